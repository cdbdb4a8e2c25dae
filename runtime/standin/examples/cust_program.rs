//! A program as users of `cust` write them: it names neither irc nor the library that it runs on.
//!
//! It adds arrays in a kernel of PTX, one of them in managed memory, then reads outside of an array
//! to see the error.

use cust::error::CudaError;
use cust::prelude::*;
use std::error::Error;

const PTX: &str = "\
.version 7.0
.target sm_50
.address_size 64
.visible .global .align 4 .f32 scale = 0f3F800000;
.visible .entry axpy(.param .u64 x, .param .u64 y, .param .u32 n)
{
    .reg .pred %p<2>;
    .reg .b32 %r<6>;
    .reg .f32 %f<6>;
    .reg .b64 %rd<6>;
    ld.param.u64 %rd1, [x];
    ld.param.u64 %rd2, [y];
    ld.param.u32 %r1, [n];
    mov.u32 %r2, %tid.x;
    mov.u32 %r3, %ctaid.x;
    mov.u32 %r4, %ntid.x;
    mad.lo.s32 %r5, %r3, %r4, %r2;
    setp.ge.u32 %p1, %r5, %r1;
    @%p1 bra $done;
    cvta.to.global.u64 %rd1, %rd1;
    cvta.to.global.u64 %rd2, %rd2;
    mul.wide.u32 %rd3, %r5, 4;
    add.s64 %rd4, %rd1, %rd3;
    add.s64 %rd5, %rd2, %rd3;
    ld.global.f32 %f1, [scale];
    ld.global.f32 %f2, [%rd4];
    ld.global.f32 %f3, [%rd5];
    fma.rn.f32 %f4, %f1, %f2, %f3;
    st.global.f32 [%rd5], %f4;
$done:
    ret;
}
";

fn main() -> Result<(), Box<dyn Error>> {
    let _context = cust::quick_init()?;
    let device = Device::get_device(0)?;
    println!("device: {} of {}", device.name()?, Device::num_devices()?);

    let module = Module::from_ptx(PTX, &[])?;
    let axpy = module.get_function("axpy")?;
    let stream = Stream::new(StreamFlags::NON_BLOCKING, None)?;
    let mut scale = module.get_global::<f32>(c"scale")?;
    scale.copy_from(&2.0)?;

    let n = 1000u32;
    let x: Vec<f32> = (0..n).map(|i| i as f32).collect();
    let (dx, dy) = (DeviceBuffer::from_slice(&x)?, DeviceBuffer::from_slice(&vec![1.0f32; 1000])?);
    let (_, block) = axpy.suggested_launch_configuration(0, 0.into())?;
    let grid = n.div_ceil(block);
    #[expect(unsafe_code, reason = "cust cannot know what a kernel does")]
    // SAFETY: the kernel takes two arrays of `n` elements.
    unsafe {
        launch!(axpy<<<grid, block, 0, stream>>>(dx.as_device_ptr(), dy.as_device_ptr(), n))?;
    }
    stream.synchronize()?;
    let y = dy.as_host_vec()?;
    let right = y.iter().zip(&x).all(|(y, x)| *y == 2.0 * x + 1.0);
    println!("sums: {}", if right { "right" } else { "wrong" });

    let mut both = UnifiedBuffer::new(&3.0f32, 1000)?;
    both[7] = 100.0;
    #[expect(unsafe_code, reason = "cust cannot know what a kernel does")]
    // SAFETY: as before; nobody uses the buffer before the end of the kernel.
    unsafe {
        launch!(axpy<<<grid, block, 0, stream>>>(dx.as_device_ptr(), both.as_unified_ptr(), n))?;
    }
    stream.synchronize()?;
    println!("managed: {} {} {}", both[6], both[7], both[8]);

    #[expect(unsafe_code, reason = "cust cannot know what a kernel does")]
    // SAFETY: there is none: the kernel gets a count of elements that are not there.
    unsafe {
        let (x, y) = (dx.as_device_ptr(), dy.as_device_ptr());
        launch!(axpy<<<1u32 << 16, 1024, 0, stream>>>(x, y, 1u32 << 26))?;
    }
    let after = stream.synchronize();
    println!("after the fault: {after:?}");
    let forever = matches!(stream.synchronize(), Err(CudaError::IllegalAddress));
    println!("and again: {}", if forever { "the same" } else { "another" });
    // What the context had is lost with it.
    std::mem::forget((dx, dy, both, stream, module));
    Ok(())
}
