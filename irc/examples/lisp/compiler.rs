//! Functions of the Lisp to kernels. All numbers are `f32`; conditions are 1 and 0.

use super::read::{Error, Form, Kind, Result};
use irc::prelude::*;
use std::collections::HashMap;
use std::mem::replace;

/// The parameters and the body of each function.
pub type Functions = HashMap<String, (Vec<String>, Vec<Form>)>;

struct Compiler<'a> {
    b: FunctionBuilder<'a>,
    functions: &'a Functions,
    /// Variables: numbers, and addresses of arrays.
    scope: HashMap<&'a str, Variable>,
    /// The function that is being put in, and the place of the call.
    inlined: Option<(&'a str, Loc)>,
    /// How many forms there were, and how many are around this one.
    forms: u32,
    depth: u32,
}

/// A module with a function as a kernel, for numbers (`F32`) and arrays (`PTR`).
pub fn compile_kernel(name: &Form, functions: &Functions, types: &[Type]) -> Result<Module> {
    let mut module = Module::new();
    let id = module.add_func(Function::kernel("kernel", types)).expect("the first of its name");
    let mut b = FunctionBuilder::new(&mut module, id);
    let (args, scope) = (b.begin(), HashMap::new());
    let mut c = Compiler { b, functions, scope, inlined: None, forms: 0, depth: 0 };
    c.call(name, name.name()?, args)?;
    c.b.ret(None);
    c.b.finish().map_err(|error| Error(name.0, error.to_string()))?;
    Ok(module)
}

impl<'a> Compiler<'a> {
    /// Puts in the body of a function. It sees its parameters alone.
    fn call(&mut self, form: &Form, name: &'a str, args: Vec<Value>) -> Result<Value> {
        let count = args.len();
        let Some((params, body)) = self.functions.get(name).filter(|f| f.0.len() == count) else {
            return form.error(format!("there is no function `{name}` of {count} arguments"));
        };
        let args = args.into_iter().map(|arg| self.b.init_var(self.b.ty(arg), arg));
        let scope = params.iter().map(String::as_str).zip(args).collect();
        let inlined = self.b.loc().map(|call| (name, call));
        let outer = (replace(&mut self.scope, scope), replace(&mut self.inlined, inlined));
        let result = self.body(body)?;
        (self.scope, self.inlined) = outer;
        Ok(result)
    }

    /// One form after the other, in a scope of their own; the value of the last one.
    fn body(&mut self, forms: &'a [Form]) -> Result<Value> {
        let (outer, mut last) = (self.scope.clone(), self.b.f32(0.0));
        for form in forms {
            last = self.form(form)?;
        }
        self.scope = outer;
        Ok(last)
    }

    /// The value of a form, which is 0 if it has none.
    fn form(&mut self, form: &'a Form) -> Result<Value> {
        (self.forms, self.depth) = (self.forms + 1, self.depth + 1);
        if self.forms > 5_000 || self.depth > 200 {
            return form.error("the function is too large: does it call itself?");
        }
        let (outer, file, (line, column)) = (self.b.loc(), self.b.file("<stdin>"), form.0);
        match self.inlined {
            Some((name, call)) => self.b.set_inlined_loc(name, file, line, column, call),
            None => self.b.set_loc(file, line, column, None),
        };
        let value = match &form.1 {
            Kind::Number(number) => self.b.f32(*number),
            Kind::Name(name) => self.name(form, name)?,
            Kind::List(forms) => match &forms[..] {
                [head, args @ ..] => self.list(form, head.name()?, args)?,
                [] => return form.error("an empty list"),
            },
        };
        self.b.restore_loc(outer);
        self.depth -= 1;
        Ok(value)
    }

    fn name(&mut self, form: &Form, name: &str) -> Result<Value> {
        let int = match (self.scope.get(name), name) {
            (Some(&variable), _) => return Ok(self.b.use_var(variable)),
            (_, "i") => self.b.thread_index_x(),
            (_, "thread") => self.b.sreg(SpecialReg::TidX),
            (_, "threads") => self.b.sreg(SpecialReg::NtidX),
            (_, "block") => self.b.sreg(SpecialReg::CtaidX),
            (_, "blocks") => self.b.sreg(SpecialReg::NctaidX),
            _ => return form.error(format!("there is no `{name}`")),
        };
        Ok(self.b.utof(F32, int))
    }

    fn number(&mut self, form: &'a Form) -> Result<Value> {
        let value = self.form(form)?;
        if self.b.ty(value) == F32 { Ok(value) } else { form.error("an array is no number") }
    }

    fn condition(&mut self, form: &'a Form) -> Result<Value> {
        let value = self.number(form)?;
        Ok(self.b.fcmp(FloatCond::Une, value, 0))
    }

    /// The address of `(array index)`.
    fn element(&mut self, form: &'a Form) -> Result<Value> {
        let [array, index] = form.list()? else { return form.error("expected `(array index)`") };
        let (base, index) = (self.form(array)?, self.number(index)?);
        if self.b.ty(base) == F32 {
            return array.error("expected an array");
        }
        let index = self.b.ftos(I32, index);
        Ok(self.b.element_addr(F32, base, index))
    }

    fn list(&mut self, form: &'a Form, name: &'a str, args: &'a [Form]) -> Result<Value> {
        match (name, args) {
            (name, _) if self.scope.contains_key(name) => {
                let address = self.element(form)?;
                return Ok(self.b.load(F32, MemFlags::default(), address));
            }
            (name, _) if self.functions.contains_key(name) => {
                let args = args.iter().map(|arg| self.form(arg)).collect::<Result<_>>()?;
                return self.call(form, name, args);
            }
            ("do", body) => return self.body(body),
            ("let", [name, value]) => {
                let value = self.form(value)?;
                let variable = self.b.init_var(self.b.ty(value), value);
                self.scope.insert(name.name()?, variable);
            }
            ("set", [Form(_, Kind::Name(name)), value]) => {
                let Some(&variable) = self.scope.get(&**name) else {
                    return args[0].error(format!("there is no variable `{name}`"));
                };
                let (_, value) = (self.number(&args[0])?, self.number(value)?);
                self.b.set_var(variable, value);
            }
            ("set" | "add", [place, value]) => {
                let (address, value) = (self.element(place)?, self.number(value)?);
                let flags = MemFlags::ordered(Order::Relaxed, Scope::Gpu);
                match name {
                    "set" => _ = self.b.store(MemFlags::default(), value, address),
                    _ => return Ok(self.b.atomicrmw(AtomicOp::Fadd, flags, address, value)),
                }
            }
            ("if", [condition, _] | [condition, _, _]) => {
                let condition = self.condition(condition)?;
                let mut arms = self.b.begin_if(condition);
                let then = self.body(&args[1..2])?;
                self.b.begin_else_with(&mut arms, then);
                let other = self.body(&args[2..])?;
                return Ok(self.b.end_if_with(arms, other));
            }
            ("while", [condition, body @ ..]) => {
                let rounds = self.b.begin_loop();
                let condition = self.condition(condition)?;
                self.b.break_unless(&rounds, condition);
                self.body(body)?;
                self.b.end_loop(rounds);
            }
            ("shared", [name, count]) => {
                let array = format!("{}.{}", name.name()?, self.forms);
                let array = self.b.shared_array(&array, F32, count.size()?.into());
                let variable = self.b.init_var(self.b.ty(array), array);
                self.scope.insert(name.name()?, variable);
            }
            ("barrier", []) => _ = self.b.barrier(),
            _ => return self.operation(form, name, args),
        }
        Ok(self.b.f32(0.0))
    }

    fn operation(&mut self, form: &'a Form, name: &str, args: &'a [Form]) -> Result<Value> {
        let values = args.iter().map(|arg| self.number(arg)).collect::<Result<Vec<Value>>>()?;
        let operator = Operator::of(if name == "=" { "==" } else { name });
        let math = MathFn::from_word(name).filter(|function| function.operands() == args.len());
        let b = &mut self.b;
        match (&values[..], operator.filter(|operator| operator.takes(F32)), math, name) {
            (values, _, Some(function), _) => Ok(b.math(function, MathTier::Precise, values)),
            ([x, y], Some(operator), ..) if operator.is_comparison() => {
                let (condition, one) = (b.operate(operator, *x, *y), b.f32(1.0));
                Ok(b.select(condition, one, 0))
            }
            ([x, y, rest @ ..], Some(operator), ..) if !operator.is_comparison() => {
                let first = b.operate(operator, *x, *y);
                Ok(rest.iter().fold(first, |x, &y| b.operate(operator, x, y)))
            }
            ([x], .., "-") => Ok(b.fneg(*x)),
            ([x], .., "abs") => Ok(b.fabs(*x)),
            ([x], .., "sqrt") => Ok(b.fsqrt(*x)),
            ([x], .., "int") => Ok(b.fround(Integral::Trunc, *x)),
            _ => form.error(format!("there is no `{name}` of these arguments")),
        }
    }
}
