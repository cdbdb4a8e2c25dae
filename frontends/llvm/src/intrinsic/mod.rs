//! Calls of intrinsics: `llvm.*` in `general`, copies of memory in `bulk`, `llvm.nvvm.*` in `nvvm`
//! by the rows of `table`.

mod bulk;
mod constrained;
mod exponent;
mod fixed;
mod float;
mod general;
mod integer;
mod libdevice;
mod masked;
mod math;
mod nvvm;
mod operands;
pub(crate) mod pattern;
mod table;
mod vector;

use crate::codes::{Fault, fault};
use crate::lower::layout::Kind;
use crate::lower::{Body, Vals};
use crate::tree::{self, Call, Op, Typed, ValueKind};
use irc_ir::builder::InstBuilder;
use irc_ir::entity::{Inst, Value};
use irc_ir::verify::verify_types;
use irc_ptx::text::nearest_name;

/// Whether a declaration without `llvm.` is known to compilers for GPUs.
pub(crate) fn is_builtin(name: &str) -> bool {
    name == "__nvvm_reflect" || name.starts_with("__nv_")
}

/// A call of an intrinsic.
pub(crate) struct Intrinsic<'s, 'a> {
    /// The whole name.
    pub name: &'s str,
    /// What was called.
    pub call: &'s Call<'a>,
}

impl<'a> Intrinsic<'_, 'a> {
    pub(crate) fn arg(
        &self,
        body: &Body<'_, '_, 'a, '_>,
        index: usize,
    ) -> Result<&Typed<'a>, Fault> {
        self.call.args.get(index).map(|(arg, _)| arg).ok_or_else(|| {
            fault("L0208", format!("`{}` with too few arguments", self.name), body.span)
        })
    }

    /// The one scalar of an argument.
    pub(crate) fn one(
        &self,
        body: &mut Body<'_, '_, 'a, '_>,
        index: usize,
    ) -> Result<Value, Fault> {
        let arg = self.arg(body, index)?.clone();
        body.one(&arg)
    }

    pub(crate) fn vals(
        &self,
        body: &mut Body<'_, '_, 'a, '_>,
        index: usize,
    ) -> Result<Vals, Fault> {
        let arg = self.arg(body, index)?.clone();
        body.vals(&arg)
    }

    /// An argument that must be a number in the text.
    pub(crate) fn number(&self, body: &Body<'_, '_, 'a, '_>, index: usize) -> Result<u128, Fault> {
        let arg = self.arg(body, index)?;
        match arg.value.kind {
            ValueKind::Int(number) => Ok(number.get()),
            ValueKind::Zero => Ok(0),
            _ => {
                let message = format!("argument {index} of `{}` must be a number", self.name);
                Err(fault("L0205", message, arg.value.span))
            }
        }
    }
}

/// Lowers a call of an intrinsic.
pub(crate) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    name: &str,
    inst: &tree::Inst<'a>,
    call: &Call<'a>,
) -> Result<Vals, Fault> {
    debug_assert!(matches!(inst.op, Op::Call(_)));
    let what = Intrinsic { name, call };
    let first = body.b.func().dfg.num_insts();
    let vals = lower_unchecked(body, &what)?;
    check_types(body, &what, first)?;
    Ok(vals)
}

/// The types that an intrinsic takes are those that the instructions take which stand for it, made
/// since there were `first`.
fn check_types(
    body: &mut Body<'_, '_, '_, '_>,
    what: &Intrinsic<'_, '_>,
    first: usize,
) -> Result<(), Fault> {
    let made = first as u32..body.b.func().dfg.num_insts() as u32;
    let id = body.b.id();
    verify_types(body.b.module(), id, made.map(Inst::from_u32)).map_err(|errors| {
        let wrong = &errors[0].violation;
        fault("L0208", format!("`{}` does not take these types: {wrong}", what.name), body.span)
    })
}

fn lower_unchecked<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
) -> Result<Vals, Fault> {
    let name = what.name;
    if name == "__nvvm_reflect" || name.starts_with("llvm.nvvm.reflect") {
        return reflect(body, what);
    }
    if let Some(plain) = name.strip_prefix("__nv_") {
        if let Some(vals) = libdevice::lower(body, what, plain)? {
            return Ok(vals);
        }
        let refused = libdevice::REFUSED.iter().find(|(known, _)| *known == plain);
        let why =
            refused.map_or_else(String::new, |(_, why)| format!("; irc has none of it: {why}"));
        let message = format!("`{name}` is no function of this file and of its libraries{why}");
        let mut fault = fault("L0205", message, body.span);
        let help = "libdevice has functions of such names: `--link-bitcode FILE` links what is \
                    needed of a library, such as the `nvvm/libdevice/libdevice.10.bc` of a CUDA \
                    toolkit";
        fault.help = Some(help.to_owned());
        return Err(fault);
    }
    match name.strip_prefix("llvm.nvvm.") {
        Some(rest) => nvvm::lower(body, rest, what),
        None => general::lower(body, what),
    }
}

/// What libdevice asks about the compilation.
fn reflect<'a>(body: &mut Body<'_, '_, 'a, '_>, what: &Intrinsic<'_, 'a>) -> Result<Vals, Fault> {
    let arg = what.arg(body, 0)?;
    let asked = body.cx.bytes_behind(arg).unwrap_or_default();
    let answer = match asked.strip_suffix(b"\0").unwrap_or(asked) {
        b"__CUDA_FTZ" => i32::from(body.cx.flush),
        b"__CUDA_ARCH" => body.arch().ok_or_else(|| {
            let message = "`__CUDA_ARCH` is asked for, but no function says its `target-cpu`";
            fault("L0205", message, body.span)
        })?,
        b"__CUDA_PREC_SQRT" | b"__CUDA_PREC_DIV" => 1,
        // As LLVM has it, what is not known is 0.
        _ => 0,
    };
    Ok(Vals::from_slice(&[body.b.i32(answer)]))
}

/// The error for an intrinsic that there is nothing for.
#[cold]
pub(crate) fn unknown(body: &Body<'_, '_, '_, '_>, name: &str, names: &[&'static str]) -> Fault {
    let mut fault = fault("L0205", format!("the intrinsic `{name}` is not supported"), body.span);
    if let Some(near) = nearest_name(name, names.iter().copied()) {
        fault.help = Some(format!("did you mean `{near}`?"));
    }
    fault
}

/// `llvm.nvvm.atomic.*`: operations with a scope, and the old increments and decrements.
fn atomic_of_nvvm<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    rest: &str,
    what: &Intrinsic<'_, 'a>,
) -> Result<Vals, Fault> {
    use irc_ir::op::{MemFlags, Order, Scope};
    // The old names say `load` before the operation.
    let rest = rest.strip_prefix("load.").unwrap_or(rest);
    let scope = match () {
        () if rest.contains(".cta") => Scope::Cta,
        () if rest.contains(".sys") => Scope::Sys,
        () => Scope::Gpu,
    };
    let to = what.arg(body, 0)?.clone();
    let to = body.address(&to)?;
    let arg = what.arg(body, 1)?.clone();
    let kind = body.cx.scalar(arg.ty, body.span)?;
    let operand = body.one(&arg)?;
    let align = body.b.ty(operand).align();
    let flags = MemFlags { order: Order::Relaxed, scope, ..MemFlags::aligned(align) };
    let operation = match rest.split('.').next().unwrap_or_default() {
        "cas" => {
            let new = what.one(body, 2)?;
            let old = body.exchange(to, operand, new, kind, flags)?;
            return Ok(Vals::from_slice(&old[..1]));
        }
        "add" if matches!(kind, Kind::Float(_)) => "fadd",
        "add" => "add",
        "and" => "and",
        "or" => "or",
        "xor" => "xor",
        "max" => "max",
        "min" => "min",
        "exch" => "xchg",
        "inc" => "uinc_wrap",
        "dec" => "udec_wrap",
        _ => return Err(unknown(body, what.name, &[])),
    };
    let old = body.rmw(operation, to, operand, kind, flags)?;
    Ok(Vals::from_slice(&[old]))
}

/// Whether the table has `llvm.nvvm.` and this, or why it is refused; nothing if it lacks it.
pub fn nvvm_status(name: &str) -> Option<Result<(), &'static str>> {
    nvvm::status(name)
}
