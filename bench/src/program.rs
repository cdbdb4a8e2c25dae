//! Synthetic kernels as abstract lists of blocks, the same for every compiler that is measured.
//!
//! A kernel takes a global pointer, a trip count and a float, and works on a small set of integer
//! and float *slots*: variables that each instruction reads and replaces. So every value is used,
//! few are live at once (as in code that people write), and neither compiler can drop work. Regions
//! follow each other until the wished number of instructions is reached: straight code, diamonds,
//! and loops of an unknown trip count with either inside. About half of the instructions are
//! integer, a quarter float, a fifth address arithmetic, loads and stores; a block has about ten of
//! them.
//!
//! The generator is a plain function of size and seed.

/// A value, by its number; numbers are dense.
pub type Value = u32;
/// A block, by its number.
pub type BlockId = u32;

/// The types that the kernels use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Type {
    /// A condition.
    Bool,
    /// A 32-bit integer.
    I32,
    /// A 32-bit float.
    F32,
    /// A pointer into global memory.
    Ptr,
}

/// What an instruction computes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Op {
    /// Wrapping integer sum.
    Add,
    /// Wrapping integer difference.
    Sub,
    /// Wrapping integer product.
    Mul,
    /// Bitwise and.
    And,
    /// Bitwise exclusive or.
    Xor,
    /// Shift left by a constant.
    Shl,
    /// Logical shift right by a constant.
    Lshr,
    /// Signed maximum.
    Smax,
    /// Float sum, not to be contracted.
    Fadd,
    /// Float product, not to be contracted.
    Fmul,
    /// Fused multiply-add.
    Fma,
    /// Signed integer to float.
    Stof,
    /// Signed integer comparison, less than.
    IcmpSlt,
    /// Ordered float comparison, less than.
    FcmpOlt,
    /// Choice between two integers.
    Select,
    /// Pointer plus four times a 32-bit index.
    Index,
    /// Load of an integer.
    LoadI32,
    /// Load of a float.
    LoadF32,
    /// Store of an integer: the value, then the address.
    StoreI32,
    /// Store of a float: the value, then the address.
    StoreF32,
}

impl Op {
    /// The type of the result; a store has none.
    pub fn result(self) -> Option<Type> {
        match self {
            Op::Fadd | Op::Fmul | Op::Fma | Op::Stof | Op::LoadF32 => Some(Type::F32),
            Op::IcmpSlt | Op::FcmpOlt => Some(Type::Bool),
            Op::Index => Some(Type::Ptr),
            Op::StoreI32 | Op::StoreF32 => None,
            _ => Some(Type::I32),
        }
    }
}

/// What an instruction reads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operand {
    /// A value made before.
    Value(Value),
    /// An integer constant.
    Int(i32),
}

/// One instruction.
#[derive(Debug, Clone, PartialEq)]
pub struct Inst {
    /// What it computes.
    pub op: Op,
    /// What it reads.
    pub operands: Vec<Operand>,
    /// What it defines.
    pub result: Option<Value>,
}

/// How a block ends.
#[derive(Debug, Clone, PartialEq)]
pub enum Terminator {
    /// Goes to a block with arguments.
    Jump(BlockId, Vec<Operand>),
    /// Goes to the first block where the value is true, else to the second; both take no arguments.
    Branch(Value, BlockId, BlockId),
    /// Ends the thread.
    Return,
}

/// A basic block.
#[derive(Debug, Clone, PartialEq)]
pub struct Block {
    /// Its parameters.
    pub params: Vec<(Value, Type)>,
    /// Its instructions.
    pub insts: Vec<Inst>,
    /// How it ends.
    pub terminator: Terminator,
}

/// A kernel: the parameters of the entry block are those of the kernel (pointer, integer, float).
#[derive(Debug, Clone, PartialEq)]
pub struct Program {
    /// The blocks, the entry first, in an order in which definitions come before uses.
    pub blocks: Vec<Block>,
}

impl Program {
    /// The number of instructions, terminators included.
    pub fn size(&self) -> usize {
        self.blocks.iter().map(|block| block.insts.len() + 1).sum()
    }
}

const INT_SLOTS: usize = 8;
const FLOAT_SLOTS: usize = 6;

/// A kernel of about `size` instructions, at least 60; the same for the same arguments.
pub fn generate(size: usize, seed: u64) -> Program {
    let mut generator = Generator::new(seed);
    while generator.count + 30 < size {
        generator.region(1);
    }
    generator.finish()
}

/// A kernel that does nothing: what it costs is the start of the compiler.
pub fn empty() -> Program {
    let params = vec![(0, Type::Ptr), (1, Type::I32), (2, Type::F32)];
    Program { blocks: vec![Block { params, insts: Vec::new(), terminator: Terminator::Return }] }
}

/// What a region may replace: one integer and one float slot.
#[derive(Clone, Copy)]
struct Carried {
    int: usize,
    float: usize,
}

struct Generator {
    blocks: Vec<Block>,
    ints: [Operand; INT_SLOTS],
    floats: [Operand; FLOAT_SLOTS],
    next_value: Value,
    count: usize,
    state: u64,
}

const POINTER: Operand = Operand::Value(0);
const TRIPS: Operand = Operand::Value(1);

impl Generator {
    fn new(seed: u64) -> Generator {
        let mut generator = Generator {
            blocks: Vec::new(),
            ints: [TRIPS; INT_SLOTS],
            floats: [Operand::Value(2); FLOAT_SLOTS],
            next_value: 3,
            count: 0,
            state: seed,
        };
        generator.open(vec![(0, Type::Ptr), (1, Type::I32), (2, Type::F32)]);
        for slot in 0..INT_SLOTS {
            let start = generator.constant();
            generator.ints[slot] = generator.value(Op::Add, &[TRIPS, start]);
        }
        for slot in 0..FLOAT_SLOTS {
            let number = generator.ints[slot];
            generator.floats[slot] = generator.value(Op::Stof, &[number]);
        }
        generator
    }

    /// Stores what is left in the slots, so that all of it was needed.
    fn finish(mut self) -> Program {
        for slot in 0..INT_SLOTS {
            let value = self.ints[slot];
            self.store(Op::StoreI32, value, Operand::Int(slot as i32));
        }
        for slot in 0..FLOAT_SLOTS {
            let value = self.floats[slot];
            self.store(Op::StoreF32, value, Operand::Int((INT_SLOTS + slot) as i32));
        }
        Program { blocks: self.blocks }
    }

    /// A number below `limit` (SplitMix64).
    fn below(&mut self, limit: usize) -> usize {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    }

    fn constant(&mut self) -> Operand {
        Operand::Int(self.below(1 << 20) as i32 * 2 + 1)
    }

    fn any_int(&mut self) -> Operand {
        self.ints[self.below(INT_SLOTS)]
    }

    fn any_float(&mut self) -> Operand {
        self.floats[self.below(FLOAT_SLOTS)]
    }

    fn new_value(&mut self) -> Value {
        self.next_value += 1;
        self.next_value - 1
    }

    /// Starts a block; until told otherwise it returns.
    fn open(&mut self, params: Vec<(Value, Type)>) -> BlockId {
        self.count += 1;
        self.blocks.push(Block { params, insts: Vec::new(), terminator: Terminator::Return });
        self.blocks.len() as BlockId - 1
    }

    fn current(&self) -> BlockId {
        self.blocks.len() as BlockId - 1
    }

    fn end(&mut self, block: BlockId, terminator: Terminator) {
        self.blocks[block as usize].terminator = terminator;
    }

    fn push(&mut self, op: Op, operands: &[Operand], result: Option<Value>) {
        self.count += 1;
        let block = self.blocks.last_mut().expect("the entry block was opened at the start");
        block.insts.push(Inst { op, operands: operands.to_vec(), result });
    }

    fn value(&mut self, op: Op, operands: &[Operand]) -> Operand {
        let result = self.new_value();
        self.push(op, operands, Some(result));
        Operand::Value(result)
    }

    fn condition(&mut self, op: Op, operands: &[Operand]) -> Value {
        let result = self.new_value();
        self.push(op, operands, Some(result));
        result
    }

    fn address(&mut self) -> Operand {
        let index = self.any_int();
        let bounded = self.value(Op::And, &[index, Operand::Int(0xffff)]);
        self.value(Op::Index, &[POINTER, bounded])
    }

    fn store(&mut self, op: Op, value: Operand, index: Operand) {
        let address = self.value(Op::Index, &[POINTER, index]);
        self.push(op, &[value, address], None);
    }

    /// One step of straight code, which replaces one of two slots.
    fn step(&mut self, slots: Carried) {
        let (int, float) = (self.ints[slots.int], self.floats[slots.float]);
        match self.below(16) {
            choice @ 0..=4 => {
                let op = [Op::Add, Op::Sub, Op::Mul, Op::Xor, Op::Smax][choice];
                let other = self.any_int();
                self.ints[slots.int] = self.value(op, &[int, other]);
            }
            choice @ 5..=6 => {
                let op = [Op::Mul, Op::Xor][choice - 5];
                let other = self.constant();
                self.ints[slots.int] = self.value(op, &[int, other]);
            }
            7 => {
                let amount = Operand::Int(1 + self.below(15) as i32);
                let shifted = self.value(Op::Lshr, &[int, amount]);
                self.ints[slots.int] = self.value(Op::Xor, &[int, shifted]);
            }
            8 => {
                let (a, b) = (self.any_int(), self.any_int());
                let condition = Operand::Value(self.condition(Op::IcmpSlt, &[a, b]));
                let shifted = self.value(Op::Shl, &[int, Operand::Int(1)]);
                self.ints[slots.int] = self.value(Op::Select, &[condition, shifted, a]);
            }
            choice @ 9..=10 => {
                let op = [Op::Fadd, Op::Fmul][choice - 9];
                let other = self.any_float();
                self.floats[slots.float] = self.value(op, &[float, other]);
            }
            11..=12 => {
                let (a, b) = (self.any_float(), self.any_float());
                self.floats[slots.float] = self.value(Op::Fma, &[float, a, b]);
            }
            13 => {
                let address = self.address();
                let loaded = self.value(Op::LoadF32, &[address]);
                self.floats[slots.float] = self.value(Op::Fadd, &[float, loaded]);
            }
            14 => {
                let address = self.address();
                let loaded = self.value(Op::LoadI32, &[address]);
                self.ints[slots.int] = self.value(Op::Add, &[int, loaded]);
            }
            _ => {
                let address = self.address();
                self.push(Op::StoreI32, &[int, address], None);
            }
        }
    }

    fn straight(&mut self, steps: usize, slots: Carried) {
        for _ in 0..steps {
            self.step(slots);
        }
    }

    fn pick(&mut self) -> Carried {
        Carried { int: self.below(INT_SLOTS), float: self.below(FLOAT_SLOTS) }
    }

    fn carried(&self, slots: Carried) -> [Operand; 2] {
        [self.ints[slots.int], self.floats[slots.float]]
    }

    fn set_carried(&mut self, slots: Carried, values: [Operand; 2]) {
        [self.ints[slots.int], self.floats[slots.float]] = values;
    }

    /// Opens a block whose parameters are the new values of `slots`.
    fn open_merge(&mut self, slots: Carried) -> BlockId {
        let (int, float) = (self.new_value(), self.new_value());
        let block = self.open(vec![(int, Type::I32), (float, Type::F32)]);
        self.set_carried(slots, [Operand::Value(int), Operand::Value(float)]);
        block
    }

    fn region(&mut self, depth: usize) {
        for _ in 0..3 {
            let slots = self.pick();
            self.straight(2, slots);
        }
        match self.below(4) {
            0 => {}
            1 | 2 => {
                let slots = self.pick();
                self.diamond(slots);
            }
            _ => {
                let slots = self.pick();
                self.counted_loop(slots, depth);
            }
        }
    }

    fn diamond(&mut self, slots: Carried) {
        let condition = if self.below(2) == 0 {
            let (a, b) = (self.any_int(), self.any_int());
            self.condition(Op::IcmpSlt, &[a, b])
        } else {
            let (a, b) = (self.any_float(), self.any_float());
            self.condition(Op::FcmpOlt, &[a, b])
        };
        let head = self.current();
        let before = self.carried(slots);
        let first = self.open(Vec::new());
        self.straight(4, slots);
        let (first_end, first_values) = (self.current(), self.carried(slots));
        self.set_carried(slots, before);
        let second = self.open(Vec::new());
        self.straight(4, slots);
        let (second_end, second_values) = (self.current(), self.carried(slots));
        let merge = self.open_merge(slots);
        self.end(head, Terminator::Branch(condition, first, second));
        self.end(first_end, Terminator::Jump(merge, first_values.to_vec()));
        self.end(second_end, Terminator::Jump(merge, second_values.to_vec()));
    }

    /// A loop that tests before it runs; the header branches to the body or out.
    fn counted_loop(&mut self, slots: Carried, depth: usize) {
        let before = self.current();
        let [int, float] = self.carried(slots);
        let counter = self.new_value();
        let header = self.open_merge(slots);
        self.blocks[header as usize].params.insert(0, (counter, Type::I32));
        self.end(before, Terminator::Jump(header, vec![Operand::Int(0), int, float]));
        let going = self.condition(Op::IcmpSlt, &[Operand::Value(counter), TRIPS]);
        let at_header = self.carried(slots);

        let body = self.open(Vec::new());
        self.straight(5, slots);
        match self.below(4) {
            0 => self.diamond(slots),
            1 if depth > 0 => self.counted_loop(slots, depth - 1),
            _ => {}
        }
        let next = self.value(Op::Add, &[Operand::Value(counter), Operand::Int(1)]);
        let [int, float] = self.carried(slots);
        let latch = self.current();
        self.end(latch, Terminator::Jump(header, vec![next, int, float]));

        self.set_carried(slots, at_header);
        let exit = self.open(Vec::new());
        self.end(header, Terminator::Branch(going, body, exit));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn size_is_near_the_wish_and_the_result_repeats() {
        for size in [100, 1_000, 10_000, 100_000] {
            let program = generate(size, 1);
            let got = program.size();
            assert!(got.abs_diff(size) < 150, "wished {size}, got {got}");
            assert_eq!(program, generate(size, 1));
        }
    }

    #[test]
    fn the_mix_is_as_said() {
        let program = generate(100_000, 7);
        let insts = || program.blocks.iter().flat_map(|block| &block.insts);
        let share = |wanted: &dyn Fn(&Inst) -> bool| {
            insts().filter(|inst| wanted(inst)).count() as f64 / program.size() as f64
        };
        let memory = share(&|inst| {
            matches!(inst.op, Op::LoadI32 | Op::LoadF32 | Op::StoreI32 | Op::StoreF32)
        });
        let float = share(&|inst| inst.op.result() == Some(Type::F32));
        let per_block = program.size() as f64 / program.blocks.len() as f64;
        assert!((0.05..0.15).contains(&memory), "memory {memory}");
        assert!((0.15..0.35).contains(&float), "float {float}");
        assert!((6.0..16.0).contains(&per_block), "{per_block} instructions a block");
    }

    #[test]
    fn definitions_come_before_uses() {
        let program = generate(20_000, 3);
        let mut defined = std::collections::HashSet::new();
        for block in &program.blocks {
            defined.extend(block.params.iter().map(|(value, _)| *value));
            for inst in &block.insts {
                for operand in &inst.operands {
                    if let Operand::Value(value) = operand {
                        assert!(defined.contains(value), "v{value} in {inst:?}");
                    }
                }
                defined.extend(inst.result);
            }
        }
    }
}
