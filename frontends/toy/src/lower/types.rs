//! What toy types are in the IR, as values and in memory.

use super::{SLICE, Shared};
use crate::diagnostic::Diagnostic;
use crate::hir::{Constant, Function, Pointer, Program, Ty};
use crate::source::Span;
use irc_ir::data::{DataError, DataKind};
use irc_ir::entity::DataType;
use irc_ir::module::Module;
use irc_ir::signature::Aggregate;
use irc_ir::types::{I1, I8, I32, Space, Type};

/// How a type is held.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Class {
    /// No value.
    Unit,
    /// One value of the IR.
    One(Type),
    /// A pointer into a space, and a length.
    Slice(Space),
    /// In memory.
    Memory(DataType),
}

/// Offset of the length of a slice in memory, its size and alignment.
pub(super) struct SliceLayout {
    pub length: i64,
    pub size: u64,
    pub align: u32,
}

impl Shared<'_> {
    /// How values of a type are held.
    pub(super) fn class(&mut self, module: &mut Module, ty: &Ty, span: Span) -> Class {
        match ty {
            Ty::Unit | Ty::Never => Class::Unit,
            Ty::Slice(pointer) => Class::Slice(pointer.space),
            Ty::Array(..) | Ty::Struct(_) => Class::Memory(self.data_type(module, ty, span)),
            _ => Class::One(value_type(ty).expect("all other types are one value")),
        }
    }

    /// The type in memory. One that is too large is reported at `span`, and stands for a byte.
    pub(super) fn data_type(&mut self, module: &mut Module, ty: &Ty, span: Span) -> DataType {
        match make(self.program, module, ty) {
            Ok(ty) => ty,
            Err(error) => {
                let message = match error {
                    DataError::TooDeep => "arrays and structs are nested too deeply".to_owned(),
                    DataError::TooLarge => "the type is too large".to_owned(),
                    other => other.to_string(),
                };
                let name = text(self.program, ty);
                let error = Diagnostic::error("T0801", format!("{message} for a device"), span);
                self.errors.push(error.at(format!("this is of type `{name}`")));
                module.types.value(I8)
            }
        }
    }
}

/// The type of a value that is one value of the IR.
pub(super) fn value_type(ty: &Ty) -> Option<Type> {
    match ty {
        Ty::Bool => Some(I1),
        Ty::Number(number) => Some(Type::Scalar(number.scalar())),
        Ty::Vector(number, lanes) => Some(Type::Vector(number.scalar(), *lanes)),
        Ty::Pointer(pointer) => Some(Type::Ptr(pointer.space)),
        Ty::Unit | Ty::Never | Ty::Slice(_) | Ty::Array(..) | Ty::Struct(_) => None,
    }
}

/// The type in memory; structs have their names.
pub(super) fn make(program: &Program, module: &mut Module, ty: &Ty) -> Result<DataType, DataError> {
    Ok(match ty {
        Ty::Unit | Ty::Never => module.types.intern(DataKind::Struct(Box::new([])))?,
        Ty::Bool => module.types.value(I8),
        Ty::Slice(pointer) => {
            let fields = [Type::Ptr(pointer.space), I32].map(|ty| module.types.value(ty));
            let slice = module.types.intern(DataKind::Struct(fields.into()))?;
            debug_assert_eq!(module.types.layout(slice).size, SLICE.size);
            slice
        }
        Ty::Array(of, count) => {
            let of = make(program, module, of)?;
            module.types.intern(DataKind::Array(of, *count))?
        }
        Ty::Struct(id) => {
            let of = &program.structs[*id];
            let fields = of.fields.iter().map(|(_, ty)| make(program, module, ty));
            let fields = fields.collect::<Result<Box<[DataType]>, DataError>>()?;
            let kind = DataKind::Struct(fields);
            let is_new = module.types.find(&kind).is_none();
            let ty = module.types.intern(kind)?;
            if is_new && module.types.by_name(&of.name).is_none() {
                module.types.declare(&of.name, ty)?;
            }
            ty
        }
        _ => {
            let ty = value_type(ty).expect("all other types are one value");
            module.types.value(ty)
        }
    })
}

/// How the result of a function lies in memory, if it does.
pub(super) fn result_in_memory(
    shared: &mut Shared<'_>,
    module: &mut Module,
    function: &Function,
) -> Option<Aggregate> {
    let ty = match shared.class(module, &function.result, function.span) {
        Class::Unit | Class::One(_) => return None,
        Class::Slice(_) => shared.data_type(module, &function.result, function.span),
        Class::Memory(ty) => ty,
    };
    let layout = module.types.layout(ty);
    (layout.size > 0).then_some(Aggregate::Sret { ty, align: layout.align })
}

/// A type as the language writes it.
pub(super) fn text(program: &Program, ty: &Ty) -> String {
    match ty {
        Ty::Unit => "()".to_owned(),
        Ty::Never => "!".to_owned(),
        Ty::Bool => "bool".to_owned(),
        Ty::Number(number) => number.name().to_owned(),
        Ty::Vector(number, lanes) => format!("{}x{lanes}", number.name()),
        Ty::Pointer(pointer) => {
            format!("*{}{}", qualifiers(pointer), text(program, &pointer.to))
        }
        Ty::Slice(pointer) => {
            format!("&{}[{}]", qualifiers(pointer), text(program, &pointer.to))
        }
        Ty::Array(of, count) => format!("[{}; {count}]", text(program, of)),
        Ty::Struct(id) => program.structs[*id].name.clone(),
    }
}

fn qualifiers(pointer: &Pointer) -> String {
    let space = match pointer.space {
        Space::Generic => String::new(),
        Space::Const => "constant ".to_owned(),
        space => format!("{space} "),
    };
    let mutable = if pointer.mutable { "mut " } else { "" };
    space + mutable
}

/// Whether all bytes of a constant are zero.
pub(super) fn is_zero(constant: &Constant) -> bool {
    match constant {
        Constant::Bool(value) => !value,
        Constant::Number(bits) => *bits == 0,
        Constant::List(parts) => parts.iter().all(is_zero),
        Constant::Repeat(part, count) => *count == 0 || is_zero(part),
    }
}
