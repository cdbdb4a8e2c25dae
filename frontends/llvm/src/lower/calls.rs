//! Calls.

use super::function::Vals;
use super::signature::{Abi, Callable, Pass, bytes_type};
use super::{Body, Named};
use crate::codes::{Fault, fault};
use crate::intrinsic;
use crate::tree::{Attributes, Call, Inst, Typed, ValueKind};
use irc_ir::builder::{InstBuilder, PtxBuilder, PtxOperand};
use irc_ir::entity::{DataType, FuncId, Value};
use irc_ir::op::BulkFlags;
use irc_ir::types::{PTR, Space, Type};

impl<'t, 'a> Body<'_, 't, 'a, '_> {
    pub(super) fn call(&mut self, inst: &Inst<'a>, call: &'t Call<'a>) -> Result<Vals, Fault> {
        match &call.callee.kind {
            ValueKind::Asm(asm) => self.asm(asm, call),
            // Intrinsics need no declaration.
            ValueKind::Global(name)
                if name.starts_with("llvm.") && !self.cx.names.contains_key(&**name) =>
            {
                intrinsic::lower(self, name, inst, call)
            }
            ValueKind::Global(name) => match self.named(name, call.callee.span)? {
                Named::Func(id, number) => self.call_function(id, number, call),
                Named::Intrinsic(number) => {
                    let name = &*self.cx.tree.functions[number].name;
                    intrinsic::lower(self, name, inst, call)
                }
                _ => Err(fault("L0208", format!("`@{name}` is not a function"), call.callee.span)),
            },
            _ => {
                let pointer = self.cx.tree.types.find(&crate::tree::Type::Ptr(0));
                let ty = pointer.unwrap_or(call.result);
                let address = match self.raw(ty, &call.callee)?[..] {
                    [address] if self.b.ty(address).is_ptr() => self.generic(address),
                    _ => return Err(fault("L0208", "this is not a function", call.callee.span)),
                };
                self.call_address(address, call)
            }
        }
    }

    /// The function type that a call says, with the attributes of its arguments.
    fn callable<'s>(&self, call: &'s Call<'a>) -> Callable<'s, 'a> {
        let fixed = match &call.signature {
            Some((params, true)) => params.len(),
            _ => call.args.len(),
        };
        let one = |(arg, attrs): &'s (Typed<'a>, Attributes<'a>)| (arg.ty, attrs);
        Callable {
            result: call.result,
            result_attrs: &call.result_attrs,
            params: call.args.iter().take(fixed).map(one).collect(),
            variadic: matches!(call.signature, Some((_, true))),
            kernel: false,
            span: self.span,
        }
    }

    fn call_function(
        &mut self,
        id: FuncId,
        number: usize,
        call: &'t Call<'a>,
    ) -> Result<Vals, Fault> {
        let function = &self.cx.tree.functions[number];
        if self.b.module().func(id).is_kernel() {
            return Err(fault("L0207", "a kernel cannot be called", self.span));
        }
        let fits = function.result == call.result
            && function.params.len() <= call.args.len()
            && (function.variadic || function.params.len() == call.args.len())
            && function.params.iter().zip(&call.args).all(|(param, (arg, _))| param.ty == arg.ty);
        let Some(abi) = self.cx.abis[number].as_ref().filter(|_| fits) else {
            let address = self.b.func_addr(id);
            return self.call_address(address, call);
        };
        let (args, result) = self.arguments(abi, call)?;
        let value = self.b.call(id, &args);
        self.result_of(abi, value, result)
    }

    fn call_address(&mut self, address: Value, call: &'t Call<'a>) -> Result<Vals, Fault> {
        let callable = self.callable(call);
        let abi = self.cx.abi(self.b.module(), &callable)?;
        let (args, result) = self.arguments(&abi, call)?;
        let sig = self.b.import_signature(abi.signature.clone());
        let value = self.b.call_indirect(sig, address, &args);
        self.result_of(&abi, value, result)
    }

    /// The values that are passed, and where the result goes if it is memory.
    fn arguments(
        &mut self,
        abi: &Abi,
        call: &Call<'a>,
    ) -> Result<(Vec<Value>, Option<Value>), Fault> {
        let mut values = Vec::with_capacity(call.args.len() + 1);
        let result = match &abi.result {
            &Pass::Memory(_, ty, align) | &Pass::ByVal(ty, align) => {
                let place = self.room(ty, align);
                values.push(place);
                Some(place)
            }
            _ => None,
        };
        for (pass, (arg, _)) in abi.params.iter().zip(&call.args) {
            match pass {
                Pass::Nothing => {}
                Pass::Scalar(kind) => {
                    let value = self.one(arg)?;
                    if self.b.ty(value) != kind.ir() {
                        return Err(self.cx.mismatch("another argument", arg.ty, arg.value.span));
                    }
                    values.push(value);
                }
                Pass::Memory(leaves, ty, align) => {
                    let vals = self.vals(arg)?;
                    let place = self.room(*ty, *align);
                    let flags = self.aligned((*align).into());
                    self.store_leaves(leaves, &vals, place, flags)?;
                    values.push(place);
                }
                Pass::ByVal(ty, align) => {
                    let from = self.address(arg)?;
                    values.push(self.by_value(from, *ty, *align));
                }
            }
        }
        if abi.variadic {
            let rest: Vec<&Typed<'a>> =
                call.args.iter().skip(abi.params.len()).map(|(arg, _)| arg).collect();
            values.push(self.variable_args(&rest)?);
        }
        Ok((values, result))
    }

    /// Room on the stack.
    fn room(&mut self, ty: DataType, align: u32) -> Value {
        let slot = self.b.create_slot(ty);
        self.b.func().slots[slot].align = align;
        self.b.slot_addr(slot)
    }

    /// The address in local memory of what is passed by value: elsewhere it is copied from.
    fn by_value(&mut self, from: Value, ty: DataType, align: u32) -> Value {
        if self.b.ty(from) == Type::Ptr(Space::Local) {
            return from;
        }
        let place = self.room(ty, align);
        let size = self.b.module().types.layout(ty).size;
        let size = self.b.i64(size as i64);
        let log2 = align.trailing_zeros() as u8;
        let flags = BulkFlags { dst_align_log2: log2, src_align_log2: log2, volatile: false };
        self.b.memcpy(flags, place, from, size);
        place
    }

    /// The address of a block with the arguments behind `...`, each at its alignment.
    fn variable_args(&mut self, args: &[&Typed<'a>]) -> Result<Value, Fault> {
        if args.is_empty() {
            return Ok(self.b.constant(PTR, 0));
        }
        let (mut size, mut most) = (0u64, 8u64);
        let mut places = Vec::with_capacity(args.len());
        for arg in args {
            let (bytes, align) = self.cx.size_align(arg.ty, arg.value.span)?;
            size = size.next_multiple_of(align);
            places.push(size);
            (size, most) = (size + bytes, most.max(align));
        }
        let ty = bytes_type(self.b.module(), size.max(1), self.span)?;
        let block = self.room(ty, most.min(128) as u32);
        for (arg, offset) in args.iter().zip(places) {
            let vals = self.vals(arg)?;
            let leaves = self.cx.leaves(arg.ty, arg.value.span)?;
            let (_, align) = self.cx.size_align(arg.ty, arg.value.span)?;
            let at = self.b.ptr_offset(block, offset as i64);
            let flags = self.aligned(align);
            self.store_leaves(&leaves, &vals, at, flags)?;
        }
        Ok(self.generic(block))
    }

    fn result_of(
        &mut self,
        abi: &Abi,
        value: Option<Value>,
        place: Option<Value>,
    ) -> Result<Vals, Fault> {
        match (&abi.result, value, place) {
            (Pass::Scalar(kind), Some(value), _) => {
                Ok(Vals::from_slice(&[self.clean(value, *kind)]))
            }
            (Pass::Memory(leaves, _, align), _, Some(place)) => {
                self.load_leaves(leaves, place, *align)
            }
            _ => Ok(Vals::new()),
        }
    }

    // ---- instructions of PTX ----

    /// An instruction of PTX with one result.
    pub(crate) fn row(&mut self, spelling: &str, operands: &[PtxOperand]) -> Result<Value, Fault> {
        match self.rows(spelling, operands, 1)?[..] {
            [value] => Ok(value),
            _ => Err(fault("L0299", format!("`{spelling}` has no result"), self.span)),
        }
    }

    /// An instruction of PTX with so many results.
    pub(crate) fn rows(
        &mut self,
        spelling: &str,
        operands: &[PtxOperand],
        results: usize,
    ) -> Result<Vals, Fault> {
        let span = self.span;
        let results = self.b.ptx(spelling, operands, results);
        let results =
            results.map_err(|error| fault("L0205", format!("`{spelling}`: {error}"), span))?;
        Ok(results.into_iter().collect())
    }
}
