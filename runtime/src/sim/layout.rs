//! Where variables lie, and the bytes of initialisers.

use super::memory::window;
use irc_ir::isa::Space;
use irc_ir::ptx::{InitToken, Symbol, Variable};
use std::collections::HashMap;

/// What a name of the module stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Place {
    /// An address of the space, the same for every thread.
    Fixed(Space, u64),
    /// A function, by its number.
    Function(u32),
}

/// Lays variables out one behind the other.
#[derive(Clone, Default)]
pub(super) struct Segment {
    pub(super) size: u64,
    pub(super) align: u64,
}

impl Segment {
    /// The offset of so many bytes, or how large the segment would be if that is more than `most`.
    pub(super) fn place_bytes(&mut self, size: u64, align: u64, most: u64) -> Result<u64, u64> {
        let align = align.max(1);
        let offset = self.size.checked_next_multiple_of(align).unwrap_or(u64::MAX);
        let end = offset.saturating_add(size);
        if end > most {
            return Err(end);
        }
        self.size = end;
        self.align = self.align.max(align);
        Ok(offset)
    }
}

impl Segment {
    /// Where dynamic shared memory begins behind the static one, aligned for anything.
    pub(super) fn dynamic_start(&self) -> u64 {
        self.size.checked_next_multiple_of(self.align.max(128)).unwrap_or(self.size)
    }
}

/// How many bytes a variable has, with an open first dimension counted from the initialiser; the
/// largest number if they are more.
pub(super) fn size_of(variable: &Variable) -> u64 {
    if variable.dims.first() != Some(&None) {
        return variable.size();
    }
    let inner = variable.dims[1..]
        .iter()
        .try_fold(variable.ty.bytes(), |size, dim| size.checked_mul(dim.unwrap_or(0).max(1)));
    let mut depth = 0;
    let mut outer: u64 = 0;
    for token in &variable.init {
        match token {
            InitToken::Open => {
                outer += u64::from(depth == 1);
                depth += 1;
            }
            InitToken::Close => depth -= 1,
            _ => outer += u64::from(depth == 1),
        }
    }
    inner.and_then(|inner| inner.checked_mul(outer)).unwrap_or(u64::MAX)
}

/// The bytes of an initialised variable; what the initialiser leaves out is zero.
pub(super) fn initial_bytes(
    variable: &Variable,
    places: &HashMap<Symbol, Place>,
    function_address: impl Fn(u32) -> u64,
) -> Result<Vec<u8>, Symbol> {
    let size = size_of(variable) as usize;
    let element = variable.ty.bytes() as usize;
    let mut bytes = vec![0; size];
    // The size of what stands at each depth of braces, outermost first.
    let mut sizes = vec![size];
    for dim in &variable.dims {
        let inside = sizes[sizes.len() - 1];
        let count = dim.map_or(inside / element.max(1), |n| n as usize).max(1);
        sizes.push(inside / count);
    }
    let mut at = 0;
    let mut open: Vec<usize> = Vec::new();
    for token in &variable.init {
        let value = match *token {
            InitToken::Open => {
                let whole = sizes.get(open.len()).copied().unwrap_or(element);
                open.push(at + whole);
                continue;
            }
            InitToken::Close => {
                at = open.pop().unwrap_or(at);
                continue;
            }
            // Handles are given by the host.
            InitToken::Field(..) => continue,
            InitToken::Int(value) => value as u64,
            InitToken::F32(bits) if element == 8 => f64::from(f32::from_bits(bits)).to_bits(),
            InitToken::F32(bits) => u64::from(bits),
            InitToken::F64(bits) if element == 4 => {
                u64::from((f64::from_bits(bits) as f32).to_bits())
            }
            InitToken::F64(bits) => bits,
            InitToken::Address { symbol, offset, generic, mask } => {
                let base = match *places.get(&symbol).ok_or(symbol)? {
                    Place::Function(index) => function_address(index),
                    Place::Fixed(space, address) if generic => address + window(space).unwrap_or(0),
                    Place::Fixed(_, address) => address,
                };
                let value = base.wrapping_add(offset as u64);
                mask.map_or(value, |mask| (value & mask) >> mask.trailing_zeros().min(63))
            }
        };
        if let Some(bytes) = bytes.get_mut(at..at + element.min(8)) {
            bytes.copy_from_slice(&value.to_le_bytes()[..element.min(8)]);
        }
        at += element;
    }
    Ok(bytes)
}
