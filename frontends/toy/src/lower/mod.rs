//! From checked programs to modules of the IR, with the public builder only.
//!
//! How the parts of a program become IR:
//!
//! - Scalars, vectors and pointers are values; a slice is two, a pointer and an `i32` length. A
//!   variable of such a type is an SSA variable unless something takes its address.
//! - Structs and arrays live in memory: variables and intermediate values of these types are stack
//!   slots, which the optimiser takes apart. They are passed `byval` and returned by `sret`.
//! - `bool` is `i1` as a value and a byte, 0 or 1, in memory.
//! - Code that control never reaches is not lowered: an expression gives `None` if control does
//!   not come out of it, and everything stops there.
//! - A failed check calls `__assertfail` with the place in the source and traps. The blocks that do
//!   so stand at the end of the function.
//!
//! Every instruction has the location of the expression that it comes from.

mod aggregate;
mod arithmetic;
mod builtin;
mod call;
mod control;
mod convert;
mod debug;
mod expr;
mod function;
mod place;
mod print;
mod statics;
mod types;

use crate::diagnostic::Diagnostic;
use crate::hir::{Function, FunctionId, Program, StaticId, Ty};
use crate::source::Span;
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use irc_ir::entity::{DebugType, File, FuncId, GlobalId, Inst};
use irc_ir::function::{Function as IrFunction, FunctionAttrs, FunctionKind, Inlining};
use irc_ir::module::Module;
use irc_ir::signature::{Aggregate, Linkage, Param, Signature};
use irc_ir::types::{I32, Space, Type};
use std::collections::HashMap;
use std::ops::Range;

use types::{Class, SliceLayout};

/// How a program is lowered.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// Whether indices and divisors are checked.
    pub checks: bool,
    /// Whether the module says for a debugger what variables and types are.
    pub debug: bool,
}

impl Options {
    /// Sets [`Self::checks`].
    pub const fn with_checks(self, checks: bool) -> Self {
        Options { checks, ..self }
    }

    /// Sets [`Self::debug`].
    pub const fn with_debug(self, debug: bool) -> Self {
        Options { debug, ..self }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options { checks: true, debug: false }
    }
}

/// What a program has become.
#[derive(Clone, Debug)]
pub struct Lowered {
    /// The module; the verifier accepts it.
    pub module: Module,
    /// What the kernels take, in the order of their source.
    pub kernels: Vec<KernelInterface>,
    /// The function of the module that each function has become.
    pub(crate) functions: PrimaryMap<FunctionId, FuncId>,
    /// Where the instructions of each function come from.
    pub(crate) spans: SecondaryMap<FuncId, Vec<Option<Span>>>,
}

/// What a kernel takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KernelInterface {
    /// Its name, which is its symbol.
    pub name: String,
    /// The parameters of the source.
    pub params: Vec<ParamInterface>,
}

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParamInterface {
    /// Its name.
    pub name: String,
    /// Its type as the language writes it.
    pub ty: String,
    /// The parameters of the IR that it has become: two for a slice (the pointer, and the length as
    /// an `i32`), none for a type without bytes, else one.
    pub ir: Range<usize>,
    /// The bytes of an element, if it is a slice.
    pub element_bytes: Option<u64>,
}

impl Lowered {
    /// Where an instruction comes from.
    pub(crate) fn span(&self, func: FuncId, inst: Inst) -> Option<Span> {
        self.spans[func].get(inst.index()).copied().flatten()
    }
}

/// Lowers a program. What can be wrong with a checked one is PTX text, and types too large for the
/// device.
pub fn lower(program: &Program, options: &Options) -> Result<Lowered, Vec<Diagnostic>> {
    let mut module = Module::new();
    let mut shared = Shared::new(program, *options, &mut module);
    statics::declare(&mut shared, &mut module);
    if options.debug {
        shared.debug_statics(&mut module);
    }
    let mut kernels = Vec::new();
    for (id, function) in &program.functions {
        let kernel = shared.declare(&mut module, id, function);
        kernels.extend(kernel);
    }
    for (id, function) in &program.functions {
        function::lower(&mut shared, &mut module, id, function);
    }
    if !shared.errors.is_empty() {
        return Err(shared.errors);
    }
    debug_assert_eq!(irc_ir::verify::verify_module(&module), Ok(()), "{module}");
    let Shared { functions, spans, .. } = shared;
    Ok(Lowered { module, kernels, functions, spans })
}

/// What the lowering of all functions shares, besides the module.
struct Shared<'p> {
    program: &'p Program,
    options: Options,
    functions: PrimaryMap<FunctionId, FuncId>,
    statics: PrimaryMap<StaticId, GlobalId>,
    /// Strings and tables that are in the module, by their bytes.
    strings: HashMap<Vec<u8>, GlobalId>,
    /// The files of the module, and where their lines begin.
    files: Vec<(File, Vec<u32>)>,
    /// The external functions that are declared.
    print: Option<FuncId>,
    fail: Option<FuncId>,
    /// Numbers for symbols that the program does not name.
    next_symbol: u32,
    spans: SecondaryMap<FuncId, Vec<Option<Span>>>,
    /// The types that a debugger is told of.
    debug_types: HashMap<Ty, DebugType>,
    errors: Vec<Diagnostic>,
}

impl<'p> Shared<'p> {
    fn new(program: &'p Program, options: Options, module: &mut Module) -> Shared<'p> {
        let files = program.files.values().map(|file| {
            let starts = file.text.bytes().enumerate().filter(|&(_, byte)| byte == b'\n');
            let starts = std::iter::once(0).chain(starts.map(|(at, _)| at as u32 + 1)).collect();
            (module.files.push(file.name.clone()), starts)
        });
        Shared {
            program,
            options,
            files: files.collect(),
            functions: PrimaryMap::new(),
            statics: PrimaryMap::new(),
            strings: HashMap::new(),
            print: None,
            fail: None,
            next_symbol: 0,
            spans: SecondaryMap::new(),
            debug_types: HashMap::new(),
            errors: Vec::new(),
        }
    }

    /// The file of the module, line and column at which a span begins.
    fn place(&self, span: Span) -> (File, u32, u32) {
        let (file, starts) = &self.files[span.file.index()];
        let line = starts.partition_point(|&start| start <= span.start);
        let text = &self.program.files[span.file].text;
        let before = starts.get(line.wrapping_sub(1)).map_or(0, |&start| start as usize);
        let at = (span.start as usize).min(text.len());
        let column = text.get(before..at).map_or(0, |before| before.chars().count());
        (*file, line as u32, column as u32 + 1)
    }

    /// A symbol that no program can write.
    fn fresh_symbol(&mut self, what: &str) -> String {
        self.next_symbol += 1;
        format!("{what}${}", self.next_symbol)
    }

    /// Declares a function, and says what it takes if it is a kernel.
    fn declare(
        &mut self,
        module: &mut Module,
        id: FunctionId,
        function: &Function,
    ) -> Option<KernelInterface> {
        let kernel = function.kernel.is_some();
        let mut signature = Signature::default();
        if let Some(aggregate) = types::result_in_memory(self, module, function) {
            let (Aggregate::Sret { ty, .. } | Aggregate::ByVal { ty, .. }) = aggregate;
            self.check_by_value(module.types.layout(ty).size, "result", function.span);
            signature.params.push(Param::aggregate(Type::Ptr(Space::Local), aggregate));
        } else if let Class::One(ty) = self.class(module, &function.result, function.span) {
            signature.results.push(Param::new(ty));
        }
        let mut params = Vec::new();
        for &local in &function.params {
            let local = &function.locals[local];
            let first = signature.params.len();
            self.declare_param(module, &mut signature, &local.ty, kernel, local.span);
            let element_bytes = match &local.ty {
                Ty::Slice(pointer) => {
                    let element = self.data_type(module, &pointer.to, local.span);
                    Some(module.types.layout(element).size)
                }
                _ => None,
            };
            params.push(ParamInterface {
                element_bytes,
                name: local.name.clone(),
                ty: types::text(self.program, &local.ty),
                ir: first..signature.params.len(),
            });
        }
        let (kind, linkage) = match kernel {
            true => (FunctionKind::Kernel, Linkage::Visible),
            false => (FunctionKind::Device, Linkage::Internal),
        };
        let symbol = self.symbol(module, &function.symbol);
        let mut ir = IrFunction::new(&symbol, kind, linkage, signature);
        ir.attrs = attributes(function);
        let func = module.add_func(ir).expect("the symbol was found to be free");
        let known = self.functions.push(func);
        debug_assert_eq!(known, id);
        kernel.then_some(KernelInterface { name: symbol, params })
    }

    /// Refuses what functions cannot pass by value.
    fn check_by_value(&mut self, size: u64, what: &str, span: Span) {
        if size > MOST_BY_VALUE {
            let message = format!("this {what} takes {size} bytes");
            let error = Diagnostic::error("T0805", message, span);
            let error = error.at(format!("at most {MOST_BY_VALUE} can be passed by value"));
            self.errors.push(error.help("pass a pointer or a slice"));
        }
    }

    /// A symbol if it is free, else one like it. Names of functions that the machine provides are
    /// never free.
    fn symbol(&mut self, module: &Module, wanted: &str) -> String {
        let reserved = [print::PRINT, function::FAIL].contains(&wanted);
        match reserved || module.symbol(wanted).is_some() {
            true => self.fresh_symbol(wanted),
            false => wanted.to_owned(),
        }
    }

    fn declare_param(
        &mut self,
        module: &mut Module,
        signature: &mut Signature,
        ty: &Ty,
        kernel: bool,
        span: Span,
    ) {
        let align = |shared: &mut Shared<'_>, module: &mut Module, to: &Ty| {
            let to = shared.data_type(module, to, span);
            Some(module.types.layout(to).align).filter(|&align| kernel && align > 1)
        };
        match self.class(module, ty, span) {
            Class::Unit => {}
            Class::One(ir) => {
                let mut param = Param::new(ir);
                if let Ty::Pointer(pointer) = ty {
                    param.attrs.align = align(self, module, &pointer.to);
                }
                signature.params.push(param);
            }
            Class::Slice(space) => {
                let mut param = Param::new(Type::Ptr(space));
                if let Ty::Slice(pointer) = ty {
                    param.attrs.align = align(self, module, &pointer.to);
                }
                signature.params.extend([param, Param::new(I32)]);
            }
            Class::Memory(data) => {
                let layout = module.types.layout(data);
                if layout.size > 0 {
                    if !kernel {
                        self.check_by_value(layout.size, "parameter", span);
                    }
                    let space = if kernel { Space::Param } else { Space::Local };
                    let mut param = Param::new(Type::Ptr(space));
                    param.attrs.aggregate =
                        Some(Aggregate::ByVal { ty: data, align: layout.align });
                    signature.params.push(param);
                }
            }
        }
    }
}

/// The attributes of a function of the module.
fn attributes(function: &Function) -> FunctionAttrs {
    let mut attrs = FunctionAttrs::default();
    let Some(kernel) = &function.kernel else {
        attrs.noreturn = function.result == Ty::Never;
        if function.inline {
            attrs.inlining = Inlining::Always;
        }
        return attrs;
    };
    let bounded = kernel.block.is_some() || kernel.max_block.is_some();
    attrs.reqntid = kernel.block;
    attrs.maxntid = kernel.max_block.filter(|_| kernel.block.is_none());
    // Without a bound on the threads of a CTA it would mean nothing.
    attrs.minnctapersm = kernel.min_blocks.filter(|_| bounded);
    attrs.maxnreg = kernel.max_registers;
    attrs.cluster = kernel.cluster;
    attrs
}

/// Bytes that a parameter or result of a function can have.
const MOST_BY_VALUE: u64 = 32764;

/// The layout of a slice in memory: its pointer, then its length.
const SLICE: SliceLayout = SliceLayout { length: 8, size: 16, align: 8 };

#[cfg(test)]
mod tests;
