//! The text form of machine code.
//!
//! Instructions and declarations are written as in PTX. A register is named by its class and its
//! number, which is that of the [`VReg`]; no two registers of a function have the same number.

use super::{Code, Edge, MirFunction, Terminator, VReg};
use cranelift_entity::packed_option::PackedOption;
use irc_ir::entity::Block;
use irc_ptx::print::{print_inst, print_statement};
use irc_ptx::{Body, Inst, Names, Operand, Origin, Reg, Statement};
use std::fmt;

/// The column, from the beginning of the mnemonic, where operands begin.
const OPERAND_COLUMN: usize = 20;

/// One line of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text without the newline.
    pub text: String,
    /// The block that it belongs to; nothing for the head, the prologue and the closing brace.
    pub block: Option<Block>,
    /// The IR instruction that it came from, if it is known.
    pub origin: PackedOption<Origin>,
}

/// The lines of the text of a function. `name` is that of the function in PTX, `names` has those
/// of the symbols in it.
pub fn lines(mir: &MirFunction, name: &str, names: &Names) -> Vec<Line> {
    let body = Body::default();
    let form = if mir.is_allocated { "allocated " } else { "" };
    let mut lines = Vec::new();
    let mut put = |text: String, block, origin| lines.push(Line { text, block, origin });
    put(format!("mir {form}{name} {{"), None, None.into());
    for statement in &mir.prologue {
        put(format!("    {}", print_statement(names, &body, statement).trim()), None, None.into());
    }
    for &id in &mir.order {
        let block = mir.block(id);
        let params: Vec<String> = block.params.iter().map(|&reg| register(mir, reg)).collect();
        let params =
            if params.is_empty() { String::new() } else { format!("({})", params.join(", ")) };
        put(format!("{id}{params}:"), Some(id), None.into());
        let mut depth = 1;
        for code in &block.code {
            depth -=
                usize::from(matches!(code, Code::Plain(s) if **s == Statement::Close) && depth > 1);
            let (text, origin) = match code {
                Code::Inst(inst) => (instruction(mir, names, inst), inst.origin),
                Code::Plain(statement) => (print_statement(names, &body, statement), None.into()),
            };
            put(
                format!("{:indent$}{}", "", text.trim(), indent = 4 * depth.min(8)),
                Some(id),
                origin,
            );
            depth += usize::from(matches!(code, Code::Plain(s) if **s == Statement::Open));
        }
        put(terminator(mir, names, &block.terminator), Some(id), block.origin);
    }
    put("}".to_owned(), None, None.into());
    lines
}

/// The name of a register.
fn register(mir: &MirFunction, reg: VReg) -> String {
    format!("{}{}", mir.classes[reg].prefix(), reg.as_u32())
}

fn instruction(mir: &MirFunction, names: &Names, inst: &Inst<VReg>) -> String {
    let inst = inst.clone().map_regs(|reg, _| Reg::new(mir.classes[reg], reg.as_u32()));
    format!("    {}", print_inst(names, &Body::default(), &inst))
}

fn terminator(mir: &MirFunction, names: &Names, terminator: &Terminator) -> String {
    let edge = |edge: &Edge| {
        let args: Vec<String> = edge.args.iter().map(|arg| argument(mir, names, arg)).collect();
        let args = if args.is_empty() { String::new() } else { format!("({})", args.join(", ")) };
        format!("{}{args}", edge.block)
    };
    let (word, divergent, first) = match terminator {
        Terminator::Stop(inst) => return instruction(mir, names, inst),
        Terminator::Jump(_) => ("jump", true, None),
        Terminator::Branch { pred, divergent, .. } => ("branch", *divergent, Some(*pred)),
        Terminator::Table { index, divergent, .. } => ("table", *divergent, Some(*index)),
    };
    let uni = if divergent { "" } else { ".uni" };
    let first = first.map(|reg| register(mir, reg));
    let operands: Vec<String> = first.into_iter().chain(terminator.edges().map(edge)).collect();
    format!("    {:OPERAND_COLUMN$}{};", format!("{word}{uni}"), operands.join(", "))
}

/// An argument of an edge, as PTX writes the operand of a move.
fn argument(mir: &MirFunction, names: &Names, arg: &Operand<VReg>) -> String {
    match *arg {
        Operand::Reg(reg) => register(mir, reg),
        Operand::Int(value) => value.to_string(),
        Operand::F32(bits) => format!("0f{bits:08X}"),
        Operand::F64(bits) => format!("0d{bits:016X}"),
        Operand::Symbol(symbol, 0) => names.name(symbol).to_owned(),
        Operand::Symbol(symbol, offset) => format!("{}+{offset}", names.name(symbol)),
        ref other => unreachable!("an argument of an edge is a value, not {other:?}"),
    }
}

struct Shown<'a> {
    mir: &'a MirFunction,
    name: &'a str,
    names: &'a Names,
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        lines(self.mir, self.name, self.names)
            .iter()
            .try_for_each(|line| writeln!(f, "{}", line.text))
    }
}

impl MirFunction {
    /// The text form of the function, whose name in PTX this is.
    pub fn display<'a>(&'a self, name: &'a str, names: &'a Names) -> impl fmt::Display + 'a {
        Shown { mir: self, name, names }
    }
}
