//! What is read off modules, and arguments held against it.

use super::*;

fn abi(items: &str) -> Abi {
    let text = format!(".version 8.0\n.target sm_90\n.address_size 64\n{items}");
    Abi::of(&Module::parse(&text).expect("it is PTX"))
}

const ITEMS: &str = "
    .extern .func (.param .b32 r) printf_like(.param .b64 f, .param .align 8 .b8 va[]);
    .visible .func f(.reg .b32 x) { ret; }
    .extern .global .align 4 .b32 g;
    .visible .global .attribute(.managed) .align 8 .b32 g[3];
    .const .v2 .f32 _$c$2ed;
    .visible .entry _$a$2eb(
        .param .u8 a, .param .f32 b, .param .b64 .ptr .global .align 4 p, .param .b64 bits,
        .param .align 16 .b8 s[20], .param .texref t,
        .param .u32 n
    ) .reqntid 32, 2 { ret; }
    .visible .func f(.reg .b32 x);
    .visible .func g(.reg .b32 x);
    .alias g, f;
";

#[test]
fn parameters_lie_as_in_memory() {
    let abi = abi(ITEMS);
    let kernel = abi.kernel("a.b").expect("it is there");
    assert_eq!(abi.kernel("_$a$2eb"), Some(kernel));
    assert_eq!(kernel.block, Some([32, 2, 1]));
    let places: Vec<_> =
        kernel.params.iter().map(|p| (&*p.name, p.kind, p.offset, p.size, p.align)).collect();
    assert_eq!(
        places,
        [
            ("a", ParamKind::Int, Some(0), 1, 1),
            ("b", ParamKind::Float, Some(4), 4, 4),
            ("p", ParamKind::Pointer, Some(8), 8, 8),
            ("bits", ParamKind::Bits, Some(16), 8, 8),
            ("s", ParamKind::Bytes, Some(32), 20, 16),
            ("t", ParamKind::Texture, None, 8, 8),
            ("n", ParamKind::Int, Some(52), 4, 4),
        ]
    );
    assert_eq!(kernel.params[2].space, Some(AbiSpace::Global));
}

#[test]
fn what_is_declared_and_defined_is_listed_once() {
    let abi = abi(ITEMS);
    let functions: Vec<_> =
        abi.functions.iter().map(|f| (&*f.name, f.defined, f.variadic, f.params.len())).collect();
    assert_eq!(
        functions,
        [
            ("printf_like", false, true, 1),
            ("f", true, false, 1),
            ("a.b", true, false, 7),
            ("g", true, false, 1)
        ]
    );
    let globals: Vec<_> =
        abi.globals.iter().map(|g| (&*g.name, g.defined, g.size, g.managed)).collect();
    assert_eq!(globals, [("g", true, 12, true), ("c.d", true, 8, false)]);
}

#[test]
fn arguments_are_held_against_parameters() {
    let abi =
        abi(".visible .entry k(.param .b64 .ptr .global x, .param .f32 a, .param .u32 n) { ret; }");
    let kernel = abi.kernel("k").expect("it is there");
    let good = [Argument::pointer(8), 1.5f32.into(), 3u32.into()];
    assert_eq!(kernel.check(&good).map(|bytes| bytes[1].to_vec()), Ok(vec![0, 0, 0xc0, 0x3f]));
    let told = |arguments: &[Argument]| kernel.check(arguments).unwrap_err().to_string();
    assert_eq!(
        told(&good[..1]),
        "`k` takes 3 arguments (`x`: a pointer of 8 bytes at offset 0, `a`: a float of 4 bytes at \
         offset 8, `n`: an integer of 4 bytes at offset 12), found 1"
    );
    assert_eq!(
        told(&[Argument::pointer(8), 1.5f64.into(), 3u32.into()]),
        "argument 1 of `k` is for `a`: a float of 4 bytes at offset 8, found 8 bytes"
    );
    assert_eq!(
        told(&[Argument::pointer(8), 1u32.into(), 3u32.into()]),
        "argument 1 of `k` is for `a`: a float of 4 bytes at offset 8, found an integer"
    );
    assert!(kernel.check_bytes(&[&[0; 8], &[0; 4], &[0; 4]]).is_ok());
}
