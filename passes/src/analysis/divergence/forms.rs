//! The forms of the values of a function.

use super::form::AffineForm;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap, entity_impl};
use indexmap::IndexSet;
use irc_ir::entity::Value;
use rustc_hash::FxBuildHasher;

/// The number of a form among those that differ.
#[derive(Copy, Clone, PartialEq, Eq)]
struct FormId(u32);
entity_impl!(FormId, "form");

/// A form for each value that has one. A function has many values of few forms: each form is kept
/// once.
#[derive(Clone, Debug)]
pub(super) struct Forms {
    of_values: SecondaryMap<Value, PackedOption<FormId>>,
    forms: IndexSet<AffineForm, FxBuildHasher>,
}

impl Forms {
    /// No forms, with room for this many values.
    pub fn new(values: usize) -> Forms {
        Forms { of_values: SecondaryMap::with_capacity(values), forms: IndexSet::default() }
    }

    /// The form of a value, if it has one.
    #[inline]
    pub fn get(&self, value: Value) -> Option<AffineForm> {
        let id = self.of_values[value].expand()?;
        self.forms.get_index(id.index()).copied()
    }

    /// Gives a value a form.
    pub fn set(&mut self, value: Value, form: AffineForm) {
        let (index, _) = self.forms.insert_full(form);
        self.of_values[value] = FormId::new(index).into();
    }
}
