//! Runs functions of one block that only compute, by the meaning of each operation: for tests of
//! rewritings over all operands.

use cranelift_entity::SecondaryMap;
use irc_ir::dfg::ConstData;
use irc_ir::entity::Value;
use irc_ir::function::Function;
use irc_ir::interp::eval::{self, Lane};
use irc_ir::module::Module;
use irc_ir::op::Opcode;
use irc_ir::text::parse_module;
use irc_ir::types::I64;
use irc_ir::verify::verify_module;

/// A module of one function with these parameters, result and lines.
pub fn module(signature: &str, lines: &str) -> Module {
    let text = format!("func @f{signature} {{\nentry:\n{lines}}}\n");
    let module = match parse_module(&text) {
        Ok(parsed) => parsed.module,
        Err(errors) => panic!("{errors:?}\n{text}"),
    };
    assert_eq!(verify_module(&module).map_err(|errors| format!("{errors:?}")), Ok(()), "{text}");
    module
}

/// The only function of a module.
pub fn function(module: &Module) -> &Function {
    module.funcs().next().expect("there is one").1
}

/// What a function returns; `None` is poison.
pub fn run(func: &Function, args: &[u128]) -> Lane {
    let mut known: SecondaryMap<Value, Vec<Lane>> = SecondaryMap::new();
    let entry = func.layout.entry().expect("it has a body");
    for (&param, &bits) in func.dfg.params(entry).iter().zip(args) {
        known[param] = vec![Some(bits)];
    }
    let lanes = |known: &SecondaryMap<Value, Vec<Lane>>, value| match func.dfg.as_const(value) {
        Some(ConstData::Bits(bits)) => vec![Some(bits)],
        Some(ConstData::Poison) => vec![None; func.dfg.ty(value).lanes() as usize],
        None => known[value].clone(),
    };
    for inst in func.layout.insts(entry) {
        let args = func.dfg.args(inst);
        let held: Vec<Vec<Lane>> = args.iter().map(|&arg| lanes(&known, arg)).collect();
        if func.dfg.opcode(inst) == Opcode::Ret {
            return held[0][0];
        }
        let operand = |(&arg, lanes)| eval::Operand { ty: func.dfg.ty(arg), lanes };
        let operands: Vec<_> =
            args.iter().zip(held.iter().map(Vec::as_slice)).map(operand).collect();
        let result = func.dfg.first_result(inst).expect("it computes");
        let mut out = vec![None; func.dfg.ty(result).lanes() as usize];
        let ty = func.dfg.controlling_type(inst).unwrap_or(I64);
        let payload = &func.dfg.inst(inst).payload;
        assert!(eval::evaluate(func.dfg.opcode(inst), payload, ty, &operands, &mut out));
        known[result] = out;
    }
    panic!("the function returns")
}

/// Numbers of `width` bits: small ones, those around powers of two, all others of 8 bits, and some.
pub fn numbers(width: u32) -> Vec<u128> {
    let mask = u128::MAX >> (128 - width);
    let powers = (0..width).flat_map(|k| [(1u128 << k).wrapping_sub(1), 1 << k, (1 << k) + 1]);
    let spread =
        (1..40u128).map(|i| i.wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835) >> (i % 97));
    let some = powers.chain(spread).flat_map(|x| [x, x.wrapping_neg(), !x]);
    let mut all: Vec<u128> = match width {
        ..=8 => (0..=mask).collect(),
        _ => some.map(|x| x & mask).collect(),
    };
    all.sort_unstable();
    all.dedup();
    all
}
