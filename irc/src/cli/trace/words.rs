//! The text of a function, cut into words that know which value they name.

use super::Held;
use irc::codegen::mir::{self, Code, MirFunction, Terminator, VReg};
use irc::codegen::pipeline::{Emitted, Machine};
use irc::ir::entity::{Block, FuncId, Inst, Value};
use irc::ir::function::Function;
use irc::ir::module::Module;
use irc::ir::text::{AnnotationSite, PrintOptions, write_function};
use irc::ptx::isa::Role;
use irc::ptx::{self, Statement};
use std::collections::HashMap;

/// A text.
#[derive(Default)]
pub struct Text {
    /// The lines in order.
    pub lines: Vec<Line>,
}

/// A line.
pub struct Line {
    /// What stands before the first word, between them and behind the last: one more than there
    /// are words.
    pub gaps: Vec<String>,
    /// The words that name values.
    pub words: Vec<Word>,
    /// The value that the line computes or belongs to.
    pub key: Option<u32>,
    /// The number of the block whose label it is.
    pub label: Option<u32>,
}

/// A word that names a value.
pub struct Word {
    /// As it stands.
    pub text: String,
    /// The value.
    pub key: Option<u32>,
}

/// The numbers of the values of a function.
#[derive(Default)]
pub struct Keys {
    by_name: HashMap<String, u32>,
    /// What instructions of the input compute.
    by_inst: HashMap<Inst, u32>,
}

impl Keys {
    /// The number of the value of a name.
    fn named(&mut self, name: &str) -> u32 {
        let next = (self.by_name.len() + self.by_inst.len()) as u32;
        *self.by_name.entry(name.to_owned()).or_insert(next)
    }

    /// The number of what an instruction of the input computes, which may have a name.
    fn of_inst(&mut self, inst: Inst, name: Option<&str>) -> u32 {
        if let Some(&key) = self.by_inst.get(&inst) {
            return key;
        }
        let key = match name {
            Some(name) => self.named(name),
            None => (self.by_name.len() + self.by_inst.len()) as u32,
        };
        self.by_inst.insert(inst, key);
        key
    }

    /// The number of a parameter of a block.
    fn of_param(&mut self, func: &Function, block: Block, number: usize, value: Value) -> u32 {
        match func.value_name(value) {
            Some(name) => self.named(name),
            None => self.named(&format!("{block} {number}")),
        }
    }
}

/// Begins the comments by which the lines of the text form are distinguished.
const MARK: &str = "  ; \u{1}";

/// A function of a module. `origin` says which instruction of the input each one stands for.
pub fn of_ir(
    module: &Module,
    id: FuncId,
    origin: &dyn Fn(Inst) -> Option<Inst>,
    keys: &mut Keys,
) -> Text {
    let func = module.func(id);
    let mark = |_, place| {
        Some(match place {
            AnnotationSite::Block(block) => format!("\u{1}b{}", block.as_u32()),
            AnnotationSite::Inst(inst) => format!("\u{1}i{}", inst.as_u32()),
        })
    };
    let mut printed = String::new();
    write_function(module, id, PrintOptions::default().with_annotate(&mark), &mut printed);
    let lines: Vec<(&str, Option<AnnotationSite>)> = printed.lines().map(place_of).collect();
    let mut held = Held::new();
    // Definitions first: a block may use what stands further down.
    let mut line_keys = Vec::with_capacity(lines.len());
    let entry = func.layout.entry();
    for (n, &(text, place)) in lines.iter().enumerate() {
        line_keys.push(match place {
            Some(AnnotationSite::Inst(inst)) => {
                let first = func.dfg.first_result(inst);
                let name = first.and_then(|value| func.value_name(value));
                let key = match origin(inst) {
                    Some(inst) => Some(keys.of_inst(inst, name)),
                    None => name.map(|name| keys.named(name)),
                };
                for (i, word) in results(text).enumerate() {
                    let own = match i {
                        0 => key.unwrap_or_else(|| keys.named(&format!("{inst} made"))),
                        _ => keys.named(word),
                    };
                    held.insert(word.to_owned(), own);
                }
                key
            }
            Some(AnnotationSite::Block(block)) => {
                params(text, func, block, keys, &mut held);
                None
            }
            None => {
                if let Some(entry) = entry.filter(|_| n == 0) {
                    params(text, func, entry, keys, &mut held);
                }
                None
            }
        });
    }
    let lines = lines.into_iter().zip(line_keys).map(|((text, place), key)| {
        let label = match place {
            Some(AnnotationSite::Block(block)) => Some(block.as_u32()),
            _ => None,
        };
        Line { label, ..line(text, key, |word| held.get(word).copied()) }
    });
    Text { lines: lines.collect() }
}

/// A line without its mark, and what the mark says.
fn place_of(line: &str) -> (&str, Option<AnnotationSite>) {
    let Some((text, mark)) = line.rsplit_once(MARK) else { return (line, None) };
    let number = mark.get(1..).and_then(|digits| digits.parse().ok());
    let place = number.map(|number| match mark.as_bytes()[0] {
        b'b' => AnnotationSite::Block(Block::from_u32(number)),
        _ => AnnotationSite::Inst(Inst::from_u32(number)),
    });
    (text, place)
}

/// The names that stand before the `=` of an instruction.
fn results(text: &str) -> impl Iterator<Item = &str> {
    let before = text.split_once(" = ").map_or("", |(before, _)| before);
    words(before).map(|(_, word)| word)
}

/// Notes what the parameters in a label or the head of a function are.
fn params(text: &str, func: &Function, block: Block, keys: &mut Keys, held: &mut Held) {
    let values = func.dfg.params(block);
    for ((number, &value), (_, word)) in values.iter().enumerate().zip(words(text)) {
        held.insert(word.to_owned(), keys.of_param(func, block, number, value));
    }
}

/// The words of a text that may name values, with their places.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | '$' | '.' | '-');
    text.match_indices('%').filter_map(move |(at, _)| {
        let rest = &text[at + 1..];
        // Names that are no words are written in quotes.
        let length = match rest.strip_prefix('"') {
            Some(quoted) => closing_quote(quoted)? + 2,
            None => rest.find(|c: char| !is_word(c)).unwrap_or(rest.len()),
        };
        (length > 0).then(|| (at, &text[at..at + 1 + length]))
    })
}

/// Where the quote that ends a string stands.
fn closing_quote(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.char_indices().find_map(|(at, c)| {
        let ends = c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        ends.then_some(at)
    })
}

/// A line, with the key of each of its words.
fn line(text: &str, key: Option<u32>, mut key_of: impl FnMut(&str) -> Option<u32>) -> Line {
    let (mut gaps, mut found, mut end) = (Vec::new(), Vec::new(), 0);
    for (at, word) in words(text) {
        // A quoted name may have percent signs of its own.
        if at < end {
            continue;
        }
        gaps.push(text[end..at].to_owned());
        found.push(Word { text: word.to_owned(), key: key_of(word) });
        end = at + word.len();
    }
    gaps.push(text[end..].to_owned());
    Line { gaps, words: found, key, label: None }
}

/// Machine code. The parameters that `registers` hold are known only as long as the IR is there.
pub fn of_machine(machine: &Machine<'_>, keys: &mut Keys, registers: &mut Held) -> Text {
    let mir = machine.mir();
    let func = machine.body;
    let name = |reg: VReg| format!("{}{}", mir.classes[reg].prefix(), reg.as_u32());
    for (block, number, reg) in machine.params() {
        let value = func.dfg.params(block)[number];
        registers.insert(name(reg), keys.of_param(func, block, number, value));
    }
    if let Some(entry) = func.layout.entry() {
        loaded_params(machine, &mir, func, entry, keys, registers, name);
    }
    if !mir.is_allocated {
        for (written, origin) in writes(&mir) {
            if let Some(inst) = machine.origin(origin.into()) {
                let key = keys.of_inst(inst, None);
                written.into_iter().for_each(|reg| _ = registers.insert(name(reg), key));
            }
        }
    }
    let mut written = writes(&mir).into_iter().peekable();
    let mut held = registers.clone();
    let mut lines = Vec::new();
    for printed in mir::lines(&mir, machine.name(), machine.names) {
        let key = machine.origin(printed.origin).map(|inst| keys.of_inst(inst, None));
        let is_label = printed.text.starts_with("block");
        let before = held_in(&printed.text, &held);
        let mut now = Vec::new();
        // Allocated registers hold one value after the other.
        if mir.is_allocated
            && let Some((regs, _)) = written.next_if(|(_, origin)| {
                *origin == printed.origin.expand() && printed.block.is_some() && !is_label
            })
        {
            now.extend(regs.into_iter().map(name));
        }
        for reg in &now {
            if let Some(key) = key {
                held.insert(reg.clone(), key);
            }
        }
        let of_word = |word: &str| match now.iter().any(|reg| reg == word) {
            true => key.or(before.get(word).copied()),
            false => before.get(word).copied(),
        };
        let label = printed.block.filter(|_| is_label).map(|block| block.as_u32());
        lines.push(Line { label, ..line(&printed.text, key, of_word) });
    }
    Text { lines }
}

/// The registers that each instruction writes, and its origin.
fn writes(mir: &MirFunction) -> Vec<(Vec<VReg>, Option<ptx::Origin>)> {
    let mut out = Vec::new();
    for &block in &mir.order {
        let block = mir.block(block);
        let insts = block.code.iter().filter_map(|code| match code {
            Code::Inst(inst) => Some(inst),
            Code::Plain(_) => None,
        });
        let last = match &block.terminator {
            Terminator::Stop(inst) => Some(&**inst),
            _ => None,
        };
        for inst in insts.chain(last) {
            out.push((written_by(inst), inst.origin.expand()));
        }
    }
    out
}

/// Notes the registers that parameters of the function are loaded into.
fn loaded_params(
    machine: &Machine<'_>,
    mir: &MirFunction,
    func: &Function,
    entry: Block,
    keys: &mut Keys,
    held: &mut Held,
    name: impl Fn(VReg) -> String,
) {
    let Some(&first) = mir.order.first() else { return };
    for code in &mir.block(first).code {
        let Code::Inst(inst) = code else { continue };
        let Some(symbol) = symbol_in(inst, machine.names) else { continue };
        if let Some((number, value)) = param(symbol, machine.name(), func, entry) {
            let key = keys.of_param(func, entry, number, value);
            held.insert(symbol.to_owned(), key);
            written_by(inst).into_iter().for_each(|reg| _ = held.insert(name(reg), key));
        }
    }
}

/// The name of the variable whose memory an instruction accesses.
fn symbol_in<'n, R: ptx::Register>(inst: &ptx::Inst<R>, names: &'n ptx::Names) -> Option<&'n str> {
    inst.operands.iter().find_map(|operand| match operand {
        ptx::Operand::Address(address) => match address.base {
            ptx::Base::Symbol(symbol) => Some(names.name(symbol)),
            _ => None,
        },
        _ => None,
    })
}

/// The parameter whose name in PTX this is.
fn param(symbol: &str, name: &str, func: &Function, entry: Block) -> Option<(usize, Value)> {
    let number = symbol.strip_prefix(name)?.strip_prefix("_param_")?.parse().ok()?;
    func.dfg.params(entry).get(number).map(|&value| (number, value))
}

/// PTX.
pub fn of_ptx(emitted: &Emitted<'_>, keys: &mut Keys, registers: &Held) -> Text {
    let printed = ptx::print::print_function(emitted.names, emitted.function);
    let printed: Vec<&str> = printed.lines().collect();
    let statements = emitted.function.body.as_ref().map_or(&[][..], |body| &body.statements);
    // Each statement is one line, and the closing brace comes last.
    let head = printed.len().saturating_sub(statements.len() + 1);
    let mut held = Held::new();
    let mut lines = Vec::with_capacity(printed.len());
    for (n, text) in printed.into_iter().enumerate() {
        let statement = n.checked_sub(head).and_then(|n| statements.get(n));
        let key = match statement {
            Some(Statement::Inst(inst)) => match emitted.origin(inst) {
                Some(inst) => Some(keys.of_inst(inst, None)),
                // Parameters are loaded for no instruction.
                None => symbol_in(inst, emitted.names).and_then(|s| registers.get(s).copied()),
            },
            _ => None,
        };
        // What is read was written above, mostly; a register has several values.
        let before = held_in(text, &held);
        let written: Vec<String> = match statement {
            Some(Statement::Inst(inst)) => {
                written_by(inst).into_iter().map(|reg| format!("{reg:?}")).collect()
            }
            _ => Vec::new(),
        };
        for reg in &written {
            match key {
                Some(key) => _ = held.insert(reg.clone(), key),
                None => _ = held.remove(reg),
            }
        }
        let of_word = |word: &str| match written.iter().any(|reg| reg == word) {
            true => key,
            false => before.get(word).copied(),
        };
        lines.push(line(text, key, of_word));
    }
    Text { lines }
}

/// What the words of a text hold.
fn held_in(text: &str, held: &Held) -> Held {
    words(text).filter_map(|(_, word)| Some((word.to_owned(), *held.get(word)?))).collect()
}

/// The registers that an instruction writes.
fn written_by<R: ptx::Register>(inst: &ptx::Inst<R>) -> Vec<R> {
    let mut written = Vec::new();
    inst.visit_regs(|reg, role| {
        if role == Role::Def {
            written.push(reg);
        }
    });
    written
}
