//! Figures by name, kept in a file from run to run.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// Where the table of all figures begins in a page, and where it ends.
const BEGIN: &str = "<!-- figures -->\n";
const END: &str = "<!-- end of figures -->\n";

/// What an option of the command line says: `--name VALUE` or `--name=VALUE`.
#[must_use]
pub fn value_of<'a>(arguments: &'a [String], option: &str) -> Option<&'a str> {
    let joined = |argument: &'a String| argument.strip_prefix(option)?.strip_prefix('=');
    if let Some(value) = arguments.iter().find_map(joined) {
        return Some(value);
    }
    let at = arguments.iter().position(|argument| argument == option)?;
    arguments.get(at + 1).map(String::as_str)
}

/// The least that was measured, and how much more the middle one of several runs is, in percent.
type Figure = (f64, f64);

/// Figures of which less is better.
#[derive(Debug, Default)]
pub struct Figures(BTreeMap<String, Figure>);

impl Figures {
    /// Adds one that is the same in each run.
    pub fn add(&mut self, name: impl Into<String>, figure: f64) {
        self.add_spread(name, figure, 0.0);
    }

    /// Adds the least of several runs, and how much more the middle one is, in percent.
    pub fn add_spread(&mut self, name: impl Into<String>, least: f64, spread: f64) {
        self.0.insert(name.into(), (least, spread));
    }

    /// Adds those of others, each with a word before its name.
    pub fn add_all(&mut self, word: &str, others: Figures) {
        self.0.extend(others.0.into_iter().map(|(name, it)| (format!("{word}: {name}"), it)));
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

    /// Does what the command line says: `--compare OLD.json` shows how they differ from older ones,
    /// `--save FILE.json` writes them.
    ///
    /// # Errors
    /// A file cannot be read or written.
    pub fn keep(&self, arguments: &[String]) -> io::Result<()> {
        if let Some(path) = value_of(arguments, "--compare") {
            println!("\n{}", self.compared(&Figures::load(Path::new(path))?));
        }
        match value_of(arguments, "--save") {
            Some(path) => self.save(Path::new(path)),
            None => Ok(()),
        }
    }

    /// Lines with each figure that older ones have, too, those and the ratio.
    #[must_use]
    pub fn compared(&self, old: &Figures) -> String {
        let both = self.0.iter().filter_map(|(name, new)| Some((name, new.0, old.0.get(name)?.0)));
        let line = |(name, new, old): (&String, f64, f64)| {
            format!("{name:60}{old:>12.3}{new:>12.3}{:>9.3}\n", new / old)
        };
        let head = format!("{:60}{:>12}{:>12}{:>9}\n", "figure", "before", "now", "ratio");
        head + &both.map(line).collect::<String>()
    }

    /// A table of all, as Markdown.
    #[must_use]
    pub fn table(&self) -> String {
        let line = |(name, (least, spread)): (&String, &Figure)| {
            format!("| {name} | {least:.3} | {spread:.0} |\n")
        };
        let head = "| figure | least | middle, % more |\n|---|---|---|\n".to_owned();
        head + &self.0.iter().map(line).collect::<String>()
    }

    /// A page with the table in the place of the one that it has; nothing if it has none.
    #[must_use]
    pub fn put_into(&self, page: &str) -> Option<String> {
        let (before, rest) = page.split_once(BEGIN)?;
        let (_, after) = rest.split_once(END)?;
        Some(format!("{before}{BEGIN}{}{END}{after}", self.table()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Figures, value_of};

    #[test]
    fn figures_are_compared_by_their_names() {
        let (mut old, mut new) = (Figures::default(), Figures::default());
        old.add("time", 2.0);
        old.add("gone", 1.0);
        new.add_spread("time", 1.0, 5.0);
        new.add("added", 5.0);
        let lines = new.compared(&old);
        assert_eq!(lines.lines().count(), 2, "{lines}");
        assert!(lines.lines().any(|line| line.starts_with("time ") && line.ends_with("0.500")));
    }

    #[test]
    fn tables_take_the_place_of_older_ones() {
        let (mut all, mut one) = (Figures::default(), Figures::default());
        one.add_spread("time", 1.0, 5.0);
        all.add_all("bench", one);
        let page = "a\n<!-- figures -->\nold\n<!-- end of figures -->\nb\n";
        let written = all.put_into(page).expect("the page has a place");
        assert_eq!(written, page.replace("old\n", &all.table()));
        assert!(written.contains("| bench: time | 1.000 | 5 |\n"), "{written}");
        assert_eq!(all.put_into("no place"), None);
    }

    #[test]
    fn options_have_their_values_behind_them() {
        let arguments = ["--quick", "--save", "a", "--compare=b"].map(str::to_owned);
        let value = |option| value_of(&arguments, option);
        assert_eq!((value("--save"), value("--compare")), (Some("a"), Some("b")));
        assert_eq!((value("--only"), value("--sav")), (None, None));
    }
}
