//! Functions that are built from outside, an operation at a time by its name.
//!
//! The first mistake is kept, as that of [`FunctionBuilder`] is: what follows it does nothing, and
//! [`Build::finish`] tells it.

use irc::ir::builder::{Detached, FunctionBuilder, InstBuilder};
use irc::ir::entity::{FuncId, Value};
use irc::ir::module::Module;
use irc::ir::op::table::ALL;
use irc::ir::op::{Args, Opcode, PayloadKind};
use irc::ir::types::Type;
use irc::ptx::text::nearest_name;
use smallvec::SmallVec;
use std::fmt::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A module that several hold.
pub type SharedModule = Arc<Mutex<Module>>;

/// Locks; what a thread left behind that panicked is used on.
pub fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The operation of this name, or what is wrong with it.
pub fn opcode(name: &str) -> Result<Opcode, String> {
    Opcode::from_name(name).ok_or_else(|| {
        let near = nearest_name(name, ALL.iter().map(|opcode| opcode.name()));
        let near = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
        format!("unknown operation `{name}`{near}")
    })
}

/// A function whose body is being built.
#[derive(Debug)]
pub struct Build {
    module: SharedModule,
    state: Option<Detached>,
    mistake: Option<String>,
}

/// The results of an operation.
pub type Results = SmallVec<[Value; 2]>;

impl Build {
    /// Builds the body of a function that has none.
    pub fn new(module: SharedModule, func: FuncId) -> Build {
        let (state, mistake) = {
            let mut module = lock(&module);
            let mut builder = FunctionBuilder::new(&mut module, func);
            builder.set_strict(true);
            let mistake = builder.error().map(|error| format!("{error:#}"));
            (builder.detach(), mistake)
        };
        Build { module, state: Some(state), mistake }
    }

    /// The module.
    pub fn module(&self) -> &SharedModule {
        &self.module
    }

    /// Does something with the builder; `None` where it is finished.
    pub fn with<R>(&mut self, act: impl FnOnce(&mut FunctionBuilder<'_>) -> R) -> Option<R> {
        let state = self.state.take()?;
        let mut module = lock(&self.module);
        let mut builder = state.attach(&mut module);
        let result = act(&mut builder);
        if self.mistake.is_none() {
            // The lines of this crate help nobody.
            self.mistake = builder.error().map(|error| format!("{error:#}"));
        }
        self.state = Some(builder.detach());
        Some(result)
    }

    /// Keeps the first mistake; it with its place.
    pub fn fail(&mut self, mistake: impl std::fmt::Display) -> String {
        let place = self.with(|b| b.place());
        let placed = place.map_or(mistake.to_string(), |place| format!("{place}: {mistake}"));
        self.mistake.get_or_insert_with(|| placed.clone());
        placed
    }

    /// The first mistake, if there was one.
    pub fn mistake(&self) -> Option<&str> {
        self.mistake.as_deref()
    }

    /// Makes an operation of these operands. `words` are those that the text form has between the
    /// operation and its operands, `ty` is the controlling type where no operand has it.
    pub fn operation(
        &mut self,
        opcode: Opcode,
        words: &str,
        ty: Option<Type>,
        args: &[Value],
    ) -> Results {
        let row = opcode.desc();
        let is_plain =
            matches!(row.payload, PayloadKind::None | PayloadKind::IntFlags | PayloadKind::Float);
        let fits = match row.args {
            Args::Fixed(wanted) => wanted.len() == args.len(),
            _ => false,
        };
        if words.is_empty() && is_plain && fits {
            let built = self.with(|b| {
                let ctl = row.operand_of_type().map(|index| b.ty(args[index]));
                let inst = b.build(opcode, row.payload.plain(), ctl.or(ty), args);
                b.func().dfg.results(inst).collect()
            });
            return built.unwrap_or_default();
        }
        let mut text = opcode.name().to_owned();
        if let Some(ty) = ty {
            let _ = write!(text, ".{ty}");
        }
        if !words.is_empty() {
            let _ = write!(text, " {words}");
        }
        for i in 0..args.len() {
            let _ = write!(text, "{} %{i}", if i == 0 { "" } else { "," });
        }
        self.text(&text, args)
    }

    /// Makes the instruction of a text, in which `%0`, `%1` and so on are the operands.
    pub fn text(&mut self, text: &str, args: &[Value]) -> Results {
        let text = text.trim();
        if text.is_empty() {
            self.fail("the text of the instruction is empty");
            return Results::new();
        }
        let built = self.with(|b| match b.inst(text, args) {
            Ok(results) => Ok(results),
            Err(error) => Err(format!("`{text}`: {error}")),
        });
        match built {
            Some(Ok(results)) => results,
            Some(Err(mistake)) => {
                self.fail(mistake);
                Results::new()
            }
            None => Results::new(),
        }
    }

    /// Ends the function; the first mistake if there was one. Nothing can be built after it.
    pub fn finish(&mut self) -> Result<(), String> {
        let Some(state) = self.state.take() else {
            return Err("the function is already finished".to_owned());
        };
        let mut module = lock(&self.module);
        let finished = state.attach(&mut module).finish().map_err(|error| format!("{error:#}"));
        match self.mistake.take() {
            Some(mistake) => Err(mistake),
            None => finished,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use irc::ir::function::Function;
    use irc::ir::types::{I32, PTR};

    fn begin(params: &[Type]) -> (Build, Vec<Value>) {
        let mut module = Module::new();
        let kernel = module.add_func(Function::kernel("k", params)).expect("it is new");
        let mut build = Build::new(Arc::new(Mutex::new(module)), kernel);
        let params = build.with(|b| b.begin()).expect("it is not finished");
        (build, params)
    }

    #[test]
    fn operations_are_made_by_name() {
        let (mut build, params) = begin(&[I32, PTR]);
        let sum = build.operation(Opcode::Add, "nsw", None, &[params[0], params[0]]);
        let less = build.operation(Opcode::Icmp, "slt", None, &[sum[0], params[0]]);
        build.operation(Opcode::Assume, "", None, &less);
        let loaded = build.operation(Opcode::Load, "volatile", Some(I32), &[params[1]]);
        let both = build.operation(Opcode::Addc, "", None, &[loaded[0], sum[0], less[0]]);
        assert_eq!(both.len(), 2);
        build.operation(Opcode::Ret, "", None, &[]);
        build.finish().expect("it is right");
        let text = lock(build.module()).to_string();
        assert!(text.contains("load.i32 volatile") && text.contains("add nsw"), "{text}");
        assert!(build.finish().is_err() && build.with(|_| ()).is_none());
    }

    #[test]
    fn the_first_mistake_is_told() {
        let (mut build, params) = begin(&[I32]);
        let none = build.operation(Opcode::Icmp, "lt", None, &[params[0], params[0]]);
        assert!(none.is_empty());
        build.operation(Opcode::Add, "", None, &[params[0]]);
        build.operation(Opcode::Ret, "", None, &[]);
        let mistake = build.finish().expect_err("there was one");
        let known = "unknown comparison `lt`; did you mean `slt`?";
        assert_eq!(mistake, format!("@k: `icmp lt %0, %1`: {known}"));
    }

    /// Wrong operands of every operation are mistakes, not panics.
    #[test]
    fn every_operation_survives_wrong_operands() {
        for &opcode in ALL {
            for count in 0..4 {
                for words in ["", "nsw", "slt", "add", "all", "nonsense (", "} %9"] {
                    for ty in [None, Some(I32), Some(PTR)] {
                        let (mut build, params) = begin(&[PTR]);
                        build.operation(opcode, words, ty, &vec![params[0]; count]);
                        let _ = build.finish();
                    }
                }
            }
        }
    }
}
