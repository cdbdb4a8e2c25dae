//! What nvcc tells debuggers under `-G`, and what is told here of the same source.

use super::{Entry, entries, in_scratch, llvm, made, of_toy, parsed, target};
use irc::{DebugInfo, OptLevel};
use irc_ptx as ptx;
use irc_tests::{dwarf, foreign};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// What a compiler tells of functions and variables: the function, the name, the type, and the
/// class of the address where it is memory.
pub fn told(module: &ptx::Module) -> BTreeSet<String> {
    let dump = in_scratch("told", |folder| {
        let object = dwarf::elf(module, folder)?;
        dwarf::dump(&object, &["--debug-info"])
    });
    let mut function = (0, String::new());
    let mut told = BTreeSet::new();
    for entry in entries(&dump.expect("the sections are readable")) {
        if entry.depth <= function.0 {
            function = (0, String::new());
        }
        let name = entry.get("DW_AT_name").unwrap_or_default().to_owned();
        // `0x0000004e "int"` is the type and its place.
        let ty = entry.get("DW_AT_type").unwrap_or_default();
        let ty = ty.split_once(' ').map_or("void", |(_, ty)| ty.trim_matches('"'));
        match &*entry.tag {
            // A constructor that is inherited is that of the base for clang, and for nvcc one of
            // the derived class.
            "DW_TAG_subprogram" if is_inherited(&entry) => {
                function = (entry.depth, format!("{name} of a base"));
            }
            "DW_TAG_subprogram" => {
                told.insert(format!("{name} gives {ty}"));
                function = (entry.depth, name);
            }
            "DW_TAG_variable" | "DW_TAG_formal_parameter" => {
                let class = entry.get("DW_AT_address_class").unwrap_or_default();
                // Where copies of parameters are is each compiler's choice.
                let class = match &*entry.tag {
                    "DW_TAG_variable" if class != "0x2" && class != "0x02" => class,
                    _ => "",
                };
                let kind = &entry.tag[7..];
                let class = class.trim_start_matches("0x0").trim_start_matches("0x");
                told.insert(format!("{}: {kind} {name}: {ty} {class}", function.1));
            }
            _ => {}
        }
    }
    told
}

/// Whether it is an inherited constructor: its mangled name says so.
fn is_inherited(entry: &Entry) -> bool {
    let name = entry.get("DW_AT_MIPS_linkage_name").unwrap_or_default();
    name.contains("CI1") || name.contains("CI2")
}

/// The file of nvcc was made by `nvcc -arch=sm_90 -G -ptx places.cu` of CUDA 13.5.
#[test]
fn nvcc_tells_the_same_variables_types_and_spaces() {
    if !dwarf::has_tools() {
        return;
    }
    let theirs = ptx::Module::parse(include_str!("../../golden/debug/places.ptx"));
    let ours = parsed(include_str!("../../golden/debug/places.ir"));
    let ours = made(&ours, target("sm_90"), OptLevel::O0, DebugInfo::Full).expect("it compiles");
    let ours = ptx::Module::parse(&ours.text).expect("it reads back");
    let (theirs, ours) = (told(&theirs.expect("nvcc's file is readable")), told(&ours));
    // A static of a function is told inside or outside of it.
    let global = |told: BTreeSet<String>| -> BTreeSet<String> {
        let outside = |line: String| line.replacen("places: variable tile", ": variable tile", 1);
        told.into_iter().map(outside).collect()
    };
    assert_eq!(global(ours), global(theirs));
}

/// What is told of the functions that both compilers have, without what is theirs to choose.
fn of_both(told: &BTreeSet<String>, functions: &BTreeSet<String>) -> BTreeSet<String> {
    let comparable = |line: &String| {
        // Names of templates, and whether `this` itself is constant, are the frontend's; so is
        // whether a variable of a thread is in a register or on the stack.
        let line = without_closures(&line.replace(", ", ",").replace("*const ", "* "));
        let line = line.strip_suffix(" 6").map_or(line.clone(), |line| format!("{line} "));
        let (function, rest) = line.split_once(": ")?;
        if rest.starts_with("variable") && !rest.ends_with(' ') {
            // A static of a function is told inside or outside of it.
            return Some(rest.to_owned());
        }
        functions.contains(function).then_some(line)
    };
    told.iter().filter_map(comparable).collect()
}

/// The class of a lambda has its mangled name for nvcc, and for clang none.
fn without_closures(line: &str) -> String {
    let is_closure = |word: &&str| word.starts_with("_Z") && word.contains("EUl");
    let words = line.split(' ').map(|word| match is_closure(&word) {
        true => "structure ",
        false => word,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The functions that something is told of.
fn functions(told: &BTreeSet<String>) -> BTreeSet<String> {
    let function =
        |line: &String| Some(line.replace(", ", ",").split_once(" gives ")?.0.to_owned());
    told.iter().filter_map(function).collect()
}

/// What clang made of kernels in tests/cuda is told as nvcc tells it of the same source: names,
/// types and spaces of variables and parameters. The files of clang are recorded by
/// tools/record-debug.sh, those of nvcc by tools/record-ptx.sh.
#[test]
fn nvcc_tells_the_same_of_kernels() {
    if !dwarf::has_tools() {
        return;
    }
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/ptx");
    let mut compared = Compared::default();
    for (name, text) in foreign::recorded("debug/cuda") {
        let name = name.trim_end_matches(".ll");
        let theirs = std::fs::read_to_string(golden.join(format!("{name}.nvcc-debug.ptx")));
        compared.add(name, &theirs.expect("nvcc's file is there"), &text);
    }
    compared.finish(20, 100);
}

/// References, pointers to functions, arrays of several dimensions and functions of one name. The
/// files were made by clang 22 and by `nvcc -arch=sm_90 -G -ptx` of CUDA 13.5 of
/// tests/golden/debug/references.cu.
#[test]
fn nvcc_tells_the_same_of_references_and_functions() {
    if !dwarf::has_tools() {
        return;
    }
    let theirs = include_str!("../../golden/debug/references.ptx");
    let mut compared = Compared::default();
    let ours = include_str!("../../golden/debug/references.ll");
    compared.add("references", theirs, ours);
    compared.finish(8, 32);
}

/// What two compilers tell of kernels.
#[derive(Default)]
struct Compared {
    problems: Vec<String>,
    functions: usize,
    lines: usize,
}

impl Compared {
    /// Compares what nvcc has made of a kernel with what is made of what clang has.
    fn add(&mut self, name: &str, theirs: &str, ours: &str) {
        let theirs = ptx::Module::parse(theirs).expect("nvcc writes PTX");
        let ours = made(&llvm(ours), target("sm_90"), OptLevel::O0, DebugInfo::Full);
        let ours = ptx::Module::parse(&ours.expect("it compiles").text).expect("it reads back");
        let (theirs, ours) = (told(&theirs), told(&ours));
        // Intrinsics of device.cuh are other functions for one compiler or instructions.
        let is_own = |name: &String| !name.starts_with("atomic") && !name.starts_with("__");
        let both: BTreeSet<String> =
            functions(&theirs).intersection(&functions(&ours)).cloned().collect();
        let both: BTreeSet<String> = both.into_iter().filter(is_own).collect();
        let (theirs, ours) = (of_both(&theirs, &both), of_both(&ours, &both));
        self.functions += both.len();
        self.lines += theirs.len();
        let only = |who: &'static str| move |line: &String| format!("{name}: {who} only: {line}");
        self.problems.extend(theirs.difference(&ours).map(only("nvcc")));
        self.problems.extend(ours.difference(&theirs).map(only("here")));
    }

    #[track_caller]
    fn finish(mut self, functions: usize, lines: usize) {
        let is_of_both = |line: &String| {
            // Strings have no name, and clang tells neither of tables of virtual functions nor of
            // dynamic memory: declarations have no metadata in LLVM IR. nvcc tells of no variable
            // whose struct has no name, unless it is that of a lambda.
            let of_nvcc = line.contains(" nvcc only: variable");
            let is_dynamic = of_nvcc && line.ends_with("[0] 8");
            let is_unnamed = line.contains(" here only: ") && line.ends_with(": structure  ");
            let is_table = line.contains("variable :") || line.contains("variable _ZTV");
            !is_dynamic && !is_unnamed && !is_table
        };
        self.problems.retain(is_of_both);
        assert!(self.problems.is_empty(), "{}", self.problems.join("\n"));
        let enough = self.functions >= functions && self.lines >= lines;
        assert!(enough, "{} functions, {} lines", self.functions, self.lines);
    }
}

/// All kernels of tests/cuda that both compilers take, compiled here: a few of them, and with
/// `IRC_DEBUG=all` every one (minutes).
#[test]
fn nvcc_tells_the_same_of_all_kernels() {
    let nvcc = irc_tests::cuda_folder().join("bin/nvcc");
    let missing = [nvcc.as_path(), Path::new("clang-22")]
        .into_iter()
        .find(|tool| Command::new(tool).arg("--version").output().is_err());
    if let Some(tool) = missing {
        irc_tests::say_skipped(&format!("{} not found", tool.display()));
        return;
    }
    if !dwarf::has_tools() {
        return;
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cuda");
    let files = std::fs::read_dir(&folder).expect("the kernels are there");
    let mut names: Vec<String> = files
        .filter_map(|file| file.ok()?.file_name().into_string().ok())
        .filter(|name| name.ends_with(".cu") && !name.ends_with(".nvcc.cu"))
        .collect();
    names.sort();
    let step = if super::all() { 1 } else { 25 };
    // Without optimisation what `wgmma` gives is stored before it is there.
    names.retain(|name| name != "warpgroup.cu");
    let (mut compared, mut skipped) = (Compared::default(), 0);
    for name in names.iter().step_by(step) {
        let source = std::fs::read_to_string(folder.join(name)).expect("the kernel is there");
        let arch = source.lines().find_map(|line| line.strip_prefix("// target: "));
        let arch = arch.unwrap_or("sm_75");
        let run = |command: &mut Command| {
            let out = command.arg(name).current_dir(&folder).output().expect("it was there");
            let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            match out.status.success() {
                true => Ok(text(&out.stdout)),
                false => Err(text(&out.stderr)),
            }
        };
        let theirs: Result<String, String> = in_scratch("nvcc", |scratch| {
            let out = scratch.join("kernel.ptx");
            let mut nvcc = Command::new(&nvcc);
            run(nvcc
                .arg(format!("-arch={arch}"))
                .args(["-std=c++17", "-w", "-G", "-ptx", "-o"])
                .arg(&out))?;
            Ok(std::fs::read_to_string(out).expect("nvcc has written it"))
        });
        let theirs = match theirs {
            // The packages of PyPI have not every header that nvcc's own headers include.
            Err(error) if error.contains("No such file or directory") => {
                let line = error.lines().find(|line| line.contains("No such file"));
                irc_tests::say_skipped(&format!("{name}: {}", line.unwrap_or_default()));
                skipped += 1;
                continue;
            }
            theirs => theirs.unwrap_or_else(|error| panic!("{name}: {error}")),
        };
        let mut clang = Command::new("clang-22");
        clang.args(["-x", "cuda", "--cuda-device-only", &format!("--cuda-gpu-arch={arch}")]);
        clang.args(["-nocudainc", "-nocudalib", "-std=c++17", "-w", "-S", "-emit-llvm", "-Xclang"]);
        clang.args(["-target-feature", "-Xclang", "+ptx83", "-g", "--cuda-noopt-device-debug"]);
        let ours = run(clang.args(["-O0", "-fno-ident", "-o", "-"]));
        let ours = ours.unwrap_or_else(|error| panic!("{name}: {error}"));
        compared.add(name, &theirs, &ours);
    }
    assert!(skipped <= 1, "{skipped} kernels are skipped");
    compared.finish(2, 10);
}

/// The number at the end of an attribute. What is below 0 is a large number in nvcc's files.
fn number(text: &str) -> Option<i64> {
    let text = text.rsplit(' ').next().unwrap_or_default().trim_start_matches('+');
    match text.strip_prefix("0x") {
        Some(digits) => i64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok().or_else(|| Some(text.parse::<u64>().ok()? as i64)),
    }
}

/// The bit-fields that are told: of which type, and which bits they have of it.
fn bit_fields(module: &ptx::Module) -> BTreeSet<String> {
    let dump = in_scratch("bits", |folder| {
        let object = dwarf::elf(module, folder)?;
        dwarf::dump(&object, &["--verify"])?;
        dwarf::dump(&object, &["--debug-info"])
    });
    let (mut of, mut told) = (String::new(), BTreeSet::new());
    for entry in entries(&dump.expect("the sections are readable")) {
        let name = entry.get("DW_AT_name").unwrap_or_default().to_owned();
        if entry.tag != "DW_TAG_member" {
            of = name;
            continue;
        }
        let get = |key| entry.get(key).and_then(number);
        let Some(size) = get("DW_AT_bit_size") else { continue };
        let begin = 8 * get("DW_AT_data_member_location").unwrap_or(0);
        let first = match (get("DW_AT_byte_size"), get("DW_AT_bit_offset")) {
            // Counted from the highest bit of a unit.
            (Some(bytes), Some(above)) => begin + 8 * bytes - above - size,
            _ => get("DW_AT_data_bit_offset").expect("it is told where the bits are"),
        };
        let ty = entry.get("DW_AT_type").and_then(|ty| ty.split('"').nth(1)).unwrap_or_default();
        told.insert(format!("{of}: {name}: {ty}: {first} and {size} bits"));
    }
    told
}

/// The files were made by clang 22 and by `nvcc -arch=sm_90 -G -ptx` of CUDA 13.5 of
/// tests/golden/debug/bits.cu.
#[test]
fn nvcc_tells_the_same_bit_fields() {
    if !dwarf::has_tools() {
        return;
    }
    let theirs = ptx::Module::parse(include_str!("../../golden/debug/bits.ptx"));
    let theirs = bit_fields(&theirs.expect("nvcc's file is readable"));
    let module = llvm(include_str!("../../golden/debug/bits.ll"));
    let bitcode = include_bytes!("../../golden/debug/bits.bc");
    let options = irc_llvm::Options::default().with_debug(true);
    let bitcode = irc_llvm::read_with(bitcode, &options).expect("it is bitcode");
    let printed = parsed(&module.to_string());
    for module in [module, bitcode, printed] {
        let ours = made(&module, target("sm_90"), OptLevel::O0, DebugInfo::Full);
        let ours = ptx::Module::parse(&ours.expect("it compiles").text).expect("it reads back");
        assert_eq!(bit_fields(&ours), theirs);
    }
    assert!(theirs.len() >= 9, "{theirs:?}");
}

/// What a type is, whatever it is called.
fn shape(entries: &[Entry], ty: Option<&str>) -> String {
    let at = ty.and_then(|ty| ty.split(' ').next());
    let Some(index) = entries.iter().position(|entry| Some(&*entry.at) == at) else {
        return "void".to_owned();
    };
    let entry = &entries[index];
    let of = || shape(entries, entry.get("DW_AT_type"));
    match &*entry.tag {
        "DW_TAG_base_type" => {
            let encoding = entry.get("DW_AT_encoding").unwrap_or_default();
            format!("{encoding} of {:?} bytes", entry.get("DW_AT_byte_size").and_then(number))
        }
        "DW_TAG_pointer_type" => format!("pointer to {}", of()),
        "DW_TAG_structure_type" => {
            let inside = entries[index + 1..].iter().take_while(|one| one.depth > entry.depth);
            let members = inside.filter(|member| member.tag == "DW_TAG_member").map(|member| {
                let place = member.get("DW_AT_data_member_location").unwrap_or_default();
                let name = member.get("DW_AT_name").unwrap_or_default();
                format!("{name}: {} at {place}", shape(entries, member.get("DW_AT_type")))
            });
            format!("{{ {} }}", members.collect::<Vec<_>>().join(", "))
        }
        _ => of(),
    }
}

/// The variables and parameters that are told, with what their types are.
fn shapes(module: &ptx::Module) -> BTreeSet<String> {
    let dump = in_scratch("twin", |folder| {
        let object = dwarf::elf(module, folder)?;
        dwarf::dump(&object, &["--debug-info"])
    });
    let entries = entries(&dump.expect("the sections are readable"));
    let told = entries.iter().filter_map(|entry| {
        let kind = entry.tag.strip_prefix("DW_TAG_")?;
        let is_told = matches!(kind, "variable" | "formal_parameter");
        let ty = is_told.then(|| shape(&entries, entry.get("DW_AT_type")))?;
        Some(format!("{kind} {}: {ty}", entry.get("DW_AT_name")?))
    });
    told.collect()
}

/// A toy program and the same in CUDA, of which nvcc 13.5 has made the file: `nvcc -arch=sm_90 -G
/// -ptx twin.cu`.
#[test]
fn a_toy_program_is_told_as_its_twin_in_cuda() {
    if !dwarf::has_tools() {
        return;
    }
    let theirs = ptx::Module::parse(include_str!("../../golden/debug/twin.ptx"));
    let theirs = shapes(&theirs.expect("nvcc's file is readable"));
    let module = of_toy("saxpy");
    let ours = made(&module, target("sm_90"), OptLevel::O0, DebugInfo::Full);
    let ours = ptx::Module::parse(&ours.expect("it compiles").text).expect("it reads back");
    assert_eq!(shapes(&ours), theirs);
    assert_eq!(theirs.len(), 5, "{theirs:?}");
}
