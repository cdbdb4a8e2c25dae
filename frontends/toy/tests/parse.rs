//! Programs that are right as far as syntax goes.

use irc_toy::ast::{Expr, ExprKind, Item, MAX_DEPTH, StmtKind, Unit};
use irc_toy::parse::parse;
use irc_toy::source::FileId;
use irc_toy::types::{BinaryOp, CompareOp};

fn unit(text: &str) -> Unit {
    let (unit, errors) = parse(FileId::from_u32(0), text);
    assert!(errors.is_empty(), "{text}\n{errors:?}");
    unit
}

/// The expression, with all operators in parentheses.
fn shape(text: &str) -> String {
    let unit = unit(&format!("fn f() {{ let x = {text}; }}"));
    let [Item::Function(function)] = &unit.items[..] else { panic!("one function: {unit:?}") };
    let [statement] = &function.body.stmts[..] else { panic!("one statement: {function:?}") };
    let StmtKind::Let { value, .. } = &statement.kind else { panic!("a let: {statement:?}") };
    show(value)
}

fn fold(parts: &[Expr], sign: &str) -> String {
    let all = parts.iter().map(show).reduce(|left, right| format!("({left} {sign} {right})"));
    all.expect("there are at least two")
}

fn show(expr: &Expr) -> String {
    match &expr.kind {
        ExprKind::Int(value, _) => value.to_string(),
        ExprKind::Name(name, args) if args.is_empty() => name.text.clone(),
        ExprKind::Name(name, args) => format!("{}::<{}>", name.text, args.len()),
        ExprKind::Unary(op, x) => format!("({op:?} {})", show(x)),
        ExprKind::Chain(first, links) => links.iter().fold(show(first), |left, link| {
            format!("({left} {:?} {})", link.op, show(&link.right))
        }),
        ExprKind::Compare(op, a, b, _) => format!("({} {op:?} {})", show(a), show(b)),
        ExprKind::All(parts) => fold(parts, "&&"),
        ExprKind::Any(parts) => fold(parts, "||"),
        ExprKind::As(a, ty) => format!("({} as {}..{})", show(a), ty.span.start, ty.span.end),
        ExprKind::Deref(a) => format!("(* {})", show(a)),
        ExprKind::AddressOf { mutable: false, place } => format!("(& {})", show(place)),
        ExprKind::AddressOf { mutable: true, place } => format!("(&mut {})", show(place)),
        ExprKind::Call(f, args) => {
            format!("{}({})", show(f), args.iter().map(show).collect::<Vec<_>>().join(","))
        }
        ExprKind::Index(a, i) => format!("{}[{}]", show(a), show(i)),
        ExprKind::Range(a, from, to) => {
            let bound =
                |bound: &Option<Box<Expr>>| bound.as_ref().map_or(String::new(), |e| show(e));
            format!("{}[{}..{}]", show(a), bound(from), bound(to))
        }
        ExprKind::Field(a, name) => format!("{}.{}", show(a), name.text),
        other => format!("{other:?}").split(['(', ' ']).next().unwrap_or_default().to_owned(),
    }
}

#[test]
fn operators_bind_as_the_reference_says() {
    let check = |text: &str, expected: &str| assert_eq!(shape(text), expected, "{text}");
    let (add, mul, sub) = (BinaryOp::Add, BinaryOp::Mul, BinaryOp::Sub);
    check("a + b * c", &format!("(a {add:?} (b {mul:?} c))"));
    check("a - b - c", &format!("((a {sub:?} b) {sub:?} c)"));
    check("a || b && c || d", "((a || (b && c)) || d)");
    check("a & b == c", &format!("((a {:?} b) {:?} c)", BinaryOp::And, CompareOp::Eq));
    check("a | b ^ c & d << e", "(a Or (b Xor (c And (d Shl e))))");
    check("-a * b", "((Neg a) Mul b)");
    check("-a.b[1]", "(Neg a.b[1])");
    check("&mut a[1].x", "(&mut a[1].x)");
    check("*p + !q", "((* p) Add (Not q))");
    check("a as u32 < b", "((a as 22..25) Lt b)");
    check("a as f32x4 * b", "((a as 22..27) Mul b)");
    check("-1 as u32 + 2", "(((Neg 1) as 23..26) Add 2)");
    check("f::<u32, 4>(a, b)(c)[d].e", "f::<2>(a,b)(c)[d].e");
    check("s[..][1..][..n][a..b]", "s[..][1..][..n][a..b]");
    check("(a < b) == (c < d)", "((a Lt b) Eq (c Lt d))");
    check("f(a < b, c > (d))", "f((a Lt b),(c Gt d))");
    check("a - -b", "(a Sub (Neg b))");
    check("a--b", "(a Sub (Neg b))");
}

#[test]
fn the_whole_language_is_read() {
    let text = include_str!("../../../tests/filetests/toy/syntax.toy");
    let unit = unit(text);
    assert_eq!(unit.imports.len(), 1);
    assert!(unit.items.len() > 10);
    for item in &unit.items {
        let span = match item {
            Item::Const(item) => item.span,
            Item::Struct(item) => item.span,
            Item::Static(item) => item.span,
            Item::Function(item) => item.span,
        };
        assert!(!text[span.start as usize..span.end as usize].ends_with(char::is_whitespace));
    }
}

#[test]
fn the_examples_are_read() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/toy");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder of the examples") {
        let path = entry.expect("an entry of a readable folder").path();
        if path.extension().is_some_and(|extension| extension == "toy") {
            unit(&std::fs::read_to_string(&path).expect("an example"));
            count += 1;
        }
    }
    assert!(count >= 20, "{count}");
}

#[test]
fn trees_of_the_greatest_depth_are_read() {
    let deep = MAX_DEPTH as usize - 10;
    let function = |body: &str| format!("fn f() {{ let x = {body}; }}");
    let wrong = |text: &str| {
        let (_, errors) = parse(FileId::from_u32(0), text);
        assert_eq!(errors.iter().map(|error| error.code).collect::<Vec<_>>(), ["T0115"]);
    };
    let forms: [fn(usize) -> String; 6] = [
        |n| format!("{}a{}", "(".repeat(n), ")".repeat(n)),
        |n| format!("a{}", ".b".repeat(n)),
        |n| format!("a{}", " as u8".repeat(n)),
        |n| format!("{}a", "!".repeat(n)),
        |n| format!("{}a{}", "f(".repeat(n), ")".repeat(n)),
        |n| format!("a as {}u8", "*".repeat(n)),
    ];
    for form in forms {
        unit(&function(&form(deep)));
        wrong(&function(&form(deep + 100)));
        wrong(&function(&form(100_000)));
    }
    // What stands in a row is not nested.
    let flat: [fn(usize) -> String; 4] = [
        |n| format!("a{}", " + a".repeat(n)),
        |n| format!("a{}", " && a".repeat(n)),
        |n| format!("a{}", " || a".repeat(n)),
        |n| format!("if a {{ }}{}", " else if a { }".repeat(n)),
    ];
    for form in flat {
        unit(&function(&form(100_000)));
        unit(&function(&format!("{} + {}", forms[0](deep), form(100))));
    }
    wrong(&function(&format!("{}{}", forms[0](150), ".b".repeat(100))));
}

/// The error at which parsing stops may come where the next token is taken for another.
#[test]
fn any_number_of_errors_is_no_panic() {
    for text in ["struct A{x:i32;", "struct A{x:i32;y:i32;", "fn f() { a(1;", "kernel k(x: [T; 4>>"]
    {
        for errors in 0..60 {
            let text = format!("{}{text}", ";".repeat(errors));
            let (_, found) = irc_toy::parse::parse(irc_toy::source::FileId::from_u32(0), &text);
            assert!(!found.is_empty());
        }
    }
}
