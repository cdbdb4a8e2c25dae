//! A machine of a few CTAs with one thread each, that runs one instruction after the other.

use irc_ptx::isa::sem::{
    Access, AsyncCopy, Fault, Form, GroupKind, Machine, Opaque, Sem, Step, Values, truncate,
};
use irc_ptx::isa::{Order, PtxType, RegClass, Scope, Space};
use irc_ptx::{Base, Inst, Item, Module, Operand, Reg, Statement};
use irc_runtime::sim::copies::{Copies, Due, Timing};
use std::collections::HashMap;

/// Where the windows of the CTAs of the cluster lie in shared space, each so far from the last.
pub const WINDOW: u64 = 1 << 24;
/// Where shared space begins in generic addresses.
pub const GENERIC: u64 = 1 << 40;
/// Where global memory begins.
pub const GLOBAL: u64 = 0x1_0000;

/// What the machine records besides reads and writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    Release(Access),
    Acquire(Access),
    Fence(Order, Scope),
    Undefined(u64, u32),
}

/// The machine.
pub struct Cluster {
    pub shared: Vec<Vec<u8>>,
    pub global: Vec<u8>,
    /// The CTA whose thread acts.
    pub cta: usize,
    /// Whether waits go on.
    pub patient: bool,
    pub events: Vec<Event>,
    /// Uninitialised addresses in the first CTA.
    pub unwritten: Vec<u64>,
    copies: Vec<Copies<usize>>,
    registers: HashMap<Reg, u128>,
    stack: u64,
}

impl Cluster {
    pub fn new(ctas: usize, timing: Timing) -> Self {
        Self {
            shared: vec![vec![0xa5; 4096]; ctas],
            global: (0..4096u32).map(|n| (n % 251) as u8).collect(),
            cta: 0,
            patient: true,
            events: Vec::new(),
            unwritten: Vec::new(),
            copies: vec![Copies::new(timing); ctas],
            registers: HashMap::new(),
            stack: 0x8000,
        }
    }

    /// A 64-bit register.
    pub fn rd(&self, n: u32) -> u64 {
        self.registers.get(&Reg::new(RegClass::B64, n)).map_or(0, |&value| value as u64)
    }

    pub fn set_rd(&mut self, n: u32, value: u64) {
        self.registers.insert(Reg::new(RegClass::B64, n), value.into());
    }

    /// A 32-bit register.
    pub fn r(&self, n: u32) -> u32 {
        self.registers.get(&Reg::new(RegClass::B32, n)).map_or(0, |&value| value as u32)
    }

    pub fn set_r(&mut self, n: u32, value: u32) {
        self.registers.insert(Reg::new(RegClass::B32, n), value.into());
    }

    /// A predicate.
    pub fn p(&self, n: u32) -> bool {
        self.registers.get(&Reg::new(RegClass::Pred, n)).is_some_and(|&value| value == 1)
    }

    pub fn set_p(&mut self, n: u32, value: bool) {
        self.registers.insert(Reg::new(RegClass::Pred, n), value.into());
    }

    /// Runs instructions that all must run.
    #[track_caller]
    pub fn run(&mut self, lines: &str) {
        for inst in parse(lines) {
            match self.step(&inst) {
                Ok(Step::Done) => {}
                other => panic!("{other:?} of {}", inst.mnemonic()),
            }
        }
    }

    /// Runs one instruction, which may wait or fail.
    #[track_caller]
    pub fn attempt(&mut self, line: &str) -> Result<Step, Fault> {
        let [inst] = &parse(line)[..] else { panic!("one instruction: {line}") };
        self.step(inst)
    }

    /// Runs one instruction that must not run.
    #[track_caller]
    pub fn fault(&mut self, line: &str) -> String {
        match self.attempt(line) {
            Ok(step) => panic!("{step:?} of {line}"),
            Err(fault) => fault.to_string(),
        }
    }

    /// Lets all copies of all threads end.
    pub fn drain(&mut self) -> Result<(), Fault> {
        (0..self.copies.len()).try_for_each(|cta| self.run_due(cta, Due::All))
    }

    pub fn is_idle(&self) -> bool {
        self.copies.iter().all(Copies::is_empty)
    }

    fn run_due(&mut self, thread: usize, due: Due) -> Result<(), Fault> {
        let acting = self.cta;
        while let Some(mut job) = self.copies[thread].take(due) {
            self.cta = job.tag;
            let stepped = job.step(self);
            self.cta = acting;
            if stepped? {
                self.copies[thread].put_back(job);
            }
        }
        Ok(())
    }

    fn value(&self, operand: &Operand<Reg>, bits: u32) -> u128 {
        let register = |reg: &Reg| self.registers.get(reg).copied().unwrap_or(0);
        let value = match operand {
            Operand::Reg(reg) => register(reg),
            Operand::Not(reg) => 1 ^ register(reg),
            Operand::Int(value) => *value as i128 as u128,
            Operand::F32(bits) => u128::from(*bits),
            Operand::Address(address) => match &address.base {
                Base::Reg(reg) => register(reg).wrapping_add(i128::from(address.offset) as u128),
                Base::Absolute => i128::from(address.offset) as u128,
                Base::Symbol(_) => panic!("the machine has no variables"),
            },
            other => panic!("the machine has no {other:?}"),
        };
        truncate(value, bits)
    }

    fn step(&mut self, inst: &Inst<Reg>) -> Result<Step, Fault> {
        let form = Form::of(inst);
        let mut v = Values::default();
        let list = |operand: &Operand<Reg>| match operand {
            Operand::List(items) => items.len(),
            _ => 0,
        };
        assert!(v.lay_out(inst.ruled_operands().map(|(_, operand)| list(operand))));
        for (n, (rule, operand)) in inst.ruled_operands().enumerate() {
            let bits = inst.type_of(rule.ty).unwrap_or(PtxType::B64).bits();
            match operand {
                Operand::Omitted | Operand::Sink => continue,
                _ if rule.role.writes() => {}
                Operand::List(items) => {
                    for (at, item) in items.iter().enumerate() {
                        v.list_mut(n)[at] = self.value(item, bits);
                    }
                }
                operand => v.scalars[n] = self.value(operand, bits),
            }
            v.given |= 1 << n;
        }
        let step = match form.row.sem {
            Sem::Memory(f) => f(&form, &mut v, self)?,
            Sem::Lane(f) => {
                f(&form, &mut v);
                Step::Done
            }
            other => panic!("{other:?} of {}", inst.mnemonic()),
        };
        if step == Step::Done {
            for (n, (rule, operand)) in inst.ruled_operands().enumerate() {
                let bits = inst.type_of(rule.ty).unwrap_or(PtxType::B64).bits();
                match operand {
                    _ if !rule.role.writes() => {}
                    Operand::Reg(reg) => {
                        self.registers.insert(*reg, truncate(v.scalars[n], bits));
                    }
                    Operand::List(items) => {
                        for (item, &value) in items.iter().zip(v.list(n)) {
                            if let Operand::Reg(reg) = item {
                                self.registers.insert(*reg, truncate(value, bits));
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        Ok(step)
    }

    /// The memory at an address, which is aligned to the size.
    fn memory(&mut self, access: Access, bytes: usize) -> Result<&mut [u8], Fault> {
        let size = bytes as u32;
        let Access { address, .. } = access;
        assert!(bytes.is_power_of_two() && bytes <= 16, "{bytes} bytes at once");
        if !address.is_multiple_of(bytes as u64) {
            return Err(Fault::Misaligned { address, bytes: size });
        }
        let out_of_bounds = Fault::OutOfBounds { address, bytes: size };
        let (memory, offset) = match (access.space, address.checked_sub(GENERIC)) {
            (Some(Space::Global), _) | (None, None) => {
                (&mut self.global, address.checked_sub(GLOBAL).ok_or(out_of_bounds)?)
            }
            (Some(Space::Shared | Space::SharedCta), _) => (&mut self.shared[self.cta], address),
            (Some(Space::SharedCluster), _) => self.window(address)?,
            (None, Some(shared)) => self.window(shared)?,
            (Some(space), _) => panic!("the machine has no {space:?}"),
        };
        memory.get_mut(offset as usize..).and_then(|m| m.get_mut(..bytes)).ok_or(out_of_bounds)
    }

    fn window(&mut self, address: u64) -> Result<(&mut Vec<u8>, u64), Fault> {
        let rank = self.rank_of(address)? as usize;
        Ok((&mut self.shared[rank], address % WINDOW))
    }
}

/// The instructions in a kernel of these lines.
#[track_caller]
fn parse(lines: &str) -> Vec<Inst<Reg>> {
    let text = format!(
        ".version 9.3\n.target sm_100a\n.address_size 64\n.entry k() {{
         .reg .pred %p<8>; .reg .b16 %rs<8>; .reg .b32 %r<16>; .reg .b64 %rd<16>;
         .reg .b128 %rq<4>;
         {lines} }}"
    );
    let module = Module::parse(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
    let mut all = Vec::new();
    for item in module.items {
        if let Item::Function(function) = item {
            for statement in function.body.into_iter().flat_map(|body| body.statements) {
                if let Statement::Inst(inst) = statement {
                    all.push(inst);
                }
            }
        }
    }
    all
}

impl Machine for Cluster {
    fn select(&mut self, lane: u32) {
        assert_eq!(lane, 0, "there is one thread");
    }

    fn read(&mut self, access: Access, bytes: &mut [u8]) -> Result<(), Fault> {
        bytes.copy_from_slice(self.memory(access, bytes.len())?);
        Ok(())
    }

    fn write(&mut self, access: Access, bytes: &[u8]) -> Result<(), Fault> {
        self.memory(access, bytes.len())?.copy_from_slice(bytes);
        Ok(())
    }

    fn unwritten(&mut self, access: Access, bytes: usize) -> u32 {
        let is_unwritten = |n: &u64| {
            access.space == Some(Space::SharedCta) && self.unwritten.contains(&(access.address + n))
        };
        (0..bytes as u64).filter(is_unwritten).map(|n| 1 << n).sum()
    }

    fn undefine(&mut self, access: Access, bytes: u32) -> Result<(), Fault> {
        self.events.push(Event::Undefined(access.address, bytes));
        Ok(())
    }

    fn to_generic(&mut self, space: Space, address: u64) -> u64 {
        if space == Space::Global { address } else { address + GENERIC }
    }

    fn to_space(&mut self, space: Space, address: u64) -> u64 {
        if space == Space::Global { address } else { address.wrapping_sub(GENERIC) }
    }

    fn is_in(&mut self, space: Space, address: u64) -> bool {
        let rank = address.checked_sub(GENERIC).map(|shared| self.rank_of(shared));
        match space {
            Space::Global => (GLOBAL..GENERIC).contains(&address),
            Space::SharedCluster => matches!(rank, Some(Ok(_))),
            _ => rank == Some(Ok(self.cta as u32)),
        }
    }

    fn is_shared(&mut self, access: Access) -> bool {
        match access.space {
            None => access.address >= GENERIC,
            Some(space) => space != Space::Global,
        }
    }

    fn map_shared(&mut self, address: u64, rank: u32) -> Result<u64, Fault> {
        if rank as usize >= self.shared.len() {
            let what = "no CTA of the cluster has this rank";
            return Err(Fault::Operand { what, value: rank.into() });
        }
        Ok(address % WINDOW + WINDOW * u64::from(rank + 1))
    }

    fn rank_of(&mut self, address: u64) -> Result<u32, Fault> {
        let rank = (address / WINDOW).checked_sub(1).map_or(self.cta, |rank| rank as usize);
        if rank < self.shared.len() {
            return Ok(rank as u32);
        }
        Err(Fault::OutOfBounds { address, bytes: 1 })
    }

    fn cluster(&mut self) -> (u32, u32) {
        (self.cta as u32, self.shared.len() as u32)
    }

    fn fence(&mut self, order: Order, scope: Scope) {
        self.events.push(Event::Fence(order, scope));
    }

    fn release(&mut self, object: Access) {
        self.events.push(Event::Release(object));
    }

    fn acquire(&mut self, object: Access) {
        self.events.push(Event::Acquire(object));
    }

    fn wait_for(&mut self, _: Access) -> Result<bool, Fault> {
        (0..self.copies.len()).try_for_each(|cta| self.run_due(cta, Due::Barriers))?;
        Ok(self.patient)
    }

    fn start(&mut self, copy: AsyncCopy) -> Result<(), Fault> {
        self.copies[self.cta].start(copy, self.cta);
        self.run_due(self.cta, Due::Now)
    }

    fn commit(&mut self, kind: GroupKind) {
        self.copies[self.cta].commit(kind);
    }

    fn groups_done(
        &mut self,
        kind: GroupKind,
        keep: usize,
        sources_read: bool,
    ) -> Result<bool, Fault> {
        self.run_due(self.cta, Due::Groups { kind, keep, sources_read })?;
        Ok(true)
    }

    fn stack_pointer(&mut self) -> u64 {
        self.stack
    }

    fn set_stack_pointer(&mut self, pointer: u64) -> Result<(), Fault> {
        self.stack = pointer;
        Ok(())
    }

    fn allocate(&mut self, bytes: u64, align: u64) -> Result<u64, Fault> {
        self.stack = (self.stack - bytes) & !(align - 1);
        Ok(self.stack)
    }

    fn opaque(&mut self, _: u64) -> Result<Opaque, Fault> {
        Err(Fault::NotSimulated { what: "textures" })
    }
}
