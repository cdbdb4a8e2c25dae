//! The whole way to text, function by function: what was made of one is gone when its text is
//! there.
//!
//! Threads may share the functions. They are lowered in groups, whose bounds depend on the module
//! alone; the texts, what they need of the target and the errors are put together in the order of
//! the module. Nothing is printed from the number of a symbol, so each group has its own.
//!
//! The version of a module is known when all functions are lowered. Where the text of a function
//! depends on it and it may still be one or the other, there are several texts.

use crate::debug::{self, DebugInfo};
use crate::error::CodegenError;
use crate::function::{Common, Job, Lowered, Shared, lower_function};
use crate::locations::{Calls, UsedNames, changes_with};
use crate::lower::{LowerOptions, Plan, complete_body};
use crate::pipeline::Watch;
use crate::traps::{TRAP_ENDS, has_traps};
use crate::version::Requirements;
use irc_ir::module::Module;
use irc_ir::work::Workers;
use irc_passes::pipeline::Fuel;
use irc_ptx as ptx;
use irc_ptx::print::FunctionText;
use irc_ptx::target::{PtxVersion, Target};
use smallvec::{SmallVec, smallvec};

/// A module as text.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Streamed {
    /// The text, for ptxas or the driver.
    pub text: String,
    /// The module; the bodies in it may be empty.
    pub outline: ptx::Module,
}

impl Streamed {
    /// The text of a module, with that module or its outline.
    pub fn new(text: String, outline: ptx::Module) -> Streamed {
        Streamed { text, outline }
    }
}

/// About how many instructions are lowered with one set of names.
const GROUP: usize = 2_000;

/// Lowers a verified module to the text of PTX for a target: that of what [`lower`](crate::lower)
/// gives. Passes and stages that `fuel` leaves out are left out; it must have no limit.
pub fn lower_to_text(
    mut module: Module,
    target: Target,
    options: LowerOptions<'_>,
    fuel: &Fuel,
    workers: Workers<'_>,
) -> Result<Streamed, Vec<CodegenError>> {
    let mut watch = Watch { fuel: fuel.clone(), observer: None };
    let mut plan = Plan::new(&mut module, target, options, &mut watch, workers)?;
    let jobs = std::mem::take(&mut plan.jobs);
    let jobs = jobs.into_iter().map(|job| (plan.head(&job), job));
    let groups = groups(jobs);
    plan.shared.symbols.share();
    let common = plan.known.common(&module, options);
    let shared = &plan.shared;
    let done = workers.map(groups, |group| group.lower(common, shared.clone(), fuel));
    let (mut texts, mut subjects) = (Vec::new(), Vec::new());
    for Done { texts: of_group, subjects: mut told, names, requirements, errors } in done {
        texts.extend(of_group);
        told.iter_mut().for_each(|one| one.rename(&names, &mut plan.shared.symbols.names));
        subjects.extend(told);
        plan.shared.requirements.join(&requirements);
        plan.errors.extend(errors);
    }
    let Plan { mut out, mut shared, known, .. } = plan.finished(&module)?;
    let mut used = UsedNames::default();
    let version = out.version;
    let chosen: Vec<(usize, FunctionText)> = texts
        .into_iter()
        .map(|Texts { place, mut of_versions }| {
            let number = of_versions.iter().rposition(|text| text.first <= version);
            let text = of_versions.swap_remove(number.expect("there is a text for each version"));
            used.extend(text.used);
            (place, text.text)
        })
        .collect();
    out.names = std::mem::take(&mut shared.symbols.names);
    if options.debug == DebugInfo::Full {
        // What a debugger is told of all functions stands behind them.
        let symbol = |symbol| shared.symbols.symbol(symbol);
        let described = debug::Described { module: &module, symbol: &symbol };
        debug::add_sections(&described, &subjects, &mut out);
    }
    let section = known.inlined.section(&used, &mut out.names);
    out.items.extend(section);
    let text = out.print_around(chosen);
    Ok(Streamed { text, outline: out })
}

/// Functions that are lowered one after the other.
struct Group(Vec<(ptx::Function, Job)>);

/// Jobs in groups of enough instructions to be worth the trouble.
fn groups(jobs: impl Iterator<Item = (ptx::Function, Job)>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut size = GROUP;
    for job in jobs {
        if size >= GROUP {
            groups.push(Group(Vec::new()));
            size = 0;
        }
        size += 1 + job.1.body.dfg.num_insts();
        groups.last_mut().expect("one has been begun").0.push(job);
    }
    groups
}

/// What a group has become.
struct Done {
    texts: Vec<Texts>,
    /// What debuggers are told of its functions, in these names.
    subjects: Vec<debug::Subject>,
    names: ptx::Names,
    requirements: Requirements,
    errors: Vec<CodegenError>,
}

/// The texts of a function.
struct Texts {
    /// Its place among the items.
    place: usize,
    /// From the lowest version.
    of_versions: SmallVec<[Text; 1]>,
}

/// The text of a function from a version on.
struct Text {
    first: PtxVersion,
    text: FunctionText,
    used: UsedNames,
}

impl Group {
    fn lower(self, common: Common<'_>, mut shared: Shared, fuel: &Fuel) -> Done {
        let mut watch = Watch { fuel: fuel.clone(), observer: None };
        let mut texts = Vec::with_capacity(self.0.len());
        let (mut subjects, mut errors) = (Vec::new(), Vec::new());
        for (head, job) in self.0 {
            let place = job.place;
            match lower_function(common, job, head, &mut shared, &mut watch, true) {
                Ok(Lowered::Tree(function, calls, subject)) => {
                    subjects.extend(subject.map(|subject| *subject));
                    let of_versions = print(function, &calls, &shared);
                    texts.push(Texts { place, of_versions });
                }
                Ok(Lowered::Text(text)) => {
                    let first = shared.requirements.lowest_in_text();
                    let text = Text { first, text, used: UsedNames::default() };
                    texts.push(Texts { place, of_versions: smallvec![text] });
                }
                Err(found) => errors.extend(found),
            }
        }
        let Shared { symbols, requirements } = shared;
        Done { texts, subjects, names: symbols.names, requirements, errors }
    }
}

/// Prints a function for each version that the module may have and that makes a difference.
fn print(mut function: ptx::Function, calls: &Calls, shared: &Shared) -> SmallVec<[Text; 1]> {
    let body = function.body.as_ref();
    let trap_ends = body.is_some_and(has_traps).then_some(TRAP_ENDS);
    let lowest = shared.requirements.lowest_in_text();
    let mut versions: SmallVec<[PtxVersion; 3]> = smallvec![lowest];
    if shared.requirements.target().ptx.is_none() {
        let changes = [changes_with(calls), trap_ends].into_iter().flatten();
        versions.extend(changes.filter(|&version| version > lowest));
        versions.sort_unstable();
    }
    let last = versions.len() - 1;
    let mut texts = SmallVec::new();
    for (number, first) in versions.into_iter().enumerate() {
        let mut used = UsedNames::default();
        let mut one = if number == last { take(&mut function) } else { function.clone() };
        if let Some(body) = &mut one.body {
            complete_body(body, calls, first, &mut used);
        }
        let text = FunctionText::of(&shared.symbols.names, &one);
        texts.push(Text { first, text, used });
    }
    texts
}

/// Takes a function, and leaves its head.
fn take(function: &mut ptx::Function) -> ptx::Function {
    let head = function.declaration();
    std::mem::replace(function, head)
}
