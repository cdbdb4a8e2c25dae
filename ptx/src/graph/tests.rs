//! Dominators against their definition, post-dominators against petgraph.

use super::*;
use arbitrary::{Result, Unstructured};
use cranelift_entity::{EntityRef, entity_impl};
use petgraph::algo::dominators::simple_fast;
use petgraph::graph::DiGraph;

#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Node(u32);
entity_impl!(Node, "node");

/// A graph by the branch targets of each node.
struct Targets<'a>(&'a [Vec<usize>]);

impl Successors for Targets<'_> {
    type Node = Node;

    fn num_nodes(&self) -> usize {
        self.0.len()
    }

    fn entry(&self) -> Option<Node> {
        (!self.0.is_empty()).then(|| Node::new(0))
    }

    fn for_each_successor(&self, node: Node, add: &mut dyn FnMut(Node)) {
        self.0[node.index()].iter().for_each(|&target| add(Node::new(target)));
    }
}

/// Branch targets of up to `max` nodes, with unreachable ones, double edges, infinite loops and
/// irreducible regions.
fn random_targets(u: &mut Unstructured<'_>, max: usize) -> Result<Vec<Vec<usize>>> {
    let n = u.int_in_range(1..=max)?;
    // Near targets make loops and joins more likely than any targets do.
    let near: bool = u.arbitrary()?;
    let mut targets = Vec::new();
    for i in 0..n {
        let degree = *u.choose(&[0, 1, 1, 1, 2, 2, 2, 3])?;
        let (low, high) = if near { (i.saturating_sub(3), (i + 3).min(n - 1)) } else { (0, n - 1) };
        targets.push((0..degree).map(|_| u.int_in_range(low..=high)).collect::<Result<_>>()?);
    }
    Ok(targets)
}

/// Which blocks a walk from the entry reaches when it may not enter `without`.
fn reached(targets: &[Vec<usize>], without: Option<usize>) -> Vec<bool> {
    let mut seen = vec![false; targets.len()];
    let mut work = if without == Some(0) { vec![] } else { vec![0] };
    while let Some(i) = work.pop() {
        if !std::mem::replace(&mut seen[i], true) {
            work.extend(targets[i].iter().copied().filter(|&t| Some(t) != without));
        }
    }
    seen
}

fn check_dominators(targets: &[Vec<usize>]) {
    let cfg = Cfg::new(&Targets(targets));
    let dom = Dominators::new(&cfg);
    let reachable = reached(targets, None);
    for a in 0..targets.len() {
        let block = Node::new(a);
        let without = reached(targets, Some(a));
        let succs: Vec<_> = targets[a].iter().map(|&t| Node::new(t)).collect();
        assert_eq!(cfg.succs(block), succs);
        assert_eq!(dom.is_reachable(block), reachable[a]);
        let mut dominated = Vec::new();
        for b in 0..targets.len() {
            let want = a == b || !reachable[b] || !without[b];
            let want = want && (reachable[a] || !reachable[b]);
            assert_eq!(dom.dominates(block, Node::new(b)), want, "{a} dominates {b}");
            if want && reachable[b] {
                dominated.push(Node::new(b));
            }
        }
        let mut subtree = dom.subtree(block).to_vec();
        assert!(subtree.first().is_none_or(|&first| first == block));
        subtree.sort();
        assert_eq!(subtree, dominated);
        for (edge, &pred) in cfg.pred_edges(block).zip(cfg.preds(block)) {
            assert_eq!(edge.from, pred);
            assert_eq!(targets[pred.index()][edge.target as usize], a);
        }
        // The immediate dominator is the strict dominator that all others dominate.
        let strict: Vec<Node> = (0..targets.len())
            .map(Node::new)
            .filter(|&s| s != block && reachable[a] && dom.dominates(s, block))
            .filter(|&s| dom.is_reachable(s))
            .collect();
        let idom = strict.iter().copied().find(|&i| strict.iter().all(|&s| dom.dominates(s, i)));
        assert_eq!(dom.idom(block), idom);
    }
    let edges: usize = targets.iter().map(Vec::len).sum();
    let preds: usize = (0..targets.len()).map(|i| cfg.preds(Node::new(i)).len()).sum();
    assert_eq!(preds, edges);
    assert_eq!(cfg.postorder().len(), reachable.iter().filter(|&&r| r).count());
    assert_eq!(cfg.reverse_postorder().next(), cfg.entry());
    assert_eq!(dom.preorder().len(), cfg.postorder().len());
}

#[test]
fn small_graphs() {
    check_dominators(&[vec![]]);
    check_dominators(&[vec![1, 2], vec![3], vec![3], vec![]]);
    // Irreducible, with an unreachable block and a double edge.
    check_dominators(&[vec![1, 2], vec![2, 3], vec![1, 1], vec![], vec![3]]);
    check_dominators(&[vec![1, 2, 3, 1], vec![1], vec![3, 2], vec![1, 2]]);
}

#[test]
fn no_blocks() {
    let cfg = Cfg::new(&Targets(&[]));
    assert_eq!((cfg.num_nodes(), cfg.entry()), (0, None));
    assert!(Dominators::new(&cfg).preorder().is_empty());
}

#[test]
fn random_graphs_match_the_definition() {
    arbtest::arbtest(|u| {
        check_dominators(&random_targets(u, 14)?);
        Ok(())
    });
}

#[test]
fn deep_graphs_need_no_stack() {
    let n = 200_000usize;
    let mut targets: Vec<Vec<usize>> = (0..n).map(|i| vec![i + 1, i.saturating_sub(1)]).collect();
    targets.push(vec![]);
    let cfg = Cfg::new(&Targets(&targets));
    let dom = Dominators::new(&cfg);
    assert!(dom.dominates(Node::new(5), Node::new(n)));
    assert_eq!(dom.idom(Node::new(n)), Some(Node::new(n - 1)));
}

fn check_post_dominators(targets: &[Vec<usize>]) {
    let cfg = Cfg::new(&Targets(targets));
    let post = PostDominators::new(&cfg);
    let n = targets.len();
    let mut reverse = DiGraph::<(), ()>::new();
    let nodes: Vec<_> = (0..=n).map(|_| reverse.add_node(())).collect();
    for &block in cfg.postorder() {
        for succ in cfg.succs(block) {
            reverse.add_edge(nodes[succ.index()], nodes[block.index()], ());
        }
        if cfg.succs(block).is_empty() || post.pseudo_exits().contains(&block) {
            reverse.add_edge(nodes[n], nodes[block.index()], ());
        }
    }
    let expect = simple_fast(&reverse, nodes[n]);
    for &block in cfg.postorder() {
        assert!(post.tree().is_reachable(block), "{block} has no way to the exit");
        let want = expect.immediate_dominator(nodes[block.index()]);
        assert_eq!(post.ipdom(block).map(|b| b.index()), want.map(|n| n.index()));
    }
    // A pseudo exit stands only where the end cannot be reached otherwise.
    for &block in post.pseudo_exits() {
        let mut seen = vec![false; n];
        let mut work = vec![block];
        while let Some(block) = work.pop() {
            assert!(!cfg.succs(block).is_empty());
            for &succ in cfg.succs(block) {
                if !std::mem::replace(&mut seen[succ.index()], true) {
                    work.push(succ);
                }
            }
        }
        assert!(seen[block.index()]);
    }
}

#[test]
fn infinite_loops_end_at_their_header() {
    // 0 -> 1 -> 2 -> 1, and 0 -> 3 returns.
    let targets = [vec![1, 3], vec![2], vec![1], vec![]];
    check_post_dominators(&targets);
    let post = PostDominators::new(&Cfg::new(&Targets(&targets)));
    assert_eq!(post.pseudo_exits(), [Node::new(1)]);
    assert_eq!(post.ipdom(Node::new(0)), Some(post.virtual_exit()));
    assert_eq!(post.ipdom(Node::new(2)), Some(Node::new(1)));
}

#[test]
fn random_graphs_match_petgraph() {
    arbtest::arbtest(|u| {
        check_post_dominators(&random_targets(u, 14)?);
        Ok(())
    });
}
