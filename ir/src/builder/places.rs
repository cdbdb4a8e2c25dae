//! Places in the source that the following instructions have.

use super::error::Misuse;
use super::{FunctionBuilder, InstBuilder};
use crate::entity::{File, InlinedName, Loc};
use crate::location::Location;
use std::panic::Location as Caller;

/// The function that is being inlined, and where it is called.
#[derive(Copy, Clone, Debug)]
pub(super) struct Inlining {
    function: InlinedName,
    call: Loc,
}

/// A function whose body was begun where it is called; [`FunctionBuilder::end_inlined`] ends it.
#[derive(Debug)]
#[must_use]
pub struct Inlined {
    outer: Option<Inlining>,
    call: Option<Loc>,
    depth: usize,
}

impl FunctionBuilder<'_> {
    /// The file of the module that has this path; it is added if there is none.
    ///
    /// ```
    /// use irc_ir::builder::FunctionBuilder;
    /// use irc_ir::function::Function;
    /// use irc_ir::module::Module;
    ///
    /// let mut module = Module::new();
    /// let kernel = module.add_func(Function::kernel("k", &[]))?;
    /// let mut b = FunctionBuilder::new(&mut module, kernel);
    /// let file = b.file("k.src");
    /// assert_eq!(b.file("k.src"), file);
    /// assert_ne!(b.file("other.src"), file);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn file(&mut self, path: &str) -> File {
        let files = &mut self.module.files;
        let known = files.iter().find(|(_, known)| *known == path).map(|(file, _)| file);
        known.unwrap_or_else(|| files.push(path.to_owned()))
    }

    /// Sets the location of the following instructions, and returns it.
    #[track_caller]
    pub fn set_loc(&mut self, file: File, line: u32, column: u32, inlined_at: Option<Loc>) -> Loc {
        let (function, inlined_at) = match (inlined_at, self.inlining) {
            (None, Some(Inlining { function, call })) => (Some(function), Some(call)),
            (inlined_at, _) => (None, inlined_at),
        };
        let (function, inlined_at) = (function.into(), inlined_at.into());
        self.intern_loc(Location { inlined_at, function, ..Location::new(file, line, column) })
    }

    /// What follows, up to [`Self::end_inlined`], is the body of a function that is called here:
    /// where a place says nothing else, it is one in that function, inlined at the place that was
    /// set last. If none was, places stay as they are.
    ///
    /// ```
    /// # use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// # use irc_ir::{function::Function, module::Module, types::PTR};
    /// # let mut module = Module::new();
    /// # let mut b = FunctionBuilder::kernel(&mut module, "k", &[PTR])?;
    /// # let x = b.begin()[0];
    /// let file = b.file("a.toy");
    /// b.set_loc(file, 5, 3, None);
    /// let call = b.begin_inlined("callee");
    /// b.set_loc(file, 1, 9, None);
    /// let seven = b.i32(7);
    /// b.store_element(seven, x, 0);
    /// b.end_inlined(call);
    /// b.ret(None);
    /// b.finish()?;
    /// let text = module.to_string();
    /// assert!(text.contains("store.i32 7, %1 at 0:1:9 in \"callee\" inlined_at 0:5:3"), "{text}");
    /// assert!(text.contains("ret at 0:5:3"), "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn begin_inlined(&mut self, function: &str) -> Inlined {
        let (outer, call) = (self.inlining, self.loc);
        if let Some(call) = call {
            let function = self.func().locations.intern_function(function);
            self.inlining = Some(Inlining { function, call });
        }
        Inlined { outer, call, depth: self.open("begin_inlined", "end_inlined") }
    }

    /// What follows is behind the call of the function, whose place it has.
    #[track_caller]
    pub fn end_inlined(&mut self, inlined: Inlined) {
        self.close(inlined.depth);
        (self.inlining, self.loc) = (inlined.outer, inlined.call);
    }

    /// Sets the location of the following instructions to a place in an inlined function, and
    /// returns it.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::function::{Function, FunctionKind};
    /// use irc_ir::module::Module;
    /// use irc_ir::signature::{Linkage, Signature};
    ///
    /// let mut module = Module::new();
    /// let file = module.files.push("a.toy".to_owned());
    /// let signature = Signature::new(&[], None);
    /// let kernel = Function::new("k", FunctionKind::Kernel, Linkage::Visible, signature);
    /// let id = module.add_func(kernel)?;
    /// let mut builder = FunctionBuilder::new(&mut module, id);
    /// let entry = builder.create_block();
    /// builder.switch_to_block(entry);
    /// let call = builder.set_loc(file, 5, 3, None);
    /// builder.set_inlined_loc("callee", file, 1, 9, call);
    /// builder.ret(None);
    /// builder.finish()?;
    /// assert!(module.to_string().contains("at 0:1:9 in \"callee\" inlined_at 0:5:3"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn set_inlined_loc(
        &mut self,
        function: &str,
        file: File,
        line: u32,
        column: u32,
        inlined_at: Loc,
    ) -> Loc {
        let function = Some(self.func().locations.intern_function(function)).into();
        let inlined_at = Some(inlined_at).into();
        self.intern_loc(Location { inlined_at, function, ..Location::new(file, line, column) })
    }

    #[track_caller]
    fn intern_loc(&mut self, mut location: Location) -> Loc {
        let file = location.file;
        self.check(self.module.files.is_valid(file), || Misuse::UnknownFile { file });
        if let Some(at) = location.inlined_at.expand()
            && !self.check_loc(at)
        {
            location.inlined_at = None.into();
        }
        location.scope = self.scope.into();
        let func = self.func();
        let loc = func.locations.intern(location).tagged(func.dfg.tag());
        self.loc = Some(loc);
        loc
    }

    /// The file and line of the following instructions, if they have a location.
    pub(super) fn current_place(&self) -> Option<(String, u32)> {
        let location = self.function().locations.get(self.loc?);
        Some((self.module.files.get(location.file)?.clone(), location.line))
    }

    /// Sets the location of the following instructions to a line of the Rust program, for languages
    /// that are written in Rust: functions with `#[track_caller]` have it from
    /// [`std::panic::Location::caller`].
    #[track_caller]
    pub fn set_caller_loc(&mut self, place: &Caller<'_>) -> Loc {
        let file = self.file(place.file());
        self.set_loc(file, place.line(), place.column(), None)
    }

    /// Where the following instructions are, for messages: `file:line:column` if a location is set,
    /// and the function. Mistakes of the builder begin so.
    pub fn place(&self) -> String {
        let name = &self.function().name;
        match self.loc.and_then(|loc| self.place_of(loc)) {
            Some(source) => format!("{source}: @{name}"),
            None => format!("@{name}"),
        }
    }

    /// The location of the following instructions.
    pub fn loc(&self) -> Option<Loc> {
        self.loc
    }

    /// Sets the location of the following instructions to one that was set before: behind what is
    /// inside an expression, that of the expression.
    #[track_caller]
    pub fn restore_loc(&mut self, loc: Option<Loc>) {
        if loc.is_none_or(|loc| self.check_loc(loc)) {
            self.loc = loc;
        }
    }

    /// The following instructions have no location.
    pub fn clear_loc(&mut self) {
        self.loc = None;
    }
}
