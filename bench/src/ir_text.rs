//! Kernels as irc's IR text.

use std::fmt::{self, Write};

use crate::program::{Block, Inst, Op, Operand, Program, Terminator, Type};

/// The text of a module with `program` as its only kernel.
pub fn render(program: &Program) -> String {
    let mut text = String::with_capacity(program.size() * 32);
    write_module(&mut text, program).expect("writing to a string does not fail");
    text
}

fn write_module(out: &mut String, program: &Program) -> fmt::Result {
    out.push_str("kernel @kernel(%0: ptr.global noalias, %1: i32, %2: f32) {\n");
    for (number, block) in program.blocks.iter().enumerate() {
        write!(out, "block{number}")?;
        if number > 0 {
            write_list(out, &block.params, |out, (value, ty)| {
                write!(out, "%{value}: {}", type_name(*ty))
            })?;
        }
        out.push_str(":\n");
        for inst in &block.insts {
            write_inst(out, inst)?;
        }
        write_terminator(out, block)?;
    }
    out.push_str("}\n");
    Ok(())
}

fn write_list<T>(
    out: &mut String,
    items: &[T],
    mut write_item: impl FnMut(&mut String, &T) -> fmt::Result,
) -> fmt::Result {
    for (index, item) in items.iter().enumerate() {
        out.push_str(if index == 0 { "(" } else { ", " });
        write_item(out, item)?;
    }
    out.push_str(if items.is_empty() { "" } else { ")" });
    Ok(())
}

fn type_name(ty: Type) -> &'static str {
    match ty {
        Type::Bool => "i1",
        Type::I32 => "i32",
        Type::F32 => "f32",
        Type::Ptr => "ptr.global",
    }
}

fn write_operand(out: &mut String, operand: &Operand) -> fmt::Result {
    match operand {
        Operand::Value(value) => write!(out, "%{value}"),
        Operand::Int(number) => write!(out, "{number}"),
    }
}

/// The words before the operands.
fn mnemonic(op: Op) -> &'static str {
    match op {
        Op::Add => "add",
        Op::Sub => "sub",
        Op::Mul => "mul",
        Op::And => "and",
        Op::Xor => "xor",
        Op::Shl => "shl",
        Op::Lshr => "lshr",
        Op::Smax => "smax",
        Op::Fadd => "fadd",
        Op::Fmul => "fmul",
        Op::Fma => "fma",
        Op::Stof => "stof.f32",
        Op::IcmpSlt => "icmp slt",
        Op::FcmpOlt => "fcmp olt",
        Op::Select => "select",
        Op::Index => "ptradd",
        Op::LoadI32 => "load.i32",
        Op::LoadF32 => "load.f32",
        Op::StoreI32 | Op::StoreF32 => "store",
    }
}

fn write_inst(out: &mut String, inst: &Inst) -> fmt::Result {
    out.push_str("  ");
    if let Some(result) = inst.result {
        write!(out, "%{result} = ")?;
    }
    out.push_str(mnemonic(inst.op));
    for (index, operand) in inst.operands.iter().enumerate() {
        out.push_str(if index == 0 { " " } else { ", " });
        match (inst.op, index, operand) {
            (Op::Index, 1, Operand::Int(number)) => write!(out, "{}", number * 4)?,
            (Op::Index, 1, Operand::Value(value)) => write!(out, "%{value} * 4")?,
            _ => write_operand(out, operand)?,
        }
    }
    out.push('\n');
    Ok(())
}

fn write_terminator(out: &mut String, block: &Block) -> fmt::Result {
    match &block.terminator {
        Terminator::Jump(to, arguments) => {
            write!(out, "  br block{to}")?;
            write_list(out, arguments, write_operand)?;
            out.push('\n');
            Ok(())
        }
        Terminator::Branch(condition, yes, no) => {
            writeln!(out, "  condbr %{condition}, block{yes}, block{no}")
        }
        Terminator::Return => writeln!(out, "  ret"),
    }
}

#[cfg(test)]
mod tests {
    use crate::{ir_text, program};
    use irc::ir::text::parse_module;
    use irc::ir::verify::verify_module;

    #[test]
    fn kernels_are_valid() {
        for (size, seed) in [(100, 1), (1_000, 2), (20_000, 3)] {
            let program = program::generate(size, seed);
            let text = ir_text::render(&program);
            let module = parse_module(&text).expect("the text is well formed").module;
            assert_eq!(verify_module(&module), Ok(()));
        }
        let empty = parse_module(&ir_text::render(&program::empty())).expect("well formed");
        assert_eq!(verify_module(&empty.module), Ok(()));
    }
}
