//! `--trace OUT.html`: every stage of a compilation on one page.
//!
//! [`Trace`] watches the stages and keeps the text of each function after each of them, cut into
//! words that know which value they name. [`page`] makes a page of that, [`diff`] marks what a
//! stage has changed, and [`graph`] draws the control flow.
//!
//! A value is known by the instruction of the input that it comes from: by its name there, if it
//! has one. Passes and legalisation keep names and origins, machine code and PTX have origins.

mod diff;
mod graph;
mod page;
mod words;

use graph::Graph;
use irc::codegen::pipeline::{Emitted, Machine, Output};
use irc::ir::entity::{FuncId, Inst};
use irc::ir::module::Module;
use irc::stages::Stage;
use std::collections::{BTreeMap, HashMap};
use words::{Keys, Text};

/// What the stages have made of each function.
#[derive(Default)]
pub struct Trace {
    functions: BTreeMap<FuncId, Function>,
}

/// A function on its way.
struct Function {
    name: String,
    columns: Vec<Column>,
    keys: Keys,
    /// What the registers of machine code and the parameters in memory hold, as selection made
    /// them.
    registers: Held,
    /// The control flow of the last IR.
    graph: Option<Graph>,
}

/// A function after a stage.
struct Column {
    stage: &'static str,
    language: Language,
    text: Text,
}

/// What a function is written in.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Language {
    Ir,
    Machine,
    Ptx,
}

impl Trace {
    /// Keeps what a stage has made.
    pub fn watch(&mut self, stage: Stage<'_>) {
        let name = stage.name();
        let own = |_, inst| Some(inst);
        match stage {
            Stage::Verify(module) => self.ir("input", module, &own),
            Stage::Pass(_, module) => self.ir(name, module, &own),
            Stage::Codegen(_, Output::Ir(module, origins)) => {
                self.ir(name, module, &|func, inst| origins[func].of(inst));
            }
            Stage::Codegen(_, Output::Machine(machine)) => self.machine(name, machine),
            Stage::Codegen(_, Output::Function(emitted)) => self.ptx(name, emitted),
            _ => {}
        }
    }

    /// The page; `title` is the name of the input.
    pub fn page(&self, title: &str) -> String {
        page::page(title, self.functions.values())
    }

    fn ir(
        &mut self,
        stage: &'static str,
        module: &Module,
        origin: &dyn Fn(FuncId, Inst) -> Option<Inst>,
    ) {
        let graphs = graph::of_module(module);
        for (id, func) in module.funcs().filter(|(_, func)| !func.is_declaration()) {
            let function = self.functions.entry(id).or_insert_with(|| Function {
                name: func.name.clone(),
                columns: Vec::new(),
                keys: Keys::default(),
                registers: Held::new(),
                graph: None,
            });
            let origin = |inst| origin(id, inst);
            let text = words::of_ir(module, id, &origin, &mut function.keys);
            function.graph = graphs.get(&id).cloned();
            function.columns.push(Column { stage, language: Language::Ir, text });
        }
    }

    fn machine(&mut self, stage: &'static str, machine: Machine<'_>) {
        if let Some(function) = self.functions.get_mut(&machine.func) {
            let text = words::of_machine(&machine, &mut function.keys, &mut function.registers);
            function.columns.push(Column { stage, language: Language::Machine, text });
        }
    }

    fn ptx(&mut self, stage: &'static str, emitted: Emitted<'_>) {
        if let Some(function) = self.functions.get_mut(&emitted.func) {
            let text = words::of_ptx(&emitted, &mut function.keys, &function.registers);
            function.columns.push(Column { stage, language: Language::Ptx, text });
        }
    }
}

/// What registers hold, by their names, where one reads from top to bottom.
type Held = HashMap<String, u32>;
