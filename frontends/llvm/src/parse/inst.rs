//! Instructions.

use super::Parser;
use crate::codes::{Fault, fault};
use crate::lex::Token;
use crate::tree::{Attributes, Call, Flags, Inst, Op, Type, Typed, Value, ValueKind};
use irc_ir::op::{Promise, Word as _};

/// Integer operations of two operands.
const BINARY: &[&str] = &[
    "add", "sub", "mul", "shl", "udiv", "sdiv", "lshr", "ashr", "urem", "srem", "and", "or", "xor",
];
const FLOAT_BINARY: &[&str] = &["fadd", "fsub", "fmul", "fdiv", "frem"];
const CASTS: &[&str] = &[
    "trunc",
    "zext",
    "sext",
    "fptrunc",
    "fpext",
    "fptoui",
    "fptosi",
    "uitofp",
    "sitofp",
    "ptrtoint",
    "ptrtoaddr",
    "inttoptr",
    "bitcast",
    "addrspacecast",
];
/// Instructions that no GPU has a use for.
const REFUSED: &[&str] = &[
    "invoke",
    "landingpad",
    "resume",
    "catchswitch",
    "catchpad",
    "catchret",
    "cleanuppad",
    "cleanupret",
    "indirectbr",
    "callbr",
];

/// What instructions can promise of integers.
fn promises_of(word: &str) -> &'static [Promise] {
    match word {
        "add" | "sub" | "mul" | "shl" | "trunc" => &[Promise::Nuw, Promise::Nsw],
        "udiv" | "sdiv" | "lshr" | "ashr" => &[Promise::Exact],
        "or" => &[Promise::Disjoint],
        "zext" | "uitofp" => &[Promise::Nneg],
        "icmp" => &[Promise::Samesign],
        _ => &[],
    }
}

impl<'a> Parser<'a> {
    pub(super) fn inst(&mut self) -> Result<Inst<'a>, Fault> {
        let start = self.span;
        let name = match self.token {
            Token::Local => {
                let name = self.name(Token::Local, "a name")?;
                self.expect(b'=')?;
                Some(name)
            }
            _ => None,
        };
        let Some(word) = self.word() else { return Err(self.unexpected("an instruction")) };
        if REFUSED.contains(&word) {
            let message = format!("`{word}` is not supported: there are no exceptions on a GPU");
            let message = match word {
                "indirectbr" | "callbr" => format!("`{word}` is not supported"),
                _ => message,
            };
            return Err(fault("L0204", message, self.span));
        }
        let op = self.op(word)?;
        let span = self.since(start);
        let result = match self.has_result(&op) {
            true => Some(self.define_local(name, start)?),
            false if name.is_some() => {
                return Err(fault("L0208", format!("`{word}` has no result"), start));
            }
            false => None,
        };
        let mut inst =
            Inst { result, op, span, dbg: None, loop_id: None, range: None, metadata: Vec::new() };
        self.attachments(&mut inst)?;
        Ok(inst)
    }

    fn has_result(&self, op: &Op<'a>) -> bool {
        match op {
            Op::Ret(_) | Op::Br(_) | Op::CondBr(..) | Op::Switch(..) | Op::Unreachable => false,
            Op::Store(..) | Op::Fence(_) => false,
            Op::Call(call) => !matches!(self.module.types.get(call.result), Type::Void),
            _ => true,
        }
    }

    /// `, !dbg !1, !range !2`.
    fn attachments(&mut self, inst: &mut Inst<'a>) -> Result<(), Fault> {
        while self.eat_sign(b',')? {
            if self.token != Token::Meta {
                return Err(self.unexpected("metadata"));
            }
            let kind = &self.text()[1..];
            self.advance()?;
            let number = self.attached()?;
            match kind {
                "dbg" => inst.dbg = number,
                "llvm.loop" => inst.loop_id = number,
                "range" => inst.range = number,
                kind => inst.metadata.push(kind),
            }
        }
        Ok(())
    }

    /// Whether what follows the comma is metadata of the instruction.
    pub(super) fn at_attachment(&self) -> bool {
        let mut ahead = self.lexer.clone();
        self.is_sign(b',') && matches!(ahead.next(), Ok((Token::Meta, _)))
    }

    fn op(&mut self, word: &'a str) -> Result<Op<'a>, Fault> {
        self.advance()?;
        if BINARY.contains(&word) {
            let flags = self.int_flags(word)?;
            return self.binary(word, flags);
        }
        if FLOAT_BINARY.contains(&word) {
            let flags = self.float_flags()?;
            return self.binary(word, flags);
        }
        if CASTS.contains(&word) {
            let mut flags = self.int_flags(word)?;
            flags.contract |= self.float_flags()?.contract;
            let value = self.typed()?;
            self.expect_word("to")?;
            return Ok(Op::Cast(word, flags, value, self.plain_type()?));
        }
        match word {
            "ret" | "br" | "switch" | "unreachable" => self.terminator(word),
            "load" | "store" | "alloca" | "getelementptr" | "atomicrmw" | "cmpxchg" | "fence" => {
                self.memory_op(word)
            }
            "call" => self.call(false),
            "tail" | "musttail" | "notail" => {
                self.expect_word("call")?;
                self.call(word == "musttail")
            }
            "icmp" | "fcmp" => self.comparison(word),
            "phi" => self.phi(),
            "fneg" => {
                let flags = self.float_flags()?;
                Ok(Op::Fneg(flags, self.typed()?))
            }
            "freeze" => Ok(Op::Freeze(self.typed()?)),
            "select" => {
                self.float_flags()?;
                let [condition, x, y] = self.three()?;
                Ok(Op::Select(condition, x, y))
            }
            "extractelement" => {
                let [vector, index] = self.two()?;
                Ok(Op::ExtractElement(vector, index))
            }
            "insertelement" => {
                let [vector, elem, index] = self.three()?;
                Ok(Op::InsertElement(vector, elem, index))
            }
            "shufflevector" => {
                let [x, y, lanes] = self.three()?;
                Ok(Op::ShuffleVector(x, y, lanes))
            }
            "extractvalue" => {
                let value = self.typed()?;
                Ok(Op::ExtractValue(value, self.indices()?))
            }
            "insertvalue" => {
                let [into, value] = self.two()?;
                Ok(Op::InsertValue(into, value, self.indices()?))
            }
            "va_arg" => {
                let list = self.typed()?;
                self.expect(b',')?;
                Ok(Op::VaArg(list, self.plain_type()?))
            }
            _ => {
                Err(fault("L0102", format!("unknown instruction `{word}`"), self.since(self.span)))
            }
        }
    }

    fn two(&mut self) -> Result<[Typed<'a>; 2], Fault> {
        let x = self.typed()?;
        self.expect(b',')?;
        Ok([x, self.typed()?])
    }

    fn three(&mut self) -> Result<[Typed<'a>; 3], Fault> {
        let [x, y] = self.two()?;
        self.expect(b',')?;
        Ok([x, y, self.typed()?])
    }

    fn indices(&mut self) -> Result<Vec<u32>, Fault> {
        let mut all = Vec::new();
        while self.is_sign(b',') && !self.at_attachment() {
            self.advance()?;
            all.push(self.number32("an index")?);
        }
        Ok(all)
    }

    /// `nuw`, `nsw`, `exact`, `disjoint`, `nneg`, `samesign`: what an instruction promises of
    /// integers, each at most once.
    pub(super) fn int_flags(&mut self, of: &str) -> Result<Flags, Fault> {
        let mut flags = Flags::default();
        let promise = |word| {
            Promise::from_word(word).filter(|&word| !matches!(word, Promise::Nusw | Promise::Near))
        };
        while let Some((word, promise)) = self.word().and_then(|w| Some((w, promise(w)?))) {
            let flag = flags.promises.flag_mut(promise);
            if !promises_of(of).contains(&promise) {
                let message = format!("`{word}` is not a flag of `{of}`");
                return Err(fault("L0208", message, self.span));
            }
            if std::mem::replace(flag, true) {
                return Err(fault("L0208", format!("`{word}` stands here twice"), self.span));
            }
            self.advance()?;
        }
        Ok(flags)
    }

    pub(super) fn float_flags(&mut self) -> Result<Flags, Fault> {
        let mut flags = Flags::default();
        while let Some(word) = self.word() {
            match word {
                "fast" => (flags.contract, flags.afn) = (true, true),
                "contract" => flags.contract = true,
                "afn" => flags.afn = true,
                "nnan" | "ninf" | "nsz" | "arcp" | "reassoc" => {}
                _ => break,
            }
            self.advance()?;
        }
        Ok(flags)
    }

    fn binary(&mut self, word: &'a str, flags: Flags) -> Result<Op<'a>, Fault> {
        let ty = self.plain_type()?;
        let x = self.value(ty)?;
        self.expect(b',')?;
        let y = self.value(ty)?;
        Ok(Op::Binary(word, flags, ty, x, y))
    }

    fn comparison(&mut self, word: &'a str) -> Result<Op<'a>, Fault> {
        let flags = match word {
            "icmp" => self.int_flags(word)?,
            _ => self.float_flags()?,
        };
        let Some(condition) = self.word() else { return Err(self.unexpected("a comparison")) };
        self.advance()?;
        let ty = self.plain_type()?;
        let x = self.value(ty)?;
        self.expect(b',')?;
        let y = self.value(ty)?;
        Ok(match word {
            "icmp" => Op::Icmp(condition, flags.promises, ty, x, y),
            _ => Op::Fcmp(condition, ty, x, y),
        })
    }

    fn terminator(&mut self, word: &str) -> Result<Op<'a>, Fault> {
        match word {
            "ret" => {
                let ty = self.plain_type()?;
                match self.module.types.get(ty) {
                    Type::Void => Ok(Op::Ret(None)),
                    _ => Ok(Op::Ret(Some(Typed { ty, value: self.value(ty)? }))),
                }
            }
            "br" if self.is_word("label") => Ok(Op::Br(self.label()?)),
            "br" => {
                let ty = self.plain_type()?;
                let condition = self.value(ty)?;
                self.expect(b',')?;
                let then = self.label()?;
                self.expect(b',')?;
                Ok(Op::CondBr(condition, then, self.label()?))
            }
            "switch" => {
                let value = self.typed()?;
                self.expect(b',')?;
                let default = self.label()?;
                self.expect(b'[')?;
                let mut cases = Vec::new();
                while !self.eat_sign(b']')? {
                    let case = self.typed()?;
                    self.expect(b',')?;
                    cases.push((case.value, self.label()?));
                }
                Ok(Op::Switch(value, default, cases))
            }
            _ => Ok(Op::Unreachable),
        }
    }

    fn phi(&mut self) -> Result<Op<'a>, Fault> {
        self.float_flags()?;
        let ty = self.plain_type()?;
        let mut incoming = Vec::new();
        loop {
            self.expect(b'[')?;
            let value = self.value(ty)?;
            self.expect(b',')?;
            incoming.push((value, self.label_name()?));
            self.expect(b']')?;
            if !self.is_sign(b',') || self.at_attachment() {
                return Ok(Op::Phi(ty, incoming));
            }
            self.advance()?;
        }
    }

    fn call(&mut self, must_tail: bool) -> Result<Op<'a>, Fault> {
        let flags = self.float_flags()?;
        self.convention()?;
        let result_attrs = self.attributes()?;
        self.address_space()?;
        let mut result = self.ty()?;
        let mut signature = None;
        if let Type::Function(ty, params, variadic) = self.module.types.get(result).clone() {
            (result, signature) = (ty, Some((params, variadic)));
        }
        let callee = self.callee()?;
        let args = match &callee.kind {
            ValueKind::Global(name) if name.starts_with("llvm.dbg.") => {
                self.called = self.debug_call(name)?;
                Vec::new()
            }
            _ => {
                self.expect(b'(')?;
                self.list(b')', Self::argument)?
            }
        };
        let mut attrs = self.attributes()?;
        if self.is_sign(b'[') {
            // Operand bundles: convergence tokens and what `assume` says.
            self.skip_brackets()?;
            let mut more = self.attributes()?;
            attrs.list.append(&mut more.list);
        }
        let call = Call { callee, result, signature, result_attrs, args, attrs, flags, must_tail };
        Ok(Op::Call(Box::new(call)))
    }

    fn callee(&mut self) -> Result<Value<'a>, Fault> {
        let ty = self.module.types.intern(Type::Ptr(0));
        let callee = self.value(ty)?;
        match callee.kind {
            ValueKind::Metadata | ValueKind::Text(_) | ValueKind::List(_) => {
                Err(fault("L0208", "this is not a function", callee.span))
            }
            _ => Ok(callee),
        }
    }

    fn argument(&mut self) -> Result<(Typed<'a>, Attributes<'a>), Fault> {
        let ty = self.ty()?;
        let attrs = self.attributes()?;
        let value = match self.module.types.get(ty) {
            Type::Metadata => {
                let span = self.span;
                let kind = match self.token {
                    Token::Meta | Token::Bang => self.metadata_argument()?,
                    _ => {
                        self.typed()?;
                        ValueKind::Metadata
                    }
                };
                Value { kind, span }
            }
            _ => self.value(ty)?,
        };
        Ok((Typed { ty, value }, attrs))
    }
}
