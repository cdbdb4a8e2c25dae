//! From the tree to a form that runs fast: registers are numbers, names are addresses, labels are
//! places in the code, and each operand knows how wide it is.

use super::layout::{Place, Segment, initial_bytes, size_of};
use super::memory::GlobalMemory;
use super::{Arg, ExecError};
use irc_ir::isa::sem::{Control, Fault, Form, Machine, Sem, Step, Values, truncate};
use irc_ir::isa::{PtxType, Role, Space, SpecialReg, row};
use irc_ir::ptx::{
    Base, Body, Function, FunctionParam, Inst, Item, Label, Linkage, Module, Names, Operand, Reg,
    Statement, Symbol, Variable,
};
use std::collections::{BTreeMap, HashMap};

/// Addresses of functions.
const FUNCTION_BASE: u64 = 0x6000_0000_0000;
const FUNCTION_STEP: u64 = 16;

/// A loaded module.
pub(super) struct Program {
    pub(super) functions: Vec<Code>,
    pub(super) globals: BTreeMap<String, u64>,
    /// Constant memory.
    pub(super) constants: Vec<u8>,
    /// The static shared memory of a CTA.
    pub(super) shared: Segment,
}

/// A function.
pub(super) struct Code {
    pub(super) name: String,
    pub(super) is_entry: bool,
    /// Nothing for an external function.
    pub(super) ops: Option<Vec<Op>>,
    /// The width of each register in bits.
    pub(super) registers: Vec<u32>,
    /// Parameters and results of this function, and what its body declares in `.param` space.
    pub(super) param_size: u64,
    pub(super) params: Vec<Passed>,
    pub(super) results: Vec<Passed>,
    /// Its local variables.
    pub(super) local: Segment,
    /// The text of each instruction, for messages.
    pub(super) texts: Vec<String>,
}

/// How a parameter or result is passed, on either side of a call.
#[derive(Clone, Copy, Debug)]
pub(super) enum Passed {
    /// In `.param` space: offset and size.
    Memory { offset: u64, size: u64 },
    /// In a register.
    Register(u32),
    /// A constant.
    Constant(u128),
}

/// Where the operand of an instruction comes from or goes to.
#[derive(Clone, Debug)]
pub(super) enum Source {
    Nothing,
    Register(u32),
    Negated(u32),
    Constant(u128),
    Special(SpecialReg),
    /// An address in local memory, from the start of the frame.
    Local(u64),
    /// An address from the start of dynamic shared memory.
    Dynamic(i64),
    /// A register and an offset.
    Offset(u32, i64),
    List(Box<[Source]>),
}

/// An operand with the width of its type.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub(super) source: Source,
    pub(super) bits: u32,
    pub(super) signed: bool,
    pub(super) is_def: bool,
    /// The elements of a list are parts of one value (`mov`), not values of their own.
    pub(super) packed: bool,
}

/// What an instruction does.
#[derive(Clone)]
pub(super) enum Action {
    Lane(fn(&Form, &mut Values)),
    Memory(fn(&Form, &mut Values, &mut dyn Machine) -> Result<Step, Fault>),
    Load(Option<Space>),
    Store(Option<Space>),
    Warp(fn(&Form, &mut [(u32, Values)]), Lanes),
    Branch(u32),
    BranchTable(Box<[u32]>),
    Call(Box<Call>),
    Return,
    Exit,
    Trap,
    Barrier(Control),
    WarpSync,
    Nothing,
}

/// Which lanes of its warp a warp operation waits for.
#[derive(Clone, Copy, Debug)]
pub(super) enum Lanes {
    /// Those of the mask that this operand holds.
    Mask(usize),
    /// All that have not ended.
    All,
    /// Only its own.
    Own,
}

/// The parts of a call.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) callee: Source,
    pub(super) args: Box<[Passed]>,
    pub(super) results: Box<[Passed]>,
}

/// An instruction.
pub(super) struct Op {
    pub(super) guard: Option<(u32, bool)>,
    pub(super) form: Form,
    pub(super) slots: Box<[Slot]>,
    pub(super) action: Action,
}

impl Program {
    pub(super) fn kernel(&self, name: &str) -> Option<u32> {
        let found = |code: &Code| code.is_entry && code.ops.is_some() && code.name == name;
        self.functions.iter().position(found).map(|index| index as u32)
    }

    /// The bytes of the parameter space of a kernel.
    pub(super) fn kernel_params(&self, kernel: u32, args: &[Arg]) -> Result<Vec<u8>, ExecError> {
        let code = &self.functions[kernel as usize];
        if code.params.len() != args.len() {
            let (want, got) = (code.params.len(), args.len());
            return Err(ExecError::ParamCount { kernel: code.name.clone(), want, got });
        }
        let mut bytes = vec![0; code.param_size as usize];
        for (index, (param, Arg(arg))) in code.params.iter().zip(args).enumerate() {
            let Passed::Memory { offset, size } = *param else { continue };
            let (offset, want, got) = (offset as usize, size as usize, arg.len());
            if want != got {
                let kernel = code.name.clone();
                return Err(ExecError::ParamSize { kernel, index, want, got });
            }
            bytes[offset..offset + want].copy_from_slice(arg);
        }
        Ok(bytes)
    }

    /// The function at an address.
    pub(super) fn function_at(&self, address: u64) -> Option<u32> {
        let offset = address.checked_sub(FUNCTION_BASE)?;
        let index = offset / FUNCTION_STEP;
        let exists = offset % FUNCTION_STEP == 0 && index < self.functions.len() as u64;
        exists.then_some(index as u32)
    }
}

fn function_address(index: u32) -> u64 {
    FUNCTION_BASE + u64::from(index) * FUNCTION_STEP
}

/// Lays a module out and decodes its functions.
pub(super) fn load(module: &Module, memory: &mut GlobalMemory) -> Result<Program, ExecError> {
    let mut loader = Loader::default();
    loader.number_functions(module);
    let mut constants = Segment::default();
    for variable in module.variables() {
        loader.variable(module, variable, memory, &mut constants);
    }
    let mut program = Program {
        functions: Vec::new(),
        globals: loader.globals.clone(),
        constants: vec![0; constants.size as usize],
        shared: Segment::default(),
    };
    initialise(module, &loader, memory, &mut program)?;
    let mut functions: Vec<Option<Code>> = (0..loader.count).map(|_| None).collect();
    for function in module.functions() {
        let Some(Place::Function(index)) = loader.places.get(&function.name) else { continue };
        let index = *index as usize;
        if function.body.is_some() || functions[index].is_none() {
            functions[index] = Some(decode_function(module, function, &mut loader)?);
        }
    }
    program.functions = functions.into_iter().flatten().collect();
    program.shared = loader.shared;
    // Dynamic shared memory begins behind the static one, aligned for anything.
    program.shared.size = program.shared.size.next_multiple_of(128);
    Ok(program)
}

#[derive(Default)]
struct Loader {
    places: HashMap<Symbol, Place>,
    globals: BTreeMap<String, u64>,
    shared: Segment,
    count: u32,
}

impl Loader {
    fn number_functions(&mut self, module: &Module) {
        for function in module.functions() {
            let next = Place::Function(self.count);
            if *self.places.entry(function.name).or_insert(next) == next {
                self.count += 1;
            }
        }
        for item in &module.items {
            if let Item::Alias(alias, aliasee) = item
                && let Some(&place) = self.places.get(aliasee)
            {
                self.places.insert(*alias, place);
            }
        }
    }

    fn variable(
        &mut self,
        module: &Module,
        variable: &Variable,
        memory: &mut GlobalMemory,
        constants: &mut Segment,
    ) {
        if self.places.contains_key(&variable.name) && variable.linkage == Linkage::Extern {
            return;
        }
        let address = match variable.space {
            Space::Global => {
                let address = memory.alloc(size_of(variable) as usize, variable.alignment());
                self.globals.insert(module.names.name(variable.name).to_owned(), address);
                address
            }
            Space::Const => {
                let size = size_of(variable);
                constants.place_bytes(size, variable.alignment())
            }
            _ if variable.linkage == Linkage::Extern => {
                self.places.insert(variable.name, Place::Dynamic);
                return;
            }
            _ => self.shared.place(variable),
        };
        self.places.insert(variable.name, Place::Fixed(variable.space, address));
    }
}

fn initialise(
    module: &Module,
    loader: &Loader,
    memory: &mut GlobalMemory,
    program: &mut Program,
) -> Result<(), ExecError> {
    for variable in module.variables().filter(|v| !v.init.is_empty()) {
        let undefined = |symbol| ExecError::Undefined {
            name: module.names.name(symbol).to_owned(),
            function: module.names.name(variable.name).to_owned(),
        };
        let bytes = initial_bytes(variable, &loader.places, function_address).map_err(undefined)?;
        let Some(&Place::Fixed(space, address)) = loader.places.get(&variable.name) else {
            continue;
        };
        match space {
            Space::Const => {
                let start = address as usize;
                program.constants[start..start + bytes.len()].copy_from_slice(&bytes);
            }
            _ => memory.write(address, &bytes).map_err(|_| undefined(variable.name))?,
        }
    }
    Ok(())
}

fn decode_function(
    module: &Module,
    function: &Function,
    loader: &mut Loader,
) -> Result<Code, ExecError> {
    let empty = Body::default();
    let body = function.body.as_ref().unwrap_or(&empty);
    let mut decoder = Decoder::new(module, function, body, loader);
    let params = decoder.passed(&function.params);
    let results = decoder.passed(&function.results);
    let ops = match &function.body {
        Some(_) => Some(decoder.body()?),
        None => None,
    };
    Ok(Code {
        name: module.names.name(function.name).to_owned(),
        is_entry: function.is_entry,
        ops,
        registers: decoder.widths,
        param_size: decoder.param.size.next_multiple_of(16),
        params,
        results,
        local: decoder.local,
        texts: body
            .insts()
            .map(|i| irc_ir::ptx::print::print_inst(&module.names, body, i))
            .collect(),
    })
}

struct Decoder<'a> {
    names: &'a Names,
    body: &'a Body,
    loader: &'a mut Loader,
    function: String,
    /// The first register of each class, then of the named ones.
    bases: [u32; 7],
    widths: Vec<u32>,
    param: Segment,
    local: Segment,
    /// Names of this function, of the scopes that are open last.
    scopes: Vec<HashMap<Symbol, (Space, u64, u64)>>,
    labels: HashMap<Label, u32>,
    tables: HashMap<Symbol, Box<[u32]>>,
}

impl<'a> Decoder<'a> {
    fn new(
        module: &'a Module,
        function: &Function,
        body: &'a Body,
        loader: &'a mut Loader,
    ) -> Self {
        let mut bases = [0; 7];
        let mut widths = Vec::new();
        for (class, &count) in irc_ir::isa::RegClass::ALL.iter().zip(&body.registers) {
            bases[*class as usize] = widths.len() as u32;
            widths.resize(widths.len() + count as usize, class.bits());
        }
        bases[6] = widths.len() as u32;
        widths.extend(body.named.iter().map(|named| named.ty.bits()));
        Self {
            names: &module.names,
            body,
            loader,
            function: module.names.name(function.name).to_owned(),
            bases,
            widths,
            param: Segment::default(),
            local: Segment::default(),
            scopes: vec![HashMap::new()],
            labels: HashMap::new(),
            tables: HashMap::new(),
        }
    }

    fn undefined<T>(&self, name: &str) -> Result<T, ExecError> {
        Err(ExecError::Undefined { name: name.to_owned(), function: self.function.clone() })
    }

    fn register(&self, reg: Reg) -> u32 {
        self.bases[reg.class().map_or(6, |class| class as usize)] + reg.index()
    }

    /// Lays parameters or results out.
    fn passed(&mut self, params: &[FunctionParam]) -> Vec<Passed> {
        params
            .iter()
            .map(|param| match param {
                FunctionParam::Param(variable) => {
                    let (offset, size) = self.declare(variable);
                    Passed::Memory { offset, size }
                }
                FunctionParam::Reg(_, name) | FunctionParam::VectorReg(_, _, name) => {
                    let named = &self.body.named;
                    let index = named.iter().position(|n| n.name == *name && n.index.is_none());
                    Passed::Register(self.bases[6] + index.unwrap_or(0) as u32)
                }
            })
            .collect()
    }

    /// Lays a variable of the function out and names it in the innermost scope.
    fn declare(&mut self, variable: &Variable) -> (u64, u64) {
        let size = size_of(variable);
        let offset = match variable.space {
            Space::Param => self.param.place_bytes(size, variable.alignment()),
            Space::Local => self.local.place_bytes(size, variable.alignment()),
            _ => self.loader.shared.place(variable),
        };
        if let Some(scope) = self.scopes.last_mut() {
            scope.insert(variable.name, (variable.space, offset, size));
        }
        (offset, size)
    }

    fn body(&mut self) -> Result<Vec<Op>, ExecError> {
        let mut at = 0;
        for statement in &self.body.statements {
            match statement {
                Statement::Label(label) => {
                    self.labels.insert(*label, at);
                }
                Statement::Inst(_) => at += 1,
                _ => {}
            }
        }
        for statement in &self.body.statements {
            if let Statement::BranchTargets(name, targets) = statement {
                let places: Result<_, _> =
                    targets.iter().map(|label| self.target(*label)).collect();
                self.tables.insert(*name, places?);
            }
        }
        let mut ops = Vec::with_capacity(at as usize);
        for statement in &self.body.statements {
            match statement {
                Statement::Open => self.scopes.push(HashMap::new()),
                Statement::Close => drop(self.scopes.pop()),
                Statement::Variable(variable) => drop(self.declare(variable)),
                Statement::Inst(inst) => ops.push(self.inst(inst)?),
                _ => {}
            }
        }
        Ok(ops)
    }

    fn target(&self, label: Label) -> Result<u32, ExecError> {
        match (self.labels.get(&label), label) {
            (Some(&at), _) => Ok(at),
            (None, Label::Numbered(n)) => self.undefined(&format!("$L{n}")),
            (None, Label::Named(name)) => self.undefined(self.names.name(name)),
        }
    }

    fn inst(&mut self, inst: &Inst<Reg>) -> Result<Op, ExecError> {
        let action = self.action(inst)?;
        let is_call = matches!(action, Action::Call(_));
        let mut slots = Vec::new();
        if !is_call && !matches!(action, Action::Branch(_)) {
            for (rule, operand) in inst.ruled_operands() {
                let ty = inst.type_of(rule.ty).unwrap_or(PtxType::B64);
                slots.push(Slot {
                    source: self.source(operand)?,
                    bits: ty.bits(),
                    signed: ty.is_signed() && ty.lanes() == 1,
                    is_def: rule.role != Role::Use,
                    packed: !matches!(rule.shape, irc_ir::isa::Shape::List(_)),
                });
            }
        }
        for slot in &mut slots {
            if let Source::Constant(value) = &mut slot.source {
                *value = truncate(*value, slot.bits);
            }
        }
        let guard = inst.guard.map(|guard| (self.register(guard.pred), guard.negated));
        Ok(Op { guard, form: Form::of(inst), slots: slots.into(), action })
    }

    fn action(&mut self, inst: &Inst<Reg>) -> Result<Action, ExecError> {
        let operand = |n: usize| inst.operands.get(n).unwrap_or(&Operand::Omitted);
        Ok(match row(inst.row).sem {
            Sem::Unwritten | Sem::WarpMemory(_) => {
                return Err(ExecError::Unsupported {
                    mnemonic: inst.mnemonic(),
                    function: self.function.clone(),
                });
            }
            Sem::Lane(f) => Action::Lane(f),
            Sem::Memory(f) => Action::Memory(f),
            Sem::Load(space) => Action::Load(space),
            Sem::Store(space) => Action::Store(space),
            Sem::Warp(f) => {
                let rules = row(inst.row).operands;
                let mask = rules.iter().position(|rule| rule.name == "membermask");
                let has_sources = rules.iter().any(|rule| rule.role == Role::Use);
                let lanes = match mask {
                    Some(operand) => Lanes::Mask(operand),
                    None if has_sources => Lanes::All,
                    None => Lanes::Own,
                };
                Action::Warp(f, lanes)
            }
            Sem::Control(control) => match control {
                Control::Branch => match *operand(0) {
                    Operand::Label(label) => Action::Branch(self.target(label)?),
                    _ => return self.undefined("a label"),
                },
                Control::BranchTable => match *operand(1) {
                    Operand::Symbol(name, _) => match self.tables.get(&name) {
                        Some(places) => Action::BranchTable(places.clone()),
                        None => return self.undefined(self.names.name(name)),
                    },
                    _ => return self.undefined("a branch table"),
                },
                Control::Call => Action::Call(Box::new(Call {
                    results: self.passed_here(operand(0))?,
                    callee: self.source(operand(1))?,
                    args: self.passed_here(operand(2))?,
                })),
                Control::Return => Action::Return,
                Control::Exit => Action::Exit,
                Control::Trap => Action::Trap,
                Control::BarrierSync | Control::BarrierArrive | Control::BarrierReduce => {
                    Action::Barrier(control)
                }
                Control::WarpSync => Action::WarpSync,
                Control::ClusterArrive | Control::ClusterWait => {
                    return self.undefined("a cluster");
                }
                Control::Yield | Control::Nothing => Action::Nothing,
            },
        })
    }

    /// The arguments or results of a call on the side of the caller.
    fn passed_here(&mut self, operand: &Operand<Reg>) -> Result<Box<[Passed]>, ExecError> {
        let items = operand.items().unwrap_or_default();
        items
            .iter()
            .map(|item| match *item {
                Operand::Reg(reg) => Ok(Passed::Register(self.register(reg))),
                Operand::Symbol(name, _) => match self.find(name) {
                    Some((Space::Param, offset, size)) => Ok(Passed::Memory { offset, size }),
                    _ => self.undefined(self.names.name(name)),
                },
                Operand::Int(value) => Ok(Passed::Constant(value as u128)),
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
    fn address(&self, name: Symbol, offset: i64) -> Result<Source, ExecError> {
        let found = match self.find(name) {
            Some((Space::Local, at, _)) => {
                return Ok(Source::Local(at.wrapping_add(offset as u64)));
            }
            Some((_, at, _)) => Some(at),
            None => match self.loader.places.get(&name) {
                Some(&Place::Fixed(_, address)) => Some(address),
                Some(&Place::Function(index)) => Some(function_address(index)),
                Some(Place::Dynamic) => return Ok(Source::Dynamic(offset)),
                None => None,
            },
        };
        match found {
            Some(at) => Ok(Source::Constant(u128::from(at.wrapping_add(offset as u64)))),
            // Names of branch tables and prototypes are resolved elsewhere.
            None if self.tables.contains_key(&name) => Ok(Source::Nothing),
            None => self.undefined(self.names.name(name)),
        }
    }

    fn source(&self, operand: &Operand<Reg>) -> Result<Source, ExecError> {
        Ok(match operand {
            Operand::Omitted | Operand::Sink | Operand::Label(_) => Source::Nothing,
            Operand::Reg(reg) => Source::Register(self.register(*reg)),
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
            Operand::Video { .. } | Operand::Bracket(_) | Operand::Params(_) => Source::Nothing,
        })
    }
}
