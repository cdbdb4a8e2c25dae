//! Methods for functions of the math library.

use super::InstBuilder;
use crate::entity::Value;
use crate::op::math::math_functions;
use crate::op::{MathFn, MathTier};

macro_rules! methods {
    ($(
        #[doc = $doc:literal]
        $variant:ident $name:ident($($operand:ident $(: $integer:ident)?),+);
    )*) => {
        /// A method for each function of the math library, in the tier `precise`. For another tier
        /// there is [`InstBuilder::math`].
        pub trait MathBuilder: InstBuilder {
            $(
                #[doc = $doc]
                #[track_caller]
                fn $name(&mut self, $($operand: Value),+) -> Value {
                    self.math(MathFn::$variant, MathTier::Precise, &[$($operand),+])
                }
            )*
        }
    };
}

math_functions!(methods);

impl<B: InstBuilder + ?Sized> MathBuilder for B {}
