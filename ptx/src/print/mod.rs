//! The printer: the only place that spells PTX.
//!
//! It writes into one string; nothing on the way of an instruction goes through `fmt`. What it
//! prints, the reader reads back to the same tree (comments excepted).

mod digits;
mod entry;

pub use entry::{
    FunctionPrinter, FunctionText, print_function, print_inst, print_statement, print_variable,
};

use super::ast::*;
use super::inst::{Address, Base, Inst, Label, Operand, Reg, Symbol};
use super::mnemonic::Mnemonics;
use super::opaque::OpaqueValue;
use crate::isa::Select;
use crate::isa::{Accepts, Lane, RegClass, Space};

/// The column, from the indentation, where operands begin.
const OPERAND_COLUMN: usize = 20;

/// What the names of the registers of each class begin with, from the lowest byte on, and how many
/// bytes that are.
static PREFIXES: [(u32, usize); RegClass::ALL.len()] = {
    let mut prefixes = [(0, 0); RegClass::ALL.len()];
    let mut i = 0;
    while i < prefixes.len() {
        let prefix = RegClass::ALL[i].prefix().as_bytes();
        while prefixes[i].1 < prefix.len() {
            prefixes[i].0 |= (prefix[prefixes[i].1] as u32) << (8 * prefixes[i].1);
            prefixes[i].1 += 1;
        }
        i += 1;
    }
    prefixes
};

/// The printer writes bytes, which is faster; they come from strings and ASCII.
fn text_of(out: Vec<u8>) -> String {
    String::from_utf8(out).expect("what is printed is made of strings and ASCII digits")
}

struct Printer<'a> {
    mnemonics: Mnemonics,
    out: Vec<u8>,
    names: &'a Names,
    named: &'a [NamedReg],
    depth: usize,
}

impl<'a> Printer<'a> {
    fn new(names: &'a Names, named: &'a [NamedReg]) -> Self {
        Self { out: Vec::new(), names, named, depth: 0, mnemonics: Mnemonics::default() }
    }

    fn module(&mut self, module: &'a Module) {
        self.head(module);
        for item in &module.items {
            self.item(item);
        }
    }

    fn head(&mut self, module: &'a Module) {
        self.text(".version ");
        self.number(u64::from(module.version.major));
        self.text(".");
        self.number(u64::from(module.version.minor));
        self.text("\n.target ");
        self.text(module.sm.name());
        for option in &module.options {
            self.text(", ");
            self.text(option.word());
        }
        if let Some(size) = module.address_size {
            self.text("\n.address_size ");
            self.number(u64::from(size));
        }
        self.text("\n");
    }

    fn item(&mut self, item: &'a Item) {
        match item {
            Item::Function(function) => self.function(function),
            Item::Variable(variable) => {
                self.text("\n");
                self.variable(variable);
                self.text(";\n");
            }
            Item::File { index, path, stamp } => {
                self.text("\n.file ");
                self.number(u64::from(*index));
                self.text(" \"");
                self.text(path);
                self.text("\"");
                if let Some((time, size)) = stamp {
                    self.text(", ");
                    self.number(*time);
                    self.text(", ");
                    self.number(*size);
                }
                self.text("\n");
            }
            Item::Alias(alias, aliasee) => {
                self.text("\n.alias ");
                self.symbol(*alias);
                self.text(", ");
                self.symbol(*aliasee);
                self.text(";\n");
            }
            Item::Pragma(text) => {
                self.text("\n.pragma \"");
                self.text(text);
                self.text("\";\n");
            }
            Item::Section(section) => self.section(section),
            Item::Regs(decl) => {
                self.text("\n");
                self.reg_decl(decl);
                self.text("\n");
            }
            Item::Dwarf(line) => {
                self.text("\n@@DWARF");
                self.text(line);
                self.text("\n");
            }
            Item::Comment(text) => {
                self.text("\n// ");
                self.text(text);
                self.text("\n");
            }
        }
    }

    /// Each list and each label has a line of its own.
    fn section(&mut self, section: &Section) {
        self.text("\n.section ");
        self.symbol(section.name);
        self.text("\n{");
        let mut first = false;
        for token in &section.tokens {
            match *token {
                SectionToken::Label(name) => {
                    self.text("\n");
                    self.symbol(name);
                    self.text(":");
                    continue;
                }
                SectionToken::Data(ty) => {
                    self.words(&["\n    .", ty.word(), " "]);
                    first = true;
                    continue;
                }
                _ => {}
            }
            if !std::mem::take(&mut first) {
                self.text(", ");
            }
            match *token {
                SectionToken::Int(value) => self.signed(value),
                SectionToken::Address(symbol, offset) => {
                    self.symbol(symbol);
                    if offset != 0 {
                        self.text("+");
                        self.signed(offset);
                    }
                }
                SectionToken::Difference(a, b) => {
                    self.symbol(a);
                    self.text("-");
                    self.symbol(b);
                }
                SectionToken::Label(_) | SectionToken::Data(_) => {}
            }
        }
        self.text("\n}\n");
    }

    fn function(&mut self, function: &'a Function) {
        self.named = function.body.as_ref().map_or(&[], |body| &body.named);
        self.head_of(function);
        match &function.body {
            Some(body) => {
                self.text("\n{\n");
                self.depth = 1;
                self.body(body);
                self.depth = 0;
                self.text("}\n");
            }
            None => self.text(";\n"),
        }
    }

    /// A function up to its body.
    fn head_of(&mut self, function: &Function) {
        self.text("\n");
        self.linkage(function.linkage);
        self.text(if function.is_entry { ".entry " } else { ".func " });
        self.attributes(&function.attributes);
        if !function.results.is_empty() {
            self.params(&function.results, false);
            self.text(" ");
        }
        self.symbol(function.name);
        self.params(&function.params, true);
        for directive in &function.directives {
            self.text("\n");
            self.directive(directive);
        }
    }

    fn params(&mut self, params: &[FunctionParam], lines: bool) {
        self.text("(");
        for (i, param) in params.iter().enumerate() {
            if i > 0 {
                self.text(if lines { "," } else { ", " });
            }
            if lines {
                self.text("\n    ");
            }
            match param {
                FunctionParam::Param(variable) => self.variable(variable),
                FunctionParam::Reg(ty, name) => {
                    self.words(&[".reg .", ty.word(), " "]);
                    self.symbol(*name);
                }
                FunctionParam::VectorReg(n, ty, name) => {
                    self.text(".reg .v");
                    self.number(u64::from(*n));
                    self.words(&[" .", ty.word(), " "]);
                    self.symbol(*name);
                }
            }
        }
        self.text(if lines && !params.is_empty() { "\n)" } else { ")" });
    }

    fn directive(&mut self, directive: &FunctionDirective) {
        match directive {
            FunctionDirective::MaxNReg(n) => self.counts(".maxnreg", &[*n]),
            FunctionDirective::LocalMaxNReg(n) => self.counts(".local_maxnreg", &[*n]),
            FunctionDirective::MaxNTid(dims) => self.counts(".maxntid", dims),
            FunctionDirective::ReqNTid(dims) => self.counts(".reqntid", dims),
            FunctionDirective::MinNCtaPerSm(n) => self.counts(".minnctapersm", &[*n]),
            FunctionDirective::MaxNCtaPerSm(n) => self.counts(".maxnctapersm", &[*n]),
            FunctionDirective::NoReturn => self.text(".noreturn"),
            FunctionDirective::ExplicitCluster => self.text(".explicitcluster"),
            FunctionDirective::ReqNCtaPerCluster(dims) => self.counts(".reqnctapercluster", dims),
            FunctionDirective::MaxClusterRank(n) => self.counts(".maxclusterrank", &[*n]),
            FunctionDirective::BlocksAreClusters => self.text(".blocksareclusters"),
            FunctionDirective::AbiPreserve(n) => self.counts(".abi_preserve", &[*n]),
            FunctionDirective::AbiPreserveControl(n) => self.counts(".abi_preserve_control", &[*n]),
            FunctionDirective::Pragma(text) => {
                self.text(".pragma \"");
                self.text(text);
                self.text("\";");
            }
        }
    }

    fn counts(&mut self, word: &str, counts: &[u32]) {
        self.text(word);
        for (i, count) in counts.iter().enumerate() {
            self.text(if i == 0 { " " } else { ", " });
            self.number(u64::from(*count));
        }
    }

    /// A variable or parameter, without the semicolon.
    fn variable(&mut self, variable: &Variable) {
        self.linkage(variable.linkage);
        if let DataType::Tex(ty) = variable.ty {
            self.words(&[".tex .", ty.word()]);
        } else {
            self.text(space_word(variable.space));
        }
        if !variable.attributes.is_empty() {
            self.text(" ");
            self.attributes(&variable.attributes);
            self.out.pop();
        }
        if let Some(align) = variable.align {
            self.counts(" .align", &[align]);
        }
        match variable.ty {
            DataType::Scalar(ty) => self.words(&[" .", ty.word()]),
            DataType::Vector(n, ty) => {
                self.text(" .v");
                self.number(u64::from(n));
                self.words(&[" .", ty.word()]);
            }
            DataType::Tex(_) => {}
            DataType::TexRef => self.text(" .texref"),
            DataType::SamplerRef => self.text(" .samplerref"),
            DataType::SurfRef => self.text(" .surfref"),
        }
        if let Some(ptr) = variable.ptr {
            self.text(" .ptr");
            if let Some(space) = ptr.space {
                self.words(&[" ", space_word(space)]);
            }
            if let Some(align) = ptr.align {
                self.counts(" .align", &[align]);
            }
        }
        self.text(" ");
        self.symbol(variable.name);
        if let Some(count) = variable.count {
            self.text("<");
            self.number(u64::from(count));
            self.text(">");
        }
        for dim in &variable.dims {
            self.text("[");
            if let Some(dim) = dim {
                self.number(*dim);
            }
            self.text("]");
        }
        if !variable.init.is_empty() {
            self.text(" = ");
            self.initialiser(&variable.init);
        }
    }

    /// `.attribute(...)` and a space, or nothing.
    fn attributes(&mut self, attributes: &[VariableAttribute]) {
        for (i, attribute) in attributes.iter().enumerate() {
            self.text(if i == 0 { ".attribute(" } else { ", " });
            match attribute {
                VariableAttribute::Managed => self.text(".managed"),
                VariableAttribute::Unified(a, b) => {
                    self.text(".unified(");
                    self.number(*a);
                    self.text(", ");
                    self.number(*b);
                    self.text(")");
                }
            }
        }
        self.text(if attributes.is_empty() { "" } else { ") " });
    }

    fn initialiser(&mut self, tokens: &[InitToken]) {
        let mut first = true;
        for token in tokens {
            if !first && *token != InitToken::Close {
                self.text(", ");
            }
            first = *token == InitToken::Open;
            match *token {
                InitToken::Open => self.text("{"),
                InitToken::Close => self.text("}"),
                InitToken::Int(value) => self.signed(value),
                InitToken::F32(bits) => self.hex("0f", u64::from(bits), 8),
                InitToken::F64(bits) => self.hex("0d", bits, 16),
                InitToken::Address { symbol, offset, generic, mask } => {
                    if let Some(mask) = mask {
                        self.hex("0x", mask, 1);
                        self.text("(");
                    }
                    if generic {
                        self.text("generic(");
                    }
                    self.symbol(symbol);
                    if generic {
                        self.text(")");
                    }
                    if offset != 0 {
                        self.text("+");
                        self.signed(offset);
                    }
                    if mask.is_some() {
                        self.text(")");
                    }
                }
                InitToken::Field(field, value) => {
                    self.words(&[field.word(), " = "]);
                    match (value, value.word()) {
                        (OpaqueValue::Int(n), _) => self.signed(n),
                        (_, word) => self.text(word.unwrap_or_default()),
                    }
                }
            }
        }
    }

    fn body(&mut self, body: &Body) {
        self.registers(&body.registers);
        for statement in &body.statements {
            self.statement(statement);
        }
    }

    /// The declarations of the registers that have numbers.
    fn registers(&mut self, counts: &[u32; 6]) {
        for class in RegClass::ALL {
            let count = counts[class as usize];
            if count > 0 {
                self.indent();
                let start = self.out.len();
                self.words(&[".reg .", class.type_word()]);
                self.pad(start, 11);
                self.words(&[class.prefix(), "<"]);
                self.number(u64::from(count));
                self.text(">;\n");
            }
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::Inst(inst) => {
                self.indent();
                self.inst(inst);
            }
            Statement::Label(label) => {
                self.label(*label);
                self.text(":");
            }
            Statement::Open => {
                self.indent();
                self.text("{");
                self.depth += 1;
            }
            Statement::Close => {
                self.depth = self.depth.saturating_sub(1).max(1);
                self.indent();
                self.text("}");
            }
            Statement::Regs(decl) => {
                self.indent();
                self.reg_decl(decl);
            }
            Statement::Variable(variable) => {
                self.indent();
                self.variable(variable);
                self.text(";");
            }
            Statement::Loc(loc) => self.loc(loc),
            Statement::Pragma(text) => {
                self.indent();
                self.words(&[".pragma \"", text, "\";"]);
            }
            Statement::BranchTargets(name, labels) => {
                self.symbol(*name);
                self.text(": .branchtargets ");
                for (i, label) in labels.iter().enumerate() {
                    self.text(if i > 0 { ", " } else { "" });
                    self.label(*label);
                }
                self.text(";");
            }
            Statement::CallTargets(name, targets) => {
                self.symbol(*name);
                self.text(": .calltargets ");
                for (i, target) in targets.iter().enumerate() {
                    self.text(if i > 0 { ", " } else { "" });
                    self.symbol(*target);
                }
                self.text(";");
            }
            Statement::CallPrototype(name, prototype) => self.prototype(*name, prototype),
            Statement::Comment(text) => {
                self.indent();
                self.words(&["// ", text]);
            }
        }
        self.text("\n");
    }

    fn reg_decl(&mut self, decl: &RegDecl) {
        self.text(".reg ");
        if let Some(n) = decl.vector {
            self.text(".v");
            self.number(u64::from(n));
            self.text(" ");
        }
        self.words(&[".", decl.ty.word()]);
        for (i, (name, count)) in decl.names.iter().enumerate() {
            self.text(if i > 0 { ", " } else { " " });
            self.symbol(*name);
            if let Some(count) = count {
                self.text("<");
                self.number(u64::from(*count));
                self.text(">");
            }
        }
        self.text(";");
    }

    fn loc(&mut self, loc: &Loc) {
        self.indent();
        self.text(".loc ");
        self.spaced(&[loc.file, loc.line, loc.column]);
        if let Some(inlined) = loc.inlined {
            self.text(", function_name ");
            self.symbol(inlined.function);
            if inlined.offset != 0 {
                self.text("+");
                self.number(u64::from(inlined.offset));
            }
            self.text(", inlined_at ");
            self.spaced(&[inlined.file, inlined.line, inlined.column]);
        }
    }

    fn spaced(&mut self, numbers: &[u32]) {
        for (i, number) in numbers.iter().enumerate() {
            self.text(if i > 0 { " " } else { "" });
            self.number(u64::from(*number));
        }
    }

    fn prototype(&mut self, name: Symbol, prototype: &Prototype) {
        self.symbol(name);
        self.text(": .callprototype ");
        if !prototype.results.is_empty() {
            self.params(&prototype.results, false);
            self.text(" ");
        }
        self.text("_ ");
        self.params(&prototype.params, false);
        for directive in &prototype.directives {
            self.text(" ");
            self.directive(directive);
        }
        self.text(";");
    }

    fn inst(&mut self, inst: &Inst<Reg>) {
        let start = self.out.len();
        if let Some(guard) = inst.guard {
            self.text(if guard.negated { "@!" } else { "@" });
            self.reg(guard.pred);
            self.text(" ");
        }
        self.mnemonics.write(&mut self.out, inst.row, &inst.mods);
        let mut first = true;
        for (rule, operand) in inst.ruled_operands() {
            if matches!(operand, Operand::Omitted) {
                continue;
            }
            if first {
                self.pad(start, OPERAND_COLUMN);
            } else if rule.accepts.contains(Accepts::JOINED) {
                self.text("|");
            } else {
                self.text(", ");
            }
            first = false;
            self.operand(operand);
        }
        self.text(";");
    }

    #[inline]
    fn operand(&mut self, operand: &Operand<Reg>) {
        if let Operand::Reg(reg) = operand {
            return self.reg(*reg);
        }
        self.other_operand(operand);
    }

    fn other_operand(&mut self, operand: &Operand<Reg>) {
        match operand {
            Operand::Omitted => {}
            Operand::Reg(reg) => self.reg(*reg),
            Operand::Not(reg) => {
                self.text("!");
                self.reg(*reg);
            }
            Operand::Sum(reg, offset) => {
                self.reg(*reg);
                self.text("+");
                self.signed(i64::from(*offset));
            }
            Operand::Video { reg, negated, select } => {
                self.text(if *negated { "-" } else { "" });
                self.reg(*reg);
                self.select(*select);
            }
            Operand::Int(value) => self.signed(*value),
            Operand::F32(bits) => self.hex("0f", u64::from(*bits), 8),
            Operand::F64(bits) => self.hex("0d", *bits, 16),
            Operand::Symbol(symbol, offset) => {
                self.symbol(*symbol);
                self.offset(*offset);
            }
            Operand::Address(address) => self.address(address),
            Operand::Special(reg) => self.words(&["%", reg.name()]),
            Operand::Label(label) => self.label(*label),
            Operand::Sink => self.text("_"),
            Operand::List(items) => self.items("{", items, "}"),
            Operand::Bracket(items) => self.items("[", items, "]"),
            Operand::Params(items) => self.items("(", items, ")"),
        }
    }

    fn select(&mut self, select: Select) {
        if !select.is_whole() {
            self.text(if select.lane() == Lane::Byte { ".b" } else { ".h" });
            self.out.extend(select.numbers().map(|number| b'0' + number));
        }
    }

    /// Lists nest two deep at most.
    fn items(&mut self, open: &str, items: &[Operand<Reg>], close: &str) {
        self.text(open);
        let given = items.iter().filter(|item| item.is_given());
        for (i, item) in given.enumerate() {
            self.text(if i > 0 { ", " } else { "" });
            match item {
                Operand::List(components) if open == "(" => self.vector(components),
                item => self.operand(item),
            }
        }
        self.text(close);
    }

    /// A vector by its name: calls take no braces.
    fn vector(&mut self, components: &[Operand<Reg>]) {
        let first = components.first().and_then(Operand::as_reg);
        let named = first.filter(|reg| reg.class().is_none());
        let Some(named) = named.and_then(|reg| self.named.get(reg.index() as usize)) else {
            return self.items("{", components, "}");
        };
        let name = self.names.name(named.name);
        self.text(name.strip_suffix(".x").unwrap_or(name));
    }

    fn address(&mut self, address: &Address<Reg>) {
        self.text("[");
        match address.base {
            Base::Reg(reg) => self.reg(reg),
            Base::Symbol(symbol) => self.symbol(symbol),
            Base::Absolute => {
                self.signed(i64::from(address.offset));
                self.text("]");
                return;
            }
        }
        match address.explicit && address.offset == 0 {
            true => self.text("+0"),
            false => self.offset(address.offset),
        }
        self.text(if address.unified { "].unified" } else { "]" });
    }

    fn offset(&mut self, offset: i32) {
        if offset != 0 {
            self.text("+");
            self.signed(i64::from(offset));
        }
    }

    #[inline]
    fn reg(&mut self, reg: Reg) {
        match reg.class() {
            Some(class) => {
                let (prefix, length) = PREFIXES[class as usize];
                if reg.index() < digits::EIGHT_DIGITS {
                    let (number, count) = digits::short_number(reg.index());
                    let text = u128::from(prefix) | u128::from(number) << (8 * length);
                    digits::short(&mut self.out, text.to_le_bytes(), length + count);
                } else {
                    self.text(class.prefix());
                    self.number(u64::from(reg.index()));
                }
            }
            None => {
                let named = self.named[reg.index() as usize];
                self.symbol(named.name);
                if let Some(index) = named.index {
                    self.number(u64::from(index));
                }
            }
        }
    }

    fn label(&mut self, label: Label) {
        match label {
            Label::Numbered(n) => {
                self.text("$L");
                self.number(u64::from(n));
            }
            Label::Named(symbol) => self.symbol(symbol),
        }
    }

    fn linkage(&mut self, linkage: Linkage) {
        if linkage != Linkage::Internal {
            self.words(&[linkage.word(), " "]);
        }
    }

    fn symbol(&mut self, symbol: Symbol) {
        let names = self.names;
        self.text(names.name(symbol));
    }

    #[inline]
    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    fn words(&mut self, words: &[&str]) {
        for word in words {
            self.text(word);
        }
    }

    #[inline]
    fn indent(&mut self) {
        for _ in 0..self.depth.min(16) {
            self.text("    ");
        }
    }

    /// Fills up to a column counted from `start`, by one space at least.
    #[inline]
    fn pad(&mut self, start: usize, column: usize) {
        let used = self.out.len() - start;
        let missing = column.saturating_sub(used).clamp(1, OPERAND_COLUMN);
        digits::short(&mut self.out, [b' '; OPERAND_COLUMN], missing);
    }

    fn signed(&mut self, value: i64) {
        if value < 0 {
            self.text("-");
        }
        self.number(value.unsigned_abs());
    }

    #[inline]
    fn number(&mut self, value: u64) {
        digits::number(&mut self.out, value);
    }

    /// Hexadecimal with a prefix and at least N digits.
    fn hex(&mut self, prefix: &str, value: u64, digits: u32) {
        self.text(prefix);
        let needed = (64 - value.leading_zeros()).div_ceil(4).max(digits);
        for i in (0..needed).rev() {
            let digit = (value >> (4 * i) & 15) as u8;
            self.out.push(if digit < 10 { b'0' + digit } else { b'A' + digit - 10 });
        }
    }
}

/// The word of a variable's space: the sub-spaces of an access are no spaces of variables.
fn space_word(space: Space) -> &'static str {
    match space {
        Space::Const => ".const",
        Space::Global => ".global",
        Space::Local => ".local",
        Space::Param | Space::ParamEntry | Space::ParamFunc => ".param",
        Space::Shared | Space::SharedCta | Space::SharedCluster => ".shared",
    }
}
