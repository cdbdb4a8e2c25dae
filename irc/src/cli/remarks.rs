//! `--remarks`: what the passes have done or left, as lines or as JSON.

use super::args::Format;
use irc::ir::module::Module;
use irc::json;
use irc::passes::remarks::Remark;
use serde_json::{Value, json};

/// The remarks about a module as text, those of one place together.
pub fn write(remarks: &[Remark], module: &Module, format: Format) -> String {
    let mut sorted: Vec<&Remark> = remarks.iter().collect();
    sorted.sort_by_key(|remark| (remark.place.is_none(), remark.place));
    match format {
        Format::Text => sorted.iter().map(|remark| line(remark, module)).collect(),
        Format::Json => json::lines(sorted.iter().map(|remark| value(remark, module))),
    }
}

/// The file of a remark, if its place is known.
fn file<'m>(remark: &Remark, module: &'m Module) -> Option<&'m str> {
    Some(module.files.get(remark.place?.file)?.as_str())
}

fn line(remark: &Remark, module: &Module) -> String {
    let row = remark.name.row();
    let place = match (file(remark, module), remark.place) {
        (Some(file), Some(place)) => format!("{file}:{}:{}: ", place.line, place.column),
        _ => String::new(),
    };
    let Remark { function, message, .. } = remark;
    let (kind, pass, name) = (row.kind, row.pass, row.name);
    format!("{place}remark: {message} [{kind}: {pass}, {name}, in `@{function}`]\n")
}

fn value(remark: &Remark, module: &Module) -> Value {
    let row = remark.name.row();
    json!({
        "kind": row.kind.name(),
        "pass": row.pass,
        "name": row.name,
        "function": remark.function,
        "file": file(remark, module),
        "line": remark.place.map(|place| place.line),
        "column": remark.place.map(|place| place.column),
        "message": remark.message,
    })
}
