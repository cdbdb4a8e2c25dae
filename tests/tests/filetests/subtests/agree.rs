//! The subtest `agree`: a module of the random ones, or like them, keeps its meaning.
//!
//! `; test agree KERNEL GRID BLOCK NUMBER [poison] [volta]`: the kernel takes the three buffers of
//! random modules first, the inputs are those with this number. Everything that the test of random
//! modules checks is checked, but ptxas' verdict; there is no output.

use super::super::Case;
use irc_tests::agreement::{Tally, check};
use irc_tests::random::{self, RandomModule, Traits};

pub fn agree(case: &Case<'_>) -> Result<String, String> {
    let module = case.parse()?.module;
    let [kernel, grid, block, number, traits @ ..] = &case.args[..] else {
        return Err("expected KERNEL GRID BLOCK NUMBER [poison] [volta]".to_owned());
    };
    let number = number.parse().map_err(|error| format!("`{number}`: {error}"))?;
    if let Some(unknown) = traits.iter().find(|word| !["poison", "volta"].contains(word)) {
        return Err(format!("there is no trait `{unknown}`"));
    }
    let launch = random::case(&module, kernel, shape(grid)?, shape(block)?, number);
    let launch = launch.ok_or_else(|| format!("there is no kernel `{kernel}`"))?;
    let has = |word| traits.contains(&word);
    let traits =
        Traits { poison: has("poison"), approximate: true, volta: has("volta"), syncs: true };
    let random = RandomModule { module, case: launch, traits };
    check(number, &random, &mut Tally::default()).map(|_| String::new())
}

fn shape(word: &str) -> Result<[u32; 3], String> {
    let parts: Result<Vec<u32>, _> = word.split(',').map(str::parse).collect();
    let parts = parts.ok().and_then(|parts| <[u32; 3]>::try_from(parts).ok());
    parts.ok_or_else(|| format!("`{word}` is no shape: X,Y,Z"))
}
