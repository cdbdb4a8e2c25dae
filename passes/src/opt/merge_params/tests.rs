//! Parameters that are equal in each round, and such that are nearly so, keep their meaning.

use super::{MAX_EDGES, merge_params};
use crate::analysis::Analyses;
use crate::opt::tests::parsed;
use crate::opt::unroll::tests::check_modules;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;

/// The steps that counters may take, which repeat so that some are equal.
const STEPS: [&str; 8] = [
    "add {}, 1",
    "add nuw nsw {}, 1",
    "add nuw {}, 1",
    "add nsw {}, 3",
    "add {}, %s",
    "mul {}, 3",
    "sub %s, {}",
    "shl nuw {}, 1",
];
/// What counters begin with.
const BEGINS: [&str; 6] = ["0", "0", "1", "%s", "%s", "2147483645"];

/// A line for the next value of a counter, and its name.
fn step(u: &mut Unstructured<'_>, text: &mut String, counter: &str, name: &str) -> Result<()> {
    let step = u.choose(&STEPS)?;
    *text += &format!("  {name} = {}\n", step.replace("{}", counter));
    Ok(())
}

/// One of the names, rarely another than `usual`.
fn nearly<'n>(
    u: &mut Unstructured<'_>,
    names: &'n [String],
    usual: &'n String,
) -> Result<&'n String> {
    if u.ratio(1, 5)? { u.choose(names) } else { Ok(usual) }
}

fn numbered(name: &str) -> Vec<String> {
    (0..4).map(|i| format!("%{name}{i}")).collect()
}

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let (params, inner) = (numbered("p"), numbered("q"));
    let typed =
        |names: &[String]| names.iter().map(|name| format!(", {name}: i32")).collect::<String>();
    let mut begins = String::new();
    for _ in 0..4 {
        begins += &format!(", {}", u.choose(&BEGINS)?);
    }
    let mut text = format!(
        "kernel @k(%out: ptr.global, %n: i32) {{\nentry:\n  %t = sreg tid.x\n  \
         %s = add %n, %t\n  br head(0{begins})\nhead(%k: i32{}):\n",
        typed(&params)
    );
    let nested = u.arbitrary::<bool>()?;
    let mut last = params.clone();
    if nested {
        let handed: Vec<&str> = params.iter().map(String::as_str).collect();
        text +=
            &format!("  br again(0, {})\nagain(%l: i32{}):\n", handed.join(", "), typed(&inner));
        for i in 0..4 {
            let counter = nearly(u, &inner, &inner[i])?;
            step(u, &mut text, counter, &format!("%r{i}"))?;
        }
        let next = numbered("r").join(", ");
        text += &format!(
            "  %l1 = add %l, 1\n  %on = icmp ult %l1, 3\n  condbr %on, again(%l1, {next}), \
             round({next})\nround({}):\n",
            typed(&numbered("x")).trim_start_matches(", ")
        );
        last = numbered("x");
    }
    for i in 0..4 {
        let counter = nearly(u, &last, &last[i])?;
        step(u, &mut text, counter, &format!("%n{i}"))?;
    }
    let mut handed = String::new();
    let next = numbered("n");
    for usual in &next {
        handed += &format!(", {}", nearly(u, &next, usual)?);
    }
    text += &format!(
        "  %k1 = add %k, 1\n  %go = icmp ult %k1, 4\n  condbr %go, head(%k1{handed}), exit\n\
         exit:\n  %to = ptradd %out, %t * 64\n"
    );
    for (i, param) in params.iter().enumerate() {
        text += &format!("  %at{i} = ptradd %to, {}\n  store {param}, %at{i}\n", 4 * i);
    }
    Ok(parsed(&(text + "  ret\n}\n")))
}

#[test]
fn random_counters_keep_their_meaning() {
    check_modules("merge_params", module, merge_params);
}

/// How many parameters are left where a switch hands two that are equal to a block on `edges`.
fn left(edges: usize) -> usize {
    let ways: Vec<String> = (1..edges).map(|i| format!("{i}: join(%v{i}, %v{i})")).collect();
    let values: String = (0..edges).map(|i| format!("  %v{i} = add %n, {i}\n")).collect();
    let mut module = parsed(&format!(
        "kernel @k(%out: ptr.global, %n: i32) {{\nentry:\n{values}  \
         switch %n, join(%v0, %v0) [{}]\njoin(%a: i32, %b: i32):\n  store %a, %out\n  \
         store %b, %out\n  ret\n}}\n",
        ways.join(", ")
    ));
    let (_, func) = module.funcs_mut().next().expect("there is one");
    merge_params(func, &Analyses::default());
    let last = func.layout.blocks().last().expect("the block that is joined");
    func.dfg.params(last).len()
}

#[test]
fn blocks_of_many_edges_are_left_alone() {
    assert_eq!((left(MAX_EDGES), left(MAX_EDGES + 1)), (1, 2));
}
