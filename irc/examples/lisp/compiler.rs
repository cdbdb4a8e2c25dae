//! Kernels of the Lisp to PTX. A kernel is compiled for the types of the arguments that it is run
//! with, so it needs no declarations.

use super::read::{Error, Form, Kind};
use irc::prelude::*;
use std::collections::HashMap;

/// What a name stands for in a kernel, and what a form computes.
#[derive(Clone, Copy)]
enum Thing {
    /// What `(set x 1)` and the like are.
    Nothing,
    /// An `int`, a `float`, or a condition.
    Value(Value),
    Variable(Variable, Type),
    /// An array and the type of its elements.
    Array(Value, Type),
}

/// `(name (params ..) body ..)`
#[derive(Clone, Debug)]
pub struct Lambda {
    pub name: String,
    pub params: Vec<String>,
    pub body: Vec<Form>,
}

/// The type of an argument.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ArgType {
    Scalar(Type),
    Array(Type),
}

/// Forms that a kernel may become, functions being put in where they are called.
const MOST_FORMS: u32 = 5_000;
/// How deeply forms may nest, those of functions that are called included.
const DEEP: u32 = 200;

struct Compiler<'a> {
    b: FunctionBuilder<'a>,
    file: File,
    functions: &'a HashMap<String, Lambda>,
    scope: Vec<(String, Thing)>,
    forms: u32,
    /// The function that is being put in, and the place of the call.
    inlined: Option<(&'a str, Loc)>,
    /// How many forms are around this one.
    depth: u32,
}

/// A module with the kernel, for arguments of these types. Places in it are lines of `file`.
pub fn compile_kernel(
    kernel: &Lambda,
    functions: &HashMap<String, Lambda>,
    args: &[ArgType],
    file: &str,
) -> Result<Module, Error> {
    let mut module = Module::new();
    let id = module.add_func(Function::kernel("kernel", &[])).expect("the first of its name");
    let mut b = FunctionBuilder::new(&mut module, id);
    let file = b.file(file);
    b.begin();
    let (scope, inlined) = (Vec::new(), None);
    let mut c = Compiler { b, file, functions, scope, forms: 0, inlined, depth: 0 };
    for (name, arg) in kernel.params.iter().zip(args) {
        let thing = match *arg {
            ArgType::Array(ty) => Thing::Array(c.b.append_func_param(PTR), ty),
            ArgType::Scalar(ty) => {
                let value = c.b.append_func_param(ty);
                c.variable(name, value)
            }
        };
        c.scope.push((name.clone(), thing));
    }
    c.body(&kernel.body)?;
    c.b.ret(None);
    c.b.finish().expect("the compiler uses the builder rightly");
    Ok(module)
}

impl<'a> Compiler<'a> {
    /// What is built from now on is of this form.
    fn locate(&mut self, form: &Form) -> Loc {
        let (line, column) = (form.place.0, form.place.1);
        match self.inlined {
            Some((name, call)) => self.b.set_inlined_loc(name, self.file, line, column, call),
            None => self.b.set_loc(self.file, line, column, None),
        }
    }

    fn variable(&mut self, name: &str, value: Value) -> Thing {
        let ty = self.b.ty(value);
        let variable = self.b.declare_var(ty);
        self.b.name_var(variable, name);
        self.b.set_var(variable, value);
        Thing::Variable(variable, ty)
    }

    /// One form after the other, in a scope of their own; what the last one computes.
    fn body(&mut self, forms: &[Form]) -> Result<Thing, Error> {
        let names = self.scope.len();
        let mut last = Thing::Nothing;
        for form in forms {
            last = self.form(form)?;
        }
        self.scope.truncate(names);
        Ok(last)
    }

    fn form(&mut self, form: &Form) -> Result<Thing, Error> {
        self.forms += 1;
        if self.forms > MOST_FORMS {
            return form.error("the kernel is too large");
        }
        if self.depth == DEEP {
            return form.error("forms nest too deeply: does a function call itself?");
        }
        self.depth += 1;
        let thing = self.thing(form);
        self.depth -= 1;
        thing
    }

    fn thing(&mut self, form: &Form) -> Result<Thing, Error> {
        match &form.kind {
            Kind::Int(int) => Ok(Thing::Value(self.b.i32(*int))),
            Kind::Float(float) => Ok(Thing::Value(self.b.f32(*float))),
            Kind::Name(name) => self.name(form, name),
            Kind::List(forms) => match forms.split_first() {
                Some((head, args)) => self.list(form, head, args),
                None => form.error("an empty list"),
            },
        }
    }

    fn name(&mut self, form: &Form, name: &str) -> Result<Thing, Error> {
        if let Some((_, thing)) = self.scope.iter().rev().find(|(known, _)| known == name) {
            return Ok(match *thing {
                Thing::Variable(variable, _) => Thing::Value(self.b.use_var(variable)),
                thing => thing,
            });
        }
        Ok(Thing::Value(match name {
            "i" => self.b.thread_index_x(),
            "thread" => self.b.sreg(SpecialReg::TidX),
            "threads" => self.b.sreg(SpecialReg::NtidX),
            "block" => self.b.sreg(SpecialReg::CtaidX),
            "blocks" => self.b.sreg(SpecialReg::NctaidX),
            _ => return form.error(format!("there is no `{name}`")),
        }))
    }

    fn value(&mut self, form: &Form) -> Result<Value, Error> {
        match self.form(form)? {
            Thing::Value(value) => Ok(value),
            Thing::Array(..) => form.error("expected a value, found an array"),
            _ => form.error("this computes nothing"),
        }
    }

    fn value_of(&mut self, ty: Type, form: &Form) -> Result<Value, Error> {
        let value = self.value(form)?;
        let found = self.b.ty(value);
        match (ty, found) {
            _ if ty == found => Ok(value),
            (F32, I32) => Ok(self.b.stof(F32, value)),
            _ => form.error(format!("expected {}, found {}", word(ty), word(found))),
        }
    }

    /// The values, which are floats if one of them is.
    fn numbers(&mut self, forms: &[Form]) -> Result<Vec<Value>, Error> {
        let values: Result<Vec<Value>, Error> = forms.iter().map(|form| self.value(form)).collect();
        let mut values = values?;
        let floats = values.iter().any(|&value| self.b.ty(value) == F32);
        for (value, form) in values.iter_mut().zip(forms) {
            match self.b.ty(*value) {
                I1 => return form.error("expected a number, found a condition"),
                I32 if floats => *value = self.b.stof(F32, *value),
                _ => {}
            }
        }
        Ok(values)
    }

    fn list(&mut self, form: &Form, head: &Form, args: &[Form]) -> Result<Thing, Error> {
        let name = head.name()?;
        let array = self.scope.iter().rev().find(|(known, _)| known == name);
        if let Some(&(_, Thing::Array(..))) = array {
            let (address, ty) = self.element(form)?;
            self.locate(form);
            return Ok(Thing::Value(self.b.load(ty, MemFlags::default(), address)));
        }
        match (name, args) {
            ("do", body) => return self.body(body),
            ("let", [name, value]) => {
                let value = self.value(value)?;
                let variable = self.variable(name.name()?, value);
                self.scope.push((name.name()?.to_owned(), variable));
            }
            ("set", [place, value]) => self.set(form, place, value)?,
            ("add", [place, value]) => {
                let (address, ty) = self.element(place)?;
                let value = self.value_of(ty, value)?;
                self.locate(form);
                let op = if ty == F32 { AtomicOp::Fadd } else { AtomicOp::Add };
                let flags = MemFlags { order: Order::Relaxed, ..MemFlags::default() };
                return Ok(Thing::Value(self.b.atomicrmw(op, flags, address, value)));
            }
            ("if", [condition, then]) => {
                let condition = self.value_of(I1, condition)?;
                let arms = self.b.begin_if(condition);
                self.body(std::slice::from_ref(then))?;
                self.b.end_if(arms);
            }
            ("if", [condition, then, other]) => return self.choose(form, condition, then, other),
            ("while", [condition, body @ ..]) => {
                let rounds = self.b.begin_loop();
                let condition = self.value_of(I1, condition)?;
                self.b.break_unless(&rounds, condition);
                self.body(body)?;
                self.b.end_loop(rounds);
            }
            ("for", [name, from, to, body @ ..]) => {
                let (from, to) = (self.value_of(I32, from)?, self.value_of(I32, to)?);
                self.count(name.name()?, from, to, body)?;
            }
            ("shared", [name, ty, Form { kind: Kind::Int(count @ 1..), .. }]) => {
                let name = name.name()?;
                let ty = match ty.name()? {
                    "int" => I32,
                    "float" => F32,
                    _ => return ty.error("expected `int` or `float`"),
                };
                let array = format!("{name}.{}", self.scope.len());
                let array = self.b.shared_array(&array, ty, *count as u64);
                self.scope.push((name.to_owned(), Thing::Array(array, ty)));
            }
            ("barrier", []) => {
                self.locate(form);
                self.b.barrier();
            }
            _ => return self.operation(form, name, args).map(Thing::Value),
        }
        Ok(Thing::Nothing)
    }

    /// The address and type of `(array index)`.
    fn element(&mut self, form: &Form) -> Result<(Value, Type), Error> {
        let [array, index] = form.list()? else { return form.error("expected `(array index)`") };
        let Thing::Array(base, ty) = self.name(array, array.name()?)? else {
            return array.error("expected an array");
        };
        let index = self.value_of(I32, index)?;
        self.locate(form);
        Ok((self.b.ptradd(base, index, 4, 0), ty))
    }

    fn set(&mut self, form: &Form, place: &Form, value: &Form) -> Result<(), Error> {
        if let Kind::Name(name) = &place.kind {
            let known = self.scope.iter().rev().find(|(known, _)| known == name);
            let Some(&(_, Thing::Variable(variable, ty))) = known else {
                return place.error(format!("there is no variable `{name}`"));
            };
            let value = self.value_of(ty, value)?;
            self.b.set_var(variable, value);
            return Ok(());
        }
        let (address, ty) = self.element(place)?;
        let value = self.value_of(ty, value)?;
        self.locate(form);
        self.b.store(MemFlags::default(), value, address);
        Ok(())
    }

    /// `(if condition then other)`, which is a value where both are of one type.
    fn choose(
        &mut self,
        form: &Form,
        condition: &Form,
        then: &Form,
        other: &Form,
    ) -> Result<Thing, Error> {
        let condition = self.value_of(I1, condition)?;
        let mut arms = self.b.begin_if(condition);
        let result = match self.body(std::slice::from_ref(then))? {
            Thing::Value(value) => self.variable("if", value),
            thing => thing,
        };
        self.b.begin_else(&mut arms);
        let found = self.body(std::slice::from_ref(other))?;
        if let (Thing::Variable(variable, ty), Thing::Value(value)) = (result, found) {
            let found = self.b.ty(value);
            if ty != found {
                let (ty, found) = (word(ty), word(found));
                return form.error(format!("one arm computes {ty}, the other {found}"));
            }
            self.b.set_var(variable, value);
        }
        self.b.end_if(arms);
        Ok(match (result, found) {
            (Thing::Variable(variable, _), Thing::Value(_)) => {
                Thing::Value(self.b.use_var(variable))
            }
            _ => Thing::Nothing,
        })
    }

    fn count(&mut self, name: &str, from: Value, to: Value, body: &[Form]) -> Result<(), Error> {
        let index = self.b.declare_var(I32);
        self.b.set_var(index, from);
        let rounds = self.b.begin_loop();
        let now = self.b.use_var(index);
        let more = self.b.icmp(IntCond::Slt, now, to);
        self.b.break_unless(&rounds, more);
        let names = self.scope.len();
        self.scope.push((name.to_owned(), Thing::Value(now)));
        self.body(body)?;
        self.scope.truncate(names);
        let next = self.b.add(now, 1);
        self.b.set_var(index, next);
        self.b.end_loop(rounds);
        Ok(())
    }

    /// An operation on values, or a function of the program.
    fn operation(&mut self, form: &Form, name: &str, args: &[Form]) -> Result<Value, Error> {
        if let Some(function) = self.functions.get(name) {
            return self.call(form, function, args);
        }
        let math = MathFn::from_word(name).filter(|function| function.operands() == args.len());
        if let Some(function) = math {
            let args: Result<Vec<Value>, Error> =
                args.iter().map(|arg| self.value_of(F32, arg)).collect();
            let args = args?;
            self.locate(form);
            return Ok(self.b.math(function, MathTier::Precise, &args));
        }
        match (name, args) {
            ("and" | "or", [first, rest @ ..]) => {
                let mut all = self.value_of(I1, first)?;
                for arg in rest {
                    let arg = self.value_of(I1, arg)?;
                    all = if name == "and" { self.b.and(all, arg) } else { self.b.or(all, arg) };
                }
                Ok(all)
            }
            ("not", [x]) => {
                let x = self.value_of(I1, x)?;
                Ok(self.b.not(x))
            }
            ("float", [x]) => self.value_of(F32, x),
            ("int", [x]) => {
                let x = self.numbers(std::slice::from_ref(x))?[0];
                Ok(if self.b.ty(x) == F32 { self.b.ftos(I32, x) } else { x })
            }
            ("sqrt", [x]) => {
                let x = self.value_of(F32, x)?;
                Ok(self.b.fsqrt(x))
            }
            (_, [_, ..]) => {
                let values = self.numbers(args)?;
                self.locate(form);
                self.arithmetic(form, name, &values)
            }
            _ => form.error(format!("there is no function `{name}` of nothing")),
        }
    }

    fn arithmetic(&mut self, form: &Form, name: &str, args: &[Value]) -> Result<Value, Error> {
        let b = &mut self.b;
        let float = b.ty(args[0]) == F32;
        let compare = |b: &mut FunctionBuilder<'_>, int, of_floats| match float {
            true => b.fcmp(of_floats, args[0], args[1]),
            false => b.icmp(int, args[0], args[1]),
        };
        let (int, of_floats) = match (name, args) {
            ("-", [x]) => return Ok(if float { b.fneg(*x) } else { b.neg(*x) }),
            ("abs", [x]) => return Ok(if float { b.fabs(*x) } else { b.abs(*x) }),
            ("<", [_, _]) => return Ok(compare(b, IntCond::Slt, FloatCond::Olt)),
            ("<=", [_, _]) => return Ok(compare(b, IntCond::Sle, FloatCond::Ole)),
            (">", [_, _]) => return Ok(compare(b, IntCond::Sgt, FloatCond::Ogt)),
            (">=", [_, _]) => return Ok(compare(b, IntCond::Sge, FloatCond::Oge)),
            ("=", [_, _]) => return Ok(compare(b, IntCond::Eq, FloatCond::Oeq)),
            ("mod", [x, y]) if !float => return Ok(b.srem(*x, *y)),
            ("+", _) => (Opcode::Add, Opcode::Fadd),
            ("-", _) => (Opcode::Sub, Opcode::Fsub),
            ("*", _) => (Opcode::Mul, Opcode::Fmul),
            ("/", [_, _]) => (Opcode::Sdiv, Opcode::Fdiv),
            ("min", _) => (Opcode::Smin, Opcode::Fmin),
            ("max", _) => (Opcode::Smax, Opcode::Fmax),
            _ => return form.error(format!("there is no `{name}` of these arguments")),
        };
        let op = if float { of_floats } else { int };
        let mut result = args[0];
        for &arg in &args[1..] {
            result = b.binary(op, result, arg);
        }
        Ok(result)
    }

    /// Puts in the body of a function. It sees its parameters alone.
    fn call(&mut self, form: &Form, function: &'a Lambda, args: &[Form]) -> Result<Value, Error> {
        let (name, wanted) = (&function.name, function.params.len());
        if args.len() != wanted {
            return form.error(format!("`{name}` takes {wanted} arguments, not {}", args.len()));
        }
        let mut scope = Vec::new();
        for (param, arg) in function.params.iter().zip(args) {
            let thing = match self.form(arg)? {
                Thing::Value(value) => self.variable(param, value),
                Thing::Nothing => return arg.error("this computes nothing"),
                array => array,
            };
            scope.push((param.clone(), thing));
        }
        let inlined = Some((name.as_str(), self.locate(form)));
        let scope = std::mem::replace(&mut self.scope, scope);
        let inlined = std::mem::replace(&mut self.inlined, inlined);
        let result = self.body(&function.body);
        (self.scope, self.inlined) = (scope, inlined);
        match result? {
            Thing::Value(value) => Ok(value),
            _ => form.error(format!("`{name}` computes no value")),
        }
    }
}

fn word(ty: Type) -> &'static str {
    match ty {
        I32 => "an int",
        F32 => "a float",
        _ => "a condition",
    }
}
