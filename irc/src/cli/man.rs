//! `irc man`: manual pages, of what `--help` says.

use super::args::{Args, ManArgs};
use super::output::Destination;
use super::say_error;
use clap::CommandFactory;
use std::fs;

/// The pages, by their names: `irc`, `irc-run` and so on.
fn pages() -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut command = Args::command().disable_help_subcommand(true);
    command.build();
    let all = std::iter::once(&command).chain(command.get_subcommands());
    let page = |of: &clap::Command| {
        let name = of.get_display_name().unwrap_or(of.get_name()).to_owned();
        let source = concat!("irc ", env!("CARGO_PKG_VERSION"));
        let mut page = Vec::new();
        let man = clap_mangen::Man::new(of.clone()).source(source).manual("irc");
        man.render(&mut page).map_err(|error| error.to_string())?;
        Ok((name, page))
    };
    all.map(page).collect()
}

/// Prints one page, or writes all.
pub fn run(args: &ManArgs) -> Result<bool, String> {
    let pages = pages()?;
    let Some(folder) = &args.write else {
        let wanted =
            args.subcommand.as_ref().map_or("irc".to_owned(), |name| format!("irc-{name}"));
        let page = pages.iter().find(|(name, _)| *name == wanted);
        let (_, page) = page.ok_or_else(|| format!("there is no page {wanted}"))?;
        return Ok(Destination::Stdout.write_or_say(page));
    };
    if let Err(error) = fs::create_dir_all(folder) {
        say_error(&format!("{}: cannot make the folder: {error}", folder.display()));
        return Ok(false);
    }
    let write = |(name, page): &(String, Vec<u8>)| {
        let path = folder.join(format!("{name}.1"));
        Destination::File(path).write_or_say(page)
    };
    Ok(pages.iter().all(write))
}
