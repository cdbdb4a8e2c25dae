//! The Lisp in `examples/lisp`: scripts, what they print, and what is wrong with them.

#[path = "../examples/lisp/main.rs"]
#[expect(dead_code, reason = "its `main` is for running it as a program")]
mod lisp;

use arbitrary::Unstructured;

/// What a script prints, and its errors.
fn talk(script: &[u8], prompts: bool) -> (String, String) {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let all_is_well = lisp::talk(script, &mut output, &mut errors, prompts).expect("no file fails");
    assert_eq!(all_is_well, errors.is_empty());
    let text = |bytes| String::from_utf8(bytes).expect("it is UTF-8");
    (text(output), text(errors))
}

fn prints(script: &str) -> String {
    let (output, errors) = talk(script.as_bytes(), false);
    assert_eq!(errors, "", "{script}");
    output
}

fn fails(script: &str) -> String {
    talk(script.as_bytes(), false).1.trim_end().replace("<stdin>:", "")
}

/// Shows numbers as the Lisp does.
fn show(numbers: impl IntoIterator<Item = f32>) -> String {
    let words: Vec<String> = numbers.into_iter().map(|x| x.to_string()).collect();
    words.join(" ") + "\n"
}

/// What is typed in a session that a page shows, and what is printed.
fn session<'a>(page: &'a str, prefix: &str, before: &str) -> (Vec<&'a str>, String) {
    let shown = page.split(before).nth(1).expect("the page has a session");
    let lines = shown.lines().map(|line| line.trim_start_matches(prefix));
    let lines: Vec<&str> = lines.take_while(|line| !line.starts_with("```")).collect();
    let typed = |line: &&'a str| line.strip_prefix("> ").or(line.strip_prefix(". "));
    let printed = lines.iter().filter(|line| typed(line).is_none());
    (lines.iter().filter_map(typed).collect(), printed.map(|line| format!("{line}\n")).collect())
}

#[test]
fn pages_show_what_is_printed() {
    let page = include_str!("../examples/lisp/main.rs");
    let (typed, printed) = session(page, "//! ", "example lisp\n");
    assert_eq!(prints(&typed.join("\n")), printed);
    let page = include_str!("../../docs/embedding.md");
    let (typed, printed) = session(page, "", "A session with the Lisp:\n\n```\n");
    assert_eq!(prints(&typed.join("\n")), printed);
    let without: Vec<&str> = typed.into_iter().filter(|line| line.trim() != "(barrier)").collect();
    let race = talk(without.join("\n").as_bytes(), false).1;
    let said = page.split("Without the barrier it says `").nth(1).expect("the page says it");
    let said = said.split('`').next().expect("it ends");
    assert!(race.starts_with(said), "{race}");
}

#[test]
fn a_prompt_says_whether_a_list_is_open() {
    let (output, errors) = talk(b"(array x 1\n 2)\nx\n", true);
    assert_eq!((output.as_str(), errors.as_str()), ("> . > 1 2\n> ", ""));
}

#[test]
fn a_function_is_compiled_for_its_arguments() {
    let script = "(define scale (x by) (set (x i) (* (x i) (if (< i 2) by (- by)))))
        (array x 1 2 3) (array y 1.5 -2 3e1)
        (run scale 1 3 x 2) (run scale 1 3 y 0.5) x y";
    assert_eq!(prints(script), "2 4 -6\n0.75 -1 -15\n");
    let ptx = "(array x 1) (define f (x n) (set (x i) n)) (ptx f x 7)";
    let ptx = prints(ptx);
    assert!(ptx.contains(".entry kernel(") && ptx.contains(".param .b32"), "{ptx}");
    let ptx = prints("(array x 1) (define f (x n) (set (x i) (n i))) (ptx f x x)");
    assert!(ptx.contains(".entry kernel(") && !ptx.contains(".param .b32"), "{ptx}");
}

#[test]
fn a_sum_goes_through_shared_memory() {
    let script = "(iota x 100) (fill total 1 0)
        (define sum (x n total)
          (shared part 32)
          (set (part thread) (if (< i n) (x i)))
          (let half (/ threads 2))
          (while (>= half 1)
            (barrier)
            (if (< thread half)
              (set (part thread) (+ (part thread) (part (+ thread half)))))
            (set half (/ half 2)))
          (if (= thread 0) (add (total 0) (part 0))))
        (run sum 4 32 x 100 total) total";
    assert_eq!(prints(script), format!("{}\n", (0..100).sum::<i32>()));
}

#[test]
fn functions_are_put_in_where_they_are_called() {
    let script = "(define square (x) (* x x))
        (define norm (x y) (sqrt (+ (square (x i)) (square (y i)))))
        (array x 3 5 1) (array y 4 12 0.5)
        (define norms (x y) (set (x i) (norm x y)))
        (run norms 1 3 x y) x";
    assert_eq!(prints(script), show([5.0, 13.0, (1.0f32 + 0.25).sqrt()]));
}

#[test]
fn a_mandelbrot_set_is_that_of_rust() {
    let script = "(fill out 16 0)
        (define mandelbrot (out most)
          (let a (- (/ thread 5) 2)) (let x 0) (let y 0) (let n 0)
          (while (* (< n most) (<= (+ (* x x) (* y y)) 4))
            (let next (+ (- (* x x) (* y y)) a))
            (set y (+ (* 2 x y) 0.1))
            (set x next)
            (set n (+ n 1)))
          (set (out i) n))
        (run mandelbrot 1 16 out 40) out";
    let count = |thread: i32| {
        let (a, mut x, mut y, mut n) = (thread as f32 / 5.0 - 2.0, 0.0f32, 0.0f32, 0);
        while n < 40 && x * x + y * y <= 4.0 {
            (x, y, n) = (x * x - y * y + a, 2.0 * x * y + 0.1, n + 1);
        }
        n.to_string()
    };
    assert_eq!(prints(script), (0..16).map(count).collect::<Vec<_>>().join(" ") + "\n");
}

#[test]
fn every_operation_computes_what_its_name_says() {
    let cases = [
        ("(+ 1 2 3)", "6"),
        ("(- 5)", "-5"),
        ("(- 5 7)", "-2"),
        ("(- 5 7 1)", "-3"),
        ("(* 2 3)", "6"),
        ("(/ 7 2)", "3.5"),
        ("(min 3 1 2)", "1"),
        ("(max 3 1 2)", "3"),
        ("(abs -4)", "4"),
        ("(trunc 2.9)", "2"),
        ("(trunc -2.9)", "-2"),
        ("(floor -2.5)", "-3"),
        ("(norm3d 2 3 6)", "7"),
        ("(sqrt 6.25)", "2.5"),
        ("(trunc (exp 2))", "7"),
        ("(pow 2 10)", "1024"),
        ("(if (!= 1 2) 1 0)", "1"),
        ("(+ (< 1 2) (<= 2 2) (> 1 2) (>= 1 2) (= 3 3))", "3"),
        ("(if (> 1 2) 5)", "0"),
        ("(if 0 5 (if 2 6 7))", "6"),
        ("(do 1 (let x 2) (let k 0) (while (< k 4) (set x (+ x k)) (set k (+ k 1))) x)", "8"),
        ("(+ threads blocks block thread)", "2"),
    ];
    for (form, wanted) in cases {
        let script = format!("(fill x 1 0) (define k (x) (set (x 0) {form})) (run k 1 1 x) x");
        assert_eq!(prints(&script), format!("{wanted}\n"), "{form}");
    }
}

#[test]
fn errors_have_their_place() {
    let kernel =
        |body: &str| fails(&format!("(array x 1 2)\n(define k (x n)\n{body})\n(run k 1 2 x 1)"));
    let cases = [
        (fails("(array x\n 1 2"), "1:1: error: the list is not closed"),
        (fails("x"), "1:1: error: there is no array `x`"),
        (fails("\nx)"), "2:2: error: `)` alone"),
        (fails("(array x y)"), "1:10: error: expected a number"),
        (fails(&"(".repeat(200)), "1:101: error: lists nest too deeply"),
        (fails("(fill x 0 1)"), "1:9: error: expected a number from 1 to 1048576"),
        (fails("(fill x 1.5 1)"), "1:9: error: expected a number from 1 to 1048576"),
        (fails("(frob)"), "1:1: error: expected array, fill, iota, define, run or ptx"),
        (fails("(run k 1 1)"), "1:6: error: there is no function `k` of 0 arguments"),
        (
            fails("(define k (x)) (run k 1 1)"),
            "1:21: error: there is no function `k` of 0 arguments",
        ),
        (kernel("(set (x i) y)"), "3:12: error: there is no `y`"),
        (kernel("(set x 1)"), "3:6: error: an array is no number"),
        (kernel("(set y 1)"), "3:6: error: there is no variable `y`"),
        (kernel("(set (n i) 1)"), "3:7: error: expected an array"),
        (kernel("(set (x) 1)"), "3:6: error: expected `(array index)`"),
        (kernel("(+ x 1)"), "3:4: error: an array is no number"),
        (kernel("(frob 1)"), "3:1: error: there is no `frob` of these arguments"),
        (kernel("(% 1 2)"), "3:1: error: there is no `%` of these arguments"),
        (kernel("(< 1 2 3)"), "3:1: error: there is no `<` of these arguments"),
        (kernel("()"), "3:1: error: an empty list"),
        (kernel("(1 2)"), "3:2: error: expected a name"),
        (kernel("(shared t x)"), "3:11: error: expected a number"),
    ];
    for (found, wanted) in cases {
        assert_eq!(found, wanted);
    }
    // What the builder refuses is an error of the script, too.
    let arms = kernel("(if 1 x n)");
    assert!(arms.contains("error: 3:1: @kernel: "), "{arms}");
    let too_large = "the function is too large: does it call itself?";
    let endless = "(define f (x) (f x)) (define k () (f 1)) (run k 1 1)";
    assert!(fails(endless).contains(too_large), "{}", fails(endless));
    let large = "(define a (x) (+ x x))(define b (x) (a (a (a (a x)))))
        (define c (x) (+ (b x) (b x) (b x) (b x)))(define d (x) (+ (c (c x)) (c (c x)) (c (c x))))
        (define e (x) (+ (d (d (d x))) (d (d (d x))) (d (d (d x))) (d (d (d (d (d x)))))))
        (define k () (e 1)) (run k 1 1)";
    assert!(fails(large).contains(too_large), "{}", fails(large));
}

#[test]
fn faults_are_errors_at_the_line_of_the_kernel() {
    let out = fails("(fill x 4 0)\n(define k (x)\n  (let y 1)\n  (set (x i) y))\n(run k 1 5 x)");
    assert!(out.starts_with("4:1: error: out-of-bounds: "), "{out}");
    assert!(out.ends_with(", thread (4, 0, 0)"), "{out}");
    let race = fails("(fill x 4 0)\n(define k (x)\n  (set (x 0) i))\n(run k 1 64 x)");
    assert!(race.starts_with("3:1: error: race: "), "{race}");
    let endless = fails("(define k () (while (= 1 1)))\n(run k 1 1)");
    assert!(endless.contains("error: "), "{endless}");
    // What went wrong leaves the session as it was.
    let (output, _) =
        talk(b"(fill x 2 7)\n(define k (x) (set (x i) 1))\n(run k 1 9 x)\n(array y 5)\ny\n", false);
    assert_eq!(output, "5\n");
}

#[test]
fn the_frontends_are_small() {
    let frontends = [
        &[
            include_str!("../examples/lisp/main.rs"),
            include_str!("../examples/lisp/read.rs"),
            include_str!("../examples/lisp/compiler.rs"),
            include_str!("../examples/lisp/session.rs"),
        ][..],
        &[
            include_str!("../examples/array/main.rs"),
            include_str!("../examples/array/graph.rs"),
            include_str!("../examples/array/compiler.rs"),
        ],
    ];
    for files in frontends {
        let lines: usize = files.iter().map(|file| file.lines().count()).sum();
        assert!(lines < 400, "{lines}: see docs/embedding.md");
    }
}

/// What scripts are made of at random, between `|`.
const WORDS: &str = "(|(|(|)|)|)|\n|array|fill|iota|define|run|ptx|k|f|x|y|i|thread|let|set|add|\
    if|while|shared|barrier|do|+|-|*|/|%|<|=|!|min|trunc|exp|pow|1|2|0|-3|2.5|1e9|inf|nan|\
    -2147483648|é|;|(define k (x)|(run k 1 2 x)|(array x 1 2 3)|(set (x i) (|(define f (y)";

/// Whatever is read, there is an answer: scripts made of words of the language.
#[test]
fn no_script_makes_it_panic() {
    let words: Vec<&str> = WORDS.split('|').collect();
    arbtest::arbtest(|u: &mut Unstructured<'_>| {
        let mut script = String::new();
        for _ in 0..u.int_in_range(1..=60)? {
            script.push_str(u.choose(&words)?);
            script.push(' ');
        }
        talk(script.as_bytes(), false);
        Ok(())
    })
    .budget_ms(1000);
    arbtest::arbtest(|u| {
        talk(u.bytes(u.len())?, false);
        Ok(())
    })
    .budget_ms(200);
}
