//! Machine code of any control flow, for tests.
//!
//! The functions keep the invariants of [`crate::mir`]. They have unreachable blocks, double edges,
//! infinite loops, irreducible regions, many parameters (swapped and passed on), immediates on
//! edges, moves and accumulators that change in place.

use crate::layout::copy_inst;
use crate::mir::{Code, Edge, MirBlock, MirFunction, Terminator, VReg};
use arbtest::arbitrary::{Result, Unstructured};
use irc_ir::dominance::{Cfg, Dominators};
use irc_ir::entity::Block;
use irc_ptx::graph::FlowGraph as _;
use irc_ptx::isa::{Compare, MulPart, PtxType, RegClass, SpecialReg, WgmmaShape, rows};
use irc_ptx::{Inst, Operand};
use smallvec::smallvec;

/// The classes that random registers have.
const CLASSES: [RegClass; 3] = [RegClass::Pred, RegClass::B32, RegClass::B64];

/// A function of up to N blocks.
pub fn function(u: &mut Unstructured<'_>, max_blocks: usize) -> Result<MirFunction> {
    let targets = targets(u, max_blocks)?;
    with_targets(u, &targets)
}

/// A function whose blocks have these branch targets.
pub fn with_targets(u: &mut Unstructured<'_>, targets: &[Vec<usize>]) -> Result<MirFunction> {
    let entry = Block::from_u32(0);
    let cfg = Cfg::from_successors(targets.len(), Some(entry), |block, add| {
        targets[block.as_u32() as usize].iter().for_each(|&t| add(Block::from_u32(t as u32)));
    });
    let dom = Dominators::new(&cfg);
    let mut generator = Generator { u, mir: MirFunction::default(), known: Vec::new() };
    generator.known.resize(targets.len(), Vec::new());
    let mut params = vec![Vec::new(); targets.len()];
    for (i, params) in params.iter_mut().enumerate().skip(1) {
        if !cfg.preds(Block::from_u32(i as u32)).is_empty() {
            for _ in 0..generator.u.int_in_range(0..=4)? {
                let class = *generator.u.choose(&CLASSES)?;
                params.push(generator.mir.new_reg(class));
            }
        }
    }
    let mut code = vec![Vec::new(); targets.len()];
    for &block in dom.preorder() {
        let i = block.as_u32() as usize;
        let mut known =
            dom.idom(block).map_or(vec![], |d| generator.known[d.as_u32() as usize].clone());
        known.extend(&params[i]);
        code[i] = generator.code(&mut known)?;
        generator.known[i] = known;
    }
    for (i, code) in code.into_iter().enumerate() {
        let terminator = generator.terminator(i, &targets[i], &params)?;
        let block = MirBlock { params: params[i].clone(), code, terminator, origin: None.into() };
        generator.mir.blocks[Block::from_u32(i as u32)] = Some(block);
        generator.mir.order.push(Block::from_u32(i as u32));
    }
    Ok(generator.mir)
}

/// Branch targets; none is the entry.
pub fn targets(u: &mut Unstructured<'_>, max_blocks: usize) -> Result<Vec<Vec<usize>>> {
    let count = u.int_in_range(1..=max_blocks)?;
    let near: bool = u.arbitrary()?;
    let mut targets = Vec::new();
    for i in 0..count {
        let degree = if count == 1 { 0 } else { *u.choose(&[0, 1, 1, 1, 2, 2, 2, 2, 2, 3])? };
        let mut list = Vec::new();
        for _ in 0..degree {
            let (low, high) =
                if near { (i.saturating_sub(3), (i + 3).min(count - 1)) } else { (0, count - 1) };
            list.push(u.int_in_range(low.max(1)..=high.max(1))?);
        }
        targets.push(list);
    }
    Ok(targets)
}

struct Generator<'u, 'd> {
    u: &'u mut Unstructured<'d>,
    mir: MirFunction,
    /// By block, what is defined at its end.
    known: Vec<Vec<VReg>>,
}

impl Generator<'_, '_> {
    fn new_reg(&mut self, class: RegClass, known: &mut Vec<VReg>) -> VReg {
        let reg = self.mir.new_reg(class);
        known.push(reg);
        reg
    }

    /// A register of a class, if there is one.
    fn pick(&mut self, class: RegClass, known: &[VReg]) -> Result<Option<VReg>> {
        let fitting: Vec<VReg> =
            known.iter().copied().filter(|&reg| self.mir.classes[reg] == class).collect();
        // The newest are more likely.
        Ok(match fitting.len() {
            0 => None,
            n if self.u.arbitrary()? => {
                Some(fitting[self.u.int_in_range(n.saturating_sub(4)..=n - 1)?])
            }
            n => Some(fitting[self.u.int_in_range(0..=n - 1)?]),
        })
    }

    /// A register or an immediate.
    fn value(&mut self, class: RegClass, known: &[VReg]) -> Result<Operand<VReg>> {
        if self.u.ratio(1, 6)? {
            return self.constant(class);
        }
        Ok(match self.pick(class, known)? {
            Some(reg) => Operand::Reg(reg),
            None => self.constant(class)?,
        })
    }

    fn constant(&mut self, class: RegClass) -> Result<Operand<VReg>> {
        let max = if class == RegClass::Pred { 1 } else { 9 };
        Ok(Operand::Int(self.u.int_in_range(0..=max)?))
    }

    fn code(&mut self, known: &mut Vec<VReg>) -> Result<Vec<Code>> {
        let mut insts = Vec::new();
        for _ in 0..self.u.int_in_range(0..=6)? {
            self.insts(known, &mut insts)?;
        }
        Ok(insts.into_iter().map(Code::Inst).collect())
    }

    fn insts(&mut self, known: &mut Vec<VReg>, out: &mut Vec<Inst<VReg>>) -> Result<()> {
        use RegClass::{B32, B64, Pred};
        match self.u.int_in_range(0..=9)? {
            0 => {
                let d = self.new_reg(B32, known);
                let tid = Operand::Special(SpecialReg::TID_X);
                out.push(Inst::typed(rows::MOV, PtxType::U32, [Operand::Reg(d), tid]));
            }
            1..=3 => {
                let (a, b) = (self.value(B32, known)?, self.value(B32, known)?);
                let operands = [Operand::Reg(self.new_reg(B32, known)), a, b];
                out.push(Inst::typed(rows::ADD_INT, PtxType::U32, operands));
            }
            4 => {
                let (a, b) = (self.value(B32, known)?, self.value(B32, known)?);
                let operands = [Operand::Reg(self.new_reg(B64, known)), a, b];
                let mul = Inst::typed(rows::MUL_INT, PtxType::U32, operands);
                out.push(mul.with(MulPart::Wide));
            }
            5 | 6 => {
                let compare =
                    *self.u.choose(&[Compare::Eq, Compare::Lt, Compare::Ge, Compare::Ne])?;
                let (a, b) = (self.value(B32, known)?, self.value(B32, known)?);
                let p = Operand::Reg(self.new_reg(Pred, known));
                let operands = [p, Operand::Omitted, a, b];
                out.push(Inst::typed(rows::SETP, PtxType::S32, operands).with(compare));
            }
            7 | 8 => {
                let class = *self.u.choose(&CLASSES)?;
                if let Some(from) = self.pick(class, known)? {
                    let to = self.new_reg(class, known);
                    out.push(copy_inst(class, to, Operand::Reg(from)));
                }
            }
            _ => self.accumulate(known, out)?,
        }
        Ok(())
    }

    /// Copies of two values that a wgmma changes in place, perhaps twice.
    fn accumulate(&mut self, known: &mut Vec<VReg>, out: &mut Vec<Inst<VReg>>) -> Result<()> {
        let scale = self.pick(RegClass::Pred, known)?;
        let old = [self.value(RegClass::B32, known)?, self.value(RegClass::B32, known)?];
        let descriptor = self.value(RegClass::B64, known)?;
        let Some(scale) = scale else { return Ok(()) };
        let regs = [(); 2].map(|()| self.new_reg(RegClass::B32, known));
        for (reg, old) in regs.into_iter().zip(old) {
            out.push(copy_inst(RegClass::B32, reg, old));
        }
        for _ in 0..self.u.int_in_range(1..=2)? {
            let immediates = [1, 1, 0, 0].map(Operand::Int);
            let mut inst = Inst::new(
                rows::WGMMA,
                smallvec![
                    Operand::regs(regs),
                    descriptor.clone(),
                    descriptor.clone(),
                    Operand::Reg(scale)
                ],
            );
            inst.operands.extend(immediates);
            let inst = inst.with(WgmmaShape::N8).with_type(0, PtxType::F16);
            out.push(inst.with_type(1, PtxType::F16).with_type(2, PtxType::F16));
        }
        Ok(())
    }

    fn terminator(
        &mut self,
        block: usize,
        targets: &[usize],
        params: &[Vec<VReg>],
    ) -> Result<Terminator> {
        let known = self.known[block].clone();
        let mut edges = Vec::new();
        for &target in targets {
            let mut args = Vec::new();
            for &param in &params[target] {
                args.push(self.value(self.mir.classes[param], &known)?);
            }
            edges.push(Edge { block: Block::from_u32(target as u32), args: args.into() });
        }
        let divergent = self.u.arbitrary()?;
        let pred = self.pick(RegClass::Pred, &known)?;
        let index = self.pick(RegClass::B32, &known)?;
        Ok(match (edges.len(), pred, index) {
            (2, Some(pred), _) => {
                let other = edges.pop().expect("there are two");
                let then = edges.pop().expect("there are two");
                Terminator::Branch { pred, then, other, divergent }
            }
            (2.., _, Some(index)) => Terminator::Table { index, targets: edges, divergent },
            (1.., ..) => Terminator::Jump(edges.swap_remove(0)),
            _ if self.u.arbitrary()? => {
                Terminator::Stop(Box::new(Inst::new(rows::TRAP, smallvec![])))
            }
            _ => Terminator::Stop(Box::new(Inst::new(rows::RET, smallvec![]))),
        })
    }
}
