//! The subtest `run`: launches a kernel in the reference interpreter and shows its buffers.
//!
//! `; test run KERNEL CTAS THREADS ARGUMENT...`, where an argument is a number (`7`, `-1`, `0x10`,
//! `1.5`: an `f32`) or a buffer in global memory (`i32*8`: eight zeros; `f32*4=1,2.5`: these, then
//! zeros; `i16?8`: eight elements that were never written).

use super::super::Case;
use irc_ir::interp::{Arg, Fault, Interp, InterpError, Launch};
use irc_ir::module::{Module, Symbol};
use irc_ir::types::Scalar;
use irc_ir::verify::verify_module;

/// Interleavings that are tried; they must agree.
const SEEDS: std::ops::Range<u64> = 0..4;

/// An argument as the header gives it.
enum Argument {
    Number(u128),
    Buffer { element: Scalar, count: u64, contents: Option<Vec<u128>> },
}

/// The buffers after the launch, or the fault; the same for all seeds.
pub fn run(case: &Case<'_>) -> Result<String, String> {
    let module = case.parse()?.module;
    verify_module(&module)
        .map_err(|errors| errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))?;
    let mut outputs = SEEDS.map(|seed| launch(&module, &case.args, seed));
    let first = outputs.next().expect("there are seeds")?;
    for (seed, output) in SEEDS.skip(1).zip(outputs) {
        let output = output?;
        if output != first {
            return Err(format!("seed {seed} gives another result:\n{output}\nand\n{first}"));
        }
    }
    Ok(first)
}

fn launch(module: &Module, words: &[&str], seed: u64) -> Result<String, String> {
    let [kernel, ctas, threads, arguments @ ..] = words else {
        return Err("expected KERNEL CTAS THREADS ARGUMENT...".to_owned());
    };
    let Some(Symbol::Func(id)) = module.symbol(kernel.trim_start_matches('@')) else {
        return Err(format!("there is no kernel `{kernel}`"));
    };
    let number = |word: &str| word.parse::<u32>().map_err(|error| format!("`{word}`: {error}"));
    let mut launch = Launch::new(number(ctas)?, number(threads)?, seed);
    launch.limits.steps = 1_000_000;
    launch.dynamic_shared = 1024;
    let mut interp = Interp::new(module).map_err(|error| error.to_string())?;
    let (mut args, mut buffers) = (Vec::new(), Vec::new());
    for (index, word) in arguments.iter().enumerate() {
        match argument(word).ok_or_else(|| format!("bad argument `{word}`"))? {
            Argument::Number(bits) => args.push(Arg::Bits(bits)),
            Argument::Buffer { element, count, contents } => {
                let size = count * u64::from(element.bytes());
                let address = interp.alloc(size, 128).map_err(|error| error.to_string())?;
                if let Some(contents) = contents {
                    let bytes = bytes(element, count, &contents);
                    interp.write(address, &bytes).map_err(|error| error.to_string())?;
                }
                args.push(Arg::Bits(address.into()));
                buffers.push((index, element, address, size));
            }
        }
    }
    match interp.launch(id, &launch, &args) {
        Ok(_) => {}
        Err(InterpError::Fault(at)) => return Ok(describe(&at.fault)),
        Err(error) => return Err(error.to_string()),
    }
    let mut out = String::new();
    for (index, element, address, size) in buffers {
        let bytes = interp.read(address, size).map_err(|error| error.to_string())?;
        let shown: Vec<String> =
            bytes.chunks(element.bytes() as usize).map(|bytes| show(element, bytes)).collect();
        out += &format!("argument {index}: {}\n", shown.join(" "));
    }
    Ok(out)
}

/// A fault without what depends on the interleaving.
fn describe(fault: &Fault) -> String {
    match fault {
        Fault::Race { space, .. } => format!("fault: data race in {space} memory\n"),
        fault => format!("fault: {fault}\n"),
    }
}

fn argument(word: &str) -> Option<Argument> {
    let Some(at) = word.find(['*', '?']) else {
        let is_float = word.contains('.');
        let scalar = if is_float { Scalar::F32 } else { Scalar::I128 };
        return Some(Argument::Number(element(scalar, word)?));
    };
    let scalar = Scalar::from_name(&word[..at])?;
    let (count, contents) = match word[at + 1..].split_once('=') {
        Some((count, contents)) => (count, contents),
        None => (&word[at + 1..], ""),
    };
    let contents = contents.split(',').filter(|word| !word.is_empty());
    let contents: Option<Vec<u128>> = contents.map(|word| element(scalar, word)).collect();
    let contents = if word.as_bytes()[at] == b'?' { None } else { Some(contents?) };
    Some(Argument::Buffer { element: scalar, count: count.parse().ok()?, contents })
}

/// The bits of a number as the header writes it; 16-bit floats are written as their bits.
fn element(scalar: Scalar, word: &str) -> Option<u128> {
    if let Some(digits) = word.strip_prefix("0x") {
        return u128::from_str_radix(digits, 16).ok();
    }
    match scalar {
        Scalar::F32 => word.parse::<f32>().ok().map(|x| x.to_bits().into()),
        Scalar::F64 => word.parse::<f64>().ok().map(|x| x.to_bits().into()),
        _ => word.parse::<i128>().ok().map(|x| x as u128 & scalar.mask()),
    }
}

fn bytes(element: Scalar, count: u64, contents: &[u128]) -> Vec<u8> {
    let size = element.bytes() as usize;
    let mut bytes: Vec<u8> =
        contents.iter().flat_map(|bits| bits.to_le_bytes().into_iter().take(size)).collect();
    bytes.resize(size * count as usize, 0);
    bytes
}

/// An element for people: integers signed, 16-bit floats and NaN as bits.
fn show(element: Scalar, bytes: &[Option<u8>]) -> String {
    let bits =
        bytes.iter().rev().try_fold(0u128, |bits, byte| Some(bits << 8 | u128::from((*byte)?)));
    let Some(bits) = bits else { return "poison".to_owned() };
    let unused = 128 - element.bits();
    match element {
        Scalar::F32 if !f32::from_bits(bits as u32).is_nan() => {
            format!("{:?}", f32::from_bits(bits as u32))
        }
        Scalar::F64 if !f64::from_bits(bits as u64).is_nan() => {
            format!("{:?}", f64::from_bits(bits as u64))
        }
        _ if element.is_float() => format!("{bits:#x}"),
        _ => ((bits << unused) as i128 >> unused).to_string(),
    }
}
