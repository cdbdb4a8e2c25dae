//! The second walk: every type is known, and the tree becomes [`crate::hir`].
//!
//! What depends on types that later statements decide is checked here: literals, conversions,
//! classes of parameters, patterns and formats.

use super::cast;
use super::function::Body;
use super::literal::{float_bits, int_bits, int_range};
use super::resolve::has_error;
use super::tree::{self, Cast, Kind, Local};
use super::ty::Type;
use crate::builtin::{Builtin, Words};
use crate::diagnostic::Diagnostic;
use crate::hir::{self, Block, Constant, Expr, ExprKind, LocalId, Place, Projection, Ty};
use crate::source::Span;
use crate::types::{BinaryOp, CompareOp, Number, UnaryOp};
use irc_ptx::text::counted;

impl Body<'_, '_> {
    /// A type with everything put in; what is not known is reported.
    pub(super) fn finish_ty(&mut self, ty: &Type, span: Span) -> Ty {
        if self.vars.is_open(ty) {
            let known = self.vars.closed(ty);
            let shown = self.show(ty);
            let error = Diagnostic::error("T0306", "type annotations needed", span);
            let error = match known {
                Type::Error => error.at("cannot infer its type"),
                _ => error.at(format!("inferred so far: `{shown}`")),
            };
            self.report(error.help("add a type annotation: `let x: T = ..`"));
            self.vars.poison(ty);
        }
        let ty = self.vars.closed(ty);
        if has_error(&ty) {
            self.failed = true;
        }
        self.cx.hir_ty(&ty, span)
    }

    pub(super) fn finish_block(&mut self, block: tree::Block) -> Block {
        let mut stmts = Vec::with_capacity(block.stmts.len());
        for stmt in block.stmts {
            let stmt = self.finish_stmt(stmt);
            stmts.push(stmt);
        }
        let mut value = block.value.map(|value| Box::new(self.finish_expr(*value)));
        // What has no value is a statement.
        if let Some(last) = value.take_if(|value| matches!(value.ty, Ty::Unit | Ty::Never)) {
            stmts.push(hir::Stmt { span: last.span, kind: hir::StmtKind::Expr(*last) });
        }
        Block { stmts, value }
    }

    fn finish_stmt(&mut self, stmt: tree::Stmt) -> hir::Stmt {
        let (kind, span) = match stmt {
            tree::Stmt::Let(local, value, span) => {
                (hir::StmtKind::Let(local_id(local), self.finish_expr(value)), span)
            }
            tree::Stmt::Assign(place, value, span) => {
                let Some(place) = self.finish_target(place) else {
                    return hir::Stmt { kind: hir::StmtKind::Expr(self.finish_expr(value)), span };
                };
                (hir::StmtKind::Assign(place, self.finish_expr(value)), span)
            }
            tree::Stmt::Update(op, place, value, span) => {
                let Some(place) = self.finish_target(place) else {
                    return hir::Stmt { kind: hir::StmtKind::Expr(self.finish_expr(value)), span };
                };
                let value = self.finish_expr(value);
                self.check_divisor(op, &value);
                (hir::StmtKind::Update(op, place, value), span)
            }
            tree::Stmt::Expr(expr) => {
                let expr = self.finish_expr(expr);
                let span = expr.span;
                (hir::StmtKind::Expr(expr), span)
            }
            tree::Stmt::Ptx(ptx) => {
                let span = ptx.span;
                (hir::StmtKind::Ptx(self.finish_ptx(ptx)), span)
            }
        };
        hir::Stmt { kind, span }
    }

    fn finish_ptx(&mut self, ptx: tree::Ptx) -> hir::Ptx {
        let inputs = ptx.inputs.into_iter().map(|(_, value, _)| self.finish_expr(value)).collect();
        let outputs = (ptx.outputs.into_iter())
            .map(|(_, local, start, _)| {
                (local_id(local), start.map(|start| self.finish_expr(start)))
            })
            .collect();
        hir::Ptx { pure: ptx.pure, text: ptx.text, inputs, outputs, span: ptx.text_span }
    }

    /// The left side of an assignment; `None` if it is wrong, which has been reported.
    fn finish_target(&mut self, place: tree::Expr) -> Option<Place> {
        if self.space_of(&place).is_none() {
            self.failed = true;
            return None;
        }
        Some(self.finish_place(place))
    }

    /// A place; `space_of` has said that it is one.
    fn finish_place(&mut self, expr: tree::Expr) -> Place {
        let space = self.space_of(&expr).unwrap_or(irc_ir::types::Space::Generic);
        let ty = self.finish_ty(&expr.ty, expr.span);
        let span = expr.span;
        let new = |base| Place { base, path: Vec::new(), ty: ty.clone(), space, span };
        let (base, step) = match expr.kind {
            Kind::Local(local) => return new(hir::Base::Local(local_id(local))),
            Kind::Static(id) => return new(hir::Base::Static(id)),
            Kind::Deref(pointer) => {
                let pointer = Box::new(self.finish_expr(*pointer));
                return new(hir::Base::Deref(pointer));
            }
            Kind::Field(base, field) => (base, Ok(Projection::Field(field))),
            Kind::Lane(base, lane) => (base, Ok(Projection::Lane(lane))),
            Kind::Index(base, index) => match self.vars.closed(&base.ty) {
                Type::Array(parts) => {
                    let Type::Value(len) = parts.1 else {
                        self.failed = true;
                        return new(hir::Base::Deref(Box::new(self.finish_expr(*base))));
                    };
                    (base, Err((index, len as u64)))
                }
                Type::Slice(_) => {
                    let slice = Box::new(self.finish_expr(*base));
                    let index = Box::new(self.finish_expr(*index));
                    return new(hir::Base::Element(slice, index));
                }
                _ => {
                    let pointer = self.finish_offset(*base, *index, span);
                    return new(hir::Base::Deref(Box::new(pointer)));
                }
            },
            kind => {
                self.failed = true;
                let expr = tree::Expr::new(kind, expr.ty, span);
                return new(hir::Base::Deref(Box::new(self.finish_expr(expr))));
            }
        };
        let mut place = self.finish_place(*base);
        let step = match step {
            Ok(step) => step,
            Err((index, len)) => {
                let index = Box::new(self.finish_expr(*index));
                self.check_index(&index, len);
                Projection::Element(index, len)
            }
        };
        place.path.push(step);
        Place { ty, span, ..place }
    }

    /// `p[i]` of a pointer is what `offset(p, i)` points to.
    fn finish_offset(&mut self, pointer: tree::Expr, index: tree::Expr, span: Span) -> Expr {
        let pointer = self.finish_expr(pointer);
        let index = self.finish_expr(index);
        let ty = pointer.ty.clone();
        let kind = ExprKind::Builtin(Builtin::Offset, Words::default(), vec![pointer, index]);
        Expr { kind, ty, span }
    }

    /// An index that is known must be one of the array.
    pub(super) fn check_index(&mut self, index: &Expr, len: u64) {
        let (ExprKind::Constant(Constant::Number(bits)), Ty::Number(number)) =
            (&index.kind, &index.ty)
        else {
            return;
        };
        // In a generic function this may be behind a condition.
        if !self.generics.list.is_empty() || u128::from(len) > *bits {
            return;
        }
        let shown = match number.is_signed() && bits >> (number.bits() - 1) & 1 != 0 {
            true => irc_ir::interp::integer::signed(number.bits(), *bits).to_string(),
            false => bits.to_string(),
        };
        let message = format!("index {shown} is out of bounds of an array of {len}");
        let error = Diagnostic::error("T0304", message, index.span);
        self.report(match len {
            0 => error.at("the array is empty"),
            len => error.at(format!("valid indices: 0 to {}", len - 1)),
        });
    }

    fn check_divisor(&mut self, op: BinaryOp, divisor: &Expr) {
        if matches!(op, BinaryOp::Div | BinaryOp::Rem)
            && matches!(divisor.ty, Ty::Number(number) if number.is_int())
            && matches!(divisor.kind, ExprKind::Constant(Constant::Number(0)))
            && self.generics.list.is_empty()
        {
            let error = Diagnostic::error("T0403", "division by zero", divisor.span);
            self.report(error.at("always 0").note("integer division by zero traps"));
        }
    }

    pub(super) fn finish_expr(&mut self, expr: tree::Expr) -> Expr {
        let span = expr.span;
        if self.space_of(&expr).is_some() {
            let place = self.finish_place(expr);
            return Expr { ty: place.ty.clone(), kind: ExprKind::Load(place), span };
        }
        let tree::Expr { kind, ty, .. } = expr;
        match kind {
            Kind::Int(_) | Kind::Float(_) | Kind::Unary(..) => self.finish_number(kind, &ty, span),
            Kind::Cast(cast, operand, at) => self.finish_cast(cast, *operand, &ty, span, at),
            Kind::Index(base, index) => self.finish_element(*base, *index, &ty, span),
            Kind::Field(base, field) => self.finish_field(*base, field, &ty, span),
            Kind::Builtin(builtin, words, class_ty, args) => {
                self.finish_builtin((builtin, words), &class_ty, args, &ty, span)
            }
            Kind::Block(_) | Kind::If(..) | Kind::Match(..) => self.finish_branch(kind, &ty, span),
            Kind::While(..) | Kind::Loop(_) | Kind::For(_) => self.finish_loop(kind, &ty, span),
            kind => {
                let kind = self.finish_kind(kind, span);
                let ty = self.finish_ty(&ty, span);
                Expr { kind, ty, span }
            }
        }
    }

    fn finish_box(&mut self, expr: tree::Expr) -> Box<Expr> {
        Box::new(self.finish_expr(expr))
    }

    fn finish_option(&mut self, expr: Option<Box<tree::Expr>>) -> Option<Box<Expr>> {
        expr.map(|expr| self.finish_box(*expr))
    }

    fn finish_list(&mut self, list: Vec<tree::Expr>) -> Vec<Expr> {
        list.into_iter().map(|expr| self.finish_expr(expr)).collect()
    }

    /// Expressions that stay what they are.
    fn finish_kind(&mut self, kind: Kind, span: Span) -> ExprKind {
        match kind {
            Kind::Constant(constant) => ExprKind::Constant(constant),
            Kind::Dynamic(id) => ExprKind::Dynamic(id),
            Kind::Chain(first, links) => {
                let first = self.finish_box(*first);
                let mut finished = Vec::with_capacity(links.len());
                for (op, right) in links {
                    let right = self.finish_expr(right);
                    self.check_divisor(op, &right);
                    finished.push((op, right));
                }
                ExprKind::Chain(first, finished)
            }
            Kind::Compare(op, a, b, at) => {
                let a = self.finish_box(*a);
                let b = self.finish_box(*b);
                self.warn_always(op, &a, &b, at);
                ExprKind::Compare(op, a, b)
            }
            Kind::All(parts) => ExprKind::All(self.finish_list(parts)),
            Kind::Any(parts) => ExprKind::Any(self.finish_list(parts)),
            Kind::Convert(conversion, operand) => {
                ExprKind::Convert(conversion, self.finish_box(*operand))
            }
            Kind::AddressOf(place) => {
                self.mark_in_memory(&place);
                ExprKind::AddressOf(self.finish_place(*place))
            }
            Kind::Lane(base, lane) => ExprKind::Lane(self.finish_box(*base), lane),
            Kind::Range(base, from, to) => self.finish_range(*base, from, to),
            Kind::Len(slice) => ExprKind::Len(self.finish_box(*slice)),
            Kind::SlicePointer(slice) => ExprKind::SlicePointer(self.finish_box(*slice)),
            Kind::Call(def, vars, args) => {
                let args = self.finish_list(args);
                match self.finish_callee(def, &vars, span) {
                    Some(id) => ExprKind::Call(id, args),
                    None => self.nothing(),
                }
            }
            Kind::SizeOf(ty) => self.finish_size_of(&ty),
            Kind::MakeSlice(pointer, len) => {
                ExprKind::Slice(self.finish_box(*pointer), self.finish_box(*len))
            }
            Kind::Print(format, args, at) => {
                let args = self.finish_list(args);
                self.check_format(&format, &args, at);
                ExprKind::Print(format, args)
            }
            Kind::Assert(condition, message) => {
                ExprKind::Assert(self.finish_box(*condition), message)
            }
            Kind::Trap(message) => ExprKind::Trap(message),
            Kind::Aggregate(parts, evaluation) => {
                ExprKind::Aggregate { parts: self.finish_list(parts), evaluation }
            }
            Kind::Repeat(part) => ExprKind::Repeat(self.finish_box(*part)),
            Kind::Break => ExprKind::Break,
            Kind::Continue => ExprKind::Continue,
            Kind::Return(value) => self.finish_return(value),
            // The others are finished by themselves.
            _ => self.nothing(),
        }
    }

    /// What stands for something wrong, in a program that is not given out.
    fn nothing(&mut self) -> ExprKind {
        self.failed = true;
        ExprKind::Constant(Constant::Bool(false))
    }

    fn finish_return(&mut self, value: Option<Box<tree::Expr>>) -> ExprKind {
        let value = self.finish_option(value);
        let Some(last) = value else { return ExprKind::Return(None) };
        if last.ty != Ty::Unit {
            return ExprKind::Return(Some(last));
        }
        let span = last.span;
        let end = Expr { kind: ExprKind::Return(None), ty: Ty::Never, span };
        let stmts = [*last, end].map(|e| hir::Stmt { kind: hir::StmtKind::Expr(e), span });
        ExprKind::Block(Block { stmts: stmts.into(), value: None })
    }

    fn mark_in_memory(&mut self, place: &tree::Expr) {
        let mut place = place;
        loop {
            match &place.kind {
                Kind::Local(local) => {
                    self.in_memory[local.0 as usize] = true;
                    return;
                }
                Kind::Field(base, _) | Kind::Lane(base, _) => place = base,
                Kind::Index(base, _) if matches!(self.vars.shallow(&base.ty), Type::Array(_)) => {
                    place = base;
                }
                _ => return,
            }
        }
    }

    fn finish_range(
        &mut self,
        base: tree::Expr,
        from: Option<Box<tree::Expr>>,
        to: Option<Box<tree::Expr>>,
    ) -> ExprKind {
        if matches!(self.vars.shallow(&base.ty), Type::Slice(_)) {
            let slice = Box::new(self.finish_expr(base));
            let from = self.finish_option(from);
            return ExprKind::SliceRange(slice, from, self.finish_option(to));
        }
        let Some(space) = self.space_of(&base) else { return self.nothing() };
        let mutable = self.immutable_reason(&base).is_none();
        self.mark_in_memory(&base);
        let place = self.finish_place(base);
        let span = place.span;
        let Ty::Array(of, _) = place.ty.clone() else { return self.nothing() };
        let whole = ExprKind::SliceOf(place);
        if from.is_none() && to.is_none() {
            return whole;
        }
        let ty = Ty::Slice(hir::Pointer { space, mutable, to: of });
        let slice = Box::new(Expr { kind: whole, ty, span });
        let from = self.finish_option(from);
        ExprKind::SliceRange(slice, from, self.finish_option(to))
    }

    fn finish_size_of(&mut self, ty: &Type) -> ExprKind {
        if self.vars.has_vars(ty) {
            self.waits = true;
            return self.nothing();
        }
        match self.cx.data_type(&self.vars.closed(ty)) {
            Ok(data) => {
                let size = self.cx.layout.layout(data).size;
                ExprKind::Constant(Constant::Number(size.into()))
            }
            Err(_) => self.nothing(),
        }
    }

    fn finish_branch(&mut self, kind: Kind, ty: &Type, span: Span) -> Expr {
        let kind = match kind {
            Kind::Block(block) => ExprKind::Block(self.finish_block(block)),
            Kind::If(branches, other) => {
                let mut finished = Vec::with_capacity(branches.len());
                for (condition, then) in branches {
                    let condition = self.finish_expr(condition);
                    finished.push((condition, self.finish_block(then)));
                }
                ExprKind::If(finished, other.map(|other| self.finish_block(other)))
            }
            Kind::Match(value, arms) => {
                let value = self.finish_box(*value);
                let at = value.span;
                let value_ty = value.ty.clone();
                let (arms, other) = self.finish_arms(arms, &value_ty, at);
                ExprKind::Match(value, arms, other)
            }
            _ => self.nothing(),
        };
        let ty = self.finish_ty(ty, span);
        Expr { kind, ty, span }
    }

    fn finish_loop(&mut self, kind: Kind, ty: &Type, span: Span) -> Expr {
        let kind = match kind {
            Kind::While(condition, body) => {
                ExprKind::While(self.finish_box(*condition), self.finish_block(body))
            }
            Kind::Loop(body) => ExprKind::Loop(self.finish_block(body)),
            Kind::For(parts) => {
                let tree::For { local, from, to, inclusive, step, body } = *parts;
                let from = Box::new(self.finish_expr(from));
                let to = Box::new(self.finish_expr(to));
                let step = step.map(|step| Box::new(self.finish_expr(step)));
                if let Some(step) = &step {
                    self.check_step(step);
                }
                let body = self.finish_block(body);
                ExprKind::For { local: local_id(local), from, to, inclusive, step, body }
            }
            _ => self.nothing(),
        };
        let ty = self.finish_ty(ty, span);
        Expr { kind, ty, span }
    }

    fn check_step(&mut self, step: &Expr) {
        let (ExprKind::Constant(Constant::Number(bits)), Ty::Number(number)) =
            (&step.kind, &step.ty)
        else {
            return;
        };
        if *bits == 0 || number.is_signed() && bits >> (number.bits() - 1) & 1 != 0 {
            let error = Diagnostic::error("T0304", "`for` step must be positive", step.span);
            let error = error.at(if *bits == 0 { "this never ends" } else { "this counts down" });
            self.report(error.help("to count down write `let i = n - 1 - k;` in the loop"));
        }
    }

    /// Literals and what stands in front of them.
    fn finish_number(&mut self, kind: Kind, ty: &Type, span: Span) -> Expr {
        let ty = self.finish_ty(ty, span);
        let number = match &ty {
            Ty::Number(number) | Ty::Vector(number, _) => Some(*number),
            _ => None,
        };
        let constant = |bits| ExprKind::Constant(Constant::Number(bits));
        let kind = match (kind, number) {
            (Kind::Int(value), Some(number)) => constant(self.int(value, false, number, span)),
            (Kind::Float(text), Some(number)) => constant(self.float(&text, number, span)),
            (Kind::Unary(UnaryOp::Neg, operand), Some(number)) => match operand.kind {
                Kind::Int(value) => constant(self.int(value, true, number, span)),
                Kind::Float(text) => {
                    constant(self.float(&text, number, span) ^ (1 << (number.bits() - 1)))
                }
                _ => ExprKind::Unary(UnaryOp::Neg, self.finish_box(*operand)),
            },
            (Kind::Unary(op, operand), _) => ExprKind::Unary(op, self.finish_box(*operand)),
            _ => self.nothing(),
        };
        Expr { kind, ty, span }
    }

    fn int(&mut self, value: u128, negative: bool, number: Number, span: Span) -> u128 {
        if let Some(bits) = int_bits(value, negative, number) {
            return bits;
        }
        let (least, greatest) = int_range(number);
        let name = number.name();
        let sign = if negative { "-" } else { "" };
        let error =
            Diagnostic::error("T0304", format!("{sign}{value} is out of range for `{name}`"), span)
                .at(format!("the range of `{name}` is {least} to {greatest}"));
        let wider = Number::ALL.iter().map(|&(number, _)| number).find(|wider| {
            wider.is_int()
                && wider.is_signed() == (negative || number.is_signed())
                && int_bits(value, negative, *wider).is_some()
        });
        self.report(match (negative && !number.is_signed(), wider) {
            (true, _) => {
                error.help(format!("`{name}` has no negative numbers; `!0{name}` has all bits set"))
            }
            (false, Some(wider)) => error.help(format!("`{}` can hold it", wider.name())),
            _ => error,
        });
        self.failed = true;
        0
    }

    fn float(&mut self, text: &str, number: Number, span: Span) -> u128 {
        if let Some(bits) = float_bits(text, number) {
            return bits;
        }
        let name = number.name();
        let error = Diagnostic::error("T0304", format!("{text} is too large for `{name}`"), span);
        self.report(
            error
                .at("beyond the largest value")
                .help(format!("write `inf::<{name}>()` for infinity")),
        );
        self.failed = true;
        0
    }

    fn finish_cast(
        &mut self,
        cast: Cast,
        operand: tree::Expr,
        ty: &Type,
        span: Span,
        at: Span,
    ) -> Expr {
        let from = self.vars.closed(&operand.ty);
        let to = self.vars.closed(ty);
        let operand = self.finish_expr(operand);
        if from.is_silent() || has_error(&from) || has_error(&to) {
            let ty = self.finish_ty(ty, span);
            self.failed |= !matches!(from, Type::Never);
            return Expr { ty, ..operand };
        }
        let Some(steps) = cast::steps(cast, &from, &to) else {
            self.wrong_cast(cast, &from, &to, operand.span, at);
            self.failed = true;
            let ty = self.finish_ty(ty, span);
            return Expr { ty, ..operand };
        };
        let mut value = operand;
        for (conversion, ty) in steps {
            let ty = self.cx.hir_ty(&ty, span);
            value = Expr { kind: ExprKind::Convert(conversion, Box::new(value)), ty, span };
        }
        value
    }

    fn finish_builtin(
        &mut self,
        (builtin, words): (Builtin, Words),
        class_ty: &Type,
        args: Vec<tree::Expr>,
        ty: &Type,
        span: Span,
    ) -> Expr {
        let row = builtin.row();
        let class_ty = self.vars.closed(class_ty);
        if !has_error(&class_ty) && !self.check_class(row, &class_ty, args.first(), span) {
            self.failed = true;
        }
        let args = self.finish_list(args);
        let ty = self.finish_ty(ty, span);
        Expr { kind: ExprKind::Builtin(builtin, words, args), ty, span }
    }

    /// Comparisons that do not depend on their operands.
    fn warn_always(&mut self, op: CompareOp, a: &Expr, b: &Expr, at: Span) {
        let unsigned = matches!(a.ty, Ty::Number(Number::Unsigned(_)));
        let zero = |e: &Expr| matches!(e.kind, ExprKind::Constant(Constant::Number(0)));
        let (always, operand) = match op {
            CompareOp::Lt if zero(b) => ("false", a),
            CompareOp::Ge if zero(b) => ("true", a),
            CompareOp::Gt if zero(a) => ("false", b),
            CompareOp::Le if zero(a) => ("true", b),
            _ => return,
        };
        // Two constants are meant to be so, as in a generic function.
        if unsigned
            && self.generics.list.is_empty()
            && !matches!(operand.kind, ExprKind::Constant(_))
        {
            let message = format!("this is always {always}");
            let warning = Diagnostic::warning("T0906", message, at).at("compares with 0");
            let text = "this is unsigned, so it is never below 0";
            self.report(warning.label(operand.span, text));
        }
    }

    /// The format of a `print` must have what its arguments are.
    fn check_format(&mut self, format: &str, args: &[Expr], at: Span) {
        if args.iter().any(|arg| arg.ty == Ty::Never) {
            return;
        }
        let mut letters = Vec::new();
        let mut chars = format.chars().peekable();
        while let Some(c) = chars.next() {
            if c != '%' {
                continue;
            }
            if chars.next_if_eq(&'%').is_some() {
                continue;
            }
            let skipped = |c: &char| "-+ #0123456789.hlzjtL".contains(*c);
            while chars.next_if(skipped).is_some() {}
            match chars.next() {
                Some(letter) if "diuxXocfFeEgGaAp".contains(letter) => letters.push(letter),
                letter => {
                    let shown =
                        letter.map_or("the end".to_owned(), |c| format!("`{}`", c.escape_debug()));
                    let message = format!("`%` is followed by {shown} in this format");
                    let error = Diagnostic::error("T0314", message, at).at("of this `print`");
                    self.report(error.help(
                        "`%d` and `%u` print integers, `%x` in hexadecimal, `%f` and `%g` \
                         floats, `%p` pointers, `%%` a `%`",
                    ));
                    return;
                }
            }
        }
        if letters.len() != args.len() {
            let (wanted, found) = (letters.len(), args.len());
            let values = counted(found, "value");
            let message = format!("the format has {wanted} `%`, but {values}");
            let error = Diagnostic::error("T0314", message, at).at(format!("{wanted} `%`"));
            self.report(match args.last() {
                Some(last) => error.label(last.span, "the last value"),
                None => error,
            });
            return;
        }
        for (letter, arg) in letters.into_iter().zip(args) {
            self.check_printed(letter, arg, at);
        }
    }

    fn check_printed(&mut self, letter: char, arg: &Expr, at: Span) {
        let (right, help) = match &arg.ty {
            Ty::Number(number) if number.bits() > 64 => {
                (false, "print two halves: `wrap::<u64>(x >> 64)`")
            }
            Ty::Number(number) if number.is_int() => {
                ("diuxXoc".contains(letter), "write `%d`, `%u` or `%x` for an integer")
            }
            Ty::Bool => ("diuxXoc".contains(letter), "write `%d`: it prints 0 or 1"),
            Ty::Number(_) => ("fFeEgGaA".contains(letter), "write `%f` or `%g` for a float"),
            Ty::Pointer(_) => (letter == 'p', "write `%p` for a pointer"),
            Ty::Never => return,
            Ty::Vector(..) => (false, "print its lanes"),
            Ty::Struct(_) => (false, "print its fields"),
            _ => (false, "print its elements"),
        };
        if !right {
            let message = format!("`%{letter}` does not print this value");
            let error = Diagnostic::error("T0314", message, arg.span).at("not of this kind");
            self.report(error.label(at, format!("has `%{letter}` for it")).help(help));
        }
    }
}

pub(super) fn local_id(local: Local) -> LocalId {
    LocalId::from_u32(local.0)
}
