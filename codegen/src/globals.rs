//! Global variables and their initial contents.
//!
//! An array of one scalar type is declared with that type, anything else as bytes. Contents that
//! hold addresses are declared as 64-bit words where every address is at a multiple of 8, which all
//! versions of PTX take; else as bytes, each address as eight masks that pick one byte of it, which
//! needs PTX 7.1.
//!
//! Contents are printed up to their last byte that is not zero, for PTX fills up with zeros, and
//! not at all where there is none; so zeros cost nothing, however many they are.
//!
//! A texture, sampler or surface is declared as such; what is said of it are fields.
//!
//! A variable stands behind those whose addresses it holds. PTX cannot say contents that hold
//! addresses in a circle: `.extern` declares only what other modules see, and ptxas warns of it.

use crate::abi;
use crate::error::{CodegenError, Reason};
use crate::symbols::Symbols;
use crate::version::Requirements;
use cranelift_entity::SecondaryMap;
use irc_ir::data::{DataKind, DataTypes, InitPart};
use irc_ir::entity::{DataType, GlobalId};
use irc_ir::module::{GlobalAttrs, Init, Module, Symbol};
use irc_ir::signature::Linkage;
use irc_ir::types::{self, Scalar, Type};
use irc_ptx::directive::Directive;
use irc_ptx::isa::{PtxType, Space};
use irc_ptx::{self as ptx, InitToken, Variable, VariableAttribute};

/// Contents are printed up to this byte at most.
const MAX_PRINTED: u64 = 1 << 26;

/// How far the search for the order of the globals is with one of them.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
enum Progress {
    #[default]
    Untouched,
    /// On the way from the first global to the current one.
    Entered,
    Done,
}

/// The globals so that each stands behind those whose addresses it holds, else in their order.
pub(crate) fn in_order(module: &Module) -> Result<Vec<GlobalId>, CodegenError> {
    let mut progress: SecondaryMap<GlobalId, Progress> = SecondaryMap::new();
    let mut order = Vec::new();
    let mut way = Vec::new();
    for (id, _) in module.globals() {
        let mut work = vec![id];
        while let Some(&at) = work.last() {
            if progress[at] != Progress::Untouched {
                work.pop();
                if progress[at] == Progress::Entered {
                    progress[at] = Progress::Done;
                    way.pop();
                    order.push(at);
                }
                continue;
            }
            progress[at] = Progress::Entered;
            way.push(at);
            let symbols = module.global(at).init.as_ref().map(Init::symbols).unwrap_or_default();
            for symbol in symbols.into_iter().rev() {
                let Symbol::Global(other) = symbol else { continue };
                match progress[other] {
                    Progress::Untouched => work.push(other),
                    Progress::Entered => return Err(circle(module, &way, other)),
                    Progress::Done => {}
                }
            }
        }
    }
    Ok(order)
}

/// The error for globals that hold each other's addresses: those of a way from `first` on.
fn circle(module: &Module, way: &[GlobalId], first: GlobalId) -> CodegenError {
    let start = way.iter().position(|&id| id == first).expect("the search came by it");
    let name = |id: GlobalId| format!("`@{}`", module.global(id).name);
    let mut names: Vec<String> = way[start..].iter().map(|&id| name(id)).collect();
    const SHOWN: usize = 8;
    if names.len() > SHOWN {
        names.truncate(SHOWN);
        names.push("...".to_owned());
    }
    names.push(name(first));
    let why = format!(
        "the initialisers reference each other in a cycle, which is not supported: {}",
        names.join(" -> ")
    );
    refuse(first, why)
}

fn refuse(global: GlobalId, why: String) -> CodegenError {
    CodegenError::new(None, None, Reason::Contents { global, why })
}

/// The declaration of a global variable.
pub(crate) fn declare(
    module: &Module,
    id: GlobalId,
    symbols: &Symbols,
) -> Result<Variable, CodegenError> {
    if let Some(ty) = module.opaque_type(id) {
        return Ok(declare_opaque(module, id, ty, symbols));
    }
    let global = module.global(id);
    let space = match global.space {
        types::Space::Shared => Space::Shared,
        types::Space::Const => Space::Const,
        _ => Space::Global,
    };
    let name = symbols.symbol(Symbol::Global(id));
    let layout = module.types.layout(global.ty);
    let contents = contents(module, id, symbols)?;
    let elem = match &contents {
        // ptxas takes no addresses in `.b64`, and no parts of them in `.b8`.
        Some(image) if image.has_words(layout.size) => PtxType::U64,
        Some(image) if !image.addresses.is_empty() => PtxType::U8,
        _ => element(&module.types, global.ty),
    };
    let mut variable = Variable::new(space, ptx::DataType::Scalar(elem), name);
    variable.linkage = linkage(global.linkage);
    variable.attributes = attributes(global.attrs);
    variable.align = Some(global.align.max(layout.align).max(elem.bytes()));
    let count = layout.size.div_ceil(u64::from(elem.bytes()));
    let scalar = count == 1 && matches!(module.types.kind(global.ty), DataKind::Value(_));
    if is_open(module, id) {
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

/// Whether another module, or the launch, says how many elements it has.
fn is_open(module: &Module, id: GlobalId) -> bool {
    let global = module.global(id);
    let is_empty = matches!(module.types.kind(global.ty), DataKind::Array(_, 0));
    global.dynamic || global.linkage == Linkage::External && is_empty
}

fn attributes(attrs: GlobalAttrs) -> Vec<VariableAttribute> {
    let managed = attrs.managed.then_some(VariableAttribute::Managed);
    let unified = attrs.unified.map(|[a, b]| VariableAttribute::Unified(a, b));
    managed.into_iter().chain(unified).collect()
}

/// What the linkage and the attributes of a variable need, but for what the target has anyway.
pub(crate) fn add_requirements(
    variable: &Variable,
    id: GlobalId,
    requirements: &mut Requirements,
) -> Result<(), CodegenError> {
    let masked = variable.init.iter().any(InitToken::is_masked);
    let of_linkage = match variable.linkage {
        ptx::Linkage::Common => Some(Directive::Common),
        ptx::Linkage::Weak => Some(Directive::Weak),
        _ => None,
    };
    let of_attributes = variable.attributes.iter().map(|attribute| match attribute {
        VariableAttribute::Managed => Directive::Managed,
        VariableAttribute::Unified(..) => Directive::Unified,
    });
    let of_init = masked.then_some(Directive::MaskInitialiser);
    for directive in of_linkage.into_iter().chain(of_attributes).chain(of_init) {
        requirements.require(directive).map_err(|why| refuse(id, why))?;
    }
    Ok(())
}

pub(crate) fn linkage(linkage: Linkage) -> ptx::Linkage {
    match linkage {
        Linkage::Internal => ptx::Linkage::Internal,
        Linkage::Visible => ptx::Linkage::Visible,
        Linkage::Weak => ptx::Linkage::Weak,
        Linkage::Common => ptx::Linkage::Common,
        Linkage::External => ptx::Linkage::Extern,
    }
}

/// The declaration of a texture, sampler or surface.
fn declare_opaque(module: &Module, id: GlobalId, ty: Type, symbols: &Symbols) -> Variable {
    let global = module.global(id);
    let name = symbols.symbol(Symbol::Global(id));
    let mut variable = Variable::new(Space::Global, abi::opaque_data(ty), name);
    variable.linkage = linkage(global.linkage);
    variable.align = Some(global.align).filter(|&align| align > ty.align());
    if let Some(Init::Fields(fields)) = &global.init
        && !fields.is_empty()
    {
        let fields = fields.iter().map(|&(field, value)| InitToken::Field(field, value));
        variable.init.push(InitToken::Open);
        variable.init.extend(fields);
        variable.init.push(InitToken::Close);
    }
    variable
}

/// The scalar type of an array of one scalar type; else bytes.
fn element(types: &DataTypes, mut ty: DataType) -> PtxType {
    loop {
        match types.kind(ty) {
            DataKind::Array(inner, _) => ty = *inner,
            DataKind::Value(value) => {
                let Some(scalar) = value.elem() else { return PtxType::B64 };
                return match scalar {
                    Scalar::I1 | Scalar::I8 => PtxType::B8,
                    Scalar::I16 | Scalar::F16 | Scalar::BF16 => PtxType::B16,
                    Scalar::I32 => PtxType::B32,
                    Scalar::F32 => PtxType::F32,
                    Scalar::F64 => PtxType::F64,
                    Scalar::I64 | Scalar::I128 => PtxType::B64,
                };
            }
            DataKind::Struct(_) | DataKind::Packed(_) => return PtxType::B8,
        }
    }
}

/// Initial contents as bytes and addresses.
#[derive(Default)]
struct Image {
    /// All up to the last that is not zero.
    bytes: Vec<u8>,
    /// Offset and value, by offset.
    addresses: Vec<(u64, InitToken)>,
}

/// The contents of a global; none where nothing or only zeros are said.
fn contents(
    module: &Module,
    id: GlobalId,
    symbols: &Symbols,
) -> Result<Option<Image>, CodegenError> {
    let global = module.global(id);
    let Some(init) = &global.init else { return Ok(None) };
    let name = &global.name;
    let mut image = Image::default();
    // An explicit stack: contents nest as deeply as the input says.
    let mut work = vec![(init, InitPart::Data(global.ty), 0u64)];
    while let Some((init, part, offset)) = work.pop() {
        let size = part.size(&module.types);
        let end = match init {
            // Textures, samplers and surfaces have no contents.
            Init::Zero | Init::Fields(_) => None,
            Init::Bits(bits) => image.write(offset, &bits.to_le_bytes(), size),
            Init::Bytes(bytes) => image.write(offset, bytes, size),
            Init::Address { symbol, offset: plus, generic, mask } => {
                let token = InitToken::Address {
                    symbol: symbols.symbol(*symbol),
                    offset: *plus,
                    generic: *generic,
                    mask: *mask,
                };
                image.addresses.push((offset, token));
                // The address, or its byte, stands in for these.
                let size = if mask.is_some() { 1 } else { 8 };
                image.write(offset, &[u8::MAX; 8], size)
            }
            Init::List(list) => {
                for (i, item) in (0u64..).zip(list) {
                    let element = part.element(&module.types, i);
                    let (part, at) = element.expect("the verifier counted the elements");
                    work.push((item, part, offset + at));
                }
                None
            }
        };
        if let Some(end) = end {
            let why = format!(
                "the contents of `@{name}` reach byte {end}: at most {MAX_PRINTED} bytes can be \
                 printed"
            );
            return Err(refuse(id, why));
        }
    }
    image.addresses.sort_by_key(|&(offset, _)| offset);
    Ok((!image.bytes.is_empty()).then_some(image))
}

impl Image {
    /// Writes at most `size` bytes. Where they end too far away nothing is written and the end
    /// given.
    #[must_use]
    fn write(&mut self, offset: u64, bytes: &[u8], size: u64) -> Option<u64> {
        let len = bytes.len().min(usize::try_from(size).unwrap_or(usize::MAX));
        let len = bytes[..len].iter().rposition(|&byte| byte != 0).map_or(0, |last| last + 1);
        if len == 0 {
            return None;
        }
        let end = offset.saturating_add(len as u64);
        if end > MAX_PRINTED {
            return Some(end);
        }
        let (start, end) = (offset as usize, end as usize);
        if self.bytes.len() < end {
            self.bytes.resize(end, 0);
        }
        self.bytes[start..end].copy_from_slice(&bytes[..len]);
        None
    }

    /// Whether there are addresses, and 64-bit words hold each in one.
    fn has_words(&self, size: u64) -> bool {
        let is_aligned =
            |(offset, token): &(u64, InitToken)| offset.is_multiple_of(8) && !token.is_masked();
        !self.addresses.is_empty()
            && size.is_multiple_of(8)
            && self.addresses.iter().all(is_aligned)
    }

    /// The tokens of the initialiser.
    fn tokens(&self, elem: PtxType, list: bool) -> Vec<InitToken> {
        let width = elem.bytes() as usize;
        let mut addresses = self.addresses.iter().peekable();
        let mut values = Vec::with_capacity(self.bytes.len() / width + 2);
        // The address whose bytes are being written, and where it begins.
        let mut parted = None;
        for (i, chunk) in self.bytes.chunks(width).enumerate() {
            let offset = (i * width) as u64;
            if let Some((_, token)) = addresses.next_if(|(at, _)| *at == offset) {
                match width {
                    1 if !token.is_masked() => parted = Some((offset, *token)),
                    _ => {
                        values.push(*token);
                        continue;
                    }
                }
            }
            if let Some((start, InitToken::Address { symbol, offset: plus, generic, .. })) = parted
                && offset < start + 8
            {
                let mask = Some(0xff << (8 * (offset - start)));
                values.push(InitToken::Address { symbol, offset: plus, generic, mask });
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
