//! The copy of a body into another function.

use crate::analysis::Cfg;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::data::DataTypes;
use irc_ir::debug::{
    DebugScopeData, DebugValue, DebugVariable, Home, InlinedFunction, VariablePart,
};
use irc_ir::dfg::{ConstData, Substitution, ValueDef};
use irc_ir::entity::{Block, DebugScope, DebugVar, Inst, Loc, StackSlot, Value};
use irc_ir::function::{Function, SlotData};
use irc_ir::location::Location;
use irc_ir::op::{BlockCall, BulkFlags, Opcode, Payload, SwitchData};
use irc_ir::signature::{Aggregate, Param};
use irc_ir::types::{I8, Space, Type};
use smallvec::SmallVec;

/// Puts a copy of the body of `callee` in the place of `call`, whose results become parameters
/// of the block behind it.
pub(super) fn inline_call(
    func: &mut Function,
    types: &DataTypes,
    call: Inst,
    callee: &Function,
    repeats: bool,
    substitution: &mut Substitution,
) {
    let before = func.layout.block_of(call).expect("the call stands in a block");
    let behind = func.dfg.make_block();
    func.layout.insert_block_after(behind, before);
    let rest = func.layout.next_inst(call).expect("a terminator follows");
    func.layout.move_tail(rest, behind);
    let results: Vec<Value> = func.dfg.results(call).collect();
    for result in results {
        let ty = func.dfg.ty(result);
        let param = func.dfg.append_param(behind, ty);
        func.inherit_name(result, param);
        substitution.replace(result, param);
    }
    let loc = func.inst_locs[call];
    let (args, copies) = arguments(func, types, call, callee);
    func.layout.remove_inst(call);

    func.reserve(callee.dfg.num_values(), callee.dfg.num_insts());
    let cfg = Cfg::new(callee);
    let mut copy = Copy::new(func, callee, behind);
    copy.scopes();
    copy.locations(loc.expand());
    copy.slots();
    copy.variables(loc.expand(), &copies);
    if repeats {
        copy.clear_slots(types, before);
    }
    copy.blocks(&cfg, before, &args);
    let entry = callee.layout.entry().expect("it has a body");
    let first = copy.block_of[entry].expect("the entry is reached");
    Cursor::at_end(copy.func, before).with_loc(loc.expand()).br(first, &[]);
    for block in cfg.reverse_postorder() {
        for inst in callee.layout.insts(block) {
            copy.inst(block, inst, loc);
        }
    }
}

/// What the parameters of the callee stand for: the arguments, and copies of aggregates, with the
/// slots that these are in.
fn arguments(
    func: &mut Function,
    types: &DataTypes,
    call: Inst,
    callee: &Function,
) -> (Vec<Value>, Vec<Option<StackSlot>>) {
    let args = func.dfg.args(call).to_vec();
    let loc = func.loc(call);
    let mut own = |(&arg, param): (&Value, &Param)| match param.attrs.aggregate {
        Some(Aggregate::ByVal { ty, align }) => {
            let slot = func.slots.push(SlotData::new(ty, align));
            let mut cur = Cursor::before(func, call).with_loc(loc);
            let to = cur.slot_addr(slot);
            let align_log2 = align.trailing_zeros() as u8;
            let flags = BulkFlags {
                dst_align_log2: align_log2,
                src_align_log2: align_log2,
                volatile: false,
            };
            let size = cur.i64(types.layout(ty).size as i64);
            cur.memcpy(flags, to, arg, size);
            let to = match param.ty {
                Type::Ptr(Space::Local) => to,
                _ => cur.addrcast(Space::Generic, to),
            };
            (to, Some(slot))
        }
        _ => (arg, None),
    };
    args.iter().zip(&callee.signature.params).map(&mut own).unzip()
}

/// A copy that is being made.
struct Copy<'a> {
    func: &'a mut Function,
    callee: &'a Function,
    /// Where returns go.
    behind: Block,
    values: SecondaryMap<Value, PackedOption<Value>>,
    block_of: SecondaryMap<Block, Option<Block>>,
    slot_of: SecondaryMap<StackSlot, Option<StackSlot>>,
    locs: SecondaryMap<Loc, PackedOption<Loc>>,
    scope_of: SecondaryMap<DebugScope, PackedOption<DebugScope>>,
    vars: SecondaryMap<DebugVar, PackedOption<DebugVar>>,
}

impl<'a> Copy<'a> {
    fn new(func: &'a mut Function, callee: &'a Function, behind: Block) -> Copy<'a> {
        let (mut values, mut block_of) = (SecondaryMap::new(), SecondaryMap::new());
        values.resize(callee.dfg.num_values());
        block_of.resize(callee.dfg.num_blocks());
        Copy {
            func,
            callee,
            behind,
            values,
            block_of,
            slot_of: SecondaryMap::new(),
            locs: SecondaryMap::new(),
            scope_of: SecondaryMap::new(),
            vars: SecondaryMap::new(),
        }
    }

    /// The locations of the callee, inlined at `call`.
    fn locations(&mut self, call: Option<Loc>) {
        let Some(call) = call else { return };
        for (loc, &location) in self.callee.locations.iter() {
            let (inlined_at, name) = match location.inlined_at.expand() {
                Some(outer) => {
                    let name = location.function.expand();
                    (
                        self.locs[outer].expand(),
                        name.map(|n| self.callee.locations.function_name(n)),
                    )
                }
                None => (Some(call), Some(self.callee.name.as_str())),
            };
            let function = name.map(|name| self.func.locations.intern_function(name));
            let scope = location.scope.expand().and_then(|scope| self.scope_of[scope].expand());
            let inlined = Location {
                scope: scope.into(),
                inlined_at: inlined_at.into(),
                function: function.into(),
                ..location
            };
            self.locs[loc] = Some(self.func.locations.intern(inlined)).into();
        }
    }

    /// The blocks of the source in the callee, if a debugger is told of both functions.
    fn scopes(&mut self) {
        let (Some(own), Some(debug)) = (&mut self.func.debug, &self.callee.debug) else { return };
        for (scope, &data) in &debug.scopes {
            let parent = data.parent.and_then(|parent| self.scope_of[parent].expand());
            let new = own.scopes.push(DebugScopeData { parent, ..data });
            self.scope_of[scope] = new.into();
        }
    }

    /// The variables of the callee, inlined at `call`; aggregates by value are in `copies`. Without
    /// a place of the call they are nowhere.
    fn variables(&mut self, call: Option<Loc>, copies: &[Option<StackSlot>]) {
        let (Some(call), Some(debug)) = (call, &self.callee.debug) else { return };
        let Some(mut own) = self.func.debug.take() else { return };
        let symbol = self.callee.name.clone();
        let (name, file, line) = (debug.name.clone(), debug.file, debug.line);
        let result = debug.result;
        own.inlined.add(InlinedFunction { symbol, name, file, line, result });
        debug.inlined.iter().for_each(|function| own.inlined.add(function.clone()));
        let function = Some(self.func.locations.intern_function(&self.callee.name)).into();
        let inlined_at = Some(call).into();
        let body = Location { inlined_at, function, ..Location::new(file, line, 0) };
        let body = self.func.locations.intern(body);
        for (id, variable) in &debug.variables {
            let inlined = match variable.inlined {
                None => Some(body),
                Some(loc) => self.locs[loc].expand(),
            };
            let home = match variable.home {
                Home::Slot(slot) => self.slot_of[slot].map_or(Home::Values, Home::Slot),
                Home::Param(number) => copies[number as usize].map_or(Home::Values, Home::Slot),
                Home::Values => Home::Values,
                Home::Part(part) => match self.vars[part.of].expand() {
                    Some(of) => Home::Part(VariablePart { of, ..part }),
                    None => continue,
                },
            };
            let scope = variable.scope.and_then(|scope| self.scope_of[scope].expand());
            let variable = DebugVariable { home, scope, inlined, ..variable.clone() };
            self.vars[id] = own.add_variable(variable).into();
        }
        self.func.debug = Some(own);
    }

    /// The debug values right before an instruction of the callee, at the end of a block.
    fn debug_values(&mut self, inst: Inst, home: Block) {
        let callee = self.callee;
        if callee.layout.debug.is_empty() {
            return;
        }
        for debug in callee.layout.debug_values(inst) {
            if let Some(var) = self.vars[debug.var].expand() {
                let mut location = debug.location.clone();
                // A value that is nowhere any more is not copied.
                location.map_values(|value| self.is_known(value).then(|| self.value(value)));
                self.func.layout.append_debug_value(home, DebugValue { var, location });
            }
        }
    }

    /// Whether a value of the callee is a constant, or one that was copied.
    fn is_known(&self, value: Value) -> bool {
        self.values[value].is_some() || self.callee.dfg.as_const(value).is_some()
    }

    fn slots(&mut self) {
        for (slot, data) in self.callee.slots.iter() {
            let new = self.func.slots.push(data.clone());
            if let Some(name) = self.callee.slot_name(slot) {
                self.func.set_slot_name(new, name);
            }
            self.slot_of[slot] = Some(new);
        }
    }

    /// Clears the slots that begin without poison, at the end of a block.
    fn clear_slots(&mut self, types: &DataTypes, block: Block) {
        for (slot, data) in self.callee.slots.iter().filter(|(_, data)| data.frozen) {
            let new = self.slot_of[slot].expect("slots come first");
            let mut cur = Cursor::at_end(self.func, block);
            let (address, zero) = (cur.slot_addr(new), cur.constant(I8, 0));
            let size = cur.i64(types.layout(data.ty).size as i64);
            let dst_align_log2 = data.align.trailing_zeros() as u8;
            let flags = BulkFlags { dst_align_log2, src_align_log2: 0, volatile: false };
            cur.memset(flags, address, zero, size);
        }
    }

    /// Makes the blocks that are reached, in their order, with their parameters; those of the entry
    /// are the arguments.
    fn blocks(&mut self, cfg: &Cfg, before: Block, args: &[Value]) {
        let callee = self.callee;
        let entry = callee.layout.entry();
        let mut reached: EntitySet<Block> = EntitySet::with_capacity(callee.dfg.num_blocks());
        cfg.reverse_postorder().for_each(|block| {
            reached.insert(block);
        });
        let mut last = before;
        for block in callee.layout.blocks().filter(|&block| reached.contains(block)) {
            let new = self.func.dfg.make_block();
            self.func.layout.insert_block_after(new, last);
            last = new;
            if let Some(name) = callee.block_name(block) {
                self.func.set_block_name(new, name);
            }
            self.block_of[block] = Some(new);
            for (i, &param) in callee.dfg.params(block).iter().enumerate() {
                let value = match entry == Some(block) {
                    true => args[i],
                    false => self.func.dfg.append_param(new, callee.dfg.ty(param)),
                };
                self.stands_for(param, value);
            }
        }
    }

    /// Lets a value of the caller stand for one of the callee.
    fn stands_for(&mut self, value: Value, new: Value) {
        self.values[value] = Some(new).into();
        let is_own = !matches!(self.func.dfg.def(new), ValueDef::Const(_));
        if let Some(name) = self.callee.value_name(value)
            && is_own
            && self.func.value_name(new).is_none()
        {
            self.func.set_value_name(new, name);
        }
    }

    fn value(&mut self, value: Value) -> Value {
        if let Some(known) = self.values[value].expand() {
            return known;
        }
        let ty = self.callee.dfg.ty(value);
        let new = match self.callee.dfg.as_const(value) {
            Some(ConstData::Bits(bits)) => self.func.dfg.constant(ty, bits),
            Some(ConstData::Poison) => self.func.dfg.poison(ty),
            None => unreachable!("definitions come before uses in reverse postorder"),
        };
        self.values[value] = Some(new).into();
        new
    }

    fn target(&mut self, call: &BlockCall) -> BlockCall {
        let callee = self.callee;
        let args: Vec<Value> =
            callee.dfg.call_args(call).iter().map(|&arg| self.value(arg)).collect();
        let block = self.block_of[call.block].expect("branches go to blocks that are reached");
        self.func.dfg.block_call(block, &args)
    }

    fn inst(&mut self, block: Block, inst: Inst, call: PackedOption<Loc>) {
        let callee = self.callee;
        let home = self.block_of[block].expect("the block is reached");
        let args: SmallVec<[Value; 4]> =
            callee.dfg.args(inst).iter().map(|&arg| self.value(arg)).collect();
        self.debug_values(inst, home);
        let own = callee.loc(inst).and_then(|loc| self.locs[loc].expand());
        let loc = own.or(call.expand());
        if callee.dfg.opcode(inst) == Opcode::Ret {
            Cursor::at_end(self.func, home).with_loc(loc).br(self.behind, &args);
            return;
        }
        let payload = self.payload(&callee.dfg.inst(inst).payload);
        let results: SmallVec<[Type; 2]> =
            callee.dfg.results(inst).map(|r| callee.dfg.ty(r)).collect();
        let mut cur = Cursor::at_end(self.func, home).with_loc(loc);
        let new = cur.insert(callee.dfg.opcode(inst), payload, &args, &results);
        self.func.set_unroll(new, callee.unroll(inst));
        let made: SmallVec<[Value; 2]> = self.func.dfg.results(new).collect();
        for (old, new) in callee.dfg.results(inst).zip(made) {
            self.stands_for(old, new);
        }
    }

    /// A payload whose ids are those of the caller.
    fn payload(&mut self, payload: &Payload) -> Payload {
        let callee = self.callee;
        match *payload {
            Payload::Slot(slot) => Payload::Slot(self.slot_of[slot].expect("it was copied")),
            Payload::Sig(sig) => {
                let signature = callee.dfg.signatures[sig].clone();
                Payload::Sig(self.func.dfg.signatures.push(signature))
            }
            Payload::Ptx(code) => {
                Payload::Ptx(self.func.dfg.intern_ptx(callee.dfg.ptx(code).clone()))
            }
            Payload::Jump(target) => Payload::Jump(self.target(&target)),
            Payload::Branch([then, other]) => {
                Payload::Branch([self.target(&then), self.target(&other)])
            }
            Payload::Switch(table) => {
                let SwitchData { cases, targets } = callee.dfg.switch(table);
                let targets = targets.iter().map(|target| self.target(target)).collect();
                let data = SwitchData { cases: cases.clone(), targets };
                Payload::Switch(self.func.dfg.make_switch(data))
            }
            // These name nothing of the function.
            other => other,
        }
    }
}
