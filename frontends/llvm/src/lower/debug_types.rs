//! Types of the source: `DIBasicType`, `DIDerivedType`, `DICompositeType`.
//!
//! `restrict` and `_Atomic` say nothing. What leads to no type with a size
//! is left out.

use crate::tree::{Meta, Module as Tree, Node};
use irc_ir::debug::{BitField, DebugTypeKind, Encoding, Member, Qualifier};
use irc_ir::entity::DebugType;
use irc_ir::module::Module;
use irc_ir::types::Space;
use rustc_hash::FxHashMap;

/// How long types of types are followed.
const MAX_DEPTH: u32 = 64;

/// How a type points to another.
#[derive(Copy, Clone, Debug)]
enum Points {
    Pointer,
    Reference { is_rvalue: bool },
}

/// The types that are known, by their nodes.
#[derive(Debug, Default)]
pub(super) struct Types {
    known: FxHashMap<u32, Option<DebugType>>,
    /// Pointers and references, and the nodes of what they point to, which is looked at when all
    /// else is done: types lead to themselves by pointers.
    pointers: Vec<(DebugType, Points, u32)>,
}

impl Types {
    /// The type of a node, if it has values with a size.
    pub fn find(&mut self, tree: &Tree<'_>, module: &mut Module, number: u32) -> Option<DebugType> {
        let found = self.of(tree, module, number, 0);
        while let Some((pointer, how, number)) = self.pointers.pop() {
            let (to, space) = (self.of(tree, module, number, 0), Space::Generic);
            module.debug.types[pointer] = match (how, to) {
                (Points::Reference { is_rvalue }, Some(to)) => {
                    DebugTypeKind::Reference { to, space, is_rvalue }
                }
                (_, to) => DebugTypeKind::Pointer { to, space },
            };
        }
        found
    }

    fn of(
        &mut self,
        tree: &Tree<'_>,
        module: &mut Module,
        number: u32,
        depth: u32,
    ) -> Option<DebugType> {
        if let Some(&known) = self.known.get(&number) {
            return known;
        }
        if depth > MAX_DEPTH {
            return None;
        }
        // What contains itself has no size.
        self.known.insert(number, None);
        let found = tree.nodes.get(&number).and_then(|node| self.make(tree, module, node, depth));
        self.known.insert(number, found);
        found
    }

    fn make(
        &mut self,
        tree: &Tree<'_>,
        module: &mut Module,
        node: &Node<'_>,
        depth: u32,
    ) -> Option<DebugType> {
        let base = node.node("baseType");
        let kind = match (node.kind, node.word("tag").unwrap_or_default()) {
            // That of `nullptr`.
            ("DIBasicType", "DW_TAG_unspecified_type") => {
                DebugTypeKind::Pointer { to: None, space: Space::Generic }
            }
            ("DIBasicType", _) => base_type(node)?,
            (
                "DIDerivedType",
                tag @ ("DW_TAG_pointer_type"
                | "DW_TAG_reference_type"
                | "DW_TAG_rvalue_reference_type"),
            ) => {
                let how = match tag {
                    "DW_TAG_pointer_type" => Points::Pointer,
                    _ => Points::Reference { is_rvalue: tag != "DW_TAG_reference_type" },
                };
                let kind = DebugTypeKind::Pointer { to: None, space: Space::Generic };
                let id = module.debug.types.push(kind);
                self.pointers.extend(base.map(|base| (id, how, base)));
                return Some(id);
            }
            (
                "DIDerivedType",
                tag @ ("DW_TAG_typedef" | "DW_TAG_const_type" | "DW_TAG_volatile_type"),
            ) => {
                let of = base.and_then(|base| self.of(tree, module, base, depth + 1));
                of_qualifier(tag, node, of)
            }
            ("DIDerivedType", "DW_TAG_restrict_type" | "DW_TAG_atomic_type" | "DW_TAG_member") => {
                return self.of(tree, module, base?, depth + 1);
            }
            ("DISubroutineType", _) => self.function(tree, module, node, depth)?,
            ("DICompositeType", "DW_TAG_array_type") => {
                return self.array(tree, module, node, depth);
            }
            ("DICompositeType", "DW_TAG_enumeration_type") => {
                self.enumeration(tree, module, node, depth)?
            }
            (
                "DICompositeType",
                "DW_TAG_structure_type" | "DW_TAG_class_type" | "DW_TAG_union_type",
            ) => {
                let bytes = node.number("size")? / 8;
                let members = self.members(tree, module, node, (bytes, depth));
                let name = name(node);
                // All members of a union begin at 0, where all is well.
                let is_union = node.word("tag") == Some("DW_TAG_union_type")
                    && members.iter().all(|member| member.offset == 0);
                match is_union {
                    true => DebugTypeKind::Union { name, bytes, members },
                    false => DebugTypeKind::Struct { name, bytes, members },
                }
            }
            _ => return None,
        };
        Some(module.debug.types.push(kind))
    }

    fn enumeration(
        &mut self,
        tree: &Tree<'_>,
        module: &mut Module,
        node: &Node<'_>,
        depth: u32,
    ) -> Option<DebugTypeKind> {
        let base = match node.node("baseType") {
            Some(base) => self.of(tree, module, base, depth + 1)?,
            None => module.debug.types.push(DebugTypeKind::Base {
                name: "int".to_owned(),
                encoding: Encoding::Signed,
                bytes: bytes(node)?,
            }),
        };
        let Some(DebugTypeKind::Base { .. }) = module.debug.kind_of(base) else {
            return None;
        };
        Some(DebugTypeKind::Enum { name: name(node), base, values: enumerators(tree, node) })
    }

    /// An array, of several dimensions one in the other.
    fn array(
        &mut self,
        tree: &Tree<'_>,
        module: &mut Module,
        node: &Node<'_>,
        depth: u32,
    ) -> Option<DebugType> {
        let mut ty = self.of(tree, module, node.node("baseType")?, depth + 1)?;
        let ranges = elements(tree, node).filter(|range| range.kind == "DISubrange");
        let counts: Vec<u64> = ranges.map(|range| range.number("count").unwrap_or(0)).collect();
        for &count in counts.iter().rev() {
            module.debug.size(ty)?.checked_mul(count)?;
            ty = module.debug.types.push(DebugTypeKind::Array { elem: ty, count });
        }
        Some(ty)
    }

    /// The type of a function: what it returns, and its parameters.
    fn function(
        &mut self,
        tree: &Tree<'_>,
        module: &mut Module,
        node: &Node<'_>,
        depth: u32,
    ) -> Option<DebugTypeKind> {
        let types = node.node("types").and_then(|number| tree.nodes.get(&number));
        let types = types.map_or(&[][..], |types| &types.fields);
        let mut known = types.iter().map(|(_, meta)| match meta {
            Meta::Node(number) => self.of(tree, module, *number, depth + 1).map(Some),
            // `void`, and behind the last parameter that more may follow.
            _ => Some(None),
        });
        let result = known.next().unwrap_or(Some(None))?;
        let params = known.collect::<Option<Vec<_>>>()?;
        Some(DebugTypeKind::Function { result, params: params.into_iter().flatten().collect() })
    }

    fn members(
        &mut self,
        tree: &Tree<'_>,
        module: &mut Module,
        node: &Node<'_>,
        (bytes, depth): (u64, u32),
    ) -> Vec<Member> {
        let mut members = Vec::new();
        for member in elements(tree, node).filter(|member| member.kind == "DIDerivedType") {
            let is_base = member.word("tag") == Some("DW_TAG_inheritance");
            let flags = member.word("flags").unwrap_or_default();
            if !(is_base || member.word("tag") == Some("DW_TAG_member"))
                || flags.contains("DIFlagStaticMember")
            {
                continue;
            }
            let bits = member.number("offset").unwrap_or(0);
            let Some(of) = member.node("baseType") else { continue };
            let Some(ty) = self.of(tree, module, of, depth + 1) else { continue };
            let Some(size) = module.debug.size(ty) else { continue };
            let is_whole = bits.is_multiple_of(8)
                && member.number("size").is_none_or(|bits| is_base || bits / 8 == size);
            let place = match is_whole {
                true => Some((bits / 8, None)),
                false => bit_field(module, ty, bits, member.number("size").unwrap_or(0)),
            };
            let Some((offset, field)) = place else { continue };
            let end = match field {
                Some(BitField { end, .. }) => offset.checked_add(u64::from(end).div_ceil(8)),
                None => offset.checked_add(size),
            };
            if end.is_none_or(|end| end > bytes) {
                continue;
            }
            let base_name = || tree.nodes.get(&of).map(name).unwrap_or_default();
            let name = if is_base { base_name() } else { name(member) };
            members.push(Member { name, ty, offset, bits: field });
        }
        members
    }
}

/// Pointers that lead to themselves point to nothing that is known: metadata may say anything.
pub(super) fn end(module: &mut Module) {
    let endless = module.debug.endless();
    for id in endless.keys() {
        let kind = &mut module.debug.types[id];
        if let DebugTypeKind::Pointer { .. } | DebugTypeKind::Reference { .. } = kind {
            *kind = DebugTypeKind::Pointer { to: None, space: Space::Generic };
        }
    }
}

/// Another name of a type, or what is said of its values.
fn of_qualifier(tag: &str, node: &Node<'_>, of: Option<DebugType>) -> DebugTypeKind {
    match tag {
        "DW_TAG_typedef" => DebugTypeKind::Typedef { name: name(node), of },
        "DW_TAG_const_type" => DebugTypeKind::Qualified { qualifier: Qualifier::Const, of },
        _ => DebugTypeKind::Qualified { qualifier: Qualifier::Volatile, of },
    }
}

/// The unit of a bit-field that begins at a bit and has some, and which it has there.
fn bit_field(
    module: &Module,
    ty: DebugType,
    first: u64,
    count: u64,
) -> Option<(u64, Option<BitField>)> {
    let kind = module.debug.kind_of(ty)?;
    let is_number = matches!(kind, DebugTypeKind::Base { .. } | DebugTypeKind::Enum { .. });
    let size = module.debug.size(ty).filter(|&size| is_number && size > 0)?;
    if count == 0 || count > 8 * size {
        return None;
    }
    let unit = first / (8 * size) * size;
    let start = (first - 8 * unit) as u32;
    Some((unit, Some(BitField { start, end: start + count as u32 })))
}

/// The elements of a composite type.
fn elements<'t, 'a>(tree: &'t Tree<'a>, node: &Node<'a>) -> impl Iterator<Item = &'t Node<'a>> {
    let list = node.node("elements").and_then(|number| tree.nodes.get(&number));
    let fields = list.map_or(&[][..], |list| &list.fields);
    fields.iter().filter_map(|(_, meta)| match meta {
        Meta::Node(number) => tree.nodes.get(number),
        _ => None,
    })
}

/// The name of something in the source. What is too long was refused before.
pub(super) fn name(node: &Node<'_>) -> String {
    node.text("name").unwrap_or_default().replace('\0', "_")
}

fn bytes(node: &Node<'_>) -> Option<u32> {
    let bits = node.number("size").filter(|bits| bits.is_multiple_of(8))?;
    u32::try_from(bits / 8).ok().filter(|bytes| [1, 2, 4, 8, 16].contains(bytes))
}

fn base_type(node: &Node<'_>) -> Option<DebugTypeKind> {
    let encoding = match node.word("encoding")? {
        "DW_ATE_boolean" => Encoding::Boolean,
        "DW_ATE_signed" => Encoding::Signed,
        "DW_ATE_unsigned" | "DW_ATE_UTF" => Encoding::Unsigned,
        "DW_ATE_signed_char" => Encoding::SignedChar,
        "DW_ATE_unsigned_char" => Encoding::UnsignedChar,
        "DW_ATE_float" => Encoding::Float,
        _ => return None,
    };
    Some(DebugTypeKind::Base { name: name(node), encoding, bytes: bytes(node)? })
}

fn enumerators(tree: &Tree<'_>, node: &Node<'_>) -> Vec<(String, i64)> {
    let values = elements(tree, node).filter(|value| value.kind == "DIEnumerator");
    values.map(|value| (name(value), value.number("value").unwrap_or(0) as i64)).collect()
}
