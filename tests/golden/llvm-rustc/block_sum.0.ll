target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_462d48c71ecbcc11b125140bcb84ed12 = private unnamed_addr constant [34 x i8] c"library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_fad0cd83b7d1858a846a172eb260e5936 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_fc9ab3224673f8be7b78582aac5df6a6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_462d48c71ecbcc11b125140bcb84ed12, [16 x i8] c"!\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_5bd1ef6667dbdbecff436d9509a4d052 = private unnamed_addr constant [25 x i8] c"attempt to divide by zero", align 1
@alloc_278d38198fceecedc4e7e379b8eb076491 = private unnamed_addr constant [31 x i8] c"library/core/src/slice/iter.rs\00", align 1
@alloc_083aa59e95d6521262ded5a52ecc8ca490 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_278d38198fceecedc4e7e379b8eb076491, [16 x i8] c"\1E\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_48d0c8acc3490bcef9ce067b27cfd2ee63 = private unnamed_addr constant [42 x i8] c"library/core/src/array/iter/iter_inner.rs\00", align 1
@alloc_4fda5e3e6f8f043ec7f70e7c41257541 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_48d0c8acc3490bcef9ce067b27cfd2ee63, [16 x i8] c")\00\00\00\00\00\00\00\DB\00\00\00&\00\00\00" }>, align 8
@alloc_09a512417f6e52cbd5ccf6e6a2ead7c6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_48d0c8acc3490bcef9ce067b27cfd2ee63, [16 x i8] c")\00\00\00\00\00\00\00\DB\00\00\009\00\00\00" }>, align 8
@alloc_e48aca60bf1a12e53ed30b2f09faadb8 = private unnamed_addr constant [38 x i8] c"library/core/src/iter/traits/accum.rs\00", align 1
@alloc_6cb92c6a07b92d6c451fb1d4685d0cee = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e48aca60bf1a12e53ed30b2f09faadb8, [16 x i8] c"%\00\00\00\00\00\00\00\D0\00\00\00\01\00\00\00" }>, align 8
@alloc_466e6e10d4d5a95679ab35d1156aa54e = private unnamed_addr constant [11 x i8] c"src/lib.rs\00", align 1
@alloc_8bbdaac21dcf3fe23017b864340e0ad768 = private unnamed_addr constant [36 x i8] c"library/core/src/ops/index_range.rs\00", align 1
@alloc_df4a443a0cc230ab65bc2a7fc768acc1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8bbdaac21dcf3fe23017b864340e0ad768, [16 x i8] c"#\00\00\00\00\00\00\00z\00\00\00\12\00\00\00" }>, align 8
@alloc_56ec51bfd82735ec5d208f0ee81d5e5a66 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_8bbdaac21dcf3fe23017b864340e0ad768, [16 x i8] c"#\00\00\00\00\00\00\00?\00\00\00%\00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae70 = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_d9b93e2770fc27f14fdfffcf6febca6d72 = private unnamed_addr constant [33 x i8] c"library/core/src/ptr/non_null.rs\00", align 1
@alloc_4780be8bf381e9f127d3d0209a6107d069 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d9b93e2770fc27f14fdfffcf6febca6d72, [16 x i8] c" \00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_2189e157adfab17691035240ab0ad46c60 = private unnamed_addr constant [30 x i8] c"library/core/src/ub_checks.rs\00", align 1
@alloc_47ff494bd1f76085e48862dbe3974d9559 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2189e157adfab17691035240ab0ad46c60, [16 x i8] c"\1D\00\00\00\00\00\00\00\94\00\00\006\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a71 = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc5279993267 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_c848f501c9a24e1e115677405b6cf8e4 = private unnamed_addr constant [215 x i8] c"unsafe precondition(s) violated: ptr::write_volatile requires that the pointer argument is aligned\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_64e308ef4babfeb8b6220184de794a1750 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff8389 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_97d92cbf2a68a6ac45a1b13da79836e440 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5a8fdd84b3281310cbf6b74bb6bf006539 = private unnamed_addr constant [218 x i8] c"unsafe precondition(s) violated: slice::get_unchecked_mut requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a54e883a229edf21c556aae1b1c6b5fc62 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_48d0c8acc3490bcef9ce067b27cfd2ee63, [16 x i8] c")\00\00\00\00\00\00\00\12\00\00\00\17\00\00\00" }>, align 8
@alloc_2dfaca0d7e4441934442555af8453eb4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\C3\00\00\00%\00\00\00" }>, align 8
@alloc_75edd2fdb06ec2a477bde45fe62965a8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_466e6e10d4d5a95679ab35d1156aa54e, [16 x i8] c"\0A\00\00\00\00\00\00\00\C7\00\00\00\1E\00\00\00" }>, align 8

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

declare void @llvm.trap() #1

declare i64 @llvm.ctpop.i64(i64) #2

define internal { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr %s.0, i64 %s.1) unnamed_addr #3 {
start:
  %_7 = call i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenB4_(ptr %s.0, i64 %s.1) #10
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
  call void @_RNvNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt7runtimeB5_(ptr %4, ptr %6, i1 zeroext %9, ptr align 8 %0) #11
  unreachable
}

define internal void @_RNvNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt7runtimeB5_(ptr %0, ptr %1, i1 zeroext %force_no_backtrace, ptr align 8 %2) unnamed_addr #5 {
start:
  %pi = alloca [24 x i8], align 8
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %3 = getelementptr inbounds i8, ptr %fmt, i64 8
  store ptr %1, ptr %3, align 8
  %_5 = call align 8 ptr @_RNvMs4_NtNtCsg25WTuslZIq_4core5panic8locationNtB5_8Location6callerB9_(ptr align 8 %2) #10
  call void @_RNvMNtNtCsg25WTuslZIq_4core5panic10panic_infoNtB2_9PanicInfo3newB6_(ptr sret([24 x i8]) align 8 %pi, ptr align 8 %fmt, ptr align 8 %_5, i1 zeroext false, i1 zeroext %force_no_backtrace) #10
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %pi) #12
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
  %_4 = call align 8 ptr @_RNvMs4_NtNtCsg25WTuslZIq_4core5panic8locationNtB5_8Location6callerB9_(ptr align 8 %2) #10
  call void @_RNvMNtNtCsg25WTuslZIq_4core5panic10panic_infoNtB2_9PanicInfo3newB6_(ptr sret([24 x i8]) align 8 %pi, ptr align 8 %fmt, ptr align 8 %_4, i1 zeroext true, i1 zeroext false) #10
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %pi) #12
  unreachable
}

define internal void @_RNvNtCsg25WTuslZIq_4core9panicking5panic(ptr %expr.0, i64 %expr.1, ptr align 8 %0) unnamed_addr #4 {
start:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr %expr.0, i64 %expr.1) #10
  %_3.0 = extractvalue { ptr, ptr } %1, 0
  %_3.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %_3.0, ptr %_3.1, ptr align 8 %0) #13
  unreachable
}

define internal zeroext i1 @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge(ptr %this, ptr %origin) unnamed_addr #6 {
start:
  %_0 = call zeroext i1 @_RNvNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge7runtimeBa_(ptr %this, ptr %origin) #10
  ret i1 %_0
}

define internal zeroext i1 @_RNvNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge7runtimeBa_(ptr %this, ptr %origin) unnamed_addr #3 {
start:
  %_0 = icmp uge ptr %this, %origin
  ret i1 %_0
}

define internal void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 %0) unnamed_addr #4 {
start:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr @alloc_5bd1ef6667dbdbecff436d9509a4d052, i64 25) #10
  %_2.0 = extractvalue { ptr, ptr } %1, 0
  %_2.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %_2.0, ptr %_2.1, ptr align 8 %0) #13
  unreachable
}

define internal zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu7is_nullB6_(ptr %self) unnamed_addr #3 {
start:
  %_0 = call zeroext i1 @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp7is_null7runtimeB8_(ptr %self) #10
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
  %3 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr @alloc_fad0cd83b7d1858a846a172eb260e5936, i64 42) #10
  %_5.0 = extractvalue { ptr, ptr } %3, 0
  %_5.1 = extractvalue { ptr, ptr } %3, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %_5.0, ptr %_5.1, ptr align 8 @alloc_fc9ab3224673f8be7b78582aac5df6a6) #13
  unreachable

bb2:
  %_0.i = ptrtoint ptr %self to i64
  %_8 = sub i64 %align, 1
  %_6 = and i64 %_0.i, %_8
  %_0 = icmp eq i64 %_6, 0
  ret i1 %_0
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() unnamed_addr #3 {
start:
  %_0 = alloca [1 x i8], align 1
  %_1 = call zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ub7runtimeCs3yiIq69Dmn_7kernels() #10
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
  %_7 = call i64 @_RNvMNtCsg25WTuslZIq_4core3stre3lenCs3yiIq69Dmn_7kernels(ptr %s.0, i64 %s.1) #10
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

define internal void @_RNvNvXs0_NtNtCsg25WTuslZIq_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3yiIq69Dmn_7kernels(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #3 {
start:
  %_3 = icmp ult i64 %this, %len
  br i1 %_3, label %bb1, label %bb2

bb2:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_97d92cbf2a68a6ac45a1b13da79836e440, i64 214) #10
  %_5.0 = extractvalue { ptr, ptr } %1, 0
  %_5.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_5.0, ptr %_5.1, i1 zeroext false, ptr align 8 %0) #13
  unreachable

bb1:
  ret void
}

define internal i64 @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange5startCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #3 {
start:
  %_0 = load i64, ptr %self, align 8
  ret i64 %_0
}

define internal i64 @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange3lenCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #3 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_2 = load i64, ptr %0, align 8
  %_3 = load i64, ptr %self, align 8
  %_0 = sub nuw i64 %_2, %_3
  ret i64 %_0
}

define internal i64 @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange3endCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #3 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_0 = load i64, ptr %0, align 8
  ret i64 %_0
}

define internal void @_RNvNvXs1_NtNtCsg25WTuslZIq_4core5slice5indexNtNtNtBb_3ops11index_range10IndexRangeINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCs3yiIq69Dmn_7kernels(i64 %end, i64 %len, ptr align 8 %0) unnamed_addr #3 {
start:
  %_3 = icmp ule i64 %end, %len
  br i1 %_3, label %bb1, label %bb2

bb2:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_5a8fdd84b3281310cbf6b74bb6bf006539, i64 218) #10
  %_5.0 = extractvalue { ptr, ptr } %1, 0
  %_5.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_5.0, ptr %_5.1, i1 zeroext false, ptr align 8 %0) #13
  unreachable

bb1:
  ret void
}

define internal align 4 ptr @_RINvMNtCsg25WTuslZIq_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitmE13get_uncheckedjECs3yiIq69Dmn_7kernels(ptr align 4 %self.0, i64 %self.1, i64 %index, ptr align 8 %0) unnamed_addr #3 {
start:
  %_3 = call ptr @_RNvXs0_NtNtCsg25WTuslZIq_4core5slice5indexjINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE13get_uncheckedCs3yiIq69Dmn_7kernels(i64 %index, ptr %self.0, i64 %self.1, ptr align 8 %0) #10
  ret ptr %_3
}

define internal ptr @_RNvXs0_NtNtCsg25WTuslZIq_4core5slice5indexjINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE13get_uncheckedCs3yiIq69Dmn_7kernels(i64 %self, ptr %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #3 {
start:
  %_3 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #10
  br i1 %_3, label %bb2, label %bb4

bb4:
  %_7 = call i64 @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr9const_ptrPSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmE3lenCs3yiIq69Dmn_7kernels(ptr %slice.0, i64 %slice.1) #10
  %_6 = icmp ult i64 %self, %_7
  %_0 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %self
  ret ptr %_0

bb2:
  %_5 = call i64 @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr9const_ptrPSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmE3lenCs3yiIq69Dmn_7kernels(ptr %slice.0, i64 %slice.1) #10
  call void @_RNvNvXs0_NtNtCsg25WTuslZIq_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs3yiIq69Dmn_7kernels(i64 %self, i64 %_5, ptr align 8 %0) #10
  br label %bb4
}

define internal i64 @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr9const_ptrPSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmE3lenCs3yiIq69Dmn_7kernels(ptr %self.0, i64 %self.1) unnamed_addr #3 {
start:
  %_0 = call i64 @_RINvNtNtCsg25WTuslZIq_4core3ptr8metadata8metadataSINtNtNtB6_3mem12maybe_uninit11MaybeUninitmEECs3yiIq69Dmn_7kernels(ptr %self.0, i64 %self.1) #10
  ret i64 %_0
}

define internal i64 @_RINvNtNtCsg25WTuslZIq_4core3ptr8metadata8metadataSINtNtNtB6_3mem12maybe_uninit11MaybeUninitmEECs3yiIq69Dmn_7kernels(ptr %ptr.0, i64 %ptr.1) unnamed_addr #3 {
start:
  ret i64 %ptr.1
}

define internal { ptr, i64 } @_RINvMNtCsg25WTuslZIq_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitmE17get_unchecked_mutNtNtNtB5_3ops11index_range10IndexRangeECs3yiIq69Dmn_7kernels(ptr align 4 %self.0, i64 %self.1, i64 %index.0, i64 %index.1, ptr align 8 %0) unnamed_addr #3 {
start:
  %1 = call { ptr, i64 } @_RNvXs1_NtNtCsg25WTuslZIq_4core5slice5indexNtNtNtB9_3ops11index_range10IndexRangeINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE17get_unchecked_mutCs3yiIq69Dmn_7kernels(i64 %index.0, i64 %index.1, ptr %self.0, i64 %self.1, ptr align 8 %0) #10
  %_3.0 = extractvalue { ptr, i64 } %1, 0
  %_3.1 = extractvalue { ptr, i64 } %1, 1
  %2 = insertvalue { ptr, i64 } poison, ptr %_3.0, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_3.1, 1
  ret { ptr, i64 } %3
}

define internal { ptr, i64 } @_RNvXs1_NtNtCsg25WTuslZIq_4core5slice5indexNtNtNtB9_3ops11index_range10IndexRangeINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE17get_unchecked_mutCs3yiIq69Dmn_7kernels(i64 %0, i64 %1, ptr %slice.0, i64 %slice.1, ptr align 8 %2) unnamed_addr #3 {
start:
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %3, align 8
  br label %bb4

bb4:
  %_8 = call i64 @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange5startCs3yiIq69Dmn_7kernels(ptr align 8 %self) #10
  %_10 = call i64 @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange3lenCs3yiIq69Dmn_7kernels(ptr align 8 %self) #10
  %ptr.i = getelementptr inbounds nuw i32, ptr %slice.0, i64 %_8
  %4 = insertvalue { ptr, i64 } poison, ptr %ptr.i, 0
  %5 = insertvalue { ptr, i64 } %4, i64 %_10, 1
  %_0.0 = extractvalue { ptr, i64 } %5, 0
  %_0.1 = extractvalue { ptr, i64 } %5, 1
  %6 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %7 = insertvalue { ptr, i64 } %6, i64 %_0.1, 1
  ret { ptr, i64 } %7

bb1:                                              ; No predecessors!
  %_5 = call i64 @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange3endCs3yiIq69Dmn_7kernels(ptr align 8 %self) #10
  %_0.i = call i64 @_RINvNtNtCsg25WTuslZIq_4core3ptr8metadata8metadataSINtNtNtB6_3mem12maybe_uninit11MaybeUninitmEECs3yiIq69Dmn_7kernels(ptr %slice.0, i64 %slice.1) #10
  call void @_RNvNvXs1_NtNtCsg25WTuslZIq_4core5slice5indexNtNtNtBb_3ops11index_range10IndexRangeINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCs3yiIq69Dmn_7kernels(i64 %_5, i64 %_0.i, ptr align 8 %2) #10
  br label %bb4
}

define internal void @_RNvNvNtCsg25WTuslZIq_4core4hint16assert_unchecked18precondition_checkCs3yiIq69Dmn_7kernels(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #3 {
start:
  br i1 %cond, label %bb3, label %bb1

bb1:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_64e308ef4babfeb8b6220184de794a1750, i64 221) #10
  %_3.0 = extractvalue { ptr, ptr } %1, 0
  %_3.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_3.0, ptr %_3.1, i1 zeroext false, ptr align 8 %0) #13
  unreachable

bb3:
  ret void
}

define internal i32 @_RINvNtCsg25WTuslZIq_4core3ptr4readmECs3yiIq69Dmn_7kernels(ptr %src, ptr align 8 %0) unnamed_addr #3 {
start:
  %_0 = load i32, ptr %src, align 4
  ret i32 %_0
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks29maybe_is_aligned_and_not_nullCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align, i1 zeroext %is_zst) unnamed_addr #3 {
start:
  %_0 = alloca [1 x i8], align 1
  %_4 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_alignedCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) #10
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
  %_5 = call zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu7is_nullB6_(ptr %ptr) #10
  %2 = xor i1 %_5, true
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %_0, align 1
  br label %bb7

bb4:
  store i8 1, ptr %_0, align 1
  br label %bb7
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_alignedCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) unnamed_addr #3 {
start:
  %_0 = call zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_aligned7runtimeCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) #10
  ret i1 %_0
}

define internal zeroext i1 @_RNvNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_aligned7runtimeCs3yiIq69Dmn_7kernels(ptr %ptr, i64 %align) unnamed_addr #3 {
start:
  %_0 = call zeroext i1 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPu13is_aligned_toB6_(ptr %ptr, i64 %align) #10
  ret i1 %_0
}

define internal zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks24is_valid_allocation_sizeCs3yiIq69Dmn_7kernels(i64 %size, i64 %len) unnamed_addr #3 {
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
  call void @_RNvNtNtCsg25WTuslZIq_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_47ff494bd1f76085e48862dbe3974d9559) #13
  unreachable

bb4:
  %_7 = load i64, ptr %max_len, align 8
  %_0 = icmp ule i64 %len, %_7
  ret i1 %_0
}

define internal { i64, i64 } @_RNvXs5_NtNtCsg25WTuslZIq_4core3ops11index_rangeNtB5_10IndexRangeNtNtB9_5clone5Clone5cloneCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #3 {
start:
  %_2 = load i64, ptr %self, align 8
  %_5 = getelementptr inbounds i8, ptr %self, i64 8
  %_4 = load i64, ptr %_5, align 8
  %0 = insertvalue { i64, i64 } poison, i64 %_2, 0
  %1 = insertvalue { i64, i64 } %0, i64 %_4, 1
  ret { i64, i64 } %1
}

define internal i64 @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange14next_uncheckedCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #3 {
start:
  %value = load i64, ptr %self, align 8
  %_3.i = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #10
  br i1 %_3.i, label %bb2.i, label %_RNvMs9_NtCsg25WTuslZIq_4core3numj13unchecked_add.exit

bb2.i:
  call void @_RNvNvMs9_NtCsg25WTuslZIq_4core3numj13unchecked_add18precondition_checkCs3yiIq69Dmn_7kernels(i64 %value, i64 1, ptr align 8 @alloc_56ec51bfd82735ec5d208f0ee81d5e5a66) #10
  br label %_RNvMs9_NtCsg25WTuslZIq_4core3numj13unchecked_add.exit

_RNvMs9_NtCsg25WTuslZIq_4core3numj13unchecked_add.exit:
  %_0.i = add nuw i64 %value, 1
  store i64 %_0.i, ptr %self, align 8
  ret i64 %value
}

define internal void @_RNvNvMs9_NtCsg25WTuslZIq_4core3numj13unchecked_add18precondition_checkCs3yiIq69Dmn_7kernels(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #3 {
start:
  %_5.0.i = add i64 %lhs, %rhs
  %_5.1.i = icmp ult i64 %_5.0.i, %lhs
  %1 = insertvalue { i64, i1 } poison, i64 %_5.0.i, 0
  %2 = insertvalue { i64, i1 } %1, i1 %_5.1.i, 1
  %_4.0 = extractvalue { i64, i1 } %2, 0
  %_4.1 = extractvalue { i64, i1 } %2, 1
  br i1 %_4.1, label %bb2, label %bb4

bb4:
  ret void

bb2:
  %3 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_3e1ebac14318b612ab4efabc5279993267, i64 186) #10
  %_6.0 = extractvalue { ptr, ptr } %3, 0
  %_6.1 = extractvalue { ptr, ptr } %3, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_6.0, ptr %_6.1, i1 zeroext false, ptr align 8 %0) #13
  unreachable
}

define internal { i64, i64 } @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange7zero_toCs3yiIq69Dmn_7kernels(i64 %end) unnamed_addr #3 {
start:
  %0 = insertvalue { i64, i64 } { i64 0, i64 poison }, i64 %end, 1
  ret { i64, i64 } %0
}

define internal i64 @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullfE20offset_from_unsignedCs3yiIq69Dmn_7kernels(ptr %self, ptr %subtracted) unnamed_addr #3 {
start:
  %_0 = call i64 @_RNvMNtNtCsg25WTuslZIq_4core3ptr7mut_ptrOf20offset_from_unsignedCs3yiIq69Dmn_7kernels(ptr %self, ptr %subtracted, ptr align 8 @alloc_4780be8bf381e9f127d3d0209a6107d069) #10
  ret i64 %_0
}

define internal i64 @_RNvMNtNtCsg25WTuslZIq_4core3ptr7mut_ptrOf20offset_from_unsignedCs3yiIq69Dmn_7kernels(ptr %self, ptr %origin, ptr align 8 %0) unnamed_addr #3 {
start:
  %_0 = call i64 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPf20offset_from_unsignedCs3yiIq69Dmn_7kernels(ptr %self, ptr %origin, ptr align 8 %0) #10
  ret i64 %_0
}

define internal i64 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPf20offset_from_unsignedCs3yiIq69Dmn_7kernels(ptr %self, ptr %origin, ptr align 8 %0) unnamed_addr #3 {
start:
  %1 = alloca [8 x i8], align 8
  %_3 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #10
  br i1 %_3, label %bb2, label %bb3

bb3:
  %_8 = icmp ult i64 0, 4
  br i1 %_8, label %bb5, label %bb7

bb2:
  call void @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs3yiIq69Dmn_7kernels(ptr %self, ptr %origin, ptr align 8 %0) #10
  br label %bb3

bb7:
  call void @_RNvNtCsg25WTuslZIq_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae70, i64 73, ptr align 8 %0) #13
  unreachable

bb5:
  %_9 = icmp ule i64 4, 9223372036854775807
  br i1 %_9, label %bb6, label %bb7

bb6:
  %2 = ptrtoint ptr %self to i64
  %3 = ptrtoint ptr %origin to i64
  %4 = sub nuw i64 %2, %3
  %5 = udiv exact i64 %4, 4
  store i64 %5, ptr %1, align 8
  %_0 = load i64, ptr %1, align 8
  ret i64 %_0
}

define internal void @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs3yiIq69Dmn_7kernels(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #3 {
start:
  %_3 = call zeroext i1 @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge(ptr %this, ptr %origin) #14
  br i1 %_3, label %bb2, label %bb3

bb3:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_de4e626d456b04760e72bc785ed7e52a71, i64 201) #10
  %_5.0 = extractvalue { ptr, ptr } %1, 0
  %_5.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_5.0, ptr %_5.1, i1 zeroext false, ptr align 8 %0) #13
  unreachable

bb2:
  ret void
}

define internal void @_RINvMs0_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB6_17NeverShortCircuitfE10wrap_mut_2fmNCNvCs3yiIq69Dmn_7kernels9block_sum0EB1q_() unnamed_addr #3 {
start:
  ret void
}

define internal ptr @_RINvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB6_7NonNullSfE4castfECs3yiIq69Dmn_7kernels(ptr %self.0, i64 %self.1) unnamed_addr #3 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %self.1, 1
  %_3.0 = extractvalue { ptr, i64 } %1, 0
  %_3.1 = extractvalue { ptr, i64 } %1, 1
  ret ptr %_3.0
}

define internal float @_RINvMs6_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE4foldfNCNvCs3yiIq69Dmn_7kernels9block_sum0EB28_(ptr align 8 %self.0, i64 %self.1, float %init) unnamed_addr #3 {
start:
  call void @_RINvMs0_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB6_17NeverShortCircuitfE10wrap_mut_2fmNCNvCs3yiIq69Dmn_7kernels9block_sum0EB1q_() #10
  %_4 = call float @_RINvMs6_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtNtBc_3ops9try_traitINtB2h_17NeverShortCircuitfE10wrap_mut_2fmNCNvCs3yiIq69Dmn_7kernels9block_sum0E0B2C_EB3m_(ptr align 8 %self.0, i64 %self.1, float %init) #10
  ret float %_4
}

define internal float @_RINvMs6_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtNtBc_3ops9try_traitINtB2h_17NeverShortCircuitfE10wrap_mut_2fmNCNvCs3yiIq69Dmn_7kernels9block_sum0E0B2C_EB3m_(ptr align 8 %self.0, i64 %self.1, float %init) unnamed_addr #3 {
start:
  %data.0 = getelementptr inbounds i8, ptr %self.0, i64 16
  %_0 = call float @_RINvXs_NtNtCsg25WTuslZIq_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldfNCINvMs6_NtNtNtB9_5array4iter10iter_innerINtB1Y_15PolymorphicIterSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtB7_9try_traitINtB3U_17NeverShortCircuitfE10wrap_mut_2fmNCNvCs3yiIq69Dmn_7kernels9block_sum0E0B49_E0B49_EB4T_(ptr align 8 %self.0, float %init, ptr align 4 %data.0, i64 %self.1) #10
  ret float %_0
}

define internal float @_RINvXs_NtNtCsg25WTuslZIq_4core3ops11index_rangeNtB5_10IndexRangeNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldfNCINvMs6_NtNtNtB9_5array4iter10iter_innerINtB1Y_15PolymorphicIterSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtB7_9try_traitINtB3U_17NeverShortCircuitfE10wrap_mut_2fmNCNvCs3yiIq69Dmn_7kernels9block_sum0E0B49_E0B49_EB4T_(ptr align 8 %self, float %0, ptr align 4 %1, i64 %2) unnamed_addr #3 {
start:
  %_10 = alloca [4 x i8], align 4
  %_0 = alloca [4 x i8], align 4
  %f = alloca [16 x i8], align 8
  %accum = alloca [4 x i8], align 4
  store float %0, ptr %accum, align 4
  store ptr %1, ptr %f, align 8
  %3 = getelementptr inbounds i8, ptr %f, i64 8
  store i64 %2, ptr %3, align 8
  call void @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange12assume_rangeCs3yiIq69Dmn_7kernels(ptr align 8 %self) #10
  br label %bb1

bb1:
  %_7 = load i64, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %_8 = load i64, ptr %4, align 8
  %_6 = icmp ne i64 %_7, %_8
  br i1 %_6, label %bb2, label %bb10

bb10:
  %_18 = load float, ptr %accum, align 4
  %5 = call float @_RNvXs1_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitfENtB5_3Try11from_outputCs3yiIq69Dmn_7kernels(float %_18) #10
  store float %5, ptr %_0, align 4
  br label %bb12

bb2:
  %i = call i64 @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange14next_uncheckedCs3yiIq69Dmn_7kernels(ptr align 8 %self) #10
  %_14 = load float, ptr %accum, align 4
  %_11 = call float @_RNCINvMs6_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerINtB8_15PolymorphicIterSINtNtNtBe_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtNtBe_3ops9try_traitINtB2j_17NeverShortCircuitfE10wrap_mut_2fmNCNvCs3yiIq69Dmn_7kernels9block_sum0E0B2E_E0B3o_(ptr align 8 %f, float %_14, i64 %i) #10
  %6 = call float @_RNvXs1_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitfENtB5_3Try6branchCs3yiIq69Dmn_7kernels(float %_11) #10
  store float %6, ptr %_10, align 4
  %7 = load float, ptr %_10, align 4
  br label %bb7

bb12:
  %8 = load float, ptr %_0, align 4
  ret float %8

bb7:
  %val = load float, ptr %_10, align 4
  store float %val, ptr %accum, align 4
  br label %bb1

bb8:                                              ; No predecessors!
  %9 = call float @_RNvXs2_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitfEINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCs3yiIq69Dmn_7kernels() #10
  store float %9, ptr %_0, align 4
  br label %bb12

bb6:                                              ; No predecessors!
  unreachable
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange12assume_rangeCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #3 {
start:
  %_3 = load i64, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4 = load i64, ptr %0, align 8
  %_2 = icmp ule i64 %_3, %_4
  %_2.i = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #10
  br i1 %_2.i, label %bb2.i, label %_RNvNtCsg25WTuslZIq_4core4hint16assert_unchecked.exit

bb2.i:
  call void @_RNvNvNtCsg25WTuslZIq_4core4hint16assert_unchecked18precondition_checkCs3yiIq69Dmn_7kernels(i1 zeroext %_2, ptr align 8 @alloc_df4a443a0cc230ab65bc2a7fc768acc1) #10
  br label %_RNvNtCsg25WTuslZIq_4core4hint16assert_unchecked.exit

_RNvNtCsg25WTuslZIq_4core4hint16assert_unchecked.exit:
  ret void
}

define internal float @_RNvXs1_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitfENtB5_3Try11from_outputCs3yiIq69Dmn_7kernels(float %x) unnamed_addr #3 {
start:
  ret float %x
}

define internal float @_RNCINvMs6_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerINtB8_15PolymorphicIterSINtNtNtBe_3mem12maybe_uninit11MaybeUninitmEE8try_foldfNCINvMs0_NtNtBe_3ops9try_traitINtB2j_17NeverShortCircuitfE10wrap_mut_2fmNCNvCs3yiIq69Dmn_7kernels9block_sum0E0B2E_E0B3o_(ptr align 8 %_1, float %accum, i64 %idx) unnamed_addr #3 {
start:
  %_9.0 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_9.1 = load i64, ptr %0, align 8
  %_5 = call align 4 ptr @_RINvMNtCsg25WTuslZIq_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitmE13get_uncheckedjECs3yiIq69Dmn_7kernels(ptr align 4 %_9.0, i64 %_9.1, i64 %idx, ptr align 8 @alloc_4fda5e3e6f8f043ec7f70e7c41257541) #10
  %_0.i = call i32 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPm4readCs3yiIq69Dmn_7kernels(ptr %_5, ptr align 8 @alloc_09a512417f6e52cbd5ccf6e6a2ead7c6) #10
  %_7 = getelementptr inbounds i8, ptr %_1, i64 16
  %_0 = call float @_RNCINvMs0_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB8_17NeverShortCircuitfE10wrap_mut_2fmNCNvCs3yiIq69Dmn_7kernels9block_sum0E0B1s_(ptr %_7, float %accum, i32 %_0.i) #10
  ret float %_0
}

define internal float @_RNvXs1_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitfENtB5_3Try6branchCs3yiIq69Dmn_7kernels(float %self) unnamed_addr #3 {
start:
  ret float %self
}

define internal float @_RNvXs2_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitfEINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCs3yiIq69Dmn_7kernels() unnamed_addr #3 {
start:
  unreachable
}

define internal i32 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPm4readCs3yiIq69Dmn_7kernels(ptr %self, ptr align 8 %0) unnamed_addr #3 {
start:
  %_0 = call i32 @_RINvNtCsg25WTuslZIq_4core3ptr4readmECs3yiIq69Dmn_7kernels(ptr %self, ptr align 8 %0) #10
  ret i32 %_0
}

define internal float @_RNCINvMs0_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB8_17NeverShortCircuitfE10wrap_mut_2fmNCNvCs3yiIq69Dmn_7kernels9block_sum0E0B1s_(ptr %_1, float %a, i32 %b) unnamed_addr #3 {
start:
  %_4 = call float @_RNCNvCs3yiIq69Dmn_7kernels9block_sum0B3_(ptr %_1, float %a, i32 %b) #10
  ret float %_4
}

define internal float @_RNCNvCs3yiIq69Dmn_7kernels9block_sum0B3_(ptr %_1, float %sum, i32 %by) unnamed_addr #3 {
start:
  %_4 = call float @_RNvCs3yiIq69Dmn_7kernels12shuffle_down(float %sum, i32 %by) #14
  %_0 = fadd float %sum, %_4
  ret float %_0
}

define internal float @_RNvCs3yiIq69Dmn_7kernels12shuffle_down(float %value, i32 %by) unnamed_addr #6 {
start:
  %result = alloca [4 x i8], align 4
  %0 = call float asm sideeffect alignstack "shfl.sync.down.b32 ${0}, ${1}, ${2}, 31, -1;", "=&r,r,r,~{memory}"(float %value, i32 %by), !srcloc !2
  store float %0, ptr %result, align 4
  %_0 = load float, ptr %result, align 4
  ret float %_0
}

define internal zeroext i1 @_RINvNtCsg25WTuslZIq_4core3mem10needs_dropmECs3yiIq69Dmn_7kernels() unnamed_addr #3 {
start:
  ret i1 false
}

define internal void @_RINvNtCsg25WTuslZIq_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoItermKj5_EECs3yiIq69Dmn_7kernels(ptr align 8 %_1) unnamed_addr #6 {
start:
  call void @_RNvXs4_NtNtCsg25WTuslZIq_4core5array4iterINtB5_8IntoItermKj5_ENtNtNtB9_3ops4drop4Drop4dropCs3yiIq69Dmn_7kernels(ptr align 8 %_1) #10
  ret void
}

define internal void @_RNvXs4_NtNtCsg25WTuslZIq_4core5array4iterINtB5_8IntoItermKj5_ENtNtNtB9_3ops4drop4Drop4dropCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #3 {
start:
  %_2 = call zeroext i1 @_RINvNtCsg25WTuslZIq_4core3mem10needs_dropmECs3yiIq69Dmn_7kernels() #10
  br i1 %_2, label %bb2, label %bb3

bb3:
  ret void

bb2:
  call void @_RNvMs_NtNtCsg25WTuslZIq_4core3mem13manually_dropINtB4_12ManuallyDropINtNtNtNtB8_5array4iter10iter_inner15PolymorphicIterAINtNtB6_12maybe_uninit11MaybeUninitmEj5_EE4dropCs3yiIq69Dmn_7kernels(ptr align 8 %self) #10
  br label %bb3
}

define internal void @_RNvMs_NtNtCsg25WTuslZIq_4core3mem13manually_dropINtB4_12ManuallyDropINtNtNtNtB8_5array4iter10iter_inner15PolymorphicIterAINtNtB6_12maybe_uninit11MaybeUninitmEj5_EE4dropCs3yiIq69Dmn_7kernels(ptr align 8 %slot) unnamed_addr #3 {
start:
  %_3 = call align 8 ptr @_RNvMNtNtCsg25WTuslZIq_4core3mem14maybe_danglingINtB2_13MaybeDanglingINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitmEj5_EE6as_mutCs3yiIq69Dmn_7kernels(ptr align 8 %slot) #14
  call void @_RINvNtCsg25WTuslZIq_4core3ptr13drop_in_placeINtNtNtNtB4_5array4iter10iter_inner15PolymorphicIterAINtNtNtB4_3mem12maybe_uninit11MaybeUninitmEj5_EECs3yiIq69Dmn_7kernels(ptr align 8 %_3) #14
  ret void
}

define internal align 8 ptr @_RNvMNtNtCsg25WTuslZIq_4core3mem14maybe_danglingINtB2_13MaybeDanglingINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitmEj5_EE6as_mutCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #6 {
start:
  ret ptr %self
}

define internal void @_RINvNtCsg25WTuslZIq_4core3ptr13drop_in_placeINtNtNtNtB4_5array4iter10iter_inner15PolymorphicIterAINtNtNtB4_3mem12maybe_uninit11MaybeUninitmEj5_EECs3yiIq69Dmn_7kernels(ptr align 8 %_1) unnamed_addr #6 {
start:
  call void @_RNvXs1_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerINtB5_15PolymorphicIterAINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEj5_ENtNtNtBb_3ops4drop4Drop4dropCs3yiIq69Dmn_7kernels(ptr align 8 %_1) #10
  ret void
}

define internal void @_RNvXs1_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerINtB5_15PolymorphicIterAINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEj5_ENtNtNtBb_3ops4drop4Drop4dropCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #3 {
start:
  %_2 = getelementptr inbounds i8, ptr %self, i64 16
  %0 = call { i64, i64 } @_RNvXs5_NtNtCsg25WTuslZIq_4core3ops11index_rangeNtB5_10IndexRangeNtNtB9_5clone5Clone5cloneCs3yiIq69Dmn_7kernels(ptr align 8 %self) #10
  %_3.0 = extractvalue { i64, i64 } %0, 0
  %_3.1 = extractvalue { i64, i64 } %0, 1
  call void @_RNvXs_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerAINtNtNtBa_3mem12maybe_uninit11MaybeUninitmEj5_NtB4_11PartialDrop12partial_dropCs3yiIq69Dmn_7kernels(ptr align 4 %_2, i64 %_3.0, i64 %_3.1) #14
  ret void
}

define internal void @_RNvXs_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerAINtNtNtBa_3mem12maybe_uninit11MaybeUninitmEj5_NtB4_11PartialDrop12partial_dropCs3yiIq69Dmn_7kernels(ptr align 4 %self, i64 %alive.0, i64 %alive.1) unnamed_addr #6 {
start:
  call void @_RNvXNtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerSINtNtNtB8_3mem12maybe_uninit11MaybeUninitmENtB2_11PartialDrop12partial_dropCs3yiIq69Dmn_7kernels(ptr align 4 %self, i64 5, i64 %alive.0, i64 %alive.1) #14
  ret void
}

define internal void @_RNvXNtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerSINtNtNtB8_3mem12maybe_uninit11MaybeUninitmENtB2_11PartialDrop12partial_dropCs3yiIq69Dmn_7kernels(ptr align 4 %self.0, i64 %self.1, i64 %alive.0, i64 %alive.1) unnamed_addr #6 {
start:
  %0 = call { ptr, i64 } @_RINvMNtCsg25WTuslZIq_4core5sliceSINtNtNtB5_3mem12maybe_uninit11MaybeUninitmE17get_unchecked_mutNtNtNtB5_3ops11index_range10IndexRangeECs3yiIq69Dmn_7kernels(ptr align 4 %self.0, i64 %self.1, i64 %alive.0, i64 %alive.1, ptr align 8 @alloc_a54e883a229edf21c556aae1b1c6b5fc62) #10
  %_3.0 = extractvalue { ptr, i64 } %0, 0
  %_3.1 = extractvalue { ptr, i64 } %0, 1
  %_2.i = call zeroext i1 @_RNvMNtCsg25WTuslZIq_4core5sliceSINtNtNtB4_3mem12maybe_uninit11MaybeUninitmE8is_emptyCs3yiIq69Dmn_7kernels(ptr align 4 %_3.0, i64 %_3.1) #10
  br i1 %_2.i, label %_RNvMs2_NtNtCsg25WTuslZIq_4core3mem12maybe_uninitSINtB5_11MaybeUninitmE16assume_init_dropCs3yiIq69Dmn_7kernels.exit, label %bb2.i

bb2.i:
  br label %_RNvMs2_NtNtCsg25WTuslZIq_4core3mem12maybe_uninitSINtB5_11MaybeUninitmE16assume_init_dropCs3yiIq69Dmn_7kernels.exit

_RNvMs2_NtNtCsg25WTuslZIq_4core3mem12maybe_uninitSINtB5_11MaybeUninitmE16assume_init_dropCs3yiIq69Dmn_7kernels.exit:
  ret void
}

define internal zeroext i1 @_RNvMNtCsg25WTuslZIq_4core5sliceSINtNtNtB4_3mem12maybe_uninit11MaybeUninitmE8is_emptyCs3yiIq69Dmn_7kernels(ptr align 4 %self.0, i64 %self.1) unnamed_addr #3 {
start:
  %_0 = icmp eq i64 %self.1, 0
  ret i1 %_0
}

define internal void @_RINvNtCsg25WTuslZIq_4core3ptr14write_volatilefECs3yiIq69Dmn_7kernels(ptr %dst, float %src, ptr align 8 %0) unnamed_addr #3 {
start:
  %_3 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #10
  br i1 %_3, label %bb2, label %bb4

bb4:
  store volatile float %src, ptr %dst, align 4
  ret void

bb2:
  call void @_RNvNvNtCsg25WTuslZIq_4core3ptr14write_volatile18precondition_checkCs3yiIq69Dmn_7kernels(ptr %dst, i64 4, ptr align 8 %0) #10
  br label %bb4
}

define internal void @_RNvNvNtCsg25WTuslZIq_4core3ptr14write_volatile18precondition_checkCs3yiIq69Dmn_7kernels(ptr %addr, i64 %align, ptr align 8 %0) unnamed_addr #3 {
start:
  %_3 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks16maybe_is_alignedCs3yiIq69Dmn_7kernels(ptr %addr, i64 %align) #10
  br i1 %_3, label %bb2, label %bb3

bb3:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_c848f501c9a24e1e115677405b6cf8e4, i64 215) #10
  %_6.0 = extractvalue { ptr, ptr } %1, 0
  %_6.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_6.0, ptr %_6.1, i1 zeroext false, ptr align 8 %0) #13
  unreachable

bb2:
  ret void
}

define internal { ptr, i64 } @_RINvNtCsg25WTuslZIq_4core3ptr20slice_from_raw_partsfECs3yiIq69Dmn_7kernels(ptr %data, i64 %len) unnamed_addr #3 {
start:
  %0 = call { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core3ptr8metadata14from_raw_partsSffECs3yiIq69Dmn_7kernels(ptr %data, i64 %len) #10
  %_0.0 = extractvalue { ptr, i64 } %0, 0
  %_0.1 = extractvalue { ptr, i64 } %0, 1
  %1 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %_0.1, 1
  ret { ptr, i64 } %2
}

define internal { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core3ptr8metadata14from_raw_partsSffECs3yiIq69Dmn_7kernels(ptr %data_pointer, i64 %metadata) unnamed_addr #3 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %data_pointer, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %metadata, 1
  ret { ptr, i64 } %1
}

define internal void @_RNvNvNtNtCsg25WTuslZIq_4core5slice3raw14from_raw_parts18precondition_checkCs3yiIq69Dmn_7kernels(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #3 {
start:
  %_5 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks29maybe_is_aligned_and_not_nullCs3yiIq69Dmn_7kernels(ptr %data, i64 %align, i1 zeroext false) #10
  br i1 %_5, label %bb2, label %bb5

bb5:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff8389, i64 279) #10
  %_9.0 = extractvalue { ptr, ptr } %1, 0
  %_9.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_9.0, ptr %_9.1, i1 zeroext false, ptr align 8 %0) #13
  unreachable

bb2:
  %_7 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks24is_valid_allocation_sizeCs3yiIq69Dmn_7kernels(i64 %size, i64 %len) #10
  br i1 %_7, label %bb4, label %bb5

bb4:
  ret void
}

define internal { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core5slice3raw14from_raw_partsfECs3yiIq69Dmn_7kernels(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #3 {
start:
  %_3 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #10
  br i1 %_3, label %bb2, label %bb5

bb5:
  %1 = call { ptr, i64 } @_RINvNtCsg25WTuslZIq_4core3ptr20slice_from_raw_partsfECs3yiIq69Dmn_7kernels(ptr %data, i64 %len) #10
  %_8.0 = extractvalue { ptr, i64 } %1, 0
  %_8.1 = extractvalue { ptr, i64 } %1, 1
  %2 = insertvalue { ptr, i64 } poison, ptr %_8.0, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %_8.1, 1
  ret { ptr, i64 } %3

bb2:
  call void @_RNvNvNtNtCsg25WTuslZIq_4core5slice3raw14from_raw_parts18precondition_checkCs3yiIq69Dmn_7kernels(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #10
  br label %bb5
}

define internal zeroext i1 @_RNvXsd_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullfENtNtB9_3cmp9PartialEq2eqCs3yiIq69Dmn_7kernels(ptr align 8 %self, ptr align 8 %other) unnamed_addr #3 {
start:
  %_4 = load ptr, ptr %self, align 8
  %_6 = load ptr, ptr %other, align 8
  %_0 = icmp eq ptr %_4, %_6
  ret i1 %_0
}

define internal { ptr, ptr } @_RNvMNtCsg25WTuslZIq_4core5sliceSf4iterCs3yiIq69Dmn_7kernels(ptr align 4 %self.0, i64 %self.1) unnamed_addr #3 {
start:
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsg25WTuslZIq_4core5slice4iterINtB5_4IterfE3newCs3yiIq69Dmn_7kernels(ptr align 4 %self.0, i64 %self.1) #10
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal { ptr, ptr } @_RNvMs4_NtNtCsg25WTuslZIq_4core5slice4iterINtB5_4IterfE3newCs3yiIq69Dmn_7kernels(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #3 {
start:
  %end_or_len = alloca [8 x i8], align 8
  %0 = call { ptr, i64 } @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullSfE8from_refCs3yiIq69Dmn_7kernels(ptr align 4 %slice.0, i64 %slice.1) #10
  %_4.0 = extractvalue { ptr, i64 } %0, 0
  %_4.1 = extractvalue { ptr, i64 } %0, 1
  %ptr = call ptr @_RINvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB6_7NonNullSfE4castfECs3yiIq69Dmn_7kernels(ptr %_4.0, i64 %_4.1) #10
  br label %bb4

bb4:
  %_0.i = getelementptr inbounds nuw float, ptr %ptr, i64 %slice.1
  store ptr %_0.i, ptr %end_or_len, align 8
  br label %bb7

bb7:
  %_8 = load ptr, ptr %end_or_len, align 8
  %1 = insertvalue { ptr, ptr } poison, ptr %ptr, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_8, 1
  ret { ptr, ptr } %2

bb3:                                              ; No predecessors!
  unreachable
}

define internal { ptr, i64 } @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullSfE8from_refCs3yiIq69Dmn_7kernels(ptr align 4 %r.0, i64 %r.1) unnamed_addr #3 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %r.0, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %r.1, 1
  ret { ptr, i64 } %1
}

define internal float @_RINvXs24_NtNtNtCsg25WTuslZIq_4core4iter6traits5accumfINtB7_3SumRfE3sumINtNtNtBd_5slice4iter4IterfEECs3yiIq69Dmn_7kernels(ptr %iter.0, ptr %iter.1) unnamed_addr #6 {
start:
  %_0 = call float @_RINvXs2J_NtNtCsg25WTuslZIq_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECs3yiIq69Dmn_7kernels(ptr %iter.0, ptr %iter.1, float -0.000000e+00) #10
  ret float %_0
}

define internal float @_RINvXs2J_NtNtCsg25WTuslZIq_4core5slice4iterINtB7_4IterfENtNtNtNtBb_4iter6traits8iterator8Iterator4foldfNCINvXs24_NtBW_5accumfINtB1N_3SumRfE3sumBF_E0ECs3yiIq69Dmn_7kernels(ptr %0, ptr %1, float %init) unnamed_addr #3 {
start:
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [4 x i8], align 4
  %end = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
  %self = alloca [16 x i8], align 8
  store ptr %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %1, ptr %2, align 8
  br label %bb3

bb3:
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %_8 = load ptr, ptr %3, align 8
  store ptr %_8, ptr %end, align 8
  %4 = call zeroext i1 @_RNvXsd_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullfENtNtB9_3cmp9PartialEq2eqCs3yiIq69Dmn_7kernels(ptr align 8 %self, ptr align 8 %end) #10
  %5 = zext i1 %4 to i8
  store i8 %5, ptr %_4, align 1
  br label %bb4

bb4:
  %6 = load i8, ptr %_4, align 1
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb5, label %bb6

bb6:
  store float %init, ptr %acc, align 4
  store i64 0, ptr %i, align 8
  br label %bb8

bb5:
  store float %init, ptr %_0, align 4
  br label %bb16

bb8:
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %_17 = load ptr, ptr %8, align 8
  %_18 = load ptr, ptr %self, align 8
  %9 = call i64 @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullfE20offset_from_unsignedCs3yiIq69Dmn_7kernels(ptr %_17, ptr %_18) #10
  store i64 %9, ptr %len, align 8
  br label %bb10

bb10:
  %_22 = load float, ptr %acc, align 4
  %_26 = load ptr, ptr %self, align 8
  %_27 = load i64, ptr %i, align 8
  %_3.i = getelementptr inbounds nuw float, ptr %_26, i64 %_27
  %_19 = call float @_RNCINvXs24_NtNtNtCsg25WTuslZIq_4core4iter6traits5accumfINtB9_3SumRfE3sumINtNtNtBf_5slice4iter4IterfEE0Cs3yiIq69Dmn_7kernels(ptr %f, float %_22, ptr align 4 %_3.i) #10
  store float %_19, ptr %acc, align 4
  %_29 = load i64, ptr %i, align 8
  %_3.i1 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #10
  br i1 %_3.i1, label %bb2.i, label %_RNvMs9_NtCsg25WTuslZIq_4core3numj13unchecked_add.exit

bb2.i:
  call void @_RNvNvMs9_NtCsg25WTuslZIq_4core3numj13unchecked_add18precondition_checkCs3yiIq69Dmn_7kernels(i64 %_29, i64 1, ptr align 8 @alloc_083aa59e95d6521262ded5a52ecc8ca490) #10
  br label %_RNvMs9_NtCsg25WTuslZIq_4core3numj13unchecked_add.exit

_RNvMs9_NtCsg25WTuslZIq_4core3numj13unchecked_add.exit:
  %_0.i = add nuw i64 %_29, 1
  store i64 %_0.i, ptr %i, align 8
  %_31 = load i64, ptr %i, align 8
  %_32 = load i64, ptr %len, align 8
  %_30 = icmp eq i64 %_31, %_32
  br i1 %_30, label %bb15, label %bb10

bb15:
  %10 = load float, ptr %acc, align 4
  store float %10, ptr %_0, align 4
  br label %bb16

bb16:
  %11 = load float, ptr %_0, align 4
  ret float %11

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb7:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable
}

define internal float @_RNCINvXs24_NtNtNtCsg25WTuslZIq_4core4iter6traits5accumfINtB9_3SumRfE3sumINtNtNtBf_5slice4iter4IterfEE0Cs3yiIq69Dmn_7kernels(ptr %_1, float %a, ptr align 4 %b) unnamed_addr #3 {
start:
  %_0 = call float @_RNvXsS_NtNtCsg25WTuslZIq_4core3ops5arithfINtB5_3AddRfE3addCs3yiIq69Dmn_7kernels(float %a, ptr align 4 %b, ptr align 8 @alloc_6cb92c6a07b92d6c451fb1d4685d0cee) #10
  ret float %_0
}

define internal float @_RNvXsS_NtNtCsg25WTuslZIq_4core3ops5arithfINtB5_3AddRfE3addCs3yiIq69Dmn_7kernels(float %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #3 {
start:
  %_3 = load float, ptr %other, align 4
  %_0 = call float @_RNvXsb_NtNtCsg25WTuslZIq_4core3ops5arithfNtB5_3Add3addCs3yiIq69Dmn_7kernels(float %self, float %_3, ptr align 8 %0) #10
  ret float %_0
}

define internal float @_RNvXsb_NtNtCsg25WTuslZIq_4core3ops5arithfNtB5_3Add3addCs3yiIq69Dmn_7kernels(float %self, float %other, ptr align 8 %0) unnamed_addr #3 {
start:
  %_0 = fadd float %self, %other
  ret float %_0
}

define internal float @_RINvXs2_NtNtCsg25WTuslZIq_4core5array4iterINtB6_8IntoItermKj5_ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldfNCNvCs3yiIq69Dmn_7kernels9block_sum0EB1O_(ptr align 8 %self, float %init) unnamed_addr #3 {
start:
  %0 = call { ptr, i64 } @_RNvMNtNtCsg25WTuslZIq_4core5array4iterINtB2_8IntoItermKj5_E10unsize_mutCs3yiIq69Dmn_7kernels(ptr align 8 %self) #10
  %_4.0 = extractvalue { ptr, i64 } %0, 0
  %_4.1 = extractvalue { ptr, i64 } %0, 1
  %_0 = call float @_RINvMs6_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerINtB6_15PolymorphicIterSINtNtNtBc_3mem12maybe_uninit11MaybeUninitmEE4foldfNCNvCs3yiIq69Dmn_7kernels9block_sum0EB28_(ptr align 8 %_4.0, i64 %_4.1, float %init) #10
  call void @_RINvNtCsg25WTuslZIq_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoItermKj5_EECs3yiIq69Dmn_7kernels(ptr align 8 %self) #14
  ret float %_0
}

define internal { ptr, i64 } @_RNvMNtNtCsg25WTuslZIq_4core5array4iterINtB2_8IntoItermKj5_E10unsize_mutCs3yiIq69Dmn_7kernels(ptr align 8 %self) unnamed_addr #3 {
start:
  %_0.i = call align 8 ptr @_RNvMNtNtCsg25WTuslZIq_4core3mem14maybe_danglingINtB2_13MaybeDanglingINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitmEj5_EE6as_mutCs3yiIq69Dmn_7kernels(ptr align 8 %self) #14
  %0 = insertvalue { ptr, i64 } poison, ptr %_0.i, 0
  %1 = insertvalue { ptr, i64 } %0, i64 5, 1
  ret { ptr, i64 } %1
}

define internal float @_RINvYINtNtNtCsg25WTuslZIq_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECs3yiIq69Dmn_7kernels(ptr %self.0, ptr %self.1) unnamed_addr #6 {
start:
  %_0 = call float @_RINvXs24_NtNtNtCsg25WTuslZIq_4core4iter6traits5accumfINtB7_3SumRfE3sumINtNtNtBd_5slice4iter4IterfEECs3yiIq69Dmn_7kernels(ptr %self.0, ptr %self.1) #14
  ret float %_0
}

define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr align 8 %_1) unnamed_addr #7 {
start:
  call void @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx4trapCs3yiIq69Dmn_7kernels() #11
  unreachable
}

define internal void @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx4trapCs3yiIq69Dmn_7kernels() unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

define internal void @_RNvMNtNtCsg25WTuslZIq_4core3mem14maybe_danglingINtB2_13MaybeDanglingINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitmEj5_EE3newCs3yiIq69Dmn_7kernels(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %x) unnamed_addr #6 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %x, i64 40, i1 false)
  ret void
}

define internal void @_RNvMs2_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerINtB5_15PolymorphicIterAINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEj5_E13new_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([40 x i8]) align 8 %_0, i64 %alive.0, i64 %alive.1, ptr align 4 %data) unnamed_addr #3 {
start:
  store i64 %alive.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %alive.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 4 %data, i64 20, i1 false)
  ret void
}

define internal void @_RNvXs_NtNtCsg25WTuslZIq_4core5array4iterAmj5_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs3yiIq69Dmn_7kernels(ptr sret([40 x i8]) align 8 %_0, ptr align 4 %self) unnamed_addr #3 {
start:
  %0 = alloca [40 x i8], align 8
  %_2.i = alloca [40 x i8], align 8
  %1 = alloca [40 x i8], align 8
  %2 = alloca [20 x i8], align 4
  %_5 = alloca [40 x i8], align 8
  %inner = alloca [40 x i8], align 8
  %data = alloca [20 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %data, ptr align 4 %self, i64 20, i1 false)
  %3 = call { i64, i64 } @_RNvMNtNtCsg25WTuslZIq_4core3ops11index_rangeNtB2_10IndexRange7zero_toCs3yiIq69Dmn_7kernels(i64 5) #10
  %_4.0 = extractvalue { i64, i64 } %3, 0
  %_4.1 = extractvalue { i64, i64 } %3, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 4 %data, i64 20, i1 false)
  call void @_RNvMs2_NtNtNtCsg25WTuslZIq_4core5array4iter10iter_innerINtB5_15PolymorphicIterAINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEj5_E13new_uncheckedCs3yiIq69Dmn_7kernels(ptr sret([40 x i8]) align 8 %inner, i64 %_4.0, i64 %_4.1, ptr align 4 %2) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %inner, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %1, i64 40, i1 false)
  call void @_RNvMNtNtCsg25WTuslZIq_4core3mem14maybe_danglingINtB2_13MaybeDanglingINtNtNtNtB6_5array4iter10iter_inner15PolymorphicIterAINtNtB4_12maybe_uninit11MaybeUninitmEj5_EE3newCs3yiIq69Dmn_7kernels(ptr sret([40 x i8]) align 8 %_2.i, ptr align 8 %0) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %_2.i, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 40, i1 false)
  ret void
}

define ptx_kernel void @block_sum(ptr %x, ptr %parts, ptr %out) unnamed_addr #6 {
start:
  %_9 = alloca [20 x i8], align 4
  %_8 = alloca [40 x i8], align 8
  %at = call i64 @_RNvCs3yiIq69Dmn_7kernels6thread() #14
  %_0.i1 = getelementptr inbounds nuw float, ptr %x, i64 %at
  %value = load float, ptr %_0.i1, align 4
  %0 = getelementptr inbounds nuw i32, ptr %_9, i64 0
  store i32 16, ptr %0, align 4
  %1 = getelementptr inbounds nuw i32, ptr %_9, i64 1
  store i32 8, ptr %1, align 4
  %2 = getelementptr inbounds nuw i32, ptr %_9, i64 2
  store i32 4, ptr %2, align 4
  %3 = getelementptr inbounds nuw i32, ptr %_9, i64 3
  store i32 2, ptr %3, align 4
  %4 = getelementptr inbounds nuw i32, ptr %_9, i64 4
  store i32 1, ptr %4, align 4
  call void @_RNvXs_NtNtCsg25WTuslZIq_4core5array4iterAmj5_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs3yiIq69Dmn_7kernels(ptr sret([40 x i8]) align 8 %_8, ptr align 4 %_9) #10
  %sum = call float @_RINvXs2_NtNtCsg25WTuslZIq_4core5array4iterINtB6_8IntoItermKj5_ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldfNCNvCs3yiIq69Dmn_7kernels9block_sum0EB1O_(ptr align 8 %_8, float %value) #10
  %_11 = urem i64 %at, 32
  %_10 = icmp eq i64 %_11, 0
  br i1 %_10, label %bb6, label %bb9

bb9:
  call void @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__syncthreadsCs3yiIq69Dmn_7kernels() #10
  %_18 = icmp eq i64 %at, 0
  br i1 %_18, label %bb11, label %bb17

bb6:
  %_15 = udiv i64 %at, 32
  %_0.i = getelementptr inbounds nuw float, ptr %parts, i64 %_15
  call void @_RINvNtCsg25WTuslZIq_4core3ptr14write_volatilefECs3yiIq69Dmn_7kernels(ptr %_0.i, float %sum, ptr align 8 @alloc_2dfaca0d7e4441934442555af8453eb4) #10
  br label %bb9

bb17:
  ret void

bb11:
  %_23 = call i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_dim_xCs3yiIq69Dmn_7kernels() #10
  %_22 = zext i32 %_23 to i64
  %_21 = udiv i64 %_22, 32
  %5 = call { ptr, i64 } @_RINvNtNtCsg25WTuslZIq_4core5slice3raw14from_raw_partsfECs3yiIq69Dmn_7kernels(ptr %parts, i64 %_21, ptr align 8 @alloc_75edd2fdb06ec2a477bde45fe62965a8) #10
  %parts.0 = extractvalue { ptr, i64 } %5, 0
  %parts.1 = extractvalue { ptr, i64 } %5, 1
  %6 = call { ptr, ptr } @_RNvMNtCsg25WTuslZIq_4core5sliceSf4iterCs3yiIq69Dmn_7kernels(ptr align 4 %parts.0, i64 %parts.1) #10
  %_26.0 = extractvalue { ptr, ptr } %6, 0
  %_26.1 = extractvalue { ptr, ptr } %6, 1
  %_25 = call float @_RINvYINtNtNtCsg25WTuslZIq_4core5slice4iter4IterfENtNtNtNtBa_4iter6traits8iterator8Iterator3sumfECs3yiIq69Dmn_7kernels(ptr %_26.0, ptr %_26.1) #14
  store float %_25, ptr %out, align 4
  br label %bb17
}

define internal i64 @_RNvCs3yiIq69Dmn_7kernels6thread() unnamed_addr #6 {
start:
  %_4 = alloca [12 x i8], align 4
  %_5 = call i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_idx_xCs3yiIq69Dmn_7kernels() #10
  %_6 = call i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_dim_xCs3yiIq69Dmn_7kernels() #10
  %_7 = call i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx13__thread_idx_xCs3yiIq69Dmn_7kernels() #10
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

define internal void @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__syncthreadsCs3yiIq69Dmn_7kernels() unnamed_addr #3 {
start:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define internal i32 @_RNvNtNtCsg25WTuslZIq_4core9core_arch5nvptx12__block_dim_xCs3yiIq69Dmn_7kernels() unnamed_addr #3 {
start:
  %_0 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  ret i32 %_0
}

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #8

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #9

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

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #8

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #8

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent inlinehint nounwind "target-cpu"="sm_75" }
attributes #4 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_75" }
attributes #5 = { convergent inlinehint noreturn nounwind "target-cpu"="sm_75" }
attributes #6 = { convergent nounwind "target-cpu"="sm_75" }
attributes #7 = { convergent noreturn nounwind "target-cpu"="sm_75" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nocallback nounwind }
attributes #10 = { inlinehint nounwind }
attributes #11 = { inlinehint noreturn nounwind }
attributes #12 = { noreturn nounwind }
attributes #13 = { noinline noreturn nounwind }
attributes #14 = { nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{i64 24099061503429}
