//! The harness that compares a GPU with the simulator, on the simulator in place of the GPU; and
//! records of GPUs, replayed.

use irc_runtime::device::{
    Device, DeviceError, DeviceInfo, Global, Image, Kernel, KernelAttributes, KernelId,
    LaunchConfig, Loaded, ModuleId,
};
use irc_tests::gpu::{self, Plan, Replayed};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PLAN: Plan = Plan { seed: 3, modules: 3, forms: 3, cases: 32, operands: 128, part: (0, 1) };

/// With the feature `cuda` through the driver's functions and `cust`, else without them.
fn stand_in() -> (Box<dyn Device>, String) {
    #[cfg(feature = "cuda")]
    return gpu::open(true).expect("the simulator is there");
    #[cfg(not(feature = "cuda"))]
    (Box::new(gpu::reference()), "none".to_owned())
}

#[test]
fn the_stand_in_agrees_and_its_record_is_replayed() {
    let outcome = gpu::run(stand_in(), &|| Ok(stand_in()), &PLAN).expect("the device has a target");
    assert_eq!(outcome.failures, Vec::<String>::new());
    let target = gpu::target_of((9, 0)).expect("the target is known");
    assert_eq!(outcome.checks, gpu::count(&PLAN, &target));
    println!("{} checks, {} bytes of records", outcome.checks, outcome.recorded.len());
    let (forms, failures) = gpu::replay(&outcome.recorded).expect("it is a record");
    assert!(forms > 150, "{forms} forms");
    assert_eq!(failures, Vec::<String>::new());
    // What a GPU may compute as well: so may the simulator.
    let (asked, refused) = gpu::ask_models(&outcome.recorded).expect("it is a record");
    assert_eq!(refused, Vec::<String>::new());
    assert!(asked > 150 * PLAN.cases, "{asked} cases");
}

/// A folder of this test alone, which goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("irc-gpu-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("there is a folder for temporary files");
        Folder(path)
    }

    /// Puts a file there and replays the folder.
    fn replay(&self, name: &str, text: &[u8]) -> Replayed {
        std::fs::write(self.0.join(name), text).expect("the folder can be written to");
        gpu::replay_folder(&self.0).expect("the folder can be read")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left over harms nobody.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The command of the documentation, with few forms.
fn command(arguments: &[&str]) -> Output {
    Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("gpu/run.sh"))
        .env("IRC_GPU_BINARY", env!("CARGO_BIN_EXE_irc-gpu"))
        .args([
            "--modules",
            "2",
            "--forms",
            "3",
            "--cases",
            "8",
            "--seed",
            "5",
            "--operands",
            "128",
        ])
        .args(arguments)
        .output()
        .expect("the script can be run")
}

#[cfg(feature = "cuda")]
#[test]
fn what_the_command_records_is_replayed_unless_it_is_damaged() {
    let folder = Folder::new("record");
    let path = folder.0.join("recorded");
    let output = command(&["--stand-in", "--record", &path.to_string_lossy()]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}{}", String::from_utf8_lossy(&output.stderr));
    let last = said.lines().last().unwrap_or_default();
    assert!(last.ends_with("checks, 0 failures, 0 results that the manual leaves open"), "{said}");
    let recorded = std::fs::read_to_string(path).expect("it was written");

    let whole = folder.replay("a.txt", recorded.as_bytes());
    assert_eq!((whole.files, whole.failures), (1, Vec::new()));
    assert!(whole.forms > 150, "{} forms", whole.forms);
    // A bit of a result of an integer addition.
    let at = recorded.find("form ").expect("it has forms");
    let at = at + recorded[at..].find("= ").expect("it has results") + 2;
    let digit = if recorded.as_bytes()[at] == b'1' { "2" } else { "1" };
    let differing = format!("{}{digit}{}", &recorded[..at], &recorded[at + 1..]);
    let failures = folder.replay("a.txt", differing.as_bytes()).failures;
    assert_eq!(failures.len(), 1, "{failures:?}");
    assert!(failures[0].contains("a.txt: add.u16") && failures[0].contains(", not ["));
    // Cut off in a line, and behind one.
    let half = recorded.len() / 2;
    let line = recorded[..half].rfind('\n').expect("it has lines") + 1;
    let damaged = recorded.replacen("form ", "from ", 1);
    for text in [&recorded[..half], &recorded[..line], &damaged, ""] {
        let replayed = folder.replay("a.txt", text.as_bytes());
        assert_eq!((replayed.files, replayed.forms, replayed.failures.len()), (1, 0, 1));
    }
    assert_eq!(folder.replay("a.txt", b"\xff").failures.len(), 1);
    assert_eq!(folder.replay("b.txt", recorded.as_bytes()).files, 2);
}

#[cfg(not(feature = "cuda"))]
#[test]
fn without_a_gpu_the_command_says_how_much_is_skipped() {
    let output = command(&[]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(0), "{said}");
    let count = said.strip_prefix("skipped: ").and_then(|said| said.split(' ').next());
    let count = count.and_then(|count| count.parse::<usize>().ok());
    assert!(count.is_some_and(|count| count > 150), "{said}");
    assert!(said.ends_with(" checks, no GPU (built without the feature `cuda`)\n"), "{said}");
    assert_eq!(command(&["--stand-in"]).status.code(), Some(2));
    assert_eq!(command(&["--frobnicate"]).status.code(), Some(2));
    assert_eq!(Folder::new("none").replay("notes.md", b"none").files, 0);
}

/// A device that gets a bit of what is read from it wrong.
struct Wrong(Box<dyn Device>);

impl Device for Wrong {
    fn info(&self) -> DeviceInfo {
        self.0.info()
    }
    fn load(&mut self, image: Image<'_>) -> Result<Loaded, DeviceError> {
        self.0.load(image)
    }
    fn unload(&mut self, module: ModuleId) -> Result<(), DeviceError> {
        self.0.unload(module)
    }
    fn kernel(&mut self, module: ModuleId, name: &str) -> Result<Kernel, DeviceError> {
        self.0.kernel(module, name)
    }
    fn global(&mut self, module: ModuleId, name: &str) -> Result<Global, DeviceError> {
        self.0.global(module, name)
    }
    fn attributes(&mut self, kernel: KernelId) -> Result<KernelAttributes, DeviceError> {
        self.0.attributes(kernel)
    }
    fn alloc(&mut self, bytes: u64) -> Result<u64, DeviceError> {
        self.0.alloc(bytes)
    }
    fn free(&mut self, address: u64) -> Result<(), DeviceError> {
        self.0.free(address)
    }
    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), DeviceError> {
        self.0.write(address, bytes)
    }
    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), DeviceError> {
        self.0.read(address, bytes)?;
        // Of a float this is the sign and the exponent, too.
        bytes.iter_mut().take(16).for_each(|byte| *byte ^= 0x41);
        Ok(())
    }
    fn memory(&mut self) -> Result<(u64, u64), DeviceError> {
        self.0.memory()
    }
    fn launch(
        &mut self,
        kernel: KernelId,
        config: &LaunchConfig,
        args: &[&[u8]],
    ) -> Result<(), DeviceError> {
        self.0.launch(kernel, config, args)
    }
    fn synchronize(&mut self) -> Result<(), DeviceError> {
        self.0.synchronize()
    }
}

#[test]
fn a_device_that_computes_something_else_is_found_out() {
    let wrong =
        || -> gpu::Opened { (Box::new(Wrong(Box::new(gpu::reference()))), "none".to_owned()) };
    let plan = Plan { modules: 1, ..PLAN };
    let outcome = gpu::run(wrong(), &|| Ok(wrong()), &plan).expect("the device has a target");
    let examples = irc_tests::examples::all();
    for example in examples {
        let wrong = |failure: &&String| failure.starts_with(&format!("{} at ", example.name));
        assert_eq!(outcome.failures.iter().filter(wrong).count(), 3, "{}", example.name);
    }
    // Some forms leave what was changed open.
    let (failures, checks) = (outcome.failures.len(), outcome.checks);
    assert!(failures * 10 > checks * 9, "{failures} failures in {checks} checks");
}

const RECORD: &str = "\
device by hand
driver none
target sm_90
form 7.8 add.sat.s32 %r0, %r1, %r2;
in %r1 %r2
out %r0
7fffffff 1 = 7fffffff
1 2 = 3
form 7.8 addc.cc.u32 %r0, %r1, %r2;
in %r1 %r2 cc
out %r0 cc
ffffffff 0 1 = 0 1
1 1 0 = 2 0
form 7.8 rcp.approx.f32 %r0, %r1;
in %r1
out %r0
40400000 = 3eaaaaab
end 3
";

#[test]
fn a_record_by_hand_is_replayed() {
    assert_eq!(gpu::replay(RECORD), Ok((3, Vec::new())));
    // The neighbour of an approximate result is as good; that of an exact one is wrong.
    let near = RECORD.replace("3eaaaaab", "3eaaaaaa");
    assert_eq!(gpu::replay(&near), Ok((3, Vec::new())));
    for (right, wrong) in [("= 3eaaaaab", "= 3eaaaabb"), ("1 2 = 3", "1 2 = 4"), ("= 2 0", "= 2 1")]
    {
        let (_, failures) = gpu::replay(&RECORD.replace(right, wrong)).expect("it is a record");
        assert_eq!(failures.len(), 1, "{wrong}: {failures:?}");
    }
    assert!(gpu::replay(&RECORD.replace("1 2 = 3", "1 2 = 3 4")).is_err());
    assert!(gpu::replay(&RECORD.replace("target sm_90\n", "")).is_err());
    for tail in ["", "end 2\n", "end 3\nend 3\n"] {
        assert!(gpu::replay(&RECORD.replace("end 3\n", tail)).is_err(), "{tail}");
    }
}

/// A program that can use the stand-in does so only where it is asked to.
#[cfg(feature = "cuda")]
#[test]
fn the_command_does_not_take_the_stand_in_for_a_gpu() {
    let output = command(&[]);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!said.starts_with("irc simulator"), "{said}");
    assert_eq!(output.status.code(), Some(0), "{said}");
}

/// The records of GPUs below tests/golden/gpu, of which there may be none yet.
#[test]
fn records_of_gpus_are_replayed() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden/gpu");
    let Replayed { files, forms, failures } =
        gpu::replay_folder(&folder).expect("the folder is there");
    println!("{files} records of GPUs with {forms} forms");
    if files == 0 {
        irc_tests::say_skipped("no record of a GPU in tests/golden/gpu");
    }
    assert_eq!(failures, Vec::<String>::new());
}
