//! A proof of every rewriting rule: what a pass makes of a small function refines it.
//!
//! The functions are of every shape that a rule may be about ([`irc_tests::rules`]), and they are
//! run by the reference interpreter's meaning of each operation, before and after, over all numbers
//! of 8 bits and poison, all of `f16`, and corners and others of wider types. A rule that is never
//! applied here has no proof, so the test names it and fails.
//!
//! `IRC_RULES=all cargo test -p irc-tests --test rules` tries every shape and every pass alone,
//! with the name of a family in place of `all` those of the family; by default a part of the shapes
//! that are many stands for the rest.

use irc::stages::{Compiler, Stage};
use irc_codegen::pipeline::{LEGALIZE, Output};
use irc_ir::function::Function;
use irc_ir::module::Module;
use irc_ir::text::parse_module;
use irc_ir::verify::verify_module;
use irc_passes::pipeline::{Fuel, OptLevel, Optimizer, PASSES, Pass, Run, pass};
use irc_passes::remarks::Remarks;
use irc_passes::rules::Rule;
use irc_ptx::target::Target;
use irc_tests::rules::evaluate::{Column, Evaluator, Runs};
use irc_tests::rules::{Shape, counts, floats, flow, trees, vectors};
use std::collections::{BTreeMap, HashSet};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Functions of one module.
const BATCH: usize = 200;
/// By default one function in so many of two numbers of 8 bits is run for all of them.
const EXHAUSTIVE: u64 = 32;

/// A kind of shapes.
struct Family {
    name: &'static str,
    shapes: fn() -> Vec<Shape>,
    /// Whether each is legalised and run for all numbers of 8 bits by default, too.
    is_whole: bool,
}

const fn family(name: &'static str, shapes: fn() -> Vec<Shape>, is_whole: bool) -> Family {
    Family { name, shapes, is_whole }
}

const FAMILIES: &[Family] = &[
    family("one operation", trees::single, true),
    family("two operations", trees::pairs, false),
    family("two wide operations", trees::wide_pairs, false),
    family("casts", trees::casts, true),
    family("extended operands", trees::extended, false),
    family("comparisons", trees::comparisons, false),
    family("truth values", trees::truth, true),
    family("halves", trees::halves, true),
    family("divisions", trees::divisions, true),
    family("factors", trees::factors, true),
    family("neighbours", trees::neighbours, true),
    family("counts", counts::counts, true),
    family("addresses", trees::addresses, false),
    family("lanes", vectors::lanes, true),
    family("casts of bits", vectors::casts, true),
    family("floats", floats::arithmetic, false),
    family("floats of integers", floats::of_integers, true),
    family("ranges", flow::ranges, false),
    family("choices", flow::choices, false),
];

/// What is done to the functions, each time from what they were.
fn programs() -> Vec<(String, Vec<&'static Pass>)> {
    let one = |name: &str| (name.to_owned(), vec![pass(name).expect("there is such a pass")]);
    let rewriting = [
        "fold",
        "reduce_strength",
        "propagate_ranges",
        "split_addresses",
        "if_convert",
        "pair_divisions",
        "reassociate",
        "slsr_numbers",
        "bypass_divisions",
        "simplify_cfg",
    ];
    let mut out = match is_long() {
        false => rewriting.map(one).to_vec(),
        true => {
            let on_functions = PASSES.iter().filter(|pass| matches!(pass.run, Run::Function(_)));
            on_functions.map(|pass| one(pass.name)).collect()
        }
    };
    // Inlining leaves out what nothing calls.
    let all = OptLevel::O2.passes().iter().copied().filter(|pass| pass.name != "inline");
    out.push(("O2".to_owned(), all.collect()));
    out
}

/// What is asked for: `all`, or a family by name.
fn wanted() -> Option<String> {
    std::env::var("IRC_RULES").ok()
}

fn is_long() -> bool {
    wanted().is_some()
}

/// What was done.
#[derive(Default)]
struct Proofs {
    rules: BTreeMap<Rule, u64>,
    functions: usize,
    rewritten: usize,
    runs: usize,
    failures: Vec<String>,
}

impl Proofs {
    fn merge(&mut self, other: Proofs) {
        other.rules.into_iter().for_each(|(rule, n)| *self.rules.entry(rule).or_default() += n);
        self.functions += other.functions;
        self.rewritten += other.rewritten;
        self.runs += other.runs;
        self.failures.extend(other.failures);
    }
}

/// The shapes as functions of one module.
fn module(shapes: &[Shape]) -> Module {
    let text: String =
        shapes.iter().enumerate().map(|(i, shape)| shape.text(&format!("f{i}"))).collect();
    match parse_module(&text) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{:?}", errors.iter().take(3).collect::<Vec<_>>()),
    }
}

/// Whether two functions have the same instructions.
fn is_same(a: &Function, b: &Function) -> bool {
    let payload = |func: &Function, inst| format!("{:?}", func.dfg.inst(inst).payload);
    let same = |inst| {
        a.dfg.opcode(inst) == b.dfg.opcode(inst)
            && a.dfg.args(inst) == b.dfg.args(inst)
            && payload(a, inst) == payload(b, inst)
    };
    a.insts().eq(b.insts()) && a.insts().all(same)
}

/// A batch of shapes, and what they compute.
struct Batch<'s> {
    shapes: &'s [Shape],
    is_whole: bool,
    module: Module,
    inputs: Vec<Option<Vec<Column>>>,
    wanted: Vec<Option<Runs>>,
    /// What the functions became before.
    seen: Vec<Module>,
    evaluator: Evaluator,
}

impl<'s> Batch<'s> {
    fn new(shapes: &'s [Shape], is_whole: bool) -> Batch<'s> {
        let module = module(shapes);
        let verified = verify_module(&module).map_err(|errors| errors[0].to_string());
        assert_eq!(verified, Ok(()), "the shapes are valid");
        let (inputs, wanted) = (vec![None; shapes.len()], vec![None; shapes.len()]);
        let evaluator = Evaluator::default();
        Batch { shapes, is_whole, module, inputs, wanted, seen: Vec::new(), evaluator }
    }

    /// Holds each function that was changed to what it computed.
    fn check(&mut self, how: &str, module: &Module, proofs: &mut Proofs) {
        for (i, (id, after)) in module.funcs().enumerate().take(self.shapes.len()) {
            let before = self.module.func(id);
            let seen = self.seen.iter().map(|module| module.func(id)).chain([before]);
            if seen.into_iter().any(|seen| is_same(seen, after)) {
                continue;
            }
            let shape = &self.shapes[i];
            let is_sample = !self.is_whole && !shape.is_chosen(EXHAUSTIVE);
            let inputs = self.inputs[i].get_or_insert_with(|| shape.inputs(is_sample));
            let evaluator = &mut self.evaluator;
            let wanted = self.wanted[i].get_or_insert_with(|| evaluator.run(before, inputs));
            let found = evaluator.run(after, inputs);
            proofs.rewritten += 1;
            proofs.runs += inputs.first().map_or(1, Vec::len);
            if let Some(at) = wanted.first_not_refined(&found) {
                let args: Vec<_> = inputs.iter().map(|column| column[at]).collect();
                proofs.failures.push(format!(
                    "{how}: of {args:x?}: {:x?}, not {:x?}\n{}{}",
                    found.of(at),
                    wanted.of(at),
                    shape.text("f"),
                    text_of(module, i)
                ));
            }
        }
        self.seen.push(module.clone());
    }
}

/// The text of one of the functions.
fn text_of(module: &Module, index: usize) -> String {
    let text = module.to_string();
    let head = format!("func @f{index}(");
    let function = text.split("\n\n").find(|function| function.trim_start().starts_with(&head));
    function.unwrap_or(&text).to_owned()
}

fn prove(shapes: &[Shape], is_whole: bool, proofs: &mut Proofs) {
    let mut batch = Batch::new(shapes, is_whole);
    proofs.functions += shapes.len();
    for (name, passes) in programs() {
        let mut after = batch.module.clone();
        let remarks = Remarks::of_rules();
        let mut optimizer = Optimizer::new(&mut after, Fuel::UNLIMITED).with_remarks(&remarks);
        passes.iter().for_each(|pass| {
            optimizer.run(pass);
        });
        let verified = verify_module(&after).map_err(|errors| errors[0].to_string());
        assert_eq!(verified, Ok(()), "after {name}");
        for (rule, count) in remarks.take_applied() {
            *proofs.rules.entry(rule).or_default() += count;
        }
        batch.check(&name, &after, proofs);
    }
    let targets = match (is_long(), is_whole) {
        (true, _) => &["sm_75", "sm_50", "sm_100"][..],
        (_, true) => &["sm_75"],
        _ => &[],
    };
    for target in targets {
        if let Some(legal) = legalized(&batch.module, target) {
            batch.check(&format!("legalize for {target}"), &legal, proofs);
        }
    }
}

/// The module as legalisation leaves it.
fn legalized(module: &Module, target: &str) -> Option<Module> {
    let mut out = None;
    let mut observer = |stage: Stage<'_>| {
        if let Stage::Codegen(name, Output::Ir(module, _)) = stage
            && name == LEGALIZE.name
        {
            out = Some(module.clone());
        }
        Ok(())
    };
    let target = Target::new(target.parse().expect("it is a target"));
    let mut compiler = Compiler::new(target, OptLevel::O0, &mut observer);
    // What the target lacks is said in errors; the rest is legal.
    let _ = compiler.emit(module.clone(), None);
    out
}

#[test]
fn every_rule_is_proved() {
    let start = Instant::now();
    let mut seen = HashSet::new();
    let mut all = Proofs::default();
    let wanted = wanted().filter(|wanted| wanted != "all");
    let is_wanted = |family: &&Family| wanted.as_ref().is_none_or(|name| name == family.name);
    for Family { name, shapes, is_whole } in FAMILIES.iter().filter(is_wanted) {
        let began = Instant::now();
        let shapes: Vec<Shape> = shapes()
            .into_iter()
            .filter(|shape| (shape.always || is_long()) && seen.insert(shape.clone()))
            .collect();
        let proofs = prove_all(&shapes, *is_whole || is_long());
        println!(
            "{name:20} {:7} functions, {:7} rewritten, {:10} runs, {:.1?}",
            proofs.functions,
            proofs.rewritten,
            proofs.runs,
            began.elapsed()
        );
        all.merge(proofs);
    }
    println!("{} functions, {} runs in {:.1?}", all.functions, all.runs, start.elapsed());
    let shown: Vec<&str> = all.failures.iter().take(10).map(String::as_str).collect();
    assert!(shown.is_empty(), "{} failures:\n{}", all.failures.len(), shown.join("\n"));
    assert!(all.functions > 0, "there is no such family");
    if wanted.is_some() {
        return;
    }
    let unproved = Rule::ALL.iter().filter(|rule| !all.rules.contains_key(rule));
    let unproved: Vec<String> = unproved.map(|rule| format!("{:?}", rule.row())).collect();
    assert!(unproved.is_empty(), "no function here is rewritten by\n{}", unproved.join("\n"));
}

/// Proves what passes make of these functions, two batches at a time.
fn prove_all(shapes: &[Shape], is_whole: bool) -> Proofs {
    let batches: Vec<&[Shape]> = shapes.chunks(BATCH).collect();
    let next = AtomicUsize::new(0);
    let all = Mutex::new(Proofs::default());
    let work = || {
        let mut own = Proofs::default();
        while let Some(batch) = batches.get(next.fetch_add(1, Ordering::Relaxed)) {
            prove(batch, is_whole, &mut own);
        }
        all.lock().expect("no thread panics with it").merge(own);
    };
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(work);
        }
    });
    all.into_inner().expect("no thread panics with it")
}

#[test]
fn rules_have_names_of_their_own() {
    let names: HashSet<&str> = Rule::ALL.iter().map(|rule| rule.row().name).collect();
    assert_eq!(names.len(), Rule::ALL.len());
    for rule in Rule::ALL {
        assert!(pass(rule.row().pass).is_some(), "{:?}", rule.row());
    }
}
