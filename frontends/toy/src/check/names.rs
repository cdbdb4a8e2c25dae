//! What to say about a name that is not there: the nearest one that is, or what other languages
//! call what is meant.

use crate::builtin::{ROWS, Written};
use crate::types::Number;
use irc_ir::op::{MathFn, MathTier, Word};
use irc_ptx::text::listed;

/// Functions with their own rules, beside those of the table.
pub(super) const SPECIAL: [&str; 10] = [
    "wrap",
    "saturate",
    "round",
    "truncate",
    "bits",
    "cast",
    "cast_space",
    "print",
    "assert",
    "trap",
];

/// What stands for a type in other languages, and here.
const FOREIGN_TYPES: [(&str, &str); 30] = [
    ("int", "i32"),
    ("uint", "u32"),
    ("unsigned", "u32"),
    ("signed", "i32"),
    ("short", "i16"),
    ("ushort", "u16"),
    ("long", "i64"),
    ("ulong", "u64"),
    ("char", "i8"),
    ("uchar", "u8"),
    ("byte", "u8"),
    ("float", "f32"),
    ("double", "f64"),
    ("half", "f16"),
    ("__half", "f16"),
    ("bfloat16", "bf16"),
    ("__nv_bfloat16", "bf16"),
    ("int8_t", "i8"),
    ("int16_t", "i16"),
    ("int32_t", "i32"),
    ("int64_t", "i64"),
    ("uint8_t", "u8"),
    ("uint16_t", "u16"),
    ("uint32_t", "u32"),
    ("uint64_t", "u64"),
    ("size_t", "u64"),
    ("usize", "u64"),
    ("isize", "i64"),
    ("boolean", "bool"),
    ("float4", "f32x4"),
];

/// What other languages write for a value or function, and what is written here.
const FOREIGN_VALUES: [(&str, &str); 64] = [
    ("threadIdx", "`thread_idx.x`"),
    ("blockIdx", "`block_idx.x`"),
    ("blockDim", "`block_dim.x`"),
    ("gridDim", "`grid_dim.x`"),
    ("warpSize", "`32`: a warp has 32 lanes"),
    ("laneid", "`lane_id()`"),
    ("get_global_id", "`global_idx.x`"),
    ("get_local_id", "`thread_idx.x`"),
    ("get_group_id", "`block_idx.x`"),
    ("get_local_size", "`block_dim.x`"),
    ("__syncthreads", "`barrier()`"),
    ("syncthreads", "`barrier()`"),
    ("__syncwarp", "`sync_warp()`"),
    ("__threadfence", "`fence()`"),
    ("__threadfence_block", "`fence::<acq_rel, block>()`"),
    ("__threadfence_system", "`fence::<acq_rel, system>()`"),
    ("__shfl_sync", "`shuffle(value, lane)`"),
    ("__shfl_up_sync", "`shuffle_up(value, distance)`"),
    ("__shfl_down_sync", "`shuffle_down(value, distance)`"),
    ("__shfl_xor_sync", "`shuffle_xor(value, bits)`"),
    ("__ballot_sync", "`ballot(condition)`"),
    ("__any_sync", "`any(condition)`"),
    ("__all_sync", "`all(condition)`"),
    ("__match_any_sync", "`match_any(value)`"),
    ("__activemask", "`active_mask()`"),
    ("__popc", "`popcount(x)`"),
    ("popc", "`popcount(x)`"),
    ("count_ones", "`popcount(x)`"),
    ("__clz", "`leading_zeros(x)`"),
    ("clz", "`leading_zeros(x)`"),
    ("__ffs", "`trailing_zeros(x)`"),
    ("ctz", "`trailing_zeros(x)`"),
    ("__brev", "`reverse_bits(x)`"),
    ("__mulhi", "`mul_high(x, y)`"),
    ("__umulhi", "`mul_high(x, y)`"),
    ("atomicAdd", "`atomic_add(pointer, x)`"),
    ("atomicSub", "`atomic_sub(pointer, x)`"),
    ("atomicMin", "`atomic_min(pointer, x)`"),
    ("atomicMax", "`atomic_max(pointer, x)`"),
    ("atomicAnd", "`atomic_and(pointer, x)`"),
    ("atomicOr", "`atomic_or(pointer, x)`"),
    ("atomicXor", "`atomic_xor(pointer, x)`"),
    ("atomicExch", "`atomic_exchange(pointer, x)`"),
    ("atomicCAS", "`atomic_cas(pointer, expected, new)`"),
    ("printf", "`print(\"..\", x)`"),
    ("println", "`print(\"..\\n\", x)`"),
    ("sqrtf", "`sqrt(x)`"),
    ("rsqrtf", "`rsqrt(x)`"),
    ("sinf", "`sin(x)`"),
    ("cosf", "`cos(x)`"),
    ("expf", "`exp(x)`"),
    ("__expf", "`exp(x)`"),
    ("logf", "`log(x)`"),
    ("__logf", "`log(x)`"),
    ("powf", "`pow(x, y)`"),
    ("fabs", "`abs(x)`"),
    ("fabsf", "`abs(x)`"),
    ("fmaf", "`fma(a, b, c)`"),
    ("fminf", "`min(x, y)`"),
    ("fmaxf", "`max(x, y)`"),
    ("sizeof", "`size_of::<T>()`"),
    ("NULL", "`bits::<*T>(0u64)`"),
    ("null", "`bits::<*T>(0u64)`"),
    ("panic", "`trap(\"..\")`"),
];

/// The type of this language that a name of another one means.
pub(super) fn foreign_type(name: &str) -> Option<&'static str> {
    FOREIGN_TYPES.iter().find(|(foreign, _)| *foreign == name).map(|&(_, here)| here)
}

/// What is written here for a name of another language.
pub(super) fn foreign_value(name: &str) -> Option<&'static str> {
    FOREIGN_VALUES.iter().find(|(foreign, _)| *foreign == name).map(|&(_, here)| here)
}

/// The names of a function of the math library in its tiers, in words, if that is what a name with
/// a tier at its end asks for.
pub(super) fn other_tiers(name: &str) -> Option<String> {
    let (base, tier) = name.rsplit_once('_')?;
    MathTier::from_word(tier)?;
    MathFn::from_word(base)?;
    let is_one = |name: &str| {
        let tier = name.strip_prefix(base).and_then(|end| end.strip_prefix('_'));
        name == base || tier.is_some_and(|tier| MathTier::from_word(tier).is_some())
    };
    let there: Vec<&str> = ROWS.iter().map(|row| row.name).filter(|name| is_one(name)).collect();
    let verb = if there.len() == 1 { "is" } else { "are" };
    Some(format!("of this function there {verb} {}", listed(there)))
}

/// Names of all functions that are there.
pub(super) fn builtin_names<'n>() -> impl Iterator<Item = &'n str> {
    ROWS.iter().map(|row| row.name).chain(SPECIAL)
}

/// Names of what stands for values without a call: indices and sizes.
pub(super) fn builtin_values<'n>() -> impl Iterator<Item = &'n str> {
    ROWS.iter().filter(|row| row.written == Written::Axis).map(|row| row.name)
}

/// Names of all types that are there, but for vectors.
pub(super) fn type_names<'n>() -> impl Iterator<Item = &'n str> {
    Number::ALL.iter().map(|&(_, name)| name).chain(["bool"])
}

/// The nearest of some names, if it is near enough to be meant; of equally near ones the first.
pub(super) fn nearest<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> Option<&'n str> {
    let limit = (name.chars().count() / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in known {
        if candidate == name || candidate.starts_with("__") {
            continue;
        }
        let distance = if candidate.eq_ignore_ascii_case(name) {
            0
        } else {
            edit_distance(name, candidate, limit)
        };
        if distance <= limit && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    // One letter for another is no hint: `a` for `b`.
    best.filter(|(distance, found)| name.len() > 1 || found.len() > 1 || *distance == 0)
        .map(|(_, found)| found)
}

/// The least number of letters to insert, remove, replace or swap with the next; more than `limit`
/// is not distinguished.
fn edit_distance(a: &str, b: &str, limit: usize) -> usize {
    match a.len().abs_diff(b.len()) <= limit && a.len() <= 256 {
        true => strsim::osa_distance(a, b),
        false => limit + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_count_edits() {
        for (a, b, distance) in
            [("count", "cuont", 1), ("count", "counts", 1), ("abc", "abd", 1), ("abc", "abc", 0)]
        {
            assert_eq!(edit_distance(a, b, 3), distance, "{a} {b}");
        }
    }

    #[test]
    fn only_near_names_are_suggested() {
        assert_eq!(nearest("barier", builtin_names()), Some("barrier"));
        assert_eq!(nearest("Thread_Idx", builtin_names()), Some("thread_idx"));
        assert_eq!(nearest("banana", builtin_names()), None);
        assert_eq!(nearest("a", ["b"]), None);
    }
}
