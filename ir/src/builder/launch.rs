//! Launches of kernels from the device, by the functions of the CUDA device runtime.
//!
//! The program is linked with `libcudadevrt.a`, which has them. That of CUDA 13.5 has both
//! generations, for every target that it links for.

use super::{FunctionBuilder, InstBuilder, Misuse};
use crate::data::{DataKind, align_up};
use crate::entity::{FuncId, Value};
use crate::op::{BulkFlags, IntCond, MemFlags};
use crate::signature::{Aggregate, Param, Signature};
use crate::types::{I1, I8, I32, I64, PTR, Space, Type};

/// The functions of the CUDA device runtime that launch a kernel.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum DeviceRuntime {
    /// `__cudaCDP2GetParameterBufferV2` and `__cudaCDP2LaunchDeviceV2_ptsz`, which CUDA 12 and
    /// later compile launches to.
    #[default]
    Cdp2,
    /// `cudaGetParameterBuffer` and `cudaLaunchDevice`, as the PTX Writer's Guide has them.
    Cdp1,
}

/// The launch of a kernel from the device.
#[derive(Copy, Clone, Debug)]
pub struct DeviceLaunch<'a> {
    /// The kernel.
    pub kernel: FuncId,
    /// The CTAs in each dimension (`i32`).
    pub grid: [Value; 3],
    /// The threads of a CTA in each dimension (`i32`).
    pub block: [Value; 3],
    /// Bytes of dynamic shared memory (`i32`).
    pub shared: Value,
    /// The stream, a generic pointer; null is that of the CTA.
    pub stream: Value,
    /// The arguments of the kernel; of an aggregate by value a pointer to it.
    pub args: &'a [Value],
}

/// The alignment of a buffer of parameters, the largest of a parameter.
const BUFFER_ALIGN: i64 = 64;
/// `cudaErrorMemoryAllocation`.
const NO_MEMORY: i32 = 2;

/// What the functions take that hold dimensions: a `dim3` by value.
#[derive(Copy, Clone)]
enum Taken {
    Value(Type),
    Dim3,
}

impl FunctionBuilder<'_> {
    /// Launches a kernel from the device. The result is a `cudaError_t`, 0 if the launch was made.
    ///
    /// ```
    /// use irc_ir::builder::{DeviceLaunch, DeviceRuntime, FunctionBuilder, InstBuilder};
    /// use irc_ir::function::Function;
    /// use irc_ir::module::Module;
    /// use irc_ir::types::{F32, PTR};
    ///
    /// let mut module = Module::new();
    /// let child = module.add_func(Function::kernel("child", &[PTR, F32]))?;
    /// let mut b = FunctionBuilder::new(&mut module, child);
    /// let entry = b.create_block();
    /// b.switch_to_block(entry);
    /// b.append_block_params_for_signature(entry);
    /// b.ret(None);
    /// b.finish()?;
    ///
    /// let parent = module.add_func(Function::kernel("parent", &[PTR]))?;
    /// let mut b = FunctionBuilder::new(&mut module, parent);
    /// let entry = b.create_block();
    /// b.switch_to_block(entry);
    /// let data = b.append_block_params_for_signature(entry)[0];
    /// let (one, many, none, x) = (b.i32(1), b.i32(128), b.i32(0), b.f32(2.5));
    /// let launch = DeviceLaunch {
    ///     kernel: child,
    ///     grid: [many, one, one],
    ///     block: [many, one, one],
    ///     shared: none,
    ///     stream: b.constant(PTR, 0),
    ///     args: &[data, x],
    /// };
    /// let error = b.launch_from_device(DeviceRuntime::Cdp2, &launch);
    /// b.printf("launch: %d\n", &[error]);
    /// b.ret(None);
    /// b.finish()?;
    /// irc_ir::verify::verify_module(&module).expect("a right module");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn launch_from_device(
        &mut self,
        runtime: DeviceRuntime,
        launch: &DeviceLaunch<'_>,
    ) -> Value {
        let params = match self.kernel_params(launch) {
            Ok(params) => params,
            Err(error) => {
                self.misuse(error);
                return self.poison(I32);
            }
        };
        let kernel = self.func_addr(launch.kernel);
        let [grid, block] = [launch.grid, launch.block].map(|counts| self.dim3(counts));
        let (offsets, size) = self.place_params(&params);
        let ptr = Taken::Value(PTR);
        let shape = [Taken::Dim3, Taken::Dim3, Taken::Value(I32)];
        let [x, y, z] = shape;
        let buffer = match runtime {
            DeviceRuntime::Cdp2 => {
                let args = [kernel, grid, block, launch.shared];
                self.runtime_call("__cudaCDP2GetParameterBufferV2", &[ptr, x, y, z], PTR, &args)
            }
            DeviceRuntime::Cdp1 => {
                let taken = [Taken::Value(I64); 2];
                let args = [self.i64(BUFFER_ALIGN), self.i64(size as i64)];
                self.runtime_call("cudaGetParameterBuffer", &taken, PTR, &args)
            }
        };
        let result = self.declare_var(I32);
        let (no_memory, null) = (self.i32(NO_MEMORY), self.constant(PTR, 0));
        self.def_var(result, no_memory);
        let [start, behind] = [(); 2].map(|()| self.create_block());
        let has_buffer = self.icmp(IntCond::Ne, buffer, null);
        self.condbr(has_buffer, (start, &[]), (behind, &[]));
        self.seal_block(start);
        self.switch_to_block(start);
        for ((param, &arg), offset) in params.iter().zip(launch.args).zip(offsets) {
            let at = self.ptr_offset(buffer, offset as i64);
            self.store_launch_arg(param, arg, at);
        }
        let error = match runtime {
            DeviceRuntime::Cdp2 => {
                let args = [buffer, launch.stream];
                self.runtime_call("__cudaCDP2LaunchDeviceV2_ptsz", &[ptr, ptr], I32, &args)
            }
            DeviceRuntime::Cdp1 => {
                let args = [kernel, buffer, grid, block, launch.shared, launch.stream];
                self.runtime_call("cudaLaunchDevice", &[ptr, ptr, x, y, z, ptr], I32, &args)
            }
        };
        self.def_var(result, error);
        self.br(behind, &[]);
        self.seal_block(behind);
        self.switch_to_block(behind);
        self.use_var(result)
    }

    /// The parameters of the kernel, if the arguments are for them.
    #[track_caller]
    fn kernel_params(&mut self, launch: &DeviceLaunch<'_>) -> Result<Vec<Param>, Misuse> {
        let func = launch.kernel;
        let Some(kernel) = self.module().get_func(func).filter(|func| func.is_kernel()) else {
            return Err(Misuse::NoKernel { func });
        };
        let params = kernel.signature.params.clone();
        let (wanted, found) = (params.len(), launch.args.len());
        if wanted != found {
            return Err(Misuse::LaunchCount { wanted, found });
        }
        for (index, (param, &arg)) in params.iter().zip(launch.args).enumerate() {
            let (wanted, found) = (param.ty, self.ty(arg));
            let fits = match param.attrs.aggregate {
                Some(_) => found.is_ptr(),
                // The host binds what is opaque.
                None => wanted == found && !param.attrs.opaque,
            };
            if !fits {
                return Err(Misuse::LaunchArgument { index, wanted, found });
            }
        }
        Ok(params)
    }

    /// Where each parameter of a kernel lies in the buffer, and their size together.
    fn place_params(&mut self, params: &[Param]) -> (Vec<u64>, u64) {
        let mut size = 0;
        let types = &self.module().types;
        let place = |param: &Param| {
            let (bytes, align) = match param.attrs.aggregate {
                Some(Aggregate::ByVal { ty, align } | Aggregate::Sret { ty, align }) => {
                    (types.layout(ty).size.max(1), align)
                }
                None => (param.ty.bytes().into(), param.ty.align()),
            };
            let offset = align_up(size, align.into());
            size = offset + bytes;
            offset
        };
        (params.iter().map(place).collect(), size)
    }

    #[track_caller]
    fn store_launch_arg(&mut self, param: &Param, arg: Value, at: Value) {
        let Some(Aggregate::ByVal { ty, align }) = param.attrs.aggregate else {
            let value = if param.ty == I1 { self.zext(I8, arg) } else { arg };
            self.store(MemFlags::aligned(param.ty.align()), value, at);
            return;
        };
        let size = self.module().types.layout(ty).size;
        let align_log2 = align.trailing_zeros() as u8;
        let flags =
            BulkFlags { dst_align_log2: align_log2, src_align_log2: align_log2, volatile: false };
        let size = self.i64(size as i64);
        self.memcpy(flags, at, arg, size);
    }

    /// A `dim3` in local memory.
    #[track_caller]
    fn dim3(&mut self, counts: [Value; 3]) -> Value {
        let word = self.module().types.value(I32);
        let ty = self.module().types.intern(DataKind::Array(word, 3)).expect("it is small");
        let slot = self.create_slot(ty);
        let address = self.slot_addr(slot);
        for (i, count) in (0i64..).zip(counts) {
            let at = if i == 0 { address } else { self.ptr_offset(address, 4 * i) };
            self.store(MemFlags::aligned(4), count, at);
        }
        address
    }

    /// Calls a function of the device runtime.
    #[track_caller]
    fn runtime_call(
        &mut self,
        name: &'static str,
        params: &[Taken],
        result: Type,
        args: &[Value],
    ) -> Value {
        let types = &mut self.module().types;
        let word = types.value(I32);
        let dim3 = types.intern(DataKind::Array(word, 3)).expect("it is small");
        let param = |&taken: &Taken| match taken {
            Taken::Value(ty) => Param::new(ty),
            Taken::Dim3 => {
                let copy = Aggregate::ByVal { ty: dim3, align: 4 };
                Param::aggregate(Type::Ptr(Space::Local), copy)
            }
        };
        let params = params.iter().map(param).collect();
        let signature = Signature { params, ..Signature::new(&[], Some(result)) };
        match self.declare_system(name, signature) {
            Some(callee) => self.call(callee, args).unwrap_or_else(|| self.poison(result)),
            None => self.poison(result),
        }
    }
}
