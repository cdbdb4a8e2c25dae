//! Routines of the math library, whose results are the same bits everywhere.

use super::{Runner, place, reference, start, take};
use crate::examples::Random;
use irc::{Options, compile};
use irc_ir::math::routine;
use irc_ir::op::{MathFn, MathTier, Word};
use irc_ir::text::parse_module;
use irc_ir::types::Scalar;
use irc_ptx::target::Target;
use irc_runtime::device::{Device, Image, LaunchConfig};

/// Threads of a CTA.
const THREADS: u32 = 128;

/// A routine that the library has.
struct Routine {
    function: MathFn,
    tier: MathTier,
    scalar: Scalar,
}

/// All whose operations say their rounding.
fn routines() -> impl Iterator<Item = Routine> {
    let tiers = [MathTier::Rounded, MathTier::Precise, MathTier::Fast];
    let all = MathFn::ALL.iter().flat_map(move |&function| {
        tiers.into_iter().flat_map(move |tier| {
            [Scalar::F32, Scalar::F64].map(|scalar| Routine { function, tier, scalar })
        })
    });
    all.filter(|one| routine(one.function, one.tier, one.scalar).is_some())
}

/// How many routines there are.
pub fn count() -> usize {
    routines().count()
}

impl Routine {
    /// A kernel that each thread of computes the routine in.
    fn text(&self) -> String {
        let Routine { function, tier, scalar } = self;
        let (count, bytes) = (function.operands(), scalar.bits() / 8);
        let loads: String = (0..count)
            .map(|n| {
                let (at, ty) = (n as u32 * bytes, function.operand_type(n, *scalar).name());
                format!(
                    "  %p{n} = ptradd %in, %i * {} + {at}\n  %x{n} = load.{ty} %p{n}\n",
                    count as u32 * bytes
                )
            })
            .collect();
        let operands: Vec<String> = (0..count).map(|n| format!("%x{n}")).collect();
        format!(
            "kernel @math(%in: ptr.global, %out: ptr.global) {{\nentry:\n  %cta = sreg ctaid.x\n  \
             %tid = sreg tid.x\n  %first = mul %cta, {THREADS}\n  %i = add %first, %tid\n{loads}  \
             %y = math {function} {tier} {}\n  %to = ptradd %out, %i * {bytes}\n  \
             store %y, %to\n  ret\n}}\n",
            operands.join(", ")
        )
    }

    /// Operands: random bits, and random numbers of about 1; integers small ones and any.
    fn operands(&self, count: usize) -> Vec<u8> {
        let mut random = Random::new(0x3a7d);
        let mut bytes = Vec::new();
        let operands = self.function.operands();
        for i in 0..count * operands {
            if self.function.is_integer(i % operands) {
                let any = random.bits();
                let small = ((any >> 32) as i32 % 64) as u64;
                let bits = if any.is_multiple_of(4) { any } else { small };
                bytes.extend(&bits.to_le_bytes()[..self.scalar.bits() as usize / 8]);
                continue;
            }
            let bits = random.bits();
            let near = f64::from(random.float(-4.0..4.0)) + (bits >> 12) as f64 * 2f64.powi(-52);
            match (self.scalar, random.bits().is_multiple_of(2)) {
                (Scalar::F32, true) => bytes.extend((bits as u32).to_le_bytes()),
                (Scalar::F32, false) => bytes.extend((near as f32).to_le_bytes()),
                (_, true) => bytes.extend(bits.to_le_bytes()),
                (_, false) => bytes.extend(near.to_le_bytes()),
            }
        }
        bytes
    }
}

fn compute(
    device: &mut dyn Device,
    ptx: &str,
    input: &[u8],
    size: usize,
) -> Result<Vec<u8>, String> {
    let ctas = size as u32 / THREADS;
    let module = device.load(Image::Ptx(ptx)).map_err(|error| error.to_string())?.module;
    let (from, to) = (place(device, input)?, place(device, &vec![0; size * 8])?);
    let config = LaunchConfig::new([ctas, 1, 1], [THREADS, 1, 1]);
    start(device, module, "math", &config, &[&from.to_le_bytes(), &to.to_le_bytes()])?;
    device.free(from).map_err(|error| error.to_string())?;
    let results = take(device, to, size * 8)?;
    device.unload(module).map_err(|error| error.to_string())?;
    Ok(results)
}

impl Runner<'_> {
    /// Computes each routine for so many operands, a multiple of 128, on the device and on the
    /// simulator.
    pub(super) fn math(&mut self, count: usize) {
        for routine in routines() {
            if !self.is_next() {
                continue;
            }
            self.outcome.checks += 1;
            if let Err(error) = self.routine(&routine, count) {
                let Routine { function, tier, scalar } = routine;
                let what = format!("{function} {tier} of {}: {error}", scalar.name());
                self.outcome.failures.push(what);
            }
        }
    }

    fn routine(&mut self, routine: &Routine, count: usize) -> Result<(), String> {
        let ptx = ptx(routine, &self.target)?;
        let input = routine.operands(count);
        let found = self.on_device(|device, _| compute(device, &ptx, &input, count))?;
        let wanted = compute(&mut reference(), &ptx, &input, count)?;
        let bytes = (routine.scalar.bits() / 8) as usize;
        let differs = |at: &usize| found[at * bytes..][..bytes] != wanted[at * bytes..][..bytes];
        let differing: Vec<usize> = (0..count).filter(differs).collect();
        let Some(&at) = differing.first() else { return Ok(()) };
        let size = bytes * routine.function.operands();
        Err(format!(
            "{} of {count} differ, first of {:02x?}: {:02x?}, not {:02x?}",
            differing.len(),
            &input[at * size..][..size],
            &found[at * bytes..][..bytes],
            &wanted[at * bytes..][..bytes]
        ))
    }
}

fn ptx(routine: &Routine, target: &Target) -> Result<String, String> {
    let module = parse_module(&routine.text()).map_err(|errors| errors[0].to_string())?.module;
    let ptx = compile(&module, target, &Options::default()).map_err(|e| e[0].to_string())?;
    Ok(ptx.text)
}
