//! Arrays: their elements, shared memory in one call, and what all threads of a CTA compute.

use super::{FunctionBuilder, InstBuilder, Misuse, Operand};
use crate::data::DataKind;
use crate::entity::{Inst, Value};
use crate::module::{Global, GlobalAttrs, Symbol};
use crate::op::{AtomicOp, IntCond, MemFlags, Order, Scope, SpecialReg};
use crate::signature::Linkage;
use crate::types::{I32, Space, Type};

/// The alignment of shared arrays, enough for accesses of 16 bytes.
const SHARED_ALIGN: u32 = 16;

/// Elements lie one behind the other, each aligned as its type is.
///
/// ```
/// use irc_ir::builder::{FunctionBuilder, InstBuilder};
/// use irc_ir::function::Function;
/// use irc_ir::module::Module;
/// use irc_ir::types::{F32, PTR};
///
/// // y[i] = 2 * x[i]
/// let mut module = Module::new();
/// let kernel = module.add_func(Function::kernel("twice", &[PTR, PTR]))?;
/// let mut b = FunctionBuilder::new(&mut module, kernel);
/// let [x, y] = b.begin()[..] else { unreachable!("it has two parameters") };
/// let i = b.thread_index_x();
/// let element = b.load_element(F32, x, i);
/// let twice = b.fmul(element, 2);
/// b.store_element(twice, y, i);
/// b.ret(None);
/// b.finish()?;
/// irc_ir::verify::verify_module(&module).expect("a right module");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl FunctionBuilder<'_> {
    /// The address of an element of an array; the index is an integer of 32 or 64 bits, or a
    /// number.
    #[track_caller]
    pub fn element_addr(&mut self, elem: Type, array: Value, index: impl Operand) -> Value {
        self.ptradd(array, index, elem.bytes(), 0)
    }

    /// An element of an array.
    #[track_caller]
    pub fn load_element(&mut self, elem: Type, array: Value, index: impl Operand) -> Value {
        let address = self.element_addr(elem, array, index);
        self.load(elem, MemFlags::default(), address)
    }

    /// Stores an element of an array.
    #[track_caller]
    pub fn store_element(&mut self, value: Value, array: Value, index: impl Operand) -> Inst {
        let address = self.element_addr(self.ty(value), array, index);
        self.store(MemFlags::default(), value, address)
    }

    /// Adds to a number in memory as one step, whoever else on the GPU does; the old number. It
    /// orders nothing else (`relaxed`): [`InstBuilder::atomicrmw`] has all that there is.
    #[track_caller]
    pub fn atomic_add(&mut self, address: Value, value: Value) -> Value {
        let is_float = self.ty(value).is_float();
        let op = if is_float { AtomicOp::Fadd } else { AtomicOp::Add };
        self.atomicrmw(op, MemFlags::ordered(Order::Relaxed, Scope::Gpu), address, value)
    }

    /// Does `body` with the index of the thread in the grid, x, if it is below `count`, an `i32`
    /// without a sign: what begins a kernel with one thread for each element.
    ///
    /// ```
    /// # use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// # use irc_ir::{function::Function, module::Module, types::{F32, I32, PTR}};
    /// # let mut module = Module::new();
    /// # let kernel = module.add_func(Function::kernel("k", &[PTR, I32]))?;
    /// # let mut b = FunctionBuilder::new(&mut module, kernel);
    /// # let [x, n] = b.begin()[..] else { unreachable!("it has two parameters") };
    /// b.for_each_index(n, |b, i| {
    ///     let element = b.load_element(F32, x, i);
    ///     let half = b.fmul(element, 0.5);
    ///     b.store_element(half, x, i);
    /// });
    /// # b.ret(None);
    /// # b.finish()?;
    /// # irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn for_each_index(&mut self, count: impl Operand, body: impl FnOnce(&mut Self, Value)) {
        let index = self.thread_index_x();
        let inside = self.icmp(IntCond::Ult, index, count);
        self.if_then(inside, |b| body(b, index));
    }

    /// Does `body` with the row and the column of the thread's element of a matrix that lies row by
    /// row, if it has one: the index of the thread in the grid, x, divided by `columns`.
    ///
    /// ```
    /// # use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// # use irc_ir::{module::Module, types::{F32, PTR}};
    /// # let mut module = Module::new();
    /// # let mut b = FunctionBuilder::kernel(&mut module, "k", &[PTR, PTR])?;
    /// # let [x, y] = b.begin()[..] else { unreachable!("it has two parameters") };
    /// // y is x, 20 rows of 30 columns, transposed.
    /// b.for_each_index_2d(20, 30, |b, [row, column]| {
    ///     let from = b.matrix_index(row, 30, column);
    ///     let element = b.load_element(F32, x, from);
    ///     let to = b.matrix_index(column, 20, row);
    ///     b.store_element(element, y, to);
    /// });
    /// # b.ret(None);
    /// # b.finish()?;
    /// # irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn for_each_index_2d(
        &mut self,
        rows: impl Operand,
        columns: impl Operand,
        body: impl FnOnce(&mut Self, [Value; 2]),
    ) {
        let (rows, columns) = (rows.into_value(self, I32), columns.into_value(self, I32));
        let count = self.mul(rows, columns);
        self.for_each_index(count, |b, index| {
            let at = [b.udiv(index, columns), b.urem(index, columns)];
            body(b, at);
        });
    }

    /// `row * columns + column`, the index of an element of a matrix that lies row by row.
    #[track_caller]
    pub fn matrix_index(
        &mut self,
        row: Value,
        columns: impl Operand,
        column: impl Operand,
    ) -> Value {
        let first = self.mul(row, columns);
        self.add(first, column)
    }

    /// Combines the values of all threads of a CTA of `threads` threads in the x direction, in
    /// shared memory; every thread gets the result. `combine` is associative and commutative, and
    /// is given values of other threads. All threads come here, as to a barrier.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::function::Function;
    /// use irc_ir::module::Module;
    /// use irc_ir::types::{F32, PTR};
    ///
    /// // total[ctaid] = the sum of 128 numbers
    /// let mut module = Module::new();
    /// let kernel = module.add_func(Function::kernel("sum", &[PTR, PTR]))?;
    /// let mut b = FunctionBuilder::new(&mut module, kernel);
    /// let [total, x] = b.begin()[..] else { unreachable!("it has two parameters") };
    /// let i = b.thread_index_x();
    /// let x = b.load_element(F32, x, i);
    /// let sum = b.reduce_cta("partial", 128, x, |b, x, y| b.fadd(x, y));
    /// let cta = b.sreg(irc_ir::op::SpecialReg::CtaidX);
    /// let thread = b.sreg(irc_ir::op::SpecialReg::TidX);
    /// let first = b.icmp(irc_ir::op::IntCond::Eq, thread, 0);
    /// b.if_then(first, |b| _ = b.store_element(sum, total, cta));
    /// b.ret(None);
    /// b.finish()?;
    /// irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn reduce_cta(
        &mut self,
        name: &str,
        threads: u32,
        value: Value,
        combine: impl Fn(&mut Self, Value, Value) -> Value,
    ) -> Value {
        let ty = self.ty(value);
        let shared = self.shared_array(name, ty, threads.into());
        let thread = self.sreg(SpecialReg::TidX);
        let mine = self.init_var(ty, value);
        // What was computed before in the same array has been read.
        self.barrier_aligned();
        self.store_element(value, shared, thread);
        let mut left = threads;
        while left > 1 {
            let half = left.div_ceil(2);
            self.barrier_aligned();
            let takes = self.icmp(IntCond::Ult, thread, left - half);
            let arms = self.begin_if(takes);
            let other = self.add(thread, half);
            let (x, y) = (self.use_var(mine), self.load_element(ty, shared, other));
            let both = combine(self, x, y);
            self.set_var(mine, both);
            self.store_element(both, shared, thread);
            self.end_if(arms);
            left = half;
        }
        self.barrier_aligned();
        self.load_element(ty, shared, 0)
    }

    /// The address of an array in shared memory, which the CTA has for itself. Its name is one of
    /// the module; functions that use the same name and type use the same array.
    #[track_caller]
    pub fn shared_array(&mut self, name: &str, elem: Type, count: u64) -> Value {
        self.shared_memory(name, elem, Some(count))
    }

    /// The address of the shared memory whose size the launch decides.
    ///
    /// ```
    /// use irc_ir::builder::{FunctionBuilder, InstBuilder};
    /// use irc_ir::function::Function;
    /// use irc_ir::module::Module;
    /// use irc_ir::op::MemFlags;
    /// use irc_ir::types::F32;
    ///
    /// let mut module = Module::new();
    /// let kernel = module.add_func(Function::kernel("k", &[]))?;
    /// let mut b = FunctionBuilder::new(&mut module, kernel);
    /// b.begin();
    /// let tile = b.dynamic_shared("tile", F32);
    /// let zero = b.f32(0.0);
    /// b.store(MemFlags::default(), zero, tile);
    /// b.ret(None);
    /// b.finish()?;
    /// irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn dynamic_shared(&mut self, name: &str, elem: Type) -> Value {
        self.shared_memory(name, elem, None)
    }

    /// Without a count its size is that of the launch.
    #[track_caller]
    fn shared_memory(&mut self, name: &str, elem: Type, count: Option<u64>) -> Value {
        let poison = Type::Ptr(Space::Shared);
        let module = self.module();
        let elem_type = module.types.value(elem);
        let array = module.types.intern(DataKind::Array(elem_type, count.unwrap_or(0)));
        let (Ok(ty), None | Some(1..)) = (array, count) else {
            self.misuse(Misuse::SharedArray { name: name.to_owned() });
            return self.poison(poison);
        };
        let linkage = if count.is_some() { Linkage::Internal } else { Linkage::External };
        let global = Global {
            name: name.to_owned(),
            linkage,
            space: Space::Shared,
            ty,
            align: elem.align().max(SHARED_ALIGN),
            init: None,
            dynamic: count.is_none(),
            attrs: GlobalAttrs::default(),
        };
        let id = match module.symbol(name) {
            Some(Symbol::Global(id)) if *module.global(id) == global => Some(id),
            Some(_) => None,
            None => module.add_global(global).ok(),
        };
        match id {
            Some(id) => self.global_addr(id),
            None => {
                self.misuse(Misuse::Symbol { name: name.to_owned() });
                self.poison(poison)
            }
        }
    }
}
