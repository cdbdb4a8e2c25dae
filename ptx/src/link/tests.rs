//! Modules by the rules of their linkage.

use super::*;

const HEAD: &str = ".version 7.0\n.target sm_80\n.address_size 64\n";

/// Links modules named `a.ptx`, `b.ptx` and so on.
fn link(keep: Keep, texts: &[&str]) -> Result<String, String> {
    let mut linker = Linker::new().with_keep(keep);
    for (name, text) in ["a.ptx", "b.ptx", "c.ptx"].iter().zip(texts) {
        let head = if text.contains(".target") { "" } else { HEAD };
        linker.add_text(name, &format!("{head}{text}")).expect("it is PTX");
    }
    let told = |errors: Vec<LinkError>| {
        errors.iter().map(LinkError::to_string).collect::<Vec<_>>().join("\n")
    };
    let module = linker.link().map_err(told)?;
    let text = module.print();
    let found = crate::check::check(&text, None);
    assert!(found.is_empty(), "{text}\n{found:?}");
    Ok(text)
}

/// The text that modules become, whatever the checker says of it.
fn unchecked(texts: &[&str]) -> String {
    let mut linker = Linker::new();
    for text in texts {
        linker.add_text("a.ptx", &format!("{HEAD}{text}")).expect("it is PTX");
    }
    linker.link().expect("they fit").print()
}

/// The lines that declare something, in order.
fn declarations(keep: Keep, texts: &[&str]) -> Vec<String> {
    let text = link(keep, texts).expect("they fit");
    let lines = text.lines().filter(|line| line.starts_with('.') && !line.starts_with(".address"));
    lines.skip(2).map(|line| line.trim_end_matches([';', ' ']).to_owned()).collect()
}

fn errors(texts: &[&str]) -> String {
    link(Keep::Kernels, texts).expect_err("they do not fit")
}

const CALLER: &str = ".extern .func f();\n.visible .entry k() { call f; ret; }";

#[test]
fn a_definition_takes_the_place_of_declarations() {
    let wanted = [".visible .func f()", ".visible .entry k()", ".visible .func f()"];
    assert_eq!(declarations(Keep::Kernels, &[CALLER, ".visible .func f() { ret; }"]), wanted);
    // In the other order nothing needs to be declared first.
    let defined = declarations(Keep::Kernels, &[".visible .func f() { ret; }", CALLER]);
    assert_eq!(defined, [".visible .func f()", ".visible .entry k()"]);
    // What nobody defines stays as it is.
    assert_eq!(
        declarations(Keep::Kernels, &[CALLER]),
        [".extern .func f()", ".visible .entry k()"]
    );
}

#[test]
fn variables_stand_before_functions_and_behind_those_that_they_name() {
    let a = ".extern .global .align 4 .u32 g[];\n.visible .entry k() { .reg .b32 %r<2>; \
             ld.global.u32 %r1, [g]; ret; }";
    let b = ".extern .global .u64 h;\n.visible .global .align 4 .u32 g[4] = {1};\n\
             .visible .global .u64 p = h;";
    let c = ".visible .global .u64 h = 5;";
    let all = declarations(Keep::Visible, &[a, b, c]);
    assert_eq!(
        all,
        [
            ".visible .global .align 4 .u32 g[4] = {1}",
            ".visible .global .u64 h = 5",
            ".visible .global .u64 p = h",
            ".visible .entry k()"
        ]
    );
    // No kernel reaches the others.
    assert_eq!(declarations(Keep::Kernels, &[a, b, c]).len(), 2);
}

#[test]
fn internal_names_that_clash_are_renamed() {
    let one = |n: u32| {
        format!(
            ".global .u32 g = {n};\n.func f() {{ .reg .b32 %r<2>; ld.global.u32 %r1, [g]; ret; }}\n\
             .visible .entry k{n}() {{ call f; ret; }}"
        )
    };
    let text = link(Keep::Kernels, &[&one(1), &one(2)]).expect("they fit");
    assert!(text.contains("call") && text.contains(".global .u32 _$g$2e1 = 2;"), "{text}");
    assert!(text.contains(".func _$f$2e1()\n") && text.contains("_$f$2e1;"), "{text}");
    assert_eq!(crate::mangle::demangle("_$f$2e1"), "f.1");
    // What another module shows is not touched.
    let text = link(Keep::Kernels, &[&one(1), ".visible .func f() { ret; }", CALLER]).expect("fit");
    assert!(text.contains(".visible .func f()") && text.contains(".func _$f$2e1()"), "{text}");
}

#[test]
fn weak_and_common_give_way() {
    let f = |linkage: &str, n: u32| {
        format!("{linkage} .func f() {{ .reg .b32 %r<2>; mov.u32 %r1, {n}; ret; }}")
    };
    let text = link(Keep::Kernels, &[CALLER, &f(".weak", 1), &f(".visible", 2)]).expect("they fit");
    assert!(text.contains(", 2;") && !text.contains(", 1;"), "{text}");
    let text = link(Keep::Kernels, &[CALLER, &f(".weak", 1), &f(".weak", 2)]).expect("they fit");
    assert!(text.contains(", 1;") && !text.contains(", 2;"), "{text}");
    let common = [".common .global .u32 v[2];", ".common .global .u32 v[4] = {1};"];
    assert_eq!(declarations(Keep::Visible, &common), [".common .global .u32 v[4] = {1}"]);
    let other = [".visible .global .u32 v[2];", ".common .global .u32 v[2];"];
    assert_eq!(declarations(Keep::Visible, &other), [".visible .global .u32 v[2]"]);
    assert_eq!(
        errors(&[".common .global .u32 v[2] = {1};", ".common .global .u32 v[4];"]),
        "`v` is `.common` with initial contents where it is not the only or largest one\n  \
         a.ptx:4: .common .global .u32 v[2]\n  b.ptx:4: .common .global .u32 v[4]"
    );
}

#[test]
fn a_variable_has_the_largest_alignment_of_its_definitions() {
    for linkage in [".common", ".weak"] {
        let [two, four] = [2, 4].map(|n| format!("{linkage} .global .align {n} .b8 v[8];"));
        let wanted = [format!("{linkage} .global .align 4 .b8 v[8]")];
        assert_eq!(declarations(Keep::Visible, &[&two, &four]), wanted);
        assert_eq!(declarations(Keep::Visible, &[&four, &two]), wanted);
        // A declaration may rely on it, too.
        let used = ".extern .global .align 4 .b8 v[8];";
        assert_eq!(declarations(Keep::Visible, &[used, &two, &four]), wanted);
        let strong = [".visible .global .align 2 .b8 v[8];", &four];
        let wanted = [".visible .global .align 4 .b8 v[8]"];
        assert_eq!(declarations(Keep::Visible, &strong), wanted);
    }
    let told = errors(&[".extern .global .align 4 .b8 v[8];", ".common .global .b8 v[8];"]);
    assert!(told.starts_with("`v` is declared with a larger alignment than it has"), "{told}");
}

/// ptxas makes a global symbol of it.
#[test]
fn a_function_has_the_linkage_of_its_declaration() {
    let defined = ".visible .func f();\n.func f() { ret; }";
    let wanted = [".visible .func f()", ".visible .entry k()", ".visible .func f()"];
    assert_eq!(declarations(Keep::Kernels, &[CALLER, defined]), wanted);
    let weak = ".weak .func f();\n.func f() { trap; }";
    assert_eq!(declarations(Keep::Kernels, &[CALLER, weak, defined]), wanted);
    assert!(errors(&[defined, defined]).starts_with("`f` is defined twice"));
    // What ptxas refuses loses nothing here.
    let late = "\n.func f();\n.visible .func f();\n.func f() { ret; }";
    for odd in [".extern .func f();\n.func f() { ret; }", late] {
        let text = unchecked(&[CALLER, odd]);
        assert!(text.contains(".visible .func f()\n{"), "{text}");
    }
    let v = ".extern .global .b32 v;\n.global .b32 v = 5;\n.visible .entry k() { .reg .b32 %r<2>; \
             ld.global.b32 %r1, [v]; }";
    assert!(unchecked(&[v]).contains("v = 5;"));
}

/// ptxas takes `debug` only with sections.
#[test]
fn debug_goes_with_the_sections() {
    const HEAD: &str = ".version 7.0\n.target sm_80, debug\n.address_size 64\n";
    let module = |name: &str| {
        format!("{HEAD}.visible .entry {name}() {{ ret; }}\n.section .debug_info {{ .b32 1 }}\n")
    };
    let linked = |texts: &[&str]| {
        let text = link(Keep::Kernels, texts).expect("they fit");
        (text.contains(", debug"), text.contains(".section"))
    };
    let (a, b) = (module("a"), module("b"));
    assert_eq!(linked(&[&a]), (true, true));
    assert_eq!(linked(&[&a, &b]), (false, false));
    let plain = ".visible .entry c() { ret; }";
    assert_eq!(linked(&[&a, plain]), (false, true));
}

#[test]
fn open_arrays_have_the_size_of_the_definition() {
    for space in [".global", ".const"] {
        let open = format!(
            ".extern {space} .align 4 .b32 v[];\n.visible .entry k() {{ .reg .b32 %r<2>; \
             ld{space}.b32 %r1, [v+8]; ret; }}"
        );
        let defined = format!(".visible {space} .align 4 .b32 v[3] = {{1, 2, 3}};");
        let wanted = [&defined[..defined.len() - 1], ".visible .entry k()"];
        assert_eq!(declarations(Keep::Kernels, &[&open, &defined]), wanted);
        assert_eq!(declarations(Keep::Kernels, &[&defined, &open]), wanted);
    }
}

#[test]
fn an_alias_comes_with_what_it_names() {
    let b = ".visible .func g() { ret; }\n.visible .func f();\n.alias f, g;";
    let all = declarations(Keep::Kernels, &[CALLER, b]);
    let wanted = [".visible .func f()", ".visible .entry k()", ".visible .func g()", ".alias f, g"];
    assert_eq!(all, wanted);
}

#[test]
fn a_kernel_is_declared_without_its_directives() {
    let a = ".visible .entry k() .reqntid 32 { ret; }\n.visible .global .u64 v = k;";
    let all = declarations(Keep::Visible, &[a]);
    let declared = [".visible .entry k()", ".visible .global .u64 v = k"];
    assert_eq!(all, [&declared[..], &[".visible .entry k()", ".reqntid 32"]].concat());
}

#[test]
fn dynamic_shared_memory_has_several_views() {
    let one = |n: u32, ty: &str| {
        format!(
            ".extern .shared .align 16 .{ty} s[];\n.visible .entry k{n}() {{ .reg .b64 %rd<2>; \
             mov.u64 %rd1, s; ret; }}"
        )
    };
    let all = declarations(Keep::Kernels, &[&one(1, "f32"), &one(2, "b8"), &one(3, "f32")]);
    let shared: Vec<&String> = all.iter().filter(|line| line.contains(".shared")).collect();
    assert_eq!(shared.len(), 2, "{all:?}");
}

#[test]
fn what_differs_is_told_with_both_places() {
    assert_eq!(
        errors(&[".visible .func f() { ret; }", "\n.visible .func f() { ret; }"]),
        "`f` is defined twice\n  a.ptx:4: .visible .func f()\n  b.ptx:5: .visible .func f()"
    );
    let told = errors(&[
        ".extern .func (.param .b32 r) _$a$2eb(.param .b32 x);",
        ".visible .func (.param .b32 r) _$a$2eb(.param .b64 x) { ret; }",
    ]);
    assert_eq!(
        told,
        "`a.b` has different prototypes\n  a.ptx:4: .extern .func (.param .b32 r) a.b(.param .b32 \
         x)\n  b.ptx:4: .visible .func (.param .b32 r) a.b(.param .b64 x)"
    );
    let vector = |align: u32| format!(".param .align {align} .b8 x[16]");
    let told = errors(&[
        &format!(".extern .func f({});", vector(4)),
        &format!(".visible .func f({}) {{ ret; }}", vector(8)),
    ]);
    assert!(told.starts_with("`f` has different prototypes"), "{told}");
    let told = errors(&[".extern .global .u32 v;", ".visible .global .u64 v;"]);
    assert!(told.starts_with("`v` has different types\n  a.ptx:4: .extern"), "{told}");
    let told = errors(&[".extern .global .u32 v;", ".visible .const .u32 v;"]);
    assert!(told.starts_with("`v` has different types"), "{told}");
    let told = errors(&[".extern .global .align 16 .u32 v;", ".visible .global .u32 v;"]);
    assert!(told.starts_with("`v` is declared with a larger alignment"), "{told}");
    let told = errors(&[".extern .global .u32 v;", ".visible .func v() { ret; }"]);
    assert!(told.starts_with("`v` is declared as different things"), "{told}");
    let told = errors(&[CALLER, ".version 7.0\n.target sm_75\n.address_size 64\n"]);
    assert_eq!(told, "targets differ\n  a.ptx: .target sm_80\n  b.ptx: .target sm_75");
}

#[test]
fn what_differs_in_how_bits_are_read_is_the_same() {
    for (declared, defined) in [("u32", "b32"), ("f32", "b32"), ("s32", "u32")] {
        let a = format!(".extern .global .{declared} v;\n.extern .func f(.param .{declared} x);");
        let b = format!(
            ".visible .global .{defined} v;\n.visible .func f(.param .{defined} x) {{ ret; }}"
        );
        assert_eq!(declarations(Keep::Visible, &[&a, &b]).len(), 2);
    }
    let told = errors(&[".extern .global .f32 v;", ".visible .global .u32 v;"]);
    assert!(told.starts_with("`v` has different types"), "{told}");
}

#[test]
fn the_version_is_the_highest_and_files_are_counted_anew() {
    let one = |n: u32, version: &str| {
        format!(
            ".version {version}\n.target sm_80\n.address_size 64\n.file 1 \"f{n}.c\"\n\
             .visible .entry k{n}() {{ .loc 1 {n} 1\n ret; }}"
        )
    };
    let text = link(Keep::Kernels, &[&one(1, "7.0"), &one(2, "7.8")]).expect("they fit");
    assert!(text.starts_with(".version 7.8\n"), "{text}");
    assert!(text.contains(".file 2 \"f2.c\"") && text.contains(".loc 2 2 1"), "{text}");
    // nvcc lists its files behind the functions.
    let late =
        |n: u32| format!(".visible .entry k{n}() {{ .loc 1 {n} 1\n ret; }}\n.file 1 \"f{n}.c\"");
    let text = link(Keep::Kernels, &[&late(1), &late(2)]).expect("they fit");
    assert!(text.contains(".loc 1 1 1") && text.contains(".loc 2 2 1"), "{text}");
    assert_eq!(text.matches(".file").count(), 2, "{text}");
}

#[test]
fn contents_in_a_circle_are_refused() {
    let a = ".extern .global .u64 b;\n.visible .global .u64 a = b;";
    let b = ".extern .global .u64 a;\n.visible .global .u64 b = a;";
    let told = link(Keep::Visible, &[a, b]).expect_err("PTX cannot say that");
    assert!(
        told.starts_with("`a` is part of a cycle") || told.starts_with("`b` is part"),
        "{told}"
    );
}
