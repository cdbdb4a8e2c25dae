//! Instructions: results, mnemonic, type, words, operands, location.

use super::body::Body;
use super::types::word_type;
use super::words::NATURAL;
use super::{Parse, Reported};
use crate::entity::{Inst, Loc, Value};
use crate::location::Location;
use crate::op::{
    Arg, Args, IntFlags, OpDesc, Opcode, Payload, PayloadKind, Res, ResultTypes, result_types,
    table,
};
use crate::signature::Signature;
use crate::text::error::ErrorKind;
use crate::text::expected;
use crate::text::lexer::{Kind, Token};
use crate::text::literal::abbreviate;
use crate::types::{F32, I32, PTR, Type};
use cranelift_entity::packed_option::PackedOption;
use irc_ptx::text::Span;
use smallvec::SmallVec;

/// A number of things, for messages.
pub(super) fn count(n: usize, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

/// More operands than a text has room for.
const MANY: usize = usize::MAX / 2;

/// The tokens that name the results.
pub(super) type ResultNames = SmallVec<[Token; 2]>;

/// The instruction that is being read.
struct Draft {
    opcode: Opcode,
    /// The token of the mnemonic.
    mnemonic: Token,
    control: Option<Type>,
    payload: Payload,
}

impl<'a> Body<'_, 'a> {
    pub(super) fn instruction(&mut self) -> Parse<()> {
        let start = self.p.pos();
        self.current_block();
        let results = self.result_names()?;
        let mut draft = self.mnemonic()?;
        let desc = draft.opcode.desc();
        self.names.operands.clear();
        self.names.args.clear();
        if desc.payload == PayloadKind::Ptx {
            return self.ptx(start, &results, draft.mnemonic);
        }
        draft.payload = self.words(desc)?;
        self.operands(&mut draft)?;
        self.find_control(&mut draft)?;
        self.after_operands(&mut draft)?;
        let unroll = self.unroll(desc.payload)?;
        let loc = self.location()?;
        let span = self.p.span_from(start);
        self.statement_ends()?;
        self.check_count(&draft)?;
        self.values(&draft)?;
        let types = self.result_types(&draft)?;
        self.check_result_names(draft.opcode.name(), &results, types.len())?;
        let inst = self.append(draft.opcode, draft.payload, &types, &results, loc, span);
        self.func.set_unroll(inst, unroll);
        Ok(())
    }

    /// Appends the instruction whose operands have been read to the current block.
    pub(super) fn append(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        types: &[Type],
        names: &ResultNames,
        loc: PackedOption<Loc>,
        span: Span,
    ) -> Inst {
        let block = self.current_block();
        let inst = self.func.dfg.make_inst(opcode, payload, &self.names.args, types);
        self.func.layout.append_inst(inst, block);
        if loc.is_some() {
            self.func.inst_locs[inst] = loc;
        }
        self.spans.insts[inst] = span;
        self.name_results(inst, names);
        inst
    }

    /// `%a, %b =`: the tokens of the names.
    fn result_names(&mut self) -> Parse<ResultNames> {
        let mut names = SmallVec::new();
        if self.p.kind() != Kind::Value {
            return Ok(names);
        }
        loop {
            names.push(self.p.expect(Kind::Value)?);
            if !self.p.eat(Kind::Comma) {
                break;
            }
        }
        self.p.expect(Kind::Equals)?;
        Ok(names)
    }

    fn name_results(&mut self, inst: Inst, names: &[Token]) {
        let values = self.func.dfg.results(inst);
        for (&token, value) in names.iter().zip(values) {
            self.define(token, value);
        }
    }

    /// The operation and the type after it.
    fn mnemonic(&mut self) -> Parse<Draft> {
        let mnemonic = self.p.token();
        if mnemonic.kind != Kind::Ident {
            return Err(self.p.expected("an operation"));
        }
        self.p.bump();
        let text = self.p.text_of(mnemonic);
        let (name, suffix) = match text.bytes().position(|b| b == b'.') {
            Some(at) => (&text[..at], Some(&text[at + 1..])),
            None => (text, None),
        };
        let start = mnemonic.start;
        let Some(opcode) = Opcode::from_name(name) else {
            let span = Span::new(start, start + name.len() as u32);
            let known = table::ALL.iter().map(|op| op.name());
            return Err(self.p.unknown_word_at(span, name, "operation", known));
        };
        if opcode == Opcode::Ptx {
            return Ok(Draft { opcode, mnemonic, control: None, payload: Payload::None });
        }
        let control = match suffix {
            None => None,
            Some("") if self.p.kind() == Kind::Lt => Some(self.p.vector_type()?),
            Some("") => return Err(self.p.expected("a type")),
            Some(word) => {
                let at = start + name.len() as u32 + 1;
                let span = Span::new(at, at + word.len() as u32);
                let ty = word_type(word).ok_or_else(|| self.p.unknown_type(span, word))?;
                Some(ty)
            }
        };
        if control.is_some() && opcode.desc().types.is_none() {
            let kind = ErrorKind::NoControl { mnemonic: opcode.name() };
            return Err(self.p.error(mnemonic.span(), kind));
        }
        Ok(Draft { opcode, mnemonic, control, payload: Payload::None })
    }

    // ---- operands ----

    /// Reads the operands in the form that the payload and the operands of the row ask for.
    fn operands(&mut self, draft: &mut Draft) -> Parse<()> {
        let desc = draft.opcode.desc();
        match desc.payload {
            PayloadKind::Jump => {}
            PayloadKind::Scale => {
                draft.payload = self.scaled_operands(draft.payload.promises())?;
            }
            PayloadKind::Slot => draft.payload = Payload::Slot(self.named_slot()?),
            PayloadKind::Global => draft.payload = Payload::Global(self.p.global_symbol()?),
            PayloadKind::Func => {
                draft.payload = Payload::Func(self.p.func_symbol()?);
                if desc.args == Args::Callee {
                    self.call_args()?;
                }
            }
            PayloadKind::Sig => {
                let (signature, _) = self.p.signature()?;
                draft.payload = Payload::Sig(self.func.dfg.signatures.push(signature));
                let callee = self.operand()?;
                self.names.operands.push(callee);
                self.call_args()?;
            }
            PayloadKind::Lane
            | PayloadKind::Shuffle
            | PayloadKind::Branch
            | PayloadKind::Switch => {
                let n = expected::arg_count(desc, None).map_or(0, |(least, _)| least);
                for i in 0..n {
                    if i > 0 {
                        self.p.expect(Kind::Comma)?;
                    }
                    let operand = self.operand()?;
                    self.names.operands.push(operand);
                }
            }
            _ => self.operand_list()?,
        }
        Ok(())
    }

    /// Operands up to the end of the statement; there may be none.
    fn operand_list(&mut self) -> Parse<()> {
        let token = self.p.token();
        let is_location = self.p.word() == Some("at");
        if token.first_of_line || is_location || matches!(token.kind, Kind::RBrace | Kind::Eof) {
            return Ok(());
        }
        loop {
            let operand = self.operand()?;
            self.names.operands.push(operand);
            if !self.p.eat(Kind::Comma) {
                return Ok(());
            }
        }
    }

    /// `(args)`.
    fn call_args(&mut self) -> Parse<()> {
        self.p.expect(Kind::LParen)?;
        while self.p.kind() != Kind::RParen {
            let operand = self.operand()?;
            self.names.operands.push(operand);
            if !self.p.eat(Kind::Comma) {
                break;
            }
        }
        self.p.expect(Kind::RParen)?;
        Ok(())
    }

    /// `base`, `base, offset` or `base, index * scale + offset`. A number alone is an offset.
    fn scaled_operands(&mut self, promises: IntFlags) -> Parse<Payload> {
        let base = self.operand()?;
        self.names.operands.push(base);
        if !self.p.eat(Kind::Comma) {
            return Ok(Payload::Scale(1, 0, promises));
        }
        let is_index = self.p.kind() != Kind::Int
            || matches!(self.p.kind_after_next(), Kind::Star | Kind::Colon);
        if !is_index {
            // An offset without its sign is read as one with a plus.
            let offset = match self.p.offset()? {
                Some(offset) => offset,
                None => self.p.integer(i64::MAX as u64)? as i64,
            };
            return Ok(Payload::Scale(1, offset, promises));
        }
        let index = self.operand()?;
        self.names.operands.push(index);
        let scale = if self.p.eat(Kind::Star) { self.p.integer_u32()? } else { 1 };
        let offset = if self.p.token().first_of_line { None } else { self.p.offset()? };
        Ok(Payload::Scale(scale, offset.unwrap_or(0), promises))
    }

    /// What stands behind the operands.
    fn after_operands(&mut self, draft: &mut Draft) -> Parse<()> {
        let kind = draft.opcode.desc().payload;
        match kind {
            PayloadKind::Jump | PayloadKind::Branch | PayloadKind::Switch => {
                draft.payload = self.targets(kind, draft.control)?;
            }
            PayloadKind::Lane => {
                self.p.expect(Kind::Comma)?;
                draft.payload = Payload::Lane(self.p.integer(255)? as u8);
            }
            PayloadKind::Shuffle => {
                self.p.expect(Kind::Comma)?;
                draft.payload = self.shuffle_lanes(draft.control)?;
            }
            _ => {}
        }
        if let Payload::Mem(flags) | Payload::Atomic(_, flags) = &mut draft.payload
            && flags.align_log2 == NATURAL
        {
            flags.align_log2 = draft.control.map_or(1, Type::align).trailing_zeros() as u8;
        }
        Ok(())
    }

    // ---- types ----

    /// The controlling type is written, or that of the first operand which is known to have it.
    fn find_control(&mut self, draft: &mut Draft) -> Parse<()> {
        let desc = draft.opcode.desc();
        if desc.types.is_none() || draft.control.is_some() {
            return Ok(());
        }
        draft.control = self.known_type_of(desc, &draft.payload, Arg::T);
        if draft.control.is_none() {
            let name = desc.name;
            let example =
                [I32, F32].into_iter().find(|&ty| desc.types.is_some_and(|t| t.contains(ty)));
            let example = example.unwrap_or(PTR);
            let help = format!("write the type after it, as in `{name}.{example}`");
            let kind = ErrorKind::UnknownControl { mnemonic: name };
            return Err(self.p.error_with(draft.mnemonic.span(), kind, Some(help)));
        }
        Ok(())
    }

    /// The type of the first operand with this rule whose type is known.
    fn known_type_of(&self, desc: &OpDesc, payload: &Payload, rule: Arg) -> Option<Type> {
        let operands = expected::args(desc).iter().zip(&self.names.operands).enumerate();
        operands
            .filter(|&(i, (arg, _))| arg.with(payload, i) == rule)
            .find_map(|(_, (_, operand))| operand.ty)
    }

    fn check_count(&mut self, draft: &Draft) -> Parse<()> {
        let desc = draft.opcode.desc();
        let exactly = |n| Some((n, n));
        // Behind those of the signature there may be any number of variable arguments.
        let arguments = |signature: &Signature, skipped: usize| {
            let most = signature.variadic.map_or(signature.params.len(), |_| MANY);
            Some((signature.params.len() + skipped, most + skipped))
        };
        let range = match (desc.args, &draft.payload) {
            (Args::Callee, Payload::Func(callee)) => {
                arguments(&self.p.parsed.module.func(*callee).signature, 0)
            }
            // The callee is the first operand.
            (Args::Callee, Payload::Sig(sig)) => arguments(&self.func.dfg.signatures[*sig], 1),
            (Args::Return, _) => exactly(self.func.signature.results.len()),
            _ => expected::arg_count(desc, draft.control),
        };
        let found = self.names.operands.len();
        match range {
            Some((least, most)) if found < least || found > most => {
                Err(self.wrong_count(draft, least, most, found))
            }
            _ => Ok(()),
        }
    }

    fn wrong_count(&mut self, draft: &Draft, least: usize, most: usize, found: usize) -> Reported {
        let name = draft.opcode.name();
        let (what, skipped) = match (draft.opcode.desc().args, &draft.payload) {
            (Args::Callee, Payload::Func(callee)) => {
                let callee = abbreviate(&self.p.parsed.module.func(*callee).name);
                (format!("`@{callee}`"), 0)
            }
            (Args::Callee, _) => ("the callee".to_owned(), 1),
            (Args::Return, _) => (format!("`{name}` in this function"), 0),
            _ => (format!("`{name}`"), 0),
        };
        let most_expected = count(most - skipped, "operand");
        let expected = match most {
            _ if least == most => most_expected,
            MANY.. => format!("at least {}", count(least - skipped, "operand")),
            _ => format!("{least} to {most_expected}"),
        };
        let kind = ErrorKind::Count { what, expected, found: found - skipped };
        self.p.error(draft.mnemonic.span(), kind)
    }

    /// The values of the operands, into the list of arguments.
    fn values(&mut self, draft: &Draft) -> Parse<()> {
        let mut result = Ok(());
        for i in 0..self.names.operands.len() {
            let operand = self.names.operands[i];
            let value = match operand.value {
                Some(value) => Ok(value),
                None => {
                    let ty = self.operand_type(draft, i);
                    self.value_of(operand, i, ty)
                }
            };
            match value {
                Ok(value) => self.names.args.push(value),
                Err(reported) => result = Err(reported),
            }
        }
        result
    }

    /// The type that operand `i` has to have, as far as the instruction says it.
    fn operand_type(&self, draft: &Draft, i: usize) -> Option<Type> {
        let desc = draft.opcode.desc();
        match expected::arg(desc, &draft.payload, i) {
            Some(arg) => {
                let vectors = self.known_type_of(desc, &draft.payload, Arg::VecOf);
                expected::arg_type(arg, draft.control, vectors)
            }
            None => self.outer_type(desc, &draft.payload, i),
        }
    }

    /// The type of operand `i` as a signature says it.
    fn outer_type(&self, desc: &OpDesc, payload: &Payload, i: usize) -> Option<Type> {
        let param = |signature: &Signature, i: usize| signature.params.get(i).map(|p| p.ty);
        match (desc.args, payload) {
            (Args::Return, _) => self.func.signature.results.get(i).map(|result| result.ty),
            (Args::Callee, Payload::Func(callee)) => {
                param(&self.p.parsed.module.func(*callee).signature, i)
            }
            (Args::Callee, Payload::Sig(sig)) => match i.checked_sub(1) {
                None => Some(PTR),
                Some(i) => param(&self.func.dfg.signatures[*sig], i),
            },
            _ => None,
        }
    }

    // ---- results ----

    fn result_types(&mut self, draft: &Draft) -> Parse<ResultTypes> {
        let desc = draft.opcode.desc();
        let types = match (&draft.payload, desc.results) {
            (Payload::Func(func), [Res::Callee]) => {
                let callee = self.p.parsed.module.func(*func);
                Some(callee.signature.result_types().collect())
            }
            (Payload::Sig(sig), [Res::Callee]) => {
                Some(self.func.dfg.signatures[*sig].result_types().collect())
            }
            (Payload::Global(global), [Res::Payload]) => {
                let ty = self.p.parsed.module.address_type(*global);
                Some(ResultTypes::from_slice(&[ty]))
            }
            (payload, _) => {
                let operand = self.names.operands.first();
                let first = match operand.and_then(|operand| operand.ty) {
                    Some(ty) => Some(ty),
                    None => self.names.args.first().map(|&arg| self.known_type(arg)),
                };
                result_types(draft.opcode, payload, draft.control, first)
            }
        };
        types.ok_or_else(|| self.bad_control(draft))
    }

    fn known_type(&self, value: Value) -> Type {
        if self.func.dfg.is_value(value) { self.func.dfg.ty(value) } else { PTR }
    }

    fn bad_control(&mut self, draft: &Draft) -> Reported {
        let mnemonic = draft.opcode.name();
        let ty = draft.control.unwrap_or(PTR);
        self.p.error(draft.mnemonic.span(), ErrorKind::BadControl { mnemonic, ty })
    }

    /// All results are named, or none.
    pub(super) fn check_result_names(
        &mut self,
        mnemonic: &'static str,
        names: &[Token],
        expected: usize,
    ) -> Parse<()> {
        if names.is_empty() || names.len() == expected {
            return Ok(());
        }
        let span = names[0].span().to(names[names.len() - 1].span());
        let (expected, found) = (count(expected, "result"), count(names.len(), "name"));
        Err(self.p.error(span, ErrorKind::Results { mnemonic, expected, found }))
    }

    // ---- locations ----

    /// `at file:line:column in "function" inlined_at file:line:column ...`, if there is one.
    pub(super) fn location(&mut self) -> Parse<PackedOption<Loc>> {
        if self.p.word_on_line() != Some("at") {
            return Ok(None.into());
        }
        self.p.bump();
        self.places()
    }

    /// What is behind the first word of a location.
    pub(super) fn places(&mut self) -> Parse<PackedOption<Loc>> {
        let mut places = SmallVec::<[Location; 4]>::new();
        loop {
            places.push(self.place()?);
            if self.p.word_on_line() != Some("inlined_at") {
                break;
            }
            self.p.bump();
        }
        let mut loc = PackedOption::from(None);
        for place in places.into_iter().rev() {
            loc = self.func.locations.intern(Location { inlined_at: loc, ..place }).into();
        }
        Ok(loc)
    }

    fn place(&mut self) -> Parse<Location> {
        let token = self.p.token();
        let number = self.p.integer_u32()?;
        let Some(&(file, _)) = self.p.files.get(&number) else {
            let kind = ErrorKind::Undefined { what: "file", name: number.to_string() };
            return Err(self.p.error(token.span(), kind));
        };
        self.p.expect(Kind::Colon)?;
        let line = self.p.integer_u32()?;
        self.p.expect(Kind::Colon)?;
        let column = self.p.integer_u32()?;
        let mut scope = PackedOption::from(None);
        if self.p.word_on_line() == Some("scope") {
            self.p.bump();
            scope = Some(self.scope()?).into();
        }
        let mut function = PackedOption::from(None);
        if self.p.word_on_line() == Some("in") {
            self.p.bump();
            let name = self.p.expect(Kind::Str)?;
            let name = self.p.string_text(name)?;
            function = Some(self.func.locations.intern_function(&name)).into();
        }
        Ok(Location { scope, function, ..Location::new(file, line, column) })
    }

    /// At the end of the body: resolves what was left open.
    pub(super) fn resolve(&mut self) {
        self.resolve_operands();
        self.resolve_targets();
        self.resolve_debug_values();
    }
}
