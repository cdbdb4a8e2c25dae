//! A place in a function where instructions are inserted: the one way to do so.

use crate::builder::InstBuilder;
use crate::entity::{Block, Inst, Loc, Value};
use crate::function::Function;
use crate::op::{Opcode, Payload};
use crate::types::Type;
use cranelift_entity::packed_option::PackedOption;

#[derive(Copy, Clone, Debug)]
enum Position {
    Before(Inst),
    End(Block),
}

/// A place in a function. New instructions go there in the order in which they are made, and get
/// the location of the cursor.
#[derive(Debug)]
pub struct Cursor<'f> {
    /// The function.
    pub func: &'f mut Function,
    position: Position,
    loc: PackedOption<Loc>,
}

impl<'f> Cursor<'f> {
    /// Before an instruction, with its location.
    pub fn before(func: &'f mut Function, inst: Inst) -> Cursor<'f> {
        let loc = func.inst_locs[inst];
        Cursor { func, position: Position::Before(inst), loc }
    }

    /// After an instruction, with its location.
    pub fn after(func: &'f mut Function, inst: Inst) -> Cursor<'f> {
        let loc = func.inst_locs[inst];
        let position = match func.layout.next_inst(inst) {
            Some(next) => Position::Before(next),
            None => Position::End(func.layout.block_of(inst).expect("the instruction stands")),
        };
        Cursor { func, position, loc }
    }

    /// At the end of a block, with no location.
    pub fn at_end(func: &'f mut Function, block: Block) -> Cursor<'f> {
        Cursor { func, position: Position::End(block), loc: None.into() }
    }

    /// At the start of a block, with no location.
    pub fn at_start(func: &'f mut Function, block: Block) -> Cursor<'f> {
        let position = match func.layout.first_inst(block) {
            Some(first) => Position::Before(first),
            None => Position::End(block),
        };
        Cursor { func, position, loc: None.into() }
    }

    /// Sets the location of the instructions to come.
    pub fn with_loc(mut self, loc: Option<Loc>) -> Self {
        self.loc = loc.into();
        self
    }

    /// The block that the cursor is in.
    pub fn block(&self) -> Block {
        match self.position {
            Position::Before(inst) => {
                self.func.layout.block_of(inst).expect("the instruction stands")
            }
            Position::End(block) => block,
        }
    }

    /// Inserts an instruction with results of these types.
    pub fn insert(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        args: &[Value],
        results: &[Type],
    ) -> Inst {
        let inst = self.func.dfg.make_inst(opcode, payload, args, results);
        match self.position {
            Position::Before(before) => self.func.layout.insert_inst(inst, before),
            Position::End(block) => self.func.layout.append_inst(inst, block),
        }
        if self.loc.is_some() {
            self.func.inst_locs[inst] = self.loc;
        }
        inst
    }
}

impl InstBuilder for Cursor<'_> {
    fn func(&mut self) -> &mut Function {
        self.func
    }

    fn insert_inst(
        &mut self,
        opcode: Opcode,
        payload: Payload,
        args: &[Value],
        results: &[Type],
    ) -> Inst {
        self.insert(opcode, payload, args, results)
    }
}
