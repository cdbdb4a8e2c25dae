//! Inline assembly: its text is read as a block of PTX, with registers for its operands.

use super::Body;
use super::cast::bits;
use super::function::Vals;
use super::layout::{Kind, Leaf, Leaves};
use crate::codes::{Fault, fault};
use crate::tree::{Asm, Call, Op, Type, TypeId, ValueKind};
use irc_ir::builder::{InstBuilder, PtxBuilder};
use irc_ir::entity::{Value, Variable};
use irc_ir::op::{InlineError, InlineFlags, Order, PtxCode, Scope, Slot};
use irc_ir::types::{self as ir, Scalar};
use irc_ptx::Inst as PtxInst;
use irc_ptx::isa::InstEffects;
use irc_ptx::text::Span;
use std::collections::hash_map::Entry;
use std::fmt::Write as _;

/// What a constraint asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Constraint {
    /// A register: the first of these that the operand fits.
    Register(Vec<Kind>),
    /// A number in the text.
    Immediate,
    /// Characters of the text, which a constant array has.
    Text,
    /// The register of an output.
    Tied(usize),
}

/// The constraints of an `asm`.
#[derive(Debug, Default)]
struct Constraints {
    outputs: Vec<Kind>,
    inputs: Vec<Constraint>,
    memory: bool,
}

fn register(letter: &str) -> Option<Kind> {
    Some(match letter {
        "b" => Kind::Int(1),
        "h" | "c" => Kind::Int(16),
        "r" => Kind::Int(32),
        "l" | "N" => Kind::Int(64),
        "q" => Kind::Int(128),
        "f" => Kind::Float(Scalar::F32),
        "d" => Kind::Float(Scalar::F64),
        _ => return None,
    })
}

/// One of several constraints, such as `rn` or `r|m`: a register takes everything.
fn any_of(constraints: &str) -> Option<Constraint> {
    let is_known = |letter: char| "bhcrlNqfdnismo|".contains(letter);
    let letters = constraints.split_inclusive(|_: char| true);
    let registers: Vec<Kind> = letters.filter_map(register).collect();
    let is_number = registers.is_empty() && constraints.contains(['n', 'i', 's']);
    match (constraints.chars().all(is_known), is_number) {
        (false, _) => None,
        (true, true) => Some(Constraint::Immediate),
        (true, false) => (!registers.is_empty()).then_some(Constraint::Register(registers)),
    }
}

impl Constraints {
    /// Reads the text of the constraints; the one that is not known is the error.
    fn parse(text: &str) -> Result<Constraints, String> {
        let mut all = Constraints::default();
        for one in text.split(',').filter(|one| !one.is_empty()) {
            if let Some(clobber) = one.strip_prefix("~{") {
                all.memory |= clobber == "memory}";
                continue;
            }
            if let Some(output) = one.strip_prefix('=') {
                let output = output.trim_start_matches('&');
                all.outputs.push(register(output).ok_or_else(|| one.to_owned())?);
                continue;
            }
            all.inputs.push(match one.parse::<usize>() {
                Ok(output) => Constraint::Tied(output),
                _ if one == "C" => Constraint::Text,
                _ => any_of(one).ok_or_else(|| one.to_owned())?,
            });
        }
        Ok(all)
    }
}

/// A text, with the types of its results and operands.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(super) struct Text {
    text: String,
    results: Vec<ir::Type>,
    args: Vec<ir::Type>,
    /// The results that begin as an operand.
    starts: Vec<u16>,
    promises: Promises,
}

impl Text {
    /// The block, with the promises that hold: a text may do more than LLVM's flags say. Whether it
    /// is convergent its instructions know best: clang says it of every text in CUDA.
    fn read(&self) -> Result<PtxCode, InlineError> {
        let Text { text, results, args, starts, promises } = self;
        let with = |flags| PtxCode::inline(text, results, args, starts, flags);
        let with =
            |flags: InlineFlags| with(flags.with_nonconvergent(true)).or_else(|_| with(flags));
        let plain = InlineFlags::default();
        if promises.removable {
            let pure = with(plain.with_pure(true));
            if let Some(code) = pure.ok().filter(|code| promises.are_kept_by(code)) {
                return Ok(code);
            }
        }
        if !promises.clobbers {
            return with(plain.with_nomemory(true)).or_else(|_| with(plain));
        }
        with(plain)
    }
}

/// What LLVM says of a text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Promises {
    /// It has no side effects.
    removable: bool,
    /// It may access memory, whatever its instructions do.
    clobbers: bool,
    /// It accesses no memory that changes.
    no_memory: bool,
}

impl Promises {
    /// Whether what a block loads, if it does, is memory that does not change.
    fn are_kept_by(self, code: &PtxCode) -> bool {
        let mut rows = code.insts.iter().map(|inst| inst.row());
        self.no_memory || !rows.any(|row| row.effects.contains(InstEffects::LOAD))
    }
}

/// The carry that goes from text to text.
pub(super) struct Carry {
    var: Variable,
    /// Whether a text has left one.
    is_left: bool,
}

/// What stands in a text for an operand of the `asm`.
#[derive(Clone)]
enum Word {
    /// The register of an output.
    Output(usize),
    /// The register of a value that is passed, by its number among these.
    Value(usize),
    /// These characters.
    Text(String),
}

/// What is passed to the block.
#[derive(Clone, Default)]
struct Operands {
    /// For each operand of the `asm`.
    words: Vec<Word>,
    values: Vec<Value>,
    starts: Vec<(u16, Value)>,
}

impl Operands {
    /// What stands in the text for each operand; a carry may be a result behind the outputs.
    fn words(&self, outputs: usize, leaves_carry: bool) -> Vec<String> {
        let results = outputs + usize::from(leaves_carry);
        let written = |word: &Word| match word {
            Word::Output(number) => format!("%{number}"),
            Word::Value(number) => format!("%{}", results + number),
            Word::Text(text) => text.clone(),
        };
        self.words.iter().map(written).collect()
    }
}

/// What a text has to do with carries that go from one text to the next. They are values here:
/// whatever comes to stand between two texts, the chain is right, and where nothing does, machine
/// code keeps the carry in its flag.
#[derive(Clone, Copy, Default)]
struct Link {
    /// The carry that it begins with.
    enters: Option<Value>,
    /// Whether its last one is a result, behind the others.
    leaves: bool,
}

impl Link {
    /// The text with what puts the carry into its flag and takes it out again.
    fn around(self, text: String, outputs: usize, operands: &mut Operands) -> String {
        let mut out = text;
        if let Some(carry) = self.enters {
            let number = outputs + usize::from(self.leaves) + operands.values.len();
            operands.values.push(carry);
            out = format!("{{ .reg .u32 %carry; add.cc.u32 %carry, %{number}, -1; }}\n{out}");
        }
        if self.leaves {
            let _ = write!(out, "\naddc.u32 %{outputs}, 0, 0;");
        }
        out
    }
}

/// Whether a text reads a carry that it has not written; its instructions are looked at where it is
/// read, so this may be wrong of comments.
fn begins_with_carry(text: &str) -> bool {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or(line));
    let words = lines.flat_map(|line| line.split(|c: char| c.is_whitespace() || ";{}".contains(c)));
    let begins = |word: &str, all: [&str; 3]| all.iter().any(|begin| word.starts_with(begin));
    let mut of_carries = words.filter_map(|word| match word {
        _ if begins(word, ["addc.", "subc.", "madc."]) => Some(true),
        _ if begins(word, ["add.", "sub.", "mad."]) && word.contains(".cc") => Some(false),
        _ => None,
    });
    of_carries.next() == Some(true)
}

/// The first instruction of a text that reads or writes a carry.
fn first_of_carries(code: &PtxCode) -> Option<&PtxInst<Slot>> {
    let carries = InstEffects::CARRY_IN.union(InstEffects::CARRY_OUT);
    code.insts.iter().find(|inst| inst.row().effects.intersects(carries))
}

#[cold]
fn lost_carry(inst: &PtxInst<Slot>, span: Span) -> Fault {
    let name = inst.mnemonic();
    let message = format!("`{name}` reads a carry that no text before it in its function leaves");
    let help = "the texts of a carry chain must stand in one function: an optimised module \
                (`clang -O1`) has the functions around them inlined";
    let mut fault = fault("L0206", message, span);
    fault.help = Some(help.to_owned());
    fault
}

impl<'a> Body<'_, '_, 'a, '_> {
    /// Makes a variable for the carry of a function in which one goes from text to text.
    pub(super) fn begin_carry_chains(&mut self) {
        let mut insts = self.function.blocks.iter().flat_map(|block| &block.insts);
        let goes_on = insts.any(|inst| match &inst.op {
            Op::Call(call) => match &call.callee.kind {
                ValueKind::Asm(asm) => begins_with_carry(&asm.text),
                _ => false,
            },
            _ => false,
        });
        self.carry = goes_on.then(|| Carry { var: self.b.init_var(ir::I32, 0), is_left: false });
    }

    /// How a text is linked to others. One with branches is a chain of its own.
    fn link(&mut self, code: &PtxCode) -> Result<Link, Fault> {
        if !code.labels.is_empty() {
            return Ok(Link::default());
        }
        let first = first_of_carries(code);
        let reads = |inst: &&PtxInst<Slot>| inst.row().effects.contains(InstEffects::CARRY_IN);
        let carry = self.carry.as_ref().filter(|carry| carry.is_left).map(|carry| carry.var);
        let enters = match carry {
            None => match first.filter(reads) {
                Some(inst) => return Err(lost_carry(inst, self.span)),
                None => None,
            },
            // One that is not written leaves what there was.
            Some(var) => {
                let keeps = first.filter(|inst| reads(inst) || inst.guard.is_some());
                keeps.map(|_| self.b.use_var(var))
            }
        };
        let mut rows = code.insts.iter().map(|inst| inst.row());
        let writes = rows.any(|row| row.effects.contains(InstEffects::CARRY_OUT));
        Ok(Link { enters, leaves: writes && self.carry.is_some() })
    }

    pub(super) fn asm(&mut self, asm: &Asm<'a>, call: &Call<'a>) -> Result<Vals, Fault> {
        let refuse = |message: String| fault("L0206", message, self.span);
        let constraints = Constraints::parse(&asm.constraints)
            .map_err(|one| refuse(format!("the constraint `{one}` is not one of NVPTX")))?;
        let fields = self.fields(call.result, constraints.outputs.len())?;
        if constraints.inputs.len() != call.args.len() {
            let (wanted, found) = (constraints.inputs.len(), call.args.len());
            let message = format!("the constraints ask for {wanted} inputs, found {found}");
            return Err(refuse(message));
        }
        let operands = self.asm_operands(&constraints, call)?;
        let mut results = Vals::new();
        if asm.text.trim().is_empty() {
            // Accesses stay on their sides of it: the least that keeps them there.
            if constraints.memory {
                self.b.fence(Order::AcqRel, Scope::Cta);
            }
            for (number, &kind) in constraints.outputs.iter().enumerate() {
                let start = operands.starts.iter().find(|(of, _)| usize::from(*of) == number);
                results.push(match start {
                    Some(&(_, value)) => self.b.freeze(value),
                    None => self.b.constant(kind.ir(), 0),
                });
            }
        } else {
            let promises = Promises {
                removable: !asm.side_effect && !constraints.memory,
                clobbers: constraints.memory,
                no_memory: self.cx.has(&call.attrs, "readnone")
                    || self.cx.text(&call.attrs, "memory") == Some("none"),
            };
            let outputs = &constraints.outputs;
            let read = |body: &mut Self, link: Link| {
                body.code_of_text(&asm.text, link, outputs, operands.clone(), promises)
            };
            let alone = read(self, Link::default())?;
            let link = self.link(&alone.0)?;
            let is_linked = link.leaves || link.enters.is_some();
            let (code, args) = if is_linked { read(self, link)? } else { alone };
            results = self.b.ptx_code(code, &args).into_iter().collect();
            if let Some(carry) = self.carry.as_mut().filter(|_| link.leaves) {
                carry.is_left = true;
                self.b.def_var(carry.var, results[outputs.len()]);
            }
        }
        let mut out = Vals::new();
        for ((value, kind), leaves) in results.into_iter().zip(constraints.outputs).zip(fields) {
            out.extend(self.out_of_register(value, kind, &leaves)?);
        }
        Ok(out)
    }

    /// The block of a text, and what is passed to it.
    fn code_of_text(
        &mut self,
        text: &str,
        link: Link,
        outputs: &[Kind],
        mut operands: Operands,
        promises: Promises,
    ) -> Result<(PtxCode, Vec<Value>), Fault> {
        let span = self.span;
        let refuse = |message: String| fault("L0206", message, span);
        let text = written(text, &operands.words(outputs.len(), link.leaves)).map_err(refuse)?;
        let text = link.around(text, outputs.len(), &mut operands);
        let mut types: Vec<ir::Type> = outputs.iter().map(|kind| kind.ir()).collect();
        types.extend(link.leaves.then_some(ir::I32));
        let code = match self.block_of_text(&text, &types, &operands, promises) {
            Ok(code) => code,
            Err(error) if !error.is_of_written => return Err(refuse(error.to_string())),
            Err(error) => {
                operands = self.all_start(&types, operands);
                let all: Vec<ir::Type> =
                    operands.starts.iter().map(|&(_, value)| self.b.ty(value)).collect();
                let code = self.block_of_text(&text, &all, &operands, promises);
                code.map_err(|_| refuse(error.to_string()))?
            }
        };
        let mut args = operands.values;
        args.extend(operands.starts.iter().map(|&(_, value)| value));
        Ok((code, args))
    }

    /// The scalars of each output.
    fn fields(&self, result: TypeId, outputs: usize) -> Result<Vec<Leaves>, Fault> {
        let types = match self.cx.tree.types.get(result) {
            Type::Void => Vec::new(),
            Type::Struct(fields, _) => fields.to_vec(),
            _ => vec![result],
        };
        if types.len() != outputs {
            let message =
                format!("the constraints say {outputs} outputs, the type {}", types.len());
            return Err(fault("L0206", message, self.span));
        }
        types.into_iter().map(|ty| self.cx.leaves(ty, self.span)).collect()
    }

    fn asm_operands(
        &mut self,
        constraints: &Constraints,
        call: &Call<'a>,
    ) -> Result<Operands, Fault> {
        let outputs = constraints.outputs.len();
        let mut operands = Operands::default();
        operands.words.extend((0..outputs).map(Word::Output));
        for (constraint, (arg, _)) in constraints.inputs.iter().zip(&call.args) {
            let refuse = |message: &str| fault("L0206", message, arg.value.span);
            match constraint {
                Constraint::Immediate => match arg.value.kind {
                    ValueKind::Int(_) => {
                        let number = self.cx.index(arg)?.unwrap_or(0);
                        operands.words.push(Word::Text(number.to_string()));
                    }
                    ValueKind::Zero | ValueKind::Null => {
                        operands.words.push(Word::Text("0".to_owned()));
                    }
                    _ => return Err(refuse("expected a number for the constraint `n`")),
                },
                Constraint::Text => operands.words.push(Word::Text(self.characters(arg)?)),
                &Constraint::Tied(output) => {
                    let Some(&kind) = constraints.outputs.get(output) else {
                        return Err(refuse("the input is tied to an output that is not there"));
                    };
                    if operands.starts.iter().any(|&(tied, _)| usize::from(tied) == output) {
                        return Err(refuse("another input is tied to the same output"));
                    }
                    let value = self.in_register(arg.ty, &arg.value, kind)?;
                    operands.starts.push((output as u16, value));
                    operands.words.push(Word::Output(output));
                }
                Constraint::Register(kinds) => {
                    let leaves = self.cx.leaves(arg.ty, arg.value.span)?;
                    let wanted: u32 = leaves.iter().map(|leaf| bits(leaf.kind)).sum();
                    let kind =
                        kinds.iter().find(|&&kind| bits(kind) == wanted).unwrap_or(&kinds[0]);
                    let value = self.in_register(arg.ty, &arg.value, *kind)?;
                    operands.words.push(Word::Value(operands.values.len()));
                    operands.values.push(value);
                }
            }
        }
        operands.starts.sort_by_key(|&(output, _)| output);
        Ok(operands)
    }

    /// The characters of a constant array up to the first NUL, given by its address.
    fn characters(&self, arg: &crate::tree::Typed<'a>) -> Result<String, Fault> {
        let array = self.cx.bytes_behind(arg);
        let characters = array.map(|bytes| bytes.split(|byte| *byte == 0).next().unwrap_or(bytes));
        let text = characters.and_then(|bytes| std::str::from_utf8(bytes).ok());
        text.map(str::to_owned).ok_or_else(|| {
            let message = "expected the address of a constant text for the constraint `C`";
            fault("L0206", message, arg.value.span)
        })
    }

    /// The block of a text, which is read once.
    fn block_of_text(
        &self,
        text: &str,
        results: &[ir::Type],
        operands: &Operands,
        promises: Promises,
    ) -> Result<PtxCode, InlineError> {
        let text = Text {
            text: text.to_owned(),
            results: results.to_vec(),
            args: operands.values.iter().map(|&value| self.b.ty(value)).collect(),
            starts: operands.starts.iter().map(|&(output, _)| output).collect(),
            promises,
        };
        let mut texts = self.cx.texts.borrow_mut();
        Ok(match texts.entry(text) {
            Entry::Occupied(read) => read.get().clone(),
            Entry::Vacant(new) => {
                let code = new.key().read()?;
                new.insert(code).clone()
            }
        })
    }

    /// The operands of a text that writes registers of inputs, or not all of its outputs: NVIDIA's
    /// compiler and LLVM leave it to ptxas, which takes both. Outputs that nothing is tied to begin
    /// as 0, and inputs become outputs of the same numbers that nobody reads.
    fn all_start(&mut self, outputs: &[ir::Type], operands: Operands) -> Operands {
        let mut starts: Vec<Value> = outputs.iter().map(|&ty| self.b.constant(ty, 0)).collect();
        for (output, value) in operands.starts {
            starts[usize::from(output)] = value;
        }
        let all = starts.into_iter().chain(operands.values);
        let starts = (0..).zip(all).collect();
        Operands { words: operands.words, values: Vec::new(), starts }
    }

    /// A value in one register of a constraint.
    fn in_register(
        &mut self,
        ty: TypeId,
        value: &crate::tree::Value<'a>,
        kind: Kind,
    ) -> Result<Value, Fault> {
        let vals = self.vals_of(ty, value)?;
        let leaves = self.cx.leaves(ty, value.span)?;
        let found: u32 = leaves.iter().map(|leaf| bits(leaf.kind)).sum();
        let wanted = bits(kind);
        match (vals.as_slice(), &*leaves) {
            (&[value], [leaf]) if leaf.kind == kind => Ok(value),
            (&[value], [leaf]) if matches!(leaf.kind, Kind::Int(_)) && kind_is_int(kind) => {
                Ok(self.resize(value, kind.ir()))
            }
            (&[value], [leaf])
                if matches!(leaf.kind, Kind::Ptr(_)) && kind_is_int(kind) && wanted <= 64 =>
            {
                let value = if self.b.ty(value).is_ptr() { self.b.ptrtoint(value) } else { value };
                Ok(self.resize(value, kind.ir()))
            }
            _ if found == wanted => Ok(self.rebit(&vals, &leaves, &[Leaf { kind, offset: 0 }])[0]),
            _ => {
                let message = format!("an operand of {found} bits in a register of {wanted}");
                Err(fault("L0206", message, value.span))
            }
        }
    }

    fn out_of_register(
        &mut self,
        value: Value,
        kind: Kind,
        leaves: &[Leaf],
    ) -> Result<Vals, Fault> {
        let found: u32 = leaves.iter().map(|leaf| bits(leaf.kind)).sum();
        match leaves {
            [leaf] if leaf.kind == kind => Ok(Vals::from_slice(&[value])),
            [leaf] if matches!(leaf.kind, Kind::Int(_)) && kind_is_int(kind) => {
                let value = self.resize(value, leaf.kind.ir());
                Ok(Vals::from_slice(&[self.clean(value, leaf.kind)]))
            }
            [Leaf { kind: Kind::Ptr(space), .. }] if kind_is_int(kind) => {
                Ok(Vals::from_slice(&[self.int_to_ptr(value, *space)]))
            }
            _ if found == bits(kind) => {
                Ok(self.rebit(&[value], &[Leaf { kind, offset: 0 }], leaves).into())
            }
            _ => {
                let wanted = bits(kind);
                let message = format!("a result of {found} bits in a register of {wanted}");
                Err(fault("L0206", message, self.span))
            }
        }
    }
}

fn kind_is_int(kind: Kind) -> bool {
    matches!(kind, Kind::Int(_))
}

/// The text with what stands for its operands: `$0`, `${0}`, and `$$` for a dollar.
fn written(text: &str, words: &[String]) -> Result<String, String> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('$') {
            out.push('$');
            rest = after;
            continue;
        }
        let (number, after) = match rest.strip_prefix('{') {
            Some(braced) => {
                let (inside, after) =
                    braced.split_once('}').ok_or("a `${` that is not closed".to_owned())?;
                let (number, modifier) = inside.split_once(':').unwrap_or((inside, ""));
                if (number, modifier) == ("", "uid") {
                    // Labels belong to the block, so one number is as good as another.
                    out.push('0');
                    rest = after;
                    continue;
                }
                if matches!(modifier, "c" | "n") {
                    // A number without anything around it, or its negative.
                    let word = number.parse().ok().and_then(|number: usize| words.get(number));
                    let known = word.and_then(|word| word.parse::<i64>().ok());
                    let known = known.ok_or_else(|| format!("`${{{inside}}}` is not a number"))?;
                    let known = if modifier == "n" { known.wrapping_neg() } else { known };
                    let _ = write!(out, "{known}");
                    rest = after;
                    continue;
                }
                if !modifier.is_empty() {
                    return Err(format!("the modifier `{modifier}` of `${{{inside}}}` is unknown"));
                }
                (number, after)
            }
            None => {
                let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                rest.split_at(end)
            }
        };
        let word = number.parse::<usize>().ok().and_then(|number| words.get(number));
        let word = word.ok_or_else(|| format!("`${number}` is not an operand"))?;
        // A string takes all that is written.
        let _ = write!(out, "{word}");
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_stand_in_the_text() {
        let words = ["%0".to_owned(), "%1".to_owned(), "-7".to_owned()];
        let text = written("add.s32 $0, ${1}, $2; // $$", &words);
        assert_eq!(text.as_deref(), Ok("add.s32 %0, %1, -7; // $"));
        assert!(written("$9", &words).is_err());
        assert_eq!(written("${2:c} ${2:n}", &words).as_deref(), Ok("-7 7"));
        assert!(written("${0:c}", &words).is_err());
        assert!(written("${0:q}", &words).is_err());
        assert!(written("${0", &words).is_err());
    }

    #[test]
    fn constraints_are_read() {
        let all = Constraints::parse("=r,=&l,0,n,f,~{memory}").expect("all are known");
        assert_eq!(all.outputs, [Kind::Int(32), Kind::Int(64)]);
        let f32 = Constraint::Register(vec![Kind::Float(Scalar::F32)]);
        assert_eq!(all.inputs, [Constraint::Tied(0), Constraint::Immediate, f32]);
        assert!(all.memory);
        let text = Constraints::parse("C").expect("it is known");
        assert_eq!(text.inputs, [Constraint::Text]);
        assert_eq!(Constraints::parse("=r,m").expect_err("there is no `m`"), "m");
        assert_eq!(Constraints::parse("rx").expect_err("there is no `x`"), "rx");
        for one in ["rn", "nr", "imr", "r|m"] {
            let one = Constraints::parse(one).expect("a register is one of them");
            assert_eq!(one.inputs, [Constraint::Register(vec![Kind::Int(32)])]);
        }
        let both =
            [Constraint::Register(vec![Kind::Int(32), Kind::Int(64)]), Constraint::Immediate];
        assert_eq!(Constraints::parse("rl,n|i").expect("they are known").inputs, both);
    }
}
