//! Bit casts between types that lie in registers in different ways.
//!
//! Where selection has no instruction for it, the lanes are taken as integers, joined to wider or
//! cut into narrower ones, and put together again.

use super::{Legalized, Legalizer};
use crate::select::parts::registers_of;
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::{Inst, Value};
use irc_ir::types::{Scalar, Type};
use irc_ptx::isa::RegClass;

impl Legalizer<'_> {
    pub(super) fn bitcast(&mut self, inst: Inst) -> Option<Legalized> {
        let arg = self.func.dfg.args(inst)[0];
        let (from, to) = (self.func.dfg.ty(arg), self.result_type(inst)?);
        if is_selected(from, to) {
            return None;
        }
        let mut cur = self.at(inst);
        let lanes: Vec<Value> = match from.is_vector() {
            true => (0..from.lanes()).map(|lane| cur.extract(arg, lane as u8)).collect(),
            false => vec![arg],
        };
        let ints: Vec<Value> = lanes.into_iter().map(|lane| to_int(&mut cur, lane)).collect();
        let elem = to.elem().expect("addresses are not bit-cast");
        let int = int_type(elem);
        let parts: Vec<Value> = if from.lanes() < to.lanes() {
            let each = to.lanes() / from.lanes();
            ints.into_iter().flat_map(|x| cut(&mut cur, x, int, each)).collect()
        } else {
            let each = (from.lanes() / to.lanes()) as usize;
            ints.chunks(each).map(|lanes| join(&mut cur, lanes, int)).collect()
        };
        let lane = Type::Scalar(elem);
        let lanes: Vec<Value> = parts
            .into_iter()
            .map(|part| if lane == int { part } else { cur.bitcast(lane, part) })
            .collect();
        let value = if to.is_vector() { cur.vbuild(to, &lanes) } else { lanes[0] };
        Some(Legalized::Replaced(vec![value]))
    }
}

/// Whether selection has code for the cast, or it is a renaming.
pub(super) fn is_selected(from: Type, to: Type) -> bool {
    let (a, b) = (registers_of(from), registers_of(to));
    match (a.0, b.0) {
        (RegClass::B16, RegClass::B32) | (RegClass::B32, RegClass::B16) => (a.1, b.1) == (1, 1),
        (RegClass::B64, RegClass::B32) => b.1 == 2 * a.1,
        (RegClass::B32, RegClass::B64) => a.1 == 2 * b.1,
        _ => a == b,
    }
}

fn int_type(elem: Scalar) -> Type {
    Type::Scalar(Scalar::int(elem.bits()).expect("every scalar has the width of an integer"))
}

fn to_int(cur: &mut Cursor<'_>, lane: Value) -> Value {
    let ty = cur.func.dfg.ty(lane);
    let int = int_type(ty.elem().expect("addresses are not bit-cast"));
    if ty == int { lane } else { cur.bitcast(int, lane) }
}

/// The parts of an integer, the lowest first.
fn cut(cur: &mut Cursor<'_>, x: Value, part: Type, count: u32) -> Vec<Value> {
    let cut_one = |i: u32| {
        let amount = cur.i32((i * part.bits()) as i32);
        let shifted = if i == 0 { x } else { cur.lshr(x, amount) };
        cur.trunc(part, shifted)
    };
    (0..count).map(cut_one).collect()
}

/// An integer of its parts, the lowest first.
fn join(cur: &mut Cursor<'_>, parts: &[Value], ty: Type) -> Value {
    let mut joined = None;
    for (i, &part) in parts.iter().enumerate() {
        let width = cur.func.dfg.ty(part).bits();
        let wide = if width == ty.bits() { part } else { cur.zext(ty, part) };
        joined = Some(match joined {
            None => wide,
            Some(lower) => {
                let amount = cur.i32((i as u32 * width) as i32);
                let shifted = cur.shl(wide, amount);
                cur.or(lower, shifted)
            }
        });
    }
    joined.expect("every integer has a part")
}
