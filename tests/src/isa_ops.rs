//! Rows of the ISA table as operations of the IR, compiled, for ptxas to judge.
//!
//! Each case is an instruction in a kernel of its own: its operands are loaded from memory and its
//! results stored there, so nothing of it goes.

use irc::{OptLevel, Options, compile};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::entity::Value;
use irc_ir::function::{Function, FunctionKind};
use irc_ir::isa::TextureMode;
use irc_ir::module::{Linkage, Module, Signature};
use irc_ir::op::ptx::row::{PtxExtras, PtxGuard, PtxRow};
use irc_ir::op::{MemFlags, Opcode, Payload, PtxArg, PtxItem};
use irc_ir::ptx::{Base, Inst, Operand, Reg};
use irc_ir::target::Target;
use irc_ir::text::{first_difference, parse_module};
use irc_ir::types::{I1, I8, I32, I64, Space, Type};
use irc_ir::verify::verify_module;

/// An operand value: the type that it has if it is an address.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Arg {
    /// The type of an address; other operands have the type that the row wants.
    pub address: Type,
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
    /// An instruction of PTX text; nothing for control flow and for what names symbols.
    pub fn of_inst(name: &str, inst: &Inst<Reg>, is_32_bit: &dyn Fn(Reg) -> bool) -> Option<Case> {
        let arg = |reg: Reg| Arg { address: if is_32_bit(reg) { I32 } else { I64 } };
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
            if rule.role != irc_ir::isa::Role::Def {
                items.push(item(operand, &arg)?);
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
        let signature = Signature::new(&[Type::Ptr(Space::Global)], None);
        let mut func = Function::new(kernel, FunctionKind::Kernel, Linkage::Visible, signature);
        if self.needs_bounds {
            func.attrs.maxntid = Some([128, 1, 1]);
        }
        let entry = func.dfg.make_block();
        func.layout.append_block(entry);
        let pointer = func.dfg.append_param(entry, Type::Ptr(Space::Global));
        let mut cursor = Cursor::at_end(&mut func, entry);
        let mut place = 0;
        let mut values = Vec::new();
        for (arg, &value) in row.code.args.iter().zip(&row.args) {
            let ty = match arg {
                PtxArg::Address(_) => value.address,
                arg => arg.natural(),
            };
            values.push(loaded(&mut cursor, pointer, &mut place, ty));
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
            wait_for(&mut cursor, wait)?;
        }
        let results: Vec<Value> = cursor.func.dfg.results(inst).collect();
        for result in results {
            stored(&mut cursor, pointer, &mut place, result);
        }
        cursor.ret(None);
        let mut module = Module::new();
        module.textures = self.textures;
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
        let options = Options { level: OptLevel::O1, ..Options::default() };
        let ptx = compile(&module, &target, &options).map_err(|errors| errors[0].to_string())?;
        Ok(ptx.text)
    }
}

/// Inserts the wait that makes late results be there.
fn wait_for(cursor: &mut Cursor<'_>, wait: &str) -> Result<(), String> {
    let spelling = format!("{wait}.sync.aligned");
    let number = PtxItem::Number { value: Arg { address: I32 }, int: Some(0) };
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

fn item(operand: &Operand<Reg>, arg: &dyn Fn(Reg) -> Arg) -> Option<PtxItem<Arg>> {
    let list = |items: &[Operand<Reg>]| {
        items.iter().map(|operand| item(operand, arg)).collect::<Option<Vec<_>>>()
    };
    let constant = Arg { address: I64 };
    Some(match operand {
        Operand::Reg(reg) => PtxItem::Value(arg(*reg)),
        Operand::Not(reg) => PtxItem::Not(arg(*reg)),
        Operand::Video { reg, negated, select } => {
            PtxItem::Part { value: arg(*reg), negated: *negated, select: *select }
        }
        Operand::Int(int) => PtxItem::Number { value: constant, int: Some(*int) },
        Operand::F32(_) | Operand::F64(_) => PtxItem::Number { value: constant, int: None },
        Operand::Special(reg) => PtxItem::Special(*reg),
        Operand::Address(address) => match address.base {
            Base::Reg(reg) => PtxItem::address(arg(reg), address.offset),
            // Variables come in as pointers.
            Base::Symbol(_) | Base::Absolute => PtxItem::address(constant, address.offset),
        },
        Operand::List(items) => PtxItem::List(list(items)?),
        Operand::Bracket(items) => {
            let mut items = list(items)?.into_iter();
            let base = Box::new(items.next()?);
            PtxItem::Bracket { base, offset: 0, rest: items.collect() }
        }
        Operand::Symbol(..) => PtxItem::Value(constant),
        Operand::Omitted | Operand::Label(_) | Operand::Sink | Operand::Params(_) => return None,
    })
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
