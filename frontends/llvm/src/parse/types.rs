//! Types.

use super::Parser;
use crate::codes::{Fault, fault};
use crate::lex::Token;
use crate::tree::{Type, TypeId};

/// The bits of `iN`.
fn int_bits(word: &str) -> Option<Result<u32, ()>> {
    let digits = word.strip_prefix('i')?;
    if digits.is_empty() || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    Some(digits.parse::<u32>().ok().filter(|bits| (1..=1 << 23).contains(bits)).ok_or(()))
}

impl<'a> Parser<'a> {
    /// A type; also that of a function, `T (..)`.
    pub(super) fn ty(&mut self) -> Result<TypeId, Fault> {
        let mut ty = self.type_itself()?;
        ty = self.pointers_to(ty)?;
        while self.is_sign(b'(') {
            self.advance()?;
            let (params, variadic) = self.nested(Self::param_types)?;
            ty = self.module.types.intern(Type::Function(ty, params, variadic));
            ty = self.pointers_to(ty)?;
        }
        Ok(ty)
    }

    /// The parameters of a function type behind its `(`.
    pub(super) fn param_types(&mut self) -> Result<(Box<[TypeId]>, bool), Fault> {
        let mut params = Vec::new();
        if self.eat_sign(b')')? {
            return Ok((params.into(), false));
        }
        loop {
            if self.token == Token::Dots {
                self.advance()?;
                self.expect(b')')?;
                return Ok((params.into(), true));
            }
            params.push(self.ty()?);
            // Calls of old compilers have attributes here.
            self.attributes()?;
            if self.eat_sign(b')')? {
                return Ok((params.into(), false));
            }
            self.expect(b',')?;
        }
    }

    /// A type that values have: that of a function has pointers to it only.
    pub(super) fn plain_type(&mut self) -> Result<TypeId, Fault> {
        let ty = self.ty()?;
        match self.module.types.get(ty) {
            Type::Function(..) => Err(self.unexpected("`*` behind the type of a function")),
            _ => Ok(ty),
        }
    }

    /// What `T*` and `T addrspace(1)*` are, which LLVM reads as pointers without a type.
    fn pointers_to(&mut self, mut ty: TypeId) -> Result<TypeId, Fault> {
        // `ptr` has its address space already, and nothing points to it.
        let is_opaque = matches!(self.module.types.get(ty), Type::Ptr(_));
        loop {
            if !self.is_sign(b'*') && (is_opaque || !self.is_word("addrspace")) {
                return Ok(ty);
            }
            let span = self.span;
            let space = self.address_space()?;
            self.expect(b'*')?;
            let pointed = self.module.types.get(ty);
            if matches!(pointed, Type::Void | Type::Label | Type::Metadata | Type::Token) {
                let message = format!("there are no pointers to {}", self.module.types.show(ty));
                return Err(fault("L0201", message, span));
            }
            ty = self.module.types.intern(Type::Ptr(space));
        }
    }

    /// A type without the signs of pointers to it.
    fn type_itself(&mut self) -> Result<TypeId, Fault> {
        match self.token {
            Token::Word => self.named_type(),
            Token::Local => {
                let name = self.name(Token::Local, "a type")?;
                let number = self.module.types.name(name);
                Ok(self.module.types.intern(Type::Named(number)))
            }
            Token::Sign(b'{') => {
                self.advance()?;
                self.structure(false)
            }
            Token::Sign(b'[') => {
                self.advance()?;
                let count = self.integer("the number of elements")?;
                self.expect_word("x")?;
                let elem = self.nested(Self::plain_type)?;
                self.expect(b']')?;
                Ok(self.module.types.intern(Type::Array(elem, count)))
            }
            Token::Sign(b'<') => {
                self.advance()?;
                if self.eat_sign(b'{')? {
                    let ty = self.structure(true)?;
                    self.expect(b'>')?;
                    return Ok(ty);
                }
                self.vector()
            }
            _ => Err(self.unexpected("a type")),
        }
    }

    fn vector(&mut self) -> Result<TypeId, Fault> {
        if self.is_word("vscale") {
            let message = "vectors of scalable length are not supported";
            return Err(fault("L0201", message, self.span));
        }
        let span = self.span;
        let count = self.number32("the number of lanes")?;
        if count == 0 {
            return Err(fault("L0201", "a vector of no lanes", span));
        }
        self.expect_word("x")?;
        let elem = self.nested(Self::plain_type)?;
        self.expect(b'>')?;
        Ok(self.module.types.intern(Type::Vector(elem, count)))
    }

    /// A struct behind its `{`.
    fn structure(&mut self, packed: bool) -> Result<TypeId, Fault> {
        let fields = self.nested(|p| p.list(b'}', Self::plain_type))?;
        Ok(self.module.types.intern(Type::Struct(fields.into(), packed)))
    }

    fn named_type(&mut self) -> Result<TypeId, Fault> {
        let word = self.text();
        if word == "ptr" {
            self.advance()?;
            let space = self.address_space()?;
            if self.is_sign(b'*') {
                let message = "pointers have no types: expected `ptr`";
                return Err(fault("L0201", message, self.span));
            }
            return Ok(self.module.types.intern(Type::Ptr(space)));
        }
        let ty = match (int_bits(word), simple(word)) {
            (Some(Ok(bits)), _) => Type::Int(bits),
            (Some(Err(())), _) => {
                let message = format!("`{word}` has more bits than LLVM has");
                return Err(fault("L0107", message, self.span));
            }
            (None, Some(ty)) => ty,
            (None, None) if word == "target" => {
                let message = "a type of another target (`target(..)`) is not supported";
                return Err(fault("L0201", message, self.span));
            }
            (None, None) => return Err(self.unexpected("a type")),
        };
        self.advance()?;
        Ok(self.module.types.intern(ty))
    }

    /// `addrspace(N)`, or 0 without it.
    pub(super) fn address_space(&mut self) -> Result<u32, Fault> {
        if !self.eat("addrspace")? {
            return Ok(0);
        }
        self.expect(b'(')?;
        let space = self.number32("an address space")?;
        self.expect(b')')?;
        Ok(space)
    }
}

fn simple(word: &str) -> Option<Type> {
    Some(match word {
        "void" => Type::Void,
        "label" => Type::Label,
        "metadata" => Type::Metadata,
        "token" => Type::Token,
        "half" => Type::Half,
        "bfloat" => Type::BFloat,
        "float" => Type::Float,
        "double" => Type::Double,
        "fp128" => Type::OtherFloat("fp128"),
        "x86_fp80" => Type::OtherFloat("x86_fp80"),
        "ppc_fp128" => Type::OtherFloat("ppc_fp128"),
        "x86_amx" => Type::OtherFloat("x86_amx"),
        _ => return None,
    })
}
