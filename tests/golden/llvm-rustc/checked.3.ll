target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"fmt::rt::Argument<'_>" = type { %"fmt::rt::ArgumentType<'_>" }
%"fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }

@alloc_f7ac0c356c6ac6fcd03badb685e09ca2 = private unnamed_addr constant [2 x i8] c",\0A", align 1
@alloc_1ff25e6ad58d770003043bae3c4113bf = private unnamed_addr constant [1 x i8] c"(", align 1
@alloc_8159f4b9039299ef4f45ddaf1f2d3679 = private unnamed_addr constant [2 x i8] c"(\0A", align 1
@alloc_9e3f62b0e6490cc45676dc85f910c2d0 = private unnamed_addr constant [1 x i8] c")", align 1
@alloc_41a776d8d06dc2b9b0480e88fa257ffe = private unnamed_addr constant [1 x i8] c",", align 1
@alloc_0c812808379efded5a4fb82d2790b556 = private unnamed_addr constant [2 x i8] c"\C0\00", align 1
@vtable.5 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str, ptr @_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write10write_char, ptr @_RNvYNtNtNtCsg7NUrKUartL_4core3fmt8builders10PadAdapterNtB6_5Write9write_fmtB8_ }>, align 8
@alloc_fe7982d43e652b3fb39b1ffe8b374b41 = private unnamed_addr constant [32 x i8] c"library/core/src/str/pattern.rs\00", align 1
@alloc_850f178d3cd0d4307d8d45b841b2c2ad = private unnamed_addr constant [6 x i8] c"\C0\02: \C0\00", align 1
@alloc_a434a7e153ac922489f2ed192aeda5a5 = private unnamed_addr constant [55 x i8] c" index out of bounds: the len is \C0\12 but the index is \C0\00", align 1
@alloc_7ef6fe6e5749e409bd35c794f395407d = private unnamed_addr constant [200 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899", align 1
@alloc_f60af4dda577965ed7990eef71c78b71 = private unnamed_addr constant [55 x i8] c"\10range end index \C0\22 out of range for slice of length \C0\00", align 1
@alloc_bfe1e99c4b1e5a3c7be66967fd889b22 = private unnamed_addr constant [40 x i8] c"\16slice index starts at \C0\0D but ends at \C0\00", align 1
@alloc_9fe2a66cc3026f503dfb4e2696ddcf9c = private unnamed_addr constant [57 x i8] c"\12range start index \C0\22 out of range for slice of length \C0\00", align 1
@alloc_5bd1ef6667dbdbecff436d9509a4d052 = private unnamed_addr constant [25 x i8] c"attempt to divide by zero", align 1
@alloc_53373e7bf1672ead70cfd13856444d77 = private unnamed_addr constant [31 x i8] c"attempt to divide with overflow", align 1
@alloc_7926774156b504d85a3c261767c6333c = private unnamed_addr constant [4 x i8] c"    ", align 1
@alloc_ede2dfd327aedc00d0d7af454eed2b8c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fe7982d43e652b3fb39b1ffe8b374b41, [16 x i8] c"\1F\00\00\00\00\00\00\00\CD\01\00\007\00\00\00" }>, align 8
@alloc_385dd7a6b9331b6155a35643471de229 = private unnamed_addr constant [12 x i8] c"src/work.rs\00", align 1
@alloc_8783e178cdc7397ecceb753bf451501f = private unnamed_addr constant [5 x i8] c"a sum", align 1
@alloc_8c62d5b2d1fdb2a712f6b3eae06eab06 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00+\01\00\00L\00\00\00" }>, align 8
@vtable.23 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00", ptr @_RNvXs5_NtNtCsg7NUrKUartL_4core3num5errorNtB5_15TryFromIntErrorNtNtB9_3fmt5Debug3fmt }>, align 8
@alloc_56a21dbfb5050dd8d91ff9233ef69798 = private unnamed_addr constant [8 x i8] c"an index", align 1
@alloc_0faa65249fb862f14550cc03cf688ab9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00)\01\00\00!\00\00\00" }>, align 8
@alloc_21b406a1aa74b17dfb7b194455d0cb82 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00*\01\00\00\11\00\00\00" }>, align 8
@alloc_c841d30f58a43f3a61f9771cf698c129 = private unnamed_addr constant [29 x i8] c"\1Aa sum that is not wanted: \C0\00", align 1
@alloc_094823216773edc7bf0c3ea71bea4568 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00,\01\00\00\05\00\00\00" }>, align 8
@alloc_58ceb727e73ba1af781abcfcf674157d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00-\01\00\00\05\00\00\00" }>, align 8
@vtable.44 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCsg7NUrKUartL_4core3fmtRuNtB6_5Debug3fmtCsgvXjfpWt4al_7kernels }>, align 8
@alloc_5cb263f26a5d50117adfcc5c7225745e = private unnamed_addr constant [15 x i8] c"TryFromIntError", align 1
@alloc_ae6dc619079e3c3b08144a35532ecff7 = private unnamed_addr constant [2 x i8] c"()", align 1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare i32 @llvm.abs.i32(i32, i1 immarg) #1

declare void @llvm.assume(i1 noundef) #2

declare void @llvm.trap() #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

declare i64 @llvm.umin.i64(i64, i64) #5

define internal noundef i32 @memcmp(ptr noundef %s1, ptr noundef %s2, i64 noundef %n) local_unnamed_addr #6 {
start:
  %_55.not = icmp eq i64 %n, 0
  br i1 %_55.not, label %bb1, label %bb3

bb2:
  %0 = add nuw i64 %_4.sroa.0.06, 1
  %exitcond.not = icmp eq i64 %0, %n
  br i1 %exitcond.not, label %bb1, label %bb3

bb3:
  %_4.sroa.0.06 = phi i64 [ %0, %bb2 ], [ 0, %start ]
  %1 = getelementptr i8, ptr %s1, i64 %_4.sroa.0.06
  %_7 = load i8, ptr %1, align 1, !noundef !2
  %2 = getelementptr i8, ptr %s2, i64 %_4.sroa.0.06
  %_10 = load i8, ptr %2, align 1, !noundef !2
  %_13.not = icmp eq i8 %_7, %_10
  br i1 %_13.not, label %bb2, label %bb4

bb1:
  %_0.sroa.0.0 = phi i32 [ %3, %bb4 ], [ 0, %start ], [ 0, %bb2 ]
  ret i32 %_0.sroa.0.0

bb4:
  %_14 = zext i8 %_7 to i32
  %_15 = zext i8 %_10 to i32
  %3 = sub nsw i32 %_14, %_15
  br label %bb1
}

define internal noundef zeroext i1 @_RNvXs1i_NtCsg7NUrKUartL_4core3fmtReNtB6_7Display3fmtB8_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %f) unnamed_addr #7 {
start:
  %_3.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.1 = load i64, ptr %0, align 8, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !6)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !8)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !11)
  %1 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_4.i.i = load i32, ptr %1, align 8, !alias.scope !13, !noalias !14, !noundef !2
  %_3.i.i = and i32 %_4.i.i, 402653184
  %2 = icmp eq i32 %_3.i.i, 0
  br i1 %2, label %bb1.i.i, label %bb3.i.i

bb1.i.i:
  %_28.0.i.i = load ptr, ptr %f, align 8, !alias.scope !13, !noalias !14, !nonnull !2, !noundef !2
  %3 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_28.1.i.i = load ptr, ptr %3, align 8, !alias.scope !13, !noalias !14, !nonnull !2, !align !15, !noundef !2
  %4 = getelementptr inbounds nuw i8, ptr %_28.1.i.i, i64 24
  %5 = load ptr, ptr %4, align 8, !invariant.load !2, !noalias !16, !nonnull !2
  %6 = tail call noundef zeroext i1 %5(ptr noundef nonnull %_28.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %_3.1) #14, !noalias !13
  br label %_RNvXsi_NtCsg7NUrKUartL_4core3fmteNtB5_7Display3fmt.exit

bb3.i.i:
  %_31.i.i = and i32 %_4.i.i, 268435456
  %7 = icmp eq i32 %_31.i.i, 0
  br i1 %7, label %bb17.i.i, label %bb16.i.i

bb17.i.i:
  %_16.i.i.i = icmp ult i64 %_3.1, 32
  br i1 %_16.i.i.i, label %bb8.i.i.i, label %bb9.i.i.i

bb9.i.i.i:
  %8 = ptrtoint ptr %_3.0 to i64
  %_9.i.i.i.i.i.i = add i64 %8, 7
  %aligned_address.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i, -8
  %byte_offset.i.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i.i, %8
  %_12.i.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i.i, 8
  tail call void @llvm.assume(i1 %_12.i.i.i.i.i.i)
  %_13.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %byte_offset.i.i.i.i.i.i
  %_14.i.i.i.i.i.i = sub nuw nsw i64 %_3.1, %byte_offset.i.i.i.i.i.i
  %_241.i.i.i.i.i = lshr i64 %_14.i.i.i.i.i.i, 3
  %ts_len.i.i.i.i.i = and i64 %_14.i.i.i.i.i.i, 7
  %_18.i.i.i.i.i = and i64 %_14.i.i.i.i.i.i, 9223372036854775800
  %_16.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_13.i.i.i.i.i.i, i64 %_18.i.i.i.i.i
  %9 = icmp eq i64 %aligned_address.i.i.i.i.i.i, %8
  br i1 %9, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb8.i.i.i.i.i.i.i.preheader

bb8.i.i.i.i.i.i.i.preheader:
  %10 = sub i64 %8, %aligned_address.i.i.i.i.i.i
  %11 = icmp ugt i64 %10, -8
  br i1 %11, label %bb8.i.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i:
  %i.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ %_22.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %init.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %niter = phi i64 [ %niter.next.7, %bb8.i.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i.i.preheader ]
  %_37.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i
  %_37.val.i.i.i.i.i.i.i = load i8, ptr %_37.i.i.i.i.i.i.i, align 1, !alias.scope !17, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.i = icmp sgt i8 %_37.val.i.i.i.i.i.i.i, -65
  %_0.i.i.i.i.i.i.i.i.i = zext i1 %_4.i.i.i.i.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i.i.i = add i64 %init.sroa.0.0.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i
  %12 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %12, i64 1
  %_37.val.i.i.i.i.i.i.i.1 = load i8, ptr %_37.i.i.i.i.i.i.i.1, align 1, !alias.scope !17, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.i.1 = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.1, -65
  %_0.i.i.i.i.i.i.i.i.i.1 = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.1 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.1 = add i64 %_4.0.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.1
  %13 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %13, i64 2
  %_37.val.i.i.i.i.i.i.i.2 = load i8, ptr %_37.i.i.i.i.i.i.i.2, align 1, !alias.scope !17, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.i.2 = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.2, -65
  %_0.i.i.i.i.i.i.i.i.i.2 = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.2 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.2 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.i.2
  %14 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %14, i64 3
  %_37.val.i.i.i.i.i.i.i.3 = load i8, ptr %_37.i.i.i.i.i.i.i.3, align 1, !alias.scope !17, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.i.3 = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.3, -65
  %_0.i.i.i.i.i.i.i.i.i.3 = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.3 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.3 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.i.i.i.3
  %15 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %_37.val.i.i.i.i.i.i.i.4 = load i8, ptr %_37.i.i.i.i.i.i.i.4, align 1, !alias.scope !17, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.i.4 = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.4, -65
  %_0.i.i.i.i.i.i.i.i.i.4 = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.4 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.4 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.3, %_0.i.i.i.i.i.i.i.i.i.4
  %16 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.5 = getelementptr inbounds nuw i8, ptr %16, i64 5
  %_37.val.i.i.i.i.i.i.i.5 = load i8, ptr %_37.i.i.i.i.i.i.i.5, align 1, !alias.scope !17, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.i.5 = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.5, -65
  %_0.i.i.i.i.i.i.i.i.i.5 = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.5 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.5 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.4, %_0.i.i.i.i.i.i.i.i.i.5
  %17 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.6 = getelementptr inbounds nuw i8, ptr %17, i64 6
  %_37.val.i.i.i.i.i.i.i.6 = load i8, ptr %_37.i.i.i.i.i.i.i.6, align 1, !alias.scope !17, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.i.6 = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.6, -65
  %_0.i.i.i.i.i.i.i.i.i.6 = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.6 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.6 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.5, %_0.i.i.i.i.i.i.i.i.i.6
  %18 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.i.7 = getelementptr inbounds nuw i8, ptr %18, i64 7
  %_37.val.i.i.i.i.i.i.i.7 = load i8, ptr %_37.i.i.i.i.i.i.i.7, align 1, !alias.scope !17, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.i.7 = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.7, -65
  %_0.i.i.i.i.i.i.i.i.i.7 = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.7 to i64
  %_4.0.i.i.i.i.i.i.i.i.i.7 = add i64 %_4.0.i.i.i.i.i.i.i.i.i.6, %_0.i.i.i.i.i.i.i.i.i.7
  %_22.i.i.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, 0
  br i1 %niter.ncmp.7, label %bb8.i.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.epil.preheader:
  %i.sroa.0.0.i.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.i.preheader ], [ %_4.0.i.i.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i.i ]
  br label %bb8.i.i.i.i.i.i.i.epil

bb8.i.i.i.i.i.i.i.epil:
  %i.sroa.0.0.i.i.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %init.sroa.0.0.i.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.i.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.epil
  %_37.val.i.i.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.i.i.epil, align 1, !alias.scope !17, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.i.i.epil, -65
  %_0.i.i.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.i.i.epil to i64
  %_4.0.i.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.i.epil
  %_22.i.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %byte_offset.i.i.i.i.i.i
  br i1 %epil.iter.cmp.not, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.i, label %bb8.i.i.i.i.i.i.i.epil, !llvm.loop !24

_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ 0, %bb9.i.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.i.epil ]
  %_3.i.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i.i, %byte_offset.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i.i)
  %19 = icmp samesign eq i64 %ts_len.i.i.i.i.i, 0
  br i1 %19, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i.i.i, label %bb8.i.i.i17.i.i.i.i

bb8.i.i.i17.i.i.i.i:
  %i.sroa.0.0.i.i.i18.i.i.i.i = phi i64 [ %_22.i.i.i25.i.i.i.i, %bb8.i.i.i17.i.i.i.i ], [ 0, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.i ]
  %init.sroa.0.0.i.i.i19.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i24.i.i.i.i, %bb8.i.i.i17.i.i.i.i ], [ 0, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.i ]
  %_37.i.i.i20.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i18.i.i.i.i
  %_37.val.i.i.i21.i.i.i.i = load i8, ptr %_37.i.i.i20.i.i.i.i, align 1, !alias.scope !26, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i22.i.i.i.i = icmp sgt i8 %_37.val.i.i.i21.i.i.i.i, -65
  %_0.i.i.i.i.i23.i.i.i.i = zext i1 %_4.i.i.i.i.i.i22.i.i.i.i to i64
  %_4.0.i.i.i.i.i24.i.i.i.i = add i64 %init.sroa.0.0.i.i.i19.i.i.i.i, %_0.i.i.i.i.i23.i.i.i.i
  %_22.i.i.i25.i.i.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i18.i.i.i.i, 1
  %_23.i.i.i26.i.i.i.i = icmp eq i64 %_22.i.i.i25.i.i.i.i, %ts_len.i.i.i.i.i
  br i1 %_23.i.i.i26.i.i.i.i, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i.i.i, label %bb8.i.i.i17.i.i.i.i

_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i.i.i:
  %_0.sroa.0.0.i.i.i27.i.i.i.i = phi i64 [ 0, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.i ], [ %_4.0.i.i.i.i.i24.i.i.i.i, %bb8.i.i.i17.i.i.i.i ]
  %_3.i.i.i28.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i27.i.i.i.i, %ts_len.i.i.i.i.i
  tail call void @llvm.assume(i1 %_3.i.i.i28.i.i.i.i)
  %20 = add nuw nsw i64 %_0.sroa.0.0.i.i.i27.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i
  br label %bb10.i.i.i.i

bb10.i.i.i.i:
  %body.sroa.0.0.i.i.i.i = phi ptr [ %_13.i.i.i.i.i.i, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i.i.i ], [ %_13.i.i.i.i.i, %bb28.i.i.i.i ]
  %body.sroa.6.0.i.i.i.i = phi i64 [ %_241.i.i.i.i.i, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i.i.i ], [ %_14.i.i.i.i.i, %bb28.i.i.i.i ]
  %total.sroa.0.0.i.i.i.i = phi i64 [ %20, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i.i.i ], [ %27, %bb28.i.i.i.i ]
  %21 = icmp eq i64 %body.sroa.6.0.i.i.i.i, 0
  br i1 %21, label %bb7.i.i, label %bb23.i.i.i.i

bb23.i.i.i.i:
  %spec.store.select.i.i.i.i = tail call i64 @llvm.umin.i64(i64 %body.sroa.6.0.i.i.i.i, i64 192)
  %_13.i.i.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i.i.i, i64 %spec.store.select.i.i.i.i
  %_14.i.i.i.i.i = sub nuw nsw i64 %body.sroa.6.0.i.i.i.i, %spec.store.select.i.i.i.i
  %_24.i.i.i.i.i = and i64 %spec.store.select.i.i.i.i, 3
  %22 = shl nuw nsw i64 %spec.store.select.i.i.i.i, 3
  %_49.idx.i.i.i.i = and i64 %22, 2016
  %_49.i.i.i.i = getelementptr inbounds nuw i8, ptr %body.sroa.0.0.i.i.i.i, i64 %_49.idx.i.i.i.i
  %_5646.i.i.i.i = icmp samesign eq i64 %_49.idx.i.i.i.i, 0
  br i1 %_5646.i.i.i.i, label %bb28.i.i.i.i, label %bb29.i.i.i.i

bb29.i.i.i.i:
  %counts.sroa.0.048.i.i.i.i = phi i64 [ %26, %bb29.i.i.i.i ], [ 0, %bb23.i.i.i.i ]
  %iter.sroa.0.047.i.i.i.i = phi ptr [ %_62.i.i.i.i, %bb29.i.i.i.i ], [ %body.sroa.0.0.i.i.i.i, %bb23.i.i.i.i ]
  %word.i.i.i.i = load i64, ptr %iter.sroa.0.047.i.i.i.i, align 8, !alias.scope !14, !noalias !13, !noundef !2
  %_90.i.i.i.i = xor i64 %word.i.i.i.i, -1
  %_89.i.i.i.i = lshr i64 %_90.i.i.i.i, 7
  %_91.i.i.i.i = lshr i64 %word.i.i.i.i, 6
  %_88.i.i.i.i = or i64 %_89.i.i.i.i, %_91.i.i.i.i
  %_24.i.i.i.i = and i64 %_88.i.i.i.i, 72340172838076673
  %23 = add i64 %_24.i.i.i.i, %counts.sroa.0.048.i.i.i.i
  %iter1.sroa.0.0.ptr.1.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 8
  %word.1.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.1.i.i.i.i, align 8, !alias.scope !14, !noalias !13, !noundef !2
  %_90.1.i.i.i.i = xor i64 %word.1.i.i.i.i, -1
  %_89.1.i.i.i.i = lshr i64 %_90.1.i.i.i.i, 7
  %_91.1.i.i.i.i = lshr i64 %word.1.i.i.i.i, 6
  %_88.1.i.i.i.i = or i64 %_89.1.i.i.i.i, %_91.1.i.i.i.i
  %_24.1.i.i.i.i = and i64 %_88.1.i.i.i.i, 72340172838076673
  %24 = add i64 %23, %_24.1.i.i.i.i
  %iter1.sroa.0.0.ptr.2.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 16
  %word.2.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.2.i.i.i.i, align 8, !alias.scope !14, !noalias !13, !noundef !2
  %_90.2.i.i.i.i = xor i64 %word.2.i.i.i.i, -1
  %_89.2.i.i.i.i = lshr i64 %_90.2.i.i.i.i, 7
  %_91.2.i.i.i.i = lshr i64 %word.2.i.i.i.i, 6
  %_88.2.i.i.i.i = or i64 %_89.2.i.i.i.i, %_91.2.i.i.i.i
  %_24.2.i.i.i.i = and i64 %_88.2.i.i.i.i, 72340172838076673
  %25 = add i64 %24, %_24.2.i.i.i.i
  %iter1.sroa.0.0.ptr.3.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 24
  %word.3.i.i.i.i = load i64, ptr %iter1.sroa.0.0.ptr.3.i.i.i.i, align 8, !alias.scope !14, !noalias !13, !noundef !2
  %_90.3.i.i.i.i = xor i64 %word.3.i.i.i.i, -1
  %_89.3.i.i.i.i = lshr i64 %_90.3.i.i.i.i, 7
  %_91.3.i.i.i.i = lshr i64 %word.3.i.i.i.i, 6
  %_88.3.i.i.i.i = or i64 %_89.3.i.i.i.i, %_91.3.i.i.i.i
  %_24.3.i.i.i.i = and i64 %_88.3.i.i.i.i, 72340172838076673
  %26 = add i64 %25, %_24.3.i.i.i.i
  %_62.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i.i.i, i64 32
  %_56.i.i.i.i = icmp eq ptr %_62.i.i.i.i, %_49.i.i.i.i
  br i1 %_56.i.i.i.i, label %bb28.i.i.i.i, label %bb29.i.i.i.i

bb28.i.i.i.i:
  %counts.sroa.0.0.lcssa.i.i.i.i = phi i64 [ 0, %bb23.i.i.i.i ], [ %26, %bb29.i.i.i.i ]
  %_74.i.i.i.i = and i64 %counts.sroa.0.0.lcssa.i.i.i.i, 71777214294589695
  %_76.i.i.i.i = lshr i64 %counts.sroa.0.0.lcssa.i.i.i.i, 8
  %_75.i.i.i.i = and i64 %_76.i.i.i.i, 71777214294589695
  %_73.i.i.i.i = add nuw nsw i64 %_75.i.i.i.i, %_74.i.i.i.i
  %_77.i.i.i.i = mul i64 %_73.i.i.i.i, 281479271743489
  %_25.i.i.i.i = lshr i64 %_77.i.i.i.i, 48
  %27 = add i64 %_25.i.i.i.i, %total.sroa.0.0.i.i.i.i
  %28 = icmp eq i64 %_24.i.i.i.i.i, 0
  br i1 %28, label %bb10.i.i.i.i, label %bb15.i.i.i.i

bb15.i.i.i.i:
  %len_rounded_down.i.le.i.i.i.i = and i64 %spec.store.select.i.i.i.i, 252
  %_23.i.le.i.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i.i.i, i64 %len_rounded_down.i.le.i.i.i.i
  %_96.idx.i.i.i.i = shl nuw nsw i64 %_24.i.i.i.i.i, 3
  %_96.i.i.i.i = getelementptr inbounds nuw i8, ptr %_23.i.le.i.i.i.i, i64 %_96.idx.i.i.i.i
  br label %bb33.i.i.i.i

bb33.i.i.i.i:
  %iter3.sroa.0.051.i.i.i.i = phi ptr [ %_109.i.i.i.i, %bb33.i.i.i.i ], [ %_23.i.le.i.i.i.i, %bb15.i.i.i.i ]
  %counts2.sroa.0.050.i.i.i.i = phi i64 [ %29, %bb33.i.i.i.i ], [ 0, %bb15.i.i.i.i ]
  %_109.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter3.sroa.0.051.i.i.i.i, i64 8
  %word4.i.i.i.i = load i64, ptr %iter3.sroa.0.051.i.i.i.i, align 8, !alias.scope !14, !noalias !13, !noundef !2
  %_113.i.i.i.i = xor i64 %word4.i.i.i.i, -1
  %_112.i.i.i.i = lshr i64 %_113.i.i.i.i, 7
  %_114.i.i.i.i = lshr i64 %word4.i.i.i.i, 6
  %_111.i.i.i.i = or i64 %_112.i.i.i.i, %_114.i.i.i.i
  %_30.i.i.i.i = and i64 %_111.i.i.i.i, 72340172838076673
  %29 = add i64 %_30.i.i.i.i, %counts2.sroa.0.050.i.i.i.i
  %_103.i.i.i.i = icmp eq ptr %_109.i.i.i.i, %_96.i.i.i.i
  br i1 %_103.i.i.i.i, label %bb32.i.i.i.i, label %bb33.i.i.i.i

bb32.i.i.i.i:
  %_116.i.i.i.i = and i64 %29, 71777214294589695
  %_118.i.i.i.i = lshr i64 %29, 8
  %_117.i.i.i.i = and i64 %_118.i.i.i.i, 71777214294589695
  %_115.i.i.i.i = add nuw nsw i64 %_117.i.i.i.i, %_116.i.i.i.i
  %_119.i.i.i.i = mul i64 %_115.i.i.i.i, 281479271743489
  %_31.i.i.i.i = lshr i64 %_119.i.i.i.i, 48
  %30 = add i64 %_31.i.i.i.i, %27
  br label %bb7.i.i

bb8.i.i.i:
  %31 = icmp samesign eq i64 %_3.1, 0
  br i1 %31, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.preheader

bb8.i.i.i.i.i.i.preheader:
  %xtraiter23 = and i64 %_3.1, 7
  %32 = icmp ult i64 %_3.1, 8
  br i1 %32, label %bb8.i.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i.i.preheader.new

bb8.i.i.i.i.i.i.preheader.new:
  %unroll_iter28 = and i64 %_3.1, 24
  br label %bb8.i.i.i.i.i.i

bb8.i.i.i.i.i.i:
  %i.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %_22.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %_4.0.i.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i.i ]
  %niter29 = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader.new ], [ %niter29.next.7, %bb8.i.i.i.i.i.i ]
  %_37.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i
  %_37.val.i.i.i.i.i.i = load i8, ptr %_37.i.i.i.i.i.i, align 1, !alias.scope !31, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i = icmp sgt i8 %_37.val.i.i.i.i.i.i, -65
  %_0.i.i.i.i.i.i.i.i = zext i1 %_4.i.i.i.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i.i = add i64 %init.sroa.0.0.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i
  %33 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %33, i64 1
  %_37.val.i.i.i.i.i.i.1 = load i8, ptr %_37.i.i.i.i.i.i.1, align 1, !alias.scope !31, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.1 = icmp sgt i8 %_37.val.i.i.i.i.i.i.1, -65
  %_0.i.i.i.i.i.i.i.i.1 = zext i1 %_4.i.i.i.i.i.i.i.i.i.1 to i64
  %_4.0.i.i.i.i.i.i.i.i.1 = add i64 %_4.0.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.1
  %34 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %34, i64 2
  %_37.val.i.i.i.i.i.i.2 = load i8, ptr %_37.i.i.i.i.i.i.2, align 1, !alias.scope !31, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.2 = icmp sgt i8 %_37.val.i.i.i.i.i.i.2, -65
  %_0.i.i.i.i.i.i.i.i.2 = zext i1 %_4.i.i.i.i.i.i.i.i.i.2 to i64
  %_4.0.i.i.i.i.i.i.i.i.2 = add i64 %_4.0.i.i.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.2
  %35 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %35, i64 3
  %_37.val.i.i.i.i.i.i.3 = load i8, ptr %_37.i.i.i.i.i.i.3, align 1, !alias.scope !31, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.3 = icmp sgt i8 %_37.val.i.i.i.i.i.i.3, -65
  %_0.i.i.i.i.i.i.i.i.3 = zext i1 %_4.i.i.i.i.i.i.i.i.i.3 to i64
  %_4.0.i.i.i.i.i.i.i.i.3 = add i64 %_4.0.i.i.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.i.i.3
  %36 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %_37.val.i.i.i.i.i.i.4 = load i8, ptr %_37.i.i.i.i.i.i.4, align 1, !alias.scope !31, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.4 = icmp sgt i8 %_37.val.i.i.i.i.i.i.4, -65
  %_0.i.i.i.i.i.i.i.i.4 = zext i1 %_4.i.i.i.i.i.i.i.i.i.4 to i64
  %_4.0.i.i.i.i.i.i.i.i.4 = add i64 %_4.0.i.i.i.i.i.i.i.i.3, %_0.i.i.i.i.i.i.i.i.4
  %37 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.5 = getelementptr inbounds nuw i8, ptr %37, i64 5
  %_37.val.i.i.i.i.i.i.5 = load i8, ptr %_37.i.i.i.i.i.i.5, align 1, !alias.scope !31, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.5 = icmp sgt i8 %_37.val.i.i.i.i.i.i.5, -65
  %_0.i.i.i.i.i.i.i.i.5 = zext i1 %_4.i.i.i.i.i.i.i.i.i.5 to i64
  %_4.0.i.i.i.i.i.i.i.i.5 = add i64 %_4.0.i.i.i.i.i.i.i.i.4, %_0.i.i.i.i.i.i.i.i.5
  %38 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.6 = getelementptr inbounds nuw i8, ptr %38, i64 6
  %_37.val.i.i.i.i.i.i.6 = load i8, ptr %_37.i.i.i.i.i.i.6, align 1, !alias.scope !31, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.6 = icmp sgt i8 %_37.val.i.i.i.i.i.i.6, -65
  %_0.i.i.i.i.i.i.i.i.6 = zext i1 %_4.i.i.i.i.i.i.i.i.i.6 to i64
  %_4.0.i.i.i.i.i.i.i.i.6 = add i64 %_4.0.i.i.i.i.i.i.i.i.5, %_0.i.i.i.i.i.i.i.i.6
  %39 = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i
  %_37.i.i.i.i.i.i.7 = getelementptr inbounds nuw i8, ptr %39, i64 7
  %_37.val.i.i.i.i.i.i.7 = load i8, ptr %_37.i.i.i.i.i.i.7, align 1, !alias.scope !31, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.7 = icmp sgt i8 %_37.val.i.i.i.i.i.i.7, -65
  %_0.i.i.i.i.i.i.i.i.7 = zext i1 %_4.i.i.i.i.i.i.i.i.i.7 to i64
  %_4.0.i.i.i.i.i.i.i.i.7 = add i64 %_4.0.i.i.i.i.i.i.i.i.6, %_0.i.i.i.i.i.i.i.i.7
  %_22.i.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i, 8
  %niter29.next.7 = add i64 %niter29, 8
  %niter29.ncmp.7 = icmp eq i64 %niter29.next.7, %unroll_iter28
  br i1 %niter29.ncmp.7, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa, label %bb8.i.i.i.i.i.i

_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa:
  %lcmp.mod25.not = icmp eq i64 %xtraiter23, 0
  br i1 %lcmp.mod25.not, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.epil.preheader

bb8.i.i.i.i.i.i.epil.preheader:
  %i.sroa.0.0.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.i.7, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.i.preheader ], [ %_4.0.i.i.i.i.i.i.i.i.7, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ]
  %lcmp.mod27 = icmp ne i64 %xtraiter23, 0
  tail call void @llvm.assume(i1 %lcmp.mod27)
  br label %bb8.i.i.i.i.i.i.epil

bb8.i.i.i.i.i.i.epil:
  %i.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.epil.preheader ]
  %init.sroa.0.0.i.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.i.epil.preheader ]
  %epil.iter24 = phi i64 [ %epil.iter24.next, %bb8.i.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %_3.0, i64 %i.sroa.0.0.i.i.i.i.i.i.epil
  %_37.val.i.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.i.epil, align 1, !alias.scope !31, !noalias !13, !noundef !2
  %_4.i.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.i.epil, -65
  %_0.i.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.i.epil to i64
  %_4.0.i.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.i.epil
  %_22.i.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.epil, 1
  %epil.iter24.next = add i64 %epil.iter24, 1
  %epil.iter24.cmp.not = icmp eq i64 %epil.iter24.next, %xtraiter23
  br i1 %epil.iter24.cmp.not, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i, label %bb8.i.i.i.i.i.i.epil, !llvm.loop !36

_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb8.i.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.7, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.i.epil ]
  %_3.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i, %_3.1
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i)
  br label %bb7.i.i

bb16.i.i:
  %40 = getelementptr inbounds nuw i8, ptr %f, i64 22
  %_33.i.i = load i16, ptr %40, align 2, !alias.scope !13, !noalias !14, !noundef !2
  %_41.i.i = getelementptr inbounds nuw i8, ptr %_3.0, i64 %_3.1
  %_11.i.i = zext i16 %_33.i.i to i64
  %.not.i.i = icmp eq i16 %_33.i.i, 0
  br i1 %.not.i.i, label %bb5.i.i, label %bb1.i.i.i

bb7.i.i:
  %char_count.sroa.0.0.i.i = phi i64 [ %47, %bb5.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i ], [ %30, %bb32.i.i.i.i ], [ %total.sroa.0.0.i.i.i.i, %bb10.i.i.i.i ]
  %s.sroa.8.0.i.i = phi i64 [ %iter.sroa.10.1.i.i, %bb5.i.i ], [ %_3.1, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i.i ], [ %_3.1, %bb32.i.i.i.i ], [ %_3.1, %bb10.i.i.i.i ]
  %41 = getelementptr inbounds nuw i8, ptr %f, i64 20
  %_18.i.i = load i16, ptr %41, align 4, !alias.scope !13, !noalias !14, !noundef !2
  %_17.i.i = zext i16 %_18.i.i to i64
  %_16.i.i = icmp ult i64 %char_count.sroa.0.0.i.i, %_17.i.i
  br i1 %_16.i.i, label %bb8.i.i, label %bb12.i.i

bb1.i.i.i:
  %iter.sroa.10.2.i.i = phi i64 [ %44, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ 0, %bb16.i.i ]
  %_13.i19.i.i7.i.i.i = phi ptr [ %_13.i19.i.i5.i.i.i, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ %_3.0, %bb16.i.i ]
  %init.sroa.0.0.i.i.i = phi i64 [ %45, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ], [ %_11.i.i, %bb16.i.i ]
  %_6.i.i.i.i.i.i = icmp ne ptr %_13.i19.i.i7.i.i.i, %_41.i.i
  %spec.select.idx.i.i = zext i1 %_6.i.i.i.i.i.i to i64
  %spec.select.i.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i7.i.i.i, i64 %spec.select.idx.i.i
  br i1 %_6.i.i.i.i.i.i, label %bb14.i.i.i.i.i, label %bb5.i.i

bb14.i.i.i.i.i:
  %x.i.i.i.i.i = load i8, ptr %_13.i19.i.i7.i.i.i, align 1, !alias.scope !14, !noalias !37, !noundef !2
  %_7.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i, -1
  br i1 %_7.i.i.i.i.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i, label %bb4.i.i.i.i.i

bb4.i.i.i.i.i:
  %_6.i3.i.i.i.i.i = icmp ne ptr %spec.select.i.i, %_41.i.i
  %_13.i5.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 1
  tail call void @llvm.assume(i1 %_6.i3.i.i.i.i.i)
  %_14.i.i.i18.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -33
  br i1 %_14.i.i.i18.i.i, label %bb6.i.i.i.i.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i

bb6.i.i.i.i.i:
  %_6.i10.i.i.i.i.i = icmp ne ptr %_13.i5.i.i.i.i.i, %_41.i.i
  tail call void @llvm.assume(i1 %_6.i10.i.i.i.i.i)
  %_22.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -17
  %spec.select.v = select i1 %_22.i.i.i.i.i, i64 3, i64 2
  %spec.select = getelementptr inbounds nuw i8, ptr %spec.select.i.i, i64 %spec.select.v
  br label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i

_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i:
  %_13.i19.i.i5.i.i.i = phi ptr [ %spec.select, %bb6.i.i.i.i.i ], [ %_13.i5.i.i.i.i.i, %bb4.i.i.i.i.i ], [ %spec.select.i.i, %bb14.i.i.i.i.i ]
  %42 = ptrtoint ptr %_13.i19.i.i7.i.i.i to i64
  %43 = ptrtoint ptr %_13.i19.i.i5.i.i.i to i64
  %_7.i.i.i.i = sub i64 %43, %42
  %44 = add i64 %_7.i.i.i.i, %iter.sroa.10.2.i.i
  %45 = add nsw i64 %init.sroa.0.0.i.i.i, -1
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %bb5.i.i, label %bb1.i.i.i

bb5.i.i:
  %iter.sroa.10.1.i.i = phi i64 [ 0, %bb16.i.i ], [ %iter.sroa.10.2.i.i, %bb1.i.i.i ], [ %44, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ]
  %remaining.sroa.0.0.i.i = phi i64 [ 0, %bb16.i.i ], [ %init.sroa.0.0.i.i.i, %bb1.i.i.i ], [ 0, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i.i.i ]
  %47 = sub nsw i64 %_11.i.i, %remaining.sroa.0.0.i.i
  br label %bb7.i.i

bb12.i.i:
  %_30.0.i.i = load ptr, ptr %f, align 8, !alias.scope !13, !noalias !14, !nonnull !2, !noundef !2
  %48 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_30.1.i.i = load ptr, ptr %48, align 8, !alias.scope !13, !noalias !14, !nonnull !2, !align !15, !noundef !2
  %49 = getelementptr inbounds nuw i8, ptr %_30.1.i.i, i64 24
  %50 = load ptr, ptr %49, align 8, !invariant.load !2, !noalias !13, !nonnull !2
  %51 = tail call noundef zeroext i1 %50(ptr noundef nonnull %_30.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.8.0.i.i) #14, !noalias !13
  br label %_RNvXsi_NtCsg7NUrKUartL_4core3fmteNtB5_7Display3fmt.exit

bb8.i.i:
  %_23.i.i = trunc nuw i64 %char_count.sroa.0.0.i.i to i16
  %_21.i.i = sub i16 %_18.i.i, %_23.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !44)
  %_15.i.i.i = lshr i32 %_4.i.i, 29
  %52 = and i32 %_15.i.i.i, 3
  %_2.i11.i.i.i = and i32 %_4.i.i, 2097151
  %53 = icmp samesign ult i32 %_2.i11.i.i.i, 1114112
  tail call void @llvm.assume(i1 %53)
  switch i32 %52, label %default.unreachable [
    i32 0, label %bb6.i.i.i
    i32 1, label %bb12.i.i.i
    i32 2, label %bb11.i.i.i
    i32 3, label %bb6.i.i.i
  ]

default.unreachable:
  unreachable

bb12.i.i.i:
  br label %bb6.i.i.i

bb11.i.i.i:
  %54 = lshr i16 %_21.i.i, 1
  br label %bb6.i.i.i

bb6.i.i.i:
  %padding_left.sroa.0.0.i.i.i = phi i16 [ %54, %bb11.i.i.i ], [ %_21.i.i, %bb12.i.i.i ], [ 0, %bb8.i.i ], [ 0, %bb8.i.i ]
  %_14.0.i.i.i = load ptr, ptr %f, align 8, !alias.scope !47, !noalias !14
  %55 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_14.1.i.i.i = load ptr, ptr %55, align 8, !alias.scope !47, !noalias !14
  %56 = getelementptr inbounds nuw i8, ptr %_14.1.i.i.i, i64 32
  br label %bb7.i.i.i

bb7.i.i.i:
  %iter.sroa.0.0.i.i.i = phi i16 [ 0, %bb6.i.i.i ], [ %_18.i.i.i, %bb17.i.i.i ]
  %exitcond.not.i.i.i = icmp eq i16 %iter.sroa.0.0.i.i.i, %padding_left.sroa.0.0.i.i.i
  br i1 %exitcond.not.i.i.i, label %bb15.i.i.i, label %bb17.i.i.i

bb15.i.i.i:
  %_13.i.i.i = sub i16 %_21.i.i, %padding_left.sroa.0.0.i.i.i
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i.i

bb17.i.i.i:
  %_18.i.i.i = add i16 %iter.sroa.0.0.i.i.i, 1
  %57 = load ptr, ptr %56, align 8, !invariant.load !2, !noalias !47, !nonnull !2
  %_10.i.i.i = tail call noundef zeroext i1 %57(ptr noundef nonnull %_14.0.i.i.i, i32 noundef %_2.i11.i.i.i) #14, !noalias !47
  br i1 %_10.i.i.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i.i, label %bb7.i.i.i

_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i.i:
  %_0.sroa.3.0.i.i.i = phi i16 [ %_13.i.i.i, %bb15.i.i.i ], [ undef, %bb17.i.i.i ]
  %_0.sroa.0.0.i22.i.i = phi i32 [ %_2.i11.i.i.i, %bb15.i.i.i ], [ 1114112, %bb17.i.i.i ]
  %58 = icmp eq i32 %_0.sroa.0.0.i22.i.i, 1114112
  br i1 %58, label %_RNvXsi_NtCsg7NUrKUartL_4core3fmteNtB5_7Display3fmt.exit, label %bb27.i.i

bb27.i.i:
  %59 = getelementptr inbounds nuw i8, ptr %_14.1.i.i.i, i64 24
  %60 = load ptr, ptr %59, align 8, !invariant.load !2, !noalias !13, !nonnull !2
  %_26.i.i = tail call noundef zeroext i1 %60(ptr noundef nonnull %_14.0.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_3.0, i64 noundef %s.sroa.8.0.i.i) #14, !noalias !13
  br i1 %_26.i.i, label %_RNvXsi_NtCsg7NUrKUartL_4core3fmteNtB5_7Display3fmt.exit, label %bb1.i23.i.i

bb1.i23.i.i:
  %iter.sroa.0.0.i24.i.i = phi i16 [ %_9.i.i.i, %bb8.i26.i.i ], [ 0, %bb27.i.i ]
  %exitcond.not.i25.i.i = icmp eq i16 %iter.sroa.0.0.i24.i.i, %_0.sroa.3.0.i.i.i
  br i1 %exitcond.not.i25.i.i, label %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb8.i26.i.i

bb8.i26.i.i:
  %_9.i.i.i = add i16 %iter.sroa.0.0.i24.i.i, 1
  %61 = load ptr, ptr %56, align 8, !invariant.load !2, !noalias !13, !nonnull !2
  %_4.i.i.i = tail call noundef zeroext i1 %61(ptr noundef nonnull %_14.0.i.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i22.i.i) #14, !noalias !13
  br i1 %_4.i.i.i, label %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i.i, label %bb1.i23.i.i

_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i.i:
  %iter.sroa.0.0.i24.lcssa.i.i = phi i16 [ %_0.sroa.3.0.i.i.i, %bb1.i23.i.i ], [ %iter.sroa.0.0.i24.i.i, %bb8.i26.i.i ]
  %_8.i.i.i = icmp ult i16 %iter.sroa.0.0.i24.lcssa.i.i, %_0.sroa.3.0.i.i.i
  br label %_RNvXsi_NtCsg7NUrKUartL_4core3fmteNtB5_7Display3fmt.exit

_RNvXsi_NtCsg7NUrKUartL_4core3fmteNtB5_7Display3fmt.exit:
  %_0.sroa.0.0.shrunk.i.i = phi i1 [ %6, %bb1.i.i ], [ %51, %bb12.i.i ], [ true, %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i.i ], [ %_8.i.i.i, %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i.i ], [ true, %bb27.i.i ]
  ret i1 %_0.sroa.0.0.shrunk.i.i
}

define internal noundef zeroext i1 @_RNvXs1g_NtCsg7NUrKUartL_4core3fmtRDNtB6_5DebugEL_Bx_3fmtB8_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #7 {
start:
  %_3.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.1 = load ptr, ptr %0, align 8, !nonnull !2, !align !15, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %_3.1, i64 24
  %2 = load ptr, ptr %1, align 8, !invariant.load !2, !nonnull !2
  %_0 = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #14
  ret i1 %_0
}

define internal void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #8 {
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
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %pi) #15
  unreachable
}

define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %f.0.val, ptr readonly captures(address_is_null) %f.8.val, i32 noundef range(i32 43, 1114113) %0, ptr noalias noundef readonly captures(address, read_provenance) %1, i64 %2) unnamed_addr #9 {
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

define internal noundef zeroext i1 @_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %s.0, i64 noundef %s.1) unnamed_addr #10 {
start:
  %_29 = alloca [4 x i8], align 4
  %iter = alloca [72 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %iter)
  store i64 0, ptr %iter, align 8
  %_3.sroa.2.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 8
  store i64 %s.1, ptr %_3.sroa.2.0.iter.sroa_idx, align 8
  %_3.sroa.3.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 16
  store ptr %s.0, ptr %_3.sroa.3.0.iter.sroa_idx, align 8
  %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 24
  store i64 %s.1, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8
  %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 32
  store i64 0, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8
  %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 40
  store i64 %s.1, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8
  %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 48
  store i32 10, ptr %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8
  %_3.sroa.3.sroa.6.0._3.sroa.3.0.iter.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 52
  store i32 10, ptr %_3.sroa.3.sroa.6.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 4
  %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 56
  store i8 1, ptr %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8
  %_3.sroa.4.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 64
  store i8 0, ptr %_3.sroa.4.0.iter.sroa_idx, align 8
  %_3.sroa.5.0.iter.sroa_idx = getelementptr inbounds nuw i8, ptr %iter, i64 65
  store i8 0, ptr %_3.sroa.5.0.iter.sroa_idx, align 1
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_14 = load ptr, ptr %0, align 8, !nonnull !2
  %_15.0 = load ptr, ptr %self, align 8, !nonnull !2
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_15.1 = load ptr, ptr %1, align 8, !nonnull !2, !align !15
  %2 = getelementptr inbounds nuw i8, ptr %_15.1, i64 24
  br label %bb1

bb1:
  %3 = load i8, ptr %_3.sroa.5.0.iter.sroa_idx, align 1, !range !48, !alias.scope !49, !noundef !2
  %_2.i = trunc nuw i8 %3 to i1
  br i1 %_2.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit, label %bb2.i

bb2.i:
  %_4.val.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx, align 8, !alias.scope !49, !nonnull !2, !noundef !2
  %_4.val1.i = load i64, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !alias.scope !49, !noundef !2
  %_525.i.i = load i64, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !alias.scope !52, !noalias !55, !noundef !2
  %_626.i.i = load i64, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !alias.scope !52, !noalias !55, !noundef !2
  %_4127.i.i = icmp ult i64 %_626.i.i, %_525.i.i
  %_36.not29.i.i = icmp ugt i64 %_626.i.i, %_4.val1.i
  %or.cond30.i.i = or i1 %_4127.i.i, %_36.not29.i.i
  br i1 %or.cond30.i.i, label %bb6.i, label %bb12.i.i

bb12.i.i:
  %_34.156.i.i = phi i64 [ %_34.1.i.i, %bb9.i.i ], [ %_4.val1.i, %bb2.i ]
  %_654.i.i = phi i64 [ %_6.i.i, %bb9.i.i ], [ %_626.i.i, %bb2.i ]
  %_532.i.i = phi i64 [ %_5.i.i, %bb9.i.i ], [ %_525.i.i, %bb2.i ]
  %_34.031.i.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx, align 8, !alias.scope !52, !noalias !55, !nonnull !2, !noundef !2
  %_42.i.i = sub nuw i64 %_654.i.i, %_532.i.i
  %_44.i.i = getelementptr inbounds nuw i8, ptr %_34.031.i.i, i64 %_532.i.i
  %_46.i.i = load i8, ptr %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !alias.scope !52, !noalias !55, !noundef !2
  %_13.i.i = zext i8 %_46.i.i to i64
  %4 = getelementptr i8, ptr %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, i64 %_13.i.i
  %_49.i.i = getelementptr i8, ptr %4, i64 -1
  %last_byte.i.i = load i8, ptr %_49.i.i, align 1, !alias.scope !52, !noalias !55, !noundef !2
  %_3.i.i.i = icmp samesign ult i64 %_42.i.i, 16
  br i1 %_3.i.i.i, label %bb5.preheader.i.i.i, label %bb2.i.i.i

bb5.preheader.i.i.i:
  %_69.not.i.i.i = icmp eq i64 %_654.i.i, %_532.i.i
  br i1 %_69.not.i.i.i, label %bb10.i.i, label %bb7.i.i.i

bb2.i.i.i:
  %addr.i.i.i.i.i.i.i = ptrtoint ptr %_44.i.i to i64
  %_9.i.i.i.i.i.i.i = add i64 %addr.i.i.i.i.i.i.i, 7
  %aligned_address.i.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i.i, -8
  %byte_offset.i.i.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i.i.i, %addr.i.i.i.i.i.i.i
  %_12.i.i.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i.i.i, 8
  call void @llvm.assume(i1 %_12.i.i.i.i.i.i.i)
  %_5.not.i.i.i.i.i = icmp eq i64 %aligned_address.i.i.i.i.i.i.i, %addr.i.i.i.i.i.i.i
  br i1 %_5.not.i.i.i.i.i, label %bb4.i.i.i.i.i, label %bb21.i.i.i.i.i

bb4.i.i.i.i.i:
  %offset.sroa.0.0.i.i.i.i.i = phi i64 [ 0, %bb2.i.i.i ], [ %byte_offset.i.i.i.i.i.i.i, %bb23.i.i.i.i.i ]
  %_51.sroa.0.0.zext.i.i.i.i.i = zext i8 %last_byte.i.i to i64
  %_51.sroa.0.0.isplat.i.i.i.i.i = mul nuw i64 %_51.sroa.0.0.zext.i.i.i.i.i, 72340172838076673
  %_14.i.i.i.i.i = add nsw i64 %_42.i.i, -16
  %_12.not22.i.i.i.i.i = icmp ugt i64 %offset.sroa.0.0.i.i.i.i.i, %_14.i.i.i.i.i
  br i1 %_12.not22.i.i.i.i.i, label %bb9.i.i.i.i.i, label %bb6.i.i.i.i.i

bb6.i.i.i.i.i:
  %offset.sroa.0.123.i.i.i.i.i = phi i64 [ %11, %bb7.i.i.i.i.i ], [ %offset.sroa.0.0.i.i.i.i.i, %bb4.i.i.i.i.i ]
  %_17.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_44.i.i, i64 %offset.sroa.0.123.i.i.i.i.i
  %u.i.i.i.i.i = load i64, ptr %_17.i.i.i.i.i, align 8, !alias.scope !57, !noalias !55, !noundef !2
  %_21.i.i.i.i.i = getelementptr i8, ptr %_17.i.i.i.i.i, i64 8
  %v.i.i.i.i.i = load i64, ptr %_21.i.i.i.i.i, align 8, !alias.scope !57, !noalias !55, !noundef !2
  %_25.i.i.i.i.i = xor i64 %u.i.i.i.i.i, %_51.sroa.0.0.isplat.i.i.i.i.i
  %5 = sub i64 72340172838076672, %_25.i.i.i.i.i
  %6 = or i64 %5, %_25.i.i.i.i.i
  %_27.i.i.i.i.i = xor i64 %v.i.i.i.i.i, %_51.sroa.0.0.isplat.i.i.i.i.i
  %7 = sub i64 72340172838076672, %_27.i.i.i.i.i
  %8 = or i64 %7, %_27.i.i.i.i.i
  %9 = and i64 %6, -9187201950435737472
  %10 = and i64 %9, %8
  %brmerge.not.i.i.i.i.i = icmp eq i64 %10, -9187201950435737472
  br i1 %brmerge.not.i.i.i.i.i, label %bb7.i.i.i.i.i, label %bb9.i.i.i.i.i

bb9.i.i.i.i.i:
  %offset.sroa.0.1.lcssa.i.i.i.i.i = phi i64 [ %offset.sroa.0.0.i.i.i.i.i, %bb4.i.i.i.i.i ], [ %11, %bb7.i.i.i.i.i ], [ %offset.sroa.0.123.i.i.i.i.i, %bb6.i.i.i.i.i ]
  %_28.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_44.i.i, i64 %offset.sroa.0.1.lcssa.i.i.i.i.i
  %_6525.not.i.i.i.i.i = icmp eq i64 %_42.i.i, %offset.sroa.0.1.lcssa.i.i.i.i.i
  br i1 %_6525.not.i.i.i.i.i, label %bb10.i.i, label %bb30.i.i.i.preheader.i.i

bb30.i.i.i.preheader.i.i:
  %_31.i.i.i.i.i = sub i64 %_42.i.i, %offset.sroa.0.1.lcssa.i.i.i.i.i
  br label %bb30.i.i.i.i.i

bb7.i.i.i.i.i:
  %11 = add i64 %offset.sroa.0.123.i.i.i.i.i, 16
  %_12.not.i.i.i.i.i = icmp ugt i64 %11, %_14.i.i.i.i.i
  br i1 %_12.not.i.i.i.i.i, label %bb9.i.i.i.i.i, label %bb6.i.i.i.i.i

bb30.i.i.i.i.i:
  %_64.sroa.0.026.i.i.i.i.i = phi i64 [ %13, %bb32.i.i.i.i.i ], [ 0, %bb30.i.i.i.preheader.i.i ]
  %12 = getelementptr inbounds nuw i8, ptr %_28.i.i.i.i.i, i64 %_64.sroa.0.026.i.i.i.i.i
  %_68.i.i.i.i.i = load i8, ptr %12, align 1, !alias.scope !57, !noalias !55, !noundef !2
  %_67.i.i.i.i.i = icmp eq i8 %_68.i.i.i.i.i, %last_byte.i.i
  br i1 %_67.i.i.i.i.i, label %bb31.i.i.i.i.i, label %bb32.i.i.i.i.i

bb32.i.i.i.i.i:
  %13 = add nuw i64 %_64.sroa.0.026.i.i.i.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %13, %_31.i.i.i.i.i
  br i1 %exitcond.not.i.i, label %bb10.i.i, label %bb30.i.i.i.i.i

bb31.i.i.i.i.i:
  %_35.i.i.i.i.i = add i64 %_64.sroa.0.026.i.i.i.i.i, %offset.sroa.0.1.lcssa.i.i.i.i.i
  br label %bb4.i.i

bb21.i.i.i.i.i:
  %_44.sroa.0.021.i.i.i.i.i = phi i64 [ %15, %bb23.i.i.i.i.i ], [ 0, %bb2.i.i.i ]
  %14 = getelementptr inbounds nuw i8, ptr %_44.i.i, i64 %_44.sroa.0.021.i.i.i.i.i
  %_48.i.i.i.i.i = load i8, ptr %14, align 1, !alias.scope !57, !noalias !55, !noundef !2
  %_47.i.i.i.i.i = icmp eq i8 %_48.i.i.i.i.i, %last_byte.i.i
  br i1 %_47.i.i.i.i.i, label %bb4.i.i, label %bb23.i.i.i.i.i

bb23.i.i.i.i.i:
  %15 = add nuw nsw i64 %_44.sroa.0.021.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i = icmp eq i64 %15, %byte_offset.i.i.i.i.i.i.i
  br i1 %exitcond.not.i.i.i.i.i, label %bb4.i.i.i.i.i, label %bb21.i.i.i.i.i

bb7.i.i.i:
  %_5.sroa.0.010.i.i.i = phi i64 [ %17, %bb9.i.i.i ], [ 0, %bb5.preheader.i.i.i ]
  %16 = getelementptr inbounds nuw i8, ptr %_44.i.i, i64 %_5.sroa.0.010.i.i.i
  %_9.i.i.i = load i8, ptr %16, align 1, !alias.scope !64, !noalias !55, !noundef !2
  %_8.i.i.i = icmp eq i8 %_9.i.i.i, %last_byte.i.i
  br i1 %_8.i.i.i, label %bb4.i.i, label %bb9.i.i.i

bb9.i.i.i:
  %17 = add nuw nsw i64 %_5.sroa.0.010.i.i.i, 1
  %exitcond.not.i.i.i = icmp eq i64 %17, %_42.i.i
  br i1 %exitcond.not.i.i.i, label %bb10.i.i, label %bb7.i.i.i

bb4.i.i:
  %_5.sroa.0.0.pn.i.i.i = phi i64 [ %_35.i.i.i.i.i, %bb31.i.i.i.i.i ], [ %_5.sroa.0.010.i.i.i, %bb7.i.i.i ], [ %_44.sroa.0.021.i.i.i.i.i, %bb21.i.i.i.i.i ]
  %_17.i.i = add i64 %_532.i.i, 1
  %18 = add i64 %_17.i.i, %_5.sroa.0.0.pn.i.i.i
  store i64 %18, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !alias.scope !52, !noalias !55
  %_18.not.i.i = icmp ult i64 %18, %_13.i.i
  br i1 %_18.not.i.i, label %bb9.i.i, label %bb5.i.i

bb10.i.i:
  store i64 %_654.i.i, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !alias.scope !52, !noalias !55
  br label %bb6.i

bb5.i.i:
  %found_char.i.i = sub nuw i64 %18, %_13.i.i
  %_54.not.i.i = icmp ugt i64 %18, %_34.156.i.i
  br i1 %_54.not.i.i, label %bb9.i.i, label %bb19.i.i

bb9.i.i:
  %_34.1.i.i = phi i64 [ %_34.1.pre.i.i, %bb28.bb9_crit_edge.i.i ], [ %_34.156.i.i, %bb5.i.i ], [ %_34.156.i.i, %bb4.i.i ]
  %_6.i.i = phi i64 [ %_6.pre.i.i, %bb28.bb9_crit_edge.i.i ], [ %_654.i.i, %bb5.i.i ], [ %_654.i.i, %bb4.i.i ]
  %_5.i.i = phi i64 [ %_5.pre.i.i, %bb28.bb9_crit_edge.i.i ], [ %18, %bb5.i.i ], [ %18, %bb4.i.i ]
  %_41.i.i = icmp ult i64 %_6.i.i, %_5.i.i
  %_36.not.i.i = icmp ugt i64 %_6.i.i, %_34.1.i.i
  %or.cond.i.i = select i1 %_41.i.i, i1 true, i1 %_36.not.i.i
  br i1 %or.cond.i.i, label %bb6.i, label %bb12.i.i

bb19.i.i:
  %_65.i.i = icmp ult i8 %_46.i.i, 5
  br i1 %_65.i.i, label %bb28.i.i, label %bb25.i.i, !prof !65

bb25.i.i:
  call void @_RNvNtNtCsg7NUrKUartL_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %_13.i.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ede2dfd327aedc00d0d7af454eed2b8c) #16, !noalias !55
  unreachable

bb28.i.i:
  %_62.i.i = getelementptr inbounds nuw i8, ptr %_34.031.i.i, i64 %found_char.i.i
  %19 = call i32 @memcmp(ptr nonnull %_62.i.i, ptr nonnull %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, i64 %_13.i.i) #17, !noalias !55
  %_28.i.i = icmp eq i32 %19, 0
  %_5.pre.i.i = load i64, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !alias.scope !52, !noalias !55
  br i1 %_28.i.i, label %bb7.i, label %bb28.bb9_crit_edge.i.i

bb28.bb9_crit_edge.i.i:
  %_6.pre.i.i = load i64, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !alias.scope !52, !noalias !55
  %_34.1.pre.i.i = load i64, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx, align 8, !alias.scope !52, !noalias !55
  br label %bb9.i.i

bb7.i:
  %_10.i = load i64, ptr %iter, align 8, !alias.scope !49, !noundef !2
  %_15.i = sub nuw i64 %_5.pre.i.i, %_10.i
  %_17.i = getelementptr inbounds nuw i8, ptr %_4.val.i, i64 %_10.i
  store i64 %_5.pre.i.i, ptr %iter, align 8, !alias.scope !49
  br label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit

bb6.i:
  %20 = load i8, ptr %_3.sroa.5.0.iter.sroa_idx, align 1, !range !48, !alias.scope !66, !noundef !2
  %_2.i.i = trunc nuw i8 %20 to i1
  br i1 %_2.i.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit, label %bb1.i.i

bb1.i.i:
  store i8 1, ptr %_3.sroa.5.0.iter.sroa_idx, align 1, !alias.scope !66
  %21 = load i8, ptr %_3.sroa.4.0.iter.sroa_idx, align 8, !range !48, !alias.scope !66, !noundef !2
  %_3.i.i = trunc nuw i8 %21 to i1
  %_11.pre.i.i = load i64, ptr %iter, align 8, !alias.scope !66
  %_12.pre.i.i = load i64, ptr %_3.sroa.2.0.iter.sroa_idx, align 8, !alias.scope !66
  %_4.not.i.i = icmp ne i64 %_12.pre.i.i, %_11.pre.i.i
  %or.cond.not.i.i = select i1 %_3.i.i, i1 true, i1 %_4.not.i.i
  br i1 %or.cond.not.i.i, label %bb4.i2.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit

bb4.i2.i:
  %_17.i3.i = sub nuw i64 %_12.pre.i.i, %_11.pre.i.i
  %_10.val.i.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx, align 8, !alias.scope !66, !nonnull !2, !noundef !2
  %_19.i.i = getelementptr inbounds nuw i8, ptr %_10.val.i.i, i64 %_11.pre.i.i
  br label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit

_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit:
  %_0.sroa.4.1.i = phi i64 [ undef, %bb1 ], [ %_15.i, %bb7.i ], [ %_17.i3.i, %bb4.i2.i ], [ undef, %bb1.i.i ], [ undef, %bb6.i ]
  %_0.sroa.0.1.i = phi ptr [ null, %bb1 ], [ %_17.i, %bb7.i ], [ %_19.i.i, %bb4.i2.i ], [ null, %bb1.i.i ], [ null, %bb6.i ]
  %.not.not.not.not.not.not = icmp ne ptr %_0.sroa.0.1.i, null
  br i1 %.not.not.not.not.not.not, label %bb3, label %bb10

bb3:
  %22 = load i8, ptr %_14, align 1, !range !48, !noundef !2
  %_8 = trunc nuw i8 %22 to i1
  br i1 %_8, label %bb5, label %bb7

bb10:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter)
  ret i1 %.not.not.not.not.not.not

bb7:
  call void @llvm.lifetime.start.p0(ptr nonnull %_29)
  store i32 10, ptr %_29, align 4
  %_5.not.i = icmp eq i64 %_0.sroa.4.1.i, 0
  br i1 %_5.not.i, label %_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit, label %bb6.i5

bb6.i5:
  %23 = getelementptr i8, ptr %_0.sroa.0.1.i, i64 %_0.sroa.4.1.i
  %_13.i = getelementptr i8, ptr %23, i64 -1
  %24 = call i32 @memcmp(ptr nonnull readonly %_29, ptr nonnull readonly %_13.i, i64 range(i64 1, 5) 1) #17
  %_0.i.i = icmp eq i32 %24, 0
  br label %_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit

_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit:
  %_0.sroa.0.0.off0.i = phi i1 [ %_0.i.i, %bb6.i5 ], [ false, %bb7 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_29)
  %25 = zext i1 %_0.sroa.0.0.off0.i to i8
  store i8 %25, ptr %_14, align 1
  %26 = load ptr, ptr %2, align 8, !invariant.load !2, !nonnull !2
  %_12 = call noundef zeroext i1 %26(ptr noundef nonnull %_15.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_0.sroa.0.1.i, i64 noundef %_0.sroa.4.1.i) #14
  br i1 %_12, label %bb10, label %bb1

bb5:
  %27 = load ptr, ptr %2, align 8, !invariant.load !2, !nonnull !2
  %_9 = call noundef zeroext i1 %27(ptr noundef nonnull %_15.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #14
  br i1 %_9, label %bb10, label %bb7
}

define internal void @_RNvNtNtCsg7NUrKUartL_4core5slice5index16slice_index_fail(i64 noundef %start1, i64 noundef %end, i64 noundef %len, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #8 {
start:
  %_71 = alloca [32 x i8], align 8
  %_53 = alloca [32 x i8], align 8
  %_35 = alloca [32 x i8], align 8
  %_17 = alloca [32 x i8], align 8
  %_14 = alloca [8 x i8], align 8
  %_13 = alloca [8 x i8], align 8
  %_12 = alloca [8 x i8], align 8
  %_11 = alloca [8 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %_8 = alloca [8 x i8], align 8
  %_6 = alloca [8 x i8], align 8
  %_5 = alloca [8 x i8], align 8
  %_4 = icmp ugt i64 %start1, %len
  br i1 %_4, label %bb1, label %bb2

bb2:
  %_7 = icmp ugt i64 %end, %len
  br i1 %_7, label %bb3, label %bb4

bb1:
  call void @llvm.lifetime.start.p0(ptr nonnull %_5)
  store i64 %start1, ptr %_5, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_6)
  store i64 %len, ptr %_6, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_17)
  store ptr %_5, ptr %_17, align 8
  %_18.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_17, i64 8
  store ptr @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_18.sroa.4.0..sroa_idx, align 8
  %1 = getelementptr inbounds nuw i8, ptr %_17, i64 16
  store ptr %_6, ptr %1, align 8
  %_19.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_17, i64 24
  store ptr @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_19.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_9fe2a66cc3026f503dfb4e2696ddcf9c, ptr noundef nonnull %_17, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16
  unreachable

bb4:
  %_10 = icmp ugt i64 %start1, %end
  br i1 %_10, label %bb5, label %bb6

bb3:
  call void @llvm.lifetime.start.p0(ptr nonnull %_8)
  store i64 %end, ptr %_8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_9)
  store i64 %len, ptr %_9, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_35)
  store ptr %_8, ptr %_35, align 8
  %_36.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_35, i64 8
  store ptr @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_36.sroa.4.0..sroa_idx, align 8
  %2 = getelementptr inbounds nuw i8, ptr %_35, i64 16
  store ptr %_9, ptr %2, align 8
  %_37.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_35, i64 24
  store ptr @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_37.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_f60af4dda577965ed7990eef71c78b71, ptr noundef nonnull %_35, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16
  unreachable

bb6:
  call void @llvm.lifetime.start.p0(ptr nonnull %_13)
  store i64 %end, ptr %_13, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_14)
  store i64 %len, ptr %_14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_71)
  store ptr %_13, ptr %_71, align 8
  %_72.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_71, i64 8
  store ptr @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_72.sroa.4.0..sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %_71, i64 16
  store ptr %_14, ptr %3, align 8
  %_73.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_71, i64 24
  store ptr @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_73.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_f60af4dda577965ed7990eef71c78b71, ptr noundef nonnull %_71, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16
  unreachable

bb5:
  call void @llvm.lifetime.start.p0(ptr nonnull %_11)
  store i64 %start1, ptr %_11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_12)
  store i64 %end, ptr %_12, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_53)
  store ptr %_11, ptr %_53, align 8
  %_54.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_53, i64 8
  store ptr @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_54.sroa.4.0..sroa_idx, align 8
  %4 = getelementptr inbounds nuw i8, ptr %_53, i64 16
  store ptr %_12, ptr %4, align 8
  %_55.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_53, i64 24
  store ptr @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_55.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_bfe1e99c4b1e5a3c7be66967fd889b22, ptr noundef nonnull %_53, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16
  unreachable
}

define internal noundef zeroext i1 @_RNvXsi_NtNtNtCsg7NUrKUartL_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #7 {
start:
  %buf = alloca [20 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %_5 = load i64, ptr %self, align 8, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !69)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !72)
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
  %_23.i.i = load i8, ptr %5, align 1, !noalias !75, !noundef !2
  store i8 %_23.i.i, ptr %_20.i.i, align 1, !alias.scope !75
  %6 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.062.i.i
  %_27.i.i = getelementptr i8, ptr %6, i64 -3
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %_31.i.i = load i8, ptr %7, align 1, !noalias !75, !noundef !2
  store i8 %_31.i.i, ptr %_27.i.i, align 1, !alias.scope !75
  %8 = shl nuw nsw i16 %pair243.i.i.decomposed, 1
  %_39.i.i = zext nneg i16 %8 to i64
  %_34.i.i = getelementptr i8, ptr %6, i64 -2
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_39.i.i
  %_38.i.i = load i8, ptr %9, align 1, !noalias !75, !noundef !2
  store i8 %_38.i.i, ptr %_34.i.i, align 1, !alias.scope !75
  %_41.i.i = getelementptr i8, ptr %6, i64 -1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %_45.i.i = load i8, ptr %10, align 1, !noalias !75, !noundef !2
  store i8 %_45.i.i, ptr %_41.i.i, align 1, !alias.scope !75
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
  %_60.i.i = load i8, ptr %15, align 1, !noalias !75, !noundef !2
  store i8 %_60.i.i, ptr %_57.i.i, align 1, !alias.scope !75
  %16 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i
  %_64.i.i = getelementptr i8, ptr %16, i64 -1
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %_68.i.i = load i8, ptr %17, align 1, !noalias !75, !noundef !2
  store i8 %_68.i.i, ptr %_64.i.i, align 1, !alias.scope !75
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
  %_81.i.i = load i8, ptr %22, align 1, !noalias !75, !noundef !2
  store i8 %_81.i.i, ptr %_78.i.i, align 1, !alias.scope !75
  br label %_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj4__fmt.exit

_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj4__fmt.exit:
  %offset.sroa.0.2.i.i = phi i64 [ %20, %bb22.i.i ], [ %offset.sroa.0.1.i.i, %bb19.i.i ]
  %_8.i1.i = sub nuw nsw i64 20, %offset.sroa.0.2.i.i
  %_10.i2.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !76)
  %23 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_44.i = load i32, ptr %23, align 8, !alias.scope !76, !noalias !79
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
  %min.i = load i16, ptr %26, align 4, !alias.scope !76, !noalias !79, !noundef !2
  %_13.i = zext i16 %min.i to i64
  %_11.not.i = icmp samesign ult i64 %width.sroa.0.0.i, %_13.i
  br i1 %_11.not.i, label %bb14.i, label %bb11.i

bb14.i:
  %_61.i = and i32 %_44.i, 16777216
  %27 = icmp eq i32 %_61.i, 0
  br i1 %27, label %bb20.i, label %bb15.i

bb11.i:
  %self.val23.i = load ptr, ptr %f, align 8, !alias.scope !76, !noalias !79
  %28 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %self.val24.i = load ptr, ptr %28, align 8, !alias.scope !76, !noalias !79
  %_14.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val23.i, ptr %self.val24.i, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #18, !noalias !82
  br i1 %_14.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb33.i

bb20.i:
  %_32.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16
  %_31.i = sub i16 %min.i, %_32.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !83)
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
  %_14.0.i.i = load ptr, ptr %f, align 8, !alias.scope !86, !noalias !79
  %32 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_14.1.i.i = load ptr, ptr %32, align 8, !alias.scope !86, !noalias !79
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
  %34 = load ptr, ptr %33, align 8, !invariant.load !2, !noalias !87, !nonnull !2
  %_10.i.i2 = tail call noundef zeroext i1 %34(ptr noundef nonnull %_14.0.i.i, i32 noundef %_2.i11.i.i) #14, !noalias !87
  br i1 %_10.i.i2, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i, label %bb7.i.i

_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i:
  %_0.sroa.3.0.i.i = phi i16 [ %_13.i.i, %bb15.i.i ], [ undef, %bb17.i.i ]
  %_0.sroa.0.0.i31.i = phi i32 [ %_2.i11.i.i, %bb15.i.i ], [ 1114112, %bb17.i.i ]
  %35 = icmp eq i32 %_0.sroa.0.0.i31.i, 1114112
  br i1 %35, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb43.i

bb15.i:
  %old_options.sroa.0.0.copyload.i = load i64, ptr %23, align 8, !alias.scope !76, !noalias !79
  %36 = trunc i64 %old_options.sroa.0.0.copyload.i to i32
  %_63.i = and i32 %36, -1612709888
  %37 = or disjoint i32 %_63.i, 536870960
  store i32 %37, ptr %23, align 8, !alias.scope !76, !noalias !79
  %self.val25.i = load ptr, ptr %f, align 8, !alias.scope !76, !noalias !79
  %38 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %self.val26.i = load ptr, ptr %38, align 8, !alias.scope !76, !noalias !79
  %_17.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val25.i, ptr %self.val26.i, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #18, !noalias !82
  br i1 %_17.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb35.i

bb43.i:
  %_35.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %_14.0.i.i, ptr %_14.1.i.i, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #18, !noalias !82
  br i1 %_35.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb45.i

bb45.i:
  %39 = getelementptr inbounds nuw i8, ptr %_14.1.i.i, i64 24
  %40 = load ptr, ptr %39, align 8, !invariant.load !2, !noalias !82, !nonnull !2
  %_37.i = call noundef zeroext i1 %40(ptr noundef nonnull %_14.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !noalias !76
  br i1 %_37.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb1.i.i

bb1.i.i:
  %iter.sroa.0.0.i32.i = phi i16 [ %_9.i.i, %bb8.i34.i ], [ 0, %bb45.i ]
  %exitcond.not.i33.i = icmp eq i16 %iter.sroa.0.0.i32.i, %_0.sroa.3.0.i.i
  br i1 %exitcond.not.i33.i, label %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb8.i34.i

bb8.i34.i:
  %_9.i.i = add i16 %iter.sroa.0.0.i32.i, 1
  %41 = load ptr, ptr %33, align 8, !invariant.load !2, !noalias !76, !nonnull !2
  %_4.i.i3 = call noundef zeroext i1 %41(ptr noundef nonnull %_14.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i31.i) #14, !noalias !76
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
  %43 = load ptr, ptr %42, align 8, !invariant.load !2, !noalias !88, !nonnull !2
  %_10.i48.i = tail call noundef zeroext i1 %43(ptr noundef nonnull %self.val25.i, i32 noundef 48) #14, !noalias !88
  br i1 %_10.i48.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb7.i43.i

bb37.i:
  %44 = getelementptr inbounds nuw i8, ptr %self.val26.i, i64 24
  %45 = load ptr, ptr %44, align 8, !invariant.load !2, !noalias !82, !nonnull !2
  %_25.i = call noundef zeroext i1 %45(ptr noundef nonnull %self.val25.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !noalias !76
  br i1 %_25.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb41.i

bb41.i:
  store i64 %old_options.sroa.0.0.copyload.i, ptr %23, align 8, !alias.scope !76, !noalias !79
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit

bb33.i:
  %46 = getelementptr inbounds nuw i8, ptr %self.val24.i, i64 24
  %47 = load ptr, ptr %46, align 8, !invariant.load !2, !noalias !82, !nonnull !2
  %48 = call noundef zeroext i1 %47(ptr noundef nonnull %self.val23.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !noalias !76
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit

_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit:
  %_0.sroa.0.0.shrunk.i = phi i1 [ true, %bb11.i ], [ %48, %bb33.i ], [ false, %bb41.i ], [ true, %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i ], [ true, %bb43.i ], [ %_8.i.i4, %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i ], [ true, %bb45.i ], [ true, %bb15.i ], [ true, %bb37.i ], [ true, %bb17.i46.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0.sroa.0.0.shrunk.i
}

define internal noundef zeroext i1 @_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write10write_char(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, i32 noundef range(i32 0, 1114112) %c) unnamed_addr #7 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_6 = load ptr, ptr %0, align 8, !nonnull !2, !noundef !2
  %1 = load i8, ptr %_6, align 1, !range !48, !noundef !2
  %_3 = trunc nuw i8 %1 to i1
  %_9.0.pre = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_7.1 = load ptr, ptr %2, align 8
  br i1 %_3, label %bb1, label %bb4

bb4:
  %3 = icmp eq i32 %c, 10
  %4 = zext i1 %3 to i8
  store i8 %4, ptr %_6, align 1
  %5 = getelementptr inbounds nuw i8, ptr %_7.1, i64 32
  %6 = load ptr, ptr %5, align 8, !invariant.load !2, !nonnull !2
  %7 = tail call noundef zeroext i1 %6(ptr noundef nonnull %_9.0.pre, i32 noundef %c) #14
  br label %bb5

bb1:
  %8 = getelementptr inbounds nuw i8, ptr %_7.1, i64 24
  %9 = load ptr, ptr %8, align 8, !invariant.load !2, !nonnull !2
  %_4 = tail call noundef zeroext i1 %9(ptr noundef nonnull %_9.0.pre, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #14
  br i1 %_4, label %bb5, label %bb4

bb5:
  %_0.sroa.0.0.off0 = phi i1 [ %7, %bb4 ], [ true, %bb1 ]
  ret i1 %_0.sroa.0.0.off0
}

define internal noundef zeroext i1 @_RNvYNtNtNtCsg7NUrKUartL_4core3fmt8builders10PadAdapterNtB6_5Write9write_fmtB8_(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noundef nonnull %args.0, ptr noundef nonnull %args.1) unnamed_addr #10 {
start:
  %_29.i156.i = alloca [4 x i8], align 4
  %iter.i157.i = alloca [72 x i8], align 8
  %_29.i9.i = alloca [4 x i8], align 4
  %iter.i10.i = alloca [72 x i8], align 8
  %_66.i.i = alloca [24 x i8], align 8
  %_27.i.i = alloca [24 x i8], align 8
  %_29.i.i = alloca [4 x i8], align 4
  %iter.i.i = alloca [72 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !91)
  %_8.i = ptrtoint ptr %args.1 to i64
  %_10.i = and i64 %_8.i, 1
  %.not.i = icmp eq i64 %_10.i, 0
  br i1 %.not.i, label %bb12.i, label %bb14.i

bb14.i:
  %_15.i = lshr i64 %_8.i, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !94)
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i.i), !noalias !97
  store i64 0, ptr %iter.i.i, align 8, !noalias !97
  %_3.sroa.2.0.iter.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i, i64 8
  store i64 %_15.i, ptr %_3.sroa.2.0.iter.sroa_idx.i.i, align 8, !noalias !97
  %_3.sroa.3.0.iter.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i, i64 16
  store ptr %args.0, ptr %_3.sroa.3.0.iter.sroa_idx.i.i, align 8, !noalias !97
  %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i, i64 24
  store i64 %_15.i, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !noalias !97
  %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i, i64 32
  store i64 0, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !noalias !97
  %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i, i64 40
  store i64 %_15.i, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !noalias !97
  %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i, i64 48
  store i32 10, ptr %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !noalias !97
  %_3.sroa.3.sroa.6.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i, i64 52
  store i32 10, ptr %_3.sroa.3.sroa.6.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 4, !noalias !97
  %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i, i64 56
  store i8 1, ptr %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !noalias !97
  %_3.sroa.4.0.iter.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i, i64 64
  store i8 0, ptr %_3.sroa.4.0.iter.sroa_idx.i.i, align 8, !noalias !97
  %_3.sroa.5.0.iter.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter.i.i, i64 65
  store i8 0, ptr %_3.sroa.5.0.iter.sroa_idx.i.i, align 1, !noalias !97
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_14.i.i = load ptr, ptr %0, align 8, !alias.scope !99, !noalias !100, !nonnull !2
  %_15.0.i.i = load ptr, ptr %self, align 8, !alias.scope !99, !noalias !100, !nonnull !2
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_15.1.i.i = load ptr, ptr %1, align 8, !alias.scope !99, !noalias !100, !nonnull !2, !align !15
  %2 = getelementptr inbounds nuw i8, ptr %_15.1.i.i, i64 24
  br label %bb1.i.i

bb1.i.i:
  %3 = load i8, ptr %_3.sroa.5.0.iter.sroa_idx.i.i, align 1, !range !48, !alias.scope !101, !noalias !97, !noundef !2
  %_2.i.i.i = trunc nuw i8 %3 to i1
  br i1 %_2.i.i.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i.i, label %bb2.i.i.i

bb2.i.i.i:
  %_4.val.i.i.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx.i.i, align 8, !alias.scope !101, !noalias !97, !nonnull !2, !noundef !2
  %_4.val1.i.i.i = load i64, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !101, !noalias !97, !noundef !2
  %_525.i.i.i.i = load i64, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !104, !noalias !107, !noundef !2
  %_626.i.i.i.i = load i64, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !104, !noalias !107, !noundef !2
  %_4127.i.i.i.i = icmp ult i64 %_626.i.i.i.i, %_525.i.i.i.i
  %_36.not29.i.i.i.i = icmp ugt i64 %_626.i.i.i.i, %_4.val1.i.i.i
  %or.cond30.i.i.i.i = or i1 %_4127.i.i.i.i, %_36.not29.i.i.i.i
  br i1 %or.cond30.i.i.i.i, label %bb6.i.i.i, label %bb12.i.i.i.i

bb12.i.i.i.i:
  %_34.156.i.i.i.i = phi i64 [ %_34.1.i.i.i.i, %bb9.i.i.i.i ], [ %_4.val1.i.i.i, %bb2.i.i.i ]
  %_654.i.i.i.i = phi i64 [ %_6.i.i.i.i, %bb9.i.i.i.i ], [ %_626.i.i.i.i, %bb2.i.i.i ]
  %_532.i.i.i.i = phi i64 [ %_5.i.i.i.i, %bb9.i.i.i.i ], [ %_525.i.i.i.i, %bb2.i.i.i ]
  %_34.031.i.i.i.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx.i.i, align 8, !alias.scope !104, !noalias !107, !nonnull !2, !noundef !2
  %_42.i.i.i.i = sub nuw i64 %_654.i.i.i.i, %_532.i.i.i.i
  %_44.i.i.i.i = getelementptr inbounds nuw i8, ptr %_34.031.i.i.i.i, i64 %_532.i.i.i.i
  %_46.i.i.i.i = load i8, ptr %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !104, !noalias !107, !noundef !2
  %_13.i.i.i.i = zext i8 %_46.i.i.i.i to i64
  %4 = getelementptr i8, ptr %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, i64 %_13.i.i.i.i
  %_49.i.i.i.i = getelementptr i8, ptr %4, i64 -1
  %last_byte.i.i.i.i = load i8, ptr %_49.i.i.i.i, align 1, !alias.scope !104, !noalias !107, !noundef !2
  %_3.i.i.i.i.i = icmp samesign ult i64 %_42.i.i.i.i, 16
  br i1 %_3.i.i.i.i.i, label %bb5.preheader.i.i.i.i.i, label %bb2.i.i.i.i.i

bb5.preheader.i.i.i.i.i:
  %_69.not.i.i.i.i.i = icmp eq i64 %_654.i.i.i.i, %_532.i.i.i.i
  br i1 %_69.not.i.i.i.i.i, label %bb10.i.i.i.i, label %bb7.i.i.i.i.i

bb2.i.i.i.i.i:
  %addr.i.i.i.i.i.i.i.i.i = ptrtoint ptr %_44.i.i.i.i to i64
  %_9.i.i.i.i.i.i.i.i.i = add i64 %addr.i.i.i.i.i.i.i.i.i, 7
  %aligned_address.i.i.i.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i.i.i.i, -8
  %byte_offset.i.i.i.i.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i.i.i.i.i, %addr.i.i.i.i.i.i.i.i.i
  %_12.i.i.i.i.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i.i.i.i.i, 8
  call void @llvm.assume(i1 %_12.i.i.i.i.i.i.i.i.i)
  %_5.not.i.i.i.i.i.i.i = icmp eq i64 %aligned_address.i.i.i.i.i.i.i.i.i, %addr.i.i.i.i.i.i.i.i.i
  br i1 %_5.not.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i, label %bb21.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i:
  %offset.sroa.0.0.i.i.i.i.i.i.i = phi i64 [ 0, %bb2.i.i.i.i.i ], [ %byte_offset.i.i.i.i.i.i.i.i.i, %bb23.i.i.i.i.i.i.i ]
  %_51.sroa.0.0.zext.i.i.i.i.i.i.i = zext i8 %last_byte.i.i.i.i to i64
  %_51.sroa.0.0.isplat.i.i.i.i.i.i.i = mul nuw i64 %_51.sroa.0.0.zext.i.i.i.i.i.i.i, 72340172838076673
  %_14.i.i.i.i.i.i.i = add nsw i64 %_42.i.i.i.i, -16
  %_12.not22.i.i.i.i.i.i.i = icmp ugt i64 %offset.sroa.0.0.i.i.i.i.i.i.i, %_14.i.i.i.i.i.i.i
  br i1 %_12.not22.i.i.i.i.i.i.i, label %bb9.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i

bb6.i.i.i.i.i.i.i:
  %offset.sroa.0.123.i.i.i.i.i.i.i = phi i64 [ %11, %bb7.i.i.i.i.i.i.i ], [ %offset.sroa.0.0.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i ]
  %_17.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_44.i.i.i.i, i64 %offset.sroa.0.123.i.i.i.i.i.i.i
  %u.i.i.i.i.i.i.i = load i64, ptr %_17.i.i.i.i.i.i.i, align 8, !alias.scope !109, !noalias !116, !noundef !2
  %_21.i.i.i.i.i.i.i = getelementptr i8, ptr %_17.i.i.i.i.i.i.i, i64 8
  %v.i.i.i.i.i.i.i = load i64, ptr %_21.i.i.i.i.i.i.i, align 8, !alias.scope !109, !noalias !116, !noundef !2
  %_25.i.i.i.i.i.i.i = xor i64 %u.i.i.i.i.i.i.i, %_51.sroa.0.0.isplat.i.i.i.i.i.i.i
  %5 = sub i64 72340172838076672, %_25.i.i.i.i.i.i.i
  %6 = or i64 %5, %_25.i.i.i.i.i.i.i
  %_27.i.i.i.i.i.i.i = xor i64 %v.i.i.i.i.i.i.i, %_51.sroa.0.0.isplat.i.i.i.i.i.i.i
  %7 = sub i64 72340172838076672, %_27.i.i.i.i.i.i.i
  %8 = or i64 %7, %_27.i.i.i.i.i.i.i
  %9 = and i64 %6, -9187201950435737472
  %10 = and i64 %9, %8
  %brmerge.not.i.i.i.i.i.i.i = icmp eq i64 %10, -9187201950435737472
  br i1 %brmerge.not.i.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i, label %bb9.i.i.i.i.i.i.i

bb9.i.i.i.i.i.i.i:
  %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i = phi i64 [ %offset.sroa.0.0.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i ], [ %11, %bb7.i.i.i.i.i.i.i ], [ %offset.sroa.0.123.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i ]
  %_28.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_44.i.i.i.i, i64 %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i
  %_6525.not.i.i.i.i.i.i.i = icmp eq i64 %_42.i.i.i.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i
  br i1 %_6525.not.i.i.i.i.i.i.i, label %bb10.i.i.i.i, label %bb30.i.i.i.preheader.i.i.i.i

bb30.i.i.i.preheader.i.i.i.i:
  %_31.i.i.i.i.i.i.i = sub i64 %_42.i.i.i.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i
  br label %bb30.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i:
  %11 = add i64 %offset.sroa.0.123.i.i.i.i.i.i.i, 16
  %_12.not.i.i.i.i.i.i.i = icmp ugt i64 %11, %_14.i.i.i.i.i.i.i
  br i1 %_12.not.i.i.i.i.i.i.i, label %bb9.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i

bb30.i.i.i.i.i.i.i:
  %_64.sroa.0.026.i.i.i.i.i.i.i = phi i64 [ %13, %bb32.i.i.i.i.i.i.i ], [ 0, %bb30.i.i.i.preheader.i.i.i.i ]
  %12 = getelementptr inbounds nuw i8, ptr %_28.i.i.i.i.i.i.i, i64 %_64.sroa.0.026.i.i.i.i.i.i.i
  %_68.i.i.i.i.i.i.i = load i8, ptr %12, align 1, !alias.scope !109, !noalias !116, !noundef !2
  %_67.i.i.i.i.i.i.i = icmp eq i8 %_68.i.i.i.i.i.i.i, %last_byte.i.i.i.i
  br i1 %_67.i.i.i.i.i.i.i, label %bb31.i.i.i.i.i.i.i, label %bb32.i.i.i.i.i.i.i

bb32.i.i.i.i.i.i.i:
  %13 = add nuw i64 %_64.sroa.0.026.i.i.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i = icmp eq i64 %13, %_31.i.i.i.i.i.i.i
  br i1 %exitcond.not.i.i.i.i, label %bb10.i.i.i.i, label %bb30.i.i.i.i.i.i.i

bb31.i.i.i.i.i.i.i:
  %_35.i.i.i.i.i.i.i = add i64 %_64.sroa.0.026.i.i.i.i.i.i.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i.i
  br label %bb4.i.i.i.i

bb21.i.i.i.i.i.i.i:
  %_44.sroa.0.021.i.i.i.i.i.i.i = phi i64 [ %15, %bb23.i.i.i.i.i.i.i ], [ 0, %bb2.i.i.i.i.i ]
  %14 = getelementptr inbounds nuw i8, ptr %_44.i.i.i.i, i64 %_44.sroa.0.021.i.i.i.i.i.i.i
  %_48.i.i.i.i.i.i.i = load i8, ptr %14, align 1, !alias.scope !109, !noalias !116, !noundef !2
  %_47.i.i.i.i.i.i.i = icmp eq i8 %_48.i.i.i.i.i.i.i, %last_byte.i.i.i.i
  br i1 %_47.i.i.i.i.i.i.i, label %bb4.i.i.i.i, label %bb23.i.i.i.i.i.i.i

bb23.i.i.i.i.i.i.i:
  %15 = add nuw nsw i64 %_44.sroa.0.021.i.i.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i.i.i = icmp eq i64 %15, %byte_offset.i.i.i.i.i.i.i.i.i
  br i1 %exitcond.not.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i, label %bb21.i.i.i.i.i.i.i

bb7.i.i.i.i.i:
  %_5.sroa.0.010.i.i.i.i.i = phi i64 [ %17, %bb9.i.i.i.i.i ], [ 0, %bb5.preheader.i.i.i.i.i ]
  %16 = getelementptr inbounds nuw i8, ptr %_44.i.i.i.i, i64 %_5.sroa.0.010.i.i.i.i.i
  %_9.i.i.i.i.i = load i8, ptr %16, align 1, !alias.scope !117, !noalias !116, !noundef !2
  %_8.i.i.i.i.i = icmp eq i8 %_9.i.i.i.i.i, %last_byte.i.i.i.i
  br i1 %_8.i.i.i.i.i, label %bb4.i.i.i.i, label %bb9.i.i.i.i.i

bb9.i.i.i.i.i:
  %17 = add nuw nsw i64 %_5.sroa.0.010.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i = icmp eq i64 %17, %_42.i.i.i.i
  br i1 %exitcond.not.i.i.i.i.i, label %bb10.i.i.i.i, label %bb7.i.i.i.i.i

bb4.i.i.i.i:
  %_5.sroa.0.0.pn.i.i.i.i.i = phi i64 [ %_35.i.i.i.i.i.i.i, %bb31.i.i.i.i.i.i.i ], [ %_5.sroa.0.010.i.i.i.i.i, %bb7.i.i.i.i.i ], [ %_44.sroa.0.021.i.i.i.i.i.i.i, %bb21.i.i.i.i.i.i.i ]
  %_17.i.i.i.i = add i64 %_532.i.i.i.i, 1
  %18 = add i64 %_17.i.i.i.i, %_5.sroa.0.0.pn.i.i.i.i.i
  store i64 %18, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !104, !noalias !107
  %_18.not.i.i.i.i = icmp ult i64 %18, %_13.i.i.i.i
  br i1 %_18.not.i.i.i.i, label %bb9.i.i.i.i, label %bb5.i.i.i.i

bb10.i.i.i.i:
  store i64 %_654.i.i.i.i, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !104, !noalias !107
  br label %bb6.i.i.i

bb5.i.i.i.i:
  %found_char.i.i.i.i = sub nuw i64 %18, %_13.i.i.i.i
  %_54.not.i.i.i.i = icmp ugt i64 %18, %_34.156.i.i.i.i
  br i1 %_54.not.i.i.i.i, label %bb9.i.i.i.i, label %bb19.i.i.i.i

bb9.i.i.i.i:
  %_34.1.i.i.i.i = phi i64 [ %_34.1.pre.i.i.i.i, %bb28.bb9_crit_edge.i.i.i.i ], [ %_34.156.i.i.i.i, %bb5.i.i.i.i ], [ %_34.156.i.i.i.i, %bb4.i.i.i.i ]
  %_6.i.i.i.i = phi i64 [ %_6.pre.i.i.i.i, %bb28.bb9_crit_edge.i.i.i.i ], [ %_654.i.i.i.i, %bb5.i.i.i.i ], [ %_654.i.i.i.i, %bb4.i.i.i.i ]
  %_5.i.i.i.i = phi i64 [ %_5.pre.i.i.i.i, %bb28.bb9_crit_edge.i.i.i.i ], [ %18, %bb5.i.i.i.i ], [ %18, %bb4.i.i.i.i ]
  %_41.i.i.i.i = icmp ult i64 %_6.i.i.i.i, %_5.i.i.i.i
  %_36.not.i.i.i.i = icmp ugt i64 %_6.i.i.i.i, %_34.1.i.i.i.i
  %or.cond.i.i.i.i = select i1 %_41.i.i.i.i, i1 true, i1 %_36.not.i.i.i.i
  br i1 %or.cond.i.i.i.i, label %bb6.i.i.i, label %bb12.i.i.i.i

bb19.i.i.i.i:
  %_65.i.i.i.i = icmp ult i8 %_46.i.i.i.i, 5
  br i1 %_65.i.i.i.i, label %bb28.i.i.i.i, label %bb25.i.i.i.i, !prof !65

bb25.i.i.i.i:
  call void @_RNvNtNtCsg7NUrKUartL_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %_13.i.i.i.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ede2dfd327aedc00d0d7af454eed2b8c) #16, !noalias !116
  unreachable

bb28.i.i.i.i:
  %_62.i.i.i.i = getelementptr inbounds nuw i8, ptr %_34.031.i.i.i.i, i64 %found_char.i.i.i.i
  %19 = call i32 @memcmp(ptr nonnull %_62.i.i.i.i, ptr nonnull %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, i64 %_13.i.i.i.i) #17, !noalias !116
  %_28.i.i.i.i = icmp eq i32 %19, 0
  %_5.pre.i.i.i.i = load i64, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !104, !noalias !107
  br i1 %_28.i.i.i.i, label %bb7.i.i.i, label %bb28.bb9_crit_edge.i.i.i.i

bb28.bb9_crit_edge.i.i.i.i:
  %_6.pre.i.i.i.i = load i64, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !104, !noalias !107
  %_34.1.pre.i.i.i.i = load i64, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i.i, align 8, !alias.scope !104, !noalias !107
  br label %bb9.i.i.i.i

bb7.i.i.i:
  %_10.i.i.i = load i64, ptr %iter.i.i, align 8, !alias.scope !101, !noalias !97, !noundef !2
  %_15.i.i.i = sub nuw i64 %_5.pre.i.i.i.i, %_10.i.i.i
  %_17.i.i.i = getelementptr inbounds nuw i8, ptr %_4.val.i.i.i, i64 %_10.i.i.i
  store i64 %_5.pre.i.i.i.i, ptr %iter.i.i, align 8, !alias.scope !101, !noalias !97
  br label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i.i

bb6.i.i.i:
  %20 = load i8, ptr %_3.sroa.5.0.iter.sroa_idx.i.i, align 1, !range !48, !alias.scope !118, !noalias !97, !noundef !2
  %_2.i.i.i.i = trunc nuw i8 %20 to i1
  br i1 %_2.i.i.i.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i.i, label %bb1.i.i.i.i

bb1.i.i.i.i:
  store i8 1, ptr %_3.sroa.5.0.iter.sroa_idx.i.i, align 1, !alias.scope !118, !noalias !97
  %21 = load i8, ptr %_3.sroa.4.0.iter.sroa_idx.i.i, align 8, !range !48, !alias.scope !118, !noalias !97, !noundef !2
  %_3.i.i.i.i = trunc nuw i8 %21 to i1
  %_11.pre.i.i.i.i = load i64, ptr %iter.i.i, align 8, !alias.scope !118, !noalias !97
  %_12.pre.i.i.i.i = load i64, ptr %_3.sroa.2.0.iter.sroa_idx.i.i, align 8, !alias.scope !118, !noalias !97
  %_4.not.i.i.i.i = icmp ne i64 %_12.pre.i.i.i.i, %_11.pre.i.i.i.i
  %or.cond.not.i.i.i.i = select i1 %_3.i.i.i.i, i1 true, i1 %_4.not.i.i.i.i
  br i1 %or.cond.not.i.i.i.i, label %bb4.i2.i.i.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i.i

bb4.i2.i.i.i:
  %_17.i3.i.i.i = sub nuw i64 %_12.pre.i.i.i.i, %_11.pre.i.i.i.i
  %_10.val.i.i.i.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx.i.i, align 8, !alias.scope !118, !noalias !97, !nonnull !2, !noundef !2
  %_19.i.i.i.i = getelementptr inbounds nuw i8, ptr %_10.val.i.i.i.i, i64 %_11.pre.i.i.i.i
  br label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i.i

_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i.i:
  %_0.sroa.4.1.i.i.i = phi i64 [ undef, %bb1.i.i ], [ %_15.i.i.i, %bb7.i.i.i ], [ %_17.i3.i.i.i, %bb4.i2.i.i.i ], [ undef, %bb1.i.i.i.i ], [ undef, %bb6.i.i.i ]
  %_0.sroa.0.1.i.i.i = phi ptr [ null, %bb1.i.i ], [ %_17.i.i.i, %bb7.i.i.i ], [ %_19.i.i.i.i, %bb4.i2.i.i.i ], [ null, %bb1.i.i.i.i ], [ null, %bb6.i.i.i ]
  %.not.not.not.not.i.not.not.not.i.not.not.not.not.not = icmp ne ptr %_0.sroa.0.1.i.i.i, null
  br i1 %.not.not.not.not.i.not.not.not.i.not.not.not.not.not, label %bb3.i.i, label %_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit.i

bb3.i.i:
  %22 = load i8, ptr %_14.i.i, align 1, !range !48, !noalias !94, !noundef !2
  %_8.i.i = trunc nuw i8 %22 to i1
  br i1 %_8.i.i, label %bb5.i.i, label %bb7.i.i

bb7.i.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %_29.i.i), !noalias !97
  store i32 10, ptr %_29.i.i, align 4, !noalias !97
  %_5.not.i.i.i = icmp eq i64 %_0.sroa.4.1.i.i.i, 0
  br i1 %_5.not.i.i.i, label %_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit.i.i, label %bb6.i5.i.i

bb6.i5.i.i:
  %23 = getelementptr i8, ptr %_0.sroa.0.1.i.i.i, i64 %_0.sroa.4.1.i.i.i
  %_13.i.i.i = getelementptr i8, ptr %23, i64 -1
  %24 = call i32 @memcmp(ptr nonnull readonly %_29.i.i, ptr nonnull readonly %_13.i.i.i, i64 range(i64 1, 5) 1) #17, !noalias !94
  %_0.i.i.i.i = icmp eq i32 %24, 0
  br label %_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit.i.i

_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit.i.i:
  %_0.sroa.0.0.off0.i.i.i = phi i1 [ %_0.i.i.i.i, %bb6.i5.i.i ], [ false, %bb7.i.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_29.i.i), !noalias !97
  %25 = zext i1 %_0.sroa.0.0.off0.i.i.i to i8
  store i8 %25, ptr %_14.i.i, align 1, !noalias !94
  %26 = load ptr, ptr %2, align 8, !invariant.load !2, !noalias !94, !nonnull !2
  %_12.i.i = call noundef zeroext i1 %26(ptr noundef nonnull %_15.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_0.sroa.0.1.i.i.i, i64 noundef %_0.sroa.4.1.i.i.i) #14, !noalias !94
  br i1 %_12.i.i, label %_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit.i, label %bb1.i.i

bb5.i.i:
  %27 = load ptr, ptr %2, align 8, !invariant.load !2, !noalias !94, !nonnull !2
  %_9.i.i = call noundef zeroext i1 %27(ptr noundef nonnull %_15.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #14, !noalias !94
  br i1 %_9.i.i, label %_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit.i, label %bb7.i.i

_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i.i), !noalias !97
  br label %_RNvXs_NvNtNtCsg7NUrKUartL_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit

bb12.i:
  %n4.i.i = load i8, ptr %args.0, align 1, !noalias !121, !noundef !2
  %28 = icmp eq i8 %n4.i.i, 0
  br i1 %28, label %_RNvXs_NvNtNtCsg7NUrKUartL_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb4.lr.ph.i.i

bb4.lr.ph.i.i:
  %29 = getelementptr inbounds nuw i8, ptr %_27.i.i, i64 16
  %_28.sroa.4.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %_27.i.i, i64 20
  %30 = getelementptr inbounds nuw i8, ptr %_27.i.i, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %_66.i.i, i64 16
  %opt.sroa.3.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %_66.i.i, i64 20
  %opt.sroa.7.0..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %_66.i.i, i64 22
  %32 = getelementptr inbounds nuw i8, ptr %_66.i.i, i64 8
  %_3.sroa.2.0.iter.sroa_idx.i11.i = getelementptr inbounds nuw i8, ptr %iter.i10.i, i64 8
  %_3.sroa.3.0.iter.sroa_idx.i12.i = getelementptr inbounds nuw i8, ptr %iter.i10.i, i64 16
  %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i13.i = getelementptr inbounds nuw i8, ptr %iter.i10.i, i64 24
  %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i14.i = getelementptr inbounds nuw i8, ptr %iter.i10.i, i64 32
  %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i15.i = getelementptr inbounds nuw i8, ptr %iter.i10.i, i64 40
  %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i16.i = getelementptr inbounds nuw i8, ptr %iter.i10.i, i64 48
  %_3.sroa.3.sroa.6.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i17.i = getelementptr inbounds nuw i8, ptr %iter.i10.i, i64 52
  %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i18.i = getelementptr inbounds nuw i8, ptr %iter.i10.i, i64 56
  %_3.sroa.4.0.iter.sroa_idx.i19.i = getelementptr inbounds nuw i8, ptr %iter.i10.i, i64 64
  %_3.sroa.5.0.iter.sroa_idx.i20.i = getelementptr inbounds nuw i8, ptr %iter.i10.i, i64 65
  %33 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.sroa.2.0.iter.sroa_idx.i158.i = getelementptr inbounds nuw i8, ptr %iter.i157.i, i64 8
  %_3.sroa.3.0.iter.sroa_idx.i159.i = getelementptr inbounds nuw i8, ptr %iter.i157.i, i64 16
  %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i160.i = getelementptr inbounds nuw i8, ptr %iter.i157.i, i64 24
  %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i161.i = getelementptr inbounds nuw i8, ptr %iter.i157.i, i64 32
  %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i162.i = getelementptr inbounds nuw i8, ptr %iter.i157.i, i64 40
  %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i163.i = getelementptr inbounds nuw i8, ptr %iter.i157.i, i64 48
  %_3.sroa.3.sroa.6.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i164.i = getelementptr inbounds nuw i8, ptr %iter.i157.i, i64 52
  %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i165.i = getelementptr inbounds nuw i8, ptr %iter.i157.i, i64 56
  %_3.sroa.4.0.iter.sroa_idx.i166.i = getelementptr inbounds nuw i8, ptr %iter.i157.i, i64 64
  %_3.sroa.5.0.iter.sroa_idx.i167.i = getelementptr inbounds nuw i8, ptr %iter.i157.i, i64 65
  br label %bb4.i.i

bb4.i.i:
  %n8.i.i = phi i8 [ %n4.i.i, %bb4.lr.ph.i.i ], [ %n.i.i, %bb34.i.i ]
  %template.sroa.0.07.i.i = phi ptr [ %args.0, %bb4.lr.ph.i.i ], [ %template.sroa.0.5.i.i, %bb34.i.i ]
  %arg_index.sroa.0.06.i.i = phi i64 [ 0, %bb4.lr.ph.i.i ], [ %arg_index.sroa.0.2.i.i, %bb34.i.i ]
  %_809.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i.i, i64 1
  %_7.i.i = icmp sgt i8 %n8.i.i, -1
  br i1 %_7.i.i, label %bb5.i7.i, label %bb8.i.i

bb8.i.i:
  switch i8 %n8.i.i, label %bb13.i.i [
    i8 -128, label %bb9.i.i
    i8 -64, label %bb12.i.i
  ]

bb5.i7.i:
  %_11.i.i = zext nneg i8 %n8.i.i to i64
  %_83.i.i = getelementptr inbounds nuw i8, ptr %_809.i.i, i64 %_11.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !124)
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i157.i), !noalias !127
  store i64 0, ptr %iter.i157.i, align 8, !noalias !127
  store i64 %_11.i.i, ptr %_3.sroa.2.0.iter.sroa_idx.i158.i, align 8, !noalias !127
  store ptr %_809.i.i, ptr %_3.sroa.3.0.iter.sroa_idx.i159.i, align 8, !noalias !127
  store i64 %_11.i.i, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i160.i, align 8, !noalias !127
  store i64 0, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i161.i, align 8, !noalias !127
  store i64 %_11.i.i, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i162.i, align 8, !noalias !127
  store i32 10, ptr %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i163.i, align 8, !noalias !127
  store i32 10, ptr %_3.sroa.3.sroa.6.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i164.i, align 4, !noalias !127
  store i8 1, ptr %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i165.i, align 8, !noalias !127
  store i8 0, ptr %_3.sroa.4.0.iter.sroa_idx.i166.i, align 8, !noalias !127
  store i8 0, ptr %_3.sroa.5.0.iter.sroa_idx.i167.i, align 1, !noalias !127
  %_14.i168.i = load ptr, ptr %33, align 8, !alias.scope !129, !noalias !130, !nonnull !2
  %_15.0.i169.i = load ptr, ptr %self, align 8, !alias.scope !129, !noalias !130, !nonnull !2
  %_15.1.i170.i = load ptr, ptr %34, align 8, !alias.scope !129, !noalias !130, !nonnull !2, !align !15
  %35 = getelementptr inbounds nuw i8, ptr %_15.1.i170.i, i64 24
  br label %bb1.i171.i

bb1.i171.i:
  %36 = load i8, ptr %_3.sroa.5.0.iter.sroa_idx.i167.i, align 1, !range !48, !alias.scope !131, !noalias !127, !noundef !2
  %_2.i.i172.i = trunc nuw i8 %36 to i1
  br i1 %_2.i.i172.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i242.i, label %bb2.i.i173.i

bb2.i.i173.i:
  %_4.val.i.i174.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx.i159.i, align 8, !alias.scope !131, !noalias !127, !nonnull !2, !noundef !2
  %_4.val1.i.i175.i = load i64, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i160.i, align 8, !alias.scope !131, !noalias !127, !noundef !2
  %_525.i.i.i176.i = load i64, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i161.i, align 8, !alias.scope !134, !noalias !137, !noundef !2
  %_626.i.i.i177.i = load i64, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i162.i, align 8, !alias.scope !134, !noalias !137, !noundef !2
  %_4127.i.i.i178.i = icmp ult i64 %_626.i.i.i177.i, %_525.i.i.i176.i
  %_36.not29.i.i.i179.i = icmp ugt i64 %_626.i.i.i177.i, %_4.val1.i.i175.i
  %or.cond30.i.i.i180.i = or i1 %_4127.i.i.i178.i, %_36.not29.i.i.i179.i
  br i1 %or.cond30.i.i.i180.i, label %bb6.i.i234.i, label %bb12.i.i.i181.i

bb12.i.i.i181.i:
  %_34.156.i.i.i182.i = phi i64 [ %_34.1.i.i.i282.i, %bb9.i.i.i281.i ], [ %_4.val1.i.i175.i, %bb2.i.i173.i ]
  %_654.i.i.i183.i = phi i64 [ %_6.i.i.i283.i, %bb9.i.i.i281.i ], [ %_626.i.i.i177.i, %bb2.i.i173.i ]
  %_532.i.i.i184.i = phi i64 [ %_5.i.i.i284.i, %bb9.i.i.i281.i ], [ %_525.i.i.i176.i, %bb2.i.i173.i ]
  %_34.031.i.i.i185.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx.i159.i, align 8, !alias.scope !134, !noalias !137, !nonnull !2, !noundef !2
  %_42.i.i.i186.i = sub nuw i64 %_654.i.i.i183.i, %_532.i.i.i184.i
  %_44.i.i.i187.i = getelementptr inbounds nuw i8, ptr %_34.031.i.i.i185.i, i64 %_532.i.i.i184.i
  %_46.i.i.i188.i = load i8, ptr %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i165.i, align 8, !alias.scope !134, !noalias !137, !noundef !2
  %_13.i.i.i189.i = zext i8 %_46.i.i.i188.i to i64
  %37 = getelementptr i8, ptr %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i163.i, i64 %_13.i.i.i189.i
  %_49.i.i.i190.i = getelementptr i8, ptr %37, i64 -1
  %last_byte.i.i.i191.i = load i8, ptr %_49.i.i.i190.i, align 1, !alias.scope !134, !noalias !137, !noundef !2
  %_3.i.i.i.i192.i = icmp samesign ult i64 %_42.i.i.i186.i, 16
  br i1 %_3.i.i.i.i192.i, label %bb5.preheader.i.i.i.i294.i, label %bb2.i.i.i.i193.i

bb5.preheader.i.i.i.i294.i:
  %_69.not.i.i.i.i295.i = icmp eq i64 %_654.i.i.i183.i, %_532.i.i.i184.i
  br i1 %_69.not.i.i.i.i295.i, label %bb10.i.i.i233.i, label %bb7.i.i.i.i296.i

bb2.i.i.i.i193.i:
  %addr.i.i.i.i.i.i.i.i194.i = ptrtoint ptr %_44.i.i.i187.i to i64
  %_9.i.i.i.i.i.i.i.i195.i = add i64 %addr.i.i.i.i.i.i.i.i194.i, 7
  %aligned_address.i.i.i.i.i.i.i.i196.i = and i64 %_9.i.i.i.i.i.i.i.i195.i, -8
  %byte_offset.i.i.i.i.i.i.i.i197.i = sub i64 %aligned_address.i.i.i.i.i.i.i.i196.i, %addr.i.i.i.i.i.i.i.i194.i
  %_12.i.i.i.i.i.i.i.i198.i = icmp ult i64 %byte_offset.i.i.i.i.i.i.i.i197.i, 8
  call void @llvm.assume(i1 %_12.i.i.i.i.i.i.i.i198.i)
  %_5.not.i.i.i.i.i.i199.i = icmp eq i64 %aligned_address.i.i.i.i.i.i.i.i196.i, %addr.i.i.i.i.i.i.i.i194.i
  br i1 %_5.not.i.i.i.i.i.i199.i, label %bb4.i.i.i.i.i.i206.i, label %bb21.i.i.i.i.i.i200.i

bb4.i.i.i.i.i.i206.i:
  %offset.sroa.0.0.i.i.i.i.i.i207.i = phi i64 [ 0, %bb2.i.i.i.i193.i ], [ %byte_offset.i.i.i.i.i.i.i.i197.i, %bb23.i.i.i.i.i.i204.i ]
  %_51.sroa.0.0.zext.i.i.i.i.i.i208.i = zext i8 %last_byte.i.i.i191.i to i64
  %_51.sroa.0.0.isplat.i.i.i.i.i.i209.i = mul nuw i64 %_51.sroa.0.0.zext.i.i.i.i.i.i208.i, 72340172838076673
  %_14.i.i.i.i.i.i210.i = add nsw i64 %_42.i.i.i186.i, -16
  %_12.not22.i.i.i.i.i.i211.i = icmp ugt i64 %offset.sroa.0.0.i.i.i.i.i.i207.i, %_14.i.i.i.i.i.i210.i
  br i1 %_12.not22.i.i.i.i.i.i211.i, label %bb9.i.i.i.i.i.i221.i, label %bb6.i.i.i.i.i.i212.i

bb6.i.i.i.i.i.i212.i:
  %offset.sroa.0.123.i.i.i.i.i.i213.i = phi i64 [ %44, %bb7.i.i.i.i.i.i292.i ], [ %offset.sroa.0.0.i.i.i.i.i.i207.i, %bb4.i.i.i.i.i.i206.i ]
  %_17.i.i.i.i.i.i214.i = getelementptr inbounds nuw i8, ptr %_44.i.i.i187.i, i64 %offset.sroa.0.123.i.i.i.i.i.i213.i
  %u.i.i.i.i.i.i215.i = load i64, ptr %_17.i.i.i.i.i.i214.i, align 8, !alias.scope !139, !noalias !146, !noundef !2
  %_21.i.i.i.i.i.i216.i = getelementptr i8, ptr %_17.i.i.i.i.i.i214.i, i64 8
  %v.i.i.i.i.i.i217.i = load i64, ptr %_21.i.i.i.i.i.i216.i, align 8, !alias.scope !139, !noalias !146, !noundef !2
  %_25.i.i.i.i.i.i218.i = xor i64 %u.i.i.i.i.i.i215.i, %_51.sroa.0.0.isplat.i.i.i.i.i.i209.i
  %38 = sub i64 72340172838076672, %_25.i.i.i.i.i.i218.i
  %39 = or i64 %38, %_25.i.i.i.i.i.i218.i
  %_27.i.i.i.i.i.i219.i = xor i64 %v.i.i.i.i.i.i217.i, %_51.sroa.0.0.isplat.i.i.i.i.i.i209.i
  %40 = sub i64 72340172838076672, %_27.i.i.i.i.i.i219.i
  %41 = or i64 %40, %_27.i.i.i.i.i.i219.i
  %42 = and i64 %39, -9187201950435737472
  %43 = and i64 %42, %41
  %brmerge.not.i.i.i.i.i.i220.i = icmp eq i64 %43, -9187201950435737472
  br i1 %brmerge.not.i.i.i.i.i.i220.i, label %bb7.i.i.i.i.i.i292.i, label %bb9.i.i.i.i.i.i221.i

bb9.i.i.i.i.i.i221.i:
  %offset.sroa.0.1.lcssa.i.i.i.i.i.i222.i = phi i64 [ %offset.sroa.0.0.i.i.i.i.i.i207.i, %bb4.i.i.i.i.i.i206.i ], [ %44, %bb7.i.i.i.i.i.i292.i ], [ %offset.sroa.0.123.i.i.i.i.i.i213.i, %bb6.i.i.i.i.i.i212.i ]
  %_28.i.i.i.i.i.i223.i = getelementptr inbounds nuw i8, ptr %_44.i.i.i187.i, i64 %offset.sroa.0.1.lcssa.i.i.i.i.i.i222.i
  %_6525.not.i.i.i.i.i.i224.i = icmp eq i64 %_42.i.i.i186.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i222.i
  br i1 %_6525.not.i.i.i.i.i.i224.i, label %bb10.i.i.i233.i, label %bb30.i.i.i.preheader.i.i.i225.i

bb30.i.i.i.preheader.i.i.i225.i:
  %_31.i.i.i.i.i.i226.i = sub i64 %_42.i.i.i186.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i222.i
  br label %bb30.i.i.i.i.i.i227.i

bb7.i.i.i.i.i.i292.i:
  %44 = add i64 %offset.sroa.0.123.i.i.i.i.i.i213.i, 16
  %_12.not.i.i.i.i.i.i293.i = icmp ugt i64 %44, %_14.i.i.i.i.i.i210.i
  br i1 %_12.not.i.i.i.i.i.i293.i, label %bb9.i.i.i.i.i.i221.i, label %bb6.i.i.i.i.i.i212.i

bb30.i.i.i.i.i.i227.i:
  %_64.sroa.0.026.i.i.i.i.i.i228.i = phi i64 [ %46, %bb32.i.i.i.i.i.i231.i ], [ 0, %bb30.i.i.i.preheader.i.i.i225.i ]
  %45 = getelementptr inbounds nuw i8, ptr %_28.i.i.i.i.i.i223.i, i64 %_64.sroa.0.026.i.i.i.i.i.i228.i
  %_68.i.i.i.i.i.i229.i = load i8, ptr %45, align 1, !alias.scope !139, !noalias !146, !noundef !2
  %_67.i.i.i.i.i.i230.i = icmp eq i8 %_68.i.i.i.i.i.i229.i, %last_byte.i.i.i191.i
  br i1 %_67.i.i.i.i.i.i230.i, label %bb31.i.i.i.i.i.i262.i, label %bb32.i.i.i.i.i.i231.i

bb32.i.i.i.i.i.i231.i:
  %46 = add nuw i64 %_64.sroa.0.026.i.i.i.i.i.i228.i, 1
  %exitcond.not.i.i.i232.i = icmp eq i64 %46, %_31.i.i.i.i.i.i226.i
  br i1 %exitcond.not.i.i.i232.i, label %bb10.i.i.i233.i, label %bb30.i.i.i.i.i.i227.i

bb31.i.i.i.i.i.i262.i:
  %_35.i.i.i.i.i.i263.i = add i64 %_64.sroa.0.026.i.i.i.i.i.i228.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i222.i
  br label %bb4.i.i.i264.i

bb21.i.i.i.i.i.i200.i:
  %_44.sroa.0.021.i.i.i.i.i.i201.i = phi i64 [ %48, %bb23.i.i.i.i.i.i204.i ], [ 0, %bb2.i.i.i.i193.i ]
  %47 = getelementptr inbounds nuw i8, ptr %_44.i.i.i187.i, i64 %_44.sroa.0.021.i.i.i.i.i.i201.i
  %_48.i.i.i.i.i.i202.i = load i8, ptr %47, align 1, !alias.scope !139, !noalias !146, !noundef !2
  %_47.i.i.i.i.i.i203.i = icmp eq i8 %_48.i.i.i.i.i.i202.i, %last_byte.i.i.i191.i
  br i1 %_47.i.i.i.i.i.i203.i, label %bb4.i.i.i264.i, label %bb23.i.i.i.i.i.i204.i

bb23.i.i.i.i.i.i204.i:
  %48 = add nuw nsw i64 %_44.sroa.0.021.i.i.i.i.i.i201.i, 1
  %exitcond.not.i.i.i.i.i.i205.i = icmp eq i64 %48, %byte_offset.i.i.i.i.i.i.i.i197.i
  br i1 %exitcond.not.i.i.i.i.i.i205.i, label %bb4.i.i.i.i.i.i206.i, label %bb21.i.i.i.i.i.i200.i

bb7.i.i.i.i296.i:
  %_5.sroa.0.010.i.i.i.i297.i = phi i64 [ %50, %bb9.i.i.i.i300.i ], [ 0, %bb5.preheader.i.i.i.i294.i ]
  %49 = getelementptr inbounds nuw i8, ptr %_44.i.i.i187.i, i64 %_5.sroa.0.010.i.i.i.i297.i
  %_9.i.i.i.i298.i = load i8, ptr %49, align 1, !alias.scope !147, !noalias !146, !noundef !2
  %_8.i.i.i.i299.i = icmp eq i8 %_9.i.i.i.i298.i, %last_byte.i.i.i191.i
  br i1 %_8.i.i.i.i299.i, label %bb4.i.i.i264.i, label %bb9.i.i.i.i300.i

bb9.i.i.i.i300.i:
  %50 = add nuw nsw i64 %_5.sroa.0.010.i.i.i.i297.i, 1
  %exitcond.not.i.i.i.i301.i = icmp eq i64 %50, %_42.i.i.i186.i
  br i1 %exitcond.not.i.i.i.i301.i, label %bb10.i.i.i233.i, label %bb7.i.i.i.i296.i

bb4.i.i.i264.i:
  %_5.sroa.0.0.pn.i.i.i.i265.i = phi i64 [ %_35.i.i.i.i.i.i263.i, %bb31.i.i.i.i.i.i262.i ], [ %_5.sroa.0.010.i.i.i.i297.i, %bb7.i.i.i.i296.i ], [ %_44.sroa.0.021.i.i.i.i.i.i201.i, %bb21.i.i.i.i.i.i200.i ]
  %_17.i.i.i266.i = add i64 %_532.i.i.i184.i, 1
  %51 = add i64 %_17.i.i.i266.i, %_5.sroa.0.0.pn.i.i.i.i265.i
  store i64 %51, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i161.i, align 8, !alias.scope !134, !noalias !137
  %_18.not.i.i.i267.i = icmp ult i64 %51, %_13.i.i.i189.i
  br i1 %_18.not.i.i.i267.i, label %bb9.i.i.i281.i, label %bb5.i.i.i268.i

bb10.i.i.i233.i:
  store i64 %_654.i.i.i183.i, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i161.i, align 8, !alias.scope !134, !noalias !137
  br label %bb6.i.i234.i

bb5.i.i.i268.i:
  %found_char.i.i.i269.i = sub nuw i64 %51, %_13.i.i.i189.i
  %_54.not.i.i.i270.i = icmp ugt i64 %51, %_34.156.i.i.i182.i
  br i1 %_54.not.i.i.i270.i, label %bb9.i.i.i281.i, label %bb19.i.i.i271.i

bb9.i.i.i281.i:
  %_34.1.i.i.i282.i = phi i64 [ %_34.1.pre.i.i.i280.i, %bb28.bb9_crit_edge.i.i.i278.i ], [ %_34.156.i.i.i182.i, %bb5.i.i.i268.i ], [ %_34.156.i.i.i182.i, %bb4.i.i.i264.i ]
  %_6.i.i.i283.i = phi i64 [ %_6.pre.i.i.i279.i, %bb28.bb9_crit_edge.i.i.i278.i ], [ %_654.i.i.i183.i, %bb5.i.i.i268.i ], [ %_654.i.i.i183.i, %bb4.i.i.i264.i ]
  %_5.i.i.i284.i = phi i64 [ %_5.pre.i.i.i277.i, %bb28.bb9_crit_edge.i.i.i278.i ], [ %51, %bb5.i.i.i268.i ], [ %51, %bb4.i.i.i264.i ]
  %_41.i.i.i285.i = icmp ult i64 %_6.i.i.i283.i, %_5.i.i.i284.i
  %_36.not.i.i.i286.i = icmp ugt i64 %_6.i.i.i283.i, %_34.1.i.i.i282.i
  %or.cond.i.i.i287.i = select i1 %_41.i.i.i285.i, i1 true, i1 %_36.not.i.i.i286.i
  br i1 %or.cond.i.i.i287.i, label %bb6.i.i234.i, label %bb12.i.i.i181.i

bb19.i.i.i271.i:
  %_65.i.i.i272.i = icmp ult i8 %_46.i.i.i188.i, 5
  br i1 %_65.i.i.i272.i, label %bb28.i.i.i274.i, label %bb25.i.i.i273.i, !prof !65

bb25.i.i.i273.i:
  call void @_RNvNtNtCsg7NUrKUartL_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %_13.i.i.i189.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ede2dfd327aedc00d0d7af454eed2b8c) #16, !noalias !146
  unreachable

bb28.i.i.i274.i:
  %_62.i.i.i275.i = getelementptr inbounds nuw i8, ptr %_34.031.i.i.i185.i, i64 %found_char.i.i.i269.i
  %52 = call i32 @memcmp(ptr nonnull %_62.i.i.i275.i, ptr nonnull %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i163.i, i64 %_13.i.i.i189.i) #17, !noalias !146
  %_28.i.i.i276.i = icmp eq i32 %52, 0
  %_5.pre.i.i.i277.i = load i64, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i161.i, align 8, !alias.scope !134, !noalias !137
  br i1 %_28.i.i.i276.i, label %bb7.i.i288.i, label %bb28.bb9_crit_edge.i.i.i278.i

bb28.bb9_crit_edge.i.i.i278.i:
  %_6.pre.i.i.i279.i = load i64, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i162.i, align 8, !alias.scope !134, !noalias !137
  %_34.1.pre.i.i.i280.i = load i64, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i160.i, align 8, !alias.scope !134, !noalias !137
  br label %bb9.i.i.i281.i

bb7.i.i288.i:
  %_10.i.i289.i = load i64, ptr %iter.i157.i, align 8, !alias.scope !131, !noalias !127, !noundef !2
  %_15.i.i290.i = sub nuw i64 %_5.pre.i.i.i277.i, %_10.i.i289.i
  %_17.i.i291.i = getelementptr inbounds nuw i8, ptr %_4.val.i.i174.i, i64 %_10.i.i289.i
  store i64 %_5.pre.i.i.i277.i, ptr %iter.i157.i, align 8, !alias.scope !131, !noalias !127
  br label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i242.i

bb6.i.i234.i:
  %53 = load i8, ptr %_3.sroa.5.0.iter.sroa_idx.i167.i, align 1, !range !48, !alias.scope !148, !noalias !127, !noundef !2
  %_2.i.i.i235.i = trunc nuw i8 %53 to i1
  br i1 %_2.i.i.i235.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i242.i, label %bb1.i.i.i236.i

bb1.i.i.i236.i:
  store i8 1, ptr %_3.sroa.5.0.iter.sroa_idx.i167.i, align 1, !alias.scope !148, !noalias !127
  %54 = load i8, ptr %_3.sroa.4.0.iter.sroa_idx.i166.i, align 8, !range !48, !alias.scope !148, !noalias !127, !noundef !2
  %_3.i.i.i237.i = trunc nuw i8 %54 to i1
  %_11.pre.i.i.i238.i = load i64, ptr %iter.i157.i, align 8, !alias.scope !148, !noalias !127
  %_12.pre.i.i.i239.i = load i64, ptr %_3.sroa.2.0.iter.sroa_idx.i158.i, align 8, !alias.scope !148, !noalias !127
  %_4.not.i.i.i240.i = icmp ne i64 %_12.pre.i.i.i239.i, %_11.pre.i.i.i238.i
  %or.cond.not.i.i.i241.i = select i1 %_3.i.i.i237.i, i1 true, i1 %_4.not.i.i.i240.i
  br i1 %or.cond.not.i.i.i241.i, label %bb4.i2.i.i258.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i242.i

bb4.i2.i.i258.i:
  %_17.i3.i.i259.i = sub nuw i64 %_12.pre.i.i.i239.i, %_11.pre.i.i.i238.i
  %_10.val.i.i.i260.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx.i159.i, align 8, !alias.scope !148, !noalias !127, !nonnull !2, !noundef !2
  %_19.i.i.i261.i = getelementptr inbounds nuw i8, ptr %_10.val.i.i.i260.i, i64 %_11.pre.i.i.i238.i
  br label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i242.i

_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i242.i:
  %_0.sroa.4.1.i.i243.i = phi i64 [ undef, %bb1.i171.i ], [ %_15.i.i290.i, %bb7.i.i288.i ], [ %_17.i3.i.i259.i, %bb4.i2.i.i258.i ], [ undef, %bb1.i.i.i236.i ], [ undef, %bb6.i.i234.i ]
  %_0.sroa.0.1.i.i244.i = phi ptr [ null, %bb1.i171.i ], [ %_17.i.i291.i, %bb7.i.i288.i ], [ %_19.i.i.i261.i, %bb4.i2.i.i258.i ], [ null, %bb1.i.i.i236.i ], [ null, %bb6.i.i234.i ]
  %.not.not.not.not.i245.not.i = icmp eq ptr %_0.sroa.0.1.i.i244.i, null
  br i1 %.not.not.not.not.i245.not.i, label %bb34.i.critedge.i, label %bb3.i246.i

bb3.i246.i:
  %55 = load i8, ptr %_14.i168.i, align 1, !range !48, !noalias !124, !noundef !2
  %_8.i247.i = trunc nuw i8 %55 to i1
  br i1 %_8.i247.i, label %bb5.i256.i, label %bb7.i248.i

bb7.i248.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %_29.i156.i), !noalias !127
  store i32 10, ptr %_29.i156.i, align 4, !noalias !127
  %_5.not.i.i249.i = icmp eq i64 %_0.sroa.4.1.i.i243.i, 0
  br i1 %_5.not.i.i249.i, label %_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit.i253.i, label %bb6.i5.i250.i

bb6.i5.i250.i:
  %56 = getelementptr i8, ptr %_0.sroa.0.1.i.i244.i, i64 %_0.sroa.4.1.i.i243.i
  %_13.i.i251.i = getelementptr i8, ptr %56, i64 -1
  %57 = call i32 @memcmp(ptr nonnull readonly %_29.i156.i, ptr nonnull readonly %_13.i.i251.i, i64 range(i64 1, 5) 1) #17, !noalias !124
  %_0.i.i.i252.i = icmp eq i32 %57, 0
  br label %_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit.i253.i

_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit.i253.i:
  %_0.sroa.0.0.off0.i.i254.i = phi i1 [ %_0.i.i.i252.i, %bb6.i5.i250.i ], [ false, %bb7.i248.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_29.i156.i), !noalias !127
  %58 = zext i1 %_0.sroa.0.0.off0.i.i254.i to i8
  store i8 %58, ptr %_14.i168.i, align 1, !noalias !124
  %59 = load ptr, ptr %35, align 8, !invariant.load !2, !noalias !124, !nonnull !2
  %_12.i255.i = call noundef zeroext i1 %59(ptr noundef nonnull %_15.0.i169.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_0.sroa.0.1.i.i244.i, i64 noundef %_0.sroa.4.1.i.i243.i) #14, !noalias !124
  br i1 %_12.i255.i, label %_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit302.i, label %bb1.i171.i

bb5.i256.i:
  %60 = load ptr, ptr %35, align 8, !invariant.load !2, !noalias !124, !nonnull !2
  %_9.i257.i = call noundef zeroext i1 %60(ptr noundef nonnull %_15.0.i169.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #14, !noalias !124
  br i1 %_9.i257.i, label %_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit302.i, label %bb7.i248.i

_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit302.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i157.i), !noalias !127
  br label %_RNvXs_NvNtNtCsg7NUrKUartL_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit

bb9.i.i:
  %_16.sroa.0.0.copyload.i.i = load i16, ptr %_809.i.i, align 1, !noalias !121
  %len.i.i = zext i16 %_16.sroa.0.0.copyload.i.i to i64
  %_89.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i.i, i64 3
  %_92.i.i = getelementptr inbounds nuw i8, ptr %_89.i.i, i64 %len.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !151)
  call void @llvm.lifetime.start.p0(ptr nonnull %iter.i10.i), !noalias !154
  store i64 0, ptr %iter.i10.i, align 8, !noalias !154
  store i64 %len.i.i, ptr %_3.sroa.2.0.iter.sroa_idx.i11.i, align 8, !noalias !154
  store ptr %_89.i.i, ptr %_3.sroa.3.0.iter.sroa_idx.i12.i, align 8, !noalias !154
  store i64 %len.i.i, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i13.i, align 8, !noalias !154
  store i64 0, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i14.i, align 8, !noalias !154
  store i64 %len.i.i, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i15.i, align 8, !noalias !154
  store i32 10, ptr %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i16.i, align 8, !noalias !154
  store i32 10, ptr %_3.sroa.3.sroa.6.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i17.i, align 4, !noalias !154
  store i8 1, ptr %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i18.i, align 8, !noalias !154
  store i8 0, ptr %_3.sroa.4.0.iter.sroa_idx.i19.i, align 8, !noalias !154
  store i8 0, ptr %_3.sroa.5.0.iter.sroa_idx.i20.i, align 1, !noalias !154
  %_14.i21.i = load ptr, ptr %33, align 8, !alias.scope !156, !noalias !157, !nonnull !2
  %_15.0.i22.i = load ptr, ptr %self, align 8, !alias.scope !156, !noalias !157, !nonnull !2
  %_15.1.i23.i = load ptr, ptr %34, align 8, !alias.scope !156, !noalias !157, !nonnull !2, !align !15
  %61 = getelementptr inbounds nuw i8, ptr %_15.1.i23.i, i64 24
  br label %bb1.i24.i

bb1.i24.i:
  %62 = load i8, ptr %_3.sroa.5.0.iter.sroa_idx.i20.i, align 1, !range !48, !alias.scope !158, !noalias !154, !noundef !2
  %_2.i.i25.i = trunc nuw i8 %62 to i1
  br i1 %_2.i.i25.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i95.i, label %bb2.i.i26.i

bb2.i.i26.i:
  %_4.val.i.i27.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx.i12.i, align 8, !alias.scope !158, !noalias !154, !nonnull !2, !noundef !2
  %_4.val1.i.i28.i = load i64, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i13.i, align 8, !alias.scope !158, !noalias !154, !noundef !2
  %_525.i.i.i29.i = load i64, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i14.i, align 8, !alias.scope !161, !noalias !164, !noundef !2
  %_626.i.i.i30.i = load i64, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i15.i, align 8, !alias.scope !161, !noalias !164, !noundef !2
  %_4127.i.i.i31.i = icmp ult i64 %_626.i.i.i30.i, %_525.i.i.i29.i
  %_36.not29.i.i.i32.i = icmp ugt i64 %_626.i.i.i30.i, %_4.val1.i.i28.i
  %or.cond30.i.i.i33.i = or i1 %_4127.i.i.i31.i, %_36.not29.i.i.i32.i
  br i1 %or.cond30.i.i.i33.i, label %bb6.i.i87.i, label %bb12.i.i.i34.i

bb12.i.i.i34.i:
  %_34.156.i.i.i35.i = phi i64 [ %_34.1.i.i.i135.i, %bb9.i.i.i134.i ], [ %_4.val1.i.i28.i, %bb2.i.i26.i ]
  %_654.i.i.i36.i = phi i64 [ %_6.i.i.i136.i, %bb9.i.i.i134.i ], [ %_626.i.i.i30.i, %bb2.i.i26.i ]
  %_532.i.i.i37.i = phi i64 [ %_5.i.i.i137.i, %bb9.i.i.i134.i ], [ %_525.i.i.i29.i, %bb2.i.i26.i ]
  %_34.031.i.i.i38.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx.i12.i, align 8, !alias.scope !161, !noalias !164, !nonnull !2, !noundef !2
  %_42.i.i.i39.i = sub nuw i64 %_654.i.i.i36.i, %_532.i.i.i37.i
  %_44.i.i.i40.i = getelementptr inbounds nuw i8, ptr %_34.031.i.i.i38.i, i64 %_532.i.i.i37.i
  %_46.i.i.i41.i = load i8, ptr %_3.sroa.3.sroa.7.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i18.i, align 8, !alias.scope !161, !noalias !164, !noundef !2
  %_13.i.i.i42.i = zext i8 %_46.i.i.i41.i to i64
  %63 = getelementptr i8, ptr %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i16.i, i64 %_13.i.i.i42.i
  %_49.i.i.i43.i = getelementptr i8, ptr %63, i64 -1
  %last_byte.i.i.i44.i = load i8, ptr %_49.i.i.i43.i, align 1, !alias.scope !161, !noalias !164, !noundef !2
  %_3.i.i.i.i45.i = icmp samesign ult i64 %_42.i.i.i39.i, 16
  br i1 %_3.i.i.i.i45.i, label %bb5.preheader.i.i.i.i147.i, label %bb2.i.i.i.i46.i

bb5.preheader.i.i.i.i147.i:
  %_69.not.i.i.i.i148.i = icmp eq i64 %_654.i.i.i36.i, %_532.i.i.i37.i
  br i1 %_69.not.i.i.i.i148.i, label %bb10.i.i.i86.i, label %bb7.i.i.i.i149.i

bb2.i.i.i.i46.i:
  %addr.i.i.i.i.i.i.i.i47.i = ptrtoint ptr %_44.i.i.i40.i to i64
  %_9.i.i.i.i.i.i.i.i48.i = add i64 %addr.i.i.i.i.i.i.i.i47.i, 7
  %aligned_address.i.i.i.i.i.i.i.i49.i = and i64 %_9.i.i.i.i.i.i.i.i48.i, -8
  %byte_offset.i.i.i.i.i.i.i.i50.i = sub i64 %aligned_address.i.i.i.i.i.i.i.i49.i, %addr.i.i.i.i.i.i.i.i47.i
  %_12.i.i.i.i.i.i.i.i51.i = icmp ult i64 %byte_offset.i.i.i.i.i.i.i.i50.i, 8
  call void @llvm.assume(i1 %_12.i.i.i.i.i.i.i.i51.i)
  %_5.not.i.i.i.i.i.i52.i = icmp eq i64 %aligned_address.i.i.i.i.i.i.i.i49.i, %addr.i.i.i.i.i.i.i.i47.i
  br i1 %_5.not.i.i.i.i.i.i52.i, label %bb4.i.i.i.i.i.i59.i, label %bb21.i.i.i.i.i.i53.i

bb4.i.i.i.i.i.i59.i:
  %offset.sroa.0.0.i.i.i.i.i.i60.i = phi i64 [ 0, %bb2.i.i.i.i46.i ], [ %byte_offset.i.i.i.i.i.i.i.i50.i, %bb23.i.i.i.i.i.i57.i ]
  %_51.sroa.0.0.zext.i.i.i.i.i.i61.i = zext i8 %last_byte.i.i.i44.i to i64
  %_51.sroa.0.0.isplat.i.i.i.i.i.i62.i = mul nuw i64 %_51.sroa.0.0.zext.i.i.i.i.i.i61.i, 72340172838076673
  %_14.i.i.i.i.i.i63.i = add nsw i64 %_42.i.i.i39.i, -16
  %_12.not22.i.i.i.i.i.i64.i = icmp ugt i64 %offset.sroa.0.0.i.i.i.i.i.i60.i, %_14.i.i.i.i.i.i63.i
  br i1 %_12.not22.i.i.i.i.i.i64.i, label %bb9.i.i.i.i.i.i74.i, label %bb6.i.i.i.i.i.i65.i

bb6.i.i.i.i.i.i65.i:
  %offset.sroa.0.123.i.i.i.i.i.i66.i = phi i64 [ %70, %bb7.i.i.i.i.i.i145.i ], [ %offset.sroa.0.0.i.i.i.i.i.i60.i, %bb4.i.i.i.i.i.i59.i ]
  %_17.i.i.i.i.i.i67.i = getelementptr inbounds nuw i8, ptr %_44.i.i.i40.i, i64 %offset.sroa.0.123.i.i.i.i.i.i66.i
  %u.i.i.i.i.i.i68.i = load i64, ptr %_17.i.i.i.i.i.i67.i, align 8, !alias.scope !166, !noalias !173, !noundef !2
  %_21.i.i.i.i.i.i69.i = getelementptr i8, ptr %_17.i.i.i.i.i.i67.i, i64 8
  %v.i.i.i.i.i.i70.i = load i64, ptr %_21.i.i.i.i.i.i69.i, align 8, !alias.scope !166, !noalias !173, !noundef !2
  %_25.i.i.i.i.i.i71.i = xor i64 %u.i.i.i.i.i.i68.i, %_51.sroa.0.0.isplat.i.i.i.i.i.i62.i
  %64 = sub i64 72340172838076672, %_25.i.i.i.i.i.i71.i
  %65 = or i64 %64, %_25.i.i.i.i.i.i71.i
  %_27.i.i.i.i.i.i72.i = xor i64 %v.i.i.i.i.i.i70.i, %_51.sroa.0.0.isplat.i.i.i.i.i.i62.i
  %66 = sub i64 72340172838076672, %_27.i.i.i.i.i.i72.i
  %67 = or i64 %66, %_27.i.i.i.i.i.i72.i
  %68 = and i64 %65, -9187201950435737472
  %69 = and i64 %68, %67
  %brmerge.not.i.i.i.i.i.i73.i = icmp eq i64 %69, -9187201950435737472
  br i1 %brmerge.not.i.i.i.i.i.i73.i, label %bb7.i.i.i.i.i.i145.i, label %bb9.i.i.i.i.i.i74.i

bb9.i.i.i.i.i.i74.i:
  %offset.sroa.0.1.lcssa.i.i.i.i.i.i75.i = phi i64 [ %offset.sroa.0.0.i.i.i.i.i.i60.i, %bb4.i.i.i.i.i.i59.i ], [ %70, %bb7.i.i.i.i.i.i145.i ], [ %offset.sroa.0.123.i.i.i.i.i.i66.i, %bb6.i.i.i.i.i.i65.i ]
  %_28.i.i.i.i.i.i76.i = getelementptr inbounds nuw i8, ptr %_44.i.i.i40.i, i64 %offset.sroa.0.1.lcssa.i.i.i.i.i.i75.i
  %_6525.not.i.i.i.i.i.i77.i = icmp eq i64 %_42.i.i.i39.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i75.i
  br i1 %_6525.not.i.i.i.i.i.i77.i, label %bb10.i.i.i86.i, label %bb30.i.i.i.preheader.i.i.i78.i

bb30.i.i.i.preheader.i.i.i78.i:
  %_31.i.i.i.i.i.i79.i = sub i64 %_42.i.i.i39.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i75.i
  br label %bb30.i.i.i.i.i.i80.i

bb7.i.i.i.i.i.i145.i:
  %70 = add i64 %offset.sroa.0.123.i.i.i.i.i.i66.i, 16
  %_12.not.i.i.i.i.i.i146.i = icmp ugt i64 %70, %_14.i.i.i.i.i.i63.i
  br i1 %_12.not.i.i.i.i.i.i146.i, label %bb9.i.i.i.i.i.i74.i, label %bb6.i.i.i.i.i.i65.i

bb30.i.i.i.i.i.i80.i:
  %_64.sroa.0.026.i.i.i.i.i.i81.i = phi i64 [ %72, %bb32.i.i.i.i.i.i84.i ], [ 0, %bb30.i.i.i.preheader.i.i.i78.i ]
  %71 = getelementptr inbounds nuw i8, ptr %_28.i.i.i.i.i.i76.i, i64 %_64.sroa.0.026.i.i.i.i.i.i81.i
  %_68.i.i.i.i.i.i82.i = load i8, ptr %71, align 1, !alias.scope !166, !noalias !173, !noundef !2
  %_67.i.i.i.i.i.i83.i = icmp eq i8 %_68.i.i.i.i.i.i82.i, %last_byte.i.i.i44.i
  br i1 %_67.i.i.i.i.i.i83.i, label %bb31.i.i.i.i.i.i115.i, label %bb32.i.i.i.i.i.i84.i

bb32.i.i.i.i.i.i84.i:
  %72 = add nuw i64 %_64.sroa.0.026.i.i.i.i.i.i81.i, 1
  %exitcond.not.i.i.i85.i = icmp eq i64 %72, %_31.i.i.i.i.i.i79.i
  br i1 %exitcond.not.i.i.i85.i, label %bb10.i.i.i86.i, label %bb30.i.i.i.i.i.i80.i

bb31.i.i.i.i.i.i115.i:
  %_35.i.i.i.i.i.i116.i = add i64 %_64.sroa.0.026.i.i.i.i.i.i81.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i75.i
  br label %bb4.i.i.i117.i

bb21.i.i.i.i.i.i53.i:
  %_44.sroa.0.021.i.i.i.i.i.i54.i = phi i64 [ %74, %bb23.i.i.i.i.i.i57.i ], [ 0, %bb2.i.i.i.i46.i ]
  %73 = getelementptr inbounds nuw i8, ptr %_44.i.i.i40.i, i64 %_44.sroa.0.021.i.i.i.i.i.i54.i
  %_48.i.i.i.i.i.i55.i = load i8, ptr %73, align 1, !alias.scope !166, !noalias !173, !noundef !2
  %_47.i.i.i.i.i.i56.i = icmp eq i8 %_48.i.i.i.i.i.i55.i, %last_byte.i.i.i44.i
  br i1 %_47.i.i.i.i.i.i56.i, label %bb4.i.i.i117.i, label %bb23.i.i.i.i.i.i57.i

bb23.i.i.i.i.i.i57.i:
  %74 = add nuw nsw i64 %_44.sroa.0.021.i.i.i.i.i.i54.i, 1
  %exitcond.not.i.i.i.i.i.i58.i = icmp eq i64 %74, %byte_offset.i.i.i.i.i.i.i.i50.i
  br i1 %exitcond.not.i.i.i.i.i.i58.i, label %bb4.i.i.i.i.i.i59.i, label %bb21.i.i.i.i.i.i53.i

bb7.i.i.i.i149.i:
  %_5.sroa.0.010.i.i.i.i150.i = phi i64 [ %76, %bb9.i.i.i.i153.i ], [ 0, %bb5.preheader.i.i.i.i147.i ]
  %75 = getelementptr inbounds nuw i8, ptr %_44.i.i.i40.i, i64 %_5.sroa.0.010.i.i.i.i150.i
  %_9.i.i.i.i151.i = load i8, ptr %75, align 1, !alias.scope !174, !noalias !173, !noundef !2
  %_8.i.i.i.i152.i = icmp eq i8 %_9.i.i.i.i151.i, %last_byte.i.i.i44.i
  br i1 %_8.i.i.i.i152.i, label %bb4.i.i.i117.i, label %bb9.i.i.i.i153.i

bb9.i.i.i.i153.i:
  %76 = add nuw nsw i64 %_5.sroa.0.010.i.i.i.i150.i, 1
  %exitcond.not.i.i.i.i154.i = icmp eq i64 %76, %_42.i.i.i39.i
  br i1 %exitcond.not.i.i.i.i154.i, label %bb10.i.i.i86.i, label %bb7.i.i.i.i149.i

bb4.i.i.i117.i:
  %_5.sroa.0.0.pn.i.i.i.i118.i = phi i64 [ %_35.i.i.i.i.i.i116.i, %bb31.i.i.i.i.i.i115.i ], [ %_5.sroa.0.010.i.i.i.i150.i, %bb7.i.i.i.i149.i ], [ %_44.sroa.0.021.i.i.i.i.i.i54.i, %bb21.i.i.i.i.i.i53.i ]
  %_17.i.i.i119.i = add i64 %_532.i.i.i37.i, 1
  %77 = add i64 %_17.i.i.i119.i, %_5.sroa.0.0.pn.i.i.i.i118.i
  store i64 %77, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i14.i, align 8, !alias.scope !161, !noalias !164
  %_18.not.i.i.i120.i = icmp ult i64 %77, %_13.i.i.i42.i
  br i1 %_18.not.i.i.i120.i, label %bb9.i.i.i134.i, label %bb5.i.i.i121.i

bb10.i.i.i86.i:
  store i64 %_654.i.i.i36.i, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i14.i, align 8, !alias.scope !161, !noalias !164
  br label %bb6.i.i87.i

bb5.i.i.i121.i:
  %found_char.i.i.i122.i = sub nuw i64 %77, %_13.i.i.i42.i
  %_54.not.i.i.i123.i = icmp ugt i64 %77, %_34.156.i.i.i35.i
  br i1 %_54.not.i.i.i123.i, label %bb9.i.i.i134.i, label %bb19.i.i.i124.i

bb9.i.i.i134.i:
  %_34.1.i.i.i135.i = phi i64 [ %_34.1.pre.i.i.i133.i, %bb28.bb9_crit_edge.i.i.i131.i ], [ %_34.156.i.i.i35.i, %bb5.i.i.i121.i ], [ %_34.156.i.i.i35.i, %bb4.i.i.i117.i ]
  %_6.i.i.i136.i = phi i64 [ %_6.pre.i.i.i132.i, %bb28.bb9_crit_edge.i.i.i131.i ], [ %_654.i.i.i36.i, %bb5.i.i.i121.i ], [ %_654.i.i.i36.i, %bb4.i.i.i117.i ]
  %_5.i.i.i137.i = phi i64 [ %_5.pre.i.i.i130.i, %bb28.bb9_crit_edge.i.i.i131.i ], [ %77, %bb5.i.i.i121.i ], [ %77, %bb4.i.i.i117.i ]
  %_41.i.i.i138.i = icmp ult i64 %_6.i.i.i136.i, %_5.i.i.i137.i
  %_36.not.i.i.i139.i = icmp ugt i64 %_6.i.i.i136.i, %_34.1.i.i.i135.i
  %or.cond.i.i.i140.i = select i1 %_41.i.i.i138.i, i1 true, i1 %_36.not.i.i.i139.i
  br i1 %or.cond.i.i.i140.i, label %bb6.i.i87.i, label %bb12.i.i.i34.i

bb19.i.i.i124.i:
  %_65.i.i.i125.i = icmp ult i8 %_46.i.i.i41.i, 5
  br i1 %_65.i.i.i125.i, label %bb28.i.i.i127.i, label %bb25.i.i.i126.i, !prof !65

bb25.i.i.i126.i:
  call void @_RNvNtNtCsg7NUrKUartL_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %_13.i.i.i42.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ede2dfd327aedc00d0d7af454eed2b8c) #16, !noalias !173
  unreachable

bb28.i.i.i127.i:
  %_62.i.i.i128.i = getelementptr inbounds nuw i8, ptr %_34.031.i.i.i38.i, i64 %found_char.i.i.i122.i
  %78 = call i32 @memcmp(ptr nonnull %_62.i.i.i128.i, ptr nonnull %_3.sroa.3.sroa.5.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i16.i, i64 %_13.i.i.i42.i) #17, !noalias !173
  %_28.i.i.i129.i = icmp eq i32 %78, 0
  %_5.pre.i.i.i130.i = load i64, ptr %_3.sroa.3.sroa.3.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i14.i, align 8, !alias.scope !161, !noalias !164
  br i1 %_28.i.i.i129.i, label %bb7.i.i141.i, label %bb28.bb9_crit_edge.i.i.i131.i

bb28.bb9_crit_edge.i.i.i131.i:
  %_6.pre.i.i.i132.i = load i64, ptr %_3.sroa.3.sroa.4.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i15.i, align 8, !alias.scope !161, !noalias !164
  %_34.1.pre.i.i.i133.i = load i64, ptr %_3.sroa.3.sroa.2.0._3.sroa.3.0.iter.sroa_idx.sroa_idx.i13.i, align 8, !alias.scope !161, !noalias !164
  br label %bb9.i.i.i134.i

bb7.i.i141.i:
  %_10.i.i142.i = load i64, ptr %iter.i10.i, align 8, !alias.scope !158, !noalias !154, !noundef !2
  %_15.i.i143.i = sub nuw i64 %_5.pre.i.i.i130.i, %_10.i.i142.i
  %_17.i.i144.i = getelementptr inbounds nuw i8, ptr %_4.val.i.i27.i, i64 %_10.i.i142.i
  store i64 %_5.pre.i.i.i130.i, ptr %iter.i10.i, align 8, !alias.scope !158, !noalias !154
  br label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i95.i

bb6.i.i87.i:
  %79 = load i8, ptr %_3.sroa.5.0.iter.sroa_idx.i20.i, align 1, !range !48, !alias.scope !175, !noalias !154, !noundef !2
  %_2.i.i.i88.i = trunc nuw i8 %79 to i1
  br i1 %_2.i.i.i88.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i95.i, label %bb1.i.i.i89.i

bb1.i.i.i89.i:
  store i8 1, ptr %_3.sroa.5.0.iter.sroa_idx.i20.i, align 1, !alias.scope !175, !noalias !154
  %80 = load i8, ptr %_3.sroa.4.0.iter.sroa_idx.i19.i, align 8, !range !48, !alias.scope !175, !noalias !154, !noundef !2
  %_3.i.i.i90.i = trunc nuw i8 %80 to i1
  %_11.pre.i.i.i91.i = load i64, ptr %iter.i10.i, align 8, !alias.scope !175, !noalias !154
  %_12.pre.i.i.i92.i = load i64, ptr %_3.sroa.2.0.iter.sroa_idx.i11.i, align 8, !alias.scope !175, !noalias !154
  %_4.not.i.i.i93.i = icmp ne i64 %_12.pre.i.i.i92.i, %_11.pre.i.i.i91.i
  %or.cond.not.i.i.i94.i = select i1 %_3.i.i.i90.i, i1 true, i1 %_4.not.i.i.i93.i
  br i1 %or.cond.not.i.i.i94.i, label %bb4.i2.i.i111.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i95.i

bb4.i2.i.i111.i:
  %_17.i3.i.i112.i = sub nuw i64 %_12.pre.i.i.i92.i, %_11.pre.i.i.i91.i
  %_10.val.i.i.i113.i = load ptr, ptr %_3.sroa.3.0.iter.sroa_idx.i12.i, align 8, !alias.scope !175, !noalias !154, !nonnull !2, !noundef !2
  %_19.i.i.i114.i = getelementptr inbounds nuw i8, ptr %_10.val.i.i.i113.i, i64 %_11.pre.i.i.i91.i
  br label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i95.i

_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_.exit.i95.i:
  %_0.sroa.4.1.i.i96.i = phi i64 [ undef, %bb1.i24.i ], [ %_15.i.i143.i, %bb7.i.i141.i ], [ %_17.i3.i.i112.i, %bb4.i2.i.i111.i ], [ undef, %bb1.i.i.i89.i ], [ undef, %bb6.i.i87.i ]
  %_0.sroa.0.1.i.i97.i = phi ptr [ null, %bb1.i24.i ], [ %_17.i.i144.i, %bb7.i.i141.i ], [ %_19.i.i.i114.i, %bb4.i2.i.i111.i ], [ null, %bb1.i.i.i89.i ], [ null, %bb6.i.i87.i ]
  %.not.not.not.not.i98.not.i = icmp eq ptr %_0.sroa.0.1.i.i97.i, null
  br i1 %.not.not.not.not.i98.not.i, label %bb34.i.critedge450.i, label %bb3.i99.i

bb3.i99.i:
  %81 = load i8, ptr %_14.i21.i, align 1, !range !48, !noalias !151, !noundef !2
  %_8.i100.i = trunc nuw i8 %81 to i1
  br i1 %_8.i100.i, label %bb5.i109.i, label %bb7.i101.i

bb7.i101.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %_29.i9.i), !noalias !154
  store i32 10, ptr %_29.i9.i, align 4, !noalias !154
  %_5.not.i.i102.i = icmp eq i64 %_0.sroa.4.1.i.i96.i, 0
  br i1 %_5.not.i.i102.i, label %_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit.i106.i, label %bb6.i5.i103.i

bb6.i5.i103.i:
  %82 = getelementptr i8, ptr %_0.sroa.0.1.i.i97.i, i64 %_0.sroa.4.1.i.i96.i
  %_13.i.i104.i = getelementptr i8, ptr %82, i64 -1
  %83 = call i32 @memcmp(ptr nonnull readonly %_29.i9.i, ptr nonnull readonly %_13.i.i104.i, i64 range(i64 1, 5) 1) #17, !noalias !151
  %_0.i.i.i105.i = icmp eq i32 %83, 0
  br label %_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit.i106.i

_RNvMNtCsg7NUrKUartL_4core5sliceSh9ends_withB4_.exit.i106.i:
  %_0.sroa.0.0.off0.i.i107.i = phi i1 [ %_0.i.i.i105.i, %bb6.i5.i103.i ], [ false, %bb7.i101.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_29.i9.i), !noalias !154
  %84 = zext i1 %_0.sroa.0.0.off0.i.i107.i to i8
  store i8 %84, ptr %_14.i21.i, align 1, !noalias !151
  %85 = load ptr, ptr %61, align 8, !invariant.load !2, !noalias !151, !nonnull !2
  %_12.i108.i = call noundef zeroext i1 %85(ptr noundef nonnull %_15.0.i22.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_0.sroa.0.1.i.i97.i, i64 noundef %_0.sroa.4.1.i.i96.i) #14, !noalias !151
  br i1 %_12.i108.i, label %_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit155.i, label %bb1.i24.i

bb5.i109.i:
  %86 = load ptr, ptr %61, align 8, !invariant.load !2, !noalias !151, !nonnull !2
  %_9.i110.i = call noundef zeroext i1 %86(ptr noundef nonnull %_15.0.i22.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #14, !noalias !151
  br i1 %_9.i110.i, label %_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit155.i, label %bb7.i101.i

_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit155.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i10.i), !noalias !154
  br label %_RNvXs_NvNtNtCsg7NUrKUartL_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit

bb12.i.i:
  %_97.i.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.06.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_27.i.i), !noalias !121
  store i32 1610612768, ptr %29, align 8, !noalias !121
  store <2 x i16> zeroinitializer, ptr %_28.sroa.4.0..sroa_idx.i.i, align 4, !noalias !121
  store ptr %self, ptr %_27.i.i, align 8, !noalias !121
  store ptr @vtable.5, ptr %30, align 8, !noalias !121
  %87 = load ptr, ptr %_97.i.i, align 8, !noalias !121, !nonnull !2, !noundef !2
  %88 = getelementptr inbounds nuw i8, ptr %_97.i.i, i64 8
  %_101.i.i = load ptr, ptr %88, align 8, !noalias !121, !nonnull !2, !noundef !2
  %_23.i.i = call noundef zeroext i1 %_101.i.i(ptr noundef nonnull %87, ptr noalias noundef nonnull align 8 dereferenceable(24) %_27.i.i) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %_27.i.i), !noalias !121
  br i1 %_23.i.i, label %_RNvXs_NvNtNtCsg7NUrKUartL_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb53.i.i

bb13.i.i:
  %_30.i.i = icmp samesign ugt i8 %n8.i.i, -64
  call void @llvm.assume(i1 %_30.i.i)
  %_32.i.i = and i8 %n8.i.i, 1
  %89 = icmp eq i8 %_32.i.i, 0
  br i1 %89, label %bb16.i.i, label %bb14.i.i

bb53.i.i:
  %90 = add i64 %arg_index.sroa.0.06.i.i, 1
  br label %bb34.i.i

bb14.i.i:
  %_109.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.07.i.i, i64 5
  %_34.sroa.0.0.copyload.i.i = load i32, ptr %_809.i.i, align 1, !noalias !121
  br label %bb16.i.i

bb16.i.i:
  %opt.sroa.0.0.i.i = phi i32 [ 1610612768, %bb13.i.i ], [ %_34.sroa.0.0.copyload.i.i, %bb14.i.i ]
  %template.sroa.0.1.i.i = phi ptr [ %_809.i.i, %bb13.i.i ], [ %_109.i.i, %bb14.i.i ]
  %_36.i.i = and i8 %n8.i.i, 2
  %91 = icmp eq i8 %_36.i.i, 0
  br i1 %91, label %bb19.i.i, label %bb17.i.i

bb17.i.i:
  %_112.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.1.i.i, i64 2
  %_38.sroa.0.0.copyload.i.i = load i16, ptr %template.sroa.0.1.i.i, align 1, !noalias !121
  br label %bb19.i.i

bb19.i.i:
  %opt.sroa.3.0.i.i = phi i16 [ 0, %bb16.i.i ], [ %_38.sroa.0.0.copyload.i.i, %bb17.i.i ]
  %template.sroa.0.2.i.i = phi ptr [ %template.sroa.0.1.i.i, %bb16.i.i ], [ %_112.i.i, %bb17.i.i ]
  %_40.i.i = and i8 %n8.i.i, 4
  %92 = icmp eq i8 %_40.i.i, 0
  br i1 %92, label %bb22.i.i, label %bb20.i.i

bb20.i.i:
  %_115.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.2.i.i, i64 2
  %_42.sroa.0.0.copyload.i.i = load i16, ptr %template.sroa.0.2.i.i, align 1, !noalias !121
  br label %bb22.i.i

bb22.i.i:
  %opt.sroa.7.0.i.i = phi i16 [ 0, %bb19.i.i ], [ %_42.sroa.0.0.copyload.i.i, %bb20.i.i ]
  %template.sroa.0.3.i.i = phi ptr [ %template.sroa.0.2.i.i, %bb19.i.i ], [ %_115.i.i, %bb20.i.i ]
  %_44.i.i = and i8 %n8.i.i, 8
  %93 = icmp eq i8 %_44.i.i, 0
  br i1 %93, label %bb25.i.i, label %bb23.i.i

bb23.i.i:
  %_118.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.3.i.i, i64 2
  %_47.sroa.0.0.copyload.i.i = load i16, ptr %template.sroa.0.3.i.i, align 1, !noalias !121
  %94 = zext i16 %_47.sroa.0.0.copyload.i.i to i64
  br label %bb25.i.i

bb25.i.i:
  %arg_index.sroa.0.1.i.i = phi i64 [ %arg_index.sroa.0.06.i.i, %bb22.i.i ], [ %94, %bb23.i.i ]
  %template.sroa.0.4.i.i = phi ptr [ %template.sroa.0.3.i.i, %bb22.i.i ], [ %_118.i.i, %bb23.i.i ]
  %_50.i.i = and i8 %n8.i.i, 16
  %95 = icmp eq i8 %_50.i.i, 0
  br i1 %95, label %bb28.i.i, label %bb26.i.i

bb26.i.i:
  %_54.i.i = zext i16 %opt.sroa.3.0.i.i to i64
  %_120.i.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_54.i.i
  %96 = getelementptr inbounds nuw i8, ptr %_120.i.i, i64 8
  %_124.i.i = load i16, ptr %96, align 8, !noalias !121, !noundef !2
  br label %bb28.i.i

bb28.i.i:
  %opt.sroa.3.1.i.i = phi i16 [ %opt.sroa.3.0.i.i, %bb25.i.i ], [ %_124.i.i, %bb26.i.i ]
  %_56.i.i = and i8 %n8.i.i, 32
  %97 = icmp eq i8 %_56.i.i, 0
  br i1 %97, label %bb31.i.i, label %bb29.i.i

bb29.i.i:
  %_60.i.i = zext i16 %opt.sroa.7.0.i.i to i64
  %_126.i.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_60.i.i
  %98 = getelementptr inbounds nuw i8, ptr %_126.i.i, i64 8
  %_130.i.i = load i16, ptr %98, align 8, !noalias !121, !noundef !2
  br label %bb31.i.i

bb31.i.i:
  %opt.sroa.7.1.i.i = phi i16 [ %opt.sroa.7.0.i.i, %bb28.i.i ], [ %_130.i.i, %bb29.i.i ]
  %_132.i.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.1.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_66.i.i), !noalias !121
  store i32 %opt.sroa.0.0.i.i, ptr %31, align 8, !noalias !121
  store i16 %opt.sroa.3.1.i.i, ptr %opt.sroa.3.0..sroa_idx.i.i, align 4, !noalias !121
  store i16 %opt.sroa.7.1.i.i, ptr %opt.sroa.7.0..sroa_idx.i.i, align 2, !noalias !121
  store ptr %self, ptr %_66.i.i, align 8, !noalias !121
  store ptr @vtable.5, ptr %32, align 8, !noalias !121
  %99 = load ptr, ptr %_132.i.i, align 8, !noalias !121, !nonnull !2, !noundef !2
  %100 = getelementptr inbounds nuw i8, ptr %_132.i.i, i64 8
  %_136.i.i = load ptr, ptr %100, align 8, !noalias !121, !nonnull !2, !noundef !2
  %_62.i.i = call noundef zeroext i1 %_136.i.i(ptr noundef nonnull %99, ptr noalias noundef nonnull align 8 dereferenceable(24) %_66.i.i) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %_66.i.i), !noalias !121
  br i1 %_62.i.i, label %_RNvXs_NvNtNtCsg7NUrKUartL_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb64.i.i

bb64.i.i:
  %101 = add i64 %arg_index.sroa.0.1.i.i, 1
  br label %bb34.i.i

bb34.i.critedge.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i157.i), !noalias !127
  br label %bb34.i.i

bb34.i.critedge450.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter.i10.i), !noalias !154
  br label %bb34.i.i

bb34.i.i:
  %arg_index.sroa.0.2.i.i = phi i64 [ %arg_index.sroa.0.06.i.i, %bb34.i.critedge.i ], [ %101, %bb64.i.i ], [ %arg_index.sroa.0.06.i.i, %bb34.i.critedge450.i ], [ %90, %bb53.i.i ]
  %template.sroa.0.5.i.i = phi ptr [ %_83.i.i, %bb34.i.critedge.i ], [ %template.sroa.0.4.i.i, %bb64.i.i ], [ %_92.i.i, %bb34.i.critedge450.i ], [ %_809.i.i, %bb53.i.i ]
  %n.i.i = load i8, ptr %template.sroa.0.5.i.i, align 1, !noalias !121, !noundef !2
  %102 = icmp eq i8 %n.i.i, 0
  br i1 %102, label %_RNvXs_NvNtNtCsg7NUrKUartL_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb4.i.i

_RNvXs_NvNtNtCsg7NUrKUartL_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit:
  %_0.sroa.0.0.in.i = phi i1 [ %.not.not.not.not.i.not.not.not.i.not.not.not.not.not, %_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit.i ], [ false, %bb12.i ], [ true, %_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit155.i ], [ true, %_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str.exit302.i ], [ true, %bb31.i.i ], [ true, %bb12.i.i ], [ false, %bb34.i.i ]
  ret i1 %_0.sroa.0.0.in.i
}

define internal void @_RNvNtCsg7NUrKUartL_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #11 {
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

define internal noundef zeroext i1 @_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name.0, i64 noundef %name.1, ptr noundef nonnull %value1.0, ptr noalias noundef readonly align 8 captures(none) dereferenceable(32) %value1.1) unnamed_addr #7 {
start:
  %writer.i.i.i = alloca [24 x i8], align 8
  %state.i.i.i = alloca [1 x i8], align 1
  %slot.i.i.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !178)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !181)
  %_3.0.i.i = load ptr, ptr %self, align 8, !alias.scope !184, !noalias !185, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.1.i.i = load ptr, ptr %0, align 8, !alias.scope !184, !noalias !185, !nonnull !2, !align !15, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %_3.1.i.i, i64 24
  %2 = load ptr, ptr %1, align 8, !invariant.load !2, !noalias !189, !nonnull !2
  %_0.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name.0, i64 noundef %name.1) #14, !noalias !190
  %_4.i = icmp eq i64 %name.1, 0
  tail call void @llvm.experimental.noalias.scope.decl(metadata !191)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !194)
  br i1 %_0.i.i, label %_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple6finish.exit, label %bb4.i.i

bb4.i.i:
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_36.i.i.i = load i32, ptr %3, align 8, !noalias !197, !noundef !2
  %_35.i.i.i = and i32 %_36.i.i.i, 8388608
  %4 = icmp eq i32 %_35.i.i.i, 0
  br i1 %4, label %bb10.i.i.i, label %bb2.i.i.i

bb10.i.i.i:
  %_0.i.i.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_1ff25e6ad58d770003043bae3c4113bf, i64 noundef 1) #14, !noalias !202
  br i1 %_0.i.i.i.i, label %_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple6finish.exit, label %bb23.i.i.i

bb23.i.i.i:
  %5 = getelementptr inbounds nuw i8, ptr %value1.1, i64 24
  %_21.1.val.i.i.i = load ptr, ptr %5, align 8, !alias.scope !205, !noalias !206
  %_0.i1.i.i.i = tail call noundef zeroext i1 %_21.1.val.i.i.i(ptr noundef nonnull %value1.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %self) #14, !noalias !197
  br label %_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple5field.exit

bb2.i.i.i:
  %_0.i4.i.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_8159f4b9039299ef4f45ddaf1f2d3679, i64 noundef 2) #14, !noalias !207
  br i1 %_0.i4.i.i.i, label %_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple6finish.exit, label %bb6.i.i.i

bb6.i.i.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %slot.i.i.i), !noalias !197
  call void @llvm.lifetime.start.p0(ptr nonnull %state.i.i.i), !noalias !197
  store i8 1, ptr %state.i.i.i, align 1, !noalias !197
  call void @llvm.lifetime.start.p0(ptr nonnull %writer.i.i.i), !noalias !197
  tail call void @llvm.experimental.noalias.scope.decl(metadata !210)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !213)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !215)
  store ptr %_3.0.i.i, ptr %slot.i.i.i, align 8, !alias.scope !215, !noalias !217
  %_8.sroa.4.0.slot.sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %slot.i.i.i, i64 8
  store ptr %_3.1.i.i, ptr %_8.sroa.4.0.slot.sroa_idx.i.i.i.i, align 8, !alias.scope !215, !noalias !217
  %_8.sroa.5.0.slot.sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %slot.i.i.i, i64 16
  store ptr %state.i.i.i, ptr %_8.sroa.5.0.slot.sroa_idx.i.i.i.i, align 8, !alias.scope !215, !noalias !217
  %_5.sroa.0.0.copyload.i.i.i.i = load i64, ptr %3, align 8, !alias.scope !213, !noalias !219
  %6 = getelementptr inbounds nuw i8, ptr %writer.i.i.i, i64 16
  store i64 %_5.sroa.0.0.copyload.i.i.i.i, ptr %6, align 8, !alias.scope !210, !noalias !220
  store ptr %slot.i.i.i, ptr %writer.i.i.i, align 8, !alias.scope !210, !noalias !220
  %7 = getelementptr inbounds nuw i8, ptr %writer.i.i.i, i64 8
  store ptr @vtable.5, ptr %7, align 8, !alias.scope !210, !noalias !220
  %8 = getelementptr inbounds nuw i8, ptr %value1.1, i64 24
  %_12.1.val.i.i.i = load ptr, ptr %8, align 8, !alias.scope !205, !noalias !206
  %_0.i5.i.i.i = call noundef zeroext i1 %_12.1.val.i.i.i(ptr noundef nonnull %value1.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %writer.i.i.i) #14, !noalias !197
  br i1 %_0.i5.i.i.i, label %bb20.i.i.i, label %bb21.i.i.i

bb20.i.i.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i), !noalias !197
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i), !noalias !197
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i), !noalias !197
  br label %_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple6finish.exit

bb21.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !221)
  %_3.0.i6.i.i.i = load ptr, ptr %writer.i.i.i, align 8, !alias.scope !221, !noalias !224, !nonnull !2, !noundef !2
  %_3.1.i7.i.i.i = load ptr, ptr %7, align 8, !alias.scope !221, !noalias !224, !nonnull !2, !align !15, !noundef !2
  %9 = getelementptr inbounds nuw i8, ptr %_3.1.i7.i.i.i, i64 24
  %10 = load ptr, ptr %9, align 8, !invariant.load !2, !noalias !226, !nonnull !2
  %_0.i8.i.i.i = call noundef zeroext i1 %10(ptr noundef nonnull %_3.0.i6.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_f7ac0c356c6ac6fcd03badb685e09ca2, i64 noundef 2) #14, !noalias !227
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i), !noalias !197
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i), !noalias !197
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i), !noalias !197
  br label %_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple5field.exit

_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple5field.exit:
  %_3.sroa.0.0.off0.i.i = phi i1 [ %_0.i1.i.i.i, %bb23.i.i.i ], [ %_0.i8.i.i.i, %bb21.i.i.i ]
  br i1 %_3.sroa.0.0.off0.i.i, label %_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple6finish.exit, label %bb7.i

bb7.i:
  br i1 %_4.i, label %bb2.i.i, label %bb8.i.i

bb8.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !228)
  %_3.0.i.i.i = load ptr, ptr %self, align 8, !alias.scope !228, !noalias !231, !nonnull !2, !noundef !2
  %_3.1.i.i.i = load ptr, ptr %0, align 8, !alias.scope !228, !noalias !231, !nonnull !2, !align !15, !noundef !2
  %11 = getelementptr inbounds nuw i8, ptr %_3.1.i.i.i, i64 24
  %12 = load ptr, ptr %11, align 8, !invariant.load !2, !noalias !237, !nonnull !2
  %_0.i.i.i = call noundef zeroext i1 %12(ptr noundef nonnull %_3.0.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_9e3f62b0e6490cc45676dc85f910c2d0, i64 noundef 1) #14, !noalias !238
  br label %_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple6finish.exit

bb2.i.i:
  %_12.i.i = load i32, ptr %3, align 8, !noalias !239, !noundef !2
  %_11.i.i = and i32 %_12.i.i, 8388608
  %13 = icmp eq i32 %_11.i.i, 0
  br i1 %13, label %bb4.i.i2, label %bb8.i.i

bb4.i.i2:
  call void @llvm.experimental.noalias.scope.decl(metadata !240)
  %_3.0.i2.i.i = load ptr, ptr %self, align 8, !alias.scope !240, !noalias !243, !nonnull !2, !noundef !2
  %_3.1.i3.i.i = load ptr, ptr %0, align 8, !alias.scope !240, !noalias !243, !nonnull !2, !align !15, !noundef !2
  %14 = getelementptr inbounds nuw i8, ptr %_3.1.i3.i.i, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !2, !noalias !245, !nonnull !2
  %_0.i4.i.i = call noundef zeroext i1 %15(ptr noundef nonnull %_3.0.i2.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_41a776d8d06dc2b9b0480e88fa257ffe, i64 noundef 1) #14, !noalias !246
  br i1 %_0.i4.i.i, label %_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple6finish.exit, label %bb8.i.i

_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple6finish.exit:
  %_4.sroa.0.0.off0.i = phi i1 [ true, %_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple5field.exit ], [ %_0.i.i.i, %bb8.i.i ], [ true, %bb4.i.i2 ], [ true, %bb2.i.i.i ], [ true, %bb20.i.i.i ], [ true, %bb10.i.i.i ], [ true, %start ]
  ret i1 %_4.sroa.0.0.off0.i
}

define internal noundef zeroext i1 @_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter3pad(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %0, i64 noundef %1) unnamed_addr #7 {
start:
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_4 = load i32, ptr %2, align 8, !noundef !2
  %_3 = and i32 %_4, 402653184
  %3 = icmp eq i32 %_3, 0
  br i1 %3, label %bb1, label %bb3

bb1:
  %_28.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %4 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_28.1 = load ptr, ptr %4, align 8, !nonnull !2, !align !15, !noundef !2
  %5 = getelementptr inbounds nuw i8, ptr %_28.1, i64 24
  %6 = load ptr, ptr %5, align 8, !invariant.load !2, !nonnull !2
  %7 = tail call noundef zeroext i1 %6(ptr noundef nonnull %_28.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %0, i64 noundef %1) #14
  br label %bb15

bb3:
  %_31 = and i32 %_4, 268435456
  %8 = icmp eq i32 %_31, 0
  br i1 %8, label %bb17, label %bb16

bb15:
  %_0.sroa.0.0.shrunk = phi i1 [ %7, %bb1 ], [ %52, %bb12 ], [ true, %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit ], [ %_8.i, %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit ], [ true, %bb27 ]
  ret i1 %_0.sroa.0.0.shrunk

bb17:
  %_16.i = icmp ult i64 %1, 32
  br i1 %_16.i, label %bb8.i, label %bb9.i

bb9.i:
  %9 = ptrtoint ptr %0 to i64
  %_9.i.i.i.i = add i64 %9, 7
  %aligned_address.i.i.i.i = and i64 %_9.i.i.i.i, -8
  %byte_offset.i.i.i.i = sub i64 %aligned_address.i.i.i.i, %9
  %_12.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i, 8
  tail call void @llvm.assume(i1 %_12.i.i.i.i)
  %_13.i.i.i.i = getelementptr inbounds nuw i8, ptr %0, i64 %byte_offset.i.i.i.i
  %_14.i.i.i.i = sub nuw nsw i64 %1, %byte_offset.i.i.i.i
  %_241.i.i.i = lshr i64 %_14.i.i.i.i, 3
  %ts_len.i.i.i = and i64 %_14.i.i.i.i, 7
  %_18.i.i.i = and i64 %_14.i.i.i.i, 9223372036854775800
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %_13.i.i.i.i, i64 %_18.i.i.i
  %10 = icmp eq i64 %aligned_address.i.i.i.i, %9
  br i1 %10, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i, label %bb8.i.i.i.i.i.preheader

bb8.i.i.i.i.i.preheader:
  %11 = sub i64 %9, %aligned_address.i.i.i.i
  %12 = icmp ugt i64 %11, -8
  br i1 %12, label %bb8.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i

bb8.i.i.i.i.i:
  %i.sroa.0.0.i.i.i.i.i = phi i64 [ %_22.i.i.i.i.i.7, %bb8.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.preheader ]
  %init.sroa.0.0.i.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.preheader ]
  %niter = phi i64 [ %niter.next.7, %bb8.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.preheader ]
  %_37.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i.i
  %_37.val.i.i.i.i.i = load i8, ptr %_37.i.i.i.i.i, align 1, !alias.scope !247, !noundef !2
  %_4.i.i.i.i.i.i.i.i = icmp sgt i8 %_37.val.i.i.i.i.i, -65
  %_0.i.i.i.i.i.i.i = zext i1 %_4.i.i.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i = add i64 %init.sroa.0.0.i.i.i.i.i, %_0.i.i.i.i.i.i.i
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i.i
  %_37.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %13, i64 1
  %_37.val.i.i.i.i.i.1 = load i8, ptr %_37.i.i.i.i.i.1, align 1, !alias.scope !247, !noundef !2
  %_4.i.i.i.i.i.i.i.i.1 = icmp sgt i8 %_37.val.i.i.i.i.i.1, -65
  %_0.i.i.i.i.i.i.i.1 = zext i1 %_4.i.i.i.i.i.i.i.i.1 to i64
  %_4.0.i.i.i.i.i.i.i.1 = add i64 %_4.0.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i.i
  %_37.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %14, i64 2
  %_37.val.i.i.i.i.i.2 = load i8, ptr %_37.i.i.i.i.i.2, align 1, !alias.scope !247, !noundef !2
  %_4.i.i.i.i.i.i.i.i.2 = icmp sgt i8 %_37.val.i.i.i.i.i.2, -65
  %_0.i.i.i.i.i.i.i.2 = zext i1 %_4.i.i.i.i.i.i.i.i.2 to i64
  %_4.0.i.i.i.i.i.i.i.2 = add i64 %_4.0.i.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.2
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i.i
  %_37.i.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %15, i64 3
  %_37.val.i.i.i.i.i.3 = load i8, ptr %_37.i.i.i.i.i.3, align 1, !alias.scope !247, !noundef !2
  %_4.i.i.i.i.i.i.i.i.3 = icmp sgt i8 %_37.val.i.i.i.i.i.3, -65
  %_0.i.i.i.i.i.i.i.3 = zext i1 %_4.i.i.i.i.i.i.i.i.3 to i64
  %_4.0.i.i.i.i.i.i.i.3 = add i64 %_4.0.i.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.i.3
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i.i
  %_37.i.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %_37.val.i.i.i.i.i.4 = load i8, ptr %_37.i.i.i.i.i.4, align 1, !alias.scope !247, !noundef !2
  %_4.i.i.i.i.i.i.i.i.4 = icmp sgt i8 %_37.val.i.i.i.i.i.4, -65
  %_0.i.i.i.i.i.i.i.4 = zext i1 %_4.i.i.i.i.i.i.i.i.4 to i64
  %_4.0.i.i.i.i.i.i.i.4 = add i64 %_4.0.i.i.i.i.i.i.i.3, %_0.i.i.i.i.i.i.i.4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i.i
  %_37.i.i.i.i.i.5 = getelementptr inbounds nuw i8, ptr %17, i64 5
  %_37.val.i.i.i.i.i.5 = load i8, ptr %_37.i.i.i.i.i.5, align 1, !alias.scope !247, !noundef !2
  %_4.i.i.i.i.i.i.i.i.5 = icmp sgt i8 %_37.val.i.i.i.i.i.5, -65
  %_0.i.i.i.i.i.i.i.5 = zext i1 %_4.i.i.i.i.i.i.i.i.5 to i64
  %_4.0.i.i.i.i.i.i.i.5 = add i64 %_4.0.i.i.i.i.i.i.i.4, %_0.i.i.i.i.i.i.i.5
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i.i
  %_37.i.i.i.i.i.6 = getelementptr inbounds nuw i8, ptr %18, i64 6
  %_37.val.i.i.i.i.i.6 = load i8, ptr %_37.i.i.i.i.i.6, align 1, !alias.scope !247, !noundef !2
  %_4.i.i.i.i.i.i.i.i.6 = icmp sgt i8 %_37.val.i.i.i.i.i.6, -65
  %_0.i.i.i.i.i.i.i.6 = zext i1 %_4.i.i.i.i.i.i.i.i.6 to i64
  %_4.0.i.i.i.i.i.i.i.6 = add i64 %_4.0.i.i.i.i.i.i.i.5, %_0.i.i.i.i.i.i.i.6
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i.i
  %_37.i.i.i.i.i.7 = getelementptr inbounds nuw i8, ptr %19, i64 7
  %_37.val.i.i.i.i.i.7 = load i8, ptr %_37.i.i.i.i.i.7, align 1, !alias.scope !247, !noundef !2
  %_4.i.i.i.i.i.i.i.i.7 = icmp sgt i8 %_37.val.i.i.i.i.i.7, -65
  %_0.i.i.i.i.i.i.i.7 = zext i1 %_4.i.i.i.i.i.i.i.i.7 to i64
  %_4.0.i.i.i.i.i.i.i.7 = add i64 %_4.0.i.i.i.i.i.i.i.6, %_0.i.i.i.i.i.i.i.7
  %_22.i.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, 0
  br i1 %niter.ncmp.7, label %bb8.i.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.i

bb8.i.i.i.i.i.epil.preheader:
  %i.sroa.0.0.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.preheader ], [ %_22.i.i.i.i.i.7, %bb8.i.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.i.preheader ], [ %_4.0.i.i.i.i.i.i.i.7, %bb8.i.i.i.i.i ]
  br label %bb8.i.i.i.i.i.epil

bb8.i.i.i.i.i.epil:
  %i.sroa.0.0.i.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.i.epil, %bb8.i.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.epil.preheader ]
  %init.sroa.0.0.i.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.i.epil.init, %bb8.i.i.i.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i.i.epil
  %_37.val.i.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.i.epil, align 1, !alias.scope !247, !noundef !2
  %_4.i.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.i.epil, -65
  %_0.i.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.i.epil to i64
  %_4.0.i.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.epil
  %_22.i.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %byte_offset.i.i.i.i
  br i1 %epil.iter.cmp.not, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i, label %bb8.i.i.i.i.i.epil, !llvm.loop !254

_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i:
  %_0.sroa.0.0.i.i.i.i.i = phi i64 [ 0, %bb9.i ], [ %_4.0.i.i.i.i.i.i.i.epil, %bb8.i.i.i.i.i.epil ]
  %_3.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i, %byte_offset.i.i.i.i
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i)
  %20 = icmp samesign eq i64 %ts_len.i.i.i, 0
  br i1 %20, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i, label %bb8.i.i.i17.i.i

bb8.i.i.i17.i.i:
  %i.sroa.0.0.i.i.i18.i.i = phi i64 [ %_22.i.i.i25.i.i, %bb8.i.i.i17.i.i ], [ 0, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i ]
  %init.sroa.0.0.i.i.i19.i.i = phi i64 [ %_4.0.i.i.i.i.i24.i.i, %bb8.i.i.i17.i.i ], [ 0, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i ]
  %_37.i.i.i20.i.i = getelementptr inbounds nuw i8, ptr %_16.i.i.i, i64 %i.sroa.0.0.i.i.i18.i.i
  %_37.val.i.i.i21.i.i = load i8, ptr %_37.i.i.i20.i.i, align 1, !alias.scope !255, !noundef !2
  %_4.i.i.i.i.i.i22.i.i = icmp sgt i8 %_37.val.i.i.i21.i.i, -65
  %_0.i.i.i.i.i23.i.i = zext i1 %_4.i.i.i.i.i.i22.i.i to i64
  %_4.0.i.i.i.i.i24.i.i = add i64 %init.sroa.0.0.i.i.i19.i.i, %_0.i.i.i.i.i23.i.i
  %_22.i.i.i25.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i18.i.i, 1
  %_23.i.i.i26.i.i = icmp eq i64 %_22.i.i.i25.i.i, %ts_len.i.i.i
  br i1 %_23.i.i.i26.i.i, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i, label %bb8.i.i.i17.i.i

_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i:
  %_0.sroa.0.0.i.i.i27.i.i = phi i64 [ 0, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.i ], [ %_4.0.i.i.i.i.i24.i.i, %bb8.i.i.i17.i.i ]
  %_3.i.i.i28.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i27.i.i, %ts_len.i.i.i
  tail call void @llvm.assume(i1 %_3.i.i.i28.i.i)
  %21 = add nuw nsw i64 %_0.sroa.0.0.i.i.i27.i.i, %_0.sroa.0.0.i.i.i.i.i
  br label %bb10.i.i

bb10.i.i:
  %body.sroa.0.0.i.i = phi ptr [ %_13.i.i.i.i, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i ], [ %_13.i.i.i, %bb28.i.i ]
  %body.sroa.6.0.i.i = phi i64 [ %_241.i.i.i, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i ], [ %_14.i.i.i, %bb28.i.i ]
  %total.sroa.0.0.i.i = phi i64 [ %21, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit29.i.i ], [ %28, %bb28.i.i ]
  %22 = icmp eq i64 %body.sroa.6.0.i.i, 0
  br i1 %22, label %bb7, label %bb23.i.i

bb23.i.i:
  %spec.store.select.i.i = tail call i64 @llvm.umin.i64(i64 %body.sroa.6.0.i.i, i64 192)
  %_13.i.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i, i64 %spec.store.select.i.i
  %_14.i.i.i = sub nuw nsw i64 %body.sroa.6.0.i.i, %spec.store.select.i.i
  %_24.i.i.i = and i64 %spec.store.select.i.i, 3
  %23 = shl nuw nsw i64 %spec.store.select.i.i, 3
  %_49.idx.i.i = and i64 %23, 2016
  %_49.i.i = getelementptr inbounds nuw i8, ptr %body.sroa.0.0.i.i, i64 %_49.idx.i.i
  %_5646.i.i = icmp samesign eq i64 %_49.idx.i.i, 0
  br i1 %_5646.i.i, label %bb28.i.i, label %bb29.i.i

bb29.i.i:
  %counts.sroa.0.048.i.i = phi i64 [ %27, %bb29.i.i ], [ 0, %bb23.i.i ]
  %iter.sroa.0.047.i.i = phi ptr [ %_62.i.i, %bb29.i.i ], [ %body.sroa.0.0.i.i, %bb23.i.i ]
  %word.i.i = load i64, ptr %iter.sroa.0.047.i.i, align 8, !noundef !2
  %_90.i.i = xor i64 %word.i.i, -1
  %_89.i.i = lshr i64 %_90.i.i, 7
  %_91.i.i = lshr i64 %word.i.i, 6
  %_88.i.i = or i64 %_89.i.i, %_91.i.i
  %_24.i.i = and i64 %_88.i.i, 72340172838076673
  %24 = add i64 %_24.i.i, %counts.sroa.0.048.i.i
  %iter1.sroa.0.0.ptr.1.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i, i64 8
  %word.1.i.i = load i64, ptr %iter1.sroa.0.0.ptr.1.i.i, align 8, !noundef !2
  %_90.1.i.i = xor i64 %word.1.i.i, -1
  %_89.1.i.i = lshr i64 %_90.1.i.i, 7
  %_91.1.i.i = lshr i64 %word.1.i.i, 6
  %_88.1.i.i = or i64 %_89.1.i.i, %_91.1.i.i
  %_24.1.i.i = and i64 %_88.1.i.i, 72340172838076673
  %25 = add i64 %24, %_24.1.i.i
  %iter1.sroa.0.0.ptr.2.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i, i64 16
  %word.2.i.i = load i64, ptr %iter1.sroa.0.0.ptr.2.i.i, align 8, !noundef !2
  %_90.2.i.i = xor i64 %word.2.i.i, -1
  %_89.2.i.i = lshr i64 %_90.2.i.i, 7
  %_91.2.i.i = lshr i64 %word.2.i.i, 6
  %_88.2.i.i = or i64 %_89.2.i.i, %_91.2.i.i
  %_24.2.i.i = and i64 %_88.2.i.i, 72340172838076673
  %26 = add i64 %25, %_24.2.i.i
  %iter1.sroa.0.0.ptr.3.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i, i64 24
  %word.3.i.i = load i64, ptr %iter1.sroa.0.0.ptr.3.i.i, align 8, !noundef !2
  %_90.3.i.i = xor i64 %word.3.i.i, -1
  %_89.3.i.i = lshr i64 %_90.3.i.i, 7
  %_91.3.i.i = lshr i64 %word.3.i.i, 6
  %_88.3.i.i = or i64 %_89.3.i.i, %_91.3.i.i
  %_24.3.i.i = and i64 %_88.3.i.i, 72340172838076673
  %27 = add i64 %26, %_24.3.i.i
  %_62.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.047.i.i, i64 32
  %_56.i.i = icmp eq ptr %_62.i.i, %_49.i.i
  br i1 %_56.i.i, label %bb28.i.i, label %bb29.i.i

bb28.i.i:
  %counts.sroa.0.0.lcssa.i.i = phi i64 [ 0, %bb23.i.i ], [ %27, %bb29.i.i ]
  %_74.i.i = and i64 %counts.sroa.0.0.lcssa.i.i, 71777214294589695
  %_76.i.i = lshr i64 %counts.sroa.0.0.lcssa.i.i, 8
  %_75.i.i = and i64 %_76.i.i, 71777214294589695
  %_73.i.i = add nuw nsw i64 %_75.i.i, %_74.i.i
  %_77.i.i = mul i64 %_73.i.i, 281479271743489
  %_25.i.i = lshr i64 %_77.i.i, 48
  %28 = add i64 %_25.i.i, %total.sroa.0.0.i.i
  %29 = icmp eq i64 %_24.i.i.i, 0
  br i1 %29, label %bb10.i.i, label %bb15.i.i

bb15.i.i:
  %len_rounded_down.i.le.i.i = and i64 %spec.store.select.i.i, 252
  %_23.i.le.i.i = getelementptr inbounds nuw i64, ptr %body.sroa.0.0.i.i, i64 %len_rounded_down.i.le.i.i
  %_96.idx.i.i = shl nuw nsw i64 %_24.i.i.i, 3
  %_96.i.i = getelementptr inbounds nuw i8, ptr %_23.i.le.i.i, i64 %_96.idx.i.i
  br label %bb33.i.i

bb33.i.i:
  %iter3.sroa.0.051.i.i = phi ptr [ %_109.i.i, %bb33.i.i ], [ %_23.i.le.i.i, %bb15.i.i ]
  %counts2.sroa.0.050.i.i = phi i64 [ %30, %bb33.i.i ], [ 0, %bb15.i.i ]
  %_109.i.i = getelementptr inbounds nuw i8, ptr %iter3.sroa.0.051.i.i, i64 8
  %word4.i.i = load i64, ptr %iter3.sroa.0.051.i.i, align 8, !noundef !2
  %_113.i.i = xor i64 %word4.i.i, -1
  %_112.i.i = lshr i64 %_113.i.i, 7
  %_114.i.i = lshr i64 %word4.i.i, 6
  %_111.i.i = or i64 %_112.i.i, %_114.i.i
  %_30.i.i = and i64 %_111.i.i, 72340172838076673
  %30 = add i64 %_30.i.i, %counts2.sroa.0.050.i.i
  %_103.i.i = icmp eq ptr %_109.i.i, %_96.i.i
  br i1 %_103.i.i, label %bb32.i.i, label %bb33.i.i

bb32.i.i:
  %_116.i.i = and i64 %30, 71777214294589695
  %_118.i.i = lshr i64 %30, 8
  %_117.i.i = and i64 %_118.i.i, 71777214294589695
  %_115.i.i = add nuw nsw i64 %_117.i.i, %_116.i.i
  %_119.i.i = mul i64 %_115.i.i, 281479271743489
  %_31.i.i = lshr i64 %_119.i.i, 48
  %31 = add i64 %_31.i.i, %28
  br label %bb7

bb8.i:
  %32 = icmp samesign eq i64 %1, 0
  br i1 %32, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i, label %bb8.i.i.i.i.preheader

bb8.i.i.i.i.preheader:
  %xtraiter55 = and i64 %1, 7
  %33 = icmp ult i64 %1, 8
  br i1 %33, label %bb8.i.i.i.i.epil.preheader, label %bb8.i.i.i.i.preheader.new

bb8.i.i.i.i.preheader.new:
  %unroll_iter60 = and i64 %1, 24
  br label %bb8.i.i.i.i

bb8.i.i.i.i:
  %i.sroa.0.0.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.preheader.new ], [ %_22.i.i.i.i.7, %bb8.i.i.i.i ]
  %init.sroa.0.0.i.i.i.i = phi i64 [ 0, %bb8.i.i.i.i.preheader.new ], [ %_4.0.i.i.i.i.i.i.7, %bb8.i.i.i.i ]
  %niter61 = phi i64 [ 0, %bb8.i.i.i.i.preheader.new ], [ %niter61.next.7, %bb8.i.i.i.i ]
  %_37.i.i.i.i = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i
  %_37.val.i.i.i.i = load i8, ptr %_37.i.i.i.i, align 1, !alias.scope !260, !noundef !2
  %_4.i.i.i.i.i.i.i = icmp sgt i8 %_37.val.i.i.i.i, -65
  %_0.i.i.i.i.i.i = zext i1 %_4.i.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i = add i64 %init.sroa.0.0.i.i.i.i, %_0.i.i.i.i.i.i
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i
  %_37.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %34, i64 1
  %_37.val.i.i.i.i.1 = load i8, ptr %_37.i.i.i.i.1, align 1, !alias.scope !260, !noundef !2
  %_4.i.i.i.i.i.i.i.1 = icmp sgt i8 %_37.val.i.i.i.i.1, -65
  %_0.i.i.i.i.i.i.1 = zext i1 %_4.i.i.i.i.i.i.i.1 to i64
  %_4.0.i.i.i.i.i.i.1 = add i64 %_4.0.i.i.i.i.i.i, %_0.i.i.i.i.i.i.1
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i
  %_37.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %35, i64 2
  %_37.val.i.i.i.i.2 = load i8, ptr %_37.i.i.i.i.2, align 1, !alias.scope !260, !noundef !2
  %_4.i.i.i.i.i.i.i.2 = icmp sgt i8 %_37.val.i.i.i.i.2, -65
  %_0.i.i.i.i.i.i.2 = zext i1 %_4.i.i.i.i.i.i.i.2 to i64
  %_4.0.i.i.i.i.i.i.2 = add i64 %_4.0.i.i.i.i.i.i.1, %_0.i.i.i.i.i.i.2
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i
  %_37.i.i.i.i.3 = getelementptr inbounds nuw i8, ptr %36, i64 3
  %_37.val.i.i.i.i.3 = load i8, ptr %_37.i.i.i.i.3, align 1, !alias.scope !260, !noundef !2
  %_4.i.i.i.i.i.i.i.3 = icmp sgt i8 %_37.val.i.i.i.i.3, -65
  %_0.i.i.i.i.i.i.3 = zext i1 %_4.i.i.i.i.i.i.i.3 to i64
  %_4.0.i.i.i.i.i.i.3 = add i64 %_4.0.i.i.i.i.i.i.2, %_0.i.i.i.i.i.i.3
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i
  %_37.i.i.i.i.4 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %_37.val.i.i.i.i.4 = load i8, ptr %_37.i.i.i.i.4, align 1, !alias.scope !260, !noundef !2
  %_4.i.i.i.i.i.i.i.4 = icmp sgt i8 %_37.val.i.i.i.i.4, -65
  %_0.i.i.i.i.i.i.4 = zext i1 %_4.i.i.i.i.i.i.i.4 to i64
  %_4.0.i.i.i.i.i.i.4 = add i64 %_4.0.i.i.i.i.i.i.3, %_0.i.i.i.i.i.i.4
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i
  %_37.i.i.i.i.5 = getelementptr inbounds nuw i8, ptr %38, i64 5
  %_37.val.i.i.i.i.5 = load i8, ptr %_37.i.i.i.i.5, align 1, !alias.scope !260, !noundef !2
  %_4.i.i.i.i.i.i.i.5 = icmp sgt i8 %_37.val.i.i.i.i.5, -65
  %_0.i.i.i.i.i.i.5 = zext i1 %_4.i.i.i.i.i.i.i.5 to i64
  %_4.0.i.i.i.i.i.i.5 = add i64 %_4.0.i.i.i.i.i.i.4, %_0.i.i.i.i.i.i.5
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i
  %_37.i.i.i.i.6 = getelementptr inbounds nuw i8, ptr %39, i64 6
  %_37.val.i.i.i.i.6 = load i8, ptr %_37.i.i.i.i.6, align 1, !alias.scope !260, !noundef !2
  %_4.i.i.i.i.i.i.i.6 = icmp sgt i8 %_37.val.i.i.i.i.6, -65
  %_0.i.i.i.i.i.i.6 = zext i1 %_4.i.i.i.i.i.i.i.6 to i64
  %_4.0.i.i.i.i.i.i.6 = add i64 %_4.0.i.i.i.i.i.i.5, %_0.i.i.i.i.i.i.6
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i
  %_37.i.i.i.i.7 = getelementptr inbounds nuw i8, ptr %40, i64 7
  %_37.val.i.i.i.i.7 = load i8, ptr %_37.i.i.i.i.7, align 1, !alias.scope !260, !noundef !2
  %_4.i.i.i.i.i.i.i.7 = icmp sgt i8 %_37.val.i.i.i.i.7, -65
  %_0.i.i.i.i.i.i.7 = zext i1 %_4.i.i.i.i.i.i.i.7 to i64
  %_4.0.i.i.i.i.i.i.7 = add i64 %_4.0.i.i.i.i.i.i.6, %_0.i.i.i.i.i.i.7
  %_22.i.i.i.i.7 = add nuw nsw i64 %i.sroa.0.0.i.i.i.i, 8
  %niter61.next.7 = add i64 %niter61, 8
  %niter61.ncmp.7 = icmp eq i64 %niter61.next.7, %unroll_iter60
  br i1 %niter61.ncmp.7, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.loopexit.unr-lcssa, label %bb8.i.i.i.i

_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.loopexit.unr-lcssa:
  %lcmp.mod57.not = icmp eq i64 %xtraiter55, 0
  br i1 %lcmp.mod57.not, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i, label %bb8.i.i.i.i.epil.preheader

bb8.i.i.i.i.epil.preheader:
  %i.sroa.0.0.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.preheader ], [ %_22.i.i.i.i.7, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.loopexit.unr-lcssa ]
  %init.sroa.0.0.i.i.i.i.epil.init = phi i64 [ 0, %bb8.i.i.i.i.preheader ], [ %_4.0.i.i.i.i.i.i.7, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.loopexit.unr-lcssa ]
  %lcmp.mod59 = icmp ne i64 %xtraiter55, 0
  tail call void @llvm.assume(i1 %lcmp.mod59)
  br label %bb8.i.i.i.i.epil

bb8.i.i.i.i.epil:
  %i.sroa.0.0.i.i.i.i.epil = phi i64 [ %_22.i.i.i.i.epil, %bb8.i.i.i.i.epil ], [ %i.sroa.0.0.i.i.i.i.epil.init, %bb8.i.i.i.i.epil.preheader ]
  %init.sroa.0.0.i.i.i.i.epil = phi i64 [ %_4.0.i.i.i.i.i.i.epil, %bb8.i.i.i.i.epil ], [ %init.sroa.0.0.i.i.i.i.epil.init, %bb8.i.i.i.i.epil.preheader ]
  %epil.iter56 = phi i64 [ %epil.iter56.next, %bb8.i.i.i.i.epil ], [ 0, %bb8.i.i.i.i.epil.preheader ]
  %_37.i.i.i.i.epil = getelementptr inbounds nuw i8, ptr %0, i64 %i.sroa.0.0.i.i.i.i.epil
  %_37.val.i.i.i.i.epil = load i8, ptr %_37.i.i.i.i.epil, align 1, !alias.scope !260, !noundef !2
  %_4.i.i.i.i.i.i.i.epil = icmp sgt i8 %_37.val.i.i.i.i.epil, -65
  %_0.i.i.i.i.i.i.epil = zext i1 %_4.i.i.i.i.i.i.i.epil to i64
  %_4.0.i.i.i.i.i.i.epil = add i64 %init.sroa.0.0.i.i.i.i.epil, %_0.i.i.i.i.i.i.epil
  %_22.i.i.i.i.epil = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.epil, 1
  %epil.iter56.next = add i64 %epil.iter56, 1
  %epil.iter56.cmp.not = icmp eq i64 %epil.iter56.next, %xtraiter55
  br i1 %epil.iter56.cmp.not, label %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i, label %bb8.i.i.i.i.epil, !llvm.loop !265

_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i:
  %_0.sroa.0.0.i.i.i.i = phi i64 [ 0, %bb8.i ], [ %_4.0.i.i.i.i.i.i.7, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i.loopexit.unr-lcssa ], [ %_4.0.i.i.i.i.i.i.epil, %bb8.i.i.i.i.epil ]
  %_3.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i, %1
  tail call void @llvm.assume(i1 %_3.i.i.i.i)
  br label %bb7

bb16:
  %41 = getelementptr inbounds nuw i8, ptr %self, i64 22
  %_33 = load i16, ptr %41, align 2, !noundef !2
  %_41 = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %_11 = zext i16 %_33 to i64
  %.not = icmp eq i16 %_33, 0
  br i1 %.not, label %bb5, label %bb1.i

bb7:
  %char_count.sroa.0.0 = phi i64 [ %48, %bb5 ], [ %_0.sroa.0.0.i.i.i.i, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i ], [ %31, %bb32.i.i ], [ %total.sroa.0.0.i.i, %bb10.i.i ]
  %s.sroa.8.0 = phi i64 [ %iter.sroa.10.1, %bb5 ], [ %1, %_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case.exit.i ], [ %1, %bb32.i.i ], [ %1, %bb10.i.i ]
  %42 = getelementptr inbounds nuw i8, ptr %self, i64 20
  %_18 = load i16, ptr %42, align 4, !noundef !2
  %_17 = zext i16 %_18 to i64
  %_16 = icmp ult i64 %char_count.sroa.0.0, %_17
  br i1 %_16, label %bb8, label %bb12

bb1.i:
  %iter.sroa.10.2 = phi i64 [ %45, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i ], [ 0, %bb16 ]
  %_13.i19.i.i7.i = phi ptr [ %_13.i19.i.i5.i, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i ], [ %0, %bb16 ]
  %init.sroa.0.0.i = phi i64 [ %46, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i ], [ %_11, %bb16 ]
  %_6.i.i.i.i = icmp ne ptr %_13.i19.i.i7.i, %_41
  %spec.select.idx = zext i1 %_6.i.i.i.i to i64
  %spec.select = getelementptr inbounds nuw i8, ptr %_13.i19.i.i7.i, i64 %spec.select.idx
  br i1 %_6.i.i.i.i, label %bb14.i.i.i, label %bb5

bb14.i.i.i:
  %x.i.i.i = load i8, ptr %_13.i19.i.i7.i, align 1, !noalias !266, !noundef !2
  %_7.i.i.i = icmp sgt i8 %x.i.i.i, -1
  br i1 %_7.i.i.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i, label %bb4.i.i.i

bb4.i.i.i:
  %_6.i3.i.i.i = icmp ne ptr %spec.select, %_41
  %_13.i5.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select, i64 1
  tail call void @llvm.assume(i1 %_6.i3.i.i.i)
  %_14.i.i.i18 = icmp samesign ugt i8 %x.i.i.i, -33
  br i1 %_14.i.i.i18, label %bb6.i.i.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i

bb6.i.i.i:
  %_6.i10.i.i.i = icmp ne ptr %_13.i5.i.i.i, %_41
  tail call void @llvm.assume(i1 %_6.i10.i.i.i)
  %_22.i.i.i = icmp samesign ugt i8 %x.i.i.i, -17
  %spec.select48.v = select i1 %_22.i.i.i, i64 3, i64 2
  %spec.select48 = getelementptr inbounds nuw i8, ptr %spec.select, i64 %spec.select48.v
  br label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i

_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i:
  %_13.i19.i.i5.i = phi ptr [ %spec.select48, %bb6.i.i.i ], [ %_13.i5.i.i.i, %bb4.i.i.i ], [ %spec.select, %bb14.i.i.i ]
  %43 = ptrtoint ptr %_13.i19.i.i7.i to i64
  %44 = ptrtoint ptr %_13.i19.i.i5.i to i64
  %_7.i.i = sub i64 %44, %43
  %45 = add i64 %_7.i.i, %iter.sroa.10.2
  %46 = add nsw i64 %init.sroa.0.0.i, -1
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %bb5, label %bb1.i

bb5:
  %iter.sroa.10.1 = phi i64 [ 0, %bb16 ], [ %iter.sroa.10.2, %bb1.i ], [ %45, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i ]
  %remaining.sroa.0.0 = phi i64 [ 0, %bb16 ], [ %init.sroa.0.0.i, %bb1.i ], [ 0, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_.exit.i.i ]
  %48 = sub nsw i64 %_11, %remaining.sroa.0.0
  br label %bb7

bb12:
  %_30.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %49 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_30.1 = load ptr, ptr %49, align 8, !nonnull !2, !align !15, !noundef !2
  %50 = getelementptr inbounds nuw i8, ptr %_30.1, i64 24
  %51 = load ptr, ptr %50, align 8, !invariant.load !2, !nonnull !2
  %52 = tail call noundef zeroext i1 %51(ptr noundef nonnull %_30.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %0, i64 noundef %s.sroa.8.0) #14
  br label %bb15

bb8:
  %_23 = trunc nuw i64 %char_count.sroa.0.0 to i16
  %_21 = sub i16 %_18, %_23
  tail call void @llvm.experimental.noalias.scope.decl(metadata !273)
  %_15.i = lshr i32 %_4, 29
  %53 = and i32 %_15.i, 3
  %_2.i11.i = and i32 %_4, 2097151
  %54 = icmp samesign ult i32 %_2.i11.i, 1114112
  tail call void @llvm.assume(i1 %54)
  switch i32 %53, label %default.unreachable [
    i32 0, label %bb6.i
    i32 1, label %bb12.i
    i32 2, label %bb11.i
    i32 3, label %bb6.i
  ]

default.unreachable:
  unreachable

bb12.i:
  br label %bb6.i

bb11.i:
  %55 = lshr i16 %_21, 1
  br label %bb6.i

bb6.i:
  %padding_left.sroa.0.0.i = phi i16 [ %55, %bb11.i ], [ %_21, %bb12.i ], [ 0, %bb8 ], [ 0, %bb8 ]
  %_14.0.i = load ptr, ptr %self, align 8, !alias.scope !273
  %56 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_14.1.i = load ptr, ptr %56, align 8, !alias.scope !273
  %57 = getelementptr inbounds nuw i8, ptr %_14.1.i, i64 32
  br label %bb7.i

bb7.i:
  %iter.sroa.0.0.i = phi i16 [ 0, %bb6.i ], [ %_18.i, %bb17.i ]
  %exitcond.not.i = icmp eq i16 %iter.sroa.0.0.i, %padding_left.sroa.0.0.i
  br i1 %exitcond.not.i, label %bb15.i, label %bb17.i

bb15.i:
  %_13.i = sub i16 %_21, %padding_left.sroa.0.0.i
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit

bb17.i:
  %_18.i = add i16 %iter.sroa.0.0.i, 1
  %58 = load ptr, ptr %57, align 8, !invariant.load !2, !noalias !273, !nonnull !2
  %_10.i = tail call noundef zeroext i1 %58(ptr noundef nonnull %_14.0.i, i32 noundef %_2.i11.i) #14, !noalias !273
  br i1 %_10.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit, label %bb7.i

_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit:
  %_0.sroa.3.0.i = phi i16 [ %_13.i, %bb15.i ], [ undef, %bb17.i ]
  %_0.sroa.0.0.i22 = phi i32 [ %_2.i11.i, %bb15.i ], [ 1114112, %bb17.i ]
  %59 = icmp eq i32 %_0.sroa.0.0.i22, 1114112
  br i1 %59, label %bb15, label %bb27

bb27:
  %60 = getelementptr inbounds nuw i8, ptr %_14.1.i, i64 24
  %61 = load ptr, ptr %60, align 8, !invariant.load !2, !nonnull !2
  %_26 = tail call noundef zeroext i1 %61(ptr noundef nonnull %_14.0.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %0, i64 noundef %s.sroa.8.0) #14
  br i1 %_26, label %bb15, label %bb1.i23

bb1.i23:
  %iter.sroa.0.0.i24 = phi i16 [ %_9.i, %bb8.i26 ], [ 0, %bb27 ]
  %exitcond.not.i25 = icmp eq i16 %iter.sroa.0.0.i24, %_0.sroa.3.0.i
  br i1 %exitcond.not.i25, label %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit, label %bb8.i26

bb8.i26:
  %_9.i = add i16 %iter.sroa.0.0.i24, 1
  %62 = load ptr, ptr %57, align 8, !invariant.load !2, !nonnull !2
  %_4.i = tail call noundef zeroext i1 %62(ptr noundef nonnull %_14.0.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i22) #14
  br i1 %_4.i, label %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit, label %bb1.i23

_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit:
  %iter.sroa.0.0.i24.lcssa = phi i16 [ %_0.sroa.3.0.i, %bb1.i23 ], [ %iter.sroa.0.0.i24, %bb8.i26 ]
  %_8.i = icmp ult i16 %iter.sroa.0.0.i24.lcssa, %_0.sroa.3.0.i
  br label %bb15
}

define internal void @_RNvNtCsg7NUrKUartL_4core6option13expect_failed(ptr noalias noundef nonnull readonly captures(address, read_provenance) %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #8 {
start:
  %_4 = alloca [16 x i8], align 8
  %msg = alloca [16 x i8], align 8
  store ptr %0, ptr %msg, align 8
  %3 = getelementptr inbounds nuw i8, ptr %msg, i64 8
  store i64 %1, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_4)
  store ptr %msg, ptr %_4, align 8
  %_5.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_4, i64 8
  store ptr @_RNvXs1i_NtCsg7NUrKUartL_4core3fmtReNtB6_7Display3fmtB8_, ptr %_5.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_0c812808379efded5a4fb82d2790b556, ptr noundef nonnull %_4, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #16
  unreachable
}

define internal void @_RNvNtCsg7NUrKUartL_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly captures(address, read_provenance) %0, i64 noundef %1, ptr noundef nonnull %2, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %3, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %4) unnamed_addr #8 {
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
  %_8.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXs1i_NtCsg7NUrKUartL_4core3fmtReNtB6_7Display3fmtB8_, ptr %_8.sroa.4.0..sroa_idx, align 8
  %7 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %error, ptr %7, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXs1g_NtCsg7NUrKUartL_4core3fmtRDNtB6_5DebugEL_Bx_3fmtB8_, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_850f178d3cd0d4307d8d45b841b2c2ad, ptr noundef nonnull %args, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %4) #16
  unreachable
}

define internal void @_RNvNtNtCsg7NUrKUartL_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #8 {
start:
  tail call void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_5bd1ef6667dbdbecff436d9509a4d052, ptr noundef nonnull inttoptr (i64 51 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16
  unreachable
}

define internal void @_RNvNtNtCsg7NUrKUartL_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #8 {
start:
  tail call void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_53373e7bf1672ead70cfd13856444d77, ptr noundef nonnull inttoptr (i64 63 to ptr), ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16
  unreachable
}

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

define internal noundef zeroext i1 @_RNvXs9_NtNtNtCsg7NUrKUartL_4core3fmt3num3implNtB9_7Display3fmt(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #7 {
start:
  %buf = alloca [10 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %_5 = load i32, ptr %self, align 4, !noundef !2
  %_10.sroa.0.0 = tail call i32 @llvm.abs.i32(i32 %_5, i1 false)
  %_4 = icmp sgt i32 %_5, -1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !276)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !279)
  %_460.i.i = icmp ugt i32 %_10.sroa.0.0, 999
  br i1 %_460.i.i, label %bb2.i.i, label %bb12.i.i

bb12.i.i:
  %remain.sroa.0.0.lcssa.i.i = phi i32 [ %_10.sroa.0.0, %start ], [ %1, %bb2.i.i ]
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 10, %start ], [ %0, %bb2.i.i ]
  %_50.i.i = icmp samesign ugt i32 %remain.sroa.0.0.lcssa.i.i, 9
  br i1 %_50.i.i, label %bb13.i.i, label %bb19.i.i

bb2.i.i:
  %offset.sroa.0.062.i.i = phi i64 [ %0, %bb2.i.i ], [ 10, %start ]
  %remain.sroa.0.061.i.i = phi i32 [ %1, %bb2.i.i ], [ %_10.sroa.0.0, %start ]
  %_8.i.i = icmp samesign ugt i64 %offset.sroa.0.062.i.i, 3
  tail call void @llvm.assume(i1 %_8.i.i)
  %0 = add nsw i64 %offset.sroa.0.062.i.i, -4
  %remain.sroa.0.061.i.i.frozen = freeze i32 %remain.sroa.0.061.i.i
  %1 = udiv i32 %remain.sroa.0.061.i.i.frozen, 10000
  %2 = mul i32 %1, 10000
  %quad.i.i.decomposed = sub i32 %remain.sroa.0.061.i.i.frozen, %2
  %_21.lhs.trunc.i.i = trunc nuw nsw i32 %quad.i.i.decomposed to i16
  %_1944.i.i = udiv i16 %_21.lhs.trunc.i.i, 100
  %3 = mul i16 %_1944.i.i, 100
  %_2143.i.i.decomposed = sub i16 %_21.lhs.trunc.i.i, %3
  %4 = shl nuw nsw i16 %_1944.i.i, 1
  %_27.i.i = zext nneg i16 %4 to i64
  %_22.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %0
  %5 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_27.i.i
  %_25.i.i = load i8, ptr %5, align 1, !noalias !282, !noundef !2
  store i8 %_25.i.i, ptr %_22.i.i, align 1, !alias.scope !282
  %6 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.062.i.i
  %_29.i.i = getelementptr i8, ptr %6, i64 -3
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %_33.i.i = load i8, ptr %7, align 1, !noalias !282, !noundef !2
  store i8 %_33.i.i, ptr %_29.i.i, align 1, !alias.scope !282
  %8 = shl nuw nsw i16 %_2143.i.i.decomposed, 1
  %_41.i.i = zext nneg i16 %8 to i64
  %_36.i.i = getelementptr i8, ptr %6, i64 -2
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_41.i.i
  %_40.i.i = load i8, ptr %9, align 1, !noalias !282, !noundef !2
  store i8 %_40.i.i, ptr %_36.i.i, align 1, !alias.scope !282
  %_43.i.i = getelementptr i8, ptr %6, i64 -1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %_47.i.i = load i8, ptr %10, align 1, !noalias !282, !noundef !2
  store i8 %_47.i.i, ptr %_43.i.i, align 1, !alias.scope !282
  %_4.i.i = icmp ugt i32 %remain.sroa.0.061.i.i, 9999999
  br i1 %_4.i.i, label %bb2.i.i, label %bb12.i.i

bb13.i.i:
  %_52.i.i = icmp samesign ugt i64 %offset.sroa.0.0.lcssa.i.i, 1
  tail call void @llvm.assume(i1 %_52.i.i)
  %11 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2
  %.lhs.trunc.i.i = trunc nuw i32 %remain.sroa.0.0.lcssa.i.i to i16
  %12 = udiv i16 %.lhs.trunc.i.i, 100
  %.zext.i.i = zext nneg i16 %12 to i32
  %13 = mul i16 %12, 100
  %_5845.i.i.decomposed = sub i16 %.lhs.trunc.i.i, %13
  %14 = shl nuw nsw i16 %_5845.i.i.decomposed, 1
  %_65.i.i = zext nneg i16 %14 to i64
  %_60.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_65.i.i
  %_63.i.i = load i8, ptr %15, align 1, !noalias !282, !noundef !2
  store i8 %_63.i.i, ptr %_60.i.i, align 1, !alias.scope !282
  %16 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i
  %_67.i.i = getelementptr i8, ptr %16, i64 -1
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %_71.i.i = load i8, ptr %17, align 1, !noalias !282, !noundef !2
  store i8 %_71.i.i, ptr %_67.i.i, align 1, !alias.scope !282
  br label %bb19.i.i

bb19.i.i:
  %remain.sroa.0.1.i.i = phi i32 [ %.zext.i.i, %bb13.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb12.i.i ]
  %offset.sroa.0.1.i.i = phi i64 [ %11, %bb13.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb12.i.i ]
  %18 = icmp ne i32 %remain.sroa.0.1.i.i, 0
  %19 = icmp eq i32 %_5, 0
  %or.cond.i.i = or i1 %19, %18
  br i1 %or.cond.i.i, label %bb22.i.i, label %_RNvMsa_NtNtNtCsg7NUrKUartL_4core3fmt3num3impm4__fmt.exit

bb22.i.i:
  %_75.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0
  tail call void @llvm.assume(i1 %_75.i.i)
  %20 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %21 = shl nuw nsw i32 %remain.sroa.0.1.i.i, 1
  %_82.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %20
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %_85.i.i = load i8, ptr %24, align 1, !noalias !282, !noundef !2
  store i8 %_85.i.i, ptr %_82.i.i, align 1, !alias.scope !282
  br label %_RNvMsa_NtNtNtCsg7NUrKUartL_4core3fmt3num3impm4__fmt.exit

_RNvMsa_NtNtNtCsg7NUrKUartL_4core3fmt3num3impm4__fmt.exit:
  %offset.sroa.0.2.i.i = phi i64 [ %20, %bb22.i.i ], [ %offset.sroa.0.1.i.i, %bb19.i.i ]
  %_8.i1.i = sub nuw nsw i64 10, %offset.sroa.0.2.i.i
  %_10.i2.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !283)
  %25 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_44.i = load i32, ptr %25, align 8, !alias.scope !283, !noalias !286
  %_43.i = and i32 %_44.i, 2097152
  %.not.i = icmp eq i32 %_43.i, 0
  %spec.select.i = select i1 %.not.i, i32 1114112, i32 43
  %_43.lobit.i = lshr exact i32 %_43.i, 21
  %spec.select = select i1 %_4, i32 %spec.select.i, i32 45
  %narrow = select i1 %_4, i32 %_43.lobit.i, i32 1
  %spec.select5 = zext nneg i32 %narrow to i64
  %width.sroa.0.0.i = add nuw nsw i64 %_8.i1.i, %spec.select5
  %_45.i = and i32 %_44.i, 8388608
  %26 = icmp eq i32 %_45.i, 0
  %prefix.sroa.0.0.i = select i1 %26, ptr null, ptr inttoptr (i64 1 to ptr)
  %27 = getelementptr inbounds nuw i8, ptr %f, i64 20
  %min.i = load i16, ptr %27, align 4, !alias.scope !283, !noalias !286, !noundef !2
  %_13.i = zext i16 %min.i to i64
  %_11.not.i = icmp samesign ult i64 %width.sroa.0.0.i, %_13.i
  br i1 %_11.not.i, label %bb14.i, label %bb11.i

bb14.i:
  %_61.i = and i32 %_44.i, 16777216
  %28 = icmp eq i32 %_61.i, 0
  br i1 %28, label %bb20.i, label %bb15.i

bb11.i:
  %self.val23.i = load ptr, ptr %f, align 8, !alias.scope !283, !noalias !286
  %29 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %self.val24.i = load ptr, ptr %29, align 8, !alias.scope !283, !noalias !286
  %_14.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val23.i, ptr %self.val24.i, i32 noundef %spec.select, ptr noalias noundef readonly captures(address, read_provenance) %prefix.sroa.0.0.i, i64 0) #18, !noalias !289
  br i1 %_14.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb33.i

bb20.i:
  %_32.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16
  %_31.i = sub i16 %min.i, %_32.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !290)
  %_15.i.i = lshr i32 %_44.i, 29
  %30 = and i32 %_15.i.i, 3
  %_2.i11.i.i = and i32 %_44.i, 2097151
  %31 = icmp samesign ult i32 %_2.i11.i.i, 1114112
  tail call void @llvm.assume(i1 %31)
  switch i32 %30, label %default.unreachable [
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
  %32 = lshr i16 %_31.i, 1
  br label %bb6.i.i

bb6.i.i:
  %padding_left.sroa.0.0.i.i = phi i16 [ %32, %bb11.i.i ], [ %_31.i, %bb12.i.i1 ], [ 0, %bb20.i ]
  %_14.0.i.i = load ptr, ptr %f, align 8, !alias.scope !293, !noalias !286
  %33 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_14.1.i.i = load ptr, ptr %33, align 8, !alias.scope !293, !noalias !286
  %34 = getelementptr inbounds nuw i8, ptr %_14.1.i.i, i64 32
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
  %35 = load ptr, ptr %34, align 8, !invariant.load !2, !noalias !294, !nonnull !2
  %_10.i.i2 = tail call noundef zeroext i1 %35(ptr noundef nonnull %_14.0.i.i, i32 noundef %_2.i11.i.i) #14, !noalias !294
  br i1 %_10.i.i2, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i, label %bb7.i.i

_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i:
  %_0.sroa.3.0.i.i = phi i16 [ %_13.i.i, %bb15.i.i ], [ undef, %bb17.i.i ]
  %_0.sroa.0.0.i31.i = phi i32 [ %_2.i11.i.i, %bb15.i.i ], [ 1114112, %bb17.i.i ]
  %36 = icmp eq i32 %_0.sroa.0.0.i31.i, 1114112
  br i1 %36, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb43.i

bb15.i:
  %old_options.sroa.0.0.copyload.i = load i64, ptr %25, align 8, !alias.scope !283, !noalias !286
  %37 = trunc i64 %old_options.sroa.0.0.copyload.i to i32
  %_63.i = and i32 %37, -1612709888
  %38 = or disjoint i32 %_63.i, 536870960
  store i32 %38, ptr %25, align 8, !alias.scope !283, !noalias !286
  %self.val25.i = load ptr, ptr %f, align 8, !alias.scope !283, !noalias !286
  %39 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %self.val26.i = load ptr, ptr %39, align 8, !alias.scope !283, !noalias !286
  %_17.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %self.val25.i, ptr %self.val26.i, i32 noundef %spec.select, ptr noalias noundef readonly captures(address, read_provenance) %prefix.sroa.0.0.i, i64 0) #18, !noalias !289
  br i1 %_17.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb35.i

bb43.i:
  %_35.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCsg7NUrKUartL_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr %_14.0.i.i, ptr %_14.1.i.i, i32 noundef %spec.select, ptr noalias noundef readonly captures(address, read_provenance) %prefix.sroa.0.0.i, i64 0) #18, !noalias !289
  br i1 %_35.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb45.i

bb45.i:
  %40 = getelementptr inbounds nuw i8, ptr %_14.1.i.i, i64 24
  %41 = load ptr, ptr %40, align 8, !invariant.load !2, !noalias !289, !nonnull !2
  %_37.i = call noundef zeroext i1 %41(ptr noundef nonnull %_14.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !noalias !283
  br i1 %_37.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb1.i.i

bb1.i.i:
  %iter.sroa.0.0.i32.i = phi i16 [ %_9.i.i, %bb8.i34.i ], [ 0, %bb45.i ]
  %exitcond.not.i33.i = icmp eq i16 %iter.sroa.0.0.i32.i, %_0.sroa.3.0.i.i
  br i1 %exitcond.not.i33.i, label %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb8.i34.i

bb8.i34.i:
  %_9.i.i = add i16 %iter.sroa.0.0.i32.i, 1
  %42 = load ptr, ptr %34, align 8, !invariant.load !2, !noalias !283, !nonnull !2
  %_4.i.i3 = call noundef zeroext i1 %42(ptr noundef nonnull %_14.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i31.i) #14, !noalias !283
  br i1 %_4.i.i3, label %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb1.i.i

_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i:
  %iter.sroa.0.0.i32.lcssa.i = phi i16 [ %_0.sroa.3.0.i.i, %bb1.i.i ], [ %iter.sroa.0.0.i32.i, %bb8.i34.i ]
  %_8.i.i4 = icmp ult i16 %iter.sroa.0.0.i32.lcssa.i, %_0.sroa.3.0.i.i
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit

bb35.i:
  %_22.i = trunc nuw nsw i64 %width.sroa.0.0.i to i16
  %_21.i = sub i16 %min.i, %_22.i
  %43 = getelementptr inbounds nuw i8, ptr %self.val26.i, i64 32
  br label %bb7.i43.i

bb7.i43.i:
  %iter.sroa.0.0.i44.i = phi i16 [ 0, %bb35.i ], [ %_18.i47.i, %bb17.i46.i ]
  %exitcond.not.i45.not.i = icmp eq i16 %iter.sroa.0.0.i44.i, %_21.i
  br i1 %exitcond.not.i45.not.i, label %bb37.i, label %bb17.i46.i

bb17.i46.i:
  %_18.i47.i = add i16 %iter.sroa.0.0.i44.i, 1
  %44 = load ptr, ptr %43, align 8, !invariant.load !2, !noalias !295, !nonnull !2
  %_10.i48.i = tail call noundef zeroext i1 %44(ptr noundef nonnull %self.val25.i, i32 noundef 48) #14, !noalias !295
  br i1 %_10.i48.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb7.i43.i

bb37.i:
  %45 = getelementptr inbounds nuw i8, ptr %self.val26.i, i64 24
  %46 = load ptr, ptr %45, align 8, !invariant.load !2, !noalias !289, !nonnull !2
  %_25.i = call noundef zeroext i1 %46(ptr noundef nonnull %self.val25.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !noalias !283
  br i1 %_25.i, label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb41.i

bb41.i:
  store i64 %old_options.sroa.0.0.copyload.i, ptr %25, align 8, !alias.scope !283, !noalias !286
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit

bb33.i:
  %47 = getelementptr inbounds nuw i8, ptr %self.val24.i, i64 24
  %48 = load ptr, ptr %47, align 8, !invariant.load !2, !noalias !289, !nonnull !2
  %49 = call noundef zeroext i1 %48(ptr noundef nonnull %self.val23.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_10.i2.i, i64 noundef %_8.i1.i) #14, !noalias !283
  br label %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit

_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral.exit:
  %_0.sroa.0.0.shrunk.i = phi i1 [ true, %bb11.i ], [ %49, %bb33.i ], [ false, %bb41.i ], [ true, %_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding.exit.i ], [ true, %bb43.i ], [ %_8.i.i4, %_RNvMs9_NtCsg7NUrKUartL_4core3fmtNtB5_11PostPadding5write.exit.i ], [ true, %bb45.i ], [ true, %bb15.i ], [ true, %bb37.i ], [ true, %bb17.i46.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0.sroa.0.0.shrunk.i
}

define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #12 {
start:
  tail call void @llvm.trap()
  unreachable
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

define ptx_kernel void @checked(ptr noundef readonly captures(none) %numbers, i64 noundef %n, ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #10 {
start:
  %_23.i = alloca [0 x i8], align 1
  %args.i = alloca [16 x i8], align 8
  %sum.i = alloca [4 x i8], align 4
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_9 = getelementptr inbounds nuw i32, ptr %x, i64 %_0.i
  %_8 = load i32, ptr %_9, align 4, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !298)
  call void @llvm.lifetime.start.p0(ptr nonnull %sum.i)
  %_21.i = icmp sgt i32 %_8, -1
  br i1 %_21.i, label %bb7.i, label %bb8.i, !prof !301

bb8.i:
  call void @_RNvNtCsg7NUrKUartL_4core6result13unwrap_failed(ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_56a21dbfb5050dd8d91ff9233ef69798, i64 noundef 8, ptr noundef nonnull %_23.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.23, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0faa65249fb862f14550cc03cf688ab9) #16, !noalias !298
  unreachable

bb7.i:
  %_22.i = zext nneg i32 %_8 to i64
  %_7.i = icmp samesign ugt i64 %n, %_22.i
  br i1 %_7.i, label %bb1.i, label %panic.i

bb1.i:
  %.idx.i = shl nuw nsw i64 %_22.i, 2
  %0 = getelementptr inbounds nuw i8, ptr %numbers, i64 %.idx.i
  %first.i = load i32, ptr %0, align 4, !alias.scope !298, !noundef !2
  %1 = sub nuw nsw i64 %n, %_22.i
  br label %bb8.i.i

bb8.i.i:
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb1.i ], [ %_22.i.i, %_RNCNvNtCsgvXjfpWt4al_7kernels4work7checked0B5_.exit.i.i ]
  %init.sroa.0.0.i.i = phi i32 [ 0, %bb1.i ], [ %_8.0.i.i.i, %_RNCNvNtCsgvXjfpWt4al_7kernels4work7checked0B5_.exit.i.i ]
  %_37.i.i = getelementptr inbounds nuw i32, ptr %0, i64 %i.sroa.0.0.i.i
  %_37.val.i.i = load i32, ptr %_37.i.i, align 4, !alias.scope !298, !noundef !2
  %2 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %init.sroa.0.0.i.i, i32 %_37.val.i.i)
  %_8.1.i.i.i = extractvalue { i32, i1 } %2, 1
  br i1 %_8.1.i.i.i, label %bb1.i.i.i, label %_RNCNvNtCsgvXjfpWt4al_7kernels4work7checked0B5_.exit.i.i, !prof !302

bb1.i.i.i:
  tail call void @_RNvNtCsg7NUrKUartL_4core6option13expect_failed(ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_8783e178cdc7397ecceb753bf451501f, i64 noundef 5, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8c62d5b2d1fdb2a712f6b3eae06eab06) #16, !noalias !298
  unreachable

_RNCNvNtCsgvXjfpWt4al_7kernels4work7checked0B5_.exit.i.i:
  %_8.0.i.i.i = extractvalue { i32, i1 } %2, 0
  %_22.i.i = add nuw i64 %i.sroa.0.0.i.i, 1
  %_23.i.i = icmp eq i64 %_22.i.i, %1
  br i1 %_23.i.i, label %_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCNvNtCsgvXjfpWt4al_7kernels4work7checked0EB1J_.exit.i, label %bb8.i.i

_RINvXs2J_NtNtCsg7NUrKUartL_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCNvNtCsgvXjfpWt4al_7kernels4work7checked0EB1J_.exit.i:
  store i32 %_8.0.i.i.i, ptr %sum.i, align 4, !noalias !298
  %3 = icmp eq i32 %_8.0.i.i.i, 77
  br i1 %3, label %bb4.i, label %bb3.i, !prof !302

panic.i:
  tail call void @_RNvNtCsg7NUrKUartL_4core9panicking18panic_bounds_check(i64 noundef %_22.i, i64 noundef range(i64 0, 2305843009213693952) %n, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_21b406a1aa74b17dfb7b194455d0cb82) #16, !noalias !298
  unreachable

bb4.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %args.i), !noalias !298
  store ptr %sum.i, ptr %args.i, align 8, !noalias !298
  %_14.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 8
  store ptr @_RNvXs9_NtNtNtCsg7NUrKUartL_4core3fmt3num3implNtB9_7Display3fmt, ptr %_14.sroa.4.0..sroa_idx.i, align 8, !noalias !298
  call void @_RNvNtCsg7NUrKUartL_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_c841d30f58a43f3a61f9771cf698c129, ptr noundef nonnull %args.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_094823216773edc7bf0c3ea71bea4568) #16, !noalias !298
  unreachable

bb3.i:
  %_16.i = add i32 %first.i, -3
  %_17.i = icmp eq i32 %_16.i, 0
  br i1 %_17.i, label %panic1.i, label %bb5.i

bb5.i:
  %_18.i = icmp eq i32 %_16.i, -1
  %_19.i = icmp eq i32 %_8.0.i.i.i, -2147483648
  %_20.i = and i1 %_18.i, %_19.i
  br i1 %_20.i, label %panic2.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work7checked.exit

panic1.i:
  tail call void @_RNvNtNtCsg7NUrKUartL_4core9panicking11panic_const23panic_const_div_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_58ceb727e73ba1af781abcfcf674157d) #16, !noalias !298
  unreachable

panic2.i:
  tail call void @_RNvNtNtCsg7NUrKUartL_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_58ceb727e73ba1af781abcfcf674157d) #16, !noalias !298
  unreachable

_RNvNtCsgvXjfpWt4al_7kernels4work7checked.exit:
  %_0.i1 = sdiv i32 %_8.0.i.i.i, %_16.i
  call void @llvm.lifetime.end.p0(ptr nonnull %sum.i)
  %_10 = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i
  store i32 %_0.i1, ptr %_10, align 4
  ret void
}

define internal noundef zeroext i1 @_RNvXs5_NtNtCsg7NUrKUartL_4core3num5errorNtB5_15TryFromIntErrorNtNtB9_3fmt5Debug3fmt(ptr noalias noundef nonnull readonly captures(address, read_provenance) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #13 {
start:
  %_5 = alloca [8 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_5)
  store ptr %self, ptr %_5, align 8
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_5cb263f26a5d50117adfcc5c7225745e, i64 noundef 15, ptr noundef nonnull %_5, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.44) #17
  call void @llvm.lifetime.end.p0(ptr nonnull %_5)
  ret i1 %_0
}

define internal noundef zeroext i1 @_RNvXs1g_NtCsg7NUrKUartL_4core3fmtRuNtB6_5Debug3fmtCsgvXjfpWt4al_7kernels(ptr noalias readonly align 8 captures(none) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #10 {
start:
  %_0.i = tail call noundef zeroext i1 @_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter3pad(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_ae6dc619079e3c3b08144a35532ecff7, i64 noundef 2) #17
  ret i1 %_0.i
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind "no-builtins" "target-cpu"="sm_75" }
attributes #7 = { nounwind "target-cpu"="sm_75" }
attributes #8 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_75" }
attributes #9 = { noinline nounwind "target-cpu"="sm_75" }
attributes #10 = { convergent nounwind "target-cpu"="sm_75" }
attributes #11 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_75" }
attributes #12 = { cold noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" }
attributes #13 = { convergent inlinehint nounwind "target-cpu"="sm_75" }
attributes #14 = { inlinehint nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { noinline noreturn nounwind }
attributes #17 = { nounwind }
attributes #18 = { noinline nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_RNvXsi_NtCsg7NUrKUartL_4core3fmteNtB5_7Display3fmt: %self.0"}
!5 = distinct !{!5, !"_RNvXsi_NtCsg7NUrKUartL_4core3fmteNtB5_7Display3fmt"}
!6 = !{!7}
!7 = distinct !{!7, !5, !"_RNvXsi_NtCsg7NUrKUartL_4core3fmteNtB5_7Display3fmt: %f"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter3pad: %self"}
!10 = distinct !{!10, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter3pad"}
!11 = !{!12}
!12 = distinct !{!12, !10, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter3pad: argument 1"}
!13 = !{!9, !7}
!14 = !{!12, !4}
!15 = !{i64 8}
!16 = !{!9, !12, !4, !7}
!17 = !{!18, !20, !22, !12, !4}
!18 = distinct !{!18, !19, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!19 = distinct !{!19, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!20 = distinct !{!20, !21, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case: %s.0"}
!21 = distinct !{!21, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case"}
!22 = distinct !{!22, !23, !"_RNvNtNtCsg7NUrKUartL_4core3str5count14do_count_chars: %s.0"}
!23 = distinct !{!23, !"_RNvNtNtCsg7NUrKUartL_4core3str5count14do_count_chars"}
!24 = distinct !{!24, !25}
!25 = !{!"llvm.loop.unroll.disable"}
!26 = !{!27, !29, !12, !4}
!27 = distinct !{!27, !28, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!28 = distinct !{!28, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!29 = distinct !{!29, !30, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case: %s.0"}
!30 = distinct !{!30, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case"}
!31 = !{!32, !34, !12, !4}
!32 = distinct !{!32, !33, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!33 = distinct !{!33, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!34 = distinct !{!34, !35, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case: %s.0"}
!35 = distinct !{!35, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case"}
!36 = distinct !{!36, !25}
!37 = !{!38, !40, !42, !9, !7}
!38 = distinct !{!38, !39, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_: %bytes"}
!39 = distinct !{!39, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_"}
!40 = distinct !{!40, !41, !"_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!41 = distinct !{!41, !"_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!42 = distinct !{!42, !43, !"_RINvYNtNtNtCsg7NUrKUartL_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_: %self"}
!43 = distinct !{!43, !"_RINvYNtNtNtCsg7NUrKUartL_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_"}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding: %self"}
!46 = distinct !{!46, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding"}
!47 = !{!45, !9, !7}
!48 = !{i8 0, i8 2}
!49 = !{!50}
!50 = distinct !{!50, !51, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_: %self"}
!51 = distinct !{!51, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_"}
!52 = !{!53, !50}
!53 = distinct !{!53, !54, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!54 = distinct !{!54, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!55 = !{!56}
!56 = distinct !{!56, !54, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!57 = !{!58, !60, !62}
!58 = distinct !{!58, !59, !"_RNvNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned7runtime: %text.0"}
!59 = distinct !{!59, !"_RNvNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned7runtime"}
!60 = distinct !{!60, !61, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned: %text.0"}
!61 = distinct !{!61, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned"}
!62 = distinct !{!62, !63, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr6memchr: %text.0"}
!63 = distinct !{!63, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr6memchr"}
!64 = !{!62}
!65 = !{!"branch_weights", i32 4000000, i32 4001}
!66 = !{!67, !50}
!67 = distinct !{!67, !68, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE7get_endB9_: %self"}
!68 = distinct !{!68, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE7get_endB9_"}
!69 = !{!70}
!70 = distinct !{!70, !71, !"_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj4__fmt: %buf.0"}
!71 = distinct !{!71, !"_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj4__fmt"}
!72 = !{!73}
!73 = distinct !{!73, !74, !"_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj10__fmt_inner: %buf.0"}
!74 = distinct !{!74, !"_RNvMsk_NtNtNtCsg7NUrKUartL_4core3fmt3num3impj10__fmt_inner"}
!75 = !{!73, !70}
!76 = !{!77}
!77 = distinct !{!77, !78, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral: %self"}
!78 = distinct !{!78, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral"}
!79 = !{!80, !81}
!80 = distinct !{!80, !78, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral: %prefix.0"}
!81 = distinct !{!81, !78, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral: %buf.0"}
!82 = !{!77, !81}
!83 = !{!84}
!84 = distinct !{!84, !85, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding: %self"}
!85 = distinct !{!85, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding"}
!86 = !{!84, !77}
!87 = !{!84, !77, !81}
!88 = !{!89, !77, !81}
!89 = distinct !{!89, !90, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding: %self"}
!90 = distinct !{!90, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding"}
!91 = !{!92}
!92 = distinct !{!92, !93, !"_RNvXs_NvNtNtCsg7NUrKUartL_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_: %self"}
!93 = distinct !{!93, !"_RNvXs_NvNtNtCsg7NUrKUartL_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_"}
!94 = !{!95}
!95 = distinct !{!95, !96, !"_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %self"}
!96 = distinct !{!96, !"_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str"}
!97 = !{!95, !98, !92}
!98 = distinct !{!98, !96, !"_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %s.0"}
!99 = !{!95, !92}
!100 = !{!98}
!101 = !{!102}
!102 = distinct !{!102, !103, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_: %self"}
!103 = distinct !{!103, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_"}
!104 = !{!105, !102}
!105 = distinct !{!105, !106, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!106 = distinct !{!106, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!107 = !{!108, !95, !98, !92}
!108 = distinct !{!108, !106, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!109 = !{!110, !112, !114}
!110 = distinct !{!110, !111, !"_RNvNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned7runtime: %text.0"}
!111 = distinct !{!111, !"_RNvNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned7runtime"}
!112 = distinct !{!112, !113, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned: %text.0"}
!113 = distinct !{!113, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned"}
!114 = distinct !{!114, !115, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr6memchr: %text.0"}
!115 = distinct !{!115, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr6memchr"}
!116 = !{!108, !95}
!117 = !{!114}
!118 = !{!119, !102}
!119 = distinct !{!119, !120, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE7get_endB9_: %self"}
!120 = distinct !{!120, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE7get_endB9_"}
!121 = !{!122, !92}
!122 = distinct !{!122, !123, !"_RNvNtCsg7NUrKUartL_4core3fmt5write: %output.1"}
!123 = distinct !{!123, !"_RNvNtCsg7NUrKUartL_4core3fmt5write"}
!124 = !{!125}
!125 = distinct !{!125, !126, !"_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %self"}
!126 = distinct !{!126, !"_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str"}
!127 = !{!125, !128, !92}
!128 = distinct !{!128, !126, !"_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %s.0"}
!129 = !{!125, !92}
!130 = !{!128}
!131 = !{!132}
!132 = distinct !{!132, !133, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_: %self"}
!133 = distinct !{!133, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_"}
!134 = !{!135, !132}
!135 = distinct !{!135, !136, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!136 = distinct !{!136, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!137 = !{!138, !125, !128, !92}
!138 = distinct !{!138, !136, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!139 = !{!140, !142, !144}
!140 = distinct !{!140, !141, !"_RNvNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned7runtime: %text.0"}
!141 = distinct !{!141, !"_RNvNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned7runtime"}
!142 = distinct !{!142, !143, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned: %text.0"}
!143 = distinct !{!143, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned"}
!144 = distinct !{!144, !145, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr6memchr: %text.0"}
!145 = distinct !{!145, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr6memchr"}
!146 = !{!138, !125}
!147 = !{!144}
!148 = !{!149, !132}
!149 = distinct !{!149, !150, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE7get_endB9_: %self"}
!150 = distinct !{!150, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE7get_endB9_"}
!151 = !{!152}
!152 = distinct !{!152, !153, !"_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %self"}
!153 = distinct !{!153, !"_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str"}
!154 = !{!152, !155, !92}
!155 = distinct !{!155, !153, !"_RNvXs0_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str: %s.0"}
!156 = !{!152, !92}
!157 = !{!155}
!158 = !{!159}
!159 = distinct !{!159, !160, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_: %self"}
!160 = distinct !{!160, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_"}
!161 = !{!162, !159}
!162 = distinct !{!162, !163, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!163 = distinct !{!163, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!164 = !{!165, !152, !155, !92}
!165 = distinct !{!165, !163, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!166 = !{!167, !169, !171}
!167 = distinct !{!167, !168, !"_RNvNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned7runtime: %text.0"}
!168 = distinct !{!168, !"_RNvNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned7runtime"}
!169 = distinct !{!169, !170, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned: %text.0"}
!170 = distinct !{!170, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr14memchr_aligned"}
!171 = distinct !{!171, !172, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr6memchr: %text.0"}
!172 = distinct !{!172, !"_RNvNtNtCsg7NUrKUartL_4core5slice6memchr6memchr"}
!173 = !{!165, !152}
!174 = !{!171}
!175 = !{!176, !159}
!176 = distinct !{!176, !177, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE7get_endB9_: %self"}
!177 = distinct !{!177, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalcE7get_endB9_"}
!178 = !{!179}
!179 = distinct !{!179, !180, !"_RNvNtNtCsg7NUrKUartL_4core3fmt8builders15debug_tuple_new: %fmt"}
!180 = distinct !{!180, !"_RNvNtNtCsg7NUrKUartL_4core3fmt8builders15debug_tuple_new"}
!181 = !{!182}
!182 = distinct !{!182, !183, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str: %self"}
!183 = distinct !{!183, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str"}
!184 = !{!182, !179}
!185 = !{!186, !187, !188}
!186 = distinct !{!186, !183, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!187 = distinct !{!187, !180, !"_RNvNtNtCsg7NUrKUartL_4core3fmt8builders15debug_tuple_new: %_0"}
!188 = distinct !{!188, !180, !"_RNvNtNtCsg7NUrKUartL_4core3fmt8builders15debug_tuple_new: %name.0"}
!189 = !{!182, !186, !187, !179, !188}
!190 = !{!182, !187, !179}
!191 = !{!192}
!192 = distinct !{!192, !193, !"_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple5field: %value.1"}
!193 = distinct !{!193, !"_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple5field"}
!194 = !{!195}
!195 = distinct !{!195, !196, !"_RINvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB6_10DebugTuple10field_withNCNvB2_5field0EBa_: %value_fmt.1"}
!196 = distinct !{!196, !"_RINvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB6_10DebugTuple10field_withNCNvB2_5field0EBa_"}
!197 = !{!198, !200, !195, !201, !192}
!198 = distinct !{!198, !199, !"_RNCINvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB8_10DebugTuple10field_withNCNvB4_5field0E0Bc_: %_1"}
!199 = distinct !{!199, !"_RNCINvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB8_10DebugTuple10field_withNCNvB4_5field0E0Bc_"}
!200 = distinct !{!200, !196, !"_RINvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB6_10DebugTuple10field_withNCNvB2_5field0EBa_: %self"}
!201 = distinct !{!201, !193, !"_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple5field: %self"}
!202 = !{!203, !198, !200, !195, !201, !192}
!203 = distinct !{!203, !204, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str: %self"}
!204 = distinct !{!204, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str"}
!205 = !{!195, !192}
!206 = !{!198, !200, !201}
!207 = !{!208, !198, !200, !195, !201, !192}
!208 = distinct !{!208, !209, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str: %self"}
!209 = distinct !{!209, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str"}
!210 = !{!211}
!211 = distinct !{!211, !212, !"_RNvMs_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB4_10PadAdapter4wrap: %_0"}
!212 = distinct !{!212, !"_RNvMs_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB4_10PadAdapter4wrap"}
!213 = !{!214}
!214 = distinct !{!214, !212, !"_RNvMs_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB4_10PadAdapter4wrap: %fmt"}
!215 = !{!216}
!216 = distinct !{!216, !212, !"_RNvMs_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB4_10PadAdapter4wrap: %slot"}
!217 = !{!211, !214, !218, !198, !200, !195, !201, !192}
!218 = distinct !{!218, !212, !"_RNvMs_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB4_10PadAdapter4wrap: %state"}
!219 = !{!211, !216, !218, !198, !200, !195, !201, !192}
!220 = !{!214, !216, !218, !198, !200, !195, !201, !192}
!221 = !{!222}
!222 = distinct !{!222, !223, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str: %self"}
!223 = distinct !{!223, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str"}
!224 = !{!225, !198, !200, !195, !201, !192}
!225 = distinct !{!225, !223, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!226 = !{!222, !225, !198, !200, !195, !201, !192}
!227 = !{!222, !198, !200, !195, !201, !192}
!228 = !{!229}
!229 = distinct !{!229, !230, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str: %self"}
!230 = distinct !{!230, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str"}
!231 = !{!232, !233, !235}
!232 = distinct !{!232, !230, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!233 = distinct !{!233, !234, !"_RNCNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB7_10DebugTuple6finish0Bb_: %_1"}
!234 = distinct !{!234, !"_RNCNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB7_10DebugTuple6finish0Bb_"}
!235 = distinct !{!235, !236, !"_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple6finish: %self"}
!236 = distinct !{!236, !"_RNvMs2_NtNtCsg7NUrKUartL_4core3fmt8buildersNtB5_10DebugTuple6finish"}
!237 = !{!229, !232, !233, !235}
!238 = !{!229, !233, !235}
!239 = !{!233, !235}
!240 = !{!241}
!241 = distinct !{!241, !242, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str: %self"}
!242 = distinct !{!242, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str"}
!243 = !{!244, !233, !235}
!244 = distinct !{!244, !242, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!245 = !{!241, !244, !233, !235}
!246 = !{!241, !233, !235}
!247 = !{!248, !250, !252}
!248 = distinct !{!248, !249, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!249 = distinct !{!249, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!250 = distinct !{!250, !251, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case: %s.0"}
!251 = distinct !{!251, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case"}
!252 = distinct !{!252, !253, !"_RNvNtNtCsg7NUrKUartL_4core3str5count14do_count_chars: %s.0"}
!253 = distinct !{!253, !"_RNvNtNtCsg7NUrKUartL_4core3str5count14do_count_chars"}
!254 = distinct !{!254, !25}
!255 = !{!256, !258}
!256 = distinct !{!256, !257, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!257 = distinct !{!257, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!258 = distinct !{!258, !259, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case: %s.0"}
!259 = distinct !{!259, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case"}
!260 = !{!261, !263}
!261 = distinct !{!261, !262, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!262 = distinct !{!262, !"_RNCINvNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!263 = distinct !{!263, !264, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case: %s.0"}
!264 = distinct !{!264, !"_RNvNtNtCsg7NUrKUartL_4core3str5count23char_count_general_case"}
!265 = distinct !{!265, !25}
!266 = !{!267, !269, !271}
!267 = distinct !{!267, !268, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_: %bytes"}
!268 = distinct !{!268, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEEB6_"}
!269 = distinct !{!269, !270, !"_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!270 = distinct !{!270, !"_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!271 = distinct !{!271, !272, !"_RINvYNtNtNtCsg7NUrKUartL_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_: %self"}
!272 = distinct !{!272, !"_RINvYNtNtNtCsg7NUrKUartL_4core3str4iter11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator8try_foldINtNtNtB9_3num7nonzero7NonZerojENCNvXs_NvBO_10advance_byB3_NtB2f_13SpecAdvanceBy15spec_advance_by0INtNtB9_6option6OptionB1C_EEB9_"}
!273 = !{!274}
!274 = distinct !{!274, !275, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding: %self"}
!275 = distinct !{!275, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding"}
!276 = !{!277}
!277 = distinct !{!277, !278, !"_RNvMsa_NtNtNtCsg7NUrKUartL_4core3fmt3num3impm4__fmt: %buf.0"}
!278 = distinct !{!278, !"_RNvMsa_NtNtNtCsg7NUrKUartL_4core3fmt3num3impm4__fmt"}
!279 = !{!280}
!280 = distinct !{!280, !281, !"_RNvMsa_NtNtNtCsg7NUrKUartL_4core3fmt3num3impm10__fmt_inner: %buf.0"}
!281 = distinct !{!281, !"_RNvMsa_NtNtNtCsg7NUrKUartL_4core3fmt3num3impm10__fmt_inner"}
!282 = !{!280, !277}
!283 = !{!284}
!284 = distinct !{!284, !285, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral: %self"}
!285 = distinct !{!285, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral"}
!286 = !{!287, !288}
!287 = distinct !{!287, !285, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral: %prefix.0"}
!288 = distinct !{!288, !285, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter12pad_integral: %buf.0"}
!289 = !{!284, !288}
!290 = !{!291}
!291 = distinct !{!291, !292, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding: %self"}
!292 = distinct !{!292, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding"}
!293 = !{!291, !284}
!294 = !{!291, !284, !288}
!295 = !{!296, !284, !288}
!296 = distinct !{!296, !297, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding: %self"}
!297 = distinct !{!297, !"_RNvMsa_NtCsg7NUrKUartL_4core3fmtNtB5_9Formatter7padding"}
!298 = !{!299}
!299 = distinct !{!299, !300, !"_RNvNtCsgvXjfpWt4al_7kernels4work7checked: %numbers.0"}
!300 = distinct !{!300, !"_RNvNtCsgvXjfpWt4al_7kernels4work7checked"}
!301 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!302 = !{!"branch_weights", !"expected", i32 1, i32 2000}
