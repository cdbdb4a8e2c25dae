//! Stack slots in registers: random machine code computes the same with them and with memory.

use arbtest::arbitrary::{Result, Unstructured};
use irc_codegen::layout::{Notes, arrange, emit};
use irc_codegen::mir::{MirText, parse_mir, verify};
use irc_codegen::promote_slots::promote_slots;
use irc_codegen::regalloc::allocate;
use irc_ptx as ptx;
use irc_runtime::sim::{LaunchConfig, Options, Simulator};
use std::fmt::Write as _;

/// Bytes of the slot.
const SIZE: u64 = 32;
/// Bytes of what a kernel writes.
const OUT: usize = 4096;
/// Types of accesses with the class of register and its bytes, and those of an access.
const TYPES: [(&str, &str, u64); 14] = [
    ("u8", "r", 1),
    ("s8", "r", 1),
    ("b8", "rs", 1),
    ("s8", "rd", 1),
    ("u16", "rs", 2),
    ("s16", "r", 2),
    ("u16", "rd", 2),
    ("s16", "rd", 2),
    ("b32", "r", 4),
    ("f32", "r", 4),
    ("s32", "rd", 4),
    ("u32", "rd", 4),
    ("b64", "rd", 8),
    ("f64", "rd", 8),
];

/// Writes a kernel: stores of values that differ in every byte, and loads whose values go out.
struct Writer<'u, 'a> {
    u: &'u mut Unstructured<'a>,
    text: String,
    registers: usize,
    out: usize,
}

impl Writer<'_, '_> {
    fn register(&mut self, class: &str) -> String {
        self.registers += 1;
        format!("%{class}{}", self.registers)
    }

    fn line(&mut self, line: std::fmt::Arguments<'_>) {
        writeln!(self.text, "    {line};").expect("text takes text");
    }

    /// What a store stores: an immediate, or a register that the seed and the thread make.
    fn value(&mut self, ty: &str, class: &str) -> Result<String> {
        if self.u.ratio(1, 5)? {
            return Ok(match ty {
                "f32" => format!("0f{:08X}", self.u.arbitrary::<u32>()?),
                "f64" => format!("0d{:016X}", self.u.arbitrary::<u64>()?),
                "s8" | "s16" => self.u.arbitrary::<i8>()?.to_string(),
                _ => self.u.arbitrary::<u8>()?.to_string(),
            });
        }
        let to = self.register(class);
        let seed: i32 = self.u.arbitrary()?;
        match class {
            "rs" => {
                let word = self.register("r");
                self.line(format_args!("xor.b32 {word}, %r1, {seed}"));
                self.line(format_args!("cvt.u16.u32 {to}, {word}"));
            }
            "r" => self.line(format_args!("xor.b32 {to}, %r1, {seed}")),
            _ => {
                let (low, high) = (self.register("r"), self.register("r"));
                self.line(format_args!("xor.b32 {low}, %r1, {seed}"));
                self.line(format_args!("add.s32 {high}, %r1, {}", seed.rotate_left(13)));
                self.line(format_args!("mov.b64 {to}, {{{low}, {high}}}"));
            }
        }
        Ok(to)
    }

    /// The type and class of an access, its vector suffix, its lanes and where it is.
    fn access(&mut self) -> Result<(&'static str, &'static str, &'static str, u64, u64)> {
        let (ty, class, bytes) = *self.u.choose(&TYPES)?;
        let (suffix, lanes) = *self.u.choose(&[("", 1), ("", 1), (".v2", 2), (".v4", 4)])?;
        let (suffix, lanes) = if bytes * lanes > 16 { ("", 1) } else { (suffix, lanes) };
        let size = bytes * lanes;
        let at = self.u.int_in_range(0..=SIZE / size - 1)? * size;
        Ok((ty, class, suffix, lanes, at))
    }

    fn store(&mut self) -> Result<()> {
        let (ty, class, suffix, lanes, at) = self.access()?;
        let values = (0..lanes).map(|_| self.value(ty, class)).collect::<Result<Vec<_>>>()?;
        let values = braced(&values);
        self.line(format_args!("st.local{suffix}.{ty} [slot+{at}], {values}"));
        Ok(())
    }

    fn load(&mut self) -> Result<()> {
        let (ty, class, suffix, lanes, at) = self.access()?;
        let to: Vec<String> = (0..lanes).map(|_| self.register(class)).collect();
        self.line(format_args!("ld.local{suffix}.{ty} {}, [slot+{at}]", braced(&to)));
        for to in to {
            let out = self.out;
            let ty = match class {
                "rs" => "b16",
                "r" => "b32",
                _ => "b64",
            };
            self.line(format_args!("st.global.{ty} [%rd0+{out}], {to}"));
            self.out = (self.out + 8) % OUT;
        }
        Ok(())
    }

    fn accesses(&mut self, max: usize) -> Result<()> {
        for _ in 0..self.u.int_in_range(0..=max)? {
            if self.u.ratio(1, 2)? { self.store()? } else { self.load()? }
        }
        Ok(())
    }
}

fn braced(items: &[String]) -> String {
    match items {
        [one] => one.clone(),
        _ => format!("{{{}}}", items.join(", ")),
    }
}

/// A kernel whose slot is written whole, and then accessed in front of a diamond, in one of its
/// arms, and behind it, perhaps in a loop.
fn kernel(u: &mut Unstructured<'_>) -> Result<String> {
    let mut w = Writer { u, text: String::new(), registers: 9, out: 0 };
    w.text += "mir k {\n    .local .align 16 .b8 slot[32];\nblock0:\n";
    w.text += "    ld.param.b64 %rd0, [k_param_0];\n    mov.u32 %r1, %tid.x;\n";
    w.text += "    setp.lt.u32 %p2, %r1, 16;\n";
    for word in 0..SIZE / 8 {
        let value = w.value("b64", "rd")?;
        w.line(format_args!("st.local.b64 [slot+{}], {value}", 8 * word));
    }
    w.accesses(6)?;
    let (back, step) = match w.u.ratio(1, 3)? {
        true => ("branch %p5, block1(%r4), block4", true),
        false => ("jump block4", false),
    };
    w.text += "    jump block1(0);\nblock1(%r3):\n    branch %p2, block2, block3;\nblock2:\n";
    w.accesses(2)?;
    w.text += "    jump block3;\nblock3:\n";
    w.accesses(6)?;
    if step {
        w.text += "    add.s32 %r4, %r3, 1;\n    setp.lt.s32 %p5, %r4, 3;\n";
    }
    writeln!(w.text, "    {back};\nblock4:\n    ret;\n}}").expect("text takes text");
    Ok(w.text)
}

/// The kernel as PTX.
fn ptx_of(text: &str, promotes: bool) -> (String, bool) {
    let MirText { mut names, functions } =
        parse_mir(text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    let (_, mut mir) = functions.into_iter().next().expect("there is one function");
    verify(&mir).unwrap_or_else(|faults| panic!("{}\n{text}", faults[0]));
    let promoted = promotes && promote_slots(&mut mir);
    verify(&mir)
        .unwrap_or_else(|faults| panic!("{}\n{text}\n{}", faults[0], mir.display("k", &names)));
    let order = arrange(&mut mir, true);
    let allocation = allocate(&mir, &order, true);
    let mut function = ptx::Function::new(true, ptx::Linkage::Visible, names.intern("k"));
    let mut table = |n| names.intern(&format!("$table{n}"));
    function.body = Some(emit(mir, &order, &allocation, Notes::default(), &mut table));
    let body = ptx::print::print_function(&names, &function);
    let entry = body.replacen("k()", "k(.param .b64 k_param_0)", 1);
    (format!(".version 7.8\n.target sm_80\n.address_size 64\n{entry}"), promoted)
}

/// What the last thread of one and of seventeen writes: it is on another side of the diamond.
fn run(ptx: &str) -> Vec<u8> {
    let mut simulator = Simulator::new(Options::default());
    let loaded = simulator.load(ptx).unwrap_or_else(|error| panic!("{error}\n{ptx}"));
    let mut both = Vec::new();
    for threads in [1, 17] {
        let address = simulator.allocate(OUT as u64);
        simulator.write(address, &[0; OUT]).expect("the buffer is there");
        let shape = LaunchConfig::new([1, 1, 1], [threads, 1, 1]);
        // All threads store to the same places; the last of a warp decides.
        simulator
            .launch(loaded, "k", shape, &[&address.to_le_bytes()], &|_| {})
            .unwrap_or_else(|error| panic!("{error}\n{ptx}"));
        let mut bytes = vec![0; OUT];
        simulator.read(address, &mut bytes).expect("the buffer is there");
        both.extend(bytes);
    }
    both
}

#[test]
fn promoted_slots_hold_what_memory_held() {
    let mut promoted = 0;
    arbtest::arbtest(|u| {
        let text = kernel(u)?;
        let (memory, _) = ptx_of(&text, false);
        let (registers, did) = ptx_of(&text, true);
        promoted += usize::from(did);
        assert!(run(&memory) == run(&registers), "{text}\n{memory}\n{registers}");
        Ok(())
    })
    .budget_ms(3_000)
    .size_min(2_000)
    .size_max(20_000)
    .run();
    assert!(promoted > 5, "{promoted}");
}
