//! Rewrites operations that the target or instruction selection lacks in terms of those it has.
//!
//! What is left after it ("legal IR") is what `select` takes: `legal.rs` has the table, and the
//! check that a function keeps to it.

mod atomic;
mod bitcast;
mod bulk;
mod float;
mod halves;
mod int128;
mod int128_float;
mod integer;
pub(crate) mod legal;
mod memory;
mod narrow;
mod normal;
mod scalarize;
mod sign;
mod support;
mod switch;
mod variadic;

use crate::error::{CodegenError, Reason};
use cranelift_entity::{EntitySet, PrimaryMap};
use irc_ir::builder::InstBuilder;
use irc_ir::cursor::Cursor;
use irc_ir::dfg::Substitution;
use irc_ir::entity::{Block, FuncId, Inst, Value};
use irc_ir::function::Function;
use irc_ir::location::Location;
use irc_ir::module::Module;
use irc_ir::op::{MemFlags, Opcode, Payload, Scope};
use irc_ir::types::{F32, F64, I32, I64, Scalar, Type};
use irc_ir::work::Workers;
use irc_passes::analysis::used::used_functions;
use irc_passes::opt::{MathRoutines, link_math, link_routine};
use irc_passes::pipeline::OptLevel;
use irc_ptx::target::Sm;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use support::Support;
use variadic::Variadics;

/// What a rewriting did with an instruction.
enum Legalized {
    /// It is legal as it is.
    Legal,
    /// Other code stands for it, before it; it goes, and its results are these.
    Replaced(Vec<Value>),
    /// It was changed in place, or the control flow around it was: look at it again from `at`.
    Again(Inst),
}

type Result<T> = std::result::Result<T, CodegenError>;

/// Which instruction each new one of a function stands for.
#[derive(Clone, Debug, Default)]
pub struct Origins {
    /// The first new id.
    base: u32,
    of: Vec<Inst>,
}

impl Origins {
    /// The number of the first instruction that legalisation made.
    pub fn first_new(&self) -> usize {
        self.base as usize
    }

    /// The instruction of the module before legalisation that this one stands for, if it is known.
    pub fn of(&self, mut inst: Inst) -> Option<Inst> {
        while let Some(index) = inst.as_u32().checked_sub(self.base) {
            inst = *self.of.get(index as usize)?;
        }
        Some(inst)
    }
}

/// Makes every function of a module legal for a target; what the new instructions stand for, by
/// function.
///
/// What cannot be made legal is reported in `errors`, and poison stands for it in the module: the
/// rest is legal, so that more that is wrong can be found. From `-O2` on functions that nothing
/// uses lose their bodies.
pub fn legalize(
    module: &mut Module,
    sm: Sm,
    level: OptLevel,
    errors: &mut Vec<CodegenError>,
    workers: Workers<'_>,
) -> PrimaryMap<FuncId, Origins> {
    let support = Support::of(sm);
    let udiv = add_division(module);
    let math = link_math(module);
    if level.drops_unused() {
        drop_unused(module, udiv.into_iter().chain(math.called()));
    }
    let mut variadics = Variadics::of(module, sm);
    if variadics.is_some() {
        variadic::add_lists(module);
    }
    let one = |id, func: &mut Function, variadics: Option<&mut Variadics>| {
        let origins = Origins { base: func.dfg.num_insts() as u32, of: Vec::new() };
        let mut errors = Vec::new();
        if func.is_declaration() {
            return (origins, errors);
        }
        let legalizer = Legalizer {
            func,
            support,
            id,
            subst: Substitution::default(),
            tables: EntitySet::new(),
            exact_signs: EntitySet::new(),
            loaded_as: FxHashMap::default(),
            pieces: FxHashMap::default(),
            udiv,
            math: &math,
            variadics,
            variadic_calls: EntitySet::new(),
            origins,
            errors: &mut errors,
        };
        (legalizer.run(), errors)
    };
    let done: Vec<(Origins, Vec<CodegenError>)> = match &mut variadics {
        None => workers.map(module.funcs_mut(), |(id, func)| one(id, func, None)),
        // They share the types of their arguments.
        Some(known) => module.funcs_mut().map(|(id, func)| one(id, func, Some(known))).collect(),
    };
    if let Some(variadics) = variadics {
        variadics.give_types(module);
    }
    let mut origins = PrimaryMap::with_capacity(done.len());
    for (of, found) in done {
        origins.push(of);
        errors.extend(found);
    }
    origins
}

/// Takes the bodies of functions that nothing uses, not even what legalisation is to add, which
/// calls these routines.
fn drop_unused(module: &mut Module, routines: impl Iterator<Item = FuncId>) {
    let used = used_functions(module, routines);
    let unused = module.funcs_mut().filter(|(id, _)| !used.contains(*id));
    unused.filter(|(_, func)| !func.is_declaration()).for_each(|(_, func)| drop_body(func));
}

/// Leaves nothing of a body but `unreachable`, at the place of its first instruction.
fn drop_body(func: &mut Function) {
    let body = func.take_body();
    let first = body.insts().min().and_then(|inst| body.loc(inst));
    let loc = first.map(|loc| {
        let Location { file, line, column, .. } = body.locations.get(loc);
        func.locations.intern(Location::new(file, line, column))
    });
    let entry = func.dfg.make_block();
    func.layout.append_block(entry);
    for param in &func.signature.params {
        func.dfg.append_param(entry, param.ty);
    }
    Cursor::at_end(func, entry).with_loc(loc).unreachable();
}

/// Adds the routine that divides integers of 128 bits, if the module divides such integers.
fn add_division(module: &mut Module) -> Option<FuncId> {
    let divides = |func: &Function| {
        func.insts().any(|inst| {
            matches!(
                func.dfg.opcode(inst),
                Opcode::Sdiv | Opcode::Udiv | Opcode::Srem | Opcode::Urem
            ) && func
                .dfg
                .first_result(inst)
                .is_some_and(|r| func.dfg.ty(r).elem() == Some(Scalar::I128))
        })
    };
    if !module.funcs().any(|(_, func)| divides(func)) {
        return None;
    }
    let runtime = irc_ir::text::parse_module(include_str!("runtime.ir"));
    let runtime = runtime.expect("the routines are well-formed: a test parses them").module;
    let (routine, _) = runtime.funcs().next().expect("there is a routine");
    Some(link_routine(module, &runtime, routine))
}

struct Legalizer<'a> {
    func: &'a mut Function,
    support: &'a Support,
    id: FuncId,
    subst: Substitution,
    /// Switches that are jump tables with a checked index.
    tables: EntitySet<Inst>,
    /// Results of `fneg` and `fabs` that have to be right where they are a NaN.
    exact_signs: EntitySet<Value>,
    /// Results of loads that were made as loads of another type, with what is loaded.
    loaded_as: FxHashMap<Value, Value>,
    /// Results of loads that are aligned for less, with the integers that were loaded, and where.
    pieces: FxHashMap<Value, (Block, Vec<Value>)>,
    /// The routine that divides integers of 128 bits, where the module needs it.
    udiv: Option<FuncId>,
    /// The routines of the math library that the module needs.
    math: &'a MathRoutines,
    /// The variadic functions, where their arguments are passed by the address of a block.
    variadics: Option<&'a mut Variadics>,
    /// Calls that pass such an address already.
    variadic_calls: EntitySet<Inst>,
    origins: Origins,
    errors: &'a mut Vec<CodegenError>,
}

impl Legalizer<'_> {
    /// Visits every instruction once in the order of the layout. What a rewriting inserts is
    /// visited too, so that it may use operations that are not legal themselves.
    fn run(mut self) -> Origins {
        self.exact_signs = sign::exact_signs(self.func);
        let mut block = self.func.layout.entry();
        while let Some(b) = block {
            let mut next = self.func.layout.first_inst(b);
            while let Some(inst) = next {
                next = self.visit(inst);
            }
            block = self.func.layout.next_block(b);
        }
        self.func.substitute(&mut self.subst);
        self.origins
    }

    /// Makes one instruction legal; the instruction to go on with.
    fn visit(&mut self, inst: Inst) -> Option<Inst> {
        if self.is_full_width(inst) {
            return self.func.layout.next_inst(inst);
        }
        let before = self.func.layout.prev_inst(inst);
        let block = self.func.layout.block_of(inst).expect("the instruction stands in a block");
        let (first, makes_exact) = (self.func.dfg.num_insts(), self.makes_exact_signs(inst));
        let step = self.rewrite(inst).unwrap_or_else(|error| self.refused(inst, error));
        if makes_exact {
            self.note_exact_signs(first);
        }
        let end = self.func.dfg.num_insts() - self.origins.base as usize;
        self.origins.of.resize(end, inst);
        match step {
            Legalized::Legal => self.func.layout.next_inst(inst),
            Legalized::Again(at) => Some(at),
            Legalized::Replaced(values) => {
                let results: Vec<Value> = self.func.dfg.results(inst).collect();
                debug_assert_eq!(results.len(), values.len(), "every result has a replacement");
                for (&old, &new) in results.iter().zip(&values) {
                    debug_assert_eq!(self.func.dfg.ty(old), self.func.dfg.ty(new));
                    self.func.inherit_name(old, new);
                    self.subst.replace(old, new);
                }
                let after = self.func.layout.next_inst(inst);
                // The code for it may have moved it into another block.
                let moved = self.func.layout.block_of(inst) != Some(block);
                self.func.layout.remove_inst(inst);
                let first = match before {
                    Some(before) => self.func.layout.next_inst(before),
                    None => self.func.layout.first_inst(block),
                };
                if moved || first.is_some() { first } else { after }
            }
        }
    }

    /// Notes an error, once for each instruction of the module, and puts poison in the place of
    /// what the instruction computes.
    fn refused(&mut self, inst: Inst, error: CodegenError) -> Legalized {
        let error =
            CodegenError { inst: error.inst.and_then(|inst| self.origins.of(inst)), ..error };
        let is_same = |other: &&CodegenError| (other.func, other.inst) == (error.func, error.inst);
        if !self.errors.iter().rev().take_while(is_same).any(|other| *other == error) {
            self.errors.push(error);
        }
        let tys: Vec<Type> = self.func.dfg.results(inst).map(|r| self.func.dfg.ty(r)).collect();
        Legalized::Replaced(tys.into_iter().map(|ty| self.func.dfg.poison(ty)).collect())
    }

    fn rewrite(&mut self, inst: Inst) -> Result<Legalized> {
        let opcode = self.func.dfg.opcode(inst);
        self.widen_scope(inst);
        if opcode == Opcode::Math {
            let math = self.math;
            return Ok(Legalized::Replaced(vec![math.expand(self.func, inst)]));
        }
        if let Some(step) = self.scalarize(inst)? {
            return Ok(step);
        }
        if let Some(step) = self.expand(inst) {
            return Ok(step);
        }
        if let Some(step) = self.variadic(inst) {
            return step;
        }
        match opcode {
            Opcode::Load | Opcode::Store => self.access(inst),
            Opcode::Memcpy | Opcode::Memset => self.bulk(inst),
            Opcode::Atomicrmw | Opcode::Cmpxchg => self.atomic(inst),
            Opcode::Switch => self.switch(inst),
            Opcode::Bitcast => Ok(self.bitcast(inst).unwrap_or(Legalized::Legal)),
            Opcode::Shuffle => Ok(self.shuffle(inst).unwrap_or(Legalized::Legal)),
            _ => {
                if let Some(step) = self.float(inst)? {
                    return Ok(step);
                }
                if let Some(step) = self.narrow(inst)? {
                    return Ok(step);
                }
                self.integer(inst)
            }
        }
    }

    /// Says an operation in terms of others, where that is all there is to do.
    fn expand(&mut self, inst: Inst) -> Option<Legalized> {
        let opcode = self.func.dfg.opcode(inst);
        let &first = self.func.dfg.args(inst).first()?;
        let expansion = legal::expansion(opcode, self.func.dfg.ty(first))?;
        let args = self.args(inst);
        Some(Legalized::Replaced(vec![expansion(&mut self.at(inst), opcode, &args)]))
    }

    /// Before sm_90 there are no clusters to speak of: the device is the next larger scope, which
    /// promises more.
    fn widen_scope(&mut self, inst: Inst) {
        if self.support.sm.number() >= 90 {
            return;
        }
        match &mut self.func.dfg.inst_mut(inst).payload {
            Payload::Mem(MemFlags { scope, .. })
            | Payload::Atomic(_, MemFlags { scope, .. })
            | Payload::Fence(_, scope)
                if *scope == Scope::Cluster =>
            {
                *scope = Scope::Gpu;
            }
            _ => {}
        }
    }

    /// Whether it is one of the commonest operations on whole registers, which every target has: a
    /// short way past all the questions.
    fn is_full_width(&self, inst: Inst) -> bool {
        use Opcode::*;
        let dfg = &self.func.dfg;
        let is_common = matches!(
            dfg.opcode(inst),
            Add | Sub | Mul | And | Or | Xor | Shl | Lshr | Icmp | Fadd | Fsub | Fmul | Fma | Fcmp
        );
        let is_whole = |&arg: &Value| matches!(dfg.ty(arg), I32 | I64 | F32 | F64);
        is_common && dfg.args(inst).iter().all(is_whole)
    }

    /// A cursor before an instruction.
    fn at(&mut self, inst: Inst) -> Cursor<'_> {
        Cursor::before(self.func, inst)
    }

    fn args(&self, inst: Inst) -> SmallVec<[Value; 4]> {
        SmallVec::from_slice(self.func.dfg.args(inst))
    }

    fn result_type(&self, inst: Inst) -> Option<Type> {
        self.func.dfg.first_result(inst).map(|result| self.func.dfg.ty(result))
    }

    /// The width in bits of the integer that an operation works on, if it is one.
    fn int_width(&self, value: Value) -> Option<u32> {
        match self.func.dfg.ty(value) {
            Type::Scalar(s) if s.is_int() => Some(s.bits()),
            _ => None,
        }
    }

    /// Splits the block of an instruction before it: the instruction and all after it go to a new
    /// block, which stands right behind. The old block is left without a terminator.
    fn split_before(&mut self, inst: Inst) -> (Block, Block) {
        let head = self.func.layout.block_of(inst).expect("the instruction stands in a block");
        let tail = self.func.dfg.make_block();
        self.func.layout.insert_block_after(tail, head);
        self.func.layout.move_tail(inst, tail);
        (head, tail)
    }

    fn refuse(&self, inst: Inst, what: &str, needs: &str) -> CodegenError {
        let reason = Reason::Target {
            op: self.func.dfg.opcode(inst),
            what: what.to_owned(),
            needs: needs.to_owned(),
            sm: self.support.sm,
        };
        CodegenError::new(Some(self.id), Some(inst), reason)
    }
}

/// An operation with the payload and controlling type given, at a cursor.
fn op1(cur: &mut Cursor<'_>, opcode: Opcode, payload: Payload, ctl: Type, args: &[Value]) -> Value {
    cur.build1(opcode, payload, Some(ctl), args)
}

/// Whether the type is a half float.
fn is_half(ty: Type) -> bool {
    matches!(ty.elem(), Some(Scalar::F16 | Scalar::BF16))
}
