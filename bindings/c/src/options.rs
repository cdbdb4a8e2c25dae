//! How a text or a module is compiled.

use crate::pointers::{optional_text, sized};
use crate::status::{Failure, Result};
use irc_bindings::Settings;
use std::ffi::c_char;
use std::ptr::null;

/// How a text or a module is compiled. Begin with `IRC_OPTIONS_INIT`; what is null or 0 is as it is
/// for the command.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct irc_options {
    /// The size of this struct.
    pub size: usize,
    /// What the text is called in diagnostics. Its ending tells the language.
    pub name: *const c_char,
    /// `auto`, `ir`, `toy` or `llvm`.
    pub language: *const c_char,
    /// Such as `sm_90`.
    pub target: *const c_char,
    /// The version of PTX, such as `8.0`; else the lowest that the module needs.
    pub ptx_version: *const c_char,
    /// `ptx`, `ir` (optimised), `cubin` or `abi` (what a launcher needs to know, as JSON).
    pub emit: *const c_char,
    /// The ptxas that makes a cubin; else it is looked for.
    pub ptxas: *const c_char,
    /// The folder of what a toy program imports; else it imports nothing.
    pub imports: *const c_char,
    /// How hard to optimise: 0 to 3.
    pub level: u32,
    /// Not 0 for PTX without the lines of IR text.
    pub no_lines: u32,
}

/// The settings that options say.
///
/// # Safety
/// They are null, or begin with their size; texts are texts.
pub unsafe fn settings(options: *const irc_options) -> Result<Settings> {
    let none = irc_options {
        size: size_of::<irc_options>(),
        name: null(),
        language: null(),
        target: null(),
        ptx_version: null(),
        emit: null(),
        ptxas: null(),
        imports: null(),
        level: 2,
        no_lines: 0,
    };
    // SAFETY: as the caller says.
    let options = unsafe { sized(options, none, "options") }?;
    // SAFETY: as the caller says.
    let text = |text, what| unsafe { optional_text(text, what) };
    let mut settings = Settings::default();
    if let Some(name) = text(options.name, "name")? {
        name.clone_into(&mut settings.name);
    }
    if let Some(language) = text(options.language, "language")? {
        settings.set_language(language).map_err(Failure::argument)?;
    }
    if let Some(emit) = text(options.emit, "emit")? {
        settings.emit = emit.parse().map_err(Failure::argument)?;
    }
    let version = text(options.ptx_version, "ptx_version")?;
    match text(options.target, "target")? {
        Some(target) => settings.set_target(target, version).map_err(Failure::argument)?,
        None if version.is_some() => {
            return Err(Failure::argument("`ptx_version` needs a `target`"));
        }
        None => {}
    }
    settings.ptxas = text(options.ptxas, "ptxas")?.map(Into::into);
    settings.imports = text(options.imports, "imports")?.map(Into::into);
    settings.set_level(options.level).map_err(Failure::argument)?;
    settings.lines = options.no_lines == 0;
    Ok(settings)
}
