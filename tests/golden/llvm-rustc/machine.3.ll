target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_a434a7e153ac922489f2ed192aeda5a5 = private unnamed_addr constant [55 x i8] c" index out of bounds: the len is \C0\12 but the index is \C0\00", align 1
@alloc_7ef6fe6e5749e409bd35c794f395407d = private unnamed_addr constant [200 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899", align 1
@alloc_385dd7a6b9331b6155a35643471de229 = private unnamed_addr constant [12 x i8] c"src/work.rs\00", align 1
@alloc_73d38e113ca011a526387342b6ed6802 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00h\00\00\00\0C\00\00\00" }>, align 8
@alloc_755abcc6c22fcae747bf645d8a236dcb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00\7F\00\00\00\1C\00\00\00" }>, align 8

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare void @llvm.assume(i1 noundef) #1

declare void @llvm.trap() #2

declare void @llvm.experimental.noalias.scope.decl(metadata) #3

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

define internal void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #5 {
start:
  %pi = alloca [24 x i8], align 8
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %3 = getelementptr inbounds nuw i8, ptr %fmt, i64 8
  store ptr %1, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %pi)
  store ptr %fmt, ptr %pi, align 8
  %4 = getelementptr inbounds nuw i8, ptr %pi, i64 8
  store ptr %2, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %pi, i64 16
  store i8 1, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %pi, i64 17
  store i8 0, ptr %6, align 1
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %pi) #13
  unreachable
}

define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %f.0.val, ptr readonly captures(address_is_null) %f.8.val, i32 noundef range(i32 43, 1114113) %0, ptr noalias noundef readonly captures(address, read_provenance) %1, i64 %2) unnamed_addr #6 {
start:
  %.not = icmp eq i32 %0, 1114112
  br i1 %.not, label %bb4, label %bb1

bb1:
  %3 = icmp ne ptr %f.0.val, null
  tail call void @llvm.assume(i1 %3)
  %4 = icmp ne ptr %f.8.val, null
  tail call void @llvm.assume(i1 %4)
  %5 = getelementptr inbounds nuw i8, ptr %f.8.val, i64 32
  %6 = load ptr, ptr %5, align 8, !invariant.load !2, !nonnull !2
  %_6 = tail call noundef zeroext i1 %6(ptr noundef nonnull %f.0.val, i32 noundef %0) #14
  br i1 %_6, label %bb7, label %bb4

bb4:
  %.not3 = icmp eq ptr %1, null
  %7 = icmp ne ptr %f.0.val, null
  %8 = icmp ne ptr %f.8.val, null
  br i1 %.not3, label %bb7, label %bb5

bb7:
  %_0.sroa.0.0.off0 = phi i1 [ true, %bb1 ], [ %11, %bb5 ], [ false, %bb4 ]
  ret i1 %_0.sroa.0.0.off0

bb5:
  %9 = getelementptr inbounds nuw i8, ptr %f.8.val, i64 24
  tail call void @llvm.assume(i1 %7)
  tail call void @llvm.assume(i1 %8)
  %10 = load ptr, ptr %9, align 8, !invariant.load !2, !nonnull !2
  %11 = tail call noundef zeroext i1 %10(ptr noundef nonnull %f.0.val, ptr noalias noundef nonnull readonly captures(address, read_provenance) %1, i64 noundef %2) #14
  br label %bb7
}

define internal noundef zeroext i1 @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #7 {
start:
  %buf = alloca [20 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %_5 = load i64, ptr %self, align 8, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !6)
  %_460.i.i = icmp ugt i64 %_5, 999
  br i1 %_460.i.i, label %bb2.i.i, label %bb12.i.i

bb12.i.i:
  %remain.sroa.0.0.lcssa.i.i = phi i64 [ %_5, %start ], [ %1, %bb2.i.i ]
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 20, %start ], [ %0, %bb2.i.i ]
  %_48.i.i = icmp samesign ugt i64 %remain.sroa.0.0.lcssa.i.i, 9
  br i1 %_48.i.i, label %bb13.i.i, label %bb19.i.i

bb2.i.i:
  %offset.sroa.0.062.i.i = phi i64 [ %0, %bb2.i.i ], [ 20, %start ]
  %remain.sroa.0.061.i.i = phi i64 [ %1, %bb2.i.i ], [ %_5, %start ]
  %_8.i.i = icmp ne i64 %offset.sroa.0.062.i.i, 0
  tail call void @llvm.assume(i1 %_8.i.i)
  %0 = add nsw i64 %offset.sroa.0.062.i.i, -4
  %remain.sroa.0.061.i.i.frozen = freeze i64 %remain.sroa.0.061.i.i
  %1 = udiv i64 %remain.sroa.0.061.i.i.frozen, 10000
  %2 = mul i64 %1, 10000
  %quad.i.i.decomposed = sub i64 %remain.sroa.0.061.i.i.frozen, %2
  %pair2.lhs.trunc.i.i = trunc nuw nsw i64 %quad.i.i.decomposed to i16
  %pair144.i.i = udiv i16 %pair2.lhs.trunc.i.i, 100
  %3 = mul i16 %pair144.i.i, 100
  %pair243.i.i.decomposed = sub i16 %pair2.lhs.trunc.i.i, %3
  %4 = shl nuw nsw i16 %pair144.i.i, 1
  %_25.i.i = zext nneg i16 %4 to i64
  %_20.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %0
  %5 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_25.i.i
  %_23.i.i = load i8, ptr %5, align 1, !noalias !9, !noundef !2
  store i8 %_23.i.i, ptr %_20.i.i, align 1, !alias.scope !9
  %6 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.062.i.i
  %_27.i.i = getelementptr i8, ptr %6, i64 -3
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %_31.i.i = load i8, ptr %7, align 1, !noalias !9, !noundef !2
  store i8 %_31.i.i, ptr %_27.i.i, align 1, !alias.scope !9
  %8 = shl nuw nsw i16 %pair243.i.i.decomposed, 1
  %_39.i.i = zext nneg i16 %8 to i64
  %_34.i.i = getelementptr i8, ptr %6, i64 -2
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_39.i.i
  %_38.i.i = load i8, ptr %9, align 1, !noalias !9, !noundef !2
  store i8 %_38.i.i, ptr %_34.i.i, align 1, !alias.scope !9
  %_41.i.i = getelementptr i8, ptr %6, i64 -1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %_45.i.i = load i8, ptr %10, align 1, !noalias !9, !noundef !2
  store i8 %_45.i.i, ptr %_41.i.i, align 1, !alias.scope !9
  %_4.i.i = icmp ugt i64 %remain.sroa.0.061.i.i, 9999999
  br i1 %_4.i.i, label %bb2.i.i, label %bb12.i.i

bb13.i.i:
  %_50.i.i = icmp samesign ugt i64 %offset.sroa.0.0.lcssa.i.i, 1
  tail call void @llvm.assume(i1 %_50.i.i)
  %11 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2
  %.lhs.trunc.i.i = trunc nuw i64 %remain.sroa.0.0.lcssa.i.i to i16
  %12 = udiv i16 %.lhs.trunc.i.i, 100
  %.zext.i.i = zext nneg i16 %12 to i64
  %13 = mul i16 %12, 100
  %pair45.i.i.decomposed = sub i16 %.lhs.trunc.i.i, %13
  %14 = shl nuw nsw i16 %pair45.i.i.decomposed, 1
  %_62.i.i = zext nneg i16 %14 to i64
  %_57.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_62.i.i
  %_60.i.i = load i8, ptr %15, align 1, !noalias !9, !noundef !2
  store i8 %_60.i.i, ptr %_57.i.i, align 1, !alias.scope !9
  %16 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i
  %_64.i.i = getelementptr i8, ptr %16, i64 -1
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %_68.i.i = load i8, ptr %17, align 1, !noalias !9, !noundef !2
  store i8 %_68.i.i, ptr %_64.i.i, align 1, !alias.scope !9
  br label %bb19.i.i

bb19.i.i:
  %remain.sroa.0.1.i.i = phi i64 [ %.zext.i.i, %bb13.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb12.i.i ]
  %offset.sroa.0.1.i.i = phi i64 [ %11, %bb13.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb12.i.i ]
  %18 = icmp ne i64 %remain.sroa.0.1.i.i, 0
  %19 = icmp eq i64 %_5, 0
  %or.cond.i.i = or i1 %19, %18
  %_72.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0
  br i1 %or.cond.i.i, label %bb22.i.i, label %_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj4__fmt.exit

bb22.i.i:
  %20 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %_78.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %20
  %_84.i.i = shl nuw nsw i64 %remain.sroa.0.1.i.i, 1
  %21 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_84.i.i
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 1
  tail call void @llvm.assume(i1 %_72.i.i)
  %_81.i.i = load i8, ptr %22, align 1, !noalias !9, !noundef !2
  store i8 %_81.i.i, ptr %_78.i.i, align 1, !alias.scope !9
  br label %_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj4__fmt.exit

_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj4__fmt.exit:
  %offset.sroa.0.2.i.i = phi i64 [ %20, %bb22.i.i ], [ %offset.sroa.0.1.i.i, %bb19.i.i ]
  %_8.i1.i = sub nuw nsw i64 20, %offset.sroa.0.2.i.i
  %_10.i2.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  %23 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_44.i = load i32, ptr %23, align 8, !alias.scope !10, !noalias !13
  %_43.i = and i32 %_44.i, 2097152
  %.not.i = icmp eq i32 %_43.i, 0
  %spec.select.i = select i1 %.not.i, i32 1114112, i32 43
  %_43.lobit.i = lshr exact i32 %_43.i, 21
  %24 = zext nneg i32 %_43.lobit.i to i64
  %width.sroa.0.0.i = add nuw nsw i64 %_8.i1.i, %24
  %_45.i = and i32 %_44.i, 8388608
  %25 = icmp eq i32 %_45.i, 0
  %spec.select = select i1 %25, ptr null, ptr inttoptr (i64 1 to ptr)
  %26 = getelementptr inbounds nuw i8, ptr %f, i64 20
  %min.i = load i16, ptr %26, align 4, !alias.scope !10, !noalias !13, !noundef !2
  %_13.i = zext i16 %min.i to i64
  %_11.not.i = icmp samesign ult i64 %width.sroa.0.0.i, %_13.i
  br i1 %_11.not.i, label %bb14.i, label %bb11.i

bb14.i:
  %_61.i = and i32 %_44.i, 16777216
  %27 = icmp eq i32 %_61.i, 0
  br i1 %27, label %bb20.i, label %bb15.i

bb11.i:
  %self.val23.i = load ptr, ptr %f, align 8, !alias.scope !10, !noalias !13
  %28 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %self.val24.i = load ptr, ptr %28, align 8, !alias.scope !10, !noalias !13
  %_14.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val23.i, ptr %self.val24.i, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #15, !noalias !16
  br i1 %_14.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb33.i

bb20.i:
  %_32.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16
  %_31.i = sub i16 %min.i, %_32.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  %_15.i.i = lshr i32 %_44.i, 29
  %29 = and i32 %_15.i.i, 3
  %_2.i11.i.i = and i32 %_44.i, 2097151
  %30 = icmp samesign ult i32 %_2.i11.i.i, 1114112
  tail call void @llvm.assume(i1 %30)
  switch i32 %29, label %default.unreachable [
    i32 0, label %bb6.i.i
    i32 1, label %bb12.i.i1
    i32 2, label %bb11.i.i
    i32 3, label %bb12.i.i1
  ]

default.unreachable:
  unreachable

bb12.i.i1:
  br label %bb6.i.i

bb11.i.i:
  %31 = lshr i16 %_31.i, 1
  br label %bb6.i.i

bb6.i.i:
  %padding_left.sroa.0.0.i.i = phi i16 [ %31, %bb11.i.i ], [ %_31.i, %bb12.i.i1 ], [ 0, %bb20.i ]
  %_14.0.i.i = load ptr, ptr %f, align 8, !alias.scope !20, !noalias !13
  %32 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_14.1.i.i = load ptr, ptr %32, align 8, !alias.scope !20, !noalias !13
  %33 = getelementptr inbounds nuw i8, ptr %_14.1.i.i, i64 32
  br label %bb7.i.i

bb7.i.i:
  %iter.sroa.0.0.i.i = phi i16 [ 0, %bb6.i.i ], [ %_18.i.i, %bb17.i.i ]
  %exitcond.not.i.i = icmp eq i16 %iter.sroa.0.0.i.i, %padding_left.sroa.0.0.i.i
  br i1 %exitcond.not.i.i, label %bb15.i.i, label %bb17.i.i

bb15.i.i:
  %_13.i.i = sub i16 %_31.i, %padding_left.sroa.0.0.i.i
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i

bb17.i.i:
  %_18.i.i = add i16 %iter.sroa.0.0.i.i, 1
  %34 = load ptr, ptr %33, align 8, !invariant.load !2, !noalias !21, !nonnull !2
  %_10.i.i2 = tail call noundef zeroext i1 %34(ptr noundef nonnull %_14.0.i.i, i32 noundef %_2.i11.i.i) #14, !noalias !21
  br i1 %_10.i.i2, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i, label %bb7.i.i

_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i:
  %_0.sroa.3.0.i.i = phi i16 [ %_13.i.i, %bb15.i.i ], [ undef, %bb17.i.i ]
  %_0.sroa.0.0.i31.i = phi i32 [ %_2.i11.i.i, %bb15.i.i ], [ 1114112, %bb17.i.i ]
  %35 = icmp eq i32 %_0.sroa.0.0.i31.i, 1114112
  br i1 %35, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb43.i

bb15.i:
  %old_options.sroa.0.0.copyload.i = load i64, ptr %23, align 8, !alias.scope !10, !noalias !13
  %36 = trunc i64 %old_options.sroa.0.0.copyload.i to i32
  %_63.i = and i32 %36, -1612709888
  %37 = or disjoint i32 %_63.i, 536870960
  store i32 %37, ptr %23, align 8, !alias.scope !10, !noalias !13
  %self.val25.i = load ptr, ptr %f, align 8, !alias.scope !10, !noalias !13
  %38 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %self.val26.i = load ptr, ptr %38, align 8, !alias.scope !10, !noalias !13
  %_17.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val25.i, ptr %self.val26.i, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #15, !noalias !16
  br i1 %_17.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb35.i

bb43.i:
  %_35.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %_14.0.i.i, ptr %_14.1.i.i, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #15, !noalias !16
  br i1 %_35.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb45.i

bb45.i:
  %39 = getelementptr inbounds nuw i8, ptr %_14.1.i.i, i64 24
  %40 = load ptr, ptr %39, align 8, !invariant.load !2, !noalias !16, !nonnull !2
  %_37.i = call noundef zeroext i1 %40(ptr noundef nonnull %_14.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !noalias !10
  br i1 %_37.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb1.i.i

bb1.i.i:
  %iter.sroa.0.0.i32.i = phi i16 [ %_9.i.i, %bb8.i34.i ], [ 0, %bb45.i ]
  %exitcond.not.i33.i = icmp eq i16 %iter.sroa.0.0.i32.i, %_0.sroa.3.0.i.i
  br i1 %exitcond.not.i33.i, label %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb8.i34.i

bb8.i34.i:
  %_9.i.i = add i16 %iter.sroa.0.0.i32.i, 1
  %41 = load ptr, ptr %33, align 8, !invariant.load !2, !noalias !10, !nonnull !2
  %_4.i.i3 = call noundef zeroext i1 %41(ptr noundef nonnull %_14.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i31.i) #14, !noalias !10
  br i1 %_4.i.i3, label %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb1.i.i

_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i:
  %iter.sroa.0.0.i32.lcssa.i = phi i16 [ %_0.sroa.3.0.i.i, %bb1.i.i ], [ %iter.sroa.0.0.i32.i, %bb8.i34.i ]
  %_8.i.i4 = icmp ult i16 %iter.sroa.0.0.i32.lcssa.i, %_0.sroa.3.0.i.i
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit

bb35.i:
  %_22.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16
  %_21.i = sub i16 %min.i, %_22.i
  %42 = getelementptr inbounds nuw i8, ptr %self.val26.i, i64 32
  br label %bb7.i43.i

bb7.i43.i:
  %iter.sroa.0.0.i44.i = phi i16 [ 0, %bb35.i ], [ %_18.i47.i, %bb17.i46.i ]
  %exitcond.not.i45.not.i = icmp eq i16 %iter.sroa.0.0.i44.i, %_21.i
  br i1 %exitcond.not.i45.not.i, label %bb37.i, label %bb17.i46.i

bb17.i46.i:
  %_18.i47.i = add i16 %iter.sroa.0.0.i44.i, 1
  %43 = load ptr, ptr %42, align 8, !invariant.load !2, !noalias !22, !nonnull !2
  %_10.i48.i = tail call noundef zeroext i1 %43(ptr noundef nonnull %self.val25.i, i32 noundef 48) #14, !noalias !22
  br i1 %_10.i48.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb7.i43.i

bb37.i:
  %44 = getelementptr inbounds nuw i8, ptr %self.val26.i, i64 24
  %45 = load ptr, ptr %44, align 8, !invariant.load !2, !noalias !16, !nonnull !2
  %_25.i = call noundef zeroext i1 %45(ptr noundef nonnull %self.val25.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !noalias !10
  br i1 %_25.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb41.i

bb41.i:
  store i64 %old_options.sroa.0.0.copyload.i, ptr %23, align 8, !alias.scope !10, !noalias !13
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit

bb33.i:
  %46 = getelementptr inbounds nuw i8, ptr %self.val24.i, i64 24
  %47 = load ptr, ptr %46, align 8, !invariant.load !2, !noalias !16, !nonnull !2
  %48 = call noundef zeroext i1 %47(ptr noundef nonnull %self.val23.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !noalias !10
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit

_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit:
  %_0.sroa.0.0.shrunk.i = phi i1 [ true, %bb11.i ], [ %48, %bb33.i ], [ false, %bb41.i ], [ true, %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i ], [ true, %bb43.i ], [ %_8.i.i4, %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i ], [ true, %bb45.i ], [ true, %bb15.i ], [ true, %bb37.i ], [ true, %bb17.i46.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0.sroa.0.0.shrunk.i
}

define internal void @_RNvNtCsg7NUrKUartL_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #8 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %index = alloca [8 x i8], align 8
  store i64 %0, ptr %index, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %len, ptr %args, align 8
  %_8.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0..sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %index, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_a434a7e153ac922489f2ed192aeda5a5, ptr noundef nonnull %args, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #16
  unreachable
}

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #9

define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #10 {
start:
  tail call void @llvm.trap()
  unreachable
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #11

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #11

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #11

define ptx_kernel void @machine(ptr noundef readonly captures(address) %programs, i64 noundef %length, ptr noundef writeonly captures(none) %out) unnamed_addr #12 {
start:
  %stack.i.i = alloca [40 x i8], align 8
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_7 = mul i64 %length, %_0.i
  %_6 = getelementptr inbounds nuw i32, ptr %programs, i64 %_7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  call void @llvm.lifetime.start.p0(ptr nonnull %stack.i.i), !noalias !31
  %0 = getelementptr inbounds nuw i8, ptr %stack.i.i, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %stack.i.i, i8 0, i64 40, i1 false), !noalias !31
  %_116.idx.i.i = shl nuw nsw i64 %length, 2
  %_116.i.i = getelementptr inbounds nuw i8, ptr %_6, i64 %_116.idx.i.i
  %_134334.i.i = icmp eq i64 %length, 0
  br i1 %_134334.i.i, label %bb44.i.i, label %bb45.i.i

bb45.i.i:
  %_8.i96.i.i = phi i64 [ %_8.i96511.i.i, %bb31.i.i ], [ 0, %start ]
  %_8.i168507.i.i = phi i64 [ %_8.i168508.i.i, %bb31.i.i ], [ 0, %start ]
  %_5.i102.i.i = phi i64 [ %_8.i186489.i.i, %bb31.i.i ], [ 0, %start ]
  %_5.i113.i.i = phi i64 [ %_8.i204473.i.i, %bb31.i.i ], [ 0, %start ]
  %_5.i124.i.i = phi i64 [ %_69454.i.i, %bb31.i.i ], [ 0, %start ]
  %iter.sroa.0.0356.i.i = phi ptr [ %_140.i.i, %bb31.i.i ], [ %_6, %start ]
  %iter.sroa.5.0355.i.i = phi i64 [ %_124.0.i.i, %bb31.i.i ], [ 0, %start ]
  %_101.sroa.5.0343.i.i = phi i64 [ %_101.sroa.5.1.i.i, %bb31.i.i ], [ undef, %start ]
  %_17.sroa.5.0342.i.i = phi i64 [ %_17.sroa.5.1.i.i, %bb31.i.i ], [ undef, %start ]
  %_86.sroa.5.0341.i.i = phi i64 [ %_86.sroa.5.1.i.i, %bb31.i.i ], [ undef, %start ]
  %_22.sroa.5.0340.i.i = phi i64 [ %_22.sroa.5.1.i.i, %bb31.i.i ], [ undef, %start ]
  %_81.sroa.5.0339.i.i = phi i64 [ %_81.sroa.5.1.i.i, %bb31.i.i ], [ undef, %start ]
  %_32.sroa.5.0338.i.i = phi i64 [ %_32.sroa.5.1.i.i, %bb31.i.i ], [ undef, %start ]
  %_51.sroa.5.0337.i.i = phi i64 [ %_51.sroa.5.1.i.i, %bb31.i.i ], [ undef, %start ]
  %_37.sroa.5.0336.i.i = phi i64 [ %_37.sroa.5.1.i.i, %bb31.i.i ], [ undef, %start ]
  %_46.sroa.5.0335.i.i = phi i64 [ %_46.sroa.5.1.i.i, %bb31.i.i ], [ undef, %start ]
  %_140.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0356.i.i, i64 4
  %_142.i.i = load i32, ptr %iter.sroa.0.0356.i.i, align 4, !alias.scope !33, !noalias !34, !noundef !2
  %_2.i.i.i = urem i32 %_142.i.i, 9
  %_4.i.i.i = icmp samesign ult i32 %_2.i.i.i, 3
  br i1 %_4.i.i.i, label %bb2.i.i.i, label %bb3.i.i.i

bb3.i.i.i:
  switch i32 %_2.i.i.i, label %bb1.i.i.i [
    i32 3, label %_RNvMs_NtCsgvXjfpWt4al_7kernels4workNtB4_2Op2of.exit.i.i
    i32 4, label %bb8.i.i.i
    i32 5, label %bb7.i.i.i
    i32 6, label %bb6.i.i.i
    i32 7, label %bb5.i.i.i
  ]

bb2.i.i.i:
  %_7.i.i.i = lshr i32 %_142.i.i, 8
  %1 = and i32 %_7.i.i.i, 16711680
  %_0.sroa.10.sroa.3.0.extract.shift.i.i.i = add nsw i32 %1, -4194304
  br label %_RNvMs_NtCsgvXjfpWt4al_7kernels4workNtB4_2Op2of.exit.i.i

bb1.i.i.i:
  %_12.i.i.i = and i32 %_142.i.i, -65536
  %_14.i.i.i = lshr i32 %_142.i.i, 4
  %2 = zext i32 %_12.i.i.i to i64
  br label %_RNvMs_NtCsgvXjfpWt4al_7kernels4workNtB4_2Op2of.exit.i.i

bb8.i.i.i:
  br label %_RNvMs_NtCsgvXjfpWt4al_7kernels4workNtB4_2Op2of.exit.i.i

bb7.i.i.i:
  br label %_RNvMs_NtCsgvXjfpWt4al_7kernels4workNtB4_2Op2of.exit.i.i

bb6.i.i.i:
  %3 = lshr i32 %_142.i.i, 1
  %4 = and i32 %3, 768
  %5 = or disjoint i32 %4, 4
  %6 = zext nneg i32 %5 to i64
  br label %_RNvMs_NtCsgvXjfpWt4al_7kernels4workNtB4_2Op2of.exit.i.i

bb5.i.i.i:
  br label %_RNvMs_NtCsgvXjfpWt4al_7kernels4workNtB4_2Op2of.exit.i.i

_RNvMs_NtCsgvXjfpWt4al_7kernels4workNtB4_2Op2of.exit.i.i:
  %_0.sroa.10.sroa.3.0.i.i.i = phi i32 [ %_0.sroa.10.sroa.3.0.extract.shift.i.i.i, %bb2.i.i.i ], [ 0, %bb1.i.i.i ], [ 0, %bb5.i.i.i ], [ 0, %bb8.i.i.i ], [ 0, %bb7.i.i.i ], [ 0, %bb6.i.i.i ], [ 0, %bb3.i.i.i ]
  %_0.sroa.10.sroa.0.0.i.i.i = phi i32 [ %_7.i.i.i, %bb2.i.i.i ], [ %_14.i.i.i, %bb1.i.i.i ], [ 0, %bb5.i.i.i ], [ 0, %bb8.i.i.i ], [ 0, %bb7.i.i.i ], [ 0, %bb6.i.i.i ], [ 0, %bb3.i.i.i ]
  %_0.sroa.9.0.i.i.i = phi i64 [ 0, %bb2.i.i.i ], [ %2, %bb1.i.i.i ], [ 0, %bb5.i.i.i ], [ 0, %bb8.i.i.i ], [ 0, %bb7.i.i.i ], [ 0, %bb6.i.i.i ], [ 0, %bb3.i.i.i ]
  %_0.sroa.0.0.i.i.i = phi i64 [ 0, %bb2.i.i.i ], [ 6, %bb1.i.i.i ], [ 5, %bb5.i.i.i ], [ 2, %bb8.i.i.i ], [ 3, %bb7.i.i.i ], [ %6, %bb6.i.i.i ], [ 1, %bb3.i.i.i ]
  %_0.sroa.10.sroa.0.0.insert.ext.i.i.i = and i32 %_0.sroa.10.sroa.0.0.i.i.i, 65535
  %_0.sroa.10.sroa.0.0.insert.insert.i.i.i = or i32 %_0.sroa.10.sroa.0.0.insert.ext.i.i.i, %_0.sroa.10.sroa.3.0.i.i.i
  %_0.sroa.10.0.insert.ext.i.i.i = zext i32 %_0.sroa.10.sroa.0.0.insert.insert.i.i.i to i64
  %_0.sroa.10.0.insert.shift.i.i.i = shl nuw i64 %_0.sroa.10.0.insert.ext.i.i.i, 32
  %_0.sroa.9.0.insert.insert.i.i.i = or disjoint i64 %_0.sroa.10.0.insert.shift.i.i.i, %_0.sroa.9.0.i.i.i
  %_0.sroa.0.0.insert.insert.i.i.i = or i64 %_0.sroa.9.0.insert.insert.i.i.i, %_0.sroa.0.0.i.i.i
  %_124.0.i.i = add nuw nsw i64 %iter.sroa.5.0355.i.i, 1
  %op.sroa.6.0.extract.shift.i.i = lshr i64 %_0.sroa.0.0.insert.insert.i.i.i, 16
  %trunc.i.i = trunc i64 %_0.sroa.0.0.insert.insert.i.i.i to i8
  switch i8 %trunc.i.i, label %bb2.i.i [
    i8 0, label %bb9.i.i
    i8 1, label %bb8.i.i
    i8 2, label %bb7.i.i
    i8 3, label %bb6.i.i
    i8 4, label %bb5.i.i
    i8 5, label %bb4.i.i
    i8 6, label %bb3.i.i
  ]

bb44.i.i:
  %_5.i.i.i = phi i64 [ 0, %start ], [ %_8.i96511.i.i, %bb31.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !35)
  %_11.i.i.i = icmp eq i64 %_5.i.i.i, 0
  br i1 %_11.i.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb4.i.i.i

bb4.i.i.i:
  %_12.i93.i.i = add i64 %_5.i.i.i, -1
  store i64 %_12.i93.i.i, ptr %0, align 8, !alias.scope !35, !noalias !38
  %_10.i.i.i = icmp ult i64 %_5.i.i.i, 9
  br i1 %_10.i.i.i, label %bb1.i94.i.i, label %panic.i.i.i

bb1.i94.i.i:
  %7 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_12.i93.i.i
  %_8.i.i.i = load i32, ptr %7, align 4, !alias.scope !35, !noalias !38, !noundef !2
  %_2.sroa.21.8.insert.ext.i = zext i32 %_8.i.i.i to i64
  br label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i

panic.i.i.i:
  tail call void @_RNvNtCsg7NUrKUartL_4core9panicking18panic_bounds_check(i64 noundef %_12.i93.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #16, !noalias !40
  unreachable

bb2.i.i:
  unreachable

bb9.i.i:
  %_11.i97.i.i = icmp ult i64 %_8.i96.i.i, 8
  br i1 %_11.i97.i.i, label %bb2.i100.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i

bb2.i100.i.i:
  %_12.i101.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i96.i.i
  store i32 %_0.sroa.10.sroa.0.0.insert.insert.i.i.i, ptr %_12.i101.i.i, align 4, !alias.scope !41, !noalias !31
  %8 = load i64, ptr %0, align 8, !alias.scope !41, !noalias !31, !noundef !2
  %9 = add i64 %8, 1
  store i64 %9, ptr %0, align 8, !alias.scope !41, !noalias !31
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i:
  %_8.i96528.i.i = phi i64 [ %9, %bb2.i100.i.i ], [ %_8.i96.i.i, %bb9.i.i ]
  %_0.sroa.0.0.i99.i.i = phi i64 [ 3, %bb2.i100.i.i ], [ 1, %bb9.i.i ]
  br i1 %_11.i97.i.i, label %bb31.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i

bb8.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !44)
  %_11.i103.not.i.i = icmp eq i64 %_5.i102.i.i, 0
  br i1 %_11.i103.not.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit112.i.i, label %bb4.i104.i.i

bb4.i104.i.i:
  %_12.i105.i.i = add i64 %_5.i102.i.i, -1
  store i64 %_12.i105.i.i, ptr %0, align 8, !alias.scope !44, !noalias !47
  %_10.i106.i.i = icmp ult i64 %_5.i102.i.i, 9
  br i1 %_10.i106.i.i, label %bb1.i108.i.i, label %panic.i107.i.i

bb1.i108.i.i:
  %10 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_12.i105.i.i
  %_8.i109.i.i = load i32, ptr %10, align 4, !alias.scope !44, !noalias !47, !noundef !2
  %_17.sroa.5.8.insert.ext.i.i = zext i32 %_8.i109.i.i to i64
  %_17.sroa.5.8.insert.mask.i.i = and i64 %_17.sroa.5.0342.i.i, -4294967296
  %_17.sroa.5.8.insert.insert.i.i = or disjoint i64 %_17.sroa.5.8.insert.mask.i.i, %_17.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit112.i.i

panic.i107.i.i:
  tail call void @_RNvNtCsg7NUrKUartL_4core9panicking18panic_bounds_check(i64 noundef %_12.i105.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #16, !noalias !49
  unreachable

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit112.i.i:
  %_8.i96527.i.i = phi i64 [ %_8.i96.i.i, %bb8.i.i ], [ %_12.i105.i.i, %bb1.i108.i.i ]
  %_8.i168506.i.i = phi i64 [ %_8.i168507.i.i, %bb8.i.i ], [ %_12.i105.i.i, %bb1.i108.i.i ]
  %_5.i157.i.i = phi i64 [ 0, %bb8.i.i ], [ %_12.i105.i.i, %bb1.i108.i.i ]
  %_17.sroa.5.2.i.i = phi i64 [ %_17.sroa.5.0342.i.i, %bb8.i.i ], [ %_17.sroa.5.8.insert.insert.i.i, %bb1.i108.i.i ]
  %storemerge.i111.i.i = phi i64 [ 0, %bb8.i.i ], [ 3, %bb1.i108.i.i ]
  br i1 %_11.i103.not.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb50.i.i

bb7.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !50)
  %_11.i114.not.i.i = icmp eq i64 %_5.i113.i.i, 0
  br i1 %_11.i114.not.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit123.i.i, label %bb4.i115.i.i

bb4.i115.i.i:
  %_12.i116.i.i = add i64 %_5.i113.i.i, -1
  store i64 %_12.i116.i.i, ptr %0, align 8, !alias.scope !50, !noalias !53
  %_10.i117.i.i = icmp ult i64 %_5.i113.i.i, 9
  br i1 %_10.i117.i.i, label %bb1.i119.i.i, label %panic.i118.i.i

bb1.i119.i.i:
  %11 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_12.i116.i.i
  %_8.i120.i.i = load i32, ptr %11, align 4, !alias.scope !50, !noalias !53, !noundef !2
  %_32.sroa.5.8.insert.ext.i.i = zext i32 %_8.i120.i.i to i64
  %_32.sroa.5.8.insert.mask.i.i = and i64 %_32.sroa.5.0338.i.i, -4294967296
  %_32.sroa.5.8.insert.insert.i.i = or disjoint i64 %_32.sroa.5.8.insert.mask.i.i, %_32.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit123.i.i

panic.i118.i.i:
  tail call void @_RNvNtCsg7NUrKUartL_4core9panicking18panic_bounds_check(i64 noundef %_12.i116.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #16, !noalias !55
  unreachable

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit123.i.i:
  %_8.i96524.i.i = phi i64 [ %_8.i96.i.i, %bb7.i.i ], [ %_12.i116.i.i, %bb1.i119.i.i ]
  %_8.i168505.i.i = phi i64 [ %_8.i168507.i.i, %bb7.i.i ], [ %_12.i116.i.i, %bb1.i119.i.i ]
  %_8.i186487.i.i = phi i64 [ %_5.i102.i.i, %bb7.i.i ], [ %_12.i116.i.i, %bb1.i119.i.i ]
  %_5.i175.i.i = phi i64 [ 0, %bb7.i.i ], [ %_12.i116.i.i, %bb1.i119.i.i ]
  %_32.sroa.5.2.i.i = phi i64 [ %_32.sroa.5.0338.i.i, %bb7.i.i ], [ %_32.sroa.5.8.insert.insert.i.i, %bb1.i119.i.i ]
  %storemerge.i122.i.i = phi i64 [ 0, %bb7.i.i ], [ 3, %bb1.i119.i.i ]
  br i1 %_11.i114.not.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb56.i.i

bb6.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !56)
  %_11.i125.not.i.i = icmp eq i64 %_5.i124.i.i, 0
  br i1 %_11.i125.not.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit134.i.i, label %bb4.i126.i.i

bb4.i126.i.i:
  %_12.i127.i.i = add i64 %_5.i124.i.i, -1
  store i64 %_12.i127.i.i, ptr %0, align 8, !alias.scope !56, !noalias !59
  %_10.i128.i.i = icmp ult i64 %_5.i124.i.i, 9
  br i1 %_10.i128.i.i, label %bb1.i130.i.i, label %panic.i129.i.i

bb1.i130.i.i:
  %12 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_12.i127.i.i
  %_8.i131.i.i = load i32, ptr %12, align 4, !alias.scope !56, !noalias !59, !noundef !2
  %_46.sroa.5.8.insert.ext.i.i = zext i32 %_8.i131.i.i to i64
  %_46.sroa.5.8.insert.mask.i.i = and i64 %_46.sroa.5.0335.i.i, -4294967296
  %_46.sroa.5.8.insert.insert.i.i = or disjoint i64 %_46.sroa.5.8.insert.mask.i.i, %_46.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit134.i.i

panic.i129.i.i:
  tail call void @_RNvNtCsg7NUrKUartL_4core9panicking18panic_bounds_check(i64 noundef %_12.i127.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #16, !noalias !61
  unreachable

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit134.i.i:
  %_8.i96521.i.i = phi i64 [ %_8.i96.i.i, %bb6.i.i ], [ %_12.i127.i.i, %bb1.i130.i.i ]
  %_8.i168502.i.i = phi i64 [ %_8.i168507.i.i, %bb6.i.i ], [ %_12.i127.i.i, %bb1.i130.i.i ]
  %_8.i186486.i.i = phi i64 [ %_5.i102.i.i, %bb6.i.i ], [ %_12.i127.i.i, %bb1.i130.i.i ]
  %_8.i204471.i.i = phi i64 [ %_5.i113.i.i, %bb6.i.i ], [ %_12.i127.i.i, %bb1.i130.i.i ]
  %_5.i193.i.i = phi i64 [ 0, %bb6.i.i ], [ %_12.i127.i.i, %bb1.i130.i.i ]
  %_46.sroa.5.2.i.i = phi i64 [ %_46.sroa.5.0335.i.i, %bb6.i.i ], [ %_46.sroa.5.8.insert.insert.i.i, %bb1.i130.i.i ]
  %storemerge.i133.i.i = phi i64 [ 0, %bb6.i.i ], [ 3, %bb1.i130.i.i ]
  br i1 %_11.i125.not.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb69.i.i

bb5.i.i:
  %op.sroa.5.0.extract.shift.i.i = lshr i64 %_0.sroa.0.0.insert.insert.i.i.i, 8
  %_71.i.i = and i64 %op.sroa.5.0.extract.shift.i.i, 255
  %_225.not.i.i = icmp ugt i64 %_5.i124.i.i, %_71.i.i
  br i1 %_225.not.i.i, label %bb80.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i

bb4.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !62)
  %_11.i136.not.i.i = icmp eq i64 %_5.i124.i.i, 0
  br i1 %_11.i136.not.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit145.i.i, label %bb4.i137.i.i

bb4.i137.i.i:
  %_12.i138.i.i = add i64 %_5.i124.i.i, -1
  store i64 %_12.i138.i.i, ptr %0, align 8, !alias.scope !62, !noalias !65
  %_10.i139.i.i = icmp ult i64 %_5.i124.i.i, 9
  br i1 %_10.i139.i.i, label %bb1.i141.i.i, label %panic.i140.i.i

bb1.i141.i.i:
  %13 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_12.i138.i.i
  %_8.i142.i.i = load i32, ptr %13, align 4, !alias.scope !62, !noalias !65, !noundef !2
  %_81.sroa.5.8.insert.ext.i.i = zext i32 %_8.i142.i.i to i64
  %_81.sroa.5.8.insert.mask.i.i = and i64 %_81.sroa.5.0339.i.i, -4294967296
  %_81.sroa.5.8.insert.insert.i.i = or disjoint i64 %_81.sroa.5.8.insert.mask.i.i, %_81.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit145.i.i

panic.i140.i.i:
  tail call void @_RNvNtCsg7NUrKUartL_4core9panicking18panic_bounds_check(i64 noundef %_12.i138.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #16, !noalias !67
  unreachable

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit145.i.i:
  %_5.i218.i.i = phi i64 [ 0, %bb4.i.i ], [ %_12.i138.i.i, %bb1.i141.i.i ]
  %_81.sroa.5.2.i.i = phi i64 [ %_81.sroa.5.0339.i.i, %bb4.i.i ], [ %_81.sroa.5.8.insert.insert.i.i, %bb1.i141.i.i ]
  %storemerge.i144.i.i = phi i64 [ 0, %bb4.i.i ], [ 3, %bb1.i141.i.i ]
  br i1 %_11.i136.not.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb84.i.i

bb3.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !68)
  %_11.i147.not.i.i = icmp eq i64 %_5.i124.i.i, 0
  br i1 %_11.i147.not.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit156.i.i, label %bb4.i148.i.i

bb4.i148.i.i:
  %_12.i149.i.i = add i64 %_5.i124.i.i, -1
  store i64 %_12.i149.i.i, ptr %0, align 8, !alias.scope !68, !noalias !71
  %_10.i150.i.i = icmp ult i64 %_5.i124.i.i, 9
  br i1 %_10.i150.i.i, label %bb1.i152.i.i, label %panic.i151.i.i

bb1.i152.i.i:
  %14 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_12.i149.i.i
  %_8.i153.i.i = load i32, ptr %14, align 4, !alias.scope !68, !noalias !71, !noundef !2
  %_101.sroa.5.8.insert.ext.i.i = zext i32 %_8.i153.i.i to i64
  %_101.sroa.5.8.insert.mask.i.i = and i64 %_101.sroa.5.0343.i.i, -4294967296
  %_101.sroa.5.8.insert.insert.i.i = or disjoint i64 %_101.sroa.5.8.insert.mask.i.i, %_101.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit156.i.i

panic.i151.i.i:
  tail call void @_RNvNtCsg7NUrKUartL_4core9panicking18panic_bounds_check(i64 noundef %_12.i149.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #16, !noalias !73
  unreachable

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit156.i.i:
  %_8.i243.i.i = phi i64 [ 0, %bb3.i.i ], [ %_12.i149.i.i, %bb1.i152.i.i ]
  %_101.sroa.5.2.i.i = phi i64 [ %_101.sroa.5.0343.i.i, %bb3.i.i ], [ %_101.sroa.5.8.insert.insert.i.i, %bb1.i152.i.i ]
  %storemerge.i155.i.i = phi i64 [ 0, %bb3.i.i ], [ 3, %bb1.i152.i.i ]
  br i1 %_11.i147.not.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb2.i247.i.i

bb31.i.i:
  %_8.i96511.i.i = phi i64 [ %_8.i96528.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %39, %bb2.i247.i.i ], [ %_8.i96522.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_8.i96525.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_8.i96518.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_8.i96514.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_8.i96519.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_8.i168508.i.i = phi i64 [ %_8.i96528.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %39, %bb2.i247.i.i ], [ %_8.i168503.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_8.i168509.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_8.i168499.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_8.i96514.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_8.i168500.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_8.i186489.i.i = phi i64 [ %_8.i96528.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %39, %bb2.i247.i.i ], [ %_8.i186490.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_8.i168509.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_8.i186483.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_8.i96514.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_8.i186484.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_8.i204473.i.i = phi i64 [ %_8.i96528.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %39, %bb2.i247.i.i ], [ %_8.i186490.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_8.i168509.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_8.i204470.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_8.i96514.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_8.i204474.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_69454.i.i = phi i64 [ %_8.i96528.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %39, %bb2.i247.i.i ], [ %_8.i186490.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_8.i168509.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_69461.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_8.i96514.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_8.i204474.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_46.sroa.5.1.i.i = phi i64 [ %_46.sroa.5.0335.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_46.sroa.5.0335.i.i, %bb2.i247.i.i ], [ %_46.sroa.5.0335.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_46.sroa.5.0335.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_46.sroa.5.0335.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_46.sroa.5.0335.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_46.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_37.sroa.5.1.i.i = phi i64 [ %_37.sroa.5.0336.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_37.sroa.5.0336.i.i, %bb2.i247.i.i ], [ %_37.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_37.sroa.5.0336.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_37.sroa.5.0336.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_37.sroa.5.0336.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_37.sroa.5.0336.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_51.sroa.5.1.i.i = phi i64 [ %_51.sroa.5.0337.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_51.sroa.5.0337.i.i, %bb2.i247.i.i ], [ %_51.sroa.5.0337.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_51.sroa.5.0337.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_51.sroa.5.0337.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_51.sroa.5.0337.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_51.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_32.sroa.5.1.i.i = phi i64 [ %_32.sroa.5.0338.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_32.sroa.5.0338.i.i, %bb2.i247.i.i ], [ %_32.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_32.sroa.5.0338.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_32.sroa.5.0338.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_32.sroa.5.0338.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_32.sroa.5.0338.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_81.sroa.5.1.i.i = phi i64 [ %_81.sroa.5.0339.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_81.sroa.5.0339.i.i, %bb2.i247.i.i ], [ %_81.sroa.5.0339.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_81.sroa.5.0339.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_81.sroa.5.0339.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_81.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_81.sroa.5.0339.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_22.sroa.5.1.i.i = phi i64 [ %_22.sroa.5.0340.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_22.sroa.5.0340.i.i, %bb2.i247.i.i ], [ %_22.sroa.5.0340.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_22.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_22.sroa.5.0340.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_22.sroa.5.0340.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_22.sroa.5.0340.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_86.sroa.5.1.i.i = phi i64 [ %_86.sroa.5.0341.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_86.sroa.5.0341.i.i, %bb2.i247.i.i ], [ %_86.sroa.5.0341.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_86.sroa.5.0341.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_86.sroa.5.0341.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_86.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_86.sroa.5.0341.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_17.sroa.5.1.i.i = phi i64 [ %_17.sroa.5.0342.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_17.sroa.5.0342.i.i, %bb2.i247.i.i ], [ %_17.sroa.5.0342.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_17.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_17.sroa.5.0342.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_17.sroa.5.0342.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_17.sroa.5.0342.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_101.sroa.5.1.i.i = phi i64 [ %_101.sroa.5.0343.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_101.sroa.5.2.i.i, %bb2.i247.i.i ], [ %_101.sroa.5.0343.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_101.sroa.5.0343.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_101.sroa.5.0343.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_101.sroa.5.0343.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_101.sroa.5.0343.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ]
  %_134.i.i = icmp eq ptr %_140.i.i, %_116.i.i
  br i1 %_134.i.i, label %bb44.i.i, label %bb45.i.i

bb50.i.i:
  %_17.sroa.5.8.extract.trunc.i.i = trunc i64 %_17.sroa.5.2.i.i to i32
  %_11.i158.not.i.i = icmp eq i64 %_5.i157.i.i, 0
  br i1 %_11.i158.not.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit167.i.i, label %bb4.i159.i.i

bb4.i159.i.i:
  %_12.i160.i.i = add nsw i64 %_5.i157.i.i, -1
  %15 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_12.i160.i.i
  %_22.sroa.5.8.insert.mask.i.i = and i64 %_22.sroa.5.0340.i.i, -4294967296
  store i64 %_12.i160.i.i, ptr %0, align 8, !alias.scope !74, !noalias !77
  %_8.i164.i.i = load i32, ptr %15, align 4, !alias.scope !74, !noalias !77, !noundef !2
  %_22.sroa.5.8.insert.ext.i.i = zext i32 %_8.i164.i.i to i64
  %_22.sroa.5.8.insert.insert.i.i = or disjoint i64 %_22.sroa.5.8.insert.mask.i.i, %_22.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit167.i.i

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit167.i.i:
  %_8.i96526.i.i = phi i64 [ %_8.i96527.i.i, %bb50.i.i ], [ %_12.i160.i.i, %bb4.i159.i.i ]
  %_8.i168.i.i = phi i64 [ %_8.i168506.i.i, %bb50.i.i ], [ %_12.i160.i.i, %bb4.i159.i.i ]
  %_22.sroa.5.2.i.i = phi i64 [ %_22.sroa.5.0340.i.i, %bb50.i.i ], [ %_22.sroa.5.8.insert.insert.i.i, %bb4.i159.i.i ]
  %storemerge.i166.i.i = phi i64 [ 0, %bb50.i.i ], [ 3, %bb4.i159.i.i ]
  br i1 %_11.i158.not.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb52.i.i

bb52.i.i:
  %_11.i169.i.i = icmp ult i64 %_8.i168.i.i, 8
  br i1 %_11.i169.i.i, label %bb2.i172.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i

bb2.i172.i.i:
  %_12.i173.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i168.i.i
  %_22.sroa.5.8.extract.trunc.i.i = trunc i64 %_22.sroa.5.2.i.i to i32
  %_29.i.i = add i32 %_22.sroa.5.8.extract.trunc.i.i, %_17.sroa.5.8.extract.trunc.i.i
  store i32 %_29.i.i, ptr %_12.i173.i.i, align 4, !alias.scope !79, !noalias !31
  %16 = load i64, ptr %0, align 8, !alias.scope !79, !noalias !31, !noundef !2
  %17 = add i64 %16, 1
  store i64 %17, ptr %0, align 8, !alias.scope !79, !noalias !31
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i:
  %_8.i96525.i.i = phi i64 [ %17, %bb2.i172.i.i ], [ %_8.i96526.i.i, %bb52.i.i ]
  %_8.i168509.i.i = phi i64 [ %17, %bb2.i172.i.i ], [ %_8.i168.i.i, %bb52.i.i ]
  %_0.sroa.0.0.i171.i.i = phi i64 [ 3, %bb2.i172.i.i ], [ 1, %bb52.i.i ]
  br i1 %_11.i169.i.i, label %bb31.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i

bb56.i.i:
  %_32.sroa.5.8.extract.trunc.i.i = trunc i64 %_32.sroa.5.2.i.i to i32
  %_11.i176.not.i.i = icmp eq i64 %_5.i175.i.i, 0
  br i1 %_11.i176.not.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit185.i.i, label %bb4.i177.i.i

bb4.i177.i.i:
  %_12.i178.i.i = add nsw i64 %_5.i175.i.i, -1
  %18 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_12.i178.i.i
  %_37.sroa.5.8.insert.mask.i.i = and i64 %_37.sroa.5.0336.i.i, -4294967296
  store i64 %_12.i178.i.i, ptr %0, align 8, !alias.scope !82, !noalias !85
  %_8.i182.i.i = load i32, ptr %18, align 4, !alias.scope !82, !noalias !85, !noundef !2
  %_37.sroa.5.8.insert.ext.i.i = zext i32 %_8.i182.i.i to i64
  %_37.sroa.5.8.insert.insert.i.i = or disjoint i64 %_37.sroa.5.8.insert.mask.i.i, %_37.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit185.i.i

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit185.i.i:
  %_8.i96523.i.i = phi i64 [ %_8.i96524.i.i, %bb56.i.i ], [ %_12.i178.i.i, %bb4.i177.i.i ]
  %_8.i168504.i.i = phi i64 [ %_8.i168505.i.i, %bb56.i.i ], [ %_12.i178.i.i, %bb4.i177.i.i ]
  %_8.i186.i.i = phi i64 [ %_8.i186487.i.i, %bb56.i.i ], [ %_12.i178.i.i, %bb4.i177.i.i ]
  %_37.sroa.5.2.i.i = phi i64 [ %_37.sroa.5.0336.i.i, %bb56.i.i ], [ %_37.sroa.5.8.insert.insert.i.i, %bb4.i177.i.i ]
  %storemerge.i184.i.i = phi i64 [ 0, %bb56.i.i ], [ 3, %bb4.i177.i.i ]
  br i1 %_11.i176.not.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb58.i.i

bb58.i.i:
  %_37.sroa.5.8.extract.trunc.i.i = trunc i64 %_37.sroa.5.2.i.i to i32
  %19 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %_37.sroa.5.8.extract.trunc.i.i, i32 %_32.sroa.5.8.extract.trunc.i.i)
  %_185.0.i.i = extractvalue { i32, i1 } %19, 0
  %_185.1.i.i = extractvalue { i32, i1 } %19, 1
  br i1 %_185.1.i.i, label %bb63.i.i, label %bb62.i.i, !prof !87

bb63.i.i:
  %20 = xor i32 %_37.sroa.5.8.extract.trunc.i.i, %_32.sroa.5.8.extract.trunc.i.i
  %21 = icmp sgt i32 %20, -1
  %..i.i = select i1 %21, i32 2147483647, i32 -2147483648
  br label %bb62.i.i

bb62.i.i:
  %_183.sroa.0.0.i.i = phi i32 [ %_185.0.i.i, %bb58.i.i ], [ %..i.i, %bb63.i.i ]
  %_11.i187.i.i = icmp ult i64 %_8.i186.i.i, 8
  br i1 %_11.i187.i.i, label %bb2.i190.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i

bb2.i190.i.i:
  %_12.i191.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i186.i.i
  store i32 %_183.sroa.0.0.i.i, ptr %_12.i191.i.i, align 4, !alias.scope !88, !noalias !31
  %22 = load i64, ptr %0, align 8, !alias.scope !88, !noalias !31, !noundef !2
  %23 = add i64 %22, 1
  store i64 %23, ptr %0, align 8, !alias.scope !88, !noalias !31
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i:
  %_8.i96522.i.i = phi i64 [ %23, %bb2.i190.i.i ], [ %_8.i96523.i.i, %bb62.i.i ]
  %_8.i168503.i.i = phi i64 [ %23, %bb2.i190.i.i ], [ %_8.i168504.i.i, %bb62.i.i ]
  %_8.i186490.i.i = phi i64 [ %23, %bb2.i190.i.i ], [ %_8.i186.i.i, %bb62.i.i ]
  %_0.sroa.0.0.i189.i.i = phi i64 [ 3, %bb2.i190.i.i ], [ 1, %bb62.i.i ]
  br i1 %_11.i187.i.i, label %bb31.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i

bb69.i.i:
  %_46.sroa.5.8.extract.trunc.i.i = trunc i64 %_46.sroa.5.2.i.i to i32
  %_11.i194.not.i.i = icmp eq i64 %_5.i193.i.i, 0
  br i1 %_11.i194.not.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit203.i.i, label %bb4.i195.i.i

bb4.i195.i.i:
  %_12.i196.i.i = add nsw i64 %_5.i193.i.i, -1
  %24 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_12.i196.i.i
  %_51.sroa.5.8.insert.mask.i.i = and i64 %_51.sroa.5.0337.i.i, -4294967296
  store i64 %_12.i196.i.i, ptr %0, align 8, !alias.scope !91, !noalias !94
  %_8.i200.i.i = load i32, ptr %24, align 4, !alias.scope !91, !noalias !94, !noundef !2
  %_51.sroa.5.8.insert.ext.i.i = zext i32 %_8.i200.i.i to i64
  %_51.sroa.5.8.insert.insert.i.i = or disjoint i64 %_51.sroa.5.8.insert.mask.i.i, %_51.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit203.i.i

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit203.i.i:
  %_8.i96520.i.i = phi i64 [ %_8.i96521.i.i, %bb69.i.i ], [ %_12.i196.i.i, %bb4.i195.i.i ]
  %_8.i168501.i.i = phi i64 [ %_8.i168502.i.i, %bb69.i.i ], [ %_12.i196.i.i, %bb4.i195.i.i ]
  %_8.i186485.i.i = phi i64 [ %_8.i186486.i.i, %bb69.i.i ], [ %_12.i196.i.i, %bb4.i195.i.i ]
  %_8.i204.i.i = phi i64 [ %_8.i204471.i.i, %bb69.i.i ], [ %_12.i196.i.i, %bb4.i195.i.i ]
  %_51.sroa.5.2.i.i = phi i64 [ %_51.sroa.5.0337.i.i, %bb69.i.i ], [ %_51.sroa.5.8.insert.insert.i.i, %bb4.i195.i.i ]
  %storemerge.i202.i.i = phi i64 [ 0, %bb69.i.i ], [ 3, %bb4.i195.i.i ]
  br i1 %_11.i194.not.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb71.i.i

bb71.i.i:
  %_51.sroa.5.8.extract.trunc.i.i = trunc i64 %_51.sroa.5.2.i.i to i32
  %25 = icmp eq i32 %_46.sroa.5.8.extract.trunc.i.i, 0
  br i1 %25, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb72.i.i, !prof !87

bb72.i.i:
  %26 = icmp eq i32 %_51.sroa.5.8.extract.trunc.i.i, -2147483648
  %27 = icmp eq i32 %_46.sroa.5.8.extract.trunc.i.i, -1
  %or.cond.i.i = and i1 %27, %26
  br i1 %or.cond.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb76.i.i, !prof !96

bb76.i.i:
  %_11.i205.i.i = icmp ult i64 %_8.i204.i.i, 8
  br i1 %_11.i205.i.i, label %bb2.i208.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i

bb2.i208.i.i:
  %_207.i.i = sdiv i32 %_51.sroa.5.8.extract.trunc.i.i, %_46.sroa.5.8.extract.trunc.i.i
  %_12.i209.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i204.i.i
  store i32 %_207.i.i, ptr %_12.i209.i.i, align 4, !alias.scope !97, !noalias !31
  %28 = load i64, ptr %0, align 8, !alias.scope !97, !noalias !31, !noundef !2
  %29 = add i64 %28, 1
  store i64 %29, ptr %0, align 8, !alias.scope !97, !noalias !31
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i:
  %_8.i96519.i.i = phi i64 [ %29, %bb2.i208.i.i ], [ %_8.i96520.i.i, %bb76.i.i ]
  %_8.i168500.i.i = phi i64 [ %29, %bb2.i208.i.i ], [ %_8.i168501.i.i, %bb76.i.i ]
  %_8.i186484.i.i = phi i64 [ %29, %bb2.i208.i.i ], [ %_8.i186485.i.i, %bb76.i.i ]
  %_8.i204474.i.i = phi i64 [ %29, %bb2.i208.i.i ], [ %_8.i204.i.i, %bb76.i.i ]
  %_0.sroa.0.0.i207.i.i = phi i64 [ 3, %bb2.i208.i.i ], [ 1, %bb76.i.i ]
  br i1 %_11.i205.i.i, label %bb31.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i

bb80.i.i:
  %_70.neg.i.i = xor i64 %_71.i.i, -1
  %_226.i.i = add i64 %_5.i124.i.i, %_70.neg.i.i
  %_78.i.i = icmp ult i64 %_226.i.i, 8
  br i1 %_78.i.i, label %bb20.i.i, label %panic.i.i

bb20.i.i:
  %_11.i212.i.i = icmp ult i64 %_5.i124.i.i, 8
  br i1 %_11.i212.i.i, label %bb2.i215.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i

bb2.i215.i.i:
  %_12.i216.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_5.i124.i.i
  %30 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_226.i.i
  %_77.i.i = load i32, ptr %30, align 4, !noalias !31, !noundef !2
  store i32 %_77.i.i, ptr %_12.i216.i.i, align 4, !alias.scope !100, !noalias !31
  %31 = load i64, ptr %0, align 8, !alias.scope !100, !noalias !31, !noundef !2
  %32 = add i64 %31, 1
  store i64 %32, ptr %0, align 8, !alias.scope !100, !noalias !31
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i:
  %_8.i96518.i.i = phi i64 [ %32, %bb2.i215.i.i ], [ %_8.i96.i.i, %bb20.i.i ]
  %_8.i168499.i.i = phi i64 [ %32, %bb2.i215.i.i ], [ %_8.i168507.i.i, %bb20.i.i ]
  %_8.i186483.i.i = phi i64 [ %32, %bb2.i215.i.i ], [ %_5.i102.i.i, %bb20.i.i ]
  %_8.i204470.i.i = phi i64 [ %32, %bb2.i215.i.i ], [ %_5.i113.i.i, %bb20.i.i ]
  %_69461.i.i = phi i64 [ %32, %bb2.i215.i.i ], [ %_5.i124.i.i, %bb20.i.i ]
  %_0.sroa.0.0.i214.i.i = phi i64 [ 3, %bb2.i215.i.i ], [ 1, %bb20.i.i ]
  br i1 %_11.i212.i.i, label %bb31.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i

panic.i.i:
  tail call void @_RNvNtCsg7NUrKUartL_4core9panicking18panic_bounds_check(i64 noundef %_226.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_755abcc6c22fcae747bf645d8a236dcb) #16, !noalias !31
  unreachable

bb84.i.i:
  %_81.sroa.5.8.extract.trunc.i.i = trunc i64 %_81.sroa.5.2.i.i to i32
  %_11.i219.not.i.i = icmp eq i64 %_5.i218.i.i, 0
  br i1 %_11.i219.not.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit228.i.i, label %bb4.i220.i.i

bb4.i220.i.i:
  %_12.i221.i.i = add nsw i64 %_5.i218.i.i, -1
  %33 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_12.i221.i.i
  %_86.sroa.5.8.insert.mask.i.i = and i64 %_86.sroa.5.0341.i.i, -4294967296
  store i64 %_12.i221.i.i, ptr %0, align 8, !alias.scope !103, !noalias !106
  %_8.i225.i.i = load i32, ptr %33, align 4, !alias.scope !103, !noalias !106, !noundef !2
  %_86.sroa.5.8.insert.ext.i.i = zext i32 %_8.i225.i.i to i64
  %_86.sroa.5.8.insert.insert.i.i = or disjoint i64 %_86.sroa.5.8.insert.mask.i.i, %_86.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit228.i.i

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit228.i.i:
  %_8.i229.i.i = phi i64 [ 0, %bb84.i.i ], [ %_12.i221.i.i, %bb4.i220.i.i ]
  %_86.sroa.5.2.i.i = phi i64 [ %_86.sroa.5.0341.i.i, %bb84.i.i ], [ %_86.sroa.5.8.insert.insert.i.i, %bb4.i220.i.i ]
  %storemerge.i227.i.i = phi i64 [ 0, %bb84.i.i ], [ 3, %bb4.i220.i.i ]
  br i1 %_11.i219.not.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i, label %bb86.i.i

bb86.i.i:
  %_12.i234.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i229.i.i
  store i32 %_81.sroa.5.8.extract.trunc.i.i, ptr %_12.i234.i.i, align 4, !alias.scope !108, !noalias !31
  %34 = load i64, ptr %0, align 8, !alias.scope !108, !noalias !31, !noundef !2
  %35 = add i64 %34, 1
  store i64 %35, ptr %0, align 8, !alias.scope !108, !noalias !31
  %_11.i237.i.i = icmp ult i64 %35, 8
  br i1 %_11.i237.i.i, label %bb2.i240.i.i, label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i

bb2.i240.i.i:
  %_86.sroa.5.8.extract.trunc.i.i = trunc i64 %_86.sroa.5.2.i.i to i32
  %_12.i241.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %35
  store i32 %_86.sroa.5.8.extract.trunc.i.i, ptr %_12.i241.i.i, align 4, !alias.scope !111, !noalias !31
  %36 = load i64, ptr %0, align 8, !alias.scope !111, !noalias !31, !noundef !2
  %37 = add i64 %36, 1
  store i64 %37, ptr %0, align 8, !alias.scope !111, !noalias !31
  br label %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i

_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i:
  %_8.i96514.i.i = phi i64 [ %37, %bb2.i240.i.i ], [ %35, %bb86.i.i ]
  %_0.sroa.0.0.i239.i.i = phi i64 [ 3, %bb2.i240.i.i ], [ 1, %bb86.i.i ]
  br i1 %_11.i237.i.i, label %bb31.i.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i

bb2.i247.i.i:
  %_12.i248.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i243.i.i
  %_109259.i.i = and i64 %_101.sroa.5.2.i.i, 1
  %.not76.i.i = icmp eq i64 %_109259.i.i, 0
  %spec.select.i.i = select i1 %.not76.i.i, i64 %_0.sroa.10.0.insert.ext.i.i.i, i64 %op.sroa.6.0.extract.shift.i.i
  %if_odd.sroa.0.0.i.i = trunc i64 %spec.select.i.i to i16
  %_108.i.i = sext i16 %if_odd.sroa.0.0.i.i to i32
  store i32 %_108.i.i, ptr %_12.i248.i.i, align 4, !alias.scope !114, !noalias !31
  %38 = load i64, ptr %0, align 8, !alias.scope !114, !noalias !31, !noundef !2
  %39 = add i64 %38, 1
  store i64 %39, ptr %0, align 8, !alias.scope !114, !noalias !31
  br label %bb31.i.i

_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i:
  %_2.sroa.21.1.i = phi i64 [ undef, %bb44.i.i ], [ %_2.sroa.21.8.insert.ext.i, %bb1.i94.i.i ], [ undef, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ undef, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_17.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit112.i.i ], [ %_22.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit167.i.i ], [ undef, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %_32.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit123.i.i ], [ %_37.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit185.i.i ], [ undef, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %_46.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit134.i.i ], [ %_51.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit203.i.i ], [ %iter.sroa.5.0355.i.i, %bb71.i.i ], [ undef, %bb5.i.i ], [ undef, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ], [ undef, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %_81.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit145.i.i ], [ %_86.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit228.i.i ], [ %iter.sroa.5.0355.i.i, %bb72.i.i ], [ %_101.sroa.5.2.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit156.i.i ]
  %_2.sroa.0.0.i = phi i64 [ 0, %bb44.i.i ], [ 3, %bb1.i94.i.i ], [ %_0.sroa.0.0.i239.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit242.i.i ], [ %_0.sroa.0.0.i99.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %storemerge.i111.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit112.i.i ], [ %storemerge.i166.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit167.i.i ], [ %_0.sroa.0.0.i171.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit174.i.i ], [ %storemerge.i122.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit123.i.i ], [ %storemerge.i184.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit185.i.i ], [ %_0.sroa.0.0.i189.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit192.i.i ], [ %storemerge.i133.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit134.i.i ], [ %storemerge.i202.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit203.i.i ], [ 2, %bb71.i.i ], [ 0, %bb5.i.i ], [ %_0.sroa.0.0.i207.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit210.i.i ], [ %_0.sroa.0.0.i214.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push.exit217.i.i ], [ %storemerge.i144.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit145.i.i ], [ %storemerge.i227.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit228.i.i ], [ 2, %bb72.i.i ], [ %storemerge.i155.i.i, %_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop.exit156.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %stack.i.i), !noalias !31
  switch i64 %_2.sroa.0.0.i, label %default.unreachable [
    i64 3, label %bb7.i
    i64 0, label %_RNvNtCsgvXjfpWt4al_7kernels4work7machine.exit
    i64 1, label %bb5.i
    i64 2, label %bb4.i
  ]

bb7.i:
  %sext.i = shl i64 %_2.sroa.21.1.i, 32
  %40 = ashr exact i64 %sext.i, 32
  br label %_RNvNtCsgvXjfpWt4al_7kernels4work7machine.exit

default.unreachable:
  unreachable

bb5.i:
  br label %_RNvNtCsgvXjfpWt4al_7kernels4work7machine.exit

bb4.i:
  %41 = or i64 %_2.sroa.21.1.i, 1099511627776
  br label %_RNvNtCsgvXjfpWt4al_7kernels4work7machine.exit

_RNvNtCsgvXjfpWt4al_7kernels4work7machine.exit:
  %_0.sroa.0.0.i = phi i64 [ %40, %bb7.i ], [ 9223372036854775807, %bb5.i ], [ %41, %bb4.i ], [ -9223372036854775808, %_RNvNtCsgvXjfpWt4al_7kernels4work3run.exit.i ]
  %_9 = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i
  store i64 %_0.sroa.0.0.i, ptr %_9, align 8
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_75" }
attributes #6 = { noinline nounwind "target-cpu"="sm_75" }
attributes #7 = { nounwind "target-cpu"="sm_75" }
attributes #8 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_75" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { cold noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind "target-cpu"="sm_75" }
attributes #13 = { noreturn nounwind }
attributes #14 = { inlinehint nounwind }
attributes #15 = { noinline nounwind }
attributes #16 = { noinline noreturn nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj4__fmt: %buf.0"}
!5 = distinct !{!5, !"_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj4__fmt"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj10__fmt_inner: %buf.0"}
!8 = distinct !{!8, !"_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj10__fmt_inner"}
!9 = !{!7, !4}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral: %self"}
!12 = distinct !{!12, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral"}
!13 = !{!14, !15}
!14 = distinct !{!14, !12, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral: %prefix.0"}
!15 = distinct !{!15, !12, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral: %buf.0"}
!16 = !{!11, !15}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding: %self"}
!19 = distinct !{!19, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding"}
!20 = !{!18, !11}
!21 = !{!18, !11, !15}
!22 = !{!23, !11, !15}
!23 = distinct !{!23, !24, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding: %self"}
!24 = distinct !{!24, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding"}
!25 = !{!26}
!26 = distinct !{!26, !27, !"_RNvNtCsgvXjfpWt4al_7kernels4work7machine: %program.0"}
!27 = distinct !{!27, !"_RNvNtCsgvXjfpWt4al_7kernels4work7machine"}
!28 = !{!29}
!29 = distinct !{!29, !30, !"_RNvNtCsgvXjfpWt4al_7kernels4work3run: %program.0"}
!30 = distinct !{!30, !"_RNvNtCsgvXjfpWt4al_7kernels4work3run"}
!31 = !{!32, !29, !26}
!32 = distinct !{!32, !30, !"_RNvNtCsgvXjfpWt4al_7kernels4work3run: %_0"}
!33 = !{!29, !26}
!34 = !{!32}
!35 = !{!36}
!36 = distinct !{!36, !37, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %self"}
!37 = distinct !{!37, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop"}
!38 = !{!39, !32, !29, !26}
!39 = distinct !{!39, !37, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %_0"}
!40 = !{!39, !36, !32, !29, !26}
!41 = !{!42}
!42 = distinct !{!42, !43, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push: %self"}
!43 = distinct !{!43, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push"}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %self"}
!46 = distinct !{!46, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop"}
!47 = !{!48, !32, !29, !26}
!48 = distinct !{!48, !46, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %_0"}
!49 = !{!48, !45, !32, !29, !26}
!50 = !{!51}
!51 = distinct !{!51, !52, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %self"}
!52 = distinct !{!52, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop"}
!53 = !{!54, !32, !29, !26}
!54 = distinct !{!54, !52, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %_0"}
!55 = !{!54, !51, !32, !29, !26}
!56 = !{!57}
!57 = distinct !{!57, !58, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %self"}
!58 = distinct !{!58, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop"}
!59 = !{!60, !32, !29, !26}
!60 = distinct !{!60, !58, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %_0"}
!61 = !{!60, !57, !32, !29, !26}
!62 = !{!63}
!63 = distinct !{!63, !64, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %self"}
!64 = distinct !{!64, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop"}
!65 = !{!66, !32, !29, !26}
!66 = distinct !{!66, !64, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %_0"}
!67 = !{!66, !63, !32, !29, !26}
!68 = !{!69}
!69 = distinct !{!69, !70, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %self"}
!70 = distinct !{!70, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop"}
!71 = !{!72, !32, !29, !26}
!72 = distinct !{!72, !70, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %_0"}
!73 = !{!72, !69, !32, !29, !26}
!74 = !{!75}
!75 = distinct !{!75, !76, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %self"}
!76 = distinct !{!76, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop"}
!77 = !{!78, !32, !29, !26}
!78 = distinct !{!78, !76, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %_0"}
!79 = !{!80}
!80 = distinct !{!80, !81, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push: %self"}
!81 = distinct !{!81, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push"}
!82 = !{!83}
!83 = distinct !{!83, !84, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %self"}
!84 = distinct !{!84, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop"}
!85 = !{!86, !32, !29, !26}
!86 = distinct !{!86, !84, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %_0"}
!87 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!88 = !{!89}
!89 = distinct !{!89, !90, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push: %self"}
!90 = distinct !{!90, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push"}
!91 = !{!92}
!92 = distinct !{!92, !93, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %self"}
!93 = distinct !{!93, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop"}
!94 = !{!95, !32, !29, !26}
!95 = distinct !{!95, !93, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %_0"}
!96 = !{!"branch_weights", i32 1, i32 4001}
!97 = !{!98}
!98 = distinct !{!98, !99, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push: %self"}
!99 = distinct !{!99, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push"}
!100 = !{!101}
!101 = distinct !{!101, !102, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push: %self"}
!102 = distinct !{!102, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push"}
!103 = !{!104}
!104 = distinct !{!104, !105, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %self"}
!105 = distinct !{!105, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop"}
!106 = !{!107, !32, !29, !26}
!107 = distinct !{!107, !105, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack3pop: %_0"}
!108 = !{!109}
!109 = distinct !{!109, !110, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push: %self"}
!110 = distinct !{!110, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push"}
!111 = !{!112}
!112 = distinct !{!112, !113, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push: %self"}
!113 = distinct !{!113, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push"}
!114 = !{!115}
!115 = distinct !{!115, !116, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push: %self"}
!116 = distinct !{!116, !"_RNvMs0_NtCsgvXjfpWt4al_7kernels4workNtB5_5Stack4push"}
