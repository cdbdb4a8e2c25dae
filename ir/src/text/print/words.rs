//! Writes what stands between the mnemonic and the operands, as far as it is not the default.

use super::Printer;
use super::body::BodyPrinter;
use crate::op::{
    ConvertFlags, FloatFlags, IntFlags, MathTier, MemFlags, OpDesc, Order, Payload, Rounding,
    Scope, Word,
};
use crate::text::parse::{STACK_ALIGN_LOG2, default_rounding};
use crate::types::Type;

impl Printer<'_> {
    fn flag(&mut self, is_set: bool, word: &str) {
        if is_set {
            self.char(' ');
            self.text(word);
        }
    }

    fn word(&mut self, word: impl Word) {
        self.char(' ');
        self.text(word.word());
    }
}

impl BodyPrinter<'_> {
    pub(super) fn words(
        &self,
        p: &mut Printer<'_>,
        desc: &OpDesc,
        payload: &Payload,
        control: Option<Type>,
    ) {
        match *payload {
            Payload::IntFlags(flags) | Payload::Scale(.., flags) => promises(p, flags),
            Payload::Float(flags) => float_flags(p, flags),
            Payload::IntCond(cond, flags) => {
                p.word(cond);
                promises(p, flags);
            }
            Payload::FloatCond(cond, ftz) => {
                p.word(cond);
                p.flag(ftz, "ftz");
            }
            Payload::Integral(direction, ftz) => {
                p.word(direction);
                p.flag(ftz, "ftz");
            }
            Payload::Math(function, tier, ftz) => {
                p.word(function);
                p.flag(tier != MathTier::Precise, tier.word());
                p.flag(ftz, "ftz");
            }
            Payload::Convert(flags) => convert_flags(p, desc, flags),
            Payload::Mem(flags) => mem_flags(p, flags, control),
            Payload::Atomic(op, flags) => {
                p.word(op);
                mem_flags(p, flags, control);
            }
            Payload::Fence(order, scope) => {
                p.word(order);
                p.word(scope);
            }
            Payload::Bulk(flags) => {
                if flags.dst_align_log2 != 0 || flags.src_align_log2 != 0 {
                    p.text(" align(");
                    p.uint(1u64.wrapping_shl(flags.dst_align_log2.into()));
                    if flags.src_align_log2 != 0 {
                        p.text(", ");
                        p.uint(1u64.wrapping_shl(flags.src_align_log2.into()));
                    }
                    p.char(')');
                }
                p.flag(flags.volatile, "volatile");
            }
            Payload::Barrier(flags) => p.flag(flags.aligned, "aligned"),
            Payload::Align(log2) if log2 != STACK_ALIGN_LOG2 => {
                p.text(" align(");
                p.uint(1u64.wrapping_shl(log2.into()));
                p.char(')');
            }
            Payload::Special(reg) => p.word(reg),
            Payload::Shfl(mode) => p.word(mode),
            Payload::Vote(mode) => p.word(mode),
            Payload::Match(mode) => p.word(mode),
            _ => {}
        }
    }
}

fn promises(p: &mut Printer<'_>, flags: IntFlags) {
    for promise in flags.iter() {
        p.word(promise);
    }
}

fn float_flags(p: &mut Printer<'_>, flags: FloatFlags) {
    if flags.rounding != Rounding::Rn {
        p.word(flags.rounding);
    }
    p.flag(flags.ftz, "ftz");
    p.flag(flags.approx, "approx");
    p.flag(flags.contract, "contract");
    p.flag(flags.normal, "normal");
}

fn convert_flags(p: &mut Printer<'_>, desc: &OpDesc, flags: ConvertFlags) {
    if flags.rounding != default_rounding(desc) {
        p.word(flags.rounding);
    }
    p.flag(flags.sat, "sat");
    p.flag(flags.ftz, "ftz");
    p.flag(flags.nneg, "nneg");
}

fn mem_flags(p: &mut Printer<'_>, flags: MemFlags, control: Option<Type>) {
    if flags.order != Order::Weak {
        p.word(flags.order);
    }
    if flags.order != Order::Weak || flags.scope != Scope::Gpu {
        p.word(flags.scope);
    }
    p.flag(flags.volatile, "volatile");
    p.flag(flags.nc, "nc");
    if let Some(cache) = flags.cache {
        p.word(cache);
    }
    if let Some(evict) = flags.evict {
        p.word(evict);
    }
    let natural = control.map_or(1, Type::align).trailing_zeros() as u8;
    if flags.align_log2 != natural {
        p.text(" align(");
        p.uint(1u64.wrapping_shl(flags.align_log2.into()));
        p.char(')');
    }
}
