//! Methods of `InstBuilder` for constants, which belong to no block.

macro_rules! constants {
    () => {
        /// A constant scalar or address; for floats, its bits.
        #[track_caller]
        fn constant(&mut self, ty: Type, bits: u128) -> Value {
            self.func().dfg.constant(ty, bits)
        }

        /// An `i32` constant.
        #[track_caller]
        fn i32(&mut self, value: i32) -> Value {
            self.constant(I32, value as u128)
        }

        /// An `i64` constant.
        #[track_caller]
        fn i64(&mut self, value: i64) -> Value {
            self.constant(I64, value as u128)
        }

        /// An `f32` constant.
        #[track_caller]
        fn f32(&mut self, value: f32) -> Value {
            self.constant(F32, u128::from(value.to_bits()))
        }

        /// An `f64` constant.
        #[track_caller]
        fn f64(&mut self, value: f64) -> Value {
            self.constant(F64, u128::from(value.to_bits()))
        }

        /// An `f16` constant: the nearest of the type.
        #[track_caller]
        fn f16(&mut self, value: f32) -> Value {
            self.constant(F16, float_bits(value.into(), Scalar::F16))
        }

        /// A `bf16` constant: the nearest of the type.
        #[track_caller]
        fn bf16(&mut self, value: f32) -> Value {
            self.constant(BF16, float_bits(value.into(), Scalar::BF16))
        }

        /// A truth value.
        #[track_caller]
        fn bool(&mut self, value: bool) -> Value {
            self.func().dfg.bool(value)
        }

        /// Poison of this type.
        #[track_caller]
        fn poison(&mut self, ty: Type) -> Value {
            self.func().dfg.poison(ty)
        }
    };
}
pub(super) use constants;
