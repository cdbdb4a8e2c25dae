//! How many machine instructions threads run, from how often the simulator runs each line of PTX:
//! ptxas says which line a machine instruction comes from.
//!
//! Left out is what ptxas calls for operands that are no normal numbers (`$__cuda_sm20_..`), with
//! the block that calls it: its own test goes past that for all others. So is what fills up the end
//! of a function. A machine instruction under a guard counts, as one of PTX does; of a function
//! that ptxas has put in the place of several calls, the instructions of each place do.

use super::sass::parse_inst;
use super::{Disassembler, ShapeError, is_instruction};
use irc::ptx::target::Sm;
use irc::runtime::ptxas::{AssembleOptions, Ptxas};
use irc::runtime::sim::LineProfile;
use std::collections::BTreeMap;

/// What names of functions have that ptxas adds.
const OF_PTXAS: &str = "$__cuda_";

/// How many machine instructions come from each line of a text of PTX.
#[derive(Debug, Clone, Default)]
pub struct MachineLines {
    counts: BTreeMap<u32, u64>,
    /// The first line of an instruction: what comes from a line before it is the prologue.
    first: u32,
}

impl MachineLines {
    /// Those of a text.
    ///
    /// # Errors
    /// ptxas refuses it, or `nvdisasm` fails.
    pub fn new(
        ptx: &str,
        sm: Sm,
        ptxas: &Ptxas,
        disassembler: &Disassembler,
    ) -> Result<MachineLines, ShapeError> {
        let options = AssembleOptions::default().with_line_info(true);
        let cubin = ptxas.assemble(ptx, sm, options)?.cubin;
        let lines = Self::parse(&disassembler.run_with(&["-c", "-gp"], &cubin)?);
        Ok(MachineLines { first: first_instruction(ptx), ..lines })
    }

    fn parse(text: &str) -> MachineLines {
        let mut lines = MachineLines::default();
        let (mut block, mut line) = (Block::default(), 0);
        let (mut is_internal, mut label) = (false, "");
        for text in text.lines().map(str::trim) {
            if let Some(number) = text.strip_prefix("//##").and_then(line_number) {
                line = number;
            } else if text.starts_with(".section") {
                is_internal = false;
            } else if let Some(name) = text.strip_suffix(':') {
                label = name;
                lines.add(std::mem::take(&mut block));
                // Labels inside of functions begin with a dot.
                is_internal = match name.starts_with('.') {
                    true => is_internal,
                    false => name.contains(OF_PTXAS),
                };
            } else if let Some(inst) = parse_inst(text) {
                if is_internal || inst.is_padding(label) {
                    continue;
                }
                block.lines.push(line);
                block.calls_internal |= inst.calls(OF_PTXAS);
                if inst.ends_block() {
                    lines.add(std::mem::take(&mut block));
                }
            }
        }
        lines.add(block);
        lines
    }

    fn add(&mut self, block: Block) {
        for line in block.lines.into_iter().filter(|_| !block.calls_internal) {
            *self.counts.entry(line).or_default() += 1;
        }
    }

    /// How many machine instructions so many threads run; each runs the prologue. Nothing where a
    /// line runs more often than there are threads: ptxas may have unrolled that loop.
    pub fn run(&self, profile: &[LineProfile], threads: u64) -> Option<u64> {
        let ran: BTreeMap<u32, u64> =
            profile.iter().map(|line| (line.line, line.counts.threads)).collect();
        if ran.values().any(|&times| times > threads) {
            return None;
        }
        let times = |line: &u32| match *line < self.first {
            true => threads,
            false => ran.get(line).copied().unwrap_or(0),
        };
        Some(self.counts.iter().map(|(line, count)| count * times(line)).sum())
    }
}

/// Machine instructions that run one behind the other.
#[derive(Default)]
struct Block {
    /// Where each comes from.
    lines: Vec<u32>,
    calls_internal: bool,
}

/// The number of the first line that is an instruction.
fn first_instruction(ptx: &str) -> u32 {
    (1..).zip(ptx.lines()).find(|(_, line)| is_instruction(line)).map_or(0, |(number, _)| number)
}

/// `File "..", line 12`
fn line_number(text: &str) -> Option<u32> {
    let (_, number) = text.split_once(", line ")?;
    number.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_called_for_few_operands_is_left_out() {
        let text = r#"
	.section	.text.k,"ax",@progbits
k:
	//## File ".nv_debug_ptx_txt", line 11
        /*0000*/  LDC R1, c[0x0][0x28] ;
	//## File ".nv_debug_ptx_txt", line 12 inlined at "x", line 3
        /*0010*/  MUFU.RCP R2, R3 ;
        /*0020*/  FFMA R2, R3, R2, -1 ;
        /*0030*/  @P0 BRA `(.L_x_0) ;
        /*0040*/  MOV R4, 0x60 ;
        /*0050*/  CALL.REL.NOINC `($__internal_0_$__cuda_sm20_rcp_rn_f32_slowpath) ;
        /*0060*/  MOV R0, R2 ;
.L_x_0:
        /*0070*/  EXIT ;
$__internal_0_$__cuda_sm20_rcp_rn_f32_slowpath:
        /*0080*/  MOV R2, R3 ;
.L_x_1:
        /*0090*/  RET.REL.NODEC R4 `(k) ;
$k$more:
	//## File ".nv_debug_ptx_txt", line 20
        /*00a0*/  RET.REL.NODEC R4 `(k) ;
.L_x_2:
        /*00b0*/  BRA `(.L_x_2);
        /*00c0*/  NOP;
"#;
        let lines = MachineLines::parse(text);
        assert_eq!(lines.counts.into_iter().collect::<Vec<_>>(), [(11, 1), (12, 4), (20, 1)]);
    }
}
