//! The ISA table against the forms that ptxas was seen to accept and to refuse.

#![allow(
    clippy::disallowed_methods,
    reason = "the library is pure; the environment asks this test"
)]

mod lists;

use irc_ptx::ModuleContext;
use irc_ptx::print::print_inst;
use irc_ptx::target::{PtxVersion, Sm, SmSet, Target};
use irc_ptx::{Inst, Module, Reg};
use std::collections::BTreeSet;

/// A module around an instruction, of the newest version and with all that it names.
fn module_text(example: &str, context: &str) -> String {
    let sm = "sm_100a".parse().expect("a target");
    lists::module(example, context, PtxVersion::NEWEST, sm)
}

/// Reads one instruction and prints it again. Where the example is a block, it is the one of
/// the same opcode.
fn reprint(
    example: &str,
    form: &str,
    context: &str,
) -> Result<(Inst<Reg>, String, ModuleContext), String> {
    let module = Module::parse(&module_text(example, context))
        .map_err(|errors| format!("{example}: {}", errors[0]))?;
    let body = module.functions().filter_map(|f| f.body.as_ref()).last().expect("there is a body");
    let block = example.starts_with('{');
    let opcode = |mnemonic: &str| mnemonic.split('.').next().map(str::to_owned);
    let inst = body.insts().find(|inst| !block || opcode(&inst.mnemonic()) == opcode(form));
    let inst = inst.ok_or_else(|| format!("{example}: no instruction is {form}"))?;
    inst.check_registers(body).map_err(|error| format!("{example}: {error}"))?;
    Ok((inst.clone(), print_inst(&module.names, body, inst), ModuleContext::of(&module)))
}

/// One line of the verified forms.
struct Form<'a> {
    opcode: &'a str,
    form: &'a str,
    example: &'a str,
    context: &'a str,
    min_ptx: PtxVersion,
    targets: SmSet,
    /// Targets that take an older version than `min_ptx`.
    earlier: Vec<(Sm, PtxVersion)>,
}

fn targets_of(text: &str) -> SmSet {
    let number =
        |name: &str| name.strip_prefix("sm_").and_then(|n| n.parse().ok()).expect("a plain target");
    if let Some(first) = text.strip_prefix(">=") {
        return SmSet::since(number(first));
    }
    if let Some((first, last)) = text.split_once("..") {
        return SmSet::between(number(first), number(last));
    }
    Sm::every()
        .filter(|sm| text.split(' ').any(|name| name == sm.name()))
        .fold(SmSet::EMPTY, |set, sm| set.union(SmSet::only(sm)))
}

fn forms(tsv: &str) -> impl Iterator<Item = Form<'_>> {
    let earlier = |text: &str| {
        let (ptx, sm) = text.split_once('@').expect("a version and a target");
        (sm.parse().expect("a target"), lists::version(ptx))
    };
    lists::lines(tsv).map(move |fields| Form {
        opcode: fields[2],
        form: fields[3],
        example: fields[7],
        context: fields[9],
        min_ptx: lists::version(fields[5]),
        targets: targets_of(fields[10]),
        earlier: fields[12].split_whitespace().map(earlier).collect(),
    })
}

/// Whether this opcode is checked: all are, unless `IRC_ISA_OPCODE` asks for one.
fn is_checked(opcode: &str) -> bool {
    std::env::var("IRC_ISA_OPCODE").map_or(true, |only| opcode == only)
}

#[test]
fn the_table_agrees_with_the_verified_forms() {
    let Some(tsv) = lists::read("forms.tsv") else { return };
    let mut problems = Vec::new();
    let mut checked = 0;
    let mut opcodes = BTreeSet::new();
    // `.unified` is about the module; the checker of modules reads it.
    let is_read = |form: &Form<'_>| !form.example.contains(".unified");
    for form in forms(&tsv).filter(|form| is_checked(form.opcode) && is_read(form)) {
        checked += 1;
        opcodes.insert(form.opcode);
        problems.extend(check_form(&form).err());
    }
    lists::report(&format!("verified forms of {} opcodes", opcodes.len()), checked, &problems);
}

fn check_form(form: &Form<'_>) -> Result<(), String> {
    let (inst, text, around) = reprint(form.example, form.form, form.context)?;
    let (printed, given) = (canonical(&text), canonical(form.example));
    if printed != given && !(given.starts_with('{') && given.contains(&printed)) {
        return Err(format!("{} is printed as {text}", form.example));
    }
    if gate_of_a_declaration(form.example) {
        return Ok(());
    }
    // Parameters of functions are in memory from sm_20 on only.
    let in_function = form.context == "func"
        || form.example.starts_with('{')
        || ["calleep", "(pr)"].iter().any(|name| form.example.contains(name));
    let oldest = if in_function { 20 } else { 10 };
    let renamed = |sm: Sm| sm.number() == 101 || sm.number() == 82;
    for sm in Sm::every().filter(|&sm| !renamed(sm) && sm.number() >= oldest) {
        let need =
            inst.requirement_in(sm, &around).ok().filter(|need| need.last == PtxVersion::NEWEST);
        let earlier = form.earlier.iter().find(|&&(target, _)| target == sm);
        let first = earlier.map_or(form.min_ptx.max(sm.first_ptx()), |&(_, ptx)| ptx);
        let want = form.targets.contains(sm).then_some(first);
        if need.map(|need| need.first.max(gate_of_names(form.example))) != want {
            return Err(format!("{} on {sm}: {need:?} rather than {want:?}", form.example));
        }
    }
    Ok(())
}

/// Whether the gate of the example is that of a declaration that it needs.
fn gate_of_a_declaration(example: &str) -> bool {
    example.contains("alias0")
}

/// What the names in the example need: the lists declare `kp` with more than 256 bytes of
/// parameters, and `tref` of an opaque type, which both begin with PTX 1.5. The instruction itself
/// is as old with another name.
fn gate_of_names(example: &str) -> PtxVersion {
    let names = ["[kp", ", kp", "[tref"].iter().any(|name| example.contains(name));
    if names { PtxVersion::new(1, 5) } else { PtxVersion::new(1, 0) }
}

/// The text without spaces, with each number as its value and words in documented order.
fn canonical(text: &str) -> String {
    let text = text.to_lowercase().replace("+-", "-").replace(".satfinite.relu", ".relu.satfinite");
    let in_word = |c: char| c.is_alphanumeric() || "_.%$:".contains(c);
    let mut out = String::new();
    for token in text.split_inclusive(|c| !in_word(c)) {
        let word = token.trim_end_matches(|c| !in_word(c));
        out.push_str(&number(word).unwrap_or_else(|| word.to_owned()));
        out.push_str(token[word.len()..].trim());
    }
    out
}

/// The value of a literal: in decimal, or the bits of a float as those of an f64.
fn number(token: &str) -> Option<String> {
    let float = |value: f64| format!("<{:016x}>", value.to_bits());
    let based = |digits: &str, base| u64::from_str_radix(digits.trim_end_matches('u'), base).ok();
    if let Some(digits) = token.strip_prefix("0f") {
        let bits = u32::from_str_radix(digits, 16).ok()?;
        return Some(float(f64::from(f32::from_bits(bits))));
    }
    if let Some(digits) = token.strip_prefix("0d") {
        return Some(float(f64::from_bits(u64::from_str_radix(digits, 16).ok()?)));
    }
    let value = match (token.strip_prefix("0x"), token.strip_prefix("0b")) {
        (Some(digits), _) => based(digits, 16),
        (_, Some(digits)) => based(digits, 2),
        _ if token.contains('.') => return token.parse().ok().map(float),
        _ if token.starts_with('0') && token.len() > 1 => based(&token[1..], 8),
        _ => based(token, 10),
    };
    value.map(|value| value.to_string())
}

#[test]
fn illegal_forms_are_refused() {
    let Some(tsv) = lists::read("illegal.tsv") else { return };
    let (mut checked, mut accepted) = (0, Vec::new());
    for fields in lists::lines(&tsv) {
        let (opcode, example, context, kind) = (fields[2], fields[4], fields[5], fields[8]);
        if !is_checked(opcode) || !matches!(kind, "form" | "version" | "arch") {
            continue;
        }
        // The type of an argument, and what a declaration makes of the module, is the business of
        // the checker of modules, which is compared with the same list.
        let of_declaration = [
            "[decl",
            "[module]",
            "formal parameter",
            ".alias",
            "map_f64_to_f32",
            "parameter space",
        ];
        if of_declaration.iter().any(|reason| fields[9].contains(reason)) {
            continue;
        }
        checked += 1;
        let ptx = fields[6].parse().expect("a version");
        let sm: Sm = fields[7].parse().expect("a target");
        let Ok((inst, _, around)) = reprint(example, fields[3], context) else { continue };
        if inst.check_target_in(Target { sm, ptx: Some(ptx) }, &around).is_ok() {
            accepted.push(format!("{example} {}", fields[9]));
        }
    }
    lists::report("illegal lines", checked, &accepted);
}
