//! Instructions of PTX: `ptx.SPELLING operands` and `ptx (operands) -> (types) { "text" }`.

use super::body::Body;
use super::inst::ResultNames;
use super::{Parse, Reported};
use crate::op::ptx::row::{PtxExtras, PtxGuard, PtxRow};
use crate::op::{InlineFlags, Opcode, Payload, PtxArg, PtxCode, PtxItem};
use crate::text::error::ErrorKind;
use crate::text::lexer::{Kind, Token};
use crate::types::Type;
use irc_ptx::Select;
use irc_ptx::isa::{self, SpecialReg};
use irc_ptx::text::Span;
use smallvec::SmallVec;

/// How deep operands nest: `[map, (x, y)]`.
const MAX_DEPTH: u32 = 3;

impl Body<'_, '_> {
    /// An instruction whose mnemonic, `ptx` with or without a spelling, has been read.
    pub(super) fn ptx(&mut self, start: u32, names: &ResultNames, mnemonic: Token) -> Parse<()> {
        let text = self.p.text_of(mnemonic);
        match text.split_once('.') {
            Some((_, spelling)) => self.ptx_row(start, names, mnemonic, spelling),
            None => self.ptx_inline(start, names, mnemonic),
        }
    }

    fn ptx_row(
        &mut self,
        start: u32,
        names: &ResultNames,
        mnemonic: Token,
        spelling: &str,
    ) -> Parse<()> {
        self.ptx_opcode(mnemonic, spelling)?;
        let mut items = Vec::new();
        let token = self.p.token();
        let ends = matches!(token.kind, Kind::RBrace | Kind::Eof)
            || matches!(self.p.word(), Some("at" | "if" | "into"));
        if !token.first_of_line && !ends {
            self.ptx_items(&mut items, 0)?;
        }
        let into = match self.p.word_on_line() {
            Some("into") => {
                self.p.bump();
                Some(self.ptx_part()?)
            }
            _ => None,
        };
        let extras = PtxExtras { guard: self.ptx_guard()?, into };
        let loc = self.location()?;
        let span = self.p.span_from(start);
        self.statement_ends()?;
        let row = PtxRow::new(spelling, &items, names.len(), &extras);
        let row = row.map_err(|error| self.p.error(mnemonic.span(), ErrorKind::Row { error }))?;
        for (i, (&arg, value)) in row.code.args.iter().zip(row.args).enumerate() {
            self.ptx_value(value, i, arg)?;
        }
        let types: SmallVec<[Type; 2]> = row.code.results.iter().copied().collect();
        let payload = Payload::Ptx(self.func.dfg.intern_ptx(row.code));
        self.append(Opcode::Ptx, payload, &types, names, loc, span);
        Ok(())
    }

    /// An opcode that the table does not have is a misspelled one.
    fn ptx_opcode(&mut self, mnemonic: Token, spelling: &str) -> Parse<()> {
        let opcode = spelling.split('.').next().unwrap_or(spelling);
        if isa::rows_with_opcode(opcode).next().is_some() {
            return Ok(());
        }
        let start = mnemonic.start + 4;
        let span = Span::new(start, start + opcode.len() as u32);
        let known = isa::all_rows().filter_map(|(_, row)| row.mnemonic.split('.').next());
        Err(self.p.unknown_word_at(span, opcode, "instruction of PTX", known))
    }

    /// Adds the value of an operand that has been read to the operands of the instruction.
    fn ptx_value(&mut self, value: usize, i: usize, arg: PtxArg) -> Parse<()> {
        let operand = self.names.operands[value];
        let value = self.value_of(operand, i, Some(arg.natural()))?;
        self.names.args.push(value);
        Ok(())
    }

    fn ptx_items(&mut self, items: &mut Vec<PtxItem<usize>>, depth: u32) -> Parse<()> {
        loop {
            let item = self.ptx_item(depth)?;
            items.push(item);
            if !self.p.eat(Kind::Comma) {
                return Ok(());
            }
        }
    }

    /// One operand: a value or number, `not %p`, `-%a[h0]`, a list, an address, a special register.
    fn ptx_item(&mut self, depth: u32) -> Parse<PtxItem<usize>> {
        if depth > MAX_DEPTH {
            let kind = ErrorKind::TooDeep { limit: MAX_DEPTH };
            return Err(self.p.error(self.p.token().span(), kind));
        }
        match (self.p.kind(), self.p.word()) {
            (Kind::LParen, _) => {
                self.p.bump();
                let mut items = Vec::new();
                if self.p.kind() != Kind::RParen {
                    self.ptx_items(&mut items, depth + 1)?;
                }
                self.p.expect(Kind::RParen)?;
                Ok(PtxItem::List(items))
            }
            (Kind::LBracket, _) => self.ptx_bracket(depth),
            (Kind::Minus, _) => {
                self.p.bump();
                let value = self.ptx_operand()?;
                let select = self.ptx_select()?.unwrap_or(Select::WHOLE);
                Ok(PtxItem::Part { value, negated: true, select })
            }
            (_, Some("neg")) => {
                self.p.bump();
                let value = self.ptx_operand()?;
                let select = self.ptx_select()?.unwrap_or(Select::WHOLE);
                Ok(PtxItem::Part { value, negated: true, select })
            }
            (_, Some("not")) => {
                self.p.bump();
                Ok(PtxItem::Not(self.ptx_operand()?))
            }
            (_, Some("sreg")) => {
                self.p.bump();
                self.ptx_special()
            }
            (Kind::Int, _) => {
                let token = self.p.token();
                let int = integer(self.p.text_of(token));
                let value = self.ptx_operand()?;
                Ok(match self.ptx_select()? {
                    Some(select) => PtxItem::Part { value, negated: false, select },
                    None => PtxItem::Number { value, int },
                })
            }
            (Kind::Value, _) => {
                let value = self.ptx_operand()?;
                Ok(match self.ptx_select()? {
                    Some(select) => PtxItem::Part { value, negated: false, select },
                    None => PtxItem::Value(value),
                })
            }
            _ => Ok(PtxItem::Number { value: self.ptx_operand()?, int: None }),
        }
    }

    fn ptx_operand(&mut self) -> Parse<usize> {
        let operand = self.operand()?;
        self.names.operands.push(operand);
        Ok(self.names.operands.len() - 1)
    }

    /// `[h0]` behind a value.
    fn ptx_select(&mut self) -> Parse<Option<Select>> {
        if self.p.kind() != Kind::LBracket || self.p.token().first_of_line {
            return Ok(None);
        }
        self.p.bump();
        let select = self.ptx_part()?;
        self.p.expect(Kind::RBracket)?;
        Ok(Some(select))
    }

    /// The name of a part of a register.
    fn ptx_part(&mut self) -> Parse<Select> {
        if self.p.kind() == Kind::Ident {
            let token = self.p.token();
            if let Some(select) = Select::from_word(self.p.text_of(token)) {
                self.p.bump();
                return Ok(select);
            }
        }
        Err(self.p.expected("a part of a register, such as `h0` or `b3210`"))
    }

    /// `[base + offset, more]`.
    fn ptx_bracket(&mut self, depth: u32) -> Parse<PtxItem<usize>> {
        self.p.bump();
        let base = Box::new(self.ptx_item(depth + 1)?);
        let span = self.p.token().span();
        let offset = self.p.offset()?.unwrap_or(0);
        let Ok(offset) = i32::try_from(offset) else {
            let kind = ErrorKind::OutOfRange { text: offset.to_string(), ty: "i32".into() };
            return Err(self.p.error(span, kind));
        };
        let mut rest = Vec::new();
        if self.p.eat(Kind::Comma) {
            self.ptx_items(&mut rest, depth + 1)?;
        }
        self.p.expect(Kind::RBracket)?;
        Ok(PtxItem::Bracket { base, offset, rest })
    }

    fn ptx_special(&mut self) -> Parse<PtxItem<usize>> {
        let token = self.p.expect(Kind::Ident)?;
        let word = self.p.text_of(token);
        match SpecialReg::from_name(word) {
            Some(reg) => Ok(PtxItem::Special(reg)),
            None => {
                let known = SpecialReg::all().map(SpecialReg::name);
                Err(self.p.unknown_word_at(token.span(), word, "special register", known))
            }
        }
    }

    /// `if %p else %a, %b` or `if not %p`.
    fn ptx_guard(&mut self) -> Parse<Option<PtxGuard<usize>>> {
        if self.p.word_on_line() != Some("if") {
            return Ok(None);
        }
        self.p.bump();
        let negated = self.p.word() == Some("not");
        if negated {
            self.p.bump();
        }
        let pred = self.ptx_operand()?;
        let mut otherwise = Vec::new();
        if self.p.word_on_line() == Some("else") {
            self.p.bump();
            loop {
                otherwise.push(self.ptx_operand()?);
                if !self.p.eat(Kind::Comma) {
                    break;
                }
            }
        }
        Ok(Some(PtxGuard { pred, negated, otherwise }))
    }

    /// `(%a, %b) -> (i32, i32 = %c) pure nonconvergent { "text" "text" }`.
    fn ptx_inline(&mut self, start: u32, names: &ResultNames, mnemonic: Token) -> Parse<()> {
        self.p.expect(Kind::LParen)?;
        while self.p.kind() != Kind::RParen {
            self.ptx_operand()?;
            if !self.p.eat(Kind::Comma) {
                break;
            }
        }
        self.p.expect(Kind::RParen)?;
        let plain = self.names.operands.len();
        let (results, starts) = self.ptx_results()?;
        let flags = self.ptx_flags()?;
        let (text, first) = self.ptx_text()?;
        let loc = self.location()?;
        let span = self.p.span_from(start);
        self.statement_ends()?;
        let mut args = Vec::new();
        for i in 0..self.names.operands.len() {
            let operand = self.names.operands[i];
            let start = i.checked_sub(plain).map(|n| usize::from(starts[n]));
            let expected = start.map(|result| results[result]);
            let value = self.value_of(operand, i, expected)?;
            args.push(operand.ty.or(expected).unwrap_or_else(|| self.func.dfg.ty(value)));
            self.names.args.push(value);
        }
        let code = PtxCode::inline(&text, &results, &args[..plain], &starts, flags);
        let code = code.map_err(|error| {
            // The place is exact where the text is one string.
            let at = match first {
                Some(token) => Span::new(
                    token.start + 1 + error.span.start as u32,
                    token.start + 1 + error.span.end.max(error.span.start + 1) as u32,
                ),
                None => mnemonic.span(),
            };
            self.p.error(at, ErrorKind::Inline { error })
        })?;
        let payload = Payload::Ptx(self.func.dfg.intern_ptx(code));
        self.check_result_names("ptx", names, results.len())?;
        self.append(Opcode::Ptx, payload, &results, names, loc, span);
        Ok(())
    }

    /// `-> (i32, f32 = %start)`: the types, and which begin as which operand.
    fn ptx_results(&mut self) -> Parse<(Vec<Type>, Vec<u16>)> {
        let (mut results, mut starts) = (Vec::new(), Vec::new());
        if !self.p.eat(Kind::Arrow) {
            return Ok((results, starts));
        }
        self.p.expect(Kind::LParen)?;
        while self.p.kind() != Kind::RParen {
            let ty = self.p.value_type()?;
            if self.p.eat(Kind::Equals) {
                self.ptx_operand()?;
                starts.push(results.len() as u16);
            }
            results.push(ty);
            if !self.p.eat(Kind::Comma) {
                break;
            }
        }
        self.p.expect(Kind::RParen)?;
        Ok((results, starts))
    }

    fn ptx_flags(&mut self) -> Parse<InlineFlags> {
        let mut flags = InlineFlags::default();
        while let Some(word) = self.p.word_on_line() {
            let flag = match word {
                "pure" => &mut flags.pure,
                "nomemory" => &mut flags.nomemory,
                "nonconvergent" => &mut flags.nonconvergent,
                _ => {
                    let span = self.p.token().span();
                    let known = ["pure", "nomemory", "nonconvergent"];
                    return Err(self.p.unknown_word_at(span, word, "flag", known));
                }
            };
            *flag = true;
            self.p.bump();
        }
        Ok(flags)
    }

    /// `{ "line" "line" }`: the lines, and the only one if there is one without escapes.
    fn ptx_text(&mut self) -> Parse<(String, Option<Token>)> {
        self.p.expect(Kind::LBrace)?;
        let mut text = String::new();
        let (mut first, mut count) = (None, 0);
        while self.p.kind() == Kind::Str {
            let token = self.p.bump();
            let line = self.p.string_text(token)?;
            if matches!(line, std::borrow::Cow::Borrowed(_)) {
                first = Some(token);
            }
            count += 1;
            text.push_str(&line);
            text.push('\n');
        }
        if self.p.kind() != Kind::RBrace {
            return Err::<_, Reported>(self.p.expected("a line of PTX in quotes, or `}`"));
        }
        self.p.bump();
        Ok((text, first.filter(|_| count == 1)))
    }
}

/// The value of a decimal or hexadecimal integer, unsigned ones above the range wrapped.
fn integer(text: &str) -> Option<i64> {
    let (negative, digits) = match text.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, text),
    };
    let digits = digits.replace('_', "");
    let value = match digits.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok()?,
        None => digits.parse().ok()?,
    };
    match negative {
        true => 0i64.checked_sub_unsigned(value),
        false => Some(value as i64),
    }
}
