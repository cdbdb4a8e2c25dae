//! Checks what the divergence analysis claims against what threads compute.
//!
//! [`Uniformity`] watches a launch. It knows the dynamic instance of each value that a thread
//! computes: the calls and, for each loop, the iterations that led to it (in an irreducible loop,
//! how often the thread has come to the block). Values of one instance must be the same, after the
//! strides are taken off, for all threads of the group that the analysis names; and a group that is
//! said to run a block all or none must do so.

use cranelift_entity::PrimaryMap;
use irc_ir::dominance::Cfg;
use irc_ir::entity::{Block, FuncId, Value};
use irc_ir::interp::eval::Lane;
use irc_ir::interp::{Observer, ThreadId};
use irc_ir::module::Module;
use irc_passes::analysis::divergence::{AffineForm, Group};
use irc_passes::analysis::{Divergence, Loop, Loops, PostDominators, Summaries};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What is known of a function.
struct Analysed {
    loops: Loops,
    /// By loop, the outermost irreducible loop around it.
    regions: HashMap<Loop, Loop>,
    divergence: Divergence,
}

/// A call that a thread is in.
struct Frame {
    func: FuncId,
    /// The instance of the call.
    call: u64,
    block: Option<Block>,
    /// The instance of the block.
    instance: u64,
    iterations: HashMap<Loop, u32>,
    /// In irreducible loops, how often a block has been entered since the loop was.
    visits: HashMap<(Loop, Block), u32>,
    calls: u32,
}

/// What was seen first, and in which thread.
type Seen = (u128, ThreadId);

/// An observer of one launch of a kernel.
pub struct Uniformity<'m> {
    module: &'m Module,
    shape: [u32; 3],
    ctas: u32,
    funcs: PrimaryMap<FuncId, Analysed>,
    frames: HashMap<ThreadId, Vec<Frame>>,
    /// By instance, value, what is compared and the group's number.
    seen: HashMap<(u64, Value, u8, u64), Seen>,
    /// By instance of a block and the group's number, how many threads have run it.
    runs: HashMap<(u64, FuncId, Block, u64), u32>,
    /// How many values were compared.
    pub compared: u64,
    /// The first claim that does not hold.
    pub wrong: Option<String>,
}

impl<'m> Uniformity<'m> {
    /// For a launch of a kernel of a module with CTAs of this shape.
    pub fn new(module: &'m Module, shape: [u32; 3], ctas: u32) -> Uniformity<'m> {
        let summaries = Summaries::new(module);
        let analyse = |(id, func)| {
            let cfg = Cfg::new(func);
            let loops = Loops::new(&cfg);
            let post = PostDominators::new(&cfg);
            let context = summaries.context(id);
            let divergence = Divergence::new(func, &cfg, &loops, &post, &context);
            let mut regions = HashMap::new();
            for l in loops.iter() {
                let around = loops.parent(l).and_then(|parent| regions.get(&parent).copied());
                if let Some(region) = around.or(loops.is_irreducible(l).then_some(l)) {
                    regions.insert(l, region);
                }
            }
            Analysed { loops, regions, divergence }
        };
        Uniformity {
            module,
            shape,
            ctas,
            funcs: module.funcs().map(analyse).collect(),
            frames: HashMap::new(),
            seen: HashMap::new(),
            runs: HashMap::new(),
            compared: 0,
            wrong: None,
        }
    }

    /// The divergence of a function, as it is checked.
    pub fn divergence(&self, func: FuncId) -> &Divergence {
        &self.funcs[func].divergence
    }

    /// Checks, after a launch that all threads have ended, which blocks were run all or none.
    pub fn check_control(&mut self) {
        let threads: u32 = self.shape.iter().product();
        let mut runs: Vec<_> = self.runs.iter().collect();
        runs.sort();
        for (&(_, func, block, number), &count) in runs {
            let want = match self.funcs[func].divergence.control(block) {
                Group::Grid => threads * self.ctas,
                Group::Cta => threads,
                Group::Warp => {
                    // The last warp may be short.
                    let warp = (number % u64::from(threads.div_ceil(32))) as u32;
                    (threads - warp * 32).min(32)
                }
                Group::Thread => 1,
            };
            if count != want && self.wrong.is_none() {
                let name = &self.module.func(func).name;
                self.wrong = Some(format!("@{name}: {count} of {want} threads run {block}"));
            }
        }
    }

    /// The number of the group that a thread is in.
    fn number(&self, group: Group, thread: ThreadId) -> u64 {
        let threads: u32 = self.shape.iter().product();
        let warps = u64::from(threads.div_ceil(32));
        match group {
            Group::Grid => 0,
            Group::Cta => u64::from(thread.cta),
            Group::Warp => u64::from(thread.cta) * warps + u64::from(thread.index / 32),
            Group::Thread => u64::from(thread.cta) * u64::from(threads) + u64::from(thread.index),
        }
    }

    /// Compares one of the things that are claimed of a value: `what` tells them apart.
    fn compare(&mut self, what: u8, group: Group, thread: ThreadId, value: Value, found: u128) {
        if group == Group::Thread {
            return;
        }
        let frame = self.frames[&thread].last().expect("a value is computed in a call");
        let (func, key) = (frame.func, (frame.instance, value, what, self.number(group, thread)));
        let &mut (first, other) = self.seen.entry(key).or_insert((found, thread));
        self.compared += u64::from(other != thread);
        if first != found && self.wrong.is_none() {
            let form = self.funcs[func].divergence.form(value);
            let name = &self.module.func(func).name;
            let kind = ["value", "base", "signed base", "unsigned base"][usize::from(what)];
            self.wrong = Some(format!(
                "@{name}: {value} is {form}, but its {kind} is {first} in {other}, \
                 {found} in {thread}"
            ));
        }
    }

    fn enter(&mut self, thread: ThreadId, func: FuncId) {
        let frames = self.frames.entry(thread).or_default();
        let call = frames.last_mut().map_or(0, |caller| {
            caller.calls += 1;
            hash(&(caller.instance, caller.calls))
        });
        frames.push(Frame {
            func,
            call,
            block: None,
            instance: call,
            iterations: HashMap::new(),
            visits: HashMap::new(),
            calls: 0,
        });
    }
}

fn hash(what: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

impl Observer for Uniformity<'_> {
    fn enter_function(&mut self, thread: ThreadId, func: FuncId) {
        self.enter(thread, func);
    }

    fn leave_function(&mut self, thread: ThreadId, _: FuncId) {
        self.frames.get_mut(&thread).expect("the thread is in a call").pop();
    }

    fn enter_block(&mut self, thread: ThreadId, func: FuncId, block: Block) {
        let analysed = &self.funcs[func];
        let loops = &analysed.loops;
        let frames = self.frames.get_mut(&thread).expect("the thread is in a call");
        let frame = frames.last_mut().expect("the thread is in a call");
        let around: Vec<Loop> =
            std::iter::successors(loops.innermost(block), |&l| loops.parent(l)).collect();
        let mut key = Vec::new();
        for &l in around.iter().rev() {
            let comes_from_inside = frame.block.is_some_and(|from| loops.contains(l, from));
            if let Some(&region) = analysed.regions.get(&l) {
                if region == l {
                    if !comes_from_inside {
                        frame.visits.retain(|(r, _), _| *r != region);
                    }
                    *frame.visits.entry((region, block)).or_default() += 1;
                    key.push(frame.visits[&(region, block)]);
                }
                continue;
            }
            let iteration = frame.iterations.entry(l).or_default();
            if !comes_from_inside {
                *iteration = 0;
            } else if loops.header(l) == block {
                *iteration += 1;
            }
            key.push(*iteration);
        }
        frame.instance = hash(&(frame.call, block, key));
        frame.block = Some(block);
        frame.calls = 0;
        let instance = frame.instance;
        let number = self.number(self.funcs[func].divergence.control(block), thread);
        *self.runs.entry((instance, func, block, number)).or_default() += 1;
    }

    fn value(&mut self, thread: ThreadId, func: FuncId, value: Value, lanes: &[Lane]) {
        // Nothing is claimed of poison.
        let Some(lanes) = lanes.iter().copied().collect::<Option<Vec<u128>>>() else {
            return;
        };
        let divergence = &self.funcs[func].divergence;
        let (form, group) = (divergence.form(value), divergence.group(value));
        self.compare(0, group, thread, value, u128::from(hash(&lanes)));
        if let ([lane], true) = (&lanes[..], form.has_strides()) {
            let bits = self.module.func(func).dfg.ty(value).bits();
            self.compare_strided(thread, value, form, *lane, bits);
        }
    }
}

impl Uniformity<'_> {
    fn compare_strided(
        &mut self,
        thread: ThreadId,
        value: Value,
        form: AffineForm,
        number: u128,
        bits: u32,
    ) {
        let [x, y, _] = self.shape;
        let lane = thread.index % 32;
        let tid = [thread.index % x, thread.index / x % y, thread.index / x / y, lane];
        let terms = form.strides().into_iter().zip(tid);
        let offset: i128 = terms.map(|(stride, tid)| i128::from(stride) * i128::from(tid)).sum();
        let base = (number as i128).wrapping_sub(offset) as u128;
        self.compare(1, form.base(), thread, value, base << (128 - bits));
        if form.is_signed_exact() {
            let signed = (number << (128 - bits)) as i128 >> (128 - bits);
            self.compare(2, form.base(), thread, value, (signed - offset) as u128);
        }
        if form.is_unsigned_exact() {
            self.compare(3, form.base(), thread, value, base);
        }
    }
}
