//! Whether modules, and what several of them declare, fit together.

use super::error::{LinkError, LinkErrorKind};
use super::{Input, LinkPlace};
use crate::ast::*;
use crate::isa::{PtxType, TypeKind};

/// Whether the heads of all modules agree with that of the first.
pub(super) fn heads(inputs: &[Input]) -> Vec<LinkError> {
    let mut errors = Vec::new();
    let Some(first) = inputs.first() else { return errors };
    let target = |input: &Input| {
        let options = input.module.options.iter().filter(|&&option| option != TargetOption::Debug);
        let words: Vec<&str> = options.map(|option| option.word()).collect();
        (input.module.sm, words)
    };
    let told = |(sm, words): (crate::target::Sm, Vec<&str>)| {
        let words: String = words.iter().map(|word| format!(", {word}")).collect();
        format!(".target {sm}{words}")
    };
    let size = |input: &Input| input.module.address_size.unwrap_or(32);
    for (number, input) in inputs.iter().enumerate().skip(1) {
        if target(input) != target(first) {
            let places = [(0, first), (number, input)].map(|(n, i)| i.head(n, told(target(i))));
            errors.push(LinkError { kind: LinkErrorKind::Target, places: places.into() });
        }
        if size(input) != size(first) {
            let text = |input| format!(".address_size {}", size(input));
            let places = [(0, first), (number, input)].map(|(n, i)| i.head(n, text(i)));
            errors.push(LinkError { kind: LinkErrorKind::AddressSize, places: places.into() });
        }
    }
    let of_module = |item: &Item| matches!(item, Item::Regs(_) | Item::Dwarf(_));
    for (number, input) in inputs.iter().enumerate().filter(|_| inputs.len() > 1) {
        if input.module.items.iter().any(of_module) {
            let places: Vec<LinkPlace> = vec![input.head(number, ".reg or @@DWARF".to_owned())];
            errors.push(LinkError { kind: LinkErrorKind::Registers, places });
        }
    }
    errors
}

/// Which rule is broken where a name stands for both of these, and a variable will be aligned so.
pub(super) fn conflict(
    declared: &Item,
    defined: &Item,
    align: Option<u32>,
) -> Option<LinkErrorKind> {
    match (declared, defined) {
        (Item::Function(a), Item::Function(b)) if a.is_entry != b.is_entry => {
            Some(LinkErrorKind::Kind)
        }
        (Item::Function(a), Item::Function(b)) => {
            let same = same_params(&a.results, &b.results) && same_params(&a.params, &b.params);
            (!same).then_some(LinkErrorKind::Prototype)
        }
        (Item::Variable(a), Item::Variable(b)) => variables(a, b, align),
        _ => Some(LinkErrorKind::Kind),
    }
}

fn variables(declared: &Variable, defined: &Variable, align: Option<u32>) -> Option<LinkErrorKind> {
    let open = declared.dims.contains(&None) || defined.dims.contains(&None);
    let both_common = declared.linkage == Linkage::Common && defined.linkage == Linkage::Common;
    let same_size = open || both_common || declared.size() == defined.size();
    let is_managed = |v: &Variable| v.attributes.contains(&VariableAttribute::Managed);
    if declared.space != defined.space
        || !same_size
        || !same_kind(declared.ty, defined.ty)
        || is_managed(declared) != is_managed(defined)
    {
        return Some(LinkErrorKind::Type);
    }
    let is_reference = declared.linkage == Linkage::Extern;
    let align = align.map_or(defined.alignment(), u64::from);
    (is_reference && declared.alignment() > align).then_some(LinkErrorKind::Alignment)
}

fn same_params(a: &[FunctionParam], b: &[FunctionParam]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| same_param(a, b))
}

fn same_param(a: &FunctionParam, b: &FunctionParam) -> bool {
    match (a, b) {
        (FunctionParam::Param(a), FunctionParam::Param(b)) => {
            let is_open = |v: &Variable| v.dims.contains(&None);
            a.dims.is_empty() == b.dims.is_empty()
                && is_open(a) == is_open(b)
                && a.size() == b.size()
                && a.alignment() == b.alignment()
                && same_kind(a.ty, b.ty)
        }
        (FunctionParam::Reg(a, _), FunctionParam::Reg(b, _)) => same_number(*a, *b),
        (FunctionParam::VectorReg(n, a, _), FunctionParam::VectorReg(m, b, _)) => {
            n == m && same_number(*a, *b)
        }
        _ => false,
    }
}

/// Whether types are the same but for how bits are read. Arrays of bytes stand for anything.
fn same_kind(a: DataType, b: DataType) -> bool {
    match (a, b) {
        (DataType::Scalar(a), DataType::Scalar(b)) => {
            same_number(a, b) || a.bits() == 8 || b.bits() == 8
        }
        (DataType::Vector(n, a), DataType::Vector(m, b)) => n == m && same_number(a, b),
        (a, b) => a == b,
    }
}

fn same_number(a: PtxType, b: PtxType) -> bool {
    let either = |kind: TypeKind| a.kind() == kind || b.kind() == kind;
    let is_float = |ty: PtxType| ty.kind() == TypeKind::Float;
    a.bits() == b.bits() && (either(TypeKind::Bits) || is_float(a) == is_float(b))
}
