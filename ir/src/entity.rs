//! Ids of everything that a module holds.
//!
//! Ids are small `Copy` indices into the arenas that own the data, so side tables
//! ([`cranelift_entity::SecondaryMap`]) are free and nothing is borrowed while the IR changes.

use cranelift_entity::entity_impl;

macro_rules! entity {
    ($($(#[$doc:meta])* $name:ident, $prefix:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Copy, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u32);
        entity_impl!($name, $prefix);
    )*};
}

entity! {
    /// An SSA value: a result of an instruction, a parameter of a block, or a constant.
    Value, "v";
    /// An instruction of a function.
    Inst, "inst";
    /// A basic block of a function.
    Block, "block";
    /// A function of a module.
    FuncId, "func";
    /// A global variable of a module.
    GlobalId, "global";
    /// A stack slot of a function.
    StackSlot, "slot";
    /// A constant of a function.
    Const, "const";
    /// A switch table of a function.
    SwitchTable, "switch";
    /// A signature that a function's indirect calls use.
    SigRef, "sig";
    /// The code of a `ptx` operation of a function.
    PtxRef, "ptx";
    /// A type that describes memory, interned in a module.
    DataType, "type";
    /// A source file of a module.
    File, "file";
    /// A source location of a function.
    Loc, "loc";
    /// The name of an inlined function in the locations of the function that it was inlined into.
    InlinedName, "inlined";
    /// A name of a value, block or stack slot, for people to read.
    Name, "name";
    /// A mutable variable of a function that is being built.
    Variable, "var";
}
