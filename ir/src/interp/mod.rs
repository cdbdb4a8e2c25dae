//! The reference interpreter: the meaning of the core ops, for grids of CTAs of threads.
//!
//! It is the oracle of the differential tests: correct and clear, not fast. A launch interleaves
//! single instructions of all threads in an order drawn from a seed. It ends with an [`Outcome`],
//! or with an error that names the thread, the function and the instruction:
//! - undefined behaviour: poison that decides a branch, an address, a mask or a callee; an access
//!   out of bounds, misaligned or to read-only memory; a data race; threads that wait for others
//!   that never come; `unreachable`;
//! - a trap, which is a defined end; or a limit of the interpreter.
//!
//! Poison that decides nothing is allowed: it spreads through values and memory, lane by lane and
//! byte by byte. Where the language leaves a choice open (what `freeze` makes of poison, a clock,
//! the number of a multiprocessor), the interpreter takes one and says so in
//! [`Outcome::arbitrary`].
//!
//! Not checked: promises on pointers (`noalias`, `readonly`, non-coherent loads), the provenance of
//! addresses, and the behaviours of weak memory that no interleaving shows; see [`race`].
//!
//! The meaning of core operations is written independently of that of PTX instructions. `ptx`
//! operations that one thread runs by itself have the meaning of their rows; see `ptx`.

mod access;
mod collective;
pub mod eval;
pub mod fault;
pub mod float;
mod grid;
pub mod integer;
pub mod memory;
mod program;
mod ptx;
pub mod race;
mod stack;
mod step;
#[cfg(test)]
mod tests;

use cranelift_entity::PrimaryMap;

use crate::entity::{Block, FuncId, GlobalId, Value};
use crate::function::Function;
use crate::module::Module;
use crate::signature::Aggregate;
use crate::types::Space;

use collective::Cta;
use eval::Lane;
use grid::{Grid, LaunchShape, Status, Thread};
use memory::{AccessError, Agent, Memory, Region};
use program::{Image, Program};
use race::Detector;

pub use fault::{Fault, FaultAt, InterpError, LaunchError, PtxLimit, ThreadId};
pub use grid::Limits;
pub use program::controlling_type;
pub use ptx::evaluate_ptx;

/// Most threads of one launch.
const MAX_THREADS: u64 = 1 << 20;

/// Sees what a launch computes, as it computes it.
pub trait Observer {
    /// A thread enters a block, before its parameters get their values.
    fn enter_block(&mut self, _thread: ThreadId, _func: FuncId, _block: Block) {}
    /// A parameter of a block or a result of an instruction gets its value.
    fn value(&mut self, _thread: ThreadId, _func: FuncId, _value: Value, _lanes: &[Lane]) {}
    /// A thread enters a function, before the first block.
    fn enter_function(&mut self, _thread: ThreadId, _func: FuncId) {}
    /// A thread returns from a function that was called.
    fn leave_function(&mut self, _thread: ThreadId, _func: FuncId) {}
}

/// How a kernel is launched.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Launch {
    /// CTAs of the grid: x, y, z.
    pub grid: [u32; 3],
    /// Threads of a CTA: x, y, z.
    pub block: [u32; 3],
    /// Bytes of dynamic shared memory.
    pub dynamic_shared: u32,
    /// Decides the interleaving.
    pub seed: u64,
    /// When to give up.
    pub limits: Limits,
}

impl Launch {
    /// A one-dimensional launch.
    pub fn new(ctas: u32, threads: u32, seed: u64) -> Launch {
        Launch {
            grid: [ctas, 1, 1],
            block: [threads, 1, 1],
            dynamic_shared: 0,
            seed,
            limits: Limits::default(),
        }
    }
}

/// An argument of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// The bits of a value of at most 128 bits.
    Bits(u128),
    /// The bytes of a value or of an aggregate passed by value.
    Bytes(Vec<u8>),
}

/// How a launch that reached its end went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Outcome {
    /// Instructions executed by all threads.
    pub steps: u64,
    /// Whether a choice was made that the language leaves open, so that another right
    /// implementation may compute something else.
    pub arbitrary: bool,
    /// Whether an operation ran that may be computed less exactly, or fused with a neighbour, so
    /// that another right implementation may round differently.
    pub inexact: bool,
}

/// A device with a module loaded: its memory lasts from launch to launch.
#[derive(Clone, Debug)]
pub struct Interp<'m> {
    module: &'m Module,
    programs: PrimaryMap<FuncId, Program>,
    image: Image,
    memory: Memory,
}

impl<'m> Interp<'m> {
    /// Loads a module that the verifier accepts.
    pub fn new(module: &'m Module) -> Result<Interp<'m>, LaunchError> {
        let image = Image::new(module)?;
        let memory = Memory {
            global: image.global.clone(),
            constant: image.constant.clone(),
            ..Memory::default()
        };
        let programs = module.funcs().map(|(_, func)| Program::new(module, func)).collect();
        Ok(Interp { module, programs, image, memory })
    }

    /// Global memory of this many poison bytes; the result is its address.
    pub fn alloc(&mut self, size: u64, align: u64) -> Result<u64, LaunchError> {
        if size > program::MAX_OBJECT {
            return Err(LaunchError::ObjectSize(size));
        }
        Ok(self.memory.global.allocate(size, align))
    }

    /// Global memory with these contents; the result is its address.
    pub fn alloc_bytes(&mut self, bytes: &[u8], align: u64) -> Result<u64, LaunchError> {
        let address = self.alloc(bytes.len() as u64, align)?;
        self.memory.global.define(address, bytes);
        Ok(address)
    }

    /// Writes global memory.
    pub fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), AccessError> {
        let place = self.place(Space::Global, address, bytes.len() as u64)?;
        self.memory.set_bytes(place, bytes);
        Ok(())
    }

    /// Reads global memory; `None` stands for a poison byte.
    pub fn read(&self, address: u64, size: u64) -> Result<Vec<Option<u8>>, AccessError> {
        let (bytes, poison) = self.memory.bytes(self.place(Space::Global, address, size)?);
        Ok(bytes.iter().zip(poison).map(|(&byte, &poison)| (!poison).then_some(byte)).collect())
    }

    /// The address of a global in its space.
    pub fn global_address(&self, global: GlobalId) -> u64 {
        self.image.addresses[global]
    }

    /// The objects of global memory: those of the module, then those allocated.
    pub fn global_memory(&self) -> &[memory::Object] {
        self.memory.global.objects()
    }

    /// Compares global memory with that of a run that may only be more defined: the address of
    /// the first byte that is defined here and poison or different there.
    pub fn first_difference(&self, refined: &Interp<'_>) -> Option<u64> {
        let objects = self.global_memory().iter().zip(refined.global_memory());
        objects.into_iter().find_map(|(here, there)| {
            let differs = |i: &usize| {
                let same = there.bytes.get(*i) == Some(&here.bytes[*i]) && !there.poison[*i];
                !here.poison[*i] && !same
            };
            (0..here.bytes.len()).find(differs).map(|i| here.base + i as u64)
        })
    }

    /// Runs a kernel to its end.
    pub fn launch(
        &mut self,
        kernel: FuncId,
        launch: &Launch,
        args: &[Arg],
    ) -> Result<Outcome, InterpError> {
        self.run(kernel, launch, args, None)
    }

    /// Runs a kernel to its end and shows `observer` what happens.
    pub fn launch_observed<'s>(
        &'s mut self,
        kernel: FuncId,
        launch: &Launch,
        args: &[Arg],
        observer: &'s mut (dyn Observer + 's),
    ) -> Result<Outcome, InterpError> {
        self.run(kernel, launch, args, Some(observer))
    }

    fn run<'s>(
        &'s mut self,
        kernel: FuncId,
        launch: &Launch,
        args: &[Arg],
        observer: Option<&'s mut (dyn Observer + 's)>,
    ) -> Result<Outcome, InterpError> {
        let func = self.module.func(kernel);
        if !func.is_kernel() || func.is_declaration() {
            return Err(LaunchError::NotAKernel(func.name.clone()).into());
        }
        let cluster = check_shape(func, launch)?;
        self.memory.param = Region::default();
        let lanes = self.pass_arguments(func, args)?;
        let shape = self.prepare_memory(launch, cluster)?;
        let threads = threads(&shape);
        let per_cta = shape.block.iter().product();
        let ctas: u32 = shape.grid.iter().product();
        let clusters: Vec<u32> = threads.iter().map(|t| cluster_of(t.ctaid, &shape)).collect();
        let home = threads.iter().zip(clusters).map(|(t, cluster)| (t.agent.cta, cluster));
        let mut grid = Grid {
            module: self.module,
            programs: &self.programs,
            image: &self.image,
            detector: Detector::new(home),
            memory: &mut self.memory,
            shape,
            limits: launch.limits,
            ctas: (0..ctas).map(|cta| Cta::new(cta * per_cta, per_cta)).collect(),
            runnable: (0..threads.len() as u32).collect(),
            threads,
            observer,
            steps: 0,
            arbitrary: false,
            inexact: false,
            woken: Vec::new(),
            moving: Vec::new(),
        };
        grid.start(kernel, &lanes).map_err(InterpError::Fault)?;
        grid.run(launch.seed).map_err(InterpError::Fault)?;
        Ok(Outcome { steps: grid.steps, arbitrary: grid.arbitrary, inexact: grid.inexact })
    }

    /// The lanes of the parameters of a kernel; aggregates are put into parameter memory.
    fn pass_arguments(&mut self, func: &Function, args: &[Arg]) -> Result<Vec<Lane>, LaunchError> {
        let params = &func.signature.params;
        if params.len() != args.len() {
            let (want, found) = (params.len(), args.len());
            return Err(LaunchError::ArgumentCount { name: func.name.clone(), want, found });
        }
        let mut lanes = Vec::new();
        for (index, (param, arg)) in params.iter().zip(args).enumerate() {
            let aggregate = match param.attrs.aggregate {
                Some(Aggregate::ByVal { ty, align }) => {
                    Some((self.module.types.layout(ty).size, align))
                }
                _ => None,
            };
            let want = aggregate.map_or(u64::from(param.ty.bytes()), |(size, _)| size);
            let bytes = match arg {
                Arg::Bits(bits) => bits.to_le_bytes()[..want.min(16) as usize].to_vec(),
                Arg::Bytes(bytes) => bytes.clone(),
            };
            let found = bytes.len() as u64;
            if found != want {
                let name = func.name.clone();
                return Err(LaunchError::ArgumentSize { name, index, want, found });
            }
            if let Some((_, align)) = aggregate {
                let address = self.memory.param.allocate_bytes(&bytes, align.into());
                let generic = memory::to_generic(Space::Param, address);
                let is_generic = param.ty.space() == Some(Space::Generic);
                lanes.push(Some(if is_generic { generic } else { address }.into()));
                continue;
            }
            let lane = eval::lane_type(param.ty);
            lanes.extend(bytes.chunks(lane.bytes() as usize).map(|chunk| {
                let mut bits = [0; 16];
                bits[..chunk.len()].copy_from_slice(chunk);
                Some(u128::from_le_bytes(bits) & lane.mask())
            }));
        }
        Ok(lanes)
    }

    /// Fresh shared and local memory, and no memory of earlier accesses.
    fn prepare_memory(
        &mut self,
        launch: &Launch,
        cluster: [u32; 3],
    ) -> Result<LaunchShape, LaunchError> {
        let ctas = launch.grid.iter().product::<u32>();
        let threads = ctas as usize * launch.block.iter().product::<u32>() as usize;
        let mut shared = self.image.shared.clone();
        let static_shared = shared.objects().iter().map(|o| o.bytes.len() as u32).sum();
        let all_shared = (u64::from(static_shared) + u64::from(launch.dynamic_shared))
            .saturating_mul(ctas.into());
        if all_shared > program::MAX_OBJECT {
            return Err(LaunchError::ObjectSize(all_shared));
        }
        shared.allocate(launch.dynamic_shared.into(), self.image.dynamic_align);
        self.memory.shared = vec![shared; ctas as usize];
        self.memory.local = vec![Region::default(); threads];
        self.memory.global.forget_accesses();
        Ok(LaunchShape {
            grid: launch.grid,
            block: launch.block,
            cluster,
            dynamic_shared: launch.dynamic_shared,
            static_shared,
        })
    }

    fn place(
        &self,
        space: Space,
        address: u64,
        size: u64,
    ) -> Result<memory::MemoryRange, AccessError> {
        self.memory.resolve(Agent { thread: 0, cta: 0 }, space, address, size, 1)
    }
}

impl Grid<'_> {
    /// Puts every thread at the start of the kernel.
    fn start(&mut self, kernel: FuncId, args: &[Lane]) -> Result<(), Box<FaultAt>> {
        for thread in 0..self.threads.len() as u32 {
            self.moving.clear();
            self.moving.extend_from_slice(args);
            self.enter_function(thread, kernel).map_err(|fault| {
                let func = self.module.func(kernel);
                let inst = func.insts().next().expect("a kernel with a body");
                let thread = self.thread_id(thread);
                Box::new(FaultAt { thread, func: kernel, name: func.name.clone(), inst, fault })
            })?;
        }
        Ok(())
    }
}

/// Checks a launch against the attributes of the kernel; the result is the shape of a cluster.
fn check_shape(func: &Function, launch: &Launch) -> Result<[u32; 3], LaunchError> {
    let product = |shape: [u32; 3]| {
        let factors = shape.into_iter().map(u64::from);
        factors.fold(1u64, |product, n| product.saturating_mul(n))
    };
    let (ctas, threads) = (product(launch.grid), product(launch.block));
    let cluster = func.attrs.cluster.unwrap_or([1; 3]);
    let whole = (0..3).all(|i| cluster[i] != 0 && launch.grid[i].is_multiple_of(cluster[i]));
    let fits = threads <= 1024
        && launch.block[2] <= 64
        && launch.grid[1..].iter().all(|&ctas| ctas <= 65535)
        && ctas != 0
        && threads != 0
        && ctas.saturating_mul(threads) <= MAX_THREADS
        && func.attrs.maxntid.is_none_or(|max| threads <= product(max))
        && func.attrs.reqntid.is_none_or(|want| launch.block == want);
    if whole && fits {
        return Ok(cluster);
    }
    Err(LaunchError::Shape { name: func.name.clone(), grid: launch.grid, block: launch.block })
}

/// The threads of a launch, CTA by CTA, x fastest.
fn threads(shape: &LaunchShape) -> Vec<Thread> {
    let per_cta = shape.block.iter().product::<u32>();
    let ctas = shape.grid.iter().product::<u32>();
    let unfold = |i: u32, of: [u32; 3]| [i % of[0], i / of[0] % of[1], i / of[0] / of[1]];
    let thread = |(cta, index): (u32, u32)| Thread {
        frames: Vec::new(),
        status: Status::Running,
        agent: Agent { thread: cta * per_cta + index, cta },
        index,
        tid: unfold(index, shape.block),
        ctaid: unfold(cta, shape.grid),
        stack: 0,
    };
    (0..ctas).flat_map(|cta| (0..per_cta).map(move |index| (cta, index))).map(thread).collect()
}

/// The index of the cluster that a CTA belongs to.
fn cluster_of(ctaid: [u32; 3], shape: &LaunchShape) -> u32 {
    let (at, of) = (
        std::array::from_fn::<u32, 3, _>(|i| ctaid[i] / shape.cluster[i]),
        std::array::from_fn::<u32, 3, _>(|i| shape.grid[i] / shape.cluster[i]),
    );
    at[0] + of[0] * (at[1] + of[1] * at[2])
}
