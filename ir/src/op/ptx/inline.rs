//! A block of PTX text as an operation.
//!
//! In the text `%0`, `%1` and so on are the results and then the operands; other registers are
//! declared in it (`.reg .b32 %t;`). The text is read, not pasted: it becomes [`PtxCode`], whose
//! instructions are checked like all others. So it holds instructions, declarations of registers
//! and labels for its own branches only; control comes out at its end, and a symbol comes in as an
//! operand. Registers and labels are scoped by `{ }`; the code has one number for each.

use super::flow::{MAX_LABELS, target_of};
use super::written::{self, Flaw, Misuse};
use super::{PtxArg, PtxCode, PtxKind, Slot};
use super::{class_of, comes_late, is_branch, is_control, names_a_place};
use crate::types::Type;
use irc_ptx::isa::{InstEffects, Order, RegClass, Uniformity};
use irc_ptx::print::print_inst;
use irc_ptx::text::nearest_name;
use irc_ptx::{Body, Inst, Item, Label, Labels, Module, NamedReg, Names};
use irc_ptx::{Operand, Reg, Register, Statement};
use std::collections::HashMap;
use std::fmt::Write;
use std::ops::Range;

/// What the maker of a block of text promises.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub struct InlineFlags {
    /// It computes its results from its operands and does nothing else: it may be removed, and
    /// merged with an equal one.
    pub pure: bool,
    /// It accesses no memory and orders no accesses of others, but it stays where it is.
    pub nomemory: bool,
    /// Which threads run it together does not matter.
    pub nonconvergent: bool,
}

impl InlineFlags {
    /// Sets [`Self::pure`].
    pub const fn with_pure(self, pure: bool) -> Self {
        InlineFlags { pure, ..self }
    }

    /// Sets [`Self::nomemory`].
    pub const fn with_nomemory(self, nomemory: bool) -> Self {
        InlineFlags { nomemory, ..self }
    }

    /// Sets [`Self::nonconvergent`].
    pub const fn with_nonconvergent(self, nonconvergent: bool) -> Self {
        InlineFlags { nonconvergent, ..self }
    }

    /// Which promise the row of an instruction contradicts, if it does.
    pub(crate) fn broken_by<R: Register>(self, inst: &Inst<R>) -> Option<String> {
        let row = inst.row();
        if self.nonconvergent && row.convergent {
            let name = inst.mnemonic();
            return Some(format!("`{name}` is convergent, which a `nonconvergent` block is not"));
        }
        let promise = match self {
            InlineFlags { pure: true, .. } => "pure",
            InlineFlags { nomemory: true, .. } => "nomemory",
            _ => return None,
        };
        // What a pure one reads is the promise of its maker: memory that does not change. So is it
        // that its loops end.
        let kept = [InstEffects::CARRY_IN, InstEffects::CARRY_OUT, InstEffects::TERMINATOR];
        let read = (self.pure && !self.nomemory).then_some(InstEffects::LOAD);
        let kept: InstEffects = kept.into_iter().chain(read).collect();
        let strong = !matches!(inst.modifier(), None | Some(Order::Weak));
        let effect = row.effects.words_besides(kept).next();
        let effect = effect.or(strong.then_some("is a strong access"));
        let effect = effect.or(reads_changing(inst).then_some("reads what changes"));
        effect
            .map(|what| format!("`{}` {what}, which a `{promise}` block does not", inst.mnemonic()))
    }
}

/// Whether an instruction reads a special register that differs from one read to the next.
fn reads_changing<R: Register>(inst: &Inst<R>) -> bool {
    let changes = |operand: &Operand<R>| match operand {
        Operand::Special(reg) => reg.uniformity() == Uniformity::Read,
        _ => false,
    };
    inst.operands.iter().any(|o| changes(o) || o.items().is_some_and(|i| i.iter().any(changes)))
}

/// Why a block of text is no operation.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("in the PTX text: {message}")]
pub struct InlineError {
    /// The bytes of the text that are wrong.
    pub span: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// Whether ptxas would take it: an operand is written, or a result is not on some path.
    pub is_of_written: bool,
}

/// The most registers that a block has, results and operands included.
const MAX_SLOTS: usize = 4096;

impl PtxCode {
    /// The operation that a block of text is. `starts` are the results that begin as an operand, in
    /// order; these operands stand behind the others and have the types of the results.
    pub fn inline(
        text: &str,
        results: &[Type],
        args: &[Type],
        starts: &[u16],
        flags: InlineFlags,
    ) -> Result<PtxCode, InlineError> {
        if let Some(result) = starts.iter().find(|&&result| usize::from(result) >= results.len()) {
            return Err(whole(
                text,
                format!("there is no result %{result} to initialise with an operand"),
            ));
        }
        if !starts.is_sorted_by(|a, b| a < b) {
            let message = "results that start as operands are listed once, in order";
            return Err(whole(text, message.to_owned()));
        }
        if results.len() + args.len() + starts.len() > MAX_SLOTS {
            return Err(whole(text, format!("more than {MAX_SLOTS} registers")));
        }
        let start_types = starts.iter().map(|&result| results[usize::from(result)]);
        let args: Vec<Type> = args.iter().copied().chain(start_types).collect();
        let types = results.iter().chain(&args);
        let mut head =
            String::from(".version 9.5\n.target sm_121a\n.address_size 64\n.entry k()\n{\n");
        let mut classes = Vec::new();
        for (i, &ty) in types.enumerate() {
            let Some(class) = class_of(ty) else {
                let what = if i < results.len() { "result" } else { "operand" };
                return Err(whole(
                    text,
                    format!("{what} %{i} of type {ty} is not in one register"),
                ));
            };
            classes.push(class);
            // Writing to a string cannot fail.
            let _ = writeln!(head, ".reg .{} %{i};", class.type_word());
        }
        let offset = head.len();
        let module = Module::parse(&format!("{head}{text}\n}}\n")).map_err(|errors| {
            let error = &errors[0];
            let at = |n: usize| n.saturating_sub(offset).min(text.len());
            InlineError {
                span: at(error.span.start)..at(error.span.end),
                message: error.kind.to_string(),
                is_of_written: false,
            }
        })?;
        let body = module.items.iter().find_map(|item| match item {
            Item::Function(function) => function.body.as_ref(),
            _ => None,
        });
        let Some(body) = body.filter(|_| module.items.len() == 1) else {
            return Err(whole(text, "a `}` ends the block too early".to_owned()));
        };
        let code = PtxCode {
            insts: Vec::new(),
            results: results.to_vec(),
            args: args.iter().map(|&ty| PtxArg::Value(ty)).collect(),
            classes,
            starts: (starts.iter().zip(args.len() - starts.len()..))
                .map(|(&result, arg)| (result, arg as u16))
                .collect(),
            labels: Vec::new(),
            kind: PtxKind::Inline(flags),
        };
        let (slots, regs, places) = (HashMap::new(), Vec::new(), Vec::new());
        let names = &module.names;
        Reader { code, text, offset, names, body, slots, regs, places }.read()
    }

    /// The text of the block: one line for each declaration and instruction.
    pub fn inline_text(&self) -> Vec<String> {
        let mut names = Names::default();
        let mut body = Body::default();
        let mut lines = Vec::new();
        let outer = self.results.len() + self.args.len();
        for (i, &class) in self.classes.iter().enumerate() {
            let name = match i.checked_sub(outer) {
                None => format!("%{i}"),
                Some(temp) => format!("%t{temp}"),
            };
            if i >= outer {
                lines.push(format!(".reg .{} {name};", class.type_word()));
            }
            let name = names.intern(&name);
            body.named.push(NamedReg { name, index: None, ty: class.ty() });
        }
        let mut labels = self.labels.iter().enumerate().peekable();
        for (at, inst) in self.insts.iter().enumerate() {
            while let Some((label, _)) = labels.next_if(|&(_, &place)| place as usize == at) {
                lines.push(format!("$L{label}:"));
            }
            let inst = inst.clone().map_regs(|slot: Slot, _| Reg::named(u32::from(slot.0)));
            // The printer aligns operands, which is no use here.
            let text = print_inst(&names, &body, &inst);
            lines.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
        }
        lines.extend(labels.map(|(label, _)| format!("$L{label}:")));
        lines
    }
}

fn whole(text: &str, message: String) -> InlineError {
    InlineError { span: 0..text.len(), message, is_of_written: false }
}

/// Turns the statements of a body into code.
struct Reader<'a> {
    code: PtxCode,
    text: &'a str,
    /// Where the text begins in what was read.
    offset: usize,
    names: &'a Names,
    body: &'a Body,
    slots: HashMap<Reg, Slot>,
    /// By slot, the register.
    regs: Vec<Reg>,
    /// By instruction, its bytes in the text.
    places: Vec<Range<usize>>,
}

impl Reader<'_> {
    fn read(mut self) -> Result<PtxCode, InlineError> {
        let outer = self.code.results.len() + self.code.args.len();
        for (i, named) in self.body.named.iter().enumerate().take(outer) {
            let is_outer = self.names.name(named.name).strip_prefix('%') == Some(&i.to_string());
            debug_assert!(is_outer, "results and operands must be declared first, in order");
            self.slots.insert(Reg::named(i as u32), Slot(i as u16));
            self.regs.push(Reg::named(i as u32));
        }
        let mut labels = Labels::of(&self.body.statements);
        for statement in &self.body.statements {
            labels.step(statement);
            match statement {
                Statement::Inst(inst) => self.inst(inst, &labels)?,
                Statement::Regs(_) | Statement::Open | Statement::Close => {}
                Statement::Comment(_) | Statement::Label(_) => {}
                Statement::BranchTargets(..) => {
                    let message = "a table of labels is not allowed here: write `setp` and `bra`";
                    return Err(whole(self.text, message.to_owned()));
                }
                _ => {
                    let message =
                        "only instructions, labels and register declarations are allowed here";
                    return Err(whole(self.text, message.to_owned()));
                }
            }
        }
        self.number_labels()?;
        match written::check(&self.code) {
            Ok(()) => Ok(self.code),
            Err(flaw) => Err(self.flaw(flaw)),
        }
    }

    /// The error for what is wrong with the registers.
    fn flaw(&self, flaw: Flaw) -> InlineError {
        let branches = self.code.has_branches();
        let message = match flaw {
            Flaw::NoEnd => "the end of the block is unreachable".to_owned(),
            Flaw::Result { result, on_some_path: true } => format!(
                "the result %{result} is not written on every path, and has no initial value"
            ),
            Flaw::Result { result, .. } => format!("the result %{result} is never written"),
            Flaw::Inst(at, misuse) => {
                let message = match misuse {
                    Misuse::Unknown => unreachable!("every register has got a slot"),
                    Misuse::ReadFirst(slot) => {
                        let path = if branches { " on some path" } else { "" };
                        format!("{} is read before it is written{path}", self.name(slot))
                    }
                    Misuse::WritesOperand(slot) => {
                        format!("{} is an operand and cannot be written", self.name(slot))
                    }
                };
                let is_of_written = matches!(misuse, Misuse::WritesOperand(_));
                return InlineError { span: self.places[at].clone(), message, is_of_written };
            }
        };
        let is_of_written = matches!(flaw, Flaw::Result { .. });
        InlineError { is_of_written, ..whole(self.text, message) }
    }

    fn inst(&mut self, inst: &Inst<Reg>, labels: &Labels) -> Result<(), InlineError> {
        let start = (inst.offset() as usize).saturating_sub(self.offset).min(self.text.len());
        let end = self.text[start..].find(';').map_or(self.text.len(), |n| start + n);
        let fail =
            |message: String| Err(InlineError { span: start..end, message, is_of_written: false });
        if is_control(inst.row()) && !is_branch(inst.row()) {
            let message =
                format!("`{}` is control flow: use the operations of the IR", inst.mnemonic());
            return fail(message);
        }
        if inst.operands.iter().any(names_a_place) {
            return fail(
                "a symbol cannot be an operand here: pass its address to the block".to_owned(),
            );
        }
        if let PtxKind::Inline(flags) = self.code.kind
            && let Some(why) = flags.broken_by(inst)
        {
            return fail(why);
        }
        if let Some(why) = inst.exclusion() {
            return fail(format!("`{}` does not exist in this form: {why}", inst.mnemonic()));
        }
        inst.visit_regs(|reg, _| {
            if !self.slots.contains_key(&reg) {
                let class = self.body.class(reg).unwrap_or(RegClass::B32);
                self.slots.insert(reg, Slot(self.code.classes.len() as u16));
                self.regs.push(reg);
                self.code.classes.push(class);
            }
        });
        if self.code.classes.len() > MAX_SLOTS {
            return fail(format!("more than {MAX_SLOTS} registers"));
        }
        let mut mapped = inst.clone().map_regs(|reg, _| self.slots[&reg]);
        if let Some(operand @ &mut Operand::Label(label)) = mapped.operands.first_mut() {
            // The place of the label, until all places are known.
            match labels.find(label) {
                Some(place) => *operand = Operand::Label(Label::Numbered(place)),
                None => return fail(self.no_label(label)),
            }
        }
        self.code.insts.push(Inst { origin: None.into(), ..mapped });
        self.places.push(start..end);
        Ok(())
    }

    /// That a branch does not go to a label of the block.
    fn no_label(&self, label: Label) -> String {
        let name = self.label_name(label);
        let others = self.body.statements.iter().filter_map(|statement| match statement {
            Statement::Label(label) => Some(self.label_name(*label)),
            _ => None,
        });
        let others: Vec<String> = others.collect();
        let message = format!("a branch to `{name}`, which is not a label of the enclosing block");
        match nearest_name(&name, others.iter().map(|other| &other[..])) {
            Some(near) => format!("{message}; did you mean `{near}`?"),
            None => format!(
                "{message}: control leaves a PTX block at its end only; return the condition as a \
                 result and branch on it outside"
            ),
        }
    }

    fn label_name(&self, label: Label) -> String {
        match label {
            Label::Numbered(n) => format!("$L{n}"),
            Label::Named(symbol) => self.names.name(symbol).to_owned(),
        }
    }

    /// Gives the places that branches go to their numbers.
    fn number_labels(&mut self) -> Result<(), InlineError> {
        let code = &mut self.code;
        let mut places: Vec<u32> = code.insts.iter().filter_map(target_of).collect();
        if places.is_empty() {
            return Ok(());
        }
        places.sort_unstable();
        places.dedup();
        if places.len() > MAX_LABELS {
            return Err(whole(self.text, format!("branches to more than {MAX_LABELS} labels")));
        }
        if let Some(at) = code.insts.iter().position(comes_late) {
            let name = code.insts[at].mnemonic();
            let message = format!(
                "the results of `{name}` are asynchronous, so its block cannot have branches"
            );
            let span = self.places[at].clone();
            return Err(InlineError { span, message, is_of_written: false });
        }
        for inst in &mut code.insts {
            if let Some(Operand::Label(Label::Numbered(place))) = inst.operands.first_mut() {
                *place = places.partition_point(|at| at < place) as u32;
            }
        }
        code.labels = places;
        Ok(())
    }

    /// The name of a slot in the text.
    fn name(&self, slot: Slot) -> String {
        self.regs.get(slot.index()).map_or_else(String::new, |&reg| self.reg_name(reg))
    }

    fn reg_name(&self, reg: Reg) -> String {
        match reg.class() {
            Some(_) => format!("{reg:?}"),
            None => match self.body.named.get(reg.index() as usize) {
                Some(named) => {
                    let index = named.index.map(|n| n.to_string()).unwrap_or_default();
                    format!("{}{index}", self.names.name(named.name))
                }
                None => format!("{reg:?}"),
            },
        }
    }
}
