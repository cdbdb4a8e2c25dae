//! A compiler in one pass: `y[i] = a * x[i] + sqrt(b);` becomes a kernel that does it for each `i`
//! below its first parameter. Names with `[i]` are arrays of `f32`, those without are `f32`; all
//! are further parameters, in the order in which they first appear.

use irc::prelude::*;
use irc::runtime::device::{Argument, Device, DeviceArrays, LaunchConfig};
use irc::runtime::sim::{self, SimDevice};
use std::collections::HashMap;

const ARRAY: Type = Type::Ptr(Space::Global);
const OPERATORS: [[(&str, Opcode); 2]; 2] =
    [[("+", Opcode::Fadd), ("-", Opcode::Fsub)], [("*", Opcode::Fmul), ("/", Opcode::Fdiv)]];

/// What is wrong with a source, and at which byte of it.
pub type Error = (usize, String);

struct Compiler<'s, 'm> {
    source: &'s str,
    at: usize,
    b: FunctionBuilder<'m>,
    index: Value,
    params: HashMap<(&'s str, Type), Value>,
}

impl<'s> Compiler<'s, '_> {
    /// The next token: a word, a sign, or nothing at the end.
    fn peek(&mut self) -> &'s str {
        let rest = self.source[self.at..].trim_start();
        self.at = self.source.len() - rest.len();
        match rest.find(|c: char| !c.is_alphanumeric() && c != '.') {
            Some(0) => &rest[..rest.chars().next().map_or(0, char::len_utf8)],
            end => &rest[..end.unwrap_or(rest.len())],
        }
    }

    fn eat(&mut self, wanted: &str) -> bool {
        self.peek();
        let found = self.source[self.at..].starts_with(wanted);
        self.at += if found { wanted.len() } else { 0 };
        found
    }

    fn expect(&mut self, wanted: &str) -> Result<(), Error> {
        if self.eat(wanted) { Ok(()) } else { self.error(&format!("`{wanted}`")) }
    }

    fn error<T>(&mut self, wanted: &str) -> Result<T, Error> {
        let found = self.peek();
        Err((self.at, format!("expected {wanted}, found `{found}`")))
    }

    /// A name: its value, or with `[i]` after it the address of the element.
    fn variable(&mut self) -> Result<(Type, Value), Error> {
        let name = self.peek();
        let Some('a'..='z' | 'A'..='Z') = name.chars().next() else { return self.error("a name") };
        self.at += name.len();
        let ty = if self.eat("[i]") { ARRAY } else { F32 };
        let param = self.params.entry((name, ty));
        let value = *param.or_insert_with(|| self.b.append_func_param(ty));
        Ok((ty, if ty == F32 { value } else { self.b.ptradd(value, self.index, 4, 0) }))
    }

    fn statement(&mut self, file: File) -> Result<(), Error> {
        self.b.set_loc(file, 1, self.at as u32 + 1, None);
        let (ARRAY, address) = self.variable()? else { return self.error("`[i]`") };
        self.expect("=")?;
        let value = self.binary(0, 0)?;
        self.b.store(MemFlags::default(), value, address);
        self.expect(";")
    }

    /// Operators of one level and what binds closer; they group to the left.
    fn binary(&mut self, level: usize, depth: u32) -> Result<Value, Error> {
        let Some(operators) = OPERATORS.get(level) else { return self.operand(depth) };
        let mut left = self.binary(level + 1, depth)?;
        while let Some(&(_, opcode)) = operators.iter().find(|operator| self.eat(operator.0)) {
            let right = self.binary(level + 1, depth)?;
            left = self.b.float2(opcode, FloatFlags::default(), left, right);
        }
        Ok(left)
    }

    fn operand(&mut self, depth: u32) -> Result<Value, Error> {
        let (token, flags) = (self.peek(), FloatFlags::default());
        if depth > 100 {
            self.error("an end of the nesting")
        } else if self.eat("-") {
            self.operand(depth + 1).map(|x| self.b.fneg(x))
        } else if token == "sqrt" && self.eat(token) {
            self.operand(depth + 1).map(|x| self.b.float1(Opcode::Fsqrt, flags, x))
        } else if self.eat("(") {
            let x = self.binary(0, depth + 1)?;
            self.expect(")").map(|()| x)
        } else if let Ok(number) = token.parse() {
            self.at += token.len();
            Ok(self.b.f32(number))
        } else {
            let (ty, x) = self.variable()?;
            Ok(if ty == F32 { x } else { self.b.load(F32, MemFlags::default(), x) })
        }
    }
}

/// A module with the kernel `run`.
pub fn build(source: &str) -> Result<Module, Error> {
    let mut module = Module::new();
    let mut b = FunctionBuilder::kernel(&mut module, "run", &[]).expect("the only one");
    let file = b.file("expressions");
    let [entry, body, done] = [(); 3].map(|()| b.create_block());
    b.switch_to_block(entry);
    let n = b.append_func_param(I32);
    let index = b.thread_index_x();
    let inside = b.icmp(IntCond::Slt, index, n);
    b.condbr(inside, (body, &[]), (done, &[]));
    b.switch_to_block(body);
    let mut c = Compiler { source, at: 0, b, index, params: HashMap::new() };
    while !c.peek().is_empty() {
        c.statement(file)?;
    }
    c.b.br(done, &[]);
    c.b.switch_to_block(done);
    c.b.ret(None);
    c.b.finish().expect("every block has its terminator");
    Ok(module)
}

/// Compiles, runs it for 100 elements on the simulator and compares with what Rust computes.
pub fn main() -> Result<(), Box<dyn std::error::Error>> {
    let source = "y[i] = a * x[i] + sqrt(b);";
    let show = |(at, message): Error| format!("{source}\n{:>1$} {message}", "^", at + 1);
    let module = build(source).map_err(show)?;
    let ptx = compile(&module, &"sm_90".parse()?, &Options::default())?.text;
    println!("{ptx}");
    let mut device = SimDevice::new(sim::Options::default());
    let numbers: Vec<f32> = (0..100).map(|i| i as f32).collect();
    let [x, y] = [device.upload(&numbers)?, device.upload(&[0.0_f32; 100])?];
    let pointer = Argument::pointer;
    let args = [100_i32.into(), pointer(y), 2.5_f32.into(), pointer(x), 3.0_f32.into()];
    device.run_ptx(&ptx, "run", &LaunchConfig::linear(4, 32), &args)?;
    let wanted: Vec<f32> = numbers.iter().map(|x| 2.5 * x + 3.0_f32.sqrt()).collect();
    assert_eq!(device.download::<f32>(y, 100)?, wanted);
    Ok(())
}
