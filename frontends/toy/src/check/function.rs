//! A function, or another place where expressions stand, while it is checked.

use super::item::Def;
use super::tree::{Binding, Expr, FunctionDef, Local, LocalInfo, StructInstance};
use super::ty::{Type, VarKind, Vars};
use super::{Checker, Instance};
use crate::ast::{self, GenericKind, Name};
use crate::diagnostic::{Diagnostic, Severity};
use crate::hir::{self, Constant, StaticId};
use crate::source::Span;
use cranelift_entity::PrimaryMap;
use std::collections::HashMap;
use std::rc::Rc;

/// What the parameters in `<..>` stand for, where something is checked.
#[derive(Clone, Default)]
pub(super) struct Generics {
    pub(super) list: Rc<Vec<GenericValue>>,
}

/// What a parameter in `<..>` stands for.
#[derive(Clone, Debug)]
pub(super) struct GenericValue {
    pub(super) name: String,
    pub(super) span: Span,
    /// The type of a constant; `None` for a type.
    pub(super) const_ty: Option<Type>,
    pub(super) value: Type,
}

/// Parameters and result of a function.
pub(super) struct Signature {
    pub(super) params: Vec<Type>,
    pub(super) result: Type,
}

/// Why a type is expected: what the message says beside "expected".
#[derive(Clone, Debug)]
pub(super) enum Why {
    /// A type is written here.
    Declared(Span),
    /// A parameter of a function is declared here: its name, the function.
    Param(Span, String, String),
    /// The argument of a function that is there.
    Builtin(&'static str),
    /// The other operand of an operator.
    Operand(Span),
    /// The result of the function is declared here.
    Result(Span),
    /// The function returns nothing; its name is here.
    NoResult(Span),
    /// The field of a struct is declared here.
    Field(Span),
    /// The first element or branch is here.
    First(Span, &'static str),
    /// What is written to is here.
    Place(Span),
    /// Something that always has this type, and where: a condition, an index.
    Always(&'static str),
}

/// What a name in scope stands for.
#[derive(Clone, Debug)]
pub(super) enum Entry {
    Local(Local),
    Const(Type, Option<Constant>),
    /// `shared name: T;`
    Shared(StaticId, Type),
    /// `shared name: [T];`
    Dynamic(StaticId, Type),
}

/// A length that is computed when the parameters in it are known.
pub(super) struct Pending<'a> {
    /// The variable that stands for it.
    pub(super) var: Type,
    pub(super) len: &'a ast::Expr,
    pub(super) generics: Generics,
    /// The call that needs it.
    pub(super) call: Option<Span>,
}

/// A loop around what is checked.
pub(super) struct LoopState {
    /// Whether something leaves it.
    pub(super) breaks: bool,
}

/// A name in scope, and whether it was used, where that is not known of a variable.
pub(super) struct Scoped {
    pub(super) name: String,
    pub(super) entry: Entry,
    pub(super) span: Span,
    pub(super) used: bool,
}

/// The state of a check: of a function, or of one constant expression.
pub(super) struct Body<'c, 'a> {
    pub(super) cx: &'c mut Checker<'a>,
    pub(super) generics: Generics,
    pub(super) vars: Vars,
    pub(super) locals: Vec<LocalInfo>,
    /// Variables that must lie in memory, known when they are finished.
    pub(super) in_memory: Vec<bool>,
    pub(super) scopes: Vec<Vec<Scoped>>,
    /// Where the entries of each name are in `scopes`, the innermost last.
    visible: HashMap<String, Vec<(usize, usize)>>,
    pub(super) result: Option<(Type, Why)>,
    pub(super) function_name: String,
    pub(super) in_kernel: bool,
    /// The call of which the signature is looked at.
    pub(super) asking: Option<Span>,
    pub(super) loops: Vec<LoopState>,
    /// Whether what comes next is not reached.
    pub(super) diverges: bool,
    /// In a constant expression: the number of variables that are outside of it.
    pub(super) const_base: Option<u32>,
    /// Whether a constant expression needs a parameter that is not known yet.
    pub(super) waits: bool,
    /// Whether something wrong was finished.
    pub(super) failed: bool,
    /// Names of blocks that have ended, and where they were defined.
    pub(super) gone: HashMap<String, Span>,
    /// Lengths that are computed when the parameters that they use are known.
    pub(super) pending: Vec<Pending<'a>>,
}

impl<'c, 'a> Body<'c, 'a> {
    pub(super) fn new(cx: &'c mut Checker<'a>, generics: Generics) -> Body<'c, 'a> {
        Body {
            cx,
            generics,
            vars: Vars::default(),
            locals: Vec::new(),
            in_memory: Vec::new(),
            scopes: vec![Vec::new()],
            visible: HashMap::new(),
            result: None,
            function_name: String::new(),
            in_kernel: false,
            asking: None,
            loops: Vec::new(),
            diverges: false,
            const_base: None,
            waits: false,
            failed: false,
            gone: HashMap::new(),
            pending: Vec::new(),
        }
    }

    pub(super) fn report(&mut self, diagnostic: Diagnostic) {
        self.cx.report(diagnostic);
    }

    /// Reports an error and gives what stands for it.
    pub(super) fn wrong(&mut self, diagnostic: Diagnostic, span: Span) -> Expr {
        self.report(diagnostic);
        Expr::error(span)
    }

    /// A type for people.
    pub(super) fn show(&self, ty: &Type) -> String {
        self.cx.show(&self.vars.shown(ty))
    }

    /// Parameters in `<..>` with arguments put in; as many as there are parameters.
    pub(super) fn bind_generics(&mut self, params: &'a [ast::Generic], args: &[Type]) -> Generics {
        let mut list = Vec::new();
        for (param, value) in params.iter().zip(args) {
            let const_ty = match &param.kind {
                GenericKind::Type(_) => None,
                GenericKind::Const(ty) => Some(self.const_param_type(ty)),
            };
            let name = param.name.text.clone();
            list.push(GenericValue { name, span: param.name.span, const_ty, value: value.clone() });
        }
        Generics { list: Rc::new(list) }
    }

    /// A new variable for each parameter in `<..>`.
    pub(super) fn fresh_args(&mut self, params: &[ast::Generic]) -> Vec<Type> {
        let kind = |param: &ast::Generic| match param.kind {
            GenericKind::Type(_) => VarKind::Any,
            GenericKind::Const(_) => VarKind::Value,
        };
        params.iter().map(|param| self.vars.fresh(kind(param))).collect()
    }

    /// Does something where other parameters in `<..>` and no variables are visible.
    pub(super) fn outside<T>(
        &mut self,
        generics: Generics,
        work: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let before = std::mem::replace(&mut self.generics, generics);
        let scopes = std::mem::replace(&mut self.scopes, vec![Vec::new()]);
        let visible = std::mem::take(&mut self.visible);
        let result = work(self);
        self.generics = before;
        self.scopes = scopes;
        self.visible = visible;
        result
    }

    /// Parameter and result types of a function for a list of arguments.
    pub(super) fn signature(&mut self, def: FunctionDef, args: &[Type]) -> Rc<Signature> {
        if let Some(signature) = self.cx.signatures.get(&def) {
            return Rc::clone(signature);
        }
        let item = self.cx.items.functions[def.0 as usize].item;
        let generics = self.outside(Generics::default(), |b| b.bind_generics(&item.generics, args));
        let signature = Rc::new(self.outside(generics, |b| Signature {
            params: item.params.iter().map(|param| b.sized_ty(&param.ty)).collect(),
            result: item.result.as_ref().map_or(Type::Unit, |ty| b.sized_ty(ty)),
        }));
        if item.generics.is_empty() {
            self.cx.signatures.insert(def, Rc::clone(&signature));
        }
        signature
    }

    /// A new variable of the function, in the innermost scope unless it has no name.
    pub(super) fn new_local(&mut self, name: &Name, ty: Type, binding: Binding) -> Local {
        let local = Local(self.locals.len() as u32);
        self.locals.push(LocalInfo {
            name: name.text.clone(),
            ty,
            span: name.span,
            binding,
            used: false,
            changed: false,
        });
        self.in_memory.push(false);
        self.define(name, Entry::Local(local));
        local
    }

    /// Puts a name into the innermost scope, with a warning if it hides another.
    pub(super) fn define(&mut self, name: &Name, entry: Entry) {
        if let Some((span, what)) = self.hidden_by(name)
            && !name.text.starts_with('_')
        {
            let message = format!("`{}` shadows {what} of the same name", name.text);
            let warning = Diagnostic::warning("T0902", message, name.span)
                .at("shadows it from here on")
                .label(span, "shadowed here")
                .help("rename it");
            self.report(warning);
        }
        let index = self.scopes.len() - 1;
        let scope = &mut self.scopes[index];
        self.visible.entry(name.text.clone()).or_default().push((index, scope.len()));
        scope.push(Scoped { name: name.text.clone(), entry, span: name.span, used: false });
    }

    fn hidden_by(&self, name: &Name) -> Option<(Span, &'static str)> {
        if let Some(found) = self.lookup(&name.text) {
            let scoped = &self.scopes[found.0][found.1];
            let is_param = |entry: &Entry| match entry {
                Entry::Local(local) => matches!(
                    self.locals[local.0 as usize].binding,
                    Binding::Param | Binding::VarParam
                ),
                _ => false,
            };
            // Two parameters of one name have been reported.
            if found.0 + 1 == self.scopes.len() && is_param(&scoped.entry) {
                return None;
            }
            let what = match &scoped.entry {
                Entry::Local(local) => match self.locals[local.0 as usize].binding {
                    Binding::Param | Binding::VarParam => "a parameter",
                    _ => "a variable",
                },
                Entry::Const(..) => "a constant",
                Entry::Shared(..) | Entry::Dynamic(..) => "shared memory",
            };
            return Some((scoped.span, what));
        }
        if let Some(generic) = self.generics.list.iter().find(|g| g.name == name.text) {
            return Some((generic.span, "a parameter"));
        }
        let def = *self.cx.items.names.get(name.text.as_str())?;
        // No program names a kernel.
        if let Def::Function(function) = def
            && self.cx.items.functions[function.0 as usize].item.kernel
        {
            return None;
        }
        Some((self.cx.items.span(def), self.cx.items.kind(def)))
    }

    /// The innermost name in scope: the place in `scopes`.
    pub(super) fn lookup(&self, name: &str) -> Option<(usize, usize)> {
        self.visible.get(name)?.last().copied()
    }

    pub(super) fn push_scope(&mut self) {
        self.scopes.push(Vec::new());
    }

    /// Leaves a scope; constants and shared memory that nothing used are warned about.
    pub(super) fn pop_scope(&mut self) {
        for scoped in self.scopes.pop().expect("it was pushed") {
            if let Some(places) = self.visible.get_mut(&scoped.name) {
                places.pop();
            }
            self.gone.insert(scoped.name.clone(), scoped.span);
            let what = match scoped.entry {
                Entry::Local(_) => continue,
                Entry::Const(..) => "constant",
                Entry::Shared(..) | Entry::Dynamic(..) => "shared memory",
            };
            if !scoped.used && !scoped.name.starts_with('_') {
                let message = format!("unused {what}: `{}`", scoped.name);
                let warning = Diagnostic::warning("T0901", message, scoped.span)
                    .at("never used")
                    .help(format!("remove it, or name it `_{}`", scoped.name));
                self.report(warning);
            }
        }
    }
}

impl<'a> Checker<'a> {
    /// Checks a function with its parameters in `<..>` filled in.
    pub(super) fn check_function(&mut self, instance: &Instance) -> hir::Function {
        let item = self.items.functions[instance.def.0 as usize].item;
        let name = self.instance_name(instance);
        self.inside =
            instance.asked.filter(|_| !instance.args.is_empty()).map(|s| (name.clone(), s));
        let symbol = if item.kernel && item.generics.is_empty() {
            item.name.text.clone()
        } else {
            self.unique_symbol(&name)
        };
        let attributes = self.attributes(item);
        let mut body = Body::new(self, Generics::default());
        let signature = body.signature(instance.def, &instance.args);
        body.generics = body.bind_generics(&item.generics, &instance.args);
        body.function_name = item.name.text.clone();
        body.in_kernel = item.kernel;
        let why = match &item.result {
            Some(ty) => Why::Result(ty.span),
            None => Why::NoResult(item.name.span),
        };
        body.result = Some((signature.result.clone(), why.clone()));
        body.check_param_names(item);
        let params: Vec<Local> = (item.params.iter().zip(&signature.params))
            .map(|(param, ty)| {
                let binding = if param.mutable { Binding::VarParam } else { Binding::Param };
                body.new_local(&param.name, ty.clone(), binding)
            })
            .collect();
        let block = body.function_block(&item.body, &signature.result, &why);
        body.solve_pending();
        let block = body.finish_block(block);
        let result = body.finish_ty(&signature.result, item.name.span);
        let locals = body.finish_locals();
        body.warn_unused_locals();
        let failed = body.failed;
        if item.kernel {
            self.check_kernel(item, &signature);
        }
        self.inside = None;
        if failed {
            self.require_a_reason(item);
        }
        hir::Function {
            name,
            symbol,
            kernel: item.kernel.then_some(attributes.kernel),
            contract: attributes.contract,
            inline: attributes.inline,
            params: params.iter().map(|local| hir::LocalId::from_u32(local.0)).collect(),
            result,
            locals,
            body: block,
            span: item.span,
        }
    }

    /// What is wrong with a function has been reported, or the program would be compiled as if
    /// nothing were.
    fn require_a_reason(&mut self, item: &ast::FunctionItem) {
        if self.diagnostics.iter().all(|known| known.severity != Severity::Error) {
            let message = format!("`{}` was rejected without a diagnostic", item.name.text);
            let note = "this is a bug in the compiler";
            self.report(Diagnostic::error("T0899", message, item.name.span).note(note));
        }
    }

    /// `sum<f32, 4>`
    fn instance_name(&self, instance: &Instance) -> String {
        let item = self.items.functions[instance.def.0 as usize].item;
        self.show_with_args(&item.name.text, &item.generics, &instance.args)
    }

    /// What is wrong with parameters in `<..>` by themselves.
    pub(super) fn check_generics(&mut self, generics: &'a [ast::Generic]) {
        for (i, generic) in generics.iter().enumerate() {
            if let Some(first) = generics[..i].iter().find(|g| g.name.text == generic.name.text) {
                let message = format!("duplicate parameter `{}`", generic.name.text);
                let error = Diagnostic::error("T0202", message, generic.name.span);
                self.report(error.at("again here").label(first.name.span, "first here"));
            }
            match &generic.kind {
                GenericKind::Type(Some(class))
                    if super::call::class_named(&class.text).is_none() =>
                {
                    let message = format!("cannot find type class `{}`", class.text);
                    let error = Diagnostic::error("T0203", message, class.span);
                    self.report(
                        error
                            .at("not a class")
                            .help("the classes are `any`, `num`, `int` and `float`"),
                    );
                }
                GenericKind::Const(written) => {
                    let mut body = Body::new(self, Generics::default());
                    let ty = body.ty(written);
                    if !Checker::is_const_param_type(&ty) && ty != Type::Error {
                        let message =
                            format!("a constant parameter cannot be of type `{}`", self.show(&ty));
                        let error = Diagnostic::error("T0405", message, written.span);
                        self.report(error.at("only integers and `bool` are allowed"));
                    }
                }
                GenericKind::Type(_) => {}
            }
        }
    }

    /// Refuses a type that is too large for memory.
    pub(super) fn check_size(&mut self, ty: &Type, span: Span) -> bool {
        if let Type::Struct(def, args) = ty {
            let instance = StructInstance { def: *def, args: args.to_vec() };
            if self.struct_id(instance, span).is_none() {
                return false;
            }
        }
        match self.data_type(ty) {
            Ok(data) if self.layout.layout(data).size <= MAX_BYTES => true,
            Ok(_) | Err(Some(_)) => {
                let ty = self.show(ty);
                let message = format!("a value of type `{ty}` is too large");
                let error = Diagnostic::error("T0404", message, span);
                self.report(error.at("more than 2 GiB").help("make the array shorter"));
                false
            }
            Err(None) => false,
        }
    }
}

/// The most bytes that a type takes.
const MAX_BYTES: u64 = 1 << 31;

impl Body<'_, '_> {
    fn check_param_names(&mut self, item: &ast::FunctionItem) {
        for (i, param) in item.params.iter().enumerate() {
            let same = item.params[..i].iter().find(|p| p.name.text == param.name.text);
            if let Some(first) = same {
                let message = format!("duplicate parameter `{}`", param.name.text);
                let error = Diagnostic::error("T0202", message, param.name.span);
                self.report(error.at("again here").label(first.name.span, "first here"));
            }
        }
    }

    /// Variables in the form of a checked program.
    fn finish_locals(&mut self) -> PrimaryMap<hir::LocalId, hir::Local> {
        let mut locals = PrimaryMap::new();
        for index in 0..self.locals.len() {
            let info = &self.locals[index];
            let (name, ty, span) = (info.name.clone(), info.ty.clone(), info.span);
            let mutable = matches!(info.binding, Binding::Var | Binding::VarParam);
            let ty = self.finish_ty(&ty, span);
            let in_memory = self.in_memory[index];
            locals.push(hir::Local { name, ty, in_memory, mutable, span });
        }
        locals
    }

    fn warn_unused_locals(&mut self) {
        for index in 0..self.locals.len() {
            let info = &self.locals[index];
            if info.name.starts_with('_') || info.binding == Binding::Temp {
                continue;
            }
            let what = match info.binding {
                Binding::Param | Binding::VarParam => "parameter",
                _ => "variable",
            };
            let (name, span) = (&info.name, info.span);
            let warning = if !info.used {
                let message = format!("unused {what}: `{name}`");
                let label = if info.changed { "written, but never read" } else { "never read" };
                Diagnostic::warning("T0901", message, span)
                    .at(label)
                    .help(format!("remove it, or name it `_{name}`"))
            } else if !info.changed && info.binding == Binding::Var {
                Diagnostic::warning("T0903", format!("`{name}` is never modified"), span)
                    .at("`var` is not needed")
                    .help(format!("write `let {name}`"))
            } else if !info.changed && info.binding == Binding::VarParam {
                Diagnostic::warning("T0903", format!("`{name}` is never modified"), span)
                    .at("`var` is not needed")
                    .help("remove `var`")
            } else {
                continue;
            };
            self.report(warning);
        }
    }
}
