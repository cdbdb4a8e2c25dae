//! The ABI of a compiled module: what its PTX says, with what only its IR knows.

use irc_ir::function::Function;
use irc_ir::module::{Module, Symbol};
use irc_ir::signature::Param;
use irc_ir::types::{Scalar, Space, Type};
use irc_ptx as ptx;
use irc_ptx::abi::{Abi, AbiSpace, ParamAbi, ParamKind};

/// The kernels, functions and variables of a module, with where their parameters lie in its PTX.
///
/// ```
/// use irc::prelude::*;
///
/// let text = "kernel @scale(%x: ptr.global, %a: f32) {\nentry:\n  ret\n}";
/// let module = irc::ir::text::parse_module(text).expect("it is well-formed").module;
/// let target = Target::new("sm_80".parse()?);
/// let ptx = compile(&module, &target, &Options::default())?;
/// let abi = irc::abi::describe(&module, &ptx.module);
/// let scale = abi.kernel("scale").expect("it is there");
/// assert_eq!((&*scale.params[1].name, scale.params[1].offset), ("a", Some(8)));
///
/// // A launcher is told which argument is wrong.
/// use irc::ptx::abi::Argument;
/// let error = scale.check(&[Argument::pointer(0x1000), 2i32.into()]).unwrap_err();
/// let said = "argument 1 of `scale` is for `a`: a float of 4 bytes at offset 8, found an integer";
/// assert_eq!(error.to_string(), said);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn describe(module: &Module, ptx: &ptx::Module) -> Abi {
    let mut abi = Abi::of(ptx);
    for described in &mut abi.functions {
        let Some(Symbol::Func(id)) = module.symbol(&described.name) else { continue };
        let func = module.func(id);
        let passed = func.signature.params.iter().enumerate().filter(|(_, p)| !p.is_sret());
        for ((index, param), described) in passed.zip(&mut described.params) {
            refine(described, param, name(func, index));
        }
        if let ([result], [described]) = (&func.signature.results[..], &mut *described.results) {
            refine(described, result, None);
        }
    }
    abi
}

/// The name of a parameter that has one.
fn name(func: &Function, index: usize) -> Option<&str> {
    let entry = func.layout.entry()?;
    func.value_name(*func.dfg.params(entry).get(index)?)
}

/// Puts what the IR knows of a parameter into its description.
fn refine(described: &mut ParamAbi, param: &Param, name: Option<&str>) {
    if let Some(name) = name {
        name.clone_into(&mut described.name);
    }
    if param.attrs.opaque || param.attrs.aggregate.is_some() {
        return;
    }
    described.kind = match param.ty {
        Type::Scalar(Scalar::I128) | Type::Vector(..) | Type::PtrVector(..) => ParamKind::Bytes,
        Type::Scalar(Scalar::F16 | Scalar::BF16 | Scalar::F32 | Scalar::F64) => ParamKind::Float,
        Type::Scalar(_) => ParamKind::Int,
        Type::Ptr(_) => ParamKind::Pointer,
        Type::Texref => ParamKind::Texture,
        Type::Samplerref => ParamKind::Sampler,
        Type::Surfref => ParamKind::Surface,
    };
    if let Type::Ptr(space) = param.ty {
        described.space = Some(match space {
            Space::Generic => AbiSpace::Generic,
            Space::Global => AbiSpace::Global,
            Space::Shared => AbiSpace::Shared,
            Space::Const => AbiSpace::Const,
            Space::Local => AbiSpace::Local,
            Space::Param => AbiSpace::Param,
        });
    }
}
