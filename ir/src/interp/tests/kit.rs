//! Short ways to build and launch the modules of the tests.

use crate::builder::InstBuilder;
use crate::cursor::Cursor;
use crate::entity::{Block, FuncId, Value};
use crate::function::{Function, FunctionKind};
use crate::interp::{Arg, Fault, Interp, InterpError, Launch, Outcome};
use crate::module::Module;
use crate::op::{MemFlags, SpecialReg};
use crate::signature::{Linkage, Signature};
use crate::types::{I32, Space, Type};

/// A pointer to global memory.
pub const GLOBAL: Type = Type::Ptr(Space::Global);
/// A plain access to 32 bits.
pub const WORD: fn() -> MemFlags = || MemFlags::aligned(4);

/// Adds a function; `body` starts in the entry block with its parameters.
pub fn function(
    module: &mut Module,
    kind: FunctionKind,
    name: &str,
    signature: Signature,
    body: impl FnOnce(&mut Cursor<'_>, &[Value]),
) -> FuncId {
    let mut func = Function::new(name, kind, Linkage::Visible, signature);
    let entry = func.dfg.make_block();
    func.layout.append_block(entry);
    let types: Vec<Type> = func.signature.params.iter().map(|p| p.ty).collect();
    let params: Vec<Value> = types.iter().map(|&ty| func.dfg.append_param(entry, ty)).collect();
    body(&mut Cursor::at_end(&mut func, entry), &params);
    module.add_func(func).expect("the tests name functions differently")
}

/// Adds a kernel `main`.
pub fn kernel(
    module: &mut Module,
    params: &[Type],
    body: impl FnOnce(&mut Cursor<'_>, &[Value]),
) -> FuncId {
    function(module, FunctionKind::Kernel, "main", Signature::new(params, None), body)
}

/// Adds a block with parameters at the end of the function.
pub fn block(b: &mut Cursor<'_>, params: &[Type]) -> (Block, Vec<Value>) {
    let block = b.func.dfg.make_block();
    b.func.layout.append_block(block);
    let params = params.iter().map(|&ty| b.func.dfg.append_param(block, ty)).collect();
    (block, params)
}

/// Builds at the end of a block.
pub fn at(b: &mut Cursor<'_>, block: Block, body: impl FnOnce(&mut Cursor<'_>)) {
    body(&mut Cursor::at_end(b.func, block));
}

/// `ctaid.x * ntid.x + tid.x`.
pub fn global_index(b: &mut Cursor<'_>) -> Value {
    let [tid, ntid, ctaid] =
        [SpecialReg::TidX, SpecialReg::NtidX, SpecialReg::CtaidX].map(|reg| b.sreg(reg));
    let start = b.mul(ctaid, ntid);
    b.add(start, tid)
}

/// Stores a 32-bit value at index `index` of `base`.
pub fn put(b: &mut Cursor<'_>, base: Value, index: Value, value: Value) {
    let address = b.ptradd(base, index, 4, 0);
    b.store(WORD(), value, address);
}

/// Loads a 32-bit integer at index `index` of `base`.
pub fn get(b: &mut Cursor<'_>, base: Value, index: Value) -> Value {
    let address = b.ptradd(base, index, 4, 0);
    b.load(I32, WORD(), address)
}

/// What the verifier refuses has no meaning.
pub fn verified(module: &Module) {
    if let Err(errors) = crate::verify::verify_module(module) {
        panic!("{}", errors.iter().map(|e| e.to_string()).collect::<Vec<_>>().join("\n"));
    }
}

/// Launches `main`, whose only parameter is a buffer of words, and gives back the buffer.
pub fn run_on(
    module: &Module,
    ctas: u32,
    threads: u32,
    seed: u64,
    buffer: &[u32],
) -> Result<(Vec<Option<u32>>, Outcome), Fault> {
    verified(module);
    let main = match module.symbol("main") {
        Some(crate::module::Symbol::Func(id)) => id,
        _ => panic!("the module has a kernel"),
    };
    let mut interp = Interp::new(module).expect("small globals");
    let bytes: Vec<u8> = buffer.iter().flat_map(|word| word.to_le_bytes()).collect();
    let address = interp.alloc_bytes(&bytes, 16).expect("a small buffer");
    let mut launch = Launch::new(ctas, threads, seed);
    launch.limits.steps = 1_000_000;
    launch.dynamic_shared = 256;
    let outcome = interp.launch(main, &launch, &[Arg::Bits(address.into())]);
    let outcome = outcome.map_err(|error| match error {
        InterpError::Fault(at) => at.fault,
        InterpError::Launch(error) => panic!("{error}"),
    })?;
    let bytes = interp.read(address, bytes.len() as u64).expect("the buffer");
    let word = |chunk: &[Option<u8>]| {
        let bytes: Option<Vec<u8>> = chunk.iter().copied().collect();
        bytes.map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
    };
    Ok((bytes.chunks(4).map(word).collect(), outcome))
}

/// The fault of a single thread on a buffer of four words.
pub fn fault(module: &Module) -> Fault {
    run_on(module, 1, 1, 0, &[1, 2, 3, 4]).expect_err("the kernel is at fault")
}

/// Runs with several seeds; all must give the same words, all defined.
pub fn words(module: &Module, ctas: u32, threads: u32, buffer: &[u32]) -> Vec<u32> {
    let run = |seed| {
        let (words, _) = run_on(module, ctas, threads, seed, buffer).expect("no fault");
        words.into_iter().map(|word| word.expect("defined")).collect::<Vec<_>>()
    };
    let first = run(0);
    (1..4).for_each(|seed| assert_eq!(run(seed), first, "seed {seed}"));
    first
}
