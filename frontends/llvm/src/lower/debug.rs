//! What a debugger is told of a function: its subprogram, its lexical blocks, and its variables by
//! records and the intrinsics that LLVM had before those.
//!
//! A record may be about a part of a variable: whole bytes. A variable whose value is computed from
//! others may be a sum of these, or memory at one; else, and where its value has another size than
//! its type, it is not known from there on. An assignment in memory says where the variable is if
//! all that is said of it are such; else it is not known from there on.

use super::debug_types::name;
use super::function::Body;
use super::{Context, Named};
use crate::tree::{Computed, DebugOperand, DebugRecord, Expression, Linear, Meta, Node, Term};
use irc_ir::builder::InstBuilder;
use irc_ir::debug::{
    DebugFunction, DebugGlobal, DebugLocation, DebugSum, DebugTerm, DebugVariable, Home,
    InlinedFunction, VariablePart,
};
use irc_ir::dfg::ValueDef;
use irc_ir::entity::{DebugScope, DebugType, DebugVar, File, Value};
use irc_ir::module::Module;
use irc_ir::op::{Opcode, Payload};
use irc_ir::signature::Aggregate;
use irc_ir::types::{Scalar, Space, Type};
use rustc_hash::FxHashMap;

/// Of how many parts a variable may be told; one with more is not known where it is in others.
const MAX_PARTS: usize = 64;

/// How long chains of lexical blocks are followed.
const MAX_CHAIN: usize = 64;

/// A node, and that of where its function was inlined.
type Key = (u32, Option<u32>);

/// What is known of a body, by the nodes that say it and those of where it was inlined.
#[derive(Debug, Default)]
pub(crate) struct Debug {
    scopes: FxHashMap<Key, DebugScope>,
    variables: FxHashMap<Key, Option<DebugVar>>,
    /// The addresses of variables all of whose records are assignments in memory, to one place.
    addresses: FxHashMap<Key, Option<u32>>,
    /// The parts of variables that records are about, in bits, until there is the variable.
    said_parts: FxHashMap<Key, Vec<(u64, u64)>>,
    /// The parts that variables have.
    parts: FxHashMap<DebugVar, Vec<(VariablePart, DebugVar)>>,
}

/// Tells of the variables of the module that have the size of their type.
pub(super) fn globals(cx: &Context<'_, '_>, module: &mut Module) {
    let Some(types) = &cx.types else { return };
    let nodes = &cx.tree.nodes;
    for variable in &cx.tree.globals {
        let expression = variable.dbg.and_then(|number| nodes.get(&number));
        let node = expression.and_then(|node| nodes.get(&node.node("var")?));
        let Some(node) = node.filter(|node| node.kind == "DIGlobalVariable") else { continue };
        // A part of another variable, or one whose value is computed.
        let is_there = |expression: Expression| {
            let plain = [Computed::Operand, Computed::Class];
            plain.contains(&expression.computed) && expression.part.is_none()
        };
        if !expression.is_some_and(|node| is_there(cx.tree.expression(node.field("expr")))) {
            continue;
        }
        let Some(&Named::Global(global)) = cx.names.get(&*variable.name) else { continue };
        let ty = node.node("type").and_then(|ty| types.borrow_mut().find(cx.tree, module, ty));
        let Some((ty, file)) = ty.zip(cx.file_of(node)) else { continue };
        let known = module.global(global);
        // Dynamic memory has none, and its type is an array of no elements.
        let has_size = module.types.contains(known.ty);
        if has_size && module.debug.size(ty) == Some(module.types.layout(known.ty).size) {
            let (name, line) = (name(node), node.number("line").unwrap_or(0) as u32);
            module.debug.globals.push(DebugGlobal { global, name, ty, file, line });
        }
    }
}

/// What a subprogram says.
struct Subprogram {
    name: String,
    file: File,
    line: u32,
    result: Option<DebugType>,
}

impl Body<'_, '_, '_, '_> {
    fn is_told(&mut self) -> bool {
        self.cx.types.is_some() && self.b.func().debug.is_some()
    }

    fn debug_type(&mut self, number: u32) -> Option<DebugType> {
        let types = self.cx.types.as_ref()?;
        types.borrow_mut().find(self.cx.tree, self.b.module(), number)
    }

    fn subprogram(&mut self, number: u32) -> Option<Subprogram> {
        let node = self.cx.tree.nodes.get(&number).filter(|node| node.kind == "DISubprogram")?;
        let file = self.cx.file_of(node)?;
        let signature = node.node("type").and_then(|number| self.cx.tree.nodes.get(&number));
        let types = signature.and_then(|signature| signature.node("types"));
        let types = types.and_then(|number| self.cx.tree.nodes.get(&number));
        let result = match types.and_then(|types| types.fields.first()) {
            Some((_, Meta::Node(number))) => self.debug_type(*number),
            _ => None,
        };
        let line = node.number("line").unwrap_or(0) as u32;
        Some(Subprogram { name: name(node), file, line, result })
    }

    /// Tells of the function.
    pub(super) fn debug_function(&mut self) {
        if self.cx.types.is_none() {
            return;
        }
        let Some(subprogram) = self.function.dbg.and_then(|number| self.subprogram(number)) else {
            return;
        };
        let mut source = DebugFunction::new(&subprogram.name, subprogram.file, subprogram.line);
        source.result = subprogram.result;
        self.b.set_source(source);
        self.find_parts();
    }

    /// The locations that are set from here on are in this scope, which was inlined there.
    pub(super) fn enter_scope(&mut self, number: u32, inlined: Option<u32>) {
        if self.is_told() {
            let scope = self.lexical_scope(number, inlined);
            self.b.set_debug_scope(scope);
        }
    }

    /// A lexical block; the function itself is none.
    fn lexical_scope(&mut self, number: u32, inlined: Option<u32>) -> Option<DebugScope> {
        let (mut path, mut next, mut around) = (Vec::new(), Some(number), None);
        while let Some(number) = next.filter(|_| path.len() < MAX_CHAIN) {
            if let Some(&known) = self.debug.scopes.get(&(number, inlined)) {
                around = Some(known);
                break;
            }
            let node = self.cx.tree.nodes.get(&number)?;
            if node.kind == "DISubprogram" {
                if inlined.is_some() {
                    self.tell_inlined(number);
                }
                break;
            }
            if node.kind == "DILexicalBlock" {
                path.push((number, node));
            }
            next = node.node("scope").filter(|&outer| outer != number);
        }
        for (number, node) in path.into_iter().rev() {
            let place = |key| node.number(key).unwrap_or(0) as u32;
            around = self.b.add_debug_scope(around, place("line"), place("column"));
            if let Some(scope) = around {
                self.debug.scopes.insert((number, inlined), scope);
            }
        }
        around
    }

    fn tell_inlined(&mut self, number: u32) {
        let Some((_, symbol)) = self.cx.scope_of(number) else { return };
        let known = self.b.source_mut().map(|source| &source.inlined);
        if known.is_none_or(|known| known.get(&symbol).is_some()) {
            return;
        }
        let Some(Subprogram { name, file, line, result }) = self.subprogram(number) else { return };
        let symbol = symbol.into_owned();
        if let Some(source) = self.b.source_mut() {
            source.inlined.add(InlinedFunction { symbol, name, file, line, result });
        }
    }

    /// Says where a variable is from here on.
    pub(super) fn debug_record(&mut self, record: &DebugRecord) {
        if !self.is_told() {
            return;
        }
        let Some(var) = self.variable(record) else { return };
        let size = self.debug_size(var);
        let is_whole = record.expression == Expression::default();
        let home = match (&record.operands[..], self.assigned_address(record)) {
            (&[Some(DebugOperand::Local(local))], _) if record.is_declare && is_whole => {
                self.home(local, size)
            }
            (_, Some(address)) => self.home(address, size),
            _ => Home::Values,
        };
        if home != Home::Values {
            if let Some(source) = self.b.source_mut() {
                source.variables[var].home = home;
            }
            return;
        }
        let bits = record.expression.part.unwrap_or((0, size.saturating_mul(8)));
        let bits = (bits.0, bits.0.saturating_add(bits.1));
        // What it is about, and what else it makes unknown.
        let mut said = (bits == (0, size.saturating_mul(8))).then_some((var, size));
        let parts = self.debug.parts.get(&var).cloned().unwrap_or_default();
        let mut others = Vec::new();
        for &(VariablePart { start, end, .. }, part) in &parts {
            match (start.saturating_mul(8), end.saturating_mul(8)) {
                of_part if of_part == bits => said = Some((part, end - start)),
                (start, end) if start < bits.1 && bits.0 < end => others.push(part),
                _ => {}
            }
        }
        if said.is_none_or(|(said, _)| said != var) && !parts.is_empty() {
            others.push(var);
        }
        others.into_iter().for_each(|other| self.b.debug_value(other, None));
        match said {
            Some((said, size)) => {
                let location = self.said(record, size).unwrap_or(DebugLocation::Unknown);
                self.b.debug_location(said, location);
            }
            // A part that cannot be told.
            None => self.b.debug_value(var, None),
        }
    }

    /// Where a record says that so many bytes are.
    fn said(&mut self, record: &DebugRecord, size: u64) -> Option<DebugLocation> {
        // What is in memory may change there.
        if record.address.is_some() {
            return None;
        }
        let (operands, computed) = (&record.operands[..], &record.expression.computed);
        match (operands, computed) {
            // What is declared is at the address that is computed.
            (_, Computed::Operand) if record.is_declare => {
                self.debug_memory(operands, &Linear::operand(0))
            }
            (_, Computed::Sum(sum, false)) if record.is_declare => self.debug_memory(operands, sum),
            _ if record.is_declare => None,
            (&[Some(DebugOperand::Local(local))], Computed::Operand) => {
                let value = self.local(local).filter(|&value| self.fits(value, size))?;
                Some(DebugLocation::Value(value))
            }
            (&[Some(DebugOperand::Int(bits))], Computed::Operand) => {
                self.debug_constant(bits, size).map(DebugLocation::Value)
            }
            (_, Computed::Sum(sum, true)) => self.debug_sum(operands, sum, size),
            // A constant is no address.
            (&[Some(DebugOperand::Int(_))], Computed::Sum(sum, false)) => {
                self.debug_sum(operands, sum, size)
            }
            (_, Computed::Memory(sum)) => self.debug_memory(operands, sum),
            _ => None,
        }
    }

    /// The sum of operands that a variable of so many bytes is.
    fn debug_sum(
        &mut self,
        operands: &[Option<DebugOperand>],
        sum: &Linear,
        size: u64,
    ) -> Option<DebugLocation> {
        let bits =
            u32::try_from(size).ok()?.checked_mul(8).filter(|bits| (8..=64).contains(bits))?;
        let sum = self.debug_terms(operands, sum, (bits, false))?;
        match sum.terms.is_empty() {
            true => self.debug_constant(sum.constant as u128, size).map(DebugLocation::Value),
            false => Some(DebugLocation::Sum(Box::new(sum))),
        }
    }

    /// Memory at a sum of operands.
    fn debug_memory(
        &mut self,
        operands: &[Option<DebugOperand>],
        sum: &Linear,
    ) -> Option<DebugLocation> {
        let sum =
            self.debug_terms(operands, sum, (64, true)).filter(|sum| !sum.terms.is_empty())?;
        let is_address = sum.is_address(&self.b.func().dfg);
        is_address.then(|| DebugLocation::Memory(Box::new(sum)))
    }

    fn debug_terms(
        &mut self,
        operands: &[Option<DebugOperand>],
        sum: &Linear,
        (bits, is_address): (u32, bool),
    ) -> Option<DebugSum> {
        if sum.bits < bits {
            return None;
        }
        let mut told = DebugSum { terms: Vec::new(), constant: sum.constant };
        for &Term { operand, extend, factor } in &sum.terms {
            match operands.get(operand as usize).copied().flatten()? {
                DebugOperand::Int(number) => {
                    let number = extend
                        .map_or(number as i64, |(extend, from)| extend.apply(number as u64, from));
                    told.constant = told.constant.wrapping_add(number.wrapping_mul(factor));
                }
                DebugOperand::Local(local) => {
                    let value = self.local(local)?;
                    let ty = self.b.ty(value);
                    // Other pointers are other numbers than the source has.
                    let is_number = match ty {
                        Type::Ptr(space) => {
                            is_address || matches!(space, Space::Generic | Space::Global)
                        }
                        ty => ty.is_int() && !ty.is_vector() && (8..=64).contains(&ty.bits()),
                    };
                    // What has as many bits as the sum needs no extension.
                    let extend = extend.filter(|(_, from)| *from < bits || ty.bits() < bits);
                    let fits = match extend {
                        Some((_, from)) => from == ty.bits() && from < bits,
                        None => ty.bits() >= bits,
                    };
                    if !is_number || !fits {
                        return None;
                    }
                    let extend = extend.map(|(extend, _)| extend);
                    told.terms.push(DebugTerm { value, extend, factor });
                }
            }
        }
        Some(told)
    }

    fn debug_size(&mut self, var: DebugVar) -> u64 {
        let ty = self.b.source_mut().map(|source| source.variables[var].ty);
        ty.and_then(|ty| self.b.module().debug.size(ty)).unwrap_or(0)
    }

    /// The address of a variable that is assigned in memory only, always to the same place.
    fn assigned_address(&self, record: &DebugRecord) -> Option<u32> {
        let location = self.cx.tree.nodes.get(&record.location)?;
        let key = (record.variable, location.node("inlinedAt"));
        self.debug.addresses.get(&key).copied().flatten()
    }

    /// Finds out which parts of variables the function tells of: a value of the whole makes all of
    /// them unknown, also those that are told of later. And which variables are assigned in memory.
    fn find_parts(&mut self) {
        let function = self.function;
        for (_, record) in function.blocks.iter().flat_map(|block| &block.records) {
            let Some(location) = self.cx.tree.nodes.get(&record.location) else { continue };
            let key = (record.variable, location.node("inlinedAt"));
            let is_whole = record.expression.part.is_none() && !record.is_declare;
            let address = record.address.filter(|_| is_whole);
            let known = self.debug.addresses.entry(key).or_insert(address);
            *known = known.filter(|&known| Some(known) == address);
            let Some(part) = record.expression.part else { continue };
            let known = self.debug.said_parts.entry(key).or_default();
            if known.len() < MAX_PARTS && !known.contains(&part) {
                known.push(part);
            }
        }
    }

    /// Makes the parts of a variable that are whole bytes and not all of it.
    fn make_parts(&mut self, key: Key, of: DebugVar) {
        let Some(said) = self.debug.said_parts.remove(&key) else { return };
        let size = self.debug_size(of);
        let Some(source) = self.b.source_mut() else { return };
        let parts = self.debug.parts.entry(of).or_default();
        for (offset, bits) in said {
            let (start, bytes) = (offset / 8, bits / 8);
            let end = start.saturating_add(bytes);
            let is_whole = offset % 8 == 0 && bits % 8 == 0 && bits > 0 && end <= size;
            if is_whole && bytes < size {
                let part = VariablePart { of, start, end };
                if parts.iter().all(|(known, _)| *known != part) {
                    parts.push((part, source.add_part(part)));
                }
            }
        }
    }

    /// Whether a value is that of a variable of so many bytes. Pointers that are known to point
    /// into a space are other numbers than generic ones.
    fn fits(&self, value: Value, size: u64) -> bool {
        let ty = self.b.ty(value);
        let is_same = match ty {
            Type::Ptr(space) => matches!(space, Space::Generic | Space::Global),
            _ => !ty.is_handle(),
        };
        is_same && u64::from(ty.bits().div_ceil(8)) == size
    }

    fn debug_constant(&mut self, bits: u128, size: u64) -> Option<Value> {
        let width = u8::try_from(size.checked_mul(8)?).ok()?;
        let ty = Type::Scalar(Scalar::int(width.into())?);
        let mask = u128::MAX.checked_shr(128 - u32::from(width))?;
        Some(self.b.constant(ty, bits & mask))
    }

    /// Where a variable is that is in memory at an address.
    fn home(&mut self, local: u32, size: u64) -> Home {
        let Some(value) = self.local(local) else { return Home::Values };
        let func = self.b.func();
        let (home, ty) = match func.dfg.def(value) {
            ValueDef::Result(inst, _) if func.dfg.opcode(inst) == Opcode::SlotAddr => {
                let Payload::Slot(slot) = func.dfg.inst(inst).payload else { return Home::Values };
                (Home::Slot(slot), func.slots[slot].ty)
            }
            ValueDef::Param(block, index) if func.layout.entry() == Some(block) => {
                let param = func.signature.params.get(index as usize);
                match param.and_then(|param| param.attrs.aggregate) {
                    Some(Aggregate::ByVal { ty, .. }) => (Home::Param(index), ty),
                    _ => return Home::Values,
                }
            }
            _ => return Home::Values,
        };
        match self.b.module().types.layout(ty).size == size {
            true => home,
            false => Home::Values,
        }
    }

    /// The variable of a record; none if it has no type.
    fn variable(&mut self, record: &DebugRecord) -> Option<DebugVar> {
        let location = self.cx.tree.nodes.get(&record.location)?;
        let inlined = location.node("inlinedAt");
        let key = (record.variable, inlined);
        if let Some(&known) = self.debug.variables.get(&key) {
            return known;
        }
        let var = self.make_variable(record, inlined);
        self.debug.variables.insert(key, var);
        if let Some(var) = var {
            self.make_parts(key, var);
        }
        var
    }

    fn make_variable(&mut self, record: &DebugRecord, inlined: Option<u32>) -> Option<DebugVar> {
        let node: &Node<'_> = self.cx.tree.nodes.get(&record.variable)?;
        if node.kind != "DILocalVariable" || node.text("name").is_none_or(str::is_empty) {
            return None;
        }
        let ty = self.debug_type(node.node("type")?)?;
        let line = node.number("line").unwrap_or(0) as u32;
        let scope = self.lexical_scope(node.node("scope")?, inlined);
        let place = match inlined {
            Some(_) => Some(self.location(record.location)?),
            None => None,
        };
        let is_param = node.number("arg").is_some_and(|number| number > 0);
        let variable = DebugVariable {
            is_param,
            scope,
            inlined: place,
            ..DebugVariable::new(&name(node), ty, line)
        };
        self.b.add_debug_variable(variable)
    }
}
