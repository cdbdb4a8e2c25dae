//! Memory of the host that programs have pointers to: page-locked memory, and managed memory, which
//! the device sees at the same addresses.
//!
//! Programs read and write it behind our backs, so it is only ever copied, never borrowed.

#![allow(unsafe_code, reason = "programs have pointers into this memory")]

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ffi::c_void;
use std::ptr::NonNull;

/// How the driver aligns memory.
const ALIGN: usize = 512;

/// A piece of memory, zero at first.
pub struct HostMemory {
    start: NonNull<u8>,
    layout: Layout,
}

// SAFETY: the memory belongs to no thread.
unsafe impl Send for HostMemory {}

impl HostMemory {
    /// N bytes, more than none; `None` if there is not so much memory.
    pub fn new(bytes: usize) -> Option<HostMemory> {
        let layout = Layout::from_size_align(bytes, ALIGN).ok().filter(|_| bytes > 0)?;
        // SAFETY: the size is not zero.
        let start = NonNull::new(unsafe { alloc_zeroed(layout) })?;
        Some(HostMemory { start, layout })
    }

    /// The first byte, for programs.
    pub fn pointer(&self) -> *mut c_void {
        self.start.as_ptr().cast()
    }

    /// How many bytes there are.
    pub fn bytes(&self) -> usize {
        self.layout.size()
    }

    /// Copies bytes from an offset on; false if some are outside.
    #[must_use]
    pub fn read(&self, offset: usize, bytes: &mut [u8]) -> bool {
        let inside = offset.checked_add(bytes.len()).is_some_and(|end| end <= self.bytes());
        if inside {
            let to = NonNull::from(&mut *bytes).cast();
            // SAFETY: the bytes lie inside. The slice may be one that a program gave, and lie here.
            unsafe { self.start.add(offset).copy_to(to, bytes.len()) };
        }
        inside
    }

    /// Copies bytes to an offset; false if there is no room.
    #[must_use]
    pub fn write(&self, offset: usize, bytes: &[u8]) -> bool {
        let inside = offset.checked_add(bytes.len()).is_some_and(|end| end <= self.bytes());
        if inside {
            // SAFETY: the bytes lie inside. The slice may be one that a program gave, and lie here.
            unsafe { self.start.add(offset).copy_from(NonNull::from(bytes).cast(), bytes.len()) };
        }
        inside
    }
}

impl Drop for HostMemory {
    fn drop(&mut self) {
        // SAFETY: it was allocated with this layout.
        unsafe { dealloc(self.start.as_ptr(), self.layout) };
    }
}
