//! What is inlined by its size.

use super::inline;
use crate::opt::tests::parsed;
use crate::pipeline::{Fuel, OptLevel, Optimizer};
use crate::remarks::Remarks;
use irc_ir::op::Opcode;
use irc_ir::work::Workers;
use std::fmt::Write;

/// How many calls are left in a kernel that calls a function of about `size` instructions twice
/// with the address that `lines` compute as `%p`.
fn calls_left(size: usize, lines: &str) -> usize {
    let mut text = String::from("func @long(%p: ptr, %x: i32) {\nentry:\n  %a0 = mul %x, %x\n");
    for i in 1..size {
        writeln!(text, "  %a{i} = mul %a{}, %x", i - 1).expect("strings grow");
    }
    write!(
        text,
        "  store %a{}, %p\n  ret\n}}\nkernel @k(%to: ptr, %x: i32) {{\n  slot $s: [4 x i32]\n\
         entry:\n{lines}  call @long(%p, %x)\n  call @long(%p, %x)\n  ret\n}}\n",
        size - 1
    )
    .expect("strings grow");
    let mut module = parsed(&text);
    inline(&mut module, &Remarks::OFF);
    let kernel = module.funcs().last().expect("there is the kernel").1;
    kernel.insts().filter(|&inst| kernel.dfg.opcode(inst) == Opcode::Call).count()
}

#[test]
fn what_gets_the_address_of_a_slot_may_be_longer() {
    let part = "  %s = slot_addr $s\n  %part = ptradd %s, 8\n  %p = addrcast.ptr %part\n";
    let other = "  %p = ptradd %to, 8\n";
    let left = [300, 500, 900, 1100].map(|size| [calls_left(size, part), calls_left(size, other)]);
    assert_eq!(left, [[0, 0], [0, 2], [0, 2], [2, 2]]);
}

/// How many products a function that computes one twice has after all passes of `-O2`, in a
/// module with this kernel.
fn products(attribute: &str, kernel: &str) -> usize {
    let text = format!(
        "func @f(%x: i32) -> i32 {attribute} {{\nentry:\n  %a = mul %x, %x\n  %b = mul %x, %x\n  \
         %c = xor %x, %a\n  %y = add %c, %b\n  ret %y\n}}\n{kernel}"
    );
    let mut module = parsed(&text);
    let mut optimizer = Optimizer::new(&mut module, Fuel::UNLIMITED);
    optimizer.run_all(OptLevel::O2.passes(), Workers::ONE);
    let func = module.funcs().next().expect("there is the function").1;
    func.insts().filter(|&inst| func.dfg.opcode(inst) == Opcode::Mul).count()
}

#[test]
fn what_nothing_calls_any_more_is_left_alone() {
    let kernel = "kernel @k(%to: ptr, %x: i32) {\nentry:\n  %y = call @f(%x)\n  store %y, %to\n  \
                  ret\n}\n";
    let inlined = products("", kernel);
    let (called, never_called) = (products("noinline", kernel), products("", ""));
    assert_eq!([inlined, called, never_called], [2, 1, 1]);
}
