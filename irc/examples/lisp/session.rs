//! What a session has: arrays on the simulator, functions and kernels.

use super::compiler::{ArgType, Lambda, compile_kernel};
use super::read::{Error, Form, Kind, Place};
use irc::prelude::*;
use irc::runtime::device::{Device, DeviceError, Image, LaunchConfig};
use irc::runtime::sim::{self, SimDevice};
use std::collections::HashMap;
use std::fmt::Display;

/// An array in the memory of the device.
#[derive(Clone, Copy)]
struct Array {
    address: u64,
    count: usize,
    ty: Type,
}

/// The most elements that an array of a session has.
const MOST: i32 = 1 << 20;
/// How many instructions a kernel may take.
const STEPS: u64 = 1 << 26;

/// Everything that was defined.
pub struct Session {
    /// What the text is called in messages.
    file: String,
    device: SimDevice,
    arrays: HashMap<String, Array>,
    functions: HashMap<String, Lambda>,
    kernels: HashMap<String, Lambda>,
}

impl Session {
    pub fn new(file: &str) -> Session {
        Session {
            file: file.to_owned(),
            device: SimDevice::new(sim::Options::default().with_steps(STEPS)),
            arrays: HashMap::new(),
            functions: HashMap::new(),
            kernels: HashMap::new(),
        }
    }

    /// An error in the form of those of compilers.
    pub fn message(&self, error: &Error) -> String {
        format!("{}:{}: error: {}", self.file, error.0, error.1)
    }

    /// Does what a form says; what it prints.
    pub fn eval(&mut self, form: &Form) -> Result<String, Error> {
        let Kind::List(forms) = &form.kind else {
            return self.show(form);
        };
        let (head, args) = forms.split_first().map_or((None, &[][..]), |(x, xs)| (Some(x), xs));
        match (head.map_or(Ok(""), Form::name)?, args) {
            ("array", [name, numbers @ ..]) => self.numbers(form, name, numbers)?,
            ("fill", [name, count, number]) => {
                let count = size(count)?;
                self.numbers(form, name, &vec![number.clone(); count])?;
            }
            ("iota", [name, count]) => {
                let place = form.place;
                let ints = (0..size(count)? as i32).map(|i| Form { place, kind: Kind::Int(i) });
                self.numbers(form, name, &ints.collect::<Vec<Form>>())?;
            }
            (kind @ ("define" | "kernel"), [name, params, body @ ..]) => {
                let params = params.list()?.iter().map(|param| Ok(param.name()?.to_owned()));
                let params = params.collect::<Result<Vec<String>, Error>>()?;
                let name = name.name()?.to_owned();
                let body = body.to_vec();
                let lambda = Lambda { name: name.clone(), params, body };
                let table = if kind == "define" { &mut self.functions } else { &mut self.kernels };
                table.insert(name, lambda);
            }
            ("run", [kernel, blocks, threads, args @ ..]) => {
                let config = [size(blocks)? as u32, size(threads)? as u32];
                self.run(form, kernel, config, args)?;
            }
            ("ptx", [kernel, args @ ..]) => {
                let types = self.arguments(args)?.0;
                return self.compile(kernel, &types, args.len());
            }
            _ => {
                return form.error(
                    "expected (array name number ..), (fill name count number), (iota name count), \
                     (define name (param ..) form ..), (kernel name (param ..) form ..), \
                     (run kernel blocks threads argument ..) or (ptx kernel argument ..)",
                );
            }
        }
        Ok(String::new())
    }

    /// Makes an array: of floats if one of the numbers is one.
    fn numbers(&mut self, form: &Form, name: &Form, numbers: &[Form]) -> Result<(), Error> {
        let name = name.name()?.to_owned();
        let floats = numbers.iter().any(|form| matches!(form.kind, Kind::Float(_)));
        let mut bytes = Vec::with_capacity(4 * numbers.len());
        for form in numbers {
            match form.kind {
                Kind::Int(int) if floats => bytes.extend((int as f32).to_le_bytes()),
                Kind::Int(int) => bytes.extend(int.to_le_bytes()),
                Kind::Float(float) => bytes.extend(float.to_le_bytes()),
                _ => return form.error("expected a number"),
            }
        }
        let failed = |error: DeviceError| Error(form.place, error.to_string());
        if let Some(old) = self.arrays.remove(&name) {
            self.device.free(old.address).map_err(failed)?;
        }
        let address = self.device.alloc(bytes.len() as u64).map_err(failed)?;
        self.device.write(address, &bytes).map_err(failed)?;
        let ty = if floats { F32 } else { I32 };
        self.arrays.insert(name, Array { address, count: numbers.len(), ty });
        Ok(())
    }

    fn array(&self, form: &Form) -> Result<Array, Error> {
        let name = form.name()?;
        let unknown = || Error(form.place, format!("there is no array `{name}`"));
        self.arrays.get(name).copied().ok_or_else(unknown)
    }

    /// The numbers of an array, the first of them if they are many.
    fn show(&mut self, form: &Form) -> Result<String, Error> {
        const SHOWN: usize = 16;
        let array = self.array(form)?;
        let mut bytes = vec![0; 4 * array.count];
        let failed = |error: DeviceError| Error(form.place, error.to_string());
        self.device.read(array.address, &mut bytes).map_err(failed)?;
        let word = |word: &[u8]| {
            let word = word.try_into().expect("four bytes");
            match array.ty {
                F32 => format!("{:?}", f32::from_le_bytes(word)),
                _ => i32::from_le_bytes(word).to_string(),
            }
        };
        let mut words: Vec<String> = bytes.chunks_exact(4).take(SHOWN).map(word).collect();
        if array.count > SHOWN {
            words.push(format!(".. {} in all", array.count));
        }
        Ok(format!("{}\n", words.join(" ")))
    }

    /// The types and bytes of arguments.
    fn arguments(&self, forms: &[Form]) -> Result<(Vec<ArgType>, Vec<Vec<u8>>), Error> {
        let argument = |form: &Form| match form.kind {
            Kind::Int(int) => Ok((ArgType::Scalar(I32), int.to_le_bytes().to_vec())),
            Kind::Float(float) => Ok((ArgType::Scalar(F32), float.to_le_bytes().to_vec())),
            _ => self
                .array(form)
                .map(|array| (ArgType::Array(array.ty), array.address.to_le_bytes().to_vec())),
        };
        Ok(forms.iter().map(argument).collect::<Result<Vec<_>, Error>>()?.into_iter().unzip())
    }

    /// The PTX of a kernel for these arguments.
    fn compile(&self, name: &Form, types: &[ArgType], found: usize) -> Result<String, Error> {
        let fail = |error: &dyn Display| Error(name.place, error.to_string());
        let Some(kernel) = self.kernels.get(name.name()?) else {
            return name.error(format!("there is no kernel `{}`", name.name()?));
        };
        if kernel.params.len() != found {
            let wanted = kernel.params.len();
            return name.error(format!("the kernel takes {wanted} arguments, not {found}"));
        }
        let module = compile_kernel(kernel, &self.functions, types, &self.file)?;
        let target = Target::new("sm_90".parse().expect("there is such a target"));
        let ptx = compile(&module, &target, &Options::default()).map_err(|e| fail(&e))?;
        Ok(ptx.text)
    }

    fn run(
        &mut self,
        form: &Form,
        kernel: &Form,
        [blocks, threads]: [u32; 2],
        args: &[Form],
    ) -> Result<(), Error> {
        let (types, bytes) = self.arguments(args)?;
        let ptx = self.compile(kernel, &types, args.len())?;
        let bytes: Vec<&[u8]> = bytes.iter().map(Vec::as_slice).collect();
        let config = LaunchConfig::new([blocks, 1, 1], [threads, 1, 1]);
        let module = self.device.load(Image::Ptx(&ptx));
        let module = module.map_err(|error| fault(form, &error))?.module;
        let done = self.device.kernel(module, "kernel");
        let done = done.and_then(|kernel| self.device.launch(kernel.id, &config, &bytes));
        let done = done.and_then(|()| self.device.synchronize());
        self.device.unload(module).map_err(|error| fault(form, &error))?;
        done.map_err(|error| fault(form, &error))
    }
}

fn size(form: &Form) -> Result<usize, Error> {
    match form.kind {
        Kind::Int(count @ 1..=MOST) => Ok(count as usize),
        _ => form.error(format!("expected a number from 1 to {MOST}")),
    }
}

/// What the device says, at the line of the kernel if it names one.
fn fault(form: &Form, error: &DeviceError) -> Error {
    let DeviceError::Faults(faults) = error else {
        return Error(form.place, error.to_string());
    };
    let fault = &faults[0];
    let thread = fault.thread.map_or(String::new(), |[x, ..]| format!(" (thread {x})"));
    let line = fault.place.source.as_ref().map(|source| source.line);
    let place = line.map_or(form.place, |line| Place(line, 1));
    Error(place, format!("{}: {}{thread}", fault.kind, fault.message))
}
