//! What a debugger is told of the function that is being built.

use super::{FunctionBuilder, Misuse};
use crate::builder::InstBuilder;
use crate::debug::{DebugFunction, DebugLocation, DebugScopeData, DebugValue, DebugVariable};
use crate::entity::{DebugScope, DebugVar, Value, Variable};

impl FunctionBuilder<'_> {
    /// Says what the function is in the source. Its variables can be told then.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::debug::{DebugFunction, DebugTypeKind, DebugVariable, Encoding};
    /// use irc_ir::function::{Function, FunctionKind};
    /// use irc_ir::module::Module;
    /// use irc_ir::signature::{Linkage, Signature};
    /// use irc_ir::types::I32;
    ///
    /// let mut module = Module::new();
    /// let file = module.files.push("a.toy".to_owned());
    /// let name = "int".to_owned();
    /// let int = DebugTypeKind::Base { name, encoding: Encoding::Signed, bytes: 4 };
    /// let int = module.debug.types.push(int);
    /// let signature = Signature::new(&[I32], Some(I32));
    /// let twice = Function::new("twice", FunctionKind::Device, Linkage::Visible, signature);
    /// let id = module.add_func(twice)?;
    /// let mut b = FunctionBuilder::new(&mut module, id);
    /// let mut source = DebugFunction::new("twice", file, 1);
    /// source.result = Some(int);
    /// b.set_source(source);
    /// let x = DebugVariable::param("x", int, 1);
    /// let x = b.add_debug_variable(x).expect("the function has a source");
    /// let entry = b.create_block();
    /// b.switch_to_block(entry);
    /// let param = b.append_block_params_for_signature(entry)[0];
    /// // x is the parameter from here on, and then twice of it.
    /// b.debug_value(x, Some(param));
    /// let sum = b.add(param, param);
    /// b.debug_value(x, Some(sum));
    /// b.ret(Some(sum));
    /// b.finish()?;
    /// irc_ir::verify::verify_module(&module).expect("a right module");
    /// assert!(module.to_string().contains("  value 0 = %1\n  ret %1\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_source(&mut self, source: DebugFunction) {
        self.func().debug = Some(Box::new(source));
    }

    /// Adds a variable of the source; nothing if nothing was said of the function.
    pub fn add_debug_variable(&mut self, variable: DebugVariable) -> Option<DebugVar> {
        Some(self.func().debug.as_mut()?.add_variable(variable))
    }

    /// Adds a block of the source in which variables are seen, inside of another or of the
    /// function; nothing if nothing was said of the function.
    pub fn add_debug_scope(
        &mut self,
        parent: Option<DebugScope>,
        line: u32,
        column: u32,
    ) -> Option<DebugScope> {
        let scope = DebugScopeData { parent, line, column };
        Some(self.func().debug.as_mut()?.scopes.push(scope))
    }

    /// The locations that are set from here on are in this block of the source.
    pub fn set_debug_scope(&mut self, scope: Option<DebugScope>) {
        self.scope = scope;
    }

    /// What was said of the function, to add to it.
    pub fn source_mut(&mut self) -> Option<&mut DebugFunction> {
        self.func().debug.as_deref_mut()
    }

    /// From here on, a variable of the source has this value, or none that is known.
    #[track_caller]
    pub fn debug_value(&mut self, var: DebugVar, value: Option<Value>) {
        self.debug_location(var, DebugValue::new(var, value).location);
    }

    /// From here on, a variable of the source is there: it is a sum of values that nothing else
    /// computes, or in memory at an address.
    ///
    /// ```
    /// # use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// # use irc_ir::debug::{DebugFunction, DebugTypeKind, DebugVariable, Encoding};
    /// use irc_ir::debug::{DebugLocation, DebugSum};
    /// # use irc_ir::function::Function;
    /// # use irc_ir::module::Module;
    /// # use irc_ir::types::PTR;
    /// # let mut module = Module::new();
    /// # let file = module.files.push("a.toy".to_owned());
    /// # let name = "int".to_owned();
    /// # let int = DebugTypeKind::Base { name, encoding: Encoding::Signed, bytes: 4 };
    /// # let int = module.debug.types.push(int);
    /// # let id = module.add_func(Function::kernel("k", &[PTR]))?;
    /// # let mut b = FunctionBuilder::new(&mut module, id);
    /// # b.set_source(DebugFunction::new("k", file, 1));
    /// # let variable = DebugVariable::new("second", int, 1);
    /// # let second = b.add_debug_variable(variable).expect("the function has a source");
    /// # let entry = b.create_block();
    /// # b.switch_to_block(entry);
    /// let pointer = b.append_block_params_for_signature(entry)[0];
    /// // The variable is the second of the numbers that the parameter points to.
    /// let place = DebugLocation::Memory(DebugSum::of(pointer, 4).into());
    /// b.debug_location(second, place);
    /// # b.ret(None);
    /// # b.finish()?;
    /// # irc_ir::verify::verify_module(&module).expect("a right module");
    /// assert!(module.to_string().contains("  value 0 = memory %0 + 4\n"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn debug_location(&mut self, var: DebugVar, location: DebugLocation) {
        let values: Vec<Value> = location.values().collect();
        if values.into_iter().any(|value| !self.check_value(value)) {
            return;
        }
        match self.current_block() {
            None => self.misuse(Misuse::NoBlock),
            Some(block) => {
                self.func().layout.append_debug_value(block, DebugValue { var, location });
            }
        }
    }

    /// What is written to a mutable variable, and what paths bring of it where they meet, are the
    /// values of a variable of the source from there on.
    #[track_caller]
    pub fn debug_var(&mut self, var: Variable, debug: DebugVar) {
        if self.check_variable(var) {
            self.ssa.set_debug(var, debug);
        }
    }
}
