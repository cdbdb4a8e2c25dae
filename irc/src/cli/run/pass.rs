//! Arguments of a kernel on a machine: memory for their buffers, and the bytes of the parameters.

use super::args;
use super::argument::{self, Argument, Buffer, Value};
use super::image::Binding;
use super::kernel::Kernel;
use super::machine::{Loaded, Machine};
use irc::runtime::device::DeviceError;
use irc::runtime::sim::image::Opaque;

/// Why there was no launch.
pub enum Failure {
    /// The command line is wrong.
    Usage(String),
    /// The device refused something.
    Device(DeviceError),
}

impl From<String> for Failure {
    fn from(why: String) -> Failure {
        Failure::Usage(why)
    }
}

impl From<DeviceError> for Failure {
    fn from(error: DeviceError) -> Failure {
        Failure::Device(error)
    }
}

/// Memory for a buffer, which is filled, and its address.
pub fn place(
    machine: &mut Machine<'_>,
    argument: &Argument,
    buffer: &Buffer,
) -> Result<u64, Failure> {
    let address = machine.alloc(buffer.bytes() as u64)?;
    let initial = buffer.initial().map_err(|why| format!("`{}`: {why}", argument.text))?;
    if let Some(bytes) = initial {
        machine.write(address, &bytes)?;
    }
    Ok(address)
}

/// A texture, a surface or a sampler of a device.
fn object(machine: &mut Machine<'_>, object: Opaque) -> Result<u64, Failure> {
    let device = machine.device().ok_or("textures and surfaces need the simulator".to_owned())?;
    Ok(device.create_object(object)?)
}

/// The bytes of an argument, and the address of its buffer if it has one.
fn give(machine: &mut Machine<'_>, argument: &Argument) -> Result<(Vec<u8>, u64), Failure> {
    Ok(match &argument.value {
        Value::Scalar(element, bits) => (bits.to_le_bytes()[..element.bytes()].to_vec(), 0),
        Value::Null => (vec![0; 8], 0),
        Value::Bytes(path) => (argument::read_struct(path)?, 0),
        Value::Buffer(buffer) => {
            let address = place(machine, argument, buffer)?;
            (address.to_le_bytes().to_vec(), address)
        }
        Value::Picture(picture) => {
            let address = place(machine, argument, &picture.buffer)?;
            (object(machine, picture.at(address))?.to_le_bytes().to_vec(), address)
        }
        Value::Sampler(sampler) => {
            let handle = object(machine, Opaque::Sampler(*sampler))?;
            (handle.to_le_bytes().to_vec(), 0)
        }
    })
}

/// Binds an object to a variable of the module; gives the address of its texels if it has some.
pub fn bind_object(
    machine: &mut Machine<'_>,
    loaded: Loaded,
    bind: &args::Bind,
) -> Result<u64, Failure> {
    let args::Bind { name, argument } = bind;
    let (address, binding) = match &argument.value {
        Value::Picture(picture) => {
            let address = place(machine, argument, &picture.buffer)?;
            (address, picture.binding(address))
        }
        Value::Sampler(sampler) => (0, Binding::Object(Opaque::Sampler(*sampler))),
        _ => return Err(Failure::Usage(format!("`{}` cannot be bound", argument.text))),
    };
    let (Some(device), Some(module)) = (machine.device(), loaded.0) else {
        return Err(Failure::Usage("--bind needs the simulator".to_owned()));
    };
    let bound = match binding {
        Binding::Object(object) => device.bind(module, name, object),
        Binding::Texels(image) => device.bind_texels(module, name, image),
    };
    bound.map_err(|error| match error {
        DeviceError::BadObject(why) => Failure::Usage(format!("--bind {name}: {why}")),
        other => Failure::Device(other),
    })?;
    Ok(address)
}

/// The bytes of each parameter of a kernel for its arguments, and the address of the buffer of each
/// argument; one that has an address already keeps it.
pub fn pass(
    machine: &mut Machine<'_>,
    kernel: &Kernel,
    arguments: &[(&Argument, Option<u64>)],
) -> Result<(Vec<Vec<u8>>, Vec<u64>), Failure> {
    let (mut bytes, mut addresses) = (Vec::new(), Vec::new());
    for ((argument, known), param) in arguments.iter().zip(&kernel.params) {
        let (own, address) = match known {
            Some(address) => (address.to_le_bytes().to_vec(), *address),
            None => give(machine, argument)?,
        };
        if let Value::Bytes(path) = &argument.value {
            param.check_size(path, &own)?;
        }
        bytes.push(own);
        addresses.push(address);
        let memory = argument.buffer().map_or(0, Buffer::bytes);
        let length = param.length(memory);
        let length = length.map_err(|why| format!("`{}`: {why}", argument.text))?;
        bytes.extend(length.map(|length| length.to_le_bytes().to_vec()));
    }
    Ok((bytes, addresses))
}
