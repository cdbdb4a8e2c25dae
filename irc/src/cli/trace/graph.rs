//! The control flow graph of a function as SVG, coloured by divergence.
//!
//! Blocks stand in layers: each is below all from which an edge leads to it that closes no loop.
//! Edges that go up a layer or more run along the side. Everything is a function of the graph
//! alone, so the same module gives the same picture.

use super::page::escaped;
use irc::ir::entity::{Block, FuncId};
use irc::ir::module::Module;
use irc::passes::analysis::Analyses;
use irc::passes::analysis::summary::Summaries;
use irc::ptx::graph::FlowGraph;
use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

/// A control flow graph.
#[derive(Clone, Default)]
pub struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

#[derive(Clone)]
struct Node {
    block: u32,
    name: String,
    /// The class of its colour: which group runs it all or none.
    group: &'static str,
    layer: usize,
    /// The place in its layer.
    column: usize,
}

#[derive(Clone)]
struct Edge {
    from: usize,
    to: usize,
    /// The class of its colour: which group takes the branch together.
    group: &'static str,
}

/// The graphs of the functions of a module that have a body.
pub fn of_module(module: &Module) -> BTreeMap<FuncId, Graph> {
    let summaries = Summaries::new(module);
    let funcs = module.funcs().filter(|(_, func)| !func.is_declaration());
    funcs.map(|(id, _)| (id, of_function(module, id, &summaries))).collect()
}

fn of_function(module: &Module, id: FuncId, summaries: &Summaries) -> Graph {
    let func = module.func(id);
    let analyses = Analyses::default();
    let divergence = summaries.divergence(func, id, &analyses);
    let cfg = analyses.cfg(func);
    let order: Vec<Block> = cfg.reverse_postorder().collect();
    let number: HashMap<Block, usize> = order.iter().enumerate().map(|(n, &b)| (b, n)).collect();
    let mut layers = vec![0; order.len()];
    let mut widths: Vec<usize> = Vec::new();
    let mut graph = Graph::default();
    for (n, &block) in order.iter().enumerate() {
        let layer = layers[n];
        if widths.len() <= layer {
            widths.resize(layer + 1, 0);
        }
        let name = func.block_name(block).map_or_else(|| block.to_string(), str::to_owned);
        let (group, column) = (divergence.control(block).word(), widths[layer]);
        widths[layer] += 1;
        graph.nodes.push(Node { block: block.as_u32(), name, group, layer, column });
        for succ in cfg.succs(block) {
            let to = number[succ];
            graph.edges.push(Edge { from: n, to, group: divergence.branch(block).word() });
            if to > n {
                layers[to] = layers[to].max(layer + 1);
            }
        }
    }
    graph
}

/// The size of a node, and the room around it.
const WIDTH: usize = 150;
const HEIGHT: usize = 26;
const STEP_X: usize = WIDTH + 26;
const STEP_Y: usize = HEIGHT + 38;
/// Names are shown up to this many characters; the whole is in the title.
const MAX_NAME: usize = 19;

impl Graph {
    /// The picture.
    pub fn svg(&self) -> String {
        let columns = self.nodes.iter().map(|node| node.column + 1).max().unwrap_or(1);
        let layers = self.nodes.iter().map(|node| node.layer + 1).max().unwrap_or(1);
        let around = self.edges.iter().filter(|edge| self.runs_aside(edge)).count();
        let side = columns * STEP_X;
        let (width, height) = (side + 24 + 7 * around.min(40), layers * STEP_Y + 8);
        let mut out = format!(
            "<svg class=\"cfg\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\">"
        );
        let mut aside = 0;
        for edge in &self.edges {
            let path = match self.runs_aside(edge) {
                true => {
                    aside += 1;
                    self.aside(edge, side + 7 * aside.min(40))
                }
                false => self.straight(edge),
            };
            let _ = write!(out, "<path class=\"edge {}\" d=\"{path}\"/>", edge.group);
            let (x, y) = self.top(edge.to);
            let _ = write!(out, "<path class=\"head {}\" d=\"M{x} {y}l-4 -7h8z\"/>", edge.group);
        }
        for node in &self.nodes {
            let (x, y) = (node.column * STEP_X + 12, node.layer * STEP_Y + 16);
            let mut name: String = node.name.chars().take(MAX_NAME).collect();
            if name.len() < node.name.len() {
                name.push('\u{2026}');
            }
            let _ = write!(
                out,
                "<g class=\"node {}\" data-b=\"{}\"><title>{}</title>\
                 <rect x=\"{x}\" y=\"{y}\" width=\"{WIDTH}\" height=\"{HEIGHT}\" rx=\"4\"/>\
                 <text x=\"{}\" y=\"{}\">{}</text></g>",
                node.group,
                node.block,
                escaped(&node.name),
                x + WIDTH / 2,
                y + HEIGHT / 2 + 4,
                escaped(&name),
            );
        }
        out.push_str("</svg>");
        out
    }

    /// Whether an edge does not go down to the next layer.
    fn runs_aside(&self, edge: &Edge) -> bool {
        self.nodes[edge.to].layer != self.nodes[edge.from].layer + 1
    }

    /// The middle of the upper side of a node.
    fn top(&self, node: usize) -> (usize, usize) {
        let node = &self.nodes[node];
        (node.column * STEP_X + 12 + WIDTH / 2, node.layer * STEP_Y + 16)
    }

    fn bottom(&self, node: usize) -> (usize, usize) {
        let (x, y) = self.top(node);
        (x, y + HEIGHT)
    }

    fn straight(&self, edge: &Edge) -> String {
        let ((x1, y1), (x2, y2)) = (self.bottom(edge.from), self.top(edge.to));
        let y2 = y2 - 6;
        let middle = (y1 + y2) / 2;
        format!("M{x1} {y1}C{x1} {middle} {x2} {middle} {x2} {y2}")
    }

    /// Down from a node, along the side at `x`, and down into the other.
    fn aside(&self, edge: &Edge, x: usize) -> String {
        let ((x1, y1), (x2, y2)) = (self.bottom(edge.from), self.top(edge.to));
        let (low, high) = (y1 + 12, y2 - 12);
        format!(
            "M{x1} {y1}C{x1} {low} {x1} {low} {} {low}H{}Q{x} {low} {x} {}V{}\
             Q{x} {high} {} {high}H{}Q{x2} {high} {x2} {}",
            x1 + 8,
            x - 6,
            if y2 < y1 { low - 6 } else { low + 6 },
            if y2 < y1 { high + 6 } else { high - 6 },
            x - 6,
            x2 + 8,
            y2 - 6
        )
    }
}
