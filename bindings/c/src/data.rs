//! Data types: what aggregates are made of, and where their parts lie.

use crate::builder::in_builder;
use crate::handles::{
    irc_builder, irc_data, irc_function, irc_module, irc_slot, irc_value, number, part, serial,
};
use crate::module::{function_id, module_of, no_parameter};
use crate::pointers::{put, slice};
use crate::status::{Failure, Result, guard, guard_value, irc_status};
use crate::types::{irc_type, type_of};
use irc_bindings::lock;
use irc_compiler::ir::builder::InstBuilder;
use irc_compiler::ir::data::{DataKind, DataTypes};
use irc_compiler::ir::entity::DataType;
use irc_compiler::ir::signature::Aggregate;

/// The fields of a struct lie as in C.
pub const IRC_STRUCT: u32 = 0;
/// The fields of a struct lie one behind the other, without gaps.
pub const IRC_PACKED: u32 = 1;

/// The function gets a copy of an aggregate.
pub const IRC_BYVAL: u32 = 0;
/// The aggregate is the result of the function.
pub const IRC_SRET: u32 = 1;

/// The id of a data type, which is one of the module.
pub fn data_type(module: u32, types: &DataTypes, data: irc_data) -> Result<DataType> {
    let ty = DataType::from_u32(number(module, data)?);
    let none = || Failure::new(irc_status::IRC_HANDLE, "the module has no such data type");
    types.contains(ty).then_some(ty).ok_or_else(none)
}

/// Makes a data type of a module, or finds it.
fn intern(
    module: irc_module,
    kind: impl FnOnce(&mut DataTypes) -> Result<DataKind>,
) -> Result<irc_data> {
    let shared = module_of(module)?;
    let types = &mut lock(&shared).types;
    let kind = kind(types)?;
    let ty = types.intern(kind).map_err(|error| Failure::argument(error.to_string()))?;
    Ok(part(serial(module.id), ty.as_u32()))
}

/// The data type of one value.
#[unsafe(no_mangle)]
pub extern "C" fn irc_data_value(module: irc_module, ty: irc_type) -> irc_data {
    guard_value(|| {
        let ty = type_of(ty)?;
        intern(module, |_| Ok(DataKind::Value(ty)))
    })
}

/// The data type of an array.
#[unsafe(no_mangle)]
pub extern "C" fn irc_data_array(module: irc_module, element: irc_data, count: u64) -> irc_data {
    guard_value(|| {
        intern(module, |types| {
            Ok(DataKind::Array(data_type(serial(module.id), types, element)?, count))
        })
    })
}

/// The data type of a struct: `IRC_STRUCT` or `IRC_PACKED`.
///
/// # Safety
/// `fields` points to `count` data types.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_data_struct(
    module: irc_module,
    fields: *const irc_data,
    count: usize,
    kind: u32,
) -> irc_data {
    guard_value(|| {
        // SAFETY: as the caller says.
        let fields = unsafe { slice(fields, count, "fields") }?;
        intern(module, |types| {
            let fields = fields.iter().map(|&field| data_type(serial(module.id), types, field));
            let fields = fields.collect::<Result<Box<[DataType]>>>()?;
            match kind {
                IRC_STRUCT => Ok(DataKind::Struct(fields)),
                IRC_PACKED => Ok(DataKind::Packed(fields)),
                _ => Err(Failure::argument(format!("{kind} is no kind of struct"))),
            }
        })
    })
}

/// Size and alignment of a data type, in bytes.
///
/// # Safety
/// `size` and `align` are good to be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_data_layout(
    module: irc_module,
    data: irc_data,
    size: *mut u64,
    align: *mut u32,
) -> irc_status {
    guard(|| {
        let shared = module_of(module)?;
        let types = &lock(&shared).types;
        let layout = types.layout(data_type(serial(module.id), types, data)?);
        // SAFETY: as the caller says.
        unsafe {
            put(size, layout.size, "size")?;
            put(align, layout.align, "align")
        }
    })
}

/// Where a field of a struct or an element of an array begins, in bytes.
fn offset_of(module: u32, types: &DataTypes, data: irc_data, index: u64) -> Result<u64> {
    let none = || Failure::argument(format!("the data type has no part {index}"));
    types.offset(data_type(module, types, data)?, index).ok_or_else(none)
}

/// Where a field of a struct (from 0) or an element of an array begins, in bytes.
///
/// # Safety
/// `offset` is good to be written.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn irc_data_offset(
    module: irc_module,
    data: irc_data,
    index: u64,
    offset: *mut u64,
) -> irc_status {
    guard(|| {
        let shared = module_of(module)?;
        let found = offset_of(serial(module.id), &lock(&shared).types, data, index)?;
        // SAFETY: as the caller says.
        unsafe { put(offset, found, "offset") }
    })
}

/// Says that a parameter of a function (from 0), which is a pointer, stands for an aggregate:
/// `IRC_BYVAL` or, for the first parameter of a function without results, `IRC_SRET`. In a kernel
/// it is an `IRC_PTR_PARAM`, in other functions an `IRC_PTR_LOCAL` or `IRC_PTR`. Callers
/// give the address of the aggregate.
#[unsafe(no_mangle)]
pub extern "C" fn irc_function_aggregate(
    module: irc_module,
    function: irc_function,
    param: u32,
    how: u32,
    data: irc_data,
) -> irc_status {
    guard(|| {
        let owner = serial(module.id);
        let id = function_id(owner, function)?;
        let shared = module_of(module)?;
        let mut module = lock(&shared);
        let ty = data_type(owner, &module.types, data)?;
        let align = module.types.layout(ty).align;
        let Some(func) = module.get_func_mut(id) else {
            return Err(Failure::new(irc_status::IRC_HANDLE, "the module has no such function"));
        };
        let count = func.signature.params.len();
        let none = || Failure::argument(no_parameter(param as usize, count));
        let param = func.signature.params.get_mut(param as usize).ok_or_else(none)?;
        if !param.ty.is_ptr() {
            let message = format!("the parameter is {}, not a pointer", param.ty);
            return Err(Failure::argument(message));
        }
        param.attrs.aggregate = Some(match how {
            IRC_BYVAL => Aggregate::ByVal { ty, align },
            IRC_SRET => Aggregate::Sret { ty, align },
            _ => return Err(Failure::argument(format!("{how} is no way to pass an aggregate"))),
        });
        Ok(())
    })
}

/// Makes a stack slot for a data type.
#[unsafe(no_mangle)]
pub extern "C" fn irc_slot_of(builder: irc_builder, data: irc_data) -> irc_slot {
    guard_value(|| {
        in_builder(builder, |b| {
            let module = b.module;
            let ty = b.with(|b| data_type(module, &b.module().types, data))??;
            let slot = b.with(|b| b.create_slot(ty))?;
            Ok(part(b.serial, slot.as_u32()))
        })
    })
}

/// The address of a field of a struct (from 0), or of an element of an array, that begins at
/// `address`.
#[unsafe(no_mangle)]
pub extern "C" fn irc_field(
    builder: irc_builder,
    address: irc_value,
    data: irc_data,
    index: u64,
) -> irc_value {
    guard_value(|| {
        in_builder(builder, |b| {
            let (module, address) = (b.module, b.value(address)?);
            let offset = b.with(|b| offset_of(module, &b.module().types, data, index))??;
            let large = |_| Failure::argument("the offset has more than 63 bits");
            let offset = i64::try_from(offset).map_err(large)?;
            let field = b.with(|b| b.ptr_offset(address, offset))?;
            Ok(b.handle(field))
        })
    })
}
