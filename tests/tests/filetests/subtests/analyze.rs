//! `; test analyze WHAT`: the module as the printer writes it, with what an analysis found.

use super::Case;
use irc_ir::dominance::Cfg;
use irc_ir::text::{AnnotationSite, PrintOptions, write_module};
use irc_passes::analysis::{Analyses, Loops, Summaries};

/// Runs the analysis that the argument names.
pub fn analyze(case: &Case<'_>) -> Result<String, String> {
    match case.args[..] {
        ["divergence"] => divergence(case),
        ["dot"] => Ok(irc_passes::analysis::dot::module_to_dot(&case.parse()?.module)),
        ["loops"] => loops(case),
        _ => Err(format!("there is no analysis {:?}", case.args)),
    }
}

/// How values vary, who takes branches together and who runs blocks.
fn divergence(case: &Case<'_>) -> Result<String, String> {
    let module = case.parse()?.module;
    let summaries = Summaries::new(&module);
    let mut found = Vec::new();
    for (id, func) in module.funcs() {
        found.push(summaries.divergence(func, id, &Analyses::default()));
    }
    let annotate = |id: irc_ir::entity::FuncId, place: AnnotationSite| {
        found[id.as_u32() as usize].annotation(module.func(id), place)
    };
    let mut out = String::new();
    write_module(&module, PrintOptions::default().with_annotate(&annotate), &mut out);
    Ok(out)
}

/// The loops that each block is in, the innermost first, as the names of their headers.
fn loops(case: &Case<'_>) -> Result<String, String> {
    let module = case.parse()?.module;
    let mut out = String::new();
    for (_, func) in module.funcs() {
        let cfg = Cfg::new(func);
        let loops = Loops::new(&cfg);
        let name = |block| func.block_name(block).map_or_else(|| format!("{block}"), str::to_owned);
        for l in loops.iter() {
            let blocks: Vec<String> = loops.blocks(l).iter().map(|&b| name(b)).collect();
            let entries: Vec<String> = loops.entries(&cfg, l).into_iter().map(name).collect();
            let (depth, blocks) = (loops.depth(l), blocks.join(" "));
            let indent = "  ".repeat(depth as usize - 1);
            let kind = if loops.is_irreducible(l) { "irreducible" } else { "natural" };
            out += &format!("{indent}{kind} loop at {}: {blocks}\n", entries.join(" and "));
        }
    }
    Ok(out)
}
