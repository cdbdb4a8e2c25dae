//! Lanes of vectors in another order.

use super::Intrinsic;
use super::integer::is_of;
use crate::codes::{Fault, fault};
use crate::lower::{Body, Vals};

/// Lowers `vector.reverse` and so on; nothing if it is none.
pub(super) fn lower<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    name: &str,
) -> Result<Option<Vals>, Fault> {
    let Some(name) = name.strip_prefix("vector.") else { return Ok(None) };
    let is = |known: &str| is_of(name, known);
    if is("reverse") {
        return Ok(Some(what.vals(body, 0)?.into_iter().rev().collect()));
    }
    if is("deinterleave2") {
        let lanes = what.vals(body, 0)?;
        let every_other = |from: usize| lanes.iter().skip(from).step_by(2);
        return Ok(Some(every_other(0).chain(every_other(1)).copied().collect()));
    }
    if is("interleave2") {
        let (even, odd) = (what.vals(body, 0)?, what.vals(body, 1)?);
        return Ok(Some(even.into_iter().zip(odd).flat_map(|(x, y)| [x, y]).collect()));
    }
    if is("splice") {
        let (mut lanes, others) = (what.vals(body, 0)?, what.vals(body, 1)?);
        let count = lanes.len();
        let from = place(body, what, 2)?;
        let from = if from < 0 { count as i64 + from } else { from };
        lanes.extend(others);
        return window(body, what, &lanes, from, count).map(Some);
    }
    if is("extract") {
        let lanes = what.vals(body, 0)?;
        let count = body.cx.leaves(what.call.result, body.span)?.len();
        let from = place(body, what, 1)?;
        return window(body, what, &lanes, from, count).map(Some);
    }
    if is("insert") {
        let (mut lanes, part) = (what.vals(body, 0)?, what.vals(body, 1)?);
        let from = place(body, what, 2)?;
        window(body, what, &lanes, from, part.len())?;
        for (lane, value) in lanes.iter_mut().skip(from as usize).zip(part) {
            *lane = value;
        }
        return Ok(Some(lanes));
    }
    Ok(None)
}

/// A number of a lane in the text.
fn place<'a>(
    body: &Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    index: usize,
) -> Result<i64, Fault> {
    let arg = what.arg(body, index)?;
    body.cx.index(arg)?.ok_or_else(|| {
        let message = format!("argument {index} of `{}` must be a number", what.name);
        fault("L0205", message, arg.value.span)
    })
}

/// So many lanes from one on.
fn window(
    body: &Body<'_, '_, '_, '_>,
    what: &Intrinsic<'_, '_>,
    lanes: &Vals,
    from: i64,
    count: usize,
) -> Result<Vals, Fault> {
    let found =
        usize::try_from(from).ok().and_then(|from| lanes.get(from..from.checked_add(count)?));
    found.map(Vals::from_slice).ok_or_else(|| {
        fault("L0208", format!("`{}` names lanes that are not there", what.name), body.span)
    })
}
