//! Random signatures: what device functions and kernels take and give.

use arbitrary::{Result, Unstructured};
use irc_ir::data::{DataKind, DataTypes};
use irc_ir::entity::{DataType, FuncId, Value};
use irc_ir::function::{Function, FunctionKind, Inlining};
use irc_ir::module::Module;
use irc_ir::signature::{Aggregate, Extension, Linkage, Param, Signature};
use irc_ir::types::{F32, I8, I32, I64, PTR, Scalar, Space, Type};

use super::memory::Buffer;
use super::{Body, size_of};

/// Bytes of each stack slot, and of the memory that pointer parameters point to.
pub(super) const SLOT: u64 = 64;
/// Bytes of each aggregate.
pub(super) const AGGREGATE: u64 = 32;

/// A parameter besides those that every kernel has.
#[derive(Clone, Debug)]
pub(super) enum Kind {
    /// A value.
    Value(Type),
    /// A pointer to [`SLOT`] bytes that only the thread uses.
    Memory,
    /// An aggregate of [`AGGREGATE`] bytes by value.
    ByVal,
    /// The memory for a result of [`AGGREGATE`] bytes.
    Sret,
}

/// A parameter with the pointer or value type that the function sees.
#[derive(Clone, Debug)]
pub(super) struct RandomParam {
    pub kind: Kind,
    pub ty: Type,
}

/// A function that is called, or a kernel.
pub(super) struct Callee {
    /// Its id, once it has one.
    pub id: Option<FuncId>,
    /// The function, at first without a body.
    pub func: Function,
    /// What it takes; in a kernel, what it takes besides the three buffers.
    pub params: Vec<RandomParam>,
    /// The types of the variable arguments that every call passes.
    pub variable: Vec<Type>,
    /// The type of its stack slots.
    pub slots: DataType,
    /// Whether it has convergent operations.
    pub syncs: bool,
}

/// A type that a parameter or a result may have.
fn value_type(u: &mut Unstructured<'_>) -> Result<Type> {
    let scalars = Scalar::ALL.into_iter().map(Type::Scalar);
    let others = [I32, I32, I64, F32].into_iter();
    let vectors = [
        Type::Vector(Scalar::F32, 2),
        Type::Vector(Scalar::F32, 4),
        Type::Vector(Scalar::I8, 4),
        Type::Vector(Scalar::F16, 2),
        Type::Vector(Scalar::I64, 2),
        Type::Vector(Scalar::I16, 8),
        Type::Vector(Scalar::F32, 3),
        Type::Vector(Scalar::F16, 3),
        Type::Vector(Scalar::I64, 3),
        Type::PtrVector(Space::Generic, 2),
        Type::PtrVector(Space::Generic, 3),
    ];
    let types: Vec<Type> = scalars.chain(others).chain(vectors).collect();
    Ok(*u.choose(&types)?)
}

fn value_param(u: &mut Unstructured<'_>, ty: Type) -> Result<Param> {
    let mut param = Param::new(ty);
    if matches!(ty, Type::Scalar(Scalar::I8 | Scalar::I16)) && u.ratio(1, 2)? {
        param.attrs.extension = Some(*u.choose(&[Extension::Sign, Extension::Zero])?);
    }
    Ok(param)
}

/// The type of slots: bytes, or a struct that is as large.
fn slot_type(u: &mut Unstructured<'_>, types: &mut DataTypes) -> Result<DataType> {
    let byte = types.value(I8);
    let (i32_type, f64_type) = (types.value(I32), types.value(Type::Scalar(Scalar::F64)));
    let kind = if u.ratio(1, 2)? {
        DataKind::Array(byte, SLOT)
    } else {
        let rest = types.intern(DataKind::Array(f64_type, 6)).expect("it is small");
        DataKind::Struct([i32_type, byte, f64_type, rest].into())
    };
    let ty = types.intern(kind).expect("it is small");
    assert_eq!(size_of(types, ty), SLOT);
    Ok(ty)
}

fn aggregate_type(u: &mut Unstructured<'_>, types: &mut DataTypes) -> Result<DataType> {
    let word = types.value(I32);
    let byte = types.value(I8);
    let double = types.value(Type::Scalar(Scalar::F64));
    let kind = match u.int_in_range(0..=2)? {
        0 => DataKind::Array(byte, AGGREGATE),
        1 => DataKind::Array(word, AGGREGATE / 4),
        _ => DataKind::Struct([word, byte, double, double, word].into()),
    };
    let ty = types.intern(kind).expect("it is small");
    assert_eq!(size_of(types, ty), AGGREGATE);
    Ok(ty)
}

/// The types of variable arguments, mostly of none.
fn variable_types(u: &mut Unstructured<'_>) -> Result<Vec<Type>> {
    let count = if u.ratio(1, 4)? { u.int_in_range(1..=5)? } else { 0 };
    let mut types = Vec::new();
    for _ in 0..count {
        let ty = value_type(u)?;
        types.push(if ty.elem() == Some(Scalar::I1) { I32 } else { ty });
    }
    Ok(types)
}

/// A device function without a body.
pub(super) fn device(
    u: &mut Unstructured<'_>,
    module: &mut Module,
    name: &str,
    syncs: bool,
) -> Result<Callee> {
    let mut signature = Signature::default();
    let mut params = Vec::new();
    for index in 0..u.int_in_range(0..=5)? {
        let pointer = *u.choose(&[PTR, Type::Ptr(Space::Local)])?;
        let (kind, param) = match u.int_in_range(0..=9)? {
            0 if index == 0 => {
                let ty = aggregate_type(u, &mut module.types)?;
                let aggregate = Aggregate::Sret { ty, align: 16 };
                (Kind::Sret, Param::aggregate(pointer, aggregate))
            }
            0 | 1 => {
                let ty = aggregate_type(u, &mut module.types)?;
                let aggregate = Aggregate::ByVal { ty, align: 16 };
                (Kind::ByVal, Param::aggregate(pointer, aggregate))
            }
            2 | 3 => {
                let spaces = [PTR, PTR, Type::Ptr(Space::Global)];
                (Kind::Memory, Param::new(*u.choose(&spaces)?))
            }
            _ => {
                let ty = value_type(u)?;
                (Kind::Value(ty), value_param(u, ty)?)
            }
        };
        params.push(RandomParam { kind, ty: param.ty });
        signature.params.push(param);
    }
    let has_sret = matches!(params.first(), Some(RandomParam { kind: Kind::Sret, .. }));
    if !has_sret && u.ratio(3, 4)? {
        let ty = value_type(u)?;
        signature.results.push(value_param(u, ty)?);
        if u.ratio(1, 3)? {
            signature.results = vec![Param::new(ty)];
            for _ in 0..u.int_in_range(1..=5)? {
                signature.results.push(Param::new(value_type(u)?));
            }
        }
    }
    let variable = variable_types(u)?;
    if !variable.is_empty() {
        signature = signature.with_variable_arguments();
    }
    let linkage = *u.choose(&[Linkage::Internal, Linkage::Visible, Linkage::Weak])?;
    let mut func = Function::new(name, FunctionKind::Device, linkage, signature);
    func.attrs.nonconvergent = !syncs && u.ratio(1, 2)?;
    let wishes = [Inlining::Auto, Inlining::Auto, Inlining::Never, Inlining::Always];
    func.attrs.inlining = *u.choose(&wishes)?;
    let slots = slot_type(u, &mut module.types)?;
    Ok(Callee { id: None, func, params, variable, slots, syncs })
}

/// A kernel without a body for CTAs of this shape.
pub(super) fn kernel(
    u: &mut Unstructured<'_>,
    module: &mut Module,
    name: &str,
    block: [u32; 3],
) -> Result<Callee> {
    let global = Type::Ptr(Space::Global);
    let mut signature = Signature::new(&[global, global, global], None);
    signature.params.iter_mut().for_each(|param| param.attrs.align = Some(16));
    signature.params[1].attrs.readonly = true;
    signature.params[1].attrs.noalias = true;
    let mut params = Vec::new();
    for _ in 0..u.int_in_range(0..=4)? {
        let (kind, param) = if u.ratio(1, 6)? {
            let ty = aggregate_type(u, &mut module.types)?;
            let aggregate = Aggregate::ByVal { ty, align: 16 };
            (Kind::ByVal, Param::aggregate(Type::Ptr(Space::Param), aggregate))
        } else {
            let ty = value_type(u)?;
            (Kind::Value(ty), Param::new(ty))
        };
        params.push(RandomParam { kind, ty: param.ty });
        signature.params.push(param);
    }
    let linkage = *u.choose(&[Linkage::Visible, Linkage::Weak])?;
    let mut func = Function::new(name, FunctionKind::Kernel, linkage, signature);
    match u.int_in_range(0..=2)? {
        0 => func.attrs.reqntid = Some(block),
        1 => func.attrs.maxntid = Some(block),
        _ => {}
    }
    let slots = slot_type(u, &mut module.types)?;
    Ok(Callee { id: None, func, params, variable: Vec::new(), slots, syncs: true })
}

impl Body<'_, '_> {
    /// Adds what parameters bring to what is known and to the memory that may be used.
    pub(super) fn add_params(&mut self, params: &[RandomParam], values: &[Value]) -> Result<()> {
        for (param, &value) in params.iter().zip(values) {
            match param.kind {
                Kind::Value(_) => self.know(value),
                Kind::Memory => self.places.push(Buffer::new(value, SLOT, true)),
                Kind::ByVal => {
                    let writable = param.ty != Type::Ptr(Space::Param);
                    self.places.push(Buffer::new(value, AGGREGATE, writable));
                }
                Kind::Sret => {
                    // A result that is not written in full has bytes that nobody knows.
                    self.clear(value, AGGREGATE, 16);
                    self.places.push(Buffer::new(value, AGGREGATE, true));
                }
            }
        }
        Ok(())
    }
}
