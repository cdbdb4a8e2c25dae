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
    let words: Vec<String> = numbers.into_iter().map(|x| format!("{x:?}")).collect();
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
fn kernels_are_compiled_for_their_arguments() {
    let script = "(kernel twice (x) (set (x i) (+ (x i) (x i))))
        (array ints 1 2 3) (array floats 1.5 -2 3e1)
        (run twice 1 3 ints) (run twice 1 3 floats) ints floats";
    assert_eq!(prints(script), "2 4 6\n3.0 -4.0 60.0\n");
    assert!(
        prints("(array x 1) (kernel k (x) (set (x i) 2)) (ptx k x)").contains(".entry kernel(")
    );
}

#[test]
fn a_sum_goes_through_shared_memory() {
    let script = "(iota x 100) (fill total 1 0)
        (kernel sum (x n total)
          (shared part int 32)
          (set (part thread) (if (< i n) (x i) 0))
          (let half (/ threads 2))
          (while (> half 0)
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
        (define norm (x y) (sqrt (+ (square x) (square y))))
        (array x 3.0 5.0 1.0) (array y 4.0 12.0 0.5)
        (kernel k (x y) (set (x i) (norm (x i) (y i))))
        (run k 1 3 x y) x";
    assert_eq!(prints(script), show([5.0, 13.0, (1.0f32 + 0.25).sqrt()]));
}

#[test]
fn a_mandelbrot_set_is_that_of_rust() {
    let script = "(fill out 16 0)
        (kernel mandelbrot (out most)
          (let a (- (/ (float thread) 5.0) 2.0)) (let x 0.0) (let y 0.0) (let n 0)
          (while (and (< n most) (<= (+ (* x x) (* y y)) 4.0))
            (let next (+ (- (* x x) (* y y)) a))
            (set y (+ (* 2.0 x y) 0.1))
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
        ("(* 2 3)", "6"),
        ("(/ 7 2)", "3"),
        ("(mod -7 3)", "-1"),
        ("(min 3 1 2)", "1"),
        ("(max 3 1 2)", "3"),
        ("(abs -4)", "4"),
        ("(int 2.9)", "2"),
        ("(int (/ 7 2.0))", "3"),
        ("(int (max 0.5 2))", "2"),
        ("(int (abs -2.5))", "2"),
        ("(int (- 2.5))", "-2"),
        ("(int (exp 2))", "7"),
        ("(int (pow 2 10))", "1024"),
        ("(int (float 3))", "3"),
        ("(if (not (= 1 2)) 1 0)", "1"),
        ("(if (or (< 2 1) (<= 2 2)) 1 0)", "1"),
        ("(if (and (> 2 1) (>= 1 2)) 1 0)", "0"),
        ("(if (< 1.0 2) 1 0)", "1"),
        ("(do 1 (let x 2) (for k 0 4 (set x (+ x k))) x)", "8"),
        ("(+ threads blocks block thread)", "2"),
    ];
    for (form, wanted) in cases {
        let script = format!("(fill x 1 0) (kernel k (x) (set (x 0) {form})) (run k 1 1 x) x");
        assert_eq!(prints(&script), format!("{wanted}\n"), "{form}");
    }
}

#[test]
fn errors_have_their_place() {
    let kernel = |body: &str| {
        fails(&format!("(array x 1 2) (array f 1.0)\n(kernel k (x f)\n{body})\n(run k 1 2 x f)"))
    };
    let cases = [
        (fails("(array x\n 1 2"), "1:1: error: the list is not closed"),
        (fails("x)"), "1:1: error: there is no array `x`\n1:2: error: `)` alone"),
        (fails("(array x 99999999999)"), "1:10: error: this is no number of 32 bits"),
        (fails(&"(".repeat(200)), "1:101: error: lists nest too deeply"),
        (fails("(fill x 0 1)"), "1:9: error: expected a number from 1 to 1048576"),
        (fails("(run k 1 1)"), "1:6: error: there is no kernel `k`"),
        (fails("(kernel k (x)) (run k 1 1)"), "1:21: error: the kernel takes 1 arguments, not 0"),
        (kernel("(set (x i) y)"), "3:12: error: there is no `y`"),
        (kernel("(set (x i) 1.5)"), "3:12: error: expected an int, found a float"),
        (kernel("(set x 1)"), "3:6: error: there is no variable `x`"),
        (kernel("(set (x (< 1 2)) 1)"), "3:9: error: expected an int, found a condition"),
        (
            kernel("(let y (if (< 1 2) 1 2.5))"),
            "3:8: error: one arm computes an int, the other a float",
        ),
        (kernel("(let y (barrier))"), "3:8: error: this computes nothing"),
        (kernel("(+ x 1)"), "3:4: error: expected a value, found an array"),
        (kernel("(frob 1)"), "3:1: error: there is no `frob` of these arguments"),
        (kernel("()"), "3:1: error: an empty list"),
        (kernel("(shared t double 5)"), "3:11: error: expected `int` or `float`"),
    ];
    for (found, wanted) in cases {
        assert_eq!(found, wanted);
    }
    let endless = "(define f (x) (f x)) (kernel k () (let y (f 1))) (run k 1 1)";
    assert!(fails(endless).contains("forms nest too deeply: does a function call itself?"));
    let large = "(define a (x) (+ x x))(define b (x) (a (a (a (a x)))))
        (define c (x) (+ (b x) (b x) (b x) (b x)))(define d (x) (+ (c (c x)) (c (c x)) (c (c x))))
        (define e (x) (+ (d (d (d x))) (d (d (d x))) (d (d (d x))) (d (d (d (d (d x)))))))
        (define f (x) (+ (e (e (e x))) (e (e (e x))) (e (e (e x))) (e (e (e (e (e x)))))))
        (define g (x) (+ (f (f (f x))) (f (f (f x))) (f (f (f x))) (f (f (f (f (f x)))))))
        (kernel k () (let y (g 1))) (run k 1 1)";
    assert!(fails(large).contains("the kernel is too large"), "{}", fails(large));
}

#[test]
fn faults_are_errors_at_the_line_of_the_kernel() {
    let out = fails("(fill x 4 0)\n(kernel k (x)\n  (let y 1)\n  (set (x i) y))\n(run k 1 5 x)");
    assert!(out.starts_with("4:1: error: out-of-bounds: "), "{out}");
    assert!(out.ends_with("(thread 4)"), "{out}");
    let race = fails("(fill x 4 0)\n(kernel k (x)\n  (set (x 0) i))\n(run k 1 64 x)");
    assert!(race.starts_with("3:1: error: race: "), "{race}");
    let endless = fails("(kernel k () (while (= 1 1)))\n(run k 1 1)");
    assert!(endless.contains("error: "), "{endless}");
    // What went wrong leaves the session as it was.
    let (output, _) =
        talk(b"(fill x 2 7)\n(kernel k (x) (set (x i) 1))\n(run k 1 9 x)\n(array y 5)\ny\n", false);
    assert_eq!(output, "5\n");
}

/// What scripts are made of at random, between `|`.
const WORDS: &str = "(|(|(|)|)|)|\n|array|fill|iota|define|kernel|run|ptx|k|f|x|y|i|thread|let|set|\
    add|if|while|for|shared|int|float|barrier|do|+|-|*|/|mod|<|=|and|not|exp|pow|1|2|0|-3|2.5|1e9|\
    -2147483648|é|;|(kernel k (x)|(run k 1 2 x)|(array x 1 2 3)|(set (x i) (|(define f (y)";

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
