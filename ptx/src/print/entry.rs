//! What can be printed: modules and parts of them.

use super::{Printer, text_of};
use crate::ast::*;
use crate::inst::{Inst, Reg};
use crate::mnemonic::{Mnemonics, write_mnemonic};
use std::fmt;

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.print())
    }
}

impl Module {
    /// The text of the module, where `texts` has that of some of its items, each with its place
    /// among them, in order.
    ///
    /// # Panics
    /// A text is not UTF-8.
    pub fn print_around(&self, texts: Vec<(usize, FunctionText)>) -> String {
        let size: usize = texts.iter().map(|(_, text)| text.len()).sum();
        let mut texts = texts.into_iter().peekable();
        let out = Vec::with_capacity(256 + size);
        let mut printer = Printer { out, ..Printer::new(&self.names, &[]) };
        printer.head(self);
        for (place, item) in self.items.iter().enumerate() {
            match texts.next_if(|(at, _)| *at == place) {
                Some((_, FunctionText { head, body })) => {
                    printer.out.extend_from_slice(&head);
                    printer.out.extend_from_slice(&body);
                }
                None => printer.item(item),
            }
        }
        text_of(printer.out)
    }

    /// The text of the module.
    pub fn print(&self) -> String {
        let statements: usize =
            self.functions().filter_map(|f| f.body.as_ref()).map(|b| b.statements.len()).sum();
        let mut printer = Printer {
            out: Vec::with_capacity(256 + statements * 40),
            mnemonics: Mnemonics::new(),
            ..Printer::new(&self.names, &[])
        };
        printer.module(self);
        text_of(printer.out)
    }
}

impl<R> Inst<R> {
    /// The mnemonic with its parts: `ld.global.v4.f32`.
    pub fn mnemonic(&self) -> String {
        let mut out = Vec::new();
        write_mnemonic(&mut out, self.row, &self.mods);
        text_of(out)
    }
}

/// The text of one instruction of a body, without indentation and newline.
pub fn print_inst(names: &Names, body: &Body, inst: &Inst<Reg>) -> String {
    let mut printer = Printer::new(names, &body.named);
    printer.inst(inst);
    text_of(printer.out)
}

/// The text of a function.
pub fn print_function(names: &Names, function: &Function) -> String {
    let mut printer = Printer::new(names, &[]);
    printer.function(function);
    text_of(printer.out).trim_start().to_owned()
}

/// The text of a function as that of its module has it.
#[derive(Clone, Debug)]
pub struct FunctionText {
    /// Up to the first statement.
    head: Vec<u8>,
    /// The statements, and what ends the function.
    body: Vec<u8>,
}

impl FunctionText {
    /// That of a function with a body.
    pub fn of(names: &Names, function: &Function) -> FunctionText {
        let body = function.body.as_ref();
        let statements = body.map_or(&[][..], |body| &body.statements);
        let mut printer = FunctionPrinter::new(names, statements.len());
        statements.iter().for_each(|statement| printer.statement(statement));
        printer.finish(function, body.map(|body| body.registers).unwrap_or_default())
    }

    fn len(&self) -> usize {
        self.head.len() + self.body.len()
    }
}

/// Prints a function whose registers have numbers and whose statements come one by one.
pub struct FunctionPrinter<'a>(Printer<'a>);

impl<'a> FunctionPrinter<'a> {
    /// For about N statements.
    pub fn new(names: &'a Names, statements: usize) -> FunctionPrinter<'a> {
        let (out, mnemonics) = (Vec::with_capacity(statements * 36), Mnemonics::new());
        FunctionPrinter(Printer { out, mnemonics, depth: 1, ..Printer::new(names, &[]) })
    }

    /// Prints the next statement.
    pub fn statement(&mut self, statement: &Statement) {
        self.0.statement(statement);
    }

    /// The text when all statements have been printed, of a function with this head and so many
    /// registers of each class.
    pub fn finish(mut self, head: &Function, registers: [u32; 6]) -> FunctionText {
        self.0.text("}\n");
        let mut printer = Printer::new(self.0.names, &[]);
        printer.head_of(head);
        printer.text("\n{\n");
        printer.depth = 1;
        printer.registers(&registers);
        FunctionText { head: printer.out, body: self.0.out }
    }
}

/// The text of the declaration of a variable, without its semicolon.
pub fn print_variable(names: &Names, variable: &Variable) -> String {
    let mut printer = Printer::new(names, &[]);
    printer.variable(variable);
    text_of(printer.out).trim().to_owned()
}

/// The text of one statement of a body, without indentation and newline.
pub fn print_statement(names: &Names, body: &Body, statement: &Statement) -> String {
    let mut printer = Printer::new(names, &body.named);
    printer.statement(statement);
    text_of(printer.out).trim_end().to_owned()
}
