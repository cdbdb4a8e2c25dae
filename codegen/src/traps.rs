//! What stands behind `trap`.

use irc_ptx::isa::rows;
use irc_ptx::target::PtxVersion;
use irc_ptx::{self as ptx, Statement};

/// The first version whose assembler knows that nothing runs after `trap`: before CUDA 12.3 it let
/// control fall into what follows, and drew threads that had trapped into the meeting points of
/// loops around.
pub(crate) const TRAP_ENDS: PtxVersion = PtxVersion::new(8, 3);

fn is_trap(statement: &Statement) -> bool {
    match statement {
        Statement::Inst(inst) => inst.row == rows::TRAP && inst.guard.is_none(),
        _ => false,
    }
}

/// Whether a body has traps.
pub(crate) fn has_traps(body: &ptx::Body) -> bool {
    body.statements.iter().any(is_trap)
}

/// Puts `exit` behind each `trap` that ends a block.
pub(crate) fn end_after_traps(body: &mut ptx::Body) {
    if !has_traps(body) {
        return;
    }
    let mut statements = Vec::with_capacity(body.statements.len() + 8);
    let mut old = std::mem::take(&mut body.statements).into_iter().peekable();
    while let Some(statement) = old.next() {
        let ends_block = matches!(old.peek(), None | Some(Statement::Label(_)));
        let exit = match &statement {
            Statement::Inst(inst) if is_trap(&statement) && ends_block => {
                Some(ptx::Inst::new(rows::EXIT, ptx::Operands::new()).from(inst.origin))
            }
            _ => None,
        };
        statements.push(statement);
        statements.extend(exit.map(Statement::Inst));
    }
    body.statements = statements;
}
