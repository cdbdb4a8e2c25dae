//! PTX to machine code, with ptxas' complaints shown where the IR is.

use super::report::Report;
use irc::ir::entity::{FuncId, Inst};
use irc::ir::target::Sm;
use irc::ir::text::{Diagnostic, SourceFile, SourceSpans, Span};
use irc::runtime::ptxas::{AssembleOptions, Message, PtxasError, Severity, Toolbox};

/// What marks a comment of ours: the offset of the IR that the code below came from.
const MARK: &str = "ir@";

/// The comment for an instruction: where it stands in the text.
pub fn mark(spans: &SourceSpans, func: FuncId, inst: Inst) -> Option<String> {
    let span = spans.funcs[func].insts[inst];
    (span != Span::default()).then(|| format!("{MARK}{}:{}", span.start, span.end))
}

/// Assembles marked PTX; machine code, perhaps with warnings in the report, or nothing with errors.
pub fn assemble(
    tools: &Toolbox,
    ptx: &str,
    sm: Sm,
    level: u8,
    source: &SourceFile<'_>,
    report: &mut Report,
) -> Option<Vec<u8>> {
    let options = AssembleOptions { opt_level: Some(level), ..AssembleOptions::default() };
    let result = tools.for_target(sm).and_then(|ptxas| ptxas.assemble(ptx, sm, options));
    let (messages, cubin) = match result {
        Ok(assembled) => (assembled.messages, Some(assembled.cubin)),
        Err(PtxasError::Rejected { messages, .. } | PtxasError::Died { messages, .. })
            if !messages.is_empty() =>
        {
            (messages, None)
        }
        Err(error) => {
            report.add(source, &Diagnostic::error("ptxas", error.to_string()));
            return None;
        }
    };
    for message in &messages {
        let text = format!("ptxas: {}", message.text);
        let diagnostic = match message.severity {
            Severity::Warning => Diagnostic::warning("ptxas", text),
            Severity::Info => continue,
            _ => Diagnostic::error("ptxas", text),
        };
        let diagnostic = match place(ptx, message) {
            Some(span) => diagnostic.at(span),
            None => diagnostic,
        };
        report.add(source, &diagnostic);
    }
    cubin
}

/// The IR that the line of a message came from: the nearest mark above it.
fn place(ptx: &str, message: &Message) -> Option<Span> {
    let line = message.line? as usize;
    let above: Vec<&str> = ptx.lines().take(line).collect();
    let mark = above.iter().rev().find_map(|line| line.split(MARK).nth(1))?;
    let (start, end) = mark.trim().split_once(':')?;
    Some(Span::new(start.parse().ok()?, end.parse().ok()?))
}
