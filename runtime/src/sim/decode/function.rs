//! Decodes the body of a function.

use super::super::handles::kind_of;
use super::super::interface::{Assumed, Interface};
use super::super::layout::{NamedPlace, Segment, initial_bytes, size_of};
use super::super::memory::window;
use super::super::program::{
    Action, AddressBase, Call, Code, Element, Lanes, MemOp, Op, Origin, Passed, Slot, Source,
    function_address,
};
use super::super::registers::{Bank, Counts, RegRef};
use super::super::warp::MAX_LOCAL;
use super::super::{LoadError, coalesced};
use super::names::{Named, Names};
use super::{Loader, all_lanes, builtin, meets};
use irc_ptx::ModuleContext;
use irc_ptx::isa::sem::{Control, Form, Handing, Sem, truncate};
use irc_ptx::isa::{
    ModKind, NonCoherent, OperandRule, PtxType, Role, Row, Shape, Space, SpecialReg, TextureMode,
    TypeRef, row,
};
use irc_ptx::{
    Address, Base, Body, Function, FunctionDirective, FunctionParam, Inst, Label, Labels, Operand,
    Prototype, Reg, Statement, Symbol, Variable, in_three_dimensions,
};
use rustc_hash::FxHashMap;

/// The bytes of a parameter that is a texture, sampler or surface.
const HANDLE_BYTES: u64 = 8;

/// What a call keeps on the stack besides registers and parameters: where it goes on, and the like.
const FRAME_BYTES: u64 = 16;

/// The registers that a thread has at most on any target, in bytes. A function may name many more,
/// one for each value, but a call saves no others.
const REGISTER_BYTES: u64 = 255 * 4;

pub(super) fn decode(loader: &mut Loader<'_>, function: &Function) -> Result<Code, LoadError> {
    let empty = Body::default();
    let body = function.body.as_ref().unwrap_or(&empty);
    let name = loader.name(function.name);
    let mut decoder = Decoder::new(loader, function, body);
    let mut params = decoder.passed(&function.params)?;
    let mut results = decoder.passed(&function.results)?;
    decoder.give_homes(function)?;
    params.iter_mut().chain(&mut results).for_each(|passed| decoder.to_home(passed));
    let ops = match &function.body {
        Some(_) => Some(decoder.body()?),
        None => None,
    };
    let (mut reqntid, mut maxntid, mut cluster) = (None, None, None);
    for directive in &function.directives {
        match directive {
            FunctionDirective::ReqNTid(dims) => reqntid = Some(in_three_dimensions(dims)),
            FunctionDirective::MaxNTid(dims) => {
                maxntid = Some(dims.iter().fold(1, |all: u32, &n| all.saturating_mul(n)));
            }
            FunctionDirective::ReqNCtaPerCluster(dims) => cluster = Some(in_three_dimensions(dims)),
            _ => {}
        }
    }
    let narrow = decoder.registers.iter().filter(|r| r.bank == Bank::Word && r.bits < 32);
    Ok(Code {
        is_entry: function.is_entry,
        builtin: if ops.is_none() { builtin(&name) } else { None },
        meets: ops.as_deref().map(|ops| meets::meets(ops, function.is_entry)).unwrap_or_default(),
        name,
        ops,
        first_site: 0,
        counts: decoder.counts,
        narrow: narrow.map(|r| (r.index, r.bits)).collect(),
        saved_bytes: FRAME_BYTES + decoder.counts.bytes().min(REGISTER_BYTES) + decoder.param.size,
        frame_bytes: FRAME_BYTES + decoder.counts.bytes() + decoder.param.size,
        param_size: decoder.param.size.next_multiple_of(16),
        param_variables: decoder.param_variables.into(),
        param_names: decoder.param_names,
        params,
        is_variadic: function.params.last().is_some_and(FunctionParam::is_variadic),
        results,
        interface: Interface::new(&function.params, &function.results, &function.directives),
        local: decoder.local,
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
    /// The registers that the function uses: those that are only declared take no room.
    registers: Vec<RegRef>,
    /// Where each of them stands there.
    places: FxHashMap<Reg, u32>,
    counts: Counts,
    param: Segment,
    param_variables: Vec<(u64, u64)>,
    param_names: Vec<String>,
    local: Segment,
    /// Parameters and results whose address the function takes: the offset in `.param` space as
    /// which they are known, and that among the local variables.
    homes: Vec<(u64, u64)>,
    /// How the parameters of a kernel are declared to be aligned.
    alignments: FxHashMap<Symbol, u64>,
    names: Names,
    labels: Labels,
    tables: Vec<Box<[u32]>>,
    callees: Vec<Assumed>,
    origins: Vec<Origin>,
}

impl<'l, 'm> Decoder<'l, 'm> {
    fn new(loader: &'l mut Loader<'m>, function: &Function, body: &'l Body) -> Self {
        let mut decoder = Self {
            loader,
            body,
            function: function.name,
            registers: Vec::new(),
            places: FxHashMap::default(),
            counts: Counts::default(),
            param: Segment::default(),
            param_variables: Vec::new(),
            param_names: Vec::new(),
            local: Segment::default(),
            homes: Vec::new(),
            alignments: kernel_alignments(function),
            names: Names::default(),
            labels: Labels::of(&body.statements),
            tables: Vec::new(),
            callees: Vec::new(),
            origins: Vec::new(),
        };
        for inst in body.insts() {
            inst.visit_regs(|reg, _| {
                decoder.add_register(reg);
            });
        }
        decoder
    }

    /// The place of a register, which may be new.
    fn add_register(&mut self, reg: Reg) -> RegRef {
        if let Some(&place) = self.places.get(&reg) {
            return self.registers[place as usize];
        }
        let (class, bits) = match reg.class() {
            Some(class) => (class, class.bits()),
            None => {
                let ty = self.body.named[reg.index() as usize].ty;
                (ty.class(), ty.bits())
            }
        };
        let bank = Bank::of(class);
        let counts = &mut self.counts;
        let (index, number) = (counts.banks[bank as usize], counts.all);
        counts.banks[bank as usize] += 1;
        counts.all += 1;
        let new = RegRef { bank, index, number, bits };
        self.places.insert(reg, self.registers.len() as u32);
        self.registers.push(new);
        new
    }

    fn undefined<T>(&self, name: &str) -> Result<T, LoadError> {
        let function = self.loader.name(self.function);
        Err(LoadError::Undefined { name: name.to_owned(), function })
    }

    pub(super) fn register(&self, reg: Reg) -> RegRef {
        self.registers[self.places[&reg] as usize]
    }

    /// Lays parameters or results out.
    fn passed(&mut self, params: &[FunctionParam]) -> Result<Vec<Passed>, LoadError> {
        let mut passed = Vec::new();
        for param in params {
            match param {
                FunctionParam::Param(variable) => {
                    let (offset, size) = self.declare(variable, 0)?;
                    if kind_of(variable.ty).is_some() {
                        self.names.declare(variable.name, Named::Handle(offset));
                    }
                    passed.push(Passed::Memory { offset, size });
                }
                FunctionParam::Reg(_, name) => {
                    let reg = self.param_register(*name)?;
                    passed.extend(reg.map(Passed::Register));
                }
                FunctionParam::VectorReg(n, _, name) => {
                    for component in ["x", "y", "z", "w"].into_iter().take(usize::from(*n)) {
                        let name = format!("{}.{component}", self.loader.module.names.name(*name));
                        let Some(name) = self.loader.module.names.lookup(&name) else { continue };
                        let reg = self.param_register(name)?;
                        passed.extend(reg.map(Passed::Register));
                    }
                }
            }
        }
        Ok(passed)
    }

    /// The register of a parameter. What is only declared has none.
    fn param_register(&mut self, name: Symbol) -> Result<Option<RegRef>, LoadError> {
        let named = &self.body.named;
        match named.iter().position(|n| n.name == name && n.index.is_none()) {
            Some(index) => Ok(Some(self.add_register(Reg::named(index as u32)))),
            None if named.is_empty() => Ok(None),
            None => self.undefined(&self.loader.name(name)),
        }
    }

    /// Gives the parameters of a function (not of a kernel) whose address is taken a place in local
    /// memory: there they lie as far as the program can tell.
    fn give_homes(&mut self, function: &Function) -> Result<(), LoadError> {
        if function.is_entry {
            return Ok(());
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
        for param in function.params.iter().chain(&function.results) {
            let FunctionParam::Param(variable) = param else { continue };
            if let Some((Space::Param, param, size)) = self.find(variable.name)
                && taken.contains(&variable.name)
            {
                let local = self.place_local(variable, size, variable.alignment().max(4))?;
                self.homes.push((param, local));
            }
        }
        Ok(())
    }

    /// The place in local memory of the parameter or result at an offset, if it lies there.
    fn home(&self, param: u64) -> Option<u64> {
        self.homes.iter().find(|home| home.0 == param).map(|home| home.1)
    }

    /// Says that what is passed lies in local memory, if it does.
    fn to_home(&self, passed: &mut Passed) {
        if let Passed::Memory { offset, size } = *passed
            && let Some(offset) = self.home(offset)
        {
            *passed = Passed::Local { offset, size };
        }
    }

    fn place_local(
        &mut self,
        variable: &Variable,
        size: u64,
        align: u64,
    ) -> Result<u64, LoadError> {
        let placed = self.local.place_bytes(size, align, MAX_LOCAL);
        placed.map_err(|bytes| self.too_large(variable, bytes))
    }

    fn too_large(&self, variable: &Variable, bytes: u64) -> LoadError {
        self.loader.too_large(variable, Some(self.function), bytes, MAX_LOCAL)
    }

    /// Lays a variable of the function out and names it in the innermost scope. Parameters begin
    /// at whole words, so that they can be copied by words.
    fn declare(&mut self, variable: &Variable, statement: usize) -> Result<(u64, u64), LoadError> {
        let (mut size, align) = (size_of(variable), variable.alignment());
        if variable.space == Space::Param && variable.dims.first() == Some(&None) {
            size = self.loader.further;
        }
        let offset = match variable.space {
            Space::Param => {
                let placed = self.param.place_bytes(size, align.max(4), MAX_LOCAL);
                let offset = placed.map_err(|bytes| self.too_large(variable, bytes))?;
                self.param_variables.push((offset, size));
                self.param_names.push(self.loader.name(variable.name));
                offset
            }
            Space::Local => self.place_local(variable, size, align)?,
            _ => self.loader.inner.get(&(self.function, statement)).copied().unwrap_or(0),
        };
        self.names.declare(variable.name, Named::Variable(variable.space, offset, size));
        self.initialise(variable, offset)?;
        Ok((offset, size))
    }

    /// Remembers the initial value of a variable in global or constant memory.
    fn initialise(&mut self, variable: &Variable, address: u64) -> Result<(), LoadError> {
        if variable.init.is_empty() || !matches!(variable.space, Space::Global | Space::Const) {
            return Ok(());
        }
        let place = |symbol: Symbol| match self.names.find(symbol) {
            Some(Named::Variable(Space::Local | Space::Param, ..)) => None,
            Some(Named::Variable(space, address, _)) => Some(NamedPlace::Fixed(space, address)),
            Some(_) => None,
            None => self.loader.places.get(&symbol).copied(),
        };
        match initial_bytes(variable, place, function_address) {
            Ok(bytes) => self.loader.initial.push((variable.space, address, bytes)),
            Err(symbol) => return self.undefined(&self.loader.name(symbol)),
        }
        Ok(())
    }

    fn body(&mut self) -> Result<Vec<Op>, LoadError> {
        let body = self.body;
        let mut ops = Vec::with_capacity(body.insts().count());
        let mut source = None;
        for (index, statement) in body.statements.iter().enumerate() {
            self.labels.step(statement);
            match statement {
                Statement::Open => self.names.open(),
                Statement::Close => self.names.close(),
                Statement::Variable(variable) => drop(self.declare(variable, index)?),
                Statement::BranchTargets(name, targets) => {
                    let places = targets.iter().map(|label| self.target(*label));
                    let places = places.collect::<Result<_, _>>()?;
                    self.names.declare(*name, Named::Table(self.tables.len()));
                    self.tables.push(places);
                }
                Statement::CallPrototype(name, prototype) => {
                    let Prototype { params, results, directives } = &**prototype;
                    let prototype = Interface::new(params, results, directives);
                    self.declare_callees(*name, Assumed::Prototype(Box::new(prototype)));
                }
                Statement::CallTargets(name, targets) => {
                    let places = targets.iter().filter_map(|target| self.loader.places.get(target));
                    let numbers = places.filter_map(|place| match *place {
                        NamedPlace::Function(number) => Some(number as usize),
                        NamedPlace::Fixed(..) => None,
                    });
                    let targets = Assumed::Targets(numbers.collect());
                    self.declare_callees(*name, targets);
                }
                Statement::Loc(loc) => source = Some((loc.file, loc.line)),
                Statement::Inst(inst) => {
                    ops.push(self.inst(inst)?);
                    self.origins.push(Origin { offset: inst.offset(), source });
                }
                _ => {}
            }
        }
        Ok(ops)
    }

    fn declare_callees(&mut self, name: Symbol, callees: Assumed) {
        self.names.declare(name, Named::Callees(self.callees.len()));
        self.callees.push(callees);
    }

    /// What the last operand of a call says of its callees.
    fn callees(&self, operand: &Operand<Reg>) -> Assumed {
        match named(operand).and_then(|(name, _)| self.names.find(name)) {
            Some(Named::Callees(number)) => self.callees[number].clone(),
            _ => Assumed::Nothing,
        }
    }

    fn target(&self, label: Label) -> Result<u32, LoadError> {
        match (self.labels.find(label), label) {
            (Some(at), _) => Ok(at),
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
        let sm = self.loader.module.sm.number();
        let aligned = form.row.is_aligned_on(&inst.mods, sm.into());
        let together = form.row.is_together_on(&inst.mods, sm.into());
        Ok(Op {
            guard,
            is_plain: all_lanes::is_plain(&action, &form),
            action,
            form,
            slots: slots.into(),
            uses: uses.into(),
            defs: defs.into(),
            aligned,
            together,
        })
    }

    fn slot(
        &mut self,
        inst: &Inst<Reg>,
        rule: &OperandRule,
        operand: &Operand<Reg>,
    ) -> Result<Slot, LoadError> {
        let handing = Handing::of(inst, rule);
        let Handing { bits, signed, is_list, .. } = handing;
        let mut source = match (rule.shape, operand) {
            (Shape::Bracket(rules), Operand::Bracket(items)) => self.bracket(inst, rules, items)?,
            (Shape::List(_), Operand::Special(reg)) => parts_of(*reg, inst.list_length(rule)),
            (
                Shape::Address,
                Operand::Address(Address { base: Base::Symbol(name), offset, .. }),
            ) if is_generic(inst, rule) => self.generic(*name, i64::from(*offset))?,
            _ => self.source(operand)?,
        };
        if is_list && matches!(source, Source::Register(_) | Source::Constant(_)) {
            source = Source::List(Box::new([source]));
        }
        let cut = |source: &mut Source| {
            if let Source::Constant(value) = source {
                *value = handing.number(*value);
            }
        };
        match &mut source {
            Source::List(items) if is_list => items.iter_mut().for_each(cut),
            source => cut(source),
        }
        Ok(Slot {
            source,
            bits,
            signed,
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
            // A list may be longer than what is read.
            let read = inst.list_length(rule).unwrap_or(usize::MAX);
            match self.source(item)? {
                Source::List(inner) => inner.into_iter().take(read).for_each(add),
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
        let textures = TextureMode::of(self.loader.module);
        if inst.misread_in(ModuleContext::in_mode(textures)).is_some() {
            // What the row says of it is not what a GPU does.
            return self.not_simulated(inst);
        }
        Ok(match row(inst.row).sem {
            Sem::Unwritten => return self.not_simulated(inst),
            // A special register or an address in a list: nothing prints that.
            Sem::Store(_) if !can_store(&slots[1].source) => return self.not_simulated(inst),
            Sem::Lane(f) => {
                let all_lanes = form.row.all_lanes.and_then(|choose| choose(form));
                all_lanes
                    .and_then(|kernel| all_lanes::prepare(self.loader, kernel, slots))
                    .map_or(Action::Lane(f), |op| Action::AllLanes(Box::new(op)))
            }
            Sem::Load(space) => {
                let access = self.access(form, slots, space, [1, 0], operand(1));
                Action::Load(Box::new(access))
            }
            Sem::Store(space) => {
                let access = self.access(form, slots, space, [0, 1], operand(0));
                Action::Store(Box::new(access))
            }
            Sem::Memory(f) => Action::Memory(f),
            Sem::Warp(f) => Action::Warp(f, lanes(form.row)),
            Sem::WarpMemory(f) => Action::WarpMemory(f, lanes(form.row)),
            Sem::Control(Control::Branch) => match *operand(0) {
                Operand::Label(label) => Action::Branch(self.target(label)?),
                _ => return self.undefined("a label"),
            },
            Sem::Control(Control::BranchTable) => match *operand(1) {
                Operand::Symbol(name, _) => match self.names.find(name) {
                    Some(Named::Table(table)) => Action::BranchTable(self.tables[table].clone()),
                    _ => return self.undefined(&self.loader.name(name)),
                },
                _ => return self.undefined("a branch table"),
            },
            Sem::Control(Control::Call) => Action::Call(Box::new(Call {
                results: self.passed_here(operand(0))?,
                callee: self.source(operand(1))?,
                args: self.passed_here(operand(2))?,
                assumed: self.callees(operand(3)),
            })),
            Sem::Control(control) => Action::Control(control),
        })
    }

    fn not_simulated<T>(&self, inst: &Inst<Reg>) -> Result<T, LoadError> {
        Err(LoadError::NotSimulated {
            mnemonic: inst.mnemonic(),
            function: self.loader.name(self.function),
            offset: inst.offset(),
        })
    }

    /// A load or store with its address and its values as these operands; how the address is
    /// written.
    fn access(
        &self,
        form: &Form,
        slots: &[Slot],
        space: Option<Space>,
        [address, values]: [usize; 2],
        written: &Operand<Reg>,
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
            Source::Offset(reg, offset) => Element::Sum(reg, offset),
            Source::Constant(value) => Element::Constant(value),
            _ => Element::Nothing,
        };
        let elements = match &slots[values].source {
            Source::List(items) => items.iter().map(element).collect(),
            source => Box::new([element(source)]) as Box<[Element]>,
        };
        let said = form.get().or(space);
        let space = match said {
            // A parameter that lies in local memory, by its name or by the address that was taken.
            Some(Space::Param | Space::ParamFunc)
                if base == AddressBase::Local
                    || base != AddressBase::Constant && !self.homes.is_empty() =>
            {
                Some(Space::Local)
            }
            space => space,
        };
        let mut access = MemOp {
            space,
            base,
            offset,
            is_whole: coalesced::is_whole(form.ty.bytes(), &elements),
            size: form.ty.bytes(),
            signed: form.ty.is_signed(),
            elements,
            order: form.get(),
            scope: form.get(),
            is_outside: false,
            is_split: false,
            is_constant: form.has(NonCoherent::Nc),
        };
        access.is_outside = self.is_outside(written, access.bytes());
        access.is_split = self.is_split(written, said, &access);
        access
    }

    /// Whether an access is aligned to no more than a byte: where ptxas knows the place, parameters
    /// are registers, which nvcc relies on for the members of packed structures. Those of kernels
    /// are constants, and may be accessed so if nothing else was declared.
    fn is_split(&self, written: &Operand<Reg>, said: Option<Space>, access: &MemOp) -> bool {
        let is_param = matches!(said, Some(Space::Param | Space::ParamFunc | Space::ParamEntry));
        let is_known = matches!(access.base, AddressBase::Constant | AddressBase::Local);
        let bytes = u64::from(access.bytes().max(1));
        if !is_param || !is_known || (access.offset as u64).is_multiple_of(bytes) {
            return false;
        }
        let declared = named(written).and_then(|(name, _)| self.alignments.get(&name));
        declared.is_none_or(|&declared| declared < bytes)
    }

    /// Whether an access to a variable of a thread by its name does not lie in it.
    fn is_outside(&self, address: &Operand<Reg>, bytes: u32) -> bool {
        let Some((name, offset)) = named(address) else { return false };
        let Some((Space::Param | Space::Local, _, size)) = self.find(name) else { return false };
        let end = u64::try_from(offset).ok().and_then(|at| at.checked_add(bytes.into()));
        end.is_none_or(|end| end > size)
    }

    /// The arguments or results of a call on the side of the caller.
    fn passed_here(&mut self, operand: &Operand<Reg>) -> Result<Box<[Passed]>, LoadError> {
        let items = operand.items().unwrap_or_default();
        // Vectors are passed register by register.
        items
            .iter()
            .flat_map(|item| match item {
                Operand::List(components) => &components[..],
                item => std::slice::from_ref(item),
            })
            .map(|item| match *item {
                Operand::Reg(reg) => Ok(Passed::Register(self.register(reg))),
                Operand::Symbol(name, _) => {
                    let (offset, size) = match self.names.find(name) {
                        Some(Named::Variable(Space::Param, offset, size)) => (offset, size),
                        Some(Named::Handle(offset)) => (offset, HANDLE_BYTES),
                        _ => return self.undefined(&self.loader.name(name)),
                    };
                    let mut passed = Passed::Memory { offset, size };
                    self.to_home(&mut passed);
                    Ok(passed)
                }
                Operand::Int(value) => Ok(Passed::Constant(u128::from(value as u64))),
                Operand::F32(bits) => Ok(Passed::Constant(u128::from(bits))),
                Operand::F64(bits) => Ok(Passed::Constant(u128::from(bits))),
                _ => self.undefined("a parameter"),
            })
            .collect()
    }

    fn find(&self, name: Symbol) -> Option<(Space, u64, u64)> {
        match self.names.find(name) {
            Some(Named::Variable(space, at, size)) => Some((space, at, size)),
            _ => None,
        }
    }

    /// The generic address of a variable, with an offset: an access that does not say a state space
    /// is one of the window that the variable is in. Parameters of functions have none.
    fn generic(&self, name: Symbol, offset: i64) -> Result<Source, LoadError> {
        let space = match (self.find(name), self.loader.places.get(&name)) {
            (Some((space, ..)), _) => Some(space),
            (None, Some(&NamedPlace::Fixed(space, _))) => Some(space),
            (None, _) => None,
        };
        let start = space.and_then(window).unwrap_or(0);
        self.address(name, offset.wrapping_add(start as i64))
    }

    /// The address that a name stands for, with an offset.
    fn address(&self, name: Symbol, offset: i64) -> Result<Source, LoadError> {
        let found = match self.names.find(name) {
            Some(Named::Handle(at)) => return Ok(Source::Handle(at)),
            // These are resolved elsewhere.
            Some(Named::Table(_) | Named::Callees(_)) => return Ok(Source::Nothing),
            Some(Named::Variable(Space::Local, at, _)) => {
                return Ok(Source::Local((at as i64).wrapping_add(offset)));
            }
            Some(Named::Variable(Space::Param, at, _)) if let Some(home) = self.home(at) => {
                return Ok(Source::Local((home as i64).wrapping_add(offset)));
            }
            Some(Named::Variable(_, at, _)) => Some(at),
            None => match self.loader.places.get(&name) {
                Some(&NamedPlace::Fixed(_, address)) => Some(address),
                Some(&NamedPlace::Function(index)) => Some(function_address(index)),
                None => None,
            },
        };
        match found {
            Some(at) => Ok(Source::Constant(u128::from(at.wrapping_add(offset as u64)))),
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
            Operand::Sum(reg, offset) => Source::Offset(self.register(*reg), i64::from(*offset)),
            Operand::Int(value) => Source::Constant(u128::from(*value as u64)),
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

/// Whether an operand is the address of an access that may say a state space and does not.
fn is_generic(inst: &Inst<Reg>, rule: &OperandRule) -> bool {
    matches!(rule.ty, TypeRef::Address)
        && inst.row().part_of(ModKind::Space).is_some()
        && inst.modifier::<Space>().is_none()
}

/// Whether a store knows how to take a value from there.
fn can_store(source: &Source) -> bool {
    match source {
        Source::List(items) => items.iter().all(can_store),
        source => matches!(
            source,
            Source::Nothing | Source::Register(_) | Source::Offset(..) | Source::Constant(_)
        ),
    }
}

/// The components of a special register where a list of values stands. One that has none is cut in
/// equal parts, which is what ptxas makes of it.
fn parts_of(reg: SpecialReg, count: Option<usize>) -> Source {
    let count = count.unwrap_or(1);
    let bits = reg.ty().bits() / count.max(1) as u32;
    let part = |n: usize| match reg.is_vector() {
        true => {
            let name = format!("{}.{}", reg.name(), ["x", "y", "z", "w"][n % 4]);
            SpecialReg::from_name(&name).map_or(Source::Nothing, Source::Special)
        }
        false if count == 1 => Source::Special(reg),
        false => Source::Part { reg, shift: n as u32 * bits, bits },
    };
    Source::List((0..count).map(part).collect())
}

/// The alignments of the parameters of a kernel; of other functions nothing.
fn kernel_alignments(function: &Function) -> FxHashMap<Symbol, u64> {
    let params = function.params.iter().filter(|_| function.is_entry);
    let aligned = params.filter_map(|param| match param {
        FunctionParam::Param(variable) => Some((variable.name, variable.alignment())),
        _ => None,
    });
    aligned.collect()
}

/// The variable and the offset that an address names.
fn named(address: &Operand<Reg>) -> Option<(Symbol, i32)> {
    match address {
        Operand::Address(Address { base: Base::Symbol(name), offset, .. }) => {
            Some((*name, *offset))
        }
        Operand::Symbol(name, offset) => Some((*name, *offset)),
        _ => None,
    }
}

fn address_base(reg: RegRef) -> AddressBase {
    match reg.bank {
        Bank::Double => AddressBase::Double(reg.index),
        _ => AddressBase::Word(reg.index),
    }
}

/// Which lanes an operation of a warp waits for: those of its mask, nobody if it takes those that
/// are there, else all.
fn lanes(row: &Row) -> Lanes {
    match row.mask_operand() {
        Some(operand) => Lanes::Mask(operand),
        None if row.takes_present_lanes => Lanes::Own,
        None => Lanes::All,
    }
}
