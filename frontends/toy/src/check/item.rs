//! Items: one namespace for those of all files; constants, structs and statics when they are asked
//! for.

use super::function::{Body, Generics, Why};
use super::tree::{FunctionDef, StructInstance};
use super::ty::{StructDef, Type};
use super::{Checker, KnownStruct, names};
use crate::ast::{self, Item, Name};
use crate::diagnostic::Diagnostic;
use crate::hir::{self, Constant, StaticId, StructId};
use crate::source::Span;
use crate::types::Number;
use irc_ir::types::Space;
use std::collections::HashMap;

/// How deep structs contain each other at most.
const MAX_STRUCT_DEPTH: usize = 80;
/// How many parts that are no structs a struct has at most.
const MAX_STRUCT_PARTS: u32 = 4096;

/// What a name of an item stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Def {
    Const(usize),
    Struct(StructDef),
    Static(usize),
    Function(FunctionDef),
}

/// The items of a program.
#[derive(Default)]
pub(super) struct Items<'a> {
    pub(super) names: HashMap<&'a str, Def>,
    pub(super) consts: Vec<ConstDef<'a>>,
    pub(super) structs: Vec<StructDefinition<'a>>,
    pub(super) statics: Vec<StaticDef<'a>>,
    pub(super) functions: Vec<FunctionDefinition<'a>>,
    /// Constants that are being computed.
    busy_consts: Vec<(usize, Span)>,
    /// Structs of which the parts are being looked at.
    busy_structs: Vec<StructInstance>,
}

pub(super) struct ConstDef<'a> {
    pub(super) item: &'a ast::ConstItem,
    /// Its type and value, once computed; no value if it is wrong.
    pub(super) value: Option<(Type, Option<Constant>)>,
    pub(super) used: bool,
}

pub(super) struct StructDefinition<'a> {
    pub(super) item: &'a ast::StructItem,
    pub(super) used: bool,
}

pub(super) struct StaticDef<'a> {
    pub(super) item: &'a ast::StaticItem,
    pub(super) ty: Type,
    pub(super) id: Option<StaticId>,
    pub(super) used: bool,
}

pub(super) struct FunctionDefinition<'a> {
    pub(super) item: &'a ast::FunctionItem,
    /// Whether a kernel reaches it.
    pub(super) reached: bool,
    /// Whether something but itself names it.
    pub(super) used: bool,
}

fn name_of(item: &Item) -> &Name {
    match item {
        Item::Const(item) => &item.name,
        Item::Struct(item) => &item.name,
        Item::Static(item) => &item.name,
        Item::Function(item) => &item.name,
    }
}

impl<'a> Items<'a> {
    /// The place where an item is defined.
    pub(super) fn span(&self, def: Def) -> Span {
        match def {
            Def::Const(index) => self.consts[index].item.name.span,
            Def::Struct(def) => self.structs[def.0 as usize].item.name.span,
            Def::Static(index) => self.statics[index].item.name.span,
            Def::Function(def) => self.functions[def.0 as usize].item.name.span,
        }
    }

    /// What an item is, for people.
    pub(super) fn kind(&self, def: Def) -> &'static str {
        match def {
            Def::Const(_) => "a constant",
            Def::Struct(_) => "a struct",
            Def::Static(_) => "a static variable",
            Def::Function(def) if self.functions[def.0 as usize].item.kernel => "a kernel",
            Def::Function(_) => "a function",
        }
    }

    /// All names in the order of the source.
    pub(super) fn all_names(&self) -> impl Iterator<Item = (&'a str, Def)> {
        let consts = self.consts.iter().map(|c| c.item.name.text.as_str());
        let consts = consts.enumerate().map(|(i, name)| (name, Def::Const(i)));
        let structs = self.structs.iter().map(|s| s.item.name.text.as_str());
        let structs = structs.enumerate().map(|(i, n)| (n, Def::Struct(StructDef(i as u32))));
        let statics = self.statics.iter().map(|s| s.item.name.text.as_str());
        let statics = statics.enumerate().map(|(i, name)| (name, Def::Static(i)));
        let functions = self.functions.iter().map(|f| f.item.name.text.as_str());
        let functions =
            functions.enumerate().map(|(i, n)| (n, Def::Function(FunctionDef(i as u32))));
        consts.chain(structs).chain(statics).chain(functions)
    }
}

impl<'a> Checker<'a> {
    /// Puts the items of all files into the namespace.
    pub(super) fn collect(&mut self, units: &'a [ast::Unit]) {
        for item in units.iter().flat_map(|unit| &unit.items) {
            let name = name_of(item);
            if let Some(&first) = self.items.names.get(name.text.as_str()) {
                let error = Diagnostic::error(
                    "T0202",
                    format!("`{}` is defined twice", name.text),
                    name.span,
                );
                let kind = self.items.kind(first);
                self.report(
                    error
                        .at("defined again here")
                        .label(self.items.span(first), format!("first, as {kind}, here"))
                        .note("the items of all imported files share one namespace")
                        .help("rename one of them"),
                );
                continue;
            }
            self.refuse_reserved(name, item);
            let def = self.add(item);
            self.items.names.insert(&name.text, def);
        }
        let kernels = self.items.functions.iter().filter(|f| f.item.kernel);
        self.symbols.extend(kernels.map(|f| f.item.name.text.clone()));
    }

    fn add(&mut self, item: &'a Item) -> Def {
        let items = &mut self.items;
        match item {
            Item::Const(item) => {
                items.consts.push(ConstDef { item, value: None, used: false });
                Def::Const(items.consts.len() - 1)
            }
            Item::Struct(item) => {
                items.structs.push(StructDefinition { item, used: false });
                Def::Struct(StructDef(items.structs.len() as u32 - 1))
            }
            Item::Static(item) => {
                items.statics.push(StaticDef { item, ty: Type::Error, id: None, used: false });
                Def::Static(items.statics.len() - 1)
            }
            Item::Function(item) => {
                items.functions.push(FunctionDefinition { item, reached: false, used: false });
                Def::Function(FunctionDef(items.functions.len() as u32 - 1))
            }
        }
    }

    /// Types and functions with rules of their own keep their names.
    fn refuse_reserved(&mut self, name: &Name, item: &Item) {
        let is_type = names::type_names().any(|known| known == name.text)
            || super::resolve::vector_type(&name.text).is_some();
        if is_type || names::SPECIAL.contains(&name.text.as_str()) {
            let what = if is_type { "type" } else { "function" };
            let error = Diagnostic::error(
                "T0202",
                format!("`{}` is the name of a built-in {what}", name.text),
                name.span,
            );
            self.report(error.at("cannot be redefined").help("choose another name"));
        } else if names::builtin_names().any(|known| known == name.text)
            && !matches!(item, Item::Struct(_))
        {
            let warning = Diagnostic::warning(
                "T0902",
                format!("`{}` shadows a built-in function", name.text),
                name.span,
            );
            self.report(warning.at("shadows it from here on").help("rename it"));
        }
    }

    /// Checks constants, structs and statics, whether they are used or not.
    pub(super) fn check_items(&mut self) {
        for index in 0..self.items.consts.len() {
            self.const_item(index, self.items.consts[index].item.name.span);
        }
        for index in 0..self.items.structs.len() {
            self.check_struct(index);
        }
        for index in 0..self.items.statics.len() {
            self.check_static(index);
        }
        for index in 0..self.items.functions.len() {
            self.check_generics(&self.items.functions[index].item.generics);
        }
    }

    /// The type and value of a constant; no value if it is wrong.
    pub(super) fn const_item(&mut self, index: usize, used: Span) -> (Type, Option<Constant>) {
        if let Some(value) = &self.items.consts[index].value {
            return value.clone();
        }
        if self.items.busy_consts.iter().any(|&(busy, _)| busy == index) {
            self.report_const_cycle(index, used);
            return (Type::Error, None);
        }
        self.items.busy_consts.push((index, used));
        let item = self.items.consts[index].item;
        let inside = self.inside.take();
        let mut body = Body::new(self, Generics::default());
        let value = body.const_definition(item);
        self.inside = inside;
        self.items.busy_consts.pop();
        self.items.consts[index].value = Some(value.clone());
        value
    }

    fn report_const_cycle(&mut self, index: usize, used: Span) {
        let busy = &self.items.busy_consts;
        let start = busy.iter().position(|&(i, _)| i == index).expect("it is busy");
        let path = &busy[start..];
        let first = self.items.consts[index].item;
        let mut error = Diagnostic::error(
            "T0402",
            format!("the value of the constant `{}` depends on itself", first.name.text),
            first.name.span,
        )
        .at("evaluating this ..");
        for (i, &(_, span)) in path.iter().enumerate().skip(1) {
            let name = &self.items.consts[path[i].0].item.name.text;
            error = error.label(span, format!(".. needs `{name}` .."));
        }
        let name = &first.name.text;
        error = error.label(used, format!(".. which needs `{name}` itself"));
        self.report(error.help("give one of them a value that does not use the others"));
    }

    fn check_struct(&mut self, index: usize) {
        let item = self.items.structs[index].item;
        for (i, (name, _)) in item.fields.iter().enumerate() {
            if let Some((first, _)) = item.fields[..i].iter().find(|(f, _)| f.text == name.text) {
                let message = format!("`{}` has duplicate field `{}`", item.name.text, name.text);
                let error = Diagnostic::error("T0202", message, name.span);
                self.report(error.at("again here").label(first.span, "first here"));
            }
        }
        self.check_generics(&item.generics);
        if item.generics.is_empty() {
            let inside = self.inside.take();
            let ty = Type::Struct(StructDef(index as u32), [].into());
            if !self.check_size(&ty, item.name.span) {
                let instance = StructInstance { def: StructDef(index as u32), args: Vec::new() };
                self.struct_ids.insert(instance, None);
            }
            self.inside = inside;
        }
    }

    /// Fields of a struct with arguments put in.
    pub(super) fn fields(&mut self, def: StructDef, args: &[Type]) -> Vec<(String, Type)> {
        let item = self.items.structs[def.0 as usize].item;
        let mut body = Body::new(self, Generics::default());
        let generics = body.bind_generics(&item.generics, args);
        body.generics = generics;
        item.fields.iter().map(|(name, ty)| (name.text.clone(), body.ty(ty))).collect()
    }

    /// The id of a struct; its fields are filled in later, so that it may have pointers to itself.
    pub(super) fn struct_id(&mut self, ty: StructInstance, span: Span) -> Option<StructId> {
        if let Some(known) = self.struct_ids.get(&ty) {
            return known.map(|known| known.id);
        }
        let item = self.items.structs[ty.def.0 as usize].item;
        if let Some(start) = self.items.busy_structs.iter().position(|busy| *busy == ty) {
            self.report_recursive_struct(start);
            return None;
        }
        if self.items.busy_structs.len() >= MAX_STRUCT_DEPTH {
            self.report_deep_struct(span);
            return None;
        }
        self.items.busy_structs.push(ty.clone());
        let fields = self.fields(ty.def, &ty.args);
        let mut right = true;
        let (mut parts, mut depth) = (0, 0);
        for ((_, field), (_, written)) in fields.iter().zip(&item.fields) {
            let mut inner = field;
            while let Type::Array(array) = inner {
                inner = &array.0;
            }
            if let Type::Struct(def, args) = inner {
                let inner = StructInstance { def: *def, args: args.to_vec() };
                right &= self.struct_id(inner.clone(), written.span).is_some();
                let inner = self.struct_ids.get(&inner).copied().flatten();
                parts += inner.map_or(1, |inner| inner.parts);
                depth = depth.max(inner.map_or(0, |inner| inner.depth));
            } else {
                parts += 1;
            }
        }
        if parts > MAX_STRUCT_PARTS && right {
            let message = format!("a struct has more than {MAX_STRUCT_PARTS} parts in total");
            let error = Diagnostic::error("T0410", message, item.name.span);
            self.report(error.at("too large").help("use arrays"));
            right = false;
        }
        if depth as usize >= MAX_STRUCT_DEPTH && right {
            self.report_deep_struct(item.name.span);
            right = false;
        }
        self.items.busy_structs.pop();
        let id = right.then(|| {
            let name = self.show(&Type::Struct(ty.def, ty.args.clone().into()));
            self.structs.push(hir::Struct { name, fields: Vec::new() })
        });
        if let Some(id) = id {
            self.unfilled.push((id, ty.clone()));
        }
        self.struct_ids.insert(ty, id.map(|id| KnownStruct { id, parts, depth: depth + 1 }));
        id
    }

    fn report_deep_struct(&mut self, span: Span) {
        let message = format!("structs contain each other more than {MAX_STRUCT_DEPTH} deep");
        self.report(Diagnostic::error("T0410", message, span).at("too deep here"));
    }

    fn report_recursive_struct(&mut self, start: usize) {
        let path: Vec<StructDef> =
            self.items.busy_structs[start..].iter().map(|busy| busy.def).collect();
        let first = self.items.structs[path[0].0 as usize].item;
        let mut error = Diagnostic::error(
            "T0409",
            format!("the struct `{}` contains itself", first.name.text),
            first.name.span,
        )
        .at("recursive without indirection");
        for (i, def) in path.iter().enumerate() {
            let next = path.get(i + 1).unwrap_or(&path[0]);
            let next = &self.items.structs[next.0 as usize].item.name.text;
            let item = self.items.structs[def.0 as usize].item;
            let field = item.fields.iter().find(|(_, ty)| names_struct(ty, next));
            if let Some((name, ty)) = field {
                let text = format!("`{}` is a part of `{}`", name.text, item.name.text);
                error = error.label(ty.span, text);
            }
        }
        let help = format!("insert indirection: `*{}`", first.name.text);
        self.report(error.help(help));
    }

    /// Gives fields to all structs that have an id.
    pub(super) fn fill_structs(&mut self) {
        while let Some((id, ty)) = self.unfilled.pop() {
            let span = self.items.structs[ty.def.0 as usize].item.name.span;
            let fields = self.fields(ty.def, &ty.args);
            self.structs[id].fields =
                fields.into_iter().map(|(name, field)| (name, self.hir_ty(&field, span))).collect();
        }
    }

    fn check_static(&mut self, index: usize) {
        let item = self.items.statics[index].item;
        let mut body = Body::new(self, Generics::default());
        let ty = match &item.ty.kind {
            ast::TypeKind::Unsized(_) => {
                let error = Diagnostic::error(
                    "T0707",
                    "dynamic shared memory is declared in a function",
                    item.ty.span,
                );
                body.cx.report(
                    error
                        .at("this has no length")
                        .help(format!("write `shared {}: [..];` in the kernel", item.name.text)),
                );
                Type::Error
            }
            _ => body.sized_ty(&item.ty),
        };
        let value = item.value.as_ref();
        let init =
            value.map(|value| body.const_value(value, &ty, &Why::Declared(item.ty.span)).known());
        self.items.statics[index].ty = ty.clone();
        self.check_static_space(item, &ty);
        if item.space != Space::Shared {
            let init = init.unwrap_or_else(|| self.zero(&ty));
            let id = self.new_static(&item.name, item.space, &ty, init);
            self.items.statics[index].id = Some(id);
        }
    }

    fn check_static_space(&mut self, item: &ast::StaticItem, ty: &Type) {
        let name = &item.name;
        let error = |message: &str| Diagnostic::error("T0707", message.to_owned(), name.span);
        match item.space {
            Space::Shared if item.value.is_some() => {
                let value = item.value.as_ref().expect("just seen");
                let error =
                    Diagnostic::error("T0707", "shared memory cannot be initialised", value.span);
                self.report(
                    error
                        .at("not allowed")
                        .help("write it in the kernel, and let all threads wait with `barrier()`"),
                );
            }
            Space::Const if item.value.is_none() => self.report(
                error("a constant static needs a value")
                    .at("it cannot be written later")
                    .help(format!("add `= ..` after the type of `{}`", name.text)),
            ),
            Space::Const if item.mutable => self.report(
                error("constant memory cannot be `mut`")
                    .at("kernels can only read it")
                    .help("write `static global mut`, or remove `mut`"),
            ),
            Space::Global | Space::Const if has_pointer(self, ty) => {
                let ty = self.show(ty);
                self.report(
                    error(&format!("a static in this space cannot hold `{ty}`"))
                        .at("it holds a pointer, and there is no address before the launch")
                        .help("pass the pointer as a parameter of the kernel"),
                );
            }
            Space::Global | Space::Const | Space::Shared => {}
            space => self.report(
                error(&format!("a static cannot be in `{space}` space"))
                    .at("must be global, constant or shared")
                    .help(format!("write `static global {}`", name.text)),
            ),
        }
    }

    /// Makes a static; `init` is `None` for shared memory.
    pub(super) fn new_static(
        &mut self,
        name: &Name,
        space: Space,
        ty: &Type,
        init: Option<Constant>,
    ) -> StaticId {
        let symbol = self.unique_symbol(&name.text);
        let ty = self.hir_ty(ty, name.span);
        self.statics.push(hir::Static {
            symbol,
            space,
            ty,
            init,
            dynamic: false,
            named: true,
            span: name.span,
        })
    }

    /// The id of a static; shared ones come to be when they are used.
    pub(super) fn static_id(&mut self, index: usize) -> StaticId {
        if let Some(id) = self.items.statics[index].id {
            return id;
        }
        let item = self.items.statics[index].item;
        let ty = self.items.statics[index].ty.clone();
        let id = self.new_static(&item.name, item.space, &ty, None);
        self.items.statics[index].id = Some(id);
        id
    }

    /// Zeros of a type without pointers.
    fn zero(&mut self, ty: &Type) -> Option<Constant> {
        Some(match ty {
            Type::Bool => Constant::Bool(false),
            Type::Number(_) => Constant::Number(0),
            Type::Vector(_, lanes) => {
                Constant::List(vec![Constant::Number(0); usize::from(*lanes)])
            }
            Type::Array(parts) => match parts.1 {
                Type::Value(len) => Constant::Repeat(Box::new(self.zero(&parts.0)?), len as u64),
                _ => return None,
            },
            Type::Struct(def, args) => {
                let fields = self.fields(*def, args);
                let zeros: Option<Vec<Constant>> =
                    fields.iter().map(|(_, field)| self.zero(field)).collect();
                Constant::List(zeros?)
            }
            _ => return None,
        })
    }

    /// Warns about items of the root file that nothing uses.
    pub(super) fn warn_unused_items(&mut self) {
        let items = &self.items;
        // A file without kernels is there for others.
        let has_kernel = items.functions.iter().any(|f| f.item.kernel);
        let consts = items.consts.iter().filter(|c| !c.used).map(|c| (&c.item.name, "constant"));
        let structs = items.structs.iter().filter(|s| !s.used).map(|s| (&s.item.name, "struct"));
        let statics =
            items.statics.iter().filter(|s| !s.used).map(|s| (&s.item.name, "static variable"));
        let functions = items.functions.iter().filter(|f| !f.reached && !f.item.kernel);
        let functions = functions.map(|f| (&f.item.name, "function"));
        let unused: Vec<(&Name, &str)> = consts
            .chain(structs)
            .chain(statics)
            .chain(functions)
            .filter(|(name, _)| name.span.file == self.root && !name.text.starts_with('_'))
            .filter(|_| has_kernel)
            .collect();
        for (name, what) in unused {
            let warning =
                Diagnostic::warning("T0901", format!("unused {what}: `{}`", name.text), name.span);
            let how = if what == "function" { "no kernel calls it" } else { "never used" };
            self.report(warning.at(how).help(format!("remove it, or name it `_{}`", name.text)));
        }
    }

    /// Number types that a constant parameter may have.
    pub(super) fn is_const_param_type(ty: &Type) -> bool {
        matches!(ty, Type::Bool | Type::Number(Number::Signed(_) | Number::Unsigned(_)))
    }
}

fn names_struct(ty: &ast::Type, name: &str) -> bool {
    match &ty.kind {
        ast::TypeKind::Named(found, _) => found.text == name,
        ast::TypeKind::Array(of, _) => names_struct(of, name),
        _ => false,
    }
}

fn has_pointer(cx: &mut Checker<'_>, ty: &Type) -> bool {
    match ty {
        Type::Pointer(_) | Type::Slice(_) => true,
        Type::Array(parts) => has_pointer(cx, &parts.0),
        Type::Struct(def, args) => {
            let instance = StructInstance { def: *def, args: args.to_vec() };
            // A struct that contains itself has been reported.
            matches!(cx.struct_ids.get(&instance), Some(Some(_)))
                && cx.fields(*def, args).iter().any(|(_, field)| has_pointer(cx, field))
        }
        _ => false,
    }
}
