//! What calls of the functions of a module do.
//!
//! Summaries go up the call graph, from callees to callers: effects, convergence, and the group for
//! which the result is uniform if all arguments are uniform for the grid. (For arguments that are
//! uniform for a smaller group, so is the result: the analysis treats each group by itself.) What
//! is known of parameters goes down: those of a function that only calls in the module can reach
//! have the join of the arguments' forms. Functions that call themselves, directly or not, are
//! taken as a whole for their effects, and nothing is known of their results and parameters.

use super::divergence::{AffineForm, Context, CtaShape, Divergence, Group};
use super::{Analyses, Loops};
use cranelift_entity::{EntityRef, PrimaryMap, SecondaryMap};
use irc_ir::dominance::Cfg;
use irc_ir::entity::{FuncId, Inst, Value};
use irc_ir::function::{Function, FunctionKind};
use irc_ir::module::Module;
use irc_ir::op::{Effects, Opcode, Payload, Transfer};
use irc_ir::signature::Linkage;
use petgraph::graph::{DiGraph, NodeIndex};

/// What calls of a function do.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Whether it has convergent operations.
    pub convergent: bool,
    /// Its effects on memory and control, those of what it calls included. Accesses to its own
    /// stack slots count, so that the effects are never too few.
    pub effects: Effects,
    /// The largest group for which the result is uniform, if all arguments are.
    pub result: Group,
    /// The largest group for which the result is uniform whatever the arguments are, where that was
    /// asked for: see [`Summaries::precise`].
    pub result_of_any: Group,
    /// The forms of the parameters, over all calls.
    pub params: Vec<AffineForm>,
    /// The largest group whose threads call it all or none.
    pub entry: Group,
}

/// The summaries of all functions of a module.
#[derive(Clone, Debug)]
pub struct Summaries {
    funcs: PrimaryMap<FuncId, Summary>,
}

impl Summaries {
    /// Summarises the functions of a module.
    pub fn new(module: &Module) -> Summaries {
        Summaries::summarise(module, false)
    }

    /// The same, but looks also for results that are uniform though the arguments are not, such as
    /// sums over a CTA that every thread reads from one place. It takes twice the time.
    pub fn precise(module: &Module) -> Summaries {
        Summaries::summarise(module, true)
    }

    fn summarise(module: &Module, precise: bool) -> Summaries {
        let graph = CallGraph::new(module);
        let unknown = |(_, func): (FuncId, &Function)| Summary {
            convergent: true,
            effects: Opcode::CallIndirect.desc().effects,
            result: Group::Thread,
            result_of_any: Group::Thread,
            params: match func.kind {
                FunctionKind::Kernel => vec![AffineForm::UNIFORM; func.signature.params.len()],
                FunctionKind::Device => vec![AffineForm::DIVERGENT; func.signature.params.len()],
            },
            entry: match func.kind {
                FunctionKind::Kernel => Group::Grid,
                FunctionKind::Device => Group::Thread,
            },
        };
        let mut summaries = Summaries { funcs: module.funcs().map(unknown).collect() };
        // What nobody calls is left unknown: nobody asks.
        let is_called = |cycle: &&Vec<FuncId>| cycle.iter().any(|&id| graph.is_called[id]);
        for cycle in graph.bottom_up.iter().filter(is_called) {
            summaries.summarise_effects(module, &graph, cycle);
            if let [func] = cycle[..] {
                summaries.summarise_result(module, &graph, func, precise);
            }
        }
        summaries.summarise_params(module, &graph);
        summaries
    }

    /// What calls of a function do; nothing is claimed of a function that is not called.
    pub fn func(&self, func: FuncId) -> &Summary {
        &self.funcs[func]
    }

    /// What the divergence analysis of a function has to know of the module.
    pub fn context(&self, func: FuncId) -> Context<'_> {
        let summary = &self.funcs[func];
        Context { params: &summary.params, entry: summary.entry, summaries: Some(self) }
    }

    /// How the values and branches of a function of the module vary between threads.
    pub fn divergence(&self, func: &Function, id: FuncId, analyses: &Analyses) -> Divergence {
        analyse(func, &self.context(id), analyses)
    }

    /// Whether an instruction is convergent, its callees included.
    pub fn is_convergent(&self, func: &Function, inst: Inst) -> bool {
        match (func.dfg.opcode(inst).desc().transfer, func.dfg.inst(inst).payload) {
            (Transfer::Callee, Payload::Func(callee)) => self.funcs[callee].convergent,
            _ => may_be_convergent(func, inst),
        }
    }

    /// The effects of an instruction, those of what it calls included.
    pub fn effects(&self, func: &Function, inst: Inst) -> Effects {
        match (func.dfg.opcode(inst).desc().transfer, func.dfg.inst(inst).payload) {
            (Transfer::Callee, Payload::Func(callee)) => self.funcs[callee].effects,
            _ => func.dfg.effects(inst),
        }
    }

    fn summarise_effects(&mut self, module: &Module, graph: &CallGraph, cycle: &[FuncId]) {
        let (mut convergent, mut effects) = (false, Effects::PURE);
        for &id in cycle {
            let func = module.func(id);
            if func.is_declaration() {
                convergent |= !func.attrs.nonconvergent;
                effects = effects.or(self.funcs[id].effects);
                continue;
            }
            effects.may_not_return |= func.attrs.noreturn || may_loop(func);
            effects.may_not_return |= graph.is_recursive[id];
            for inst in func.insts() {
                match (func.dfg.opcode(inst).desc().transfer, func.dfg.inst(inst).payload) {
                    (Transfer::Callee, Payload::Func(callee)) if cycle.contains(&callee) => {}
                    _ => {
                        convergent |= self.is_convergent(func, inst);
                        effects = effects.or(self.effects(func, inst));
                    }
                }
            }
        }
        for &id in cycle {
            self.funcs[id].convergent = convergent;
            self.funcs[id].effects = effects;
        }
    }

    fn summarise_result(&mut self, module: &Module, graph: &CallGraph, id: FuncId, precise: bool) {
        let func = module.func(id);
        let is_called = graph.is_called[id] && !graph.is_recursive[id];
        if is_called && !func.signature.results.is_empty() && !func.is_declaration() {
            let analyses = Analyses::default();
            let result = |form: AffineForm| {
                let params = vec![form; func.signature.params.len()];
                let context =
                    Context { params: &params, entry: Group::Thread, summaries: Some(self) };
                let divergence = analyse(func, &context, &analyses);
                divergence.shape().group(divergence.result())
            };
            let of_uniform = result(AffineForm::UNIFORM);
            let of_any = match precise && of_uniform < Group::Thread {
                true => result(AffineForm::DIVERGENT),
                false => Group::Thread,
            };
            self.funcs[id].result = of_uniform;
            self.funcs[id].result_of_any = of_any;
        }
    }

    /// Callers come first, so that the forms of their values are final.
    fn summarise_params(&mut self, module: &Module, graph: &CallGraph) {
        let mut known: SecondaryMap<FuncId, Option<(Vec<AffineForm>, Group)>> = SecondaryMap::new();
        for &id in graph.bottom_up.iter().rev().flatten() {
            if let Some((params, entry)) = known[id].take() {
                self.funcs[id].params = params;
                self.funcs[id].entry = entry;
            }
            let func = module.func(id);
            let calls = graph.calls_to_private(id);
            if calls.is_empty() {
                continue;
            }
            let analyses = Analyses::default();
            let divergence = analyse(func, &self.context(id), &analyses);
            let loops = analyses.loops(func);
            for (inst, callee) in calls {
                let block = func.layout.block_of(inst).expect("the call stands in a block");
                let form = |arg: Value| divergence.form_at(func, loops, arg, block);
                let args = arguments(module.func(callee), func.dfg.args(inst), form);
                let entry = divergence.control(block);
                known[callee] = Some(match known[callee].take() {
                    None => (args, entry),
                    Some((params, before)) => {
                        // The shapes of the callers' CTAs may differ.
                        let join = |(a, b)| CtaShape::default().join(a, b);
                        (params.into_iter().zip(args).map(join).collect(), before.max(entry))
                    }
                });
            }
        }
    }
}

/// The forms of what the callee gets. For an aggregate that is a pointer to a copy of its own.
fn arguments(
    callee: &Function,
    args: &[Value],
    form: impl Fn(Value) -> AffineForm,
) -> Vec<AffineForm> {
    let args = callee.signature.params.iter().zip(args);
    args.map(|(param, &arg)| match param.attrs.aggregate {
        Some(_) => AffineForm::DIVERGENT,
        None => form(arg),
    })
    .collect()
}

fn analyse(func: &Function, context: &Context<'_>, analyses: &Analyses) -> Divergence {
    let (cfg, loops) = (analyses.cfg(func), analyses.loops(func));
    Divergence::new(func, cfg, loops, analyses.post_dominators(func), context)
}

/// Whether threads may meet at an instruction other than a call with a summary.
fn may_be_convergent(func: &Function, inst: Inst) -> bool {
    matches!(func.dfg.inst(inst).payload, Payload::Sig(_)) || func.dfg.row_is_convergent(inst)
}

/// Whether a function has a loop, which may be infinite.
fn may_loop(func: &Function) -> bool {
    !Loops::new(&Cfg::new(func)).is_empty()
}

/// Who calls whom.
pub(crate) struct CallGraph {
    /// The strongly connected parts, callees before callers.
    bottom_up: Vec<Vec<FuncId>>,
    is_called: SecondaryMap<FuncId, bool>,
    is_recursive: SecondaryMap<FuncId, bool>,
    /// Whether all calls are known: internal, not recursive, and its address is not taken.
    is_private: SecondaryMap<FuncId, bool>,
    /// By caller, in the order of the text.
    calls: SecondaryMap<FuncId, Vec<(Inst, FuncId)>>,
}

impl CallGraph {
    /// The direct calls of a module.
    pub(crate) fn new(module: &Module) -> CallGraph {
        let mut graph = DiGraph::<(), ()>::with_capacity(module.num_funcs(), 0);
        let mut is_called = SecondaryMap::new();
        let mut is_recursive = SecondaryMap::new();
        let mut is_taken = SecondaryMap::new();
        let mut calls: SecondaryMap<FuncId, Vec<(Inst, FuncId)>> = SecondaryMap::new();
        for _ in module.funcs() {
            graph.add_node(());
        }
        for (id, func) in module.funcs() {
            if let Some(aliasee) = func.aliasee {
                // Who calls the alias calls the function.
                is_taken[aliasee] = true;
                graph.add_edge(NodeIndex::new(id.index()), NodeIndex::new(aliasee.index()), ());
            }
            for inst in func.insts() {
                if let Payload::Func(callee) = func.dfg.inst(inst).payload {
                    if func.dfg.opcode(inst).desc().transfer == Transfer::Callee {
                        graph.add_edge(
                            NodeIndex::new(id.index()),
                            NodeIndex::new(callee.index()),
                            (),
                        );
                        calls[id].push((inst, callee));
                        is_called[callee] = true;
                        is_recursive[callee] |= callee == id;
                    } else {
                        is_taken[callee] = true;
                    }
                }
            }
        }
        for id in module.functions_in_initialisers() {
            is_taken[id] = true;
        }
        let id = |node: NodeIndex| FuncId::new(node.index());
        let mut bottom_up: Vec<Vec<FuncId>> = petgraph::algo::kosaraju_scc(&graph)
            .into_iter()
            .map(|part| part.into_iter().map(id).collect())
            .collect();
        for part in &mut bottom_up {
            part.sort_unstable();
            if part.len() > 1 {
                part.iter().for_each(|&id| is_recursive[id] = true);
            }
        }
        let mut is_private = SecondaryMap::new();
        for (id, func) in module.funcs() {
            let internal = func.linkage == Linkage::Internal && func.kind == FunctionKind::Device;
            is_private[id] = internal && !is_taken[id] && !is_recursive[id];
        }
        CallGraph { bottom_up, is_called, is_recursive, is_private, calls }
    }

    /// Every function, callees before callers.
    pub(crate) fn bottom_up(&self) -> impl Iterator<Item = FuncId> + '_ {
        self.bottom_up.iter().flatten().copied()
    }

    /// The calls in a function in the order of the text, with their callees.
    pub(crate) fn calls(&self, caller: FuncId) -> &[(Inst, FuncId)] {
        &self.calls[caller]
    }

    /// Whether a function may be called while it runs.
    pub(crate) fn is_recursive(&self, func: FuncId) -> bool {
        self.is_recursive[func]
    }

    /// The calls in a function of functions all of whose calls are known.
    fn calls_to_private(&self, caller: FuncId) -> Vec<(Inst, FuncId)> {
        let calls = self.calls[caller].iter().copied();
        calls.filter(|&(_, callee)| self.is_private[callee]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc_ir::text::parse_module;

    fn summary(module: &Module, name: &str) -> Summary {
        let (id, _) = module.funcs().find(|(_, func)| func.name == name).expect("a function");
        Summaries::new(module).func(id).clone()
    }

    #[test]
    fn effects_and_convergence_go_up() {
        let text = "extern func @quiet() nonconvergent
            extern func @any()
            func @pure(%x: i32) -> i32 { |entry: |%y = add %x, 1 |ret %y |}
            func @reads(%p: ptr) -> i32 { |entry: |%y = load.i32 %p |%z = call @pure(%y) |ret %z |}
            func @waits() { |entry: |barrier |ret |}
            func @outer() { |entry: |call @waits() |ret |}
            func @around() { |entry: |call @quiet() |ret |}
            func @unknown() { |entry: |call @any() |ret |}
            func @spins() { |entry: |br loop |loop: |br loop |}
            func @even(%n: i32) -> i32 { |entry: |%r = call @odd(%n) |ret %r |}
            func @odd(%n: i32) -> i32 { |entry: |%p = inttoptr.ptr 64: i64 |store.i32 1, %p
              %r = call @even(%n) |ret %r |}
            func @far(%n: i32) -> i32 { |entry: |%f = func_addr @pure
              %r = call_indirect (i32) -> i32 %f(%n) |ret %r |}
            kernel @k(%n: i32) { |entry: |%a = call @pure(%n) |%b = call @even(%n)
              %p = inttoptr.ptr 64: i64 |%c = call @reads(%p) |%d = call @far(%n) |call @outer()
              call @around() |call @unknown() |call @spins() |ret |}";
        let text = &text.replace('|', "\n");
        let module = match parse_module(text) {
            Ok(parsed) => parsed.module,
            Err(errors) => panic!("{}", errors[0]),
        };
        let of = |name| summary(&module, name);
        assert!(of("pure").effects.is_pure() && !of("pure").convergent);
        let reads = of("reads").effects;
        assert!(reads.reads && !reads.writes && !reads.may_not_return);
        assert!(of("waits").convergent && of("outer").convergent && of("outer").effects.orders);
        assert!(!of("around").convergent && of("around").effects.writes);
        assert!(of("unknown").convergent && of("far").convergent);
        assert!(of("spins").effects.may_not_return && !of("spins").effects.writes);
        assert!(of("even").effects.writes && of("even").effects.may_not_return);
        assert!(!of("even").convergent);
        // The address of `pure` is taken, so its parameters are unknown; its result is not.
        assert_eq!((of("pure").result, of("pure").entry), (Group::Grid, Group::Thread));
        assert_eq!(
            (of("pure").params, of("even").result),
            (vec![AffineForm::DIVERGENT], Group::Thread)
        );
        assert_eq!((of("k").params, of("k").entry), (vec![AffineForm::UNIFORM], Group::Grid));
    }

    #[test]
    fn results_may_be_uniform_whatever_the_arguments_are() {
        let text = "global @sum: const i32 = 7
            func @total(%x: i32) -> i32 { |entry: |%p = global_addr @sum |%y = load.i32 %p
              barrier |ret %y |}
            func @same(%x: i32) -> i32 { |entry: |ret %x |}
            kernel @k(%n: i32) { |entry: |%t = sreg tid.x |%a = call @total(%t) |%b = call @same(%t)
              %c = icmp eq %a, %n |%d = icmp eq %b, %n |condbr %c, one, done |one: 
              |condbr %d, two, done
              |two: |br done |done: |ret |}";
        let module = parse_module(&text.replace('|', "\n")).expect("it parses").module;
        let branches = |summaries: Summaries| {
            let (id, func) = module.funcs().find(|(_, func)| func.is_kernel()).expect("a kernel");
            let divergence = summaries.divergence(func, id, &Analyses::default());
            let blocks: Vec<_> = func.layout.blocks().collect();
            (divergence.branch(blocks[0]), divergence.branch(blocks[1]))
        };
        assert_eq!(branches(Summaries::new(&module)), (Group::Thread, Group::Thread));
        assert_eq!(branches(Summaries::precise(&module)), (Group::Grid, Group::Thread));
    }
}
