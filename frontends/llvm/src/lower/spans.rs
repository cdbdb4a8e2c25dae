//! Where the functions and instructions of a module were written, for errors that are found later.

use irc_ir::entity::{FuncId, Inst};
use irc_ir::module::Module;
use irc_ir::verify::Subject;
use irc_ptx::text::Span;
use rustc_hash::FxHashMap;

/// The places of the functions that have a body.
#[derive(Debug, Default)]
pub(crate) struct Spans(FxHashMap<FuncId, Places>);

/// The places of a function.
#[derive(Debug)]
pub(super) struct Places {
    /// Of the function itself.
    span: Span,
    /// The number that the next instruction had when one of LLVM was begun, and the place of that.
    insts: Vec<(u32, Span)>,
}

impl Places {
    pub fn new(span: Span) -> Places {
        Places { span, insts: Vec::new() }
    }

    /// The instructions from this number on are made of what stands here.
    pub fn note(&mut self, next: usize, span: Span) {
        self.insts.push((next as u32, span));
    }

    /// The last place that was noted before an instruction was made.
    fn inst(&self, inst: Inst) -> Span {
        let after = self.insts.partition_point(|&(next, _)| next <= inst.as_u32());
        after.checked_sub(1).map_or(self.span, |index| self.insts[index].1)
    }
}

impl Spans {
    pub(super) fn insert(&mut self, func: FuncId, places: Places) {
        self.0.insert(func, places);
    }

    /// The place of a part of the module: of the nearest thing around it that has one.
    pub fn place(&self, module: &Module, subject: Subject) -> Option<Span> {
        let func = match subject {
            Subject::Inst(func, inst) => return Some(self.0.get(&func)?.inst(inst)),
            Subject::Block(func, block) => {
                let places = self.0.get(&func)?;
                let first = module.func(func).layout.insts(block).next();
                return Some(first.map_or(places.span, |inst| places.inst(inst)));
            }
            Subject::Func(func) | Subject::Slot(func, _) => func,
            _ => return None,
        };
        Some(self.0.get(&func)?.span)
    }
}
