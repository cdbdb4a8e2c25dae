//! Control flow graphs as DOT, the language of Graphviz, coloured by divergence.
//!
//! A function is a cluster, a block a table of its instructions with what the divergence analysis
//! says of each. The fill of a block tells which group of threads runs it all or none, the colour
//! of an edge which group takes the branch together; a block without successors has two borders.
//! The same module gives the same text.

use super::Analyses;
use super::divergence::{Divergence, Group};
use super::summary::Summaries;
use cranelift_entity::{EntityRef, SecondaryMap};
use irc_ir::entity::{Block, FuncId, Inst};
use irc_ir::module::Module;
use irc_ir::op::Payload;
use irc_ir::text::{AnnotationSite, PrintOptions, write_function};
use irc_ptx::graph::FlowGraph;
use std::fmt::Write as _;

/// Begins the comments by which the lines of the text form are distinguished.
const MARK: &str = "  ; \u{1}";

/// The control flow graphs of all functions of a module that have a body.
pub fn module_to_dot(module: &Module) -> String {
    let summaries = Summaries::new(module);
    let mut out = String::from(
        "digraph module {\n  \
         label=\"blocks are run all or none by: the grid (white), each CTA (green), each warp \
         (yellow), each thread (red)\";\n  \
         fontname=monospace;\n  \
         node [shape=box, style=filled, fillcolor=white, fontname=monospace, fontsize=10];\n  \
         edge [fontname=monospace, fontsize=10];\n",
    );
    for (id, func) in module.funcs() {
        if !func.is_declaration() {
            Graph::new(module, id, &summaries).write(&mut out);
        }
    }
    out.push_str("}\n");
    out
}

/// The graph of one function.
struct Graph<'a> {
    module: &'a Module,
    id: FuncId,
    analyses: Analyses,
    divergence: Divergence,
}

impl<'a> Graph<'a> {
    fn new(module: &'a Module, id: FuncId, summaries: &Summaries) -> Graph<'a> {
        let func = module.func(id);
        let analyses = Analyses::default();
        let divergence = summaries.divergence(func, id, &analyses);
        Graph { module, id, analyses, divergence }
    }

    fn write(&self, out: &mut String) {
        let func = self.module.func(self.id);
        let (labels, insts) = self.lines();
        let name = quoted(&format!("@{}", func.name));
        put(out, format_args!("  subgraph cluster_{} {{\n    label={name};\n", self.id));
        for block in func.layout.blocks() {
            let color = fill(self.divergence.control(block));
            let borders = if self.analyses.cfg(func).succs(block).is_empty() { 2 } else { 1 };
            let node = self.node(block);
            put(out, format_args!("    {node} [fillcolor=\"{color}\", peripheries={borders}, "));
            out.push_str("label=<<table border=\"0\" cellspacing=\"0\">");
            row(out, &labels[block], self.note(AnnotationSite::Block(block)));
            for inst in func.layout.insts(block) {
                row(out, &insts[inst], self.note(AnnotationSite::Inst(inst)));
            }
            out.push_str("</table>>];\n");
        }
        if let Some(entry) = func.layout.entry() {
            let (id, entry) = (self.id, self.node(entry));
            put(out, format_args!("    {id}_start [shape=point];\n    {id}_start -> {entry};\n"));
        }
        for block in func.layout.blocks() {
            self.write_edges(block, out);
        }
        out.push_str("  }\n");
    }

    fn write_edges(&self, block: Block, out: &mut String) {
        let func = self.module.func(self.id);
        let Some(branch) = func.terminator(block) else {
            return;
        };
        let color = line(self.divergence.branch(block));
        let targets = func.dfg.targets(branch);
        for (i, target) in targets.iter().enumerate() {
            let (from, to) = (self.node(block), self.node(target.block));
            let label = match &func.dfg.inst(branch).payload {
                Payload::Branch(_) => if i == 0 { "true" } else { "false" }.to_owned(),
                Payload::Switch(_) if i == 0 => "default".to_owned(),
                Payload::Switch(table) => {
                    // As the text form writes it: signed.
                    let unused = 128 - func.dfg.ty(func.dfg.args(branch)[0]).bits();
                    let case = func.dfg.switch(*table).cases[i - 1];
                    ((case << unused) as i128 >> unused).to_string()
                }
                _ => String::new(),
            };
            put(out, format_args!("    {from} -> {to} [color=\"{color}\""));
            if !label.is_empty() {
                put(out, format_args!(", label={}", quoted(&label)));
            }
            out.push_str("];\n");
        }
    }

    /// The text of the label of each block and of each instruction.
    fn lines(&self) -> (SecondaryMap<Block, String>, SecondaryMap<Inst, String>) {
        let mark = |_, place| {
            Some(match place {
                AnnotationSite::Block(block) => format!("\u{1}b{}", block.index()),
                AnnotationSite::Inst(inst) => format!("\u{1}i{}", inst.index()),
            })
        };
        let mut text = String::new();
        let options = PrintOptions::default().with_annotate(&mark);
        write_function(self.module, self.id, options, &mut text);
        let (mut labels, mut insts) = (SecondaryMap::new(), SecondaryMap::new());
        for line in text.lines() {
            let Some((line, place)) = line.rsplit_once(MARK) else {
                continue;
            };
            let (kind, number) = place.split_at(1);
            let number = number.parse().expect("the mark ends in a number");
            match kind {
                "b" => labels[Block::new(number)] = line.trim().to_owned(),
                _ => insts[Inst::new(number)] = line.trim().to_owned(),
            }
        }
        (labels, insts)
    }

    fn note(&self, place: AnnotationSite) -> String {
        self.divergence.annotation(self.module.func(self.id), place).unwrap_or_default()
    }

    fn node(&self, block: Block) -> String {
        format!("{}_{block}", self.id)
    }
}

/// A row of a block: an instruction and what is said of it.
fn row(out: &mut String, text: &str, note: String) {
    let (text, note) = (escaped(text), escaped(&note));
    put(out, format_args!("<tr><td align=\"left\">{text}</td><td align=\"left\">"));
    if !note.is_empty() {
        put(out, format_args!("<font color=\"#707070\">{note}</font>"));
    }
    out.push_str("</td></tr>");
}

/// The fill of blocks that a group runs all or none.
pub fn fill(group: Group) -> &'static str {
    match group {
        Group::Grid => "#ffffff",
        Group::Cta => "#e2f2e2",
        Group::Warp => "#fff6cc",
        Group::Thread => "#fbdcdc",
    }
}

/// The colour of branches that a group takes together.
pub fn line(group: Group) -> &'static str {
    match group {
        Group::Grid => "#000000",
        Group::Cta => "#2e7d32",
        Group::Warp => "#b28704",
        Group::Thread => "#c62828",
    }
}

/// Text for an HTML-like label, without characters that XML does not take.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            c if c.is_control() => out.push('?'),
            c => out.push(c),
        }
    }
    out
}

/// A quoted string of DOT.
fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_control() => out.push('?'),
            c => out.push(c),
        }
    }
    out + "\""
}

fn put(out: &mut String, args: std::fmt::Arguments<'_>) {
    out.write_fmt(args).expect("a string takes all that is written");
}
