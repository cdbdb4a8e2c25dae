//! Names the library as programs look for it, and has it fill its functions when it is loaded. Both
//! are for the shared library alone: a program that links the crate asks for them itself.

fn main() {
    println!("cargo::rustc-cdylib-link-arg=-Wl,-soname,libcuda.so.1");
    println!("cargo::rustc-cdylib-link-arg=-Wl,-init,irc_cuda_when_loaded");
    println!("cargo::rerun-if-changed=build.rs");
}
