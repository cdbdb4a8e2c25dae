//! What handles are: numbers that are looked up, so that a wrong one is an error.
//!
//! | bits | of an object | of what an object has |
//! |---|---|---|
//! | 63 to 32 | its serial number, from 1, given once | that of its owner |
//! | 31 to 28 | its kind | its kind |
//! | 27 to 0 | its slot in the table | its number in the owner |
//!
//! Objects are modules, builders, outputs and machines. Functions, globals, files and data types
//! belong to their module, values, blocks, variables and slots to the builder of their function,
//! programs to their machine.

use crate::builder::BuilderObject;
use crate::machine::MachineObject;
use crate::output::OutputObject;
use crate::status::{Failure, Result, irc_status};
use irc_bindings::SharedModule;
use std::sync::{Arc, Mutex, PoisonError, RwLock};

/// A handle of one kind.
pub trait Handle: Copy {
    const KIND: u64;
    const WHAT: &'static str;
    fn new(id: u64) -> Self;
    fn id(self) -> u64;
}

/// A module that is being built.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_module {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// A function of a module.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_function {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// The builder of the body of a function.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_builder {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// A value of a function that is being built.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_value {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// A block of a function that is being built.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_block {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// A variable of a function that is being built.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_variable {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// A stack slot of a function that is being built.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_slot {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// A global variable of a module.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_global {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// A source file of a module.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_file {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// A data type of a module: what an aggregate is made of.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_data {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// What a call made, and what it found wrong.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_output {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// A simulated device.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_machine {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

/// A module that a machine has loaded.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct irc_program {
    /// A number to be copied and compared, and nothing else; 0 is none.
    pub id: u64,
}

macro_rules! handles {
    ($($name:ident = $number:literal $what:literal;)*) => {
        $(impl Handle for $name {
            const KIND: u64 = $number;
            const WHAT: &'static str = $what;
            fn new(id: u64) -> Self {
                $name { id }
            }
            fn id(self) -> u64 {
                self.id
            }
        })*

        /// What a handle of this kind is of.
        fn what(kind: u64) -> &'static str {
            match kind {
                $($number => $what,)*
                _ => "",
            }
        }
    };
}

handles! {
    irc_module = 1 "module";
    irc_function = 2 "function";
    irc_builder = 3 "builder";
    irc_value = 4 "value";
    irc_block = 5 "block";
    irc_variable = 6 "variable";
    irc_slot = 7 "stack slot";
    irc_global = 8 "global variable";
    irc_file = 9 "source file";
    irc_output = 10 "output";
    irc_machine = 11 "machine";
    irc_program = 12 "program";
    irc_data = 13 "data type";
}

const KIND_SHIFT: u32 = 28;
const INDEX: u64 = (1 << KIND_SHIFT) - 1;
const SERIAL_SHIFT: u32 = 32;

/// What a handle names.
#[derive(Clone)]
pub enum Object {
    Module(SharedModule),
    Builder(Arc<Mutex<BuilderObject>>),
    Output(Arc<OutputObject>),
    Machine(Arc<Mutex<MachineObject>>),
}

#[derive(Default)]
struct Slot {
    serial: u32,
    object: Option<Object>,
}

#[derive(Default)]
struct Table {
    slots: Vec<Slot>,
    free: Vec<u32>,
    last: u32,
}

static TABLE: RwLock<Table> = RwLock::new(Table { slots: Vec::new(), free: Vec::new(), last: 0 });

/// Who a handle was made for.
pub fn serial(id: u64) -> u32 {
    (id >> SERIAL_SHIFT) as u32
}

fn index(id: u64) -> u32 {
    (id & INDEX) as u32
}

fn make<H: Handle>(serial: u32, index: u32) -> H {
    H::new(u64::from(serial) << SERIAL_SHIFT | H::KIND << KIND_SHIFT | u64::from(index))
}

/// Checks that a handle is of its kind.
fn check_kind<H: Handle>(handle: H) -> Result<()> {
    if handle.id() == 0 {
        let message = format!("the handle of {} is 0, which is none", a(H::WHAT));
        return Err(Failure::new(irc_status::IRC_HANDLE, message));
    }
    match handle.id() >> KIND_SHIFT & 15 {
        kind if kind == H::KIND => Ok(()),
        kind if what(kind).is_empty() => {
            let message = format!("{:#x} is no handle", handle.id());
            Err(Failure::new(irc_status::IRC_KIND, message))
        }
        kind => {
            let (wanted, found) = (a(H::WHAT), a(what(kind)));
            let message = format!("expected the handle of {wanted}, found that of {found}");
            Err(Failure::new(irc_status::IRC_KIND, message))
        }
    }
}

/// A word with its article.
fn a(what: &str) -> String {
    let article = if what.starts_with(['a', 'e', 'i', 'o']) { "an" } else { "a" };
    format!("{article} {what}")
}

/// Keeps an object, and gives the handle of it.
pub fn keep<H: Handle>(object: Object) -> Result<H> {
    let mut table = TABLE.write().unwrap_or_else(PoisonError::into_inner);
    // A serial number is given once: after 2^32 objects nothing is given any more.
    let full = || Failure::new(irc_status::IRC_MEMORY, "there are no handles left");
    table.last = table.last.checked_add(1).ok_or_else(full)?;
    let serial = table.last;
    let slot = match table.free.pop() {
        Some(slot) => slot,
        None => {
            let slot = table.slots.len();
            if slot as u64 > INDEX {
                return Err(full());
            }
            table.slots.push(Slot::default());
            slot as u32
        }
    };
    table.slots[slot as usize] = Slot { serial, object: Some(object) };
    Ok(make(serial, slot))
}

/// The object of a handle.
pub fn object<H: Handle>(handle: H) -> Result<Object> {
    check_kind(handle)?;
    let table = TABLE.read().unwrap_or_else(PoisonError::into_inner);
    let slot = table.slots.get(index(handle.id()) as usize);
    let slot = slot.filter(|slot| slot.serial == serial(handle.id()));
    slot.and_then(|slot| slot.object.clone()).ok_or_else(|| gone::<H>())
}

/// Gives an object back; calls that use it go on with it.
pub fn release<H: Handle>(handle: H) -> Result<()> {
    check_kind(handle)?;
    let mut table = TABLE.write().unwrap_or_else(PoisonError::into_inner);
    let at = index(handle.id());
    let slot = table.slots.get_mut(at as usize);
    let slot = slot.filter(|slot| slot.serial == serial(handle.id()));
    let object = slot.and_then(|slot| slot.object.take()).ok_or_else(|| gone::<H>())?;
    table.free.push(at);
    drop(table);
    drop(object);
    Ok(())
}

fn gone<H: Handle>() -> Failure {
    let message = format!("the {} is gone: it was freed, or never made", H::WHAT);
    Failure::new(irc_status::IRC_HANDLE, message)
}

/// The handle of something that an object has.
pub fn part<H: Handle>(owner: u32, number: u32) -> H {
    make(owner, number)
}

/// The number of something that an object has.
pub fn number<H: Handle>(owner: u32, handle: H) -> Result<u32> {
    check_kind(handle)?;
    if serial(handle.id()) != owner {
        let message = format!("the {} belongs to something else than what it is used in", H::WHAT);
        return Err(Failure::new(irc_status::IRC_FOREIGN, message));
    }
    Ok(index(handle.id()))
}
