//! The table of directives against those that ptxas was seen to accept and to refuse.

#![allow(
    clippy::disallowed_macros,
    reason = "the library is pure; this test of it says what it compared"
)]

mod lists;

use irc_ptx::Module;
use irc_ptx::check::check;
use irc_ptx::directive::{DirectiveRow, DirectiveWord};
use irc_ptx::target::{PtxVersion, Sm};

/// A line of the list.
struct Row<'a> {
    name: &'a str,
    options: &'a str,
    body: String,
    min_ptx: &'a str,
    min_sm: &'a str,
    below_ptx: &'a str,
    below_sm: &'a str,
    targets: &'a str,
    /// The newest version that it was seen in.
    newest: PtxVersion,
}

fn rows(tsv: &str) -> Vec<Row<'_>> {
    let row = |line| {
        let fields: Vec<&str> = str::split(line, '\t').collect();
        let newest = fields[12].rsplit(' ').next().and_then(|word| word.parse().ok());
        Row {
            name: fields[0],
            min_ptx: fields[3],
            min_sm: fields[4],
            below_ptx: fields[6],
            below_sm: fields[7],
            targets: fields[8],
            options: fields[10],
            body: fields[11].replace("\\n", "\n").replace("\\t", "\t"),
            newest: newest.unwrap_or(PtxVersion::NEWEST),
        }
    };
    tsv.lines().skip(1).map(row).collect()
}

impl Row<'_> {
    fn text(&self, ptx: PtxVersion, sm: Sm) -> String {
        let options: String = match self.options {
            "" => String::new(),
            options => format!(", {options}"),
        };
        let addresses = match ptx >= PtxVersion::new(2, 3) {
            true if self.name.contains("address_size") => "",
            true => ".address_size 64\n",
            false => "",
        };
        let addresses = match self.name {
            ".address_size 64" => ".address_size 64\n",
            ".address_size 32" => ".address_size 32\n",
            _ => addresses,
        };
        format!(".version {ptx}\n.target {sm}{options}\n{addresses}{}", self.body)
    }

    /// The errors at a version and target; nothing is a module that is right.
    fn errors(&self, ptx: PtxVersion, sm: Sm) -> Vec<String> {
        lists::errors(&self.text(ptx, sm))
    }
}

/// Every version that there was.
fn versions() -> impl DoubleEndedIterator<Item = PtxVersion> {
    const LAST: [u8; 9] = [5, 3, 2, 3, 1, 5, 8, 8, 5];
    let version =
        |major: usize| (0..=LAST[major - 1]).map(move |minor| PtxVersion::new(major as u8, minor));
    (1..=9usize).flat_map(version)
}

/// What is read at a version and target, printed, and read again, is the same.
fn check_fixed_point(row: &Row<'_>, ptx: PtxVersion, sm: Sm) -> Result<(), String> {
    let text = row.text(ptx, sm);
    let module = Module::parse(&text).map_err(|errors| format!("{}: {}", row.name, errors[0]))?;
    let printed = module.print();
    let again = Module::parse(&printed)
        .map_err(|errors| format!("{}: {}\n{printed}", row.name, errors[0]))?;
    if again.print() != printed {
        return Err(format!("{} is no fixed point: {printed}", row.name));
    }
    Ok(())
}

fn check_legal(row: &Row<'_>) -> Result<(), String> {
    let sm: Sm = row.min_sm.parse().expect("a target");
    let ptx = lists::version(row.min_ptx).max(sm.first_ptx());
    let name = row.name;
    check_fixed_point(row, ptx, sm)?;
    let errors = row.errors(ptx, sm);
    if !errors.is_empty() {
        return Err(format!("{name} at {ptx} on {sm}: {errors:?}"));
    }
    let below = versions().rev().find(|&older| older < ptx && older != PtxVersion::new(5, 1));
    if let Some(older) = below
        && row.below_ptx != "floor"
        && row.errors(older, sm).is_empty()
    {
        return Err(format!("{name} is legal at {older} on {sm}"));
    }
    let lower = Sm::every().filter(|lower| lower.number() < sm.number()).last();
    if let Some(lower) = lower
        && row.below_sm != "floor"
        && row.errors(row.newest.max(lower.first_ptx()), lower).is_empty()
    {
        return Err(format!("{name} is legal on {lower}"));
    }
    // Every target that has it, at the newest version that does; ranges only, as the list has them.
    let number = |name: &str| -> u16 {
        name.strip_prefix("sm_").and_then(|n| n.parse().ok()).expect("a plain target")
    };
    let (first, last) = match (row.targets.strip_prefix(">="), row.targets.split_once("..")) {
        (Some(first), _) => (number(first), u16::MAX),
        (None, Some((first, last))) => (number(first), number(last)),
        (None, None) => return Err(format!("{name}: no targets")),
    };
    for sm in Sm::every().filter(|sm| sm.first_ptx() <= row.newest && sm.number() != 101) {
        // Some are taken on one or two more old targets, which nobody compiles for.
        let old = last != u16::MAX && sm.number() > last && sm.number() <= 21;
        let legal = row.errors(row.newest, sm).is_empty();
        if legal != (first..=last).contains(&sm.number()) && !old {
            return Err(format!("{name} at {} on {sm}: legal = {legal}", row.newest));
        }
    }
    Ok(())
}

#[test]
fn the_table_agrees_with_the_verified_directives() {
    let Some(tsv) = lists::read("directives.tsv") else { return };
    let (mut legal, mut illegal, mut problems) = (0, 0, Vec::new());
    for row in rows(&tsv) {
        // Whether the lines that say `.version` and `.target` themselves are read, all rows show.
        if row.min_ptx == "-" {
            illegal += 1;
            let sm = Sm::plain(90);
            if row.errors(PtxVersion::NEWEST, sm).is_empty() {
                problems.push(format!("{} is accepted", row.name));
            }
        } else {
            legal += 1;
            problems.extend(check_legal(&row).err());
        }
    }
    println!("{legal} legal and {illegal} illegal directives, {} problems", problems.len());
    assert!(problems.is_empty(), "{problems:#?}");
}

/// Directives of our own making, so that something is checked everywhere.
#[test]
fn directives_are_gated() {
    let module = |head: &str, body: &str| {
        let found = check(&format!("{head}\n.address_size 64\n{body}"), None);
        found.iter().map(|d| d.code).collect::<Vec<_>>()
    };
    let new = ".version 9.5\n.target sm_100a";
    let old = ".version 6.3\n.target sm_75";
    let kernel = ".visible .entry k() .reqnctapercluster 2 { ret; }";
    assert!(module(new, kernel).is_empty());
    assert_eq!(module(old, kernel), ["P0521"]);
    assert_eq!(module(old, ".func f() .noreturn { trap; }"), ["P0522"]);
    assert_eq!(module(".version 6.3\n.target sm_90", ""), ["P0502"]);
    assert_eq!(module(new, ".shared .u32 s = 1;"), ["P0524"]);
    assert_eq!(module(new, ".global .u64 v = nothing;"), ["P0203"]);
    assert_eq!(module(new, ".pragma \"frobnicate\";"), ["P0601"]);
    assert_eq!(module(new, ".global .u32 a; .global .u32 a;"), ["P0202"]);
}

/// The example of a word behind the head of a module.
fn example(word: &DirectiveWord, ptx: PtxVersion, sm: Sm) -> Vec<String> {
    let options = if word.word == ".samplerref" { ", texmode_independent" } else { "" };
    let has_size = word.word == ".address_size" || ptx >= PtxVersion::new(2, 3);
    let size = if has_size { ".address_size 64\n" } else { "" };
    lists::errors(&format!(".version {ptx}\n.target {sm}{options}\n{size}{}\n", word.example))
}

/// What is documented of a word is what the checker does: each example is right from the first
/// version and target on that are documented, and wrong before.
#[test]
fn words_have_the_gates_that_are_told() {
    for word in DirectiveWord::all() {
        let name = word.word;
        for sm in Sm::every() {
            let since = word.since().iter().find(|since| since.targets.contains(sm));
            let newest = PtxVersion::NEWEST;
            if word.since().is_empty() {
                assert_eq!(example(word, sm.first_ptx(), sm), [""; 0], "{name} on {sm}");
                assert_eq!(example(word, newest, sm), [""; 0], "{name} on {sm}");
                continue;
            }
            let Some(since) = since else {
                assert!(!example(word, newest, sm).is_empty(), "{name} on {sm}");
                continue;
            };
            let first = since.first.max(sm.first_ptx());
            if first > since.last {
                assert!(!example(word, first, sm).is_empty(), "{name} on {sm}");
                continue;
            }
            assert_eq!(example(word, first, sm), [""; 0], "{name} at {first} on {sm}");
            assert_eq!(example(word, since.last, sm), [""; 0], "{name} on {sm}");
            for other in versions().filter(|&ptx| ptx >= sm.first_ptx()) {
                let in_range = (first..=since.last).contains(&lists::version(&other.to_string()));
                let legal = example(word, other, sm).is_empty();
                assert_eq!(legal, in_range, "{name} at {other} on {sm}");
            }
        }
    }
}

/// Each row of the table is documented with some word, as is each word that the reader knows.
#[test]
fn every_directive_is_explained() {
    for row in DirectiveRow::all() {
        let tells = |word: &DirectiveWord| word.row == Some(row.id) || word.more.contains(&row.id);
        assert!(DirectiveWord::all().any(tells), "{}", row.name);
    }
    let reader = [
        include_str!("../src/parse/mod.rs"),
        include_str!("../src/parse/module.rs"),
        include_str!("../src/parse/body.rs"),
        include_str!("../src/parse/variable.rs"),
        include_str!("../src/parse/registers.rs"),
    ];
    let quoted = reader.iter().flat_map(|text| text.split('"').skip(1).step_by(2));
    let is_word = |text: &&str| {
        let letters = text.strip_prefix('.').unwrap_or_default();
        !letters.is_empty() && letters.bytes().all(|b| b.is_ascii_lowercase() || b == b'_')
    };
    let words: Vec<&str> = quoted.filter(is_word).collect();
    assert!(words.len() > 60, "{words:?}");
    for word in words {
        let told = DirectiveWord::find(word);
        assert!(told.is_some_and(|told| told.word == word), "{word}");
    }
}
