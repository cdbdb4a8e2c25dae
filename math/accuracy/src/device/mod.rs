//! Routines on a device: the very PTX that a program gets, for all 2^32 operands in a second.
//!
//! A kernel computes a routine of `f32` with one operand for a range of operands and compares each
//! result with the function of `f64`, which the tests of that hold to 113 bits. Operands for which
//! that cannot tell which float is the nearest are left to [`crate::big`], as in [`crate::native`].

use crate::native::Compared;
use crate::reference::{Flushes, flushes, oscillates};
use irc::{Options, compile};
use irc_ir::op::{MathFn, MathTier};
use irc_ir::text::parse_module;
use irc_ptx::target::{Sm, Suffix, Target};
use irc_runtime::device::{Device, DeviceError, Image, KernelId, LaunchConfig};

/// The kernel, with the function and what is special about it left open.
const SWEEP: &str = include_str!("sweep.ir");
/// Threads of a CTA; ranges are multiples of it.
const THREADS: u64 = 256;
/// The most operands of a range that may be left.
const ROOM: u64 = 1 << 20;
/// Bytes of what is found.
const FOUND: u64 = 24;

/// A function of a tier, loaded into a device.
pub struct Sweep<'a> {
    device: &'a mut dyn Device,
    kernel: KernelId,
    found: u64,
    left: u64,
}

/// Whether there is a kernel for it: functions of one operand, as `f32`, that `f64` has as well.
pub fn has(function: MathFn, tier: MathTier) -> bool {
    use irc_ir::types::Scalar::{F32, F64};
    tier != MathTier::Approx
        && function.operands() == 1
        && irc_ir::math::routine(function, tier, F32).is_some()
        && irc_ir::math::routine(function, MathTier::Precise, F64).is_some()
}

/// The IR of the kernel.
fn text(function: MathFn, tier: MathTier) -> String {
    use MathFn::*;
    let is_fast = tier == MathTier::Fast;
    let has_floor = (oscillates(function) || function == Lgamma) && tier != MathTier::Rounded;
    let flags = [
        ("{FLUSHES_RESULT}", is_fast && flushes(function) == Flushes::Results),
        ("{FLUSHES_OPERAND}", is_fast && flushes(function) == Flushes::Operands),
        ("{IS_BESSEL}", oscillates(function)),
        ("{IS_LGAMMA}", function == Lgamma),
        ("{HAS_FLOOR}", has_floor),
        ("{IS_HALVED}", matches!(function, J1 | I1)),
    ];
    // 0.5 times 1 - 2^-40, or 1 + 2^-40.
    let half = if function == J1 { "0d3fdfffffffffe000" } else { "0d3fe0000000001000" };
    let mut text = SWEEP.replace("{FUNCTION}", &function.to_string());
    text = text.replace("{TIER}", &tier.to_string()).replace("{ROOM}", &ROOM.to_string());
    text = text.replace("{HALF}", half);
    for (name, is_so) in flags {
        text = text.replace(name, if is_so { "1" } else { "0" });
    }
    text
}

impl<'a> Sweep<'a> {
    /// Compiles the kernel for a device and loads it.
    ///
    /// # Errors
    /// The device is of no target that there is, or does not take the kernel.
    pub fn new(
        device: &'a mut dyn Device,
        function: MathFn,
        tier: MathTier,
    ) -> Result<Sweep<'a>, String> {
        let (major, minor) = device.info().capability;
        let number = u16::try_from(major * 10 + minor).ok();
        let sm = number.and_then(|number| Sm::lookup(number, Suffix::None));
        let target = Target::new(sm.ok_or("the device is of no target that irc has")?);
        let module = parse_module(&text(function, tier)).map_err(|e| e[0].to_string())?.module;
        let ptx = compile(&module, &target, &Options::default()).map_err(|e| e[0].to_string())?;
        let mut load = || {
            let module = device.load(Image::Ptx(&ptx.text))?.module;
            let kernel = device.kernel(module, "sweep")?.id;
            let (found, left) = (device.alloc(FOUND)?, device.alloc(ROOM * 4)?);
            Ok::<_, DeviceError>((kernel, found, left))
        };
        let (kernel, found, left) = load().map_err(|error| error.to_string())?;
        Ok(Sweep { device, kernel, found, left })
    }

    /// Tries the operands of these bits.
    ///
    /// # Errors
    /// What the device says, or that too many operands are left.
    ///
    /// # Panics
    /// If the range is no multiple of 256.
    pub fn compare(&mut self, first: u64, end: u64) -> Result<Compared, String> {
        assert_eq!((end - first) % THREADS, 0, "whole CTAs are tried");
        let mut found = [0; FOUND as usize];
        self.run(first, end, &mut found).map_err(|error| error.to_string())?;
        let number = |at: usize| {
            u64::from_le_bytes(found[at * 8..][..8].try_into().expect("it has eight bytes"))
        };
        let [worst, rounded, count] = [0, 1, 2].map(number);
        if count > ROOM {
            return Err(format!("{count} operands are left, {ROOM} have room"));
        }
        let mut bytes = vec![0; count as usize * 4];
        if count > 0 {
            self.device.read(self.left, &mut bytes).map_err(|error| error.to_string())?;
        }
        let words = bytes.chunks_exact(4).map(|word| word.try_into().expect("it has four bytes"));
        // Threads note them in any order.
        let mut left: Vec<u32> = words.map(u32::from_le_bytes).collect();
        left.sort_unstable();
        let at = [worst & u64::from(u32::MAX), 0, 0, 0];
        Ok(Compared { worst: f32::from_bits((worst >> 32) as u32).into(), at, rounded, left })
    }

    fn run(&mut self, first: u64, end: u64, found: &mut [u8]) -> Result<(), DeviceError> {
        self.device.write(self.found, found)?;
        let ctas = ((end - first) / THREADS) as u32;
        let config = LaunchConfig::new([ctas, 1, 1], [THREADS as u32, 1, 1]);
        let [first, at, left] = [first, self.found, self.left].map(u64::to_le_bytes);
        self.device.launch(self.kernel, &config, &[&first, &at, &left])?;
        self.device.synchronize()?;
        self.device.read(self.found, found)
    }
}
