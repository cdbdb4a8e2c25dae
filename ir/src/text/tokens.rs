//! The tokens of a text as the reader goes over them.
//!
//! No token is kept: a place in the text is the offset of the token that begins there, and the
//! reader goes back to a place by reading from it again.

use super::lexer::{Kind, Lexer, Token};

/// A place in the tokens of a text.
pub(super) struct Tokens<'a> {
    text: &'a str,
    /// Behind the tokens ahead.
    lexer: Lexer<'a>,
    /// The last token that was taken since the last jump.
    last: Option<Token>,
    /// The next two tokens.
    ahead: [Token; 2],
    /// A bracket that nothing closes up to the end of the braces around it, and all inside in
    /// order, with what ends them: so that many of them are not searched again and again.
    unclosed: Vec<(u32, Token)>,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Tokens<'a> {
        let mut lexer = Lexer::new(text);
        let ahead = [lexer.next(), lexer.next()];
        Tokens { text, lexer, last: None, ahead, unclosed: Vec::new() }
    }

    /// The next token.
    pub(super) fn next(&self) -> Token {
        self.ahead[0]
    }

    /// The token after the next.
    pub(super) fn after_next(&self) -> Token {
        self.ahead[1]
    }

    /// The last token that was taken since the last jump.
    pub(super) fn last(&self) -> Option<Token> {
        self.last
    }

    /// Takes a token; at the end there is always one more.
    pub(super) fn bump(&mut self) -> Token {
        let token = self.ahead[0];
        if token.kind != Kind::Eof {
            self.last = Some(token);
            self.ahead[0] = self.ahead[1];
            self.ahead[1] = self.lexer.next();
        }
        token
    }

    /// Goes to the token that begins at an offset.
    pub(super) fn jump(&mut self, start: u32) {
        self.lexer = Lexer::at_token(self.text, start);
        self.last = None;
        self.ahead = [self.lexer.next(), self.lexer.next()];
    }

    /// The token that begins at an offset.
    pub(super) fn at(&self, start: u32) -> Token {
        Lexer::at_token(self.text, start).next()
    }

    /// The token behind what is in braces: the one that closes the brace at an offset, or the end.
    pub(super) fn behind_braces(&self, open: u32) -> Token {
        let mut lexer = Lexer::at_token(self.text, open);
        lexer.next();
        lexer.skip_braces();
        lexer.next()
    }

    /// What closes the opening bracket at an offset: a bracket of its kind; if there is none, one
    /// that closes another around it, or the end of the text.
    pub(super) fn closing(&mut self, open: u32) -> Token {
        if let Ok(index) = self.unclosed.binary_search_by_key(&open, |&(open, _)| open) {
            return self.unclosed[index].1;
        }
        if let Some(token) = self.closing_at_once(open) {
            return token;
        }
        let mut brackets = Brackets::default();
        let mut lexer = Lexer::at_token(self.text, open);
        loop {
            let token = lexer.next();
            let is_stray = brackets.take(token);
            if token.kind == Kind::Eof || is_stray && token.kind == Kind::RBrace {
                self.unclosed = brackets.end(token);
                return token;
            }
            if brackets.open.is_empty() {
                return token;
            }
        }
    }

    /// What closes the opening bracket at an offset, if no other bracket stands before it.
    fn closing_at_once(&self, open: u32) -> Option<Token> {
        let mut lexer = Lexer::at_token(self.text, open);
        let closing = lexer.next().kind.closed_by()?;
        loop {
            let token = lexer.next();
            match token.kind {
                kind if kind == closing => return Some(token),
                Kind::RParen | Kind::RBrace | Kind::RBracket | Kind::Eof => return None,
                kind if kind.closed_by().is_some() => return None,
                _ => {}
            }
        }
    }

    /// Whether a bracket is open at offset `end` that was opened at `start` or behind it.
    pub(super) fn is_open(&self, start: u32, end: u32) -> bool {
        let mut brackets = Brackets::default();
        let mut lexer = Lexer::at_token(self.text, start);
        loop {
            let token = lexer.next();
            if token.start >= end || token.kind == Kind::Eof {
                return !brackets.open.is_empty();
            }
            brackets.take(token);
        }
    }
}

/// Matches closing brackets with opening ones.
#[derive(Default)]
struct Brackets {
    open: Vec<Open>,
    innermost: Innermost,
    /// All, by their offsets, with what closes them.
    all: Vec<(u32, Option<Token>)>,
}

/// A bracket that is open.
struct Open {
    /// Its number among all.
    index: usize,
    /// What was innermost before it.
    before: Innermost,
}

/// The depth of the innermost open bracket of each kind inside the innermost brace.
#[derive(Copy, Clone, Default)]
struct Innermost {
    paren: Option<usize>,
    bracket: Option<usize>,
    brace: Option<usize>,
}

impl Brackets {
    /// Takes the next token. A closing bracket closes the innermost bracket of its kind and all
    /// those inside, but none behind a brace around it. Whether it closes none of these.
    fn take(&mut self, token: Token) -> bool {
        let depth = Some(self.open.len());
        let innermost = match token.kind {
            Kind::LParen => Innermost { paren: depth, ..self.innermost },
            Kind::LBracket => Innermost { bracket: depth, ..self.innermost },
            Kind::LBrace => Innermost { brace: depth, ..Innermost::default() },
            Kind::RParen => return self.close(self.innermost.paren, token),
            Kind::RBracket => return self.close(self.innermost.bracket, token),
            Kind::RBrace => return self.close(self.innermost.brace, token),
            _ => return false,
        };
        self.open.push(Open { index: self.all.len(), before: self.innermost });
        self.innermost = innermost;
        self.all.push((token.start, None));
        false
    }

    /// Closes the bracket at a depth and those inside. Whether there is none.
    fn close(&mut self, depth: Option<usize>, token: Token) -> bool {
        let Some(depth) = depth else { return true };
        self.innermost = self.open[depth].before;
        for open in self.open.drain(depth..) {
            self.all[open.index].1 = Some(token);
        }
        false
    }

    /// All brackets, where `token` ends those that are still open.
    fn end(self, token: Token) -> Vec<(u32, Token)> {
        self.all.into_iter().map(|(open, close)| (open, close.unwrap_or(token))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text from the token that closes the bracket at an offset.
    fn closing(text: &str, open: u32) -> &str {
        &text[Tokens::new(text).closing(open).start as usize..]
    }

    #[test]
    fn brackets_are_closed_by_their_kind() {
        assert_eq!(closing("(a [b] (c)) d", 0), ") d");
        assert_eq!(closing("(a ] b) c", 0), ") c");
        assert_eq!(closing("[(a] b) c", 0), "] b) c");
        // What is in quotes or in a comment is no bracket.
        assert_eq!(closing("(\")\" ; )\n %\")\" ) d", 0), ") d");
        // A brace around it ends a bracket, and so does the end of the text.
        assert_eq!(closing("{ (a } )", 2), "} )");
        assert_eq!(closing("(a { ) } b", 0), "");
    }

    #[test]
    fn brackets_that_nothing_closes_are_found_once() {
        let mut tokens = Tokens::new("((a) [b (c) } )");
        assert_eq!(tokens.closing(0).start, 12);
        let known: Vec<(u32, u32)> =
            tokens.unclosed.iter().map(|&(open, close)| (open, close.start)).collect();
        assert_eq!(known, [(0, 12), (1, 3), (5, 12), (8, 10)]);
        assert_eq!((tokens.closing(1).start, tokens.closing(5).start), (3, 12));
    }

    #[test]
    fn braces_are_skipped_as_they_are_read() {
        let text = "{ ( \"}\" { %\"}\" ; }\n } @\"}\" \"open }\n ] } x";
        let close = Tokens::new(text).behind_braces(0);
        assert_eq!((&text[close.start as usize..], close.kind), ("} x", Kind::RBrace));
        assert_eq!(Tokens::new("{ { }").behind_braces(0).kind, Kind::Eof);
    }

    #[test]
    fn braces_are_skipped_at_any_distance() {
        for (distance, inner) in (0..80).flat_map(|n| [(n, "{ }"), (n, "\"}\""), (n, "; }\n")]) {
            let gap = "x".repeat(distance);
            let text = format!("{{{gap}{inner}{gap}}}");
            let close = Tokens::new(&text).behind_braces(0);
            assert_eq!((close.start as usize, close.kind), (text.len() - 1, Kind::RBrace));
        }
    }

    #[test]
    fn tokens_are_the_same_after_a_jump() {
        let text = "\u{feff}a ; b\n  c, d \"e\n f\r\"g;\" (";
        let mut all = Vec::new();
        let mut tokens = Tokens::new(text);
        while tokens.next().kind != Kind::Eof {
            all.push(tokens.bump());
        }
        assert_eq!(all.len(), 8);
        for token in all {
            tokens.jump(token.start);
            assert_eq!(tokens.next(), token);
            assert_eq!(tokens.at(token.start), token);
        }
    }
}
