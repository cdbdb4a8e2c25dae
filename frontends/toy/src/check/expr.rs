//! Expressions: names, literals, aggregates, fields and indices.

use super::function::{Body, Entry, GenericValue, Scoped, Why};
use super::item::Def;
use super::names;
use super::tree::{Binding, Expr, Kind};
use super::ty::{Type, VarKind};
use super::{MAX_NESTING, resolve};
use crate::ast::{self, ExprKind, GenericArg, Name};
use crate::builtin::{Builtin, Words, Written};
use crate::diagnostic::Diagnostic;
use crate::hir::Constant;
use crate::source::Span;
use crate::types::Number;
use irc_ir::types::Space;

impl<'a> Body<'_, 'a> {
    /// Checks an expression that must be of a type.
    pub(super) fn expr_for(&mut self, expr: &'a ast::Expr, want: &Type, why: &Why) -> Expr {
        let checked = match &expr.kind {
            ExprKind::Block(_) | ExprKind::If(..) | ExprKind::Match(..) => {
                return self.branching(expr, Some((want, why)));
            }
            _ => self.expr(expr, Some(want)),
        };
        self.coerce(checked, want, why)
    }

    /// Checks an expression; `hint` is the type that literals in it take if they can.
    pub(super) fn expr(&mut self, expr: &'a ast::Expr, hint: Option<&Type>) -> Expr {
        if self.cx.nesting >= MAX_NESTING {
            let error = Diagnostic::error("T0410", "constants are nested too deeply", expr.span);
            return self.wrong(
                error
                    .at("evaluation takes too many steps")
                    .help("define constants before they are used"),
                expr.span,
            );
        }
        self.cx.nesting += 1;
        let checked = self.expr_kind(expr, hint);
        self.cx.nesting -= 1;
        if checked.ty == Type::Never {
            self.diverges = true;
        }
        checked
    }

    fn expr_kind(&mut self, expr: &'a ast::Expr, hint: Option<&Type>) -> Expr {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Int(..) | ExprKind::Float(..) | ExprKind::Bool(_) | ExprKind::Str(_) => {
                self.literal(expr, hint)
            }
            ExprKind::Name(name, args) => self.name(name, args, span),
            ExprKind::Unary(op, operand) => self.unary(*op, operand, hint, span),
            ExprKind::Chain(first, links) => self.chain(first, links, hint, span),
            ExprKind::Compare(op, a, b, at) => self.compare(*op, (a, b), *at, span),
            ExprKind::All(parts) => Expr::new(Kind::All(self.conditions(parts)), Type::Bool, span),
            ExprKind::Any(parts) => Expr::new(Kind::Any(self.conditions(parts)), Type::Bool, span),
            ExprKind::As(operand, ty) => self.as_cast(operand, ty, span),
            ExprKind::Deref(pointer) => self.deref(pointer, span),
            ExprKind::AddressOf { mutable, place } => self.address_of(*mutable, place, hint, span),
            ExprKind::Call(callee, args) => self.call(callee, args, hint, span),
            ExprKind::Index(base, index) => self.index(base, index, span),
            ExprKind::Range(base, from, to) => {
                self.range(base, from.as_deref(), to.as_deref(), span)
            }
            ExprKind::Field(base, field) => self.field(base, field, span),
            ExprKind::Struct(name, args, fields) => {
                self.struct_literal(name, args, fields, hint, span)
            }
            ExprKind::Array(elements) => self.array(elements, hint, span),
            ExprKind::Repeat(element, len) => self.repeat(element, len, hint, span),
            ExprKind::Block(_) | ExprKind::If(..) | ExprKind::Match(..) => {
                self.branching(expr, None)
            }
            ExprKind::While(..) | ExprKind::Loop(_) | ExprKind::For { .. } => self.a_loop(expr),
            ExprKind::Break | ExprKind::Continue => self.leave_loop(expr),
            ExprKind::Return(value) => self.return_value(value.as_deref(), span),
            ExprKind::Ptx(ptx) => self.ptx_value(ptx, span),
            ExprKind::Error => {
                self.failed = true;
                Expr::error(span)
            }
        }
    }

    fn literal(&mut self, expr: &'a ast::Expr, hint: Option<&Type>) -> Expr {
        let span = expr.span;
        let hint = hint.map(|hint| self.vars.shallow(hint));
        let lanes = |ty: Option<Type>| match ty {
            Some(Type::Number(number)) => Some(number),
            _ => None,
        };
        let suffixed = |b: &mut Self, suffix: &Name| {
            let number = Number::from_name(&suffix.text);
            if number.is_none() {
                let message = format!("unknown suffix `{}`", suffix.text);
                let error = Diagnostic::error("T0203", message, suffix.span);
                b.report(error.at("expected a number type: `1u8`, `2.5f16`"));
            }
            number
        };
        match &expr.kind {
            ExprKind::Int(value, Some(suffix)) => match suffixed(self, suffix) {
                Some(number) if number.is_float() => {
                    Expr::new(Kind::Float(value.to_string()), Type::Number(number), span)
                }
                Some(number) => Expr::new(Kind::Int(*value), Type::Number(number), span),
                None => Expr::error(span),
            },
            ExprKind::Int(value, None) => {
                let ty = match lanes(hint) {
                    Some(number) if number.is_int() => Type::Number(number),
                    _ => self.vars.fresh(VarKind::Int),
                };
                Expr::new(Kind::Int(*value), ty, span)
            }
            ExprKind::Float(text, suffix) => {
                let number = match suffix {
                    Some(suffix) => match suffixed(self, suffix) {
                        Some(number) if number.is_float() => Some(number),
                        Some(_) => {
                            let message = "an integer cannot have a `.` or an exponent".to_owned();
                            let error = Diagnostic::error("T0304", message, suffix.span);
                            return self.wrong(error.at("this is an integer type"), span);
                        }
                        None => return Expr::error(span),
                    },
                    None => lanes(hint).filter(|number| number.is_float()),
                };
                let ty = match number {
                    Some(number) => Type::Number(number),
                    None => self.vars.fresh(VarKind::Float),
                };
                Expr::new(Kind::Float(text.clone()), ty, span)
            }
            ExprKind::Bool(value) => {
                Expr::new(Kind::Constant(Constant::Bool(*value)), Type::Bool, span)
            }
            _ => {
                let error = Diagnostic::error("T0313", "a string is not a value", span);
                let help =
                    "strings are allowed in `print(..)`, `assert(..)`, `trap(..)` and `ptx!(..)`";
                self.wrong(error.at("a string").help(help), span)
            }
        }
    }

    fn name(&mut self, name: &'a Name, args: &'a [GenericArg], span: Span) -> Expr {
        if !args.is_empty() {
            let message = format!("`{}::<..>` is not a value", name.text);
            let error = Diagnostic::error("T0205", message, span);
            return self
                .wrong(error.at("expected a value").help("call it: write `(..)` behind it"), span);
        }
        self.name_value(name, span)
    }

    /// What a name stands for, as a value.
    pub(super) fn name_value(&mut self, name: &Name, span: Span) -> Expr {
        if let Some((i, j)) = self.lookup(&name.text) {
            self.scopes[i][j].used = true;
            let entry = self.scopes[i][j].entry.clone();
            return self.entry_value(entry, name, span);
        }
        let generic = self.generics.list.iter().find(|g| g.name == name.text).cloned();
        if let Some(generic) = generic {
            return self.generic_value(&generic, span);
        }
        match self.cx.items.names.get(name.text.as_str()).copied() {
            Some(Def::Const(index)) => {
                self.cx.items.consts[index].used = true;
                match self.cx.const_item(index, span) {
                    (ty, Some(constant)) => Expr::new(Kind::Constant(constant), ty, span),
                    (_, None) => Expr::error(span),
                }
            }
            Some(Def::Static(index)) => {
                self.cx.items.statics[index].used = true;
                if self.const_base.is_some() {
                    return self.not_constant(name, "is memory", span);
                }
                let ty = self.cx.items.statics[index].ty.clone();
                let id = self.cx.static_id(index);
                Expr::new(Kind::Static(id), ty, span)
            }
            Some(def) => {
                let message =
                    format!("`{}` is {}, not a value", name.text, self.cx.items.kind(def));
                let help = match def {
                    Def::Struct(_) => format!("write `{} {{ .. }}` to make one", name.text),
                    _ => format!("call it: `{}(..)`", name.text),
                };
                let error = Diagnostic::error("T0205", message, span).at("expected a value");
                let place = self.cx.items.span(def);
                self.wrong(error.label(place, "defined here").help(help), span)
            }
            None => self.unknown_name(name, span),
        }
    }

    fn entry_value(&mut self, entry: Entry, name: &Name, span: Span) -> Expr {
        match entry {
            Entry::Local(local) => {
                let info = &mut self.locals[local.0 as usize];
                info.used = true;
                let ty = info.ty.clone();
                if self.const_base.is_some_and(|base| local.0 < base) {
                    return self.not_constant(name, "is a variable", span);
                }
                Expr::new(Kind::Local(local), ty, span)
            }
            Entry::Const(ty, Some(constant)) => Expr::new(Kind::Constant(constant), ty, span),
            Entry::Const(_, None) => {
                self.failed = true;
                Expr::error(span)
            }
            Entry::Shared(..) | Entry::Dynamic(..) if self.const_base.is_some() => {
                self.not_constant(name, "is memory", span)
            }
            Entry::Shared(id, ty) => Expr::new(Kind::Static(id), ty, span),
            Entry::Dynamic(id, of) => {
                Expr::new(Kind::Dynamic(id), Type::slice(Space::Shared, true, of), span)
            }
        }
    }

    fn not_constant(&mut self, name: &Name, what: &str, span: Span) -> Expr {
        let message = format!("`{}` {what}, but this must be known at compile time", name.text);
        let error = Diagnostic::error("T0401", message, span).at("known at run time only");
        let error = match self.lookup(&name.text).map(|(i, j)| &self.scopes[i][j]) {
            Some(Scoped { entry: Entry::Local(_), span, .. }) => {
                let constant = name.text.to_uppercase();
                let help = format!("use a `const`, as in `const {constant}: u32 = 16;`");
                error.label(*span, "defined here").help(help)
            }
            Some(scoped) => error.label(scoped.span, "defined here"),
            None => error,
        };
        self.wrong(error, span)
    }

    fn generic_value(&mut self, generic: &GenericValue, span: Span) -> Expr {
        let Some(ty) = &generic.const_ty else {
            let message = format!("`{}` is a type, not a value", generic.name);
            let error = Diagnostic::error("T0205", message, span).at("expected a value");
            return self.wrong(error.label(generic.span, "declared here"), span);
        };
        match (self.vars.shallow(&generic.value), ty) {
            (Type::Value(bits), Type::Bool) => {
                Expr::new(Kind::Constant(Constant::Bool(bits != 0)), Type::Bool, span)
            }
            (Type::Value(bits), ty) => {
                Expr::new(Kind::Constant(Constant::Number(bits)), ty.clone(), span)
            }
            (Type::Var(_), _) => {
                self.waits = true;
                Expr::error(span)
            }
            _ => Expr::error(span),
        }
    }

    fn unknown_name(&mut self, name: &Name, span: Span) -> Expr {
        let text = name.text.as_str();
        let mut error =
            Diagnostic::error("T0201", format!("cannot find `{text}` in this scope"), span)
                .at("not found");
        if let Some(here) = names::foreign_value(text) {
            error = error.help(format!("this is written {here} here"));
            return self.wrong(error, span);
        }
        if let Some(builtin) = Builtin::from_name(text) {
            let row = builtin.row();
            let help = match row.written {
                Written::Axis => format!("write `{text}.x`, `{text}.y` or `{text}.z`"),
                _ => format!("it is a function: write `{text}(..)`"),
            };
            let error =
                Diagnostic::error("T0205", format!("`{text}` is not a value by itself"), span);
            return self.wrong(error.at("expected a value").help(help), span);
        }
        if resolve::plain_type(text).is_some() {
            let error =
                Diagnostic::error("T0205", format!("`{text}` is a type, not a value"), span);
            return self.wrong(error.at("expected a value"), span);
        }
        if let Some(here) = names::foreign_type(text) {
            let help = match Number::from_name(here) {
                Some(number) => number.conversion_help(),
                None => format!("the type is called `{here}` here"),
            };
            return self.wrong(error.help(help), span);
        }
        if let Some(&gone) = self.gone.get(text) {
            error = error.label(gone, "this one is scoped to its block");
            return self.wrong(error.help("define it before the block"), span);
        }
        let near = self.nearest_name(text);
        error = match near {
            Some(near) => error.help(format!("did you mean `{near}`?")),
            None => error.help(format!("define it first: `let {text} = ..;`")),
        };
        self.wrong(error, span)
    }

    /// The nearest name of a value that is in scope.
    pub(super) fn nearest_name(&self, name: &str) -> Option<String> {
        let scoped = self.scopes.iter().rev().flatten().map(|scoped| scoped.name.as_str());
        let generics = self.generics.list.iter().map(|g| g.name.as_str());
        let is_value = |def: &Def| matches!(def, Def::Const(_) | Def::Static(_));
        let items = self.cx.items.all_names().filter(|(_, def)| is_value(def));
        let items = items.map(|(name, _)| name);
        let known = scoped.chain(generics).chain(items).chain(names::builtin_values());
        names::nearest(name, known).map(str::to_owned)
    }

    fn array(&mut self, elements: &'a [ast::Expr], hint: Option<&Type>, span: Span) -> Expr {
        let hint = hint.map(|hint| self.vars.shallow(hint));
        let mut of = match hint {
            Some(Type::Array(parts)) => Some((parts.0.clone(), None)),
            _ => None,
        };
        let mut parts = Vec::new();
        for element in elements {
            let part = match &of {
                Some((ty, Some(first))) => {
                    let (ty, why) =
                        (ty.clone(), Why::First(*first, "the type of the first element"));
                    self.expr_for(element, &ty, &why)
                }
                Some((ty, None)) => {
                    let ty = ty.clone();
                    self.expr(element, Some(&ty))
                }
                None => self.expr(element, None),
            };
            if of.as_ref().is_none_or(|(_, first)| first.is_none()) && !part.ty.is_silent() {
                if part.ty == Type::Unit {
                    let error = Diagnostic::error("T0307", "this element has no value", part.span);
                    self.report(error.at("no value"));
                    of = Some((Type::Error, Some(part.span)));
                } else {
                    // A wanted pointer may be of a space or `mut` that the first does not have.
                    let ty = match of.take() {
                        Some((ty, _)) if self.could_coerce(&part.ty, &ty) => ty,
                        _ => part.ty.clone(),
                    };
                    of = Some((ty, Some(part.span)));
                }
            }
            let part = match &of {
                Some((ty, Some(first))) => {
                    let (ty, why) =
                        (ty.clone(), Why::First(*first, "the type of the first element"));
                    self.coerce(part, &ty, &why)
                }
                _ => part,
            };
            parts.push(part);
        }
        let of = of.map_or_else(|| self.vars.fresh(VarKind::Any), |(ty, _)| ty);
        let ty = Type::array(of, Type::Value(parts.len() as u128));
        let order = (0..parts.len() as u32).collect();
        Expr::new(Kind::Aggregate(parts, order), ty, span)
    }

    /// Whether pointers or slices of these types are alike but for space and `mut`, or the types
    /// are equal.
    fn could_coerce(&mut self, found: &Type, want: &Type) -> bool {
        match (self.vars.shallow(found), self.vars.shallow(want)) {
            (Type::Pointer(p), Type::Pointer(q)) | (Type::Slice(p), Type::Slice(q)) => {
                (p.space == q.space || q.space == Space::Generic)
                    && (p.mutable || !q.mutable)
                    && self.vars.unify(&p.to, &q.to)
            }
            (found, want) => self.vars.unify(&found, &want),
        }
    }

    fn repeat(
        &mut self,
        element: &'a ast::Expr,
        len: &'a ast::Expr,
        hint: Option<&Type>,
        span: Span,
    ) -> Expr {
        let hint = match hint.map(|hint| self.vars.shallow(hint)) {
            Some(Type::Array(parts)) => Some(parts.0.clone()),
            _ => None,
        };
        let element = self.expr(element, hint.as_ref());
        let element = self.need_value(element, "an element");
        let element = match hint {
            Some(hint) if self.could_coerce(&element.ty, &hint) => {
                self.coerce(element, &hint, &Why::Always("the array needs this element"))
            }
            _ => element,
        };
        let len = self.array_len(len);
        let of = if element.ty == Type::Never { Type::I32 } else { element.ty.clone() };
        let ty = Type::array(of, len);
        Expr::new(Kind::Repeat(Box::new(element)), ty, span)
    }

    /// An expression that gives a value; nothing is an error.
    pub(super) fn need_value(&mut self, expr: Expr, what: &str) -> Expr {
        if self.vars.shallow(&expr.ty) != Type::Unit {
            return expr;
        }
        let span = expr.span;
        let error =
            Diagnostic::error("T0307", format!("this has no value, but {what} is expected"), span);
        self.wrong(error.at("no value"), span)
    }

    fn struct_literal(
        &mut self,
        name: &'a Name,
        args: &'a [GenericArg],
        fields: &'a [(Name, ast::Expr)],
        hint: Option<&Type>,
        span: Span,
    ) -> Expr {
        let Some(Def::Struct(def)) = self.cx.items.names.get(name.text.as_str()).copied() else {
            return self.not_a_struct(name, fields, span);
        };
        let item = &mut self.cx.items.structs[def.0 as usize];
        item.used = true;
        let item = item.item;
        let args = if args.is_empty() {
            self.fresh_args(&item.generics)
        } else {
            match self.generic_args(&item.generics, args, name, item.name.span) {
                Some(args) => args,
                None => return Expr::error(span),
            }
        };
        let ty = Type::Struct(def, args.clone().into());
        if let Some(hint) = hint.map(|hint| self.vars.shallow(hint))
            && matches!(&hint, Type::Struct(other, _) if *other == def)
        {
            self.vars.unify(&ty, &hint);
        }
        let generics = self.outside(Default::default(), |b| b.bind_generics(&item.generics, &args));
        let types: Vec<Type> =
            self.outside(generics, |b| item.fields.iter().map(|(_, ty)| b.ty(ty)).collect());
        let mut parts: Vec<Option<Expr>> = item.fields.iter().map(|_| None).collect();
        let (mut order, mut unknown) = (Vec::new(), false);
        for (field, value) in fields {
            let found = item.fields.iter().position(|(known, _)| known.text == field.text);
            let Some(number) = found else {
                let known = item.fields.iter().map(|(name, _)| name.text.as_str());
                self.unknown_field(field, &ty, known.collect());
                self.expr(value, None);
                unknown = true;
                continue;
            };
            let value =
                self.expr_for(value, &types[number], &Why::Field(item.fields[number].0.span));
            if parts[number].is_some() {
                let message = format!("field `{}` is specified more than once", field.text);
                self.report(Diagnostic::error("T0206", message, field.span).at("again here"));
                continue;
            }
            parts[number] = Some(value);
            order.push(number as u32);
        }
        let missing: Vec<String> = (parts.iter().zip(&item.fields))
            .filter(|(part, _)| part.is_none())
            .map(|(_, (name, _))| format!("`{}`", name.text))
            .collect();
        if unknown {
            return Expr::new(Kind::Error, ty, span);
        }
        if !missing.is_empty() {
            let list = missing.join(", ");
            let message = format!("missing fields of `{}`: {list}", name.text);
            let error =
                Diagnostic::error("T0206", message, name.span).at(format!("missing {list}"));
            self.report(error.label(item.name.span, "the struct is defined here"));
            return Expr::new(Kind::Error, ty, span);
        }
        Expr::new(Kind::Aggregate(parts.into_iter().flatten().collect(), order), ty, span)
    }

    fn not_a_struct(
        &mut self,
        name: &'a Name,
        fields: &'a [(Name, ast::Expr)],
        span: Span,
    ) -> Expr {
        let message = format!("cannot find struct `{}`", name.text);
        let mut error = Diagnostic::error("T0203", message, name.span).at("not a struct");
        let structs = self.cx.items.structs.iter().map(|s| s.item.name.text.as_str());
        if let Some(near) = names::nearest(&name.text, structs) {
            error = error.help(format!("did you mean `{near}`?"));
        } else if let Some(&def) = self.cx.items.names.get(name.text.as_str()) {
            let text = format!("`{}` is {}", name.text, self.cx.items.kind(def));
            error = error.label(self.cx.items.span(def), text);
        }
        self.report(error);
        for (_, value) in fields {
            self.expr(value, None);
        }
        Expr::error(span)
    }

    fn unknown_field(&mut self, field: &Name, ty: &Type, known: Vec<&str>) {
        let shown = self.show(ty);
        let message = format!("`{shown}` has no field `{}`", field.text);
        let mut error = Diagnostic::error("T0204", message, field.span).at("not a field");
        if let Some(near) = names::nearest(&field.text, known.iter().copied()) {
            error = error.help(format!("did you mean `{near}`?"));
        } else if !known.is_empty() {
            let list: Vec<String> = known.iter().map(|name| format!("`{name}`")).collect();
            error = error.note(format!("it has {}", list.join(", ")));
        }
        self.report(error);
    }

    fn field(&mut self, base: &'a ast::Expr, field: &'a Name, span: Span) -> Expr {
        if let ExprKind::Name(name, args) = &base.kind
            && args.is_empty()
            && let Some(axis) = self.axis(name, field, span)
        {
            return axis;
        }
        let base = self.expr(base, None);
        self.field_of(base, field, span)
    }

    /// `thread_idx.x`
    fn axis(&mut self, name: &Name, field: &Name, span: Span) -> Option<Expr> {
        let hidden = self.lookup(&name.text).is_some()
            || self.cx.items.names.contains_key(name.text.as_str());
        if hidden {
            return None;
        }
        let Some(builtin) = Builtin::from_name(&name.text) else {
            let here = match name.text.as_str() {
                "threadIdx" => "thread_idx",
                "blockIdx" => "block_idx",
                "blockDim" => "block_dim",
                "gridDim" => "grid_dim",
                _ => return None,
            };
            let message = format!("cannot find `{}` in this scope", name.text);
            let error = Diagnostic::error("T0201", message, name.span).at("not found");
            let help = format!("this is written `{here}.{}` here", field.text);
            return Some(self.wrong(error.help(help), span));
        };
        if builtin.row().written != Written::Axis {
            return None;
        }
        let axis = match field.text.as_str() {
            "x" => 0,
            "y" => 1,
            "z" => 2,
            other => {
                let message = format!("`{}` has no axis `{other}`", name.text);
                let error = Diagnostic::error("T0204", message, field.span);
                return Some(self.wrong(error.at("expected `x`, `y` or `z`"), span));
            }
        };
        if self.const_base.is_some() {
            return Some(self.not_constant(name, "differs from thread to thread", span));
        }
        let words = Words { axis, ..Words::default() };
        Some(Expr::new(Kind::Builtin(builtin, words, Type::Unit, Vec::new()), Type::U32, span))
    }

    fn field_of(&mut self, base: Expr, field: &Name, span: Span) -> Expr {
        let ty = self.vars.shallow(&base.ty);
        match &ty {
            Type::Error | Type::Never => base,
            Type::Struct(def, args) => {
                let item = self.cx.items.structs[def.0 as usize].item;
                let Some(number) = item.fields.iter().position(|(f, _)| f.text == field.text)
                else {
                    let known = item.fields.iter().map(|(name, _)| name.text.as_str());
                    self.unknown_field(field, &ty, known.collect());
                    return Expr::error(span);
                };
                let generics =
                    self.outside(Default::default(), |b| b.bind_generics(&item.generics, args));
                let field_ty = self.outside(generics, |b| b.ty(&item.fields[number].1));
                Expr::new(Kind::Field(Box::new(base), number as u32), field_ty, span)
            }
            Type::Vector(number, lanes) => {
                let names = ["x", "y", "z", "w"];
                let lane = names.iter().position(|name| *name == field.text);
                match lane {
                    Some(lane) if lane < usize::from(*lanes) => {
                        let kind = Kind::Lane(Box::new(base), lane as u8);
                        Expr::new(kind, Type::Number(*number), span)
                    }
                    _ => {
                        let known = names[..usize::from(*lanes).min(4)].to_vec();
                        self.unknown_field(field, &ty, known);
                        Expr::error(span)
                    }
                }
            }
            Type::Slice(p) => match field.text.as_str() {
                "len" => Expr::new(Kind::Len(Box::new(base)), Type::U32, span),
                "ptr" => {
                    let ty = Type::pointer(p.space, p.mutable, p.to.clone());
                    Expr::new(Kind::SlicePointer(Box::new(base)), ty, span)
                }
                _ => {
                    self.unknown_field(field, &ty, vec!["len", "ptr"]);
                    Expr::error(span)
                }
            },
            _ => self.no_fields(&base, &ty, field, span),
        }
    }

    fn no_fields(&mut self, base: &Expr, ty: &Type, field: &Name, span: Span) -> Expr {
        if matches!(ty, Type::Var(_)) && self.vars.is_open(ty) {
            return self.not_known_yet(base.span, span);
        }
        let shown = self.describe(ty);
        let message = format!("{shown} has no field `{}`", field.text);
        let error = Diagnostic::error("T0204", message, field.span);
        let error = error.label(base.span, format!("this is {shown}"));
        let error = match ty {
            Type::Pointer(p) if matches!(self.vars.shallow(&p.to), Type::Struct(..)) => {
                error.help(format!("dereference the pointer first: `(*p).{}`", field.text))
            }
            Type::Array(parts) if field.text == "len" => {
                let len = self.show(&parts.1);
                error
                    .help(format!("the length is part of the type: {len}; `a[..].len` is the same"))
            }
            _ => error.note("structs, vectors and slices have fields"),
        };
        self.wrong(error.at("not a field"), span)
    }

    /// The type of something must be known here, and is not.
    pub(super) fn not_known_yet(&mut self, what: Span, span: Span) -> Expr {
        let error = Diagnostic::error("T0306", "the type must be known at this point", what);
        self.wrong(
            error.at("cannot infer its type").help("add a type annotation: `let x: T = ..`"),
            span,
        )
    }

    fn index(&mut self, base: &'a ast::Expr, index: &'a ast::Expr, span: Span) -> Expr {
        let base = self.expr(base, None);
        let ty = self.vars.shallow(&base.ty);
        if let Type::Vector(number, lanes) = ty {
            return self.vector_index(base, number, lanes, index, span);
        }
        let index = self.expr(index, Some(&Type::U32));
        let of = match &ty {
            Type::Error | Type::Never => return base,
            Type::Array(parts) => parts.0.clone(),
            Type::Slice(p) | Type::Pointer(p) => p.to.clone(),
            Type::Var(_) if self.vars.is_open(&ty) => return self.not_known_yet(base.span, span),
            _ => {
                let shown = self.describe(&ty);
                let message = format!("{shown} has no elements");
                let error = Diagnostic::error("T0506", message, base.span);
                return self.wrong(
                    error
                        .at(format!("this is {shown}"))
                        .note("arrays, slices, pointers and vectors are indexed"),
                    span,
                );
            }
        };
        let index = self.integer(index, "an index");
        Expr::new(Kind::Index(Box::new(base), Box::new(index)), of, span)
    }

    /// An expression of any integer type.
    pub(super) fn integer(&mut self, expr: Expr, what: &str) -> Expr {
        let ty = self.vars.shallow(&expr.ty);
        let right = match &ty {
            Type::Number(number) => number.is_int(),
            Type::Var(var) => self.vars.kind(*var) == VarKind::Int,
            ty => ty.is_silent(),
        };
        if right {
            return expr;
        }
        let shown = self.describe(&ty);
        let error = Diagnostic::error(
            "T0301",
            format!("{what} must be an integer, found {shown}"),
            expr.span,
        );
        let error = match ty {
            Type::Number(_) => error.help("`truncate::<u32>(x)` rounds a float toward zero"),
            _ => error,
        };
        self.wrong(error.at(format!("this is {shown}")), expr.span)
    }

    fn vector_index(
        &mut self,
        base: Expr,
        number: Number,
        lanes: u8,
        index: &'a ast::Expr,
        span: Span,
    ) -> Expr {
        let why = Why::Always("a lane index must be a constant");
        let lane = self.const_value(index, &Type::U32, &why).known();
        let Some(Constant::Number(lane)) = lane else { return Expr::error(span) };
        if lane >= u128::from(lanes) {
            let message = format!("lane {lane} is out of range for a vector of {lanes} lanes");
            let error = Diagnostic::error("T0304", message, index.span);
            return self.wrong(error.at(format!("valid indices: 0 to {}", lanes - 1)), span);
        }
        Expr::new(Kind::Lane(Box::new(base), lane as u8), Type::Number(number), span)
    }

    fn range(
        &mut self,
        base: &'a ast::Expr,
        from: Option<&'a ast::Expr>,
        to: Option<&'a ast::Expr>,
        span: Span,
    ) -> Expr {
        let base = self.expr(base, None);
        let bound = |b: &mut Self, expr: Option<&'a ast::Expr>| {
            expr.map(|expr| {
                let expr = b.expr(expr, Some(&Type::U32));
                Box::new(b.integer(expr, "a bound"))
            })
        };
        let (from, to) = (bound(self, from), bound(self, to));
        let ty = match self.vars.shallow(&base.ty) {
            Type::Error | Type::Never => return base,
            ty @ Type::Slice(_) => ty,
            Type::Array(parts) => {
                let Some(space) = self.space_of(&base) else {
                    return self.no_address(&base, "a slice", span);
                };
                let mutable = self.immutable_reason(&base).is_none();
                if mutable {
                    self.mark_changed(&base);
                }
                Type::slice(space, mutable, parts.0.clone())
            }
            ty @ Type::Var(_) if self.vars.is_open(&ty) => {
                return self.not_known_yet(base.span, span);
            }
            ty => {
                let shown = self.describe(&ty);
                let message = format!("{shown} cannot be sliced");
                let error = Diagnostic::error("T0506", message, base.span);
                let error = error.at(format!("this is {shown}"));
                let error = match ty {
                    Type::Pointer(_) => error.help("`slice(pointer, length)` makes a slice"),
                    _ => error.note("slices and arrays are sliced"),
                };
                return self.wrong(error, span);
            }
        };
        Expr::new(Kind::Range(Box::new(base), from, to), ty, span)
    }

    /// A variable that the checker makes for itself.
    pub(super) fn temp(&mut self, ty: Type, span: Span) -> super::tree::Local {
        let local = super::tree::Local(self.locals.len() as u32);
        self.locals.push(super::tree::LocalInfo {
            name: "temporary".to_owned(),
            ty,
            span,
            binding: Binding::Temp,
            used: true,
            changed: false,
        });
        self.in_memory.push(false);
        local
    }
}
