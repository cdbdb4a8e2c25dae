target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_5bd1ef6667dbdbecff436d9509a4d052 = private unnamed_addr constant [25 x i8] c"attempt to divide by zero", align 1
@alloc_e534af126d4f0c0d6698aaa5e548da66 = private unnamed_addr constant [57 x i8] c"attempt to calculate the remainder with a divisor of zero", align 1
@alloc_53373e7bf1672ead70cfd13856444d77 = private unnamed_addr constant [31 x i8] c"attempt to divide with overflow", align 1
@alloc_a99877873dde969773e1833f9d0528be88 = private unnamed_addr constant [35 x i8] c"library/core/src/intrinsics/mod.rs\00", align 1
@alloc_5a7fc6c8b2508997b2934aee6812c63e87 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_a99877873dde969773e1833f9d0528be88, [16 x i8] c"\22\00\00\00\00\00\00\00\EE\07\00\00)\00\00\00" }>, align 8
@alloc_385dd7a6b9331b6155a35643471de229 = private unnamed_addr constant [12 x i8] c"src/work.rs\00", align 1
@alloc_9392d1426fddf6efdca936b625c3c732 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00$\00\00\00\14\00\00\00" }>, align 8
@alloc_83424ffff4fc05c8a8688bcbfdea3fb4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00%\00\00\00\10\00\00\00" }>, align 8

declare void @llvm.trap() #0

declare i128 @llvm.ctlz.i128(i128, i1 immarg) #1

declare i128 @llvm.fshl.i128(i128, i128, i128) #2

define internal { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr %s.0, i64 %s.1) unnamed_addr #3 {
start:
  %_7 = call i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenB4_(ptr %s.0, i64 %s.1) #8
  %_6 = shl i64 %_7, 1
  %_5 = or i64 %_6, 1
  %_4 = inttoptr i64 %_5 to ptr
  %0 = insertvalue { ptr, ptr } poison, ptr %s.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_4, 1
  ret { ptr, ptr } %1
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
  %_4 = call align 8 ptr @_RNvMs4_NtNtCsg25WTuslZIq_4core5panic8locationNtB5_8Location6callerB9_(ptr align 8 %2) #8
  call void @_RNvMNtNtCsg25WTuslZIq_4core5panic10panic_infoNtB2_9PanicInfo3newB6_(ptr sret([24 x i8]) align 8 %pi, ptr align 8 %fmt, ptr align 8 %_4, i1 zeroext true, i1 zeroext false) #8
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %pi) #9
  unreachable
}

define internal void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 %0) unnamed_addr #4 {
start:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr @alloc_e534af126d4f0c0d6698aaa5e548da66, i64 57) #8
  %_2.0 = extractvalue { ptr, ptr } %1, 0
  %_2.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %_2.0, ptr %_2.1, ptr align 8 %0) #10
  unreachable
}

define internal void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 %0) unnamed_addr #4 {
start:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr @alloc_5bd1ef6667dbdbecff436d9509a4d052, i64 25) #8
  %_2.0 = extractvalue { ptr, ptr } %1, 0
  %_2.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %_2.0, ptr %_2.1, ptr align 8 %0) #10
  unreachable
}

define internal void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 %0) unnamed_addr #4 {
start:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr @alloc_53373e7bf1672ead70cfd13856444d77, i64 31) #8
  %_2.0 = extractvalue { ptr, ptr } %1, 0
  %_2.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %_2.0, ptr %_2.1, ptr align 8 %0) #10
  unreachable
}

declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128) #2

define internal i128 @_RINvNtCsg25WTuslZIq_4core10intrinsics11rotate_leftoECs3yiIq69Dmn_7kernels(i128 %x, i32 %shift) unnamed_addr #5 {
start:
  %0 = alloca [16 x i8], align 16
  %_5 = trunc i64 16 to i32
  %_4 = mul i32 %_5, 8
  %_7 = icmp eq i32 %_4, 0
  br i1 %_7, label %panic, label %bb2

bb2:
  %_3 = urem i32 %shift, %_4
  %1 = zext i32 %_3 to i128
  %2 = call i128 @llvm.fshl.i128(i128 %x, i128 %x, i128 %1)
  store i128 %2, ptr %0, align 16
  %_0 = load i128, ptr %0, align 16
  ret i128 %_0

panic:
  call void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_5a7fc6c8b2508997b2934aee6812c63e87) #10
  unreachable
}

define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #6 {
start:
  call void @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx4trapCs3yiIq69Dmn_7kernels() #11
  unreachable
}

define internal void @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx4trapCs3yiIq69Dmn_7kernels() unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

define internal i64 @_RNvCs3yiIq69Dmn_7kernels6thread() unnamed_addr #5 {
start:
  %_4 = alloca [12 x i8], align 4
  %_5 = call i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_idx_xCs3yiIq69Dmn_7kernels() #8
  %_6 = call i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_dim_xCs3yiIq69Dmn_7kernels() #8
  %_7 = call i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx13__thread_idx_xCs3yiIq69Dmn_7kernels() #8
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

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #1

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

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #1

define ptx_kernel void @wide(ptr %a, ptr %b, ptr %out) unnamed_addr #5 {
start:
  %at = call i64 @_RNvCs3yiIq69Dmn_7kernels6thread() #12
  %_0.i2 = getelementptr inbounds nuw i64, ptr %a, i64 %at
  %_6 = load i64, ptr %_0.i2, align 8
  %_0.i1 = getelementptr inbounds nuw i64, ptr %b, i64 %at
  %_8 = load i64, ptr %_0.i1, align 8
  %_5 = call i128 @_RNvNtCs3yiIq69Dmn_7kernels4work4wide(i64 %_6, i64 %_8) #12
  %_0.i = getelementptr inbounds nuw i128, ptr %out, i64 %at
  store i128 %_5, ptr %_0.i, align 16
  ret void
}

define internal i128 @_RNvNtCs3yiIq69Dmn_7kernels4work4wide(i64 %a, i64 %b) unnamed_addr #5 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = alloca [4 x i8], align 4
  %2 = alloca [16 x i8], align 16
  %_36 = alloca [32 x i8], align 16
  %_0 = alloca [16 x i8], align 16
  %_0.i12 = zext i64 %a to i128
  %_0.i9 = sext i64 %b to i128
  %product = mul i128 %_0.i12, %_0.i9
  %_8 = xor i128 %product, 1267650600228229401496703205376
  %_11 = or i64 %b, 1
  %_0.i11 = zext i64 %_11 to i128
  %_12 = icmp eq i128 %_0.i11, 0
  br i1 %_12, label %panic, label %bb4

bb4:
  %_13 = icmp eq i128 %_0.i11, -1
  %_14 = icmp eq i128 %_8, -170141183460469231731687303715884105728
  %_15 = and i1 %_13, %_14
  br i1 %_15, label %panic1, label %bb5

panic:
  call void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_9392d1426fddf6efdca936b625c3c732) #10
  unreachable

bb5:
  %quotient = sdiv i128 %_8, %_0.i11
  %_17 = or i128 %product, -170141183460469231731687303715884105728
  %_22 = lshr i64 %a, 3
  %_21 = or i64 %_22, 1
  %_0.i8 = zext i64 %_21 to i128
  %_23 = icmp eq i128 %_0.i8, 0
  br i1 %_23, label %panic2, label %bb7

panic1:
  call void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 @alloc_9392d1426fddf6efdca936b625c3c732) #10
  unreachable

bb7:
  %rest = urem i128 %_17, %_0.i8
  %_28 = urem i64 %a, 128
  %_27 = trunc i64 %_28 to i32
  %_0.i6 = call i128 @_RINvNtCsg25WTuslZIq_4core10intrinsics11rotate_leftoECs3yiIq69Dmn_7kernels(i128 %product, i32 %_27) #12
  %3 = call i128 @llvm.ctlz.i128(i128 %product, i1 false)
  %4 = trunc i128 %3 to i32
  store i32 %4, ptr %0, align 4
  %_0.i7 = load i32, ptr %0, align 4
  %5 = call i128 @llvm.ctpop.i128(i128 %product)
  %6 = trunc i128 %5 to i32
  store i32 %6, ptr %1, align 4
  %_0.i5 = load i32, ptr %1, align 4
  %_33 = mul i32 3, %_0.i5
  %_31 = add i32 %_0.i7, %_33
  %_0.i10 = zext i32 %_31 to i128
  call void @_RNvMs2_NtCsg25WTuslZIq_4core3numn11checked_mulCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 16 %_36, i128 %product, i128 %quotient) #8
  %7 = load i128, ptr %_36, align 16
  %8 = getelementptr inbounds i8, ptr %_36, i64 16
  %9 = load i128, ptr %8, align 16
  %_37 = trunc i128 %7 to i64
  %10 = trunc nuw i64 %_37 to i1
  br i1 %10, label %bb16, label %bb15

panic2:
  call void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_83424ffff4fc05c8a8688bcbfdea3fb4) #10
  unreachable

bb16:
  %11 = getelementptr inbounds i8, ptr %_36, i64 16
  %all = load i128, ptr %11, align 16
  %12 = xor i128 %all, %_0.i6
  store i128 %12, ptr %_0, align 16
  br label %bb19

bb15:
  %_0.i = add i128 %quotient, %rest
  %13 = call i128 @llvm.ssub.sat.i128(i128 %_0.i6, i128 %_0.i10)
  store i128 %13, ptr %2, align 16
  %_0.i4 = load i128, ptr %2, align 16
  %14 = xor i128 %_0.i, %_0.i4
  store i128 %14, ptr %_0, align 16
  br label %bb19

bb19:
  %15 = load i128, ptr %_0, align 16
  ret i128 %15

bb14:                                             ; No predecessors!
  unreachable
}

declare i128 @llvm.ctpop.i128(i128) #2

define internal void @_RNvMs2_NtCsg25WTuslZIq_4core3numn11checked_mulCs3yiIq69Dmn_7kernels(ptr sret([32 x i8]) align 16 %_0, i128 %self, i128 %rhs) unnamed_addr #3 {
start:
  %_0.i = alloca [1 x i8], align 1
  %0 = alloca [32 x i8], align 16
  %1 = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %self, i128 %rhs)
  %_5.0.i = extractvalue { i128, i1 } %1, 0
  %_5.1.i = extractvalue { i128, i1 } %1, 1
  store i128 %_5.0.i, ptr %0, align 16
  %2 = getelementptr inbounds i8, ptr %0, i64 16
  %3 = zext i1 %_5.1.i to i8
  store i8 %3, ptr %2, align 16
  %_5.0 = load i128, ptr %0, align 16
  %4 = getelementptr inbounds i8, ptr %0, i64 16
  %5 = load i8, ptr %4, align 16
  %_5.1 = trunc nuw i8 %5 to i1
  br i1 %_5.1, label %bb1.i, label %bb3.i

bb3.i:
  store i8 0, ptr %_0.i, align 1
  br label %_RNvNtCsg25WTuslZIq_4core10intrinsics8unlikely.exit

bb1.i:
  store i8 1, ptr %_0.i, align 1
  br label %_RNvNtCsg25WTuslZIq_4core10intrinsics8unlikely.exit

_RNvNtCsg25WTuslZIq_4core10intrinsics8unlikely.exit:
  %6 = load i8, ptr %_0.i, align 1
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb3, label %bb4

bb4:
  %8 = getelementptr inbounds i8, ptr %_0, i64 16
  store i128 %_5.0, ptr %8, align 16
  store i128 1, ptr %_0, align 16
  br label %bb5

bb3:
  store i128 0, ptr %_0, align 16
  br label %bb5

bb5:
  ret void
}

declare i128 @llvm.ssub.sat.i128(i128, i128) #2

attributes #0 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent inlinehint nounwind "target-cpu"="sm_75" }
attributes #4 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_75" }
attributes #5 = { convergent nounwind "target-cpu"="sm_75" }
attributes #6 = { convergent noreturn nounwind "target-cpu"="sm_75" }
attributes #7 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_75" }
attributes #8 = { inlinehint nounwind }
attributes #9 = { noreturn nounwind }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { inlinehint noreturn nounwind }
attributes #12 = { nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
