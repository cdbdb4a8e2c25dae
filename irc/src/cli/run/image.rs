//! `tex:`, `surf:` and `sampler:`: textures, surfaces and samplers that a kernel is given, or that
//! are bound to variables of its module.
//!
//! The texels of an image are a buffer, packed row by row, slice by slice and layer by layer.

use super::argument::{Buffer, parse_contents};
use super::element::Element;
use irc::runtime::sim::image::{
    AddressMode, ChannelType, Filter, Image, Opaque, Sampler, Texture, TextureGeometry,
};
use std::sync::Arc;

/// What a channel of a texel is called, what it is, and its numbers in memory.
const CHANNELS: [(&str, ChannelType, Element); 12] = [
    ("u8", ChannelType::U8, Element::U8),
    ("s8", ChannelType::S8, Element::S8),
    ("u16", ChannelType::U16, Element::U16),
    ("s16", ChannelType::S16, Element::S16),
    ("u32", ChannelType::U32, Element::U32),
    ("s32", ChannelType::S32, Element::S32),
    ("f16", ChannelType::F16, Element::F16),
    ("f32", ChannelType::F32, Element::F32),
    ("unorm8", ChannelType::Unorm8, Element::U8),
    ("snorm8", ChannelType::Snorm8, Element::S8),
    ("unorm16", ChannelType::Unorm16, Element::U16),
    ("snorm16", ChannelType::Snorm16, Element::S16),
];

const FORM: &str = "an image has its type and its size: `tex:f32x4[64,32]=zero`";

/// A texture or a surface.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
    /// Its texels.
    pub buffer: Buffer,
    /// Where they lie, but for the address.
    image: Image,
    use_as: UseAs,
}

/// What an image is used as.
#[derive(Clone, Copy, PartialEq, Debug)]
enum UseAs {
    Surface,
    /// A texture, and how it is read if that is said.
    Texture(Option<ReadAs>),
}

/// How a texture is read.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
struct ReadAs {
    sampler: Sampler,
    normalized: bool,
}

/// What becomes of a variable of a module.
pub enum Binding {
    /// It is this.
    Object(Opaque),
    /// It is a texture of these texels, and says itself how it is read.
    Texels(Image),
}

/// What stands between the size and the contents.
#[derive(Default)]
struct Options {
    read_as: ReadAs,
    /// Whether anything is said of how it is read.
    is_read: bool,
    modes: Vec<AddressMode>,
    layers: Option<u32>,
    is_cube: bool,
}

impl Options {
    fn parse(text: &str) -> Result<Options, String> {
        let mut options = Options::default();
        for word in text.split(',').filter(|word| !word.is_empty()) {
            if let Some(layers) = word.strip_prefix("layers:") {
                let layers = layers.parse().map_err(|_| format!("`{layers}` is not a number"))?;
                options.layers = Some(layers);
                continue;
            }
            let mode = match word {
                "cube" => {
                    options.is_cube = true;
                    continue;
                }
                "wrap" => Some(AddressMode::Wrap),
                "mirror" => Some(AddressMode::Mirror),
                "clamp_ogl" => Some(AddressMode::ClampOgl),
                "clamp_to_edge" | "clamp" => Some(AddressMode::ClampToEdge),
                "clamp_to_border" | "border" => Some(AddressMode::ClampToBorder),
                _ => None,
            };
            let ReadAs { sampler, normalized } = &mut options.read_as;
            options.is_read = true;
            match (word, mode) {
                (_, Some(mode)) => options.modes.push(mode),
                ("nearest", _) => sampler.filter = Filter::Nearest,
                ("linear", _) => sampler.filter = Filter::Linear,
                ("normalized", _) => *normalized = true,
                ("unnormalized", _) => sampler.force_unnormalized = true,
                _ => {
                    return Err(format!(
                        "unknown word `{word}`: expected nearest linear wrap mirror clamp_ogl \
                         clamp_to_edge clamp_to_border normalized unnormalized layers:N cube"
                    ));
                }
            }
        }
        // One mode is for all dimensions, several are for one each.
        options.read_as.sampler.modes = match options.modes[..] {
            [] => [AddressMode::default(); 3],
            [all] => [all; 3],
            [x, y] => [x, y, AddressMode::default()],
            [x, y, z] => [x, y, z],
            _ => return Err("there are three dimensions, so at most three modes".to_owned()),
        };
        Ok(options)
    }

    /// The shape of an image with these dimensions: its geometry, its size and its layers.
    fn shape(&self, dims: &[u32]) -> Result<(TextureGeometry, [u32; 3], u32), String> {
        use TextureGeometry as G;
        let geometry = match (dims.len(), self.is_cube, self.layers.is_some()) {
            (1, false, false) => G::D1,
            (2, false, false) => G::D2,
            (3, false, false) => G::D3,
            (1, false, true) => G::A1d,
            (2, false, true) => G::A2d,
            (2, true, false) => G::Cube,
            (2, true, true) => G::Acube,
            (_, true, _) => return Err("a cube has a width and a height".to_owned()),
            _ => return Err("a layered image has one or two dimensions".to_owned()),
        };
        let mut size = [1; 3];
        size[..dims.len()].copy_from_slice(dims);
        let layers = self.layers.unwrap_or(if self.is_cube { 6 } else { 1 });
        Ok((geometry, size, layers))
    }
}

/// Reads what stands behind `sampler:`.
pub fn parse_sampler(text: &str) -> Result<Sampler, String> {
    let options = Options::parse(text)?;
    if options.is_cube || options.layers.is_some() || options.read_as.normalized {
        return Err("a sampler has no size, and `normalized` belongs to the texture".to_owned());
    }
    Ok(options.read_as.sampler)
}

impl Picture {
    /// Reads what stands behind `tex:` or `surf:`.
    pub fn parse(is_texture: bool, text: &str) -> Result<Picture, String> {
        let (head, contents) = match text.split_once('=') {
            Some((head, contents)) => (head, Some(contents)),
            None => (text, None),
        };
        let (ty, rest) = head.split_once('[').ok_or(FORM)?;
        let (dims, options) = rest.split_once(']').ok_or(FORM)?;
        let options = match options {
            "" => "",
            _ => options.strip_prefix(':').ok_or(FORM)?,
        };
        let options = Options::parse(options)?;
        if options.is_read && !is_texture {
            return Err("a surface is not filtered: only layers:N and cube are allowed".to_owned());
        }
        let dims = dims.split(',').map(|dim| dim.parse::<u32>().ok()).collect::<Option<Vec<_>>>();
        let dims = dims.filter(|dims| dims.len() <= 3).ok_or(FORM)?;
        let (geometry, size, layers) = options.shape(&dims)?;
        let (name, channels) = match ty.rsplit_once('x') {
            Some((name, "1")) => (name, 1),
            Some((name, "2")) => (name, 2),
            Some((name, "4")) => (name, 4),
            _ => (ty, 1),
        };
        let Some((_, channel, element)) = CHANNELS.into_iter().find(|(known, ..)| *known == name)
        else {
            let names: Vec<&str> = CHANNELS.iter().map(|(name, ..)| *name).collect();
            return Err(format!(
                "unknown texel type `{ty}`: the types are {}, and x2 or x4 of them",
                names.join(" ")
            ));
        };
        let extents = size.into_iter().chain([layers, channels]);
        let count = extents.map(|n| n as usize).try_fold(1usize, usize::checked_mul);
        let buffer = Buffer::new(element, count.unwrap_or(usize::MAX))?;
        let contents = contents.map(parse_contents).transpose()?;
        let image = Image::packed(geometry, size, layers, (channel, channels), 0);
        let use_as = match is_texture {
            true => UseAs::Texture(options.is_read.then_some(options.read_as)),
            false => UseAs::Surface,
        };
        let picture = Picture { buffer: Buffer { contents, ..buffer }, image, use_as };
        let checked = match picture.at(0) {
            Opaque::Texture(texture) => texture.check(),
            _ => picture.image.check(),
        };
        checked.map_err(|error| error.to_string())?;
        Ok(picture)
    }

    /// Whether it is a texture, and no surface.
    pub const fn is_texture(&self) -> bool {
        matches!(self.use_as, UseAs::Texture(_))
    }

    fn image_at(&self, address: u64) -> Image {
        let mut image = self.image.clone();
        image.levels[0].address = address;
        image
    }

    /// The texture or surface, its texels at an address.
    pub fn at(&self, address: u64) -> Opaque {
        let image = self.image_at(address);
        match self.use_as {
            UseAs::Surface => Opaque::Surface(Arc::new(image)),
            UseAs::Texture(read_as) => {
                let ReadAs { sampler, normalized } = read_as.unwrap_or_default();
                Opaque::Texture(Arc::new(Texture { image, normalized, sampler }))
            }
        }
    }

    /// What is bound to a variable, the texels at an address.
    pub fn binding(&self, address: u64) -> Binding {
        match self.use_as {
            UseAs::Texture(None) => Binding::Texels(self.image_at(address)),
            _ => Binding::Object(self.at(address)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use TextureGeometry as G;

    #[test]
    fn images_have_the_shape_that_is_said() {
        for (text, geometry, size, layers, bytes) in [
            ("f32[7]", G::D1, [7, 1, 1], 1, 28),
            ("u8x4[64,32]=iota", G::D2, [64, 32, 1], 1, 8192),
            ("f16x2[4,4,4]", G::D3, [4; 3], 1, 256),
            ("unorm16[8]:layers:3=zero", G::A1d, [8, 1, 1], 3, 48),
            ("s8[8,2]:layers:3", G::A2d, [8, 2, 1], 3, 48),
            ("f32[4,4]:cube=random:3", G::Cube, [4, 4, 1], 6, 384),
            ("f32[4,4]:cube,layers:12", G::Acube, [4, 4, 1], 12, 768),
        ] {
            let picture = Picture::parse(true, text).expect(text);
            let Image { geometry: got, size: is, layers: has, .. } = picture.image;
            assert_eq!((got, is, has), (geometry, size, layers), "{text}");
            assert_eq!(picture.buffer.bytes(), bytes, "{text}");
            assert_eq!(picture.buffer.contents.is_some(), text.contains('='), "{text}");
        }
    }

    #[test]
    fn modes_are_of_all_dimensions_or_of_one_each() {
        let modes = |text: &str| parse_sampler(text).expect(text).modes;
        assert_eq!(modes(""), [AddressMode::ClampToEdge; 3]);
        assert_eq!(modes("linear,mirror"), [AddressMode::Mirror; 3]);
        let different = [AddressMode::Wrap, AddressMode::ClampToBorder, AddressMode::ClampToEdge];
        assert_eq!(modes("wrap,border"), different);
        assert!(parse_sampler("wrap,wrap,wrap,wrap").is_err());
        assert!(parse_sampler("unnormalized").expect("it is one").force_unnormalized);
    }

    #[test]
    fn what_is_no_image_is_refused() {
        for (text, why) in [
            ("f32", FORM),
            ("f32[4", FORM),
            ("f32[4]linear", FORM),
            ("f32[4,4,4,4]", FORM),
            ("f32[x]", FORM),
            ("f32[0]", "cannot have the size"),
            ("f64[4]", "unknown texel type `f64`: the types are u8"),
            ("f32x3[4]", "unknown texel type `f32x3`"),
            ("f32[4]:smooth", "unknown word `smooth`: expected nearest"),
            ("f32[4]:layers:x", "`x` is not a number"),
            ("u8[4]:linear", "cannot be filtered"),
            ("f32[4,5]:cube", "cannot have the size"),
            ("f32[4,4]:cube,layers:7", "cannot have the size"),
            ("f32[4]:cube", "a cube has a width and a height"),
            ("f32[4,4,4]:layers:2", "a layered image has one or two dimensions"),
            ("f32[4]=ones", "not `ones`"),
            ("f32[4294967295,4294967295,4294967295]", "more than any memory has"),
        ] {
            let error = Picture::parse(true, text).expect_err(text);
            assert!(error.contains(why), "{text}: {error}");
        }
        let error = Picture::parse(false, "f32[4]:linear").expect_err("a surface");
        assert!(error.contains("a surface is not filtered"), "{error}");
        assert!(parse_sampler("layers:2").is_err() && parse_sampler("normalized").is_err());
    }
}
