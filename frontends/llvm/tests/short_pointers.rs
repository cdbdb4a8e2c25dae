//! Pointers of 32 bits into memory of a CTA or a thread (`p3:32:32` in the data layout, as Triton
//! has it): 4 bytes in memory, zero-extended in values.

const LAYOUT: &str =
    "target datalayout = \"e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-i64:64-n16:32:64\"\n";

fn read(text: &str) -> Result<String, String> {
    let text = format!("{LAYOUT}{text}");
    let module = irc_llvm::read(text.as_bytes());
    module.map(|module| module.to_string()).map_err(|errors| errors[0].message.clone())
}

fn ir(body: &str) -> String {
    read(body).unwrap_or_else(|error| panic!("{error}\n{body}"))
}

#[test]
fn memory_keeps_four_bytes() {
    let text = ir("%pair = type { i32, ptr addrspace(3) }\n\
                   define void @f(ptr %to, ptr addrspace(3) %p) {\n  \
                   %field = getelementptr %pair, ptr %to, i64 1, i32 1\n  \
                   store ptr addrspace(3) %p, ptr %field\n  \
                   %q = load ptr addrspace(3), ptr %field\n  \
                   store i32 1, ptr addrspace(3) %q\n  ret void\n}");
    // The second pair begins 8 bytes on, its pointer 4 further.
    assert!(text.contains(", 12"), "{text}");
    assert!(text.contains("ptrtoint") && text.contains("trunc.i32"), "{text}");
    assert!(text.contains("load.i32") && text.contains("zext.i64"), "{text}");
    assert!(text.contains("inttoptr.ptr.shared"), "{text}");
}

#[test]
fn values_are_compared_and_counted_in_32_bits() {
    let text = ir("define i64 @f(ptr addrspace(3) %p, ptr addrspace(3) %q) {\n  \
                   %c = icmp ult ptr addrspace(3) %p, %q\n  \
                   %i = ptrtoint ptr addrspace(3) %p to i64\n  \
                   %r = select i1 %c, i64 %i, i64 0\n  ret i64 %r\n}");
    assert_eq!(text.matches("trunc.i32").count(), 3, "{text}");
    assert_eq!(text.matches("zext.i64").count(), 1, "{text}");
    let index = ir("define ptr addrspace(3) @f(ptr addrspace(3) %p, i64 %i) {\n  \
                    %q = getelementptr inbounds i8, ptr addrspace(3) %p, i64 %i\n  \
                    ret ptr addrspace(3) %q\n}");
    assert!(!index.contains("nusw"), "promises are those of addresses of 64 bits: {index}");
}

#[test]
fn other_pointers_and_kernels_stay_as_they_are() {
    let text = ir("define ptr @f(ptr %p) {\n  %q = load ptr, ptr %p\n  ret ptr %q\n}");
    assert!(text.contains("load.ptr"), "{text}");
    let error = read("define ptx_kernel void @k(ptr addrspace(3) %p) {\n  ret void\n}");
    assert_eq!(error.unwrap_err(), "a parameter of a kernel that is a pointer of 32 bits");
    let error = read(
        "@x = internal addrspace(3) global i32 undef\n\
         @y = addrspace(1) global ptr addrspace(3) @x\n",
    );
    assert_eq!(error.unwrap_err(), "an address of fewer than 8 bytes in an initialiser");
}
