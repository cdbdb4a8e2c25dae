//! Calls of the functions that are there: those of the table, and those with rules of their own.

use super::function::{Body, Why};
use super::names;
use super::tree::{Cast, Expr, Kind};
use super::ty::{Type, VarKind};
use crate::ast::{self, ExprKind, GenericArg, Name, TypeKind};
use crate::builtin::{Builtin, Class, ORDERS, ParamType, Row, SCOPES, Words, WordsWanted, Written};
use crate::diagnostic::Diagnostic;
use crate::source::Span;
use crate::types::Number;
use irc_ir::op::{Order, Scope};
use irc_ir::types::Space;
use irc_ptx::text::counted;

impl Class {
    /// Whether the class has a type, and what it wants.
    pub(super) fn holds(self, ty: &Type) -> bool {
        let (number, scalar) = match ty {
            Type::Number(number) => (Some(*number), true),
            Type::Vector(number, _) => (Some(*number), false),
            _ => (None, false),
        };
        let is = |test: fn(Number) -> bool| number.is_some_and(test);
        match self {
            Class::None | Class::Any => true,
            Class::Num => number.is_some(),
            Class::Int => is(Number::is_int),
            Class::Float => is(Number::is_float),
            Class::ScalarInt => scalar && is(Number::is_int),
            Class::ScalarFloat => scalar && is(Number::is_float),
            Class::SmallFloat => scalar && is(|n| n.is_float() && n != Number::F64),
            Class::Single => scalar && is(|n| n == Number::F32),
            Class::Bytes => scalar && is(|n| n.is_int() && matches!(n.bits(), 16 | 32 | 64)),
            Class::Lane => *ty == Type::Bool || scalar && is(|n| matches!(n.bits(), 16 | 32 | 64)),
            Class::Atomic => scalar && is(|n| n.is_int() && matches!(n.bits(), 32 | 64)),
            Class::AtomicFloat => scalar && is(|n| n.is_float() || matches!(n.bits(), 32 | 64)),
        }
    }

    /// The class for people.
    pub(super) fn text(self) -> &'static str {
        match self {
            Class::None | Class::Any => "any type",
            Class::Num => "numbers and vectors",
            Class::Int => "integers and vectors of them",
            Class::Float => "floats and vectors of them",
            Class::ScalarInt => "integers",
            Class::ScalarFloat => "floats",
            Class::SmallFloat => "`f16`, `bf16` and `f32`",
            Class::Single => "`f32`",
            Class::Bytes => "integers of 16, 32 and 64 bits",
            Class::Lane => "numbers of 16, 32 and 64 bits and `bool`",
            Class::Atomic => "integers of 32 and 64 bits",
            Class::AtomicFloat => "integers of 32 and 64 bits and floats",
        }
    }
}

impl<'a> Body<'_, 'a> {
    /// A function of the table.
    pub(super) fn call_builtin(
        &mut self,
        builtin: Builtin,
        name: &'a Name,
        generics: &'a [GenericArg],
        args: &'a [ast::Expr],
        hint: Option<&Type>,
        span: Span,
    ) -> Expr {
        let row = builtin.row();
        if row.written == Written::Axis {
            let message = format!("`{}` is not a function", row.name);
            let error = Diagnostic::error("T0207", message, span).at("cannot be called");
            let help = format!("write `{0}.x`, `{0}.y` or `{0}.z`", row.name);
            return self.wrong(error.help(help), span);
        }
        let Some((words, ty)) = self.words(row, name, generics, hint) else {
            self.check_all(args);
            return Expr::error(span);
        };
        let masks = usize::from(row.written == Written::Warp);
        let wanted = row.params.len()..=row.params.len() + masks;
        if !wanted.contains(&args.len()) {
            self.check_all(args);
            self.wrong_builtin_count(row, args.len(), span);
            return Expr::error(span);
        }
        let result_hint = hint.filter(|_| row.result == ParamType::T);
        let mut checked: Vec<Expr> = Vec::with_capacity(args.len());
        for (i, arg) in args.iter().enumerate() {
            let shape = row.params.get(i).copied().unwrap_or(ParamType::U32);
            let arg = self.builtin_arg(row, shape, arg, &ty, result_hint);
            checked.push(arg);
        }
        if checked.iter().any(|arg| arg.ty == Type::Error) {
            return Expr::error(span);
        }
        if !self.check_class(row, &ty, checked.first(), span) {
            return Expr::error(span);
        }
        let first = checked.first().map_or(Type::Error, |arg| self.vars.shallow(&arg.ty));
        let result = match (row.result, &first) {
            (ParamType::Unit, _) => Type::Unit,
            (ParamType::T, _) => ty.clone(),
            (ParamType::Bool, _) => Type::Bool,
            (ParamType::U64, _) => Type::U64,
            (ParamType::SamePointer, _) => first,
            (ParamType::Slice, Type::Pointer(p)) => Type::slice(p.space, p.mutable, p.to.clone()),
            (ParamType::Slice, _) => Type::Error,
            _ => Type::U32,
        };
        let kind = match builtin {
            Builtin::SizeOf => Kind::SizeOf(ty),
            Builtin::Slice if checked.len() == 2 => {
                let len = checked.pop().expect("there are two");
                let pointer = checked.pop().expect("there are two");
                Kind::MakeSlice(Box::new(pointer), Box::new(len))
            }
            _ => Kind::Builtin(builtin, words, ty, checked),
        };
        Expr::new(kind, result, span)
    }

    /// Whether a type is of the class that a function is for; what literals may become, too.
    pub(super) fn check_class(
        &mut self,
        row: &Row,
        ty: &Type,
        first: Option<&Expr>,
        span: Span,
    ) -> bool {
        let known = self.vars.shallow(ty);
        let right = match &known {
            Type::Error | Type::Never => true,
            Type::Var(var) => {
                let could = |test: fn(Number) -> bool| {
                    let numbers = Number::ALL.iter().map(|&(number, _)| number);
                    numbers.filter(|n| test(*n)).any(|n| row.class.holds(&Type::Number(n)))
                };
                match self.vars.kind(*var) {
                    VarKind::Int => could(Number::is_int),
                    VarKind::Float => could(Number::is_float),
                    _ => true,
                }
            }
            known => row.class.holds(known),
        };
        if right {
            return true;
        }
        let shown = self.describe(&known);
        let message = format!("`{}` needs {}, found {shown}", row.name, row.class.text());
        let at = first.map_or(span, |arg| arg.span);
        let error = Diagnostic::error("T0302", message, at).at(format!("this is {shown}"));
        let error = error.note(format!("`{}`: {}", row.name, row.doc));
        let floats = !row.class.holds(&Type::I32) && row.class.holds(&Type::Number(Number::F32));
        let is_int = !matches!(known, Type::Number(number) if number.is_float());
        self.report(match first.map(|arg| &arg.kind) {
            Some(Kind::Int(value)) if floats => {
                error.help(format!("write `{value}.0` for a float"))
            }
            Some(_) if floats && is_int && matches!(known, Type::Number(_)) => {
                error.help("`round::<f32>(x)` makes a float of an integer")
            }
            Some(_) if is_int => error,
            Some(_) if row.math.0 != row.name => {
                error.help(format!("`{}` takes all floats", row.math.0))
            }
            _ => error,
        });
        false
    }

    fn wrong_builtin_count(&mut self, row: &Row, found: usize, span: Span) {
        let wanted = row.params.len();
        let mask = if row.written == Written::Warp { ", and an optional mask" } else { "" };
        let count = counted(wanted, "argument");
        let message = format!("`{}` takes {count}{mask}, found {found}", row.name);
        let error = Diagnostic::error("T0303", message, span);
        let error = error.at(format!("{} given", counted(found, "argument")));
        self.report(error.note(format!("`{}`: {}", row.name, row.doc)));
    }

    fn builtin_arg(
        &mut self,
        row: &'static Row,
        shape: ParamType,
        arg: &'a ast::Expr,
        ty: &Type,
        hint: Option<&Type>,
    ) -> Expr {
        let why = Why::Builtin(row.name);
        match shape {
            ParamType::T => {
                let known = self.vars.shallow(ty);
                let hint = if matches!(known, Type::Var(_)) { hint } else { Some(&known) };
                let literal = matches!(arg.kind, ExprKind::Int(..) | ExprKind::Float(..));
                let arg =
                    self.expr(arg, hint.filter(|_| !literal || !matches!(known, Type::Var(_))));
                let arg = self.need_value(arg, "an argument");
                self.coerce(arg, ty, &why)
            }
            ParamType::Bool => self.expr_for(arg, &Type::Bool, &why),
            ParamType::I32 => self.expr_for(arg, &Type::I32, &why),
            ParamType::U64 => self.expr_for(arg, &Type::U64, &why),
            ParamType::Index => {
                let arg = self.expr(arg, None);
                self.integer(arg, "the number of elements")
            }
            ParamType::MutPointer | ParamType::Pointer => {
                let arg = self.expr(arg, None);
                self.pointer_arg(row, shape == ParamType::MutPointer, arg, ty)
            }
            ParamType::U32 | ParamType::Unit | ParamType::SamePointer | ParamType::Slice => {
                self.expr_for(arg, &Type::U32, &why)
            }
        }
    }

    fn pointer_arg(&mut self, row: &'static Row, mutable: bool, arg: Expr, ty: &Type) -> Expr {
        let span = arg.span;
        let found = self.vars.shallow(&arg.ty);
        if found.is_silent() {
            return arg;
        }
        let name = row.name;
        let shown = self.describe(&found);
        let error = |message: String| {
            Diagnostic::error("T0301", message, span).at(format!("this is {shown}"))
        };
        let Type::Pointer(p) = &found else {
            let word = if mutable { "&mut" } else { "&" };
            let error = error(format!("`{name}` takes a pointer, found {shown}"));
            let error = match found {
                Type::Slice(_) if mutable => error.help("write `&mut s[i]` for one element"),
                Type::Slice(_) => error.help("write `&s[i]` for one element"),
                _ if self.space_of(&arg).is_some() => error.help(format!("add `{word}` before it")),
                _ => error,
            };
            return self.wrong(error, span);
        };
        if mutable && !p.mutable {
            let error = error(format!("`{name}` writes, but this pointer is not `mut`"));
            let help = match arg.kind {
                Kind::AddressOf(_) => "write `&mut` instead of `&`",
                _ => "declare the pointer with `mut`",
            };
            return self.wrong(error.help(help), span);
        }
        let atomic = matches!(row.words, WordsWanted::Order(_));
        if atomic && !matches!(p.space, Space::Global | Space::Shared | Space::Generic) {
            let error = error(format!("atomics are for global and shared memory, found {shown}"));
            return self
                .wrong(error.note("this memory is private to a thread, or read-only"), span);
        }
        self.vars.unify(ty, &p.to);
        arg
    }

    /// What stands in `::<..>`: the words, and the type parameter.
    fn words(
        &mut self,
        row: &'static Row,
        name: &Name,
        generics: &'a [GenericArg],
        hint: Option<&Type>,
    ) -> Option<(Words, Type)> {
        let mut words = Words::default();
        match row.words {
            WordsWanted::None => {
                if let Some(first) = generics.first() {
                    let message = format!("`{}` takes nothing in `::<..>`", row.name);
                    let error = Diagnostic::error("T0405", message, arg_span(first));
                    self.report(error.at("remove it").note(format!("`{}`: {}", row.name, row.doc)));
                }
                Some((words, self.vars.fresh(VarKind::Any)))
            }
            WordsWanted::Type => {
                let ty = match generics {
                    [GenericArg::Type(ty)] => self.sized_ty(ty),
                    [] if row.result == ParamType::T
                        && hint.is_some_and(|hint| !self.vars.is_open(hint)) =>
                    {
                        hint.cloned().unwrap_or(Type::Error)
                    }
                    _ => {
                        self.type_missing(row.name, name.span);
                        return None;
                    }
                };
                Some((words, ty))
            }
            WordsWanted::Order(orders) => {
                if row.builtin == Builtin::Fence {
                    words.order = Order::AcqRel;
                }
                if !generics.is_empty() {
                    (words.order, words.scope) =
                        self.order_and_scope(row, orders, name, generics)?;
                }
                Some((words, self.vars.fresh(VarKind::Any)))
            }
        }
    }

    fn type_missing(&mut self, name: &str, span: Span) {
        let message = format!("`{name}` needs a type in `::<..>`");
        let error = Diagnostic::error("T0406", message, span).at("which type?");
        self.report(error.help(format!("write `{name}::<T>(..)` with the type for `T`")));
    }

    fn order_and_scope(
        &mut self,
        row: &Row,
        orders: &[Order],
        name: &Name,
        generics: &'a [GenericArg],
    ) -> Option<(Order, Scope)> {
        let [order, scope] = generics else {
            let message = format!("`{}` takes an order and a scope in `::<..>`", row.name);
            let error = Diagnostic::error("T0209", message, name.span).at("both or neither");
            self.report(error.help(format!("write `{}::<acq_rel, device>(..)`", row.name)));
            return None;
        };
        let order = self.word(order, &ORDERS, "an order")?;
        let scope_word = self.word(scope, &SCOPES, "a scope")?;
        if !orders.contains(&order) {
            let written = |order: &Order| {
                let found = ORDERS.iter().find(|(_, known)| known == order);
                found.map_or("", |(name, _)| name)
            };
            let possible: Vec<String> =
                orders.iter().map(|order| format!("`{}`", written(order))).collect();
            let message = format!("`{}` cannot have the order `{}`", row.name, written(&order));
            let span = arg_span(&generics[0]);
            let error = Diagnostic::error("T0209", message, span).at("not allowed here");
            self.report(error.note(format!("possible values: {}", possible.join(", "))));
            return None;
        }
        Some((order, scope_word))
    }

    fn word<T: Copy>(
        &mut self,
        arg: &GenericArg,
        known: &[(&'static str, T)],
        what: &str,
    ) -> Option<T> {
        let name = match arg {
            GenericArg::Type(ast::Type { kind: TypeKind::Named(name, _), .. }) => Some(name),
            _ => None,
        };
        let found = name.and_then(|name| known.iter().find(|(word, _)| *word == name.text));
        if let Some((_, value)) = found {
            return Some(*value);
        }
        let list: Vec<String> = known.iter().map(|(word, _)| format!("`{word}`")).collect();
        let span = arg_span(arg);
        let text = name.map_or("this", |name| name.text.as_str());
        let mut error = Diagnostic::error("T0209", format!("`{text}` is not {what}"), span)
            .at(format!("expected {what}"))
            .note(format!("possible values: {}", list.join(", ")));
        if let Some(near) = names::nearest(text, known.iter().map(|(word, _)| *word)) {
            error = error.help(format!("did you mean `{near}`?"));
        }
        self.report(error);
        None
    }

    /// `f32x4(a, b, c, d)`, `f32x4(a)`
    pub(super) fn make_vector(
        &mut self,
        name: &'a Name,
        number: Number,
        lanes: u8,
        args: &'a [ast::Expr],
        span: Span,
    ) -> Expr {
        let ty = Type::Vector(number, lanes);
        if args.len() != 1 && args.len() != usize::from(lanes) {
            self.check_all(args);
            let message = format!(
                "`{}` takes {lanes} lanes, or one for all, found {}",
                name.text,
                args.len()
            );
            let error = Diagnostic::error("T0303", message, span);
            return self.wrong(error.at(format!("{} given", counted(args.len(), "lane"))), span);
        }
        let why = Why::Always("the lanes of a vector have its number type");
        let lane = Type::Number(number);
        let mut parts: Vec<Expr> = args.iter().map(|arg| self.expr_for(arg, &lane, &why)).collect();
        if parts.len() == 1 {
            let part = Box::new(parts.remove(0));
            return Expr::new(Kind::Repeat(part), ty, span);
        }
        let order = (0..parts.len() as u32).collect();
        Expr::new(Kind::Aggregate(parts, order), ty, span)
    }

    /// Functions with rules of their own.
    pub(super) fn call_special(
        &mut self,
        name: &'a Name,
        generics: &'a [GenericArg],
        args: &'a [ast::Expr],
        hint: Option<&Type>,
        span: Span,
    ) -> Expr {
        let cast = match name.text.as_str() {
            "wrap" => Cast::Wrap,
            "saturate" => Cast::Saturate,
            "round" => Cast::Round,
            "truncate" => Cast::Truncate,
            "bits" => Cast::Bits,
            "cast" => Cast::Pointer,
            "cast_space" => Cast::Space,
            _ => {
                if let Some(first) = generics.first() {
                    let message = format!("`{}` takes nothing in `::<..>`", name.text);
                    let error = Diagnostic::error("T0405", message, arg_span(first));
                    self.report(error.at("remove it"));
                }
                return self.call_message(name, args, span);
            }
        };
        let [arg] = args else {
            self.check_all(args);
            let message = format!("`{}` takes one argument, found {}", name.text, args.len());
            let error = Diagnostic::error("T0303", message, span);
            return self
                .wrong(error.at(format!("{} given", counted(args.len(), "argument"))), span);
        };
        let (ty, at) = match generics {
            [GenericArg::Type(written)] => (self.ty(written), written.span),
            [] if hint.is_some_and(|hint| !self.vars.is_open(hint)) => {
                // Conversions say what they do, so the type must stand there.
                self.expr(arg, None);
                let shown = self.show(hint.unwrap_or(&Type::Error));
                let message = format!("`{}` needs the new type in `::<..>`", name.text);
                let error = Diagnostic::error("T0406", message, name.span).at("which type?");
                let help = format!("write `{}::<{shown}>(..)`", name.text);
                return self.wrong(error.help(help), span);
            }
            _ => {
                self.expr(arg, None);
                self.type_missing(&name.text, name.span);
                return Expr::error(span);
            }
        };
        let arg = self.expr(arg, None);
        let arg = self.need_value(arg, "an argument");
        Expr::new(Kind::Cast(cast, Box::new(arg), at), ty, span)
    }

    /// `x as T`
    pub(super) fn as_cast(
        &mut self,
        operand: &'a ast::Expr,
        ty: &'a ast::Type,
        span: Span,
    ) -> Expr {
        let at = ty.span;
        let ty = self.ty(ty);
        let hint = Some(&ty)
            .filter(|_| matches!(operand.kind, ExprKind::Int(_, None) | ExprKind::Float(_, None)));
        let operand = self.expr(operand, hint);
        let operand = self.need_value(operand, "a value to convert");
        Expr::new(Kind::Cast(Cast::As, Box::new(operand), at), ty, span)
    }

    /// `print`, `assert` and `trap`.
    fn call_message(&mut self, name: &'a Name, args: &'a [ast::Expr], span: Span) -> Expr {
        if self.const_base.is_some() {
            self.check_all(args);
            let message = format!("`{}` cannot be called in a constant expression", name.text);
            let error = Diagnostic::error("T0401", message, name.span);
            return self.wrong(error.at("this has an effect at run time"), span);
        }
        match (name.text.as_str(), args) {
            ("assert", [condition]) => {
                self.condition(condition);
                let error =
                    Diagnostic::error("T0303", "`assert` takes a condition and a message", span);
                let help = "write `assert(condition, \"what is wrong\");`";
                self.wrong(error.at("no message").help(help), span)
            }
            ("assert", [ast::Expr { kind: ExprKind::Str(_), span: text, .. }, other]) => {
                self.check_all(std::slice::from_ref(other));
                let error = Diagnostic::error("T0313", "a string is not a condition", *text);
                let help =
                    "the condition is the first argument: `assert(condition, \"what is wrong\")`";
                self.wrong(error.at("a string").help(help), span)
            }
            ("assert", [condition, message]) => {
                let condition = self.condition(condition);
                let message = self.message_of(message);
                Expr::new(Kind::Assert(Box::new(condition), message), Type::Unit, span)
            }
            ("trap", [message]) => {
                Expr::new(Kind::Trap(self.message_of(message)), Type::Never, span)
            }
            ("print", [format, args @ ..]) => {
                let format_span = format.span;
                let format = self.message_of(format);
                let args = args
                    .iter()
                    .map(|arg| {
                        let arg = self.expr(arg, None);
                        self.need_value(arg, "something to print")
                    })
                    .collect();
                Expr::new(Kind::Print(format, args, format_span), Type::Unit, span)
            }
            (text, args) => {
                self.check_all(args);
                let wanted = match text {
                    "assert" => "a condition and a message",
                    "trap" => "a message",
                    _ => "a format string and its arguments",
                };
                let message = format!("`{text}` takes {wanted}");
                let error = Diagnostic::error("T0303", message, span);
                self.wrong(error.at(format!("{} given", counted(args.len(), "argument"))), span)
            }
        }
    }
}

fn arg_span(arg: &GenericArg) -> Span {
    match arg {
        GenericArg::Type(ty) => ty.span,
        GenericArg::Const(expr) => expr.span,
    }
}
