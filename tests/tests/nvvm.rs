//! Every `llvm.nvvm.*` of LLVM is in the table, as the instruction that llc makes of it, or it is
//! refused with a reason.
//!
//! `golden/nvvm.txt`, which `tools/record-nvvm.py` makes, has a line for each call: the name, the
//! types, the arguments that are numbers, and the instruction of llc.

use irc::{OptLevel, Options, compile};
use irc_ir::verify::verify_module;
use irc_ptx::target::Target;
use irc_runtime::ptxas::{self, AssembleOptions, assemble_many};
use irc_tests::foreign::on_two_threads;
use irc_tests::ptxas_toolbox;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::Mutex;

/// Names that are refused, by how they begin, and a word of the reason.
const REFUSED: &[(&str, &str)] = &[
    // ptxas rejects what llc makes of these.
    ("fma.rn.", "PTX has no such `fma` of bfloats"),
    ("lg2.approx.d", "PTX has no `lg2` of a double"),
    ("sust.p.", "PTX has formatted stores of 32 bits only"),
    ("compiler.", "a message to the compiler"),
];

/// Calls that become something else than with llc, by how their names begin, and why.
const OTHER: &[(&str, &str)] = &[
    ("atomic.", "the space of the pointer is said, and sums have no sign"),
    ("move.", "a copy of a value is the value"),
    ("ldu.global.", "the load is one of memory that does not change, as of `ldg`"),
    ("match.all.sync.", "the predicate is that there are lanes"),
    ("d2i.", "a half is a truncation or the part of a vector"),
    ("read.ptx.sreg.envreg", "it is read as a number"),
    ("read.ptx.sreg.warpsize", "it is 32"),
    ("read.ptx.sreg.gridid", "it has 64 bits, the lower half is taken"),
    ("tcgen05.commit.", "a generic address is none of `.shared::cluster`"),
];

/// The targets on which each is compiled first: the lowest that has it counts.
const TARGETS: [&str; 14] = [
    "sm_60", "sm_75", "sm_80", "sm_89", "sm_90", "sm_90a", "sm_100", "sm_100f", "sm_100a",
    "sm_103f", "sm_103a", "sm_120", "sm_120f", "sm_120a",
];

/// A line of the recording.
#[derive(Debug)]
struct Call<'t> {
    line: usize,
    name: &'t str,
    result: &'t str,
    params: Vec<&'t str>,
    numbers: BTreeMap<usize, i64>,
    instruction: &'t str,
}

impl<'t> Call<'t> {
    fn read(line: usize, text: &'t str) -> Call<'t> {
        let fields: Vec<&str> = text.split(" | ").collect();
        let &[name, result, params, numbers, _, instruction] = &fields[..] else {
            panic!("six fields in {text}")
        };
        let params = params.split(", ").filter(|ty| !ty.is_empty()).flat_map(|ty| {
            let (ty, count) = ty.split_once('*').unwrap_or((ty, "1"));
            std::iter::repeat_n(ty, count.parse().expect("a number"))
        });
        let number = |word: &str| {
            let (index, value) = word.split_once('=').expect("`index=value`");
            (index.parse().expect("an index"), value.parse().expect("a number"))
        };
        Call {
            line,
            name,
            result,
            params: params.collect(),
            numbers: numbers.split_whitespace().map(number).collect(),
            instruction,
        }
    }

    /// A module with a function that makes the call.
    fn module(&self) -> String {
        let (mut args, mut declared) = (Vec::new(), Vec::new());
        for (index, ty) in self.params.iter().enumerate() {
            args.push(match self.numbers.get(&index) {
                Some(value) if *ty == "i1" => format!("i1 {}", *value != 0),
                Some(value) => format!("{ty} {value}"),
                None if *ty == "metadata" => "metadata !{}".to_owned(),
                None => {
                    declared.push(format!("{ty} %a{index}"));
                    format!("{ty} %a{index}")
                }
            });
        }
        let Call { line, name, result, params, .. } = self;
        let mut call = format!("call {result} @llvm.nvvm.{name}({})", args.join(", "));
        if *result != "void" {
            declared.push("ptr addrspace(1) %out".to_owned());
            // What a load of tensor memory gives is there behind the wait.
            let wait = match name.starts_with("tcgen05.ld.") {
                true => "\n  call void @llvm.nvvm.tcgen05.wait.ld()",
                false => "",
            };
            call = format!("%r = {call}{wait}\n  store {result} %r, ptr addrspace(1) %out");
        }
        let (params, declared) = (params.join(", "), declared.join(", "));
        format!(
            "declare {result} @llvm.nvvm.{name}({params})\n\
             define void @f{line}({declared}) {{\n  {call}\n  ret void\n}}\n"
        )
    }

    /// The PTX for a target; an error in one line.
    fn ptx(&self, target: &Target) -> Result<String, String> {
        let module = irc_llvm::read(self.module().as_bytes()).map_err(|e| e[0].message.clone())?;
        verify_module(&module).map_err(|errors| errors[0].to_string())?;
        let options = Options::default().with_level(OptLevel::O1);
        compile(&module, target, &options).map(|ptx| ptx.text).map_err(|e| e[0].to_string())
    }

    /// The PTX for the lowest target that has it.
    fn lowest(&self) -> Result<(Target, String), String> {
        let mut last = Err("no target".to_owned());
        for name in TARGETS {
            let target: Target = name.parse().expect("a known target");
            match self.ptx(&target) {
                Ok(text) => return Ok((target, text)),
                Err(error) => last = Err(error),
            }
        }
        last
    }

    /// The lines of the function with arguments by number; other registers are `_`.
    fn lines(&self, ptx: &str) -> Vec<String> {
        let is_value =
            |&(index, ty): &(usize, &&str)| !self.numbers.contains_key(&index) && *ty != "metadata";
        let args: Vec<usize> =
            self.params.iter().enumerate().filter(is_value).map(|(i, _)| i).collect();
        let mut known: BTreeMap<String, String> = BTreeMap::new();
        let mut lines = Vec::new();
        let body = ptx.split_once("\n{\n").map_or("", |(_, body)| body);
        for line in body.lines().map(|line| line.trim().trim_end_matches(';')) {
            let Some((opcode, operands)) = line.split_once(' ') else {
                lines.push(line.to_owned());
                continue;
            };
            let operands = operands.trim();
            let registers: Vec<&str> = registers(operands);
            if opcode == "st.local" || opcode.starts_with("st.local.") {
                // A vector that is passed goes through memory on its way.
                let place = operands.split(['+', ']']).next().unwrap_or_default();
                let value = registers.last().and_then(|r| known.get(*r)).cloned();
                known.extend(value.map(|value| (place.to_owned(), value)));
                continue;
            }
            if opcode.starts_with("ld.local.") {
                let (_, place) = operands.split_once('[').unwrap_or_default();
                let place = format!("[{}", place.split(['+', ']']).next().unwrap_or_default());
                if let Some(value) = known.get(&place).cloned() {
                    known.extend(registers.iter().map(|r| ((*r).to_owned(), value.clone())));
                }
                continue;
            }
            if let Some((_, place)) = operands.split_once("_param_") {
                let digits: String = place.chars().take_while(char::is_ascii_digit).collect();
                let index: usize = digits.parse().expect("a parameter");
                let value = args.get(index).map_or("_".to_owned(), usize::to_string);
                known.extend(registers.iter().map(|r| ((*r).to_owned(), value.clone())));
                continue;
            }
            lines.push(format!("{opcode} {}", renamed(operands, &known)));
            // The halves of a vector that was loaded whole are two results.
            let results = match operands.split_once('}') {
                Some((halves, _)) if opcode == "mov.b64" && halves.starts_with('{') => 2,
                _ => 1,
            };
            let (results, sources) = registers.split_at(results.min(registers.len()));
            let sources: BTreeSet<_> = sources.iter().map(|r| known.get(*r).cloned()).collect();
            let base = opcode.split('.').next().unwrap_or(opcode);
            if let (1, Some(Some(source))) = (sources.len(), sources.into_iter().next())
                && matches!(base, "and" | "setp" | "mov" | "cvt" | "shl" | "shr" | "or" | "prmt")
            {
                known.extend(results.iter().map(|r| ((*r).to_owned(), source.clone())));
            }
        }
        lines
    }
}

/// The name of a register at the start of a text: letters, then digits.
fn register(piece: &str) -> Option<&str> {
    let end = piece.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(piece.len());
    let name = &piece[..end];
    let digits = name.trim_start_matches(|c: char| c.is_ascii_lowercase());
    let is_register = !name.starts_with("envreg")
        && !digits.is_empty()
        && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_register.then_some(name)
}

/// The registers in a text, in order.
fn registers(text: &str) -> Vec<&str> {
    text.split('%').skip(1).filter_map(register).collect()
}

/// Operands with arguments by number; a row of other registers is `_*N`.
fn renamed(operands: &str, known: &BTreeMap<String, String>) -> String {
    let mut out = String::new();
    for (i, piece) in operands.split('%').enumerate() {
        if i == 0 {
            out.push_str(piece);
            continue;
        }
        let Some(name) = register(piece) else {
            out.push('%');
            out.push_str(piece);
            continue;
        };
        out.push_str(known.get(name).map_or("_", |known| known));
        out.push_str(&piece[name.len()..]);
    }
    out
}

/// An instruction as the words of its mnemonic in one order and its operands.
fn canonical(line: &str) -> String {
    let (mnemonic, operands) = line.split_once(' ').unwrap_or((line, ""));
    let mnemonic = mnemonic.replace(".shared::cta", ".shared");
    // Two names of one instruction.
    let mnemonic = match mnemonic.split_once('.') {
        Some(("bar", rest)) if !rest.starts_with("warp") => format!("barrier.cta.{rest}.aligned"),
        Some(("barrier", rest)) if !rest.starts_with('c') => format!("barrier.cta.{rest}"),
        _ => mnemonic,
    };
    let mut words: Vec<&str> = mnemonic.split('.').collect();
    words[1..].sort_unstable();
    let mut operands = operands.replace([' ', '{', '}'], "");
    // A row of other registers is written once.
    while let Some(at) = operands.find("_,_") {
        operands.replace_range(at..at + 3, "_");
    }
    if let Some(at) = operands.find("_*") {
        let digits = operands[at + 2..].bytes().take_while(u8::is_ascii_digit).count();
        operands.replace_range(at + 1..at + 2 + digits, "");
    }
    let mut out = words.join(".");
    let _ = write!(out, " {operands}");
    out
}

fn recording() -> Vec<Call<'static>> {
    let text = include_str!("../golden/nvvm.txt");
    text.lines().enumerate().map(|(i, line)| Call::read(i + 1, line)).collect()
}

/// Whether an error is the reason why a name is refused.
fn is_refused(name: &str, error: &str) -> bool {
    REFUSED.iter().any(|(start, why)| name.starts_with(start) && error.contains(why))
}

#[test]
fn every_intrinsic_of_llvm_is_mapped_or_refused_with_a_reason() {
    let calls = recording();
    let names: BTreeSet<&str> = calls.iter().map(|call| call.name).collect();
    assert!(names.len() >= 2569, "{}", names.len());
    let (mut mapped, mut problems) = (0, Vec::new());
    for name in names {
        match irc_llvm::nvvm_status(name) {
            Some(Ok(())) => mapped += 1,
            Some(Err(_)) => {}
            None => problems.push(name),
        }
    }
    println!("{mapped} names are mapped");
    assert!(problems.is_empty(), "{problems:?}");
}

#[test]
fn each_is_the_instruction_of_llc_and_ptxas_accepts_it() {
    let calls = recording();
    let texts: Mutex<Vec<(String, Target, String)>> = Mutex::default();
    let mut problems = on_two_threads(&calls, |call| {
        let shown = format!("{}:{} {:?}", call.line, call.name, call.numbers);
        let other = OTHER.iter().any(|(start, _)| call.name.starts_with(start));
        let found = call.lowest();
        let (target, text) = match found {
            Ok(found) => found,
            Err(error) if is_refused(call.name, &error) => return Vec::new(),
            // What neither has.
            Err(_) if call.instruction == "-" => return Vec::new(),
            Err(error) => return vec![format!("{shown}: {error}")],
        };
        let lines = call.lines(&text);
        texts.lock().expect("no test panics with it").push((shown.clone(), target, text));
        let mut wanted = call.instruction.split(" ; ").map(canonical);
        if other
            || call.instruction == "-"
            || wanted.any(|want| lines.iter().any(|line| canonical(line) == want))
        {
            return Vec::new();
        }
        vec![format!("{shown}: expected {}, found {lines:?}", call.instruction)]
    });
    let texts = texts.into_inner().expect("no test panicked with it");
    if let Some(toolbox) = ptxas_toolbox() {
        let options = AssembleOptions::default().with_relocatable(true);
        let modules: Vec<ptxas::Module<'_>> = texts
            .iter()
            .map(|(_, target, ptx)| ptxas::Module { ptx, target: target.sm, options })
            .collect();
        for ((name, target, _), result) in texts.iter().zip(assemble_many(toolbox, &modules)) {
            if let Err(error) = result {
                problems.push(format!("{name} for {target}: {error}"));
            }
        }
    }
    println!("{} calls, {} compiled", calls.len(), texts.len());
    assert!(texts.len() >= 4000, "{}", texts.len());
    problems.sort();
    assert!(problems.is_empty(), "{}\n{} problems", problems.join("\n"), problems.len());
}
