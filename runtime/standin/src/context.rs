//! A context: a device of its own with the modules, functions, streams and events of a program.

use crate::arrays::{Array, Descriptor};
use crate::calls::{Link, Reading, Resource};
use crate::host::HostMemory;
use crate::process::{Handle, Refusal, refuse};
use irc_driver::codes;
use irc_runtime::device::{
    Device, DeviceError, DriverError, FaultKind, Image, Kernel, KernelAttributes, LaunchConfig,
    ModuleId,
};
use irc_runtime::ptxas::{Message, Severity};
use std::collections::BTreeMap;
use std::ffi::{CString, c_int, c_void};
use std::time::Instant;

/// Shared memory that a function may use if nothing else was said.
pub const PLAIN_SHARED_BYTES: u32 = 48 << 10;

/// What has a handle.
pub enum Object {
    /// A module, or a library.
    Module(ModuleId),
    /// A function, or a kernel of a library.
    Function(Function),
    /// A stream with its flags and its priority.
    Stream(u32, c_int),
    /// An event, and when it was recorded.
    Event(Option<Instant>),
    /// An array.
    Array(Array),
    /// What is linked.
    Link(Box<Link>),
}

/// A function of a module.
pub struct Function {
    /// The module.
    pub module: Handle,
    /// Its name, as programs ask for it.
    pub name: CString,
    /// What the device calls it.
    pub kernel: Kernel,
    /// What it needs.
    pub attributes: KernelAttributes,
    /// The most dynamic shared memory that a launch may ask for.
    pub max_dynamic_shared: u32,
}

/// A context.
pub struct Context {
    /// The device.
    pub device: Box<dyn Device + Send>,
    /// The code of the fault that ended it.
    pub lost: Option<c_int>,
    /// As the program created it.
    pub flags: u32,
    /// The limits that the program set.
    pub limits: BTreeMap<u32, usize>,
    /// Allocations of device memory with their sizes.
    pub memory: BTreeMap<u64, u64>,
    /// Page-locked memory of the host's.
    pub host: BTreeMap<usize, HostMemory>,
    /// Memory of the program's that it has registered: by its beginning, its end.
    pub registered: BTreeMap<usize, usize>,
    /// Memory that host and device have at the same address. What is in it is with the host, but
    /// while a kernel runs.
    managed: BTreeMap<u64, HostMemory>,
    /// What each texture and surface is of.
    pub images: BTreeMap<u64, ImageObject>,
    objects: BTreeMap<Handle, Object>,
    handles: usize,
}

/// A texture or surface, as the program made it.
#[derive(Clone, Copy)]
pub struct ImageObject {
    /// What it is of.
    pub resource: Resource,
    /// How it is read; none for a surface.
    pub reading: Option<Reading>,
}

impl Context {
    /// An empty context; its handles begin with this number.
    pub fn new(device: Box<dyn Device + Send>, flags: u32, first: usize) -> Context {
        Context {
            device,
            lost: None,
            flags,
            limits: BTreeMap::new(),
            memory: BTreeMap::new(),
            host: BTreeMap::new(),
            registered: BTreeMap::new(),
            managed: BTreeMap::new(),
            images: BTreeMap::new(),
            objects: BTreeMap::new(),
            handles: first,
        }
    }

    /// Gives an object a handle.
    pub fn add(&mut self, object: Object) -> Handle {
        self.handles += 1;
        let handle = Handle::number(self.handles);
        self.objects.insert(handle, object);
        handle
    }

    /// The object of a handle.
    pub fn object(&mut self, handle: Handle) -> Result<&mut Object, Refusal> {
        self.objects.get_mut(&handle).ok_or(Refusal(codes::INVALID_HANDLE))
    }

    /// Takes an object away.
    pub fn remove(&mut self, handle: Handle) -> Option<Object> {
        self.objects.remove(&handle)
    }

    /// The function of a handle.
    pub fn function(&mut self, handle: Handle) -> Result<&mut Function, Refusal> {
        match self.object(handle)? {
            Object::Function(function) => Ok(function),
            _ => Err(Refusal(codes::INVALID_HANDLE)),
        }
    }

    /// The module of a handle.
    pub fn module(&mut self, handle: Handle) -> Result<ModuleId, Refusal> {
        match self.object(handle)? {
            Object::Module(module) => Ok(*module),
            _ => Err(Refusal(codes::INVALID_HANDLE)),
        }
    }

    /// The array of a handle.
    pub fn array(&mut self, handle: Handle) -> Result<&Array, Refusal> {
        match self.object(handle)? {
            Object::Array(array) => Ok(array),
            _ => Err(Refusal(codes::INVALID_HANDLE)),
        }
    }

    /// Makes an array.
    pub fn create_array(&mut self, descriptor: Descriptor) -> Result<Handle, Refusal> {
        let mut array = Array { descriptor, image: descriptor.image(0)? };
        let address = self.device.alloc(array.bytes() as u64).map_err(|error| refuse(&error))?;
        array.image.levels[0].address = address;
        Ok(self.add(Object::Array(array)))
    }

    /// Ends an array.
    pub fn destroy_array(&mut self, handle: Handle) -> Result<(), Refusal> {
        let address = self.array(handle)?.address();
        self.remove(handle);
        self.device.free(address).map_err(|error| refuse(&error))
    }

    /// Loads an image; what the device said of it, as a driver's compiler would, and the handle if
    /// it took it.
    pub fn load(&mut self, image: Image<'_>) -> (Result<Handle, Refusal>, String) {
        match self.device.load(image) {
            Ok(loaded) => {
                let log = loaded.messages.iter().map(log_line).collect();
                (Ok(self.add(Object::Module(loaded.module))), log)
            }
            Err(error) => {
                let log = match &error {
                    DeviceError::Rejected(messages) => messages.iter().map(log_line).collect(),
                    DeviceError::NotSimulated { line, .. } => {
                        log_line(&Message::new(Severity::Error, *line, error.to_string()))
                    }
                    other => log_line(&Message::new(Severity::Error, None, other.to_string())),
                };
                (Err(refuse(&error)), log)
            }
        }
    }

    /// Gives a module back, with its functions.
    pub fn unload(&mut self, handle: Handle) -> Result<(), Refusal> {
        let module = self.module(handle)?;
        self.device.unload(module).map_err(|error| refuse(&error))?;
        self.objects.retain(
            |_, object| !matches!(object, Object::Function(function) if function.module == handle),
        );
        self.remove(handle);
        Ok(())
    }

    /// Finds a function; the same name has the same handle.
    pub fn find(&mut self, module: Handle, name: CString) -> Result<Handle, Refusal> {
        let id = self.module(module)?;
        let is_it = |object: &Object| match object {
            Object::Function(function) => function.module == module && function.name == name,
            _ => false,
        };
        if let Some((&handle, _)) = self.objects.iter().find(|(_, object)| is_it(object)) {
            return Ok(handle);
        }
        let text = name.to_str().map_err(|_| Refusal(codes::NOT_FOUND))?;
        let kernel = self.device.kernel(id, text).map_err(|error| refuse(&error))?;
        let attributes = self.device.attributes(kernel.id).map_err(|error| refuse(&error))?;
        let max_dynamic_shared = PLAIN_SHARED_BYTES.saturating_sub(attributes.shared_bytes);
        let function = Function { module, name, kernel, attributes, max_dynamic_shared };
        Ok(self.add(Object::Function(function)))
    }

    /// Runs a function. What it does wrong is the answer to the next call.
    pub fn launch(
        &mut self,
        function: Handle,
        config: &LaunchConfig,
        args: &[&[u8]],
    ) -> Result<(), Refusal> {
        let function = self.function(function)?;
        if config.dynamic_shared > function.max_dynamic_shared {
            return Err(Refusal(codes::INVALID_VALUE));
        }
        let kernel = function.kernel.id;
        self.managed_to_device()?;
        let done = self.device.launch(kernel, config, args);
        match done.and_then(|()| self.device.synchronize()) {
            Ok(()) => self.managed_to_host(),
            Err(DeviceError::Faults(faults)) => {
                for fault in &faults {
                    eprint!("irc: {fault}");
                }
                self.lost = Some(faults.first().map_or(codes::LAUNCH_FAILED, |f| code_of(f.kind)));
                Ok(())
            }
            Err(error) => Err(refuse(&error)),
        }
    }

    /// Allocates memory that host and device have at the same address.
    pub fn allocate_managed(&mut self, bytes: usize) -> Result<*mut c_void, Refusal> {
        // The host might have what the device has not.
        let (unused, _) = self.device.memory().map_err(|error| refuse(&error))?;
        let is_room = bytes as u64 <= unused;
        let memory = is_room.then(|| HostMemory::new(bytes)).flatten();
        let memory = memory.ok_or(Refusal(codes::OUT_OF_MEMORY))?;
        let pointer = memory.pointer();
        let address = pointer.expose_provenance() as u64;
        self.device.alloc_at(address, bytes as u64).map_err(|error| refuse(&error))?;
        self.memory.insert(address, bytes as u64);
        self.managed.insert(address, memory);
        Ok(pointer)
    }

    /// Frees device memory, or managed memory.
    pub fn free(&mut self, address: u64) -> Result<(), Refusal> {
        self.memory.remove(&address).ok_or(Refusal(codes::INVALID_VALUE))?;
        self.managed.remove(&address);
        self.device.free(address).map_err(|error| refuse(&error))
    }

    /// Writes to device memory, or managed memory.
    pub fn write(&mut self, to: u64, bytes: &[u8]) -> Result<(), Refusal> {
        match self.managed_at(to) {
            Some((memory, offset)) if memory.write(offset, bytes) => Ok(()),
            Some(_) => Err(Refusal(codes::INVALID_VALUE)),
            None => self.device.write(to, bytes).map_err(|error| refuse(&error)),
        }
    }

    /// That N bytes can be memory of the device: before room is made for a copy of them.
    /// Whoever accesses them looks at each of them.
    pub fn check(&mut self, address: u64, bytes: usize) -> Result<(), Refusal> {
        let wrong = || refuse(&DeviceError::BadAddress { address, bytes: bytes as u64 });
        let Some(last) = bytes.checked_sub(1) else { return Ok(()) };
        let last = address.checked_add(last as u64).ok_or_else(wrong)?;
        let is_there = match self.allocation(address) {
            Some((start, size)) => last - start < size,
            None => {
                let device = &mut self.device;
                let mut is_there = |at| device.read(at, &mut [0]).is_ok();
                is_there(address) && is_there(last) && bytes as u64 <= device.info().memory_bytes
            }
        };
        if is_there { Ok(()) } else { Err(wrong()) }
    }

    /// Whether an address is one of the device.
    pub fn is_of_device(&mut self, address: u64) -> bool {
        self.allocation(address).is_some() || self.device.read(address, &mut [0]).is_ok()
    }

    /// Reads from device memory, or managed memory.
    pub fn read(&mut self, from: u64, bytes: &mut [u8]) -> Result<(), Refusal> {
        match self.managed_at(from) {
            Some((memory, offset)) if memory.read(offset, bytes) => Ok(()),
            Some(_) => Err(Refusal(codes::INVALID_VALUE)),
            None => self.device.read(from, bytes).map_err(|error| refuse(&error)),
        }
    }

    /// The managed memory that an address lies in, and the offset in it.
    fn managed_at(&self, address: u64) -> Option<(&HostMemory, usize)> {
        let (&start, memory) = self.managed.range(..=address).next_back()?;
        let offset = usize::try_from(address - start).ok()?;
        (offset < memory.bytes()).then_some((memory, offset))
    }

    fn managed_to_device(&mut self) -> Result<(), Refusal> {
        for (&address, memory) in &self.managed {
            let mut bytes = vec![0; memory.bytes()];
            let _all_is_there = memory.read(0, &mut bytes);
            self.device.write(address, &bytes).map_err(|error| refuse(&error))?;
        }
        Ok(())
    }

    fn managed_to_host(&mut self) -> Result<(), Refusal> {
        for (&address, memory) in &self.managed {
            let mut bytes = vec![0; memory.bytes()];
            self.device.read(address, &mut bytes).map_err(|error| refuse(&error))?;
            let _all_has_room = memory.write(0, &bytes);
        }
        Ok(())
    }

    /// The allocation that an address lies in: its begin and its size.
    pub fn allocation(&self, address: u64) -> Option<(u64, u64)> {
        let (&start, &bytes) = self.memory.range(..=address).next_back()?;
        (address - start < bytes).then_some((start, bytes))
    }
}

/// A message in the shape of the driver's compiler.
fn log_line(message: &Message) -> String {
    let severity = message.severity.to_string();
    match message.line {
        Some(line) => {
            format!("ptxas application ptx input, line {line}; {severity:<7} : {}\n", message.text)
        }
        None => format!("ptxas {severity:<7} : {}\n", message.text),
    }
}

/// What the driver of a GPU says of a fault.
fn code_of(kind: FaultKind) -> c_int {
    match kind.driver_error() {
        DriverError::IllegalAddress => codes::ILLEGAL_ADDRESS,
        DriverError::MisalignedAddress => codes::MISALIGNED_ADDRESS,
        DriverError::StackError => codes::HARDWARE_STACK_ERROR,
        DriverError::Assert => codes::ASSERT,
        DriverError::IllegalInstruction => codes::ILLEGAL_INSTRUCTION,
        DriverError::Timeout => codes::LAUNCH_TIMEOUT,
        DriverError::Failed => codes::LAUNCH_FAILED,
    }
}
