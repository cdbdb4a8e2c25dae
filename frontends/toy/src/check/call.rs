//! Calls of the program's functions, and what their parameters in `<..>` stand for.

use super::function::{Body, Why};
use super::item::Def;
use super::names;
use super::resolve::{has_error, plain_type};
use super::tree::{Expr, FunctionDef, Kind};
use super::ty::Type;
use crate::ast::{self, ExprKind, GenericArg, GenericKind, Name};
use crate::builtin::Builtin;
use crate::diagnostic::Diagnostic;
use crate::hir::FunctionId;
use crate::source::Span;
use crate::types::Number;
use irc_ptx::text::counted;

/// How many instances of one generic function there are at most.
const MAX_INSTANCES_OF_ONE: usize = 500;

/// What types a type parameter may stand for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum ParamClass {
    Any,
    Num,
    Int,
    Float,
}

/// The class with this name.
pub(super) fn class_named(name: &str) -> Option<ParamClass> {
    Some(match name {
        "any" => ParamClass::Any,
        "num" => ParamClass::Num,
        "int" => ParamClass::Int,
        "float" => ParamClass::Float,
        _ => return None,
    })
}

impl ParamClass {
    fn holds(self, ty: &Type) -> bool {
        match (self, ty) {
            (ParamClass::Any, _) | (_, Type::Error | Type::Never) => true,
            (ParamClass::Num, Type::Number(_)) => true,
            (ParamClass::Int, Type::Number(number)) => number.is_int(),
            (ParamClass::Float, Type::Number(number)) => number.is_float(),
            _ => false,
        }
    }

    pub(super) fn text(self) -> &'static str {
        match self {
            ParamClass::Any => "any type",
            ParamClass::Num => "an integer or a float",
            ParamClass::Int => "an integer",
            ParamClass::Float => "a float",
        }
    }
}

impl<'a> Body<'_, 'a> {
    pub(super) fn call(
        &mut self,
        callee: &'a ast::Expr,
        args: &'a [ast::Expr],
        hint: Option<&Type>,
        span: Span,
    ) -> Expr {
        let ExprKind::Name(name, generics) = &callee.kind else {
            let checked = self.expr(callee, None);
            self.check_all(args);
            if checked.ty == Type::Error {
                return Expr::error(span);
            }
            let error = Diagnostic::error("T0207", "this is not a function", callee.span);
            return self.wrong(error.at("only functions are called, by their names"), span);
        };
        if let Some(Def::Function(def)) = self.cx.items.names.get(name.text.as_str()).copied() {
            return self.call_function(def, name, generics, args, span);
        }
        if names::SPECIAL.contains(&name.text.as_str()) {
            return self.call_special(name, generics, args, hint, span);
        }
        if let Some(builtin) = Builtin::from_name(&name.text) {
            return self.call_builtin(builtin, name, generics, args, hint, span);
        }
        let generic = self.generics.list.iter().find(|g| g.name == name.text);
        let ty = match generic {
            Some(generic) if generic.const_ty.is_none() => Some(generic.value.clone()),
            _ => plain_type(&name.text),
        };
        match ty {
            Some(Type::Vector(number, lanes)) => self.make_vector(name, number, lanes, args, span),
            Some(ty) => self.call_of_type(name, &ty, args, span),
            None => self.unknown_function(name, args, span),
        }
    }

    /// Checks arguments that go nowhere.
    pub(super) fn check_all(&mut self, args: &'a [ast::Expr]) {
        for arg in args {
            if !matches!(arg.kind, ExprKind::Str(_)) {
                self.expr(arg, None);
            }
        }
    }

    fn call_of_type(&mut self, name: &Name, ty: &Type, args: &'a [ast::Expr], span: Span) -> Expr {
        self.check_all(args);
        let message = format!("`{}` is a type and cannot be called", name.text);
        let error = Diagnostic::error("T0207", message, name.span).at("not a function");
        let help = match ty {
            Type::Number(number) => number.conversion_help(),
            _ => "write `x != 0` to convert a number to `bool`".to_owned(),
        };
        self.wrong(error.help(help), span)
    }

    fn unknown_function(&mut self, name: &Name, args: &'a [ast::Expr], span: Span) -> Expr {
        self.check_all(args);
        let text = name.text.as_str();
        if let Some((i, j)) = self.lookup(text) {
            let message = format!("`{text}` is a variable, not a function");
            self.scopes[i][j].used = true;
            let error = Diagnostic::error("T0207", message, name.span).at("cannot be called");
            return self.wrong(error.label(self.scopes[i][j].span, "defined here"), span);
        }
        if let Some(def) = self.cx.items.names.get(text).copied() {
            let message = format!("`{text}` is {}, not a function", self.cx.items.kind(def));
            let mut error = Diagnostic::error("T0207", message, name.span).at("cannot be called");
            error = error.label(self.cx.items.span(def), "defined here");
            if let Def::Struct(_) = def {
                error = error.help(format!("write `{text} {{ field: value, .. }}` to make one"));
            }
            return self.wrong(error, span);
        }
        let message = format!("cannot find function `{text}`");
        let mut error = Diagnostic::error("T0208", message, name.span).at("not found");
        let functions = self.cx.items.functions.iter().map(|f| f.item.name.text.as_str());
        if let Some(help) = names::other_tiers(text) {
            error = error.help(help);
        } else if let Some(here) = names::foreign_value(text) {
            error = error.help(format!("this is written {here} here"));
        } else if let Some(here) = names::foreign_type(text) {
            let convert = match Number::from_name(here) {
                Some(number) if number.is_float() => format!("`round::<{here}>(x)` converts"),
                Some(_) => {
                    format!("`wrap::<{here}>(x)`, `truncate::<{here}>(x)` and others convert")
                }
                None => "`x != 0` converts a number".to_owned(),
            };
            error = error.help(format!("the type is called `{here}` here; {convert}"));
        } else if let Some((number, _)) =
            text.rsplit_once('x').filter(|(n, _)| Number::from_name(n).is_some())
        {
            error = error.help(format!("vectors have 2, 4 or 8 lanes: `{number}x4`"));
        } else if let Some(near) = names::nearest(text, functions.chain(names::builtin_names())) {
            error = error.help(format!("did you mean `{near}`?"));
        } else {
            error = error.note("`irc toy --builtins` lists the built-in functions");
        }
        self.wrong(error, span)
    }

    fn call_function(
        &mut self,
        def: FunctionDef,
        name: &'a Name,
        generics: &'a [GenericArg],
        args: &'a [ast::Expr],
        span: Span,
    ) -> Expr {
        let function = &mut self.cx.items.functions[def.0 as usize];
        function.used = true;
        let item = function.item;
        if item.kernel {
            self.check_all(args);
            let message = format!("the kernel `{}` cannot be called", name.text);
            let error = Diagnostic::error("T0706", message, name.span).at("kernels are launched");
            return self.wrong(
                error
                    .label(item.name.span, "it is a `kernel`")
                    .help("put what both need into a `fn` and call that"),
                span,
            );
        }
        if self.const_base.is_some() {
            self.check_all(args);
            let message = format!("`{}` cannot be called in a constant expression", name.text);
            let error = Diagnostic::error("T0401", message, name.span);
            return self.wrong(
                error
                    .at("a function of the program")
                    .note("constants use operators, conversions and the functions of the language"),
                span,
            );
        }
        let vars = if generics.is_empty() {
            self.fresh_args(&item.generics)
        } else {
            match self.generic_args(&item.generics, generics, name, item.name.span) {
                Some(vars) => vars,
                None => {
                    self.check_all(args);
                    return Expr::error(span);
                }
            }
        };
        self.asking = Some(span);
        let signature = self.signature(def, &vars);
        self.asking = None;
        let result = signature.result.clone();
        if args.len() != item.params.len() {
            self.check_all(args);
            self.wrong_count(name, args.len(), item, span);
            return Expr::new(Kind::Error, result, span);
        }
        let mut checked = Vec::with_capacity(args.len());
        for ((arg, param), ty) in args.iter().zip(&item.params).zip(&signature.params) {
            let why = Why::Param(param.name.span, param.name.text.clone(), item.name.text.clone());
            checked.push(self.expr_for(arg, ty, &why));
        }
        if checked.iter().any(|arg| arg.ty == Type::Error) {
            // What an argument that is wrong would have told is not asked for.
            for var in &vars {
                self.vars.poison(var);
            }
        }
        if !self.pending.is_empty() && vars.iter().all(|var| !self.vars.is_open(var)) {
            self.solve_pending();
        }
        Expr::new(Kind::Call(def, vars, checked), result, span)
    }

    fn wrong_count(&mut self, name: &Name, found: usize, item: &ast::FunctionItem, span: Span) {
        let wanted = item.params.len();
        let message =
            format!("`{}` takes {}, found {found}", name.text, counted(wanted, "argument"));
        let list: Vec<&str> = item.params.iter().map(|p| p.name.text.as_str()).collect();
        let error = Diagnostic::error("T0303", message, span)
            .at(format!("{} given", counted(found, "argument")))
            .label(item.name.span, format!("its parameters are ({})", list.join(", ")));
        self.report(error);
    }

    /// The function for the arguments that `<..>` turned out to have.
    pub(super) fn finish_callee(
        &mut self,
        def: FunctionDef,
        vars: &[Type],
        span: Span,
    ) -> Option<FunctionId> {
        let item = self.cx.items.functions[def.0 as usize].item;
        let args: Vec<Type> = vars.iter().map(|var| self.vars.closed(var)).collect();
        for ((param, arg), var) in item.generics.iter().zip(&args).zip(vars) {
            if has_error(arg) {
                if self.vars.is_open(var) {
                    self.cannot_infer(item, param, span);
                    self.vars.poison(var);
                }
                return None;
            }
            if !self.in_class(item, param, arg, span) {
                return None;
            }
        }
        let key = (def, args);
        if !self.cx.instances.contains_key(&key) && !key.1.is_empty() {
            let count = self.cx.instances.keys().filter(|(other, _)| *other == def).count();
            let size = key.1.iter().map(Type::size).max().unwrap_or(0);
            if count >= MAX_INSTANCES_OF_ONE
                || size > super::MAX_TYPE_SIZE
                || self.cx.instances.len() >= super::MAX_INSTANCES
            {
                self.endless_instances(item, &key.1, span);
                return None;
            }
        }
        let (def, args) = key;
        Some(self.cx.instance(def, args, Some(span)))
    }

    fn endless_instances(&mut self, item: &ast::FunctionItem, args: &[Type], span: Span) {
        let name = short(self.cx.show_with_args(&item.name.text, &item.generics, args));
        let message = format!("`{}` has too many instances", item.name.text);
        let error = Diagnostic::error("T0408", message, span).at(format!("now for `{name}`"));
        self.report(
            error
                .label(item.name.span, "defined here")
                .note("each list of generic arguments makes an instance")
                .help(
                    "a generic function that calls itself must do so with the same arguments, \
                 or end",
                ),
        );
    }

    fn cannot_infer(&mut self, item: &ast::FunctionItem, param: &ast::Generic, span: Span) {
        let message = format!("cannot infer `{}` of `{}`", param.name.text, item.name.text);
        let list: Vec<&str> = item.generics.iter().map(|g| g.name.text.as_str()).collect();
        let error = Diagnostic::error("T0406", message, span)
            .at(format!("cannot infer `{}`", param.name.text))
            .label(param.name.span, "declared here")
            .help(format!("write `{}::<{}>(..)`", item.name.text, list.join(", ")));
        self.report(error);
    }

    fn in_class(
        &mut self,
        item: &ast::FunctionItem,
        param: &ast::Generic,
        arg: &Type,
        span: Span,
    ) -> bool {
        let GenericKind::Type(Some(class)) = &param.kind else { return true };
        let Some(known) = class_named(&class.text) else { return false };
        if known.holds(arg) {
            return true;
        }
        let shown = self.show(arg);
        let message = format!(
            "`{}` of `{}` is {}, found `{shown}`",
            param.name.text,
            item.name.text,
            known.text()
        );
        let error = Diagnostic::error("T0407", message, span)
            .at(format!("here `{}` is `{shown}`", param.name.text));
        self.report(error.label(class.span, format!("it must be of the class `{}`", class.text)));
        false
    }
}

/// A name that fits into a message.
pub(super) fn short(name: String) -> String {
    match name.char_indices().nth(60) {
        Some((end, _)) => format!("{}..", &name[..end]),
        None => name,
    }
}
