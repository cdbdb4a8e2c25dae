//! What a session has: arrays of `f32` on the simulator, and functions.

use super::compiler::{Functions, compile_kernel};
use super::read::{Error, Form, Kind, Result};
use irc::prelude::*;
use irc::runtime::device::{Argument, Device, DeviceArrays, DeviceError, LaunchConfig};
use irc::runtime::sim::{self, SimDevice};
use std::collections::HashMap;

pub struct Session {
    device: SimDevice,
    /// Their addresses and numbers of elements.
    arrays: HashMap<String, (u64, usize)>,
    functions: Functions,
}

impl Session {
    pub fn new() -> Session {
        let device = SimDevice::new(sim::Options::default().with_steps(1 << 26));
        Session { device, arrays: HashMap::new(), functions: HashMap::new() }
    }

    /// Does what a form says, and adds what it prints to `output`.
    pub fn eval(&mut self, form: &Form, output: &mut String) -> Result<()> {
        let Kind::List(forms) = &form.1 else { return self.show(form, output) };
        let failed = |error| fault(form, &error);
        let head = forms.first().map_or(Ok(""), Form::name)?;
        let numbers: Vec<f32> = match (head, forms.get(1..).unwrap_or(&[])) {
            ("array", [_, all @ ..]) => all.iter().map(Form::number).collect::<Result<_>>()?,
            ("fill", [_, count, number]) => vec![number.number()?; count.size()? as usize],
            ("iota", [_, count]) => (0..count.size()?).map(|i| i as f32).collect(),
            ("define", [name, params, body @ ..]) => {
                let params = params.list()?.iter().map(|param| param.name().map(str::to_owned));
                let function = (params.collect::<Result<_>>()?, body.to_vec());
                self.functions.insert(name.name()?.to_owned(), function);
                return Ok(());
            }
            ("run", [function, blocks, threads, args @ ..]) => {
                let launch = LaunchConfig::linear(blocks.size()?, threads.size()?);
                let (ptx, args) = self.compile(function, args)?;
                return self.device.run_ptx(&ptx, "kernel", &launch, &args).map_err(failed);
            }
            ("ptx", [function, args @ ..]) => {
                return self.compile(function, args).map(|(ptx, _)| output.push_str(&ptx));
            }
            _ => return form.error("expected array, fill, iota, define, run or ptx"),
        };
        let name = forms[1].name()?;
        let freed = self.arrays.remove(name).map_or(Ok(()), |old| self.device.free(old.0));
        let address = freed.and_then(|()| self.device.upload(&numbers)).map_err(failed)?;
        self.arrays.insert(name.to_owned(), (address, numbers.len()));
        Ok(())
    }

    fn array(&self, form: &Form) -> Result<(u64, usize)> {
        let array = self.arrays.get(form.name()?).copied();
        array.map_or_else(|| form.error(format!("there is no array `{}`", form.name()?)), Ok)
    }

    /// The first numbers of an array.
    fn show(&mut self, form: &Form, output: &mut String) -> Result<()> {
        let (address, count) = self.array(form)?;
        let numbers = self.device.download::<f32>(address, count.min(16));
        let numbers = numbers.map_err(|error| fault(form, &error))?;
        let mut words: Vec<String> = numbers.iter().map(f32::to_string).collect();
        words.extend((count > 16).then(|| format!(".. {count} in all")));
        *output += &(words.join(" ") + "\n");
        Ok(())
    }

    /// The PTX of a function as a kernel, and its arguments.
    fn compile(&self, name: &Form, args: &[Form]) -> Result<(String, Vec<Argument>)> {
        let argument = |form: &Form| match form.1 {
            Kind::Number(number) => Ok((F32, number.into())),
            _ => self.array(form).map(|array| (PTR, Argument::pointer(array.0))),
        };
        let (types, args) = args.iter().map(argument).collect::<Result<(Vec<_>, Vec<_>)>>()?;
        Ok((compile_kernel(name, &self.functions, &types)?, args))
    }
}

/// What the device says, at the line of the kernel if it names one.
fn fault(form: &Form, error: &DeviceError) -> Error {
    let source = error.faults().first().and_then(|fault| fault.place.source.as_ref());
    Error(source.map_or(form.0, |source| (source.line, 1)), error.summary())
}
