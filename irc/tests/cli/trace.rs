//! `--trace`: the page with every stage.

use crate::common::{Folder, finish as run, irc};
use crate::text;
use std::fs;

/// Names that would be markup if they were not escaped, and one that is longer than a line.
const HOSTILE: &str =
    "kernel @\"</h2><script>alert(1)</script>\"(%\"a\\\"<b>&\": ptr.global, %n: i32) {
entry:
  %\"<img src=x onerror=alert(2)>\" = sreg tid.x
  %c = icmp slt %\"<img src=x onerror=alert(2)>\", %n
  condbr %c, \"'></title><svg onload=alert(3)>\", done
\"'></title><svg onload=alert(3)>\":
  %q = ptradd %\"a\\\"<b>&\", %\"<img src=x onerror=alert(2)>\" * 4
  store %n, %q
  br done
done:
  ret
}
";

#[test]
fn the_page_has_every_stage_and_is_the_same_each_time() {
    let folder = Folder::new("trace");
    let input = folder.write("k.ir", super::GOOD);
    let pages = ["a.html", "b.html"].map(|name| {
        let page = folder.0.join(name);
        let output = run(irc().arg(&input).arg("--trace").arg(&page), b"");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert!(text(&output.stdout).starts_with(".version"), "the PTX is printed as ever");
        fs::read_to_string(page).expect("the page was written")
    });
    assert_eq!(pages[0], pages[1]);
    for stage in ["input", "dce", "legalize", "select", "layout", "regalloc", "emit"] {
        let button = format!("<button type=\"button\">{stage}");
        assert!(pages[0].contains(&button), "{stage}");
    }
    assert!(pages[0].contains("<svg class=\"cfg\""));
}

#[test]
fn hostile_names_stay_text() {
    let folder = Folder::new("trace-hostile");
    let input = folder.write("<b onclick=x>'&.ir", HOSTILE);
    let page = folder.0.join("page.html");
    let output = run(irc().arg(&input).arg("--trace").arg(&page), b"");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let page = fs::read_to_string(page).expect("the page was written");
    // Each node of the graph has a title, too.
    for (tag, count) in [("<script", 1), ("</script", 1), ("</title", 4), ("<svg", 1), ("<img", 0)]
    {
        assert_eq!(page.matches(tag).count(), count, "{tag}");
    }
    // What looks like a tag is one of ours: nothing of the names stands between the brackets.
    let (body, _) = page.split_once("<script>").expect("there is one");
    let tags = body.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default());
    for tag in tags {
        assert!(!tag.contains("alert") && !tag.contains("onclick"), "{tag}");
    }
    assert!(page.contains("&lt;img src=x onerror=alert(2)&gt;"));
}

#[test]
fn no_input_or_output_is_written_over() {
    let folder = Folder::new("trace-files");
    let (input, other) = (folder.write("k.ir", super::GOOD), folder.write("l.ir", super::GOOD));
    let out = folder.0.join("k.ptx");
    let cases: [Vec<&std::ffi::OsStr>; 4] = [
        vec![input.as_ref(), "--trace".as_ref(), input.as_ref()],
        vec![input.as_ref(), "--trace".as_ref(), out.as_ref(), "-o".as_ref(), out.as_ref()],
        vec![input.as_ref(), "--trace".as_ref(), "-".as_ref()],
        vec![input.as_ref(), other.as_ref(), "--trace".as_ref(), out.as_ref()],
    ];
    for args in cases {
        let output = run(irc().args(&args), b"");
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", text(&output.stderr));
        assert_eq!(fs::read_to_string(&input).expect("the input is there"), super::GOOD);
        assert!(!out.exists());
    }
}

/// A compilation that fails is traced as far as it came.
#[test]
fn what_fails_is_traced() {
    let folder = Folder::new("trace-fails");
    let refused = "kernel @k(%p: ptr.global, %x: i128) {\nentry:\n  \
                   %old = cmpxchg relaxed gpu %p, %x, 1\n  ret\n}\n";
    let input = folder.write("k.ir", refused);
    let page = folder.0.join("page.html");
    let output = run(irc().arg(&input).arg("--trace").arg(&page), b"");
    assert_eq!(output.status.code(), Some(1), "{}", text(&output.stderr));
    let page = fs::read_to_string(page).expect("the page was written");
    assert!(page.contains(">legalize"), "{page}");
}
