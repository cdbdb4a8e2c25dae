//! Lines of PTX back to the lines of the files that it was made from.
//!
//! Where the PTX has no locations of its own, the files are compiled once more, each instruction
//! with its line as its location: the PTX is the first one but for its `.loc`, which tell the
//! lines. This is done only where somebody asks, which is rare: there is a fault.

use irc_runtime::device::Line;

/// For each line of a PTX text the file and line that it comes from, if that is known.
pub struct FileLines {
    /// The number of the file and the line, both counted from 1; a line of 0 if none is known.
    lines: Vec<(u32, u32)>,
    /// The names of the files, by number.
    files: Vec<(u32, String)>,
}

impl FileLines {
    /// The lines of the text `ptx`; `marked` is the same text with other locations, if it could be
    /// made.
    pub fn new(ptx: &str, marked: Option<&str>) -> FileLines {
        let marked = marked.unwrap_or_default();
        FileLines { lines: follow(ptx, marked), files: marked.lines().filter_map(file).collect() }
    }

    /// The place for a line of the PTX, counted from 1.
    pub fn get(&self, ptx: u32) -> Option<Line> {
        let &(file, line) = self.lines.get((ptx as usize).checked_sub(1)?)?;
        let (_, name) = self.files.iter().find(|(number, _)| *number == file)?;
        (line != 0).then(|| Line { file: name.clone(), line })
    }
}

/// Number and name of a `.file`.
fn file(line: &str) -> Option<(u32, String)> {
    let (number, name) = line.trim_start().strip_prefix(".file")?.trim().split_once(' ')?;
    Some((number.parse().ok()?, name.trim().trim_matches('"').to_owned()))
}

/// File and line of a `.loc`.
fn loc(line: &str) -> Option<(u32, u32)> {
    let numbers = line.trim_start().strip_prefix(".loc")?;
    let mut numbers = numbers.split_whitespace().map_while(|word| word.parse::<u32>().ok());
    Some((numbers.next()?, numbers.next()?))
}

/// Whether a line of PTX only tells locations, or nothing: empty lines stand about `.file`.
fn is_location(line: &str) -> bool {
    matches!(line.split_whitespace().next(), None | Some(".loc" | ".file"))
}

/// For each line of `ptx` the last `.loc` before it in the function in `marked`, the same text with
/// other locations.
fn follow(ptx: &str, marked: &str) -> Vec<(u32, u32)> {
    let mut lines = Vec::new();
    let mut marked = marked.lines();
    let mut current = (0, 0);
    for line in ptx.lines() {
        if is_location(line) {
            lines.push((0, 0));
            continue;
        }
        let mut same = marked.next();
        while let Some(location) = same.filter(|line| is_location(line)) {
            current = loc(location).unwrap_or(current);
            same = marked.next();
        }
        // Nothing is reported rather than something wrong.
        if same != Some(line) {
            break;
        }
        if line == "}" {
            current = (0, 0);
        }
        lines.push(current);
    }
    lines
}

/// What the last `.loc` in front of a line of PTX, counted from 1, names in the same function.
pub fn location(ptx: &str, line: u32) -> Option<Line> {
    let above: Vec<&str> = ptx.lines().take(line as usize).collect();
    let in_function = above.iter().rev().take_while(|line| **line != "}");
    let (number, line) = in_function.into_iter().find_map(|line| loc(line))?;
    // Code that several lines share has none.
    if line == 0 {
        return None;
    }
    let mut files = ptx.lines().filter_map(file);
    let (_, file) = files.find(|(known, _)| *known == number)?;
    Some(Line { file, line })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locations_are_followed_past_those_of_the_text() {
        let ptx = "a\n .loc 1 9 9\n b\n c\n}\n d\n";
        let marked = "a\n b\n .loc 2 5 0\n c\n}\n d\n";
        let none = (0, 0);
        assert_eq!(follow(ptx, marked), [none, none, none, (2, 5), none, none]);
        assert_eq!(follow("a\n x\n c", marked), [none]);
    }

    #[test]
    fn a_line_is_named_with_its_file() {
        let marked = ".file 1 \"a.ir\"\n.file 2 \"b.ptx\"\na\n .loc 2 5 0\n b\n";
        let lines = FileLines::new("a\n b\n", Some(marked));
        assert_eq!(lines.get(2), Some(Line { file: "b.ptx".to_owned(), line: 5 }));
        assert_eq!([lines.get(0), lines.get(1), lines.get(3)], [None, None, None]);
        assert_eq!(FileLines::new("a\n", None).get(1), None);
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
