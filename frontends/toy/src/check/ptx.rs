//! `ptx!`: operands, results and the text, which is checked by the table of instructions here, so
//! that what is wrong has its place inside the text.

use super::function::{Body, Why};
use super::names;
use super::tree::{Binding, Block, Expr, Kind, Ptx, Stmt};
use super::ty::Type;
use crate::ast::{self, ExprKind, Name, PtxExpr};
use crate::diagnostic::Diagnostic;
use crate::source::{Files, Span};
use crate::types::Number;
use irc_ir::op::{InlineFlags, PtxCode};
use irc_ir::types::{self as ir, Scalar};
use irc_ptx::isa::SpecialReg;
use irc_ptx::text::counted;

/// The register type of an operand; `None` for what is in no register.
fn register_type(ty: &Type) -> Option<ir::Type> {
    Some(match ty {
        Type::Bool => ir::Type::Scalar(Scalar::I1),
        Type::Number(number) => ir::Type::Scalar(number.scalar()),
        Type::Vector(number @ (Number::F16 | Number::BF16), 2) => {
            ir::Type::Vector(number.scalar(), 2)
        }
        Type::Pointer(p) => ir::Type::Ptr(p.space),
        _ => return None,
    })
}

/// Text with names replaced by numbers, and how places in it are found in the source.
struct Numbered {
    text: String,
    /// Where a piece begins in the new text and in the old one, and whether it is as it was.
    pieces: Vec<(usize, usize, bool)>,
}

impl Numbered {
    /// The place in the old text of a place in the new one.
    fn old(&self, at: usize, end: bool) -> usize {
        let index = self.pieces.partition_point(|&(new, ..)| new <= at).saturating_sub(1);
        let Some(&(new, old, same)) = self.pieces.get(index) else { return at };
        match (same, end) {
            (true, _) => old + (at - new),
            (false, false) => old,
            // A place inside a number is the end of the name.
            (false, true) if at > new => {
                self.pieces.get(index + 1).map_or(old, |&(_, next, _)| next)
            }
            (false, true) => old,
        }
    }
}

/// `%name` in a text: where the `%` is, and where the name ends.
fn register_names(text: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    text.match_indices('%').map(|(start, _)| {
        let rest = &text[start + 1..];
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
        let len = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        (start, start + 1 + len)
    })
}

/// The registers that a text declares: names, and beginnings of those with `<n>`.
fn declared(text: &str) -> (Vec<&str>, Vec<&str>) {
    let (mut names, mut heads) = (Vec::new(), Vec::new());
    for statement in text.split([';', '{', '}']) {
        let Some(at) = statement.find(".reg") else { continue };
        for (start, end) in register_names(&statement[at..]) {
            let rest = statement[at..][end..].trim_start();
            let name = &statement[at..][start + 1..end];
            if rest.starts_with('<') { heads.push(name) } else { names.push(name) }
        }
    }
    (names, heads)
}

impl<'a> Body<'_, 'a> {
    /// `let (a, b) = ptx!(..);`, or `ptx!(..);` without names.
    pub(super) fn let_ptx(
        &mut self,
        names: &'a [Name],
        value: &'a ast::Expr,
        span: Span,
        out: &mut Vec<Stmt>,
    ) {
        let ExprKind::Ptx(ptx) = &value.kind else {
            let checked = self.expr(value, None);
            if checked.ty != Type::Error {
                let error =
                    Diagnostic::error("T0604", "only `ptx!` returns several values", value.span);
                self.report(
                    error.at("this is one value").help("return a struct for several values"),
                );
            }
            for name in names {
                self.new_local(name, Type::Error, Binding::Let);
            }
            return;
        };
        if names.len() != ptx.outputs.len() {
            self.wrong_result_count(names.len(), ptx, value.span);
        }
        let bindings: Vec<(&Name, Binding)> =
            names.iter().map(|name| (name, Binding::Let)).collect();
        let statement = self.ptx(ptx, &bindings, span);
        out.push(Stmt::Ptx(statement));
    }

    /// `let d = ptx!(..);`
    pub(super) fn let_one_ptx(
        &mut self,
        name: &'a Name,
        binding: Binding,
        ty: Option<&'a ast::Type>,
        value: &'a ast::Expr,
        span: Span,
        out: &mut Vec<Stmt>,
    ) {
        let ExprKind::Ptx(ptx) = &value.kind else { return };
        if ptx.outputs.len() != 1 {
            self.wrong_result_count(1, ptx, value.span);
        }
        if let (Some(written), [(_, result, _)]) = (ty, ptx.outputs.as_slice()) {
            let (want, found) = (self.ty(written), self.ty(result));
            if !self.vars.unify(&want, &found) {
                let (want, found) = (self.describe(&want), self.describe(&found));
                let message = format!("expected {want}, found {found}");
                let error = Diagnostic::error("T0301", message, result.span);
                let error = error.at(format!("the result is {found}"));
                self.report(error.label(written.span, format!("{want} because of this type")));
            }
        }
        let statement = self.ptx(ptx, &[(name, binding)], span);
        out.push(Stmt::Ptx(statement));
    }

    /// `ptx!(..)` as a value: what it gives, if that is not more than one value.
    pub(super) fn ptx_value(&mut self, ptx: &'a PtxExpr, span: Span) -> Expr {
        if ptx.outputs.len() > 1 {
            let message = format!("this `ptx!` returns {} values", ptx.outputs.len());
            let list: Vec<&str> = ptx.outputs.iter().map(|(name, ..)| name.text.as_str()).collect();
            let error = Diagnostic::error("T0604", message, span).at("expected one value");
            let help = format!("write `let ({}) = ptx!(..);` before", list.join(", "));
            return self.wrong(error.help(help), span);
        }
        let statement = self.ptx(ptx, &[], span);
        let result = statement.outputs.first().map(|&(_, local, ..)| local);
        let ty = result.map_or(Type::Unit, |local| self.locals[local.0 as usize].ty.clone());
        let value = result.map(|local| Expr::new(Kind::Local(local), ty.clone(), span));
        let (stmts, value) = (vec![Stmt::Ptx(statement)], value.map(Box::new));
        Expr::new(Kind::Block(Block { stmts, value, ty: ty.clone(), span }), ty, span)
    }

    fn wrong_result_count(&mut self, names: usize, ptx: &PtxExpr, span: Span) {
        let results = ptx.outputs.len();
        let message = format!(
            "this `ptx!` has {}, but {} to receive them",
            counted(results, "result"),
            match names {
                0 => "there are no names".to_owned(),
                1 => "there is 1 name".to_owned(),
                n => format!("there are {n} names"),
            }
        );
        let list: Vec<&str> = ptx.outputs.iter().map(|(name, ..)| name.text.as_str()).collect();
        let error = Diagnostic::error("T0604", message, span).at(counted(results, "result"));
        self.report(match results {
            0 => error.help("write `ptx!(..);` without `let`"),
            1 => error.help(format!("write `let {} = ptx!(..);`", list[0])),
            _ => error.help(format!("write `let ({}) = ptx!(..);`", list.join(", "))),
        });
    }

    fn ptx(&mut self, ptx: &'a PtxExpr, names: &[(&'a Name, Binding)], span: Span) -> Ptx {
        if self.const_base.is_some() {
            let error = Diagnostic::error("T0401", "a constant cannot use `ptx!`", span);
            self.report(error.at("known at run time only"));
        }
        self.check_ptx_names(ptx);
        let mut inputs = Vec::new();
        for (name, ty, value) in &ptx.inputs {
            let known = self.register(ty, name);
            let value = self.expr_for(value, &known, &Why::Declared(ty.span));
            inputs.push((name.text.clone(), value, ty.span));
        }
        let mut results = Vec::new();
        for (name, ty, start) in &ptx.outputs {
            let known = self.register(ty, name);
            let start =
                start.as_ref().map(|start| self.expr_for(start, &known, &Why::Declared(ty.span)));
            results.push((name, known, start, ty.span));
        }
        let types: Vec<Type> = results.iter().map(|(_, ty, ..)| ty.clone()).collect();
        let starts: Vec<u16> =
            (0..results.len() as u16).filter(|&i| results[usize::from(i)].2.is_some()).collect();
        let in_types: Vec<Type> = inputs.iter().map(|(_, value, _)| value.ty.clone()).collect();
        let text = self.ptx_text(ptx, &types, &in_types, &starts);
        let mut names = names.iter();
        let outputs = results
            .into_iter()
            .map(|(name, ty, start, at)| {
                let local = match names.next() {
                    Some((written, binding)) => self.new_local(written, ty, *binding),
                    None => self.temp(ty, name.span),
                };
                (name.text.clone(), local, start, at)
            })
            .collect();
        // Names without results have been reported.
        for (name, binding) in names {
            self.new_local(name, Type::Error, *binding);
        }
        let text_span = ptx.text_span;
        Ptx { pure: ptx.pure, text, text_span, inputs, outputs, span }
    }

    fn check_ptx_names(&mut self, ptx: &PtxExpr) {
        let inputs = ptx.inputs.iter().map(|(name, ..)| name);
        let all: Vec<&Name> = inputs.chain(ptx.outputs.iter().map(|(name, ..)| name)).collect();
        for (i, name) in all.iter().enumerate() {
            if let Some(first) = all[..i].iter().find(|first| first.text == name.text) {
                let message = format!("duplicate operand `{}`", name.text);
                let error = Diagnostic::error("T0605", message, name.span).at("again here");
                let error = error.label(first.span, "first here");
                self.report(error.help("`inout d: T = value` is a result with an initial value"));
            }
        }
    }

    /// The type of an operand, which must be in one register.
    fn register(&mut self, written: &'a ast::Type, name: &Name) -> Type {
        let ty = self.ty(written);
        if ty == Type::Error || register_type(&ty).is_some() {
            return ty;
        }
        let shown = self.show(&ty);
        let message =
            format!("the operand `{}` of type `{shown}` is not in one register", name.text);
        let error = Diagnostic::error("T0602", message, written.span).at("not in one register");
        self.report(match ty {
            Type::Vector(..) => {
                error.help("give each lane an operand, and write `{%a, %b}` in the text")
            }
            Type::Slice(_) => error.help("pass `s.ptr` and `s.len`"),
            _ => error.note("only scalars, `f16x2`, `bf16x2` and pointers are allowed"),
        });
        Type::Error
    }

    /// Puts numbers for names, and checks the text.
    fn ptx_text(
        &mut self,
        ptx: &'a PtxExpr,
        results: &[Type],
        args: &[Type],
        starts: &[u16],
    ) -> String {
        let before = self.cx.diagnostics.len();
        let numbered = self.number_names(ptx);
        let registers = |types: &[Type], vars: &super::ty::Vars| -> Option<Vec<ir::Type>> {
            types.iter().map(|ty| register_type(&vars.shallow(ty))).collect()
        };
        // The declared types count, not those of the values.
        let declared: Vec<Type> = ptx.inputs.iter().map(|(_, ty, _)| self.ty(ty)).collect();
        debug_assert_eq!(declared.len(), args.len());
        let types = registers(results, &self.vars).zip(registers(&declared, &self.vars));
        let Some((results, args)) = types.filter(|_| self.cx.diagnostics.len() == before) else {
            self.failed = true;
            return numbered.text;
        };
        let flags = InlineFlags::default().with_pure(ptx.pure).with_nonconvergent(ptx.pure);
        if let Err(error) = PtxCode::inline(&numbered.text, &results, &args, starts, flags) {
            let start = numbered.old(error.span.start, false);
            let end = numbered.old(error.span.end, true).max(start);
            let span = text_place(self.cx.files, ptx, start, end);
            let message = self.with_names(ptx, &error.message);
            let whole = error.span == (0..numbered.text.len());
            let error = Diagnostic::error("T0603", format!("in the PTX text: {message}"), span);
            self.report(error.at(if whole { "this text" } else { "here" }));
        }
        numbered.text
    }

    /// A message with `%0` as the names that are written.
    fn with_names(&self, ptx: &PtxExpr, message: &str) -> String {
        let results = ptx.outputs.iter().map(|(name, ..)| name);
        let all: Vec<&Name> = results.chain(ptx.inputs.iter().map(|(name, ..)| name)).collect();
        let mut text = String::new();
        let mut done = 0;
        for (start, end) in register_names(message) {
            let number = message[start + 1..end].parse::<usize>().ok();
            if let Some(name) = number.and_then(|n| all.get(n)) {
                text.push_str(&message[done..start + 1]);
                text.push_str(&name.text);
                done = end;
            }
        }
        text.push_str(&message[done..]);
        text
    }

    /// The text with `%0`, `%1` and so on; names that are not known are reported.
    fn number_names(&mut self, ptx: &PtxExpr) -> Numbered {
        let results = ptx.outputs.iter().map(|(name, ..)| name.text.as_str());
        let all: Vec<&str> =
            results.chain(ptx.inputs.iter().map(|(name, ..)| name.text.as_str())).collect();
        let (registers, heads) = declared(&ptx.text);
        let mut numbered = Numbered { text: String::new(), pieces: Vec::new() };
        let mut done = 0;
        for (start, end) in register_names(&ptx.text) {
            let name = &ptx.text[start + 1..end];
            if let Some(number) = all.iter().position(|known| *known == name) {
                numbered.pieces.push((numbered.text.len(), done, true));
                numbered.text.push_str(&ptx.text[done..start]);
                numbered.pieces.push((numbered.text.len(), start, false));
                numbered.text.push_str(&format!("%{number}"));
                done = end;
            } else if !registers.contains(&name)
                && !heads.iter().any(|head| name.starts_with(head))
                && SpecialReg::from_name(name).is_none()
            {
                let span = text_place(self.cx.files, ptx, start, end);
                self.unknown_register(name, &all, &registers, span);
            }
        }
        numbered.pieces.push((numbered.text.len(), done, true));
        numbered.text.push_str(&ptx.text[done..]);
        numbered
    }

    fn unknown_register(&mut self, name: &str, all: &[&str], declared: &[&str], span: Span) {
        let message = match name {
            "" => "a `%` without a name".to_owned(),
            name => format!("`%{name}` is not an operand, result or register of this PTX text"),
        };
        let mut error = Diagnostic::error("T0601", message, span).at("not found");
        let known = all.iter().chain(declared).copied();
        if let Some(near) = names::nearest(name, known) {
            error = error.help(format!("did you mean `%{near}`?"));
        } else if name.bytes().all(|b| b.is_ascii_digit()) && !all.is_empty() {
            let list: Vec<String> = all.iter().map(|name| format!("`%{name}`")).collect();
            error = error.help(format!("operands are named: {}", list.join(", ")));
        } else {
            error = error.help(format!(
                "pass it: `ptx!(({name}: u32 = value) -> ..`, or declare it in the text: `.reg \
                 .b32 %{name};`"
            ));
        }
        self.report(error);
    }
}

/// The place in the source of a range of the text.
fn text_place(files: &Files, ptx: &PtxExpr, start: usize, end: usize) -> Span {
    let span = ptx.text_span;
    let file = files.get(span.file).map_or("", |file| file.text.as_str());
    let source = file.get(span.start as usize..).unwrap_or_default();
    let at = |bytes| span.start + source_offset(source, bytes) as u32;
    Span { start: at(start), end: at(end), ..span }
}

/// Where a byte of a text is in its source, where escapes are two bytes and one of the text.
fn source_offset(source: &str, bytes: usize) -> usize {
    let (mut at, mut text) = (0, 0);
    let mut chars = source.chars();
    while text < bytes {
        let Some(c) = chars.next() else { break };
        at += c.len_utf8();
        text += c.len_utf8();
        if c == '\\' {
            at += chars.next().map_or(0, char::len_utf8);
        }
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_longer_in_the_source() {
        assert_eq!(source_offset(r"ab\n\tc", 3), 4);
        assert_eq!(source_offset("ab\ncd", 4), 4);
        assert_eq!(source_offset("ab", 9), 2);
    }

    #[test]
    fn declared_registers_are_found() {
        let text = ".reg .b32 %a, %b; {.reg .pred %p<3>;} add.u32 %a, %b, %c;";
        assert_eq!(declared(text), (vec!["a", "b"], vec!["p"]));
    }

    #[test]
    fn places_in_numbered_text_are_those_of_the_names() {
        // `x %long y` became `x %0 y`.
        let pieces = vec![(0, 0, true), (2, 2, false), (4, 7, true)];
        let numbered = Numbered { text: "x %0 y".to_owned(), pieces };
        assert_eq!((numbered.old(2, false), numbered.old(4, true)), (2, 7));
        assert_eq!((numbered.old(3, false), numbered.old(3, true)), (2, 7));
        assert_eq!(numbered.old(5, false), 8);
    }
}
