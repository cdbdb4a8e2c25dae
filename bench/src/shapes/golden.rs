//! Recorded shapes: a line for each program, release of ptxas and target, as
//! `matmul.O3 13.5 sm_90: sass 75 regs 26 ..`, behind it ` # ` and why it became worse once.

use super::Shape;
use std::collections::BTreeMap;
use std::fmt::Write;

/// What was recorded, by program, release and target.
#[derive(Debug, Clone, Default)]
pub struct Golden(BTreeMap<String, Row>);

#[derive(Debug, Clone, Default)]
struct Row {
    shape: Shape,
    because: Option<String>,
}

/// What became worse.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Loss {
    /// What is counted.
    pub what: &'static str,
    /// How many there were.
    pub recorded: usize,
    /// How many there are.
    pub found: usize,
}

impl Golden {
    /// Reads what [`Golden::text`] made.
    ///
    /// # Errors
    /// The number of a line that says something else.
    pub fn parse(text: &str) -> Result<Golden, usize> {
        let mut rows = BTreeMap::new();
        for (index, line) in text.lines().enumerate() {
            let (line, because) = match line.split_once(" # ") {
                Some((line, because)) => (line, Some(because.to_owned())),
                None => (line, None),
            };
            let row = line.split_once(": ");
            let row = row.and_then(|(name, shape)| Some((name, parse_shape(shape)?)));
            let (name, shape) = row.ok_or(index + 1)?;
            rows.insert(name.to_owned(), Row { shape, because });
        }
        Ok(Golden(rows))
    }

    /// What was recorded, in the order of the names.
    pub fn rows(&self) -> impl Iterator<Item = (&str, &Shape)> {
        self.0.iter().map(|(name, row)| (name.as_str(), &row.shape))
    }

    /// A line for each row, in the order of their names.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for (name, Row { shape, because }) in &self.0 {
            write!(out, "{name}: {shape}").expect("writing to a string does not fail");
            if let Some(because) = because {
                write!(out, " # {because}").expect("writing to a string does not fail");
            }
            out.push('\n');
        }
        out
    }

    /// What is worse than it was recorded; nothing was for a row that is new.
    pub fn losses(&self, name: &str, found: &Shape) -> Option<Vec<Loss>> {
        let Row { shape: recorded, .. } = self.0.get(name)?;
        let columns = [
            ("machine instructions", recorded.sass, found.sass),
            ("registers", recorded.registers as usize, found.registers as usize),
            ("bytes of stack", recorded.stack as usize, found.stack as usize),
            ("spilled bytes", recorded.spilled as usize, found.spilled as usize),
        ];
        let worse = columns.into_iter().filter(|(_, recorded, found)| found > recorded);
        Some(worse.map(|(what, recorded, found)| Loss { what, recorded, found }).collect())
    }

    /// Records a shape. Why it was worse before stays, unless it is worse for another reason now.
    pub fn record(&mut self, name: &str, shape: Shape, because: Option<&str>) {
        let row = self.0.entry(name.to_owned()).or_default();
        row.shape = shape;
        if let Some(because) = because {
            row.because = Some(because.to_owned());
        }
    }

    /// Leaves out the rows of programs that are not there any more.
    pub fn retain(&mut self, is_there: impl Fn(&str) -> bool) {
        self.0.retain(|name, _| is_there(name));
    }
}

pub(super) fn parse_shape(text: &str) -> Option<Shape> {
    let words: Vec<&str> = text.split(' ').collect();
    let [
        "sass",
        sass,
        "regs",
        registers,
        "stack",
        stack,
        "spill",
        spilled,
        "ptx",
        ptx,
        "loop",
        looped,
        "work",
        work,
        "wide",
        wide,
    ] = words[..]
    else {
        return None;
    };
    Some(Shape {
        sass: sass.parse().ok()?,
        registers: registers.parse().ok()?,
        stack: stack.parse().ok()?,
        spilled: spilled.parse().ok()?,
        ptx: ptx.parse().ok()?,
        looped: looped.parse().ok()?,
        work: work.parse().ok()?,
        wide: wide.parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::{Golden, Loss, Shape};

    const TEXT: &str = "\
a.O3 13.5 sm_90: sass 10 regs 8 stack 0 spill 0 ptx 9 loop 4 work 2 wide 1
b.O1 12.9 sm_75: sass 20 regs 9 stack 16 spill 4 ptx 9 loop 0 work 0 wide 0 # ptxas unrolls it
";

    #[test]
    fn rows_are_written_as_they_were_read() {
        assert_eq!(Golden::parse(TEXT).expect("it is well formed").text(), TEXT);
        assert_eq!(Golden::parse("a: sass 1\n").err(), Some(1));
    }

    #[test]
    fn what_is_worse_is_named() {
        let golden = Golden::parse(TEXT).expect("it is well formed");
        let found = Shape { sass: 11, registers: 7, ..Shape::default() };
        let loss = Loss { what: "machine instructions", recorded: 10, found: 11 };
        assert_eq!(golden.losses("a.O3 13.5 sm_90", &found), Some(vec![loss]));
        assert_eq!(golden.losses("b.O1 12.9 sm_75", &found), Some(vec![]));
        assert_eq!(golden.losses("c.O1 12.9 sm_75", &found), None);
    }
}
