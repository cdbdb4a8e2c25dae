//! Structural equality of modules.
//!
//! Two modules are equal if they have the same files, type names, symbols in the same order with
//! equal contents, and functions whose blocks, parameters and instructions correspond one to one in
//! the order of the layout: same operations, payloads, types, names and locations, operands that
//! correspond. Ids, what stands in no layout, tables that nothing refers to and the order in which
//! types were made are of no account; nor is the payload of a shuffle past its lanes.

use crate::data::{DataKind, DataTypes};
use crate::debug::{DebugFunction, DebugLocation};
use crate::dfg::ConstData;
use crate::entity::{Block, DataType, FuncId, GlobalId, Inst, Loc, StackSlot, Value};
use crate::function::Function;
use crate::location::Location;
use crate::module::{Global, Init, Module, Symbol};
use crate::op::{BlockCall, Payload};
use crate::signature::{Aggregate, Param, Signature};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashSet;

/// The first difference between two modules, in words; `None` if they are equal.
pub fn first_difference(a: &Module, b: &Module) -> Option<String> {
    Modules::new(a, b).compare().err()
}

type Same = Result<(), String>;

fn same<T: PartialEq>(a: T, b: T, what: impl FnOnce() -> String) -> Same {
    if a == b { Ok(()) } else { Err(what()) }
}

struct Modules<'m> {
    a: &'m Module,
    b: &'m Module,
    /// The type of `b` that is equal to each type of `a`.
    types: SecondaryMap<DataType, PackedOption<DataType>>,
}

impl<'m> Modules<'m> {
    fn new(a: &'m Module, b: &'m Module) -> Modules<'m> {
        Modules { a, b, types: match_types(&a.types, &b.types) }
    }

    fn compare(&self) -> Same {
        let (a, b) = (self.a, self.b);
        same(a.files.values().as_slice(), b.files.values().as_slice(), || "files".to_owned())?;
        let debug = |m: &'m Module| m.debug.types.values().as_slice();
        same(debug(a), debug(b), || "debug types".to_owned())?;
        same(&a.debug.globals, &b.debug.globals, || "debug globals".to_owned())?;
        same(a.textures, b.textures, || "texture modes".to_owned())?;
        same(a.types.names().count(), b.types.names().count(), || "number of types".to_owned())?;
        for ((name, x), (other, y)) in a.types.names().zip(b.types.names()) {
            same(name, other, || format!("type names {name} and {other}"))?;
            same(self.types[x].expand(), Some(y), || format!("type {name}"))?;
        }
        same(a.symbols().count(), b.symbols().count(), || "number of symbols".to_owned())?;
        for ((name, x), (other, y)) in a.symbols().zip(b.symbols()) {
            same(name, other, || format!("symbols @{name} and @{other}"))?;
            let result = match (x, y) {
                (Symbol::Func(x), Symbol::Func(y)) => self.functions(x, y),
                (Symbol::Global(x), Symbol::Global(y)) => self.globals(a.global(x), b.global(y)),
                _ => Err("a function and a global".to_owned()),
            };
            result.map_err(|difference| format!("@{name}: {difference}"))?;
        }
        Ok(())
    }

    fn types_match(&self, a: DataType, b: DataType) -> bool {
        self.types[a].expand() == Some(b)
    }

    fn symbols_match(&self, a: Symbol, b: Symbol) -> bool {
        self.a.symbol_name(a) == self.b.symbol_name(b)
    }

    fn globals(&self, a: &Global, b: &Global) -> Same {
        let facts = |g: &Global| (g.linkage, g.space, g.align, g.dynamic, g.attrs);
        same(facts(a), facts(b), || "attributes".to_owned())?;
        same(self.types_match(a.ty, b.ty), true, || "type".to_owned())?;
        let init = match (&a.init, &b.init) {
            (Some(a), Some(b)) => self.inits_match(a, b),
            (a, b) => a.is_none() && b.is_none(),
        };
        same(init, true, || "initialiser".to_owned())
    }

    fn inits_match(&self, a: &Init, b: &Init) -> bool {
        let mut stack = vec![(a, b)];
        while let Some(pair) = stack.pop() {
            let matches = match pair {
                (Init::List(a), Init::List(b)) if a.len() == b.len() => {
                    stack.extend(a.iter().zip(b));
                    true
                }
                (
                    Init::Address { symbol: s, offset: o, generic: g, mask: m },
                    Init::Address { symbol, offset, generic, mask },
                ) => self.symbols_match(*s, *symbol) && (o, g, m) == (offset, generic, mask),
                (a, b) => a == b,
            };
            if !matches {
                return false;
            }
        }
        true
    }

    fn params_match(&self, a: &Param, b: &Param) -> bool {
        let aggregates = match (a.attrs.aggregate, b.attrs.aggregate) {
            (
                Some(Aggregate::ByVal { ty: x, align: m }),
                Some(Aggregate::ByVal { ty: y, align: n }),
            )
            | (
                Some(Aggregate::Sret { ty: x, align: m }),
                Some(Aggregate::Sret { ty: y, align: n }),
            ) => self.types_match(x, y) && m == n,
            (a, b) => a.is_none() && b.is_none(),
        };
        let facts =
            |p: &Param| (p.ty, p.attrs.extension, p.attrs.noalias, p.attrs.readonly, p.attrs.align);
        let opaque = a.attrs.opaque == b.attrs.opaque;
        aggregates && opaque && facts(a) == facts(b)
    }

    fn signatures_match(&self, a: &Signature, b: &Signature) -> bool {
        let all_match = |a: &[Param], b: &[Param]| {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.params_match(a, b))
        };
        all_match(&a.params, &b.params)
            && all_match(&a.results, &b.results)
            && (a.variadic, a.preserved) == (b.variadic, b.preserved)
    }

    fn functions(&self, a: FuncId, b: FuncId) -> Same {
        let (a, b) = (self.a.func(a), self.b.func(b));
        same((a.kind, a.linkage), (b.kind, b.linkage), || "kind or linkage".to_owned())?;
        same(&a.attrs, &b.attrs, || "attributes".to_owned())?;
        let aliasee =
            |module: &Module, func: &Function| func.aliasee.map(|of| module.func(of).name.clone());
        same(aliasee(self.a, a), aliasee(self.b, b), || "aliasee".to_owned())?;
        let signatures = self.signatures_match(&a.signature, &b.signature);
        same(signatures, true, || "signature".to_owned())?;
        Functions::new(self, a, b).compare()
    }
}

/// The type of `b` that is equal to each type of `a`. What a type is made of comes before it.
fn match_types(a: &DataTypes, b: &DataTypes) -> SecondaryMap<DataType, PackedOption<DataType>> {
    let mut map = SecondaryMap::<DataType, PackedOption<DataType>>::new();
    for (ty, kind) in a.iter() {
        let fields = |fields: &[DataType]| {
            fields.iter().map(|&f| map[f].expand()).collect::<Option<Box<[_]>>>()
        };
        let kind = match kind {
            DataKind::Value(ty) => Some(DataKind::Value(*ty)),
            DataKind::Array(elem, n) => map[*elem].expand().map(|e| DataKind::Array(e, *n)),
            DataKind::Struct(list) => fields(list).map(DataKind::Struct),
            DataKind::Packed(list) => fields(list).map(DataKind::Packed),
        };
        map[ty] = kind.and_then(|kind| b.find(&kind)).into();
    }
    map
}

struct Functions<'m> {
    modules: &'m Modules<'m>,
    a: &'m Function,
    b: &'m Function,
    /// The value of `b` at the place of each value of `a` that stands in the layout.
    values: SecondaryMap<Value, PackedOption<Value>>,
    blocks: SecondaryMap<Block, PackedOption<Block>>,
    insts: Vec<(Inst, Inst)>,
    /// Locations that have been found equal.
    locs: FxHashSet<(Loc, Loc)>,
}

impl<'m> Functions<'m> {
    fn new(modules: &'m Modules<'m>, a: &'m Function, b: &'m Function) -> Functions<'m> {
        Functions {
            modules,
            a,
            b,
            values: SecondaryMap::new(),
            blocks: SecondaryMap::new(),
            insts: Vec::new(),
            locs: FxHashSet::default(),
        }
    }

    fn compare(mut self) -> Same {
        self.slots()?;
        self.debug()?;
        let blocks = |f: &Function| f.layout.blocks().collect::<Vec<_>>();
        let (a, b) = (blocks(self.a), blocks(self.b));
        same(a.len(), b.len(), || "number of blocks".to_owned())?;
        for (&x, &y) in a.iter().zip(&b) {
            self.block(x, y)?;
        }
        for (x, y) in std::mem::take(&mut self.insts) {
            let text = || format!("{x} ({}) and {y}", self.a.dfg.opcode(x));
            let text = text();
            self.instructions(x, y).map_err(|difference| format!("{text}: {difference}"))?;
        }
        Ok(())
    }

    fn slots(&self) -> Same {
        same(self.a.slots.len(), self.b.slots.len(), || "number of stack slots".to_owned())?;
        for (slot, a) in &self.a.slots {
            let b = &self.b.slots[slot];
            let same_start = (a.align, a.frozen) == (b.align, b.frozen);
            let matches = self.modules.types_match(a.ty, b.ty) && same_start;
            same(matches, true, || format!("{slot}"))?;
            same(self.a.slot_name(slot), self.b.slot_name(slot), || format!("name of {slot}"))?;
        }
        Ok(())
    }

    /// Pairs the values and instructions of two blocks.
    fn block(&mut self, x: Block, y: Block) -> Same {
        self.blocks[x] = y.into();
        same(self.a.block_name(x), self.b.block_name(y), || format!("name of {x}"))?;
        let (a, b) = (self.a, self.b);
        self.pair(a.dfg.params(x), b.dfg.params(y)).map_err(|d| format!("{x}: {d}"))?;
        let (mut left, mut right) = (a.layout.insts(x), b.layout.insts(y));
        loop {
            match (left.next(), right.next()) {
                (Some(i), Some(j)) => {
                    let values = |f: &Function, i| f.dfg.results(i).collect::<Vec<_>>();
                    self.pair(&values(a, i), &values(b, j)).map_err(|d| format!("{i}: {d}"))?;
                    self.insts.push((i, j));
                }
                (None, None) => return Ok(()),
                _ => return Err(format!("number of instructions of {x}")),
            }
        }
    }

    fn pair(&mut self, a: &[Value], b: &[Value]) -> Same {
        same(a.len(), b.len(), || "number of values".to_owned())?;
        for (&x, &y) in a.iter().zip(b) {
            self.values[x] = y.into();
            same(self.a.dfg.ty(x), self.b.dfg.ty(y), || format!("type of {x}"))?;
            same(self.a.value_name(x), self.b.value_name(y), || format!("name of {x}"))?;
        }
        Ok(())
    }

    fn values_match(&self, x: Value, y: Value) -> bool {
        match (self.a.dfg.as_const(x), self.b.dfg.as_const(y)) {
            (Some(ConstData::Bits(a)), Some(ConstData::Bits(b))) => {
                a == b && self.a.dfg.ty(x) == self.b.dfg.ty(y)
            }
            (Some(a), Some(b)) => a == b && self.a.dfg.ty(x) == self.b.dfg.ty(y),
            (None, None) => self.values[x].expand() == Some(y),
            _ => false,
        }
    }

    fn lists_match(&self, a: &[Value], b: &[Value]) -> bool {
        a.len() == b.len() && a.iter().zip(b).all(|(&x, &y)| self.values_match(x, y))
    }

    fn instructions(&mut self, i: Inst, j: Inst) -> Same {
        let (a, b) = (self.a, self.b);
        same(a.dfg.opcode(i), b.dfg.opcode(j), || "operation".to_owned())?;
        same(self.lists_match(a.dfg.args(i), b.dfg.args(j)), true, || "operands".to_owned())?;
        same(self.payloads_match(i, j), true, || "payload".to_owned())?;
        let (targets, others) = (a.dfg.targets(i), b.dfg.targets(j));
        let matches = targets.len() == others.len()
            && targets.iter().zip(others).all(|(x, y)| self.targets_match(x, y));
        same(matches, true, || "branch targets".to_owned())?;
        same(self.debug_values_match(i, j), true, || "debug values".to_owned())?;
        same(a.unroll(i), b.unroll(j), || "unrolling".to_owned())?;
        same(self.locs_match(a.loc(i), b.loc(j)), true, || "location".to_owned())
    }

    /// What a debugger is told of both functions.
    fn debug(&mut self) -> Same {
        let different = || "debug variables".to_owned();
        let (a, b) = (self.a.debug.as_deref(), self.b.debug.as_deref());
        let (Some(a), Some(b)) = (a, b) else {
            return same(a.is_some(), b.is_some(), different);
        };
        // Locations have other numbers.
        let alone = |debug: &DebugFunction| {
            let mut alone = debug.clone();
            alone.variables.values_mut().for_each(|variable| variable.inlined = None);
            alone
        };
        same(alone(a), alone(b), different)?;
        for (x, y) in a.variables.values().zip(b.variables.values()) {
            same(self.locs_match(x.inlined, y.inlined), true, different)?;
        }
        Ok(())
    }

    /// Whether the debug values before two instructions are the same.
    fn debug_values_match(&self, i: Inst, j: Inst) -> bool {
        let of = |f: &'m Function, inst| f.layout.debug_values(inst).collect::<Vec<_>>();
        let (x, y) = (of(self.a, i), of(self.b, j));
        x.len() == y.len()
            && x.iter().zip(y).all(|(x, y)| {
                x.var == y.var && self.debug_locations_match(&x.location, &y.location)
            })
    }

    fn debug_locations_match(&self, x: &DebugLocation, y: &DebugLocation) -> bool {
        if let (DebugLocation::Value(x), DebugLocation::Value(y)) = (x, y) {
            return self.values_match(*x, *y);
        }
        let mut x = x.folded(&self.a.dfg);
        // Constants have no pair; one that stays is no sum, and no value of the other function.
        let is_constant = |value| self.a.dfg.as_const(value).is_some();
        x.map_values(|value| match is_constant(value) {
            true => Some(value),
            false => self.values[value].expand(),
        });
        x == y.folded(&self.b.dfg)
    }

    fn targets_match(&self, x: &BlockCall, y: &BlockCall) -> bool {
        self.blocks[x.block].expand() == Some(y.block)
            && self.lists_match(self.a.dfg.call_args(x), self.b.dfg.call_args(y))
    }

    /// Whether the payloads are equal, branch targets aside.
    fn payloads_match(&self, i: Inst, j: Inst) -> bool {
        let (a, b) = (&self.a.dfg, &self.b.dfg);
        let modules = self.modules;
        let globals = |x: GlobalId, y| modules.symbols_match(Symbol::Global(x), Symbol::Global(y));
        match (&a.inst(i).payload, &b.inst(j).payload) {
            (Payload::None, Payload::None)
            | (Payload::Jump(_), Payload::Jump(_))
            | (Payload::Branch(_), Payload::Branch(_)) => true,
            (Payload::IntFlags(x), Payload::IntFlags(y)) => x == y,
            (Payload::Float(x), Payload::Float(y)) => x == y,
            (Payload::IntCond(x, f), Payload::IntCond(y, g)) => (x, f) == (y, g),
            (Payload::FloatCond(x, f), Payload::FloatCond(y, g)) => (x, f) == (y, g),
            (Payload::Integral(x, f), Payload::Integral(y, g)) => (x, f) == (y, g),
            (Payload::Math(x, s, f), Payload::Math(y, t, g)) => (x, s, f) == (y, t, g),
            (Payload::Convert(x), Payload::Convert(y)) => x == y,
            (Payload::Scale(x, m, f), Payload::Scale(y, n, g)) => (x, m, f) == (y, n, g),
            (Payload::Mem(x), Payload::Mem(y)) => x == y,
            (Payload::Atomic(x, f), Payload::Atomic(y, g)) => (x, f) == (y, g),
            (Payload::Fence(x, m), Payload::Fence(y, n)) => (x, m) == (y, n),
            (Payload::Bulk(x), Payload::Bulk(y)) => x == y,
            (Payload::Barrier(x), Payload::Barrier(y)) => x == y,
            (Payload::Align(x), Payload::Align(y)) => x == y,
            (Payload::Slot(x), Payload::Slot(y)) => StackSlot::as_u32(*x) == y.as_u32(),
            (Payload::Global(x), Payload::Global(y)) => globals(*x, *y),
            (Payload::Func(x), Payload::Func(y)) => {
                modules.symbols_match(Symbol::Func(*x), Symbol::Func(*y))
            }
            (Payload::Sig(x), Payload::Sig(y)) => {
                modules.signatures_match(&a.signatures[*x], &b.signatures[*y])
            }
            (Payload::Special(x), Payload::Special(y)) => x == y,
            (Payload::Lane(x), Payload::Lane(y)) => x == y,
            (Payload::Shuffle(x), Payload::Shuffle(y)) => {
                let lanes = a.first_result(i).map_or(8, |value| a.ty(value).lanes() as usize);
                x.iter().zip(y).take(lanes).all(|(x, y)| x == y)
            }
            (Payload::Shfl(x), Payload::Shfl(y)) => x == y,
            (Payload::Vote(x), Payload::Vote(y)) => x == y,
            (Payload::Match(x), Payload::Match(y)) => x == y,
            (Payload::Ptx(x), Payload::Ptx(y)) => a.ptx(*x) == b.ptx(*y),
            (Payload::Switch(x), Payload::Switch(y)) => a.switch(*x).cases == b.switch(*y).cases,
            _ => false,
        }
    }

    /// Whether two chains of locations are equal.
    fn locs_match(&mut self, a: Option<Loc>, b: Option<Loc>) -> bool {
        let (mut x, mut y) = (a, b);
        let mut seen = Vec::new();
        while let (Some(i), Some(j)) = (x, y) {
            if self.locs.contains(&(i, j)) {
                break;
            }
            let (p, q) = (self.a.locations.get(i), self.b.locations.get(j));
            let facts = |l: Location| (l.file, l.line, l.column, l.scope);
            let name = |f: &'m Function, l: Location| {
                l.function.expand().map(|function| f.locations.function_name(function))
            };
            if facts(p) != facts(q) || name(self.a, p) != name(self.b, q) {
                return false;
            }
            seen.push((i, j));
            (x, y) = (p.inlined_at.expand(), q.inlined_at.expand());
        }
        let equal = x.is_some() == y.is_some();
        if equal {
            self.locs.extend(seen);
        }
        equal
    }
}

#[cfg(test)]
mod tests {
    use super::first_difference;
    use crate::text::parse_module;

    #[test]
    fn what_debuggers_are_told_differs_both_ways() {
        let of = |value: &str| {
            let text = format!(
                "file 0 \"a.c\"\ndebug_type 0 = base \"int\" signed 4\n\
                 func @f(%x: i32) {{\n  source \"f\" at 0:1\n  var 0 \"v\": 0 at 2\n\
                 entry:\n  value 0 = {value}\n  ret\n}}\n"
            );
            parse_module(&text).unwrap_or_else(|errors| panic!("{errors:?}")).module
        };
        let told = ["5: i32", "6: i32", "%x", "none"].map(of);
        for (i, a) in told.iter().enumerate() {
            for (j, b) in told.iter().enumerate() {
                assert_eq!(first_difference(a, b).is_none(), i == j, "{i} {j}");
            }
        }
    }
}
