//! Reads instructions: the spelling finds the rows, the operands choose among them.

use super::body::BodyReader;
use super::{Parsed, Parser, ReadErrorKind};
use crate::isa::{self, Accepts, Mods, OperandRule, PtxType, RowId, Shape, Spelled, TypeKind};
use crate::ptx::inst::{Address, Base, Guard, Inst, Operand, Operands, Presence, Reg};
use crate::ptx::lexer::Token;
use crate::ptx::select::Select;
use smallvec::SmallVec;
use std::collections::HashMap;
use std::ops::Range;

/// The rows of each spelling seen so far.
#[derive(Default)]
pub(super) struct InstCache<'s>(HashMap<&'s str, Spelled>);

/// An operand as written, before a row says what it is.
struct Raw {
    operand: Operand<Reg>,
    /// Behind a `|`.
    joined: bool,
}

/// How well operands suit a row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Suits {
    /// Their shapes do, but the combination does not exist.
    Excluded,
    /// Their shapes do.
    Shapes,
    /// The types of their registers, too.
    Registers,
}

type RawOperands = SmallVec<[Raw; 6]>;

impl<'s> BodyReader<'s, '_> {
    /// An instruction from its `@` on.
    pub(super) fn guarded(&mut self, p: &mut Parser<'s>) -> Parsed<Inst<Reg>> {
        p.advance();
        let negated = p.eat_sign(b'!');
        let span = p.span.clone();
        let name = p.name()?;
        let Some(pred) = self.register(name) else {
            return p.fail(span, ReadErrorKind::UnknownRegister(name.to_owned()));
        };
        let span = p.span.clone();
        let name = p.name()?;
        self.inst(p, name, span, Some(Guard { pred, negated }))
    }

    /// An instruction whose spelling has been read.
    pub(super) fn inst(
        &mut self,
        p: &mut Parser<'s>,
        spelling: &'s str,
        span: Range<usize>,
        guard: Option<Guard<Reg>>,
    ) -> Parsed<Inst<Reg>> {
        let spelled = match self.cache.0.get(spelling) {
            Some(spelled) => spelled.clone(),
            None => {
                let spelled = isa::rows_spelled(spelling);
                self.cache.0.insert(spelling, spelled.clone());
                spelled
            }
        };
        if spelled.is_empty() {
            return p.fail(span, unknown(spelling));
        }
        let raws = self.operands(p)?;
        let mut found: Option<(Suits, Inst<Reg>)> = None;
        for &(row, mods) in &spelled {
            if let Some(operands) = self.fit(row, mods, &raws) {
                let inst = Inst { row, mods, guard, operands, origin: span.start as u32 };
                let suits = match () {
                    () if inst.is_excluded() => Suits::Excluded,
                    () if spelled.len() > 1 && inst.check_registers(&self.body).is_err() => {
                        Suits::Shapes
                    }
                    () => Suits::Registers,
                };
                if found.as_ref().is_none_or(|(best, _)| suits > *best) {
                    found = Some((suits, inst));
                }
                if suits == Suits::Registers {
                    break;
                }
            }
        }
        match found {
            Some((_, inst)) => {
                p.expect_sign(b';', "`;`")?;
                Ok(inst)
            }
            None => {
                let (row, _) = spelled[0];
                p.fail(span, ReadErrorKind::Operands { form: spelling.to_owned(), row })
            }
        }
    }

    /// The operands up to the semicolon.
    fn operands(&mut self, p: &mut Parser<'s>) -> Parsed<RawOperands> {
        let mut raws = RawOperands::new();
        if p.at_sign(b';') {
            return Ok(raws);
        }
        let mut joined = false;
        loop {
            let operand = self.operand(p, 0)?;
            raws.push(Raw { operand, joined });
            joined = p.eat_sign(b'|');
            if !joined && !p.eat_sign(b',') {
                return Ok(raws);
            }
        }
    }

    /// One operand; `depth` counts the brackets around it.
    fn operand(&mut self, p: &mut Parser<'s>, depth: u32) -> Parsed<Operand<Reg>> {
        if depth > 2 {
            return p.fail(p.span.clone(), ReadErrorKind::TooDeep);
        }
        let operand = match p.token {
            Token::Sign(b'_') => Operand::Sink,
            Token::Int(value) => Operand::Int(value),
            Token::F32(bits) => Operand::F32(bits),
            Token::F64(bits) => Operand::F64(bits),
            Token::Sign(b'-') => return self.negative(p),
            Token::Sign(b'!') => {
                p.advance();
                return Ok(Operand::Not(self.named_register(p)?));
            }
            Token::Sign(b'{') => return self.list(p, depth, b'}').map(Operand::List),
            Token::Sign(b'(') => return self.list(p, depth, b')').map(Operand::Params),
            Token::Sign(b'[') => return self.bracket(p, depth),
            Token::Name(name) => return self.name_operand(p, name),
            _ => return p.expected("an operand"),
        };
        p.advance();
        Ok(operand)
    }

    /// `-1`, `-1.5`, `-%r1.h0`.
    fn negative(&mut self, p: &mut Parser<'s>) -> Parsed<Operand<Reg>> {
        p.advance();
        let operand = match p.token {
            Token::Int(value) => Operand::Int(value.wrapping_neg()),
            Token::F32(bits) => Operand::F32(bits ^ 1 << 31),
            Token::F64(bits) => Operand::F64(bits ^ 1 << 63),
            Token::Name(name) => {
                let span = p.span.clone();
                return match self.name_operand(p, name)? {
                    Operand::Reg(reg) => {
                        Ok(Operand::Video { reg, negated: true, select: Select::WHOLE })
                    }
                    Operand::Video { reg, select, .. } => {
                        Ok(Operand::Video { reg, negated: true, select })
                    }
                    _ => p.fail(span, ReadErrorKind::UnknownRegister(name.to_owned())),
                };
            }
            _ => return p.expected("a number"),
        };
        p.advance();
        Ok(operand)
    }

    fn named_register(&mut self, p: &mut Parser<'s>) -> Parsed<Reg> {
        let span = p.span.clone();
        let name = p.name()?;
        match self.register(name) {
            Some(reg) => Ok(reg),
            None => p.fail(span, ReadErrorKind::UnknownRegister(name.to_owned())),
        }
    }

    /// A register, perhaps with a selector, a special register, or a symbol with an offset.
    fn name_operand(&mut self, p: &mut Parser<'s>, name: &'s str) -> Parsed<Operand<Reg>> {
        let span = p.span.clone();
        p.advance();
        if let Some(reg) = self.register(name) {
            return Ok(Operand::Reg(reg));
        }
        if let Some(special) = name.strip_prefix('%').and_then(isa::SpecialReg::from_name) {
            return Ok(Operand::Special(special));
        }
        if let Some((stem, word)) = name.split_once('.') {
            return match (self.register(stem), Select::from_word(word)) {
                (Some(reg), Some(select)) => Ok(Operand::Video { reg, negated: false, select }),
                _ => p.fail(span, ReadErrorKind::UnknownRegister(name.to_owned())),
            };
        }
        if name.starts_with('%') {
            return p.fail(span, ReadErrorKind::UnknownRegister(name.to_owned()));
        }
        if name == "WARP_SZ" {
            return Ok(Operand::Int(32));
        }
        let symbol = self.names.intern(name);
        let offset = self.offset(p)?;
        Ok(Operand::Symbol(symbol, offset))
    }

    /// `+imm`, or nothing.
    fn offset(&mut self, p: &mut Parser<'s>) -> Parsed<i32> {
        if !p.eat_sign(b'+') {
            return Ok(0);
        }
        let span = p.span.clone();
        match i32::try_from(p.int()?) {
            Ok(offset) => Ok(offset),
            Err(_) => p.fail(span, ReadErrorKind::OutOfRange),
        }
    }

    fn list(&mut self, p: &mut Parser<'s>, depth: u32, close: u8) -> Parsed<Box<Operands<Reg>>> {
        p.advance();
        let mut items = Operands::new();
        if !p.at_sign(close) {
            loop {
                items.push(self.operand(p, depth + 1)?);
                if !p.eat_sign(b',') {
                    break;
                }
            }
        }
        p.expect_sign(close, "`,` or the end of the list")?;
        Ok(Box::new(items))
    }

    /// `[base+offset]`, or an address followed by more.
    fn bracket(&mut self, p: &mut Parser<'s>, depth: u32) -> Parsed<Operand<Reg>> {
        p.advance();
        let span = p.span.clone();
        let first = self.operand(p, depth + 1)?;
        let offset = match first {
            Operand::Reg(_) => self.offset(p)?,
            _ => 0,
        };
        if p.eat_sign(b']') {
            let address = match first {
                Operand::Reg(reg) => Address { base: Base::Reg(reg), offset },
                Operand::Symbol(symbol, offset) => Address { base: Base::Symbol(symbol), offset },
                Operand::Int(value) => match i32::try_from(value) {
                    Ok(offset) => Address { base: Base::Absolute, offset },
                    Err(_) => return p.fail(span, ReadErrorKind::OutOfRange),
                },
                _ => {
                    p.span = span;
                    return p.expected("an address");
                }
            };
            return Ok(Operand::Address(address));
        }
        let mut items = Operands::new();
        items.push(first);
        while p.eat_sign(b',') {
            items.push(self.operand(p, depth + 1)?);
        }
        p.expect_sign(b']', "`,` or `]`")?;
        Ok(Operand::Bracket(Box::new(items)))
    }

    /// Lays the operands out as the row has them; nothing if they do not suit it.
    fn fit(&mut self, row: RowId, mods: Mods, raws: &RawOperands) -> Option<Operands<Reg>> {
        let rules = isa::row(row).operands;
        let mut inst = Inst { row, mods, guard: None, operands: Operands::new(), origin: 0 };
        let mut next = 0;
        for (i, rule) in rules.iter().enumerate() {
            let optional = inst.presence(rule) != Presence::Required;
            let joins = rule.accepts.has(Accepts::JOINED);
            let required =
                rules[i + 1..].iter().filter(|r| inst.presence(r) == Presence::Required).count();
            let fitting = raws
                .get(next)
                .filter(|raw| raw.joined == joins)
                .filter(|_| !optional || joins || raws.len() - next > required)
                .filter(|raw| self.suits(&inst, rule, &raw.operand))
                .and_then(|raw| self.fit_one(&inst, rule, &raw.operand));
            match fitting {
                Some(operand) => {
                    inst.operands.push(operand);
                    next += 1;
                }
                None if optional => inst.operands.push(Operand::Omitted),
                None => return None,
            }
        }
        if next < raws.len() {
            return None;
        }
        while inst.operands.last() == Some(&Operand::Omitted) {
            inst.operands.pop();
        }
        Some(inst.operands)
    }

    /// Whether a register holds the kind of number that an operand asks for: integers and floats
    /// do not stand for each other. This also tells optional operands apart: the offset of a
    /// texture lookup is an integer, the depth behind it a float.
    fn suits(&self, inst: &Inst<Reg>, rule: &OperandRule, operand: &Operand<Reg>) -> bool {
        let &Operand::Reg(reg) = operand else { return true };
        // Numbered registers are declared as bits.
        if reg.class().is_some() {
            return true;
        }
        let named = self.body.named.get(reg.index() as usize).map(|named| named.ty);
        let (Some(named), Some(wanted)) = (named, inst.type_of(rule.ty)) else { return true };
        let bits = |ty: PtxType| ty.kind() == TypeKind::Bits;
        bits(named) || bits(wanted) || named.is_float() == wanted.is_float()
    }

    /// One operand as its rule has it.
    fn fit_one(
        &mut self,
        inst: &Inst<Reg>,
        rule: &OperandRule,
        operand: &Operand<Reg>,
    ) -> Option<Operand<Reg>> {
        let ty = inst.type_of(rule.ty);
        let operand = match (operand, rule.shape) {
            (&Operand::Symbol(symbol, 0), Shape::Label) => {
                let name = self.names.name(symbol).to_owned();
                Operand::Label(self.label(&name))
            }
            // A literal is a number of the width that the instruction has.
            (&Operand::F64(bits), _) if is_single(ty) => {
                Operand::F32((f64::from_bits(bits) as f32).to_bits())
            }
            (&Operand::F32(bits), _) if ty == Some(PtxType::F64) => {
                Operand::F64(f64::from(f32::from_bits(bits)).to_bits())
            }
            (Operand::Bracket(items), Shape::Bracket(rules)) => {
                let mut fitted = Operands::new();
                let mut given = items.iter();
                for rule in rules {
                    fitted.push(self.fit_one(inst, rule, given.next()?)?);
                }
                given.next().is_none().then(|| Operand::Bracket(Box::new(fitted)))?
            }
            (Operand::List(items), Shape::List(_)) if is_single(ty) => {
                let single = |item: &Operand<Reg>| match *item {
                    Operand::F64(bits) => Operand::F32((f64::from_bits(bits) as f32).to_bits()),
                    _ => item.clone(),
                };
                Operand::List(Box::new(items.iter().map(single).collect()))
            }
            _ => operand.clone(),
        };
        inst.fits(rule, &operand).then_some(operand)
    }
}

fn is_single(ty: Option<PtxType>) -> bool {
    ty.is_some_and(|ty| ty.bits() == 32 && matches!(ty.kind(), TypeKind::Float | TypeKind::Bits))
}

fn unknown(spelling: &str) -> ReadErrorKind {
    let opcode = spelling.split('.').next().unwrap_or(spelling);
    if isa::rows_with_opcode(opcode).next().is_none() {
        return ReadErrorKind::UnknownOpcode(opcode.to_owned());
    }
    match isa::unknown_part(spelling) {
        Some(part) => {
            ReadErrorKind::UnknownPart { opcode: opcode.to_owned(), part: part.to_owned() }
        }
        None => ReadErrorKind::UnknownForm(spelling.to_owned()),
    }
}
