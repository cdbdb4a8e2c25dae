//! Reads what stands at module level: directives, variables and the heads of functions.

use super::body::parse_body;
use super::inst::InstCache;
use super::{Parsed, Parser, ReadErrorKind};
use crate::isa::Space;
use crate::ptx::ast::*;
use crate::ptx::lexer::Token;
use crate::target::{PtxVersion, Sm, TargetError};

/// Reads the whole text.
pub(super) fn parse_module<'s>(p: &mut Parser<'s>) -> Module {
    let mut module = Module::new(PtxVersion::OLDEST, Sm::plain(10));
    // Before PTX 2.3 there is no such directive, and addresses have 32 bits.
    if head(p, &mut module).is_err() {
        return module;
    }
    let mut cache = InstCache::default();
    while p.token != Token::End && !p.exhausted() {
        if item(p, &mut module, &mut cache).is_err() {
            p.skip_statement();
            p.eat_sign(b'}');
        }
    }
    module
}

fn head(p: &mut Parser<'_>, module: &mut Module) -> Parsed<()> {
    if !p.eat_directive(".version") {
        return p.expected("`.version`");
    }
    let span = p.span.clone();
    let text = &p.lexer.text()[span.clone()];
    match text.parse() {
        Ok(version) => module.version = version,
        Err(error) => return p.fail::<()>(span, error),
    }
    p.advance();
    if !p.eat_directive(".target") {
        return p.expected("`.target`");
    }
    let span = p.span.clone();
    let name = p.name()?;
    match name.parse::<Sm>() {
        Ok(sm) => module.sm = sm,
        Err(error) => return p.fail::<()>(span, error),
    }
    while p.eat_sign(b',') {
        let span = p.span.clone();
        let name = p.name()?;
        match TargetOption::ALL.into_iter().find(|option| option.word() == name) {
            Some(option) => module.options.push(option),
            None => {
                let unknown = TargetError::Unknown { name: name.to_owned(), near: None };
                return p.fail::<()>(span, unknown);
            }
        }
    }
    if p.eat_directive(".address_size") {
        module.address_size = match p.int()? {
            32 => 32,
            64 => 64,
            _ => return p.fail(span, ReadErrorKind::OutOfRange),
        };
    }
    Ok(())
}

fn item<'s>(p: &mut Parser<'s>, module: &mut Module, cache: &mut InstCache<'s>) -> Parsed<()> {
    let Token::Directive(word) = p.token else { return p.expected("a directive") };
    let item = match word {
        ".file" => file(p)?,
        ".section" => section(p)?,
        ".pragma" => {
            p.advance();
            let text = p.string()?.to_owned();
            p.expect_sign(b';', "`;`")?;
            Item::Pragma(text)
        }
        ".alias" => {
            p.advance();
            let alias = module.names.intern(p.name()?);
            p.expect_sign(b',', "`,`")?;
            let aliasee = module.names.intern(p.name()?);
            p.expect_sign(b';', "`;`")?;
            Item::Alias(alias, aliasee)
        }
        _ => {
            let linkage = linkage(p);
            match p.token {
                Token::Directive(".entry" | ".func") => {
                    function(p, &mut module.names, cache, linkage)?
                }
                _ => {
                    let mut variable = variable(p, &mut module.names)?;
                    variable.linkage = linkage;
                    p.expect_sign(b';', "`;`")?;
                    Item::Variable(Box::new(variable))
                }
            }
        }
    };
    module.items.push(item);
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

/// A section keeps its text as it stands.
fn section(p: &mut Parser<'_>) -> Parsed<Item> {
    p.advance();
    let name = match p.token {
        Token::Directive(name) | Token::Name(name) => name.to_owned(),
        _ => return p.expected("the name of a section"),
    };
    p.advance();
    if !p.at_sign(b'{') {
        return p.expected("`{`");
    }
    let start = p.span.end;
    while !p.at_sign(b'}') {
        if p.token == Token::End {
            return p.expected("`}`");
        }
        p.advance();
    }
    let text = p.lexer.text()[start..p.span.start].to_owned();
    p.advance();
    Ok(Item::Section { name, text })
}

fn function<'s>(
    p: &mut Parser<'s>,
    names: &mut Names,
    cache: &mut InstCache<'s>,
    linkage: Linkage,
) -> Parsed<Item> {
    let is_entry = p.token == Token::Directive(".entry");
    p.advance();
    let mut directives = Vec::new();
    let mut results = Vec::new();
    // `.noreturn` and friends may stand before the name as well.
    while let Token::Directive(_) = p.token {
        directives.push(directive(p)?);
    }
    if p.at_sign(b'(') {
        results = params(p, names)?;
    }
    let name = names.intern(p.name()?);
    let mut function = Function::new(is_entry, linkage, name);
    function.results = results;
    if p.at_sign(b'(') {
        function.params = params(p, names)?;
    }
    while let Token::Directive(_) = p.token {
        directives.push(directive(p)?);
    }
    function.directives = directives;
    if p.at_sign(b'{') {
        function.body = Some(parse_body(p, names, cache, &function)?);
    } else {
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
            let ty = p.ty()?;
            params.push(FunctionParam::Reg(ty, names.intern(p.name()?)));
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

fn directive(p: &mut Parser<'_>) -> Parsed<FunctionDirective> {
    let Token::Directive(word) = p.token else { return p.expected("a directive") };
    let span = p.span.clone();
    p.advance();
    Ok(match word {
        ".maxnreg" => FunctionDirective::MaxNReg(p.small()?),
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
            let text = p.string()?.to_owned();
            p.eat_sign(b';');
            FunctionDirective::Pragma(text)
        }
        _ => return p.fail(span, ReadErrorKind::UnknownDirective(word.to_owned())),
    })
}

fn counts(p: &mut Parser<'_>) -> Parsed<Vec<u32>> {
    let mut counts = vec![p.small()?];
    while counts.len() < 3 && p.eat_sign(b',') {
        counts.push(p.small()?);
    }
    Ok(counts)
}

/// The space of a variable.
fn space(p: &mut Parser<'_>) -> Parsed<Space> {
    let space = match p.token {
        Token::Directive(".global") => Space::Global,
        Token::Directive(".const") => Space::Const,
        Token::Directive(".shared") => Space::Shared,
        Token::Directive(".local") => Space::Local,
        Token::Directive(".param") => Space::Param,
        Token::Directive(word) => {
            let kind = ReadErrorKind::UnknownDirective(word.to_owned());
            return p.fail(p.span.clone(), kind);
        }
        _ => return p.expected("a state space"),
    };
    p.advance();
    Ok(space)
}

/// A variable or parameter from its space on, without linkage and semicolon.
pub(super) fn variable(p: &mut Parser<'_>, names: &mut Names) -> Parsed<Variable> {
    let space = space(p)?;
    let mut attributes = Vec::new();
    let mut align = None;
    let mut vector = None;
    let mut ptr = None;
    let ty = loop {
        let Token::Directive(word) = p.token else { return p.expected("a type") };
        let opaque = match word {
            ".texref" => Some(DataType::TexRef),
            ".samplerref" => Some(DataType::SamplerRef),
            ".surfref" => Some(DataType::SurfRef),
            _ => None,
        };
        if let Some(ty) = opaque {
            p.advance();
            break ty;
        }
        match word {
            ".align" => {
                p.advance();
                align = Some(p.small()?);
            }
            ".attribute" => {
                p.advance();
                attribute(p, &mut attributes)?;
            }
            ".v2" | ".v4" => {
                p.advance();
                vector = Some(if word == ".v2" { 2 } else { 4 });
            }
            _ => {
                let ty = p.ty()?;
                break vector.map_or(DataType::Scalar(ty), |n| DataType::Vector(n, ty));
            }
        }
    };
    if p.eat_directive(".ptr") {
        ptr = Some(ptr_attribute(p)?);
    } else if p.eat_directive(".align") {
        align = Some(p.small()?);
    }
    let name = names.intern(p.name()?);
    let mut variable = Variable::new(space, ty, name);
    (variable.attributes, variable.align, variable.ptr) = (attributes, align, ptr);
    if p.eat_sign(b'<') {
        variable.count = Some(p.small()?);
        p.expect_sign(b'>', "`>`")?;
    }
    while p.eat_sign(b'[') {
        let dim = if p.at_sign(b']') { None } else { Some(p.unsigned()?) };
        variable.dims.push(dim);
        p.expect_sign(b']', "`]`")?;
    }
    if p.eat_sign(b'=') {
        variable.init = initialiser(p, names)?;
    }
    Ok(variable)
}

fn attribute(p: &mut Parser<'_>, attributes: &mut Vec<VariableAttribute>) -> Parsed<()> {
    p.expect_sign(b'(', "`(`")?;
    loop {
        if p.eat_directive(".managed") {
            attributes.push(VariableAttribute::Managed);
        } else if p.eat_directive(".unified") {
            p.expect_sign(b'(', "`(`")?;
            let a = p.int()? as u64;
            p.expect_sign(b',', "`,`")?;
            let b = p.int()? as u64;
            p.expect_sign(b')', "`)`")?;
            attributes.push(VariableAttribute::Unified(a, b));
        } else {
            return p.expected("an attribute");
        }
        if !p.eat_sign(b',') {
            return p.expect_sign(b')', "`)`");
        }
    }
}

fn ptr_attribute(p: &mut Parser<'_>) -> Parsed<PtrAttribute> {
    let mut ptr = PtrAttribute { space: None, align: None };
    if matches!(p.token, Token::Directive(".global" | ".const" | ".shared" | ".local")) {
        ptr.space = Some(space(p)?);
    }
    if p.eat_directive(".align") {
        ptr.align = Some(p.small()?);
    }
    Ok(ptr)
}

fn initialiser(p: &mut Parser<'_>, names: &mut Names) -> Parsed<Vec<InitToken>> {
    let mut tokens = Vec::new();
    let mut depth = 0u32;
    loop {
        while p.eat_sign(b'{') {
            tokens.push(InitToken::Open);
            depth += 1;
        }
        if !(depth > 0 && p.at_sign(b'}')) {
            tokens.push(init_value(p, names)?);
        }
        while depth > 0 && p.eat_sign(b'}') {
            tokens.push(InitToken::Close);
            depth -= 1;
        }
        if depth == 0 {
            return Ok(tokens);
        }
        p.expect_sign(b',', "`,` or `}`")?;
    }
}

fn init_value(p: &mut Parser<'_>, names: &mut Names) -> Parsed<InitToken> {
    match p.token {
        Token::F32(bits) => {
            p.advance();
            Ok(InitToken::F32(bits))
        }
        Token::F64(bits) => {
            p.advance();
            Ok(InitToken::F64(bits))
        }
        Token::Int(value) => {
            p.advance();
            if !p.eat_sign(b'(') {
                return Ok(InitToken::Int(value));
            }
            let address = init_address(p, names, Some(value as u64))?;
            p.expect_sign(b')', "`)`")?;
            Ok(address)
        }
        Token::Sign(b'-') => {
            p.advance();
            match p.token {
                Token::F64(bits) => {
                    p.advance();
                    Ok(InitToken::F64(bits ^ 1 << 63))
                }
                _ => p.int().map(|value| InitToken::Int(value.wrapping_neg())),
            }
        }
        Token::Name(_) => init_address(p, names, None),
        _ => p.expected("a value"),
    }
}

fn init_address(p: &mut Parser<'_>, names: &mut Names, mask: Option<u64>) -> Parsed<InitToken> {
    let mut name = p.name()?;
    let generic = name == "generic" && p.eat_sign(b'(');
    if generic {
        name = p.name()?;
        p.expect_sign(b')', "`)`")?;
    }
    let symbol = names.intern(name);
    let offset = if p.eat_sign(b'+') || p.at_sign(b'-') { p.int()? } else { 0 };
    Ok(InitToken::Address { symbol, offset, generic, mask })
}
