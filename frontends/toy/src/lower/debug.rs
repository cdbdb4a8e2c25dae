//! What a debugger is told of a program: types, statics, functions and variables.
//!
//! Vectors are arrays, slices structs of a pointer and a length. A variable that is a slice has
//! these two as parts, as it is two values in the IR.

use super::function::{Body, Storage};
use super::types::{Class, text};
use super::{SLICE, Shared};
use crate::hir::{Block, Local, LocalId, Pointer, Stmt, StmtKind, Ty};
use crate::types::Number;
use irc_ir::builder::InstBuilder;
use irc_ir::debug::{
    DebugFunction, DebugGlobal, DebugTypeKind, DebugVariable, Encoding, Home, Member, VariablePart,
};
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{DebugScope, DebugType, DebugVar, Value};
use irc_ir::module::Module;

impl Shared<'_> {
    /// The type of a value of the source, if it has values with bytes.
    fn debug_type(&mut self, module: &mut Module, ty: &Ty) -> Option<DebugType> {
        if let Some(&known) = self.debug_types.get(ty) {
            return Some(known);
        }
        let kind = match ty {
            Ty::Unit | Ty::Never => return None,
            Ty::Bool => base("bool", Encoding::Boolean, 1),
            Ty::Number(number) => number_type(*number),
            Ty::Vector(number, lanes) => {
                let elem = self.debug_type(module, &Ty::Number(*number))?;
                DebugTypeKind::Array { elem, count: u64::from(*lanes) }
            }
            Ty::Pointer(pointer) => {
                let to = self.debug_type(module, &pointer.to);
                DebugTypeKind::Pointer { to, space: pointer.space }
            }
            Ty::Array(elem, count) => {
                let elem = self.debug_type(module, elem)?;
                DebugTypeKind::Array { elem, count: *count }
            }
            Ty::Slice(pointer) => self.slice_type(module, ty, pointer)?,
            Ty::Struct(_) => return self.struct_type(module, ty),
        };
        let id = module.debug.types.push(kind);
        self.debug_types.insert(ty.clone(), id);
        Some(id)
    }

    fn slice_type(
        &mut self,
        module: &mut Module,
        ty: &Ty,
        pointer: &Pointer,
    ) -> Option<DebugTypeKind> {
        let data = self.debug_type(module, &Ty::Pointer(pointer.clone()))?;
        let len = self.debug_type(module, &Ty::Number(Number::Unsigned(32)))?;
        let member = |name: &str, ty, offset| Member::new(name, ty, offset);
        Some(DebugTypeKind::Struct {
            name: text(self.program, ty),
            bytes: SLICE.size,
            members: vec![member("data", data, 0), member("len", len, SLICE.length as u64)],
        })
    }

    /// Structs may lead to themselves through pointers, so that there is a type first.
    fn struct_type(&mut self, module: &mut Module, ty: &Ty) -> Option<DebugType> {
        let Ty::Struct(id) = ty else { return None };
        let data = super::types::make(self.program, module, ty).ok()?;
        let bytes = module.types.layout(data).size;
        let definition = &self.program.structs[*id];
        let name = definition.name.clone();
        let empty = DebugTypeKind::Struct { name: name.clone(), bytes, members: Vec::new() };
        let debug = module.debug.types.push(empty);
        self.debug_types.insert(ty.clone(), debug);
        let mut members = Vec::new();
        for (i, (name, ty)) in definition.fields.iter().enumerate() {
            let offset = module.types.offset(data, i as u64);
            if let Some((ty, offset)) = self.debug_type(module, ty).zip(offset) {
                members.push(Member::new(name, ty, offset));
            }
        }
        module.debug.types[debug] = DebugTypeKind::Struct { name, bytes, members };
        Some(debug)
    }

    /// Tells of the statics that have names and a size of their own.
    pub(super) fn debug_statics(&mut self, module: &mut Module) {
        let program = self.program;
        for (id, data) in program.statics.iter().filter(|(_, data)| data.named && !data.dynamic) {
            let Some(&global) = self.statics.get(id) else { continue };
            let Some(ty) = self.debug_type(module, &data.ty) else { continue };
            let (file, line, _) = self.place(data.span);
            let name = data.symbol.clone();
            module.debug.globals.push(DebugGlobal { global, name, ty, file, line });
        }
    }
}

fn base(name: &str, encoding: Encoding, bytes: u32) -> DebugTypeKind {
    DebugTypeKind::Base { name: name.to_owned(), encoding, bytes }
}

fn number_type(number: Number) -> DebugTypeKind {
    let encoding = match number {
        Number::Signed(_) => Encoding::Signed,
        Number::Unsigned(_) => Encoding::Unsigned,
        Number::F16 | Number::BF16 | Number::F32 | Number::F64 => Encoding::Float,
    };
    base(number.name(), encoding, number.bits() / 8)
}

/// The scope that is around another.
pub(super) struct Outside(Option<DebugScope>);

impl Body<'_, '_, '_> {
    /// Tells of the function, before its variables.
    pub(super) fn debug_function(&mut self) {
        if !self.shared.options.debug {
            return;
        }
        let function = self.function;
        let (file, line, _) = self.shared.place(function.span);
        let mut source = DebugFunction::new(&function.name, file, line);
        source.result = self.shared.debug_type(self.b.module(), &function.result);
        self.b.set_source(source);
    }

    /// Tells of a variable or parameter that has its place.
    pub(super) fn debug_local(&mut self, id: LocalId, local: &Local, storage: Storage) {
        match storage {
            Storage::Var(var) => {
                if let Some(debug) = self.debug_variable(id, local, Home::Values) {
                    self.b.debug_var(var, debug);
                }
            }
            Storage::Slot(slot) => {
                self.debug_variable(id, local, Home::Slot(slot));
            }
            Storage::Slice(pointer, length) => {
                let Some(whole) = self.debug_variable(id, local, Home::Values) else {
                    return;
                };
                let ends = [SLICE.length as u64, SLICE.length as u64 + 4];
                for (var, start, end) in [(pointer, 0, 8), (length, ends[0], ends[1])] {
                    let Some(source) = self.b.source_mut() else { return };
                    let part = source.add_part(VariablePart { of: whole, start, end });
                    self.debug_vars[id].push(part);
                    self.b.debug_var(var, part);
                }
            }
            Storage::At(_) => {}
        }
    }

    fn debug_variable(&mut self, id: LocalId, local: &Local, home: Home) -> Option<DebugVar> {
        let name = local.name.as_str();
        if !self.shared.options.debug || name.is_empty() {
            return None;
        }
        // What has no bytes is held in a byte that says nothing.
        if let Class::Memory(data) = self.class(&local.ty)
            && self.layout(data).size == 0
        {
            return None;
        }
        let ty = self.shared.debug_type(self.b.module(), &local.ty)?;
        let (_, line, _) = self.shared.place(local.span);
        let is_param = self.function.params.contains(&id);
        let variable = DebugVariable { is_param, home, ..DebugVariable::new(name, ty, line) };
        let var = self.b.add_debug_variable(variable)?;
        self.debug_vars[id].push(var);
        Some(var)
    }

    /// A parameter stays in the memory of the parameter that has this address.
    pub(super) fn debug_in_parameter(&mut self, id: LocalId, address: Value) {
        let ValueDef::Param(_, number) = self.b.func().dfg.def(address) else { return };
        let Some(source) = self.b.source_mut() else { return };
        for &var in &self.debug_vars[id] {
            source.variables[var].home = Home::Param(number);
        }
    }

    /// Enters a block of the function that defines variables; what was around it, if it does.
    pub(super) fn enter_scope(&mut self, block: &Block) -> Option<Outside> {
        let defined = |stmt: &Stmt| match stmt.kind {
            StmtKind::Let(local, _) => Some(local),
            _ => None,
        };
        let defined: Vec<LocalId> = block.stmts.iter().filter_map(defined).collect();
        self.enter_scope_of(&defined)
    }

    /// Enters the scope of variables, which begins at the first.
    pub(super) fn enter_scope_of(&mut self, locals: &[LocalId]) -> Option<Outside> {
        let first = *locals.iter().find(|&&local| !self.debug_vars[local].is_empty())?;
        let (_, line, column) = self.shared.place(self.function.locals[first].span);
        let scope = self.b.add_debug_scope(self.scope, line, column)?;
        let source = self.b.source_mut()?;
        for &var in locals.iter().flat_map(|&local| &self.debug_vars[local]) {
            source.variables[var].scope = Some(scope);
        }
        let outside = Outside(self.scope);
        self.set_scope(Some(scope));
        Some(outside)
    }

    /// Leaves the scope that was entered, if one was.
    pub(super) fn leave_scope(&mut self, outside: Option<Outside>) {
        if let Some(Outside(scope)) = outside {
            self.set_scope(scope);
        }
    }

    fn set_scope(&mut self, scope: Option<DebugScope>) {
        self.scope = scope;
        self.b.set_debug_scope(scope);
        // The next instruction is somewhere else, though in the same line.
        self.located = None;
    }
}
