//! Whether ids belong to what is built: those of other functions and modules mean something else.

use super::{FunctionBuilder, Misuse};
use crate::entity::{Block, Loc, Value, Variable};
use crate::op::{BlockCall, Payload};

impl FunctionBuilder<'_> {
    #[inline]
    #[track_caller]
    pub(super) fn check(&self, belongs: bool, misuse: impl FnOnce() -> Misuse) -> bool {
        if !belongs {
            self.fail(misuse());
        }
        belongs
    }

    #[inline]
    #[track_caller]
    pub(super) fn check_value(&self, value: Value) -> bool {
        self.check(self.function().dfg.owns_value(value), || Misuse::UnknownValue { value })
    }

    #[inline]
    #[track_caller]
    pub(super) fn check_block(&self, block: Block) -> bool {
        self.check(self.function().dfg.owns_block(block), || Misuse::UnknownBlock { block })
    }

    #[inline]
    #[track_caller]
    pub(super) fn check_variable(&self, var: Variable) -> bool {
        self.check(self.ssa.owns(var), || Misuse::UnknownVariable { var })
    }

    #[track_caller]
    pub(super) fn check_loc(&self, loc: Loc) -> bool {
        let func = self.function();
        let belongs = func.locations.contains(loc) && func.dfg.tag().agrees(loc.tag());
        self.check(belongs, || Misuse::UnknownLoc { loc })
    }

    /// An id that an instruction names and that does not belong here.
    #[inline]
    pub(super) fn stray_id(&self, payload: &Payload, args: &[Value]) -> Option<Misuse> {
        let stray = args.iter().find_map(|&arg| self.stray_value(arg));
        stray.or_else(|| self.stray_in_payload(payload))
    }

    #[inline]
    fn stray_value(&self, value: Value) -> Option<Misuse> {
        (!self.function().dfg.owns_value(value)).then_some(Misuse::UnknownValue { value })
    }

    fn stray_target(&self, call: &BlockCall) -> Option<Misuse> {
        let (dfg, block) = (&self.function().dfg, call.block);
        if !dfg.owns_block(block) {
            return Some(Misuse::UnknownBlock { block });
        }
        dfg.call_args(call).iter().find_map(|&arg| self.stray_value(arg))
    }

    fn stray_in_payload(&self, payload: &Payload) -> Option<Misuse> {
        let (func, dfg) = (self.function(), &self.function().dfg);
        let unless = |belongs: bool, misuse: Misuse| (!belongs).then_some(misuse);
        match *payload {
            Payload::Jump(ref target) => self.stray_target(target),
            Payload::Branch(ref targets) => targets.iter().find_map(|t| self.stray_target(t)),
            Payload::Switch(table) if !dfg.is_switch(table) => {
                Some(Misuse::UnknownSwitch { table })
            }
            Payload::Switch(table) => {
                dfg.switch(table).targets.iter().find_map(|t| self.stray_target(t))
            }
            Payload::Ptx(code) => unless(dfg.is_ptx(code), Misuse::UnknownPtx { code }),
            Payload::Slot(slot) => {
                let belongs = func.slots.is_valid(slot) && dfg.tag().agrees(slot.tag());
                unless(belongs, Misuse::UnknownSlot { slot })
            }
            Payload::Sig(sig) => {
                let belongs = dfg.signatures.is_valid(sig) && dfg.tag().agrees(sig.tag());
                unless(belongs, Misuse::UnknownSignature { sig })
            }
            Payload::Func(func) => {
                unless(self.module.get_func(func).is_some(), Misuse::UnknownFunction { func })
            }
            Payload::Global(global) => {
                let belongs = self.module.get_global(global).is_some();
                unless(belongs, Misuse::UnknownGlobal { global })
            }
            _ => None,
        }
    }
}
