//! Where variables lie, and the bytes of initialisers.

use super::memory::window;
use irc_ptx::isa::Space;
use irc_ptx::{InitToken, Symbol, Variable};

/// What a name of the module stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NamedPlace {
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
    /// The offset of N bytes, or how large the segment would be if that is more than `most`.
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

/// The bytes of an initialised variable. ptxas lays the values out one behind the other, however
/// the braces group them: `a[3][2] = {{1}, {2, 3}}` begins with 1, 2, 3. What follows them is zero.
pub(super) fn initial_bytes(
    variable: &Variable,
    place: impl Fn(Symbol) -> Option<NamedPlace>,
    function_address: impl Fn(u32) -> u64,
) -> Result<Vec<u8>, Symbol> {
    let element = variable.ty.number().map_or(8, |ty| ty.bytes() as usize);
    let mut bytes: Vec<u8> = Vec::new();
    for token in &variable.init {
        let value = match *token {
            InitToken::Open | InitToken::Close => continue,
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
                let base = match place(symbol).ok_or(symbol)? {
                    NamedPlace::Function(index) => function_address(index),
                    NamedPlace::Fixed(space, address) if generic => {
                        address + window(space).unwrap_or(0)
                    }
                    NamedPlace::Fixed(_, address) => address,
                };
                let value = base.wrapping_add(offset as u64);
                mask.map_or(value, |mask| (value & mask) >> mask.trailing_zeros().min(63))
            }
        };
        let at = bytes.len();
        bytes.extend(value.to_le_bytes().into_iter().take(element));
        bytes.resize(at + element, 0);
    }
    bytes.truncate(usize::try_from(size_of(variable)).unwrap_or(usize::MAX));
    Ok(bytes)
}
