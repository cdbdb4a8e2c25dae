//! Random expressions.

use super::{Generator, Kind, U32, show};

impl Generator {
    /// An expression of a type, in parentheses where it is not a single word.
    pub(super) fn expr(&mut self, kind: &Kind, depth: u32) -> String {
        if self.chance(40)
            && let Some(place) = self.read(kind, Among::All)
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
        if self.chance(6) {
            return self.select(kind, depth - 1);
        }
        if !self.constant
            && self.chance(25)
            && let Some(call) = self.effect_or_call(kind, depth - 1)
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
            Kind::Pair(first, second) => self.pair(first, second, depth - 1),
            Kind::Struct(id) => self.aggregate(*id, depth - 1),
        }
    }

    /// A `match` with a value.
    fn select(&mut self, kind: &Kind, depth: u32) -> String {
        let on = if self.chance(20) { Kind::Bool } else { self.int() };
        let value = self.parenthesized(&on, depth);
        let (x, y, z) = (self.expr(kind, depth), self.expr(kind, depth), self.expr(kind, depth));
        match on {
            Kind::Bool => format!("(match {value} {{ false => {x}, true => {y} }})"),
            Kind::Int { signed: true, .. } => {
                format!("(match {value} {{ -128..=-1 => {x}, 0 | 2 | 5..=120 => {y}, _ => {z} }})")
            }
            _ => format!("(match {value} {{ 1 => {x}, 0 | 3..=99 => {y}, _ => {z} }})"),
        }
    }

    fn pair(&mut self, first: &Kind, second: &Kind, depth: u32) -> String {
        let (first, second) = (self.expr(first, depth), self.expr(second, depth));
        if self.chance(50) {
            format!("Pair {{ first: {first}, second: {second} }}")
        } else {
            format!("Pair {{ second: {second}, first: {first} }}")
        }
    }

    /// A value that is computed by a function, or after a variable was written.
    fn effect_or_call(&mut self, kind: &Kind, depth: u32) -> Option<String> {
        match self.below(10) {
            0 | 1 => {
                let effect = self.assignment(depth.min(1))?;
                Some(format!("({{ {effect} {} }})", self.expr(kind, depth)))
            }
            2..=4 => self.call(kind, depth),
            5 => {
                let place = self.read(kind, Among::Mutable)?;
                Some(format!("put(&mut {place}, {})", self.expr(kind, depth)))
            }
            6 => {
                let count = 1 + self.below(4);
                let items = self.expr(&Kind::Array(Box::new(kind.clone()), count), depth);
                Some(format!("chosen({items}, {})", self.expr(&U32, depth)))
            }
            7 => {
                let slice = self.slice(kind)?;
                Some(format!("at({slice}, {})", self.expr(&U32, depth.min(1))))
            }
            _ => self.known_call(kind, depth),
        }
    }

    /// A call of a function that is for some types only.
    fn known_call(&mut self, kind: &Kind, depth: u32) -> Option<String> {
        match kind {
            Kind::Pair(first, second) => {
                let other = Kind::Pair(second.clone(), first.clone());
                Some(format!("swapped({})", self.expr(&other, depth)))
            }
            Kind::Array(..) => {
                let items = self.expr(kind, depth);
                Some(format!("turned({items}, {})", self.expr(&U32, depth)))
            }
            kind if *kind == U32 && self.chance(40) => {
                let of = self.int();
                let slice = self.slice(&of)?;
                Some(format!("found({slice}, {})", self.expr(&of, depth.min(1))))
            }
            Kind::Int { .. } if self.chance(50) => {
                let amount = self.parenthesized(&U32, depth.min(1));
                Some(format!("power({}, {amount} % 9)", self.expr(kind, depth)))
            }
            Kind::Int { .. } | Kind::Float(_) => Some(format!("total({})", self.slice(kind)?)),
            _ => None,
        }
    }

    /// A slice of elements of a type, at least one.
    fn slice(&mut self, of: &Kind) -> Option<String> {
        let count = 1 + self.below(5);
        let place = self.read(&Kind::Array(Box::new(of.clone()), count), Among::Memory)?;
        let range = self.range(count);
        Some(format!("{place}[{range}]"))
    }

    /// An index below a count.
    pub(super) fn index(&mut self, count: u32) -> String {
        if self.constant || self.indices > 1 || self.chance(40) {
            return self.below(count).to_string();
        }
        let kind = if self.chance(70) { U32 } else { Kind::Int { signed: false, bits: 64 } };
        self.indices += 1;
        let index = self.expr(&kind, 1);
        self.indices -= 1;
        format!("({index}) % {count}")
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
    fn read(&mut self, kind: &Kind, among: Among) -> Option<String> {
        let mut found = Vec::new();
        let variables = if self.constant { &self.globals } else { &self.variables };
        for variable in variables {
            let fits = match among {
                _ if self.constant => !variable.memory,
                Among::All => true,
                Among::Memory => variable.memory,
                Among::Mutable => variable.mutable,
            };
            if fits {
                let mut path = vec![PathPart::Name(variable.name.clone())];
                let lanes = among == Among::All;
                self.parts(&mut path, &variable.kind, kind, lanes, &mut found);
            }
        }
        let count = found.len() as u32;
        if count == 0 {
            return None;
        }
        let chosen = found.swap_remove(self.below(count) as usize);
        let mut text = String::new();
        for part in chosen {
            match part {
                PathPart::Name(name) => text += &name,
                PathPart::Index(count) => text += &format!("[{}]", self.index(count)),
                PathPart::Lane(count) => text += &format!("[{}]", self.below(count)),
            }
        }
        Some(text)
    }

    /// All parts of a type that are of another.
    fn parts(
        &self,
        path: &mut Vec<PathPart>,
        own: &Kind,
        wanted: &Kind,
        lanes: bool,
        found: &mut Vec<Vec<PathPart>>,
    ) {
        if own == wanted {
            found.push(path.clone());
            return;
        }
        let steps: Vec<(PathPart, &Kind)> = match own {
            Kind::Array(of, count) => vec![(PathPart::Index(*count), of)],
            Kind::Vector(of, count) if lanes => vec![(PathPart::Lane(*count), of)],
            Kind::Pair(first, second) => {
                vec![
                    (PathPart::Name(".first".into()), first),
                    (PathPart::Name(".second".into()), second),
                ]
            }
            Kind::Struct(id) => {
                let fields = self.structs[*id].iter().enumerate();
                fields.map(|(n, field)| (PathPart::Name(format!(".f{n}")), field)).collect()
            }
            _ => return,
        };
        for (part, kind) in steps {
            path.push(part);
            self.parts(path, kind, wanted, lanes, found);
            path.pop();
        }
    }

    fn call(&mut self, kind: &Kind, depth: u32) -> Option<String> {
        let fitting: Vec<usize> =
            (0..self.functions.len()).filter(|&n| self.functions[n].result == *kind).collect();
        let chosen = *fitting.get(self.below(fitting.len().max(1) as u32) as usize)?;
        let params = self.functions[chosen].params.clone();
        let args: Vec<String> = params.iter().map(|kind| self.expr(kind, depth.min(1))).collect();
        Some(format!("{}({})", self.functions[chosen].name, args.join(", ")))
    }

    pub(super) fn literal(&mut self, kind: &Kind) -> String {
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
            Kind::Pair(first, second) => {
                format!(
                    "Pair {{ first: {}, second: {} }}",
                    self.literal(first),
                    self.literal(second)
                )
            }
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
        match self.below(13) {
            10 if bits < 128 => {
                let (y, by) = (self.expr(kind, depth), self.expr(&amount, depth));
                let name = self.pick(&["funnel_left", "funnel_right"]);
                format!("{name}({x}, {y}, {by})")
            }
            10 => format!("clamp({x}, 3, {})", self.expr(kind, depth)),
            11 if (16..128).contains(&bits) => format!("swap_bytes({x})"),
            11 | 12 => self.same_value_or_bits(kind, signed, bits, depth),
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

    /// A number of a smaller type, or the bits of something of the same size.
    fn same_value_or_bits(&mut self, kind: &Kind, signed: bool, bits: u32, depth: u32) -> String {
        let to = show(kind);
        if self.chance(50) && bits > 8 {
            let from = match self.chance(40) && signed {
                true => Kind::Int { signed: true, bits: bits / 2 },
                false => Kind::Int { signed: false, bits: bits / 2 },
            };
            return format!("({} as {to})", self.parenthesized(&from, depth));
        }
        let lanes = [2, 4, 8][self.below(3) as usize];
        let from = match bits / lanes {
            8 | 16 | 32 | 64 if self.chance(60) => {
                let of = Kind::Int { signed: self.chance(50), bits: bits / lanes };
                Kind::Vector(Box::new(of), lanes)
            }
            _ => Kind::Int { signed: !signed, bits },
        };
        format!("bits::<{to}>({})", self.expr(&from, depth))
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
        let narrow: &[&'static str] = match kind {
            Kind::Float("f32") => &["f16", "bf16"],
            Kind::Float("f64") => &["f16", "bf16", "f32"],
            _ => &[],
        };
        match self.below(12) {
            9 => format!("copysign({x}, {})", self.literal(kind)),
            10 if !narrow.is_empty() => {
                let from = Kind::Float(self.pick(narrow));
                format!("({} as {})", self.parenthesized(&from, depth), show(kind))
            }
            10 => {
                let y = self.expr(kind, depth);
                format!("clamp({x}, {}, {y})", self.literal(kind))
            }
            11 => {
                let bits = match kind {
                    Kind::Float("f64") => 64,
                    Kind::Float("f32") => 32,
                    _ => 16,
                };
                let from = Kind::Int { signed: self.chance(50), bits };
                format!("bits::<{}>({})", show(kind), self.expr(&from, depth))
            }
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
        match (self.below(7), of) {
            (0, _) => {
                let parts: Vec<String> = (0..*count).map(|_| self.expr(of, depth)).collect();
                format!("{}({})", show(kind), parts.join(", "))
            }
            (1, _) => {
                let name = self.pick(&["min", "max"]);
                format!("{name}({x}, {})", self.expr(kind, depth))
            }
            (2, Kind::Float(_)) => {
                let name = self.pick(&["sqrt", "abs", "floor", "ceil", "nearest", "trunc"]);
                format!("{name}({x})")
            }
            (2, _) => {
                let name = self.pick(&["popcount", "leading_zeros", "reverse_bits", "abs"]);
                format!("{name}({x})")
            }
            (3, Kind::Float(_)) => {
                format!("fma({x}, {}, {})", self.expr(kind, depth), self.expr(kind, depth))
            }
            (3, _) => {
                let op = self.pick(&["<<", ">>"]);
                format!("({x} {op} {})", self.parenthesized(&U32, depth))
            }
            (4, _) => format!("(-{x})"),
            (5, Kind::Int { .. }) => {
                let op = self.pick(&["&", "|", "^"]);
                format!("({x} {op} {})", self.parenthesized(kind, depth))
            }
            _ => {
                let op = self.pick(&["+", "-", "*"]);
                format!("({x} {op} {})", self.parenthesized(kind, depth))
            }
        }
    }
}

/// What may be read, or pointed to.
#[derive(Copy, Clone, PartialEq)]
enum Among {
    All,
    /// What has an address.
    Memory,
    /// What has an address and may be written.
    Mutable,
}

/// A part of the text of a place.
#[derive(Clone)]
enum PathPart {
    Name(String),
    /// An index below this.
    Index(u32),
    /// The number of a lane below this.
    Lane(u32),
}
