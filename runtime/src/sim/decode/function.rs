//! Decodes the body of a function.

use super::super::LoadError;
use super::super::handles::kind_of;
use super::super::layout::{Place, Segment, size_of};
use super::super::program::{
    Action, AddressBase, Call, Code, Element, Home, Lanes, MemOp, Op, Origin, Passed, Slot, Source,
    function_address,
};
use super::super::registers::{Bank, Counts, RegRef};
use super::{Loader, builtin, wide};
use irc_ir::isa::sem::{Control, Form, Sem, truncate};
use irc_ir::isa::{OperandRule, PtxType, RegClass, Role, Row, Shape, Space, row};
use irc_ir::ptx::{
    Base, Body, Function, FunctionDirective, FunctionParam, Inst, Label, Operand, Reg, Statement,
    Symbol, Variable,
};
use std::collections::HashMap;

pub(super) fn decode(loader: &mut Loader<'_>, function: &Function) -> Result<Code, LoadError> {
    let empty = Body::default();
    let body = function.body.as_ref().unwrap_or(&empty);
    let name = loader.name(function.name);
    let mut decoder = Decoder::new(loader, function, body);
    let params = decoder.passed(&function.params);
    decoder.give_homes(function);
    let results = decoder.passed(&function.results);
    let ops = match &function.body {
        Some(_) => Some(decoder.body()?),
        None => None,
    };
    let threads = |dims: &[u32]| std::array::from_fn(|i| dims.get(i).copied().unwrap_or(1));
    let (mut reqntid, mut maxntid, mut cluster) = (None, None, None);
    for directive in &function.directives {
        match directive {
            FunctionDirective::ReqNTid(dims) => reqntid = Some(threads(dims)),
            FunctionDirective::MaxNTid(dims) => maxntid = Some(dims.iter().product()),
            FunctionDirective::ReqNCtaPerCluster(dims) => cluster = Some(threads(dims)),
            _ => {}
        }
    }
    let narrow = decoder.registers.iter().filter(|r| r.bank == Bank::Word && r.bits < 32);
    Ok(Code {
        is_entry: function.is_entry,
        builtin: if ops.is_none() { builtin(&name) } else { None },
        name,
        ops,
        first_site: 0,
        counts: decoder.counts,
        narrow: narrow.map(|r| (r.index, r.bits)).collect(),
        param_size: decoder.param.size.next_multiple_of(16),
        params,
        results,
        local: decoder.local,
        homes: decoder.homes,
        origins: decoder.origins,
        reqntid,
        maxntid,
        cluster,
    })
}

pub(super) struct Decoder<'l, 'm> {
    pub(super) loader: &'l mut Loader<'m>,
    body: &'l Body,
    function: Symbol,
    /// The first register of each class, then of the named ones.
    bases: [usize; 7],
    registers: Vec<RegRef>,
    counts: Counts,
    param: Segment,
    local: Segment,
    homes: Vec<Home>,
    /// Names of this function, of the scopes that are open last.
    scopes: Vec<HashMap<Symbol, (Space, u64, u64)>>,
    /// Parameters that are textures, samplers or surfaces, whose names mean what they hold.
    handles: HashMap<Symbol, u64>,
    labels: HashMap<Label, u32>,
    tables: HashMap<Symbol, Box<[u32]>>,
    prototypes: Vec<Symbol>,
    origins: Vec<Origin>,
}

impl<'l, 'm> Decoder<'l, 'm> {
    fn new(loader: &'l mut Loader<'m>, function: &Function, body: &'l Body) -> Self {
        let mut decoder = Self {
            loader,
            body,
            function: function.name,
            bases: [0; 7],
            registers: Vec::new(),
            counts: Counts::default(),
            param: Segment::default(),
            local: Segment::default(),
            homes: Vec::new(),
            scopes: vec![HashMap::new()],
            handles: HashMap::new(),
            labels: HashMap::new(),
            tables: HashMap::new(),
            prototypes: Vec::new(),
            origins: Vec::new(),
        };
        for (class, &count) in RegClass::ALL.iter().zip(&body.registers) {
            decoder.bases[*class as usize] = decoder.registers.len();
            (0..count).for_each(|_| decoder.add_register(*class, class.bits()));
        }
        decoder.bases[6] = decoder.registers.len();
        for named in &body.named {
            decoder.add_register(named.ty.class(), named.ty.bits());
        }
        decoder
    }

    fn add_register(&mut self, class: RegClass, bits: u32) {
        let bank = Bank::of(class);
        let counts = &mut self.counts;
        let (index, number) = (counts.banks[bank as usize], counts.all);
        counts.banks[bank as usize] += 1;
        counts.all += 1;
        self.registers.push(RegRef { bank, index, number, bits });
    }

    fn undefined<T>(&self, name: &str) -> Result<T, LoadError> {
        let function = self.loader.name(self.function);
        Err(LoadError::Undefined { name: name.to_owned(), function })
    }

    pub(super) fn register(&self, reg: Reg) -> RegRef {
        let base = self.bases[reg.class().map_or(6, |class| class as usize)];
        self.registers[base + reg.index() as usize]
    }

    /// Lays parameters or results out.
    fn passed(&mut self, params: &[FunctionParam]) -> Vec<Passed> {
        let mut passed = Vec::new();
        for param in params {
            match param {
                FunctionParam::Param(variable) => {
                    let (offset, size) = self.declare(variable, 0);
                    if kind_of(variable.ty).is_some() {
                        self.handles.insert(variable.name, offset);
                    }
                    passed.push(Passed::Memory { offset, size });
                }
                FunctionParam::Reg(_, name) | FunctionParam::VectorReg(_, _, name) => {
                    let named = &self.body.named;
                    let index = named.iter().position(|n| n.name == *name && n.index.is_none());
                    if let Some(&reg) = self.registers.get(self.bases[6] + index.unwrap_or(0)) {
                        passed.push(Passed::Register(reg));
                    }
                }
            }
        }
        passed
    }

    /// Gives the parameters of a function (not of a kernel) whose address is taken a place in local
    /// memory: there they lie as far as the program can tell.
    fn give_homes(&mut self, function: &Function) {
        if function.is_entry {
            return;
        }
        let mut taken = Vec::new();
        for inst in self.body.insts().filter(|inst| !matches!(row(inst.row).sem, Sem::Control(_))) {
            for operand in &inst.operands {
                match operand {
                    Operand::Symbol(name, _) => taken.push(*name),
                    Operand::List(items) => taken.extend(items.iter().filter_map(|item| {
                        if let Operand::Symbol(name, _) = item { Some(*name) } else { None }
                    })),
                    _ => {}
                }
            }
        }
        for param in &function.params {
            let FunctionParam::Param(variable) = param else { continue };
            if let Some((Space::Param, param, size)) = self.find(variable.name)
                && taken.contains(&variable.name)
            {
                let local = self.local.place_bytes(size, variable.alignment().max(4));
                self.homes.push(Home { param, local, size });
            }
        }
    }

    /// Lays a variable of the function out and names it in the innermost scope. Parameters begin
    /// at whole words, so that they can be copied by words.
    fn declare(&mut self, variable: &Variable, statement: usize) -> (u64, u64) {
        let size = size_of(variable);
        let offset = match variable.space {
            Space::Param => self.param.place_bytes(size, variable.alignment().max(4)),
            Space::Local => self.local.place_bytes(size, variable.alignment()),
            _ => self.loader.inner.get(&(self.function, statement)).copied().unwrap_or(0),
        };
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(variable.name, (variable.space, offset, size));
        }
        (offset, size)
    }

    fn body(&mut self) -> Result<Vec<Op>, LoadError> {
        let mut at = 0;
        let body = self.body;
        for statement in &body.statements {
            match statement {
                Statement::Label(label) => drop(self.labels.insert(*label, at)),
                Statement::Inst(_) => at += 1,
                Statement::CallPrototype(name, _) | Statement::CallTargets(name, _) => {
                    self.prototypes.push(*name);
                }
                _ => {}
            }
        }
        for statement in &body.statements {
            if let Statement::BranchTargets(name, targets) = statement {
                let places: Result<_, _> =
                    targets.iter().map(|label| self.target(*label)).collect();
                self.tables.insert(*name, places?);
            }
        }
        let mut ops = Vec::with_capacity(at as usize);
        let mut source = None;
        for (index, statement) in body.statements.iter().enumerate() {
            match statement {
                Statement::Open => self.scopes.push(HashMap::new()),
                Statement::Close => drop(self.scopes.pop()),
                Statement::Variable(variable) => drop(self.declare(variable, index)),
                Statement::Loc(loc) => source = Some((loc.file, loc.line)),
                Statement::Inst(inst) => {
                    ops.push(self.inst(inst)?);
                    self.origins.push(Origin { offset: inst.origin, source });
                }
                _ => {}
            }
        }
        Ok(ops)
    }

    fn target(&self, label: Label) -> Result<u32, LoadError> {
        match (self.labels.get(&label), label) {
            (Some(&at), _) => Ok(at),
            (None, Label::Numbered(n)) => self.undefined(&format!("$L{n}")),
            (None, Label::Named(name)) => self.undefined(&self.loader.name(name)),
        }
    }

    fn inst(&mut self, inst: &Inst<Reg>) -> Result<Op, LoadError> {
        let form = Form::of(inst);
        let is_flow = matches!(
            form.row.sem,
            Sem::Control(Control::Call | Control::Branch | Control::BranchTable)
        );
        let mut slots = Vec::new();
        if !is_flow {
            for (rule, operand) in inst.ruled_operands() {
                slots.push(self.slot(inst, rule, operand)?);
            }
        } else if matches!(form.row.sem, Sem::Control(Control::BranchTable)) {
            let index = inst.operands.first().unwrap_or(&Operand::Omitted);
            slots.push(self.slot(inst, &form.row.operands[0], index)?);
        }
        let (mut uses, mut defs) = (Vec::new(), Vec::new());
        let guard = inst.guard.map(|guard| (self.register(guard.pred), guard.negated));
        let unguarded = Inst { guard: None, ..inst.clone() };
        unguarded.visit_regs(|reg, role| {
            let reg = self.register(reg);
            if role != Role::Def {
                uses.push(reg);
            }
            if role != Role::Use {
                defs.push(reg);
            }
        });
        let action = self.action(inst, &form, &slots)?;
        let aligned = form.row.is_aligned(&inst.mods);
        Ok(Op {
            guard,
            action,
            form,
            slots: slots.into(),
            uses: uses.into(),
            defs: defs.into(),
            aligned,
        })
    }

    fn slot(
        &mut self,
        inst: &Inst<Reg>,
        rule: &OperandRule,
        operand: &Operand<Reg>,
    ) -> Result<Slot, LoadError> {
        let ty = inst.type_of(rule.ty).unwrap_or(PtxType::B64);
        let bits = if matches!(rule.shape, Shape::Pred) { 1 } else { ty.bits() };
        let is_list = matches!(rule.shape, Shape::List(_));
        let mut source = match (rule.shape, operand) {
            (Shape::Bracket(rules), Operand::Bracket(items)) => self.bracket(inst, rules, items)?,
            _ => self.source(operand)?,
        };
        if is_list && matches!(source, Source::Register(_) | Source::Constant(_)) {
            source = Source::List(Box::new([source]));
        }
        let cut = |source: &mut Source| {
            if let Source::Constant(value) = source {
                *value = truncate(*value, bits);
            }
        };
        match &mut source {
            Source::List(items) if is_list => items.iter_mut().for_each(cut),
            source => cut(source),
        }
        Ok(Slot {
            source,
            bits,
            signed: ty.is_signed() && ty.lanes() == 1,
            is_def: rule.role != Role::Use,
            is_use: rule.role != Role::Def,
            packed: !is_list,
        })
    }

    /// What stands in brackets: an address first, then values and lists of them.
    fn bracket(
        &mut self,
        inst: &Inst<Reg>,
        rules: &[OperandRule],
        items: &[Operand<Reg>],
    ) -> Result<Source, LoadError> {
        let mut spread = Vec::new();
        for (item, rule) in items.iter().zip(rules) {
            let bits = inst.type_of(rule.ty).map_or(64, PtxType::bits);
            let mut add = |source: Source| {
                let source = match source {
                    Source::Constant(value) => Source::Constant(truncate(value, bits)),
                    source => source,
                };
                spread.push(source);
            };
            match self.source(item)? {
                Source::List(inner) => inner.into_iter().for_each(add),
                source => add(source),
            }
        }
        Ok(Source::Bracket(spread.into()))
    }

    fn action(
        &mut self,
        inst: &Inst<Reg>,
        form: &Form,
        slots: &[Slot],
    ) -> Result<Action, LoadError> {
        let operand = |n: usize| inst.operands.get(n).unwrap_or(&Operand::Omitted);
        Ok(match row(inst.row).sem {
            Sem::Unwritten => {
                return Err(LoadError::NotSimulated {
                    mnemonic: inst.mnemonic(),
                    function: self.loader.name(self.function),
                });
            }
            Sem::Lane(f) => {
                let wide = form.row.wide.and_then(|choose| choose(form));
                wide.and_then(|kernel| wide::prepare(self.loader, kernel, slots))
                    .map_or(Action::Lane(f), |op| Action::Wide(Box::new(op)))
            }
            Sem::Load(space) => Action::Load(Box::new(self.access(form, slots, space, 1, 0))),
            Sem::Store(space) => Action::Store(Box::new(self.access(form, slots, space, 0, 1))),
            Sem::Memory(f) => Action::Memory(f),
            Sem::Warp(f) => Action::Warp(f, lanes(form.row)),
            Sem::WarpMemory(f) => Action::WarpMemory(f, lanes(form.row)),
            Sem::Control(Control::Branch) => match *operand(0) {
                Operand::Label(label) => Action::Branch(self.target(label)?),
                _ => return self.undefined("a label"),
            },
            Sem::Control(Control::BranchTable) => match *operand(1) {
                Operand::Symbol(name, _) => match self.tables.get(&name) {
                    Some(places) => Action::BranchTable(places.clone()),
                    None => return self.undefined(&self.loader.name(name)),
                },
                _ => return self.undefined("a branch table"),
            },
            Sem::Control(Control::Call) => Action::Call(Box::new(Call {
                results: self.passed_here(operand(0))?,
                callee: self.source(operand(1))?,
                args: self.passed_here(operand(2))?,
            })),
            Sem::Control(control) => Action::Control(control),
        })
    }

    /// A load or store with its address and its values as these operands.
    fn access(
        &self,
        form: &Form,
        slots: &[Slot],
        space: Option<Space>,
        address: usize,
        values: usize,
    ) -> MemOp {
        let (base, offset) = match &slots[address].source {
            Source::Register(reg) => (address_base(*reg), 0),
            Source::Offset(reg, offset) => (address_base(*reg), *offset),
            Source::Constant(value) => (AddressBase::Constant, *value as i64),
            Source::Local(offset) => (AddressBase::Local, *offset),
            Source::Handle(offset) => (AddressBase::Constant, *offset as i64),
            _ => (AddressBase::Constant, 0),
        };
        let element = |source: &Source| match *source {
            Source::Register(reg) => Element::Register(reg),
            Source::Constant(value) => Element::Constant(value),
            _ => Element::Nothing,
        };
        let elements = match &slots[values].source {
            Source::List(items) => items.iter().map(element).collect(),
            source => Box::new([element(source)]) as Box<[Element]>,
        };
        let space = match form.get().or(space) {
            // A parameter that lies in local memory.
            Some(Space::Param | Space::ParamFunc) if base == AddressBase::Local => {
                Some(Space::Local)
            }
            space => space,
        };
        MemOp {
            space,
            base,
            offset,
            size: form.ty.bytes(),
            signed: form.ty.is_signed(),
            elements,
            order: form.get(),
            scope: form.get(),
        }
    }

    /// The arguments or results of a call on the side of the caller.
    fn passed_here(&mut self, operand: &Operand<Reg>) -> Result<Box<[Passed]>, LoadError> {
        let items = operand.items().unwrap_or_default();
        items
            .iter()
            .map(|item| match *item {
                Operand::Reg(reg) => Ok(Passed::Register(self.register(reg))),
                Operand::Symbol(name, _) => match self.find(name) {
                    Some((Space::Param, offset, size)) => Ok(Passed::Memory { offset, size }),
                    _ => self.undefined(&self.loader.name(name)),
                },
                Operand::Int(value) => Ok(Passed::Constant(value as i128 as u128)),
                Operand::F32(bits) => Ok(Passed::Constant(u128::from(bits))),
                Operand::F64(bits) => Ok(Passed::Constant(u128::from(bits))),
                _ => self.undefined("a parameter"),
            })
            .collect()
    }

    fn find(&self, name: Symbol) -> Option<(Space, u64, u64)> {
        self.scopes.iter().rev().find_map(|scope| scope.get(&name)).copied()
    }

    /// The address that a name stands for, with an offset.
    fn address(&self, name: Symbol, offset: i64) -> Result<Source, LoadError> {
        if let Some(&at) = self.handles.get(&name) {
            return Ok(Source::Handle(at));
        }
        let found = match self.find(name) {
            Some((Space::Local, at, _)) => {
                return Ok(Source::Local((at as i64).wrapping_add(offset)));
            }
            Some((Space::Param, at, _))
                if let Some(home) = self.homes.iter().find(|home| home.param == at) =>
            {
                return Ok(Source::Local((home.local as i64).wrapping_add(offset)));
            }
            Some((_, at, _)) => Some(at),
            None => match self.loader.places.get(&name) {
                Some(&Place::Fixed(_, address)) => Some(address),
                Some(&Place::Function(index)) => Some(function_address(index)),
                None => None,
            },
        };
        match found {
            Some(at) => Ok(Source::Constant(u128::from(at.wrapping_add(offset as u64)))),
            // Names of branch tables and prototypes are resolved elsewhere.
            None if self.tables.contains_key(&name) || self.prototypes.contains(&name) => {
                Ok(Source::Nothing)
            }
            None => self.undefined(&self.loader.name(name)),
        }
    }

    fn source(&self, operand: &Operand<Reg>) -> Result<Source, LoadError> {
        Ok(match operand {
            Operand::Omitted | Operand::Sink | Operand::Label(_) | Operand::Params(_) => {
                Source::Nothing
            }
            Operand::Reg(reg) | Operand::Video { reg, .. } => Source::Register(self.register(*reg)),
            Operand::Not(reg) => Source::Negated(self.register(*reg)),
            Operand::Int(value) => Source::Constant(*value as i128 as u128),
            Operand::F32(bits) => Source::Constant(u128::from(*bits)),
            Operand::F64(bits) => Source::Constant(u128::from(*bits)),
            Operand::Special(reg) => Source::Special(*reg),
            Operand::Symbol(name, offset) => self.address(*name, i64::from(*offset))?,
            Operand::Address(address) => match address.base {
                Base::Reg(reg) => Source::Offset(self.register(reg), i64::from(address.offset)),
                Base::Symbol(name) => self.address(name, i64::from(address.offset))?,
                Base::Absolute => Source::Constant(i128::from(address.offset) as u128),
            },
            Operand::List(items) => {
                Source::List(items.iter().map(|item| self.source(item)).collect::<Result<_, _>>()?)
            }
            Operand::Bracket(items) => Source::Bracket(
                items.iter().map(|item| self.source(item)).collect::<Result<_, _>>()?,
            ),
        })
    }
}

fn address_base(reg: RegRef) -> AddressBase {
    match reg.bank {
        Bank::Double => AddressBase::Double(reg.index),
        _ => AddressBase::Word(reg.index),
    }
}

/// Which lanes an operation of a warp waits for: those of its mask; without one all, unless it
/// asks nothing of the others.
fn lanes(row: &Row) -> Lanes {
    let mask = row.operands.iter().position(|rule| rule.name == "membermask");
    let has_sources = row.operands.iter().any(|rule| rule.role == Role::Use);
    match mask {
        Some(operand) => Lanes::Mask(operand),
        None if has_sources => Lanes::All,
        None => Lanes::Own,
    }
}
