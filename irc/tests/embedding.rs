//! The compiler on the page about embedding: its code is the example's, and it compiles rightly.

#[path = "../examples/expressions.rs"]
mod expressions;

use expressions::build;
use irc::runtime::device::{Device, Image, LaunchConfig};
use irc::runtime::sim::{self, SimDevice};
use irc::{Options, compile};

const COUNT: usize = 45;

#[test]
fn the_page_shows_the_example() {
    let page = include_str!("../../docs/embedding.md");
    let code = include_str!("../examples/expressions.rs");
    let block = page.split("```rust\n").nth(1).expect("the page has code");
    let block = block.split("```\n").next().expect("there is a first part");
    assert_eq!(block, code);
    assert!(code.lines().count() < 150, "the page says so");
}

/// Those tests run, too; what stands before the names that they use is of this repository.
#[test]
fn the_page_shows_the_tests() {
    let page = include_str!("../../docs/embedding.md");
    let tests = include_str!("kernels.rs");
    let tests = &tests[tests.find("use expressions::build;").expect("it is what is tested")..];
    assert!(page.contains(&format!("```rust\n{tests}```\n")), "the page does not show\n{tests}");
}

/// What the target lacks is reported with the place in the source, and so is what the verifier
/// finds.
#[test]
fn errors_of_the_compiler_have_a_place() {
    use irc::prelude::*;
    let mut module = Module::new();
    let file = module.files.push("k.toy".to_owned());
    let kernel = module.add_func(Function::kernel("k", &[])).unwrap();
    let mut b = FunctionBuilder::new(&mut module, kernel);
    let entry = b.create_block();
    b.switch_to_block(entry);
    let address = b.append_func_param(PTR);
    b.set_loc(file, 7, 3, None);
    let x = b.load(I32, MemFlags::aligned(4), address);
    b.set_loc(file, 8, 5, None);
    let all = b.i32(-1);
    let same = b.warp_match(MatchMode::Any, x, all);
    b.store(MemFlags::aligned(4), same, address);
    b.ret(None);
    b.finish().unwrap();
    let target = Target::new("sm_50".parse().unwrap());
    let errors = compile(&module, &target, &Options::default()).unwrap_err();
    let wanted = "k.toy:8:5: `match` needs an instruction that the target does not have";
    assert!(errors.to_string().starts_with(wanted), "{errors}");
    assert_eq!(errors.len(), 1);
}

/// The documentation of the prelude runs it.
#[test]
fn the_readme_shows_what_runs() {
    let readme = include_str!("../../README.md");
    let block = readme.split("```rust\n").nth(1).expect("the README has code");
    let block = block.split("```\n").next().expect("there is a first part");
    let lines = block.lines().map(|line| format!("//! {line}").trim_end().to_owned() + "\n");
    assert!(include_str!("../src/prelude.rs").contains(&lines.collect::<String>()));
}

#[test]
fn the_example_runs() {
    expressions::main().unwrap_or_else(|error| panic!("{error}"));
}

/// What the page shows of a mistake.
#[test]
fn the_page_shows_a_mistake() {
    let source = "y[i] = 2 * (x[i] + a;";
    let (at, message) = build(source).map(|_| ()).expect_err("a parenthesis is open");
    let shown = format!("```\n{source}\n{:>1$} {message}\n```\n", "^", at + 1);
    let page = include_str!("../../docs/embedding.md");
    assert!(page.contains(&shown), "the page does not show\n{shown}");
}

/// Runs a source whose first parameter is the array that is written; further ones are arrays too
/// where `args` has more than one element. Returns the array.
fn run(source: &str, args: &[Vec<f32>]) -> Vec<f32> {
    let module = build(source).unwrap_or_else(|error| panic!("{source}: {error:?}"));
    let target = "sm_75".parse().expect("a target");
    let ptx = compile(&module, &irc::ptx::target::Target::new(target), &Options::default());
    let ptx = ptx.unwrap_or_else(|errors| panic!("{source}: {errors}")).text;
    let mut device = SimDevice::new(sim::Options::default());
    let module = device.load(Image::Ptx(&ptx)).expect("irc prints PTX").module;
    let kernel = device.kernel(module, "run").expect("the kernel is there").id;
    let size = 4 * COUNT as u64;
    let result = device.alloc(size).expect("there is memory");
    let mut bytes = vec![(COUNT as i32).to_le_bytes().to_vec(), result.to_le_bytes().to_vec()];
    for arg in args {
        let values: Vec<u8> = arg.iter().flat_map(|x| x.to_le_bytes()).collect();
        bytes.push(if arg.len() == 1 {
            values
        } else {
            let address = device.alloc(size).expect("there is memory");
            device.write(address, &values).expect("it is allocated");
            address.to_le_bytes().to_vec()
        });
    }
    let args: Vec<&[u8]> = bytes.iter().map(Vec::as_slice).collect();
    let config = LaunchConfig::new([2, 1, 1], [32, 1, 1]);
    device.launch(kernel, &config, &args).unwrap_or_else(|error| panic!("{source}: {error}"));
    let mut result_bytes = vec![0; 4 * COUNT];
    device.read(result, &mut result_bytes).expect("it is allocated");
    let word = |bytes: &[u8]| f32::from_le_bytes(bytes.try_into().expect("four bytes"));
    result_bytes.chunks_exact(4).map(word).collect()
}

type Reference = fn(f32, f32) -> f32;

/// Of `x[i]` and `a`, in this order.
const EXPRESSIONS: [(&str, Reference); 8] = [
    ("x[i] - a - 1", |x, a| x - a - 1.0),
    ("x[i] - (a - 1)", |x, a| x - (a - 1.0)),
    ("x[i] + a * 2", |x, a| x + a * 2.0),
    ("(x[i] + a) * 2 / 3 / a", |x, a| (x + a) * 2.0 / 3.0 / a),
    ("-x[i] * -a", |x, a| -x * -a),
    ("sqrt x[i] + sqrt(a * 4.25)", |x, a| x.sqrt() + (a * 4.25).sqrt()),
    ("- - - x[i]\n  *\ta", |x, a| -x * a),
    ("x[i] / (a * 0)", |x, a| x / (a * 0.0)),
];

#[test]
fn expressions_are_those_of_rust() {
    let x: Vec<f32> = (0..COUNT).map(|i| i as f32 * 0.37).collect();
    let a = 1.7;
    for (expression, reference) in EXPRESSIONS {
        let source = format!("y[i] = {expression};");
        let found = run(&source, &[x.clone(), vec![a]]);
        let wanted: Vec<f32> = x.iter().map(|&x| reference(x, a)).collect();
        let bits = |values: &[f32]| values.iter().map(|x| x.to_bits()).collect::<Vec<u32>>();
        // The bits of a NaN are the machine's.
        let same = found.iter().zip(&wanted).all(|(x, y)| x.is_nan() && y.is_nan() || x == y);
        assert!(same, "{source}: {:x?} {:x?}", bits(&found), bits(&wanted));
    }
    let found = run("y[i] = x[i]; y[i] = y[i] * y[i];", std::slice::from_ref(&x));
    assert_eq!(found, x.iter().map(|x| x * x).collect::<Vec<f32>>());
}

#[test]
fn mistakes_have_a_place() {
    let deep = format!("y[i] = {}1", "(".repeat(1000));
    let cases = [
        ("y[i] = 1", 8, "expected `;`, found ``"),
        ("y[i] 1;", 5, "expected `=`, found `1`"),
        ("y = 1;", 2, "expected `[i]`, found `=`"),
        ("y[j] = 1;", 1, "expected `[i]`, found `[`"),
        ("y[i] = 1 +;", 10, "expected a name, found `;`"),
        ("y[i] = 1..2;", 7, "expected a name, found `1..2`"),
        ("y[i] = sin(x[i]);", 10, "expected `;`, found `(`"),
        ("y[i] = ä;", 7, "expected a name, found `ä`"),
        ("§", 0, "expected a name, found `§`"),
        (&deep, 108, "expected an end of the nesting, found `(`"),
    ];
    for (source, at, message) in cases {
        let found = build(source).map(|_| ()).expect_err(source);
        assert_eq!(found, (at, message.to_owned()), "{source}");
    }
}
