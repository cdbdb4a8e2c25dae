//! The table of what was measured: read from text, printed as docs/math.md has it.

use crate::sweep::MOST;
use irc_ir::op::{MathFn, MathTier, Word};

/// What was measured of a function; a line of `results.tsv`.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// The function.
    pub function: MathFn,
    /// The type.
    pub ty: String,
    /// The tier.
    pub tier: MathTier,
    /// How many inputs were tried.
    pub tried: u64,
    /// Whether these were all that there are.
    pub all: bool,
    /// The most ulp.
    pub worst: f64,
    /// The operands where.
    pub at: [u64; MOST],
    /// How many results were rounded correctly.
    pub rounded: u64,
    /// When, and on which commit.
    pub when: String,
}

impl Row {
    /// Reads a line.
    pub fn read(line: &str) -> Option<Row> {
        let cells: Vec<&str> = line.split('\t').collect();
        let [function, ty, tier, tried, inputs, worst, operands, rounded, when] = cells[..] else {
            return None;
        };
        let mut at = [0; MOST];
        for (bits, cell) in at.iter_mut().zip(operands.split(' ')) {
            *bits = u64::from_str_radix(cell.strip_prefix("0x")?, 16).ok()?;
        }
        Some(Row {
            function: MathFn::from_word(function)?,
            ty: ty.to_owned(),
            tier: MathTier::from_word(tier)?,
            tried: tried.parse().ok()?,
            all: inputs == "all",
            worst: worst.parse().ok()?,
            at,
            rounded: rounded.parse().ok()?,
            when: when.to_owned(),
        })
    }

    /// The line.
    pub fn line(&self) -> String {
        let inputs = if self.all { "all" } else { "some" };
        let at = self.at[..self.function.operands()].iter();
        let at: Vec<String> = at.map(|bits| format!("{bits:#x}")).collect();
        format!(
            "{}\t{}\t{}\t{}\t{inputs}\t{:.6}\t{}\t{}\t{}",
            self.function,
            self.ty,
            self.tier,
            self.tried,
            self.worst,
            at.join(" "),
            self.rounded,
            self.when
        )
    }

    /// The row of the table in docs/math.md.
    pub fn markdown(&self) -> String {
        let inputs = match self.all {
            true => "all".to_owned(),
            false => format!("{} sampled", self.tried),
        };
        let at = self.at[..self.function.operands()].iter();
        let at: Vec<String> = at.map(|bits| format!("`{bits:#x}`")).collect();
        let share = 100.0 * self.rounded as f64 / self.tried as f64;
        format!(
            "| `{}` | {} | {} | {inputs} | {:.3} | {} | {share:.2} % | {} |",
            self.function,
            self.ty,
            self.tier,
            // A bound is rounded up.
            (self.worst * 1000.0).ceil() / 1000.0,
            at.join(", "),
            self.when
        )
    }

    /// What rows are about, for finding one.
    pub fn key(&self) -> (MathFn, &str, MathTier) {
        (self.function, &self.ty, self.tier)
    }
}

/// Reads all lines but for comments.
pub fn read(text: &str) -> Vec<Row> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.map(|line| Row::read(line).unwrap_or_else(|| panic!("not a row: {line}"))).collect()
}

/// The table, in the order of functions.
pub fn markdown(rows: &[Row]) -> String {
    let mut rows: Vec<&Row> = rows.iter().collect();
    rows.sort_by_key(|row| (row.ty.clone(), row.function, row.tier));
    let mut out =
        "| function | type | tier | inputs | most ulp | where | rounded correctly | measured |\n\
                   |---|---|---|---|---|---|---|---|\n"
            .to_owned();
    for row in rows {
        out += &row.markdown();
        out.push('\n');
    }
    out
}
