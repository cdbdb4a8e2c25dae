//! Promotes stack slots to registers where machine code alone shows that it can be done.
//!
//! Call sequences copy aggregates between slots and `.param` space, so `sroa` has to leave a slot
//! in memory whose address a call takes by value or for its result. In machine code these copies
//! are loads and stores like all others, and ptxas does not promote what they access.
//!
//! A slot is promoted if all that names it are weak loads and stores of constant places in it, and
//! each byte that a load reads was written by one store on every path, or by none: what was never
//! written is any value, here zero. Bytes that are written together and read apart, or the other
//! way round, are picked by `prmt`.

use crate::mir::{Code, MirFunction, VReg};
use crate::select::{MInst, MOperand, mov, typed};
use cranelift_entity::SecondaryMap;
use irc_ir::dominance::Cfg;
use irc_ir::entity::Block;
use irc_ptx::graph::FlowGraph;
use irc_ptx::isa::{PtxType, RegClass, Role, Space, Vector, rows};
use irc_ptx::{Base, Operand, Origin, Statement, Symbol};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Slots of more bytes together are left alone: what they hold is copied at each branch.
const MAX_BYTES: usize = 4096;

/// Promotes the slots of a function that can be. Whether there were any.
pub fn promote_slots(mir: &mut MirFunction) -> bool {
    let slots = Slots::find(mir);
    if slots.places.is_empty() {
        return false;
    }
    let cfg = mir.cfg();
    let mut walk = Walk::new(mir, slots);
    for block in cfg.reverse_postorder() {
        walk.block(&cfg, block);
    }
    let Walk { slots, stores, loads, .. } = walk;
    if slots.places.is_empty() {
        return false;
    }
    rewrite(mir, &slots, &stores, loads);
    true
}

/// The slots that may be promoted: where the bytes of each stand among all.
struct Slots {
    places: FxHashMap<Symbol, (usize, usize)>,
    bytes: usize,
}

impl Slots {
    /// Those that nothing but plain accesses names.
    fn find(mir: &MirFunction) -> Slots {
        let mut slots = Slots { places: FxHashMap::default(), bytes: 0 };
        for statement in &mir.prologue {
            if let Statement::Variable(variable) = statement
                && variable.space == Space::Local
                && let Ok(size) = usize::try_from(variable.size())
                && size <= MAX_BYTES - slots.bytes
            {
                slots.places.insert(variable.name, (slots.bytes, size));
                slots.bytes += size;
            }
        }
        if slots.places.is_empty() {
            return slots;
        }
        for &block in &mir.order {
            let block = mir.block(block);
            for code in &block.code {
                match code {
                    Code::Inst(inst) if slots.access(inst).is_none() => slots.leave_named(inst),
                    Code::Inst(_) => {}
                    Code::Plain(statement) => slots.leave_listed(statement),
                }
            }
            if let crate::mir::Terminator::Stop(inst) = &block.terminator {
                slots.leave_named(inst);
            }
            let args = block.terminator.edges().flat_map(|edge| edge.args.iter());
            args.for_each(|operand| slots.leave_operand(operand));
        }
        slots
    }

    fn leave_named(&mut self, inst: &MInst) {
        inst.operands.iter().for_each(|operand| self.leave_operand(operand));
    }

    fn leave_operand(&mut self, operand: &MOperand) {
        match operand {
            Operand::Symbol(symbol, _) => drop(self.places.remove(symbol)),
            Operand::Address(address) => {
                if let Base::Symbol(symbol) = &address.base {
                    self.places.remove(symbol);
                }
            }
            other => other.items().into_iter().flatten().for_each(|item| self.leave_operand(item)),
        }
    }

    /// No statement without registers names a slot but the declarations of other things with it.
    fn leave_listed(&mut self, statement: &Statement) {
        if let Statement::Variable(variable) = statement {
            self.places.remove(&variable.name);
        }
    }

    /// What an instruction accesses, if it is a plain access of a slot.
    fn access<'i>(&self, inst: &'i MInst) -> Option<Access<'i>> {
        let (address, value, is_load) = match (inst.row, &inst.operands[..]) {
            (rows::LD, [value, Operand::Address(address)]) => (address, value, true),
            (rows::ST, [Operand::Address(address), value]) => (address, value, false),
            _ => return None,
        };
        let Base::Symbol(symbol) = address.base else { return None };
        let &(begin, size) = self.places.get(&symbol)?;
        let ty = inst.ty(0)?;
        let width = ty.bits() as usize / 8;
        let lanes = value.items().unwrap_or(std::slice::from_ref(value));
        let offset = usize::try_from(address.offset).ok()?;
        let plain = typed(inst.row, ty, [value.clone(), value.clone()])
            .with_some(inst.modifier::<Vector>())
            .with(Space::Local);
        let is_plain = inst.guard.is_none() && plain.mods == inst.mods && (1..=8).contains(&width);
        let is_inside = offset + width * lanes.len() <= size;
        (is_plain && is_inside).then_some(Access {
            symbol,
            at: begin + offset,
            ty,
            width,
            lanes,
            is_load,
        })
    }
}

/// A load or a store of a slot.
struct Access<'i> {
    symbol: Symbol,
    /// Where the first byte stands among those of all slots.
    at: usize,
    ty: PtxType,
    /// Of a lane.
    width: usize,
    lanes: &'i [MOperand],
    is_load: bool,
}

/// What is known of a byte.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Byte {
    /// Different stores have written it, or it is not known which.
    Unknown,
    /// Nothing has written it.
    Undefined,
    /// The byte of this number of what a store has written.
    Of(u32, u8),
}

/// A load of a slot that may be promoted.
struct Load {
    symbol: Symbol,
    block: Block,
    index: usize,
    ty: PtxType,
    /// For each lane its register and what it reads.
    lanes: SmallVec<[Lane; 2]>,
}

type Lane = (MOperand, SmallVec<[Byte; 8]>);

/// Finds what loads read.
struct Walk<'m> {
    mir: &'m MirFunction,
    slots: Slots,
    /// Registers that change in place, so that a copy later is not what was stored.
    tied: FxHashSet<VReg>,
    /// What was stored, by number.
    stores: Vec<MOperand>,
    loads: Vec<Load>,
    /// What the bytes of all slots are at the end of a block.
    ends: SecondaryMap<Block, Option<Box<[Byte]>>>,
}

impl<'m> Walk<'m> {
    fn new(mir: &'m MirFunction, slots: Slots) -> Walk<'m> {
        let mut tied = FxHashSet::default();
        for &block in &mir.order {
            for code in &mir.block(block).code {
                if let Code::Inst(inst) = code {
                    inst.visit_regs(|reg, role| {
                        if role == Role::Tied {
                            tied.insert(reg);
                        }
                    });
                }
            }
        }
        let ends = SecondaryMap::new();
        Walk { mir, slots, tied, stores: Vec::new(), loads: Vec::new(), ends }
    }

    fn block(&mut self, cfg: &Cfg, block: Block) {
        let mut bytes = self.start(cfg, block);
        let mir = self.mir;
        for (index, code) in mir.block(block).code.iter().enumerate() {
            let Code::Inst(inst) = code else { continue };
            let Some(access) = self.slots.access(inst) else { continue };
            match access.is_load {
                true => self.load(&access, &bytes, (block, index)),
                false => self.store(&access, &mut bytes),
            }
        }
        self.ends[block] = Some(bytes);
    }

    /// What the bytes are where a block begins: what they are at the end of all in front of it.
    fn start(&self, cfg: &Cfg, block: Block) -> Box<[Byte]> {
        let fill = |byte| vec![byte; self.slots.bytes].into_boxed_slice();
        let mut ends = cfg.preds(block).iter().map(|&pred| self.ends[pred].as_deref());
        let Some(first) = ends.next() else { return fill(Byte::Undefined) };
        // An edge back, of whose end nothing is known yet.
        let Some(first) = first else { return fill(Byte::Unknown) };
        let mut bytes: Box<[Byte]> = first.into();
        for end in ends {
            let Some(end) = end else { return fill(Byte::Unknown) };
            for (byte, &other) in bytes.iter_mut().zip(end) {
                if *byte != other {
                    *byte = Byte::Unknown;
                }
            }
        }
        bytes
    }

    fn store(&mut self, access: &Access<'_>, bytes: &mut [Byte]) {
        for (lane, value) in access.lanes.iter().enumerate() {
            let is_fixed = match value.as_reg() {
                Some(reg) => !self.tied.contains(&reg) && has_words(self.mir.classes[reg]),
                None => immediate(value).is_some(),
            };
            if !is_fixed {
                self.slots.places.remove(&access.symbol);
                return;
            }
            let number = self.stores.len() as u32;
            self.stores.push(value.clone());
            let at = access.at + lane * access.width;
            for (i, byte) in bytes[at..at + access.width].iter_mut().enumerate() {
                *byte = Byte::Of(number, i as u8);
            }
        }
    }

    fn load(&mut self, access: &Access<'_>, bytes: &[Byte], (block, index): (Block, usize)) {
        let read = &bytes[access.at..access.at + access.width * access.lanes.len()];
        let is_register =
            |lane: &MOperand| lane.as_reg().is_some_and(|reg| has_words(self.mir.classes[reg]));
        if read.contains(&Byte::Unknown) || !access.lanes.iter().all(is_register) {
            self.slots.places.remove(&access.symbol);
            return;
        }
        let lanes = access.lanes.iter().zip(read.chunks(access.width));
        let lanes = lanes.map(|(lane, read)| (lane.clone(), read.into())).collect();
        let Access { symbol, ty, .. } = *access;
        self.loads.push(Load { symbol, block, index, ty, lanes });
    }
}

/// Computes what loads of the promoted slots read, and removes these and their accesses.
fn rewrite(mir: &mut MirFunction, slots: &Slots, stores: &[MOperand], loads: Vec<Load>) {
    let mut by_place: FxHashMap<(Block, usize), Load> = FxHashMap::default();
    for load in loads.into_iter().filter(|load| slots.places.contains_key(&load.symbol)) {
        by_place.insert((load.block, load.index), load);
    }
    for block in mir.order.clone() {
        let accesses = |code: &Code| matches!(code, Code::Inst(i) if slots.access(i).is_some());
        if !mir.block(block).code.iter().any(accesses) {
            continue;
        }
        let old = std::mem::take(&mut mir.block_mut(block).code);
        // Where each statement comes to stand, for what a debugger is told.
        let mut starts = (!mir.debug.is_empty()).then(|| Vec::with_capacity(old.len() + 1));
        let mut new = Vec::with_capacity(old.len());
        for (index, code) in old.into_iter().enumerate() {
            if let Some(starts) = &mut starts {
                starts.push(new.len() as u32);
            }
            match (code, by_place.remove(&(block, index))) {
                (Code::Inst(inst), Some(load)) => {
                    let mut picker = Picker { mir, stores, code: &mut new, origin: inst.origin };
                    load.lanes.iter().for_each(|(to, read)| picker.load(to, load.ty, read));
                }
                (Code::Inst(inst), None) if slots.access(&inst).is_some() => {}
                (code, _) => new.push(code),
            }
        }
        if let Some(mut starts) = starts {
            starts.push(new.len() as u32);
            let marks = mir.debug[block].iter_mut();
            marks.for_each(|mark| mark.index = starts[mark.index as usize]);
        }
        mir.block_mut(block).code = new;
    }
    mir.prologue.retain(|statement| match statement {
        Statement::Variable(variable) => !slots.places.contains_key(&variable.name),
        _ => true,
    });
}

/// What a byte of a word is picked from.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Pick {
    /// Nobody reads it.
    Any,
    Zero,
    /// Of a word of what a store has written, with the number of the byte in it.
    Byte(Word, u8),
    /// Eight times the sign of that.
    Sign(Word, u8),
}

/// The low or the high word of what a store has written.
type Word = (u32, u8);

impl Pick {
    fn word(self) -> Option<Word> {
        match self {
            Pick::Any | Pick::Zero => None,
            Pick::Byte(word, _) | Pick::Sign(word, _) => Some(word),
        }
    }

    /// What `prmt` calls it when its word is the first or the second operand.
    fn selector(self, operand: u32) -> u32 {
        match self {
            Pick::Any => 0,
            Pick::Zero => 4,
            Pick::Byte(_, byte) => operand * 4 + u32::from(byte),
            Pick::Sign(_, byte) => 8 + operand * 4 + u32::from(byte),
        }
    }
}

/// Computes what is loaded from what was stored.
struct Picker<'a> {
    mir: &'a mut MirFunction,
    stores: &'a [MOperand],
    code: &'a mut Vec<Code>,
    origin: cranelift_entity::packed_option::PackedOption<Origin>,
}

impl Picker<'_> {
    fn put(&mut self, inst: MInst) {
        self.code.push(Code::Inst(inst.from(self.origin)));
    }

    fn temp(&mut self, class: RegClass) -> MOperand {
        Operand::Reg(self.mir.new_reg(class))
    }

    fn class(&self, operand: &MOperand) -> Option<RegClass> {
        operand.as_reg().map(|reg| self.mir.classes[reg])
    }

    /// Puts what is read as `ty` into a register.
    fn load(&mut self, to: &MOperand, ty: PtxType, read: &[Byte]) {
        let class = self.class(to).expect("a load has a register");
        if let Some(whole) = self.whole(class, read).or_else(|| self.known(ty, class, read)) {
            return self.put(mov(class, to.clone(), whole));
        }
        let [mut low, high] = picks(ty, read);
        match class {
            RegClass::B64 => {
                let halves = [low, high].map(|picks| self.word(picks));
                self.put(typed(rows::MOV, PtxType::B64, [to.clone(), Operand::list(halves)]));
            }
            RegClass::B16 => {
                low[2..].fill(Pick::Any);
                let word = self.word(low);
                self.put(
                    typed(rows::CVT_INT, PtxType::U16, [to.clone(), word])
                        .with_type(1, PtxType::U32),
                );
            }
            _ => {
                let word = self.word(low);
                self.put(mov(class, to.clone(), word));
            }
        }
    }

    /// What was stored, if that is just what is read, in a register of the same class.
    fn whole(&self, class: RegClass, read: &[Byte]) -> Option<MOperand> {
        let Byte::Of(store, 0) = read[0] else { return None };
        let is_in_order =
            read.iter().enumerate().all(|(i, &byte)| byte == Byte::Of(store, i as u8));
        let stored = &self.stores[store as usize];
        let fills = read.len() * 8 == class.ty().bits() as usize;
        (is_in_order && fills && self.class(stored) == Some(class)).then(|| stored.clone())
    }

    /// What is read as `ty`, if only immediates were stored there.
    fn known(&self, ty: PtxType, class: RegClass, read: &[Byte]) -> Option<MOperand> {
        let byte = |byte: &Byte| match *byte {
            Byte::Of(store, byte) => {
                Some(immediate(&self.stores[store as usize])?.to_le_bytes()[usize::from(byte)])
            }
            Byte::Undefined | Byte::Unknown => Some(0),
        };
        let bytes = read.iter().map(byte).collect::<Option<SmallVec<[u8; 8]>>>()?;
        let is_negative = ty.is_signed() && bytes.last().is_some_and(|&byte| byte >= 0x80);
        let mut all = [if is_negative { 0xff } else { 0 }; 8];
        all[..bytes.len()].copy_from_slice(&bytes);
        let bits = i64::from_le_bytes(all);
        Some(Operand::Int(match class {
            RegClass::B16 => i64::from(bits as i16),
            RegClass::B32 => i64::from(bits as i32),
            _ => bits,
        }))
    }

    /// A word of these bytes, by a `prmt` for each word that they are of: the first takes two words
    /// where no byte is zero.
    fn word(&mut self, picks: [Pick; 4]) -> MOperand {
        let mut words: SmallVec<[Word; 4]> = SmallVec::new();
        for word in picks.iter().filter_map(|pick| pick.word()) {
            if !words.contains(&word) {
                words.push(word);
            }
        }
        let Some((&first, others)) = words.split_first() else {
            let zero = self.temp(RegClass::B32);
            self.put(mov(RegClass::B32, zero.clone(), Operand::Int(0)));
            return zero;
        };
        let select = |mut selectors: [u32; 4], word: Word, operand: u32| {
            for (selector, pick) in selectors.iter_mut().zip(picks) {
                if pick.word() == Some(word) {
                    *selector = pick.selector(operand);
                }
            }
            selectors
        };
        let source = self.half(first);
        let (mut picked, others) = match others.split_first() {
            Some((&second, others)) if !picks.contains(&Pick::Zero) => {
                let selectors = select(select([0; 4], first, 0), second, 1);
                let other = self.half(second);
                (self.prmt(source, other, selectors), others)
            }
            _ => match select([4; 4], first, 0) {
                [0, 1, 2, 3] => (source, others),
                selectors => (self.prmt(source, Operand::Int(0), selectors), others),
            },
        };
        for &word in others {
            let source = self.half(word);
            picked = self.prmt(picked, source, select([0, 1, 2, 3], word, 1));
        }
        picked
    }

    fn prmt(&mut self, a: MOperand, b: MOperand, selectors: [u32; 4]) -> MOperand {
        let to = self.temp(RegClass::B32);
        let selector = selectors.iter().rev().fold(0, |all, one| (all << 4) | i64::from(*one));
        let operands = [to.clone(), a, b, Operand::Int(selector)];
        self.put(typed(rows::PRMT, PtxType::B32, operands));
        to
    }

    /// A word of what was stored, in a register of 32 bits.
    fn half(&mut self, (store, half): Word) -> MOperand {
        let stored = self.stores[store as usize].clone();
        if let Some(bits) = immediate(&stored) {
            return self.constant(bits, half);
        }
        match self.class(&stored) {
            Some(RegClass::B32) => stored,
            Some(RegClass::B16) => {
                let wide = self.temp(RegClass::B32);
                self.put(
                    typed(rows::CVT_INT, PtxType::U32, [wide.clone(), stored])
                        .with_type(1, PtxType::U16),
                );
                wide
            }
            _ => {
                let halves = [self.temp(RegClass::B32), self.temp(RegClass::B32)];
                let operands = [Operand::list(halves.clone()), stored];
                self.put(typed(rows::MOV, PtxType::B64, operands));
                let [low, high] = halves;
                if half == 0 { low } else { high }
            }
        }
    }

    /// A word of an immediate.
    fn constant(&mut self, bits: u64, half: u8) -> MOperand {
        let word = self.temp(RegClass::B32);
        let bits = (bits >> (32 * u32::from(half))) as u32;
        self.put(mov(RegClass::B32, word.clone(), Operand::Int(i64::from(bits as i32))));
        word
    }
}

/// Whether a register of this class holds at most two words, in a form that `prmt` and moves take.
fn has_words(class: RegClass) -> bool {
    matches!(class, RegClass::B16 | RegClass::B32 | RegClass::B64)
}

/// The bits of an immediate.
fn immediate(operand: &MOperand) -> Option<u64> {
    match *operand {
        Operand::Int(bits) => Some(bits as u64),
        Operand::F64(bits) => Some(bits),
        Operand::F32(bits) => Some(bits.into()),
        _ => None,
    }
}

/// What the low and the high word of a register are picked from that holds what is read as `ty`.
fn picks(ty: PtxType, read: &[Byte]) -> [[Pick; 4]; 2] {
    let pick = |byte: Byte| match byte {
        Byte::Of(store, byte) => Pick::Byte((store, byte / 4), byte % 4),
        Byte::Undefined | Byte::Unknown => Pick::Zero,
    };
    let extension = match read.last().map(|&byte| pick(byte)) {
        Some(Pick::Byte(word, byte)) if ty.is_signed() => Pick::Sign(word, byte),
        _ => Pick::Zero,
    };
    let at = |index: usize| read.get(index).map_or(extension, |&byte| pick(byte));
    [[0, 1, 2, 3], [4, 5, 6, 7]].map(|indices| indices.map(at))
}
