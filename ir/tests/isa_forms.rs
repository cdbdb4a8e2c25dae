//! The ISA table against the forms that ptxas was seen to accept and to refuse.
//!
//! The lists lie beside the project where it is developed; elsewhere the tests say so and pass.

#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_macros,
    reason = "the library is pure; this test of it reads lists and says what it compared"
)]

use irc_ir::isa::Surroundings;
use irc_ir::ptx::print::print_inst;
use irc_ir::ptx::{Inst, Module, Reg};
use irc_ir::target::{PtxVersion, Sm, SmSet, Target};
use std::collections::BTreeSet;

/// What examples name, and its declaration in the module.
const DECLARATIONS: [(&str, &str); 15] = [
    ("tref", ".global .texref tref;"),
    ("sref", ".global .samplerref sref;"),
    ("surf", ".global .surfref surf;"),
    ("gvar", ".global .align 128 .b8 gvar[4096];"),
    ("svar", ".shared .align 128 .b8 svar[4096];"),
    ("cvar", ".const .align 128 .b8 cvar[1024];"),
    ("mbar", ".shared .align 8 .b64 mbar;"),
    ("tmap", ".global .align 128 .b8 tmap[128];"),
    ("callee0", ".func callee0() { ret; }"),
    ("callee1", ".func (.reg .b32 rv) callee1(.reg .b32 av) { mov.b32 rv, av; ret; }"),
    ("calleep", ".func (.param .b32 rp) calleep(.param .b32 ap) { ret; }"),
    ("calleer", ".func (.param .align 16 .b8 rv[64]) calleer() { ret; }"),
    ("calleev", ".func calleev(.param .align 16 .b8 ap[16]) { ret; }"),
    (
        "alias0",
        ".visible .func aliasee() { ret; }\n.visible .func alias0();\n.alias alias0, aliasee;",
    ),
    ("gtab", ".func fa() { ret; }\n.func fb() { ret; }\n.global .u64 gtab[2] = { fa, fb };"),
];

/// What examples name, and its declaration in the body.
const LOCAL_DECLARATIONS: [(&str, &str); 9] = [
    ("lvar", ".local .align 128 .b8 lvar[1024];"),
    ("[pa]", ".param .b32 pa;"),
    ("[pr]", ".param .b32 pr;"),
    ("pav", ".param .align 16 .b8 pav[64];"),
    ("proto0", "proto0: .callprototype _ ();"),
    ("proto1", "proto1: .callprototype (.param .b32 _) _ (.param .b32 _);"),
    ("targs0", "targs0: .calltargets callee0;"),
    ("targs1", "targs1: .calltargets calleep;"),
    ("btab", "btab: .branchtargets Ltgt, Ltgt2;"),
];

/// A module around one instruction, with the names that it uses. In the context `texi` textures
/// and samplers are independent of each other; in `func` the instruction stands in a function.
fn module_text(example: &str, context: &str) -> String {
    let mode = if context == "texi" { ", texmode_independent" } else { "" };
    let mut text = format!(".version 9.5\n.target sm_100a{mode}\n.address_size 64\n");
    let operands = example.split_once(' ').map_or("", |(_, operands)| operands);
    let declare = |text: &mut String, declarations: &[(&str, &str)]| {
        for (_, line) in declarations.iter().filter(|(name, _)| operands.contains(name)) {
            text.push_str(line);
            text.push('\n');
        }
    };
    declare(&mut text, &DECLARATIONS);
    text.push_str(match context {
        "func" => {
            ".func (.param .align 16 .b8 frv[128]) f0 (.param .align 16 .b8 fpv[128], \
             .param .u64 fp) {\n"
        }
        _ => ".entry k0(.param .align 128 .b8 kp[256], .param .u64 kpg) {\n",
    });
    text.push_str(
        ".reg .pred %p<300>; .reg .b8 %rb<300>; .reg .b16 %rs<300>; .reg .b32 %r<300>;\n\
         .reg .b64 %rd<300>; .reg .f32 %f<300>; .reg .f64 %fd<300>; .reg .b128 %rq<300>;\n",
    );
    declare(&mut text, &LOCAL_DECLARATIONS);
    text.push_str(example);
    text.push_str("\nLtgt:\nLtgt2:\nret;\n}\n");
    text
}

/// Reads one instruction and prints it again. Where the example is a block, it is the one of
/// the same opcode.
fn reprint(
    example: &str,
    form: &str,
    context: &str,
) -> Result<(Inst<Reg>, String, Surroundings), String> {
    let module = Module::parse(&module_text(example, context))
        .map_err(|errors| format!("{example}: {}", errors[0]))?;
    let body = module.functions().filter_map(|f| f.body.as_ref()).last().expect("there is a body");
    let block = example.starts_with('{');
    let opcode = |mnemonic: &str| mnemonic.split('.').next().map(str::to_owned);
    let inst = body.insts().find(|inst| !block || opcode(&inst.mnemonic()) == opcode(form));
    let inst = inst.ok_or_else(|| format!("{example}: no instruction is {form}"))?;
    inst.check_registers(body).map_err(|error| format!("{example}: {error}"))?;
    Ok((inst.clone(), print_inst(&module.names, body, inst), Surroundings::of(&module)))
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

fn forms(tsv: &str) -> Vec<Form<'_>> {
    let version = |text: &str| match text {
        "5.1" => PtxVersion::new(6, 0),
        _ => text.parse().expect("a version"),
    };
    let earlier = |text: &str| {
        let (ptx, sm) = text.split_once('@').expect("a version and a target");
        (sm.parse().expect("a target"), version(ptx))
    };
    tsv.lines()
        .skip(1)
        .map(|line| {
            let fields: Vec<&str> = line.split('\t').collect();
            Form {
                opcode: fields[2],
                form: fields[3],
                example: fields[7],
                context: fields[9],
                min_ptx: version(fields[5]),
                targets: targets_of(fields[10]),
                earlier: fields[12].split_whitespace().map(earlier).collect(),
            }
        })
        .collect()
}

/// Whether this opcode is checked: all are, unless `IRC_ISA_OPCODE` asks for one.
fn is_checked(opcode: &str) -> bool {
    std::env::var("IRC_ISA_OPCODE").map_or(true, |only| opcode == only)
}

#[test]
fn the_table_agrees_with_the_verified_forms() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/isa/forms.tsv");
    let Ok(tsv) = std::fs::read_to_string(path) else {
        println!("skipped: ../shared not found");
        return;
    };
    let mut problems = Vec::new();
    let mut checked = 0;
    let mut opcodes = BTreeSet::new();
    let read = |form: &Form<'_>| !form.example.contains(".unified");
    for form in forms(&tsv).iter().filter(|form| is_checked(form.opcode) && read(form)) {
        checked += 1;
        opcodes.insert(form.opcode);
        if let Err(problem) = check_form(form) {
            problems.push(problem);
        }
    }
    println!("{checked} verified forms of {} opcodes, {} problems", opcodes.len(), problems.len());
    let shown: Vec<&String> = problems.iter().take(60).collect();
    assert!(problems.is_empty(), "{} of {checked}: {shown:#?}", problems.len());
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
        if need.map(|need| need.first) != want {
            return Err(format!("{} on {sm}: {need:?} rather than {want:?}", form.example));
        }
    }
    Ok(())
}

/// Whether the gate of the example is that of a declaration that it needs.
fn gate_of_a_declaration(example: &str) -> bool {
    example.contains("alias0")
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
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/isa/illegal.tsv");
    let Ok(tsv) = std::fs::read_to_string(path) else {
        println!("skipped: ../shared not found");
        return;
    };
    let (mut checked, mut accepted) = (0, Vec::new());
    for line in tsv.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (opcode, example, ptx, sm, kind) =
            (fields[2], fields[4], fields[6], fields[7], fields[8]);
        let context = fields[5];
        if !is_checked(opcode) || !matches!(kind, "form" | "version" | "arch") {
            continue;
        }
        checked += 1;
        let (Ok(ptx), Ok(sm)) = (ptx.parse::<PtxVersion>(), sm.parse::<Sm>()) else { continue };
        // The type of an argument, and what a declaration makes of the module.
        let of_declaration = ["[decl", "[module]", "formal parameter", ".alias"];
        if of_declaration.iter().any(|reason| fields[9].contains(reason))
            || fields[9].contains("map_f64_to_f32")
        {
            continue;
        }
        let Ok((inst, _, around)) = reprint(example, fields[3], context) else { continue };
        if inst.check_target_in(Target { sm, ptx: Some(ptx) }, &around).is_ok() {
            accepted.push(format!("{example} {}", fields[9]));
        }
    }
    println!("{checked} illegal lines, {} accepted", accepted.len());
    let shown: Vec<&String> = accepted.iter().take(60).collect();
    assert!(accepted.is_empty(), "{} of {checked}: {shown:#?}", accepted.len());
}
