//! Kernels as LLVM assembly, for `opt` and `llc`.

use std::fmt::{self, Write};

use crate::program::{Block, Inst, Op, Operand, Program, Terminator, Type};

const HEADER: &str = "\
target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"
target triple = \"nvptx64-nvidia-cuda\"

declare i32 @llvm.smax.i32(i32, i32)
declare float @llvm.fma.f32(float, float, float)

define ptx_kernel void @kernel(ptr addrspace(1) noalias %0, i32 %1, float %2) {
";

/// The text of a module with `program` as its only kernel.
pub fn render(program: &Program) -> String {
    let mut text = String::with_capacity(program.size() * 48);
    write_module(&mut text, program).expect("writing to a string does not fail");
    text
}

fn write_module(out: &mut String, program: &Program) -> fmt::Result {
    out.push_str(HEADER);
    let incoming = incoming(program);
    for (number, block) in program.blocks.iter().enumerate() {
        writeln!(out, "b{number}:")?;
        if number > 0 {
            for (index, (value, ty)) in block.params.iter().enumerate() {
                write!(out, "  %{value} = phi {} ", type_name(*ty))?;
                for (nth, (from, arguments)) in incoming[number].iter().enumerate() {
                    let comma = if nth == 0 { "" } else { ", " };
                    write!(out, "{comma}[ {}, %b{from} ]", Text(&arguments[index]))?;
                }
                out.push('\n');
            }
        }
        for inst in &block.insts {
            write_inst(out, inst)?;
        }
        write_terminator(out, block)?;
    }
    out.push_str("}\n");
    Ok(())
}

/// For each block, the blocks that jump to it, with their arguments.
fn incoming(program: &Program) -> Vec<Vec<(usize, &[Operand])>> {
    let mut incoming = vec![Vec::new(); program.blocks.len()];
    for (from, block) in program.blocks.iter().enumerate() {
        if let Terminator::Jump(to, arguments) = &block.terminator {
            incoming[*to as usize].push((from, arguments.as_slice()));
        }
    }
    incoming
}

fn type_name(ty: Type) -> &'static str {
    match ty {
        Type::Bool => "i1",
        Type::I32 => "i32",
        Type::F32 => "float",
        Type::Ptr => "ptr addrspace(1)",
    }
}

struct Text<'a>(&'a Operand);

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Operand::Value(value) => write!(f, "%{value}"),
            Operand::Int(number) => write!(f, "{number}"),
        }
    }
}

fn write_inst(out: &mut String, inst: &Inst) -> fmt::Result {
    out.push_str("  ");
    if let Some(result) = inst.result {
        write!(out, "%{result} = ")?;
    }
    let arg = |index: usize| Text(&inst.operands[index]);
    match inst.op {
        Op::Add => write!(out, "add i32 {}, {}", arg(0), arg(1))?,
        Op::Sub => write!(out, "sub i32 {}, {}", arg(0), arg(1))?,
        Op::Mul => write!(out, "mul i32 {}, {}", arg(0), arg(1))?,
        Op::And => write!(out, "and i32 {}, {}", arg(0), arg(1))?,
        Op::Xor => write!(out, "xor i32 {}, {}", arg(0), arg(1))?,
        Op::Shl => write!(out, "shl i32 {}, {}", arg(0), arg(1))?,
        Op::Lshr => write!(out, "lshr i32 {}, {}", arg(0), arg(1))?,
        Op::Smax => write!(out, "call i32 @llvm.smax.i32(i32 {}, i32 {})", arg(0), arg(1))?,
        Op::Fadd => write!(out, "fadd float {}, {}", arg(0), arg(1))?,
        Op::Fmul => write!(out, "fmul float {}, {}", arg(0), arg(1))?,
        Op::Fma => write!(
            out,
            "call float @llvm.fma.f32(float {}, float {}, float {})",
            arg(0),
            arg(1),
            arg(2)
        )?,
        Op::Stof => write!(out, "sitofp i32 {} to float", arg(0))?,
        Op::IcmpSlt => write!(out, "icmp slt i32 {}, {}", arg(0), arg(1))?,
        Op::FcmpOlt => write!(out, "fcmp olt float {}, {}", arg(0), arg(1))?,
        Op::Select => write!(out, "select i1 {}, i32 {}, i32 {}", arg(0), arg(1), arg(2))?,
        Op::Index => {
            write!(out, "getelementptr i32, ptr addrspace(1) {}, i32 {}", arg(0), arg(1))?;
        }
        Op::LoadI32 => write!(out, "load i32, ptr addrspace(1) {}, align 4", arg(0))?,
        Op::LoadF32 => write!(out, "load float, ptr addrspace(1) {}, align 4", arg(0))?,
        Op::StoreI32 => {
            write!(out, "store i32 {}, ptr addrspace(1) {}, align 4", arg(0), arg(1))?;
        }
        Op::StoreF32 => {
            write!(out, "store float {}, ptr addrspace(1) {}, align 4", arg(0), arg(1))?;
        }
    }
    out.push('\n');
    Ok(())
}

fn write_terminator(out: &mut String, block: &Block) -> fmt::Result {
    match &block.terminator {
        Terminator::Jump(to, _) => writeln!(out, "  br label %b{to}"),
        Terminator::Branch(condition, yes, no) => {
            writeln!(out, "  br i1 %{condition}, label %b{yes}, label %b{no}")
        }
        Terminator::Return => writeln!(out, "  ret void"),
    }
}
