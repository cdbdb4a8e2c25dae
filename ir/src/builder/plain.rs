//! Methods of `InstBuilder` for operations of a regular form. Made from the table of
//! operations by a test: `BLESS=1 cargo test -p irc-ir --lib` writes this file.

macro_rules! plain_operations {
    () => {
        /// Sum modulo 2^n.
        #[track_caller]
        fn add(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Add, x, y)
        }

        /// Difference modulo 2^n.
        #[track_caller]
        fn sub(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Sub, x, y)
        }

        /// Product modulo 2^n.
        #[track_caller]
        fn mul(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Mul, x, y)
        }

        /// Upper half of the signed product.
        #[track_caller]
        fn smulh(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Smulh, x, y)
        }

        /// Upper half of the unsigned product.
        #[track_caller]
        fn umulh(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Umulh, x, y)
        }

        /// Signed product in twice the width.
        #[track_caller]
        fn smulw(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Smulw, x, y)
        }

        /// Unsigned product in twice the width.
        #[track_caller]
        fn umulw(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Umulw, x, y)
        }

        /// Signed quotient, rounded toward zero.
        #[track_caller]
        fn sdiv(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Sdiv, x, y)
        }

        /// Unsigned quotient, rounded down.
        #[track_caller]
        fn udiv(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Udiv, x, y)
        }

        /// Remainder of sdiv; it has the sign of the dividend.
        #[track_caller]
        fn srem(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Srem, x, y)
        }

        /// Remainder of udiv.
        #[track_caller]
        fn urem(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Urem, x, y)
        }

        /// Signed minimum.
        #[track_caller]
        fn smin(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Smin, x, y)
        }

        /// Signed maximum.
        #[track_caller]
        fn smax(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Smax, x, y)
        }

        /// Unsigned minimum.
        #[track_caller]
        fn umin(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Umin, x, y)
        }

        /// Unsigned maximum.
        #[track_caller]
        fn umax(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Umax, x, y)
        }

        /// Signed absolute value modulo 2^n: that of the least number is itself.
        #[track_caller]
        fn abs(&mut self, x: Value) -> Value {
            self.unary(Opcode::Abs, x)
        }

        /// Bitwise and.
        #[track_caller]
        fn and(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::And, x, y)
        }

        /// Bitwise or.
        #[track_caller]
        fn or(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Or, x, y)
        }

        /// Bitwise exclusive or.
        #[track_caller]
        fn xor(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Xor, x, y)
        }

        /// Shift left; by n or more (the amount is unsigned) the result is 0.
        #[track_caller]
        fn shl(&mut self, x: impl Operand, amount: impl Operand) -> Value {
            self.binary(Opcode::Shl, x, amount)
        }

        /// Shift right, filled with zeros; by n or more the result is 0.
        #[track_caller]
        fn lshr(&mut self, x: impl Operand, amount: impl Operand) -> Value {
            self.binary(Opcode::Lshr, x, amount)
        }

        /// Shift right, filled with the sign; by n or more only those remain.
        #[track_caller]
        fn ashr(&mut self, x: impl Operand, amount: impl Operand) -> Value {
            self.binary(Opcode::Ashr, x, amount)
        }

        /// Upper half of the first then the second operand, shifted left by the amount modulo n.
        #[track_caller]
        fn fshl(&mut self, high: Value, low: impl Operand, amount: impl Operand) -> Value {
            self.funnel(Opcode::Fshl, high, low, amount)
        }

        /// Lower half of the first then the second operand, shifted right by the amount modulo n.
        #[track_caller]
        fn fshr(&mut self, high: Value, low: impl Operand, amount: impl Operand) -> Value {
            self.funnel(Opcode::Fshr, high, low, amount)
        }

        /// Rotation left by the amount modulo n.
        #[track_caller]
        fn rotl(&mut self, x: impl Operand, amount: impl Operand) -> Value {
            self.binary(Opcode::Rotl, x, amount)
        }

        /// Rotation right by the amount modulo n.
        #[track_caller]
        fn rotr(&mut self, x: impl Operand, amount: impl Operand) -> Value {
            self.binary(Opcode::Rotr, x, amount)
        }

        /// Number of bits that are 1.
        #[track_caller]
        fn popcnt(&mut self, x: Value) -> Value {
            self.unary(Opcode::Popcnt, x)
        }

        /// Number of zeros above the highest 1; n for 0.
        #[track_caller]
        fn clz(&mut self, x: Value) -> Value {
            self.unary(Opcode::Clz, x)
        }

        /// Number of zeros below the lowest 1; n for 0.
        #[track_caller]
        fn ctz(&mut self, x: Value) -> Value {
            self.unary(Opcode::Ctz, x)
        }

        /// The bits in reverse order.
        #[track_caller]
        fn bitrev(&mut self, x: Value) -> Value {
            self.unary(Opcode::Bitrev, x)
        }

        /// The bytes in reverse order.
        #[track_caller]
        fn bswap(&mut self, x: Value) -> Value {
            self.unary(Opcode::Bswap, x)
        }

        /// Field at bit (2nd operand & 255) of (3rd & 255) bits; bits past the top are 0.
        #[track_caller]
        fn ubfe(&mut self, x: Value, pos: impl Operand, len: impl Operand) -> Value {
            self.bfe(Opcode::Ubfe, x, pos, len)
        }

        /// Like ubfe, filled with the field's top bit (bit n-1 if the field ends past it); 0 if it
        /// has no bits.
        #[track_caller]
        fn sbfe(&mut self, x: Value, pos: impl Operand, len: impl Operand) -> Value {
            self.bfe(Opcode::Sbfe, x, pos, len)
        }

        /// Sum.
        #[track_caller]
        fn fadd(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Fadd, x, y)
        }

        /// Difference.
        #[track_caller]
        fn fsub(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Fsub, x, y)
        }

        /// Product.
        #[track_caller]
        fn fmul(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Fmul, x, y)
        }

        /// Quotient; approx (f32): within 2 ulp for divisors of magnitude 2^-126 to 2^126.
        #[track_caller]
        fn fdiv(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Fdiv, x, y)
        }

        /// Flips the sign, of NaN too.
        #[track_caller]
        fn fneg(&mut self, x: Value) -> Value {
            self.unary(Opcode::Fneg, x)
        }

        /// Clears the sign, of NaN too.
        #[track_caller]
        fn fabs(&mut self, x: Value) -> Value {
            self.unary(Opcode::Fabs, x)
        }

        /// The lesser; of a number and a NaN the number; -0 is below +0.
        #[track_caller]
        fn fmin(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Fmin, x, y)
        }

        /// The greater; of a number and a NaN the number; -0 is below +0.
        #[track_caller]
        fn fmax(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Fmax, x, y)
        }

        /// The lesser; NaN if an operand is; -0 is below +0.
        #[track_caller]
        fn fminimum(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Fminimum, x, y)
        }

        /// The greater; NaN if an operand is; -0 is below +0.
        #[track_caller]
        fn fmaximum(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Fmaximum, x, y)
        }

        /// Square root; approx (f32): relative error at most 2^-23.
        #[track_caller]
        fn fsqrt(&mut self, x: Value) -> Value {
            self.unary(Opcode::Fsqrt, x)
        }

        /// 1 / x; approx: within 1 ulp (f32), with `ftz` 2^-19 of a value whose low half is 0
        /// (f64).
        #[track_caller]
        fn frcp(&mut self, x: Value) -> Value {
            self.unary(Opcode::Frcp, x)
        }

        /// 1 / sqrt(x), approximate: relative error at most 2^-22.4 (f32), 2 ulp (f64), with `ftz`
        /// 2^-19 of a value whose low half is 0 (f64).
        #[track_caller]
        fn frsqrt(&mut self, x: Value) -> Value {
            self.unary(Opcode::Frsqrt, x)
        }

        /// Sine, approximate: absolute error at most 2^-20.9 in [-pi, pi].
        #[track_caller]
        fn fsin(&mut self, x: Value) -> Value {
            self.unary(Opcode::Fsin, x)
        }

        /// Cosine, approximate: absolute error at most 2^-20.9 in [-pi, pi].
        #[track_caller]
        fn fcos(&mut self, x: Value) -> Value {
            self.unary(Opcode::Fcos, x)
        }

        /// 2^x, approximate: relative error at most 2^-22.5.
        #[track_caller]
        fn fexp2(&mut self, x: Value) -> Value {
            self.unary(Opcode::Fexp2, x)
        }

        /// Base-2 logarithm, approximate: absolute error at most 2^-22 in [0.5, 2], relative error
        /// at most 2^-22 elsewhere.
        #[track_caller]
        fn flog2(&mut self, x: Value) -> Value {
            self.unary(Opcode::Flog2, x)
        }

        /// Hyperbolic tangent, approximate: relative error at most 2^-11.
        #[track_caller]
        fn ftanh(&mut self, x: Value) -> Value {
            self.unary(Opcode::Ftanh, x)
        }

        /// The first operand with the sign of the second.
        #[track_caller]
        fn fcopysign(&mut self, x: impl Operand, y: impl Operand) -> Value {
            self.binary(Opcode::Fcopysign, x, y)
        }

        /// The operand; if it is poison, an arbitrary value, the same for all uses.
        #[track_caller]
        fn freeze(&mut self, x: Value) -> Value {
            self.unary(Opcode::Freeze, x)
        }
    };
}
pub(super) use plain_operations;
