//! Finds functions, blocks and terminators in the text of machine code, and the statements between
//! them, which are those of PTX.

use super::MirError;
use irc_ptx::isa::RegClass;
use std::ops::Range;

/// Blocks have numbers below this, and below what the length of the text adds.
const MAX_BLOCKS: usize = 1 << 16;

/// After N errors scanning stops.
const MAX_ERRORS: usize = 1_000;

/// A function of the text.
pub(super) struct FunctionText<'s> {
    pub name: &'s str,
    pub is_allocated: bool,
    pub blocks: Vec<BlockText<'s>>,
    /// What is read as PTX: stretches of one or more statements.
    pub plain: Vec<Range<usize>>,
    /// Where the closing brace stands.
    pub end: usize,
}

/// A block.
pub(super) struct BlockText<'s> {
    pub at: Range<usize>,
    pub id: u32,
    pub params: Vec<(Range<usize>, RegClass, u32)>,
    /// The terminator and its edges, unless the block ends with an instruction.
    pub ending: Option<(Range<usize>, Ending, Vec<EdgeText<'s>>)>,
    /// Whether there is an error in its head or terminator.
    pub is_broken: bool,
}

/// How a block ends that does not end with an instruction.
pub(super) enum Ending {
    Jump,
    Branch { pred: (RegClass, u32), divergent: bool },
    Table { index: (RegClass, u32), divergent: bool },
}

/// An edge.
pub(super) struct EdgeText<'s> {
    pub at: Range<usize>,
    pub block: u32,
    pub args: Vec<(Range<usize>, Arg<'s>)>,
}

/// An argument of an edge.
pub(super) enum Arg<'s> {
    Reg(RegClass, u32),
    Int(i64),
    F32(u32),
    F64(u64),
    Symbol(&'s str, i32),
}

/// An error has been recorded.
struct Failed;

type Scanned<T> = Result<T, Failed>;

/// The functions of a text, and what is wrong with what only machine code has.
pub(super) fn scan(text: &str) -> (Vec<FunctionText<'_>>, Vec<MirError>) {
    let mut scanner = Scanner { text, at: 0, errors: Vec::new() };
    let mut functions = Vec::new();
    loop {
        scanner.skip_space();
        if scanner.at == text.len() || scanner.errors.len() >= MAX_ERRORS {
            return (functions, scanner.errors);
        }
        match scanner.function() {
            Ok(function) => functions.push(function),
            Err(Failed) => scanner.skip_to_function(),
        }
    }
}

struct Scanner<'s> {
    text: &'s str,
    at: usize,
    errors: Vec<MirError>,
}

impl<'s> Scanner<'s> {
    fn rest(&self) -> &'s str {
        &self.text[self.at..]
    }

    /// Skips white space and comments.
    fn skip_space(&mut self) {
        loop {
            let rest = self.rest();
            let trimmed = rest.trim_start();
            self.at += rest.len() - trimmed.len();
            let skipped = match trimmed.get(..2) {
                Some("//") => trimmed.find('\n'),
                Some("/*") => trimmed.find("*/").map(|end| end + 2),
                _ => return,
            };
            self.at += skipped.unwrap_or(trimmed.len());
        }
    }

    /// The word ahead, which may be empty. It is not passed.
    fn peek(&self) -> &'s str {
        let rest = self.rest();
        let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '%' | '.');
        &rest[..rest.find(|c| !is_word(c)).unwrap_or(rest.len())]
    }

    fn eat(&mut self, sign: char) -> bool {
        let found = self.rest().starts_with(sign);
        if found {
            self.at += sign.len_utf8();
            self.skip_space();
        }
        found
    }

    fn expect(&mut self, sign: char) -> Scanned<()> {
        if self.eat(sign) { Ok(()) } else { self.expected(&format!("`{sign}`")) }
    }

    /// The word ahead and its place, if `read` makes something of it.
    fn read<T>(
        &mut self,
        wanted: &str,
        read: impl FnOnce(&'s str) -> Option<T>,
    ) -> Scanned<(Range<usize>, T)> {
        let word = self.peek();
        match read(word) {
            Some(value) if !word.is_empty() => {
                let span = self.at..self.at + word.len();
                self.at = span.end;
                self.skip_space();
                Ok((span, value))
            }
            _ => self.expected(wanted),
        }
    }

    /// What stands ahead, for messages.
    fn found(&self) -> (Range<usize>, String) {
        let word = self.peek();
        let length = match (word.len(), self.rest().chars().next()) {
            (0, None) => return (self.at..self.at, "the end of the text".to_owned()),
            (0, Some(c)) => c.len_utf8(),
            (length, _) => length,
        };
        let span = self.at..self.at + length;
        let short: String = self.text[span.clone()].chars().take(40).collect();
        (span, format!("`{short}`"))
    }

    fn expected<T>(&mut self, wanted: &str) -> Scanned<T> {
        let (span, found) = self.found();
        self.errors.push(MirError::new(span, format!("expected {wanted}, found {found}")));
        Err(Failed)
    }

    /// Goes on where a line begins with the next function.
    fn skip_to_function(&mut self) {
        let next = self.rest().find("\nmir ").map(|at| self.at + at + 1);
        self.at = next.unwrap_or(self.text.len());
    }

    fn function(&mut self) -> Scanned<FunctionText<'s>> {
        self.read("`mir`", |word| (word == "mir").then_some(()))?;
        let (_, mut name) = self.read("the name of a function", Some)?;
        let is_allocated = name == "allocated" && !self.rest().starts_with('{');
        if is_allocated {
            (_, name) = self.read("the name of a function", Some)?;
        }
        self.expect('{')?;
        let (mut blocks, mut plain) = (Vec::<BlockText<'_>>::new(), Vec::new());
        let mut depth = 0u32;
        loop {
            let (start, word) = (self.at, self.peek());
            if self.errors.len() >= MAX_ERRORS {
                return Err(Failed);
            } else if self.rest().starts_with('}') && depth == 0 {
                let end = self.at;
                self.eat('}');
                if blocks.is_empty() {
                    let span = end..end + 1;
                    self.errors.push(MirError::new(span, format!("`{name}` has no blocks")));
                }
                return Ok(FunctionText { name, is_allocated, blocks, plain, end });
            } else if self.rest().is_empty() {
                return self.expected("`}`");
            } else if self.eat('{') {
                depth += 1;
                plain.push(start..start + 1);
            } else if self.eat('}') {
                depth -= 1;
                plain.push(start..start + 1);
            } else if block_number(word).is_some() && self.is_label(word) {
                let at = start..start + word.len();
                let id = block_number(word).unwrap_or_default();
                let broken =
                    BlockText { at, id, params: Vec::new(), ending: None, is_broken: true };
                let block = self.block();
                if block.is_err() {
                    self.skip_line();
                }
                blocks.push(block.unwrap_or(broken));
            } else if let Some(kind) = terminator_word(word) {
                match self.terminator(kind) {
                    Ok(ending) => self.end_block(&mut blocks, ending),
                    Err(Failed) => {
                        self.skip_line();
                        if let Some(block) = blocks.last_mut() {
                            block.is_broken = true;
                        }
                    }
                }
            } else {
                self.plain(&mut plain);
            }
        }
    }

    /// Notes the terminator of the last block.
    fn end_block(
        &mut self,
        blocks: &mut [BlockText<'s>],
        (span, ending, edges): (Range<usize>, Ending, Vec<EdgeText<'s>>),
    ) {
        let message = match blocks.last_mut() {
            None => "a terminator stands before the first block",
            Some(block) if block.ending.is_some() => "the block has two terminators",
            Some(block) => {
                block.ending = Some((span, ending, edges));
                return;
            }
        };
        self.errors.push(MirError::new(span, message));
    }

    /// After an error: goes on behind the next semicolon or with the next line.
    fn skip_line(&mut self) {
        let rest = self.rest();
        self.at += rest.find([';', '\n']).map_or(rest.len(), |at| at + 1);
        self.skip_space();
    }

    /// A statement of PTX, up to its semicolon.
    fn plain(&mut self, plain: &mut Vec<Range<usize>>) {
        let start = self.at;
        let mut open = 0u32;
        while let Some(c) = self.rest().chars().next() {
            match c {
                ';' => {
                    self.at += 1;
                    break;
                }
                '"' => {
                    let string = &self.rest()[1..];
                    self.at += 1 + string.find(['"', '\n']).unwrap_or(string.len());
                    self.at += usize::from(self.rest().starts_with('"'));
                    continue;
                }
                '{' => open += 1,
                '}' if open == 0 => break,
                '}' => open -= 1,
                _ => {}
            }
            if c == '/' {
                let before = self.at;
                self.skip_space();
                if self.at > before {
                    continue;
                }
            }
            self.at += c.len_utf8();
        }
        plain.push(start..self.at);
        self.skip_space();
    }

    /// Whether a word at the beginning of a statement is that of a block.
    fn is_label(&self, word: &str) -> bool {
        let behind = self.rest()[word.len()..].trim_start();
        behind.starts_with([':', '('])
    }

    /// The number of a block.
    fn block_id(&mut self) -> Scanned<(Range<usize>, u32)> {
        let (span, id) = self.read("a block", block_number)?;
        let most = MAX_BLOCKS + self.text.len();
        if id as usize >= most {
            let message = format!("blocks are numbered below {most}");
            self.errors.push(MirError::new(span, message));
            return Err(Failed);
        }
        Ok((span, id))
    }

    fn block(&mut self) -> Scanned<BlockText<'s>> {
        let (at, id) = self.block_id()?;
        let mut params = Vec::new();
        if self.eat('(') {
            loop {
                let (span, (class, number)) = self.read("a register", register)?;
                params.push((span, class, number));
                if !self.eat(',') {
                    break;
                }
            }
            self.expect(')')?;
        }
        self.expect(':')?;
        Ok(BlockText { at, id, params, ending: None, is_broken: false })
    }

    fn terminator(
        &mut self,
        (kind, uni): (&str, bool),
    ) -> Scanned<(Range<usize>, Ending, Vec<EdgeText<'s>>)> {
        let (span, ()) = self.read("a terminator", |_| Some(()))?;
        let (divergent, mut edges) = (!uni, Vec::new());
        let ending = match kind {
            "jump" => {
                edges.push(self.edge()?);
                Ending::Jump
            }
            "branch" => {
                let (_, pred) = self.read("a predicate register", register)?;
                for _ in 0..2 {
                    self.expect(',')?;
                    edges.push(self.edge()?);
                }
                Ending::Branch { pred, divergent }
            }
            _ => {
                let (_, index) = self.read("a register", register)?;
                self.expect(',')?;
                edges.push(self.edge()?);
                while self.eat(',') {
                    edges.push(self.edge()?);
                }
                Ending::Table { index, divergent }
            }
        };
        self.expect(';')?;
        Ok((span, ending, edges))
    }

    fn edge(&mut self) -> Scanned<EdgeText<'s>> {
        let (at, block) = self.block_id()?;
        let mut args = Vec::new();
        if self.eat('(') {
            loop {
                args.push(self.argument()?);
                if !self.eat(',') {
                    break;
                }
            }
            self.expect(')')?;
        }
        Ok(EdgeText { at, block, args })
    }

    fn argument(&mut self) -> Scanned<(Range<usize>, Arg<'s>)> {
        const WANTED: &str = "a register, a number or a symbol";
        let start = self.at;
        if self.eat('-') {
            let (span, value) =
                self.read("a number", |word| format!("-{word}").parse::<i64>().ok())?;
            return Ok((start..span.end, Arg::Int(value)));
        }
        let (span, arg) = self.read(WANTED, |word| match word.as_bytes()[..] {
            [b'%', ..] => register(word).map(|(class, number)| Arg::Reg(class, number)),
            [b'0', b'f', ..] => bits(word, 8).map(|bits| Arg::F32(bits as u32)),
            [b'0', b'd', ..] => bits(word, 16).map(Arg::F64),
            [b'0'..=b'9', ..] => word.parse().ok().map(Arg::Int),
            [b'.', ..] | [] => None,
            _ => Some(Arg::Symbol(word, 0)),
        })?;
        match arg {
            Arg::Symbol(name, _) if self.eat('+') => {
                let sign = if self.eat('-') { "-" } else { "" };
                let (_, offset) =
                    self.read("a number of 32 bits", |word| format!("{sign}{word}").parse().ok())?;
                Ok((span, Arg::Symbol(name, offset)))
            }
            arg => Ok((span, arg)),
        }
    }
}

/// The number of the block that a word names.
fn block_number(word: &str) -> Option<u32> {
    number(word.strip_prefix("block")?)
}

/// A number without a sign.
fn number(digits: &str) -> Option<u32> {
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().ok())?
}

/// The class and number of the register that a word names.
fn register(word: &str) -> Option<(RegClass, u32)> {
    let of_class = |class: RegClass| Some((class, number(word.strip_prefix(class.prefix())?)?));
    RegClass::ALL.into_iter().find_map(of_class)
}

/// The bits of a float: two letters and N hexadecimal digits.
fn bits(word: &str, digits: usize) -> Option<u64> {
    let word = &word[2..];
    let is_hex = word.len() == digits && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_hex.then(|| u64::from_str_radix(word, 16).ok())?
}

/// The kind of terminator that a word begins, and whether it is uniform.
fn terminator_word(word: &str) -> Option<(&'static str, bool)> {
    let (name, uni) = match word.strip_suffix(".uni") {
        Some(name) => (name, true),
        None => (word, false),
    };
    let kinds = ["jump", "branch", "table"];
    let kind = kinds.into_iter().find(|&kind| kind == name && (kind != "jump" || !uni))?;
    Some((kind, uni))
}
