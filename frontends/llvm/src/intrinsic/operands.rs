//! Arguments of `llvm.nvvm.*` as the operands of an instruction, and its results as LLVM's.
//!
//! The row of the ISA table says which operands are lists, addresses or numbers in the text, so the
//! table of intrinsics only says in which order the arguments stand.

use super::Intrinsic;
use super::pattern::{Arguments, Found, take_number};
use super::table::Form;
use crate::codes::{Fault, fault};
use crate::lower::layout::Kind;
use crate::lower::{Body, Vals};
use crate::tree::{self, TypeId, Typed};
use irc_ir::builder::{InstBuilder, PtxBuilder, PtxOperand, PtxValue};
use irc_ir::entity::Value;
use irc_ir::op::ptx::row::{PtxExtras, PtxRow};
use irc_ir::op::{PtxArg, PtxItem, PtxRowError};
use irc_ir::types::{I8, I64, Scalar, Type};
use irc_ptx::isa::{self, OperandRule, Role, Shape};
use irc_ptx::{Inst, Operands, Presence};

/// The operand that a flag, an order or a spelling counts: from the end if it is negative.
fn index_of(count: usize, index: i64) -> usize {
    match usize::try_from(index) {
        Ok(index) => index,
        Err(_) => count.saturating_sub(index.unsigned_abs() as usize),
    }
}

/// The arguments of a call, for the spelling.
struct Asked<'b, 'w, 'c, 't, 'a, 'm> {
    body: &'b Body<'c, 't, 'a, 'm>,
    what: &'w Intrinsic<'w, 'a>,
}

impl<'a> Asked<'_, '_, '_, '_, 'a, '_> {
    fn arg(&self, index: i64) -> Result<&Typed<'a>, Fault> {
        self.what.arg(self.body, index_of(self.what.call.args.len(), index))
    }
}

impl Arguments for Asked<'_, '_, '_, '_, '_, '_> {
    type Error = Fault;

    fn number(&mut self, index: i64) -> Result<usize, Fault> {
        let index = index_of(self.what.call.args.len(), index);
        Ok(usize::try_from(self.what.number(self.body, index)?).unwrap_or(usize::MAX))
    }

    fn space(&mut self, index: i64, shared_cta: bool) -> Result<&'static str, Fault> {
        let ty = self.arg(index)?.ty;
        Ok(match self.body.cx.scalar(ty, self.body.span)? {
            Kind::Ptr(0) => "",
            Kind::Ptr(1) => ".global",
            Kind::Ptr(3) if shared_cta => ".shared::cta",
            Kind::Ptr(3) => ".shared",
            Kind::Ptr(4) => ".const",
            Kind::Ptr(5) => ".local",
            Kind::Ptr(7) => ".shared::cluster",
            Kind::Ptr(101) => ".param",
            _ => return Err(self.body.cx.mismatch("a pointer", ty, self.body.span)),
        })
    }

    fn ty(&mut self, index: i64) -> Result<&'static str, Fault> {
        let ty = self.arg(index)?.ty;
        let lanes = self.body.cx.leaves(ty, self.body.span)?;
        let scalar = lanes.first().and_then(|leaf| leaf.kind.ir().scalar());
        Ok(match (scalar, lanes.len()) {
            (Some(Scalar::F16), 1) => "f16",
            (Some(Scalar::F16), 2) => "f16x2",
            (Some(Scalar::BF16), 1) => "bf16",
            (Some(Scalar::BF16), 2) => "bf16x2",
            (Some(Scalar::F32), 1) => "f32",
            (Some(Scalar::F64), 1) => "f64",
            _ => return Err(self.body.cx.mismatch("a float", ty, self.body.span)),
        })
    }

    fn no_word(&mut self, index: i64, words: usize) -> Fault {
        let index = index_of(self.what.call.args.len(), index);
        let message = format!("argument {index} of `{}` is not below {words}", self.what.name);
        fault("L0205", message, self.body.span)
    }
}

/// The instruction that an intrinsic is, with the arguments that its form says.
pub(super) fn instruction<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
) -> Result<Vals, Fault> {
    let spelling = found.spell(&mut Asked { body, what })?;
    let items = match found.form {
        Form::Order(order) => ordered(body, what, found, order)?,
        _ => {
            let mut items = Vec::new();
            for index in 0..what.call.args.len() {
                argument(body, what, index, &mut items)?;
            }
            items
        }
    };
    row(body, what, &spelling, &items)
}

/// The arguments in an order of the table.
fn ordered<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    found: &Found,
    order: &str,
) -> Result<Vec<PtxOperand>, Fault> {
    let count = what.call.args.len();
    let mut items = Vec::new();
    let mut next = 0;
    for mut word in order.split(' ') {
        if let Some(number) = word.strip_prefix('=') {
            items.push(number.parse::<i64>().unwrap_or(0).into());
            continue;
        }
        if let Some(number) = word.strip_prefix('$') {
            let part = found.part(number.parse().unwrap_or(0));
            items.push(part.parse::<i64>().unwrap_or(0).into());
            continue;
        }
        if let Some(flag) = word.strip_prefix('?') {
            word = flag;
            let flag = index_of(count, take_number(&mut word));
            if what.number(body, flag)? == 0 {
                continue;
            }
            word = word.strip_prefix(':').unwrap_or(word);
        }
        let range = range(found, count, &mut next, word);
        for index in range {
            argument(body, what, index, &mut items)?;
        }
    }
    Ok(items)
}

/// The arguments of a word such as `0`, `3+2`, `3..-2` or `..-2`.
fn range(found: &Found, count: usize, next: &mut usize, word: &str) -> std::ops::Range<usize> {
    let mut rest = word;
    let start = match word.starts_with("..") {
        true => *next,
        false => index_of(count, take_number(&mut rest)),
    };
    if let Some(end) = rest.strip_prefix("..") {
        let mut end = end;
        let end = if end.is_empty() { count } else { index_of(count, take_number(&mut end)) };
        return start..end;
    }
    let Some(length) = rest.strip_prefix('+') else { return start..start + 1 };
    let length = match length.strip_prefix('$') {
        Some(number) => found.part(number.parse().unwrap_or(0)),
        None => length,
    };
    *next = start + length.parse::<usize>().unwrap_or(0);
    start..*next
}

/// The registers of an argument: two halves are in one. Constants of the text may have to be
/// immediates, so they are passed as numbers.
fn argument<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    index: usize,
    items: &mut Vec<PtxOperand>,
) -> Result<(), Fault> {
    let arg = what.arg(body, index)?.clone();
    if let (Some(number), Ok(Kind::Int(bits))) =
        (body.cx.index(&arg)?, body.cx.scalar(arg.ty, body.span))
        && bits > 1
    {
        let value = PtxValue::Value(body.one(&arg)?);
        items.push(PtxOperand::Number { value, int: Some(number) });
        return Ok(());
    }
    let vals = body.vals_or_handles(arg.ty, &arg.value)?;
    let mut rest = &vals[..];
    for lanes in registers(body, arg.ty) {
        let (these, others) = rest.split_at(lanes.min(rest.len()));
        rest = others;
        match these {
            [one] => items.push((*one).into()),
            _ => {
                let scalar = body.b.ty(these[0]).scalar().unwrap_or(Scalar::F16);
                let ty = Type::Vector(scalar, these.len() as u8);
                items.push(body.b.vbuild(ty, these).into());
            }
        }
    }
    Ok(())
}

/// How many scalars each register of a type holds: narrow ones share one of 32 bits.
fn registers(body: &Body<'_, '_, '_, '_>, ty: TypeId) -> Vec<usize> {
    match body.cx.tree.types.get(ty) {
        tree::Type::Void => Vec::new(),
        tree::Type::Struct(fields, _) => {
            fields.iter().flat_map(|&field| registers(body, field)).collect()
        }
        tree::Type::Vector(elem, count) => {
            let bits = body.cx.layout.elem_bits(&body.cx.tree.types, *elem).unwrap_or(32);
            let count = *count as usize;
            match bits * count as u64 {
                32 if bits == 8 || bits == 16 => vec![count],
                _ => vec![1; count],
            }
        }
        _ => vec![1],
    }
}

/// Inserts the row with this spelling whose shapes the items fit.
pub(super) fn row<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    spelling: &str,
    items: &[PtxOperand],
) -> Result<Vals, Fault> {
    let counts = registers(body, what.call.result);
    let span = body.span;
    let refuse = |error: PtxRowError| {
        fault("L0205", format!("`{}`, which is `{spelling}`: {error}", what.name), span)
    };
    let accepts = |value: PtxValue, wanted: PtxArg| match value {
        PtxValue::Value(value) => is_fitting(body.b.ty(value), wanted),
        PtxValue::Int(_) => true,
    };
    let row = laid_out(spelling, items, counts.len(), &accepts).map_err(refuse)?;
    let mut args = Vec::with_capacity(row.args.len());
    for (&value, &wanted) in row.args.iter().zip(&row.code.args) {
        args.push(match value {
            PtxValue::Value(value) => PtxValue::Value(fitting(body, what, value, wanted)?),
            int => int,
        });
    }
    let results = body.b.ptx_row(PtxRow { code: row.code, args }).map_err(refuse)?;
    results_of(body, what.call.result, &counts, &results)
}

/// The first row that the items fit, in lists and brackets as it has them.
fn laid_out(
    spelling: &str,
    items: &[PtxOperand],
    results: usize,
    accepts: &dyn Fn(PtxValue, PtxArg) -> bool,
) -> Result<PtxRow<PtxValue>, PtxRowError> {
    let extras = PtxExtras::default();
    for (id, mods) in isa::rows_spelled(spelling) {
        let inst = Inst::<u16> { mods, ..Inst::new(id, Operands::new()) };
        let shapes = Shapes { inst, items };
        let rules: Vec<&OperandRule> = isa::row(id).operands.iter().collect();
        let mut found = Vec::new();
        shapes.all(&rules, 0, &mut Vec::new(), &mut found);
        for operands in &found {
            if let Ok(row) = PtxRow::new(spelling, operands, results, &extras)
                && row.args.iter().zip(&row.code.args).all(|(&arg, &wanted)| accepts(arg, wanted))
            {
                return Ok(row);
            }
        }
    }
    // The error says what the first row wants.
    PtxRow::new(spelling, items, results, &extras)
}

/// Ways to give items to the operands of a row.
struct Shapes<'i> {
    inst: Inst<u16>,
    items: &'i [PtxOperand],
}

impl Shapes<'_> {
    /// All ways to give the items from one on to the operands of these rules.
    fn all(
        &self,
        rules: &[&OperandRule],
        next: usize,
        given: &mut Vec<PtxOperand>,
        found: &mut Vec<Vec<PtxOperand>>,
    ) {
        let Some((rule, rest)) = rules.split_first() else {
            if next == self.items.len() {
                found.push(given.clone());
            }
            return;
        };
        let presence = self.inst.presence(rule);
        if rule.role == Role::Def || presence == Presence::Absent {
            return self.all(rest, next, given, found);
        }
        let mut after = next;
        if let Some(operand) = self.operand(rule, &mut after) {
            given.push(operand);
            self.all(rest, after, given, found);
            given.pop();
        }
        if presence == Presence::Optional {
            self.all(rest, next, given, found);
        }
    }

    fn operand(&self, rule: &OperandRule, next: &mut usize) -> Option<PtxOperand> {
        let mut take = || {
            let item = self.items.get(*next)?.clone();
            *next += 1;
            Some(item)
        };
        match rule.shape {
            Shape::Value | Shape::Pred | Shape::Imm => take(),
            Shape::List(_) => match self.inst.list_length(rule) {
                None => take(),
                Some(count) => {
                    let items = (0..count).map(|_| take());
                    Some(PtxItem::List(items.collect::<Option<_>>()?))
                }
            },
            Shape::Address => {
                let base = Box::new(take()?);
                Some(PtxItem::Bracket { base, offset: 0, rest: Vec::new() })
            }
            Shape::Bracket(rules) => {
                let parts = rules.iter().map(|rule| self.operand(rule, next));
                let mut parts = parts.collect::<Option<Vec<_>>>()?;
                let base = match parts.remove(0) {
                    PtxItem::Bracket { base, .. } => base,
                    other => Box::new(other),
                };
                Some(PtxItem::Bracket { base, offset: 0, rest: parts })
            }
            _ => None,
        }
    }
}

/// Whether a value of a type becomes what an operand wants.
fn is_fitting(found: Type, wanted: PtxArg) -> bool {
    let ty = wanted.natural();
    let plain = |ty: Type| !ty.is_ptr() && !ty.is_handle();
    wanted.accepts(found)
        || found.is_ptr() && ty == I64
        || ty == I8 && found.is_int() && found.bits() == 16
        || plain(found) && plain(ty) && found.bits() == ty.bits()
}

/// A value as an operand wants it: the same bits in another type.
fn fitting<'a>(
    body: &mut Body<'_, '_, 'a, '_>,
    what: &Intrinsic<'_, 'a>,
    value: Value,
    wanted: PtxArg,
) -> Result<Value, Fault> {
    let found = body.b.ty(value);
    if wanted.accepts(found) {
        return Ok(value);
    }
    let ty = wanted.natural();
    if found.is_ptr() && ty == I64 {
        return Ok(body.b.ptrtoint(value));
    }
    // LLVM has no registers of 8 bits.
    if ty == I8 && found.is_int() && found.bits() == 16 {
        return Ok(body.b.trunc(I8, value));
    }
    let plain = |ty: Type| !ty.is_ptr() && !ty.is_handle();
    if plain(found) && plain(ty) && found.bits() == ty.bits() {
        return Ok(body.b.bitcast(ty, value));
    }
    let message = format!("`{}`: the instruction wants {ty}, the argument is {found}", what.name);
    Err(fault("L0205", message, body.span))
}

/// The results of an instruction as those of the call.
fn results_of(
    body: &mut Body<'_, '_, '_, '_>,
    ty: TypeId,
    counts: &[usize],
    results: &[Value],
) -> Result<Vals, Fault> {
    let leaves = body.cx.leaves(ty, body.span)?;
    let mut leaves = leaves.iter();
    let mut out = Vals::new();
    for (&count, &value) in counts.iter().zip(results) {
        if count == 1 {
            let Some(leaf) = leaves.next() else { break };
            out.push(fit(body, value, leaf.kind)?);
            continue;
        }
        let lanes: Vec<Kind> = leaves.by_ref().take(count).map(|leaf| leaf.kind).collect();
        let scalar = lanes.first().and_then(|kind| kind.ir().scalar()).unwrap_or(Scalar::F16);
        let vector = Type::Vector(scalar, count as u8);
        let found = body.b.ty(value);
        if found.bits() != vector.bits() {
            let message = format!("the instruction gives {found}, the intrinsic {vector}");
            return Err(fault("L0205", message, body.span));
        }
        let value = if found == vector { value } else { body.b.bitcast(vector, value) };
        out.extend((0..count).map(|lane| body.b.extract(value, lane as u8)));
    }
    Ok(out)
}

/// The result of an instruction as what LLVM says it is.
pub(super) fn fit(
    body: &mut Body<'_, '_, '_, '_>,
    value: Value,
    kind: Kind,
) -> Result<Value, Fault> {
    let (found, wanted) = (body.b.ty(value), kind.ir());
    if found == wanted {
        return Ok(value);
    }
    if found.is_int() && wanted.is_int() {
        return Ok(body.resize(value, wanted));
    }
    if found.bits() == wanted.bits() && !found.is_ptr() && !wanted.is_ptr() {
        return Ok(body.b.bitcast(wanted, value));
    }
    match wanted {
        Type::Ptr(space) if found == I64 => Ok(body.b.inttoptr(space, value)),
        _ => {
            let message = format!("the instruction gives {found}, the intrinsic {wanted}");
            Err(fault("L0205", message, body.span))
        }
    }
}
