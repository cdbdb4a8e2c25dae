//! What a debugger is told: types, global variables, functions, variables and their values.

use super::body::{Body, Lookup};
use super::{Parse, Parser, Reported};
use crate::debug::{
    BitField, DebugFunction, DebugGlobal, DebugLocation, DebugScopeData, DebugSum, DebugTerm,
    DebugTypeKind, DebugValue, DebugVariable, Encoding, Extend, Home, InlinedFunction, MAX_TERMS,
    Member, Qualifier, VariablePart,
};
use crate::entity::{Block, DebugScope, DebugType, DebugVar, File, Inst};
use crate::text::error::ErrorKind;
use crate::text::lexer::{Kind, Token};
use crate::text::literal::parse_int;
use crate::types::Space;
use cranelift_entity::EntityRef;
use irc_ptx::text::Span;

const KINDS: [&str; 12] = [
    "base",
    "pointer",
    "reference",
    "rvalue_reference",
    "function",
    "array",
    "struct",
    "union",
    "enum",
    "typedef",
    "const",
    "volatile",
];

/// A debug value whose values may be defined below it.
pub(super) struct PendingDebugValue {
    block: Block,
    /// The instruction above it in the block.
    after: Option<Inst>,
    var: DebugVar,
    location: PendingLocation,
    span: Span,
}

enum PendingLocation {
    Known(DebugLocation),
    /// The name stands here.
    Named(u32),
    /// Whether it is the address of memory, the terms and the constant.
    Sum(bool, Vec<PendingTerm>, i64),
}

/// A term, whose name stands here.
struct PendingTerm {
    name: u32,
    extend: Option<Extend>,
    factor: i64,
}

impl<'a> Parser<'a> {
    /// The number of the thing that an item or statement makes: they count from 0.
    fn next_number(&mut self, what: &str, next: usize) -> Parse<()> {
        let token = self.token();
        if self.integer_u32()? as usize == next {
            return Ok(());
        }
        let kind = ErrorKind::Expected {
            expected: format!("`{what} {next}`: they are numbered in order, from 0").into(),
            found: format!("`{}`", self.shown(token)),
        };
        Err(self.error(token.span(), kind))
    }

    /// `debug_type N = ...`.
    pub(super) fn debug_type(&mut self) -> Parse<()> {
        self.bump();
        let start = self.token();
        self.next_number("debug_type", self.parsed.module.debug.types.len())?;
        self.expect(Kind::Equals)?;
        let token = self.expect(Kind::Ident)?;
        let kind = match self.text_of(token) {
            "base" => self.base_type()?,
            "pointer" => DebugTypeKind::Pointer { to: self.or_void()?, space: self.debug_space()? },
            "reference" => self.reference_type(false)?,
            "rvalue_reference" => self.reference_type(true)?,
            "function" => self.function_type()?,
            "array" => {
                let elem = self.type_number()?;
                match self.eat_word("x") {
                    true => DebugTypeKind::Array { elem, count: self.integer(u64::MAX)? },
                    false => return Err(self.expected("`x` and the number of elements")),
                }
            }
            "struct" => {
                let (name, bytes, members) = self.members()?;
                DebugTypeKind::Struct { name, bytes, members }
            }
            "union" => {
                let (name, bytes, members) = self.members()?;
                DebugTypeKind::Union { name, bytes, members }
            }
            "typedef" => DebugTypeKind::Typedef { name: self.debug_name()?, of: self.or_void()? },
            "const" => self.qualified(Qualifier::Const)?,
            "volatile" => self.qualified(Qualifier::Volatile)?,
            "enum" => self.enum_type()?,
            word => {
                return Err(self.unknown_word_at(token.span(), word, "kind of debug type", KINDS));
            }
        };
        let id = self.parsed.module.debug.types.push(kind);
        self.parsed.spans.debug_types[id] = start.span();
        Ok(())
    }

    /// The number of a type, which may be below.
    fn type_number(&mut self) -> Parse<DebugType> {
        Ok(DebugType::from_u32(self.integer(u64::from(u32::MAX - 1))? as u32))
    }

    fn debug_name(&mut self) -> Parse<String> {
        let token = self.expect(Kind::Str)?;
        Ok(self.string_text(token)?.into_owned())
    }

    fn base_type(&mut self) -> Parse<DebugTypeKind> {
        let name = self.debug_name()?;
        let token = self.expect(Kind::Ident)?;
        let word = self.text_of(token);
        let Some(&(_, encoding)) = Encoding::ALL.iter().find(|(known, _)| *known == word) else {
            let known = Encoding::ALL.map(|(word, _)| word);
            return Err(self.unknown_word_at(token.span(), word, "encoding", known));
        };
        Ok(DebugTypeKind::Base { name, encoding, bytes: self.integer_u32()? })
    }

    fn debug_space(&mut self) -> Parse<Space> {
        let token = self.expect(Kind::Ident)?;
        let found = Space::from_name(self.text_of(token));
        found.ok_or_else(|| self.unknown_word(token, "state space", Space::ALL.map(Space::name)))
    }

    fn reference_type(&mut self, is_rvalue: bool) -> Parse<DebugTypeKind> {
        let to = self.type_number()?;
        Ok(DebugTypeKind::Reference { to, space: self.debug_space()?, is_rvalue })
    }

    fn function_type(&mut self) -> Parse<DebugTypeKind> {
        let result = self.or_void()?;
        self.expect(Kind::LParen)?;
        let mut params = Vec::new();
        while self.kind() != Kind::RParen {
            params.push(self.type_number()?);
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RParen)?;
        Ok(DebugTypeKind::Function { result, params })
    }

    /// The number of a type, or `void`.
    fn or_void(&mut self) -> Parse<Option<DebugType>> {
        match self.eat_word("void") {
            true => Ok(None),
            false => self.type_number().map(Some),
        }
    }

    fn qualified(&mut self, qualifier: Qualifier) -> Parse<DebugTypeKind> {
        Ok(DebugTypeKind::Qualified { qualifier, of: self.or_void()? })
    }

    fn members(&mut self) -> Parse<(String, u64, Vec<Member>)> {
        let name = self.debug_name()?;
        let bytes = self.integer(u64::MAX)?;
        self.expect(Kind::LBrace)?;
        let mut members = Vec::new();
        while self.kind() != Kind::RBrace {
            let name = self.debug_name()?;
            self.expect(Kind::Colon)?;
            let ty = self.type_number()?;
            if !self.eat_word("at") {
                return Err(self.expected("`at` and the offset of the member"));
            }
            let offset = self.integer(u64::MAX)?;
            let bits = if self.eat_word("bits") { Some(self.bit_field()?) } else { None };
            members.push(Member { name, ty, offset, bits });
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RBrace)?;
        Ok((name, bytes, members))
    }

    /// `START to END`.
    fn bit_field(&mut self) -> Parse<BitField> {
        let start = self.integer_u32()?;
        match self.eat_word("to") {
            true => Ok(BitField { start, end: self.integer_u32()? }),
            false => Err(self.expected("`to` and the bit behind the last")),
        }
    }

    fn enum_type(&mut self) -> Parse<DebugTypeKind> {
        let name = self.debug_name()?;
        let base = self.type_number()?;
        self.expect(Kind::LBrace)?;
        let mut values = Vec::new();
        while self.kind() != Kind::RBrace {
            let name = self.debug_name()?;
            self.expect(Kind::Equals)?;
            values.push((name, self.signed()?));
            if !self.eat(Kind::Comma) {
                break;
            }
        }
        self.expect(Kind::RBrace)?;
        Ok(DebugTypeKind::Enum { name, base, values })
    }

    fn signed(&mut self) -> Parse<i64> {
        let token = self.expect(Kind::Int)?;
        let text = self.text_of(token);
        let (negative, magnitude) =
            parse_int(text).map_err(|kind| self.error(token.span(), kind))?;
        let number = i128::try_from(magnitude).ok();
        let number = number.map(|number| if negative { -number } else { number });
        number.and_then(|number| i64::try_from(number).ok()).ok_or_else(|| {
            let kind = ErrorKind::OutOfRange { text: text.to_owned(), ty: "i64".into() };
            self.error(token.span(), kind)
        })
    }

    /// `at FILE:LINE`.
    fn debug_place(&mut self) -> Parse<(File, u32)> {
        if !self.eat_word("at") {
            return Err(self.expected("`at` and a place: FILE:LINE"));
        }
        let token = self.token();
        let number = self.integer_u32()?;
        let Some(&(file, _)) = self.files.get(&number) else {
            let kind = ErrorKind::Undefined { what: "file", name: number.to_string() };
            return Err(self.error(token.span(), kind));
        };
        self.expect(Kind::Colon)?;
        Ok((file, self.integer_u32()?))
    }

    /// `at FILE:LINE -> TYPE`: where a function is, and what it returns.
    fn definition(&mut self) -> Parse<(File, u32, Option<DebugType>)> {
        let (file, line) = self.debug_place()?;
        let result = match self.eat(Kind::Arrow) {
            true => Some(self.type_number()?),
            false => None,
        };
        Ok((file, line, result))
    }

    /// `debug_global @symbol "name": TYPE at FILE:LINE`.
    pub(super) fn debug_global(&mut self) -> Parse<()> {
        self.bump();
        let global = self.global_symbol()?;
        let name = self.debug_name()?;
        self.expect(Kind::Colon)?;
        let ty = self.type_number()?;
        let (file, line) = self.debug_place()?;
        self.parsed.module.debug.globals.push(DebugGlobal { global, name, ty, file, line });
        Ok(())
    }
}

impl Body<'_, '_> {
    /// `source "name" at FILE:LINE -> TYPE`.
    pub(super) fn source(&mut self) -> Parse<()> {
        let token = self.p.bump();
        let name = self.p.debug_name()?;
        let (file, line, result) = self.p.definition()?;
        let mut debug = DebugFunction::new(&name, file, line);
        debug.result = result;
        if self.func.debug.is_some() {
            return Err(self.p.repeated(token));
        }
        self.func.debug = Some(Box::new(debug));
        self.spans.debug.head.push(self.p.span_from(token.start));
        self.statement_ends()
    }

    /// `inlined "symbol" "name" at FILE:LINE -> TYPE`.
    pub(super) fn inlined(&mut self) -> Parse<()> {
        let token = self.p.bump();
        let symbol = self.p.debug_name()?;
        let name = self.p.debug_name()?;
        let (file, line, result) = self.p.definition()?;
        let function = InlinedFunction { symbol, name, file, line, result };
        self.debug_function(token)?.inlined.add(function);
        self.spans.debug.head.push(self.p.span_from(token.start));
        self.statement_ends()
    }

    /// `scope N at LINE:COLUMN in SCOPE`.
    pub(super) fn scope_statement(&mut self) -> Parse<()> {
        let token = self.p.bump();
        let next = self.debug_function(token)?.scopes.len();
        self.p.next_number("scope", next)?;
        if !self.p.eat_word("at") {
            return Err(self.p.expected("`at` and a place: LINE:COLUMN"));
        }
        let line = self.p.integer_u32()?;
        self.p.expect(Kind::Colon)?;
        let column = self.p.integer_u32()?;
        let mut parent = None;
        if self.p.word_on_line() == Some("in") {
            self.p.bump();
            parent = Some(self.scope()?);
        }
        self.debug_function(token)?.scopes.push(DebugScopeData { parent, line, column });
        self.spans.debug.head.push(self.p.span_from(token.start));
        self.statement_ends()
    }

    /// The number of a scope that stands above.
    pub(super) fn scope(&mut self) -> Parse<DebugScope> {
        let token = self.p.token();
        let scope = DebugScope::from_u32(self.p.integer(u64::from(u32::MAX - 1))? as u32);
        match self.func.debug.as_ref().is_some_and(|debug| debug.scopes.is_valid(scope)) {
            true => Ok(scope),
            false => {
                let name = scope.as_u32().to_string();
                Err(self.p.error(token.span(), ErrorKind::Undefined { what: "scope", name }))
            }
        }
    }

    /// `var N "name": TYPE at LINE`, `param` where it is one, `in` its home, `scope` and where it
    /// was inlined.
    pub(super) fn variable(&mut self) -> Parse<()> {
        let token = self.p.bump();
        let next = self.debug_function(token)?.variables.len();
        self.p.next_number("var", next)?;
        let name = self.p.debug_name()?;
        self.p.expect(Kind::Colon)?;
        let ty = self.p.type_number()?;
        if !self.p.eat_word("at") {
            return Err(self.p.expected("`at` and a line"));
        }
        let line = self.p.integer_u32()?;
        let is_param = self.p.word_on_line() == Some("param");
        if is_param {
            self.p.bump();
        }
        let mut home = Home::Values;
        if self.p.word_on_line() == Some("in") {
            self.p.bump();
            home = match self.p.kind() {
                Kind::Int => Home::Param(self.p.integer_u32()?),
                Kind::Ident => Home::Part(self.part(token)?),
                _ => Home::Slot(self.named_slot()?),
            };
        }
        let mut scope = None;
        if self.p.word_on_line() == Some("scope") {
            self.p.bump();
            scope = Some(self.scope()?);
        }
        let mut inlined = None;
        if self.p.word_on_line() == Some("inlined") {
            self.p.bump();
            inlined = self.places()?.expand();
        }
        let variable = DebugVariable { name, ty, line, is_param, home, scope, inlined };
        self.debug_function(token)?.variables.push(variable);
        self.spans.debug.variables.push(self.p.span_from(token.start));
        self.statement_ends()
    }

    /// `var N from START to END`, of a variable that stands above.
    fn part(&mut self, token: Token) -> Parse<VariablePart> {
        if !self.p.eat_word("var") {
            return Err(self.p.expected("a stack slot, the number of a parameter, or `var`"));
        }
        let of = self.debug_var(token)?;
        if !self.p.eat_word("from") {
            return Err(self.p.expected("`from` and the first byte"));
        }
        let start = self.p.integer(u64::MAX)?;
        if !self.p.eat_word("to") {
            return Err(self.p.expected("`to` and the byte behind the last"));
        }
        Ok(VariablePart { of, start, end: self.p.integer(u64::MAX)? })
    }

    /// The number of a variable that stands above.
    fn debug_var(&mut self, token: Token) -> Parse<DebugVar> {
        let number = self.p.token();
        let var = self.p.integer_u32()?;
        if var as usize >= self.debug_function(token)?.variables.len() {
            let kind = ErrorKind::Undefined { what: "debug variable", name: var.to_string() };
            return Err(self.p.error(number.span(), kind));
        }
        Ok(DebugVar::new(var as usize))
    }

    fn debug_function(&mut self, token: Token) -> Parse<&mut DebugFunction> {
        if self.func.debug.is_none() {
            let name = self.p.shown(token);
            let kind = ErrorKind::Expected {
                expected: "`source` before the variables of a function".into(),
                found: format!("`{name}`"),
            };
            return Err(self.p.error(token.span(), kind));
        }
        Ok(self.func.debug.as_mut().expect("it was looked at"))
    }

    /// `value N = operand`, a sum, or `none`.
    pub(super) fn debug_value(&mut self) -> Parse<()> {
        let token = self.p.bump();
        let var = self.debug_var(token)?;
        self.p.expect(Kind::Equals)?;
        let location = match self.p.word() {
            Some("none") => {
                self.p.bump();
                PendingLocation::Known(DebugLocation::Unknown)
            }
            Some(word @ ("sum" | "memory")) => {
                self.p.bump();
                self.debug_sum(word == "memory")?
            }
            _ => {
                let operand = self.operand()?;
                let known = |value| PendingLocation::Known(DebugLocation::Value(value));
                match (operand.value, operand.token.kind, operand.ty) {
                    (Some(value), ..) => known(value),
                    (None, Kind::Value, _) => PendingLocation::Named(operand.token.start),
                    (None, _, Some(ty)) => known(self.literal(operand.token, ty)?),
                    (None, _, None) => {
                        self.value_of(operand, 0, None)?;
                        return Err(Reported);
                    }
                }
            }
        };
        let block = self.current_block();
        let after = self.func.layout.last_inst(block);
        let span = self.p.span_from(token.start);
        self.names.debug_values.push(PendingDebugValue { block, after, var, location, span });
        self.statement_ends()
    }

    /// `%value + sext %value * N + N`.
    fn debug_sum(&mut self, is_memory: bool) -> Parse<PendingLocation> {
        let (mut terms, mut constant) = (Vec::new(), 0i64);
        loop {
            let extend = match self.p.word() {
                Some("sext") => Some(Extend::Signed),
                Some("zext") => Some(Extend::Unsigned),
                _ => None,
            };
            match extend {
                None if self.p.kind() == Kind::Int => {
                    constant = constant.wrapping_add(self.p.signed()?);
                }
                None if self.p.kind() != Kind::Value => {
                    return Err(self.p.expected("a value, a number, `sext` or `zext`"));
                }
                _ => {
                    if extend.is_some() {
                        self.p.bump();
                    }
                    let name = self.p.expect(Kind::Value)?;
                    if terms.len() >= MAX_TERMS {
                        let kind = ErrorKind::Expected {
                            expected: format!("at most {MAX_TERMS} values in a sum").into(),
                            found: format!("`{}`", self.p.shown(name)),
                        };
                        return Err(self.p.error(name.span(), kind));
                    }
                    let factor = if self.p.eat(Kind::Star) { self.p.signed()? } else { 1 };
                    terms.push(PendingTerm { name: name.start, extend, factor });
                }
            }
            if !self.p.eat(Kind::Plus) {
                return Ok(PendingLocation::Sum(is_memory, terms, constant));
            }
        }
    }

    /// At the end of the body: puts the debug values where they were written.
    pub(super) fn resolve_debug_values(&mut self) {
        for pending in std::mem::take(&mut self.names.debug_values) {
            let PendingDebugValue { block, after, var, location, span } = pending;
            let Some(location) = self.resolve_debug_location(location) else { continue };
            let debug = DebugValue { var, location };
            let layout = &mut self.func.layout;
            let before = match after {
                Some(inst) => layout.next_inst(inst),
                None => layout.first_inst(block),
            };
            match before {
                Some(inst) => {
                    layout.debug.add_before(inst, debug);
                    self.spans.debug.values.entry(inst).or_default().push(span);
                }
                None => layout.append_debug_value(block, debug),
            }
        }
    }

    fn resolve_debug_location(&mut self, location: PendingLocation) -> Option<DebugLocation> {
        let mut named = |start| {
            let token = self.p.tokens.at(start);
            match self.look_up(token) {
                Lookup::Value(value) => Some(value),
                Lookup::Broken => None,
                Lookup::Unknown => {
                    self.undefined_value(token);
                    None
                }
            }
        };
        match location {
            PendingLocation::Known(location) => Some(location),
            PendingLocation::Named(start) => named(start).map(DebugLocation::Value),
            PendingLocation::Sum(is_memory, terms, constant) => {
                let terms = terms.into_iter().map(|PendingTerm { name, extend, factor }| {
                    Some(DebugTerm { value: named(name)?, extend, factor })
                });
                let terms = terms.collect::<Option<Vec<_>>>()?;
                let sum = Box::new(DebugSum { terms, constant });
                Some(if is_memory { DebugLocation::Memory(sum) } else { DebugLocation::Sum(sum) })
            }
        }
    }
}
