//! Random kernels for the tests of passes: any operation that only computes, stack slots accessed
//! in all ways, any control flow, values that reach across blocks. They end, and each thread writes
//! memory of its own.

mod promises;

use crate::analysis::random_graph;
use arbitrary::{Result, Unstructured};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::data::DataKind;
use irc_ir::dfg::ValueDef;
use irc_ir::dominance::{Cfg, Dominators};
use irc_ir::entity::{Block, StackSlot, Value};
use irc_ir::function::{Function, FunctionKind, SlotData};
use irc_ir::module::Module;
use irc_ir::op::{
    Arg, Args, BulkFlags, ConvertFlags, FloatFlags, IntCond, IntFlags, MathFn, MathTier, MemFlags,
    Opcode, Payload, PayloadKind, SpecialReg, TypeSet, Word, desc::VECTOR, result_types, table,
};
use irc_ir::signature::{Linkage, Signature};
use irc_ir::types::{F32, I8, I32, I64, PTR, Scalar, Space, Type};

/// Bytes of memory that each thread writes.
pub const BYTES_PER_THREAD: u64 = 128;
const SLOT_SIZE: u64 = 24;
const GLOBAL: Type = Type::Ptr(Space::Global);
/// Block parameters of this type are addresses of `PLACE_SIZE` bytes within a slot.
const PLACE: Type = Type::Ptr(Space::Local);
const PLACE_SIZE: u64 = 8;

/// A module with one kernel; its parameters are the memory to write and a number.
pub fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let targets = random_graph::targets(u, 8)?;
    // The verifier wants no branch to the entry, so a block before all goes to the first.
    let targets: Vec<Vec<usize>> = std::iter::once(vec![1])
        .chain(targets.into_iter().map(|list| list.into_iter().map(|t| t + 1).collect()))
        .collect();
    let dom = Dominators::new(&Cfg::new(&random_graph::function(&targets)));
    let mut module = Module::new();
    let byte = module.types.value(I8);
    let ty = module.types.intern(DataKind::Array(byte, SLOT_SIZE)).expect("it is small");
    let signature = Signature::new(&[GLOBAL, I32], None);
    let mut func = Function::new("k", FunctionKind::Kernel, Linkage::Visible, signature);
    for frozen in [false, true, false] {
        func.slots.push(SlotData { frozen, ..SlotData::new(ty, 16) });
    }
    let mut kernel = Kernel { func, known: Vec::new(), out: Value::from_u32(0) };
    kernel.make_blocks(u, targets.len())?;
    let mut known: Vec<Vec<Value>> = vec![Vec::new(); targets.len()];
    let blocks = (0..targets.len()).map(|i| Block::from_u32(i as u32));
    let unreachable: Vec<Block> = blocks.filter(|&block| !dom.is_reachable(block)).collect();
    for &block in dom.preorder().iter().chain(&unreachable) {
        kernel.known = dom.idom(block).map_or(vec![], |idom| known[idom.as_u32() as usize].clone());
        kernel.fill(u, block, &targets[block.as_u32() as usize])?;
        known[block.as_u32() as usize] = std::mem::take(&mut kernel.known);
    }
    module.add_func(kernel.func).expect("it is the only one");
    Ok(module)
}

struct Kernel {
    func: Function,
    /// The values that are available at the current place.
    known: Vec<Value>,
    /// The address of the memory of the thread.
    out: Value,
}

impl Kernel {
    fn make_blocks(&mut self, u: &mut Unstructured<'_>, num_blocks: usize) -> Result<()> {
        for i in 0..num_blocks {
            let block = self.func.dfg.make_block();
            self.func.layout.append_block(block);
            if i == 0 {
                self.func.dfg.append_param(block, GLOBAL);
                self.func.dfg.append_param(block, I32);
                continue;
            }
            for _ in 0..u.int_in_range(0..=2)? {
                let ty = *u.choose(&[I32, I32, I64, Type::Scalar(Scalar::I1), F32, PLACE])?;
                self.func.dfg.append_param(block, ty);
            }
        }
        Ok(())
    }

    fn fill(&mut self, u: &mut Unstructured<'_>, block: Block, targets: &[usize]) -> Result<()> {
        self.known.extend(self.func.dfg.params(block).iter().filter(|_| block.as_u32() != 0));
        if block.as_u32() == 0 {
            self.start(block);
        }
        for _ in 0..u.int_in_range(0..=8)? {
            match u.int_in_range(0..=8)? {
                0 | 1 => self.access_slot(u, block)?,
                2 => self.write(u, block)?,
                3 => self.promise(u, block)?,
                _ => self.compute(u, block)?,
            }
        }
        self.write(u, block)?;
        self.branch(u, block, targets)
    }

    /// Finds the memory of the thread, and fills the tank: the last slot counts down blocks.
    fn start(&mut self, block: Block) {
        let [out, number] = self.func.dfg.params(block) else { panic!("it has two parameters") };
        let (out, number) = (*out, *number);
        let mut cursor = Cursor::at_end(&mut self.func, block);
        let tid = cursor.sreg(SpecialReg::TidX);
        self.out = cursor.ptradd(out, tid, BYTES_PER_THREAD as u32, 0);
        let tank = cursor.slot_addr(StackSlot::from_u32(2));
        let full = cursor.i32(20);
        cursor.store(MemFlags::aligned(4), full, tank);
        self.known.extend([tid, number]);
    }

    /// A value of this type that is there, or a constant.
    fn value(&mut self, u: &mut Unstructured<'_>, ty: Type) -> Result<Value> {
        let fitting: Vec<Value> =
            self.known.iter().copied().filter(|&value| self.func.dfg.ty(value) == ty).collect();
        if !fitting.is_empty() && u.ratio(3, 4)? {
            return Ok(*u.choose(&fitting)?);
        }
        self.constant(u, ty)
    }

    fn constant(&mut self, u: &mut Unstructured<'_>, ty: Type) -> Result<Value> {
        let mut bits = *u.choose(&[0, 0, 1, 1, 2, 3, 8, 31, 32, u128::MAX, 1 << 31, 1 << 127])?;
        if ty.elem().is_some_and(Scalar::is_float) && u.ratio(1, 2)? {
            bits = *u.choose(&[0x3f80_0000, 0x4000_0000, 0x3f00_0000, 0x7fc0_0001])?;
        }
        let dfg = &mut self.func.dfg;
        Ok(match ty {
            _ if u.ratio(1, 16)? => dfg.poison(ty),
            _ if ty.is_vector() => dfg.poison(ty),
            _ => dfg.constant(ty, bits),
        })
    }

    fn compute(&mut self, u: &mut Unstructured<'_>, block: Block) -> Result<()> {
        let opcode = *u.choose(table::ALL)?;
        let desc = opcode.desc();
        let is_variadic = opcode == Opcode::VaStart;
        let is_made = desc.effects.is_pure() && !(desc.convergent || desc.terminator);
        if !is_made || desc.args == Args::Row || is_variadic {
            return Ok(());
        }
        let types = types();
        let ctl = match desc.types {
            Some(set) => {
                let fitting: Vec<Type> = types.into_iter().filter(|&t| is_in(set, t)).collect();
                Some(*u.choose(&fitting)?)
            }
            None => None,
        };
        let Some(mut payload) = payload(u, opcode, ctl)? else { return Ok(()) };
        let rows: Vec<Arg> = match desc.args {
            Args::Fixed(args) => args.to_vec(),
            Args::Optional(args, least) => {
                let count = match payload {
                    Payload::Math(function, ..) => function.operands(),
                    _ => u.int_in_range(least.into()..=args.len())?,
                };
                let rows = args[..count].iter().enumerate();
                rows.map(|(i, arg)| arg.with(&payload, i)).collect()
            }
            Args::PerLane(arg) => vec![arg; ctl.map_or(1, |ty| ty.lanes() as usize)],
            _ => return Ok(()),
        };
        let mut args = Vec::new();
        for arg in rows {
            let Some(ty) = operand_type(u, opcode, arg, ctl)? else { return Ok(()) };
            args.push(self.value(u, ty)?);
        }
        if let (Payload::Scale(scale, ..), [_]) = (&mut payload, &args[..]) {
            *scale = 1;
        }
        let first = args.first().map(|&arg| self.func.dfg.ty(arg));
        if result_types(opcode, &payload, ctl, first).is_none() {
            return Ok(());
        }
        let inst = Cursor::at_end(&mut self.func, block).build(opcode, payload, ctl, &args);
        self.known.extend(self.func.dfg.results(inst));
        Ok(())
    }

    /// An access to a slot, which the type may overlap others in.
    fn access_slot(&mut self, u: &mut Unstructured<'_>, block: Block) -> Result<()> {
        let types: Vec<Type> = types()
            .into_iter()
            .filter(|ty| ty.elem() != Some(Scalar::I1) && u64::from(ty.bytes()) <= 16)
            .collect();
        let ty = *u.choose(&types)?;
        let size = u64::from(ty.bytes());
        let slot = StackSlot::from_u32(u.int_in_range(0..=1)?);
        let offset = u.int_in_range(0..=(SLOT_SIZE - size) / size)? * size;
        let flags = MemFlags { volatile: u.ratio(1, 60)?, ..MemFlags::aligned(ty.align()) };
        let value = self.value(u, ty)?;
        let byte = self.value(u, I8)?;
        let mut cursor = Cursor::at_end(&mut self.func, block);
        let mut address = cursor.slot_addr(slot);
        address = cursor.ptr_offset(address, offset as i64);
        let mut room = SLOT_SIZE - offset;
        if size <= PLACE_SIZE && u.ratio(1, 3)? {
            (address, room) = (self.place(u, block)?, PLACE_SIZE);
        }
        let mut cursor = Cursor::at_end(&mut self.func, block);
        if u.ratio(1, 4)? {
            address = cursor.addrcast(Space::Generic, address);
        }
        match u.int_in_range(0..=10)? {
            0..=3 => self.known.push(cursor.load(ty, flags, address)),
            4..=7 => {
                cursor.store(flags, value, address);
            }
            8 => {
                let flags = BulkFlags { dst_align_log2: 0, src_align_log2: 0, volatile: false };
                let size = cursor.i64(u.int_in_range(0..=room)? as i64);
                cursor.memset(flags, address, byte, size);
            }
            _ => self.copy_slot(u, block, slot)?,
        }
        Ok(())
    }

    /// An address of `PLACE_SIZE` bytes within a slot, or within one of two.
    fn place(&mut self, u: &mut Unstructured<'_>, block: Block) -> Result<Value> {
        let is_place = |&value: &Value| {
            let dfg = &self.func.dfg;
            dfg.ty(value) == PLACE && matches!(dfg.def(value), ValueDef::Param(..))
        };
        let known: Vec<Value> = self.known.iter().copied().filter(is_place).collect();
        if !known.is_empty() && u.ratio(1, 2)? {
            return Ok(*u.choose(&known)?);
        }
        // Bits that have run out end this.
        let chosen = match u.ratio(1, 2)? {
            true => None,
            false => Some((self.place(u, block)?, self.value(u, Type::Scalar(Scalar::I1))?)),
        };
        let slot = StackSlot::from_u32(u.int_in_range(0..=1)?);
        let offset = *u.choose(&[0, 8, 16])?;
        let mut cursor = Cursor::at_end(&mut self.func, block);
        let address = cursor.slot_addr(slot);
        let address = cursor.ptr_offset(address, offset);
        let Some((other, cond)) = chosen else { return Ok(address) };
        let cond = cursor.freeze(cond);
        Ok(cursor.select(cond, address, other))
    }

    /// A copy between a slot and the other one, or the memory of the thread.
    fn copy_slot(&mut self, u: &mut Unstructured<'_>, block: Block, slot: StackSlot) -> Result<()> {
        let other = StackSlot::from_u32(1 - slot.as_u32());
        let flags = BulkFlags { dst_align_log2: 2, src_align_log2: 2, volatile: false };
        let size = *u.choose(&[4, 8, 16, SLOT_SIZE])?;
        let mut cursor = Cursor::at_end(&mut self.func, block);
        let [slot, other] = [slot, other].map(|slot| cursor.slot_addr(slot));
        let mut place = |address: Value| -> Result<Value> {
            let offset = u.int_in_range(0..=(SLOT_SIZE - size) / 4)? * 4;
            Ok(cursor.ptr_offset(address, offset as i64))
        };
        let (out, slot, other) = (place(self.out)?, place(slot)?, place(other)?);
        let (to, from) = *u.choose(&[(out, slot), (slot, out), (slot, other)])?;
        let size = cursor.i64(size as i64);
        cursor.memcpy(flags, to, from, size);
        Ok(())
    }

    /// Writes a value that is there to the memory of the thread.
    fn write(&mut self, u: &mut Unstructured<'_>, block: Block) -> Result<()> {
        let mut value = *u.choose(&self.known)?;
        let mut cursor = Cursor::at_end(&mut self.func, block);
        let ty = cursor.func.dfg.ty(value);
        if ty.elem() == Some(Scalar::I1) {
            value = cursor.zext(ty.with_elem(Scalar::I8), value);
        }
        let ty = cursor.func.dfg.ty(value);
        let size = u64::from(ty.bytes());
        if ty.lane().is_ptr() || !size.is_power_of_two() || size > 16 {
            return Ok(());
        }
        let offset = u.int_in_range(0..=(BYTES_PER_THREAD - size) / size)? * size;
        let address = cursor.ptr_offset(self.out, offset as i64);
        cursor.store(MemFlags::aligned(ty.align()), value, address);
        Ok(())
    }

    fn branch(&mut self, u: &mut Unstructured<'_>, block: Block, targets: &[usize]) -> Result<()> {
        let mut calls: Vec<(Block, Vec<Value>)> = Vec::new();
        for &target in targets {
            let target = Block::from_u32(target as u32);
            let types: Vec<Type> =
                self.func.dfg.params(target).iter().map(|&param| self.func.dfg.ty(param)).collect();
            let mut arg = |ty| match ty {
                PLACE => self.place(u, block),
                _ => self.value(u, ty),
            };
            let args: Result<Vec<Value>> = types.iter().map(|&ty| arg(ty)).collect();
            calls.push((target, args?));
        }
        let mut block = block;
        if targets.iter().any(|&target| target <= block.as_u32() as usize) {
            block = self.count_down(block);
        }
        if let [(then, args), (other, other_args)] = &calls[..] {
            let cond = self.value(u, Type::Scalar(Scalar::I1))?;
            let mut cursor = Cursor::at_end(&mut self.func, block);
            let cond = cursor.freeze(cond);
            cursor.condbr(cond, (*then, args), (*other, other_args));
            return Ok(());
        }
        let key = self.value(u, I32)?;
        let key = Cursor::at_end(&mut self.func, block).freeze(key);
        random_graph::terminate(&mut self.func, block, Some(key), &calls);
        Ok(())
    }

    /// Ends a block with a return where the tank is empty; the result is the block to go on in.
    fn count_down(&mut self, block: Block) -> Block {
        let [end, go_on] = [0, 1].map(|_| {
            let block = self.func.dfg.make_block();
            self.func.layout.append_block(block);
            block
        });
        let mut cursor = Cursor::at_end(&mut self.func, block);
        let tank = cursor.slot_addr(StackSlot::from_u32(2));
        let left = cursor.load(I32, MemFlags::aligned(4), tank);
        let minus_one = cursor.i32(-1);
        let left = cursor.add(left, minus_one);
        cursor.store(MemFlags::aligned(4), left, tank);
        let stop = cursor.icmp(IntCond::Slt, left, minus_one);
        cursor.condbr(stop, (end, &[]), (go_on, &[]));
        Cursor::at_end(&mut self.func, end).ret(None);
        go_on
    }
}

fn types() -> Vec<Type> {
    let scalars = Scalar::ALL.into_iter().map(Type::Scalar);
    let vectors = [Scalar::I1, Scalar::I8, Scalar::I32, Scalar::F32].into_iter();
    let vectors = vectors.flat_map(|elem| [2, 3, 4].map(|lanes| Type::Vector(elem, lanes)));
    let vectors = vectors.chain([2, 3].map(|lanes| Type::PtrVector(Space::Global, lanes)));
    scalars.chain(vectors).chain([I32, I32, I64, F32, PTR, GLOBAL]).collect()
}

/// Whether a type is in a set; the set of all vectors says yes to scalars too.
fn is_in(set: TypeSet, ty: Type) -> bool {
    set.contains(ty) && (set != VECTOR || ty.is_vector())
}

fn operand_type(
    u: &mut Unstructured<'_>,
    opcode: Opcode,
    arg: Arg,
    ctl: Option<Type>,
) -> Result<Option<Type>> {
    Ok(match arg {
        Arg::T => ctl,
        Arg::Elem => ctl.map(Type::lane),
        Arg::BoolOf | Arg::Cond => ctl.map(|ty| ty.with_elem(Scalar::I1)),
        Arg::I1 => Some(Type::Scalar(Scalar::I1)),
        Arg::I8 => Some(I8),
        Arg::I32 => Some(I32),
        Arg::I64 => Some(I64),
        Arg::Index => Some(*u.choose(&[I32, I64])?),
        Arg::Ptr if ctl == Some(PTR) => Some(GLOBAL),
        Arg::Ptr => Some(PTR),
        Arg::Local => Some(Type::Ptr(Space::Local)),
        Arg::VecOf => ctl,
        Arg::Any(set) => {
            let ctl = ctl.expect("conversions have a controlling type");
            let fitting: Vec<Type> = types()
                .into_iter()
                .filter(|ty| is_in(set, *ty) && opcode.desc().relation.holds(*ty, ctl))
                .collect();
            if fitting.is_empty() { None } else { Some(*u.choose(&fitting)?) }
        }
    })
}

/// Some of what an operation can promise.
fn promises(u: &mut Unstructured<'_>, opcode: Opcode) -> Result<IntFlags> {
    let mut flags = IntFlags::NONE;
    for promise in opcode.desc().promises.iter() {
        *flags.flag_mut(promise) = u.ratio(1, 4)?;
    }
    Ok(flags)
}

fn payload(u: &mut Unstructured<'_>, opcode: Opcode, ctl: Option<Type>) -> Result<Option<Payload>> {
    let rules = opcode.desc().float;
    let lanes = ctl.map_or(1, Type::lanes) as u8;
    Ok(Some(match opcode.desc().payload {
        PayloadKind::None => Payload::None,
        PayloadKind::IntFlags => Payload::IntFlags(promises(u, opcode)?),
        PayloadKind::Float => {
            let mut flags = FloatFlags::default();
            let elem = ctl.and_then(Type::elem);
            if rules.rounds && matches!(elem, Some(Scalar::F32 | Scalar::F64)) {
                flags.rounding = *u.choose(Word::ALL)?;
            }
            flags.approx = rules.approx && !rules.rounds && elem == Some(Scalar::F32);
            let has_bounds = elem.and_then(FloatFlags::normal_bounds).is_some();
            if rules.normal && has_bounds && flags.rounding == irc_ir::op::Rounding::Rn {
                flags.normal = u.ratio(1, 3)?;
            }
            Payload::Float(flags)
        }
        PayloadKind::IntCond => Payload::IntCond(*u.choose(Word::ALL)?, promises(u, opcode)?),
        PayloadKind::FloatCond => Payload::FloatCond(*u.choose(Word::ALL)?, false),
        PayloadKind::Math => {
            let elem = ctl.and_then(Type::elem).expect("functions are of floats");
            let tier = MathTier::Precise;
            let is_there = |&function: &MathFn| irc_ir::math::has(function, tier, elem);
            let functions: Vec<MathFn> = MathFn::ALL.iter().copied().filter(is_there).collect();
            if functions.is_empty() {
                return Ok(None);
            }
            Payload::Math(*u.choose(&functions)?, tier, false)
        }
        PayloadKind::Integral => Payload::Integral(*u.choose(Word::ALL)?, false),
        PayloadKind::Convert => {
            let mut flags = ConvertFlags::rounded(irc_ir::op::Rounding::Rn);
            flags.sat = rules.sat && u.ratio(1, 2)?;
            flags.nneg = promises(u, opcode)?.nneg;
            Payload::Convert(flags)
        }
        PayloadKind::Scale => {
            let (scale, offset) = (*u.choose(&[1, 4, 12])?, u.int_in_range(-8..=8)?);
            Payload::Scale(scale, offset, promises(u, opcode)?)
        }
        PayloadKind::Lane => Payload::Lane(u.int_in_range(0..=lanes - 1)?),
        PayloadKind::Shuffle => {
            let mut chosen = [0; 8];
            for lane in chosen.iter_mut().take(lanes.into()) {
                *lane = u.int_in_range(0..=2 * lanes - 1)?;
            }
            Payload::Shuffle(chosen)
        }
        PayloadKind::Special => {
            Payload::Special(*u.choose(&[SpecialReg::TidX, SpecialReg::NtidX])?)
        }
        PayloadKind::Slot => Payload::Slot(StackSlot::from_u32(u.int_in_range(0..=1)?)),
        _ => return Ok(None),
    }))
}
