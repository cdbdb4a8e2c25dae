//! Functions of the Lisp to kernels. All numbers are `f32`; conditions are 1 and 0.

use super::read::{Error, Form, Kind, Result};
use irc::prelude::*;
use std::collections::HashMap;

/// The parameters and the body of each function.
pub type Functions = HashMap<String, (Vec<String>, Vec<Form>)>;

struct Compiler<'a> {
    b: FunctionBuilder<'a>,
    functions: &'a Functions,
    /// Variables: numbers, and addresses of arrays.
    scope: HashMap<&'a str, Variable>,
    /// How many forms there were, and how many are around this one.
    forms: u32,
    depth: u32,
}

/// The PTX of a function as a kernel, for numbers (`F32`) and arrays (`PTR`).
pub fn compile_kernel(name: &Form, functions: &Functions, types: &[Type]) -> Result<String> {
    let mut module = Module::new();
    let b = FunctionBuilder::kernel(&mut module, "kernel", types).expect("the only one");
    let mut c = Compiler { b, functions, scope: HashMap::new(), forms: 0, depth: 0 };
    let args = c.b.begin();
    c.call(name, name.name()?, args)?;
    c.b.ret(None);
    c.b.finish().map_err(|error| Error(name.0, error.to_string()))?;
    let ptx = compile(&module, &"sm_90".parse().expect("a target"), &Options::default());
    Ok(ptx.map_err(|errors| Error(name.0, errors.to_string()))?.text)
}

impl<'a> Compiler<'a> {
    /// Puts in the body of a function. It sees its parameters alone.
    fn call(&mut self, form: &Form, name: &'a str, args: Vec<Value>) -> Result<Value> {
        let count = args.len();
        let Some((params, body)) = self.functions.get(name).filter(|f| f.0.len() == count) else {
            return form.error(format!("there is no function `{name}` of {count} arguments"));
        };
        let args = args.into_iter().map(|arg| self.b.var_of(arg));
        let scope = params.iter().map(String::as_str).zip(args).collect();
        let (outer, call) = (std::mem::replace(&mut self.scope, scope), self.b.begin_inlined(name));
        let result = self.body(body)?;
        self.b.end_inlined(call);
        self.scope = outer;
        Ok(result)
    }

    /// One form after the other, in a scope of their own; the value of the last one.
    fn body(&mut self, forms: &'a [Form]) -> Result<Value> {
        let (outer, zero) = (self.scope.clone(), self.b.f32(0.0));
        let last = forms.iter().try_fold(zero, |_, form| self.form(form))?;
        self.scope = outer;
        Ok(last)
    }

    /// The value of a form, which is 0 if it has none.
    fn form(&mut self, form: &'a Form) -> Result<Value> {
        (self.forms, self.depth) = (self.forms + 1, self.depth + 1);
        if self.forms > 5_000 || self.depth > 200 {
            return form.error("the function is too large: does it call itself?");
        }
        let (outer, file) = (self.b.loc(), self.b.file("<stdin>"));
        self.b.set_loc(file, form.0.0, form.0.1, None);
        let value = match &form.1 {
            Kind::Number(number) => self.b.f32(*number),
            Kind::Name(name) => self.name(form, name)?,
            Kind::List(forms) => self.list(form, forms)?,
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

    fn list(&mut self, form: &'a Form, forms: &'a [Form]) -> Result<Value> {
        let [head, args @ ..] = forms else { return form.error("an empty list") };
        match (head.name()?, args) {
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
                self.scope.insert(name.name()?, self.b.var_of(value));
            }
            ("set", [Form(_, Kind::Name(name)), value]) => {
                let Some(&variable) = self.scope.get(&**name) else {
                    return args[0].error(format!("there is no variable `{name}`"));
                };
                let (_, value) = (self.number(&args[0])?, self.number(value)?);
                self.b.set_var(variable, value);
            }
            ("set", [place, value]) => {
                let (address, value) = (self.element(place)?, self.number(value)?);
                self.b.store(MemFlags::default(), value, address);
            }
            ("add", [place, value]) => {
                let (address, value) = (self.element(place)?, self.number(value)?);
                return Ok(self.b.atomic_add(address, value));
            }
            ("if", [condition, _] | [condition, _, _]) => {
                let condition = self.form(condition)?;
                let condition = self.b.is_nonzero(condition);
                let mut arms = self.b.begin_if(condition);
                let then = self.body(&args[1..2])?;
                self.b.begin_else_with(&mut arms, then);
                let other = self.body(&args[2..])?;
                return Ok(self.b.end_if_with(arms, other));
            }
            ("while", [condition, body @ ..]) => {
                let rounds = self.b.begin_loop();
                let condition = self.form(condition)?;
                let condition = self.b.is_nonzero(condition);
                self.b.break_unless(&rounds, condition);
                self.body(body)?;
                self.b.end_loop(rounds);
            }
            ("shared", [name, count]) => {
                let array = format!("{}.{}", name.name()?, self.forms);
                let array = self.b.shared_array(&array, F32, count.size()?.into());
                self.scope.insert(name.name()?, self.b.var_of(array));
            }
            ("barrier", []) => _ = self.b.barrier(),
            (name, _) => return self.operation(form, name, args),
        }
        Ok(self.b.f32(0.0))
    }

    /// What is built in. What takes two operands takes more, from the left.
    fn operation(&mut self, form: &'a Form, name: &str, args: &'a [Form]) -> Result<Value> {
        let values = args.iter().map(|arg| self.number(arg)).collect::<Result<Vec<Value>>>()?;
        let word = if name == "=" { "==" } else { name };
        let value = match (self.b.builtin(word, &values), &values[..]) {
            (None, [x, y, rest @ ..]) => {
                let first = self.b.builtin(word, &[*x, *y]);
                rest.iter().fold(first, |x, &y| self.b.builtin(word, &[x?, y]))
            }
            (value, _) => value,
        };
        match value {
            Some(value) if self.b.ty(value) == F32 => Ok(value),
            Some(condition) => Ok(self.b.utof(F32, condition)),
            None => form.error(format!("there is no `{name}` of these arguments")),
        }
    }
}
