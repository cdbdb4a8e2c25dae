//! What C gives a program beside its operations: variable arguments, and the functions that the
//! machine provides (PTX Writer's Guide, "System calls").

use super::format::{PrintArg, fit_format};
use super::{FunctionBuilder, InstBuilder, Misuse};
use crate::data::DataKind;
use crate::entity::{DataType, FuncId, StackSlot, Value, Variable};
use crate::function::{Function, FunctionKind};
use crate::module::{Global, GlobalAttrs, Init, Symbol};
use crate::op::MemFlags;
use crate::signature::{Aggregate, Linkage, Param, Signature};
use crate::types::{F64, I8, I32, I64, PTR, Scalar, Space, Type};
use crate::variable_args::VariableArg;

/// An argument of a variadic call.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CallArg {
    /// A value.
    Value(Value),
    /// A copy of the aggregate that the pointer points to.
    ByValue(Value, DataType),
}

/// A function that the machine provides.
struct SystemFunction {
    name: &'static str,
    params: &'static [Type],
    result: Option<Type>,
}

static VPRINTF: SystemFunction =
    SystemFunction { name: "vprintf", params: &[PTR, PTR], result: Some(I32) };
static MALLOC: SystemFunction =
    SystemFunction { name: "malloc", params: &[I64], result: Some(PTR) };
static FREE: SystemFunction = SystemFunction { name: "free", params: &[PTR], result: None };
static ASSERTFAIL: SystemFunction =
    SystemFunction { name: "__assertfail", params: &[PTR, PTR, I32, PTR, I64], result: None };

/// Whether the machine provides a function of this name: a module that declares it needs no other
/// that has it.
///
/// ```
/// use irc_ir::builder::is_system_function;
///
/// assert!(is_system_function("vprintf") && !is_system_function("printf"));
/// ```
pub fn is_system_function(name: &str) -> bool {
    [&VPRINTF, &MALLOC, &FREE, &ASSERTFAIL].iter().any(|known| known.name == name)
}

/// Puts values of 4 and 8 bytes into a slot that has room for them, as `vprintf` takes them: each
/// aligned to its size. The result is their generic address.
pub fn store_print_args(b: &mut impl InstBuilder, slot: StackSlot, values: &[Value]) -> Value {
    let buffer = b.slot_addr(slot);
    let mut offset = 0u32;
    for &value in values {
        let size = b.value_type(value).bytes();
        offset = offset.next_multiple_of(size);
        let at = if offset == 0 { buffer } else { b.ptr_offset(buffer, offset.into()) };
        b.store(MemFlags::aligned(size), value, at);
        offset += size;
    }
    b.addrcast(Space::Generic, buffer)
}

impl FunctionBuilder<'_> {
    // ---- variable arguments ----

    /// Calls a variadic function, perhaps with aggregates by value among the variable arguments;
    /// the result, if it has one.
    #[track_caller]
    pub fn call_variadic(&mut self, callee: FuncId, args: &[CallArg]) -> Option<Value> {
        let values: Vec<Value> = args
            .iter()
            .map(|&arg| match arg {
                CallArg::Value(value) | CallArg::ByValue(value, _) => value,
            })
            .collect();
        let signature = self.module().get_func(callee).map(|func| func.signature.clone());
        let by_value = args.iter().any(|arg| matches!(arg, CallArg::ByValue(..)));
        let Some(mut signature) = signature.filter(|_| by_value) else {
            return self.call(callee, &values);
        };
        for arg in args.iter().skip(signature.params.len()) {
            signature.params.push(match *arg {
                CallArg::Value(value) => Param::new(self.ty(value)),
                CallArg::ByValue(value, ty) => {
                    if !self.module().types.contains(ty) {
                        self.misuse(Misuse::UnknownType { ty });
                        return self.call(callee, &values);
                    }
                    let align = self.module().types.layout(ty).align;
                    Param::aggregate(self.ty(value), Aggregate::ByVal { ty, align })
                }
            });
        }
        let sig = self.import_signature(signature);
        let address = self.func_addr(callee);
        self.call_indirect(sig, address, &values)
    }

    /// A list of the variable arguments of this call of the function, at the first of them.
    ///
    /// ```
    /// use irc_ir::builder::{CallArg, FunctionBuilder, InstBuilder};
    /// use irc_ir::function::{Function, FunctionKind};
    /// use irc_ir::module::Module;
    /// use irc_ir::signature::{Linkage, Signature};
    /// use irc_ir::types::{F64, I32};
    ///
    /// // double f(int n, ...) { va_list a; va_start(a, n); int i = va_arg(a, int); .. }
    /// let mut module = Module::new();
    /// let signature = Signature::new(&[I32], Some(F64)).with_variable_arguments();
    /// let f = Function::new("f", FunctionKind::Device, Linkage::Visible, signature);
    /// let f = module.add_func(f)?;
    /// let mut b = FunctionBuilder::new(&mut module, f);
    /// let entry = b.create_block();
    /// b.switch_to_block(entry);
    /// b.append_block_params_for_signature(entry);
    /// let list = b.va_list();
    /// let i = b.va_arg(list, I32);
    /// let x = b.va_arg(list, F64);
    /// let y = b.stof(F64, i);
    /// let sum = b.fadd(x, y);
    /// b.ret(Some(sum));
    /// b.finish()?;
    /// irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn va_list(&mut self) -> Variable {
        let list = self.declare_var(Type::Ptr(Space::Local));
        let first = self.va_start();
        self.def_var(list, first);
        list
    }

    /// The next of the variable arguments, which has this type; the list goes on behind it. A copy
    /// of the list is another variable with its value.
    #[track_caller]
    pub fn va_arg(&mut self, list: Variable, ty: Type) -> Value {
        let (size, align) = VariableArg::Value(ty).layout(&self.module().types);
        let at = self.next_argument(list, size, align);
        self.load(ty, MemFlags::aligned(align), at)
    }

    /// The address of the next of the variable arguments, an aggregate by value.
    #[track_caller]
    pub fn va_arg_aggregate(&mut self, list: Variable, ty: DataType) -> Value {
        if !self.module().types.contains(ty) {
            self.misuse(Misuse::UnknownType { ty });
            return self.use_var(list);
        }
        let (size, align) = VariableArg::Aggregate(ty).layout(&self.module().types);
        self.next_argument(list, size, align)
    }

    #[track_caller]
    fn next_argument(&mut self, list: Variable, size: u64, align: u32) -> Value {
        let mut at = self.use_var(list);
        if align > 1 {
            let above = self.ptr_offset(at, i64::from(align) - 1);
            let above = self.ptrtoint(above);
            let mask = self.i64(-i64::from(align));
            let aligned = self.and(above, mask);
            at = self.inttoptr(Space::Local, aligned);
        }
        let next = self.ptr_offset(at, size as i64);
        self.def_var(list, next);
        at
    }

    // ---- functions of the machine ----

    /// The declaration of a function of the machine.
    #[track_caller]
    fn system_function(&mut self, system: &'static SystemFunction) -> Option<FuncId> {
        self.declare_system(system.name, Signature::new(system.params, system.result))
    }

    /// The declaration of a function of this name that is not of the module.
    #[track_caller]
    pub(super) fn declare_system(
        &mut self,
        name: &'static str,
        signature: Signature,
    ) -> Option<FuncId> {
        match self.module().symbol(name) {
            Some(Symbol::Func(id)) if self.module().func(id).signature == signature => Some(id),
            Some(_) => {
                self.misuse(Misuse::SystemFunction { name });
                None
            }
            None => {
                let (kind, linkage) = (FunctionKind::Device, Linkage::External);
                let mut func = Function::new(name, kind, linkage, signature);
                func.attrs.nonconvergent = true;
                self.module().add_func(func).ok()
            }
        }
    }

    #[track_caller]
    fn system_call(&mut self, system: &'static SystemFunction, args: &[Value]) -> Option<Value> {
        match self.system_function(system) {
            Some(callee) => self.call(callee, args),
            None => system.result.map(|ty| self.poison(ty)),
        }
    }

    /// The generic address of a text that ends with a zero, in global memory of the module. Equal
    /// texts are one.
    #[track_caller]
    pub fn string(&mut self, text: &str) -> Value {
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(0);
        let (count, hash) = (bytes.len() as u64, hash(&bytes));
        let module = self.module();
        let byte = module.types.value(I8);
        let ty = module.types.intern(DataKind::Array(byte, count)).expect("it was in memory");
        let init = Some(Init::Bytes(bytes));
        let mut name = format!("str${hash:016x}");
        let global = loop {
            match module.symbol(&name) {
                Some(Symbol::Global(id)) if module.global(id).init == init => break id,
                // Another text, or a symbol of the program.
                Some(_) => name.push('$'),
                None => {
                    let (linkage, space) = (Linkage::Internal, Space::Global);
                    let (align, dynamic, attrs) = (1, false, GlobalAttrs::default());
                    let global = Global { name, linkage, space, ty, align, init, dynamic, attrs };
                    break module.add_global(global).expect("the name is free");
                }
            }
        };
        let address = self.global_addr(global);
        self.addrcast(Space::Generic, address)
    }

    /// Prints, as C's `printf` does; the result is the number of arguments, as CUDA has it.
    ///
    /// Arguments are integers of at most 64 bits, floats and pointers, of the kinds that the format
    /// asks for. Their sizes go into the format: `%d` of an `i64` is `%lld`. Integers below 32 bits
    /// are widened as the conversion says, floats to `f64`.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::function::Function;
    /// use irc_ir::module::Module;
    ///
    /// let mut module = Module::new();
    /// let kernel = module.add_func(Function::kernel("k", &[]))?;
    /// let mut b = FunctionBuilder::new(&mut module, kernel);
    /// let entry = b.create_block();
    /// b.switch_to_block(entry);
    /// let (i, x) = (b.thread_index_x(), b.f32(1.5));
    /// b.printf("thread %d: %g\n", &[i, x]);
    /// let positive = b.bool(true);
    /// b.assert(positive, "i >= 0");
    /// b.ret(None);
    /// b.finish()?;
    /// irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn printf(&mut self, format: &str, args: &[Value]) -> Value {
        let wide: Vec<bool> = args.iter().map(|&arg| self.ty(arg).bits() > 32).collect();
        let (format, wanted) = fit_format(format, &wide);
        if wanted.len() != args.len() {
            let (wanted, found) = (wanted.len(), args.len());
            self.misuse(Misuse::PrintCount { wanted, found });
            return self.poison(I32);
        }
        let mut values = Vec::with_capacity(args.len());
        for (index, (&arg, &wanted)) in args.iter().zip(&wanted).enumerate() {
            let Some(value) = self.promote(arg, wanted) else {
                let (ty, conversion) = (self.ty(arg), wanted.conversion());
                self.misuse(Misuse::PrintArgument { index, ty, conversion });
                return self.poison(I32);
            };
            values.push(value);
        }
        let format = self.string(&format);
        let list = match values.is_empty() {
            true => self.constant(PTR, 0),
            false => {
                let types: Vec<Type> = values.iter().map(|&value| self.ty(value)).collect();
                let module = self.module();
                let fields = types.into_iter().map(|ty| module.types.value(ty)).collect();
                let ty = module.types.intern(DataKind::Struct(fields));
                let slot = self.create_slot(ty.expect("a few values are small"));
                store_print_args(self, slot, &values)
            }
        };
        self.system_call(&VPRINTF, &[format, list]).unwrap_or_else(|| self.poison(I32))
    }

    /// The value as C passes it to a function that takes anything, if the conversion prints it.
    #[track_caller]
    fn promote(&mut self, value: Value, wanted: PrintArg) -> Option<Value> {
        let signed = wanted.is_signed();
        match self.ty(value) {
            PTR if wanted.is_pointer() => Some(value),
            Type::Ptr(_) if wanted.is_pointer() => Some(self.addrcast(Space::Generic, value)),
            I64 if wanted.is_integer() => Some(value),
            I32 if wanted.is_integer() => Some(value),
            Type::Scalar(Scalar::I8 | Scalar::I16) if signed => Some(self.sext(I32, value)),
            Type::Scalar(Scalar::I1 | Scalar::I8 | Scalar::I16) if wanted.is_integer() => {
                Some(self.zext(I32, value))
            }
            F64 if wanted.is_float() => Some(value),
            ty if ty.is_float() && wanted.is_float() => Some(self.fcvt(F64, value)),
            _ => None,
        }
    }

    /// Allocates bytes (an `i64`) of the heap of the device; null if there is no room.
    #[track_caller]
    pub fn malloc(&mut self, size: Value) -> Value {
        self.system_call(&MALLOC, &[size]).unwrap_or_else(|| self.poison(PTR))
    }

    /// Frees memory that [`Self::malloc`] gave, by its generic address.
    #[track_caller]
    pub fn free(&mut self, pointer: Value) {
        self.system_call(&FREE, &[pointer]);
    }

    /// Ends the program with a message unless the condition (an `i1`) is true. The message names
    /// the file and line of the instruction and the function. What follows goes into a new block.
    #[track_caller]
    pub fn assert(&mut self, condition: Value, message: &str) {
        let [fail, behind] = [(); 2].map(|()| self.create_block());
        self.condbr(condition, (behind, &[]), (fail, &[]));
        self.seal_block(fail);
        self.seal_block(behind);
        self.switch_to_block(fail);
        self.fail_assertion(message);
        self.switch_to_block(behind);
    }

    /// Ends the program with a message that names the file and line of the instruction and the
    /// function; it ends the block.
    #[track_caller]
    pub fn fail_assertion(&mut self, message: &str) {
        let name = self.func().name.clone();
        let place = self.current_place();
        let (file, line) = place.unwrap_or_else(|| ("unknown".to_owned(), 0));
        let text = [message, &file, &name].map(|text| self.string(text));
        let (line, one) = (self.i32(line as i32), self.i64(1));
        self.system_call(&ASSERTFAIL, &[text[0], text[1], line, text[2], one]);
        self.trap();
    }
}

/// FNV-1a.
fn hash(bytes: &[u8]) -> u64 {
    let mix = |hash: u64, &byte: &u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix)
}
