//! What the instructions of a launch did: how often they ran and for how many threads, where warps
//! split, and how well their accesses suit the memory.
//!
//! Global and local memory are accessed in sectors of 32 bytes: a request of a warp takes as many
//! as its threads touch. Shared memory has 32 banks of 4 bytes: a request takes as many wavefronts
//! as the most different words that its threads touch in one bank; accesses of more than 4 bytes
//! are made by parts of the warp that touch 128 bytes at once.

use super::memory::{Region, resolve};
use super::program::{Action, MemOp, Op, Program};
use super::registers::lanes_of;
use irc_ptx::isa::{InstEffects, Space};

/// The size of a sector.
const SECTOR: u64 = 32;
/// What shared memory delivers at once.
const WAVEFRONT: u32 = 128;

/// What one instruction did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// How often a warp, or a part of one, ran it.
    pub warps: u64,
    /// For how many threads.
    pub threads: u64,
    /// How often it sent the threads of a warp to different places.
    pub splits: u64,
    /// Requests to global or local memory.
    pub requests: u64,
    /// The sectors that they touched.
    pub sectors: u64,
    /// Requests to shared memory.
    pub shared_requests: u64,
    /// The wavefronts that they took.
    pub wavefronts: u64,
}

impl Counts {
    fn add(&mut self, other: &Self) {
        self.warps += other.warps;
        self.threads += other.threads;
        self.splits += other.splits;
        self.requests += other.requests;
        self.sectors += other.sectors;
        self.shared_requests += other.shared_requests;
        self.wavefronts += other.wavefronts;
    }
}

/// What one instruction of the program did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineProfile {
    /// The line of the PTX text.
    pub line: u32,
    /// The source file and line, where the PTX says so.
    pub source: Option<(String, u32)>,
    /// The function.
    pub function: String,
    /// The instruction as it is printed.
    pub instruction: String,
    /// What kind of instruction it is.
    pub class: &'static str,
    /// What it did.
    pub counts: Counts,
}

/// The counts of all instructions, by their numbers.
#[derive(Clone, Default, Debug)]
pub(super) struct Profile {
    sites: Vec<Counts>,
}

impl Profile {
    pub(super) fn new(program: &Program) -> Self {
        let last = program.functions.last();
        let sites = last.map_or(0, |code| code.first_site as usize + code.origins.len() + 1);
        Self { sites: vec![Counts::default(); sites] }
    }

    fn site(&mut self, site: u32) -> &mut Counts {
        &mut self.sites[site as usize]
    }

    /// An instruction runs for some lanes.
    pub(super) fn ran(&mut self, site: u32, lanes: u32) {
        let counts = self.site(site);
        counts.warps += 1;
        counts.threads += u64::from(lanes.count_ones());
    }

    /// A branch sent the lanes of a split to different places.
    pub(super) fn split(&mut self, site: u32) {
        self.site(site).splits += 1;
    }

    /// A load or store accesses these addresses.
    pub(super) fn access(
        &mut self,
        site: u32,
        op: &MemOp,
        rank: u32,
        addresses: &[u64; 32],
        lanes: u32,
    ) {
        let Some(first) = lanes_of(lanes).next() else { return };
        let (bytes, counts) = (op.bytes(), self.site(site));
        match resolve(op.space, addresses[first], rank).0 {
            Region::Global => {
                let touched = lanes_of(lanes).flat_map(|lane| {
                    let from = addresses[lane] / SECTOR;
                    from..=addresses[lane].saturating_add(u64::from(bytes) - 1) / SECTOR
                });
                counts.requests += 1;
                counts.sectors += distinct(touched.collect());
            }
            // The words of the lanes are interleaved: those of one address lie side by side.
            Region::Local => {
                let words = lanes_of(lanes).flat_map(|lane| {
                    let from = addresses[lane] / 4;
                    let to = addresses[lane].saturating_add(u64::from(bytes) - 1) / 4;
                    (from..=to).map(move |word| word * 4 + lane as u64 / 8)
                });
                counts.requests += 1;
                counts.sectors += distinct(words.collect());
            }
            Region::Shared(_) => {
                counts.shared_requests += 1;
                counts.wavefronts += wavefronts(bytes, addresses, lanes);
            }
            Region::Const | Region::KernelParam | Region::Param => {}
        }
    }

    /// Adds what another part of the launch did.
    pub(super) fn add(&mut self, other: &Self) {
        self.sites.resize(self.sites.len().max(other.sites.len()), Counts::default());
        for (site, other) in self.sites.iter_mut().zip(&other.sites) {
            site.add(other);
        }
    }

    /// What ran, in the order of the text.
    pub(super) fn lines(&self, program: &Program) -> Vec<LineProfile> {
        let ran = self.sites.iter().enumerate().filter(|(_, counts)| counts.warps > 0);
        let lines = ran.map(|(site, &counts)| {
            let (function, pc) = program.site(site as u32);
            let code = &program.functions[function];
            let source = program.source(function, pc);
            let op = code.ops.as_deref().and_then(|ops| ops.get(pc));
            LineProfile {
                line: program.line(function, pc),
                source: source.map(|(file, line)| (file.to_owned(), line)),
                function: code.name.clone(),
                instruction: program.text(function, pc),
                class: op.map_or("control", class),
                counts,
            }
        });
        lines.collect()
    }
}

/// How many different numbers there are.
fn distinct(mut numbers: Vec<u64>) -> u64 {
    numbers.sort_unstable();
    numbers.dedup();
    numbers.len() as u64
}

fn wavefronts(bytes: u32, addresses: &[u64; 32], lanes: u32) -> u64 {
    let at_once = (WAVEFRONT / bytes.max(4)).max(1) as usize;
    let all: Vec<usize> = (0..32).collect();
    let parts = all.chunks(at_once).filter(|part| part.iter().any(|lane| lanes >> lane & 1 == 1));
    let of_part = |part: &[usize]| {
        let active = part.iter().filter(|&&lane| lanes >> lane & 1 == 1);
        let mut words: Vec<u64> = active
            .flat_map(|&lane| {
                let from = addresses[lane] / 4;
                from..=addresses[lane].saturating_add(u64::from(bytes) - 1) / 4
            })
            .collect();
        words.sort_unstable();
        words.dedup();
        let mut banks = [0u64; 32];
        words.iter().for_each(|word| banks[(word % 32) as usize] += 1);
        banks.into_iter().max().unwrap_or(0)
    };
    parts.map(of_part).sum()
}

/// The kind of an instruction: by what it does to memory and threads, else by its chapter.
fn class(op: &Op) -> &'static str {
    let row = op.form.row;
    let space: Option<Space> = op.form.get();
    match &op.action {
        Action::Load(_) | Action::Store(_) => match space {
            Some(Space::Shared | Space::SharedCta | Space::SharedCluster) => "shared memory",
            Some(Space::Local) => "local memory",
            Some(Space::Param | Space::ParamEntry | Space::ParamFunc) => "parameters",
            Some(Space::Const) => "constants",
            Some(Space::Global) | None => "global memory",
        },
        Action::Branch(_) | Action::BranchTable(_) | Action::Call(_) => "control",
        _ if row.effects.contains(InstEffects::ATOMIC) => "atomic",
        _ => row.class.name(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strided(stride: u64) -> [u64; 32] {
        std::array::from_fn(|lane| lane as u64 * stride)
    }

    #[test]
    fn banks_conflict_where_words_differ() {
        let all = u32::MAX;
        assert_eq!(wavefronts(4, &strided(4), all), 1);
        assert_eq!(wavefronts(4, &strided(0), all), 1);
        assert_eq!(wavefronts(4, &strided(8), all), 2);
        assert_eq!(wavefronts(4, &strided(128), all), 32);
        assert_eq!(wavefronts(4, &strided(132), all), 1);
        assert_eq!(wavefronts(4, &strided(128), 0b101), 2);
        assert_eq!(wavefronts(1, &strided(1), all), 1);
        assert_eq!(wavefronts(8, &strided(8), all), 2);
        assert_eq!(wavefronts(16, &strided(16), all), 4);
        assert_eq!(wavefronts(16, &strided(16), 0xff), 1);
    }
}
