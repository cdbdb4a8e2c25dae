//! Modules in which each instruction has its line in the file that was given as its location.
//!
//! Passes and code generation carry locations along, and nothing that they do depends on them: what
//! is made of such a module is what is made of the module itself, but for its `.loc`.

use super::input::Input;
use irc::ir::entity::FuncId;
use irc::ir::location::Location;
use irc::ir::module::Module;
use irc::ptx::text::line_starts;
use irc::ptx::{self, Item, Loc, ReadModule, Statement};

/// The module of a file. The locations of a toy program are its lines as they are.
pub fn of_input(input: &Input) -> Module {
    let mut module = input.module.clone();
    if input.is_toy() {
        return module;
    }
    let file = module.files.push(input.name().to_owned());
    let funcs: Vec<FuncId> = module.funcs().map(|(id, _)| id).collect();
    for id in funcs {
        let func = module.func_mut(id);
        let insts: Vec<_> = func.insts().collect();
        for inst in insts {
            func.inst_locs[inst] = None.into();
            if let Some(line) = input.line(id, inst) {
                let location = Location::new(file, line, 0);
                func.inst_locs[inst] = Some(func.locations.intern(location)).into();
            }
        }
    }
    module
}

/// The module of a PTX text.
pub fn of_ptx(name: &str, text: &str) -> ptx::Module {
    let ReadModule { mut module, statements, .. } = ReadModule::read(text);
    let lines = line_starts(text);
    module.items.retain(|item| !matches!(item, Item::File { .. }));
    module.items.insert(0, Item::File { index: 1, path: name.to_owned(), stamp: None });
    let bodies = module.items.iter_mut().filter_map(|item| match item {
        Item::Function(function) => function.body.as_mut(),
        _ => None,
    });
    for (body, offsets) in bodies.zip(statements) {
        let old = std::mem::take(&mut body.statements);
        for (statement, offset) in old.into_iter().zip(offsets) {
            match statement {
                Statement::Loc(_) => {}
                Statement::Inst(_) => {
                    let line = lines.partition_point(|&start| start <= offset) as u32;
                    let marked = Loc { file: 1, line, column: 0, inlined: None };
                    body.statements.push(Statement::Loc(Box::new(marked)));
                    body.statements.push(statement);
                }
                _ => body.statements.push(statement),
            }
        }
    }
    module
}
