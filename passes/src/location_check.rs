//! What passes do with source locations, checked from outside.
//!
//! Each pass states its rule; what holds for all of them can be seen by comparing a module before
//! a pass with what came of it:
//!
//! - No place is *invented*: the file, line and column of an instruction, and of the calls that it
//!   was inlined at, were those of some instruction before. Line 0, which says that there is no one
//!   line, is none.
//! - No place is *lost*: an instruction that had a location and is still there has one, and in a
//!   function whose instructions all had locations the new ones have them, too.
//! - No place is *moved*: an instruction that is still there, and does what it did, has the place
//!   that it had, or line 0.

use cranelift_entity::{PrimaryMap, SecondaryMap};
use irc_ir::entity::{File, FuncId, Inst, Loc};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::op::Opcode;
use rustc_hash::FxHashSet;
use std::fmt;

/// A place in a source file: line and column.
type Place = (File, u32, u32);

/// The locations of a module at some time.
#[derive(Debug, Default)]
pub struct LocationCheck {
    places: FxHashSet<Place>,
    funcs: PrimaryMap<FuncId, Located>,
}

/// The instructions of a function that have locations.
#[derive(Debug, Default)]
struct Located {
    insts: SecondaryMap<Inst, Option<(Opcode, Place)>>,
    /// Whether all have.
    all: bool,
}

/// A rule that does not hold.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LocationFault {
    /// The instruction has a location that none had before.
    Invented,
    /// The instruction has no location any more.
    Lost,
    /// The instruction is new, and has no location where all had.
    Missing,
    /// The instruction has the location of another.
    Moved,
}

impl fmt::Display for LocationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LocationFault::Invented => "has a source location that no instruction had before",
            LocationFault::Lost => "has lost its source location",
            LocationFault::Moved => "has another source location than before",
            LocationFault::Missing => {
                "is new and has no source location, in a function that had one everywhere"
            }
        })
    }
}

/// The place of a location, and the places that it was inlined at.
fn chain(func: &Function, loc: Loc) -> impl Iterator<Item = Place> + '_ {
    let outer = |&loc: &Loc| func.locations.get(loc).inlined_at.expand();
    std::iter::successors(Some(loc), outer).map(|loc| place(func, loc))
}

fn place(func: &Function, loc: Loc) -> Place {
    let location = func.locations.get(loc);
    (location.file, location.line, location.column)
}

impl LocationCheck {
    /// The locations that a module has now.
    pub fn new(module: &Module) -> LocationCheck {
        let mut check = LocationCheck::default();
        if module.files.is_empty() {
            return check;
        }
        let (mut known, mut locs) = (FxHashSet::default(), FxHashSet::default());
        for (_, func) in module.funcs() {
            let mut located = Located { insts: SecondaryMap::new(), all: !func.is_declaration() };
            locs.clear();
            for inst in func.insts() {
                match func.loc(inst) {
                    Some(loc) => {
                        let place = place(func, loc);
                        located.insts[inst] = Some((func.dfg.opcode(inst), place));
                        if locs.insert(loc) {
                            known.extend(chain(func, loc));
                        }
                    }
                    None => located.all = false,
                }
            }
            check.funcs.push(located);
        }
        check.places = known;
        check
    }

    fn has(&self, place: Place) -> bool {
        place.1 == 0 || self.places.contains(&place)
    }

    /// What is wrong with the locations of the module now, each with its instruction.
    pub fn faults(&self, module: &Module) -> Vec<(FuncId, Inst, LocationFault)> {
        let mut faults = Vec::new();
        if module.files.is_empty() {
            return faults;
        }
        for (id, func) in module.funcs() {
            let before = self.funcs.get(id);
            for inst in func.insts() {
                let old = before.and_then(|before| before.insts.get(inst).copied().flatten());
                let moved = |loc| {
                    let new @ (_, line, _) = place(func, loc);
                    let is_old = |(op, place)| op == func.dfg.opcode(inst) && place != new;
                    line != 0 && old.is_some_and(is_old)
                };
                let fault = match func.loc(inst) {
                    Some(loc) if !chain(func, loc).all(|place| self.has(place)) => {
                        Some(LocationFault::Invented)
                    }
                    Some(loc) if moved(loc) => Some(LocationFault::Moved),
                    Some(_) => None,
                    None if old.is_some() => Some(LocationFault::Lost),
                    None if before.is_some_and(|before| before.all) => Some(LocationFault::Missing),
                    None => None,
                };
                faults.extend(fault.map(|fault| (id, inst, fault)));
            }
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::text::parse_module;

    fn module(text: &str) -> Module {
        parse_module(text).expect("it is well-formed").module
    }

    /// What is told of the second text after the first.
    #[track_caller]
    fn check(before: &str, after: &str, expected: &[LocationFault]) {
        let faults = LocationCheck::new(&module(before)).faults(&module(after));
        let kinds: Vec<LocationFault> = faults.into_iter().map(|(_, _, fault)| fault).collect();
        assert_eq!(kinds, expected);
    }

    const BEFORE: &str = "file 0 \"a.c\"\nfunc @f(%a: i32) -> i32 {\nentry:\n\
         %b = add %a, 1 at 0:3:1\n%c = add %b, 2 at 0:4:1\nret %c at 0:5:1\n}\n";

    #[test]
    fn places_stay_where_they_are() {
        check(BEFORE, BEFORE, &[]);
        check(BEFORE, &BEFORE.replace("0:4:1", "0:0:0"), &[]);
        check(BEFORE, &BEFORE.replace("0:4:1", "0:3:1"), &[LocationFault::Moved]);
        // Another instruction may take over.
        let other = BEFORE.replace("add %b, 2 at 0:4:1", "sub %b, -2 at 0:3:1");
        check(BEFORE, &other, &[]);
    }

    #[test]
    fn what_is_invented_or_lost_is_told() {
        check(BEFORE, &BEFORE.replace("0:4:1", "0:4:2"), &[LocationFault::Invented]);
        check(BEFORE, &BEFORE.replace(" at 0:4:1", ""), &[LocationFault::Lost]);
        let more = BEFORE.replace("ret", "%d = add %b, 3\nret");
        // The return is the third instruction in one text, the addition in the other.
        check(BEFORE, &more, &[LocationFault::Lost]);
        let longer = BEFORE.replace("ret %c at 0:5:1", "%d = add %b, 3 at 0:5:1\nret %d");
        check(BEFORE, &longer, &[LocationFault::Missing]);
    }

    #[test]
    fn where_calls_were_inlined_is_held_to_the_same() {
        let inlined = BEFORE.replace("at 0:4:1", "at 0:4:1 in \"g\" inlined_at 0:5:1");
        check(BEFORE, &inlined, &[]);
        let invented = BEFORE.replace("at 0:4:1", "at 0:4:1 in \"g\" inlined_at 0:9:1");
        check(BEFORE, &invented, &[LocationFault::Invented]);
    }

    #[test]
    fn nothing_is_asked_of_functions_with_gaps() {
        let gap = BEFORE.replace(" at 0:3:1", "");
        let longer = gap.replace("ret %c at 0:5:1", "%d = add %b, 3 at 0:5:1\nret %d");
        check(&gap, &longer, &[]);
    }
}
