//! What a module is made of: files, types, globals and functions.

use super::types::{HANDLES, is_handle_word};
use super::{Parse, Parser, Reported};
use crate::entity::{FuncId, GlobalId};
use crate::function::{Function, FunctionAttrs, FunctionKind, Inlining};
use crate::module::{Global, Symbol};
use crate::signature::{Linkage, Signature};
use crate::text::error::ErrorKind;
use crate::text::lexer::{Kind, Token, ends_line};
use crate::text::name;
use crate::text::span::{Item, ItemKind};
use crate::types::Space;
use irc_ptx::isa::TextureMode;
use irc_ptx::text::{Span, nearest_name, suggestion};
use std::borrow::Cow;

const LINKAGES: [(&str, Linkage); 5] = [
    ("internal", Linkage::Internal),
    ("visible", Linkage::Visible),
    ("weak", Linkage::Weak),
    ("common", Linkage::Common),
    ("extern", Linkage::External),
];

/// The words that items begin with.
pub(super) const ITEM_WORDS: [&str; 14] = [
    "file",
    "textures",
    "type",
    "debug_type",
    "debug_global",
    "global",
    "func",
    "kernel",
    "alias",
    "internal",
    "visible",
    "weak",
    "common",
    "extern",
];

/// What may stand where an item begins.
const ITEMS: &str = "`file`, `textures`, `type`, `global`, `func`, `kernel` or `alias`";

const GLOBAL_ATTRS: [&str; 5] = ["align", "constant", "dynamic", "managed", "unified"];

const FUNC_ATTRS: [&str; 17] = [
    "maxntid",
    "reqntid",
    "minnctapersm",
    "maxnreg",
    "local_maxnreg",
    "cluster",
    "maxclusterrank",
    "explicitcluster",
    "blocksareclusters",
    "pragma",
    "noreturn",
    "nonconvergent",
    "noinline",
    "alwaysinline",
    "unified",
    "abi_preserve",
    "abi_preserve_control",
];

/// A body that is still to be read.
pub(super) struct PendingBody {
    pub func: FuncId,
    /// Where the opening brace stands, and the closing one.
    pub open: u32,
    pub end: u32,
    /// Where the name of each parameter stands.
    pub params: Vec<Option<u32>>,
}

/// Initialisers and bodies that are still to be read: they may use every symbol of the module.
#[derive(Default)]
struct Pending {
    /// Where the function is named that each alias stands for.
    aliases: Vec<(FuncId, u32)>,
    inits: Vec<(GlobalId, u32)>,
    bodies: Vec<PendingBody>,
}

impl<'a> Parser<'a> {
    pub(super) fn module(&mut self) {
        let mut pending = Pending::default();
        while self.kind() != Kind::Eof && !self.gave_up() {
            let start = self.pos();
            self.start = start;
            match self.item(&mut pending) {
                Ok(kind) => {
                    let span = self.span_from(start);
                    self.parsed.spans.items.push(Item { kind, span });
                }
                Err(Reported) => {
                    let end = self.text.len() as u32;
                    self.skip_from(start, end, Parser::looks_like_item);
                }
            }
        }
        self.aliases(&pending.aliases);
        for (global, init) in pending.inits {
            self.tokens.jump(init);
            self.start = init;
            // A mistake here has no consequences elsewhere.
            let _: Parse<()> = self.global_init(global);
        }
        for body in pending.bodies {
            if self.gave_up() {
                break;
            }
            self.body(body);
        }
    }

    fn item(&mut self, pending: &mut Pending) -> Parse<ItemKind> {
        let linkage = self.linkage()?;
        let token = self.token();
        let word = self.word().unwrap_or("");
        let kind = match word {
            "global" => {
                self.bump();
                self.global(linkage.unwrap_or(Linkage::Internal), pending)?;
                return Ok(ItemKind::Global);
            }
            "func" | "kernel" => {
                self.bump();
                let kind = match word {
                    "func" => FunctionKind::Device,
                    _ => FunctionKind::Kernel,
                };
                return self.function(kind, linkage, pending).map(ItemKind::Func);
            }
            "alias" => {
                self.bump();
                return self.alias(linkage, pending).map(ItemKind::Func);
            }
            _ if linkage.is_some() => {
                return Err(self.expected("`global`, `func`, `kernel` or `alias`"));
            }
            "file" => self.file().map(|()| ItemKind::File)?,
            "textures" => self.texture_mode().map(|()| ItemKind::TextureMode)?,
            "type" => self.type_declaration().map(|()| ItemKind::Type)?,
            "debug_type" => self.debug_type().map(|()| ItemKind::DebugType)?,
            "debug_global" => self.debug_global().map(|()| ItemKind::DebugGlobal)?,
            _ if token.kind == Kind::Ident => {
                let help = nearest_name(word, ITEM_WORDS).map(suggestion);
                return Err(self.expected_with(ITEMS, help));
            }
            _ => return Err(self.expected(ITEMS)),
        };
        self.item_ends()?;
        Ok(kind)
    }

    fn linkage(&mut self) -> Parse<Option<Linkage>> {
        let word = self.word().unwrap_or("");
        let found = LINKAGES.iter().find(|(name, _)| *name == word);
        if found.is_some() {
            self.bump();
        }
        Ok(found.map(|&(_, linkage)| linkage))
    }

    fn item_ends(&mut self) -> Parse<()> {
        if self.token().first_of_line || self.kind() == Kind::Eof {
            return Ok(());
        }
        Err(self.expected("the end of the line"))
    }

    /// Whether an item may begin at the next token: with its first word, or something like it.
    fn looks_like_item(&self) -> bool {
        let at = self.token().start as usize;
        let is_at_margin = at == 0 || ends_line(self.text.as_bytes()[at - 1]);
        let next = self.kind_after_next();
        self.word().is_some_and(|word| {
            let has_name = matches!(next, Kind::Symbol | Kind::Ident | Kind::Int | Kind::Str);
            ITEM_WORDS.contains(&word) || is_at_margin && has_name
        })
    }

    // ---- files and types ----

    /// `textures independent` or `textures unified`.
    fn texture_mode(&mut self) -> Parse<()> {
        self.bump();
        let token = self.expect(Kind::Ident)?;
        self.parsed.module.textures = match self.text_of(token) {
            "independent" => TextureMode::Independent,
            "unified" => TextureMode::Unified,
            word => {
                let known = ["independent", "unified"];
                return Err(self.unknown_word_at(token.span(), word, "texture mode", known));
            }
        };
        Ok(())
    }

    /// `file N "path"`.
    fn file(&mut self) -> Parse<()> {
        self.bump();
        let token = self.token();
        let number = self.integer_u32()?;
        let path = self.expect(Kind::Str)?;
        let path = self.string_text(path)?;
        if let Some(&(_, first)) = self.files.get(&number) {
            let (name, first) = (number.to_string(), Some(first));
            let kind = ErrorKind::Duplicate { what: "file", name, first };
            return Err(self.error(token.span(), kind));
        }
        let file = self.parsed.module.files.push(path.into_owned());
        self.files.insert(number, (file, token.span()));
        self.parsed.spans.files[file] = token.span();
        Ok(())
    }

    /// The text that a string literal stands for.
    pub(super) fn string_text(&mut self, token: Token) -> Parse<Cow<'a, str>> {
        name::symbol_name(self.text_of(token)).map_err(|kind| self.error(token.span(), kind))
    }

    /// `type name = type`.
    fn type_declaration(&mut self) -> Parse<()> {
        self.bump();
        let token = self.token();
        let name = match token.kind {
            Kind::Ident => Cow::Borrowed(self.text_of(token)),
            Kind::Str => self.string_text(token)?,
            _ => return Err(self.expected("the name of the type")),
        };
        if token.kind == Kind::Ident && super::types::word_type(&name).is_some() {
            let kind = ErrorKind::Reserved { name: name.into_owned() };
            return Err(self.error(token.span(), kind));
        }
        self.bump();
        let ty = self.expect(Kind::Equals).and_then(|_| self.data_type());
        let ty = match ty {
            Ok(ty) => ty,
            Err(reported) => {
                self.broken.insert(name);
                return Err(reported);
            }
        };
        if self.parsed.module.types.declare(&name, ty).is_err() {
            let first = self.parsed.module.types.names().position(|(old, _)| old == name);
            let first = first.map(|index| self.types[index]);
            let kind = ErrorKind::Duplicate { what: "type", name: self.shown(token), first };
            return Err(self.error(token.span(), kind));
        }
        self.types.push(token.span());
        Ok(())
    }

    // ---- symbols ----

    /// The name of a symbol token.
    pub(super) fn symbol_name(&mut self, token: Token) -> Parse<Cow<'a, str>> {
        name::symbol_name(self.name_of(token)).map_err(|kind| self.error(token.span(), kind))
    }

    /// The symbol that the next token names.
    pub(super) fn symbol(&mut self) -> Parse<Symbol> {
        let token = self.expect(Kind::Symbol)?;
        let name = self.symbol_name(token)?;
        if self.broken.contains(self.text_of(token)) {
            return Err(Reported);
        }
        if let Some(symbol) = self.parsed.module.symbol(&name) {
            return Ok(symbol);
        }
        let near = nearest_name(&name, self.parsed.module.symbols().map(|(name, _)| name));
        let help = near.map(|near| suggestion(&format!("@{near}")));
        let kind = ErrorKind::Undefined { what: "symbol", name: self.shown(token) };
        Err(self.error_with(token.span(), kind, help))
    }

    /// The function that the next token names.
    pub(super) fn func_symbol(&mut self) -> Parse<FuncId> {
        let token = self.token();
        match self.symbol()? {
            Symbol::Func(func) => Ok(func),
            Symbol::Global(_) => Err(self.wrong_symbol(token, "function", "global")),
        }
    }

    /// The global that the next token names.
    pub(super) fn global_symbol(&mut self) -> Parse<GlobalId> {
        let token = self.token();
        match self.symbol()? {
            Symbol::Global(global) => Ok(global),
            Symbol::Func(_) => Err(self.wrong_symbol(token, "global", "function")),
        }
    }

    fn wrong_symbol(
        &mut self,
        token: Token,
        expected: &'static str,
        found: &'static str,
    ) -> Reported {
        let name = self.shown(token);
        self.error(token.span(), ErrorKind::WrongSymbol { name, expected, found })
    }

    fn duplicate_symbol(&mut self, token: Token, name: &str) -> Reported {
        let spans = &self.parsed.spans;
        let first = match self.parsed.module.symbol(name) {
            Some(Symbol::Func(func)) => Some(spans.funcs[func].name),
            Some(Symbol::Global(global)) => Some(spans.globals[global]),
            None => None,
        };
        let name = self.shown(token);
        self.error(token.span(), ErrorKind::Duplicate { what: "symbol", name, first })
    }

    // ---- globals ----

    /// `@name: space type attributes = initialiser`, after the word `global`. The space of a
    /// texture, sampler or surface may be left out.
    fn global(&mut self, linkage: Linkage, pending: &mut Pending) -> Parse<()> {
        let token = self.expect(Kind::Symbol)?;
        let name = self.symbol_name(token)?;
        let mut global = match self.global_header(name.clone().into_owned(), linkage) {
            Ok(global) => global,
            Err(reported) => {
                self.broken.insert(Cow::Borrowed(self.text_of(token)));
                return Err(reported);
            }
        };
        let init = self.eat(Kind::Equals).then_some(self.pos());
        if init.is_some() {
            global.init = Some(crate::module::Init::Zero);
        }
        let Ok(id) = self.parsed.module.add_global(global) else {
            return Err(self.duplicate_symbol(token, &name));
        };
        self.parsed.spans.globals[id] = token.span();
        if let Some(init) = init {
            pending.inits.push((id, init));
            self.skip_init();
        }
        self.item_ends()
    }

    fn global_header(&mut self, name: String, linkage: Linkage) -> Parse<Global> {
        self.expect(Kind::Colon)?;
        let space = match self.word() {
            // Textures, samplers and surfaces are in global memory.
            Some(word) if is_handle_word(word) => Space::Global,
            _ => {
                let token = self.expect(Kind::Ident)?;
                let Some(space) = Space::from_name(self.text_of(token)) else {
                    let handles = HANDLES.map(|(name, _)| name);
                    let spaces = Space::ALL.map(Space::name).into_iter().chain(handles);
                    return Err(self.unknown_word(token, "state space", spaces));
                };
                space
            }
        };
        let ty = self.data_type()?;
        let align = self.parsed.module.types.layout(ty).align;
        let mut global = Global {
            name,
            linkage,
            space,
            ty,
            align,
            init: None,
            dynamic: false,
            attrs: Default::default(),
        };
        loop {
            let token = self.token();
            match self.word() {
                Some(word) if GLOBAL_ATTRS.contains(&word) => {
                    self.bump();
                    self.global_attr(word, token, &mut global)?;
                }
                Some(_) if !token.first_of_line => {
                    return Err(self.unknown_word(token, "attribute of a global", GLOBAL_ATTRS));
                }
                _ => return Ok(global),
            }
        }
    }

    fn global_attr(&mut self, word: &str, token: Token, global: &mut Global) -> Parse<()> {
        let repeated = match word {
            "align" => {
                global.align = self.alignment()?;
                false
            }
            "constant" => std::mem::replace(&mut global.attrs.constant, true),
            "dynamic" => std::mem::replace(&mut global.dynamic, true),
            "managed" => std::mem::replace(&mut global.attrs.managed, true),
            _ => global.attrs.unified.replace(self.unified()?).is_some(),
        };
        if repeated { Err(self.repeated(token)) } else { Ok(()) }
    }

    /// `(N, N)`: the two halves of a UUID.
    fn unified(&mut self) -> Parse<[u64; 2]> {
        self.expect(Kind::LParen)?;
        let first = self.integer(u64::MAX)?;
        self.expect(Kind::Comma)?;
        let second = self.integer(u64::MAX)?;
        self.expect(Kind::RParen)?;
        Ok([first, second])
    }

    /// Skips an initialiser: up to the end of its last line outside of brackets.
    fn skip_init(&mut self) {
        loop {
            let token = self.token();
            match token.kind {
                Kind::Eof => return,
                Kind::LBrace | Kind::LBracket | Kind::LParen => {
                    let close = self.tokens.closing(token.start);
                    self.tokens.jump(close.start);
                }
                _ => {}
            }
            self.bump();
            if self.token().first_of_line {
                return;
            }
        }
    }

    // ---- functions ----

    /// `@name = @function`, after the word `alias`.
    fn alias(&mut self, linkage: Option<Linkage>, pending: &mut Pending) -> Parse<FuncId> {
        let token = self.expect(Kind::Symbol)?;
        let name = self.symbol_name(token)?;
        let of = self.expect(Kind::Equals).and_then(|_| self.expect(Kind::Symbol));
        let of = match of {
            Ok(of) => of,
            Err(reported) => {
                self.broken.insert(Cow::Borrowed(self.text_of(token)));
                return Err(reported);
            }
        };
        let linkage = linkage.unwrap_or(Linkage::Internal);
        let alias = Function::new(&name, FunctionKind::Device, linkage, Signature::default());
        let Ok(id) = self.parsed.module.add_func(alias) else {
            return Err(self.duplicate_symbol(token, &name));
        };
        self.parsed.spans.funcs[id].name = token.span();
        pending.aliases.push((id, of.start));
        self.item_ends()?;
        Ok(id)
    }

    /// Gives aliases the functions that they stand for, and the signatures of these. An alias of an
    /// alias gets one, too, for the verifier to refuse.
    fn aliases(&mut self, aliases: &[(FuncId, u32)]) {
        for &(alias, of) in aliases {
            self.tokens.jump(of);
            self.start = of;
            match self.func_symbol() {
                Ok(of) => self.parsed.module.func_mut(alias).aliasee = Some(of),
                Err(Reported) => {
                    let name = self.parsed.spans.funcs[alias].name;
                    self.broken.insert(Cow::Borrowed(name.of(self.text)));
                }
            }
        }
        for &(alias, _) in aliases {
            let module = &mut self.parsed.module;
            let mut of = alias;
            // No chain is longer than there are aliases; a circle ends then.
            for _ in aliases {
                of = module.func(of).aliasee.unwrap_or(of);
            }
            let aliasee = module.func(of);
            let (signature, attrs) = (aliasee.signature.clone(), aliasee.attrs.of_alias());
            let alias = module.func_mut(alias);
            (alias.signature, alias.attrs) = (signature, attrs);
        }
    }

    fn function(
        &mut self,
        kind: FunctionKind,
        linkage: Option<Linkage>,
        pending: &mut Pending,
    ) -> Parse<FuncId> {
        let token = self.expect(Kind::Symbol)?;
        let name = self.symbol_name(token)?;
        let linkage = linkage.unwrap_or(match kind {
            FunctionKind::Kernel => Linkage::Visible,
            FunctionKind::Device => Linkage::Internal,
        });
        let header = self.function_header(&name, kind, linkage);
        let (func, params) = match header {
            Ok(header) => header,
            Err(reported) => {
                self.broken.insert(Cow::Borrowed(self.text_of(token)));
                return Err(reported);
            }
        };
        let Ok(id) = self.parsed.module.add_func(func) else {
            return Err(self.duplicate_symbol(token, &name));
        };
        self.parsed.spans.funcs[id].name = token.span();
        let open = self.token();
        if open.kind == Kind::LBrace {
            let close = self.tokens.behind_braces(open.start);
            pending.bodies.push(PendingBody {
                func: id,
                open: open.start,
                end: close.start,
                params,
            });
            self.tokens.jump(close.start);
            if close.kind == Kind::Eof {
                let kind = ErrorKind::Expected {
                    expected: "`}` that closes this".into(),
                    found: "the end of the text".to_owned(),
                };
                return Err(self.error(open.span(), kind));
            }
            let close = self.bump();
            let body = Span::new(open.start, close.span().end);
            self.parsed.spans.funcs[id].body = Some(body);
        }
        self.item_ends()?;
        Ok(id)
    }

    fn function_header(
        &mut self,
        name: &str,
        kind: FunctionKind,
        linkage: Linkage,
    ) -> Parse<(Function, Vec<Option<u32>>)> {
        let (signature, params) = self.signature()?;
        let mut func = Function::new(name, kind, linkage, signature);
        loop {
            let token = self.token();
            let is_end = token.kind == Kind::LBrace || token.first_of_line;
            match self.word() {
                Some(word) if FUNC_ATTRS.contains(&word) => {
                    self.bump();
                    self.function_attr(word, token, &mut func)?;
                }
                Some(_) if !is_end => {
                    return Err(self.unknown_word(token, "attribute of a function", FUNC_ATTRS));
                }
                _ => return Ok((func, params)),
            }
        }
    }

    fn function_attr(&mut self, word: &str, token: Token, func: &mut Function) -> Parse<()> {
        let attrs = &mut func.attrs;
        let repeated = match word {
            "maxntid" => attrs.maxntid.replace(self.dimensions()?).is_some(),
            "reqntid" => attrs.reqntid.replace(self.dimensions()?).is_some(),
            "cluster" => attrs.cluster.replace(self.dimensions()?).is_some(),
            "minnctapersm" => attrs.minnctapersm.replace(self.count()?).is_some(),
            "maxnreg" => attrs.maxnreg.replace(self.count()?).is_some(),
            "local_maxnreg" => attrs.local_maxnreg.replace(self.count()?).is_some(),
            "maxclusterrank" => attrs.maxclusterrank.replace(self.count()?).is_some(),
            "explicitcluster" => std::mem::replace(&mut attrs.explicitcluster, true),
            "blocksareclusters" => std::mem::replace(&mut attrs.blocksareclusters, true),
            "pragma" => {
                let text: Box<str> = self.pragma()?.into();
                let repeated = attrs.pragmas.contains(&text);
                attrs.pragmas.push(text);
                repeated
            }
            "noreturn" => std::mem::replace(&mut attrs.noreturn, true),
            "noinline" | "alwaysinline" => self.inlining(word, token, attrs)?,
            "unified" => attrs.unified.replace(self.unified()?).is_some(),
            "abi_preserve" => func.signature.preserved.registers.replace(self.count()?).is_some(),
            "abi_preserve_control" => {
                func.signature.preserved.control.replace(self.count()?).is_some()
            }
            _ => std::mem::replace(&mut attrs.nonconvergent, true),
        };
        if repeated { Err(self.repeated(token)) } else { Ok(()) }
    }

    /// Whether the same wish was there before. There is one of the two.
    fn inlining(&mut self, word: &str, token: Token, attrs: &mut FunctionAttrs) -> Parse<bool> {
        let wish = if word == "noinline" { Inlining::Never } else { Inlining::Always };
        let old = std::mem::replace(&mut attrs.inlining, wish);
        if old != Inlining::Auto && old != wish {
            let expected = "one of `noinline` and `alwaysinline`".into();
            let kind = ErrorKind::Expected { expected, found: "both".to_owned() };
            return Err(self.error(token.span(), kind));
        }
        Ok(old == wish)
    }

    /// `(x)`, `(x, y)` or `(x, y, z)`; those left out are 1.
    fn dimensions(&mut self) -> Parse<[u32; 3]> {
        self.expect(Kind::LParen)?;
        let mut dimensions = [1; 3];
        for (i, dimension) in dimensions.iter_mut().enumerate() {
            if i > 0 && !self.eat(Kind::Comma) {
                break;
            }
            *dimension = self.integer_u32()?;
        }
        self.expect(Kind::RParen)?;
        Ok(dimensions)
    }

    /// `("text")`.
    fn pragma(&mut self) -> Parse<String> {
        self.expect(Kind::LParen)?;
        let token = self.expect(Kind::Str)?;
        let text = self.string_text(token)?.into_owned();
        self.expect(Kind::RParen)?;
        Ok(text)
    }

    pub(super) fn count(&mut self) -> Parse<u32> {
        self.expect(Kind::LParen)?;
        let count = self.integer_u32()?;
        self.expect(Kind::RParen)?;
        Ok(count)
    }
}
