//! Figures by name, kept in a file from run to run.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// Figures of which less is better.
#[derive(Debug, Default)]
pub struct Figures(BTreeMap<String, f64>);

impl Figures {
    /// Adds one.
    pub fn add(&mut self, name: impl Into<String>, figure: f64) {
        self.0.insert(name.into(), figure);
    }

    /// Writes them to a file, as a JSON object.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self, path: &Path) -> io::Result<()> {
        let text = serde_json::to_string_pretty(&self.0).map_err(io::Error::other)?;
        fs::write(path, text + "\n")
    }

    /// Those that a file has.
    ///
    /// # Errors
    /// The file cannot be read, or has something else.
    pub fn load(path: &Path) -> io::Result<Figures> {
        let text = fs::read_to_string(path)?;
        serde_json::from_str(&text).map(Figures).map_err(io::Error::other)
    }

    /// Lines with each figure that older ones have, too, those and the ratio.
    pub fn compared(&self, old: &Figures) -> String {
        let both = self.0.iter().filter_map(|(name, new)| Some((name, *new, *old.0.get(name)?)));
        let line = |(name, new, old): (&String, f64, f64)| {
            format!("{name:44}{old:>12.3}{new:>12.3}{:>9.3}\n", new / old)
        };
        let head = format!("{:44}{:>12}{:>12}{:>9}\n", "figure", "before", "now", "ratio");
        head + &both.map(line).collect::<String>()
    }
}

#[cfg(test)]
mod tests {
    use super::Figures;

    #[test]
    fn figures_are_compared_by_their_names() {
        let (mut old, mut new) = (Figures::default(), Figures::default());
        old.add("time", 2.0);
        old.add("gone", 1.0);
        new.add("time", 1.0);
        new.add("added", 5.0);
        let lines = new.compared(&old);
        assert_eq!(lines.lines().count(), 2, "{lines}");
        assert!(lines.lines().any(|line| line.starts_with("time ") && line.ends_with("0.500")));
    }
}
