//! Items.

use super::foreign;
use super::recover::begins_item;
use super::{Parsed, Parser, Reported};
use crate::ast::{
    Attribute, ConstItem, FunctionItem, Generic, Import, Item, Name, Param, StaticItem, StructItem,
    Type, Unit,
};
use crate::diagnostic::Diagnostic;
use crate::lex::TokenKind as T;
use crate::source::FileId;
use irc_ir::types::Space;

/// Name, parameters in `<..>`, parameters, result.
type Signature = (Name, Vec<Generic>, Vec<Param>, Option<Type>);

impl Parser<'_> {
    /// The whole file.
    pub(super) fn unit(&mut self, file: FileId) -> Unit {
        let mut unit = Unit { file, imports: Vec::new(), items: Vec::new() };
        while self.peek() != T::End {
            let start = self.at;
            self.depth = 0;
            if self.item(&mut unit).is_err() {
                self.recover_item(start);
            }
        }
        unit
    }

    pub(super) fn item(&mut self, unit: &mut Unit) -> Parsed<()> {
        let start = self.span();
        let attributes = self.attributes()?;
        if let (Some(first), false) =
            (attributes.first(), matches!(self.peek(), T::Fn | T::Kernel | T::End))
            && (begins_item(self.peek()) || self.peek() == T::Const)
        {
            let error = Diagnostic::error("T0128", "only functions have attributes", first.span);
            let found = self.span();
            self.report(error.at("an attribute").label(found, "not a function"));
        }
        let item = match self.peek() {
            T::Import => {
                let import = self.import()?;
                unit.imports.push(import);
                return Ok(());
            }
            T::Const => Item::Const(self.constant()?),
            T::Struct => Item::Struct(self.structure()?),
            T::Static => Item::Static(self.static_item()?),
            T::Fn | T::Kernel => {
                let Some(mut function) = self.function(attributes)? else { return Ok(()) };
                function.span = start.to(function.span);
                Item::Function(function)
            }
            _ => return Err(self.no_item()),
        };
        unit.items.push(item);
        Ok(())
    }

    /// `import "path";`
    fn import(&mut self) -> Parsed<Import> {
        self.bump();
        let start = self.span();
        let (path, _) = self.string("the path of a file, as a string")?;
        let span = self.since(start);
        self.semicolon()?;
        Ok(Import { path, span })
    }

    /// `const NAME: T = value;`
    pub(super) fn constant(&mut self) -> Parsed<ConstItem> {
        let start = self.bump().span;
        let name = self.name("the name of a constant")?;
        let ty = self.typed("a constant", &name.text)?;
        self.expect(T::Assign)?;
        let value = self.expr()?;
        self.semicolon()?;
        Ok(ConstItem { name, ty, value, span: self.since(start) })
    }

    /// `: T` behind a name that needs a type.
    pub(super) fn typed(&mut self, what: &str, name: &str) -> Parsed<Type> {
        if !matches!(self.peek(), T::Assign | T::Semicolon | T::Comma | T::ParenClose) {
            self.expect(T::Colon)?;
            return self.ty();
        }
        let error = Diagnostic::error("T0122", format!("{what} needs a type"), self.gap());
        let error = error.at("expected `:`");
        Err(self.report(error.help(format!("write `{name}: T`"))))
    }

    /// `struct Name<T> { field: T, .. }`
    fn structure(&mut self) -> Parsed<StructItem> {
        let start = self.bump().span;
        let name = self.name("the name of a struct")?;
        let generics = self.generics()?;
        if matches!(self.peek(), T::ParenOpen | T::Semicolon) {
            let message = format!("expected `{{`, found {}", self.found());
            let error = Diagnostic::error("T0110", message, self.span()).at("expected `{`");
            let help = "struct fields are named: `{ x: f32, y: f32 }`";
            return Err(self.report(error.help(help)));
        }
        let open = self.expect(T::BraceOpen)?;
        let fields = self.list(open, T::BraceClose, |parser| {
            let field = parser.name("the name of a field")?;
            let ty = parser.typed("a field", &field.text)?;
            if parser.peek() == T::Semicolon {
                let span = parser.span();
                let error = Diagnostic::error("T0110", "expected `,`, found `;`", span);
                parser.report(error.at("expected `,`").help("fields are separated by `,`"));
                parser.take_for(T::Comma);
            }
            Ok((field, ty))
        })?;
        self.eat(T::Semicolon);
        Ok(StructItem { name, generics, fields, span: self.since(start) })
    }

    /// `static SPACE mut name: T = value;`
    fn static_item(&mut self) -> Parsed<StaticItem> {
        let start = self.bump().span;
        let space = self.static_space()?;
        let mutable = self.eat(T::Mut);
        let name = self.name("the name of a static variable")?;
        let ty = self.typed("a static variable", &name.text)?;
        let value = match self.eat(T::Assign) {
            true => Some(self.expr()?),
            false => None,
        };
        self.semicolon()?;
        Ok(StaticItem { name, space, mutable, ty, value, span: self.since(start) })
    }

    fn static_space(&mut self) -> Parsed<Space> {
        if let Some(space) = self.space() {
            return Ok(space);
        }
        let message = format!("expected a state space, found {}", self.found());
        let error = Diagnostic::error("T0123", message, self.span());
        let error = error.at("expected `global`, `constant` or `shared`");
        Err(self.report(error.help("as in `static global mut hits: u32 = 0;`")))
    }

    fn attributes(&mut self) -> Parsed<Vec<Attribute>> {
        let mut attributes = Vec::new();
        while self.peek() == T::At {
            let start = self.bump().span;
            let name = self.name("the name of an attribute")?;
            let args = match self.peek() {
                T::ParenOpen => {
                    let open = self.bump().span;
                    self.list(open, T::ParenClose, Self::expr)?
                }
                _ => Vec::new(),
            };
            attributes.push(Attribute { name, args, span: self.since(start) });
        }
        Ok(attributes)
    }

    /// `fn name<T>(x: T) -> T { .. }`. If the signature is wrong, the body is parsed all the same.
    fn function(&mut self, attributes: Vec<Attribute>) -> Parsed<Option<FunctionItem>> {
        let word = self.bump();
        let what = match word.kind {
            T::Kernel => "the name of a kernel",
            _ => "the name of a function",
        };
        let signature = self.signature(what);
        let span = self.since(word.span);
        match signature {
            Ok(_) if self.peek() == T::Semicolon => {
                let error = Diagnostic::error("T0124", "a function has no body", self.span());
                let note = "functions need no forward declarations";
                return Err(self.report(error.at("expected `{`").note(note)));
            }
            Err(Reported) if !self.recover_block() => return Err(Reported),
            _ => {}
        }
        let body = self.block("the body of the function")?;
        let kernel = word.kind == T::Kernel;
        Ok(signature.ok().map(|(name, generics, params, result)| FunctionItem {
            attributes,
            kernel,
            name,
            generics,
            params,
            result,
            body,
            span,
        }))
    }

    fn signature(&mut self, what: &str) -> Parsed<Signature> {
        let name = self.name(what)?;
        let generics = self.generics()?;
        let open = self.expect(T::ParenOpen)?;
        let params = self.list(open, T::ParenClose, Self::param)?;
        let result = match self.peek() {
            T::Arrow => {
                self.bump();
                Some(self.ty()?)
            }
            T::BraceOpen | T::Semicolon => None,
            _ => return Err(self.result_without_arrow()),
        };
        Ok((name, generics, params, result))
    }

    fn result_without_arrow(&mut self) -> Reported {
        let message = format!("expected `->` or `{{`, found {}", self.found());
        let error = Diagnostic::error("T0110", message, self.span());
        let error = error.at("expected `->` or `{`");
        let error = match self.is_word("where") {
            true => error.help("classes are written at the parameters: `<T: num>`"),
            false if self.peek() == T::Assign => error.help("a body needs braces"),
            false if !matches!(self.peek(), T::Colon | T::FatArrow | T::Name) => error,
            false => error.help("the result type follows `->`"),
        };
        self.report(error)
    }

    /// `name: T` or `var name: T`
    fn param(&mut self) -> Parsed<Param> {
        if matches!(self.peek(), T::Mut | T::Let) {
            let message = format!("expected a name, found {}", self.found());
            let error = Diagnostic::error("T0120", message, self.span()).at("expected a name");
            return Err(self.report(error.help("a parameter that can change is `var x: T`")));
        }
        let mutable = self.eat(T::Var);
        let name: Name = self.name("the name of a parameter")?;
        if self.peek() == T::Name {
            let (first, second) = (self.text_of(name.span), self.text_of(self.span()));
            let message = format!("expected `:`, found the name `{second}`");
            let error = Diagnostic::error("T0110", message, self.span()).at("expected `:`");
            let ty = foreign::type_named(first).unwrap_or(first);
            let help = format!("the name comes first: `{second}: {ty}`");
            return Err(self.report(error.help(help)));
        }
        let ty = self.typed("a parameter", &name.text)?;
        if self.peek() == T::Assign {
            let error = Diagnostic::error(
                "T0122",
                "default values of parameters are not supported",
                self.span(),
            );
            return Err(self.report(error.at("expected `,` or `)`")));
        }
        Ok(Param { name, mutable, ty })
    }
}
