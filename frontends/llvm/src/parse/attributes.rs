//! Attributes of functions, parameters and results, and their groups.

use super::Parser;
use crate::codes::Fault;
use crate::lex::Token;
use crate::tree::{Attribute, Attributes, Value, ValueKind};

/// Words that are attributes in lists where other words may follow.
const WORDS: &[&str] = &[
    "allocsize",
    "alwaysinline",
    "builtin",
    "captures",
    "cold",
    "convergent",
    "coro_only_destroy_when_complete",
    "disable_sanitizer_instrumentation",
    "dead_on_unwind",
    "dead_on_return",
    "dereferenceable",
    "dereferenceable_or_null",
    "fn_ret_thunk_extern",
    "hot",
    "immarg",
    "inaccessiblememonly",
    "inaccessiblemem_or_argmemonly",
    "inlinehint",
    "initializes",
    "inreg",
    "inalloca",
    "jumptable",
    "memory",
    "minsize",
    "mustprogress",
    "naked",
    "nest",
    "noalias",
    "nobuiltin",
    "nocallback",
    "nocapture",
    "nocf_check",
    "nocreateundeforpoison",
    "nodivergencesource",
    "noduplicate",
    "noext",
    "nofree",
    "nofpclass",
    "noimplicitfloat",
    "noinline",
    "nomerge",
    "nonlazybind",
    "nonnull",
    "noprofile",
    "norecurse",
    "noredzone",
    "noreturn",
    "nosanitize_bounds",
    "nosanitize_coverage",
    "nosync",
    "noundef",
    "nounwind",
    "null_pointer_is_valid",
    "optdebug",
    "optforfuzzing",
    "optnone",
    "optsize",
    "preallocated",
    "presplitcoroutine",
    "range",
    "readnone",
    "readonly",
    "returned",
    "returns_twice",
    "safestack",
    "sanitize_address",
    "sanitize_hwaddress",
    "sanitize_memory",
    "sanitize_memtag",
    "sanitize_numerical_stability",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "sanitize_thread",
    "sanitize_type",
    "sanitize_alloc_token",
    "shadowcallstack",
    "signext",
    "skipprofile",
    "speculatable",
    "speculative_load_hardening",
    "sret",
    "ssp",
    "sspreq",
    "sspstrong",
    "strictfp",
    "swiftasync",
    "swifterror",
    "swiftself",
    "uwtable",
    "vscale_range",
    "willreturn",
    "writable",
    "writeonly",
    "zeroext",
    "align",
    "alignstack",
    "allocalign",
    "allocptr",
    "allockind",
    "argmemonly",
    "byref",
    "byval",
    "elementtype",
    "denormal_fpenv",
    "hybrid_patchable",
    "noipa",
    "nooutline",
    "flatten",
];

impl<'a> Parser<'a> {
    /// Attributes as long as there are any.
    pub(super) fn attributes(&mut self) -> Result<Attributes<'a>, Fault> {
        let mut found = Attributes::default();
        loop {
            match self.token {
                Token::Attributes => {
                    let digits = &self.text()[1..];
                    found.groups.push(digits.parse().map_err(|_| self.unexpected("a group"))?);
                    self.advance()?;
                }
                Token::Str => {
                    let key = self.string("an attribute")?;
                    let value = match self.eat_sign(b'=')? {
                        true => self.string("the value of the attribute")?,
                        false => "".into(),
                    };
                    found.list.push(Attribute::Text(key, value));
                }
                Token::Word if WORDS.contains(&self.text()) => {
                    let attribute = self.attribute()?;
                    found.list.push(attribute);
                }
                _ => return Ok(found),
            }
        }
    }

    fn attribute(&mut self) -> Result<Attribute<'a>, Fault> {
        let word = self.text();
        self.advance()?;
        if matches!(word, "align" | "alignstack") {
            if self.eat_sign(b'=')? || !self.is_sign(b'(') {
                return Ok(Attribute::Number(word, self.integer("an alignment")?));
            }
            self.advance()?;
            let number = self.integer("an alignment")?;
            self.expect(b')')?;
            return Ok(Attribute::Number(word, number));
        }
        if !self.is_sign(b'(') {
            return Ok(Attribute::Word(word));
        }
        if matches!(word, "byval" | "sret" | "byref" | "elementtype" | "preallocated" | "inalloca")
        {
            self.advance()?;
            let ty = self.ty()?;
            self.expect(b')')?;
            return Ok(Attribute::Type(word, ty));
        }
        if word == "range" {
            return self.range();
        }
        let start = self.span.end as usize;
        self.skip_brackets()?;
        let text = &self.lexer.text()[start..(self.end as usize).saturating_sub(1).max(start)];
        match word {
            "memory" | "denormal_fpenv" => Ok(Attribute::Text(word.into(), text.into())),
            _ => Ok(Attribute::Word(word)),
        }
    }

    /// `(i32 0, 10)` behind `range`.
    fn range(&mut self) -> Result<Attribute<'a>, Fault> {
        self.expect(b'(')?;
        let ty = self.ty()?;
        let least = self.value(ty)?;
        self.expect(b',')?;
        let end = self.value(ty)?;
        self.expect(b')')?;
        let bits = |value: Value<'a>| match value.kind {
            ValueKind::Int(bits) => Some(bits.get()),
            ValueKind::Zero => Some(0),
            _ => None,
        };
        match (bits(least), bits(end)) {
            (Some(least), Some(end)) => Ok(Attribute::Range(least, end)),
            _ => Err(self.unexpected("a range of integers")),
        }
    }

    /// `attributes #N = { .. }` behind its first word.
    pub(super) fn attribute_group(&mut self) -> Result<(), Fault> {
        if self.token != Token::Attributes {
            return Err(self.unexpected("the number of a group of attributes"));
        }
        let number = self.text()[1..].parse().map_err(|_| self.unexpected("a number"))?;
        self.advance()?;
        self.expect(b'=')?;
        self.expect(b'{')?;
        let mut all = Vec::new();
        while !self.eat_sign(b'}')? {
            let mut found = self.attributes()?.list;
            if found.is_empty() {
                // Attributes that a newer LLVM has say nothing that must be kept.
                match self.token {
                    Token::Word => {
                        self.advance()?;
                        if self.is_sign(b'(') {
                            self.skip_brackets()?;
                        }
                    }
                    _ => return Err(self.unexpected("an attribute")),
                }
            }
            all.append(&mut found);
        }
        self.module.groups.insert(number, all);
        Ok(())
    }
}
