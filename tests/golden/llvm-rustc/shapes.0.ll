target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_ec595fc0e82ef92fc59bd74f68296eae70 = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_d9b93e2770fc27f14fdfffcf6febca6d72 = private unnamed_addr constant [33 x i8] c"library/core/src/ptr/non_null.rs\00", align 1
@alloc_4780be8bf381e9f127d3d0209a6107d069 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_d9b93e2770fc27f14fdfffcf6febca6d72, [16 x i8] c" \00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@vtable.0115 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1_NtCs3yiIq69Dmn_7kernels4workNtB5_6SquareNtB5_5Shape4area, ptr @_RNvYNtNtCs3yiIq69Dmn_7kernels4work6SquareNtB4_5Shape6weightB6_ }>, align 8
@vtable.1116 = private unnamed_addr constant <{ [24 x i8], ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\10\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs2_NtCs3yiIq69Dmn_7kernels4workNtB5_4RingNtB5_5Shape4area, ptr @_RNvXs2_NtCs3yiIq69Dmn_7kernels4workNtB5_4RingNtB5_5Shape6weight }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a71 = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

declare void @llvm.trap() #1

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

define internal i64 @_RNvMse_NtNtCsg25WTuslZIq_4core3num7nonzeroINtB5_7NonZerojE3getB9_(i64 %self) unnamed_addr #2 {
start:
  ret i64 %self
}

define internal void @_RNvNtCsg25WTuslZIq_4core9panicking5panic(ptr %expr.0, i64 %expr.1, ptr align 8 %0) unnamed_addr #3 {
start:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strB7_(ptr %expr.0, i64 %expr.1) #8
  %_3.0 = extractvalue { ptr, ptr } %1, 0
  %_3.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking9panic_fmt(ptr %_3.0, ptr %_3.1, ptr align 8 %0) #11
  unreachable
}

define internal zeroext i1 @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge(ptr %this, ptr %origin) unnamed_addr #5 {
start:
  %_0 = call zeroext i1 @_RNvNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge7runtimeBa_(ptr %this, ptr %origin) #8
  ret i1 %_0
}

define internal zeroext i1 @_RNvNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge7runtimeBa_(ptr %this, ptr %origin) unnamed_addr #2 {
start:
  %_0 = icmp uge ptr %this, %origin
  ret i1 %_0
}

define internal i64 @_RINvNtCsg25WTuslZIq_4core3cmp3minjEB4_(i64 %v1, i64 %v2) unnamed_addr #2 {
start:
  %_0 = call i64 @_RNvYjNtNtCsg25WTuslZIq_4core3cmp3Ord3minB7_(i64 %v1, i64 %v2) #8
  ret i64 %_0
}

define internal i64 @_RNvYjNtNtCsg25WTuslZIq_4core3cmp3Ord3minB7_(i64 %0, i64 %1) unnamed_addr #2 {
start:
  %_7 = alloca [1 x i8], align 1
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %other = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  store i64 %0, ptr %self, align 8
  store i64 %1, ptr %other, align 8
  store i8 0, ptr %_7, align 1
  store i8 0, ptr %_6, align 1
  store i8 1, ptr %_7, align 1
  store i8 1, ptr %_6, align 1
  %_3.i = load i64, ptr %other, align 8
  %_4.i = load i64, ptr %self, align 8
  %_0.i = icmp ult i64 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb3

bb3:
  store i8 0, ptr %_7, align 1
  %2 = load i64, ptr %self, align 8
  store i64 %2, ptr %_0, align 8
  br label %bb4

bb2:
  store i8 0, ptr %_6, align 1
  %3 = load i64, ptr %other, align 8
  store i64 %3, ptr %_0, align 8
  br label %bb4

bb4:
  %4 = load i8, ptr %_6, align 1
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %bb7, label %bb5

bb5:
  %6 = load i8, ptr %_7, align 1
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb8, label %bb6

bb7:
  br label %bb5

bb6:
  %8 = load i64, ptr %_0, align 8
  ret i64 %8

bb8:
  br label %bb6
}

define internal i64 @_RNvMse_NtNtCsg25WTuslZIq_4core3num7nonzeroINtB5_7NonZerojE3newB9_(i64 %n) unnamed_addr #2 {
start:
  ret i64 %n
}

define internal i64 @_RINvMNtCsg25WTuslZIq_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZerojEE6map_orINtNtB5_6result6ResultuBI_ENcNtB1m_3Err0EB5_(i64 %0, i64 %default) unnamed_addr #2 {
start:
  %_9 = alloca [1 x i8], align 1
  %_8 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  store i64 %0, ptr %self, align 8
  store i8 0, ptr %_9, align 1
  store i8 0, ptr %_8, align 1
  store i8 1, ptr %_9, align 1
  store i8 1, ptr %_8, align 1
  %1 = load i64, ptr %self, align 8
  %2 = icmp eq i64 %1, 0
  %_4 = select i1 %2, i64 0, i64 1
  %3 = trunc nuw i64 %_4 to i1
  br i1 %3, label %bb3, label %bb2

bb3:
  %t = load i64, ptr %self, align 8
  store i8 0, ptr %_8, align 1
  %4 = call i64 @_RNvYNcNtINtNtCsg25WTuslZIq_4core6result6ResultuINtNtNtBb_3num7nonzero7NonZerojEE3Err0INtNtNtBb_3ops8function6FnOnceTBJ_EE9call_onceBb_(i64 %t) #8
  store i64 %4, ptr %_0, align 8
  br label %bb7

bb2:
  store i8 0, ptr %_9, align 1
  store i64 %default, ptr %_0, align 8
  br label %bb7

bb7:
  %5 = load i8, ptr %_8, align 1
  %6 = trunc nuw i8 %5 to i1
  br i1 %6, label %bb6, label %bb4

bb4:
  %7 = load i8, ptr %_9, align 1
  %8 = trunc nuw i8 %7 to i1
  br i1 %8, label %bb8, label %bb5

bb6:
  br label %bb4

bb5:
  %9 = load i64, ptr %_0, align 8
  ret i64 %9

bb8:
  br label %bb5

bb1:                                              ; No predecessors!
  unreachable
}

define internal i64 @_RNvYNcNtINtNtCsg25WTuslZIq_4core6result6ResultuINtNtNtBb_3num7nonzero7NonZerojEE3Err0INtNtNtBb_3ops8function6FnOnceTBJ_EE9call_onceBb_(i64 %0) unnamed_addr #2 {
start:
  %_2 = alloca [8 x i8], align 8
  store i64 %0, ptr %_2, align 8
  %1 = load i64, ptr %_2, align 8
  %_0 = call i64 @_RNcNtINtNtCsg25WTuslZIq_4core6result6ResultuINtNtNtB8_3num7nonzero7NonZerojEE3Err0B8_(i64 %1) #8
  ret i64 %_0
}

define internal i64 @_RNcNtINtNtCsg25WTuslZIq_4core6result6ResultuINtNtNtB8_3num7nonzero7NonZerojEE3Err0B8_(i64 %_1) unnamed_addr #2 {
start:
  ret i64 %_1
}

define internal zeroext i1 @_RNvXsJ_NtCsg25WTuslZIq_4core6optionINtB5_6OptionuENtNtNtB7_3ops9try_trait3Try6branchB7_(i1 zeroext %0) unnamed_addr #2 {
start:
  %_0 = alloca [1 x i8], align 1
  %self = alloca [1 x i8], align 1
  %1 = zext i1 %0 to i8
  store i8 %1, ptr %self, align 1
  %2 = load i8, ptr %self, align 1
  %3 = trunc nuw i8 %2 to i1
  %_2 = zext i1 %3 to i64
  %4 = trunc nuw i64 %_2 to i1
  br i1 %4, label %bb3, label %bb2

bb3:
  store i8 0, ptr %_0, align 1
  br label %bb4

bb2:
  store i8 1, ptr %_0, align 1
  br label %bb4

bb4:
  %5 = load i8, ptr %_0, align 1
  %6 = trunc nuw i8 %5 to i1
  ret i1 %6

bb1:                                              ; No predecessors!
  unreachable
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

define internal void @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs3yiIq69Dmn_7kernels(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #2 {
start:
  %_3 = call zeroext i1 @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned14runtime_ptr_ge(ptr %this, ptr %origin) #12
  br i1 %_3, label %bb2, label %bb3

bb3:
  %1 = call { ptr, ptr } @_RNvMs4_NtCsg25WTuslZIq_4core3fmtNtB5_9Arguments8from_strCs3yiIq69Dmn_7kernels(ptr @alloc_de4e626d456b04760e72bc785ed7e52a71, i64 201) #8
  %_5.0 = extractvalue { ptr, ptr } %1, 0
  %_5.1 = extractvalue { ptr, ptr } %1, 1
  call void @_RNvNtCsg25WTuslZIq_4core9panicking18panic_nounwind_fmt(ptr %_5.0, ptr %_5.1, i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb2:
  ret void
}

define internal void @_RINvMs0_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB6_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_NCINvNtNtNtBa_4iter8adapters3map8map_foldB1l_ddNCNvB1q_6shapes0NCINvXs26_NtNtB2a_6traits5accumdNtB3c_3Sum3sumINtB26_3MapINtNtB28_4take4TakeINtNtB28_4skip4SkipINtNtB28_5cycle5CycleINtNtNtBa_5slice4iter4IterB1m_EEEEB2M_EE0E0EB1s_() unnamed_addr #2 {
start:
  ret void
}

define internal ptr @_RINvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB6_7NonNullSRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E4castBV_EB11_(ptr %self.0, i64 %self.1) unnamed_addr #2 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %self.1, 1
  %_3.0 = extractvalue { ptr, i64 } %1, 0
  %_3.1 = extractvalue { ptr, i64 } %1, 1
  ret ptr %_3.0
}

define internal void @_RINvNtNtNtCsg25WTuslZIq_4core4iter8adapters3map8map_foldRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ddNCNvBX_6shapes0NCINvXs26_NtNtB6_6traits5accumdNtB1Z_3Sum3sumINtB2_3MapINtNtB4_4take4TakeINtNtB4_4skip4SkipINtNtB4_5cycle5CycleINtNtNtB8_5slice4iter4IterBT_EEEEB1A_EE0EBZ_() unnamed_addr #5 {
start:
  ret void
}

define internal align 8 ptr @_RINvNvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB7_4TakepENtNtNtBb_6traits8iterator8Iterator8try_fold5checkRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_dINtNtNtBd_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2z_B2w_10wrap_mut_2dB1P_NCINvNtB9_3map8map_foldB1P_ddNCNvB1U_6shapes0NCINvXs26_NtB16_5accumdNtB4G_3Sum3sumINtB3S_3MapIBQ_INtNtB9_4skip4SkipINtNtB9_5cycle5CycleINtNtNtBd_5slice4iter4IterB1Q_EEEEB4g_EE0E0E0EB1W_(ptr align 8 %n) unnamed_addr #5 {
start:
  ret ptr %n
}

define internal double @_RINvXs0_NtNtNtCsg25WTuslZIq_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENCNvB2l_6shapes0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB3l_5accumdNtB45_3Sum3sumBN_E0EB2n_(ptr align 8 %self, double %init) unnamed_addr #5 {
start:
  %_4 = alloca [48 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 48, i1 false)
  call void @_RINvNtNtNtCsg25WTuslZIq_4core4iter8adapters3map8map_foldRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ddNCNvBX_6shapes0NCINvXs26_NtNtB6_6traits5accumdNtB1Z_3Sum3sumINtB2_3MapINtNtB4_4take4TakeINtNtB4_4skip4SkipINtNtB4_5cycle5CycleINtNtNtB8_5slice4iter4IterBT_EEEEB1A_EE0EBZ_() #12
  %_0 = call double @_RINvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB5_4TakeINtNtB7_4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldRB20_ddNCNvB24_6shapes0NCINvXs26_NtB2N_5accumdNtB4h_3Sum3sumINtB3s_3MapBN_B3R_EE0E0EB26_(ptr align 8 %_4, double %init) #8
  ret double %_0
}

define internal double @_RINvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB5_4TakeINtNtB7_4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldRB20_ddNCNvB24_6shapes0NCINvXs26_NtB2N_5accumdNtB4h_3Sum3sumINtB3s_3MapBN_B3R_EE0E0EB26_(ptr align 8 %self, double %init) unnamed_addr #2 {
start:
  %0 = alloca [48 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %self, i64 48, i1 false)
  %_0 = call double @_RINvXs7_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB6_4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENtB6_8SpecTake9spec_folddNCINvNtB8_3map8map_foldRB21_ddNCNvB25_6shapes0NCINvXs26_NtNtBa_6traits5accumdNtB43_3Sum3sumINtB3e_3MapBO_B3D_EE0E0EB27_(ptr align 8 %0, double %init) #8
  ret double %_0
}

define internal double @_RINvXs7_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB6_4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENtB6_8SpecTake9spec_folddNCINvNtB8_3map8map_foldRB21_ddNCNvB25_6shapes0NCINvXs26_NtNtBa_6traits5accumdNtB43_3Sum3sumINtB3e_3MapBO_B3D_EE0E0EB27_(ptr align 8 %self, double %init) unnamed_addr #2 {
start:
  call void @_RINvMs0_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB6_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_NCINvNtNtNtBa_4iter8adapters3map8map_foldB1l_ddNCNvB1q_6shapes0NCINvXs26_NtNtB2a_6traits5accumdNtB3c_3Sum3sumINtB26_3MapINtNtB28_4take4TakeINtNtB28_4skip4SkipINtNtB28_5cycle5CycleINtNtNtBa_5slice4iter4IterB1m_EEEEB2M_EE0E0EB1s_() #8
  %_4 = call double @_RINvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB5_4TakeINtNtB7_4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvMs0_NtNtBb_3ops9try_traitINtB3A_17NeverShortCircuitdE10wrap_mut_2dRB20_NCINvNtB7_3map8map_foldB4A_ddNCNvB24_6shapes0NCINvXs26_NtB2N_5accumdNtB5y_3Sum3sumINtB4K_3MapBN_B58_EE0E0E0B3V_EB26_(ptr align 8 %self, double %init) #8
  ret double %_4
}

define internal double @_RINvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB5_4TakeINtNtB7_4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvMs0_NtNtBb_3ops9try_traitINtB3A_17NeverShortCircuitdE10wrap_mut_2dRB20_NCINvNtB7_3map8map_foldB4A_ddNCNvB24_6shapes0NCINvXs26_NtB2N_5accumdNtB5y_3Sum3sumINtB4K_3MapBN_B58_EE0E0E0B3V_EB26_(ptr align 8 %self, double %init) unnamed_addr #2 {
start:
  %_11 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  store i8 0, ptr %_11, align 1
  store i8 1, ptr %_11, align 1
  %0 = getelementptr inbounds i8, ptr %self, i64 40
  %_5 = load i64, ptr %0, align 8
  %_4 = icmp eq i64 %_5, 0
  br i1 %_4, label %bb1, label %bb2

bb2:
  %n = getelementptr inbounds i8, ptr %self, i64 40
  store i8 0, ptr %_11, align 1
  %_9 = call align 8 ptr @_RINvNvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB7_4TakepENtNtNtBb_6traits8iterator8Iterator8try_fold5checkRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_dINtNtNtBd_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2z_B2w_10wrap_mut_2dB1P_NCINvNtB9_3map8map_foldB1P_ddNCNvB1U_6shapes0NCINvXs26_NtB16_5accumdNtB4G_3Sum3sumINtB3S_3MapIBQ_INtNtB9_4skip4SkipINtNtB9_5cycle5CycleINtNtNtBd_5slice4iter4IterB1Q_EEEEB4g_EE0E0E0EB1W_(ptr align 8 %n) #12
  %1 = call { i64, double } @_RINvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4skipINtB5_4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB3i_4TakepEB2q_8try_fold5checkRB1I_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B48_B45_10wrap_mut_2dB3Z_NCINvNtB7_3map8map_foldB3Z_ddNCNvB1M_6shapes0NCINvXs26_NtB2u_5accumdNtB6f_3Sum3sumINtB5r_3MapIB3t_BN_EB5P_EE0E0E0E0INtNtB4a_12control_flow11ControlFlowB45_dEEB1O_(ptr align 8 %self, double %init, ptr align 8 %_9) #8
  %_7.0 = extractvalue { i64, double } %1, 0
  %_7.1 = extractvalue { i64, double } %1, 1
  %2 = call double @_RNvMs3_NtNtCsg25WTuslZIq_4core3ops12control_flowINtB5_11ControlFlowINtNtB7_9try_trait17NeverShortCircuitdEdE8into_tryCs3yiIq69Dmn_7kernels(i64 %_7.0, double %_7.1) #8
  store double %2, ptr %_0, align 8
  br label %bb5

bb1:
  %3 = call double @_RNvXs1_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitdENtB5_3Try11from_outputCs3yiIq69Dmn_7kernels(double %init) #8
  store double %3, ptr %_0, align 8
  br label %bb5

bb5:
  %4 = load i8, ptr %_11, align 1
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %bb7, label %bb6

bb6:
  %6 = load double, ptr %_0, align 8
  ret double %6

bb7:
  br label %bb6
}

define internal { i64, double } @_RINvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4skipINtB5_4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB3i_4TakepEB2q_8try_fold5checkRB1I_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B48_B45_10wrap_mut_2dB3Z_NCINvNtB7_3map8map_foldB3Z_ddNCNvB1M_6shapes0NCINvXs26_NtB2u_5accumdNtB6f_3Sum3sumINtB5r_3MapIB3t_BN_EB5P_EE0E0E0E0INtNtB4a_12control_flow11ControlFlowB45_dEEB1O_(ptr align 8 %self, double %init, ptr align 8 %fold) unnamed_addr #2 {
start:
  %_8 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 32
  %n = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  store i64 0, ptr %1, align 8
  %_5 = icmp ugt i64 %n, 0
  br i1 %_5, label %bb1, label %bb8

bb8:
  %2 = call { i64, double } @_RINvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters5cycleINtB5_5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB2Z_4TakepEB27_8try_fold5checkRB1q_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3P_B3M_10wrap_mut_2dB3G_NCINvNtB7_3map8map_foldB3G_ddNCNvB1u_6shapes0NCINvXs26_NtB2b_5accumdNtB5W_3Sum3sumINtB58_3MapIB3a_INtNtB7_4skip4SkipBO_EEB5w_EE0E0E0E0INtNtB3R_12control_flow11ControlFlowB3M_dEEB1w_(ptr align 8 %self, double %init, ptr align 8 %fold) #8
  %3 = extractvalue { i64, double } %2, 0
  %4 = extractvalue { i64, double } %2, 1
  store i64 %3, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %4, ptr %5, align 8
  br label %bb9

bb1:
  %_10 = sub i64 %n, 1
  %6 = call align 8 ptr @_RNvYINtNtNtNtCsg25WTuslZIq_4core4iter8adapters5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator3nthB1q_(ptr align 8 %self, i64 %_10) #8
  store ptr %6, ptr %_8, align 8
  %_6 = call zeroext i1 @_RNvMNtCsg25WTuslZIq_4core6optionINtB2_6OptionRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E7is_noneBO_(ptr align 8 %_8) #8
  br i1 %_6, label %bb4, label %bb7

bb7:
  br label %bb8

bb4:
  %7 = call { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try11from_outputCs3yiIq69Dmn_7kernels(double %init) #8
  %8 = extractvalue { i64, double } %7, 0
  %9 = extractvalue { i64, double } %7, 1
  store i64 %8, ptr %_0, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %9, ptr %10, align 8
  br label %bb9

bb9:
  %11 = load i64, ptr %_0, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  %13 = load double, ptr %12, align 8
  %14 = insertvalue { i64, double } poison, i64 %11, 0
  %15 = insertvalue { i64, double } %14, double %13, 1
  ret { i64, double } %15
}

define internal double @_RNvMs3_NtNtCsg25WTuslZIq_4core3ops12control_flowINtB5_11ControlFlowINtNtB7_9try_trait17NeverShortCircuitdEdE8into_tryCs3yiIq69Dmn_7kernels(i64 %0, double %1) unnamed_addr #2 {
start:
  %_0 = alloca [8 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store double %1, ptr %2, align 8
  %_2 = load i64, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = load double, ptr %3, align 8
  %5 = trunc nuw i64 %_2 to i1
  br i1 %5, label %bb2, label %bb3

bb2:
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %v1 = load double, ptr %6, align 8
  store double %v1, ptr %_0, align 8
  br label %bb4

bb3:
  %7 = getelementptr inbounds i8, ptr %self, i64 8
  %v = load double, ptr %7, align 8
  %8 = call double @_RNvXs1_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitdENtB5_3Try11from_outputCs3yiIq69Dmn_7kernels(double %v) #8
  store double %8, ptr %_0, align 8
  br label %bb4

bb4:
  %9 = load double, ptr %_0, align 8
  ret double %9

bb1:                                              ; No predecessors!
  unreachable
}

define internal double @_RNvXs1_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitdENtB5_3Try11from_outputCs3yiIq69Dmn_7kernels(double %x) unnamed_addr #2 {
start:
  ret double %x
}

define internal { i64, double } @_RINvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters5cycleINtB5_5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB7_4takeINtB2Z_4TakepEB27_8try_fold5checkRB1q_dINtNtNtBb_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3P_B3M_10wrap_mut_2dB3G_NCINvNtB7_3map8map_foldB3G_ddNCNvB1u_6shapes0NCINvXs26_NtB2b_5accumdNtB5W_3Sum3sumINtB58_3MapIB3a_INtNtB7_4skip4SkipBO_EEB5w_EE0E0E0E0INtNtB3R_12control_flow11ControlFlowB3M_dEEB1w_(ptr align 8 %self, double %0, ptr align 8 %1) unnamed_addr #2 {
start:
  %_29 = alloca [16 x i8], align 8
  %_15 = alloca [16 x i8], align 8
  %is_empty = alloca [1 x i8], align 1
  %_4 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %f = alloca [8 x i8], align 8
  %acc = alloca [8 x i8], align 8
  store double %0, ptr %acc, align 8
  store ptr %1, ptr %f, align 8
  %_6 = getelementptr inbounds i8, ptr %self, i64 16
  %_7 = load double, ptr %acc, align 8
  %2 = call { i64, double } @_RINvYINtNtNtCsg25WTuslZIq_4core5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_(ptr align 8 %_6, double %_7, ptr align 8 %f) #8
  %_5.0 = extractvalue { i64, double } %2, 0
  %_5.1 = extractvalue { i64, double } %2, 1
  %3 = call { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try6branchCs3yiIq69Dmn_7kernels(i64 %_5.0, double %_5.1) #8
  %4 = extractvalue { i64, double } %3, 0
  %5 = extractvalue { i64, double } %3, 1
  store i64 %4, ptr %_4, align 8
  %6 = getelementptr inbounds i8, ptr %_4, i64 8
  store double %5, ptr %6, align 8
  %_9 = load i64, ptr %_4, align 8
  %7 = getelementptr inbounds i8, ptr %_4, i64 8
  %8 = load double, ptr %7, align 8
  %9 = trunc nuw i64 %_9 to i1
  br i1 %9, label %bb5, label %bb4

bb5:
  %10 = getelementptr inbounds i8, ptr %_4, i64 8
  %residual4 = load double, ptr %10, align 8
  %11 = call { i64, double } @_RNvXs_NtNtCsg25WTuslZIq_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitdEdEINtB15_12FromResidualIBK_B12_NtNtB8_7convert10InfallibleEE13from_residualCs3yiIq69Dmn_7kernels(double %residual4) #8
  %12 = extractvalue { i64, double } %11, 0
  %13 = extractvalue { i64, double } %11, 1
  store i64 %12, ptr %_0, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %13, ptr %14, align 8
  br label %bb20

bb4:
  %15 = getelementptr inbounds i8, ptr %_4, i64 8
  %val = load double, ptr %15, align 8
  store double %val, ptr %acc, align 8
  %16 = call { ptr, ptr } @_RNvXs5_NtNtCsg25WTuslZIq_4core5slice4iterINtB5_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtB9_5clone5Clone5cloneBU_(ptr align 8 %self) #8
  %_12.0 = extractvalue { ptr, ptr } %16, 0
  %_12.1 = extractvalue { ptr, ptr } %16, 1
  %17 = getelementptr inbounds i8, ptr %self, i64 16
  store ptr %_12.0, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %17, i64 8
  store ptr %_12.1, ptr %18, align 8
  store i8 1, ptr %is_empty, align 1
  %_17 = getelementptr inbounds i8, ptr %self, i64 16
  %_18 = load double, ptr %acc, align 8
  %19 = call { i64, double } @_RINvYINtNtNtCsg25WTuslZIq_4core5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_(ptr align 8 %_17, double %_18, ptr %is_empty, ptr align 8 %f) #8
  %_16.0 = extractvalue { i64, double } %19, 0
  %_16.1 = extractvalue { i64, double } %19, 1
  %20 = call { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try6branchCs3yiIq69Dmn_7kernels(i64 %_16.0, double %_16.1) #8
  %21 = extractvalue { i64, double } %20, 0
  %22 = extractvalue { i64, double } %20, 1
  store i64 %21, ptr %_15, align 8
  %23 = getelementptr inbounds i8, ptr %_15, i64 8
  store double %22, ptr %23, align 8
  %_22 = load i64, ptr %_15, align 8
  %24 = getelementptr inbounds i8, ptr %_15, i64 8
  %25 = load double, ptr %24, align 8
  %26 = trunc nuw i64 %_22 to i1
  br i1 %26, label %bb11, label %bb10

bb11:
  %27 = getelementptr inbounds i8, ptr %_15, i64 8
  %residual3 = load double, ptr %27, align 8
  %28 = call { i64, double } @_RNvXs_NtNtCsg25WTuslZIq_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitdEdEINtB15_12FromResidualIBK_B12_NtNtB8_7convert10InfallibleEE13from_residualCs3yiIq69Dmn_7kernels(double %residual3) #8
  %29 = extractvalue { i64, double } %28, 0
  %30 = extractvalue { i64, double } %28, 1
  store i64 %29, ptr %_0, align 8
  %31 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %30, ptr %31, align 8
  br label %bb20

bb10:
  %32 = getelementptr inbounds i8, ptr %_15, i64 8
  %val1 = load double, ptr %32, align 8
  store double %val1, ptr %acc, align 8
  %33 = load i8, ptr %is_empty, align 1
  %_25 = trunc nuw i8 %33 to i1
  br i1 %_25, label %bb12, label %bb13

bb13:
  %34 = call { ptr, ptr } @_RNvXs5_NtNtCsg25WTuslZIq_4core5slice4iterINtB5_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtB9_5clone5Clone5cloneBU_(ptr align 8 %self) #8
  %_27.0 = extractvalue { ptr, ptr } %34, 0
  %_27.1 = extractvalue { ptr, ptr } %34, 1
  %35 = getelementptr inbounds i8, ptr %self, i64 16
  store ptr %_27.0, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %35, i64 8
  store ptr %_27.1, ptr %36, align 8
  %_31 = getelementptr inbounds i8, ptr %self, i64 16
  %_32 = load double, ptr %acc, align 8
  %37 = call { i64, double } @_RINvYINtNtNtCsg25WTuslZIq_4core5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_(ptr align 8 %_31, double %_32, ptr align 8 %f) #8
  %_30.0 = extractvalue { i64, double } %37, 0
  %_30.1 = extractvalue { i64, double } %37, 1
  %38 = call { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try6branchCs3yiIq69Dmn_7kernels(i64 %_30.0, double %_30.1) #8
  %39 = extractvalue { i64, double } %38, 0
  %40 = extractvalue { i64, double } %38, 1
  store i64 %39, ptr %_29, align 8
  %41 = getelementptr inbounds i8, ptr %_29, i64 8
  store double %40, ptr %41, align 8
  %_34 = load i64, ptr %_29, align 8
  %42 = getelementptr inbounds i8, ptr %_29, i64 8
  %43 = load double, ptr %42, align 8
  %44 = trunc nuw i64 %_34 to i1
  br i1 %44, label %bb19, label %bb18

bb12:
  %_26 = load double, ptr %acc, align 8
  %45 = call { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try11from_outputCs3yiIq69Dmn_7kernels(double %_26) #8
  %46 = extractvalue { i64, double } %45, 0
  %47 = extractvalue { i64, double } %45, 1
  store i64 %46, ptr %_0, align 8
  %48 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %47, ptr %48, align 8
  br label %bb20

bb19:
  %49 = getelementptr inbounds i8, ptr %_29, i64 8
  %residual = load double, ptr %49, align 8
  %50 = call { i64, double } @_RNvXs_NtNtCsg25WTuslZIq_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitdEdEINtB15_12FromResidualIBK_B12_NtNtB8_7convert10InfallibleEE13from_residualCs3yiIq69Dmn_7kernels(double %residual) #8
  %51 = extractvalue { i64, double } %50, 0
  %52 = extractvalue { i64, double } %50, 1
  store i64 %51, ptr %_0, align 8
  %53 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %52, ptr %53, align 8
  br label %bb20

bb18:
  %54 = getelementptr inbounds i8, ptr %_29, i64 8
  %val2 = load double, ptr %54, align 8
  store double %val2, ptr %acc, align 8
  br label %bb13

bb20:
  %55 = load i64, ptr %_0, align 8
  %56 = getelementptr inbounds i8, ptr %_0, i64 8
  %57 = load double, ptr %56, align 8
  %58 = insertvalue { i64, double } poison, i64 %55, 0
  %59 = insertvalue { i64, double } %58, double %57, 1
  ret { i64, double } %59

bb3:                                              ; No predecessors!
  unreachable
}

define internal align 8 ptr @_RNvYINtNtNtNtCsg25WTuslZIq_4core4iter8adapters5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator3nthB1q_(ptr align 8 %self, i64 %n) unnamed_addr #2 {
start:
  %_0 = alloca [8 x i8], align 8
  %_5 = call i64 @_RNvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters5cycleINtB4_5CycleINtNtNtBa_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtB8_6traits8iterator8Iterator10advance_byB1v_(ptr align 8 %self, i64 %n) #8
  %_4 = call zeroext i1 @_RNvMNtCsg25WTuslZIq_4core6resultINtB2_6ResultuINtNtNtB4_3num7nonzero7NonZerojEE2okCs3yiIq69Dmn_7kernels(i64 %_5) #8
  %_3 = call zeroext i1 @_RNvXsJ_NtCsg25WTuslZIq_4core6optionINtB5_6OptionuENtNtNtB7_3ops9try_trait3Try6branchB7_(i1 zeroext %_4) #8
  %_6 = zext i1 %_3 to i64
  %0 = trunc nuw i64 %_6 to i1
  br i1 %0, label %bb6, label %bb5

bb6:
  %1 = call align 8 ptr @_RNvXsK_NtCsg25WTuslZIq_4core6optionINtB5_6OptionRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleEE13from_residualBR_() #8
  store ptr %1, ptr %_0, align 8
  br label %bb7

bb5:
  %2 = call align 8 ptr @_RNvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters5cycleINtB4_5CycleINtNtNtBa_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtB8_6traits8iterator8Iterator4nextB1v_(ptr align 8 %self) #8
  store ptr %2, ptr %_0, align 8
  br label %bb7

bb7:
  %3 = load ptr, ptr %_0, align 8
  ret ptr %3

bb4:                                              ; No predecessors!
  unreachable
}

define internal zeroext i1 @_RNvMNtCsg25WTuslZIq_4core6optionINtB2_6OptionRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E7is_noneBO_(ptr align 8 %self) unnamed_addr #2 {
start:
  %_2 = call zeroext i1 @_RNvMNtCsg25WTuslZIq_4core6optionINtB2_6OptionRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E7is_someBO_(ptr align 8 %self) #8
  %_0 = xor i1 %_2, true
  ret i1 %_0
}

define internal { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try11from_outputCs3yiIq69Dmn_7kernels(double %output) unnamed_addr #2 {
start:
  %0 = insertvalue { i64, double } { i64 0, double poison }, double %output, 1
  ret { i64, double } %0
}

define internal zeroext i1 @_RNvMNtCsg25WTuslZIq_4core6optionINtB2_6OptionRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E7is_someBO_(ptr align 8 %self) unnamed_addr #2 {
start:
  %_0 = alloca [1 x i8], align 1
  %0 = load ptr, ptr %self, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_2 = select i1 %2, i64 0, i64 1
  %3 = trunc nuw i64 %_2 to i1
  br i1 %3, label %bb2, label %bb1

bb2:
  store i8 1, ptr %_0, align 1
  br label %bb3

bb1:
  store i8 0, ptr %_0, align 1
  br label %bb3

bb3:
  %4 = load i8, ptr %_0, align 1
  %5 = trunc nuw i8 %4 to i1
  ret i1 %5

bb4:                                              ; No predecessors!
  unreachable
}

define internal i64 @_RNvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters5cycleINtB4_5CycleINtNtNtBa_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtB8_6traits8iterator8Iterator10advance_byB1v_(ptr align 8 %self, i64 %n) unnamed_addr #2 {
start:
  %e = alloca [8 x i8], align 8
  %_4 = alloca [8 x i8], align 8
  %n1 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %_5 = getelementptr inbounds i8, ptr %self, i64 16
  %0 = call i64 @_RNvXs2J_NtNtCsg25WTuslZIq_4core5slice4iterINtB6_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator10advance_byBV_(ptr align 8 %_5, i64 %n) #8
  store i64 %0, ptr %_4, align 8
  %1 = load i64, ptr %_4, align 8
  %2 = icmp eq i64 %1, 0
  %_6 = select i1 %2, i64 0, i64 1
  %3 = trunc nuw i64 %_6 to i1
  br i1 %3, label %bb3, label %bb4

bb3:
  %rem = load i64, ptr %_4, align 8
  %4 = call i64 @_RNvMse_NtNtCsg25WTuslZIq_4core3num7nonzeroINtB5_7NonZerojE3getB9_(i64 %rem) #8
  store i64 %4, ptr %n1, align 8
  br label %bb5

bb4:
  store i64 0, ptr %_0, align 8
  br label %bb18

bb18:
  %5 = load i64, ptr %_0, align 8
  ret i64 %5

bb5:
  %_9 = load i64, ptr %n1, align 8
  %_8 = icmp ugt i64 %_9, 0
  br i1 %_8, label %bb6, label %bb16

bb16:
  %_26 = load i64, ptr %n1, align 8
  %_25 = call i64 @_RNvMse_NtNtCsg25WTuslZIq_4core3num7nonzeroINtB5_7NonZerojE3newB9_(i64 %_26) #8
  %6 = call i64 @_RINvMNtCsg25WTuslZIq_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZerojEE6map_orINtNtB5_6result6ResultuBI_ENcNtB1m_3Err0EB5_(i64 %_25, i64 0) #8
  store i64 %6, ptr %_0, align 8
  br label %bb18

bb6:
  %7 = call { ptr, ptr } @_RNvXs5_NtNtCsg25WTuslZIq_4core5slice4iterINtB5_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtB9_5clone5Clone5cloneBU_(ptr align 8 %self) #8
  %_10.0 = extractvalue { ptr, ptr } %7, 0
  %_10.1 = extractvalue { ptr, ptr } %7, 1
  %8 = getelementptr inbounds i8, ptr %self, i64 16
  store ptr %_10.0, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  store ptr %_10.1, ptr %9, align 8
  %_14 = getelementptr inbounds i8, ptr %self, i64 16
  %_15 = load i64, ptr %n1, align 8
  %10 = call i64 @_RNvXs2J_NtNtCsg25WTuslZIq_4core5slice4iterINtB6_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator10advance_byBV_(ptr align 8 %_14, i64 %_15) #8
  store i64 %10, ptr %e, align 8
  %11 = load i64, ptr %e, align 8
  %12 = icmp eq i64 %11, 0
  %_16 = select i1 %12, i64 0, i64 1
  %13 = trunc nuw i64 %_16 to i1
  br i1 %13, label %bb10, label %bb11

bb10:
  %_22 = load i64, ptr %e, align 8
  %_21 = call i64 @_RNvMse_NtNtCsg25WTuslZIq_4core3num7nonzeroINtB5_7NonZerojE3getB9_(i64 %_22) #8
  %_23 = load i64, ptr %n1, align 8
  %_20 = icmp eq i64 %_21, %_23
  br i1 %_20, label %bb13, label %bb14

bb11:
  store i64 0, ptr %_0, align 8
  br label %bb18

bb14:
  %rem2 = load i64, ptr %e, align 8
  %_12 = call i64 @_RNvMse_NtNtCsg25WTuslZIq_4core3num7nonzeroINtB5_7NonZerojE3getB9_(i64 %rem2) #8
  store i64 %_12, ptr %n1, align 8
  br label %bb5

bb13:
  %rem3 = load i64, ptr %e, align 8
  %14 = load i64, ptr %e, align 8
  store i64 %14, ptr %_0, align 8
  br label %bb18

bb2:                                              ; No predecessors!
  unreachable
}

define internal zeroext i1 @_RNvMNtCsg25WTuslZIq_4core6resultINtB2_6ResultuINtNtNtB4_3num7nonzero7NonZerojEE2okCs3yiIq69Dmn_7kernels(i64 %0) unnamed_addr #2 {
start:
  %_0 = alloca [1 x i8], align 1
  %self = alloca [8 x i8], align 8
  store i64 %0, ptr %self, align 8
  %1 = load i64, ptr %self, align 8
  %2 = icmp eq i64 %1, 0
  %_2 = select i1 %2, i64 0, i64 1
  %3 = trunc nuw i64 %_2 to i1
  br i1 %3, label %bb2, label %bb3

bb2:
  store i8 0, ptr %_0, align 1
  br label %bb6

bb3:
  store i8 1, ptr %_0, align 1
  br label %bb6

bb6:
  %4 = load i64, ptr %self, align 8
  %5 = icmp eq i64 %4, 0
  %_4 = select i1 %5, i64 0, i64 1
  %6 = trunc nuw i64 %_4 to i1
  br i1 %6, label %bb5, label %bb4

bb5:
  br label %bb4

bb4:
  %7 = load i8, ptr %_0, align 1
  %8 = trunc nuw i8 %7 to i1
  ret i1 %8

bb1:                                              ; No predecessors!
  unreachable
}

define internal align 8 ptr @_RNvXsK_NtCsg25WTuslZIq_4core6optionINtB5_6OptionRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleEE13from_residualBR_() unnamed_addr #2 {
start:
  br label %bb2

bb2:
  ret ptr null

bb1:                                              ; No predecessors!
  unreachable
}

define internal align 8 ptr @_RNvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters5cycleINtB4_5CycleINtNtNtBa_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtB8_6traits8iterator8Iterator4nextB1v_(ptr align 8 %self) unnamed_addr #2 {
start:
  %_9 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  store i8 0, ptr %_9, align 1
  %_3 = getelementptr inbounds i8, ptr %self, i64 16
  %_2 = call align 8 ptr @_RNvXs2J_NtNtCsg25WTuslZIq_4core5slice4iterINtB6_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBV_(ptr align 8 %_3) #8
  store i8 1, ptr %_9, align 1
  %0 = ptrtoint ptr %_2 to i64
  %1 = icmp eq i64 %0, 0
  %_4 = select i1 %1, i64 0, i64 1
  %2 = trunc nuw i64 %_4 to i1
  br i1 %2, label %bb2, label %bb3

bb2:
  store i8 0, ptr %_9, align 1
  store ptr %_2, ptr %_0, align 8
  br label %bb8

bb3:
  %3 = call { ptr, ptr } @_RNvXs5_NtNtCsg25WTuslZIq_4core5slice4iterINtB5_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtB9_5clone5Clone5cloneBU_(ptr align 8 %self) #8
  %_5.0 = extractvalue { ptr, ptr } %3, 0
  %_5.1 = extractvalue { ptr, ptr } %3, 1
  %4 = getelementptr inbounds i8, ptr %self, i64 16
  store ptr %_5.0, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr %_5.1, ptr %5, align 8
  %_7 = getelementptr inbounds i8, ptr %self, i64 16
  %6 = call align 8 ptr @_RNvXs2J_NtNtCsg25WTuslZIq_4core5slice4iterINtB6_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBV_(ptr align 8 %_7) #8
  store ptr %6, ptr %_0, align 8
  br label %bb8

bb8:
  %7 = load i8, ptr %_9, align 1
  %8 = trunc nuw i8 %7 to i1
  br i1 %8, label %bb7, label %bb6

bb6:
  store i8 0, ptr %_9, align 1
  %9 = load ptr, ptr %_0, align 8
  ret ptr %9

bb7:
  br label %bb6

bb9:                                              ; No predecessors!
  unreachable
}

define internal align 8 ptr @_RNvXs2J_NtNtCsg25WTuslZIq_4core5slice4iterINtB6_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBV_(ptr align 8 %self) unnamed_addr #2 {
start:
  %_15 = alloca [8 x i8], align 8
  %_11 = alloca [8 x i8], align 8
  %ptr = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %0 = load ptr, ptr %self, align 8
  store ptr %0, ptr %ptr, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %1, align 8
  br label %bb7

bb7:
  store ptr %end_or_len, ptr %_11, align 8
  %_8 = call zeroext i1 @_RNvXsd_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtB9_3cmp9PartialEq2eqBZ_(ptr align 8 %ptr, ptr align 8 %_11) #8
  br i1 %_8, label %bb9, label %bb10

bb10:
  %2 = load ptr, ptr %ptr, align 8
  %_3.i = getelementptr inbounds nuw { ptr, ptr }, ptr %2, i64 1
  store ptr %_3.i, ptr %self, align 8
  br label %bb12

bb9:
  store ptr null, ptr %_0, align 8
  br label %bb14

bb12:
  %3 = load ptr, ptr %ptr, align 8
  store ptr %3, ptr %_15, align 8
  %_4.i = load ptr, ptr %_15, align 8
  store ptr %_4.i, ptr %_0, align 8
  br label %bb14

bb14:
  %4 = load ptr, ptr %_0, align 8
  ret ptr %4

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb4:                                              ; No predecessors!
  unreachable

bb5:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

define internal { ptr, ptr } @_RNvXs5_NtNtCsg25WTuslZIq_4core5slice4iterINtB5_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtB9_5clone5Clone5cloneBU_(ptr align 8 %self) unnamed_addr #2 {
start:
  %_2 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_3 = load ptr, ptr %0, align 8
  %1 = insertvalue { ptr, ptr } poison, ptr %_2, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_3, 1
  ret { ptr, ptr } %2
}

define internal zeroext i1 @_RNvXsd_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtB9_3cmp9PartialEq2eqBZ_(ptr align 8 %self, ptr align 8 %other) unnamed_addr #2 {
start:
  %_4 = load ptr, ptr %self, align 8
  %_6 = load ptr, ptr %other, align 8
  %_0 = icmp eq ptr %_4, %_6
  ret i1 %_0
}

define internal i64 @_RNvXs2J_NtNtCsg25WTuslZIq_4core5slice4iterINtB6_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator10advance_byBV_(ptr align 8 %self, i64 %n) unnamed_addr #2 {
start:
  %_4 = alloca [8 x i8], align 8
  br label %bb3

bb3:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_8 = load ptr, ptr %0, align 8
  %_9 = load ptr, ptr %self, align 8
  %1 = call i64 @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E20offset_from_unsignedBZ_(ptr %_8, ptr %_9) #8
  store i64 %1, ptr %_4, align 8
  br label %bb4

bb4:
  %2 = load i64, ptr %_4, align 8
  %advance = call i64 @_RINvNtCsg25WTuslZIq_4core3cmp3minjEB4_(i64 %2, i64 %n) #8
  %old.i = load ptr, ptr %self, align 8
  %_10.i = getelementptr inbounds i8, ptr %self, i64 8
  %_12.i = load ptr, ptr %self, align 8
  %_3.i.i = getelementptr inbounds nuw { ptr, ptr }, ptr %_12.i, i64 %advance
  store ptr %_3.i.i, ptr %self, align 8
  %_12 = sub i64 %n, %advance
  %_11 = call i64 @_RNvMse_NtNtCsg25WTuslZIq_4core3num7nonzeroINtB5_7NonZerojE3newB9_(i64 %_12) #8
  %_0 = call i64 @_RINvMNtCsg25WTuslZIq_4core6optionINtB3_6OptionINtNtNtB5_3num7nonzero7NonZerojEE6map_orINtNtB5_6result6ResultuBI_ENcNtB1m_3Err0EB5_(i64 %_11, i64 0) #8
  ret i64 %_0

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable
}

define internal i64 @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E20offset_from_unsignedBZ_(ptr %self, ptr %subtracted) unnamed_addr #2 {
start:
  %_0 = call i64 @_RNvMNtNtCsg25WTuslZIq_4core3ptr7mut_ptrORDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_20offset_from_unsignedBI_(ptr %self, ptr %subtracted, ptr align 8 @alloc_4780be8bf381e9f127d3d0209a6107d069) #8
  ret i64 %_0
}

define internal i64 @_RNvMNtNtCsg25WTuslZIq_4core3ptr7mut_ptrORDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_20offset_from_unsignedBI_(ptr %self, ptr %origin, ptr align 8 %0) unnamed_addr #2 {
start:
  %_0 = call i64 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_20offset_from_unsignedBK_(ptr %self, ptr %origin, ptr align 8 %0) #8
  ret i64 %_0
}

define internal i64 @_RNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_20offset_from_unsignedBK_(ptr %self, ptr %origin, ptr align 8 %0) unnamed_addr #2 {
start:
  %1 = alloca [8 x i8], align 8
  %_3 = call zeroext i1 @_RNvNtCsg25WTuslZIq_4core9ub_checks17check_language_ubCs3yiIq69Dmn_7kernels() #8
  br i1 %_3, label %bb2, label %bb3

bb3:
  %_8 = icmp ult i64 0, 16
  br i1 %_8, label %bb5, label %bb7

bb2:
  call void @_RNvNvMNtNtCsg25WTuslZIq_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs3yiIq69Dmn_7kernels(ptr %self, ptr %origin, ptr align 8 %0) #8
  br label %bb3

bb7:
  call void @_RNvNtCsg25WTuslZIq_4core9panicking5panic(ptr @alloc_ec595fc0e82ef92fc59bd74f68296eae70, i64 73, ptr align 8 %0) #11
  unreachable

bb5:
  %_9 = icmp ule i64 16, 9223372036854775807
  br i1 %_9, label %bb6, label %bb7

bb6:
  %2 = ptrtoint ptr %self to i64
  %3 = ptrtoint ptr %origin to i64
  %4 = sub nuw i64 %2, %3
  %5 = udiv exact i64 %4, 16
  store i64 %5, ptr %1, align 8
  %_0 = load i64, ptr %1, align 8
  ret i64 %_0
}

define internal { i64, double } @_RINvYINtNtNtCsg25WTuslZIq_4core5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddQNCINvNvXs_NtNtB1v_8adapters4takeINtB2p_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3q_B3n_10wrap_mut_2dB3i_NCINvNtB2r_3map8map_foldB3i_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB5x_3Sum3sumINtB4J_3MapIB2M_INtNtB2r_4skip4SkipINtNtB2r_5cycle5CycleB3_EEEB58_EE0E0E0E0INtNtB3s_12control_flow11ControlFlowB3n_dEEBP_(ptr align 8 %self, double %init, ptr align 8 %0) unnamed_addr #2 {
start:
  %_8 = alloca [16 x i8], align 8
  %_5 = alloca [8 x i8], align 8
  %accum = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %f = alloca [8 x i8], align 8
  store ptr %0, ptr %f, align 8
  store double %init, ptr %accum, align 8
  br label %bb1

bb1:
  %1 = call align 8 ptr @_RNvXs2J_NtNtCsg25WTuslZIq_4core5slice4iterINtB6_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBV_(ptr align 8 %self) #8
  store ptr %1, ptr %_5, align 8
  %2 = load ptr, ptr %_5, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_6 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_6 to i1
  br i1 %5, label %bb3, label %bb10

bb3:
  %x = load ptr, ptr %_5, align 8
  %_12 = load double, ptr %accum, align 8
  %6 = call { i64, double } @_RNvXs1_NtNtNtCsg25WTuslZIq_4core3ops8function5implsQNCINvNvXs_NtNtNtBb_4iter8adapters4takeINtBY_4TakepENtNtNtB12_6traits8iterator8Iterator8try_fold5checkRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_dINtNtB9_9try_trait17NeverShortCircuitdENCINvMs0_B3b_B38_10wrap_mut_2dB2r_NCINvNtB10_3map8map_foldB2r_ddNCNvB2w_6shapes0NCINvXs26_NtB1H_5accumdNtB5d_3Sum3sumINtB4o_3MapIB1r_INtNtB10_4skip4SkipINtNtB10_5cycle5CycleINtNtNtBb_5slice4iter4IterB2s_EEEEB4N_EE0E0E0E0INtB7_5FnMutTdB2r_EE8call_mutB2y_(ptr align 8 %f, double %_12, ptr align 8 %x) #12
  %_9.0 = extractvalue { i64, double } %6, 0
  %_9.1 = extractvalue { i64, double } %6, 1
  %7 = call { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try6branchCs3yiIq69Dmn_7kernels(i64 %_9.0, double %_9.1) #8
  %8 = extractvalue { i64, double } %7, 0
  %9 = extractvalue { i64, double } %7, 1
  store i64 %8, ptr %_8, align 8
  %10 = getelementptr inbounds i8, ptr %_8, i64 8
  store double %9, ptr %10, align 8
  %_13 = load i64, ptr %_8, align 8
  %11 = getelementptr inbounds i8, ptr %_8, i64 8
  %12 = load double, ptr %11, align 8
  %13 = trunc nuw i64 %_13 to i1
  br i1 %13, label %bb8, label %bb7

bb10:
  %_16 = load double, ptr %accum, align 8
  %14 = call { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try11from_outputCs3yiIq69Dmn_7kernels(double %_16) #8
  %15 = extractvalue { i64, double } %14, 0
  %16 = extractvalue { i64, double } %14, 1
  store i64 %15, ptr %_0, align 8
  %17 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %16, ptr %17, align 8
  br label %bb12

bb8:
  %18 = getelementptr inbounds i8, ptr %_8, i64 8
  %residual = load double, ptr %18, align 8
  %19 = call { i64, double } @_RNvXs_NtNtCsg25WTuslZIq_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitdEdEINtB15_12FromResidualIBK_B12_NtNtB8_7convert10InfallibleEE13from_residualCs3yiIq69Dmn_7kernels(double %residual) #8
  %20 = extractvalue { i64, double } %19, 0
  %21 = extractvalue { i64, double } %19, 1
  store i64 %20, ptr %_0, align 8
  %22 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %21, ptr %22, align 8
  br label %bb12

bb7:
  %23 = getelementptr inbounds i8, ptr %_8, i64 8
  %val = load double, ptr %23, align 8
  store double %val, ptr %accum, align 8
  br label %bb1

bb12:
  %24 = load i64, ptr %_0, align 8
  %25 = getelementptr inbounds i8, ptr %_0, i64 8
  %26 = load double, ptr %25, align 8
  %27 = insertvalue { i64, double } poison, i64 %24, 0
  %28 = insertvalue { i64, double } %27, double %26, 1
  ret { i64, double } %28

bb6:                                              ; No predecessors!
  unreachable
}

define internal { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try6branchCs3yiIq69Dmn_7kernels(i64 %0, double %1) unnamed_addr #2 {
start:
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store double %1, ptr %2, align 8
  %_2 = load i64, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = load double, ptr %3, align 8
  %5 = trunc nuw i64 %_2 to i1
  br i1 %5, label %bb2, label %bb3

bb2:
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %b = load double, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %b, ptr %7, align 8
  store i64 1, ptr %_0, align 8
  br label %bb4

bb3:
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %c = load double, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %c, ptr %9, align 8
  store i64 0, ptr %_0, align 8
  br label %bb4

bb4:
  %10 = load i64, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  %12 = load double, ptr %11, align 8
  %13 = insertvalue { i64, double } poison, i64 %10, 0
  %14 = insertvalue { i64, double } %13, double %12, 1
  ret { i64, double } %14

bb1:                                              ; No predecessors!
  unreachable
}

define internal { i64, double } @_RNvXs_NtNtCsg25WTuslZIq_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitdEdEINtB15_12FromResidualIBK_B12_NtNtB8_7convert10InfallibleEE13from_residualCs3yiIq69Dmn_7kernels(double %residual) unnamed_addr #2 {
start:
  br label %bb2

bb2:
  %0 = insertvalue { i64, double } { i64 1, double poison }, double %residual, 1
  ret { i64, double } %0

bb1:                                              ; No predecessors!
  unreachable
}

define internal { i64, double } @_RINvYINtNtNtCsg25WTuslZIq_4core5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator8try_folddNCINvXs_NtNtB1v_8adapters5cycleINtB2m_5CycleB3_EB1p_8try_folddNCINvNvXs_NtB2o_4takeINtB3o_4TakepEB1p_8try_fold5checkRBJ_dINtNtNtBa_3ops9try_trait17NeverShortCircuitdENCINvMs0_B4e_B4b_10wrap_mut_2dB46_NCINvNtB2o_3map8map_foldB46_ddNCNvBN_6shapes0NCINvXs26_NtB1t_5accumdNtB6l_3Sum3sumINtB5x_3MapIB3A_INtNtB2o_4skip4SkipB2J_EEB5W_EE0E0E0E0INtNtB4g_12control_flow11ControlFlowB4b_dEE0B7E_EBP_(ptr align 8 %self, double %init, ptr %0, ptr align 8 %1) unnamed_addr #2 {
start:
  %_8 = alloca [16 x i8], align 8
  %_5 = alloca [8 x i8], align 8
  %accum = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %f = alloca [16 x i8], align 8
  store ptr %0, ptr %f, align 8
  %2 = getelementptr inbounds i8, ptr %f, i64 8
  store ptr %1, ptr %2, align 8
  store double %init, ptr %accum, align 8
  br label %bb1

bb1:
  %3 = call align 8 ptr @_RNvXs2J_NtNtCsg25WTuslZIq_4core5slice4iterINtB6_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBV_(ptr align 8 %self) #8
  store ptr %3, ptr %_5, align 8
  %4 = load ptr, ptr %_5, align 8
  %5 = ptrtoint ptr %4 to i64
  %6 = icmp eq i64 %5, 0
  %_6 = select i1 %6, i64 0, i64 1
  %7 = trunc nuw i64 %_6 to i1
  br i1 %7, label %bb3, label %bb10

bb3:
  %x = load ptr, ptr %_5, align 8
  %_12 = load double, ptr %accum, align 8
  %8 = call { i64, double } @_RNCINvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters5cycleINtB7_5CycleINtNtNtBd_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtBb_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB9_4takeINtB31_4TakepEB29_8try_fold5checkRB1s_dINtNtNtBd_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3R_B3O_10wrap_mut_2dB3I_NCINvNtB9_3map8map_foldB3I_ddNCNvB1w_6shapes0NCINvXs26_NtB2d_5accumdNtB5Y_3Sum3sumINtB5a_3MapIB3c_INtNtB9_4skip4SkipBQ_EEB5y_EE0E0E0E0INtNtB3T_12control_flow11ControlFlowB3O_dEE0B1y_(ptr align 8 %f, double %_12, ptr align 8 %x) #8
  %_9.0 = extractvalue { i64, double } %8, 0
  %_9.1 = extractvalue { i64, double } %8, 1
  %9 = call { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try6branchCs3yiIq69Dmn_7kernels(i64 %_9.0, double %_9.1) #8
  %10 = extractvalue { i64, double } %9, 0
  %11 = extractvalue { i64, double } %9, 1
  store i64 %10, ptr %_8, align 8
  %12 = getelementptr inbounds i8, ptr %_8, i64 8
  store double %11, ptr %12, align 8
  %_13 = load i64, ptr %_8, align 8
  %13 = getelementptr inbounds i8, ptr %_8, i64 8
  %14 = load double, ptr %13, align 8
  %15 = trunc nuw i64 %_13 to i1
  br i1 %15, label %bb8, label %bb7

bb10:
  %_16 = load double, ptr %accum, align 8
  %16 = call { i64, double } @_RNvXNtNtCsg25WTuslZIq_4core3ops12control_flowINtB2_11ControlFlowINtNtB4_9try_trait17NeverShortCircuitdEdENtB13_3Try11from_outputCs3yiIq69Dmn_7kernels(double %_16) #8
  %17 = extractvalue { i64, double } %16, 0
  %18 = extractvalue { i64, double } %16, 1
  store i64 %17, ptr %_0, align 8
  %19 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %18, ptr %19, align 8
  br label %bb12

bb8:
  %20 = getelementptr inbounds i8, ptr %_8, i64 8
  %residual = load double, ptr %20, align 8
  %21 = call { i64, double } @_RNvXs_NtNtCsg25WTuslZIq_4core3ops12control_flowINtB4_11ControlFlowINtNtB6_9try_trait17NeverShortCircuitdEdEINtB15_12FromResidualIBK_B12_NtNtB8_7convert10InfallibleEE13from_residualCs3yiIq69Dmn_7kernels(double %residual) #8
  %22 = extractvalue { i64, double } %21, 0
  %23 = extractvalue { i64, double } %21, 1
  store i64 %22, ptr %_0, align 8
  %24 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %23, ptr %24, align 8
  br label %bb12

bb7:
  %25 = getelementptr inbounds i8, ptr %_8, i64 8
  %val = load double, ptr %25, align 8
  store double %val, ptr %accum, align 8
  br label %bb1

bb12:
  %26 = load i64, ptr %_0, align 8
  %27 = getelementptr inbounds i8, ptr %_0, i64 8
  %28 = load double, ptr %27, align 8
  %29 = insertvalue { i64, double } poison, i64 %26, 0
  %30 = insertvalue { i64, double } %29, double %28, 1
  ret { i64, double } %30

bb6:                                              ; No predecessors!
  unreachable
}

define internal { i64, double } @_RNCINvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters5cycleINtB7_5CycleINtNtNtBd_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtBb_6traits8iterator8Iterator8try_folddNCINvNvXs_NtB9_4takeINtB31_4TakepEB29_8try_fold5checkRB1s_dINtNtNtBd_3ops9try_trait17NeverShortCircuitdENCINvMs0_B3R_B3O_10wrap_mut_2dB3I_NCINvNtB9_3map8map_foldB3I_ddNCNvB1w_6shapes0NCINvXs26_NtB2d_5accumdNtB5Y_3Sum3sumINtB5a_3MapIB3c_INtNtB9_4skip4SkipBQ_EEB5y_EE0E0E0E0INtNtB3T_12control_flow11ControlFlowB3O_dEE0B1y_(ptr align 8 %_1, double %acc, ptr align 8 %x) unnamed_addr #2 {
start:
  %_5 = load ptr, ptr %_1, align 8
  store i8 0, ptr %_5, align 1
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_6 = load ptr, ptr %0, align 8
  %1 = call { i64, double } @_RNCINvNvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_(ptr align 8 %_6, double %acc, ptr align 8 %x) #8
  %_0.0 = extractvalue { i64, double } %1, 0
  %_0.1 = extractvalue { i64, double } %1, 1
  %2 = insertvalue { i64, double } poison, i64 %_0.0, 0
  %3 = insertvalue { i64, double } %2, double %_0.1, 1
  ret { i64, double } %3
}

define internal { i64, double } @_RNCINvNvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_(ptr align 8 %_1, double %acc, ptr align 8 %x) unnamed_addr #2 {
start:
  %_0 = alloca [16 x i8], align 8
  %_9 = load ptr, ptr %_1, align 8
  %_10 = load ptr, ptr %_1, align 8
  %0 = load i64, ptr %_10, align 8
  %1 = sub i64 %0, 1
  store i64 %1, ptr %_9, align 8
  %_5 = getelementptr inbounds i8, ptr %_1, i64 8
  %r = call double @_RNCINvMs0_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_(ptr %_5, double %acc, ptr align 8 %x) #8
  %_11 = load ptr, ptr %_1, align 8
  %_8 = load i64, ptr %_11, align 8
  %_7 = icmp eq i64 %_8, 0
  br i1 %_7, label %bb2, label %bb3

bb3:
  %2 = call { i64, double } @_RNvMs3_NtNtCsg25WTuslZIq_4core3ops12control_flowINtB5_11ControlFlowINtNtB7_9try_trait17NeverShortCircuitdEdE8from_tryCs3yiIq69Dmn_7kernels(double %r) #8
  %3 = extractvalue { i64, double } %2, 0
  %4 = extractvalue { i64, double } %2, 1
  store i64 %3, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %4, ptr %5, align 8
  br label %bb4

bb2:
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %r, ptr %6, align 8
  store i64 1, ptr %_0, align 8
  br label %bb4

bb4:
  %7 = load i64, ptr %_0, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  %9 = load double, ptr %8, align 8
  %10 = insertvalue { i64, double } poison, i64 %7, 0
  %11 = insertvalue { i64, double } %10, double %9, 1
  ret { i64, double } %11
}

define internal double @_RNCINvMs0_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB8_17NeverShortCircuitdE10wrap_mut_2dRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_NCINvNtNtNtBc_4iter8adapters3map8map_foldB1n_ddNCNvB1s_6shapes0NCINvXs26_NtNtB2c_6traits5accumdNtB3e_3Sum3sumINtB28_3MapINtNtB2a_4take4TakeINtNtB2a_4skip4SkipINtNtB2a_5cycle5CycleINtNtNtBc_5slice4iter4IterB1o_EEEEB2O_EE0E0E0B1u_(ptr %_1, double %a, ptr align 8 %b) unnamed_addr #2 {
start:
  %_4 = call double @_RNCINvNtNtNtCsg25WTuslZIq_4core4iter8adapters3map8map_foldRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_(ptr %_1, double %a, ptr align 8 %b) #8
  ret double %_4
}

define internal { i64, double } @_RNvMs3_NtNtCsg25WTuslZIq_4core3ops12control_flowINtB5_11ControlFlowINtNtB7_9try_trait17NeverShortCircuitdEdE8from_tryCs3yiIq69Dmn_7kernels(double %r) unnamed_addr #2 {
start:
  %_2 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %0 = call double @_RNvXs1_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitdENtB5_3Try6branchCs3yiIq69Dmn_7kernels(double %r) #8
  store double %0, ptr %_2, align 8
  %1 = load double, ptr %_2, align 8
  br label %bb4

bb4:
  %v = load double, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %v, ptr %2, align 8
  store i64 0, ptr %_0, align 8
  br label %bb6

bb6:
  %3 = load i64, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  %5 = load double, ptr %4, align 8
  %6 = insertvalue { i64, double } poison, i64 %3, 0
  %7 = insertvalue { i64, double } %6, double %5, 1
  ret { i64, double } %7

bb3:                                              ; No predecessors!
  %_6 = call double @_RNvXs2_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitdEINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCs3yiIq69Dmn_7kernels() #8
  %8 = getelementptr inbounds i8, ptr %_0, i64 8
  store double %_6, ptr %8, align 8
  store i64 1, ptr %_0, align 8
  br label %bb6

bb2:                                              ; No predecessors!
  unreachable
}

define internal double @_RNvXs1_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitdENtB5_3Try6branchCs3yiIq69Dmn_7kernels(double %self) unnamed_addr #2 {
start:
  ret double %self
}

define internal double @_RNvXs2_NtNtCsg25WTuslZIq_4core3ops9try_traitINtB5_17NeverShortCircuitdEINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCs3yiIq69Dmn_7kernels() unnamed_addr #2 {
start:
  unreachable
}

define internal double @_RNCINvNtNtNtCsg25WTuslZIq_4core4iter8adapters3map8map_foldRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ddNCNvBZ_6shapes0NCINvXs26_NtNtB8_6traits5accumdNtB21_3Sum3sumINtB4_3MapINtNtB6_4take4TakeINtNtB6_4skip4SkipINtNtB6_5cycle5CycleINtNtNtBa_5slice4iter4IterBV_EEEEB1C_EE0E0B11_(ptr %_1, double %acc, ptr align 8 %elt) unnamed_addr #2 {
start:
  %_6 = call double @_RNCNvNtCs3yiIq69Dmn_7kernels4work6shapes0B5_(ptr %_1, ptr align 8 %elt) #8
  %_0 = call double @_RNCINvXs26_NtNtNtCsg25WTuslZIq_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtB19_4take4TakeINtNtB19_4skip4SkipINtNtB19_5cycle5CycleINtNtNtBf_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENCNvB2W_6shapes0EE0B2Y_(ptr %_1, double %acc, double %_6) #8
  ret double %_0
}

define internal double @_RNCNvNtCs3yiIq69Dmn_7kernels4work6shapes0B5_(ptr %_1, ptr align 8 %s) unnamed_addr #2 {
start:
  %_5.0 = load ptr, ptr %s, align 8
  %0 = getelementptr inbounds i8, ptr %s, i64 8
  %_5.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_5.1, i64 24
  %2 = load ptr, ptr %1, align 8, !invariant.load !2, !nonnull !2
  %_3 = call double %2(ptr %_5.0) #8
  %_6.0 = load ptr, ptr %s, align 8
  %3 = getelementptr inbounds i8, ptr %s, i64 8
  %_6.1 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_6.1, i64 32
  %5 = load ptr, ptr %4, align 8, !invariant.load !2, !nonnull !2
  %_4 = call double %5(ptr %_6.0) #8
  %_0 = fmul double %_3, %_4
  ret double %_0
}

define internal double @_RNCINvXs26_NtNtNtCsg25WTuslZIq_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtB19_4take4TakeINtNtB19_4skip4SkipINtNtB19_5cycle5CycleINtNtNtBf_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENCNvB2W_6shapes0EE0B2Y_(ptr %_1, double %a, double %b) unnamed_addr #2 {
start:
  %_0 = fadd double %a, %b
  ret double %_0
}

define internal { i64, double } @_RNvXs1_NtNtNtCsg25WTuslZIq_4core3ops8function5implsQNCINvNvXs_NtNtNtBb_4iter8adapters4takeINtBY_4TakepENtNtNtB12_6traits8iterator8Iterator8try_fold5checkRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_dINtNtB9_9try_trait17NeverShortCircuitdENCINvMs0_B3b_B38_10wrap_mut_2dB2r_NCINvNtB10_3map8map_foldB2r_ddNCNvB2w_6shapes0NCINvXs26_NtB1H_5accumdNtB5d_3Sum3sumINtB4o_3MapIB1r_INtNtB10_4skip4SkipINtNtB10_5cycle5CycleINtNtNtBb_5slice4iter4IterB2s_EEEEB4N_EE0E0E0E0INtB7_5FnMutTdB2r_EE8call_mutB2y_(ptr align 8 %self, double %0, ptr align 8 %1) unnamed_addr #5 {
start:
  %args = alloca [16 x i8], align 8
  store double %0, ptr %args, align 8
  %2 = getelementptr inbounds i8, ptr %args, i64 8
  store ptr %1, ptr %2, align 8
  %_3 = load ptr, ptr %self, align 8
  %3 = load double, ptr %args, align 8
  %4 = getelementptr inbounds i8, ptr %args, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = call { i64, double } @_RNCINvNvXs_NtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB9_4TakepENtNtNtBd_6traits8iterator8Iterator8try_fold5checkRRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_dINtNtNtBf_3ops9try_trait17NeverShortCircuitdENCINvMs0_B2B_B2y_10wrap_mut_2dB1R_NCINvNtBb_3map8map_foldB1R_ddNCNvB1W_6shapes0NCINvXs26_NtB18_5accumdNtB4I_3Sum3sumINtB3U_3MapIBS_INtNtBb_4skip4SkipINtNtBb_5cycle5CycleINtNtNtBf_5slice4iter4IterB1S_EEEEB4i_EE0E0E0E0B1Y_(ptr align 8 %_3, double %3, ptr align 8 %5) #8
  %_0.0 = extractvalue { i64, double } %6, 0
  %_0.1 = extractvalue { i64, double } %6, 1
  %7 = insertvalue { i64, double } poison, i64 %_0.0, 0
  %8 = insertvalue { i64, double } %7, double %_0.1, 1
  ret { i64, double } %8
}

define internal double @_RINvXs26_NtNtNtCsg25WTuslZIq_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_4take4TakeINtNtB17_4skip4SkipINtNtB17_5cycle5CycleINtNtNtBd_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENCNvB2U_6shapes0EEB2W_(ptr align 8 %iter) unnamed_addr #5 {
start:
  %0 = alloca [48 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %iter, i64 48, i1 false)
  %_0 = call double @_RINvXs0_NtNtNtCsg25WTuslZIq_4core4iter8adapters3mapINtB6_3MapINtNtB8_4take4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENCNvB2l_6shapes0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB3l_5accumdNtB45_3Sum3sumBN_E0EB2n_(ptr align 8 %0, double -0.000000e+00) #12
  ret double %_0
}

define internal double @_RINvYINtNtNtNtCsg25WTuslZIq_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENCNvB2f_6shapes0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2h_(ptr align 8 %self) unnamed_addr #5 {
start:
  %0 = alloca [48 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %self, i64 48, i1 false)
  %_0 = call double @_RINvXs26_NtNtNtCsg25WTuslZIq_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_4take4TakeINtNtB17_4skip4SkipINtNtB17_5cycle5CycleINtNtNtBd_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENCNvB2U_6shapes0EEB2W_(ptr align 8 %0) #12
  ret double %_0
}

define internal void @_RINvYINtNtNtNtCsg25WTuslZIq_4core4iter8adapters4take4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENtNtNtBa_6traits8iterator8Iterator3mapdNCNvB1Z_6shapes0EB21_(ptr sret([48 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #2 {
start:
  %0 = alloca [48 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %self, i64 48, i1 false)
  call void @_RNvMNtNtNtCsg25WTuslZIq_4core4iter8adapters3mapINtB2_3MapINtNtB4_4take4TakeINtNtB4_4skip4SkipINtNtB4_5cycle5CycleINtNtNtB8_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENCNvB2h_6shapes0E3newB2j_(ptr sret([48 x i8]) align 8 %_0, ptr align 8 %0) #12
  ret void
}

define internal void @_RNvMNtNtNtCsg25WTuslZIq_4core4iter8adapters3mapINtB2_3MapINtNtB4_4take4TakeINtNtB4_4skip4SkipINtNtB4_5cycle5CycleINtNtNtB8_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENCNvB2h_6shapes0E3newB2j_(ptr sret([48 x i8]) align 8 %_0, ptr align 8 %iter) unnamed_addr #5 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %iter, i64 48, i1 false)
  ret void
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

define internal { ptr, ptr } @_RNvMNtCsg25WTuslZIq_4core5sliceSRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_4iterBA_(ptr align 8 %self.0, i64 %self.1) unnamed_addr #2 {
start:
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsg25WTuslZIq_4core5slice4iterINtB5_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E3newBU_(ptr align 8 %self.0, i64 %self.1) #8
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

define internal { ptr, ptr } @_RNvMs4_NtNtCsg25WTuslZIq_4core5slice4iterINtB5_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E3newBU_(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #2 {
start:
  %end_or_len = alloca [8 x i8], align 8
  %0 = call { ptr, i64 } @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullSRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E8from_refB10_(ptr align 8 %slice.0, i64 %slice.1) #8
  %_4.0 = extractvalue { ptr, i64 } %0, 0
  %_4.1 = extractvalue { ptr, i64 } %0, 1
  %ptr = call ptr @_RINvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB6_7NonNullSRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E4castBV_EB11_(ptr %_4.0, i64 %_4.1) #8
  br label %bb4

bb4:
  %_0.i = getelementptr inbounds nuw { ptr, ptr }, ptr %ptr, i64 %slice.1
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

define internal { ptr, i64 } @_RNvMs1_NtNtCsg25WTuslZIq_4core3ptr8non_nullINtB5_7NonNullSRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_E8from_refB10_(ptr align 8 %r.0, i64 %r.1) unnamed_addr #2 {
start:
  %0 = insertvalue { ptr, i64 } poison, ptr %r.0, 0
  %1 = insertvalue { ptr, i64 } %0, i64 %r.1, 1
  ret { ptr, i64 } %1
}

define internal void @_RNvMNtNtNtCsg25WTuslZIq_4core4iter8adapters4skipINtB2_4SkipINtNtB4_5cycle5CycleINtNtNtB8_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEE3newB1L_(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %iter, i64 %n) unnamed_addr #5 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %iter, i64 32, i1 false)
  %0 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 %n, ptr %0, align 8
  ret void
}

define internal void @_RNvMNtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB2_4TakeINtNtB4_4skip4SkipINtNtB4_5cycle5CycleINtNtNtB8_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEE3newB23_(ptr sret([48 x i8]) align 8 %_0, ptr align 8 %iter, i64 %n) unnamed_addr #5 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %iter, i64 40, i1 false)
  %0 = getelementptr inbounds i8, ptr %_0, i64 40
  store i64 %n, ptr %0, align 8
  ret void
}

define internal void @_RNvMNtNtNtCsg25WTuslZIq_4core4iter8adapters5cycleINtB2_5CycleINtNtNtB8_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EE3newB1t_(ptr sret([32 x i8]) align 8 %_0, ptr %0, ptr %1) unnamed_addr #5 {
start:
  %iter = alloca [16 x i8], align 8
  store ptr %0, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %1, ptr %2, align 8
  %3 = call { ptr, ptr } @_RNvXs5_NtNtCsg25WTuslZIq_4core5slice4iterINtB5_4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtB9_5clone5Clone5cloneBU_(ptr align 8 %iter) #8
  %_2.0 = extractvalue { ptr, ptr } %3, 0
  %_2.1 = extractvalue { ptr, ptr } %3, 1
  %_4.0 = load ptr, ptr %iter, align 8
  %4 = getelementptr inbounds i8, ptr %iter, i64 8
  %_4.1 = load ptr, ptr %4, align 8
  store ptr %_2.0, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_2.1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %_4.0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr %_4.1, ptr %7, align 8
  ret void
}

define internal double @_RNvXs1_NtCs3yiIq69Dmn_7kernels4workNtB5_6SquareNtB5_5Shape4area(ptr align 8 %self) unnamed_addr #5 {
start:
  %_2 = load double, ptr %self, align 8
  %_3 = load double, ptr %self, align 8
  %_0 = fmul double %_2, %_3
  ret double %_0
}

define internal double @_RNvXs2_NtCs3yiIq69Dmn_7kernels4workNtB5_4RingNtB5_5Shape4area(ptr align 8 %self) unnamed_addr #5 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4 = load double, ptr %0, align 8
  %_5 = load double, ptr %self, align 8
  %_3 = fsub double %_4, %_5
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_7 = load double, ptr %1, align 8
  %_8 = load double, ptr %self, align 8
  %_6 = fadd double %_7, %_8
  %_2 = fmul double %_3, %_6
  %_0 = fmul double %_2, 3.000000e+00
  ret double %_0
}

define internal double @_RNvXs2_NtCs3yiIq69Dmn_7kernels4workNtB5_4RingNtB5_5Shape6weight(ptr align 8 %self) unnamed_addr #5 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = load double, ptr %self, align 8
  %_2 = fcmp ogt double %_3, 2.000000e+00
  br i1 %_2, label %bb1, label %bb2

bb2:
  store double 2.000000e+00, ptr %_0, align 8
  br label %bb3

bb1:
  store double 5.000000e-01, ptr %_0, align 8
  br label %bb3

bb3:
  %0 = load double, ptr %_0, align 8
  ret double %0
}

define internal void @_RNvYINtNtNtCsg25WTuslZIq_4core5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtB9_4iter6traits8iterator8Iterator5cycleBO_(ptr sret([32 x i8]) align 8 %_0, ptr %self.0, ptr %self.1) unnamed_addr #2 {
start:
  call void @_RNvMNtNtNtCsg25WTuslZIq_4core4iter8adapters5cycleINtB2_5CycleINtNtNtB8_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EE3newB1t_(ptr sret([32 x i8]) align 8 %_0, ptr %self.0, ptr %self.1) #12
  ret void
}

define internal void @_RNvYINtNtNtNtCsg25WTuslZIq_4core4iter8adapters4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEENtNtNtB9_6traits8iterator8Iterator4takeB1I_(ptr sret([48 x i8]) align 8 %_0, ptr align 8 %self, i64 %n) unnamed_addr #2 {
start:
  %0 = alloca [40 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %self, i64 40, i1 false)
  call void @_RNvMNtNtNtCsg25WTuslZIq_4core4iter8adapters4takeINtB2_4TakeINtNtB4_4skip4SkipINtNtB4_5cycle5CycleINtNtNtB8_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEE3newB23_(ptr sret([48 x i8]) align 8 %_0, ptr align 8 %0, i64 %n) #12
  ret void
}

define internal void @_RNvYINtNtNtNtCsg25WTuslZIq_4core4iter8adapters5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator4skipB1q_(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self, i64 %n) unnamed_addr #2 {
start:
  %0 = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %self, i64 32, i1 false)
  call void @_RNvMNtNtNtCsg25WTuslZIq_4core4iter8adapters4skipINtB2_4SkipINtNtB4_5cycle5CycleINtNtNtB8_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEE3newB1L_(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %0, i64 %n) #12
  ret void
}

define internal double @_RNvYNtNtCs3yiIq69Dmn_7kernels4work6SquareNtB4_5Shape6weightB6_(ptr align 8 %self) unnamed_addr #5 {
start:
  ret double 1.000000e+00
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

define ptx_kernel void @shapes(ptr %numbers, ptr %out) unnamed_addr #5 {
start:
  %at = call i64 @_RNvCs3yiIq69Dmn_7kernels6thread() #12
  %_0.i1 = getelementptr inbounds nuw i32, ptr %numbers, i64 %at
  %_5 = load i32, ptr %_0.i1, align 4
  %_4 = call double @_RNvNtCs3yiIq69Dmn_7kernels4work6shapes(i32 %_5) #12
  %_0.i = getelementptr inbounds nuw double, ptr %out, i64 %at
  store double %_4, ptr %_0.i, align 8
  ret void
}

define internal double @_RNvNtCs3yiIq69Dmn_7kernels4work6shapes(i32 %x) unnamed_addr #5 {
start:
  %_27 = alloca [32 x i8], align 8
  %_26 = alloca [40 x i8], align 8
  %_25 = alloca [48 x i8], align 8
  %_24 = alloca [48 x i8], align 8
  %all = alloca [48 x i8], align 8
  %small = alloca [16 x i8], align 8
  %ring = alloca [16 x i8], align 8
  %square = alloca [8 x i8], align 8
  %_4 = urem i32 %x, 17
  %_0.i3 = uitofp i32 %_4 to double
  store double %_0.i3, ptr %square, align 8
  %_8 = urem i32 %x, 5
  %_0.i2 = uitofp i32 %_8 to double
  %_11 = urem i32 %x, 11
  %_0.i1 = uitofp i32 %_11 to double
  store double %_0.i2, ptr %ring, align 8
  %0 = getelementptr inbounds i8, ptr %ring, i64 8
  store double %_0.i1, ptr %0, align 8
  %_15 = urem i32 %x, 3
  %_0.i = uitofp i32 %_15 to double
  store double 2.500000e-01, ptr %small, align 8
  %1 = getelementptr inbounds i8, ptr %small, i64 8
  store double %_0.i, ptr %1, align 8
  %2 = getelementptr inbounds nuw { ptr, ptr }, ptr %all, i64 0
  store ptr %square, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store ptr @vtable.0115, ptr %3, align 8
  %4 = getelementptr inbounds nuw { ptr, ptr }, ptr %all, i64 1
  store ptr %ring, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %4, i64 8
  store ptr @vtable.1116, ptr %5, align 8
  %6 = getelementptr inbounds nuw { ptr, ptr }, ptr %all, i64 2
  store ptr %small, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store ptr @vtable.1116, ptr %7, align 8
  %8 = call { ptr, ptr } @_RNvMNtCsg25WTuslZIq_4core5sliceSRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_4iterBA_(ptr align 8 %all, i64 3) #8
  %_28.0 = extractvalue { ptr, ptr } %8, 0
  %_28.1 = extractvalue { ptr, ptr } %8, 1
  call void @_RNvYINtNtNtCsg25WTuslZIq_4core5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_ENtNtNtNtB9_4iter6traits8iterator8Iterator5cycleBO_(ptr sret([32 x i8]) align 8 %_27, ptr %_28.0, ptr %_28.1) #8
  %_32 = urem i32 %x, 7
  %_31 = zext i32 %_32 to i64
  call void @_RNvYINtNtNtNtCsg25WTuslZIq_4core4iter8adapters5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EENtNtNtB9_6traits8iterator8Iterator4skipB1q_(ptr sret([40 x i8]) align 8 %_26, ptr align 8 %_27, i64 %_31) #8
  call void @_RNvYINtNtNtNtCsg25WTuslZIq_4core4iter8adapters4skip4SkipINtNtB7_5cycle5CycleINtNtNtBb_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEENtNtNtB9_6traits8iterator8Iterator4takeB1I_(ptr sret([48 x i8]) align 8 %_25, ptr align 8 %_26, i64 5) #8
  call void @_RINvYINtNtNtNtCsg25WTuslZIq_4core4iter8adapters4take4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENtNtNtBa_6traits8iterator8Iterator3mapdNCNvB1Z_6shapes0EB21_(ptr sret([48 x i8]) align 8 %_24, ptr align 8 %_25) #8
  %_0 = call double @_RINvYINtNtNtNtCsg25WTuslZIq_4core4iter8adapters3map3MapINtNtB8_4take4TakeINtNtB8_4skip4SkipINtNtB8_5cycle5CycleINtNtNtBc_5slice4iter4IterRDNtNtCs3yiIq69Dmn_7kernels4work5ShapeEL_EEEENCNvB2f_6shapes0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2h_(ptr align 8 %_24) #12
  ret double %_0
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
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
!2 = !{}
