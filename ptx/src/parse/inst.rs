//! Reads instructions: the spelling finds the rows, the operands choose among them.

use super::body::BodyReader;
use super::constant::Constant;
use super::forms::{Candidate, Forms};
use super::registers::{Meaning, Registers};
use super::{Parsed, Parser, ReadErrorKind};
use crate::ast::{Item, Statement};
use crate::inst::{Address, Base, Guard, Inst, Operand, Operands, Origin, Reg, Symbol};
use crate::isa::Select;
use crate::isa::{self, Accepts, Count, OperandRule, PtxType, Shape, TypeKind, Vector};
use crate::lexer::Token;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// What is kept from one instruction, and from one body, to the next.
#[derive(Default)]
pub(super) struct InstCache<'s> {
    forms: Forms<'s>,
    pub(super) registers: Registers,
    /// The size of an element of each variable seen so far.
    pub(super) elements: FxHashMap<Symbol, u64>,
    /// How many items of the module have been looked at for that.
    items_seen: usize,
    /// Whether the last offset that was read is a zero that is written out.
    plus_zero: bool,
    /// Room for the statements of a body and where they begin.
    pub(super) statements: Vec<Statement>,
    pub(super) starts: Vec<u32>,
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

impl InstCache<'_> {
    /// The size of an element of a variable that is declared above.
    fn element(&mut self, items: &[Item], symbol: Symbol) -> Option<u64> {
        for item in &items[self.items_seen.min(items.len())..] {
            if let Item::Variable(variable) = item {
                self.elements.entry(variable.name).or_insert(variable.ty.bytes());
            }
        }
        self.items_seen = items.len();
        self.elements.get(&symbol).copied()
    }
}

impl<'s> BodyReader<'s, '_> {
    /// An instruction from its `@` on.
    pub(super) fn guarded(&mut self, p: &mut Parser<'s>) -> Parsed<()> {
        let from = p.start;
        p.advance();
        let negated = p.eat_sign(b'!');
        let pred = self.named_register(p)?;
        let span = p.span();
        let name = p.name()?;
        self.inst(p, name, span, Some(Guard { pred, negated }), from)
    }

    /// An instruction whose spelling has been read; the statement begins at `from`.
    #[inline]
    pub(super) fn inst(
        &mut self,
        p: &mut Parser<'s>,
        spelling: &'s str,
        span: Range<usize>,
        guard: Option<Guard<Reg>>,
        from: usize,
    ) -> Parsed<()> {
        let rows = self.cache.forms.rows_of(spelling);
        if rows.is_empty() {
            if p.at_sign(b'[') && spelling.ends_with(".const") {
                return p.fail(p.span(), ReadErrorKind::ConstantBank);
            }
            return p.fail(span, unknown(spelling));
        }
        let Candidate { row, mods, plain, calls, .. } = self.cache.forms.rows[rows.start];
        let origin = Some(Origin::from_u32(span.start as u32)).into();
        let mut inst = Inst { row, mods, guard, operands: Operands::new(), origin };
        let joined = self.operands(p, &mut inst.operands, calls)?;
        let plain = rows.len() == 1 && joined == 0 && plain == Some(inst.operands.len() as u8);
        let fits = match plain {
            true => self.fit_plain(&mut inst),
            false => self.choose(rows, &mut inst, joined),
        };
        if !fits {
            return p.fail(span, ReadErrorKind::Operands { form: spelling.to_owned(), row });
        }
        p.expect_sign(b';', "`;`")?;
        self.push(from, Statement::Inst(inst));
        Ok(())
    }

    /// Makes the instruction one of the first row that its operands suit, if possible one that is
    /// not excluded; false if there is none. Where registers of the wrong kind leave no row, they
    /// are left to whoever checks the instruction.
    fn choose(&mut self, rows: Range<usize>, inst: &mut Inst<Reg>, joined: u32) -> bool {
        let raws = std::mem::take(&mut inst.operands);
        let found = self.choose_by(rows.clone(), &raws, joined, true);
        let found = found.or_else(|| self.choose_by(rows, &raws, joined, false));
        let Some(found) = found else { return false };
        *inst = Inst { guard: inst.guard, origin: inst.origin, ..found };
        true
    }

    fn choose_by(
        &mut self,
        rows: Range<usize>,
        raws: &[Operand<Reg>],
        joined: u32,
        by_kind: bool,
    ) -> Option<Inst<Reg>> {
        let mut found: Option<(Suits, Inst<Reg>)> = None;
        let many = rows.len() > 1;
        for at in rows {
            let candidate = self.cache.forms.rows[at];
            let by_kind = by_kind && (many || candidate.varies);
            let Some(inst) = self.fit(&candidate, raws, joined, by_kind) else { continue };
            let suits = match candidate.excluded.unwrap_or_else(|| inst.is_excluded()) {
                true => Suits::Excluded,
                false if many && inst.check_registers(&self.body).is_err() => Suits::Shapes,
                false => Suits::Registers,
            };
            if suits == Suits::Registers {
                return Some(inst);
            }
            if found.as_ref().is_none_or(|(best, _)| suits > *best) {
                found = Some((suits, inst));
            }
        }
        found.map(|(_, inst)| inst)
    }

    /// The operands up to the semicolon; bit by bit, whether one stands behind a `|`.
    #[inline]
    fn operands(
        &mut self,
        p: &mut Parser<'s>,
        operands: &mut Operands<Reg>,
        calls: bool,
    ) -> Parsed<u32> {
        let mut joined = 0u32;
        if p.at_sign(b';') {
            return Ok(joined);
        }
        loop {
            let operand = match p.token {
                // What is passed is a name or a constant: vectors, too, have no braces here.
                Token::Sign(b'(') if calls => {
                    p.in_call = true;
                    let items = self.list(p, 0, b')');
                    p.in_call = false;
                    Operand::Params(items?)
                }
                _ => self.operand(p, 0)?,
            };
            operands.push(operand);
            if p.eat_sign(b',') {
                continue;
            }
            if p.at_sign(b'+') {
                self.sum(p, operands)?;
                if p.eat_sign(b',') {
                    continue;
                }
            }
            if !p.eat_sign(b'|') {
                return Ok(joined);
            }
            joined |= 1u32.checked_shl(operands.len() as u32).unwrap_or(0);
        }
    }

    /// What is added to the register that was read last.
    #[cold]
    fn sum(&mut self, p: &mut Parser<'s>, operands: &mut Operands<Reg>) -> Parsed<()> {
        let Some(last) = operands.last_mut() else { return Ok(()) };
        if let Operand::Reg(reg) = *last {
            p.advance();
            let span = p.span();
            *last = match i32::try_from(p.constant_int()?) {
                Ok(offset) => Operand::Sum(reg, offset),
                Err(_) => return p.fail(span, ReadErrorKind::OutOfRange),
            };
        }
        Ok(())
    }

    /// One operand; `depth` counts the brackets around it. Most are registers.
    #[inline]
    fn operand(&mut self, p: &mut Parser<'s>, depth: u32) -> Parsed<Operand<Reg>> {
        if let Some(reg) = self.recent_register(p) {
            p.advance();
            return Ok(Operand::Reg(reg));
        }
        self.other_operand(p, depth)
    }

    /// The register ahead, if its name is short and others like it have been seen.
    #[inline]
    fn recent_register(&self, p: &Parser<'s>) -> Option<Reg> {
        let length = p.end - p.start;
        let short = matches!(p.token, Token::Name(_)) && length <= 8;
        let bytes = if short { p.lexer.eight_bytes(p.start) } else { None };
        self.cache.registers.recent(bytes?, length)
    }

    fn other_operand(&mut self, p: &mut Parser<'s>, depth: u32) -> Parsed<Operand<Reg>> {
        match p.token {
            Token::Name(name) if name != "WARP_SZ" => self.name_operand(p, name),
            Token::Sign(b'[') => self.bracket(p, depth),
            Token::Sign(b'{') if !p.in_call => self.list(p, depth, b'}').map(Operand::List),
            Token::Sign(b'_') => {
                p.advance();
                Ok(Operand::Sink)
            }
            Token::Sign(b'-' | b'!') => self.negated(p),
            _ if p.at_constant() => self.constant(p),
            _ => p.expected("an operand"),
        }
    }

    /// `!p`, `-%r1.h0`, or a constant.
    fn negated(&mut self, p: &mut Parser<'s>) -> Parsed<Operand<Reg>> {
        let minus = p.at_sign(b'-');
        let mut ahead = p.lexer.clone();
        match ahead.next().0 {
            Token::Name(name) if name != "WARP_SZ" => {}
            _ => return self.constant(p),
        }
        p.advance();
        if !minus {
            return Ok(Operand::Not(self.named_register(p)?));
        }
        let span = p.span();
        let name = p.name()?;
        match self.selected(name) {
            Some((reg, select)) => Ok(Operand::Video { reg, negated: true, select }),
            None => p.fail(span, ReadErrorKind::UnknownRegister(name.to_owned())),
        }
    }

    fn constant(&mut self, p: &mut Parser<'s>) -> Parsed<Operand<Reg>> {
        Ok(match p.constant()? {
            Constant::Int(bits, _) => Operand::Int(bits as i64),
            Constant::F32(bits) => Operand::F32(bits),
            Constant::F64(bits) => Operand::F64(bits),
            Constant::Decimal(value) => Operand::F64(value.to_bits()),
        })
    }

    /// A register, perhaps with a selector.
    fn selected(&mut self, name: &str) -> Option<(Reg, Select)> {
        if let Some(reg) = self.register(name) {
            return Some((reg, Select::WHOLE));
        }
        let (stem, word) = name.split_once('.')?;
        let select = Select::from_word(word)?;
        Some((self.register(stem)?, select))
    }

    fn named_register(&mut self, p: &mut Parser<'s>) -> Parsed<Reg> {
        let span = p.span();
        let name = p.name()?;
        match self.register(name) {
            Some(reg) => Ok(reg),
            None => p.fail(span, ReadErrorKind::UnknownRegister(name.to_owned())),
        }
    }

    /// A register, perhaps with a selector, a special register, or a symbol with an offset.
    fn name_operand(&mut self, p: &mut Parser<'s>, name: &'s str) -> Parsed<Operand<Reg>> {
        let registers = &mut self.cache.registers;
        if let Some(reg) = registers.member(self.names, &mut self.body, name) {
            p.advance();
            return Ok(Operand::Reg(reg));
        }
        self.other_name(p, name)
    }

    fn other_name(&mut self, p: &mut Parser<'s>, name: &'s str) -> Parsed<Operand<Reg>> {
        let span = p.span();
        p.advance();
        let symbol = self.names.lookup(name);
        let registers = &mut self.cache.registers;
        if let Some(reg) = registers.register(self.names, &mut self.body, name, symbol) {
            return Ok(Operand::Reg(reg));
        }
        if let Some(Meaning::Vector(first, n)) = registers.meaning(symbol) {
            let components = (0..u32::from(n)).map(|i| Reg::named(first.index() + i));
            return Ok(Operand::regs(components));
        }
        if let Some(special) = name.strip_prefix('%').and_then(isa::SpecialReg::from_name) {
            return Ok(Operand::Special(special));
        }
        if name.contains('.') {
            return match self.selected(name) {
                Some((reg, select)) => Ok(Operand::Video { reg, negated: false, select }),
                None => p.fail(span, ReadErrorKind::UnknownRegister(name.to_owned())),
            };
        }
        if name.starts_with('%') && symbol.is_none() {
            return p.fail(span, ReadErrorKind::UnknownRegister(name.to_owned()));
        }
        let symbol = symbol.unwrap_or_else(|| self.names.intern(name));
        if p.at_sign(b'[') {
            return self.indexed(p, symbol, span);
        }
        let offset = self.offset(p)?;
        Ok(Operand::Symbol(symbol, offset))
    }

    /// `array[index]`: the address of an element.
    fn indexed(
        &mut self,
        p: &mut Parser<'s>,
        symbol: Symbol,
        span: Range<usize>,
    ) -> Parsed<Operand<Reg>> {
        p.advance();
        let index = p.constant_int()?;
        p.expect_sign(b']', "`]`")?;
        let offset = self
            .cache
            .element(self.items, symbol)
            .and_then(|size| index.checked_mul(size as i64))
            .and_then(|offset| i32::try_from(offset).ok());
        match offset {
            Some(offset) => Ok(Operand::Address(Address::symbol(symbol, offset))),
            None => p.fail(span, ReadErrorKind::OutOfRange),
        }
    }

    /// `+imm`, or nothing.
    #[inline]
    fn offset(&mut self, p: &mut Parser<'s>) -> Parsed<i32> {
        if !p.eat_sign(b'+') {
            return Ok(0);
        }
        let span = p.span();
        match i32::try_from(p.constant_int()?) {
            Ok(offset) => {
                self.cache.plus_zero = offset == 0;
                Ok(offset)
            }
            Err(_) => p.fail(span, ReadErrorKind::OutOfRange),
        }
    }

    fn list(&mut self, p: &mut Parser<'s>, depth: u32, close: u8) -> Parsed<Box<Operands<Reg>>> {
        if depth > 2 {
            return p.fail(p.span(), ReadErrorKind::TooDeep);
        }
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
    #[inline]
    fn bracket(&mut self, p: &mut Parser<'s>, depth: u32) -> Parsed<Operand<Reg>> {
        if depth > 2 {
            return p.fail(p.span(), ReadErrorKind::TooDeep);
        }
        p.advance();
        let span = p.span();
        self.cache.plus_zero = false;
        let first = self.operand(p, depth + 1)?;
        let offset = match first {
            Operand::Reg(_) => self.offset(p)?,
            _ => 0,
        };
        if p.at_sign(b']') {
            let explicit = self.cache.plus_zero;
            p.advance();
            let unified = p.eat_directive(".unified");
            let address = match first {
                Operand::Reg(reg) => Address { base: Base::Reg(reg), offset, explicit, unified },
                Operand::Symbol(symbol, offset) => {
                    Address { base: Base::Symbol(symbol), offset, explicit, unified }
                }
                Operand::Int(value) => match i32::try_from(value) {
                    Ok(offset) => {
                        Address { base: Base::Absolute, offset, explicit: false, unified }
                    }
                    Err(_) => return p.fail(span, ReadErrorKind::OutOfRange),
                },
                _ => {
                    (p.start, p.end) = (span.start, span.end);
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

    /// The same as `fit` where each operand is at its place; false if one does not match the row.
    #[inline]
    fn fit_plain(&mut self, inst: &mut Inst<Reg>) -> bool {
        for (i, rule) in isa::row(inst.row).operands[..inst.operands.len()].iter().enumerate() {
            let operand = &inst.operands[i];
            let suits = match (operand, rule.shape) {
                (Operand::Reg(_), Shape::Value | Shape::Pred) => true,
                (Operand::Address(address), Shape::Address) => !address.unified,
                _ => false,
            };
            if !suits {
                let Some(fitted) = self.fit_one(inst, rule, operand) else { return false };
                inst.operands[i] = fitted;
            }
        }
        true
    }

    /// Lays the operands out as the row has them; nothing if they do not match it.
    #[inline]
    fn fit(
        &mut self,
        candidate: &Candidate,
        raws: &[Operand<Reg>],
        joined: u32,
        by_kind: bool,
    ) -> Option<Inst<Reg>> {
        let Candidate { row, mods, required, absent, .. } = *candidate;
        let rules = isa::row(row).operands;
        let mut inst =
            Inst { row, mods, guard: None, operands: Operands::new(), origin: None.into() };
        let mut next = 0;
        for (i, rule) in rules.iter().enumerate() {
            let optional = required >> i & 1 == 0;
            let joins = rule.accepts.contains(Accepts::JOINED);
            let raw = raws.get(next).filter(|_| {
                // What comes later must still find its operands.
                let later = (u64::from(required) >> (i + 1)).count_ones() as usize;
                (joined >> next & 1 == 1) == joins
                    && (!optional || joins || raws.len() - next > later)
            });
            let raw = raw.filter(|raw| !by_kind || self.suits(&inst, rule, raw));
            let fitting = match (raw, rule.shape) {
                // Most operands are plain registers and addresses.
                (Some(&Operand::Reg(reg)), Shape::Value | Shape::Pred) if absent >> i & 1 == 0 => {
                    Some(Operand::Reg(reg))
                }
                (Some(&Operand::Address(address)), Shape::Address)
                    if absent >> i & 1 == 0 && !address.unified =>
                {
                    Some(Operand::Address(address))
                }
                (Some(raw), _) => self.fit_one(&inst, rule, raw),
                (None, _) => None,
            };
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
        Some(inst)
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
            // `array[index]` is an address or, where a value stands, the address of it.
            (&Operand::Address(Address { base: Base::Symbol(symbol), offset, .. }), _)
                if rule.accepts.contains(Accepts::SYMBOL) =>
            {
                Operand::Symbol(symbol, offset)
            }
            (&Operand::Symbol(symbol, 0), Shape::Label) => Operand::Label(self.label_of(symbol)),
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
            // One register may have braces where several must.
            (Operand::List(items), Shape::List(Count::Vector))
                if items.len() == 1 && inst.modifier::<Vector>().is_none() =>
            {
                items[0].clone()
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
    ty.is_some_and(|ty| ty.bits() == 32 && ty.kind() == TypeKind::Float)
}

fn unknown(spelling: &str) -> ReadErrorKind {
    let opcode = spelling.split('.').next().unwrap_or(spelling);
    if isa::rows_with_opcode(opcode).next().is_none() {
        return ReadErrorKind::UnknownOpcode(opcode.to_owned());
    }
    match isa::unknown_part(spelling) {
        Some(part) => {
            let (opcode, part) = (opcode.to_owned(), part.to_owned());
            ReadErrorKind::UnknownPart { opcode, part, form: spelling.to_owned() }
        }
        None => ReadErrorKind::UnknownForm(spelling.to_owned()),
    }
}
