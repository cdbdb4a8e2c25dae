//! Generic functions where they are written: a body must be right whatever types of their classes
//! the parameters stand for, whether or not anything calls it.
//!
//! A body is checked with samples of each class put in, chosen so that no two parameters and no
//! parameter and a type that is written are the same by chance. It is done by a checker of its own,
//! of which only errors about names and types are kept: what depends on the values of constants is
//! left to the instances.

use super::call::{ParamClass, class_named};
use super::function::{Body, Generics};
use super::tree::FunctionDef;
use super::ty::Type;
use super::{Checker, Instance};
use crate::ast::{self, GenericKind, Item};
use crate::diagnostic::{Diagnostic, Severity};
use crate::source::{Files, Span};
use crate::types::Number;
use std::rc::Rc;

/// The value of a constant parameter: no length that anybody writes.
const SAMPLE_VALUE: u128 = 61;

impl ParamClass {
    /// Types that can together no more than all types of the class can.
    fn samples(self) -> Vec<Type> {
        let pair = Type::Array(Rc::new((Type::Number(Number::Signed(16)), Type::Value(3))));
        match self {
            ParamClass::Any => vec![Type::Bool, pair],
            ParamClass::Num => vec![Type::Number(Number::F32), Type::I32],
            ParamClass::Int => vec![Type::U32, Type::I32],
            ParamClass::Float => vec![Type::Number(Number::F32), Type::Number(Number::F16)],
        }
    }
}

/// What is wrong with the bodies of generic functions.
pub(super) fn errors(units: &[ast::Unit], files: &Files) -> Vec<Diagnostic> {
    let is_generic =
        |item: &Item| matches!(item, Item::Function(f) if !f.generics.is_empty() && !f.kernel);
    if !units.iter().flat_map(|unit| &unit.items).any(is_generic) {
        return Vec::new();
    }
    let mut cx = Checker::new(files);
    cx.collect(units);
    cx.check_items();
    let mut errors = Vec::new();
    for index in 0..cx.items.functions.len() {
        let item = cx.items.functions[index].item;
        if item.generics.is_empty() || item.kernel {
            continue;
        }
        // The samples of one class, and as many rounds as the classes have samples.
        let found = (0..2).find_map(|round| {
            let args = sample_args(&mut cx, item, round)?;
            let wrong =
                wrong_with(&mut cx, FunctionDef(index as u32), &args, item.span.to(item.body.span));
            let what = stands_for(&cx, item, &args);
            let noted = |error: Diagnostic| match what.is_empty() {
                true => error,
                false => error.note(what.clone()),
            };
            (!wrong.is_empty()).then(|| wrong.into_iter().map(noted).collect::<Vec<_>>())
        });
        errors.extend(found.into_iter().flatten());
    }
    errors
}

/// Arguments for the parameters of a function; none if something is wrong with them by themselves.
fn sample_args<'a>(
    cx: &mut Checker<'a>,
    item: &'a ast::FunctionItem,
    round: usize,
) -> Option<Vec<Type>> {
    let mut args = Vec::new();
    for (index, param) in item.generics.iter().enumerate() {
        args.push(match &param.kind {
            GenericKind::Type(class) => {
                let class = match class {
                    Some(class) => class_named(&class.text)?,
                    None => ParamClass::Any,
                };
                let samples = class.samples();
                samples[(round + index) % samples.len()].clone()
            }
            GenericKind::Const(ty) => match Body::new(cx, Generics::default()).ty(ty) {
                Type::Bool => Type::Value((round % 2) as u128),
                Type::Number(_) => Type::Value(SAMPLE_VALUE),
                _ => return None,
            },
        });
    }
    Some(args)
}

/// Errors about names and types in a function with these arguments.
fn wrong_with(
    cx: &mut Checker<'_>,
    def: FunctionDef,
    args: &[Type],
    item: Span,
) -> Vec<Diagnostic> {
    cx.diagnostics.clear();
    cx.told.clear();
    cx.check_function(&Instance { def, args: args.to_vec(), asked: None });
    let is_inside =
        |span: Span| span.file == item.file && item.start <= span.start && span.end <= item.end;
    let is_kept = |error: &Diagnostic| {
        // T0407: the types of its callees are of the classes that those ask for.
        let is_of_types =
            error.code.starts_with("T02") || error.code.starts_with("T03") || error.code == "T0407";
        error.severity == Severity::Error && is_of_types && is_inside(error.span())
    };
    std::mem::take(&mut cx.diagnostics).into_iter().filter(is_kept).collect()
}

/// What the samples mean, for people.
fn stands_for(cx: &Checker<'_>, item: &ast::FunctionItem, args: &[Type]) -> String {
    let of_one = |(param, arg): (&ast::Generic, &Type)| match &param.kind {
        GenericKind::Type(class) => {
            let class = class.as_ref().and_then(|class| class_named(&class.text));
            let class = class.unwrap_or(ParamClass::Any).text();
            Some(format!("`{}` may be {class}, such as `{}`", param.name.text, cx.show(arg)))
        }
        GenericKind::Const(_) => None,
    };
    let parts: Vec<String> = item.generics.iter().zip(args).filter_map(of_one).collect();
    parts.join("; ")
}
