//! Links libraries into a module: what it reaches of them, and no more.
//!
//! A library brings the definitions of functions and variables that the module declares. What is
//! taken becomes internal, as clang does with `-mlink-builtin-bitcode`, so it is inlined or left
//! out like the module's own; names that clash with others of the module are changed. Types, groups
//! of attributes and metadata get numbers of the module; flags and named metadata of a library say
//! nothing, its data layout must agree. Places in a library begin behind those of what came before
//! it.
//!
//! Internal symbols of the module are never what a library means by a name: where both use it, the
//! one of the module is renamed.

mod prototype;
mod rename;

use crate::codes::{Fault, fault};
use crate::lower::layout::Layout;
use crate::lower::referenced;
use crate::tree::{
    Alias, Attribute, Attributes, Call, Function, Global, Inst, Linkage, Meta, Module, Name, Node,
    Op, TypeId, Typed, Value, ValueKind,
};
use irc_ptx::text::Span;
use rustc_hash::{FxHashMap, FxHashSet};

/// A definition of a library.
#[derive(Copy, Clone, Debug)]
enum Definition {
    Global(usize),
    Function(usize),
    Alias(usize),
}

/// The names of what libraries brought that the next ones may use, though it is internal by now.
pub type Shared<'a> = FxHashSet<Name<'a>>;

/// Refuses a library in whose memory things lie elsewhere.
fn check_layout(module: &Module<'_>, library: &Module<'_>) -> Result<(), Fault> {
    let parsed = |module: &Module<'_>| {
        let named = module.layout.as_ref().map(|(text, span)| (&**text, *span));
        Layout::new(named)
    };
    let Some((text, span)) = library.layout.as_ref().filter(|(text, _)| !text.is_empty()) else {
        return Ok(());
    };
    // What is wrong with that of the module is said when it is lowered.
    let (Ok(of_module), of_library) = (parsed(module), parsed(library)?) else { return Ok(()) };
    if of_module.agrees(&of_library) {
        return Ok(());
    }
    let own = module.layout.as_ref().map_or("that of the target", |(text, _)| text);
    let message = format!("the data layout of the library, `{text}`, is not that of the module");
    let mut fault = fault("L0202", message, *span);
    fault.help = Some(format!("the module has `{own}`"));
    Err(fault)
}

/// Takes what a module reaches of a library, whose places begin at `base`.
pub fn link<'a>(
    module: &mut Module<'a>,
    library: Module<'a>,
    base: u32,
    shared: &mut Shared<'a>,
) -> Result<(), Fault> {
    check_layout(module, &library)?;
    let moved = |(span, why): (Span, _)| (Span::new(span.start + base, span.end + base), why);
    module.bad_name = module.bad_name.or(library.bad_name.map(moved));
    let wanted = undefined(module, &referenced(module));
    let found = definitions(&library);
    let mut linker = Linker::new(module, &library, base, shared)?;
    let mut left: Vec<Definition> = Vec::new();
    for name in wanted {
        if let Some(&(definition, is_visible)) = found.get(&*name)
            && is_visible
        {
            linker.names.insert(name.clone(), name.clone());
            shared.insert(name.clone());
            linker.provided.insert(name);
            left.push(definition);
        }
    }
    // In the order in which they are reached.
    let mut taken = Vec::new();
    while let Some(definition) = left.pop() {
        taken.push(definition);
        for name in names_in(&library, definition) {
            if linker.names.contains_key(name) {
                continue;
            }
            let Some(&(next, is_visible)) = found.get(&**name) else {
                linker.make_room(name);
                linker.declared.insert(name.clone());
                continue;
            };
            if is_visible {
                linker.make_room(name);
            }
            let new = linker.name_for(name, is_visible);
            linker.names.insert(name.clone(), new.clone());
            if is_visible && linker.of_module.get(name) == Some(&Held::Defined) {
                // The module has its own, which comes first.
                continue;
            }
            if is_visible {
                shared.insert(name.clone());
            }
            linker.provided.insert(new);
            left.push(next);
        }
    }
    rename::rename(module, &linker.renamed);
    prototype::check(module, &library, &linker.types, &linker.kept())?;
    linker.take(module, library, &taken);
    Ok(())
}

/// The names that a module uses but does not define, in order.
fn undefined<'a>(module: &Module<'a>, used: &FxHashSet<&str>) -> Vec<Name<'a>> {
    let functions = module.functions.iter().filter(|function| is_declaration(function));
    let globals = module.globals.iter().filter(|global| global.init.is_none());
    let names = functions.map(|function| &function.name);
    let names = names.chain(globals.map(|global| &global.name));
    names.filter(|name| used.contains(&***name)).cloned().collect()
}

fn is_declaration(function: &Function<'_>) -> bool {
    function.blocks.is_empty() || function.linkage == Linkage::Available
}

/// What a library defines, by name, and whether others may use it.
fn definitions<'m>(library: &'m Module<'_>) -> FxHashMap<&'m str, (Definition, bool)> {
    let mut found = FxHashMap::default();
    for (index, function) in library.functions.iter().enumerate() {
        if !function.blocks.is_empty() {
            let is_visible = function.linkage != Linkage::Internal;
            found.insert(&*function.name, (Definition::Function(index), is_visible));
        }
    }
    for (index, global) in library.globals.iter().enumerate() {
        if global.init.is_some() && global.linkage != Linkage::Appending {
            let is_visible = global.linkage != Linkage::Internal;
            found.insert(&*global.name, (Definition::Global(index), is_visible));
        }
    }
    for (index, alias) in library.aliases.iter().enumerate() {
        let is_visible = alias.linkage != Linkage::Internal;
        found.insert(&*alias.name, (Definition::Alias(index), is_visible));
    }
    found
}

/// The symbols that a definition names.
fn names_in<'m, 'a>(library: &'m Module<'a>, definition: Definition) -> Vec<&'m Name<'a>> {
    let mut names = Vec::new();
    let mut note = |value: &'m Value<'a>| {
        value.walk(&mut |value| {
            if let ValueKind::Global(name) = &value.kind {
                names.push(name);
            }
        });
    };
    match definition {
        Definition::Global(index) => library.globals[index].init.iter().for_each(&mut note),
        Definition::Alias(index) => note(&library.aliases[index].target.value),
        Definition::Function(index) => {
            let blocks = &library.functions[index].blocks;
            for inst in blocks.iter().flat_map(|block| &block.insts) {
                inst.op.for_each_value(&mut note);
            }
        }
    }
    names
}

/// What the module has under a name.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Held {
    /// A declaration, which a library may define.
    Declared,
    /// A definition that libraries may use.
    Defined,
    /// A definition that nobody else means by this name.
    Internal,
}

impl Held {
    fn of(linkage: Linkage, is_declared: bool, is_shared: bool) -> Held {
        match linkage {
            _ if is_declared => Held::Declared,
            Linkage::Internal if !is_shared => Held::Internal,
            _ => Held::Defined,
        }
    }
}

/// What numbers and names of a library are in the module.
struct Linker<'a> {
    types: Vec<TypeId>,
    groups: FxHashMap<u32, u32>,
    nodes: FxHashMap<u32, u32>,
    /// The new names of what is taken, by the old ones.
    names: FxHashMap<Name<'a>, Name<'a>>,
    /// The new names of what the library provides.
    provided: FxHashSet<Name<'a>>,
    /// What is only declared in the library, intrinsics above all.
    declared: FxHashSet<Name<'a>>,
    /// All names of the module.
    of_module: FxHashMap<Name<'a>, Held>,
    /// The new names of what in the module is internal, by the old ones.
    renamed: FxHashMap<Name<'a>, Name<'a>>,
    /// All names of the library, whether they are taken or not.
    of_library: FxHashSet<Name<'a>>,
    base: u32,
}

impl<'a> Linker<'a> {
    fn new(
        module: &mut Module<'a>,
        library: &Module<'a>,
        base: u32,
        shared: &Shared<'a>,
    ) -> Result<Linker<'a>, Fault> {
        let numbers = |known: Vec<u32>, new: Vec<u32>, what: &str| {
            renumbered(&known, new).ok_or_else(|| {
                fault("L0107", format!("too many {what} in the linked modules"), Span::new(0, 0))
            })
        };
        let keys = |module: &Module<'a>| module.groups.keys().copied().collect();
        let groups = numbers(keys(module), keys(library), "groups of attributes")?;
        let keys = |module: &Module<'a>| module.nodes.keys().copied().collect();
        let nodes = numbers(keys(module), keys(library), "nodes of metadata")?;
        Ok(Linker {
            types: module.types.absorb(&library.types),
            groups,
            nodes,
            names: FxHashMap::default(),
            provided: FxHashSet::default(),
            declared: FxHashSet::default(),
            of_module: names_of(module, shared),
            renamed: FxHashMap::default(),
            of_library: names_of(library, shared).into_keys().collect(),
            base,
        })
    }

    /// The name in the module of something that the library defines.
    fn name_for(&self, name: &Name<'a>, is_visible: bool) -> Name<'a> {
        match is_visible || !self.of_module.contains_key(name) {
            true => name.clone(),
            false => self.free(name),
        }
    }

    /// A name that nothing has, neither in the module nor in the library.
    fn free(&self, name: &Name<'a>) -> Name<'a> {
        // No more tries than there are names.
        let most = self.of_module.len() + self.provided.len() + self.of_library.len() + 1;
        let mut tries = (1..=most).map(|number| Name::Owned(format!("{name}.{number}")));
        let is_free = |name: &Name<'a>| {
            !(self.of_module.contains_key(name)
                || self.provided.contains(name)
                || self.of_library.contains(name))
        };
        tries.find(is_free).unwrap_or_else(|| name.clone())
    }

    /// Has what is internal in the module make room for what the library means by the name.
    fn make_room(&mut self, name: &Name<'a>) {
        if self.of_module.get(name) == Some(&Held::Internal) {
            let new = self.free(name);
            self.of_module.remove(name);
            self.of_module.insert(new.clone(), Held::Internal);
            self.renamed.insert(name.clone(), new);
        }
    }

    /// The names of the library that are the same in the module.
    fn kept(&self) -> FxHashSet<&str> {
        let kept = self.names.iter().filter(|(old, new)| old == new).map(|(old, _)| &**old);
        kept.chain(self.declared.iter().map(|name| &**name)).collect()
    }

    /// Moves what is taken into the module.
    fn take(self, module: &mut Module<'a>, library: Module<'a>, taken: &[Definition]) {
        // Definitions take the places of declarations.
        module.functions.retain(|function| {
            !(self.provided.contains(&function.name) && is_declaration(function))
        });
        module
            .globals
            .retain(|global| !(self.provided.contains(&global.name) && global.init.is_none()));
        let arch = module.functions.iter().find_map(|function| arch_of(module, function));
        let (mut globals, mut functions) = (FxHashSet::default(), FxHashSet::default());
        let mut aliases = FxHashSet::default();
        for definition in taken {
            match *definition {
                Definition::Global(index) => _ = globals.insert(index),
                Definition::Function(index) => _ = functions.insert(index),
                Definition::Alias(index) => _ = aliases.insert(index),
            }
        }
        for (index, mut global) in library.globals.into_iter().enumerate() {
            let is_declared = global.init.is_none() && self.is_new(&global.name);
            if globals.contains(&index) || is_declared {
                self.global(&mut global, globals.contains(&index));
                module.globals.push(global);
            }
        }
        for (index, mut function) in library.functions.into_iter().enumerate() {
            let is_declared = function.blocks.is_empty() && self.is_new(&function.name);
            if functions.contains(&index) || is_declared {
                self.function(&mut function, functions.contains(&index), arch.as_ref());
                module.functions.push(function);
            }
        }
        for (index, mut alias) in library.aliases.into_iter().enumerate() {
            if aliases.contains(&index) {
                self.alias(&mut alias);
                module.aliases.push(alias);
            }
        }
        for (number, attributes) in library.groups {
            let attributes = attributes.into_iter().map(|one| self.attribute(one)).collect();
            module.groups.insert(self.groups[&number], attributes);
        }
        for (number, node) in library.nodes {
            module.nodes.insert(self.nodes[&number], self.node(node));
        }
    }

    /// Whether a declaration of the library is used and new to the module.
    fn is_new(&self, name: &Name<'a>) -> bool {
        self.declared.contains(name) && !self.of_module.contains_key(name)
    }

    // ---- rewriting ----

    fn span(&self, span: &mut Span) {
        *span = Span::new(span.start.saturating_add(self.base), span.end.saturating_add(self.base));
    }

    fn ty(&self, ty: &mut TypeId) {
        *ty = self.types[ty.index()];
    }

    fn name(&self, name: &mut Name<'a>) {
        if let Some(new) = self.names.get(name) {
            *name = new.clone();
        }
    }

    fn global(&self, global: &mut Global<'a>, is_taken: bool) {
        self.name(&mut global.name);
        self.span(&mut global.span);
        self.ty(&mut global.ty);
        global.init.iter_mut().for_each(|init| self.value(init));
        global.dbg = global.dbg.and_then(|node| self.nodes.get(&node).copied());
        if is_taken {
            global.linkage = Linkage::Internal;
        }
    }

    fn alias(&self, alias: &mut Alias<'a>) {
        self.name(&mut alias.name);
        self.span(&mut alias.span);
        self.typed(&mut alias.target);
        alias.linkage = Linkage::Internal;
    }

    fn function(&self, function: &mut Function<'a>, is_taken: bool, arch: Option<&Attribute<'a>>) {
        self.name(&mut function.name);
        self.span(&mut function.span);
        self.ty(&mut function.result);
        self.attributes(&mut function.result_attrs);
        self.attributes(&mut function.attrs);
        for param in &mut function.params {
            self.ty(&mut param.ty);
            self.attributes(&mut param.attrs);
            self.span(&mut param.span);
        }
        function.dbg = function.dbg.and_then(|node| self.nodes.get(&node).copied());
        if !is_taken {
            return;
        }
        function.linkage = Linkage::Internal;
        // What it is compiled for is what the module is.
        function.attrs.list.extend(arch.cloned());
        for block in &mut function.blocks {
            self.span(&mut block.span);
            block.insts.iter_mut().for_each(|inst| self.inst(inst));
            block.records.retain_mut(|(_, record)| {
                let nodes = [&mut record.variable, &mut record.location];
                nodes.into_iter().all(|node| match self.nodes.get(node) {
                    Some(&new) => {
                        *node = new;
                        true
                    }
                    None => false,
                })
            });
        }
    }

    fn inst(&self, inst: &mut Inst<'a>) {
        self.span(&mut inst.span);
        self.op(&mut inst.op);
        for node in [&mut inst.dbg, &mut inst.loop_id, &mut inst.range] {
            *node = node.and_then(|node| self.nodes.get(&node).copied());
        }
    }

    fn value(&self, value: &mut Value<'a>) {
        self.span(&mut value.span);
        match &mut value.kind {
            ValueKind::Global(name) => self.name(name),
            ValueKind::List(all) => all.iter_mut().for_each(|elem| self.typed(elem)),
            ValueKind::Splat(elem) => self.typed(elem),
            ValueKind::Expr(op) => self.op(op),
            ValueKind::Local(_)
            | ValueKind::Int(_)
            | ValueKind::Float(_)
            | ValueKind::Null
            | ValueKind::Undef
            | ValueKind::Poison
            | ValueKind::Zero
            | ValueKind::None
            | ValueKind::Bytes(_)
            | ValueKind::Asm(_)
            | ValueKind::Metadata
            | ValueKind::Text(_) => {}
        }
    }

    fn typed(&self, typed: &mut Typed<'a>) {
        self.ty(&mut typed.ty);
        self.value(&mut typed.value);
    }

    fn op(&self, op: &mut Op<'a>) {
        op.for_each_type_mut(|ty| self.ty(ty));
        op.for_each_value_mut(|value| self.value(value));
        if let Op::Call(call) = op {
            self.call(call);
        }
    }

    fn call(&self, call: &mut Call<'a>) {
        self.attributes(&mut call.result_attrs);
        self.attributes(&mut call.attrs);
        call.args.iter_mut().for_each(|(_, attrs)| self.attributes(attrs));
    }

    fn attributes(&self, attributes: &mut Attributes<'a>) {
        for attribute in &mut attributes.list {
            if let Attribute::Type(_, ty) = attribute {
                self.ty(ty);
            }
        }
        attributes.groups.iter_mut().for_each(|group| {
            *group = self.groups.get(group).copied().unwrap_or(u32::MAX);
        });
    }

    fn attribute(&self, mut attribute: Attribute<'a>) -> Attribute<'a> {
        if let Attribute::Type(_, ty) = &mut attribute {
            self.ty(ty);
        }
        attribute
    }

    fn node(&self, mut node: Node<'a>) -> Node<'a> {
        for (_, meta) in &mut node.fields {
            match meta {
                Meta::Node(number) => match self.nodes.get(number) {
                    Some(new) => *number = *new,
                    None => *meta = Meta::Other,
                },
                Meta::Symbol(name) => self.name(name),
                Meta::Text(_)
                | Meta::Number(_)
                | Meta::Word(_)
                | Meta::Expression(_)
                | Meta::Other => {}
            }
        }
        node
    }
}

/// All names of a module and what it has under them.
fn names_of<'a>(module: &Module<'a>, shared: &Shared<'a>) -> FxHashMap<Name<'a>, Held> {
    let held = |name: &Name<'a>, linkage, is_declared| {
        (name.clone(), Held::of(linkage, is_declared, shared.contains(name)))
    };
    let functions = module.functions.iter();
    let functions = functions.map(|one| held(&one.name, one.linkage, is_declaration(one)));
    let globals = module.globals.iter();
    let globals = globals.map(|one| held(&one.name, one.linkage, one.init.is_none()));
    let aliases = module.aliases.iter().map(|one| held(&one.name, one.linkage, false));
    functions.chain(globals).chain(aliases).collect()
}

/// Says what functions are compiled for that do not say it.
pub fn set_cpu<'a>(module: &mut Module<'a>, cpu: &str) {
    let of = |function: &Function<'a>| arch_of(module, function).is_some();
    let known: Vec<bool> = module.functions.iter().map(of).collect();
    for (function, is_known) in module.functions.iter_mut().zip(known) {
        if !is_known && !function.blocks.is_empty() {
            let cpu = Attribute::Text("target-cpu".into(), cpu.to_owned().into());
            function.attrs.list.push(cpu);
        }
    }
}

/// The attribute that says what a function is compiled for.
fn arch_of<'a>(module: &Module<'a>, function: &Function<'a>) -> Option<Attribute<'a>> {
    let groups = function.attrs.groups.iter().filter_map(|group| module.groups.get(group));
    let mut all = function.attrs.list.iter().chain(groups.flatten());
    all.find(|one| matches!(one, Attribute::Text(key, _) if key == "target-cpu")).cloned()
}

/// New numbers for some: the next that are free, in order. Nothing if there are not enough.
fn renumbered(known: &[u32], mut new: Vec<u32>) -> Option<FxHashMap<u32, u32>> {
    let known: FxHashSet<u32> = known.iter().copied().collect();
    let mut free = (0..u32::MAX).filter(|number| !known.contains(number));
    new.sort_unstable();
    new.into_iter().map(|old| Some((old, free.next()?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::Type;

    #[test]
    fn numbers_do_not_meet() {
        let new = renumbered(&[0, 2], vec![2, 0, 1]).expect("there are numbers");
        assert_eq!([new[&0], new[&1], new[&2]], [1, 3, 4]);
    }

    #[test]
    fn types_are_the_same_where_they_are_equal() {
        let (mut module, mut library) = (Module::default(), Module::default());
        let word = module.types.intern(Type::Int(32));
        let other = library.types.intern(Type::Float);
        let same = library.types.intern(Type::Int(32));
        let pair = library.types.intern(Type::Struct([other, same].into(), false));
        let number = library.types.add_named("p".into(), Some(pair));
        let named = library.types.intern(Type::Named(number));
        module.types.add_named("p".into(), None);
        let ids = module.types.absorb(&library.types);
        assert_eq!(ids[same.index()], word);
        assert_eq!(module.types.show(ids[pair.index()]), "{ float, i32 }");
        assert_eq!(module.types.get(ids[named.index()]), module.types.get(ids[pair.index()]));
    }
}
