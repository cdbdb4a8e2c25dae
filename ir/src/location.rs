//! Source locations.
//!
//! A module has a table of files; a function has a table of locations, each kept once; each
//! instruction has at most one. A location that came from an inlined call names the location of
//! that call, and may tell the name of the function that was called: it may be gone.

use crate::entity::{DebugScope, File, InlinedName, Loc};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap};
use indexmap::IndexSet;
use rustc_hash::FxHashMap;

/// A place in a source file.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub struct Location {
    /// The file.
    pub file: File,
    /// Line, from 1; 0 where it is not known.
    pub line: u32,
    /// Column, from 1; 0 where it is not known.
    pub column: u32,
    /// The innermost block of the source around it that has variables, if one has.
    pub scope: PackedOption<DebugScope>,
    /// Where the code was inlined, if it was.
    pub inlined_at: PackedOption<Loc>,
    /// The name of the function that the place is in, if it was inlined and is known.
    pub function: PackedOption<InlinedName>,
}

impl Location {
    /// A place that is neither inlined nor in a block of its own.
    pub fn new(file: File, line: u32, column: u32) -> Location {
        let (scope, inlined_at, function) = (None.into(), None.into(), None.into());
        Location { file, line, column, scope, inlined_at, function }
    }
}

/// The locations of a function, each kept once.
#[derive(Clone, Debug, Default)]
pub struct Locations {
    data: PrimaryMap<Loc, Location>,
    known: FxHashMap<Location, Loc>,
    functions: IndexSet<Box<str>>,
}

impl Locations {
    /// The id of a location. An `inlined_at` must be an id of this table, so chains end.
    pub fn intern(&mut self, location: Location) -> Loc {
        if let Some(&loc) = self.known.get(&location) {
            return loc;
        }
        let loc = self.data.push(location);
        self.known.insert(location, loc);
        loc
    }

    /// The id of the name of an inlined function.
    pub fn intern_function(&mut self, name: &str) -> InlinedName {
        let index = match self.functions.get_index_of(name) {
            Some(index) => index,
            None => self.functions.insert_full(name.into()).0,
        };
        InlinedName::new(index)
    }

    /// The name of an inlined function.
    pub fn function_name(&self, function: InlinedName) -> &str {
        &self.functions[function.index()]
    }

    /// Whether the name belongs to this table.
    pub fn contains_function(&self, function: InlinedName) -> bool {
        function.index() < self.functions.len()
    }

    /// The location with this id.
    pub fn get(&self, loc: Loc) -> Location {
        self.data[loc]
    }

    /// Every location; one that names where it was inlined comes after that.
    pub fn iter(&self) -> impl Iterator<Item = (Loc, &Location)> {
        self.data.iter()
    }

    /// Whether the id belongs to this table.
    pub fn contains(&self, loc: Loc) -> bool {
        self.data.is_valid(loc)
    }
}
