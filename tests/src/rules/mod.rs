//! Proofs of rewritings: small functions of every shape that a rule may be about, and what passes
//! make of them for all operands.

pub mod counts;
pub mod evaluate;
pub mod floats;
pub mod flow;
pub mod trees;
pub mod vectors;

use evaluate::Column;
use irc_ir::interp::eval::Lane;

/// A function to prove something with: parameters by name and type, and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Names and types of the parameters.
    pub params: Vec<(&'static str, String)>,
    /// The type that it returns.
    pub result: String,
    /// The blocks, or the lines of the only one; what is returned there is `%r`.
    pub body: String,
    /// Whether it is run at every size of a proof, not in the long ones alone.
    pub always: bool,
}

impl Shape {
    /// A function of one block whose value is `%r`.
    pub fn lines(params: &[(&'static str, &str)], result: &str, lines: &[String]) -> Shape {
        let body: String = lines.iter().map(|line| format!("  {line}\n")).collect();
        Shape::blocks(params, result, &format!("entry:\n{body}  ret %r\n"))
    }

    /// A function of these blocks.
    pub fn blocks(params: &[(&'static str, &str)], result: &str, body: &str) -> Shape {
        let uses = |name: &str| {
            let words = body.split(|c: char| !c.is_alphanumeric() && c != '%');
            words.into_iter().any(|word| word.strip_prefix('%') == Some(name))
        };
        let params = params.iter().filter(|(name, _)| uses(name));
        Shape {
            params: params.map(|(name, ty)| (*name, (*ty).to_owned())).collect(),
            result: result.to_owned(),
            body: body.to_owned(),
            always: true,
        }
    }

    /// The same, which stands for many of its kind in short runs, by its text.
    pub fn sampled(self, one_in: u64) -> Shape {
        Shape { always: self.is_chosen(one_in), ..self }
    }

    /// The function as IR text.
    pub fn text(&self, name: &str) -> String {
        let params = self.params.iter().map(|(name, ty)| format!("%{name}: {ty}"));
        let params = params.collect::<Vec<_>>().join(", ");
        format!("func @{name}({params}) -> {} {{\n{}}}\n", self.result, self.body)
    }

    /// The inputs, by parameter: all of parameters of up to 8 bits, unless `is_sample` and there
    /// are several, else corners and some; poison, too.
    pub fn inputs(&self, is_sample: bool) -> Vec<Column> {
        let wide = self.params.iter().filter(|(_, ty)| bits(ty) > 8).count();
        let count = self.params.len();
        let domains: Vec<Vec<Lane>> =
            self.params.iter().map(|(_, ty)| domain(ty, wide, count, is_sample)).collect();
        let total: usize = domains.iter().map(Vec::len).product();
        let mut each = total;
        let column = |domain: &Vec<Lane>| {
            each /= domain.len();
            (0..total).map(|i| domain[i / each % domain.len()]).collect()
        };
        domains.iter().map(column).collect()
    }

    /// Whether this is one of so many, by its text.
    pub fn is_chosen(&self, one_in: u64) -> bool {
        hash(&self.body).is_multiple_of(one_in)
    }
}

/// A hash that stays from version to version (FNV-1a).
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    }) >> 7
}

fn bits(ty: &str) -> u32 {
    match ty {
        "f16" | "bf16" => 16,
        "f32" => 32,
        "f64" => 64,
        _ => ty.strip_prefix('i').and_then(|bits| bits.parse().ok()).unwrap_or(64),
    }
}

/// What is tried of a parameter of a function with `count` of them, `wide` of which have more than
/// 8 bits.
fn domain(ty: &str, wide: usize, count: usize, is_sample: bool) -> Vec<Lane> {
    let bits = bits(ty);
    let most = match (wide, count) {
        _ if bits == 1 => 2,
        _ if is_sample && count > 1 => 24,
        _ if bits <= 8 && wide < 2 && count < 3 => 256,
        (1, 1) if bits == 16 && ty.contains('f') => 1 << 16,
        (_, 1) => 600,
        (1, 2) => 80,
        (_, 2) => 70,
        _ => 22,
    };
    let numbers = numbers(bits, most);
    numbers.into_iter().map(Some).chain([None]).collect()
}

/// At most so many numbers of this width: all, or corners before others.
pub fn numbers(bits: u32, most: usize) -> Vec<u128> {
    let mask = u128::MAX >> (128 - bits);
    if mask < most as u128 {
        return (0..=mask).collect();
    }
    let small = [0, 1, 2, 3, 7, 8, 31, 32, 63, 64, 0x7f, 0x80, 0xff];
    let ends = small.into_iter().flat_map(|x: u128| [x, !x]);
    let half = 1u128 << (bits - 1);
    let signs = [half, half - 1, half + 1, mask >> (bits / 2), mask << (bits / 2)];
    let powers = (2..bits).flat_map(|k| [1u128 << k, (1u128 << k) - 1]);
    let spread =
        (1..).map(|i: u128| i.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835) >> (i % 97));
    let mut seen = std::collections::BTreeSet::new();
    let all = signs.into_iter().chain(ends).chain(powers).chain(spread);
    all.map(|x| x & mask).filter(|&x| seen.insert(x)).take(most).collect()
}
