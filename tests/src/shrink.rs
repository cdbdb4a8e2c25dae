//! Makes a module that fails smaller, while it fails.
//!
//! A candidate is the text with some lines left out or written more simply. One that is not a
//! module that the verifier accepts does not count, so nothing here has to know what lines mean:
//! an instruction goes once its result has no uses, a block once nobody branches to it.

use crate::text::parse_verified;
use irc_ir::module::Module;
use std::time::Instant;

/// The smallest text that was found until `deadline` of a module for which `fails` holds, as it
/// must of `text`.
pub fn shrink(text: &str, deadline: Instant, fails: impl FnMut(&Module) -> bool) -> String {
    let lines = text.lines().map(str::to_owned).collect();
    let mut search = Search { lines, deadline, fails };
    loop {
        let before = search.lines.clone();
        search.drop_groups();
        search.take_branches();
        search.drop_chunks();
        search.drop_values();
        if search.lines == before || Instant::now() >= deadline {
            return search.lines.join("\n") + "\n";
        }
    }
}

struct Search<F> {
    lines: Vec<String>,
    deadline: Instant,
    fails: F,
}

/// Whether the line begins something: a function, a global, a block.
fn begins(line: &str) -> bool {
    !line.is_empty() && !line.starts_with([' ', '}', ')', ';'])
}

impl<F: FnMut(&Module) -> bool> Search<F> {
    /// Takes the lines instead of those there are, if they fail, too.
    fn try_lines(&mut self, lines: Vec<String>) -> bool {
        if Instant::now() >= self.deadline || lines == self.lines {
            return false;
        }
        let Ok(module) = parse_verified("a candidate", &lines.join("\n")) else { return false };
        let fails = (self.fails)(&module);
        if fails {
            self.lines = lines;
        }
        fails
    }

    fn try_without(&mut self, range: std::ops::Range<usize>) -> bool {
        let mut lines = self.lines.clone();
        lines.drain(range);
        self.try_lines(lines)
    }

    /// Leaves out whole functions, globals and blocks, the last first.
    fn drop_groups(&mut self) {
        for at in (0..self.lines.len()).rev() {
            if at >= self.lines.len() || !begins(&self.lines[at]) {
                continue;
            }
            let rest = &self.lines[at + 1..];
            let until = |end: Option<usize>| at + 1 + end.unwrap_or(rest.len());
            // A function ends with its brace, a block before the next.
            let function = until(rest.iter().position(|line| line == "}")) + 1;
            let block = until(rest.iter().position(|line| begins(line) || line == "}"));
            let _ = self.try_without(at..function.min(self.lines.len()))
                || self.try_without(at..block.min(self.lines.len()))
                || self.try_without(at..at + 1);
        }
    }

    /// Makes branches that choose unconditional.
    fn take_branches(&mut self) {
        for at in (0..self.lines.len()).rev() {
            let Some(targets) = self.lines[at].trim_start().strip_prefix("condbr ") else {
                continue;
            };
            // Targets may have arguments in parentheses.
            let (mut depth, mut parts) = (0, vec![String::new()]);
            for c in targets.chars() {
                match c {
                    ',' if depth == 0 => parts.push(String::new()),
                    c => {
                        depth += i32::from(c == '(') - i32::from(c == ')');
                        parts.last_mut().expect("there is one").push(c);
                    }
                }
            }
            for target in parts.into_iter().skip(1) {
                let mut lines = self.lines.clone();
                lines[at] = format!("  br {}", target.trim());
                if self.try_lines(lines) {
                    break;
                }
            }
        }
    }

    /// Leaves out lines that follow each other, ever fewer at once.
    fn drop_chunks(&mut self) {
        let mut size = (self.lines.len() / 2).next_power_of_two().min(64);
        while size > 0 {
            let mut end = self.lines.len();
            while end > 0 {
                let start = end.saturating_sub(size);
                self.try_without(start..end);
                end = start.min(self.lines.len());
            }
            size /= 2;
        }
    }

    /// Puts zeros in the place of results.
    fn drop_values(&mut self) {
        for at in (0..self.lines.len()).rev() {
            let Some(line) = self.lines.get(at) else { continue };
            let Some((value, _)) = line.trim_start().split_once(" = ") else { continue };
            if !value.starts_with('%') || value.contains(',') {
                continue;
            }
            let value = value.to_owned();
            let function = self.function_around(at);
            for zero in ["0", "0.0", "null"] {
                let mut lines = self.lines.clone();
                for line in &mut lines[function.clone()] {
                    *line = with_word(line, &value, zero);
                }
                lines.remove(at);
                if self.try_lines(lines) {
                    break;
                }
            }
        }
    }

    /// The lines of the function that has this line.
    fn function_around(&self, at: usize) -> std::ops::Range<usize> {
        let start = self.lines[..at].iter().rposition(|line| line == "}").map_or(0, |end| end + 1);
        let end = self.lines[at..].iter().position(|line| line == "}");
        start..end.map_or(self.lines.len(), |end| at + end)
    }
}

/// The line with another word for each occurrence of this one.
fn with_word(line: &str, word: &str, other: &str) -> String {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    let (mut out, mut rest) = (String::new(), line);
    while let Some(at) = rest.find(word) {
        let (before, after) = (&rest[..at], &rest[at + word.len()..]);
        out += before;
        out += if after.starts_with(is_part) { word } else { other };
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random;
    use irc_ir::op::Opcode;
    use std::time::Duration;

    #[test]
    fn what_fails_stays_and_little_else() {
        let holds = |module: &Module| {
            module
                .funcs()
                .any(|(_, func)| func.insts().any(|inst| func.dfg.opcode(inst) == Opcode::Udiv))
        };
        let number = (0..).find(|&number| holds(&random::module(number, 20).module));
        let module = random::module(number.expect("one has a division"), 20).module;
        let text = module.to_string();
        let small = shrink(&text, Instant::now() + Duration::from_secs(20), holds);
        assert!(holds(&parse_verified("the smallest", &small).expect("it is a module")));
        let lines = small.lines().filter(|line| !line.is_empty()).count();
        assert!(lines * 4 < text.lines().count(), "{small}");
    }

    #[test]
    fn words_are_whole() {
        assert_eq!(with_word("  %a = add %b, %ba, %b", "%b", "0"), "  %a = add 0, %ba, 0");
    }
}
