//! The body of a function.

use super::asm::Carry;
use super::debug::Debug;
use super::layout::{CLUSTER, Kind, TENSOR};
use super::signature::{Abi, Pass};
use super::spaces::only_read;
use super::spans::{Places, Spans};
use super::{Context, Named};
use crate::codes::{Fault, fault};
use crate::tree::{BlockId, Function, Inst, Op, Type, TypeId, Typed, ValueKind};
use irc_ir::builder::{FunctionBuilder, InstBuilder};
use irc_ir::entity::{Block, FuncId, Value};
use irc_ir::module::Module;
use irc_ir::op::{BulkFlags, MemFlags};
use irc_ir::types::{self as ir, I64, PTR, Space};
use irc_ptx::text::Span;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// The scalars of a value.
pub(crate) type Vals = SmallVec<[Value; 2]>;

/// A body that is being built.
pub(crate) struct Body<'c, 't, 'a, 'm> {
    pub cx: &'c Context<'t, 'a>,
    pub b: FunctionBuilder<'m>,
    pub function: &'t Function<'a>,
    pub abi: &'c Abi,
    /// The scalars of each local. A generic pointer may be one into the space that it is known to
    /// point into.
    values: Vec<Option<Vals>>,
    /// The pointer into global memory that a generic pointer is, for accesses: that a parameter of
    /// a kernel points there is known only where something is accessed, as it may be null.
    near: FxHashMap<u32, Value>,
    /// By local, whether the memory behind it is only read.
    pub(super) only_read: Vec<bool>,
    pub(super) blocks: Vec<Block>,
    /// Where the result goes if it is memory.
    pub(super) result: Option<Value>,
    /// The address of the variable arguments.
    pub(super) variable: Option<Value>,
    /// Whether subnormals of `f32` are flushed.
    pub ftz: bool,
    /// Where what is being lowered stands.
    pub span: Span,
    pub(super) current: BlockId,
    /// What a debugger is told.
    pub(super) debug: Debug,
    /// Where instructions stand, if somebody asks.
    places: Option<Places>,
    /// The carry of texts of assembly, if one begins with it.
    pub(super) carry: Option<Carry>,
}

/// Lowers the body of a function.
pub(super) fn lower<'t, 'a>(
    cx: &Context<'t, 'a>,
    module: &mut Module,
    id: FuncId,
    number: usize,
    spans: Option<&mut Spans>,
) -> Result<(), Fault> {
    let function = &cx.tree.functions[number];
    let Some(abi) = cx.abis[number].as_ref() else {
        return Err(fault("L0299", "a function without a signature", function.span));
    };
    let ftz = flushes(cx, function);
    let mut b = FunctionBuilder::new(module, id);
    // What is wrong in the text is reported at its line: see `intrinsic::call`.
    b.set_strict(false);
    let mut body = Body {
        cx,
        b,
        function,
        abi,
        values: vec![None; function.locals.len()],
        near: FxHashMap::default(),
        only_read: only_read(function),
        blocks: Vec::new(),
        result: None,
        variable: None,
        ftz,
        span: function.span,
        current: 0,
        debug: Debug::default(),
        places: spans.is_some().then(|| Places::new(function.span)),
        carry: None,
    };
    body.debug_function();
    body.build()?;
    if let (Some(spans), Some(places)) = (spans, body.places.take()) {
        spans.insert(id, places);
    }
    let span = body.function.span;
    body.b.finish().map_err(|error| fault("L0299", format!("a bug in the reader: {error}"), span))
}

/// Whether the attributes of a function say that subnormals of `f32` become zero.
fn flushes(cx: &Context<'_, '_>, function: &Function<'_>) -> bool {
    // Results come first, operands behind a comma; as to llc, results decide.
    let of_results =
        |value: &str| value.split(',').next().map(|mode| mode.contains("preserve-sign"));
    let says = |key| cx.text(&function.attrs, key).and_then(of_results);
    says("denormal-fp-math-f32")
        .or_else(|| says("denormal_fpenv"))
        .or_else(|| says("denormal-fp-math"))
        .unwrap_or(false)
}

impl<'t, 'a> Body<'_, 't, 'a, '_> {
    fn build(&mut self) -> Result<(), Fault> {
        let order = self.reverse_postorder()?;
        self.blocks = self.function.blocks.iter().map(|_| self.b.create_block()).collect();
        for (number, block) in self.function.blocks.iter().enumerate() {
            if !block.name.is_empty() {
                let id = self.blocks[number];
                self.b.func().set_block_name(id, &block.name);
            }
        }
        for &number in &order {
            let id = self.blocks[number as usize];
            self.b.switch_to_block(id);
            self.current = number;
            if number == 0 {
                self.params()?;
                self.begin_carry_chains();
            }
            self.block(number)?;
        }
        Ok(())
    }

    /// The blocks that control reaches; a block comes after those that dominate it.
    fn reverse_postorder(&self) -> Result<Vec<BlockId>, Fault> {
        let blocks = &self.function.blocks;
        let mut order = Vec::with_capacity(blocks.len());
        let mut seen = vec![false; blocks.len()];
        let mut stack = vec![(0 as BlockId, self.successors(0)?)];
        seen[0] = true;
        while let Some((block, left)) = stack.last_mut() {
            match left.pop() {
                Some(next) if !std::mem::replace(&mut seen[next as usize], true) => {
                    stack.push((next, self.successors(next)?));
                }
                Some(_) => {}
                None => {
                    order.push(*block);
                    stack.pop();
                }
            }
        }
        order.reverse();
        Ok(order)
    }

    /// The successors of a block, the last first.
    fn successors(&self, number: BlockId) -> Result<Vec<BlockId>, Fault> {
        let block = &self.function.blocks[number as usize];
        let mut found = match block.insts.last().map(|inst| &inst.op) {
            Some(Op::Br(target)) => vec![*target],
            Some(Op::CondBr(_, then, other)) => vec![*then, *other],
            Some(Op::Switch(_, default, cases)) => {
                std::iter::once(*default).chain(cases.iter().map(|(_, target)| *target)).collect()
            }
            Some(Op::Ret(_) | Op::Unreachable) => Vec::new(),
            _ => {
                let span = block.insts.last().map_or(block.span, |inst| inst.span);
                return Err(fault("L0208", "the block does not end with a terminator", span));
            }
        };
        if found.contains(&0) {
            return Err(fault("L0208", "a branch to the entry of the function", block.span));
        }
        found.reverse();
        Ok(found)
    }

    fn params(&mut self) -> Result<(), Fault> {
        let entry = self.blocks[0];
        let values = self.b.append_block_params_for_signature(entry);
        let mut values = values.into_iter();
        if matches!(self.abi.result, Pass::Memory(..) | Pass::ByVal(..)) {
            self.result = values.next();
        }
        let is_kernel = self.b.func().is_kernel();
        let abi = self.abi;
        for (number, pass) in abi.params.iter().enumerate() {
            let local = number as u32;
            let span = self.function.params[number].span;
            if let Pass::Nothing = pass {
                self.values[number] = Some(Vals::new());
                continue;
            }
            let Some(value) = values.next() else {
                return Err(fault("L0299", "a parameter is missing", span));
            };
            self.name(value, local);
            let vals = match pass {
                Pass::Nothing => Vals::new(),
                Pass::Scalar(kind) => {
                    if is_kernel && *kind == Kind::Ptr(0) {
                        let near = self.b.addrcast(Space::Global, value);
                        self.near.insert(local, near);
                    }
                    let value = self.clean(value, *kind);
                    let attributes = &self.function.params[number].attrs;
                    Vals::from_slice(&[self.in_range_of(attributes, value, *kind)])
                }
                Pass::Memory(leaves, _, align) => self.load_leaves(leaves, value, *align)?,
                Pass::ByVal(ty, align) => {
                    let written = is_kernel && !self.only_read[number];
                    let address = if written { self.copy(value, *ty, *align) } else { value };
                    Vals::from_slice(&[address])
                }
            };
            self.values[number] = Some(vals);
        }
        self.variable = values.next().filter(|_| abi.variadic);
        Ok(())
    }

    /// A copy on the stack of what a kernel is given, for one that writes to it.
    fn copy(&mut self, from: Value, ty: irc_ir::entity::DataType, align: u32) -> Value {
        let slot = self.b.create_slot(ty);
        self.b.func().slots[slot].align = align;
        let to = self.b.slot_addr(slot);
        let size = self.b.module().types.layout(ty).size;
        let size = self.b.i64(size as i64);
        let log2 = align.trailing_zeros() as u8;
        let flags = BulkFlags { dst_align_log2: log2, src_align_log2: log2, volatile: false };
        self.b.memcpy(flags, to, from, size);
        to
    }

    /// A value that came from elsewhere, with zeros above the bits of an odd integer.
    pub(crate) fn clean(&mut self, value: Value, kind: Kind) -> Value {
        match kind.odd_bits() {
            None => value,
            Some(bits) => {
                let mask = self.b.constant(kind.ir(), (1 << bits) - 1);
                self.b.and(value, mask)
            }
        }
    }

    fn name(&mut self, value: Value, local: u32) {
        let name = &self.function.locals[local as usize];
        if !name.is_empty() {
            self.b.func().set_value_name(value, name);
        }
    }

    fn block(&mut self, number: BlockId) -> Result<(), Fault> {
        let block = &self.function.blocks[number as usize];
        let mut records = block.records.iter().peekable();
        for (number, inst) in block.insts.iter().enumerate() {
            self.span = inst.span;
            if let Some(places) = &mut self.places {
                places.note(self.b.func().dfg.num_insts(), inst.span);
            }
            while let Some((_, record)) = records.next_if(|(at, _)| *at as usize <= number) {
                self.debug_record(record);
            }
            self.locate(inst);
            self.inst(inst)?;
            if self.b.is_filled() {
                break;
            }
        }
        Ok(())
    }

    /// Says what a local is.
    pub(super) fn define(&mut self, inst: &Inst<'_>, vals: Vals) {
        let Some(local) = inst.result else { return };
        if let [value] = vals[..]
            && self.b.func().value_name(value).is_none()
            && self.b.func().dfg.as_const(value).is_none()
        {
            self.name(value, local);
        }
        self.values[local as usize] = Some(vals);
    }

    /// Says which pointer into global memory the generic pointer of a local is.
    pub(super) fn define_near(&mut self, inst: &Inst<'_>, near: Value) {
        if let Some(local) = inst.result {
            self.near.insert(local, near);
        }
    }

    fn inst(&mut self, inst: &'t Inst<'a>) -> Result<(), Fault> {
        let vals = match &inst.op {
            Op::Ret(_) | Op::Br(_) | Op::CondBr(..) | Op::Switch(..) | Op::Unreachable => {
                self.terminator(&inst.op)?;
                self.ask_unroll(inst);
                return Ok(());
            }
            Op::Phi(ty, _) => self.phi(*ty)?,
            Op::Gep(..) => return self.gep(inst),
            Op::Alloca(..) | Op::Load(..) | Op::Store(..) | Op::Fence(_) => self.memory(inst)?,
            Op::AtomicRmw(..) | Op::CmpXchg(..) => self.atomic(inst)?,
            Op::Call(call) => self.call(inst, call)?,
            op => self.pure(op)?,
        };
        let vals = self.result_in_range(inst, vals);
        self.define(inst, vals);
        Ok(())
    }

    /// An operation that computes its result from its operands: also in constants.
    pub(super) fn pure(&mut self, op: &Op<'a>) -> Result<Vals, Fault> {
        match op {
            Op::Binary(name, flags, ty, x, y) => self.binary(name, *flags, *ty, x, y),
            Op::Fneg(flags, x) => self.fneg(*flags, x),
            Op::Icmp(condition, flags, ty, x, y) => self.icmp(condition, *flags, *ty, x, y),
            Op::Fcmp(condition, ty, x, y) => self.fcmp(condition, *ty, x, y),
            Op::Select(condition, x, y) => self.select(condition, x, y),
            Op::Cast(name, flags, x, to) => self.cast(name, *flags, x, *to),
            Op::Freeze(x) => {
                let vals = self.vals(x)?;
                Ok(vals.into_iter().map(|value| self.b.freeze(value)).collect())
            }
            Op::ExtractValue(x, path) => self.extract_value(x, path),
            Op::InsertValue(x, y, path) => self.insert_value(x, y, path),
            Op::ExtractElement(x, index) => self.extract_element(x, index),
            Op::InsertElement(x, elem, index) => self.insert_element(x, elem, index),
            Op::ShuffleVector(x, y, lanes) => self.shuffle_vector(x, y, lanes),
            Op::VaArg(list, ty) => self.va_arg(list, *ty),
            Op::Gep(flags, source, base, indices) => {
                if let Some(lanes) = self.lanes_of_gep(base, indices) {
                    return self.addresses_of(flags.promises, *source, base, indices, lanes);
                }
                let (value, _) = self.address_of(*flags, *source, base, indices)?;
                Ok(Vals::from_slice(&[value]))
            }
            _ => Err(fault("L0204", "this is not an instruction of constants", self.span)),
        }
    }

    /// The one scalar of a local that has one.
    pub(super) fn local(&self, local: u32) -> Option<Value> {
        match self.values.get(local as usize)?.as_deref() {
            Some(&[value]) => Some(value),
            _ => None,
        }
    }

    // ---- values ----

    /// The scalars of an operand; pointers of address space 0 are generic.
    pub(crate) fn vals(&mut self, operand: &Typed<'a>) -> Result<Vals, Fault> {
        self.vals_of(operand.ty, &operand.value)
    }

    pub(super) fn vals_of(
        &mut self,
        ty: TypeId,
        value: &crate::tree::Value<'a>,
    ) -> Result<Vals, Fault> {
        let mut vals = self.vals_or_handles(ty, value)?;
        for val in &mut vals {
            if self.b.ty(*val).is_handle() {
                *val = self.row("mov.u64", &[(*val).into()])?;
            }
        }
        Ok(vals)
    }

    /// The same, but what is the handle of a texture or surface stays one: LLVM has an `i64`.
    pub(crate) fn vals_or_handles(
        &mut self,
        ty: TypeId,
        value: &crate::tree::Value<'a>,
    ) -> Result<Vals, Fault> {
        let mut vals = self.raw(ty, value)?;
        let leaves = self.cx.leaves(ty, value.span)?;
        if leaves.len() != vals.len() {
            return Err(self.cx.mismatch("another value", ty, value.span));
        }
        for (val, leaf) in vals.iter_mut().zip(&*leaves) {
            if leaf.kind == Kind::Ptr(0) {
                *val = self.generic(*val);
            }
            let found = self.b.ty(*val);
            let is_handle = leaf.kind == Kind::Int(64) && found.is_handle();
            if found != leaf.kind.ir() && !is_handle {
                return Err(self.cx.mismatch("a value of another type", ty, value.span));
            }
        }
        Ok(vals)
    }

    /// The handle of the texture, sampler or surface that a global is.
    pub(crate) fn handle(&mut self, operand: &Typed<'a>) -> Result<Value, Fault> {
        let span = operand.value.span;
        let mut name = None;
        operand.value.walk(&mut |value| {
            if let ValueKind::Global(global) = &value.kind {
                name = Some(global.clone());
            }
        });
        let known = name.map(|name| self.named(&name, span)).transpose()?;
        match known {
            Some(Named::Global(id)) if self.b.module().opaque_type(id).is_some() => {
                Ok(self.b.global_addr(id))
            }
            _ => Err(fault("L0205", "expected a texture, sampler or surface", span)),
        }
    }

    /// The one scalar of an operand.
    pub(crate) fn one(&mut self, operand: &Typed<'a>) -> Result<Value, Fault> {
        match self.vals(operand)?[..] {
            [value] => Ok(value),
            _ => Err(self.cx.mismatch("a scalar", operand.ty, operand.value.span)),
        }
    }

    /// The address that an operand is: of a generic pointer the one into the space that it is known
    /// to point into.
    pub(crate) fn address(&mut self, operand: &Typed<'a>) -> Result<Value, Fault> {
        let span = operand.value.span;
        let space = match self.cx.tree.types.get(operand.ty) {
            Type::Ptr(space) => *space,
            _ => return Err(self.cx.mismatch("an address", operand.ty, span)),
        };
        if let ValueKind::Local(local) = operand.value.kind
            && let Some(&near) = self.near.get(&local)
        {
            return Ok(near);
        }
        let value = match self.raw(operand.ty, &operand.value)?[..] {
            [value] => value,
            _ => return Err(self.cx.mismatch("an address", operand.ty, span)),
        };
        match (space, self.b.ty(value)) {
            (0, ty) if ty.is_ptr() => Ok(value),
            (CLUSTER, I64) => {
                let cast = self.row("cvta.shared::cluster.u64", &[value.into()])?;
                Ok(self.b.inttoptr(Space::Generic, cast))
            }
            (TENSOR, _) => Err(fault("L0204", "tensor memory has no loads and stores", span)),
            (_, ty) if ty.is_ptr() => Ok(value),
            _ => Err(self.cx.mismatch("an address", operand.ty, span)),
        }
    }

    /// Whether the local is a generic pointer that is known to point into global memory.
    pub(super) fn near(&self, operand: &Typed<'a>) -> Option<Value> {
        match operand.value.kind {
            ValueKind::Local(local) => self.near.get(&local).copied(),
            _ => None,
        }
    }

    /// A pointer as a generic one.
    pub(crate) fn generic(&mut self, value: Value) -> Value {
        match self.b.ty(value) {
            PTR => value,
            ir::Type::Ptr(_) => self.b.addrcast(Space::Generic, value),
            _ => value,
        }
    }

    /// The scalars of an operand as they are kept.
    pub(super) fn raw(
        &mut self,
        ty: TypeId,
        value: &crate::tree::Value<'a>,
    ) -> Result<Vals, Fault> {
        match &value.kind {
            ValueKind::Local(local) => match &self.values[*local as usize] {
                Some(vals) => Ok(vals.clone()),
                None => {
                    let message = "this value is used where its definition does not dominate";
                    Err(fault("L0208", message, value.span))
                }
            },
            _ => self.constant_vals(ty, value),
        }
    }

    /// What a name of the module is, aliases followed.
    pub(super) fn named(&self, name: &str, span: Span) -> Result<Named, Fault> {
        self.cx.named(name, span)
    }

    /// The address of the variable arguments of this call.
    pub(crate) fn variable_start(&mut self) -> Result<Value, Fault> {
        self.variable.ok_or_else(|| {
            fault("L0208", "`va_start` in a function that is not variadic", self.span)
        })
    }

    /// What `__CUDA_ARCH__` is for the processor that the function names.
    pub(crate) fn arch(&self) -> Option<i32> {
        self.cx.processor(self.function).map(|number| number * 10)
    }

    /// Flags of an access with an alignment, of which the largest power of two counts.
    pub(crate) fn aligned(&self, align: u64) -> MemFlags {
        MemFlags::aligned(1 << align.max(1).trailing_zeros().min(16))
    }
}
