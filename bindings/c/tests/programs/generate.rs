//! A program that misuses each function of the headers, made from their prototypes: null for each
//! pointer, and for each handle none, one that was freed, one of another kind, one of another
//! module and one that is made up; in two threads at once.

use std::fmt::Write;

/// Kinds of handles that are objects, and so are freed themselves.
const OBJECTS: [&str; 4] = ["irc_module", "irc_builder", "irc_output", "irc_machine"];
/// Objects that are made once for all calls.
const LASTING: [&str; 2] = ["irc_machine", "irc_program"];

/// The functions of a header: their names, and the types of their parameters.
pub fn functions(header: &str) -> Vec<(String, Vec<String>)> {
    let mut found = Vec::new();
    let mut rest = header;
    while let Some(end) = rest.find(')') {
        let (head, behind) = rest.split_at(end);
        rest = &behind[1..];
        let starts_body = rest.starts_with(';') || rest.starts_with("\n{\n");
        let Some((before, params)) = head.rsplit_once('(').filter(|_| starts_body) else {
            continue;
        };
        let name = before.rsplit([' ', '*', '\n']).next().unwrap_or_default();
        // A prototype begins with a type, and what is called in a body is indented.
        let line = before.rsplit('\n').next().unwrap_or_default();
        if name.starts_with("irc_") && line.contains(' ') && !line.starts_with(' ') {
            found.push((name.to_owned(), params.split(',').filter_map(param_type).collect()));
        }
    }
    found
}

/// `const struct irc_value *operands` without its name and without `struct`; none of `void`.
fn param_type(param: &str) -> Option<String> {
    let words: Vec<&str> = param.split_whitespace().filter(|&word| word != "struct").collect();
    let param = words.join(" ");
    if param == "void" {
        return None;
    }
    let name = param.rfind([' ', '*']).map_or(param.len(), |at| at + 1);
    Some(param[..name].trim_end().to_owned())
}

fn is_handle(ty: &str) -> bool {
    const PARTS: [&str; 9] = [
        "irc_function",
        "irc_value",
        "irc_block",
        "irc_variable",
        "irc_slot",
        "irc_global",
        "irc_file",
        "irc_data",
        "irc_program",
    ];
    OBJECTS.contains(&ty) || PARTS.contains(&ty)
}

fn right_handle(ty: &str) -> String {
    let owner = if LASTING.contains(&ty) { "l" } else { "w" };
    format!("{owner}.{ty}")
}

/// What is right for a parameter, as far as its type tells.
fn right(ty: &str) -> String {
    match ty {
        ty if is_handle(ty) => right_handle(ty),
        "const char *" => "\"x\"".to_owned(),
        ty if ty.ends_with("**") => format!("({ty})buffer"),
        ty if ty.ends_with('*') => match ty.trim_end_matches([' ', '*']).strip_prefix("const ") {
            Some(inner) if is_handle(inner) => format!("&{}", right_handle(inner)),
            // Those that begin with their size.
            Some("irc_options" | "irc_machine_options" | "irc_launch") => "NULL".to_owned(),
            _ => format!("({ty})buffer"),
        },
        _ => "1".to_owned(),
    }
}

/// What is wrong for a parameter, and whether it has to be refused.
fn wrong(ty: &str) -> Vec<(String, bool)> {
    let handle = ty.trim_end_matches([' ', '*']).trim_start_matches("const ");
    if is_handle(handle) && (!ty.ends_with('*') || ty.starts_with("const ")) {
        let mut ids = vec!["0".to_owned(), "0x123456789abcdef0u".to_owned()];
        let other = if handle == "irc_value" { "irc_block" } else { "irc_value" };
        ids.push(format!("w.{other}.id"));
        match OBJECTS.contains(&handle) {
            true => ids.push(format!("l.freed_{}.id", &handle[4..])),
            false => {
                let owner = if LASTING.contains(&handle) { "l" } else { "w" };
                ids.push(format!("{owner}.other_{}.id", &handle[4..]));
            }
        }
        let address = if ty.ends_with('*') { "&" } else { "" };
        let null = ty.ends_with('*').then(|| ("NULL".to_owned(), false));
        let ids = ids.iter().map(|id| (format!("{address}({handle}){{{id}}}"), true));
        return ids.chain(null).collect();
    }
    if ty.ends_with('*') { vec![("NULL".to_owned(), false)] } else { Vec::new() }
}

/// The program, and how many calls it makes.
pub fn program(headers: &[&str]) -> (String, usize) {
    let mut out =
        String::from("#include \"world.h\"\n#include <pthread.h>\n\nstatic struct lasting l;\n\n");
    let (mut calls, mut runs) = (0, String::new());
    for (name, params) in headers.iter().flat_map(|header| functions(header)) {
        let _ = writeln!(out, "static void test_{name}(void)\n{{");
        let _ = writeln!(out, "    _Alignas(16) char buffer[256] = {{0}};\n    (void)buffer;");
        for (at, ty) in params.iter().enumerate() {
            for (argument, must) in wrong(ty) {
                let given = |(i, ty): (usize, &String)| {
                    if i == at { argument.clone() } else { right(ty) }
                };
                let given: Vec<String> = params.iter().enumerate().map(given).collect();
                let call = format!("{name}({})", given.join(", "));
                let _ = writeln!(out, "    {{ struct world w = make();");
                let _ = writeln!(out, "    (void){call};");
                // What is at hand is freed by its own function alone.
                let _ = writeln!(
                    out,
                    "    refused(\"{}\", {});",
                    call.replace('"', "'"),
                    u8::from(must)
                );
                let _ = writeln!(out, "    unmake(w); }}");
                calls += 1;
            }
        }
        out.push_str("}\n\n");
        let _ = writeln!(runs, "    test_{name}();");
    }
    let _ = writeln!(out, "static void *all(void *none)\n{{\n{runs}    return none;\n}}\n");
    out.push_str(
        "int main(void)\n{\n    pthread_t thread;\n    l = make_lasting();\n    \
         CHECK(pthread_create(&thread, NULL, all, NULL) == 0);\n    all(NULL);\n    \
         CHECK(pthread_join(thread, NULL) == 0);\n    OK(irc_machine_free(l.irc_machine));\n    \
         return 0;\n}\n",
    );
    (out, calls)
}
