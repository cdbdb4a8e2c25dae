//! The simulator.

use crate::handles::{
    Object, irc_machine, irc_output, irc_program, keep, number, object, part, release, serial,
};
use crate::output::deliver;
use crate::pointers::{optional_text, put, sized, slice, slice_mut, text};
use crate::status::{Failure, Result, guard, guard_value, irc_status};
use irc_bindings::{Machine, Outcome, Program, Status, lock};
use irc_compiler::runtime::sim::{LaunchConfig, Options, Schedule};
use std::ffi::{c_char, c_void};
use std::ptr::null;
use std::sync::{Arc, Mutex, MutexGuard};

/// How launches are run and watched. Begin with `IRC_MACHINE_OPTIONS_INIT`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct irc_machine_options {
    /// The size of this struct.
    pub size: usize,
    /// What is looked for: a list such as `race,uninit`, `all` or `none`; all where it is null.
    pub checks: *const c_char,
    /// `fair`, `random` or `adversarial`; fair where it is null.
    pub schedule: *const c_char,
    /// The seed of the scheduler.
    pub seed: u64,
    /// The most instructions of all warps together; the usual number where it is 0.
    pub steps: u64,
}

/// The shape of a launch. Begin with `IRC_LAUNCH_INIT`.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct irc_launch {
    /// The size of this struct.
    pub size: usize,
    /// CTAs in the grid.
    pub grid: [u32; 3],
    /// Threads in a CTA.
    pub block: [u32; 3],
    /// CTAs in a cluster; zeros for what the kernel says.
    pub cluster: [u32; 3],
    /// Bytes of dynamic shared memory a CTA.
    pub shared: u32,
}

/// An argument of a launch: the bytes of a parameter.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct irc_argument {
    /// The first of them.
    pub data: *const c_void,
    /// How many there are.
    pub size: usize,
}

/// What a handle of a machine names.
pub struct MachineObject(Machine);

fn machine(handle: irc_machine) -> Result<Arc<Mutex<MachineObject>>> {
    match object(handle)? {
        Object::Machine(machine) => Ok(machine),
        _ => Err(Failure::new(irc_status::IRC_KIND, "it is no machine")),
    }
}

/// Does something with a machine.
fn with<T>(handle: irc_machine, act: impl FnOnce(&mut Machine) -> Result<T>) -> Result<T> {
    let shared = machine(handle)?;
    let mut machine: MutexGuard<'_, MachineObject> = lock(&shared);
    act(&mut machine.0)
}

fn memory(message: String) -> Failure {
    Failure::new(irc_status::IRC_MEMORY, message)
}

/// Makes a simulated device. Null options are good.
///
/// # Safety
/// The options are null, or begin with their size; texts are texts.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_machine_new(options: *const irc_machine_options) -> irc_machine {
    guard_value(|| {
        let none = irc_machine_options {
            size: size_of::<irc_machine_options>(),
            checks: null(),
            schedule: null(),
            seed: 0,
            steps: 0,
        };
        // SAFETY: as the caller says.
        let given = unsafe { sized(options, none, "options") }?;
        let mut chosen = Options::default().with_seed(given.seed);
        // SAFETY: as the caller says.
        if let Some(checks) = unsafe { optional_text(given.checks, "checks") }? {
            let checks = checks.parse().map_err(|error| Failure::argument(format!("{error}")))?;
            chosen = chosen.with_checks(checks);
        }
        // SAFETY: as the caller says.
        chosen = match unsafe { optional_text(given.schedule, "schedule") }? {
            None | Some("fair") => chosen,
            Some("random") => chosen.with_schedule(Schedule::Random),
            Some("adversarial") => chosen.with_schedule(Schedule::Adversarial),
            Some(other) => {
                let message =
                    format!("unknown schedule `{other}`; there are: fair, random, adversarial");
                return Err(Failure::argument(message));
            }
        };
        if given.steps != 0 {
            chosen = chosen.with_steps(given.steps);
        }
        let machine = MachineObject(Machine::new(chosen));
        keep(Object::Machine(Arc::new(Mutex::new(machine))))
    })
}

/// Gives a machine back with its memory and programs.
#[unsafe(no_mangle)]
pub extern "C" fn irc_machine_free(machine: irc_machine) -> irc_status {
    guard(|| release(machine))
}

/// Loads PTX. The output has what is wrong with it (IRC_INPUT); there is none otherwise.
///
/// # Safety
/// `ptx` points to `length` bytes; `program` and `output` are null or good to be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_machine_load(
    machine: irc_machine,
    ptx: *const c_char,
    length: usize,
    program: *mut irc_program,
    output: *mut irc_output,
) -> irc_status {
    guard(|| {
        // SAFETY: as the caller says.
        unsafe {
            put(output, irc_output::default(), "output")?;
            put(program, irc_program::default(), "program")?;
        }
        // SAFETY: as the caller says.
        let ptx = unsafe { slice(ptx.cast::<u8>(), length, "ptx") }?;
        let utf8 = |_| Failure::new(irc_status::IRC_UTF8, "`ptx` is not UTF-8");
        let ptx = std::str::from_utf8(ptx).map_err(utf8)?;
        match with(machine, |machine| Ok(machine.load(ptx)))? {
            // SAFETY: as above.
            Ok(Program(at)) => unsafe { put(program, part(serial(machine.id), at), "program") },
            // SAFETY: as above.
            Err(found) => unsafe { deliver(Outcome::failed(Status::Input, found), output) },
        }
    })
}

/// Allocates global memory; its address, 0 if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn irc_machine_allocate(machine: irc_machine, bytes: u64) -> u64 {
    guard_value(|| with(machine, |machine| machine.allocate(bytes).map_err(memory)))
}

/// Gives global memory back.
#[unsafe(no_mangle)]
pub extern "C" fn irc_machine_release(machine: irc_machine, address: u64) -> irc_status {
    guard(|| with(machine, |machine| machine.free(address).map_err(memory)))
}

/// Copies bytes to global memory.
///
/// # Safety
/// `from` points to `bytes` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_machine_write(
    machine: irc_machine,
    address: u64,
    from: *const c_void,
    bytes: usize,
) -> irc_status {
    guard(|| {
        // SAFETY: as the caller says.
        let from = unsafe { slice(from.cast::<u8>(), bytes, "from") }?;
        with(machine, |machine| machine.write(address, from).map_err(memory))
    })
}

/// Copies bytes from global memory.
///
/// # Safety
/// `to` points to `bytes` bytes that nobody else uses.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_machine_read(
    machine: irc_machine,
    address: u64,
    to: *mut c_void,
    bytes: usize,
) -> irc_status {
    guard(|| {
        // SAFETY: as the caller says.
        let to = unsafe { slice_mut(to.cast::<u8>(), bytes, "to") }?;
        with(machine, |machine| machine.read(address, to).map_err(memory))
    })
}

/// The address of a global variable of a program, 0 if it has none of this name; its size in
/// bytes, unless `bytes` is null.
///
/// # Safety
/// `name` is a text; `bytes` is null or good to be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_machine_variable(
    machine: irc_machine,
    program: irc_program,
    name: *const c_char,
    bytes: *mut u64,
) -> u64 {
    guard_value(|| {
        // SAFETY: as the caller says.
        let name = unsafe { text(name, "name") }?;
        let program = Program(number(serial(machine.id), program)?);
        let found = with(machine, |machine| Ok(machine.variable(program, name)))?;
        let none = || Failure::argument(format!("there is no global variable `{name}`"));
        let (address, size) = found.ok_or_else(none)?;
        if !bytes.is_null() {
            // SAFETY: as the caller says.
            unsafe { put(bytes, size, "bytes") }?;
        }
        Ok(address)
    })
}

/// Runs a kernel to its end. The output has what the kernel printed, and its faults.
///
/// # Safety
/// `kernel` is a text, `launch` points to a shape that begins with its size, `arguments` to `count`
/// arguments with their bytes; `output` is null or good to be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_machine_launch(
    machine: irc_machine,
    program: irc_program,
    kernel: *const c_char,
    launch: *const irc_launch,
    arguments: *const irc_argument,
    count: usize,
    output: *mut irc_output,
) -> irc_status {
    guard(|| {
        // SAFETY: as the caller says.
        unsafe { put(output, irc_output::default(), "output") }?;
        // SAFETY: as the caller says.
        let kernel = unsafe { text(kernel, "kernel") }?;
        let one = irc_launch {
            size: size_of::<irc_launch>(),
            grid: [1; 3],
            block: [1; 3],
            cluster: [0; 3],
            shared: 0,
        };
        // SAFETY: as the caller says.
        let shape = unsafe { sized(launch, one, "launch") }?;
        let cluster = (shape.cluster != [0; 3]).then_some(shape.cluster);
        let config = LaunchConfig::new(shape.grid, shape.block)
            .with_cluster(cluster)
            .with_dynamic_shared(shape.shared);
        // SAFETY: as the caller says.
        let arguments = unsafe { slice(arguments, count, "arguments") }?;
        let bytes = arguments.iter().map(|argument| {
            // SAFETY: as the caller says.
            unsafe { slice(argument.data.cast::<u8>(), argument.size, "data") }
        });
        let bytes: Vec<&[u8]> = bytes.collect::<Result<_>>()?;
        let program = Program(number(serial(machine.id), program)?);
        let run = |machine: &mut Machine| Ok(machine.launch(program, kernel, config, &bytes));
        let outcome = with(machine, run)?;
        // SAFETY: as the caller says.
        unsafe { deliver(outcome, output) }
    })
}
