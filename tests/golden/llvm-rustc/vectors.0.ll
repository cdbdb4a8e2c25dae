target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_462d48c71ecbcc11b125140bcb84ed12 = private unnamed_addr constant [34 x i8] c"library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_fad0cd83b7d1858a846a172eb260e5936 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_fc9ab3224673f8be7b78582aac5df6a6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_462d48c71ecbcc11b125140bcb84ed12, [16 x i8] c"!\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_88356de75c2f6074d794392fb1e3b8bc = private unnamed_addr constant [30 x i8] c"library/core/src/panicking.rs\00", align 1
@alloc_c89c875b7eb8f572528dfaf0cbdc3574 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88356de75c2f6074d794392fb1e3b8bc, [16 x i8] c"\1D\00\00\00\00\00\00\00\E1\00\00\00\05\00\00\00" }>, align 8
@alloc_94b9d93a972c9ddf5a033fb4b08ba43255 = private unnamed_addr constant [28 x i8] c"library/core/src/ptr/mod.rs\00", align 1
@alloc_805abc58a9a172aa0d929675fe84166952 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_94b9d93a972c9ddf5a033fb4b08ba43255, [16 x i8] c"\1B\00\00\00\00\00\00\00\14\02\00\00\05\00\00\00" }>, align 8
@alloc_466e6e10d4d5a95679ab35d1156aa54e = private unnamed_addr constant [11 x i8] c"src/lib.rs\00", align 1
@alloc_99a38ff3911f157154281d4fbfdb8504 = private unnamed_addr constant [68 x i8] c"library/core/src/../../portable-simd/crates/core_simd/src/vector.rs\00", align 1
@alloc_315edf6f04e372fa14d2bdb72319f0a0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_99a38ff3911f157154281d4fbfdb8504, [16 x i8] c"C\00\00\00\00\00\00\00\CF\00\00\00\11\00\00\00" }>, align 8
@alloc_32b189ee4f72531541aa50e509344227 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_99a38ff3911f157154281d4fbfdb8504, [16 x i8] c"C\00\00\00\00\00\00\00\FF\00\00\00\11\00\00\00" }>, align 8
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf53 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f354 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_aca9092e30d71c57ab6d2d0b90500589 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\D1\00\00\00\12\00\00\00" }>, align 8
@alloc_0b13e089e3238b145dd1dfd4220bdf26 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\D3\00\00\00\1F\00\00\00" }>, align 8
@alloc_c3ec2b7b25a86cadd98eeca658d6bd65 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\D7\00\00\00\18\00\00\00" }>, align 8

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

declare void @llvm.trap() #1

declare i64 @llvm.ctpop.i64(i64) #2

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #2

define internal { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr %s.0, i64 %s.1) unnamed_addr #3 {
start:
  %_7 = call i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenB4_(ptr %s.0, i64 %s.1) #9
  %_6 = shl i64 %_7, 1
  %_5 = or i64 %_6, 1
  %_4 = inttoptr i64 %_5 to ptr
  %0 = insertvalue { ptr, ptr } poison, ptr %s.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_4, 1
  ret { ptr, ptr } %1
}

define internal void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %fmt.0, ptr %fmt.1, i1 zeroext %force_no_backtrace, ptr align 8 %0) unnamed_addr #4 {
start:
  %_3 = alloca [24 x i8], align 8
  store ptr %fmt.0, ptr %_3, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  store ptr %fmt.1, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 16
  %3 = zext i1 %force_no_backtrace to i8
  store i8 %3, ptr %2, align 8
  %4 = load ptr, ptr %_3, align 8
  %5 = getelementptr inbounds i8, ptr %_3, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds i8, ptr %_3, i64 16
  %8 = load i8, ptr %7, align 8
  %9 = trunc nuw i8 %8 to i1
  call void @_RNvNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt7runtimeB5_(ptr %4, ptr %6, i1 zeroext %9, ptr align 8 %0) #10
  unreachable
}

define internal void @_RNvNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt7runtimeB5_(ptr %0, ptr %1, i1 zeroext %force_no_backtrace, ptr align 8 %2) unnamed_addr #5 {
start:
  %pi = alloca [24 x i8], align 8
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %3 = getelementptr inbounds i8, ptr %fmt, i64 8
  store ptr %1, ptr %3, align 8
  %_5 = call align 8 ptr @_RNvMs4_NtNtCsg25WTuslZIq_4core5panic8locationNtB5_8Location6callerB9_(ptr align 8 %2) #9
  call void @_RNvMNtNtCsg25WTuslZIq_4core5panic10panic_infoNtB2_9PanicInfo3newB6_(ptr sret([24 x i8]) align 8 %pi, ptr align 8 %fmt, ptr align 8 %_5, i1 zeroext false, i1 zeroext %force_no_backtrace) #9
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %pi) #11
  unreachable
}

define internal align 8 ptr @_RNvMs4_NtNtCsg25WTuslZIq_4core5panic8locationNtB5_8Location6callerB9_(ptr align 8 %0) unnamed_addr #3 {
start:
  %1 = alloca [8 x i8], align 8
  store ptr %0, ptr %1, align 8
  %_0 = load ptr, ptr %1, align 8
  ret ptr %_0
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core5panic10panic_infoNtB2_9PanicInfo3newB6_(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %message, ptr align 8 %location, i1 zeroext %can_unwind, i1 zeroext %force_no_backtrace) unnamed_addr #3 {
start:
  store ptr %message, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %location, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  %2 = zext i1 %can_unwind to i8
  store i8 %2, ptr %1, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 17
  %4 = zext i1 %force_no_backtrace to i8
  store i8 %4, ptr %3, align 1
  ret void
}

define internal i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenB4_(ptr %self.0, i64 %self.1) unnamed_addr #3 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %self.1, 1
  %_2.0 = extractvalue { ptr, i64 } %1, 0
  %_2.1 = extractvalue { ptr, i64 } %1, 1
  ret i64 %_2.1
}

define internal void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %0, ptr %1, ptr align 8 %2) unnamed_addr #4 {
start:
  %pi = alloca [24 x i8], align 8
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %3 = getelementptr inbounds i8, ptr %fmt, i64 8
  store ptr %1, ptr %3, align 8
  %_4 = call align 8 ptr @_RNvMs4_NtNtCsg25WTuslZIq_4core5panic8locationNtB5_8Location6callerB9_(ptr align 8 %2) #9
  call void @_RNvMNtNtCsg25WTuslZIq_4core5panic10panic_infoNtB2_9PanicInfo3newB6_(ptr sret([24 x i8]) align 8 %pi, ptr align 8 %fmt, ptr align 8 %_4, i1 zeroext true, i1 zeroext false) #9
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %pi) #11
  unreachable
}

define internal zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu7is_nullB6_(ptr %self) unnamed_addr #3 {
start:
  %_0 = call zeroext i1 @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp7is_null7runtimeB8_(ptr %self) #9
  ret i1 %_0
}

define internal zeroext i1 @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp7is_null7runtimeB8_(ptr %ptr) unnamed_addr #3 {
start:
  %_0.i = ptrtoint ptr %ptr to i64
  %_0 = icmp eq i64 %_0.i, 0
  ret i1 %_0
}

define internal zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu13is_aligned_toB6_(ptr %self, i64 %align) unnamed_addr #3 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %0, align 4
  %_0.i.i = load i32, ptr %0, align 4
  %_0.i1 = icmp eq i32 %_0.i.i, 1
  br i1 %_0.i1, label %bb2, label %bb3

bb3:
  %3 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr @alloc_fad0cd83b7d1858a846a172eb260e5936, i64 42) #9
  %_5.0 = extractvalue { ptr, ptr } %3, 0
  %_5.1 = extractvalue { ptr, ptr } %3, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %_5.0, ptr %_5.1, ptr align 8 @alloc_fc9ab3224673f8be7b78582aac5df6a6) #12
  unreachable

bb2:
  %_0.i = ptrtoint ptr %self to i64
  %_8 = sub i64 %align, 1
  %_6 = and i64 %_0.i, %_8
  %_0 = icmp eq i64 %_6, 0
  ret i1 %_0
}

define internal void @_RNvNtCsg25WTuslZIq_4core9panicking14panic_nounwind(ptr %expr.0, i64 %expr.1) unnamed_addr #4 {
start:
  %0 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr %expr.0, i64 %expr.1) #9
  %_3.0 = extractvalue { ptr, ptr } %0, 0
  %_3.1 = extractvalue { ptr, ptr } %0, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_3.0, ptr %_3.1, i1 zeroext false, ptr align 8 @alloc_c89c875b7eb8f572528dfaf0cbdc3574) #12
  unreachable
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() unnamed_addr #3 {
start:
  %_0 = alloca [1 x i8], align 1
  %_1 = call zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ub7runtimeCs3yiIq69Dmn_7kernels() #9
  br i1 %_1, label %bb2, label %bb3

bb3:
  store i8 0, ptr %_0, align 1
  br label %bb4

bb2:
  store i8 0, ptr %_0, align 1
  br label %bb4

bb4:
  %0 = load i8, ptr %_0, align 1
  %1 = trunc nuw i8 %0 to i1
  ret i1 %1
}

define internal { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr %s.0, i64 %s.1) unnamed_addr #3 {
start:
  %_7 = call i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenCs3yiIq69Dmn_7kernels(ptr %s.0, i64 %s.1) #9
  %_6 = shl i64 %_7, 1
  %_5 = or i64 %_6, 1
  %_4 = inttoptr i64 %_5 to ptr
  %0 = insertvalue { ptr, ptr } poison, ptr %s.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_4, 1
  ret { ptr, ptr } %1
}

define internal i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenCs3yiIq69Dmn_7kernels(ptr %self.0, i64 %self.1) unnamed_addr #3 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %self.1, 1
  %_2.0 = extractvalue { ptr, i64 } %1, 0
  %_2.1 = extractvalue { ptr, i64 } %1, 1
  ret i64 %_2.1
}

define internal zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ub7runtimeCs3yiIq69Dmn_7kernels() unnamed_addr #3 {
start:
  ret i1 true
}

define internal void @_RNvNvNtCsg25WTuslZIq_4core3ptr19copy_nonoverlapping18precondition_checkCs3yiIq69Dmn_7kernels(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #3 {
start:
  %zero_size = alloca [1 x i8], align 1
  %_6 = alloca [1 x i8], align 1
  %_8 = icmp eq i64 %count, 0
  br i1 %_8, label %bb1, label %bb2

bb2:
  %1 = icmp eq i64 %size, 0
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %zero_size, align 1
  br label %bb3

bb1:
  store i8 1, ptr %zero_size, align 1
  br label %bb3

bb3:
  %3 = load i8, ptr %zero_size, align 1
  %_10 = trunc nuw i8 %3 to i1
  %_9 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks29maybe_is_aligned_and_not_nullCs3yiIq69Dmn_7kernels(ptr %src, i64 %align, i1 zeroext %_10) #9
  br i1 %_9, label %bb5, label %bb8

bb8:
  store i8 0, ptr %_6, align 1
  br label %bb9

bb5:
  %4 = load i8, ptr %zero_size, align 1
  %_13 = trunc nuw i8 %4 to i1
  %_11 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks29maybe_is_aligned_and_not_nullCs3yiIq69Dmn_7kernels(ptr %dst, i64 %align, i1 zeroext %_13) #9
  br i1 %_11, label %bb7, label %bb8

bb7:
  %5 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks23maybe_is_nonoverlappingCs3yiIq69Dmn_7kernels(ptr %src, ptr %dst, i64 %size, i64 %count) #9
  %6 = zext i1 %5 to i8
  store i8 %6, ptr %_6, align 1
  br label %bb9

bb9:
  %7 = load i8, ptr %_6, align 1
  %8 = trunc nuw i8 %7 to i1
  br i1 %8, label %bb12, label %bb10

bb10:
  %9 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf53, i64 283) #9
  %_16.0 = extractvalue { ptr, ptr } %9, 0
  %_16.1 = extractvalue { ptr, ptr } %9, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_16.0, ptr %_16.1, i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb12:
  ret void
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks29maybe_is_aligned_and_not_nullCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align, i1 zeroext %is_zst) unnamed_addr #3 {
start:
  %_0 = alloca [1 x i8], align 1
  %_4 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_alignedCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) #9
  br i1 %_4, label %bb2, label %bb3

bb3:
  store i8 0, ptr %_0, align 1
  br label %bb7

bb2:
  br i1 %is_zst, label %bb4, label %bb5

bb7:
  %0 = load i8, ptr %_0, align 1
  %1 = trunc nuw i8 %0 to i1
  ret i1 %1

bb5:
  %_5 = call zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu7is_nullB6_(ptr %ptr) #9
  %2 = xor i1 %_5, true
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %_0, align 1
  br label %bb7

bb4:
  store i8 1, ptr %_0, align 1
  br label %bb7
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks23maybe_is_nonoverlappingCs3yiIq69Dmn_7kernels(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #3 {
start:
  %_5 = alloca [32 x i8], align 8
  store ptr %src, ptr %_5, align 8
  %0 = getelementptr inbounds i8, ptr %_5, i64 8
  store ptr %dst, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_5, i64 16
  store i64 %size, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_5, i64 24
  store i64 %count, ptr %2, align 8
  %3 = load ptr, ptr %_5, align 8
  %4 = getelementptr inbounds i8, ptr %_5, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %_5, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %_5, i64 24
  %9 = load i64, ptr %8, align 8
  %_0 = call zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs3yiIq69Dmn_7kernels(ptr %3, ptr %5, i64 %7, i64 %9) #9
  ret i1 %_0
}

define internal zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs3yiIq69Dmn_7kernels(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #3 {
start:
  %_9 = alloca [16 x i8], align 8
  %_0.i2 = ptrtoint ptr %src to i64
  %_0.i = ptrtoint ptr %dst to i64
  %0 = call { i64, i64 } @_RNvMs9_NtCsg25WTuslZIq_4core3numj11checked_mulCs3yiIq69Dmn_7kernels(i64 %size, i64 %count) #9
  %1 = extractvalue { i64, i64 } %0, 0
  %2 = extractvalue { i64, i64 } %0, 1
  store i64 %1, ptr %_9, align 8
  %3 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %2, ptr %3, align 8
  %_10 = load i64, ptr %_9, align 8
  %4 = getelementptr inbounds i8, ptr %_9, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = trunc nuw i64 %_10 to i1
  br i1 %6, label %bb4, label %bb5

bb4:
  %7 = getelementptr inbounds i8, ptr %_9, i64 8
  %size1 = load i64, ptr %7, align 8
  %diff = call i64 @_RNvMs9_NtCsg25WTuslZIq_4core3numj8abs_diffCs3yiIq69Dmn_7kernels(i64 %_0.i2, i64 %_0.i) #9
  %_0 = icmp uge i64 %diff, %size1
  ret i1 %_0

bb5:
  call void @_RNvNtCsg25WTuslZIq_4core9panicking14panic_nounwind(ptr @alloc_763310d78c99c2c1ad3f8a9821e942f354, i64 61) #12
  unreachable

bb7:                                              ; No predecessors!
  unreachable
}

define internal { i64, i64 } @_RNvMs9_NtCsg25WTuslZIq_4core3numj11checked_mulCs3yiIq69Dmn_7kernels(i64 %self, i64 %rhs) unnamed_addr #3 {
start:
  %_0.i = alloca [1 x i8], align 1
  %_0 = alloca [16 x i8], align 8
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %self, i64 %rhs)
  %_5.0.i = extractvalue { i64, i1 } %0, 0
  %_5.1.i = extractvalue { i64, i1 } %0, 1
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb1.i, label %bb3.i

bb3.i:
  store i8 0, ptr %_0.i, align 1
  br label %_RNvNtCsg25WTuslZIq_4core10intrinsics8unlikely.exit

bb1.i:
  store i8 1, ptr %_0.i, align 1
  br label %_RNvNtCsg25WTuslZIq_4core10intrinsics8unlikely.exit

_RNvNtCsg25WTuslZIq_4core10intrinsics8unlikely.exit:
  %1 = load i8, ptr %_0.i, align 1
  %2 = trunc nuw i8 %1 to i1
  br i1 %2, label %bb3, label %bb4

bb4:
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_5.0, ptr %3, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5

bb3:
  store i64 0, ptr %_0, align 8
  br label %bb5

bb5:
  %4 = load i64, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

define internal i64 @_RNvMs9_NtCsg25WTuslZIq_4core3numj8abs_diffCs3yiIq69Dmn_7kernels(i64 %self, i64 %other) unnamed_addr #3 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp eq i64 8, 1
  br i1 %_3, label %bb2, label %bb5

bb5:
  %_9 = icmp ult i64 %self, %other
  br i1 %_9, label %bb6, label %bb7

bb2:
  %_7 = trunc i64 %self to i32
  %_8 = trunc i64 %other to i32
  %_0.i = sub i32 %_7, %_8
  %_5 = call i32 @_RNvMs0_NtCsg25WTuslZIq_4core3numl12unsigned_absCs3yiIq69Dmn_7kernels(i32 %_0.i) #9
  %0 = zext i32 %_5 to i64
  store i64 %0, ptr %_0, align 8
  br label %bb8

bb7:
  %1 = sub i64 %self, %other
  store i64 %1, ptr %_0, align 8
  br label %bb8

bb6:
  %2 = sub i64 %other, %self
  store i64 %2, ptr %_0, align 8
  br label %bb8

bb8:
  %3 = load i64, ptr %_0, align 8
  ret i64 %3
}

define internal i32 @_RNvMs0_NtCsg25WTuslZIq_4core3numl12unsigned_absCs3yiIq69Dmn_7kernels(i32 %self) unnamed_addr #3 {
start:
  %_2 = call i32 @_RNvMs0_NtCsg25WTuslZIq_4core3numl12wrapping_absCs3yiIq69Dmn_7kernels(i32 %self) #9
  ret i32 %_2
}

define internal i32 @_RNvMs0_NtCsg25WTuslZIq_4core3numl12wrapping_absCs3yiIq69Dmn_7kernels(i32 %self) unnamed_addr #3 {
start:
  %_0 = alloca [4 x i8], align 4
  %_0.i = icmp slt i32 %self, 0
  br i1 %_0.i, label %bb2, label %bb3

bb3:
  store i32 %self, ptr %_0, align 4
  br label %bb4

bb2:
  %_0.i2 = sub i32 0, %self
  store i32 %_0.i2, ptr %_0, align 4
  br label %bb4

bb4:
  %0 = load i32, ptr %_0, align 4
  ret i32 %0
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_alignedCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) unnamed_addr #3 {
start:
  %_0 = call zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_aligned7runtimeCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) #9
  ret i1 %_0
}

define internal zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_aligned7runtimeCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) unnamed_addr #3 {
start:
  %_0 = call zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu13is_aligned_toB6_(ptr %ptr, i64 %align) #9
  ret i1 %_0
}

define internal void @_RINvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB5_6vector4SimdlKj8_E6resizeKB14_ECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %self, i32 %value) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %1 = alloca [32 x i8], align 32
  %2 = alloca [32 x i8], align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E5splatCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %2, i32 %value) #9
  %_3 = load <8 x i32>, ptr %2, align 32
  %3 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %3, ptr %1, align 32
  store <8 x i32> %_3, ptr %0, align 32
  call void @_RINvYINtNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtBb_6vector4SimdpKpE6resize6ResizeKj8_EINtB9_7SwizzleKB1r_E14concat_swizzlelKB1r_ECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %1, ptr align 32 %0) #9
  ret void
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E5splatCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, i32 %value) unnamed_addr #3 {
start:
  %0 = insertelement <8 x i32> poison, i32 %value, i32 0
  %1 = shufflevector <8 x i32> %0, <8 x i32> poison, <8 x i32> zeroinitializer
  store <8 x i32> %1, ptr %_0, align 32
  ret void
}

define internal void @_RINvYINtNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtBb_6vector4SimdpKpE6resize6ResizeKj8_EINtB9_7SwizzleKB1r_E14concat_swizzlelKB1r_ECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %first, ptr align 32 %second) unnamed_addr #3 {
start:
  %0 = load <8 x i32>, ptr %first, align 32
  %1 = load <8 x i32>, ptr %second, align 32
  %2 = shufflevector <8 x i32> %0, <8 x i32> %1, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  store <8 x i32> %2, ptr %_0, align 32
  ret void
}

define internal void @_RINvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB5_6vector4SimdlKj8_E6resizeKj10_ECs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %_0, ptr align 32 %self, i32 %value) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %1 = alloca [32 x i8], align 32
  %2 = alloca [32 x i8], align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E5splatCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %2, i32 %value) #9
  %_3 = load <8 x i32>, ptr %2, align 32
  %3 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %3, ptr %1, align 32
  store <8 x i32> %_3, ptr %0, align 32
  call void @_RINvYINtNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtBb_6vector4SimdpKpE6resize6ResizeKj8_EINtB9_7SwizzleKj10_E14concat_swizzlelKB1r_ECs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %_0, ptr align 32 %1, ptr align 32 %0) #9
  ret void
}

define internal void @_RINvYINtNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtBb_6vector4SimdpKpE6resize6ResizeKj8_EINtB9_7SwizzleKj10_E14concat_swizzlelKB1r_ECs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %_0, ptr align 32 %first, ptr align 32 %second) unnamed_addr #3 {
start:
  %0 = load <8 x i32>, ptr %first, align 32
  %1 = load <8 x i32>, ptr %second, align 32
  %2 = shufflevector <8 x i32> %0, <8 x i32> %1, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  store <16 x i32> %2, ptr %_0, align 64
  ret void
}

define internal void @_RINvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB5_6vector4SimdlKj8_E6resizeKj20_ECs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %_0, ptr align 32 %self, i32 %value) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %1 = alloca [32 x i8], align 32
  %2 = alloca [32 x i8], align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E5splatCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %2, i32 %value) #9
  %_3 = load <8 x i32>, ptr %2, align 32
  %3 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %3, ptr %1, align 32
  store <8 x i32> %_3, ptr %0, align 32
  call void @_RINvYINtNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtBb_6vector4SimdpKpE6resize6ResizeKj8_EINtB9_7SwizzleKj20_E14concat_swizzlelKB1r_ECs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %_0, ptr align 32 %1, ptr align 32 %0) #9
  ret void
}

define internal void @_RINvYINtNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtBb_6vector4SimdpKpE6resize6ResizeKj8_EINtB9_7SwizzleKj20_E14concat_swizzlelKB1r_ECs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %_0, ptr align 32 %first, ptr align 32 %second) unnamed_addr #3 {
start:
  %0 = load <8 x i32>, ptr %first, align 32
  %1 = load <8 x i32>, ptr %second, align 32
  %2 = shufflevector <8 x i32> %0, <8 x i32> %1, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  store <32 x i32> %2, ptr %_0, align 128
  ret void
}

define internal void @_RINvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB5_6vector4SimdlKj8_E6resizeKj40_ECs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %_0, ptr align 32 %self, i32 %value) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %1 = alloca [32 x i8], align 32
  %2 = alloca [32 x i8], align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E5splatCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %2, i32 %value) #9
  %_3 = load <8 x i32>, ptr %2, align 32
  %3 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %3, ptr %1, align 32
  store <8 x i32> %_3, ptr %0, align 32
  call void @_RINvYINtNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtBb_6vector4SimdpKpE6resize6ResizeKj8_EINtB9_7SwizzleKj40_E14concat_swizzlelKB1r_ECs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %_0, ptr align 32 %1, ptr align 32 %0) #9
  ret void
}

define internal void @_RINvYINtNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtBb_6vector4SimdpKpE6resize6ResizeKj8_EINtB9_7SwizzleKj40_E14concat_swizzlelKB1r_ECs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %_0, ptr align 32 %first, ptr align 32 %second) unnamed_addr #3 {
start:
  %0 = load <8 x i32>, ptr %first, align 32
  %1 = load <8 x i32>, ptr %second, align 32
  %2 = shufflevector <8 x i32> %0, <8 x i32> %1, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8, i32 8>
  store <64 x i32> %2, ptr %_0, align 256
  ret void
}

define internal void @_RINvMs_NtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB7_5masks4MasklKj8_E6resizeKB15_ECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %self, i1 zeroext %value) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %1 = alloca [32 x i8], align 32
  %2 = alloca [32 x i8], align 32
  %3 = alloca [32 x i8], align 32
  %4 = alloca [32 x i8], align 32
  %_5 = alloca [4 x i8], align 4
  %5 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %5, ptr %3, align 32
  call void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E7to_simdCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %4, ptr align 32 %3) #9
  %_4 = load <8 x i32>, ptr %4, align 32
  br i1 %value, label %bb2, label %bb3

bb3:
  store i32 0, ptr %_5, align 4
  br label %bb4

bb2:
  store i32 -1, ptr %_5, align 4
  br label %bb4

bb4:
  store <8 x i32> %_4, ptr %1, align 32
  %6 = load i32, ptr %_5, align 4
  call void @_RINvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB5_6vector4SimdlKj8_E6resizeKB14_ECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %2, ptr align 32 %1, i32 %6) #9
  %_3 = load <8 x i32>, ptr %2, align 32
  store <8 x i32> %_3, ptr %0, align 32
  call void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E19from_simd_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %0) #9
  ret void
}

define internal void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E7to_simdCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %self) unnamed_addr #3 {
start:
  %0 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %0, ptr %_0, align 32
  ret void
}

define internal void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E19from_simd_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %value) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %1 = load <8 x i32>, ptr %value, align 32
  store <8 x i32> %1, ptr %0, align 32
  %_2 = call zeroext i1 @_RINvXsv_NtNtCsg25WTuslZIq_4core9core_simd5maskslNtNtB6_6sealed6Sealed5validKj8_ECs3yiIq69Dmn_7kernels(ptr align 32 %0) #9
  %2 = load <8 x i32>, ptr %value, align 32
  store <8 x i32> %2, ptr %_0, align 32
  ret void
}

define internal zeroext i1 @_RINvXsv_NtNtCsg25WTuslZIq_4core9core_simd5maskslNtNtB6_6sealed6Sealed5validKj8_ECs3yiIq69Dmn_7kernels(ptr align 32 %value) unnamed_addr #3 {
start:
  %0 = alloca [1 x i8], align 1
  %1 = alloca [32 x i8], align 32
  %2 = alloca [32 x i8], align 32
  %3 = alloca [32 x i8], align 32
  %4 = alloca [32 x i8], align 32
  %5 = alloca [32 x i8], align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E5splatCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %5, i32 0) #9
  %_3 = load <8 x i32>, ptr %5, align 32
  %6 = load <8 x i32>, ptr %value, align 32
  %7 = icmp eq <8 x i32> %6, %_3
  %8 = sext <8 x i1> %7 to <8 x i32>
  store <8 x i32> %8, ptr %4, align 32
  %falses = load <8 x i32>, ptr %4, align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E5splatCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %3, i32 -1) #9
  %_6 = load <8 x i32>, ptr %3, align 32
  %9 = load <8 x i32>, ptr %value, align 32
  %10 = icmp eq <8 x i32> %9, %_6
  %11 = sext <8 x i1> %10 to <8 x i32>
  store <8 x i32> %11, ptr %2, align 32
  %trues = load <8 x i32>, ptr %2, align 32
  %12 = or <8 x i32> %falses, %trues
  store <8 x i32> %12, ptr %1, align 32
  %valid = load <8 x i32>, ptr %1, align 32
  %13 = lshr <8 x i32> %valid, splat (i32 31)
  %14 = trunc <8 x i32> %13 to <8 x i1>
  %15 = call i1 @llvm.vector.reduce.and.v8i1(<8 x i1> %14)
  %16 = zext i1 %15 to i8
  store i8 %16, ptr %0, align 1
  %17 = load i8, ptr %0, align 1
  %_0 = trunc nuw i8 %17 to i1
  ret i1 %_0
}

declare i1 @llvm.vector.reduce.and.v8i1(<8 x i1>) #6

define internal void @_RINvMs_NtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB7_5masks4MasklKj8_E6resizeKj10_ECs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %_0, ptr align 32 %self, i1 zeroext %value) unnamed_addr #3 {
start:
  %0 = alloca [64 x i8], align 64
  %1 = alloca [32 x i8], align 32
  %2 = alloca [64 x i8], align 64
  %3 = alloca [32 x i8], align 32
  %4 = alloca [32 x i8], align 32
  %_5 = alloca [4 x i8], align 4
  %5 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %5, ptr %3, align 32
  call void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E7to_simdCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %4, ptr align 32 %3) #9
  %_4 = load <8 x i32>, ptr %4, align 32
  br i1 %value, label %bb2, label %bb3

bb3:
  store i32 0, ptr %_5, align 4
  br label %bb4

bb2:
  store i32 -1, ptr %_5, align 4
  br label %bb4

bb4:
  store <8 x i32> %_4, ptr %1, align 32
  %6 = load i32, ptr %_5, align 4
  call void @_RINvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB5_6vector4SimdlKj8_E6resizeKj10_ECs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %2, ptr align 32 %1, i32 %6) #9
  %_3 = load <16 x i32>, ptr %2, align 64
  store <16 x i32> %_3, ptr %0, align 64
  call void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj10_E19from_simd_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %_0, ptr align 64 %0) #9
  ret void
}

define internal void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj10_E19from_simd_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %_0, ptr align 64 %value) unnamed_addr #3 {
start:
  %0 = alloca [64 x i8], align 64
  %1 = load <16 x i32>, ptr %value, align 64
  store <16 x i32> %1, ptr %0, align 64
  %_2 = call zeroext i1 @_RINvXsv_NtNtCsg25WTuslZIq_4core9core_simd5maskslNtNtB6_6sealed6Sealed5validKj10_ECs3yiIq69Dmn_7kernels(ptr align 64 %0) #9
  %2 = load <16 x i32>, ptr %value, align 64
  store <16 x i32> %2, ptr %_0, align 64
  ret void
}

define internal zeroext i1 @_RINvXsv_NtNtCsg25WTuslZIq_4core9core_simd5maskslNtNtB6_6sealed6Sealed5validKj10_ECs3yiIq69Dmn_7kernels(ptr align 64 %value) unnamed_addr #3 {
start:
  %0 = alloca [1 x i8], align 1
  %1 = alloca [64 x i8], align 64
  %2 = alloca [64 x i8], align 64
  %3 = alloca [64 x i8], align 64
  %4 = alloca [64 x i8], align 64
  %5 = alloca [64 x i8], align 64
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj10_E5splatCs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %5, i32 0) #9
  %_3 = load <16 x i32>, ptr %5, align 64
  %6 = load <16 x i32>, ptr %value, align 64
  %7 = icmp eq <16 x i32> %6, %_3
  %8 = sext <16 x i1> %7 to <16 x i32>
  store <16 x i32> %8, ptr %4, align 64
  %falses = load <16 x i32>, ptr %4, align 64
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj10_E5splatCs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %3, i32 -1) #9
  %_6 = load <16 x i32>, ptr %3, align 64
  %9 = load <16 x i32>, ptr %value, align 64
  %10 = icmp eq <16 x i32> %9, %_6
  %11 = sext <16 x i1> %10 to <16 x i32>
  store <16 x i32> %11, ptr %2, align 64
  %trues = load <16 x i32>, ptr %2, align 64
  %12 = or <16 x i32> %falses, %trues
  store <16 x i32> %12, ptr %1, align 64
  %valid = load <16 x i32>, ptr %1, align 64
  %13 = lshr <16 x i32> %valid, splat (i32 31)
  %14 = trunc <16 x i32> %13 to <16 x i1>
  %15 = call i1 @llvm.vector.reduce.and.v16i1(<16 x i1> %14)
  %16 = zext i1 %15 to i8
  store i8 %16, ptr %0, align 1
  %17 = load i8, ptr %0, align 1
  %_0 = trunc nuw i8 %17 to i1
  ret i1 %_0
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj10_E5splatCs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %_0, i32 %value) unnamed_addr #3 {
start:
  %0 = insertelement <16 x i32> poison, i32 %value, i32 0
  %1 = shufflevector <16 x i32> %0, <16 x i32> poison, <16 x i32> zeroinitializer
  store <16 x i32> %1, ptr %_0, align 64
  ret void
}

declare i1 @llvm.vector.reduce.and.v16i1(<16 x i1>) #6

define internal void @_RINvMs_NtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB7_5masks4MasklKj8_E6resizeKj20_ECs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %_0, ptr align 32 %self, i1 zeroext %value) unnamed_addr #3 {
start:
  %0 = alloca [128 x i8], align 128
  %1 = alloca [32 x i8], align 32
  %2 = alloca [128 x i8], align 128
  %3 = alloca [32 x i8], align 32
  %4 = alloca [32 x i8], align 32
  %_5 = alloca [4 x i8], align 4
  %5 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %5, ptr %3, align 32
  call void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E7to_simdCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %4, ptr align 32 %3) #9
  %_4 = load <8 x i32>, ptr %4, align 32
  br i1 %value, label %bb2, label %bb3

bb3:
  store i32 0, ptr %_5, align 4
  br label %bb4

bb2:
  store i32 -1, ptr %_5, align 4
  br label %bb4

bb4:
  store <8 x i32> %_4, ptr %1, align 32
  %6 = load i32, ptr %_5, align 4
  call void @_RINvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB5_6vector4SimdlKj8_E6resizeKj20_ECs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %2, ptr align 32 %1, i32 %6) #9
  %_3 = load <32 x i32>, ptr %2, align 128
  store <32 x i32> %_3, ptr %0, align 128
  call void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj20_E19from_simd_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %_0, ptr align 128 %0) #9
  ret void
}

define internal void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj20_E19from_simd_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %_0, ptr align 128 %value) unnamed_addr #3 {
start:
  %0 = alloca [128 x i8], align 128
  %1 = load <32 x i32>, ptr %value, align 128
  store <32 x i32> %1, ptr %0, align 128
  %_2 = call zeroext i1 @_RINvXsv_NtNtCsg25WTuslZIq_4core9core_simd5maskslNtNtB6_6sealed6Sealed5validKj20_ECs3yiIq69Dmn_7kernels(ptr align 128 %0) #9
  %2 = load <32 x i32>, ptr %value, align 128
  store <32 x i32> %2, ptr %_0, align 128
  ret void
}

define internal zeroext i1 @_RINvXsv_NtNtCsg25WTuslZIq_4core9core_simd5maskslNtNtB6_6sealed6Sealed5validKj20_ECs3yiIq69Dmn_7kernels(ptr align 128 %value) unnamed_addr #3 {
start:
  %0 = alloca [1 x i8], align 1
  %1 = alloca [128 x i8], align 128
  %2 = alloca [128 x i8], align 128
  %3 = alloca [128 x i8], align 128
  %4 = alloca [128 x i8], align 128
  %5 = alloca [128 x i8], align 128
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj20_E5splatCs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %5, i32 0) #9
  %_3 = load <32 x i32>, ptr %5, align 128
  %6 = load <32 x i32>, ptr %value, align 128
  %7 = icmp eq <32 x i32> %6, %_3
  %8 = sext <32 x i1> %7 to <32 x i32>
  store <32 x i32> %8, ptr %4, align 128
  %falses = load <32 x i32>, ptr %4, align 128
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj20_E5splatCs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %3, i32 -1) #9
  %_6 = load <32 x i32>, ptr %3, align 128
  %9 = load <32 x i32>, ptr %value, align 128
  %10 = icmp eq <32 x i32> %9, %_6
  %11 = sext <32 x i1> %10 to <32 x i32>
  store <32 x i32> %11, ptr %2, align 128
  %trues = load <32 x i32>, ptr %2, align 128
  %12 = or <32 x i32> %falses, %trues
  store <32 x i32> %12, ptr %1, align 128
  %valid = load <32 x i32>, ptr %1, align 128
  %13 = lshr <32 x i32> %valid, splat (i32 31)
  %14 = trunc <32 x i32> %13 to <32 x i1>
  %15 = call i1 @llvm.vector.reduce.and.v32i1(<32 x i1> %14)
  %16 = zext i1 %15 to i8
  store i8 %16, ptr %0, align 1
  %17 = load i8, ptr %0, align 1
  %_0 = trunc nuw i8 %17 to i1
  ret i1 %_0
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj20_E5splatCs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %_0, i32 %value) unnamed_addr #3 {
start:
  %0 = insertelement <32 x i32> poison, i32 %value, i32 0
  %1 = shufflevector <32 x i32> %0, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %1, ptr %_0, align 128
  ret void
}

declare i1 @llvm.vector.reduce.and.v32i1(<32 x i1>) #6

define internal void @_RINvMs_NtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB7_5masks4MasklKj8_E6resizeKj40_ECs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %_0, ptr align 32 %self, i1 zeroext %value) unnamed_addr #3 {
start:
  %0 = alloca [256 x i8], align 256
  %1 = alloca [32 x i8], align 32
  %2 = alloca [256 x i8], align 256
  %3 = alloca [32 x i8], align 32
  %4 = alloca [32 x i8], align 32
  %_5 = alloca [4 x i8], align 4
  %5 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %5, ptr %3, align 32
  call void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E7to_simdCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %4, ptr align 32 %3) #9
  %_4 = load <8 x i32>, ptr %4, align 32
  br i1 %value, label %bb2, label %bb3

bb3:
  store i32 0, ptr %_5, align 4
  br label %bb4

bb2:
  store i32 -1, ptr %_5, align 4
  br label %bb4

bb4:
  store <8 x i32> %_4, ptr %1, align 32
  %6 = load i32, ptr %_5, align 4
  call void @_RINvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB5_6vector4SimdlKj8_E6resizeKj40_ECs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %2, ptr align 32 %1, i32 %6) #9
  %_3 = load <64 x i32>, ptr %2, align 256
  store <64 x i32> %_3, ptr %0, align 256
  call void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj40_E19from_simd_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %_0, ptr align 256 %0) #9
  ret void
}

define internal void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj40_E19from_simd_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %_0, ptr align 256 %value) unnamed_addr #3 {
start:
  %0 = alloca [256 x i8], align 256
  %1 = load <64 x i32>, ptr %value, align 256
  store <64 x i32> %1, ptr %0, align 256
  %_2 = call zeroext i1 @_RINvXsv_NtNtCsg25WTuslZIq_4core9core_simd5maskslNtNtB6_6sealed6Sealed5validKj40_ECs3yiIq69Dmn_7kernels(ptr align 256 %0) #9
  %2 = load <64 x i32>, ptr %value, align 256
  store <64 x i32> %2, ptr %_0, align 256
  ret void
}

define internal zeroext i1 @_RINvXsv_NtNtCsg25WTuslZIq_4core9core_simd5maskslNtNtB6_6sealed6Sealed5validKj40_ECs3yiIq69Dmn_7kernels(ptr align 256 %value) unnamed_addr #3 {
start:
  %0 = alloca [1 x i8], align 1
  %1 = alloca [256 x i8], align 256
  %2 = alloca [256 x i8], align 256
  %3 = alloca [256 x i8], align 256
  %4 = alloca [256 x i8], align 256
  %5 = alloca [256 x i8], align 256
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj40_E5splatCs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %5, i32 0) #9
  %_3 = load <64 x i32>, ptr %5, align 256
  %6 = load <64 x i32>, ptr %value, align 256
  %7 = icmp eq <64 x i32> %6, %_3
  %8 = sext <64 x i1> %7 to <64 x i32>
  store <64 x i32> %8, ptr %4, align 256
  %falses = load <64 x i32>, ptr %4, align 256
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj40_E5splatCs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %3, i32 -1) #9
  %_6 = load <64 x i32>, ptr %3, align 256
  %9 = load <64 x i32>, ptr %value, align 256
  %10 = icmp eq <64 x i32> %9, %_6
  %11 = sext <64 x i1> %10 to <64 x i32>
  store <64 x i32> %11, ptr %2, align 256
  %trues = load <64 x i32>, ptr %2, align 256
  %12 = or <64 x i32> %falses, %trues
  store <64 x i32> %12, ptr %1, align 256
  %valid = load <64 x i32>, ptr %1, align 256
  %13 = lshr <64 x i32> %valid, splat (i32 31)
  %14 = trunc <64 x i32> %13 to <64 x i1>
  %15 = call i1 @llvm.vector.reduce.and.v64i1(<64 x i1> %14)
  %16 = zext i1 %15 to i8
  store i8 %16, ptr %0, align 1
  %17 = load i8, ptr %0, align 1
  %_0 = trunc nuw i8 %17 to i1
  ret i1 %_0
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj40_E5splatCs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %_0, i32 %value) unnamed_addr #3 {
start:
  %0 = insertelement <64 x i32> poison, i32 %value, i32 0
  %1 = shufflevector <64 x i32> %0, <64 x i32> poison, <64 x i32> zeroinitializer
  store <64 x i32> %1, ptr %_0, align 256
  ret void
}

declare i1 @llvm.vector.reduce.and.v64i1(<64 x i1>) #6

define internal void @_RINvNtCsg25WTuslZIq_4core3ptr4readAlj8_ECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 4 %_0, ptr %src, ptr align 8 %0) unnamed_addr #3 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %src, i64 32, i1 false)
  ret void
}

define internal void @_RINvNtCsg25WTuslZIq_4core3ptr4readINtNtNtB4_9core_simd6vector4SimdlKj8_EECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr %src, ptr align 8 %0) unnamed_addr #3 {
start:
  %1 = load <8 x i32>, ptr %src, align 32
  store <8 x i32> %1, ptr %_0, align 32
  ret void
}

define internal i8 @_RINvNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB8_4MaskpKpE10to_bitmask15to_bitmask_impllhKj8_KB1w_ECs3yiIq69Dmn_7kernels(ptr align 32 %mask) unnamed_addr #3 {
start:
  %0 = alloca [1 x i8], align 1
  %1 = alloca [32 x i8], align 32
  %2 = alloca [32 x i8], align 32
  %3 = load <8 x i32>, ptr %mask, align 32
  store <8 x i32> %3, ptr %1, align 32
  call void @_RINvMs_NtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB7_5masks4MasklKj8_E6resizeKB15_ECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %2, ptr align 32 %1, i1 zeroext false) #9
  %resized = load <8 x i32>, ptr %2, align 32
  %4 = lshr <8 x i32> %resized, splat (i32 31)
  %5 = trunc <8 x i32> %4 to <8 x i1>
  %6 = bitcast <8 x i1> %5 to i8
  store i8 %6, ptr %0, align 1
  %bitmask = load i8, ptr %0, align 1
  ret i8 %bitmask
}

define internal i32 @_RINvNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB8_4MaskpKpE10to_bitmask15to_bitmask_impllmKj20_Kj8_ECs3yiIq69Dmn_7kernels(ptr align 32 %mask) unnamed_addr #3 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = alloca [32 x i8], align 32
  %2 = alloca [128 x i8], align 128
  %3 = load <8 x i32>, ptr %mask, align 32
  store <8 x i32> %3, ptr %1, align 32
  call void @_RINvMs_NtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB7_5masks4MasklKj8_E6resizeKj20_ECs3yiIq69Dmn_7kernels(ptr sret([128 x i8]) align 128 %2, ptr align 32 %1, i1 zeroext false) #9
  %resized = load <32 x i32>, ptr %2, align 128
  %4 = lshr <32 x i32> %resized, splat (i32 31)
  %5 = trunc <32 x i32> %4 to <32 x i1>
  %6 = bitcast <32 x i1> %5 to i32
  store i32 %6, ptr %0, align 4
  %bitmask = load i32, ptr %0, align 4
  ret i32 %bitmask
}

define internal i16 @_RINvNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB8_4MaskpKpE10to_bitmask15to_bitmask_implltKj10_Kj8_ECs3yiIq69Dmn_7kernels(ptr align 32 %mask) unnamed_addr #3 {
start:
  %0 = alloca [2 x i8], align 2
  %1 = alloca [32 x i8], align 32
  %2 = alloca [64 x i8], align 64
  %3 = load <8 x i32>, ptr %mask, align 32
  store <8 x i32> %3, ptr %1, align 32
  call void @_RINvMs_NtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB7_5masks4MasklKj8_E6resizeKj10_ECs3yiIq69Dmn_7kernels(ptr sret([64 x i8]) align 64 %2, ptr align 32 %1, i1 zeroext false) #9
  %resized = load <16 x i32>, ptr %2, align 64
  %4 = lshr <16 x i32> %resized, splat (i32 31)
  %5 = trunc <16 x i32> %4 to <16 x i1>
  %6 = bitcast <16 x i1> %5 to i16
  store i16 %6, ptr %0, align 2
  %bitmask = load i16, ptr %0, align 2
  ret i16 %bitmask
}

define internal i64 @_RINvNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB8_4MaskpKpE10to_bitmask15to_bitmask_impllyKj40_Kj8_ECs3yiIq69Dmn_7kernels(ptr align 32 %mask) unnamed_addr #3 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [32 x i8], align 32
  %2 = alloca [256 x i8], align 256
  %3 = load <8 x i32>, ptr %mask, align 32
  store <8 x i32> %3, ptr %1, align 32
  call void @_RINvMs_NtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB7_5masks4MasklKj8_E6resizeKj40_ECs3yiIq69Dmn_7kernels(ptr sret([256 x i8]) align 256 %2, ptr align 32 %1, i1 zeroext false) #9
  %resized = load <64 x i32>, ptr %2, align 256
  %4 = lshr <64 x i32> %resized, splat (i32 31)
  %5 = trunc <64 x i32> %4 to <64 x i1>
  %6 = bitcast <64 x i1> %5 to i64
  store i64 %6, ptr %0, align 8
  %bitmask = load i64, ptr %0, align 8
  ret i64 %bitmask
}

define internal void @_RINvXs3_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3num3intINtNtBc_6vector4SimdlKj8_ENtB6_7SimdInt4castaECs3yiIq69Dmn_7kernels(ptr sret([8 x i8]) align 8 %_0, ptr align 32 %self) unnamed_addr #3 {
start:
  %0 = load <8 x i32>, ptr %self, align 32
  %1 = trunc <8 x i32> %0 to <8 x i8>
  store <8 x i8> %1, ptr %_0, align 8
  ret void
}

define internal void @_RINvXs_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3num3intINtNtBb_6vector4SimdaKj8_ENtB5_7SimdInt4castlECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 8 %self) unnamed_addr #3 {
start:
  %0 = load <8 x i8>, ptr %self, align 8
  %1 = sext <8 x i8> %0 to <8 x i32>
  store <8 x i32> %1, ptr %_0, align 32
  ret void
}

define internal void @_RINvYNtNvCs3yiIq69Dmn_7kernels7vectors4ImplINtNtNtCsg25WTuslZIq_4core9core_simd7swizzle7SwizzleKj8_E7swizzlelKB1w_EB7_(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %vector) unnamed_addr #3 {
start:
  %0 = load <8 x i32>, ptr %vector, align 32
  %1 = load <8 x i32>, ptr %vector, align 32
  %2 = shufflevector <8 x i32> %0, <8 x i32> %1, <8 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6>
  store <8 x i32> %2, ptr %_0, align 32
  ret void
}

define internal void @_RINvYNtNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtBa_6vector4SimdpKpE7reverse7ReverseINtB8_7SwizzleKj8_E7swizzlelKB1G_ECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %vector) unnamed_addr #3 {
start:
  %0 = load <8 x i32>, ptr %vector, align 32
  %1 = load <8 x i32>, ptr %vector, align 32
  %2 = shufflevector <8 x i32> %0, <8 x i32> %1, <8 x i32> <i32 7, i32 6, i32 5, i32 4, i32 3, i32 2, i32 1, i32 0>
  store <8 x i32> %2, ptr %_0, align 32
  ret void
}

define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #7 {
start:
  call void @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx4trapCs3yiIq69Dmn_7kernels() #10
  unreachable
}

define internal void @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx4trapCs3yiIq69Dmn_7kernels() unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPAlj8_4readCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 4 %_0, ptr %self, ptr align 8 %0) unnamed_addr #3 {
start:
  call void @_RINvNtCsg25WTuslZIq_4core3ptr4readAlj8_ECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 4 %_0, ptr %self, ptr align 8 %0) #9
  ret void
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPINtNtNtB6_9core_simd6vector4SimdlKj8_E4readCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr %self, ptr align 8 %0) unnamed_addr #3 {
start:
  call void @_RINvNtCsg25WTuslZIq_4core3ptr4readINtNtNtB4_9core_simd6vector4SimdlKj8_EECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr %self, ptr align 8 %0) #9
  ret void
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdaKj8_E5splatCs3yiIq69Dmn_7kernels(ptr sret([8 x i8]) align 8 %_0, i8 %value) unnamed_addr #3 {
start:
  %0 = insertelement <8 x i8> poison, i8 %value, i32 0
  %1 = shufflevector <8 x i8> %0, <8 x i8> poison, <8 x i32> zeroinitializer
  store <8 x i8> %1, ptr %_0, align 8
  ret void
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E10from_arrayCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 4 %array) unnamed_addr #3 {
start:
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E4loadCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr %array) #9
  ret void
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E4loadCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr %ptr) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %tmp = alloca [32 x i8], align 32
  %_4.i = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #9
  br i1 %_4.i, label %bb2.i, label %_RINvNtCsg25WTuslZIq_4core3ptr19copy_nonoverlappingAlj8_ECs3yiIq69Dmn_7kernels.exit

bb2.i:
  call void @_RNvNvNtCsg25WTuslZIq_4core3ptr19copy_nonoverlapping18precondition_checkCs3yiIq69Dmn_7kernels(ptr %ptr, ptr %tmp, i64 32, i64 4, i64 1, ptr align 8 @alloc_805abc58a9a172aa0d929675fe84166952) #9
  br label %_RINvNtCsg25WTuslZIq_4core3ptr19copy_nonoverlappingAlj8_ECs3yiIq69Dmn_7kernels.exit

_RINvNtCsg25WTuslZIq_4core3ptr19copy_nonoverlappingAlj8_ECs3yiIq69Dmn_7kernels.exit:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %tmp, ptr align 4 %ptr, i64 32, i1 false)
  %_7 = load <8 x i32>, ptr %tmp, align 32
  store <8 x i32> %_7, ptr %0, align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPINtNtNtB6_9core_simd6vector4SimdlKj8_E4readCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %0, ptr align 8 @alloc_315edf6f04e372fa14d2bdb72319f0a0) #9
  ret void
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E5storeCs3yiIq69Dmn_7kernels(ptr align 32 %self, ptr %ptr) unnamed_addr #3 {
start:
  %tmp = alloca [32 x i8], align 32
  %0 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %0, ptr %tmp, align 32
  %_5 = call align 4 ptr @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E8as_arrayCs3yiIq69Dmn_7kernels(ptr align 32 %tmp) #9
  %_4.i = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #9
  br i1 %_4.i, label %bb2.i, label %_RINvNtCsg25WTuslZIq_4core3ptr19copy_nonoverlappingAlj8_ECs3yiIq69Dmn_7kernels.exit

bb2.i:
  call void @_RNvNvNtCsg25WTuslZIq_4core3ptr19copy_nonoverlapping18precondition_checkCs3yiIq69Dmn_7kernels(ptr %_5, ptr %ptr, i64 32, i64 4, i64 1, ptr align 8 @alloc_805abc58a9a172aa0d929675fe84166952) #9
  br label %_RINvNtCsg25WTuslZIq_4core3ptr19copy_nonoverlappingAlj8_ECs3yiIq69Dmn_7kernels.exit

_RINvNtCsg25WTuslZIq_4core3ptr19copy_nonoverlappingAlj8_ECs3yiIq69Dmn_7kernels.exit:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %ptr, ptr align 4 %_5, i64 32, i1 false)
  ret void
}

define internal align 4 ptr @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E8as_arrayCs3yiIq69Dmn_7kernels(ptr align 32 %self) unnamed_addr #3 {
start:
  ret ptr %self
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E8to_arrayCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 4 %_0, ptr align 32 %self) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %_6 = alloca [32 x i8], align 4
  %tmp = alloca [32 x i8], align 4
  %1 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %1, ptr %0, align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E5storeCs3yiIq69Dmn_7kernels(ptr align 32 %0, ptr %tmp) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_6, ptr align 4 %tmp, i64 32, i1 false)
  call void @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPAlj8_4readCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 4 %_0, ptr align 4 %_6, ptr align 8 @alloc_32b189ee4f72531541aa50e509344227) #9
  ret void
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB4_6vector4SimdlKj8_E7reverseCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %self) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %1 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %1, ptr %0, align 32
  call void @_RINvYNtNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtBa_6vector4SimdpKpE7reverse7ReverseINtB8_7SwizzleKj8_E7swizzlelKB1G_ECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %0) #9
  ret void
}

define internal i64 @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E10to_bitmaskCs3yiIq69Dmn_7kernels(ptr align 32 %self) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %1 = alloca [32 x i8], align 32
  %2 = alloca [32 x i8], align 32
  %3 = alloca [32 x i8], align 32
  %_0 = alloca [8 x i8], align 8
  br label %bb1

bb1:
  %4 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %4, ptr %0, align 32
  %_3 = call i8 @_RINvNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB8_4MaskpKpE10to_bitmask15to_bitmask_impllhKj8_KB1w_ECs3yiIq69Dmn_7kernels(ptr align 32 %0) #9
  %5 = zext i8 %_3 to i64
  store i64 %5, ptr %_0, align 8
  br label %bb10

bb3:                                              ; No predecessors!
  br label %bb4

bb4:
  %6 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %6, ptr %1, align 32
  %_5 = call i16 @_RINvNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB8_4MaskpKpE10to_bitmask15to_bitmask_implltKj10_Kj8_ECs3yiIq69Dmn_7kernels(ptr align 32 %1) #9
  %7 = zext i16 %_5 to i64
  store i64 %7, ptr %_0, align 8
  br label %bb10

bb6:                                              ; No predecessors!
  br label %bb7

bb7:
  %8 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %8, ptr %2, align 32
  %_7 = call i32 @_RINvNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB8_4MaskpKpE10to_bitmask15to_bitmask_impllmKj20_Kj8_ECs3yiIq69Dmn_7kernels(ptr align 32 %2) #9
  %9 = zext i32 %_7 to i64
  store i64 %9, ptr %_0, align 8
  br label %bb10

bb9:                                              ; No predecessors!
  %10 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %10, ptr %3, align 32
  %11 = call i64 @_RINvNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB8_4MaskpKpE10to_bitmask15to_bitmask_impllyKj40_Kj8_ECs3yiIq69Dmn_7kernels(ptr align 32 %3) #9
  store i64 %11, ptr %_0, align 8
  br label %bb10

bb10:
  %12 = load i64, ptr %_0, align 8
  ret i64 %12
}

define internal void @_RNvXNtNtCsg25WTuslZIq_4core9core_simd6selectINtNtB4_5masks4MasklKj8_EINtB2_6SelectINtNtB4_6vector4SimdlKB11_EE6selectCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %self, ptr align 32 %true_values, ptr align 32 %false_values) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %1 = alloca [32 x i8], align 32
  %2 = alloca [32 x i8], align 32
  %3 = load <8 x i32>, ptr %self, align 32
  store <8 x i32> %3, ptr %1, align 32
  call void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E7to_simdCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %2, ptr align 32 %1) #9
  %_5 = load <8 x i32>, ptr %2, align 32
  store <8 x i32> %_5, ptr %0, align 32
  %mask = load <8 x i32>, ptr %0, align 32
  %4 = load <8 x i32>, ptr %true_values, align 32
  %5 = load <8 x i32>, ptr %false_values, align 32
  %6 = lshr <8 x i32> %mask, splat (i32 31)
  %7 = trunc <8 x i32> %6 to <8 x i1>
  %8 = select <8 x i1> %7, <8 x i32> %4, <8 x i32> %5
  store <8 x i32> %8, ptr %_0, align 32
  ret void
}

define internal void @_RNvXs2_NtNtCsg25WTuslZIq_4core9core_simd3opsINtNtB7_6vector4SimdlKj8_ENtNtNtB9_3ops5arith3Add3addCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %self, ptr align 32 %rhs, ptr align 8 %0) unnamed_addr #3 {
start:
  %1 = load <8 x i32>, ptr %self, align 32
  %2 = load <8 x i32>, ptr %rhs, align 32
  %3 = add <8 x i32> %1, %2
  store <8 x i32> %3, ptr %_0, align 32
  ret void
}

define internal i32 @_RNvXs3_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3num3intINtNtBb_6vector4SimdlKj8_ENtB5_7SimdInt10reduce_maxCs3yiIq69Dmn_7kernels(ptr align 32 %self) unnamed_addr #3 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = load <8 x i32>, ptr %self, align 32
  %2 = call i32 @llvm.vector.reduce.smax.v8i32(<8 x i32> %1)
  store i32 %2, ptr %0, align 4
  %_0 = load i32, ptr %0, align 4
  ret i32 %_0
}

declare i32 @llvm.vector.reduce.smax.v8i32(<8 x i32>) #6

define internal i8 @_RNvXs_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3num3intINtNtBa_6vector4SimdaKj8_ENtB4_7SimdInt10reduce_minCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #3 {
start:
  %0 = alloca [1 x i8], align 1
  %1 = load <8 x i8>, ptr %self, align 8
  %2 = call i8 @llvm.vector.reduce.smin.v8i8(<8 x i8> %1)
  store i8 %2, ptr %0, align 1
  %_0 = load i8, ptr %0, align 1
  ret i8 %_0
}

declare i8 @llvm.vector.reduce.smin.v8i8(<8 x i8>) #6

define internal void @_RNvXs_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3num3intINtNtBa_6vector4SimdaKj8_ENtB4_7SimdInt14saturating_addCs3yiIq69Dmn_7kernels(ptr sret([8 x i8]) align 8 %_0, ptr align 8 %self, ptr align 8 %second) unnamed_addr #3 {
start:
  %0 = load <8 x i8>, ptr %self, align 8
  %1 = load <8 x i8>, ptr %second, align 8
  %2 = call <8 x i8> @llvm.sadd.sat.v8i8(<8 x i8> %0, <8 x i8> %1)
  store <8 x i8> %2, ptr %_0, align 8
  ret void
}

declare <8 x i8> @llvm.sadd.sat.v8i8(<8 x i8>, <8 x i8>) #2

define internal void @_RNvXsc_NtNtCsg25WTuslZIq_4core9core_simd3opsINtNtB7_6vector4SimdlKj8_ENtNtNtB9_3ops5arith3Mul3mulCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %self, ptr align 32 %rhs, ptr align 8 %0) unnamed_addr #3 {
start:
  %1 = load <8 x i32>, ptr %self, align 32
  %2 = load <8 x i32>, ptr %rhs, align 32
  %3 = mul <8 x i32> %1, %2
  store <8 x i32> %3, ptr %_0, align 32
  ret void
}

define internal void @_RNvXsg_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3cmp3ordINtNtBb_6vector4SimdlKj8_ENtB5_14SimdPartialOrd7simd_gtCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %self, ptr align 32 %other) unnamed_addr #3 {
start:
  %0 = alloca [32 x i8], align 32
  %1 = alloca [32 x i8], align 32
  %2 = load <8 x i32>, ptr %self, align 32
  %3 = load <8 x i32>, ptr %other, align 32
  %4 = icmp sgt <8 x i32> %2, %3
  %5 = sext <8 x i1> %4 to <8 x i32>
  store <8 x i32> %5, ptr %1, align 32
  %_3 = load <8 x i32>, ptr %1, align 32
  store <8 x i32> %_3, ptr %0, align 32
  call void @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E19from_simd_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %0) #9
  ret void
}

define internal void @_RNvXsm_NtNtCsg25WTuslZIq_4core9core_simd3opsINtNtB7_6vector4SimdlKj8_ENtNtNtB9_3ops5arith3Sub3subCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %_0, ptr align 32 %self, ptr align 32 %rhs, ptr align 8 %0) unnamed_addr #3 {
start:
  %1 = load <8 x i32>, ptr %self, align 32
  %2 = load <8 x i32>, ptr %rhs, align 32
  %3 = sub <8 x i32> %1, %2
  store <8 x i32> %3, ptr %_0, align 32
  ret void
}

define internal i64 @_RNvCs3yiIq69Dmn_7kernels6thread() unnamed_addr #8 {
start:
  %_4 = alloca [12 x i8], align 4
  %_5 = call i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_idx_xCs3yiIq69Dmn_7kernels() #9
  %_6 = call i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_dim_xCs3yiIq69Dmn_7kernels() #9
  %_7 = call i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx13__thread_idx_xCs3yiIq69Dmn_7kernels() #9
  store i32 %_5, ptr %_4, align 4
  %0 = getelementptr inbounds i8, ptr %_4, i64 4
  store i32 %_6, ptr %0, align 4
  %1 = getelementptr inbounds i8, ptr %_4, i64 8
  store i32 %_7, ptr %1, align 4
  %block = load i32, ptr %_4, align 4
  %2 = getelementptr inbounds i8, ptr %_4, i64 4
  %threads = load i32, ptr %2, align 4
  %3 = getelementptr inbounds i8, ptr %_4, i64 8
  %thread = load i32, ptr %3, align 4
  %_9 = mul i32 %block, %threads
  %_8 = add i32 %_9, %thread
  %_0 = zext i32 %_8 to i64
  ret i64 %_0
}

define internal i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_dim_xCs3yiIq69Dmn_7kernels() unnamed_addr #3 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %_0
}

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

define internal i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_idx_xCs3yiIq69Dmn_7kernels() unnamed_addr #3 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %_0
}

define internal i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx13__thread_idx_xCs3yiIq69Dmn_7kernels() unnamed_addr #3 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %_0
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

define ptx_kernel void @vectors(ptr %x, ptr %out, ptr %sums) unnamed_addr #8 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [32 x i8], align 32
  %2 = alloca [32 x i8], align 32
  %3 = alloca [32 x i8], align 32
  %4 = alloca [32 x i8], align 32
  %5 = alloca [32 x i8], align 32
  %6 = alloca [32 x i8], align 32
  %7 = alloca [8 x i8], align 8
  %8 = alloca [32 x i8], align 32
  %9 = alloca [8 x i8], align 8
  %10 = alloca [8 x i8], align 8
  %11 = alloca [8 x i8], align 8
  %12 = alloca [8 x i8], align 8
  %13 = alloca [32 x i8], align 32
  %14 = alloca [8 x i8], align 8
  %15 = alloca [32 x i8], align 32
  %16 = alloca [32 x i8], align 32
  %17 = alloca [32 x i8], align 32
  %18 = alloca [32 x i8], align 32
  %19 = alloca [32 x i8], align 32
  %20 = alloca [32 x i8], align 32
  %21 = alloca [32 x i8], align 32
  %22 = alloca [32 x i8], align 32
  %23 = alloca [32 x i8], align 32
  %24 = alloca [32 x i8], align 32
  %25 = alloca [32 x i8], align 32
  %26 = alloca [32 x i8], align 32
  %27 = alloca [32 x i8], align 32
  %28 = alloca [32 x i8], align 32
  %29 = alloca [32 x i8], align 32
  %30 = alloca [32 x i8], align 32
  %31 = alloca [32 x i8], align 32
  %32 = alloca [32 x i8], align 32
  %33 = alloca [32 x i8], align 32
  %_18 = alloca [32 x i8], align 4
  %_6 = alloca [32 x i8], align 4
  %at = call i64 @_RNvCs3yiIq69Dmn_7kernels6thread() #13
  %_0.i3 = getelementptr inbounds nuw [8 x i32], ptr %x, i64 %at
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_6, ptr align 4 %_0.i3, i64 32, i1 false)
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E10from_arrayCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %33, ptr align 4 %_6) #9
  %x1 = load <8 x i32>, ptr %33, align 32
  store <8 x i32> %x1, ptr %31, align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd7swizzleINtNtB4_6vector4SimdlKj8_E7reverseCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %32, ptr align 32 %31) #9
  %_9 = load <8 x i32>, ptr %32, align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E5splatCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %30, i32 3) #9
  %_10 = load <8 x i32>, ptr %30, align 32
  store <8 x i32> %_9, ptr %28, align 32
  store <8 x i32> %_10, ptr %27, align 32
  call void @_RNvXsc_NtNtCsg25WTuslZIq_4core9core_simd3opsINtNtB7_6vector4SimdlKj8_ENtNtNtB9_3ops5arith3Mul3mulCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %29, ptr align 32 %28, ptr align 32 %27, ptr align 8 @alloc_aca9092e30d71c57ab6d2d0b90500589) #9
  %mirror = load <8 x i32>, ptr %29, align 32
  store <8 x i32> %x1, ptr %25, align 32
  store <8 x i32> %mirror, ptr %24, align 32
  call void @_RNvXsg_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3cmp3ordINtNtBb_6vector4SimdlKj8_ENtB5_14SimdPartialOrd7simd_gtCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %26, ptr align 32 %25, ptr align 32 %24) #9
  %larger = load <8 x i32>, ptr %26, align 32
  store <8 x i32> %x1, ptr %22, align 32
  store <8 x i32> %mirror, ptr %21, align 32
  call void @_RNvXsm_NtNtCsg25WTuslZIq_4core9core_simd3opsINtNtB7_6vector4SimdlKj8_ENtNtNtB9_3ops5arith3Sub3subCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %23, ptr align 32 %22, ptr align 32 %21, ptr align 8 @alloc_0b13e089e3238b145dd1dfd4220bdf26) #9
  %_13 = load <8 x i32>, ptr %23, align 32
  store <8 x i32> %x1, ptr %19, align 32
  call void @_RINvYNtNvCs3yiIq69Dmn_7kernels7vectors4ImplINtNtNtCsg25WTuslZIq_4core9core_simd7swizzle7SwizzleKj8_E7swizzlelKB1w_EB7_(ptr sret([32 x i8]) align 32 %20, ptr align 32 %19) #9
  %_14 = load <8 x i32>, ptr %20, align 32
  store <8 x i32> %larger, ptr %17, align 32
  store <8 x i32> %_13, ptr %16, align 32
  store <8 x i32> %_14, ptr %15, align 32
  call void @_RNvXNtNtCsg25WTuslZIq_4core9core_simd6selectINtNtB4_5masks4MasklKj8_EINtB2_6SelectINtNtB4_6vector4SimdlKB11_EE6selectCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %18, ptr align 32 %17, ptr align 32 %16, ptr align 32 %15) #9
  %mixed = load <8 x i32>, ptr %18, align 32
  store <8 x i32> %mixed, ptr %13, align 32
  call void @_RINvXs3_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3num3intINtNtBc_6vector4SimdlKj8_ENtB6_7SimdInt4castaECs3yiIq69Dmn_7kernels(ptr sret([8 x i8]) align 8 %14, ptr align 32 %13) #9
  %bytes = load <8 x i8>, ptr %14, align 8
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdaKj8_E5splatCs3yiIq69Dmn_7kernels(ptr sret([8 x i8]) align 8 %12, i8 100) #9
  %_17 = load <8 x i8>, ptr %12, align 8
  store <8 x i8> %bytes, ptr %10, align 8
  store <8 x i8> %_17, ptr %9, align 8
  call void @_RNvXs_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3num3intINtNtBa_6vector4SimdaKj8_ENtB4_7SimdInt14saturating_addCs3yiIq69Dmn_7kernels(ptr sret([8 x i8]) align 8 %11, ptr align 8 %10, ptr align 8 %9) #9
  %capped = load <8 x i8>, ptr %11, align 8
  store <8 x i8> %capped, ptr %7, align 8
  call void @_RINvXs_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3num3intINtNtBb_6vector4SimdaKj8_ENtB5_7SimdInt4castlECs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %8, ptr align 8 %7) #9
  %_20 = load <8 x i32>, ptr %8, align 32
  store <8 x i32> %mixed, ptr %5, align 32
  store <8 x i32> %_20, ptr %4, align 32
  call void @_RNvXs2_NtNtCsg25WTuslZIq_4core9core_simd3opsINtNtB7_6vector4SimdlKj8_ENtNtNtB9_3ops5arith3Add3addCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 32 %6, ptr align 32 %5, ptr align 32 %4, ptr align 8 @alloc_c3ec2b7b25a86cadd98eeca658d6bd65) #9
  %_19 = load <8 x i32>, ptr %6, align 32
  store <8 x i32> %_19, ptr %3, align 32
  call void @_RNvMNtNtCsg25WTuslZIq_4core9core_simd6vectorINtB2_4SimdlKj8_E8to_arrayCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 4 %_18, ptr align 32 %3) #9
  %_0.i = getelementptr inbounds nuw [8 x i32], ptr %out, i64 %at
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0.i, ptr align 4 %_18, i64 32, i1 false)
  store <8 x i32> %mixed, ptr %2, align 32
  %_23 = call i32 @_RNvXs3_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3num3intINtNtBb_6vector4SimdlKj8_ENtB5_7SimdInt10reduce_maxCs3yiIq69Dmn_7kernels(ptr align 32 %2) #9
  store <8 x i32> %larger, ptr %1, align 32
  %_26 = call i64 @_RNvMs0_NtNtCsg25WTuslZIq_4core9core_simd5masksINtB5_4MasklKj8_E10to_bitmaskCs3yiIq69Dmn_7kernels(ptr align 32 %1) #9
  %_25 = trunc i64 %_26 to i32
  %_24 = mul i32 %_25, 256
  %_22 = add i32 %_23, %_24
  store <8 x i8> %capped, ptr %0, align 8
  %_28 = call i8 @_RNvXs_NtNtNtNtCsg25WTuslZIq_4core9core_simd4simd3num3intINtNtBa_6vector4SimdaKj8_ENtB4_7SimdInt10reduce_minCs3yiIq69Dmn_7kernels(ptr align 8 %0) #9
  %_0.i4 = sext i8 %_28 to i32
  %_0.i2 = getelementptr inbounds nuw i32, ptr %sums, i64 %at
  %34 = add i32 %_22, %_0.i4
  store i32 %34, ptr %_0.i2, align 4
  ret void
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent inlinehint nounwind "target-cpu"="sm_75" }
attributes #4 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_75" }
attributes #5 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_75" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent noreturn nounwind "target-cpu"="sm_75" }
attributes #8 = { convergent nounwind "target-cpu"="sm_75" }
attributes #9 = { inlinehint nounwind }
attributes #10 = { inlinehint noreturn nounwind }
attributes #11 = { noreturn nounwind }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
