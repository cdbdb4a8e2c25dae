//! Any operation of the table that only computes, over any types.

use arbitrary::Result;
use irc_ir::builder::InstBuilder as _;
use irc_ir::entity::Value;
use irc_ir::op::{
    Arg, Args, ConvertFlags, FloatCond, FloatFlags, IntFlags, MathFn, MathTier, OpDesc, Opcode,
    Payload, PayloadKind, Relation, Res, Rounding, SpecialReg, TypeSet, Word as _, desc::VECTOR,
    result_types, table,
};
use irc_ir::types::{I1, I8, I32, I64, Scalar, Space, Type};

use super::Body;

/// Special registers that every implementation gives the same value.
const REGISTERS: &[SpecialReg] = &[
    SpecialReg::TidX,
    SpecialReg::TidY,
    SpecialReg::TidZ,
    SpecialReg::NtidX,
    SpecialReg::NtidY,
    SpecialReg::NtidZ,
    SpecialReg::CtaidX,
    SpecialReg::CtaidY,
    SpecialReg::NctaidX,
    SpecialReg::NctaidZ,
    SpecialReg::LaneId,
    SpecialReg::LanemaskEq,
    SpecialReg::LanemaskLt,
    SpecialReg::LanemaskLe,
    SpecialReg::LanemaskGt,
    SpecialReg::LanemaskGe,
];

/// The operations of numbers that may make a NaN, or another of one.
const NAN_SOURCES: &[Opcode] = &[
    Opcode::Fadd,
    Opcode::Fsub,
    Opcode::Fmul,
    Opcode::Fdiv,
    Opcode::Fma,
    Opcode::Fsqrt,
    Opcode::Math,
    Opcode::Frcp,
    Opcode::Frsqrt,
    Opcode::Fround,
    Opcode::Fmin,
    Opcode::Fmax,
    Opcode::Fminimum,
    Opcode::Fmaximum,
];

/// The types that operations work on, the usual ones more often.
fn types() -> Vec<Type> {
    let scalars = Scalar::ALL.into_iter().map(Type::Scalar);
    let vectors = Scalar::ALL.into_iter().flat_map(|elem| {
        let lanes = Type::LANES.into_iter().map(move |lanes| Type::Vector(elem, lanes));
        lanes.filter(|ty| ty.bits() <= 256)
    });
    let pointers = Type::LANES.into_iter().map(|lanes| Type::PtrVector(Space::Generic, lanes));
    let vectors = vectors.chain(pointers.filter(|ty| ty.bits() <= 256));
    let usual = [I32, I32, I32, I64, I64, Type::Scalar(Scalar::F32), Type::Scalar(Scalar::F64)];
    let scalars: Vec<Type> = scalars.collect();
    [&scalars[..], &scalars, &usual, &usual].concat().into_iter().chain(vectors).collect()
}

/// Whether a type is in a set; the set of all vectors says yes to scalars too.
fn is_in(set: TypeSet, ty: Type) -> bool {
    set.contains(ty) && (set != VECTOR || ty.is_vector())
}

/// Whether the result of an operation is approximate, whatever its flags are.
fn is_approximate(row: &OpDesc) -> bool {
    row.float.approx && !row.float.rounds
}

/// Whether it only computes on values, and is made here.
fn is_made(row: &OpDesc) -> bool {
    let addresses = matches!(
        row.payload,
        PayloadKind::Scale | PayloadKind::Global | PayloadKind::Slot | PayloadKind::Func
    );
    let takes_address = match row.args {
        Args::Fixed(args) | Args::Optional(args, _) => args.contains(&Arg::Ptr),
        Args::Row | Args::Callee => true,
        _ => false,
    };
    let makes_address = row.name == Opcode::Inttoptr.name();
    let on_stack = row.results.contains(&Res::Local);
    row.effects.is_pure()
        && !(on_stack
            || row.convergent
            || row.terminator
            || addresses
            || takes_address
            || makes_address)
}

impl Body<'_, '_> {
    /// An operation that only computes.
    pub(super) fn compute(&mut self) -> Result<()> {
        let opcode = *self.u.choose(table::ALL)?;
        let row = opcode.desc();
        if !is_made(row) || is_approximate(row) && !self.traits.approximate {
            return Ok(());
        }
        let ctl = match row.types {
            Some(set) => {
                let fitting: Vec<Type> = types().into_iter().filter(|&ty| is_in(set, ty)).collect();
                Some(*self.u.choose(&fitting)?)
            }
            None => None,
        };
        if self.is_undefined_division(opcode, ctl) || self.may_be_no_number(opcode) {
            return Ok(());
        }
        let mut args = Vec::new();
        let wanted: Vec<Arg> = match row.args {
            Args::Fixed(args) | Args::Optional(args, _) => args.to_vec(),
            Args::PerLane(arg) => vec![arg; ctl.map_or(1, |ty| ty.lanes() as usize)],
            Args::Callee | Args::Return | Args::Row => return Ok(()),
        };
        let vector = match ctl.filter(|ty| ty.is_vector()) {
            Some(ty) => {
                let lanes = *self.u.choose(&Type::LANES)?;
                Type::vector(ty.lane(), lanes).expect("vectors have so many lanes")
            }
            None => I32,
        };
        for arg in wanted {
            let Some(ty) = self.operand_type(row, arg, ctl, vector)? else { return Ok(()) };
            args.push(self.value(ty)?);
        }
        self.make_defined(opcode, &mut args)?;
        let from = args.first().map(|&arg| self.ty(arg));
        let Some(payload) = self.payload(row, ctl, from)? else { return Ok(()) };
        if let Payload::Math(function, ..) = payload {
            args.truncate(function.operands());
            for (index, arg) in args.iter_mut().enumerate() {
                if function.is_integer(index) {
                    *arg = self.value(I32)?;
                }
            }
        }
        if result_types(opcode, &payload, ctl, from).is_none() {
            return Ok(());
        }
        let inst = self.cursor().build(opcode, payload, ctl, &args);
        let result = self.func.dfg.results(inst).next();
        let is_single = result.is_none_or(|result| self.ty(result).elem() == Some(Scalar::F32));
        let is_extreme =
            matches!(opcode, Opcode::Fmin | Opcode::Fmax | Opcode::Fminimum | Opcode::Fmaximum);
        let is_known = is_single && !is_extreme && opcode != Opcode::Fcvt;
        if !is_known && (opcode == Opcode::Fcvt || NAN_SOURCES.contains(&opcode)) {
            let result = self.func.dfg.first_result(inst).expect("the row has a result");
            let result = self.with_one_nan(result);
            self.know(result);
            return Ok(());
        }
        let results: Vec<Value> = self.func.dfg.results(inst).collect();
        for result in results {
            // What stands in vectors of pointers are numbers, not addresses of memory.
            let number = match self.ty(result).is_ptr() {
                true => self.cursor().ptrtoint(result),
                false => result,
            };
            self.know(number);
        }
        Ok(())
    }

    /// The value, or the NaN of the interpreter. Which NaN an operation gives is not specified:
    /// conversions from halves keep bits of them on some targets, arithmetic of doubles on all, and
    /// that of halves where it is done in double precision. The greater of a value and itself is
    /// the value for the compiler of a driver, NaN or not.
    fn with_one_nan(&mut self, value: Value) -> Value {
        let ty = self.ty(value);
        let elem = ty.elem().expect("floats are converted");
        let mut cursor = self.cursor();
        let nan = cursor.constant(Type::Scalar(elem), elem.mask() >> 1);
        let nan = if ty.is_vector() { cursor.splat(ty, nan) } else { nan };
        let is_number = cursor.fcmp(FloatCond::Ord, value, value);
        cursor.select(is_number, value, nan)
    }

    /// Divisors of one bit are 0 or, signed, -1.
    fn is_undefined_division(&self, opcode: Opcode, ctl: Option<Type>) -> bool {
        let divides = matches!(opcode, Opcode::Sdiv | Opcode::Srem);
        divides && !self.traits.poison && ctl.and_then(Type::elem) == Some(Scalar::I1)
    }

    /// What is said to be in a random range is poison most of the time.
    fn may_be_no_number(&self, opcode: Opcode) -> bool {
        opcode == Opcode::InRange && !self.traits.poison
    }

    /// Keeps divisors away from 0 and, signed, from -1.
    fn make_defined(&mut self, opcode: Opcode, args: &mut [Value]) -> Result<()> {
        let divides = [Opcode::Sdiv, Opcode::Srem, Opcode::Udiv, Opcode::Urem].contains(&opcode);
        if self.traits.poison || !divides {
            return Ok(());
        }
        let ty = self.ty(args[1]);
        let elem = ty.elem().expect("integers are divided");
        let is_signed = matches!(opcode, Opcode::Sdiv | Opcode::Srem);
        let mut cursor = self.cursor();
        let mut lanes = |bits: u128| {
            let lane = cursor.constant(Type::Scalar(elem), bits & elem.mask());
            if ty.is_vector() { cursor.splat(ty, lane) } else { lane }
        };
        let (mask, one) = (lanes(elem.mask() >> 1), lanes(1));
        if is_signed {
            args[1] = cursor.and(args[1], mask);
        }
        args[1] = cursor.or(args[1], one);
        Ok(())
    }

    fn operand_type(
        &mut self,
        row: &OpDesc,
        arg: Arg,
        ctl: Option<Type>,
        vector: Type,
    ) -> Result<Option<Type>> {
        Ok(match arg {
            Arg::T => ctl,
            Arg::Elem => ctl.map(Type::lane),
            Arg::Cond if self.u.arbitrary()? => Some(I1),
            Arg::BoolOf | Arg::Cond => ctl.map(|ty| ty.with_elem(Scalar::I1)),
            Arg::I1 => Some(I1),
            Arg::I8 => Some(I8),
            Arg::I32 => Some(I32),
            Arg::I64 => Some(I64),
            Arg::Index => Some(*self.u.choose(&[I32, I64])?),
            Arg::Ptr | Arg::Local => None,
            Arg::VecOf => Some(vector),
            Arg::Any(set) => {
                let ctl = ctl.expect("conversions have a controlling type");
                let fitting: Vec<Type> = types()
                    .into_iter()
                    .filter(|ty| is_in(set, *ty) && row.relation.holds(*ty, ctl))
                    .collect();
                if fitting.is_empty() { None } else { Some(*self.u.choose(&fitting)?) }
            }
        })
    }

    fn payload(
        &mut self,
        row: &OpDesc,
        ctl: Option<Type>,
        from: Option<Type>,
    ) -> Result<Option<Payload>> {
        let elem = ctl.and_then(Type::elem);
        let is_f32 = elem == Some(Scalar::F32);
        let ftz = row.float.ftz && is_f32 && self.u.ratio(1, 4)?;
        let lanes = ctl.map_or(1, Type::lanes) as u8;
        Ok(Some(match row.payload {
            PayloadKind::None => Payload::None,
            PayloadKind::IntFlags => Payload::IntFlags(self.promises(row)?),
            PayloadKind::Float => {
                let mut flags = FloatFlags { ftz, ..FloatFlags::default() };
                if self.traits.approximate {
                    flags.approx = row.float.approx && is_f32 && self.u.arbitrary()?;
                    flags.contract = row.float.contracts && self.u.arbitrary()?;
                }
                let rounds = matches!(elem, Some(Scalar::F32 | Scalar::F64)) && !flags.approx;
                if row.float.rounds && rounds && self.u.ratio(1, 3)? {
                    flags.rounding = *self.u.choose(Rounding::ALL)?;
                }
                let has_bounds = elem.and_then(FloatFlags::normal_bounds).is_some();
                let is_nearest = !flags.approx && flags.rounding == Rounding::Rn;
                if row.float.normal && has_bounds && is_nearest && self.traits.poison {
                    flags.normal = self.u.ratio(1, 3)?;
                }
                Payload::Float(flags)
            }
            PayloadKind::IntCond => {
                let cond = *self.u.choose(irc_ir::op::IntCond::ALL)?;
                Payload::IntCond(cond, self.promises(row)?)
            }
            PayloadKind::FloatCond => Payload::FloatCond(*self.u.choose(FloatCond::ALL)?, ftz),
            PayloadKind::Integral => {
                Payload::Integral(*self.u.choose(irc_ir::op::Integral::ALL)?, ftz)
            }
            PayloadKind::Math => match self.function(elem)? {
                Some(payload) => payload,
                None => return Ok(None),
            },
            PayloadKind::Convert => Payload::Convert(self.convert_flags(row, elem, from)?),
            PayloadKind::Lane => Payload::Lane(self.u.int_in_range(0..=lanes - 1)?),
            PayloadKind::Shuffle => {
                let most = 2 * from.map_or(1, Type::lanes) as u8 - 1;
                let mut chosen = [0; 8];
                for lane in chosen.iter_mut().take(lanes.into()) {
                    *lane = self.u.int_in_range(0..=most)?;
                }
                Payload::Shuffle(chosen)
            }
            PayloadKind::Special => Payload::Special(*self.u.choose(REGISTERS)?),
            _ => return Ok(None),
        }))
    }

    /// A function that the library has of this type.
    fn function(&mut self, elem: Option<Scalar>) -> Result<Option<Payload>> {
        let tiers = [MathTier::Rounded, MathTier::Precise, MathTier::Fast];
        let tier = *self.u.choose(&tiers)?;
        let Some(elem) = elem else { return Ok(None) };
        let is_there = |&function: &MathFn| irc_ir::math::has(function, tier, elem);
        let functions: Vec<MathFn> = MathFn::ALL.iter().copied().filter(is_there).collect();
        if functions.is_empty() {
            return Ok(None);
        }
        let ftz = elem == Scalar::F32 && self.u.ratio(1, 4)?;
        Ok(Some(Payload::Math(*self.u.choose(&functions)?, tier, ftz)))
    }

    /// Some of what an operation can promise.
    fn promises(&mut self, row: &OpDesc) -> Result<IntFlags> {
        let mut flags = IntFlags::NONE;
        for promise in row.promises.iter().filter(|_| self.traits.poison) {
            *flags.flag_mut(promise) = self.u.ratio(1, 6)?;
        }
        Ok(flags)
    }

    fn convert_flags(
        &mut self,
        row: &OpDesc,
        to: Option<Scalar>,
        from: Option<Type>,
    ) -> Result<ConvertFlags> {
        let from = from.and_then(Type::elem);
        let default = if to.is_some_and(Scalar::is_int) { Rounding::Rz } else { Rounding::Rn };
        let mut flags = ConvertFlags::rounded(default);
        // Only what may be inexact is rounded.
        let widens = to.zip(from).is_some_and(|(to, from)| to.bits() > from.bits());
        let exact = row.relation == Relation::Changes && widens;
        if !exact && self.u.ratio(1, 2)? {
            flags.rounding = *self.u.choose(Rounding::ALL)?;
        }
        let has_f32 = [to, from].contains(&Some(Scalar::F32));
        flags.ftz = row.float.ftz && has_f32 && self.u.ratio(1, 4)?;
        let must_clamp = to.is_some_and(Scalar::is_int) && !self.traits.poison;
        flags.nneg = self.promises(row)?.nneg;
        flags.sat = row.float.sat && (must_clamp || self.u.ratio(1, 3)?);
        Ok(flags)
    }
}
