//! What the instructions of a launch did, for people and for programs.

use irc::json;
use irc::runtime::device::SourceLocation;
use irc::runtime::sim::{Counts, LineProfile};
use serde_json::json;
use std::fmt::Write;

/// Writes what kinds of instructions ran, and what each instruction did, as a table. `places` are
/// those of the lines, in their order.
pub fn show(lines: &[LineProfile], places: &[SourceLocation], out: &mut String) {
    let all: u64 = lines.iter().map(|line| line.counts.threads).sum();
    let _ = writeln!(out, "instructions of threads by kind:");
    for (class, threads) in mix(lines) {
        let share = 100.0 * threads as f64 / all.max(1) as f64;
        let _ = writeln!(out, "  {class:16} {threads:>14} {share:>6.1} %");
    }
    let _ = writeln!(
        out,
        "{:>12} {:>8} {:>8} {:>8} {:>10} {:>6} {:>6}  instruction",
        "warps", "threads", "splits", "sectors", "wavefronts", "line", "PTX"
    );
    for (line, place) in lines.iter().zip(places) {
        let Counts { warps, threads, splits, requests, sectors, shared_requests, wavefronts } =
            line.counts;
        let per = |what: u64, of: u64| match of {
            0 => String::new(),
            _ => format!("{:.1}", what as f64 / of as f64),
        };
        let _ = writeln!(
            out,
            "{warps:>12} {:>8} {:>8} {:>8} {:>10} {:>6} {:>6}  {}",
            per(threads, warps),
            if splits == 0 { String::new() } else { splits.to_string() },
            per(sectors, requests),
            per(wavefronts, shared_requests),
            place.ir.as_ref().or(place.source.as_ref()).map_or(0, |shown| shown.line),
            line.line,
            line.instruction
        );
    }
    out.push_str(
        "threads, sectors and wavefronts are means: of a warp, of a request to global or local \
         memory (32 bytes each), of a request to shared memory (1 if there is no conflict)\n",
    );
}

/// How many instructions of threads of each kind ran, the most frequent first.
fn mix(lines: &[LineProfile]) -> Vec<(&'static str, u64)> {
    let mut mix: Vec<(&'static str, u64)> = Vec::new();
    for line in lines {
        match mix.iter_mut().find(|(class, _)| *class == line.class) {
            Some((_, threads)) => *threads += line.counts.threads,
            None => mix.push((line.class, line.counts.threads)),
        }
    }
    mix.sort_by_key(|&(class, threads)| (std::cmp::Reverse(threads), class));
    mix
}

/// The same as a JSON array of one object for each instruction.
pub fn render_json(lines: &[LineProfile], places: &[SourceLocation]) -> String {
    json::lines(lines.iter().zip(places).map(|(line, place)| {
        let shown = place.ir.as_ref().or(place.ptx.as_ref());
        let Counts { warps, threads, splits, requests, sectors, shared_requests, wavefronts } =
            line.counts;
        json!({
            "file": shown.map_or("", |shown| &shown.file),
            "line": shown.map_or(0, |shown| shown.line),
            "ptx_line": line.line,
            "function": line.function,
            "instruction": line.instruction,
            "class": line.class,
            "warps": warps,
            "threads": threads,
            "splits": splits,
            "requests": requests,
            "sectors": sectors,
            "shared_requests": shared_requests,
            "wavefronts": wavefronts,
        })
    }))
}
