//! Textures and surfaces: kernels in PTX that read and write them, against formulas written apart
//! from the simulator.

mod lookups;
mod names;
mod surfaces;

use irc_runtime::sim::image::*;
use irc_runtime::sim::{Finished, LaunchConfig, ModuleId, Options, Simulator};

/// A device with one module.
pub struct Loaded {
    /// The device.
    pub device: Simulator,
    /// The module.
    pub module: ModuleId,
}

impl Loaded {
    /// A module of this text behind the directives that every module has.
    pub fn new(text: &str) -> Self {
        Self::with_mode("", text)
    }

    /// The same, with more in the `.target`.
    pub fn with_mode(mode: &str, text: &str) -> Self {
        let text = format!(".version 8.0\n.target sm_90{mode}\n.address_size 64\n{text}");
        let mut device = Simulator::new(Options::default());
        let module = device.load(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
        Self { device, module }
    }

    /// Global memory that holds these bytes.
    pub fn buffer(&mut self, bytes: &[u8]) -> u64 {
        let address = self.device.allocate(bytes.len() as u64);
        self.device.write(address, bytes).expect("it was allocated");
        address
    }

    /// Words of global memory.
    pub fn words(&self, address: u64, count: usize) -> Vec<u32> {
        let mut bytes = vec![0; count * 4];
        self.device.read(address, &mut bytes).expect("the buffer is allocated");
        bytes.chunks(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect()
    }

    /// Runs kernel `k` in one CTA.
    pub fn launch(&mut self, threads: u32, args: &[u64]) -> Finished {
        let shape = LaunchConfig::new([1; 3], [threads, 1, 1]);
        let args: Vec<[u8; 8]> = args.iter().map(|arg| arg.to_le_bytes()).collect();
        let args: Vec<&[u8]> = args.iter().map(|arg| &arg[..]).collect();
        self.device.launch(self.module, "k", shape, &args, &|_| ()).expect("the launch is right")
    }

    /// The same, and nothing may be wrong.
    pub fn run(&mut self, threads: u32, args: &[u64]) {
        let finished = self.launch(threads, args);
        assert!(finished.reports.is_empty() && finished.ended, "{:?}", finished.reports);
    }

    /// The same, and this must be wrong.
    pub fn fails(&mut self, threads: u32, args: &[u64], why: &str) {
        let finished = self.launch(threads, args);
        let text = format!("{:?}", finished.reports);
        assert!(text.contains(why), "{text}");
    }
}

/// The bytes of words.
pub fn bytes(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// The bytes of floats.
pub fn floats(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_le_bytes()).collect()
}

/// Numbers that look random, from 0 to 1.
pub struct Numbers(pub u64);

impl Numbers {
    /// The next of them.
    pub fn draw(&mut self) -> f32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 40) as f32 / (1u64 << 24) as f32
    }
}

/// A sampler with one mode for every dimension.
pub fn sampler(filter: Filter, mode: AddressMode) -> Sampler {
    Sampler { filter, modes: [mode; 3], ..Sampler::default() }
}

/// Every addressing mode.
pub const MODES: [AddressMode; 5] = [
    AddressMode::Wrap,
    AddressMode::Mirror,
    AddressMode::ClampOgl,
    AddressMode::ClampToEdge,
    AddressMode::ClampToBorder,
];
