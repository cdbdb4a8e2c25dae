//! Textures, surfaces and samplers from the command line.

use crate::{Folder, example, floats, ptx, run};
use std::fs;

#[test]
fn examples_of_images_run() {
    let folder = Folder::new("images");
    // Between both texels are their weighted means; beyond them is the edge.
    let row = [0.0, 2.5, 7.5, 10.0];
    let want = folder.file("want.bin", floats(row.into_iter().chain(row)));
    let texels = folder.file("texels.bin", floats([0.0, 10.0]));
    let resized = example(
        "images/bilinear_resize.ir",
        &[
            "--block",
            "4,2",
            "--bind",
            &format!("source=tex:f32[2,1]=@{texels}"),
            "--expect",
            &format!("0:@{want}"),
            "--",
            "f32[8]",
            "s32:4",
            "s32:2",
        ],
    );
    assert_eq!(resized.status, Some(0), "{}", resized.stderr);

    let trail = folder.path("trail.bin");
    let fade = |expect: &str| {
        let fresh = format!("surf:f32[2,2]=@{}", folder.file("fresh.bin", floats([9.0; 4])));
        example(
            "images/fade_surface.ir",
            &[
                "--grid=1,2",
                "--block=2",
                "--bind=trail=surf:f32[2,2]=iota",
                "--print=trail:3",
                &format!("--dump=trail:@{trail}"),
                &format!("--expect=trail:@{expect}"),
                "--format=json",
                "--",
                &fresh,
                "s32:1",
                "f32:0.5",
            ],
        )
    };
    // The width is 1: the second column stays.
    let faded = fade(&folder.file("faded.bin", floats([9.0, 1.0, 9.0, 3.0])));
    assert_eq!((faded.status, faded.stdout.as_str()), (Some(0), "[]\n"), "{}", faded.stderr);
    assert!(faded.stderr.starts_with("`trail`, f32[4], the first 3:\n  0: 9.0 1.0 9.0\n"));
    assert_eq!(fs::read(&trail).unwrap(), floats([9.0, 1.0, 9.0, 3.0]));
    let wrong = fade(&folder.file("wrong.bin", floats([9.0, 1.0, 9.0, 2.0])));
    assert_eq!(wrong.status, Some(1));
    let text = "\"argument\":\"trail\",\"count\":1,\"first\":[{\"index\":3,\"got\":\"3.0\",";
    assert!(wrong.stdout.contains(text), "{}", wrong.stdout);
}

/// One thread reads a texture at 5 and at -1.
fn lookup(target: &str, params: &str, named: &str) -> String {
    let body = format!(
        "ld.param.u64 %rd1, [out]; {}
         tex.1d.v4.u32.s32 {{%r0, %r1, %r2, %r3}}, [{named}, {{5}}];
         tex.1d.v4.u32.s32 {{%r4, %r5, %r6, %r7}}, [{named}, {{-1}}];
         st.global.v2.u32 [%rd1], {{%r0, %r4}};",
        if params.contains(".u64 image") { "ld.param.u64 %rd2, [image];" } else { "" }
    );
    ptx(&format!(".param .u64 out, {params}"), &body).replace(".target sm_90", target)
}

#[test]
fn handles_are_numbers_or_of_their_type() {
    let read = |text: &str, images: &[&str]| {
        let run = run(text, &[&["-", "--print=0", "--", "u32[2]"], images].concat());
        assert_eq!(run.status, Some(0), "{images:?}: {}", run.stderr);
        run.stdout.lines().last().unwrap().trim().to_owned()
    };
    let number = lookup(".target sm_90", ".param .u64 image", "%rd2");
    assert_eq!(read(&number, &["tex:u32[8]=iota"]), "0: 5 0");
    assert_eq!(read(&number, &["tex:u8[8]:border=iota"]), "0: 5 0");
    // Of a texture of 5 texels, the last is at both places.
    assert_eq!(read(&number, &["tex:u16x2[5]=iota"]), "0: 8 0");
    let typed = lookup(".target sm_90", ".param .texref image", "image");
    assert_eq!(read(&typed, &["tex:u32[8]=iota"]), "0: 5 0");
    let both = ".param .texref image, .param .samplerref how";
    let sampled = lookup(".target sm_90, texmode_independent", both, "image, how");
    assert_eq!(read(&sampled, &["tex:u32x4[8]=iota", "sampler:clamp"]), "0: 20 0");
    assert_eq!(read(&sampled, &["tex:u32[4]=iota", "sampler:border"]), "0: 0 0");
}

#[test]
fn a_texture_that_is_bound_says_how_it_is_read() {
    let text = |init: &str| {
        let image = format!(".global .texref image{init};\n.visible .entry");
        lookup(".target sm_90", ".param .u32 unused", "image").replace(".visible .entry", &image)
    };
    let read = |text: &str, image: &str| {
        let bind = format!("--bind=image={image}");
        let run = run(text, &["-", &bind, "--print=0", "--", "u32[2]", "u32:0"]);
        assert_eq!(run.status, Some(0), "{image}: {}", run.stderr);
        run.stdout.lines().last().unwrap().trim().to_owned()
    };
    let border = text(" = { addr_mode_0 = clamp_to_border }");
    assert_eq!(read(&text(""), "tex:u32[4]=iota"), "0: 3 0");
    assert_eq!(read(&border, "tex:u32[4]=iota"), "0: 0 0");
    // What the command line says goes first.
    assert_eq!(read(&border, "tex:u32[4]:clamp=iota"), "0: 3 0");

    for (bind, why) in [
        ("other=tex:u32[4]", "--bind other: the module has no texture, sampler or surface `other`"),
        ("image=surf:u32[4]", "--bind image: `image` is a variable of the type `.texref`"),
    ] {
        let bind = format!("--bind={bind}");
        let wrong = run(&text(""), &["-", &bind, "--", "u32[2]", "u32:0"]);
        assert_eq!(wrong.status, Some(2));
        assert!(wrong.stderr.contains(why), "{}", wrong.stderr);
    }
    let bind = "--bind=image=tex:u32[4]";
    let twice = run(&text(""), &["-", bind, bind, "--", "u32[2]", "u32:0"]);
    assert!(twice.status == Some(2) && twice.stderr.contains("already bound"));
    let unbound = run(&text(""), &["-", "--", "u32[2]", "u32:0"]);
    assert_eq!(unbound.status, Some(1));
    assert!(unbound.stderr.contains("no texture or surface is bound"), "{}", unbound.stderr);
}

#[test]
fn objects_suit_the_parameters() {
    let with = |param: &str, argument: &str, why: &str| {
        // Samplers are for modules of this mode.
        let text = ptx(param, "").replace("sm_90\n", "sm_90, texmode_independent\n");
        let run = run(&text, &["-", "--", argument]);
        assert_eq!(run.status, Some(2), "{argument}: {}", run.stderr);
        assert!(run.stderr.contains(why), "{argument}: {}", run.stderr);
    };
    with(".param .texref a", "null", "needs a texture such as `tex:f32[64,32]=zero`");
    with(".param .texref a", "surf:u32[4]", "needs a texture such as");
    with(".param .samplerref a", "u64:1", "needs a sampler such as `sampler:linear`");
    with(".param .surfref a", "tex:u32[4]", "needs a surface such as `surf:f32[64,32]=zero`");
    with(".param .u32 a", "tex:u32[4]", "needs an integer of 4 bytes");
    with(".param .u64 a", "tex:u8[4]:linear", "texels that are read as integers cannot be");
    let cuda = run(&ptx(".param .u64 a", ""), &["-", "--device=cuda", "--", "tex:u32[4]"]);
    assert_eq!(cuda.status, Some(2));
    assert!(cuda.stderr.contains("textures and surfaces need the simulator"), "{}", cuda.stderr);
}
