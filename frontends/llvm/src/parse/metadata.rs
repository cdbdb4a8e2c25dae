//! Metadata: the few nodes that are used are kept, the rest is passed.

use super::Parser;
use crate::codes::Fault;
use crate::lex::{self, Token};
use crate::tree::{Meta, Name, Node, ValueKind, fault_of_name};
use irc_ir::debug::MAX_NAME;

impl<'a> Parser<'a> {
    /// Passes metadata where a value stands: `!1`, `!"text"`, `!{..}`, `!DIExpression(..)`.
    pub(super) fn skip_metadata(&mut self) -> Result<(), Fault> {
        let is_bang = self.token == Token::Bang;
        self.advance()?;
        match self.token {
            Token::Sign(b'{') if is_bang => self.skip_brackets(),
            Token::Str if is_bang => self.advance(),
            Token::Sign(b'(') => self.skip_brackets(),
            _ => Ok(()),
        }
    }

    /// Metadata as an argument: a text is kept.
    pub(super) fn metadata_argument(&mut self) -> Result<ValueKind<'a>, Fault> {
        if self.token != Token::Bang {
            self.skip_metadata()?;
            return Ok(ValueKind::Metadata);
        }
        self.advance()?;
        match self.token {
            Token::Str => Ok(ValueKind::Text(Box::new(self.string("a text")?))),
            Token::Sign(b'{') => self.skip_brackets().map(|()| ValueKind::Metadata),
            _ => Ok(ValueKind::Metadata),
        }
    }

    /// The number behind `!dbg`; a node that is written out there gets one from the end of all
    /// numbers. What else stands there is passed.
    pub(super) fn attached(&mut self) -> Result<Option<u32>, Fault> {
        let is_node = matches!(self.lexer.clone().next(), Ok((Token::Sign(b'{'), _)));
        if self.token == Token::Bang && is_node {
            let node = self.node()?;
            // Their number grows with each, so that no two get the same.
            let number = u32::MAX - self.module.nodes.len() as u32;
            self.module.nodes.insert(number, node);
            return Ok(Some(number));
        }
        let number = self.text().strip_prefix('!').and_then(|digits| digits.parse().ok());
        if !matches!(self.token, Token::Meta | Token::Bang) {
            return Err(self.unexpected("metadata"));
        }
        self.skip_metadata()?;
        Ok(number)
    }

    /// `!N = ..` or `!name = !{..}` with its name as the current token.
    pub(super) fn metadata_item(&mut self) -> Result<(), Fault> {
        let name = lex::name(self.text());
        self.advance()?;
        self.expect(b'=')?;
        self.eat("distinct")?;
        let node = self.node()?;
        match name.parse::<u32>() {
            Ok(number) => {
                self.module.nodes.insert(number, node);
            }
            Err(_) => {
                let numbers = node.fields.iter().filter_map(|(_, meta)| match meta {
                    Meta::Node(number) => Some(*number),
                    _ => None,
                });
                let numbers = numbers.collect();
                self.module.named.push((name, numbers));
            }
        }
        Ok(())
    }

    fn node(&mut self) -> Result<Node<'a>, Fault> {
        match self.token {
            Token::Bang => {
                self.advance()?;
                if self.token == Token::Str {
                    self.advance()?;
                    return Ok(Node::default());
                }
                self.expect(b'{')?;
                let fields = self.list(b'}', |p| Ok(("", p.element()?)))?;
                Ok(Node { kind: "", fields })
            }
            Token::Meta => {
                let kind = self.text().strip_prefix('!').unwrap_or_default();
                self.advance()?;
                if !self.is_sign(b'(') {
                    return Ok(Node::default());
                }
                if kind == "DIExpression" {
                    let expression = Meta::Expression(self.operations()?);
                    return Ok(Node { kind, fields: vec![("", expression)] });
                }
                if !kind.starts_with("DI") || kind == "DIArgList" {
                    self.skip_brackets()?;
                    return Ok(Node::default());
                }
                self.advance()?;
                let fields = self.list(b')', Self::field)?;
                Ok(Node { kind, fields })
            }
            _ => Err(self.unexpected("metadata")),
        }
    }

    fn field(&mut self) -> Result<(&'a str, Meta<'a>), Fault> {
        let name = match self.token {
            Token::Label => {
                let name = self.text().trim_end_matches(':');
                self.advance()?;
                name
            }
            _ => "",
        };
        let meta = match self.token {
            Token::Meta => {
                let text = self.text();
                match text[1..].parse() {
                    Ok(number) => {
                        self.advance()?;
                        Meta::Node(number)
                    }
                    Err(_) if text == "!DIExpression" => Meta::Expression(self.debug_expression()?),
                    Err(_) => {
                        self.skip_metadata()?;
                        Meta::Other
                    }
                }
            }
            Token::Bang => {
                self.skip_metadata()?;
                Meta::Other
            }
            Token::Int if name == "value" => Meta::Number(self.signed_or_zero()?),
            Token::Int => Meta::Number(self.number_or_zero()?),
            Token::Str => {
                if matches!(name, "name" | "filename") && self.module.bad_name.is_none() {
                    self.check_name();
                }
                Meta::Text(self.string("a text")?)
            }
            _ => {
                // Flags are words with `|` between them.
                let start = self.span.start as usize;
                let is_word = self.token == Token::Word;
                let end = self.skip_to_comma()?;
                match is_word {
                    true => Meta::Word(&self.lexer.text()[start..end]),
                    false => Meta::Other,
                }
            }
        };
        Ok((name, meta))
    }

    /// Notes a name that debuggers cannot be told.
    fn check_name(&mut self) {
        let text = self.text();
        let fault = match text.len() > MAX_NAME || text.contains('\\') {
            true => fault_of_name(&lex::unescape(text.trim_matches('"'))),
            false => None,
        };
        self.module.bad_name = fault.map(|fault| (self.span, fault));
    }

    fn number_or_zero(&mut self) -> Result<u64, Fault> {
        let number = self.text().parse().unwrap_or(0);
        self.advance()?;
        Ok(number)
    }

    /// The value of a constant, negative ones as their bits.
    fn signed_or_zero(&mut self) -> Result<u64, Fault> {
        let text = self.text();
        let number = text.parse().or_else(|_| text.parse::<i64>().map(|number| number as u64));
        self.advance()?;
        Ok(number.unwrap_or(0))
    }

    /// Passes up to a comma or a closing bracket; where what was passed ends.
    pub(super) fn skip_to_comma(&mut self) -> Result<usize, Fault> {
        let mut end = self.span.start as usize;
        loop {
            match self.token {
                Token::Sign(b',' | b')' | b'}') => return Ok(end),
                Token::Sign(b'(' | b'{' | b'[') => self.skip_brackets()?,
                Token::End => return Err(self.unexpected("`)`")),
                _ => {
                    end = self.span.end as usize;
                    self.advance()?;
                }
            }
        }
    }

    /// An element of a tuple.
    fn element(&mut self) -> Result<Meta<'a>, Fault> {
        if self.is_word("null") {
            self.advance()?;
            return Ok(Meta::Other);
        }
        match self.token {
            Token::Meta | Token::Bang => {
                let text = self.text();
                let is_bang = self.token == Token::Bang;
                if is_bang {
                    self.advance()?;
                    if self.token == Token::Str {
                        return Ok(Meta::Text(self.string("a text")?));
                    }
                    self.skip_brackets()?;
                    return Ok(Meta::Other);
                }
                self.skip_metadata()?;
                let number = text[1..].parse();
                Ok(number.map_or(Meta::Other, Meta::Node))
            }
            _ => self.value_element(),
        }
    }

    /// A value as an element: a number or a symbol is kept.
    fn value_element(&mut self) -> Result<Meta<'a>, Fault> {
        let ty = self.ty()?;
        match self.token {
            Token::Int => {
                let number = self.text().parse();
                self.advance()?;
                Ok(number.map_or(Meta::Other, Meta::Number))
            }
            Token::Global => {
                let name: Name<'a> = self.name(Token::Global, "a symbol")?;
                Ok(Meta::Symbol(name))
            }
            _ => {
                self.value(ty)?;
                Ok(Meta::Other)
            }
        }
    }
}
