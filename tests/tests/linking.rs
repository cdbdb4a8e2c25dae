//! The linker on random modules that are taken apart: what is linked means what the whole meant,
//! ptxas accepts it, and nvlink takes the parts as objects where it is there.
//!
//! Each function and variable goes to one of several modules and is declared in the others. Some
//! are weak, of which some are in two.

use irc::ir::function::Function;
use irc::ir::module::{Global, Module};
use irc::ir::signature::Linkage;
use irc::ptx;
use irc::ptx::link::{Keep, Linker};
use irc::ptx::target::{Sm, Target};
use irc::{OptLevel, Options, compile};
use irc_runtime::ptxas::{AssembleOptions, Toolbox, assemble_many};
use irc_tests::abi::Nvcc;
use irc_tests::examples::Random;
use irc_tests::random::{self, RandomModule};
use irc_tests::{find_ptxas, say_skipped, simulator};

const MODULES: u64 = 150;
const SIZE: usize = 12;
const SM: Sm = Sm::plain(80);

/// Where each symbol of a module is defined, as a set of parts, and its linkage there.
struct Plan {
    parts: u32,
    funcs: Vec<Home>,
    globals: Vec<Home>,
}

struct Home {
    parts: Vec<u32>,
    linkage: Linkage,
}

impl Home {
    fn random(random: &mut Random, parts: u32) -> Home {
        let first = random.below(parts);
        match random.below(4) {
            // The same definition twice: the one that is seen first is taken.
            0 => Home { parts: vec![first, (first + 1) % parts], linkage: Linkage::Weak },
            1 => Home { parts: vec![first], linkage: Linkage::Weak },
            _ => Home { parts: vec![first], linkage: Linkage::Visible },
        }
    }

    fn is_in(&self, part: u32) -> bool {
        self.parts.contains(&part)
    }
}

impl Plan {
    fn random(random: &mut Random, module: &Module) -> Plan {
        let parts = 2 + random.below(3);
        let mut homes = |count: usize| (0..count).map(|_| Home::random(random, parts)).collect();
        Plan { parts, funcs: homes(module.num_funcs()), globals: homes(module.num_globals()) }
    }

    /// A part of a module: what is at home elsewhere is declared.
    fn part(&self, module: &Module, part: u32) -> Module {
        let mut out = Module::new();
        out.types.clone_from(&module.types);
        for ((_, global), home) in module.globals().zip(&self.globals) {
            let (linkage, init) = match home.is_in(part) {
                true => (home.linkage, global.init.clone()),
                false => (Linkage::External, None),
            };
            out.add_global(Global { linkage, init, ..global.clone() }).expect("the name is new");
        }
        for ((_, func), home) in module.funcs().zip(&self.funcs) {
            match home.is_in(part) {
                true if func.is_kernel() => drop(out.add_func(func.clone())),
                false if func.is_kernel() => {}
                true => {
                    let mut func = func.clone();
                    func.linkage = home.linkage;
                    out.add_func(func).expect("the name is new");
                }
                false => {
                    let signature = func.signature.clone();
                    let mut head =
                        Function::new(&func.name, func.kind, Linkage::External, signature);
                    head.attrs.nonconvergent = func.attrs.nonconvergent;
                    out.add_func(head).expect("the name is new");
                }
            }
        }
        out
    }
}

/// The PTX of the parts of a module. The kernel is in one of them.
fn parts(random: &RandomModule, plan: &Plan, level: OptLevel) -> Vec<ptx::Module> {
    let options = Options::default().with_level(level);
    let one = |part| {
        let module = plan.part(&random.module, part);
        compile(&module, &Target::new(SM), &options).unwrap_or_else(|e| panic!("{e}\n{module}"))
    };
    (0..plan.parts).map(|part| one(part).module).collect()
}

/// A random module without what may differ between right implementations.
fn exact(number: u64) -> Option<(RandomModule, Plan)> {
    let made = random::module(number, SIZE);
    let exact = !made.traits.poison && !made.traits.approximate;
    let mut random = Random::new(number ^ 0x11_4b);
    let mut plan = Plan::random(&mut random, &made.module);
    let kernel = plan.funcs.last_mut().expect("there is a kernel");
    kernel.parts.truncate(1);
    exact.then_some((made, plan))
}

#[test]
fn modules_that_are_taken_apart_mean_the_same_when_linked() {
    let toolbox = find_ptxas();
    let mut texts = Vec::new();
    for number in 0..MODULES {
        let Some((made, plan)) = exact(number) else { continue };
        let level = OptLevel::ALL[number as usize % 3];
        let whole =
            compile(&made.module, &Target::new(SM), &Options::default()).expect("it compiles");
        let wanted = run(&made, &whole.module, number);
        let parts = parts(&made, &plan, level);
        for keep in [Keep::Kernels, Keep::Visible] {
            let linked = link(&parts, keep);
            assert_eq!(run(&made, &linked, number), wanted, "module {number}");
            texts.push(linked.print());
        }
        // In the other order, too: nothing rests on which module is first.
        let reversed: Vec<ptx::Module> = parts.into_iter().rev().collect();
        assert_eq!(run(&made, &link(&reversed, Keep::Kernels), number), wanted, "{number}");
    }
    assert!(texts.len() as u64 > MODULES, "too many are skipped: {}", texts.len());
    let Some(toolbox) = toolbox else {
        return say_skipped("linked modules are not shown to ptxas: there is none");
    };
    assembles(toolbox, &texts);
}

fn run(made: &RandomModule, code: &ptx::Module, number: u64) -> simulator::Buffers {
    let options = simulator::options(number);
    let ran = simulator::launch(&made.module, code, &made.case, options);
    ran.unwrap_or_else(|error| panic!("module {number}: {error}\n{code}"))
}

fn link(parts: &[ptx::Module], keep: Keep) -> ptx::Module {
    let mut linker = Linker::new().with_keep(keep);
    for (number, part) in parts.iter().enumerate() {
        linker.add(&format!("{number}.ptx"), part.clone());
    }
    linker.link().unwrap_or_else(|errors| panic!("{}", errors[0]))
}

fn assembles(toolbox: &Toolbox, texts: &[String]) {
    let options = AssembleOptions::default().with_opt_level(0);
    let modules: Vec<_> =
        texts.iter().map(|ptx| irc_runtime::ptxas::Module { ptx, target: SM, options }).collect();
    for (verdict, text) in assemble_many(toolbox, &modules).into_iter().zip(texts) {
        verdict.unwrap_or_else(|error| panic!("{error}\n{text}"));
    }
}

#[test]
fn nvlink_takes_the_parts() {
    let Some(nvcc) = Nvcc::or_skip() else { return };
    let made = (0..20).filter_map(exact);
    for (made, plan) in made {
        let texts: Vec<String> =
            parts(&made, &plan, OptLevel::O1).iter().map(ptx::Module::print).collect();
        nvcc.links(&texts, SM).unwrap_or_else(|why| panic!("{why}\n{}", texts.join("\n")));
    }
}
