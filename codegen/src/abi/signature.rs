//! Heads of functions: linkage, parameters, result, directives.

use super::{Passing, argument, passing, result_passing, variable, variable_array};
use crate::globals::linkage;
use crate::symbols::Symbols;
use irc_ir::entity::FuncId;
use irc_ir::function::Function;
use irc_ir::module::{Module, Symbol};
use irc_ir::signature::{Param, Preserved};
use irc_ir::types::{self, Type};
use irc_ptx::isa::Space;
use irc_ptx::target::Sm;
use irc_ptx::{self as ptx, FunctionDirective, FunctionParam, PtrAttribute, VariableAttribute};

/// The head of a function, without a body: a declaration.
pub(crate) fn declare(module: &Module, id: FuncId, symbols: &mut Symbols, sm: Sm) -> ptx::Function {
    let func = module.func(id);
    let name = symbols.symbol(Symbol::Func(id));
    let mut head = ptx::Function::new(func.is_kernel(), linkage(func.linkage), name);
    head.attributes.extend(func.attrs.unified.map(|[a, b]| VariableAttribute::Unified(a, b)));
    if let Some(result) = result_passing(module, &func.signature) {
        let symbol = symbols.local(&func.name, format_args!("_retval0"));
        let declared = variable(result, symbol);
        head.results.push(FunctionParam::Param(declared));
    }
    for param in func.signature.params.iter().filter(|param| !param.is_sret()) {
        let symbol = symbols.local(&func.name, format_args!("_param_{}", head.params.len()));
        let how = passing(module, param, func.is_kernel());
        let mut declared = match func.is_kernel() {
            true => variable(how, symbol),
            false => argument(how, symbol, sm),
        };
        if func.is_kernel() && matches!(how, Passing::Scalar(_)) {
            declared.ptr = pointer_attribute(param);
        }
        head.params.push(FunctionParam::Param(declared));
    }
    if func.signature.variadic.is_some() {
        let symbol = symbols.variable_arguments();
        head.params.push(FunctionParam::Param(variable_array(symbol)));
    }
    head.directives = directives(func);
    // PTX takes it on functions without a result only.
    if !head.results.is_empty() {
        head.directives.retain(|directive| *directive != FunctionDirective::NoReturn);
    }
    head
}

/// What a kernel's parameter says of the memory behind it.
fn pointer_attribute(param: &Param) -> Option<PtrAttribute> {
    let space = match param.ty {
        Type::Ptr(types::Space::Global) => Some(Space::Global),
        Type::Ptr(types::Space::Shared) => Some(Space::Shared),
        Type::Ptr(types::Space::Const) => Some(Space::Const),
        Type::Ptr(types::Space::Local) => Some(Space::Local),
        Type::Ptr(_) => None,
        _ => return None,
    };
    Some(PtrAttribute { space, align: Some(param.attrs.align.unwrap_or(1)) })
}

fn directives(func: &Function) -> Vec<FunctionDirective> {
    let attrs = &func.attrs;
    let list = |dims: &[u32; 3]| dims.to_vec();
    let mut out = Vec::new();
    out.extend(attrs.maxntid.as_ref().map(|dims| FunctionDirective::MaxNTid(list(dims))));
    out.extend(attrs.reqntid.as_ref().map(|dims| FunctionDirective::ReqNTid(list(dims))));
    out.extend(attrs.minnctapersm.map(FunctionDirective::MinNCtaPerSm));
    out.extend(attrs.maxnreg.map(FunctionDirective::MaxNReg));
    out.extend(attrs.local_maxnreg.map(FunctionDirective::LocalMaxNReg));
    if attrs.explicitcluster || attrs.cluster.is_some() {
        out.push(FunctionDirective::ExplicitCluster);
    }
    out.extend(attrs.cluster.as_ref().map(|d| FunctionDirective::ReqNCtaPerCluster(list(d))));
    out.extend(attrs.maxclusterrank.map(FunctionDirective::MaxClusterRank));
    out.extend(attrs.blocksareclusters.then_some(FunctionDirective::BlocksAreClusters));
    out.extend(attrs.noreturn.then_some(FunctionDirective::NoReturn));
    out.extend(preserve(func.signature.preserved));
    out
}

/// The directives that say what calls keep: of functions and of prototypes.
pub(super) fn preserve(preserved: Preserved) -> impl Iterator<Item = FunctionDirective> {
    let registers = preserved.registers.map(FunctionDirective::AbiPreserve);
    registers.into_iter().chain(preserved.control.map(FunctionDirective::AbiPreserveControl))
}
