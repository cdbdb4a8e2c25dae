//! Whether a function is the same for a module and a library.

use crate::codes::{Fault, fault};
use crate::tree::{Function, Module, Type, TypeId, Types};
use rustc_hash::{FxHashMap, FxHashSet};

/// How deeply types are compared.
const MAX_DEPTH: u32 = 8;

/// Refuses functions among `names` that the library says other types of than the module; `types`
/// are those of the library as types of the module.
pub(super) fn check(
    module: &Module<'_>,
    library: &Module<'_>,
    types: &[TypeId],
    names: &FxHashSet<&str>,
) -> Result<(), Fault> {
    let theirs = library.functions.iter().map(|function| (&*function.name, function));
    let theirs: FxHashMap<&str, &Function<'_>> = theirs.collect();
    for mine in &module.functions {
        // Intrinsics are looked at where they are called.
        if !names.contains(&*mine.name) || mine.name.starts_with("llvm.") {
            continue;
        }
        let Some(other) = theirs.get(&*mine.name) else { continue };
        let expected: Vec<TypeId> = parts(mine).collect();
        let found: Vec<TypeId> = parts(other).map(|ty| types[ty.index()]).collect();
        let all = &module.types;
        let are_same = expected.len() == found.len()
            && expected.iter().zip(&found).all(|(&x, &y)| is_same(all, x, y, 0));
        if !are_same || mine.variadic != other.variadic {
            let message = format!(
                "expected `@{}` of type `{}`, found one of type `{}` in the library",
                mine.name,
                shown(all, &expected, mine.variadic),
                shown(all, &found, other.variadic)
            );
            return Err(fault("L0208", message, other.span));
        }
    }
    Ok(())
}

/// The types of the result and the parameters.
fn parts(function: &Function<'_>) -> impl Iterator<Item = TypeId> {
    std::iter::once(function.result).chain(function.params.iter().map(|param| param.ty))
}

/// Whether types are the same but for their names.
fn is_same(types: &Types<'_>, x: TypeId, y: TypeId, depth: u32) -> bool {
    if x == y || depth > MAX_DEPTH {
        return true;
    }
    match (types.get(x), types.get(y)) {
        (Type::Array(x, m), Type::Array(y, n)) => m == n && is_same(types, *x, *y, depth + 1),
        (Type::Struct(xs, p), Type::Struct(ys, q)) => {
            let mut pairs = xs.iter().zip(ys.iter());
            p == q && xs.len() == ys.len() && pairs.all(|(&x, &y)| is_same(types, x, y, depth + 1))
        }
        (x, y) => x == y,
    }
}

fn shown(types: &Types<'_>, parts: &[TypeId], variadic: bool) -> String {
    let mut params: Vec<String> = parts[1..].iter().map(|&ty| types.show(ty)).collect();
    params.extend(variadic.then(|| "...".to_owned()));
    format!("{} ({})", types.show(parts[0]), params.join(", "))
}
