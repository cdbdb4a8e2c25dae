//! Keeps the tables of docs/ir.md equal to the tables that the code reads.
//!
//! What stands between `<!-- ops:begin -->` and `<!-- ops:end -->` is made from the rows of the
//! core operations and of the special registers. With `BLESS=1` in the environment it is rewritten.

use irc_ir::op::table::ALL;
use irc_ir::op::{
    Arg, Args, AtomicOp, CacheOp, Evict, FloatCond, FloatRules, IntCond, Integral, MatchMode,
    MathFn, MathTier, OpDesc, Opcode, Order, PayloadKind, Relation, Res, Rounding, Scope, ShflMode,
    SpecialReg, Variation, VoteMode, Word,
};
use std::fmt::Write as _;
use std::path::Path;

const BEGIN: &str = "<!-- ops:begin -->";
const END: &str = "<!-- ops:end -->";

/// The headings, each above the operation that its group begins with.
const GROUPS: &[(Opcode, &str)] = &[
    (Opcode::Add, "Integer arithmetic"),
    (Opcode::Fadd, "Float arithmetic"),
    (Opcode::Icmp, "Comparison and choice"),
    (Opcode::Zext, "Conversions"),
    (Opcode::Vbuild, "Vectors"),
    (Opcode::GlobalAddr, "Addresses"),
    (Opcode::Load, "Memory and special registers"),
    (Opcode::Barrier, "Threads together"),
    (Opcode::Br, "Control flow and calls"),
];

#[test]
fn the_tables_are_fresh() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/ir.md");
    let found = std::fs::read_to_string(&path).expect("docs/ir.md is there");
    let (before, rest) = found.split_once(BEGIN).expect("the marker of the beginning is there");
    let (_, after) = rest.split_once(END).expect("the marker of the end is there");
    let wanted = format!("{before}{BEGIN}\n{}{END}{after}", tables());
    if std::env::var_os("BLESS").is_some_and(|value| value == "1") {
        std::fs::write(&path, wanted).expect("docs/ir.md can be written");
    } else {
        pretty_assertions::assert_eq!(found, wanted, "run with BLESS=1 to rewrite docs/ir.md");
    }
}

fn tables() -> String {
    let mut out = String::new();
    for &op in ALL {
        if let Some((_, heading)) = GROUPS.iter().find(|(first, _)| *first == op) {
            let _ = write!(
                out,
                "\n### {heading}\n\n\
                 | operation | `T` | operands | results | words | meaning \
                 | poison and undefined behaviour |\n\
                 |---|---|---|---|---|---|---|\n"
            );
        }
        row(op.desc(), &mut out);
    }
    out.push_str("\n### Memory words\n");
    word_table::<Order>(&mut out);
    word_table::<Scope>(&mut out);
    word_table::<CacheOp>(&mut out);
    word_table::<Evict>(&mut out);
    atomic_operations(&mut out);
    out.push_str("\n### Other words\n");
    word_table::<IntCond>(&mut out);
    word_table::<FloatCond>(&mut out);
    word_table::<Rounding>(&mut out);
    word_table::<Integral>(&mut out);
    word_table::<MathFn>(&mut out);
    word_table::<MathTier>(&mut out);
    word_table::<ShflMode>(&mut out);
    word_table::<VoteMode>(&mut out);
    word_table::<MatchMode>(&mut out);
    special_registers(&mut out);
    out.push('\n');
    out
}

fn row(row: &OpDesc, out: &mut String) {
    let types = row.types.map_or_else(String::new, |types| types.describe());
    let operands = match row.args {
        Args::Fixed(args) => list(args.iter().map(|&arg| operand(arg, row.relation))),
        Args::Optional(args, least) => {
            let words = args.iter().map(|&arg| operand(arg, row.relation)).enumerate();
            list(words.map(|(i, word)| match i < least as usize {
                true => word,
                false => format!("[{word}]"),
            }))
        }
        Args::PerLane(_) => "one lane for each lane of `T`".to_owned(),
        Args::Callee if row.payload == PayloadKind::Sig => "`ptr`, arguments".to_owned(),
        Args::Callee => "arguments".to_owned(),
        Args::Return => "the result of the function, if it has one".to_owned(),
        Args::Row => "as the row says".to_owned(),
    };
    let results = list(row.results.iter().map(|&res| result(res, row.payload).to_owned()));
    let mut is = Vec::new();
    let facts = [
        ("commutative", row.commutative),
        ("convergent", row.convergent),
        ("reads memory", row.effects.reads && !row.effects.writes),
        ("writes memory", row.effects.writes && !row.effects.reads),
        ("reads and writes memory", row.effects.reads && row.effects.writes),
    ];
    is.extend(facts.into_iter().filter(|fact| fact.1).map(|fact| fact.0));
    let is = if is.is_empty() { String::new() } else { format!(" *({})*", is.join(", ")) };
    let (name, words) = (row.name, words(row));
    let (summary, undefined) = (row.summary.replace('|', "\\|"), row.undefined);
    let _ = writeln!(
        out,
        "| `{name}` | {types} | {operands} | {results} | {words} | {summary}{is} | {undefined} |"
    );
}

fn list(words: impl Iterator<Item = String>) -> String {
    words.collect::<Vec<_>>().join(", ")
}

fn operand(arg: Arg, relation: Relation) -> String {
    match arg {
        Arg::T => "`T`".to_owned(),
        Arg::Elem => "lane of `T`".to_owned(),
        Arg::BoolOf => "`i1` for each lane".to_owned(),
        Arg::Cond => "`i1`, or `i1` for each lane".to_owned(),
        Arg::I1 => "`i1`".to_owned(),
        Arg::I8 => "`i8`".to_owned(),
        Arg::I32 => "`i32`".to_owned(),
        Arg::I64 => "`i64`".to_owned(),
        Arg::Index => "`i32` or `i64`".to_owned(),
        Arg::Ptr => match relation {
            Relation::Respaces => "pointer into another space".to_owned(),
            _ => "pointer".to_owned(),
        },
        Arg::Any(types) => {
            let how = match relation {
                Relation::Free => ", as many lanes",
                Relation::Widens => ", narrower, as many lanes",
                Relation::Narrows => ", wider, as many lanes",
                Relation::Changes => ", another, as many lanes",
                Relation::Reinterprets => ", as many bits",
                Relation::Respaces => "",
            };
            format!("{}{how}", types.describe())
        }
        Arg::Local => "`ptr.local`".to_owned(),
        Arg::VecOf => "vector of the lanes of `T`".to_owned(),
    }
}

fn result(res: Res, payload: PayloadKind) -> &'static str {
    match res {
        Res::T => "`T`",
        Res::Elem => "lane of `T`",
        Res::BoolOf => "`i1` for each lane",
        Res::I1 => "`i1`",
        Res::I32 => "`i32`",
        Res::Wide => "integer twice as wide as `T`",
        Res::Local => "`ptr.local`",
        Res::First => "type of the first operand",
        Res::Payload => match payload {
            PayloadKind::Global => "pointer into the global's space, or handle",
            PayloadKind::Slot => "`ptr.local`",
            PayloadKind::Func => "`ptr`",
            PayloadKind::Vote => "`i1`; of a ballot `i32`",
            _ => "type of the register",
        },
        Res::Callee => "the result of the callee, if it has one",
        Res::Row => "as the row says",
    }
}

fn words(row: &OpDesc) -> String {
    match row.payload {
        PayloadKind::None => String::new(),
        PayloadKind::IntFlags => promises(row),
        PayloadKind::Float => float_words(row.float),
        PayloadKind::Convert => join([float_words(row.float), promises(row)], " "),
        PayloadKind::IntCond => join([all::<IntCond>(), promises(row)], "; "),
        PayloadKind::FloatCond => format!("{}; {}", all::<FloatCond>(), float_words(row.float)),
        PayloadKind::Integral => format!("{}; {}", all::<Integral>(), float_words(row.float)),
        PayloadKind::Math => format!("[function](math.md); {}", all::<MathTier>()),
        PayloadKind::Scale => join([promises(row), "`* scale`, `+ offset`".to_owned()], "; "),
        PayloadKind::Mem => "[memory words](#memory-words)".to_owned(),
        PayloadKind::Atomic => "[operation](#atomic-operations), memory words".to_owned(),
        PayloadKind::Fence => "order, scope".to_owned(),
        PayloadKind::Bulk => "`align(...)` `volatile`".to_owned(),
        PayloadKind::Barrier => "`aligned`".to_owned(),
        PayloadKind::Align => "`align(...)`".to_owned(),
        PayloadKind::Slot => "`$slot`".to_owned(),
        PayloadKind::Global => "`@global`".to_owned(),
        PayloadKind::Func => "`@function`".to_owned(),
        PayloadKind::Sig => "signature".to_owned(),
        PayloadKind::Special => "[register](#special-registers)".to_owned(),
        PayloadKind::Lane => "lane".to_owned(),
        PayloadKind::Shuffle => "`[lanes]`".to_owned(),
        PayloadKind::Shfl => all::<ShflMode>(),
        PayloadKind::Vote => all::<VoteMode>(),
        PayloadKind::Match => all::<MatchMode>(),
        PayloadKind::Jump => "block".to_owned(),
        PayloadKind::Branch => "two blocks".to_owned(),
        PayloadKind::Switch => "blocks and cases".to_owned(),
        PayloadKind::Ptx => "`.spelling`".to_owned(),
    }
}

fn all<W: Word>() -> String {
    W::ALL.iter().map(|word| format!("`{}`", word.word())).collect::<Vec<_>>().join(" ")
}

/// The parts that say something.
fn join(parts: [String; 2], between: &str) -> String {
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(between)
}

fn promises(row: &OpDesc) -> String {
    row.promises.iter().map(|promise| format!("`{promise}`")).collect::<Vec<_>>().join(" ")
}

fn float_words(rules: FloatRules) -> String {
    let mut words = Vec::new();
    if rules.rounds {
        words.push(all::<Rounding>());
    }
    let flags = [
        ("`ftz`", rules.ftz),
        ("`approx`", rules.approx),
        ("`contract`", rules.contracts),
        ("`normal`", rules.normal),
        ("`sat`", rules.sat),
    ];
    words.extend(flags.into_iter().filter(|flag| flag.1).map(|flag| flag.0.to_owned()));
    words.join(" ")
}

fn word_table<W: Word>(out: &mut String) {
    let _ = write!(out, "\n| {} | meaning |\n|---|---|\n", W::WHAT);
    for &word in W::ALL {
        let _ = writeln!(out, "| `{}` | {} |", word.word(), word.summary().replace('|', "\\|"));
    }
}

fn atomic_operations(out: &mut String) {
    out.push_str("\n### Atomic operations\n\n| word | types | new value |\n|---|---|---|\n");
    for &op in AtomicOp::ALL {
        let (word, types) = (op.word(), op.types().describe());
        let _ = writeln!(out, "| `{word}` | {types} | {} |", op.summary().replace('|', "\\|"));
    }
}

fn special_registers(out: &mut String) {
    out.push_str(
        "\n### Special registers\n\n| word | type | between threads | value |\n|---|---|---|---|\n",
    );
    for &reg in SpecialReg::ALL {
        let varies = match reg.variation() {
            Variation::Grid => "the same in the grid",
            Variation::Cta => "the same in the CTA",
            Variation::Tid(_) => "steps by one",
            Variation::Lane => "steps by one in a warp",
            Variation::Divergent => "differs",
            Variation::Volatile => "differs, and from read to read",
        };
        let (word, ty, summary) = (reg.word(), reg.ty(), reg.summary());
        let _ = writeln!(out, "| `{word}` | `{ty}` | {varies} | {summary} |");
    }
}
