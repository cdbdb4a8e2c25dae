//! What the driver knows of the process: its contexts, and which is current in which thread.

use crate::MakeDevice;
use crate::context::Context;
use irc_driver::codes;
use irc_runtime::device::DeviceError;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ffi::{c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::without_provenance_mut;
use std::sync::{Mutex, MutexGuard};

/// Why a call is not done: a code of the driver.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Refusal(pub c_int);

/// The number behind a handle. Handles are never null and never one of the driver's two special
/// streams.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Handle(usize);

impl Handle {
    /// The next handle: all handles of a process differ.
    pub fn number(count: usize) -> Handle {
        Handle(0x1000 + 16 * count)
    }

    /// As programs see it.
    pub fn pointer(self) -> *mut c_void {
        without_provenance_mut(self.0)
    }

    /// What a program hands over.
    pub fn of(pointer: *mut c_void) -> Handle {
        Handle(pointer.addr())
    }
}

/// The contexts of the process.
#[derive(Default)]
pub struct Process {
    make: Option<MakeDevice>,
    is_started: bool,
    handles: usize,
    contexts: BTreeMap<Handle, Context>,
    /// The primary context and how often it is retained.
    primary: Option<(Handle, usize)>,
    primary_flags: u32,
}

static PROCESS: Mutex<Process> = Mutex::new(Process::NEW);

thread_local! {
    /// The current context of the thread is the last.
    static CURRENT: RefCell<Vec<Handle>> = const { RefCell::new(Vec::new()) };
}

/// The one device there is.
pub const DEVICE: c_int = 0;

fn lock() -> MutexGuard<'static, Process> {
    // A panic is a failed call; what it left is as good as what another failed call leaves.
    PROCESS.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Says what makes the device of a context, and forgets all contexts.
pub fn set_maker(make: MakeDevice) {
    *lock() = Process { make: Some(make), ..Process::NEW };
    CURRENT.with_borrow_mut(Vec::clear);
}

/// The code of a call whose work is this. A panic, which would be an error of ours, is one too.
pub fn code(work: impl FnOnce() -> Result<(), Refusal>) -> c_int {
    match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(())) => codes::SUCCESS,
        Ok(Err(Refusal(code))) => code,
        Err(_) => codes::UNKNOWN,
    }
}

/// A call that needs no context, but a process that called `cuInit`.
pub fn with_process(work: impl FnOnce(&mut Process) -> Result<(), Refusal>) -> c_int {
    code(|| {
        let mut process = lock();
        match process.is_started {
            true => work(&mut process),
            false => Err(Refusal(codes::NOT_INITIALIZED)),
        }
    })
}

/// A call of the current context; one that is lost answers with what it was lost by.
pub fn with_context(work: impl FnOnce(&mut Context) -> Result<(), Refusal>) -> c_int {
    with_process(|process| {
        let context = process.current_context()?;
        match context.lost {
            None => work(context),
            Some(code) => Err(Refusal(code)),
        }
    })
}

/// The current context of the thread.
pub fn current() -> Option<Handle> {
    CURRENT.with_borrow(|stack| stack.last().copied())
}

/// Puts a context on top of those of the thread.
pub fn push(context: Handle) {
    CURRENT.with_borrow_mut(|stack| stack.push(context));
}

/// Takes the current context away.
pub fn pop() -> Option<Handle> {
    CURRENT.with_borrow_mut(Vec::pop)
}

impl Process {
    const NEW: Process = Process {
        make: None,
        is_started: false,
        handles: 0,
        contexts: BTreeMap::new(),
        primary: None,
        primary_flags: 0,
    };

    /// `cuInit`.
    pub fn start() -> Result<(), Refusal> {
        lock().is_started = true;
        Ok(())
    }

    fn current_context(&mut self) -> Result<&mut Context, Refusal> {
        let current = current().ok_or(Refusal(codes::INVALID_CONTEXT))?;
        self.context(current)
    }

    /// The context of a handle.
    pub fn context(&mut self, handle: Handle) -> Result<&mut Context, Refusal> {
        self.contexts.get_mut(&handle).ok_or(Refusal(codes::INVALID_CONTEXT))
    }

    /// A new context.
    pub fn create(&mut self, flags: u32) -> Result<Handle, Refusal> {
        let make = self.make.ok_or(Refusal(codes::NO_DEVICE))?;
        let device = make().map_err(|error| refuse(&error))?;
        self.handles += 1;
        let handle = Handle::number(self.handles);
        // Handles of what is in a context differ between contexts, too.
        let first = self.handles << 20;
        self.contexts.insert(handle, Context::new(device, flags, first));
        Ok(handle)
    }

    /// Ends a context.
    pub fn destroy(&mut self, handle: Handle) -> Result<(), Refusal> {
        self.context(handle)?;
        self.contexts.remove(&handle);
        Ok(())
    }

    /// The primary context, retained once more.
    pub fn retain_primary(&mut self) -> Result<Handle, Refusal> {
        let (handle, count) = match self.primary {
            Some(primary) => primary,
            None => (self.create(self.primary_flags)?, 0),
        };
        self.primary = Some((handle, count + 1));
        Ok(handle)
    }

    /// Releases the primary context, which ends with the last that had retained it.
    pub fn release_primary(&mut self) -> Result<(), Refusal> {
        match self.primary.take() {
            None => Err(Refusal(codes::INVALID_CONTEXT)),
            Some((handle, 1)) => self.destroy(handle),
            Some((handle, count)) => {
                self.primary = Some((handle, count - 1));
                Ok(())
            }
        }
    }

    /// Makes the primary context as new, retained as often as before.
    pub fn reset_primary(&mut self) -> Result<(), Refusal> {
        let Some((handle, _)) = self.primary else { return Ok(()) };
        let (make, flags) = (self.make.ok_or(Refusal(codes::NO_DEVICE))?, self.primary_flags);
        self.handles += 1;
        let first = self.handles << 20;
        let device = make().map_err(|error| refuse(&error))?;
        *self.context(handle)? = Context::new(device, flags, first);
        Ok(())
    }

    /// The flags of the primary context, and whether there is one.
    pub fn primary_state(&self) -> (u32, bool) {
        (self.primary_flags, self.primary.is_some())
    }

    /// Sets the flags of the primary context.
    pub fn set_primary_flags(&mut self, flags: u32) {
        self.primary_flags = flags;
    }

    /// Asks a device what it is: that of a context, else a new one.
    pub fn info(&mut self) -> Result<irc_runtime::device::DeviceInfo, Refusal> {
        if let Some(context) = self.contexts.values().next() {
            return Ok(context.device.info());
        }
        let make = self.make.ok_or(Refusal(codes::NO_DEVICE))?;
        Ok(make().map_err(|error| refuse(&error))?.info())
    }
}

/// The code for an error of the device; where it says more than the code, that is said on standard
/// error.
pub fn refuse(error: &DeviceError) -> Refusal {
    let code = match error {
        DeviceError::Unavailable(_) => codes::NO_DEVICE,
        DeviceError::Rejected(_) => codes::INVALID_PTX,
        DeviceError::WrongImage { .. } => codes::NO_BINARY_FOR_GPU,
        DeviceError::UnknownHandle { .. } => codes::INVALID_HANDLE,
        DeviceError::UnknownKernel { .. } | DeviceError::UnknownGlobal(_) => codes::NOT_FOUND,
        DeviceError::Arguments(_)
        | DeviceError::Abi { .. }
        | DeviceError::BadLaunch { .. }
        | DeviceError::BadAddress { .. }
        | DeviceError::BadObject(_) => codes::INVALID_VALUE,
        DeviceError::OutOfMemory { .. } => codes::OUT_OF_MEMORY,
        DeviceError::Faults(_) => codes::LAUNCH_FAILED,
        DeviceError::NotSimulated { .. } => codes::NOT_SUPPORTED,
        DeviceError::Driver { code, .. } => *code,
    };
    // Names that are not found are a question, not an error.
    if code != codes::NOT_FOUND {
        eprintln!("irc: {error}");
    }
    Refusal(code)
}
