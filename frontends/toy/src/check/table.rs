//! Parts of values that are no places.
//!
//! An element of a constant array by an index that is not known is read from a table in global
//! memory, which all uses of equal constants share. Other values are put into a variable first.

use super::Checker;
use super::finish::local_id;
use super::function::Body;
use super::tree::{self, Kind};
use super::ty::Type;
use crate::hir::{self, Base, Block, Constant, Expr, ExprKind, Place, Projection, StaticId, Ty};
use crate::source::Span;
use irc_ir::types::Space;

/// The most numbers of a table; more are computed where they are used.
const MOST_NUMBERS: u64 = 1 << 20;

impl Body<'_, '_> {
    /// A field of a struct that is no place.
    pub(super) fn finish_field(
        &mut self,
        base: tree::Expr,
        field: u32,
        ty: &Type,
        span: Span,
    ) -> Expr {
        let base = self.finish_expr(base);
        let ty = self.finish_ty(ty, span);
        let kind = match base.kind {
            ExprKind::Constant(constant) => match part(&constant, u128::from(field)) {
                Some(part) => ExprKind::Constant(part.clone()),
                None => ExprKind::Constant(constant),
            },
            ExprKind::Load(place) if self.is_table(&place) => {
                return of_table(place, Projection::Field(field), ty, span);
            }
            kind => ExprKind::Field(Box::new(Expr { kind, ..base }), field),
        };
        Expr { kind, ty, span }
    }

    /// An element of an array that is no place.
    pub(super) fn finish_element(
        &mut self,
        base: tree::Expr,
        index: tree::Expr,
        ty: &Type,
        span: Span,
    ) -> Expr {
        let (array, base_span) = (base.ty.clone(), base.span);
        let value = self.finish_expr(base);
        let Ty::Array(_, len) = value.ty else {
            return self.element_of_variable(value, array, index, ty, span);
        };
        if self.const_base.is_some() {
            return self.element_of_variable(value, array, index, ty, span);
        }
        let place = match value.kind {
            ExprKind::Constant(constant) if numbers(&constant) <= MOST_NUMBERS => {
                let index = self.finish_expr(index);
                self.check_index(&index, len);
                let ty = self.finish_ty(ty, span);
                if let (ExprKind::Constant(Constant::Number(at)), true) =
                    (&index.kind, is_unsigned(&index.ty))
                    && let Some(part) = part(&constant, *at)
                {
                    return Expr { kind: ExprKind::Constant(part.clone()), ty, span };
                }
                let table = self.cx.table(&value.ty, constant, base_span);
                let place = Place {
                    base: Base::Static(table),
                    path: Vec::new(),
                    ty: value.ty,
                    space: Space::Global,
                    span: base_span,
                };
                return of_table(place, Projection::Element(Box::new(index), len), ty, span);
            }
            ExprKind::Load(place) if self.is_table(&place) => place,
            kind => {
                let value = Expr { kind, ..value };
                return self.element_of_variable(value, array, index, ty, span);
            }
        };
        let index = self.finish_expr(index);
        self.check_index(&index, len);
        let ty = self.finish_ty(ty, span);
        of_table(place, Projection::Element(Box::new(index), len), ty, span)
    }

    /// Whether a place is a part of a table.
    fn is_table(&self, place: &Place) -> bool {
        matches!(place.base, Base::Static(id) if !self.cx.statics[id].named)
    }

    /// An element of an array that is put into a variable first.
    fn element_of_variable(
        &mut self,
        value: Expr,
        array: Type,
        index: tree::Expr,
        ty: &Type,
        span: Span,
    ) -> Expr {
        let local = self.temp(array.clone(), value.span);
        let variable = tree::Expr::new(Kind::Local(local), array, value.span);
        let kind = Kind::Index(Box::new(variable), Box::new(index));
        let element = self.finish_expr(tree::Expr::new(kind, ty.clone(), span));
        let ty = element.ty.clone();
        let first = hir::Stmt { kind: hir::StmtKind::Let(local_id(local), value), span };
        let block = Block { stmts: vec![first], value: Some(Box::new(element)) };
        Expr { kind: ExprKind::Block(block), ty, span }
    }
}

impl Checker<'_> {
    /// The table that holds a constant.
    fn table(&mut self, ty: &Ty, constant: Constant, span: Span) -> StaticId {
        let key = (ty.clone(), constant);
        if let Some(&known) = self.tables.get(&key) {
            return known;
        }
        let table = hir::Static {
            symbol: self.unique_symbol("table"),
            space: Space::Global,
            ty: key.0.clone(),
            init: Some(key.1.clone()),
            dynamic: false,
            named: false,
            span,
        };
        let id = self.statics.push(table);
        self.tables.insert(key, id);
        id
    }
}

/// A part of a place in a table.
fn of_table(mut place: Place, step: Projection, ty: Ty, span: Span) -> Expr {
    place.path.push(step);
    let place = Place { ty: ty.clone(), span, ..place };
    Expr { kind: ExprKind::Load(place), ty, span }
}

fn is_unsigned(ty: &Ty) -> bool {
    matches!(ty, Ty::Number(number) if !number.is_signed())
}

/// A part of a list.
fn part(constant: &Constant, at: u128) -> Option<&Constant> {
    match constant {
        Constant::List(parts) => parts.get(usize::try_from(at).ok()?),
        Constant::Repeat(part, len) => (at < u128::from(*len)).then_some(part),
        Constant::Bool(_) | Constant::Number(_) => None,
    }
}

/// How many numbers a constant is written out as.
fn numbers(constant: &Constant) -> u64 {
    match constant {
        Constant::Bool(_) | Constant::Number(_) => 1,
        Constant::List(parts) => parts.iter().map(numbers).fold(0, u64::saturating_add),
        Constant::Repeat(part, count) => numbers(part).saturating_mul(*count),
    }
}
