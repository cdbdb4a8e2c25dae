//! What stands between the mnemonic and the operands: flags, modes, conditions. Which words an
//! operation takes follows from the payload column of its row.

use super::Parse;
use super::body::Body;
use super::operand::is_literal;
use crate::op::{
    AtomicOp, BarrierFlags, BulkFlags, CacheOp, ConvertFlags, Evict, FloatFlags, IntFlags,
    MathTier, MemFlags, OpDesc, Order, Payload, PayloadKind, Promise, Rounding, Scope, Word,
};
use crate::text::error::ErrorKind;
use crate::text::lexer::{Kind, Token};
use crate::types::{I32, Type};

/// The alignment of an access until the type says what is natural.
pub(super) const NATURAL: u8 = MemFlags::NATURAL;

/// The alignment of what is allocated on the stack where none is written, as a base-2 logarithm.
pub(in crate::text) const STACK_ALIGN_LOG2: u8 = 3;

/// The rounding of a conversion that is not written: toward zero where the result is an integer, as
/// in C, else to nearest.
pub(in crate::text) fn default_rounding(desc: &OpDesc) -> Rounding {
    if desc.types.is_some_and(|types| types.contains(I32)) { Rounding::Rz } else { Rounding::Rn }
}

fn words<W: Word>() -> impl Iterator<Item = &'static str> {
    W::ALL.iter().map(|word| word.word())
}

fn mem_words() -> Vec<&'static str> {
    let flags = ["align", "volatile", "nc"].into_iter();
    let order = words::<Order>().chain(words::<Scope>());
    flags.chain(order).chain(words::<CacheOp>()).chain(words::<Evict>()).collect()
}

impl<'a> Body<'_, 'a> {
    /// Reads the words of an operation. What follows the operands is left as it is by default.
    pub(super) fn words(&mut self, desc: &OpDesc) -> Parse<Payload> {
        Ok(match desc.payload {
            PayloadKind::IntFlags => Payload::IntFlags(self.promises(desc)?),
            PayloadKind::Float => Payload::Float(self.float_flags()?),
            PayloadKind::IntCond => Payload::IntCond(self.choice()?, self.promises(desc)?),
            PayloadKind::FloatCond => Payload::FloatCond(self.choice()?, self.ftz()?),
            PayloadKind::Integral => Payload::Integral(self.choice()?, self.ftz()?),
            PayloadKind::Math => {
                let function = self.choice()?;
                let (tier, ftz) = self.tier()?;
                Payload::Math(function, tier, ftz)
            }
            PayloadKind::Convert => Payload::Convert(self.convert_flags(desc)?),
            PayloadKind::Scale => Payload::Scale(1, 0, self.promises(desc)?),
            PayloadKind::Mem => Payload::Mem(self.mem_flags()?),
            PayloadKind::Atomic => Payload::Atomic(self.choice::<AtomicOp>()?, self.mem_flags()?),
            PayloadKind::Fence => Payload::Fence(self.choice()?, self.choice()?),
            PayloadKind::Bulk => Payload::Bulk(self.bulk_flags()?),
            PayloadKind::Barrier => Payload::Barrier(self.barrier_flags()?),
            PayloadKind::Align => Payload::Align(self.stack_alignment()?),
            PayloadKind::Special => Payload::Special(self.choice()?),
            PayloadKind::Shfl => Payload::Shfl(self.choice()?),
            PayloadKind::Vote => Payload::Vote(self.choice()?),
            PayloadKind::Match => Payload::Match(self.choice()?),
            _ => Payload::None,
        })
    }

    /// Takes the next word if it may be a flag: it stands on this line and is neither a literal nor
    /// the beginning of a location.
    fn flag(&mut self) -> Option<(Token, &'a str)> {
        let word = self.p.word_on_line().filter(|&word| !is_literal(word) && word != "at")?;
        Some((self.p.bump(), word))
    }

    /// A word of a set that has to be there.
    fn choice<W: Word>(&mut self) -> Parse<W> {
        let token = self.p.token();
        match self.flag() {
            Some((_, word)) => {
                W::from_word(word).ok_or_else(|| self.p.unknown_word(token, W::WHAT, words::<W>()))
            }
            None => {
                let help = format!("one of {}", words::<W>().collect::<Vec<_>>().join(", "));
                let help = (W::ALL.len() <= 16).then_some(help);
                Err(self.p.expected_with(format!("a {}", W::WHAT), help))
            }
        }
    }

    fn ftz(&mut self) -> Parse<bool> {
        match self.flag() {
            None => Ok(false),
            Some((_, "ftz")) => Ok(true),
            Some((token, _)) => Err(self.p.unknown_word(token, "flag", ["ftz"])),
        }
    }

    /// The tier of a mathematical function, and whether it flushes; both may be left out.
    fn tier(&mut self) -> Parse<(MathTier, bool)> {
        let (mut tier, mut ftz) = (None, false);
        let known = || words::<MathTier>().chain(["ftz"]).collect();
        self.flags_of(MathTier::WHAT, known, |_, word| {
            Ok(match word {
                "ftz" => Some(std::mem::replace(&mut ftz, true)),
                _ => MathTier::from_word(word).map(|word| tier.replace(word).is_some()),
            })
        })?;
        Ok((tier.unwrap_or(MathTier::Precise), ftz))
    }

    /// Reads flags until there are no more; `set` says whether a flag was set already, or that it
    /// does not know the word.
    fn flags(
        &mut self,
        known: impl Fn() -> Vec<&'static str>,
        set: impl FnMut(&mut Self, &str) -> Parse<Option<bool>>,
    ) -> Parse<()> {
        self.flags_of("flag", known, set)
    }

    /// The same, where an unknown word is no `what`.
    fn flags_of(
        &mut self,
        what: &'static str,
        known: impl Fn() -> Vec<&'static str>,
        mut set: impl FnMut(&mut Self, &str) -> Parse<Option<bool>>,
    ) -> Parse<()> {
        while let Some((token, word)) = self.flag() {
            match set(self, word)? {
                Some(false) => {}
                Some(true) => return Err(self.p.repeated(token)),
                None => return Err(self.p.unknown_word(token, what, known())),
            }
        }
        Ok(())
    }

    /// The promises that the operation can make.
    fn promises(&mut self, desc: &OpDesc) -> Parse<IntFlags> {
        let mut flags = IntFlags::NONE;
        let known = || desc.promises.iter().map(Promise::word).collect();
        self.flags(known, |_, word| {
            let promise = Promise::from_word(word).filter(|&word| desc.promises.has(word));
            Ok(promise.map(|promise| std::mem::replace(flags.flag_mut(promise), true)))
        })?;
        Ok(flags)
    }

    fn float_flags(&mut self) -> Parse<FloatFlags> {
        let mut flags = FloatFlags::default();
        let mut rounding = None;
        let known = || vec!["rn", "rz", "rm", "rp", "ftz", "approx", "contract", "normal"];
        self.flags(known, |_, word| {
            Ok(match word {
                "ftz" => Some(std::mem::replace(&mut flags.ftz, true)),
                "approx" => Some(std::mem::replace(&mut flags.approx, true)),
                "contract" => Some(std::mem::replace(&mut flags.contract, true)),
                "normal" => Some(std::mem::replace(&mut flags.normal, true)),
                _ => Rounding::from_word(word).map(|word| rounding.replace(word).is_some()),
            })
        })?;
        flags.rounding = rounding.unwrap_or(flags.rounding);
        Ok(flags)
    }

    fn convert_flags(&mut self, desc: &OpDesc) -> Parse<ConvertFlags> {
        let mut flags =
            ConvertFlags { rounding: default_rounding(desc), sat: false, ftz: false, nneg: false };
        let mut rounding = None;
        let can_promise = desc.promises.nneg;
        let promise = can_promise.then_some("nneg");
        self.flags(
            || ["rn", "rz", "rm", "rp", "sat", "ftz"].into_iter().chain(promise).collect(),
            |_, word| {
                Ok(match word {
                    "sat" => Some(std::mem::replace(&mut flags.sat, true)),
                    "ftz" => Some(std::mem::replace(&mut flags.ftz, true)),
                    "nneg" if can_promise => Some(std::mem::replace(&mut flags.nneg, true)),
                    _ => Rounding::from_word(word).map(|word| rounding.replace(word).is_some()),
                })
            },
        )?;
        flags.rounding = rounding.unwrap_or(flags.rounding);
        Ok(flags)
    }

    fn mem_flags(&mut self) -> Parse<MemFlags> {
        let mut flags = MemFlags::default();
        let (mut order, mut scope) = (None, None);
        self.flags(mem_words, |body, word| {
            if word == "align" {
                let align = body.p.alignment()?;
                let old = std::mem::replace(&mut flags.align_log2, align.trailing_zeros() as u8);
                return Ok(Some(old != NATURAL));
            }
            Ok(match word {
                "volatile" => Some(std::mem::replace(&mut flags.volatile, true)),
                "nc" => Some(std::mem::replace(&mut flags.nc, true)),
                _ => None,
            }
            .or_else(|| Order::from_word(word).map(|word| order.replace(word).is_some()))
            .or_else(|| Scope::from_word(word).map(|word| scope.replace(word).is_some()))
            .or_else(|| CacheOp::from_word(word).map(|word| flags.cache.replace(word).is_some()))
            .or_else(|| Evict::from_word(word).map(|word| flags.evict.replace(word).is_some())))
        })?;
        flags.order = order.unwrap_or(flags.order);
        flags.scope = scope.unwrap_or(flags.scope);
        Ok(flags)
    }

    fn bulk_flags(&mut self) -> Parse<BulkFlags> {
        let mut flags = BulkFlags { dst_align_log2: 0, src_align_log2: 0, volatile: false };
        let mut aligned = false;
        self.flags(
            || vec!["align", "volatile"],
            |body, word| {
                Ok(match word {
                    "volatile" => Some(std::mem::replace(&mut flags.volatile, true)),
                    "align" => {
                        (flags.dst_align_log2, flags.src_align_log2) = body.alignments()?;
                        Some(std::mem::replace(&mut aligned, true))
                    }
                    _ => None,
                })
            },
        )?;
        Ok(flags)
    }

    fn barrier_flags(&mut self) -> Parse<BarrierFlags> {
        let mut flags = BarrierFlags::default();
        self.flags(
            || vec!["aligned"],
            |_, word| {
                let known = word == "aligned";
                Ok(known.then(|| std::mem::replace(&mut flags.aligned, true)))
            },
        )?;
        Ok(flags)
    }

    /// `align(N)`, else that of the stack, as a base-2 logarithm.
    fn stack_alignment(&mut self) -> Parse<u8> {
        let mut align = None;
        self.flags(
            || vec!["align"],
            |body, word| {
                Ok(match word {
                    "align" => Some(align.replace(body.p.alignment()?).is_some()),
                    _ => None,
                })
            },
        )?;
        Ok(align.map_or(STACK_ALIGN_LOG2, |align: u32| align.trailing_zeros() as u8))
    }

    /// `(N)` or `(N, M)`, as base-2 logarithms.
    fn alignments(&mut self) -> Parse<(u8, u8)> {
        self.p.expect(Kind::LParen)?;
        let first = self.p.power_of_two()?;
        let second = if self.p.eat(Kind::Comma) { self.p.power_of_two()? } else { 1 };
        self.p.expect(Kind::RParen)?;
        Ok((first.trailing_zeros() as u8, second.trailing_zeros() as u8))
    }

    /// The lanes of a shuffle: `[0, 1, ...]`, one for each lane of the result.
    pub(super) fn shuffle_lanes(&mut self, control: Option<Type>) -> Parse<Payload> {
        let start = self.p.pos();
        self.p.expect(Kind::LBracket)?;
        let mut lanes = [0; 8];
        let mut count = 0;
        while self.p.kind() != Kind::RBracket {
            let lane = self.p.integer(255)? as u8;
            if let Some(place) = lanes.get_mut(count) {
                *place = lane;
            }
            count += 1;
            if !self.p.eat(Kind::Comma) {
                break;
            }
        }
        self.p.expect(Kind::RBracket)?;
        let wanted = control.map_or(lanes.len(), |ty| ty.lanes() as usize);
        if count != wanted {
            let expected = super::inst::count(wanted, "lane");
            let kind = ErrorKind::Count { what: "the shuffle".to_owned(), expected, found: count };
            return Err(self.p.error(self.p.span_from(start), kind));
        }
        Ok(Payload::Shuffle(lanes))
    }
}
