//! Links texts of PTX, for a library that does what a driver does.

use irc_ptx::ReadError;
pub use irc_ptx::link::{Keep, LinkError, Linker};

/// Adds a text to what is linked.
///
/// # Errors
/// It is no PTX: what a driver's compiler would say.
pub fn add_text(linker: &mut Linker, name: &str, text: &str) -> Result<(), String> {
    linker.add_text(name, text).map_err(|errors| {
        let told = |error: &ReadError| {
            let before = text.as_bytes().get(..error.span.start).unwrap_or_default();
            let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
            format!("ptxas {name}, line {line}; error   : {error}\n")
        };
        errors.iter().map(told).collect()
    })
}
