target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"fmt::rt::Argument<'_>" = type { %"fmt::rt::ArgumentType<'_>" }
%"fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }

@alloc_0c812808379efded5a4fb82d2790b556 = private unnamed_addr constant [2 x i8] c"\C0\00", align 1
@alloc_f7ac0c356c6ac6fcd03badb685e09ca2 = private unnamed_addr constant [2 x i8] c",\0A", align 1
@alloc_1ff25e6ad58d770003043bae3c4113bf = private unnamed_addr constant [1 x i8] c"(", align 1
@alloc_8159f4b9039299ef4f45ddaf1f2d3679 = private unnamed_addr constant [2 x i8] c"(\0A", align 1
@alloc_9e3f62b0e6490cc45676dc85f910c2d0 = private unnamed_addr constant [1 x i8] c")", align 1
@alloc_41a776d8d06dc2b9b0480e88fa257ffe = private unnamed_addr constant [1 x i8] c",", align 1
@vtable.5 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str, ptr @_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write10write_char, ptr @_RNvYNtNtNtCs6wHCjA8NRxY_4core3fmt8builders10PadAdapterNtB6_5Write9write_fmtB8_ }>, align 8
@alloc_fe7982d43e652b3fb39b1ffe8b374b41 = private unnamed_addr constant [32 x i8] c"library/core/src/str/pattern.rs\00", align 1
@alloc_850f178d3cd0d4307d8d45b841b2c2ad = private unnamed_addr constant [6 x i8] c"\C0\02: \C0\00", align 1
@alloc_a434a7e153ac922489f2ed192aeda5a5 = private unnamed_addr constant [55 x i8] c" index out of bounds: the len is \C0\12 but the index is \C0\00", align 1
@alloc_7ef6fe6e5749e409bd35c794f395407d = private unnamed_addr constant [200 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899", align 1
@alloc_5bd1ef6667dbdbecff436d9509a4d052 = private unnamed_addr constant [25 x i8] c"attempt to divide by zero", align 1
@alloc_53373e7bf1672ead70cfd13856444d77 = private unnamed_addr constant [31 x i8] c"attempt to divide with overflow", align 1
@alloc_9fe2a66cc3026f503dfb4e2696ddcf9c = private unnamed_addr constant [57 x i8] c"\12range start index \C0\22 out of range for slice of length \C0\00", align 1
@alloc_bfe1e99c4b1e5a3c7be66967fd889b22 = private unnamed_addr constant [40 x i8] c"\16slice index starts at \C0\0D but ends at \C0\00", align 1
@alloc_f60af4dda577965ed7990eef71c78b71 = private unnamed_addr constant [55 x i8] c"\10range end index \C0\22 out of range for slice of length \C0\00", align 1
@alloc_7926774156b504d85a3c261767c6333c = private unnamed_addr constant [4 x i8] c"    ", align 1
@alloc_ede2dfd327aedc00d0d7af454eed2b8c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fe7982d43e652b3fb39b1ffe8b374b41, [16 x i8] c"\1F\00\00\00\00\00\00\00\CD\01\00\007\00\00\00" }>, align 8
@alloc_ae6dc619079e3c3b08144a35532ecff7 = private unnamed_addr constant [2 x i8] c"()", align 1
@alloc_385dd7a6b9331b6155a35643471de229 = private unnamed_addr constant [12 x i8] c"src/work.rs\00", align 1
@alloc_8783e178cdc7397ecceb753bf451501f = private unnamed_addr constant [5 x i8] c"a sum", align 1
@alloc_8c62d5b2d1fdb2a712f6b3eae06eab06 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00+\01\00\00L\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @_RNvXs5_NtNtCs6wHCjA8NRxY_4core3num5errorNtB5_15TryFromIntErrorNtNtB9_3fmt5Debug3fmt3 }>, align 8
@alloc_56a21dbfb5050dd8d91ff9233ef69798 = private unnamed_addr constant [8 x i8] c"an index", align 1
@alloc_0faa65249fb862f14550cc03cf688ab9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00)\01\00\00!\00\00\00" }>, align 8
@alloc_21b406a1aa74b17dfb7b194455d0cb82 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00*\01\00\00\11\00\00\00" }>, align 8
@alloc_c841d30f58a43f3a61f9771cf698c129 = private unnamed_addr constant [29 x i8] c"\1Aa sum that is not wanted: \C0\00", align 1
@alloc_094823216773edc7bf0c3ea71bea4568 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00,\01\00\00\05\00\00\00" }>, align 8
@alloc_58ceb727e73ba1af781abcfcf674157d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00-\01\00\00\05\00\00\00" }>, align 8
@vtable.45 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCs6wHCjA8NRxY_4core3fmtRuNtB6_5Debug3fmtB8_ }>, align 8
@alloc_5cb263f26a5d50117adfcc5c7225745e4 = private unnamed_addr constant [15 x i8] c"TryFromIntError", align 1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare i32 @llvm.abs.i32(i32, i1 immarg) #1

declare void @llvm.assume(i1 noundef) #2

declare void @llvm.trap() #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

declare i64 @llvm.umin.i64(i64, i64) #5

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

define internal noundef i32 @memcmp(ptr noundef %s1, ptr noundef %s2, i64 noundef %n) local_unnamed_addr #6 {
start:
  %_5.i2.not.i = icmp eq i64 %n, 0
  br i1 %_5.i2.not.i, label %_RNvNtCs4ovZbWDKlCs_17compiler_builtins3mem6memcmp.exit, label %bb2.i.i

bb1.i.i:
  %0 = add nuw i64 %i.sroa.0.0.i3.i, 1
  %exitcond.not.i = icmp eq i64 %0, %n
  br i1 %exitcond.not.i, label %_RNvNtCs4ovZbWDKlCs_17compiler_builtins3mem6memcmp.exit, label %bb2.i.i

bb2.i.i:
  %i.sroa.0.0.i3.i = phi i64 [ %0, %bb1.i.i ], [ 0, %start ]
  %1 = getelementptr i8, ptr %s1, i64 %i.sroa.0.0.i3.i
  %a.i.i = load i8, ptr %1, align 1, !noundef !2
  %2 = getelementptr i8, ptr %s2, i64 %i.sroa.0.0.i3.i
  %b.i.i = load i8, ptr %2, align 1, !noundef !2
  %_13.not.i.i = icmp eq i8 %a.i.i, %b.i.i
  br i1 %_13.not.i.i, label %bb1.i.i, label %bb5.i.i

bb5.i.i:
  %_0.i1.i = zext i8 %a.i.i to i32
  %_0.i.i = zext i8 %b.i.i to i32
  %3 = sub nsw i32 %_0.i1.i, %_0.i.i
  br label %_RNvNtCs4ovZbWDKlCs_17compiler_builtins3mem6memcmp.exit

_RNvNtCs4ovZbWDKlCs_17compiler_builtins3mem6memcmp.exit:
  %_0.sroa.0.0.i.i = phi i32 [ %3, %bb5.i.i ], [ 0, %start ], [ 0, %bb1.i.i ]
  ret i32 %_0.sroa.0.0.i.i
}

define internal void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #7 {
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
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_a434a7e153ac922489f2ed192aeda5a5, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #15
  unreachable
}

define internal noundef zeroext i1 @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #8 {
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
  %_19.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #16, !noalias !40
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
  %_19.i.i = tail call noundef zeroext i1 %47(ptr noundef nonnull %_23.0.i.i, i32 noundef %_2.i3.i.i) #17, !noalias !46
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
  %_28.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #16, !noalias !40
  br i1 %_28.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb30.i

bb51.i:
  %_49.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #16, !noalias !40
  br i1 %_49.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb56.i

bb56.i:
  %50 = getelementptr inbounds nuw i8, ptr %_23.1.i.i, i64 24
  %51 = load ptr, ptr %50, align 8, !invariant.load !2, !noalias !53, !nonnull !2
  %_52.i = call noundef zeroext i1 %51(ptr noundef nonnull %_23.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #17, !noalias !31
  br i1 %_52.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb2.i.i

bb2.i.i:
  %iter.sroa.0.0.i32.i = phi i16 [ %spec.select.i35.i, %bb5.i34.i ], [ 0, %bb56.i ]
  %exitcond.not.i33.i = icmp eq i16 %iter.sroa.0.0.i32.i, %.3.i.i
  br i1 %exitcond.not.i33.i, label %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb5.i34.i

bb5.i34.i:
  %spec.select.i35.i = add i16 %iter.sroa.0.0.i32.i, 1
  %52 = load ptr, ptr %46, align 8, !invariant.load !2, !noalias !54, !nonnull !2
  %_11.i.i2 = call noundef zeroext i1 %52(ptr noundef nonnull %_23.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i.i) #17, !noalias !54
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
  %_19.i54.i = tail call noundef zeroext i1 %55(ptr noundef nonnull %_23.0.i47.i, i32 noundef 48) #17, !noalias !61
  br i1 %_19.i54.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb10.i49.i

bb35.i:
  %56 = getelementptr inbounds nuw i8, ptr %_23.1.i48.i, i64 24
  %57 = load ptr, ptr %56, align 8, !invariant.load !2, !noalias !53, !nonnull !2
  %_37.i = call noundef zeroext i1 %57(ptr noundef nonnull %_23.0.i47.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #17, !noalias !31
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
  %61 = call noundef zeroext i1 %60(ptr noundef nonnull %_54.0.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #17, !noalias !31
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit

_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit:
  %_0.sroa.0.0.shrunk.i = phi i1 [ true, %bb16.i ], [ %61, %bb20.i ], [ true, %bb56.i ], [ true, %bb25.i ], [ true, %bb51.i ], [ true, %bb35.i ], [ false, %bb45.i ], [ %_0.i.i.i.i37.i, %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i ], [ true, %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i ], [ true, %bb12.i52.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0.sroa.0.0.shrunk.i
}

define internal void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #9 {
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
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %pi) #18
  unreachable
}

define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %f, i32 noundef range(i32 43, 1114113) %0, ptr noalias noundef readonly captures(address, read_provenance) %1, i64 %2) unnamed_addr #10 {
start:
  %.not = icmp eq i32 %0, 1114112
  br i1 %.not, label %bb8, label %bb1

bb1:
  %_11.0 = load ptr, ptr %f, align 8, !nonnull !2, !noundef !2
  %3 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_11.1 = load ptr, ptr %3, align 8, !nonnull !2, !align !45, !noundef !2
  %4 = getelementptr inbounds nuw i8, ptr %_11.1, i64 32
  %5 = load ptr, ptr %4, align 8, !invariant.load !2, !nonnull !2
  %_7 = tail call noundef zeroext i1 %5(ptr noundef nonnull %_11.0, i32 noundef %0) #17
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
  %9 = tail call noundef zeroext i1 %8(ptr noundef nonnull %_12.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %1, i64 noundef %2) #17
  br label %bb11
}

define internal void @_RNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fail(i64 noundef %start1, i64 noundef %end, i64 noundef %len, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 {
start:
  %_4 = icmp ugt i64 %start1, %len
  br i1 %_4, label %bb1, label %bb2

bb2:
  %_6 = icmp ugt i64 %end, %len
  br i1 %_6, label %bb3, label %bb4

bb1:
  tail call fastcc void @_RNvNvNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fail8do_panic7runtime(i64 noundef %start1, i64 noundef %len, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #19
  unreachable

bb4:
  %_8 = icmp ugt i64 %start1, %end
  br i1 %_8, label %bb5, label %bb6

bb3:
  tail call fastcc void @_RNvNvNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fails_8do_panic7runtime(i64 noundef %end, i64 noundef %len, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #19
  unreachable

bb6:
  tail call fastcc void @_RNvNvNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fails1_8do_panic7runtime(i64 noundef %end, i64 noundef %len, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #19
  unreachable

bb5:
  tail call fastcc void @_RNvNvNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fails0_8do_panic7runtime(i64 noundef %start1, i64 noundef %end, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #19
  unreachable
}

define internal fastcc void @_RNvNvNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fail8do_panic7runtime(i64 noundef %0, i64 noundef %1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #11 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %start1 = alloca [8 x i8], align 8
  store i64 %0, ptr %start1, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %start1, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %len, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_9fe2a66cc3026f503dfb4e2696ddcf9c, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #15
  unreachable
}

define internal fastcc void @_RNvNvNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fails_8do_panic7runtime(i64 noundef %0, i64 noundef %1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #11 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  store i64 %0, ptr %end, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %end, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %len, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_f60af4dda577965ed7990eef71c78b71, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #15
  unreachable
}

define internal fastcc void @_RNvNvNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fails1_8do_panic7runtime(i64 noundef %0, i64 noundef %1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #11 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  store i64 %0, ptr %end, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %end, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %len, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_f60af4dda577965ed7990eef71c78b71, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #15
  unreachable
}

define internal fastcc void @_RNvNvNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fails0_8do_panic7runtime(i64 noundef %0, i64 noundef %1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #11 {
start:
  %args = alloca [32 x i8], align 8
  %end = alloca [8 x i8], align 8
  %start1 = alloca [8 x i8], align 8
  store i64 %0, ptr %start1, align 8
  store i64 %1, ptr %end, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %start1, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %end, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_bfe1e99c4b1e5a3c7be66967fd889b22, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #15
  unreachable
}

define internal noundef zeroext i1 @_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %s.0, i64 noundef %s.1) unnamed_addr #12 {
start:
  %_7.i.i = alloca [4 x i8], align 4
  %iter = alloca [72 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %iter)
  store i64 0, ptr %iter, align 8
  %_3.sroa.5.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 8
  store i64 %s.1, ptr %_3.sroa.5.0.iter.sroa_idx, align 8
  %_3.sroa.6.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 16
  store ptr %s.0, ptr %_3.sroa.6.0.iter.sroa_idx, align 8
  %_3.sroa.7.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 24
  store i64 %s.1, ptr %_3.sroa.7.0.iter.sroa_idx, align 8
  %_3.sroa.8.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 32
  store i64 0, ptr %_3.sroa.8.0.iter.sroa_idx, align 8
  %_3.sroa.9.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 40
  store i64 %s.1, ptr %_3.sroa.9.0.iter.sroa_idx, align 8
  %_3.sroa.10.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 48
  store i32 10, ptr %_3.sroa.10.0.iter.sroa_idx, align 8
  %_3.sroa.11.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 52
  store i32 10, ptr %_3.sroa.11.0.iter.sroa_idx, align 4
  %_3.sroa.12.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 56
  store i8 1, ptr %_3.sroa.12.0.iter.sroa_idx, align 8
  %_3.sroa.14.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 64
  store i8 0, ptr %_3.sroa.14.0.iter.sroa_idx, align 8
  %_3.sroa.15.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 65
  store i8 0, ptr %_3.sroa.15.0.iter.sroa_idx, align 1
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_18 = load ptr, ptr %0, align 8, !nonnull !2
  %_19.0 = load ptr, ptr %self, align 8, !nonnull !2
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_19.1 = load ptr, ptr %1, align 8, !nonnull !2, !align !45
  %2 = getelementptr inbounds nuw i8, ptr %_19.1, i64 24
  %3 = getelementptr inbounds nuw i8, ptr %_19.1, i64 24
  br label %bb3

bb3:
  %4 = load i8, ptr %_3.sroa.15.0.iter.sroa_idx, align 1, !range !68, !alias.scope !69, !noundef !2
  %_2.i.i = trunc nuw i8 %4 to i1
  br i1 %_2.i.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit, label %bb2.i.i

bb2.i.i:
  %_0.0.i.i.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx, align 8, !alias.scope !74, !nonnull !2, !noundef !2
  %_0.1.i.i.i = load i64, ptr %_3.sroa.7.0.iter.sroa_idx, align 8, !alias.scope !74, !noundef !2
  %_637.i.i.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx, align 8, !alias.scope !77, !noalias !80, !noundef !2
  %_738.i.i.i = load i64, ptr %_3.sroa.9.0.iter.sroa_idx, align 8, !alias.scope !77, !noalias !80, !noundef !2
  %_3.i.not.i.i39.i.i.i = icmp ult i64 %_738.i.i.i, %_637.i.i.i
  %_8.not.i.i41.i.i.i = icmp ugt i64 %_738.i.i.i, %_0.1.i.i.i
  %or.cond.i.i42.i.i.i = or i1 %_3.i.not.i.i39.i.i.i, %_8.not.i.i41.i.i.i
  br i1 %or.cond.i.i42.i.i.i, label %bb6.i.i, label %bb6.lr.ph.i.i.i

bb6.lr.ph.i.i.i:
  %_4.i.i.i40.i.i.i = sub nuw i64 %_738.i.i.i, %_637.i.i.i
  %ptr.i.i.i43.i.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i, i64 %_637.i.i.i
  br label %bb6.i.i.i

bb6.i.i.i:
  %.2.i52.i.i.i = phi i64 [ %_4.i.i.i40.i.i.i, %bb6.lr.ph.i.i.i ], [ %.2.i.i.i.i, %bb26.i.i.i ]
  %spec.select2.i.i51.i.i.i = phi ptr [ %ptr.i.i.i43.i.i.i, %bb6.lr.ph.i.i.i ], [ %spec.select2.i.i.i.i.i, %bb26.i.i.i ]
  %ptr.i.i.i50.i.i.i = phi ptr [ %ptr.i.i.i43.i.i.i, %bb6.lr.ph.i.i.i ], [ %ptr.i.i.i.i.i.i, %bb26.i.i.i ]
  %_749.i.i.i = phi i64 [ %_738.i.i.i, %bb6.lr.ph.i.i.i ], [ %_7.i.i.i, %bb26.i.i.i ]
  %_648.i.i.i = phi i64 [ %_637.i.i.i, %bb6.lr.ph.i.i.i ], [ %_6.i.i.i, %bb26.i.i.i ]
  %_47.147.i.i.i = phi i64 [ %_0.1.i.i.i, %bb6.lr.ph.i.i.i ], [ %_47.1.i.i.i, %bb26.i.i.i ]
  %_47.046.i.i.i = phi ptr [ %_0.0.i.i.i, %bb6.lr.ph.i.i.i ], [ %_47.0.i.i.i, %bb26.i.i.i ]
  %_2.i.i.i.i = load i8, ptr %_3.sroa.12.0.iter.sroa_idx, align 8, !alias.scope !82, !noalias !80, !noundef !2
  %_0.i.i.i.i.i.i = zext i8 %_2.i.i.i.i to i64
  %_14.i.i.i = add nsw i64 %_0.i.i.i.i.i.i, -1
  %_6.i.i.i.i.i = icmp ult i64 %_14.i.i.i, 4
  call void @llvm.assume(i1 %_6.i.i.i.i.i)
  %_0.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.sroa.10.0.iter.sroa_idx, i64 %_14.i.i.i
  %last_byte.i.i.i = load i8, ptr %_0.i.i.i.i.i, align 1, !alias.scope !77, !noalias !80, !noundef !2
  %_3.i.i.i.i = icmp samesign ult i64 %.2.i52.i.i.i, 16
  br i1 %_3.i.i.i.i, label %bb1.i.i.i.i, label %bb3.i.i.i.i

bb3.i.i.i.i:
  %_0.i.i.i.i.i.i.i.i.i = ptrtoint ptr %spec.select2.i.i51.i.i.i to i64
  %_9.i.i.i.i.i.i.i.i = add i64 %_0.i.i.i.i.i.i.i.i.i, 7
  %aligned_address.i.i.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i.i.i, -8
  %byte_offset.i.i.i.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i
  %_12.i.i.i.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i.i.i.i, 8
  call void @llvm.assume(i1 %_12.i.i.i.i.i.i.i.i)
  %_6.not.i.i.i.i.i.i = icmp eq i64 %aligned_address.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i
  br i1 %_6.not.i.i.i.i.i.i, label %bb9.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:
  %..i.i.i.i.i.i.i = call noundef i64 @llvm.umin.i64(i64 range(i64 0, -9223372036854775808) %.2.i52.i.i.i, i64 %byte_offset.i.i.i.i.i.i.i.i)
  br label %bb3.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i:
  %i.sroa.0.05.i.i.i.i.i.i.i = phi i64 [ %6, %bb5.i.i.i.i.i.i.i ], [ 0, %bb3.i.i.i.i.i.i ]
  %5 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i, i64 %i.sroa.0.05.i.i.i.i.i.i.i
  %_8.i.i.i.i.i.i.i = load i8, ptr %5, align 1, !alias.scope !85, !noalias !80, !noundef !2
  %_7.i.i.i.i.i.i.i = icmp eq i8 %_8.i.i.i.i.i.i.i, %last_byte.i.i.i
  br i1 %_7.i.i.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i

bb5.i.i.i.i.i.i.i:
  %6 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i.i.i = icmp eq i64 %6, %..i.i.i.i.i.i.i
  br i1 %exitcond.not.i.i.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i:
  %i.sroa.0.0.lcssa.i.i.i.i.i.i.i = phi i64 [ %..i.i.i.i.i.i.i, %bb5.i.i.i.i.i.i.i ], [ %i.sroa.0.05.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ]
  br i1 %_7.i.i.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i, label %bb9.i.i.i.i.i.i

bb9.i.i.i.i.i.i:
  %offset.sroa.0.0.i.i.i.i.i.i = phi i64 [ %..i.i.i.i.i.i.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i ], [ 0, %bb3.i.i.i.i ]
  %_2.sroa.0.0.zext.i.i.i.i.i.i.i = zext i8 %last_byte.i.i.i to i64
  %_2.sroa.0.0.isplat.i.i.i.i.i.i.i = mul nuw i64 %_2.sroa.0.0.zext.i.i.i.i.i.i.i, 72340172838076673
  %_17.i.i.i.i.i.i = add nsw i64 %.2.i52.i.i.i, -16
  %_15.not32.i.i.i.i.i.i = icmp ugt i64 %offset.sroa.0.0.i.i.i.i.i.i, %_17.i.i.i.i.i.i
  br i1 %_15.not32.i.i.i.i.i.i, label %bb18.i.i.i.i.i.i, label %bb11.i.i.i.i.i.i

bb11.i.i.i.i.i.i:
  %offset.sroa.0.133.i.i.i.i.i.i = phi i64 [ %15, %bb16.i.i.i.i.i.i ], [ %offset.sroa.0.0.i.i.i.i.i.i, %bb9.i.i.i.i.i.i ]
  %_0.i18.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select2.i.i51.i.i.i, i64 %offset.sroa.0.133.i.i.i.i.i.i
  %u.i.i.i.i.i.i = load i64, ptr %_0.i18.i.i.i.i.i.i, align 8, !alias.scope !94, !noalias !80, !noundef !2
  %_0.i17.i.i.i.i.i.i = getelementptr i8, ptr %_0.i18.i.i.i.i.i.i, i64 8
  %v.i.i.i.i.i.i = load i64, ptr %_0.i17.i.i.i.i.i.i, align 8, !alias.scope !94, !noalias !80, !noundef !2
  %_28.i.i.i.i.i.i = xor i64 %u.i.i.i.i.i.i, %_2.sroa.0.0.isplat.i.i.i.i.i.i.i
  %7 = sub i64 72340172838076672, %_28.i.i.i.i.i.i
  %8 = or i64 %7, %_28.i.i.i.i.i.i
  %_30.i.i.i.i.i.i = xor i64 %v.i.i.i.i.i.i, %_2.sroa.0.0.isplat.i.i.i.i.i.i.i
  %9 = sub i64 72340172838076672, %_30.i.i.i.i.i.i
  %10 = or i64 %9, %_30.i.i.i.i.i.i
  %11 = and i64 %8, -9187201950435737472
  %12 = and i64 %11, %10
  %brmerge.not.i.i.i.i.i.i = icmp eq i64 %12, -9187201950435737472
  br i1 %brmerge.not.i.i.i.i.i.i, label %bb16.i.i.i.i.i.i, label %bb18.i.i.i.i.i.i

bb18.i.i.i.i.i.i:
  %offset.sroa.0.1.lcssa.i.i.i.i.i.i = phi i64 [ %offset.sroa.0.0.i.i.i.i.i.i, %bb9.i.i.i.i.i.i ], [ %15, %bb16.i.i.i.i.i.i ], [ %offset.sroa.0.133.i.i.i.i.i.i, %bb11.i.i.i.i.i.i ]
  %_0.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i, i64 %offset.sroa.0.1.lcssa.i.i.i.i.i.i
  %_35.i.i.i.i.i.i = sub i64 %.2.i52.i.i.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i
  %_44.not.i21.i.i.i.i.i.i = icmp eq i64 %_35.i.i.i.i.i.i, 0
  br i1 %_44.not.i21.i.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i, label %bb3.i22.i.i.i.i.i.i

bb3.i22.i.i.i.i.i.i:
  %i.sroa.0.05.i23.i.i.i.i.i.i = phi i64 [ %14, %bb5.i26.i.i.i.i.i.i ], [ 0, %bb18.i.i.i.i.i.i ]
  %13 = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i, i64 %i.sroa.0.05.i23.i.i.i.i.i.i
  %_8.i24.i.i.i.i.i.i = load i8, ptr %13, align 1, !alias.scope !95, !noalias !80, !noundef !2
  %_7.i25.i.i.i.i.i.i = icmp eq i8 %_8.i24.i.i.i.i.i.i, %last_byte.i.i.i
  br i1 %_7.i25.i.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i, label %bb5.i26.i.i.i.i.i.i

bb5.i26.i.i.i.i.i.i:
  %14 = add nuw nsw i64 %i.sroa.0.05.i23.i.i.i.i.i.i, 1
  %exitcond.not.i27.i.i.i.i.i.i = icmp eq i64 %14, %_35.i.i.i.i.i.i
  br i1 %exitcond.not.i27.i.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i, label %bb3.i22.i.i.i.i.i.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i:
  %i.sroa.0.0.lcssa.i28.i.i.i.i.i.i = phi i64 [ 0, %bb18.i.i.i.i.i.i ], [ %_35.i.i.i.i.i.i, %bb5.i26.i.i.i.i.i.i ], [ %i.sroa.0.05.i23.i.i.i.i.i.i, %bb3.i22.i.i.i.i.i.i ]
  %_0.sroa.0.0.i29.i.i.i.i.i.i = phi i1 [ false, %bb18.i.i.i.i.i.i ], [ %_7.i25.i.i.i.i.i.i, %bb3.i22.i.i.i.i.i.i ], [ %_7.i25.i.i.i.i.i.i, %bb5.i26.i.i.i.i.i.i ]
  %_40.i.i.i.i.i.i = add i64 %i.sroa.0.0.lcssa.i28.i.i.i.i.i.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i
  br label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i

bb16.i.i.i.i.i.i:
  %15 = add i64 %offset.sroa.0.133.i.i.i.i.i.i, 16
  %_15.not.i.i.i.i.i.i = icmp ugt i64 %15, %_17.i.i.i.i.i.i
  br i1 %_15.not.i.i.i.i.i.i, label %bb18.i.i.i.i.i.i, label %bb11.i.i.i.i.i.i

bb1.i.i.i.i:
  %_44.not.i.i.i.i.i = icmp eq i64 %.2.i52.i.i.i, 0
  br i1 %_44.not.i.i.i.i.i, label %bb27.i.i.i, label %bb3.i.i.i.i.i

bb3.i.i.i.i.i:
  %i.sroa.0.05.i.i.i.i.i = phi i64 [ %17, %bb5.i.i.i.i.i ], [ 0, %bb1.i.i.i.i ]
  %16 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i, i64 %i.sroa.0.05.i.i.i.i.i
  %_8.i.i.i.i.i = load i8, ptr %16, align 1, !alias.scope !98, !noalias !80, !noundef !2
  %_7.i.i.i.i.i = icmp eq i8 %_8.i.i.i.i.i, %last_byte.i.i.i
  br i1 %_7.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i, label %bb5.i.i.i.i.i

bb5.i.i.i.i.i:
  %17 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i = icmp eq i64 %17, %.2.i52.i.i.i
  br i1 %exitcond.not.i.i.i.i.i, label %bb27.i.i.i, label %bb3.i.i.i.i.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i:
  %_0.sroa.0.0.i.pn.i.i.i.i = phi i1 [ true, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i ], [ %_0.sroa.0.0.i29.i.i.i.i.i.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i ], [ true, %bb3.i.i.i.i.i ]
  %i.sroa.0.0.lcssa.i.pn.i.i.i.i = phi i64 [ %i.sroa.0.0.lcssa.i.i.i.i.i.i.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i ], [ %_40.i.i.i.i.i.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i ], [ %i.sroa.0.05.i.i.i.i.i, %bb3.i.i.i.i.i ]
  br i1 %_0.sroa.0.0.i.pn.i.i.i.i, label %bb12.i.i.i, label %bb27.i.i.i

bb12.i.i.i:
  %_20.i.i.i = add i64 %_648.i.i.i, 1
  %18 = add i64 %_20.i.i.i, %i.sroa.0.0.lcssa.i.pn.i.i.i.i
  store i64 %18, ptr %_3.sroa.8.0.iter.sroa_idx, align 8, !alias.scope !77, !noalias !80
  %_21.not.i.i.i = icmp ult i64 %18, %_0.i.i.i.i.i.i
  br i1 %_21.not.i.i.i, label %bb26.i.i.i, label %bb14.i.i.i

bb27.i.i.i:
  store i64 %_749.i.i.i, ptr %_3.sroa.8.0.iter.sroa_idx, align 8, !alias.scope !77, !noalias !80
  br label %bb6.i.i

bb14.i.i.i:
  %found_char.i.i.i = sub nuw i64 %18, %_0.i.i.i.i.i.i
  %_8.not.i.i11.i.i.i = icmp ugt i64 %18, %_47.147.i.i.i
  %ptr.i.i.i13.i.i.i = getelementptr inbounds nuw i8, ptr %_47.046.i.i.i, i64 %found_char.i.i.i
  br i1 %_8.not.i.i11.i.i.i, label %bb26.i.i.i, label %bb18.i.i.i

bb26.i.i.i:
  %_47.0.i.i.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx, align 8, !alias.scope !77, !noalias !80, !nonnull !2, !noundef !2
  %_47.1.i.i.i = load i64, ptr %_3.sroa.7.0.iter.sroa_idx, align 8, !alias.scope !77, !noalias !80, !noundef !2
  %_6.i.i.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx, align 8, !alias.scope !77, !noalias !80, !noundef !2
  %_7.i.i.i = load i64, ptr %_3.sroa.9.0.iter.sroa_idx, align 8, !alias.scope !77, !noalias !80, !noundef !2
  %_3.i.not.i.i.i.i.i = icmp ult i64 %_7.i.i.i, %_6.i.i.i
  %_4.i.i.i.i.i.i = sub nuw i64 %_7.i.i.i, %_6.i.i.i
  %_8.not.i.i.i.i.i = icmp ugt i64 %_7.i.i.i, %_47.1.i.i.i
  %or.cond.i.i.i.i.i = or i1 %_3.i.not.i.i.i.i.i, %_8.not.i.i.i.i.i
  %ptr.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_47.0.i.i.i, i64 %_6.i.i.i
  %spec.select2.i.i.i.i.i = select i1 %or.cond.i.i.i.i.i, ptr null, ptr %ptr.i.i.i.i.i.i
  %.2.i.i.i.i = select i1 %or.cond.i.i.i.i.i, i64 undef, i64 %_4.i.i.i.i.i.i
  br i1 %or.cond.i.i.i.i.i, label %bb6.i.i, label %bb6.i.i.i

bb18.i.i.i:
  %_8.not.i.i18.i.i.i = icmp ugt i8 %_2.i.i.i.i, 4
  br i1 %_8.not.i.i18.i.i.i, label %bb6.i.i.i.i.i, label %_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.i.i.i, !prof !101

bb6.i.i.i.i.i:
  call void @_RNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef range(i64 0, 256) %_0.i.i.i.i.i.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ede2dfd327aedc00d0d7af454eed2b8c) #15, !noalias !102
  unreachable

_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.i.i.i:
  %19 = call i32 @memcmp(ptr nonnull readonly %ptr.i.i.i13.i.i.i, ptr nonnull readonly %_3.sroa.10.0.iter.sroa_idx, i64 range(i64 0, -9223372036854775808) %_0.i.i.i.i.i.i) #20, !noalias !107
  %_0.i.i.i19.i.i.i = icmp eq i32 %19, 0
  br i1 %_0.i.i.i19.i.i.i, label %bb22.i.i.i, label %bb26.i.i.i

bb22.i.i.i:
  %_45.i.i.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx, align 8, !alias.scope !77, !noalias !80, !noundef !2
  %_11.i.i = load i64, ptr %iter, align 8, !alias.scope !69, !noundef !2
  %new_len.i.i.i.i = sub nuw i64 %_45.i.i.i, %_11.i.i
  %_0.i.i.i2.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i, i64 %_11.i.i
  store i64 %_45.i.i.i, ptr %iter, align 8, !alias.scope !69
  br label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit

bb6.i.i:
  %20 = load i8, ptr %_3.sroa.15.0.iter.sroa_idx, align 1, !range !68, !alias.scope !111, !noundef !2
  %_2.i.i.i = trunc nuw i8 %20 to i1
  br i1 %_2.i.i.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit, label %bb1.i.i.i

bb1.i.i.i:
  store i8 1, ptr %_3.sroa.15.0.iter.sroa_idx, align 1, !alias.scope !111
  %21 = load i8, ptr %_3.sroa.14.0.iter.sroa_idx, align 8, !range !68, !alias.scope !111, !noundef !2
  %_3.i.i.i = trunc nuw i8 %21 to i1
  br i1 %_3.i.i.i, label %bb4.i.i.i, label %bb2.i.i.i

bb2.i.i.i:
  %_6.i3.i.i = load i64, ptr %_3.sroa.5.0.iter.sroa_idx, align 8, !alias.scope !111, !noundef !2
  %_7.i4.i.i = load i64, ptr %iter, align 8, !alias.scope !111, !noundef !2
  %_4.not.i.i.i = icmp eq i64 %_6.i3.i.i, %_7.i4.i.i
  br i1 %_4.not.i.i.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit, label %bb4.i.i.i

bb4.i.i.i:
  %_0.0.i.i.i.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx, align 8, !alias.scope !114, !nonnull !2, !noundef !2
  %_12.i.i.i = load i64, ptr %iter, align 8, !alias.scope !111, !noundef !2
  %_13.i5.i.i = load i64, ptr %_3.sroa.5.0.iter.sroa_idx, align 8, !alias.scope !111, !noundef !2
  %new_len.i.i.i.i.i = sub nuw i64 %_13.i5.i.i, %_12.i.i.i
  %_0.i.i.i.i6.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i, i64 %_12.i.i.i
  br label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit

_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit:
  %_0.sroa.4.1.i.i = phi i64 [ undef, %bb3 ], [ %new_len.i.i.i.i, %bb22.i.i.i ], [ %new_len.i.i.i.i.i, %bb4.i.i.i ], [ undef, %bb2.i.i.i ], [ undef, %bb6.i.i ]
  %_0.sroa.0.1.i.i = phi ptr [ null, %bb3 ], [ %_0.i.i.i2.i.i, %bb22.i.i.i ], [ %_0.i.i.i.i6.i.i, %bb4.i.i.i ], [ null, %bb2.i.i.i ], [ null, %bb6.i.i ]
  %.not.not.not.not.not = icmp ne ptr %_0.sroa.0.1.i.i, null
  br i1 %.not.not.not.not.not, label %bb6, label %bb22

bb6:
  %22 = load i8, ptr %_18, align 1, !range !68, !noundef !2
  %_10 = trunc nuw i8 %22 to i1
  br i1 %_10, label %bb8, label %bb14

bb22:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter)
  ret i1 %.not.not.not.not.not

bb14:
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i.i), !noalias !117
  store i32 0, ptr %_7.i.i, align 4, !noalias !117
  store i8 10, ptr %_7.i.i, align 4, !alias.scope !122, !noalias !117
  %_5.not.i.i.i.i = icmp eq i64 %_0.sroa.4.1.i.i, 0
  br i1 %_5.not.i.i.i.i, label %_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit, label %_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i

_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i:
  %23 = getelementptr i8, ptr %_0.sroa.0.1.i.i, i64 %_0.sroa.4.1.i.i
  %ptr.i.i.i.i.i.i5 = getelementptr i8, ptr %23, i64 -1
  %24 = call i32 @memcmp(ptr nonnull readonly %_7.i.i, ptr nonnull readonly %ptr.i.i.i.i.i.i5, i64 range(i64 0, -9223372036854775808) 1) #20, !noalias !127
  %_0.i.i.i.i.i.i.i6 = icmp eq i32 %24, 0
  br label %_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit

_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit:
  %_0.sroa.0.0.off0.i.i.i.i = phi i1 [ %_0.i.i.i.i.i.i.i6, %_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i ], [ false, %bb14 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i.i), !noalias !117
  %25 = zext i1 %_0.sroa.0.0.off0.i.i.i.i to i8
  store i8 %25, ptr %_18, align 1
  %26 = load ptr, ptr %3, align 8, !invariant.load !2, !nonnull !2
  %_16 = call noundef zeroext i1 %26(ptr noundef nonnull %_19.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_0.sroa.0.1.i.i, i64 noundef %_0.sroa.4.1.i.i) #17
  br i1 %_16, label %bb22, label %bb3

bb8:
  %27 = load ptr, ptr %2, align 8, !invariant.load !2, !nonnull !2
  %_12 = call noundef zeroext i1 %27(ptr noundef nonnull %_19.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #17
  br i1 %_12, label %bb22, label %bb14
}

define internal noundef zeroext i1 @_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write10write_char(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, i32 noundef range(i32 0, 1114112) %c) unnamed_addr #8 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_7 = load ptr, ptr %0, align 8, !nonnull !2, !noundef !2
  %1 = load i8, ptr %_7, align 1, !range !68, !noundef !2
  %_3 = trunc nuw i8 %1 to i1
  br i1 %_3, label %bb1, label %bb8

bb8:
  %2 = icmp eq i32 %c, 10
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %_7, align 1
  %_10.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_10.1 = load ptr, ptr %4, align 8, !nonnull !2, !align !45, !noundef !2
  %5 = getelementptr inbounds nuw i8, ptr %_10.1, i64 32
  %6 = load ptr, ptr %5, align 8, !invariant.load !2, !nonnull !2
  %7 = tail call noundef zeroext i1 %6(ptr noundef nonnull %_10.0, i32 noundef %c) #17
  br label %bb9

bb1:
  %_8.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %8 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_8.1 = load ptr, ptr %8, align 8, !nonnull !2, !align !45, !noundef !2
  %9 = getelementptr inbounds nuw i8, ptr %_8.1, i64 24
  %10 = load ptr, ptr %9, align 8, !invariant.load !2, !nonnull !2
  %_5 = tail call noundef zeroext i1 %10(ptr noundef nonnull %_8.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #17
  br i1 %_5, label %bb9, label %bb8

bb9:
  %_0.sroa.0.0.off0 = phi i1 [ %7, %bb8 ], [ true, %bb1 ]
  ret i1 %_0.sroa.0.0.off0
}

define internal noundef zeroext i1 @_RNvYNtNtNtCs6wHCjA8NRxY_4core3fmt8builders10PadAdapterNtB6_5Write9write_fmtB8_(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noundef nonnull %args.0, ptr noundef nonnull %args.1) unnamed_addr #12 {
start:
  %_7.i.i.i340.i = alloca [4 x i8], align 4
  %iter.i341.i = alloca [72 x i8], align 8
  %_7.i.i.i174.i = alloca [4 x i8], align 4
  %iter.i175.i = alloca [72 x i8], align 8
  %_7.i.i.i8.i = alloca [4 x i8], align 4
  %iter.i9.i = alloca [72 x i8], align 8
  %_97.i.i = alloca [24 x i8], align 8
  %_43.i.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !131)
  %bits.i.i.i = ptrtoint ptr %args.1 to i64
  %_4.i.i.i = and i64 %bits.i.i.i, 1
  %.not.i.i3.i = icmp eq i64 %_4.i.i.i, 0
  br i1 %.not.i.i3.i, label %bb5.preheader.i.i, label %bb2.i.i

bb5.preheader.i.i:
  %_0.i.i81.i.i = load i8, ptr %args.0, align 1, !noalias !134, !noundef !2
  %0 = icmp eq i8 %_0.i.i81.i.i, 0
  br i1 %0, label %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb9.lr.ph.i.i

bb9.lr.ph.i.i:
  %1 = getelementptr inbounds nuw i8, ptr %_43.i.i, i64 16
  %2 = getelementptr inbounds nuw i8, ptr %_43.i.i, i64 8
  %3 = getelementptr inbounds nuw i8, ptr %_97.i.i, i64 16
  %4 = getelementptr inbounds nuw i8, ptr %_97.i.i, i64 8
  %_3.sroa.5.0.iter.sroa_idx.i10.i = getelementptr inbounds nuw i8, ptr %iter.i9.i, i64 8
  %_3.sroa.6.0.iter.sroa_idx.i11.i = getelementptr inbounds nuw i8, ptr %iter.i9.i, i64 16
  %_3.sroa.7.0.iter.sroa_idx.i12.i = getelementptr inbounds nuw i8, ptr %iter.i9.i, i64 24
  %_3.sroa.8.0.iter.sroa_idx.i13.i = getelementptr inbounds nuw i8, ptr %iter.i9.i, i64 32
  %_3.sroa.9.0.iter.sroa_idx.i14.i = getelementptr inbounds nuw i8, ptr %iter.i9.i, i64 40
  %_3.sroa.10.0.iter.sroa_idx.i15.i = getelementptr inbounds nuw i8, ptr %iter.i9.i, i64 48
  %_3.sroa.11.0.iter.sroa_idx.i16.i = getelementptr inbounds nuw i8, ptr %iter.i9.i, i64 52
  %_3.sroa.12.0.iter.sroa_idx.i17.i = getelementptr inbounds nuw i8, ptr %iter.i9.i, i64 56
  %_3.sroa.14.0.iter.sroa_idx.i18.i = getelementptr inbounds nuw i8, ptr %iter.i9.i, i64 64
  %_3.sroa.15.0.iter.sroa_idx.i19.i = getelementptr inbounds nuw i8, ptr %iter.i9.i, i64 65
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %6 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.sroa.5.0.iter.sroa_idx.i176.i = getelementptr inbounds nuw i8, ptr %iter.i175.i, i64 8
  %_3.sroa.6.0.iter.sroa_idx.i177.i = getelementptr inbounds nuw i8, ptr %iter.i175.i, i64 16
  %_3.sroa.7.0.iter.sroa_idx.i178.i = getelementptr inbounds nuw i8, ptr %iter.i175.i, i64 24
  %_3.sroa.8.0.iter.sroa_idx.i179.i = getelementptr inbounds nuw i8, ptr %iter.i175.i, i64 32
  %_3.sroa.9.0.iter.sroa_idx.i180.i = getelementptr inbounds nuw i8, ptr %iter.i175.i, i64 40
  %_3.sroa.10.0.iter.sroa_idx.i181.i = getelementptr inbounds nuw i8, ptr %iter.i175.i, i64 48
  %_3.sroa.11.0.iter.sroa_idx.i182.i = getelementptr inbounds nuw i8, ptr %iter.i175.i, i64 52
  %_3.sroa.12.0.iter.sroa_idx.i183.i = getelementptr inbounds nuw i8, ptr %iter.i175.i, i64 56
  %_3.sroa.14.0.iter.sroa_idx.i184.i = getelementptr inbounds nuw i8, ptr %iter.i175.i, i64 64
  %_3.sroa.15.0.iter.sroa_idx.i185.i = getelementptr inbounds nuw i8, ptr %iter.i175.i, i64 65
  br label %bb9.i.i

bb2.i.i:
  %_10.i.i.i = lshr i64 %bits.i.i.i, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !137)
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i341.i), !noalias !140
  store i64 0, ptr %iter.i341.i, align 8, !noalias !140
  %_3.sroa.5.0.iter.sroa_idx.i342.i = getelementptr inbounds nuw i8, ptr %iter.i341.i, i64 8
  store i64 %_10.i.i.i, ptr %_3.sroa.5.0.iter.sroa_idx.i342.i, align 8, !noalias !140
  %_3.sroa.6.0.iter.sroa_idx.i343.i = getelementptr inbounds nuw i8, ptr %iter.i341.i, i64 16
  store ptr %args.0, ptr %_3.sroa.6.0.iter.sroa_idx.i343.i, align 8, !noalias !140
  %_3.sroa.7.0.iter.sroa_idx.i344.i = getelementptr inbounds nuw i8, ptr %iter.i341.i, i64 24
  store i64 %_10.i.i.i, ptr %_3.sroa.7.0.iter.sroa_idx.i344.i, align 8, !noalias !140
  %_3.sroa.8.0.iter.sroa_idx.i345.i = getelementptr inbounds nuw i8, ptr %iter.i341.i, i64 32
  store i64 0, ptr %_3.sroa.8.0.iter.sroa_idx.i345.i, align 8, !noalias !140
  %_3.sroa.9.0.iter.sroa_idx.i346.i = getelementptr inbounds nuw i8, ptr %iter.i341.i, i64 40
  store i64 %_10.i.i.i, ptr %_3.sroa.9.0.iter.sroa_idx.i346.i, align 8, !noalias !140
  %_3.sroa.10.0.iter.sroa_idx.i347.i = getelementptr inbounds nuw i8, ptr %iter.i341.i, i64 48
  store i32 10, ptr %_3.sroa.10.0.iter.sroa_idx.i347.i, align 8, !noalias !140
  %_3.sroa.11.0.iter.sroa_idx.i348.i = getelementptr inbounds nuw i8, ptr %iter.i341.i, i64 52
  store i32 10, ptr %_3.sroa.11.0.iter.sroa_idx.i348.i, align 4, !noalias !140
  %_3.sroa.12.0.iter.sroa_idx.i349.i = getelementptr inbounds nuw i8, ptr %iter.i341.i, i64 56
  store i8 1, ptr %_3.sroa.12.0.iter.sroa_idx.i349.i, align 8, !noalias !140
  %_3.sroa.14.0.iter.sroa_idx.i350.i = getelementptr inbounds nuw i8, ptr %iter.i341.i, i64 64
  store i8 0, ptr %_3.sroa.14.0.iter.sroa_idx.i350.i, align 8, !noalias !140
  %_3.sroa.15.0.iter.sroa_idx.i351.i = getelementptr inbounds nuw i8, ptr %iter.i341.i, i64 65
  store i8 0, ptr %_3.sroa.15.0.iter.sroa_idx.i351.i, align 1, !noalias !140
  %7 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_18.i352.i = load ptr, ptr %7, align 8, !alias.scope !142, !noalias !143, !nonnull !2
  %_19.0.i353.i = load ptr, ptr %self, align 8, !alias.scope !142, !noalias !143, !nonnull !2
  %8 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_19.1.i354.i = load ptr, ptr %8, align 8, !alias.scope !142, !noalias !143, !nonnull !2, !align !45
  %9 = getelementptr inbounds nuw i8, ptr %_19.1.i354.i, i64 24
  br label %bb3.i355.i

bb3.i355.i:
  %10 = load i8, ptr %_3.sroa.15.0.iter.sroa_idx.i351.i, align 1, !range !68, !alias.scope !144, !noalias !140, !noundef !2
  %_2.i.i.i356.i = trunc nuw i8 %10 to i1
  br i1 %_2.i.i.i356.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i448.i, label %bb2.i.i.i357.i

bb2.i.i.i357.i:
  %_0.0.i.i.i.i358.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx.i343.i, align 8, !alias.scope !149, !noalias !140, !nonnull !2, !noundef !2
  %_0.1.i.i.i.i359.i = load i64, ptr %_3.sroa.7.0.iter.sroa_idx.i344.i, align 8, !alias.scope !149, !noalias !140, !noundef !2
  %_637.i.i.i.i360.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx.i345.i, align 8, !alias.scope !152, !noalias !155, !noundef !2
  %_738.i.i.i.i361.i = load i64, ptr %_3.sroa.9.0.iter.sroa_idx.i346.i, align 8, !alias.scope !152, !noalias !155, !noundef !2
  %_3.i.not.i.i39.i.i.i.i362.i = icmp ult i64 %_738.i.i.i.i361.i, %_637.i.i.i.i360.i
  %_8.not.i.i41.i.i.i.i363.i = icmp ugt i64 %_738.i.i.i.i361.i, %_0.1.i.i.i.i359.i
  %or.cond.i.i42.i.i.i.i364.i = or i1 %_3.i.not.i.i39.i.i.i.i362.i, %_8.not.i.i41.i.i.i.i363.i
  br i1 %or.cond.i.i42.i.i.i.i364.i, label %bb6.i.i.i434.i, label %bb6.lr.ph.i.i.i.i365.i

bb6.lr.ph.i.i.i.i365.i:
  %_4.i.i.i40.i.i.i.i366.i = sub nuw i64 %_738.i.i.i.i361.i, %_637.i.i.i.i360.i
  %ptr.i.i.i43.i.i.i.i367.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i358.i, i64 %_637.i.i.i.i360.i
  br label %bb6.i.i.i.i368.i

bb6.i.i.i.i368.i:
  %.2.i52.i.i.i.i369.i = phi i64 [ %_4.i.i.i40.i.i.i.i366.i, %bb6.lr.ph.i.i.i.i365.i ], [ %.2.i.i.i.i.i488.i, %bb26.i.i.i.i477.i ]
  %spec.select2.i.i51.i.i.i.i370.i = phi ptr [ %ptr.i.i.i43.i.i.i.i367.i, %bb6.lr.ph.i.i.i.i365.i ], [ %spec.select2.i.i.i.i.i.i487.i, %bb26.i.i.i.i477.i ]
  %ptr.i.i.i50.i.i.i.i371.i = phi ptr [ %ptr.i.i.i43.i.i.i.i367.i, %bb6.lr.ph.i.i.i.i365.i ], [ %ptr.i.i.i.i.i.i.i486.i, %bb26.i.i.i.i477.i ]
  %_749.i.i.i.i372.i = phi i64 [ %_738.i.i.i.i361.i, %bb6.lr.ph.i.i.i.i365.i ], [ %_7.i.i.i.i481.i, %bb26.i.i.i.i477.i ]
  %_648.i.i.i.i373.i = phi i64 [ %_637.i.i.i.i360.i, %bb6.lr.ph.i.i.i.i365.i ], [ %_6.i.i.i.i480.i, %bb26.i.i.i.i477.i ]
  %_47.147.i.i.i.i374.i = phi i64 [ %_0.1.i.i.i.i359.i, %bb6.lr.ph.i.i.i.i365.i ], [ %_47.1.i.i.i.i479.i, %bb26.i.i.i.i477.i ]
  %_47.046.i.i.i.i375.i = phi ptr [ %_0.0.i.i.i.i358.i, %bb6.lr.ph.i.i.i.i365.i ], [ %_47.0.i.i.i.i478.i, %bb26.i.i.i.i477.i ]
  %_2.i.i.i.i.i376.i = load i8, ptr %_3.sroa.12.0.iter.sroa_idx.i349.i, align 8, !alias.scope !157, !noalias !155, !noundef !2
  %_0.i.i.i.i.i.i.i377.i = zext i8 %_2.i.i.i.i.i376.i to i64
  %_14.i.i.i.i378.i = add nsw i64 %_0.i.i.i.i.i.i.i377.i, -1
  %_6.i.i.i.i.i.i379.i = icmp ult i64 %_14.i.i.i.i378.i, 4
  call void @llvm.assume(i1 %_6.i.i.i.i.i.i379.i), !noalias !160
  %_0.i.i.i.i.i.i380.i = getelementptr inbounds nuw i8, ptr %_3.sroa.10.0.iter.sroa_idx.i347.i, i64 %_14.i.i.i.i378.i
  %last_byte.i.i.i.i381.i = load i8, ptr %_0.i.i.i.i.i.i380.i, align 1, !alias.scope !152, !noalias !155, !noundef !2
  %_3.i.i.i.i.i382.i = icmp samesign ult i64 %.2.i52.i.i.i.i369.i, 16
  br i1 %_3.i.i.i.i.i382.i, label %bb1.i.i.i.i.i497.i, label %bb3.i.i.i.i.i383.i

bb3.i.i.i.i.i383.i:
  %_0.i.i.i.i.i.i.i.i.i.i384.i = ptrtoint ptr %spec.select2.i.i51.i.i.i.i370.i to i64
  %_9.i.i.i.i.i.i.i.i.i385.i = add i64 %_0.i.i.i.i.i.i.i.i.i.i384.i, 7
  %aligned_address.i.i.i.i.i.i.i.i.i386.i = and i64 %_9.i.i.i.i.i.i.i.i.i385.i, -8
  %byte_offset.i.i.i.i.i.i.i.i.i387.i = sub i64 %aligned_address.i.i.i.i.i.i.i.i.i386.i, %_0.i.i.i.i.i.i.i.i.i.i384.i
  %_12.i.i.i.i.i.i.i.i.i388.i = icmp ult i64 %byte_offset.i.i.i.i.i.i.i.i.i387.i, 8
  call void @llvm.assume(i1 %_12.i.i.i.i.i.i.i.i.i388.i), !noalias !160
  %_6.not.i.i.i.i.i.i.i389.i = icmp eq i64 %aligned_address.i.i.i.i.i.i.i.i.i386.i, %_0.i.i.i.i.i.i.i.i.i.i384.i
  br i1 %_6.not.i.i.i.i.i.i.i389.i, label %bb9.i.i.i.i.i.i.i400.i, label %bb3.i.i.i.i.i.i.i390.i

bb3.i.i.i.i.i.i.i390.i:
  %..i.i.i.i.i.i.i.i391.i = call noundef i64 @llvm.umin.i64(i64 range(i64 0, -9223372036854775808) %.2.i52.i.i.i.i369.i, i64 %byte_offset.i.i.i.i.i.i.i.i.i387.i)
  br label %bb3.i.i.i.i.i.i.i.i392.i

bb3.i.i.i.i.i.i.i.i392.i:
  %i.sroa.0.05.i.i.i.i.i.i.i.i393.i = phi i64 [ %12, %bb5.i.i.i.i.i.i.i.i396.i ], [ 0, %bb3.i.i.i.i.i.i.i390.i ]
  %11 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i.i371.i, i64 %i.sroa.0.05.i.i.i.i.i.i.i.i393.i
  %_8.i.i.i.i.i.i.i.i394.i = load i8, ptr %11, align 1, !alias.scope !161, !noalias !170, !noundef !2
  %_7.i.i.i.i.i.i.i.i395.i = icmp eq i8 %_8.i.i.i.i.i.i.i.i394.i, %last_byte.i.i.i.i381.i
  br i1 %_7.i.i.i.i.i.i.i.i395.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i398.i, label %bb5.i.i.i.i.i.i.i.i396.i

bb5.i.i.i.i.i.i.i.i396.i:
  %12 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i.i.i.i393.i, 1
  %exitcond.not.i.i.i.i.i.i.i.i397.i = icmp eq i64 %12, %..i.i.i.i.i.i.i.i391.i
  br i1 %exitcond.not.i.i.i.i.i.i.i.i397.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i398.i, label %bb3.i.i.i.i.i.i.i.i392.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i398.i:
  %i.sroa.0.0.lcssa.i.i.i.i.i.i.i.i399.i = phi i64 [ %..i.i.i.i.i.i.i.i391.i, %bb5.i.i.i.i.i.i.i.i396.i ], [ %i.sroa.0.05.i.i.i.i.i.i.i.i393.i, %bb3.i.i.i.i.i.i.i.i392.i ]
  br i1 %_7.i.i.i.i.i.i.i.i395.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i430.i, label %bb9.i.i.i.i.i.i.i400.i

bb9.i.i.i.i.i.i.i400.i:
  %offset.sroa.0.0.i.i.i.i.i.i.i401.i = phi i64 [ %..i.i.i.i.i.i.i.i391.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i398.i ], [ 0, %bb3.i.i.i.i.i383.i ]
  %_2.sroa.0.0.zext.i.i.i.i.i.i.i.i402.i = zext i8 %last_byte.i.i.i.i381.i to i64
  %_2.sroa.0.0.isplat.i.i.i.i.i.i.i.i403.i = mul nuw i64 %_2.sroa.0.0.zext.i.i.i.i.i.i.i.i402.i, 72340172838076673
  %_17.i.i.i.i.i.i.i404.i = add nsw i64 %.2.i52.i.i.i.i369.i, -16
  %_15.not32.i.i.i.i.i.i.i405.i = icmp ugt i64 %offset.sroa.0.0.i.i.i.i.i.i.i401.i, %_17.i.i.i.i.i.i.i404.i
  br i1 %_15.not32.i.i.i.i.i.i.i405.i, label %bb18.i.i.i.i.i.i.i415.i, label %bb11.i.i.i.i.i.i.i406.i

bb11.i.i.i.i.i.i.i406.i:
  %offset.sroa.0.133.i.i.i.i.i.i.i407.i = phi i64 [ %21, %bb16.i.i.i.i.i.i.i495.i ], [ %offset.sroa.0.0.i.i.i.i.i.i.i401.i, %bb9.i.i.i.i.i.i.i400.i ]
  %_0.i18.i.i.i.i.i.i.i408.i = getelementptr inbounds nuw i8, ptr %spec.select2.i.i51.i.i.i.i370.i, i64 %offset.sroa.0.133.i.i.i.i.i.i.i407.i
  %u.i.i.i.i.i.i.i409.i = load i64, ptr %_0.i18.i.i.i.i.i.i.i408.i, align 8, !alias.scope !171, !noalias !170, !noundef !2
  %_0.i17.i.i.i.i.i.i.i410.i = getelementptr i8, ptr %_0.i18.i.i.i.i.i.i.i408.i, i64 8
  %v.i.i.i.i.i.i.i411.i = load i64, ptr %_0.i17.i.i.i.i.i.i.i410.i, align 8, !alias.scope !171, !noalias !170, !noundef !2
  %_28.i.i.i.i.i.i.i412.i = xor i64 %u.i.i.i.i.i.i.i409.i, %_2.sroa.0.0.isplat.i.i.i.i.i.i.i.i403.i
  %13 = sub i64 72340172838076672, %_28.i.i.i.i.i.i.i412.i
  %14 = or i64 %13, %_28.i.i.i.i.i.i.i412.i
  %_30.i.i.i.i.i.i.i413.i = xor i64 %v.i.i.i.i.i.i.i411.i, %_2.sroa.0.0.isplat.i.i.i.i.i.i.i.i403.i
  %15 = sub i64 72340172838076672, %_30.i.i.i.i.i.i.i413.i
  %16 = or i64 %15, %_30.i.i.i.i.i.i.i413.i
  %17 = and i64 %14, -9187201950435737472
  %18 = and i64 %17, %16
  %brmerge.not.i.i.i.i.i.i.i414.i = icmp eq i64 %18, -9187201950435737472
  br i1 %brmerge.not.i.i.i.i.i.i.i414.i, label %bb16.i.i.i.i.i.i.i495.i, label %bb18.i.i.i.i.i.i.i415.i

bb18.i.i.i.i.i.i.i415.i:
  %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i416.i = phi i64 [ %offset.sroa.0.0.i.i.i.i.i.i.i401.i, %bb9.i.i.i.i.i.i.i400.i ], [ %21, %bb16.i.i.i.i.i.i.i495.i ], [ %offset.sroa.0.133.i.i.i.i.i.i.i407.i, %bb11.i.i.i.i.i.i.i406.i ]
  %_0.i.i.i.i.i.i.i.i417.i = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i.i371.i, i64 %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i416.i
  %_35.i.i.i.i.i.i.i418.i = sub i64 %.2.i52.i.i.i.i369.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i416.i
  %_44.not.i21.i.i.i.i.i.i.i419.i = icmp eq i64 %_35.i.i.i.i.i.i.i418.i, 0
  br i1 %_44.not.i21.i.i.i.i.i.i.i419.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i426.i, label %bb3.i22.i.i.i.i.i.i.i420.i

bb3.i22.i.i.i.i.i.i.i420.i:
  %i.sroa.0.05.i23.i.i.i.i.i.i.i421.i = phi i64 [ %20, %bb5.i26.i.i.i.i.i.i.i424.i ], [ 0, %bb18.i.i.i.i.i.i.i415.i ]
  %19 = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i.i417.i, i64 %i.sroa.0.05.i23.i.i.i.i.i.i.i421.i
  %_8.i24.i.i.i.i.i.i.i422.i = load i8, ptr %19, align 1, !alias.scope !172, !noalias !170, !noundef !2
  %_7.i25.i.i.i.i.i.i.i423.i = icmp eq i8 %_8.i24.i.i.i.i.i.i.i422.i, %last_byte.i.i.i.i381.i
  br i1 %_7.i25.i.i.i.i.i.i.i423.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i426.i, label %bb5.i26.i.i.i.i.i.i.i424.i

bb5.i26.i.i.i.i.i.i.i424.i:
  %20 = add nuw nsw i64 %i.sroa.0.05.i23.i.i.i.i.i.i.i421.i, 1
  %exitcond.not.i27.i.i.i.i.i.i.i425.i = icmp eq i64 %20, %_35.i.i.i.i.i.i.i418.i
  br i1 %exitcond.not.i27.i.i.i.i.i.i.i425.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i426.i, label %bb3.i22.i.i.i.i.i.i.i420.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i426.i:
  %i.sroa.0.0.lcssa.i28.i.i.i.i.i.i.i427.i = phi i64 [ 0, %bb18.i.i.i.i.i.i.i415.i ], [ %_35.i.i.i.i.i.i.i418.i, %bb5.i26.i.i.i.i.i.i.i424.i ], [ %i.sroa.0.05.i23.i.i.i.i.i.i.i421.i, %bb3.i22.i.i.i.i.i.i.i420.i ]
  %_0.sroa.0.0.i29.i.i.i.i.i.i.i428.i = phi i1 [ false, %bb18.i.i.i.i.i.i.i415.i ], [ %_7.i25.i.i.i.i.i.i.i423.i, %bb3.i22.i.i.i.i.i.i.i420.i ], [ %_7.i25.i.i.i.i.i.i.i423.i, %bb5.i26.i.i.i.i.i.i.i424.i ]
  %_40.i.i.i.i.i.i.i429.i = add i64 %i.sroa.0.0.lcssa.i28.i.i.i.i.i.i.i427.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i416.i
  br label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i430.i

bb16.i.i.i.i.i.i.i495.i:
  %21 = add i64 %offset.sroa.0.133.i.i.i.i.i.i.i407.i, 16
  %_15.not.i.i.i.i.i.i.i496.i = icmp ugt i64 %21, %_17.i.i.i.i.i.i.i404.i
  br i1 %_15.not.i.i.i.i.i.i.i496.i, label %bb18.i.i.i.i.i.i.i415.i, label %bb11.i.i.i.i.i.i.i406.i

bb1.i.i.i.i.i497.i:
  %_44.not.i.i.i.i.i.i498.i = icmp eq i64 %.2.i52.i.i.i.i369.i, 0
  br i1 %_44.not.i.i.i.i.i.i498.i, label %bb27.i.i.i.i433.i, label %bb3.i.i.i.i.i.i499.i

bb3.i.i.i.i.i.i499.i:
  %i.sroa.0.05.i.i.i.i.i.i500.i = phi i64 [ %23, %bb5.i.i.i.i.i.i503.i ], [ 0, %bb1.i.i.i.i.i497.i ]
  %22 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i.i371.i, i64 %i.sroa.0.05.i.i.i.i.i.i500.i
  %_8.i.i.i.i.i.i501.i = load i8, ptr %22, align 1, !alias.scope !175, !noalias !170, !noundef !2
  %_7.i.i.i.i.i.i502.i = icmp eq i8 %_8.i.i.i.i.i.i501.i, %last_byte.i.i.i.i381.i
  br i1 %_7.i.i.i.i.i.i502.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i430.i, label %bb5.i.i.i.i.i.i503.i

bb5.i.i.i.i.i.i503.i:
  %23 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i.i500.i, 1
  %exitcond.not.i.i.i.i.i.i504.i = icmp eq i64 %23, %.2.i52.i.i.i.i369.i
  br i1 %exitcond.not.i.i.i.i.i.i504.i, label %bb27.i.i.i.i433.i, label %bb3.i.i.i.i.i.i499.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i430.i:
  %_0.sroa.0.0.i.pn.i.i.i.i.i431.i = phi i1 [ true, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i398.i ], [ %_0.sroa.0.0.i29.i.i.i.i.i.i.i428.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i426.i ], [ true, %bb3.i.i.i.i.i.i499.i ]
  %i.sroa.0.0.lcssa.i.pn.i.i.i.i.i432.i = phi i64 [ %i.sroa.0.0.lcssa.i.i.i.i.i.i.i.i399.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i398.i ], [ %_40.i.i.i.i.i.i.i429.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i426.i ], [ %i.sroa.0.05.i.i.i.i.i.i500.i, %bb3.i.i.i.i.i.i499.i ]
  br i1 %_0.sroa.0.0.i.pn.i.i.i.i.i431.i, label %bb12.i.i.i.i466.i, label %bb27.i.i.i.i433.i

bb12.i.i.i.i466.i:
  %_20.i.i.i.i467.i = add i64 %_648.i.i.i.i373.i, 1
  %24 = add i64 %_20.i.i.i.i467.i, %i.sroa.0.0.lcssa.i.pn.i.i.i.i.i432.i
  store i64 %24, ptr %_3.sroa.8.0.iter.sroa_idx.i345.i, align 8, !alias.scope !152, !noalias !155
  %_21.not.i.i.i.i468.i = icmp ult i64 %24, %_0.i.i.i.i.i.i.i377.i
  br i1 %_21.not.i.i.i.i468.i, label %bb26.i.i.i.i477.i, label %bb14.i.i.i.i469.i

bb27.i.i.i.i433.i:
  store i64 %_749.i.i.i.i372.i, ptr %_3.sroa.8.0.iter.sroa_idx.i345.i, align 8, !alias.scope !152, !noalias !155
  br label %bb6.i.i.i434.i

bb14.i.i.i.i469.i:
  %found_char.i.i.i.i470.i = sub nuw i64 %24, %_0.i.i.i.i.i.i.i377.i
  %_8.not.i.i11.i.i.i.i471.i = icmp ugt i64 %24, %_47.147.i.i.i.i374.i
  %ptr.i.i.i13.i.i.i.i472.i = getelementptr inbounds nuw i8, ptr %_47.046.i.i.i.i375.i, i64 %found_char.i.i.i.i470.i
  br i1 %_8.not.i.i11.i.i.i.i471.i, label %bb26.i.i.i.i477.i, label %bb18.i.i.i.i473.i

bb26.i.i.i.i477.i:
  %_47.0.i.i.i.i478.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx.i343.i, align 8, !alias.scope !152, !noalias !155, !nonnull !2, !noundef !2
  %_47.1.i.i.i.i479.i = load i64, ptr %_3.sroa.7.0.iter.sroa_idx.i344.i, align 8, !alias.scope !152, !noalias !155, !noundef !2
  %_6.i.i.i.i480.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx.i345.i, align 8, !alias.scope !152, !noalias !155, !noundef !2
  %_7.i.i.i.i481.i = load i64, ptr %_3.sroa.9.0.iter.sroa_idx.i346.i, align 8, !alias.scope !152, !noalias !155, !noundef !2
  %_3.i.not.i.i.i.i.i.i482.i = icmp ult i64 %_7.i.i.i.i481.i, %_6.i.i.i.i480.i
  %_4.i.i.i.i.i.i.i483.i = sub nuw i64 %_7.i.i.i.i481.i, %_6.i.i.i.i480.i
  %_8.not.i.i.i.i.i.i484.i = icmp ugt i64 %_7.i.i.i.i481.i, %_47.1.i.i.i.i479.i
  %or.cond.i.i.i.i.i.i485.i = or i1 %_3.i.not.i.i.i.i.i.i482.i, %_8.not.i.i.i.i.i.i484.i
  %ptr.i.i.i.i.i.i.i486.i = getelementptr inbounds nuw i8, ptr %_47.0.i.i.i.i478.i, i64 %_6.i.i.i.i480.i
  %spec.select2.i.i.i.i.i.i487.i = select i1 %or.cond.i.i.i.i.i.i485.i, ptr null, ptr %ptr.i.i.i.i.i.i.i486.i
  %.2.i.i.i.i.i488.i = select i1 %or.cond.i.i.i.i.i.i485.i, i64 undef, i64 %_4.i.i.i.i.i.i.i483.i
  br i1 %or.cond.i.i.i.i.i.i485.i, label %bb6.i.i.i434.i, label %bb6.i.i.i.i368.i

bb18.i.i.i.i473.i:
  %_8.not.i.i18.i.i.i.i474.i = icmp ugt i8 %_2.i.i.i.i.i376.i, 4
  br i1 %_8.not.i.i18.i.i.i.i474.i, label %bb6.i.i.i.i.i.i494.i, label %_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.i.i.i.i475.i, !prof !101

bb6.i.i.i.i.i.i494.i:
  call void @_RNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef range(i64 0, 256) %_0.i.i.i.i.i.i.i377.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ede2dfd327aedc00d0d7af454eed2b8c) #15, !noalias !178
  unreachable

_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.i.i.i.i475.i:
  %25 = call i32 @memcmp(ptr nonnull readonly %ptr.i.i.i13.i.i.i.i472.i, ptr nonnull readonly %_3.sroa.10.0.iter.sroa_idx.i347.i, i64 range(i64 0, -9223372036854775808) %_0.i.i.i.i.i.i.i377.i) #20, !noalias !183
  %_0.i.i.i19.i.i.i.i476.i = icmp eq i32 %25, 0
  br i1 %_0.i.i.i19.i.i.i.i476.i, label %bb22.i.i.i.i489.i, label %bb26.i.i.i.i477.i

bb22.i.i.i.i489.i:
  %_45.i.i.i.i490.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx.i345.i, align 8, !alias.scope !152, !noalias !155, !noundef !2
  %_11.i.i.i491.i = load i64, ptr %iter.i341.i, align 8, !alias.scope !144, !noalias !140, !noundef !2
  %new_len.i.i.i.i.i492.i = sub nuw i64 %_45.i.i.i.i490.i, %_11.i.i.i491.i
  %_0.i.i.i2.i.i.i493.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i358.i, i64 %_11.i.i.i491.i
  store i64 %_45.i.i.i.i490.i, ptr %iter.i341.i, align 8, !alias.scope !144, !noalias !140
  br label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i448.i

bb6.i.i.i434.i:
  %26 = load i8, ptr %_3.sroa.15.0.iter.sroa_idx.i351.i, align 1, !range !68, !alias.scope !187, !noalias !140, !noundef !2
  %_2.i.i.i.i435.i = trunc nuw i8 %26 to i1
  br i1 %_2.i.i.i.i435.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i448.i, label %bb1.i.i.i.i436.i

bb1.i.i.i.i436.i:
  store i8 1, ptr %_3.sroa.15.0.iter.sroa_idx.i351.i, align 1, !alias.scope !187, !noalias !140
  %27 = load i8, ptr %_3.sroa.14.0.iter.sroa_idx.i350.i, align 8, !range !68, !alias.scope !187, !noalias !140, !noundef !2
  %_3.i.i.i.i437.i = trunc nuw i8 %27 to i1
  br i1 %_3.i.i.i.i437.i, label %bb4.i.i.i.i442.i, label %bb2.i.i.i.i438.i

bb2.i.i.i.i438.i:
  %_6.i3.i.i.i439.i = load i64, ptr %_3.sroa.5.0.iter.sroa_idx.i342.i, align 8, !alias.scope !187, !noalias !140, !noundef !2
  %_7.i4.i.i.i440.i = load i64, ptr %iter.i341.i, align 8, !alias.scope !187, !noalias !140, !noundef !2
  %_4.not.i.i.i.i441.i = icmp eq i64 %_6.i3.i.i.i439.i, %_7.i4.i.i.i440.i
  br i1 %_4.not.i.i.i.i441.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i448.i, label %bb4.i.i.i.i442.i

bb4.i.i.i.i442.i:
  %_0.0.i.i.i.i.i443.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx.i343.i, align 8, !alias.scope !190, !noalias !140, !nonnull !2, !noundef !2
  %_12.i.i.i.i444.i = load i64, ptr %iter.i341.i, align 8, !alias.scope !187, !noalias !140, !noundef !2
  %_13.i5.i.i.i445.i = load i64, ptr %_3.sroa.5.0.iter.sroa_idx.i342.i, align 8, !alias.scope !187, !noalias !140, !noundef !2
  %new_len.i.i.i.i.i.i446.i = sub nuw i64 %_13.i5.i.i.i445.i, %_12.i.i.i.i444.i
  %_0.i.i.i.i6.i.i.i447.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i.i443.i, i64 %_12.i.i.i.i444.i
  br label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i448.i

_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i448.i:
  %_0.sroa.4.1.i.i.i449.i = phi i64 [ undef, %bb3.i355.i ], [ %new_len.i.i.i.i.i492.i, %bb22.i.i.i.i489.i ], [ %new_len.i.i.i.i.i.i446.i, %bb4.i.i.i.i442.i ], [ undef, %bb2.i.i.i.i438.i ], [ undef, %bb6.i.i.i434.i ]
  %_0.sroa.0.1.i.i.i450.i = phi ptr [ null, %bb3.i355.i ], [ %_0.i.i.i2.i.i.i493.i, %bb22.i.i.i.i489.i ], [ %_0.i.i.i.i6.i.i.i447.i, %bb4.i.i.i.i442.i ], [ null, %bb2.i.i.i.i438.i ], [ null, %bb6.i.i.i434.i ]
  %.not.not.not.i451.not.i.not = icmp ne ptr %_0.sroa.0.1.i.i.i450.i, null
  br i1 %.not.not.not.i451.not.i.not, label %bb6.i453.i, label %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit.sink.split

bb6.i453.i:
  %28 = load i8, ptr %_18.i352.i, align 1, !range !68, !noalias !193, !noundef !2
  %_10.i454.i = trunc nuw i8 %28 to i1
  br i1 %_10.i454.i, label %bb8.i464.i, label %bb14.i455.i

bb14.i455.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i.i.i340.i), !noalias !194
  store i32 0, ptr %_7.i.i.i340.i, align 4, !noalias !194
  store i8 10, ptr %_7.i.i.i340.i, align 4, !alias.scope !199, !noalias !194
  %_5.not.i.i.i.i.i456.i = icmp eq i64 %_0.sroa.4.1.i.i.i449.i, 0
  br i1 %_5.not.i.i.i.i.i456.i, label %_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit.i460.i, label %_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i.i457.i

_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i.i457.i:
  %29 = getelementptr i8, ptr %_0.sroa.0.1.i.i.i450.i, i64 %_0.sroa.4.1.i.i.i449.i
  %ptr.i.i.i.i.i.i5.i458.i = getelementptr i8, ptr %29, i64 -1
  %30 = call i32 @memcmp(ptr nonnull readonly %_7.i.i.i340.i, ptr nonnull readonly %ptr.i.i.i.i.i.i5.i458.i, i64 range(i64 0, -9223372036854775808) 1) #20, !noalias !204
  %_0.i.i.i.i.i.i.i6.i459.i = icmp eq i32 %30, 0
  br label %_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit.i460.i

_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit.i460.i:
  %_0.sroa.0.0.off0.i.i.i.i.i461.i = phi i1 [ %_0.i.i.i.i.i.i.i6.i459.i, %_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i.i457.i ], [ false, %bb14.i455.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i.i.i340.i), !noalias !194
  %31 = zext i1 %_0.sroa.0.0.off0.i.i.i.i.i461.i to i8
  store i8 %31, ptr %_18.i352.i, align 1, !noalias !193
  %32 = load ptr, ptr %9, align 8, !invariant.load !2, !noalias !193, !nonnull !2
  %_16.i462.i = call noundef zeroext i1 %32(ptr noundef nonnull %_19.0.i353.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_0.sroa.0.1.i.i.i450.i, i64 noundef %_0.sroa.4.1.i.i.i449.i) #17, !noalias !193
  br i1 %_16.i462.i, label %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit.sink.split, label %bb3.i355.i

bb8.i464.i:
  %33 = load ptr, ptr %9, align 8, !invariant.load !2, !noalias !193, !nonnull !2
  %_12.i465.i = call noundef zeroext i1 %33(ptr noundef nonnull %_19.0.i353.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #17, !noalias !193
  br i1 %_12.i465.i, label %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit.sink.split, label %bb14.i455.i

bb9.i.i:
  %_0.i.i85.i.i = phi i8 [ %_0.i.i81.i.i, %bb9.lr.ph.i.i ], [ %_0.i.i.i.i, %bb102.i.i ]
  %arg_index.sroa.0.084.i.i = phi i64 [ 0, %bb9.lr.ph.i.i ], [ %arg_index.sroa.0.2.i.i, %bb102.i.i ]
  %template.sroa.0.083.i.i = phi ptr [ %args.0, %bb9.lr.ph.i.i ], [ %template.sroa.0.5.i.i, %bb102.i.i ]
  %_3.i6686.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.083.i.i, i64 1
  %_12.i5.i = icmp sgt i8 %_0.i.i85.i.i, -1
  br i1 %_12.i5.i, label %bb10.i.i, label %bb20.i.i

bb20.i.i:
  switch i8 %_0.i.i85.i.i, label %bb46.i.i [
    i8 -128, label %bb21.i6.i
    i8 -64, label %bb36.i.i
  ]

bb10.i.i:
  %_17.i.i = zext nneg i8 %_0.i.i85.i.i to i64
  %_3.i52.i.i = getelementptr inbounds nuw i8, ptr %_3.i6686.i.i, i64 %_17.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !208)
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i175.i), !noalias !211
  store i64 0, ptr %iter.i175.i, align 8, !noalias !211
  store i64 %_17.i.i, ptr %_3.sroa.5.0.iter.sroa_idx.i176.i, align 8, !noalias !211
  store ptr %_3.i6686.i.i, ptr %_3.sroa.6.0.iter.sroa_idx.i177.i, align 8, !noalias !211
  store i64 %_17.i.i, ptr %_3.sroa.7.0.iter.sroa_idx.i178.i, align 8, !noalias !211
  store i64 0, ptr %_3.sroa.8.0.iter.sroa_idx.i179.i, align 8, !noalias !211
  store i64 %_17.i.i, ptr %_3.sroa.9.0.iter.sroa_idx.i180.i, align 8, !noalias !211
  store i32 10, ptr %_3.sroa.10.0.iter.sroa_idx.i181.i, align 8, !noalias !211
  store i32 10, ptr %_3.sroa.11.0.iter.sroa_idx.i182.i, align 4, !noalias !211
  store i8 1, ptr %_3.sroa.12.0.iter.sroa_idx.i183.i, align 8, !noalias !211
  store i8 0, ptr %_3.sroa.14.0.iter.sroa_idx.i184.i, align 8, !noalias !211
  store i8 0, ptr %_3.sroa.15.0.iter.sroa_idx.i185.i, align 1, !noalias !211
  %_18.i186.i = load ptr, ptr %5, align 8, !alias.scope !213, !noalias !214, !nonnull !2
  %_19.0.i187.i = load ptr, ptr %self, align 8, !alias.scope !213, !noalias !214, !nonnull !2
  %_19.1.i188.i = load ptr, ptr %6, align 8, !alias.scope !213, !noalias !214, !nonnull !2, !align !45
  %34 = getelementptr inbounds nuw i8, ptr %_19.1.i188.i, i64 24
  br label %bb3.i189.i

bb3.i189.i:
  %35 = load i8, ptr %_3.sroa.15.0.iter.sroa_idx.i185.i, align 1, !range !68, !alias.scope !215, !noalias !211, !noundef !2
  %_2.i.i.i190.i = trunc nuw i8 %35 to i1
  br i1 %_2.i.i.i190.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i282.i, label %bb2.i.i.i191.i

bb2.i.i.i191.i:
  %_0.0.i.i.i.i192.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx.i177.i, align 8, !alias.scope !220, !noalias !211, !nonnull !2, !noundef !2
  %_0.1.i.i.i.i193.i = load i64, ptr %_3.sroa.7.0.iter.sroa_idx.i178.i, align 8, !alias.scope !220, !noalias !211, !noundef !2
  %_637.i.i.i.i194.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx.i179.i, align 8, !alias.scope !223, !noalias !226, !noundef !2
  %_738.i.i.i.i195.i = load i64, ptr %_3.sroa.9.0.iter.sroa_idx.i180.i, align 8, !alias.scope !223, !noalias !226, !noundef !2
  %_3.i.not.i.i39.i.i.i.i196.i = icmp ult i64 %_738.i.i.i.i195.i, %_637.i.i.i.i194.i
  %_8.not.i.i41.i.i.i.i197.i = icmp ugt i64 %_738.i.i.i.i195.i, %_0.1.i.i.i.i193.i
  %or.cond.i.i42.i.i.i.i198.i = or i1 %_3.i.not.i.i39.i.i.i.i196.i, %_8.not.i.i41.i.i.i.i197.i
  br i1 %or.cond.i.i42.i.i.i.i198.i, label %bb6.i.i.i268.i, label %bb6.lr.ph.i.i.i.i199.i

bb6.lr.ph.i.i.i.i199.i:
  %_4.i.i.i40.i.i.i.i200.i = sub nuw i64 %_738.i.i.i.i195.i, %_637.i.i.i.i194.i
  %ptr.i.i.i43.i.i.i.i201.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i192.i, i64 %_637.i.i.i.i194.i
  br label %bb6.i.i.i.i202.i

bb6.i.i.i.i202.i:
  %.2.i52.i.i.i.i203.i = phi i64 [ %_4.i.i.i40.i.i.i.i200.i, %bb6.lr.ph.i.i.i.i199.i ], [ %.2.i.i.i.i.i322.i, %bb26.i.i.i.i311.i ]
  %spec.select2.i.i51.i.i.i.i204.i = phi ptr [ %ptr.i.i.i43.i.i.i.i201.i, %bb6.lr.ph.i.i.i.i199.i ], [ %spec.select2.i.i.i.i.i.i321.i, %bb26.i.i.i.i311.i ]
  %ptr.i.i.i50.i.i.i.i205.i = phi ptr [ %ptr.i.i.i43.i.i.i.i201.i, %bb6.lr.ph.i.i.i.i199.i ], [ %ptr.i.i.i.i.i.i.i320.i, %bb26.i.i.i.i311.i ]
  %_749.i.i.i.i206.i = phi i64 [ %_738.i.i.i.i195.i, %bb6.lr.ph.i.i.i.i199.i ], [ %_7.i.i.i.i315.i, %bb26.i.i.i.i311.i ]
  %_648.i.i.i.i207.i = phi i64 [ %_637.i.i.i.i194.i, %bb6.lr.ph.i.i.i.i199.i ], [ %_6.i.i.i.i314.i, %bb26.i.i.i.i311.i ]
  %_47.147.i.i.i.i208.i = phi i64 [ %_0.1.i.i.i.i193.i, %bb6.lr.ph.i.i.i.i199.i ], [ %_47.1.i.i.i.i313.i, %bb26.i.i.i.i311.i ]
  %_47.046.i.i.i.i209.i = phi ptr [ %_0.0.i.i.i.i192.i, %bb6.lr.ph.i.i.i.i199.i ], [ %_47.0.i.i.i.i312.i, %bb26.i.i.i.i311.i ]
  %_2.i.i.i.i.i210.i = load i8, ptr %_3.sroa.12.0.iter.sroa_idx.i183.i, align 8, !alias.scope !228, !noalias !226, !noundef !2
  %_0.i.i.i.i.i.i.i211.i = zext i8 %_2.i.i.i.i.i210.i to i64
  %_14.i.i.i.i212.i = add nsw i64 %_0.i.i.i.i.i.i.i211.i, -1
  %_6.i.i.i.i.i.i213.i = icmp ult i64 %_14.i.i.i.i212.i, 4
  call void @llvm.assume(i1 %_6.i.i.i.i.i.i213.i)
  %_0.i.i.i.i.i.i214.i = getelementptr inbounds nuw i8, ptr %_3.sroa.10.0.iter.sroa_idx.i181.i, i64 %_14.i.i.i.i212.i
  %last_byte.i.i.i.i215.i = load i8, ptr %_0.i.i.i.i.i.i214.i, align 1, !alias.scope !223, !noalias !226, !noundef !2
  %_3.i.i.i.i.i216.i = icmp samesign ult i64 %.2.i52.i.i.i.i203.i, 16
  br i1 %_3.i.i.i.i.i216.i, label %bb1.i.i.i.i.i331.i, label %bb3.i.i.i.i.i217.i

bb3.i.i.i.i.i217.i:
  %_0.i.i.i.i.i.i.i.i.i.i218.i = ptrtoint ptr %spec.select2.i.i51.i.i.i.i204.i to i64
  %_9.i.i.i.i.i.i.i.i.i219.i = add i64 %_0.i.i.i.i.i.i.i.i.i.i218.i, 7
  %aligned_address.i.i.i.i.i.i.i.i.i220.i = and i64 %_9.i.i.i.i.i.i.i.i.i219.i, -8
  %byte_offset.i.i.i.i.i.i.i.i.i221.i = sub i64 %aligned_address.i.i.i.i.i.i.i.i.i220.i, %_0.i.i.i.i.i.i.i.i.i.i218.i
  %_12.i.i.i.i.i.i.i.i.i222.i = icmp ult i64 %byte_offset.i.i.i.i.i.i.i.i.i221.i, 8
  call void @llvm.assume(i1 %_12.i.i.i.i.i.i.i.i.i222.i)
  %_6.not.i.i.i.i.i.i.i223.i = icmp eq i64 %aligned_address.i.i.i.i.i.i.i.i.i220.i, %_0.i.i.i.i.i.i.i.i.i.i218.i
  br i1 %_6.not.i.i.i.i.i.i.i223.i, label %bb9.i.i.i.i.i.i.i234.i, label %bb3.i.i.i.i.i.i.i224.i

bb3.i.i.i.i.i.i.i224.i:
  %..i.i.i.i.i.i.i.i225.i = call noundef i64 @llvm.umin.i64(i64 range(i64 0, -9223372036854775808) %.2.i52.i.i.i.i203.i, i64 %byte_offset.i.i.i.i.i.i.i.i.i221.i)
  br label %bb3.i.i.i.i.i.i.i.i226.i

bb3.i.i.i.i.i.i.i.i226.i:
  %i.sroa.0.05.i.i.i.i.i.i.i.i227.i = phi i64 [ %37, %bb5.i.i.i.i.i.i.i.i230.i ], [ 0, %bb3.i.i.i.i.i.i.i224.i ]
  %36 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i.i205.i, i64 %i.sroa.0.05.i.i.i.i.i.i.i.i227.i
  %_8.i.i.i.i.i.i.i.i228.i = load i8, ptr %36, align 1, !alias.scope !231, !noalias !240, !noundef !2
  %_7.i.i.i.i.i.i.i.i229.i = icmp eq i8 %_8.i.i.i.i.i.i.i.i228.i, %last_byte.i.i.i.i215.i
  br i1 %_7.i.i.i.i.i.i.i.i229.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i232.i, label %bb5.i.i.i.i.i.i.i.i230.i

bb5.i.i.i.i.i.i.i.i230.i:
  %37 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i.i.i.i227.i, 1
  %exitcond.not.i.i.i.i.i.i.i.i231.i = icmp eq i64 %37, %..i.i.i.i.i.i.i.i225.i
  br i1 %exitcond.not.i.i.i.i.i.i.i.i231.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i232.i, label %bb3.i.i.i.i.i.i.i.i226.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i232.i:
  %i.sroa.0.0.lcssa.i.i.i.i.i.i.i.i233.i = phi i64 [ %..i.i.i.i.i.i.i.i225.i, %bb5.i.i.i.i.i.i.i.i230.i ], [ %i.sroa.0.05.i.i.i.i.i.i.i.i227.i, %bb3.i.i.i.i.i.i.i.i226.i ]
  br i1 %_7.i.i.i.i.i.i.i.i229.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i264.i, label %bb9.i.i.i.i.i.i.i234.i

bb9.i.i.i.i.i.i.i234.i:
  %offset.sroa.0.0.i.i.i.i.i.i.i235.i = phi i64 [ %..i.i.i.i.i.i.i.i225.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i232.i ], [ 0, %bb3.i.i.i.i.i217.i ]
  %_2.sroa.0.0.zext.i.i.i.i.i.i.i.i236.i = zext i8 %last_byte.i.i.i.i215.i to i64
  %_2.sroa.0.0.isplat.i.i.i.i.i.i.i.i237.i = mul nuw i64 %_2.sroa.0.0.zext.i.i.i.i.i.i.i.i236.i, 72340172838076673
  %_17.i.i.i.i.i.i.i238.i = add nsw i64 %.2.i52.i.i.i.i203.i, -16
  %_15.not32.i.i.i.i.i.i.i239.i = icmp ugt i64 %offset.sroa.0.0.i.i.i.i.i.i.i235.i, %_17.i.i.i.i.i.i.i238.i
  br i1 %_15.not32.i.i.i.i.i.i.i239.i, label %bb18.i.i.i.i.i.i.i249.i, label %bb11.i.i.i.i.i.i.i240.i

bb11.i.i.i.i.i.i.i240.i:
  %offset.sroa.0.133.i.i.i.i.i.i.i241.i = phi i64 [ %46, %bb16.i.i.i.i.i.i.i329.i ], [ %offset.sroa.0.0.i.i.i.i.i.i.i235.i, %bb9.i.i.i.i.i.i.i234.i ]
  %_0.i18.i.i.i.i.i.i.i242.i = getelementptr inbounds nuw i8, ptr %spec.select2.i.i51.i.i.i.i204.i, i64 %offset.sroa.0.133.i.i.i.i.i.i.i241.i
  %u.i.i.i.i.i.i.i243.i = load i64, ptr %_0.i18.i.i.i.i.i.i.i242.i, align 8, !alias.scope !241, !noalias !240, !noundef !2
  %_0.i17.i.i.i.i.i.i.i244.i = getelementptr i8, ptr %_0.i18.i.i.i.i.i.i.i242.i, i64 8
  %v.i.i.i.i.i.i.i245.i = load i64, ptr %_0.i17.i.i.i.i.i.i.i244.i, align 8, !alias.scope !241, !noalias !240, !noundef !2
  %_28.i.i.i.i.i.i.i246.i = xor i64 %u.i.i.i.i.i.i.i243.i, %_2.sroa.0.0.isplat.i.i.i.i.i.i.i.i237.i
  %38 = sub i64 72340172838076672, %_28.i.i.i.i.i.i.i246.i
  %39 = or i64 %38, %_28.i.i.i.i.i.i.i246.i
  %_30.i.i.i.i.i.i.i247.i = xor i64 %v.i.i.i.i.i.i.i245.i, %_2.sroa.0.0.isplat.i.i.i.i.i.i.i.i237.i
  %40 = sub i64 72340172838076672, %_30.i.i.i.i.i.i.i247.i
  %41 = or i64 %40, %_30.i.i.i.i.i.i.i247.i
  %42 = and i64 %39, -9187201950435737472
  %43 = and i64 %42, %41
  %brmerge.not.i.i.i.i.i.i.i248.i = icmp eq i64 %43, -9187201950435737472
  br i1 %brmerge.not.i.i.i.i.i.i.i248.i, label %bb16.i.i.i.i.i.i.i329.i, label %bb18.i.i.i.i.i.i.i249.i

bb18.i.i.i.i.i.i.i249.i:
  %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i250.i = phi i64 [ %offset.sroa.0.0.i.i.i.i.i.i.i235.i, %bb9.i.i.i.i.i.i.i234.i ], [ %46, %bb16.i.i.i.i.i.i.i329.i ], [ %offset.sroa.0.133.i.i.i.i.i.i.i241.i, %bb11.i.i.i.i.i.i.i240.i ]
  %_0.i.i.i.i.i.i.i.i251.i = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i.i205.i, i64 %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i250.i
  %_35.i.i.i.i.i.i.i252.i = sub i64 %.2.i52.i.i.i.i203.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i250.i
  %_44.not.i21.i.i.i.i.i.i.i253.i = icmp eq i64 %_35.i.i.i.i.i.i.i252.i, 0
  br i1 %_44.not.i21.i.i.i.i.i.i.i253.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i260.i, label %bb3.i22.i.i.i.i.i.i.i254.i

bb3.i22.i.i.i.i.i.i.i254.i:
  %i.sroa.0.05.i23.i.i.i.i.i.i.i255.i = phi i64 [ %45, %bb5.i26.i.i.i.i.i.i.i258.i ], [ 0, %bb18.i.i.i.i.i.i.i249.i ]
  %44 = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i.i251.i, i64 %i.sroa.0.05.i23.i.i.i.i.i.i.i255.i
  %_8.i24.i.i.i.i.i.i.i256.i = load i8, ptr %44, align 1, !alias.scope !242, !noalias !240, !noundef !2
  %_7.i25.i.i.i.i.i.i.i257.i = icmp eq i8 %_8.i24.i.i.i.i.i.i.i256.i, %last_byte.i.i.i.i215.i
  br i1 %_7.i25.i.i.i.i.i.i.i257.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i260.i, label %bb5.i26.i.i.i.i.i.i.i258.i

bb5.i26.i.i.i.i.i.i.i258.i:
  %45 = add nuw nsw i64 %i.sroa.0.05.i23.i.i.i.i.i.i.i255.i, 1
  %exitcond.not.i27.i.i.i.i.i.i.i259.i = icmp eq i64 %45, %_35.i.i.i.i.i.i.i252.i
  br i1 %exitcond.not.i27.i.i.i.i.i.i.i259.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i260.i, label %bb3.i22.i.i.i.i.i.i.i254.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i260.i:
  %i.sroa.0.0.lcssa.i28.i.i.i.i.i.i.i261.i = phi i64 [ 0, %bb18.i.i.i.i.i.i.i249.i ], [ %_35.i.i.i.i.i.i.i252.i, %bb5.i26.i.i.i.i.i.i.i258.i ], [ %i.sroa.0.05.i23.i.i.i.i.i.i.i255.i, %bb3.i22.i.i.i.i.i.i.i254.i ]
  %_0.sroa.0.0.i29.i.i.i.i.i.i.i262.i = phi i1 [ false, %bb18.i.i.i.i.i.i.i249.i ], [ %_7.i25.i.i.i.i.i.i.i257.i, %bb3.i22.i.i.i.i.i.i.i254.i ], [ %_7.i25.i.i.i.i.i.i.i257.i, %bb5.i26.i.i.i.i.i.i.i258.i ]
  %_40.i.i.i.i.i.i.i263.i = add i64 %i.sroa.0.0.lcssa.i28.i.i.i.i.i.i.i261.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i250.i
  br label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i264.i

bb16.i.i.i.i.i.i.i329.i:
  %46 = add i64 %offset.sroa.0.133.i.i.i.i.i.i.i241.i, 16
  %_15.not.i.i.i.i.i.i.i330.i = icmp ugt i64 %46, %_17.i.i.i.i.i.i.i238.i
  br i1 %_15.not.i.i.i.i.i.i.i330.i, label %bb18.i.i.i.i.i.i.i249.i, label %bb11.i.i.i.i.i.i.i240.i

bb1.i.i.i.i.i331.i:
  %_44.not.i.i.i.i.i.i332.i = icmp eq i64 %.2.i52.i.i.i.i203.i, 0
  br i1 %_44.not.i.i.i.i.i.i332.i, label %bb27.i.i.i.i267.i, label %bb3.i.i.i.i.i.i333.i

bb3.i.i.i.i.i.i333.i:
  %i.sroa.0.05.i.i.i.i.i.i334.i = phi i64 [ %48, %bb5.i.i.i.i.i.i337.i ], [ 0, %bb1.i.i.i.i.i331.i ]
  %47 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i.i205.i, i64 %i.sroa.0.05.i.i.i.i.i.i334.i
  %_8.i.i.i.i.i.i335.i = load i8, ptr %47, align 1, !alias.scope !245, !noalias !240, !noundef !2
  %_7.i.i.i.i.i.i336.i = icmp eq i8 %_8.i.i.i.i.i.i335.i, %last_byte.i.i.i.i215.i
  br i1 %_7.i.i.i.i.i.i336.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i264.i, label %bb5.i.i.i.i.i.i337.i

bb5.i.i.i.i.i.i337.i:
  %48 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i.i334.i, 1
  %exitcond.not.i.i.i.i.i.i338.i = icmp eq i64 %48, %.2.i52.i.i.i.i203.i
  br i1 %exitcond.not.i.i.i.i.i.i338.i, label %bb27.i.i.i.i267.i, label %bb3.i.i.i.i.i.i333.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i264.i:
  %_0.sroa.0.0.i.pn.i.i.i.i.i265.i = phi i1 [ true, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i232.i ], [ %_0.sroa.0.0.i29.i.i.i.i.i.i.i262.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i260.i ], [ true, %bb3.i.i.i.i.i.i333.i ]
  %i.sroa.0.0.lcssa.i.pn.i.i.i.i.i266.i = phi i64 [ %i.sroa.0.0.lcssa.i.i.i.i.i.i.i.i233.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i232.i ], [ %_40.i.i.i.i.i.i.i263.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i260.i ], [ %i.sroa.0.05.i.i.i.i.i.i334.i, %bb3.i.i.i.i.i.i333.i ]
  br i1 %_0.sroa.0.0.i.pn.i.i.i.i.i265.i, label %bb12.i.i.i.i300.i, label %bb27.i.i.i.i267.i

bb12.i.i.i.i300.i:
  %_20.i.i.i.i301.i = add i64 %_648.i.i.i.i207.i, 1
  %49 = add i64 %_20.i.i.i.i301.i, %i.sroa.0.0.lcssa.i.pn.i.i.i.i.i266.i
  store i64 %49, ptr %_3.sroa.8.0.iter.sroa_idx.i179.i, align 8, !alias.scope !223, !noalias !226
  %_21.not.i.i.i.i302.i = icmp ult i64 %49, %_0.i.i.i.i.i.i.i211.i
  br i1 %_21.not.i.i.i.i302.i, label %bb26.i.i.i.i311.i, label %bb14.i.i.i.i303.i

bb27.i.i.i.i267.i:
  store i64 %_749.i.i.i.i206.i, ptr %_3.sroa.8.0.iter.sroa_idx.i179.i, align 8, !alias.scope !223, !noalias !226
  br label %bb6.i.i.i268.i

bb14.i.i.i.i303.i:
  %found_char.i.i.i.i304.i = sub nuw i64 %49, %_0.i.i.i.i.i.i.i211.i
  %_8.not.i.i11.i.i.i.i305.i = icmp ugt i64 %49, %_47.147.i.i.i.i208.i
  %ptr.i.i.i13.i.i.i.i306.i = getelementptr inbounds nuw i8, ptr %_47.046.i.i.i.i209.i, i64 %found_char.i.i.i.i304.i
  br i1 %_8.not.i.i11.i.i.i.i305.i, label %bb26.i.i.i.i311.i, label %bb18.i.i.i.i307.i

bb26.i.i.i.i311.i:
  %_47.0.i.i.i.i312.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx.i177.i, align 8, !alias.scope !223, !noalias !226, !nonnull !2, !noundef !2
  %_47.1.i.i.i.i313.i = load i64, ptr %_3.sroa.7.0.iter.sroa_idx.i178.i, align 8, !alias.scope !223, !noalias !226, !noundef !2
  %_6.i.i.i.i314.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx.i179.i, align 8, !alias.scope !223, !noalias !226, !noundef !2
  %_7.i.i.i.i315.i = load i64, ptr %_3.sroa.9.0.iter.sroa_idx.i180.i, align 8, !alias.scope !223, !noalias !226, !noundef !2
  %_3.i.not.i.i.i.i.i.i316.i = icmp ult i64 %_7.i.i.i.i315.i, %_6.i.i.i.i314.i
  %_4.i.i.i.i.i.i.i317.i = sub nuw i64 %_7.i.i.i.i315.i, %_6.i.i.i.i314.i
  %_8.not.i.i.i.i.i.i318.i = icmp ugt i64 %_7.i.i.i.i315.i, %_47.1.i.i.i.i313.i
  %or.cond.i.i.i.i.i.i319.i = or i1 %_3.i.not.i.i.i.i.i.i316.i, %_8.not.i.i.i.i.i.i318.i
  %ptr.i.i.i.i.i.i.i320.i = getelementptr inbounds nuw i8, ptr %_47.0.i.i.i.i312.i, i64 %_6.i.i.i.i314.i
  %spec.select2.i.i.i.i.i.i321.i = select i1 %or.cond.i.i.i.i.i.i319.i, ptr null, ptr %ptr.i.i.i.i.i.i.i320.i
  %.2.i.i.i.i.i322.i = select i1 %or.cond.i.i.i.i.i.i319.i, i64 undef, i64 %_4.i.i.i.i.i.i.i317.i
  br i1 %or.cond.i.i.i.i.i.i319.i, label %bb6.i.i.i268.i, label %bb6.i.i.i.i202.i

bb18.i.i.i.i307.i:
  %_8.not.i.i18.i.i.i.i308.i = icmp ugt i8 %_2.i.i.i.i.i210.i, 4
  br i1 %_8.not.i.i18.i.i.i.i308.i, label %bb6.i.i.i.i.i.i328.i, label %_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.i.i.i.i309.i, !prof !101

bb6.i.i.i.i.i.i328.i:
  call void @_RNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef range(i64 0, 256) %_0.i.i.i.i.i.i.i211.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ede2dfd327aedc00d0d7af454eed2b8c) #15, !noalias !248
  unreachable

_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.i.i.i.i309.i:
  %50 = call i32 @memcmp(ptr nonnull readonly %ptr.i.i.i13.i.i.i.i306.i, ptr nonnull readonly %_3.sroa.10.0.iter.sroa_idx.i181.i, i64 range(i64 0, -9223372036854775808) %_0.i.i.i.i.i.i.i211.i) #20, !noalias !253
  %_0.i.i.i19.i.i.i.i310.i = icmp eq i32 %50, 0
  br i1 %_0.i.i.i19.i.i.i.i310.i, label %bb22.i.i.i.i323.i, label %bb26.i.i.i.i311.i

bb22.i.i.i.i323.i:
  %_45.i.i.i.i324.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx.i179.i, align 8, !alias.scope !223, !noalias !226, !noundef !2
  %_11.i.i.i325.i = load i64, ptr %iter.i175.i, align 8, !alias.scope !215, !noalias !211, !noundef !2
  %new_len.i.i.i.i.i326.i = sub nuw i64 %_45.i.i.i.i324.i, %_11.i.i.i325.i
  %_0.i.i.i2.i.i.i327.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i192.i, i64 %_11.i.i.i325.i
  store i64 %_45.i.i.i.i324.i, ptr %iter.i175.i, align 8, !alias.scope !215, !noalias !211
  br label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i282.i

bb6.i.i.i268.i:
  %51 = load i8, ptr %_3.sroa.15.0.iter.sroa_idx.i185.i, align 1, !range !68, !alias.scope !257, !noalias !211, !noundef !2
  %_2.i.i.i.i269.i = trunc nuw i8 %51 to i1
  br i1 %_2.i.i.i.i269.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i282.i, label %bb1.i.i.i.i270.i

bb1.i.i.i.i270.i:
  store i8 1, ptr %_3.sroa.15.0.iter.sroa_idx.i185.i, align 1, !alias.scope !257, !noalias !211
  %52 = load i8, ptr %_3.sroa.14.0.iter.sroa_idx.i184.i, align 8, !range !68, !alias.scope !257, !noalias !211, !noundef !2
  %_3.i.i.i.i271.i = trunc nuw i8 %52 to i1
  br i1 %_3.i.i.i.i271.i, label %bb4.i.i.i.i276.i, label %bb2.i.i.i.i272.i

bb2.i.i.i.i272.i:
  %_6.i3.i.i.i273.i = load i64, ptr %_3.sroa.5.0.iter.sroa_idx.i176.i, align 8, !alias.scope !257, !noalias !211, !noundef !2
  %_7.i4.i.i.i274.i = load i64, ptr %iter.i175.i, align 8, !alias.scope !257, !noalias !211, !noundef !2
  %_4.not.i.i.i.i275.i = icmp eq i64 %_6.i3.i.i.i273.i, %_7.i4.i.i.i274.i
  br i1 %_4.not.i.i.i.i275.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i282.i, label %bb4.i.i.i.i276.i

bb4.i.i.i.i276.i:
  %_0.0.i.i.i.i.i277.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx.i177.i, align 8, !alias.scope !260, !noalias !211, !nonnull !2, !noundef !2
  %_12.i.i.i.i278.i = load i64, ptr %iter.i175.i, align 8, !alias.scope !257, !noalias !211, !noundef !2
  %_13.i5.i.i.i279.i = load i64, ptr %_3.sroa.5.0.iter.sroa_idx.i176.i, align 8, !alias.scope !257, !noalias !211, !noundef !2
  %new_len.i.i.i.i.i.i280.i = sub nuw i64 %_13.i5.i.i.i279.i, %_12.i.i.i.i278.i
  %_0.i.i.i.i6.i.i.i281.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i.i277.i, i64 %_12.i.i.i.i278.i
  br label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i282.i

_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i282.i:
  %_0.sroa.4.1.i.i.i283.i = phi i64 [ undef, %bb3.i189.i ], [ %new_len.i.i.i.i.i326.i, %bb22.i.i.i.i323.i ], [ %new_len.i.i.i.i.i.i280.i, %bb4.i.i.i.i276.i ], [ undef, %bb2.i.i.i.i272.i ], [ undef, %bb6.i.i.i268.i ]
  %_0.sroa.0.1.i.i.i284.i = phi ptr [ null, %bb3.i189.i ], [ %_0.i.i.i2.i.i.i327.i, %bb22.i.i.i.i323.i ], [ %_0.i.i.i.i6.i.i.i281.i, %bb4.i.i.i.i276.i ], [ null, %bb2.i.i.i.i272.i ], [ null, %bb6.i.i.i268.i ]
  %.not.not.not.i285.not.i = icmp eq ptr %_0.sroa.0.1.i.i.i284.i, null
  br i1 %.not.not.not.i285.not.i, label %bb102.i.i.critedge, label %bb6.i287.i

bb6.i287.i:
  %53 = load i8, ptr %_18.i186.i, align 1, !range !68, !noalias !208, !noundef !2
  %_10.i288.i = trunc nuw i8 %53 to i1
  br i1 %_10.i288.i, label %bb8.i298.i, label %bb14.i289.i

bb14.i289.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i.i.i174.i), !noalias !263
  store i32 0, ptr %_7.i.i.i174.i, align 4, !noalias !263
  store i8 10, ptr %_7.i.i.i174.i, align 4, !alias.scope !268, !noalias !263
  %_5.not.i.i.i.i.i290.i = icmp eq i64 %_0.sroa.4.1.i.i.i283.i, 0
  br i1 %_5.not.i.i.i.i.i290.i, label %_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit.i294.i, label %_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i.i291.i

_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i.i291.i:
  %54 = getelementptr i8, ptr %_0.sroa.0.1.i.i.i284.i, i64 %_0.sroa.4.1.i.i.i283.i
  %ptr.i.i.i.i.i.i5.i292.i = getelementptr i8, ptr %54, i64 -1
  %55 = call i32 @memcmp(ptr nonnull readonly %_7.i.i.i174.i, ptr nonnull readonly %ptr.i.i.i.i.i.i5.i292.i, i64 range(i64 0, -9223372036854775808) 1) #20, !noalias !273
  %_0.i.i.i.i.i.i.i6.i293.i = icmp eq i32 %55, 0
  br label %_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit.i294.i

_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit.i294.i:
  %_0.sroa.0.0.off0.i.i.i.i.i295.i = phi i1 [ %_0.i.i.i.i.i.i.i6.i293.i, %_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i.i291.i ], [ false, %bb14.i289.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i.i.i174.i), !noalias !263
  %56 = zext i1 %_0.sroa.0.0.off0.i.i.i.i.i295.i to i8
  store i8 %56, ptr %_18.i186.i, align 1, !noalias !208
  %57 = load ptr, ptr %34, align 8, !invariant.load !2, !noalias !208, !nonnull !2
  %_16.i296.i = call noundef zeroext i1 %57(ptr noundef nonnull %_19.0.i187.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_0.sroa.0.1.i.i.i284.i, i64 noundef %_0.sroa.4.1.i.i.i283.i) #17, !noalias !208
  br i1 %_16.i296.i, label %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit339.i, label %bb3.i189.i

bb8.i298.i:
  %58 = load ptr, ptr %34, align 8, !invariant.load !2, !noalias !208, !nonnull !2
  %_12.i299.i = call noundef zeroext i1 %58(ptr noundef nonnull %_19.0.i187.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #17, !noalias !208
  br i1 %_12.i299.i, label %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit339.i, label %bb14.i289.i

_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit339.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i175.i), !noalias !211
  br label %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit

bb21.i6.i:
  %_0.sroa.0.0.copyload.i.i.i.i = load i16, ptr %_3.i6686.i.i, align 1, !noalias !134
  %_0.i67.i.i = zext i16 %_0.sroa.0.0.copyload.i.i.i.i to i64
  %_3.i64.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.083.i.i, i64 3
  %_3.i62.i.i = getelementptr inbounds nuw i8, ptr %_3.i64.i.i, i64 %_0.i67.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !277)
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i9.i), !noalias !280
  store i64 0, ptr %iter.i9.i, align 8, !noalias !280
  store i64 %_0.i67.i.i, ptr %_3.sroa.5.0.iter.sroa_idx.i10.i, align 8, !noalias !280
  store ptr %_3.i64.i.i, ptr %_3.sroa.6.0.iter.sroa_idx.i11.i, align 8, !noalias !280
  store i64 %_0.i67.i.i, ptr %_3.sroa.7.0.iter.sroa_idx.i12.i, align 8, !noalias !280
  store i64 0, ptr %_3.sroa.8.0.iter.sroa_idx.i13.i, align 8, !noalias !280
  store i64 %_0.i67.i.i, ptr %_3.sroa.9.0.iter.sroa_idx.i14.i, align 8, !noalias !280
  store i32 10, ptr %_3.sroa.10.0.iter.sroa_idx.i15.i, align 8, !noalias !280
  store i32 10, ptr %_3.sroa.11.0.iter.sroa_idx.i16.i, align 4, !noalias !280
  store i8 1, ptr %_3.sroa.12.0.iter.sroa_idx.i17.i, align 8, !noalias !280
  store i8 0, ptr %_3.sroa.14.0.iter.sroa_idx.i18.i, align 8, !noalias !280
  store i8 0, ptr %_3.sroa.15.0.iter.sroa_idx.i19.i, align 1, !noalias !280
  %_18.i20.i = load ptr, ptr %5, align 8, !alias.scope !282, !noalias !283, !nonnull !2
  %_19.0.i21.i = load ptr, ptr %self, align 8, !alias.scope !282, !noalias !283, !nonnull !2
  %_19.1.i22.i = load ptr, ptr %6, align 8, !alias.scope !282, !noalias !283, !nonnull !2, !align !45
  %59 = getelementptr inbounds nuw i8, ptr %_19.1.i22.i, i64 24
  br label %bb3.i23.i

bb3.i23.i:
  %60 = load i8, ptr %_3.sroa.15.0.iter.sroa_idx.i19.i, align 1, !range !68, !alias.scope !284, !noalias !280, !noundef !2
  %_2.i.i.i24.i = trunc nuw i8 %60 to i1
  br i1 %_2.i.i.i24.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i116.i, label %bb2.i.i.i25.i

bb2.i.i.i25.i:
  %_0.0.i.i.i.i26.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx.i11.i, align 8, !alias.scope !289, !noalias !280, !nonnull !2, !noundef !2
  %_0.1.i.i.i.i27.i = load i64, ptr %_3.sroa.7.0.iter.sroa_idx.i12.i, align 8, !alias.scope !289, !noalias !280, !noundef !2
  %_637.i.i.i.i28.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx.i13.i, align 8, !alias.scope !292, !noalias !295, !noundef !2
  %_738.i.i.i.i29.i = load i64, ptr %_3.sroa.9.0.iter.sroa_idx.i14.i, align 8, !alias.scope !292, !noalias !295, !noundef !2
  %_3.i.not.i.i39.i.i.i.i30.i = icmp ult i64 %_738.i.i.i.i29.i, %_637.i.i.i.i28.i
  %_8.not.i.i41.i.i.i.i31.i = icmp ugt i64 %_738.i.i.i.i29.i, %_0.1.i.i.i.i27.i
  %or.cond.i.i42.i.i.i.i32.i = or i1 %_3.i.not.i.i39.i.i.i.i30.i, %_8.not.i.i41.i.i.i.i31.i
  br i1 %or.cond.i.i42.i.i.i.i32.i, label %bb6.i.i.i102.i, label %bb6.lr.ph.i.i.i.i33.i

bb6.lr.ph.i.i.i.i33.i:
  %_4.i.i.i40.i.i.i.i34.i = sub nuw i64 %_738.i.i.i.i29.i, %_637.i.i.i.i28.i
  %ptr.i.i.i43.i.i.i.i35.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i26.i, i64 %_637.i.i.i.i28.i
  br label %bb6.i.i.i.i36.i

bb6.i.i.i.i36.i:
  %.2.i52.i.i.i.i37.i = phi i64 [ %_4.i.i.i40.i.i.i.i34.i, %bb6.lr.ph.i.i.i.i33.i ], [ %.2.i.i.i.i.i156.i, %bb26.i.i.i.i145.i ]
  %spec.select2.i.i51.i.i.i.i38.i = phi ptr [ %ptr.i.i.i43.i.i.i.i35.i, %bb6.lr.ph.i.i.i.i33.i ], [ %spec.select2.i.i.i.i.i.i155.i, %bb26.i.i.i.i145.i ]
  %ptr.i.i.i50.i.i.i.i39.i = phi ptr [ %ptr.i.i.i43.i.i.i.i35.i, %bb6.lr.ph.i.i.i.i33.i ], [ %ptr.i.i.i.i.i.i.i154.i, %bb26.i.i.i.i145.i ]
  %_749.i.i.i.i40.i = phi i64 [ %_738.i.i.i.i29.i, %bb6.lr.ph.i.i.i.i33.i ], [ %_7.i.i.i.i149.i, %bb26.i.i.i.i145.i ]
  %_648.i.i.i.i41.i = phi i64 [ %_637.i.i.i.i28.i, %bb6.lr.ph.i.i.i.i33.i ], [ %_6.i.i.i.i148.i, %bb26.i.i.i.i145.i ]
  %_47.147.i.i.i.i42.i = phi i64 [ %_0.1.i.i.i.i27.i, %bb6.lr.ph.i.i.i.i33.i ], [ %_47.1.i.i.i.i147.i, %bb26.i.i.i.i145.i ]
  %_47.046.i.i.i.i43.i = phi ptr [ %_0.0.i.i.i.i26.i, %bb6.lr.ph.i.i.i.i33.i ], [ %_47.0.i.i.i.i146.i, %bb26.i.i.i.i145.i ]
  %_2.i.i.i.i.i44.i = load i8, ptr %_3.sroa.12.0.iter.sroa_idx.i17.i, align 8, !alias.scope !297, !noalias !295, !noundef !2
  %_0.i.i.i.i.i.i.i45.i = zext i8 %_2.i.i.i.i.i44.i to i64
  %_14.i.i.i.i46.i = add nsw i64 %_0.i.i.i.i.i.i.i45.i, -1
  %_6.i.i.i.i.i.i47.i = icmp ult i64 %_14.i.i.i.i46.i, 4
  call void @llvm.assume(i1 %_6.i.i.i.i.i.i47.i)
  %_0.i.i.i.i.i.i48.i = getelementptr inbounds nuw i8, ptr %_3.sroa.10.0.iter.sroa_idx.i15.i, i64 %_14.i.i.i.i46.i
  %last_byte.i.i.i.i49.i = load i8, ptr %_0.i.i.i.i.i.i48.i, align 1, !alias.scope !292, !noalias !295, !noundef !2
  %_3.i.i.i.i.i50.i = icmp samesign ult i64 %.2.i52.i.i.i.i37.i, 16
  br i1 %_3.i.i.i.i.i50.i, label %bb1.i.i.i.i.i165.i, label %bb3.i.i.i.i.i51.i

bb3.i.i.i.i.i51.i:
  %_0.i.i.i.i.i.i.i.i.i.i52.i = ptrtoint ptr %spec.select2.i.i51.i.i.i.i38.i to i64
  %_9.i.i.i.i.i.i.i.i.i53.i = add i64 %_0.i.i.i.i.i.i.i.i.i.i52.i, 7
  %aligned_address.i.i.i.i.i.i.i.i.i54.i = and i64 %_9.i.i.i.i.i.i.i.i.i53.i, -8
  %byte_offset.i.i.i.i.i.i.i.i.i55.i = sub i64 %aligned_address.i.i.i.i.i.i.i.i.i54.i, %_0.i.i.i.i.i.i.i.i.i.i52.i
  %_12.i.i.i.i.i.i.i.i.i56.i = icmp ult i64 %byte_offset.i.i.i.i.i.i.i.i.i55.i, 8
  call void @llvm.assume(i1 %_12.i.i.i.i.i.i.i.i.i56.i)
  %_6.not.i.i.i.i.i.i.i57.i = icmp eq i64 %aligned_address.i.i.i.i.i.i.i.i.i54.i, %_0.i.i.i.i.i.i.i.i.i.i52.i
  br i1 %_6.not.i.i.i.i.i.i.i57.i, label %bb9.i.i.i.i.i.i.i68.i, label %bb3.i.i.i.i.i.i.i58.i

bb3.i.i.i.i.i.i.i58.i:
  %..i.i.i.i.i.i.i.i59.i = call noundef i64 @llvm.umin.i64(i64 range(i64 0, -9223372036854775808) %.2.i52.i.i.i.i37.i, i64 %byte_offset.i.i.i.i.i.i.i.i.i55.i)
  br label %bb3.i.i.i.i.i.i.i.i60.i

bb3.i.i.i.i.i.i.i.i60.i:
  %i.sroa.0.05.i.i.i.i.i.i.i.i61.i = phi i64 [ %62, %bb5.i.i.i.i.i.i.i.i64.i ], [ 0, %bb3.i.i.i.i.i.i.i58.i ]
  %61 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i.i39.i, i64 %i.sroa.0.05.i.i.i.i.i.i.i.i61.i
  %_8.i.i.i.i.i.i.i.i62.i = load i8, ptr %61, align 1, !alias.scope !300, !noalias !309, !noundef !2
  %_7.i.i.i.i.i.i.i.i63.i = icmp eq i8 %_8.i.i.i.i.i.i.i.i62.i, %last_byte.i.i.i.i49.i
  br i1 %_7.i.i.i.i.i.i.i.i63.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i66.i, label %bb5.i.i.i.i.i.i.i.i64.i

bb5.i.i.i.i.i.i.i.i64.i:
  %62 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i.i.i.i61.i, 1
  %exitcond.not.i.i.i.i.i.i.i.i65.i = icmp eq i64 %62, %..i.i.i.i.i.i.i.i59.i
  br i1 %exitcond.not.i.i.i.i.i.i.i.i65.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i66.i, label %bb3.i.i.i.i.i.i.i.i60.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i66.i:
  %i.sroa.0.0.lcssa.i.i.i.i.i.i.i.i67.i = phi i64 [ %..i.i.i.i.i.i.i.i59.i, %bb5.i.i.i.i.i.i.i.i64.i ], [ %i.sroa.0.05.i.i.i.i.i.i.i.i61.i, %bb3.i.i.i.i.i.i.i.i60.i ]
  br i1 %_7.i.i.i.i.i.i.i.i63.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i98.i, label %bb9.i.i.i.i.i.i.i68.i

bb9.i.i.i.i.i.i.i68.i:
  %offset.sroa.0.0.i.i.i.i.i.i.i69.i = phi i64 [ %..i.i.i.i.i.i.i.i59.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i66.i ], [ 0, %bb3.i.i.i.i.i51.i ]
  %_2.sroa.0.0.zext.i.i.i.i.i.i.i.i70.i = zext i8 %last_byte.i.i.i.i49.i to i64
  %_2.sroa.0.0.isplat.i.i.i.i.i.i.i.i71.i = mul nuw i64 %_2.sroa.0.0.zext.i.i.i.i.i.i.i.i70.i, 72340172838076673
  %_17.i.i.i.i.i.i.i72.i = add nsw i64 %.2.i52.i.i.i.i37.i, -16
  %_15.not32.i.i.i.i.i.i.i73.i = icmp ugt i64 %offset.sroa.0.0.i.i.i.i.i.i.i69.i, %_17.i.i.i.i.i.i.i72.i
  br i1 %_15.not32.i.i.i.i.i.i.i73.i, label %bb18.i.i.i.i.i.i.i83.i, label %bb11.i.i.i.i.i.i.i74.i

bb11.i.i.i.i.i.i.i74.i:
  %offset.sroa.0.133.i.i.i.i.i.i.i75.i = phi i64 [ %71, %bb16.i.i.i.i.i.i.i163.i ], [ %offset.sroa.0.0.i.i.i.i.i.i.i69.i, %bb9.i.i.i.i.i.i.i68.i ]
  %_0.i18.i.i.i.i.i.i.i76.i = getelementptr inbounds nuw i8, ptr %spec.select2.i.i51.i.i.i.i38.i, i64 %offset.sroa.0.133.i.i.i.i.i.i.i75.i
  %u.i.i.i.i.i.i.i77.i = load i64, ptr %_0.i18.i.i.i.i.i.i.i76.i, align 8, !alias.scope !310, !noalias !309, !noundef !2
  %_0.i17.i.i.i.i.i.i.i78.i = getelementptr i8, ptr %_0.i18.i.i.i.i.i.i.i76.i, i64 8
  %v.i.i.i.i.i.i.i79.i = load i64, ptr %_0.i17.i.i.i.i.i.i.i78.i, align 8, !alias.scope !310, !noalias !309, !noundef !2
  %_28.i.i.i.i.i.i.i80.i = xor i64 %u.i.i.i.i.i.i.i77.i, %_2.sroa.0.0.isplat.i.i.i.i.i.i.i.i71.i
  %63 = sub i64 72340172838076672, %_28.i.i.i.i.i.i.i80.i
  %64 = or i64 %63, %_28.i.i.i.i.i.i.i80.i
  %_30.i.i.i.i.i.i.i81.i = xor i64 %v.i.i.i.i.i.i.i79.i, %_2.sroa.0.0.isplat.i.i.i.i.i.i.i.i71.i
  %65 = sub i64 72340172838076672, %_30.i.i.i.i.i.i.i81.i
  %66 = or i64 %65, %_30.i.i.i.i.i.i.i81.i
  %67 = and i64 %64, -9187201950435737472
  %68 = and i64 %67, %66
  %brmerge.not.i.i.i.i.i.i.i82.i = icmp eq i64 %68, -9187201950435737472
  br i1 %brmerge.not.i.i.i.i.i.i.i82.i, label %bb16.i.i.i.i.i.i.i163.i, label %bb18.i.i.i.i.i.i.i83.i

bb18.i.i.i.i.i.i.i83.i:
  %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i84.i = phi i64 [ %offset.sroa.0.0.i.i.i.i.i.i.i69.i, %bb9.i.i.i.i.i.i.i68.i ], [ %71, %bb16.i.i.i.i.i.i.i163.i ], [ %offset.sroa.0.133.i.i.i.i.i.i.i75.i, %bb11.i.i.i.i.i.i.i74.i ]
  %_0.i.i.i.i.i.i.i.i85.i = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i.i39.i, i64 %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i84.i
  %_35.i.i.i.i.i.i.i86.i = sub i64 %.2.i52.i.i.i.i37.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i84.i
  %_44.not.i21.i.i.i.i.i.i.i87.i = icmp eq i64 %_35.i.i.i.i.i.i.i86.i, 0
  br i1 %_44.not.i21.i.i.i.i.i.i.i87.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i94.i, label %bb3.i22.i.i.i.i.i.i.i88.i

bb3.i22.i.i.i.i.i.i.i88.i:
  %i.sroa.0.05.i23.i.i.i.i.i.i.i89.i = phi i64 [ %70, %bb5.i26.i.i.i.i.i.i.i92.i ], [ 0, %bb18.i.i.i.i.i.i.i83.i ]
  %69 = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i.i85.i, i64 %i.sroa.0.05.i23.i.i.i.i.i.i.i89.i
  %_8.i24.i.i.i.i.i.i.i90.i = load i8, ptr %69, align 1, !alias.scope !311, !noalias !309, !noundef !2
  %_7.i25.i.i.i.i.i.i.i91.i = icmp eq i8 %_8.i24.i.i.i.i.i.i.i90.i, %last_byte.i.i.i.i49.i
  br i1 %_7.i25.i.i.i.i.i.i.i91.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i94.i, label %bb5.i26.i.i.i.i.i.i.i92.i

bb5.i26.i.i.i.i.i.i.i92.i:
  %70 = add nuw nsw i64 %i.sroa.0.05.i23.i.i.i.i.i.i.i89.i, 1
  %exitcond.not.i27.i.i.i.i.i.i.i93.i = icmp eq i64 %70, %_35.i.i.i.i.i.i.i86.i
  br i1 %exitcond.not.i27.i.i.i.i.i.i.i93.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i94.i, label %bb3.i22.i.i.i.i.i.i.i88.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i94.i:
  %i.sroa.0.0.lcssa.i28.i.i.i.i.i.i.i95.i = phi i64 [ 0, %bb18.i.i.i.i.i.i.i83.i ], [ %_35.i.i.i.i.i.i.i86.i, %bb5.i26.i.i.i.i.i.i.i92.i ], [ %i.sroa.0.05.i23.i.i.i.i.i.i.i89.i, %bb3.i22.i.i.i.i.i.i.i88.i ]
  %_0.sroa.0.0.i29.i.i.i.i.i.i.i96.i = phi i1 [ false, %bb18.i.i.i.i.i.i.i83.i ], [ %_7.i25.i.i.i.i.i.i.i91.i, %bb3.i22.i.i.i.i.i.i.i88.i ], [ %_7.i25.i.i.i.i.i.i.i91.i, %bb5.i26.i.i.i.i.i.i.i92.i ]
  %_40.i.i.i.i.i.i.i97.i = add i64 %i.sroa.0.0.lcssa.i28.i.i.i.i.i.i.i95.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i84.i
  br label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i98.i

bb16.i.i.i.i.i.i.i163.i:
  %71 = add i64 %offset.sroa.0.133.i.i.i.i.i.i.i75.i, 16
  %_15.not.i.i.i.i.i.i.i164.i = icmp ugt i64 %71, %_17.i.i.i.i.i.i.i72.i
  br i1 %_15.not.i.i.i.i.i.i.i164.i, label %bb18.i.i.i.i.i.i.i83.i, label %bb11.i.i.i.i.i.i.i74.i

bb1.i.i.i.i.i165.i:
  %_44.not.i.i.i.i.i.i166.i = icmp eq i64 %.2.i52.i.i.i.i37.i, 0
  br i1 %_44.not.i.i.i.i.i.i166.i, label %bb27.i.i.i.i101.i, label %bb3.i.i.i.i.i.i167.i

bb3.i.i.i.i.i.i167.i:
  %i.sroa.0.05.i.i.i.i.i.i168.i = phi i64 [ %73, %bb5.i.i.i.i.i.i171.i ], [ 0, %bb1.i.i.i.i.i165.i ]
  %72 = getelementptr inbounds nuw i8, ptr %ptr.i.i.i50.i.i.i.i39.i, i64 %i.sroa.0.05.i.i.i.i.i.i168.i
  %_8.i.i.i.i.i.i169.i = load i8, ptr %72, align 1, !alias.scope !314, !noalias !309, !noundef !2
  %_7.i.i.i.i.i.i170.i = icmp eq i8 %_8.i.i.i.i.i.i169.i, %last_byte.i.i.i.i49.i
  br i1 %_7.i.i.i.i.i.i170.i, label %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i98.i, label %bb5.i.i.i.i.i.i171.i

bb5.i.i.i.i.i.i171.i:
  %73 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i.i168.i, 1
  %exitcond.not.i.i.i.i.i.i172.i = icmp eq i64 %73, %.2.i52.i.i.i.i37.i
  br i1 %exitcond.not.i.i.i.i.i.i172.i, label %bb27.i.i.i.i101.i, label %bb3.i.i.i.i.i.i167.i

_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr.exit.i.i.i.i98.i:
  %_0.sroa.0.0.i.pn.i.i.i.i.i99.i = phi i1 [ true, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i66.i ], [ %_0.sroa.0.0.i29.i.i.i.i.i.i.i96.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i94.i ], [ true, %bb3.i.i.i.i.i.i167.i ]
  %i.sroa.0.0.lcssa.i.pn.i.i.i.i.i100.i = phi i64 [ %i.sroa.0.0.lcssa.i.i.i.i.i.i.i.i67.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i.i66.i ], [ %_40.i.i.i.i.i.i.i97.i, %_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i.i94.i ], [ %i.sroa.0.05.i.i.i.i.i.i168.i, %bb3.i.i.i.i.i.i167.i ]
  br i1 %_0.sroa.0.0.i.pn.i.i.i.i.i99.i, label %bb12.i.i.i.i134.i, label %bb27.i.i.i.i101.i

bb12.i.i.i.i134.i:
  %_20.i.i.i.i135.i = add i64 %_648.i.i.i.i41.i, 1
  %74 = add i64 %_20.i.i.i.i135.i, %i.sroa.0.0.lcssa.i.pn.i.i.i.i.i100.i
  store i64 %74, ptr %_3.sroa.8.0.iter.sroa_idx.i13.i, align 8, !alias.scope !292, !noalias !295
  %_21.not.i.i.i.i136.i = icmp ult i64 %74, %_0.i.i.i.i.i.i.i45.i
  br i1 %_21.not.i.i.i.i136.i, label %bb26.i.i.i.i145.i, label %bb14.i.i.i.i137.i

bb27.i.i.i.i101.i:
  store i64 %_749.i.i.i.i40.i, ptr %_3.sroa.8.0.iter.sroa_idx.i13.i, align 8, !alias.scope !292, !noalias !295
  br label %bb6.i.i.i102.i

bb14.i.i.i.i137.i:
  %found_char.i.i.i.i138.i = sub nuw i64 %74, %_0.i.i.i.i.i.i.i45.i
  %_8.not.i.i11.i.i.i.i139.i = icmp ugt i64 %74, %_47.147.i.i.i.i42.i
  %ptr.i.i.i13.i.i.i.i140.i = getelementptr inbounds nuw i8, ptr %_47.046.i.i.i.i43.i, i64 %found_char.i.i.i.i138.i
  br i1 %_8.not.i.i11.i.i.i.i139.i, label %bb26.i.i.i.i145.i, label %bb18.i.i.i.i141.i

bb26.i.i.i.i145.i:
  %_47.0.i.i.i.i146.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx.i11.i, align 8, !alias.scope !292, !noalias !295, !nonnull !2, !noundef !2
  %_47.1.i.i.i.i147.i = load i64, ptr %_3.sroa.7.0.iter.sroa_idx.i12.i, align 8, !alias.scope !292, !noalias !295, !noundef !2
  %_6.i.i.i.i148.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx.i13.i, align 8, !alias.scope !292, !noalias !295, !noundef !2
  %_7.i.i.i.i149.i = load i64, ptr %_3.sroa.9.0.iter.sroa_idx.i14.i, align 8, !alias.scope !292, !noalias !295, !noundef !2
  %_3.i.not.i.i.i.i.i.i150.i = icmp ult i64 %_7.i.i.i.i149.i, %_6.i.i.i.i148.i
  %_4.i.i.i.i.i.i.i151.i = sub nuw i64 %_7.i.i.i.i149.i, %_6.i.i.i.i148.i
  %_8.not.i.i.i.i.i.i152.i = icmp ugt i64 %_7.i.i.i.i149.i, %_47.1.i.i.i.i147.i
  %or.cond.i.i.i.i.i.i153.i = or i1 %_3.i.not.i.i.i.i.i.i150.i, %_8.not.i.i.i.i.i.i152.i
  %ptr.i.i.i.i.i.i.i154.i = getelementptr inbounds nuw i8, ptr %_47.0.i.i.i.i146.i, i64 %_6.i.i.i.i148.i
  %spec.select2.i.i.i.i.i.i155.i = select i1 %or.cond.i.i.i.i.i.i153.i, ptr null, ptr %ptr.i.i.i.i.i.i.i154.i
  %.2.i.i.i.i.i156.i = select i1 %or.cond.i.i.i.i.i.i153.i, i64 undef, i64 %_4.i.i.i.i.i.i.i151.i
  br i1 %or.cond.i.i.i.i.i.i153.i, label %bb6.i.i.i102.i, label %bb6.i.i.i.i36.i

bb18.i.i.i.i141.i:
  %_8.not.i.i18.i.i.i.i142.i = icmp ugt i8 %_2.i.i.i.i.i44.i, 4
  br i1 %_8.not.i.i18.i.i.i.i142.i, label %bb6.i.i.i.i.i.i162.i, label %_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.i.i.i.i143.i, !prof !101

bb6.i.i.i.i.i.i162.i:
  call void @_RNvNtNtCs6wHCjA8NRxY_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef range(i64 0, 256) %_0.i.i.i.i.i.i.i45.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ede2dfd327aedc00d0d7af454eed2b8c) #15, !noalias !317
  unreachable

_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.i.i.i.i143.i:
  %75 = call i32 @memcmp(ptr nonnull readonly %ptr.i.i.i13.i.i.i.i140.i, ptr nonnull readonly %_3.sroa.10.0.iter.sroa_idx.i15.i, i64 range(i64 0, -9223372036854775808) %_0.i.i.i.i.i.i.i45.i) #20, !noalias !322
  %_0.i.i.i19.i.i.i.i144.i = icmp eq i32 %75, 0
  br i1 %_0.i.i.i19.i.i.i.i144.i, label %bb22.i.i.i.i157.i, label %bb26.i.i.i.i145.i

bb22.i.i.i.i157.i:
  %_45.i.i.i.i158.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx.i13.i, align 8, !alias.scope !292, !noalias !295, !noundef !2
  %_11.i.i.i159.i = load i64, ptr %iter.i9.i, align 8, !alias.scope !284, !noalias !280, !noundef !2
  %new_len.i.i.i.i.i160.i = sub nuw i64 %_45.i.i.i.i158.i, %_11.i.i.i159.i
  %_0.i.i.i2.i.i.i161.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i26.i, i64 %_11.i.i.i159.i
  store i64 %_45.i.i.i.i158.i, ptr %iter.i9.i, align 8, !alias.scope !284, !noalias !280
  br label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i116.i

bb6.i.i.i102.i:
  %76 = load i8, ptr %_3.sroa.15.0.iter.sroa_idx.i19.i, align 1, !range !68, !alias.scope !326, !noalias !280, !noundef !2
  %_2.i.i.i.i103.i = trunc nuw i8 %76 to i1
  br i1 %_2.i.i.i.i103.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i116.i, label %bb1.i.i.i.i104.i

bb1.i.i.i.i104.i:
  store i8 1, ptr %_3.sroa.15.0.iter.sroa_idx.i19.i, align 1, !alias.scope !326, !noalias !280
  %77 = load i8, ptr %_3.sroa.14.0.iter.sroa_idx.i18.i, align 8, !range !68, !alias.scope !326, !noalias !280, !noundef !2
  %_3.i.i.i.i105.i = trunc nuw i8 %77 to i1
  br i1 %_3.i.i.i.i105.i, label %bb4.i.i.i.i110.i, label %bb2.i.i.i.i106.i

bb2.i.i.i.i106.i:
  %_6.i3.i.i.i107.i = load i64, ptr %_3.sroa.5.0.iter.sroa_idx.i10.i, align 8, !alias.scope !326, !noalias !280, !noundef !2
  %_7.i4.i.i.i108.i = load i64, ptr %iter.i9.i, align 8, !alias.scope !326, !noalias !280, !noundef !2
  %_4.not.i.i.i.i109.i = icmp eq i64 %_6.i3.i.i.i107.i, %_7.i4.i.i.i108.i
  br i1 %_4.not.i.i.i.i109.i, label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i116.i, label %bb4.i.i.i.i110.i

bb4.i.i.i.i110.i:
  %_0.0.i.i.i.i.i111.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx.i11.i, align 8, !alias.scope !329, !noalias !280, !nonnull !2, !noundef !2
  %_12.i.i.i.i112.i = load i64, ptr %iter.i9.i, align 8, !alias.scope !326, !noalias !280, !noundef !2
  %_13.i5.i.i.i113.i = load i64, ptr %_3.sroa.5.0.iter.sroa_idx.i10.i, align 8, !alias.scope !326, !noalias !280, !noundef !2
  %new_len.i.i.i.i.i.i114.i = sub nuw i64 %_13.i5.i.i.i113.i, %_12.i.i.i.i112.i
  %_0.i.i.i.i6.i.i.i115.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i.i111.i, i64 %_12.i.i.i.i112.i
  br label %_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i116.i

_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit.i116.i:
  %_0.sroa.4.1.i.i.i117.i = phi i64 [ undef, %bb3.i23.i ], [ %new_len.i.i.i.i.i160.i, %bb22.i.i.i.i157.i ], [ %new_len.i.i.i.i.i.i114.i, %bb4.i.i.i.i110.i ], [ undef, %bb2.i.i.i.i106.i ], [ undef, %bb6.i.i.i102.i ]
  %_0.sroa.0.1.i.i.i118.i = phi ptr [ null, %bb3.i23.i ], [ %_0.i.i.i2.i.i.i161.i, %bb22.i.i.i.i157.i ], [ %_0.i.i.i.i6.i.i.i115.i, %bb4.i.i.i.i110.i ], [ null, %bb2.i.i.i.i106.i ], [ null, %bb6.i.i.i102.i ]
  %.not.not.not.i119.not.i = icmp eq ptr %_0.sroa.0.1.i.i.i118.i, null
  br i1 %.not.not.not.i119.not.i, label %bb102.i.i.critedge156, label %bb6.i121.i

bb6.i121.i:
  %78 = load i8, ptr %_18.i20.i, align 1, !range !68, !noalias !277, !noundef !2
  %_10.i122.i = trunc nuw i8 %78 to i1
  br i1 %_10.i122.i, label %bb8.i132.i, label %bb14.i123.i

bb14.i123.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i.i.i8.i), !noalias !332
  store i32 0, ptr %_7.i.i.i8.i, align 4, !noalias !332
  store i8 10, ptr %_7.i.i.i8.i, align 4, !alias.scope !337, !noalias !332
  %_5.not.i.i.i.i.i124.i = icmp eq i64 %_0.sroa.4.1.i.i.i117.i, 0
  br i1 %_5.not.i.i.i.i.i124.i, label %_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit.i128.i, label %_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i.i125.i

_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i.i125.i:
  %79 = getelementptr i8, ptr %_0.sroa.0.1.i.i.i118.i, i64 %_0.sroa.4.1.i.i.i117.i
  %ptr.i.i.i.i.i.i5.i126.i = getelementptr i8, ptr %79, i64 -1
  %80 = call i32 @memcmp(ptr nonnull readonly %_7.i.i.i8.i, ptr nonnull readonly %ptr.i.i.i.i.i.i5.i126.i, i64 range(i64 0, -9223372036854775808) 1) #20, !noalias !342
  %_0.i.i.i.i.i.i.i6.i127.i = icmp eq i32 %80, 0
  br label %_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit.i128.i

_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_.exit.i128.i:
  %_0.sroa.0.0.off0.i.i.i.i.i129.i = phi i1 [ %_0.i.i.i.i.i.i.i6.i127.i, %_RNvXs5_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i.i125.i ], [ false, %bb14.i123.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i.i.i8.i), !noalias !332
  %81 = zext i1 %_0.sroa.0.0.off0.i.i.i.i.i129.i to i8
  store i8 %81, ptr %_18.i20.i, align 1, !noalias !277
  %82 = load ptr, ptr %59, align 8, !invariant.load !2, !noalias !277, !nonnull !2
  %_16.i130.i = call noundef zeroext i1 %82(ptr noundef nonnull %_19.0.i21.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_0.sroa.0.1.i.i.i118.i, i64 noundef %_0.sroa.4.1.i.i.i117.i) #17, !noalias !277
  br i1 %_16.i130.i, label %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit173.i, label %bb3.i23.i

bb8.i132.i:
  %83 = load ptr, ptr %59, align 8, !invariant.load !2, !noalias !277, !nonnull !2
  %_12.i133.i = call noundef zeroext i1 %83(ptr noundef nonnull %_19.0.i21.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #17, !noalias !277
  br i1 %_12.i133.i, label %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit173.i, label %bb14.i123.i

_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit173.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i9.i), !noalias !280
  br label %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit

bb36.i.i:
  %_3.i47.i.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.084.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_43.i.i), !noalias !134
  store i64 1610612768, ptr %1, align 8, !alias.scope !346, !noalias !349
  store ptr %self, ptr %_43.i.i, align 8, !alias.scope !346, !noalias !349
  store ptr @vtable.5, ptr %2, align 8, !alias.scope !346, !noalias !349
  call void @llvm.experimental.noalias.scope.decl(metadata !351)
  %84 = load ptr, ptr %_3.i47.i.i, align 8, !alias.scope !351, !noalias !354, !nonnull !2, !noundef !2
  %85 = getelementptr inbounds nuw i8, ptr %_3.i47.i.i, i64 8
  %formatter.i.i.i = load ptr, ptr %85, align 8, !alias.scope !351, !noalias !354, !nonnull !2, !noundef !2
  %_0.i70.i.i = call noundef zeroext i1 %formatter.i.i.i(ptr noundef nonnull %84, ptr noalias noundef nonnull align 8 dereferenceable(24) %_43.i.i) #20, !noalias !351
  call void @llvm.lifetime.end.p0(ptr nonnull %_43.i.i), !noalias !134
  br i1 %_0.i70.i.i, label %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb43.i.i

bb46.i.i:
  %_47.i.i = icmp ugt i8 %_0.i.i85.i.i, -64
  call void @llvm.assume(i1 %_47.i.i)
  %_49.i.i = and i8 %_0.i.i85.i.i, 1
  %86 = icmp eq i8 %_49.i.i, 0
  br i1 %86, label %bb55.i.i, label %bb49.i.i

bb43.i.i:
  %87 = add i64 %arg_index.sroa.0.084.i.i, 1
  br label %bb102.i.i

bb49.i.i:
  %_0.sroa.0.0.copyload.i.i71.i.i = load i32, ptr %_3.i6686.i.i, align 1, !noalias !134
  %_3.i60.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.083.i.i, i64 5
  %88 = zext i32 %_0.sroa.0.0.copyload.i.i71.i.i to i64
  br label %bb55.i.i

bb55.i.i:
  %opt.sroa.0.0.i.i = phi i64 [ 1610612768, %bb46.i.i ], [ %88, %bb49.i.i ]
  %template.sroa.0.1.i.i = phi ptr [ %_3.i6686.i.i, %bb46.i.i ], [ %_3.i60.i.i, %bb49.i.i ]
  %_55.i.i = and i8 %_0.i.i85.i.i, 2
  %89 = icmp eq i8 %_55.i.i, 0
  br i1 %89, label %bb62.i.i, label %bb56.i.i

bb56.i.i:
  %_0.sroa.0.0.copyload.i.i72.i.i = load i16, ptr %template.sroa.0.1.i.i, align 1, !noalias !134
  %_3.i58.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.1.i.i, i64 2
  br label %bb62.i.i

bb62.i.i:
  %opt.sroa.3.0.i.i = phi i16 [ 0, %bb55.i.i ], [ %_0.sroa.0.0.copyload.i.i72.i.i, %bb56.i.i ]
  %template.sroa.0.2.i.i = phi ptr [ %template.sroa.0.1.i.i, %bb55.i.i ], [ %_3.i58.i.i, %bb56.i.i ]
  %_61.i.i = and i8 %_0.i.i85.i.i, 4
  %90 = icmp eq i8 %_61.i.i, 0
  br i1 %90, label %bb69.i.i, label %bb63.i.i

bb63.i.i:
  %_0.sroa.0.0.copyload.i.i73.i.i = load i16, ptr %template.sroa.0.2.i.i, align 1, !noalias !134
  %_3.i56.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.2.i.i, i64 2
  br label %bb69.i.i

bb69.i.i:
  %template.sroa.0.3.i.i = phi ptr [ %template.sroa.0.2.i.i, %bb62.i.i ], [ %_3.i56.i.i, %bb63.i.i ]
  %opt.sroa.6.0.i.i = phi i16 [ 0, %bb62.i.i ], [ %_0.sroa.0.0.copyload.i.i73.i.i, %bb63.i.i ]
  %_67.i.i = and i8 %_0.i.i85.i.i, 8
  %91 = icmp eq i8 %_67.i.i, 0
  br i1 %91, label %bb77.i.i, label %bb70.i.i

bb70.i.i:
  %_0.sroa.0.0.copyload.i.i74.i.i = load i16, ptr %template.sroa.0.3.i.i, align 1, !noalias !134
  %_0.i.i.i = zext i16 %_0.sroa.0.0.copyload.i.i74.i.i to i64
  %_3.i54.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.3.i.i, i64 2
  br label %bb77.i.i

bb77.i.i:
  %template.sroa.0.4.i.i = phi ptr [ %template.sroa.0.3.i.i, %bb69.i.i ], [ %_3.i54.i.i, %bb70.i.i ]
  %arg_index.sroa.0.1.i.i = phi i64 [ %arg_index.sroa.0.084.i.i, %bb69.i.i ], [ %_0.i.i.i, %bb70.i.i ]
  %_74.i.i = and i8 %_0.i.i85.i.i, 16
  %92 = icmp eq i8 %_74.i.i, 0
  br i1 %92, label %bb84.i.i, label %bb78.i.i

bb78.i.i:
  %_80.i.i = zext i16 %opt.sroa.3.0.i.i to i64
  %_3.i45.i.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_80.i.i
  %93 = getelementptr inbounds nuw i8, ptr %_3.i45.i.i, i64 8
  %count.i.i.i = load i16, ptr %93, align 8, !alias.scope !356, !noalias !134
  br label %bb84.i.i

bb84.i.i:
  %opt.sroa.3.1.i.i = phi i16 [ %opt.sroa.3.0.i.i, %bb77.i.i ], [ %count.i.i.i, %bb78.i.i ]
  %_82.i.i = and i8 %_0.i.i85.i.i, 32
  %94 = icmp eq i8 %_82.i.i, 0
  br i1 %94, label %bb91.i.i, label %bb85.i.i

bb85.i.i:
  %_88.i.i = zext i16 %opt.sroa.6.0.i.i to i64
  %_3.i43.i.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_88.i.i
  %95 = getelementptr inbounds nuw i8, ptr %_3.i43.i.i, i64 8
  %count.i76.i.i = load i16, ptr %95, align 8, !alias.scope !359, !noalias !134
  br label %bb91.i.i

bb91.i.i:
  %opt.sroa.6.1.i.i = phi i16 [ %opt.sroa.6.0.i.i, %bb84.i.i ], [ %count.i76.i.i, %bb85.i.i ]
  %_3.i.i7.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.1.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_97.i.i), !noalias !134
  %.sroa.541.0.insert.ext.i.i = zext i16 %opt.sroa.6.1.i.i to i64
  %.sroa.541.0.insert.shift.i.i = shl nuw i64 %.sroa.541.0.insert.ext.i.i, 48
  %.sroa.440.0.insert.ext.i.i = zext i16 %opt.sroa.3.1.i.i to i64
  %.sroa.440.0.insert.shift.i.i = shl nuw nsw i64 %.sroa.440.0.insert.ext.i.i, 32
  %.sroa.440.0.insert.insert.i.i = or disjoint i64 %.sroa.541.0.insert.shift.i.i, %.sroa.440.0.insert.shift.i.i
  %.sroa.039.0.insert.insert.i.i = or disjoint i64 %.sroa.440.0.insert.insert.i.i, %opt.sroa.0.0.i.i
  store i64 %.sroa.039.0.insert.insert.i.i, ptr %3, align 8, !alias.scope !362, !noalias !365
  store ptr %self, ptr %_97.i.i, align 8, !alias.scope !362, !noalias !365
  store ptr @vtable.5, ptr %4, align 8, !alias.scope !362, !noalias !365
  call void @llvm.experimental.noalias.scope.decl(metadata !367)
  %96 = load ptr, ptr %_3.i.i7.i, align 8, !alias.scope !367, !noalias !370, !nonnull !2, !noundef !2
  %97 = getelementptr inbounds nuw i8, ptr %_3.i.i7.i, i64 8
  %formatter.i79.i.i = load ptr, ptr %97, align 8, !alias.scope !367, !noalias !370, !nonnull !2, !noundef !2
  %_0.i80.i.i = call noundef zeroext i1 %formatter.i79.i.i(ptr noundef nonnull %96, ptr noalias noundef nonnull align 8 dereferenceable(24) %_97.i.i) #20, !noalias !367
  call void @llvm.lifetime.end.p0(ptr nonnull %_97.i.i), !noalias !134
  br i1 %_0.i80.i.i, label %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb97.i.i

bb97.i.i:
  %98 = add i64 %arg_index.sroa.0.1.i.i, 1
  br label %bb102.i.i

bb102.i.i.critedge:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i175.i), !noalias !211
  br label %bb102.i.i

bb102.i.i.critedge156:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i9.i), !noalias !280
  br label %bb102.i.i

bb102.i.i:
  %template.sroa.0.5.i.i = phi ptr [ %_3.i52.i.i, %bb102.i.i.critedge ], [ %template.sroa.0.4.i.i, %bb97.i.i ], [ %_3.i62.i.i, %bb102.i.i.critedge156 ], [ %_3.i6686.i.i, %bb43.i.i ]
  %arg_index.sroa.0.2.i.i = phi i64 [ %arg_index.sroa.0.084.i.i, %bb102.i.i.critedge ], [ %98, %bb97.i.i ], [ %arg_index.sroa.0.084.i.i, %bb102.i.i.critedge156 ], [ %87, %bb43.i.i ]
  %_0.i.i.i.i = load i8, ptr %template.sroa.0.5.i.i, align 1, !noalias !134, !noundef !2
  %99 = icmp eq i8 %_0.i.i.i.i, 0
  br i1 %99, label %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb9.i.i

_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit.sink.split:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i341.i), !noalias !140
  br label %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit

_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit:
  %_0.sroa.0.0.in.i = phi i1 [ false, %bb5.preheader.i.i ], [ %.not.not.not.i451.not.i.not, %_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit.sink.split ], [ true, %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit173.i ], [ true, %bb36.i.i ], [ true, %bb91.i.i ], [ true, %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit339.i ], [ false, %bb102.i.i ]
  ret i1 %_0.sroa.0.0.in.i
}

define internal noundef zeroext i1 @_RNvXs1i_NtCs6wHCjA8NRxY_4core3fmtReNtB6_7Display3fmtB8_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %f) unnamed_addr #8 {
start:
  %_3.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.1 = load i64, ptr %0, align 8, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !372)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !375)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !377)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !380)
  %1 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_4.i.i = load i32, ptr %1, align 8, !alias.scope !382, !noalias !383, !noundef !2
  %_3.i.i = and i32 %_4.i.i, 402653184
  %2 = icmp eq i32 %_3.i.i, 0
  br i1 %2, label %bb1.i.i, label %bb3.i.i

bb1.i.i:
  %_36.0.i.i = load ptr, ptr %f, align 8, !alias.scope !382, !noalias !383, !nonnull !2, !noundef !2
  %3 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_36.1.i.i = load ptr, ptr %3, align 8, !alias.scope !382, !noalias !383, !nonnull !2, !align !45, !noundef !2
  %4 = getelementptr inbounds nuw i8, ptr %_36.1.i.i, i64 24
  %5 = load ptr, ptr %4, align 8, !invariant.load !2, !noalias !382, !nonnull !2
  %6 = tail call noundef zeroext i1 %5(ptr noundef nonnull %_36.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %_3.1) #17, !noalias !382
  br label %_RNvXsi_NtCs6wHCjA8NRxY_4core3fmteNtB5_7Display3fmt.exit

bb3.i.i:
  %7 = and i32 %_4.i.i, 268435456
  %.not31.i.i = icmp eq i32 %7, 0
  br i1 %.not31.i.i, label %bb16.i.i, label %bb5.i.i

bb5.i.i:
  %8 = getelementptr inbounds nuw i8, ptr %f, i64 22
  %_4.i.i.i = load i16, ptr %8, align 2, !alias.scope !384, !noalias !383
  %_0.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %_3.1
  %9 = zext i16 %_4.i.i.i to i64
  %.not.i.i.i.i = icmp eq i16 %_4.i.i.i, 0
  br i1 %.not.i.i.i.i, label %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i, label %bb1.i.i.i.i.i

bb1.i.i.i.i.i:
  %iter.sroa.10.0.i.i = phi i64 [ %16, %bb4.i.i.i.i.i.i ], [ 0, %bb5.i.i ]
  %_3.i.i23.i.i.i6.i.i.i.i.i = phi ptr [ %_3.i.i23.i.i.i7.i.i.i.i.i, %bb4.i.i.i.i.i.i ], [ %_3.0, %bb5.i.i ]
  %init.sroa.0.0.i.i.i.i.i = phi i64 [ %_4.i.i.i.i.i.i, %bb4.i.i.i.i.i.i ], [ %9, %bb5.i.i ]
  %10 = ptrtoint ptr %_3.i.i23.i.i.i6.i.i.i.i.i to i64
  %_0.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i23.i.i.i6.i.i.i.i.i, %_0.i.i.i.i.i.i.i
  %spec.select.idx.i.i = zext i1 %_0.i.i.i.i.i.i.i.i.i.i to i64
  %spec.select.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i23.i.i.i6.i.i.i.i.i, i64 %spec.select.idx.i.i
  br i1 %_0.i.i.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i.i, label %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i

bb4.i.i.i.i.i.i.i.i:
  %x.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i23.i.i.i6.i.i.i.i.i, align 1, !alias.scope !383, !noalias !387, !noundef !2
  %_7.i.i.i.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i.i.i.i, -1
  br i1 %_7.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i:
  %_0.i.i.i.i.i.i.i.i.i = zext i8 %x.i.i.i.i.i.i.i.i to i32
  %_0.i.i2.i.i.i.i.i.i.i.i = icmp ne ptr %spec.select.i.i, %_0.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i2.i.i.i.i.i.i.i.i)
  %_3.i.i4.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 1
  %_14.i.i.i.i.i.i.i.i = icmp ugt i8 %x.i.i.i.i.i.i.i.i, -33
  br i1 %_14.i.i.i.i.i.i.i.i, label %bb13.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i

bb13.i.i.i.i.i.i.i.i:
  %y.i.i.i.i.i.i.i.i = load i8, ptr %spec.select.i.i, align 1, !alias.scope !383, !noalias !387, !noundef !2
  %_0.i.i10.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i4.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i10.i.i.i.i.i.i.i.i)
  %_3.i.i12.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 2
  %_22.i.i.i.i.i.i.i.i = icmp ugt i8 %x.i.i.i.i.i.i.i.i, -17
  br i1 %_22.i.i.i.i.i.i.i.i, label %bb17.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i

bb17.i.i.i.i.i.i.i.i:
  %_5.i.i.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i.i.i, 63
  %_4.i.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i.i.i.i.i.i.i.i.i to i32
  %z.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i4.i.i.i.i.i.i.i.i, align 1, !alias.scope !383, !noalias !387, !noundef !2
  %_5.i17.i.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i.i.i, 63
  %_4.i18.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i17.i.i.i.i.i.i.i.i to i32
  %_0.i.i21.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i12.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i21.i.i.i.i.i.i.i.i)
  %_3.i.i23.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 3
  %w.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i12.i.i.i.i.i.i.i.i, align 1, !alias.scope !383, !noalias !387, !noundef !2
  %_27.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i.i.i.i.i.i.i, 18
  %_26.i.i.i.i.i.i.i.i = and i32 %_27.i.i.i.i.i.i.i.i, 1835008
  %11 = shl nuw nsw i32 %_4.i.i.i.i.i.i.i.i.i, 12
  %12 = shl nuw nsw i32 %_4.i18.i.i.i.i.i.i.i.i, 6
  %_3.i27.i.i.i.i.i.i.i.i = or disjoint i32 %12, %11
  %_5.i28.i.i.i.i.i.i.i.i = and i8 %w.i.i.i.i.i.i.i.i, 63
  %_4.i29.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i28.i.i.i.i.i.i.i.i to i32
  %_0.i30.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i27.i.i.i.i.i.i.i.i, %_4.i29.i.i.i.i.i.i.i.i
  %13 = or disjoint i32 %_0.i30.i.i.i.i.i.i.i.i, %_26.i.i.i.i.i.i.i.i
  %14 = icmp eq i32 %13, 1114112
  br i1 %14, label %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i, label %bb4.i.i.i.i.i.i

bb4.i.i.i.i.i.i:
  %_3.i.i23.i.i.i7.i.i.i.i.i = phi ptr [ %_3.i.i4.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i ], [ %spec.select.i.i, %bb4.i.i.i.i.i.i.i.i ], [ %_3.i.i12.i.i.i.i.i.i.i.i, %bb13.i.i.i.i.i.i.i.i ], [ %_3.i.i23.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i ]
  %15 = ptrtoint ptr %_3.i.i23.i.i.i7.i.i.i.i.i to i64
  %_11.i.i.i.i.i.i = sub i64 %iter.sroa.10.0.i.i, %10
  %16 = add i64 %_11.i.i.i.i.i.i, %15
  %_4.i.i.i.i.i.i = add nsw i64 %init.sroa.0.0.i.i.i.i.i, -1
  %17 = icmp eq i64 %_4.i.i.i.i.i.i, 0
  br i1 %17, label %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i, label %bb1.i.i.i.i.i

_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i:
  %iter.sroa.10.1.i.i = phi i64 [ 0, %bb5.i.i ], [ %iter.sroa.10.0.i.i, %bb1.i.i.i.i.i ], [ %16, %bb4.i.i.i.i.i.i ], [ %iter.sroa.10.0.i.i, %bb17.i.i.i.i.i.i.i.i ]
  %_0.sroa.0.1.i.i.i.i = phi i64 [ 0, %bb5.i.i ], [ %init.sroa.0.0.i.i.i.i.i, %bb1.i.i.i.i.i ], [ 0, %bb4.i.i.i.i.i.i ], [ %init.sroa.0.0.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i ]
  %18 = sub i64 %9, %_0.sroa.0.1.i.i.i.i
  br label %bb19.i.i

bb16.i.i:
  %_2.i.i.i.i = icmp samesign ult i64 %_3.1, 32
  br i1 %_2.i.i.i.i, label %bb2.i.i14.i.i, label %bb4.i.i.i.i

bb4.i.i.i.i:
  %19 = ptrtoint ptr %_3.0 to i64
  %_9.i.i.i.i.i.i.i = add i64 %19, 7
  %aligned_address.i.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i.i, -8
  %byte_offset.i.i.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i.i.i, %19
  %_12.i.i.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i.i.i, 8
  tail call void @llvm.assume(i1 %_12.i.i.i.i.i.i.i)
  %_9.i.i.i.i.i.i.i.i.i = sub nuw nsw i64 %_3.1, %byte_offset.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i11.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %byte_offset.i.i.i.i.i.i.i
  %_81.i.i.i.i.i.i.i = lshr i64 %_9.i.i.i.i.i.i.i.i.i, 3
  %ts_len.i.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i.i.i.i, 7
  %_23.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i.i.i.i, 9223372036854775800
  %_0.i.i.i.i.i12.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i.i11.i.i, i64 %_23.i.i.i.i.i.i
  %_0.i6.i.i.i.i.i.i.i.i.i.i.i = icmp eq i64 %aligned_address.i.i.i.i.i.i.i, %19
  br i1 %_0.i6.i.i.i.i.i.i.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i.preheader

bb12.i.i.i.i.i.i.i.i.i.i.i.preheader:
  %xtraiter = and i64 %byte_offset.i.i.i.i.i.i.i, 3
  %20 = sub i64 %19, %aligned_address.i.i.i.i.i.i.i
  %21 = icmp ugt i64 %20, -4
  br i1 %21, label %bb12.i.i.i.i.i.i.i.i.i.i.i.epil.preheader, label %bb12.i.i.i.i.i.i.i.i.i.i.i.preheader.new

bb12.i.i.i.i.i.i.i.i.i.i.i.preheader.new:
  %unroll_iter = and i64 %byte_offset.i.i.i.i.i.i.i, 4
  br label %bb12.i.i.i.i.i.i.i.i.i.i.i

bb12.i.i.i.i.i.i.i.i.i.i.i:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %_0.i.i.i.i.i.i.i.i.i.i.i.i.3, %bb12.i.i.i.i.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %bb12.i.i.i.i.i.i.i.i.i.i.i ]
  %niter = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %niter.next.3, %bb12.i.i.i.i.i.i.i.i.i.i.i ]
  %_3.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i
  %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !400, !noalias !411, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.i, -65
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i
  %22 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %22, i64 1
  %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i.1, align 1, !alias.scope !400, !noalias !411, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1, -65
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.1
  %23 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %23, i64 2
  %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i.2, align 1, !alias.scope !400, !noalias !411, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2, -65
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.2
  %24 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %24, i64 3
  %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i.3, align 1, !alias.scope !400, !noalias !411, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3, -65
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.3
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.3 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i.loopexit.unr-lcssa, label %bb12.i.i.i.i.i.i.i.i.i.i.i

_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i.loopexit.unr-lcssa:
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i.epil.preheader

bb12.i.i.i.i.i.i.i.i.i.i.i.epil.preheader:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.preheader ], [ %_0.i.i.i.i.i.i.i.i.i.i.i.i.3, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.preheader ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod22 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod22)
  br label %bb12.i.i.i.i.i.i.i.i.i.i.i.epil

bb12.i.i.i.i.i.i.i.i.i.i.i.epil:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.epil = phi i64 [ %_0.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.epil.init, %bb12.i.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.epil.init, %bb12.i.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb12.i.i.i.i.i.i.i.i.i.i.i.epil ], [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.epil
  %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i.epil, align 1, !alias.scope !400, !noalias !411, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, -65
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.epil
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i.epil, !llvm.loop !414

_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb4.i.i.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.3, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.i.epil ]
  %_3.i.i.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i, %byte_offset.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i.i.i)
  %_0.i6.i.i.i.i.i.i14.i.i.i.i.i = icmp samesign eq i64 %ts_len.i.i.i.i.i.i.i, 0
  br i1 %_0.i6.i.i.i.i.i.i14.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit27.i.i.i.i.i, label %bb12.i.i.i.i.i.i15.i.i.i.i.i

bb12.i.i.i.i.i.i15.i.i.i.i.i:
  %i.sroa.0.0.i.i.i.i.i.i16.i.i.i.i.i = phi i64 [ %_0.i.i.i.i.i.i.i23.i.i.i.i.i, %bb12.i.i.i.i.i.i15.i.i.i.i.i ], [ 0, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i17.i.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i.i.i.i22.i.i.i.i.i, %bb12.i.i.i.i.i.i15.i.i.i.i.i ], [ 0, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i ]
  %_3.i.i.i.i.i.i.i18.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i12.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i16.i.i.i.i.i
  %byte.i.i.i.i.i.i.i.i.i19.i.i.i.i.i = load i8, ptr %_3.i.i.i.i.i.i.i18.i.i.i.i.i, align 1, !alias.scope !416, !noalias !423, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i20.i.i.i.i.i = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i19.i.i.i.i.i, -65
  %_0.i.i.i.i.i.i.i.i21.i.i.i.i.i = zext i1 %_0.i.i.i.i.i.i.i.i.i.i20.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i.i22.i.i.i.i.i = add i64 %init.sroa.0.0.i.i.i.i.i.i17.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i21.i.i.i.i.i
  %_0.i.i.i.i.i.i.i23.i.i.i.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i16.i.i.i.i.i, 1
  %_25.i.i.i.i.i.i24.i.i.i.i.i = icmp eq i64 %_0.i.i.i.i.i.i.i23.i.i.i.i.i, %ts_len.i.i.i.i.i.i.i
  br i1 %_25.i.i.i.i.i.i24.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit27.i.i.i.i.i, label %bb12.i.i.i.i.i.i15.i.i.i.i.i

_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit27.i.i.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i25.i.i.i.i.i = phi i64 [ 0, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.i ], [ %_4.0.i.i.i.i.i.i.i.i22.i.i.i.i.i, %bb12.i.i.i.i.i.i15.i.i.i.i.i ]
  %_3.i.i.i26.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i25.i.i.i.i.i, %ts_len.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_3.i.i.i26.i.i.i.i.i)
  %25 = add nuw nsw i64 %_0.sroa.0.0.i.i.i.i.i.i25.i.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i
  br label %bb18.i.i.i.i.i

bb18.i.i.i.i.i:
  %iter.sroa.0.0.i.i.i.i.i = phi ptr [ %_0.i.i.i.i.i.i.i.i11.i.i, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit27.i.i.i.i.i ], [ %iter.sroa.0.1.i.i.i.i.i, %bb27.i.i.i.i.i ]
  %iter.sroa.5.0.i.i.i.i.i = phi i64 [ %_81.i.i.i.i.i.i.i, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit27.i.i.i.i.i ], [ %iter.sroa.5.1.i.i.i.i.i, %bb27.i.i.i.i.i ]
  %total.sroa.0.0.i.i.i.i.i = phi i64 [ %25, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit27.i.i.i.i.i ], [ %31, %bb27.i.i.i.i.i ]
  %_0.i.i42.i.i.i.i.i = icmp eq i64 %iter.sroa.5.0.i.i.i.i.i, 0
  br i1 %_0.i.i42.i.i.i.i.i, label %_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunksjENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_.exit.i.i.i.i.i, label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:
  %..i.i.i.i.i.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %iter.sroa.5.0.i.i.i.i.i, i64 192)
  %_9.i.i.i.i43.i.i.i.i.i = sub nuw nsw i64 %iter.sroa.5.0.i.i.i.i.i, %..i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i44.i.i.i.i.i = getelementptr inbounds nuw i64, ptr %iter.sroa.0.0.i.i.i.i.i, i64 %..i.i.i.i.i.i.i.i
  br label %_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunksjENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_.exit.i.i.i.i.i

_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunksjENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_.exit.i.i.i.i.i:
  %iter.sroa.0.1.i.i.i.i.i = phi ptr [ %iter.sroa.0.0.i.i.i.i.i, %bb18.i.i.i.i.i ], [ %_0.i.i.i.i.i44.i.i.i.i.i, %bb3.i.i.i.i.i.i ]
  %iter.sroa.5.1.i.i.i.i.i = phi i64 [ 0, %bb18.i.i.i.i.i ], [ %_9.i.i.i.i43.i.i.i.i.i, %bb3.i.i.i.i.i.i ]
  %_0.sroa.3.0.i.i.i.i.i.i = phi i64 [ undef, %bb18.i.i.i.i.i ], [ %..i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i = phi ptr [ null, %bb18.i.i.i.i.i ], [ %iter.sroa.0.0.i.i.i.i.i, %bb3.i.i.i.i.i.i ]
  %.not.i.i.i.i.i = icmp eq ptr %_0.sroa.0.0.i.i.i.i.i.i, null
  br i1 %.not.i.i.i.i.i, label %bb19.i.i, label %bb21.i.i.i.i.i

bb21.i.i.i.i.i:
  %_9.i.i46.i.i.i.i.i = and i64 %_0.sroa.3.0.i.i.i.i.i.i, 3
  %26 = shl nuw nsw i64 %_0.sroa.3.0.i.i.i.i.i.i, 3
  %_0.i.i.i.i.idx.i.i.i.i.i = and i64 %26, 9223372036854775776
  %_0.i.i.i.i.i.i.i13.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i.i.i.i, i64 %_0.i.i.i.i.idx.i.i.i.i.i
  %_0.i.i4792.i.i.i.i.i = icmp samesign eq i64 %_0.i.i.i.i.idx.i.i.i.i.i, 0
  br i1 %_0.i.i4792.i.i.i.i.i, label %bb27.i.i.i.i.i, label %bb29.preheader.preheader.i.i.i.i.i

bb29.preheader.preheader.i.i.i.i.i:
  %spec.select94.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i.i.i.i, i64 32
  br label %bb29.preheader.i.i.i.i.i

bb29.preheader.i.i.i.i.i:
  %spec.select97.i.i.i.i.i = phi ptr [ %spec.select.i.i.i.i.i, %bb29.preheader.i.i.i.i.i ], [ %spec.select94.i.i.i.i.i, %bb29.preheader.preheader.i.i.i.i.i ]
  %counts.sroa.0.096.i.i.i.i.i = phi i64 [ %30, %bb29.preheader.i.i.i.i.i ], [ 0, %bb29.preheader.preheader.i.i.i.i.i ]
  %iter1.sroa.0.095.i.i.i.i.i = phi ptr [ %spec.select97.i.i.i.i.i, %bb29.preheader.i.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i, %bb29.preheader.preheader.i.i.i.i.i ]
  %word5.i.i.i.i.i = load i64, ptr %iter1.sroa.0.095.i.i.i.i.i, align 8, !alias.scope !426, !noalias !382, !noundef !2
  %_4.i76.i.i.i.i.i = xor i64 %word5.i.i.i.i.i, -1
  %_3.i77.i.i.i.i.i = lshr i64 %_4.i76.i.i.i.i.i, 7
  %_5.i78.i.i.i.i.i = lshr i64 %word5.i.i.i.i.i, 6
  %_2.i79.i.i.i.i.i = or i64 %_3.i77.i.i.i.i.i, %_5.i78.i.i.i.i.i
  %_0.i80.i.i.i.i.i = and i64 %_2.i79.i.i.i.i.i, 72340172838076673
  %27 = add i64 %_0.i80.i.i.i.i.i, %counts.sroa.0.096.i.i.i.i.i
  %iter2.sroa.0.0.ptr.1.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.095.i.i.i.i.i, i64 8
  %word5.1.i.i.i.i.i = load i64, ptr %iter2.sroa.0.0.ptr.1.i.i.i.i.i, align 8, !alias.scope !426, !noalias !382, !noundef !2
  %_4.i76.1.i.i.i.i.i = xor i64 %word5.1.i.i.i.i.i, -1
  %_3.i77.1.i.i.i.i.i = lshr i64 %_4.i76.1.i.i.i.i.i, 7
  %_5.i78.1.i.i.i.i.i = lshr i64 %word5.1.i.i.i.i.i, 6
  %_2.i79.1.i.i.i.i.i = or i64 %_3.i77.1.i.i.i.i.i, %_5.i78.1.i.i.i.i.i
  %_0.i80.1.i.i.i.i.i = and i64 %_2.i79.1.i.i.i.i.i, 72340172838076673
  %28 = add i64 %27, %_0.i80.1.i.i.i.i.i
  %iter2.sroa.0.0.ptr.2.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.095.i.i.i.i.i, i64 16
  %word5.2.i.i.i.i.i = load i64, ptr %iter2.sroa.0.0.ptr.2.i.i.i.i.i, align 8, !alias.scope !426, !noalias !382, !noundef !2
  %_4.i76.2.i.i.i.i.i = xor i64 %word5.2.i.i.i.i.i, -1
  %_3.i77.2.i.i.i.i.i = lshr i64 %_4.i76.2.i.i.i.i.i, 7
  %_5.i78.2.i.i.i.i.i = lshr i64 %word5.2.i.i.i.i.i, 6
  %_2.i79.2.i.i.i.i.i = or i64 %_3.i77.2.i.i.i.i.i, %_5.i78.2.i.i.i.i.i
  %_0.i80.2.i.i.i.i.i = and i64 %_2.i79.2.i.i.i.i.i, 72340172838076673
  %29 = add i64 %28, %_0.i80.2.i.i.i.i.i
  %iter2.sroa.0.0.ptr.3.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.095.i.i.i.i.i, i64 24
  %word5.3.i.i.i.i.i = load i64, ptr %iter2.sroa.0.0.ptr.3.i.i.i.i.i, align 8, !alias.scope !426, !noalias !382, !noundef !2
  %_4.i76.3.i.i.i.i.i = xor i64 %word5.3.i.i.i.i.i, -1
  %_3.i77.3.i.i.i.i.i = lshr i64 %_4.i76.3.i.i.i.i.i, 7
  %_5.i78.3.i.i.i.i.i = lshr i64 %word5.3.i.i.i.i.i, 6
  %_2.i79.3.i.i.i.i.i = or i64 %_3.i77.3.i.i.i.i.i, %_5.i78.3.i.i.i.i.i
  %_0.i80.3.i.i.i.i.i = and i64 %_2.i79.3.i.i.i.i.i, 72340172838076673
  %30 = add i64 %29, %_0.i80.3.i.i.i.i.i
  %_0.i.i47.i.i.i.i.i = icmp eq ptr %spec.select97.i.i.i.i.i, %_0.i.i.i.i.i.i.i13.i.i
  %spec.select.idx.i.i.i.i.i = select i1 %_0.i.i47.i.i.i.i.i, i64 0, i64 32
  %spec.select.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select97.i.i.i.i.i, i64 %spec.select.idx.i.i.i.i.i
  br i1 %_0.i.i47.i.i.i.i.i, label %bb27.i.i.i.i.i, label %bb29.preheader.i.i.i.i.i

bb27.i.i.i.i.i:
  %counts.sroa.0.0.lcssa.i.i.i.i.i = phi i64 [ 0, %bb21.i.i.i.i.i ], [ %30, %bb29.preheader.i.i.i.i.i ]
  %_3.i.i.i.i.i.i = and i64 %counts.sroa.0.0.lcssa.i.i.i.i.i, 71777214294589695
  %_5.i50.i.i.i.i.i = lshr i64 %counts.sroa.0.0.lcssa.i.i.i.i.i, 8
  %_4.i.i.i1.i.i.i = and i64 %_5.i50.i.i.i.i.i, 71777214294589695
  %pair_sum.i.i.i.i.i.i = add nuw nsw i64 %_4.i.i.i1.i.i.i, %_3.i.i.i.i.i.i
  %_0.i.i51.i.i.i.i.i = mul i64 %pair_sum.i.i.i.i.i.i, 281479271743489
  %_0.i52.i.i.i.i.i = lshr i64 %_0.i.i51.i.i.i.i.i, 48
  %31 = add i64 %_0.i52.i.i.i.i.i, %total.sroa.0.0.i.i.i.i.i
  %_0.i53.i.i.i.i.i = icmp eq i64 %_9.i.i46.i.i.i.i.i, 0
  br i1 %_0.i53.i.i.i.i.i, label %bb18.i.i.i.i.i, label %bb37.i.i.i.i.i

bb37.i.i.i.i.i:
  %_61.i.le.i.i.i.i.i = and i64 %_0.sroa.3.0.i.i.i.i.i.i, 1152921504606846972
  %_0.i.i.i45.le.i.i.i.i.i = getelementptr inbounds nuw i64, ptr %_0.sroa.0.0.i.i.i.i.i.i, i64 %_61.i.le.i.i.i.i.i
  %_0.i.i.i.i54.idx.i.i.i.i.i = shl nuw nsw i64 %_9.i.i46.i.i.i.i.i, 3
  %_0.i.i.i.i54.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i45.le.i.i.i.i.i, i64 %_0.i.i.i.i54.idx.i.i.i.i.i
  br label %bb41.i.i.i.i.i

bb41.i.i.i.i.i:
  %counts3.sroa.0.0101.i.i.i.i.i = phi i64 [ %32, %bb41.i.i.i.i.i ], [ 0, %bb37.i.i.i.i.i ]
  %iter4.sroa.0.0100.i.i.i.i.i = phi ptr [ %spec.select82.i.i.i.i.i, %bb41.i.i.i.i.i ], [ %_0.i.i.i45.le.i.i.i.i.i, %bb37.i.i.i.i.i ]
  %spec.select82.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter4.sroa.0.0100.i.i.i.i.i, i64 8
  %word.i.i.i.i.i = load i64, ptr %iter4.sroa.0.0100.i.i.i.i.i, align 8, !alias.scope !426, !noalias !382, !noundef !2
  %_4.i60.i.i.i.i.i = xor i64 %word.i.i.i.i.i, -1
  %_3.i61.i.i.i.i.i = lshr i64 %_4.i60.i.i.i.i.i, 7
  %_5.i62.i.i.i.i.i = lshr i64 %word.i.i.i.i.i, 6
  %_2.i.i.i.i.i.i = or i64 %_3.i61.i.i.i.i.i, %_5.i62.i.i.i.i.i
  %_0.i63.i.i.i.i.i = and i64 %_2.i.i.i.i.i.i, 72340172838076673
  %32 = add i64 %_0.i63.i.i.i.i.i, %counts3.sroa.0.0101.i.i.i.i.i
  %_0.i.i56.i.i.i.i.i = icmp eq ptr %spec.select82.i.i.i.i.i, %_0.i.i.i.i54.i.i.i.i.i
  br i1 %_0.i.i56.i.i.i.i.i, label %bb42.i.i.i.i.i, label %bb41.i.i.i.i.i

bb42.i.i.i.i.i:
  %_3.i64.i.i.i.i.i = and i64 %32, 71777214294589695
  %_5.i65.i.i.i.i.i = lshr i64 %32, 8
  %_4.i66.i.i.i.i.i = and i64 %_5.i65.i.i.i.i.i, 71777214294589695
  %pair_sum.i67.i.i.i.i.i = add nuw nsw i64 %_4.i66.i.i.i.i.i, %_3.i64.i.i.i.i.i
  %_0.i.i68.i.i.i.i.i = mul i64 %pair_sum.i67.i.i.i.i.i, 281479271743489
  %_0.i69.i.i.i.i.i = lshr i64 %_0.i.i68.i.i.i.i.i, 48
  %33 = add i64 %_0.i69.i.i.i.i.i, %31
  br label %bb19.i.i

bb2.i.i14.i.i:
  %_0.i6.i.i.i.i.i.i.i.i.i.i = icmp samesign eq i64 %_3.1, 0
  br i1 %_0.i6.i.i.i.i.i.i.i.i.i.i, label %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.preheader

bb12.i.i.i.i.i.i.i.i.i.i.preheader:
  %xtraiter23 = and i64 %_3.1, 3
  %34 = icmp ult i64 %_3.1, 4
  br i1 %34, label %bb12.i.i.i.i.i.i.i.i.i.i.epil.preheader, label %bb12.i.i.i.i.i.i.i.i.i.i.preheader.new

bb12.i.i.i.i.i.i.i.i.i.i.preheader.new:
  %unroll_iter28 = and i64 %_3.1, 28
  br label %bb12.i.i.i.i.i.i.i.i.i.i

bb12.i.i.i.i.i.i.i.i.i.i:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %_0.i.i.i.i.i.i.i.i.i.i.i.3, %bb12.i.i.i.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.3, %bb12.i.i.i.i.i.i.i.i.i.i ]
  %niter29 = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.preheader.new ], [ %niter29.next.3, %bb12.i.i.i.i.i.i.i.i.i.i ]
  %_3.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %byte.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !427, !noalias !434, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i.i, -65
  %_0.i.i.i.i.i.i.i.i1.i.i.i.i = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i1.i.i.i.i
  %35 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %35, i64 1
  %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.1, align 1, !alias.scope !427, !noalias !434, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.1, -65
  %_0.i.i.i.i.i.i.i.i1.i.i.i.i.1 = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.1 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.1 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i1.i.i.i.i.1
  %36 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %36, i64 2
  %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.2, align 1, !alias.scope !427, !noalias !434, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.2, -65
  %_0.i.i.i.i.i.i.i.i1.i.i.i.i.2 = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.2 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.2 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i1.i.i.i.i.2
  %37 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %37, i64 3
  %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.3, align 1, !alias.scope !427, !noalias !434, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.3, -65
  %_0.i.i.i.i.i.i.i.i1.i.i.i.i.3 = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.3 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.3 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.i.i1.i.i.i.i.3
  %_0.i.i.i.i.i.i.i.i.i.i.i.3 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i, 4
  %niter29.next.3 = add i64 %niter29, 4
  %niter29.ncmp.3 = icmp eq i64 %niter29.next.3, %unroll_iter28
  br i1 %niter29.ncmp.3, label %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.loopexit.unr-lcssa, label %bb12.i.i.i.i.i.i.i.i.i.i

_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.loopexit.unr-lcssa:
  %lcmp.mod25.not = icmp eq i64 %xtraiter23, 0
  br i1 %lcmp.mod25.not, label %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.epil.preheader

bb12.i.i.i.i.i.i.i.i.i.i.epil.preheader:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.preheader ], [ %_0.i.i.i.i.i.i.i.i.i.i.i.3, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.preheader ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.3, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod27 = icmp ne i64 %xtraiter23, 0
  tail call void @llvm.assume(i1 %lcmp.mod27)
  br label %bb12.i.i.i.i.i.i.i.i.i.i.epil

bb12.i.i.i.i.i.i.i.i.i.i.epil:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil = phi i64 [ %_0.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil.init, %bb12.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil.init, %bb12.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %epil.iter24 = phi i64 [ %epil.iter24.next, %bb12.i.i.i.i.i.i.i.i.i.i.epil ], [ 0, %bb12.i.i.i.i.i.i.i.i.i.i.epil.preheader ]
  %_3.i.i.i.i.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil
  %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.epil, align 1, !alias.scope !427, !noalias !434, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i.i.epil, -65
  %_0.i.i.i.i.i.i.i.i1.i.i.i.i.epil = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.epil to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i1.i.i.i.i.epil
  %_0.i.i.i.i.i.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i.i.epil, 1
  %epil.iter24.next = add i64 %epil.iter24, 1
  %epil.iter24.cmp.not = icmp eq i64 %epil.iter24.next, %xtraiter23
  br i1 %epil.iter24.cmp.not, label %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.epil, !llvm.loop !437

_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb2.i.i14.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.3, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i.i.epil, %bb12.i.i.i.i.i.i.i.i.i.i.epil ]
  %_3.i.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i, %_3.1
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i.i)
  br label %bb19.i.i

bb19.i.i:
  %s.sroa.4.0.i.i = phi i64 [ %iter.sroa.10.1.i.i, %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i ], [ %_3.1, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i ], [ %_3.1, %bb42.i.i.i.i.i ], [ %_3.1, %_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunksjENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_.exit.i.i.i.i.i ]
  %char_count.sroa.0.0.i.i = phi i64 [ %18, %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i, %_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case.exit.i.i.i.i ], [ %33, %bb42.i.i.i.i.i ], [ %total.sroa.0.0.i.i.i.i.i, %_RNvXs17_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB6_6ChunksjENtNtNtNtBa_4iter6traits8iterator8Iterator4nextBa_.exit.i.i.i.i.i ]
  %38 = getelementptr inbounds nuw i8, ptr %f, i64 20
  %_25.i.i = load i16, ptr %38, align 4, !alias.scope !382, !noalias !383, !noundef !2
  %_0.i.i.i = zext i16 %_25.i.i to i64
  %_23.i.i = icmp ult i64 %char_count.sroa.0.0.i.i, %_0.i.i.i
  br i1 %_23.i.i, label %bb21.i.i, label %bb33.i.i

bb33.i.i:
  %_38.0.i.i = load ptr, ptr %f, align 8, !alias.scope !382, !noalias !383, !nonnull !2, !noundef !2
  %39 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_38.1.i.i = load ptr, ptr %39, align 8, !alias.scope !382, !noalias !383, !nonnull !2, !align !45, !noundef !2
  %40 = getelementptr inbounds nuw i8, ptr %_38.1.i.i, i64 24
  %41 = load ptr, ptr %40, align 8, !invariant.load !2, !noalias !382, !nonnull !2
  %42 = tail call noundef zeroext i1 %41(ptr noundef nonnull %_38.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.4.0.i.i) #17, !noalias !382
  br label %_RNvXsi_NtCs6wHCjA8NRxY_4core3fmteNtB5_7Display3fmt.exit

bb21.i.i:
  %_30.i.i = trunc nuw i64 %char_count.sroa.0.0.i.i to i16
  %_28.i.i = sub i16 %_25.i.i, %_30.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !438)
  %43 = lshr i32 %_4.i.i, 26
  %switch.shiftamt = and i32 %43, 24
  %switch.downshift = lshr i32 131328, %switch.shiftamt
  %switch.masked = trunc i32 %switch.downshift to i8
  %_2.i3.i.i.i = and i32 %_4.i.i, 2097151
  %44 = icmp samesign ult i32 %_2.i3.i.i.i, 1114112
  tail call void @llvm.assume(i1 %44)
  switch i8 %switch.masked, label %default.unreachable [
    i8 0, label %bb8.i.i.i
    i8 1, label %bb5.i.i.i
    i8 2, label %bb7.i.i.i
  ]

default.unreachable:
  unreachable

bb5.i.i.i:
  br label %bb8.i.i.i

bb7.i.i.i:
  %45 = lshr i16 %_28.i.i, 1
  br label %bb8.i.i.i

bb8.i.i.i:
  %padding_left.sroa.0.0.i.i.i = phi i16 [ %45, %bb7.i.i.i ], [ %_28.i.i, %bb5.i.i.i ], [ 0, %bb21.i.i ]
  %_23.0.i.i.i = load ptr, ptr %f, align 8, !alias.scope !441, !noalias !383, !nonnull !2
  %46 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_23.1.i.i.i = load ptr, ptr %46, align 8, !alias.scope !441, !noalias !383, !nonnull !2, !align !45
  %47 = getelementptr inbounds nuw i8, ptr %_23.1.i.i.i, i64 32
  br label %bb10.i.i.i

bb10.i.i.i:
  %iter.sroa.0.0.i.i.i = phi i16 [ 0, %bb8.i.i.i ], [ %spec.select.i.i.i, %bb12.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i16 %iter.sroa.0.0.i.i.i, %padding_left.sroa.0.0.i.i.i
  br i1 %exitcond.not.i.i.i, label %bb13.i.i.i, label %bb12.i.i.i

bb12.i.i.i:
  %spec.select.i.i.i = add i16 %iter.sroa.0.0.i.i.i, 1
  %48 = load ptr, ptr %47, align 8, !invariant.load !2, !noalias !441, !nonnull !2
  %_19.i.i.i = tail call noundef zeroext i1 %48(ptr noundef nonnull %_23.0.i.i.i, i32 noundef %_2.i3.i.i.i) #17, !noalias !441
  br i1 %_19.i.i.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i.i, label %bb10.i.i.i

bb13.i.i.i:
  %_22.i.i.i = sub i16 %_28.i.i, %padding_left.sroa.0.0.i.i.i
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i.i

_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i.i:
  %_0.sroa.3.0.i18.i.i = phi i16 [ %_22.i.i.i, %bb13.i.i.i ], [ undef, %bb12.i.i.i ]
  %_0.sroa.0.0.i19.i.i = phi i32 [ %_2.i3.i.i.i, %bb13.i.i.i ], [ 1114112, %bb12.i.i.i ]
  %49 = icmp eq i32 %_0.sroa.0.0.i19.i.i, 1114112
  %.3.i.i.i = select i1 %49, i16 undef, i16 %_0.sroa.3.0.i18.i.i
  br i1 %49, label %_RNvXsi_NtCs6wHCjA8NRxY_4core3fmteNtB5_7Display3fmt.exit, label %bb24.i.i

bb24.i.i:
  %50 = getelementptr inbounds nuw i8, ptr %_23.1.i.i.i, i64 24
  %51 = load ptr, ptr %50, align 8, !invariant.load !2, !noalias !382, !nonnull !2
  %_34.i.i = tail call noundef zeroext i1 %51(ptr noundef nonnull %_23.0.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.4.0.i.i) #17, !noalias !382
  br i1 %_34.i.i, label %_RNvXsi_NtCs6wHCjA8NRxY_4core3fmteNtB5_7Display3fmt.exit, label %bb2.i.i.i

bb2.i.i.i:
  %iter.sroa.0.0.i22.i.i = phi i16 [ %spec.select.i25.i.i, %bb5.i24.i.i ], [ 0, %bb24.i.i ]
  %exitcond.not.i23.i.i = icmp eq i16 %iter.sroa.0.0.i22.i.i, %.3.i.i.i
  br i1 %exitcond.not.i23.i.i, label %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb5.i24.i.i

bb5.i24.i.i:
  %spec.select.i25.i.i = add i16 %iter.sroa.0.0.i22.i.i, 1
  %52 = load ptr, ptr %47, align 8, !invariant.load !2, !noalias !442, !nonnull !2
  %_11.i.i.i = tail call noundef zeroext i1 %52(ptr noundef nonnull %_23.0.i.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i19.i.i) #17, !noalias !442
  br i1 %_11.i.i.i, label %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb2.i.i.i

_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i.i:
  %iter.sroa.0.0.i22.lcssa.i.i = phi i16 [ %.3.i.i.i, %bb2.i.i.i ], [ %iter.sroa.0.0.i22.i.i, %bb5.i24.i.i ]
  %_0.i.i.i.i27.i.i = icmp ult i16 %iter.sroa.0.0.i22.lcssa.i.i, %.3.i.i.i
  br label %_RNvXsi_NtCs6wHCjA8NRxY_4core3fmteNtB5_7Display3fmt.exit

_RNvXsi_NtCs6wHCjA8NRxY_4core3fmteNtB5_7Display3fmt.exit:
  %_0.sroa.0.0.shrunk.i.i = phi i1 [ %6, %bb1.i.i ], [ %42, %bb33.i.i ], [ true, %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i.i ], [ %_0.i.i.i.i27.i.i, %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i.i ], [ true, %bb24.i.i ]
  ret i1 %_0.sroa.0.0.shrunk.i.i
}

define internal noundef zeroext i1 @_RNvXs1g_NtCs6wHCjA8NRxY_4core3fmtRDNtB6_5DebugEL_Bx_3fmtB8_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #8 {
start:
  %_3.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.1 = load ptr, ptr %0, align 8, !nonnull !2, !align !45, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %_3.1, i64 24
  %2 = load ptr, ptr %1, align 8, !invariant.load !2, !nonnull !2
  %_0 = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0, ptr noalias noundef align 8 dereferenceable(24) %f) #17
  ret i1 %_0
}

define internal void @_RNvNtNtCs6wHCjA8NRxY_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 {
start:
  tail call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_5bd1ef6667dbdbecff436d9509a4d052, ptr noundef nonnull inttoptr (i64 51 to ptr), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #15
  unreachable
}

define internal noundef zeroext i1 @_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name.0, i64 noundef %name.1, ptr noundef nonnull %value1.0, ptr noalias noundef readonly align 8 captures(none) dereferenceable(32) %value1.1) unnamed_addr #8 {
start:
  %writer.i.i.i.i = alloca [24 x i8], align 8
  %state.i.i.i.i = alloca [1 x i8], align 1
  %slot.i.i.i.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !445)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !448)
  %_3.0.i.i = load ptr, ptr %self, align 8, !alias.scope !451, !noalias !452, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.1.i.i = load ptr, ptr %0, align 8, !alias.scope !451, !noalias !452, !nonnull !2, !align !45, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %_3.1.i.i, i64 24
  %2 = load ptr, ptr %1, align 8, !invariant.load !2, !noalias !456, !nonnull !2
  %_0.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name.0, i64 noundef %name.1) #17, !noalias !457
  %_0.i1.i = icmp eq i64 %name.1, 0
  tail call void @llvm.experimental.noalias.scope.decl(metadata !458)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !461)
  br i1 %_0.i.i, label %_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_.exit.i, label %bb3.i.i.i

bb3.i.i.i:
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_3.i.i.i.i.i.i = load i32, ptr %3, align 8, !alias.scope !464, !noalias !467, !noundef !2
  %_2.i.i.i.i.i.i = and i32 %_3.i.i.i.i.i.i, 8388608
  %_0.i.i.not.i.i.i.i = icmp eq i32 %_2.i.i.i.i.i.i, 0
  br i1 %_0.i.i.not.i.i.i.i, label %bb20.i.i.i.i, label %bb3.i.i.i.i

bb20.i.i.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !476)
  %_3.0.i.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !476, !noalias !479, !nonnull !2, !noundef !2
  %_3.1.i.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !476, !noalias !479, !nonnull !2, !align !45, !noundef !2
  %4 = getelementptr inbounds nuw i8, ptr %_3.1.i.i.i.i.i, i64 24
  %5 = load ptr, ptr %4, align 8, !invariant.load !2, !noalias !481, !nonnull !2
  %_0.i.i.i.i.i = tail call noundef zeroext i1 %5(ptr noundef nonnull %_3.0.i.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_1ff25e6ad58d770003043bae3c4113bf, i64 noundef 1) #17, !noalias !482
  br i1 %_0.i.i.i.i.i, label %_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_.exit.i, label %bb26.i.i.i.i

bb26.i.i.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !483)
  %6 = getelementptr inbounds nuw i8, ptr %value1.1, i64 24
  %7 = load ptr, ptr %6, align 8, !invariant.load !2, !alias.scope !486, !noalias !487, !nonnull !2
  %_0.i1.i.i.i.i = tail call noundef zeroext i1 %7(ptr noundef nonnull %value1.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %self) #17, !noalias !489
  br label %_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple5field.exit

bb3.i.i.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !490)
  %_3.0.i2.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !490, !noalias !493, !nonnull !2, !noundef !2
  %_3.1.i3.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !490, !noalias !493, !nonnull !2, !align !45, !noundef !2
  %8 = getelementptr inbounds nuw i8, ptr %_3.1.i3.i.i.i.i, i64 24
  %9 = load ptr, ptr %8, align 8, !invariant.load !2, !noalias !495, !nonnull !2
  %_0.i4.i.i.i.i = tail call noundef zeroext i1 %9(ptr noundef nonnull %_3.0.i2.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_8159f4b9039299ef4f45ddaf1f2d3679, i64 noundef 2) #17, !noalias !496
  br i1 %_0.i4.i.i.i.i, label %_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_.exit.i, label %bb11.i.i.i.i

bb11.i.i.i.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %slot.i.i.i.i), !noalias !497
  store ptr null, ptr %slot.i.i.i.i, align 8, !noalias !497
  call void @llvm.lifetime.start.p0(ptr nonnull %state.i.i.i.i), !noalias !497
  store i8 1, ptr %state.i.i.i.i, align 1, !noalias !497
  call void @llvm.lifetime.start.p0(ptr nonnull %writer.i.i.i.i), !noalias !497
  tail call void @llvm.experimental.noalias.scope.decl(metadata !498)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !501)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !503)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !505)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !508)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !510)
  %_6.0.i.i.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !512, !noalias !513, !nonnull !2, !noundef !2
  %_6.1.i.i.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !512, !noalias !513, !nonnull !2, !align !45, !noundef !2
  store ptr %_6.0.i.i.i.i.i.i, ptr %slot.i.i.i.i, align 8, !alias.scope !516, !noalias !522
  %_4.sroa.4.0._1.0.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %slot.i.i.i.i, i64 8
  store ptr %_6.1.i.i.i.i.i.i, ptr %_4.sroa.4.0._1.0.sroa_idx.i.i.i.i.i.i.i, align 8, !alias.scope !516, !noalias !522
  %_4.sroa.5.0._1.0.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %slot.i.i.i.i, i64 16
  store ptr %state.i.i.i.i, ptr %_4.sroa.5.0._1.0.sroa_idx.i.i.i.i.i.i.i, align 8, !alias.scope !516, !noalias !522
  %_5.sroa.0.0.copyload.i.i.i.i.i.i = load i64, ptr %3, align 8, !alias.scope !512, !noalias !513
  %10 = getelementptr inbounds nuw i8, ptr %writer.i.i.i.i, i64 16
  store i64 %_5.sroa.0.0.copyload.i.i.i.i.i.i, ptr %10, align 8, !alias.scope !525, !noalias !526
  store ptr %slot.i.i.i.i, ptr %writer.i.i.i.i, align 8, !alias.scope !525, !noalias !526
  %11 = getelementptr inbounds nuw i8, ptr %writer.i.i.i.i, i64 8
  store ptr @vtable.5, ptr %11, align 8, !alias.scope !525, !noalias !526
  call void @llvm.experimental.noalias.scope.decl(metadata !527)
  %12 = getelementptr inbounds nuw i8, ptr %value1.1, i64 24
  %13 = load ptr, ptr %12, align 8, !invariant.load !2, !alias.scope !530, !noalias !531, !nonnull !2
  %_0.i5.i.i.i.i = call noundef zeroext i1 %13(ptr noundef nonnull %value1.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %writer.i.i.i.i) #17, !noalias !533
  br i1 %_0.i5.i.i.i.i, label %bb17.i.i.i.i, label %bb16.i.i.i.i

bb17.i.i.i.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i), !noalias !497
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i), !noalias !497
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i), !noalias !497
  br label %_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_.exit.i

bb16.i.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !534)
  %_3.0.i6.i.i.i.i = load ptr, ptr %writer.i.i.i.i, align 8, !alias.scope !534, !noalias !537, !nonnull !2, !noundef !2
  %_3.1.i7.i.i.i.i = load ptr, ptr %11, align 8, !alias.scope !534, !noalias !537, !nonnull !2, !align !45, !noundef !2
  %14 = getelementptr inbounds nuw i8, ptr %_3.1.i7.i.i.i.i, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !2, !noalias !539, !nonnull !2
  %_0.i8.i.i.i.i = call noundef zeroext i1 %15(ptr noundef nonnull %_3.0.i6.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_f7ac0c356c6ac6fcd03badb685e09ca2, i64 noundef 2) #17, !noalias !540
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i), !noalias !497
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i), !noalias !497
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i), !noalias !497
  br label %_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple5field.exit

_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple5field.exit:
  %_0.sroa.0.0.off0.i.i.i = phi i1 [ %_0.i1.i.i.i.i, %bb26.i.i.i.i ], [ %_0.i8.i.i.i.i, %bb16.i.i.i.i ]
  br i1 %_0.sroa.0.0.off0.i.i.i, label %_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_.exit.i, label %bb3.i.i

bb3.i.i:
  br i1 %_0.i1.i, label %bb2.i.i.i, label %bb13.i.i.i

bb13.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !541)
  %_3.0.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !541, !noalias !544, !nonnull !2, !noundef !2
  %_3.1.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !541, !noalias !544, !nonnull !2, !align !45, !noundef !2
  %16 = getelementptr inbounds nuw i8, ptr %_3.1.i.i.i.i, i64 24
  %17 = load ptr, ptr %16, align 8, !invariant.load !2, !noalias !552, !nonnull !2
  %_0.i.i.i.i = call noundef zeroext i1 %17(ptr noundef nonnull %_3.0.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_9e3f62b0e6490cc45676dc85f910c2d0, i64 noundef 1) #17, !noalias !553
  br label %_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_.exit.i

bb2.i.i.i:
  %18 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_3.i.i.i.i.i1 = load i32, ptr %18, align 8, !alias.scope !554, !noalias !557, !noundef !2
  %_2.i.i.i.i.i = and i32 %_3.i.i.i.i.i1, 8388608
  %_0.i.i.not.i.i.i = icmp eq i32 %_2.i.i.i.i.i, 0
  br i1 %_0.i.i.not.i.i.i, label %bb5.i.i.i, label %bb13.i.i.i

bb5.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !560)
  %_3.0.i2.i.i.i = load ptr, ptr %self, align 8, !alias.scope !560, !noalias !563, !nonnull !2, !noundef !2
  %_3.1.i3.i.i.i = load ptr, ptr %0, align 8, !alias.scope !560, !noalias !563, !nonnull !2, !align !45, !noundef !2
  %19 = getelementptr inbounds nuw i8, ptr %_3.1.i3.i.i.i, i64 24
  %20 = load ptr, ptr %19, align 8, !invariant.load !2, !noalias !565, !nonnull !2
  %_0.i4.i.i.i = call noundef zeroext i1 %20(ptr noundef nonnull %_3.0.i2.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_41a776d8d06dc2b9b0480e88fa257ffe, i64 noundef 1) #17, !noalias !566
  br i1 %_0.i4.i.i.i, label %_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_.exit.i, label %bb13.i.i.i

_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_.exit.i:
  %_0.sroa.0.0.off0.i.i = phi i1 [ true, %_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple5field.exit ], [ %_0.i.i.i.i, %bb13.i.i.i ], [ true, %bb5.i.i.i ], [ true, %bb3.i.i.i.i ], [ true, %bb17.i.i.i.i ], [ true, %bb20.i.i.i.i ], [ true, %start ]
  ret i1 %_0.sroa.0.0.off0.i.i
}

define internal void @_RNvNtCs6wHCjA8NRxY_4core6option13expect_failed(ptr noalias noundef nonnull readonly captures(address, read_provenance) %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #9 {
start:
  %msg = alloca [16 x i8], align 8
  store ptr %0, ptr %msg, align 8
  %3 = getelementptr inbounds nuw i8, ptr %msg, i64 8
  store i64 %1, ptr %3, align 8
  call fastcc void @_RINvNtCs6wHCjA8NRxY_4core9panicking13panic_displayReEB4_(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %msg, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #19
  unreachable
}

define internal fastcc void @_RINvNtCs6wHCjA8NRxY_4core9panicking13panic_displayReEB4_(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(16) %x, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #11 {
start:
  %args = alloca [16 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %x, ptr %args, align 8
  %_5.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXs1i_NtCs6wHCjA8NRxY_4core3fmtReNtB6_7Display3fmtB8_, ptr %_5.sroa.4.0.args.sroa_idx, align 8
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_0c812808379efded5a4fb82d2790b556, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #15
  unreachable
}

define internal void @_RNvNtCs6wHCjA8NRxY_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly captures(address, read_provenance) %0, i64 noundef %1, ptr noundef nonnull %2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %4) unnamed_addr #9 {
start:
  %args = alloca [32 x i8], align 8
  %error = alloca [16 x i8], align 8
  %msg = alloca [16 x i8], align 8
  store ptr %0, ptr %msg, align 8
  %5 = getelementptr inbounds nuw i8, ptr %msg, i64 8
  store i64 %1, ptr %5, align 8
  store ptr %2, ptr %error, align 8
  %6 = getelementptr inbounds nuw i8, ptr %error, i64 8
  store ptr %3, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %msg, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXs1i_NtCs6wHCjA8NRxY_4core3fmtReNtB6_7Display3fmtB8_, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %7 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %error, ptr %7, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXs1g_NtCs6wHCjA8NRxY_4core3fmtRDNtB6_5DebugEL_Bx_3fmtB8_, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_850f178d3cd0d4307d8d45b841b2c2ad, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %4) #15
  unreachable
}

define internal void @_RNvNtNtCs6wHCjA8NRxY_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 {
start:
  tail call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_53373e7bf1672ead70cfd13856444d77, ptr noundef nonnull inttoptr (i64 63 to ptr), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #15
  unreachable
}

define internal noundef zeroext i1 @_RNvXs1g_NtCs6wHCjA8NRxY_4core3fmtRuNtB6_5Debug3fmtB8_(ptr noalias readonly align 8 captures(none) %self, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %f) unnamed_addr #8 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !567)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !570)
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_4.i.i = load i32, ptr %0, align 8, !alias.scope !573, !noalias !574, !noundef !2
  %_3.i.i = and i32 %_4.i.i, 402653184
  %1 = icmp eq i32 %_3.i.i, 0
  br i1 %1, label %bb1.i.i, label %bb3.i.i

bb1.i.i:
  %_36.0.i.i = load ptr, ptr %f, align 8, !alias.scope !573, !noalias !574, !nonnull !2, !noundef !2
  %2 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_36.1.i.i = load ptr, ptr %2, align 8, !alias.scope !573, !noalias !574, !nonnull !2, !align !45, !noundef !2
  %3 = getelementptr inbounds nuw i8, ptr %_36.1.i.i, i64 24
  %4 = load ptr, ptr %3, align 8, !invariant.load !2, !noalias !573, !nonnull !2
  %5 = tail call noundef zeroext i1 %4(ptr noundef nonnull %_36.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 noundef 2) #17, !noalias !573
  br label %_RNvXss_NtCs6wHCjA8NRxY_4core3fmtuNtB5_5Debug3fmt.exit

bb3.i.i:
  %6 = and i32 %_4.i.i, 268435456
  %.not31.i.i = icmp eq i32 %6, 0
  br i1 %.not31.i.i, label %bb19.i.i, label %bb5.i.i

bb5.i.i:
  %7 = getelementptr inbounds nuw i8, ptr %f, i64 22
  %_4.i.i.i = load i16, ptr %7, align 2, !alias.scope !576, !noalias !574
  %8 = zext i16 %_4.i.i.i to i64
  switch i16 %_4.i.i.i, label %bb4.i.i.i.i.i.i.i.1.i [
    i16 0, label %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i
    i16 1, label %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.loopexit.i
  ]

bb4.i.i.i.i.i.i.i.1.i:
  %_4.i.i.i.i.i.1.i = add nsw i64 %8, -2
  br label %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i

_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.loopexit.i:
  br label %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i

_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i:
  %iter.sroa.10.1.i.i = phi i64 [ 0, %bb5.i.i ], [ add (i64 sub (i64 0, i64 ptrtoint (ptr @alloc_ae6dc619079e3c3b08144a35532ecff7 to i64)), i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 1) to i64)), %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.loopexit.i ], [ add (i64 sub (i64 add (i64 sub (i64 0, i64 ptrtoint (ptr @alloc_ae6dc619079e3c3b08144a35532ecff7 to i64)), i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 1) to i64)), i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 1) to i64)), i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 2) to i64)), %bb4.i.i.i.i.i.i.i.1.i ]
  %_0.sroa.0.1.i.i.i.i = phi i64 [ 0, %bb5.i.i ], [ 0, %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.loopexit.i ], [ %_4.i.i.i.i.i.1.i, %bb4.i.i.i.i.i.i.i.1.i ]
  %9 = sub nsw i64 %8, %_0.sroa.0.1.i.i.i.i
  br label %bb19.i.i

bb19.i.i:
  %s.sroa.4.0.i.i = phi i64 [ %iter.sroa.10.1.i.i, %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i ], [ 2, %bb3.i.i ]
  %char_count.sroa.0.0.i.i = phi i64 [ %9, %_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_.exit.i.i ], [ 2, %bb3.i.i ]
  %10 = getelementptr inbounds nuw i8, ptr %f, i64 20
  %_25.i.i = load i16, ptr %10, align 4, !alias.scope !573, !noalias !574, !noundef !2
  %_0.i.i.i = zext i16 %_25.i.i to i64
  %_23.i.i = icmp ult i64 %char_count.sroa.0.0.i.i, %_0.i.i.i
  br i1 %_23.i.i, label %bb21.i.i, label %bb33.i.i

bb33.i.i:
  %_38.0.i.i = load ptr, ptr %f, align 8, !alias.scope !573, !noalias !574, !nonnull !2, !noundef !2
  %11 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_38.1.i.i = load ptr, ptr %11, align 8, !alias.scope !573, !noalias !574, !nonnull !2, !align !45, !noundef !2
  %12 = getelementptr inbounds nuw i8, ptr %_38.1.i.i, i64 24
  %13 = load ptr, ptr %12, align 8, !invariant.load !2, !noalias !573, !nonnull !2
  %14 = tail call noundef zeroext i1 %13(ptr noundef nonnull %_38.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 noundef %s.sroa.4.0.i.i) #17, !noalias !573
  br label %_RNvXss_NtCs6wHCjA8NRxY_4core3fmtuNtB5_5Debug3fmt.exit

bb21.i.i:
  %_30.i.i = trunc nuw i64 %char_count.sroa.0.0.i.i to i16
  %_28.i.i = sub i16 %_25.i.i, %_30.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !579)
  %15 = lshr i32 %_4.i.i, 26
  %switch.shiftamt = and i32 %15, 24
  %switch.downshift = lshr i32 131328, %switch.shiftamt
  %switch.masked = trunc i32 %switch.downshift to i8
  %_2.i3.i.i.i = and i32 %_4.i.i, 2097151
  %16 = icmp samesign ult i32 %_2.i3.i.i.i, 1114112
  tail call void @llvm.assume(i1 %16)
  switch i8 %switch.masked, label %default.unreachable [
    i8 0, label %bb8.i.i.i
    i8 1, label %bb5.i.i.i
    i8 2, label %bb7.i.i.i
  ]

default.unreachable:
  unreachable

bb5.i.i.i:
  br label %bb8.i.i.i

bb7.i.i.i:
  %17 = lshr i16 %_28.i.i, 1
  br label %bb8.i.i.i

bb8.i.i.i:
  %padding_left.sroa.0.0.i.i.i = phi i16 [ %17, %bb7.i.i.i ], [ %_28.i.i, %bb5.i.i.i ], [ 0, %bb21.i.i ]
  %_23.0.i.i.i = load ptr, ptr %f, align 8, !alias.scope !582, !noalias !574, !nonnull !2
  %18 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_23.1.i.i.i = load ptr, ptr %18, align 8, !alias.scope !582, !noalias !574, !nonnull !2, !align !45
  %19 = getelementptr inbounds nuw i8, ptr %_23.1.i.i.i, i64 32
  br label %bb10.i.i.i

bb10.i.i.i:
  %iter.sroa.0.0.i.i.i = phi i16 [ 0, %bb8.i.i.i ], [ %spec.select.i.i.i, %bb12.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i16 %iter.sroa.0.0.i.i.i, %padding_left.sroa.0.0.i.i.i
  br i1 %exitcond.not.i.i.i, label %bb13.i.i.i, label %bb12.i.i.i

bb12.i.i.i:
  %spec.select.i.i.i = add i16 %iter.sroa.0.0.i.i.i, 1
  %20 = load ptr, ptr %19, align 8, !invariant.load !2, !noalias !582, !nonnull !2
  %_19.i.i.i = tail call noundef zeroext i1 %20(ptr noundef nonnull %_23.0.i.i.i, i32 noundef %_2.i3.i.i.i) #17, !noalias !582
  br i1 %_19.i.i.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i.i, label %bb10.i.i.i

bb13.i.i.i:
  %_22.i.i.i = sub i16 %_28.i.i, %padding_left.sroa.0.0.i.i.i
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i.i

_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i.i:
  %_0.sroa.3.0.i18.i.i = phi i16 [ %_22.i.i.i, %bb13.i.i.i ], [ undef, %bb12.i.i.i ]
  %_0.sroa.0.0.i19.i.i = phi i32 [ %_2.i3.i.i.i, %bb13.i.i.i ], [ 1114112, %bb12.i.i.i ]
  %21 = icmp eq i32 %_0.sroa.0.0.i19.i.i, 1114112
  %.3.i.i.i = select i1 %21, i16 undef, i16 %_0.sroa.3.0.i18.i.i
  br i1 %21, label %_RNvXss_NtCs6wHCjA8NRxY_4core3fmtuNtB5_5Debug3fmt.exit, label %bb24.i.i

bb24.i.i:
  %22 = getelementptr inbounds nuw i8, ptr %_23.1.i.i.i, i64 24
  %23 = load ptr, ptr %22, align 8, !invariant.load !2, !noalias !573, !nonnull !2
  %_34.i.i = tail call noundef zeroext i1 %23(ptr noundef nonnull %_23.0.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 noundef %s.sroa.4.0.i.i) #17, !noalias !573
  br i1 %_34.i.i, label %_RNvXss_NtCs6wHCjA8NRxY_4core3fmtuNtB5_5Debug3fmt.exit, label %bb2.i.i.i

bb2.i.i.i:
  %iter.sroa.0.0.i22.i.i = phi i16 [ %spec.select.i25.i.i, %bb5.i24.i.i ], [ 0, %bb24.i.i ]
  %exitcond.not.i23.i.i = icmp eq i16 %iter.sroa.0.0.i22.i.i, %.3.i.i.i
  br i1 %exitcond.not.i23.i.i, label %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb5.i24.i.i

bb5.i24.i.i:
  %spec.select.i25.i.i = add i16 %iter.sroa.0.0.i22.i.i, 1
  %24 = load ptr, ptr %19, align 8, !invariant.load !2, !noalias !583, !nonnull !2
  %_11.i.i.i = tail call noundef zeroext i1 %24(ptr noundef nonnull %_23.0.i.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i19.i.i) #17, !noalias !583
  br i1 %_11.i.i.i, label %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb2.i.i.i

_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i.i:
  %iter.sroa.0.0.i22.lcssa.i.i = phi i16 [ %.3.i.i.i, %bb2.i.i.i ], [ %iter.sroa.0.0.i22.i.i, %bb5.i24.i.i ]
  %_0.i.i.i.i27.i.i = icmp ult i16 %iter.sroa.0.0.i22.lcssa.i.i, %.3.i.i.i
  br label %_RNvXss_NtCs6wHCjA8NRxY_4core3fmtuNtB5_5Debug3fmt.exit

_RNvXss_NtCs6wHCjA8NRxY_4core3fmtuNtB5_5Debug3fmt.exit:
  %_0.sroa.0.0.shrunk.i.i = phi i1 [ %5, %bb1.i.i ], [ %14, %bb33.i.i ], [ true, %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i.i ], [ %_0.i.i.i.i27.i.i, %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i.i ], [ true, %bb24.i.i ]
  ret i1 %_0.sroa.0.0.shrunk.i.i
}

define internal noundef zeroext i1 @_RNvXs9_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3implNtB9_7Display3fmt(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #8 {
start:
  %buf = alloca [10 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %_6 = load i32, ptr %self, align 4, !noundef !2
  %_5 = icmp sgt i32 %_6, -1
  %spec.select.i.i = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %_6, i1 false)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !586)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !589)
  %_667.i.i = icmp ugt i32 %spec.select.i.i, 999
  %offset.sroa.0.0.lcssa.i.i.sroa.gep = getelementptr inbounds nuw i8, ptr %buf, i64 10
  %offset.sroa.0.0.lcssa.i.i.sroa.gep35 = getelementptr inbounds nuw i8, ptr %buf, i64 2
  br i1 %_667.i.i, label %bb6.i.i, label %bb26.i.i

bb26.i.i:
  %remain.sroa.0.0.lcssa.i.i = phi i32 [ %spec.select.i.i, %start ], [ %0, %bb6.i.i ], [ %22, %bb6.i.i.1 ]
  %offset.sroa.0.0.lcssa.i.i.sroa.phi = phi ptr [ %offset.sroa.0.0.lcssa.i.i.sroa.gep, %start ], [ %offset.sroa.0.0.lcssa.i.i.sroa.gep34, %bb6.i.i ], [ %offset.sroa.0.0.lcssa.i.i.sroa.gep35, %bb6.i.i.1 ]
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 10, %start ], [ 6, %bb6.i.i ], [ 2, %bb6.i.i.1 ]
  %_58.i.i = icmp samesign ugt i32 %remain.sroa.0.0.lcssa.i.i, 9
  br i1 %_58.i.i, label %bb31.i.i, label %bb37.i.i

bb6.i.i:
  %offset.sroa.0.0.lcssa.i.i.sroa.gep34 = getelementptr inbounds nuw i8, ptr %buf, i64 6
  %0 = udiv i32 %spec.select.i.i, 10000
  %1 = mul i32 %0, 10000
  %quad.i.i.decomposed = sub i32 %spec.select.i.i, %1
  %_23.i.i = udiv i32 %quad.i.i.decomposed, 100
  %2 = mul i32 %_23.i.i, 100
  %_25.i.i.decomposed = sub i32 %quad.i.i.decomposed, %2
  %3 = shl nuw nsw i32 %_23.i.i, 1
  %_32.i.i = zext nneg i32 %3 to i64
  %_27.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 6
  %4 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_32.i.i
  %_30.i.i = load i8, ptr %4, align 1, !noalias !592, !noundef !2
  store i8 %_30.i.i, ptr %_27.i.i, align 1, !alias.scope !593
  %_35.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 7
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 1
  %_39.i.i = load i8, ptr %5, align 1, !noalias !592, !noundef !2
  store i8 %_39.i.i, ptr %_35.i.i, align 1, !alias.scope !596
  %6 = shl nuw nsw i32 %_25.i.i.decomposed, 1
  %_48.i.i = zext nneg i32 %6 to i64
  %_43.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 8
  %7 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_48.i.i
  %_47.i.i = load i8, ptr %7, align 1, !noalias !592, !noundef !2
  store i8 %_47.i.i, ptr %_43.i.i, align 1, !alias.scope !599
  %_51.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 1
  %_55.i.i = load i8, ptr %8, align 1, !noalias !592, !noundef !2
  store i8 %_55.i.i, ptr %_51.i.i, align 1, !alias.scope !602
  %_6.i.i = icmp ugt i32 %spec.select.i.i, 9999999
  br i1 %_6.i.i, label %bb6.i.i.1, label %bb26.i.i

bb37.i.i:
  %remain.sroa.0.1.i.i = phi i32 [ %12, %bb31.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %offset.sroa.0.1.i.i = phi i64 [ %11, %bb31.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %9 = icmp ne i32 %remain.sroa.0.1.i.i, 0
  %10 = icmp eq i32 %_6, 0
  %or.cond.i.i = or i1 %10, %9
  br i1 %or.cond.i.i, label %bb40.i.i, label %_RNvMsa_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impm4__fmt.exit

bb31.i.i:
  %11 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2
  %12 = udiv i32 %remain.sroa.0.0.lcssa.i.i, 100
  %13 = mul i32 %12, 100
  %_68.i.i.decomposed = sub i32 %remain.sroa.0.0.lcssa.i.i, %13
  %14 = shl nuw nsw i32 %_68.i.i.decomposed, 1
  %_76.i.i = zext nneg i32 %14 to i64
  %_71.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_76.i.i
  %_74.i.i = load i8, ptr %15, align 1, !noalias !592, !noundef !2
  store i8 %_74.i.i, ptr %_71.i.i, align 1, !alias.scope !605
  %_79.i.i = getelementptr i8, ptr %offset.sroa.0.0.lcssa.i.i.sroa.phi, i64 -1
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %_83.i.i = load i8, ptr %16, align 1, !noalias !592, !noundef !2
  store i8 %_83.i.i, ptr %_79.i.i, align 1, !alias.scope !608
  br label %bb37.i.i

bb40.i.i:
  %_88.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0
  tail call void @llvm.assume(i1 %_88.i.i)
  %17 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %_95.i.i = shl nuw nsw i32 %remain.sroa.0.1.i.i, 1
  %18 = and i32 %_95.i.i, 30
  %_97.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %17
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 1
  %_100.i.i = load i8, ptr %21, align 1, !noalias !592, !noundef !2
  store i8 %_100.i.i, ptr %_97.i.i, align 1, !alias.scope !611
  br label %_RNvMsa_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impm4__fmt.exit

bb6.i.i.1:
  %quad.i.i.1 = urem i32 %0, 10000
  %22 = udiv i32 %spec.select.i.i, 100000000
  %_23.i.i.1 = udiv i32 %quad.i.i.1, 100
  %23 = mul i32 %_23.i.i.1, 100
  %_25.i.i.1.decomposed = sub i32 %quad.i.i.1, %23
  %24 = shl nuw nsw i32 %_23.i.i.1, 1
  %_32.i.i.1 = zext nneg i32 %24 to i64
  %_27.i.i.1 = getelementptr inbounds nuw i8, ptr %buf, i64 2
  %25 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_32.i.i.1
  %_30.i.i.1 = load i8, ptr %25, align 1, !noalias !592, !noundef !2
  store i8 %_30.i.i.1, ptr %_27.i.i.1, align 1, !alias.scope !593
  %_35.i.i.1 = getelementptr inbounds nuw i8, ptr %buf, i64 3
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %_39.i.i.1 = load i8, ptr %26, align 1, !noalias !592, !noundef !2
  store i8 %_39.i.i.1, ptr %_35.i.i.1, align 1, !alias.scope !596
  %27 = shl nuw nsw i32 %_25.i.i.1.decomposed, 1
  %_48.i.i.1 = zext nneg i32 %27 to i64
  %_43.i.i.1 = getelementptr inbounds nuw i8, ptr %buf, i64 4
  %28 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_48.i.i.1
  %_47.i.i.1 = load i8, ptr %28, align 1, !noalias !592, !noundef !2
  store i8 %_47.i.i.1, ptr %_43.i.i.1, align 1, !alias.scope !599
  %_51.i.i.1 = getelementptr inbounds nuw i8, ptr %buf, i64 5
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 1
  %_55.i.i.1 = load i8, ptr %29, align 1, !noalias !592, !noundef !2
  store i8 %_55.i.i.1, ptr %_51.i.i.1, align 1, !alias.scope !602
  br label %bb26.i.i

_RNvMsa_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impm4__fmt.exit:
  %offset.sroa.0.2.i.i = phi i64 [ %17, %bb40.i.i ], [ %offset.sroa.0.1.i.i, %bb37.i.i ]
  %new_len.i.i.i.i.i = sub nuw nsw i64 10, %offset.sroa.0.2.i.i
  %ptr.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !614)
  br i1 %_5, label %bb3.i, label %bb2.i

bb2.i:
  %30 = sub nuw nsw i64 11, %offset.sroa.0.2.i.i
  br label %bb8.i

bb3.i:
  %31 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_3.i.i = load i32, ptr %31, align 8, !alias.scope !617, !noalias !620, !noundef !2
  %_2.i.i = and i32 %_3.i.i, 2097152
  %_0.i20.not.not.i = icmp eq i32 %_2.i.i, 0
  %spec.select.i = select i1 %_0.i20.not.not.i, i32 1114112, i32 43
  %_2.i.lobit.i = lshr exact i32 %_2.i.i, 21
  %32 = zext nneg i32 %_2.i.lobit.i to i64
  %spec.select19.i = add nuw nsw i64 %new_len.i.i.i.i.i, %32
  br label %bb8.i

bb8.i:
  %sign.sroa.0.0.i = phi i32 [ 45, %bb2.i ], [ %spec.select.i, %bb3.i ]
  %width.sroa.0.0.i = phi i64 [ %30, %bb2.i ], [ %spec.select19.i, %bb3.i ]
  %33 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_3.i21.i = load i32, ptr %33, align 8, !alias.scope !623, !noalias !620, !noundef !2
  %_2.i22.i = and i32 %_3.i21.i, 8388608
  %_0.i23.not.i = icmp eq i32 %_2.i22.i, 0
  %spec.select = select i1 %_0.i23.not.i, ptr null, ptr inttoptr (i64 1 to ptr)
  %34 = getelementptr inbounds nuw i8, ptr %f, i64 20
  %min.i = load i16, ptr %34, align 4, !alias.scope !614, !noalias !620, !noundef !2
  %_0.i.i = zext i16 %min.i to i64
  %_15.not.i = icmp ult i64 %width.sroa.0.0.i, %_0.i.i
  br i1 %_15.not.i, label %bb23.i, label %bb16.i

bb23.i:
  %_2.i25.i = and i32 %_3.i21.i, 16777216
  %_0.i26.not.i = icmp eq i32 %_2.i25.i, 0
  br i1 %_0.i26.not.i, label %bb48.i, label %bb25.i

bb16.i:
  %_19.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %sign.sroa.0.0.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #16, !noalias !626
  br i1 %_19.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb20.i

bb48.i:
  %_45.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16
  %_44.i = sub i16 %min.i, %_45.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !627)
  %35 = lshr i32 %_3.i21.i, 26
  %switch.shiftamt = and i32 %35, 24
  %switch.downshift = lshr i32 16908544, %switch.shiftamt
  %switch.masked = trunc i32 %switch.downshift to i8
  %_2.i3.i.i = and i32 %_3.i21.i, 2097151
  %36 = icmp samesign ult i32 %_2.i3.i.i, 1114112
  tail call void @llvm.assume(i1 %36)
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
  %37 = lshr i16 %_44.i, 1
  br label %bb8.i.i

bb8.i.i:
  %padding_left.sroa.0.0.i.i = phi i16 [ %37, %bb7.i.i ], [ %_44.i, %bb5.i.i ], [ 0, %bb48.i ]
  %_23.0.i.i = load ptr, ptr %f, align 8, !alias.scope !630, !noalias !620, !nonnull !2
  %38 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_23.1.i.i = load ptr, ptr %38, align 8, !alias.scope !630, !noalias !620, !nonnull !2, !align !45
  %39 = getelementptr inbounds nuw i8, ptr %_23.1.i.i, i64 32
  br label %bb10.i.i

bb10.i.i:
  %iter.sroa.0.0.i.i = phi i16 [ 0, %bb8.i.i ], [ %spec.select.i.i2, %bb12.i.i1 ]
  %exitcond.not.i.i = icmp eq i16 %iter.sroa.0.0.i.i, %padding_left.sroa.0.0.i.i
  br i1 %exitcond.not.i.i, label %bb13.i.i, label %bb12.i.i1

bb12.i.i1:
  %spec.select.i.i2 = add i16 %iter.sroa.0.0.i.i, 1
  %40 = load ptr, ptr %39, align 8, !invariant.load !2, !noalias !631, !nonnull !2
  %_19.i.i = tail call noundef zeroext i1 %40(ptr noundef nonnull %_23.0.i.i, i32 noundef %_2.i3.i.i) #17, !noalias !631
  br i1 %_19.i.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i, label %bb10.i.i

bb13.i.i:
  %_22.i.i = sub i16 %_44.i, %padding_left.sroa.0.0.i.i
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i

_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i:
  %_0.sroa.3.0.i.i = phi i16 [ %_22.i.i, %bb13.i.i ], [ undef, %bb12.i.i1 ]
  %_0.sroa.0.0.i.i = phi i32 [ %_2.i3.i.i, %bb13.i.i ], [ 1114112, %bb12.i.i1 ]
  %41 = icmp eq i32 %_0.sroa.0.0.i.i, 1114112
  %.3.i.i = select i1 %41, i16 undef, i16 %_0.sroa.3.0.i.i
  br i1 %41, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb51.i

bb25.i:
  %old_options.sroa.0.0.copyload.i = load i64, ptr %33, align 8, !alias.scope !614, !noalias !620
  %_4.i.i = load i32, ptr %33, align 8, !alias.scope !632, !noalias !620, !noundef !2
  %_3.i30.i = and i32 %_4.i.i, -1612709888
  %42 = or disjoint i32 %_3.i30.i, 536870960
  store i32 %42, ptr %33, align 8, !alias.scope !635, !noalias !620
  %_28.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %sign.sroa.0.0.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #16, !noalias !626
  br i1 %_28.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb30.i

bb51.i:
  %_49.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %sign.sroa.0.0.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #16, !noalias !626
  br i1 %_49.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb56.i

bb56.i:
  %43 = getelementptr inbounds nuw i8, ptr %_23.1.i.i, i64 24
  %44 = load ptr, ptr %43, align 8, !invariant.load !2, !noalias !638, !nonnull !2
  %_52.i = call noundef zeroext i1 %44(ptr noundef nonnull %_23.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #17, !noalias !614
  br i1 %_52.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb2.i.i

bb2.i.i:
  %iter.sroa.0.0.i32.i = phi i16 [ %spec.select.i35.i, %bb5.i34.i ], [ 0, %bb56.i ]
  %exitcond.not.i33.i = icmp eq i16 %iter.sroa.0.0.i32.i, %.3.i.i
  br i1 %exitcond.not.i33.i, label %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb5.i34.i

bb5.i34.i:
  %spec.select.i35.i = add i16 %iter.sroa.0.0.i32.i, 1
  %45 = load ptr, ptr %39, align 8, !invariant.load !2, !noalias !639, !nonnull !2
  %_11.i.i3 = call noundef zeroext i1 %45(ptr noundef nonnull %_23.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i.i) #17, !noalias !639
  br i1 %_11.i.i3, label %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb2.i.i

_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i:
  %iter.sroa.0.0.i32.lcssa.i = phi i16 [ %.3.i.i, %bb2.i.i ], [ %iter.sroa.0.0.i32.i, %bb5.i34.i ]
  %_0.i.i.i.i37.i = icmp ult i16 %iter.sroa.0.0.i32.lcssa.i, %.3.i.i
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit

bb30.i:
  %_33.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16
  %_32.i = sub i16 %min.i, %_33.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !642)
  %_23.0.i47.i = load ptr, ptr %f, align 8, !alias.scope !645, !noalias !620, !nonnull !2
  %46 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_23.1.i48.i = load ptr, ptr %46, align 8, !alias.scope !645, !noalias !620, !nonnull !2, !align !45
  %47 = getelementptr inbounds nuw i8, ptr %_23.1.i48.i, i64 32
  br label %bb10.i49.i

bb10.i49.i:
  %iter.sroa.0.0.i50.i = phi i16 [ 0, %bb30.i ], [ %spec.select.i53.i, %bb12.i52.i ]
  %exitcond.not.i51.not.i = icmp eq i16 %iter.sroa.0.0.i50.i, %_32.i
  br i1 %exitcond.not.i51.not.i, label %bb35.i, label %bb12.i52.i

bb12.i52.i:
  %spec.select.i53.i = add i16 %iter.sroa.0.0.i50.i, 1
  %48 = load ptr, ptr %47, align 8, !invariant.load !2, !noalias !646, !nonnull !2
  %_19.i54.i = tail call noundef zeroext i1 %48(ptr noundef nonnull %_23.0.i47.i, i32 noundef 48) #17, !noalias !646
  br i1 %_19.i54.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb10.i49.i

bb35.i:
  %49 = getelementptr inbounds nuw i8, ptr %_23.1.i48.i, i64 24
  %50 = load ptr, ptr %49, align 8, !invariant.load !2, !noalias !638, !nonnull !2
  %_37.i = call noundef zeroext i1 %50(ptr noundef nonnull %_23.0.i47.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #17, !noalias !614
  br i1 %_37.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb45.i

bb45.i:
  store i64 %old_options.sroa.0.0.copyload.i, ptr %33, align 8, !alias.scope !614, !noalias !620
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit

bb20.i:
  %_54.0.i = load ptr, ptr %f, align 8, !alias.scope !614, !noalias !620, !nonnull !2, !noundef !2
  %51 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_54.1.i = load ptr, ptr %51, align 8, !alias.scope !614, !noalias !620, !nonnull !2, !align !45, !noundef !2
  %52 = getelementptr inbounds nuw i8, ptr %_54.1.i, i64 24
  %53 = load ptr, ptr %52, align 8, !invariant.load !2, !noalias !638, !nonnull !2
  %54 = call noundef zeroext i1 %53(ptr noundef nonnull %_54.0.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #17, !noalias !614
  br label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit

_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit:
  %_0.sroa.0.0.shrunk.i = phi i1 [ true, %bb16.i ], [ %54, %bb20.i ], [ true, %bb56.i ], [ true, %bb25.i ], [ true, %bb51.i ], [ true, %bb35.i ], [ false, %bb45.i ], [ %_0.i.i.i.i37.i, %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i ], [ true, %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding.exit.i ], [ true, %bb12.i52.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0.sroa.0.0.shrunk.i
}

define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #13 {
start:
  tail call void @llvm.trap()
  unreachable
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

define ptx_kernel void @checked(ptr noundef readonly captures(none) %numbers, i64 noundef %n, ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #12 {
start:
  %e.i.i = alloca [0 x i8], align 1
  %args.i = alloca [16 x i8], align 8
  %sum.i = alloca [4 x i8], align 4
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i2 = zext i32 %_4.i to i64
  %_0.i1 = getelementptr inbounds nuw i32, ptr %x, i64 %_0.i2
  %_8 = load i32, ptr %_0.i1, align 4, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !647)
  call void @llvm.lifetime.start.p0(ptr nonnull %sum.i)
  %_2.i.i = icmp slt i32 %_8, 0
  %_3.i.i = zext nneg i32 %_8 to i64
  %_0.sroa.3.0.i.i = select i1 %_2.i.i, i64 undef, i64 %_3.i.i
  br i1 %_2.i.i, label %bb2.i.i, label %_RNvMNtCs6wHCjA8NRxY_4core6resultINtB2_6ResultjNtNtNtB4_3num5error15TryFromIntErrorE6expectCsNk7MfA4dMU_7kernels.exit.i, !prof !650

bb2.i.i:
  call void @_RNvNtCs6wHCjA8NRxY_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_56a21dbfb5050dd8d91ff9233ef69798, i64 noundef 8, ptr noundef nonnull %e.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0faa65249fb862f14550cc03cf688ab9) #15, !noalias !647
  unreachable

_RNvMNtCs6wHCjA8NRxY_4core6resultINtB2_6ResultjNtNtNtB4_3num5error15TryFromIntErrorE6expectCsNk7MfA4dMU_7kernels.exit.i:
  %_7.i = icmp ult i64 %_0.sroa.3.0.i.i, %n
  br i1 %_7.i, label %bb3.i, label %panic.i

bb3.i:
  %.idx.i = shl nuw nsw i64 %_0.sroa.3.0.i.i, 2
  %0 = getelementptr inbounds nuw i8, ptr %numbers, i64 %.idx.i
  %first.i = load i32, ptr %0, align 4, !alias.scope !647, !noundef !2
  %1 = sub nuw nsw i64 %n, %_0.sroa.3.0.i.i
  br label %bb12.i.i

bb12.i.i:
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb3.i ], [ %_0.i.i.i, %_RNCNvNtCsNk7MfA4dMU_7kernels4work7checked0B5_.exit.i.i ]
  %init.sroa.0.0.i.i = phi i32 [ 0, %bb3.i ], [ %_5.0.i.i.i.i, %_RNCNvNtCsNk7MfA4dMU_7kernels4work7checked0B5_.exit.i.i ]
  %_3.i.i.i = getelementptr inbounds nuw i32, ptr %0, i64 %i.sroa.0.0.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !651)
  %_5.i.i.i = load i32, ptr %_3.i.i.i, align 4, !alias.scope !654, !noundef !2
  %2 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %init.sroa.0.0.i.i, i32 %_5.i.i.i)
  %_5.1.i.i.i.i = extractvalue { i32, i1 } %2, 1
  br i1 %_5.1.i.i.i.i, label %bb2.i.i.i.i, label %_RNCNvNtCsNk7MfA4dMU_7kernels4work7checked0B5_.exit.i.i, !prof !650

bb2.i.i.i.i:
  tail call void @_RNvNtCs6wHCjA8NRxY_4core6option13expect_failed(ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_8783e178cdc7397ecceb753bf451501f, i64 noundef 5, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8c62d5b2d1fdb2a712f6b3eae06eab06) #15, !noalias !654
  unreachable

_RNCNvNtCsNk7MfA4dMU_7kernels4work7checked0B5_.exit.i.i:
  %_5.0.i.i.i.i = extractvalue { i32, i1 } %2, 0
  %_0.i.i.i = add nuw i64 %i.sroa.0.0.i.i, 1
  %_25.i.i = icmp eq i64 %_0.i.i.i, %1
  br i1 %_25.i.i, label %_RINvXs2J_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCNvNtCsNk7MfA4dMU_7kernels4work7checked0EB1J_.exit.i, label %bb12.i.i

_RINvXs2J_NtNtCs6wHCjA8NRxY_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCNvNtCsNk7MfA4dMU_7kernels4work7checked0EB1J_.exit.i:
  store i32 %_5.0.i.i.i.i, ptr %sum.i, align 4, !noalias !647
  %3 = icmp eq i32 %_5.0.i.i.i.i, 77
  br i1 %3, label %bb8.i, label %bb7.i, !prof !650

panic.i:
  tail call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef %_0.sroa.3.0.i.i, i64 noundef range(i64 0, 2305843009213693952) %n, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_21b406a1aa74b17dfb7b194455d0cb82) #15, !noalias !647
  unreachable

bb8.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %args.i), !noalias !647
  store ptr %sum.i, ptr %args.i, align 8, !noalias !647
  %_16.sroa.4.0.args.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 8
  store ptr @_RNvXs9_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3implNtB9_7Display3fmt, ptr %_16.sroa.4.0.args.sroa_idx.i, align 8, !noalias !647
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_c841d30f58a43f3a61f9771cf698c129, ptr noundef nonnull %args.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_094823216773edc7bf0c3ea71bea4568) #15, !noalias !647
  unreachable

bb7.i:
  %_18.i = add i32 %first.i, -3
  %_19.i = icmp eq i32 %_18.i, 0
  br i1 %_19.i, label %panic1.i, label %bb11.i

bb11.i:
  %_20.i = icmp eq i32 %_18.i, -1
  %_21.i = icmp eq i32 %_5.0.i.i.i.i, -2147483648
  %_22.i = and i1 %_20.i, %_21.i
  br i1 %_22.i, label %panic2.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work7checked.exit

panic1.i:
  tail call void @_RNvNtNtCs6wHCjA8NRxY_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_58ceb727e73ba1af781abcfcf674157d) #15, !noalias !647
  unreachable

panic2.i:
  tail call void @_RNvNtNtCs6wHCjA8NRxY_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_58ceb727e73ba1af781abcfcf674157d) #15, !noalias !647
  unreachable

_RNvNtCsNk7MfA4dMU_7kernels4work7checked.exit:
  %_0.i3 = sdiv i32 %_5.0.i.i.i.i, %_18.i
  call void @llvm.lifetime.end.p0(ptr nonnull %sum.i)
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i2
  store i32 %_0.i3, ptr %_0.i, align 4
  ret void
}

define internal noundef zeroext i1 @_RNvXs5_NtNtCs6wHCjA8NRxY_4core3num5errorNtB5_15TryFromIntErrorNtNtB9_3fmt5Debug3fmt3(ptr noalias noundef nonnull readonly captures(address, read_provenance) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #14 {
start:
  %_5 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_5)
  store ptr %self, ptr %_5, align 8
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_5cb263f26a5d50117adfcc5c7225745e4, i64 noundef 15, ptr noundef nonnull %_5, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.45) #20
  call void @llvm.lifetime.end.p0(ptr nonnull %_5)
  ret i1 %_0
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind "no-builtins" "target-cpu"="sm_75" }
attributes #7 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_75" }
attributes #8 = { nounwind "target-cpu"="sm_75" }
attributes #9 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_75" }
attributes #10 = { noinline nounwind "target-cpu"="sm_75" }
attributes #11 = { cold convergent inlinehint noreturn nounwind "target-cpu"="sm_75" }
attributes #12 = { convergent nounwind "target-cpu"="sm_75" }
attributes #13 = { cold noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" }
attributes #14 = { convergent inlinehint nounwind "target-cpu"="sm_75" }
attributes #15 = { noinline noreturn nounwind }
attributes #16 = { noinline nounwind }
attributes #17 = { inlinehint nounwind }
attributes #18 = { noreturn nounwind }
attributes #19 = { inlinehint noreturn nounwind }
attributes #20 = { nounwind }

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
!68 = !{i8 0, i8 2}
!69 = !{!70, !72}
!70 = distinct !{!70, !71, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_: %self"}
!71 = distinct !{!71, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_"}
!72 = distinct !{!72, !73, !"_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_: %self"}
!73 = distinct !{!73, !"_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_"}
!74 = !{!75, !70, !72}
!75 = distinct !{!75, !76, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!76 = distinct !{!76, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!77 = !{!78, !70, !72}
!78 = distinct !{!78, !79, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!79 = distinct !{!79, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!80 = !{!81}
!81 = distinct !{!81, !79, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!82 = !{!83, !78, !70, !72}
!83 = distinct !{!83, !84, !"_RNvMNtNtCs6wHCjA8NRxY_4core3str7patternNtB2_12CharSearcher9utf8_size: %self"}
!84 = distinct !{!84, !"_RNvMNtNtCs6wHCjA8NRxY_4core3str7patternNtB2_12CharSearcher9utf8_size"}
!85 = !{!86, !88, !90, !92}
!86 = distinct !{!86, !87, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!87 = distinct !{!87, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!88 = distinct !{!88, !89, !"_RNvNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned7runtime: %text.0"}
!89 = distinct !{!89, !"_RNvNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned7runtime"}
!90 = distinct !{!90, !91, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned: %text.0"}
!91 = distinct !{!91, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned"}
!92 = distinct !{!92, !93, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr: %text.0"}
!93 = distinct !{!93, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr"}
!94 = !{!88, !90, !92}
!95 = !{!96, !88, !90, !92}
!96 = distinct !{!96, !97, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!97 = distinct !{!97, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!98 = !{!99, !92}
!99 = distinct !{!99, !100, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!100 = distinct !{!100, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!101 = !{!"branch_weights", i32 4001, i32 4000000}
!102 = !{!103, !105, !81}
!103 = distinct !{!103, !104, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexB9_: %slice.0"}
!104 = distinct !{!104, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexB9_"}
!105 = distinct !{!105, !106, !"_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_: %self"}
!106 = distinct !{!106, !"_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_"}
!107 = !{!108, !110, !81}
!108 = distinct !{!108, !109, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %self"}
!109 = distinct !{!109, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_"}
!110 = distinct !{!110, !109, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %other"}
!111 = !{!112, !70, !72}
!112 = distinct !{!112, !113, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE7get_endB9_: %self"}
!113 = distinct !{!113, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE7get_endB9_"}
!114 = !{!115, !112, !70, !72}
!115 = distinct !{!115, !116, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!116 = distinct !{!116, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!117 = !{!118, !120}
!118 = distinct !{!118, !119, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core3str7patterncNtB5_7Pattern12is_suffix_of: %haystack.0"}
!119 = distinct !{!119, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core3str7patterncNtB5_7Pattern12is_suffix_of"}
!120 = distinct !{!120, !121, !"_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_: %self.0"}
!121 = distinct !{!121, !"_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_"}
!122 = !{!123, !125}
!123 = distinct !{!123, !124, !"_RNvNtNtCs6wHCjA8NRxY_4core4char7methods15encode_utf8_raw: %dst.0"}
!124 = distinct !{!124, !"_RNvNtNtCs6wHCjA8NRxY_4core4char7methods15encode_utf8_raw"}
!125 = distinct !{!125, !126, !"_RNvMNtNtCs6wHCjA8NRxY_4core4char7methodsc11encode_utf8: %dst.0"}
!126 = distinct !{!126, !"_RNvMNtNtCs6wHCjA8NRxY_4core4char7methodsc11encode_utf8"}
!127 = !{!128, !130}
!128 = distinct !{!128, !129, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %self"}
!129 = distinct !{!129, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_"}
!130 = distinct !{!130, !129, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %other"}
!131 = !{!132}
!132 = distinct !{!132, !133, !"_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_: %self"}
!133 = distinct !{!133, !"_RNvXs_NvNtNtCs6wHCjA8NRxY_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_"}
!134 = !{!135, !132}
!135 = distinct !{!135, !136, !"_RNvNtCs6wHCjA8NRxY_4core3fmt5write: %output.1"}
!136 = distinct !{!136, !"_RNvNtCs6wHCjA8NRxY_4core3fmt5write"}
!137 = !{!138}
!138 = distinct !{!138, !139, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %self"}
!139 = distinct !{!139, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str"}
!140 = !{!138, !141, !135, !132}
!141 = distinct !{!141, !139, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %s.0"}
!142 = !{!138, !132}
!143 = !{!141, !135}
!144 = !{!145, !147}
!145 = distinct !{!145, !146, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_: %self"}
!146 = distinct !{!146, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_"}
!147 = distinct !{!147, !148, !"_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_: %self"}
!148 = distinct !{!148, !"_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_"}
!149 = !{!150, !145, !147}
!150 = distinct !{!150, !151, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!151 = distinct !{!151, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!152 = !{!153, !145, !147}
!153 = distinct !{!153, !154, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!154 = distinct !{!154, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!155 = !{!156, !138, !141, !135, !132}
!156 = distinct !{!156, !154, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!157 = !{!158, !153, !145, !147}
!158 = distinct !{!158, !159, !"_RNvMNtNtCs6wHCjA8NRxY_4core3str7patternNtB2_12CharSearcher9utf8_size: %self"}
!159 = distinct !{!159, !"_RNvMNtNtCs6wHCjA8NRxY_4core3str7patternNtB2_12CharSearcher9utf8_size"}
!160 = !{!135}
!161 = !{!162, !164, !166, !168}
!162 = distinct !{!162, !163, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!163 = distinct !{!163, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!164 = distinct !{!164, !165, !"_RNvNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned7runtime: %text.0"}
!165 = distinct !{!165, !"_RNvNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned7runtime"}
!166 = distinct !{!166, !167, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned: %text.0"}
!167 = distinct !{!167, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned"}
!168 = distinct !{!168, !169, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr: %text.0"}
!169 = distinct !{!169, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr"}
!170 = !{!156, !138, !135}
!171 = !{!164, !166, !168}
!172 = !{!173, !164, !166, !168}
!173 = distinct !{!173, !174, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!174 = distinct !{!174, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!175 = !{!176, !168}
!176 = distinct !{!176, !177, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!177 = distinct !{!177, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!178 = !{!179, !181, !156, !138, !135}
!179 = distinct !{!179, !180, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexB9_: %slice.0"}
!180 = distinct !{!180, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexB9_"}
!181 = distinct !{!181, !182, !"_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_: %self"}
!182 = distinct !{!182, !"_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_"}
!183 = !{!184, !186, !156, !138, !135}
!184 = distinct !{!184, !185, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %self"}
!185 = distinct !{!185, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_"}
!186 = distinct !{!186, !185, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %other"}
!187 = !{!188, !145, !147}
!188 = distinct !{!188, !189, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE7get_endB9_: %self"}
!189 = distinct !{!189, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE7get_endB9_"}
!190 = !{!191, !188, !145, !147}
!191 = distinct !{!191, !192, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!192 = distinct !{!192, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!193 = !{!138, !135}
!194 = !{!195, !197, !138, !141, !135, !132}
!195 = distinct !{!195, !196, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core3str7patterncNtB5_7Pattern12is_suffix_of: %haystack.0"}
!196 = distinct !{!196, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core3str7patterncNtB5_7Pattern12is_suffix_of"}
!197 = distinct !{!197, !198, !"_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_: %self.0"}
!198 = distinct !{!198, !"_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_"}
!199 = !{!200, !202}
!200 = distinct !{!200, !201, !"_RNvNtNtCs6wHCjA8NRxY_4core4char7methods15encode_utf8_raw: %dst.0"}
!201 = distinct !{!201, !"_RNvNtNtCs6wHCjA8NRxY_4core4char7methods15encode_utf8_raw"}
!202 = distinct !{!202, !203, !"_RNvMNtNtCs6wHCjA8NRxY_4core4char7methodsc11encode_utf8: %dst.0"}
!203 = distinct !{!203, !"_RNvMNtNtCs6wHCjA8NRxY_4core4char7methodsc11encode_utf8"}
!204 = !{!205, !207, !138, !135}
!205 = distinct !{!205, !206, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %self"}
!206 = distinct !{!206, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_"}
!207 = distinct !{!207, !206, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %other"}
!208 = !{!209}
!209 = distinct !{!209, !210, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %self"}
!210 = distinct !{!210, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str"}
!211 = !{!209, !212, !132}
!212 = distinct !{!212, !210, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %s.0"}
!213 = !{!209, !132}
!214 = !{!212}
!215 = !{!216, !218}
!216 = distinct !{!216, !217, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_: %self"}
!217 = distinct !{!217, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_"}
!218 = distinct !{!218, !219, !"_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_: %self"}
!219 = distinct !{!219, !"_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_"}
!220 = !{!221, !216, !218}
!221 = distinct !{!221, !222, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!222 = distinct !{!222, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!223 = !{!224, !216, !218}
!224 = distinct !{!224, !225, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!225 = distinct !{!225, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!226 = !{!227, !209, !212, !132}
!227 = distinct !{!227, !225, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!228 = !{!229, !224, !216, !218}
!229 = distinct !{!229, !230, !"_RNvMNtNtCs6wHCjA8NRxY_4core3str7patternNtB2_12CharSearcher9utf8_size: %self"}
!230 = distinct !{!230, !"_RNvMNtNtCs6wHCjA8NRxY_4core3str7patternNtB2_12CharSearcher9utf8_size"}
!231 = !{!232, !234, !236, !238}
!232 = distinct !{!232, !233, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!233 = distinct !{!233, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!234 = distinct !{!234, !235, !"_RNvNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned7runtime: %text.0"}
!235 = distinct !{!235, !"_RNvNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned7runtime"}
!236 = distinct !{!236, !237, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned: %text.0"}
!237 = distinct !{!237, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned"}
!238 = distinct !{!238, !239, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr: %text.0"}
!239 = distinct !{!239, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr"}
!240 = !{!227, !209}
!241 = !{!234, !236, !238}
!242 = !{!243, !234, !236, !238}
!243 = distinct !{!243, !244, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!244 = distinct !{!244, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!245 = !{!246, !238}
!246 = distinct !{!246, !247, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!247 = distinct !{!247, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!248 = !{!249, !251, !227, !209}
!249 = distinct !{!249, !250, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexB9_: %slice.0"}
!250 = distinct !{!250, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexB9_"}
!251 = distinct !{!251, !252, !"_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_: %self"}
!252 = distinct !{!252, !"_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_"}
!253 = !{!254, !256, !227, !209}
!254 = distinct !{!254, !255, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %self"}
!255 = distinct !{!255, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_"}
!256 = distinct !{!256, !255, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %other"}
!257 = !{!258, !216, !218}
!258 = distinct !{!258, !259, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE7get_endB9_: %self"}
!259 = distinct !{!259, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE7get_endB9_"}
!260 = !{!261, !258, !216, !218}
!261 = distinct !{!261, !262, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!262 = distinct !{!262, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!263 = !{!264, !266, !209, !212, !132}
!264 = distinct !{!264, !265, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core3str7patterncNtB5_7Pattern12is_suffix_of: %haystack.0"}
!265 = distinct !{!265, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core3str7patterncNtB5_7Pattern12is_suffix_of"}
!266 = distinct !{!266, !267, !"_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_: %self.0"}
!267 = distinct !{!267, !"_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_"}
!268 = !{!269, !271}
!269 = distinct !{!269, !270, !"_RNvNtNtCs6wHCjA8NRxY_4core4char7methods15encode_utf8_raw: %dst.0"}
!270 = distinct !{!270, !"_RNvNtNtCs6wHCjA8NRxY_4core4char7methods15encode_utf8_raw"}
!271 = distinct !{!271, !272, !"_RNvMNtNtCs6wHCjA8NRxY_4core4char7methodsc11encode_utf8: %dst.0"}
!272 = distinct !{!272, !"_RNvMNtNtCs6wHCjA8NRxY_4core4char7methodsc11encode_utf8"}
!273 = !{!274, !276, !209}
!274 = distinct !{!274, !275, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %self"}
!275 = distinct !{!275, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_"}
!276 = distinct !{!276, !275, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %other"}
!277 = !{!278}
!278 = distinct !{!278, !279, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %self"}
!279 = distinct !{!279, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str"}
!280 = !{!278, !281, !132}
!281 = distinct !{!281, !279, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %s.0"}
!282 = !{!278, !132}
!283 = !{!281}
!284 = !{!285, !287}
!285 = distinct !{!285, !286, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_: %self"}
!286 = distinct !{!286, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_"}
!287 = distinct !{!287, !288, !"_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_: %self"}
!288 = distinct !{!288, !"_RNvXsH_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_"}
!289 = !{!290, !285, !287}
!290 = distinct !{!290, !291, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!291 = distinct !{!291, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!292 = !{!293, !285, !287}
!293 = distinct !{!293, !294, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!294 = distinct !{!294, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!295 = !{!296, !278, !281, !132}
!296 = distinct !{!296, !294, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!297 = !{!298, !293, !285, !287}
!298 = distinct !{!298, !299, !"_RNvMNtNtCs6wHCjA8NRxY_4core3str7patternNtB2_12CharSearcher9utf8_size: %self"}
!299 = distinct !{!299, !"_RNvMNtNtCs6wHCjA8NRxY_4core3str7patternNtB2_12CharSearcher9utf8_size"}
!300 = !{!301, !303, !305, !307}
!301 = distinct !{!301, !302, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!302 = distinct !{!302, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!303 = distinct !{!303, !304, !"_RNvNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned7runtime: %text.0"}
!304 = distinct !{!304, !"_RNvNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned7runtime"}
!305 = distinct !{!305, !306, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned: %text.0"}
!306 = distinct !{!306, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr14memchr_aligned"}
!307 = distinct !{!307, !308, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr: %text.0"}
!308 = distinct !{!308, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr6memchr"}
!309 = !{!296, !278}
!310 = !{!303, !305, !307}
!311 = !{!312, !303, !305, !307}
!312 = distinct !{!312, !313, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!313 = distinct !{!313, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!314 = !{!315, !307}
!315 = distinct !{!315, !316, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive: %text.0"}
!316 = distinct !{!316, !"_RNvNtNtCs6wHCjA8NRxY_4core5slice6memchr12memchr_naive"}
!317 = !{!318, !320, !296, !278}
!318 = distinct !{!318, !319, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexB9_: %slice.0"}
!319 = distinct !{!319, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexB9_"}
!320 = distinct !{!320, !321, !"_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_: %self"}
!321 = distinct !{!321, !"_RNvXsd_NtCs6wHCjA8NRxY_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_"}
!322 = !{!323, !325, !296, !278}
!323 = distinct !{!323, !324, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %self"}
!324 = distinct !{!324, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_"}
!325 = distinct !{!325, !324, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %other"}
!326 = !{!327, !285, !287}
!327 = distinct !{!327, !328, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE7get_endB9_: %self"}
!328 = distinct !{!328, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalcE7get_endB9_"}
!329 = !{!330, !327, !285, !287}
!330 = distinct !{!330, !331, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!331 = distinct !{!331, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!332 = !{!333, !335, !278, !281, !132}
!333 = distinct !{!333, !334, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core3str7patterncNtB5_7Pattern12is_suffix_of: %haystack.0"}
!334 = distinct !{!334, !"_RNvXs2_NtNtCs6wHCjA8NRxY_4core3str7patterncNtB5_7Pattern12is_suffix_of"}
!335 = distinct !{!335, !336, !"_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_: %self.0"}
!336 = distinct !{!336, !"_RINvMNtCs6wHCjA8NRxY_4core3stre9ends_withcEB5_"}
!337 = !{!338, !340}
!338 = distinct !{!338, !339, !"_RNvNtNtCs6wHCjA8NRxY_4core4char7methods15encode_utf8_raw: %dst.0"}
!339 = distinct !{!339, !"_RNvNtNtCs6wHCjA8NRxY_4core4char7methods15encode_utf8_raw"}
!340 = distinct !{!340, !341, !"_RNvMNtNtCs6wHCjA8NRxY_4core4char7methodsc11encode_utf8: %dst.0"}
!341 = distinct !{!341, !"_RNvMNtNtCs6wHCjA8NRxY_4core4char7methodsc11encode_utf8"}
!342 = !{!343, !345, !278}
!343 = distinct !{!343, !344, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %self"}
!344 = distinct !{!344, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_"}
!345 = distinct !{!345, !344, !"_RNvXs7_NtNtCs6wHCjA8NRxY_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %other"}
!346 = !{!347}
!347 = distinct !{!347, !348, !"_RNvMs1_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3new: %_0"}
!348 = distinct !{!348, !"_RNvMs1_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3new"}
!349 = !{!350, !135, !132}
!350 = distinct !{!350, !348, !"_RNvMs1_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3new: %write.1"}
!351 = !{!352}
!352 = distinct !{!352, !353, !"_RNvMNtNtCs6wHCjA8NRxY_4core3fmt2rtNtB2_8Argument3fmt: %self"}
!353 = distinct !{!353, !"_RNvMNtNtCs6wHCjA8NRxY_4core3fmt2rtNtB2_8Argument3fmt"}
!354 = !{!355, !135, !132}
!355 = distinct !{!355, !353, !"_RNvMNtNtCs6wHCjA8NRxY_4core3fmt2rtNtB2_8Argument3fmt: %f"}
!356 = !{!357}
!357 = distinct !{!357, !358, !"_RNvMNtNtCs6wHCjA8NRxY_4core3fmt2rtNtB2_8Argument6as_u16: %self"}
!358 = distinct !{!358, !"_RNvMNtNtCs6wHCjA8NRxY_4core3fmt2rtNtB2_8Argument6as_u16"}
!359 = !{!360}
!360 = distinct !{!360, !361, !"_RNvMNtNtCs6wHCjA8NRxY_4core3fmt2rtNtB2_8Argument6as_u16: %self"}
!361 = distinct !{!361, !"_RNvMNtNtCs6wHCjA8NRxY_4core3fmt2rtNtB2_8Argument6as_u16"}
!362 = !{!363}
!363 = distinct !{!363, !364, !"_RNvMs1_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3new: %_0"}
!364 = distinct !{!364, !"_RNvMs1_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3new"}
!365 = !{!366, !135, !132}
!366 = distinct !{!366, !364, !"_RNvMs1_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3new: %write.1"}
!367 = !{!368}
!368 = distinct !{!368, !369, !"_RNvMNtNtCs6wHCjA8NRxY_4core3fmt2rtNtB2_8Argument3fmt: %self"}
!369 = distinct !{!369, !"_RNvMNtNtCs6wHCjA8NRxY_4core3fmt2rtNtB2_8Argument3fmt"}
!370 = !{!371, !135, !132}
!371 = distinct !{!371, !369, !"_RNvMNtNtCs6wHCjA8NRxY_4core3fmt2rtNtB2_8Argument3fmt: %f"}
!372 = !{!373}
!373 = distinct !{!373, !374, !"_RNvXsi_NtCs6wHCjA8NRxY_4core3fmteNtB5_7Display3fmt: %self.0"}
!374 = distinct !{!374, !"_RNvXsi_NtCs6wHCjA8NRxY_4core3fmteNtB5_7Display3fmt"}
!375 = !{!376}
!376 = distinct !{!376, !374, !"_RNvXsi_NtCs6wHCjA8NRxY_4core3fmteNtB5_7Display3fmt: %f"}
!377 = !{!378}
!378 = distinct !{!378, !379, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3pad: %self"}
!379 = distinct !{!379, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3pad"}
!380 = !{!381}
!381 = distinct !{!381, !379, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3pad: %s.0"}
!382 = !{!378, !376}
!383 = !{!381, !373}
!384 = !{!385, !378, !376}
!385 = distinct !{!385, !386, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions13get_precision: %self"}
!386 = distinct !{!386, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions13get_precision"}
!387 = !{!388, !390, !392, !394, !396, !398, !378, !376}
!388 = distinct !{!388, !389, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_: %bytes"}
!389 = distinct !{!389, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_"}
!390 = distinct !{!390, !391, !"_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next: %self"}
!391 = distinct !{!391, !"_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next"}
!392 = distinct !{!392, !393, !"_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!393 = distinct !{!393, !"_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!394 = distinct !{!394, !395, !"_RINvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_: %self"}
!395 = distinct !{!395, !"_RINvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_"}
!396 = distinct !{!396, !397, !"_RNvXs_NvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator10advance_byNtNtNtBe_3str4iter11CharIndicesNtB4_13SpecAdvanceBy15spec_advance_byBe_: %self"}
!397 = distinct !{!397, !"_RNvXs_NvNtNtNtNtCs6wHCjA8NRxY_4core4iter6traits8iterator8Iterator10advance_byNtNtNtBe_3str4iter11CharIndicesNtB4_13SpecAdvanceBy15spec_advance_byBe_"}
!398 = distinct !{!398, !399, !"_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_: %self"}
!399 = distinct !{!399, !"_RNvYNtNtNtCs6wHCjA8NRxY_4core3str4iter11CharIndicesNtNtNtNtB8_4iter6traits8iterator8Iterator10advance_byB8_"}
!400 = !{!401, !403, !405, !407, !409, !381, !373}
!401 = distinct !{!401, !402, !"_RNCINvNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!402 = distinct !{!402, !"_RNCINvNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!403 = distinct !{!403, !404, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_: %elt"}
!404 = distinct !{!404, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_"}
!405 = distinct !{!405, !406, !"_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case: %s.0"}
!406 = distinct !{!406, !"_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case"}
!407 = distinct !{!407, !408, !"_RNvNtNtCs6wHCjA8NRxY_4core3str5count14do_count_chars: %s.0"}
!408 = distinct !{!408, !"_RNvNtNtCs6wHCjA8NRxY_4core3str5count14do_count_chars"}
!409 = distinct !{!409, !410, !"_RNvNtNtCs6wHCjA8NRxY_4core3str5count11count_chars: %s.0"}
!410 = distinct !{!410, !"_RNvNtNtCs6wHCjA8NRxY_4core3str5count11count_chars"}
!411 = !{!412, !378, !376}
!412 = distinct !{!412, !413, !"_RNCNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case0B7_: %_2"}
!413 = distinct !{!413, !"_RNCNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case0B7_"}
!414 = distinct !{!414, !415}
!415 = !{!"llvm.loop.unroll.disable"}
!416 = !{!417, !419, !421, !409, !381, !373}
!417 = distinct !{!417, !418, !"_RNCINvNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!418 = distinct !{!418, !"_RNCINvNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!419 = distinct !{!419, !420, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_: %elt"}
!420 = distinct !{!420, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_"}
!421 = distinct !{!421, !422, !"_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case: %s.0"}
!422 = distinct !{!422, !"_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case"}
!423 = !{!424, !378, !376}
!424 = distinct !{!424, !425, !"_RNCNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case0B7_: %_2"}
!425 = distinct !{!425, !"_RNCNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case0B7_"}
!426 = !{!409, !381, !373}
!427 = !{!428, !430, !432, !409, !381, !373}
!428 = distinct !{!428, !429, !"_RNCINvNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!429 = distinct !{!429, !"_RNCINvNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!430 = distinct !{!430, !431, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_: %elt"}
!431 = distinct !{!431, !"_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_"}
!432 = distinct !{!432, !433, !"_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case: %s.0"}
!433 = distinct !{!433, !"_RNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case"}
!434 = !{!435, !378, !376}
!435 = distinct !{!435, !436, !"_RNCNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case0B7_: %_2"}
!436 = distinct !{!436, !"_RNCNvNtNtCs6wHCjA8NRxY_4core3str5count23char_count_general_case0B7_"}
!437 = distinct !{!437, !415}
!438 = !{!439}
!439 = distinct !{!439, !440, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding: %self"}
!440 = distinct !{!440, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding"}
!441 = !{!439, !378, !376}
!442 = !{!443, !378, !376}
!443 = distinct !{!443, !444, !"_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write: %f"}
!444 = distinct !{!444, !"_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write"}
!445 = !{!446}
!446 = distinct !{!446, !447, !"_RNvNtNtCs6wHCjA8NRxY_4core3fmt8builders15debug_tuple_new: %fmt"}
!447 = distinct !{!447, !"_RNvNtNtCs6wHCjA8NRxY_4core3fmt8builders15debug_tuple_new"}
!448 = !{!449}
!449 = distinct !{!449, !450, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %self"}
!450 = distinct !{!450, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str"}
!451 = !{!449, !446}
!452 = !{!453, !454, !455}
!453 = distinct !{!453, !450, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!454 = distinct !{!454, !447, !"_RNvNtNtCs6wHCjA8NRxY_4core3fmt8builders15debug_tuple_new: %_0"}
!455 = distinct !{!455, !447, !"_RNvNtNtCs6wHCjA8NRxY_4core3fmt8builders15debug_tuple_new: %name.0"}
!456 = !{!449, !453, !454, !446, !455}
!457 = !{!449, !454, !446}
!458 = !{!459}
!459 = distinct !{!459, !460, !"_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple5field: %value.1"}
!460 = distinct !{!460, !"_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple5field"}
!461 = !{!462}
!462 = distinct !{!462, !463, !"_RINvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB6_10DebugTuple10field_withNCNvB2_5field0EBa_: %value_fmt.1"}
!463 = distinct !{!463, !"_RINvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB6_10DebugTuple10field_withNCNvB2_5field0EBa_"}
!464 = !{!465}
!465 = distinct !{!465, !466, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9alternate: %self"}
!466 = distinct !{!466, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9alternate"}
!467 = !{!468, !470, !472, !474, !462, !475, !459}
!468 = distinct !{!468, !469, !"_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple9is_pretty: %self"}
!469 = distinct !{!469, !"_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple9is_pretty"}
!470 = distinct !{!470, !471, !"_RNCINvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB8_10DebugTuple10field_withNCNvB4_5field0E0Bc_: %_1"}
!471 = distinct !{!471, !"_RNCINvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB8_10DebugTuple10field_withNCNvB4_5field0E0Bc_"}
!472 = distinct !{!472, !473, !"_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCINvMs2_NtBL_8buildersNtB1k_10DebugTuple10field_withNCNvB1g_5field0E0EB5_: %op"}
!473 = distinct !{!473, !"_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCINvMs2_NtBL_8buildersNtB1k_10DebugTuple10field_withNCNvB1g_5field0E0EB5_"}
!474 = distinct !{!474, !463, !"_RINvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB6_10DebugTuple10field_withNCNvB2_5field0EBa_: %self"}
!475 = distinct !{!475, !460, !"_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple5field: %self"}
!476 = !{!477}
!477 = distinct !{!477, !478, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %self"}
!478 = distinct !{!478, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str"}
!479 = !{!480, !470, !472, !474, !462, !475, !459}
!480 = distinct !{!480, !478, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!481 = !{!477, !480, !470, !472, !474, !462, !475, !459}
!482 = !{!477, !470, !472, !474, !462, !475, !459}
!483 = !{!484}
!484 = distinct !{!484, !485, !"_RNCNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_: %_1.1"}
!485 = distinct !{!485, !"_RNCNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_"}
!486 = !{!484, !462, !459}
!487 = !{!488, !470, !472, !474, !475}
!488 = distinct !{!488, !485, !"_RNCNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_: %f"}
!489 = !{!484, !470, !472, !474, !462, !475, !459}
!490 = !{!491}
!491 = distinct !{!491, !492, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %self"}
!492 = distinct !{!492, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str"}
!493 = !{!494, !470, !472, !474, !462, !475, !459}
!494 = distinct !{!494, !492, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!495 = !{!491, !494, !470, !472, !474, !462, !475, !459}
!496 = !{!491, !470, !472, !474, !462, !475, !459}
!497 = !{!470, !472, !474, !462, !475, !459}
!498 = !{!499}
!499 = distinct !{!499, !500, !"_RNvMs_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB4_10PadAdapter4wrap: %_0"}
!500 = distinct !{!500, !"_RNvMs_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB4_10PadAdapter4wrap"}
!501 = !{!502}
!502 = distinct !{!502, !500, !"_RNvMs_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB4_10PadAdapter4wrap: %fmt"}
!503 = !{!504}
!504 = distinct !{!504, !500, !"_RNvMs_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB4_10PadAdapter4wrap: %slot"}
!505 = !{!506}
!506 = distinct !{!506, !507, !"_RINvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %_0"}
!507 = distinct !{!507, !"_RINvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_"}
!508 = !{!509}
!509 = distinct !{!509, !507, !"_RINvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %self"}
!510 = !{!511}
!511 = distinct !{!511, !507, !"_RINvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %wrap.0"}
!512 = !{!509, !502}
!513 = !{!506, !511, !514, !499, !504, !515, !470, !472, !474, !462, !475, !459}
!514 = distinct !{!514, !507, !"_RINvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %wrap.1"}
!515 = distinct !{!515, !500, !"_RNvMs_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB4_10PadAdapter4wrap: %state"}
!516 = !{!517, !519, !520, !511, !504}
!517 = distinct !{!517, !518, !"_RNvMNtCs6wHCjA8NRxY_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_: %self"}
!518 = distinct !{!518, !"_RNvMNtCs6wHCjA8NRxY_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_"}
!519 = distinct !{!519, !518, !"_RNvMNtCs6wHCjA8NRxY_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_: %value"}
!520 = distinct !{!520, !521, !"_RNCNvMs_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %_1.0"}
!521 = distinct !{!521, !"_RNCNvMs_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_"}
!522 = !{!523, !524, !506, !509, !514, !499, !502, !515, !470, !472, !474, !462, !475, !459}
!523 = distinct !{!523, !521, !"_RNCNvMs_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %_1.1"}
!524 = distinct !{!524, !521, !"_RNCNvMs_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %buf.1"}
!525 = !{!506, !499}
!526 = !{!509, !511, !514, !502, !504, !515, !470, !472, !474, !462, !475, !459}
!527 = !{!528}
!528 = distinct !{!528, !529, !"_RNCNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_: %_1.1"}
!529 = distinct !{!529, !"_RNCNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_"}
!530 = !{!528, !462, !459}
!531 = !{!532, !470, !472, !474, !475}
!532 = distinct !{!532, !529, !"_RNCNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_: %f"}
!533 = !{!528, !470, !472, !474, !462, !475, !459}
!534 = !{!535}
!535 = distinct !{!535, !536, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %self"}
!536 = distinct !{!536, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str"}
!537 = !{!538, !470, !472, !474, !462, !475, !459}
!538 = distinct !{!538, !536, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!539 = !{!535, !538, !470, !472, !474, !462, !475, !459}
!540 = !{!535, !470, !472, !474, !462, !475, !459}
!541 = !{!542}
!542 = distinct !{!542, !543, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %self"}
!543 = distinct !{!543, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str"}
!544 = !{!545, !546, !548, !550}
!545 = distinct !{!545, !543, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!546 = distinct !{!546, !547, !"_RNCNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB7_10DebugTuple6finish0Bb_: %_1"}
!547 = distinct !{!547, !"_RNCNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB7_10DebugTuple6finish0Bb_"}
!548 = distinct !{!548, !549, !"_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_: %op"}
!549 = distinct !{!549, !"_RINvMNtCs6wHCjA8NRxY_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_"}
!550 = distinct !{!550, !551, !"_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple6finish: %self"}
!551 = distinct !{!551, !"_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple6finish"}
!552 = !{!542, !545, !546, !548, !550}
!553 = !{!542, !546, !548, !550}
!554 = !{!555}
!555 = distinct !{!555, !556, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9alternate: %self"}
!556 = distinct !{!556, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9alternate"}
!557 = !{!558, !546, !548, !550}
!558 = distinct !{!558, !559, !"_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple9is_pretty: %self"}
!559 = distinct !{!559, !"_RNvMs2_NtNtCs6wHCjA8NRxY_4core3fmt8buildersNtB5_10DebugTuple9is_pretty"}
!560 = !{!561}
!561 = distinct !{!561, !562, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %self"}
!562 = distinct !{!562, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str"}
!563 = !{!564, !546, !548, !550}
!564 = distinct !{!564, !562, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!565 = !{!561, !564, !546, !548, !550}
!566 = !{!561, !546, !548, !550}
!567 = !{!568}
!568 = distinct !{!568, !569, !"_RNvXss_NtCs6wHCjA8NRxY_4core3fmtuNtB5_5Debug3fmt: %f"}
!569 = distinct !{!569, !"_RNvXss_NtCs6wHCjA8NRxY_4core3fmtuNtB5_5Debug3fmt"}
!570 = !{!571}
!571 = distinct !{!571, !572, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3pad: %self"}
!572 = distinct !{!572, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3pad"}
!573 = !{!571, !568}
!574 = !{!575}
!575 = distinct !{!575, !572, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter3pad: %s.0"}
!576 = !{!577, !571, !568}
!577 = distinct !{!577, !578, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions13get_precision: %self"}
!578 = distinct !{!578, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions13get_precision"}
!579 = !{!580}
!580 = distinct !{!580, !581, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding: %self"}
!581 = distinct !{!581, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding"}
!582 = !{!580, !571, !568}
!583 = !{!584, !571, !568}
!584 = distinct !{!584, !585, !"_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write: %f"}
!585 = distinct !{!585, !"_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write"}
!586 = !{!587}
!587 = distinct !{!587, !588, !"_RNvMsa_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impm4__fmt: %buf.0"}
!588 = distinct !{!588, !"_RNvMsa_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impm4__fmt"}
!589 = !{!590}
!590 = distinct !{!590, !591, !"_RNvMsa_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impm10__fmt_inner: %buf.0"}
!591 = distinct !{!591, !"_RNvMsa_NtNtNtCs6wHCjA8NRxY_4core3fmt3num3impm10__fmt_inner"}
!592 = !{!590, !587}
!593 = !{!594, !590, !587}
!594 = distinct !{!594, !595, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!595 = distinct !{!595, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!596 = !{!597, !590, !587}
!597 = distinct !{!597, !598, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!598 = distinct !{!598, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!599 = !{!600, !590, !587}
!600 = distinct !{!600, !601, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!601 = distinct !{!601, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!602 = !{!603, !590, !587}
!603 = distinct !{!603, !604, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!604 = distinct !{!604, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!605 = !{!606, !590, !587}
!606 = distinct !{!606, !607, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!607 = distinct !{!607, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!608 = !{!609, !590, !587}
!609 = distinct !{!609, !610, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!610 = distinct !{!610, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!611 = !{!612, !590, !587}
!612 = distinct !{!612, !613, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!613 = distinct !{!613, !"_RNvMs1_NtNtCs6wHCjA8NRxY_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!614 = !{!615}
!615 = distinct !{!615, !616, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral: %self"}
!616 = distinct !{!616, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral"}
!617 = !{!618, !615}
!618 = distinct !{!618, !619, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9sign_plus: %self"}
!619 = distinct !{!619, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9sign_plus"}
!620 = !{!621, !622}
!621 = distinct !{!621, !616, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral: %prefix.0"}
!622 = distinct !{!622, !616, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral: %buf.0"}
!623 = !{!624, !615}
!624 = distinct !{!624, !625, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9alternate: %self"}
!625 = distinct !{!625, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter9alternate"}
!626 = !{!622}
!627 = !{!628}
!628 = distinct !{!628, !629, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding: %self"}
!629 = distinct !{!629, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding"}
!630 = !{!628, !615}
!631 = !{!628, !615, !622}
!632 = !{!633, !615}
!633 = distinct !{!633, !634, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions4fill: %self"}
!634 = distinct !{!634, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions4fill"}
!635 = !{!636, !615}
!636 = distinct !{!636, !637, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions5align: %self"}
!637 = distinct !{!637, !"_RNvMs_NtCs6wHCjA8NRxY_4core3fmtNtB4_17FormattingOptions5align"}
!638 = !{!615, !622}
!639 = !{!640, !615}
!640 = distinct !{!640, !641, !"_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write: %f"}
!641 = distinct !{!641, !"_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write"}
!642 = !{!643}
!643 = distinct !{!643, !644, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding: %self"}
!644 = distinct !{!644, !"_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter7padding"}
!645 = !{!643, !615}
!646 = !{!643, !615, !622}
!647 = !{!648}
!648 = distinct !{!648, !649, !"_RNvNtCsNk7MfA4dMU_7kernels4work7checked: %numbers.0"}
!649 = distinct !{!649, !"_RNvNtCsNk7MfA4dMU_7kernels4work7checked"}
!650 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!651 = !{!652}
!652 = distinct !{!652, !653, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work7checked0B5_: %n"}
!653 = distinct !{!653, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work7checked0B5_"}
!654 = !{!652, !648}
