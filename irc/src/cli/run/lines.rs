//! Lines of PTX back to the lines of the IR that it was compiled from.
//!
//! The IR is compiled once more, each instruction with its line in the IR text as its location:
//! passes and code generation carry locations along, and nothing that they do depends on them. So
//! that PTX is the first one but for its `.loc`, which tell the lines. This is done only where
//! somebody asks, which is rare: there is a fault.

use crate::cli::input::Input;
use irc::ir::entity::FuncId;
use irc::ir::location::Location;
use irc::ir::module::Module;
use irc::ptx::target::Target;
use irc::runtime::device::Line;
use irc::{Options, compile};

/// For each line of a PTX text, counted from 0, that of the IR, counted from 1; 0 if none is known.
pub struct IrLines(Vec<u32>);

impl IrLines {
    /// The lines of the text `ptx`, which was made of this IR text with this target and options.
    pub fn new(input: &Input, target: &Target, options: &Options, ptx: &str) -> IrLines {
        let mut module = input.module.clone();
        relocate(&mut module, input);
        match compile(&module, target, options) {
            Ok(marked) => IrLines(follow(ptx, &marked.text)),
            // What compiled before compiles again; else no line is known.
            Err(_) => IrLines(Vec::new()),
        }
    }

    /// The line of the IR for a line of the PTX, both counted from 1.
    pub fn get(&self, ptx: u32) -> Option<u32> {
        let line = self.0.get((ptx as usize).checked_sub(1)?);
        line.copied().filter(|&line| line != 0)
    }
}

/// Makes the place of each instruction in the text its location.
fn relocate(module: &mut Module, input: &Input) {
    let file = module.files.push(String::new());
    let funcs: Vec<FuncId> = module.funcs().map(|(id, _)| id).collect();
    for id in funcs {
        let func = module.func_mut(id);
        let insts: Vec<_> = func.insts().collect();
        for inst in insts {
            func.inst_locs[inst] = None.into();
            if let Some(line) = input.line(id, inst) {
                let (inlined_at, function) = (None.into(), None.into());
                let location = Location { file, line, column: 0, inlined_at, function };
                func.inst_locs[inst] = Some(func.locations.intern(location)).into();
            }
        }
    }
}

/// Whether a line of PTX only tells locations, or nothing: empty lines stand about `.file`.
fn is_location(line: &str) -> bool {
    matches!(line.split_whitespace().next(), None | Some(".loc" | ".file"))
}

/// For each line of `ptx` the last `.loc` before it in the function in `marked`, the same text with
/// other locations.
fn follow(ptx: &str, marked: &str) -> Vec<u32> {
    let mut lines = Vec::new();
    let mut marked = marked.lines();
    let mut current = 0;
    for line in ptx.lines() {
        if is_location(line) {
            lines.push(0);
            continue;
        }
        let mut same = marked.next();
        while let Some(location) = same.filter(|line| is_location(line)) {
            let line = location.split_whitespace().nth(2).and_then(|line| line.parse().ok());
            current = line.unwrap_or(current);
            same = marked.next();
        }
        // Nothing is reported rather than something wrong.
        if same != Some(line) {
            break;
        }
        if line == "}" {
            current = 0;
        }
        lines.push(current);
    }
    lines
}

/// What the last `.loc` in front of a line of PTX, counted from 1, names in the same function.
pub fn location(ptx: &str, line: u32) -> Option<Line> {
    let above: Vec<&str> = ptx.lines().take(line as usize).collect();
    let in_function = above.iter().rev().take_while(|line| **line != "}");
    let loc = in_function.into_iter().find_map(|line| line.trim_start().strip_prefix(".loc"))?;
    let mut numbers = loc.split_whitespace().map_while(|word| word.parse::<u32>().ok());
    let (file, line) = (numbers.next()?, numbers.next()?);
    let named = |line: &str| {
        let (number, name) = line.trim_start().strip_prefix(".file")?.trim().split_once(' ')?;
        (number.parse() == Ok(file)).then(|| name.trim().trim_matches('"').to_owned())
    };
    let file = ptx.lines().find_map(named)?;
    Some(Line { file, line })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_are_followed_past_those_of_the_text() {
        let ptx = "a\n .loc 1 9 9\n b\n c\n}\n d\n";
        let marked = "a\n b\n .loc 2 5 0\n c\n}\n d\n";
        assert_eq!(follow(ptx, marked), [0, 0, 0, 5, 0, 0]);
        assert_eq!(follow("a\n x\n c", marked), [0]);
    }

    #[test]
    fn the_last_location_of_a_function_counts() {
        let ptx = ".file 1 \"a b.toy\"\n.file 2 \"c.toy\"\nf\n .loc 2 7 1\n b\n}\ng\n c\n \
                   .loc 1 3 9\n d\n}\n";
        let at = |line| location(ptx, line).map(|found| (found.file, found.line));
        assert_eq!(at(5), Some(("c.toy".to_owned(), 7)));
        assert_eq!(at(8), None);
        assert_eq!(at(10), Some(("a b.toy".to_owned(), 3)));
    }
}
