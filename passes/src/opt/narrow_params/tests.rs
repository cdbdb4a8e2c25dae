//! Webs of parameters that are only ever 0 or 1, and such that are nearly so, keep their meaning.

use super::narrow_params;
use crate::opt::tests::parsed;
use crate::opt::unroll::tests::check_modules;
use arbitrary::{Result, Unstructured};
use irc_ir::module::Module;

/// What a statement may name: truth values, numbers of the type of the web, and sums of 32 bits.
struct Body {
    ty: &'static str,
    text: String,
    truths: Vec<String>,
    parts: Vec<String>,
    sum: String,
    made: usize,
}

impl Body {
    fn name(&mut self) -> String {
        self.made += 1;
        format!("%v{}", self.made)
    }

    fn truth(&self, u: &mut Unstructured<'_>) -> Result<String> {
        Ok(u.choose(&self.truths)?.clone())
    }

    fn part(&self, u: &mut Unstructured<'_>) -> Result<String> {
        if u.ratio(1, 4)? {
            let ty = self.ty;
            return Ok(format!("{}: {ty}", u.choose(&["0", "1", "0", "1", "0", "1", "poison"])?));
        }
        Ok(u.choose(&self.parts)?.clone())
    }

    fn statement(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        let (name, ty) = (self.name(), self.ty);
        let text = match u.int_in_range(0..=15)? {
            0 | 1 => format!("icmp ult {}, {}", self.sum, u.int_in_range(0..=9)?),
            2..=5 => {
                let text = format!("zext.{ty} {}", self.truth(u)?);
                self.parts.push(name.clone());
                self.text += &format!("  {name} = {text}\n");
                return Ok(());
            }
            6 | 7 => {
                let text =
                    format!("select {}, {}, {}", self.truth(u)?, self.part(u)?, self.part(u)?);
                self.parts.push(name.clone());
                self.text += &format!("  {name} = {text}\n");
                return Ok(());
            }
            8 | 9 => {
                let op = *u.choose(&["and", "or", "xor", "xor", "or disjoint", "add"])?;
                let text = format!("{op} {}, {}", self.part(u)?, self.part(u)?);
                self.parts.push(name.clone());
                self.text += &format!("  {name} = {text}\n");
                return Ok(());
            }
            10 => {
                let (of, other) = (self.part(u)?, self.name());
                let number = match ty {
                    "i32" => format!("or {of}, 0"),
                    "i64" => format!("trunc.i32 {of}"),
                    _ => format!("zext.i32 {of}"),
                };
                self.text +=
                    &format!("  {name} = {number}\n  {other} = add {}, {name}\n", self.sum);
                self.sum = other;
                return Ok(());
            }
            11..=13 => format!("trunc.i1 {}", self.part(u)?),
            _ => {
                let (cond, with) =
                    (u.choose(&["eq", "ne"])?, u.choose(&["0", "1", "0", "1", "2"])?);
                format!("icmp {cond} {}, {with}", self.part(u)?)
            }
        };
        self.text += &format!("  {name} = {text}\n");
        self.truths.push(name);
        Ok(())
    }

    fn statements(&mut self, u: &mut Unstructured<'_>) -> Result<()> {
        (0..u.int_in_range(1..=5)?).try_for_each(|_| self.statement(u))
    }
}

/// What a branch hands on, whose type the parameter has.
fn bare(part: String) -> String {
    part.split(':').next().unwrap_or_default().to_owned()
}

fn module(u: &mut Unstructured<'_>) -> Result<Module> {
    let ty = *u.choose(&["i8", "i16", "i32", "i64"])?;
    let first = |u: &mut Unstructured<'_>| u.choose(&["0", "1", "0", "1", "2", "poison"]).copied();
    let mut body = Body {
        ty,
        text: format!(
            "kernel @k(%out: ptr.global, %n: i32) {{\nentry:\n  %t = sreg tid.x\n  \
             %m = add %n, %t\n  \
             br head(0, {}, {}, %m)\nhead(%k: i32, %a: {ty}, %b: {ty}, %s: i32):\n  \
             %c = icmp ult %s, 7\n  %d = icmp eq %k, 2\n",
            first(u)?,
            first(u)?
        ),
        truths: vec!["%c".to_owned(), "%d".to_owned()],
        parts: vec!["%a".to_owned(), "%b".to_owned()],
        sum: "%s".to_owned(),
        made: 0,
    };
    body.statements(u)?;
    if u.ratio(2, 3)? {
        let by = body.truth(u)?;
        let (left, right) = (body.part(u)?, body.part(u)?);
        body.text += &format!(
            "  condbr {by}, left, right\nleft:\n  br join({})\nright:\n  br join({})\n\
             join(%j: {ty}):\n",
            bare(left),
            bare(right)
        );
        body.parts.push("%j".to_owned());
        body.statements(u)?;
    }
    let (a, b, e) = (bare(body.part(u)?), bare(body.part(u)?), bare(body.part(u)?));
    let last = match ty {
        "i32" => "or %e, 0",
        "i64" => "trunc.i32 %e",
        _ => "zext.i32 %e",
    };
    body.text += &format!(
        "  %k1 = add %k, 1\n  %go = icmp ult %k1, 5\n  \
         condbr %go, head(%k1, {a}, {b}, {}), exit({e}, {})\n\
         exit(%e: {ty}, %f: i32):\n  %to = ptradd %out, %t * 64\n  store %f, %to\n  \
         %l = {last}\n  %by = ptradd %to, 4\n  store %l, %by\n  ret\n}}\n",
        body.sum, body.sum
    );
    Ok(parsed(&body.text))
}

#[test]
fn random_webs_keep_their_meaning() {
    check_modules("narrow_params", module, narrow_params);
}
