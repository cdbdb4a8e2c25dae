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

define internal void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #5 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %index = alloca [8 x i8], align 8
  store i64 %0, ptr %index, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %len, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %index, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_a434a7e153ac922489f2ed192aeda5a5, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #13
  unreachable
}

define internal noundef zeroext i1 @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #6 {
start:
  %buf = alloca [20 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %_6 = load i64, ptr %self, align 8, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !6)
  %_667.i.i = icmp ugt i64 %_6, 999
  %offset.sroa.0.0.lcssa.i.i.sroa.gep = getelementptr inbounds nuw i8, ptr %buf, i64 20
  %offset.sroa.0.0.lcssa.i.i.sroa.gep34 = getelementptr inbounds nuw i8, ptr %buf, i64 12
  %offset.sroa.0.0.lcssa.i.i.sroa.gep35 = getelementptr inbounds nuw i8, ptr %buf, i64 8
  %offset.sroa.0.0.lcssa.i.i.sroa.gep36 = getelementptr inbounds nuw i8, ptr %buf, i64 4
  br i1 %_667.i.i, label %bb6.i.i, label %bb26.i.i

bb26.i.i:
  %remain.sroa.0.0.lcssa.i.i = phi i64 [ %_6, %start ], [ %0, %bb6.i.i ], [ %17, %bb6.i.i.1 ], [ %23, %bb6.i.i.2 ], [ %29, %bb6.i.i.3 ], [ 0, %bb6.i.i.4 ]
  %offset.sroa.0.0.lcssa.i.i.sroa.phi = phi ptr [ %offset.sroa.0.0.lcssa.i.i.sroa.gep, %start ], [ %offset.sroa.0.0.lcssa.i.i.sroa.gep33, %bb6.i.i ], [ %offset.sroa.0.0.lcssa.i.i.sroa.gep34, %bb6.i.i.1 ], [ %offset.sroa.0.0.lcssa.i.i.sroa.gep35, %bb6.i.i.2 ], [ %offset.sroa.0.0.lcssa.i.i.sroa.gep36, %bb6.i.i.3 ], [ %buf, %bb6.i.i.4 ]
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 20, %start ], [ 16, %bb6.i.i ], [ 12, %bb6.i.i.1 ], [ 8, %bb6.i.i.2 ], [ 4, %bb6.i.i.3 ], [ 0, %bb6.i.i.4 ]
  %_56.i.i = icmp samesign ugt i64 %remain.sroa.0.0.lcssa.i.i, 9
  br i1 %_56.i.i, label %bb27.i.i, label %bb37.i.i

bb6.i.i:
  %offset.sroa.0.0.lcssa.i.i.sroa.gep33 = getelementptr inbounds nuw i8, ptr %buf, i64 16
  %0 = udiv i64 %_6, 10000
  %1 = mul i64 %0, 10000
  %quad.i.i.decomposed = sub i64 %_6, %1
  %pair1.i.i = udiv i64 %quad.i.i.decomposed, 100
  %2 = mul i64 %pair1.i.i, 100
  %pair2.i.i.decomposed = sub i64 %quad.i.i.decomposed, %2
  %_30.i.i = shl nuw nsw i64 %pair1.i.i, 1
  %_25.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 16
  %3 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_30.i.i
  %_28.i.i = load i8, ptr %3, align 1, !noalias !9, !noundef !2
  store i8 %_28.i.i, ptr %_25.i.i, align 1, !alias.scope !10
  %_33.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 17
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 1
  %_37.i.i = load i8, ptr %4, align 1, !noalias !9, !noundef !2
  store i8 %_37.i.i, ptr %_33.i.i, align 1, !alias.scope !13
  %_46.i.i = shl nuw nsw i64 %pair2.i.i.decomposed, 1
  %_41.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 18
  %5 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_46.i.i
  %_45.i.i = load i8, ptr %5, align 1, !noalias !9, !noundef !2
  store i8 %_45.i.i, ptr %_41.i.i, align 1, !alias.scope !16
  %_49.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 19
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %_53.i.i = load i8, ptr %6, align 1, !noalias !9, !noundef !2
  store i8 %_53.i.i, ptr %_49.i.i, align 1, !alias.scope !19
  %_6.i.i = icmp ugt i64 %_6, 9999999
  br i1 %_6.i.i, label %bb6.i.i.1, label %bb26.i.i

bb27.i.i:
  %7 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2
  %8 = udiv i64 %remain.sroa.0.0.lcssa.i.i, 100
  %9 = mul i64 %8, 100
  %pair.i.i.decomposed = sub i64 %remain.sroa.0.0.lcssa.i.i, %9
  %_73.i.i = shl nuw nsw i64 %pair.i.i.decomposed, 1
  %_68.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %7
  %10 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_73.i.i
  %_71.i.i = load i8, ptr %10, align 1, !noalias !9, !noundef !2
  store i8 %_71.i.i, ptr %_68.i.i, align 1, !alias.scope !22
  %_76.i.i = getelementptr i8, ptr %offset.sroa.0.0.lcssa.i.i.sroa.phi, i64 -1
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 1
  %_80.i.i = load i8, ptr %11, align 1, !noalias !9, !noundef !2
  store i8 %_80.i.i, ptr %_76.i.i, align 1, !alias.scope !25
  br label %bb37.i.i

bb37.i.i:
  %remain.sroa.0.1.i.i = phi i64 [ %8, %bb27.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %offset.sroa.0.1.i.i = phi i64 [ %7, %bb27.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %12 = icmp ne i64 %remain.sroa.0.1.i.i, 0
  %13 = icmp eq i64 %_6, 0
  %or.cond.i.i = or i1 %13, %12
  br i1 %or.cond.i.i, label %bb40.i.i, label %_RNvMsk_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impj4__fmt.exit

bb40.i.i:
  %_85.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0
  tail call void @llvm.assume(i1 %_85.i.i)
  %14 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %last.i.i = shl nuw nsw i64 %remain.sroa.0.1.i.i, 1
  %_99.i.i = and i64 %last.i.i, 30
  %_93.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %14
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_99.i.i
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %_96.i.i = load i8, ptr %16, align 1, !noalias !9, !noundef !2
  store i8 %_96.i.i, ptr %_93.i.i, align 1, !alias.scope !28
  br label %_RNvMsk_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impj4__fmt.exit

bb6.i.i.1:
  %quad.i.i.1 = urem i64 %0, 10000
  %17 = udiv i64 %_6, 100000000
  %pair1.i.i.1 = udiv i64 %quad.i.i.1, 100
  %18 = mul i64 %pair1.i.i.1, 100
  %pair2.i.i.1.decomposed = sub i64 %quad.i.i.1, %18
  %_30.i.i.1 = shl nuw nsw i64 %pair1.i.i.1, 1
  %_25.i.i.1 = getelementptr inbounds nuw i8, ptr %buf, i64 12
  %19 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_30.i.i.1
  %_28.i.i.1 = load i8, ptr %19, align 1, !noalias !9, !noundef !2
  store i8 %_28.i.i.1, ptr %_25.i.i.1, align 1, !alias.scope !10
  %_33.i.i.1 = getelementptr inbounds nuw i8, ptr %buf, i64 13
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 1
  %_37.i.i.1 = load i8, ptr %20, align 1, !noalias !9, !noundef !2
  store i8 %_37.i.i.1, ptr %_33.i.i.1, align 1, !alias.scope !13
  %_46.i.i.1 = shl nuw nsw i64 %pair2.i.i.1.decomposed, 1
  %_41.i.i.1 = getelementptr inbounds nuw i8, ptr %buf, i64 14
  %21 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_46.i.i.1
  %_45.i.i.1 = load i8, ptr %21, align 1, !noalias !9, !noundef !2
  store i8 %_45.i.i.1, ptr %_41.i.i.1, align 1, !alias.scope !16
  %_49.i.i.1 = getelementptr inbounds nuw i8, ptr %buf, i64 15
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %_53.i.i.1 = load i8, ptr %22, align 1, !noalias !9, !noundef !2
  store i8 %_53.i.i.1, ptr %_49.i.i.1, align 1, !alias.scope !19
  %_6.i.i.1 = icmp ugt i64 %_6, 99999999999
  br i1 %_6.i.i.1, label %bb6.i.i.2, label %bb26.i.i

bb6.i.i.2:
  %quad.i.i.2 = urem i64 %17, 10000
  %23 = udiv i64 %_6, 1000000000000
  %pair1.i.i.2 = udiv i64 %quad.i.i.2, 100
  %24 = mul i64 %pair1.i.i.2, 100
  %pair2.i.i.2.decomposed = sub i64 %quad.i.i.2, %24
  %_30.i.i.2 = shl nuw nsw i64 %pair1.i.i.2, 1
  %_25.i.i.2 = getelementptr inbounds nuw i8, ptr %buf, i64 8
  %25 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_30.i.i.2
  %_28.i.i.2 = load i8, ptr %25, align 1, !noalias !9, !noundef !2
  store i8 %_28.i.i.2, ptr %_25.i.i.2, align 1, !alias.scope !10
  %_33.i.i.2 = getelementptr inbounds nuw i8, ptr %buf, i64 9
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %_37.i.i.2 = load i8, ptr %26, align 1, !noalias !9, !noundef !2
  store i8 %_37.i.i.2, ptr %_33.i.i.2, align 1, !alias.scope !13
  %_46.i.i.2 = shl nuw nsw i64 %pair2.i.i.2.decomposed, 1
  %_41.i.i.2 = getelementptr inbounds nuw i8, ptr %buf, i64 10
  %27 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_46.i.i.2
  %_45.i.i.2 = load i8, ptr %27, align 1, !noalias !9, !noundef !2
  store i8 %_45.i.i.2, ptr %_41.i.i.2, align 1, !alias.scope !16
  %_49.i.i.2 = getelementptr inbounds nuw i8, ptr %buf, i64 11
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 1
  %_53.i.i.2 = load i8, ptr %28, align 1, !noalias !9, !noundef !2
  store i8 %_53.i.i.2, ptr %_49.i.i.2, align 1, !alias.scope !19
  %_6.i.i.2 = icmp ugt i64 %_6, 999999999999999
  br i1 %_6.i.i.2, label %bb6.i.i.3, label %bb26.i.i

bb6.i.i.3:
  %quad.i.i.3 = urem i64 %23, 10000
  %29 = udiv i64 %_6, 10000000000000000
  %pair1.i.i.3 = udiv i64 %quad.i.i.3, 100
  %30 = mul i64 %pair1.i.i.3, 100
  %pair2.i.i.3.decomposed = sub i64 %quad.i.i.3, %30
  %_30.i.i.3 = shl nuw nsw i64 %pair1.i.i.3, 1
  %_25.i.i.3 = getelementptr inbounds nuw i8, ptr %buf, i64 4
  %31 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_30.i.i.3
  %_28.i.i.3 = load i8, ptr %31, align 1, !noalias !9, !noundef !2
  store i8 %_28.i.i.3, ptr %_25.i.i.3, align 1, !alias.scope !10
  %_33.i.i.3 = getelementptr inbounds nuw i8, ptr %buf, i64 5
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 1
  %_37.i.i.3 = load i8, ptr %32, align 1, !noalias !9, !noundef !2
  store i8 %_37.i.i.3, ptr %_33.i.i.3, align 1, !alias.scope !13
  %_46.i.i.3 = shl nuw nsw i64 %pair2.i.i.3.decomposed, 1
  %_41.i.i.3 = getelementptr inbounds nuw i8, ptr %buf, i64 6
  %33 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_46.i.i.3
  %_45.i.i.3 = load i8, ptr %33, align 1, !noalias !9, !noundef !2
  store i8 %_45.i.i.3, ptr %_41.i.i.3, align 1, !alias.scope !16
  %_49.i.i.3 = getelementptr inbounds nuw i8, ptr %buf, i64 7
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 1
  %_53.i.i.3 = load i8, ptr %34, align 1, !noalias !9, !noundef !2
  store i8 %_53.i.i.3, ptr %_49.i.i.3, align 1, !alias.scope !19
  %_6.i.i.3 = icmp ugt i64 %_6, -8446744073709551617
  br i1 %_6.i.i.3, label %bb6.i.i.4, label %bb26.i.i

bb6.i.i.4:
  %pair2.i.i.4 = urem i64 %29, 100
  %pair1.i.i.4 = udiv i64 %_6, 1000000000000000000
  %_30.i.i.4 = shl nuw nsw i64 %pair1.i.i.4, 1
  %35 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_30.i.i.4
  %_28.i.i.4 = load i8, ptr %35, align 1, !noalias !9, !noundef !2
  store i8 %_28.i.i.4, ptr %buf, align 1, !alias.scope !10
  %_33.i.i.4 = getelementptr inbounds nuw i8, ptr %buf, i64 1
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 1
  %_37.i.i.4 = load i8, ptr %36, align 1, !noalias !9, !noundef !2
  store i8 %_37.i.i.4, ptr %_33.i.i.4, align 1, !alias.scope !13
  %_46.i.i.4 = shl nuw nsw i64 %pair2.i.i.4, 1
  %_41.i.i.4 = getelementptr inbounds nuw i8, ptr %buf, i64 2
  %37 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_46.i.i.4
  %_45.i.i.4 = load i8, ptr %37, align 1, !noalias !9, !noundef !2
  store i8 %_45.i.i.4, ptr %_41.i.i.4, align 1, !alias.scope !16
  %_49.i.i.4 = getelementptr inbounds nuw i8, ptr %buf, i64 3
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 1
  %_53.i.i.4 = load i8, ptr %38, align 1, !noalias !9, !noundef !2
  store i8 %_53.i.i.4, ptr %_49.i.i.4, align 1, !alias.scope !19
  br label %bb26.i.i

_RNvMsk_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impj4__fmt.exit:
  %offset.sroa.0.2.i.i = phi i64 [ %14, %bb40.i.i ], [ %offset.sroa.0.1.i.i, %bb37.i.i ]
  %new_len.i.i.i.i.i = sub nuw nsw i64 20, %offset.sroa.0.2.i.i
  %ptr.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  %39 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_3.i.i = load i32, ptr %39, align 8, !alias.scope !34, !noalias !37, !noundef !2
  %_2.i.i = and i32 %_3.i.i, 2097152
  %_0.i20.not.not.i = icmp eq i32 %_2.i.i, 0
  %spec.select.i = select i1 %_0.i20.not.not.i, i32 1114112, i32 43
  %_2.i.lobit.i = lshr exact i32 %_2.i.i, 21
  %40 = zext nneg i32 %_2.i.lobit.i to i64
  %spec.select19.i = add nuw nsw i64 %new_len.i.i.i.i.i, %40
  %_2.i22.i = and i32 %_3.i.i, 8388608
  %_0.i23.not.i = icmp eq i32 %_2.i22.i, 0
  %spec.select = select i1 %_0.i23.not.i, ptr null, ptr inttoptr (i64 1 to ptr)
  %41 = getelementptr inbounds nuw i8, ptr %f, i64 20
  %min.i = load i16, ptr %41, align 4, !alias.scope !31, !noalias !37, !noundef !2
  %_0.i.i = zext i16 %min.i to i64
  %_15.not.i = icmp samesign ult i64 %spec.select19.i, %_0.i.i
  br i1 %_15.not.i, label %bb23.i, label %bb16.i

bb23.i:
  %_2.i25.i = and i32 %_3.i.i, 16777216
  %_0.i26.not.i = icmp eq i32 %_2.i25.i, 0
  br i1 %_0.i26.not.i, label %bb48.i, label %bb25.i

bb16.i:
  %_19.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #14, !noalias !40
  br i1 %_19.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb20.i

bb48.i:
  %_45.i = trunc nuw nsw i64 %spec.select19.i to i16
  %_44.i = sub i16 %min.i, %_45.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !41)
  %42 = lshr i32 %_3.i.i, 26
  %switch.shiftamt = and i32 %42, 24
  %switch.downshift = lshr i32 16908544, %switch.shiftamt
  %switch.masked = trunc i32 %switch.downshift to i8
  %_2.i3.i.i = and i32 %_3.i.i, 2097151
  %43 = icmp samesign ult i32 %_2.i3.i.i, 1114112
  tail call void @llvm.assume(i1 %43)
  switch i8 %switch.masked, label %default.unreachable [
    i8 0, label %bb8.i.i
    i8 1, label %bb5.i.i
    i8 2, label %bb7.i.i
  ]

default.unreachable:
  unreachable

bb5.i.i:
  br label %bb8.i.i

bb7.i.i:
  %44 = lshr i16 %_44.i, 1
  br label %bb8.i.i

bb8.i.i:
  %padding_left.sroa.0.0.i.i = phi i16 [ %44, %bb7.i.i ], [ %_44.i, %bb5.i.i ], [ 0, %bb48.i ]
  %_23.0.i.i = load ptr, ptr %f, align 8, !alias.scope !44, !noalias !37, !nonnull !2
  %45 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_23.1.i.i = load ptr, ptr %45, align 8, !alias.scope !44, !noalias !37, !nonnull !2, !align !45
  %46 = getelementptr inbounds nuw i8, ptr %_23.1.i.i, i64 32
  br label %bb10.i.i

bb10.i.i:
  %iter.sroa.0.0.i.i = phi i16 [ 0, %bb8.i.i ], [ %spec.select.i.i, %bb12.i.i1 ]
  %exitcond.not.i.i = icmp eq i16 %iter.sroa.0.0.i.i, %padding_left.sroa.0.0.i.i
  br i1 %exitcond.not.i.i, label %bb13.i.i, label %bb12.i.i1

bb12.i.i1:
  %spec.select.i.i = add i16 %iter.sroa.0.0.i.i, 1
  %47 = load ptr, ptr %46, align 8, !invariant.load !2, !noalias !46, !nonnull !2
  %_19.i.i = tail call noundef zeroext i1 %47(ptr noundef nonnull %_23.0.i.i, i32 noundef %_2.i3.i.i) #15, !noalias !46
  br i1 %_19.i.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i, label %bb10.i.i

bb13.i.i:
  %_22.i.i = sub i16 %_44.i, %padding_left.sroa.0.0.i.i
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i

_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i:
  %_0.sroa.3.0.i.i = phi i16 [ %_22.i.i, %bb13.i.i ], [ undef, %bb12.i.i1 ]
  %_0.sroa.0.0.i.i = phi i32 [ %_2.i3.i.i, %bb13.i.i ], [ 1114112, %bb12.i.i1 ]
  %48 = icmp eq i32 %_0.sroa.0.0.i.i, 1114112
  %.3.i.i = select i1 %48, i16 undef, i16 %_0.sroa.3.0.i.i
  br i1 %48, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb51.i

bb25.i:
  %old_options.sroa.0.0.copyload.i = load i64, ptr %39, align 8, !alias.scope !31, !noalias !37
  %_4.i.i = load i32, ptr %39, align 8, !alias.scope !47, !noalias !37, !noundef !2
  %_3.i30.i = and i32 %_4.i.i, -1612709888
  %49 = or disjoint i32 %_3.i30.i, 536870960
  store i32 %49, ptr %39, align 8, !alias.scope !50, !noalias !37
  %_28.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #14, !noalias !40
  br i1 %_28.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb30.i

bb51.i:
  %_49.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #14, !noalias !40
  br i1 %_49.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb56.i

bb56.i:
  %50 = getelementptr inbounds nuw i8, ptr %_23.1.i.i, i64 24
  %51 = load ptr, ptr %50, align 8, !invariant.load !2, !noalias !53, !nonnull !2
  %_52.i = call noundef zeroext i1 %51(ptr noundef nonnull %_23.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #15, !noalias !31
  br i1 %_52.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb2.i.i

bb2.i.i:
  %iter.sroa.0.0.i32.i = phi i16 [ %spec.select.i35.i, %bb5.i34.i ], [ 0, %bb56.i ]
  %exitcond.not.i33.i = icmp eq i16 %iter.sroa.0.0.i32.i, %.3.i.i
  br i1 %exitcond.not.i33.i, label %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb5.i34.i

bb5.i34.i:
  %spec.select.i35.i = add i16 %iter.sroa.0.0.i32.i, 1
  %52 = load ptr, ptr %46, align 8, !invariant.load !2, !noalias !54, !nonnull !2
  %_11.i.i2 = call noundef zeroext i1 %52(ptr noundef nonnull %_23.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i.i) #15, !noalias !54
  br i1 %_11.i.i2, label %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb2.i.i

_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i:
  %iter.sroa.0.0.i32.lcssa.i = phi i16 [ %.3.i.i, %bb2.i.i ], [ %iter.sroa.0.0.i32.i, %bb5.i34.i ]
  %_0.i.i.i.i37.i = icmp ult i16 %iter.sroa.0.0.i32.lcssa.i, %.3.i.i
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit

bb30.i:
  %_33.i = trunc nuw nsw i64 %spec.select19.i to i16
  %_32.i = sub i16 %min.i, %_33.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
  %_23.0.i47.i = load ptr, ptr %f, align 8, !alias.scope !60, !noalias !37, !nonnull !2
  %53 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_23.1.i48.i = load ptr, ptr %53, align 8, !alias.scope !60, !noalias !37, !nonnull !2, !align !45
  %54 = getelementptr inbounds nuw i8, ptr %_23.1.i48.i, i64 32
  br label %bb10.i49.i

bb10.i49.i:
  %iter.sroa.0.0.i50.i = phi i16 [ 0, %bb30.i ], [ %spec.select.i53.i, %bb12.i52.i ]
  %exitcond.not.i51.not.i = icmp eq i16 %iter.sroa.0.0.i50.i, %_32.i
  br i1 %exitcond.not.i51.not.i, label %bb35.i, label %bb12.i52.i

bb12.i52.i:
  %spec.select.i53.i = add i16 %iter.sroa.0.0.i50.i, 1
  %55 = load ptr, ptr %54, align 8, !invariant.load !2, !noalias !61, !nonnull !2
  %_19.i54.i = tail call noundef zeroext i1 %55(ptr noundef nonnull %_23.0.i47.i, i32 noundef 48) #15, !noalias !61
  br i1 %_19.i54.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb10.i49.i

bb35.i:
  %56 = getelementptr inbounds nuw i8, ptr %_23.1.i48.i, i64 24
  %57 = load ptr, ptr %56, align 8, !invariant.load !2, !noalias !53, !nonnull !2
  %_37.i = call noundef zeroext i1 %57(ptr noundef nonnull %_23.0.i47.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #15, !noalias !31
  br i1 %_37.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb45.i

bb45.i:
  store i64 %old_options.sroa.0.0.copyload.i, ptr %39, align 8, !alias.scope !31, !noalias !37
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit

bb20.i:
  %_54.0.i = load ptr, ptr %f, align 8, !alias.scope !31, !noalias !37, !nonnull !2, !noundef !2
  %58 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_54.1.i = load ptr, ptr %58, align 8, !alias.scope !31, !noalias !37, !nonnull !2, !align !45, !noundef !2
  %59 = getelementptr inbounds nuw i8, ptr %_54.1.i, i64 24
  %60 = load ptr, ptr %59, align 8, !invariant.load !2, !noalias !53, !nonnull !2
  %61 = call noundef zeroext i1 %60(ptr noundef nonnull %_54.0.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #15, !noalias !31
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit

_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit:
  %_0.sroa.0.0.shrunk.i = phi i1 [ true, %bb16.i ], [ %61, %bb20.i ], [ true, %bb56.i ], [ true, %bb25.i ], [ true, %bb51.i ], [ true, %bb35.i ], [ false, %bb45.i ], [ %_0.i.i.i.i37.i, %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i ], [ true, %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i ], [ true, %bb12.i52.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0.sroa.0.0.shrunk.i
}

define internal void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #7 {
start:
  %pi = alloca [24 x i8], align 8
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %3 = getelementptr inbounds nuw i8, ptr %fmt, i64 8
  store ptr %1, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %pi)
  store ptr %fmt, ptr %pi, align 8, !alias.scope !62, !noalias !65
  %4 = getelementptr inbounds nuw i8, ptr %pi, i64 8
  store ptr %2, ptr %4, align 8, !alias.scope !62, !noalias !65
  %5 = getelementptr inbounds nuw i8, ptr %pi, i64 16
  store i8 1, ptr %5, align 8, !alias.scope !62, !noalias !65
  %6 = getelementptr inbounds nuw i8, ptr %pi, i64 17
  store i8 0, ptr %6, align 1, !alias.scope !62, !noalias !65
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %pi) #16
  unreachable
}

define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %f, i32 noundef range(i32 43, 1114113) %0, ptr noalias noundef readonly captures(address, read_provenance) %1, i64 %2) unnamed_addr #8 {
start:
  %.not = icmp eq i32 %0, 1114112
  br i1 %.not, label %bb8, label %bb1

bb1:
  %_11.0 = load ptr, ptr %f, align 8, !nonnull !2, !noundef !2
  %3 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_11.1 = load ptr, ptr %3, align 8, !nonnull !2, !align !45, !noundef !2
  %4 = getelementptr inbounds nuw i8, ptr %_11.1, i64 32
  %5 = load ptr, ptr %4, align 8, !invariant.load !2, !nonnull !2
  %_7 = tail call noundef zeroext i1 %5(ptr noundef nonnull %_11.0, i32 noundef %0) #15
  br i1 %_7, label %bb11, label %bb8

bb8:
  %.not3 = icmp eq ptr %1, null
  br i1 %.not3, label %bb11, label %bb9

bb11:
  %_0.sroa.0.0.off0 = phi i1 [ false, %bb8 ], [ %9, %bb9 ], [ true, %bb1 ]
  ret i1 %_0.sroa.0.0.off0

bb9:
  %_12.0 = load ptr, ptr %f, align 8, !nonnull !2, !noundef !2
  %6 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_12.1 = load ptr, ptr %6, align 8, !nonnull !2, !align !45, !noundef !2
  %7 = getelementptr inbounds nuw i8, ptr %_12.1, i64 24
  %8 = load ptr, ptr %7, align 8, !invariant.load !2, !nonnull !2
  %9 = tail call noundef zeroext i1 %8(ptr noundef nonnull %_12.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %1, i64 noundef %2) #15
  br label %bb11
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
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i2 = zext i32 %_4.i to i64
  %_7 = mul i64 %length, %_0.i2
  %_0.i1 = getelementptr inbounds nuw i32, ptr %programs, i64 %_7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !68)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !71)
  call void @llvm.lifetime.start.p0(ptr nonnull %stack.i.i), !noalias !74
  %0 = getelementptr inbounds nuw i8, ptr %stack.i.i, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %stack.i.i, i8 0, i64 40, i1 false), !noalias !74
  %_0.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %_0.i1, i64 %length
  br label %bb5.i.i.outer

bb5.i.i.outer:
  %_99.sroa.5.0.i.i.ph = phi i64 [ %_99.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_98.sroa.6.0.i.i.ph = phi i64 [ %_98.sroa.6.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_83.sroa.4.0.i.i.ph = phi i64 [ %_83.sroa.4.0.i.i.ph17, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_73.sroa.5.0.i.i.ph = phi i64 [ %_73.sroa.5.0.i.i.ph43, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_72.sroa.6.0.i.i.ph = phi i64 [ %_72.sroa.6.0.i.i.ph44, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_64.sroa.5.0.i.i.ph = phi i64 [ %_64.sroa.5.0.i.i.ph45, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_63.sroa.6.0.i.i.ph = phi i64 [ %_63.sroa.6.0.i.i.ph46, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_58.sroa.5.0.i.i.ph = phi i64 [ %_58.sroa.5.0.i.i.ph47, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_57.sroa.6.0.i.i.ph = phi i64 [ %_57.sroa.6.0.i.i.ph48, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_46.sroa.5.0.i.i.ph = phi i64 [ %_46.sroa.5.0.i.i.ph68, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_45.sroa.6.0.i.i.ph = phi i64 [ %_45.sroa.6.0.i.i.ph69, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_40.sroa.5.0.i.i.ph = phi i64 [ %_40.sroa.5.0.i.i.ph70, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_39.sroa.6.0.i.i.ph = phi i64 [ %_39.sroa.6.0.i.i.ph71, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_28.sroa.5.0.i.i.ph = phi i64 [ %_28.sroa.5.0.i.i.ph87, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_27.sroa.6.0.i.i.ph = phi i64 [ %_27.sroa.6.0.i.i.ph88, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_22.sroa.5.0.i.i.ph = phi i64 [ %_22.sroa.5.0.i.i.ph89, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_21.sroa.6.0.i.i.ph = phi i64 [ %_21.sroa.6.0.i.i.ph90, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_9.sroa.9.0.off0.i.i.ph = phi i8 [ %_9.sroa.9.1.off0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_9.sroa.9.0.off8.i.i.ph = phi i16 [ %_9.sroa.9.1.off8.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ 0, %start ]
  %_9.sroa.9.0.off24.i.i.ph = phi i32 [ %_9.sroa.9.1.off24.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ 0, %start ]
  %_9.sroa.0.0.i.i.ph = phi i64 [ %_9.sroa.0.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %iter.sroa.8.0.i.i.ph = phi i64 [ %iter.sroa.8.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ 0, %start ]
  %_104.sroa.6.0.i.i.ph = phi i64 [ %_104.sroa.6.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %iter.sroa.0.0.i.i.ph = phi ptr [ %spec.select351.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ %_0.i1, %start ]
  %_105.sroa.5.0.i.i.ph = phi i64 [ %_105.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_122.sroa.6.0.i.i.ph = phi i64 [ %_122.sroa.6.0.i.i.ph108, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  %_123.sroa.5.0.i.i.ph = phi i64 [ %_123.sroa.5.0.i.i.ph109, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ undef, %start ]
  br label %bb5.i.i.outer16

bb5.i.i.outer16:
  %_83.sroa.4.0.i.i.ph17 = phi i64 [ %_83.sroa.4.0.i.i.ph, %bb5.i.i.outer ], [ %spec.select353.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_73.sroa.5.0.i.i.ph18 = phi i64 [ %_73.sroa.5.0.i.i.ph, %bb5.i.i.outer ], [ %_73.sroa.5.0.i.i.ph43, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_72.sroa.6.0.i.i.ph19 = phi i64 [ %_72.sroa.6.0.i.i.ph, %bb5.i.i.outer ], [ %_72.sroa.6.0.i.i.ph44, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_64.sroa.5.0.i.i.ph20 = phi i64 [ %_64.sroa.5.0.i.i.ph, %bb5.i.i.outer ], [ %_64.sroa.5.0.i.i.ph45, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_63.sroa.6.0.i.i.ph21 = phi i64 [ %_63.sroa.6.0.i.i.ph, %bb5.i.i.outer ], [ %_63.sroa.6.0.i.i.ph46, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_58.sroa.5.0.i.i.ph22 = phi i64 [ %_58.sroa.5.0.i.i.ph, %bb5.i.i.outer ], [ %_58.sroa.5.0.i.i.ph47, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_57.sroa.6.0.i.i.ph23 = phi i64 [ %_57.sroa.6.0.i.i.ph, %bb5.i.i.outer ], [ %_57.sroa.6.0.i.i.ph48, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_46.sroa.5.0.i.i.ph24 = phi i64 [ %_46.sroa.5.0.i.i.ph, %bb5.i.i.outer ], [ %_46.sroa.5.0.i.i.ph68, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_45.sroa.6.0.i.i.ph25 = phi i64 [ %_45.sroa.6.0.i.i.ph, %bb5.i.i.outer ], [ %_45.sroa.6.0.i.i.ph69, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_40.sroa.5.0.i.i.ph26 = phi i64 [ %_40.sroa.5.0.i.i.ph, %bb5.i.i.outer ], [ %_40.sroa.5.0.i.i.ph70, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_39.sroa.6.0.i.i.ph27 = phi i64 [ %_39.sroa.6.0.i.i.ph, %bb5.i.i.outer ], [ %_39.sroa.6.0.i.i.ph71, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_28.sroa.5.0.i.i.ph28 = phi i64 [ %_28.sroa.5.0.i.i.ph, %bb5.i.i.outer ], [ %_28.sroa.5.0.i.i.ph87, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_27.sroa.6.0.i.i.ph29 = phi i64 [ %_27.sroa.6.0.i.i.ph, %bb5.i.i.outer ], [ %_27.sroa.6.0.i.i.ph88, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_22.sroa.5.0.i.i.ph30 = phi i64 [ %_22.sroa.5.0.i.i.ph, %bb5.i.i.outer ], [ %_22.sroa.5.0.i.i.ph89, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_21.sroa.6.0.i.i.ph31 = phi i64 [ %_21.sroa.6.0.i.i.ph, %bb5.i.i.outer ], [ %_21.sroa.6.0.i.i.ph90, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_9.sroa.9.0.off0.i.i.ph32 = phi i8 [ %_9.sroa.9.0.off0.i.i.ph, %bb5.i.i.outer ], [ %_9.sroa.9.1.off0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_9.sroa.9.0.off8.i.i.ph33 = phi i16 [ %_9.sroa.9.0.off8.i.i.ph, %bb5.i.i.outer ], [ %_9.sroa.9.1.off8.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_9.sroa.9.0.off24.i.i.ph34 = phi i32 [ %_9.sroa.9.0.off24.i.i.ph, %bb5.i.i.outer ], [ %_9.sroa.9.1.off24.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_9.sroa.0.0.i.i.ph35 = phi i64 [ %_9.sroa.0.0.i.i.ph, %bb5.i.i.outer ], [ %_9.sroa.0.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %iter.sroa.8.0.i.i.ph36 = phi i64 [ %iter.sroa.8.0.i.i.ph, %bb5.i.i.outer ], [ %iter.sroa.8.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %iter.sroa.0.0.i.i.ph38 = phi ptr [ %iter.sroa.0.0.i.i.ph, %bb5.i.i.outer ], [ %spec.select351.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_122.sroa.6.0.i.i.ph40 = phi i64 [ %_122.sroa.6.0.i.i.ph, %bb5.i.i.outer ], [ %_122.sroa.6.0.i.i.ph108, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  %_123.sroa.5.0.i.i.ph41 = phi i64 [ %_123.sroa.5.0.i.i.ph, %bb5.i.i.outer ], [ %_123.sroa.5.0.i.i.ph109, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ]
  br label %bb5.i.i.outer42

bb5.i.i.outer42:
  %_73.sroa.5.0.i.i.ph43 = phi i64 [ %_73.sroa.5.0.i.i.ph18, %bb5.i.i.outer16 ], [ %_73.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_72.sroa.6.0.i.i.ph44 = phi i64 [ %_72.sroa.6.0.i.i.ph19, %bb5.i.i.outer16 ], [ %_72.sroa.6.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_64.sroa.5.0.i.i.ph45 = phi i64 [ %_64.sroa.5.0.i.i.ph20, %bb5.i.i.outer16 ], [ %_64.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_63.sroa.6.0.i.i.ph46 = phi i64 [ %_63.sroa.6.0.i.i.ph21, %bb5.i.i.outer16 ], [ %_63.sroa.6.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_58.sroa.5.0.i.i.ph47 = phi i64 [ %_58.sroa.5.0.i.i.ph22, %bb5.i.i.outer16 ], [ %_58.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_57.sroa.6.0.i.i.ph48 = phi i64 [ %_57.sroa.6.0.i.i.ph23, %bb5.i.i.outer16 ], [ %_57.sroa.6.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_46.sroa.5.0.i.i.ph49 = phi i64 [ %_46.sroa.5.0.i.i.ph24, %bb5.i.i.outer16 ], [ %_46.sroa.5.0.i.i.ph68, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_45.sroa.6.0.i.i.ph50 = phi i64 [ %_45.sroa.6.0.i.i.ph25, %bb5.i.i.outer16 ], [ %_45.sroa.6.0.i.i.ph69, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_40.sroa.5.0.i.i.ph51 = phi i64 [ %_40.sroa.5.0.i.i.ph26, %bb5.i.i.outer16 ], [ %_40.sroa.5.0.i.i.ph70, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_39.sroa.6.0.i.i.ph52 = phi i64 [ %_39.sroa.6.0.i.i.ph27, %bb5.i.i.outer16 ], [ %_39.sroa.6.0.i.i.ph71, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_28.sroa.5.0.i.i.ph53 = phi i64 [ %_28.sroa.5.0.i.i.ph28, %bb5.i.i.outer16 ], [ %_28.sroa.5.0.i.i.ph87, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_27.sroa.6.0.i.i.ph54 = phi i64 [ %_27.sroa.6.0.i.i.ph29, %bb5.i.i.outer16 ], [ %_27.sroa.6.0.i.i.ph88, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_22.sroa.5.0.i.i.ph55 = phi i64 [ %_22.sroa.5.0.i.i.ph30, %bb5.i.i.outer16 ], [ %_22.sroa.5.0.i.i.ph89, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_21.sroa.6.0.i.i.ph56 = phi i64 [ %_21.sroa.6.0.i.i.ph31, %bb5.i.i.outer16 ], [ %_21.sroa.6.0.i.i.ph90, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_9.sroa.9.0.off0.i.i.ph57 = phi i8 [ %_9.sroa.9.0.off0.i.i.ph32, %bb5.i.i.outer16 ], [ %_9.sroa.9.1.off0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_9.sroa.9.0.off8.i.i.ph58 = phi i16 [ %_9.sroa.9.0.off8.i.i.ph33, %bb5.i.i.outer16 ], [ %_9.sroa.9.1.off8.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_9.sroa.9.0.off24.i.i.ph59 = phi i32 [ %_9.sroa.9.0.off24.i.i.ph34, %bb5.i.i.outer16 ], [ %_9.sroa.9.1.off24.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_9.sroa.0.0.i.i.ph60 = phi i64 [ %_9.sroa.0.0.i.i.ph35, %bb5.i.i.outer16 ], [ %_9.sroa.0.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %iter.sroa.8.0.i.i.ph61 = phi i64 [ %iter.sroa.8.0.i.i.ph36, %bb5.i.i.outer16 ], [ %iter.sroa.8.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %iter.sroa.0.0.i.i.ph63 = phi ptr [ %iter.sroa.0.0.i.i.ph38, %bb5.i.i.outer16 ], [ %spec.select351.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_122.sroa.6.0.i.i.ph65 = phi i64 [ %_122.sroa.6.0.i.i.ph40, %bb5.i.i.outer16 ], [ %_122.sroa.6.0.i.i.ph108, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  %_123.sroa.5.0.i.i.ph66 = phi i64 [ %_123.sroa.5.0.i.i.ph41, %bb5.i.i.outer16 ], [ %_123.sroa.5.0.i.i.ph109, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ]
  br label %bb5.i.i.outer67

bb5.i.i.outer67:
  %_46.sroa.5.0.i.i.ph68 = phi i64 [ %_46.sroa.5.0.i.i.ph49, %bb5.i.i.outer42 ], [ %_46.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_45.sroa.6.0.i.i.ph69 = phi i64 [ %_45.sroa.6.0.i.i.ph50, %bb5.i.i.outer42 ], [ %_45.sroa.6.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_40.sroa.5.0.i.i.ph70 = phi i64 [ %_40.sroa.5.0.i.i.ph51, %bb5.i.i.outer42 ], [ %_40.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_39.sroa.6.0.i.i.ph71 = phi i64 [ %_39.sroa.6.0.i.i.ph52, %bb5.i.i.outer42 ], [ %_39.sroa.6.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_28.sroa.5.0.i.i.ph72 = phi i64 [ %_28.sroa.5.0.i.i.ph53, %bb5.i.i.outer42 ], [ %_28.sroa.5.0.i.i.ph87, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_27.sroa.6.0.i.i.ph73 = phi i64 [ %_27.sroa.6.0.i.i.ph54, %bb5.i.i.outer42 ], [ %_27.sroa.6.0.i.i.ph88, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_22.sroa.5.0.i.i.ph74 = phi i64 [ %_22.sroa.5.0.i.i.ph55, %bb5.i.i.outer42 ], [ %_22.sroa.5.0.i.i.ph89, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_21.sroa.6.0.i.i.ph75 = phi i64 [ %_21.sroa.6.0.i.i.ph56, %bb5.i.i.outer42 ], [ %_21.sroa.6.0.i.i.ph90, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_9.sroa.9.0.off0.i.i.ph76 = phi i8 [ %_9.sroa.9.0.off0.i.i.ph57, %bb5.i.i.outer42 ], [ %_9.sroa.9.1.off0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_9.sroa.9.0.off8.i.i.ph77 = phi i16 [ %_9.sroa.9.0.off8.i.i.ph58, %bb5.i.i.outer42 ], [ %_9.sroa.9.1.off8.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_9.sroa.9.0.off24.i.i.ph78 = phi i32 [ %_9.sroa.9.0.off24.i.i.ph59, %bb5.i.i.outer42 ], [ %_9.sroa.9.1.off24.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_9.sroa.0.0.i.i.ph79 = phi i64 [ %_9.sroa.0.0.i.i.ph60, %bb5.i.i.outer42 ], [ %_9.sroa.0.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %iter.sroa.8.0.i.i.ph80 = phi i64 [ %iter.sroa.8.0.i.i.ph61, %bb5.i.i.outer42 ], [ %iter.sroa.8.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %iter.sroa.0.0.i.i.ph82 = phi ptr [ %iter.sroa.0.0.i.i.ph63, %bb5.i.i.outer42 ], [ %spec.select351.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_122.sroa.6.0.i.i.ph84 = phi i64 [ %_122.sroa.6.0.i.i.ph65, %bb5.i.i.outer42 ], [ %_122.sroa.6.0.i.i.ph108, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  %_123.sroa.5.0.i.i.ph85 = phi i64 [ %_123.sroa.5.0.i.i.ph66, %bb5.i.i.outer42 ], [ %_123.sroa.5.0.i.i.ph109, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ]
  br label %bb5.i.i.outer86

bb5.i.i.outer86:
  %_28.sroa.5.0.i.i.ph87 = phi i64 [ %_28.sroa.5.0.i.i.ph72, %bb5.i.i.outer67 ], [ %_28.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %_27.sroa.6.0.i.i.ph88 = phi i64 [ %_27.sroa.6.0.i.i.ph73, %bb5.i.i.outer67 ], [ %_27.sroa.6.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %_22.sroa.5.0.i.i.ph89 = phi i64 [ %_22.sroa.5.0.i.i.ph74, %bb5.i.i.outer67 ], [ %_22.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %_21.sroa.6.0.i.i.ph90 = phi i64 [ %_21.sroa.6.0.i.i.ph75, %bb5.i.i.outer67 ], [ %_21.sroa.6.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %_9.sroa.9.0.off0.i.i.ph91 = phi i8 [ %_9.sroa.9.0.off0.i.i.ph76, %bb5.i.i.outer67 ], [ %_9.sroa.9.1.off0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %_9.sroa.9.0.off8.i.i.ph92 = phi i16 [ %_9.sroa.9.0.off8.i.i.ph77, %bb5.i.i.outer67 ], [ %_9.sroa.9.1.off8.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %_9.sroa.9.0.off24.i.i.ph93 = phi i32 [ %_9.sroa.9.0.off24.i.i.ph78, %bb5.i.i.outer67 ], [ %_9.sroa.9.1.off24.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %_9.sroa.0.0.i.i.ph94 = phi i64 [ %_9.sroa.0.0.i.i.ph79, %bb5.i.i.outer67 ], [ %_9.sroa.0.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %iter.sroa.8.0.i.i.ph95 = phi i64 [ %iter.sroa.8.0.i.i.ph80, %bb5.i.i.outer67 ], [ %iter.sroa.8.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %iter.sroa.0.0.i.i.ph97 = phi ptr [ %iter.sroa.0.0.i.i.ph82, %bb5.i.i.outer67 ], [ %spec.select351.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %_122.sroa.6.0.i.i.ph99 = phi i64 [ %_122.sroa.6.0.i.i.ph84, %bb5.i.i.outer67 ], [ %_122.sroa.6.0.i.i.ph108, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  %_123.sroa.5.0.i.i.ph100 = phi i64 [ %_123.sroa.5.0.i.i.ph85, %bb5.i.i.outer67 ], [ %_123.sroa.5.0.i.i.ph109, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ]
  br label %bb5.i.i.outer101

bb5.i.i.outer101:
  %_9.sroa.9.0.off0.i.i.ph102 = phi i8 [ %_9.sroa.9.0.off0.i.i.ph91, %bb5.i.i.outer86 ], [ %_9.sroa.9.1.off0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i ]
  %_9.sroa.9.0.off8.i.i.ph103 = phi i16 [ %_9.sroa.9.0.off8.i.i.ph92, %bb5.i.i.outer86 ], [ %_9.sroa.9.1.off8.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i ]
  %_9.sroa.9.0.off24.i.i.ph104 = phi i32 [ %_9.sroa.9.0.off24.i.i.ph93, %bb5.i.i.outer86 ], [ %_9.sroa.9.1.off24.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i ]
  %_9.sroa.0.0.i.i.ph105 = phi i64 [ %_9.sroa.0.0.i.i.ph94, %bb5.i.i.outer86 ], [ %_9.sroa.0.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i ]
  %iter.sroa.8.0.i.i.ph106 = phi i64 [ %iter.sroa.8.0.i.i.ph95, %bb5.i.i.outer86 ], [ %iter.sroa.8.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i ]
  %iter.sroa.0.0.i.i.ph107 = phi ptr [ %iter.sroa.0.0.i.i.ph97, %bb5.i.i.outer86 ], [ %spec.select351.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i ]
  %_122.sroa.6.0.i.i.ph108 = phi i64 [ %_122.sroa.6.0.i.i.ph99, %bb5.i.i.outer86 ], [ %_122.sroa.6.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i ]
  %_123.sroa.5.0.i.i.ph109 = phi i64 [ %_123.sroa.5.0.i.i.ph100, %bb5.i.i.outer86 ], [ %_123.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i ]
  br label %bb5.i.i

bb5.i.i:
  %_9.sroa.9.0.off0.i.i = phi i8 [ %_9.sroa.9.1.off0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_9.sroa.9.0.off0.i.i.ph102, %bb5.i.i.outer101 ]
  %_9.sroa.9.0.off8.i.i = phi i16 [ %_9.sroa.9.1.off8.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_9.sroa.9.0.off8.i.i.ph103, %bb5.i.i.outer101 ]
  %_9.sroa.9.0.off24.i.i = phi i32 [ %_9.sroa.9.1.off24.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_9.sroa.9.0.off24.i.i.ph104, %bb5.i.i.outer101 ]
  %_9.sroa.0.0.i.i = phi i64 [ %_9.sroa.0.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_9.sroa.0.0.i.i.ph105, %bb5.i.i.outer101 ]
  %iter.sroa.8.0.i.i = phi i64 [ %iter.sroa.8.1.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %iter.sroa.8.0.i.i.ph106, %bb5.i.i.outer101 ]
  %iter.sroa.0.0.i.i = phi ptr [ %spec.select351.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %iter.sroa.0.0.i.i.ph107, %bb5.i.i.outer101 ]
  %_0.i.i.i.i.i.i = icmp eq ptr %iter.sroa.0.0.i.i, %_0.i.i.i.i.i
  %spec.select351.idx.i.i = select i1 %_0.i.i.i.i.i.i, i64 0, i64 4
  %spec.select351.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.i.i, i64 %spec.select351.idx.i.i
  br i1 %_0.i.i.i.i.i.i, label %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i.i.i, label %bb3.i.i.i.i.i

bb3.i.i.i.i.i:
  %word.i.i.i.i.i.i.i = load i32, ptr %iter.sroa.0.0.i.i, align 4, !alias.scope !76, !noalias !83, !noundef !2
  %_2.i.i.i.i.i.i.i.i = urem i32 %word.i.i.i.i.i.i.i, 9
  %_4.i.i.i.i.i.i.i.i = icmp samesign ult i32 %_2.i.i.i.i.i.i.i.i, 3
  br i1 %_4.i.i.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i:
  switch i32 %_2.i.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i.i [
    i32 3, label %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i.i.i
    i32 4, label %bb8.i.i.i.i.i.i.i.i
    i32 5, label %bb7.i.i.i.i.i.i.i.i
    i32 6, label %bb6.i.i.i.i.i.i.i.i
    i32 7, label %bb5.i.i.i.i.i.i.i.i
  ]

bb2.i.i.i.i.i.i.i.i:
  %_7.i.i.i.i.i.i.i.i = lshr i32 %word.i.i.i.i.i.i.i, 8
  %1 = and i32 %_7.i.i.i.i.i.i.i.i, 16711680
  %_0.sroa.10.sroa.3.0.extract.shift.i.i.i.i.i.i.i.i = add nsw i32 %1, -4194304
  br label %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i.i.i

bb1.i.i.i.i.i.i.i.i:
  %_12.i.i.i.i.i.i.i.i = and i32 %word.i.i.i.i.i.i.i, -65536
  %_14.i.i.i.i.i.i.i.i = lshr i32 %word.i.i.i.i.i.i.i, 4
  %2 = zext i32 %_12.i.i.i.i.i.i.i.i to i64
  br label %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i:
  br label %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i.i.i

bb7.i.i.i.i.i.i.i.i:
  br label %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i.i.i

bb6.i.i.i.i.i.i.i.i:
  %3 = lshr i32 %word.i.i.i.i.i.i.i, 1
  %4 = and i32 %3, 768
  %5 = or disjoint i32 %4, 4
  %6 = zext nneg i32 %5 to i64
  br label %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i.i.i

bb5.i.i.i.i.i.i.i.i:
  br label %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i.i.i

_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i.i.i:
  %_0.sroa.10.sroa.3.0.i.i.i.i.i.i.i.i = phi i32 [ %_0.sroa.10.sroa.3.0.extract.shift.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i ], [ 0, %bb1.i.i.i.i.i.i.i.i ], [ 0, %bb5.i.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.i ], [ 0, %bb7.i.i.i.i.i.i.i.i ], [ 0, %bb6.i.i.i.i.i.i.i.i ], [ 0, %bb3.i.i.i.i.i.i.i.i ]
  %_0.sroa.10.sroa.0.0.i.i.i.i.i.i.i.i = phi i32 [ %_7.i.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i.i.i ], [ %_14.i.i.i.i.i.i.i.i, %bb1.i.i.i.i.i.i.i.i ], [ 0, %bb5.i.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.i ], [ 0, %bb7.i.i.i.i.i.i.i.i ], [ 0, %bb6.i.i.i.i.i.i.i.i ], [ 0, %bb3.i.i.i.i.i.i.i.i ]
  %_0.sroa.9.0.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb2.i.i.i.i.i.i.i.i ], [ %2, %bb1.i.i.i.i.i.i.i.i ], [ 0, %bb5.i.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.i ], [ 0, %bb7.i.i.i.i.i.i.i.i ], [ 0, %bb6.i.i.i.i.i.i.i.i ], [ 0, %bb3.i.i.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb2.i.i.i.i.i.i.i.i ], [ 6, %bb1.i.i.i.i.i.i.i.i ], [ 5, %bb5.i.i.i.i.i.i.i.i ], [ 2, %bb8.i.i.i.i.i.i.i.i ], [ 3, %bb7.i.i.i.i.i.i.i.i ], [ %6, %bb6.i.i.i.i.i.i.i.i ], [ 1, %bb3.i.i.i.i.i.i.i.i ]
  %_0.sroa.10.sroa.0.0.insert.ext.i.i.i.i.i.i.i.i = and i32 %_0.sroa.10.sroa.0.0.i.i.i.i.i.i.i.i, 65535
  %_0.sroa.10.sroa.0.0.insert.insert.i.i.i.i.i.i.i.i = or i32 %_0.sroa.10.sroa.0.0.insert.ext.i.i.i.i.i.i.i.i, %_0.sroa.10.sroa.3.0.i.i.i.i.i.i.i.i
  %_0.sroa.10.0.insert.ext.i.i.i.i.i.i.i.i = zext i32 %_0.sroa.10.sroa.0.0.insert.insert.i.i.i.i.i.i.i.i to i64
  %_0.sroa.10.0.insert.shift.i.i.i.i.i.i.i.i = shl nuw i64 %_0.sroa.10.0.insert.ext.i.i.i.i.i.i.i.i, 32
  %_0.sroa.9.0.insert.insert.i.i.i.i.i.i.i.i = or disjoint i64 %_0.sroa.10.0.insert.shift.i.i.i.i.i.i.i.i, %_0.sroa.9.0.i.i.i.i.i.i.i.i
  %_0.sroa.0.0.insert.insert.i.i.i.i.i.i.i.i = or i64 %_0.sroa.9.0.insert.insert.i.i.i.i.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i.i
  br label %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i.i.i

_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i.i.i:
  %_0.sroa.0.0.insert.insert.i.i.i.i.i = phi i64 [ %_0.sroa.0.0.insert.insert.i.i.i.i.i.i.i.i, %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i.i.i ], [ 7, %bb5.i.i ]
  %.sroa.04.0.extract.trunc.i.i.i = trunc i64 %_0.sroa.0.0.insert.insert.i.i.i.i.i to i8
  %7 = icmp eq i8 %.sroa.04.0.extract.trunc.i.i.i, 7
  br i1 %7, label %_RNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtB6_3map3MapINtNtNtBa_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0EENtNtNtB8_6traits8iterator8Iterator4nextB1V_.exit.i.i, label %bb4.i.i.i

bb4.i.i.i:
  %.sroa.4.0.extract.shift.i.i.i = lshr i64 %_0.sroa.0.0.insert.insert.i.i.i.i.i, 8
  %_8.0.i.i.i = add i64 %iter.sroa.8.0.i.i, 1
  %extract.t.i.i = trunc i64 %.sroa.4.0.extract.shift.i.i.i to i8
  %extract368.i.i = lshr i64 %_0.sroa.0.0.insert.insert.i.i.i.i.i, 16
  %extract.t356.i.i = trunc i64 %extract368.i.i to i16
  %extract359369.i.i = lshr i64 %_0.sroa.0.0.insert.insert.i.i.i.i.i, 32
  %extract.t360.i.i = trunc nuw i64 %extract359369.i.i to i32
  br label %_RNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtB6_3map3MapINtNtNtBa_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0EENtNtNtB8_6traits8iterator8Iterator4nextB1V_.exit.i.i

_RNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtB6_3map3MapINtNtNtBa_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0EENtNtNtB8_6traits8iterator8Iterator4nextB1V_.exit.i.i:
  %_9.sroa.9.1.off0.i.i = phi i8 [ %extract.t.i.i, %bb4.i.i.i ], [ %_9.sroa.9.0.off0.i.i, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i.i.i ]
  %_9.sroa.9.1.off8.i.i = phi i16 [ %extract.t356.i.i, %bb4.i.i.i ], [ %_9.sroa.9.0.off8.i.i, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i.i.i ]
  %_9.sroa.9.1.off24.i.i = phi i32 [ %extract.t360.i.i, %bb4.i.i.i ], [ %_9.sroa.9.0.off24.i.i, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i.i.i ]
  %_9.sroa.6.0.i.i = phi i8 [ %.sroa.04.0.extract.trunc.i.i.i, %bb4.i.i.i ], [ 7, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i.i.i ]
  %_9.sroa.0.1.i.i = phi i64 [ %iter.sroa.8.0.i.i, %bb4.i.i.i ], [ %_9.sroa.0.0.i.i, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i.i.i ]
  %iter.sroa.8.1.i.i = phi i64 [ %_8.0.i.i.i, %bb4.i.i.i ], [ %iter.sroa.8.0.i.i, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i.i.i ]
  switch i8 %_9.sroa.6.0.i.i, label %bb7.i.i [
    i8 7, label %bb9.i.i
    i8 0, label %bb16.i.i
    i8 1, label %bb15.i.i
    i8 2, label %bb14.i.i
    i8 3, label %bb13.i.i
    i8 4, label %bb12.i.i
    i8 5, label %bb11.i.i
    i8 6, label %bb10.i.i
  ]

bb9.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !89)
  %_5.i.i.i = load i64, ptr %0, align 8, !alias.scope !89, !noalias !92, !noundef !2
  %_3.i.not.not.not.i.i.i = icmp eq i64 %_5.i.i.i, 0
  %_4.i.i.i.i = add i64 %_5.i.i.i, -1
  br i1 %_3.i.not.not.not.i.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i, label %bb5.i83.i.i

bb5.i83.i.i:
  store i64 %_4.i.i.i.i, ptr %0, align 8, !alias.scope !89, !noalias !92
  %_11.i.i.i = icmp ult i64 %_5.i.i.i, 9
  br i1 %_11.i.i.i, label %bb8.i.i.i, label %panic.i.i.i

bb8.i.i.i:
  %8 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_4.i.i.i.i
  %_9.i.i.i = load i32, ptr %8, align 4, !alias.scope !89, !noalias !92, !noundef !2
  %_2.sroa.24.8.insert.ext.i = zext i32 %_9.i.i.i to i64
  br label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

panic.i.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #13, !noalias !94
  unreachable

bb7.i.i:
  unreachable

bb16.i.i:
  %_8.i.i.i = load i64, ptr %0, align 8, !alias.scope !95, !noalias !74, !noundef !2
  %_3.i.i.i.i.i = icmp ult i64 %_8.i.i.i, 8
  %_5.i.i.i.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i.i.i
  %9 = ptrtoint ptr %_5.i.i.i.i.i to i64
  %spec.select.i.i.i = select i1 %_3.i.i.i.i.i, i64 %9, i64 undef
  br i1 %_3.i.i.i.i.i, label %bb5.i85.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i

bb5.i85.i.i:
  %10 = inttoptr i64 %spec.select.i.i.i to ptr
  store i32 %_9.sroa.9.1.off24.i.i, ptr %10, align 4, !noalias !74
  %11 = load i64, ptr %0, align 8, !alias.scope !95, !noalias !74, !noundef !2
  %12 = add i64 %11, 1
  store i64 %12, ptr %0, align 8, !alias.scope !95, !noalias !74
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i:
  %_0.sroa.0.0.i.i.i = phi i64 [ 3, %bb5.i85.i.i ], [ 1, %bb16.i.i ]
  br i1 %_3.i.i.i.i.i, label %bb5.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb15.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !98)
  %_5.i86.i.i = load i64, ptr %0, align 8, !alias.scope !98, !noalias !101, !noundef !2
  %_3.i.not.not.not.i87.not.i.i = icmp eq i64 %_5.i86.i.i, 0
  %_4.i.i88.i.i = add i64 %_5.i86.i.i, -1
  br i1 %_3.i.not.not.not.i87.not.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit95.i.i, label %bb5.i89.i.i

bb5.i89.i.i:
  store i64 %_4.i.i88.i.i, ptr %0, align 8, !alias.scope !98, !noalias !101
  %_11.i90.i.i = icmp ult i64 %_5.i86.i.i, 9
  br i1 %_11.i90.i.i, label %bb8.i92.i.i, label %panic.i91.i.i

bb8.i92.i.i:
  %13 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_4.i.i88.i.i
  %_9.i93.i.i = load i32, ptr %13, align 4, !alias.scope !98, !noalias !101, !noundef !2
  %_22.sroa.5.8.insert.ext.i.i = zext i32 %_9.i93.i.i to i64
  %_22.sroa.5.8.insert.mask.i.i = and i64 %_22.sroa.5.0.i.i.ph89, -4294967296
  %_22.sroa.5.8.insert.insert.i.i = or disjoint i64 %_22.sroa.5.8.insert.mask.i.i, %_22.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit95.i.i

panic.i91.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i88.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #13, !noalias !103
  unreachable

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit95.i.i:
  %_22.sroa.5.2.i.i = phi i64 [ %_22.sroa.5.8.insert.insert.i.i, %bb8.i92.i.i ], [ %_4.i.i88.i.i, %bb15.i.i ]
  %_22.sroa.0.0.i.i = phi i64 [ 3, %bb8.i92.i.i ], [ 0, %bb15.i.i ]
  br i1 %_3.i.not.not.not.i87.not.i.i, label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit.i.i, label %bb3.i.i.i

bb3.i.i.i:
  %_21.sroa.6.8.insert.ext.i.i = and i64 %_22.sroa.5.2.i.i, 4294967295
  %_21.sroa.6.8.insert.mask.i.i = and i64 %_21.sroa.6.0.i.i.ph90, -4294967296
  %_21.sroa.6.8.insert.insert.i.i = or disjoint i64 %_21.sroa.6.8.insert.ext.i.i, %_21.sroa.6.8.insert.mask.i.i
  br label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit.i.i

_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit.i.i:
  %_21.sroa.6.2.i.i = phi i64 [ %_21.sroa.6.8.insert.insert.i.i, %bb3.i.i.i ], [ %_22.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit95.i.i ]
  %_21.sroa.0.0.i.i = phi i64 [ 3, %bb3.i.i.i ], [ %_22.sroa.0.0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit95.i.i ]
  %.not77.i.i = icmp eq i64 %_21.sroa.0.0.i.i, 3
  br i1 %.not77.i.i, label %bb24.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb14.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !104)
  %_5.i98.i.i = load i64, ptr %0, align 8, !alias.scope !104, !noalias !107, !noundef !2
  %_3.i.not.not.not.i99.not.i.i = icmp eq i64 %_5.i98.i.i, 0
  %_4.i.i100.i.i = add i64 %_5.i98.i.i, -1
  br i1 %_3.i.not.not.not.i99.not.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit107.i.i, label %bb5.i101.i.i

bb5.i101.i.i:
  store i64 %_4.i.i100.i.i, ptr %0, align 8, !alias.scope !104, !noalias !107
  %_11.i102.i.i = icmp ult i64 %_5.i98.i.i, 9
  br i1 %_11.i102.i.i, label %bb8.i104.i.i, label %panic.i103.i.i

bb8.i104.i.i:
  %14 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_4.i.i100.i.i
  %_9.i105.i.i = load i32, ptr %14, align 4, !alias.scope !104, !noalias !107, !noundef !2
  %_40.sroa.5.8.insert.ext.i.i = zext i32 %_9.i105.i.i to i64
  %_40.sroa.5.8.insert.mask.i.i = and i64 %_40.sroa.5.0.i.i.ph70, -4294967296
  %_40.sroa.5.8.insert.insert.i.i = or disjoint i64 %_40.sroa.5.8.insert.mask.i.i, %_40.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit107.i.i

panic.i103.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i100.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #13, !noalias !109
  unreachable

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit107.i.i:
  %_40.sroa.5.2.i.i = phi i64 [ %_40.sroa.5.8.insert.insert.i.i, %bb8.i104.i.i ], [ %_4.i.i100.i.i, %bb14.i.i ]
  %_40.sroa.0.0.i.i = phi i64 [ 3, %bb8.i104.i.i ], [ 0, %bb14.i.i ]
  br i1 %_3.i.not.not.not.i99.not.i.i, label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit114.i.i, label %bb3.i112.i.i

bb3.i112.i.i:
  %_39.sroa.6.8.insert.ext.i.i = and i64 %_40.sroa.5.2.i.i, 4294967295
  %_39.sroa.6.8.insert.mask.i.i = and i64 %_39.sroa.6.0.i.i.ph71, -4294967296
  %_39.sroa.6.8.insert.insert.i.i = or disjoint i64 %_39.sroa.6.8.insert.ext.i.i, %_39.sroa.6.8.insert.mask.i.i
  br label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit114.i.i

_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit114.i.i:
  %_39.sroa.6.2.i.i = phi i64 [ %_39.sroa.6.8.insert.insert.i.i, %bb3.i112.i.i ], [ %_40.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit107.i.i ]
  %_39.sroa.0.0.i.i = phi i64 [ 3, %bb3.i112.i.i ], [ %_40.sroa.0.0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit107.i.i ]
  %.not74.i.i = icmp eq i64 %_39.sroa.0.0.i.i, 3
  br i1 %.not74.i.i, label %bb39.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb13.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !110)
  %_5.i115.i.i = load i64, ptr %0, align 8, !alias.scope !110, !noalias !113, !noundef !2
  %_3.i.not.not.not.i116.not.i.i = icmp eq i64 %_5.i115.i.i, 0
  %_4.i.i117.i.i = add i64 %_5.i115.i.i, -1
  br i1 %_3.i.not.not.not.i116.not.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit124.i.i, label %bb5.i118.i.i

bb5.i118.i.i:
  store i64 %_4.i.i117.i.i, ptr %0, align 8, !alias.scope !110, !noalias !113
  %_11.i119.i.i = icmp ult i64 %_5.i115.i.i, 9
  br i1 %_11.i119.i.i, label %bb8.i121.i.i, label %panic.i120.i.i

bb8.i121.i.i:
  %15 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_4.i.i117.i.i
  %_9.i122.i.i = load i32, ptr %15, align 4, !alias.scope !110, !noalias !113, !noundef !2
  %_58.sroa.5.8.insert.ext.i.i = zext i32 %_9.i122.i.i to i64
  %_58.sroa.5.8.insert.mask.i.i = and i64 %_58.sroa.5.0.i.i.ph47, -4294967296
  %_58.sroa.5.8.insert.insert.i.i = or disjoint i64 %_58.sroa.5.8.insert.mask.i.i, %_58.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit124.i.i

panic.i120.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i117.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #13, !noalias !115
  unreachable

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit124.i.i:
  %_58.sroa.5.2.i.i = phi i64 [ %_58.sroa.5.8.insert.insert.i.i, %bb8.i121.i.i ], [ %_4.i.i117.i.i, %bb13.i.i ]
  %_58.sroa.0.0.i.i = phi i64 [ 3, %bb8.i121.i.i ], [ 0, %bb13.i.i ]
  br i1 %_3.i.not.not.not.i116.not.i.i, label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit131.i.i, label %bb3.i129.i.i

bb3.i129.i.i:
  %_57.sroa.6.8.insert.ext.i.i = and i64 %_58.sroa.5.2.i.i, 4294967295
  %_57.sroa.6.8.insert.mask.i.i = and i64 %_57.sroa.6.0.i.i.ph48, -4294967296
  %_57.sroa.6.8.insert.insert.i.i = or disjoint i64 %_57.sroa.6.8.insert.ext.i.i, %_57.sroa.6.8.insert.mask.i.i
  br label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit131.i.i

_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit131.i.i:
  %_57.sroa.6.2.i.i = phi i64 [ %_57.sroa.6.8.insert.insert.i.i, %bb3.i129.i.i ], [ %_58.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit124.i.i ]
  %_57.sroa.0.0.i.i = phi i64 [ 3, %bb3.i129.i.i ], [ %_58.sroa.0.0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit124.i.i ]
  %.not70.i.i = icmp eq i64 %_57.sroa.0.0.i.i, 3
  br i1 %.not70.i.i, label %bb54.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb12.i.i:
  %_85.i.i = load i64, ptr %0, align 8, !noalias !74, !noundef !2
  %_0.i81.i.i = zext i8 %_9.sroa.9.1.off0.i.i to i64
  %_86.neg.i.i = xor i64 %_0.i81.i.i, -1
  %_3.i.not.not.i.i = icmp ugt i64 %_85.i.i, %_0.i81.i.i
  %_4.i.i.i = add i64 %_85.i.i, %_86.neg.i.i
  %spec.select353.i.i = select i1 %_3.i.not.not.i.i, i64 %_4.i.i.i, i64 %_83.sroa.4.0.i.i.ph17
  br i1 %_3.i.not.not.i.i, label %bb75.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb11.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !116)
  %_5.i141.i.i = load i64, ptr %0, align 8, !alias.scope !116, !noalias !119, !noundef !2
  %_3.i.not.not.not.i142.not.i.i = icmp eq i64 %_5.i141.i.i, 0
  %_4.i.i143.i.i = add i64 %_5.i141.i.i, -1
  br i1 %_3.i.not.not.not.i142.not.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit150.i.i, label %bb5.i144.i.i

bb5.i144.i.i:
  store i64 %_4.i.i143.i.i, ptr %0, align 8, !alias.scope !116, !noalias !119
  %_11.i145.i.i = icmp ult i64 %_5.i141.i.i, 9
  br i1 %_11.i145.i.i, label %bb8.i147.i.i, label %panic.i146.i.i

bb8.i147.i.i:
  %16 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_4.i.i143.i.i
  %_9.i148.i.i = load i32, ptr %16, align 4, !alias.scope !116, !noalias !119, !noundef !2
  %_99.sroa.5.8.insert.ext.i.i = zext i32 %_9.i148.i.i to i64
  %_99.sroa.5.8.insert.mask.i.i = and i64 %_99.sroa.5.0.i.i.ph, -4294967296
  %_99.sroa.5.8.insert.insert.i.i = or disjoint i64 %_99.sroa.5.8.insert.mask.i.i, %_99.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit150.i.i

panic.i146.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i143.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #13, !noalias !121
  unreachable

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit150.i.i:
  %_99.sroa.5.2.i.i = phi i64 [ %_99.sroa.5.8.insert.insert.i.i, %bb8.i147.i.i ], [ %_4.i.i143.i.i, %bb11.i.i ]
  %_99.sroa.0.0.i.i = phi i64 [ 3, %bb8.i147.i.i ], [ 0, %bb11.i.i ]
  br i1 %_3.i.not.not.not.i142.not.i.i, label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit157.i.i, label %bb3.i155.i.i

bb3.i155.i.i:
  %_98.sroa.6.8.insert.ext.i.i = and i64 %_99.sroa.5.2.i.i, 4294967295
  %_98.sroa.6.8.insert.mask.i.i = and i64 %_98.sroa.6.0.i.i.ph, -4294967296
  %_98.sroa.6.8.insert.insert.i.i = or disjoint i64 %_98.sroa.6.8.insert.ext.i.i, %_98.sroa.6.8.insert.mask.i.i
  br label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit157.i.i

_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit157.i.i:
  %_98.sroa.6.2.i.i = phi i64 [ %_98.sroa.6.8.insert.insert.i.i, %bb3.i155.i.i ], [ %_99.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit150.i.i ]
  %_98.sroa.0.0.i.i = phi i64 [ 3, %bb3.i155.i.i ], [ %_99.sroa.0.0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit150.i.i ]
  %.not64.i.i = icmp eq i64 %_98.sroa.0.0.i.i, 3
  br i1 %.not64.i.i, label %bb86.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb10.i.i:
  %op.sroa.7.4.extract.trunc.i.i = trunc i32 %_9.sroa.9.1.off24.i.i to i16
  call void @llvm.experimental.noalias.scope.decl(metadata !122)
  %_5.i158.i.i = load i64, ptr %0, align 8, !alias.scope !122, !noalias !125, !noundef !2
  %_3.i.not.not.not.i159.not.i.i = icmp eq i64 %_5.i158.i.i, 0
  %_4.i.i160.i.i = add i64 %_5.i158.i.i, -1
  br i1 %_3.i.not.not.not.i159.not.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit167.i.i, label %bb5.i161.i.i

bb5.i161.i.i:
  store i64 %_4.i.i160.i.i, ptr %0, align 8, !alias.scope !122, !noalias !125
  %_11.i162.i.i = icmp ult i64 %_5.i158.i.i, 9
  br i1 %_11.i162.i.i, label %bb8.i164.i.i, label %panic.i163.i.i

bb8.i164.i.i:
  %17 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_4.i.i160.i.i
  %_9.i165.i.i = load i32, ptr %17, align 4, !alias.scope !122, !noalias !125, !noundef !2
  %_123.sroa.5.8.insert.ext.i.i = zext i32 %_9.i165.i.i to i64
  %_123.sroa.5.8.insert.mask.i.i = and i64 %_123.sroa.5.0.i.i.ph109, -4294967296
  %_123.sroa.5.8.insert.insert.i.i = or disjoint i64 %_123.sroa.5.8.insert.mask.i.i, %_123.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit167.i.i

panic.i163.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i160.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #13, !noalias !127
  unreachable

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit167.i.i:
  %_123.sroa.0.0.i.i = phi i64 [ 3, %bb8.i164.i.i ], [ 0, %bb10.i.i ]
  %_123.sroa.5.2.i.i = phi i64 [ %_123.sroa.5.8.insert.insert.i.i, %bb8.i164.i.i ], [ %_4.i.i160.i.i, %bb10.i.i ]
  br i1 %_3.i.not.not.not.i159.not.i.i, label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit174.i.i, label %bb3.i172.i.i

bb3.i172.i.i:
  %_122.sroa.6.8.insert.ext.i.i = and i64 %_123.sroa.5.2.i.i, 4294967295
  %_122.sroa.6.8.insert.mask.i.i = and i64 %_122.sroa.6.0.i.i.ph108, -4294967296
  %_122.sroa.6.8.insert.insert.i.i = or disjoint i64 %_122.sroa.6.8.insert.ext.i.i, %_122.sroa.6.8.insert.mask.i.i
  br label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit174.i.i

_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit174.i.i:
  %_122.sroa.0.0.i.i = phi i64 [ 3, %bb3.i172.i.i ], [ %_123.sroa.0.0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit167.i.i ]
  %_122.sroa.6.2.i.i = phi i64 [ %_122.sroa.6.8.insert.insert.i.i, %bb3.i172.i.i ], [ %_123.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit167.i.i ]
  %.not61.i.i = icmp eq i64 %_122.sroa.0.0.i.i, 3
  br i1 %.not61.i.i, label %bb105.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb24.i.i:
  %_21.sroa.6.8.extract.trunc.i.i = trunc i64 %_21.sroa.6.2.i.i to i32
  call void @llvm.experimental.noalias.scope.decl(metadata !128)
  %_5.i175.i.i = load i64, ptr %0, align 8, !alias.scope !128, !noalias !131, !noundef !2
  %_3.i.not.not.not.i176.not.i.i = icmp eq i64 %_5.i175.i.i, 0
  %_4.i.i177.i.i = add i64 %_5.i175.i.i, -1
  br i1 %_3.i.not.not.not.i176.not.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit184.i.i, label %bb5.i178.i.i

bb5.i178.i.i:
  store i64 %_4.i.i177.i.i, ptr %0, align 8, !alias.scope !128, !noalias !131
  %_11.i179.i.i = icmp ult i64 %_5.i175.i.i, 9
  br i1 %_11.i179.i.i, label %bb8.i181.i.i, label %panic.i180.i.i

bb8.i181.i.i:
  %18 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_4.i.i177.i.i
  %_9.i182.i.i = load i32, ptr %18, align 4, !alias.scope !128, !noalias !131, !noundef !2
  %_28.sroa.5.8.insert.ext.i.i = zext i32 %_9.i182.i.i to i64
  %_28.sroa.5.8.insert.mask.i.i = and i64 %_28.sroa.5.0.i.i.ph87, -4294967296
  %_28.sroa.5.8.insert.insert.i.i = or disjoint i64 %_28.sroa.5.8.insert.mask.i.i, %_28.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit184.i.i

panic.i180.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i177.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #13, !noalias !133
  unreachable

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit184.i.i:
  %_28.sroa.5.2.i.i = phi i64 [ %_28.sroa.5.8.insert.insert.i.i, %bb8.i181.i.i ], [ %_4.i.i177.i.i, %bb24.i.i ]
  %_28.sroa.0.0.i.i = phi i64 [ 3, %bb8.i181.i.i ], [ 0, %bb24.i.i ]
  br i1 %_3.i.not.not.not.i176.not.i.i, label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit191.i.i, label %bb3.i189.i.i

bb3.i189.i.i:
  %_27.sroa.6.8.insert.ext.i.i = and i64 %_28.sroa.5.2.i.i, 4294967295
  %_27.sroa.6.8.insert.mask.i.i = and i64 %_27.sroa.6.0.i.i.ph88, -4294967296
  %_27.sroa.6.8.insert.insert.i.i = or disjoint i64 %_27.sroa.6.8.insert.ext.i.i, %_27.sroa.6.8.insert.mask.i.i
  br label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit191.i.i

_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit191.i.i:
  %_27.sroa.6.2.i.i = phi i64 [ %_27.sroa.6.8.insert.insert.i.i, %bb3.i189.i.i ], [ %_28.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit184.i.i ]
  %_27.sroa.0.0.i.i = phi i64 [ 3, %bb3.i189.i.i ], [ %_28.sroa.0.0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit184.i.i ]
  %.not78.i.i = icmp eq i64 %_27.sroa.0.0.i.i, 3
  br i1 %.not78.i.i, label %bb28.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb28.i.i:
  %_8.i192.i.i = load i64, ptr %0, align 8, !alias.scope !134, !noalias !74, !noundef !2
  %_3.i.i.i193.i.i = icmp ult i64 %_8.i192.i.i, 8
  %_5.i.i.i194.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i192.i.i
  %19 = ptrtoint ptr %_5.i.i.i194.i.i to i64
  %spec.select.i195.i.i = select i1 %_3.i.i.i193.i.i, i64 %19, i64 undef
  br i1 %_3.i.i.i193.i.i, label %bb5.i198.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i

bb5.i198.i.i:
  %_27.sroa.6.8.extract.trunc.i.i = trunc i64 %_27.sroa.6.2.i.i to i32
  %_0.i.i.i = add i32 %_27.sroa.6.8.extract.trunc.i.i, %_21.sroa.6.8.extract.trunc.i.i
  %20 = inttoptr i64 %spec.select.i195.i.i to ptr
  store i32 %_0.i.i.i, ptr %20, align 4, !noalias !74
  %21 = load i64, ptr %0, align 8, !alias.scope !134, !noalias !74, !noundef !2
  %22 = add i64 %21, 1
  store i64 %22, ptr %0, align 8, !alias.scope !134, !noalias !74
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i:
  %_0.sroa.0.0.i197.i.i = phi i64 [ 3, %bb5.i198.i.i ], [ 1, %bb28.i.i ]
  br i1 %_3.i.i.i193.i.i, label %bb5.i.i.outer86, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb39.i.i:
  %_39.sroa.6.8.extract.trunc.i.i = trunc i64 %_39.sroa.6.2.i.i to i32
  call void @llvm.experimental.noalias.scope.decl(metadata !137)
  %_5.i202.i.i = load i64, ptr %0, align 8, !alias.scope !137, !noalias !140, !noundef !2
  %_3.i.not.not.not.i203.not.i.i = icmp eq i64 %_5.i202.i.i, 0
  %_4.i.i204.i.i = add i64 %_5.i202.i.i, -1
  br i1 %_3.i.not.not.not.i203.not.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit211.i.i, label %bb5.i205.i.i

bb5.i205.i.i:
  store i64 %_4.i.i204.i.i, ptr %0, align 8, !alias.scope !137, !noalias !140
  %_11.i206.i.i = icmp ult i64 %_5.i202.i.i, 9
  br i1 %_11.i206.i.i, label %bb8.i208.i.i, label %panic.i207.i.i

bb8.i208.i.i:
  %23 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_4.i.i204.i.i
  %_9.i209.i.i = load i32, ptr %23, align 4, !alias.scope !137, !noalias !140, !noundef !2
  %_46.sroa.5.8.insert.ext.i.i = zext i32 %_9.i209.i.i to i64
  %_46.sroa.5.8.insert.mask.i.i = and i64 %_46.sroa.5.0.i.i.ph68, -4294967296
  %_46.sroa.5.8.insert.insert.i.i = or disjoint i64 %_46.sroa.5.8.insert.mask.i.i, %_46.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit211.i.i

panic.i207.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i204.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #13, !noalias !142
  unreachable

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit211.i.i:
  %_46.sroa.5.2.i.i = phi i64 [ %_46.sroa.5.8.insert.insert.i.i, %bb8.i208.i.i ], [ %_4.i.i204.i.i, %bb39.i.i ]
  %_46.sroa.0.0.i.i = phi i64 [ 3, %bb8.i208.i.i ], [ 0, %bb39.i.i ]
  br i1 %_3.i.not.not.not.i203.not.i.i, label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit218.i.i, label %bb3.i216.i.i

bb3.i216.i.i:
  %_45.sroa.6.8.insert.ext.i.i = and i64 %_46.sroa.5.2.i.i, 4294967295
  %_45.sroa.6.8.insert.mask.i.i = and i64 %_45.sroa.6.0.i.i.ph69, -4294967296
  %_45.sroa.6.8.insert.insert.i.i = or disjoint i64 %_45.sroa.6.8.insert.ext.i.i, %_45.sroa.6.8.insert.mask.i.i
  br label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit218.i.i

_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit218.i.i:
  %_45.sroa.6.2.i.i = phi i64 [ %_45.sroa.6.8.insert.insert.i.i, %bb3.i216.i.i ], [ %_46.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit211.i.i ]
  %_45.sroa.0.0.i.i = phi i64 [ 3, %bb3.i216.i.i ], [ %_46.sroa.0.0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit211.i.i ]
  %.not75.i.i = icmp eq i64 %_45.sroa.0.0.i.i, 3
  br i1 %.not75.i.i, label %bb43.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb43.i.i:
  %_8.i219.i.i = load i64, ptr %0, align 8, !alias.scope !143, !noalias !74, !noundef !2
  %_3.i.i.i220.i.i = icmp ult i64 %_8.i219.i.i, 8
  %_5.i.i.i221.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i219.i.i
  %24 = ptrtoint ptr %_5.i.i.i221.i.i to i64
  %spec.select.i222.i.i = select i1 %_3.i.i.i220.i.i, i64 %24, i64 undef
  br i1 %_3.i.i.i220.i.i, label %bb5.i225.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i

bb5.i225.i.i:
  %_45.sroa.6.8.extract.trunc.i.i = trunc i64 %_45.sroa.6.2.i.i to i32
  %25 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %_45.sroa.6.8.extract.trunc.i.i, i32 %_39.sroa.6.8.extract.trunc.i.i)
  %_5.1.i.i.i.i = extractvalue { i32, i1 } %25, 1
  %26 = xor i32 %_45.sroa.6.8.extract.trunc.i.i, %_39.sroa.6.8.extract.trunc.i.i
  %27 = icmp sgt i32 %26, -1
  %..i.i.i = select i1 %27, i32 2147483647, i32 -2147483648
  %_5.0.i.i.i.i = extractvalue { i32, i1 } %25, 0
  %x.sroa.0.0.i.i.i = select i1 %_5.1.i.i.i.i, i32 %..i.i.i, i32 %_5.0.i.i.i.i
  %28 = inttoptr i64 %spec.select.i222.i.i to ptr
  store i32 %x.sroa.0.0.i.i.i, ptr %28, align 4, !noalias !74
  %29 = load i64, ptr %0, align 8, !alias.scope !143, !noalias !74, !noundef !2
  %30 = add i64 %29, 1
  store i64 %30, ptr %0, align 8, !alias.scope !143, !noalias !74
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i:
  %_0.sroa.0.0.i224.i.i = phi i64 [ 3, %bb5.i225.i.i ], [ 1, %bb43.i.i ]
  br i1 %_3.i.i.i220.i.i, label %bb5.i.i.outer67, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb54.i.i:
  %_57.sroa.6.8.extract.trunc.i.i = trunc i64 %_57.sroa.6.2.i.i to i32
  call void @llvm.experimental.noalias.scope.decl(metadata !146)
  %_5.i229.i.i = load i64, ptr %0, align 8, !alias.scope !146, !noalias !149, !noundef !2
  %_3.i.not.not.not.i230.not.i.i = icmp eq i64 %_5.i229.i.i, 0
  %_4.i.i231.i.i = add i64 %_5.i229.i.i, -1
  br i1 %_3.i.not.not.not.i230.not.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit238.i.i, label %bb5.i232.i.i

bb5.i232.i.i:
  store i64 %_4.i.i231.i.i, ptr %0, align 8, !alias.scope !146, !noalias !149
  %_11.i233.i.i = icmp ult i64 %_5.i229.i.i, 9
  br i1 %_11.i233.i.i, label %bb8.i235.i.i, label %panic.i234.i.i

bb8.i235.i.i:
  %31 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_4.i.i231.i.i
  %_9.i236.i.i = load i32, ptr %31, align 4, !alias.scope !146, !noalias !149, !noundef !2
  %_64.sroa.5.8.insert.ext.i.i = zext i32 %_9.i236.i.i to i64
  %_64.sroa.5.8.insert.mask.i.i = and i64 %_64.sroa.5.0.i.i.ph45, -4294967296
  %_64.sroa.5.8.insert.insert.i.i = or disjoint i64 %_64.sroa.5.8.insert.mask.i.i, %_64.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit238.i.i

panic.i234.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i231.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #13, !noalias !151
  unreachable

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit238.i.i:
  %_64.sroa.5.2.i.i = phi i64 [ %_64.sroa.5.8.insert.insert.i.i, %bb8.i235.i.i ], [ %_4.i.i231.i.i, %bb54.i.i ]
  %_64.sroa.0.0.i.i = phi i64 [ 3, %bb8.i235.i.i ], [ 0, %bb54.i.i ]
  br i1 %_3.i.not.not.not.i230.not.i.i, label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit245.i.i, label %bb3.i243.i.i

bb3.i243.i.i:
  %_63.sroa.6.8.insert.ext.i.i = and i64 %_64.sroa.5.2.i.i, 4294967295
  %_63.sroa.6.8.insert.mask.i.i = and i64 %_63.sroa.6.0.i.i.ph46, -4294967296
  %_63.sroa.6.8.insert.insert.i.i = or disjoint i64 %_63.sroa.6.8.insert.ext.i.i, %_63.sroa.6.8.insert.mask.i.i
  br label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit245.i.i

_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit245.i.i:
  %_63.sroa.6.2.i.i = phi i64 [ %_63.sroa.6.8.insert.insert.i.i, %bb3.i243.i.i ], [ %_64.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit238.i.i ]
  %_63.sroa.0.0.i.i = phi i64 [ 3, %bb3.i243.i.i ], [ %_64.sroa.0.0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit238.i.i ]
  %.not71.i.i = icmp eq i64 %_63.sroa.0.0.i.i, 3
  br i1 %.not71.i.i, label %bb58.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb58.i.i:
  %_63.sroa.6.8.extract.trunc.i.i = trunc i64 %_63.sroa.6.2.i.i to i32
  %32 = icmp eq i32 %_57.sroa.6.8.extract.trunc.i.i, 0
  br i1 %32, label %_RNvMs0_NtCs6wHCjA8NRxY_4core3numl11checked_div.exit.i.i, label %bb2.i246.i.i

bb2.i246.i.i:
  %33 = icmp eq i32 %_63.sroa.6.8.extract.trunc.i.i, -2147483648
  %34 = icmp eq i32 %_57.sroa.6.8.extract.trunc.i.i, -1
  %spec.select.i247.i.i = and i1 %34, %33
  br i1 %spec.select.i247.i.i, label %_RNvMs0_NtCs6wHCjA8NRxY_4core3numl11checked_div.exit.i.i, label %bb9.i.i.i

bb9.i.i.i:
  %_5.i248.i.i = sdiv i32 %_63.sroa.6.8.extract.trunc.i.i, %_57.sroa.6.8.extract.trunc.i.i
  %35 = zext i32 %_5.i248.i.i to i64
  br label %_RNvMs0_NtCs6wHCjA8NRxY_4core3numl11checked_div.exit.i.i

_RNvMs0_NtCs6wHCjA8NRxY_4core3numl11checked_div.exit.i.i:
  %_0.sroa.3.0.i249.i.i = phi i64 [ %35, %bb9.i.i.i ], [ 0, %bb2.i246.i.i ], [ 0, %bb58.i.i ]
  %_0.sroa.0.0.i250.i.i = phi i1 [ true, %bb9.i.i.i ], [ false, %bb2.i246.i.i ], [ false, %bb58.i.i ]
  %_73.sroa.5.8.insert.mask.i.i = and i64 %_73.sroa.5.0.i.i.ph43, -4294967296
  %_73.sroa.5.8.insert.insert.i.i = or disjoint i64 %_0.sroa.3.0.i249.i.i, %_73.sroa.5.8.insert.mask.i.i
  %_73.sroa.5.2.i.i = select i1 %_0.sroa.0.0.i250.i.i, i64 %_73.sroa.5.8.insert.insert.i.i, i64 %_9.sroa.0.1.i.i
  br i1 %_0.sroa.0.0.i250.i.i, label %bb3.i258.i.i, label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit260.i.i

bb3.i258.i.i:
  %_72.sroa.6.8.insert.ext.i.i = and i64 %_73.sroa.5.2.i.i, 4294967295
  %_72.sroa.6.8.insert.mask.i.i = and i64 %_72.sroa.6.0.i.i.ph44, -4294967296
  %_72.sroa.6.8.insert.insert.i.i = or disjoint i64 %_72.sroa.6.8.insert.ext.i.i, %_72.sroa.6.8.insert.mask.i.i
  br label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit260.i.i

_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit260.i.i:
  %_72.sroa.6.2.i.i = phi i64 [ %_72.sroa.6.8.insert.insert.i.i, %bb3.i258.i.i ], [ %_73.sroa.5.2.i.i, %_RNvMs0_NtCs6wHCjA8NRxY_4core3numl11checked_div.exit.i.i ]
  br i1 %_0.sroa.0.0.i250.i.i, label %bb64.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb64.i.i:
  %_8.i261.i.i = load i64, ptr %0, align 8, !alias.scope !152, !noalias !74, !noundef !2
  %_3.i.i.i262.i.i = icmp ult i64 %_8.i261.i.i, 8
  %_5.i.i.i263.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i261.i.i
  %36 = ptrtoint ptr %_5.i.i.i263.i.i to i64
  %spec.select.i264.i.i = select i1 %_3.i.i.i262.i.i, i64 %36, i64 undef
  br i1 %_3.i.i.i262.i.i, label %bb5.i267.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i

bb5.i267.i.i:
  %_72.sroa.6.8.extract.trunc.i.i = trunc i64 %_72.sroa.6.2.i.i to i32
  %37 = inttoptr i64 %spec.select.i264.i.i to ptr
  store i32 %_72.sroa.6.8.extract.trunc.i.i, ptr %37, align 4, !noalias !74
  %38 = load i64, ptr %0, align 8, !alias.scope !152, !noalias !74, !noundef !2
  %39 = add i64 %38, 1
  store i64 %39, ptr %0, align 8, !alias.scope !152, !noalias !74
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i:
  %_0.sroa.0.0.i266.i.i = phi i64 [ 3, %bb5.i267.i.i ], [ 1, %bb64.i.i ]
  br i1 %_3.i.i.i262.i.i, label %bb5.i.i.outer42, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb75.i.i:
  %_95.i.i = icmp ult i64 %spec.select353.i.i, 8
  br i1 %_95.i.i, label %bb78.i.i, label %panic.i.i

bb78.i.i:
  %_3.i.i.i272.i.i = icmp ult i64 %_85.i.i, 8
  %_5.i.i.i273.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_85.i.i
  %40 = ptrtoint ptr %_5.i.i.i273.i.i to i64
  %spec.select.i274.i.i = select i1 %_3.i.i.i272.i.i, i64 %40, i64 undef
  br i1 %_3.i.i.i272.i.i, label %bb5.i277.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i

bb5.i277.i.i:
  %41 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %spec.select353.i.i
  %_94.i.i = load i32, ptr %41, align 4, !noalias !74, !noundef !2
  %42 = inttoptr i64 %spec.select.i274.i.i to ptr
  store i32 %_94.i.i, ptr %42, align 4, !noalias !74
  %43 = load i64, ptr %0, align 8, !alias.scope !155, !noalias !74, !noundef !2
  %44 = add i64 %43, 1
  store i64 %44, ptr %0, align 8, !alias.scope !155, !noalias !74
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i:
  %_0.sroa.0.0.i276.i.i = phi i64 [ 3, %bb5.i277.i.i ], [ 1, %bb78.i.i ]
  br i1 %_3.i.i.i272.i.i, label %bb5.i.i.outer16, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

panic.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %spec.select353.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_755abcc6c22fcae747bf645d8a236dcb) #13, !noalias !74
  unreachable

bb86.i.i:
  %_98.sroa.6.8.extract.trunc.i.i = trunc i64 %_98.sroa.6.2.i.i to i32
  call void @llvm.experimental.noalias.scope.decl(metadata !158)
  %_5.i281.i.i = load i64, ptr %0, align 8, !alias.scope !158, !noalias !161, !noundef !2
  %_3.i.not.not.not.i282.not.i.i = icmp eq i64 %_5.i281.i.i, 0
  %_4.i.i283.i.i = add i64 %_5.i281.i.i, -1
  br i1 %_3.i.not.not.not.i282.not.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit291.i.i, label %bb5.i284.i.i

bb5.i284.i.i:
  store i64 %_4.i.i283.i.i, ptr %0, align 8, !alias.scope !158, !noalias !161
  %_11.i285.i.i = icmp ult i64 %_5.i281.i.i, 9
  br i1 %_11.i285.i.i, label %bb8.i287.i.i, label %panic.i286.i.i

bb8.i287.i.i:
  %45 = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_4.i.i283.i.i
  %_9.i288.i.i = load i32, ptr %45, align 4, !alias.scope !158, !noalias !161, !noundef !2
  %_105.sroa.5.8.insert.ext.i.i = zext i32 %_9.i288.i.i to i64
  %_105.sroa.5.8.insert.mask.i.i = and i64 %_105.sroa.5.0.i.i.ph, -4294967296
  %_105.sroa.5.8.insert.insert.i.i = or disjoint i64 %_105.sroa.5.8.insert.mask.i.i, %_105.sroa.5.8.insert.ext.i.i
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit291.i.i

panic.i286.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i283.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #13, !noalias !163
  unreachable

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit291.i.i:
  %_105.sroa.0.0.i.i = phi i64 [ 3, %bb8.i287.i.i ], [ 0, %bb86.i.i ]
  %_105.sroa.5.2.i.i = phi i64 [ %_105.sroa.5.8.insert.insert.i.i, %bb8.i287.i.i ], [ %_4.i.i283.i.i, %bb86.i.i ]
  br i1 %_3.i.not.not.not.i282.not.i.i, label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit298.i.i, label %bb3.i296.i.i

bb3.i296.i.i:
  %_104.sroa.6.8.insert.ext.i.i = and i64 %_105.sroa.5.2.i.i, 4294967295
  %_104.sroa.6.8.insert.mask.i.i = and i64 %_104.sroa.6.0.i.i.ph, -4294967296
  %_104.sroa.6.8.insert.insert.i.i = or disjoint i64 %_104.sroa.6.8.insert.ext.i.i, %_104.sroa.6.8.insert.mask.i.i
  br label %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit298.i.i

_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit298.i.i:
  %_104.sroa.0.0.i.i = phi i64 [ 3, %bb3.i296.i.i ], [ %_105.sroa.0.0.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit291.i.i ]
  %_104.sroa.6.2.i.i = phi i64 [ %_104.sroa.6.8.insert.insert.i.i, %bb3.i296.i.i ], [ %_105.sroa.5.2.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop.exit291.i.i ]
  %.not65.i.i = icmp eq i64 %_104.sroa.0.0.i.i, 3
  br i1 %.not65.i.i, label %bb90.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb90.i.i:
  %_104.sroa.6.8.extract.trunc.i.i = trunc i64 %_104.sroa.6.2.i.i to i32
  %_8.i299.i.i = load i64, ptr %0, align 8, !alias.scope !164, !noalias !74, !noundef !2
  %_3.i.i.i300.i.i = icmp ult i64 %_8.i299.i.i, 8
  %_5.i.i.i301.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i299.i.i
  %46 = ptrtoint ptr %_5.i.i.i301.i.i to i64
  %spec.select.i302.i.i = select i1 %_3.i.i.i300.i.i, i64 %46, i64 undef
  br i1 %_3.i.i.i300.i.i, label %bb5.i305.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit306.i.i

bb5.i305.i.i:
  %47 = inttoptr i64 %spec.select.i302.i.i to ptr
  store i32 %_98.sroa.6.8.extract.trunc.i.i, ptr %47, align 4, !noalias !74
  %48 = load i64, ptr %0, align 8, !alias.scope !164, !noalias !74, !noundef !2
  %49 = add i64 %48, 1
  store i64 %49, ptr %0, align 8, !alias.scope !164, !noalias !74
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit306.i.i

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit306.i.i:
  %_0.sroa.0.0.i304.i.i = phi i64 [ 3, %bb5.i305.i.i ], [ 1, %bb90.i.i ]
  br i1 %_3.i.i.i300.i.i, label %bb95.i.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb95.i.i:
  %_8.i309.i.i = load i64, ptr %0, align 8, !alias.scope !167, !noalias !74, !noundef !2
  %_3.i.i.i310.i.i = icmp ult i64 %_8.i309.i.i, 8
  %_5.i.i.i311.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i309.i.i
  %50 = ptrtoint ptr %_5.i.i.i311.i.i to i64
  %spec.select.i312.i.i = select i1 %_3.i.i.i310.i.i, i64 %50, i64 undef
  br i1 %_3.i.i.i310.i.i, label %bb5.i315.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i

bb5.i315.i.i:
  %51 = inttoptr i64 %spec.select.i312.i.i to ptr
  store i32 %_104.sroa.6.8.extract.trunc.i.i, ptr %51, align 4, !noalias !74
  %52 = load i64, ptr %0, align 8, !alias.scope !167, !noalias !74, !noundef !2
  %53 = add i64 %52, 1
  store i64 %53, ptr %0, align 8, !alias.scope !167, !noalias !74
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i:
  %_0.sroa.0.0.i314.i.i = phi i64 [ 3, %bb5.i315.i.i ], [ 1, %bb95.i.i ]
  br i1 %_3.i.i.i310.i.i, label %bb5.i.i.outer, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

bb105.i.i:
  %_8.i319.i.i = load i64, ptr %0, align 8, !alias.scope !170, !noalias !74, !noundef !2
  %_3.i.i.i320.i.i = icmp ult i64 %_8.i319.i.i, 8
  %_5.i.i.i321.i.i = getelementptr inbounds nuw i32, ptr %stack.i.i, i64 %_8.i319.i.i
  %54 = ptrtoint ptr %_5.i.i.i321.i.i to i64
  %spec.select.i322.i.i = select i1 %_3.i.i.i320.i.i, i64 %54, i64 undef
  br i1 %_3.i.i.i320.i.i, label %bb5.i325.i.i, label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i

bb5.i325.i.i:
  %_132371.i.i = and i64 %_122.sroa.6.2.i.i, 1
  %.not62.i.i = icmp eq i64 %_132371.i.i, 0
  %spec.select.i.i = select i1 %.not62.i.i, i16 %op.sroa.7.4.extract.trunc.i.i, i16 %_9.sroa.9.1.off8.i.i
  %_0.i82.i.i = sext i16 %spec.select.i.i to i32
  %55 = inttoptr i64 %spec.select.i322.i.i to ptr
  store i32 %_0.i82.i.i, ptr %55, align 4, !noalias !74
  %56 = load i64, ptr %0, align 8, !alias.scope !170, !noalias !74, !noundef !2
  %57 = add i64 %56, 1
  store i64 %57, ptr %0, align 8, !alias.scope !170, !noalias !74
  br label %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i

_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i:
  %_0.sroa.0.0.i324.i.i = phi i64 [ 3, %bb5.i325.i.i ], [ 1, %bb105.i.i ]
  br i1 %_3.i.i.i320.i.i, label %bb5.i.i.outer101, label %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i

_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i:
  %_2.sroa.24.2.i = phi i64 [ %_4.i.i.i.i, %bb9.i.i ], [ %_2.sroa.24.8.insert.ext.i, %bb8.i.i.i ], [ %spec.select353.i.i, %bb12.i.i ], [ %_57.sroa.6.2.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit131.i.i ], [ %_45.sroa.6.2.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit218.i.i ], [ %_27.sroa.6.2.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit191.i.i ], [ %spec.select.i322.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i ], [ %spec.select.i.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_122.sroa.6.2.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit174.i.i ], [ %spec.select.i195.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ], [ %_21.sroa.6.2.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit.i.i ], [ %spec.select.i222.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ], [ %_39.sroa.6.2.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit114.i.i ], [ %_72.sroa.6.2.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit260.i.i ], [ %spec.select.i264.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ], [ %_63.sroa.6.2.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit245.i.i ], [ %spec.select.i274.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ], [ %_98.sroa.6.2.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit157.i.i ], [ %spec.select.i312.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ %spec.select.i302.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit306.i.i ], [ %_104.sroa.6.2.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit298.i.i ]
  %_2.sroa.0.2.i = phi i64 [ 0, %bb9.i.i ], [ 3, %bb8.i.i.i ], [ 0, %bb12.i.i ], [ %_57.sroa.0.0.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit131.i.i ], [ %_45.sroa.0.0.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit218.i.i ], [ %_27.sroa.0.0.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit191.i.i ], [ %_0.sroa.0.0.i324.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit326.i.i ], [ %_0.sroa.0.0.i.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit.i.i ], [ %_122.sroa.0.0.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit174.i.i ], [ %_0.sroa.0.0.i197.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit199.i.i ], [ %_21.sroa.0.0.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit.i.i ], [ %_0.sroa.0.0.i224.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit226.i.i ], [ %_39.sroa.0.0.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit114.i.i ], [ 2, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit260.i.i ], [ %_0.sroa.0.0.i266.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit268.i.i ], [ %_63.sroa.0.0.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit245.i.i ], [ %_0.sroa.0.0.i276.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit278.i.i ], [ %_98.sroa.0.0.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit157.i.i ], [ %_0.sroa.0.0.i314.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit316.i.i ], [ %_0.sroa.0.0.i304.i.i, %_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push.exit306.i.i ], [ %_104.sroa.0.0.i.i, %_RNvXsp_NtCs6wHCjA8NRxY_4core6resultINtB5_6ResultlNtNtCsNk7MfA4dMU_7kernels4work4StopENtNtNtB7_3ops9try_trait3Try6branchBP_.exit298.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %stack.i.i), !noalias !74
  switch i64 %_2.sroa.0.2.i, label %default.unreachable [
    i64 3, label %bb7.i
    i64 0, label %_RNvNtCsNk7MfA4dMU_7kernels4work7machine.exit
    i64 1, label %bb5.i
    i64 2, label %bb4.i
  ]

bb7.i:
  %sext.i = shl i64 %_2.sroa.24.2.i, 32
  %_0.i.i3 = ashr exact i64 %sext.i, 32
  br label %_RNvNtCsNk7MfA4dMU_7kernels4work7machine.exit

default.unreachable:
  unreachable

bb5.i:
  br label %_RNvNtCsNk7MfA4dMU_7kernels4work7machine.exit

bb4.i:
  %58 = or i64 %_2.sroa.24.2.i, 1099511627776
  br label %_RNvNtCsNk7MfA4dMU_7kernels4work7machine.exit

_RNvNtCsNk7MfA4dMU_7kernels4work7machine.exit:
  %_0.sroa.0.0.i = phi i64 [ %_0.i.i3, %bb7.i ], [ 9223372036854775807, %bb5.i ], [ %58, %bb4.i ], [ -9223372036854775808, %_RNvNtCsNk7MfA4dMU_7kernels4work3run.exit.i ]
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i2
  store i64 %_0.sroa.0.0.i, ptr %_0.i, align 8
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_75" }
attributes #6 = { nounwind "target-cpu"="sm_75" }
attributes #7 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_75" }
attributes #8 = { noinline nounwind "target-cpu"="sm_75" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { cold noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind "target-cpu"="sm_75" }
attributes #13 = { noinline noreturn nounwind }
attributes #14 = { noinline nounwind }
attributes #15 = { inlinehint nounwind }
attributes #16 = { noreturn nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_RNvMsk_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impj4__fmt: %buf.0"}
!5 = distinct !{!5, !"_RNvMsk_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impj4__fmt"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_RNvMsk_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impj10__fmt_inner: %buf.0"}
!8 = distinct !{!8, !"_RNvMsk_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impj10__fmt_inner"}
!9 = !{!7, !4}
!10 = !{!11, !7, !4}
!11 = distinct !{!11, !12, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!12 = distinct !{!12, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!13 = !{!14, !7, !4}
!14 = distinct !{!14, !15, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!15 = distinct !{!15, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!16 = !{!17, !7, !4}
!17 = distinct !{!17, !18, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!18 = distinct !{!18, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!19 = !{!20, !7, !4}
!20 = distinct !{!20, !21, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!21 = distinct !{!21, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!22 = !{!23, !7, !4}
!23 = distinct !{!23, !24, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!24 = distinct !{!24, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!25 = !{!26, !7, !4}
!26 = distinct !{!26, !27, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!27 = distinct !{!27, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!28 = !{!29, !7, !4}
!29 = distinct !{!29, !30, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!30 = distinct !{!30, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!31 = !{!32}
!32 = distinct !{!32, !33, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral: %self"}
!33 = distinct !{!33, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral"}
!34 = !{!35, !32}
!35 = distinct !{!35, !36, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9sign_plus: %self"}
!36 = distinct !{!36, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9sign_plus"}
!37 = !{!38, !39}
!38 = distinct !{!38, !33, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral: %prefix.0"}
!39 = distinct !{!39, !33, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral: %buf.0"}
!40 = !{!39}
!41 = !{!42}
!42 = distinct !{!42, !43, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding: %self"}
!43 = distinct !{!43, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding"}
!44 = !{!42, !32}
!45 = !{i64 8}
!46 = !{!42, !32, !39}
!47 = !{!48, !32}
!48 = distinct !{!48, !49, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions4fill: %self"}
!49 = distinct !{!49, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions4fill"}
!50 = !{!51, !32}
!51 = distinct !{!51, !52, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions5align: %self"}
!52 = distinct !{!52, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions5align"}
!53 = !{!32, !39}
!54 = !{!55, !32}
!55 = distinct !{!55, !56, !"_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write: %f"}
!56 = distinct !{!56, !"_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write"}
!57 = !{!58}
!58 = distinct !{!58, !59, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding: %self"}
!59 = distinct !{!59, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding"}
!60 = !{!58, !32}
!61 = !{!58, !32, !39}
!62 = !{!63}
!63 = distinct !{!63, !64, !"_RNvMNtNtCs6wHCjA8NRxY_4core5panic10panic_infoNtB2_9PanicInfo3new: %_0"}
!64 = distinct !{!64, !"_RNvMNtNtCs6wHCjA8NRxY_4core5panic10panic_infoNtB2_9PanicInfo3new"}
!65 = !{!66, !67}
!66 = distinct !{!66, !64, !"_RNvMNtNtCs6wHCjA8NRxY_4core5panic10panic_infoNtB2_9PanicInfo3new: %message"}
!67 = distinct !{!67, !64, !"_RNvMNtNtCs6wHCjA8NRxY_4core5panic10panic_infoNtB2_9PanicInfo3new: %location"}
!68 = !{!69}
!69 = distinct !{!69, !70, !"_RNvNtCsNk7MfA4dMU_7kernels4work7machine: %program.0"}
!70 = distinct !{!70, !"_RNvNtCsNk7MfA4dMU_7kernels4work7machine"}
!71 = !{!72}
!72 = distinct !{!72, !73, !"_RNvNtCsNk7MfA4dMU_7kernels4work3run: %program.0"}
!73 = distinct !{!73, !"_RNvNtCsNk7MfA4dMU_7kernels4work3run"}
!74 = !{!75, !72, !69}
!75 = distinct !{!75, !73, !"_RNvNtCsNk7MfA4dMU_7kernels4work3run: %_0"}
!76 = !{!77, !79, !81, !72, !69}
!77 = distinct !{!77, !78, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work3run0B5_: %_2"}
!78 = distinct !{!78, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work3run0B5_"}
!79 = distinct !{!79, !80, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_: argument 0"}
!80 = distinct !{!80, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNCNvNtCsNk7MfA4dMU_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_"}
!81 = distinct !{!81, !82, !"_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionRmE3mapNtNtCsNk7MfA4dMU_7kernels4work2OpQNCNvBR_3run0EBT_: argument 0"}
!82 = distinct !{!82, !"_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionRmE3mapNtNtCsNk7MfA4dMU_7kernels4work2OpQNCNvBR_3run0EBT_"}
!83 = !{!84, !86, !88, !75}
!84 = distinct !{!84, !85, !"_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_: %self"}
!85 = distinct !{!85, !"_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_"}
!86 = distinct !{!86, !87, !"_RNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtB6_3map3MapINtNtNtBa_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0EENtNtNtB8_6traits8iterator8Iterator4nextB1V_: %_0"}
!87 = distinct !{!87, !"_RNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtB6_3map3MapINtNtNtBa_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0EENtNtNtB8_6traits8iterator8Iterator4nextB1V_"}
!88 = distinct !{!88, !87, !"_RNvXs_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtB6_3map3MapINtNtNtBa_5slice4iter4ItermENCNvNtCsNk7MfA4dMU_7kernels4work3run0EENtNtNtB8_6traits8iterator8Iterator4nextB1V_: %self"}
!89 = !{!90}
!90 = distinct !{!90, !91, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %self"}
!91 = distinct !{!91, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop"}
!92 = !{!93, !75, !72, !69}
!93 = distinct !{!93, !91, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %_0"}
!94 = !{!93, !90, !75, !72, !69}
!95 = !{!96}
!96 = distinct !{!96, !97, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push: %self"}
!97 = distinct !{!97, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push"}
!98 = !{!99}
!99 = distinct !{!99, !100, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %self"}
!100 = distinct !{!100, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop"}
!101 = !{!102, !75, !72, !69}
!102 = distinct !{!102, !100, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %_0"}
!103 = !{!102, !99, !75, !72, !69}
!104 = !{!105}
!105 = distinct !{!105, !106, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %self"}
!106 = distinct !{!106, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop"}
!107 = !{!108, !75, !72, !69}
!108 = distinct !{!108, !106, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %_0"}
!109 = !{!108, !105, !75, !72, !69}
!110 = !{!111}
!111 = distinct !{!111, !112, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %self"}
!112 = distinct !{!112, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop"}
!113 = !{!114, !75, !72, !69}
!114 = distinct !{!114, !112, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %_0"}
!115 = !{!114, !111, !75, !72, !69}
!116 = !{!117}
!117 = distinct !{!117, !118, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %self"}
!118 = distinct !{!118, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop"}
!119 = !{!120, !75, !72, !69}
!120 = distinct !{!120, !118, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %_0"}
!121 = !{!120, !117, !75, !72, !69}
!122 = !{!123}
!123 = distinct !{!123, !124, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %self"}
!124 = distinct !{!124, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop"}
!125 = !{!126, !75, !72, !69}
!126 = distinct !{!126, !124, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %_0"}
!127 = !{!126, !123, !75, !72, !69}
!128 = !{!129}
!129 = distinct !{!129, !130, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %self"}
!130 = distinct !{!130, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop"}
!131 = !{!132, !75, !72, !69}
!132 = distinct !{!132, !130, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %_0"}
!133 = !{!132, !129, !75, !72, !69}
!134 = !{!135}
!135 = distinct !{!135, !136, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push: %self"}
!136 = distinct !{!136, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push"}
!137 = !{!138}
!138 = distinct !{!138, !139, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %self"}
!139 = distinct !{!139, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop"}
!140 = !{!141, !75, !72, !69}
!141 = distinct !{!141, !139, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %_0"}
!142 = !{!141, !138, !75, !72, !69}
!143 = !{!144}
!144 = distinct !{!144, !145, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push: %self"}
!145 = distinct !{!145, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push"}
!146 = !{!147}
!147 = distinct !{!147, !148, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %self"}
!148 = distinct !{!148, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop"}
!149 = !{!150, !75, !72, !69}
!150 = distinct !{!150, !148, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %_0"}
!151 = !{!150, !147, !75, !72, !69}
!152 = !{!153}
!153 = distinct !{!153, !154, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push: %self"}
!154 = distinct !{!154, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push"}
!155 = !{!156}
!156 = distinct !{!156, !157, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push: %self"}
!157 = distinct !{!157, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push"}
!158 = !{!159}
!159 = distinct !{!159, !160, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %self"}
!160 = distinct !{!160, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop"}
!161 = !{!162, !75, !72, !69}
!162 = distinct !{!162, !160, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack3pop: %_0"}
!163 = !{!162, !159, !75, !72, !69}
!164 = !{!165}
!165 = distinct !{!165, !166, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push: %self"}
!166 = distinct !{!166, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push"}
!167 = !{!168}
!168 = distinct !{!168, !169, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push: %self"}
!169 = distinct !{!169, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push"}
!170 = !{!171}
!171 = distinct !{!171, !172, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push: %self"}
!172 = distinct !{!172, !"_RNvMs0_NtCsNk7MfA4dMU_7kernels4workNtB5_5Stack4push"}
