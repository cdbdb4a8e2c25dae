//! Global variables, and what they begin with: bytes as they lie in memory, and addresses.

use crate::data::data_type;
use crate::handles::{irc_data, irc_function, irc_global, irc_module, part, serial};
use crate::module::{build, function_id, global_id, module_of};
use crate::pointers::{slice, text};
use crate::status::{Failure, Result, guard, guard_value, irc_status};
use crate::types::{irc_type, type_of};
use irc_bindings::lock;
use irc_compiler::ir::data::{DataKind, DataTypes};
use irc_compiler::ir::entity::DataType;
use irc_compiler::ir::module::{Global, GlobalAttrs, Init, Module, Symbol};
use irc_compiler::ir::signature::Linkage;
use irc_compiler::ir::types::{Space, Type};
use std::ffi::{c_char, c_void};

/// Which element of an array can begin as an address at most: those before it are kept as zeros.
const MOST_PARTS: usize = 1 << 20;

/// Adds a global variable: `count` values of a type in `global`, `const` or `shared` memory. Its
/// first contents are `size` bytes, zeros where `contents` is null; shared memory has none. A
/// shared array of 0 is the memory whose size the launch decides.
///
/// # Safety
/// `name` and `space` are texts; `contents` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_global_new(
    module: irc_module,
    name: *const c_char,
    space: *const c_char,
    ty: irc_type,
    count: u64,
    contents: *const c_void,
    size: usize,
) -> irc_global {
    guard_value(|| {
        // SAFETY: as the caller says.
        let given = unsafe { Given::read(name, space, contents, size) }?;
        let ty = type_of(ty)?;
        add(module, given, |types| {
            let scalar = types.value(ty);
            types.intern(DataKind::Array(scalar, count)).map_err(build)
        })
    })
}

/// Adds a global variable of a data type, such as a struct. Its first contents are `size` bytes, as
/// they lie in memory (`irc_data_layout`), zeros where `contents` is null; shared memory has none.
/// Pointers in it are 0 there: `irc_global_address` and `irc_global_function` say what they are.
///
/// # Safety
/// `name` and `space` are texts; `contents` is null or points to `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_global_of(
    module: irc_module,
    name: *const c_char,
    space: *const c_char,
    data: irc_data,
    contents: *const c_void,
    size: usize,
) -> irc_global {
    guard_value(|| {
        // SAFETY: as the caller says.
        let given = unsafe { Given::read(name, space, contents, size) }?;
        add(module, given, |types| data_type(serial(module.id), types, data))
    })
}

/// Says that the pointer at an offset (`irc_data_offset`) of a global variable begins as the
/// address of a global variable, `bytes` further on. An `IRC_PTR` has the generic address.
#[unsafe(no_mangle)]
pub extern "C" fn irc_global_address(
    module: irc_module,
    global: irc_global,
    offset: u64,
    of: irc_global,
    bytes: i64,
) -> irc_status {
    guard(|| {
        let of = Symbol::Global(global_id(serial(module.id), of)?);
        point(module, global, offset, of, bytes)
    })
}

/// Says that the pointer at an offset of a global variable begins as the address of a function.
#[unsafe(no_mangle)]
pub extern "C" fn irc_global_function(
    module: irc_module,
    global: irc_global,
    offset: u64,
    function: irc_function,
) -> irc_status {
    guard(|| {
        let of = Symbol::Func(function_id(serial(module.id), function)?);
        point(module, global, offset, of, 0)
    })
}

/// What is said of a global variable.
struct Given<'a> {
    name: &'a str,
    space: Space,
    contents: Option<&'a [u8]>,
}

impl Given<'_> {
    /// # Safety
    /// `name` and `space` are texts; `contents` is null or points to `size` bytes.
    unsafe fn read<'a>(
        name: *const c_char,
        space: *const c_char,
        contents: *const c_void,
        size: usize,
    ) -> Result<Given<'a>> {
        // SAFETY: as the caller says.
        let (name, space) = unsafe { (text(name, "name")?, text(space, "space")?) };
        let contents = match contents.is_null() {
            true => None,
            // SAFETY: as the caller says.
            false => Some(unsafe { slice(contents.cast::<u8>(), size, "contents") }?),
        };
        let unknown = || {
            let message = format!("unknown space `{space}`; there are: global, const, shared");
            Failure::argument(message)
        };
        let space = Space::from_name(space).ok_or_else(unknown)?;
        Ok(Given { name, space, contents })
    }
}

/// Adds a global variable of the type that `ty` makes.
fn add(
    module: irc_module,
    Given { name, space, contents }: Given<'_>,
    ty: impl FnOnce(&mut DataTypes) -> Result<DataType>,
) -> Result<irc_global> {
    let shared = module_of(module)?;
    let mut owner = lock(&shared);
    let ty = ty(&mut owner.types)?;
    let layout = owner.types.layout(ty);
    let dynamic = space == Space::Shared && layout.size == 0;
    let init = match contents {
        Some(bytes) if bytes.len() as u64 != layout.size => {
            let (found, wanted) = (bytes.len(), layout.size);
            let message = format!("the contents have {found} bytes, the type {wanted}");
            return Err(Failure::argument(message));
        }
        Some(bytes) => Some(init(&owner.types, ty, bytes)?),
        None => (space != Space::Shared).then_some(Init::Zero),
    };
    // Shared memory is of a CTA, what the host looks for by name is visible.
    let linkage = match space {
        Space::Shared if dynamic => Linkage::External,
        Space::Shared => Linkage::Internal,
        _ => Linkage::Visible,
    };
    let (name, align, attrs) = (name.to_owned(), layout.align.max(16), GlobalAttrs::default());
    let global = Global { name, linkage, space, ty, align, init, dynamic, attrs };
    let id = owner.add_global(global).map_err(build)?;
    Ok(part(serial(module.id), id.as_u32()))
}

/// The initialiser that says what lies in memory. What lies between fields is not read: nobody may
/// have written it.
fn init(types: &DataTypes, ty: DataType, bytes: &[u8]) -> Result<Init> {
    // There may be any number of elements without bytes.
    if bytes.is_empty() {
        return Ok(Init::Zero);
    }
    let count = match types.kind(ty) {
        DataKind::Value(ty) => return value(*ty, bytes),
        DataKind::Array(_, count) => *count as usize,
        DataKind::Struct(fields) | DataKind::Packed(fields) => fields.len(),
    };
    let parts = (0..count).map(|index| {
        let (part, at) = part_of(types, ty, index);
        init(types, part, &bytes[at as usize..][..types.layout(part).size as usize])
    });
    let parts = parts.collect::<Result<Vec<Init>>>()?;
    Ok(if parts.iter().all(|part| *part == Init::Zero) { Init::Zero } else { Init::List(parts) })
}

fn value(ty: Type, bytes: &[u8]) -> Result<Init> {
    if bytes.iter().all(|&byte| byte == 0) {
        return Ok(Init::Zero);
    }
    if ty.lane().is_ptr() {
        let message = "a pointer begins as 0; `irc_global_address` says what it is";
        return Err(Failure::argument(message));
    }
    let lanes = bytes.chunks(ty.lane().bytes() as usize).map(bits);
    Ok(if ty.is_vector() { Init::List(lanes.collect()) } else { bits(bytes) })
}

fn bits(bytes: &[u8]) -> Init {
    let mut wide = [0; 16];
    wide[..bytes.len()].copy_from_slice(bytes);
    Init::Bits(u128::from_le_bytes(wide))
}

/// An element or field that there is: its type, and where it begins.
fn part_of(types: &DataTypes, ty: DataType, index: usize) -> (DataType, u64) {
    let part = match types.kind(ty) {
        DataKind::Array(element, _) => *element,
        DataKind::Struct(fields) | DataKind::Packed(fields) => fields[index],
        DataKind::Value(_) => ty,
    };
    (part, types.offset(ty, index as u64).unwrap_or(0))
}

/// Lets a pointer in a global variable begin as an address.
fn point(
    module: irc_module,
    global: irc_global,
    offset: u64,
    symbol: Symbol,
    bytes: i64,
) -> Result<()> {
    let id = global_id(serial(module.id), global)?;
    let shared = module_of(module)?;
    let mut owner = lock(&shared);
    let known = match symbol {
        Symbol::Global(of) => owner.get_global(of).is_some(),
        Symbol::Func(of) => owner.get_func(of).is_some(),
    };
    let Some(global) = owner.get_global(id).filter(|_| known) else {
        return Err(Failure::new(irc_status::IRC_HANDLE, "the module has no such symbol"));
    };
    let Some(mut init) = global.init.clone() else {
        return Err(Failure::argument("the variable has no first contents"));
    };
    let (place, space) = pointer_at(&owner.types, global.ty, offset, &mut init)?;
    let generic = space == Space::Generic && matches!(symbol, Symbol::Global(_));
    check_pointer(&owner, symbol, space)?;
    *place = Init::Address { symbol, offset: bytes, generic, mask: None };
    owner.global_mut(id).init = Some(init);
    Ok(())
}

/// The initialiser of the pointer at an offset, and the space that it points into.
fn pointer_at<'i>(
    types: &DataTypes,
    mut ty: DataType,
    mut offset: u64,
    mut place: &'i mut Init,
) -> Result<(&'i mut Init, Space)> {
    let none = || Failure::argument("there is no pointer at this offset");
    loop {
        let count = match types.kind(ty) {
            DataKind::Value(Type::Ptr(space)) if offset == 0 => return Ok((place, *space)),
            DataKind::Value(_) => return Err(none()),
            DataKind::Array(_, count) => *count as usize,
            DataKind::Struct(fields) | DataKind::Packed(fields) => fields.len(),
        };
        let begins = |&index: &usize| part_of(types, ty, index).1 <= offset;
        // Fields of no size begin where the next one does; the last is the one that has it.
        let index = match types.kind(ty) {
            DataKind::Array(element, _) => {
                Some((offset / types.layout(*element).size.max(1)) as usize)
            }
            _ => (0..count).rev().find(begins),
        };
        let index = index.filter(|&index| index < count).ok_or_else(none)?;
        if index >= MOST_PARTS {
            return Err(Failure::argument("the pointer lies too far from the begin of its array"));
        }
        if !matches!(place, Init::List(_)) {
            *place = Init::List(Vec::new());
        }
        let Init::List(parts) = place else { return Err(none()) };
        if parts.len() <= index {
            parts.resize(index + 1, Init::Zero);
        }
        let (part, at) = part_of(types, ty, index);
        (ty, offset, place) = (part, offset - at, &mut parts[index]);
    }
}

/// Checks that a symbol can be in a pointer into a space.
fn check_pointer(module: &Module, symbol: Symbol, space: Space) -> Result<()> {
    let found = match symbol {
        Symbol::Func(_) => Space::Generic,
        Symbol::Global(id) => module.global(id).space,
    };
    let fits = found == space || space == Space::Generic;
    if found == Space::Shared || !fits {
        let name = module.symbol_name(symbol);
        let message = format!("a {} cannot be the address of `@{name}`", Type::Ptr(space));
        return Err(Failure::argument(message));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_without_bytes_are_not_counted() {
        let mut types = DataTypes::default();
        let empty = types.intern(DataKind::Struct(Box::new([]))).expect("it has no size");
        let many = types.intern(DataKind::Array(empty, 1 << 60)).expect("it has none, either");
        assert!(matches!(init(&types, many, &[]), Ok(Init::Zero)));
    }
}
