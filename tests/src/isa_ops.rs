//! Rows of the ISA table as operations of the IR, compiled, for ptxas to judge.
//!
//! Each case is an instruction in a kernel of its own: its operands are loaded from memory and its
//! results stored there, so nothing of it goes.

use irc::{OptLevel, Options, compile};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::data::DataKind;
use irc_ir::entity::{DataType, Value};
use irc_ir::function::{Function, FunctionKind, SlotData};
use irc_ir::module::{self, Global, Init, Module};
use irc_ir::op::ptx::row::{PtxExtras, PtxGuard, PtxRow};
use irc_ir::op::{MemFlags, Opcode, Payload, PtxArg, PtxItem};
use irc_ir::signature::{Aggregate, Linkage, Param, Signature};
use irc_ir::text::{first_difference, parse_module};
use irc_ir::types::{I1, I8, I32, I64, Space, Type};
use irc_ir::verify::verify_module;
use irc_ptx::isa::TextureMode;
use irc_ptx::target::Target;
use irc_ptx::{Base, Inst, Operand, Reg, Symbol};

/// A variable that operands name, declared in the module around an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variable {
    /// A global of N bytes, or a stack slot, in a space.
    Data(Space),
    /// A texture, sampler or surface.
    Opaque(Type),
    /// The aggregate parameter of the kernel.
    Parameter,
    /// A function.
    Function,
}

/// The bytes of the variables that are data.
const PLACE_BYTES: u64 = 1024;

impl Variable {
    /// Every place that an operand may name.
    pub const ALL: [Variable; 9] = [
        Variable::Data(Space::Global),
        Variable::Data(Space::Shared),
        Variable::Data(Space::Const),
        Variable::Data(Space::Local),
        Variable::Opaque(Type::Texref),
        Variable::Opaque(Type::Samplerref),
        Variable::Opaque(Type::Surfref),
        Variable::Parameter,
        Variable::Function,
    ];

    /// The name of the variable in the module; of what PTX has instead, how its name ends.
    pub fn name(self) -> &'static str {
        match self {
            Variable::Data(Space::Shared) => "svar",
            Variable::Data(Space::Const) => "cvar",
            Variable::Data(Space::Local) => "_slot0",
            Variable::Data(_) => "gvar",
            Variable::Opaque(Type::Samplerref) => "sref",
            Variable::Opaque(Type::Surfref) => "surf",
            Variable::Opaque(_) => "tref",
            Variable::Parameter => "_param_1",
            Variable::Function => "callee0",
        }
    }

    /// The type of its address.
    pub fn ty(self) -> Type {
        match self {
            Variable::Data(space) => Type::Ptr(space),
            Variable::Opaque(ty) => ty,
            Variable::Parameter => Type::Ptr(Space::Param),
            Variable::Function => Type::Ptr(Space::Generic),
        }
    }
}

/// An operand value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arg {
    /// The type that it has if it is an address; other operands have the type that the row wants.
    pub address: Type,
    /// The variable that it is the address of, and what is added to that.
    pub place: Option<(Variable, i32)>,
}

impl Arg {
    /// A value from memory.
    pub const fn loaded(address: Type) -> Arg {
        Arg { address, place: None }
    }

    /// The address of a variable.
    pub fn named(place: Variable, offset: i32) -> Arg {
        Arg { address: place.ty(), place: Some((place, offset)) }
    }
}

/// What registers and names stand for in an instruction of PTX text.
pub struct Scope<'a> {
    /// Whether a register has 32 bits.
    pub is_32_bit: &'a dyn Fn(Reg) -> bool,
    /// The variable that a name is.
    pub place: &'a dyn Fn(Symbol) -> Option<Variable>,
}

/// An instruction to be made an operation.
#[derive(Clone, Debug)]
pub struct Case {
    /// Where it comes from, for reports.
    pub name: String,
    /// The spelling.
    pub spelling: String,
    /// The operands.
    pub items: Vec<PtxItem<Arg>>,
    /// The number of results.
    pub results: usize,
    /// Guard and part of the destination.
    pub extras: PtxExtras<Arg>,
    /// Whether the kernel must bound its threads.
    pub needs_bounds: bool,
    /// The texture mode of the module.
    pub textures: TextureMode,
}

impl Case {
    /// An instruction of PTX text; nothing for control flow and for what names other things than
    /// places.
    pub fn of_inst(name: &str, inst: &Inst<Reg>, scope: &Scope<'_>) -> Option<Case> {
        let arg = |reg: Reg| scope.register(reg);
        let mut results = 0;
        let mut extras = PtxExtras::default();
        let mut items = Vec::new();
        for (rule, operand) in inst.ruled_operands() {
            if !operand.is_given() {
                continue;
            }
            if rule.role.writes() {
                let mut written = 0;
                operand.visit_regs(rule.role, &mut |_, _| written += 1);
                // A sink in a list is a result that nobody uses.
                let sinks = operand.items().into_iter().flatten();
                written += sinks.filter(|item| matches!(item, Operand::Sink)).count();
                results += written;
                if let Operand::Video { select, .. } = operand {
                    extras.into = Some(*select).filter(|select| !select.is_whole());
                }
            }
            if rule.role != irc_ptx::isa::Role::Def {
                items.push(item(operand, scope)?);
            }
        }
        if let Some(guard) = inst.guard {
            let otherwise = vec![arg(guard.pred); results];
            extras.guard =
                Some(PtxGuard { pred: arg(guard.pred), negated: guard.negated, otherwise });
        }
        let spelling = inst.mnemonic();
        let needs_bounds = spelling.starts_with("setmaxnreg");
        let (name, textures) = (name.to_owned(), TextureMode::Unified);
        Some(Case { name, spelling, items, results, extras, needs_bounds, textures })
    }

    /// The module with the operation; an error if there is no such operation.
    pub fn module(&self, kernel: &str) -> Result<Module, String> {
        let row = PtxRow::new(&self.spelling, &self.items, self.results, &self.extras)
            .map_err(|error| error.to_string())?;
        let mut module = Module::new();
        module.textures = self.textures;
        let mut places = Places::new(&mut module);
        let mut signature = Signature::new(&[Type::Ptr(Space::Global)], None);
        signature.params.push(places.parameter.clone());
        let mut func = Function::new(kernel, FunctionKind::Kernel, Linkage::Visible, signature);
        if self.needs_bounds {
            func.attrs.maxntid = Some([128, 1, 1]);
        }
        let entry = func.dfg.make_block();
        func.layout.append_block(entry);
        let pointer = func.dfg.append_param(entry, Type::Ptr(Space::Global));
        places.aggregate = Some(func.dfg.append_param(entry, Type::Ptr(Space::Param)));
        let mut cursor = Cursor::at_end(&mut func, entry);
        let mut place = 0;
        let mut values = Vec::new();
        for (arg, &value) in row.code.args.iter().zip(&row.args) {
            let ty = match arg {
                PtxArg::Address(_) => value.address,
                arg => arg.natural(),
            };
            values.push(match value.place {
                Some((named, offset)) => places.address(&mut module, &mut cursor, named, offset)?,
                None => loaded(&mut cursor, pointer, &mut place, ty),
            });
        }
        let types = row.code.results.clone();
        let code = Payload::Ptx(cursor.func.dfg.intern_ptx(row.code));
        let inst = cursor.insert_inst(Opcode::Ptx, code, &values, &types);
        let late = cursor
            .func
            .dfg
            .ptx_code(inst)
            .and_then(|code| code.insts[0].row().completed_by.filter(|_| !types.is_empty()));
        if let Some(wait) = late {
            wait_for(&mut cursor, wait.mnemonic())?;
        }
        let results: Vec<Value> = cursor.func.dfg.results(inst).collect();
        for result in results {
            stored(&mut cursor, pointer, &mut place, result);
        }
        cursor.ret(None);
        module.add_func(func).map_err(|error| error.to_string())?;
        Ok(module)
    }

    /// The PTX of the operation for a target. The text form of the module is read back on the way.
    pub fn compile(&self, kernel: &str, target: Target) -> Result<String, String> {
        let module = self.module(kernel)?;
        verify_module(&module).map_err(|errors| errors[0].to_string())?;
        let text = module.to_string();
        let parsed = parse_module(&text).map_err(|errors| format!("{}\n{text}", errors[0]))?;
        if let Some(difference) = first_difference(&module, &parsed.module) {
            return Err(format!("is read back otherwise: {difference}\n{text}"));
        }
        let options = Options::default().with_level(OptLevel::O1);
        let ptx = compile(&module, &target, &options).map_err(|errors| errors[0].to_string())?;
        self.check_names(&ptx.text)?;
        Ok(ptx.text)
    }

    /// Checks that the instruction names what its operands name.
    fn check_names(&self, ptx: &str) -> Result<(), String> {
        let is_it = |line: &&str| line.split_whitespace().any(|word| word == self.spelling);
        let lines: Vec<&str> = ptx.lines().filter(is_it).collect();
        let mut work: Vec<&PtxItem<Arg>> = self.items.iter().collect();
        while let Some(item) = work.pop() {
            match item {
                PtxItem::Value(Arg { place: Some((place, _)), .. })
                    if !lines.iter().any(|line| line.contains(place.name())) =>
                {
                    return Err(format!("does not name {}: {lines:?}", place.name()));
                }
                PtxItem::List(items) => work.extend(items),
                PtxItem::Bracket { base, rest, .. } => {
                    work.push(base);
                    work.extend(rest);
                }
                _ => {}
            }
        }
        Ok(())
    }
}

/// Inserts the wait that makes late results be there.
fn wait_for(cursor: &mut Cursor<'_>, wait: &str) -> Result<(), String> {
    let spelling = format!("{wait}.sync.aligned");
    let number = PtxItem::Number { value: Arg::loaded(I32), int: Some(0) };
    let operands: &[PtxItem<Arg>] =
        if wait.contains("wait_group") { std::slice::from_ref(&number) } else { &[] };
    if wait.contains("wait_group") {
        insert(cursor, &spelling.replace("wait_group", "commit_group"), &[])?;
    }
    insert(cursor, &spelling, operands)
}

fn insert(cursor: &mut Cursor<'_>, spelling: &str, items: &[PtxItem<Arg>]) -> Result<(), String> {
    let row = PtxRow::new(spelling, items, 0, &PtxExtras::default());
    let code = row.map_err(|error| error.to_string())?.code;
    let code = Payload::Ptx(cursor.func.dfg.intern_ptx(code));
    cursor.insert_inst(Opcode::Ptx, code, &[], &[]);
    Ok(())
}

impl Scope<'_> {
    fn register(&self, reg: Reg) -> Arg {
        Arg::loaded(if (self.is_32_bit)(reg) { I32 } else { I64 })
    }
}

fn item(operand: &Operand<Reg>, scope: &Scope<'_>) -> Option<PtxItem<Arg>> {
    let list = |items: &[Operand<Reg>]| items.iter().map(|operand| item(operand, scope)).collect();
    let constant = Arg::loaded(I64);
    Some(match operand {
        Operand::Reg(reg) => PtxItem::Value(scope.register(*reg)),
        Operand::Not(reg) => PtxItem::Not(scope.register(*reg)),
        Operand::Video { reg, negated, select } => {
            PtxItem::Part { value: scope.register(*reg), negated: *negated, select: *select }
        }
        Operand::Int(int) => PtxItem::Number { value: constant, int: Some(*int) },
        Operand::F32(_) | Operand::F64(_) => PtxItem::Number { value: constant, int: None },
        Operand::Special(reg) => PtxItem::Special(*reg),
        Operand::Address(address) => match address.base {
            Base::Reg(reg) => PtxItem::address(scope.register(reg), address.offset),
            Base::Symbol(name) => {
                PtxItem::address(Arg::named((scope.place)(name)?, 0), address.offset)
            }
            Base::Absolute => PtxItem::address(constant, address.offset),
        },
        Operand::List(items) => PtxItem::List(list(items)?),
        Operand::Bracket(items) => {
            let items: Option<Vec<_>> = list(items);
            let mut items = items?.into_iter();
            let base = Box::new(items.next()?);
            PtxItem::Bracket { base, offset: 0, rest: items.collect() }
        }
        Operand::Symbol(name, offset) => PtxItem::Value(Arg::named((scope.place)(*name)?, *offset)),
        Operand::Omitted
        | Operand::Label(_)
        | Operand::Sink
        | Operand::Sum(..)
        | Operand::Params(_) => return None,
    })
}

/// A function that returns at once.
fn called() -> Function {
    let (kind, linkage) = (FunctionKind::Device, Linkage::Internal);
    let name = Variable::Function.name();
    let mut func = Function::new(name, kind, linkage, Signature::default());
    let entry = func.dfg.make_block();
    func.layout.append_block(entry);
    Cursor::at_end(&mut func, entry).ret(None);
    func
}

/// The variables of a module that operands name, made where they are wanted.
struct Places {
    data: DataType,
    /// The aggregate parameter of the kernel.
    parameter: Param,
    /// Its value.
    aggregate: Option<Value>,
}

impl Places {
    fn new(module: &mut Module) -> Places {
        let byte = module.types.value(I8);
        let data = module.types.intern(DataKind::Array(byte, PLACE_BYTES)).expect("a small array");
        let mut parameter = Param::new(Type::Ptr(Space::Param));
        parameter.attrs.aggregate = Some(Aggregate::ByVal { ty: data, align: 128 });
        Places { data, parameter, aggregate: None }
    }

    /// The address of a variable and what is added to it, at the cursor.
    fn address(
        &self,
        module: &mut Module,
        cursor: &mut Cursor<'_>,
        place: Variable,
        offset: i32,
    ) -> Result<Value, String> {
        let base = match place {
            Variable::Parameter => self.aggregate.ok_or("the kernel has no such parameter")?,
            Variable::Data(Space::Local) => {
                let slot = cursor.func.slots.push(SlotData::new(self.data, 128));
                cursor.slot_addr(slot)
            }
            Variable::Function => {
                let func = module.add_func(called()).map_err(|error| error.to_string())?;
                cursor.func_addr(func)
            }
            Variable::Data(space) => self.global(module, cursor, place, space)?,
            Variable::Opaque(_) => self.global(module, cursor, place, Space::Global)?,
        };
        Ok(if offset == 0 { base } else { cursor.ptr_offset(base, offset.into()) })
    }

    fn global(
        &self,
        module: &mut Module,
        cursor: &mut Cursor<'_>,
        place: Variable,
        space: Space,
    ) -> Result<Value, String> {
        if let Some(module::Symbol::Global(known)) = module.symbol(place.name()) {
            return Ok(cursor.global_handle(known, place.ty()));
        }
        let (ty, align, init) = match place {
            Variable::Opaque(ty) => (module.types.value(ty), ty.align(), None),
            _ => (self.data, 128, (space != Space::Shared).then_some(Init::Zero)),
        };
        let name = place.name().to_owned();
        let linkage = Linkage::Internal;
        let global = Global {
            name,
            linkage,
            space,
            ty,
            align,
            init,
            dynamic: false,
            attrs: Default::default(),
        };
        let global = module.add_global(global).map_err(|error| error.to_string())?;
        Ok(cursor.global_handle(global, place.ty()))
    }
}

/// The next value of a type in memory.
fn loaded(cursor: &mut Cursor<'_>, pointer: Value, place: &mut i64, ty: Type) -> Value {
    let address = cursor.ptr_offset(pointer, *place);
    *place += 16;
    match ty {
        I1 => {
            let byte = cursor.load(I8, MemFlags::aligned(1), address);
            let zero = cursor.func.dfg.constant(I8, 0);
            cursor.icmp(irc_ir::op::IntCond::Ne, byte, zero)
        }
        ty => cursor.load(ty, MemFlags::aligned(ty.align()), address),
    }
}

fn stored(cursor: &mut Cursor<'_>, pointer: Value, place: &mut i64, value: Value) {
    let address = cursor.ptr_offset(pointer, *place);
    *place += 16;
    let ty = cursor.func.dfg.ty(value);
    let value = if ty == I1 { cursor.zext(I8, value) } else { value };
    let align = cursor.func.dfg.ty(value).align();
    cursor.store(MemFlags::aligned(align), value, address);
}
