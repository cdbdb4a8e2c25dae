//! The ISA table: every PTX instruction as one row of data.
//!
//! [`Row`] says what a row is; the rows live by family under `table/`; [`rows`] has their ids.
//! Builder, printer, reader, verifier and documentation all read the table at run time.
//! Adding an instruction is adding a row.

mod accuracy;
mod class;
pub mod describe;
mod effects;
mod macros;
mod modifiers;
mod operand;
mod row;
mod rule;
mod select;
pub mod sem;
mod special;
mod spelling;
mod table;
mod types;
mod wait;

pub use accuracy::{Accuracy, Error, Range};
pub use class::InstClass;
pub use modifiers::*;
pub use row::{
    Accepts, Cond, Count, Divergence, InstEffects, Lane, MAX_PARTS, Mods, OperandRule, Part,
    Purpose, Role, Row, RowId, Rule, Selects, Shape, Since, Then, TypeRef,
};
pub use rule::{Referent, Requirement, TextureMode};
pub use select::Select;
pub use sem::Sem;
pub use special::{SpecialKind, SpecialReg, Uniformity};
pub use spelling::{Spelled, rows_spelled, unknown_part};
pub use table::rows;
pub use types::{PtxType, RegClass, TypeKind, TypeSet};
pub use wait::{Wait, WaitRole};

/// The row of an id.
#[inline]
pub fn row(id: RowId) -> &'static Row {
    &table::TABLE[id.index()]
}

/// Every row with its id, in the order of the table.
pub fn all_rows() -> impl Iterator<Item = (RowId, &'static Row)> {
    table::TABLE.iter().enumerate().map(|(i, row)| (RowId::new(i as u16), row))
}

/// The families of the table: their names and their rows, in the order of the table.
pub fn families() -> impl Iterator<Item = (&'static str, impl Iterator<Item = RowId>)> {
    table::families().map(|(name, rows)| (name, rows.map(RowId::new)))
}

/// The name of the family that a row is in.
pub fn family_of(id: RowId) -> &'static str {
    let row = id.index() as u16;
    let family = table::families().find(|(_, rows)| rows.contains(&row));
    family.expect("every row is in a family").0
}

/// The rows whose mnemonic begins with this word (`cp` finds all of `cp.async.*`), in order.
pub fn rows_with_opcode(word: &str) -> impl Iterator<Item = RowId> {
    table::rows_with_opcode(word)
}
