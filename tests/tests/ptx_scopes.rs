//! Names in nested scopes of PTX: a program whose scopes use the same names and one whose names are
//! all different are the same program, for the simulator and for ptxas, before and after `fmt`.

use irc_ptx::check::check;
use irc_ptx::isa::Space;
use irc_ptx::text::with_plain_lines;
use irc_ptx::{Module, Statement};
use irc_runtime::ptxas::AssembleOptions;
use irc_runtime::sim::{LaunchConfig, Options, Simulator};
use irc_tests::cubin::code_sections;
use irc_tests::ptxas_toolbox;
use std::fmt::Write;

const HEAD: &str = ".version 8.0\n.target sm_90\n.address_size 64
.func (.reg .v2 .u32 o) turn(.reg .v2 .u32 i, .reg .u32 by)
{ add.u32 o.x, i.y, by; xor.b32 o.y, i.x, 21; ret; }
.visible .entry k(.param .u64 p)
{ .reg .u64 rd; .reg .u32 a, b, c; .reg .pred q; .reg .v2 .u32 w; ld.param.u64 rd, [p];
mov.u32 a, %tid.x; mov.u32 b, 3; mov.u32 c, 5;\n";
const TAIL: &str =
    "st.global.u32 [rd], a; st.global.u32 [rd+4], b; st.global.u32 [rd+8], c; ret; }\n";

const LABELS: [&str; 3] = ["DONE", "L", "$L1"];

/// A random number generator that is the same everywhere.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// A label of an open scope: its number among all of the text, and whether it has been passed.
#[derive(Clone, Copy)]
struct Placed {
    number: usize,
    passed: bool,
}

/// Writes a program twice: with shared names, and with names of their own.
struct Writer {
    random: Random,
    shared: String,
    own: String,
    /// For each open scope its labels, by their place in `LABELS`.
    open: Vec<[Option<Placed>; LABELS.len()]>,
    names: usize,
    statements: usize,
    /// Whether scopes declare variables.
    has_variables: bool,
}

impl Writer {
    fn program(seed: u64) -> (String, String) {
        let mut writer = Self {
            random: Random(seed),
            shared: HEAD.to_owned(),
            own: HEAD.to_owned(),
            open: Vec::new(),
            names: 0,
            statements: 60,
            has_variables: seed.is_multiple_of(2),
        };
        writer.scope(0);
        writer.both(TAIL);
        (writer.shared, writer.own)
    }

    fn both(&mut self, text: &str) {
        self.shared.push_str(text);
        self.own.push_str(text);
    }

    /// The same text, with `NAME` for a name that is the same in many scopes.
    fn named(&mut self, text: &str, name: &str, number: usize) {
        self.shared.push_str(&text.replace("NAME", name));
        self.own
            .push_str(&text.replace("NAME", &format!("{}_{number}", name.trim_start_matches('$'))));
    }

    fn number(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    fn scope(&mut self, depth: usize) {
        self.both("{\n");
        let mut labels = [None; LABELS.len()];
        for label in &mut labels {
            if self.random.below(2) == 0 {
                *label = Some(Placed { number: self.number(), passed: false });
            }
        }
        self.open.push(labels);
        for (place, name) in LABELS.into_iter().enumerate() {
            for _ in 0..self.random.below(4) {
                self.statement(depth);
            }
            if let Some(label) = self.open[depth][place] {
                self.named("NAME:\n", name, label.number);
                self.open[depth][place] = Some(Placed { passed: true, ..label });
            }
        }
        self.open.pop();
        self.both("}\n");
    }

    /// A label that a branch leads to from here, or from a scope in here, if it is still ahead:
    /// branches only go forward.
    fn ahead(&mut self, from_inside: bool) -> Option<(usize, usize)> {
        let place = self.random.below(LABELS.len());
        let (own, around) = self.open.split_last()?;
        let own = own[place];
        let above = around.iter().any(|labels| labels[place].is_some_and(|label| label.passed));
        let label = match own {
            Some(label) if label.passed || from_inside && above => return None,
            Some(label) => label,
            None if above => return None,
            None => around.iter().rev().find_map(|labels| labels[place])?,
        };
        Some((place, label.number))
    }

    fn statement(&mut self, depth: usize) {
        if self.statements == 0 {
            return;
        }
        self.statements -= 1;
        let register = |n: usize| ["a", "b", "c"][n % 3];
        let (d, s) = (register(self.random.below(3)), register(self.random.below(3)));
        let k = self.random.below(9) + 1;
        match self.random.below(8) {
            0 | 1 if depth < 6 => self.scope(depth + 1),
            2 | 3 => {
                let Some((label, number)) = self.ahead(false) else { return };
                let _ = writeln!(self.shared, "and.b32 {d}, {s}, 15; setp.gt.u32 q, {d}, {k};");
                let _ = writeln!(self.own, "and.b32 {d}, {s}, 15; setp.gt.u32 q, {d}, {k};");
                self.named("@q bra NAME;\n", LABELS[label], number);
            }
            4 => {
                let (Some(x), Some(y)) = (self.ahead(true), self.ahead(true)) else { return };
                let table = self.number();
                self.both("{ ");
                self.named("NAME: .branchtargets ", "t", table);
                self.named("NAME, ", LABELS[x.0], x.1);
                self.named("NAME; ", LABELS[y.0], y.1);
                self.both(&format!("and.b32 {d}, {s}, 1; "));
                self.named(&format!("brx.idx {d}, NAME; }}\n"), "t", table);
            }
            5 => {
                let number = self.number();
                let text = format!(
                    "{{ .reg .u32 NAME; mad.lo.u32 NAME, {s}, {k}, 1; add.u32 {d}, {d}, NAME; }}\n"
                );
                self.named(&text, "x", number);
            }
            6 if self.has_variables => {
                let (number, space) = (self.number(), ["global", "const"][self.random.below(2)]);
                let text = format!(
                    "{{ .{space} .u32 NAME[][2] = {{{{{k}, 2}}, {{7}}}}; \
                     ld.{space}.u32 {d}, [NAME+8]; add.u32 {d}, {d}, {s}; }}\n"
                );
                self.named(&text, "v", number);
            }
            _ => self.both(&format!(
                "mov.v2.u32 w, {{{d}, {s}}}; call (w), turn, (w, {k}); mov.v2.u32 {{a, b}}, w;\n"
            )),
        }
    }
}

/// What a program stores.
fn result(text: &str) -> Vec<u8> {
    let mut simulator = Simulator::new(Options::default());
    let module = simulator.load(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let buffer = simulator.allocate(12);
    let shape = LaunchConfig::new([1; 3], [1; 3]);
    let finished = simulator.launch(module, "k", shape, &[&buffer.to_le_bytes()], &|_| {});
    let finished = finished.unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(finished.reports.is_empty(), "{}\n{text}", finished.reports[0]);
    let mut stored = vec![0; 12];
    simulator.read(buffer, &mut stored).expect("it was allocated");
    stored
}

fn formatted(text: &str) -> String {
    Module::parse(text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}")).print()
}

#[test]
fn names_of_scopes_are_no_others() {
    let mut different = std::collections::BTreeSet::new();
    for seed in 0..300 {
        let (shared, own) = Writer::program(seed);
        for text in [&shared, &own] {
            let found = check(text, None);
            assert!(found.is_empty(), "{}\n{text}", found[0].message);
        }
        let want = result(&own);
        assert_eq!(result(&shared), want, "seed {seed}\n{shared}");
        assert_eq!(result(&formatted(&shared)), want, "seed {seed}\n{shared}");
        different.insert(want);
    }
    assert!(different.len() > 50, "{}", different.len());
}

/// That ptxas makes the same cubin of a text before and after printing. Where a function has
/// variables, their symbols have the number of the line in their names, so only code and data are
/// the same. The cubin; nothing without ptxas.
fn assembles_to_the_same(text: &str) -> Option<Vec<u8>> {
    let toolbox = ptxas_toolbox()?;
    let again = formatted(text);
    assert_eq!(formatted(&again), again);
    let module = Module::parse(text).expect("it was read before");
    let bodies = module.functions().filter_map(|function| function.body.as_ref());
    let has_variables = bodies
        .flat_map(|body| &body.statements)
        .any(|statement| matches!(statement, Statement::Variable(v) if v.space != Space::Param));
    let assemble = |text: &str| {
        let ptxas = toolbox.for_target(module.sm);
        let made = ptxas.and_then(|p| p.assemble(text, module.sm, AssembleOptions::default()));
        made.unwrap_or_else(|error| panic!("{error:?}\n{text}")).cubin
    };
    // ptxas takes no single carriage return for the end of a line.
    let (old, new) = (assemble(&with_plain_lines(text)), assemble(&again));
    assert_eq!(code_sections(&old), code_sections(&new), "{text}\n{again}");
    assert!(has_variables || old == new, "{text}\n{again}");
    Some(old)
}

#[test]
fn ptxas_makes_the_same_of_formatted_scopes() {
    for seed in 0..24 {
        let (shared, own) = Writer::program(seed);
        let Some(cubin) = assembles_to_the_same(&shared) else { return };
        let own = assembles_to_the_same(&own).expect("ptxas is there");
        assert_eq!(code_sections(&cubin), code_sections(&own), "seed {seed}\n{shared}");
    }
}

/// Texts in which people write what compilers do not print.
const WRITTEN: [&str; 8] = [
    ".func (.reg .v2 .u32 o) f(.reg .v2 .u32 i) { mov.v2.u32 o, i; ret; }
     .visible .entry k(.param .u64 p) { .reg .v2 .u32 w; .reg .u64 d; ld.param.u64 d, [p];
     mov.v2.u32 w, {1, 2}; call (w), f, (w); st.global.v2.u32 [d], w; ret; }",
    ".visible .entry k(.param .u64 p) { .reg .v4 .u32 v; .reg .u64 d; ld.param.u64 d, [p];
     mov.v4.u32 v, %tid; add.u32 v.x, v.y, v.a; st.global.v4.u32 [d], v; ret; }",
    ".global .u32 g[][2] = {{1, 2}, {3}}; .const .u32 c[3][2] = {{1}, {2, 3}};
     .visible .entry k(.param .u64 p) { .reg .u32 r; .reg .u64 d; ld.param.u64 d, [p];
     ld.const.u32 r, [c+8]; st.global.u32 [d], r; ld.u32 r, [g+4]; st.u32 [g], r; ret; }",
    ".func f .extern .func h (.param .u32 x)
     .func g() { ret; } .func f { .shared .u32 s; st.u32 [s], 5; call g; ret; }
     .visible .entry k() { call f; ret; }",
    ".func (.param .b32 r) f(.param .b32 n, .param .align 8 .b8 %VAParam[])
     { .reg .u64 d; .reg .u32 x; mov.u64 d, %VAParam; ld.local.u32 x, [d];
       st.param.u32 [r], x; ret; }
     .visible .entry k(.param .u64 p) { .reg .u32 x; .reg .u64 d; ld.param.u64 d, [p];
     { .param .b32 r; .param .b32 n; .param .align 8 .b8 a[4]; st.param.b32 [n], 1;
       st.param.b32 [a], 7; call (r), f, (n, a); ld.param.b32 x, [r]; }
     st.global.u32 [d], x; ret; }",
    ".visible .entry k(.param .u64 p) { .reg .u32 r; .reg .u64 d, e; ld.param.u64 d, [p];
     .global .u32 g = 4; .global .u64 at[2] = {g, generic(g)+4};
     { .global .u32 g = 5; ld.global.u32 r, [g]; st.global.u32 [g], 6; }
     ld.global.u64 e, [at]; st.global.u32 [e], r; st.global.u64 [d], e; ret; }",
    ".visible .entry k(.param .u64 p) { .reg .u32 r; .reg .u64 d; ld.param.u64 d, [p];
     .shared .u32 s[2]; atom.add.u32 r, [s+4], 1; ld.volatile.u32 r, [s];
     st.global.u32 [d], r; ret; }",
    "// A comment.\r.visible .entry k() {\r\r// Another.\rret; }\r",
];

#[test]
fn ptxas_makes_the_same_of_what_people_write() {
    for text in WRITTEN {
        assembles_to_the_same(&format!(".version 8.0\n.target sm_90\n.address_size 64\n{text}"));
    }
}
