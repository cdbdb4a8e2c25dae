//! Random toy programs that are right, as text.
//!
//! Each thread computes something of its own from a few numbers and writes words that tell all.
//! What a program may do is chosen so that its result is defined: divisors are not 0, indices are
//! in range, loops end, no function is approximate, and a NaN is written as one word whatever its
//! bits.

use crate::examples::Random;
use std::fmt::Write as _;

/// Words that each thread reads.
pub const INPUTS: usize = 4;
/// Words that each thread writes.
pub const OUTPUTS: usize = 8;

/// A type of a random program.
#[derive(Clone, Debug, PartialEq)]
enum Kind {
    Bool,
    Int { signed: bool, bits: u32 },
    Float(&'static str),
    Vector(Box<Kind>, u32),
    Array(Box<Kind>, u32),
    Struct(usize),
}

/// A variable that may be read, and written if it is `var`.
#[derive(Clone)]
struct Variable {
    name: String,
    kind: Kind,
    mutable: bool,
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
    variables: Vec<Variable>,
    names: u32,
    indent: usize,
    /// Loops around the place, of which each runs a few rounds.
    loops: u32,
    /// Statements that may still come.
    budget: u32,
}

/// The program of a seed. Its kernel is `test(input: &global [u64], output: &global mut [u64])`.
pub fn program(seed: u64) -> String {
    let mut generator = Generator {
        random: Random::new(seed ^ 0x0074_6f79),
        text: String::new(),
        structs: Vec::new(),
        functions: Vec::new(),
        variables: Vec::new(),
        names: 0,
        indent: 0,
        loops: 0,
        budget: 0,
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

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("_{prefix}{}", self.names)
    }

    fn line(&mut self, text: &str) {
        let indent = 4 * self.indent;
        writeln!(self.text, "{:indent$}{text}", "").expect("strings take text");
    }

    fn program(&mut self) {
        for _ in 0..self.below(3) {
            let fields: Vec<Kind> = (0..1 + self.below(3)).map(|_| self.field_kind()).collect();
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
            self.function();
        }
        self.kernel();
    }

    fn function(&mut self) {
        let name = format!("fun{}", self.functions.len());
        let params: Vec<Kind> = (0..1 + self.below(3)).map(|_| self.kind()).collect();
        let result = self.kind();
        self.variables.clear();
        let mut list = Vec::new();
        for kind in &params {
            let name = self.name("p");
            list.push(format!("{name}: {}", show(kind)));
            self.variables.push(Variable { name, kind: kind.clone(), mutable: false });
        }
        let line = format!("fn {name}({}) -> {} {{", list.join(", "), show(&result));
        self.line(&line);
        self.indent += 1;
        self.budget = 1 + self.below(6);
        self.statements();
        let value = self.expr(&result, 3);
        self.line(&value);
        self.indent -= 1;
        self.line("}");
        self.functions.push(Function { name, params, result });
    }

    fn kernel(&mut self) {
        self.variables.clear();
        self.line("kernel test(input: &global [u64], output: &global mut [u64]) {");
        self.indent += 1;
        self.line(&format!("let words = input[global_idx.x * {INPUTS}..];"));
        self.line(&format!("let results = output[global_idx.x * {OUTPUTS}..];"));
        for n in 0..INPUTS {
            let kind = self.scalar();
            let name = self.name("in");
            let value = from_word(&kind, &format!("words[{n}]"));
            self.line(&format!("let {name} = {value};"));
            self.variables.push(Variable { name, kind, mutable: false });
        }
        self.budget = 4 + self.below(16);
        while self.budget > 0 {
            self.statements();
        }
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
            1..=3 => Kind::Float(["f16", "bf16", "f32", "f64"][self.below(4) as usize]),
            4..=5 => Kind::Int { signed: false, bits: 32 },
            _ => {
                let bits = [8, 16, 32, 64, 64, 128][self.below(6) as usize];
                Kind::Int { signed: self.chance(50), bits }
            }
        }
    }

    fn field_kind(&mut self) -> Kind {
        match self.below(6) {
            0 => Kind::Array(Box::new(self.scalar()), 1 + self.below(4)),
            1 => self.vector(),
            2 if !self.structs.is_empty() => {
                Kind::Struct(self.below(self.structs.len() as u32) as usize)
            }
            _ => self.scalar(),
        }
    }

    fn vector(&mut self) -> Kind {
        let of = match self.below(5) {
            0 => Kind::Float("f32"),
            1 => Kind::Float("f16"),
            2 => Kind::Int { signed: true, bits: 16 },
            _ => Kind::Int { signed: self.chance(50), bits: 32 },
        };
        Kind::Vector(Box::new(of), [2, 4][self.below(2) as usize])
    }

    fn kind(&mut self) -> Kind {
        if self.chance(70) { self.scalar() } else { self.field_kind() }
    }

    /// A few statements, each of which may hold others.
    fn statements(&mut self) {
        for _ in 0..1 + self.below(3) {
            if self.budget == 0 {
                return;
            }
            self.budget -= 1;
            self.statement();
        }
    }

    fn statement(&mut self) {
        match self.below(12) {
            0..=4 => self.declare(),
            5..=7 => self.assign(),
            8 => self.branch(),
            9 => self.count(),
            10 => self.choose(),
            _ => self.repeat(),
        }
    }

    fn declare(&mut self) {
        let kind = self.kind();
        let value = self.expr(&kind, 3);
        let mutable = self.chance(70);
        let name = self.name("v");
        let word = if mutable { "var" } else { "let" };
        self.line(&format!("{word} {name}: {} = {value};", show(&kind)));
        self.variables.push(Variable { name, kind, mutable });
    }

    fn assign(&mut self) {
        let mutable: Vec<Variable> =
            self.variables.iter().filter(|variable| variable.mutable).cloned().collect();
        if mutable.is_empty() {
            return self.declare();
        }
        let variable = &mutable[self.below(mutable.len() as u32) as usize];
        let (place, kind) = self.part_of(variable.name.clone(), variable.kind.clone());
        let value = self.expr(&kind, 3);
        let op = match &kind {
            Kind::Int { .. } => ["", "+", "-", "*", "^", "|", "&"][self.below(7) as usize],
            Kind::Float(_) => ["", "+", "-", "*"][self.below(4) as usize],
            _ => "",
        };
        self.line(&format!("{place} {op}= {value};"));
    }

    /// A part of something, or the whole.
    fn part_of(&mut self, place: String, kind: Kind) -> (String, Kind) {
        match kind {
            Kind::Array(of, count) if self.chance(80) => {
                let index = self.index(count);
                self.part_of(format!("{place}[{index}]"), *of)
            }
            Kind::Struct(id) if self.chance(80) => {
                let n = self.below(self.structs[id].len() as u32) as usize;
                let field = self.structs[id][n].clone();
                self.part_of(format!("{place}.f{n}"), field)
            }
            Kind::Vector(of, count) if self.chance(50) => {
                let n = self.below(count);
                (format!("{place}[{n}]"), *of)
            }
            kind => (place, kind),
        }
    }

    /// An index below a count.
    fn index(&mut self, count: u32) -> String {
        if self.chance(40) {
            return self.below(count).to_string();
        }
        let index = self.expr(&Kind::Int { signed: false, bits: 32 }, 1);
        format!("({index}) % {count}")
    }

    /// Statements between braces; variables that come to be there end there.
    fn nested(&mut self, head: &str, tail: &str) {
        self.line(head);
        self.indent += 1;
        let outside = self.variables.len();
        self.statements();
        self.variables.truncate(outside);
        self.indent -= 1;
        self.line(tail);
    }

    fn branch(&mut self) {
        let condition = self.expr(&Kind::Bool, 2);
        if self.chance(50) {
            self.nested(&format!("if {condition} {{"), "} else {");
            self.text.truncate(self.text.trim_end().len() - "} else {".len());
            self.text.truncate(self.text.trim_end_matches(' ').len());
            self.nested("} else {", "}");
        } else {
            self.nested(&format!("if {condition} {{"), "}");
        }
    }

    fn count(&mut self) {
        if self.loops == 2 {
            return self.assign();
        }
        let kind = Kind::Int { signed: self.chance(50), bits: [8, 32, 64][self.below(3) as usize] };
        let name = self.name("i");
        let (from, rounds) = (self.below(5), self.below(6));
        let range = if self.chance(30) { "..=" } else { ".." };
        let step =
            if self.chance(30) { format!(" step {}", 1 + self.below(3)) } else { String::new() };
        let ty = show(&kind);
        self.loops += 1;
        self.line(&format!("for {name} in {from}{ty}{range}{}{step} {{", from + rounds));
        self.indent += 1;
        let outside = self.variables.len();
        self.variables.push(Variable { name, kind, mutable: false });
        self.statements();
        if self.chance(30) {
            let condition = self.expr(&Kind::Bool, 2);
            let word = if self.chance(50) { "break" } else { "continue" };
            self.line(&format!("if {condition} {{ {word}; }}"));
            self.statements();
        }
        self.variables.truncate(outside);
        self.indent -= 1;
        self.line("}");
        self.loops -= 1;
    }

    fn choose(&mut self) {
        let kind = Kind::Int { signed: false, bits: 32 };
        let value = self.expr(&kind, 2);
        self.line(&format!("match ({value}) % 5 {{"));
        self.indent += 1;
        for patterns in ["0 => {", "1 | 4 => {", "_ => {"] {
            self.nested(patterns, "}");
        }
        self.indent -= 1;
        self.line("}");
    }

    fn repeat(&mut self) {
        if self.loops == 2 {
            return self.assign();
        }
        let name = self.name("n");
        let rounds = 1 + self.below(5);
        self.line(&format!("var {name} = {rounds}u32;"));
        let condition = self.expr(&Kind::Bool, 1);
        self.loops += 1;
        self.line(&format!("while {name} > 0 && ({condition}) {{"));
        self.indent += 1;
        self.line(&format!("{name} -= 1;"));
        let outside = self.variables.len();
        self.statements();
        self.variables.truncate(outside);
        self.indent -= 1;
        self.line("}");
        self.loops -= 1;
    }

    /// An expression of a type, in parentheses where it is not a single word.
    fn expr(&mut self, kind: &Kind, depth: u32) -> String {
        if self.chance(40)
            && let Some(place) = self.read(kind)
        {
            return place;
        }
        if depth == 0 || self.chance(15) {
            return self.literal(kind);
        }
        if self.chance(12) {
            let condition = self.expr(&Kind::Bool, depth - 1);
            let (x, y) = (self.expr(kind, depth - 1), self.expr(kind, depth - 1));
            return format!("(if {condition} {{ {x} }} else {{ {y} }})");
        }
        if self.chance(12)
            && let Some(call) = self.call(kind, depth - 1)
        {
            return call;
        }
        match kind {
            Kind::Bool => self.truth(depth - 1),
            Kind::Int { signed, bits } => self.integer(kind, *signed, *bits, depth - 1),
            Kind::Float(_) => self.float(kind, depth - 1),
            Kind::Vector(of, _) => self.lanes(kind, of, depth - 1),
            Kind::Array(of, count) => {
                if self.chance(30) {
                    return format!("[{}; {count}]", self.expr(of, depth - 1));
                }
                let parts: Vec<String> = (0..*count).map(|_| self.expr(of, depth - 1)).collect();
                format!("[{}]", parts.join(", "))
            }
            Kind::Struct(id) => self.aggregate(*id, depth - 1),
        }
    }

    fn aggregate(&mut self, id: usize, depth: u32) -> String {
        let mut order: Vec<usize> = (0..self.structs[id].len()).collect();
        if self.chance(50) {
            order.reverse();
        }
        let mut parts = Vec::new();
        for n in order {
            let kind = self.structs[id][n].clone();
            parts.push(format!("f{n}: {}", self.expr(&kind, depth)));
        }
        format!("S{id} {{ {} }}", parts.join(", "))
    }

    /// Something of this type that a variable holds.
    fn read(&mut self, kind: &Kind) -> Option<String> {
        let mut found = Vec::new();
        for variable in self.variables.clone() {
            let name = &variable.name;
            match &variable.kind {
                own if own == kind => found.push(name.clone()),
                Kind::Array(of, count) if **of == *kind => {
                    let index = if self.chance(60) {
                        self.below(*count).to_string()
                    } else {
                        self.index(*count)
                    };
                    found.push(format!("{name}[{index}]"));
                }
                Kind::Vector(of, count) if **of == *kind => {
                    found.push(format!("{name}[{}]", self.below(*count)));
                }
                Kind::Struct(id) => {
                    let fields = self.structs[*id].iter().enumerate();
                    let fields = fields.filter(|(_, field)| *field == kind);
                    found.extend(fields.map(|(n, _)| format!("{name}.f{n}")));
                }
                _ => {}
            }
        }
        let count = found.len() as u32;
        (count > 0).then(|| found.swap_remove(self.below(count) as usize))
    }

    fn call(&mut self, kind: &Kind, depth: u32) -> Option<String> {
        let fitting: Vec<usize> =
            (0..self.functions.len()).filter(|&n| self.functions[n].result == *kind).collect();
        let chosen = *fitting.get(self.below(fitting.len().max(1) as u32) as usize)?;
        let params = self.functions[chosen].params.clone();
        let args: Vec<String> = params.iter().map(|kind| self.expr(kind, depth.min(1))).collect();
        Some(format!("{}({})", self.functions[chosen].name, args.join(", ")))
    }

    fn literal(&mut self, kind: &Kind) -> String {
        match kind {
            Kind::Bool => ["true", "false"][self.below(2) as usize].to_owned(),
            Kind::Int { signed, bits } => {
                let width = self.below(bits.min(&64) - u32::from(*signed));
                let value = self.random.bits() & (u64::MAX >> (63 - width.min(62))) >> 1;
                let minus = if *signed && self.chance(40) { "-" } else { "" };
                format!("({minus}{value}{})", show(kind))
            }
            Kind::Float(name) => {
                let whole = self.below(64);
                let part = ["0", "5", "25", "125"][self.below(4) as usize];
                let minus = if self.chance(40) { "-" } else { "" };
                format!("({minus}{whole}.{part}{name})")
            }
            Kind::Vector(of, _) => format!("{}({})", show(kind), self.literal(of)),
            Kind::Array(of, count) => format!("[{}; {count}]", self.literal(of)),
            Kind::Struct(id) => self.aggregate(*id, 0),
        }
    }

    fn truth(&mut self, depth: u32) -> String {
        match self.below(5) {
            0 => format!("!{}", self.parenthesized(&Kind::Bool, depth)),
            1 | 2 => {
                let op = ["&&", "||", "==", "!="][self.below(4) as usize];
                let x = self.parenthesized(&Kind::Bool, depth);
                format!("({x} {op} {})", self.parenthesized(&Kind::Bool, depth))
            }
            _ => {
                let kind = loop {
                    let kind = self.scalar();
                    if kind != Kind::Bool {
                        break kind;
                    }
                };
                let op = ["==", "!=", "<", "<=", ">", ">="][self.below(6) as usize];
                let x = self.parenthesized(&kind, depth);
                format!("({x} {op} {})", self.parenthesized(&kind, depth))
            }
        }
    }

    fn parenthesized(&mut self, kind: &Kind, depth: u32) -> String {
        let text = self.expr(kind, depth);
        if text.starts_with('(') { text } else { format!("({text})") }
    }

    fn integer(&mut self, kind: &Kind, signed: bool, bits: u32, depth: u32) -> String {
        let x = self.parenthesized(kind, depth);
        let amount = Kind::Int { signed: false, bits: 32 };
        match self.below(10) {
            0..=2 => {
                let op = ["+", "-", "*", "&", "|", "^"][self.below(6) as usize];
                format!("({x} {op} {})", self.parenthesized(kind, depth))
            }
            3 => {
                let op = ["<<", ">>"][self.below(2) as usize];
                format!("({x} {op} {})", self.parenthesized(&amount, depth))
            }
            4 => {
                let op = ["/", "%"][self.below(2) as usize];
                let y = self.parenthesized(kind, depth);
                // At least 1: neither 0 nor -1.
                if signed {
                    format!("({x} {op} ({y} & 7 | 1))")
                } else {
                    format!("({x} {op} ({y} | 1))")
                }
            }
            // A literal with a minus is a negative number, which unsigned types have not.
            5 if signed => format!("({}{x})", ["-", "!"][self.below(2) as usize]),
            5 => format!("(!{x})"),
            6 => {
                let name = ["min", "max"][self.below(2) as usize];
                format!("{name}({x}, {})", self.expr(kind, depth))
            }
            7 => {
                let names = ["popcount", "leading_zeros", "trailing_zeros", "reverse_bits", "abs"];
                format!("{}({x})", names[self.below(5) as usize])
            }
            8 if bits < 128 => match self.below(3) {
                0 => format!("mul_high({x}, {})", self.expr(kind, depth)),
                1 => format!("rotate_left({x}, {})", self.expr(&amount, depth)),
                _ => format!("rotate_right({x}, {})", self.expr(&amount, depth)),
            },
            _ => self.converted(kind, depth),
        }
    }

    /// A number of another type as an integer of this one.
    fn converted(&mut self, kind: &Kind, depth: u32) -> String {
        let from = self.scalar();
        let x = self.expr(&from, depth);
        let to = show(kind);
        match from {
            Kind::Bool => format!("({} as {to})", self.parenthesized(&Kind::Bool, depth)),
            Kind::Float(_) if self.chance(50) => format!("truncate::<{to}>({x})"),
            Kind::Float(_) => format!("round::<{to}>({x})"),
            _ if self.chance(50) => format!("wrap::<{to}>({x})"),
            _ => format!("saturate::<{to}>({x})"),
        }
    }

    fn float(&mut self, kind: &Kind, depth: u32) -> String {
        let x = self.parenthesized(kind, depth);
        match self.below(9) {
            0..=3 => {
                let op = ["+", "-", "*", "/"][self.below(4) as usize];
                format!("({x} {op} {})", self.parenthesized(kind, depth))
            }
            4 => format!("fma({x}, {}, {})", self.expr(kind, depth), self.expr(kind, depth)),
            5 => {
                let names = ["sqrt", "abs", "floor", "ceil", "nearest", "trunc"];
                format!("{}({x})", names[self.below(6) as usize])
            }
            6 => {
                let name = ["min", "max"][self.below(2) as usize];
                format!("{name}({x}, {})", self.expr(kind, depth))
            }
            7 => format!("(-{x})"),
            _ => loop {
                let from = self.scalar();
                if from != Kind::Bool && from != *kind {
                    let x = self.expr(&from, depth);
                    break format!("round::<{}>({x})", show(kind));
                }
            },
        }
    }

    fn lanes(&mut self, kind: &Kind, of: &Kind, depth: u32) -> String {
        let x = self.parenthesized(kind, depth);
        let Kind::Vector(_, count) = kind else { return x };
        match self.below(3) {
            0 => {
                let parts: Vec<String> = (0..*count).map(|_| self.expr(of, depth)).collect();
                format!("{}({})", show(kind), parts.join(", "))
            }
            1 => {
                let name = ["min", "max"][self.below(2) as usize];
                format!("{name}({x}, {})", self.expr(kind, depth))
            }
            _ => {
                let op = ["+", "-", "*"][self.below(3) as usize];
                format!("({x} {op} {})", self.parenthesized(kind, depth))
            }
        }
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
