//! Runs compiled programs on a device.

use super::compiler::Program;
use super::graph::{Array, Op};
use irc::prelude::*;
use irc::runtime::device::{Device, Image};
use std::collections::HashMap;
use std::error::Error;

/// The PTX of a program, and what it computes, row by row.
pub type Computed = (String, Vec<Vec<f32>>);

/// Runs a program on these inputs.
pub fn run(
    program: &Program,
    results: &[Array<'_>],
    device: &mut dyn Device,
    inputs: &HashMap<&str, Vec<f32>>,
) -> Result<Computed, Box<dyn Error>> {
    let nodes = results[0].graph.nodes();
    let ptx = compile(&program.module, &Target::new("sm_90".parse()?), &Options::default())?.text;
    let module = device.load(Image::Ptx(&ptx))?.module;
    let mut addresses = HashMap::new();
    let arrays = program.kernels.iter().flat_map(|kernel| kernel.arrays.iter().copied());
    for node in arrays.chain(results.iter().map(|result| result.node)) {
        if addresses.contains_key(&node) {
            continue;
        }
        let [rows, columns] = nodes[node].shape.map(u64::from);
        let address = match &nodes[node].op {
            Op::Input(name) => {
                let input = inputs.get(&**name).ok_or(format!("there is no input `{name}`"))?;
                let bytes: Vec<u8> = input.iter().flat_map(|x| x.to_le_bytes()).collect();
                let address = device.alloc(bytes.len() as u64)?;
                device.write(address, &bytes)?;
                address
            }
            _ => device.alloc(4 * rows * columns)?,
        };
        addresses.insert(node, address);
    }
    for kernel in &program.kernels {
        let args: Vec<[u8; 8]> =
            kernel.arrays.iter().map(|node| addresses[node].to_le_bytes()).collect();
        let args: Vec<&[u8]> = args.iter().map(|arg| &arg[..]).collect();
        let id = device.kernel(module, &kernel.name)?.id;
        device.launch(id, &kernel.launch, &args)?;
    }
    let mut found = Vec::new();
    for result in results {
        let [rows, columns] = nodes[result.node].shape;
        let mut bytes = vec![0; 4 * rows as usize * columns as usize];
        device.read(addresses[&result.node], &mut bytes)?;
        let float = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().expect("four bytes"));
        found.push(bytes.chunks_exact(4).map(float).collect());
    }
    addresses.values().try_for_each(|&address| device.free(address))?;
    device.unload(module)?;
    Ok((ptx, found))
}
