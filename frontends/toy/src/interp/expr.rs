//! What expressions give.

use super::memory::layout;
use super::number::{self, binary, compare};
use super::place::{bits, pointee};
use super::{Fault, Frame, Interpreter, Outcome, Stop, Value, trap};
use crate::builtin::{Builtin, Words};
use crate::hir::{Arm, Block, Constant, Conversion, Expr, ExprKind, LocalId, Ty};
use crate::source::Span;
use crate::types::{BinaryOp, CompareOp, Number};

/// The value of a constant.
pub(super) fn constant(constant: &Constant) -> Value {
    match constant {
        Constant::Bool(value) => Value::Bits(u128::from(*value)),
        Constant::Number(bits) => Value::Bits(*bits),
        Constant::List(parts) => Value::List(parts.iter().map(self::constant).collect()),
        Constant::Repeat(part, count) => Value::List(vec![self::constant(part); *count as usize]),
    }
}

/// An operator on two numbers, truth values or vectors.
pub(super) fn operate(
    op: BinaryOp,
    ty: &Ty,
    x: &Value,
    y: &Value,
    span: Span,
) -> Result<Value, Stop> {
    match (ty, x, y) {
        (Ty::Bool, Value::Bits(x), Value::Bits(y)) => Ok(Value::Bits(match op {
            BinaryOp::And => x & y,
            BinaryOp::Or => x | y,
            _ => x ^ y,
        })),
        (Ty::Number(ty), Value::Bits(x), Value::Bits(y)) => binary(op, *ty, *x, *y)
            .map(Value::Bits)
            .ok_or_else(|| trap("the division has no result", span)),
        (Ty::Vector(of, _), Value::List(x), y) => {
            let of = Ty::Number(*of);
            let lane = |(n, x): (usize, &Value)| match y {
                Value::List(y) => operate(op, &of, x, &y[n], span),
                amount => operate(op, &of, x, amount, span),
            };
            Ok(Value::List(x.iter().enumerate().map(lane).collect::<Result<_, _>>()?))
        }
        _ => unreachable!("operands have the type of the operator"),
    }
}

/// A function of numbers, lane by lane.
fn by_lanes(ty: &Ty, args: &[Value], f: &dyn Fn(Number, &[u128]) -> Option<u128>) -> Option<Value> {
    match ty {
        Ty::Number(ty) => f(*ty, &args.iter().map(bits).collect::<Vec<_>>()).map(Value::Bits),
        Ty::Vector(of, lanes) => {
            let lane = |n: usize| {
                let args: Vec<u128> = args
                    .iter()
                    .map(|arg| match arg {
                        Value::List(lanes) => bits(&lanes[n]),
                        scalar => bits(scalar),
                    })
                    .collect();
                f(*of, &args).map(Value::Bits)
            };
            Some(Value::List((0..usize::from(*lanes)).map(lane).collect::<Option<_>>()?))
        }
        _ => None,
    }
}

impl<'p> Interpreter<'p> {
    /// The value of an expression.
    pub(super) fn expr(&mut self, frame: &mut Frame<'p>, expr: &'p Expr) -> Outcome {
        self.step()?;
        match &expr.kind {
            ExprKind::Constant(constant) => Ok(self::constant(constant)),
            ExprKind::Load(place) => {
                let address = self.place(frame, place)?;
                Ok(self.memory.read(self.program, &place.ty, address)?)
            }
            ExprKind::AddressOf(place) => Ok(Value::Bits(self.place(frame, place)?.into())),
            ExprKind::Unary(op, x) => {
                let x = self.expr(frame, x)?;
                let value = match expr.ty {
                    Ty::Bool => Some(Value::Bits(bits(&x) ^ 1)),
                    _ => by_lanes(&expr.ty, &[x], &|ty, x| Some(number::unary(*op, ty, x[0]))),
                };
                Ok(value.expect("operators are for numbers"))
            }
            ExprKind::Chain(first, links) => {
                let mut value = self.expr(frame, first)?;
                for (op, right) in links {
                    let right = self.expr(frame, right)?;
                    value = operate(*op, &expr.ty, &value, &right, expr.span)?;
                }
                Ok(value)
            }
            ExprKind::Compare(op, x, y) => self.compare(frame, *op, x, y),
            ExprKind::All(parts) => self.until(frame, parts, false),
            ExprKind::Any(parts) => self.until(frame, parts, true),
            ExprKind::Convert(conversion, x) => {
                let value = self.expr(frame, x)?;
                Ok(convert(*conversion, &x.ty, &expr.ty, value))
            }
            ExprKind::Call(function, args) => {
                let args = self.exprs(frame, args)?;
                Ok(self.call(*function, args)?)
            }
            ExprKind::Builtin(builtin, words, args) => {
                self.builtin(frame, expr, *builtin, *words, args)
            }
            _ => self.rest(frame, expr),
        }
    }

    /// Aggregates, slices and what decides where to go on.
    fn rest(&mut self, frame: &mut Frame<'p>, expr: &'p Expr) -> Outcome {
        match &expr.kind {
            ExprKind::Aggregate { parts, evaluation } => {
                let mut values = vec![Value::Unit; parts.len()];
                for &n in evaluation {
                    values[n as usize] = self.expr(frame, &parts[n as usize])?;
                }
                Ok(Value::List(values))
            }
            ExprKind::Repeat(part) => {
                let part = self.expr(frame, part)?;
                let count = match &expr.ty {
                    Ty::Array(_, count) => *count as usize,
                    Ty::Vector(_, lanes) => usize::from(*lanes),
                    _ => unreachable!("only arrays and vectors repeat"),
                };
                Ok(Value::List(vec![part; count]))
            }
            ExprKind::Lane(x, n) => self.part(frame, x, usize::from(*n)),
            ExprKind::Field(x, n) => self.part(frame, x, *n as usize),
            ExprKind::Slice(pointer, len) => {
                let address = self.address(frame, pointer)?;
                let len = bits(&self.expr(frame, len)?) as u32;
                Ok(Value::Slice(address, len))
            }
            ExprKind::SliceRange(slice, from, to) => {
                self.slice_range(frame, slice, from.as_deref(), to.as_deref(), expr.span)
            }
            ExprKind::SliceOf(place) => {
                let Ty::Array(_, count) = &place.ty else { unreachable!("the place is an array") };
                Ok(Value::Slice(self.place(frame, place)?, *count as u32))
            }
            ExprKind::Len(slice) => Ok(Value::Bits(self.slice(frame, slice)?.1.into())),
            ExprKind::SlicePointer(slice) => Ok(Value::Bits(self.slice(frame, slice)?.0.into())),
            ExprKind::Dynamic(_) => Err(Fault::NotServed("dynamic shared memory").into()),
            ExprKind::Print(..) => Err(Fault::NotServed("print").into()),
            ExprKind::Assert(condition, message) => match self.truth(frame, condition)? {
                true => Ok(Value::Unit),
                false => Err(trap(message.clone(), expr.span)),
            },
            ExprKind::Trap(message) => Err(trap(message.clone(), expr.span)),
            _ => self.control(frame, expr),
        }
    }

    /// Whether one of some conditions is this, or the last of them.
    fn until(&mut self, frame: &mut Frame<'p>, parts: &'p [Expr], end: bool) -> Outcome {
        for part in parts {
            if self.truth(frame, part)? == end {
                return Ok(Value::Bits(u128::from(end)));
            }
        }
        Ok(Value::Bits(u128::from(!end)))
    }

    fn control(&mut self, frame: &mut Frame<'p>, expr: &'p Expr) -> Outcome {
        match &expr.kind {
            ExprKind::Block(block) => self.block(frame, block),
            ExprKind::If(branches, other) => {
                for (condition, then) in branches {
                    if self.truth(frame, condition)? {
                        return self.block(frame, then);
                    }
                }
                other.as_ref().map_or(Ok(Value::Unit), |other| self.block(frame, other))
            }
            ExprKind::Match(x, arms, other) => {
                let value = bits(&self.expr(frame, x)?);
                match (arms.iter().find(|arm| fits(arm, &x.ty, value)), other) {
                    (Some(Arm { block, .. }), _) | (None, Some(block)) => self.block(frame, block),
                    (None, None) => unreachable!("the arms are all there is"),
                }
            }
            ExprKind::While(condition, body) => {
                while self.truth(frame, condition)? && self.round(frame, body)? {}
                Ok(Value::Unit)
            }
            ExprKind::Loop(body) => {
                while self.round(frame, body)? {}
                Ok(Value::Unit)
            }
            ExprKind::For { local, from, to, inclusive, step, body } => {
                let one = step.as_deref();
                self.count(frame, *local, [from, to], *inclusive, one, body)
            }
            ExprKind::Break => Err(Stop::Break),
            ExprKind::Continue => Err(Stop::Continue),
            ExprKind::Return(value) => {
                let value = value.as_ref().map_or(Ok(Value::Unit), |value| self.expr(frame, value));
                Err(Stop::Return(value?))
            }
            _ => unreachable!("the other expressions are done"),
        }
    }

    fn exprs(&mut self, frame: &mut Frame<'p>, exprs: &'p [Expr]) -> Outcome<Vec<Value>> {
        exprs.iter().map(|expr| self.expr(frame, expr)).collect()
    }

    fn truth(&mut self, frame: &mut Frame<'p>, expr: &'p Expr) -> Outcome<bool> {
        Ok(bits(&self.expr(frame, expr)?) != 0)
    }

    fn part(&mut self, frame: &mut Frame<'p>, x: &'p Expr, n: usize) -> Outcome {
        match self.expr(frame, x)? {
            Value::List(mut parts) => Ok(parts.swap_remove(n)),
            _ => unreachable!("the type has parts"),
        }
    }

    fn compare(
        &mut self,
        frame: &mut Frame<'p>,
        op: CompareOp,
        x: &'p Expr,
        y: &'p Expr,
    ) -> Outcome {
        let ty = match x.ty {
            Ty::Number(ty) => ty,
            _ => Number::Unsigned(64),
        };
        let (x, y) = (self.expr(frame, x)?, self.expr(frame, y)?);
        Ok(Value::Bits(u128::from(compare(op, ty, bits(&x), bits(&y)))))
    }

    /// One round of a loop; whether another may follow.
    fn round(&mut self, frame: &mut Frame<'p>, body: &'p Block) -> Outcome<bool> {
        self.step()?;
        match self.block(frame, body) {
            Ok(_) | Err(Stop::Continue) => Ok(true),
            Err(Stop::Break) => Ok(false),
            Err(stop) => Err(stop),
        }
    }

    fn count(
        &mut self,
        frame: &mut Frame<'p>,
        local: LocalId,
        [from, to]: [&'p Expr; 2],
        inclusive: bool,
        step: Option<&'p Expr>,
        body: &'p Block,
    ) -> Outcome {
        let Ty::Number(ty) = from.ty else { unreachable!("loops count integers") };
        // In the order of the type, from 0 up, so that all numbers have a place.
        let least = if ty.is_signed() { 1 << 127 } else { 0 };
        let place = |bits: u128| match ty.is_signed() {
            true => number::signed(ty, bits) as u128 ^ least,
            false => bits,
        };
        let mut now = place(bits(&self.expr(frame, from)?));
        let end = place(bits(&self.expr(frame, to)?));
        let by = match step {
            Some(step) => place(bits(&self.expr(frame, step)?)),
            None => place(1),
        };
        if by <= least {
            return Err(trap("the step is not positive", from.span));
        }
        let by = by - least;
        while now < end || inclusive && now == end {
            self.bind(frame, local, &Value::Bits((now ^ least) & number::mask(ty)))?;
            if !self.round(frame, body)? {
                break;
            }
            match now.checked_add(by) {
                Some(next) => now = next,
                None => break,
            }
        }
        Ok(Value::Unit)
    }

    fn slice_range(
        &mut self,
        frame: &mut Frame<'p>,
        slice: &'p Expr,
        from: Option<&'p Expr>,
        to: Option<&'p Expr>,
        span: Span,
    ) -> Outcome {
        let size = layout(self.program, &pointee(&slice.ty)).0;
        let (address, len) = self.slice(frame, slice)?;
        let from = from.map_or(Ok(0), |from| self.integer(frame, from))?;
        let to = to.map_or(Ok(i128::from(len)), |to| self.integer(frame, to))?;
        if from < 0 || from > to || to > i128::from(len) {
            return Err(trap("the range is not in the slice", span));
        }
        Ok(Value::Slice(address + from as u64 * size, (to - from) as u32))
    }

    fn builtin(
        &mut self,
        frame: &mut Frame<'p>,
        expr: &'p Expr,
        builtin: Builtin,
        words: Words,
        args: &'p [Expr],
    ) -> Outcome {
        let axis = usize::from(words.axis);
        let at = self.thread;
        let position = match builtin {
            Builtin::ThreadIdx => Some(at.thread[axis]),
            Builtin::BlockIdx => Some(at.block[axis]),
            Builtin::BlockDim => Some(at.block_dim[axis]),
            Builtin::GridDim => Some(at.grid_dim[axis]),
            Builtin::GlobalIdx => Some(at.block[axis] * at.block_dim[axis] + at.thread[axis]),
            _ => None,
        };
        if let Some(position) = position {
            return Ok(Value::Bits(position.into()));
        }
        if builtin == Builtin::Offset {
            let size = layout(self.program, &pointee(&args[0].ty)).0;
            let address = self.address(frame, &args[0])?;
            let elements = self.integer(frame, &args[1])?;
            let bytes = (elements as u64).wrapping_mul(size);
            return Ok(Value::Bits(address.wrapping_add(bytes).into()));
        }
        let values = self.exprs(frame, args)?;
        if builtin == Builtin::Slice {
            return Ok(Value::Slice(bits(&values[0]) as u64, bits(&values[1]) as u32));
        }
        if builtin == Builtin::IsNan {
            let Ty::Number(ty) = args[0].ty else { unreachable!("is_nan is for numbers") };
            return Ok(Value::Bits(u128::from(number::is_nan(ty, bits(&values[0])))));
        }
        if let Some(value) = self.atomic(builtin, args, &values)? {
            return Ok(value);
        }
        by_lanes(&expr.ty, &values, &|ty, args| number::builtin(builtin, ty, args))
            .ok_or_else(|| Fault::NotServed(builtin.row().name).into())
    }

    /// What an atomic access gives, if that is one.
    fn atomic(
        &mut self,
        builtin: Builtin,
        args: &'p [Expr],
        values: &[Value],
    ) -> Outcome<Option<Value>> {
        let first = args.first().map(|arg| &arg.ty);
        let Some(Ty::Pointer(pointer)) = first else { return Ok(None) };
        let Ty::Number(ty) = *pointer.to else { return Ok(None) };
        let address = bits(&values[0]) as u64;
        let value = |n: usize| values.get(n).map(bits).unwrap_or_default();
        let before = bits(&self.memory.read(self.program, &pointer.to, address)?);
        let combine = |op| binary(op, ty, before, value(1)).expect("only divisions fail");
        let choose = |builtin| number::builtin(builtin, ty, &[before, value(1)]).expect("numbers");
        let after = match builtin {
            Builtin::AtomicLoad => return Ok(Some(Value::Bits(before))),
            Builtin::AtomicAdd => combine(BinaryOp::Add),
            Builtin::AtomicSub => combine(BinaryOp::Sub),
            Builtin::AtomicAnd => combine(BinaryOp::And),
            Builtin::AtomicOr => combine(BinaryOp::Or),
            Builtin::AtomicXor => combine(BinaryOp::Xor),
            Builtin::AtomicMin => choose(Builtin::Min),
            Builtin::AtomicMax => choose(Builtin::Max),
            Builtin::AtomicExchange | Builtin::AtomicStore => value(1),
            Builtin::AtomicCas if before == value(1) => value(2),
            Builtin::AtomicCas => before,
            _ => return Ok(None),
        };
        self.memory.write(self.program, &pointer.to, address, &Value::Bits(after))?;
        Ok(Some(if builtin == Builtin::AtomicStore { Value::Unit } else { Value::Bits(before) }))
    }
}

/// Whether an arm is for this value.
fn fits(arm: &Arm, ty: &Ty, value: u128) -> bool {
    let ty = match ty {
        Ty::Number(ty) => *ty,
        _ => Number::Unsigned(8),
    };
    let within = |&(low, high): &(u128, u128)| {
        compare(CompareOp::Le, ty, low, value) && compare(CompareOp::Le, ty, value, high)
    };
    arm.ranges.iter().any(within)
}

/// A value as one of another type.
fn convert(conversion: Conversion, from: &Ty, to: &Ty, value: Value) -> Value {
    match (conversion, from, to) {
        (Conversion::Pointer | Conversion::ToGeneric | Conversion::FromGeneric, ..) => value,
        (Conversion::Bits, ..) => from_bits(to, to_bits(from, &value)),
        (_, Ty::Number(from), Ty::Number(to)) => {
            Value::Bits(number::convert(conversion, *from, *to, bits(&value)))
        }
        (_, Ty::Vector(from, _), Ty::Vector(to, _)) => match value {
            Value::List(lanes) => {
                let lane = |x| Value::Bits(number::convert(conversion, *from, *to, bits(x)));
                Value::List(lanes.iter().map(lane).collect())
            }
            _ => unreachable!("the value is a vector"),
        },
        // A `bool` is 0 or 1 in every integer type.
        _ => value,
    }
}

/// The bits of a number, vector or pointer, the first lane lowest.
fn to_bits(ty: &Ty, value: &Value) -> u128 {
    match (ty, value) {
        (Ty::Vector(of, _), Value::List(lanes)) => {
            let width = of.bits();
            lanes.iter().rev().fold(0, |all, lane| all.checked_shl(width).unwrap_or(0) | bits(lane))
        }
        (_, value) => bits(value),
    }
}

fn from_bits(ty: &Ty, all: u128) -> Value {
    match ty {
        Ty::Vector(of, lanes) => {
            let lane = |n| Value::Bits(all >> (of.bits() * n) & number::mask(*of));
            Value::List((0..u32::from(*lanes)).map(lane).collect())
        }
        _ => Value::Bits(all),
    }
}
