//! What the interpreter prepares before it runs: where each function keeps its values, and where
//! each symbol is.

use cranelift_entity::{EntityRef, PrimaryMap};

use crate::data::InitPart;
use crate::dfg::ConstData;
use crate::entity::{DataType, FuncId, GlobalId, Inst, Value};
use crate::function::Function;
use crate::module::{Init, Module, Symbol};
use crate::types::{I1, Space, Type};

use super::eval::{Lane, lane_type};
use super::fault::LaunchError;
use super::integer::mask;
use super::memory::{FIRST_GLOBAL, Region, to_generic};

/// Largest object in bytes, and most bytes that the globals of a module have together.
pub(super) const MAX_OBJECT: u64 = 1 << 30;

/// Addresses of functions begin here, in a window of their own.
const CODE: u64 = 0x7f40_0000_0000;
/// Distance between the addresses of functions.
const CODE_STEP: u64 = 16;

/// Where a function keeps the lanes of its values in a frame.
#[derive(Clone, Debug)]
pub(super) struct Program {
    /// Index of the first lane of each value.
    offsets: Vec<u32>,
    /// A frame in which only the constants have their values.
    pub template: Vec<Lane>,
    /// Size and alignment of each stack slot, and whether it begins without poison.
    pub slots: Vec<(u64, u64, bool)>,
}

impl Program {
    pub fn new(module: &Module, func: &Function) -> Program {
        let mut offsets = Vec::with_capacity(func.dfg.num_values());
        let mut template = Vec::new();
        for index in 0..func.dfg.num_values() {
            offsets.push(template.len() as u32);
            let value = Value::new(index);
            let ty = func.dfg.ty(value);
            match func.dfg.as_const(value) {
                Some(ConstData::Bits(bits)) => template.extend(split(ty, bits)),
                _ => template.extend((0..ty.lanes()).map(|_| None)),
            }
        }
        let slot = |slot: &crate::function::SlotData| {
            (module.types.layout(slot.ty).size, u64::from(slot.align), slot.frozen)
        };
        Program { offsets, template, slots: func.slots.values().map(slot).collect() }
    }

    /// The lanes of a value of type `ty` in a frame.
    pub fn range(&self, value: Value, ty: Type) -> std::ops::Range<usize> {
        let start = self.offsets[value.index()] as usize;
        start..start + ty.lanes() as usize
    }
}

/// The lanes of a value of at most 128 bits.
fn split(ty: Type, bits: u128) -> impl Iterator<Item = Lane> {
    let width = lane_type(ty).bits();
    (0..ty.lanes()).map(move |i| Some(bits.checked_shr(i * width).unwrap_or(0) & mask(width)))
}

/// The type that the row of an instruction calls `T`.
pub fn controlling_type(func: &Function, inst: Inst) -> Type {
    let dfg = &func.dfg;
    match (dfg.opcode(inst).desc().operand_of_type(), dfg.first_result(inst)) {
        (Some(index), _) => dfg.ty(dfg.args(inst)[index]),
        (None, Some(result)) => dfg.ty(result),
        (None, None) => I1,
    }
}

/// The address of a function. That of an alias is the function's.
pub(super) fn code_address(module: &Module, func: FuncId) -> u64 {
    CODE + CODE_STEP * module.body_of(func).as_u32() as u64
}

/// The function at an address.
pub(super) fn function_at(module: &Module, address: u64) -> Option<FuncId> {
    let offset = address.checked_sub(CODE)?;
    let index = usize::try_from(offset / CODE_STEP).ok()?;
    let known = offset.is_multiple_of(CODE_STEP) && index < module.num_funcs();
    known.then(|| FuncId::new(index))
}

/// Global, constant and shared memory as a module describes it.
#[derive(Clone, Debug, Default)]
pub(super) struct Image {
    /// Global memory.
    pub global: Region,
    /// Constant memory.
    pub constant: Region,
    /// Shared memory of a CTA at its start, without the dynamic part.
    pub shared: Region,
    /// Alignment of the dynamic part.
    pub dynamic_align: u64,
    /// Address of each global in its space.
    pub addresses: PrimaryMap<GlobalId, u64>,
}

impl Image {
    /// Places all globals, then fills in their initial contents.
    pub fn new(module: &Module) -> Result<Image, LaunchError> {
        let global = Region::starting_at(FIRST_GLOBAL);
        let mut image = Image { global, dynamic_align: 16, ..Image::default() };
        let mut room = MAX_OBJECT;
        for (_, global) in module.globals() {
            let size = module.types.layout(global.ty).size;
            room = room.checked_sub(size).ok_or(LaunchError::ObjectSize(size))?;
            let align = u64::from(global.align);
            image.addresses.push(match global.space {
                Space::Shared if global.dynamic => {
                    image.dynamic_align = image.dynamic_align.max(align);
                    0
                }
                Space::Shared => image.shared.allocate(size, align),
                Space::Const => image.constant.allocate(size, align),
                _ => image.global.allocate(size, align),
            });
        }
        let dynamic = image.shared.clone().allocate(0, image.dynamic_align);
        for (id, global) in module.globals() {
            if global.dynamic {
                image.addresses[id] = dynamic;
            }
        }
        for (id, global) in module.globals() {
            let Some(init) = &global.init else { continue };
            let mut bytes = vec![0; module.types.layout(global.ty).size as usize];
            image.fill(module, global.ty, init, &mut bytes);
            let address = image.addresses[id];
            let region = match global.space {
                Space::Const => &mut image.constant,
                Space::Shared => &mut image.shared,
                _ => &mut image.global,
            };
            region.define(address, &bytes);
            if global.attrs.constant {
                region.protect(address);
            }
        }
        Ok(image)
    }

    /// Writes initial contents over zeros. What does not fit the type (the verifier refuses it) is
    /// left out.
    fn fill(&self, module: &Module, ty: DataType, init: &Init, bytes: &mut [u8]) {
        let mut work = vec![(InitPart::Data(ty), 0u64, init)];
        while let Some((part, offset, init)) = work.pop() {
            let mut put = |data: &[u8]| {
                let end = (offset as usize + data.len()).min(bytes.len());
                let room = end.saturating_sub(offset as usize);
                bytes[offset as usize..end].copy_from_slice(&data[..room]);
            };
            match init {
                // What the host binds is its own.
                Init::Zero | Init::Fields(_) => {}
                Init::Bits(bits) => {
                    let size = part.size(&module.types).min(16) as usize;
                    put(&bits.to_le_bytes()[..size]);
                }
                Init::Bytes(data) => put(data),
                Init::Address { symbol, offset, generic, mask } => {
                    let address = self.symbol_address(module, *symbol, *generic);
                    let address = address.wrapping_add_signed(*offset);
                    match mask {
                        Some(mask) => put(&[(address >> (mask.trailing_zeros() & 63)) as u8]),
                        None => put(&address.to_le_bytes()),
                    }
                }
                Init::List(elements) => {
                    for (i, element) in (0u64..).zip(elements) {
                        if let Some((part, at)) = part.element(&module.types, i) {
                            work.push((part, offset + at, element));
                        }
                    }
                }
            }
        }
    }

    fn symbol_address(&self, module: &Module, symbol: Symbol, generic: bool) -> u64 {
        match symbol {
            Symbol::Func(id) => code_address(module, id),
            Symbol::Global(id) if generic => {
                to_generic(module.global(id).space, self.addresses[id])
            }
            Symbol::Global(id) => self.addresses[id],
        }
    }
}
