//! Integer arithmetic, shifts and bit operations.

use super::{MInst, MOperand, Selector, constant, typed};
use crate::error::CodegenError;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::Opcode;
use irc_ir::types::{I1, I32, I64, Type};
use irc_ptx::Operand;
use irc_ptx::isa::{MulPart, PtxType, RegClass, RowId, ShiftDirection, ShiftMode, rows};

/// How the row of an operation reads its operands.
#[derive(Copy, Clone, PartialEq, Eq)]
pub(super) enum Sign {
    Signed,
    Unsigned,
    Bits,
}

/// The PTX type for integer arithmetic on values of this type: 32 or 64 bits.
pub(super) fn int_type(ty: Type, sign: Sign) -> PtxType {
    match (ty.bits() > 32, sign) {
        (false, Sign::Signed) => PtxType::S32,
        (false, Sign::Unsigned) => PtxType::U32,
        (false, Sign::Bits) => PtxType::B32,
        (true, Sign::Signed) => PtxType::S64,
        (true, Sign::Unsigned) => PtxType::U64,
        (true, Sign::Bits) => PtxType::B64,
    }
}

impl Selector<'_> {
    /// What each integer operation becomes.
    pub(super) fn integer(&mut self, inst: Inst) -> Result<(), CodegenError> {
        use Sign::{Bits, Signed, Unsigned};
        match self.func.dfg.opcode(inst) {
            Opcode::Add => self.add(inst),
            Opcode::Sub => self.sub(inst),
            Opcode::Mul => self.product(inst, Signed, MulPart::Lo),
            Opcode::Smulh => self.product(inst, Signed, MulPart::Hi),
            Opcode::Umulh => self.product(inst, Unsigned, MulPart::Hi),
            Opcode::Smulw => self.product(inst, Signed, MulPart::Wide),
            Opcode::Umulw => self.product(inst, Unsigned, MulPart::Wide),
            Opcode::Sdiv => self.binary(inst, rows::DIV_INT, Signed),
            Opcode::Udiv => self.binary(inst, rows::DIV_INT, Unsigned),
            Opcode::Srem => self.binary(inst, rows::REM_INT, Signed),
            Opcode::Urem => self.binary(inst, rows::REM_INT, Unsigned),
            Opcode::Smin => self.binary(inst, rows::MIN_INT, Signed),
            Opcode::Smax => self.binary(inst, rows::MAX_INT, Signed),
            Opcode::Umin => self.binary(inst, rows::MIN_INT, Unsigned),
            Opcode::Umax => self.binary(inst, rows::MAX_INT, Unsigned),
            Opcode::And => self.bitwise(inst, rows::AND),
            Opcode::Or => self.or(inst),
            Opcode::Xor => self.xor(inst),
            Opcode::Shl => self.shift_left(inst),
            Opcode::Lshr => self.shift(inst, rows::SHR, Unsigned),
            Opcode::Ashr => self.shift(inst, rows::SHR, Signed),
            Opcode::Fshl => self.funnel_shift(inst, [0, 1, 2], ShiftDirection::Left),
            Opcode::Fshr => self.funnel_shift(inst, [0, 1, 2], ShiftDirection::Right),
            Opcode::Rotl => self.funnel_shift(inst, [0, 0, 1], ShiftDirection::Left),
            Opcode::Rotr => self.funnel_shift(inst, [0, 0, 1], ShiftDirection::Right),
            Opcode::Abs => self.unary(inst, rows::ABS_INT, Signed),
            Opcode::Bitrev => self.unary(inst, rows::BREV, Bits),
            Opcode::Bswap => self.bswap(inst),
            Opcode::Clz => self.count(inst, rows::CLZ),
            Opcode::Popcnt => self.count(inst, rows::POPC),
            Opcode::Ubfe => self.extract_field(inst, Unsigned),
            Opcode::Sbfe => self.extract_field(inst, Signed),
            Opcode::Bfi => self.insert_field(inst),
            Opcode::Addc => self.carry(inst, &CarryRows::ADD),
            Opcode::Subb => self.carry(inst, &CarryRows::SUB),
            op => unreachable!("`Selector::inst` does not send `{op}` here"),
        }
        Ok(())
    }

    /// The two operands, a constant on the right where they may be swapped. Only one of them may be
    /// an immediate.
    fn ordered(&self, inst: Inst) -> [Value; 2] {
        let mut args = [self.func.dfg.args(inst)[0], self.func.dfg.args(inst)[1]];
        let commutes = self.func.dfg.opcode(inst).desc().commutative;
        if commutes && self.const_bits(args[0]).is_some() {
            args.swap(0, 1);
        }
        args
    }

    /// The type that a row reads the first operand as.
    fn type_of_operands(&self, inst: Inst, sign: Sign) -> PtxType {
        int_type(self.func.dfg.ty(self.func.dfg.args(inst)[0]), sign)
    }

    /// An operand that may be an integer immediate, as the row reads it.
    pub(super) fn val_of(&mut self, value: Value, sign: Sign) -> MOperand {
        match sign {
            Sign::Unsigned => self.uint_val(value),
            Sign::Signed | Sign::Bits => self.int_val(value),
        }
    }

    /// The left one of two operands, which may be an immediate if the other is none.
    fn left_val(&mut self, value: Value, sign: Sign, right: &MOperand) -> MOperand {
        match right.as_reg() {
            Some(_) => self.val_of(value, sign),
            None => self.src(value),
        }
    }

    /// An instruction of two operands.
    fn two_operands(&mut self, inst: Inst, row: RowId, sign: Sign) -> MInst {
        let ty = self.type_of_operands(inst, sign);
        let [a, b] = self.ordered(inst);
        let b = self.val_of(b, sign);
        let a = self.left_val(a, sign, &b);
        typed(row, ty, [self.dst(inst), a, b])
    }

    fn binary(&mut self, inst: Inst, row: RowId, sign: Sign) {
        let binary = self.two_operands(inst, row, sign);
        self.put(binary);
    }

    fn product(&mut self, inst: Inst, sign: Sign, part: MulPart) {
        if let Some((ty, factors)) = self.wide_factors(inst) {
            return self.put_wide(ty, self.dst(inst), factors);
        }
        if let Some((x, amount)) = self.shifted(inst) {
            let (x, amount) = (self.src(x), Operand::Int(amount));
            self.put_typed(rows::SHL, PtxType::B64, [self.dst(inst), x, amount]);
            return;
        }
        let product = self.two_operands(inst, rows::MUL_INT, sign);
        self.put(product.with(part));
    }

    /// The product of two numbers of 32 bits, in 64.
    pub(super) fn put_wide(&mut self, ty: PtxType, dst: MOperand, [a, b]: [MOperand; 2]) {
        self.put(typed(rows::MUL_INT, ty, [dst, a, b]).with(MulPart::Wide));
    }

    /// What is shifted left, and how far, for a product of 64 bits with a power of two: ptxas makes
    /// three instructions of the product, two of the shift, and none if the shift goes into a sum.
    fn shifted(&self, mul: Inst) -> Option<(Value, i64)> {
        let dfg = &self.func.dfg;
        let [x, by] = self.ordered(mul);
        let by = self.const_bits(by).filter(|by| by.is_power_of_two() && *by > 1)?;
        let is_product = dfg.opcode(mul) == Opcode::Mul && dfg.ty(x) == I64;
        is_product.then(|| (x, by.trailing_zeros().into()))
    }

    /// The factors of a product of 32 bits that is extended to 64, as it promises not to wrap, and
    /// has no other use; and the type that they are read as.
    fn extended_factors(&mut self, extension: Inst) -> Option<(PtxType, [MOperand; 2])> {
        let dfg = &self.func.dfg;
        let (opcode, own) = (dfg.opcode(extension), dfg.inst(extension).payload.promises());
        let narrow = *dfg.args(extension).first().filter(|&&narrow| dfg.ty(narrow) == I32)?;
        let product = self.single_use_def(narrow, extension)?;
        let promises = dfg.inst(product).payload.promises();
        let sign = match opcode {
            Opcode::Sext if promises.nsw => Sign::Signed,
            Opcode::Zext if own.nneg && promises.nsw => Sign::Signed,
            Opcode::Zext if promises.nuw => Sign::Unsigned,
            _ => return None,
        };
        let [x, y] = self.ordered(product);
        let y = match dfg.opcode(product) {
            Opcode::Mul => self.val_of(y, sign),
            Opcode::Shl => Operand::Int(1 << self.const_bits(y).filter(|&by| by <= 30)?),
            _ => return None,
        };
        let ty = if sign == Sign::Signed { PtxType::S32 } else { PtxType::U32 };
        Some((ty, [self.src(x), y]))
    }

    /// The factors of a product of 64 bits as numbers of 32, and the type that they are read as:
    /// both are extended alike, or one of them is a constant that fits.
    fn wide_factors(&mut self, mul: Inst) -> Option<(PtxType, [MOperand; 2])> {
        let dfg = &self.func.dfg;
        let [a, b] = self.ordered(mul);
        if dfg.opcode(mul) != Opcode::Mul || dfg.ty(a) != I64 {
            return None;
        }
        let (ty, x) = self.extended_word(a)?;
        let y = match self.const_bits(b) {
            Some(bits) => {
                let (unsigned, signed) = (bits >> 32 == 0, i32::try_from(bits as i64).is_ok());
                let fits = if ty == PtxType::U32 { unsigned } else { signed };
                fits.then(|| constant(RegClass::B32, bits))?
            }
            None => {
                let (other, y) = self.extended_word(b)?;
                (other == ty).then(|| self.src(y))?
            }
        };
        Some((ty, [self.src(x), y]))
    }

    /// `shl`; of an extended number of 32 bits it is a wide product, which an address takes as it
    /// is added.
    fn shift_left(&mut self, inst: Inst) {
        let &[x, amount] = self.func.dfg.args(inst) else { unreachable!("it has two operands") };
        let amount = self.const_bits(amount).filter(|amount| (1..=30).contains(amount));
        match (self.extended_word(x), amount) {
            (Some((ty, word)), Some(amount)) if self.func.dfg.ty(x) == I64 => {
                let factors = [self.src(word), Operand::Int(1 << amount)];
                self.put_wide(ty, self.dst(inst), factors);
            }
            _ => self.shift(inst, rows::SHL, Sign::Bits),
        }
    }

    /// The number of 32 bits that a value is extended from, and the type that it is read as.
    pub(super) fn extended_word(&self, value: Value) -> Option<(PtxType, Value)> {
        let dfg = &self.func.dfg;
        let inst = dfg.def_inst(value)?;
        let narrow = *dfg.args(inst).first()?;
        let is_word = dfg.ty(narrow) == I32 && self.const_bits(narrow).is_none();
        match dfg.opcode(inst) {
            Opcode::Zext if is_word => Some((PtxType::U32, narrow)),
            Opcode::Sext if is_word => Some((PtxType::S32, narrow)),
            _ => None,
        }
    }

    /// A shift. The amount has a type of its own, and 32 or more clamps to the same result.
    fn shift(&mut self, inst: Inst, row: RowId, sign: Sign) {
        let [x, amount] = [0, 1].map(|i| self.func.dfg.args(inst)[i]);
        let amount = self.uint_val(amount);
        let x = self.left_val(x, sign, &amount);
        self.put_typed(row, self.type_of_operands(inst, sign), [self.dst(inst), x, amount]);
    }

    /// `mad` where an operand is a product without another use, else `add`.
    fn add(&mut self, inst: Inst) {
        let [a, b] = self.ordered(inst);
        if !self.multiply_add(inst, a, b) && !self.multiply_add(inst, b, a) {
            self.binary(inst, rows::ADD_INT, Sign::Signed);
        }
    }

    /// `product + addend` as one instruction, where the product has no other use. A product of
    /// twice the width is one of its own: ptxas adds to it as it multiplies, but takes `mad.wide`
    /// apart where the factors are uniform.
    fn multiply_add(&mut self, inst: Inst, product: Value, addend: Value) -> bool {
        let Some(mul) = self.single_use_def(product, inst) else { return false };
        let is_product = self.func.dfg.opcode(mul) == Opcode::Mul;
        let wide = if is_product { self.wide_factors(mul) } else { self.extended_factors(mul) };
        if let Some((ty, factors)) = wide {
            let product = Operand::Reg(self.temp(RegClass::B64));
            self.put_wide(ty, product.clone(), factors);
            let addend = self.int_val(addend);
            let sum = self.type_of_operands(inst, Sign::Signed);
            self.put_typed(rows::ADD_INT, sum, [self.dst(inst), product, addend]);
            return true;
        }
        if !is_product || self.shifted(mul).is_some() {
            return false;
        }
        let [a, b] = self.ordered(mul);
        let a = self.src(a);
        let b = self.int_val(b);
        let c = self.int_val(addend);
        let ty = self.type_of_operands(mul, Sign::Signed);
        let mad = typed(rows::MAD_INT, ty, [self.dst(inst), a, b, c]);
        self.put(mad.with(MulPart::Lo));
        true
    }

    /// `sub`, in two halves where ptxas would take it for a rotation.
    fn sub(&mut self, inst: Inst) {
        let args = self.ordered(inst);
        if self.is_rotation_like(args) {
            self.subtract_in_halves(inst, args);
        } else {
            self.binary(inst, rows::SUB_INT, Sign::Signed);
        }
    }

    /// Whether this is `(x << k) - (x >> (64 - k))` in 64 bits, which ptxas 11.8 and 12.9 take for
    /// a rotation from -O1 on; a product may become such a shift.
    fn is_rotation_like(&self, args: [Value; 2]) -> bool {
        let dfg = &self.func.dfg;
        let shift = |value: Value, wanted: Opcode| {
            let inst = dfg.def_inst(value)?;
            match dfg.opcode(inst) {
                Opcode::Mul if wanted == Opcode::Shl => {
                    self.shifted(inst).map(|(x, amount)| (x, amount as u128))
                }
                opcode if opcode == wanted => {
                    Some((dfg.args(inst)[0], dfg.as_bits(dfg.args(inst)[1])?))
                }
                _ => None,
            }
        };
        let (Some((x, up)), Some((y, down))) =
            (shift(args[0], Opcode::Shl), shift(args[1], Opcode::Lshr))
        else {
            return false;
        };
        x == y && up + down == 64 && dfg.ty(args[0]).bits() == 64
    }

    /// A difference of 64 bits as two of 32 with a borrow, which ptxas leaves as it is.
    fn subtract_in_halves(&mut self, inst: Inst, args: [Value; 2]) {
        let [x, y] = args.map(|arg| {
            let whole = self.src(arg);
            let halves = [0, 1].map(|_| self.temp(RegClass::B32));
            self.put_typed(rows::MOV, PtxType::B64, [Operand::regs(halves), whole]);
            halves.map(Operand::Reg)
        });
        let ([x_low, x_high], [y_low, y_high]) = (x, y);
        let results = [0, 1].map(|_| self.temp(RegClass::B32));
        let low = [Operand::Reg(results[0]), x_low, y_low];
        self.put_typed(rows::SUB_CC, PtxType::U32, low);
        let high = [Operand::Reg(results[1]), x_high, y_high];
        self.put_typed(rows::SUBC, PtxType::U32, high);
        self.put_typed(rows::MOV, PtxType::B64, [self.dst(inst), Operand::regs(results)]);
    }

    /// `and or xor`, of integers or truth values.
    fn bitwise(&mut self, inst: Inst, row: RowId) {
        let [a, b] = [0, 1].map(|i| self.func.dfg.args(inst)[i]);
        if self.func.dfg.ty(a) != I1 {
            self.binary(inst, row, Sign::Bits);
            return;
        }
        let (a, b) = (self.src(a), self.src(b));
        self.put_typed(row, PtxType::Pred, [self.dst(inst), a, b]);
    }

    /// `prmt` where it puts bytes together, else `or`.
    fn or(&mut self, inst: Inst) {
        let is_word = self.is_word(self.func.dfg.args(inst)[0]);
        if !is_word || !self.byte_shuffle(inst) {
            self.bitwise(inst, rows::OR);
        }
    }

    /// `not` of a truth value, else `xor`.
    fn xor(&mut self, inst: Inst) {
        let [a, b] = [0, 1].map(|i| self.func.dfg.args(inst)[i]);
        let negated = [(a, b), (b, a)].into_iter().find(|&(_, y)| self.const_bits(y) == Some(1));
        match negated {
            Some((x, _)) if self.func.dfg.ty(x) == I1 => {
                let x = self.src(x);
                self.put_typed(rows::NOT, PtxType::Pred, [self.dst(inst), x]);
            }
            _ => self.bitwise(inst, rows::XOR),
        }
    }

    fn unary(&mut self, inst: Inst, row: RowId, sign: Sign) {
        let x = self.src(self.func.dfg.args(inst)[0]);
        self.put_typed(row, self.type_of_operands(inst, sign), [self.dst(inst), x]);
    }

    fn bswap(&mut self, inst: Inst) {
        let x = self.src(self.func.dfg.args(inst)[0]);
        let bytes = [self.dst(inst), x, Operand::Int(0), Operand::Int(0x0123)];
        self.put_typed(rows::PRMT, PtxType::B32, bytes);
    }

    /// `clz popc`: the count has 32 bits whatever the operand has.
    fn count(&mut self, inst: Inst, row: RowId) {
        let x = self.src(self.func.dfg.args(inst)[0]);
        let dst = self.dst(inst);
        let ty = self.type_of_operands(inst, Sign::Bits);
        if ty == PtxType::B32 {
            self.put_typed(row, ty, [dst, x]);
            return;
        }
        let count = Operand::Reg(self.temp(RegClass::B32));
        self.put_typed(row, ty, [count.clone(), x]);
        let widen = typed(rows::CVT_INT, PtxType::U64, [dst, count]);
        self.put(widen.with_type(1, PtxType::U32));
    }

    /// A funnel shift or rotation of 32 bits of the operands that are the high half, the low half
    /// and the amount. The first operand of `shf` is the low half.
    fn funnel_shift(&mut self, inst: Inst, operands: [usize; 3], direction: ShiftDirection) {
        let [high, low, amount] = operands.map(|i| self.func.dfg.args(inst)[i]);
        let (low, high) = (self.src(low), self.src(high));
        let amount = self.uint_val(amount);
        let shift = typed(rows::SHF, PtxType::B32, [self.dst(inst), low, high, amount]);
        self.put(shift.with(direction).with(ShiftMode::Wrap));
    }

    /// A position or length in a field of a type. Instructions of 32 bits read the low byte of it,
    /// and take no larger immediate; those of 64 bits are made of shifts that look at all bits.
    fn field_val(&mut self, ty: Type, value: Value) -> MOperand {
        if let Some(bits) = self.const_bits(value) {
            return Operand::Int((bits & 0xff) as i64);
        }
        let whole = self.src(value);
        if ty.bits() < 64 || self.is_byte(value) {
            return whole;
        }
        let byte = Operand::Reg(self.temp(RegClass::B32));
        self.put_typed(rows::AND, PtxType::B32, [byte.clone(), whole, Operand::Int(0xff)]);
        byte
    }

    /// Whether a value is seen to have no more than 8 bits.
    fn is_byte(&self, value: Value) -> bool {
        let dfg = &self.func.dfg;
        dfg.def_inst(value).is_some_and(|inst| {
            let args = dfg.args(inst);
            match dfg.opcode(inst) {
                Opcode::And => args.iter().any(|&x| self.const_bits(x).is_some_and(|x| x < 256)),
                Opcode::Lshr => self.const_bits(args[1]).is_some_and(|up| (24..32).contains(&up)),
                Opcode::Zext => dfg.ty(args[0]).bits() <= 8,
                _ => false,
            }
        })
    }

    fn extract_field(&mut self, inst: Inst, sign: Sign) {
        let [x, pos, len] = [0, 1, 2].map(|i| self.func.dfg.args(inst)[i]);
        let ty = self.func.dfg.ty(x);
        let dst = self.dst(inst);
        let x = self.src(x);
        let (pos, len) = (self.field_val(ty, pos), self.field_val(ty, len));
        self.put_typed(rows::BFE, int_type(ty, sign), [dst, x, pos, len]);
    }

    fn insert_field(&mut self, inst: Inst) {
        let [a, b, pos, len] = [0, 1, 2, 3].map(|i| self.func.dfg.args(inst)[i]);
        let ty = self.func.dfg.ty(a);
        let dst = self.dst(inst);
        let (a, b) = (self.src(a), self.src(b));
        let (pos, len) = (self.field_val(ty, pos), self.field_val(ty, len));
        self.put_typed(rows::BFI, int_type(ty, Sign::Bits), [dst, a, b, pos, len]);
    }

    /// Addition with carry and subtraction with borrow.
    ///
    /// Operations that stand side by side and hand the carry on to each other alone are one
    /// bundle around the carry flag: the flag is set from the carry in, used, and read back before
    /// anything else can write it.
    fn carry(&mut self, inst: Inst, rows: &CarryRows) {
        let mut chain = vec![inst];
        while let Some(lower) = self.carry_from(chain[chain.len() - 1]) {
            chain.push(lower);
        }
        chain.reverse();
        // Operands first: constants may have to be moved into registers.
        let mut links = Vec::with_capacity(chain.len());
        for &link in &chain {
            let [x, y] = [0, 1].map(|i| self.func.dfg.args(link)[i]);
            links.push((link, self.src(x), self.src(y)));
        }
        let carry_in = self.func.dfg.args(chain[0])[2];
        let mut flag_is_set = self.const_bits(carry_in) != Some(0);
        if flag_is_set {
            let carry = self.src(carry_in);
            self.set_carry_flag(rows.is_add, carry);
        }
        let carry_out = self.func.dfg.results(inst).nth(1).expect("the row has two results");
        let wants_out = self.is_value_needed(carry_out);
        let last = links.len() - 1;
        for (i, (link, x, y)) in links.into_iter().enumerate() {
            let sum = self.func.dfg.first_result(link).expect("the row has two results");
            let ty = int_type(self.func.dfg.ty(sum), Sign::Unsigned);
            let row = match (flag_is_set, i < last || wants_out) {
                (false, true) => rows.first,
                (false, false) => rows.plain,
                (true, true) => rows.middle,
                (true, false) => rows.last,
            };
            let sum = Operand::Reg(self.dst_part(sum, 0));
            self.put_typed(row, ty, [sum, x, y]);
            flag_is_set = true;
            self.bundled.insert(link);
        }
        if wants_out {
            let flag = Operand::Reg(self.temp(RegClass::B32));
            let zero = || Operand::Int(0);
            self.put_typed(rows.last, PtxType::U32, [flag.clone(), zero(), zero()]);
            let out = Operand::Reg(self.dst_part(carry_out, 0));
            let test = typed(rows::SETP, PtxType::B32, [out, Operand::Omitted, flag, zero()]);
            self.put(test.with(irc_ptx::isa::Compare::Ne));
        }
    }

    /// The instruction right before this one, if it hands its carry to this one alone.
    fn carry_from(&self, inst: Inst) -> Option<Inst> {
        let dfg = &self.func.dfg;
        let lower = self.func.layout.prev_inst(inst)?;
        let handed_on = dfg.opcode(lower) == dfg.opcode(inst)
            && dfg.results(lower).nth(1) == Some(dfg.args(inst)[2]);
        (handed_on && self.single_use_def(dfg.args(inst)[2], inst).is_some()).then_some(lower)
    }

    /// Sets the carry flag where a predicate is true: `1 + 0xffffffff` carries, `0 - 1` borrows.
    fn set_carry_flag(&mut self, is_add: bool, carry: MOperand) {
        let one = Operand::Reg(self.temp(RegClass::B32));
        let choose =
            typed(rows::SELP, PtxType::B32, [one.clone(), Operand::Int(1), Operand::Int(0), carry]);
        self.put(choose);
        let scratch = Operand::Reg(self.temp(RegClass::B32));
        if is_add {
            self.put_typed(rows::ADD_CC, PtxType::U32, [scratch, one, Operand::Int(-1)]);
        } else {
            self.put_typed(rows::SUB_CC, PtxType::U32, [scratch, Operand::Int(0), one]);
        }
    }
}

/// The rows of a carry chain.
struct CarryRows {
    is_add: bool,
    /// Neither reads nor writes the flag.
    plain: RowId,
    /// Writes it.
    first: RowId,
    /// Reads and writes it.
    middle: RowId,
    /// Reads it.
    last: RowId,
}

impl CarryRows {
    const ADD: CarryRows = CarryRows {
        is_add: true,
        plain: rows::ADD_INT,
        first: rows::ADD_CC,
        middle: rows::ADDC_CC,
        last: rows::ADDC,
    };
    const SUB: CarryRows = CarryRows {
        is_add: false,
        plain: rows::SUB_INT,
        first: rows::SUB_CC,
        middle: rows::SUBC_CC,
        last: rows::SUBC,
    };
}
