//! Modules and functions that are built.

use crate::text::{Settings, outcome};
use irc::ir::builder::{FunctionBuilder, InstBuilder, Number};
use irc::ir::data::DataKind;
use irc::ir::entity::{Block, File, FuncId, GlobalId, Value, Variable};
use irc::ir::function::{Function, FunctionKind};
use irc::ir::module::{Global, GlobalAttrs, Init, Module as Ir};
use irc::ir::signature::{Linkage, Signature};
use irc::ir::text::parse_type;
use irc::ir::types::{Space, Type};
use irc_bindings::{Build, Found, SharedModule, Source, compile_module, lock, opcode};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::{Arc, Mutex};

fn wrong(message: impl ToString) -> PyErr {
    PyValueError::new_err(message.to_string())
}

/// The type of a text such as `f32` or `ptr.global`.
fn type_of(text: &str) -> PyResult<Type> {
    parse_type(text).map_err(|_| wrong(format!("`{text}` is no type")))
}

fn types_of(texts: &[String]) -> PyResult<Vec<Type>> {
    texts.iter().map(|text| type_of(text)).collect()
}

/// A module. Functions, files and globals are numbers.
#[pyclass(frozen)]
pub struct Module(SharedModule);

#[pymethods]
impl Module {
    #[new]
    fn new() -> Module {
        Module(Arc::new(Mutex::new(Ir::new())))
    }

    /// Declares a function: a kernel, or one that this module calls.
    fn function(
        &self,
        name: &str,
        is_kernel: bool,
        params: Vec<String>,
        results: Vec<String>,
    ) -> PyResult<u32> {
        let (kind, linkage) = match is_kernel {
            true => (FunctionKind::Kernel, Linkage::Visible),
            false => (FunctionKind::Device, Linkage::Internal),
        };
        let signature =
            Signature::new(&types_of(&params)?, None).with_results(&types_of(&results)?);
        let function = Function::new(name, kind, linkage, signature);
        lock(&self.0).add_func(function).map(|id| id.as_u32()).map_err(wrong)
    }

    /// Adds a source file.
    fn file(&self, path: &str) -> u32 {
        lock(&self.0).files.push(path.to_owned()).as_u32()
    }

    /// Adds an array; shared memory of no elements is that of the launch.
    fn array(&self, name: &str, space: &str, elem: &str, count: u64) -> PyResult<u32> {
        let ty = type_of(elem)?;
        let space = Space::from_name(space).ok_or_else(|| wrong("no such state space"))?;
        let mut module = lock(&self.0);
        let scalar = module.types.value(ty);
        let array = module.types.intern(DataKind::Array(scalar, count)).map_err(wrong)?;
        let (is_shared, dynamic) = (space == Space::Shared, space == Space::Shared && count == 0);
        let linkage = match (is_shared, dynamic) {
            (_, true) => Linkage::External,
            (true, false) => Linkage::Internal,
            (false, false) => Linkage::Visible,
        };
        let global = Global {
            name: name.to_owned(),
            linkage,
            space,
            ty: array,
            align: ty.align().max(16),
            init: (!is_shared).then_some(Init::Zero),
            dynamic,
            attrs: GlobalAttrs::default(),
        };
        module.add_global(global).map(|id| id.as_u32()).map_err(wrong)
    }

    /// The IR text.
    fn text(&self) -> String {
        lock(&self.0).to_string()
    }

    /// Compiles the module; see [`outcome`].
    fn compile<'py>(&self, py: Python<'py>, settings: &Settings) -> PyResult<Bound<'py, PyDict>> {
        let copy = lock(&self.0).clone();
        let source = Source::built(copy);
        let done = py.detach(|| compile_module(&source, &settings.0, Found::default()));
        outcome(py, &done)
    }
}

/// The body of a function that is built. Values, blocks and variables are numbers.
#[pyclass(frozen)]
pub struct Builder(Mutex<Build>);

/// The values of numbers that Python gives.
fn values(numbers: &[u32]) -> PyResult<Vec<Value>> {
    numbers.iter().map(|&number| value(number)).collect()
}

/// The most values, blocks and variables of a function.
const MOST: u32 = (1 << 26) - 1;

fn value(number: u32) -> PyResult<Value> {
    checked(number).map(Value::from_u32)
}

fn block(number: u32) -> PyResult<Block> {
    checked(number).map(Block::from_u32)
}

fn variable(number: u32) -> PyResult<Variable> {
    checked(number).map(Variable::from_u32)
}

fn checked(number: u32) -> PyResult<u32> {
    if number < MOST { Ok(number) } else { Err(wrong("there is no such thing")) }
}

impl Builder {
    /// Does something; the first mistake is an exception, and so is what follows it.
    fn act<T>(&self, act: impl FnOnce(&mut FunctionBuilder<'_>) -> T) -> PyResult<T> {
        let mut build = lock(&self.0);
        let result = build.with(act);
        told(&build)?;
        result.ok_or_else(|| PyRuntimeError::new_err("the function is already finished"))
    }
}

fn told(build: &Build) -> PyResult<()> {
    build.mistake().map_or(Ok(()), |mistake| Err(wrong(mistake)))
}

#[pymethods]
impl Builder {
    #[new]
    fn new(module: &Module, function: u32) -> PyResult<Builder> {
        let build = Build::new(module.0.clone(), FuncId::from_u32(function));
        told(&build)?;
        Ok(Builder(Mutex::new(build)))
    }

    /// Makes the entry; the parameters.
    fn begin(&self) -> PyResult<Vec<u32>> {
        self.act(|b| b.begin().into_iter().map(Value::as_u32).collect())
    }

    /// Ends the function.
    fn finish(&self) -> PyResult<()> {
        lock(&self.0).finish().map_err(wrong)
    }

    /// An operation by its name; its results.
    #[pyo3(signature = (name, args, words = "", ty = None))]
    fn op(&self, name: &str, args: Vec<u32>, words: &str, ty: Option<&str>) -> PyResult<Vec<u32>> {
        let (args, ty) = (values(&args)?, ty.map(type_of).transpose()?);
        let mut build = lock(&self.0);
        let opcode = opcode(name).map_err(|unknown| wrong(build.fail(unknown)))?;
        let results = build.operation(opcode, words, ty, &args);
        told(&build)?;
        Ok(results.into_iter().map(Value::as_u32).collect())
    }

    /// An instruction by its text; its results.
    fn inst(&self, text: &str, args: Vec<u32>) -> PyResult<Vec<u32>> {
        let args = values(&args)?;
        let mut build = lock(&self.0);
        let results = build.text(text, &args);
        told(&build)?;
        Ok(results.into_iter().map(Value::as_u32).collect())
    }

    /// An integer as a constant.
    fn int(&self, ty: &str, number: i128) -> PyResult<u32> {
        self.constant(ty, Number::Int(number))
    }

    /// A float as a constant.
    fn float(&self, ty: &str, number: f64) -> PyResult<u32> {
        self.constant(ty, Number::Float(number))
    }

    /// The type of a value.
    fn type_of(&self, of: u32) -> PyResult<String> {
        let of = value(of)?;
        self.act(|b| b.ty(of).to_string())
    }

    /// Names a value.
    fn name(&self, of: u32, name: &str) -> PyResult<()> {
        let of = value(of)?;
        self.act(|b| {
            let _ = b.ty(of);
            if b.error().is_none() {
                b.func().set_value_name(of, name);
            }
        })
    }

    fn ptradd(&self, base: u32, index: u32, scale: u32) -> PyResult<u32> {
        let (base, index) = (value(base)?, value(index)?);
        self.act(|b| b.ptradd(base, index, scale, 0).as_u32())
    }

    fn global_addr(&self, global: u32) -> PyResult<u32> {
        self.act(|b| b.global_addr(GlobalId::from_u32(global)).as_u32())
    }

    fn block(&self) -> PyResult<u32> {
        self.act(|b| b.create_block().as_u32())
    }

    fn enter(&self, to: u32) -> PyResult<()> {
        let to = block(to)?;
        self.act(|b| b.switch_to_block(to))
    }

    fn seal(&self, of: u32) -> PyResult<()> {
        let of = block(of)?;
        self.act(|b| b.seal_block(of))
    }

    /// Whether the current block has its terminator.
    fn is_filled(&self) -> PyResult<bool> {
        self.act(|b| b.is_filled())
    }

    fn br(&self, to: u32) -> PyResult<()> {
        let to = block(to)?;
        self.act(|b| b.br(to, &[])).map(|_| ())
    }

    fn condbr(&self, condition: u32, then: u32, other: u32) -> PyResult<()> {
        let (condition, then, other) = (value(condition)?, block(then)?, block(other)?);
        self.act(|b| b.condbr(condition, (then, &[]), (other, &[]))).map(|_| ())
    }

    fn ret(&self, results: Vec<u32>) -> PyResult<()> {
        let results = values(&results)?;
        self.act(|b| b.ret_values(&results)).map(|_| ())
    }

    fn call(&self, function: u32, args: Vec<u32>) -> PyResult<Vec<u32>> {
        let args = values(&args)?;
        self.act(|b| {
            let results = b.call_results(FuncId::from_u32(function), &args);
            results.into_iter().map(Value::as_u32).collect()
        })
    }

    fn variable(&self, ty: &str, name: &str) -> PyResult<u32> {
        let ty = type_of(ty)?;
        self.act(|b| {
            let variable = b.declare_var(ty);
            b.name_var(variable, name);
            variable.as_u32()
        })
    }

    fn set(&self, of: u32, to: u32) -> PyResult<()> {
        let (of, to) = (variable(of)?, value(to)?);
        self.act(|b| b.def_var(of, to))
    }

    fn get(&self, of: u32) -> PyResult<u32> {
        let of = variable(of)?;
        self.act(|b| b.use_var(of).as_u32())
    }

    /// States that a condition is true; where it is not, the kernel ends with this message.
    fn check(&self, condition: u32, message: &str) -> PyResult<()> {
        let condition = value(condition)?;
        self.act(|b| b.assert(condition, message))
    }

    /// Prints as C does: values by a format.
    fn print(&self, format: &str, args: Vec<u32>) -> PyResult<()> {
        let args = values(&args)?;
        self.act(|b| b.printf(format, &args)).map(|_| ())
    }

    fn location(&self, file: u32, line: u32, column: u32) -> PyResult<()> {
        self.act(|b| b.set_loc(File::from_u32(file), line, column, None)).map(|_| ())
    }
}

impl Builder {
    fn constant(&self, ty: &str, number: Number) -> PyResult<u32> {
        let ty = type_of(ty)?;
        let none = || wrong(format!("{number} is no value of type {ty}"));
        let bits = number.bits(ty).ok_or_else(none)?;
        self.act(|b| b.constant(ty, bits).as_u32())
    }
}
