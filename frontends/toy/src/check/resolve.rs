//! Types and constants where they are written, and types in the form of a checked program.

use super::constant::{Evaluator, Wrong};
use super::function::{Body, Entry, GenericValue, Generics, Pending, Why};
use super::item::Def;
use super::tree::StructInstance;
use super::ty::{Type, VarKind};
use super::{Checker, MAX_TYPE_SIZE, names};
use crate::ast::{self, Expr, ExprKind, GenericArg, GenericKind, Name, TypeKind};
use crate::diagnostic::Diagnostic;
use crate::hir::{self, Constant};
use crate::source::Span;
use crate::types::Number;
use irc_ir::data::{DataError, DataKind};
use irc_ir::entity::DataType;
use irc_ir::types::{self as ir, Scalar};

/// What became of a constant expression.
pub(super) enum ConstValue {
    Known(Constant),
    /// It uses a parameter in `<..>` that is not known yet.
    Waits,
    /// It is wrong, which has been reported.
    Wrong,
}

impl ConstValue {
    pub(super) fn known(self) -> Option<Constant> {
        match self {
            ConstValue::Known(constant) => Some(constant),
            ConstValue::Waits | ConstValue::Wrong => None,
        }
    }
}

/// The vector type with this name.
pub(super) fn vector_type(name: &str) -> Option<Type> {
    let (number, lanes) = name.rsplit_once('x')?;
    let lanes = match lanes {
        "2" => 2,
        "4" => 4,
        "8" => 8,
        _ => return None,
    };
    Some(Type::Vector(Number::from_name(number)?, lanes))
}

/// The number, `bool` or vector type with this name.
pub(super) fn plain_type(name: &str) -> Option<Type> {
    if name == "bool" {
        return Some(Type::Bool);
    }
    Number::from_name(name).map(Type::Number).or_else(|| vector_type(name))
}

impl<'a> Body<'_, 'a> {
    /// A type that a variable may have; too large ones are refused.
    pub(super) fn sized_ty(&mut self, written: &'a ast::Type) -> Type {
        let ty = self.ty(written);
        if !self.vars.has_vars(&ty) && !has_error(&ty) && !self.cx.check_size(&ty, written.span) {
            return Type::Error;
        }
        ty
    }

    /// The type that is written.
    pub(super) fn ty(&mut self, written: &'a ast::Type) -> Type {
        let ty = match &written.kind {
            TypeKind::Named(name, args) => self.named_type(name, args, written.span),
            TypeKind::Pointer { space, mutable, to } => {
                Type::pointer(*space, *mutable, self.ty(to))
            }
            TypeKind::Slice { space, mutable, of } => Type::slice(*space, *mutable, self.ty(of)),
            TypeKind::Array(of, len) => {
                let of = self.ty(of);
                let len = self.array_len(len);
                Type::array(of, len)
            }
            TypeKind::Unsized(of) => {
                self.ty(of);
                let error = Diagnostic::error("T0312", "`[T]` alone has no length", written.span);
                self.report(
                    error
                        .at("unsized")
                        .note(
                            "only `shared name: [T];` in a kernel or function can omit its length",
                        )
                        .help("write `&[T]` for a slice, or `[T; N]` for an array"),
                );
                Type::Error
            }
        };
        if ty.size() > MAX_TYPE_SIZE {
            let error = Diagnostic::error("T0410", "this type has too many parts", written.span);
            self.report(error.at(format!("more than {MAX_TYPE_SIZE} when expanded")).help(
                "a generic function or struct cannot instantiate itself with ever larger types",
            ));
            return Type::Error;
        }
        ty
    }

    fn named_type(&mut self, name: &'a Name, args: &'a [GenericArg], span: Span) -> Type {
        let generic = self.generics.list.iter().find(|g| g.name == name.text).cloned();
        let plain = match &generic {
            Some(GenericValue { const_ty: None, value, .. }) => Some(value.clone()),
            Some(GenericValue { const_ty: Some(_), span, .. }) => {
                let message = format!("`{}` is a constant, not a type", name.text);
                let error = Diagnostic::error("T0205", message, name.span);
                self.report(error.at("expected a type").label(*span, "declared here"));
                return Type::Error;
            }
            None => plain_type(&name.text),
        };
        if let Some(ty) = plain {
            if !args.is_empty() {
                let message = format!("`{}` takes no parameters in `<..>`", name.text);
                self.report(Diagnostic::error("T0405", message, span).at("remove the `<..>`"));
            }
            return ty;
        }
        match self.cx.items.names.get(name.text.as_str()).copied() {
            Some(Def::Struct(def)) => {
                let item = &mut self.cx.items.structs[def.0 as usize];
                item.used = true;
                let item = item.item;
                let vars = if args.is_empty() && !item.generics.is_empty() {
                    self.wrong_arg_count(&item.generics, 0, name, item.name.span);
                    return Type::Error;
                } else {
                    self.generic_args(&item.generics, args, name, item.name.span)
                };
                match vars {
                    Some(args) => Type::Struct(def, args.into()),
                    None => Type::Error,
                }
            }
            Some(def) => {
                let message = format!("`{}` is {}, not a type", name.text, self.cx.items.kind(def));
                let error = Diagnostic::error("T0205", message, name.span);
                let place = self.cx.items.span(def);
                self.report(error.at("expected a type").label(place, "defined here"));
                Type::Error
            }
            None => self.unknown_type(name),
        }
    }

    fn unknown_type(&mut self, name: &Name) -> Type {
        let text = name.text.as_str();
        let mut error = Diagnostic::error("T0203", format!("cannot find type `{text}`"), name.span)
            .at("not found");
        let structs = self.cx.items.structs.iter().map(|s| s.item.name.text.as_str());
        let generics: Vec<String> = self.generics.list.iter().map(|g| g.name.clone()).collect();
        let lanes = text.rsplit_once('x').filter(|(n, _)| Number::from_name(n).is_some());
        if let Some(here) = names::foreign_type(text) {
            error = error.help(format!("the type is called `{here}` here"));
        } else if let Some((number, _)) = lanes {
            error = error.help(format!("vectors have 2, 4 or 8 lanes: `{number}x4`"));
        } else if let Some(near) = names::nearest(
            text,
            structs.chain(generics.iter().map(String::as_str)).chain(names::type_names()),
        ) {
            error = error.help(format!("did you mean `{near}`?"));
        } else {
            error = error.note(
                "number types are i8 i16 i32 i64 i128, u8 u16 u32 u64 u128, f16 bf16 f32 f64",
            );
        }
        self.report(error);
        Type::Error
    }

    pub(super) fn wrong_arg_count(
        &mut self,
        params: &[ast::Generic],
        found: usize,
        name: &Name,
        defined: Span,
    ) {
        let wanted = params.len();
        let list: Vec<&str> = params.iter().map(|p| p.name.text.as_str()).collect();
        let error = Diagnostic::error(
            "T0405",
            format!(
                "`{}` takes {wanted} {} in `<..>`, found {found}",
                name.text,
                if wanted == 1 { "argument" } else { "arguments" }
            ),
            name.span,
        );
        let at = format!("needs `<{}>`", list.join(", "));
        self.report(error.at(at).label(defined, "defined here"));
    }

    /// Arguments in `<..>` for parameters; none of them are variables. `None` if the number is
    /// wrong.
    pub(super) fn generic_args(
        &mut self,
        params: &'a [ast::Generic],
        args: &'a [GenericArg],
        name: &Name,
        defined: Span,
    ) -> Option<Vec<Type>> {
        if params.len() != args.len() {
            self.wrong_arg_count(params, args.len(), name, defined);
            return None;
        }
        let mut found = Vec::new();
        for (param, arg) in params.iter().zip(args) {
            let value = match &param.kind {
                GenericKind::Type(_) => self.type_arg(arg, param),
                GenericKind::Const(ty) => {
                    let ty = self.outside(Generics::default(), |b| b.const_param_type(ty));
                    self.const_arg(arg, &ty, param)
                }
            };
            found.push(value);
        }
        Some(found)
    }

    /// The type of a constant parameter; another one than integers and `bool` has been reported.
    pub(super) fn const_param_type(&mut self, written: &'a ast::Type) -> Type {
        let ty = self.ty(written);
        if Checker::is_const_param_type(&ty) { ty } else { Type::Error }
    }

    fn type_arg(&mut self, arg: &'a GenericArg, param: &ast::Generic) -> Type {
        match arg {
            GenericArg::Type(ty) => self.ty(ty),
            GenericArg::Const(expr) => {
                let message = format!("`{}` stands for a type, not a constant", param.name.text);
                let error = Diagnostic::error("T0405", message, expr.span);
                self.report(
                    error.at("a constant").label(param.name.span, "the parameter is declared here"),
                );
                Type::Error
            }
        }
    }

    fn const_arg(&mut self, arg: &'a GenericArg, ty: &Type, param: &ast::Generic) -> Type {
        let why = Why::Declared(param.name.span);
        match arg {
            GenericArg::Const(expr) => self.value_of(expr, ty, &why),
            GenericArg::Type(ast::Type { kind: TypeKind::Named(name, args), span })
                if args.is_empty() =>
            {
                self.named_value(name, *span, ty, &why)
            }
            GenericArg::Type(written) => {
                let message = format!("`{}` stands for a constant, not a type", param.name.text);
                let error = Diagnostic::error("T0405", message, written.span);
                self.report(
                    error.at("a type").label(param.name.span, "the parameter is declared here"),
                );
                Type::Error
            }
        }
    }

    /// The value of a constant that is named where a type could stand.
    fn named_value(&mut self, name: &'a Name, span: Span, ty: &Type, why: &Why) -> Type {
        let generic = self.generics.list.iter().find(|g| g.name == name.text);
        if let Some(GenericValue { const_ty: Some(_), value, .. }) = generic
            && self.lookup(&name.text).is_none()
        {
            return value.clone();
        }
        let outer = self.const_base.replace(self.locals.len() as u32);
        let expr = self.name_value(name, span);
        let expr = self.coerce(expr, ty, why);
        self.const_base = outer;
        value_bits(self.evaluate(expr))
    }

    /// The length of an array.
    pub(super) fn array_len(&mut self, len: &'a Expr) -> Type {
        if let ExprKind::Name(name, args) = &len.kind
            && args.is_empty()
            && self.lookup(&name.text).is_none()
            && let Some(generic) = self.generics.list.iter().find(|g| g.name == name.text)
            && generic.const_ty.is_some()
        {
            return generic.value.clone();
        }
        let outer = self.const_base.replace(self.locals.len() as u32);
        let expr = self.expr(len, Some(&Type::U32));
        self.const_base = outer;
        let ty = self.vars.closed(&expr.ty);
        match ty {
            Type::Number(number) if number.is_int() => {
                let generics = self.generics.clone();
                let len_ty = self.vars.closed(&expr.ty);
                let value = self.evaluate(expr);
                if matches!(value, ConstValue::Waits) {
                    let later = self.vars.fresh(VarKind::Value);
                    self.pending.push(Pending {
                        var: later.clone(),
                        len,
                        generics,
                        call: self.asking,
                    });
                    return later;
                }
                self.check_len(value_bits(value), &len_ty, len.span)
            }
            Type::Error => {
                if std::mem::take(&mut self.waits) {
                    let later = self.vars.fresh(VarKind::Value);
                    let generics = self.generics.clone();
                    self.pending.push(Pending {
                        var: later.clone(),
                        len,
                        generics,
                        call: self.asking,
                    });
                    return later;
                }
                Type::Error
            }
            found => {
                let found = self.show(&found);
                let message = format!("the length of an array must be an integer, found `{found}`");
                self.report(Diagnostic::error("T0404", message, len.span).at("not an integer"));
                Type::Error
            }
        }
    }

    fn check_len(&mut self, value: Type, ty: &Type, span: Span) -> Type {
        let Type::Value(bits) = value else { return value };
        let negative = match ty {
            Type::Number(n @ Number::Signed(_)) => bits >> (n.bits() - 1) & 1 != 0,
            _ => false,
        };
        if negative || bits > 1 << 40 {
            let what = if negative { "below zero" } else { "larger than any memory" };
            let message = format!("the length of this array is {what}");
            self.report(Diagnostic::error("T0404", message, span).at("not a length"));
            return Type::Error;
        }
        Type::Value(bits)
    }

    /// Computes lengths that waited for parameters in `<..>`.
    pub(super) fn solve_pending(&mut self) {
        for Pending { var, len, generics, call } in std::mem::take(&mut self.pending) {
            let list = generics
                .list
                .iter()
                .map(|g| GenericValue { value: self.vars.closed(&g.value), ..g.clone() });
            let generics = Generics { list: list.collect::<Vec<_>>().into() };
            if generics.list.iter().any(|g| has_error(&g.value)) {
                self.vars.unify(&var, &Type::Error);
                continue;
            }
            let value = self.outside(generics, |b| b.array_len(len));
            if !self.vars.unify(&var, &value) {
                let (want, found) = (self.show(&var), self.show(&value));
                let message = format!("expected an array of {want} elements, found {found}");
                let error = Diagnostic::error("T0301", message, call.unwrap_or(len.span));
                let error = error.at("this length does not match");
                self.report(error.label(len.span, "it is computed here"));
            }
        }
    }

    /// The bits of a constant expression of an integer type or `bool`.
    fn value_of(&mut self, expr: &'a Expr, ty: &Type, why: &Why) -> Type {
        value_bits(self.const_value(expr, ty, why))
    }

    /// The value of a constant expression of a type.
    pub(super) fn const_value(&mut self, expr: &'a Expr, ty: &Type, why: &Why) -> ConstValue {
        let outer = self.const_base.replace(self.locals.len() as u32);
        let diverges = std::mem::take(&mut self.diverges);
        let checked = self.expr_for(expr, ty, why);
        self.diverges = diverges;
        self.const_base = outer;
        self.evaluate(checked)
    }

    /// Computes an expression that has been checked.
    pub(super) fn evaluate(&mut self, expr: super::tree::Expr) -> ConstValue {
        let failed = std::mem::take(&mut self.failed);
        let outer = self.const_base;
        self.const_base.get_or_insert(self.locals.len() as u32);
        let expr = self.finish_expr(expr);
        self.const_base = outer;
        let wrong = std::mem::replace(&mut self.failed, failed);
        if std::mem::take(&mut self.waits) {
            return ConstValue::Waits;
        }
        if wrong {
            return ConstValue::Wrong;
        }
        match Evaluator::default().eval(&expr) {
            Ok(constant) => ConstValue::Known(constant),
            Err(Wrong(diagnostic)) => {
                self.report(*diagnostic);
                ConstValue::Wrong
            }
        }
    }

    /// The type and value of a constant where it is defined.
    pub(super) fn const_definition(
        &mut self,
        item: &'a ast::ConstItem,
    ) -> (Type, Option<Constant>) {
        let ty = self.sized_ty(&item.ty);
        let value = self.const_value(&item.value, &ty, &Why::Declared(item.ty.span)).known();
        (self.vars.closed(&ty), value)
    }

    /// A constant of a block.
    pub(super) fn const_stmt(&mut self, item: &'a ast::ConstItem) {
        let (ty, value) = self.const_definition(item);
        self.define(&item.name, Entry::Const(ty, value));
    }
}

fn value_bits(value: ConstValue) -> Type {
    match value {
        ConstValue::Known(Constant::Number(bits)) => Type::Value(bits),
        ConstValue::Known(Constant::Bool(value)) => Type::Value(u128::from(value)),
        _ => Type::Error,
    }
}

/// Whether a part of a type is wrong.
pub(super) fn has_error(ty: &Type) -> bool {
    match ty {
        Type::Error => true,
        Type::Pointer(p) | Type::Slice(p) => has_error(&p.to),
        Type::Array(parts) => has_error(&parts.0) || has_error(&parts.1),
        Type::Struct(_, args) => args.iter().any(has_error),
        _ => false,
    }
}

impl Checker<'_> {
    /// A type without variables in the form of a checked program. What is wrong, which has been
    /// reported, becomes `Never`.
    pub(super) fn hir_ty(&mut self, ty: &Type, span: Span) -> hir::Ty {
        let pointer = |cx: &mut Self, p: &super::ty::Pointer| hir::Pointer {
            space: p.space,
            mutable: p.mutable,
            to: Box::new(cx.hir_ty(&p.to, span)),
        };
        match ty {
            Type::Unit => hir::Ty::Unit,
            Type::Bool => hir::Ty::Bool,
            Type::Number(number) => hir::Ty::Number(*number),
            Type::Vector(number, lanes) => hir::Ty::Vector(*number, *lanes),
            Type::Pointer(p) => hir::Ty::Pointer(pointer(self, p)),
            Type::Slice(p) => hir::Ty::Slice(pointer(self, p)),
            Type::Array(parts) => match parts.1 {
                Type::Value(len) => {
                    hir::Ty::Array(Box::new(self.hir_ty(&parts.0, span)), len as u64)
                }
                _ => hir::Ty::Never,
            },
            Type::Struct(def, args) => {
                if has_error(ty) {
                    return hir::Ty::Never;
                }
                let instance = StructInstance { def: *def, args: args.to_vec() };
                self.struct_id(instance, span).map_or(hir::Ty::Never, hir::Ty::Struct)
            }
            Type::Never | Type::Error | Type::Value(_) | Type::Var(_) => hir::Ty::Never,
        }
    }

    /// The type in memory; `Err(None)` for what is wrong and has been reported.
    pub(super) fn data_type(&mut self, ty: &Type) -> Result<DataType, Option<DataError>> {
        let value = match ty {
            Type::Bool => ir::Type::Scalar(Scalar::I8),
            Type::Number(number) => ir::Type::Scalar(number.scalar()),
            Type::Vector(number, lanes) => ir::Type::Vector(number.scalar(), *lanes),
            Type::Pointer(p) => ir::Type::Ptr(p.space),
            Type::Slice(p) => {
                let pointer = self.layout.value(ir::Type::Ptr(p.space));
                let len = self.layout.value(ir::Type::Scalar(Scalar::I32));
                return Ok(self.layout.intern(DataKind::Struct([pointer, len].into()))?);
            }
            Type::Array(parts) => {
                let of = self.data_type(&parts.0)?;
                let Type::Value(len) = parts.1 else { return Err(None) };
                return Ok(self.layout.intern(DataKind::Array(of, len as u64))?);
            }
            Type::Struct(def, args) => {
                let instance = StructInstance { def: *def, args: args.to_vec() };
                let span = self.items.structs[def.0 as usize].item.name.span;
                self.struct_id(instance, span).ok_or(None)?;
                let mut fields = Vec::new();
                for (_, field) in self.fields(*def, args) {
                    fields.push(self.data_type(&field)?);
                }
                return Ok(self.layout.intern(DataKind::Struct(fields.into()))?);
            }
            Type::Error | Type::Unit | Type::Never | Type::Value(_) | Type::Var(_) => {
                return Err(None);
            }
        };
        Ok(self.layout.value(value))
    }
}
