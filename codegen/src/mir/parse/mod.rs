//! Reads the text form of machine code.
//!
//! What only machine code has (functions, blocks, terminators) is read here; instructions and
//! declarations go to the reader of PTX, all at once, as the bodies of PTX functions. Errors are
//! collected and point at the text. No input makes this panic, and time and memory are linear in
//! its length.

mod scan;

use super::{Code, Edge, MirBlock, MirFunction, Terminator, VReg};
use cranelift_entity::EntityRef;
use irc_ir::entity::Block;
use irc_ptx::isa::RegClass;
use irc_ptx::text::{Diagnostic, Span, nearest_name};
use irc_ptx::{self as ptx, Inst, Names, Operand, ReadErrorKind, ReadModule, Reg, Statement};
use scan::{Arg, BlockText, EdgeText, Ending, FunctionText, scan};
use std::fmt::Write;
use std::ops::Range;

/// Registers have smaller numbers than this.
const MAX_REGISTERS: u32 = 1 << 20;

/// Where and why text is not machine code.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct MirError {
    /// The bytes of the text that are wrong.
    pub span: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What to do about it, if there is anything to suggest.
    pub help: Option<String>,
}

impl MirError {
    fn new(span: Range<usize>, message: impl Into<String>) -> MirError {
        MirError { span, message: message.into(), help: None }
    }

    /// The error as a diagnostic.
    pub fn to_diagnostic(&self) -> Diagnostic {
        let span = Span::new(self.span.start as u32, self.span.end as u32);
        let mut diagnostic = Diagnostic::error("C0201", self.message.clone()).at(span);
        diagnostic.help = self.help.clone();
        diagnostic
    }
}

/// Machine code that was read.
#[derive(Clone, Debug, Default)]
pub struct MirText {
    /// What the symbols in it stand for.
    pub names: Names,
    /// The functions in order, each with its name in PTX.
    pub functions: Vec<(String, MirFunction)>,
}

impl std::fmt::Display for MirText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, (name, mir)) in self.functions.iter().enumerate() {
            let gap = if i > 0 { "\n" } else { "" };
            write!(f, "{gap}{}", mir.display(name, &self.names))?;
        }
        Ok(())
    }
}

/// Reads machine code. It is not verified.
///
/// ```
/// let text = "mir f {
/// block0:
///     mov.u32             %r1, %tid.x;
///     jump                block1(%r1, 7);
/// block1(%r2, %r3):
///     add.s32             %r4, %r2, %r3;
///     ret;
/// }
/// ";
/// let read = irc_codegen::mir::parse_mir(text).expect("it is machine code");
/// assert_eq!(read.to_string(), text);
///
/// let errors = irc_codegen::mir::parse_mir(&text.replace("jump", "jmp")).unwrap_err();
/// assert_eq!(errors[0].to_string(), "unknown instruction `jmp`");
/// ```
pub fn parse_mir(text: &str) -> Result<MirText, Vec<MirError>> {
    let (functions, mut errors) = scan(text);
    let (wrapped, offsets) = wrap(text, &functions);
    let read = ReadModule::read(&wrapped);
    errors.extend(read.errors.iter().map(|error| {
        let [start, end] =
            [error.span.start, error.span.end].map(|at| original(&offsets, at).min(text.len()));
        let (message, help) = match &error.kind {
            ReadErrorKind::UnknownRegister(name) => (
                format!("unknown register `{name}`"),
                Some("registers are named by class and number: `%p1 %rs2 %r3 %rd4 %rq5`".into()),
            ),
            kind => (error.to_string(), kind.help()),
        };
        MirError { span: start..end.max(start), message, help }
    }));
    let ptx::Module { items, mut names, .. } = read.module;
    let bodies = items.into_iter().filter_map(|item| match item {
        ptx::Item::Function(function) => function.body,
        _ => None,
    });
    let mut out = Vec::new();
    for ((function, body), starts) in functions.into_iter().zip(bodies).zip(&read.statements) {
        let builder = Builder {
            text,
            names: &mut names,
            classes: Vec::new(),
            errors: &mut errors,
            mir: MirFunction { is_allocated: function.is_allocated, ..MirFunction::default() },
        };
        let starts = starts.iter().map(|&at| original(&offsets, at as usize));
        let statements = starts.zip(body.statements).collect();
        out.push((function.name.to_owned(), builder.run(function, statements)));
    }
    errors.sort_by_key(|error| (error.span.start, error.span.end));
    errors.dedup();
    if errors.is_empty() { Ok(MirText { names, functions: out }) } else { Err(errors) }
}

/// The plain statements of each function as the body of a PTX function, and which offset of the
/// text each stretch of that was.
fn wrap(text: &str, functions: &[FunctionText<'_>]) -> (String, Vec<(usize, usize)>) {
    let mut out = String::from(".version 9.5\n.target sm_121a\n.address_size 64\n");
    let mut offsets = vec![(0, 0)];
    for (i, function) in functions.iter().enumerate() {
        // The one name with a percent sign that is no register: a variadic function has it.
        let _ = write!(out, ".func f{i}(.param .align 8 .b8 %VAParam[])\n{{\n");
        for class in RegClass::ALL {
            let (word, prefix) = (class.type_word(), class.prefix());
            let _ = writeln!(out, ".reg .{word} {prefix}<{MAX_REGISTERS}>;");
        }
        for plain in &function.plain {
            offsets.push((out.len(), plain.start));
            out.push_str(&text[plain.clone()]);
            out.push('\n');
        }
        offsets.push((out.len(), function.end));
        out.push_str("}\n");
    }
    (out, offsets)
}

/// The offset in the text of an offset in what was made of it.
fn original(offsets: &[(usize, usize)], at: usize) -> usize {
    let (wrapped, text) = offsets[offsets.partition_point(|&(start, _)| start <= at) - 1];
    text + (at - wrapped)
}

/// Puts a function together.
struct Builder<'a> {
    text: &'a str,
    names: &'a mut Names,
    /// By number, the class of each register seen so far.
    classes: Vec<Option<RegClass>>,
    errors: &'a mut Vec<MirError>,
    mir: MirFunction,
}

impl Builder<'_> {
    fn run(
        mut self,
        function: FunctionText<'_>,
        statements: Vec<(usize, Statement)>,
    ) -> MirFunction {
        let starts: Vec<usize> = function.blocks.iter().map(|block| block.at.start).collect();
        let known: Vec<u32> = {
            let mut ids: Vec<u32> = function.blocks.iter().map(|block| block.id).collect();
            ids.sort_unstable();
            ids
        };
        let mut code: Vec<Vec<(Range<usize>, Code)>> = vec![Vec::new(); starts.len()];
        for (at, statement) in statements {
            let span = self.statement_span(at);
            let block = starts.partition_point(|&start| start <= at);
            let Some(statement) = self.statement(span.clone(), statement) else { continue };
            match (block.checked_sub(1), statement) {
                (Some(block), statement) => code[block].push((span, statement)),
                (None, Code::Plain(statement)) => self.mir.prologue.push(*statement),
                (None, Code::Inst(_)) => {
                    self.fail(span, "an instruction before the first block");
                }
            }
        }
        for (block, code) in function.blocks.into_iter().zip(code) {
            self.block(block, code, &known);
        }
        let classes = self.classes.iter().map(|class| class.unwrap_or(RegClass::B32));
        self.mir.classes = classes.collect();
        self.mir
    }

    fn fail(&mut self, span: Range<usize>, message: impl Into<String>) {
        self.errors.push(MirError::new(span, message));
    }

    /// The bytes from a statement to the end of its line.
    fn statement_span(&self, at: usize) -> Range<usize> {
        let rest = self.text.get(at..).unwrap_or("");
        let line = rest.split(['\n', ';']).next().unwrap_or("");
        at..at + line.trim_end().len()
    }

    fn statement(&mut self, span: Range<usize>, statement: Statement) -> Option<Code> {
        let what = match statement {
            Statement::Inst(inst) => return self.inst(span, inst).map(Code::Inst),
            Statement::Label(_) | Statement::BranchTargets(..) => "a label",
            Statement::Regs(_) => "a declaration of registers",
            Statement::Loc(_) => "`.loc`",
            Statement::Comment(_) => return None,
            plain => return Some(Code::Plain(Box::new(plain))),
        };
        self.fail(span, format!("{what} is not allowed in machine code"));
        None
    }

    fn inst(&mut self, span: Range<usize>, inst: Inst<Reg>) -> Option<Inst<VReg>> {
        let mut ok = true;
        let inst = inst.map_regs(|reg, _| {
            let known = reg.class().and_then(|class| self.reg(&span, class, reg.index()));
            ok &= known.is_some();
            known.unwrap_or(VReg::new(0))
        });
        ok.then_some(inst.from(None))
    }

    /// The register of this class and number.
    fn reg(&mut self, span: &Range<usize>, class: RegClass, number: u32) -> Option<VReg> {
        let index = number as usize;
        if number >= MAX_REGISTERS {
            self.fail(span.clone(), format!("registers are numbered below {MAX_REGISTERS}"));
            return None;
        }
        if self.classes.len() <= index {
            self.classes.resize(index + 1, None);
        }
        let known = *self.classes[index].get_or_insert(class);
        if known != class {
            let (one, other) = (known.prefix(), class.prefix());
            let message = format!(
                "`{other}{number}` has the number of `{one}{number}`: registers of all classes \
                 are numbered together"
            );
            self.fail(span.clone(), message);
            return None;
        }
        Some(VReg::new(index))
    }

    fn block(&mut self, text: BlockText<'_>, code: Vec<(Range<usize>, Code)>, known: &[u32]) {
        let id = Block::from_u32(text.id);
        let mut params = Vec::new();
        for (span, class, number) in text.params {
            params.extend(self.reg(&span, class, number));
        }
        if text.is_broken {
            return;
        }
        let mut code = code;
        let end = text.ending.as_ref().map_or(usize::MAX, |(at, ..)| at.start);
        if let Some((span, _)) = code.iter().find(|(span, _)| span.start > end) {
            self.fail(span.clone(), format!("an instruction after the terminator of `{id}`"));
        }
        let terminator = match text.ending {
            Some((span, ending, edges)) => self.terminator(&span, ending, edges, known),
            None => match code.pop() {
                Some((_, Code::Inst(inst))) => Some(Terminator::Stop(Box::new(inst))),
                _ => {
                    self.fail(text.at.clone(), format!("`{id}` has no terminator"));
                    None
                }
            },
        };
        let Some(terminator) = terminator else { return };
        if self.mir.blocks[id].is_some() {
            return self.fail(text.at, format!("`{id}` is defined twice"));
        }
        let code = code.into_iter().map(|(_, code)| code).collect();
        self.mir.blocks[id] = Some(MirBlock { params, code, terminator, origin: None.into() });
        self.mir.order.push(id);
    }

    fn terminator(
        &mut self,
        span: &Range<usize>,
        ending: Ending,
        edges: Vec<EdgeText<'_>>,
        known: &[u32],
    ) -> Option<Terminator> {
        let edges: Vec<Edge> =
            edges.into_iter().filter_map(|edge| self.edge(edge, known)).collect();
        let reg = |builder: &mut Self, (class, number)| builder.reg(span, class, number);
        let mut each = edges.into_iter();
        match ending {
            Ending::Jump => Some(Terminator::Jump(each.next()?)),
            Ending::Branch { pred, divergent } => {
                let pred = reg(self, pred)?;
                let (then, other) = (each.next()?, each.next()?);
                Some(Terminator::Branch { pred, then, other, divergent })
            }
            Ending::Table { index, divergent } => {
                let index = reg(self, index)?;
                Some(Terminator::Table { index, targets: each.collect(), divergent })
            }
        }
    }

    fn edge(&mut self, edge: EdgeText<'_>, known: &[u32]) -> Option<Edge> {
        if known.binary_search(&edge.block).is_err() {
            let name = format!("block{}", edge.block);
            let others: Vec<String> = known.iter().map(|id| format!("block{id}")).collect();
            let near = nearest_name(&name, others.iter().map(String::as_str));
            let help = near.map(|near| format!("did you mean `{near}`?"));
            let message = format!("unknown block `{name}`");
            self.errors.push(MirError { span: edge.at, message, help });
            return None;
        }
        let mut args = Vec::new();
        for (span, arg) in edge.args {
            args.push(match arg {
                Arg::Reg(class, number) => Operand::Reg(self.reg(&span, class, number)?),
                Arg::Int(value) => Operand::Int(value),
                Arg::F32(bits) => Operand::F32(bits),
                Arg::F64(bits) => Operand::F64(bits),
                Arg::Symbol(name, offset) => Operand::Symbol(self.names.intern(name), offset),
            });
        }
        Some(Edge { block: Block::from_u32(edge.block), args: args.into() })
    }
}
