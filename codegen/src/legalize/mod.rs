//! Rewrites operations that the target or instruction selection lacks in terms of those it has.
//!
//! What is left after it ("legal IR") is what `select` takes. Values of every type may still be
//! moved about: parameters of blocks and functions, arguments, loads, stores and renamings
//! (vbuild, extract, insert, shuffle, splat, freeze, bitcast of the same register shape).
//! Arithmetic is legal on these types only:
//!
//! | operations | types |
//! |---|---|
//! | `and or xor` | `i1 i8 i16 i32 i64` |
//! | `add sub mul shl` | `i8 i16 i32 i64` (bits above the value are anything) |
//! | `smulh umulh sdiv udiv srem urem smin smax umin umax abs lshr ashr bitrev popcnt clz` | `i32 i64` |
//! | `smulw umulw` | `i32` |
//! | `fshl fshr rotl rotr bswap` | `i32` |
//! | `ubfe sbfe bfi addc subb` | `i32 i64` |
//! | `icmp` | `i32 i64`, pointers |
//! | `fcmp fadd fsub fmul fma fneg fabs fmin fmax` | `f32 f64`; `f16 bf16` and their vectors where the target has the instruction |
//! | `fdiv fsqrt frcp` | `f32 f64` |
//! | `fminimum fmaximum` | where the target has `.NaN` (not `f64`) |
//! | `frsqrt` | `f32 f64`; `fsin fcos fexp2 flog2`: `f32`; `ftanh`: `f32` where the target has it |
//! | `fcopysign fround` | `f32 f64` |
//! | `select` | all but `i1`; the condition is one `i1` |
//! | `zext sext` | from `i1 i8 i16 i32` to `i8 i16 i32 i64`; `trunc` among `i1 i8 i16 i32 i64` |
//! | `fcvt` | `f16 bf16 f32 f64` where the target has it; `ftos ftou`: to `i32 i64`; `stof utof`: from `i32 i64` |
//! | `ptradd` | index `i64` with scale 1, or `i32` with any scale, or none |
//! | `load store` | naturally aligned scalars but `i1 i128`; vectors that are one access of the target |
//! | `atomicrmw cmpxchg` | what the target has in one instruction |
//! | `shfl` | 32-bit types; `match`: `i32 i64` |
//! | `switch` | `i32`, cases 0, 1, 2, .. in order, the default unreachable |
//!
//! `memcpy memset ftanh` and so on that are not in the table do not occur.
