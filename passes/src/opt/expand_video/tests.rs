//! Every form computes what it did, of lanes at the ends of their ranges and of random ones.

use super::{ROWS, expand_video, packed_inst};
use crate::opt::Changed;
use crate::opt::tests::parsed;
use irc_ir::entity::{FuncId, Inst};
use irc_ir::interp::{Arg, Interp, Launch};
use irc_ir::module::Module;
use irc_ir::verify::verify_module;
use irc_ptx::isa;

const WORDS: u32 = 2048;

/// A generator of numbers (Marsaglia's xorshift), so that each run asks the same.
struct Random(u32);

impl Random {
    fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0
    }

    /// A lane at the end of a range, or near it; or any.
    fn lane(&mut self, bits: u32) -> u32 {
        let near = self.next() % 3;
        let value = match self.next() % 6 {
            0 => near,
            1 => near.wrapping_sub(2),
            2 => (1 << (bits - 1)) + near,
            3 => (1 << (bits - 1)) - near,
            _ => self.next(),
        };
        value & ((1 << bits) - 1)
    }

    /// A word, and one whose lanes are often the same.
    fn pair(&mut self, bits: u32) -> [u32; 2] {
        let (mut a, mut b) = (0, 0);
        for start in (0..32).step_by(bits as usize) {
            let lane = self.lane(bits);
            let other = if self.next().is_multiple_of(4) { lane } else { self.lane(bits) };
            a |= lane << start;
            b |= other << start;
        }
        [a, b]
    }
}

/// Every spelling of the packed instructions.
fn forms() -> Vec<String> {
    let mut forms = Vec::new();
    for (row, ..) in ROWS {
        let name = isa::row(*row).mnemonic;
        for ty in ["u32", "s32"] {
            if name.starts_with("vset") {
                for compare in ["eq", "ne", "lt", "le", "gt", "ge"] {
                    forms
                        .extend(["", ".add"].map(|add| format!("{name}.{ty}.{ty}.{compare}{add}")));
                }
            } else {
                forms.extend(["", ".sat", ".add"].map(|end| format!("{name}.{ty}.{ty}.{ty}{end}")));
            }
        }
    }
    forms
}

/// A kernel that computes each form, and truth values over their lanes.
fn kernel(bits: u32, forms: &[&String]) -> Module {
    let mut text = String::from(
        "kernel @k(%p: ptr.global) {\nentry:\n  %x = sreg ctaid.x\n  %n = sreg ntid.x\n  \
         %t = sreg tid.x\n  %y = mul %x, %n\n  %i = add %y, %t\n  %i64 = zext.i64 %i\n",
    );
    let bytes = 4 * (3 + 3 * forms.len());
    text += &format!("  %q = ptradd %p, %i64 * {bytes}\n");
    for (n, name) in ["a", "b", "c"].iter().enumerate() {
        text += &format!("  %at{name} = ptradd %q, {}\n  %{name} = load.i32 %at{name}\n", 4 * n);
    }
    for (n, form) in forms.iter().enumerate() {
        text += &format!("  %r{n} = ptx.{form} %a, %b, %c\n");
        text += &format!("  %m{n} = mul %r{n}, {}\n", (1_u32 << bits) - 1);
        text += &format!("  %s{n} = shl %r{n}, {bits}\n  %d{n} = sub %s{n}, %r{n}\n");
        for (k, name) in ["r", "m", "d"].iter().enumerate() {
            let at = 4 * (3 + 3 * n + k);
            text += &format!("  %o{n}{k} = ptradd %q, {at}\n  store %{name}{n}, %o{n}{k}\n");
        }
    }
    parsed(&(text + "  ret\n}\n"))
}

fn results(module: &Module, input: &[u8]) -> Vec<Option<u8>> {
    let mut interp = Interp::new(module).expect("the module is small");
    let memory = interp.alloc_bytes(input, 16).expect("it is small");
    let launch = Launch::new(WORDS / 256, 256, 0);
    interp.launch(FuncId::from_u32(0), &launch, &[Arg::Bits(memory.into())]).expect("it ends");
    interp.read(memory, input.len() as u64).expect("it is there")
}

#[test]
fn each_form_computes_what_it_did() {
    let all = forms();
    for (bits, lanes) in [(8, "4."), (16, "2.")] {
        let forms: Vec<&String> = all
            .iter()
            .filter(|form| {
                form.split_inclusive('.').next().is_some_and(|name| name.ends_with(lanes))
            })
            .collect();
        let before = kernel(bits, &forms);
        let mut after = before.clone();
        let (_, func) = after.funcs_mut().next().expect("there is a kernel");
        assert_eq!(expand_video(func), Changed::Yes);
        let is_packed = |&inst: &Inst| func.dfg.ptx_code(inst).and_then(packed_inst).is_some();
        // 17 forms are left alone; absolute differences of signed lanes are such of unsigned ones.
        assert_eq!(func.insts().filter(is_packed).count(), if bits == 8 { 20 } else { 18 });
        verify_module(&after).expect("it is valid");
        let mut random = Random(0x9e37_79b9 ^ bits);
        let mut input = Vec::new();
        for _ in 0..WORDS {
            let [a, b] = random.pair(bits);
            input.extend([a, b, random.next()].map(u32::to_le_bytes).as_flattened());
            input.resize(input.len() + 12 * forms.len(), 0);
        }
        let (was, is) = (results(&before, &input), results(&after, &input));
        let size = 4 * (3 + 3 * forms.len());
        for (was, is) in was.chunks(size).zip(is.chunks(size)) {
            for n in 3..size / 4 {
                let at = 4 * n..4 * n + 4;
                let form = forms[(n - 3) / 3];
                assert_eq!(was[at.clone()], is[at], "{form} of {:x?}", &was[..12]);
            }
        }
    }
}
