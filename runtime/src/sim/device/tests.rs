//! The simulator through the trait that every device has.

use super::*;
use crate::device::{FaultKind, ParamPlace};
use irc_ptx::abi::{Abi, Argument, ArgumentError};

const PTX: &str = "\
.version 7.0
.target sm_50
.address_size 64
.const .align 4 .u32 bias = 5;
.global .align 4 .u32 step = 3;
.visible .entry add(.param .u64 p, .param .u32 n)
{
    .reg .pred %p<2>;
    .reg .b32 %r<7>;
    .reg .b64 %rd<4>;
    ld.param.u64 %rd1, [p];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x;
    setp.ge.u32 %p1, %r2, %r1;
    @%p1 bra $done;
    cvta.to.global.u64 %rd1, %rd1;
    mul.wide.u32 %rd2, %r2, 4;
    add.s64 %rd3, %rd1, %rd2;
    ld.global.u32 %r3, [step];
    ld.const.u32 %r6, [bias];
    add.u32 %r3, %r3, %r6;
    ld.global.u32 %r4, [%rd3];
    add.u32 %r5, %r3, %r4;
    st.global.u32 [%rd3], %r5;
$done:
    ret;
}
";

fn numbers(device: &mut SimDevice, address: u64) -> [u32; 4] {
    let mut bytes = [0; 16];
    device.read(address, &mut bytes).expect("it is allocated");
    let mut numbers = [0; 4];
    for (number, bytes) in numbers.iter_mut().zip(bytes.as_chunks().0) {
        *number = u32::from_le_bytes(*bytes);
    }
    numbers
}

#[test]
fn parameters_lie_as_closely_as_their_alignment_allows() -> Result<(), DeviceError> {
    let mut device = SimDevice::new(Options::default());
    let text = ".version 6.3\n.target sm_75\n.address_size 64\n.visible .entry k(.param .u8 a, \
                .param .align 2 .b8 b[6], .param .align 2 .b8 c[2], .param .u64 d) { ret; }";
    let module = device.load(Image::Ptx(text))?.module;
    let place = |offset, bytes| ParamPlace { offset, bytes };
    let places = vec![place(0, 1), place(2, 6), place(8, 2), place(16, 8)];
    assert_eq!(device.kernel(module, "k")?.params, Some(places));
    Ok(())
}

#[test]
fn a_kernel_runs_with_variables_of_the_module() -> Result<(), DeviceError> {
    let mut device = SimDevice::new(Options::default());
    let module = device.load(Image::Ptx(PTX))?.module;
    let kernel = device.kernel(module, "add")?;
    let place = |offset, bytes| ParamPlace { offset, bytes };
    assert_eq!(kernel.params, Some(vec![place(0, 8), place(8, 4)]));
    assert_eq!(device.attributes(kernel.id)?.max_threads, 1024);
    let buffer = device.alloc(16)?;
    device.write(buffer, &[1u32, 2, 3, 4].map(u32::to_le_bytes).concat())?;
    let config = LaunchConfig::new([1, 1, 1], [32, 1, 1]);
    let address = buffer.to_le_bytes();
    device.launch(kernel.id, &config, &[&address, &3u32.to_le_bytes()])?;
    assert_eq!(numbers(&mut device, buffer), [9, 10, 11, 4]);
    let (step, bias) = (device.global(module, "step")?, device.global(module, "bias")?);
    assert_eq!((step.bytes, bias.bytes), (4, 4));
    device.write(step.address, &1u32.to_le_bytes())?;
    device.write(bias.address + 1, &[1])?;
    let mut bytes = [0; 4];
    device.read(bias.address, &mut bytes)?;
    assert_eq!(bytes, [5, 1, 0, 0]);
    device.launch(kernel.id, &config, &[&address, &3u32.to_le_bytes()])?;
    assert_eq!(numbers(&mut device, buffer), [271, 272, 273, 4]);
    let past = device.read(bias.address + 2, &mut bytes);
    assert!(matches!(past, Err(DeviceError::BadAddress { .. })));
    Ok(())
}

#[test]
fn memory_lies_where_the_caller_wants_it() -> Result<(), DeviceError> {
    let mut device = SimDevice::new(Options::default());
    let (low, high) = (0x5555_0000_1000, 0x7fff_0000_0040);
    let given = device.alloc(64)?;
    device.alloc_at(high, 32)?;
    device.alloc_at(low, 32)?;
    let later = device.alloc(64)?;
    for (address, byte) in [(low, 1), (given, 2), (later, 3), (high, 4)] {
        device.write(address + 8, &[byte; 8])?;
    }
    for (address, want) in [(low, 1), (given, 2), (later, 3), (high, 4)] {
        let mut bytes = [0; 8];
        device.read(address + 8, &mut bytes)?;
        assert_eq!(bytes, [want; 8]);
    }
    let taken = [low + 31, low - 1, high, given, later + (1 << 20), 4096, u64::MAX - 8];
    for address in taken {
        assert!(device.alloc_at(address, 16).is_err(), "{address:#x}");
    }
    device.free(low)?;
    device.alloc_at(low + 8, 16)
}

#[test]
fn what_is_wrong_is_said() -> Result<(), DeviceError> {
    let mut device = SimDevice::new(Options::default());
    let refused = device.load(Image::Ptx(&PTX.replace("mul.wide", "mul.wise")));
    let Err(DeviceError::Rejected(messages)) = refused else { panic!("`.wise` is no word") };
    assert!(messages.iter().any(|message| message.line == Some(17)), "{messages:?}");
    let cubin = device.load(Image::Cubin(b"\x7fELF"));
    assert!(matches!(cubin, Err(DeviceError::WrongImage { .. })));
    let module = device.load(Image::Ptx(PTX))?.module;
    let unknown = device.kernel(module, "sub");
    let Err(DeviceError::UnknownKernel { kernels, .. }) = unknown else { panic!("no `sub`") };
    assert_eq!(kernels, ["add"]);
    let kernel = device.kernel(module, "add")?.id;
    let buffer = device.alloc(16)?;
    device.write(buffer, &[0; 16])?;
    let config = LaunchConfig::new([1, 1, 1], [32, 1, 1]);
    let wild = device.launch(kernel, &config, &[&buffer.to_le_bytes(), &5u32.to_le_bytes()]);
    let Err(DeviceError::Faults(faults)) = wild else { panic!("the fifth is not there") };
    assert_eq!(faults[0].kind, FaultKind::OutOfBounds);
    let few = device.launch(kernel, &config, &[]);
    let told = few.expect_err("none are given").to_string();
    assert!(
        told.starts_with("`add` takes 2 arguments (`") && told.ends_with("), found 0"),
        "{told}"
    );
    let abi = Abi::of(&irc_ptx::Module::parse(PTX).expect("it is PTX"));
    device.check_abi(module, &abi)?;
    let add = abi.kernel("add").expect("it is there");
    let float =
        device.launch_checked(kernel, add, &config, &[Argument::pointer(buffer), 1f32.into()]);
    assert!(matches!(float, Err(DeviceError::Arguments(ArgumentError::Kind { index: 1, .. }))));
    let good = [Argument::pointer(buffer), 3u32.into()];
    device.launch_checked(kernel, add, &config, &good)?;
    let mut other = abi.clone();
    other.functions.iter_mut().for_each(|f| f.params.truncate(1));
    let told = device.check_abi(module, &other).expect_err("there are more").to_string();
    assert!(told.ends_with("found 8 bytes at 0, 4 bytes at 8, expected 8 bytes at 0"), "{told}");
    let wide = LaunchConfig::new([1, 1, 1], [2048, 1, 1]);
    let wide = device.launch(kernel, &wide, &[&buffer.to_le_bytes(), &4u32.to_le_bytes()]);
    assert!(matches!(wide, Err(DeviceError::BadLaunch { .. })));
    assert!(matches!(device.alloc(1 << 40), Err(DeviceError::OutOfMemory { .. })));
    device.free(buffer)?;
    assert!(matches!(device.free(buffer), Err(DeviceError::BadAddress { .. })));
    device.unload(module)?;
    assert!(device.kernel(module, "add").is_err() && device.attributes(kernel).is_err());
    Ok(())
}
