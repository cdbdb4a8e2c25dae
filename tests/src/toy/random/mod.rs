//! Random toy programs that are right, as text.
//!
//! Each thread computes something of its own from a few numbers and writes words that tell all.
//! What a program may do is chosen so that its result is defined: divisors are not 0, indices are
//! in range, loops end, no function is approximate, a NaN is written as one word whatever its
//! bits, and what threads do to the same memory commutes.

mod expressions;
mod statements;

use crate::examples::Random;
use std::fmt::Write as _;

/// Words that each thread reads.
pub const INPUTS: usize = 4;
/// Words that each thread writes.
pub const OUTPUTS: usize = 8;
/// Numbers that all threads change by atomics, of 32 and of 64 bits.
pub const TOTALS: usize = 8;

/// What programs use: structs and functions that are generic over types and constants, pointers,
/// slices, recursion.
const PRELUDE: &str = "\
struct Pair<A, B> { first: A, second: B }
fn swapped<A, B>(p: Pair<A, B>) -> Pair<B, A> { Pair { first: p.second, second: p.first } }
fn put<T: any>(p: *mut T, x: T) -> T { let old = *p; *p = x; old }
fn exchange<T>(p: *mut T, q: *mut T) { let old = *p; *p = *q; *q = old; }
fn chosen<T, const N: u32>(items: [T; N], i: u32) -> T { items[i % N] }
fn at<T>(items: &[T], i: u32) -> T { items[i % items.len] }
fn fill<T>(items: &mut [T], x: T) { for i in 0..items.len { items[i] = x; } }
fn turned<T, const N: u32>(items: [T; N], by: u32) -> [T; N] {
    var out = items;
    for i in 0..N { out[i] = items[(i + by % N) % N]; }
    out
}
fn total<T: num>(items: &[T]) -> T {
    var sum = items[0];
    for p in 1..items.len { sum += *offset(items.ptr, p); }
    sum
}
fn power<T: int>(x: T, n: u32) -> T {
    if n == 0 { return 1; }
    if n % 2 == 1 { x * power(x, n - 1) } else { let half = power(x, n / 2); half * half }
}
fn found<T: int>(items: &[T], x: T) -> u32 {
    var i = 0;
    loop {
        if i == items.len { break; }
        if items[i] == x { return i; }
        i += 1;
    }
    i
}
";

/// A type of a random program.
#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Bool,
    Int { signed: bool, bits: u32 },
    Float(&'static str),
    Vector(Box<Kind>, u32),
    Array(Box<Kind>, u32),
    Pair(Box<Kind>, Box<Kind>),
    Struct(usize),
}

/// What most indices and amounts are.
const U32: Kind = Kind::Int { signed: false, bits: 32 };

/// A variable that may be read, and written if it is `var`.
#[derive(Clone)]
struct Variable {
    name: String,
    kind: Kind,
    mutable: bool,
    /// Whether it is memory: not a `const`, which has no address.
    memory: bool,
}

struct Function {
    name: String,
    params: Vec<Kind>,
    result: Kind,
}

struct Generator {
    random: Random,
    text: String,
    structs: Vec<Vec<Kind>>,
    functions: Vec<Function>,
    /// Constants and statics.
    globals: Vec<Variable>,
    variables: Vec<Variable>,
    /// Constants, and what they must be equal to.
    constants: Vec<(String, Kind, String)>,
    names: u32,
    indent: usize,
    /// Loops around the place, of which each runs a few rounds.
    loops: u32,
    /// Statements that may still come.
    budget: u32,
    /// Whether an expression is that of a constant: without variables, calls and effects.
    constant: bool,
    /// Indices inside each other that are computed.
    indices: u32,
    /// Whether all threads run the statement that comes, if they may work together.
    together: bool,
    /// Whether the place is in the kernel.
    kernel: bool,
    /// Threads that exchange values; 0 if they do not.
    threads: u32,
}

/// The program of a seed. Its kernel is `test(input: &global [u64], output: &global mut [u64],
/// totals: &global mut [u32], wide: &global mut [u64])`. `together` are threads that exchange
/// values by shared memory and warp functions: 4, or one or two warps.
pub fn program(seed: u64, together: Option<u32>) -> String {
    let mut generator = Generator {
        random: Random::new(seed ^ 0x0074_6f79),
        text: PRELUDE.to_owned(),
        structs: Vec::new(),
        functions: Vec::new(),
        globals: Vec::new(),
        variables: Vec::new(),
        constants: Vec::new(),
        names: 0,
        indent: 0,
        loops: 0,
        budget: 0,
        constant: false,
        indices: 0,
        together: false,
        kernel: false,
        threads: together.unwrap_or(0),
    };
    generator.program();
    generator.text
}

impl Generator {
    fn below(&mut self, end: u32) -> u32 {
        self.random.below(end)
    }

    fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    fn pick(&mut self, words: &[&'static str]) -> &'static str {
        words[self.below(words.len() as u32) as usize]
    }

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("_{prefix}{}", self.names)
    }

    fn line(&mut self, text: &str) {
        let indent = 4 * self.indent;
        writeln!(self.text, "{:indent$}{text}", "").expect("strings take text");
    }

    fn program(&mut self) {
        for _ in 0..self.below(4) {
            let fields: Vec<Kind> = (0..1 + self.below(3)).map(|_| self.field_kind(2)).collect();
            let list: Vec<String> = fields
                .iter()
                .enumerate()
                .map(|(n, kind)| format!("f{n}: {}", show(kind)))
                .collect();
            let line = format!("struct S{} {{ {} }}", self.structs.len(), list.join(", "));
            self.line(&line);
            self.structs.push(fields);
        }
        for _ in 0..self.below(4) {
            self.global();
        }
        for _ in 0..self.below(4) {
            self.function();
        }
        self.kernel();
    }

    /// A constant, or a static variable that does not change.
    fn global(&mut self) {
        self.constant = true;
        let kind = self.kind();
        let value = self.expr(&kind, 3);
        let name = self.name("C");
        let memory = self.chance(40);
        let word = match memory {
            true => self.pick(&["static global", "static constant"]),
            false => "const",
        };
        self.line(&format!("{word} {name}: {} = {value};", show(&kind)));
        if !matches!(kind, Kind::Array(..) | Kind::Struct(_) | Kind::Pair(..) | Kind::Vector(..)) {
            self.constants.push((name.clone(), kind.clone(), value));
        }
        self.constant = false;
        self.globals.push(Variable { name, kind, mutable: false, memory });
    }

    fn function(&mut self) {
        let name = format!("fun{}", self.functions.len());
        let params: Vec<Kind> = (0..1 + self.below(3)).map(|_| self.kind()).collect();
        let result = self.kind();
        self.variables = self.globals.clone();
        let mut list = Vec::new();
        for kind in &params {
            let name = self.name("p");
            let mutable = self.chance(30);
            list.push(format!("{}{name}: {}", if mutable { "var " } else { "" }, show(kind)));
            self.variables.push(Variable { name, kind: kind.clone(), mutable, memory: true });
        }
        let attribute = if self.chance(10) { "@inline " } else { "" };
        let line = format!("{attribute}fn {name}({}) -> {} {{", list.join(", "), show(&result));
        self.line(&line);
        self.indent += 1;
        self.budget = 1 + self.below(6);
        self.statements();
        if self.chance(30) {
            let (condition, value) = (self.expr(&Kind::Bool, 2), self.expr(&result, 2));
            self.line(&format!("if {condition} {{ return {value}; }}"));
            self.statements();
        }
        let value = self.expr(&result, 3);
        self.line(&value);
        self.indent -= 1;
        self.line("}");
        self.functions.push(Function { name, params, result });
    }

    fn kernel(&mut self) {
        self.variables = self.globals.clone();
        self.kernel = true;
        self.line(
            "kernel test(input: &global [u64], output: &global mut [u64], \
             totals: &global mut [u32], wide: &global mut [u64]) {",
        );
        self.indent += 1;
        self.line(&format!("let words = input[global_idx.x * {INPUTS}..];"));
        self.line(&format!("let results = output[global_idx.x * {OUTPUTS}..];"));
        for n in 0..INPUTS {
            let kind = self.scalar();
            let name = self.name("in");
            let value = from_word(&kind, &format!("words[{n}]"));
            self.line(&format!("let {name} = {value};"));
            self.variables.push(Variable { name, kind, mutable: false, memory: true });
        }
        for (constant, kind, value) in std::mem::take(&mut self.constants) {
            let name = self.name("same");
            self.line(&format!("let {name}: {} = {value};", show(&kind)));
            let (x, y) = (to_word(&kind, &constant), to_word(&kind, &name));
            self.line(&format!("assert(({x}) == ({y}), \"{constant} is another number\");"));
        }
        self.budget = 4 + self.below(16);
        while self.budget > 0 {
            self.together = self.threads > 0;
            self.statements();
        }
        self.together = false;
        for n in 0..OUTPUTS {
            let kind = self.scalar();
            let value = self.expr(&kind, 4);
            let name = self.name("out");
            self.line(&format!("let {name} = {value};"));
            let word = to_word(&kind, &name);
            self.line(&format!("results[{n}] = {word};"));
        }
        self.indent -= 1;
        self.line("}");
    }

    fn scalar(&mut self) -> Kind {
        match self.below(12) {
            0 => Kind::Bool,
            1..=3 => Kind::Float(self.pick(&["f16", "bf16", "f32", "f64"])),
            4..=5 => U32,
            _ => self.int(),
        }
    }

    fn int(&mut self) -> Kind {
        let bits = [8, 16, 32, 64, 64, 128][self.below(6) as usize];
        Kind::Int { signed: self.chance(50), bits }
    }

    /// A type of fields, elements and variables, with others inside each other as often as given.
    fn field_kind(&mut self, depth: u32) -> Kind {
        if depth == 0 {
            return self.scalar();
        }
        match self.below(8) {
            0 | 1 => {
                let of = if self.chance(60) { self.scalar() } else { self.field_kind(depth - 1) };
                Kind::Array(Box::new(of), 1 + self.below(5))
            }
            2 => self.vector(),
            3 if !self.structs.is_empty() => {
                Kind::Struct(self.below(self.structs.len() as u32) as usize)
            }
            4 => {
                let first = self.field_kind(depth - 1);
                Kind::Pair(Box::new(first), Box::new(self.field_kind(depth - 1)))
            }
            _ => self.scalar(),
        }
    }

    fn vector(&mut self) -> Kind {
        let of = match self.below(6) {
            0 => Kind::Float("f32"),
            1 => Kind::Float("f16"),
            2 => Kind::Float(self.pick(&["bf16", "f64"])),
            3 => Kind::Int { signed: true, bits: 16 },
            4 => Kind::Int { signed: self.chance(50), bits: [8, 16, 64][self.below(3) as usize] },
            _ => Kind::Int { signed: self.chance(50), bits: 32 },
        };
        Kind::Vector(Box::new(of), [2, 2, 4, 4, 8][self.below(5) as usize])
    }

    fn kind(&mut self) -> Kind {
        if self.chance(60) { self.scalar() } else { self.field_kind(2) }
    }
}

/// How a type is written.
fn show(kind: &Kind) -> String {
    match kind {
        Kind::Bool => "bool".to_owned(),
        Kind::Int { signed, bits } => format!("{}{bits}", if *signed { "i" } else { "u" }),
        Kind::Float(name) => (*name).to_owned(),
        Kind::Vector(of, count) => format!("{}x{count}", show(of)),
        Kind::Array(of, count) => format!("[{}; {count}]", show(of)),
        Kind::Pair(first, second) => format!("Pair<{}, {}>", show(first), show(second)),
        Kind::Struct(id) => format!("S{id}"),
    }
}

/// A value of a type, made from a word.
fn from_word(kind: &Kind, word: &str) -> String {
    match kind {
        Kind::Bool => format!("{word} % 2 == 1"),
        Kind::Float(name) => format!("round::<{name}>(wrap::<i16>({word}))"),
        kind => format!("wrap::<{}>({word})", show(kind)),
    }
}

/// A word that tells a value; all NaNs are one.
fn to_word(kind: &Kind, value: &str) -> String {
    match kind {
        Kind::Bool => format!("{value} as u64"),
        Kind::Float(name) => {
            let (bits, wide) = match *name {
                "f16" | "bf16" => ("u16", " as u64"),
                "f32" => ("u32", " as u64"),
                _ => ("u64", ""),
            };
            format!("if is_nan({value}) {{ 1 }} else {{ bits::<{bits}>({value}){wide} }}")
        }
        Kind::Int { bits: 128, .. } => {
            format!("wrap::<u64>({value}) ^ wrap::<u64>({value} >> 64) * 3")
        }
        _ => format!("wrap::<u64>({value})"),
    }
}
