//! How fast the simulator runs kernels, in millions of thread instructions a second on one core.
//!
//! `cargo bench -p irc-bench --bench simulator -- [--quick] [--only NAME] [--save FILE.json]
//! [--compare OLD.json]`. Rates are those of the fastest of several runs, by the time of the
//! processor; the spread beside them is how much longer the middle one took, in percent. The last
//! column says how many times longer the simulator takes (checks off) than a plain loop in Rust
//! that computes the same, on the same core. `--save` keeps the figures, in nanoseconds for each
//! instruction of a thread, and `--compare` shows how they differ from those that were kept.

use irc::ir::text::parse_module;
use irc::ptx::target::{Sm, Target};
use irc::runtime::sim::{Checks, Finished, LaunchConfig, Options as SimOptions, Simulator};
use irc::{OptLevel, Options, compile};
use irc_bench::clock::timed;
use irc_bench::figures::{Figures, value_of};
use std::error::Error;
use std::hint::black_box;
use std::path::Path;
use std::time::Duration;

/// A loop that only computes.
const ALU: &str = "
kernel @alu(%n: i32, %out: ptr.global) {
entry:
  %tid = sreg tid.x
  %cta = sreg ctaid.x
  %ntid = sreg ntid.x
  %base = mul %cta, %ntid
  %thread = add %base, %tid
  br round(0, %thread)
round(%i: i32, %x: i32):
  %a = add %x, %i
  %b = xor %a, %thread
  %c = shl %b, 3
  %d = lshr %b, 7
  %e = or %c, %d
  %f = add %e, %tid
  %g = and %f, 65535
  %h = sub %f, %g
  %k = umax %h, %thread
  %next = add %i, 1
  %more = icmp ult %next, %n
  condbr %more, round(%next, %k), done
done:
  %to = ptradd %out, %thread * 4
  store %k, %to
  ret
}
";

/// A kernel of the examples, how it is launched, and the same in Rust.
struct Workload {
    name: &'static str,
    grid: [u32; 3],
    block: [u32; 3],
    shared: u32,
    /// Scalars as bytes, or buffers by their size in words.
    args: Vec<Argument>,
    host: Box<dyn Fn() -> u64 + Send + Sync>,
}

enum Argument {
    Scalar(u32),
    Buffer(usize),
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let quick = arguments.iter().any(|argument| argument == "--quick");
    let rounds = if quick { 1 } else { 7 };
    let head = ["none", "uninit", "race", "all"].map(|checks| format!("{checks:>8}   +%"));
    println!("{:14} {:>12} {} {:>11}", "M/s", "instructions", head.join(" "), "none : Rust");
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let mut figures = Figures::default();
    let scale = if quick { 1 } else { 16 };
    let only = value_of(&arguments, "--only");
    for workload in std::iter::once(arithmetic(scale)).chain(workloads(scale)) {
        if only.is_none_or(|name| name == workload.name) {
            pool.install(|| measure(&workload, rounds, &mut figures));
        }
    }
    figures.keep(&arguments)?;
    Ok(())
}

/// The shortest and the middle one of some times.
fn best_and_middle(mut times: Vec<Duration>) -> [f64; 2] {
    times.sort_unstable();
    [times[0], times[times.len() / 2]].map(|time| time.as_secs_f64())
}

fn measure(workload: &Workload, rounds: u32, figures: &mut Figures) {
    let text = ptx(workload.name);
    let sets = [Checks::empty(), Checks::UNINIT, Checks::RACE, Checks::all()];
    let mut steps = 0;
    let rates = sets.map(|checks| {
        let runs = (0..rounds).map(|_| {
            let (finished, time) = run(workload, &text, checks);
            steps = finished.thread_steps;
            time
        });
        let [best, middle] = best_and_middle(runs.collect());
        let name = format!("{} {checks}, ns an instruction of a thread", workload.name);
        let spread = (middle / best - 1.0) * 100.0;
        figures.add_spread(name, best / steps as f64 * 1e9, spread);
        (best, format!("{:>8.0} {:>4.0}", steps as f64 / best / 1e6, spread))
    });
    let host = (0..rounds).map(|_| timed(|| black_box((workload.host)())).1);
    let [host, _] = best_and_middle(host.collect());
    let name = workload.name;
    figures.add(format!("{name} none over the loop in Rust"), rates[0].0 / host);
    let shown = rates.each_ref().map(|(_, shown)| shown.as_str()).join(" ");
    println!("{name:14} {steps:>12} {shown} {:>11.1}", rates[0].0 / host);
}

/// What irc makes of an example.
fn ptx(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../examples/{name}.ir"));
    let text = match name {
        "alu" => ALU.to_owned(),
        _ => std::fs::read_to_string(path).expect("the examples are part of the repository"),
    };
    let module = parse_module(&text).expect("the examples are well formed").module;
    let options = Options::default().with_level(OptLevel::O1);
    compile(&module, &Target::new(Sm::plain(90)), &options).expect("the examples compile").text
}

/// Runs a workload; the time is that of the launch.
fn run(workload: &Workload, text: &str, checks: Checks) -> (Finished, Duration) {
    let mut simulator = Simulator::new(SimOptions::default().with_checks(checks));
    let module = simulator.load(text).expect("the PTX is simulated");
    let args: Vec<Vec<u8>> = workload
        .args
        .iter()
        .map(|arg| match arg {
            Argument::Scalar(bits) => bits.to_le_bytes().to_vec(),
            Argument::Buffer(words) => {
                let address = simulator.allocate(*words as u64 * 4);
                let bytes: Vec<u8> = (0..*words).flat_map(|i| word(i).to_le_bytes()).collect();
                simulator.write(address, &bytes).expect("it was allocated");
                address.to_le_bytes().to_vec()
            }
        })
        .collect();
    let args: Vec<&[u8]> = args.iter().map(Vec::as_slice).collect();
    let Workload { grid, block, shared, .. } = *workload;
    let shape = LaunchConfig::new(grid, block).with_dynamic_shared(shared);
    let launch = || simulator.launch(module, workload.name, shape, &args, &|_| {});
    let (finished, time) = timed(launch);
    let finished = finished.expect("the launch is right");
    assert!(finished.reports.is_empty(), "{}", finished.reports[0]);
    (finished, time)
}

/// The contents of buffers: small floats.
fn word(i: usize) -> u32 {
    ((i % 97) as f32 * 0.25).to_bits()
}

/// What only computes.
fn arithmetic(scale: u32) -> Workload {
    Workload {
        name: "alu",
        grid: [scale, 1, 1],
        block: [256, 1, 1],
        shared: 0,
        args: vec![Argument::Scalar(512), Argument::Buffer(256 * scale as usize)],
        host: Box::new(move || alu(256 * scale)),
    }
}

fn workloads(scale: u32) -> Vec<Workload> {
    use Argument::{Buffer, Scalar};
    let n = 32768 * scale;
    let side = 32 + 16 * scale;
    let pixels = 64 * scale;
    vec![
        Workload {
            name: "saxpy",
            grid: [n / 256, 1, 1],
            block: [256, 1, 1],
            shared: 0,
            args: vec![Scalar(n), Scalar(2.5f32.to_bits()), Buffer(n as usize), Buffer(n as usize)],
            host: Box::new(move || saxpy(n as usize)),
        },
        Workload {
            name: "matmul_f32",
            grid: [side / 16, side / 16, 1],
            block: [16, 16, 1],
            shared: 0,
            args: vec![
                Scalar(side),
                Scalar(side),
                Scalar(side),
                Buffer((side * side) as usize),
                Buffer((side * side) as usize),
                Buffer((side * side) as usize),
            ],
            host: Box::new(move || matmul(side as usize)),
        },
        Workload {
            name: "reduce_shared",
            grid: [n / 512, 1, 1],
            block: [256, 1, 1],
            shared: 1024,
            args: vec![Scalar(n), Buffer(n as usize), Buffer(n as usize / 512)],
            host: Box::new(move || sums(n as usize)),
        },
        Workload {
            name: "sha256",
            grid: [scale, 1, 1],
            block: [64, 1, 1],
            shared: 0,
            args: vec![
                Scalar(64 * scale),
                Buffer(64 * 16 * scale as usize),
                Buffer(64 * 8 * scale as usize),
            ],
            host: Box::new(move || hashes(64 * scale as usize)),
        },
        Workload {
            name: "mandelbrot",
            grid: [pixels / 16, pixels / 16, 1],
            block: [16, 16, 1],
            shared: 0,
            args: vec![
                Scalar(pixels),
                Scalar(pixels),
                Scalar((-2.0f32).to_bits()),
                Scalar((-1.0f32).to_bits()),
                Scalar((2.0 / pixels as f32).to_bits()),
                Scalar(128),
                Buffer((pixels * pixels) as usize),
            ],
            host: Box::new(move || mandelbrot(pixels as usize)),
        },
    ]
}

fn floats(n: usize) -> Vec<f32> {
    (0..n).map(|i| f32::from_bits(word(i))).collect()
}

fn digest(values: &[f32]) -> u64 {
    values.iter().fold(0, |all, value| all ^ u64::from(value.to_bits()))
}

fn alu(threads: u32) -> u64 {
    let mut all = 0;
    for thread in 0..threads {
        let mut x = thread;
        for i in 0..512 {
            let b = x.wrapping_add(i) ^ thread;
            let f = (b << 3 | b >> 7).wrapping_add(thread % 256);
            x = (f & !65535).max(thread);
        }
        all ^= u64::from(x);
    }
    all
}

fn saxpy(n: usize) -> u64 {
    let (x, mut y) = (floats(n), floats(n));
    for (y, x) in y.iter_mut().zip(&x) {
        *y += black_box(2.5) * x;
    }
    digest(&y)
}

fn matmul(side: usize) -> u64 {
    let (a, b) = (floats(side * side), floats(side * side));
    let mut c = vec![0.0; side * side];
    for i in 0..side {
        for j in 0..side {
            c[i * side + j] = (0..side).map(|k| a[i * side + k] * b[k * side + j]).sum();
        }
    }
    digest(&c)
}

fn sums(n: usize) -> u64 {
    let values = floats(n);
    digest(&values.chunks(512).map(|chunk| chunk.iter().sum()).collect::<Vec<f32>>())
}

/// Compresses blocks as SHA-256 does.
fn hashes(blocks: usize) -> u64 {
    let mut all = 0;
    for block in 0..blocks {
        let mut w = [0u32; 64];
        for (i, w) in w[..16].iter_mut().enumerate() {
            *w = word(block * 16 + i).swap_bytes();
        }
        for i in 16..64 {
            let a = w[i - 15];
            let b = w[i - 2];
            let s0 = a.rotate_right(7) ^ a.rotate_right(18) ^ (a >> 3);
            let s1 = b.rotate_right(17) ^ b.rotate_right(19) ^ (b >> 10);
            w[i] = w[i - 16].wrapping_add(s0).wrapping_add(w[i - 7]).wrapping_add(s1);
        }
        let mut h = [1u32, 2, 3, 4, 5, 6, 7, 8];
        for w in w {
            let s1 = h[4].rotate_right(6) ^ h[4].rotate_right(11) ^ h[4].rotate_right(25);
            let ch = h[4] & h[5] ^ !h[4] & h[6];
            let t1 = h[7].wrapping_add(s1).wrapping_add(ch).wrapping_add(w);
            let s0 = h[0].rotate_right(2) ^ h[0].rotate_right(13) ^ h[0].rotate_right(22);
            let maj = h[0] & h[1] ^ h[0] & h[2] ^ h[1] & h[2];
            let t2 = s0.wrapping_add(maj);
            h = [t1.wrapping_add(t2), h[0], h[1], h[2], h[3].wrapping_add(t1), h[4], h[5], h[6]];
        }
        all ^= u64::from(h[0]);
    }
    all
}

fn mandelbrot(side: usize) -> u64 {
    let step = 2.0 / side as f32;
    let mut all = 0;
    for y in 0..side {
        for x in 0..side {
            let (cx, cy) = (-2.0 + x as f32 * step, -1.0 + y as f32 * step);
            let (mut a, mut b, mut n) = (0.0f32, 0.0f32, 0u64);
            while n < 128 && a * a + b * b <= 4.0 {
                (a, b) = (a * a - b * b + cx, 2.0 * a * b + cy);
                n += 1;
            }
            all += n;
        }
    }
    all
}
