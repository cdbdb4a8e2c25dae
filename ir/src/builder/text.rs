//! Instructions by their text.

use super::{FunctionBuilder, InstBuilder};
use crate::entity::{Inst, Value};
use crate::function::Function;
use crate::module::Symbol;
use crate::op::{Opcode, Payload};
use crate::text::{ParseError, parse_module};
use crate::types::Type;
use irc_ptx::text::Span;
use smallvec::SmallVec;
use std::fmt::Write;

/// An instruction that was given as text and is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TextError {
    /// The text is not one instruction; the spans are those of the text.
    #[error("{}", kinds(.errors))]
    Parse {
        /// What is wrong with it.
        errors: Vec<ParseError>,
    },
    /// The instruction is about something that the text cannot name: a block, a slot, a symbol.
    #[error("`{opcode}` names what a text cannot: use the builder's method")]
    Reference {
        /// Its operation.
        opcode: Opcode,
    },
    /// The text is more or less than one instruction.
    #[error("expected one instruction, found {found}")]
    Count {
        /// How many there are.
        found: usize,
    },
}

/// What stands before the instruction: values are read by the numbers of the operands.
fn header(types: &[Type]) -> String {
    let mut text = String::from("func @inst(");
    for (i, ty) in types.iter().enumerate() {
        let comma = if i == 0 { "" } else { ", " };
        let _ = write!(text, "{comma}%{i}: {ty}");
    }
    text.push_str(") {\nentry:\n");
    text
}

/// What is wrong and what helps, without its places.
fn kinds(errors: &[ParseError]) -> String {
    let parts = errors.iter().flat_map(|error| [Some(error.kind.to_string()), error.help.clone()]);
    parts.flatten().collect::<Vec<String>>().join("; ")
}

impl FunctionBuilder<'_> {
    /// Inserts the instruction that a text of the IR is, in which `%0`, `%1` and so on are these
    /// operands; a text without `%` has all of them behind it. The results, which `ptx` operations
    /// name: `%r = ptx.activemask.b32`.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::function::Function;
    /// use irc_ir::module::Module;
    /// use irc_ir::types::{I32, PTR};
    ///
    /// let mut module = Module::new();
    /// let kernel = module.add_func(Function::kernel("k", &[I32, PTR]))?;
    /// let mut b = FunctionBuilder::new(&mut module, kernel);
    /// let [i, p] = b.begin()[..] else { unreachable!("it has two parameters") };
    /// let at = b.inst("ptradd %0, %1 * 4 + 16", &[p, i])?[0];
    /// let sum = b.inst("add nsw %0, 1", &[i])?[0];
    /// let least = b.inst("smin", &[sum, i])?[0];
    /// b.inst("store %0, %1", &[least, at])?;
    /// assert!(b.inst("ad %0, 1", &[i]).unwrap_err().to_string().contains("unknown operation"));
    /// b.ret(None);
    /// b.finish()?;
    /// irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn inst(&mut self, text: &str, args: &[Value]) -> Result<SmallVec<[Value; 2]>, TextError> {
        let types: Vec<Type> = args.iter().map(|&arg| self.ty(arg)).collect();
        let (drafted, func) = draft(text, &types)?;
        let dfg = &func.dfg;
        let entry = func.layout.entry().expect("it has an instruction");
        let params = dfg.params(entry);
        let operands: SmallVec<[Value; 4]> = dfg
            .args(drafted)
            .iter()
            .map(|arg| match params.iter().position(|param| param == arg) {
                Some(index) => args[index],
                None => match dfg.as_bits(*arg) {
                    Some(bits) => self.constant(dfg.ty(*arg), bits),
                    None => self.poison(dfg.ty(*arg)),
                },
            })
            .collect();
        let results: SmallVec<[Type; 2]> = dfg.results(drafted).map(|v| dfg.ty(v)).collect();
        let opcode = dfg.opcode(drafted);
        let payload = match dfg.inst(drafted).payload {
            Payload::Ptx(code) => Payload::Ptx(self.func().dfg.intern_ptx(dfg.ptx(code).clone())),
            Payload::Slot(_)
            | Payload::Global(_)
            | Payload::Func(_)
            | Payload::Sig(_)
            | Payload::Jump(_)
            | Payload::Branch(_)
            | Payload::Switch(_) => return Err(TextError::Reference { opcode }),
            payload => payload,
        };
        let inst = self.insert_inst(opcode, payload, &operands, &results);
        Ok(self.func().dfg.results(inst).collect())
    }
}

/// The instruction of a text in a function of its own, whose parameters are the operands.
fn draft(text: &str, types: &[Type]) -> Result<(Inst, Function), TextError> {
    let mut source = header(types);
    let before = source.len();
    source.push_str(text.trim());
    if !text.contains('%') {
        for i in 0..types.len() {
            let _ = write!(source, "{} %{i}", if i == 0 { "" } else { "," });
        }
    }
    let end = source.len();
    source.push_str("\n}\n");
    let place = |error: ParseError| {
        let at = |offset: u32| (offset.clamp(before as u32, end as u32)) - before as u32;
        ParseError { span: Span::new(at(error.span.start), at(error.span.end)), ..error }
    };
    let parsed = parse_module(&source)
        .map_err(|errors| TextError::Parse { errors: errors.into_iter().map(place).collect() })?;
    let Some(Symbol::Func(id)) = parsed.module.symbol("inst") else {
        return Err(TextError::Count { found: 0 });
    };
    let func = parsed.module.func(id).clone();
    let insts: Vec<Inst> =
        func.layout.blocks().flat_map(|block| func.layout.insts(block)).collect();
    match insts[..] {
        [inst] => Ok((inst, func)),
        _ => Err(TextError::Count { found: insts.len() }),
    }
}
