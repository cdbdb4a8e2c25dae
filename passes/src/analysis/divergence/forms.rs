//! The forms of the values of a function.

use super::form::Form;
use cranelift_entity::EntityRef;
use hashbrown::HashTable;
use irc_ir::entity::Value;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

/// A form for each value that has one. A function has many values of few forms: each form is kept
/// once.
#[derive(Clone, Debug)]
pub(super) struct Forms {
    /// By value, the number of its form plus one, or 0.
    of_values: Vec<u32>,
    forms: Vec<Form>,
    /// The numbers of the forms.
    known: HashTable<u32>,
}

impl Forms {
    /// No forms, for this many values.
    pub fn new(values: usize) -> Forms {
        Forms { of_values: vec![0; values], forms: Vec::new(), known: HashTable::new() }
    }

    /// The form of a value, if it has one.
    #[inline]
    pub fn get(&self, value: Value) -> Option<Form> {
        let number = *self.of_values.get(value.index())?;
        number.checked_sub(1).map(|number| self.forms[number as usize])
    }

    /// Gives a value a form.
    pub fn set(&mut self, value: Value, form: Form) {
        let Forms { of_values, forms, known } = self;
        let hash = |form: &Form| FxBuildHasher.hash_one(form);
        let number = known.entry(
            hash(&form),
            |&number| forms[number as usize] == form,
            |&number| hash(&forms[number as usize]),
        );
        let number = number.or_insert_with(|| forms.len() as u32);
        let number = *number.get();
        if number as usize == forms.len() {
            forms.push(form);
        }
        of_values[value.index()] = number + 1;
    }
}
