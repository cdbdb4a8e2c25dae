//! Spellings of other languages: what to write instead.

use super::{Parsed, Parser, Reported};
use crate::diagnostic::Diagnostic;
use crate::lex::TokenKind as T;
use crate::types::Number;

/// Words that begin an item elsewhere.
const ITEM_WORDS: &[(&str, &str)] = &[
    ("function", "functions are declared with `fn`"),
    ("func", "functions are declared with `fn`"),
    ("def", "functions are declared with `fn`"),
    ("void", "functions are declared with `fn`, kernels with `kernel`"),
    ("__global__", "a kernel is `kernel name(..) { .. }`"),
    ("__device__", "a function is `fn name(..) { .. }`, a variable `static global name: T;`"),
    ("__constant__", "constant memory is `static constant name: T = ..;`"),
    ("__shared__", "shared memory is `static shared name: T;`"),
    ("pub", "all items of a file are visible to those that import it: remove `pub`"),
    ("extern", "external declarations are not supported"),
    ("use", "include another file with `import \"path.toy\";`"),
    ("mod", "include another file with `import \"path.toy\";`"),
    ("include", "include another file with `import \"path.toy\";`"),
    ("enum", "there are no enums: use constants, `const RED: u32 = 0;`"),
    ("type", "there are no type aliases"),
    ("typedef", "there are no type aliases"),
    ("impl", "there are no methods: a function takes the struct as a parameter"),
    ("trait", "there are no traits: a type parameter has a class, `<T: num>`"),
    ("class", "functions are declared outside of a `struct`"),
    ("unsafe", "remove `unsafe`"),
    ("template", "generic parameters follow the name: `fn name<T, const N: u32>(..)`"),
    ("inline", "write `@inline` before the function"),
    ("constexpr", "a constant is `const NAME: T = value;`"),
];

/// Words that begin a statement elsewhere.
const STATEMENT_WORDS: &[(&str, &str)] = &[
    ("do", "write `loop { ..; if !condition { break; } }`"),
    ("switch", "write `match x { 0 => .., _ => .. }`"),
    ("case", "write `match x { 0 => .., _ => .. }`"),
    ("default", "the last arm of a `match` is `_ => ..`"),
    ("goto", "there is no `goto`"),
    ("auto", "a variable is `let x = value;`, or `var` if it changes"),
    ("__shared__", "shared memory is `shared name: [T; N];`"),
    ("__syncthreads", "write `barrier()`"),
    ("elif", "write `else if`"),
    ("elsif", "write `else if`"),
    ("elseif", "write `else if`"),
    ("unsafe", "remove `unsafe`"),
];

/// Types of C, and the type of this language.
const TYPES: &[(&str, &str)] = &[
    ("int", "i32"),
    ("unsigned", "u32"),
    ("uint", "u32"),
    ("long", "i64"),
    ("short", "i16"),
    ("char", "i8"),
    ("float", "f32"),
    ("double", "f64"),
    ("half", "f16"),
    ("size_t", "u64"),
    ("uint8_t", "u8"),
    ("int8_t", "i8"),
    ("uint16_t", "u16"),
    ("int16_t", "i16"),
    ("uint32_t", "u32"),
    ("int32_t", "i32"),
    ("uint64_t", "u64"),
    ("int64_t", "i64"),
];

/// The type of this language for one of C.
pub(super) fn type_named(name: &str) -> Option<&'static str> {
    look_up(TYPES, name)
}

fn look_up(words: &[(&'static str, &'static str)], word: &str) -> Option<&'static str> {
    words.iter().find(|(known, _)| *known == word).map(|&(_, help)| help)
}

impl Parser<'_> {
    /// Adds what to write instead of the next token, if that is a spelling of another language;
    /// `behind_operand` says whether it stands where an operator might.
    pub(super) fn with_foreign_help(&self, error: Diagnostic, behind_operand: bool) -> Diagnostic {
        if behind_operand && let Some(ty) = self.cast_of_c() {
            return error.help(ty.conversion_help());
        }
        let help = match self.peek() {
            T::Tilde => "`!x` flips the bits of an integer",
            T::Hash => "attributes are `@name(..)`; there is no preprocessor",
            T::EqEq if !behind_operand => "`=` assigns, `==` compares",
            T::Colon if self.ahead(1).kind == T::Assign => "a variable is `let x = value;`",
            T::Name if self.is_word("not") => "write `!`",
            _ if !behind_operand => return error,
            T::Question => "write `if c { a } else { b }`",
            T::Assign => "`==` compares; an assignment is a statement",
            T::DotDot | T::DotDotEq => "ranges are only allowed in `for i in a..b` and `s[a..b]`",
            T::Arrow => "write `(*p).field` for a field behind a pointer",
            T::FatArrow => "`=>` is only allowed in the arms of `match`",
            T::Name => match self.text_of(self.span()) {
                "and" => "write `&&`",
                "or" => "write `||`",
                "xor" => "write `^`",
                "mod" => "write `%`",
                "then" => "the branches of `if` need braces",
                _ => return self.with_declaration_help(error),
            },
            _ => return error,
        };
        error.help(help)
    }

    /// The type in `(float)`, if that was taken last.
    fn cast_of_c(&self) -> Option<Number> {
        let [.., open, name, close] = self.tokens[..self.at] else { return None };
        let is_cast = (open.kind, name.kind, close.kind) == (T::ParenOpen, T::Name, T::ParenClose);
        let word = self.text_of(name.span);
        is_cast.then(|| Number::from_name(look_up(TYPES, word).unwrap_or(word)))?
    }

    /// Help for `int x` and the like, behind whose first name the second is next.
    fn with_declaration_help(&self, error: Diagnostic) -> Diagnostic {
        let (first, second) = (self.text_of(self.previous_span()), self.text_of(self.span()));
        match look_up(TYPES, first) {
            Some(ty) => error.help(format!("a variable is `let {second}: {ty} = value;`")),
            None => error,
        }
    }

    /// Whether the next two tokens are `++` or `--` behind an operand, with nothing that they could
    /// add behind them.
    pub(super) fn is_doubled(&self) -> bool {
        let (first, second) = (self.ahead(0), self.ahead(1));
        let doubled = matches!(first.kind, T::Plus | T::Minus)
            && first.kind == second.kind
            && first.span.end == second.span.start;
        let behind = self.ahead(2).kind;
        let ends = [T::Semicolon, T::ParenClose, T::BraceClose, T::BracketClose, T::Comma, T::End];
        doubled && (ends.contains(&behind) || self.ahead(2).kind == T::BraceOpen)
    }

    /// `x++` or `x--`.
    pub(super) fn doubled(&mut self) -> Reported {
        let sign = self.text_of(self.span());
        let span = self.span().to(self.ahead(1).span);
        let error = Diagnostic::error("T0120", format!("there is no `{sign}{sign}`"), span);
        self.report(error.at("not supported").help(format!("write `x {sign}= 1`")))
    }

    /// The next token begins no expression.
    pub(super) fn no_expression(&mut self) -> Reported {
        let message = format!("expected an expression, found {}", self.found());
        let error = Diagnostic::error("T0110", message, self.span()).at("expected an expression");
        let error = match self.peek() {
            T::Plus if self.ahead(1).kind == T::Plus => return self.doubled(),
            T::Assign if self.last_is(T::EqEq) || self.last_is(T::NotEq) => {
                error.help("equality is `==` and `!=`")
            }
            T::Greater if self.last_is(T::Less) => error.help("write `!=`"),
            T::AndAnd => {
                error.help("`&` takes the address of a place; `&&` combines two conditions")
            }
            T::Else => error.help("`else` follows the `}` of an `if`, without `;`"),
            T::Plus => error.help("remove the `+`"),
            T::Or | T::OrOr => error.help("there are no closures: make a function"),
            T::Let => error.help("a `let` is a statement of its own"),
            kind if kind.is_keyword() => {
                let word = self.text_of(self.span());
                error.note(format!("`{word}` is a reserved word"))
            }
            T::EqEq => error,
            _ => self.with_foreign_help(error, false),
        };
        self.report(error)
    }

    /// The next token begins no item.
    pub(super) fn no_item(&mut self) -> Reported {
        let expected = "`fn`, `kernel`, `struct`, `const`, `static` or `import`";
        let message = format!("expected an item, found {}", self.found());
        let error = Diagnostic::error("T0113", message, self.span());
        let error = error.at(format!("expected {expected}"));
        let word = self.text_of(self.span());
        let error = match self.peek() {
            T::Let | T::Var => error.help("use `const` or `static` outside functions"),
            T::Shared => error.help("write `static shared name: T;` outside functions"),
            T::BraceClose => error.help("unbalanced braces: an extra `}` or a missing `{`"),
            T::Name => match look_up(ITEM_WORDS, word) {
                Some(help) => error.help(help),
                None if look_up(TYPES, word).is_some() => {
                    error.help("a function is `fn name(x: T) -> T { .. }`")
                }
                None => error,
            },
            _ => self.with_foreign_help(error, false),
        };
        self.report(error)
    }

    /// Statements that begin with a word of another language.
    pub(super) fn foreign_statement(&mut self) -> Parsed<()> {
        if self.peek() != T::Name {
            return Ok(());
        }
        let word = self.text_of(self.span());
        let next = self.ahead(1).kind;
        let help = match (word, next) {
            ("do" | "goto" | "unsafe", T::BraceOpen | T::Name)
            | ("switch", T::ParenOpen | T::Name)
            | ("case", T::Int | T::Name | T::Minus)
            | ("default", T::Colon)
            | ("auto" | "__shared__", T::Name)
            | ("elif" | "elsif" | "elseif", T::Name | T::ParenOpen)
            | ("__syncthreads", T::ParenOpen) => look_up(STATEMENT_WORDS, word),
            _ => None,
        };
        let Some(help) = help else { return Ok(()) };
        let message = format!("expected a statement, found the name `{word}`");
        let error = Diagnostic::error("T0120", message, self.span()).at("not supported");
        Err(self.report(error.help(help)))
    }

    /// `elif` behind the branch of an `if`.
    pub(super) fn foreign_else(&mut self) -> Parsed<()> {
        match ["elif", "elsif", "elseif"].iter().any(|word| self.is_word(word)) {
            true => self.foreign_statement(),
            false => Ok(()),
        }
    }

    /// Whether the next tokens are a name, `!` and `(`.
    pub(super) fn peek_not_paren(&self) -> bool {
        [T::Name, T::Not, T::ParenOpen] == [0, 1, 2].map(|distance| self.ahead(distance).kind)
    }

    /// `name!(..)` that is not `ptx!`.
    pub(super) fn unknown_macro(&mut self) -> Reported {
        let word = self.text_of(self.span());
        let message = format!("there is no `{word}!`");
        let error = Diagnostic::error("T0120", message, self.span()).at("`ptx!` is the only macro");
        let error = match word {
            "print" | "assert" | "trap" => error.help(format!("write `{word}(..)`")),
            "println" | "printf" => error.help("write `print(\"x = %d\\n\", x)`"),
            "panic" => error.help("write `trap(\"message\")`"),
            "assert_eq" => error.help("write `assert(a == b, \"message\")`"),
            "asm" => error.help("write `ptx!((a: u32 = x) -> (d: u32) \"popc.b32 %d, %a;\")`"),
            _ => error,
        };
        self.report(error)
    }
}
