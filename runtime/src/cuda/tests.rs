//! A GPU, where there is one; what is said where there is none.

use super::*;
use crate::device::ParamPlace;
use irc_ptx::abi::ArgumentError;

const PTX: &str = "\
.version 7.0
.target sm_50
.address_size 64
.global .align 4 .u32 step = 3;
.visible .entry add(.param .u64 p, .param .u32 n)
{
    .reg .pred %p<2>;
    .reg .b32 %r<6>;
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
    ld.global.u32 %r4, [%rd3];
    add.u32 %r5, %r3, %r4;
    st.global.u32 [%rd3], %r5;
$done:
    ret;
}
";

#[test]
fn a_device_works_or_says_why_there_is_none() {
    let mut device = match CudaDevice::new(0) {
        Ok(device) => device,
        Err(error) => {
            let said = error.to_string();
            assert!(said.starts_with("no CUDA driver: ") || said.starts_with("no CUDA device 0: "));
            println!("skipped: {said}");
            return;
        }
    };
    run(&mut device).expect("the device does all that");
}

fn run(device: &mut CudaDevice) -> Result<(), DeviceError> {
    assert!(device.info().capability >= (5, 0) && !device.info().name.is_empty());
    let loaded = device.load(Image::Ptx(PTX))?;
    let kernel = device.kernel(loaded.module, "add")?;
    let params = [(0, 8), (8, 4)].map(|(offset, bytes)| ParamPlace { offset, bytes });
    assert_eq!(kernel.params.as_deref(), Some(&params[..]));
    assert!(device.attributes(kernel.id)?.max_threads >= 32);
    let buffer = device.alloc(16)?;
    device.write(buffer, &[1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0])?;
    let step = device.global(loaded.module, "step")?;
    device.write(step.address, &5u32.to_le_bytes())?;
    let config = LaunchConfig::new([1, 1, 1], [32, 1, 1]);
    device.launch(kernel.id, &config, &[&buffer.to_le_bytes(), &3u32.to_le_bytes()])?;
    device.synchronize()?;
    let mut bytes = [0; 12];
    device.read(buffer + 4, &mut bytes)?;
    assert_eq!(bytes, [7, 0, 0, 0, 8, 0, 0, 0, 4, 0, 0, 0]);
    let wrong = device.launch(kernel.id, &config, &[&buffer.to_le_bytes()]);
    let count = |error: &ArgumentError| matches!(error, ArgumentError::Count { expected: 2, .. });
    assert!(matches!(wrong, Err(DeviceError::Arguments(error)) if count(&error)));
    assert!(matches!(device.read(buffer + 8, &mut bytes), Err(DeviceError::BadAddress { .. })));
    let bad = device.load(Image::Ptx(&PTX.replace("add.u32", "ad.u32")));
    let Err(DeviceError::Rejected(messages)) = bad else { panic!("`ad` is no instruction") };
    assert!(messages.iter().any(|message| message.line == Some(20)), "{messages:?}");
    let unknown = device.kernel(loaded.module, "sub");
    assert!(matches!(unknown, Err(DeviceError::UnknownKernel { name, .. }) if name == "sub"));
    device.free(buffer)?;
    assert!(matches!(device.free(buffer), Err(DeviceError::BadAddress { .. })));
    device.unload(loaded.module)?;
    let gone = device.launch(kernel.id, &config, &[]);
    assert!(matches!(gone, Err(DeviceError::UnknownHandle { what: "kernel" })));
    Ok(())
}
