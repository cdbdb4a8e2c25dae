//! Tables of constants that passes add to a module.

use irc_ir::data::DataKind;
use irc_ir::entity::{DataType, GlobalId};
use irc_ir::module::{Global, GlobalAttrs, Init, Module};
use irc_ir::signature::Linkage;
use irc_ir::types::Space;

/// An array of a module's data types with this many elements.
pub(super) fn array(module: &mut Module, element: DataType, count: u64) -> DataType {
    let kind = DataKind::Array(element, count);
    module.types.intern(kind).expect("tables are small")
}

/// Adds a table in constant memory or in `constant` global memory. Its name begins so, and ends in
/// the first number from this one on that makes it new.
pub(super) fn add(
    module: &mut Module,
    (prefix, first): (&str, usize),
    (ty, align): (DataType, u32),
    init: Init,
    space: Space,
) -> GlobalId {
    let mut names = (first..).map(|number| format!("{prefix}.{number}"));
    let name = names.find(|name| module.symbol(name).is_none()).expect("names do not end");
    let mut attrs = GlobalAttrs::default();
    attrs.constant = space == Space::Global;
    let linkage = Linkage::Internal;
    let init = Some(init);
    let table = Global { name, linkage, space, ty, align, init, dynamic: false, attrs };
    module.add_global(table).expect("the name is not used")
}
