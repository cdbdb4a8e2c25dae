//! Integer arithmetic, shifts and bit operations.

use super::{MOperand, Selector, typed};
use crate::error::CodegenError;
use irc_ir::entity::{Inst, Value};
use irc_ir::op::Opcode;
use irc_ir::types::{I1, Type};
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

/// Row, sign and part of the product of a binary operation.
fn binary_row(op: Opcode) -> (RowId, Sign, Option<MulPart>) {
    use Sign::{Bits, Signed, Unsigned};
    match op {
        Opcode::Add => (rows::ADD_INT, Signed, None),
        Opcode::Sub => (rows::SUB_INT, Signed, None),
        Opcode::Mul => (rows::MUL_INT, Signed, Some(MulPart::Lo)),
        Opcode::Smulh => (rows::MUL_INT, Signed, Some(MulPart::Hi)),
        Opcode::Umulh => (rows::MUL_INT, Unsigned, Some(MulPart::Hi)),
        Opcode::Smulw => (rows::MUL_INT, Signed, Some(MulPart::Wide)),
        Opcode::Umulw => (rows::MUL_INT, Unsigned, Some(MulPart::Wide)),
        Opcode::Sdiv => (rows::DIV_INT, Signed, None),
        Opcode::Udiv => (rows::DIV_INT, Unsigned, None),
        Opcode::Srem => (rows::REM_INT, Signed, None),
        Opcode::Urem => (rows::REM_INT, Unsigned, None),
        Opcode::Smin => (rows::MIN_INT, Signed, None),
        Opcode::Smax => (rows::MAX_INT, Signed, None),
        Opcode::Umin => (rows::MIN_INT, Unsigned, None),
        Opcode::Umax => (rows::MAX_INT, Unsigned, None),
        Opcode::And => (rows::AND, Bits, None),
        Opcode::Or => (rows::OR, Bits, None),
        Opcode::Xor => (rows::XOR, Bits, None),
        Opcode::Shl => (rows::SHL, Bits, None),
        Opcode::Lshr => (rows::SHR, Unsigned, None),
        Opcode::Ashr => (rows::SHR, Signed, None),
        _ => unreachable!("the caller lists the binary operations"),
    }
}

impl Selector<'_> {
    pub(super) fn int_binary(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let op = self.func.dfg.opcode(inst);
        let mut args = [self.func.dfg.args(inst)[0], self.func.dfg.args(inst)[1]];
        let ty = self.func.dfg.ty(args[0]);
        if ty == I1 {
            return self.pred_binary(inst, args);
        }
        // One immediate, on the right: that is what every row takes.
        if op.desc().commutative && self.const_bits(args[0]).is_some() {
            args.swap(0, 1);
        }
        if op == Opcode::Add && self.multiply_add(inst, args) {
            return Ok(());
        }
        if op == Opcode::Or && self.is_word(args[0]) && self.byte_shuffle(inst) {
            return Ok(());
        }
        if op == Opcode::Sub && self.is_rotation_like(args) {
            self.subtract_in_halves(inst, args);
            return Ok(());
        }
        let (row, sign, part) = binary_row(op);
        let a = self.src(args[0]);
        let b = match (op, sign) {
            // The amount has a type of its own, and 32 or more clamps to the same result.
            (Opcode::Shl | Opcode::Lshr | Opcode::Ashr, _) => self.uint_val(args[1]),
            (_, Sign::Unsigned) => self.uint_val(args[1]),
            _ => self.int_val(args[1]),
        };
        let inst = typed(row, int_type(ty, sign), [self.dst(inst), a, b]).with_some(part);
        self.put(inst);
        Ok(())
    }

    /// Whether this is `(x << k) - (x >> (64 - k))` in 64 bits, which ptxas 11.8 and 12.9 take for
    /// a rotation from -O1 on.
    fn is_rotation_like(&self, args: [Value; 2]) -> bool {
        let dfg = &self.func.dfg;
        let shift = |value: Value, wanted: Opcode| {
            let inst = dfg.def_inst(value).filter(|&inst| dfg.opcode(inst) == wanted)?;
            Some((dfg.args(inst)[0], dfg.as_bits(dfg.args(inst)[1])?))
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

    /// `and or xor` of truth values.
    fn pred_binary(&mut self, inst: Inst, args: [Value; 2]) -> Result<(), CodegenError> {
        let op = self.func.dfg.opcode(inst);
        if op == Opcode::Xor {
            for (x, y) in [(args[0], args[1]), (args[1], args[0])] {
                if self.const_bits(y) == Some(1) {
                    let x = self.src(x);
                    self.put_typed(rows::NOT, PtxType::Pred, [self.dst(inst), x]);
                    return Ok(());
                }
            }
        }
        let (row, ..) = binary_row(op);
        let (a, b) = (self.src(args[0]), self.src(args[1]));
        self.put_typed(row, PtxType::Pred, [self.dst(inst), a, b]);
        Ok(())
    }

    /// `a * b + c` as one instruction, where the product has no other use.
    fn multiply_add(&mut self, inst: Inst, args: [Value; 2]) -> bool {
        for (product, addend) in [(args[0], args[1]), (args[1], args[0])] {
            let Some(mul) = self.single_use_def(product, inst) else { continue };
            if self.func.dfg.opcode(mul) != Opcode::Mul {
                continue;
            }
            let mut factors = [self.func.dfg.args(mul)[0], self.func.dfg.args(mul)[1]];
            if self.const_bits(factors[0]).is_some() {
                factors.swap(0, 1);
            }
            let ty = int_type(self.func.dfg.ty(product), Sign::Signed);
            let a = self.src(factors[0]);
            let b = self.int_val(factors[1]);
            let c = if b.as_reg().is_some() { self.int_val(addend) } else { self.src(addend) };
            let mad = typed(rows::MAD_INT, ty, [self.dst(inst), a, b, c]);
            self.put(mad.with(MulPart::Lo));
            return true;
        }
        false
    }

    pub(super) fn int_unary(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let op = self.func.dfg.opcode(inst);
        let arg = self.func.dfg.args(inst)[0];
        let ty = self.func.dfg.ty(arg);
        let x = self.src(arg);
        let dst = self.dst(inst);
        match op {
            Opcode::Abs => self.put_typed(rows::ABS_INT, int_type(ty, Sign::Signed), [dst, x]),
            Opcode::Bitrev => self.put_typed(rows::BREV, int_type(ty, Sign::Bits), [dst, x]),
            Opcode::Bswap => {
                let bytes = [dst, x, Operand::Int(0), Operand::Int(0x0123)];
                self.put_typed(rows::PRMT, PtxType::B32, bytes);
            }
            _ => {
                let row = if op == Opcode::Clz { rows::CLZ } else { rows::POPC };
                // The count has 32 bits whatever the operand has.
                if ty.bits() == 64 {
                    let count = Operand::Reg(self.temp(RegClass::B32));
                    self.put_typed(row, PtxType::B64, [count.clone(), x]);
                    let widen = typed(rows::CVT_INT, PtxType::U64, [dst, count]);
                    self.put(widen.with_type(1, PtxType::U32));
                } else {
                    self.put_typed(row, PtxType::B32, [dst, x]);
                }
            }
        }
        Ok(())
    }

    /// Funnel shifts and rotations of 32 bits. The first operand of `shf` is the low half.
    pub(super) fn funnel_shift(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let op = self.func.dfg.opcode(inst);
        let args = self.func.dfg.args(inst);
        let (high, low, amount) = match op {
            Opcode::Rotl | Opcode::Rotr => (args[0], args[0], args[1]),
            _ => (args[0], args[1], args[2]),
        };
        let direction = match op {
            Opcode::Fshl | Opcode::Rotl => ShiftDirection::Left,
            _ => ShiftDirection::Right,
        };
        let (low, high) = (self.src(low), self.src(high));
        let amount = self.uint_val(amount);
        let shift = typed(rows::SHF, PtxType::B32, [self.dst(inst), low, high, amount]);
        self.put(shift.with(direction).with(ShiftMode::Wrap));
        Ok(())
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

    pub(super) fn bit_field(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let op = self.func.dfg.opcode(inst);
        let args: Vec<Value> = self.func.dfg.args(inst).to_vec();
        let ty = self.func.dfg.ty(args[0]);
        let dst = self.dst(inst);
        if op == Opcode::Bfi {
            let (a, b) = (self.src(args[0]), self.src(args[1]));
            let (pos, len) = (self.field_val(ty, args[2]), self.field_val(ty, args[3]));
            self.put_typed(rows::BFI, int_type(ty, Sign::Bits), [dst, a, b, pos, len]);
        } else {
            let sign = if op == Opcode::Sbfe { Sign::Signed } else { Sign::Unsigned };
            let a = self.src(args[0]);
            let (pos, len) = (self.field_val(ty, args[1]), self.field_val(ty, args[2]));
            self.put_typed(rows::BFE, int_type(ty, sign), [dst, a, pos, len]);
        }
        Ok(())
    }

    /// Addition with carry and subtraction with borrow.
    ///
    /// Operations that stand side by side and hand the carry on to each other alone are one
    /// bundle around the carry flag: the flag is set from the carry in, used, and read back before
    /// anything else can write it.
    pub(super) fn carry(&mut self, inst: Inst) -> Result<(), CodegenError> {
        let mut chain = vec![inst];
        while let Some(lower) = self.carry_from(chain[chain.len() - 1]) {
            chain.push(lower);
        }
        chain.reverse();
        let rows = CarryRows::of(self.func.dfg.opcode(inst));
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
        Ok(())
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
    fn of(op: Opcode) -> CarryRows {
        if op == Opcode::Addc {
            CarryRows {
                is_add: true,
                plain: rows::ADD_INT,
                first: rows::ADD_CC,
                middle: rows::ADDC_CC,
                last: rows::ADDC,
            }
        } else {
            CarryRows {
                is_add: false,
                plain: rows::SUB_INT,
                first: rows::SUB_CC,
                middle: rows::SUBC_CC,
                last: rows::SUBC,
            }
        }
    }
}
