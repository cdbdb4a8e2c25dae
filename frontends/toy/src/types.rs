//! The words that syntax and checked programs share: scalar types, state spaces, operators.

use irc_ir::types::Scalar;

/// A number type: `bool` is apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Number {
    /// A signed integer of 8, 16, 32, 64 or 128 bits.
    Signed(u8),
    /// An unsigned integer of 8, 16, 32, 64 or 128 bits.
    Unsigned(u8),
    /// IEEE 754 binary16.
    F16,
    /// The upper half of a binary32.
    BF16,
    /// IEEE 754 binary32.
    F32,
    /// IEEE 754 binary64.
    F64,
}

impl Number {
    /// Every number type with its name.
    pub const ALL: [(Number, &'static str); 14] = [
        (Number::Signed(8), "i8"),
        (Number::Signed(16), "i16"),
        (Number::Signed(32), "i32"),
        (Number::Signed(64), "i64"),
        (Number::Signed(128), "i128"),
        (Number::Unsigned(8), "u8"),
        (Number::Unsigned(16), "u16"),
        (Number::Unsigned(32), "u32"),
        (Number::Unsigned(64), "u64"),
        (Number::Unsigned(128), "u128"),
        (Number::F16, "f16"),
        (Number::BF16, "bf16"),
        (Number::F32, "f32"),
        (Number::F64, "f64"),
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        let found = Number::ALL.iter().find(|(number, _)| *number == self);
        found.expect("widths are those of the list").1
    }

    /// The type with this name.
    pub fn from_name(name: &str) -> Option<Number> {
        Number::ALL.iter().find(|(_, known)| *known == name).map(|&(number, _)| number)
    }

    /// What is written to make a number of this type of another one.
    pub fn conversion_help(self) -> String {
        let ty = self.name();
        match self.is_float() {
            true => format!(
                "conversions are explicit: `round::<{ty}>(x)`, or `x as {ty}` if nothing is lost"
            ),
            false => format!(
                "conversions are explicit: `x as {ty}` if nothing is lost, else `wrap`, \
                 `saturate`, `truncate` or `round`, as in `wrap::<{ty}>(x)`"
            ),
        }
    }

    /// Whether it is an integer type.
    pub fn is_int(self) -> bool {
        matches!(self, Number::Signed(_) | Number::Unsigned(_))
    }

    /// Whether it is a signed integer type.
    pub fn is_signed(self) -> bool {
        matches!(self, Number::Signed(_))
    }

    /// Whether it is a float type.
    pub fn is_float(self) -> bool {
        !self.is_int()
    }

    /// Width in bits.
    pub fn bits(self) -> u32 {
        self.scalar().bits()
    }

    /// The scalar type of the IR.
    pub fn scalar(self) -> Scalar {
        match self {
            Number::Signed(bits) | Number::Unsigned(bits) => {
                Scalar::int(u32::from(bits)).expect("widths are those of the list")
            }
            Number::F16 => Scalar::F16,
            Number::BF16 => Scalar::BF16,
            Number::F32 => Scalar::F32,
            Number::F64 => Scalar::F64,
        }
    }
}

/// An operator between two operands of one type, other than `&&` and `||`.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `%`
    Rem,
    /// `&`
    And,
    /// `|`
    Or,
    /// `^`
    Xor,
    /// `<<`; the amount is a `u32`.
    Shl,
    /// `>>`; the amount is a `u32`.
    Shr,
}

/// A comparison.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum CompareOp {
    /// `==`
    Eq,
    /// `!=`
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

/// An operator in front of its operand.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// `-` of numbers and vectors.
    Neg,
    /// `!` of `bool` and of integers, bit by bit.
    Not,
}
