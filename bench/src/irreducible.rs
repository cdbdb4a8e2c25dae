//! Kernels whose control flow is anything but nested loops, as IR text: what goes wrong where an
//! algorithm is linear on the code that people write, and on no other.
//!
//! Every block `i` branches to the next one and to another, so all are reachable and most edges go
//! into the middle of some loop. Compilers of structured languages do not make such code; state
//! machines, interpreters and the output of other optimisers do.

use std::fmt::Write;

/// A family of kernels.
#[derive(Debug, Clone, Copy)]
pub struct KernelFamily {
    /// What it is called in tables.
    pub name: &'static str,
    params: usize,
    /// Values of the entry that blocks far away use.
    far_values: usize,
    target: fn(block: usize, blocks: usize, random: &mut Random) -> usize,
}

/// All shapes.
pub const SHAPES: [KernelFamily; 5] = [
    KernelFamily { name: "random branches", params: 0, far_values: 0, target: anywhere },
    KernelFamily { name: "strided, parameter", params: 1, far_values: 0, target: strided },
    KernelFamily { name: "random, parameters", params: 3, far_values: 0, target: anywhere },
    KernelFamily { name: "random, long ranges", params: 1, far_values: 64, target: anywhere },
    KernelFamily { name: "near, parameters", params: 3, far_values: 8, target: near },
];

fn anywhere(_: usize, blocks: usize, random: &mut Random) -> usize {
    random.below(blocks)
}

fn strided(block: usize, blocks: usize, _: &mut Random) -> usize {
    7919 * block % blocks
}

/// At most some twenty blocks away, so that irreducible regions are many and nested.
fn near(block: usize, blocks: usize, random: &mut Random) -> usize {
    (block + random.below(40)).saturating_sub(20).min(blocks - 1)
}

/// Numbers that are the same on every run (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound
    }
}

/// The text of a module with one kernel of about `blocks` blocks.
pub fn render(shape: KernelFamily, blocks: usize) -> String {
    let mut text = String::with_capacity(blocks * 128);
    write_kernel(&mut text, shape, blocks.max(2)).expect("writing to a string does not fail");
    text
}

fn write_kernel(out: &mut String, shape: KernelFamily, blocks: usize) -> std::fmt::Result {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let KernelFamily { params, far_values, .. } = shape;
    writeln!(out, "kernel @kernel(%out: ptr.global, %x: i32, %n: i32) {{\nentry:")?;
    for i in 0..far_values {
        writeln!(out, "  %far{i} = mul %n, {}", 2 * i + 3)?;
    }
    writeln!(out, "  br b0{}", list((0..params).map(|_| "%x".to_owned())))?;
    for i in 0..blocks {
        let names = (0..params).map(|p| format!("%a{i}_{p}: i32"));
        writeln!(out, "b{i}{}:", list(names))?;
        let seen = match (far_values, params) {
            (0, 0) => "%n".to_owned(),
            (0, _) => format!("%a{i}_{}", random.below(params)),
            _ => format!("%far{}", random.below(far_values)),
        };
        writeln!(out, "  %c{i} = icmp slt {seen}, {i}")?;
        if i + 1 == blocks {
            writeln!(out, "  store %x, %out\n  ret")?;
            continue;
        }
        let fresh = (0..params).map(|_| "%x".to_owned());
        let old = (0..params).map(|p| format!("%a{i}_{}", (p + i) % params));
        let (next, other) = (i + 1, (shape.target)(i, blocks, &mut random));
        writeln!(out, "  condbr %c{i}, b{next}{}, b{other}{}", list(fresh), list(old))?;
    }
    writeln!(out, "}}")
}

/// Items in brackets; nothing if there are none.
fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { String::new() } else { format!("({})", items.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc::ir::text::parse_module;
    use irc::ir::verify::verify_module;

    #[test]
    fn every_shape_is_a_valid_module() {
        for shape in SHAPES {
            let text = render(shape, 500);
            let module = parse_module(&text).expect(shape.name).module;
            assert_eq!(verify_module(&module), Ok(()), "{}", shape.name);
        }
    }
}
