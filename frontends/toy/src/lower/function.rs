//! The body of a function: its variables, its blocks, and the checks that may fail.

use super::place::Shown;
use super::types::{Class, value_type};
use super::{Shared, statics};
use crate::diagnostic::Diagnostic;
use crate::hir::{Function, FunctionId, Local, LocalId, Program, Ty};
use crate::source::Span;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use irc_ir::builder::{FunctionBuilder, InstBuilder};
use irc_ir::data::DataKind;
use irc_ir::entity::{
    Block, DataType, DebugScope, DebugVar, FuncId, Inst, StackSlot, Value, Variable,
};
use irc_ir::function::{Function as IrFunction, FunctionKind};
use irc_ir::module::Module;
use irc_ir::op::{BulkFlags, Opcode, Payload};
use irc_ir::signature::{Linkage, Signature};
use irc_ir::types::{I8, I32, I64, PTR, Space, Type};

/// The function that prints the message of a failed check and ends the program.
pub(super) const FAIL: &str = "__assertfail";

/// What an expression gives.
#[derive(Copy, Clone, Debug)]
pub(super) enum Val {
    /// Nothing.
    Unit,
    /// A value.
    One(Value),
    /// A pointer and a length.
    Slice(Value, Value),
    /// An aggregate at an address of local memory that nothing else writes.
    Memory(Value),
}

impl Val {
    /// The value of a type that is one.
    pub fn one(self) -> Value {
        match self {
            Val::One(value) | Val::Memory(value) => value,
            Val::Unit | Val::Slice(..) => unreachable!("the checker has seen that it is one value"),
        }
    }

    /// The pointer and the length of a slice.
    pub fn slice(self) -> (Value, Value) {
        match self {
            Val::Slice(pointer, length) => (pointer, length),
            _ => unreachable!("the checker has seen that it is a slice"),
        }
    }
}

/// Where a variable is.
#[derive(Copy, Clone, Debug)]
pub(super) enum Storage {
    /// A variable of the builder.
    Var(Variable),
    /// The pointer and the length of a slice.
    Slice(Variable, Variable),
    /// A stack slot.
    Slot(StackSlot),
    /// At an address that the function got: a parameter that is an aggregate.
    At(Value),
}

/// A block that control may come to.
#[derive(Copy, Clone, Debug)]
pub(super) struct Label {
    pub block: Block,
    /// Whether a branch goes there.
    pub reached: bool,
}

/// The loop that `break` and `continue` mean.
pub(super) struct Loop {
    pub leave: Label,
    pub next: Label,
}

/// A check, whose failure is lowered at the end.
struct Failure {
    block: Block,
    message: String,
    span: Span,
    /// An index that is printed in front of the message.
    index: Option<Shown>,
}

/// The lowering of a function.
pub(super) struct Body<'s, 'p, 'm> {
    pub shared: &'s mut Shared<'p>,
    pub b: FunctionBuilder<'m>,
    pub program: &'p Program,
    pub function: &'p Function,
    pub locals: PrimaryMap<LocalId, Storage>,
    /// Where the result goes if it is in memory.
    pub result: Option<Value>,
    pub loops: Vec<Loop>,
    /// What is lowered now.
    pub span: Span,
    /// The span of the builder's location.
    pub(super) located: Option<Span>,
    /// The variables that a debugger is told of.
    pub debug_vars: SecondaryMap<LocalId, Vec<DebugVar>>,
    /// The block whose variables are seen now, if a debugger is told of it.
    pub scope: Option<DebugScope>,
    failures: Vec<Failure>,
    /// Memory for the arguments of the messages about indices.
    index_slot: Option<StackSlot>,
    spans: Vec<Option<Span>>,
}

impl InstBuilder for Body<'_, '_, '_> {
    fn func(&mut self) -> &mut IrFunction {
        self.b.func()
    }

    fn insert_inst(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        args: &[Value],
        results: &[Type],
    ) -> Inst {
        if self.located != Some(self.span) {
            let (file, line, column) = self.shared.place(self.span);
            self.b.set_loc(file, line, column, None);
            self.located = Some(self.span);
        }
        let inst = self.b.insert_inst(opcode, payload, args, results);
        self.spans.resize(inst.index() + 1, None);
        self.spans[inst.index()] = Some(self.span);
        inst
    }
}

/// Lowers the body of a function that has been declared.
pub(super) fn lower<'p>(
    shared: &mut Shared<'p>,
    module: &mut Module,
    id: FunctionId,
    function: &'p Function,
) {
    let func = shared.functions[id];
    let program = shared.program;
    let mut body = Body {
        program,
        b: FunctionBuilder::new(module, func),
        function,
        locals: PrimaryMap::with_capacity(function.locals.len()),
        result: None,
        loops: Vec::new(),
        span: function.span,
        located: None,
        debug_vars: SecondaryMap::new(),
        scope: None,
        failures: Vec::new(),
        index_slot: None,
        spans: Vec::new(),
        shared,
    };
    body.enter();
    if let Some(value) = body.block_inside(&function.body, body.result) {
        body.leave(value);
    }
    body.lower_failures();
    let Body { b, spans, shared, .. } = body;
    if let Err(error) = b.finish() {
        debug_assert!(false, "{}: {error}", function.name);
        let message = format!("`{}` was lowered incorrectly: {error}", function.name);
        let note = "this is a bug in the compiler";
        shared.errors.push(Diagnostic::error("T0899", message, function.span).note(note));
    }
    shared.spans[func] = spans;
}

impl Body<'_, '_, '_> {
    /// Makes the entry block, and gives every variable its place.
    fn enter(&mut self) {
        let entry = self.b.create_block();
        self.b.switch_to_block(entry);
        self.b.seal_block(entry);
        self.b.func().set_block_name(entry, "entry");
        let values = self.b.append_block_params_for_signature(entry);
        let mut values = values.into_iter();
        if self.function.kernel.is_none() && self.returns_in_memory() {
            self.result = values.next();
            self.name(self.result, "result");
        }
        let function = self.function;
        self.debug_function();
        for (id, local) in &function.locals {
            let storage = self.declare_local(local);
            self.debug_local(id, local, storage);
            self.locals.push(storage);
        }
        for &id in &function.params {
            self.enter_param(id, &mut values);
        }
    }

    fn returns_in_memory(&mut self) -> bool {
        let (function, module) = (self.function, self.b.module());
        super::types::result_in_memory(self.shared, module, function).is_some()
    }

    fn declare_local(&mut self, local: &Local) -> Storage {
        let class = self.class(&local.ty);
        match class {
            Class::One(ty) if !local.in_memory => Storage::Var(self.declare_var(ty, &local.name)),
            Class::Slice(space) if !local.in_memory => {
                let pointer = self.declare_var(Type::Ptr(space), &local.name);
                let length = self.declare_var(I32, &format!("{}.len", local.name));
                Storage::Slice(pointer, length)
            }
            _ => Storage::Slot(self.slot(&local.ty, &local.name)),
        }
    }

    fn declare_var(&mut self, ty: Type, name: &str) -> Variable {
        let var = self.b.declare_var(ty);
        self.b.name_var(var, name);
        var
    }

    /// Gives a parameter what the function got.
    fn enter_param(&mut self, id: LocalId, values: &mut impl Iterator<Item = Value>) {
        let local = &self.function.locals[id];
        self.span = local.span;
        let name = local.name.as_str();
        match self.class(&local.ty) {
            Class::Unit => {}
            Class::One(_) => {
                let value = values.next();
                self.name(value, name);
                self.define(id, value.map_or(Val::Unit, Val::One));
            }
            Class::Slice(_) => {
                let (pointer, length) = (values.next(), values.next());
                self.name(pointer, name);
                self.name(length, &format!("{name}.len"));
                if let (Some(pointer), Some(length)) = (pointer, length) {
                    self.define(id, Val::Slice(pointer, length));
                }
            }
            Class::Memory(ty) => {
                if self.layout(ty).size == 0 {
                    return;
                }
                let Some(address) = values.next() else { return };
                self.name(Some(address), name);
                // The memory of a kernel's parameters is read-only, and not what a pointer to the
                // variable says; the callee of a device function has a copy of its own.
                if self.function.kernel.is_some() && (local.mutable || local.in_memory) {
                    let Storage::Slot(slot) = self.locals[id] else { return };
                    let to = self.slot_addr(slot);
                    self.copy(to, address, ty);
                } else {
                    self.locals[id] = Storage::At(address);
                    self.debug_in_parameter(id, address);
                }
            }
        }
    }

    /// Returns what the body gives.
    fn leave(&mut self, value: Val) {
        self.span = self.function.span;
        self.return_value(value);
    }

    // ---- names, types and memory ----

    /// Names a value after the source, if it has no name.
    pub fn name(&mut self, value: Option<Value>, name: &str) {
        let func = self.b.func();
        if let Some(value) = value
            && func.dfg.as_const(value).is_none()
            && func.value_name(value).is_none()
        {
            func.set_value_name(value, name);
        }
    }

    pub fn class(&mut self, ty: &Ty) -> Class {
        // Most types need no look at the module.
        match value_type(ty) {
            Some(ty) => Class::One(ty),
            None => self.shared.class(self.b.module(), ty, self.span),
        }
    }

    pub fn data_type(&mut self, ty: &Ty) -> DataType {
        self.shared.data_type(self.b.module(), ty, self.span)
    }

    pub fn layout(&mut self, ty: DataType) -> irc_ir::data::DataLayout {
        self.b.module().types.layout(ty)
    }

    /// A new stack slot for a type.
    pub fn slot(&mut self, ty: &Ty, name: &str) -> StackSlot {
        let mut data = self.data_type(ty);
        if self.layout(data).size == 0 {
            data = self.b.module().types.value(I8);
        }
        let slot = self.b.create_slot(data);
        if !name.is_empty() {
            self.b.func().set_slot_name(slot, name);
        }
        slot
    }

    /// The address of new memory for a value of a type.
    pub fn temporary(&mut self, ty: &Ty) -> Value {
        let slot = self.slot(ty, "");
        self.slot_addr(slot)
    }

    /// Copies a value that lies in memory.
    pub fn copy(&mut self, to: Value, from: Value, ty: DataType) {
        let layout = self.layout(ty);
        if layout.size == 0 || to == from {
            return;
        }
        let align = layout.align.trailing_zeros() as u8;
        let flags = BulkFlags { dst_align_log2: align, src_align_log2: align, volatile: false };
        let size = self.i64(layout.size as i64);
        self.memcpy(flags, to, from, size);
    }

    /// Gives a variable a value.
    pub fn define(&mut self, id: LocalId, value: Val) {
        let local = &self.function.locals[id];
        match (self.locals[id], value) {
            (Storage::Var(var), Val::One(value)) => {
                self.name(Some(value), &local.name);
                self.b.def_var(var, value);
            }
            (Storage::Slice(pointer, length), Val::Slice(to, len)) => {
                self.name(Some(to), &local.name);
                self.name(Some(len), &format!("{}.len", local.name));
                self.b.def_var(pointer, to);
                self.b.def_var(length, len);
            }
            (Storage::Slot(slot), value) => {
                let address = self.slot_addr(slot);
                self.store_value(address, &local.ty, value);
            }
            (Storage::At(address), value) => self.store_value(address, &local.ty, value),
            (Storage::Var(_) | Storage::Slice(..), _) => {}
        }
    }

    // ---- blocks ----

    pub fn label(&mut self, name: &str) -> Label {
        let block = self.b.create_block();
        self.b.func().set_block_name(block, name);
        Label { block, reached: false }
    }

    /// Goes to a label.
    pub fn go(&mut self, label: &mut Label) {
        label.reached = true;
        self.br(label.block, &[]);
    }

    /// Begins the block of a label that no branch will go to any more. `None` if none does.
    pub fn start(&mut self, label: Label) -> Option<()> {
        label.reached.then(|| {
            self.b.switch_to_block(label.block);
            self.b.seal_block(label.block);
        })
    }

    /// Goes on only if a condition holds; else the program prints a message and traps.
    pub fn check(&mut self, ok: Value, message: &str) {
        self.check_with(ok, message, None);
    }

    /// The same with an index that is printed before.
    pub fn check_with(&mut self, ok: Value, message: &str, index: Option<Shown>) {
        if self.func().dfg.as_bits(ok) == Some(1) {
            return;
        }
        let fail = self.label("fail").block;
        let (message, span) = (message.to_owned(), self.span);
        self.failures.push(Failure { block: fail, message, span, index });
        let go_on = self.label("checked");
        self.condbr(ok, (go_on.block, &[]), (fail, &[]));
        self.b.switch_to_block(go_on.block);
        self.b.seal_block(go_on.block);
    }

    /// Prints a message and traps.
    pub fn fail(&mut self, message: &str) {
        let (file, line, _) = self.shared.place(self.span);
        let file = self.b.module().files[file].clone();
        let name = self.function.name.as_str();
        let text = [message, &file, name].map(|text| self.string(text));
        let (line, one) = (self.i32(line as i32), self.i64(1));
        let fail = self.fail_function();
        InstBuilder::call(self, fail, None, &[text[0], text[1], line, text[2], one]);
        self.trap();
    }

    fn lower_failures(&mut self) {
        for Failure { block, message, span, index } in std::mem::take(&mut self.failures) {
            self.b.switch_to_block(block);
            self.b.seal_block(block);
            self.span = span;
            if let Some(index) = index {
                self.show_index(index);
            }
            self.fail(&message);
        }
    }

    /// Memory for two 64-bit values, that all messages of the function share.
    pub fn index_slot(&mut self) -> StackSlot {
        if let Some(known) = self.index_slot {
            return known;
        }
        let ty = struct_of(self.b.module(), &[I64, I64]);
        *self.index_slot.insert(self.b.create_slot(ty))
    }

    fn fail_function(&mut self) -> FuncId {
        if let Some(known) = self.shared.fail {
            return known;
        }
        let signature = Signature::new(&[PTR, PTR, I32, PTR, I64], None);
        let known = declare_external(self.b.module(), FAIL, signature);
        *self.shared.fail.insert(known)
    }

    /// The generic address of a string.
    pub fn string(&mut self, text: &str) -> Value {
        let global = statics::string(self.shared, self.b.module(), text);
        let address = self.global_addr(global, Space::Global);
        self.addrcast(Space::Generic, address)
    }
}

/// Declares a function of the machine in which threads do not meet.
pub(super) fn declare_external(module: &mut Module, name: &str, signature: Signature) -> FuncId {
    let mut func = IrFunction::new(name, FunctionKind::Device, Linkage::External, signature);
    func.attrs.nonconvergent = true;
    module.add_func(func).expect("the symbol is kept free")
}

/// The data type of a struct of these values.
pub(super) fn struct_of(module: &mut Module, types: &[Type]) -> DataType {
    let fields: Box<[DataType]> = types.iter().map(|&ty| module.types.value(ty)).collect();
    module.types.intern(DataKind::Struct(fields)).expect("a few values are small")
}
