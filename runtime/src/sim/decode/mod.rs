//! From the tree to a [`Program`]: lays the variables of a module out, numbers its functions and
//! registers, and resolves names.

mod all_lanes;
mod function;
mod meets;
mod names;

use super::layout::{NamedPlace, Segment, initial_bytes, size_of};
use super::memory::{Flat, Global, WINDOW};
use super::program::{Builtin, Code, Program, WORKSPACE_BYTES, function_address};
use super::{LoadError, MAX_CONSTANT, MAX_SHARED, MEMORY_BYTES};
use irc_ptx::isa::sem::{Lanes32, Lanes64};
use irc_ptx::isa::{InstEffects, Order, Space, SpecialReg};
use irc_ptx::mangle::demangle;
use irc_ptx::{
    Function, FunctionParam, Item, Linkage, Module, Operand, Statement, Symbol, Variable,
};
use std::collections::{BTreeMap, HashMap, HashSet};

/// What is known while a module is decoded.
pub(super) struct Loader<'a> {
    module: &'a Module,
    places: HashMap<Symbol, NamedPlace>,
    /// Where variables lie that a body declares outside the memory of threads, by function and
    /// statement.
    inner: HashMap<(Symbol, usize), u64>,
    /// What variables in global and constant memory begin with.
    initial: Vec<(Space, u64, Vec<u8>)>,
    constants: Segment,
    /// How many bytes further arguments of a call may have: no call passes more than a body has
    /// declared for it.
    further: u64,
    shared: Segment,
    shared_names: Vec<(u64, u64, String)>,
    /// Constants and special registers that are there for all lanes.
    words: Vec<Lanes32>,
    word_places: HashMap<u32, u32>,
    doubles: Vec<Lanes64>,
    double_places: HashMap<u64, u32>,
    specials: Vec<SpecialReg>,
}

/// Lays a module out and decodes its functions. `text` is what it was read from.
pub(super) fn load(module: Module, text: &str, global: &mut Global) -> Result<Program, LoadError> {
    let mut program = Program {
        lines: irc_ptx::text::line_starts(text),
        functions: Vec::new(),
        globals: BTreeMap::new(),
        inner_globals: Vec::new(),
        constant_names: BTreeMap::new(),
        constants: Flat::default(),
        shared: Segment::default(),
        shared_names: Vec::new(),
        words: Vec::new(),
        doubles: Vec::new(),
        specials: Vec::new(),
        files: BTreeMap::new(),
        communicates: communicates(&module),
        workspace: uses_workspace(&module).then(|| {
            global.allocate(WORKSPACE_BYTES, 16, Some("workspace of the grid".to_owned()), true)
        }),
        first_sites: Vec::new(),
        module,
    };
    match decode(&mut program, global) {
        Ok(()) => Ok(program),
        Err(error) => {
            program.give_back(global);
            Err(error)
        }
    }
}

fn decode(program: &mut Program, global: &mut Global) -> Result<(), LoadError> {
    let module = &program.module;
    let mut loader = Loader::new(module);
    let names = loader.number_functions();
    for variable in module.variables() {
        let name = || demangle(module.names.name(variable.name)).into_owned();
        match loader.variable(variable, global)? {
            Some((Space::Global, address)) => {
                program.globals.insert(name(), (address, size_of(variable)));
            }
            Some((Space::Const, offset)) => {
                program.constant_names.insert(name(), (offset, size_of(variable)));
            }
            _ => {}
        }
    }
    loader.inner_variables(global, &mut program.inner_globals)?;
    loader.dynamic_shared();
    loader.initialise()?;
    let mut functions: Vec<Option<Code>> = names.iter().map(|_| None).collect();
    for function in module.functions() {
        let Some(NamedPlace::Function(index)) = loader.places.get(&function.name) else { continue };
        let index = *index as usize;
        if function.body.is_some() || functions[index].is_none() {
            functions[index] = Some(function::decode(&mut loader, function)?);
        }
    }
    let mut site = 0;
    for mut code in functions.into_iter().flatten() {
        code.first_site = site;
        program.first_sites.push(site);
        site += code.origins.len() as u32 + 1;
        program.functions.push(code);
    }
    for item in &module.items {
        if let Item::File { index, path, .. } = item {
            program.files.insert(*index, path.clone());
        }
    }
    program.constants = fill(&loader.initial, global, loader.constants.size);
    let Loader { shared, shared_names, words, doubles, specials, .. } = loader;
    program.shared = shared;
    program.shared_names = shared_names;
    program.words = words;
    program.doubles = doubles;
    program.specials = specials;
    Ok(())
}

/// Whether CTAs may see what others do: through atomics and ordered accesses of global memory, or
/// because they take their memory from one heap. Without them, whatever one CTA sees of another's
/// work is a race.
fn communicates(module: &Module) -> bool {
    let takes = |name| matches!(builtin(name), Some(Builtin::Malloc | Builtin::Free));
    if module.functions().any(|f| f.body.is_none() && takes(module.names.name(f.name))) {
        return true;
    }
    let insts = module.functions().filter_map(|f| f.body.as_ref()).flat_map(|body| body.insts());
    insts.into_iter().any(|inst| {
        let space: Option<Space> = inst.modifier();
        let outside = matches!(space, None | Some(Space::Global | Space::SharedCluster));
        let ordered = inst.modifier().is_some_and(|order: Order| order != Order::Weak);
        let effects = inst.row().effects;
        outside
            && (effects.contains(InstEffects::ATOMIC) && !effects.contains(InstEffects::CALL)
                || ordered)
    })
}

/// The most bytes that any body declares for one argument, if there is a function that takes any
/// number of them.
fn further_bytes(module: &Module) -> u64 {
    let is_variadic = |f: &Function| f.params.last().is_some_and(FunctionParam::is_variadic);
    if !module.functions().any(is_variadic) {
        return 0;
    }
    let bodies = module.functions().filter_map(|f| f.body.as_ref());
    let arguments = bodies.flat_map(|body| &body.statements).filter_map(|s| match s {
        Statement::Variable(variable) if variable.space == Space::Param => Some(variable.size()),
        _ => None,
    });
    arguments.max().unwrap_or(0)
}

/// Whether a module asks for the workspace in which a grid synchronises, whose address the driver
/// passes in registers of the environment.
fn uses_workspace(module: &Module) -> bool {
    let insts = module.functions().filter_map(|f| f.body.as_ref()).flat_map(|body| body.insts());
    insts
        .into_iter()
        .flat_map(|inst| &inst.operands)
        .any(|operand| matches!(operand, Operand::Special(reg) if reg.is_environment()))
}

impl<'a> Loader<'a> {
    fn new(module: &'a Module) -> Self {
        Self {
            module,
            places: HashMap::new(),
            inner: HashMap::new(),
            initial: Vec::new(),
            constants: Segment::default(),
            further: further_bytes(module),
            shared: Segment::default(),
            shared_names: Vec::new(),
            words: vec![[0; 32]],
            word_places: HashMap::from([(0, 0)]),
            doubles: vec![[0; 32]],
            double_places: HashMap::from([(0, 0)]),
            specials: Vec::new(),
        }
    }

    /// The name of a symbol as people wrote it.
    fn name(&self, symbol: Symbol) -> String {
        demangle(self.module.names.name(symbol)).into_owned()
    }

    /// The constant with this value in all lanes.
    fn word(&mut self, value: u32) -> u32 {
        *self.word_places.entry(value).or_insert_with(|| {
            self.words.push([value; 32]);
            self.words.len() as u32 - 1
        })
    }

    fn double(&mut self, value: u64) -> u32 {
        *self.double_places.entry(value).or_insert_with(|| {
            self.doubles.push([value; 32]);
            self.doubles.len() as u32 - 1
        })
    }

    /// The place of a special register among those that are there for all lanes.
    fn special(&mut self, reg: SpecialReg) -> u32 {
        let known = self.specials.iter().position(|&known| known == reg);
        known.unwrap_or_else(|| {
            self.specials.push(reg);
            self.specials.len() - 1
        }) as u32
    }

    /// Gives the functions numbers, and aliases those of the functions that they stand for.
    fn number_functions(&mut self) -> Vec<Symbol> {
        let aliases = self.module.items.iter().filter_map(|item| match item {
            Item::Alias(alias, _) => Some(*alias),
            _ => None,
        });
        let aliases: HashSet<Symbol> = aliases.collect();
        let mut names = Vec::new();
        for function in self.module.functions().filter(|f| !aliases.contains(&f.name)) {
            self.places.entry(function.name).or_insert_with(|| {
                names.push(function.name);
                NamedPlace::Function(names.len() as u32 - 1)
            });
        }
        for item in &self.module.items {
            if let Item::Alias(alias, aliasee) = item
                && let Some(&place) = self.places.get(aliasee)
            {
                self.places.insert(*alias, place);
            }
        }
        names
    }

    /// Lays a variable of the module out. External shared variables come later.
    fn variable(
        &mut self,
        variable: &Variable,
        global: &mut Global,
    ) -> Result<Option<(Space, u64)>, LoadError> {
        let is_extern = variable.linkage == Linkage::Extern;
        if self.places.contains_key(&variable.name) && is_extern {
            return Ok(None);
        }
        if is_extern && !matches!(variable.space, Space::Global | Space::Const) {
            return Ok(None);
        }
        let address = self.place(variable, None, global)?;
        self.places.insert(variable.name, NamedPlace::Fixed(variable.space, address));
        Ok(Some((variable.space, address)))
    }

    /// Makes room for a variable of the module, or of a function.
    fn place(
        &mut self,
        variable: &Variable,
        function: Option<Symbol>,
        global: &mut Global,
    ) -> Result<u64, LoadError> {
        let (size, align) = (size_of(variable), variable.alignment());
        match variable.space {
            Space::Global => {
                let used = global.used.saturating_add(size);
                if used > MEMORY_BYTES {
                    return Err(self.too_large(variable, function, used, MEMORY_BYTES));
                }
                let name = Some(self.name(variable.name));
                let address = global.allocate(size, align, name, true);
                global.handles.declare(variable, address);
                Ok(address)
            }
            Space::Const => {
                let placed = self.constants.place_bytes(size, align, MAX_CONSTANT);
                placed.map_err(|bytes| self.too_large(variable, function, bytes, MAX_CONSTANT))
            }
            _ => self.shared_variable(variable, function),
        }
    }

    /// That there is no room for a variable.
    fn too_large(
        &self,
        variable: &Variable,
        function: Option<Symbol>,
        bytes: u64,
        most: u64,
    ) -> LoadError {
        let function = function.map(|name| self.name(name));
        LoadError::TooLarge {
            name: self.name(variable.name),
            function,
            space: variable.space,
            bytes,
            most,
        }
    }

    /// Lays a shared variable out. Those of all kernels lie behind each other, so that only each of
    /// them has a limit here; what a launch has room for is decided then.
    fn shared_variable(
        &mut self,
        variable: &Variable,
        function: Option<Symbol>,
    ) -> Result<u64, LoadError> {
        let (size, most) = (size_of(variable), u64::from(MAX_SHARED));
        if size > most {
            return Err(self.too_large(variable, function, size, most));
        }
        let offset = self
            .shared
            .place_bytes(size, variable.alignment(), WINDOW)
            .map_err(|bytes| self.too_large(variable, function, bytes, WINDOW))?;
        self.shared_names.push((offset, size, self.name(variable.name)));
        Ok(offset)
    }

    /// Lays out what bodies declare in shared, global and constant memory, and tells the addresses
    /// of what is global.
    fn inner_variables(
        &mut self,
        global: &mut Global,
        globals: &mut Vec<u64>,
    ) -> Result<(), LoadError> {
        for function in self.module.functions() {
            let statements = function.body.iter().flat_map(|body| &body.statements);
            for (index, statement) in statements.enumerate() {
                if let Statement::Variable(variable) = statement
                    && !matches!(variable.space, Space::Local | Space::Param)
                {
                    let address = self.place(variable, Some(function.name), global)?;
                    if variable.space == Space::Global {
                        globals.push(address);
                    }
                    self.inner.insert((function.name, index), address);
                }
            }
        }
        Ok(())
    }

    /// Remembers the initial values of the variables of the module.
    fn initialise(&mut self) -> Result<(), LoadError> {
        let module = self.module;
        for variable in module.variables().filter(|v| !v.init.is_empty()) {
            let place = |symbol: Symbol| self.places.get(&symbol).copied();
            let bytes = initial_bytes(variable, place, function_address).map_err(|symbol| {
                let (name, function) = (self.name(symbol), self.name(variable.name));
                LoadError::Undefined { name, function }
            })?;
            if let Some(NamedPlace::Fixed(space, address)) = place(variable.name) {
                self.initial.push((space, address, bytes));
            }
        }
        Ok(())
    }

    fn dynamic_shared(&mut self) {
        let place = NamedPlace::Fixed(Space::Shared, self.shared.dynamic_start());
        for variable in self.module.variables() {
            if is_shared(variable.space) && variable.linkage == Linkage::Extern {
                self.places.entry(variable.name).or_insert(place);
            }
        }
    }
}

/// Fills global variables and gives constant memory.
fn fill(initial: &[(Space, u64, Vec<u8>)], global: &Global, constants: u64) -> Flat {
    let mut bank = vec![0; constants as usize];
    for (space, address, bytes) in initial {
        match space {
            Space::Const => bank[*address as usize..][..bytes.len()].copy_from_slice(bytes),
            Space::Global => {
                global.write(*address, bytes).expect("the variable has room for its initialiser");
            }
            _ => {}
        }
    }
    Flat::of(&bank)
}

/// The functions that the machine provides, with their names.
const BUILTINS: [(&str, Builtin); 4] = [
    ("vprintf", Builtin::Vprintf),
    ("malloc", Builtin::Malloc),
    ("free", Builtin::Free),
    ("__assertfail", Builtin::AssertFail),
];

fn builtin(name: &str) -> Option<Builtin> {
    BUILTINS.iter().find(|(known, _)| *known == name).map(|&(_, builtin)| builtin)
}

fn is_shared(space: Space) -> bool {
    matches!(space, Space::Shared | Space::SharedCta | Space::SharedCluster)
}
