//! Types of data in memory: scalars, arrays and structs with their layout.
//!
//! They describe globals, aggregates in signatures and stack slots. A type may only use types that
//! exist already, so no type can contain itself. Size and alignment follow the C rules (Writer's
//! Guide, section 2.2) and are computed once, when the type is made.

use crate::entity::DataType;
use crate::types::Type;
use cranelift_entity::PrimaryMap;
use indexmap::IndexMap;

/// The largest size of a type in bytes: what a 47-bit device address space can hold.
pub const MAX_SIZE: u64 = 1 << 47;
/// The largest alignment in bytes that PTX takes for parameters, and that a type has by itself.
pub const MAX_ALIGN: u32 = 128;
/// The largest alignment in bytes of a variable or stack slot. ptxas takes more for
/// some of them and fails on others; `alloca` ends here, too.
pub const MAX_VARIABLE_ALIGN: u32 = 1 << 23;
/// How deep arrays and structs may nest, so that code may follow a type by recursion.
pub const MAX_DEPTH: u32 = 256;

/// What a [`DataType`] is made of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum DataKind {
    /// One value of a scalar, vector, pointer or opaque type.
    Value(Type),
    /// A number of elements, one after the other.
    Array(DataType, u64),
    /// Fields in order, each at the lowest offset with the right alignment.
    Struct(Box<[DataType]>),
    /// Fields in order, with no padding and alignment 1.
    Packed(Box<[DataType]>),
}

/// Size and alignment of a type in memory.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct DataLayout {
    /// Size in bytes, a multiple of the alignment.
    pub size: u64,
    /// Alignment in bytes, a power of two.
    pub align: u32,
}

/// Why a type could not be made.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum DataError {
    /// The size does not fit.
    #[error("the type is larger than {MAX_SIZE} bytes")]
    TooLarge,
    /// Arrays and structs nest too deep.
    #[error("the type nests more than {MAX_DEPTH} levels deep")]
    TooDeep,
    /// An element or a field is of a type of another module.
    #[error("{0} is no data type of this module")]
    Unknown(DataType),
    /// The name is taken.
    #[error("the type name is already used")]
    DuplicateName,
}

/// The data types of a module, each kept once.
#[derive(Clone, Debug, Default)]
pub struct DataTypes {
    kinds: PrimaryMap<DataType, (DataKind, DataLayout)>,
    depths: cranelift_entity::SecondaryMap<DataType, u32>,
    scalar_aligns: cranelift_entity::SecondaryMap<DataType, u8>,
    /// The offset of each field of a struct.
    offsets: cranelift_entity::SecondaryMap<DataType, Box<[u64]>>,
    known: rustc_hash::FxHashMap<DataKind, DataType>,
    names: IndexMap<String, DataType>,
}

impl DataTypes {
    /// The type of this kind, made if it is new.
    pub fn intern(&mut self, kind: DataKind) -> Result<DataType, DataError> {
        if let Some(&ty) = self.known.get(&kind) {
            return Ok(ty);
        }
        let parts = match &kind {
            DataKind::Value(_) => &[],
            DataKind::Array(elem, _) => std::slice::from_ref(elem),
            DataKind::Struct(fields) | DataKind::Packed(fields) => &fields[..],
        };
        if let Some(&part) = parts.iter().find(|&&part| !self.contains(part)) {
            return Err(DataError::Unknown(part));
        }
        let layout = self.compute_layout(&kind)?;
        let depth = self.compute_depth(&kind);
        if depth > MAX_DEPTH {
            return Err(DataError::TooDeep);
        }
        let scalar_align = self.compute_scalar_align(&kind);
        let ty = self.kinds.push((kind.clone(), layout));
        self.depths[ty] = depth;
        self.scalar_aligns[ty] = scalar_align;
        self.offsets[ty] = self.compute_offsets(&kind);
        self.known.insert(kind, ty);
        Ok(ty)
    }

    /// The data type of one value.
    pub fn value(&mut self, ty: Type) -> DataType {
        self.intern(DataKind::Value(ty)).expect("every value type is small")
    }

    /// Gives a type a name, to be used in the text form.
    pub fn declare(&mut self, name: &str, ty: DataType) -> Result<(), DataError> {
        if !self.contains(ty) {
            return Err(DataError::Unknown(ty));
        }
        if self.names.contains_key(name) {
            return Err(DataError::DuplicateName);
        }
        self.names.insert(name.to_owned(), ty);
        Ok(())
    }

    /// The type with this name.
    pub fn by_name(&self, name: &str) -> Option<DataType> {
        self.names.get(name).copied()
    }

    /// The declared names in order.
    pub fn names(&self) -> impl Iterator<Item = (&str, DataType)> {
        self.names.iter().map(|(name, &ty)| (name.as_str(), ty))
    }

    /// The type of this kind, if it has been made.
    pub fn find(&self, kind: &DataKind) -> Option<DataType> {
        self.known.get(kind).copied()
    }

    /// Every type with what it is made of; a type comes after those that it uses.
    pub fn iter(&self) -> impl Iterator<Item = (DataType, &DataKind)> {
        self.kinds.iter().map(|(ty, (kind, _))| (ty, kind))
    }

    /// The type of one handle, if it is that.
    pub fn opaque(&self, ty: DataType) -> Option<Type> {
        match self.kinds.get(ty) {
            Some(&(DataKind::Value(ty), _)) if ty.is_handle() => Some(ty),
            _ => None,
        }
    }

    /// Whether the id is a type of this module.
    pub fn contains(&self, ty: DataType) -> bool {
        self.kinds.is_valid(ty)
    }

    /// What a type is made of.
    pub fn kind(&self, ty: DataType) -> &DataKind {
        &self.kinds[ty].0
    }

    /// Size and alignment of a type.
    pub fn layout(&self, ty: DataType) -> DataLayout {
        self.kinds[ty].1
    }

    /// The alignment that the scalars of a type ask for: at most 8, as 16 bytes are two numbers. A
    /// vector asks for that of its lanes, a packed struct for none.
    pub fn scalar_align(&self, ty: DataType) -> u32 {
        self.scalar_aligns[ty].into()
    }

    /// Offset in bytes of field `index` of a struct, or of an element of an array.
    pub fn offset(&self, ty: DataType, index: u64) -> Option<u64> {
        match self.kind(ty) {
            DataKind::Value(_) => (index == 0).then_some(0),
            DataKind::Array(elem, n) => (index < *n).then(|| self.layout(*elem).size * index),
            DataKind::Struct(_) | DataKind::Packed(_) => {
                self.offsets[ty].get(usize::try_from(index).ok()?).copied()
            }
        }
    }

    fn compute_offsets(&self, kind: &DataKind) -> Box<[u64]> {
        let (fields, packed) = match kind {
            DataKind::Value(_) | DataKind::Array(..) => return Box::default(),
            DataKind::Struct(fields) => (fields, false),
            DataKind::Packed(fields) => (fields, true),
        };
        let mut end = 0;
        let place = |&field: &DataType| {
            let layout = self.layout(field);
            let start = if packed { end } else { align_up(end, u64::from(layout.align)) };
            end = start + layout.size;
            start
        };
        fields.iter().map(place).collect()
    }

    fn compute_depth(&self, kind: &DataKind) -> u32 {
        match kind {
            DataKind::Value(_) => 0,
            DataKind::Array(elem, _) => self.depths[*elem] + 1,
            DataKind::Struct(fields) | DataKind::Packed(fields) => {
                fields.iter().map(|&field| self.depths[field]).max().unwrap_or(0) + 1
            }
        }
    }

    fn compute_scalar_align(&self, kind: &DataKind) -> u8 {
        match kind {
            DataKind::Value(ty) => ty.lane().bytes().min(8) as u8,
            DataKind::Array(elem, _) => self.scalar_aligns[*elem],
            DataKind::Struct(fields) => {
                fields.iter().map(|&field| self.scalar_aligns[field]).max().unwrap_or(1)
            }
            DataKind::Packed(_) => 1,
        }
    }

    fn compute_layout(&self, kind: &DataKind) -> Result<DataLayout, DataError> {
        let layout = match kind {
            DataKind::Value(ty) => {
                DataLayout { size: u64::from(ty.bytes()), align: ty.align().min(MAX_ALIGN) }
            }
            DataKind::Array(elem, n) => {
                let elem = self.layout(*elem);
                let size = elem.size.checked_mul(*n).ok_or(DataError::TooLarge)?;
                DataLayout { size, align: elem.align }
            }
            DataKind::Struct(fields) => {
                let (mut size, mut align) = (0u64, 1);
                for &field in fields {
                    let field = self.layout(field);
                    align = align.max(field.align);
                    size = align_up(size, u64::from(field.align)) + field.size;
                    if size > MAX_SIZE {
                        return Err(DataError::TooLarge);
                    }
                }
                DataLayout { size: align_up(size, u64::from(align)), align }
            }
            DataKind::Packed(fields) => {
                let mut size = 0u64;
                for &field in fields {
                    size += self.layout(field).size;
                    if size > MAX_SIZE {
                        return Err(DataError::TooLarge);
                    }
                }
                DataLayout { size, align: 1 }
            }
        };
        if layout.size > MAX_SIZE { Err(DataError::TooLarge) } else { Ok(layout) }
    }
}

/// `offset` rounded up to a multiple of `align`, a power of two.
pub fn align_up(offset: u64, align: u64) -> u64 {
    (offset + align - 1) & !(align - 1)
}

/// What an initialiser describes: a data type, or one lane of a vector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InitPart {
    /// All of a type.
    Data(DataType),
    /// A lane, which is a scalar.
    Lane(Type),
}

impl InitPart {
    /// Size in bytes.
    pub fn size(self, types: &DataTypes) -> u64 {
        match self {
            InitPart::Data(ty) => types.layout(ty).size,
            InitPart::Lane(ty) => ty.bytes().into(),
        }
    }

    /// The index of the last element that begins at an offset in bytes or before it.
    pub fn index_of(self, types: &DataTypes, offset: u64) -> u64 {
        let InitPart::Data(ty) = self else { return 0 };
        let size = match types.kind(ty) {
            DataKind::Array(element, _) => types.layout(*element).size,
            DataKind::Value(value) => u64::from(value.bytes() / value.lanes()),
            DataKind::Struct(_) | DataKind::Packed(_) => {
                let before = types.offsets[ty].partition_point(|&start| start <= offset);
                return before.saturating_sub(1) as u64;
            }
        };
        offset.checked_div(size).unwrap_or(0)
    }

    /// Element `index` and its offset in bytes; nothing if there is none.
    pub fn element(self, types: &DataTypes, index: u64) -> Option<(InitPart, u64)> {
        let InitPart::Data(ty) = self else { return None };
        match types.kind(ty) {
            DataKind::Value(value) => {
                let lane = value.lane();
                let inside = index < value.lanes().into();
                inside.then(|| (InitPart::Lane(lane), index * u64::from(lane.bytes())))
            }
            DataKind::Array(element, _) => {
                Some((InitPart::Data(*element), types.offset(ty, index)?))
            }
            DataKind::Struct(fields) | DataKind::Packed(fields) => {
                let field = *fields.get(usize::try_from(index).ok()?)?;
                Some((InitPart::Data(field), types.offset(ty, index)?))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::{F32, I8, I64};

    #[test]
    fn struct_layout_follows_c() {
        let mut types = DataTypes::default();
        let (i8, f32, i64) = (types.value(I8), types.value(F32), types.value(I64));
        let s = types.intern(DataKind::Struct([i8, f32, i8, i64, i8].into())).unwrap();
        assert_eq!(types.layout(s), DataLayout { size: 32, align: 8 });
        let offsets: Vec<_> = (0..6).map(|i| types.offset(s, i)).collect();
        assert_eq!(offsets, [Some(0), Some(4), Some(8), Some(16), Some(24), None]);
        let p = types.intern(DataKind::Packed([i8, f32].into())).unwrap();
        assert_eq!(types.layout(p), DataLayout { size: 5, align: 1 });
        assert_eq!(types.offset(p, 1), Some(1));
    }

    #[test]
    fn too_large_is_refused() {
        let mut types = DataTypes::default();
        let i64 = types.value(I64);
        assert_eq!(types.intern(DataKind::Array(i64, u64::MAX)), Err(DataError::TooLarge));
        assert_eq!(types.intern(DataKind::Array(i64, 1 << 46)), Err(DataError::TooLarge));
    }

    #[test]
    fn too_deep_is_refused() {
        let mut types = DataTypes::default();
        let mut ty = types.value(I64);
        for _ in 0..MAX_DEPTH {
            ty = types.intern(DataKind::Array(ty, 1)).unwrap();
        }
        assert_eq!(types.intern(DataKind::Array(ty, 1)), Err(DataError::TooDeep));
    }
}
