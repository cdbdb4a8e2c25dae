//! Bodies of functions: stack slots, blocks and the names in them.

use super::debug::PendingDebugValue;
use super::item::PendingBody;
use super::operand::{Fixup, Operand};
use super::target::PendingTarget;
use super::{Parse, Parser, Reported};
use crate::entity::{Block, FuncId, StackSlot, Value};
use crate::function::{Function, SlotData};
use crate::op::{Opcode, PayloadKind};
use crate::text::error::ErrorKind;
use crate::text::lexer::{Kind, Token, line_feeds};
use crate::text::literal::abbreviate;
use crate::text::name;
use crate::text::span::FunctionSpans;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use hashbrown::HashTable;
use irc_ptx::text::{Span, nearest_name, suggestion};
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use std::hash::BuildHasher;

/// What the reader keeps for one function, taken from one body to the next so that its memory is
/// used again.
#[derive(Default)]
pub(super) struct Scratch<'a> {
    /// Values whose names are numbers below [`Scratch::most`], by these.
    numbered: Vec<PackedOption<Value>>,
    /// The bytes of the body: there are fewer values than that.
    most: usize,
    /// Other values, by the names that stand where they are defined.
    values: HashTable<Value>,
    /// Where the names of values stand that have been defined.
    spans: SecondaryMap<Value, Span>,
    /// Names of values whose definitions have mistakes.
    broken_values: FxHashSet<&'a str>,
    /// Blocks by name, from their first mention.
    blocks: FxHashMap<&'a str, Block>,
    /// Stack slots by name; those whose definitions have mistakes are `None`.
    slots: FxHashMap<&'a str, Option<StackSlot>>,
    pub fixups: Vec<Fixup>,
    pub targets: Vec<PendingTarget>,
    pub operands: Vec<Operand>,
    pub args: Vec<Value>,
    pub debug_values: Vec<PendingDebugValue>,
}

impl Scratch<'_> {
    /// Forgets one body for another of so many bytes.
    fn begin(&mut self, most: usize) {
        self.most = most;
        self.numbered.clear();
        self.values.clear();
        self.spans.clear();
        self.broken_values.clear();
        self.blocks.clear();
        self.slots.clear();
        self.fixups.clear();
        self.targets.clear();
        self.operands.clear();
        self.args.clear();
        self.debug_values.clear();
    }

    /// The number that a name is, if values of such names have a place of their own.
    fn number(&self, key: &[u8]) -> Option<usize> {
        let number = match key {
            [b'0'] => 0,
            digits @ [b'1'..=b'9', ..] if digits.len() < 10 => {
                let mut number = 0;
                for digit in digits {
                    let digit = digit.wrapping_sub(b'0');
                    if digit > 9 {
                        return None;
                    }
                    number = 10 * number + usize::from(digit);
                }
                number
            }
            _ => return None,
        };
        (number < self.most).then_some(number)
    }

    /// The place of the value whose name is a number.
    fn place(&mut self, number: usize) -> &mut PackedOption<Value> {
        if number >= self.numbered.len() {
            self.numbered.resize(number + 1, None.into());
        }
        &mut self.numbered[number]
    }
}

/// What a name stands for where it is used.
pub(super) enum Lookup {
    Value(Value),
    /// Its definition has a mistake, which has been reported.
    Broken,
    /// It is not defined above.
    Unknown,
}

/// Reads one body.
pub(super) struct Body<'p, 'a> {
    pub p: &'p mut Parser<'a>,
    pub func: Function,
    pub spans: FunctionSpans,
    pub names: Scratch<'a>,
    /// Where the names of the parameters stand.
    params: Vec<Option<u32>>,
    /// The block that statements are appended to.
    pub block: Option<Block>,
}

impl<'a> Parser<'a> {
    /// Reads a body and gives it to its function.
    pub(super) fn body(&mut self, pending: PendingBody) {
        let PendingBody { func: id, open, end, params } = pending;
        let mut names = std::mem::take(&mut self.scratch);
        names.begin((end - open) as usize);
        let mut func = self.parsed.module.func(id).clone();
        let mut spans = std::mem::take(&mut self.parsed.spans.funcs[id]);
        self.tokens.jump(open);
        self.bump();
        // An instruction stands on a line and defines about one value.
        let text = Span::new(open, end).of(self.text);
        let size = line_feeds(text).min(text.len() / 8);
        spans.insts.resize(size);
        names.spans.resize(size);
        func.reserve(size, size);
        let mut body = Body { p: self, func, spans, names, params, block: None };
        body.statements(open, end);
        body.resolve();
        body.finish(id);
    }

    /// Whether a statement may begin at the next token, the first of its line: known words begin
    /// one, and so does any other unless the line above goes on here.
    fn looks_like_statement(&self) -> bool {
        let next = self.kind_after_next();
        match self.kind() {
            Kind::Value => matches!(next, Kind::Equals | Kind::Comma),
            Kind::Ident => {
                let word = self.word().unwrap_or("");
                let mnemonic = word.split('.').next().unwrap_or("");
                matches!(next, Kind::Colon | Kind::LParen)
                    || Opcode::from_name(mnemonic).is_some()
                    || !self.line_above_goes_on()
            }
            _ => false,
        }
    }

    /// Whether the token before cannot be the last of a statement.
    fn line_above_goes_on(&self) -> bool {
        let above = self.tokens.last().map(|last| last.kind);
        matches!(
            above,
            Some(
                Kind::Comma
                    | Kind::Equals
                    | Kind::Arrow
                    | Kind::Plus
                    | Kind::Minus
                    | Kind::Star
                    | Kind::LParen
                    | Kind::LBracket
                    | Kind::Lt
            )
        )
    }
}

impl<'a> Body<'_, 'a> {
    fn finish(self, id: FuncId) {
        let Body { p, func, spans, names, .. } = self;
        *p.parsed.module.func_mut(id) = func;
        p.parsed.spans.funcs[id] = spans;
        p.scratch = names;
    }

    fn statements(&mut self, open: u32, end: u32) {
        while self.p.pos() < end && !self.p.gave_up() {
            let start = self.p.pos();
            self.p.start = start;
            if self.statement().is_err() {
                self.skip_statement(start, end);
            }
        }
        self.p.tokens.jump(end);
        if self.func.layout.entry().is_none() && self.p.is_sound() {
            let span = self.p.tokens.at(open).span();
            let kind = ErrorKind::Expected {
                expected: "a block in the body".into(),
                found: "an empty body".to_owned(),
            };
            let help = "a declaration has no braces".to_owned();
            self.p.error_with(span, kind, Some(help));
        }
    }

    fn statement(&mut self) -> Parse<()> {
        let next = self.p.kind_after_next();
        match self.p.kind() {
            Kind::Value => self.instruction(),
            Kind::Ident | Kind::Str if next == Kind::Colon => self.label(),
            Kind::Str => self.label(),
            Kind::Ident if next == Kind::LParen && !self.may_begin_with_parenthesis() => {
                self.label()
            }
            Kind::Ident if next == Kind::Slot && self.p.word() == Some("slot") => self.slot(),
            Kind::Ident if next == Kind::Str && self.p.word() == Some("source") => self.source(),
            Kind::Ident if next == Kind::Str && self.p.word() == Some("inlined") => self.inlined(),
            Kind::Ident if next == Kind::Int && self.p.word() == Some("scope") => {
                self.scope_statement()
            }
            Kind::Ident if next == Kind::Int && self.p.word() == Some("var") => self.variable(),
            Kind::Ident if next == Kind::Int && self.p.word() == Some("value") => {
                self.debug_value()
            }
            Kind::Ident => self.instruction(),
            _ => Err(self.p.expected("an instruction or a label")),
        }
    }

    /// Whether the next word is an operation whose operands begin with a parenthesis.
    fn may_begin_with_parenthesis(&self) -> bool {
        let opcode = self.p.word().and_then(|word| Opcode::from_name(word.split('.').next()?));
        let payload = opcode.map(|opcode| opcode.desc().payload);
        matches!(payload, Some(PayloadKind::Sig | PayloadKind::Ptx))
    }

    /// A statement begins where one may begin: after the end of a line, of a label or of a brace.
    pub(super) fn statement_ends(&mut self) -> Parse<()> {
        let token = self.p.token();
        if token.first_of_line || matches!(token.kind, Kind::RBrace | Kind::Eof) {
            return Ok(());
        }
        Err(self.p.expected("the end of the line"))
    }

    /// After a mistake in the statement that begins at `start`: notes that its results are
    /// broken and goes on at the next line that looks like a statement.
    fn skip_statement(&mut self, start: u32, end: u32) {
        let reached = self.p.pos();
        self.p.tokens.jump(start);
        while self.p.kind() == Kind::Value {
            let token = self.p.bump();
            self.break_value(token);
            if !self.p.eat(Kind::Comma) {
                break;
            }
        }
        self.p.tokens.jump(reached);
        self.p.skip_from(start, end, Parser::looks_like_statement);
    }

    fn break_value(&mut self, token: Token) {
        if let Ok(key) = name::sigil_key(self.p.name_of(token))
            && self.value_named(key).is_none()
        {
            self.names.broken_values.insert(key);
        }
    }

    // ---- values ----

    /// The value with a name, as [`name::sigil_key`] gives it.
    fn value_named(&self, key: &str) -> Option<Value> {
        if let Some(number) = self.names.number(key.as_bytes()) {
            return self.names.numbered.get(number)?.expand();
        }
        let is_named = |&value: &Value| defined_name(self.p.text, self.names.spans[value]) == key;
        self.names.values.find(hash_name(key), is_named).copied()
    }

    /// Gives a value the name of a token.
    pub(super) fn define(&mut self, token: Token, value: Value) {
        let number = self.names.number(self.p.name_bytes(token));
        if let Some(number) = number.filter(|_| self.names.broken_values.is_empty()) {
            let place = self.names.place(number);
            if place.is_none() {
                *place = value.into();
                self.names.spans[value] = token.span();
                return;
            }
        }
        self.define_by_name(token, value);
    }

    /// The same for any name, which may have been defined before.
    fn define_by_name(&mut self, token: Token, value: Value) {
        let (key, name) = match name::sigil_name(self.p.name_of(token)) {
            Ok(name) => name,
            Err(kind) => {
                self.p.error(token.span(), kind);
                return;
            }
        };
        let span = token.span();
        self.names.spans[value] = span;
        if let Some(name) = name {
            self.func.set_value_name(value, &name);
        }
        let old = self.value_named(key);
        let is_broken = self.names.broken_values.contains(key);
        if old.is_none() && !is_broken {
            if let Some(number) = self.names.number(key.as_bytes()) {
                *self.names.place(number) = value.into();
                return;
            }
            let (text, spans) = (self.p.text, &self.names.spans);
            let hash = |&value: &Value| hash_name(defined_name(text, spans[value]));
            self.names.values.insert_unique(hash_name(key), value, hash);
        } else {
            let first = old.map(|old| self.names.spans[old]);
            let name = self.p.shown(token);
            let kind = ErrorKind::Duplicate { what: "value", name, first };
            self.p.error(span, kind);
        }
    }

    /// What the name in a token stands for.
    pub(super) fn look_up(&mut self, token: Token) -> Lookup {
        let number = self.names.number(self.p.name_bytes(token));
        match number.and_then(|number| self.names.numbered.get(number)?.expand()) {
            Some(value) => Lookup::Value(value),
            None => self.look_up_by_name(token),
        }
    }

    /// The same for any name.
    fn look_up_by_name(&mut self, token: Token) -> Lookup {
        let key = match name::sigil_key(self.p.name_of(token)) {
            Ok(key) => key,
            Err(kind) => {
                self.p.error(token.span(), kind);
                return Lookup::Broken;
            }
        };
        match self.value_named(key) {
            Some(value) => Lookup::Value(value),
            None if self.names.broken_values.contains(key) => Lookup::Broken,
            None => Lookup::Unknown,
        }
    }

    /// The name in a token stands for nothing; further uses of it are not reported.
    pub(super) fn undefined_value(&mut self, token: Token) -> Reported {
        let text = self.p.text_of(token);
        // Those with mistakes may be no more than mentioned.
        let numbered = self.names.numbered.iter().filter_map(|value| value.expand());
        let known = self.names.values.iter().copied().chain(numbered);
        let names = known.map(|value| defined_name(self.p.text, self.names.spans[value]));
        let near = nearest_name(&text[1..], names);
        let help = near.map(|near| suggestion(&format!("%{near}")));
        self.break_value(token);
        let kind = ErrorKind::Undefined { what: "value", name: abbreviate(text) };
        self.p.error_with(token.span(), kind, help)
    }

    // ---- blocks ----

    /// `name(params):`.
    fn label(&mut self) -> Parse<()> {
        let token = self.p.bump();
        let block = self.named_block(token)?;
        if self.func.layout.is_block_inserted(block) {
            let name = self.p.shown(token);
            let first = Some(self.spans.blocks[block]);
            let kind = ErrorKind::Duplicate { what: "block", name, first };
            self.p.error(token.span(), kind);
            // The statements of the second block are read, to find what is wrong with them.
            let block = self.func.dfg.make_block();
            self.block = Some(block);
            return self.block_params(block, false);
        }
        let is_entry = self.func.layout.entry().is_none();
        self.start_block(block, token.span());
        self.block_params(block, is_entry)
    }

    fn start_block(&mut self, block: Block, span: Span) {
        let is_entry = self.func.layout.entry().is_none();
        self.func.layout.append_block(block);
        self.spans.blocks[block] = span;
        self.block = Some(block);
        if is_entry {
            for (i, name) in std::mem::take(&mut self.params).into_iter().enumerate() {
                let ty = self.func.signature.params[i].ty;
                let value = self.func.dfg.append_param(block, ty);
                if let Some(name) = name {
                    self.define(self.p.tokens.at(name), value);
                }
            }
        }
    }

    /// The block that statements go to; one without a label where none has begun.
    pub(super) fn current_block(&mut self) -> Block {
        if let Some(block) = self.block {
            return block;
        }
        let block = self.func.dfg.make_block();
        let start = self.p.token().span().start;
        self.start_block(block, Span::new(start, start));
        block
    }

    fn block_params(&mut self, block: Block, is_entry: bool) -> Parse<()> {
        if self.p.kind() == Kind::LParen {
            if is_entry {
                let help = "the parameters of the entry block are those of the function";
                return Err(self.p.expected_with("`:`", Some(help.to_owned())));
            }
            self.p.bump();
            while self.p.kind() != Kind::RParen {
                let token = self.p.expect(Kind::Value)?;
                self.p.expect(Kind::Colon)?;
                let ty = match self.p.value_type() {
                    Ok(ty) => ty,
                    Err(reported) => {
                        self.break_value(token);
                        return Err(reported);
                    }
                };
                let value = self.func.dfg.append_param(block, ty);
                self.define(token, value);
                if !self.p.eat(Kind::Comma) {
                    break;
                }
            }
            self.p.expect(Kind::RParen)?;
        }
        self.p.expect(Kind::Colon)?;
        Ok(())
    }

    /// The block that a token names, made at its first mention.
    pub(super) fn named_block(&mut self, token: Token) -> Parse<Block> {
        let (key, name) = match name::block_name(self.p.text_of(token)) {
            Ok(name) => name,
            Err(kind) => return Err(self.p.error(token.span(), kind)),
        };
        if let Some(&block) = self.names.blocks.get(key) {
            return Ok(block);
        }
        let block = self.func.dfg.make_block();
        self.names.blocks.insert(key, block);
        if let Some(name) = name {
            self.func.set_block_name(block, &name);
        }
        Ok(block)
    }

    /// The block that a token names stands nowhere.
    pub(super) fn undefined_block(&mut self, token: Token) -> Reported {
        let text = self.p.text_of(token);
        let known = self.names.blocks.iter();
        let known = known.filter(|&(_, &block)| self.func.layout.is_block_inserted(block));
        let help = nearest_name(text, known.map(|(&name, _)| name)).map(suggestion);
        let kind = ErrorKind::Undefined { what: "block", name: abbreviate(text) };
        self.p.error_with(token.span(), kind, help)
    }

    // ---- stack slots ----

    /// `slot $name: type align(N) frozen`.
    fn slot(&mut self) -> Parse<()> {
        self.p.bump();
        let token = self.p.expect(Kind::Slot)?;
        let (key, name) = match name::sigil_name(self.p.name_of(token)) {
            Ok(name) => name,
            Err(kind) => return Err(self.p.error(token.span(), kind)),
        };
        let Ok(data) = self.slot_data() else {
            self.names.slots.entry(key).or_insert(None);
            return Err(Reported);
        };
        if self.block.is_some() {
            let kind = ErrorKind::Expected {
                expected: "stack slots before the first block".into(),
                found: format!("`{}`", self.p.shown(token)),
            };
            self.p.error(token.span(), kind);
        }
        let slot = self.func.slots.push(data);
        self.spans.slots[slot] = token.span();
        if let Some(name) = name {
            self.func.set_slot_name(slot, &name);
        }
        if let Some(first) = self.names.slots.insert(key, Some(slot)) {
            let first = first.map(|first| self.spans.slots[first]);
            let name = self.p.shown(token);
            let kind = ErrorKind::Duplicate { what: "stack slot", name, first };
            return Err(self.p.error(token.span(), kind));
        }
        self.statement_ends()
    }

    fn slot_data(&mut self) -> Parse<SlotData> {
        self.p.expect(Kind::Colon)?;
        let ty = self.p.data_type()?;
        let mut align = self.p.parsed.module.types.layout(ty).align;
        if self.p.word_on_line() == Some("align") {
            self.p.bump();
            align = self.p.alignment()?;
        }
        let frozen = self.p.word_on_line() == Some("frozen");
        if frozen {
            self.p.bump();
        }
        Ok(SlotData { ty, align, frozen })
    }

    /// The stack slot that the next token names.
    pub(super) fn named_slot(&mut self) -> Parse<StackSlot> {
        let token = self.p.expect(Kind::Slot)?;
        let key = match name::sigil_key(self.p.name_of(token)) {
            Ok(key) => key,
            Err(kind) => return Err(self.p.error(token.span(), kind)),
        };
        match self.names.slots.get(key) {
            Some(Some(slot)) => Ok(*slot),
            Some(None) => Err(Reported),
            None => {
                let known = self.names.slots.iter().filter(|(_, slot)| slot.is_some());
                let near = nearest_name(key, known.map(|(&name, _)| name));
                let help = near.map(|near| suggestion(&format!("${near}")));
                let name = self.p.shown(token);
                let kind = ErrorKind::Undefined { what: "stack slot", name };
                Err(self.p.error_with(token.span(), kind, help))
            }
        }
    }
}

/// The name of a value that is defined at a place, as [`name::sigil_key`] gives it.
fn defined_name(text: &str, span: Span) -> &str {
    name::sigil_key(&span.of(text)[1..]).unwrap_or_default()
}

fn hash_name(name: &str) -> u64 {
    FxBuildHasher.hash_one(name)
}
