//! Expressions and statements.

use super::function::{Body, Val};
use super::types::Class;
use crate::diagnostic::Diagnostic;
use crate::hir::{Block, Constant, Expr, ExprKind, Ptx, Stmt, StmtKind, Ty};
use crate::types::{BinaryOp, Number};
use irc_ir::builder::{InstBuilder, PtxBuilder};
use irc_ir::entity::Value;
use irc_ir::op::InlineFlags;
use irc_ir::types::Type;

impl Body<'_, '_, '_> {
    /// Lowers a block. What it gives goes to `into` if it is an aggregate and a place is given.
    /// `None`: control does not come out of it.
    pub fn block(&mut self, block: &Block, into: Option<Value>) -> Option<Val> {
        let outside = self.enter_scope(block);
        let value = self.block_inside(block, into);
        self.leave_scope(outside);
        value
    }

    /// The body of the function: it is no block of its own.
    pub fn block_inside(&mut self, block: &Block, into: Option<Value>) -> Option<Val> {
        for stmt in &block.stmts {
            self.stmt(stmt)?;
        }
        match &block.value {
            Some(value) => self.expr_to(value, into),
            None => Some(Val::Unit),
        }
    }

    fn stmt(&mut self, stmt: &Stmt) -> Option<()> {
        self.span = stmt.span;
        match &stmt.kind {
            StmtKind::Let(local, value) => {
                let into = self.storage_address(*local, &value.ty);
                let value = self.expr_to(value, into)?;
                if into.is_none() {
                    self.span = stmt.span;
                    self.define(*local, value);
                }
            }
            StmtKind::Assign(place, value) => {
                let place = self.place(place)?;
                let value = self.expr(value)?;
                self.span = stmt.span;
                self.write(&place, value);
            }
            StmtKind::Update(op, place, value) => self.update(*op, place, value, stmt.span)?,
            StmtKind::Expr(expr) => {
                self.expr(expr)?;
            }
            StmtKind::Ptx(ptx) => self.ptx(ptx)?,
        }
        Some(())
    }

    fn update(
        &mut self,
        op: BinaryOp,
        place: &crate::hir::Place,
        value: &Expr,
        span: crate::source::Span,
    ) -> Option<()> {
        let ty = &place.ty;
        let place = self.place(place)?;
        let value = self.expr(value)?;
        self.span = span;
        let old = self.read(&place, None);
        let new = self.operator(op, ty, old.one(), value.one());
        self.write(&place, Val::One(new));
        Some(())
    }

    /// Lowers an expression.
    pub fn expr(&mut self, expr: &Expr) -> Option<Val> {
        self.expr_to(expr, None)
    }

    /// Lowers an expression; an aggregate is written to `into` if it is given, where nothing that
    /// the expression reads lies.
    pub fn expr_to(&mut self, expr: &Expr, into: Option<Value>) -> Option<Val> {
        let outside = std::mem::replace(&mut self.span, expr.span);
        let value = self.expr_kind(expr, into);
        self.span = outside;
        value
    }

    fn expr_kind(&mut self, expr: &Expr, into: Option<Value>) -> Option<Val> {
        match &expr.kind {
            ExprKind::Constant(constant) => Some(self.constant_value(constant, &expr.ty, into)),
            ExprKind::Load(place) => {
                let place = self.place(place)?;
                Some(self.read(&place, into))
            }
            ExprKind::AddressOf(place) => self.address_of(place).map(Val::One),
            ExprKind::Unary(op, x) => {
                let value = self.expr(x)?.one();
                Some(Val::One(self.unary_op(*op, &expr.ty, value)))
            }
            ExprKind::Chain(first, links) => {
                let mut value = self.expr(first)?.one();
                for (op, right) in links {
                    let right = self.expr(right)?.one();
                    value = self.operator(*op, &expr.ty, value, right);
                }
                Some(Val::One(value))
            }
            ExprKind::Compare(op, x, y) => {
                let (a, b) = (self.expr(x)?.one(), self.expr(y)?.one());
                Some(Val::One(self.compare(*op, &x.ty, a, b)))
            }
            ExprKind::Convert(conversion, x) => {
                let value = self.expr(x)?;
                Some(self.convert_value(*conversion, &x.ty, &expr.ty, value))
            }
            ExprKind::Call(callee, args) => self.call_function(*callee, args, &expr.ty, into),
            ExprKind::Builtin(builtin, words, args) => {
                self.call_builtin(*builtin, *words, args, &expr.ty)
            }
            ExprKind::Print(format, args) => self.print_call(format, args),
            ExprKind::Aggregate { parts, evaluation } => {
                self.aggregate(&expr.ty, parts, evaluation, into)
            }
            ExprKind::Repeat(part) => self.repeat(&expr.ty, part, into),
            ExprKind::Field(of, field) => self.field(of, *field, into),
            _ => self.other_kind(expr, into),
        }
    }

    /// The rest of the kinds: parts of vectors and slices, and control.
    fn other_kind(&mut self, expr: &Expr, into: Option<Value>) -> Option<Val> {
        match &expr.kind {
            ExprKind::Lane(of, lane) => {
                let vector = self.expr(of)?.one();
                Some(Val::One(self.extract(vector, *lane)))
            }
            ExprKind::Slice(pointer, length) => {
                let (pointer, length) = (self.expr(pointer)?.one(), self.expr(length)?.one());
                Some(Val::Slice(pointer, length))
            }
            ExprKind::SliceRange(of, from, to) => {
                self.slice_range(of, from.as_deref(), to.as_deref())
            }
            ExprKind::SliceOf(place) => self.slice_of(place),
            ExprKind::Len(of) => Some(Val::One(self.expr(of)?.slice().1)),
            ExprKind::SlicePointer(of) => Some(Val::One(self.expr(of)?.slice().0)),
            ExprKind::Dynamic(of) => Some(self.dynamic(*of)),
            ExprKind::All(parts) => self.short_circuit(parts, true),
            ExprKind::Any(parts) => self.short_circuit(parts, false),
            ExprKind::Assert(condition, message) => {
                let ok = self.expr(condition)?.one();
                self.check(ok, message);
                Some(Val::Unit)
            }
            ExprKind::Trap(message) => {
                self.fail(message);
                None
            }
            ExprKind::Block(block) => self.block(block, into),
            ExprKind::If(branches, other) => self.if_else(branches, other.as_ref(), &expr.ty, into),
            ExprKind::Match(on, arms, other) => {
                self.match_arms(on, arms, other.as_ref(), &expr.ty, into)
            }
            ExprKind::While(condition, body) => self.while_loop(condition, body),
            ExprKind::Loop(body) => self.endless_loop(body),
            ExprKind::For { local, from, to, inclusive, step, body } => {
                let outside = self.enter_scope_of(&[*local]);
                let value = self.for_loop(*local, [from, to], *inclusive, step.as_deref(), body);
                self.leave_scope(outside);
                value
            }
            ExprKind::Break => {
                self.leave_loop();
                None
            }
            ExprKind::Continue => {
                self.next_round();
                None
            }
            ExprKind::Return(value) => {
                let value = match value {
                    Some(value) => self.expr_to(value, self.result)?,
                    None => Val::Unit,
                };
                self.return_value(value);
                None
            }
            _ => unreachable!("all other kinds are lowered elsewhere"),
        }
    }

    /// A number as a value of its type.
    pub fn number(&mut self, number: Number, bits: u128) -> Value {
        self.constant(Type::Scalar(number.scalar()), bits)
    }

    fn constant_value(&mut self, constant: &Constant, ty: &Ty, into: Option<Value>) -> Val {
        match (constant, ty) {
            (Constant::Bool(value), _) => Val::One(self.bool(*value)),
            (Constant::Number(bits), Ty::Number(number)) => Val::One(self.number(*number, *bits)),
            (constant, Ty::Vector(number, lanes)) => {
                Val::One(self.constant_vector(constant, *number, *lanes))
            }
            (constant, _) => match self.class(ty) {
                Class::Memory(_) => {
                    let address = into.unwrap_or_else(|| self.temporary(ty));
                    self.store_constant(address, ty, constant);
                    Val::Memory(address)
                }
                Class::One(ir) => {
                    let Constant::Number(bits) = constant else { return Val::Unit };
                    Val::One(self.constant(ir, *bits))
                }
                Class::Unit | Class::Slice(_) => Val::Unit,
            },
        }
    }

    pub fn constant_vector(&mut self, constant: &Constant, number: Number, lanes: u8) -> Value {
        let ty = Type::Vector(number.scalar(), lanes);
        let bits = |part: &Constant| match part {
            Constant::Number(bits) => *bits,
            _ => 0,
        };
        let parts: Vec<u128> = match constant {
            Constant::List(parts) => parts.iter().map(bits).collect(),
            Constant::Repeat(part, _) => vec![bits(part); usize::from(lanes)],
            part => vec![bits(part); usize::from(lanes)],
        };
        if parts.iter().all(|&part| part == parts[0]) {
            let lane = self.number(number, parts[0]);
            return self.splat(ty, lane);
        }
        let parts: Vec<Value> = parts.iter().map(|&part| self.number(number, part)).collect();
        self.vbuild(ty, &parts)
    }

    /// `ptx!(..)`.
    fn ptx(&mut self, ptx: &Ptx) -> Option<()> {
        let (mut operands, mut starts, mut results) = (Vec::new(), Vec::new(), Vec::new());
        for input in &ptx.inputs {
            operands.push(self.expr(input)?.one());
        }
        for (index, (local, start)) in ptx.outputs.iter().enumerate() {
            let ty = &self.function.locals[*local].ty;
            let Class::One(ty) = self.class(ty) else { continue };
            results.push(ty);
            if let Some(start) = start {
                starts.push((index as u16, self.expr(start)?.one()));
            }
        }
        self.span = ptx.span;
        let flags = InlineFlags::default().with_pure(ptx.pure).with_nonconvergent(ptx.pure);
        let values = match self.ptx_inline(&ptx.text, &results, &operands, &starts, flags) {
            Ok(values) => values.into_vec(),
            Err(error) => {
                let error = Diagnostic::error("T0803", error.to_string(), ptx.span);
                self.shared.errors.push(error.at("in this text"));
                results.iter().map(|&ty| self.poison(ty)).collect()
            }
        };
        for ((local, _), value) in ptx.outputs.iter().zip(values) {
            self.define(*local, Val::One(value));
        }
        Some(())
    }
}
