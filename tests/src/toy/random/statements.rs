//! Random statements.

use super::{Generator, Kind, U32, Variable, show};

/// Atomics that commute, the number that each changes, and the words of their order.
const ATOMICS: [(&str, u32); 7] = [
    ("atomic_add", 0),
    ("atomic_sub", 0),
    ("atomic_min", 1),
    ("atomic_max", 2),
    ("atomic_and", 3),
    ("atomic_or", 4),
    ("atomic_xor", 5),
];
const ORDERS: [&str; 6] = [
    "",
    "::<relaxed, block>",
    "::<acquire, device>",
    "::<release, system>",
    "::<acq_rel, device>",
    "::<acq_rel, system>",
];

impl Generator {
    /// A few statements, each of which may hold others.
    pub(super) fn statements(&mut self) {
        let together = self.together;
        for _ in 0..1 + self.below(3) {
            if self.budget == 0 {
                return;
            }
            self.budget -= 1;
            if together && self.chance(40) {
                self.together = false;
                self.meet();
            } else {
                self.together = false;
                self.statement();
            }
            self.together = together;
        }
    }

    fn statement(&mut self) {
        match self.below(17) {
            0..=4 => self.declare(),
            5..=7 => self.assign(),
            8 => self.branch(),
            9 => self.count(),
            10 => self.choose(),
            11 => self.call_by_pointer(),
            12 => self.destructive_call(),
            13 if self.kernel => self.atomic(),
            14 => self.forever(),
            15 => self.scope(),
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
        self.variables.push(Variable { name, kind, mutable, memory: true });
    }

    fn mutable(&mut self) -> Option<Variable> {
        let mutable: Vec<usize> =
            (0..self.variables.len()).filter(|&n| self.variables[n].mutable).collect();
        let chosen = *mutable.get(self.below(mutable.len().max(1) as u32) as usize)?;
        Some(self.variables[chosen].clone())
    }

    fn assign(&mut self) {
        match self.assignment(3) {
            Some(line) => self.line(&line),
            None => self.declare(),
        }
    }

    /// An assignment, with its `;`.
    pub(super) fn assignment(&mut self, depth: u32) -> Option<String> {
        let variable = self.mutable()?;
        let (place, kind) = self.part_of(variable.name, variable.kind, true);
        let value = self.expr(&kind, depth);
        let ops: &[&'static str] = match &kind {
            Kind::Int { .. } => &["", "+", "-", "*", "^", "|", "&", "<<", ">>"],
            Kind::Float(_) => &["", "+", "-", "*"],
            Kind::Vector(of, _) if matches!(**of, Kind::Float(_)) => &["", "+", "-", "*"],
            Kind::Vector(..) => &["", "+", "-", "*", "^", "|", "&"],
            _ => &[""],
        };
        let op = self.pick(ops);
        if op == "<<" || op == ">>" {
            let amount = self.expr(&U32, 1);
            return Some(format!("{place} {op}= {amount};"));
        }
        Some(format!("{place} {op}= {value};"))
    }

    /// A part of something, or the whole; lanes of vectors only if asked for.
    pub(super) fn part_of(&mut self, place: String, kind: Kind, lanes: bool) -> (String, Kind) {
        match kind {
            Kind::Array(of, count) if self.chance(80) => {
                let index = self.index(count);
                self.part_of(format!("{place}[{index}]"), *of, lanes)
            }
            Kind::Struct(id) if self.chance(80) => {
                let n = self.below(self.structs[id].len() as u32) as usize;
                let field = self.structs[id][n].clone();
                self.part_of(format!("{place}.f{n}"), field, lanes)
            }
            Kind::Pair(first, second) if self.chance(80) => {
                let (field, kind) = match self.chance(50) {
                    true => ("first", first),
                    false => ("second", second),
                };
                self.part_of(format!("{place}.{field}"), *kind, lanes)
            }
            Kind::Vector(of, count) if lanes && self.chance(50) => {
                let n = self.below(count);
                (format!("{place}[{n}]"), *of)
            }
            kind => (place, kind),
        }
    }

    /// Two places of one type are exchanged, or one is written, through pointers.
    fn call_by_pointer(&mut self) {
        let Some(variable) = self.mutable() else { return self.declare() };
        let (place, kind) = self.part_of(variable.name.clone(), variable.kind.clone(), false);
        let (other, same) = self.part_of(variable.name, variable.kind, false);
        if same == kind {
            return self.line(&format!("exchange(&mut {place}, &mut {other});"));
        }
        let value = self.expr(&kind, 2);
        let cast =
            if self.chance(30) { format!(" as *mut {}", show(&kind)) } else { String::new() };
        let name = self.name("p");
        self.line(&format!("let {name} = &mut {place}{cast};"));
        self.line(&format!("*{name} = {value};"));
    }

    /// An array is filled through a slice.
    fn destructive_call(&mut self) {
        let Some(variable) = self.mutable() else { return self.declare() };
        let (place, kind) = self.part_of(variable.name, variable.kind, false);
        let Kind::Array(of, count) = kind else { return self.assign() };
        let value = self.expr(&of, 2);
        let range = self.range(count);
        self.line(&format!("fill({place}[{range}], {value});"));
    }

    /// The bounds of a slice of an array, which has an element.
    pub(super) fn range(&mut self, count: u32) -> String {
        let from = self.below(count);
        let to = from + 1 + self.below(count - from);
        match self.below(4) {
            0 => "..".to_owned(),
            1 => format!("{from}.."),
            2 => format!("..{to}"),
            _ => format!("{from}..{to}"),
        }
    }

    fn atomic(&mut self) {
        let wide = self.chance(40);
        let (name, cell) = ATOMICS[self.below(7) as usize];
        let order = self.pick(&ORDERS);
        let bits = if wide { 64 } else { 32 };
        let buffer = if wide { "wide" } else { "totals" };
        let signed = cell <= 2 && self.chance(30);
        let kind = Kind::Int { signed, bits };
        let value = self.expr(&kind, 2);
        let line = match signed {
            // Sums do not tell signed numbers from others; the least and the greatest do.
            true => {
                let cell = if cell == 0 { 0 } else { cell + 5 };
                let ty = show(&kind);
                format!("{name}{order}(cast::<*global mut {ty}>(&mut {buffer}[{cell}]), {value});")
            }
            false => format!("{name}{order}(&mut {buffer}[{cell}], {value});"),
        };
        self.line(&line);
    }

    /// The threads exchange values.
    fn meet(&mut self) {
        let kind = match self.chance(30) {
            true => Kind::Float(self.pick(&["f16", "bf16", "f32", "f64"])),
            false => {
                let bits = [16, 32, 64][self.below(3) as usize];
                Kind::Int { signed: self.chance(50), bits }
            }
        };
        let mask = if self.threads == 4 { ", 15" } else { "" };
        let by = self.below(4);
        let (call, kind) = match self.below(8) {
            0..=2 => return self.meet_in_memory(),
            3 => (format!("ballot({}{mask})", self.expr(&Kind::Bool, 2)), U32),
            4 => {
                let word = self.pick(&["any", "all"]);
                (format!("{word}({}{mask})", self.expr(&Kind::Bool, 2)), Kind::Bool)
            }
            5 => (format!("match_any({}{mask})", self.expr(&U32, 2)), U32),
            _ => {
                // The lanes behind the first four are not there to be read from.
                let words = ["shuffle", "shuffle_up", "shuffle_xor", "shuffle_down"];
                let word = self.pick(&words[..if self.threads == 4 { 3 } else { 4 }]);
                (format!("{word}({}, {by}{mask})", self.expr(&kind, 2)), kind)
            }
        };
        let name = self.name("w");
        self.line(&format!("let {name} = {call};"));
        self.variables.push(Variable { name, kind, mutable: false, memory: true });
    }

    /// Each thread writes a value to shared memory, and reads that of another.
    fn meet_in_memory(&mut self) {
        let kind = self.kind();
        let value = self.expr(&kind, 2);
        let (tile, name, by) = (self.name("tile"), self.name("w"), self.below(4));
        self.line(&format!("shared {tile}: [{}; 64];", show(&kind)));
        self.line(&format!("{tile}[thread_idx.x] = {value};"));
        self.line("barrier();");
        self.line(&format!("let {name} = {tile}[(thread_idx.x + {by}) % block_dim.x];"));
        self.variables.push(Variable { name, kind, mutable: false, memory: true });
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

    fn scope(&mut self) {
        self.nested("{", "}");
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
        let kind = self.int();
        let name = self.name("i");
        let (from, rounds) = (self.below(5), self.below(6));
        let range = self.pick(&["..", "..", "..="]);
        let step =
            if self.chance(30) { format!(" step {}", 1 + self.below(3)) } else { String::new() };
        let ty = show(&kind);
        self.loops += 1;
        match &kind {
            Kind::Int { signed, bits } if self.chance(20) => {
                // Up to the greatest number that there is.
                let most = u128::MAX >> (128 - bits + u32::from(*signed));
                let from = most - u128::from(rounds);
                self.line(&format!("for {name} in {from}{ty}{range}{most}{step} {{"));
            }
            _ => self.line(&format!("for {name} in {from}{ty}{range}{}{step} {{", from + rounds)),
        }
        self.indent += 1;
        let outside = self.variables.len();
        self.variables.push(Variable { name, kind, mutable: false, memory: true });
        self.statements();
        self.leave(30);
        self.variables.truncate(outside);
        self.indent -= 1;
        self.line("}");
        self.loops -= 1;
    }

    /// Perhaps leaves a loop or its round here.
    fn leave(&mut self, percent: u32) {
        if self.chance(percent) {
            let condition = self.expr(&Kind::Bool, 2);
            let word = self.pick(&["break", "continue"]);
            self.line(&format!("if {condition} {{ {word}; }}"));
            self.statements();
        }
    }

    fn choose(&mut self) {
        let value = self.expr(&U32, 2);
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
        self.leave(20);
        self.variables.truncate(outside);
        self.indent -= 1;
        self.line("}");
        self.loops -= 1;
    }

    /// A `loop` that is left by `break`.
    fn forever(&mut self) {
        if self.loops == 2 {
            return self.assign();
        }
        let name = self.name("n");
        let rounds = 1 + self.below(4);
        self.line(&format!("var {name} = 0i8;"));
        self.loops += 1;
        self.line("loop {");
        self.indent += 1;
        let outside = self.variables.len();
        self.line(&format!("{name} += 1;"));
        self.line(&format!("if {name} > {rounds} {{ break; }}"));
        self.statements();
        self.leave(30);
        self.variables.truncate(outside);
        self.indent -= 1;
        self.line("}");
        self.loops -= 1;
    }
}
