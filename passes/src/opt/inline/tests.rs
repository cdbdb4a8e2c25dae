//! What is inlined by its size.

use super::inline;
use crate::opt::tests::parsed;
use crate::remarks::Remarks;
use irc_ir::op::Opcode;
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
