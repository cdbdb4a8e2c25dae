//! `irc toy`: what the toy language has.

use super::args::ToyArgs;
use super::output::Destination;
use irc_toy::builtin::{ORDERS, ParamType, ROWS, Row, WordsWanted, Written};
use std::fmt::Write as _;

/// Prints the lists that are asked for.
pub fn run(args: &ToyArgs) -> Result<bool, String> {
    let mut out = String::new();
    if args.builtins {
        builtins(&mut out);
    }
    Ok(Destination::Stdout.write_or_say(out.as_bytes()))
}

/// A line for each function: how it is written, what `T` may be, what it does.
fn builtins(out: &mut String) {
    let texts: Vec<(String, &Row)> = ROWS.iter().map(|row| (signature(row), row)).collect();
    let width = texts.iter().map(|(text, _)| text.len()).max().unwrap_or(0);
    for (text, row) in texts {
        let class = match row.class.describe() {
            Some(class) => format!(" T: {class}."),
            None => String::new(),
        };
        let orders = match row.words {
            WordsWanted::Order(orders) => {
                let allowed = ORDERS.iter().filter(|(_, order)| orders.contains(order));
                let names: Vec<&str> = allowed.map(|(name, _)| *name).collect();
                format!(" Orders: {}.", names.join(" "))
            }
            _ => String::new(),
        };
        let together = if row.convergent { " Convergent." } else { "" };
        let _ = writeln!(out, "{text:<width$}  {}{class}{orders}{together}", row.doc);
    }
}

/// How a function is written.
fn signature(row: &Row) -> String {
    let words = match row.words {
        WordsWanted::None => "",
        WordsWanted::Type => "::<T>",
        WordsWanted::Order(_) => "::<order, scope>",
    };
    let mut params: Vec<&str> = row.params.iter().map(|shape| shape.describe()).collect();
    let result = match row.result {
        ParamType::Unit => String::new(),
        shape => format!(" -> {}", shape.describe()),
    };
    match row.written {
        Written::Axis => return format!("{}.x .y .z{result}", row.name),
        Written::Warp => params.push("[mask: u32]"),
        Written::Call => {}
    }
    format!("{}{words}({}){result}", row.name, params.join(", "))
}
