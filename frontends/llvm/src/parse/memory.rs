//! Instructions that access memory, and addresses.

use super::Parser;
use crate::codes::Fault;
use crate::lex::Token;
use crate::tree::{Access, Atomic, GepFlags, Op};

const ORDERINGS: &[&str] = &["unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"];

impl<'a> Parser<'a> {
    pub(super) fn memory_op(&mut self, word: &str) -> Result<Op<'a>, Fault> {
        match word {
            "alloca" => self.alloca(),
            "getelementptr" => {
                let flags = self.gep_flags()?;
                let source = self.plain_type()?;
                self.expect(b',')?;
                let base = self.typed()?;
                let mut indices = Vec::new();
                while self.is_sign(b',') && !self.at_attachment() {
                    self.advance()?;
                    indices.push(self.typed()?);
                }
                Ok(Op::Gep(flags, source, base, indices))
            }
            "load" => {
                let mut access = self.access_words()?;
                let ty = self.plain_type()?;
                self.expect(b',')?;
                let address = self.typed()?;
                self.access_rest(&mut access)?;
                Ok(Op::Load(ty, address, access))
            }
            "store" => {
                let mut access = self.access_words()?;
                let value = self.typed()?;
                self.expect(b',')?;
                let address = self.typed()?;
                self.access_rest(&mut access)?;
                Ok(Op::Store(value, address, access))
            }
            "atomicrmw" => {
                let mut access = self.access_words()?;
                let Some(operation) = self.word() else {
                    return Err(self.unexpected("an operation"));
                };
                self.advance()?;
                let address = self.typed()?;
                self.expect(b',')?;
                let value = self.typed()?;
                self.access_rest(&mut access)?;
                Ok(Op::AtomicRmw(operation, address, value, access))
            }
            "cmpxchg" => {
                self.eat("weak")?;
                let mut access = self.access_words()?;
                let address = self.typed()?;
                self.expect(b',')?;
                let expected = self.typed()?;
                self.expect(b',')?;
                let new = self.typed()?;
                self.access_rest(&mut access)?;
                Ok(Op::CmpXchg(Box::new([address, expected, new]), access))
            }
            _ => {
                let mut access = self.access_words()?;
                self.access_rest(&mut access)?;
                Ok(Op::Fence(access))
            }
        }
    }

    /// `inbounds`, which says `nusw`, `nusw`, `nuw`; `inrange(..)` is a promise that is not used.
    pub(super) fn gep_flags(&mut self) -> Result<GepFlags, Fault> {
        let mut flags = GepFlags::default();
        while let Some(word @ ("inbounds" | "nuw" | "nusw" | "inrange")) = self.word() {
            flags.inbounds |= word == "inbounds";
            flags.promises.nusw |= word == "inbounds" || word == "nusw";
            flags.promises.nuw |= word == "nuw";
            self.advance()?;
            if self.is_sign(b'(') && self.lexer.text().as_bytes()[self.end as usize - 1] == b'e' {
                self.skip_brackets()?;
            }
        }
        Ok(flags)
    }

    fn alloca(&mut self) -> Result<Op<'a>, Fault> {
        self.eat("inalloca")?;
        self.eat("swifterror")?;
        let ty = self.plain_type()?;
        let (mut count, mut align, mut space) = (None, None, 0);
        while self.is_sign(b',') && !self.at_attachment() {
            self.advance()?;
            match self.word() {
                Some("align") => {
                    self.advance()?;
                    align = Some(self.integer("an alignment")?);
                }
                Some("addrspace") => space = self.address_space()?,
                _ => count = Some(self.typed()?),
            }
        }
        Ok(Op::Alloca(ty, count, align, space))
    }

    /// `atomic` and `volatile`.
    fn access_words(&mut self) -> Result<Access<'a>, Fault> {
        let mut access = Access::default();
        while let Some(word @ ("atomic" | "volatile")) = self.word() {
            access.volatile |= word == "volatile";
            self.advance()?;
        }
        Ok(access)
    }

    /// Scope, orderings and alignment. Of two orderings the first is kept unless the second is
    /// stronger.
    fn access_rest(&mut self, access: &mut Access<'a>) -> Result<(), Fault> {
        let mut scope = None;
        if self.eat("syncscope")? {
            self.expect(b'(')?;
            scope = Some(self.string("a scope")?);
            self.expect(b')')?;
        }
        while let Some(word) = self.word().filter(|word| ORDERINGS.contains(word)) {
            match &mut access.atomic {
                Some(atomic) => atomic.ordering = both_orderings(atomic.ordering, word),
                none => {
                    let scope = scope.take().unwrap_or_default();
                    *none = Some(Box::new(Atomic { ordering: word, scope }));
                }
            }
            self.advance()?;
        }
        if scope.is_some() {
            return Err(self.unexpected("an ordering"));
        }
        while self.is_sign(b',') && !self.at_attachment() {
            self.advance()?;
            match self.token {
                Token::Word if self.text() == "align" => {
                    self.advance()?;
                    access.align = Some(self.integer("an alignment")?);
                }
                _ => return Err(self.unexpected("`align`")),
            }
        }
        Ok(())
    }
}

/// The weakest ordering that promises what both do: that of success and that of failure.
pub(crate) fn both_orderings<'a>(success: &'a str, failure: &'a str) -> &'a str {
    match (success, failure) {
        (_, "seq_cst") => failure,
        ("monotonic" | "unordered", "acquire") => failure,
        ("release", "acquire") => "acq_rel",
        _ => success,
    }
}
