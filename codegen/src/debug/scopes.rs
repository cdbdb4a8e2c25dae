//! The scopes of the source that code is in: the function, blocks, and the bodies of functions that
//! stand in the place of calls.

use crate::locations::file_number;
use cranelift_entity::SecondaryMap;
use irc_ir::entity::{DebugScope, DebugVar, InlinedName, Loc};
use irc_ir::function::Function;
use irc_ir::location::Location;
use rustc_hash::FxHashMap;

/// The number of a scope; those around it have lower ones. The function is [`FUNCTION`].
pub(crate) type ScopeId = u32;

pub(crate) const FUNCTION: ScopeId = 0;

/// How deep scopes nest. Code in deeper ones counts as that of the last: whoever reads or writes
/// entries calls itself for each level.
const MAX_DEPTH: u32 = 200;

/// What a scope is.
#[derive(Clone, Debug)]
pub(crate) enum ScopeKind {
    Function,
    Block,
    /// The body of a function, in the place of a call.
    Call {
        /// What locations call the function.
        symbol: String,
        /// The place of the call.
        file: u32,
        line: u32,
    },
}

#[derive(Clone, Debug)]
pub(crate) struct Scope {
    pub parent: ScopeId,
    pub kind: ScopeKind,
    depth: u32,
}

/// What makes a scope another one than its neighbours.
#[derive(Copy, Clone, PartialEq, Eq, Hash)]
enum Key {
    Block(DebugScope),
    Call(InlinedName, Loc),
}

/// The scopes of a function, and what is in them.
pub(crate) struct Scopes {
    pub all: Vec<Scope>,
    of_loc: SecondaryMap<Loc, ScopeId>,
    of_var: SecondaryMap<DebugVar, ScopeId>,
}

impl Scopes {
    pub fn new(func: &Function) -> Scopes {
        let function = Scope { parent: FUNCTION, kind: ScopeKind::Function, depth: 0 };
        let scopes = Scopes {
            all: vec![function],
            of_loc: SecondaryMap::new(),
            of_var: SecondaryMap::new(),
        };
        let mut finder =
            Finder { func, scopes, known: FxHashMap::default(), blocks: FxHashMap::default() };
        // Those that they were inlined at come first.
        for (loc, location) in func.locations.iter() {
            let body = finder.body(location);
            finder.scopes.of_loc[loc] = finder.block(location.scope.expand(), body);
        }
        let variables = func.debug.iter().flat_map(|debug| &debug.variables);
        for (id, variable) in variables {
            let body = match variable.inlined {
                Some(loc) => finder.body(&func.locations.get(loc)),
                None => FUNCTION,
            };
            finder.scopes.of_var[id] = finder.block(variable.scope, body);
        }
        finder.scopes
    }

    /// The scope that a location is in.
    pub fn of_loc(&self, loc: Loc) -> ScopeId {
        self.of_loc[loc]
    }

    /// The scope that a variable is seen in.
    pub fn of_var(&self, var: DebugVar) -> ScopeId {
        self.of_var[var]
    }
}

struct Finder<'a> {
    func: &'a Function,
    scopes: Scopes,
    known: FxHashMap<(ScopeId, Key), ScopeId>,
    /// The blocks of each body.
    blocks: FxHashMap<(ScopeId, DebugScope), ScopeId>,
}

impl Finder<'_> {
    fn scope(&mut self, parent: ScopeId, key: Key, kind: impl FnOnce() -> ScopeKind) -> ScopeId {
        let depth = self.scopes.all[parent as usize].depth + 1;
        if depth > MAX_DEPTH {
            return parent;
        }
        let next = self.scopes.all.len() as ScopeId;
        let scope = *self.known.entry((parent, key)).or_insert(next);
        if scope == next {
            self.scopes.all.push(Scope { parent, kind: kind(), depth });
        }
        scope
    }

    /// The function that a location is in, which may be inlined.
    fn body(&mut self, location: &Location) -> ScopeId {
        let Some(call) = location.inlined_at.expand() else { return FUNCTION };
        let around = self.scopes.of_loc[call];
        let Some(name) = location.function.expand() else { return around };
        let func = self.func;
        self.scope(around, Key::Call(name, call), || {
            let place = func.locations.get(call);
            let symbol = func.locations.function_name(name).to_owned();
            ScopeKind::Call { symbol, file: file_number(place.file), line: place.line }
        })
    }

    /// A block of a body.
    fn block(&mut self, scope: Option<DebugScope>, body: ScopeId) -> ScopeId {
        let Some(debug) = &self.func.debug else { return body };
        let (mut path, mut next, mut around) = (Vec::new(), scope, body);
        while let Some(scope) = next {
            if let Some(&known) = self.blocks.get(&(body, scope)) {
                around = known;
                break;
            }
            path.push(scope);
            next = debug.scopes[scope].parent;
        }
        for scope in path.into_iter().rev() {
            around = self.scope(around, Key::Block(scope), || ScopeKind::Block);
            self.blocks.insert((body, scope), around);
        }
        around
    }
}
