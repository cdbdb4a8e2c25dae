//! `ARG`: what a kernel is called with.

use super::element::{Element, Random};
use super::image::{self, Picture};
use crate::cli::source;
use irc::runtime::sim::image::Sampler;
use std::fmt;
use std::path::{Path, PathBuf};

/// An argument of the kernel.
#[derive(Clone, PartialEq, Debug)]
pub struct Argument {
    /// As it was written.
    pub text: String,
    /// What it is.
    pub value: Value,
}

/// What an argument is.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A number.
    Scalar(Element, u64),
    /// The address of memory of the device.
    Buffer(Buffer),
    /// The address zero.
    Null,
    /// The bytes of a file.
    Bytes(PathBuf),
    /// The handle of a texture or a surface.
    Picture(Box<Picture>),
    /// The handle of a sampler.
    Sampler(Sampler),
}

/// Memory of the device.
#[derive(Clone, PartialEq, Debug)]
pub struct Buffer {
    /// What it holds.
    pub element: Element,
    /// How many of them.
    pub count: usize,
    /// Its initial contents; uninitialised if none are given.
    pub contents: Option<Contents>,
}

/// What a buffer holds at first.
#[derive(Clone, PartialEq, Debug)]
pub enum Contents {
    /// Zeros.
    Zero,
    /// 0, 1, 2 and so on.
    Iota,
    /// Random numbers.
    Random(u64),
    /// The bytes of a file.
    File(PathBuf),
}

const FORMS: &str = "an argument is a number `f32:2.5`, a buffer `f32[1024]=zero`, `null`, \
                     `bytes:@file`, a texture `tex:f32[64,32]=zero` or a surface `surf:..`";

impl Argument {
    /// Reads an argument.
    pub fn parse(text: &str) -> Result<Argument, String> {
        let value = parse(text).map_err(|why| format!("argument `{text}`: {why}"))?;
        Ok(Argument { text: text.to_owned(), value })
    }

    /// The buffer, if it is one.
    pub fn buffer(&self) -> Option<&Buffer> {
        match &self.value {
            Value::Buffer(buffer) => Some(buffer),
            Value::Picture(picture) => Some(&picture.buffer),
            _ => None,
        }
    }

    /// The file that it is read from, if there is one.
    pub fn file(&self) -> Option<&Path> {
        match &self.value {
            Value::Bytes(path) => Some(path),
            _ => match &self.buffer()?.contents {
                Some(Contents::File(path)) => Some(path),
                _ => None,
            },
        }
    }

    /// Makes the path of its file one of a folder, if it is relative.
    pub fn rebase(&mut self, folder: &Path) {
        match &mut self.value {
            Value::Bytes(path) => *path = folder.join(&*path),
            Value::Buffer(buffer) => buffer.rebase(folder),
            Value::Picture(picture) => picture.buffer.rebase(folder),
            _ => {}
        }
    }

    /// Whether it is a texture, a surface or a sampler.
    pub const fn is_object(&self) -> bool {
        matches!(self.value, Value::Picture(_) | Value::Sampler(_))
    }
}

fn parse(text: &str) -> Result<Value, String> {
    if text == "null" {
        return Ok(Value::Null);
    }
    let picture = |is_texture, rest| {
        Picture::parse(is_texture, rest).map(|picture| Value::Picture(Box::new(picture)))
    };
    match text.split_once(':') {
        Some(("tex", rest)) => return picture(true, rest),
        Some(("surf", rest)) => return picture(false, rest),
        Some(("sampler", rest)) => return image::parse_sampler(rest).map(Value::Sampler),
        _ => {}
    }
    if let Some((head, contents)) = split_buffer(text) {
        return parse_buffer(head, contents).map(Value::Buffer);
    }
    let (ty, value) = text.split_once(':').ok_or(FORMS)?;
    if ty == "bytes" {
        let path = value.strip_prefix('@').filter(|path| !path.is_empty());
        return Ok(Value::Bytes(path.ok_or("bytes come from a file: `bytes:@file`")?.into()));
    }
    let element = Element::from_name(ty)?;
    Ok(Value::Scalar(element, element.parse(value)?))
}

/// The parts of a buffer before and after the equals sign.
fn split_buffer(text: &str) -> Option<(&str, Option<&str>)> {
    let (head, contents) = match text.split_once('=') {
        Some((head, contents)) => (head, Some(contents)),
        None => (text, None),
    };
    (head.contains('[') || contents.is_some()).then_some((head, contents))
}

fn parse_buffer(head: &str, contents: Option<&str>) -> Result<Buffer, String> {
    let (ty, count) = head
        .split_once('[')
        .and_then(|(ty, count)| Some((ty, count.strip_suffix(']')?)))
        .ok_or("a buffer has its type and how many: `f32[1024]=zero`")?;
    let element = Element::from_name(ty)?;
    let count: usize =
        count.parse().map_err(|_| format!("`{count}` is not a number of elements"))?;
    let contents = contents.map(parse_contents).transpose()?;
    Ok(Buffer { contents, ..Buffer::new(element, count)? })
}

/// Reads what stands behind the equals sign of a buffer.
pub fn parse_contents(text: &str) -> Result<Contents, String> {
    if let Some(path) = text.strip_prefix('@').filter(|path| !path.is_empty()) {
        return Ok(Contents::File(path.into()));
    }
    if let Some(seed) = text.strip_prefix("random:") {
        let seed = seed.parse().map_err(|_| format!("the seed `{seed}` is not a number"))?;
        return Ok(Contents::Random(seed));
    }
    match text {
        "zero" => Ok(Contents::Zero),
        "iota" => Ok(Contents::Iota),
        _ => Err(format!(
            "the contents of a buffer are zero, iota, random:SEED or @file, not `{text}`"
        )),
    }
}

impl Buffer {
    /// An uninitialised one.
    pub fn new(element: Element, count: usize) -> Result<Buffer, String> {
        if count.checked_mul(element.bytes()).is_none_or(|bytes| bytes > isize::MAX as usize) {
            return Err(format!("{count} elements are more than any memory has"));
        }
        Ok(Buffer { element, count, contents: None })
    }

    /// Makes the path of its file one of a folder, if it is relative.
    pub fn rebase(&mut self, folder: &Path) {
        if let Some(Contents::File(path)) = &mut self.contents {
            *path = folder.join(&*path);
        }
    }

    /// The size in bytes.
    pub fn bytes(&self) -> usize {
        self.count * self.element.bytes()
    }

    /// What it holds at first; nothing if nobody writes it.
    pub fn initial(&self) -> Result<Option<Vec<u8>>, String> {
        let Some(contents) = &self.contents else { return Ok(None) };
        let element = self.element;
        let mut bytes = Vec::new();
        if bytes.try_reserve_exact(self.bytes()).is_err() {
            return Err(format!("cannot allocate {} bytes", self.bytes()));
        }
        let push = |bits: u64| bytes.extend_from_slice(&bits.to_le_bytes()[..element.bytes()]);
        match contents {
            Contents::Zero => bytes.resize(self.bytes(), 0),
            Contents::Iota => (0..self.count as u64).map(|n| element.count(n)).for_each(push),
            Contents::Random(seed) => {
                let mut random = Random(*seed);
                (0..self.count).map(|_| element.random(random.next())).for_each(push);
            }
            Contents::File(path) => bytes = self.read(path)?,
        }
        Ok(Some(bytes))
    }

    /// The bytes of a file that is as large as the buffer.
    pub fn read(&self, path: &Path) -> Result<Vec<u8>, String> {
        let want = self.bytes() as u64;
        let differs =
            |got: u64| Err(format!("`{}` has {got} bytes, {self} has {want}", path.display()));
        // What is no file may have no end, and a large file need not be read.
        match std::fs::metadata(path) {
            Ok(found) if found.is_file() && found.len() != want => return differs(found.len()),
            _ => {}
        }
        let bytes = read(path, want)?;
        if bytes.len() as u64 == want { Ok(bytes) } else { differs(bytes.len() as u64) }
    }
}

impl fmt::Display for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]", self.element.name(), self.count)
    }
}

/// The most bytes of a struct by value: more than the parameters of any kernel have.
const MAX_STRUCT: u64 = 1 << 20;

/// The bytes of a struct by value.
pub fn read_struct(path: &Path) -> Result<Vec<u8>, String> {
    read(path, MAX_STRUCT)
}

fn read(path: &Path, limit: u64) -> Result<Vec<u8>, String> {
    let bytes = source::read_file(path, limit);
    bytes.map_err(|error| format!("cannot read `{}`: {error}", path.display()))
}
