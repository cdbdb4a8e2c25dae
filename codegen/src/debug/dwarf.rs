//! The entries of DWARF 2 of a module, as the PTX Writer's Guide asks for them.
//!
//! Variables and parameters have the class of the space that they are in
//! (`DW_AT_address_class`); a register of PTX is a number made of the characters of its name, the
//! last in the lowest byte. What is in registers has a list of locations, since it moves.

use super::place;
use super::scopes::{FUNCTION, ScopeId, ScopeKind, Scopes};
use super::section::Bytes;
use super::trace::{Range, Traced};
use crate::locations::file_number;
use crate::mir::{MirFunction, SumBase};
use gimli::write::{
    Address, AttributeValue, DwarfUnit, Expression, LineProgram, LineString, Location,
    LocationList, Range as CodeRange, RangeList, Sections, UnitEntryId,
};
use gimli::{Encoding, Format, LineEncoding, SectionId, constants as dw};
use irc_ir::debug::{
    BitField, DebugFunction, DebugTypeKind, DebugVariable, Encoding as BaseEncoding, Home,
    MAX_NESTING, Member, Qualifier,
};
use irc_ir::entity::{DebugType, DebugVar, File};
use irc_ir::module::{Module, Symbol as IrSymbol};
use irc_ir::signature::Linkage;
use irc_ir::types::Space;
use irc_ptx::{self as ptx, Item, Names, Statement, Symbol, TargetOption};
use rustc_hash::{FxHashMap, FxHashSet};

/// A function whose code was written.
pub(crate) struct Subject {
    /// The name of its symbol.
    pub symbol: Symbol,
    /// Whether other modules see it.
    pub is_external: bool,
    /// What it is in the source, if that is known.
    pub source: Option<Box<DebugFunction>>,
    /// The blocks and inlined bodies in it.
    pub scopes: Scopes,
    /// Where its stack slots and parameters are, those that are in memory.
    pub slots: Vec<Option<(Symbol, Space)>>,
    pub params: Vec<Option<(Symbol, Space)>>,
    /// Where things are in its code, once that was written.
    pub traced: Option<Traced>,
}

impl Subject {
    /// Names everything in another table, as it is named in one.
    pub fn rename(&mut self, from: &Names, into: &mut Names) {
        let mut rename = |symbol: &mut Symbol| *symbol = into.intern(from.name(*symbol));
        rename(&mut self.symbol);
        let places = self.slots.iter_mut().chain(&mut self.params).flatten();
        places.for_each(|(symbol, _)| rename(symbol));
        if let Some(traced) = &mut self.traced {
            traced.visit_labels(&mut rename);
        }
    }

    /// What machine code does not declare in local memory is nowhere.
    pub fn forget_undeclared(&mut self, mir: &MirFunction) {
        let declared = mir.prologue.iter().filter_map(|statement| match statement {
            Statement::Variable(variable) => Some(variable.name),
            _ => None,
        });
        let declared: FxHashSet<Symbol> = declared.collect();
        let is_there = |&(symbol, space): &(Symbol, Space)| {
            space != Space::Local || declared.contains(&symbol)
        };
        for place in self.slots.iter_mut().chain(&mut self.params) {
            *place = place.filter(is_there);
        }
    }
}

/// What the sections are made of besides functions.
pub(crate) struct Described<'a> {
    pub module: &'a Module,
    /// The PTX name of a symbol of the module.
    pub symbol: &'a dyn Fn(IrSymbol) -> Symbol,
}

/// The classes of addresses: the guide, "CUDA-specific DWARF definitions".
mod class {
    use super::{AttributeValue, Space};

    pub const REGISTER: u8 = 2;

    pub fn of(space: Space) -> u8 {
        match space {
            Space::Const => 4,
            Space::Global => 5,
            Space::Local => 6,
            Space::Param => 7,
            Space::Shared => 8,
            Space::Generic => 12,
        }
    }

    /// The class as nvcc writes it, in a byte.
    pub fn attribute(class: u8) -> AttributeValue {
        AttributeValue::Data1(class)
    }
}

struct Writer<'a> {
    described: &'a Described<'a>,
    names: &'a Names,
    unit: DwarfUnit,
    symbols: Vec<Symbol>,
    numbers: FxHashMap<Symbol, usize>,
    types: Vec<UnitEntryId>,
    /// The entries of functions whose bodies stand in the place of calls, by what locations call
    /// them.
    abstracts: FxHashMap<String, UnitEntryId>,
    /// Their variables: by the entry, name and line.
    abstract_variables: FxHashMap<(UnitEntryId, String, u32), UnitEntryId>,
}

/// Adds the sections for the functions to the PTX module.
pub(crate) fn add_sections(described: &Described<'_>, subjects: &[Subject], out: &mut ptx::Module) {
    let mut names = std::mem::take(&mut out.names);
    let mut writer = Writer::new(described, &names);
    writer.types();
    writer.globals();
    subjects.iter().for_each(|subject| writer.function(subject));
    let mut sections = Sections::new(Bytes::default());
    // Only what is built here could be refused: there are no references to other units.
    writer.unit.write(&mut sections).expect("the entries are consistent");
    let symbols = writer.symbols;
    let mut items = Vec::new();
    let _ = sections.for_each(|id, bytes| -> Result<(), ()> {
        // The assembler makes the table of lines.
        if id != SectionId::DebugLine {
            items.extend(bytes.clone().section(id, &symbols, &mut names));
        }
        Ok(())
    });
    out.names = names;
    out.items.extend(items.into_iter().map(|section| Item::Section(Box::new(section))));
    out.options.push(TargetOption::Debug);
}

impl<'a> Writer<'a> {
    fn new(described: &'a Described<'a>, names: &'a Names) -> Writer<'a> {
        let encoding = Encoding { format: Format::Dwarf32, version: 2, address_size: 8 };
        let mut unit = DwarfUnit::new(encoding);
        let first = described.module.files.values().next();
        let text = |text: &str| text.replace('\0', "_").into_bytes();
        let file = text(first.map_or("", String::as_str));
        let root = unit.unit.root();
        if first.is_some() {
            let lines = LineEncoding::default();
            let name = LineString::String(file.clone());
            let folder = LineString::String(Vec::new());
            let mut program = LineProgram::new(encoding, lines, folder, None, name, None);
            // Only a program with rows is referred to. The assembler makes another in its place.
            program.begin_sequence(None);
            program.generate_row();
            program.end_sequence(0);
            unit.unit.line_program = program;
        }
        let entry = unit.unit.get_mut(root);
        entry.set(dw::DW_AT_producer, AttributeValue::String(b"irc".to_vec()));
        entry.set(dw::DW_AT_language, AttributeValue::Language(dw::DW_LANG_C_plus_plus));
        entry.set(dw::DW_AT_name, AttributeValue::String(file));
        if first.is_some() {
            entry.set(dw::DW_AT_stmt_list, AttributeValue::LineProgramRef);
        }
        entry.set(dw::DW_AT_low_pc, AttributeValue::Address(Address::Constant(0)));
        Writer {
            described,
            names,
            unit,
            symbols: Vec::new(),
            numbers: FxHashMap::default(),
            types: Vec::new(),
            abstracts: FxHashMap::default(),
            abstract_variables: FxHashMap::default(),
        }
    }

    fn address(&mut self, symbol: Symbol) -> Address {
        let next = self.symbols.len();
        let number = *self.numbers.entry(symbol).or_insert(next);
        if number == next {
            self.symbols.push(symbol);
        }
        Address::Symbol { symbol: number, addend: 0 }
    }

    fn add(&mut self, parent: UnitEntryId, tag: gimli::DwTag) -> UnitEntryId {
        self.unit.unit.add(parent, tag)
    }

    fn set(&mut self, entry: UnitEntryId, at: gimli::DwAt, value: AttributeValue) {
        self.unit.unit.get_mut(entry).set(at, value);
    }

    /// Names an entry; what has no name in the source has none here.
    fn set_name(&mut self, entry: UnitEntryId, name: &str) {
        if name.is_empty() {
            return;
        }
        // Names have no zero bytes: the verifier says so of those of the source.
        let name = name.replace('\0', "_").into_bytes();
        self.set(entry, dw::DW_AT_name, AttributeValue::String(name));
    }

    fn set_type(&mut self, entry: UnitEntryId, ty: DebugType) {
        let ty = self.types[ty.as_u32() as usize];
        self.set(entry, dw::DW_AT_type, AttributeValue::UnitRef(ty));
    }

    fn set_place(&mut self, entry: UnitEntryId, file: u32, line: u32) {
        self.set(entry, dw::DW_AT_decl_file, AttributeValue::Udata(file.into()));
        self.set(entry, dw::DW_AT_decl_line, AttributeValue::Udata(line.into()));
    }

    fn set_address(&mut self, entry: UnitEntryId, symbol: Symbol, space: Space) {
        let mut expression = Expression::new();
        expression.op_addr(self.address(symbol));
        if space == Space::Local {
            // What is in local memory is at an offset into it, as nvcc has it: ptxas fails on less.
            expression.op_plus_uconst(0);
        }
        self.set(entry, dw::DW_AT_address_class, class::attribute(class::of(space)));
        self.set(entry, dw::DW_AT_location, AttributeValue::Exprloc(expression));
    }

    // ---- types ----

    /// The entries of all types. They refer to each other, so there are entries first.
    fn types(&mut self) {
        let (root, types) = (self.unit.unit.root(), &self.described.module.debug.types);
        for kind in types.values() {
            let entry = self.add(
                root,
                match kind {
                    DebugTypeKind::Base { .. } => dw::DW_TAG_base_type,
                    DebugTypeKind::Pointer { .. } => dw::DW_TAG_pointer_type,
                    DebugTypeKind::Reference { is_rvalue: false, .. } => dw::DW_TAG_reference_type,
                    // Of a later DWARF, as nvcc has it.
                    DebugTypeKind::Reference { .. } => dw::DW_TAG_rvalue_reference_type,
                    DebugTypeKind::Function { .. } => dw::DW_TAG_subroutine_type,
                    DebugTypeKind::Array { .. } => dw::DW_TAG_array_type,
                    DebugTypeKind::Struct { .. } => dw::DW_TAG_structure_type,
                    DebugTypeKind::Union { .. } => dw::DW_TAG_union_type,
                    DebugTypeKind::Typedef { .. } => dw::DW_TAG_typedef,
                    DebugTypeKind::Qualified { qualifier: Qualifier::Const, .. } => {
                        dw::DW_TAG_const_type
                    }
                    DebugTypeKind::Qualified { qualifier: Qualifier::Volatile, .. } => {
                        dw::DW_TAG_volatile_type
                    }
                    DebugTypeKind::Enum { .. } => dw::DW_TAG_enumeration_type,
                },
            );
            self.types.push(entry);
        }
        for (id, kind) in types {
            self.type_entry(self.types[id.as_u32() as usize], id, kind);
        }
    }

    fn type_entry(&mut self, entry: UnitEntryId, id: DebugType, kind: &DebugTypeKind) {
        let size = self.described.module.debug.size(id).unwrap_or(0);
        match kind {
            DebugTypeKind::Base { name, encoding, .. } => {
                self.set_name(entry, name);
                let encoding = match encoding {
                    BaseEncoding::Boolean => dw::DW_ATE_boolean,
                    BaseEncoding::Signed => dw::DW_ATE_signed,
                    BaseEncoding::Unsigned => dw::DW_ATE_unsigned,
                    BaseEncoding::SignedChar => dw::DW_ATE_signed_char,
                    BaseEncoding::UnsignedChar => dw::DW_ATE_unsigned_char,
                    BaseEncoding::Float => dw::DW_ATE_float,
                };
                self.set(entry, dw::DW_AT_encoding, AttributeValue::Encoding(encoding));
                self.set(entry, dw::DW_AT_byte_size, AttributeValue::Udata(size));
            }
            DebugTypeKind::Pointer { to, space } => {
                if let Some(to) = to {
                    self.set_type(entry, *to);
                }
                self.set(entry, dw::DW_AT_address_class, class::attribute(class::of(*space)));
            }
            DebugTypeKind::Reference { to, space, .. } => {
                self.set_type(entry, *to);
                self.set(entry, dw::DW_AT_address_class, class::attribute(class::of(*space)));
            }
            DebugTypeKind::Function { result, params } => {
                if let Some(result) = result {
                    self.set_type(entry, *result);
                }
                for &param in params {
                    let child = self.add(entry, dw::DW_TAG_formal_parameter);
                    self.set_type(child, param);
                }
            }
            DebugTypeKind::Array { elem, count } => self.array(entry, *elem, *count),
            DebugTypeKind::Struct { name, members, .. }
            | DebugTypeKind::Union { name, members, .. } => {
                self.set_name(entry, name);
                self.set(entry, dw::DW_AT_byte_size, AttributeValue::Udata(size));
                self.members(entry, members);
            }
            DebugTypeKind::Typedef { name, of } => {
                self.set_name(entry, name);
                if let Some(of) = of {
                    self.set_type(entry, *of);
                }
            }
            DebugTypeKind::Qualified { of, .. } => {
                if let Some(of) = of {
                    self.set_type(entry, *of);
                }
            }
            DebugTypeKind::Enum { name, values, .. } => {
                self.set_name(entry, name);
                self.set(entry, dw::DW_AT_byte_size, AttributeValue::Udata(size));
                for (name, value) in values {
                    let child = self.add(entry, dw::DW_TAG_enumerator);
                    self.set_name(child, name);
                    self.set(child, dw::DW_AT_const_value, AttributeValue::Sdata(*value));
                }
            }
        }
    }

    /// Arrays of arrays are one of several dimensions, as compilers of C have them.
    fn array(&mut self, entry: UnitEntryId, mut elem: DebugType, mut count: u64) {
        for _ in 0..=MAX_NESTING {
            let range = self.add(entry, dw::DW_TAG_subrange_type);
            self.set(range, dw::DW_AT_count, AttributeValue::Udata(count));
            match self.described.module.debug.types.get(elem) {
                Some(&DebugTypeKind::Array { elem: inner, count: dimension }) => {
                    (elem, count) = (inner, dimension);
                }
                _ => break,
            }
        }
        self.set_type(entry, elem);
    }

    fn members(&mut self, entry: UnitEntryId, members: &[Member]) {
        for member in members {
            let child = self.add(entry, dw::DW_TAG_member);
            self.set_name(child, &member.name);
            self.set_type(child, member.ty);
            let begin = match member.bits {
                Some(bits) => self.bit_field(child, member, bits),
                None => member.offset,
            };
            let mut offset = Expression::new();
            offset.op_plus_uconst(begin);
            let offset = AttributeValue::Exprloc(offset);
            self.set(child, dw::DW_AT_data_member_location, offset);
        }
    }

    /// Says which bits a bit-field has, as DWARF 2 does: of a unit as large as its type, counted
    /// from the highest bit of it. Where the unit begins.
    fn bit_field(&mut self, entry: UnitEntryId, member: &Member, bits: BitField) -> u64 {
        let size = self.described.module.debug.size(member.ty).unwrap_or(1).max(1);
        let first = member.offset.saturating_mul(8).saturating_add(bits.start.into());
        let count = u64::from(bits.end.saturating_sub(bits.start));
        let aligned = first / (8 * size) * size;
        let is_inside = first - 8 * aligned + count <= 8 * size;
        let begin = if is_inside { aligned } else { first / 8 };
        // Below 0 where a packed one ends behind the unit.
        let above = (8 * size) as i64 - (first - 8 * begin + count) as i64;
        let above = match u64::try_from(above) {
            Ok(above) => AttributeValue::Udata(above),
            Err(_) => AttributeValue::Sdata(above),
        };
        self.set(entry, dw::DW_AT_byte_size, AttributeValue::Udata(size));
        self.set(entry, dw::DW_AT_bit_size, AttributeValue::Udata(count));
        self.set(entry, dw::DW_AT_bit_offset, above);
        begin
    }

    // ---- variables ----

    fn globals(&mut self) {
        let module = self.described.module;
        for global in &module.debug.globals {
            let root = self.unit.unit.root();
            let entry = self.add(root, dw::DW_TAG_variable);
            self.set_name(entry, &global.name);
            self.set_type(entry, global.ty);
            self.set_place(entry, file_number(global.file), global.line);
            let (known, id) = (module.global(global.global), IrSymbol::Global(global.global));
            if known.linkage != Linkage::Internal {
                self.set(entry, dw::DW_AT_external, AttributeValue::Flag(true));
            }
            let symbol = (self.described.symbol)(id);
            self.set_address(entry, symbol, known.space);
            let linkage = self.names.name(symbol).to_owned().into_bytes();
            self.set(entry, dw::DW_AT_MIPS_linkage_name, AttributeValue::String(linkage));
        }
    }

    fn variable(
        &mut self,
        parent: UnitEntryId,
        (subject, traced): (&Subject, &Traced),
        source: &DebugFunction,
        (id, variable): (DebugVar, &DebugVariable),
    ) {
        let entry = self.add(parent, variable_tag(variable));
        let place = match variable.home {
            Home::Param(number) => subject.params[number as usize],
            Home::Slot(slot) => subject.slots[slot.as_u32() as usize],
            Home::Values | Home::Part(_) => None,
        };
        match place {
            Some((symbol, space)) => self.set_address(entry, symbol, space),
            None => {
                let ranges = traced.variables.get(&id).map_or(&[][..], Vec::as_slice);
                self.moving(entry, ranges, (subject, traced));
            }
        }
        match self.abstract_of(subject, source, id) {
            None => self.declare(entry, variable, source.file),
            Some((function, file)) => {
                let origin = self.abstract_variable(function, variable, file);
                self.set(entry, dw::DW_AT_abstract_origin, AttributeValue::UnitRef(origin));
            }
        }
    }

    /// Says what a variable is in the source.
    fn declare(&mut self, entry: UnitEntryId, variable: &DebugVariable, file: File) {
        self.set_name(entry, &variable.name);
        self.set_type(entry, variable.ty);
        self.set_place(entry, file_number(file), variable.line);
    }

    /// The function that a variable is of, and its file, if that was inlined.
    fn abstract_of(
        &mut self,
        subject: &Subject,
        source: &DebugFunction,
        var: DebugVar,
    ) -> Option<(UnitEntryId, File)> {
        let mut scope = subject.scopes.of_var(var);
        while scope != FUNCTION {
            let known = &subject.scopes.all[scope as usize];
            if let ScopeKind::Call { symbol, .. } = &known.kind {
                let inlined = source.inlined.get(symbol);
                let file = inlined.map_or(source.file, |inlined| inlined.file);
                return Some((self.inlined_function(symbol, Some(source)), file));
            }
            scope = known.parent;
        }
        None
    }

    /// What is the same of a variable wherever its function was inlined.
    fn abstract_variable(
        &mut self,
        function: UnitEntryId,
        variable: &DebugVariable,
        file: File,
    ) -> UnitEntryId {
        let key = (function, variable.name.clone(), variable.line);
        if let Some(&known) = self.abstract_variables.get(&key) {
            return known;
        }
        let entry = self.add(function, variable_tag(variable));
        self.declare(entry, variable, file);
        self.abstract_variables.insert(key, entry);
        entry
    }

    /// A variable that is in registers, is a constant, or is in memory for a while. An address has
    /// one class wherever it is: memory of another is not told of.
    fn moving(
        &mut self,
        entry: UnitEntryId,
        ranges: &[Range],
        (subject, traced): (&Subject, &Traced),
    ) {
        let space = ranges.iter().find_map(|range| place::memory_of(&range.place));
        let has_class =
            |range: &&Range| place::memory_of(&range.place).is_none_or(|own| Some(own) == space);
        let mut found = Vec::new();
        for range in ranges.iter().filter(has_class) {
            let code = place::expression(&range.place, |base| self.address_of(base, subject));
            found.extend(code.map(|code| (range, code)));
        }
        let everywhere = |range: &Range| (range.begin, range.end) == (traced.begin, traced.end);
        let is_memory = |(range, _): &(&Range, _)| place::memory_of(&range.place).is_some();
        let class = match (space, &found[..]) {
            (_, []) => return,
            // Generic is what debuggers take an address for that has no class.
            (Some(space), found) if space != Space::Generic || found.iter().all(is_memory) => {
                Some(class::of(space))
            }
            (_, [(range, _)]) if everywhere(range) && place::is_in_registers(&range.place) => {
                Some(class::REGISTER)
            }
            _ => None,
        };
        if let Some(class) = class {
            self.set(entry, dw::DW_AT_address_class, class::attribute(class));
        }
        let location = match &found[..] {
            [(range, code)] if everywhere(range) => AttributeValue::Exprloc(code.clone()),
            found => {
                let list = found.iter().map(|(range, code)| Location::StartEnd {
                    begin: self.address(range.begin),
                    end: self.address(range.end),
                    data: code.clone(),
                });
                let list = LocationList(list.collect());
                AttributeValue::LocationListRef(self.unit.unit.locations.add(list))
            }
        };
        self.set(entry, dw::DW_AT_location, location);
    }

    /// The address of what has one.
    fn address_of(&mut self, base: SumBase, subject: &Subject) -> Option<Address> {
        let symbol = match base {
            SumBase::Slot(slot) => subject.slots.get(slot.as_u32() as usize)?.map(|slot| slot.0)?,
            SumBase::Global(global) => (self.described.symbol)(IrSymbol::Global(global)),
        };
        Some(self.address(symbol))
    }

    // ---- functions ----

    fn function(&mut self, subject: &Subject) {
        let Some(traced) = &subject.traced else { return };
        let root = self.unit.unit.root();
        let entry = self.add(root, dw::DW_TAG_subprogram);
        let linkage = self.names.name(subject.symbol).to_owned();
        let name = subject.source.as_ref().map_or(linkage.as_str(), |source| &source.name);
        let name = name.to_owned();
        // From its symbol on, not from the first label: ptxas puts a prologue before that, and
        // counts from the symbol where it says in which register a variable is. cuda-gdb counts
        // from here.
        self.set_range(entry, subject.symbol, traced.end);
        let frame = Expression::raw(vec![dw::DW_OP_call_frame_cfa.0]);
        self.set(entry, dw::DW_AT_frame_base, AttributeValue::Exprloc(frame));
        // ptxas dies of variables in local memory if the name comes before the linkage name.
        let linkage = AttributeValue::String(linkage.into_bytes());
        self.set(entry, dw::DW_AT_MIPS_linkage_name, linkage);
        self.set_name(entry, &name);
        if subject.is_external {
            self.set(entry, dw::DW_AT_external, AttributeValue::Flag(true));
        }
        if let Some(source) = &subject.source {
            self.set_place(entry, file_number(source.file), source.line);
            if let Some(ty) = source.result {
                self.set_type(entry, ty);
            }
        }
        let scopes = self.scopes(entry, subject, traced);
        let source = subject.source.as_deref();
        let variables = source.into_iter().flat_map(|source| &source.variables);
        let is_whole =
            |(_, variable): &(DebugVar, &DebugVariable)| !matches!(variable.home, Home::Part(_));
        for variable in variables.filter(is_whole) {
            // What is seen where there is no code is never seen.
            let scope = scopes[subject.scopes.of_var(variable.0) as usize];
            if let Some((scope, source)) = scope.zip(source) {
                self.variable(scope, (subject, traced), source, variable);
            }
        }
    }

    fn set_range(&mut self, entry: UnitEntryId, begin: Symbol, end: Symbol) {
        let [begin, end] = [begin, end].map(|label| AttributeValue::Address(self.address(label)));
        self.set(entry, dw::DW_AT_low_pc, begin);
        self.set(entry, dw::DW_AT_high_pc, end);
    }

    /// The entries of the scopes in a function that have code.
    fn scopes(
        &mut self,
        function: UnitEntryId,
        subject: &Subject,
        traced: &Traced,
    ) -> Vec<Option<UnitEntryId>> {
        let ranges = code_of_scopes(&subject.scopes, traced);
        let mut entries = vec![None; ranges.len()];
        entries[FUNCTION as usize] = Some(function);
        for (number, scope) in subject.scopes.all.iter().enumerate().skip(1) {
            let Some(parent) = entries[scope.parent as usize] else { continue };
            if ranges[number].is_empty() {
                continue;
            }
            let entry = match &scope.kind {
                ScopeKind::Call { symbol, file, line } => {
                    let origin = self.inlined_function(symbol, subject.source.as_deref());
                    let entry = self.add(parent, dw::DW_TAG_inlined_subroutine);
                    self.set(entry, dw::DW_AT_abstract_origin, AttributeValue::UnitRef(origin));
                    let (file, line) = (u64::from(*file), u64::from(*line));
                    self.set(entry, dw::DW_AT_call_file, AttributeValue::Udata(file));
                    self.set(entry, dw::DW_AT_call_line, AttributeValue::Udata(line));
                    entry
                }
                ScopeKind::Block | ScopeKind::Function => {
                    self.add(parent, dw::DW_TAG_lexical_block)
                }
            };
            self.set_ranges(entry, &ranges[number]);
            entries[number] = Some(entry);
        }
        entries
    }

    fn set_ranges(&mut self, entry: UnitEntryId, ranges: &[(Symbol, Symbol)]) {
        if let [(begin, end)] = *ranges {
            return self.set_range(entry, begin, end);
        }
        let list = ranges.iter().map(|&(begin, end)| CodeRange::StartEnd {
            begin: self.address(begin),
            end: self.address(end),
        });
        let list = RangeList(list.collect());
        let list = AttributeValue::RangeListRef(self.unit.unit.ranges.add(list));
        self.set(entry, dw::DW_AT_ranges, list);
    }

    /// The entry of a function that was inlined, which `source` may know.
    fn inlined_function(&mut self, symbol: &str, source: Option<&DebugFunction>) -> UnitEntryId {
        if let Some(&known) = self.abstracts.get(symbol) {
            return known;
        }
        let root = self.unit.unit.root();
        let entry = self.add(root, dw::DW_TAG_subprogram);
        let inlined = source.and_then(|source| source.inlined.get(symbol));
        if let Some(inlined) = inlined {
            let linkage = AttributeValue::String(symbol.replace('\0', "_").into_bytes());
            self.set(entry, dw::DW_AT_MIPS_linkage_name, linkage);
            self.set_name(entry, &inlined.name);
            self.set_place(entry, file_number(inlined.file), inlined.line);
            if let Some(ty) = inlined.result {
                self.set_type(entry, ty);
            }
        } else {
            self.set_name(entry, symbol);
        }
        self.set(entry, dw::DW_AT_inline, AttributeValue::Inline(dw::DW_INL_inlined));
        self.abstracts.insert(symbol.to_owned(), entry);
        entry
    }
}

fn variable_tag(variable: &DebugVariable) -> gimli::DwTag {
    match variable.is_param {
        true => dw::DW_TAG_formal_parameter,
        false => dw::DW_TAG_variable,
    }
}

/// By scope, its pieces of code, with those of the scopes inside.
fn code_of_scopes(scopes: &Scopes, traced: &Traced) -> Vec<Vec<(Symbol, Symbol)>> {
    let mut ranges: Vec<Vec<(Symbol, Symbol)>> = vec![Vec::new(); scopes.all.len()];
    for piece in &traced.scopes {
        let mut scope: ScopeId = piece.scope;
        while scope != FUNCTION {
            match ranges[scope as usize].last_mut() {
                Some((_, end)) if *end == piece.begin => *end = piece.end,
                _ => ranges[scope as usize].push((piece.begin, piece.end)),
            }
            scope = scopes.all[scope as usize].parent;
        }
    }
    ranges
}
