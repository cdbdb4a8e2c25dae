target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_462d48c71ecbcc11b125140bcb84ed12 = private unnamed_addr constant [34 x i8] c"library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_fad0cd83b7d1858a846a172eb260e5936 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_fc9ab3224673f8be7b78582aac5df6a6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_462d48c71ecbcc11b125140bcb84ed12, [16 x i8] c"!\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_5bd1ef6667dbdbecff436d9509a4d052 = private unnamed_addr constant [25 x i8] c"attempt to divide by zero", align 1
@alloc_466e6e10d4d5a95679ab35d1156aa54e = private unnamed_addr constant [11 x i8] c"src/lib.rs\00", align 1
@alloc_2189e157adfab17691035240ab0ad46c60 = private unnamed_addr constant [30 x i8] c"library/core/src/ub_checks.rs\00", align 1
@alloc_47ff494bd1f76085e48862dbe3974d9559 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2189e157adfab17691035240ab0ad46c60, [16 x i8] c"\1D\00\00\00\00\00\00\00\94\00\00\006\00\00\00" }>, align 8
@alloc_a28e8c8fd5088943a8b5d44af697ff8389 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5c1a2f972552229672fc942406cfc29858 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_dbcec5e6a613406252e4a7cb8a3b6d3b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00)\00\00\00\1C\00\00\00" }>, align 8
@alloc_364bf92223afe5373012c74994a2adc4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00)\00\00\009\00\00\00" }>, align 8
@alloc_52c4b8e267ecab7daa0f4365f35e41b3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00+\00\00\00\0E\00\00\00" }>, align 8

declare void @llvm.trap() #0

declare i64 @llvm.ctpop.i64(i64) #1

define internal { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr %s.0, i64 %s.1) unnamed_addr #2 {
start:
  %_7 = call i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenB4_(ptr %s.0, i64 %s.1) #8
  %_6 = shl i64 %_7, 1
  %_5 = or i64 %_6, 1
  %_4 = inttoptr i64 %_5 to ptr
  %0 = insertvalue { ptr, ptr } poison, ptr %s.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_4, 1
  ret { ptr, ptr } %1
}

define internal void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %fmt.0, ptr %fmt.1, i1 zeroext %force_no_backtrace, ptr align 8 %0) unnamed_addr #3 {
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
  call void @_RNvNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt7runtimeB5_(ptr %4, ptr %6, i1 zeroext %9, ptr align 8 %0) #9
  unreachable
}

define internal void @_RNvNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt7runtimeB5_(ptr %0, ptr %1, i1 zeroext %force_no_backtrace, ptr align 8 %2) unnamed_addr #4 {
start:
  %pi = alloca [24 x i8], align 8
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %3 = getelementptr inbounds i8, ptr %fmt, i64 8
  store ptr %1, ptr %3, align 8
  %_5 = call align 8 ptr @_RNvMs4_NtNtCsg25WTuslZIq_4core5panic8locationNtB5_8Location6callerB9_(ptr align 8 %2) #8
  call void @_RNvMNtNtCsg25WTuslZIq_4core5panic10panic_infoNtB2_9PanicInfo3newB6_(ptr sret([24 x i8]) align 8 %pi, ptr align 8 %fmt, ptr align 8 %_5, i1 zeroext false, i1 zeroext %force_no_backtrace) #8
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %pi) #10
  unreachable
}

define internal align 8 ptr @_RNvMs4_NtNtCsg25WTuslZIq_4core5panic8locationNtB5_8Location6callerB9_(ptr align 8 %0) unnamed_addr #2 {
start:
  %1 = alloca [8 x i8], align 8
  store ptr %0, ptr %1, align 8
  %_0 = load ptr, ptr %1, align 8
  ret ptr %_0
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core5panic10panic_infoNtB2_9PanicInfo3newB6_(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %message, ptr align 8 %location, i1 zeroext %can_unwind, i1 zeroext %force_no_backtrace) unnamed_addr #2 {
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

define internal i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenB4_(ptr %self.0, i64 %self.1) unnamed_addr #2 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %self.1, 1
  %_2.0 = extractvalue { ptr, i64 } %1, 0
  %_2.1 = extractvalue { ptr, i64 } %1, 1
  ret i64 %_2.1
}

define internal void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %0, ptr %1, ptr align 8 %2) unnamed_addr #3 {
start:
  %pi = alloca [24 x i8], align 8
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %3 = getelementptr inbounds i8, ptr %fmt, i64 8
  store ptr %1, ptr %3, align 8
  %_4 = call align 8 ptr @_RNvMs4_NtNtCsg25WTuslZIq_4core5panic8locationNtB5_8Location6callerB9_(ptr align 8 %2) #8
  call void @_RNvMNtNtCsg25WTuslZIq_4core5panic10panic_infoNtB2_9PanicInfo3newB6_(ptr sret([24 x i8]) align 8 %pi, ptr align 8 %fmt, ptr align 8 %_4, i1 zeroext true, i1 zeroext false) #8
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %pi) #10
  unreachable
}

define internal void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 %0) unnamed_addr #3 {
start:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr @alloc_5bd1ef6667dbdbecff436d9509a4d052, i64 25) #8
  %_2.0 = extractvalue { ptr, ptr } %1, 0
  %_2.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %_2.0, ptr %_2.1, ptr align 8 %0) #11
  unreachable
}

define internal zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu7is_nullB6_(ptr %self) unnamed_addr #2 {
start:
  %_0 = call zeroext i1 @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp7is_null7runtimeB8_(ptr %self) #8
  ret i1 %_0
}

define internal zeroext i1 @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp7is_null7runtimeB8_(ptr %ptr) unnamed_addr #2 {
start:
  %_0.i = ptrtoint ptr %ptr to i64
  %_0 = icmp eq i64 %_0.i, 0
  ret i1 %_0
}

define internal zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu13is_aligned_toB6_(ptr %self, i64 %align) unnamed_addr #2 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %0, align 4
  %_0.i.i = load i32, ptr %0, align 4
  %_0.i1 = icmp eq i32 %_0.i.i, 1
  br i1 %_0.i1, label %bb2, label %bb3

bb3:
  %3 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr @alloc_fad0cd83b7d1858a846a172eb260e5936, i64 42) #8
  %_5.0 = extractvalue { ptr, ptr } %3, 0
  %_5.1 = extractvalue { ptr, ptr } %3, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %_5.0, ptr %_5.1, ptr align 8 @alloc_fc9ab3224673f8be7b78582aac5df6a6) #11
  unreachable

bb2:
  %_0.i = ptrtoint ptr %self to i64
  %_8 = sub i64 %align, 1
  %_6 = and i64 %_0.i, %_8
  %_0 = icmp eq i64 %_6, 0
  ret i1 %_0
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() unnamed_addr #2 {
start:
  %_0 = alloca [1 x i8], align 1
  %_1 = call zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ub7runtimeCs3yiIq69Dmn_7kernels() #8
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

define internal { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr %s.0, i64 %s.1) unnamed_addr #2 {
start:
  %_7 = call i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenCs3yiIq69Dmn_7kernels(ptr %s.0, i64 %s.1) #8
  %_6 = shl i64 %_7, 1
  %_5 = or i64 %_6, 1
  %_4 = inttoptr i64 %_5 to ptr
  %0 = insertvalue { ptr, ptr } poison, ptr %s.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_4, 1
  ret { ptr, ptr } %1
}

define internal i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenCs3yiIq69Dmn_7kernels(ptr %self.0, i64 %self.1) unnamed_addr #2 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %self.1, 1
  %_2.0 = extractvalue { ptr, i64 } %1, 0
  %_2.1 = extractvalue { ptr, i64 } %1, 1
  ret i64 %_2.1
}

define internal zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ub7runtimeCs3yiIq69Dmn_7kernels() unnamed_addr #2 {
start:
  ret i1 true
}

define internal align 4 ptr @_RINvMNtCsg25WTuslZIq_4core5sliceSf3getjECs3yiIq69Dmn_7kernels(ptr align 4 %self.0, i64 %self.1, i64 %index) unnamed_addr #2 {
start:
  %_0 = call align 4 ptr @_RNvXs0_NtNtCsg25WTuslZIq_4core5slice5indexjINtB5_10SliceIndexSfE3getCs3yiIq69Dmn_7kernels(i64 %index, ptr align 4 %self.0, i64 %self.1) #8
  ret ptr %_0
}

define internal align 4 ptr @_RNvXs0_NtNtCsg25WTuslZIq_4core5slice5indexjINtB5_10SliceIndexSfE3getCs3yiIq69Dmn_7kernels(i64 %self, ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #2 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp ult i64 %self, %slice.1
  br i1 %_3, label %bb1, label %bb2

bb2:
  store ptr null, ptr %_0, align 8
  br label %bb3

bb1:
  %_5 = getelementptr inbounds nuw float, ptr %slice.0, i64 %self
  store ptr %_5, ptr %_0, align 8
  br label %bb3

bb3:
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

define internal align 4 ptr @_RINvMNtCsg25WTuslZIq_4core5sliceSf7get_mutjECs3yiIq69Dmn_7kernels(ptr align 4 %self.0, i64 %self.1, i64 %index) unnamed_addr #2 {
start:
  %_0 = call align 4 ptr @_RNvXs0_NtNtCsg25WTuslZIq_4core5slice5indexjINtB5_10SliceIndexSfE7get_mutCs3yiIq69Dmn_7kernels(i64 %index, ptr align 4 %self.0, i64 %self.1) #8
  ret ptr %_0
}

define internal align 4 ptr @_RNvXs0_NtNtCsg25WTuslZIq_4core5slice5indexjINtB5_10SliceIndexSfE7get_mutCs3yiIq69Dmn_7kernels(i64 %self, ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #2 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp ult i64 %self, %slice.1
  br i1 %_3, label %bb1, label %bb2

bb2:
  store ptr null, ptr %_0, align 8
  br label %bb3

bb1:
  %_6 = getelementptr inbounds nuw float, ptr %slice.0, i64 %self
  store ptr %_6, ptr %_0, align 8
  br label %bb3

bb3:
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks29maybe_is_aligned_and_not_nullCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align, i1 zeroext %is_zst) unnamed_addr #2 {
start:
  %_0 = alloca [1 x i8], align 1
  %_4 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_alignedCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) #8
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
  %_5 = call zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu7is_nullB6_(ptr %ptr) #8
  %2 = xor i1 %_5, true
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %_0, align 1
  br label %bb7

bb4:
  store i8 1, ptr %_0, align 1
  br label %bb7
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_alignedCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) unnamed_addr #2 {
start:
  %_0 = call zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_aligned7runtimeCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) #8
  ret i1 %_0
}

define internal zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_aligned7runtimeCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) unnamed_addr #2 {
start:
  %_0 = call zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu13is_aligned_toB6_(ptr %ptr, i64 %align) #8
  ret i1 %_0
}

define internal void @_RNvNvNtNtCsg25WTuslZIq_4core5slice3raw18from_raw_parts_mut18precondition_checkCs3yiIq69Dmn_7kernels(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #2 {
start:
  %_5 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks29maybe_is_aligned_and_not_nullCs3yiIq69Dmn_7kernels(ptr %data, i64 %align, i1 zeroext false) #8
  br i1 %_5, label %bb2, label %bb5

bb5:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_5c1a2f972552229672fc942406cfc29858, i64 283) #8
  %_9.0 = extractvalue { ptr, ptr } %1, 0
  %_9.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_9.0, ptr %_9.1, i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb2:
  %_7 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks24is_valid_allocation_sizeCs3yiIq69Dmn_7kernels(i64 %size, i64 %len) #8
  br i1 %_7, label %bb4, label %bb5

bb4:
  ret void
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks24is_valid_allocation_sizeCs3yiIq69Dmn_7kernels(i64 %size, i64 %len) unnamed_addr #2 {
start:
  %max_len = alloca [8 x i8], align 8
  %_4 = icmp eq i64 %size, 0
  br i1 %_4, label %bb1, label %bb2

bb2:
  %_6 = icmp eq i64 %size, 0
  br i1 %_6, label %panic, label %bb3

bb1:
  store i64 -1, ptr %max_len, align 8
  br label %bb4

bb3:
  %0 = udiv i64 9223372036854775807, %size
  store i64 %0, ptr %max_len, align 8
  br label %bb4

panic:
  call void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_47ff494bd1f76085e48862dbe3974d9559) #11
  unreachable

bb4:
  %_7 = load i64, ptr %max_len, align 8
  %_0 = icmp ule i64 %len, %_7
  ret i1 %_0
}

define internal { ptr, ptr } @_RINvMNtCsg25WTuslZIq_4core6optionINtB3_6OptionRfE3zipQfECs3yiIq69Dmn_7kernels(ptr align 4 %self, ptr align 4 %other) unnamed_addr #5 {
start:
  %_10 = alloca [1 x i8], align 1
  %_9 = alloca [1 x i8], align 1
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store i8 0, ptr %_10, align 1
  store i8 0, ptr %_9, align 1
  store i8 1, ptr %_9, align 1
  store i8 1, ptr %_10, align 1
  store ptr %self, ptr %_3, align 8
  %0 = getelementptr inbounds i8, ptr %_3, i64 8
  store ptr %other, ptr %0, align 8
  %1 = load ptr, ptr %_3, align 8
  %2 = ptrtoint ptr %1 to i64
  %3 = icmp eq i64 %2, 0
  %_5 = select i1 %3, i64 0, i64 1
  %4 = trunc nuw i64 %_5 to i1
  br i1 %4, label %bb2, label %bb1

bb2:
  %5 = getelementptr inbounds i8, ptr %_3, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = icmp eq i64 %7, 0
  %_4 = select i1 %8, i64 0, i64 1
  %9 = trunc nuw i64 %_4 to i1
  br i1 %9, label %bb3, label %bb1

bb1:
  store ptr null, ptr %_0, align 8
  br label %bb10

bb3:
  store i8 0, ptr %_10, align 1
  %a = load ptr, ptr %_3, align 8
  store i8 0, ptr %_9, align 1
  %10 = getelementptr inbounds i8, ptr %_3, i64 8
  %b = load ptr, ptr %10, align 8
  store ptr %a, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %b, ptr %11, align 8
  br label %bb10

bb10:
  %12 = load ptr, ptr %_3, align 8
  %13 = ptrtoint ptr %12 to i64
  %14 = icmp eq i64 %13, 0
  %_12 = select i1 %14, i64 0, i64 1
  %15 = trunc nuw i64 %_12 to i1
  br i1 %15, label %bb8, label %bb7

bb8:
  %16 = load i8, ptr %_10, align 1
  %17 = trunc nuw i8 %16 to i1
  br i1 %17, label %bb9, label %bb7

bb7:
  %18 = getelementptr inbounds i8, ptr %_3, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = ptrtoint ptr %19 to i64
  %21 = icmp eq i64 %20, 0
  %_11 = select i1 %21, i64 0, i64 1
  %22 = trunc nuw i64 %_11 to i1
  br i1 %22, label %bb5, label %bb4

bb9:
  br label %bb7

bb5:
  %23 = load i8, ptr %_9, align 1
  %24 = trunc nuw i8 %23 to i1
  br i1 %24, label %bb6, label %bb4

bb4:
  store i8 0, ptr %_9, align 1
  store i8 0, ptr %_10, align 1
  %25 = load ptr, ptr %_0, align 8
  %26 = getelementptr inbounds i8, ptr %_0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = insertvalue { ptr, ptr } poison, ptr %25, 0
  %29 = insertvalue { ptr, ptr } %28, ptr %27, 1
  ret { ptr, ptr } %29

bb6:
  br label %bb4

bb11:                                             ; No predecessors!
  unreachable
}

define internal { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core5slice3raw18from_raw_parts_mutfECs3yiIq69Dmn_7kernels(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #2 {
start:
  %_3 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #8
  br i1 %_3, label %bb2, label %bb5

bb5:
  %1 = call { ptr, i64 } @_RINvNtCsg25WTuslZIq_4core3ptr24slice_from_raw_parts_mutfECs3yiIq69Dmn_7kernels(ptr %data, i64 %len) #8
  %_8.0 = extractvalue { ptr, i64 } %1, 0
  %_8.1 = extractvalue { ptr, i64 } %1, 1
  %2 = insertvalue { ptr, i64 } poison, ptr %_8.0, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_8.1, 1
  ret { ptr, i64 } %3

bb2:
  call void @_RNvNvNtNtCsg25WTuslZIq_4core5slice3raw18from_raw_parts_mut18precondition_checkCs3yiIq69Dmn_7kernels(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #8
  br label %bb5
}

define internal { ptr, i64 } @_RINvNtCsg25WTuslZIq_4core3ptr24slice_from_raw_parts_mutfECs3yiIq69Dmn_7kernels(ptr %data, i64 %len) unnamed_addr #2 {
start:
  %0 = call { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core3ptr8metadata18from_raw_parts_mutSffECs3yiIq69Dmn_7kernels(ptr %data, i64 %len) #8
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core3ptr8metadata18from_raw_parts_mutSffECs3yiIq69Dmn_7kernels(ptr %data_pointer, i64 %metadata) unnamed_addr #2 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %data_pointer, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %metadata, 1
  ret { ptr, i64 } %1
}

define internal { ptr, i64 } @_RINvNtCsg25WTuslZIq_4core3ptr20slice_from_raw_partsfECs3yiIq69Dmn_7kernels(ptr %data, i64 %len) unnamed_addr #2 {
start:
  %0 = call { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core3ptr8metadata14from_raw_partsSffECs3yiIq69Dmn_7kernels(ptr %data, i64 %len) #8
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core3ptr8metadata14from_raw_partsSffECs3yiIq69Dmn_7kernels(ptr %data_pointer, i64 %metadata) unnamed_addr #2 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %data_pointer, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %metadata, 1
  ret { ptr, i64 } %1
}

define internal void @_RNvNvNtNtCsg25WTuslZIq_4core5slice3raw14from_raw_parts18precondition_checkCs3yiIq69Dmn_7kernels(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #2 {
start:
  %_5 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks29maybe_is_aligned_and_not_nullCs3yiIq69Dmn_7kernels(ptr %data, i64 %align, i1 zeroext false) #8
  br i1 %_5, label %bb2, label %bb5

bb5:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff8389, i64 279) #8
  %_9.0 = extractvalue { ptr, ptr } %1, 0
  %_9.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_9.0, ptr %_9.1, i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb2:
  %_7 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks24is_valid_allocation_sizeCs3yiIq69Dmn_7kernels(i64 %size, i64 %len) #8
  br i1 %_7, label %bb4, label %bb5

bb4:
  ret void
}

define internal { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core5slice3raw14from_raw_partsfECs3yiIq69Dmn_7kernels(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #2 {
start:
  %_3 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #8
  br i1 %_3, label %bb2, label %bb5

bb5:
  %1 = call { ptr, i64 } @_RINvNtCsg25WTuslZIq_4core3ptr20slice_from_raw_partsfECs3yiIq69Dmn_7kernels(ptr %data, i64 %len) #8
  %_8.0 = extractvalue { ptr, i64 } %1, 0
  %_8.1 = extractvalue { ptr, i64 } %1, 1
  %2 = insertvalue { ptr, i64 } poison, ptr %_8.0, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_8.1, 1
  ret { ptr, i64 } %3

bb2:
  call void @_RNvNvNtNtCsg25WTuslZIq_4core5slice3raw14from_raw_parts18precondition_checkCs3yiIq69Dmn_7kernels(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #8
  br label %bb5
}

define internal float @_RNvXs2f_NtNtCsg25WTuslZIq_4core3ops5arithfNtB6_3Mul3mulCs3yiIq69Dmn_7kernels(float %self, float %other, ptr align 8 %0) unnamed_addr #2 {
start:
  %_0 = fmul float %self, %other
  ret float %_0
}

define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #6 {
start:
  call void @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx4trapCs3yiIq69Dmn_7kernels() #9
  unreachable
}

define internal void @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx4trapCs3yiIq69Dmn_7kernels() unnamed_addr #4 {
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

define internal i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_dim_xCs3yiIq69Dmn_7kernels() unnamed_addr #2 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %_0
}

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

define internal i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_idx_xCs3yiIq69Dmn_7kernels() unnamed_addr #2 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %_0
}

define internal i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx13__thread_idx_xCs3yiIq69Dmn_7kernels() unnamed_addr #2 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %_0
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

define ptx_kernel void @saxpy(i64 %n, float %a, ptr %x, ptr %y) unnamed_addr #5 {
start:
  %_10 = alloca [16 x i8], align 8
  %_7 = alloca [32 x i8], align 8
  %0 = call { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core5slice3raw14from_raw_partsfECs3yiIq69Dmn_7kernels(ptr %x, i64 %n, ptr align 8 @alloc_dbcec5e6a613406252e4a7cb8a3b6d3b) #8
  %_8.0 = extractvalue { ptr, i64 } %0, 0
  %_8.1 = extractvalue { ptr, i64 } %0, 1
  %1 = call { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core5slice3raw18from_raw_parts_mutfECs3yiIq69Dmn_7kernels(ptr %y, i64 %n, ptr align 8 @alloc_364bf92223afe5373012c74994a2adc4) #8
  %_9.0 = extractvalue { ptr, i64 } %1, 0
  %_9.1 = extractvalue { ptr, i64 } %1, 1
  store ptr %_8.0, ptr %_7, align 8
  %2 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %_8.1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_7, i64 16
  store ptr %_9.0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %_9.1, ptr %4, align 8
  %x.0 = load ptr, ptr %_7, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 8
  %x.1 = load i64, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_7, i64 16
  %y.0 = load ptr, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %y.1 = load i64, ptr %7, align 8
  %_12 = call i64 @_RNvCs3yiIq69Dmn_7kernels6thread() #12
  %_11 = call align 4 ptr @_RINvMNtCsg25WTuslZIq_4core5sliceSf3getjECs3yiIq69Dmn_7kernels(ptr align 4 %x.0, i64 %x.1, i64 %_12) #8
  %_14 = call i64 @_RNvCs3yiIq69Dmn_7kernels6thread() #12
  %_13 = call align 4 ptr @_RINvMNtCsg25WTuslZIq_4core5sliceSf7get_mutjECs3yiIq69Dmn_7kernels(ptr align 4 %y.0, i64 %y.1, i64 %_14) #8
  %8 = call { ptr, ptr } @_RINvMNtCsg25WTuslZIq_4core6optionINtB3_6OptionRfE3zipQfECs3yiIq69Dmn_7kernels(ptr align 4 %_11, ptr align 4 %_13) #12
  %9 = extractvalue { ptr, ptr } %8, 0
  %10 = extractvalue { ptr, ptr } %8, 1
  store ptr %9, ptr %_10, align 8
  %11 = getelementptr inbounds i8, ptr %_10, i64 8
  store ptr %10, ptr %11, align 8
  %12 = load ptr, ptr %_10, align 8
  %13 = getelementptr inbounds i8, ptr %_10, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = ptrtoint ptr %12 to i64
  %16 = icmp eq i64 %15, 0
  %_15 = select i1 %16, i64 0, i64 1
  %17 = trunc nuw i64 %_15 to i1
  br i1 %17, label %bb8, label %bb10

bb8:
  %x1 = load ptr, ptr %_10, align 8
  %18 = getelementptr inbounds i8, ptr %_10, i64 8
  %y2 = load ptr, ptr %18, align 8
  %_18 = call float @_RNvXs2W_NtNtCsg25WTuslZIq_4core3ops5arithfINtB6_3MulRfE3mulCs3yiIq69Dmn_7kernels(float %a, ptr align 4 %x1, ptr align 8 @alloc_52c4b8e267ecab7daa0f4365f35e41b3) #8
  %_19 = load float, ptr %y2, align 4
  %19 = fadd float %_18, %_19
  store float %19, ptr %y2, align 4
  br label %bb10

bb10:
  ret void

bb11:                                             ; No predecessors!
  unreachable
}

define internal float @_RNvXs2W_NtNtCsg25WTuslZIq_4core3ops5arithfINtB6_3MulRfE3mulCs3yiIq69Dmn_7kernels(float %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #2 {
start:
  %_3 = load float, ptr %other, align 4
  %_0 = call float @_RNvXs2f_NtNtCsg25WTuslZIq_4core3ops5arithfNtB6_3Mul3mulCs3yiIq69Dmn_7kernels(float %self, float %_3, ptr align 8 %0) #8
  ret float %_0
}

attributes #0 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent inlinehint nounwind "target-cpu"="sm_75" }
attributes #3 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_75" }
attributes #4 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_75" }
attributes #5 = { convergent nounwind "target-cpu"="sm_75" }
attributes #6 = { convergent noreturn nounwind "target-cpu"="sm_75" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { inlinehint nounwind }
attributes #9 = { inlinehint noreturn nounwind }
attributes #10 = { noreturn nounwind }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
