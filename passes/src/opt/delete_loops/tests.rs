//! What loops come to is what they came to: random counters, bounds and sums, of numbers of several
//! widths, also of several loops one after the other and inside of each other.

use crate::opt::Changed;
use crate::opt::tests::{apply, check_refines, parsed};
use crate::pipeline::pass;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;
use std::cell::Cell;

/// How a counter steps, and while which comparison with the bound the loop goes on.
const COUNTERS: [(&str, &str); 8] = [
    ("add %i{n}, 1", "ne"),
    ("add nsw %i{n}, -1", "ne"),
    ("add nsw %i{n}, 1", "slt"),
    ("add %i{n}, 1", "ult"),
    ("add nsw %i{n}, 3", "slt"),
    ("add nuw %i{n}, 7", "ult"),
    ("add nuw nsw %i{n}, 16", "slt"),
    ("add %i{n}, %by", "slt"),
];

/// What a round adds to a sum.
const SUMS: [&str; 7] = [
    "add nsw %s{n}, %by",
    "sub %s{n}, %by",
    "add nuw %by, %s{n}",
    "add %s{n}, 9",
    "xor %s{n}, %by",
    "add %s{n}, %i{n}",
    "add %h{n}, 2",
];

/// A loop behind what was written, and what it leaves behind.
fn write_loop(u: &mut Unstructured<'_>, text: &mut String, n: usize, last: &str) -> Result<String> {
    let (step, cond) = *u.choose(&COUNTERS)?;
    let sum = *u.choose(&SUMS)?;
    let first = u.int_in_range(-9..=20)?;
    let bound = first + u.int_in_range(-1..=30)?;
    let tested = *u.choose(&["%i{n}", "%next{n}"])?;
    let needed = *u.choose(&["%i{n}", "%next{n}", "%s{n}", "%t{n}", "%h{n}", "%w{n}"])?;
    let inner = format!(
        "  %first{{n}} = add %none, {first}\n  %bound{{n}} = add %none, {bound}\n  \
         br head{{n}}(%first{{n}}, {last}, 5)\n\
         head{{n}}(%i{{n}}: i32, %s{{n}}: i32, %w{{n}}: i64):\n  \
         %h{{n}} = add %s{{n}}, 4\n  %v{{n}} = add %w{{n}}, 3\n  %t{{n}} = {sum}\n  \
         %next{{n}} = {step}\n  %c{{n}} = icmp {cond} {tested}, %bound{{n}}\n  \
         condbr %c{{n}}, head{{n}}(%next{{n}}, %t{{n}}, %v{{n}}), on{{n}}({needed})\n"
    );
    let ty = if needed == "%w{n}" { "i64" } else { "i32" };
    let behind = format!("on{{n}}(%r{{n}}: {ty}):\n");
    *text += &(inner + &behind).replace("{n}", &n.to_string());
    let other = if u.ratio(1, 2)? { "t" } else { "i" };
    let narrow = if ty == "i64" { "trunc.i32" } else { "or 0," };
    *text += &format!("  %n{n} = {narrow} %r{n}\n  %z{n} = add %n{n}, %{other}{n}\n");
    Ok(format!("%z{n}"))
}

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let mut text =
        "kernel @k(%out: ptr.global, %n: i32) {\nentry:\n  %none = sub %n, 5\n".to_owned();
    text += &format!("  %by = add %none, {}\n", u.choose(&[1, 2, 9, -3])?);
    let is_nested = u.ratio(1, 3)?;
    let mut last = "%by".to_owned();
    if is_nested {
        text += "  br outer(0, %by)\nouter(%o: i32, %y: i32):\n";
        last = "%y".to_owned();
    }
    for n in 0..u.int_in_range(1..=2)? {
        last = write_loop(u, &mut text, n, &last)?;
    }
    if is_nested {
        let more = *u.choose(&["%y", &last])?;
        text += &format!("  %q = add %o, 1\n  %p = add {more}, 3\n  %m = icmp slt %q, 4\n");
        text += &format!("  condbr %m, outer(%q, %p), out({last})\nout(%end: i32):\n");
        last = "%end".to_owned();
    }
    text += &format!("  %t = sreg tid.x\n  %to = ptradd %out, %t * 64\n  store {last}, %to\n");
    Ok(parsed(&(text + "  ret\n}\n")))
}

#[test]
fn random_loops_come_to_what_they_came_to() {
    let pass = pass("delete_loops").expect("there is such a pass");
    let changed = Cell::new(0);
    arbtest::arbtest(|u| {
        let before = module(u)?;
        let mut after = before.clone();
        changed.set(changed.get() + u32::from(apply(&mut after, pass) != Changed::No));
        check_refines(&before, &after, pass.name);
        Ok(())
    })
    .budget_ms(3_000);
    assert!(changed.get() > 50, "only {} functions were changed", changed.get());
}
