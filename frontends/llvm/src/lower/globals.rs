//! Variables, functions and aliases of a module.
//!
//! A variable is the bytes of its type with the addresses in it, so that it lies in memory as the
//! data layout of the module says, whatever the rules of the IR for structs are.

use super::signature::{Callable, bytes_type};
use super::{Context, Named};
use crate::codes::{Fault, fault};
use crate::intrinsic;
use crate::tree::{
    Attribute, Bits, Function, Global, Linkage, Meta, Type, Typed, Value, ValueKind,
};
use irc_ir::data::{DataKind, MAX_VARIABLE_ALIGN};
use irc_ir::entity::DataType;
use irc_ir::function::{self, FunctionAttrs, FunctionKind, Inlining};
use irc_ir::module::{self, Init, Module, Symbol};
use irc_ir::signature::Linkage as IrLinkage;
use irc_ir::types::{I64, PTR, Space, Type as ValueType};
use irc_ptx::isa::TextureMode;
use irc_ptx::text::Span;

/// Names that say something to the compiler only.
fn is_for_the_compiler(name: &str) -> bool {
    matches!(name, "llvm.used" | "llvm.compiler.used" | "llvm.global.annotations")
}

/// Makes all symbols. What nothing refers to is not declared.
pub(super) fn declare<'t, 'a>(cx: &mut Context<'t, 'a>, module: &mut Module) -> Result<(), Fault> {
    let used = super::spaces::referenced(cx.tree);
    for (number, alias) in cx.tree.aliases.iter().enumerate() {
        add_name(cx, &alias.name, Named::Alias(number), alias.span)?;
    }
    cx.abis = vec![None; cx.tree.functions.len()];
    for (number, function) in cx.tree.functions.iter().enumerate() {
        declare_function(cx, module, number, function, used.contains(&*function.name))?;
    }
    visible_aliases(cx, module)?;
    let tree = cx.tree;
    let mut defined = Vec::new();
    for global in &tree.globals {
        let is_declared = matches!(global.linkage, Linkage::External | Linkage::ExternWeak);
        if is_for_the_compiler(&global.name) || (is_declared && !used.contains(&*global.name)) {
            continue;
        }
        if let Some(named) = declare_global(cx, module, global)? {
            add_name(cx, &global.name, Named::Global(named), global.span)?;
            // The host says what is in a texture.
            if reference(cx, global).is_none() {
                defined.push((global, named));
            }
        }
    }
    for (global, id) in defined {
        let init = cx.initialiser(module, global)?;
        let global = module.global_mut(id);
        (global.ty, global.init) = init;
    }
    Ok(())
}

/// Makes the names that other modules may see; in this one an alias is what it stands for.
fn visible_aliases(cx: &Context<'_, '_>, module: &mut Module) -> Result<(), Fault> {
    for alias in &cx.tree.aliases {
        if !matches!(alias.linkage, Linkage::Default | Linkage::External) {
            continue;
        }
        let refuse = |why: &str| {
            let message = format!("the alias `@{}` is visible: {why}", alias.name);
            fault("L0203", message, alias.span)
        };
        // Variables are not declared yet.
        let target = match &cx.names.get(&*alias.name) {
            Some(Named::Alias(_)) => cx.named(&alias.name, alias.span).ok(),
            _ => None,
        };
        let Some(Named::Func(id, number)) = target else {
            return Err(refuse("only functions of the module have other names in PTX"));
        };
        let function = &cx.tree.functions[number];
        if module.func(id).is_kernel() || function.blocks.is_empty() {
            return Err(refuse("it must stand for a function that is defined here"));
        }
        module
            .add_alias(&alias.name, IrLinkage::Visible, id)
            .map_err(|error| fault("L0105", error.to_string(), alias.span))?;
    }
    Ok(())
}

fn add_name<'t>(
    cx: &mut Context<'t, '_>,
    name: &'t str,
    named: Named,
    span: Span,
) -> Result<(), Fault> {
    match cx.names.insert(name, named) {
        None => Ok(()),
        Some(_) => Err(fault("L0105", format!("`@{name}` is defined twice"), span)),
    }
}

fn declare_function<'t, 'a>(
    cx: &mut Context<'t, 'a>,
    module: &mut Module,
    number: usize,
    function: &'t Function<'a>,
    used: bool,
) -> Result<(), Fault> {
    let (name, span) = (&*function.name, function.span);
    let is_declaration = function.blocks.is_empty() || super::is_elsewhere(function);
    if is_declaration && (name.starts_with("llvm.") || intrinsic::is_builtin(name)) {
        return add_name(cx, name, Named::Intrinsic(number), span);
    }
    if is_declaration && !used {
        return Ok(());
    }
    if function.linkage == Linkage::ExternWeak {
        let message = format!("`@{name}` may be missing (`extern_weak`), which PTX cannot say");
        return Err(fault("L0207", message, span));
    }
    let is_kernel = is_kernel(cx, function)?;
    let kind = if is_kernel { FunctionKind::Kernel } else { FunctionKind::Device };
    let linkage = match function.linkage {
        _ if is_declaration => IrLinkage::External,
        Linkage::Internal if is_kernel => IrLinkage::Visible,
        Linkage::Internal => IrLinkage::Internal,
        Linkage::Weak | Linkage::Inline => IrLinkage::Weak,
        _ => IrLinkage::Visible,
    };
    let abi = cx.abi(module, &Callable::of(function, is_kernel))?;
    let mut made = function::Function::new(name, kind, linkage, abi.signature.clone());
    made.attrs = attributes(cx, function, is_kernel)?;
    made.attrs.nonconvergent = is_declaration && !cx.has(&function.attrs, "convergent");
    let id = module.add_func(made).map_err(|error| fault("L0105", error.to_string(), span))?;
    cx.abis[number] = Some(abi);
    add_name(cx, name, Named::Func(id, number), span)
}

/// What `!nvvm.annotations` says about a symbol.
fn annotations<'s, 'a>(
    cx: &'s Context<'_, 'a>,
    name: &'s str,
) -> impl Iterator<Item = (&'s str, u64)> + 's {
    let named = cx.tree.named.iter().filter(|(name, _)| name == "nvvm.annotations");
    let nodes = named.flat_map(|(_, nodes)| nodes).filter_map(|node| cx.tree.nodes.get(node));
    let about = nodes.filter(move |node| {
        matches!(node.fields.first(), Some((_, Meta::Symbol(symbol))) if symbol == name)
    });
    about.flat_map(|node| {
        node.fields[1..].chunks(2).filter_map(|pair| match pair {
            [(_, Meta::Text(key)), (_, Meta::Number(value))] => Some((&**key, *value)),
            _ => None,
        })
    })
}

fn is_kernel(cx: &Context<'_, '_>, function: &Function<'_>) -> Result<bool, Fault> {
    match function.convention {
        Some("ptx_kernel") => return Ok(true),
        None | Some("ptx_device" | "spir_func" | "spir_kernel" | "aarch64_vector_pcs") => {}
        Some(other) if other.ends_with("cc") => {}
        Some(other) => {
            let message = format!("the calling convention `{other}` is not one of NVPTX");
            return Err(fault("L0207", message, function.span));
        }
    }
    Ok(annotations(cx, &function.name).any(|pair| pair == ("kernel", 1)))
}

/// Up to three numbers with commas between them.
fn numbers(text: &str) -> Option<[u32; 3]> {
    let mut all = [1; 3];
    let mut parts = text.split(',');
    for (slot, part) in all.iter_mut().zip(&mut parts) {
        *slot = part.trim().parse().ok()?;
    }
    parts.next().is_none().then_some(all)
}

/// What is wanted of the calls of a function. clang says `noinline` of all functions that are not
/// to be optimised, which is no wish for calls.
fn inlining(cx: &Context<'_, '_>, function: &Function<'_>) -> Inlining {
    let has = |word: &str| cx.has(&function.attrs, word);
    if has("alwaysinline") {
        return Inlining::Always;
    }
    if has("noinline") && !has("optnone") { Inlining::Never } else { Inlining::Auto }
}

fn attributes(
    cx: &Context<'_, '_>,
    function: &Function<'_>,
    kernel: bool,
) -> Result<FunctionAttrs, Fault> {
    let mut attrs = FunctionAttrs::default();
    attrs.noreturn = !kernel && cx.has(&function.attrs, "noreturn");
    if !kernel {
        attrs.inlining = inlining(cx, function);
        return Ok(attrs);
    }
    for attribute in cx.all(&function.attrs) {
        let Attribute::Text(key, value) = attribute else { continue };
        let wrong = || {
            let message = format!("`{key}` cannot be `{value}`");
            fault("L0207", message, function.span)
        };
        let one = || value.trim().parse::<u32>().map_err(|_| wrong());
        match &**key {
            "nvvm.maxntid" => attrs.maxntid = Some(numbers(value).ok_or_else(wrong)?),
            "nvvm.reqntid" => attrs.reqntid = Some(numbers(value).ok_or_else(wrong)?),
            "nvvm.cluster_dim" => attrs.cluster = Some(numbers(value).ok_or_else(wrong)?),
            "nvvm.minctasm" => attrs.minnctapersm = Some(one()?),
            "nvvm.maxnreg" => attrs.maxnreg = Some(one()?),
            "nvvm.maxclusterrank" => attrs.maxclusterrank = Some(one()?),
            "nvvm.blocksareclusters" => attrs.blocksareclusters = true,
            _ => {}
        }
    }
    for (key, value) in annotations(cx, &function.name) {
        let value = value as u32;
        let (what, axis) = match key.strip_suffix(['x', 'y', 'z']) {
            Some(what) => (what, key.as_bytes()[what.len()] - b'x'),
            None => (key, 0),
        };
        let set = |size: &mut Option<[u32; 3]>| {
            size.get_or_insert([1; 3])[usize::from(axis)] = value;
        };
        match what {
            "maxntid" => set(&mut attrs.maxntid),
            "reqntid" => set(&mut attrs.reqntid),
            "cluster_dim_" => set(&mut attrs.cluster),
            "minctasm" => attrs.minnctapersm = Some(value),
            "maxnreg" => attrs.maxnreg = Some(value),
            "cluster_max_blocks" | "maxclusterrank" => attrs.maxclusterrank = Some(value),
            _ => {}
        }
    }
    // As llc has it, a processor without clusters ignores what is said of them.
    if cx.processor(function).is_some_and(|number| number < 90) {
        (attrs.cluster, attrs.maxclusterrank, attrs.blocksareclusters) = (None, None, false);
    }
    // More threads than any CTA has are no limit.
    let product = |size: [u32; 3]| size.into_iter().map(u128::from).product::<u128>();
    attrs.maxntid = attrs.maxntid.filter(|&size| product(size) <= 1024);
    attrs.reqntid = attrs.reqntid.filter(|&size| product(size) <= 1024);
    if attrs.maxntid.is_none() && attrs.reqntid.is_none() {
        // It says nothing without the size of a CTA, as ptxas has it.
        attrs.minnctapersm = None;
    }
    Ok(attrs)
}

/// Makes a variable without its contents.
fn declare_global(
    cx: &Context<'_, '_>,
    module: &mut Module,
    global: &Global<'_>,
) -> Result<Option<irc_ir::entity::GlobalId>, Fault> {
    let span = global.span;
    let refuse = |why: String| Err(fault("L0203", format!("`@{}`: {why}", global.name), span));
    if global.linkage == Linkage::Appending {
        let is_empty = matches!(cx.tree.types.get(global.ty), Type::Array(_, 0));
        return match is_empty {
            true => Ok(None),
            false => refuse("constructors do not run on a GPU".to_owned()),
        };
    }
    let space = match global.space {
        0 | 1 => Space::Global,
        3 => Space::Shared,
        4 => Space::Const,
        other => return refuse(format!("a variable in address space {other}")),
    };
    if let Some(ty) = reference(cx, global) {
        return declare_reference(module, global, ty).map(Some);
    }
    let (size, natural) = cx.size_align(global.ty, span)?;
    let align = global.align.unwrap_or(natural).max(1);
    if !align.is_power_of_two() || align > MAX_VARIABLE_ALIGN.into() {
        return refuse(format!("an alignment of {align}"));
    }
    let external = global.linkage == Linkage::External;
    let linkage = match global.linkage {
        Linkage::Internal => IrLinkage::Internal,
        // What may be missing is there, with zeros in it: another definition comes before it.
        // clang refers to `threadIdx` so, which nothing defines.
        Linkage::Weak | Linkage::Inline | Linkage::ExternWeak => IrLinkage::Weak,
        Linkage::Default => IrLinkage::Visible,
        _ => IrLinkage::External,
    };
    // Each module that has a copy of a function has its own copy of the memory of a CTA in it.
    let linkage = match (linkage, space) {
        (IrLinkage::Weak, Space::Shared) => IrLinkage::Internal,
        (linkage, _) => linkage,
    };
    let dynamic = external && space == Space::Shared && size == 0;
    let mut attrs = module::GlobalAttrs::default();
    attrs.constant = global.constant && space == Space::Global && !external;
    let made = module::Global {
        name: global.name.to_string(),
        linkage,
        space,
        ty: bytes_type(module, if external { size } else { size.max(1) }, span)?,
        align: align as u32,
        init: None,
        dynamic,
        attrs,
    };
    module.add_global(made).map(Some).map_err(|error| fault("L0105", error.to_string(), span))
}

/// What a variable is that stands for a texture, surface or sampler.
fn reference(cx: &Context<'_, '_>, global: &Global<'_>) -> Option<ValueType> {
    annotations(cx, &global.name).find_map(|(key, value)| match key {
        _ if value != 1 => None,
        "texture" => Some(ValueType::Texref),
        "surface" => Some(ValueType::Surfref),
        "sampler" => Some(ValueType::Samplerref),
        _ => None,
    })
}

/// Makes a texture, surface or sampler: the host says what it is.
fn declare_reference(
    module: &mut Module,
    global: &Global<'_>,
    ty: ValueType,
) -> Result<irc_ir::entity::GlobalId, Fault> {
    let linkage = match global.linkage {
        Linkage::External => IrLinkage::External,
        Linkage::Internal => IrLinkage::Internal,
        Linkage::Weak | Linkage::Inline => IrLinkage::Weak,
        _ => IrLinkage::Visible,
    };
    if ty == ValueType::Samplerref {
        module.textures = TextureMode::Independent;
    }
    let made = module::Global {
        name: global.name.to_string(),
        linkage,
        space: Space::Global,
        ty: module.types.value(ty),
        align: 8,
        init: None,
        dynamic: false,
        attrs: module::GlobalAttrs::default(),
    };
    module.add_global(made).map_err(|error| fault("L0105", error.to_string(), global.span))
}

/// The contents of a variable: its bytes, and addresses at offsets, in order.
struct Contents {
    bytes: Vec<u8>,
    addresses: Vec<(u64, Init)>,
}

impl Contents {
    /// Writes bytes at an offset; nothing if there is no room.
    fn put(&mut self, offset: u64, bytes: &[u8]) -> Option<()> {
        let start = offset as usize;
        self.bytes.get_mut(start..start + bytes.len())?.copy_from_slice(bytes);
        Some(())
    }
}

impl<'t, 'a> Context<'t, 'a> {
    /// Type and contents of a variable.
    fn initialiser(
        &self,
        module: &mut Module,
        global: &'t Global<'a>,
    ) -> Result<(DataType, Option<Init>), Fault> {
        let (size, _) = self.size_align(global.ty, global.span)?;
        let Some(init) = global.init.as_ref() else {
            let is_made = global.linkage == Linkage::ExternWeak;
            let ty = bytes_type(module, if is_made { size.max(1) } else { size }, global.span)?;
            return Ok((ty, (is_made && global.space != 3).then_some(Init::Zero)));
        };
        // As llc has it, what has no bytes has one, so that it has an address.
        let plain = bytes_type(module, size.max(1), global.span)?;
        if global.linkage == Linkage::Available {
            return Ok((plain, None));
        }
        let is_zero = |kind: &ValueKind<'_>| match kind {
            ValueKind::Int(bits) | ValueKind::Float(bits) => *bits == Bits::ZERO,
            kind => matches!(
                kind,
                ValueKind::Zero | ValueKind::Undef | ValueKind::Poison | ValueKind::Null
            ),
        };
        if global.space == 3 {
            return match init.kind {
                ValueKind::Undef | ValueKind::Poison => Ok((plain, None)),
                // As llc has it, memory that is to begin with zeros begins with anything.
                ref kind if is_zero(kind) || size == 0 => Ok((plain, None)),
                _ => Err(fault(
                    "L0203",
                    "shared memory cannot have an initialiser: expected `undef`",
                    init.span,
                )),
            };
        }
        if is_zero(&init.kind) || size == 0 {
            return Ok((plain, Some(Init::Zero)));
        }
        if size > 1 << 30 {
            return Err(fault("L0203", "an initialiser of more than 1 GiB", init.span));
        }
        let mut contents = Contents { bytes: vec![0; size as usize], addresses: Vec::new() };
        self.fill(global.ty, init, 0, &mut contents)?;
        if contents.addresses.is_empty() {
            return Ok((plain, Some(Init::Bytes(contents.bytes))));
        }
        self.with_addresses(module, contents, init.span)
    }

    /// Bytes and addresses as a packed struct.
    fn with_addresses(
        &self,
        module: &mut Module,
        mut contents: Contents,
        span: Span,
    ) -> Result<(DataType, Option<Init>), Fault> {
        contents.addresses.sort_by_key(|(offset, _)| *offset);
        let (pointer, word) = (module.types.value(PTR), module.types.value(I64));
        let (mut fields, mut parts, mut at) = (Vec::new(), Vec::new(), 0u64);
        let size = contents.bytes.len() as u64;
        let last = (size, Init::Zero);
        for (offset, init) in contents.addresses.into_iter().chain([last]) {
            if offset > at {
                let bytes = contents.bytes[at as usize..offset as usize].to_vec();
                fields.push(bytes_type(module, offset - at, span)?);
                parts.push(Init::Bytes(bytes));
            }
            if offset < size {
                fields.push(match init {
                    Init::Address { symbol: Symbol::Global(id), generic: false, .. } => {
                        let space = module.global(id).space;
                        module.types.value(irc_ir::types::Type::Ptr(space))
                    }
                    Init::Address { .. } => pointer,
                    _ => word,
                });
                parts.push(init);
                at = offset + 8;
            }
        }
        let ty = module.types.intern(DataKind::Packed(fields.into()));
        let ty = ty.map_err(|error| fault("L0203", error.to_string(), span))?;
        Ok((ty, Some(Init::List(parts))))
    }

    /// Writes a constant at an offset.
    fn fill(
        &self,
        ty: crate::tree::TypeId,
        value: &Value<'a>,
        offset: u64,
        out: &mut Contents,
    ) -> Result<(), Fault> {
        let types = &self.tree.types;
        let wrong = || self.mismatch("another initialiser", ty, value.span);
        if let Some(bytes) = self.packed_bytes(ty, value)? {
            return out.put(offset, &bytes).ok_or_else(wrong);
        }
        match &value.kind {
            ValueKind::Zero | ValueKind::Undef | ValueKind::Poison => Ok(()),
            ValueKind::Bytes(bytes) => {
                let size = self.size_align(ty, value.span)?.0;
                let is_array = matches!(types.get(ty), Type::Array(..));
                if is_array && size != bytes.len() as u64 {
                    return Err(wrong());
                }
                out.put(offset, bytes).ok_or_else(wrong)
            }
            ValueKind::List(elems) => {
                let has_room = match *types.get(ty) {
                    Type::Array(_, count) => elems.len() as u64 <= count,
                    Type::Vector(_, count) => elems.len() as u64 <= u64::from(count),
                    _ => true,
                };
                has_room.then_some(()).ok_or_else(wrong)?;
                for (i, elem) in elems.iter().enumerate() {
                    let (ty, at) = self.layout.field(types, ty, i as u64).ok_or_else(wrong)?;
                    self.fill(ty, &elem.value, offset + at, out)?;
                }
                Ok(())
            }
            ValueKind::Splat(elem) => {
                for leaf in self.leaves(ty, value.span)?.iter() {
                    self.fill(elem.ty, &elem.value, offset + leaf.offset, out)?;
                }
                Ok(())
            }
            _ => self.fill_scalar(ty, value, offset, out),
        }
    }

    fn fill_scalar(
        &self,
        ty: crate::tree::TypeId,
        value: &Value<'a>,
        offset: u64,
        out: &mut Contents,
    ) -> Result<(), Fault> {
        let kind = self.scalar(ty, value.span)?;
        let bytes = self.layout.store_bytes(kind);
        let typed = Typed { ty, value: value.clone() };
        match self.constant(&typed)? {
            super::constant::Constant::Bits(bits) => {
                let put = out.put(offset, &bits.to_le_bytes()[..bytes as usize]);
                put.ok_or_else(|| self.mismatch("another value", ty, value.span))
            }
            super::constant::Constant::Address { symbol, offset: add, generic } => {
                let is_func = matches!(symbol, Symbol::Func(_));
                if bytes != 8 {
                    let message = "an address of fewer than 8 bytes in an initialiser";
                    return Err(fault("L0203", message, value.span));
                }
                let init =
                    Init::Address { symbol, offset: add, generic: generic && !is_func, mask: None };
                out.addresses.push((offset, init));
                Ok(())
            }
        }
    }
}
