//! `ptx` operations: rows of the ISA table as they are, with a register for each slot.
//!
//! A register of machine code is written once, so each write of a slot makes a new one; where an
//! instruction reads and writes one register (an accumulator, a destination under a guard), the old
//! value is moved there first. Values lie in the registers that the row wants, or are moved into
//! such: small integers, which have 32 bits elsewhere, and integers of 128 bits.

mod runs;

use crate::converged::is_single_row;
use crate::error::CodegenError;
use crate::mir::VReg;
use crate::select::{MInst, MOperand, Selector, constant, mov, typed};
use irc_ir::entity::{Inst, Value};
use irc_ir::op::{PtxArg, PtxCode, Slot};
use irc_ir::types::Type;
use irc_ptx::isa::{self, PtxType, RegClass, Role, Shape};
use irc_ptx::{Address, Base, Operand, Operands};

/// What is in a slot.
#[derive(Clone, Copy)]
pub(super) enum Content {
    Nothing,
    Reg(VReg),
    /// The address that an operand is, which goes into brackets whole.
    Pointer(Value),
    /// A constant or symbol that stands for itself.
    Immediate(Value),
}

impl Selector<'_> {
    pub(super) fn ptx(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let func = self.func;
        let code = func.dfg.ptx_code(inst).expect("the row says that ptx carries code");
        let args = func.dfg.args(inst);
        if code.insts.iter().any(is_single_row) {
            self.is_converged(inst)?;
        }
        let mut contents = vec![Content::Nothing; code.classes.len()];
        for (n, (&value, arg)) in args.iter().zip(&code.args).enumerate() {
            let slot = code.arg(n);
            contents[slot.index()] = match arg {
                PtxArg::Address(_) => Content::Pointer(value),
                _ if self.ptx_immediate(code, slot, value) => Content::Immediate(value),
                _ => Content::Nothing,
            };
        }
        let out_of_range = self.ptx_out_of_range(code, &contents);
        for (n, &value) in args.iter().enumerate() {
            let slot = code.arg(n);
            let in_register = match contents[slot.index()] {
                Content::Nothing => true,
                Content::Immediate(value) => out_of_range && self.const_bits(value).is_some(),
                _ => false,
            };
            if in_register {
                let reg = self.ptx_source(value, code.classes[slot.index()]);
                contents[slot.index()] = Content::Reg(reg);
            }
        }
        for &(result, arg) in &code.starts {
            contents[usize::from(result)] = contents[code.arg(usize::from(arg)).index()];
        }
        if code.has_branches() {
            return self.ptx_runs(inst, code, contents);
        }
        let finals = self.ptx_finals(inst, code);
        let needs_fence = code.insts.iter().any(|row| row.row().holds_registers)
            && self.ptx_needs_fence(inst, code);
        for (i, row) in code.insts.iter().enumerate() {
            let is_final = |slot: Slot| {
                finals.get(slot.index()).and_then(|&(at, reg)| reg.filter(|_| at == i))
            };
            let row = self.ptx_row(code, row, &mut contents, is_final);
            if needs_fence && row.row().holds_registers {
                self.put(MInst::new(isa::rows::WGMMA_FENCE, Operands::new()));
            }
            self.put(row);
        }
        for (n, result) in func.dfg.results(inst).enumerate() {
            let Content::Reg(reg) = contents[n] else { unreachable!("the verifier saw a write") };
            if finals[n].1.is_none() {
                self.ptx_result(result, reg, code.classes[n]);
            }
        }
        Ok(())
    }

    /// Whether the constants among the contents are immediates that an instruction does not take,
    /// though it takes them in registers.
    fn ptx_out_of_range(&self, code: &PtxCode, contents: &[Content]) -> bool {
        code.insts.iter().filter(|inst| inst.row().looks_at_immediates()).any(|inst| {
            let operands = inst.ruled_operands().map(|(rule, operand)| match operand {
                &Operand::Reg(slot) => match contents[slot.index()] {
                    Content::Immediate(value) => self.ptx_constant(inst.type_of(rule.ty), value),
                    _ => Operand::Reg(slot),
                },
                operand => operand.clone(),
            });
            let operands = operands.collect();
            irc_ptx::Inst { operands, ..inst.clone() }.is_excluded()
        })
    }

    /// Whether registers of a warp group's product are written right before it, behind the fence
    /// that orders such writes: constants, and accumulators that live on elsewhere.
    fn ptx_needs_fence(&self, inst: Inst, code: &PtxCode) -> bool {
        let args = self.func.dfg.args(inst);
        let is_start = |n: usize| code.starts.iter().any(|&(_, arg)| usize::from(arg) == n);
        args.iter().enumerate().any(|(n, &arg)| {
            let in_register = !self.ptx_immediate(code, code.arg(n), arg);
            self.const_bits(arg).is_some() && in_register || is_start(n) && self.uses[arg] > 1
        })
    }

    /// For each result the instruction that writes it last, and the register that it goes to, if it
    /// can go there at once.
    fn ptx_finals(&self, inst: Inst, code: &PtxCode) -> Vec<(usize, Option<VReg>)> {
        let mut finals = vec![(usize::MAX, None); code.results.len()];
        for (i, row) in code.insts.iter().enumerate() {
            row.visit_regs(|slot, role| {
                if role.writes()
                    && let Some(last) = finals.get_mut(slot.index())
                {
                    last.0 = i;
                }
            });
        }
        for (n, result) in self.func.dfg.results(inst).enumerate() {
            let (held, count) = crate::select::parts::registers_of(self.func.dfg.ty(result));
            let is_written = finals[n].0 != usize::MAX;
            if count == 1 && held == code.classes[n] && is_written {
                finals[n].1 = Some(self.dst_part(result, 0));
            }
        }
        finals
    }

    /// Whether a constant stands only where its row takes an immediate, or an address or handle
    /// where it takes a symbol.
    fn ptx_immediate(&self, code: &PtxCode, slot: Slot, value: Value) -> bool {
        let is_constant = self.const_bits(value).is_some();
        let symbol = self.named_address(value);
        if !is_constant && symbol.is_none() {
            return false;
        }
        // A name may stand where it likes, where it may stand.
        let most = if symbol.is_some() { u32::MAX } else { 1 };
        let mut misfits = false;
        let mut uses = 0;
        for inst in &code.insts {
            let is_guard = inst.guard.is_some_and(|guard| guard.pred == slot);
            misfits |= is_guard;
            if symbol.is_some() && self.ptx_excludes_name(inst, slot, value) {
                return false;
            }
            for (rule, operand) in inst.ruled_operands() {
                let rules = match rule.shape {
                    Shape::Bracket(rules) => rules,
                    _ => std::slice::from_ref(rule),
                };
                let (items, usual) = match operand {
                    Operand::Bracket(items) => (&items[..], isa::Space::Global),
                    operand => (std::slice::from_ref(operand), isa::Space::Shared),
                };
                for (rule, item) in rules.iter().zip(items) {
                    let mut count = 0;
                    item.visit_regs(rule.role, &mut |used, _| count += u32::from(used == slot));
                    if count == 0 {
                        continue;
                    }
                    let constant = match (item, symbol) {
                        (Operand::Reg(_), _) => {
                            Some(self.ptx_constant(inst.type_of(rule.ty), value))
                        }
                        (Operand::Address(at), Some((symbol, 0))) => Some(at_symbol(at, symbol)),
                        _ => None,
                    };
                    let fits = constant.is_some_and(|constant| inst.fits(rule, &constant));
                    uses += count;
                    misfits |= rule.role != Role::Use || !fits;
                    misfits |= symbol.is_some() && !self.ptx_reaches(inst, rule, value, usual);
                }
            }
        }
        let starts = code.starts.iter().any(|&(_, arg)| code.arg(usize::from(arg)) == slot);
        (1..=most).contains(&uses) && !misfits && !starts
    }

    /// Whether an instruction may name the variable that a pointer is the address of: `usual` is
    /// the space that it must be in where the instruction does not say it.
    fn ptx_reaches(
        &self,
        inst: &irc_ptx::Inst<Slot>,
        rule: &isa::OperandRule,
        value: Value,
        usual: isa::Space,
    ) -> bool {
        let Type::Ptr(at) = self.func.dfg.ty(value) else { return true };
        let wanted = inst.modifier().map_or(usual, isa::Space::main);
        !rule.accepts.contains(isa::Accepts::VARIABLE) || crate::select::space(at) == Some(wanted)
    }

    /// Whether an instruction does not take the name of such a thing in place of a slot.
    fn ptx_excludes_name(&self, inst: &irc_ptx::Inst<Slot>, slot: Slot, value: Value) -> bool {
        let referent = self.func.dfg.ty(value).referent();
        let refers = |used: Slot| referent.filter(|_| used == slot);
        inst.exclusion_of_names(self.env.module.textures, &refers).is_some()
    }

    /// A constant or symbol as an operand of a PTX type.
    fn ptx_constant<R>(&self, ty: Option<PtxType>, value: Value) -> Operand<R> {
        if let Some((symbol, offset)) = self.named_address(value) {
            return Operand::Symbol(symbol, offset);
        }
        let bits = self.const_bits(value).unwrap_or(0);
        match ty {
            Some(PtxType::F32) => Operand::F32(bits as u32),
            Some(PtxType::F64) => Operand::F64(bits),
            Some(ty) if ty.is_signed() || ty.kind() == isa::TypeKind::Bits => {
                Operand::Int(crate::select::sign_extend(bits, self.func.dfg.ty(value).bits()))
            }
            _ => Operand::Int(bits as i64),
        }
    }

    /// A register of a class with a value.
    fn ptx_source(&mut self, value: Value, class: RegClass) -> VReg {
        let ty = self.func.dfg.ty(value);
        let (held, count) = crate::select::parts::registers_of(ty);
        if count == 2 {
            let halves = [self.reg_part(value, 0), self.reg_part(value, 1)];
            let wide = self.temp(class);
            let halves = Operand::regs(halves);
            self.put(typed(isa::rows::MOV, class.ty(), [Operand::Reg(wide), halves]));
            return wide;
        }
        let reg = self.reg(value);
        if held == class {
            return reg;
        }
        let narrow = self.temp(class);
        self.put(resize(narrow, class, reg, held));
        narrow
    }

    /// Moves what the code has made into the registers of a result.
    pub(super) fn ptx_result(&mut self, result: Value, reg: VReg, class: RegClass) {
        let ty = self.func.dfg.ty(result);
        let (held, count) = crate::select::parts::registers_of(ty);
        let dst = self.dst_part(result, 0);
        let inst = match count {
            2 => {
                let halves = Operand::regs([dst, self.dst_part(result, 1)]);
                typed(isa::rows::MOV, class.ty(), [halves, Operand::Reg(reg)])
            }
            _ if held == class => mov(class, Operand::Reg(dst), Operand::Reg(reg)),
            _ => resize(dst, held, reg, class),
        };
        self.put(inst);
    }

    /// One instruction over the registers that are in the slots; notes what it writes.
    pub(super) fn ptx_row(
        &mut self,
        code: &PtxCode,
        inst: &irc_ptx::Inst<Slot>,
        contents: &mut [Content],
        is_final: impl Fn(Slot) -> Option<VReg>,
    ) -> MInst {
        let mut next = contents.to_vec();
        inst.visit_regs(|slot, role| {
            if !role.writes() {
                return;
            }
            let class = code.classes[slot.index()];
            let new = is_final(slot).unwrap_or_else(|| self.temp(class));
            next[slot.index()] = Content::Reg(new);
            if role == Role::Tied {
                // What has not been written yet may be anything.
                let old = match self.ptx_read(contents[slot.index()], class) {
                    Some(old) => Operand::Reg(old),
                    None => constant(class, 0),
                };
                self.put(mov(class, Operand::Reg(new), old));
            }
        });
        let mut operands = Operands::new();
        for (rule, operand) in inst.ruled_operands() {
            let contents = if rule.role.writes() { &next } else { &*contents };
            operands.push(self.ptx_operand(code, inst, rule, operand, contents));
        }
        let guard = inst.guard.map(|guard| irc_ptx::Guard {
            pred: self.ptx_slot(code, guard.pred, contents),
            negated: guard.negated,
        });
        contents.copy_from_slice(&next);
        let mut row = MInst::new(inst.row, operands);
        (row.mods, row.guard) = (inst.mods, guard);
        row
    }

    /// An operand with what is in its slots.
    fn ptx_operand(
        &mut self,
        code: &PtxCode,
        inst: &irc_ptx::Inst<Slot>,
        rule: &isa::OperandRule,
        operand: &Operand<Slot>,
        contents: &[Content],
    ) -> MOperand {
        match *operand {
            Operand::Reg(slot) => match contents[slot.index()] {
                Content::Immediate(value) => self.ptx_constant(inst.type_of(rule.ty), value),
                _ => Operand::Reg(self.ptx_slot(code, slot, contents)),
            },
            Operand::Not(slot) => Operand::Not(self.ptx_slot(code, slot, contents)),
            Operand::Sum(slot, offset) => Operand::Sum(self.ptx_slot(code, slot, contents), offset),
            Operand::Video { reg, negated, select } => {
                let reg = self.ptx_slot(code, reg, contents);
                Operand::Video { reg, negated, select }
            }
            Operand::Address(ref address @ Address { base: Base::Reg(slot), offset, .. }) => {
                let name = match contents[slot.index()] {
                    Content::Immediate(value) => self.named_address(value),
                    _ => None,
                };
                match name {
                    Some((name, _)) => at_symbol(address, name),
                    None => self.ptx_address(code, slot, offset, contents),
                }
            }
            Operand::List(ref items) => Operand::list(
                items.iter().map(|item| self.ptx_operand(code, inst, rule, item, contents)),
            ),
            Operand::Bracket(ref items) => {
                let Shape::Bracket(rules) = rule.shape else {
                    unreachable!("the operand fits its rule")
                };
                let items = rules
                    .iter()
                    .zip(items.iter())
                    .map(|(rule, item)| self.ptx_operand(code, inst, rule, item, contents));
                Operand::Bracket(Box::new(items.collect()))
            }
            Operand::Omitted => Operand::Omitted,
            Operand::Sink => Operand::Sink,
            Operand::Int(value) => Operand::Int(value),
            Operand::F32(bits) => Operand::F32(bits),
            Operand::F64(bits) => Operand::F64(bits),
            Operand::Special(reg) => Operand::Special(reg),
            Operand::Address(Address { base: Base::Absolute, offset, explicit, unified }) => {
                let base = Base::Absolute;
                Operand::Address(Address { base, offset, explicit, unified })
            }
            Operand::Address(Address { base: Base::Symbol(_), .. })
            | Operand::Symbol(..)
            | Operand::Label(_)
            | Operand::Params(_) => unreachable!("the verifier refuses such operands"),
        }
    }

    /// `[pointer + offset]`, with what can be folded.
    fn ptx_address(
        &mut self,
        code: &PtxCode,
        slot: Slot,
        offset: i32,
        contents: &[Content],
    ) -> MOperand {
        if let Content::Pointer(value) = contents[slot.index()]
            && self.func.dfg.ty(value).is_ptr()
        {
            let address = self.address(value);
            if let Some(sum) = address.offset.checked_add(offset) {
                return Operand::Address(Address { offset: sum, ..address });
            }
        }
        Operand::at(self.ptx_slot(code, slot, contents), offset)
    }

    /// The register that is in a slot.
    pub(super) fn ptx_slot(&mut self, code: &PtxCode, slot: Slot, contents: &[Content]) -> VReg {
        let class = code.classes[slot.index()];
        self.ptx_read(contents[slot.index()], class).expect("the verifier saw a write")
    }

    pub(super) fn ptx_read(&mut self, content: Content, class: RegClass) -> Option<VReg> {
        match content {
            Content::Nothing => None,
            Content::Reg(reg) => Some(reg),
            // An address may have 32 bits.
            Content::Pointer(value) | Content::Immediate(value) => match self.const_bits(value) {
                Some(bits) => {
                    let reg = self.temp(class);
                    self.put(mov(class, Operand::Reg(reg), constant(class, bits)));
                    Some(reg)
                }
                None => Some(self.reg(value)),
            },
        }
    }
}

/// `[symbol]` in place of an address in a register.
fn at_symbol<R>(address: &Address<Slot>, symbol: irc_ptx::Symbol) -> Operand<R> {
    Operand::Address(Address {
        base: Base::Symbol(symbol),
        offset: address.offset,
        explicit: address.explicit,
        unified: address.unified,
    })
}

/// A conversion of bits between registers of different classes: of 8, 16 and 32 bits.
fn resize(dst: VReg, to: RegClass, src: VReg, from: RegClass) -> MInst {
    let unsigned = |class| match class {
        RegClass::B8 => PtxType::U8,
        RegClass::B16 => PtxType::U16,
        RegClass::B64 => PtxType::U64,
        _ => PtxType::U32,
    };
    typed(isa::rows::CVT_INT, unsigned(to), [Operand::Reg(dst), Operand::Reg(src)])
        .with_type(1, unsigned(from))
}
