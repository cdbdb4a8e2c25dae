//! Constants: their bits or addresses for initialisers, and as values in bodies.

use super::function::Vals;
use super::layout::Kind;
use super::{Body, Context, Named};
use crate::codes::{Fault, fault};
use crate::tree::{Op, Type, TypeId, Typed, Value, ValueKind};
use irc_ir::builder::InstBuilder;
use irc_ir::module::Symbol;
use irc_ir::types::Space;
use irc_ptx::text::Span;

/// A scalar that is known before a program runs.
#[derive(Clone, Copy, Debug)]
pub(super) enum Constant {
    Bits(u128),
    /// The address of a symbol and a number of bytes, perhaps as a generic one.
    Address {
        symbol: Symbol,
        offset: i64,
        generic: bool,
    },
}

/// How many aliases are followed.
const MAX_ALIASES: u32 = 64;

/// What an address is before it is cast to other spaces.
fn without_casts<'s, 'a>(mut value: &'s Value<'a>) -> &'s Value<'a> {
    while let ValueKind::Expr(op) = &value.kind
        && let Op::Cast("addrspacecast" | "bitcast", _, inner, _) = &**op
    {
        value = &inner.value;
    }
    value
}

impl<'t, 'a> Context<'t, 'a> {
    /// What a name is; an alias is what it stands for.
    pub(super) fn named(&self, name: &str, span: Span) -> Result<Named, Fault> {
        let mut name = name;
        for _ in 0..MAX_ALIASES {
            match self.names.get(name) {
                Some(Named::Alias(number)) => {
                    let target = without_casts(&self.tree.aliases[*number].target.value);
                    let ValueKind::Global(target) = &target.kind else {
                        return Err(fault("L0203", "an alias of an expression", span));
                    };
                    name = target;
                }
                Some(named) => return Ok(*named),
                None => return Err(fault("L0104", format!("`@{name}` is not defined"), span)),
            }
        }
        Err(fault("L0203", "an alias of itself", span))
    }

    /// The bytes of a constant array from an address on.
    pub(crate) fn bytes_behind(&self, address: &Typed<'a>) -> Option<&'t [u8]> {
        let Ok(Constant::Address { symbol: Symbol::Global(id), offset, .. }) =
            self.constant(address)
        else {
            return None;
        };
        let is_it =
            |name: &str| matches!(self.names.get(name), Some(Named::Global(known)) if *known == id);
        let global = self.tree.globals.iter().find(|global| is_it(&global.name))?;
        match global.init.as_ref().filter(|_| global.constant).map(|init| &init.kind) {
            Some(ValueKind::Bytes(bytes)) => bytes.get(usize::try_from(offset).ok()?..),
            _ => None,
        }
    }

    /// A constant scalar.
    pub(super) fn constant(&self, constant: &Typed<'a>) -> Result<Constant, Fault> {
        let span = constant.value.span;
        let refuse =
            || fault("L0203", "this constant expression is not supported in an initialiser", span);
        Ok(match &constant.value.kind {
            ValueKind::Int(bits) | ValueKind::Float(bits) => Constant::Bits(bits.get()),
            ValueKind::Null | ValueKind::Zero | ValueKind::Undef | ValueKind::Poison => {
                Constant::Bits(0)
            }
            ValueKind::Global(name) => match self.named(name, span)? {
                Named::Global(id) => {
                    let generic = matches!(self.tree.types.get(constant.ty), Type::Ptr(0));
                    Constant::Address { symbol: Symbol::Global(id), offset: 0, generic }
                }
                Named::Func(id, _) => {
                    Constant::Address { symbol: Symbol::Func(id), offset: 0, generic: true }
                }
                _ => return Err(fault("L0205", "the address of an intrinsic", span)),
            },
            ValueKind::Expr(op) => match &**op {
                Op::Gep(_, source, base, indices) => {
                    let add = self.constant_offset(*source, indices, span)?.ok_or_else(refuse)?;
                    match self.constant(base)? {
                        Constant::Bits(bits) => {
                            Constant::Bits((bits as u64).wrapping_add(add as u64).into())
                        }
                        Constant::Address { symbol, offset, generic } => {
                            let offset = offset.wrapping_add(add);
                            Constant::Address { symbol, offset, generic }
                        }
                    }
                }
                Op::Cast("addrspacecast", _, value, to) => match self.constant(value)? {
                    Constant::Address { symbol, offset, .. } => {
                        let generic = matches!(self.tree.types.get(*to), Type::Ptr(0));
                        Constant::Address { symbol, offset, generic }
                    }
                    // The address 0 of shared memory is not that of the generic space.
                    Constant::Bits(_) => return Err(refuse()),
                },
                Op::Cast("ptrtoint" | "ptrtoaddr" | "inttoptr" | "bitcast", _, value, to) => {
                    match (self.constant(value)?, self.scalar(*to, span)?) {
                        (Constant::Bits(bits), Kind::Int(to)) if to < 128 => {
                            Constant::Bits(bits & ((1 << to) - 1))
                        }
                        (address @ Constant::Address { .. }, Kind::Int(64) | Kind::Ptr(_)) => {
                            address
                        }
                        (Constant::Bits(bits), _) => Constant::Bits(bits),
                        _ => return Err(refuse()),
                    }
                }
                Op::Binary(name, _, ty, x, y) => self.constant_sum(name, *ty, x, y, span)?,
                _ => return Err(refuse()),
            },
            _ => return Err(refuse()),
        })
    }

    fn constant_sum(
        &self,
        name: &str,
        ty: TypeId,
        x: &Value<'a>,
        y: &Value<'a>,
        span: Span,
    ) -> Result<Constant, Fault> {
        let refuse =
            || fault("L0203", "this constant expression is not supported in an initialiser", span);
        let Kind::Int(bits) = self.scalar(ty, span)? else { return Err(refuse()) };
        let mask = if bits >= 128 { u128::MAX } else { (1 << bits) - 1 };
        let [x, y] = [x, y].map(|value| self.constant(&Typed { ty, value: value.clone() }));
        Ok(match (x?, y?, name) {
            (Constant::Bits(x), Constant::Bits(y), "add") => {
                Constant::Bits(x.wrapping_add(y) & mask)
            }
            (Constant::Bits(x), Constant::Bits(y), "sub") => {
                Constant::Bits(x.wrapping_sub(y) & mask)
            }
            (Constant::Address { symbol, offset, generic }, Constant::Bits(y), "add") => {
                Constant::Address { symbol, offset: offset.wrapping_add(y as i64), generic }
            }
            (Constant::Address { symbol, offset, generic }, Constant::Bits(y), "sub") => {
                Constant::Address { symbol, offset: offset.wrapping_sub(y as i64), generic }
            }
            _ => return Err(refuse()),
        })
    }

    /// The bytes that constant indices add to an address; nothing if they are not constant.
    pub(super) fn constant_offset(
        &self,
        source: TypeId,
        indices: &[Typed<'a>],
        span: Span,
    ) -> Result<Option<i64>, Fault> {
        let mut offset = 0i64;
        let mut ty = source;
        for (i, index) in indices.iter().enumerate() {
            let Some(number) = self.index(index)? else { return Ok(None) };
            if i == 0 {
                let (size, _) = self.size_align(source, span)?;
                offset = offset.wrapping_add(number.wrapping_mul(size as i64));
                continue;
            }
            let (next, add) = self.step(ty, number, span)?;
            (ty, offset) = (next, offset.wrapping_add(add));
        }
        Ok(Some(offset))
    }

    /// A constant index, with its sign.
    pub(crate) fn index(&self, index: &Typed<'a>) -> Result<Option<i64>, Fault> {
        let bits = match index.value.kind {
            ValueKind::Int(bits) => bits.get(),
            ValueKind::Zero => 0,
            _ => return Ok(None),
        };
        match self.scalar(index.ty, index.value.span)? {
            Kind::Int(width) if width <= 64 => {
                let shift = 64 - width;
                Ok(Some((bits as i64) << shift >> shift))
            }
            _ => Ok(Some(bits as i64)),
        }
    }

    /// The type of an element, and its offset.
    pub(super) fn step(&self, ty: TypeId, index: i64, span: Span) -> Result<(TypeId, i64), Fault> {
        let types = &self.tree.types;
        let wrong = || self.mismatch("an array or a struct with this element", ty, span);
        match types.get(ty) {
            Type::Array(..) | Type::Vector(..) => {
                let (elem, size) = self.layout.field(types, ty, 1).ok_or_else(wrong)?;
                Ok((elem, index.wrapping_mul(size as i64)))
            }
            _ => {
                let index = u64::try_from(index).map_err(|_| wrong())?;
                let (field, at) = self.layout.field(types, ty, index).ok_or_else(wrong)?;
                Ok((field, at as i64))
            }
        }
    }
}

impl<'a> Body<'_, '_, 'a, '_> {
    /// The scalars of a constant.
    pub(super) fn constant_vals(&mut self, ty: TypeId, value: &Value<'a>) -> Result<Vals, Fault> {
        let span = value.span;
        match &value.kind {
            // Undefined bits may be any, and the same everywhere.
            ValueKind::Zero | ValueKind::Null | ValueKind::Undef => {
                let leaves = self.cx.leaves(ty, span)?;
                Ok(leaves.iter().map(|leaf| self.b.constant(leaf.kind.ir(), 0)).collect())
            }
            ValueKind::Poison => {
                let leaves = self.cx.leaves(ty, span)?;
                Ok(leaves.iter().map(|leaf| self.b.poison(leaf.kind.ir())).collect())
            }
            ValueKind::Int(bits) | ValueKind::Float(bits) => {
                let kind = self.cx.scalar(ty, span)?;
                Ok(Vals::from_slice(&[self.b.constant(kind.ir(), bits.get())]))
            }
            ValueKind::Bytes(bytes) => Ok(bytes
                .iter()
                .map(|&byte| self.b.constant(irc_ir::types::I8, byte.into()))
                .collect()),
            ValueKind::List(elems) => {
                let mut all = Vals::new();
                for elem in elems {
                    all.extend(self.vals(elem)?);
                }
                Ok(all)
            }
            ValueKind::Splat(elem) => {
                let (one, leaves) = (self.one(elem)?, self.cx.leaves(ty, span)?);
                Ok(leaves.iter().map(|_| one).collect())
            }
            ValueKind::Global(name) => Ok(Vals::from_slice(&[self.symbol(name, ty, span)?])),
            ValueKind::Expr(op) => self.pure(op),
            ValueKind::None => Ok(Vals::new()),
            _ => Err(fault("L0208", "this is not a value", span)),
        }
    }

    fn symbol(
        &mut self,
        name: &str,
        ty: TypeId,
        span: Span,
    ) -> Result<irc_ir::entity::Value, Fault> {
        match self.named(name, span)? {
            Named::Global(id) => {
                let address = self.b.global_addr(id);
                let wanted = match self.cx.tree.types.get(ty) {
                    Type::Ptr(space) => super::layout::space_of(*space),
                    _ => None,
                };
                let found = self.b.ty(address).space();
                if wanted.is_none() || (wanted != found && wanted != Some(Space::Generic)) {
                    return Err(self.cx.mismatch("a pointer into the space of it", ty, span));
                }
                Ok(address)
            }
            Named::Func(id, _) => Ok(self.b.func_addr(id)),
            _ => Err(fault("L0205", "the address of an intrinsic", span)),
        }
    }
}
