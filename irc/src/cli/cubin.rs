//! PTX to machine code, with ptxas' complaints shown where the IR or the toy program is.

use super::args::CompileArgs;
use super::input::{At, Input};
use super::interrupt;
use super::report::Report;
use irc::ir::entity::{FuncId, Inst};
use irc::ir::verify::Subject;
use irc::ptx::target::Sm;
use irc::ptx::text::{Diagnostic, Span};
use irc::ptxas::diagnostic;
use irc::runtime::cache::{CubinCache, DEFAULT_LIMIT};
use irc::runtime::ptxas::{AssembleOptions, Assembled, Message, PtxasError, Toolbox};
use std::path::PathBuf;
use std::time::Duration;

/// What marks a comment of ours: the text and offset that the code below came from.
const MARK: &str = "from@";

/// The comment for an instruction: where it stands in the texts.
pub fn mark(input: &Input, func: FuncId, inst: Inst) -> Option<String> {
    let At { text, span } = input.place(Subject::Inst(func, inst))?;
    Some(format!("{MARK}{text}:{}:{}", span.start, span.end))
}

/// The word in place of a folder for no cache.
const NO_CACHE: &str = "off";

/// What makes machine code: the releases of ptxas that there are, and what they made before.
#[derive(Debug, Default)]
pub struct Assembler {
    tools: Toolbox,
    cache: Option<CubinCache>,
}

impl Assembler {
    /// Looks for ptxas and for the folder of the cache: that of the command line, else that of
    /// `IRC_CACHE`, else the user's.
    pub fn find(args: &CompileArgs) -> Result<Assembler, String> {
        let CompileArgs { ptxas, cache: folder, ptxas_timeout, .. } = args;
        interrupt::clean_up_after_ptxas();
        let tools = Toolbox::find_with_limit(ptxas.as_deref(), Duration::from_secs(*ptxas_timeout));
        let tools = tools.map_err(|error| error.to_string())?;
        let variable = std::env::var_os("IRC_CACHE").filter(|folder| !folder.is_empty());
        let chosen = folder.clone().or(variable.map(PathBuf::from));
        let cache = match &chosen {
            Some(folder) if folder.as_os_str() == NO_CACHE => None,
            Some(folder) => Some(CubinCache::open(folder, DEFAULT_LIMIT).map_err(|error| {
                format!("cannot make the folder `{}` of the cache: {error}", folder.display())
            })?),
            // Where nobody asked for a cache, none is no error.
            None => CubinCache::user_folder()
                .and_then(|folder| CubinCache::open(&folder, DEFAULT_LIMIT).ok()),
        };
        Ok(Assembler { tools, cache })
    }

    fn run(&self, ptx: &str, sm: Sm, options: AssembleOptions) -> Result<Assembled, PtxasError> {
        let ptxas = self.tools.for_target(sm)?;
        match &self.cache {
            Some(cache) => cache.assemble(ptxas, ptx, sm, options),
            None => ptxas.assemble(ptx, sm, options),
        }
    }
}

/// Assembles marked PTX; machine code, perhaps with warnings in the report, or nothing with errors.
pub fn assemble(
    assembler: &Assembler,
    ptx: &str,
    sm: Sm,
    options: AssembleOptions,
    input: &Input,
    report: &mut Report,
) -> Option<Vec<u8>> {
    let result = assembler.run(ptx, sm, options);
    let (messages, cubin) = match result {
        Ok(assembled) => (assembled.messages, Some(assembled.cubin)),
        // One of them is an error.
        Err(PtxasError::Rejected { messages, .. }) => (messages, None),
        Err(error) => {
            input.tell(Diagnostic::error("C0402", error.to_string()), None, report);
            return None;
        }
    };
    for message in &messages {
        if let Some(diagnostic) = diagnostic(message) {
            input.tell(diagnostic, place(ptx, message), report);
        }
    }
    cubin
}

/// What the line of a message came from: the nearest mark above it.
fn place(ptx: &str, message: &Message) -> Option<At> {
    let line = message.line? as usize;
    let above: Vec<&str> = ptx.lines().take(line).collect();
    let mark = above.iter().rev().find_map(|line| line.split(MARK).nth(1))?;
    let mut numbers = mark.trim().split(':').map(str::parse::<u32>);
    let mut next = || numbers.next()?.ok();
    let (text, start, end) = (next()?, next()?, next()?);
    Some(At { text: text as usize, span: Span::new(start, end) })
}
