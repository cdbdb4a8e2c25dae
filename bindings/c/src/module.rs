//! Modules, and what they have besides bodies of functions.

use crate::handles::{
    Object, irc_file, irc_function, irc_global, irc_module, irc_output, keep, number, object, part,
    release, serial,
};
use crate::options::{irc_options, settings};
use crate::output::deliver;
use crate::pointers::{optional_text, put, slice, text};
use crate::status::{Failure, Result, guard, guard_value, irc_status};
use crate::types::{irc_type, types_of};
use irc_bindings::{
    Found, Outcome, SharedModule, Source, Status, compile, compile_module, lock, read,
};
use irc_compiler::ir::entity::{File, FuncId, GlobalId};
use irc_compiler::ir::function::{Function, FunctionKind};
use irc_compiler::ir::module::{Module, Symbol};
use irc_compiler::ir::signature::{Linkage, Signature};
use std::ffi::c_char;
use std::sync::{Arc, Mutex};

/// What a function is to the outside: launched from the host.
pub const IRC_KERNEL: u32 = 0;
/// Called from the device, seen by other modules.
pub const IRC_DEVICE: u32 = 1;
/// Called from the device, by this module alone.
pub const IRC_INTERNAL_DEVICE: u32 = 2;
/// Called from the device, defined elsewhere.
pub const IRC_EXTERNAL_DEVICE: u32 = 3;

/// The module of a handle.
pub fn module_of(handle: irc_module) -> Result<SharedModule> {
    match object(handle)? {
        Object::Module(module) => Ok(module),
        _ => Err(Failure::new(irc_status::IRC_KIND, "it is no module")),
    }
}

/// The id of a function of a module.
pub fn function_id(module: u32, function: irc_function) -> Result<FuncId> {
    number(module, function).map(FuncId::from_u32)
}

/// The id of a global variable of a module.
pub fn global_id(module: u32, global: irc_global) -> Result<GlobalId> {
    number(module, global).map(GlobalId::from_u32)
}

/// The id of a source file of a module.
pub fn file_id(module: u32, file: irc_file) -> Result<File> {
    number(module, file).map(File::from_u32)
}

pub fn build(message: impl ToString) -> Failure {
    Failure::new(irc_status::IRC_BUILD, message.to_string())
}

/// Compiles a text: IR, a toy program, LLVM IR or its bitcode. The output is there unless an
/// argument is wrong; it has what was made and what was found. Null options are good.
///
/// # Safety
/// `source` points to `length` bytes, the options are null or begin with their size, and `output`
/// is null or good to be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_compile(
    source: *const c_char,
    length: usize,
    options: *const irc_options,
    output: *mut irc_output,
) -> irc_status {
    guard(|| {
        // SAFETY: as the caller says.
        unsafe { put(output, irc_output::default(), "output") }?;
        // SAFETY: as the caller says.
        let source = unsafe { slice(source.cast::<u8>(), length, "source") }?;
        // SAFETY: as the caller says.
        let settings = unsafe { settings(options) }?;
        // SAFETY: as the caller says.
        unsafe { deliver(compile(source, &settings), output) }
    })
}

/// Makes an empty module.
#[unsafe(no_mangle)]
pub extern "C" fn irc_module_new() -> irc_module {
    guard_value(|| keep(Object::Module(Arc::new(Mutex::new(Module::new())))))
}

/// Reads a text into a module, to which functions can be added. The output has what was found.
///
/// # Safety
/// As for `irc_compile`; `module` is null or good to be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_module_read(
    source: *const c_char,
    length: usize,
    options: *const irc_options,
    module: *mut irc_module,
    output: *mut irc_output,
) -> irc_status {
    guard(|| {
        // SAFETY: as the caller says.
        unsafe {
            put(output, irc_output::default(), "output")?;
            put(module, irc_module::default(), "module")?;
        }
        // SAFETY: as the caller says.
        let source = unsafe { slice(source.cast::<u8>(), length, "source") }?;
        // SAFETY: as the caller says.
        let settings = unsafe { settings(options) }?;
        let mut found = Found::default();
        let Some(mut source) = read(source, &settings, &mut found) else {
            // SAFETY: as the caller says.
            return unsafe { deliver(Outcome::failed(Status::Input, found), output) };
        };
        if settings.lines {
            source.mark_lines();
        }
        let kept = keep(Object::Module(Arc::new(Mutex::new(source.module))))?;
        // SAFETY: as the caller says.
        unsafe {
            put(module, kept, "module")?;
            deliver(Outcome { status: Status::Ok, bytes: Vec::new(), found }, output)
        }
    })
}

/// Prints a module as IR text.
///
/// # Safety
/// `output` is null or good to be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_module_print(
    module: irc_module,
    output: *mut irc_output,
) -> irc_status {
    guard(|| {
        // SAFETY: as the caller says.
        unsafe { put(output, irc_output::default(), "output") }?;
        let text = lock(&*module_of(module)?).to_string();
        let found = Found::default();
        let outcome = Outcome { status: Status::Ok, bytes: text.into_bytes(), found };
        // SAFETY: as the caller says.
        unsafe { deliver(outcome, output) }
    })
}

/// Compiles a module, which stays as it is.
///
/// # Safety
/// As for `irc_compile`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_module_compile(
    module: irc_module,
    options: *const irc_options,
    output: *mut irc_output,
) -> irc_status {
    guard(|| {
        // SAFETY: as the caller says.
        unsafe { put(output, irc_output::default(), "output") }?;
        // SAFETY: as the caller says.
        let settings = unsafe { settings(options) }?;
        let copy = lock(&*module_of(module)?).clone();
        let outcome = compile_module(&Source::built(copy), &settings, Found::default());
        // SAFETY: as the caller says.
        unsafe { deliver(outcome, output) }
    })
}

/// Gives a module back. Builders of its functions can still be used.
#[unsafe(no_mangle)]
pub extern "C" fn irc_module_free(module: irc_module) -> irc_status {
    guard(|| release(module))
}

/// Declares a function; `irc_builder_new` builds its body.
///
/// # Safety
/// `name` is a text, `params` and `results` point to as many types as is said.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_function_new(
    module: irc_module,
    name: *const c_char,
    kind: u32,
    params: *const irc_type,
    param_count: usize,
    results: *const irc_type,
    result_count: usize,
) -> irc_function {
    guard_value(|| {
        // SAFETY: as the caller says.
        let (name, params, results) = unsafe {
            (
                text(name, "name")?,
                types_of(slice(params, param_count, "params")?)?,
                types_of(slice(results, result_count, "results")?)?,
            )
        };
        let (kind, linkage) = match kind {
            IRC_KERNEL => (FunctionKind::Kernel, Linkage::Visible),
            IRC_DEVICE => (FunctionKind::Device, Linkage::Visible),
            IRC_INTERNAL_DEVICE => (FunctionKind::Device, Linkage::Internal),
            IRC_EXTERNAL_DEVICE => (FunctionKind::Device, Linkage::External),
            _ => return Err(Failure::argument(format!("{kind} is no kind of function"))),
        };
        if kind == FunctionKind::Kernel && !results.is_empty() {
            return Err(Failure::argument(format!("the kernel @{name} cannot have results")));
        }
        let signature = Signature::new(&params, None).with_results(&results);
        let function = Function::new(name, kind, linkage, signature);
        let id = lock(&*module_of(module)?).add_func(function).map_err(build)?;
        Ok(part(serial(module.id), id.as_u32()))
    })
}

/// The function of this name.
///
/// # Safety
/// `name` is a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_function_find(
    module: irc_module,
    name: *const c_char,
) -> irc_function {
    guard_value(|| {
        // SAFETY: as the caller says.
        let name = unsafe { text(name, "name") }?;
        match lock(&*module_of(module)?).symbol(name) {
            Some(Symbol::Func(id)) => Ok(part(serial(module.id), id.as_u32())),
            _ => Err(Failure::argument(format!("there is no function `@{name}`"))),
        }
    })
}

const FUNCTION_ATTRIBUTES: &str =
    "maxntid, reqntid, minnctapersm, maxnreg, noreturn, noinline, alwaysinline";

/// What is said of a parameter that there is not.
pub fn no_parameter(param: usize, count: usize) -> String {
    let parameters = if count == 1 { "parameter" } else { "parameters" };
    format!("the function has {count} {parameters}, so none with the number {param} (from 0)")
}

/// Says something of a function or of one of its parameters (from 0): `maxntid`, `reqntid`,
/// `minnctapersm`, `maxnreg`, `noreturn`, `noinline` and `alwaysinline` of the function with
/// `param` -1; `noalias`, `readonly` and `align` of a parameter. `value` is its number, such as
/// the threads of a CTA, and of no meaning for those without one.
///
/// # Safety
/// `attribute` is a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_function_attribute(
    module: irc_module,
    function: irc_function,
    param: i32,
    attribute: *const c_char,
    value: u32,
) -> irc_status {
    guard(|| {
        use irc_compiler::ir::function::Inlining;
        // SAFETY: as the caller says.
        let attribute = unsafe { text(attribute, "attribute") }?;
        let id = function_id(serial(module.id), function)?;
        let shared = module_of(module)?;
        let mut module = lock(&shared);
        let Some(func) = module.get_func_mut(id) else {
            return Err(Failure::new(irc_status::IRC_HANDLE, "the module has no such function"));
        };
        let unknown = |there_are: &str| {
            let message = format!("unknown attribute `{attribute}`; there are: {there_are}");
            Failure::argument(message)
        };
        let Ok(param) = usize::try_from(param) else {
            let attrs = &mut func.attrs;
            match attribute {
                "maxntid" => attrs.maxntid = Some([value, 1, 1]),
                "reqntid" => attrs.reqntid = Some([value, 1, 1]),
                "minnctapersm" => attrs.minnctapersm = Some(value),
                "maxnreg" => attrs.maxnreg = Some(value),
                "noreturn" => attrs.noreturn = true,
                "noinline" => attrs.inlining = Inlining::Never,
                "alwaysinline" => attrs.inlining = Inlining::Always,
                _ => return Err(unknown(FUNCTION_ATTRIBUTES)),
            }
            return Ok(());
        };
        let count = func.signature.params.len();
        let none = || Failure::argument(no_parameter(param, count));
        let attrs = &mut func.signature.params.get_mut(param).ok_or_else(none)?.attrs;
        match attribute {
            "noalias" => attrs.noalias = true,
            "readonly" => attrs.readonly = true,
            "align" if value.is_power_of_two() => attrs.align = Some(value),
            "align" => {
                let message = format!("the alignment {value} is not a power of two");
                return Err(Failure::argument(message));
            }
            _ => return Err(unknown("noalias, readonly, align")),
        }
        Ok(())
    })
}

/// Adds a source file, which locations name.
///
/// # Safety
/// `path` is a text.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_file_new(module: irc_module, path: *const c_char) -> irc_file {
    guard_value(|| {
        // SAFETY: as the caller says.
        let path = unsafe { optional_text(path, "path") }?.unwrap_or("<none>");
        let id = lock(&*module_of(module)?).files.push(path.to_owned());
        Ok(part(serial(module.id), id.as_u32()))
    })
}
