//! ptxas is called, and understood, through `irc_runtime::ptxas`.

use irc_ptx::target::{PtxVersion, Sm};
use irc_runtime::ptxas::{
    AssembleOptions, Module, PtxasError, Release, Severity, Toolbox, assemble_many,
};
use irc_tests::ptxas_toolbox;

fn sm(name: &str) -> Sm {
    name.parse().expect("the name of a target")
}

fn kernel(name: &str, target: Sm, body: &str) -> String {
    let version = target.first_ptx().max(PtxVersion::new(6, 0));
    format!(
        ".version {version}\n.target {target}\n.address_size 64\n\
         .visible .entry {name}(.param .u64 p)\n{{\n.reg .b32 %r<4>;\n.reg .b64 %rd<4>;\n\
         ld.param.u64 %rd1, [p];\n{body}\nret;\n}}\n"
    )
}

const STORE: &str = "mov.u32 %r1, %tid.x;\nst.global.u32 [%rd1], %r1;";
const WRONG: &str = "add.u32 %r1, %r2, %rd1;";
const WRONG_LINE: u32 = 9;

/// A kernel whose stack ptxas cannot bound: it warns, and names the kernel.
fn recursive(name: &str) -> String {
    format!(
        ".version 7.0\n.target sm_75\n.address_size 64\n\
         .func {name}_f(.param .b32 n)\n{{\n.reg .b32 %r<3>;\n.reg .pred %p<2>;\n\
         ld.param.u32 %r1, [n];\nsetp.eq.s32 %p1, %r1, 0;\n@%p1 bra L;\nsub.s32 %r2, %r1, 1;\n\
         {{ .param .b32 a; st.param.b32 [a], %r2; call {name}_f, (a); }}\nL:\nret;\n}}\n\
         .visible .entry {name}()\n{{\n\
         {{ .param .b32 a; st.param.b32 [a], 5; call {name}_f, (a); }}\nret;\n}}\n"
    )
}

#[test]
fn a_module_becomes_a_cubin_with_facts() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let tool = toolbox.for_target(sm("sm_90")).expect("a ptxas for sm_90");
    let options = AssembleOptions::default().with_opt_level(3);
    let made =
        tool.assemble(&kernel("k", sm("sm_90"), STORE), sm("sm_90"), options).expect("accepted");
    assert_eq!(&made.cubin[..4], b"\x7fELF");
    assert_eq!(made.messages, []);
    assert_eq!(made.facts.len(), 1);
    assert_eq!((made.facts[0].name.as_str(), made.facts[0].is_kernel), ("k", true));
    assert!(made.facts[0].registers.is_some_and(|count| count > 0));
}

#[test]
fn complaints_carry_their_line() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let tool = toolbox.for_target(sm("sm_75")).expect("a ptxas for sm_75");
    let wrong = kernel("k", sm("sm_75"), WRONG);
    for parse_only in [false, true] {
        let options = AssembleOptions::default().with_parse_only(parse_only);
        let error =
            tool.assemble(&wrong, sm("sm_75"), options).expect_err("the types do not match");
        let PtxasError::Rejected { messages, .. } = error else { panic!("refused, not {error}") };
        assert_eq!((messages[0].severity, messages[0].line), (Severity::Error, Some(WRONG_LINE)));
    }
}

#[test]
fn parse_only_checks_gates_and_writes_nothing() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let tool = toolbox.for_target(sm("sm_75")).expect("a ptxas for sm_75");
    let options = AssembleOptions::default().with_parse_only(true);
    let good =
        tool.assemble(&kernel("k", sm("sm_75"), STORE), sm("sm_75"), options).expect("accepted");
    assert!(good.cubin.is_empty());
    let gated = kernel("k", sm("sm_75"), "redux.sync.add.s32 %r1, %r2, 0xffffffff;");
    let error = tool.assemble(&gated, sm("sm_75"), options).expect_err("redux needs sm_80");
    assert!(error.to_string().contains("sm_80"), "{error}");
}

/// For each target the newest release that was found and knows it, and that one accepts a module
/// for it.
fn check_target(toolbox: &Toolbox, target: Sm) {
    let tool = toolbox.for_target(target).expect("it was found to know it");
    let knows = |release: Release| release.knows(target);
    let releases = toolbox.tools().iter().map(|tool| tool.release());
    assert_eq!(Some(tool.release()), releases.filter(|release| knows(*release)).max());
    let text = kernel("k", target, STORE);
    tool.assemble(&text, target, AssembleOptions::default()).expect("accepted");
}

#[test]
fn each_target_has_its_release() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let mut checked = 0;
    for name in ["sm_30", "sm_50", "sm_72", "sm_75", "sm_90a", "sm_101a", "sm_110a", "sm_121f"] {
        match toolbox.for_target(sm(name)) {
            Ok(_) => {
                check_target(toolbox, sm(name));
                checked += 1;
            }
            Err(error) => eprintln!("{error}"),
        }
    }
    assert!(checked > 0, "none of the targets is known to {:?}", toolbox.tools());
}

#[test]
fn many_modules_get_the_verdicts_they_get_alone() {
    let Some(toolbox) = ptxas_toolbox() else { return };
    let mut texts: Vec<String> =
        (0..70).map(|n| kernel(&format!("k{n}"), sm("sm_75"), STORE)).collect();
    texts[13] = kernel("k13", sm("sm_75"), WRONG);
    texts[40] = recursive("k40");
    texts[41] = kernel("k42", sm("sm_75"), STORE);
    texts[69] = kernel("k69", sm("sm_75"), "call nowhere;");
    let module = |text| Module { ptx: text, target: sm("sm_75"), options: Default::default() };
    let modules: Vec<Module<'_>> = texts.iter().map(|text| module(text)).collect();
    let together = assemble_many(toolbox, &modules);
    assert_eq!(together.len(), modules.len());
    let tool = toolbox.for_target(sm("sm_75")).expect("a ptxas for sm_75");
    for index in [0, 13, 40, 41, 42, 68, 69] {
        let alone = tool.assemble(&texts[index], sm("sm_75"), Default::default());
        match (&together[index], &alone) {
            (Ok(together), Ok(alone)) => {
                assert_eq!(together.messages, alone.messages, "module {index}");
                assert_eq!(together.facts, alone.facts, "module {index}");
            }
            (Err(together), Err(alone)) => assert_eq!(together.to_string(), alone.to_string()),
            (together, alone) => panic!("module {index}: {together:?} but alone {alone:?}"),
        }
    }
    let failed: Vec<usize> = (0..70).filter(|&index| together[index].is_err()).collect();
    assert_eq!(failed, [13, 69]);
    let warned = &together[40].as_ref().expect("accepted").messages;
    assert_eq!(
        warned.iter().map(|message| message.severity).collect::<Vec<_>>(),
        [Severity::Warning]
    );
}
