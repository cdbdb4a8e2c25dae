//! How values are passed: what each parameter and result of a function type is in the IR, as LLVM
//! passes it on NVPTX.
//!
//! A scalar is a scalar. An array, a struct or a vector is passed as its bytes: as a copy that the
//! callee reads, or as memory that it writes. Arguments behind `...` lie in a block of the caller,
//! whose address is one more argument.

use super::Context;
use super::layout::{Kind, Leaves};
use crate::codes::{Fault, fault};
use crate::tree::{Attributes, Function, Param, Type, TypeId};
use irc_ir::data::{DataKind, MAX_ALIGN};
use irc_ir::entity::DataType;
use irc_ir::module::Module;
use irc_ir::signature::{self as ir, Aggregate, Extension, Signature};
use irc_ir::types::{self, I8, Space};
use irc_ptx::text::Span;

/// How a function is called.
#[derive(Clone, Debug)]
pub(crate) struct Abi {
    pub signature: Signature,
    /// How each parameter of LLVM is passed.
    pub params: Vec<Pass>,
    pub result: Pass,
    pub variadic: bool,
}

/// How a value is passed.
#[derive(Clone, Debug)]
pub(crate) enum Pass {
    /// It has no bytes.
    Nothing,
    /// As a value.
    Scalar(Kind),
    /// As bytes in memory.
    Memory(Leaves, DataType, u32),
    /// As the bytes behind the pointer (`byval`).
    ByVal(DataType, u32),
}

/// The type of so many bytes.
pub(crate) fn bytes_type(module: &mut Module, size: u64, span: Span) -> Result<DataType, Fault> {
    let byte = module.types.value(I8);
    let ty = module.types.intern(DataKind::Array(byte, size));
    ty.map_err(|error| fault("L0201", error.to_string(), span))
}

/// What is called.
pub(crate) struct Callable<'t, 'a> {
    pub result: TypeId,
    pub result_attrs: &'t Attributes<'a>,
    pub params: Vec<(TypeId, &'t Attributes<'a>)>,
    pub variadic: bool,
    pub kernel: bool,
    pub span: Span,
}

impl<'t, 'a> Callable<'t, 'a> {
    pub fn of(function: &'t Function<'a>, kernel: bool) -> Self {
        let one = |param: &'t Param<'a>| (param.ty, &param.attrs);
        Callable {
            result: function.result,
            result_attrs: &function.result_attrs,
            params: function.params.iter().map(one).collect(),
            variadic: function.variadic,
            kernel,
            span: function.span,
        }
    }
}

impl<'t, 'a> Context<'t, 'a> {
    /// How something is called.
    pub fn abi(&self, module: &mut Module, what: &Callable<'_, 'a>) -> Result<Abi, Fault> {
        let mut signature = Signature::default();
        let result = self.pass_result(module, what)?;
        match &result {
            Pass::Nothing => {}
            _ if what.kernel => {
                return Err(fault("L0207", "a kernel cannot return a value", what.span));
            }
            Pass::Scalar(kind) => {
                let mut param = ir::Param::new(kind.ir());
                param.attrs.extension = self.extension(what.result_attrs, *kind);
                signature.results.push(param);
            }
            &Pass::Memory(_, ty, align) | &Pass::ByVal(ty, align) => {
                let pointer = types::Type::Ptr(Space::Local);
                let sret = Aggregate::Sret { ty, align };
                signature.params.push(ir::Param::aggregate(pointer, sret));
            }
        }
        let mut params = Vec::with_capacity(what.params.len());
        for &(ty, attrs) in &what.params {
            let pass = self.pass_param(module, ty, attrs, what.span)?;
            // The host would pass 4 bytes.
            if let Pass::Scalar(kind) = pass
                && what.kernel
                && self.layout.is_short(kind)
            {
                let message = "a parameter of a kernel that is a pointer of 32 bits";
                return Err(fault("L0207", message, what.span));
            }
            if let Some(param) = self.param(&pass, attrs, what.kernel) {
                signature.params.push(param);
            }
            params.push(pass);
        }
        if what.variadic {
            if what.kernel {
                return Err(fault("L0207", "a kernel cannot be variadic", what.span));
            }
            signature.params.push(ir::Param::new(types::PTR));
        }
        Ok(Abi { signature, params, result, variadic: what.variadic })
    }

    fn pass_result(&self, module: &mut Module, what: &Callable<'_, 'a>) -> Result<Pass, Fault> {
        match self.tree.types.get(what.result) {
            Type::Void => Ok(Pass::Nothing),
            _ => self.pass(module, what.result, what.span),
        }
    }

    /// How a value of a type is passed.
    fn pass(&self, module: &mut Module, ty: TypeId, span: Span) -> Result<Pass, Fault> {
        let leaves = self.leaves(ty, span)?;
        let is_scalar = !matches!(
            self.tree.types.get(ty),
            Type::Array(..) | Type::Vector(..) | Type::Struct(..)
        );
        match &*leaves {
            [] => Ok(Pass::Nothing),
            [leaf] if is_scalar => Ok(Pass::Scalar(leaf.kind)),
            _ => {
                let (size, align) = self.size_align(ty, span)?;
                let bytes = bytes_type(module, size, span)?;
                Ok(Pass::Memory(leaves, bytes, align.min(MAX_ALIGN.into()) as u32))
            }
        }
    }

    fn pass_param(
        &self,
        module: &mut Module,
        ty: TypeId,
        attrs: &Attributes<'a>,
        span: Span,
    ) -> Result<Pass, Fault> {
        let Some(pointee) = attrs.ty("byval") else { return self.pass(module, ty, span) };
        let (size, natural) = self.size_align(pointee, span)?;
        if size == 0 {
            return Err(fault("L0207", "`byval` of a type without bytes is not supported", span));
        }
        // As llc has it, bytes are never aligned to less than their type.
        let align = attrs.number("align").unwrap_or(1).max(natural).max(1);
        if !align.is_power_of_two() || align > MAX_ALIGN.into() {
            return Err(fault("L0207", format!("`byval` with an alignment of {align}"), span));
        }
        Ok(Pass::ByVal(bytes_type(module, size, span)?, align as u32))
    }

    fn param(&self, pass: &Pass, attrs: &Attributes<'a>, kernel: bool) -> Option<ir::Param> {
        match pass {
            Pass::Nothing => None,
            Pass::Scalar(kind) => {
                let mut param = ir::Param::new(kind.ir());
                param.attrs.extension = self.extension(attrs, *kind);
                if param.ty.is_ptr() {
                    let align = attrs.number("align").filter(|align| align.is_power_of_two());
                    param.attrs.align = align.map(|align| align.min(MAX_ALIGN.into()) as u32);
                    param.attrs.noalias = self.has(attrs, "noalias");
                    // LLVM says only that this pointer does not write.
                    let reads = self.has(attrs, "readonly") || self.has(attrs, "readnone");
                    param.attrs.readonly = reads && param.attrs.noalias;
                }
                Some(param)
            }
            &Pass::Memory(_, ty, align) | &Pass::ByVal(ty, align) => {
                let space = if kernel { Space::Param } else { Space::Local };
                let by_val = Aggregate::ByVal { ty, align };
                Some(ir::Param::aggregate(types::Type::Ptr(space), by_val))
            }
        }
    }

    fn extension(&self, attrs: &Attributes<'a>, kind: Kind) -> Option<Extension> {
        let is_small = matches!(kind, Kind::Int(bits) if bits <= 32) && kind.odd_bits().is_none();
        if is_small && self.has(attrs, "signext") {
            return Some(Extension::Sign);
        }
        (is_small && self.has(attrs, "zeroext")).then_some(Extension::Zero)
    }
}
