//! Invariants of symbols, types and globals.

use super::{Subject, VerifyError, Violation};
use crate::data::{DataKind, MAX_VARIABLE_ALIGN};
use crate::entity::{DataType, FuncId, GlobalId};
use crate::module::{Global, GlobalAttrs, Init, Module, Symbol};
use crate::op::desc::MEMORY;
use crate::signature::Linkage;
use crate::types::{I8, Space, Type};
use irc_ptx::isa::TextureMode;
use irc_ptx::{OpaqueField, OpaqueValue};

/// Checks all of a module but its functions.
pub(super) fn check(module: &Module) -> Vec<VerifyError> {
    let mut errors = Vec::new();
    check_types(module, &mut errors);
    check_symbols(module, &mut errors);
    super::debug::check(module, &mut errors);
    for (id, global) in module.globals() {
        let mut report = |violation| {
            let context = format!("@{}", global.name);
            let place = Subject::Global(id);
            errors.push(VerifyError { place, context, source: None, violation });
        };
        check_global(module, global, &mut report);
    }
    errors
}

fn check_types(module: &Module, errors: &mut Vec<VerifyError>) {
    for (id, kind) in module.types.iter() {
        if let &DataKind::Value(ty) = kind
            && let Err(violation) = check_memory_type(ty)
        {
            let (place, context) = (Subject::Type(id), format!("type {ty}"));
            errors.push(VerifyError { place, context, source: None, violation });
        }
    }
}

fn check_memory_type(ty: Type) -> Result<(), Violation> {
    if !ty.has_valid_lanes() {
        return Err(Violation::Lanes { ty });
    }
    if MEMORY.contains(ty) { Ok(()) } else { Err(Violation::BoolInMemory { ty }) }
}

fn check_symbols(module: &Module, errors: &mut Vec<VerifyError>) {
    for (table, symbol) in module.symbols() {
        let name = module.symbol_name(symbol);
        let violation = if name != table {
            Violation::SymbolName { table: table.to_owned() }
        } else if name.is_empty() {
            Violation::EmptyName
        } else {
            continue;
        };
        let place = match symbol {
            Symbol::Func(id) => Subject::Func(id),
            Symbol::Global(id) => Subject::Global(id),
        };
        errors.push(VerifyError { place, context: format!("@{name}"), source: None, violation });
    }
}

/// The alignment, if it is no power of two from `least` to `most`.
pub(super) fn check_align(align: u32, least: u32, most: u32) -> Result<(), Violation> {
    if align.is_power_of_two() && (least..=most).contains(&align) {
        Ok(())
    } else {
        Err(Violation::Alignment { found: align.into(), least, most })
    }
}

fn check_global(module: &Module, global: &Global, report: &mut impl FnMut(Violation)) {
    let Global { linkage, space, ty, align, ref init, dynamic, .. } = *global;
    if !matches!(space, Space::Global | Space::Const | Space::Shared) {
        report(Violation::GlobalSpace { space });
    }
    if !module.types.contains(ty) {
        return report(Violation::UnknownId { what: "type", id: ty.to_string() });
    }
    let layout = module.types.layout(ty);
    if let Err(violation) = check_align(align, layout.align, MAX_VARIABLE_ALIGN) {
        report(violation);
    }
    if let Some(ty) = module.types.opaque(ty) {
        return check_opaque(module, global, ty, report);
    }
    if linkage == Linkage::Common {
        check_common(global, report);
    }
    check_global_attrs(global, report);
    let external = linkage == Linkage::External;
    let open = matches!(module.types.kind(ty), DataKind::Array(_, 0));
    if dynamic && !(external && open && space == Space::Shared) {
        report(Violation::Dynamic);
    } else if layout.size == 0 && !external {
        report(Violation::EmptyGlobal);
    }
    match init {
        None if !external && space != Space::Shared => report(Violation::MissingInit { space }),
        None => {}
        Some(_) if external => report(Violation::ExternalInit),
        Some(_) if space == Space::Shared => report(Violation::SharedInit),
        Some(init) => check_init(module, ty, init, report),
    }
}

/// Checks that a variable may be merged with others of its name.
fn check_common(global: &Global, report: &mut impl FnMut(Violation)) {
    if global.space != Space::Global {
        report(Violation::CommonGlobal { rule: "must be in global memory" });
    }
    if global.init.as_ref().is_some_and(|init| *init != Init::Zero) {
        let rule = "begins with zeros: its initialiser must be `zero`";
        report(Violation::CommonGlobal { rule });
    }
}

fn check_global_attrs(global: &Global, report: &mut impl FnMut(Violation)) {
    if global.space != Space::Global {
        for attr in attrs_of(global) {
            report(Violation::GlobalAttr { attr });
        }
    }
}

/// The attributes that a global has.
fn attrs_of(global: &Global) -> impl Iterator<Item = &'static str> {
    let GlobalAttrs { managed, unified, constant } = global.attrs;
    let all = [("managed", managed), ("unified", unified.is_some()), ("constant", constant)];
    all.into_iter().filter_map(|(attr, has)| has.then_some(attr))
}

/// Checks a global that is a texture, sampler or surface.
fn check_opaque(module: &Module, global: &Global, ty: Type, report: &mut impl FnMut(Violation)) {
    if matches!(global.space, Space::Const | Space::Shared) {
        report(Violation::OpaqueSpace { ty });
    }
    if global.dynamic {
        report(Violation::Dynamic);
    }
    if global.linkage == Linkage::Common {
        report(Violation::CommonGlobal { rule: "cannot be a texture, sampler or surface" });
    }
    for attr in attrs_of(global) {
        report(Violation::GlobalAttr { attr });
    }
    if ty == Type::Samplerref && module.textures == TextureMode::Unified {
        report(Violation::UnifiedSampler);
    }
    match &global.init {
        None => {}
        Some(_) if global.linkage == Linkage::External => report(Violation::ExternalInit),
        Some(Init::Fields(fields)) => check_fields(module.textures, ty, fields, report),
        Some(Init::Zero) => report(opaque_shape("`zero`", ty)),
        Some(Init::Bits(_)) => report(opaque_shape("a number", ty)),
        Some(Init::Bytes(_)) => report(opaque_shape("a string", ty)),
        Some(Init::Address { .. }) => report(opaque_shape("an address", ty)),
        Some(Init::List(_)) => report(opaque_shape("a list", ty)),
    }
}

fn opaque_shape(found: &'static str, ty: Type) -> Violation {
    Violation::InitShape { found, wanted: format!("fields: a {ty} is bound by the host") }
}

/// Checks the fields of a texture, sampler or surface.
fn check_fields(
    textures: TextureMode,
    ty: Type,
    fields: &[(OpaqueField, OpaqueValue)],
    report: &mut impl FnMut(Violation),
) {
    let Some(holder) = ty.handle_referent() else { return };
    for (i, &(field, value)) in fields.iter().enumerate() {
        let row = field.row();
        let why = if !field.belongs_to(holder) {
            format!("a {ty} has no such field")
        } else if !field.counts_in(holder, textures) {
            "with `textures independent` it belongs to the samplerref".to_owned()
        } else if !row.kind.takes(value) {
            format!("it is {}", row.kind.describe())
        } else if fields[..i].iter().any(|&(before, _)| before == field) {
            "duplicate field".to_owned()
        } else {
            continue;
        };
        report(Violation::OpaqueField { field: row.word, why });
    }
}

/// Checks that an initialiser has the shape of the type. Nested lists are kept on a stack of our
/// own.
fn check_init(module: &Module, ty: DataType, init: &Init, report: &mut impl FnMut(Violation)) {
    let mut work = vec![(Element::Data(ty), init)];
    while let Some((element, init)) = work.pop() {
        let result = match (element.value(module), init) {
            (_, Init::Zero) => Ok(()),
            (Some(ty), Init::Bits(bits)) => check_bits(ty, *bits),
            (Some(ty), Init::Address { symbol, offset, generic, mask }) => {
                check_offset(module, *symbol, *offset)
                    .and_then(|()| check_address(module, ty, *symbol, *generic, *mask))
            }
            (_, Init::List(list)) => match element.count(module) {
                Some(count) if list.len() as u64 <= count => {
                    let elements = list.iter().enumerate().rev();
                    work.extend(elements.map(|(i, init)| (element.element(module, i), init)));
                    Ok(())
                }
                Some(wanted) => Err(Violation::InitLength { found: list.len(), wanted }),
                None => Err(shape("a list", element, module)),
            },
            (None, Init::Bytes(bytes)) => check_bytes(module, element, bytes),
            (_, Init::Bytes(_)) => Err(shape("a string", element, module)),
            (_, Init::Fields(_)) => Err(shape("fields", element, module)),
            (None, Init::Bits(_)) => Err(shape("a number", element, module)),
            (None, Init::Address { .. }) => Err(shape("an address", element, module)),
        };
        if let Err(violation) = result {
            report(violation);
        }
    }
}

/// A part of a global: data, or a lane of a vector in it.
#[derive(Copy, Clone)]
enum Element {
    Data(DataType),
    Lane(Type),
}

impl Element {
    /// The type, if it is that of one value.
    fn value(self, module: &Module) -> Option<Type> {
        match self {
            Element::Lane(ty) => Some(ty),
            Element::Data(ty) => match module.types.kind(ty) {
                DataKind::Value(ty) => Some(*ty),
                _ => None,
            },
        }
    }

    /// Number of elements, if it has any.
    fn count(self, module: &Module) -> Option<u64> {
        let Element::Data(ty) = self else { return None };
        Some(match module.types.kind(ty) {
            &DataKind::Array(_, count) => count,
            DataKind::Struct(fields) | DataKind::Packed(fields) => fields.len() as u64,
            DataKind::Value(ty) if ty.is_vector() => ty.lanes().into(),
            DataKind::Value(_) => return None,
        })
    }

    /// Element number `index`, below the count.
    fn element(self, module: &Module, index: usize) -> Element {
        let Element::Data(ty) = self else { return self };
        match module.types.kind(ty) {
            &DataKind::Array(elem, _) => Element::Data(elem),
            DataKind::Struct(fields) | DataKind::Packed(fields) => Element::Data(fields[index]),
            DataKind::Value(ty) => Element::Lane(ty.lane()),
        }
    }

    fn describe(self, module: &Module) -> String {
        match (self.value(module), self) {
            (Some(ty), _) => ty.to_string(),
            (None, Element::Data(ty)) => match module.types.kind(ty) {
                DataKind::Array(..) => "an array".to_owned(),
                _ => "a struct".to_owned(),
            },
            (None, Element::Lane(ty)) => ty.to_string(),
        }
    }
}

fn shape(found: &'static str, element: Element, module: &Module) -> Violation {
    Violation::InitShape { found, wanted: element.describe(module) }
}

fn check_bits(ty: Type, bits: u128) -> Result<(), Violation> {
    match ty {
        Type::Scalar(_) | Type::Ptr(_) => {
            let fits = ty.bits() >= 128 || bits >> ty.bits() == 0;
            if fits { Ok(()) } else { Err(Violation::InitRange { bits, ty }) }
        }
        _ => Err(Violation::InitShape { found: "a number", wanted: ty.to_string() }),
    }
}

fn check_bytes(module: &Module, element: Element, bytes: &[u8]) -> Result<(), Violation> {
    let Element::Data(ty) = element else { return Ok(()) };
    match module.types.kind(ty) {
        &DataKind::Array(elem, count) if *module.types.kind(elem) == DataKind::Value(I8) => {
            if bytes.len() as u64 <= count {
                Ok(())
            } else {
                Err(Violation::InitLength { found: bytes.len(), wanted: count })
            }
        }
        _ => Err(shape("a string", element, module)),
    }
}

/// Refuses addresses inside of functions: PTX has none, and ptxas takes no offset there.
fn check_offset(module: &Module, symbol: Symbol, offset: i64) -> Result<(), Violation> {
    match symbol {
        Symbol::Func(id) if offset != 0 && contains_func(module, id) => {
            let symbol = module.symbol_name(symbol).to_owned();
            let reason = "that of a function takes no offset";
            Err(Violation::InitSymbol { symbol, reason })
        }
        _ => Ok(()),
    }
}

fn check_address(
    module: &Module,
    ty: Type,
    symbol: Symbol,
    generic: bool,
    mask: Option<u64>,
) -> Result<(), Violation> {
    let known = match symbol {
        Symbol::Func(id) => contains_func(module, id),
        Symbol::Global(id) => contains_global(module, id),
    };
    if !known {
        return Err(Violation::UnknownId { what: "symbol", id: format!("{symbol:?}") });
    }
    let refuse = |reason| {
        let symbol = module.symbol_name(symbol).to_owned();
        Err(Violation::InitSymbol { symbol, reason })
    };
    let space = match symbol {
        Symbol::Func(_) if generic => return refuse("that of a function is generic as it is"),
        Symbol::Func(_) => Space::Generic,
        Symbol::Global(id) if module.opaque_type(id).is_some() => {
            return refuse("it is a texture, sampler or surface");
        }
        Symbol::Global(id) => match module.global(id).space {
            Space::Shared => return refuse("shared memory has no address before the launch"),
            _ if generic => Space::Generic,
            space => space,
        },
    };
    match (ty, mask) {
        (I8, Some(mask)) if is_byte_mask(mask) => Ok(()),
        (I8, Some(mask)) => Err(Violation::InitMask { mask }),
        (_, Some(_)) => {
            Err(Violation::InitShape { found: "a byte of an address", wanted: ty.to_string() })
        }
        (Type::Ptr(wanted), None) if wanted == space => Ok(()),
        (_, None) => {
            Err(Violation::InitShape { found: pointer_name(space), wanted: ty.to_string() })
        }
    }
}

/// Whether a mask picks one whole byte.
fn is_byte_mask(mask: u64) -> bool {
    let byte = mask.trailing_zeros() / 8;
    byte < 8 && mask == 0xff << (8 * byte)
}

fn pointer_name(space: Space) -> &'static str {
    match space {
        Space::Global => "a `ptr.global`",
        Space::Const => "a `ptr.const`",
        _ => "a `ptr`",
    }
}

/// Whether the id is a global of the module.
pub(super) fn contains_global(module: &Module, id: GlobalId) -> bool {
    module.num_globals() > id.as_u32() as usize
}

/// Whether the id is a function of the module.
pub(super) fn contains_func(module: &Module, id: FuncId) -> bool {
    module.num_funcs() > id.as_u32() as usize
}
