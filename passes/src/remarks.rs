//! What passes have done or left, and why: remarks, in the words of LLVM.
//!
//! A *passed* remark says what a pass has done, a *missed* one what it would have done and why it
//! could not, an *analysis* what was found out. Each has a name that stays from version to version,
//! the function that it is about, and the place in the source if that is known.

use crate::analysis::memory::PrivateSlots;
use crate::rules::Rule;
use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, File, Inst, StackSlot};
use irc_ir::function::Function;
use irc_ir::module::Module;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fmt;

/// Whether something was done.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// It was done.
    Passed,
    /// It was not done.
    Missed,
    /// It was found out.
    Analysis,
}

impl RemarkKind {
    /// All kinds.
    pub const ALL: [RemarkKind; 3] = [RemarkKind::Passed, RemarkKind::Missed, RemarkKind::Analysis];

    /// Its name: `passed`, `missed` or `analysis`.
    pub fn name(self) -> &'static str {
        match self {
            RemarkKind::Passed => "passed",
            RemarkKind::Missed => "missed",
            RemarkKind::Analysis => "analysis",
        }
    }
}

impl fmt::Display for RemarkKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Makes the enum of remarks and the table of what is said about each.
macro_rules! remarks {
    ($($name:ident $pass:literal $kind:ident $summary:literal;)*) => {
        /// What a remark says.
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum RemarkName {
            $(#[doc = $summary] $name,)*
        }

        impl RemarkName {
            /// Every remark.
            pub const ALL: &[RemarkName] = &[$(RemarkName::$name,)*];

            /// The name, the pass and the kind, and what it means.
            pub fn row(self) -> RemarkRow {
                match self {
                    $(RemarkName::$name => RemarkRow {
                        name: stringify!($name),
                        pass: $pass,
                        kind: RemarkKind::$kind,
                        summary: $summary,
                    },)*
                }
            }
        }
    };
}

/// What the table of remarks says about one.
#[derive(Copy, Clone, Debug)]
#[non_exhaustive]
pub struct RemarkRow {
    /// Its name, which stays.
    pub name: &'static str,
    /// The pass that makes it.
    pub pass: &'static str,
    /// Its kind.
    pub kind: RemarkKind,
    /// What it means.
    pub summary: &'static str,
}

remarks! {
    Inlined "inline" Passed "A body stands in the place of a call.";
    NeverInline "inline" Missed "A function is never inlined; it is recursive, for example.";
    NoDefinition "inline" Missed "The body of a function that is called is in another module.";
    TooCostly "inline" Missed "A body is larger than a call is worth.";
    FullyUnrolled "unroll" Passed "A loop became its rounds, one after the other.";
    PartialUnrolled "unroll" Passed "A loop does several rounds in one.";
    NotUnrolled "unroll" Missed "A loop that is to be unrolled stays.";
    Vectorized "vectorize_accesses" Passed "Accesses to neighbouring bytes became one.";
    Hoisted "licm" Passed "A loop computes something no more that is the same in each round.";
    Sunk "sink" Passed "What only some ways need is computed on these.";
    Reduced "loop_reduce" Passed "An address or number is computed from one before it, by a sum.";
    IfConverted "if_convert" Passed "A branch became selects.";
    LoadElim "forward_loads" Passed "A load was replaced by what is known to be there.";
    NonCoherent "noncoherent_loads" Passed "A load reads memory that nobody writes meanwhile.";
    StoreElim "dead_stores" Passed "A store that nothing reads was removed.";
    SwitchTabulated "tabulate_switches" Passed "A switch became arithmetic or a table.";
    SlotTabulated "tabulate_slots" Passed "A stack slot became a table of constants.";
    TrapsMerged "merge_traps" Passed "Blocks that end the program in the same way became one.";
    LoopDeleted "delete_loops" Passed "What a loop comes to is computed in its place.";
    AccessPromoted "promote_accesses" Passed "A loop keeps in a register what is at one address.";
    SlotInMemory "sroa" Analysis "A stack slot stays in local memory.";
}

/// Where something is in the source.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SourcePlace {
    /// The file, one of the module.
    pub file: File,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 0 if it is not known.
    pub column: u32,
}

/// One remark.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Remark {
    /// What it is.
    pub name: RemarkName,
    /// The function that it is about.
    pub function: String,
    /// Where that is, if it is known.
    pub place: Option<SourcePlace>,
    /// What happened, and why.
    pub message: String,
}

/// Collects remarks, if anyone wants them.
#[derive(Debug, Default)]
pub struct Remarks {
    list: Option<RefCell<Vec<Remark>>>,
    /// How often each rule was applied.
    applied: Option<RefCell<BTreeMap<Rule, u64>>>,
}

impl Remarks {
    /// For those who want none.
    pub const OFF: Remarks = Remarks { list: None, applied: None };

    /// For those who want all.
    pub fn on() -> Remarks {
        Remarks { list: Some(RefCell::default()), applied: None }
    }

    /// For those who want to know which rules are applied, and nothing else.
    pub fn of_rules() -> Remarks {
        Remarks { list: None, applied: Some(RefCell::default()) }
    }

    /// Whether nobody wants any.
    pub(crate) fn is_off(&self) -> bool {
        self.list.is_none() && self.applied.is_none()
    }

    /// Notes that a rule is applied.
    pub fn applied(&self, rule: Rule) {
        if let Some(applied) = &self.applied {
            *applied.borrow_mut().entry(rule).or_default() += 1;
        }
    }

    /// How often each rule was applied since it was asked last.
    pub fn take_applied(&self) -> BTreeMap<Rule, u64> {
        self.applied.as_ref().map(RefCell::take).unwrap_or_default()
    }

    /// Notes a remark about an instruction of a function, or about all of it.
    pub fn note(
        &self,
        name: RemarkName,
        func: &Function,
        at: Option<Inst>,
        message: impl FnOnce() -> String,
    ) {
        let Some(list) = &self.list else { return };
        let loc = at.and_then(|inst| func.loc(inst)).filter(|&loc| func.locations.contains(loc));
        let place = loc.map(|loc| func.locations.get(loc)).filter(|location| location.line != 0);
        let place = place.map(|location| SourcePlace {
            file: location.file,
            line: location.line,
            column: location.column,
        });
        let function = func.name.clone();
        list.borrow_mut().push(Remark { name, function, place, message: message() });
    }

    /// The remarks in the order in which they were noted.
    pub fn take(&self) -> Vec<Remark> {
        self.list.as_ref().map(RefCell::take).unwrap_or_default()
    }

    /// Notes which stack slots are left, and why.
    pub fn note_slots(&self, module: &Module) {
        if self.list.is_none() {
            return;
        }
        for (_, func) in module.funcs().filter(|(_, func)| !func.slots.is_empty()) {
            let blocks: Vec<Block> = Cfg::new(func).reverse_postorder().collect();
            let slots = PrivateSlots::new(func, &blocks);
            for slot in func.slots.keys() {
                self.note_slot(module, func, slot, slots.escape(slot));
            }
        }
    }

    fn note_slot(&self, module: &Module, func: &Function, slot: StackSlot, escape: Option<Inst>) {
        let size = module.types.layout(func.slots[slot].ty).size;
        let name = func.slot_name(slot).map_or_else(|| slot.to_string(), |name| format!("${name}"));
        let why = match escape {
            Some(inst) => format!("`{}` uses its address", func.dfg.opcode(inst)),
            None => "it is accessed at places that are not constant, or that overlap".to_owned(),
        };
        self.note(RemarkName::SlotInMemory, func, escape, || {
            format!("{size} bytes of `{name}` stay in local memory: {why}")
        });
    }
}
