//! The canonical form of a text, with its comments.
//!
//! The printer knows nothing of comments. But it writes each construct (an item, a stack slot, a
//! label, an instruction, the brace that closes a body) on one line, in an order that follows from
//! that of the text; so each comment belongs to a construct, and finds its line by counting.

use super::error::ParseError;
use super::lexer::{Kind, Lexer, ends_line};
use super::parse::{ParsedModule, parse_module};
use super::span::{FunctionSpans, ItemKind};
use crate::function::Function;
use irc_ptx::isa::TextureMode;
use irc_ptx::text::Span;

/// The canonical form of a text: what [`parse_module`] reads in it as the printer writes it, and
/// its comments. A comment on a line of its own stands before what follows it, one behind
/// something stays there; blank lines between and after comments stay, too, as one.
///
/// ```
/// use irc_ir::text::format;
///
/// let text = "; Nothing.\nkernel @k( ; no parameters\n) {\nentry: ret ; done\n ; the end\n}";
/// let form = "\
/// ; Nothing.
/// ; no parameters
/// kernel @k() {
/// entry:
///   ret  ; done
///   ; the end
/// }
/// ";
/// assert_eq!(format(text).as_deref(), Ok(form));
/// ```
pub fn format(text: &str) -> Result<String, Vec<ParseError>> {
    let parsed = parse_module(text)?;
    let plain = parsed.module.to_string();
    let comments = comments(text);
    if comments.is_empty() {
        return Ok(plain);
    }
    let (constructs, order) = constructs(&parsed);
    Ok(weave(&plain, &order, attach(comments, &constructs, &order)))
}

// ---- comments ----

/// A comment of the text.
struct Comment<'a> {
    /// From the semicolon on, without blanks at the end.
    text: &'a str,
    start: u32,
    /// Whether nothing stands before it on its line.
    alone: bool,
    /// Whether a blank line stands before it, and behind it.
    blank_before: bool,
    blank_behind: bool,
}

/// The comments of a text without lexical errors, in order.
fn comments(text: &str) -> Vec<Comment<'_>> {
    let mut found = Vec::new();
    let mut lexer = Lexer::new(text);
    let mut from = 0;
    loop {
        let token = lexer.next();
        comments_between(text, from, token.start as usize, &mut found);
        from = token.span().end as usize;
        if token.kind == Kind::Eof {
            return found;
        }
    }
}

/// The comments between two tokens.
fn comments_between<'a>(text: &'a str, from: usize, to: usize, found: &mut Vec<Comment<'a>>) {
    let mut at = from;
    // The beginning of the text begins a line.
    let mut lines = usize::from(from == 0);
    while let Some(next) = text[at..to].find(';') {
        let start = at + next;
        lines += line_ends(&text[at..start]);
        let rest = &text[start..to];
        let end = start + rest.bytes().position(ends_line).unwrap_or(rest.len());
        if let Some(last) = found.last_mut().filter(|last| last.start as usize >= from) {
            last.blank_behind = lines > 1;
        }
        found.push(Comment {
            text: text[start..end].trim_end(),
            start: start as u32,
            alone: lines > 0,
            blank_before: lines > 1,
            blank_behind: false,
        });
        (at, lines) = (end, 0);
    }
    lines += line_ends(&text[at..to]);
    if let Some(last) = found.last_mut().filter(|last| last.start as usize >= from) {
        last.blank_behind = lines > 1;
    }
}

/// How many lines end in a text: LF, CR, or both as one.
fn line_ends(text: &str) -> usize {
    let ends = text.bytes().filter(|&byte| ends_line(byte)).count();
    ends - text.matches("\r\n").count()
}

// ---- constructs ----

/// The constructs of a text in order, and the order in which the printer writes them: a line each.
fn constructs(parsed: &ParsedModule) -> (Vec<Span>, Vec<usize>) {
    let mut constructs = Vec::new();
    let (mut modes, mut files, mut types, mut symbols) = (vec![], vec![], vec![], vec![]);
    let (mut debug_types, mut debug_globals) = (vec![], vec![]);
    for item in &parsed.spans.items {
        let first = constructs.len();
        constructs.push(item.span);
        match item.kind {
            ItemKind::TextureMode => modes = vec![first],
            ItemKind::File => files.push(first),
            ItemKind::Type => types.push(first),
            ItemKind::DebugType => debug_types.push(first),
            ItemKind::DebugGlobal => debug_globals.push(first),
            ItemKind::Global => symbols.push(first),
            ItemKind::Func(func) => {
                let spans = &parsed.spans.funcs[func];
                if let Some(body) = spans.body {
                    constructs[first].end = body.start + 1;
                    body_constructs(parsed.module.func(func), spans, &mut constructs);
                    constructs.push(Span::new(body.end - 1, body.end));
                }
                symbols.extend(first..constructs.len());
            }
        }
    }
    if parsed.module.textures == TextureMode::Unified {
        modes.clear();
    }
    let order = [modes, files, types, debug_types, symbols, debug_globals].concat();
    (constructs, order)
}

/// The constructs inside a body.
fn body_constructs(func: &Function, spans: &FunctionSpans, constructs: &mut Vec<Span>) {
    constructs.extend(&spans.debug.head);
    constructs.extend(func.slots.keys().map(|slot| spans.slots[slot]));
    constructs.extend(&spans.debug.variables);
    for block in func.layout.blocks() {
        constructs.push(spans.blocks[block]);
        for inst in func.layout.insts(block) {
            constructs.extend(spans.debug.values.get(&inst).into_iter().flatten());
            constructs.push(spans.insts[inst]);
        }
    }
}

/// The comments of a construct.
#[derive(Default)]
struct Attached<'a> {
    /// On lines of their own before it.
    before: Vec<Comment<'a>>,
    /// At the end of its line.
    behind: Option<Comment<'a>>,
}

/// All comments by what they belong to.
struct Comments<'a> {
    /// What stands above everything, with a blank line behind it.
    header: Vec<Comment<'a>>,
    /// By construct.
    of: Vec<Attached<'a>>,
    /// Behind the last construct.
    end: Vec<Comment<'a>>,
}

/// Finds the construct of each comment: the one around it, or before it on its line, else the next.
fn attach<'a>(
    mut comments: Vec<Comment<'a>>,
    constructs: &[Span],
    order: &[usize],
) -> Comments<'a> {
    let mut is_printed = vec![false; constructs.len()];
    order.iter().for_each(|&construct| is_printed[construct] = true);
    let first = constructs.first().map_or(u32::MAX, |span| span.start);
    let above = comments.iter().take_while(|comment| comment.start < first);
    let header = above.enumerate().filter(|(_, comment)| comment.blank_behind).last();
    let header = header.map_or(0, |(last, _)| last + 1);
    let rest = comments.split_off(header);
    let mut of: Vec<Attached<'a>> = constructs.iter().map(|_| Attached::default()).collect();
    let mut end = Vec::new();
    // Constructs that begin before the comment.
    let mut begun = 0;
    for comment in rest {
        begun += constructs[begun..].partition_point(|span| span.start < comment.start);
        let last = begun.checked_sub(1);
        let is_inside = last.is_some_and(|last| comment.start < constructs[last].end);
        if let Some(last) = last.filter(|&last| !is_inside && !comment.alone && is_printed[last]) {
            // Of a construct on several lines the last one stays.
            if let Some(inside) = of[last].behind.replace(comment) {
                of[last].before.push(Comment { blank_behind: false, ..inside });
            }
            continue;
        }
        let next = if is_inside { begun - 1 } else { begun };
        match (next..constructs.len()).find(|&construct| is_printed[construct]) {
            Some(construct) => of[construct].before.push(comment),
            None => end.push(comment),
        }
    }
    Comments { header: comments, of, end }
}

/// Puts comments into a text that has a line for each construct, and blank lines between some.
fn weave(plain: &str, order: &[usize], comments: Comments<'_>) -> String {
    let mut out = String::with_capacity(plain.len());
    push_comments(&comments.header, "", &mut out);
    let mut next = order.iter();
    for line in plain.lines() {
        let attached = match line.is_empty() {
            true => None,
            false => next.next().map(|&construct| &comments.of[construct]),
        };
        if let Some(attached) = attached {
            let indent = match line {
                "}" => "  ",
                line => &line[..line.len() - line.trim_start().len()],
            };
            push_comments(&attached.before, indent, &mut out);
        }
        out.push_str(line);
        if let Some(behind) = attached.and_then(|attached| attached.behind.as_ref()) {
            out.push_str("  ");
            out.push_str(behind.text);
        }
        out.push('\n');
    }
    if let Some(first) = comments.end.first() {
        let is_parted = out.is_empty() || out.ends_with("\n\n");
        out.push_str(if first.blank_before && !is_parted { "\n" } else { "" });
        push_comments(&comments.end, "", &mut out);
    }
    // A text does not end with blank lines.
    out.truncate(out.trim_end_matches('\n').len());
    out.push('\n');
    out
}

fn push_comments(comments: &[Comment<'_>], indent: &str, out: &mut String) {
    for comment in comments {
        out.push_str(indent);
        out.push_str(comment.text);
        out.push_str(if comment.blank_behind { "\n\n" } else { "\n" });
    }
}
