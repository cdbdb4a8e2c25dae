//! Blocks, statements, branches and loops.

use super::function::{Body, Entry, LoopState, Why};
use super::tree::{Arm, Binding, Block, Expr, For, Kind, Stmt};
use super::ty::{Type, VarKind};
use crate::ast::{self, ExprKind, Name, StmtKind, TypeKind};
use crate::diagnostic::Diagnostic;
use crate::source::Span;
use crate::types::BinaryOp;
use irc_ir::types::Space;

/// The type that is expected, and why.
type Wanted<'w> = Option<(&'w Type, &'w Why)>;

/// Branches become one value: the type of those before, and why.
struct Join {
    ty: Option<(Type, Why)>,
    /// Whether a branch ends.
    ends: bool,
}

impl<'a> Body<'_, 'a> {
    /// The body of a function: its value is the result.
    pub(super) fn function_block(
        &mut self,
        block: &'a ast::Block,
        result: &Type,
        why: &Why,
    ) -> Block {
        let mut checked = self.block(block, Some((result, why)));
        if checked.value.is_none()
            && checked.ty == Type::Unit
            && !matches!(result, Type::Unit | Type::Error)
        {
            let close = Span { start: block.span.end.saturating_sub(1), ..block.span };
            let shown = self.show(result);
            let name = &self.function_name;
            let message =
                format!("`{name}` must return `{shown}`, but its body has no final value");
            let error = Diagnostic::error("T0308", message, close).at("reached without a value");
            let error = self.explain(error, result, why);
            let error = self.semicolon_help(error, &checked, result);
            let endless = block.stmts.last().is_some_and(|stmt| {
                matches!(&stmt.kind, StmtKind::Expr(ast::Expr { kind: ExprKind::While(c, _), .. })
                    if matches!(c.kind, ExprKind::Bool(true)))
            });
            let error = if endless {
                error.help("write `loop`: unlike that of `while`, its end is never reached")
            } else {
                error.help("end with the value, or `return` one on every path")
            };
            self.report(error);
            checked.ty = Type::Error;
        }
        checked
    }

    /// A block; its value is of the wanted type.
    pub(super) fn block(&mut self, block: &'a ast::Block, wanted: Wanted<'_>) -> Block {
        self.push_scope();
        let outer = std::mem::take(&mut self.diverges);
        let mut stmts = Vec::new();
        let mut end: Option<Span> = None;
        for stmt in &block.stmts {
            self.warn_unreachable(&mut end, stmt.span);
            self.stmt(stmt, &mut stmts);
            if self.diverges && end.is_none() {
                end = Some(stmt.span);
            }
        }
        let value = block.value.as_ref().map(|value| {
            self.warn_unreachable(&mut end, value.span);
            let checked = match wanted {
                Some((ty, why)) => self.expr_for(value, ty, why),
                None => self.expr(value, None),
            };
            Box::new(checked)
        });
        let ty = match &value {
            _ if self.diverges => Type::Never,
            Some(value) => value.ty.clone(),
            None => Type::Unit,
        };
        self.diverges |= outer;
        self.pop_scope();
        Block { stmts, value, ty, span: block.span }
    }

    fn warn_unreachable(&mut self, end: &mut Option<Span>, span: Span) {
        // `end` is emptied so that one warning is enough; an empty place says so.
        if let Some(end) = end.as_mut().filter(|end| end.start != end.end) {
            let warning = Diagnostic::warning("T0904", "unreachable code", span)
                .at("nothing from here on is executed")
                .label(*end, "the code before it never falls through");
            end.end = end.start;
            self.report(warning);
        }
    }

    fn stmt(&mut self, stmt: &'a ast::Stmt, out: &mut Vec<Stmt>) {
        match &stmt.kind {
            StmtKind::Let { name, mutable, ty, value } => {
                let binding = if *mutable { Binding::Var } else { Binding::Let };
                out.push(self.let_stmt(name, binding, ty.as_ref(), value, stmt.span));
            }
            StmtKind::LetMany { names, value } => self.let_ptx(names, value, stmt.span, out),
            StmtKind::Const(item) => self.const_stmt(item),
            StmtKind::Shared { name, ty } => self.shared_stmt(name, ty),
            StmtKind::Assign { place, op, value } => {
                out.push(self.assign(place, *op, value, stmt.span));
            }
            StmtKind::Expr(ast::Expr { kind: ExprKind::Ptx(_), .. }) => {
                let StmtKind::Expr(value) = &stmt.kind else { return };
                self.let_ptx(&[], value, stmt.span, out);
            }
            StmtKind::Expr(expr) => {
                let expr = self.expr(expr, None);
                self.warn_unused_value(&expr);
                out.push(Stmt::Expr(expr));
            }
        }
    }

    fn let_stmt(
        &mut self,
        name: &'a Name,
        binding: Binding,
        ty: Option<&'a ast::Type>,
        value: &'a ast::Expr,
        span: Span,
    ) -> Stmt {
        if let ExprKind::Ptx(_) = value.kind {
            let mut out = Vec::new();
            self.let_one_ptx(name, binding, ty, value, span, &mut out);
            return out.pop().unwrap_or(Stmt::Expr(Expr::error(span)));
        }
        let (value, ty) = match ty {
            Some(written) => {
                let ty = self.sized_ty(written);
                (self.expr_for(value, &ty, &Why::Declared(written.span)), ty)
            }
            None => {
                let value = self.expr(value, None);
                let value = self.need_value(value, "a value for the variable");
                let ty = match value.ty {
                    Type::Never => self.vars.fresh(VarKind::Never),
                    _ => value.ty.clone(),
                };
                (value, ty)
            }
        };
        let local = self.new_local(name, ty, binding);
        Stmt::Let(local, value, span)
    }

    fn shared_stmt(&mut self, name: &'a Name, written: &'a ast::Type) {
        if self.const_base.is_some() {
            let error = Diagnostic::error("T0401", "a constant has no shared memory", name.span);
            self.report(error.at("declared here"));
            return self.define(name, Entry::Const(Type::Error, None));
        }
        let function = self.function_name.clone();
        let symbol = ast::Name { text: format!("{function}_{}", name.text), span: name.span };
        match &written.kind {
            TypeKind::Unsized(of) => {
                let of = self.sized_ty(of);
                let id = self.cx.new_static(&symbol, Space::Shared, &of, None);
                self.cx.statics[id].dynamic = true;
                self.define(name, Entry::Dynamic(id, of));
            }
            _ => {
                let ty = self.sized_ty(written);
                let id = self.cx.new_static(&symbol, Space::Shared, &ty, None);
                self.define(name, Entry::Shared(id, ty));
            }
        }
    }

    fn assign(
        &mut self,
        place: &'a ast::Expr,
        op: Option<BinaryOp>,
        value: &'a ast::Expr,
        span: Span,
    ) -> Stmt {
        let place = self.target(place);
        let why = Why::Place(place.span);
        match op {
            None => {
                let value = self.expr_for(value, &place.ty, &why);
                Stmt::Assign(place, value, span)
            }
            Some(op) => {
                let ty = place.ty.clone();
                if !self.check_operator(op, &ty, place.span, span) {
                    return Stmt::Expr(self.expr(value, None));
                }
                let value = self.right_operand(op, value, &ty, place.span, span);
                Stmt::Update(op, place, value, span)
            }
        }
    }

    /// A statement that computes something for nobody.
    fn warn_unused_value(&mut self, expr: &Expr) {
        if expr.ty.is_silent() || expr.ty == Type::Unit {
            return;
        }
        let help = match &expr.kind {
            Kind::Compare(crate::types::CompareOp::Eq, ..) => "write `=` to assign",
            Kind::Builtin(builtin, ..) => {
                let row = builtin.row();
                let effects = row.convergent || row.name.starts_with("atomic");
                if effects {
                    return;
                }
                "use the result, or remove the call"
            }
            Kind::Block(_) | Kind::If(..) | Kind::Match(..) | Kind::Call(..) => return,
            Kind::Error | Kind::Repeat(_) | Kind::Aggregate(..) => return,
            _ => "remove it, or give it a name with `let`",
        };
        let warning = Diagnostic::warning("T0905", "unused value", expr.span);
        self.report(warning.at("computed and dropped").help(help));
    }

    /// Expressions that are made of blocks.
    pub(super) fn branching(&mut self, expr: &'a ast::Expr, wanted: Wanted<'_>) -> Expr {
        if self.cx.nesting >= super::MAX_NESTING {
            return self.expr(expr, None);
        }
        self.cx.nesting += 1;
        let checked = match &expr.kind {
            ExprKind::Block(block) => {
                let block = self.block(block, wanted);
                let ty = block.ty.clone();
                let block = match wanted {
                    Some((want, why)) => self.coerce_block(block, want, why),
                    None => block,
                };
                let ty = if ty == Type::Never { ty } else { block.ty.clone() };
                Expr::new(Kind::Block(block), ty, expr.span)
            }
            ExprKind::If(branches, other) => {
                self.if_expr(branches, other.as_ref(), wanted, expr.span)
            }
            ExprKind::Match(value, arms) => self.match_expr(value, arms, wanted, expr.span),
            _ => Expr::error(expr.span),
        };
        self.cx.nesting -= 1;
        if checked.ty == Type::Never {
            self.diverges = true;
        }
        checked
    }

    /// A condition of `if`, `while` or an operator.
    pub(super) fn condition(&mut self, expr: &'a ast::Expr) -> Expr {
        self.expr_for(expr, &Type::Bool, &Why::Always("conditions are `bool`"))
    }

    fn if_expr(
        &mut self,
        branches: &'a [(ast::Expr, ast::Block)],
        other: Option<&'a ast::Block>,
        wanted: Wanted<'_>,
        span: Span,
    ) -> Expr {
        let Some(other) = other else {
            return self.if_without_else(branches, wanted, span);
        };
        let mut join = Join::new(wanted);
        let mut checked = Vec::with_capacity(branches.len());
        // Whether control ends in a condition to which it comes always, and in all branches so far.
        let (mut ends, mut all_end) = (false, true);
        for (n, (condition, then)) in branches.iter().enumerate() {
            if n > 0 {
                self.diverges = false;
            }
            let condition = self.condition(condition);
            let before = self.diverges;
            ends |= all_end && before;
            let then = self.branch(then, &mut join, "the type of the first branch");
            all_end &= self.diverges;
            self.diverges = before;
            checked.push((condition, then));
        }
        let other = self.branch(other, &mut join, "the type of the first branch");
        self.diverges = ends || all_end && self.diverges;
        let ty = join.ty();
        Expr::new(Kind::If(checked, Some(other)), ty, span)
    }

    fn if_without_else(
        &mut self,
        branches: &'a [(ast::Expr, ast::Block)],
        wanted: Wanted<'_>,
        span: Span,
    ) -> Expr {
        let why = Why::Always("an `if` has a value only with `else { .. }`");
        let mut checked = Vec::with_capacity(branches.len());
        let mut first_diverges = false;
        for (n, (condition, then)) in branches.iter().enumerate() {
            let condition = self.condition(condition);
            let before = self.diverges;
            first_diverges |= n == 0 && before;
            let then = self.block(then, Some((&Type::Unit, &why)));
            self.diverges = before;
            checked.push((condition, then));
        }
        self.diverges = first_diverges;
        let is_wrong = checked.iter().any(|(_, then)| then.ty == Type::Error);
        let ty = if is_wrong { Type::Error } else { Type::Unit };
        let checked = Expr::new(Kind::If(checked, None), ty, span);
        match wanted {
            Some((want, why)) => self.coerce(checked, want, why),
            None => checked,
        }
    }

    /// A branch that is a block.
    fn branch(&mut self, block: &'a ast::Block, join: &mut Join, text: &'static str) -> Block {
        let wanted = join.ty.clone();
        let block = self.block(block, wanted.as_ref().map(|(ty, why)| (ty, why)));
        self.join_block(block, join, text)
    }

    /// A branch that is an expression.
    fn branch_expr(&mut self, expr: &'a ast::Expr, join: &mut Join, text: &'static str) -> Block {
        let outer = std::mem::take(&mut self.diverges);
        let checked = match &join.ty {
            Some((ty, why)) => {
                let (ty, why) = (ty.clone(), why.clone());
                self.expr_for(expr, &ty, &why)
            }
            None => self.expr(expr, None),
        };
        let ty = if self.diverges { Type::Never } else { checked.ty.clone() };
        self.diverges |= outer;
        let block =
            Block { stmts: Vec::new(), value: Some(Box::new(checked)), ty, span: expr.span };
        self.join_block(block, join, text)
    }

    fn join_block(&mut self, block: Block, join: &mut Join, text: &'static str) -> Block {
        if block.ty == Type::Never {
            return block;
        }
        join.ends = true;
        match join.ty.clone() {
            Some((ty, why)) => self.coerce_block(block, &ty, &why),
            None => {
                let span = block.value.as_ref().map_or(block.span, |value| value.span);
                join.ty = Some((block.ty.clone(), Why::First(span, text)));
                block
            }
        }
    }

    fn match_expr(
        &mut self,
        value: &'a ast::Expr,
        arms: &'a [ast::Arm],
        wanted: Wanted<'_>,
        span: Span,
    ) -> Expr {
        let value = self.expr(value, None);
        let ty = match self.vars.shallow(&value.ty) {
            ty @ (Type::Bool | Type::Error | Type::Never) => ty,
            ty @ Type::Number(number) if number.is_int() => ty,
            ty @ Type::Var(var) if self.vars.kind(var) == VarKind::Int => ty,
            ty => {
                let shown = self.describe(&ty);
                let message = format!("`match` needs an integer or `bool`, found {shown}");
                let error = Diagnostic::error("T0311", message, value.span);
                self.report(error.at(format!("this is {shown}")).help("use `if` and `else`"));
                Type::Error
            }
        };
        let before = self.diverges;
        let mut join = Join::new(wanted);
        let mut all_end = !arms.is_empty();
        let mut checked = Vec::new();
        for arm in arms {
            let patterns = self.patterns(arm, &ty, value.span);
            let block = match &arm.value.kind {
                ExprKind::Block(block) => {
                    self.branch(block, &mut join, "the type of the first arm")
                }
                _ => self.branch_expr(&arm.value, &mut join, "the type of the first arm"),
            };
            all_end &= block.ty == Type::Never;
            self.diverges = before;
            checked.push(Arm { patterns, block, span: arm.span });
        }
        self.diverges = before || all_end;
        let ty = match join.ty() {
            Type::Never if arms.is_empty() => Type::Unit,
            ty => ty,
        };
        Expr::new(Kind::Match(Box::new(value), checked), ty, span)
    }

    /// The patterns of an arm: constants of the type of what is matched.
    fn patterns(&mut self, arm: &'a ast::Arm, ty: &Type, value: Span) -> Vec<(Expr, Option<Expr>)> {
        let why = Why::First(value, "the type of the matched value");
        let outer = self.const_base.replace(self.locals.len() as u32);
        let mut patterns = Vec::new();
        for pattern in &arm.patterns {
            let low = self.expr_for(&pattern.low, ty, &why);
            let high = pattern.high.as_ref().map(|high| self.expr_for(high, ty, &why));
            patterns.push((low, high));
        }
        self.const_base = outer;
        patterns
    }

    pub(super) fn a_loop(&mut self, expr: &'a ast::Expr) -> Expr {
        let span = expr.span;
        match &expr.kind {
            ExprKind::While(condition, body) => {
                let condition = Box::new(self.condition(condition));
                let (body, _) = self.loop_body(body);
                Expr::new(Kind::While(condition, body), Type::Unit, span)
            }
            ExprKind::Loop(body) => {
                let (body, breaks) = self.loop_body(body);
                let ty = if breaks { Type::Unit } else { Type::Never };
                Expr::new(Kind::Loop(body), ty, span)
            }
            ExprKind::For { name, from, to, inclusive, step, body } => {
                self.push_scope();
                let (from, to, ty) = self.for_bounds(from, to);
                let why = Why::Operand(from.span);
                let step = step.as_ref().map(|step| {
                    let step = self.expr_for(step, &ty, &why);
                    self.integer(step, "a step")
                });
                let local = self.new_local(name, ty, Binding::For);
                // A loop that only counts has no need of its variable.
                let (body, _) = self.loop_body(body);
                self.pop_scope();
                let parts = For { local, from, to, inclusive: *inclusive, step, body };
                Expr::new(Kind::For(Box::new(parts)), Type::Unit, span)
            }
            _ => Expr::error(span),
        }
    }

    fn for_bounds(&mut self, from: &'a ast::Expr, to: &'a ast::Expr) -> (Expr, Expr, Type) {
        let first = self.expr(from, None);
        let first = self.integer(first, "the first value of a `for`");
        let hint = first.ty.clone();
        let last = self.expr(to, Some(&hint));
        let last = self.integer(last, "the bound of a `for`");
        let last = self.coerce(last, &hint, &Why::Operand(from.span));
        let ty = match first.ty {
            Type::Never => last.ty.clone(),
            _ => first.ty.clone(),
        };
        let ty = if ty == Type::Never { Type::I32 } else { ty };
        (first, last, ty)
    }

    fn loop_body(&mut self, body: &'a ast::Block) -> (Block, bool) {
        let before = self.diverges;
        self.loops.push(LoopState { breaks: false });
        let why = Why::Always("the body of a loop has no value");
        let body = self.block(body, Some((&Type::Unit, &why)));
        let breaks = self.loops.pop().expect("pushed above").breaks;
        self.diverges = before;
        (body, breaks)
    }

    pub(super) fn leave_loop(&mut self, expr: &'a ast::Expr) -> Expr {
        let (word, kind) = match expr.kind {
            ExprKind::Break => ("break", Kind::Break),
            _ => ("continue", Kind::Continue),
        };
        let Some(innermost) = self.loops.last_mut() else {
            let message = format!("`{word}` outside of a loop");
            let error = Diagnostic::error("T0309", message, expr.span).at("not inside a loop");
            let error = error.help("`return` exits the function");
            self.report(error);
            return Expr::error(expr.span);
        };
        innermost.breaks |= matches!(kind, Kind::Break);
        Expr::new(kind, Type::Never, expr.span)
    }

    pub(super) fn return_value(&mut self, value: Option<&'a ast::Expr>, span: Span) -> Expr {
        let Some((ty, why)) = self.result.clone().filter(|_| self.const_base.is_none()) else {
            let error = Diagnostic::error("T0401", "a constant cannot `return`", span);
            self.report(error.at("not in a function"));
            return Expr::new(Kind::Error, Type::Never, span);
        };
        let value = match value {
            Some(value) => Some(Box::new(self.expr_for(value, &ty, &why))),
            None => {
                if !matches!(ty, Type::Unit | Type::Error) {
                    let shown = self.show(&ty);
                    let message = format!("this must return `{shown}`");
                    let error = Diagnostic::error("T0308", message, span).at("returns nothing");
                    let error = self.explain(error, &ty, &why);
                    self.report(error);
                }
                None
            }
        };
        // `return f();` of a function that returns nothing runs it.
        Expr::new(Kind::Return(value), Type::Never, span)
    }

    /// The operands of `&&` or `||`: control comes only to the first always.
    pub(super) fn conditions(&mut self, parts: &'a [ast::Expr]) -> Vec<Expr> {
        let why = Why::Always("`&&` and `||` are for `bool`");
        let mut checked = Vec::with_capacity(parts.len());
        for part in parts {
            let before = self.diverges;
            checked.push(self.expr_for(part, &Type::Bool, &why));
            if checked.len() > 1 {
                self.diverges = before;
            }
        }
        checked
    }

    /// A call of `assert` or `trap` with its message.
    pub(super) fn message_of(&mut self, expr: &'a ast::Expr) -> String {
        if let ExprKind::Str(text) = &expr.kind {
            return text.clone();
        }
        let error = Diagnostic::error("T0313", "the message must be a string", expr.span);
        self.report(error.at("write it in quotes: `\"..\"`"));
        String::new()
    }
}

impl Join {
    fn new(wanted: Wanted<'_>) -> Join {
        Join { ty: wanted.map(|(ty, why)| (ty.clone(), why.clone())), ends: false }
    }

    fn ty(self) -> Type {
        match self.ty {
            _ if !self.ends => Type::Never,
            Some((ty, _)) => ty,
            None => Type::Never,
        }
    }
}
