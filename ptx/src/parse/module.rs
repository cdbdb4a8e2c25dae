//! Reads what stands at module level: directives, sections and the heads of functions.

use super::body::parse_body;
use super::inst::InstCache;
use super::registers::reg_decl;
use super::variable::{attribute, variable, variables};
use super::{Parsed, Parser, ReadErrorKind, follows_declaration};
use crate::ast::*;
use crate::inst::Symbol;
use crate::isa::PtxType;
use crate::lexer::Token;
use crate::target::{PtxVersion, Sm, TargetError};

/// Reads the whole text.
pub(super) fn parse_module(p: &mut Parser<'_>) -> Module {
    let mut module = Module::new(PtxVersion::OLDEST, Sm::plain(10));
    // Enough for most small texts.
    module.names = Names::with_capacity((p.lexer.text().len() / 64).min(56));
    if head(p, &mut module).is_err() {
        return module;
    }
    let mut cache = InstCache::default();
    while p.token != Token::End && !p.exhausted() {
        keep_comments(p, &mut module);
        let from = p.start;
        if item(p, &mut module, &mut cache).is_err() {
            p.skip_statement(from, false);
            p.eat_sign(b'}');
        }
        p.items.resize(module.items.len(), from as u32);
    }
    keep_comments(p, &mut module);
    module
}

fn keep_comments(p: &mut Parser<'_>, module: &mut Module) {
    let comments = p.comments.drain(..).map(|text| Item::Comment(text.to_owned()));
    module.items.extend(comments);
}

fn head(p: &mut Parser<'_>, module: &mut Module) -> Parsed<()> {
    if !p.eat_directive(".version") {
        return p.expected("`.version`");
    }
    let span = p.span();
    let text = &p.lexer.text()[span.clone()];
    match text.parse() {
        Ok(version) => module.version = version,
        Err(error) => return p.fail::<()>(span, error),
    }
    p.head[0] = span;
    p.advance();
    if !p.eat_directive(".target") {
        return p.expected("`.target`");
    }
    let span = p.span();
    let name = p.name()?;
    match name.parse::<Sm>() {
        Ok(sm) => module.sm = sm,
        Err(error) => return p.fail::<()>(span, error),
    }
    p.head[1] = span;
    while p.eat_sign(b',') {
        let span = p.span();
        let name = p.name()?;
        match TargetOption::ALL.into_iter().find(|option| option.word() == name) {
            Some(option) => module.options.push(option),
            None => {
                let unknown = TargetError::Unknown { name: name.to_owned(), near: None };
                return p.fail::<()>(span, unknown);
            }
        }
    }
    // Before PTX 2.3 there is no such directive.
    module.address_size = None;
    if p.eat_directive(".address_size") {
        let span = p.span();
        module.address_size = match p.int()? {
            32 => Some(32),
            64 => Some(64),
            _ => return p.fail(span, ReadErrorKind::OutOfRange),
        };
    }
    Ok(())
}

fn item<'s>(p: &mut Parser<'s>, module: &mut Module, cache: &mut InstCache<'s>) -> Parsed<()> {
    let word = match p.token {
        Token::Directive(word) => word,
        Token::Dwarf(line) => {
            p.advance();
            module.items.push(Item::Dwarf(line.to_owned()));
            return Ok(());
        }
        _ => return p.expected("a directive"),
    };
    match word {
        ".file" => module.items.push(file(p)?),
        ".section" => {
            let section = section(p, &mut module.names)?;
            module.items.push(Item::Section(Box::new(section)));
        }
        ".pragma" => {
            p.advance();
            let strings = p.strings()?;
            p.expect_sign(b';', "`;`")?;
            module.items.extend(strings.into_iter().map(|text| Item::Pragma(text.to_owned())));
        }
        ".alias" => {
            p.advance();
            let alias = module.names.intern(p.name()?);
            p.expect_sign(b',', "`,`")?;
            let aliasee = module.names.intern(p.name()?);
            p.expect_sign(b';', "`;`")?;
            module.items.push(Item::Alias(alias, aliasee));
        }
        ".reg" => {
            p.advance();
            let span = p.span();
            let decl = reg_decl(p, &mut module.names)?;
            // Each body gets them one by one.
            if decl.names.iter().any(|(_, count)| *count > Some(1024)) {
                return p.fail(span, ReadErrorKind::OutOfRange);
            }
            p.outer_registers.push(module.items.len() as u32);
            module.items.push(Item::Regs(Box::new(decl)));
        }
        _ => {
            let linkage = linkage(p);
            if let Token::Directive(".entry" | ".func") = p.token {
                let function = function(p, module, cache, linkage)?;
                module.items.push(function);
            } else {
                let variables = variables(p, &mut module.names)?;
                p.expect_sign(b';', "`;`")?;
                module.items.extend(variables.into_iter().map(|mut variable| {
                    variable.linkage = linkage;
                    Item::Variable(Box::new(variable))
                }));
            }
        }
    }
    Ok(())
}

fn linkage(p: &mut Parser<'_>) -> Linkage {
    let found = Linkage::SPELLED.into_iter().find(|l| p.token == Token::Directive(l.word()));
    if found.is_some() {
        p.advance();
    }
    found.unwrap_or_default()
}

fn file(p: &mut Parser<'_>) -> Parsed<Item> {
    p.advance();
    let index = p.small()?;
    let path = p.string()?.to_owned();
    let mut stamp = None;
    if p.eat_sign(b',') {
        let time = p.unsigned()?;
        p.expect_sign(b',', "`,`")?;
        stamp = Some((time, p.unsigned()?));
    }
    Ok(Item::File { index, path, stamp })
}

/// A debug section from its directive on.
fn section(p: &mut Parser<'_>, names: &mut Names) -> Parsed<Section> {
    p.advance();
    let name = place_name(p, names, "the name of a section")?;
    p.expect_sign(b'{', "`{`")?;
    let mut tokens = Vec::new();
    loop {
        match p.token {
            Token::Sign(b'}') => {
                p.advance();
                return Ok(Section { name, tokens });
            }
            Token::Directive(".b8" | ".b16" | ".b32" | ".b64") => {
                tokens.push(SectionToken::Data(p.ty()?));
                tokens.push(section_value(p, names)?);
                while p.eat_sign(b',') {
                    tokens.push(section_value(p, names)?);
                }
                p.eat_sign(b';');
            }
            Token::Name(label) => {
                p.advance();
                p.expect_sign(b':', "`:`")?;
                tokens.push(SectionToken::Label(names.intern(label)));
            }
            _ => return p.expected("a label, data, or `}`"),
        }
    }
}

/// The name of a label or of a section.
pub(super) fn place_name(
    p: &mut Parser<'_>,
    names: &mut Names,
    wanted: &'static str,
) -> Parsed<Symbol> {
    let (Token::Directive(name) | Token::Name(name)) = p.token else {
        return p.expected(wanted);
    };
    let symbol = names.intern(name);
    p.advance();
    Ok(symbol)
}

fn section_value(p: &mut Parser<'_>, names: &mut Names) -> Parsed<SectionToken> {
    if !matches!(p.token, Token::Directive(_) | Token::Name(_)) {
        return p.constant_int().map(SectionToken::Int);
    }
    let symbol = place_name(p, names, "a label")?;
    if p.eat_sign(b'-') {
        let from = place_name(p, names, "a label")?;
        return Ok(SectionToken::Difference(symbol, from));
    }
    let offset = if p.eat_sign(b'+') { p.constant_int()? } else { 0 };
    Ok(SectionToken::Address(symbol, offset))
}

fn function<'s>(
    p: &mut Parser<'s>,
    module: &mut Module,
    cache: &mut InstCache<'s>,
    linkage: Linkage,
) -> Parsed<Item> {
    let is_entry = p.token == Token::Directive(".entry");
    p.advance();
    let names = &mut module.names;
    let mut attributes = Vec::new();
    while p.token == Token::Directive(".attribute") {
        attribute(p, &mut attributes)?;
    }
    let results = if p.at_sign(b'(') { params(p, names)? } else { Vec::new() };
    let name = names.intern(p.name()?);
    let mut function = Function::new(is_entry, linkage, name);
    (function.attributes, function.results) = (attributes, results);
    if p.at_sign(b'(') {
        function.params = params(p, names)?;
    }
    function.directives = directives(p)?;
    if p.at_sign(b'{') {
        function.body = Some(parse_body(p, names, &module.items, cache, &function)?);
    } else if is_entry || !p.at_declaration_end() {
        p.expect_sign(b';', "`;` or a body")?;
    }
    Ok(Item::Function(Box::new(function)))
}

/// Parameters or results in parentheses.
pub(super) fn params(p: &mut Parser<'_>, names: &mut Names) -> Parsed<Vec<FunctionParam>> {
    p.advance();
    let mut params = Vec::new();
    if p.eat_sign(b')') {
        return Ok(params);
    }
    loop {
        if p.eat_directive(".reg") {
            params.push(reg_param(p, names)?);
        } else {
            params.push(FunctionParam::Param(variable(p, names)?));
        }
        if !p.eat_sign(b',') {
            break;
        }
    }
    p.expect_sign(b')', "`)`")?;
    Ok(params)
}

/// A parameter in a register, from behind its `.reg`.
fn reg_param(p: &mut Parser<'_>, names: &mut Names) -> Parsed<FunctionParam> {
    let vector = p.vector();
    let ty: PtxType = super::variable::data_type(p)?;
    let name = names.intern(p.name()?);
    Ok(match vector {
        Some(n) => FunctionParam::VectorReg(n, ty, name),
        None => FunctionParam::Reg(ty, name),
    })
}

/// What stands between the head and the body of a function.
pub(super) fn directives(p: &mut Parser<'_>) -> Parsed<Vec<FunctionDirective>> {
    let mut directives = Vec::new();
    while let Token::Directive(word) = p.token
        && !follows_declaration(word)
    {
        let span = p.span();
        p.advance();
        let directive = match word {
            ".maxnreg" => FunctionDirective::MaxNReg(p.small()?),
            ".local_maxnreg" => FunctionDirective::LocalMaxNReg(p.small()?),
            ".maxntid" => FunctionDirective::MaxNTid(counts(p)?),
            ".reqntid" => FunctionDirective::ReqNTid(counts(p)?),
            ".minnctapersm" => FunctionDirective::MinNCtaPerSm(p.small()?),
            ".maxnctapersm" => FunctionDirective::MaxNCtaPerSm(p.small()?),
            ".noreturn" => FunctionDirective::NoReturn,
            ".explicitcluster" => FunctionDirective::ExplicitCluster,
            ".reqnctapercluster" => FunctionDirective::ReqNCtaPerCluster(counts(p)?),
            ".maxclusterrank" => FunctionDirective::MaxClusterRank(p.small()?),
            ".blocksareclusters" => FunctionDirective::BlocksAreClusters,
            ".abi_preserve" => FunctionDirective::AbiPreserve(p.small()?),
            ".abi_preserve_control" => FunctionDirective::AbiPreserveControl(p.small()?),
            ".pragma" => {
                let mut strings = p.strings()?;
                p.eat_sign(b';');
                let last = strings.pop().unwrap_or_default();
                let others = strings.into_iter().map(str::to_owned);
                directives.extend(others.map(FunctionDirective::Pragma));
                FunctionDirective::Pragma(last.to_owned())
            }
            _ => return p.fail(span, ReadErrorKind::UnknownDirective(word.to_owned())),
        };
        directives.push(directive);
    }
    Ok(directives)
}

fn counts(p: &mut Parser<'_>) -> Parsed<Vec<u32>> {
    let mut counts = vec![p.small()?];
    while counts.len() < 3 && p.eat_sign(b',') {
        counts.push(p.small()?);
    }
    Ok(counts)
}
