//! Places: what may be written, and what has an address.

use super::function::{Body, Entry};
use super::tree::{Binding, Expr, Kind, Local};
use super::ty::Type;
use crate::ast;
use crate::diagnostic::Diagnostic;
use crate::source::Span;
use irc_ir::types::Space;

/// Why a place cannot be written.
pub(super) enum Immutable {
    /// A variable or parameter that is not `var`.
    Local(Local),
    /// A static that is not `mut`.
    Static(Span, String),
    /// Memory that kernels only read.
    Constant,
    /// What a pointer or slice without `mut` points to.
    Through(Span, &'static str),
    /// No place at all.
    NoPlace,
}

impl<'a> Body<'_, 'a> {
    /// The state space of a place; `None` if it is no place.
    pub(super) fn space_of(&self, expr: &Expr) -> Option<Space> {
        match &expr.kind {
            Kind::Local(_) => Some(Space::Local),
            Kind::Static(id) => Some(self.cx.statics[*id].space),
            Kind::Deref(pointer) => self.pointer_space(&pointer.ty),
            Kind::Field(base, _) | Kind::Lane(base, _) => self.space_of(base),
            Kind::Index(base, _) => match self.vars.shallow(&base.ty) {
                Type::Array(_) => self.space_of(base),
                ty => self.pointer_space(&ty),
            },
            _ => None,
        }
    }

    fn pointer_space(&self, ty: &Type) -> Option<Space> {
        match self.vars.shallow(ty) {
            Type::Pointer(p) | Type::Slice(p) => Some(p.space),
            _ => None,
        }
    }

    /// Why a place cannot be written, if it cannot.
    pub(super) fn immutable_reason(&self, expr: &Expr) -> Option<Immutable> {
        match &expr.kind {
            Kind::Local(local) => match self.locals[local.0 as usize].binding {
                Binding::Var | Binding::VarParam | Binding::Temp => None,
                Binding::Let | Binding::Param | Binding::For => Some(Immutable::Local(*local)),
            },
            Kind::Static(id) => self.immutable_static(*id),
            Kind::Deref(pointer) => self.immutable_through(pointer),
            Kind::Field(base, _) | Kind::Lane(base, _) => self.immutable_reason(base),
            Kind::Index(base, _) => match self.vars.shallow(&base.ty) {
                Type::Array(_) => self.immutable_reason(base),
                _ => self.immutable_through(base),
            },
            // What is wrong by itself has been reported.
            Kind::Error => None,
            _ => Some(Immutable::NoPlace),
        }
    }

    fn immutable_static(&self, id: crate::hir::StaticId) -> Option<Immutable> {
        let known = &self.cx.statics[id];
        let item = self.cx.items.statics.iter().find(|s| s.id == Some(id));
        match known.space {
            Space::Shared => None,
            Space::Const => Some(Immutable::Constant),
            _ => {
                let item = item.expect("only shared statics can be local").item;
                let name = item.name.text.clone();
                (!item.mutable).then_some(Immutable::Static(item.name.span, name))
            }
        }
    }

    fn immutable_through(&self, pointer: &Expr) -> Option<Immutable> {
        match self.vars.shallow(&pointer.ty) {
            Type::Pointer(p) | Type::Slice(p) if p.space == Space::Const => {
                Some(Immutable::Constant)
            }
            Type::Pointer(p) if !p.mutable => Some(Immutable::Through(pointer.span, "pointer")),
            Type::Slice(p) if !p.mutable => Some(Immutable::Through(pointer.span, "slice")),
            _ => None,
        }
    }

    /// Notes that the variable of a place is written.
    pub(super) fn mark_changed(&mut self, place: &Expr) {
        if let Some(local) = self.root_local(place) {
            self.locals[local.0 as usize].changed = true;
        }
    }

    /// The variable that a place is a part of.
    fn root_local(&self, place: &Expr) -> Option<Local> {
        match &place.kind {
            Kind::Local(local) => Some(*local),
            Kind::Field(base, _) | Kind::Lane(base, _) => self.root_local(base),
            Kind::Index(base, _) => match self.vars.shallow(&base.ty) {
                Type::Array(_) => self.root_local(base),
                _ => None,
            },
            _ => None,
        }
    }

    /// Checks the left side of an assignment. Writing a variable does not use it.
    pub(super) fn target(&mut self, place: &'a ast::Expr) -> Expr {
        let root = root_name(place).and_then(|name| self.lookup(name));
        let before = root.and_then(|(i, j)| match self.scopes[i][j].entry {
            Entry::Local(local) => Some((local, self.locals[local.0 as usize].used)),
            _ => None,
        });
        let checked = self.expr(place, None);
        if let (Some(root), Some((local, used))) = (self.root_local(&checked), before)
            && root == local
            && !names_in_indices(place, &self.locals[local.0 as usize].name)
        {
            self.locals[local.0 as usize].used = used;
        }
        self.require_mutable(&checked, "written");
        self.mark_changed(&checked);
        checked
    }

    /// Reports why a place cannot be written, if it cannot.
    pub(super) fn require_mutable(&mut self, place: &Expr, done: &str) {
        let Some(reason) = self.immutable_reason(place) else { return };
        let span = place.span;
        let error = match reason {
            Immutable::Local(local) => self.immutable_local(local, span, done),
            Immutable::Static(at, name) => {
                let message = format!("the static `{name}` cannot be {done}");
                Diagnostic::error("T0501", message, span)
                    .at("cannot be modified")
                    .label(at, "it is not `mut`")
                    .help(format!("write `static global mut {name}`"))
            }
            Immutable::Constant => {
                Diagnostic::error("T0504", format!("constant memory cannot be {done}"), span)
                    .at("kernels can only read this memory")
                    .help("use global memory for data that is written")
            }
            Immutable::Through(at, what) => {
                let message = format!("this cannot be {done} through a {what} without `mut`");
                let error = Diagnostic::error("T0503", message, span);
                let shown = match place.kind {
                    Kind::Index(ref base, _) | Kind::Deref(ref base) => self.show(&base.ty),
                    _ => return self.report(error.label(at, format!("this {what} is not `mut`"))),
                };
                let wanted = with_mut(&shown);
                error
                    .at("cannot write through it")
                    .label(at, format!("this is `{shown}`"))
                    .help(format!("declare it as `{wanted}`"))
            }
            Immutable::NoPlace => {
                let message = format!("a value cannot be {done}: it is not a place");
                let error = Diagnostic::error("T0502", message, span).at("not a place");
                match place.kind {
                    Kind::Constant(_) => error.help("constants cannot be modified: use a `var`"),
                    _ => error.note(
                        "places are variables, statics, elements, fields and dereferenced \
                         pointers",
                    ),
                }
            }
        };
        self.report(error);
    }

    fn immutable_local(&self, local: Local, span: Span, done: &str) -> Diagnostic {
        let info = &self.locals[local.0 as usize];
        let name = &info.name;
        let error = |what: &str| {
            let message = format!("the {what} `{name}` cannot be {done}");
            Diagnostic::error("T0501", message, span).at("cannot be modified")
        };
        match info.binding {
            Binding::Param => error("parameter")
                .label(info.span, "parameters are immutable")
                .help(format!("write `var {name}: ..` in the parameters, to get a mutable copy")),
            Binding::For => error("loop variable")
                .label(info.span, "it has a new value in each round")
                .help("use `while` with a `var`"),
            _ => error("variable")
                .label(info.span, "`let` is immutable")
                .help(format!("write `var {name}` here")),
        }
    }

    /// Something that is not in memory is asked for its address.
    pub(super) fn no_address(&mut self, base: &Expr, what: &str, span: Span) -> Expr {
        let message = format!("{what} needs a place in memory, found a value");
        let error = Diagnostic::error("T0502", message, base.span).at("it has no address");
        let error = match base.kind {
            Kind::Constant(_) => error.help(
                "bind it to a variable first, or define it as `static constant NAME: T = ..;`",
            ),
            _ => error.help("bind it to a variable first: `let x = ..;`"),
        };
        self.wrong(error, span)
    }

    pub(super) fn deref(&mut self, pointer: &'a ast::Expr, span: Span) -> Expr {
        let pointer = self.expr(pointer, None);
        match self.vars.shallow(&pointer.ty) {
            // What comes of it is never there, or has been reported.
            Type::Error | Type::Never => pointer,
            Type::Pointer(p) => Expr::new(Kind::Deref(Box::new(pointer)), p.to.clone(), span),
            ty @ Type::Var(_) if self.vars.is_open(&ty) => self.not_known_yet(pointer.span, span),
            ty => {
                let shown = self.describe(&ty);
                let message = format!("{shown} cannot be dereferenced");
                let error = Diagnostic::error("T0505", message, pointer.span);
                let error = error.at(format!("this is {shown}"));
                let error = match ty {
                    Type::Slice(_) => error.help("write `s[0]` for the first element"),
                    _ => error.help("remove the `*`"),
                };
                self.wrong(error, span)
            }
        }
    }

    pub(super) fn address_of(
        &mut self,
        mutable: bool,
        place: &'a ast::Expr,
        hint: Option<&Type>,
        span: Span,
    ) -> Expr {
        let hint = match hint.map(|hint| self.vars.shallow(hint)) {
            Some(Type::Pointer(p)) => Some(p.to.clone()),
            _ => None,
        };
        let place = self.expr(place, hint.as_ref());
        if place.ty.is_silent() {
            return place;
        }
        if let Kind::Range(..) = place.kind {
            let error = Diagnostic::error("T0502", "a range is a slice already", span);
            return self.wrong(error.at("redundant `&`").help("remove the `&`"), span);
        }
        let Some(space) = self.space_of(&place) else {
            return self.no_address(&place, "a pointer", span);
        };
        if mutable {
            self.require_mutable(&place, "pointed to with `&mut`");
            self.mark_changed(&place);
        }
        let ty = Type::pointer(space, mutable, place.ty.clone());
        Expr::new(Kind::AddressOf(Box::new(place)), ty, span)
    }
}

/// The name that a place begins with, if it is a part of a variable or may be.
fn root_name(place: &ast::Expr) -> Option<&str> {
    let mut place = place;
    loop {
        match &place.kind {
            ast::ExprKind::Name(name, _) => return Some(&name.text),
            ast::ExprKind::Field(base, _) | ast::ExprKind::Index(base, _) => place = base,
            _ => return None,
        }
    }
}

/// Whether an index on the way to a place names the variable: `a[a[0]] = 1` reads `a`.
fn names_in_indices(place: &ast::Expr, name: &str) -> bool {
    let mut place = place;
    loop {
        match &place.kind {
            ast::ExprKind::Field(base, _) => place = base,
            ast::ExprKind::Index(base, index) => {
                if !matches!(index.kind, ast::ExprKind::Int(..))
                    && !matches!(&index.kind, ast::ExprKind::Name(n, _) if n.text != name)
                {
                    return true;
                }
                place = base;
            }
            _ => return false,
        }
    }
}

/// `&global [T]` with `mut`.
fn with_mut(ty: &str) -> String {
    let spaces = ["global ", "shared ", "local ", "constant "];
    let (head, rest) = ty.split_at(1);
    let space = spaces.iter().find(|space| rest.starts_with(*space)).map_or("", |space| space);
    format!("{head}{space}mut {}", &rest[space.len()..])
}
