//! Inputs of lane-wise instructions, kernels that apply the instructions to them, and the text form
//! in which results of a device are kept.
//!
//! A record begins with `device`, `driver` and `target`. Each form has a line `form VERSION TEXT`
//! with the PTX version it needs, lines `in` and `out` with its registers (`cc` is the carry flag),
//! and a line of hexadecimal numbers for each case: inputs, `=`, outputs. The last line is `end`
//! and the number of forms, so that a record that was cut off is seen.

#[path = "../../../ptx/tests/forms/mod.rs"]
#[allow(dead_code, reason = "tests of the table use the rest")]
mod forms;

use super::{Plan, place, start, take};
use crate::models::{Ask, Model, WITHOUT, left_out, model};
use forms::values::{Random, edges, value};
use irc_ptx::ModuleContext;
use irc_ptx::isa::{self, InstEffects, RegClass, RowId, Sem, Shape};
use irc_ptx::target::{PtxVersion, Sm, Target};
use irc_ptx::{Body, Inst, Module, Names, Operand, Operands, Reg, print::print_inst};
use irc_runtime::device::{Device, Image, LaunchConfig};
use std::fmt::Write as _;

/// The carry flag among registers.
const CARRY: &str = "cc";
/// Bytes of each number in memory.
const SLOT: usize = 16;

/// A form of an instruction, and inputs for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Vectors {
    /// The instruction.
    pub text: String,
    version: PtxVersion,
    inputs: Vec<String>,
    outputs: Vec<String>,
    /// For each case a number for each input.
    cases: Vec<Vec<u128>>,
}

/// For each case a number for each output.
pub type Results = Vec<Vec<u128>>;

/// The vectors of the plan.
pub fn all(plan: &Plan, target: &Target) -> Vec<Vectors> {
    let rows = isa::all_rows().filter(|(_, row)| matches!(row.sem, Sem::Lane(_)));
    let rows = rows.filter(|(id, _)| WITHOUT.iter().all(|(row, _)| row != id));
    rows.flat_map(|(id, _)| of_row(id, plan, target)).collect()
}

fn of_row(id: RowId, plan: &Plan, target: &Target) -> Vec<Vectors> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ id.index() as u64 ^ plan.seed << 20);
    let mut forms = forms::forms(id);
    forms.retain(|inst| {
        let first = inst.requirement_in(target.sm, ModuleContext::NONE).map(|needed| needed.first);
        left_out(inst).is_none() && first.is_ok_and(|first| first <= target.newest_ptx())
    });
    if plan.forms == 0 {
        return Vec::new();
    }
    let step = forms.len().div_ceil(plan.forms).max(1);
    let chosen = forms.into_iter().step_by(step);
    chosen.filter_map(|inst| of_form(inst, plan.cases.min(1024), target.sm, &mut random)).collect()
}

/// `None` where a register has no memory form: those of 8 bits.
fn of_form(mut inst: Inst<Reg>, cases: usize, sm: Sm, random: &mut Random) -> Option<Vectors> {
    let (mut inputs, mut outputs, mut types) = (Vec::new(), Vec::new(), Vec::new());
    let mut operands = inst.operands.clone();
    let mut next = operands.len() as u32;
    for (n, operand) in operands.iter_mut().enumerate() {
        match operand {
            Operand::Int(value) if matches!(inst.row().operands[n].shape, Shape::Imm) => {
                *value = random.below(256) as i64;
            }
            Operand::List(items) => {
                let mut named = Operands::new();
                for item in items.iter() {
                    named.push(Operand::Reg(Reg::new(item.as_reg()?.class()?, next)));
                    next += 1;
                }
                **items = named;
            }
            _ => {}
        }
        let mut registers = Vec::new();
        match operand {
            Operand::Reg(reg) | Operand::Video { reg, .. } => registers.push(*reg),
            Operand::List(items) => registers.extend(items.iter().filter_map(Operand::as_reg)),
            _ => {}
        }
        for reg in registers {
            if reg.class()? == RegClass::B8 {
                return None;
            }
            if forms::is_result(&inst, n) {
                outputs.push(name_of(reg));
            } else {
                inputs.push(name_of(reg));
                types.push(inst.type_of(inst.row().operands[n].ty)?);
            }
        }
    }
    inst.operands = operands;
    let values = (0..cases).map(|_| {
        let one = |&ty: &isa::PtxType| match random.below(2) {
            0 => random_edge(ty, random),
            _ => value(ty, random),
        };
        let mut case: Vec<u128> = types.iter().map(one).collect();
        if inst.row().effects.contains(InstEffects::CARRY_IN) {
            case.push(random.below(2) as u128);
        }
        case
    });
    let cases = values.collect();
    if inst.row().effects.contains(InstEffects::CARRY_IN) {
        inputs.push(CARRY.to_owned());
    }
    if inst.row().effects.contains(InstEffects::CARRY_OUT) {
        outputs.push(CARRY.to_owned());
    }
    let needed = inst.requirement_in(sm, ModuleContext::NONE).ok()?.first.max(sm.first_ptx());
    // Values of 128 bits are moved, which PTX can do since 8.3.
    let wide = inputs.iter().chain(&outputs).any(|name| name.starts_with("%rq"));
    let version = if wide { needed.max(PtxVersion::new(8, 3)) } else { needed };
    let body = Body { registers: [next; 6], named: Vec::new(), statements: Vec::new() };
    let text = print_inst(&Names::default(), &body, &inst).trim().to_owned();
    Some(Vectors { text, version, inputs, outputs, cases })
}

fn random_edge(ty: isa::PtxType, random: &mut Random) -> u128 {
    random.pick(&edges(ty))
}

/// How a register is read from memory and written to it: the suffix of the access.
fn access(register: &str) -> &'static str {
    match register.trim_end_matches(|c: char| c.is_ascii_digit()) {
        "%rs" => "u16",
        "%rd" => "u64",
        _ => "u32",
    }
}

impl Vectors {
    /// A kernel that each thread of runs a case in.
    fn kernel(&self, name: &str) -> String {
        let mut s = format!(".visible .entry {name}(.param .u64 from, .param .u64 to)\n{{\n");
        for class in ["pred %p", "b16 %rs", "b32 %r", "b64 %rd", "b128 %rq"] {
            if class != "b128 %rq" || self.mentions("%rq") {
                let _ = writeln!(s, "  .reg .{class}<64>;");
            }
        }
        s += "  .reg .b32 %t<4>; .reg .b64 %u<6>;\n  mov.u32 %t0, %tid.x;\n";
        for (param, register, count) in
            [("from", "%u0", self.inputs.len()), ("to", "%u1", self.outputs.len())]
        {
            let _ = writeln!(
                s,
                "  ld.param.u64 {register}, [{param}];\n  \
                 mad.wide.u32 {register}, %t0, {}, {register};",
                count * SLOT
            );
        }
        for (n, name) in self.inputs.iter().enumerate() {
            let at = n * SLOT;
            s += &match name.as_str() {
                CARRY => format!(
                    "  ld.global.u32 %t1, [%u0+{at}];\n  add.cc.u32 %t1, %t1, 0xffffffff;\n"
                ),
                _ if name.starts_with("%rq") => format!(
                    "  ld.global.v2.u64 {{%u2, %u3}}, [%u0+{at}];\n  \
                     mov.b128 {name}, {{%u2, %u3}};\n"
                ),
                _ if is_predicate(name) => {
                    format!("  ld.global.u32 %t1, [%u0+{at}];\n  setp.ne.u32 {name}, %t1, 0;\n")
                }
                _ => format!("  ld.global.{} {name}, [%u0+{at}];\n", access(name)),
            };
        }
        let _ = writeln!(s, "  {}", self.text);
        if self.outputs.iter().any(|name| name == CARRY) {
            s += "  addc.u32 %t2, 0, 0;\n  and.b32 %t2, %t2, 1;\n";
        }
        for (n, name) in self.outputs.iter().enumerate() {
            let at = n * SLOT;
            s += &match name.as_str() {
                CARRY => format!("  st.global.u32 [%u1+{at}], %t2;\n"),
                _ if name.starts_with("%rq") => format!(
                    "  mov.b128 {{%u2, %u3}}, {name};\n  \
                     st.global.v2.u64 [%u1+{at}], {{%u2, %u3}};\n"
                ),
                _ if is_predicate(name) => {
                    format!("  selp.u32 %t1, 1, 0, {name};\n  st.global.u32 [%u1+{at}], %t1;\n")
                }
                _ => format!("  st.global.{} [%u1+{at}], {name};\n", access(name)),
            };
        }
        s + "  ret;\n}\n"
    }

    fn mentions(&self, class: &str) -> bool {
        self.inputs.iter().chain(&self.outputs).any(|name| name.starts_with(class))
    }

    /// The lines of a record.
    pub fn record(&self, results: &Results) -> String {
        let names = |names: &[String]| names.join(" ");
        let mut s = format!(
            "form {} {}\nin {}\nout {}\n",
            self.version,
            self.text,
            names(&self.inputs),
            names(&self.outputs)
        );
        let numbers = |numbers: &[u128]| {
            numbers.iter().map(|number| format!("{number:x}")).collect::<Vec<_>>().join(" ")
        };
        for (case, result) in self.cases.iter().zip(results) {
            let _ = writeln!(s, "{} = {}", numbers(case), numbers(result));
        }
        s
    }

    /// How many results differ from those of the simulator where the manual leaves that open.
    ///
    /// # Errors
    /// The first result that is wrong.
    pub fn judge(
        &self,
        target: &Target,
        found: &Results,
        wanted: &Results,
    ) -> Result<usize, String> {
        let differs = |&at: &usize| found[at] != wanted[at];
        let differing: Vec<usize> = (0..self.cases.len()).filter(differs).collect();
        let refused = self.refused(target, &differing, found)?;
        match refused.iter().find(|&&at| !deviates(&self.text, &self.cases[at])) {
            None => Ok(differing.len()),
            Some(&at) => {
                let (text, case) = (&self.text, &self.cases[at]);
                Err(format!("{text} of {case:x?}: {:x?}, not {:x?}", found[at], wanted[at]))
            }
        }
    }

    /// How many cases there are; an error if the model of the instruction does not take all of
    /// the results.
    ///
    /// # Errors
    /// The first result that the model does not take.
    pub fn ask(&self, target: &Target, found: &Results) -> Result<usize, String> {
        // Of lists all is exact, so that no model is asked.
        let all: Vec<usize> = (0..self.cases.len()).filter(|_| !self.is_list()).collect();
        match self.refused(target, &all, found)?.first() {
            None => Ok(all.len()),
            Some(&at) => Err(format!("{} of {:x?}: {:x?}", self.text, self.cases[at], found[at])),
        }
    }

    /// Whether the result is a list of registers.
    fn is_list(&self) -> bool {
        self.text.split_whitespace().nth(1).is_some_and(|first| first.starts_with('{'))
    }

    /// Those of these cases whose results the model of the instruction does not take.
    fn refused(
        &self,
        target: &Target,
        cases: &[usize],
        found: &Results,
    ) -> Result<Vec<usize>, String> {
        if cases.is_empty() || self.is_list() {
            return Ok(cases.to_vec());
        }
        let code = module_text(target, std::slice::from_ref(self));
        let module =
            Module::parse(&code).map_err(|errors| format!("{}: {}", self.text, errors[0]))?;
        let bodies = module.functions().filter_map(|function| function.body.as_ref());
        let mut all = bodies.flat_map(|body| body.insts().map(move |inst| (body, inst)));
        // The printer aligns operands.
        let own = all.find(|(body, inst)| {
            let printed = print_inst(&module.names, body, inst);
            printed.split_whitespace().eq(self.text.split_whitespace())
        });
        let (body, inst) = own.ok_or_else(|| format!("{} is read as another", self.text))?;
        let model = model(inst.row).ok_or_else(|| format!("{} has no model", self.text))?;
        let name_of = |reg: Reg| match body.named.get(reg.index() as usize) {
            Some(named) if reg.class().is_none() => {
                let number = named.index.map(|index| index.to_string()).unwrap_or_default();
                module.names.name(named.name).to_owned() + &number
            }
            _ => name_of(reg),
        };
        let is_met = |at: usize| self.is_met(model, inst, &name_of, &self.cases[at], &found[at]);
        Ok(cases.iter().copied().filter(|&at| !is_met(at)).collect())
    }

    /// Whether a model takes the results of a case.
    fn is_met(
        &self,
        model: Model,
        inst: &Inst<Reg>,
        name_of: &dyn Fn(Reg) -> String,
        case: &[u128],
        found: &[u128],
    ) -> bool {
        let input = |name: &str| self.inputs.iter().position(|input| input == name);
        let output = |name: &str| self.outputs.iter().position(|output| output == name);
        let of = |reg: Reg| input(&name_of(reg)).map_or(0, |n| case[n]);
        let (mut operands, mut list) = ([0; 12], Vec::new());
        let mut results = [0; 2];
        for (n, operand) in inst.operands.iter().enumerate() {
            match operand {
                Operand::Int(value) => operands[n] = *value as u128,
                Operand::Reg(reg) | Operand::Video { reg, .. } => {
                    operands[n] = of(*reg);
                    if n < results.len() && forms::is_result(inst, n) {
                        results[n] = output(&name_of(*reg)).map_or(0, |n| found[n]);
                    }
                }
                Operand::List(items) => {
                    list.extend(items.iter().filter_map(Operand::as_reg).map(of));
                }
                _ => {}
            }
        }
        let carry = input(CARRY).is_some_and(|n| case[n] != 0);
        // What sets no flag leaves it as it was.
        let after = output(CARRY).map_or(carry, |n| found[n] != 0);
        let answer = model(&Ask { inst, operands, list, carry });
        answer.is_met(results[0], results[1], after)
    }
}

/// Whether GPUs are known to compute something else than the manual says (seen on an H100, driver
/// 13.0). ptxas makes other instructions of these: of sums, differences and products of video
/// instructions it drops what is above 32 bits before it clamps, shifts or compares, and of what
/// `vshl` shifts out; it compares what `vset` of signed numbers gives as signed. `fns` that counts
/// 2^31 bits back finds bit 0, and `bf16` that is to be rounded toward zero is rounded otherwise.
fn deviates(text: &str, case: &[u128]) -> bool {
    let name = text.split_whitespace().next().unwrap_or_default();
    let words: Vec<&str> = name.split('.').collect();
    let has = |word: &str| words.contains(&word);
    let compares = has("min") || has("max");
    match words[0] {
        "vadd" | "vsub" | "vmin" | "vshl" => has("sat") || compares,
        "vmad" => has("sat") || has("shr7") || has("shr15"),
        "vset" => words[1] == "s32" && compares,
        "fns" => case[2] == 1 << 31,
        "fma" => has("rz") && (has("bf16") || has("bf16x2")),
        _ => false,
    }
}

/// How PTX calls a numbered register.
fn name_of(reg: Reg) -> String {
    format!("{reg:?}")
}

fn is_predicate(name: &str) -> bool {
    name.strip_prefix("%p").is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

fn module_text(target: &Target, batch: &[Vectors]) -> String {
    let version = batch.iter().map(|vectors| vectors.version).max();
    let version = version.unwrap_or(target.sm.first_ptx());
    let mut s = format!(".version {version}\n.target {}\n.address_size 64\n", target.sm.name());
    for (n, vectors) in batch.iter().enumerate() {
        s += &vectors.kernel(&format!("v{n}"));
    }
    s
}

/// The results of a batch on a device.
pub fn launch(
    device: &mut dyn Device,
    target: &Target,
    batch: &[Vectors],
) -> Result<Vec<Results>, String> {
    let text = module_text(target, batch);
    let module = device.load(Image::Ptx(&text)).map_err(|error| error.to_string())?.module;
    let run = |device: &mut dyn Device, n: usize, vectors: &Vectors| {
        let threads = vectors.cases.len();
        let bytes = |number: &u128| number.to_le_bytes();
        let inputs: Vec<u8> = vectors.cases.iter().flatten().flat_map(bytes).collect();
        let size = (threads * vectors.outputs.len() * SLOT).max(1);
        let from = place(device, &inputs)?;
        let to = place(device, &vec![0; size])?;
        let config = LaunchConfig::new([1, 1, 1], [threads as u32, 1, 1]);
        let args = [&from.to_le_bytes()[..], &to.to_le_bytes()[..]];
        start(device, module, &format!("v{n}"), &config, &args)
            .map_err(|error| format!("{}: {error}", vectors.text))?;
        take(device, from, 0)?;
        let results = take(device, to, size)?;
        let numbers: Vec<u128> = results
            .chunks_exact(SLOT)
            .map(|bytes| u128::from_le_bytes(bytes.try_into().expect("a chunk has 16 bytes")))
            .collect();
        Ok(numbers.chunks(vectors.outputs.len().max(1)).map(<[u128]>::to_vec).collect())
    };
    let results = batch.iter().enumerate().map(|(n, vectors)| run(device, n, vectors)).collect();
    device.unload(module).map_err(|error| error.to_string())?;
    results
}

/// The first lines of a record.
pub fn head(device: &str, driver: &str, target: &Target) -> String {
    format!("device {device}\ndriver {driver}\ntarget {}\n", target.sm.name())
}

/// The last line of a record of N forms.
pub fn tail(forms: usize) -> String {
    format!("end {forms}\n")
}

/// Reads a record: the target, and the vectors with their results.
///
/// # Errors
/// The line that is none of a record, or what is missing.
pub fn parse(text: &str) -> Result<(Target, Vec<(Vectors, Results)>), String> {
    let mut target = None;
    let mut all: Vec<(Vectors, Results)> = Vec::new();
    let mut ended = false;
    for (at, line) in text.lines().enumerate() {
        let wrong = || format!("line {}: `{line}`", at + 1);
        let (word, rest) = line.split_once(' ').filter(|_| !ended).ok_or_else(wrong)?;
        let words = || rest.split_whitespace().map(str::to_owned).collect();
        match word {
            "device" | "driver" => {}
            "target" => {
                let sm = rest.parse::<Sm>().map_err(|_| wrong())?;
                target = Some(Target::new(sm));
            }
            "form" => {
                let (version, text) = rest.split_once(' ').ok_or_else(wrong)?;
                let version = version.parse().map_err(|_| wrong())?;
                let none = || (Vec::new(), Vec::new());
                let ((inputs, outputs), cases, text) = (none(), Vec::new(), text.to_owned());
                all.push((Vectors { text, version, inputs, outputs, cases }, Vec::new()));
            }
            "end" if rest.parse() == Ok(all.len()) => ended = true,
            "in" => all.last_mut().ok_or_else(wrong)?.0.inputs = words(),
            "out" => all.last_mut().ok_or_else(wrong)?.0.outputs = words(),
            _ => {
                let (inputs, outputs) = line.split_once('=').ok_or_else(wrong)?;
                let numbers = |words: &str| {
                    let words = words.split_whitespace();
                    words.map(|word| u128::from_str_radix(word, 16)).collect::<Result<Vec<_>, _>>()
                };
                let case = numbers(inputs).map_err(|_| wrong())?;
                let result = numbers(outputs).map_err(|_| wrong())?;
                let (vectors, results) = all.last_mut().ok_or_else(wrong)?;
                let fits =
                    (case.len(), result.len()) == (vectors.inputs.len(), vectors.outputs.len());
                if !fits || results.len() == 1024 {
                    return Err(wrong());
                }
                vectors.cases.push(case);
                results.push(result);
            }
        }
    }
    match target {
        Some(target) if ended => Ok((target, all)),
        Some(_) => Err("it was cut off".to_owned()),
        None => Err("there is no target".to_owned()),
    }
}
