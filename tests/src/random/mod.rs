//! Random verified modules that run, for the tests of everything between text and PTX.
//!
//! A module has device functions and a kernel with loops, divergent branches, switches, tangles of
//! blocks (irreducible loops), calls, memory in every space, and every operation of the table over
//! every type. What holds by construction:
//! - Every loop ends, and calls are not recursive.
//! - There is no data race: a thread writes memory of its own; what threads share is read after a
//!   barrier, or changed by atomic operations that commute and whose result is not used.
//! - Threads meet only where all of them come.
//! - No address flows into a result, so that a result does not depend on where objects lie.
//! - Poison arises only in the modules that say so ([`Traits::poison`]), approximate operations and
//!   contraction only in those that say so ([`Traits::approximate`]).

mod flow;
mod memory;
mod op;
mod promises;
mod signature;
mod sync;

use crate::examples::{Argument, Case, Expect, Random};
use arbitrary::{Result, Unstructured};
use irc_ir::builder::InstBuilder as _;
use irc_ir::cursor::Cursor;
use irc_ir::data::{DataKind, DataTypes};
use irc_ir::entity::{Block, DataType, GlobalId, Value};
use irc_ir::function::Function;
use irc_ir::module::{Global, Init, Module, Symbol};
use irc_ir::op::SpecialReg;
use irc_ir::signature::{Aggregate, Linkage};
use irc_ir::types::{I1, I8, I16, I32, I64, Scalar, Space, Type};

use memory::Buffer;
use signature::Callee;

/// What a module may hold besides what all hold.
#[derive(Clone, Copy, Debug)]
pub struct Traits {
    /// Poison, promises that may be broken, and undefined quotients.
    pub poison: bool,
    /// Operations that may be computed less exactly, or contracted.
    pub approximate: bool,
    /// What only `sm_70` and newer have: `match`.
    pub volta: bool,
    /// Barriers and warp operations.
    pub syncs: bool,
}

/// A module that the verifier accepts, and a launch of its kernel.
#[derive(Clone, Debug)]
pub struct RandomModule {
    /// The module.
    pub module: Module,
    /// The launch; it says nothing on what buffers must hold.
    pub case: Case,
    /// What it may hold.
    pub traits: Traits,
}

/// Bytes of memory that each thread reads and writes freely.
const OWN: u64 = 256;
/// Bytes behind them for the values that are known at the end.
const RESULTS: u64 = 512;
/// Bytes of the tables that are only read.
const TABLE: u64 = 256;
/// The most threads of a CTA.
const THREADS: u64 = 64;
/// Bytes of shared memory that each thread has for itself.
const SHARED_OWN: u64 = 64;
/// Bytes of shared memory in which a thread shows a value to others.
const SHOWN: u64 = 32;

/// The module with this number, with about `size` statements in each function. Its symbols have the
/// number in their names.
pub fn module(number: u64, size: usize) -> RandomModule {
    let mut random = Random::new(number);
    let bytes: Vec<u8> = (0..4096 + 64 * size).flat_map(|_| random.bits().to_le_bytes()).collect();
    let mut u = Unstructured::new(&bytes);
    generate(&mut u, number, size).expect("there are bytes for everything")
}

fn generate(u: &mut Unstructured<'_>, number: u64, size: usize) -> Result<RandomModule> {
    let traits = Traits {
        poison: u.ratio(1, 5)?,
        approximate: u.ratio(1, 12)?,
        volta: u.ratio(1, 8)?,
        syncs: u.ratio(1, 2)?,
    };
    let mut module = Module::new();
    let globals = Globals::add(u, &mut module, number)?;
    let mut callees = Vec::new();
    for index in 0..u.int_in_range(0..=2)? {
        let name = format!("f{number}_{index}");
        let syncs = traits.syncs && u.ratio(1, 3)?;
        let callee = signature::device(u, &mut module, &name, syncs)?;
        let body = Body::new(u, &callees, globals, traits, callee.func.clone());
        let func = body.fill_device(&callee, size.div_ceil(2))?;
        let id = module.add_func(func).expect("the name is new");
        callees.push(Callee { id: Some(id), ..callee });
    }
    let name = format!("k{number}");
    let block = match traits.syncs {
        true => *u.choose(&[[32, 1, 1], [64, 1, 1], [16, 2, 1], [8, 4, 2]])?,
        false => *u.choose(&[[4, 1, 1], [6, 1, 1], [2, 2, 2]])?,
    };
    let grid = if u.ratio(1, 4)? { [2, 1, 1] } else { [1, 1, 1] };
    let kernel = signature::kernel(u, &mut module, &name, block)?;
    let body = Body::new(u, &callees, globals, traits, kernel.func.clone());
    let func = body.fill_kernel(&kernel, block, size)?;
    module.add_func(func).expect("the name is new");
    let case = case(&module, &name, grid, block, number).expect("the kernel is there");
    Ok(RandomModule { module, case, traits })
}

/// A launch of a kernel that takes the three buffers of a random module first, with the inputs of
/// this number; `None` if there is no such kernel.
pub fn case(
    module: &Module,
    kernel: &str,
    grid: [u32; 3],
    block: [u32; 3],
    number: u64,
) -> Option<Case> {
    let Some(Symbol::Func(id)) = module.symbol(kernel) else { return None };
    let mut case = Case::new(kernel, grid, block);
    let threads: u64 = grid.iter().chain(&block).map(|&n| u64::from(n)).product();
    let mut random = Random::new(number ^ 0x5eed);
    let sizes = [threads * (OWN + RESULTS), TABLE, memory::COUNTERS * 8];
    for bytes in sizes.into_iter().map(|size| interesting_bytes(&mut random, size)) {
        let after = Expect::Exact(bytes.clone());
        case.arguments.push(Argument::Buffer { before: bytes, after });
    }
    for param in module.func(id).signature.params.iter().skip(sizes.len()) {
        let size = match param.attrs.aggregate {
            Some(Aggregate::ByVal { ty, .. }) => size_of(&module.types, ty),
            _ => u64::from(param.ty.bytes()),
        };
        let mut bytes = interesting_bytes(&mut random, size);
        if param.ty == I1 {
            bytes[0] &= 1;
        }
        case.arguments.push(Argument::Bytes(bytes));
    }
    Some(case)
}

/// Bytes in which small and large numbers of many types, zeros, infinities and NaN are found.
fn interesting_bytes(random: &mut Random, size: u64) -> Vec<u8> {
    let mut bytes = Vec::new();
    while (bytes.len() as u64) < size {
        let word = random.bits();
        let chunk: [u8; 8] = match random.below(8) {
            0 => [0; 8],
            1 => [0xff; 8],
            2 => (word % 200).to_le_bytes(),
            3 => ((word % 2000) as f64 / 16.0 - 50.0).to_le_bytes(),
            4 | 5 => {
                let float = ((word % 4000) as f32 / 32.0 - 60.0).to_bits();
                (u64::from(float) << 32 | u64::from(!float)).to_le_bytes()
            }
            _ => word.to_le_bytes(),
        };
        bytes.extend(chunk);
    }
    bytes.truncate(size as usize);
    bytes
}

/// The globals that every module has.
#[derive(Clone, Copy)]
struct Globals {
    /// A table in const memory.
    constant: GlobalId,
    /// A table in global memory.
    table: GlobalId,
    /// Shared memory in which each thread has a part of its own.
    own: GlobalId,
    /// Shared memory in which threads show values to each other.
    shown: GlobalId,
}

impl Globals {
    fn add(u: &mut Unstructured<'_>, module: &mut Module, number: u64) -> Result<Globals> {
        let byte = module.types.value(I8);
        let mut add = |name: &str, space: Space, size: u64, init: Option<Init>| {
            let ty = module.types.intern(DataKind::Array(byte, size)).expect("it is small");
            let name = format!("{name}{number}");
            let linkage = Linkage::Internal;
            let global = Global {
                name,
                linkage,
                space,
                ty,
                align: 16,
                init,
                dynamic: false,
                attrs: Default::default(),
            };
            module.add_global(global).expect("the name is new")
        };
        let mut random = Random::new(u.arbitrary()?);
        let mut table = || Some(Init::Bytes(interesting_bytes(&mut random, TABLE)));
        Ok(Globals {
            constant: add("constant", Space::Const, TABLE, table()),
            table: add("table", Space::Global, TABLE, table()),
            own: add("own", Space::Shared, THREADS * SHARED_OWN, None),
            shown: add("shown", Space::Shared, THREADS * SHOWN, None),
        })
    }
}

/// A function while it is made.
struct Body<'a, 'u> {
    u: &'a mut Unstructured<'u>,
    callees: &'a [Callee],
    globals: Globals,
    traits: Traits,
    func: Function,
    /// The block that statements are put into.
    block: Block,
    /// The values that are there.
    known: Vec<Value>,
    /// The memory that may be used.
    places: Vec<Buffer>,
    /// Statements that may still be made.
    budget: usize,
    /// How deep statements nest.
    depth: usize,
    /// Whether all threads of the CTA are here together.
    converged: bool,
    /// In a kernel, the index of the thread in its CTA, and the number of threads.
    thread: Option<(Value, u32)>,
    /// In a kernel, the counters that threads share.
    counters: Option<Value>,
}

impl<'a, 'u> Body<'a, 'u> {
    fn new(
        u: &'a mut Unstructured<'u>,
        callees: &'a [Callee],
        globals: Globals,
        traits: Traits,
        mut func: Function,
    ) -> Self {
        let block = func.dfg.make_block();
        func.layout.append_block(block);
        let types: Vec<Type> = func.signature.params.iter().map(|param| param.ty).collect();
        for ty in types {
            func.dfg.append_param(block, ty);
        }
        Body {
            u,
            callees,
            globals,
            traits,
            func,
            block,
            known: Vec::new(),
            places: Vec::new(),
            budget: 0,
            depth: 0,
            converged: false,
            thread: None,
            counters: None,
        }
    }

    /// Makes instructions at the end of the block.
    fn cursor(&mut self) -> Cursor<'_> {
        Cursor::at_end(&mut self.func, self.block)
    }

    fn ty(&self, value: Value) -> Type {
        self.func.dfg.ty(value)
    }

    fn new_block(&mut self) -> Block {
        let block = self.func.dfg.make_block();
        self.func.layout.append_block(block);
        block
    }

    /// Remembers a value, unless it is an address.
    fn know(&mut self, value: Value) {
        if !self.ty(value).is_ptr() {
            self.known.push(value);
        }
    }

    /// A type that a value may have.
    fn any_type(&mut self) -> Result<Type> {
        if self.u.ratio(2, 5)? {
            return Ok(*self.u.choose(&[I32, I32, I64, Type::Scalar(Scalar::F32)])?);
        }
        let scalar = *self.u.choose(&Scalar::ALL)?;
        if self.u.ratio(2, 3)? {
            return Ok(Type::Scalar(scalar));
        }
        let lanes = *self.u.choose(&Type::LANES)?;
        if self.u.ratio(1, 12)? {
            return Ok(Type::PtrVector(Space::Generic, lanes.min(4)));
        }
        let ty = Type::Vector(scalar, lanes);
        let most = if self.u.ratio(1, 20)? { 1024 } else { 256 };
        Ok(if ty.bits() <= most { ty } else { Type::Vector(scalar, 2) })
    }

    /// A value of this type: one that is there, one from memory, or a constant.
    fn value(&mut self, ty: Type) -> Result<Value> {
        let fitting: Vec<Value> =
            self.known.iter().copied().filter(|&value| self.func.dfg.ty(value) == ty).collect();
        if !fitting.is_empty() && self.u.ratio(4, 5)? {
            // Mostly a young one, so that long chains arise.
            let young = fitting.len().saturating_sub(4);
            let from = if self.u.ratio(1, 2)? { &fitting[young..] } else { &fitting };
            return Ok(*self.u.choose(from)?);
        }
        if self.u.ratio(3, 5)? && !self.places.is_empty() {
            let stored = if ty.elem() == Some(Scalar::I1) { ty.with_elem(Scalar::I8) } else { ty };
            let value = self.load(stored)?;
            if stored == ty {
                return Ok(value);
            }
            let value = self.cursor().trunc(ty, value);
            self.know(value);
            return Ok(value);
        }
        self.constant(ty)
    }

    /// A constant of this type, often one at the edge of its range.
    fn constant(&mut self, ty: Type) -> Result<Value> {
        if self.traits.poison && self.u.ratio(1, 40)? {
            return Ok(self.cursor().poison(ty));
        }
        if ty.is_vector() {
            if self.u.ratio(1, 2)? {
                let lane = self.constant(ty.lane())?;
                return Ok(self.cursor().splat(ty, lane));
            }
            let lanes: Result<Vec<Value>> =
                (0..ty.lanes()).map(|_| self.constant(ty.lane())).collect();
            let lanes = lanes?;
            return Ok(self.cursor().vbuild(ty, &lanes));
        }
        if let Type::Ptr(space) = ty {
            let number = self.value(I64)?;
            return Ok(self.cursor().inttoptr(space, number));
        }
        let elem = ty.elem().expect("there are no handles");
        let bits = self.constant_bits(elem)?;
        Ok(self.cursor().constant(ty, bits & elem.mask()))
    }

    fn constant_bits(&mut self, elem: Scalar) -> Result<u128> {
        let top = 1u128 << (elem.bits() - 1);
        if elem.is_int() {
            return Ok(match self.u.int_in_range(0..=9)? {
                0 => 0,
                1 => 1,
                2 => elem.mask(),
                3 => top,
                4 => top - 1,
                5 => u128::from(elem.bits()) - 1,
                6 => u128::from(elem.bits()),
                7 => u128::from(self.u.arbitrary::<u8>()?),
                8 => (self.u.arbitrary::<i8>()? as i128) as u128,
                _ => self.u.arbitrary()?,
            });
        }
        let (one, infinity): (u128, u128) = match elem {
            Scalar::F16 => (0x3c00, 0x7c00),
            Scalar::BF16 => (0x3f80, 0x7f80),
            Scalar::F32 => (0x3f80_0000, 0x7f80_0000),
            _ => (0x3ff0_0000_0000_0000, 0x7ff0_0000_0000_0000),
        };
        Ok(match self.u.int_in_range(0..=11)? {
            0 => 0,
            1 => top,
            2 => one,
            3 => one | top,
            4 => one + 1,
            5 => infinity,
            6 => infinity | top,
            7 => infinity - 1,
            8 => 1,
            9 => infinity + 1,
            10 => infinity | infinity >> 1,
            _ => self.u.arbitrary()?,
        })
    }

    /// A condition that is not poison.
    fn condition(&mut self) -> Result<Value> {
        let cond = self.value(I1)?;
        Ok(self.frozen(cond))
    }

    /// The value, frozen if the module has poison.
    fn frozen(&mut self, value: Value) -> Value {
        if self.traits.poison { self.cursor().freeze(value) } else { value }
    }

    /// A number below `end`, a power of two, as an `i32` that is not poison.
    fn below(&mut self, end: u32) -> Result<Value> {
        let value = self.value(I32)?;
        let value = self.frozen(value);
        let mut cursor = self.cursor();
        let mask = cursor.i32(end as i32 - 1);
        Ok(cursor.and(value, mask))
    }
}

impl Body<'_, '_> {
    /// Fills a device function; all its value parameters are known.
    fn fill_device(mut self, callee: &Callee, size: usize) -> Result<Function> {
        self.budget = size;
        self.converged = callee.syncs;
        let params: Vec<Value> = self.func.dfg.params(self.block).to_vec();
        self.add_params(&callee.params, &params)?;
        self.add_variable(&callee.variable);
        self.add_slots(callee.slots)?;
        self.add_tables();
        let count = self.u.int_in_range(1..=8)?;
        self.statements(count)?;
        let types: Vec<Type> = self.func.signature.result_types().collect();
        let results = types.into_iter().map(|ty| self.value(ty)).collect::<Result<Vec<_>>>()?;
        self.cursor().ret_values(&results);
        Ok(self.func)
    }

    /// Fills the kernel. Its first parameters are the memory of the threads, a table, and counters.
    fn fill_kernel(mut self, kernel: &Callee, block: [u32; 3], size: usize) -> Result<Function> {
        self.budget = size;
        self.converged = true;
        let params: Vec<Value> = self.func.dfg.params(self.block).to_vec();
        self.start_kernel(&params, block);
        self.add_params(&kernel.params, &params[3..])?;
        self.add_slots(kernel.slots)?;
        self.add_tables();
        let count = self.u.int_in_range(3..=14)?;
        self.statements(count)?;
        self.write_results()?;
        self.cursor().ret(None);
        Ok(self.func)
    }

    /// Finds the memory of the thread.
    fn start_kernel(&mut self, params: &[Value], block: [u32; 3]) {
        let threads: u32 = block.iter().product();
        let globals = self.globals;
        let mut cursor = self.cursor();
        let [x, y, z] =
            [SpecialReg::TidX, SpecialReg::TidY, SpecialReg::TidZ].map(|reg| cursor.sreg(reg));
        let [nx, ny] = [block[0], block[1]].map(|n| cursor.i32(n as i32));
        let zy = cursor.mul(z, ny);
        let zy = cursor.add(zy, y);
        let zyx = cursor.mul(zy, nx);
        let tid = cursor.add(zyx, x);
        let cta = cursor.sreg(SpecialReg::CtaidX);
        let count = cursor.i32(threads as i32);
        let first = cursor.mul(cta, count);
        let index = cursor.add(first, tid);
        let own = cursor.ptradd(params[0], index, (OWN + RESULTS) as u32, 0);
        let shared = cursor.global_addr(globals.own, Space::Shared);
        let shared = cursor.ptradd(shared, tid, SHARED_OWN as u32, 0);
        self.known.extend([tid, cta]);
        self.places.push(Buffer::new(own, OWN, true));
        self.places.push(Buffer { coherent: false, ..Buffer::new(params[1], TABLE, false) });
        self.places.push(Buffer::new(shared, SHARED_OWN, true));
        self.thread = Some((tid, threads));
        self.counters = Some(params[2]);
        self.clear(shared, SHARED_OWN, 16);
    }

    /// Adds the tables of the module to the memory that may be read.
    fn add_tables(&mut self) {
        let globals = self.globals;
        let mut cursor = self.cursor();
        let constant = cursor.global_addr(globals.constant, Space::Const);
        let table = cursor.global_addr(globals.table, Space::Global);
        self.places.push(Buffer::new(constant, TABLE, false));
        self.places.push(Buffer { coherent: false, ..Buffer::new(table, TABLE, false) });
    }

    fn add_slots(&mut self, ty: DataType) -> Result<()> {
        for _ in 0..self.u.int_in_range(0..=2)? {
            let slot = self.func.slots.push(irc_ir::function::SlotData::new(ty, 16));
            let address = self.cursor().slot_addr(slot);
            self.clear(address, signature::SLOT, 16);
            self.places.push(Buffer::new(address, signature::SLOT, true));
        }
        Ok(())
    }

    /// Writes the youngest values that are known behind the memory of the thread.
    fn write_results(&mut self) -> Result<()> {
        let own = self.places[0].address;
        let mut offset = OWN;
        for value in self.known.clone().into_iter().rev() {
            let value = match self.ty(value) {
                ty if ty.elem() == Some(Scalar::I1) => {
                    self.cursor().zext(ty.with_elem(Scalar::I8), value)
                }
                _ => value,
            };
            let size = u64::from(self.ty(value).bytes());
            let align = u64::from(self.ty(value).align().min(16));
            offset = offset.next_multiple_of(align);
            if offset + size > OWN + RESULTS {
                break;
            }
            let mut cursor = self.cursor();
            let at = cursor.ptr_offset(own, offset as i64);
            cursor.store(irc_ir::op::MemFlags::aligned(align as u32), value, at);
            offset += size;
        }
        Ok(())
    }
}

/// The types that decide a switch.
const KEYS: [Type; 4] = [I8, I16, I32, I64];

/// Bytes of a type in memory.
fn size_of(types: &DataTypes, ty: DataType) -> u64 {
    types.layout(ty).size
}
