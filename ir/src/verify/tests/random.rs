//! The verifier finds what is wrong with any module, however broken, and never panics.

use super::*;
use crate::op::table::ALL;
use crate::op::{
    BarrierFlags, FloatCond, IntCond, Integral, MatchMode, Promise, ShflMode, SpecialReg, VoteMode,
    Word, result_types,
};
use arbitrary::{Result, Unstructured};
use irc_ptx::{OpaqueField, OpaqueValue};

fn word<W: Word>(u: &mut Unstructured<'_>) -> Result<W> {
    u.choose(W::ALL).copied()
}

fn maybe<W: Word>(u: &mut Unstructured<'_>) -> Result<Option<W>> {
    if u.ratio(1, 4)? { word(u).map(Some) } else { Ok(None) }
}

fn ty(u: &mut Unstructured<'_>) -> Result<Type> {
    let scalar = *u.choose(&Scalar::ALL)?;
    Ok(match u.int_in_range(0..=7)? {
        0..=2 => I32,
        3 => Type::Scalar(scalar),
        4 => Type::Vector(scalar, *u.choose(&[2, 4, 8, 3, 5, 255])?),
        5 => *u.choose(&[Type::Texref, Type::PtrVector(Space::Global, 2)])?,
        _ => Type::Ptr(*u.choose(&Space::ALL)?),
    })
}

fn mem(u: &mut Unstructured<'_>) -> Result<MemFlags> {
    Ok(MemFlags {
        align_log2: *u.choose(&[0, 2, 4, 255])?,
        volatile: u.ratio(1, 4)?,
        order: word(u)?,
        scope: word(u)?,
        cache: maybe(u)?,
        evict: maybe(u)?,
        nc: u.ratio(1, 4)?,
    })
}

/// Any promises, mostly none.
fn promises(u: &mut Unstructured<'_>) -> Result<IntFlags> {
    let mut flags = IntFlags::NONE;
    for &promise in Promise::ALL {
        *flags.flag_mut(promise) = u.ratio(1, 8)?;
    }
    Ok(flags)
}

/// A payload of any kind, with ids that may belong to nothing.
fn payload(u: &mut Unstructured<'_>, func: &mut Function, blocks: &[Block]) -> Result<Payload> {
    let id = u.int_in_range(0..=3)?;
    let block = |u: &mut Unstructured<'_>| u.choose(blocks).copied();
    Ok(match u.int_in_range(0..=25)? {
        0 => Payload::None,
        1 => Payload::IntFlags(promises(u)?),
        2 => Payload::Float(FloatFlags {
            rounding: word(u)?,
            ftz: u.arbitrary()?,
            approx: u.arbitrary()?,
            contract: u.arbitrary()?,
            normal: u.arbitrary()?,
        }),
        3 => Payload::IntCond(word::<IntCond>(u)?, promises(u)?),
        4 => Payload::FloatCond(word::<FloatCond>(u)?, u.arbitrary()?),
        5 => Payload::Integral(word::<Integral>(u)?, u.arbitrary()?),
        6 => {
            let (rounding, sat, ftz) = (word(u)?, u.arbitrary()?, u.arbitrary()?);
            Payload::Convert(ConvertFlags { rounding, sat, ftz, nneg: u.ratio(1, 4)? })
        }
        7 => Payload::Scale(u.arbitrary()?, u.arbitrary()?, promises(u)?),
        8 => Payload::Mem(mem(u)?),
        9 => Payload::Atomic(word(u)?, mem(u)?),
        10 => Payload::Fence(word(u)?, word(u)?),
        11 => Payload::Bulk(BulkFlags {
            dst_align_log2: u.arbitrary()?,
            src_align_log2: u.arbitrary()?,
            volatile: u.arbitrary()?,
        }),
        12 => Payload::Slot(StackSlot::from_u32(id)),
        13 => Payload::Global(GlobalId::from_u32(id)),
        14 => Payload::Func(FuncId::from_u32(id)),
        15 => Payload::Special(word::<SpecialReg>(u)?),
        16 => Payload::Lane(u.arbitrary()?),
        17 => Payload::Shuffle(u.arbitrary()?),
        18 => Payload::Shfl(word::<ShflMode>(u)?),
        19 => Payload::Vote(word::<VoteMode>(u)?),
        20 => Payload::Match(word::<MatchMode>(u)?),
        21 => Payload::Jump(func.dfg.block_call(block(u)?, &[])),
        22 => Payload::Barrier(BarrierFlags { aligned: u.arbitrary()? }),
        23 => Payload::Align(u.arbitrary()?),
        24 => Payload::Math(word(u)?, word(u)?, u.arbitrary()?),
        _ => {
            let (a, b) = (block(u)?, block(u)?);
            let targets = [func.dfg.block_call(a, &[]), func.dfg.block_call(b, &[])];
            if u.arbitrary()? {
                return Ok(Payload::Branch(targets));
            }
            let cases = if u.arbitrary()? { vec![u.arbitrary()?] } else { vec![1, 1] };
            Payload::Switch(func.dfg.make_switch(SwitchData { cases, targets: targets.to_vec() }))
        }
    })
}

fn check(u: &mut Unstructured<'_>) -> Result<()> {
    let (mut m, id) = module();
    m.add_func(kernel("k")).unwrap();
    let table = global(&mut m, Space::Const, I32, None);
    m.add_global(table).unwrap();
    if u.arbitrary()? {
        let (field, value) = (OpaqueField::ALL[0].field, OpaqueValue::Int(u.arbitrary()?));
        let init = Some(Init::Fields(vec![(field, value)]));
        let texture = global(&mut m, *u.choose(&Space::ALL)?, ty(u)?, init);
        m.add_global(Global { name: "texture".to_owned(), ..texture }).unwrap();
    }
    let func = m.func_mut(id);
    let mut blocks: Vec<Block> = func.layout.blocks().collect();
    for _ in 0..u.int_in_range(0..=3)? {
        let block = func.dfg.make_block();
        if u.ratio(4, 5)? {
            func.layout.append_block(block);
        }
        blocks.push(block);
    }
    blocks.push(Block::from_u32(77));
    for _ in 0..u.int_in_range(1..=12)? {
        let opcode = *u.choose(ALL)?;
        let mut payload = payload(u, func, &blocks)?;
        for _ in 0..20 {
            if payload.kind() == opcode.desc().payload {
                break;
            }
            payload = self::payload(u, func, &blocks)?;
        }
        let mut args = Vec::new();
        for _ in 0..u.int_in_range(0..=4)? {
            args.push(match u.int_in_range(0..=9)? {
                0 => Value::from_u32(u.arbitrary::<u8>()?.into()),
                1 => func.dfg.poison(ty(u)?),
                2 => func.dfg.constant(ty(u)?, u.arbitrary()?),
                _ => Value::from_u32(u.int_in_range(0..=func.dfg.num_values() as u32 - 1)?),
            });
        }
        let first = args.first().filter(|&&arg| func.dfg.is_value(arg));
        let first = first.map(|&arg| func.dfg.ty(arg));
        let mut results = result_types(opcode, &payload, first, first).unwrap_or_default();
        if u.ratio(1, 8)? {
            results.push(ty(u)?);
        }
        let block = *u.choose(&blocks)?;
        if func.layout.is_block_inserted(block) {
            Cursor::at_end(func, block).insert(opcode, payload, &args, &results);
        }
    }
    if let Err(errors) = verify_module(&m) {
        assert!(errors.iter().all(|error| !error.to_string().is_empty()));
        assert_eq!(verify_module(&m), Err(errors));
    }
    Ok(())
}

#[test]
fn broken_modules_give_errors_and_no_panic() {
    arbtest::arbtest(check);
}
