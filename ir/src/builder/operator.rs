//! Operators as most languages have them: the type of the operands says which operation it is.

use super::{FunctionBuilder, InstBuilder, Misuse, Operand};
use crate::entity::Value;
use crate::op::{FloatCond, IntCond, Integral, MathFn, MathTier, Opcode, Word as _};
use crate::types::{I1, I32, Type};

/// An operator of two operands, for [`FunctionBuilder::operate`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`, of integers toward zero.
    Div,
    /// `%`, of integers, with the sign of the first operand.
    Rem,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `<<`
    Shl,
    /// `>>`, of signed integers with copies of the sign.
    Shr,
    /// `min`
    Min,
    /// `max`
    Max,
    /// `==`
    Eq,
    /// `!=`, which is true where an operand is NaN.
    Ne,
    /// `<`
    Lt,
    /// `<=`
    Le,
    /// `>`
    Gt,
    /// `>=`
    Ge,
}

/// What an operator is of signed integers, of unsigned ones, and of floats.
#[derive(Clone, Copy)]
enum Row {
    Operation(Opcode, Opcode, Option<Opcode>),
    Comparison(IntCond, IntCond, FloatCond),
}

const ROWS: [(&str, Operator, Row); 18] = {
    use FloatCond as F;
    use IntCond as I;
    use Opcode as O;
    use Row::{Comparison, Operation};
    [
        ("+", Operator::Add, Operation(O::Add, O::Add, Some(O::Fadd))),
        ("-", Operator::Sub, Operation(O::Sub, O::Sub, Some(O::Fsub))),
        ("*", Operator::Mul, Operation(O::Mul, O::Mul, Some(O::Fmul))),
        ("/", Operator::Div, Operation(O::Sdiv, O::Udiv, Some(O::Fdiv))),
        ("%", Operator::Rem, Operation(O::Srem, O::Urem, None)),
        ("&", Operator::And, Operation(O::And, O::And, None)),
        ("|", Operator::Or, Operation(O::Or, O::Or, None)),
        ("^", Operator::Xor, Operation(O::Xor, O::Xor, None)),
        ("<<", Operator::Shl, Operation(O::Shl, O::Shl, None)),
        (">>", Operator::Shr, Operation(O::Ashr, O::Lshr, None)),
        ("min", Operator::Min, Operation(O::Smin, O::Umin, Some(O::Fmin))),
        ("max", Operator::Max, Operation(O::Smax, O::Umax, Some(O::Fmax))),
        ("==", Operator::Eq, Comparison(I::Eq, I::Eq, F::Oeq)),
        ("!=", Operator::Ne, Comparison(I::Ne, I::Ne, F::Une)),
        ("<", Operator::Lt, Comparison(I::Slt, I::Ult, F::Olt)),
        ("<=", Operator::Le, Comparison(I::Sle, I::Ule, F::Ole)),
        (">", Operator::Gt, Comparison(I::Sgt, I::Ugt, F::Ogt)),
        (">=", Operator::Ge, Comparison(I::Sge, I::Uge, F::Oge)),
    ]
};

impl Operator {
    /// The operator that C, or the function that it is called, spells so.
    ///
    /// ```
    /// use irc_ir::builder::Operator;
    /// use irc_ir::types::{F32, I32};
    ///
    /// assert_eq!(Operator::of("<="), Some(Operator::Le));
    /// assert_eq!(Operator::of("max"), Some(Operator::Max));
    /// assert_eq!(Operator::of("="), None);
    /// assert!(Operator::Rem.takes(I32) && !Operator::Rem.takes(F32));
    /// ```
    pub fn of(text: &str) -> Option<Operator> {
        ROWS.iter().find(|row| row.0 == text).map(|row| row.1)
    }

    fn row(self) -> Row {
        ROWS[self as usize].2
    }

    /// Whether the result is a condition, an `i1`.
    pub fn is_comparison(self) -> bool {
        matches!(self.row(), Row::Comparison(..))
    }

    /// Whether there is such an operation on operands of this type.
    pub fn takes(self, ty: Type) -> bool {
        match self.row() {
            Row::Operation(signed, _, float) => {
                let op = if ty.is_float() { float } else { Some(signed) };
                op.and_then(|op| op.desc().types).is_some_and(|types| types.contains(ty))
            }
            Row::Comparison(..) => ty.is_int() || ty.is_float() || ty.is_ptr(),
        }
    }
}

/// The operands are of one type, that of a value among them; the amount of a shift is an `i32`.
///
/// ```
/// use irc_ir::builder::{FunctionBuilder, InstBuilder, Operator};
/// use irc_ir::function::Function;
/// use irc_ir::module::Module;
/// use irc_ir::types::{F32, I32};
///
/// let mut module = Module::new();
/// let kernel = module.add_func(Function::kernel("k", &[I32, F32]))?;
/// let mut b = FunctionBuilder::new(&mut module, kernel);
/// let [i, x] = b.begin()[..] else { unreachable!("it has two parameters") };
/// b.operate(Operator::Div, i, 3);
/// b.operate_unsigned(Operator::Div, i, 3);
/// b.operate(Operator::Div, x, 3);
/// b.operate(Operator::Lt, 0.5, x);
/// b.ret(None);
/// b.finish()?;
/// let text = module.to_string();
/// for made in ["sdiv %0, 3", "udiv %0, 3", "fdiv %1, 3.0", "fcmp olt 0.5"] {
///     assert!(text.contains(made), "{text}");
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl FunctionBuilder<'_> {
    /// An operator of two operands; integers have a sign.
    #[track_caller]
    pub fn operate(&mut self, op: Operator, x: impl Operand, y: impl Operand) -> Value {
        self.operator(op, true, x, y)
    }

    /// An operator of two operands; integers have no sign.
    #[track_caller]
    pub fn operate_unsigned(&mut self, op: Operator, x: impl Operand, y: impl Operand) -> Value {
        self.operator(op, false, x, y)
    }

    /// Whether a number is not 0, an address not null, a condition true: what C takes as true. A
    /// NaN is.
    #[track_caller]
    pub fn is_nonzero(&mut self, value: Value) -> Value {
        match self.ty(value) {
            I1 => value,
            ty if ty.lane().is_float() => self.fcmp(FloatCond::Une, value, 0),
            _ => self.icmp(IntCond::Ne, value, 0),
        }
    }

    /// What languages have built in by name: an [`Operator`]; of one operand `-`, `~`, `!`, `abs`,
    /// `sqrt`, `floor`, `ceil`, `trunc` and `rint`; a precise function of the math library
    /// ([`MathFn`]). `None` where there is none for so many operands of their type.
    ///
    /// ```
    /// # use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// # use irc_ir::{module::Module, types::{F32, I32}};
    /// # let mut module = Module::new();
    /// # let mut b = FunctionBuilder::kernel(&mut module, "k", &[I32, F32])?;
    /// # let [i, x] = b.begin()[..] else { unreachable!("it has two parameters") };
    /// for (name, operands) in [("<", &[x, x][..]), ("-", &[i]), ("floor", &[x]), ("sin", &[x])] {
    ///     assert!(b.builtin(name, operands).is_some());
    /// }
    /// for (name, operands) in [("%", &[x, x][..]), ("floor", &[i]), ("pow", &[x]), ("+", &[i, x])]
    /// {
    ///     assert!(b.builtin(name, operands).is_none());
    /// }
    /// # b.ret(None);
    /// # b.finish()?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn builtin(&mut self, name: &str, operands: &[Value]) -> Option<Value> {
        let ty = self.ty(*operands.first()?);
        let takes = |op: Opcode| op.desc().types.is_some_and(|types| types.contains(ty));
        let math = MathFn::from_word(name).filter(|math| math.operands() == operands.len());
        if let Some(math) = math.filter(|_| takes(Opcode::Math)) {
            let wanted = |index: usize| if math.is_integer(index) { I32 } else { ty };
            let mut fit = operands.iter().enumerate().map(|(i, &x)| self.ty(x) == wanted(i));
            return fit.all(|fits| fits).then(|| self.math(math, MathTier::Precise, operands));
        }
        if operands.iter().any(|&operand| self.ty(operand) != ty) {
            return None;
        }
        let float = ty.lane().is_float();
        match (operands, name) {
            (&[x, y], _) => {
                let operator = Operator::of(name).filter(|operator| operator.takes(ty))?;
                let y = match (operator, ty) {
                    (Operator::Shl | Operator::Shr, Type::Scalar(_)) => self.amount(y),
                    (Operator::Shl | Operator::Shr, _) => return None,
                    _ => y,
                };
                Some(self.operate(operator, x, y))
            }
            (&[x], "-") if float => Some(self.fneg(x)),
            (&[x], "-") if takes(Opcode::Sub) => Some(self.neg(x)),
            (&[x], "~") if takes(Opcode::Xor) => Some(self.not(x)),
            (&[x], "!") => {
                let nonzero = self.is_nonzero(x);
                Some(self.not(nonzero))
            }
            (&[x], "abs") if float => Some(self.fabs(x)),
            (&[x], "abs") if takes(Opcode::Abs) => Some(self.abs(x)),
            (&[x], "sqrt") if float => Some(self.fsqrt(x)),
            (&[x], name) if float => Some(self.fround(direction(name)?, x)),
            _ => None,
        }
    }

    /// An integer as the amount of a shift.
    #[track_caller]
    fn amount(&mut self, value: Value) -> Value {
        match self.ty(value).bytes() {
            4 => value,
            8.. => self.trunc(I32, value),
            _ => self.zext(I32, value),
        }
    }

    #[track_caller]
    fn operator(&mut self, op: Operator, signed: bool, x: impl Operand, y: impl Operand) -> Value {
        let known = x.known_type(self).or_else(|| y.known_type(self));
        let is_float = known.is_some_and(Type::is_float);
        match op.row() {
            Row::Operation(_, _, Some(op)) if is_float => self.binary(op, x, y),
            Row::Operation(op, _, None) if is_float => {
                self.misuse(Misuse::ControllingType { opcode: op, ty: known });
                self.poison(known.unwrap_or(I32))
            }
            Row::Operation(op, unsigned, _) => {
                self.binary(if signed { op } else { unsigned }, x, y)
            }
            Row::Comparison(.., cond) if is_float => self.fcmp(cond, x, y),
            Row::Comparison(cond, unsigned, _) => {
                self.icmp(if signed { cond } else { unsigned }, x, y)
            }
        }
    }
}

/// The direction in which a function of C rounds.
fn direction(name: &str) -> Option<Integral> {
    let directions = [
        ("floor", Integral::Floor),
        ("ceil", Integral::Ceil),
        ("trunc", Integral::Trunc),
        ("rint", Integral::Nearest),
    ];
    directions.into_iter().find(|direction| direction.0 == name).map(|direction| direction.1)
}

#[cfg(test)]
mod tests {
    use super::{Operator, ROWS};

    #[test]
    fn each_operator_has_its_row() {
        for (i, &(text, operator, _)) in ROWS.iter().enumerate() {
            assert_eq!((operator as usize, Operator::of(text)), (i, Some(operator)));
        }
    }
}
