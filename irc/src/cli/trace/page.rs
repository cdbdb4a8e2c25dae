//! The page: one file, which loads nothing.
//!
//! All that comes from the input goes through [`escaped`], and only into text: classes and
//! attributes are our own words and numbers. The policy of the page forbids it to load anything.

use super::words::Line;
use super::{Column, Function, diff};
use std::fmt::Write;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// Text for HTML, wherever it stands.
pub fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c if c.is_control() && c != '\t' => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// The page of some functions.
pub fn page<'a>(title: &str, functions: impl Iterator<Item = &'a Function>) -> String {
    let title = escaped(title);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \
         style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>{title} \u{2013} irc trace</title>\n<style>\n{STYLE}</style></head>\n<body>\n\
         <header><h1>{title}</h1><p>Click a value to see it in every stage, a block of the graph \
         to see its label, a stage to fold it. <span class=\"key added\">changed by this \
         stage</span> <span class=\"key removed\">changed by the next</span><br>The graph is that \
         of the last IR. A block is executed or skipped by the whole <span class=\"key \
         grid\">grid</span>, <span class=\"key cta\">CTA</span> or <span class=\"key \
         warp\">warp</span> together, or by each <span class=\"key thread\">thread</span> alone; \
         the edges of a branch have the colour of those who take it together.</p></header>\n"
    );
    for function in functions {
        self::function(function, &mut out);
    }
    let _ = write!(out, "<script>\n{SCRIPT}</script>\n</body></html>\n");
    out
}

fn function(function: &Function, out: &mut String) {
    let name = escaped(&function.name);
    let _ = write!(out, "<section><h2>@{name}</h2>\n<div class=\"columns\">\n");
    if let Some(graph) = &function.graph {
        let svg = graph.svg();
        let _ = writeln!(out, "<article class=\"graph\"><h3>control flow</h3>{svg}</article>");
    }
    let columns = &function.columns;
    let marks: Vec<(Vec<bool>, Vec<bool>)> = columns
        .windows(2)
        .map(|pair| match pair[0].language == pair[1].language {
            true => diff::changed(&pair[0].text, &pair[1].text),
            false => Default::default(),
        })
        .collect();
    let is_same = |n: usize| {
        let before = n.checked_sub(1).filter(|&b| columns[b].language == columns[n].language);
        before.is_some_and(|b| !marks[b].0.contains(&true) && !marks[b].1.contains(&true))
    };
    for (n, column) in columns.iter().enumerate() {
        let came = n.checked_sub(1).map(|before| &marks[before].1[..]).unwrap_or_default();
        // What the next stage has changed that has changed something.
        let next = (n + 1..columns.len()).find(|&next| !is_same(next));
        let gone = next.map(|next| &marks[next - 1].0[..]).unwrap_or_default();
        self::column(column, came, gone, is_same(n), out);
    }
    out.push_str("</div></section>\n");
}

/// A column; one that is the same as that before it is folded.
fn column(column: &Column, came: &[bool], gone: &[bool], is_same: bool, out: &mut String) {
    let (class, note) = match is_same {
        true => (" folded", " <small>no change</small>"),
        false => ("", ""),
    };
    let _ = write!(
        out,
        "<article class=\"stage{class}\"><h3><button type=\"button\">{}{note}</button></h3><pre>",
        escaped(column.stage)
    );
    for (n, line) in column.text.lines.iter().enumerate() {
        let mark = |marks: &[bool]| marks.get(n).copied().unwrap_or(false);
        self::line(line, mark(came), mark(gone), out);
    }
    out.push_str("</pre></article>\n");
}

fn line(line: &Line, came: bool, gone: bool, out: &mut String) {
    out.push_str("<div class=\"l");
    out.push_str(if came { " added" } else { "" });
    out.push_str(if gone { " removed" } else { "" });
    out.push('"');
    if let Some(key) = line.key {
        let _ = write!(out, " data-k=\"{key}\"");
    }
    if let Some(label) = line.label {
        let _ = write!(out, " data-b=\"{label}\"");
    }
    out.push('>');
    for (n, gap) in line.gaps.iter().enumerate() {
        out.push_str(&escaped(gap));
        let Some(word) = line.words.get(n) else { continue };
        let text = escaped(&word.text);
        match word.key {
            Some(key) => _ = write!(out, "<b data-k=\"{key}\">{text}</b>"),
            None => out.push_str(&text),
        }
    }
    out.push_str("\n</div>");
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn nothing_of_html_survives() {
        let hostile = "</pre><script>alert(1)</script>\" onclick='x' & \u{0}\u{7f}";
        let text = escaped(hostile);
        assert!(!text.contains(['<', '>', '"', '\'', '\u{0}', '\u{7f}']), "{text}");
    }
}
