//! Reads variables, parameters and their initialisers.

use super::constant::Constant;
use super::{Parsed, Parser, ReadErrorKind};
use crate::ast::*;
use crate::isa::{PtxType, Space, TypeKind};
use crate::lexer::Token;
use crate::{OpaqueField, OpaqueValue};
use smallvec::SmallVec;

/// Variables of one declaration from its space to before its semicolon: `.global .u32 a, b[2];`.
pub(super) fn variables(p: &mut Parser<'_>, names: &mut Names) -> Parsed<SmallVec<[Variable; 1]>> {
    let mut all = SmallVec::<[Variable; 1]>::new();
    all.push(variable(p, names)?);
    while p.eat_sign(b',') {
        let mut next = all[0].clone();
        (next.dims, next.init, next.count) = (Vec::new(), Vec::new(), None);
        next.name = names.intern(p.name()?);
        declarator(p, names, &mut next)?;
        all.push(next);
    }
    Ok(all)
}

/// A variable or parameter from its space on, without linkage and semicolon.
pub(super) fn variable(p: &mut Parser<'_>, names: &mut Names) -> Parsed<Variable> {
    if p.eat_directive(".tex") {
        let ty = DataType::Tex(p.ty()?);
        let mut variable = Variable::new(Space::Global, ty, names.intern(p.name()?));
        declarator(p, names, &mut variable)?;
        return Ok(variable);
    }
    let space = space(p)?;
    let mut attributes = Vec::new();
    let mut align = None;
    let mut vector = None;
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
                align = Some(alignment(p)?);
            }
            ".attribute" => attribute(p, &mut attributes)?,
            ".v2" | ".v4" => vector = p.vector(),
            _ => {
                let ty = data_type(p)?;
                break vector.map_or(DataType::Scalar(ty), |n| DataType::Vector(n, ty));
            }
        }
    };
    let mut ptr = None;
    if p.eat_directive(".ptr") {
        ptr = Some(ptr_attribute(p)?);
    }
    let mut variable = Variable::new(space, ty, names.intern(p.name()?));
    (variable.attributes, variable.align, variable.ptr) = (attributes, align, ptr);
    declarator(p, names, &mut variable)?;
    Ok(variable)
}

/// The type of something that is stored; types that only instructions have are refused.
pub(super) fn data_type(p: &mut Parser<'_>) -> Parsed<PtxType> {
    let span = p.span();
    let ty = p.ty()?;
    let plain = ty.kind() != TypeKind::Float
        || matches!(ty, PtxType::F16 | PtxType::F16x2 | PtxType::F32 | PtxType::F64);
    let whole = ty == PtxType::Pred
        || (ty.bits() >= 8 && ty.bits() <= 128 && (ty.lanes() == 1 || ty == PtxType::F16x2));
    if plain && whole {
        return Ok(ty);
    }
    p.fail(span, ReadErrorKind::UnknownType(format!(".{}", ty.word())))
}

/// What follows the name.
fn declarator(p: &mut Parser<'_>, names: &mut Names, variable: &mut Variable) -> Parsed<()> {
    if p.eat_sign(b'<') {
        variable.count = Some(p.small()?);
        p.expect_sign(b'>', "`>`")?;
    }
    while p.eat_sign(b'[') {
        let span = p.span();
        let dim = match p.at_sign(b']') {
            true if !variable.dims.is_empty() => {
                return p.expected("a size: only the first can be omitted");
            }
            true => None,
            false => match u64::try_from(p.constant_int()?) {
                Ok(dim) => Some(dim),
                Err(_) => return p.fail(span, ReadErrorKind::OutOfRange),
            },
        };
        variable.dims.push(dim);
        p.expect_sign(b']', "`]`")?;
    }
    if p.eat_sign(b'=') {
        variable.init = initialiser(p, names, variable)?;
    }
    Ok(())
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
            return p.fail(p.span(), ReadErrorKind::UnknownDirective(word.to_owned()));
        }
        _ => return p.expected("a state space"),
    };
    p.advance();
    if space == Space::Const && p.at_sign(b'[') {
        return p.fail(p.span(), ReadErrorKind::ConstantBank);
    }
    Ok(space)
}

/// A number of bytes to align to: a power of two.
pub(super) fn alignment(p: &mut Parser<'_>) -> Parsed<u32> {
    let span = p.span();
    let align = p.small()?;
    if align.is_power_of_two() { Ok(align) } else { p.fail(span, ReadErrorKind::OutOfRange) }
}

/// `.attribute(...)` from its directive on.
pub(super) fn attribute(p: &mut Parser<'_>, attributes: &mut Vec<VariableAttribute>) -> Parsed<()> {
    p.advance();
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
            return p.expected("`.managed` or `.unified`");
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
        ptr.align = Some(alignment(p)?);
    }
    Ok(ptr)
}

/// How many elements may stand in the braces of each depth.
fn capacities(variable: &Variable) -> Vec<Option<u64>> {
    let mut counts = variable.dims.clone();
    if let DataType::Vector(n, _) = variable.ty {
        counts.push(Some(u64::from(n)));
    }
    counts
}

fn initialiser(
    p: &mut Parser<'_>,
    names: &mut Names,
    variable: &Variable,
) -> Parsed<Vec<InitToken>> {
    let opaque = variable.ty.number().is_none();
    let capacities = capacities(variable);
    let mut tokens = Vec::new();
    // How many elements each open brace has had.
    let mut open: Vec<u64> = Vec::new();
    // The first place that does not match the variable.
    let mut unsuited = None;
    loop {
        let span = p.span();
        while p.eat_sign(b'{') {
            if open.len() >= capacities.len() && !opaque {
                unsuited.get_or_insert(span.clone());
            }
            count(p, &mut open, &capacities, span.clone())?;
            tokens.push(InitToken::Open);
            open.push(0);
        }
        let empty = tokens.last() == Some(&InitToken::Open) && p.at_sign(b'}');
        if !empty {
            let span = p.span();
            if opaque {
                tokens.push(field(p)?);
            } else {
                // Values stand in as many braces as there are dimensions.
                if open.len() != capacities.len() {
                    unsuited.get_or_insert(span.clone());
                }
                count(p, &mut open, &capacities, span)?;
                tokens.push(value(p, names, variable)?);
            }
        }
        while !open.is_empty() && p.at_sign(b'}') {
            let span = p.span();
            p.advance();
            tokens.push(InitToken::Close);
            let given = open.pop();
            let is_vector =
                open.len() + 1 == capacities.len() && matches!(variable.ty, DataType::Vector(..));
            if is_vector && given != capacities.last().copied().flatten() {
                unsuited.get_or_insert(span);
            }
        }
        if open.is_empty() {
            if let Some(span) = unsuited {
                p.note(span, ReadErrorKind::InitialType(type_word(variable)));
            }
            return Ok(tokens);
        }
        p.expect_sign(b',', "`,` or `}`")?;
    }
}

/// Counts an element of the innermost brace.
fn count(
    p: &mut Parser<'_>,
    open: &mut [u64],
    capacities: &[Option<u64>],
    span: std::ops::Range<usize>,
) -> Parsed<()> {
    let depth = open.len();
    let Some(last) = open.last_mut() else { return Ok(()) };
    *last += 1;
    match capacities.get(depth - 1) {
        Some(Some(capacity)) if *last > *capacity => p.fail(span, ReadErrorKind::InitialCount),
        _ => Ok(()),
    }
}

fn type_word(variable: &Variable) -> String {
    match variable.ty {
        DataType::TexRef => ".texref".to_owned(),
        DataType::SamplerRef => ".samplerref".to_owned(),
        DataType::SurfRef => ".surfref".to_owned(),
        DataType::Vector(n, ty) => format!(".v{n} {ty}"),
        DataType::Scalar(ty) | DataType::Tex(ty) => ty.to_string(),
    }
}

/// `filter_mode = linear`.
fn field(p: &mut Parser<'_>) -> Parsed<InitToken> {
    let Token::Name(name) = p.token else { return p.expected("a field") };
    let Some(field) = OpaqueField::from_word(name) else {
        return p.expected("a field of a texture, sampler or surface");
    };
    p.advance();
    p.expect_sign(b'=', "`=`")?;
    let value = match p.token {
        Token::Name(name) => {
            let Some(value) = OpaqueValue::from_word(name) else {
                return p.expected("a mode");
            };
            p.advance();
            value
        }
        _ => OpaqueValue::Int(p.constant_int()?),
    };
    Ok(InitToken::Field(field, value))
}

fn value(p: &mut Parser<'_>, names: &mut Names, variable: &Variable) -> Parsed<InitToken> {
    if let Token::Name(name) = p.token
        && name != "WARP_SZ"
    {
        return address(p, names, None);
    }
    let span = p.span();
    let wrong = || ReadErrorKind::InitialType(type_word(variable));
    let Some(ty) = variable.ty.number() else { return p.fail(span, wrong()) };
    let literal = matches!(p.token, Token::Int(_) | Token::Unsigned(_));
    let constant = p.constant()?;
    let takes_float = matches!(ty.kind(), TypeKind::Bits) || ty.is_float();
    Ok(match constant {
        Constant::Int(mask, _) if literal && p.eat_sign(b'(') => {
            let token = match p.at_constant() {
                // The byte that the mask picks out of a number.
                true => {
                    let number = p.constant_int()? as u64;
                    let shift = mask.trailing_zeros().min(63);
                    InitToken::Int(((number & mask) >> shift) as i64)
                }
                false => address(p, names, Some(mask))?,
            };
            p.expect_sign(b')', "`)`")?;
            token
        }
        Constant::Int(bits, _) if !ty.is_float() => InitToken::Int(bits as i64),
        Constant::F32(bits) if takes_float => InitToken::F32(bits),
        Constant::F64(bits) if takes_float => InitToken::F64(bits),
        Constant::Decimal(value) if takes_float && ty.bits() == 32 => {
            InitToken::F32((value as f32).to_bits())
        }
        Constant::Decimal(value) if takes_float => InitToken::F64(value.to_bits()),
        _ => return p.fail(span, wrong()),
    })
}

/// `symbol`, `generic(symbol)`, and what is added.
fn address(p: &mut Parser<'_>, names: &mut Names, mask: Option<u64>) -> Parsed<InitToken> {
    let mut name = p.name()?;
    let generic = name == "generic" && p.eat_sign(b'(');
    if generic {
        name = p.name()?;
        p.expect_sign(b')', "`)`")?;
    }
    let symbol = names.intern(name);
    let offset = if p.eat_sign(b'+') { p.constant_int()? } else { 0 };
    Ok(InitToken::Address { symbol, offset, generic, mask })
}
