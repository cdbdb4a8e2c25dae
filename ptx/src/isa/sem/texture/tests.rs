//! Texels and places, apart from memory.

use super::sample::{face, resolve};
use super::texel::{decode, encode};
use crate::isa::modifiers::TextureGeometry;
use crate::isa::sem::{AddressMode, ChannelType, Image, ImageError, Level};

#[test]
fn what_is_stored_is_read_again() {
    use ChannelType as C;
    for channel in [C::Snorm8, C::Snorm16, C::Unorm8, C::Unorm16, C::S8, C::S16, C::U8, C::U16] {
        for bits in 0..1u32 << channel.bits() {
            let register = decode(channel, bits);
            let again = encode(channel, register);
            // The lowest normalised number means the same as the one above it.
            let lowest = matches!(channel, C::Snorm8 | C::Snorm16) && bits.count_ones() == 1;
            let is_lowest = lowest && bits >> (channel.bits() - 1) == 1;
            assert_eq!(again, if is_lowest { bits + 1 } else { bits }, "{channel:?} {bits:#x}");
        }
    }
    for bits in (0..0x7c00).chain(0x8000..0xfc00) {
        assert_eq!(encode(C::F16, decode(C::F16, bits)), bits);
    }
    for bits in [0, 1, 0x8000_0000, 0x7fc0_0001, u32::MAX] {
        for channel in [C::F32, C::U32, C::S32] {
            assert_eq!(encode(channel, decode(channel, bits)), bits);
        }
    }
    let stored = [f32::NAN, f32::INFINITY, f32::NEG_INFINITY, 2.0, -2.0, 0.001];
    let stored = stored.map(|value| encode(C::Unorm8, value.to_bits()));
    assert_eq!(stored, [0, 255, 0, 255, 0, 0]);
}

#[test]
fn modes_say_what_lies_beyond_the_edge() {
    let texels = |mode| (-5..8).map(|i| resolve(i, 3, mode)).collect::<Vec<_>>();
    let numbers = |list: [u32; 13]| list.map(Some).to_vec();
    assert_eq!(texels(AddressMode::Wrap), numbers([1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1]));
    assert_eq!(texels(AddressMode::Mirror), numbers([1, 2, 2, 1, 0, 0, 1, 2, 2, 1, 0, 0, 1]));
    assert_eq!(texels(AddressMode::ClampToEdge), numbers([0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2]));
    for mode in [AddressMode::ClampToBorder, AddressMode::ClampOgl] {
        let inside: Vec<_> = texels(mode).into_iter().flatten().collect();
        assert_eq!(inside, [0, 1, 2]);
    }
}

#[test]
fn faces_meet_at_their_edges() {
    // The longest component chooses; where two are as long, the last of them.
    assert_eq!(face([2.0, 0.0, 0.0]), (0, 0.5, 0.5));
    assert_eq!(face([-4.0, 1.0, 2.0]), (1, 0.75, 0.375));
    assert_eq!(face([1.0, 1.0, 0.0]).0, 2);
    assert_eq!(face([1.0, -1.0, -1.0]), (5, 0.0, 1.0));
}

#[test]
fn images_that_cannot_be_are_refused() {
    use TextureGeometry as G;
    let good =
        |geometry, size, layers| Image::packed(geometry, size, layers, (ChannelType::U8, 4), 64);
    for (geometry, size, layers) in [
        (G::D1, [7, 1, 1], 1),
        (G::D2, [7, 3, 1], 1),
        (G::D3, [7, 3, 2], 1),
        (G::A2d, [7, 3, 1], 9),
        (G::Cube, [4, 4, 1], 6),
        (G::Acube, [4, 4, 1], 12),
    ] {
        assert_eq!(good(geometry, size, layers).check(), Ok(()), "{geometry:?}");
    }
    for (geometry, size, layers) in [
        (G::D1, [7, 2, 1], 1),
        (G::D2, [7, 0, 1], 1),
        (G::D2, [7, 3, 2], 1),
        (G::D3, [7, 3, 2], 2),
        (G::Cube, [4, 4, 1], 1),
        (G::Cube, [4, 5, 1], 6),
        (G::Acube, [4, 4, 1], 13),
    ] {
        assert_eq!(good(geometry, size, layers).check(), Err(ImageError::Size { size, layers }));
    }
    let image = good(G::D2, [7, 3, 1], 1);
    assert_eq!(Image { geometry: G::D2ms, ..image.clone() }.check(), Err(ImageError::Samples));
    let three = Image { channels: 3, ..image.clone() };
    assert_eq!(three.check(), Err(ImageError::Channels { channels: 3 }));
    let level = Level { address: 64, row_pitch: 28, slice_pitch: 84 };
    for (wrong, what) in [
        (Image { levels: Vec::new(), ..image.clone() }, ImageError::Levels { levels: 0, most: 3 }),
        (
            Image { levels: vec![level; 4], ..image.clone() },
            ImageError::Levels { levels: 4, most: 3 },
        ),
        (
            Image { levels: vec![Level { address: 66, ..level }], ..image.clone() },
            ImageError::Place { level: 0, bytes: 4 },
        ),
    ] {
        assert_eq!(wrong.check(), Err(what));
    }
    // The second level has three texels in one row: any pitch will do.
    let flat = Image { levels: vec![level, Level { row_pitch: 8, ..level }], ..image };
    assert_eq!(flat.check(), Ok(()));
}
