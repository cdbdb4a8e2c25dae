//! Branch targets. Their arguments are read at the end of the body, when the types of the block's
//! parameters are known.

use super::Parse;
use super::body::{Body, Lookup};
use crate::entity::{Inst, Value};
use crate::op::{BlockCall, Payload, PayloadKind, SwitchData};
use crate::text::error::ErrorKind;
use crate::text::lexer::Kind;
use crate::text::literal::parse_int_bits;
use crate::types::Type;
use crate::unroll::Unroll;
use cranelift_entity::EntityList;

/// A branch target whose arguments are still to be read.
#[derive(Copy, Clone, Debug)]
pub(super) struct PendingTarget {
    inst: Inst,
    index: u32,
    /// Where the name of the block stands; the arguments are behind it.
    name: u32,
}

impl<'a> Body<'_, 'a> {
    /// Reads target number `index` of the instruction to be made next: `block` or `block(args)`.
    fn target(&mut self, index: u32) -> Parse<BlockCall> {
        if !matches!(self.p.kind(), Kind::Ident | Kind::Str) {
            return Err(self.p.expected("a block"));
        }
        let token = self.p.bump();
        let block = self.named_block(token)?;
        if self.p.kind() == Kind::LParen {
            let close = self.p.tokens.closing(self.p.pos());
            self.p.tokens.jump(close.start);
            self.p.expect(Kind::RParen)?;
        }
        let inst = Inst::from_u32(self.func.dfg.num_insts() as u32);
        self.names.targets.push(PendingTarget { inst, index, name: token.start });
        Ok(BlockCall { block, args: EntityList::new() })
    }

    /// The branch targets of an instruction; before them stands a comma if there are operands.
    pub(super) fn targets(&mut self, kind: PayloadKind, control: Option<Type>) -> Parse<Payload> {
        if kind == PayloadKind::Jump {
            return Ok(Payload::Jump(self.target(0)?));
        }
        self.p.expect(Kind::Comma)?;
        let first = self.target(0)?;
        if kind == PayloadKind::Branch {
            self.p.expect(Kind::Comma)?;
            return Ok(Payload::Branch([first, self.target(1)?]));
        }
        self.p.expect(Kind::LBracket)?;
        let mut data = SwitchData { cases: Vec::new(), targets: vec![first] };
        while self.p.kind() != Kind::RBracket {
            data.cases.push(self.case(control)?);
            self.p.expect(Kind::Colon)?;
            let target = self.target(data.targets.len() as u32)?;
            data.targets.push(target);
            if !self.p.eat(Kind::Comma) {
                break;
            }
        }
        self.p.expect(Kind::RBracket)?;
        Ok(Payload::Switch(self.func.dfg.make_switch(data)))
    }

    /// The value of a case.
    fn case(&mut self, control: Option<Type>) -> Parse<u128> {
        let token = self.p.expect(Kind::Int)?;
        let ty = control.unwrap_or(crate::types::I128);
        let bits = parse_int_bits(self.p.text_of(token), ty.bits().min(128), ty);
        bits.map_err(|kind| self.p.error(token.span(), kind))
    }

    /// `unroll(disable)` behind the targets of a branch, if it is there.
    pub(super) fn unroll(&mut self, kind: PayloadKind) -> Parse<Option<Unroll>> {
        let is_branch =
            matches!(kind, PayloadKind::Jump | PayloadKind::Branch | PayloadKind::Switch);
        if !is_branch || self.p.word_on_line() != Some("unroll") {
            return Ok(None);
        }
        self.p.bump();
        self.p.expect(Kind::LParen)?;
        let unroll = match self.p.word() {
            Some("disable") => Some(Unroll::Disable),
            Some("enable") => Some(Unroll::Enable),
            Some("full") => Some(Unroll::Full),
            _ => None,
        };
        let unroll = match unroll {
            Some(unroll) => {
                self.p.bump();
                unroll
            }
            None if self.p.kind() == Kind::Int => self.unroll_count()?,
            None => {
                let expected = "`disable`, `enable`, `full` or a number of rounds";
                return Err(self.p.expected(expected));
            }
        };
        self.p.expect(Kind::RParen)?;
        Ok(Some(unroll))
    }

    fn unroll_count(&mut self) -> Parse<Unroll> {
        let token = self.p.token();
        let rounds = self.p.integer(u16::MAX.into())? as u16;
        Unroll::count(rounds).ok_or_else(|| {
            let kind = ErrorKind::Expected {
                expected: "a number of rounds from 1".into(),
                found: "0".to_owned(),
            };
            self.p.error(token.span(), kind)
        })
    }

    /// At the end of the body: reads the arguments of all targets.
    pub(super) fn resolve_targets(&mut self) {
        let end = self.p.pos();
        for target in std::mem::take(&mut self.names.targets) {
            if self.p.gave_up() {
                break;
            }
            let mut args = std::mem::take(&mut self.names.args);
            args.clear();
            if self.target_args(target, &mut args).is_ok() && self.p.is_sound() {
                let list = EntityList::from_slice(&args, &mut self.func.dfg.pool);
                self.func.dfg.targets_mut(target.inst)[target.index as usize].args = list;
            }
            self.names.args = args;
        }
        self.p.tokens.jump(end);
    }

    fn target_args(&mut self, target: PendingTarget, args: &mut Vec<Value>) -> Parse<()> {
        self.p.tokens.jump(target.name);
        let token = self.p.bump();
        let block = self.named_block(token)?;
        if !self.func.layout.is_block_inserted(block) {
            return Err(self.undefined_block(token));
        }
        if self.p.kind() == Kind::LParen {
            self.p.bump();
            while self.p.kind() != Kind::RParen {
                let expected = self.func.dfg.params(block).get(args.len()).copied();
                let expected = expected.map(|param| self.func.dfg.ty(param));
                args.push(self.target_arg(expected)?);
                if !self.p.eat(Kind::Comma) {
                    break;
                }
            }
            self.p.expect(Kind::RParen)?;
        }
        let params = self.func.dfg.params(block).len();
        if args.len() != params {
            let kind = ErrorKind::Count {
                what: format!("block `{}`", self.p.shown(token)),
                expected: super::inst::count(params, "argument"),
                found: args.len(),
            };
            return Err(self.p.error(token.span(), kind));
        }
        Ok(())
    }

    /// An argument; one too many is taken for poison, as it is counted later.
    fn target_arg(&mut self, expected: Option<Type>) -> Parse<Value> {
        let operand = self.operand()?;
        let token = operand.token;
        if let Some(value) = operand.value {
            return Ok(value);
        }
        if token.kind == Kind::Value {
            return match self.look_up(token) {
                Lookup::Value(value) => Ok(value),
                _ => Err(self.undefined_value(token)),
            };
        }
        match operand.ty.or(expected) {
            Some(ty) => self.literal(token, ty),
            None => Ok(self.func.dfg.poison(crate::types::I1)),
        }
    }
}
