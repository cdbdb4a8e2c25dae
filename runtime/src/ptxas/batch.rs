//! Many modules checked with few processes.
//!
//! Modules are packed into batches by target and options, none with two modules that define the
//! same name. A batch that ptxas accepts is proved as a whole; one that it refuses, or that says
//! something that cannot be given to one module, is halved, and a module alone is assembled by the
//! single-module path. So a failure costs two runs for each doubling of the batch, and its report
//! is the one it has alone.

use std::collections::{BTreeMap, HashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use irc_ptx::target::Sm;

use super::{AssembleOptions, Assembled, Outcome, Ptxas, PtxasError, Scratch, Toolbox};

/// A module that waits to be assembled.
#[derive(Debug, Clone, Copy)]
pub struct Module<'a> {
    /// Its PTX text.
    pub ptx: &'a str,
    /// The target to assemble for: that of its `.target`.
    pub target: Sm,
    /// How to assemble it.
    pub options: AssembleOptions,
}

/// The most modules in one process: the start of the process is then below a tenth of the time.
const BATCH_MODULES: usize = 64;
/// The most text in one process, so that the two processes share large modules evenly.
const BATCH_BYTES: usize = 1 << 20;
/// How many batches stay open for modules whose names clash with those of the batches before.
const OPEN_BATCHES: usize = 8;
/// How many processes run at once.
const PROCESSES: usize = 2;

/// Assembles each of `modules` as [`Ptxas::assemble`] would, but with few processes, two at a time.
///
/// The results are in the order of the modules; their `cubin` is empty, as one process writes one
/// cubin. Modules with names of their own are checked together; those with the same names cost a
/// process each.
pub fn assemble_many(
    toolbox: &Toolbox,
    modules: &[Module<'_>],
) -> Vec<Result<Assembled, PtxasError>> {
    let results: Vec<Mutex<Option<Result<Assembled, PtxasError>>>> =
        modules.iter().map(|_| Mutex::new(None)).collect();
    let batches = pack(modules);
    let next = AtomicUsize::new(0);
    let put = |index: usize, result| {
        *results[index].lock().expect("no thread panics with the lock held") = Some(result);
    };
    std::thread::scope(|scope| {
        for _ in 0..PROCESSES.min(batches.len()) {
            scope.spawn(|| {
                while let Some(batch) = batches.get(next.fetch_add(1, Ordering::Relaxed)) {
                    run_batch(toolbox, modules, batch, &put);
                }
            });
        }
    });
    let unwrap = |slot: Mutex<Option<_>>| {
        let slot = slot.into_inner().expect("no thread panics with the lock held");
        slot.expect("each module is in exactly one batch")
    };
    results.into_iter().map(unwrap).collect()
}

/// Modules, by their number, that one process can take.
#[derive(Default)]
struct Batch<'a> {
    members: Vec<usize>,
    names: Vec<(&'a str, usize)>,
}

#[derive(Default)]
struct OpenBatch<'a> {
    batch: Batch<'a>,
    taken: HashSet<&'a str>,
    bytes: usize,
}

/// Packs modules, first fit, into batches of one target and without a name twice.
fn pack<'a>(modules: &[Module<'a>]) -> Vec<Batch<'a>> {
    let mut done = Vec::new();
    let mut open: BTreeMap<_, Vec<OpenBatch<'a>>> = BTreeMap::new();
    for (index, module) in modules.iter().enumerate() {
        let names = defined_names(module.ptx);
        let AssembleOptions { opt_level, relocatable, parse_only, line_info, debug } =
            module.options;
        let flags = (opt_level, relocatable, parse_only, line_info, debug);
        let batches = open.entry((module.target, flags)).or_default();
        let fits = |batch: &OpenBatch<'_>| names.iter().all(|name| !batch.taken.contains(name));
        let place = batches.iter().position(fits).unwrap_or_else(|| {
            if batches.len() == OPEN_BATCHES {
                done.push(batches.remove(0).batch);
            }
            batches.push(OpenBatch::default());
            batches.len() - 1
        });
        let chosen = &mut batches[place];
        chosen.batch.members.push(index);
        chosen.batch.names.extend(names.iter().map(|&name| (name, index)));
        chosen.taken.extend(names);
        chosen.bytes += module.ptx.len();
        if chosen.batch.members.len() == BATCH_MODULES || chosen.bytes >= BATCH_BYTES {
            done.push(batches.remove(place).batch);
        }
    }
    done.extend(open.into_values().flatten().map(|open| open.batch));
    done
}

/// The names at the top level of a module, with no claim to leave out one that is no symbol.
fn defined_names(ptx: &str) -> Vec<&str> {
    let mut names = Vec::new();
    let mut depth = 0usize;
    for line in ptx.lines() {
        let line = line.split_once("//").map_or(line, |(code, _)| code);
        let header = [".version", ".target", ".address_size", ".file", ".loc"];
        if depth == 0 && header.iter().any(|word| line.trim_start().starts_with(word)) {
            continue;
        }
        let mut start = None;
        for (at, c) in line.char_indices().chain([(line.len(), ' ')]) {
            let in_word = c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '%' | '.');
            if in_word {
                start = start.or(Some(at));
                continue;
            }
            if let Some(start) = start.take().filter(|_| depth == 0)
                && !line[start..].starts_with(|c: char| c == '.' || c.is_ascii_digit())
            {
                names.push(&line[start..at]);
            }
            match c {
                '{' | '(' => depth += 1,
                '}' | ')' => depth = depth.saturating_sub(1),
                _ => {}
            }
        }
    }
    names.sort_unstable();
    names.dedup();
    names
}

fn run_batch(
    toolbox: &Toolbox,
    modules: &[Module<'_>],
    batch: &Batch<'_>,
    put: &impl Fn(usize, Result<Assembled, PtxasError>),
) {
    let mut waiting: Vec<&[usize]> = vec![&batch.members];
    while let Some(members) = waiting.pop() {
        let Some(&first) = members.first() else { continue };
        let Module { ptx, target, options } = modules[first];
        let tool = toolbox.for_target(target);
        if let [index] = *members {
            put(
                index,
                tool.and_then(|tool| tool.assemble(ptx, target, options)).map(without_cubin),
            );
            continue;
        }
        let accepted =
            tool.ok().and_then(|tool| try_together(tool, modules, members, &batch.names));
        match accepted {
            Some(results) => {
                for (&index, result) in members.iter().zip(results) {
                    put(index, Ok(result));
                }
            }
            None => {
                let (left, right) = members.split_at(members.len() / 2);
                waiting.extend([right, left]);
            }
        }
    }
}

fn without_cubin(assembled: Assembled) -> Assembled {
    Assembled { cubin: Vec::new(), ..assembled }
}

/// One process over `members`; `None` unless all are accepted and all that was said has one owner.
fn try_together(
    tool: &Ptxas,
    modules: &[Module<'_>],
    members: &[usize],
    names: &[(&str, usize)],
) -> Option<Vec<Assembled>> {
    let Module { target, options, .. } = modules[*members.first()?];
    let texts: Vec<&str> = members.iter().map(|&index| modules[index].ptx).collect();
    let folder = Scratch::new().ok()?;
    let Outcome { status, messages, facts, .. } =
        tool.run(&folder, &texts, target, options).ok()?;
    if !status.success() {
        return None;
    }
    let owner = |name: &str| {
        let (_, index) = names.iter().find(|(known, _)| *known == name)?;
        members.iter().position(|member| member == index)
    };
    let mut results = vec![Assembled::default(); members.len()];
    for mut message in messages {
        let place = message.input.or_else(|| message.quoted().find_map(owner))?;
        message.input = Some(0).filter(|_| message.input.is_some());
        results.get_mut(place)?.messages.push(message);
    }
    for function in facts {
        let place = owner(&function.name)?;
        results[place].facts.push(function);
    }
    Some(results)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_those_of_the_top_level() {
        let ptx = ".version 7.0\n.target sm_75, texmode_independent\n.address_size 64\n\
                   .extern .func (.param .b32 result) callee (.param .b64 arg);\n\
                   .global .align 4 .u32 table[2] = {first, second}; // note\n\
                   .visible .entry kernel(.param .u64 p) .maxntid 128\n{\n  label: ret;\n}\n";
        assert_eq!(defined_names(ptx), ["callee", "kernel", "table"]);
    }

    fn members(modules: &[Module<'_>]) -> Vec<Vec<usize>> {
        pack(modules).into_iter().map(|batch| batch.members).collect()
    }

    #[test]
    fn a_batch_has_one_target_and_no_name_twice() {
        let texts: Vec<String> =
            ["a", "b", "a", "c"].map(|n| format!(".entry {n}() {{ ret; }}")).into();
        let module = |index: usize, number| Module {
            ptx: texts[index].as_str(),
            target: Sm::plain(number),
            options: AssembleOptions::default(),
        };
        let modules = [module(0, 75), module(1, 75), module(2, 75), module(3, 80)];
        assert_eq!(members(&modules), [vec![0, 1], vec![2], vec![3]]);
    }

    #[test]
    fn a_batch_is_bounded_and_packing_many_clashes_ends() {
        let text = ".entry same() { ret; }";
        let clash =
            vec![
                Module { ptx: text, target: Sm::plain(75), options: AssembleOptions::default() };
                3 * BATCH_MODULES
            ];
        assert!(members(&clash).iter().all(|batch| batch.len() == 1));
        let texts: Vec<String> =
            (0..2 * BATCH_MODULES + 1).map(|n| format!(".entry k{n}() {{ ret; }}")).collect();
        let distinct: Vec<Module<'_>> = texts
            .iter()
            .map(|text| Module {
                ptx: text,
                target: Sm::plain(75),
                options: AssembleOptions::default(),
            })
            .collect();
        let sizes: Vec<usize> = members(&distinct).iter().map(Vec::len).collect();
        assert_eq!(sizes, [BATCH_MODULES, BATCH_MODULES, 1]);
    }
}
