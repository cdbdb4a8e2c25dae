//! What `nvdisasm` prints of a cubin, as far as the shape of the code is concerned: its loops, the
//! work that is done in them, and how wide its accesses are.

use std::collections::HashMap;
use std::iter;

/// One function of the machine code.
#[derive(Debug, Clone, Default)]
pub struct Code {
    /// Its name, as it is mangled.
    pub name: String,
    insts: Vec<Inst>,
    /// The index of the instruction behind each label.
    labels: HashMap<String, usize>,
}

#[derive(Debug, Clone)]
pub(super) struct Inst {
    /// With its modifiers, as `LDG.E.128`.
    opcode: String,
    operands: String,
}

/// What counts of machine code.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Counts {
    /// Instructions that lie in loops.
    pub looped: usize,
    /// What these do that the source asked for, see [`work`].
    pub work: usize,
    /// Accesses of memory of 8 bytes or more a lane, in the whole code.
    pub wide: usize,
}

/// The functions in the output of `nvdisasm -c`.
pub fn parse(text: &str) -> Vec<Code> {
    let mut codes = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some(name) = section_of_code(line) {
            codes.push(Code { name: name.to_owned(), ..Code::default() });
            continue;
        }
        let Some(code) = codes.last_mut() else { continue };
        if let Some(label) = line.strip_suffix(':') {
            code.labels.insert(label.to_owned(), code.insts.len());
        } else if let Some(inst) = parse_inst(line) {
            code.insts.push(inst);
        }
    }
    codes
}

/// `.section .text.NAME,"ax",@progbits`
fn section_of_code(line: &str) -> Option<&str> {
    let section = line.strip_prefix(".section")?.trim_start();
    section.strip_prefix(".text.")?.split(',').next()
}

/// `/*0090*/ @!P0 LDG.E R2, desc[UR4][R2.64] ;`
pub(super) fn parse_inst(line: &str) -> Option<Inst> {
    let (_, rest) = line.strip_prefix("/*")?.split_once("*/")?;
    let inst = rest.trim().strip_suffix(';')?.trim();
    let inst = match inst.strip_prefix('@') {
        // ptxas puts accesses that no thread does in front of some fences.
        Some(guarded) => guarded.split_once(' ').filter(|(guard, _)| *guard != "!PT")?.1.trim(),
        None => inst,
    };
    let (opcode, operands) = inst.split_once(' ').unwrap_or((inst, ""));
    let is_opcode = opcode.starts_with(|first: char| first.is_ascii_uppercase());
    is_opcode.then(|| Inst { opcode: opcode.to_owned(), operands: operands.trim().to_owned() })
}

impl Code {
    /// What counts of it.
    pub fn counts(&self) -> Counts {
        let looped = self.looped();
        let mut counts = Counts::default();
        for (inst, is_looped) in iter::zip(&self.insts, looped) {
            if is_looped {
                counts.looped += 1;
                counts.work += work(inst);
            }
            counts.wide += usize::from(is_access(inst.root()) && lanes(&inst.opcode) > 1);
        }
        counts
    }

    /// For each instruction, whether it lies between a label and a jump back to it. The jump to
    /// itself that ends a function is none.
    fn looped(&self) -> Vec<bool> {
        let mut looped = vec![false; self.insts.len()];
        for (at, inst) in self.insts.iter().enumerate() {
            if let Some(start) = self.target(inst).filter(|&start| start < at) {
                looped[start..=at].fill(true);
            }
        }
        looped
    }

    /// Where an instruction jumps to.
    fn target(&self, inst: &Inst) -> Option<usize> {
        if inst.root() != "BRA" {
            return None;
        }
        let (_, label) = inst.operands.split_once("`(")?;
        self.labels.get(label.strip_suffix(')')?).copied()
    }
}

impl Inst {
    /// Whether it calls a function whose name has this in it.
    pub(super) fn calls(&self, name: &str) -> bool {
        self.root() == "CALL" && self.operands.contains(name)
    }

    /// Whether it only fills up the end of a function: it does nothing, or is a jump to itself,
    /// behind this label.
    pub(super) fn is_padding(&self, label: &str) -> bool {
        let to = |rest: &str| rest.strip_prefix("`(")?.strip_suffix(')').map(|to| to == label);
        self.root() == "NOP" || self.root() == "BRA" && to(&self.operands) == Some(true)
    }

    /// Whether what stands behind it may not run after it.
    pub(super) fn ends_block(&self) -> bool {
        matches!(self.root(), "BRA" | "BRX" | "EXIT" | "RET")
    }

    /// The opcode without modifiers.
    fn root(&self) -> &str {
        self.opcode.split('.').next().unwrap_or(&self.opcode)
    }
}

/// The accesses of memory that a source has; what registers are spilled to is left out.
const ACCESSES: &[&str] = &[
    "LD", "LDG", "LDS", "LDSM", "LDGSTS", "ST", "STG", "STS", "STSM", "ATOM", "ATOMG", "ATOMS",
    "RED", "REDG", "SULD", "SUST", "SUATOM", "SURED", "TEX", "TLD", "TLD4",
];

/// Arithmetic of floating point and between lanes: what is never part of an address, of the count
/// of a loop or of a move.
const ARITHMETIC: &[&str] = &[
    "FADD", "FMUL", "FFMA", "FMNMX", "DADD", "DMUL", "DFMA", "HADD2", "HMUL2", "HFMA2", "HMNMX2",
    "FADD2", "FMUL2", "FFMA2", "MUFU", "F2F", "F2I", "I2F", "I2FP", "FRND", "HMMA", "IMMA", "DMMA",
    "BMMA", "QMMA", "HGMMA", "IGMMA", "SHFL", "MATCH", "REDUX", "CREDUX", "POPC", "IDP", "BAR",
];

fn is_access(root: &str) -> bool {
    ACCESSES.contains(&root)
}

/// How many operations of the source an instruction is: the 4-byte words of an access, one for
/// arithmetic, none for what only serves these. Code that was unrolled is compared with code that
/// was not by instructions for each of them.
fn work(inst: &Inst) -> usize {
    let root = inst.root();
    if is_access(root) {
        return lanes(&inst.opcode);
    }
    // Constants are moved as `HFMA2.MMA R0, -RZ, RZ, 0, 0`.
    let is_move = inst.operands.contains(", -RZ, RZ,");
    usize::from(ARITHMETIC.contains(&root) && !is_move)
}

/// The words of an access.
fn lanes(opcode: &str) -> usize {
    let is = |modifier: &str| opcode.split('.').any(|part| part == modifier);
    match () {
        () if is("256") => 8,
        () if is("128") => 4,
        () if is("64") => 2,
        () => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::{Counts, parse};

    const TEXT: &str = "
.headerflags\t@\"EF_CUDA_SM90\"
\t.section\t.text.kernel,\"ax\",@progbits
kernel:
.text.kernel:
        /*0000*/                   LDC R1, c[0x0][0x28] ;
        /*0010*/                   LDG.E.128 R4, desc[UR4][R2.64] ;
.L_x_0:
        /*0020*/                   LDS.64 R8, [R2] ;
        /*0028*/              @!PT LDS RZ, [RZ] ;
        /*0030*/                   HFMA2.MMA R0, -RZ, RZ, 0, 0 ;
        /*0040*/                   FFMA R9, R8, R4, R9 ;
        /*0050*/              @!P0 BRA `(.L_x_0) ;
        /*0060*/                   EXIT ;
.L_x_1:
        /*0070*/                   BRA `(.L_x_1);
        /*0080*/                   NOP;
";

    #[test]
    fn loops_and_their_work_are_found() {
        let codes = parse(TEXT);
        assert_eq!(codes.len(), 1);
        assert_eq!(codes[0].name, "kernel");
        // Four instructions; two words and a fused multiplication; the 16 and the 8 bytes.
        assert_eq!(codes[0].counts(), Counts { looped: 4, work: 3, wide: 2 });
    }
}
