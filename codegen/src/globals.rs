//! Global variables and their initial contents.
//!
//! An array of one scalar type is declared with that type, anything else as bytes. Contents that
//! hold addresses are declared as 64-bit words where every address is at a multiple of 8; PTX has
//! no other way to put an address beside other data that all its versions take.

use crate::error::{CodegenError, Reason};
use crate::symbols::Symbols;
use irc_ir::data::{DataKind, DataTypes};
use irc_ir::entity::{DataType, GlobalId};
use irc_ir::isa::{PtxType, Space};
use irc_ir::module::{Global, Init, Linkage, Module, Symbol};
use irc_ir::ptx::{self, InitToken, Variable};
use irc_ir::types::{self, Scalar, Type};

/// The declaration of a global variable.
pub(crate) fn declare(
    module: &Module,
    id: GlobalId,
    symbols: &Symbols,
) -> Result<Variable, CodegenError> {
    let global = module.global(id);
    let space = match global.space {
        types::Space::Shared => Space::Shared,
        types::Space::Const => Space::Const,
        _ => Space::Global,
    };
    let name = symbols.symbol(Symbol::Global(id));
    let layout = module.types.layout(global.ty);
    let contents = contents(module, global, symbols)?;
    let elem = match &contents {
        Some(image) if !image.addresses.is_empty() => PtxType::B64,
        _ => element(&module.types, global.ty),
    };
    let mut variable = Variable::new(space, ptx::DataType::Scalar(elem), name);
    variable.linkage = match global.linkage {
        Linkage::Internal => ptx::Linkage::Internal,
        Linkage::Visible => ptx::Linkage::Visible,
        Linkage::Weak => ptx::Linkage::Weak,
        Linkage::External => ptx::Linkage::Extern,
    };
    variable.align = Some(global.align.max(layout.align).max(elem.bytes()));
    let count = layout.size.div_ceil(u64::from(elem.bytes()));
    let scalar = count == 1 && matches!(module.types.kind(global.ty), DataKind::Value(_));
    if global.dynamic {
        variable.dims.push(None);
    } else if !scalar {
        variable.dims.push(Some(count.max(1)));
    }
    if let Some(image) = contents {
        let list = !variable.dims.is_empty();
        variable.init = image.tokens(elem, list);
    }
    Ok(variable)
}

/// The scalar type of an array of one scalar type; else bytes.
fn element(types: &DataTypes, mut ty: DataType) -> PtxType {
    loop {
        match types.kind(ty) {
            DataKind::Array(inner, _) => ty = *inner,
            DataKind::Value(Type::Vector(s, _) | Type::Scalar(s)) => {
                return match s {
                    Scalar::I1 | Scalar::I8 => PtxType::B8,
                    Scalar::I16 | Scalar::F16 | Scalar::BF16 => PtxType::B16,
                    Scalar::I32 => PtxType::B32,
                    Scalar::F32 => PtxType::F32,
                    Scalar::F64 => PtxType::F64,
                    Scalar::I64 | Scalar::I128 => PtxType::B64,
                };
            }
            DataKind::Value(_) => return PtxType::B64,
            DataKind::Struct(_) | DataKind::Packed(_) => return PtxType::B8,
        }
    }
}

/// Initial contents as bytes and addresses.
struct Image {
    bytes: Vec<u8>,
    /// Offset and value, by offset.
    addresses: Vec<(u64, InitToken)>,
}

/// The contents of a global; none where nothing or only zeros are said.
fn contents(
    module: &Module,
    global: &Global,
    symbols: &Symbols,
) -> Result<Option<Image>, CodegenError> {
    let Some(init) = &global.init else { return Ok(None) };
    let size = module.types.layout(global.ty).size;
    if matches!(init, Init::Zero) {
        return Ok(None);
    }
    let refuse = |why: String| CodegenError { func: None, inst: None, reason: Reason::Symbol(why) };
    let len = usize::try_from(size).ok().filter(|&len| len <= 1 << 32).ok_or_else(|| {
        refuse(format!("the contents of `@{}` have {size} bytes: too many to print", global.name))
    })?;
    let mut image = Image { bytes: vec![0; len], addresses: Vec::new() };
    // An explicit stack: contents nest as deeply as the input says.
    let mut work = vec![(init, global.ty, 0u64, size)];
    while let Some((init, ty, offset, size)) = work.pop() {
        match init {
            Init::Zero => {}
            Init::Bits(bits) => image.write(offset, &bits.to_le_bytes(), size),
            Init::Bytes(bytes) => image.write(offset, bytes, size),
            Init::Address { symbol, offset: plus, generic } => {
                let token = InitToken::Address {
                    symbol: symbols.symbol(*symbol),
                    offset: *plus,
                    generic: *generic,
                    mask: None,
                };
                image.addresses.push((offset, token));
            }
            Init::List(list) => {
                for (i, item) in list.iter().enumerate() {
                    work.push(element_of(&module.types, item, ty, i as u64, offset));
                }
            }
        }
    }
    image.addresses.sort_by_key(|&(offset, _)| offset);
    if image.addresses.iter().any(|&(offset, _)| offset % 8 != 0)
        || (len % 8 != 0 && !image.addresses.is_empty())
    {
        let name = &global.name;
        return Err(refuse(format!(
            "`@{name}` holds an address that is not at a multiple of 8 bytes, or has a size that \
             is not one: PTX cannot say that"
        )));
    }
    Ok(Some(image))
}

/// Element `index` of contents: what it is, its type, its offset and its size.
fn element_of<'a>(
    types: &DataTypes,
    item: &'a Init,
    ty: DataType,
    index: u64,
    offset: u64,
) -> (&'a Init, DataType, u64, u64) {
    match types.kind(ty) {
        DataKind::Array(elem, _) => {
            let size = types.layout(*elem).size;
            (item, *elem, offset + index * size, size)
        }
        DataKind::Struct(fields) | DataKind::Packed(fields) => {
            let at = types.offset(ty, index).expect("the verifier counted the fields");
            let field = fields[index as usize];
            (item, field, offset + at, types.layout(field).size)
        }
        DataKind::Value(value) => {
            let lane = u64::from(value.bytes() / value.lanes());
            (item, ty, offset + index * lane, lane)
        }
    }
}

impl Image {
    /// Writes at most `size` bytes, and at most to the end.
    fn write(&mut self, offset: u64, bytes: &[u8], size: u64) {
        let at = usize::try_from(offset).expect("the size was checked");
        let len = bytes.len().min(usize::try_from(size).unwrap_or(usize::MAX));
        let len = len.min(self.bytes.len().saturating_sub(at));
        self.bytes[at..at + len].copy_from_slice(&bytes[..len]);
    }

    /// The tokens of the initialiser.
    fn tokens(&self, elem: PtxType, list: bool) -> Vec<InitToken> {
        let width = elem.bytes() as usize;
        let mut addresses = self.addresses.iter().peekable();
        let mut values = Vec::with_capacity(self.bytes.len() / width + 2);
        for (i, chunk) in self.bytes.chunks(width).enumerate() {
            if let Some((_, token)) = addresses.next_if(|(at, _)| *at == (i * width) as u64) {
                values.push(*token);
                continue;
            }
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            let bits = u64::from_le_bytes(word);
            values.push(match elem {
                PtxType::F32 => InitToken::F32(bits as u32),
                PtxType::F64 => InitToken::F64(bits),
                _ => InitToken::Int(bits as i64),
            });
        }
        if list {
            values.insert(0, InitToken::Open);
            values.push(InitToken::Close);
        }
        values
    }
}
