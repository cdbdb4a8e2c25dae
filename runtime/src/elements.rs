//! Arrays of Rust's numbers in the memory of a device.

use crate::device::{Device, DeviceError};

/// A number as the memory of devices holds it.
pub trait Element: Copy {
    /// How many bytes it has.
    const BYTES: usize;

    /// Puts its bytes at the end.
    fn put(self, bytes: &mut Vec<u8>);

    /// The number of these bytes.
    fn of(bytes: &[u8]) -> Self;
}

macro_rules! elements {
    ($($ty:ident)*) => {$(
        impl Element for $ty {
            const BYTES: usize = size_of::<$ty>();

            fn put(self, bytes: &mut Vec<u8>) {
                bytes.extend(self.to_le_bytes());
            }

            fn of(bytes: &[u8]) -> $ty {
                $ty::from_le_bytes(bytes.try_into().expect("as many as it has"))
            }
        }
    )*};
}

elements! { i8 u8 i16 u16 i32 u32 i64 u64 f32 f64 }

/// Every device has these methods.
///
/// ```
/// use irc_runtime::device::{Argument, Device, DeviceArrays, LaunchConfig};
/// use irc_runtime::sim::{self, SimDevice};
///
/// let ptx = ".version 8.0\n.target sm_90\n.address_size 64\n
///     .visible .entry clear(.param .u64 x) {
///     .reg .b64 %rd<3>; .reg .b32 %r<2>;
///     ld.param.u64 %rd1, [x]; mov.u32 %r1, %tid.x;
///     mad.wide.u32 %rd2, %r1, 4, %rd1; st.global.b32 [%rd2], 0; ret; }";
/// let mut device = SimDevice::new(sim::Options::default());
/// let x = device.upload(&[1.5_f32, 2.5, 3.5])?;
/// let config = LaunchConfig::new([1, 1, 1], [2, 1, 1]);
/// device.run_ptx(ptx, "clear", &config, &[Argument::pointer(x)])?;
/// assert_eq!(device.download::<f32>(x, 3)?, [0.0, 0.0, 3.5]);
/// # Ok::<(), irc_runtime::device::DeviceError>(())
/// ```
pub trait DeviceArrays: Device {
    /// Allocates memory that holds these numbers; its address.
    ///
    /// # Errors
    /// Those of [`Device::alloc`] and [`Device::write`].
    fn upload<T: Element>(&mut self, numbers: &[T]) -> Result<u64, DeviceError> {
        let mut bytes = Vec::with_capacity(size_of_val(numbers));
        numbers.iter().for_each(|number| number.put(&mut bytes));
        let address = self.alloc(bytes.len() as u64)?;
        self.write(address, &bytes)?;
        Ok(address)
    }

    /// The numbers that memory holds.
    ///
    /// # Errors
    /// Those of [`Device::read`].
    fn download<T: Element>(&mut self, address: u64, count: usize) -> Result<Vec<T>, DeviceError> {
        let mut bytes = vec![0; count * T::BYTES];
        self.read(address, &mut bytes)?;
        Ok(bytes.chunks_exact(T::BYTES).map(T::of).collect())
    }
}

impl<D: Device + ?Sized> DeviceArrays for D {}
