//! The ray marcher's picture, computed in Rust.

use crate::examples::Case;

/// Width and height of the picture that a test draws.
pub const PICTURE: [u32; 2] = [144, 96];

type Vec3 = [f32; 3];

fn add(a: Vec3, b: Vec3) -> Vec3 {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
}

fn scale(a: Vec3, by: f32) -> Vec3 {
    a.map(|x| x * by)
}

fn dot(a: Vec3, b: Vec3) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

fn normalize(a: Vec3) -> Vec3 {
    scale(a, 1.0 / dot(a, a).sqrt())
}

/// The distance of the nearest surface and its number: 1 the floor, 2 and more the spheres.
fn scene(at: Vec3) -> (f32, usize) {
    let sphere = |i: usize| {
        let centre = [2.2 * i as f32 - 2.2, 0.25 * i as f32 - 0.25, 0.0];
        let apart = add(at, scale(centre, -1.0));
        (dot(apart, apart).sqrt() - 1.0, i + 2)
    };
    let all = [(at[1] + 1.0, 1), sphere(0), sphere(1), sphere(2)];
    all.into_iter().min_by(|a, b| a.0.total_cmp(&b.0)).expect("there are surfaces")
}

/// How far along a ray the next surface is, and its number.
fn march(origin: Vec3, direction: Vec3) -> Option<(f32, usize)> {
    let mut t = 0.02;
    for _ in 0..160 {
        let (distance, material) = scene(add(origin, scale(direction, t)));
        if distance < 0.001 {
            return Some((t, material));
        }
        t += distance;
        if t > 40.0 {
            break;
        }
    }
    None
}

fn normal(at: Vec3) -> Vec3 {
    let slope = |axis: usize| {
        let mut step = [0.0; 3];
        step[axis] = 0.002;
        scene(add(at, step)).0 - scene(add(at, scale(step, -1.0))).0
    };
    normalize([slope(0), slope(1), slope(2)])
}

fn shade(origin: Vec3, direction: Vec3) -> Vec3 {
    let sky = scale([0.55, 0.7, 0.9], 0.6 + 0.4 * direction[1]);
    let Some((distance, material)) = march(origin, direction) else { return sky };
    let at = add(origin, scale(direction, distance));
    let up = normal(at);
    let sun = normalize([0.5, 0.8, -0.6]);
    let shadow = if march(add(at, scale(up, 0.01)), sun).is_some() { 0.25 } else { 1.0 };
    let light = 0.2 + 0.8 * shadow * dot(up, sun).max(0.0);
    let fog = (-0.05 * distance).exp();
    let even = (at[0].floor() + at[2].floor()) % 2.0 == 0.0;
    let colour = match material {
        1 if even => [0.85, 0.85, 0.8],
        1 => [0.25, 0.3, 0.35],
        2 => [0.9, 0.3, 0.25],
        3 => [0.95, 0.75, 0.2],
        _ => [0.25, 0.5, 0.9],
    };
    add(scale(colour, light * fog), scale(sky, 1.0 - fog))
}

/// The pixels: red, green, blue and 255, from the top left corner.
fn reference([columns, rows]: [u32; 2]) -> Vec<u8> {
    let [width, height] = [columns as f32, rows as f32];
    let mut pixels = Vec::new();
    for y in 0..rows {
        for x in 0..columns {
            let u = (x as f32 + 0.5) * 2.0 / height - width / height;
            let v = 1.0 - (y as f32 + 0.5) * 2.0 / height;
            let light = shade([0.0, 1.0, -6.0], normalize([u, v - 0.25, 2.2]));
            pixels.extend(light.map(|c| (c.clamp(0.0, 1.0) * 255.0).round_ties_even() as u8));
            pixels.push(255);
        }
    }
    pixels
}

/// Whether a picture is that of the reference but for few pixels: roundings differ, so at edges of
/// things some may.
fn is_right<const W: u32, const H: u32>(found: &[u8]) -> Result<(), String> {
    let wanted = reference([W, H]);
    assert_eq!(found.len(), wanted.len(), "the size of the picture");
    let differ = |a: &[u8], b: &[u8]| a.iter().zip(b).any(|(a, b)| a.abs_diff(*b) > 3);
    let others = found.chunks(4).zip(wanted.chunks(4)).filter(|(a, b)| differ(a, b)).count();
    match others as u32 {
        few if few <= W * H / 100 => Ok(()),
        many => Err(format!("{many} of {} pixels are other than expected", W * H)),
    }
}

fn case<const W: u32, const H: u32>() -> Case {
    Case::new("ray_marcher", [W.div_ceil(16), H.div_ceil(16), 1], [16, 16, 1])
        .bits(W)
        .bits(H)
        .output_with((4 * W * H) as usize, is_right::<W, H>)
}

pub(super) fn ray_marcher() -> Case {
    case::<48, 32>()
}

/// The ray marcher's picture in the size of [`PICTURE`]: red, green, blue and alpha of each pixel.
pub fn picture() -> Case {
    case::<{ PICTURE[0] }, { PICTURE[1] }>()
}
