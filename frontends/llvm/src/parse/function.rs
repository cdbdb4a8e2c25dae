//! Bodies: names, numbers, blocks.
//!
//! Locals and blocks have numbers in the tree, those of locals in the order in which they are first
//! named. What has no name in the text counts on from the last: parameters, blocks and instructions
//! share one count.

use super::Parser;
use crate::codes::{Fault, fault};
use crate::lex::{self, Token};
use crate::tree::{Block, BlockId, DebugRecord, Function, Inst, Name, Op};
use irc_ptx::text::Span;
use rustc_hash::FxHashMap;

/// What names of a function mean.
#[derive(Default)]
pub(super) struct Scope<'a> {
    locals: FxHashMap<Name<'a>, u32>,
    /// Each local: its name, where it was first named, and whether it is defined.
    all: Vec<(Name<'a>, Span, bool)>,
    blocks: FxHashMap<Name<'a>, BlockId>,
    /// Each block: its name and where it was first named.
    labels: Vec<(Name<'a>, Span)>,
    /// The number of the next thing without a name.
    next: u32,
}

impl<'a> Parser<'a> {
    pub(super) fn begin_function(&mut self) {
        self.scope = Scope::default();
    }

    /// The number of a local that is named at the current place or just before.
    pub(super) fn local(&mut self, name: Name<'a>) -> u32 {
        let span = self.span;
        let scope = &mut self.scope;
        if let Some(&number) = scope.locals.get(&name) {
            return number;
        }
        let number = scope.all.len() as u32;
        scope.all.push((name.clone(), span, false));
        scope.locals.insert(name, number);
        number
    }

    /// Defines a local; without a name it has the next number as its name.
    pub(super) fn define_local(
        &mut self,
        name: Option<Name<'a>>,
        span: Span,
    ) -> Result<u32, Fault> {
        let name = self.count(name);
        let shown = name.clone();
        let number = self.local(name);
        let (_, at, defined) = &mut self.scope.all[number as usize];
        if *defined {
            return Err(fault("L0105", format!("`%{shown}` is defined twice"), span));
        }
        (*at, *defined) = (span, true);
        Ok(number)
    }

    /// The name, or the next number; a number that is written is counted on from.
    fn count(&mut self, name: Option<Name<'a>>) -> Name<'a> {
        match name {
            Some(name) => {
                if let Ok(number) = name.parse::<u32>() {
                    self.scope.next = number.saturating_add(1);
                }
                name
            }
            None => {
                let number = self.scope.next;
                self.scope.next = number.saturating_add(1);
                number.to_string().into()
            }
        }
    }

    /// The number of a block that is named `%name` at the current place.
    pub(super) fn label(&mut self) -> Result<BlockId, Fault> {
        self.expect_word("label")?;
        self.label_name()
    }

    pub(super) fn label_name(&mut self) -> Result<BlockId, Fault> {
        let span = self.span;
        let name = self.name(Token::Local, "a block")?;
        Ok(self.block_of(name, span))
    }

    fn block_of(&mut self, name: Name<'a>, span: Span) -> BlockId {
        let scope = &mut self.scope;
        if let Some(&block) = scope.blocks.get(&name) {
            return block;
        }
        let block = scope.labels.len() as BlockId;
        scope.labels.push((name.clone(), span));
        scope.blocks.insert(name, block);
        block
    }

    /// The body of a function, which is behind its header.
    pub(super) fn body(&mut self, mut function: Function<'a>) -> Result<Function<'a>, Fault> {
        self.expect(b'{')?;
        let mut blocks: Vec<Option<Block<'a>>> = Vec::new();
        let mut order = Vec::new();
        loop {
            let span = self.span;
            let label = match self.token {
                Token::Label => {
                    let label = lex::name(self.text());
                    self.advance()?;
                    Some(label)
                }
                _ => None,
            };
            let name = self.count(label);
            let id = self.block_of(name.clone(), span) as usize;
            blocks.resize(blocks.len().max(id + 1), None);
            if blocks[id].is_some() {
                return Err(fault("L0105", format!("the block `%{name}` is defined twice"), span));
            }
            let mut records = Vec::new();
            let insts = self.insts(&mut records)?;
            blocks[id] = Some(Block { name, span, insts, records });
            order.push(id as BlockId);
            if self.eat_sign(b'}')? {
                break;
            }
        }
        self.check_names(&blocks)?;
        function.blocks = self.in_order(blocks, &order);
        let names = self.scope.all.drain(..).map(|(name, ..)| match name.parse::<u32>() {
            Ok(_) => Name::default(),
            Err(_) => name,
        });
        function.locals = names.collect();
        Ok(function)
    }

    fn check_names(&self, blocks: &[Option<Block<'a>>]) -> Result<(), Fault> {
        let undefined = self.scope.all.iter().find(|(.., defined)| !defined);
        if let Some((name, span, _)) = undefined {
            return Err(fault("L0104", format!("`%{name}` is not defined"), *span));
        }
        let is_there = |id: usize| blocks.get(id).is_some_and(Option::is_some);
        let missing = self.scope.labels.iter().enumerate().find(|&(id, _)| !is_there(id));
        match missing {
            Some((_, (name, span))) => {
                Err(fault("L0104", format!("there is no block `%{name}`"), *span))
            }
            None => Ok(()),
        }
    }

    /// The blocks in the order of the text, with new numbers in what names them.
    fn in_order(&self, mut blocks: Vec<Option<Block<'a>>>, order: &[BlockId]) -> Vec<Block<'a>> {
        let mut numbers = vec![0; blocks.len()];
        for (new, &old) in order.iter().enumerate() {
            numbers[old as usize] = new as BlockId;
        }
        let ordered = order.iter().filter_map(|&old| blocks[old as usize].take());
        let mut ordered: Vec<Block<'a>> = ordered.collect();
        for inst in ordered.iter_mut().flat_map(|block| &mut block.insts) {
            let renumber = |block: &mut BlockId| *block = numbers[*block as usize];
            match &mut inst.op {
                Op::Br(target) => renumber(target),
                Op::CondBr(_, then, other) => {
                    renumber(then);
                    renumber(other);
                }
                Op::Switch(_, default, cases) => {
                    renumber(default);
                    cases.iter_mut().for_each(|(_, target)| renumber(target));
                }
                Op::Phi(_, incoming) => incoming.iter_mut().for_each(|(_, from)| renumber(from)),
                _ => {}
            }
        }
        for block in &mut ordered {
            if block.name.parse::<u32>().is_ok() {
                block.name = Name::default();
            }
        }
        ordered
    }

    /// The instructions of a block: up to a label or the end of the body.
    fn insts(&mut self, records: &mut Vec<(u32, DebugRecord)>) -> Result<Vec<Inst<'a>>, Fault> {
        let mut insts: Vec<Inst<'a>> = Vec::new();
        let mut ended = false;
        loop {
            match self.token {
                Token::Sign(b'}') | Token::Label => return Ok(insts),
                Token::Record => {
                    let record = self.record()?;
                    records.extend(record.map(|record| (insts.len() as u32, record)));
                }
                Token::Word if self.text().starts_with("uselistorder") => {
                    while !self.is_sign(b'{') && self.token != Token::End {
                        self.advance()?;
                    }
                    self.skip_brackets()?;
                }
                // What follows a terminator is another block, even without a label.
                _ if ended => return Ok(insts),
                _ => {
                    let inst = self.inst()?;
                    ended = inst.op.is_terminator();
                    // A call that said something of a variable.
                    let called = self.called.take().zip(inst.dbg);
                    let record =
                        called.map(|(record, location)| DebugRecord { location, ..record });
                    records.extend(record.map(|record| (insts.len() as u32, record)));
                    insts.push(inst);
                }
            }
        }
    }
}
