//! Instructions of PTX.

use super::InstBuilder;
use crate::entity::Value;
use crate::op::ptx::row::{PtxExtras, PtxForm, PtxItem, PtxRow, PtxRowError};
use crate::op::{InlineError, InlineFlags, Opcode, Payload, PtxCode};
use crate::types::{F32, F64, Type};
use smallvec::SmallVec;

/// What stands for an operand of an instruction of PTX: a value, or an integer, which is an
/// immediate or a constant as the row wants it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum PtxValue {
    /// A value.
    Value(Value),
    /// An integer.
    Int(i64),
}

/// An operand of an instruction of PTX.
pub type PtxOperand = PtxItem<PtxValue>;

impl From<Value> for PtxOperand {
    fn from(value: Value) -> Self {
        PtxItem::Value(PtxValue::Value(value))
    }
}

impl From<i64> for PtxOperand {
    fn from(int: i64) -> Self {
        PtxItem::Number { value: PtxValue::Int(int), int: Some(int) }
    }
}

/// A list of values as an operand.
impl From<&[Value]> for PtxOperand {
    fn from(values: &[Value]) -> Self {
        PtxItem::list(values.iter().map(|&value| PtxValue::Value(value)))
    }
}

/// The values that an instruction of PTX gives.
pub type PtxResults = SmallVec<[Value; 4]>;

/// Methods that insert instructions of PTX, and return their results; see [`crate::op::ptx`].
pub trait PtxBuilder: InstBuilder {
    /// Inserts the instruction with this spelling, without `ptx.`.
    ///
    /// ```
    /// use irc_ir::builder::{InstBuilder, PtxBuilder};
    /// use irc_ir::cursor::Cursor;
    /// use irc_ir::function::{Function, FunctionKind};
    /// use irc_ir::signature::{Linkage, Signature};
    /// use irc_ir::types::I32;
    ///
    /// let signature = Signature::new(&[I32], None);
    /// let mut func = Function::new("k", FunctionKind::Kernel, Linkage::Visible, signature);
    /// let entry = func.dfg.make_block();
    /// func.layout.append_block(entry);
    /// let x = func.dfg.append_param(entry, I32);
    /// let mut cursor = Cursor::at_end(&mut func, entry);
    /// let y = cursor.ptx("bfind.shiftamt.u32", &[x.into()], 1)?[0];
    /// cursor.ptx("prmt.b32", &[x.into(), y.into(), 0x5410.into()], 1)?;
    /// assert!(cursor.ptx("prmt.b32", &[x.into()], 1).is_err());
    /// # Ok::<(), irc_ir::op::PtxRowError>(())
    /// ```
    #[track_caller]
    fn ptx(
        &mut self,
        spelling: &str,
        operands: &[PtxOperand],
        results: usize,
    ) -> Result<PtxResults, PtxRowError> {
        self.ptx_with(spelling, operands, results, &PtxExtras::default())
    }

    /// The same under a guard, or writing a part of the destination.
    #[track_caller]
    fn ptx_with(
        &mut self,
        spelling: &str,
        operands: &[PtxOperand],
        results: usize,
        extras: &PtxExtras<PtxValue>,
    ) -> Result<PtxResults, PtxRowError> {
        self.ptx_row(PtxRow::new(spelling, operands, results, extras)?)
    }

    /// Inserts an instruction of a form, whose modifiers are typed.
    #[track_caller]
    fn ptx_form(
        &mut self,
        form: PtxForm,
        operands: &[PtxOperand],
        results: usize,
    ) -> Result<PtxResults, PtxRowError> {
        let extras = PtxExtras::default();
        self.ptx_row(PtxRow::of_form(form, operands, results, &extras)?)
    }

    /// Inserts an operation that has been laid out.
    #[track_caller]
    fn ptx_row(&mut self, row: PtxRow<PtxValue>) -> Result<PtxResults, PtxRowError> {
        let dfg = &mut self.func().dfg;
        let values = row.args.iter().zip(&row.code.args).map(|(&value, arg)| match value {
            PtxValue::Value(value) => Ok(value),
            PtxValue::Int(int) => {
                let ty = arg.natural();
                let bits = bits_of(int, ty).ok_or(PtxRowError::Literal { int, ty })?;
                Ok(dfg.constant(ty, bits))
            }
        });
        let values = values.collect::<Result<Vec<Value>, _>>()?;
        Ok(self.ptx_code(row.code, &values))
    }

    /// Inserts a block of PTX text: `%0`, `%1` and so on are the results, then the operands, then
    /// the values that some results begin as (pairs of the number of the result and the value).
    #[track_caller]
    fn ptx_inline(
        &mut self,
        text: &str,
        results: &[Type],
        operands: &[Value],
        starts: &[(u16, Value)],
        flags: InlineFlags,
    ) -> Result<PtxResults, InlineError> {
        let types: Vec<Type> = operands.iter().map(|&v| self.value_type(v)).collect();
        let begun: Vec<u16> = starts.iter().map(|&(result, _)| result).collect();
        let code = PtxCode::inline(text, results, &types, &begun, flags)?;
        let mut args = operands.to_vec();
        args.extend(starts.iter().map(|&(_, value)| value));
        Ok(self.ptx_code(code, &args))
    }

    /// Inserts a `ptx` operation.
    #[track_caller]
    fn ptx_code(&mut self, code: PtxCode, args: &[Value]) -> PtxResults {
        let results = code.results.clone();
        let payload = Payload::Ptx(self.func().dfg.intern_ptx(code));
        let inst = self.insert_inst(Opcode::Ptx, payload, args, &results);
        self.func().dfg.results(inst).collect()
    }
}

/// The bits of an integer as a constant of a type, if it is one.
fn bits_of(int: i64, ty: Type) -> Option<u128> {
    match ty {
        F32 => Some((int as f32).to_bits().into()),
        F64 => Some((int as f64).to_bits().into()),
        Type::Scalar(s) if s.is_int() => {
            let mask = u128::MAX >> (128 - s.bits());
            Some(i128::from(int) as u128 & mask)
        }
        ty if ty.is_ptr() => Some(u128::from(int as u64)),
        _ => None,
    }
}

impl<B: InstBuilder + ?Sized> PtxBuilder for B {}
