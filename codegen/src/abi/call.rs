//! Call sequences: each in a scope of its own, with its parameters and result declared there.

use super::{Passing, argument, passing, result_passing, variable, variable_array};
use crate::error::CodegenError;
use crate::mir::VReg;
use crate::select::{MInst, MOperand, Selector};
use crate::symbols::Symbols;
use indexmap::IndexMap;
use irc_ir::entity::{FuncId, Inst, SigRef, Value};
use irc_ir::module::{Module, Symbol};
use irc_ir::op::Payload;
use irc_ir::signature::{Aggregate, Param, Preserved, Signature};
use irc_passes::analysis::CallTargets;
use irc_ptx::isa::{Space, rows};
use irc_ptx::target::Sm;
use irc_ptx::{self as ptx, Address, FunctionParam, Operand, Operands, Prototype, Statement};
use rustc_hash::FxBuildHasher;

/// The names of the parameters and the result in call sequences: the same in each scope.
#[derive(Clone, Debug, Default)]
pub(crate) struct CallNames {
    params: Vec<ptx::Symbol>,
    result: Option<ptx::Symbol>,
    /// The names of the prototypes of indirect calls.
    prototypes: IndexMap<Convention, ptx::Symbol, FxBuildHasher>,
    /// The names of the lists of functions that indirect calls may call.
    targets: IndexMap<Vec<FuncId>, ptx::Symbol, FxBuildHasher>,
}

impl CallNames {
    fn param(&mut self, symbols: &mut Symbols, index: usize) -> ptx::Symbol {
        while self.params.len() <= index {
            self.params.push(symbols.inner(format!("param{}", self.params.len())));
        }
        self.params[index]
    }

    fn result(&mut self, symbols: &mut Symbols) -> ptx::Symbol {
        *self.result.get_or_insert_with(|| symbols.inner("retval0".to_owned()))
    }
}

/// What a prototype says of a signature: how its result and its parameters are passed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Convention {
    result: Option<Passing>,
    params: Vec<Passing>,
    is_variadic: bool,
    preserved: Preserved,
}

impl Convention {
    fn new(module: &Module, signature: &Signature) -> Convention {
        let params = signature.fixed_params().iter().filter(|param| !param.is_sret());
        let passing = |param: &Param| passing(module, param, false);
        Convention {
            result: result_passing(module, signature),
            params: params.map(passing).collect(),
            is_variadic: signature.variadic.is_some(),
            preserved: signature.preserved,
        }
    }

    /// The `.callprototype`; parameters of prototypes have no names.
    fn prototype(&self, symbols: &mut Symbols, sm: Sm) -> Prototype {
        let unnamed = symbols.names.intern("_");
        let result = |&passing: &Passing| FunctionParam::Param(variable(passing, unnamed));
        let param = |&passing: &Passing| FunctionParam::Param(argument(passing, unnamed, sm));
        let further = self.is_variadic.then(|| FunctionParam::Param(variable_array(unnamed)));
        Prototype {
            results: self.result.iter().map(result).collect(),
            params: self.params.iter().map(param).chain(further).collect(),
            directives: super::signature::preserve(self.preserved).collect(),
        }
    }
}

/// What is called.
#[derive(Copy, Clone)]
enum Callee {
    Direct(FuncId),
    /// The function at an address, which the list of functions or the prototype of this name says.
    Indirect(Value, ptx::Symbol),
}

/// The most functions in a list of those that a call may call.
const MAX_TARGETS: usize = 16;

impl<'a> Selector<'a> {
    pub(crate) fn call(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let module = self.env.module;
        let (callee, args, signature) = self.callee(inst);
        self.put_plain(Statement::Open);
        let mut params = Operands::new();
        let mut sret = None;
        for (param, &arg) in signature.fixed_params().iter().zip(&args) {
            let how = passing(module, param, false);
            if let (Some(Aggregate::Sret { .. }), Passing::Aggregate { size, align }) =
                (param.attrs.aggregate, how)
            {
                sret = Some((arg, size, align));
                continue;
            }
            let symbol = self.temps.param(self.env.symbols, params.len());
            params.push(Operand::Symbol(symbol, 0));
            let declared = argument(how, symbol, self.env.sm);
            self.put_plain(Statement::Variable(Box::new(declared)));
            match how {
                Passing::Aggregate { size, align } => {
                    self.store_aggregate(arg, size, align, symbol)
                }
                _ => self.store_param(arg, how, param.attrs.extension, symbol),
            }
        }
        if signature.variadic.is_some() {
            let symbol = self.temps.param(self.env.symbols, params.len());
            let is_passed = self.pass_variable(signature, &args, symbol)?;
            params.extend(is_passed.then_some(Operand::Symbol(symbol, 0)));
        }
        let returned = result_passing(module, signature);
        let mut results = Operand::Omitted;
        let symbol = self.temps.result(self.env.symbols);
        if let Some(how) = returned {
            self.put_plain(Statement::Variable(Box::new(variable(how, symbol))));
            results = Operand::params([Operand::Symbol(symbol, 0)]);
        }
        let mut operands: Operands<_> =
            [results, self.callee_operand(callee)].into_iter().collect();
        // A variadic function gets a list, even an empty one.
        let has_list = signature.variadic.is_some() || matches!(callee, Callee::Indirect(..));
        if !params.is_empty() || has_list {
            operands.push(Operand::params(params));
        }
        if let Callee::Indirect(_, table) = callee {
            operands.push(Operand::Symbol(table, 0));
        }
        self.put(MInst::new(rows::CALL, operands));
        match (returned, sret) {
            (_, Some((pointer, size, align))) => self.load_aggregate(pointer, size, align, symbol),
            (Some(how), None) => self.load_results(inst, signature, how, symbol),
            (None, None) => {}
        }
        self.put_plain(Statement::Close);
        Ok(())
    }

    /// Loads the results of a call that are needed.
    fn load_results(
        &mut self,
        inst: Inst,
        signature: &Signature,
        how: Passing,
        symbol: ptx::Symbol,
    ) {
        let func = self.func;
        let offsets = match how {
            Passing::Aggregate { .. } => signature.result_layout().0,
            _ => vec![0],
        };
        for (result, offset) in func.dfg.results(inst).zip(offsets) {
            if !self.is_value_needed(result) {
                continue;
            }
            match how {
                Passing::Scalar(ty) => self.load_scalar(result, ty, Operand::at_symbol(symbol, 0)),
                _ => self.load_bytes(result, symbol, offset as i32),
            }
        }
    }

    /// What a call calls, its arguments, and the signature that says how they are passed.
    fn callee(&mut self, inst: Inst) -> (Callee, Vec<Value>, &'a Signature) {
        let func = self.func;
        let dfg = &func.dfg;
        let args = dfg.args(inst);
        match dfg.inst(inst).payload {
            Payload::Func(func) => {
                (Callee::Direct(func), args.to_vec(), &self.env.module.func(func).signature)
            }
            Payload::Sig(sig) => {
                let signature = &dfg.signatures[sig];
                let callee = match self.known_callees(args[0], signature) {
                    Some(funcs) if funcs.len() == 1 => Callee::Direct(funcs[0]),
                    Some(funcs) => Callee::Indirect(args[0], self.targets(funcs)),
                    None => Callee::Indirect(args[0], self.prototype(sig)),
                };
                (callee, args[1..].to_vec(), signature)
            }
            _ => unreachable!("the rows say that calls carry a function or a signature"),
        }
    }

    /// The functions that may be at an address, if they are known and are all passed what
    /// `signature` says. Calls of any other are undefined behaviour, and ptxas would not take the
    /// call.
    fn known_callees(&self, address: Value, signature: &Signature) -> Option<Vec<FuncId>> {
        let module = self.env.module;
        let wanted = Convention::new(module, signature);
        let fits = |&id: &FuncId| {
            let func = module.func(id);
            !func.is_kernel() && Convention::new(module, &func.signature) == wanted
        };
        let CallTargets { mut funcs, is_all } = CallTargets::of(self.func, address);
        funcs.sort_unstable();
        (is_all && funcs.len() <= MAX_TARGETS && funcs.iter().all(fits)).then_some(funcs)
    }

    fn callee_operand(&mut self, callee: Callee) -> MOperand {
        match callee {
            Callee::Direct(func) => Operand::Symbol(self.env.symbols.symbol(Symbol::Func(func)), 0),
            Callee::Indirect(address, _) => self.src(address),
        }
    }

    /// The name of the `.callprototype` for a signature.
    fn prototype(&mut self, signature: SigRef) -> ptx::Symbol {
        let shape = Convention::new(self.env.module, &self.func.dfg.signatures[signature]);
        let (symbols, prototypes) = (&mut *self.env.symbols, &mut self.temps.prototypes);
        let number = prototypes.len();
        *prototypes.entry(shape).or_insert_with(|| symbols.inner(format!("prototype_{number}")))
    }

    /// The name of the `.calltargets` with these functions.
    fn targets(&mut self, funcs: Vec<FuncId>) -> ptx::Symbol {
        let (symbols, targets) = (&mut *self.env.symbols, &mut self.temps.targets);
        let number = targets.len();
        *targets.entry(funcs).or_insert_with(|| symbols.inner(format!("targets_{number}")))
    }

    /// The prototypes and lists of functions of the indirect calls of the function, in the order of
    /// their names.
    pub(crate) fn callee_declarations(&mut self) -> Vec<Statement> {
        let symbols = &mut *self.env.symbols;
        let mut declarations = Vec::new();
        for (shape, name) in std::mem::take(&mut self.temps.prototypes) {
            let prototype = Box::new(shape.prototype(symbols, self.env.sm));
            declarations.push(Statement::CallPrototype(name, prototype));
        }
        for (funcs, name) in std::mem::take(&mut self.temps.targets) {
            let funcs = funcs.into_iter().map(|id| symbols.symbol(Symbol::Func(id)));
            declarations.push(Statement::CallTargets(name, funcs.collect()));
        }
        declarations
    }

    /// Copies an aggregate from memory into a parameter of a call.
    fn store_aggregate(&mut self, pointer: Value, size: u64, align: u32, to: ptx::Symbol) {
        let from = self.aggregate_address_of(pointer, size);
        let space = self.pointer_space(pointer);
        let to = (Address::symbol(to, 0), Some(Space::Param));
        self.copy_aggregate(size, align, (from, space), to);
    }

    /// Copies the result of a call into memory.
    fn load_aggregate(&mut self, pointer: Value, size: u64, align: u32, from: ptx::Symbol) {
        let to = self.aggregate_address_of(pointer, size);
        let space = self.pointer_space(pointer);
        let from = (Address::symbol(from, 0), Some(Space::Param));
        self.copy_aggregate(size, align, from, (to, space));
    }

    /// The address of an aggregate, all of which is within the range of offsets.
    pub(super) fn aggregate_address_of(&mut self, pointer: Value, size: u64) -> Address<VReg> {
        let address = self.address(pointer);
        match i64::from(address.offset).checked_add_unsigned(size) {
            Some(end) if end <= i64::from(i32::MAX) => address,
            _ => Address::reg(self.reg(pointer), 0),
        }
    }

    pub(super) fn pointer_space(&self, pointer: Value) -> Option<Space> {
        crate::select::space(self.func.dfg.ty(pointer).space()?)
    }
}
