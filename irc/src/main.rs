//! The command `irc`.

fn main() {
    let path = std::env::args().nth(1).expect("a file");
    let sm = std::env::args().nth(2).unwrap_or("sm_80".into());
    let text = std::fs::read_to_string(&path).expect("readable");
    let parsed = match irc::ir::text::parse_module(&text) {
        Ok(parsed) => parsed,
        Err(errors) => {
            for e in errors {
                eprintln!("{e:?}");
            }
            std::process::exit(1);
        }
    };
    if let Err(errors) = irc::ir::verify::verify_module(&parsed.module) {
        for e in errors {
            eprintln!("{e:?}");
        }
        std::process::exit(1);
    }
    let target: irc::ir::target::Target = irc::ir::target::Target::new(sm.parse().expect("target"));
    let level = match std::env::args().nth(3).as_deref() {
        Some("-O0") => irc::OptLevel::O0,
        _ => irc::OptLevel::O1,
    };
    match irc::compile(&parsed.module, &target, &irc::Options { level, annotate: false }) {
        Ok(ptx) => print!("{}", ptx.text),
        Err(errors) => {
            for e in errors {
                eprintln!("{e}");
            }
            std::process::exit(1);
        }
    }
}
