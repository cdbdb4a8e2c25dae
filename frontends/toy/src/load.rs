//! The files of a program: the root and all that is imported, each read and parsed once.

use crate::ast::{Import, Unit};
use crate::diagnostic::Diagnostic;
use crate::parse::parse;
use crate::source::{FileId, Files, Loader, SourceFile};
use irc_ptx::text::with_plain_lines;
use std::collections::BTreeSet;

/// All files of a program, parsed.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// The files; the root is the first.
    pub files: Files,
    /// What is in them, in the same order.
    pub units: Vec<Unit>,
    /// What is wrong with their syntax and imports.
    pub errors: Vec<Diagnostic>,
}

/// Parses the root, and loads and parses what it imports, what that imports, and so on.
///
/// Paths are relative to the folder of the root, without `.` and `..`; so files may import each
/// other in a circle.
pub fn load(root: SourceFile, loader: &mut dyn Loader) -> Loaded {
    let (folder, root_path) = match root.name.rfind('/') {
        Some(slash) => root.name.split_at(slash + 1),
        None => ("", root.name.as_str()),
    };
    let folder = folder.to_owned();
    let mut known = BTreeSet::from([root_path.to_owned()]);
    let mut paths = vec![root_path.to_owned()];
    let mut loaded = Loaded { files: Files::new(), units: Vec::new(), errors: Vec::new() };
    loaded.files.push(SourceFile { text: with_plain_lines(&root.text).into_owned(), ..root });
    while loaded.units.len() < loaded.files.len() {
        let index = loaded.units.len();
        let id = FileId::from_u32(index as u32);
        let (unit, mut errors) = parse(id, &loaded.files[id].text);
        loaded.errors.append(&mut errors);
        for import in &unit.imports {
            let found = resolve(&paths[index], import).and_then(|path| {
                if known.contains(&path) {
                    return Ok(None);
                }
                let text = loader.load(&path).map_err(|reason| unreadable(import, &reason))?;
                Ok(Some((path, text)))
            });
            match found {
                Ok(None) => {}
                Ok(Some((path, text))) => {
                    known.insert(path.clone());
                    let text = with_plain_lines(&text).into_owned();
                    loaded.files.push(SourceFile { name: format!("{folder}{path}"), text });
                    paths.push(path);
                }
                Err(error) => loaded.errors.push(error),
            }
        }
        loaded.units.push(unit);
    }
    loaded
}

fn unreadable(import: &Import, reason: &str) -> Diagnostic {
    let message = format!("the file \"{}\" cannot be read", import.path.escape_debug());
    let error = Diagnostic::error("T0780", message, import.span).at(reason);
    error.note("imports are relative to the importing file")
}

/// The path of an import from the folder of the root.
fn resolve(importer: &str, import: &Import) -> Result<String, Diagnostic> {
    let error = |message: &str| Diagnostic::error("T0781", message, import.span);
    let path = &import.path;
    if path.is_empty() || path.ends_with('/') {
        return Err(error("an import must name a file"));
    }
    if path.contains(|c: char| c == '\\' || c.is_control()) {
        return Err(
            error("an import has an invalid character").help("folders are separated by `/`")
        );
    }
    if path.starts_with('/') || path.get(1..2) == Some(":") {
        return Err(error("an import must be a relative path").at("expected a relative path"));
    }
    let mut parts: Vec<&str> = importer.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                let above = "an import must not leave the folder of the program";
                parts.pop().ok_or_else(|| error(above).at("above the folder of the main file"))?;
            }
            part => parts.push(part),
        }
    }
    match parts.is_empty() {
        true => Err(error("an import must name a file")),
        false => Ok(parts.join("/")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Texts(Vec<(&'static str, &'static str)>, Vec<String>);

    impl Loader for Texts {
        fn load(&mut self, path: &str) -> Result<String, String> {
            self.1.push(path.to_owned());
            let found = self.0.iter().find(|(name, _)| *name == path);
            found.map(|(_, text)| (*text).to_owned()).ok_or_else(|| "not found".to_owned())
        }
    }

    fn check(files: &[(&'static str, &'static str)], asked: &[&str], codes: &[&str]) {
        let mut loader = Texts(files[1..].to_vec(), Vec::new());
        let root = SourceFile { name: files[0].0.to_owned(), text: files[0].1.to_owned() };
        let loaded = load(root, &mut loader);
        assert_eq!(loader.1, asked);
        let found: Vec<&str> = loaded.errors.iter().map(|error| error.code).collect();
        assert_eq!(found, codes, "{:?}", loaded.errors);
    }

    #[test]
    fn files_are_read_once() {
        let files = [
            ("x/main.toy", "import \"a.toy\"; import \"./a.toy\"; import \"b/c.toy\";"),
            ("a.toy", "import \"main.toy\"; import \"b/c.toy\";"),
            ("b/c.toy", "import \"../a.toy\"; import \"d.toy\"; import \"c.toy\";"),
            ("b/d.toy", ""),
        ];
        check(&files, &["a.toy", "b/c.toy", "b/d.toy"], &[]);
    }

    #[test]
    fn bad_imports_are_reported() {
        check(&[("m", "import \"a.toy\"; import \"a.toy\";")], &["a.toy", "a.toy"], &["T0780"; 2]);
        for path in
            ["/a.toy", "c:/a.toy", "..", "../a.toy", "a/../../b.toy", "", "a/", "a\\\\b", "."]
        {
            let text: &'static str = Box::leak(format!("import \"{path}\";").into_boxed_str());
            check(&[("x/m", text)], &[], &["T0781"]);
        }
    }
}
