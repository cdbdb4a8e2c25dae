//! What C's programs ask of the machine, built and run: text, assertions, the heap, and variable
//! arguments.

use irc::ir::builder::{CallArg, DeviceLaunch, DeviceRuntime};
use irc::ir::signature::Aggregate;
use irc::prelude::*;
use irc::runtime::device::{Device, Image, LaunchConfig};
use irc::runtime::sim::{self, SimDevice};

/// A module with the kernel `k`, whose body `build` fills; its parameter is an address.
fn kernel(mut module: Module, build: impl FnOnce(&mut FunctionBuilder<'_>, Value)) -> Module {
    let file = module.files.push("k.src".to_owned());
    let kernel = module.add_func(Function::kernel("k", &[])).expect("the first of its name");
    let mut b = FunctionBuilder::new(&mut module, kernel);
    let entry = b.create_block();
    b.switch_to_block(entry);
    b.set_loc(file, 7, 3, None);
    let address = b.append_func_param(Type::Ptr(Space::Global));
    build(&mut b, address);
    b.ret(None);
    b.finish().expect("nothing is misused");
    module
}

/// What two threads print, what is wrong, and the number that they leave at the address.
fn run(module: &Module, level: OptLevel) -> (String, Vec<String>, f64) {
    let target = Target::new("sm_75".parse().expect("there is such a target"));
    let options = Options::default().with_level(level);
    let ptx = compile(module, &target, &options).expect("sm_75 has all of it");
    let mut device = SimDevice::new(sim::Options::default()).with_ptx_checks(true);
    let loaded = device.load(Image::Ptx(&ptx.text)).expect("it is right").module;
    let kernel = device.kernel(loaded, "k").expect("it is there").id;
    let address = device.alloc(8).expect("there is room");
    device.write(address, &[0; 8]).expect("it was allocated");
    let config = LaunchConfig::new([1, 1, 1], [2, 1, 1]);
    let finished = device.run(kernel, &config, &[&address.to_le_bytes()], &|_| ());
    let finished = finished.expect("the launch is possible");
    let mut bytes = [0; 8];
    device.read(address, &mut bytes).expect("it was allocated");
    let reports = finished.reports.iter().map(ToString::to_string).collect();
    (String::from_utf8_lossy(&finished.output).into_owned(), reports, f64::from_le_bytes(bytes))
}

/// Stores 8 bytes in the first thread.
fn store_once(b: &mut FunctionBuilder<'_>, value: Value, address: Value) {
    let (tid, zero) = (b.sreg(SpecialReg::TidX), b.i32(0));
    let is_first = b.icmp(IntCond::Eq, tid, zero);
    let [first, done] = [(); 2].map(|()| b.create_block());
    b.condbr(is_first, (first, &[]), (done, &[]));
    b.switch_to_block(first);
    b.store(MemFlags::aligned(8), value, address);
    b.br(done, &[]);
    b.switch_to_block(done);
}

const LEVELS: [OptLevel; 2] = [OptLevel::O0, OptLevel::O2];

#[test]
fn text_is_printed() {
    let module = kernel(Module::new(), |b, _| {
        let (tid, wide) = (b.sreg(SpecialReg::TidX), b.i64(-5_000_000_000));
        let (narrow, half) = (b.constant(I8, 0xfe), b.constant(F16, 0x3e00));
        let (single, name) = (b.f32(0.25), b.string("name"));
        b.printf("%d: %d %d %u %g %.3f %s\n", &[tid, wide, narrow, narrow, half, single, name]);
        b.printf("100%%\n", &[]);
    });
    assert_eq!(module.globals().count(), 3, "texts are kept once");
    for level in LEVELS {
        let (text, reports, _) = run(&module, level);
        let line = |n| format!("{n}: -5000000000 -2 254 1.5 0.250 name\n");
        assert_eq!(reports, [""; 0]);
        assert!(text.contains(&line(0)) && text.contains(&line(1)), "{text}");
        assert_eq!(text.matches("100%\n").count(), 2);
    }
}

#[test]
fn assertions_say_where_they_are() {
    let module = kernel(Module::new(), |b, _| {
        let (tid, one) = (b.sreg(SpecialReg::TidX), b.i32(1));
        let below = b.icmp(IntCond::Slt, tid, one);
        b.assert(below, "tid.x < 1");
        b.printf("thread %d\n", &[tid]);
    });
    for level in LEVELS {
        let (_, reports, _) = run(&module, level);
        let [report] = &reports[..] else { panic!("{reports:#?}") };
        assert!(report.contains("k.src:7: k: `tid.x < 1`"), "{report}");
    }
}

#[test]
fn memory_of_the_heap_is_allocated_and_freed() {
    let module = kernel(Module::new(), |b, address| {
        let size = b.i64(16);
        let memory = b.malloc(size);
        let x = b.f64(2.5);
        b.store(MemFlags::aligned(8), x, memory);
        let y = b.load(F64, MemFlags::aligned(8), memory);
        b.free(memory);
        store_once(b, y, address);
    });
    for level in LEVELS {
        let (_, reports, number) = run(&module, level);
        assert_eq!(reports, [""; 0]);
        assert_eq!(number, 2.5);
    }
}

/// `double f(int n, ...)`: the sum of n doubles, behind them an aggregate and a `float4`.
fn sum(module: &mut Module) -> (FuncId, DataType) {
    let fields = [I16, I8].map(|ty| module.types.value(ty));
    let pair = irc::ir::data::DataKind::Struct(fields.into());
    let pair = module.types.intern(pair).expect("a small type");
    let signature = Signature::new(&[I32], Some(F64)).with_variable_arguments();
    let f = Function::new("f", FunctionKind::Device, Linkage::Internal, signature);
    let f = module.add_func(f).expect("the first of its name");
    let mut b = FunctionBuilder::new(module, f);
    let [entry, head, body, done] = [(); 4].map(|()| b.create_block());
    b.switch_to_block(entry);
    let n = b.append_block_params_for_signature(entry)[0];
    let (i, total) = (b.declare_var(I32), b.declare_var(F64));
    let (zero, nothing) = (b.i32(0), b.f64(0.0));
    b.def_var(i, zero);
    b.def_var(total, nothing);
    let list = b.va_list();
    b.br(head, &[]);
    b.switch_to_block(head);
    let now = b.use_var(i);
    let more = b.icmp(IntCond::Slt, now, n);
    b.condbr(more, (body, &[]), (done, &[]));
    b.switch_to_block(body);
    let (x, old) = (b.va_arg(list, F64), b.use_var(total));
    let (new, one, now) = (b.fadd(old, x), b.i32(1), b.use_var(i));
    b.def_var(total, new);
    let next = b.add(now, one);
    b.def_var(i, next);
    b.br(head, &[]);
    b.switch_to_block(done);
    b.seal_all_blocks();
    let aggregate = b.va_arg_aggregate(list, pair);
    let vector = b.va_arg(list, Type::Vector(Scalar::F32, 4));
    let short = b.load(I16, MemFlags::aligned(2), aggregate);
    let byte = b.ptr_offset(aggregate, 2);
    let byte = b.load(I8, MemFlags::aligned(1), byte);
    let mut sum = b.use_var(total);
    let [short, byte] = [short, byte].map(|x| b.stof(F64, x));
    let last = b.extract(vector, 3);
    let last = b.fcvt(F64, last);
    for x in [short, byte, last] {
        sum = b.fadd(sum, x);
    }
    b.ret(Some(sum));
    b.finish().expect("nothing is misused");
    (f, pair)
}

#[test]
fn variable_arguments_arrive() {
    let mut module = Module::new();
    let (f, pair) = sum(&mut module);
    let module = kernel(module, |b, address| {
        let slot = b.create_slot(pair);
        let pair_at = b.slot_addr(slot);
        let (short, byte) = (b.constant(I16, 300), b.constant(I8, 0xf6));
        b.store(MemFlags::aligned(2), short, pair_at);
        let byte_at = b.ptr_offset(pair_at, 2);
        b.store(MemFlags::aligned(1), byte, byte_at);
        let (two, x, y, four) = (b.i32(2), b.f64(0.5), b.f64(0.25), b.f32(4.0));
        let vector = b.splat(Type::Vector(Scalar::F32, 4), four);
        let plain = [two, x, y].map(CallArg::Value);
        let further = [CallArg::ByValue(pair_at, pair), CallArg::Value(vector)];
        let args: Vec<CallArg> = plain.into_iter().chain(further).collect();
        let sum = b.call_variadic(f, &args).expect("it has a result");
        store_once(b, sum, address);
    });
    for level in LEVELS {
        let (_, reports, number) = run(&module, level);
        assert_eq!(reports, [""; 0]);
        assert_eq!(number, 0.5 + 0.25 + 300.0 - 10.0 + 4.0);
    }
}

/// The first mistake of what the closure builds.
fn misuse(build: impl FnOnce(&mut FunctionBuilder<'_>)) -> String {
    let mut module = Module::new();
    let taken = Function::kernel("malloc", &[]);
    module.add_func(taken).expect("the first of its name");
    let kernel = module.add_func(Function::kernel("k", &[])).expect("the first of its name");
    let mut b = FunctionBuilder::new(&mut module, kernel);
    let entry = b.create_block();
    b.switch_to_block(entry);
    build(&mut b);
    b.ret(None);
    b.finish().expect_err("something is misused").misuse.to_string()
}

#[test]
fn what_cannot_be_printed_is_a_misuse() {
    let few = misuse(|b| {
        b.printf("%d %d\n", &[]);
    });
    assert_eq!(few, "the format takes 2 arguments, found 0");
    let kind = misuse(|b| {
        let x = b.f32(1.0);
        b.printf("%d\n", &[x]);
    });
    assert_eq!(kind, "argument 0 is f32, which `%d` does not print");
    let name = misuse(|b| {
        let size = b.i64(1);
        b.malloc(size);
    });
    assert_eq!(name, "`@malloc` is not the function of the machine that has this name");
}

/// A module with a kernel `k` that launches another, which gets a value of each kind.
fn launching(runtime: DeviceRuntime) -> Module {
    let mut module = Module::new();
    let fields = [I16, F64].map(|ty| module.types.value(ty));
    let pair = irc::ir::data::DataKind::Struct(fields.into());
    let pair = module.types.intern(pair).expect("a small type");
    let mut child = Function::kernel("child", &[PTR, I1, I16, Type::Vector(Scalar::F32, 4)]);
    let copy = Aggregate::ByVal { ty: pair, align: 8 };
    child.signature.params.push(Param::aggregate(Type::Ptr(Space::Param), copy));
    let child = module.add_func(child).expect("the first of its name");
    let mut b = FunctionBuilder::new(&mut module, child);
    let entry = b.create_block();
    b.switch_to_block(entry);
    b.append_block_params_for_signature(entry);
    b.ret(None);
    b.finish().expect("nothing is misused");
    kernel(module, |b, address| {
        let generic = b.addrcast(Space::Generic, address);
        let (one, none, x) = (b.i32(1), b.i32(0), b.f32(2.5));
        let (yes, short) = (b.bool(true), b.constant(I16, 7));
        let vector = b.vbuild(Type::Vector(Scalar::F32, 4), &[x, x, x, x]);
        let slot = b.create_slot(pair);
        let copied = b.slot_addr(slot);
        let launch = DeviceLaunch {
            kernel: child,
            grid: [one, one, one],
            block: [one, one, one],
            shared: none,
            stream: b.constant(PTR, 0),
            args: &[generic, yes, short, vector, copied],
        };
        let error = b.launch_from_device(runtime, &launch);
        b.printf("%d\n", &[error]);
    })
}

#[test]
fn launches_from_the_device_are_refused_where_they_are() {
    let first = [
        (DeviceRuntime::Cdp2, "__cudaCDP2GetParameterBufferV2"),
        (DeviceRuntime::Cdp1, "cudaGetParameterBuffer"),
    ];
    for (runtime, name) in first {
        let module = launching(runtime);
        irc::ir::verify::verify_module(&module).expect("it is right");
        for level in LEVELS {
            let (_, reports, _) = run(&module, level);
            let [report] = &reports[..] else { panic!("{reports:#?}") };
            let why = format!(
                "`{name}` is of the CUDA device runtime: the simulator does not launch kernels \
                 from the device"
            );
            assert!(report.contains(&why) && report.contains("in kernel k"), "{report}");
        }
    }
}

#[test]
fn what_is_launched_from_the_device_is_a_kernel_with_its_arguments() {
    let built = |args: &dyn Fn(&mut FunctionBuilder<'_>) -> Vec<Value>, is_kernel: bool| {
        let mut module = Module::new();
        let child = module.add_func(Function::kernel("child", &[I32])).expect("a new name");
        let parent = module.add_func(Function::kernel("k", &[])).expect("a new name");
        let mut b = FunctionBuilder::new(&mut module, parent);
        let entry = b.create_block();
        b.switch_to_block(entry);
        let (one, args) = (b.i32(1), args(&mut b));
        let launch = DeviceLaunch {
            kernel: if is_kernel { child } else { FuncId::from_u32(9) },
            grid: [one; 3],
            block: [one; 3],
            shared: one,
            stream: b.constant(PTR, 0),
            args: &args,
        };
        b.launch_from_device(DeviceRuntime::Cdp2, &launch);
        b.ret(None);
        b.finish().expect_err("it is misused").misuse.to_string()
    };
    assert_eq!(built(&|_| vec![], true), "the kernel takes 1 arguments, found 0");
    let wrong = built(&|b| vec![b.f32(1.0)], true);
    assert_eq!(wrong, "argument 0 of the launch is f32; the parameter is i32");
    assert_eq!(built(&|_| vec![], false), "func9 is no kernel of this module");
}
