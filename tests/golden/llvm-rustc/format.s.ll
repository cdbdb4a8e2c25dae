target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"fmt::rt::Argument<'_>" = type { %"fmt::rt::ArgumentType<'_>" }
%"fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }

@alloc_f27c91ec91c5a0660ba00b4219598bd0 = private unnamed_addr constant [16 x i8] c"0123456789abcdef", align 1
@alloc_fe2ddbdc622a788f5416063d1e8d8ad4 = private unnamed_addr constant [3 x i8] c" { ", align 1
@alloc_94b00be069aafad82a2c6df764237b82 = private unnamed_addr constant [2 x i8] c", ", align 1
@alloc_556e4180596b5b612bb6ed6c0cbb55e1 = private unnamed_addr constant [2 x i8] c": ", align 1
@alloc_3690db001d3db01550bdb6f3f450de28 = private unnamed_addr constant [3 x i8] c" {\0A", align 1
@alloc_f7ac0c356c6ac6fcd03badb685e09ca2 = private unnamed_addr constant [2 x i8] c",\0A", align 1
@alloc_1ff25e6ad58d770003043bae3c4113bf = private unnamed_addr constant [1 x i8] c"(", align 1
@alloc_8159f4b9039299ef4f45ddaf1f2d3679 = private unnamed_addr constant [2 x i8] c"(\0A", align 1
@alloc_fcd552ca5ffc948e1053f652f94fed71 = private unnamed_addr constant [1 x i8] c"}", align 1
@alloc_047fb90e55f5a12b86403e3ea891a5bd = private unnamed_addr constant [2 x i8] c" }", align 1
@alloc_9e3f62b0e6490cc45676dc85f910c2d0 = private unnamed_addr constant [1 x i8] c")", align 1
@alloc_41a776d8d06dc2b9b0480e88fa257ffe = private unnamed_addr constant [1 x i8] c",", align 1
@vtable.5 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str, ptr @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write10write_char, ptr @_RNvYNtNtNtCseX1YaHYvd1L_4core3fmt8builders10PadAdapterNtB6_5Write9write_fmtB8_ }>, align 8
@alloc_fe7982d43e652b3fb39b1ffe8b374b41 = private unnamed_addr constant [32 x i8] c"library/core/src/str/pattern.rs\00", align 1
@alloc_a434a7e153ac922489f2ed192aeda5a5 = private unnamed_addr constant [55 x i8] c" index out of bounds: the len is \C0\12 but the index is \C0\00", align 1
@alloc_7ef6fe6e5749e409bd35c794f395407d = private unnamed_addr constant [200 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899", align 1
@alloc_9fe2a66cc3026f503dfb4e2696ddcf9c = private unnamed_addr constant [57 x i8] c"\12range start index \C0\22 out of range for slice of length \C0\00", align 1
@alloc_bfe1e99c4b1e5a3c7be66967fd889b22 = private unnamed_addr constant [40 x i8] c"\16slice index starts at \C0\0D but ends at \C0\00", align 1
@alloc_f60af4dda577965ed7990eef71c78b71 = private unnamed_addr constant [55 x i8] c"\10range end index \C0\22 out of range for slice of length \C0\00", align 1
@alloc_93b905da7da414393c260cfb030eabd3 = private unnamed_addr constant [88 x i8] c"&copy_from_slice: source slice length (\C0+) does not match destination slice length (\C0\01)\00", align 1
@alloc_7926774156b504d85a3c261767c6333c = private unnamed_addr constant [4 x i8] c"    ", align 1
@alloc_83d8d36e705c58ed11bda7b90dabc655 = private unnamed_addr constant [2 x i8] c"0x", align 1
@alloc_e2b82f36cef2ecd47f109cd3bc5b9279 = private unnamed_addr constant [16 x i8] c"0123456789ABCDEF", align 1
@alloc_ede2dfd327aedc00d0d7af454eed2b8c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_fe7982d43e652b3fb39b1ffe8b374b41, [16 x i8] c"\1F\00\00\00\00\00\00\00\CD\01\00\007\00\00\00" }>, align 8
@alloc_385dd7a6b9331b6155a35643471de229 = private unnamed_addr constant [12 x i8] c"src/work.rs\00", align 1
@alloc_73d38e113ca011a526387342b6ed6802 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00h\00\00\00\0C\00\00\00" }>, align 8
@alloc_755abcc6c22fcae747bf645d8a236dcb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00\7F\00\00\00\1C\00\00\00" }>, align 8
@alloc_426d1a9ff3cb8079bf6cc59a488ef306 = private unnamed_addr constant [22 x i8] c"\C3 \00\00(\06\00\01|\C1 \00\80`\01|\C1 \00 `\00", align 1
@alloc_cb236c078ccbe07db6525b72edf2fc60 = private unnamed_addr constant [4 x i8] c"\01|\C0\00", align 1
@alloc_70b56ce8e04e3fc8bca06c9ac0241fe4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_385dd7a6b9331b6155a35643471de229, [16 x i8] c"\0B\00\00\00\00\00\00\00\12\00\00\00\0E\00\00\00" }>, align 8
@vtable.54 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCseX1YaHYvd1L_4core3fmtRlNtB6_5Debug3fmtCsbmQ8rYDpDio_7kernels }>, align 8
@alloc_4d01b3352d9a8119e978128db824fb9d = private unnamed_addr constant [4 x i8] c"Push", align 1
@alloc_5fbefac694924822db8fd0f7c11bfc6e = private unnamed_addr constant [3 x i8] c"Add", align 1
@alloc_463e6f238a08a0e2b5cd2c7cfcc4e4e6 = private unnamed_addr constant [3 x i8] c"Mul", align 1
@alloc_65ea695c682516606c16df007e9826dc = private unnamed_addr constant [3 x i8] c"Div", align 1
@vtable.6 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCseX1YaHYvd1L_4core3fmtRhNtB6_5Debug3fmtCsbmQ8rYDpDio_7kernels }>, align 8
@alloc_c6a4b3167abb56645539eb6622f177bc = private unnamed_addr constant [4 x i8] c"Copy", align 1
@alloc_1496eca9c646eb8a70ec7074a69455e2 = private unnamed_addr constant [5 x i8] c"depth", align 1
@alloc_42ce8297a20298fafb23aaf397668b5b = private unnamed_addr constant [4 x i8] c"Swap", align 1
@vtable.75 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00", ptr @_RNvXsP_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_5Debug3fmt }>, align 8
@vtable.8 = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCseX1YaHYvd1L_4core3fmtRsNtB6_5Debug3fmtCsbmQ8rYDpDio_7kernels }>, align 8
@alloc_332ee892522fa53cbd2d49675652acf6 = private unnamed_addr constant [6 x i8] c"Choose", align 1
@alloc_49f038fd85fb5d57768e1f1e4aa8352b = private unnamed_addr constant [6 x i8] c"if_odd", align 1
@alloc_34bb5a15e5ef72bf11d707d5010f7de8 = private unnamed_addr constant [7 x i8] c"if_even", align 1
@vtable.9 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\18\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXNtCsbmQ8rYDpDio_7kernels4workNtB2_4TextNtNtCseX1YaHYvd1L_4core3fmt5Write9write_str, ptr @_RNvYNtNtCsbmQ8rYDpDio_7kernels4work4TextNtNtCseX1YaHYvd1L_4core3fmt5Write10write_charB6_, ptr @_RNvYNtNtCsbmQ8rYDpDio_7kernels4work4TextNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtB6_ }>, align 8
@alloc_59ba7b9f7211443cd55a366616eef46a = private unnamed_addr constant [5 x i8] c"Empty", align 1
@alloc_4baa802904e564a50d4563b672d7b14f = private unnamed_addr constant [4 x i8] c"Full", align 1
@vtable.a = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCseX1YaHYvd1L_4core3fmtRjNtB6_5Debug3fmtB8_ }>, align 8
@alloc_6566120a3a17f930e960a0863fcbd591 = private unnamed_addr constant [4 x i8] c"Zero", align 1
@alloc_ea27a2a6dfde0b57d383f289e7f87c12 = private unnamed_addr constant [2 x i8] c"at", align 1
@alloc_c73d17da7498663a071b898ac2218935 = private unnamed_addr constant [2 x i8] c"Ok", align 1
@vtable.b = private unnamed_addr constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNvXs1g_NtCseX1YaHYvd1L_4core3fmtRNtNtCsbmQ8rYDpDio_7kernels4work4StopNtB6_5Debug3fmtBA_ }>, align 8
@alloc_bf301217d548e4f1fd13189dd935c554 = private unnamed_addr constant [3 x i8] c"Err", align 1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare i32 @llvm.abs.i32(i32, i1 immarg) #1

declare void @llvm.assume(i1 noundef) #2

declare void @llvm.trap() #3

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

declare i64 @llvm.umin.i64(i64, i64) #5

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

declare i16 @llvm.abs.i16(i16, i1 immarg) #1

define internal noundef i32 @memcmp(ptr noundef %s1, ptr noundef %s2, i64 noundef %n) local_unnamed_addr #7 {
start:
  %_5.i2.not.i = icmp eq i64 %n, 0
  br i1 %_5.i2.not.i, label %_RNvNtCs8RjDV6m8FOT_17compiler_builtins3mem6memcmp.exit, label %bb2.i.i

bb1.i.i:
  %0 = add nuw i64 %i.sroa.0.0.i3.i, 1
  %exitcond.not.i = icmp eq i64 %0, %n
  br i1 %exitcond.not.i, label %_RNvNtCs8RjDV6m8FOT_17compiler_builtins3mem6memcmp.exit, label %bb2.i.i

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
  br label %_RNvNtCs8RjDV6m8FOT_17compiler_builtins3mem6memcmp.exit

_RNvNtCs8RjDV6m8FOT_17compiler_builtins3mem6memcmp.exit:
  %_0.sroa.0.0.i.i = phi i32 [ %3, %bb5.i.i ], [ 0, %start ], [ 0, %bb1.i.i ]
  ret i32 %_0.sroa.0.0.i.i
}

declare void @llvm.experimental.noalias.scope.decl(metadata) #8

define internal noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %s.0, i64 noundef %s.1) unnamed_addr #9 {
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
  %_19.1 = load ptr, ptr %1, align 8, !nonnull !2, !align !3
  %2 = getelementptr inbounds nuw i8, ptr %_19.1, i64 24
  br label %bb3

bb3:
  %3 = load i8, ptr %_3.sroa.15.0.iter.sroa_idx, align 1, !range !4, !alias.scope !5, !noundef !2
  %_2.i.i = trunc nuw i8 %3 to i1
  br i1 %_2.i.i, label %_RNvXsH_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit, label %bb2.i.i

bb2.i.i:
  %_0.0.i.i.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx, align 8, !alias.scope !10, !nonnull !2, !noundef !2
  %_0.1.i.i.i = load i64, ptr %_3.sroa.7.0.iter.sroa_idx, align 8, !alias.scope !10, !noundef !2
  %_637.i.i.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx, align 8, !alias.scope !13, !noalias !16, !noundef !2
  %_738.i.i.i = load i64, ptr %_3.sroa.9.0.iter.sroa_idx, align 8, !alias.scope !13, !noalias !16, !noundef !2
  %_3.i.not.i.i39.i.i.i = icmp ult i64 %_738.i.i.i, %_637.i.i.i
  %_8.not.i.i41.i.i.i = icmp ugt i64 %_738.i.i.i, %_0.1.i.i.i
  %or.cond.i.i42.i.i.i = or i1 %_3.i.not.i.i39.i.i.i, %_8.not.i.i41.i.i.i
  br i1 %or.cond.i.i42.i.i.i, label %bb6.i.i, label %bb6.lr.ph.i.i.i

bb6.lr.ph.i.i.i:
  %_4.i.i.i40.i.i.i = sub nuw i64 %_738.i.i.i, %_637.i.i.i
  %ptr.i.i.i43.i.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i, i64 %_637.i.i.i
  br label %bb6.i.i.i

bb6.i.i.i:
  %_772.i.i.i = phi i64 [ %_738.i.i.i, %bb6.lr.ph.i.i.i ], [ %_7.i.i.i, %bb26.i.i.i ]
  %_47.169.i.i.i = phi i64 [ %_0.1.i.i.i, %bb6.lr.ph.i.i.i ], [ %_47.1.i.i.i, %bb26.i.i.i ]
  %_47.067.i.i.i = phi ptr [ %_0.0.i.i.i, %bb6.lr.ph.i.i.i ], [ %_47.0.i.i.i, %bb26.i.i.i ]
  %.2.i54.i.i.i = phi i64 [ %_4.i.i.i40.i.i.i, %bb6.lr.ph.i.i.i ], [ %_4.i.i.i.i.i.i, %bb26.i.i.i ]
  %spec.select2.i.i53.i.i.i = phi ptr [ %ptr.i.i.i43.i.i.i, %bb6.lr.ph.i.i.i ], [ %ptr.i.i.i.i.i.i, %bb26.i.i.i ]
  %_649.i.i.i = phi i64 [ %_637.i.i.i, %bb6.lr.ph.i.i.i ], [ %_6.i.i.i, %bb26.i.i.i ]
  %_2.i.i.i.i = load i8, ptr %_3.sroa.12.0.iter.sroa_idx, align 8, !alias.scope !18, !noalias !16, !noundef !2
  %_0.i.i.i.i.i.i = zext i8 %_2.i.i.i.i to i64
  %4 = getelementptr i8, ptr %_3.sroa.10.0.iter.sroa_idx, i64 %_0.i.i.i.i.i.i
  %_0.i.i.i.i.i = getelementptr i8, ptr %4, i64 -1
  %last_byte.i.i.i = load i8, ptr %_0.i.i.i.i.i, align 1, !alias.scope !13, !noalias !16, !noundef !2
  %_3.i.i.i.i = icmp samesign ult i64 %.2.i54.i.i.i, 16
  br i1 %_3.i.i.i.i, label %bb1.i.i.i.i, label %bb3.i.i.i.i

bb3.i.i.i.i:
  %_0.i.i.i.i.i.i.i.i.i = ptrtoint ptr %spec.select2.i.i53.i.i.i to i64
  %_9.i.i.i.i.i.i.i.i = add i64 %_0.i.i.i.i.i.i.i.i.i, 7
  %aligned_address.i.i.i.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i.i.i, -8
  %byte_offset.i.i.i.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i
  %_12.i.i.i.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i.i.i.i, 8
  call void @llvm.assume(i1 %_12.i.i.i.i.i.i.i.i)
  %_6.not.i.i.i.i.i.i = icmp eq i64 %aligned_address.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i
  br i1 %_6.not.i.i.i.i.i.i, label %bb9.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i:
  %i.sroa.0.05.i.i.i.i.i.i.i = phi i64 [ %6, %bb5.i.i.i.i.i.i.i ], [ 0, %bb3.i.i.i.i ]
  %5 = getelementptr inbounds nuw i8, ptr %spec.select2.i.i53.i.i.i, i64 %i.sroa.0.05.i.i.i.i.i.i.i
  %_8.i.i.i.i.i.i.i = load i8, ptr %5, align 1, !alias.scope !21, !noalias !16, !noundef !2
  %_7.i.i.i.i.i.i.i = icmp eq i8 %_8.i.i.i.i.i.i.i, %last_byte.i.i.i
  br i1 %_7.i.i.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i

bb5.i.i.i.i.i.i.i:
  %6 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i.i.i = icmp eq i64 %6, %byte_offset.i.i.i.i.i.i.i.i
  br i1 %exitcond.not.i.i.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i

_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i:
  %i.sroa.0.0.lcssa.i.i.i.i.i.i.i = phi i64 [ %byte_offset.i.i.i.i.i.i.i.i, %bb5.i.i.i.i.i.i.i ], [ %i.sroa.0.05.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ]
  br i1 %_7.i.i.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr6memchr.exit.i.i.i, label %bb9.i.i.i.i.i.i

bb9.i.i.i.i.i.i:
  %offset.sroa.0.0.i.i.i.i.i.i = phi i64 [ %byte_offset.i.i.i.i.i.i.i.i, %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i ], [ 0, %bb3.i.i.i.i ]
  %_2.sroa.0.0.zext.i.i.i.i.i.i.i = zext i8 %last_byte.i.i.i to i64
  %_2.sroa.0.0.isplat.i.i.i.i.i.i.i = mul nuw i64 %_2.sroa.0.0.zext.i.i.i.i.i.i.i, 72340172838076673
  %_17.i.i.i.i.i.i = add nsw i64 %.2.i54.i.i.i, -16
  %_15.not32.i.i.i.i.i.i = icmp ugt i64 %offset.sroa.0.0.i.i.i.i.i.i, %_17.i.i.i.i.i.i
  br i1 %_15.not32.i.i.i.i.i.i, label %bb18.i.i.i.i.i.i, label %bb11.i.i.i.i.i.i

bb11.i.i.i.i.i.i:
  %offset.sroa.0.133.i.i.i.i.i.i = phi i64 [ %15, %bb16.i.i.i.i.i.i ], [ %offset.sroa.0.0.i.i.i.i.i.i, %bb9.i.i.i.i.i.i ]
  %_0.i18.i.i.i.i.i.i = getelementptr i8, ptr %spec.select2.i.i53.i.i.i, i64 %offset.sroa.0.133.i.i.i.i.i.i
  %u.i.i.i.i.i.i = load i64, ptr %_0.i18.i.i.i.i.i.i, align 8, !alias.scope !30, !noalias !16, !noundef !2
  %_0.i17.i.i.i.i.i.i = getelementptr i8, ptr %_0.i18.i.i.i.i.i.i, i64 8
  %v.i.i.i.i.i.i = load i64, ptr %_0.i17.i.i.i.i.i.i, align 8, !alias.scope !30, !noalias !16, !noundef !2
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
  %_0.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select2.i.i53.i.i.i, i64 %offset.sroa.0.1.lcssa.i.i.i.i.i.i
  %_35.i.i.i.i.i.i = sub i64 %.2.i54.i.i.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i
  %_44.not.i21.i.i.i.i.i.i = icmp eq i64 %_35.i.i.i.i.i.i, 0
  br i1 %_44.not.i21.i.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i, label %bb3.i22.i.i.i.i.i.i

bb3.i22.i.i.i.i.i.i:
  %i.sroa.0.05.i23.i.i.i.i.i.i = phi i64 [ %14, %bb5.i26.i.i.i.i.i.i ], [ 0, %bb18.i.i.i.i.i.i ]
  %13 = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i, i64 %i.sroa.0.05.i23.i.i.i.i.i.i
  %_8.i24.i.i.i.i.i.i = load i8, ptr %13, align 1, !alias.scope !31, !noalias !16, !noundef !2
  %_7.i25.i.i.i.i.i.i = icmp eq i8 %_8.i24.i.i.i.i.i.i, %last_byte.i.i.i
  br i1 %_7.i25.i.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i, label %bb5.i26.i.i.i.i.i.i

bb5.i26.i.i.i.i.i.i:
  %14 = add nuw nsw i64 %i.sroa.0.05.i23.i.i.i.i.i.i, 1
  %exitcond.not.i27.i.i.i.i.i.i = icmp eq i64 %14, %_35.i.i.i.i.i.i
  br i1 %exitcond.not.i27.i.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i, label %bb3.i22.i.i.i.i.i.i

_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i:
  %i.sroa.0.0.lcssa.i28.i.i.i.i.i.i = phi i64 [ 0, %bb18.i.i.i.i.i.i ], [ %_35.i.i.i.i.i.i, %bb5.i26.i.i.i.i.i.i ], [ %i.sroa.0.05.i23.i.i.i.i.i.i, %bb3.i22.i.i.i.i.i.i ]
  %_0.sroa.0.0.i29.i.i.i.i.i.i = phi i1 [ false, %bb18.i.i.i.i.i.i ], [ %_7.i25.i.i.i.i.i.i, %bb3.i22.i.i.i.i.i.i ], [ %_7.i25.i.i.i.i.i.i, %bb5.i26.i.i.i.i.i.i ]
  %_40.i.i.i.i.i.i = add i64 %i.sroa.0.0.lcssa.i28.i.i.i.i.i.i, %offset.sroa.0.1.lcssa.i.i.i.i.i.i
  br label %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr6memchr.exit.i.i.i

bb16.i.i.i.i.i.i:
  %15 = add i64 %offset.sroa.0.133.i.i.i.i.i.i, 16
  %_15.not.i.i.i.i.i.i = icmp ugt i64 %15, %_17.i.i.i.i.i.i
  br i1 %_15.not.i.i.i.i.i.i, label %bb18.i.i.i.i.i.i, label %bb11.i.i.i.i.i.i

bb1.i.i.i.i:
  %_44.not.i.i.i.i.i = icmp eq i64 %.2.i54.i.i.i, 0
  br i1 %_44.not.i.i.i.i.i, label %bb27.i.i.i, label %bb3.i.i.i.i.i

bb3.i.i.i.i.i:
  %i.sroa.0.05.i.i.i.i.i = phi i64 [ %17, %bb5.i.i.i.i.i ], [ 0, %bb1.i.i.i.i ]
  %16 = getelementptr inbounds nuw i8, ptr %spec.select2.i.i53.i.i.i, i64 %i.sroa.0.05.i.i.i.i.i
  %_8.i.i.i.i.i = load i8, ptr %16, align 1, !alias.scope !34, !noalias !16, !noundef !2
  %_7.i.i.i.i.i = icmp eq i8 %_8.i.i.i.i.i, %last_byte.i.i.i
  br i1 %_7.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr6memchr.exit.i.i.i, label %bb5.i.i.i.i.i

bb5.i.i.i.i.i:
  %17 = add nuw nsw i64 %i.sroa.0.05.i.i.i.i.i, 1
  %exitcond.not.i.i.i.i.i = icmp eq i64 %17, %.2.i54.i.i.i
  br i1 %exitcond.not.i.i.i.i.i, label %bb27.i.i.i, label %bb3.i.i.i.i.i

_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr6memchr.exit.i.i.i:
  %_0.sroa.0.0.i.pn.i.i.i.i = phi i1 [ true, %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i ], [ %_0.sroa.0.0.i29.i.i.i.i.i.i, %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i ], [ true, %bb3.i.i.i.i.i ]
  %i.sroa.0.0.lcssa.i.pn.i.i.i.i = phi i64 [ %i.sroa.0.0.lcssa.i.i.i.i.i.i.i, %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit.i.i.i.i.i.i ], [ %_40.i.i.i.i.i.i, %_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive.exit30.i.i.i.i.i.i ], [ %i.sroa.0.05.i.i.i.i.i, %bb3.i.i.i.i.i ]
  br i1 %_0.sroa.0.0.i.pn.i.i.i.i, label %bb12.i.i.i, label %bb27.i.i.i

bb12.i.i.i:
  %_20.i.i.i = add i64 %_649.i.i.i, 1
  %18 = add i64 %_20.i.i.i, %i.sroa.0.0.lcssa.i.pn.i.i.i.i
  store i64 %18, ptr %_3.sroa.8.0.iter.sroa_idx, align 8, !alias.scope !13, !noalias !16
  %_21.not.i.i.i = icmp ult i64 %18, %_0.i.i.i.i.i.i
  br i1 %_21.not.i.i.i, label %bb26.i.i.i, label %bb14.i.i.i

bb27.i.i.i:
  store i64 %_772.i.i.i, ptr %_3.sroa.8.0.iter.sroa_idx, align 8, !alias.scope !13, !noalias !16
  br label %bb6.i.i

bb14.i.i.i:
  %found_char.i.i.i = sub nuw i64 %18, %_0.i.i.i.i.i.i
  %_8.not.i.i11.i.i.i = icmp ugt i64 %18, %_47.169.i.i.i
  %ptr.i.i.i13.i.i.i = getelementptr inbounds nuw i8, ptr %_47.067.i.i.i, i64 %found_char.i.i.i
  br i1 %_8.not.i.i11.i.i.i, label %bb26.i.i.i, label %bb18.i.i.i

bb26.i.i.i:
  %_7.i.i.i = phi i64 [ %_7.pre.i.i.i, %_RNvXsd_NtCseX1YaHYvd1L_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.bb26_crit_edge.i.i.i ], [ %_772.i.i.i, %bb14.i.i.i ], [ %_772.i.i.i, %bb12.i.i.i ]
  %_6.i.i.i = phi i64 [ %_6.pre.i.i.i, %_RNvXsd_NtCseX1YaHYvd1L_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.bb26_crit_edge.i.i.i ], [ %18, %bb14.i.i.i ], [ %18, %bb12.i.i.i ]
  %_47.1.i.i.i = phi i64 [ %_47.1.pre.i.i.i, %_RNvXsd_NtCseX1YaHYvd1L_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.bb26_crit_edge.i.i.i ], [ %_47.169.i.i.i, %bb14.i.i.i ], [ %_47.169.i.i.i, %bb12.i.i.i ]
  %_47.0.i.i.i = phi ptr [ %_47.0.pre.i.i.i, %_RNvXsd_NtCseX1YaHYvd1L_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.bb26_crit_edge.i.i.i ], [ %_47.067.i.i.i, %bb14.i.i.i ], [ %_47.067.i.i.i, %bb12.i.i.i ]
  %_3.i.not.i.i.i.i.i = icmp ult i64 %_7.i.i.i, %_6.i.i.i
  %_4.i.i.i.i.i.i = sub nuw i64 %_7.i.i.i, %_6.i.i.i
  %_8.not.i.i.i.i.i = icmp ugt i64 %_7.i.i.i, %_47.1.i.i.i
  %or.cond.i.i.i.i.i = or i1 %_3.i.not.i.i.i.i.i, %_8.not.i.i.i.i.i
  %ptr.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_47.0.i.i.i, i64 %_6.i.i.i
  br i1 %or.cond.i.i.i.i.i, label %bb6.i.i, label %bb6.i.i.i

bb18.i.i.i:
  %_8.not.i.i18.i.i.i = icmp ugt i8 %_2.i.i.i.i, 4
  br i1 %_8.not.i.i18.i.i.i, label %bb6.i.i.i.i.i, label %_RNvXsd_NtCseX1YaHYvd1L_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.i.i.i, !prof !37

bb6.i.i.i.i.i:
  call void @_RNvNtNtCseX1YaHYvd1L_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef range(i64 0, 256) %_0.i.i.i.i.i.i, i64 noundef 4, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ede2dfd327aedc00d0d7af454eed2b8c) #17, !noalias !38
  unreachable

_RNvXsd_NtCseX1YaHYvd1L_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.i.i.i:
  %19 = call i32 @memcmp(ptr nonnull readonly %ptr.i.i.i13.i.i.i, ptr nonnull readonly %_3.sroa.10.0.iter.sroa_idx, i64 range(i64 0, -9223372036854775808) %_0.i.i.i.i.i.i) #18, !noalias !43
  %_0.i.i.i19.i.i.i = icmp eq i32 %19, 0
  br i1 %_0.i.i.i19.i.i.i, label %bb22.i.i.i, label %_RNvXsd_NtCseX1YaHYvd1L_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.bb26_crit_edge.i.i.i

_RNvXsd_NtCseX1YaHYvd1L_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_.exit.bb26_crit_edge.i.i.i:
  %_47.0.pre.i.i.i = load ptr, ptr %_3.sroa.6.0.iter.sroa_idx, align 8, !alias.scope !13, !noalias !16
  %_47.1.pre.i.i.i = load i64, ptr %_3.sroa.7.0.iter.sroa_idx, align 8, !alias.scope !13, !noalias !16
  %_6.pre.i.i.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx, align 8, !alias.scope !13, !noalias !16
  %_7.pre.i.i.i = load i64, ptr %_3.sroa.9.0.iter.sroa_idx, align 8, !alias.scope !13, !noalias !16
  br label %bb26.i.i.i

bb22.i.i.i:
  %_45.i.i.i = load i64, ptr %_3.sroa.8.0.iter.sroa_idx, align 8, !alias.scope !13, !noalias !16, !noundef !2
  %_11.i.i = load i64, ptr %iter, align 8, !alias.scope !5, !noundef !2
  %new_len.i.i.i.i = sub nuw i64 %_45.i.i.i, %_11.i.i
  %_0.i.i.i2.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i, i64 %_11.i.i
  store i64 %_45.i.i.i, ptr %iter, align 8, !alias.scope !5
  br label %_RNvXsH_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit

bb6.i.i:
  %_0.0.i.i.i.i = phi ptr [ %_47.067.i.i.i, %bb27.i.i.i ], [ %_0.0.i.i.i, %bb2.i.i ], [ %_47.0.i.i.i, %bb26.i.i.i ]
  %20 = load i8, ptr %_3.sroa.15.0.iter.sroa_idx, align 1, !range !4, !alias.scope !47, !noundef !2
  %_2.i.i.i = trunc nuw i8 %20 to i1
  br i1 %_2.i.i.i, label %_RNvXsH_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit, label %bb1.i.i.i

bb1.i.i.i:
  store i8 1, ptr %_3.sroa.15.0.iter.sroa_idx, align 1, !alias.scope !47
  %21 = load i8, ptr %_3.sroa.14.0.iter.sroa_idx, align 8, !range !4, !alias.scope !47, !noundef !2
  %_3.i.i.i = trunc nuw i8 %21 to i1
  %_12.pre.i.i.i = load i64, ptr %iter, align 8, !alias.scope !47
  %_13.pre.i.i.i = load i64, ptr %_3.sroa.5.0.iter.sroa_idx, align 8, !alias.scope !47
  %_4.not.i.i.i = icmp ne i64 %_13.pre.i.i.i, %_12.pre.i.i.i
  %or.cond.not.i.i.i = select i1 %_3.i.i.i, i1 true, i1 %_4.not.i.i.i
  %new_len.i.i.i.i.i = sub nuw i64 %_13.pre.i.i.i, %_12.pre.i.i.i
  %_0.i.i.i.i3.i.i = getelementptr inbounds nuw i8, ptr %_0.0.i.i.i.i, i64 %_12.pre.i.i.i
  %spec.select.i = select i1 %or.cond.not.i.i.i, i64 %new_len.i.i.i.i.i, i64 undef
  %spec.select1.i = select i1 %or.cond.not.i.i.i, ptr %_0.i.i.i.i3.i.i, ptr null
  br label %_RNvXsH_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit

_RNvXsH_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_.exit:
  %_0.sroa.4.1.i.i = phi i64 [ undef, %bb3 ], [ %new_len.i.i.i.i, %bb22.i.i.i ], [ undef, %bb6.i.i ], [ %spec.select.i, %bb1.i.i.i ]
  %_0.sroa.0.1.i.i = phi ptr [ null, %bb3 ], [ %_0.i.i.i2.i.i, %bb22.i.i.i ], [ null, %bb6.i.i ], [ %spec.select1.i, %bb1.i.i.i ]
  %.not.not.not.not.not.not = icmp ne ptr %_0.sroa.0.1.i.i, null
  br i1 %.not.not.not.not.not.not, label %bb6, label %bb22

bb6:
  %22 = load i8, ptr %_18, align 1, !range !4, !noundef !2
  %_10 = trunc nuw i8 %22 to i1
  br i1 %_10, label %bb8, label %bb14

bb22:
  call void @llvm.lifetime.end.p0(ptr nonnull %iter)
  ret i1 %.not.not.not.not.not.not

bb14:
  call void @llvm.lifetime.start.p0(ptr nonnull %_7.i.i), !noalias !50
  store i32 10, ptr %_7.i.i, align 4, !noalias !50
  %_5.not.i.i.i.i = icmp eq i64 %_0.sroa.4.1.i.i, 0
  br i1 %_5.not.i.i.i.i, label %_RINvMNtCseX1YaHYvd1L_4core3stre9ends_withcEB5_.exit, label %_RNvXs5_NtNtCseX1YaHYvd1L_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i

_RNvXs5_NtNtCseX1YaHYvd1L_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i:
  %23 = getelementptr i8, ptr %_0.sroa.0.1.i.i, i64 %_0.sroa.4.1.i.i
  %ptr.i.i.i.i.i.i4 = getelementptr i8, ptr %23, i64 -1
  %24 = call i32 @memcmp(ptr nonnull readonly %_7.i.i, ptr nonnull readonly %ptr.i.i.i.i.i.i4, i64 range(i64 0, -9223372036854775808) 1) #18, !noalias !55
  %_0.i.i.i.i.i.i.i5 = icmp eq i32 %24, 0
  br label %_RINvMNtCseX1YaHYvd1L_4core3stre9ends_withcEB5_.exit

_RINvMNtCseX1YaHYvd1L_4core3stre9ends_withcEB5_.exit:
  %_0.sroa.0.0.off0.i.i.i.i = phi i1 [ %_0.i.i.i.i.i.i.i5, %_RNvXs5_NtNtCseX1YaHYvd1L_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexB9_.exit.i.i.i.i ], [ false, %bb14 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_7.i.i), !noalias !50
  %25 = zext i1 %_0.sroa.0.0.off0.i.i.i.i to i8
  store i8 %25, ptr %_18, align 1
  %26 = load ptr, ptr %2, align 8, !invariant.load !2, !nonnull !2
  %_16 = call noundef zeroext i1 %26(ptr noundef nonnull %_19.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_0.sroa.0.1.i.i, i64 noundef %_0.sroa.4.1.i.i) #19
  br i1 %_16, label %bb22, label %bb3

bb8:
  %27 = load ptr, ptr %2, align 8, !invariant.load !2, !nonnull !2
  %_12 = call noundef zeroext i1 %27(ptr noundef nonnull %_19.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #19
  br i1 %_12, label %bb22, label %bb14
}

define internal void @_RNvNtNtCseX1YaHYvd1L_4core5slice5index16slice_index_fail(i64 noundef %start1, i64 noundef %end, i64 noundef %len, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #10 {
start:
  %_4 = icmp ugt i64 %start1, %len
  br i1 %_4, label %bb1, label %bb2

bb2:
  %_6 = icmp ugt i64 %end, %len
  br i1 %_6, label %bb3, label %bb4

bb1:
  tail call fastcc void @_RNvNvNvNtNtCseX1YaHYvd1L_4core5slice5index16slice_index_fail8do_panic7runtime(i64 noundef %start1, i64 noundef %len, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #20
  unreachable

bb4:
  %_8 = icmp ugt i64 %start1, %end
  br i1 %_8, label %bb5, label %bb6

bb3:
  tail call fastcc void @_RNvNvNvNtNtCseX1YaHYvd1L_4core5slice5index16slice_index_fails_8do_panic7runtime(i64 noundef %end, i64 noundef %len, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #20
  unreachable

bb6:
  tail call fastcc void @_RNvNvNvNtNtCseX1YaHYvd1L_4core5slice5index16slice_index_fails1_8do_panic7runtime(i64 noundef %end, i64 noundef %len, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #20
  unreachable

bb5:
  tail call fastcc void @_RNvNvNvNtNtCseX1YaHYvd1L_4core5slice5index16slice_index_fails0_8do_panic7runtime(i64 noundef %start1, i64 noundef %end, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #20
  unreachable
}

define internal fastcc void @_RNvNvNvNtNtCseX1YaHYvd1L_4core5slice5index16slice_index_fail8do_panic7runtime(i64 noundef %0, i64 noundef %1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #11 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %start1 = alloca [8 x i8], align 8
  store i64 %0, ptr %start1, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %start1, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %len, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_9fe2a66cc3026f503dfb4e2696ddcf9c, ptr noundef nonnull %args, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #17
  unreachable
}

define internal fastcc void @_RNvNvNvNtNtCseX1YaHYvd1L_4core5slice5index16slice_index_fails_8do_panic7runtime(i64 noundef %0, i64 noundef %1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #11 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  store i64 %0, ptr %end, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %end, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %len, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_f60af4dda577965ed7990eef71c78b71, ptr noundef nonnull %args, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #17
  unreachable
}

define internal fastcc void @_RNvNvNvNtNtCseX1YaHYvd1L_4core5slice5index16slice_index_fails1_8do_panic7runtime(i64 noundef %0, i64 noundef %1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #11 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %end = alloca [8 x i8], align 8
  store i64 %0, ptr %end, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %end, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %len, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_f60af4dda577965ed7990eef71c78b71, ptr noundef nonnull %args, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #17
  unreachable
}

define internal fastcc void @_RNvNvNvNtNtCseX1YaHYvd1L_4core5slice5index16slice_index_fails0_8do_panic7runtime(i64 noundef %0, i64 noundef %1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #11 {
start:
  %args = alloca [32 x i8], align 8
  %end = alloca [8 x i8], align 8
  %start1 = alloca [8 x i8], align 8
  store i64 %0, ptr %start1, align 8
  store i64 %1, ptr %end, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %start1, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %end, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_bfe1e99c4b1e5a3c7be66967fd889b22, ptr noundef nonnull %args, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #17
  unreachable
}

define internal noundef zeroext i1 @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf = alloca [20 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %_6 = load i64, ptr %self, align 8, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !59)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !62)
  %_670.i.i = icmp ugt i64 %_6, 999
  br i1 %_670.i.i, label %bb6.i.i, label %bb26.i.i

bb26.i.i:
  %remain.sroa.0.0.lcssa.i.i = phi i64 [ %_6, %start ], [ %1, %bb6.i.i ]
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 20, %start ], [ %0, %bb6.i.i ]
  %_56.i.i = icmp samesign ugt i64 %remain.sroa.0.0.lcssa.i.i, 9
  br i1 %_56.i.i, label %bb27.i.i, label %bb37.i.i

bb6.i.i:
  %offset.sroa.0.072.i.i = phi i64 [ %0, %bb6.i.i ], [ 20, %start ]
  %remain.sroa.0.071.i.i = phi i64 [ %1, %bb6.i.i ], [ %_6, %start ]
  %_11.i.i = icmp ne i64 %offset.sroa.0.072.i.i, 0
  tail call void @llvm.assume(i1 %_11.i.i)
  %0 = add nsw i64 %offset.sroa.0.072.i.i, -4
  %remain.sroa.0.071.i.i.frozen = freeze i64 %remain.sroa.0.071.i.i
  %1 = udiv i64 %remain.sroa.0.071.i.i.frozen, 10000
  %2 = mul i64 %1, 10000
  %quad.i.i.decomposed = sub i64 %remain.sroa.0.071.i.i.frozen, %2
  %pair2.lhs.trunc.i.i = trunc nuw nsw i64 %quad.i.i.decomposed to i16
  %pair154.i.i = udiv i16 %pair2.lhs.trunc.i.i, 100
  %3 = mul i16 %pair154.i.i, 100
  %pair253.i.i.decomposed = sub i16 %pair2.lhs.trunc.i.i, %3
  %4 = shl nuw nsw i16 %pair154.i.i, 1
  %_30.i.i = zext nneg i16 %4 to i64
  %_25.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %0
  %5 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_30.i.i
  %_28.i.i = load i8, ptr %5, align 1, !noalias !65, !noundef !2
  store i8 %_28.i.i, ptr %_25.i.i, align 1, !alias.scope !66
  %6 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.072.i.i
  %_33.i.i = getelementptr i8, ptr %6, i64 -3
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %_37.i.i = load i8, ptr %7, align 1, !noalias !65, !noundef !2
  store i8 %_37.i.i, ptr %_33.i.i, align 1, !alias.scope !69
  %8 = shl nuw nsw i16 %pair253.i.i.decomposed, 1
  %_46.i.i = zext nneg i16 %8 to i64
  %_41.i.i = getelementptr i8, ptr %6, i64 -2
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_46.i.i
  %_45.i.i = load i8, ptr %9, align 1, !noalias !65, !noundef !2
  store i8 %_45.i.i, ptr %_41.i.i, align 1, !alias.scope !72
  %_49.i.i = getelementptr i8, ptr %6, i64 -1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %_53.i.i = load i8, ptr %10, align 1, !noalias !65, !noundef !2
  store i8 %_53.i.i, ptr %_49.i.i, align 1, !alias.scope !75
  %_6.i.i = icmp ugt i64 %remain.sroa.0.071.i.i, 9999999
  br i1 %_6.i.i, label %bb6.i.i, label %bb26.i.i

bb27.i.i:
  %_59.i.i = icmp samesign ugt i64 %offset.sroa.0.0.lcssa.i.i, 1
  tail call void @llvm.assume(i1 %_59.i.i)
  %11 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2
  %.lhs.trunc.i.i = trunc nuw i64 %remain.sroa.0.0.lcssa.i.i to i16
  %12 = udiv i16 %.lhs.trunc.i.i, 100
  %.zext.i.i = zext nneg i16 %12 to i64
  %13 = mul i16 %12, 100
  %pair55.i.i.decomposed = sub i16 %.lhs.trunc.i.i, %13
  %14 = shl nuw nsw i16 %pair55.i.i.decomposed, 1
  %_73.i.i = zext nneg i16 %14 to i64
  %_68.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_73.i.i
  %_71.i.i = load i8, ptr %15, align 1, !noalias !65, !noundef !2
  store i8 %_71.i.i, ptr %_68.i.i, align 1, !alias.scope !78
  %16 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i
  %_76.i.i = getelementptr i8, ptr %16, i64 -1
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %_80.i.i = load i8, ptr %17, align 1, !noalias !65, !noundef !2
  store i8 %_80.i.i, ptr %_76.i.i, align 1, !alias.scope !81
  br label %bb37.i.i

bb37.i.i:
  %remain.sroa.0.1.i.i = phi i64 [ %.zext.i.i, %bb27.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %offset.sroa.0.1.i.i = phi i64 [ %11, %bb27.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %18 = icmp ne i64 %remain.sroa.0.1.i.i, 0
  %19 = icmp eq i64 %_6, 0
  %or.cond.i.i = or i1 %19, %18
  br i1 %or.cond.i.i, label %bb40.i.i, label %_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj4__fmt.exit

bb40.i.i:
  %_85.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0
  tail call void @llvm.assume(i1 %_85.i.i)
  %20 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %last.i.i = shl nuw nsw i64 %remain.sroa.0.1.i.i, 1
  %_99.i.i = and i64 %last.i.i, 30
  %_93.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %20
  %21 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_99.i.i
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %_96.i.i = load i8, ptr %22, align 1, !noalias !65, !noundef !2
  store i8 %_96.i.i, ptr %_93.i.i, align 1, !alias.scope !84
  br label %_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj4__fmt.exit

_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj4__fmt.exit:
  %offset.sroa.0.2.i.i = phi i64 [ %20, %bb40.i.i ], [ %offset.sroa.0.1.i.i, %bb37.i.i ]
  %new_len.i.i.i.i.i = sub nuw nsw i64 20, %offset.sroa.0.2.i.i
  %ptr.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0
}

define internal void @_RNvNtCseX1YaHYvd1L_4core9panicking9panic_fmt(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #10 {
start:
  %pi = alloca [24 x i8], align 8
  %fmt = alloca [16 x i8], align 8
  store ptr %0, ptr %fmt, align 8
  %3 = getelementptr inbounds nuw i8, ptr %fmt, i64 8
  store ptr %1, ptr %3, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %pi)
  store ptr %fmt, ptr %pi, align 8, !alias.scope !87, !noalias !90
  %4 = getelementptr inbounds nuw i8, ptr %pi, i64 8
  store ptr %2, ptr %4, align 8, !alias.scope !87, !noalias !90
  %5 = getelementptr inbounds nuw i8, ptr %pi, i64 16
  store i8 1, ptr %5, align 8, !alias.scope !87, !noalias !90
  %6 = getelementptr inbounds nuw i8, ptr %pi, i64 17
  store i8 0, ptr %6, align 1, !alias.scope !87, !noalias !90
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %pi) #21
  unreachable
}

define internal noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef align 8 captures(none) dereferenceable(24) %self, i1 noundef zeroext %is_nonnegative, ptr noalias noundef nonnull readonly captures(address, read_provenance) %prefix.0, i64 noundef %prefix.1, ptr noalias noundef nonnull readonly captures(address, read_provenance) %buf.0, i64 noundef %buf.1) unnamed_addr #12 {
start:
  br i1 %is_nonnegative, label %bb3, label %bb2

bb2:
  %0 = add i64 %buf.1, 1
  %.phi.trans.insert = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_3.i21.pre = load i32, ptr %.phi.trans.insert, align 8, !alias.scope !93
  br label %bb8

bb3:
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_3.i = load i32, ptr %1, align 8, !alias.scope !96, !noundef !2
  %_2.i = and i32 %_3.i, 2097152
  %_0.i20.not.not = icmp eq i32 %_2.i, 0
  %spec.select = select i1 %_0.i20.not.not, i32 1114112, i32 43
  %_2.i.lobit = lshr exact i32 %_2.i, 21
  %2 = zext nneg i32 %_2.i.lobit to i64
  %spec.select19 = add i64 %buf.1, %2
  br label %bb8

bb8:
  %_3.i21 = phi i32 [ %_3.i21.pre, %bb2 ], [ %_3.i, %bb3 ]
  %sign.sroa.0.0 = phi i32 [ 45, %bb2 ], [ %spec.select, %bb3 ]
  %width.sroa.0.0 = phi i64 [ %0, %bb2 ], [ %spec.select19, %bb3 ]
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_2.i22 = and i32 %_3.i21, 8388608
  %_0.i23.not = icmp eq i32 %_2.i22, 0
  br i1 %_0.i23.not, label %bb14, label %bb10

bb10:
  %_2.i.i = icmp samesign ult i64 %prefix.1, 32
  br i1 %_2.i.i, label %bb2.i.i, label %bb4.i.i

bb4.i.i:
  %4 = ptrtoint ptr %prefix.0 to i64
  %_9.i.i.i.i.i = add i64 %4, 7
  %aligned_address.i.i.i.i.i = and i64 %_9.i.i.i.i.i, -8
  %byte_offset.i.i.i.i.i = sub i64 %aligned_address.i.i.i.i.i, %4
  %_12.i.i.i.i.i = icmp ult i64 %byte_offset.i.i.i.i.i, 8
  tail call void @llvm.assume(i1 %_12.i.i.i.i.i)
  %_9.i.i.i.i.i.i.i = sub nuw nsw i64 %prefix.1, %byte_offset.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %prefix.0, i64 %byte_offset.i.i.i.i.i
  %_81.i.i.i.i.i = lshr i64 %_9.i.i.i.i.i.i.i, 3
  %ts_len.i.i.i.i.i = and i64 %_9.i.i.i.i.i.i.i, 7
  %_23.i.i.i.i = and i64 %_9.i.i.i.i.i.i.i, 9223372036854775800
  %_0.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i.i.i, i64 %_23.i.i.i.i
  %_0.i6.i.i.i.i.i.i.i.i.i = icmp eq i64 %aligned_address.i.i.i.i.i, %4
  br i1 %_0.i6.i.i.i.i.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i

bb12.i.i.i.i.i.i.i.i.i:
  %i.sroa.0.0.i.i.i.i.i.i.i.i.i = phi i64 [ %_0.i.i.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i.i ], [ 0, %bb4.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i.i ], [ 0, %bb4.i.i ]
  %_3.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %prefix.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i
  %byte.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !99, !noalias !110, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i.i, -65
  %_0.i.i.i.i.i.i.i.i.i.i.i = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i.i = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i.i, 1
  %_25.i.i.i.i.i.i.i.i.i = icmp eq i64 %_0.i.i.i.i.i.i.i.i.i.i, %byte_offset.i.i.i.i.i
  br i1 %_25.i.i.i.i.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i

_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb4.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i.i ]
  %_3.i.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i.i.i.i, %byte_offset.i.i.i.i.i
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i.i)
  %_0.i6.i.i.i.i.i.i14.i.i.i = icmp samesign eq i64 %ts_len.i.i.i.i.i, 0
  br i1 %_0.i6.i.i.i.i.i.i14.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit27.i.i.i, label %bb12.i.i.i.i.i.i15.i.i.i

bb12.i.i.i.i.i.i15.i.i.i:
  %i.sroa.0.0.i.i.i.i.i.i16.i.i.i = phi i64 [ %_0.i.i.i.i.i.i.i23.i.i.i, %bb12.i.i.i.i.i.i15.i.i.i ], [ 0, %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit.i.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i17.i.i.i = phi i64 [ %_4.0.i.i.i.i.i.i.i.i22.i.i.i, %bb12.i.i.i.i.i.i15.i.i.i ], [ 0, %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit.i.i.i ]
  %_3.i.i.i.i.i.i.i18.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i, i64 %i.sroa.0.0.i.i.i.i.i.i16.i.i.i
  %byte.i.i.i.i.i.i.i.i.i19.i.i.i = load i8, ptr %_3.i.i.i.i.i.i.i18.i.i.i, align 1, !alias.scope !113, !noalias !120, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i20.i.i.i = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i19.i.i.i, -65
  %_0.i.i.i.i.i.i.i.i21.i.i.i = zext i1 %_0.i.i.i.i.i.i.i.i.i.i20.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i.i22.i.i.i = add i64 %init.sroa.0.0.i.i.i.i.i.i17.i.i.i, %_0.i.i.i.i.i.i.i.i21.i.i.i
  %_0.i.i.i.i.i.i.i23.i.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i16.i.i.i, 1
  %_25.i.i.i.i.i.i24.i.i.i = icmp eq i64 %_0.i.i.i.i.i.i.i23.i.i.i, %ts_len.i.i.i.i.i
  br i1 %_25.i.i.i.i.i.i24.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit27.i.i.i, label %bb12.i.i.i.i.i.i15.i.i.i

_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit27.i.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i25.i.i.i = phi i64 [ 0, %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit.i.i.i ], [ %_4.0.i.i.i.i.i.i.i.i22.i.i.i, %bb12.i.i.i.i.i.i15.i.i.i ]
  %_3.i.i.i26.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i25.i.i.i, %ts_len.i.i.i.i.i
  tail call void @llvm.assume(i1 %_3.i.i.i26.i.i.i)
  %5 = add nuw nsw i64 %_0.sroa.0.0.i.i.i.i.i.i25.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i.i.i
  br label %bb18.i.i.i

bb18.i.i.i:
  %iter.sroa.0.0.i.i.i = phi ptr [ %_0.i.i.i.i.i.i.i.i, %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit27.i.i.i ], [ %_0.i.i.i.i.i44.i.i.i, %bb27.i.i.i ]
  %iter.sroa.5.0.i.i.i = phi i64 [ %_81.i.i.i.i.i, %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit27.i.i.i ], [ %_9.i.i.i.i43.i.i.i, %bb27.i.i.i ]
  %total.sroa.0.0.i.i.i = phi i64 [ %5, %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit27.i.i.i ], [ %7, %bb27.i.i.i ]
  %_0.i.i42.i.i.i = icmp eq i64 %iter.sroa.5.0.i.i.i, 0
  %..i.i.i.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %iter.sroa.5.0.i.i.i, i64 192)
  %_9.i.i.i.i43.i.i.i = sub nuw nsw i64 %iter.sroa.5.0.i.i.i, %..i.i.i.i.i.i
  %_0.i.i.i.i.i44.i.i.i = getelementptr inbounds nuw i64, ptr %iter.sroa.0.0.i.i.i, i64 %..i.i.i.i.i.i
  br i1 %_0.i.i42.i.i.i, label %_RNvXNtNtCseX1YaHYvd1L_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator5count.exit, label %bb21.i.i.i

bb21.i.i.i:
  %_9.i.i46.i.i.i = and i64 %..i.i.i.i.i.i, 3
  %6 = shl nuw nsw i64 %..i.i.i.i.i.i, 3
  %_0.i.i.i.i.idx.i.i.i = and i64 %6, 2016
  %_0.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.i.i.i, i64 %_0.i.i.i.i.idx.i.i.i
  %_0.i.i4792.i.i.i = icmp samesign eq i64 %_0.i.i.i.i.idx.i.i.i, 0
  br i1 %_0.i.i4792.i.i.i, label %bb27.i.i.i, label %bb29.preheader.preheader.i.i.i

bb29.preheader.preheader.i.i.i:
  %spec.select94.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.i.i.i, i64 32
  br label %bb29.preheader.i.i.i

bb24.loopexit.i.i.i:
  %_0.i.i47.i.i.i = icmp eq ptr %spec.select97.i.i.i, %_0.i.i.i.i.i.i.i
  %spec.select.idx.i.i.i = select i1 %_0.i.i47.i.i.i, i64 0, i64 32
  %spec.select.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select97.i.i.i, i64 %spec.select.idx.i.i.i
  br i1 %_0.i.i47.i.i.i, label %bb27.i.i.i, label %bb29.preheader.i.i.i

bb29.preheader.i.i.i:
  %spec.select97.i.i.i = phi ptr [ %spec.select.i.i.i, %bb24.loopexit.i.i.i ], [ %spec.select94.i.i.i, %bb29.preheader.preheader.i.i.i ]
  %counts.sroa.0.096.i.i.i = phi i64 [ %10, %bb24.loopexit.i.i.i ], [ 0, %bb29.preheader.preheader.i.i.i ]
  %iter1.sroa.0.095.i.i.i = phi ptr [ %spec.select97.i.i.i, %bb24.loopexit.i.i.i ], [ %iter.sroa.0.0.i.i.i, %bb29.preheader.preheader.i.i.i ]
  br label %bb31.i.i.i

bb27.i.i.i:
  %counts.sroa.0.0.lcssa.i.i.i = phi i64 [ 0, %bb21.i.i.i ], [ %10, %bb24.loopexit.i.i.i ]
  %_3.i.i.i.i = and i64 %counts.sroa.0.0.lcssa.i.i.i, 71777214294589695
  %_5.i50.i.i.i = lshr i64 %counts.sroa.0.0.lcssa.i.i.i, 8
  %_4.i.i.i1.i = and i64 %_5.i50.i.i.i, 71777214294589695
  %pair_sum.i.i.i.i = add nuw nsw i64 %_4.i.i.i1.i, %_3.i.i.i.i
  %_0.i.i51.i.i.i = mul i64 %pair_sum.i.i.i.i, 281479271743489
  %_0.i52.i.i.i = lshr i64 %_0.i.i51.i.i.i, 48
  %7 = add i64 %_0.i52.i.i.i, %total.sroa.0.0.i.i.i
  %_0.i53.i.i.i = icmp eq i64 %_9.i.i46.i.i.i, 0
  br i1 %_0.i53.i.i.i, label %bb18.i.i.i, label %bb37.i.i.i

bb37.i.i.i:
  %_61.i.le.i.i.i = and i64 %..i.i.i.i.i.i, 252
  %_0.i.i.i45.le.i.i.i = getelementptr inbounds nuw i64, ptr %iter.sroa.0.0.i.i.i, i64 %_61.i.le.i.i.i
  %_0.i.i.i.i54.idx.i.i.i = shl nuw nsw i64 %_9.i.i46.i.i.i, 3
  %_0.i.i.i.i54.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i45.le.i.i.i, i64 %_0.i.i.i.i54.idx.i.i.i
  br label %bb41.i.i.i

bb41.i.i.i:
  %counts3.sroa.0.0100.i.i.i = phi i64 [ %8, %bb41.i.i.i ], [ 0, %bb37.i.i.i ]
  %iter4.sroa.0.099.i.i.i = phi ptr [ %spec.select82.i.i.i, %bb41.i.i.i ], [ %_0.i.i.i45.le.i.i.i, %bb37.i.i.i ]
  %spec.select82.i.i.i = getelementptr inbounds nuw i8, ptr %iter4.sroa.0.099.i.i.i, i64 8
  %word.i.i.i = load i64, ptr %iter4.sroa.0.099.i.i.i, align 8, !alias.scope !123, !noundef !2
  %_4.i60.i.i.i = xor i64 %word.i.i.i, -1
  %_3.i61.i.i.i = lshr i64 %_4.i60.i.i.i, 7
  %_5.i62.i.i.i = lshr i64 %word.i.i.i, 6
  %_2.i.i.i.i = or i64 %_3.i61.i.i.i, %_5.i62.i.i.i
  %_0.i63.i.i.i = and i64 %_2.i.i.i.i, 72340172838076673
  %8 = add i64 %_0.i63.i.i.i, %counts3.sroa.0.0100.i.i.i
  %_0.i.i56.i.i.i = icmp eq ptr %spec.select82.i.i.i, %_0.i.i.i.i54.i.i.i
  br i1 %_0.i.i56.i.i.i, label %bb42.i.i.i, label %bb41.i.i.i

bb42.i.i.i:
  %_3.i64.i.i.i = and i64 %8, 71777214294589695
  %_5.i65.i.i.i = lshr i64 %8, 8
  %_4.i66.i.i.i = and i64 %_5.i65.i.i.i, 71777214294589695
  %pair_sum.i67.i.i.i = add nuw nsw i64 %_4.i66.i.i.i, %_3.i64.i.i.i
  %_0.i.i68.i.i.i = mul i64 %pair_sum.i67.i.i.i, 281479271743489
  %_0.i69.i.i.i = lshr i64 %_0.i.i68.i.i.i, 48
  %9 = add i64 %_0.i69.i.i.i, %7
  br label %_RNvXNtNtCseX1YaHYvd1L_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator5count.exit

bb31.i.i.i:
  %counts.sroa.0.191.i.i.i = phi i64 [ %counts.sroa.0.096.i.i.i, %bb29.preheader.i.i.i ], [ %10, %bb31.i.i.i ]
  %iter2.sroa.0.0.idx90.i.i.i = phi i64 [ 0, %bb29.preheader.i.i.i ], [ %iter2.sroa.0.0.add.i.i.i, %bb31.i.i.i ]
  %iter2.sroa.0.0.ptr.i.i.i = getelementptr inbounds nuw i8, ptr %iter1.sroa.0.095.i.i.i, i64 %iter2.sroa.0.0.idx90.i.i.i
  %iter2.sroa.0.0.add.i.i.i = add nuw nsw i64 %iter2.sroa.0.0.idx90.i.i.i, 8
  %word5.i.i.i = load i64, ptr %iter2.sroa.0.0.ptr.i.i.i, align 8, !alias.scope !123, !noundef !2
  %_4.i76.i.i.i = xor i64 %word5.i.i.i, -1
  %_3.i77.i.i.i = lshr i64 %_4.i76.i.i.i, 7
  %_5.i78.i.i.i = lshr i64 %word5.i.i.i, 6
  %_2.i79.i.i.i = or i64 %_3.i77.i.i.i, %_5.i78.i.i.i
  %_0.i80.i.i.i = and i64 %_2.i79.i.i.i, 72340172838076673
  %10 = add i64 %_0.i80.i.i.i, %counts.sroa.0.191.i.i.i
  %_0.i.i71.i.i.i = icmp eq i64 %iter2.sroa.0.0.add.i.i.i, 32
  br i1 %_0.i.i71.i.i.i, label %bb24.loopexit.i.i.i, label %bb31.i.i.i

bb2.i.i:
  %_0.i6.i.i.i.i.i.i.i.i = icmp samesign eq i64 %prefix.1, 0
  br i1 %_0.i6.i.i.i.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit.i.i, label %bb12.i.i.i.i.i.i.i.i

bb12.i.i.i.i.i.i.i.i:
  %i.sroa.0.0.i.i.i.i.i.i.i.i = phi i64 [ %_0.i.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i ], [ 0, %bb2.i.i ]
  %init.sroa.0.0.i.i.i.i.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i ], [ 0, %bb2.i.i ]
  %_3.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %prefix.0, i64 %i.sroa.0.0.i.i.i.i.i.i.i.i
  %byte.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !124, !noalias !131, !noundef !2
  %_0.i.i.i.i.i.i.i.i.i.i.i.i = icmp sgt i8 %byte.i.i.i.i.i.i.i.i.i.i.i, -65
  %_0.i.i.i.i.i.i.i.i1.i.i = zext i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i to i64
  %_4.0.i.i.i.i.i.i.i.i.i.i = add i64 %init.sroa.0.0.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i1.i.i
  %_0.i.i.i.i.i.i.i.i.i = add nuw nsw i64 %i.sroa.0.0.i.i.i.i.i.i.i.i, 1
  %_25.i.i.i.i.i.i.i.i = icmp eq i64 %_0.i.i.i.i.i.i.i.i.i, %prefix.1
  br i1 %_25.i.i.i.i.i.i.i.i, label %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit.i.i, label %bb12.i.i.i.i.i.i.i.i

_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit.i.i:
  %_0.sroa.0.0.i.i.i.i.i.i.i.i = phi i64 [ 0, %bb2.i.i ], [ %_4.0.i.i.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i ]
  %_3.i.i.i.i.i = icmp ule i64 %_0.sroa.0.0.i.i.i.i.i.i.i.i, %prefix.1
  tail call void @llvm.assume(i1 %_3.i.i.i.i.i)
  br label %_RNvXNtNtCseX1YaHYvd1L_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator5count.exit

_RNvXNtNtCseX1YaHYvd1L_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator5count.exit:
  %_0.sroa.0.0.i.i = phi i64 [ %_0.sroa.0.0.i.i.i.i.i.i.i.i, %_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case.exit.i.i ], [ %9, %bb42.i.i.i ], [ %total.sroa.0.0.i.i.i, %bb18.i.i.i ]
  %11 = add i64 %_0.sroa.0.0.i.i, %width.sroa.0.0
  br label %bb14

bb14:
  %prefix.sroa.0.0 = phi ptr [ %prefix.0, %_RNvXNtNtCseX1YaHYvd1L_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator5count.exit ], [ null, %bb8 ]
  %width.sroa.0.1 = phi i64 [ %11, %_RNvXNtNtCseX1YaHYvd1L_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator5count.exit ], [ %width.sroa.0.0, %bb8 ]
  %12 = getelementptr inbounds nuw i8, ptr %self, i64 20
  %min = load i16, ptr %12, align 4, !noundef !2
  %_0.i = zext i16 %min to i64
  %_15.not = icmp ult i64 %width.sroa.0.1, %_0.i
  br i1 %_15.not, label %bb23, label %bb16

bb23:
  %_2.i25 = and i32 %_3.i21, 16777216
  %_0.i26.not = icmp eq i32 %_2.i25, 0
  br i1 %_0.i26.not, label %bb48, label %bb25

bb16:
  %_19 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %self, i32 noundef %sign.sroa.0.0, ptr noalias noundef readonly captures(address, read_provenance) %prefix.sroa.0.0, i64 %prefix.1) #22
  br i1 %_19, label %bb71, label %bb20

bb48:
  %_45 = trunc nuw i64 %width.sroa.0.1 to i16
  %_44 = sub i16 %min, %_45
  tail call void @llvm.experimental.noalias.scope.decl(metadata !134)
  %_2.i.i27 = lshr i32 %_3.i21, 29
  %13 = trunc nuw nsw i32 %_2.i.i27 to i8
  %switch.idx.cast.i.i = and i8 %13, 3
  %.not.i.i = icmp eq i8 %switch.idx.cast.i.i, 3
  %default..i.i = select i1 %.not.i.i, i8 1, i8 %switch.idx.cast.i.i
  %_2.i3.i = and i32 %_3.i21, 2097151
  %14 = icmp samesign ult i32 %_2.i3.i, 1114112
  tail call void @llvm.assume(i1 %14)
  switch i8 %default..i.i, label %bb4.i [
    i8 0, label %bb8.i
    i8 1, label %bb5.i
    i8 2, label %bb7.i
  ]

bb4.i:
  unreachable

bb5.i:
  br label %bb8.i

bb7.i:
  %15 = lshr i16 %_44, 1
  br label %bb8.i

bb8.i:
  %padding_left.sroa.0.0.i = phi i16 [ %15, %bb7.i ], [ %_44, %bb5.i ], [ 0, %bb48 ]
  %_23.0.i = load ptr, ptr %self, align 8, !alias.scope !134, !nonnull !2
  %16 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_23.1.i = load ptr, ptr %16, align 8, !alias.scope !134, !nonnull !2, !align !3
  %17 = getelementptr inbounds nuw i8, ptr %_23.1.i, i64 32
  br label %bb10.i

bb10.i:
  %iter.sroa.0.0.i = phi i16 [ 0, %bb8.i ], [ %spec.select.i, %bb12.i ]
  %exitcond.not.i = icmp eq i16 %iter.sroa.0.0.i, %padding_left.sroa.0.0.i
  br i1 %exitcond.not.i, label %bb13.i, label %bb12.i

bb12.i:
  %spec.select.i = add i16 %iter.sroa.0.0.i, 1
  %18 = load ptr, ptr %17, align 8, !invariant.load !2, !noalias !134, !nonnull !2
  %_19.i = tail call noundef zeroext i1 %18(ptr noundef nonnull %_23.0.i, i32 noundef %_2.i3.i) #19, !noalias !134
  br i1 %_19.i, label %_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter7padding.exit, label %bb10.i

bb13.i:
  %_22.i = sub i16 %_44, %padding_left.sroa.0.0.i
  br label %_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter7padding.exit

_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter7padding.exit:
  %_0.sroa.3.0.i = phi i16 [ %_22.i, %bb13.i ], [ undef, %bb12.i ]
  %_0.sroa.0.0.i = phi i32 [ %_2.i3.i, %bb13.i ], [ 1114112, %bb12.i ]
  %19 = icmp eq i32 %_0.sroa.0.0.i, 1114112
  %.3.i = select i1 %19, i16 undef, i16 %_0.sroa.3.0.i
  br i1 %19, label %bb71, label %bb51

bb25:
  %old_options.sroa.0.0.copyload = load i64, ptr %3, align 8
  %20 = trunc i64 %old_options.sroa.0.0.copyload to i32
  %_3.i28 = and i32 %20, -1612709888
  %21 = or disjoint i32 %_3.i28, 536870960
  store i32 %21, ptr %3, align 8, !alias.scope !137
  %_28 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %self, i32 noundef %sign.sroa.0.0, ptr noalias noundef readonly captures(address, read_provenance) %prefix.sroa.0.0, i64 %prefix.1) #22
  br i1 %_28, label %bb71, label %bb30

bb51:
  %_49 = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %self, i32 noundef %sign.sroa.0.0, ptr noalias noundef readonly captures(address, read_provenance) %prefix.sroa.0.0, i64 %prefix.1) #22
  br i1 %_49, label %bb71, label %bb56

bb56:
  %22 = getelementptr inbounds nuw i8, ptr %_23.1.i, i64 24
  %23 = load ptr, ptr %22, align 8, !invariant.load !2, !nonnull !2
  %_52 = tail call noundef zeroext i1 %23(ptr noundef nonnull %_23.0.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %buf.0, i64 noundef %buf.1) #19
  br i1 %_52, label %bb71, label %bb2.i

bb2.i:
  %iter.sroa.0.0.i30 = phi i16 [ %spec.select.i33, %bb5.i32 ], [ 0, %bb56 ]
  %exitcond.not.i31 = icmp eq i16 %iter.sroa.0.0.i30, %.3.i
  br i1 %exitcond.not.i31, label %_RNvMs9_NtCseX1YaHYvd1L_4core3fmtNtB5_11PostPadding5write.exit, label %bb5.i32

bb5.i32:
  %spec.select.i33 = add i16 %iter.sroa.0.0.i30, 1
  %24 = load ptr, ptr %17, align 8, !invariant.load !2, !noalias !140, !nonnull !2
  %_11.i = tail call noundef zeroext i1 %24(ptr noundef nonnull %_23.0.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i) #19, !noalias !140
  br i1 %_11.i, label %_RNvMs9_NtCseX1YaHYvd1L_4core3fmtNtB5_11PostPadding5write.exit, label %bb2.i

_RNvMs9_NtCseX1YaHYvd1L_4core3fmtNtB5_11PostPadding5write.exit:
  %iter.sroa.0.0.i30.lcssa = phi i16 [ %.3.i, %bb2.i ], [ %iter.sroa.0.0.i30, %bb5.i32 ]
  %_0.i.i.i.i35 = icmp ult i16 %iter.sroa.0.0.i30.lcssa, %.3.i
  br label %bb71

bb30:
  %_33 = trunc nuw i64 %width.sroa.0.1 to i16
  %_32 = sub i16 %min, %_33
  tail call void @llvm.experimental.noalias.scope.decl(metadata !143)
  %_23.0.i46 = load ptr, ptr %self, align 8, !alias.scope !143, !nonnull !2
  %25 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_23.1.i47 = load ptr, ptr %25, align 8, !alias.scope !143, !nonnull !2, !align !3
  %26 = getelementptr inbounds nuw i8, ptr %_23.1.i47, i64 32
  br label %bb10.i48

bb10.i48:
  %iter.sroa.0.0.i49 = phi i16 [ 0, %bb30 ], [ %spec.select.i52, %bb12.i51 ]
  %exitcond.not.i50.not = icmp eq i16 %iter.sroa.0.0.i49, %_32
  br i1 %exitcond.not.i50.not, label %bb35, label %bb12.i51

bb12.i51:
  %spec.select.i52 = add i16 %iter.sroa.0.0.i49, 1
  %27 = load ptr, ptr %26, align 8, !invariant.load !2, !noalias !143, !nonnull !2
  %_19.i53 = tail call noundef zeroext i1 %27(ptr noundef nonnull %_23.0.i46, i32 noundef 48) #19, !noalias !143
  br i1 %_19.i53, label %bb71, label %bb10.i48

bb35:
  %28 = getelementptr inbounds nuw i8, ptr %_23.1.i47, i64 24
  %29 = load ptr, ptr %28, align 8, !invariant.load !2, !nonnull !2
  %_37 = tail call noundef zeroext i1 %29(ptr noundef nonnull %_23.0.i46, ptr noalias noundef nonnull readonly captures(address, read_provenance) %buf.0, i64 noundef %buf.1) #19
  br i1 %_37, label %bb71, label %bb45

bb45:
  store i64 %old_options.sroa.0.0.copyload, ptr %3, align 8
  br label %bb71

bb20:
  %_54.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %30 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_54.1 = load ptr, ptr %30, align 8, !nonnull !2, !align !3, !noundef !2
  %31 = getelementptr inbounds nuw i8, ptr %_54.1, i64 24
  %32 = load ptr, ptr %31, align 8, !invariant.load !2, !nonnull !2
  %33 = tail call noundef zeroext i1 %32(ptr noundef nonnull %_54.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %buf.0, i64 noundef %buf.1) #19
  br label %bb71

bb71:
  %_0.sroa.0.0.shrunk = phi i1 [ true, %bb16 ], [ %33, %bb20 ], [ true, %bb56 ], [ true, %bb25 ], [ true, %bb51 ], [ true, %bb35 ], [ false, %bb45 ], [ %_0.i.i.i.i35, %_RNvMs9_NtCseX1YaHYvd1L_4core3fmtNtB5_11PostPadding5write.exit ], [ true, %_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter7padding.exit ], [ true, %bb12.i51 ]
  ret i1 %_0.sroa.0.0.shrunk
}

define internal fastcc noundef zeroext i1 @_RNvNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %f, i32 noundef range(i32 43, 1114113) %0, ptr noalias noundef readonly captures(address, read_provenance) %1, i64 %2) unnamed_addr #13 {
start:
  %.not = icmp eq i32 %0, 1114112
  br i1 %.not, label %bb8, label %bb1

bb1:
  %_11.0 = load ptr, ptr %f, align 8, !nonnull !2, !noundef !2
  %3 = getelementptr inbounds nuw i8, ptr %f, i64 8
  %_11.1 = load ptr, ptr %3, align 8, !nonnull !2, !align !3, !noundef !2
  %4 = getelementptr inbounds nuw i8, ptr %_11.1, i64 32
  %5 = load ptr, ptr %4, align 8, !invariant.load !2, !nonnull !2
  %_7 = tail call noundef zeroext i1 %5(ptr noundef nonnull %_11.0, i32 noundef %0) #19
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
  %_12.1 = load ptr, ptr %6, align 8, !nonnull !2, !align !3, !noundef !2
  %7 = getelementptr inbounds nuw i8, ptr %_12.1, i64 24
  %8 = load ptr, ptr %7, align 8, !invariant.load !2, !nonnull !2
  %9 = tail call noundef zeroext i1 %8(ptr noundef nonnull %_12.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %1, i64 noundef %2) #19
  br label %bb11
}

define internal noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write10write_char(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, i32 noundef range(i32 0, 1114112) %c) unnamed_addr #12 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_7 = load ptr, ptr %0, align 8, !nonnull !2, !noundef !2
  %1 = load i8, ptr %_7, align 1, !range !4, !noundef !2
  %_3 = trunc nuw i8 %1 to i1
  %_10.0.pre = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_8.1 = load ptr, ptr %2, align 8
  br i1 %_3, label %bb1, label %bb8

bb8:
  %3 = icmp eq i32 %c, 10
  %4 = zext i1 %3 to i8
  store i8 %4, ptr %_7, align 1
  %5 = getelementptr inbounds nuw i8, ptr %_8.1, i64 32
  %6 = load ptr, ptr %5, align 8, !invariant.load !2, !nonnull !2
  %7 = tail call noundef zeroext i1 %6(ptr noundef nonnull %_10.0.pre, i32 noundef %c) #19
  br label %bb9

bb1:
  %8 = getelementptr inbounds nuw i8, ptr %_8.1, i64 24
  %9 = load ptr, ptr %8, align 8, !invariant.load !2, !nonnull !2
  %_5 = tail call noundef zeroext i1 %9(ptr noundef nonnull %_10.0.pre, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_7926774156b504d85a3c261767c6333c, i64 noundef 4) #19
  br i1 %_5, label %bb9, label %bb8

bb9:
  %_0.sroa.0.0.off0 = phi i1 [ %7, %bb8 ], [ true, %bb1 ]
  ret i1 %_0.sroa.0.0.off0
}

define internal noundef zeroext i1 @_RNvYNtNtNtCseX1YaHYvd1L_4core3fmt8builders10PadAdapterNtB6_5Write9write_fmtB8_(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noundef nonnull captures(address, read_provenance) %args.0, ptr noundef nonnull %args.1) unnamed_addr #9 {
start:
  %_97.i.i = alloca [24 x i8], align 8
  %_43.i.i = alloca [24 x i8], align 8
  %bits.i.i.i = ptrtoint ptr %args.1 to i64
  %_4.i.i.i = and i64 %bits.i.i.i, 1
  %.not.i.i3.i = icmp eq i64 %_4.i.i.i, 0
  br i1 %.not.i.i3.i, label %bb5.preheader.i.i, label %bb2.i.i

bb5.preheader.i.i:
  %_0.i.i80.i.i = load i8, ptr %args.0, align 1, !noalias !146, !noundef !2
  %0 = icmp eq i8 %_0.i.i80.i.i, 0
  br i1 %0, label %_RNvXs_NvNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb9.lr.ph.i.i

bb9.lr.ph.i.i:
  %1 = getelementptr inbounds nuw i8, ptr %_43.i.i, i64 16
  %2 = getelementptr inbounds nuw i8, ptr %_43.i.i, i64 8
  %3 = getelementptr inbounds nuw i8, ptr %_97.i.i, i64 16
  %4 = getelementptr inbounds nuw i8, ptr %_97.i.i, i64 8
  br label %bb9.i.i

bb2.i.i:
  %_10.i.i.i = lshr i64 %bits.i.i.i, 1
  %5 = tail call noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noundef nonnull align 8 dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %args.0, i64 noundef %_10.i.i.i) #19, !noalias !151
  br label %_RNvXs_NvNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit

bb9.i.i:
  %_0.i.i84.i.i = phi i8 [ %_0.i.i80.i.i, %bb9.lr.ph.i.i ], [ %_0.i.i.i.i, %bb102.i.i ]
  %arg_index.sroa.0.083.i.i = phi i64 [ 0, %bb9.lr.ph.i.i ], [ %arg_index.sroa.0.2.i.i, %bb102.i.i ]
  %template.sroa.0.082.i.i = phi ptr [ %args.0, %bb9.lr.ph.i.i ], [ %template.sroa.0.5.i.i, %bb102.i.i ]
  %_3.i6685.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.082.i.i, i64 1
  %_12.i.i = icmp sgt i8 %_0.i.i84.i.i, -1
  br i1 %_12.i.i, label %bb10.i.i, label %bb20.i.i

bb20.i.i:
  switch i8 %_0.i.i84.i.i, label %bb46.i.i [
    i8 -128, label %bb21.i.i
    i8 -64, label %bb36.i.i
  ]

bb10.i.i:
  %_17.i.i = zext nneg i8 %_0.i.i84.i.i to i64
  %_3.i52.i.i = getelementptr inbounds nuw i8, ptr %_3.i6685.i.i, i64 %_17.i.i
  %_20.i.i = call noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noundef nonnull align 8 dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_3.i6685.i.i, i64 noundef %_17.i.i) #19
  br i1 %_20.i.i, label %_RNvXs_NvNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb102.i.i

bb21.i.i:
  %_0.sroa.0.0.copyload.i.i.i.i = load i16, ptr %_3.i6685.i.i, align 1, !noalias !146
  %_0.i67.i.i = zext i16 %_0.sroa.0.0.copyload.i.i.i.i to i64
  %_3.i64.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.082.i.i, i64 3
  %_3.i62.i.i = getelementptr inbounds nuw i8, ptr %_3.i64.i.i, i64 %_0.i67.i.i
  %_34.i.i = call noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noundef nonnull align 8 dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_3.i64.i.i, i64 noundef %_0.i67.i.i) #19
  br i1 %_34.i.i, label %_RNvXs_NvNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb102.i.i

bb36.i.i:
  %_3.i47.i.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.083.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_43.i.i), !noalias !146
  store i64 1610612768, ptr %1, align 8, !alias.scope !152, !noalias !155
  store ptr %self, ptr %_43.i.i, align 8, !alias.scope !152, !noalias !155
  store ptr @vtable.5, ptr %2, align 8, !alias.scope !152, !noalias !155
  call void @llvm.experimental.noalias.scope.decl(metadata !157)
  %6 = load ptr, ptr %_3.i47.i.i, align 8, !alias.scope !157, !noalias !160, !nonnull !2, !noundef !2
  %7 = getelementptr inbounds nuw i8, ptr %_3.i47.i.i, i64 8
  %formatter.i.i.i = load ptr, ptr %7, align 8, !alias.scope !157, !noalias !160, !nonnull !2, !noundef !2
  %_0.i70.i.i = call noundef zeroext i1 %formatter.i.i.i(ptr noundef nonnull %6, ptr noalias noundef nonnull align 8 dereferenceable(24) %_43.i.i) #18, !noalias !157
  call void @llvm.lifetime.end.p0(ptr nonnull %_43.i.i), !noalias !146
  br i1 %_0.i70.i.i, label %_RNvXs_NvNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb43.i.i

bb46.i.i:
  %_47.i.i = icmp samesign ugt i8 %_0.i.i84.i.i, -64
  call void @llvm.assume(i1 %_47.i.i)
  %_49.i.i = and i8 %_0.i.i84.i.i, 1
  %8 = icmp eq i8 %_49.i.i, 0
  br i1 %8, label %bb55.i.i, label %bb49.i.i

bb43.i.i:
  %9 = add i64 %arg_index.sroa.0.083.i.i, 1
  br label %bb102.i.i

bb49.i.i:
  %_3.i60.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.082.i.i, i64 5
  %_0.sroa.0.0.copyload.i.i71.i.i = load i32, ptr %_3.i6685.i.i, align 1, !noalias !146
  %10 = zext i32 %_0.sroa.0.0.copyload.i.i71.i.i to i64
  br label %bb55.i.i

bb55.i.i:
  %opt.sroa.0.0.i.i = phi i64 [ 1610612768, %bb46.i.i ], [ %10, %bb49.i.i ]
  %template.sroa.0.1.i.i = phi ptr [ %_3.i6685.i.i, %bb46.i.i ], [ %_3.i60.i.i, %bb49.i.i ]
  %_55.i.i = and i8 %_0.i.i84.i.i, 2
  %11 = icmp eq i8 %_55.i.i, 0
  br i1 %11, label %bb62.i.i, label %bb56.i.i

bb56.i.i:
  %_3.i58.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.1.i.i, i64 2
  %_0.sroa.0.0.copyload.i.i72.i.i = load i16, ptr %template.sroa.0.1.i.i, align 1, !noalias !146
  br label %bb62.i.i

bb62.i.i:
  %opt.sroa.3.0.i.i = phi i16 [ 0, %bb55.i.i ], [ %_0.sroa.0.0.copyload.i.i72.i.i, %bb56.i.i ]
  %template.sroa.0.2.i.i = phi ptr [ %template.sroa.0.1.i.i, %bb55.i.i ], [ %_3.i58.i.i, %bb56.i.i ]
  %_61.i.i = and i8 %_0.i.i84.i.i, 4
  %12 = icmp eq i8 %_61.i.i, 0
  br i1 %12, label %bb69.i.i, label %bb63.i.i

bb63.i.i:
  %_3.i56.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.2.i.i, i64 2
  %_0.sroa.0.0.copyload.i.i73.i.i = load i16, ptr %template.sroa.0.2.i.i, align 1, !noalias !146
  br label %bb69.i.i

bb69.i.i:
  %template.sroa.0.3.i.i = phi ptr [ %template.sroa.0.2.i.i, %bb62.i.i ], [ %_3.i56.i.i, %bb63.i.i ]
  %opt.sroa.6.0.i.i = phi i16 [ 0, %bb62.i.i ], [ %_0.sroa.0.0.copyload.i.i73.i.i, %bb63.i.i ]
  %_67.i.i = and i8 %_0.i.i84.i.i, 8
  %13 = icmp eq i8 %_67.i.i, 0
  br i1 %13, label %bb77.i.i, label %bb70.i.i

bb70.i.i:
  %_3.i54.i.i = getelementptr inbounds nuw i8, ptr %template.sroa.0.3.i.i, i64 2
  %_0.sroa.0.0.copyload.i.i74.i.i = load i16, ptr %template.sroa.0.3.i.i, align 1, !noalias !146
  %_0.i.i.i = zext i16 %_0.sroa.0.0.copyload.i.i74.i.i to i64
  br label %bb77.i.i

bb77.i.i:
  %template.sroa.0.4.i.i = phi ptr [ %template.sroa.0.3.i.i, %bb69.i.i ], [ %_3.i54.i.i, %bb70.i.i ]
  %arg_index.sroa.0.1.i.i = phi i64 [ %arg_index.sroa.0.083.i.i, %bb69.i.i ], [ %_0.i.i.i, %bb70.i.i ]
  %_74.i.i = and i8 %_0.i.i84.i.i, 16
  %14 = icmp eq i8 %_74.i.i, 0
  br i1 %14, label %bb84.i.i, label %bb78.i.i

bb78.i.i:
  %_80.i.i = zext i16 %opt.sroa.3.0.i.i to i64
  %_3.i45.i.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_80.i.i
  %15 = getelementptr inbounds nuw i8, ptr %_3.i45.i.i, i64 8
  %count.i.i.i = load i16, ptr %15, align 8, !alias.scope !162, !noalias !146
  br label %bb84.i.i

bb84.i.i:
  %opt.sroa.3.1.i.i = phi i16 [ %opt.sroa.3.0.i.i, %bb77.i.i ], [ %count.i.i.i, %bb78.i.i ]
  %_82.i.i = and i8 %_0.i.i84.i.i, 32
  %16 = icmp eq i8 %_82.i.i, 0
  br i1 %16, label %bb91.i.i, label %bb85.i.i

bb85.i.i:
  %_88.i.i = zext i16 %opt.sroa.6.0.i.i to i64
  %_3.i43.i.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %_88.i.i
  %17 = getelementptr inbounds nuw i8, ptr %_3.i43.i.i, i64 8
  %count.i75.i.i = load i16, ptr %17, align 8, !alias.scope !165, !noalias !146
  br label %bb91.i.i

bb91.i.i:
  %opt.sroa.6.1.i.i = phi i16 [ %opt.sroa.6.0.i.i, %bb84.i.i ], [ %count.i75.i.i, %bb85.i.i ]
  %_3.i.i5.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %args.1, i64 %arg_index.sroa.0.1.i.i
  call void @llvm.lifetime.start.p0(ptr nonnull %_97.i.i), !noalias !146
  %.sroa.541.0.insert.ext.i.i = zext i16 %opt.sroa.6.1.i.i to i64
  %.sroa.541.0.insert.shift.i.i = shl nuw i64 %.sroa.541.0.insert.ext.i.i, 48
  %.sroa.440.0.insert.ext.i.i = zext i16 %opt.sroa.3.1.i.i to i64
  %.sroa.440.0.insert.shift.i.i = shl nuw nsw i64 %.sroa.440.0.insert.ext.i.i, 32
  %.sroa.440.0.insert.insert.i.i = or disjoint i64 %.sroa.541.0.insert.shift.i.i, %.sroa.440.0.insert.shift.i.i
  %.sroa.039.0.insert.insert.i.i = or disjoint i64 %.sroa.440.0.insert.insert.i.i, %opt.sroa.0.0.i.i
  store i64 %.sroa.039.0.insert.insert.i.i, ptr %3, align 8, !alias.scope !168, !noalias !171
  store ptr %self, ptr %_97.i.i, align 8, !alias.scope !168, !noalias !171
  store ptr @vtable.5, ptr %4, align 8, !alias.scope !168, !noalias !171
  call void @llvm.experimental.noalias.scope.decl(metadata !173)
  %18 = load ptr, ptr %_3.i.i5.i, align 8, !alias.scope !173, !noalias !176, !nonnull !2, !noundef !2
  %19 = getelementptr inbounds nuw i8, ptr %_3.i.i5.i, i64 8
  %formatter.i78.i.i = load ptr, ptr %19, align 8, !alias.scope !173, !noalias !176, !nonnull !2, !noundef !2
  %_0.i79.i.i = call noundef zeroext i1 %formatter.i78.i.i(ptr noundef nonnull %18, ptr noalias noundef nonnull align 8 dereferenceable(24) %_97.i.i) #18, !noalias !173
  call void @llvm.lifetime.end.p0(ptr nonnull %_97.i.i), !noalias !146
  br i1 %_0.i79.i.i, label %_RNvXs_NvNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb97.i.i

bb97.i.i:
  %20 = add i64 %arg_index.sroa.0.1.i.i, 1
  br label %bb102.i.i

bb102.i.i:
  %template.sroa.0.5.i.i = phi ptr [ %_3.i52.i.i, %bb10.i.i ], [ %template.sroa.0.4.i.i, %bb97.i.i ], [ %_3.i62.i.i, %bb21.i.i ], [ %_3.i6685.i.i, %bb43.i.i ]
  %arg_index.sroa.0.2.i.i = phi i64 [ %arg_index.sroa.0.083.i.i, %bb10.i.i ], [ %20, %bb97.i.i ], [ %arg_index.sroa.0.083.i.i, %bb21.i.i ], [ %9, %bb43.i.i ]
  %_0.i.i.i.i = load i8, ptr %template.sroa.0.5.i.i, align 1, !noalias !146, !noundef !2
  %21 = icmp eq i8 %_0.i.i.i.i, 0
  br i1 %21, label %_RNvXs_NvNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit, label %bb9.i.i

_RNvXs_NvNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_.exit:
  %_0.sroa.0.0.in.i = phi i1 [ false, %bb5.preheader.i.i ], [ %5, %bb2.i.i ], [ true, %bb91.i.i ], [ true, %bb21.i.i ], [ true, %bb36.i.i ], [ true, %bb10.i.i ], [ false, %bb102.i.i ]
  ret i1 %_0.sroa.0.0.in.i
}

define internal void @_RNvNvNtCseX1YaHYvd1L_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef %dst_len, i64 noundef %src_len, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #10 {
start:
  tail call fastcc void @_RNvNvNvNvNtCseX1YaHYvd1L_4core5slice20copy_from_slice_impl17len_mismatch_fail8do_panic7runtime(i64 noundef %src_len, i64 noundef %dst_len, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #20
  unreachable
}

define internal fastcc void @_RNvNvNvNvNtCseX1YaHYvd1L_4core5slice20copy_from_slice_impl17len_mismatch_fail8do_panic7runtime(i64 noundef %0, i64 noundef %1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #11 {
start:
  %args = alloca [32 x i8], align 8
  %dst_len = alloca [8 x i8], align 8
  %src_len = alloca [8 x i8], align 8
  store i64 %0, ptr %src_len, align 8
  store i64 %1, ptr %dst_len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %src_len, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %dst_len, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_93b905da7da414393c260cfb030eabd3, ptr noundef nonnull %args, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #17
  unreachable
}

define internal void @_RINvNtCseX1YaHYvd1L_4core5slice20copy_from_slice_implhEB4_(ptr noalias noundef nonnull writeonly captures(none) %dest.0, i64 noundef range(i64 0, -9223372036854775808) %dest.1, ptr noalias noundef nonnull readonly captures(none) %src.0, i64 noundef range(i64 0, -9223372036854775808) %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #9 {
start:
  %_3.not = icmp eq i64 %dest.1, %src.1
  br i1 %_3.not, label %bb2, label %bb1, !prof !178

bb2:
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %dest.0, ptr nonnull align 1 %src.0, i64 range(i64 0, -9223372036854775808) %dest.1, i1 false)
  ret void

bb1:
  tail call void @_RNvNvNtCseX1YaHYvd1L_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef %dest.1, i64 noundef %src.1, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #17
  unreachable
}

define internal noundef zeroext i1 @_RNvXs1g_NtCseX1YaHYvd1L_4core3fmtRjNtB6_5Debug3fmtB8_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf.i7.i = alloca [16 x i8], align 1
  %buf.i5.i = alloca [20 x i8], align 1
  %buf.i.i = alloca [16 x i8], align 1
  %_3 = load ptr, ptr %self, align 8, !nonnull !2, !align !3, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !179)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !182)
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_3.i.i = load i32, ptr %0, align 8, !alias.scope !184, !noalias !179, !noundef !2
  %_2.i.i = and i32 %_3.i.i, 33554432
  %_0.i.not.i = icmp eq i32 %_2.i.i, 0
  br i1 %_0.i.not.i, label %bb3.i, label %bb2.i

bb3.i:
  %_2.i2.i = and i32 %_3.i.i, 67108864
  %_0.i3.not.i = icmp eq i32 %_2.i2.i, 0
  br i1 %_0.i3.not.i, label %bb6.i, label %bb5.i

bb2.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !187)
  call void @llvm.lifetime.start.p0(ptr nonnull %buf.i.i), !noalias !190
  %1 = load i64, ptr %_3, align 8, !alias.scope !192, !noalias !193, !noundef !2
  br label %bb2.i.i

bb2.i.i:
  %remain.sroa.0.0.i.i = phi i64 [ %1, %bb2.i ], [ %2, %bb2.i.i ]
  %offset.sroa.0.0.i.i = phi i64 [ 16, %bb2.i ], [ %3, %bb2.i.i ]
  %digit.i.i = and i64 %remain.sroa.0.0.i.i, 15
  %2 = lshr i64 %remain.sroa.0.0.i.i, 4
  %3 = add nsw i64 %offset.sroa.0.0.i.i, -1
  %_13.i.i = getelementptr inbounds nuw i8, ptr %buf.i.i, i64 %3
  %4 = getelementptr inbounds nuw i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %digit.i.i
  %_16.i.i = load i8, ptr %4, align 1, !noalias !190, !noundef !2
  store i8 %_16.i.i, ptr %_13.i.i, align 1, !alias.scope !194, !noalias !190
  %5 = icmp eq i64 %2, 0
  br i1 %5, label %_RNvXs6_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8LowerHex3fmt.exit.i, label %bb2.i.i

_RNvXs6_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8LowerHex3fmt.exit.i:
  %new_len.i.i.i.i.i.i = sub nsw i64 17, %offset.sroa.0.0.i.i
  %_0.i4.i = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_83d8d36e705c58ed11bda7b90dabc655, i64 noundef 2, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_13.i.i, i64 noundef %new_len.i.i.i.i.i.i) #18, !noalias !192
  call void @llvm.lifetime.end.p0(ptr nonnull %buf.i.i), !noalias !190
  br label %_RNvXsZ_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_5Debug3fmt.exit

bb6.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !197)
  call void @llvm.lifetime.start.p0(ptr nonnull %buf.i5.i), !noalias !200
  %_6.i.i = load i64, ptr %_3, align 8, !alias.scope !202, !noalias !203, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !204)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !207)
  %_670.i.i.i.i = icmp ugt i64 %_6.i.i, 999
  br i1 %_670.i.i.i.i, label %bb6.i.i.i.i, label %bb26.i.i.i.i

bb26.i.i.i.i:
  %remain.sroa.0.0.lcssa.i.i.i.i = phi i64 [ %_6.i.i, %bb6.i ], [ %7, %bb6.i.i.i.i ]
  %offset.sroa.0.0.lcssa.i.i.i.i = phi i64 [ 20, %bb6.i ], [ %6, %bb6.i.i.i.i ]
  %_56.i.i.i.i = icmp samesign ugt i64 %remain.sroa.0.0.lcssa.i.i.i.i, 9
  br i1 %_56.i.i.i.i, label %bb27.i.i.i.i, label %bb37.i.i.i.i

bb6.i.i.i.i:
  %offset.sroa.0.072.i.i.i.i = phi i64 [ %6, %bb6.i.i.i.i ], [ 20, %bb6.i ]
  %remain.sroa.0.071.i.i.i.i = phi i64 [ %7, %bb6.i.i.i.i ], [ %_6.i.i, %bb6.i ]
  %_11.i.i.i.i = icmp ne i64 %offset.sroa.0.072.i.i.i.i, 0
  tail call void @llvm.assume(i1 %_11.i.i.i.i)
  %6 = add nsw i64 %offset.sroa.0.072.i.i.i.i, -4
  %remain.sroa.0.071.i.i.i.i.frozen = freeze i64 %remain.sroa.0.071.i.i.i.i
  %7 = udiv i64 %remain.sroa.0.071.i.i.i.i.frozen, 10000
  %8 = mul i64 %7, 10000
  %quad.i.i.i.i.decomposed = sub i64 %remain.sroa.0.071.i.i.i.i.frozen, %8
  %pair2.lhs.trunc.i.i.i.i = trunc nuw nsw i64 %quad.i.i.i.i.decomposed to i16
  %pair154.i.i.i.i = udiv i16 %pair2.lhs.trunc.i.i.i.i, 100
  %9 = mul i16 %pair154.i.i.i.i, 100
  %pair253.i.i.i.i.decomposed = sub i16 %pair2.lhs.trunc.i.i.i.i, %9
  %10 = shl nuw nsw i16 %pair154.i.i.i.i, 1
  %_30.i.i.i.i = zext nneg i16 %10 to i64
  %_25.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf.i5.i, i64 %6
  %11 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_30.i.i.i.i
  %_28.i.i.i.i = load i8, ptr %11, align 1, !noalias !210, !noundef !2
  store i8 %_28.i.i.i.i, ptr %_25.i.i.i.i, align 1, !alias.scope !211, !noalias !200
  %12 = getelementptr i8, ptr %buf.i5.i, i64 %offset.sroa.0.072.i.i.i.i
  %_33.i.i.i.i = getelementptr i8, ptr %12, i64 -3
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 1
  %_37.i.i.i.i = load i8, ptr %13, align 1, !noalias !210, !noundef !2
  store i8 %_37.i.i.i.i, ptr %_33.i.i.i.i, align 1, !alias.scope !214, !noalias !200
  %14 = shl nuw nsw i16 %pair253.i.i.i.i.decomposed, 1
  %_46.i.i.i.i = zext nneg i16 %14 to i64
  %_41.i.i.i.i = getelementptr i8, ptr %12, i64 -2
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_46.i.i.i.i
  %_45.i.i.i.i = load i8, ptr %15, align 1, !noalias !210, !noundef !2
  store i8 %_45.i.i.i.i, ptr %_41.i.i.i.i, align 1, !alias.scope !217, !noalias !200
  %_49.i.i.i.i = getelementptr i8, ptr %12, i64 -1
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %_53.i.i.i.i = load i8, ptr %16, align 1, !noalias !210, !noundef !2
  store i8 %_53.i.i.i.i, ptr %_49.i.i.i.i, align 1, !alias.scope !220, !noalias !200
  %_6.i.i.i.i = icmp ugt i64 %remain.sroa.0.071.i.i.i.i, 9999999
  br i1 %_6.i.i.i.i, label %bb6.i.i.i.i, label %bb26.i.i.i.i

bb27.i.i.i.i:
  %_59.i.i.i.i = icmp samesign ugt i64 %offset.sroa.0.0.lcssa.i.i.i.i, 1
  tail call void @llvm.assume(i1 %_59.i.i.i.i)
  %17 = add nsw i64 %offset.sroa.0.0.lcssa.i.i.i.i, -2
  %.lhs.trunc.i.i.i.i = trunc nuw i64 %remain.sroa.0.0.lcssa.i.i.i.i to i16
  %18 = udiv i16 %.lhs.trunc.i.i.i.i, 100
  %.zext.i.i.i.i = zext nneg i16 %18 to i64
  %19 = mul i16 %18, 100
  %pair55.i.i.i.i.decomposed = sub i16 %.lhs.trunc.i.i.i.i, %19
  %20 = shl nuw nsw i16 %pair55.i.i.i.i.decomposed, 1
  %_73.i.i.i.i = zext nneg i16 %20 to i64
  %_68.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf.i5.i, i64 %17
  %21 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_73.i.i.i.i
  %_71.i.i.i.i = load i8, ptr %21, align 1, !noalias !210, !noundef !2
  store i8 %_71.i.i.i.i, ptr %_68.i.i.i.i, align 1, !alias.scope !223, !noalias !200
  %22 = getelementptr i8, ptr %buf.i5.i, i64 %offset.sroa.0.0.lcssa.i.i.i.i
  %_76.i.i.i.i = getelementptr i8, ptr %22, i64 -1
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %_80.i.i.i.i = load i8, ptr %23, align 1, !noalias !210, !noundef !2
  store i8 %_80.i.i.i.i, ptr %_76.i.i.i.i, align 1, !alias.scope !226, !noalias !200
  br label %bb37.i.i.i.i

bb37.i.i.i.i:
  %remain.sroa.0.1.i.i.i.i = phi i64 [ %.zext.i.i.i.i, %bb27.i.i.i.i ], [ %remain.sroa.0.0.lcssa.i.i.i.i, %bb26.i.i.i.i ]
  %offset.sroa.0.1.i.i.i.i = phi i64 [ %17, %bb27.i.i.i.i ], [ %offset.sroa.0.0.lcssa.i.i.i.i, %bb26.i.i.i.i ]
  %24 = icmp ne i64 %remain.sroa.0.1.i.i.i.i, 0
  %25 = icmp eq i64 %_6.i.i, 0
  %or.cond.i.i.i.i = or i1 %25, %24
  br i1 %or.cond.i.i.i.i, label %bb40.i.i.i.i, label %_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt.exit.i

bb40.i.i.i.i:
  %_85.i.i.i.i = icmp ne i64 %offset.sroa.0.1.i.i.i.i, 0
  tail call void @llvm.assume(i1 %_85.i.i.i.i)
  %26 = add nsw i64 %offset.sroa.0.1.i.i.i.i, -1
  %last.i.i.i.i = shl nuw nsw i64 %remain.sroa.0.1.i.i.i.i, 1
  %_99.i.i.i.i = and i64 %last.i.i.i.i, 30
  %_93.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf.i5.i, i64 %26
  %27 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_99.i.i.i.i
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 1
  %_96.i.i.i.i = load i8, ptr %28, align 1, !noalias !210, !noundef !2
  store i8 %_96.i.i.i.i, ptr %_93.i.i.i.i, align 1, !alias.scope !229, !noalias !200
  br label %_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt.exit.i

_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt.exit.i:
  %offset.sroa.0.2.i.i.i.i = phi i64 [ %26, %bb40.i.i.i.i ], [ %offset.sroa.0.1.i.i.i.i, %bb37.i.i.i.i ]
  %new_len.i.i.i.i.i.i.i = sub nuw nsw i64 20, %offset.sroa.0.2.i.i.i.i
  %ptr.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf.i5.i, i64 %offset.sroa.0.2.i.i.i.i
  %_0.i6.i = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i.i.i) #18, !noalias !202
  call void @llvm.lifetime.end.p0(ptr nonnull %buf.i5.i), !noalias !200
  br label %_RNvXsZ_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_5Debug3fmt.exit

bb5.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !232)
  call void @llvm.lifetime.start.p0(ptr nonnull %buf.i7.i), !noalias !235
  %29 = load i64, ptr %_3, align 8, !alias.scope !237, !noalias !238, !noundef !2
  br label %bb2.i8.i

bb2.i8.i:
  %remain.sroa.0.0.i9.i = phi i64 [ %29, %bb5.i ], [ %30, %bb2.i8.i ]
  %offset.sroa.0.0.i10.i = phi i64 [ 16, %bb5.i ], [ %31, %bb2.i8.i ]
  %digit.i11.i = and i64 %remain.sroa.0.0.i9.i, 15
  %30 = lshr i64 %remain.sroa.0.0.i9.i, 4
  %31 = add nsw i64 %offset.sroa.0.0.i10.i, -1
  %_13.i12.i = getelementptr inbounds nuw i8, ptr %buf.i7.i, i64 %31
  %32 = getelementptr inbounds nuw i8, ptr @alloc_e2b82f36cef2ecd47f109cd3bc5b9279, i64 %digit.i11.i
  %_16.i13.i = load i8, ptr %32, align 1, !noalias !235, !noundef !2
  store i8 %_16.i13.i, ptr %_13.i12.i, align 1, !alias.scope !239, !noalias !235
  %33 = icmp eq i64 %30, 0
  br i1 %33, label %_RNvXs8_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8UpperHex3fmt.exit.i, label %bb2.i8.i

_RNvXs8_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8UpperHex3fmt.exit.i:
  %new_len.i.i.i.i.i14.i = sub nsw i64 17, %offset.sroa.0.0.i10.i
  %_0.i15.i = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_83d8d36e705c58ed11bda7b90dabc655, i64 noundef 2, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_13.i12.i, i64 noundef %new_len.i.i.i.i.i14.i) #18, !noalias !237
  call void @llvm.lifetime.end.p0(ptr nonnull %buf.i7.i), !noalias !235
  br label %_RNvXsZ_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_5Debug3fmt.exit

_RNvXsZ_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_5Debug3fmt.exit:
  %_0.sroa.0.0.in.i = phi i1 [ %_0.i4.i, %_RNvXs6_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8LowerHex3fmt.exit.i ], [ %_0.i15.i, %_RNvXs8_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8UpperHex3fmt.exit.i ], [ %_0.i6.i, %_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt.exit.i ]
  ret i1 %_0.sroa.0.0.in.i
}

define internal void @_RNvNtCseX1YaHYvd1L_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef %1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) unnamed_addr #14 {
start:
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %index = alloca [8 x i8], align 8
  store i64 %0, ptr %index, align 8
  store i64 %1, ptr %len, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %len, ptr %args, align 8
  %_8.sroa.4.0.args.sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_8.sroa.4.0.args.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %index, ptr %3, align 8
  %_9.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_9.sroa.4.0..sroa_idx, align 8
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_a434a7e153ac922489f2ed192aeda5a5, ptr noundef nonnull %args, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #17
  unreachable
}

define internal noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name.0, i64 noundef %name.1, ptr noundef nonnull %value1.0, ptr noalias noundef readonly align 8 captures(none) dereferenceable(32) %value1.1) unnamed_addr #12 {
start:
  %writer.i.i.i.i = alloca [24 x i8], align 8
  %state.i.i.i.i = alloca [1 x i8], align 1
  %slot.i.i.i.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !242)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !245)
  %_3.0.i.i = load ptr, ptr %self, align 8, !alias.scope !248, !noalias !249, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.1.i.i = load ptr, ptr %0, align 8, !alias.scope !248, !noalias !249, !nonnull !2, !align !3, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %_3.1.i.i, i64 24
  %2 = load ptr, ptr %1, align 8, !invariant.load !2, !noalias !253, !nonnull !2
  %_0.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name.0, i64 noundef %name.1) #19, !noalias !254
  %_0.i1.i = icmp eq i64 %name.1, 0
  tail call void @llvm.experimental.noalias.scope.decl(metadata !255)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !258)
  br i1 %_0.i.i, label %_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple6finish.exit, label %bb3.i.i.i

bb3.i.i.i:
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_3.i.i.i.i.i.i = load i32, ptr %3, align 8, !alias.scope !261, !noalias !264, !noundef !2
  %_2.i.i.i.i.i.i = and i32 %_3.i.i.i.i.i.i, 8388608
  %_0.i.i.not.i.i.i.i = icmp eq i32 %_2.i.i.i.i.i.i, 0
  br i1 %_0.i.i.not.i.i.i.i, label %bb20.i.i.i.i, label %bb3.i.i.i.i

bb20.i.i.i.i:
  %_0.i.i.i.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_1ff25e6ad58d770003043bae3c4113bf, i64 noundef 1) #19, !noalias !273
  br i1 %_0.i.i.i.i.i, label %_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple6finish.exit, label %bb26.i.i.i.i

bb26.i.i.i.i:
  %4 = getelementptr inbounds nuw i8, ptr %value1.1, i64 24
  tail call void @llvm.experimental.noalias.scope.decl(metadata !276)
  %5 = load ptr, ptr %4, align 8, !invariant.load !2, !alias.scope !279, !noalias !280, !nonnull !2
  %_0.i1.i.i.i.i = tail call noundef zeroext i1 %5(ptr noundef nonnull %value1.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %self) #19, !noalias !282
  br label %_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple5field.exit

bb3.i.i.i.i:
  %_0.i4.i.i.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_8159f4b9039299ef4f45ddaf1f2d3679, i64 noundef 2) #19, !noalias !283
  br i1 %_0.i4.i.i.i.i, label %_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple6finish.exit, label %bb11.i.i.i.i

bb11.i.i.i.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %slot.i.i.i.i), !noalias !286
  call void @llvm.lifetime.start.p0(ptr nonnull %state.i.i.i.i), !noalias !286
  store i8 1, ptr %state.i.i.i.i, align 1, !noalias !286
  call void @llvm.lifetime.start.p0(ptr nonnull %writer.i.i.i.i), !noalias !286
  tail call void @llvm.experimental.noalias.scope.decl(metadata !287)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !290)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !292)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !294)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !297)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !299)
  store ptr %_3.0.i.i, ptr %slot.i.i.i.i, align 8, !alias.scope !301, !noalias !307
  %_4.sroa.4.0._1.0.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %slot.i.i.i.i, i64 8
  store ptr %_3.1.i.i, ptr %_4.sroa.4.0._1.0.sroa_idx.i.i.i.i.i.i.i, align 8, !alias.scope !301, !noalias !307
  %_4.sroa.5.0._1.0.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %slot.i.i.i.i, i64 16
  store ptr %state.i.i.i.i, ptr %_4.sroa.5.0._1.0.sroa_idx.i.i.i.i.i.i.i, align 8, !alias.scope !301, !noalias !307
  %_5.sroa.0.0.copyload.i.i.i.i.i.i = load i64, ptr %3, align 8, !alias.scope !312, !noalias !313
  %6 = getelementptr inbounds nuw i8, ptr %writer.i.i.i.i, i64 16
  store i64 %_5.sroa.0.0.copyload.i.i.i.i.i.i, ptr %6, align 8, !alias.scope !314, !noalias !315
  store ptr %slot.i.i.i.i, ptr %writer.i.i.i.i, align 8, !alias.scope !314, !noalias !315
  %7 = getelementptr inbounds nuw i8, ptr %writer.i.i.i.i, i64 8
  store ptr @vtable.5, ptr %7, align 8, !alias.scope !314, !noalias !315
  call void @llvm.experimental.noalias.scope.decl(metadata !316)
  %8 = getelementptr inbounds nuw i8, ptr %value1.1, i64 24
  %9 = load ptr, ptr %8, align 8, !invariant.load !2, !alias.scope !319, !noalias !320, !nonnull !2
  %_0.i5.i.i.i.i = call noundef zeroext i1 %9(ptr noundef nonnull %value1.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %writer.i.i.i.i) #19, !noalias !322
  br i1 %_0.i5.i.i.i.i, label %bb17.i.i.i.i, label %bb16.i.i.i.i

bb17.i.i.i.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i), !noalias !286
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i), !noalias !286
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i), !noalias !286
  br label %_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple6finish.exit

bb16.i.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !323)
  %_3.0.i6.i.i.i.i = load ptr, ptr %writer.i.i.i.i, align 8, !alias.scope !323, !noalias !326, !nonnull !2, !noundef !2
  %_3.1.i7.i.i.i.i = load ptr, ptr %7, align 8, !alias.scope !323, !noalias !326, !nonnull !2, !align !3, !noundef !2
  %10 = getelementptr inbounds nuw i8, ptr %_3.1.i7.i.i.i.i, i64 24
  %11 = load ptr, ptr %10, align 8, !invariant.load !2, !noalias !328, !nonnull !2
  %_0.i8.i.i.i.i = call noundef zeroext i1 %11(ptr noundef nonnull %_3.0.i6.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_f7ac0c356c6ac6fcd03badb685e09ca2, i64 noundef 2) #19, !noalias !329
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i), !noalias !286
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i), !noalias !286
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i), !noalias !286
  br label %_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple5field.exit

_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple5field.exit:
  %_0.sroa.0.0.off0.i.i.i = phi i1 [ %_0.i1.i.i.i.i, %bb26.i.i.i.i ], [ %_0.i8.i.i.i.i, %bb16.i.i.i.i ]
  br i1 %_0.sroa.0.0.off0.i.i.i, label %_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple6finish.exit, label %bb3.i.i

bb3.i.i:
  br i1 %_0.i1.i, label %bb2.i.i.i, label %bb13.i.i.i

bb13.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !330)
  %_3.0.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !330, !noalias !333, !nonnull !2, !noundef !2
  %_3.1.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !330, !noalias !333, !nonnull !2, !align !3, !noundef !2
  %12 = getelementptr inbounds nuw i8, ptr %_3.1.i.i.i.i, i64 24
  %13 = load ptr, ptr %12, align 8, !invariant.load !2, !noalias !341, !nonnull !2
  %_0.i.i.i.i = call noundef zeroext i1 %13(ptr noundef nonnull %_3.0.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_9e3f62b0e6490cc45676dc85f910c2d0, i64 noundef 1) #19, !noalias !342
  br label %_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple6finish.exit

bb2.i.i.i:
  %_3.i.i.i.i.i1 = load i32, ptr %3, align 8, !alias.scope !343, !noalias !346, !noundef !2
  %_2.i.i.i.i.i = and i32 %_3.i.i.i.i.i1, 8388608
  %_0.i.i.not.i.i.i = icmp eq i32 %_2.i.i.i.i.i, 0
  br i1 %_0.i.i.not.i.i.i, label %bb5.i.i.i, label %bb13.i.i.i

bb5.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !349)
  %_3.0.i2.i.i.i = load ptr, ptr %self, align 8, !alias.scope !349, !noalias !352, !nonnull !2, !noundef !2
  %_3.1.i3.i.i.i = load ptr, ptr %0, align 8, !alias.scope !349, !noalias !352, !nonnull !2, !align !3, !noundef !2
  %14 = getelementptr inbounds nuw i8, ptr %_3.1.i3.i.i.i, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !2, !noalias !354, !nonnull !2
  %_0.i4.i.i.i = call noundef zeroext i1 %15(ptr noundef nonnull %_3.0.i2.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_41a776d8d06dc2b9b0480e88fa257ffe, i64 noundef 1) #19, !noalias !355
  br i1 %_0.i4.i.i.i, label %_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple6finish.exit, label %bb13.i.i.i

_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple6finish.exit:
  %_0.sroa.0.0.off0.i.i = phi i1 [ true, %_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple5field.exit ], [ %_0.i.i.i.i, %bb13.i.i.i ], [ true, %bb5.i.i.i ], [ true, %bb3.i.i.i.i ], [ true, %bb17.i.i.i.i ], [ true, %bb20.i.i.i.i ], [ true, %start ]
  ret i1 %_0.sroa.0.0.off0.i.i
}

define internal noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter26debug_struct_field1_finish(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name.0, i64 noundef %name.1, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name1.0, i64 noundef %name1.1, ptr noundef nonnull %value1.0, ptr noalias noundef readonly align 8 captures(none) dereferenceable(32) %value1.1) unnamed_addr #9 {
start:
  %writer.i.i.i.i = alloca [24 x i8], align 8
  %state.i.i.i.i = alloca [1 x i8], align 1
  %slot.i.i.i.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !356)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !359)
  %_3.0.i.i = load ptr, ptr %self, align 8, !alias.scope !362, !noalias !363, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.1.i.i = load ptr, ptr %0, align 8, !alias.scope !362, !noalias !363, !nonnull !2, !align !3, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %_3.1.i.i, i64 24
  %2 = load ptr, ptr %1, align 8, !invariant.load !2, !noalias !367, !nonnull !2
  %_0.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name.0, i64 noundef %name.1) #19, !noalias !368
  tail call void @llvm.experimental.noalias.scope.decl(metadata !369)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !372)
  br i1 %_0.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb3.i.i.i

bb3.i.i.i:
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_3.i.i.i.i.i.i = load i32, ptr %3, align 8, !alias.scope !375, !noalias !378, !noundef !2
  %_2.i.i.i.i.i.i = and i32 %_3.i.i.i.i.i.i, 8388608
  %_0.i.i.not.i.i.i.i = icmp eq i32 %_2.i.i.i.i.i.i, 0
  br i1 %_0.i.i.not.i.i.i.i, label %bb29.i.i.i.i, label %bb3.i.i.i.i

bb29.i.i.i.i:
  %_0.i.i.i.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_fe2ddbdc622a788f5416063d1e8d8ad4, i64 noundef 3) #19, !noalias !389
  br i1 %_0.i.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb35.i.i.i.i

bb35.i.i.i.i:
  %_0.i3.i.i.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name1.0, i64 noundef %name1.1) #19, !noalias !392
  br i1 %_0.i3.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb40.i.i.i.i

bb40.i.i.i.i:
  %_0.i6.i.i.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_556e4180596b5b612bb6ed6c0cbb55e1, i64 noundef 2) #19, !noalias !395
  br i1 %_0.i6.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb45.i.i.i.i

bb45.i.i.i.i:
  %4 = getelementptr inbounds nuw i8, ptr %value1.1, i64 24
  tail call void @llvm.experimental.noalias.scope.decl(metadata !398)
  %5 = load ptr, ptr %4, align 8, !invariant.load !2, !alias.scope !401, !noalias !402, !nonnull !2
  %_0.i7.i.i.i.i = tail call noundef zeroext i1 %5(ptr noundef nonnull %value1.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %self) #19, !noalias !404
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit

bb3.i.i.i.i:
  %_0.i10.i.i.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_3690db001d3db01550bdb6f3f450de28, i64 noundef 3) #19, !noalias !405
  br i1 %_0.i10.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb10.i.i.i.i

bb10.i.i.i.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %slot.i.i.i.i), !noalias !408
  call void @llvm.lifetime.start.p0(ptr nonnull %state.i.i.i.i), !noalias !408
  store i8 1, ptr %state.i.i.i.i, align 1, !noalias !408
  call void @llvm.lifetime.start.p0(ptr nonnull %writer.i.i.i.i), !noalias !408
  tail call void @llvm.experimental.noalias.scope.decl(metadata !409)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !412)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !414)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !416)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !419)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !421)
  store ptr %_3.0.i.i, ptr %slot.i.i.i.i, align 8, !alias.scope !423, !noalias !429
  %_4.sroa.4.0._1.0.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %slot.i.i.i.i, i64 8
  store ptr %_3.1.i.i, ptr %_4.sroa.4.0._1.0.sroa_idx.i.i.i.i.i.i.i, align 8, !alias.scope !423, !noalias !429
  %_4.sroa.5.0._1.0.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %slot.i.i.i.i, i64 16
  store ptr %state.i.i.i.i, ptr %_4.sroa.5.0._1.0.sroa_idx.i.i.i.i.i.i.i, align 8, !alias.scope !423, !noalias !429
  %_5.sroa.0.0.copyload.i.i.i.i.i.i = load i64, ptr %3, align 8, !alias.scope !434, !noalias !435
  %6 = getelementptr inbounds nuw i8, ptr %writer.i.i.i.i, i64 16
  store i64 %_5.sroa.0.0.copyload.i.i.i.i.i.i, ptr %6, align 8, !alias.scope !436, !noalias !437
  store ptr %slot.i.i.i.i, ptr %writer.i.i.i.i, align 8, !alias.scope !436, !noalias !437
  %7 = getelementptr inbounds nuw i8, ptr %writer.i.i.i.i, i64 8
  store ptr @vtable.5, ptr %7, align 8, !alias.scope !436, !noalias !437
  %_0.i13.i.i.i.i = call noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noundef nonnull %slot.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name1.0, i64 noundef %name1.1) #19, !noalias !438
  br i1 %_0.i13.i.i.i.i, label %bb52.i.i.i.i, label %bb15.i.i.i.i

bb15.i.i.i.i:
  %_0.i16.i.i.i.i = call noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noundef nonnull %slot.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_556e4180596b5b612bb6ed6c0cbb55e1, i64 noundef 2) #19, !noalias !441
  br i1 %_0.i16.i.i.i.i, label %bb52.i.i.i.i, label %bb20.i.i.i.i

bb20.i.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !444)
  %8 = getelementptr inbounds nuw i8, ptr %value1.1, i64 24
  %9 = load ptr, ptr %8, align 8, !invariant.load !2, !alias.scope !447, !noalias !448, !nonnull !2
  %_0.i17.i.i.i.i = call noundef zeroext i1 %9(ptr noundef nonnull %value1.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %writer.i.i.i.i) #19, !noalias !450
  br i1 %_0.i17.i.i.i.i, label %bb26.i.i.i.i, label %bb25.i.i.i.i

bb26.i.i.i.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i), !noalias !408
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i), !noalias !408
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i), !noalias !408
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit

bb25.i.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !451)
  %_3.0.i18.i.i.i.i = load ptr, ptr %writer.i.i.i.i, align 8, !alias.scope !451, !noalias !454, !nonnull !2, !noundef !2
  %_3.1.i19.i.i.i.i = load ptr, ptr %7, align 8, !alias.scope !451, !noalias !454, !nonnull !2, !align !3, !noundef !2
  %10 = getelementptr inbounds nuw i8, ptr %_3.1.i19.i.i.i.i, i64 24
  %11 = load ptr, ptr %10, align 8, !invariant.load !2, !noalias !456, !nonnull !2
  %_0.i20.i.i.i.i = call noundef zeroext i1 %11(ptr noundef nonnull %_3.0.i18.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_f7ac0c356c6ac6fcd03badb685e09ca2, i64 noundef 2) #19, !noalias !457
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i), !noalias !408
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i), !noalias !408
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i), !noalias !408
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit

bb52.i.i.i.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i), !noalias !408
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i), !noalias !408
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i), !noalias !408
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit

_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit:
  %_0.sroa.0.0.off0.i.i.i = phi i1 [ %_0.i7.i.i.i.i, %bb45.i.i.i.i ], [ %_0.i20.i.i.i.i, %bb25.i.i.i.i ]
  br i1 %_0.sroa.0.0.off0.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb3.i.i

bb3.i.i:
  %_3.i.i.i.i.i1 = load i32, ptr %3, align 8, !alias.scope !458, !noalias !461, !noundef !2
  %_2.i.i.i.i.i = and i32 %_3.i.i.i.i.i1, 8388608
  %_0.i.i.not.i.i.i = icmp eq i32 %_2.i.i.i.i.i, 0
  br i1 %_0.i.i.not.i.i.i, label %bb3.i.i.i2, label %bb2.i.i.i

bb3.i.i.i2:
  call void @llvm.experimental.noalias.scope.decl(metadata !470)
  %_3.0.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !470, !noalias !473, !nonnull !2, !noundef !2
  %_3.1.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !470, !noalias !473, !nonnull !2, !align !3, !noundef !2
  %12 = getelementptr inbounds nuw i8, ptr %_3.1.i.i.i.i, i64 24
  %13 = load ptr, ptr %12, align 8, !invariant.load !2, !noalias !475, !nonnull !2
  %_0.i.i.i.i = call noundef zeroext i1 %13(ptr noundef nonnull %_3.0.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_047fb90e55f5a12b86403e3ea891a5bd, i64 noundef 2) #19, !noalias !476
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit

bb2.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !477)
  %_3.0.i1.i.i.i = load ptr, ptr %self, align 8, !alias.scope !477, !noalias !480, !nonnull !2, !noundef !2
  %_3.1.i2.i.i.i = load ptr, ptr %0, align 8, !alias.scope !477, !noalias !480, !nonnull !2, !align !3, !noundef !2
  %14 = getelementptr inbounds nuw i8, ptr %_3.1.i2.i.i.i, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !2, !noalias !482, !nonnull !2
  %_0.i3.i.i.i = call noundef zeroext i1 %15(ptr noundef nonnull %_3.0.i1.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_fcd552ca5ffc948e1053f652f94fed71, i64 noundef 1) #19, !noalias !483
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit

_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit:
  %_0.sroa.0.0.off0.i.i = phi i1 [ true, %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit ], [ %_0.i3.i.i.i, %bb2.i.i.i ], [ %_0.i.i.i.i, %bb3.i.i.i2 ], [ true, %bb3.i.i.i.i ], [ true, %bb35.i.i.i.i ], [ true, %bb29.i.i.i.i ], [ true, %bb40.i.i.i.i ], [ true, %bb26.i.i.i.i ], [ true, %bb52.i.i.i.i ], [ true, %start ]
  ret i1 %_0.sroa.0.0.off0.i.i
}

define internal noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter26debug_struct_field2_finish(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name.0, i64 noundef %name.1, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name1.0, i64 noundef %name1.1, ptr noundef nonnull %value1.0, ptr noalias noundef readonly align 8 captures(none) dereferenceable(32) %value1.1, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name2.0, i64 noundef %name2.1, ptr noundef nonnull %value2.0, ptr noalias noundef readonly align 8 captures(none) dereferenceable(32) %value2.1) unnamed_addr #9 {
start:
  %writer.i.i.i.i1 = alloca [24 x i8], align 8
  %state.i.i.i.i2 = alloca [1 x i8], align 1
  %slot.i.i.i.i3 = alloca [24 x i8], align 8
  %writer.i.i.i.i = alloca [24 x i8], align 8
  %state.i.i.i.i = alloca [1 x i8], align 1
  %slot.i.i.i.i = alloca [24 x i8], align 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !484)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !487)
  %_3.0.i.i = load ptr, ptr %self, align 8, !alias.scope !490, !noalias !491, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.1.i.i = load ptr, ptr %0, align 8, !alias.scope !490, !noalias !491, !nonnull !2, !align !3, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %_3.1.i.i, i64 24
  %2 = load ptr, ptr %1, align 8, !invariant.load !2, !noalias !495, !nonnull !2
  %_0.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name.0, i64 noundef %name.1) #19, !noalias !496
  tail call void @llvm.experimental.noalias.scope.decl(metadata !497)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !500)
  br i1 %_0.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge, label %bb3.i.i.i

bb3.i.i.i:
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_3.i.i.i.i.i.i = load i32, ptr %3, align 8, !alias.scope !503, !noalias !506, !noundef !2
  %_2.i.i.i.i.i.i = and i32 %_3.i.i.i.i.i.i, 8388608
  %_0.i.i.not.i.i.i.i = icmp eq i32 %_2.i.i.i.i.i.i, 0
  br i1 %_0.i.i.not.i.i.i.i, label %bb29.i.i.i.i, label %bb3.i.i.i.i

bb29.i.i.i.i:
  %_0.i.i.i.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_fe2ddbdc622a788f5416063d1e8d8ad4, i64 noundef 3) #19, !noalias !517
  br i1 %_0.i.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge, label %bb35.i.i.i.i

bb35.i.i.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !520)
  %_3.0.i1.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !520, !noalias !523, !nonnull !2, !noundef !2
  %_3.1.i2.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !520, !noalias !523, !nonnull !2, !align !3, !noundef !2
  %4 = getelementptr inbounds nuw i8, ptr %_3.1.i2.i.i.i.i, i64 24
  %5 = load ptr, ptr %4, align 8, !invariant.load !2, !noalias !525, !nonnull !2
  %_0.i3.i.i.i.i = tail call noundef zeroext i1 %5(ptr noundef nonnull %_3.0.i1.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name1.0, i64 noundef %name1.1) #19, !noalias !526
  br i1 %_0.i3.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge, label %bb40.i.i.i.i

bb40.i.i.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !527)
  %_3.0.i4.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !527, !noalias !530, !nonnull !2, !noundef !2
  %_3.1.i5.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !527, !noalias !530, !nonnull !2, !align !3, !noundef !2
  %6 = getelementptr inbounds nuw i8, ptr %_3.1.i5.i.i.i.i, i64 24
  %7 = load ptr, ptr %6, align 8, !invariant.load !2, !noalias !532, !nonnull !2
  %_0.i6.i.i.i.i = tail call noundef zeroext i1 %7(ptr noundef nonnull %_3.0.i4.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_556e4180596b5b612bb6ed6c0cbb55e1, i64 noundef 2) #19, !noalias !533
  br i1 %_0.i6.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge, label %bb45.i.i.i.i

bb45.i.i.i.i:
  %8 = getelementptr inbounds nuw i8, ptr %value1.1, i64 24
  tail call void @llvm.experimental.noalias.scope.decl(metadata !534)
  %9 = load ptr, ptr %8, align 8, !invariant.load !2, !alias.scope !537, !noalias !538, !nonnull !2
  %_0.i7.i.i.i.i = tail call noundef zeroext i1 %9(ptr noundef nonnull %value1.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %self) #19, !noalias !540
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit

bb3.i.i.i.i:
  %_0.i10.i.i.i.i = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_3690db001d3db01550bdb6f3f450de28, i64 noundef 3) #19, !noalias !541
  br i1 %_0.i10.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge, label %bb10.i.i.i.i

bb10.i.i.i.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %slot.i.i.i.i), !noalias !544
  call void @llvm.lifetime.start.p0(ptr nonnull %state.i.i.i.i), !noalias !544
  store i8 1, ptr %state.i.i.i.i, align 1, !noalias !544
  call void @llvm.lifetime.start.p0(ptr nonnull %writer.i.i.i.i), !noalias !544
  tail call void @llvm.experimental.noalias.scope.decl(metadata !545)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !548)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !550)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !552)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !555)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !557)
  %_6.0.i.i.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !559, !noalias !560, !nonnull !2, !noundef !2
  %_6.1.i.i.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !559, !noalias !560, !nonnull !2, !align !3, !noundef !2
  store ptr %_6.0.i.i.i.i.i.i, ptr %slot.i.i.i.i, align 8, !alias.scope !563, !noalias !569
  %_4.sroa.4.0._1.0.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %slot.i.i.i.i, i64 8
  store ptr %_6.1.i.i.i.i.i.i, ptr %_4.sroa.4.0._1.0.sroa_idx.i.i.i.i.i.i.i, align 8, !alias.scope !563, !noalias !569
  %_4.sroa.5.0._1.0.sroa_idx.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %slot.i.i.i.i, i64 16
  store ptr %state.i.i.i.i, ptr %_4.sroa.5.0._1.0.sroa_idx.i.i.i.i.i.i.i, align 8, !alias.scope !563, !noalias !569
  %_5.sroa.0.0.copyload.i.i.i.i.i.i = load i64, ptr %3, align 8, !alias.scope !559, !noalias !560
  %10 = getelementptr inbounds nuw i8, ptr %writer.i.i.i.i, i64 16
  store i64 %_5.sroa.0.0.copyload.i.i.i.i.i.i, ptr %10, align 8, !alias.scope !572, !noalias !573
  store ptr %slot.i.i.i.i, ptr %writer.i.i.i.i, align 8, !alias.scope !572, !noalias !573
  %11 = getelementptr inbounds nuw i8, ptr %writer.i.i.i.i, i64 8
  store ptr @vtable.5, ptr %11, align 8, !alias.scope !572, !noalias !573
  %_0.i13.i.i.i.i = call noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noundef nonnull %slot.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name1.0, i64 noundef %name1.1) #19, !noalias !574
  br i1 %_0.i13.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge.sink.split, label %bb15.i.i.i.i

bb15.i.i.i.i:
  %_0.i16.i.i.i.i = call noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noundef nonnull %slot.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_556e4180596b5b612bb6ed6c0cbb55e1, i64 noundef 2) #19, !noalias !577
  br i1 %_0.i16.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge.sink.split, label %bb20.i.i.i.i

bb20.i.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !580)
  %12 = getelementptr inbounds nuw i8, ptr %value1.1, i64 24
  %13 = load ptr, ptr %12, align 8, !invariant.load !2, !alias.scope !583, !noalias !584, !nonnull !2
  %_0.i17.i.i.i.i = call noundef zeroext i1 %13(ptr noundef nonnull %value1.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %writer.i.i.i.i) #19, !noalias !586
  br i1 %_0.i17.i.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge.sink.split, label %bb25.i.i.i.i

bb25.i.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !587)
  %_3.0.i18.i.i.i.i = load ptr, ptr %writer.i.i.i.i, align 8, !alias.scope !587, !noalias !590, !nonnull !2, !noundef !2
  %_3.1.i19.i.i.i.i = load ptr, ptr %11, align 8, !alias.scope !587, !noalias !590, !nonnull !2, !align !3, !noundef !2
  %14 = getelementptr inbounds nuw i8, ptr %_3.1.i19.i.i.i.i, i64 24
  %15 = load ptr, ptr %14, align 8, !invariant.load !2, !noalias !592, !nonnull !2
  %_0.i20.i.i.i.i = call noundef zeroext i1 %15(ptr noundef nonnull %_3.0.i18.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_f7ac0c356c6ac6fcd03badb685e09ca2, i64 noundef 2) #19, !noalias !593
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i), !noalias !544
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i), !noalias !544
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i), !noalias !544
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit

_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit:
  %_0.sroa.0.0.off0.i.i.i = phi i1 [ %_0.i7.i.i.i.i, %bb45.i.i.i.i ], [ %_0.i20.i.i.i.i, %bb25.i.i.i.i ]
  call void @llvm.experimental.noalias.scope.decl(metadata !594)
  call void @llvm.experimental.noalias.scope.decl(metadata !597)
  br i1 %_0.sroa.0.0.off0.i.i.i, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb3.i.i.i5

bb3.i.i.i5:
  %_3.i.i.i.i.i.i7 = load i32, ptr %3, align 8, !alias.scope !600, !noalias !603, !noundef !2
  %_2.i.i.i.i.i.i8 = and i32 %_3.i.i.i.i.i.i7, 8388608
  %_0.i.i.not.i.i.i.i9 = icmp eq i32 %_2.i.i.i.i.i.i8, 0
  br i1 %_0.i.i.not.i.i.i.i9, label %bb29.i.i.i.i34, label %bb10.i.i.i.i16

bb29.i.i.i.i34:
  call void @llvm.experimental.noalias.scope.decl(metadata !614)
  %_3.0.i.i.i.i.i37 = load ptr, ptr %self, align 8, !alias.scope !614, !noalias !617, !nonnull !2, !noundef !2
  %_3.1.i.i.i.i.i38 = load ptr, ptr %0, align 8, !alias.scope !614, !noalias !617, !nonnull !2, !align !3, !noundef !2
  %16 = getelementptr inbounds nuw i8, ptr %_3.1.i.i.i.i.i38, i64 24
  %17 = load ptr, ptr %16, align 8, !invariant.load !2, !noalias !619, !nonnull !2
  %_0.i.i.i.i.i39 = call noundef zeroext i1 %17(ptr noundef nonnull %_3.0.i.i.i.i.i37, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_94b00be069aafad82a2c6df764237b82, i64 noundef 2) #19, !noalias !620
  br i1 %_0.i.i.i.i.i39, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb35.i.i.i.i40

bb35.i.i.i.i40:
  call void @llvm.experimental.noalias.scope.decl(metadata !621)
  %_3.0.i1.i.i.i.i41 = load ptr, ptr %self, align 8, !alias.scope !621, !noalias !624, !nonnull !2, !noundef !2
  %_3.1.i2.i.i.i.i42 = load ptr, ptr %0, align 8, !alias.scope !621, !noalias !624, !nonnull !2, !align !3, !noundef !2
  %18 = getelementptr inbounds nuw i8, ptr %_3.1.i2.i.i.i.i42, i64 24
  %19 = load ptr, ptr %18, align 8, !invariant.load !2, !noalias !626, !nonnull !2
  %_0.i3.i.i.i.i43 = call noundef zeroext i1 %19(ptr noundef nonnull %_3.0.i1.i.i.i.i41, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name2.0, i64 noundef %name2.1) #19, !noalias !627
  br i1 %_0.i3.i.i.i.i43, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb40.i.i.i.i44

bb40.i.i.i.i44:
  call void @llvm.experimental.noalias.scope.decl(metadata !628)
  %_3.0.i4.i.i.i.i45 = load ptr, ptr %self, align 8, !alias.scope !628, !noalias !631, !nonnull !2, !noundef !2
  %_3.1.i5.i.i.i.i46 = load ptr, ptr %0, align 8, !alias.scope !628, !noalias !631, !nonnull !2, !align !3, !noundef !2
  %20 = getelementptr inbounds nuw i8, ptr %_3.1.i5.i.i.i.i46, i64 24
  %21 = load ptr, ptr %20, align 8, !invariant.load !2, !noalias !633, !nonnull !2
  %_0.i6.i.i.i.i47 = call noundef zeroext i1 %21(ptr noundef nonnull %_3.0.i4.i.i.i.i45, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_556e4180596b5b612bb6ed6c0cbb55e1, i64 noundef 2) #19, !noalias !634
  br i1 %_0.i6.i.i.i.i47, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb45.i.i.i.i48

bb45.i.i.i.i48:
  %22 = getelementptr inbounds nuw i8, ptr %value2.1, i64 24
  call void @llvm.experimental.noalias.scope.decl(metadata !635)
  %23 = load ptr, ptr %22, align 8, !invariant.load !2, !alias.scope !638, !noalias !639, !nonnull !2
  %_0.i7.i.i.i.i49 = call noundef zeroext i1 %23(ptr noundef nonnull %value2.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %self) #19, !noalias !641
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50

bb10.i.i.i.i16:
  call void @llvm.lifetime.start.p0(ptr nonnull %slot.i.i.i.i3), !noalias !642
  call void @llvm.lifetime.start.p0(ptr nonnull %state.i.i.i.i2), !noalias !642
  store i8 1, ptr %state.i.i.i.i2, align 1, !noalias !642
  call void @llvm.lifetime.start.p0(ptr nonnull %writer.i.i.i.i1), !noalias !642
  call void @llvm.experimental.noalias.scope.decl(metadata !643)
  call void @llvm.experimental.noalias.scope.decl(metadata !646)
  call void @llvm.experimental.noalias.scope.decl(metadata !648)
  call void @llvm.experimental.noalias.scope.decl(metadata !650)
  call void @llvm.experimental.noalias.scope.decl(metadata !653)
  call void @llvm.experimental.noalias.scope.decl(metadata !655)
  %_6.0.i.i.i.i.i.i17 = load ptr, ptr %self, align 8, !alias.scope !657, !noalias !658, !nonnull !2, !noundef !2
  %_6.1.i.i.i.i.i.i18 = load ptr, ptr %0, align 8, !alias.scope !657, !noalias !658, !nonnull !2, !align !3, !noundef !2
  store ptr %_6.0.i.i.i.i.i.i17, ptr %slot.i.i.i.i3, align 8, !alias.scope !661, !noalias !667
  %_4.sroa.4.0._1.0.sroa_idx.i.i.i.i.i.i.i19 = getelementptr inbounds nuw i8, ptr %slot.i.i.i.i3, i64 8
  store ptr %_6.1.i.i.i.i.i.i18, ptr %_4.sroa.4.0._1.0.sroa_idx.i.i.i.i.i.i.i19, align 8, !alias.scope !661, !noalias !667
  %_4.sroa.5.0._1.0.sroa_idx.i.i.i.i.i.i.i20 = getelementptr inbounds nuw i8, ptr %slot.i.i.i.i3, i64 16
  store ptr %state.i.i.i.i2, ptr %_4.sroa.5.0._1.0.sroa_idx.i.i.i.i.i.i.i20, align 8, !alias.scope !661, !noalias !667
  %_5.sroa.0.0.copyload.i.i.i.i.i.i21 = load i64, ptr %3, align 8, !alias.scope !657, !noalias !658
  %24 = getelementptr inbounds nuw i8, ptr %writer.i.i.i.i1, i64 16
  store i64 %_5.sroa.0.0.copyload.i.i.i.i.i.i21, ptr %24, align 8, !alias.scope !670, !noalias !671
  store ptr %slot.i.i.i.i3, ptr %writer.i.i.i.i1, align 8, !alias.scope !670, !noalias !671
  %25 = getelementptr inbounds nuw i8, ptr %writer.i.i.i.i1, i64 8
  store ptr @vtable.5, ptr %25, align 8, !alias.scope !670, !noalias !671
  %_0.i13.i.i.i.i22 = call noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noundef nonnull %slot.i.i.i.i3, ptr noalias noundef nonnull readonly captures(address, read_provenance) %name2.0, i64 noundef %name2.1) #19, !noalias !672
  br i1 %_0.i13.i.i.i.i22, label %bb52.i.i.i.i33, label %bb15.i.i.i.i23

bb15.i.i.i.i23:
  %_0.i16.i.i.i.i24 = call noundef zeroext i1 @_RNvXs0_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10PadAdapterNtB7_5Write9write_str(ptr noundef nonnull %slot.i.i.i.i3, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_556e4180596b5b612bb6ed6c0cbb55e1, i64 noundef 2) #19, !noalias !675
  br i1 %_0.i16.i.i.i.i24, label %bb52.i.i.i.i33, label %bb20.i.i.i.i25

bb20.i.i.i.i25:
  call void @llvm.experimental.noalias.scope.decl(metadata !678)
  %26 = getelementptr inbounds nuw i8, ptr %value2.1, i64 24
  %27 = load ptr, ptr %26, align 8, !invariant.load !2, !alias.scope !681, !noalias !682, !nonnull !2
  %_0.i17.i.i.i.i26 = call noundef zeroext i1 %27(ptr noundef nonnull %value2.0, ptr noalias noundef nonnull align 8 dereferenceable(24) %writer.i.i.i.i1) #19, !noalias !684
  br i1 %_0.i17.i.i.i.i26, label %bb26.i.i.i.i32, label %bb25.i.i.i.i27

bb26.i.i.i.i32:
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i1), !noalias !642
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i2), !noalias !642
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i3), !noalias !642
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit

bb25.i.i.i.i27:
  call void @llvm.experimental.noalias.scope.decl(metadata !685)
  %_3.0.i18.i.i.i.i28 = load ptr, ptr %writer.i.i.i.i1, align 8, !alias.scope !685, !noalias !688, !nonnull !2, !noundef !2
  %_3.1.i19.i.i.i.i29 = load ptr, ptr %25, align 8, !alias.scope !685, !noalias !688, !nonnull !2, !align !3, !noundef !2
  %28 = getelementptr inbounds nuw i8, ptr %_3.1.i19.i.i.i.i29, i64 24
  %29 = load ptr, ptr %28, align 8, !invariant.load !2, !noalias !690, !nonnull !2
  %_0.i20.i.i.i.i30 = call noundef zeroext i1 %29(ptr noundef nonnull %_3.0.i18.i.i.i.i28, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_f7ac0c356c6ac6fcd03badb685e09ca2, i64 noundef 2) #19, !noalias !691
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i1), !noalias !642
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i2), !noalias !642
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i3), !noalias !642
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50

bb52.i.i.i.i33:
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i1), !noalias !642
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i2), !noalias !642
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i3), !noalias !642
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit

_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge.sink.split:
  call void @llvm.lifetime.end.p0(ptr nonnull %writer.i.i.i.i), !noalias !544
  call void @llvm.lifetime.end.p0(ptr nonnull %state.i.i.i.i), !noalias !544
  call void @llvm.lifetime.end.p0(ptr nonnull %slot.i.i.i.i), !noalias !544
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge

_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge:
  call void @llvm.experimental.noalias.scope.decl(metadata !594)
  call void @llvm.experimental.noalias.scope.decl(metadata !597)
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit

_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50:
  %_0.sroa.0.0.off0.i.i.i31 = phi i1 [ %_0.i7.i.i.i.i49, %bb45.i.i.i.i48 ], [ %_0.i20.i.i.i.i30, %bb25.i.i.i.i27 ]
  br i1 %_0.sroa.0.0.off0.i.i.i31, label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit, label %bb3.i.i

bb3.i.i:
  %_3.i.i.i.i.i51 = load i32, ptr %3, align 8, !alias.scope !692, !noalias !695, !noundef !2
  %_2.i.i.i.i.i = and i32 %_3.i.i.i.i.i51, 8388608
  %_0.i.i.not.i.i.i = icmp eq i32 %_2.i.i.i.i.i, 0
  br i1 %_0.i.i.not.i.i.i, label %bb3.i.i.i52, label %bb2.i.i.i

bb3.i.i.i52:
  call void @llvm.experimental.noalias.scope.decl(metadata !704)
  %_3.0.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !704, !noalias !707, !nonnull !2, !noundef !2
  %_3.1.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !704, !noalias !707, !nonnull !2, !align !3, !noundef !2
  %30 = getelementptr inbounds nuw i8, ptr %_3.1.i.i.i.i, i64 24
  %31 = load ptr, ptr %30, align 8, !invariant.load !2, !noalias !709, !nonnull !2
  %_0.i.i.i.i = call noundef zeroext i1 %31(ptr noundef nonnull %_3.0.i.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_047fb90e55f5a12b86403e3ea891a5bd, i64 noundef 2) #19, !noalias !710
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit

bb2.i.i.i:
  call void @llvm.experimental.noalias.scope.decl(metadata !711)
  %_3.0.i1.i.i.i = load ptr, ptr %self, align 8, !alias.scope !711, !noalias !714, !nonnull !2, !noundef !2
  %_3.1.i2.i.i.i = load ptr, ptr %0, align 8, !alias.scope !711, !noalias !714, !nonnull !2, !align !3, !noundef !2
  %32 = getelementptr inbounds nuw i8, ptr %_3.1.i2.i.i.i, i64 24
  %33 = load ptr, ptr %32, align 8, !invariant.load !2, !noalias !716, !nonnull !2
  %_0.i3.i.i.i = call noundef zeroext i1 %33(ptr noundef nonnull %_3.0.i1.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_fcd552ca5ffc948e1053f652f94fed71, i64 noundef 1) #19, !noalias !717
  br label %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit

_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish.exit:
  %_0.sroa.0.0.off0.i.i = phi i1 [ true, %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50 ], [ %_0.i3.i.i.i, %bb2.i.i.i ], [ %_0.i.i.i.i, %bb3.i.i.i52 ], [ true, %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit50.critedge ], [ true, %bb35.i.i.i.i40 ], [ true, %bb29.i.i.i.i34 ], [ true, %bb40.i.i.i.i44 ], [ true, %bb26.i.i.i.i32 ], [ true, %bb52.i.i.i.i33 ], [ true, %_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field.exit ]
  ret i1 %_0.sroa.0.0.off0.i.i
}

define internal noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %data.0, i64 noundef %data.1) unnamed_addr #12 {
start:
  %_3.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3.1 = load ptr, ptr %0, align 8, !nonnull !2, !align !3, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %_3.1, i64 24
  %2 = load ptr, ptr %1, align 8, !invariant.load !2, !nonnull !2
  %_0 = tail call noundef zeroext i1 %2(ptr noundef nonnull %_3.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %data.0, i64 noundef %data.1) #19
  ret i1 %_0
}

define internal noundef zeroext i1 @_RNvNtCseX1YaHYvd1L_4core3fmt5write(ptr noundef nonnull %output.0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) %output.1, ptr noundef nonnull captures(address, read_provenance) %0, ptr noundef nonnull %1) unnamed_addr #12 {
start:
  %_97 = alloca [24 x i8], align 8
  %_43 = alloca [24 x i8], align 8
  %bits.i = ptrtoint ptr %1 to i64
  %_4.i69 = and i64 %bits.i, 1
  %.not.i = icmp eq i64 %_4.i69, 0
  br i1 %.not.i, label %bb5.preheader, label %bb2

bb5.preheader:
  %_0.i.i80 = load i8, ptr %0, align 1, !noundef !2
  %2 = icmp eq i8 %_0.i.i80, 0
  br i1 %2, label %bb107, label %bb9.lr.ph

bb9.lr.ph:
  %3 = getelementptr inbounds nuw i8, ptr %_43, i64 16
  %4 = getelementptr inbounds nuw i8, ptr %_43, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %output.1, i64 24
  %6 = load ptr, ptr %5, align 8, !nonnull !2
  %7 = getelementptr inbounds nuw i8, ptr %_97, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %_97, i64 8
  br label %bb9

bb2:
  %_10.i = lshr i64 %bits.i, 1
  %9 = getelementptr inbounds nuw i8, ptr %output.1, i64 24
  %10 = load ptr, ptr %9, align 8, !invariant.load !2, !nonnull !2
  %11 = tail call noundef zeroext i1 %10(ptr noundef nonnull %output.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %0, i64 noundef %_10.i) #19
  br label %bb107

bb107:
  %_0.sroa.0.0.off0 = phi i1 [ %11, %bb2 ], [ false, %bb5.preheader ], [ true, %bb21 ], [ true, %bb36 ], [ true, %bb10 ], [ false, %bb102 ], [ true, %bb91 ]
  ret i1 %_0.sroa.0.0.off0

bb9:
  %_0.i.i84 = phi i8 [ %_0.i.i80, %bb9.lr.ph ], [ %_0.i.i, %bb102 ]
  %arg_index.sroa.0.083 = phi i64 [ 0, %bb9.lr.ph ], [ %arg_index.sroa.0.2, %bb102 ]
  %template.sroa.0.082 = phi ptr [ %0, %bb9.lr.ph ], [ %template.sroa.0.5, %bb102 ]
  %_3.i6685 = getelementptr inbounds nuw i8, ptr %template.sroa.0.082, i64 1
  %_12 = icmp sgt i8 %_0.i.i84, -1
  br i1 %_12, label %bb10, label %bb20

bb20:
  switch i8 %_0.i.i84, label %bb46 [
    i8 -128, label %bb21
    i8 -64, label %bb36
  ]

bb10:
  %_17 = zext nneg i8 %_0.i.i84 to i64
  %_3.i52 = getelementptr inbounds nuw i8, ptr %_3.i6685, i64 %_17
  %_20 = call noundef zeroext i1 %6(ptr noundef nonnull %output.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_3.i6685, i64 noundef %_17) #19
  br i1 %_20, label %bb107, label %bb102

bb21:
  %_0.sroa.0.0.copyload.i.i = load i16, ptr %_3.i6685, align 1
  %_0.i67 = zext i16 %_0.sroa.0.0.copyload.i.i to i64
  %_3.i64 = getelementptr inbounds nuw i8, ptr %template.sroa.0.082, i64 3
  %_3.i62 = getelementptr inbounds nuw i8, ptr %_3.i64, i64 %_0.i67
  %_34 = call noundef zeroext i1 %6(ptr noundef nonnull %output.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_3.i64, i64 noundef %_0.i67) #19
  br i1 %_34, label %bb107, label %bb102

bb36:
  %_3.i47 = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %1, i64 %arg_index.sroa.0.083
  call void @llvm.lifetime.start.p0(ptr nonnull %_43)
  store i64 1610612768, ptr %3, align 8, !alias.scope !718, !noalias !721
  store ptr %output.0, ptr %_43, align 8, !alias.scope !718, !noalias !721
  store ptr %output.1, ptr %4, align 8, !alias.scope !718, !noalias !721
  call void @llvm.experimental.noalias.scope.decl(metadata !723)
  %12 = load ptr, ptr %_3.i47, align 8, !alias.scope !723, !noalias !726, !nonnull !2, !noundef !2
  %13 = getelementptr inbounds nuw i8, ptr %_3.i47, i64 8
  %formatter.i = load ptr, ptr %13, align 8, !alias.scope !723, !noalias !726, !nonnull !2, !noundef !2
  %_0.i70 = call noundef zeroext i1 %formatter.i(ptr noundef nonnull %12, ptr noalias noundef nonnull align 8 dereferenceable(24) %_43) #18, !noalias !723
  call void @llvm.lifetime.end.p0(ptr nonnull %_43)
  br i1 %_0.i70, label %bb107, label %bb43

bb46:
  %_47 = icmp samesign ugt i8 %_0.i.i84, -64
  call void @llvm.assume(i1 %_47)
  %_49 = and i8 %_0.i.i84, 1
  %14 = icmp eq i8 %_49, 0
  br i1 %14, label %bb55, label %bb49

bb43:
  %15 = add i64 %arg_index.sroa.0.083, 1
  br label %bb102

bb49:
  %_3.i60 = getelementptr inbounds nuw i8, ptr %template.sroa.0.082, i64 5
  %_0.sroa.0.0.copyload.i.i71 = load i32, ptr %_3.i6685, align 1
  %16 = zext i32 %_0.sroa.0.0.copyload.i.i71 to i64
  br label %bb55

bb55:
  %opt.sroa.0.0 = phi i64 [ 1610612768, %bb46 ], [ %16, %bb49 ]
  %template.sroa.0.1 = phi ptr [ %_3.i6685, %bb46 ], [ %_3.i60, %bb49 ]
  %_55 = and i8 %_0.i.i84, 2
  %17 = icmp eq i8 %_55, 0
  br i1 %17, label %bb62, label %bb56

bb56:
  %_3.i58 = getelementptr inbounds nuw i8, ptr %template.sroa.0.1, i64 2
  %_0.sroa.0.0.copyload.i.i72 = load i16, ptr %template.sroa.0.1, align 1
  br label %bb62

bb62:
  %opt.sroa.3.0 = phi i16 [ 0, %bb55 ], [ %_0.sroa.0.0.copyload.i.i72, %bb56 ]
  %template.sroa.0.2 = phi ptr [ %template.sroa.0.1, %bb55 ], [ %_3.i58, %bb56 ]
  %_61 = and i8 %_0.i.i84, 4
  %18 = icmp eq i8 %_61, 0
  br i1 %18, label %bb69, label %bb63

bb63:
  %_3.i56 = getelementptr inbounds nuw i8, ptr %template.sroa.0.2, i64 2
  %_0.sroa.0.0.copyload.i.i73 = load i16, ptr %template.sroa.0.2, align 1
  br label %bb69

bb69:
  %template.sroa.0.3 = phi ptr [ %template.sroa.0.2, %bb62 ], [ %_3.i56, %bb63 ]
  %opt.sroa.6.0 = phi i16 [ 0, %bb62 ], [ %_0.sroa.0.0.copyload.i.i73, %bb63 ]
  %_67 = and i8 %_0.i.i84, 8
  %19 = icmp eq i8 %_67, 0
  br i1 %19, label %bb77, label %bb70

bb70:
  %_3.i54 = getelementptr inbounds nuw i8, ptr %template.sroa.0.3, i64 2
  %_0.sroa.0.0.copyload.i.i74 = load i16, ptr %template.sroa.0.3, align 1
  %_0.i = zext i16 %_0.sroa.0.0.copyload.i.i74 to i64
  br label %bb77

bb77:
  %template.sroa.0.4 = phi ptr [ %template.sroa.0.3, %bb69 ], [ %_3.i54, %bb70 ]
  %arg_index.sroa.0.1 = phi i64 [ %arg_index.sroa.0.083, %bb69 ], [ %_0.i, %bb70 ]
  %_74 = and i8 %_0.i.i84, 16
  %20 = icmp eq i8 %_74, 0
  br i1 %20, label %bb84, label %bb78

bb78:
  %_80 = zext i16 %opt.sroa.3.0 to i64
  %_3.i45 = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %1, i64 %_80
  %21 = getelementptr inbounds nuw i8, ptr %_3.i45, i64 8
  %count.i = load i16, ptr %21, align 8, !alias.scope !728
  br label %bb84

bb84:
  %opt.sroa.3.1 = phi i16 [ %opt.sroa.3.0, %bb77 ], [ %count.i, %bb78 ]
  %_82 = and i8 %_0.i.i84, 32
  %22 = icmp eq i8 %_82, 0
  br i1 %22, label %bb91, label %bb85

bb85:
  %_88 = zext i16 %opt.sroa.6.0 to i64
  %_3.i43 = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %1, i64 %_88
  %23 = getelementptr inbounds nuw i8, ptr %_3.i43, i64 8
  %count.i75 = load i16, ptr %23, align 8, !alias.scope !731
  br label %bb91

bb91:
  %opt.sroa.6.1 = phi i16 [ %opt.sroa.6.0, %bb84 ], [ %count.i75, %bb85 ]
  %_3.i = getelementptr inbounds nuw %"fmt::rt::Argument<'_>", ptr %1, i64 %arg_index.sroa.0.1
  call void @llvm.lifetime.start.p0(ptr nonnull %_97)
  %.sroa.541.0.insert.ext = zext i16 %opt.sroa.6.1 to i64
  %.sroa.541.0.insert.shift = shl nuw i64 %.sroa.541.0.insert.ext, 48
  %.sroa.440.0.insert.ext = zext i16 %opt.sroa.3.1 to i64
  %.sroa.440.0.insert.shift = shl nuw nsw i64 %.sroa.440.0.insert.ext, 32
  %.sroa.440.0.insert.insert = or disjoint i64 %.sroa.541.0.insert.shift, %.sroa.440.0.insert.shift
  %.sroa.039.0.insert.insert = or disjoint i64 %.sroa.440.0.insert.insert, %opt.sroa.0.0
  store i64 %.sroa.039.0.insert.insert, ptr %7, align 8, !alias.scope !734, !noalias !737
  store ptr %output.0, ptr %_97, align 8, !alias.scope !734, !noalias !737
  store ptr %output.1, ptr %8, align 8, !alias.scope !734, !noalias !737
  call void @llvm.experimental.noalias.scope.decl(metadata !739)
  %24 = load ptr, ptr %_3.i, align 8, !alias.scope !739, !noalias !742, !nonnull !2, !noundef !2
  %25 = getelementptr inbounds nuw i8, ptr %_3.i, i64 8
  %formatter.i78 = load ptr, ptr %25, align 8, !alias.scope !739, !noalias !742, !nonnull !2, !noundef !2
  %_0.i79 = call noundef zeroext i1 %formatter.i78(ptr noundef nonnull %24, ptr noalias noundef nonnull align 8 dereferenceable(24) %_97) #18, !noalias !739
  call void @llvm.lifetime.end.p0(ptr nonnull %_97)
  br i1 %_0.i79, label %bb107, label %bb97

bb97:
  %26 = add i64 %arg_index.sroa.0.1, 1
  br label %bb102

bb102:
  %template.sroa.0.5 = phi ptr [ %_3.i52, %bb10 ], [ %template.sroa.0.4, %bb97 ], [ %_3.i62, %bb21 ], [ %_3.i6685, %bb43 ]
  %arg_index.sroa.0.2 = phi i64 [ %arg_index.sroa.0.083, %bb10 ], [ %26, %bb97 ], [ %arg_index.sroa.0.083, %bb21 ], [ %15, %bb43 ]
  %_0.i.i = load i8, ptr %template.sroa.0.5, align 1, !noundef !2
  %27 = icmp eq i8 %_0.i.i, 0
  br i1 %27, label %bb107, label %bb9
}

define internal noundef zeroext i1 @_RNvXs8_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impmNtB9_7Display3fmt(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf = alloca [10 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %_6 = load i32, ptr %self, align 4, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !744)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !747)
  %_670.i.i = icmp ugt i32 %_6, 999
  br i1 %_670.i.i, label %bb6.i.i, label %bb26.i.i

bb26.i.i:
  %remain.sroa.0.0.lcssa.i.i = phi i32 [ %_6, %start ], [ %1, %bb6.i.i ]
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 10, %start ], [ %0, %bb6.i.i ]
  %_58.i.i = icmp samesign ugt i32 %remain.sroa.0.0.lcssa.i.i, 9
  br i1 %_58.i.i, label %bb27.i.i, label %bb37.i.i

bb6.i.i:
  %offset.sroa.0.072.i.i = phi i64 [ %0, %bb6.i.i ], [ 10, %start ]
  %remain.sroa.0.071.i.i = phi i32 [ %1, %bb6.i.i ], [ %_6, %start ]
  %_11.i.i = icmp samesign ugt i64 %offset.sroa.0.072.i.i, 3
  tail call void @llvm.assume(i1 %_11.i.i)
  %0 = add nsw i64 %offset.sroa.0.072.i.i, -4
  %remain.sroa.0.071.i.i.frozen = freeze i32 %remain.sroa.0.071.i.i
  %1 = udiv i32 %remain.sroa.0.071.i.i.frozen, 10000
  %2 = mul i32 %1, 10000
  %quad.i.i.decomposed = sub i32 %remain.sroa.0.071.i.i.frozen, %2
  %_25.lhs.trunc.i.i = trunc nuw nsw i32 %quad.i.i.decomposed to i16
  %_2354.i.i = udiv i16 %_25.lhs.trunc.i.i, 100
  %3 = mul i16 %_2354.i.i, 100
  %_2553.i.i.decomposed = sub i16 %_25.lhs.trunc.i.i, %3
  %4 = shl nuw nsw i16 %_2354.i.i, 1
  %_32.i.i = zext nneg i16 %4 to i64
  %_27.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %0
  %5 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_32.i.i
  %_30.i.i = load i8, ptr %5, align 1, !noalias !750, !noundef !2
  store i8 %_30.i.i, ptr %_27.i.i, align 1, !alias.scope !751
  %6 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.072.i.i
  %_35.i.i = getelementptr i8, ptr %6, i64 -3
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %_39.i.i = load i8, ptr %7, align 1, !noalias !750, !noundef !2
  store i8 %_39.i.i, ptr %_35.i.i, align 1, !alias.scope !754
  %8 = shl nuw nsw i16 %_2553.i.i.decomposed, 1
  %_48.i.i = zext nneg i16 %8 to i64
  %_43.i.i = getelementptr i8, ptr %6, i64 -2
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_48.i.i
  %_47.i.i = load i8, ptr %9, align 1, !noalias !750, !noundef !2
  store i8 %_47.i.i, ptr %_43.i.i, align 1, !alias.scope !757
  %_51.i.i = getelementptr i8, ptr %6, i64 -1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %_55.i.i = load i8, ptr %10, align 1, !noalias !750, !noundef !2
  store i8 %_55.i.i, ptr %_51.i.i, align 1, !alias.scope !760
  %_6.i.i = icmp ugt i32 %remain.sroa.0.071.i.i, 9999999
  br i1 %_6.i.i, label %bb6.i.i, label %bb26.i.i

bb27.i.i:
  %_61.i.i = icmp samesign ugt i64 %offset.sroa.0.0.lcssa.i.i, 1
  tail call void @llvm.assume(i1 %_61.i.i)
  %11 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2
  %.lhs.trunc.i.i = trunc nuw i32 %remain.sroa.0.0.lcssa.i.i to i16
  %12 = udiv i16 %.lhs.trunc.i.i, 100
  %.zext.i.i = zext nneg i16 %12 to i32
  %13 = mul i16 %12, 100
  %_6855.i.i.decomposed = sub i16 %.lhs.trunc.i.i, %13
  %14 = shl nuw nsw i16 %_6855.i.i.decomposed, 1
  %_76.i.i = zext nneg i16 %14 to i64
  %_71.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_76.i.i
  %_74.i.i = load i8, ptr %15, align 1, !noalias !750, !noundef !2
  store i8 %_74.i.i, ptr %_71.i.i, align 1, !alias.scope !763
  %16 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i
  %_79.i.i = getelementptr i8, ptr %16, i64 -1
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %_83.i.i = load i8, ptr %17, align 1, !noalias !750, !noundef !2
  store i8 %_83.i.i, ptr %_79.i.i, align 1, !alias.scope !766
  br label %bb37.i.i

bb37.i.i:
  %remain.sroa.0.1.i.i = phi i32 [ %.zext.i.i, %bb27.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %offset.sroa.0.1.i.i = phi i64 [ %11, %bb27.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %18 = icmp ne i32 %remain.sroa.0.1.i.i, 0
  %19 = icmp eq i32 %_6, 0
  %or.cond.i.i = or i1 %19, %18
  br i1 %or.cond.i.i, label %bb40.i.i, label %_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm4__fmt.exit

bb40.i.i:
  %_88.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0
  tail call void @llvm.assume(i1 %_88.i.i)
  %20 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %_95.i.i = shl nuw nsw i32 %remain.sroa.0.1.i.i, 1
  %21 = and i32 %_95.i.i, 30
  %_97.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %20
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %_100.i.i = load i8, ptr %24, align 1, !noalias !750, !noundef !2
  store i8 %_100.i.i, ptr %_97.i.i, align 1, !alias.scope !769
  br label %_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm4__fmt.exit

_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm4__fmt.exit:
  %offset.sroa.0.2.i.i = phi i64 [ %20, %bb40.i.i ], [ %offset.sroa.0.1.i.i, %bb37.i.i ]
  %new_len.i.i.i.i.i = sub nuw nsw i64 10, %offset.sroa.0.2.i.i
  %ptr.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0
}

define internal noundef zeroext i1 @_RNvXNtNtNtCseX1YaHYvd1L_4core3fmt3num3imphNtB6_7Display3fmt(ptr noalias noundef readonly captures(none) dereferenceable(1) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf = alloca [3 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %_6 = load i8, ptr %self, align 1, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !772)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !775)
  %_58.i.i = icmp ugt i8 %_6, 9
  br i1 %_58.i.i, label %bb27.i.i, label %bb37.i.i

bb27.i.i:
  %0 = udiv i8 %_6, 100
  %1 = mul i8 %0, 100
  %_68.i.i.decomposed = sub i8 %_6, %1
  %2 = shl nuw i8 %_68.i.i.decomposed, 1
  %_76.i.i = zext i8 %2 to i64
  %_71.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 1
  %3 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_76.i.i
  %_74.i.i = load i8, ptr %3, align 1, !noalias !778, !noundef !2
  store i8 %_74.i.i, ptr %_71.i.i, align 1, !alias.scope !779
  %_79.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 2
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 1
  %_83.i.i = load i8, ptr %4, align 1, !noalias !778, !noundef !2
  store i8 %_83.i.i, ptr %_79.i.i, align 1, !alias.scope !782
  br label %bb37.i.i

bb37.i.i:
  %remain.sroa.0.1.i.i = phi i8 [ %0, %bb27.i.i ], [ %_6, %start ]
  %offset.sroa.0.1.i.i = phi i64 [ 1, %bb27.i.i ], [ 3, %start ]
  %5 = icmp ne i8 %remain.sroa.0.1.i.i, 0
  %6 = icmp eq i8 %_6, 0
  %or.cond.i.i = or i1 %6, %5
  br i1 %or.cond.i.i, label %bb40.i.i, label %_RNvMs0_NtNtNtCseX1YaHYvd1L_4core3fmt3num3imph4__fmt.exit

bb40.i.i:
  %7 = shl nuw nsw i8 %remain.sroa.0.1.i.i, 1
  %8 = zext nneg i8 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %11 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %_97.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11
  %_100.i.i = load i8, ptr %10, align 1, !noalias !778, !noundef !2
  store i8 %_100.i.i, ptr %_97.i.i, align 1, !alias.scope !785
  br label %_RNvMs0_NtNtNtCseX1YaHYvd1L_4core3fmt3num3imph4__fmt.exit

_RNvMs0_NtNtNtCseX1YaHYvd1L_4core3fmt3num3imph4__fmt.exit:
  %offset.sroa.0.2.i.i = phi i64 [ %11, %bb40.i.i ], [ %offset.sroa.0.1.i.i, %bb37.i.i ]
  %new_len.i.i.i.i.i = sub nuw nsw i64 3, %offset.sroa.0.2.i.i
  %ptr.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0
}

define internal noundef zeroext i1 @_RNvXsg_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_8UpperHex3fmt(ptr noalias noundef readonly captures(none) dereferenceable(1) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf = alloca [2 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %0 = load i8, ptr %self, align 1, !noundef !2
  br label %bb2

bb2:
  %remain.sroa.0.0 = phi i8 [ %0, %start ], [ %1, %bb2 ]
  %offset.sroa.0.0 = phi i64 [ 2, %start ], [ %2, %bb2 ]
  %1 = lshr i8 %remain.sroa.0.0, 4
  %2 = add nsw i64 %offset.sroa.0.0, -1
  %digit = and i8 %remain.sroa.0.0, 15
  %_18 = zext nneg i8 %digit to i64
  %_13 = getelementptr inbounds nuw i8, ptr %buf, i64 %2
  %3 = getelementptr inbounds nuw i8, ptr @alloc_e2b82f36cef2ecd47f109cd3bc5b9279, i64 %_18
  %_16 = load i8, ptr %3, align 1, !noundef !2
  store i8 %_16, ptr %_13, align 1, !alias.scope !788
  %4 = icmp eq i8 %1, 0
  br i1 %4, label %bb7, label %bb2

bb7:
  %new_len.i.i.i.i = sub nsw i64 3, %offset.sroa.0.0
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_83d8d36e705c58ed11bda7b90dabc655, i64 noundef 2, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_13, i64 noundef %new_len.i.i.i.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0
}

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #5

define internal noundef zeroext i1 @_RNvXs4_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impsNtB9_7Display3fmt(ptr noalias noundef readonly align 2 captures(none) dereferenceable(2) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf = alloca [5 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %_6 = load i16, ptr %self, align 2, !noundef !2
  %spec.select.i.i = tail call noundef range(i16 0, -32767) i16 @llvm.abs.i16(i16 %_6, i1 false)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !791)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !794)
  %_667.i.i = icmp ult i16 %spec.select.i.i, 1000
  br i1 %_667.i.i, label %bb26.i.i, label %bb6.preheader.i.i

bb6.preheader.i.i:
  %offset.sroa.0.0.lcssa.i.i.sroa.gep2 = getelementptr inbounds nuw i8, ptr %buf, i64 1
  %0 = udiv i16 %spec.select.i.i, 10000
  %1 = mul i16 %0, 10000
  %quad.i.i.decomposed = sub i16 %spec.select.i.i, %1
  %_23.i.i = udiv i16 %quad.i.i.decomposed, 100
  %2 = mul i16 %_23.i.i, 100
  %_25.i.i.decomposed = sub i16 %quad.i.i.decomposed, %2
  %3 = shl nuw nsw i16 %_23.i.i, 1
  %_32.i.i = zext nneg i16 %3 to i64
  %4 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_32.i.i
  %_30.i.i = load i8, ptr %4, align 1, !noalias !797, !noundef !2
  store i8 %_30.i.i, ptr %offset.sroa.0.0.lcssa.i.i.sroa.gep2, align 1, !alias.scope !798
  %_35.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 2
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 1
  %_39.i.i = load i8, ptr %5, align 1, !noalias !797, !noundef !2
  store i8 %_39.i.i, ptr %_35.i.i, align 1, !alias.scope !801
  %6 = shl nuw nsw i16 %_25.i.i.decomposed, 1
  %_48.i.i = zext nneg i16 %6 to i64
  %_43.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 3
  %7 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_48.i.i
  %_47.i.i = load i8, ptr %7, align 1, !noalias !797, !noundef !2
  store i8 %_47.i.i, ptr %_43.i.i, align 1, !alias.scope !804
  %_51.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 4
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 1
  %_55.i.i = load i8, ptr %8, align 1, !noalias !797, !noundef !2
  store i8 %_55.i.i, ptr %_51.i.i, align 1, !alias.scope !807
  br label %bb26.i.i

bb26.i.i:
  %remain.sroa.0.0.lcssa.i.i = phi i16 [ %spec.select.i.i, %start ], [ %0, %bb6.preheader.i.i ]
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 5, %start ], [ 1, %bb6.preheader.i.i ]
  %_58.i.i = icmp samesign ugt i16 %remain.sroa.0.0.lcssa.i.i, 9
  br i1 %_58.i.i, label %bb27.i.i, label %bb37.i.i

bb27.i.i:
  %9 = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i
  tail call void @llvm.assume(i1 %_667.i.i)
  %10 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2
  %11 = udiv i16 %remain.sroa.0.0.lcssa.i.i, 100
  %12 = mul i16 %11, 100
  %_68.i.i.decomposed = sub i16 %remain.sroa.0.0.lcssa.i.i, %12
  %13 = shl nuw nsw i16 %_68.i.i.decomposed, 1
  %_76.i.i = zext nneg i16 %13 to i64
  %_71.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %10
  %14 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_76.i.i
  %_74.i.i = load i8, ptr %14, align 1, !noalias !797, !noundef !2
  store i8 %_74.i.i, ptr %_71.i.i, align 1, !alias.scope !810
  %_79.i.i = getelementptr i8, ptr %9, i64 -1
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 1
  %_83.i.i = load i8, ptr %15, align 1, !noalias !797, !noundef !2
  store i8 %_83.i.i, ptr %_79.i.i, align 1, !alias.scope !813
  br label %bb37.i.i

bb37.i.i:
  %remain.sroa.0.1.i.i = phi i16 [ %11, %bb27.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %offset.sroa.0.1.i.i = phi i64 [ %10, %bb27.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %16 = icmp ne i16 %remain.sroa.0.1.i.i, 0
  %17 = icmp eq i16 %_6, 0
  %or.cond.i.i = or i1 %17, %16
  br i1 %or.cond.i.i, label %bb40.i.i, label %_RNvMs5_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impt4__fmt.exit

bb40.i.i:
  %18 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %_95.i.i = shl nuw nsw i16 %remain.sroa.0.1.i.i, 1
  %19 = and i16 %_95.i.i, 30
  %_97.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %18
  %20 = zext nneg i16 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 1
  %_100.i.i = load i8, ptr %22, align 1, !noalias !797, !noundef !2
  store i8 %_100.i.i, ptr %_97.i.i, align 1, !alias.scope !816
  br label %_RNvMs5_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impt4__fmt.exit

_RNvMs5_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impt4__fmt.exit:
  %offset.sroa.0.2.i.i = phi i64 [ %18, %bb40.i.i ], [ %offset.sroa.0.1.i.i, %bb37.i.i ]
  %_5 = icmp sgt i16 %_6, -1
  %new_len.i.i.i.i.i = sub nuw nsw i64 5, %offset.sroa.0.2.i.i
  %ptr.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext %_5, ptr noalias noundef nonnull readonly captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0
}

define internal noundef zeroext i1 @_RNvXse_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_8LowerHex3fmt(ptr noalias noundef readonly captures(none) dereferenceable(1) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf = alloca [2 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %0 = load i8, ptr %self, align 1, !noundef !2
  br label %bb2

bb2:
  %remain.sroa.0.0 = phi i8 [ %0, %start ], [ %1, %bb2 ]
  %offset.sroa.0.0 = phi i64 [ 2, %start ], [ %2, %bb2 ]
  %1 = lshr i8 %remain.sroa.0.0, 4
  %2 = add nsw i64 %offset.sroa.0.0, -1
  %digit = and i8 %remain.sroa.0.0, 15
  %_18 = zext nneg i8 %digit to i64
  %_13 = getelementptr inbounds nuw i8, ptr %buf, i64 %2
  %3 = getelementptr inbounds nuw i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %_18
  %_16 = load i8, ptr %3, align 1, !noundef !2
  store i8 %_16, ptr %_13, align 1, !alias.scope !819
  %4 = icmp eq i8 %1, 0
  br i1 %4, label %bb7, label %bb2

bb7:
  %new_len.i.i.i.i = sub nsw i64 3, %offset.sroa.0.0
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_83d8d36e705c58ed11bda7b90dabc655, i64 noundef 2, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_13, i64 noundef %new_len.i.i.i.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0
}

define internal noundef zeroext i1 @_RNvXs9_NtNtNtCseX1YaHYvd1L_4core3fmt3num3implNtB9_7Display3fmt(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf = alloca [10 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %_6 = load i32, ptr %self, align 4, !noundef !2
  %spec.select.i.i = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %_6, i1 false)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !822)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !825)
  %_670.i.i = icmp ugt i32 %spec.select.i.i, 999
  br i1 %_670.i.i, label %bb6.i.i, label %bb26.i.i

bb26.i.i:
  %remain.sroa.0.0.lcssa.i.i = phi i32 [ %spec.select.i.i, %start ], [ %1, %bb6.i.i ]
  %offset.sroa.0.0.lcssa.i.i = phi i64 [ 10, %start ], [ %0, %bb6.i.i ]
  %_58.i.i = icmp samesign ugt i32 %remain.sroa.0.0.lcssa.i.i, 9
  br i1 %_58.i.i, label %bb27.i.i, label %bb37.i.i

bb6.i.i:
  %offset.sroa.0.072.i.i = phi i64 [ %0, %bb6.i.i ], [ 10, %start ]
  %remain.sroa.0.071.i.i = phi i32 [ %1, %bb6.i.i ], [ %spec.select.i.i, %start ]
  %_11.i.i = icmp samesign ugt i64 %offset.sroa.0.072.i.i, 3
  tail call void @llvm.assume(i1 %_11.i.i)
  %0 = add nsw i64 %offset.sroa.0.072.i.i, -4
  %remain.sroa.0.071.i.i.frozen = freeze i32 %remain.sroa.0.071.i.i
  %1 = udiv i32 %remain.sroa.0.071.i.i.frozen, 10000
  %2 = mul i32 %1, 10000
  %quad.i.i.decomposed = sub i32 %remain.sroa.0.071.i.i.frozen, %2
  %_25.lhs.trunc.i.i = trunc nuw nsw i32 %quad.i.i.decomposed to i16
  %_2354.i.i = udiv i16 %_25.lhs.trunc.i.i, 100
  %3 = mul i16 %_2354.i.i, 100
  %_2553.i.i.decomposed = sub i16 %_25.lhs.trunc.i.i, %3
  %4 = shl nuw nsw i16 %_2354.i.i, 1
  %_32.i.i = zext nneg i16 %4 to i64
  %_27.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %0
  %5 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_32.i.i
  %_30.i.i = load i8, ptr %5, align 1, !noalias !828, !noundef !2
  store i8 %_30.i.i, ptr %_27.i.i, align 1, !alias.scope !829
  %6 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.072.i.i
  %_35.i.i = getelementptr i8, ptr %6, i64 -3
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 1
  %_39.i.i = load i8, ptr %7, align 1, !noalias !828, !noundef !2
  store i8 %_39.i.i, ptr %_35.i.i, align 1, !alias.scope !832
  %8 = shl nuw nsw i16 %_2553.i.i.decomposed, 1
  %_48.i.i = zext nneg i16 %8 to i64
  %_43.i.i = getelementptr i8, ptr %6, i64 -2
  %9 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_48.i.i
  %_47.i.i = load i8, ptr %9, align 1, !noalias !828, !noundef !2
  store i8 %_47.i.i, ptr %_43.i.i, align 1, !alias.scope !835
  %_51.i.i = getelementptr i8, ptr %6, i64 -1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %_55.i.i = load i8, ptr %10, align 1, !noalias !828, !noundef !2
  store i8 %_55.i.i, ptr %_51.i.i, align 1, !alias.scope !838
  %_6.i.i = icmp ugt i32 %remain.sroa.0.071.i.i, 9999999
  br i1 %_6.i.i, label %bb6.i.i, label %bb26.i.i

bb27.i.i:
  %_61.i.i = icmp samesign ugt i64 %offset.sroa.0.0.lcssa.i.i, 1
  tail call void @llvm.assume(i1 %_61.i.i)
  %11 = add nsw i64 %offset.sroa.0.0.lcssa.i.i, -2
  %.lhs.trunc.i.i = trunc nuw i32 %remain.sroa.0.0.lcssa.i.i to i16
  %12 = udiv i16 %.lhs.trunc.i.i, 100
  %.zext.i.i = zext nneg i16 %12 to i32
  %13 = mul i16 %12, 100
  %_6855.i.i.decomposed = sub i16 %.lhs.trunc.i.i, %13
  %14 = shl nuw nsw i16 %_6855.i.i.decomposed, 1
  %_76.i.i = zext nneg i16 %14 to i64
  %_71.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %11
  %15 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %_76.i.i
  %_74.i.i = load i8, ptr %15, align 1, !noalias !828, !noundef !2
  store i8 %_74.i.i, ptr %_71.i.i, align 1, !alias.scope !841
  %16 = getelementptr i8, ptr %buf, i64 %offset.sroa.0.0.lcssa.i.i
  %_79.i.i = getelementptr i8, ptr %16, i64 -1
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %_83.i.i = load i8, ptr %17, align 1, !noalias !828, !noundef !2
  store i8 %_83.i.i, ptr %_79.i.i, align 1, !alias.scope !844
  br label %bb37.i.i

bb37.i.i:
  %remain.sroa.0.1.i.i = phi i32 [ %.zext.i.i, %bb27.i.i ], [ %remain.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %offset.sroa.0.1.i.i = phi i64 [ %11, %bb27.i.i ], [ %offset.sroa.0.0.lcssa.i.i, %bb26.i.i ]
  %18 = icmp ne i32 %remain.sroa.0.1.i.i, 0
  %19 = icmp eq i32 %_6, 0
  %or.cond.i.i = or i1 %19, %18
  br i1 %or.cond.i.i, label %bb40.i.i, label %_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm4__fmt.exit

bb40.i.i:
  %_88.i.i = icmp ne i64 %offset.sroa.0.1.i.i, 0
  tail call void @llvm.assume(i1 %_88.i.i)
  %20 = add nsw i64 %offset.sroa.0.1.i.i, -1
  %_95.i.i = shl nuw nsw i32 %remain.sroa.0.1.i.i, 1
  %21 = and i32 %_95.i.i, 30
  %_97.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %20
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr @alloc_7ef6fe6e5749e409bd35c794f395407d, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 1
  %_100.i.i = load i8, ptr %24, align 1, !noalias !828, !noundef !2
  store i8 %_100.i.i, ptr %_97.i.i, align 1, !alias.scope !847
  br label %_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm4__fmt.exit

_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm4__fmt.exit:
  %offset.sroa.0.2.i.i = phi i64 [ %20, %bb40.i.i ], [ %offset.sroa.0.1.i.i, %bb37.i.i ]
  %_5 = icmp sgt i32 %_6, -1
  %new_len.i.i.i.i.i = sub nuw nsw i64 10, %offset.sroa.0.2.i.i
  %ptr.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %buf, i64 %offset.sroa.0.2.i.i
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext %_5, ptr noalias noundef nonnull readonly captures(address, read_provenance) inttoptr (i64 1 to ptr), i64 noundef 0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0
}

define internal noundef zeroext i1 @_RNvXsu_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf = alloca [8 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %buf)
  %0 = load i32, ptr %self, align 4, !noundef !2
  br label %bb2

bb2:
  %remain.sroa.0.0 = phi i32 [ %0, %start ], [ %1, %bb2 ]
  %offset.sroa.0.0 = phi i64 [ 8, %start ], [ %2, %bb2 ]
  %1 = lshr i32 %remain.sroa.0.0, 4
  %2 = add nsw i64 %offset.sroa.0.0, -1
  %digit = and i32 %remain.sroa.0.0, 15
  %_18 = zext nneg i32 %digit to i64
  %_13 = getelementptr inbounds nuw i8, ptr %buf, i64 %2
  %3 = getelementptr inbounds nuw i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %_18
  %_16 = load i8, ptr %3, align 1, !noundef !2
  store i8 %_16, ptr %_13, align 1, !alias.scope !850
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %bb7, label %bb2

bb7:
  %new_len.i.i.i.i = sub nsw i64 9, %offset.sroa.0.0
  %_0 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_83d8d36e705c58ed11bda7b90dabc655, i64 noundef 2, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_13, i64 noundef %new_len.i.i.i.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %buf)
  ret i1 %_0
}

define internal noundef zeroext i1 @_RNvXsn_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 2 captures(none) dereferenceable(2) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf.i = alloca [4 x i8], align 1
  %_5 = load i16, ptr %self, align 2, !noundef !2
  call void @llvm.lifetime.start.p0(ptr nonnull %buf.i), !noalias !853
  br label %bb2.i

bb2.i:
  %remain.sroa.0.0.i = phi i16 [ %_5, %start ], [ %0, %bb2.i ]
  %offset.sroa.0.0.i = phi i64 [ 4, %start ], [ %1, %bb2.i ]
  %0 = lshr i16 %remain.sroa.0.0.i, 4
  %1 = add nsw i64 %offset.sroa.0.0.i, -1
  %digit.i = and i16 %remain.sroa.0.0.i, 15
  %_18.i = zext nneg i16 %digit.i to i64
  %_13.i = getelementptr inbounds nuw i8, ptr %buf.i, i64 %1
  %2 = getelementptr inbounds nuw i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %_18.i
  %_16.i = load i8, ptr %2, align 1, !noalias !853, !noundef !2
  store i8 %_16.i, ptr %_13.i, align 1, !alias.scope !857, !noalias !853
  %3 = icmp eq i16 %0, 0
  br i1 %3, label %_RNvXsm_NtNtCseX1YaHYvd1L_4core3fmt3numtNtB7_8LowerHex3fmt.exit, label %bb2.i

_RNvXsm_NtNtCseX1YaHYvd1L_4core3fmt3numtNtB7_8LowerHex3fmt.exit:
  %new_len.i.i.i.i.i = sub nsw i64 5, %offset.sroa.0.0.i
  %_0.i = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_83d8d36e705c58ed11bda7b90dabc655, i64 noundef 2, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_13.i, i64 noundef %new_len.i.i.i.i.i) #18, !noalias !860
  call void @llvm.lifetime.end.p0(ptr nonnull %buf.i), !noalias !853
  ret i1 %_0.i
}

define internal noundef zeroext i1 @_RNvXsp_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_8UpperHex3fmt(ptr noalias noundef readonly align 2 captures(none) dereferenceable(2) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf.i = alloca [4 x i8], align 1
  %_5 = load i16, ptr %self, align 2, !noundef !2
  call void @llvm.lifetime.start.p0(ptr nonnull %buf.i), !noalias !861
  br label %bb2.i

bb2.i:
  %remain.sroa.0.0.i = phi i16 [ %_5, %start ], [ %0, %bb2.i ]
  %offset.sroa.0.0.i = phi i64 [ 4, %start ], [ %1, %bb2.i ]
  %0 = lshr i16 %remain.sroa.0.0.i, 4
  %1 = add nsw i64 %offset.sroa.0.0.i, -1
  %digit.i = and i16 %remain.sroa.0.0.i, 15
  %_18.i = zext nneg i16 %digit.i to i64
  %_13.i = getelementptr inbounds nuw i8, ptr %buf.i, i64 %1
  %2 = getelementptr inbounds nuw i8, ptr @alloc_e2b82f36cef2ecd47f109cd3bc5b9279, i64 %_18.i
  %_16.i = load i8, ptr %2, align 1, !noalias !861, !noundef !2
  store i8 %_16.i, ptr %_13.i, align 1, !alias.scope !865, !noalias !861
  %3 = icmp eq i16 %0, 0
  br i1 %3, label %_RNvXso_NtNtCseX1YaHYvd1L_4core3fmt3numtNtB7_8UpperHex3fmt.exit, label %bb2.i

_RNvXso_NtNtCseX1YaHYvd1L_4core3fmt3numtNtB7_8UpperHex3fmt.exit:
  %new_len.i.i.i.i.i = sub nsw i64 5, %offset.sroa.0.0.i
  %_0.i = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_83d8d36e705c58ed11bda7b90dabc655, i64 noundef 2, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_13.i, i64 noundef %new_len.i.i.i.i.i) #18, !noalias !868
  call void @llvm.lifetime.end.p0(ptr nonnull %buf.i), !noalias !861
  ret i1 %_0.i
}

define internal noundef zeroext i1 @_RNvXsv_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_8LowerHex3fmt(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf.i = alloca [8 x i8], align 1
  %_5 = load i32, ptr %self, align 4, !noundef !2
  call void @llvm.lifetime.start.p0(ptr nonnull %buf.i), !noalias !869
  br label %bb2.i

bb2.i:
  %remain.sroa.0.0.i = phi i32 [ %_5, %start ], [ %0, %bb2.i ]
  %offset.sroa.0.0.i = phi i64 [ 8, %start ], [ %1, %bb2.i ]
  %0 = lshr i32 %remain.sroa.0.0.i, 4
  %1 = add nsw i64 %offset.sroa.0.0.i, -1
  %digit.i = and i32 %remain.sroa.0.0.i, 15
  %_18.i = zext nneg i32 %digit.i to i64
  %_13.i = getelementptr inbounds nuw i8, ptr %buf.i, i64 %1
  %2 = getelementptr inbounds nuw i8, ptr @alloc_f27c91ec91c5a0660ba00b4219598bd0, i64 %_18.i
  %_16.i = load i8, ptr %2, align 1, !noalias !869, !noundef !2
  store i8 %_16.i, ptr %_13.i, align 1, !alias.scope !873, !noalias !869
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %_RNvXsu_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8LowerHex3fmt.exit, label %bb2.i

_RNvXsu_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8LowerHex3fmt.exit:
  %new_len.i.i.i.i.i = sub nsw i64 9, %offset.sroa.0.0.i
  %_0.i = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_83d8d36e705c58ed11bda7b90dabc655, i64 noundef 2, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_13.i, i64 noundef %new_len.i.i.i.i.i) #18, !noalias !876
  call void @llvm.lifetime.end.p0(ptr nonnull %buf.i), !noalias !869
  ret i1 %_0.i
}

define internal noundef zeroext i1 @_RNvXsx_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_8UpperHex3fmt(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self, ptr noalias noundef align 8 captures(none) dereferenceable(24) %f) unnamed_addr #12 {
start:
  %buf.i = alloca [8 x i8], align 1
  %_5 = load i32, ptr %self, align 4, !noundef !2
  call void @llvm.lifetime.start.p0(ptr nonnull %buf.i), !noalias !877
  br label %bb2.i

bb2.i:
  %remain.sroa.0.0.i = phi i32 [ %_5, %start ], [ %0, %bb2.i ]
  %offset.sroa.0.0.i = phi i64 [ 8, %start ], [ %1, %bb2.i ]
  %0 = lshr i32 %remain.sroa.0.0.i, 4
  %1 = add nsw i64 %offset.sroa.0.0.i, -1
  %digit.i = and i32 %remain.sroa.0.0.i, 15
  %_18.i = zext nneg i32 %digit.i to i64
  %_13.i = getelementptr inbounds nuw i8, ptr %buf.i, i64 %1
  %2 = getelementptr inbounds nuw i8, ptr @alloc_e2b82f36cef2ecd47f109cd3bc5b9279, i64 %_18.i
  %_16.i = load i8, ptr %2, align 1, !noalias !877, !noundef !2
  store i8 %_16.i, ptr %_13.i, align 1, !alias.scope !881, !noalias !877
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %_RNvXsw_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8UpperHex3fmt.exit, label %bb2.i

_RNvXsw_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8UpperHex3fmt.exit:
  %new_len.i.i.i.i.i = sub nsw i64 9, %offset.sroa.0.0.i
  %_0.i = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter12pad_integral(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, i1 noundef zeroext true, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_83d8d36e705c58ed11bda7b90dabc655, i64 noundef 2, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_13.i, i64 noundef %new_len.i.i.i.i.i) #18, !noalias !884
  call void @llvm.lifetime.end.p0(ptr nonnull %buf.i), !noalias !877
  ret i1 %_0.i
}

define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #15 {
start:
  tail call void @llvm.trap()
  unreachable
}

define internal noundef zeroext i1 @_RNvXNtCsbmQ8rYDpDio_7kernels4workNtB2_4TextNtNtCseX1YaHYvd1L_4core3fmt5Write9write_str(ptr noalias noundef align 8 captures(none) dereferenceable(24) %self, ptr noalias noundef nonnull readonly captures(address, read_provenance) %text.0, i64 noundef %text.1) unnamed_addr #9 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_20.1 = load i64, ptr %0, align 8, !noundef !2
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_7 = load i64, ptr %1, align 8, !noundef !2
  %_3.i.not.i.i.i = icmp ult i64 %_20.1, %_7
  %_4.i.i.i.i = sub nuw i64 %_20.1, %_7
  %_8.not.i.i.i = icmp ugt i64 %text.1, %_4.i.i.i.i
  %or.cond = select i1 %_3.i.not.i.i.i, i1 true, i1 %_8.not.i.i.i
  br i1 %or.cond, label %bb19, label %bb12

bb12:
  %_20.0 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %ptr.i.i.i.i = getelementptr inbounds nuw i8, ptr %_20.0, i64 %_7
  tail call void @_RINvNtCseX1YaHYvd1L_4core5slice20copy_from_slice_implhEB4_(ptr noalias noundef nonnull %ptr.i.i.i.i, i64 noundef range(i64 0, -9223372036854775808) %text.1, ptr noalias noundef nonnull readonly captures(address, read_provenance) %text.0, i64 noundef range(i64 0, -9223372036854775808) %text.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_70b56ce8e04e3fc8bca06c9ac0241fe4) #18
  %2 = add i64 %_7, %text.1
  store i64 %2, ptr %1, align 8
  br label %bb19

bb19:
  ret i1 %or.cond
}

define internal noundef zeroext i1 @_RNvXs1g_NtCseX1YaHYvd1L_4core3fmtRNtNtCsbmQ8rYDpDio_7kernels4work4StopNtB6_5Debug3fmtBA_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #9 {
start:
  %__self_0.i = alloca [8 x i8], align 8
  %_3 = load ptr, ptr %self, align 8, !nonnull !2, !align !3, !noundef !2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !885)
  %_3.i = load i64, ptr %_3, align 8, !range !888, !alias.scope !885, !noalias !889, !noundef !2
  switch i64 %_3.i, label %default.unreachable [
    i64 0, label %bb4.i
    i64 1, label %bb3.i
    i64 2, label %bb2.i
  ]

default.unreachable:
  unreachable

bb4.i:
  %0 = tail call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_59ba7b9f7211443cd55a366616eef46a, i64 noundef 5) #18, !noalias !885
  br label %_RNvXsd_NtCsbmQ8rYDpDio_7kernels4workNtB5_4StopNtNtCseX1YaHYvd1L_4core3fmt5Debug3fmt.exit

bb3.i:
  %1 = tail call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_4baa802904e564a50d4563b672d7b14f, i64 noundef 4) #18, !noalias !885
  br label %_RNvXsd_NtCsbmQ8rYDpDio_7kernels4workNtB5_4StopNtNtCseX1YaHYvd1L_4core3fmt5Debug3fmt.exit

bb2.i:
  %2 = getelementptr inbounds nuw i8, ptr %_3, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0.i), !noalias !891
  store ptr %2, ptr %__self_0.i, align 8, !noalias !891
  %3 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter26debug_struct_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_6566120a3a17f930e960a0863fcbd591, i64 noundef 4, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_ea27a2a6dfde0b57d383f289e7f87c12, i64 noundef 2, ptr noundef nonnull %__self_0.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.a) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0.i), !noalias !891
  br label %_RNvXsd_NtCsbmQ8rYDpDio_7kernels4workNtB5_4StopNtNtCseX1YaHYvd1L_4core3fmt5Debug3fmt.exit

_RNvXsd_NtCsbmQ8rYDpDio_7kernels4workNtB5_4StopNtNtCseX1YaHYvd1L_4core3fmt5Debug3fmt.exit:
  %_0.sroa.0.0.in.i = phi i1 [ %0, %bb4.i ], [ %1, %bb3.i ], [ %3, %bb2.i ]
  ret i1 %_0.sroa.0.0.in.i
}

define internal noundef zeroext i1 @_RNvXs1g_NtCseX1YaHYvd1L_4core3fmtRhNtB6_5Debug3fmtCsbmQ8rYDpDio_7kernels(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #9 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !2, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_3.i.i = load i32, ptr %0, align 8, !alias.scope !892, !noalias !897, !noundef !2
  %_2.i.i = and i32 %_3.i.i, 33554432
  %_0.i.not.i = icmp eq i32 %_2.i.i, 0
  br i1 %_0.i.not.i, label %bb3.i, label %bb2.i

bb3.i:
  %_2.i2.i = and i32 %_3.i.i, 67108864
  %_0.i3.not.i = icmp eq i32 %_2.i2.i, 0
  br i1 %_0.i3.not.i, label %bb6.i, label %bb5.i

bb2.i:
  %1 = tail call noundef zeroext i1 @_RNvXse_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly captures(address, read_provenance) dereferenceable(1) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %_RNvXsU_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_5Debug3fmt.exit

bb6.i:
  %2 = tail call noundef zeroext i1 @_RNvXNtNtNtCseX1YaHYvd1L_4core3fmt3num3imphNtB6_7Display3fmt(ptr noalias noundef nonnull readonly captures(address, read_provenance) dereferenceable(1) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %_RNvXsU_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_5Debug3fmt.exit

bb5.i:
  %3 = tail call noundef zeroext i1 @_RNvXsg_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly captures(address, read_provenance) dereferenceable(1) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %_RNvXsU_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_5Debug3fmt.exit

_RNvXsU_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_5Debug3fmt.exit:
  %_0.sroa.0.0.in.i = phi i1 [ %1, %bb2.i ], [ %3, %bb5.i ], [ %2, %bb6.i ]
  ret i1 %_0.sroa.0.0.in.i
}

define internal noundef zeroext i1 @_RNvXs1g_NtCseX1YaHYvd1L_4core3fmtRlNtB6_5Debug3fmtCsbmQ8rYDpDio_7kernels(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #9 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !2, !align !899, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_3.i.i = load i32, ptr %0, align 8, !alias.scope !900, !noalias !905, !noundef !2
  %_2.i.i = and i32 %_3.i.i, 33554432
  %_0.i.not.i = icmp eq i32 %_2.i.i, 0
  br i1 %_0.i.not.i, label %bb3.i, label %bb2.i

bb3.i:
  %_2.i2.i = and i32 %_3.i.i, 67108864
  %_0.i3.not.i = icmp eq i32 %_2.i2.i, 0
  br i1 %_0.i3.not.i, label %bb6.i, label %bb5.i

bb2.i:
  %1 = tail call noundef zeroext i1 @_RNvXsv_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %_RNvXsQ_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_5Debug3fmt.exit

bb6.i:
  %2 = tail call noundef zeroext i1 @_RNvXs9_NtNtNtCseX1YaHYvd1L_4core3fmt3num3implNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %_RNvXsQ_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_5Debug3fmt.exit

bb5.i:
  %3 = tail call noundef zeroext i1 @_RNvXsx_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) dereferenceable(4) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %_RNvXsQ_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_5Debug3fmt.exit

_RNvXsQ_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_5Debug3fmt.exit:
  %_0.sroa.0.0.in.i = phi i1 [ %1, %bb2.i ], [ %3, %bb5.i ], [ %2, %bb6.i ]
  ret i1 %_0.sroa.0.0.in.i
}

define internal noundef zeroext i1 @_RNvXs1g_NtCseX1YaHYvd1L_4core3fmtRsNtB6_5Debug3fmtCsbmQ8rYDpDio_7kernels(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #9 {
start:
  %_3 = load ptr, ptr %self, align 8, !nonnull !2, !align !907, !noundef !2
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_3.i.i = load i32, ptr %0, align 8, !alias.scope !908, !noalias !913, !noundef !2
  %_2.i.i = and i32 %_3.i.i, 33554432
  %_0.i.not.i = icmp eq i32 %_2.i.i, 0
  br i1 %_0.i.not.i, label %bb3.i, label %bb2.i

bb3.i:
  %_2.i2.i = and i32 %_3.i.i, 67108864
  %_0.i3.not.i = icmp eq i32 %_2.i2.i, 0
  br i1 %_0.i3.not.i, label %bb6.i, label %bb5.i

bb2.i:
  %1 = tail call noundef zeroext i1 @_RNvXsn_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 2 captures(address, read_provenance) dereferenceable(2) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %_RNvXsP_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_5Debug3fmt.exit

bb6.i:
  %2 = tail call noundef zeroext i1 @_RNvXs4_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impsNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 2 captures(address, read_provenance) dereferenceable(2) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %_RNvXsP_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_5Debug3fmt.exit

bb5.i:
  %3 = tail call noundef zeroext i1 @_RNvXsp_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 2 captures(address, read_provenance) dereferenceable(2) %_3, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %_RNvXsP_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_5Debug3fmt.exit

_RNvXsP_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_5Debug3fmt.exit:
  %_0.sroa.0.0.in.i = phi i1 [ %1, %bb2.i ], [ %3, %bb5.i ], [ %2, %bb6.i ]
  ret i1 %_0.sroa.0.0.in.i
}

define internal noundef zeroext i1 @_RNvYNtNtCsbmQ8rYDpDio_7kernels4work4TextNtNtCseX1YaHYvd1L_4core3fmt5Write10write_charB6_(ptr noalias noundef align 8 captures(none) dereferenceable(24) %self, i32 noundef range(i32 0, 1114112) %c) unnamed_addr #9 {
start:
  %_7 = alloca [4 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %_7)
  store i32 0, ptr %_7, align 4
  %_2.i.i.i = icmp samesign ult i32 %c, 128
  %0 = trunc i32 %c to i8
  br i1 %_2.i.i.i, label %bb2.i.i.i, label %bb3.i.i.i

bb2.i.i.i:
  store i8 %0, ptr %_7, align 4, !alias.scope !915
  br label %_RNvMNtNtCseX1YaHYvd1L_4core4char7methodsc11encode_utf8.exit

bb3.i.i.i:
  %_3.i.i.i = icmp samesign ult i32 %c, 2048
  %_4.i.i.i = icmp samesign ult i32 %c, 65536
  %..i.i.i = select i1 %_4.i.i.i, i64 3, i64 4
  %spec.select.i.i.i = select i1 %_3.i.i.i, i64 2, i64 %..i.i.i
  %_5.i.i.i = and i8 %0, 63
  %last1.i.i.i = or disjoint i8 %_5.i.i.i, -128
  %_10.i.i.i = lshr i32 %c, 6
  %1 = trunc i32 %_10.i.i.i to i8
  %_8.i.i.i = and i8 %1, 63
  %last2.i.i.i = or disjoint i8 %_8.i.i.i, -128
  %_14.i.i.i = lshr i32 %c, 12
  %2 = trunc i32 %_14.i.i.i to i8
  switch i64 %spec.select.i.i.i, label %bb8.i.i.i [
    i64 2, label %bb4.i.i.i
    i64 3, label %bb7.i.i.i
  ]

bb4.i.i.i:
  %3 = or i8 %1, -64
  store i8 %3, ptr %_7, align 4, !alias.scope !915
  %_0.i5.i.i.i = getelementptr inbounds nuw i8, ptr %_7, i64 1
  store i8 %last1.i.i.i, ptr %_0.i5.i.i.i, align 1, !alias.scope !915
  br label %_RNvMNtNtCseX1YaHYvd1L_4core4char7methodsc11encode_utf8.exit

bb7.i.i.i:
  %4 = or i8 %2, -32
  store i8 %4, ptr %_7, align 4, !alias.scope !915
  %_0.i4.i.i.i = getelementptr inbounds nuw i8, ptr %_7, i64 1
  store i8 %last2.i.i.i, ptr %_0.i4.i.i.i, align 1, !alias.scope !915
  %_0.i3.i.i.i = getelementptr inbounds nuw i8, ptr %_7, i64 2
  store i8 %last1.i.i.i, ptr %_0.i3.i.i.i, align 2, !alias.scope !915
  br label %_RNvMNtNtCseX1YaHYvd1L_4core4char7methodsc11encode_utf8.exit

bb8.i.i.i:
  %_12.i.i.i = and i8 %2, 63
  %last3.i.i.i = or disjoint i8 %_12.i.i.i, -128
  %_18.i.i.i = lshr i32 %c, 18
  %_16.i.i.i = trunc nuw nsw i32 %_18.i.i.i to i8
  %last4.i.i.i = or disjoint i8 %_16.i.i.i, -16
  store i8 %last4.i.i.i, ptr %_7, align 4, !alias.scope !915
  %_0.i2.i.i.i = getelementptr inbounds nuw i8, ptr %_7, i64 1
  store i8 %last3.i.i.i, ptr %_0.i2.i.i.i, align 1, !alias.scope !915
  %_0.i1.i.i.i = getelementptr inbounds nuw i8, ptr %_7, i64 2
  store i8 %last2.i.i.i, ptr %_0.i1.i.i.i, align 2, !alias.scope !915
  %_0.i.i.i.i = getelementptr inbounds nuw i8, ptr %_7, i64 3
  store i8 %last1.i.i.i, ptr %_0.i.i.i.i, align 1, !alias.scope !915
  br label %_RNvMNtNtCseX1YaHYvd1L_4core4char7methodsc11encode_utf8.exit

_RNvMNtNtCseX1YaHYvd1L_4core4char7methodsc11encode_utf8.exit:
  %_0.sroa.0.0.i.i.i = phi i64 [ 1, %bb2.i.i.i ], [ 2, %bb4.i.i.i ], [ 3, %bb7.i.i.i ], [ 4, %bb8.i.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !920)
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_20.1.i = load i64, ptr %5, align 8, !alias.scope !920, !noalias !923, !noundef !2
  %6 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_7.i = load i64, ptr %6, align 8, !alias.scope !920, !noalias !923, !noundef !2
  %_3.i.not.i.i.i.i = icmp ult i64 %_20.1.i, %_7.i
  %_4.i.i.i.i.i = sub nuw i64 %_20.1.i, %_7.i
  %_8.not.i.i.i.i = icmp ugt i64 %_0.sroa.0.0.i.i.i, %_4.i.i.i.i.i
  %or.cond.i = select i1 %_3.i.not.i.i.i.i, i1 true, i1 %_8.not.i.i.i.i
  br i1 %or.cond.i, label %_RNvXNtCsbmQ8rYDpDio_7kernels4workNtB2_4TextNtNtCseX1YaHYvd1L_4core3fmt5Write9write_str.exit, label %bb12.i

bb12.i:
  %7 = add i64 %_7.i, %_0.sroa.0.0.i.i.i
  %_20.0.i = load ptr, ptr %self, align 8, !alias.scope !920, !noalias !923, !nonnull !2, !noundef !2
  %ptr.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_20.0.i, i64 %_7.i
  call void @_RINvNtCseX1YaHYvd1L_4core5slice20copy_from_slice_implhEB4_(ptr noalias noundef nonnull %ptr.i.i.i.i.i, i64 noundef range(i64 0, -9223372036854775808) %_0.sroa.0.0.i.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_7, i64 noundef range(i64 0, -9223372036854775808) %_0.sroa.0.0.i.i.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_70b56ce8e04e3fc8bca06c9ac0241fe4) #18, !noalias !920
  store i64 %7, ptr %6, align 8, !alias.scope !920, !noalias !923
  br label %_RNvXNtCsbmQ8rYDpDio_7kernels4workNtB2_4TextNtNtCseX1YaHYvd1L_4core3fmt5Write9write_str.exit

_RNvXNtCsbmQ8rYDpDio_7kernels4workNtB2_4TextNtNtCseX1YaHYvd1L_4core3fmt5Write9write_str.exit:
  call void @llvm.lifetime.end.p0(ptr nonnull %_7)
  ret i1 %or.cond.i
}

define internal noundef zeroext i1 @_RNvYNtNtCsbmQ8rYDpDio_7kernels4work4TextNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtB6_(ptr noalias noundef align 8 dereferenceable(24) %self, ptr noundef nonnull %args.0, ptr noundef nonnull %args.1) unnamed_addr #9 {
start:
  %0 = tail call noundef zeroext i1 @_RNvNtCseX1YaHYvd1L_4core3fmt5write(ptr noundef nonnull align 8 dereferenceable(24) %self, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.9, ptr noundef nonnull %args.0, ptr noundef nonnull %args.1) #18
  ret i1 %0
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #1

define ptx_kernel void @format(ptr noundef readonly captures(none) %numbers, ptr noundef %text, i64 noundef %width, ptr noundef writeonly captures(none) %out) unnamed_addr #9 {
start:
  %args2.i = alloca [16 x i8], align 8
  %_40.i = alloca [12 x i8], align 4
  %_37.i = alloca [16 x i8], align 8
  %args1.i = alloca [16 x i8], align 8
  %_26.i = alloca [8 x i8], align 8
  %args.i = alloca [48 x i8], align 8
  %_11.i = alloca [4 x i8], align 4
  %_9.i = alloca [4 x i8], align 4
  %text.i = alloca [24 x i8], align 8
  %x.i = alloca [4 x i8], align 4
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i3 = zext i32 %_4.i to i64
  %_8 = mul i64 %width, %_0.i3
  %_0.i = getelementptr inbounds nuw i8, ptr %text, i64 %_8
  %_0.i2 = getelementptr inbounds nuw i32, ptr %numbers, i64 %_0.i3
  %_10 = load i32, ptr %_0.i2, align 4, !noundef !2
  call void @llvm.lifetime.start.p0(ptr nonnull %x.i)
  store i32 %_10, ptr %x.i, align 4, !noalias !925
  call void @llvm.lifetime.start.p0(ptr nonnull %text.i), !noalias !925
  store ptr %_0.i, ptr %text.i, align 8, !noalias !925
  %0 = getelementptr inbounds nuw i8, ptr %text.i, i64 8
  store i64 %width, ptr %0, align 8, !noalias !925
  %1 = getelementptr inbounds nuw i8, ptr %text.i, i64 16
  store i64 0, ptr %1, align 8, !noalias !925
  call void @llvm.lifetime.start.p0(ptr nonnull %_9.i), !noalias !925
  %_0.i3.i = mul i32 %_10, 77
  store i32 %_0.i3.i, ptr %_9.i, align 4, !noalias !925
  call void @llvm.lifetime.start.p0(ptr nonnull %_11.i), !noalias !925
  %2 = add i32 %_10, -40
  store i32 %2, ptr %_11.i, align 4, !noalias !925
  call void @llvm.lifetime.start.p0(ptr nonnull %args.i), !noalias !925
  store ptr %x.i, ptr %args.i, align 8, !noalias !925
  %_15.sroa.4.0.args.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 8
  store ptr @_RNvXs8_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impmNtB9_7Display3fmt, ptr %_15.sroa.4.0.args.sroa_idx.i, align 8, !noalias !925
  %3 = getelementptr inbounds nuw i8, ptr %args.i, i64 16
  store ptr %_9.i, ptr %3, align 8, !noalias !925
  %_16.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 24
  store ptr @_RNvXsu_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8LowerHex3fmt, ptr %_16.sroa.4.0..sroa_idx.i, align 8, !noalias !925
  %4 = getelementptr inbounds nuw i8, ptr %args.i, i64 32
  store ptr %_11.i, ptr %4, align 8, !noalias !925
  %_17.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr %args.i, i64 40
  store ptr @_RNvXs9_NtNtNtCseX1YaHYvd1L_4core3fmt3num3implNtB9_7Display3fmt, ptr %_17.sroa.4.0..sroa_idx.i, align 8, !noalias !925
  %5 = call noundef zeroext i1 @_RNvNtCseX1YaHYvd1L_4core3fmt5write(ptr noundef nonnull align 8 dereferenceable(24) %text.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.9, ptr noundef nonnull @alloc_426d1a9ff3cb8079bf6cc59a488ef306, ptr noundef nonnull %args.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %args.i), !noalias !925
  call void @llvm.lifetime.end.p0(ptr nonnull %_11.i), !noalias !925
  call void @llvm.lifetime.end.p0(ptr nonnull %_9.i), !noalias !925
  br i1 %5, label %_RNvNtCsbmQ8rYDpDio_7kernels4work6format.exit, label %bb9.i

bb9.i:
  %_3.i.i = urem i32 %_10, 3
  %6 = icmp eq i32 %_3.i.i, 0
  br i1 %6, label %bb13.i, label %bb22.i

bb22.i:
  %_31.i = and i32 %_10, 3
  %7 = icmp eq i32 %_31.i, 1
  br i1 %7, label %bb23.i, label %bb34.i

bb13.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %_26.i), !noalias !925
  %_2.i.i = urem i32 %_10, 9
  %_4.i.i = icmp samesign ult i32 %_2.i.i, 3
  br i1 %_4.i.i, label %bb2.i.i, label %bb3.i.i

bb3.i.i:
  switch i32 %_2.i.i, label %bb1.i.i [
    i32 3, label %_RNvMs_NtCsbmQ8rYDpDio_7kernels4workNtB4_2Op2of.exit.i
    i32 4, label %bb8.i.i
    i32 5, label %bb7.i.i
    i32 6, label %bb6.i.i
    i32 7, label %bb5.i.i
  ]

bb2.i.i:
  %_7.i.i = lshr i32 %_10, 8
  %8 = and i32 %_7.i.i, 16711680
  %_0.sroa.10.sroa.3.0.extract.shift.i.i = add nsw i32 %8, -4194304
  br label %_RNvMs_NtCsbmQ8rYDpDio_7kernels4workNtB4_2Op2of.exit.i

bb1.i.i:
  %_12.i.i = and i32 %_10, -65536
  %_14.i.i = lshr i32 %_10, 4
  %9 = zext i32 %_12.i.i to i64
  br label %_RNvMs_NtCsbmQ8rYDpDio_7kernels4workNtB4_2Op2of.exit.i

bb8.i.i:
  br label %_RNvMs_NtCsbmQ8rYDpDio_7kernels4workNtB4_2Op2of.exit.i

bb7.i.i:
  br label %_RNvMs_NtCsbmQ8rYDpDio_7kernels4workNtB4_2Op2of.exit.i

bb6.i.i:
  %10 = lshr i32 %_10, 1
  %11 = and i32 %10, 768
  %12 = or disjoint i32 %11, 4
  %13 = zext nneg i32 %12 to i64
  br label %_RNvMs_NtCsbmQ8rYDpDio_7kernels4workNtB4_2Op2of.exit.i

bb5.i.i:
  br label %_RNvMs_NtCsbmQ8rYDpDio_7kernels4workNtB4_2Op2of.exit.i

_RNvMs_NtCsbmQ8rYDpDio_7kernels4workNtB4_2Op2of.exit.i:
  %_0.sroa.10.sroa.3.0.i.i = phi i32 [ %_0.sroa.10.sroa.3.0.extract.shift.i.i, %bb2.i.i ], [ 0, %bb1.i.i ], [ 0, %bb5.i.i ], [ 0, %bb8.i.i ], [ 0, %bb7.i.i ], [ 0, %bb6.i.i ], [ 0, %bb3.i.i ]
  %_0.sroa.10.sroa.0.0.i.i = phi i32 [ %_7.i.i, %bb2.i.i ], [ %_14.i.i, %bb1.i.i ], [ 0, %bb5.i.i ], [ 0, %bb8.i.i ], [ 0, %bb7.i.i ], [ 0, %bb6.i.i ], [ 0, %bb3.i.i ]
  %_0.sroa.9.0.i.i = phi i64 [ 0, %bb2.i.i ], [ %9, %bb1.i.i ], [ 0, %bb5.i.i ], [ 0, %bb8.i.i ], [ 0, %bb7.i.i ], [ 0, %bb6.i.i ], [ 0, %bb3.i.i ]
  %_0.sroa.0.0.i.i = phi i64 [ 0, %bb2.i.i ], [ 6, %bb1.i.i ], [ 5, %bb5.i.i ], [ 2, %bb8.i.i ], [ 3, %bb7.i.i ], [ %13, %bb6.i.i ], [ 1, %bb3.i.i ]
  %_0.sroa.10.sroa.0.0.insert.ext.i.i = and i32 %_0.sroa.10.sroa.0.0.i.i, 65535
  %_0.sroa.10.sroa.0.0.insert.insert.i.i = or i32 %_0.sroa.10.sroa.0.0.insert.ext.i.i, %_0.sroa.10.sroa.3.0.i.i
  %_0.sroa.10.0.insert.ext.i.i = zext i32 %_0.sroa.10.sroa.0.0.insert.insert.i.i to i64
  %_0.sroa.10.0.insert.shift.i.i = shl nuw i64 %_0.sroa.10.0.insert.ext.i.i, 32
  %_0.sroa.9.0.insert.insert.i.i = or disjoint i64 %_0.sroa.10.0.insert.shift.i.i, %_0.sroa.9.0.i.i
  %_0.sroa.0.0.insert.insert.i.i = or i64 %_0.sroa.9.0.insert.insert.i.i, %_0.sroa.0.0.i.i
  store i64 %_0.sroa.0.0.insert.insert.i.i, ptr %_26.i, align 8, !noalias !925
  call void @llvm.lifetime.start.p0(ptr nonnull %args1.i), !noalias !925
  store ptr %_26.i, ptr %args1.i, align 8, !noalias !925
  %_28.sroa.4.0.args1.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args1.i, i64 8
  store ptr @_RNvXs7_NtCsbmQ8rYDpDio_7kernels4workNtB5_2OpNtNtCseX1YaHYvd1L_4core3fmt5Debug3fmt, ptr %_28.sroa.4.0.args1.sroa_idx.i, align 8, !noalias !925
  %14 = call noundef zeroext i1 @_RNvNtCseX1YaHYvd1L_4core3fmt5write(ptr noundef nonnull align 8 dereferenceable(24) %text.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.9, ptr noundef nonnull @alloc_cb236c078ccbe07db6525b72edf2fc60, ptr noundef nonnull %args1.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %args1.i), !noalias !925
  call void @llvm.lifetime.end.p0(ptr nonnull %_26.i), !noalias !925
  br i1 %14, label %_RNvNtCsbmQ8rYDpDio_7kernels4work6format.exit, label %bb22.i

bb23.i:
  call void @llvm.lifetime.start.p0(ptr nonnull %_37.i), !noalias !925
  call void @llvm.lifetime.start.p0(ptr nonnull %_40.i), !noalias !925
  %_0.i.i4 = mul i32 %_10, 5
  store i32 %_10, ptr %_40.i, align 4, !noalias !925
  %15 = getelementptr inbounds nuw i8, ptr %_40.i, i64 4
  store i32 %_0.i.i4, ptr %15, align 4, !noalias !925
  %16 = getelementptr inbounds nuw i8, ptr %_40.i, i64 8
  store i32 3, ptr %16, align 4, !noalias !925
  call fastcc void @_RNvNtCsbmQ8rYDpDio_7kernels4work3run(ptr noalias noundef sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_37.i, ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %_40.i, i64 noundef 3) #18
  call void @llvm.lifetime.start.p0(ptr nonnull %args2.i), !noalias !925
  store ptr %_37.i, ptr %args2.i, align 8, !noalias !925
  %_43.sroa.4.0.args2.sroa_idx.i = getelementptr inbounds nuw i8, ptr %args2.i, i64 8
  store ptr @_RNvXst_NtCseX1YaHYvd1L_4core6resultINtB5_6ResultlNtNtCsbmQ8rYDpDio_7kernels4work4StopENtNtB7_3fmt5Debug3fmtBP_, ptr %_43.sroa.4.0.args2.sroa_idx.i, align 8, !noalias !925
  %17 = call noundef zeroext i1 @_RNvNtCseX1YaHYvd1L_4core3fmt5write(ptr noundef nonnull align 8 dereferenceable(24) %text.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(48) @vtable.9, ptr noundef nonnull @alloc_cb236c078ccbe07db6525b72edf2fc60, ptr noundef nonnull %args2.i) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %args2.i), !noalias !925
  call void @llvm.lifetime.end.p0(ptr nonnull %_40.i), !noalias !925
  call void @llvm.lifetime.end.p0(ptr nonnull %_37.i), !noalias !925
  br i1 %17, label %_RNvNtCsbmQ8rYDpDio_7kernels4work6format.exit, label %bb34.i

bb34.i:
  %_46.i = load i64, ptr %1, align 8, !noalias !925, !noundef !2
  %18 = trunc i64 %_46.i to i32
  br label %_RNvNtCsbmQ8rYDpDio_7kernels4work6format.exit

_RNvNtCsbmQ8rYDpDio_7kernels4work6format.exit:
  %_0.sroa.0.1.i = phi i32 [ %18, %bb34.i ], [ -1, %bb23.i ], [ -1, %_RNvMs_NtCsbmQ8rYDpDio_7kernels4workNtB4_2Op2of.exit.i ], [ -1, %start ]
  call void @llvm.lifetime.end.p0(ptr nonnull %text.i), !noalias !925
  call void @llvm.lifetime.end.p0(ptr nonnull %x.i)
  %_0.i1 = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i3
  store i32 %_0.sroa.0.1.i, ptr %_0.i1, align 4
  ret void
}

define internal noundef zeroext i1 @_RNvXs7_NtCsbmQ8rYDpDio_7kernels4workNtB5_2OpNtNtCseX1YaHYvd1L_4core3fmt5Debug3fmt(ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable(8) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #16 {
start:
  %__self_1 = alloca [8 x i8], align 8
  %__self_01 = alloca [8 x i8], align 8
  %__self_0 = alloca [8 x i8], align 8
  %0 = load i8, ptr %self, align 4, !range !928, !noundef !2
  switch i8 %0, label %default.unreachable3 [
    i8 0, label %bb8
    i8 1, label %bb7
    i8 2, label %bb6
    i8 3, label %bb5
    i8 4, label %bb4
    i8 5, label %bb3
    i8 6, label %bb2
  ]

default.unreachable3:
  unreachable

bb8:
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 4
  store ptr %1, ptr %__self_0, align 8
  %2 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_4d01b3352d9a8119e978128db824fb9d, i64 noundef 4, ptr noundef nonnull %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.54) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb12

bb7:
  %3 = tail call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_5fbefac694924822db8fd0f7c11bfc6e, i64 noundef 3) #18
  br label %bb12

bb6:
  %4 = tail call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_463e6f238a08a0e2b5cd2c7cfcc4e4e6, i64 noundef 3) #18
  br label %bb12

bb5:
  %5 = tail call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_65ea695c682516606c16df007e9826dc, i64 noundef 3) #18
  br label %bb12

bb4:
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_01)
  %6 = getelementptr inbounds nuw i8, ptr %self, i64 1
  store ptr %6, ptr %__self_01, align 8
  %7 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter26debug_struct_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_c6a4b3167abb56645539eb6622f177bc, i64 noundef 4, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_1496eca9c646eb8a70ec7074a69455e2, i64 noundef 5, ptr noundef nonnull %__self_01, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.6) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_01)
  br label %bb12

bb3:
  %8 = tail call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_42ce8297a20298fafb23aaf397668b5b, i64 noundef 4) #18
  br label %bb12

bb2:
  %__self_02 = getelementptr inbounds nuw i8, ptr %self, i64 2
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_1)
  %9 = getelementptr inbounds nuw i8, ptr %self, i64 4
  store ptr %9, ptr %__self_1, align 8
  %10 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter26debug_struct_field2_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_332ee892522fa53cbd2d49675652acf6, i64 noundef 6, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_49f038fd85fb5d57768e1f1e4aa8352b, i64 noundef 6, ptr noundef nonnull %__self_02, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.75, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_34bb5a15e5ef72bf11d707d5010f7de8, i64 noundef 7, ptr noundef nonnull %__self_1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.8) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_1)
  br label %bb12

bb12:
  %_0.sroa.0.0.in = phi i1 [ %2, %bb8 ], [ %3, %bb7 ], [ %4, %bb6 ], [ %5, %bb5 ], [ %7, %bb4 ], [ %8, %bb3 ], [ %10, %bb2 ]
  ret i1 %_0.sroa.0.0.in
}

define internal fastcc void @_RNvNtCsbmQ8rYDpDio_7kernels4work3run(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([16 x i8]) align 8 captures(none) dereferenceable(16) %_0, ptr noalias noundef nonnull readonly align 4 captures(address) %program.0, i64 noundef range(i64 0, 2305843009213693952) %program.1) unnamed_addr #9 {
start:
  %stack = alloca [40 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %stack)
  %0 = getelementptr inbounds nuw i8, ptr %stack, i64 32
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) %stack, i8 0, i64 40, i1 false)
  %_0.i.i.i = getelementptr inbounds nuw i32, ptr %program.0, i64 %program.1
  br label %bb5.outer

bb5.outer:
  %_8.i.ph = phi i64 [ %_8.i594, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ 0, %start ]
  %_8.i185585.ph = phi i64 [ %_8.i185576, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ 0, %start ]
  %_5.i86.ph = phi i64 [ %_8.i212560, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ 0, %start ]
  %_5.i115.ph = phi i64 [ %_8.i253547, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ 0, %start ]
  %_58.sroa.5.0.ph = phi i64 [ %_58.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_64.sroa.5.0.ph = phi i64 [ %_64.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_46.sroa.5.0.ph = phi i64 [ %_46.sroa.5.0.ph786, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_45.sroa.5.0.ph = phi i64 [ %_45.sroa.5.0.ph787, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_40.sroa.5.0.ph = phi i64 [ %_40.sroa.5.0.ph789, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_39.sroa.5.0.ph = phi i64 [ %_39.sroa.5.0.ph790, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_28.sroa.5.0.ph = phi i64 [ %_28.sroa.5.0.ph810, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_27.sroa.5.0.ph = phi i64 [ %_27.sroa.5.0.ph811, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_83.sroa.4.0.ph = phi i64 [ %_83.sroa.4.0.ph829, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_22.sroa.5.0.ph = phi i64 [ %_22.sroa.5.0.ph813, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_21.sroa.5.0.ph = phi i64 [ %_21.sroa.5.0.ph814, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_98.sroa.5.0.ph = phi i64 [ %_98.sroa.5.0.ph846, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %iter.sroa.8.0.ph = phi i64 [ %iter.sroa.8.1, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ 0, %start ]
  %_99.sroa.5.0.ph = phi i64 [ %_99.sroa.5.0.ph848, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %iter.sroa.0.0.ph = phi ptr [ %spec.select342, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ %program.0, %start ]
  %_104.sroa.5.0.ph = phi i64 [ %_104.sroa.5.0.ph850, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_105.sroa.5.0.ph = phi i64 [ %_105.sroa.5.0.ph851, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_122.sroa.5.0.ph = phi i64 [ %_122.sroa.5.0.ph862, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  %_123.sroa.5.0.ph = phi i64 [ %_123.sroa.5.0.ph863, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ undef, %start ]
  br label %bb5.outer780

bb5.outer780:
  %_8.i.ph781 = phi i64 [ %_8.i.ph, %bb5.outer ], [ %_8.i597, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_8.i185585.ph782 = phi i64 [ %_8.i185585.ph, %bb5.outer ], [ %_8.i185579, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_5.i86.ph783 = phi i64 [ %_5.i86.ph, %bb5.outer ], [ %_8.i212563, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_5.i115.ph785 = phi i64 [ %_5.i115.ph, %bb5.outer ], [ %_8.i212563, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_46.sroa.5.0.ph786 = phi i64 [ %_46.sroa.5.0.ph, %bb5.outer ], [ %_46.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_45.sroa.5.0.ph787 = phi i64 [ %_45.sroa.5.0.ph, %bb5.outer ], [ %_45.sroa.5.8.insert.insert, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_40.sroa.5.0.ph789 = phi i64 [ %_40.sroa.5.0.ph, %bb5.outer ], [ %_40.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_39.sroa.5.0.ph790 = phi i64 [ %_39.sroa.5.0.ph, %bb5.outer ], [ %_39.sroa.5.8.insert.insert, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_28.sroa.5.0.ph791 = phi i64 [ %_28.sroa.5.0.ph, %bb5.outer ], [ %_28.sroa.5.0.ph810, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_27.sroa.5.0.ph792 = phi i64 [ %_27.sroa.5.0.ph, %bb5.outer ], [ %_27.sroa.5.0.ph811, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_83.sroa.4.0.ph793 = phi i64 [ %_83.sroa.4.0.ph, %bb5.outer ], [ %_83.sroa.4.0.ph829, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_22.sroa.5.0.ph794 = phi i64 [ %_22.sroa.5.0.ph, %bb5.outer ], [ %_22.sroa.5.0.ph813, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_21.sroa.5.0.ph795 = phi i64 [ %_21.sroa.5.0.ph, %bb5.outer ], [ %_21.sroa.5.0.ph814, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_98.sroa.5.0.ph796 = phi i64 [ %_98.sroa.5.0.ph, %bb5.outer ], [ %_98.sroa.5.0.ph846, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %iter.sroa.8.0.ph797 = phi i64 [ %iter.sroa.8.0.ph, %bb5.outer ], [ %iter.sroa.8.1, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_99.sroa.5.0.ph798 = phi i64 [ %_99.sroa.5.0.ph, %bb5.outer ], [ %_99.sroa.5.0.ph848, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %iter.sroa.0.0.ph799 = phi ptr [ %iter.sroa.0.0.ph, %bb5.outer ], [ %spec.select342, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_104.sroa.5.0.ph800 = phi i64 [ %_104.sroa.5.0.ph, %bb5.outer ], [ %_104.sroa.5.0.ph850, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_105.sroa.5.0.ph801 = phi i64 [ %_105.sroa.5.0.ph, %bb5.outer ], [ %_105.sroa.5.0.ph851, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_122.sroa.5.0.ph802 = phi i64 [ %_122.sroa.5.0.ph, %bb5.outer ], [ %_122.sroa.5.0.ph862, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  %_123.sroa.5.0.ph803 = phi i64 [ %_123.sroa.5.0.ph, %bb5.outer ], [ %_123.sroa.5.0.ph863, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ]
  br label %bb5.outer804

bb5.outer804:
  %_8.i.ph805 = phi i64 [ %_8.i.ph781, %bb5.outer780 ], [ %_8.i600, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_8.i185585.ph806 = phi i64 [ %_8.i185585.ph782, %bb5.outer780 ], [ %_8.i185582, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_5.i86.ph807 = phi i64 [ %_5.i86.ph783, %bb5.outer780 ], [ %_8.i185582, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_5.i115.ph809 = phi i64 [ %_5.i115.ph785, %bb5.outer780 ], [ %_8.i185582, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_28.sroa.5.0.ph810 = phi i64 [ %_28.sroa.5.0.ph791, %bb5.outer780 ], [ %_28.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_27.sroa.5.0.ph811 = phi i64 [ %_27.sroa.5.0.ph792, %bb5.outer780 ], [ %_27.sroa.5.8.insert.insert, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_83.sroa.4.0.ph812 = phi i64 [ %_83.sroa.4.0.ph793, %bb5.outer780 ], [ %_83.sroa.4.0.ph829, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_22.sroa.5.0.ph813 = phi i64 [ %_22.sroa.5.0.ph794, %bb5.outer780 ], [ %_22.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_21.sroa.5.0.ph814 = phi i64 [ %_21.sroa.5.0.ph795, %bb5.outer780 ], [ %_21.sroa.5.8.insert.insert, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_98.sroa.5.0.ph815 = phi i64 [ %_98.sroa.5.0.ph796, %bb5.outer780 ], [ %_98.sroa.5.0.ph846, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %iter.sroa.8.0.ph816 = phi i64 [ %iter.sroa.8.0.ph797, %bb5.outer780 ], [ %iter.sroa.8.1, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_99.sroa.5.0.ph817 = phi i64 [ %_99.sroa.5.0.ph798, %bb5.outer780 ], [ %_99.sroa.5.0.ph848, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %iter.sroa.0.0.ph818 = phi ptr [ %iter.sroa.0.0.ph799, %bb5.outer780 ], [ %spec.select342, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_104.sroa.5.0.ph819 = phi i64 [ %_104.sroa.5.0.ph800, %bb5.outer780 ], [ %_104.sroa.5.0.ph850, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_105.sroa.5.0.ph820 = phi i64 [ %_105.sroa.5.0.ph801, %bb5.outer780 ], [ %_105.sroa.5.0.ph851, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_122.sroa.5.0.ph821 = phi i64 [ %_122.sroa.5.0.ph802, %bb5.outer780 ], [ %_122.sroa.5.0.ph862, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  %_123.sroa.5.0.ph822 = phi i64 [ %_123.sroa.5.0.ph803, %bb5.outer780 ], [ %_123.sroa.5.0.ph863, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ]
  br label %bb5.outer823

bb5.outer823:
  %_8.i.ph824 = phi i64 [ %_8.i.ph805, %bb5.outer804 ], [ %_8.i593, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_8.i185585.ph825 = phi i64 [ %_8.i185585.ph806, %bb5.outer804 ], [ %_8.i185575, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_5.i86.ph826 = phi i64 [ %_5.i86.ph807, %bb5.outer804 ], [ %_8.i212559, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_5.i98.ph827 = phi i64 [ %_5.i115.ph809, %bb5.outer804 ], [ %_8.i253546, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_5.i115.ph828 = phi i64 [ %_5.i115.ph809, %bb5.outer804 ], [ %_85536, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_83.sroa.4.0.ph829 = phi i64 [ %_83.sroa.4.0.ph812, %bb5.outer804 ], [ %_4.i, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_98.sroa.5.0.ph832 = phi i64 [ %_98.sroa.5.0.ph815, %bb5.outer804 ], [ %_98.sroa.5.0.ph846, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %iter.sroa.8.0.ph833 = phi i64 [ %iter.sroa.8.0.ph816, %bb5.outer804 ], [ %iter.sroa.8.1, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_99.sroa.5.0.ph834 = phi i64 [ %_99.sroa.5.0.ph817, %bb5.outer804 ], [ %_99.sroa.5.0.ph848, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %iter.sroa.0.0.ph835 = phi ptr [ %iter.sroa.0.0.ph818, %bb5.outer804 ], [ %spec.select342, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_104.sroa.5.0.ph836 = phi i64 [ %_104.sroa.5.0.ph819, %bb5.outer804 ], [ %_104.sroa.5.0.ph850, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_105.sroa.5.0.ph837 = phi i64 [ %_105.sroa.5.0.ph820, %bb5.outer804 ], [ %_105.sroa.5.0.ph851, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_122.sroa.5.0.ph838 = phi i64 [ %_122.sroa.5.0.ph821, %bb5.outer804 ], [ %_122.sroa.5.0.ph862, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  %_123.sroa.5.0.ph839 = phi i64 [ %_123.sroa.5.0.ph822, %bb5.outer804 ], [ %_123.sroa.5.0.ph863, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ]
  br label %bb5.outer840

bb5.outer840:
  %_8.i.ph841 = phi i64 [ %_8.i.ph824, %bb5.outer823 ], [ %_8.i589, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %_8.i185585.ph842 = phi i64 [ %_8.i185585.ph825, %bb5.outer823 ], [ %_8.i589, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %_5.i86.ph843 = phi i64 [ %_5.i86.ph826, %bb5.outer823 ], [ %_8.i589, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %_5.i98.ph844 = phi i64 [ %_5.i98.ph827, %bb5.outer823 ], [ %_8.i589, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %_5.i115.ph845 = phi i64 [ %_5.i115.ph828, %bb5.outer823 ], [ %_8.i589, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %_98.sroa.5.0.ph846 = phi i64 [ %_98.sroa.5.0.ph832, %bb5.outer823 ], [ %_98.sroa.5.8.insert.insert, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %iter.sroa.8.0.ph847 = phi i64 [ %iter.sroa.8.0.ph833, %bb5.outer823 ], [ %iter.sroa.8.1, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %_99.sroa.5.0.ph848 = phi i64 [ %_99.sroa.5.0.ph834, %bb5.outer823 ], [ %_99.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %iter.sroa.0.0.ph849 = phi ptr [ %iter.sroa.0.0.ph835, %bb5.outer823 ], [ %spec.select342, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %_104.sroa.5.0.ph850 = phi i64 [ %_104.sroa.5.0.ph836, %bb5.outer823 ], [ %_104.sroa.5.8.insert.insert, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %_105.sroa.5.0.ph851 = phi i64 [ %_105.sroa.5.0.ph837, %bb5.outer823 ], [ %_105.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %_122.sroa.5.0.ph852 = phi i64 [ %_122.sroa.5.0.ph838, %bb5.outer823 ], [ %_122.sroa.5.0.ph862, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  %_123.sroa.5.0.ph853 = phi i64 [ %_123.sroa.5.0.ph839, %bb5.outer823 ], [ %_123.sroa.5.0.ph863, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ]
  br label %bb5.outer854

bb5.outer854:
  %_8.i.ph855 = phi i64 [ %_8.i.ph841, %bb5.outer840 ], [ %51, %bb5.i316 ]
  %_8.i185585.ph856 = phi i64 [ %_8.i185585.ph842, %bb5.outer840 ], [ %51, %bb5.i316 ]
  %_5.i86.ph857 = phi i64 [ %_5.i86.ph843, %bb5.outer840 ], [ %51, %bb5.i316 ]
  %_5.i98.ph858 = phi i64 [ %_5.i98.ph844, %bb5.outer840 ], [ %51, %bb5.i316 ]
  %_5.i115.ph859 = phi i64 [ %_5.i115.ph845, %bb5.outer840 ], [ %51, %bb5.i316 ]
  %iter.sroa.8.0.ph860 = phi i64 [ %iter.sroa.8.0.ph847, %bb5.outer840 ], [ %iter.sroa.8.1, %bb5.i316 ]
  %iter.sroa.0.0.ph861 = phi ptr [ %iter.sroa.0.0.ph849, %bb5.outer840 ], [ %spec.select342, %bb5.i316 ]
  %_122.sroa.5.0.ph862 = phi i64 [ %_122.sroa.5.0.ph852, %bb5.outer840 ], [ %_122.sroa.5.8.insert.insert, %bb5.i316 ]
  %_123.sroa.5.0.ph863 = phi i64 [ %_123.sroa.5.0.ph853, %bb5.outer840 ], [ %_123.sroa.5.2, %bb5.i316 ]
  br label %bb5

bb5:
  %_8.i = phi i64 [ %_8.i603, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit ], [ %_8.i.ph855, %bb5.outer854 ]
  %_8.i185585 = phi i64 [ %_8.i603, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit ], [ %_8.i185585.ph856, %bb5.outer854 ]
  %_5.i86 = phi i64 [ %_8.i603, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit ], [ %_5.i86.ph857, %bb5.outer854 ]
  %_5.i98 = phi i64 [ %_8.i603, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit ], [ %_5.i98.ph858, %bb5.outer854 ]
  %_5.i115 = phi i64 [ %_8.i603, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit ], [ %_5.i115.ph859, %bb5.outer854 ]
  %iter.sroa.8.0 = phi i64 [ %iter.sroa.8.1, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit ], [ %iter.sroa.8.0.ph860, %bb5.outer854 ]
  %iter.sroa.0.0 = phi ptr [ %spec.select342, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit ], [ %iter.sroa.0.0.ph861, %bb5.outer854 ]
  %_0.i.i.i.i = icmp eq ptr %iter.sroa.0.0, %_0.i.i.i
  %spec.select342.idx = select i1 %_0.i.i.i.i, i64 0, i64 4
  %spec.select342 = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0, i64 %spec.select342.idx
  br i1 %_0.i.i.i.i, label %_RNvXs0_NtNtNtCseX1YaHYvd1L_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsbmQ8rYDpDio_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i, label %bb3.i.i.i

bb3.i.i.i:
  %word.i.i.i.i.i = load i32, ptr %iter.sroa.0.0, align 4, !alias.scope !929, !noalias !936, !noundef !2
  %_2.i.i.i.i.i.i = urem i32 %word.i.i.i.i.i, 9
  %_4.i.i.i.i.i.i = icmp samesign ult i32 %_2.i.i.i.i.i.i, 3
  br i1 %_4.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:
  switch i32 %_2.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i [
    i32 3, label %_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i
    i32 4, label %bb8.i.i.i.i.i.i
    i32 5, label %bb7.i.i.i.i.i.i
    i32 6, label %bb6.i.i.i.i.i.i
    i32 7, label %bb5.i.i.i.i.i.i
  ]

bb2.i.i.i.i.i.i:
  %_7.i.i.i.i.i.i = lshr i32 %word.i.i.i.i.i, 8
  %1 = and i32 %_7.i.i.i.i.i.i, 16711680
  %_0.sroa.10.sroa.3.0.extract.shift.i.i.i.i.i.i = add nsw i32 %1, -4194304
  br label %_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i

bb1.i.i.i.i.i.i:
  %_12.i.i.i.i.i.i = and i32 %word.i.i.i.i.i, -65536
  %_14.i.i.i.i.i.i = lshr i32 %word.i.i.i.i.i, 4
  %2 = zext i32 %_12.i.i.i.i.i.i to i64
  br label %_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i

bb8.i.i.i.i.i.i:
  br label %_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i

bb7.i.i.i.i.i.i:
  br label %_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i

bb6.i.i.i.i.i.i:
  %3 = lshr i32 %word.i.i.i.i.i, 1
  %4 = and i32 %3, 768
  %5 = or disjoint i32 %4, 4
  %6 = zext nneg i32 %5 to i64
  br label %_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i

bb5.i.i.i.i.i.i:
  br label %_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i

_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i:
  %_0.sroa.10.sroa.3.0.i.i.i.i.i.i = phi i32 [ %_0.sroa.10.sroa.3.0.extract.shift.i.i.i.i.i.i, %bb2.i.i.i.i.i.i ], [ 0, %bb1.i.i.i.i.i.i ], [ 0, %bb5.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i ], [ 0, %bb7.i.i.i.i.i.i ], [ 0, %bb6.i.i.i.i.i.i ], [ 0, %bb3.i.i.i.i.i.i ]
  %_0.sroa.10.sroa.0.0.i.i.i.i.i.i = phi i32 [ %_7.i.i.i.i.i.i, %bb2.i.i.i.i.i.i ], [ %_14.i.i.i.i.i.i, %bb1.i.i.i.i.i.i ], [ 0, %bb5.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i ], [ 0, %bb7.i.i.i.i.i.i ], [ 0, %bb6.i.i.i.i.i.i ], [ 0, %bb3.i.i.i.i.i.i ]
  %_0.sroa.9.0.i.i.i.i.i.i = phi i64 [ 0, %bb2.i.i.i.i.i.i ], [ %2, %bb1.i.i.i.i.i.i ], [ 0, %bb5.i.i.i.i.i.i ], [ 0, %bb8.i.i.i.i.i.i ], [ 0, %bb7.i.i.i.i.i.i ], [ 0, %bb6.i.i.i.i.i.i ], [ 0, %bb3.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i = phi i64 [ 0, %bb2.i.i.i.i.i.i ], [ 6, %bb1.i.i.i.i.i.i ], [ 5, %bb5.i.i.i.i.i.i ], [ 2, %bb8.i.i.i.i.i.i ], [ 3, %bb7.i.i.i.i.i.i ], [ %6, %bb6.i.i.i.i.i.i ], [ 1, %bb3.i.i.i.i.i.i ]
  %_0.sroa.10.sroa.0.0.insert.ext.i.i.i.i.i.i = and i32 %_0.sroa.10.sroa.0.0.i.i.i.i.i.i, 65535
  %_0.sroa.10.sroa.0.0.insert.insert.i.i.i.i.i.i = or i32 %_0.sroa.10.sroa.0.0.insert.ext.i.i.i.i.i.i, %_0.sroa.10.sroa.3.0.i.i.i.i.i.i
  %_0.sroa.10.0.insert.ext.i.i.i.i.i.i = zext i32 %_0.sroa.10.sroa.0.0.insert.insert.i.i.i.i.i.i to i64
  %_0.sroa.10.0.insert.shift.i.i.i.i.i.i = shl nuw i64 %_0.sroa.10.0.insert.ext.i.i.i.i.i.i, 32
  %_0.sroa.9.0.insert.insert.i.i.i.i.i.i = or disjoint i64 %_0.sroa.10.0.insert.shift.i.i.i.i.i.i, %_0.sroa.9.0.i.i.i.i.i.i
  %_0.sroa.0.0.insert.insert.i.i.i.i.i.i = or i64 %_0.sroa.9.0.insert.insert.i.i.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i
  br label %_RNvXs0_NtNtNtCseX1YaHYvd1L_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsbmQ8rYDpDio_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i

_RNvXs0_NtNtNtCseX1YaHYvd1L_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsbmQ8rYDpDio_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_.exit.i:
  %_0.sroa.0.0.insert.insert.i.i.i = phi i64 [ %_0.sroa.0.0.insert.insert.i.i.i.i.i.i, %_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_.exit.i.i.i ], [ 7, %bb5 ]
  %.sroa.04.0.extract.trunc.i = trunc i64 %_0.sroa.0.0.insert.insert.i.i.i to i8
  %7 = icmp ne i8 %.sroa.04.0.extract.trunc.i, 7
  %_8.0.i = zext i1 %7 to i64
  %iter.sroa.8.1 = add i64 %iter.sroa.8.0, %_8.0.i
  br i1 %7, label %bb8, label %bb9

bb8:
  %.sroa.4.0.extract.shift.i = lshr i64 %_0.sroa.0.0.insert.insert.i.i.i, 8
  %.sroa.4.0.extract.trunc.i = trunc nuw i64 %.sroa.4.0.extract.shift.i to i56
  %_9.sroa.8.12.extract.shift = lshr i56 %.sroa.4.0.extract.trunc.i, 24
  %_9.sroa.8.12.extract.trunc = trunc nuw i56 %_9.sroa.8.12.extract.shift to i32
  switch i8 %.sroa.04.0.extract.trunc.i, label %bb7 [
    i8 0, label %bb16
    i8 1, label %bb15
    i8 2, label %bb14
    i8 3, label %bb13
    i8 4, label %bb12
    i8 5, label %bb11
    i8 6, label %bb10
  ]

bb9:
  call void @llvm.experimental.noalias.scope.decl(metadata !942)
  call void @llvm.experimental.noalias.scope.decl(metadata !945)
  %_3.i.not.not.i = icmp eq i64 %_5.i115, 0
  %_4.i.i = add i64 %_5.i115, -1
  br i1 %_3.i.not.not.i, label %bb6.i, label %bb5.i

bb6.i:
  store i64 0, ptr %_0, align 8, !alias.scope !947, !noalias !945
  %8 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_4.i.i, ptr %8, align 8, !alias.scope !947, !noalias !945
  br label %bb128

bb5.i:
  store i64 %_4.i.i, ptr %0, align 8, !alias.scope !945, !noalias !942
  %_11.i = icmp ult i64 %_5.i115, 9
  br i1 %_11.i, label %bb8.i, label %panic.i

bb8.i:
  %9 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i.i
  %_9.i = load i32, ptr %9, align 4, !alias.scope !945, !noalias !942, !noundef !2
  %10 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i32 %_9.i, ptr %10, align 8, !alias.scope !942, !noalias !945
  store i64 3, ptr %_0, align 8, !alias.scope !942, !noalias !945
  br label %bb128

panic.i:
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #17, !noalias !950
  unreachable

bb128:
  call void @llvm.lifetime.end.p0(ptr nonnull %stack)
  ret void

bb7:
  unreachable

bb16:
  %_3.i.i.i = icmp ult i64 %_8.i, 8
  br i1 %_3.i.i.i, label %bb5.i85, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit

bb5.i85:
  %_5.i.i.i = getelementptr inbounds nuw i32, ptr %stack, i64 %_8.i
  %11 = ptrtoint ptr %_5.i.i.i to i64
  store i32 %_9.sroa.8.12.extract.trunc, ptr %_5.i.i.i, align 4, !alias.scope !951
  %12 = load i64, ptr %0, align 8, !alias.scope !951, !noundef !2
  %13 = add i64 %12, 1
  store i64 %13, ptr %0, align 8, !alias.scope !951
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit:
  %_8.i603 = phi i64 [ %13, %bb5.i85 ], [ %_8.i, %bb16 ]
  %spec.select.i = phi i64 [ 3, %bb5.i85 ], [ 1, %bb16 ]
  %_0.sroa.0.0.i.i.i84 = phi i64 [ %11, %bb5.i85 ], [ 0, %bb16 ]
  br i1 %_3.i.i.i, label %bb5, label %bb127

bb15:
  call void @llvm.experimental.noalias.scope.decl(metadata !954)
  %_3.i.not.not.i87.not = icmp eq i64 %_5.i86, 0
  %_4.i.i88 = add i64 %_5.i86, -1
  br i1 %_3.i.not.not.i87.not, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit95, label %bb5.i89

bb5.i89:
  store i64 %_4.i.i88, ptr %0, align 8, !alias.scope !954, !noalias !957
  %_11.i90 = icmp ult i64 %_5.i86, 9
  br i1 %_11.i90, label %bb8.i92, label %panic.i91

bb8.i92:
  %14 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i.i88
  %_9.i93 = load i32, ptr %14, align 4, !alias.scope !954, !noalias !957, !noundef !2
  %_22.sroa.5.8.insert.ext = zext i32 %_9.i93 to i64
  %_22.sroa.5.8.insert.mask = and i64 %_22.sroa.5.0.ph813, -4294967296
  %_22.sroa.5.8.insert.insert = or disjoint i64 %_22.sroa.5.8.insert.mask, %_22.sroa.5.8.insert.ext
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit95

panic.i91:
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i88, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #17, !noalias !959
  unreachable

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit95:
  %_8.i602 = phi i64 [ %_4.i.i88, %bb8.i92 ], [ %_8.i, %bb15 ]
  %_8.i185584 = phi i64 [ %_4.i.i88, %bb8.i92 ], [ %_8.i185585, %bb15 ]
  %_5.i168 = phi i64 [ %_4.i.i88, %bb8.i92 ], [ 0, %bb15 ]
  %_22.sroa.5.2 = phi i64 [ %_22.sroa.5.8.insert.insert, %bb8.i92 ], [ -1, %bb15 ]
  %_22.sroa.0.0 = phi i64 [ 3, %bb8.i92 ], [ 0, %bb15 ]
  %_21.sroa.5.8.insert.ext = and i64 %_22.sroa.5.2, 4294967295
  %_21.sroa.5.8.insert.mask = and i64 %_21.sroa.5.0.ph814, -4294967296
  %_21.sroa.5.8.insert.insert = or disjoint i64 %_21.sroa.5.8.insert.ext, %_21.sroa.5.8.insert.mask
  br i1 %_3.i.not.not.i87.not, label %bb127, label %bb24

bb14:
  call void @llvm.experimental.noalias.scope.decl(metadata !960)
  %_3.i.not.not.i99.not = icmp eq i64 %_5.i98, 0
  %_4.i.i100 = add i64 %_5.i98, -1
  br i1 %_3.i.not.not.i99.not, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit107, label %bb5.i101

bb5.i101:
  store i64 %_4.i.i100, ptr %0, align 8, !alias.scope !960, !noalias !963
  %_11.i102 = icmp ult i64 %_5.i98, 9
  br i1 %_11.i102, label %bb8.i104, label %panic.i103

bb8.i104:
  %15 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i.i100
  %_9.i105 = load i32, ptr %15, align 4, !alias.scope !960, !noalias !963, !noundef !2
  %_40.sroa.5.8.insert.ext = zext i32 %_9.i105 to i64
  %_40.sroa.5.8.insert.mask = and i64 %_40.sroa.5.0.ph789, -4294967296
  %_40.sroa.5.8.insert.insert = or disjoint i64 %_40.sroa.5.8.insert.mask, %_40.sroa.5.8.insert.ext
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit107

panic.i103:
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i100, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #17, !noalias !965
  unreachable

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit107:
  %_8.i599 = phi i64 [ %_4.i.i100, %bb8.i104 ], [ %_8.i, %bb14 ]
  %_8.i185581 = phi i64 [ %_4.i.i100, %bb8.i104 ], [ %_8.i185585, %bb14 ]
  %_8.i212565 = phi i64 [ %_4.i.i100, %bb8.i104 ], [ %_5.i86, %bb14 ]
  %_5.i195 = phi i64 [ %_4.i.i100, %bb8.i104 ], [ 0, %bb14 ]
  %_40.sroa.5.2 = phi i64 [ %_40.sroa.5.8.insert.insert, %bb8.i104 ], [ -1, %bb14 ]
  %_40.sroa.0.0 = phi i64 [ 3, %bb8.i104 ], [ 0, %bb14 ]
  %_39.sroa.5.8.insert.ext = and i64 %_40.sroa.5.2, 4294967295
  %_39.sroa.5.8.insert.mask = and i64 %_39.sroa.5.0.ph790, -4294967296
  %_39.sroa.5.8.insert.insert = or disjoint i64 %_39.sroa.5.8.insert.ext, %_39.sroa.5.8.insert.mask
  br i1 %_3.i.not.not.i99.not, label %bb127, label %bb39

bb13:
  call void @llvm.experimental.noalias.scope.decl(metadata !966)
  %_3.i.not.not.i116.not = icmp eq i64 %_5.i115, 0
  %_4.i.i117 = add i64 %_5.i115, -1
  br i1 %_3.i.not.not.i116.not, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit124, label %bb5.i118

bb5.i118:
  store i64 %_4.i.i117, ptr %0, align 8, !alias.scope !966, !noalias !969
  %_11.i119 = icmp ult i64 %_5.i115, 9
  br i1 %_11.i119, label %bb8.i121, label %panic.i120

bb8.i121:
  %16 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i.i117
  %_9.i122 = load i32, ptr %16, align 4, !alias.scope !966, !noalias !969, !noundef !2
  %_58.sroa.5.8.insert.ext = zext i32 %_9.i122 to i64
  %_58.sroa.5.8.insert.mask = and i64 %_58.sroa.5.0.ph, -4294967296
  %_58.sroa.5.8.insert.insert = or disjoint i64 %_58.sroa.5.8.insert.mask, %_58.sroa.5.8.insert.ext
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit124

panic.i120:
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i117, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #17, !noalias !971
  unreachable

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit124:
  %_8.i596 = phi i64 [ %_4.i.i117, %bb8.i121 ], [ %_8.i, %bb13 ]
  %_8.i185578 = phi i64 [ %_4.i.i117, %bb8.i121 ], [ %_8.i185585, %bb13 ]
  %_8.i212562 = phi i64 [ %_4.i.i117, %bb8.i121 ], [ %_5.i86, %bb13 ]
  %_8.i253549 = phi i64 [ %_4.i.i117, %bb8.i121 ], [ %_5.i98, %bb13 ]
  %_5.i222 = phi i64 [ %_4.i.i117, %bb8.i121 ], [ 0, %bb13 ]
  %_58.sroa.5.2 = phi i64 [ %_58.sroa.5.8.insert.insert, %bb8.i121 ], [ -1, %bb13 ]
  %_58.sroa.0.0 = phi i64 [ 3, %bb8.i121 ], [ 0, %bb13 ]
  br i1 %_3.i.not.not.i116.not, label %bb127, label %bb54

bb12:
  %17 = and i64 %.sroa.4.0.extract.shift.i, 255
  %narrow.neg = xor i64 %17, -1
  %_3.i.not.not.not = icmp ugt i64 %_5.i115, %17
  %_4.i = add i64 %_5.i115, %narrow.neg
  br i1 %_3.i.not.not.not, label %bb75, label %bb127

bb11:
  call void @llvm.experimental.noalias.scope.decl(metadata !972)
  %_3.i.not.not.i135.not = icmp eq i64 %_5.i115, 0
  %_4.i.i136 = add i64 %_5.i115, -1
  br i1 %_3.i.not.not.i135.not, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit143, label %bb5.i137

bb5.i137:
  store i64 %_4.i.i136, ptr %0, align 8, !alias.scope !972, !noalias !975
  %_11.i138 = icmp ult i64 %_5.i115, 9
  br i1 %_11.i138, label %bb8.i140, label %panic.i139

bb8.i140:
  %18 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i.i136
  %_9.i141 = load i32, ptr %18, align 4, !alias.scope !972, !noalias !975, !noundef !2
  %_99.sroa.5.8.insert.ext = zext i32 %_9.i141 to i64
  %_99.sroa.5.8.insert.mask = and i64 %_99.sroa.5.0.ph848, -4294967296
  %_99.sroa.5.8.insert.insert = or disjoint i64 %_99.sroa.5.8.insert.mask, %_99.sroa.5.8.insert.ext
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit143

panic.i139:
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i136, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #17, !noalias !977
  unreachable

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit143:
  %_5.i273 = phi i64 [ %_4.i.i136, %bb8.i140 ], [ 0, %bb11 ]
  %_99.sroa.0.0 = phi i64 [ 3, %bb8.i140 ], [ 0, %bb11 ]
  %_99.sroa.5.2 = phi i64 [ %_99.sroa.5.8.insert.insert, %bb8.i140 ], [ -1, %bb11 ]
  %_98.sroa.5.8.insert.ext = and i64 %_99.sroa.5.2, 4294967295
  %_98.sroa.5.8.insert.mask = and i64 %_98.sroa.5.0.ph846, -4294967296
  %_98.sroa.5.8.insert.insert = or disjoint i64 %_98.sroa.5.8.insert.ext, %_98.sroa.5.8.insert.mask
  br i1 %_3.i.not.not.i135.not, label %bb127, label %bb86

bb10:
  %_9.sroa.8.10.extract.shift.le = lshr i56 %.sroa.4.0.extract.trunc.i, 8
  call void @llvm.experimental.noalias.scope.decl(metadata !978)
  %_3.i.not.not.i152.not = icmp eq i64 %_5.i115, 0
  %_4.i.i153 = add i64 %_5.i115, -1
  br i1 %_3.i.not.not.i152.not, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit160, label %bb5.i154

bb5.i154:
  store i64 %_4.i.i153, ptr %0, align 8, !alias.scope !978, !noalias !981
  %_11.i155 = icmp ult i64 %_5.i115, 9
  br i1 %_11.i155, label %bb8.i157, label %panic.i156

bb8.i157:
  %19 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i.i153
  %_9.i158 = load i32, ptr %19, align 4, !alias.scope !978, !noalias !981, !noundef !2
  %_123.sroa.5.8.insert.ext = zext i32 %_9.i158 to i64
  %_123.sroa.5.8.insert.mask = and i64 %_123.sroa.5.0.ph863, -4294967296
  %_123.sroa.5.8.insert.insert = or disjoint i64 %_123.sroa.5.8.insert.mask, %_123.sroa.5.8.insert.ext
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit160

panic.i156:
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking18panic_bounds_check(i64 noundef %_4.i.i153, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_73d38e113ca011a526387342b6ed6802) #17, !noalias !983
  unreachable

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit160:
  %_8.i311 = phi i64 [ %_4.i.i153, %bb8.i157 ], [ 0, %bb10 ]
  %_123.sroa.0.0 = phi i64 [ 3, %bb8.i157 ], [ 0, %bb10 ]
  %_123.sroa.5.2 = phi i64 [ %_123.sroa.5.8.insert.insert, %bb8.i157 ], [ -1, %bb10 ]
  br i1 %_3.i.not.not.i152.not, label %bb127, label %bb5.i316

bb127:
  %_105.sroa.0.0.lcssa.sink = phi i64 [ %_40.sroa.0.0, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit107 ], [ %_22.sroa.0.0, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit95 ], [ %spec.select.i266, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ], [ %_99.sroa.0.0, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit143 ], [ %_123.sroa.0.0, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit160 ], [ %spec.select.i, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit ], [ %spec.select.i304, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ], [ %_105.sroa.0.0, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit283 ], [ 0, %bb12 ], [ %spec.select.i188, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ], [ %_28.sroa.0.0, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit177 ], [ %_46.sroa.0.0, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit204 ], [ %spec.select.i215, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ], [ %spec.select.i256, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ %_58.sroa.0.0, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit124 ], [ %_64.sroa.0.0, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit231 ], [ %., %_RNvMs0_NtCseX1YaHYvd1L_4core3numl11checked_div.exit ]
  %_105.sroa.5.2.lcssa.sink = phi i64 [ %_40.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit107 ], [ %_22.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit95 ], [ %_0.sroa.0.0.i.i.i267, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270 ], [ %_99.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit143 ], [ %_123.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit160 ], [ %_0.sroa.0.0.i.i.i84, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit ], [ %_0.sroa.0.0.i.i.i305, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308 ], [ %_105.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit283 ], [ %_83.sroa.4.0.ph829, %bb12 ], [ %_0.sroa.0.0.i.i.i189, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192 ], [ %_28.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit177 ], [ %_46.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit204 ], [ %_0.sroa.0.0.i.i.i216, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219 ], [ %_0.sroa.0.0.i.i.i257, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260 ], [ %_58.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit124 ], [ %_64.sroa.5.2, %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit231 ], [ %iter.sroa.8.0, %_RNvMs0_NtCseX1YaHYvd1L_4core3numl11checked_div.exit ]
  store i64 %_105.sroa.0.0.lcssa.sink, ptr %_0, align 8
  %20 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_105.sroa.5.2.lcssa.sink, ptr %20, align 8
  br label %bb128

bb24:
  %_21.sroa.5.8.extract.trunc = trunc i64 %_22.sroa.5.2 to i32
  %_3.i.not.not.i169.not = icmp eq i64 %_5.i168, 0
  br i1 %_3.i.not.not.i169.not, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit177, label %bb5.i171

bb5.i171:
  %_4.i.i170 = add nsw i64 %_5.i168, -1
  store i64 %_4.i.i170, ptr %0, align 8, !alias.scope !984, !noalias !987
  %21 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i.i170
  %_9.i175 = load i32, ptr %21, align 4, !alias.scope !984, !noalias !987, !noundef !2
  %_28.sroa.5.8.insert.ext = zext i32 %_9.i175 to i64
  %_28.sroa.5.8.insert.mask = and i64 %_28.sroa.5.0.ph810, -4294967296
  %_28.sroa.5.8.insert.insert = or disjoint i64 %_28.sroa.5.8.insert.mask, %_28.sroa.5.8.insert.ext
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit177

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit177:
  %_8.i601 = phi i64 [ %_4.i.i170, %bb5.i171 ], [ %_8.i602, %bb24 ]
  %_8.i185 = phi i64 [ %_4.i.i170, %bb5.i171 ], [ %_8.i185584, %bb24 ]
  %_28.sroa.5.2 = phi i64 [ %_28.sroa.5.8.insert.insert, %bb5.i171 ], [ -1, %bb24 ]
  %_28.sroa.0.0 = phi i64 [ 3, %bb5.i171 ], [ 0, %bb24 ]
  %_27.sroa.5.8.insert.ext = and i64 %_28.sroa.5.2, 4294967295
  %_27.sroa.5.8.insert.mask = and i64 %_27.sroa.5.0.ph811, -4294967296
  %_27.sroa.5.8.insert.insert = or disjoint i64 %_27.sroa.5.8.insert.ext, %_27.sroa.5.8.insert.mask
  br i1 %_3.i.not.not.i169.not, label %bb127, label %bb28

bb28:
  %_3.i.i.i186 = icmp ult i64 %_8.i185, 8
  br i1 %_3.i.i.i186, label %bb5.i190, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192

bb5.i190:
  %_5.i.i.i191 = getelementptr inbounds nuw i32, ptr %stack, i64 %_8.i185
  %22 = ptrtoint ptr %_5.i.i.i191 to i64
  %_27.sroa.5.8.extract.trunc = trunc i64 %_28.sroa.5.2 to i32
  %_0.i = add i32 %_27.sroa.5.8.extract.trunc, %_21.sroa.5.8.extract.trunc
  store i32 %_0.i, ptr %_5.i.i.i191, align 4, !alias.scope !989
  %23 = load i64, ptr %0, align 8, !alias.scope !989, !noundef !2
  %24 = add i64 %23, 1
  store i64 %24, ptr %0, align 8, !alias.scope !989
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit192:
  %_8.i600 = phi i64 [ %24, %bb5.i190 ], [ %_8.i601, %bb28 ]
  %_8.i185582 = phi i64 [ %24, %bb5.i190 ], [ %_8.i185, %bb28 ]
  %spec.select.i188 = phi i64 [ 3, %bb5.i190 ], [ 1, %bb28 ]
  %_0.sroa.0.0.i.i.i189 = phi i64 [ %22, %bb5.i190 ], [ 0, %bb28 ]
  br i1 %_3.i.i.i186, label %bb5.outer804, label %bb127

bb39:
  %_39.sroa.5.8.extract.trunc = trunc i64 %_40.sroa.5.2 to i32
  %_3.i.not.not.i196.not = icmp eq i64 %_5.i195, 0
  br i1 %_3.i.not.not.i196.not, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit204, label %bb5.i198

bb5.i198:
  %_4.i.i197 = add nsw i64 %_5.i195, -1
  store i64 %_4.i.i197, ptr %0, align 8, !alias.scope !992, !noalias !995
  %25 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i.i197
  %_9.i202 = load i32, ptr %25, align 4, !alias.scope !992, !noalias !995, !noundef !2
  %_46.sroa.5.8.insert.ext = zext i32 %_9.i202 to i64
  %_46.sroa.5.8.insert.mask = and i64 %_46.sroa.5.0.ph786, -4294967296
  %_46.sroa.5.8.insert.insert = or disjoint i64 %_46.sroa.5.8.insert.mask, %_46.sroa.5.8.insert.ext
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit204

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit204:
  %_8.i598 = phi i64 [ %_4.i.i197, %bb5.i198 ], [ %_8.i599, %bb39 ]
  %_8.i185580 = phi i64 [ %_4.i.i197, %bb5.i198 ], [ %_8.i185581, %bb39 ]
  %_8.i212 = phi i64 [ %_4.i.i197, %bb5.i198 ], [ %_8.i212565, %bb39 ]
  %_46.sroa.5.2 = phi i64 [ %_46.sroa.5.8.insert.insert, %bb5.i198 ], [ -1, %bb39 ]
  %_46.sroa.0.0 = phi i64 [ 3, %bb5.i198 ], [ 0, %bb39 ]
  %_45.sroa.5.8.insert.ext = and i64 %_46.sroa.5.2, 4294967295
  %_45.sroa.5.8.insert.mask = and i64 %_45.sroa.5.0.ph787, -4294967296
  %_45.sroa.5.8.insert.insert = or disjoint i64 %_45.sroa.5.8.insert.ext, %_45.sroa.5.8.insert.mask
  br i1 %_3.i.not.not.i196.not, label %bb127, label %bb43

bb43:
  %_3.i.i.i213 = icmp ult i64 %_8.i212, 8
  br i1 %_3.i.i.i213, label %bb5.i217, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219

bb5.i217:
  %_5.i.i.i218 = getelementptr inbounds nuw i32, ptr %stack, i64 %_8.i212
  %26 = ptrtoint ptr %_5.i.i.i218 to i64
  %_45.sroa.5.8.extract.trunc = trunc i64 %_46.sroa.5.2 to i32
  %27 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %_45.sroa.5.8.extract.trunc, i32 %_39.sroa.5.8.extract.trunc)
  %_5.1.i.i = extractvalue { i32, i1 } %27, 1
  %28 = xor i32 %_45.sroa.5.8.extract.trunc, %_39.sroa.5.8.extract.trunc
  %29 = icmp sgt i32 %28, -1
  %..i = select i1 %29, i32 2147483647, i32 -2147483648
  %_5.0.i.i = extractvalue { i32, i1 } %27, 0
  %x.sroa.0.0.i = select i1 %_5.1.i.i, i32 %..i, i32 %_5.0.i.i
  store i32 %x.sroa.0.0.i, ptr %_5.i.i.i218, align 4, !alias.scope !997
  %30 = load i64, ptr %0, align 8, !alias.scope !997, !noundef !2
  %31 = add i64 %30, 1
  store i64 %31, ptr %0, align 8, !alias.scope !997
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit219:
  %_8.i597 = phi i64 [ %31, %bb5.i217 ], [ %_8.i598, %bb43 ]
  %_8.i185579 = phi i64 [ %31, %bb5.i217 ], [ %_8.i185580, %bb43 ]
  %_8.i212563 = phi i64 [ %31, %bb5.i217 ], [ %_8.i212, %bb43 ]
  %spec.select.i215 = phi i64 [ 3, %bb5.i217 ], [ 1, %bb43 ]
  %_0.sroa.0.0.i.i.i216 = phi i64 [ %26, %bb5.i217 ], [ 0, %bb43 ]
  br i1 %_3.i.i.i213, label %bb5.outer780, label %bb127

bb54:
  %_57.sroa.5.8.extract.trunc = trunc i64 %_58.sroa.5.2 to i32
  %_3.i.not.not.i223.not = icmp eq i64 %_5.i222, 0
  br i1 %_3.i.not.not.i223.not, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit231, label %bb5.i225

bb5.i225:
  %_4.i.i224 = add nsw i64 %_5.i222, -1
  store i64 %_4.i.i224, ptr %0, align 8, !alias.scope !1000, !noalias !1003
  %32 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i.i224
  %_9.i229 = load i32, ptr %32, align 4, !alias.scope !1000, !noalias !1003, !noundef !2
  %_64.sroa.5.8.insert.ext = zext i32 %_9.i229 to i64
  %_64.sroa.5.8.insert.mask = and i64 %_64.sroa.5.0.ph, -4294967296
  %_64.sroa.5.8.insert.insert = or disjoint i64 %_64.sroa.5.8.insert.mask, %_64.sroa.5.8.insert.ext
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit231

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit231:
  %_8.i595 = phi i64 [ %_4.i.i224, %bb5.i225 ], [ %_8.i596, %bb54 ]
  %_8.i185577 = phi i64 [ %_4.i.i224, %bb5.i225 ], [ %_8.i185578, %bb54 ]
  %_8.i212561 = phi i64 [ %_4.i.i224, %bb5.i225 ], [ %_8.i212562, %bb54 ]
  %_8.i253 = phi i64 [ %_4.i.i224, %bb5.i225 ], [ %_8.i253549, %bb54 ]
  %_64.sroa.0.0 = phi i64 [ 3, %bb5.i225 ], [ 0, %bb54 ]
  %_64.sroa.5.2 = phi i64 [ %_64.sroa.5.8.insert.insert, %bb5.i225 ], [ -1, %bb54 ]
  br i1 %_3.i.not.not.i223.not, label %bb127, label %bb58

bb58:
  %_63.sroa.5.8.extract.trunc = trunc i64 %_64.sroa.5.2 to i32
  %33 = icmp ne i32 %_57.sroa.5.8.extract.trunc, 0
  %34 = icmp ne i32 %_63.sroa.5.8.extract.trunc, -2147483648
  %35 = icmp ne i32 %_57.sroa.5.8.extract.trunc, -1
  %spec.select.i239.not349 = or i1 %35, %34
  %spec.select1.i.not = and i1 %33, %spec.select.i239.not349
  br i1 %spec.select1.i.not, label %bb9.i, label %_RNvMs0_NtCseX1YaHYvd1L_4core3numl11checked_div.exit

bb9.i:
  %_5.i240 = sdiv i32 %_63.sroa.5.8.extract.trunc, %_57.sroa.5.8.extract.trunc
  %36 = zext i32 %_5.i240 to i64
  br label %_RNvMs0_NtCseX1YaHYvd1L_4core3numl11checked_div.exit

_RNvMs0_NtCseX1YaHYvd1L_4core3numl11checked_div.exit:
  %_73.sroa.4.8.insert.insert._9.sroa.0.1 = phi i64 [ %36, %bb9.i ], [ %iter.sroa.8.0, %bb58 ]
  %. = phi i64 [ 3, %bb9.i ], [ 2, %bb58 ]
  br i1 %spec.select1.i.not, label %bb64, label %bb127

bb64:
  %_3.i.i.i254 = icmp ult i64 %_8.i253, 8
  br i1 %_3.i.i.i254, label %bb5.i258, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260

bb5.i258:
  %_5.i.i.i259 = getelementptr inbounds nuw i32, ptr %stack, i64 %_8.i253
  %37 = ptrtoint ptr %_5.i.i.i259 to i64
  %_72.sroa.5.8.extract.trunc = trunc i64 %_73.sroa.4.8.insert.insert._9.sroa.0.1 to i32
  store i32 %_72.sroa.5.8.extract.trunc, ptr %_5.i.i.i259, align 4, !alias.scope !1005
  %38 = load i64, ptr %0, align 8, !alias.scope !1005, !noundef !2
  %39 = add i64 %38, 1
  store i64 %39, ptr %0, align 8, !alias.scope !1005
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit260:
  %_8.i594 = phi i64 [ %39, %bb5.i258 ], [ %_8.i595, %bb64 ]
  %_8.i185576 = phi i64 [ %39, %bb5.i258 ], [ %_8.i185577, %bb64 ]
  %_8.i212560 = phi i64 [ %39, %bb5.i258 ], [ %_8.i212561, %bb64 ]
  %_8.i253547 = phi i64 [ %39, %bb5.i258 ], [ %_8.i253, %bb64 ]
  %spec.select.i256 = phi i64 [ 3, %bb5.i258 ], [ 1, %bb64 ]
  %_0.sroa.0.0.i.i.i257 = phi i64 [ %37, %bb5.i258 ], [ 0, %bb64 ]
  br i1 %_3.i.i.i254, label %bb5.outer, label %bb127

bb75:
  %_95 = icmp ult i64 %_4.i, 8
  br i1 %_95, label %bb78, label %panic

bb78:
  %_3.i.i.i264 = icmp ult i64 %_5.i115, 8
  br i1 %_3.i.i.i264, label %bb5.i268, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270

bb5.i268:
  %_5.i.i.i269 = getelementptr inbounds nuw i32, ptr %stack, i64 %_5.i115
  %40 = ptrtoint ptr %_5.i.i.i269 to i64
  %41 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i
  %_94 = load i32, ptr %41, align 4, !noundef !2
  store i32 %_94, ptr %_5.i.i.i269, align 4, !alias.scope !1008
  %42 = load i64, ptr %0, align 8, !alias.scope !1008, !noundef !2
  %43 = add i64 %42, 1
  store i64 %43, ptr %0, align 8, !alias.scope !1008
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit270:
  %_8.i593 = phi i64 [ %43, %bb5.i268 ], [ %_8.i, %bb78 ]
  %_8.i185575 = phi i64 [ %43, %bb5.i268 ], [ %_8.i185585, %bb78 ]
  %_8.i212559 = phi i64 [ %43, %bb5.i268 ], [ %_5.i86, %bb78 ]
  %_8.i253546 = phi i64 [ %43, %bb5.i268 ], [ %_5.i98, %bb78 ]
  %_85536 = phi i64 [ %43, %bb5.i268 ], [ %_5.i115, %bb78 ]
  %spec.select.i266 = phi i64 [ 3, %bb5.i268 ], [ 1, %bb78 ]
  %_0.sroa.0.0.i.i.i267 = phi i64 [ %40, %bb5.i268 ], [ 0, %bb78 ]
  br i1 %_3.i.i.i264, label %bb5.outer823, label %bb127

panic:
  call void @_RNvNtCseX1YaHYvd1L_4core9panicking18panic_bounds_check(i64 noundef %_4.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_755abcc6c22fcae747bf645d8a236dcb) #17
  unreachable

bb86:
  %_98.sroa.5.8.extract.trunc = trunc i64 %_99.sroa.5.2 to i32
  %_3.i.not.not.i274.not = icmp eq i64 %_5.i273, 0
  br i1 %_3.i.not.not.i274.not, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit283, label %bb5.i276

bb5.i276:
  %_4.i.i275 = add nsw i64 %_5.i273, -1
  store i64 %_4.i.i275, ptr %0, align 8, !alias.scope !1011, !noalias !1014
  %44 = getelementptr inbounds nuw i32, ptr %stack, i64 %_4.i.i275
  %_9.i280 = load i32, ptr %44, align 4, !alias.scope !1011, !noalias !1014, !noundef !2
  %_105.sroa.5.8.insert.ext = zext i32 %_9.i280 to i64
  %_105.sroa.5.8.insert.mask = and i64 %_105.sroa.5.0.ph851, -4294967296
  %_105.sroa.5.8.insert.insert = or disjoint i64 %_105.sroa.5.8.insert.mask, %_105.sroa.5.8.insert.ext
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit283

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop.exit283:
  %_8.i291 = phi i64 [ %_4.i.i275, %bb5.i276 ], [ 0, %bb86 ]
  %_105.sroa.0.0 = phi i64 [ 3, %bb5.i276 ], [ 0, %bb86 ]
  %_105.sroa.5.2 = phi i64 [ %_105.sroa.5.8.insert.insert, %bb5.i276 ], [ -1, %bb86 ]
  %_104.sroa.5.8.insert.ext = and i64 %_105.sroa.5.2, 4294967295
  %_104.sroa.5.8.insert.mask = and i64 %_104.sroa.5.0.ph850, -4294967296
  %_104.sroa.5.8.insert.insert = or disjoint i64 %_104.sroa.5.8.insert.ext, %_104.sroa.5.8.insert.mask
  br i1 %_3.i.not.not.i274.not, label %bb127, label %bb90

bb90:
  %_5.i.i.i297 = getelementptr inbounds nuw i32, ptr %stack, i64 %_8.i291
  store i32 %_98.sroa.5.8.extract.trunc, ptr %_5.i.i.i297, align 4, !alias.scope !1016
  %45 = load i64, ptr %0, align 8, !alias.scope !1016, !noundef !2
  %46 = add i64 %45, 1
  store i64 %46, ptr %0, align 8, !alias.scope !1016
  %_3.i.i.i302 = icmp ult i64 %46, 8
  br i1 %_3.i.i.i302, label %bb5.i306, label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308

bb5.i306:
  %_104.sroa.5.8.extract.trunc = trunc i64 %_105.sroa.5.2 to i32
  %_5.i.i.i307 = getelementptr inbounds nuw i32, ptr %stack, i64 %46
  %47 = ptrtoint ptr %_5.i.i.i307 to i64
  store i32 %_104.sroa.5.8.extract.trunc, ptr %_5.i.i.i307, align 4, !alias.scope !1019
  %48 = load i64, ptr %0, align 8, !alias.scope !1019, !noundef !2
  %49 = add i64 %48, 1
  store i64 %49, ptr %0, align 8, !alias.scope !1019
  br label %_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308

_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push.exit308:
  %_8.i589 = phi i64 [ %49, %bb5.i306 ], [ %46, %bb90 ]
  %spec.select.i304 = phi i64 [ 3, %bb5.i306 ], [ 1, %bb90 ]
  %_0.sroa.0.0.i.i.i305 = phi i64 [ %47, %bb5.i306 ], [ 0, %bb90 ]
  br i1 %_3.i.i.i302, label %bb5.outer840, label %bb127

bb5.i316:
  %_122.sroa.5.8.insert.ext = and i64 %_123.sroa.5.2, 4294967295
  %_122.sroa.5.8.insert.mask = and i64 %_122.sroa.5.0.ph862, -4294967296
  %_122.sroa.5.8.insert.insert = or disjoint i64 %_122.sroa.5.8.insert.ext, %_122.sroa.5.8.insert.mask
  %_5.i.i.i317 = getelementptr inbounds nuw i32, ptr %stack, i64 %_8.i311
  %_132347 = and i64 %_123.sroa.5.2, 1
  %.not62 = icmp eq i64 %_132347, 0
  %spec.select.v = select i1 %.not62, i56 %_9.sroa.8.12.extract.shift, i56 %_9.sroa.8.10.extract.shift.le
  %spec.select = trunc i56 %spec.select.v to i16
  %_0.i82 = sext i16 %spec.select to i32
  store i32 %_0.i82, ptr %_5.i.i.i317, align 4, !alias.scope !1022
  %50 = load i64, ptr %0, align 8, !alias.scope !1022, !noundef !2
  %51 = add i64 %50, 1
  store i64 %51, ptr %0, align 8, !alias.scope !1022
  br label %bb5.outer854
}

define internal noundef zeroext i1 @_RNvXst_NtCseX1YaHYvd1L_4core6resultINtB5_6ResultlNtNtCsbmQ8rYDpDio_7kernels4work4StopENtNtB7_3fmt5Debug3fmtBP_(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(16) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #16 {
start:
  %__self_01 = alloca [8 x i8], align 8
  %__self_0 = alloca [8 x i8], align 8
  %0 = load i64, ptr %self, align 8, !range !1025, !noundef !2
  %.not = icmp eq i64 %0, 3
  br i1 %.not, label %bb3, label %bb2

bb2:
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_01)
  store ptr %self, ptr %__self_01, align 8
  %1 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_bf301217d548e4f1fd13189dd935c554, i64 noundef 3, ptr noundef nonnull %__self_01, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.b) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_01)
  br label %bb6

bb3:
  call void @llvm.lifetime.start.p0(ptr nonnull %__self_0)
  %2 = getelementptr inbounds nuw i8, ptr %self, i64 8
  store ptr %2, ptr %__self_0, align 8
  %3 = call noundef zeroext i1 @_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter25debug_tuple_field1_finish(ptr noalias noundef nonnull align 8 dereferenceable(24) %f, ptr noalias noundef nonnull readonly captures(address, read_provenance) @alloc_c73d17da7498663a071b898ac2218935, i64 noundef 2, ptr noundef nonnull %__self_0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) @vtable.54) #18
  call void @llvm.lifetime.end.p0(ptr nonnull %__self_0)
  br label %bb6

bb6:
  %_0.sroa.0.0.in = phi i1 [ %1, %bb2 ], [ %3, %bb3 ]
  ret i1 %_0.sroa.0.0.in
}

define internal noundef zeroext i1 @_RNvXsP_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_5Debug3fmt(ptr noalias noundef readonly align 2 captures(address, read_provenance) dereferenceable(2) %self, ptr noalias noundef align 8 dereferenceable(24) %f) unnamed_addr #16 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %f, i64 16
  %_3.i = load i32, ptr %0, align 8, !alias.scope !1026, !noundef !2
  %_2.i = and i32 %_3.i, 33554432
  %_0.i.not = icmp eq i32 %_2.i, 0
  br i1 %_0.i.not, label %bb3, label %bb2

bb3:
  %_2.i2 = and i32 %_3.i, 67108864
  %_0.i3.not = icmp eq i32 %_2.i2, 0
  br i1 %_0.i3.not, label %bb6, label %bb5

bb2:
  %1 = tail call noundef zeroext i1 @_RNvXsn_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_8LowerHex3fmt(ptr noalias noundef nonnull readonly align 2 captures(address, read_provenance) dereferenceable(2) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %bb8

bb6:
  %2 = tail call noundef zeroext i1 @_RNvXs4_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impsNtB9_7Display3fmt(ptr noalias noundef nonnull readonly align 2 captures(address, read_provenance) dereferenceable(2) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %bb8

bb5:
  %3 = tail call noundef zeroext i1 @_RNvXsp_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_8UpperHex3fmt(ptr noalias noundef nonnull readonly align 2 captures(address, read_provenance) dereferenceable(2) %self, ptr noalias noundef nonnull align 8 dereferenceable(24) %f) #18
  br label %bb8

bb8:
  %_0.sroa.0.0.in = phi i1 [ %1, %bb2 ], [ %3, %bb5 ], [ %2, %bb6 ]
  ret i1 %_0.sroa.0.0.in
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nounwind optsize "no-builtins" "target-cpu"="sm_75" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { convergent nounwind optsize "target-cpu"="sm_75" }
attributes #10 = { cold convergent noinline noreturn nounwind optsize "target-cpu"="sm_75" }
attributes #11 = { cold convergent inlinehint noreturn nounwind optsize "target-cpu"="sm_75" }
attributes #12 = { nounwind optsize "target-cpu"="sm_75" }
attributes #13 = { noinline nounwind optsize "target-cpu"="sm_75" }
attributes #14 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_75" }
attributes #15 = { cold noreturn nounwind optsize memory(inaccessiblemem: write) "target-cpu"="sm_75" }
attributes #16 = { convergent inlinehint nounwind optsize "target-cpu"="sm_75" }
attributes #17 = { noinline noreturn nounwind }
attributes #18 = { nounwind }
attributes #19 = { inlinehint nounwind }
attributes #20 = { inlinehint noreturn nounwind }
attributes #21 = { noreturn nounwind }
attributes #22 = { noinline nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{}
!3 = !{i64 8}
!4 = !{i8 0, i8 2}
!5 = !{!6, !8}
!6 = distinct !{!6, !7, !"_RNvMsf_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_: %self"}
!7 = distinct !{!7, !"_RNvMsf_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_13SplitInternalcE14next_inclusiveB9_"}
!8 = distinct !{!8, !9, !"_RNvXsH_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_: %self"}
!9 = distinct !{!9, !"_RNvXsH_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_14SplitInclusivecENtNtNtNtB9_4iter6traits8iterator8Iterator4nextB9_"}
!10 = !{!11, !6, !8}
!11 = distinct !{!11, !12, !"_RNvXs_NtNtCseX1YaHYvd1L_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack: %self"}
!12 = distinct !{!12, !"_RNvXs_NtNtCseX1YaHYvd1L_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher8haystack"}
!13 = !{!14, !6, !8}
!14 = distinct !{!14, !15, !"_RNvXs_NtNtCseX1YaHYvd1L_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %self"}
!15 = distinct !{!15, !"_RNvXs_NtNtCseX1YaHYvd1L_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match"}
!16 = !{!17}
!17 = distinct !{!17, !15, !"_RNvXs_NtNtCseX1YaHYvd1L_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher10next_match: %_0"}
!18 = !{!19, !14, !6, !8}
!19 = distinct !{!19, !20, !"_RNvMNtNtCseX1YaHYvd1L_4core3str7patternNtB2_12CharSearcher9utf8_size: %self"}
!20 = distinct !{!20, !"_RNvMNtNtCseX1YaHYvd1L_4core3str7patternNtB2_12CharSearcher9utf8_size"}
!21 = !{!22, !24, !26, !28}
!22 = distinct !{!22, !23, !"_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive: %text.0"}
!23 = distinct !{!23, !"_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive"}
!24 = distinct !{!24, !25, !"_RNvNvNtNtCseX1YaHYvd1L_4core5slice6memchr14memchr_aligned7runtime: %text.0"}
!25 = distinct !{!25, !"_RNvNvNtNtCseX1YaHYvd1L_4core5slice6memchr14memchr_aligned7runtime"}
!26 = distinct !{!26, !27, !"_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr14memchr_aligned: %text.0"}
!27 = distinct !{!27, !"_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr14memchr_aligned"}
!28 = distinct !{!28, !29, !"_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr6memchr: %text.0"}
!29 = distinct !{!29, !"_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr6memchr"}
!30 = !{!24, !26, !28}
!31 = !{!32, !24, !26, !28}
!32 = distinct !{!32, !33, !"_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive: %text.0"}
!33 = distinct !{!33, !"_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive"}
!34 = !{!35, !28}
!35 = distinct !{!35, !36, !"_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive: %text.0"}
!36 = distinct !{!36, !"_RNvNtNtCseX1YaHYvd1L_4core5slice6memchr12memchr_naive"}
!37 = !{!"branch_weights", i32 4001, i32 4000000}
!38 = !{!39, !41, !17}
!39 = distinct !{!39, !40, !"_RNvXs2_NtNtCseX1YaHYvd1L_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexB9_: %slice.0"}
!40 = distinct !{!40, !"_RNvXs2_NtNtCseX1YaHYvd1L_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexB9_"}
!41 = distinct !{!41, !42, !"_RNvXsd_NtCseX1YaHYvd1L_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_: %self"}
!42 = distinct !{!42, !"_RNvXsd_NtCseX1YaHYvd1L_4core5arrayAhj4_INtNtNtB7_3ops5index5IndexINtNtBG_5range5RangejEE5indexB7_"}
!43 = !{!44, !46, !17}
!44 = distinct !{!44, !45, !"_RNvXs7_NtNtCseX1YaHYvd1L_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %self"}
!45 = distinct !{!45, !"_RNvXs7_NtNtCseX1YaHYvd1L_4core3cmp5implsRShNtB7_9PartialEq2eqB9_"}
!46 = distinct !{!46, !45, !"_RNvXs7_NtNtCseX1YaHYvd1L_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %other"}
!47 = !{!48, !6, !8}
!48 = distinct !{!48, !49, !"_RNvMsf_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_13SplitInternalcE7get_endB9_: %self"}
!49 = distinct !{!49, !"_RNvMsf_NtNtCseX1YaHYvd1L_4core3str4iterINtB5_13SplitInternalcE7get_endB9_"}
!50 = !{!51, !53}
!51 = distinct !{!51, !52, !"_RNvXs2_NtNtCseX1YaHYvd1L_4core3str7patterncNtB5_7Pattern12is_suffix_of: %haystack.0"}
!52 = distinct !{!52, !"_RNvXs2_NtNtCseX1YaHYvd1L_4core3str7patterncNtB5_7Pattern12is_suffix_of"}
!53 = distinct !{!53, !54, !"_RINvMNtCseX1YaHYvd1L_4core3stre9ends_withcEB5_: %self.0"}
!54 = distinct !{!54, !"_RINvMNtCseX1YaHYvd1L_4core3stre9ends_withcEB5_"}
!55 = !{!56, !58}
!56 = distinct !{!56, !57, !"_RNvXs7_NtNtCseX1YaHYvd1L_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %self"}
!57 = distinct !{!57, !"_RNvXs7_NtNtCseX1YaHYvd1L_4core3cmp5implsRShNtB7_9PartialEq2eqB9_"}
!58 = distinct !{!58, !57, !"_RNvXs7_NtNtCseX1YaHYvd1L_4core3cmp5implsRShNtB7_9PartialEq2eqB9_: %other"}
!59 = !{!60}
!60 = distinct !{!60, !61, !"_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj4__fmt: %buf.0"}
!61 = distinct !{!61, !"_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj4__fmt"}
!62 = !{!63}
!63 = distinct !{!63, !64, !"_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj10__fmt_inner: %buf.0"}
!64 = distinct !{!64, !"_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj10__fmt_inner"}
!65 = !{!63, !60}
!66 = !{!67, !63, !60}
!67 = distinct !{!67, !68, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!68 = distinct !{!68, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!69 = !{!70, !63, !60}
!70 = distinct !{!70, !71, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!71 = distinct !{!71, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!72 = !{!73, !63, !60}
!73 = distinct !{!73, !74, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!74 = distinct !{!74, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!75 = !{!76, !63, !60}
!76 = distinct !{!76, !77, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!77 = distinct !{!77, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!78 = !{!79, !63, !60}
!79 = distinct !{!79, !80, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!80 = distinct !{!80, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!81 = !{!82, !63, !60}
!82 = distinct !{!82, !83, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!83 = distinct !{!83, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!84 = !{!85, !63, !60}
!85 = distinct !{!85, !86, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!86 = distinct !{!86, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!87 = !{!88}
!88 = distinct !{!88, !89, !"_RNvMNtNtCseX1YaHYvd1L_4core5panic10panic_infoNtB2_9PanicInfo3new: %_0"}
!89 = distinct !{!89, !"_RNvMNtNtCseX1YaHYvd1L_4core5panic10panic_infoNtB2_9PanicInfo3new"}
!90 = !{!91, !92}
!91 = distinct !{!91, !89, !"_RNvMNtNtCseX1YaHYvd1L_4core5panic10panic_infoNtB2_9PanicInfo3new: %message"}
!92 = distinct !{!92, !89, !"_RNvMNtNtCseX1YaHYvd1L_4core5panic10panic_infoNtB2_9PanicInfo3new: %location"}
!93 = !{!94}
!94 = distinct !{!94, !95, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate: %self"}
!95 = distinct !{!95, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate"}
!96 = !{!97}
!97 = distinct !{!97, !98, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9sign_plus: %self"}
!98 = distinct !{!98, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9sign_plus"}
!99 = !{!100, !102, !104, !106, !108}
!100 = distinct !{!100, !101, !"_RNCINvNvXs1_NtNtNtCseX1YaHYvd1L_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!101 = distinct !{!101, !"_RNCINvNvXs1_NtNtNtCseX1YaHYvd1L_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!102 = distinct !{!102, !103, !"_RNCINvNtNtNtCseX1YaHYvd1L_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_: %elt"}
!103 = distinct !{!103, !"_RNCINvNtNtNtCseX1YaHYvd1L_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_"}
!104 = distinct !{!104, !105, !"_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case: %s.0"}
!105 = distinct !{!105, !"_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case"}
!106 = distinct !{!106, !107, !"_RNvNtNtCseX1YaHYvd1L_4core3str5count14do_count_chars: %s.0"}
!107 = distinct !{!107, !"_RNvNtNtCseX1YaHYvd1L_4core3str5count14do_count_chars"}
!108 = distinct !{!108, !109, !"_RNvNtNtCseX1YaHYvd1L_4core3str5count11count_chars: %s.0"}
!109 = distinct !{!109, !"_RNvNtNtCseX1YaHYvd1L_4core3str5count11count_chars"}
!110 = !{!111}
!111 = distinct !{!111, !112, !"_RNCNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case0B7_: %_2"}
!112 = distinct !{!112, !"_RNCNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case0B7_"}
!113 = !{!114, !116, !118, !108}
!114 = distinct !{!114, !115, !"_RNCINvNvXs1_NtNtNtCseX1YaHYvd1L_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!115 = distinct !{!115, !"_RNCINvNvXs1_NtNtNtCseX1YaHYvd1L_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!116 = distinct !{!116, !117, !"_RNCINvNtNtNtCseX1YaHYvd1L_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_: %elt"}
!117 = distinct !{!117, !"_RNCINvNtNtNtCseX1YaHYvd1L_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_"}
!118 = distinct !{!118, !119, !"_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case: %s.0"}
!119 = distinct !{!119, !"_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case"}
!120 = !{!121}
!121 = distinct !{!121, !122, !"_RNCNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case0B7_: %_2"}
!122 = distinct !{!122, !"_RNCNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case0B7_"}
!123 = !{!108}
!124 = !{!125, !127, !129, !108}
!125 = distinct !{!125, !126, !"_RNCINvNvXs1_NtNtNtCseX1YaHYvd1L_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_: argument 0"}
!126 = distinct !{!126, !"_RNCINvNvXs1_NtNtNtCseX1YaHYvd1L_4core4iter8adapters6filterINtBa_6FilterppENtNtNtBe_6traits8iterator8Iterator5count8to_usizeRhNCNvNtNtBg_3str5count23char_count_general_case0E0Bg_"}
!127 = distinct !{!127, !128, !"_RNCINvNtNtNtCseX1YaHYvd1L_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_: %elt"}
!128 = distinct !{!128, !"_RNCINvNtNtNtCseX1YaHYvd1L_4core4iter8adapters3map8map_foldRhjjNCINvNvXs1_NtB6_6filterINtB19_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizeBU_NCNvNtNtBa_3str5count23char_count_general_case0E0NCINvXsK_NtB1G_5accumjNtB3o_3Sum3sumINtB4_3MapINtNtNtBa_5slice4iter4IterhEBY_EE0E0Ba_"}
!129 = distinct !{!129, !130, !"_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case: %s.0"}
!130 = distinct !{!130, !"_RNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case"}
!131 = !{!132}
!132 = distinct !{!132, !133, !"_RNCNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case0B7_: %_2"}
!133 = distinct !{!133, !"_RNCNvNtNtCseX1YaHYvd1L_4core3str5count23char_count_general_case0B7_"}
!134 = !{!135}
!135 = distinct !{!135, !136, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter7padding: %self"}
!136 = distinct !{!136, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter7padding"}
!137 = !{!138}
!138 = distinct !{!138, !139, !"_RNvMs_NtCseX1YaHYvd1L_4core3fmtNtB4_17FormattingOptions5align: %self"}
!139 = distinct !{!139, !"_RNvMs_NtCseX1YaHYvd1L_4core3fmtNtB4_17FormattingOptions5align"}
!140 = !{!141}
!141 = distinct !{!141, !142, !"_RNvMs9_NtCseX1YaHYvd1L_4core3fmtNtB5_11PostPadding5write: %f"}
!142 = distinct !{!142, !"_RNvMs9_NtCseX1YaHYvd1L_4core3fmtNtB5_11PostPadding5write"}
!143 = !{!144}
!144 = distinct !{!144, !145, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter7padding: %self"}
!145 = distinct !{!145, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter7padding"}
!146 = !{!147, !149}
!147 = distinct !{!147, !148, !"_RNvNtCseX1YaHYvd1L_4core3fmt5write: %output.1"}
!148 = distinct !{!148, !"_RNvNtCseX1YaHYvd1L_4core3fmt5write"}
!149 = distinct !{!149, !150, !"_RNvXs_NvNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_: %self"}
!150 = distinct !{!150, !"_RNvXs_NvNtNtCseX1YaHYvd1L_4core3fmt5Write9write_fmtQNtNtB8_8builders10PadAdapterNtB4_12SpecWriteFmt14spec_write_fmtBa_"}
!151 = !{!147}
!152 = !{!153}
!153 = distinct !{!153, !154, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new: %_0"}
!154 = distinct !{!154, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new"}
!155 = !{!156, !147, !149}
!156 = distinct !{!156, !154, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new: %write.1"}
!157 = !{!158}
!158 = distinct !{!158, !159, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt: %self"}
!159 = distinct !{!159, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt"}
!160 = !{!161, !147, !149}
!161 = distinct !{!161, !159, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt: %f"}
!162 = !{!163}
!163 = distinct !{!163, !164, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument6as_u16: %self"}
!164 = distinct !{!164, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument6as_u16"}
!165 = !{!166}
!166 = distinct !{!166, !167, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument6as_u16: %self"}
!167 = distinct !{!167, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument6as_u16"}
!168 = !{!169}
!169 = distinct !{!169, !170, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new: %_0"}
!170 = distinct !{!170, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new"}
!171 = !{!172, !147, !149}
!172 = distinct !{!172, !170, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new: %write.1"}
!173 = !{!174}
!174 = distinct !{!174, !175, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt: %self"}
!175 = distinct !{!175, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt"}
!176 = !{!177, !147, !149}
!177 = distinct !{!177, !175, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt: %f"}
!178 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!179 = !{!180}
!180 = distinct !{!180, !181, !"_RNvXsZ_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_5Debug3fmt: %self"}
!181 = distinct !{!181, !"_RNvXsZ_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_5Debug3fmt"}
!182 = !{!183}
!183 = distinct !{!183, !181, !"_RNvXsZ_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_5Debug3fmt: %f"}
!184 = !{!185, !183}
!185 = distinct !{!185, !186, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter15debug_lower_hex: %self"}
!186 = distinct !{!186, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter15debug_lower_hex"}
!187 = !{!188}
!188 = distinct !{!188, !189, !"_RNvXs6_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8LowerHex3fmt: %self"}
!189 = distinct !{!189, !"_RNvXs6_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8LowerHex3fmt"}
!190 = !{!188, !191, !180, !183}
!191 = distinct !{!191, !189, !"_RNvXs6_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8LowerHex3fmt: %f"}
!192 = !{!188, !180}
!193 = !{!191, !183}
!194 = !{!195}
!195 = distinct !{!195, !196, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!196 = distinct !{!196, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!197 = !{!198}
!198 = distinct !{!198, !199, !"_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt: %self"}
!199 = distinct !{!199, !"_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt"}
!200 = !{!198, !201, !180, !183}
!201 = distinct !{!201, !199, !"_RNvXsi_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impjNtB9_7Display3fmt: %f"}
!202 = !{!198, !180}
!203 = !{!201, !183}
!204 = !{!205}
!205 = distinct !{!205, !206, !"_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj4__fmt: %buf.0"}
!206 = distinct !{!206, !"_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj4__fmt"}
!207 = !{!208}
!208 = distinct !{!208, !209, !"_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj10__fmt_inner: %buf.0"}
!209 = distinct !{!209, !"_RNvMsk_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impj10__fmt_inner"}
!210 = !{!208, !205, !198, !201, !180, !183}
!211 = !{!212, !208, !205}
!212 = distinct !{!212, !213, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!213 = distinct !{!213, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!214 = !{!215, !208, !205}
!215 = distinct !{!215, !216, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!216 = distinct !{!216, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!217 = !{!218, !208, !205}
!218 = distinct !{!218, !219, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!219 = distinct !{!219, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!220 = !{!221, !208, !205}
!221 = distinct !{!221, !222, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!222 = distinct !{!222, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!223 = !{!224, !208, !205}
!224 = distinct !{!224, !225, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!225 = distinct !{!225, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!226 = !{!227, !208, !205}
!227 = distinct !{!227, !228, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!228 = distinct !{!228, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!229 = !{!230, !208, !205}
!230 = distinct !{!230, !231, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!231 = distinct !{!231, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!232 = !{!233}
!233 = distinct !{!233, !234, !"_RNvXs8_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8UpperHex3fmt: %self"}
!234 = distinct !{!234, !"_RNvXs8_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8UpperHex3fmt"}
!235 = !{!233, !236, !180, !183}
!236 = distinct !{!236, !234, !"_RNvXs8_NtNtCseX1YaHYvd1L_4core3fmt3numjNtB7_8UpperHex3fmt: %f"}
!237 = !{!233, !180}
!238 = !{!236, !183}
!239 = !{!240}
!240 = distinct !{!240, !241, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!241 = distinct !{!241, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!242 = !{!243}
!243 = distinct !{!243, !244, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders15debug_tuple_new: %fmt"}
!244 = distinct !{!244, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders15debug_tuple_new"}
!245 = !{!246}
!246 = distinct !{!246, !247, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!247 = distinct !{!247, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!248 = !{!246, !243}
!249 = !{!250, !251, !252}
!250 = distinct !{!250, !247, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!251 = distinct !{!251, !244, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders15debug_tuple_new: %_0"}
!252 = distinct !{!252, !244, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders15debug_tuple_new: %name.0"}
!253 = !{!246, !250, !251, !243, !252}
!254 = !{!246, !251, !243}
!255 = !{!256}
!256 = distinct !{!256, !257, !"_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple5field: %value.1"}
!257 = distinct !{!257, !"_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple5field"}
!258 = !{!259}
!259 = distinct !{!259, !260, !"_RINvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10DebugTuple10field_withNCNvB2_5field0EBa_: %value_fmt.1"}
!260 = distinct !{!260, !"_RINvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10DebugTuple10field_withNCNvB2_5field0EBa_"}
!261 = !{!262}
!262 = distinct !{!262, !263, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate: %self"}
!263 = distinct !{!263, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate"}
!264 = !{!265, !267, !269, !271, !259, !272, !256}
!265 = distinct !{!265, !266, !"_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple9is_pretty: %self"}
!266 = distinct !{!266, !"_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple9is_pretty"}
!267 = distinct !{!267, !268, !"_RNCINvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB8_10DebugTuple10field_withNCNvB4_5field0E0Bc_: %_1"}
!268 = distinct !{!268, !"_RNCINvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB8_10DebugTuple10field_withNCNvB4_5field0E0Bc_"}
!269 = distinct !{!269, !270, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCINvMs2_NtBL_8buildersNtB1k_10DebugTuple10field_withNCNvB1g_5field0E0EB5_: %op"}
!270 = distinct !{!270, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCINvMs2_NtBL_8buildersNtB1k_10DebugTuple10field_withNCNvB1g_5field0E0EB5_"}
!271 = distinct !{!271, !260, !"_RINvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10DebugTuple10field_withNCNvB2_5field0EBa_: %self"}
!272 = distinct !{!272, !257, !"_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple5field: %self"}
!273 = !{!274, !267, !269, !271, !259, !272, !256}
!274 = distinct !{!274, !275, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!275 = distinct !{!275, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!276 = !{!277}
!277 = distinct !{!277, !278, !"_RNCNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_: %_1.1"}
!278 = distinct !{!278, !"_RNCNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_"}
!279 = !{!277, !259, !256}
!280 = !{!281, !267, !269, !271, !272}
!281 = distinct !{!281, !278, !"_RNCNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_: %f"}
!282 = !{!277, !267, !269, !271, !259, !272, !256}
!283 = !{!284, !267, !269, !271, !259, !272, !256}
!284 = distinct !{!284, !285, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!285 = distinct !{!285, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!286 = !{!267, !269, !271, !259, !272, !256}
!287 = !{!288}
!288 = distinct !{!288, !289, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %_0"}
!289 = distinct !{!289, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap"}
!290 = !{!291}
!291 = distinct !{!291, !289, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %fmt"}
!292 = !{!293}
!293 = distinct !{!293, !289, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %slot"}
!294 = !{!295}
!295 = distinct !{!295, !296, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %_0"}
!296 = distinct !{!296, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_"}
!297 = !{!298}
!298 = distinct !{!298, !296, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %self"}
!299 = !{!300}
!300 = distinct !{!300, !296, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %wrap.0"}
!301 = !{!302, !304, !305, !300, !293}
!302 = distinct !{!302, !303, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_: %self"}
!303 = distinct !{!303, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_"}
!304 = distinct !{!304, !303, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_: %value"}
!305 = distinct !{!305, !306, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %_1.0"}
!306 = distinct !{!306, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_"}
!307 = !{!308, !309, !295, !298, !310, !288, !291, !311, !267, !269, !271, !259, !272, !256}
!308 = distinct !{!308, !306, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %_1.1"}
!309 = distinct !{!309, !306, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %buf.1"}
!310 = distinct !{!310, !296, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %wrap.1"}
!311 = distinct !{!311, !289, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %state"}
!312 = !{!298, !291}
!313 = !{!295, !300, !310, !288, !293, !311, !267, !269, !271, !259, !272, !256}
!314 = !{!295, !288}
!315 = !{!298, !300, !310, !291, !293, !311, !267, !269, !271, !259, !272, !256}
!316 = !{!317}
!317 = distinct !{!317, !318, !"_RNCNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_: %_1.1"}
!318 = distinct !{!318, !"_RNCNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_"}
!319 = !{!317, !259, !256}
!320 = !{!321, !267, !269, !271, !272}
!321 = distinct !{!321, !318, !"_RNCNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_10DebugTuple5field0Bb_: %f"}
!322 = !{!317, !267, !269, !271, !259, !272, !256}
!323 = !{!324}
!324 = distinct !{!324, !325, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!325 = distinct !{!325, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!326 = !{!327, !267, !269, !271, !259, !272, !256}
!327 = distinct !{!327, !325, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!328 = !{!324, !327, !267, !269, !271, !259, !272, !256}
!329 = !{!324, !267, !269, !271, !259, !272, !256}
!330 = !{!331}
!331 = distinct !{!331, !332, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!332 = distinct !{!332, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!333 = !{!334, !335, !337, !339}
!334 = distinct !{!334, !332, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!335 = distinct !{!335, !336, !"_RNCNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_10DebugTuple6finish0Bb_: %_1"}
!336 = distinct !{!336, !"_RNCNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_10DebugTuple6finish0Bb_"}
!337 = distinct !{!337, !338, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_: %op"}
!338 = distinct !{!338, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs2_NtBL_8buildersNtB1j_10DebugTuple6finish0EB5_"}
!339 = distinct !{!339, !340, !"_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple6finish: %self"}
!340 = distinct !{!340, !"_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple6finish"}
!341 = !{!331, !334, !335, !337, !339}
!342 = !{!331, !335, !337, !339}
!343 = !{!344}
!344 = distinct !{!344, !345, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate: %self"}
!345 = distinct !{!345, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate"}
!346 = !{!347, !335, !337, !339}
!347 = distinct !{!347, !348, !"_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple9is_pretty: %self"}
!348 = distinct !{!348, !"_RNvMs2_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_10DebugTuple9is_pretty"}
!349 = !{!350}
!350 = distinct !{!350, !351, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!351 = distinct !{!351, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!352 = !{!353, !335, !337, !339}
!353 = distinct !{!353, !351, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!354 = !{!350, !353, !335, !337, !339}
!355 = !{!350, !335, !337, !339}
!356 = !{!357}
!357 = distinct !{!357, !358, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders16debug_struct_new: %fmt"}
!358 = distinct !{!358, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders16debug_struct_new"}
!359 = !{!360}
!360 = distinct !{!360, !361, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!361 = distinct !{!361, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!362 = !{!360, !357}
!363 = !{!364, !365, !366}
!364 = distinct !{!364, !361, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!365 = distinct !{!365, !358, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders16debug_struct_new: %_0"}
!366 = distinct !{!366, !358, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders16debug_struct_new: %name.0"}
!367 = !{!360, !364, !365, !357, !366}
!368 = !{!360, !365, !357}
!369 = !{!370}
!370 = distinct !{!370, !371, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field: %value.1"}
!371 = distinct !{!371, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field"}
!372 = !{!373}
!373 = distinct !{!373, !374, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_: %value_fmt.1"}
!374 = distinct !{!374, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_"}
!375 = !{!376}
!376 = distinct !{!376, !377, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate: %self"}
!377 = distinct !{!377, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate"}
!378 = !{!379, !381, !383, !385, !386, !373, !387, !388, !370}
!379 = distinct !{!379, !380, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct9is_pretty: %self"}
!380 = distinct !{!380, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct9is_pretty"}
!381 = distinct !{!381, !382, !"_RNCINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB8_11DebugStruct10field_withNCNvB4_5field0E0Bc_: %_1"}
!382 = distinct !{!382, !"_RNCINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB8_11DebugStruct10field_withNCNvB4_5field0E0Bc_"}
!383 = distinct !{!383, !384, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCINvMs1_NtBL_8buildersNtB1k_11DebugStruct10field_withNCNvB1g_5field0E0EB5_: %op"}
!384 = distinct !{!384, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCINvMs1_NtBL_8buildersNtB1k_11DebugStruct10field_withNCNvB1g_5field0E0EB5_"}
!385 = distinct !{!385, !374, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_: %self"}
!386 = distinct !{!386, !374, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_: %name.0"}
!387 = distinct !{!387, !371, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field: %self"}
!388 = distinct !{!388, !371, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field: %name.0"}
!389 = !{!390, !381, !383, !385, !386, !373, !387, !388, !370}
!390 = distinct !{!390, !391, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!391 = distinct !{!391, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!392 = !{!393, !381, !383, !385, !373, !387, !370}
!393 = distinct !{!393, !394, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!394 = distinct !{!394, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!395 = !{!396, !381, !383, !385, !373, !387, !370}
!396 = distinct !{!396, !397, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!397 = distinct !{!397, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!398 = !{!399}
!399 = distinct !{!399, !400, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %_1.1"}
!400 = distinct !{!400, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_"}
!401 = !{!399, !373, !370}
!402 = !{!403, !381, !383, !385, !386, !387, !388}
!403 = distinct !{!403, !400, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %f"}
!404 = !{!399, !381, !383, !385, !373, !387, !370}
!405 = !{!406, !381, !383, !385, !386, !373, !387, !388, !370}
!406 = distinct !{!406, !407, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!407 = distinct !{!407, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!408 = !{!381, !383, !385, !386, !373, !387, !388, !370}
!409 = !{!410}
!410 = distinct !{!410, !411, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %_0"}
!411 = distinct !{!411, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap"}
!412 = !{!413}
!413 = distinct !{!413, !411, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %fmt"}
!414 = !{!415}
!415 = distinct !{!415, !411, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %slot"}
!416 = !{!417}
!417 = distinct !{!417, !418, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %_0"}
!418 = distinct !{!418, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_"}
!419 = !{!420}
!420 = distinct !{!420, !418, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %self"}
!421 = !{!422}
!422 = distinct !{!422, !418, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %wrap.0"}
!423 = !{!424, !426, !427, !422, !415}
!424 = distinct !{!424, !425, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_: %self"}
!425 = distinct !{!425, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_"}
!426 = distinct !{!426, !425, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_: %value"}
!427 = distinct !{!427, !428, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %_1.0"}
!428 = distinct !{!428, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_"}
!429 = !{!430, !431, !417, !420, !432, !410, !413, !433, !381, !383, !385, !386, !373, !387, !388, !370}
!430 = distinct !{!430, !428, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %_1.1"}
!431 = distinct !{!431, !428, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %buf.1"}
!432 = distinct !{!432, !418, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %wrap.1"}
!433 = distinct !{!433, !411, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %state"}
!434 = !{!420, !413}
!435 = !{!417, !422, !432, !410, !415, !433, !381, !383, !385, !386, !373, !387, !388, !370}
!436 = !{!417, !410}
!437 = !{!420, !422, !432, !413, !415, !433, !381, !383, !385, !386, !373, !387, !388, !370}
!438 = !{!439, !381, !383, !385, !373, !387, !370}
!439 = distinct !{!439, !440, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!440 = distinct !{!440, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!441 = !{!442, !381, !383, !385, !373, !387, !370}
!442 = distinct !{!442, !443, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!443 = distinct !{!443, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!444 = !{!445}
!445 = distinct !{!445, !446, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %_1.1"}
!446 = distinct !{!446, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_"}
!447 = !{!445, !373, !370}
!448 = !{!449, !381, !383, !385, !386, !387, !388}
!449 = distinct !{!449, !446, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %f"}
!450 = !{!445, !381, !383, !385, !373, !387, !370}
!451 = !{!452}
!452 = distinct !{!452, !453, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!453 = distinct !{!453, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!454 = !{!455, !381, !383, !385, !386, !373, !387, !388, !370}
!455 = distinct !{!455, !453, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!456 = !{!452, !455, !381, !383, !385, !373, !387, !370}
!457 = !{!452, !381, !383, !385, !373, !387, !370}
!458 = !{!459}
!459 = distinct !{!459, !460, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate: %self"}
!460 = distinct !{!460, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate"}
!461 = !{!462, !464, !466, !468}
!462 = distinct !{!462, !463, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct9is_pretty: %self"}
!463 = distinct !{!463, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct9is_pretty"}
!464 = distinct !{!464, !465, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct6finish0Bb_: %_1"}
!465 = distinct !{!465, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct6finish0Bb_"}
!466 = distinct !{!466, !467, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs1_NtBL_8buildersNtB1j_11DebugStruct6finish0EB5_: %op"}
!467 = distinct !{!467, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs1_NtBL_8buildersNtB1j_11DebugStruct6finish0EB5_"}
!468 = distinct !{!468, !469, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish: %self"}
!469 = distinct !{!469, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish"}
!470 = !{!471}
!471 = distinct !{!471, !472, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!472 = distinct !{!472, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!473 = !{!474, !464, !466, !468}
!474 = distinct !{!474, !472, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!475 = !{!471, !474, !464, !466, !468}
!476 = !{!471, !464, !466, !468}
!477 = !{!478}
!478 = distinct !{!478, !479, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!479 = distinct !{!479, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!480 = !{!481, !464, !466, !468}
!481 = distinct !{!481, !479, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!482 = !{!478, !481, !464, !466, !468}
!483 = !{!478, !464, !466, !468}
!484 = !{!485}
!485 = distinct !{!485, !486, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders16debug_struct_new: %fmt"}
!486 = distinct !{!486, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders16debug_struct_new"}
!487 = !{!488}
!488 = distinct !{!488, !489, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!489 = distinct !{!489, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!490 = !{!488, !485}
!491 = !{!492, !493, !494}
!492 = distinct !{!492, !489, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!493 = distinct !{!493, !486, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders16debug_struct_new: %_0"}
!494 = distinct !{!494, !486, !"_RNvNtNtCseX1YaHYvd1L_4core3fmt8builders16debug_struct_new: %name.0"}
!495 = !{!488, !492, !493, !485, !494}
!496 = !{!488, !493, !485}
!497 = !{!498}
!498 = distinct !{!498, !499, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field: %value.1"}
!499 = distinct !{!499, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field"}
!500 = !{!501}
!501 = distinct !{!501, !502, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_: %value_fmt.1"}
!502 = distinct !{!502, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_"}
!503 = !{!504}
!504 = distinct !{!504, !505, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate: %self"}
!505 = distinct !{!505, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate"}
!506 = !{!507, !509, !511, !513, !514, !501, !515, !516, !498}
!507 = distinct !{!507, !508, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct9is_pretty: %self"}
!508 = distinct !{!508, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct9is_pretty"}
!509 = distinct !{!509, !510, !"_RNCINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB8_11DebugStruct10field_withNCNvB4_5field0E0Bc_: %_1"}
!510 = distinct !{!510, !"_RNCINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB8_11DebugStruct10field_withNCNvB4_5field0E0Bc_"}
!511 = distinct !{!511, !512, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCINvMs1_NtBL_8buildersNtB1k_11DebugStruct10field_withNCNvB1g_5field0E0EB5_: %op"}
!512 = distinct !{!512, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCINvMs1_NtBL_8buildersNtB1k_11DebugStruct10field_withNCNvB1g_5field0E0EB5_"}
!513 = distinct !{!513, !502, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_: %self"}
!514 = distinct !{!514, !502, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_: %name.0"}
!515 = distinct !{!515, !499, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field: %self"}
!516 = distinct !{!516, !499, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field: %name.0"}
!517 = !{!518, !509, !511, !513, !514, !501, !515, !516, !498}
!518 = distinct !{!518, !519, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!519 = distinct !{!519, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!520 = !{!521}
!521 = distinct !{!521, !522, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!522 = distinct !{!522, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!523 = !{!524, !509, !511, !513, !514, !501, !515, !516, !498}
!524 = distinct !{!524, !522, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!525 = !{!521, !524, !509, !511, !513, !514, !501, !515, !516, !498}
!526 = !{!521, !509, !511, !513, !501, !515, !498}
!527 = !{!528}
!528 = distinct !{!528, !529, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!529 = distinct !{!529, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!530 = !{!531, !509, !511, !513, !501, !515, !498}
!531 = distinct !{!531, !529, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!532 = !{!528, !531, !509, !511, !513, !501, !515, !498}
!533 = !{!528, !509, !511, !513, !501, !515, !498}
!534 = !{!535}
!535 = distinct !{!535, !536, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %_1.1"}
!536 = distinct !{!536, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_"}
!537 = !{!535, !501, !498}
!538 = !{!539, !509, !511, !513, !514, !515, !516}
!539 = distinct !{!539, !536, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %f"}
!540 = !{!535, !509, !511, !513, !501, !515, !498}
!541 = !{!542, !509, !511, !513, !514, !501, !515, !516, !498}
!542 = distinct !{!542, !543, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!543 = distinct !{!543, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!544 = !{!509, !511, !513, !514, !501, !515, !516, !498}
!545 = !{!546}
!546 = distinct !{!546, !547, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %_0"}
!547 = distinct !{!547, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap"}
!548 = !{!549}
!549 = distinct !{!549, !547, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %fmt"}
!550 = !{!551}
!551 = distinct !{!551, !547, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %slot"}
!552 = !{!553}
!553 = distinct !{!553, !554, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %_0"}
!554 = distinct !{!554, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_"}
!555 = !{!556}
!556 = distinct !{!556, !554, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %self"}
!557 = !{!558}
!558 = distinct !{!558, !554, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %wrap.0"}
!559 = !{!556, !549}
!560 = !{!553, !558, !561, !546, !551, !562, !509, !511, !513, !514, !501, !515, !516, !498}
!561 = distinct !{!561, !554, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %wrap.1"}
!562 = distinct !{!562, !547, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %state"}
!563 = !{!564, !566, !567, !558, !551}
!564 = distinct !{!564, !565, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_: %self"}
!565 = distinct !{!565, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_"}
!566 = distinct !{!566, !565, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_: %value"}
!567 = distinct !{!567, !568, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %_1.0"}
!568 = distinct !{!568, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_"}
!569 = !{!570, !571, !553, !556, !561, !546, !549, !562, !509, !511, !513, !514, !501, !515, !516, !498}
!570 = distinct !{!570, !568, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %_1.1"}
!571 = distinct !{!571, !568, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %buf.1"}
!572 = !{!553, !546}
!573 = !{!556, !558, !561, !549, !551, !562, !509, !511, !513, !514, !501, !515, !516, !498}
!574 = !{!575, !509, !511, !513, !501, !515, !498}
!575 = distinct !{!575, !576, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!576 = distinct !{!576, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!577 = !{!578, !509, !511, !513, !501, !515, !498}
!578 = distinct !{!578, !579, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!579 = distinct !{!579, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!580 = !{!581}
!581 = distinct !{!581, !582, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %_1.1"}
!582 = distinct !{!582, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_"}
!583 = !{!581, !501, !498}
!584 = !{!585, !509, !511, !513, !514, !515, !516}
!585 = distinct !{!585, !582, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %f"}
!586 = !{!581, !509, !511, !513, !501, !515, !498}
!587 = !{!588}
!588 = distinct !{!588, !589, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!589 = distinct !{!589, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!590 = !{!591, !509, !511, !513, !514, !501, !515, !516, !498}
!591 = distinct !{!591, !589, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!592 = !{!588, !591, !509, !511, !513, !501, !515, !498}
!593 = !{!588, !509, !511, !513, !501, !515, !498}
!594 = !{!595}
!595 = distinct !{!595, !596, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field: %value.1"}
!596 = distinct !{!596, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field"}
!597 = !{!598}
!598 = distinct !{!598, !599, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_: %value_fmt.1"}
!599 = distinct !{!599, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_"}
!600 = !{!601}
!601 = distinct !{!601, !602, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate: %self"}
!602 = distinct !{!602, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate"}
!603 = !{!604, !606, !608, !610, !611, !598, !612, !613, !595}
!604 = distinct !{!604, !605, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct9is_pretty: %self"}
!605 = distinct !{!605, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct9is_pretty"}
!606 = distinct !{!606, !607, !"_RNCINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB8_11DebugStruct10field_withNCNvB4_5field0E0Bc_: %_1"}
!607 = distinct !{!607, !"_RNCINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB8_11DebugStruct10field_withNCNvB4_5field0E0Bc_"}
!608 = distinct !{!608, !609, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCINvMs1_NtBL_8buildersNtB1k_11DebugStruct10field_withNCNvB1g_5field0E0EB5_: %op"}
!609 = distinct !{!609, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCINvMs1_NtBL_8buildersNtB1k_11DebugStruct10field_withNCNvB1g_5field0E0EB5_"}
!610 = distinct !{!610, !599, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_: %self"}
!611 = distinct !{!611, !599, !"_RINvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_11DebugStruct10field_withNCNvB2_5field0EBa_: %name.0"}
!612 = distinct !{!612, !596, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field: %self"}
!613 = distinct !{!613, !596, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct5field: %name.0"}
!614 = !{!615}
!615 = distinct !{!615, !616, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!616 = distinct !{!616, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!617 = !{!618, !606, !608, !610, !611, !598, !612, !613, !595}
!618 = distinct !{!618, !616, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!619 = !{!615, !618, !606, !608, !610, !611, !598, !612, !613, !595}
!620 = !{!615, !606, !608, !610, !611, !598, !612, !613, !595}
!621 = !{!622}
!622 = distinct !{!622, !623, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!623 = distinct !{!623, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!624 = !{!625, !606, !608, !610, !611, !598, !612, !613, !595}
!625 = distinct !{!625, !623, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!626 = !{!622, !625, !606, !608, !610, !611, !598, !612, !613, !595}
!627 = !{!622, !606, !608, !610, !598, !612, !595}
!628 = !{!629}
!629 = distinct !{!629, !630, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!630 = distinct !{!630, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!631 = !{!632, !606, !608, !610, !598, !612, !595}
!632 = distinct !{!632, !630, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!633 = !{!629, !632, !606, !608, !610, !598, !612, !595}
!634 = !{!629, !606, !608, !610, !598, !612, !595}
!635 = !{!636}
!636 = distinct !{!636, !637, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %_1.1"}
!637 = distinct !{!637, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_"}
!638 = !{!636, !598, !595}
!639 = !{!640, !606, !608, !610, !611, !612, !613}
!640 = distinct !{!640, !637, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %f"}
!641 = !{!636, !606, !608, !610, !598, !612, !595}
!642 = !{!606, !608, !610, !611, !598, !612, !613, !595}
!643 = !{!644}
!644 = distinct !{!644, !645, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %_0"}
!645 = distinct !{!645, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap"}
!646 = !{!647}
!647 = distinct !{!647, !645, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %fmt"}
!648 = !{!649}
!649 = distinct !{!649, !645, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %slot"}
!650 = !{!651}
!651 = distinct !{!651, !652, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %_0"}
!652 = distinct !{!652, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_"}
!653 = !{!654}
!654 = distinct !{!654, !652, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %self"}
!655 = !{!656}
!656 = distinct !{!656, !652, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %wrap.0"}
!657 = !{!654, !647}
!658 = !{!651, !656, !659, !644, !649, !660, !606, !608, !610, !611, !598, !612, !613, !595}
!659 = distinct !{!659, !652, !"_RINvMsa_NtCseX1YaHYvd1L_4core3fmtNtB6_9Formatter8wrap_bufNCNvMs_NtB6_8buildersNtB10_10PadAdapter4wrap0EB8_: %wrap.1"}
!660 = distinct !{!660, !645, !"_RNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB4_10PadAdapter4wrap: %state"}
!661 = !{!662, !664, !665, !656, !649}
!662 = distinct !{!662, !663, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_: %self"}
!663 = distinct !{!663, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_"}
!664 = distinct !{!664, !663, !"_RNvMNtCseX1YaHYvd1L_4core6optionINtB2_6OptionNtNtNtB4_3fmt8builders10PadAdapterE6insertB4_: %value"}
!665 = distinct !{!665, !666, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %_1.0"}
!666 = distinct !{!666, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_"}
!667 = !{!668, !669, !651, !654, !659, !644, !647, !660, !606, !608, !610, !611, !598, !612, !613, !595}
!668 = distinct !{!668, !666, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %_1.1"}
!669 = distinct !{!669, !666, !"_RNCNvMs_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB6_10PadAdapter4wrap0Ba_: %buf.1"}
!670 = !{!651, !644}
!671 = !{!654, !656, !659, !647, !649, !660, !606, !608, !610, !611, !598, !612, !613, !595}
!672 = !{!673, !606, !608, !610, !598, !612, !595}
!673 = distinct !{!673, !674, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!674 = distinct !{!674, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!675 = !{!676, !606, !608, !610, !598, !612, !595}
!676 = distinct !{!676, !677, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!677 = distinct !{!677, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!678 = !{!679}
!679 = distinct !{!679, !680, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %_1.1"}
!680 = distinct !{!680, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_"}
!681 = !{!679, !598, !595}
!682 = !{!683, !606, !608, !610, !611, !612, !613}
!683 = distinct !{!683, !680, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct5field0Bb_: %f"}
!684 = !{!679, !606, !608, !610, !598, !612, !595}
!685 = !{!686}
!686 = distinct !{!686, !687, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!687 = distinct !{!687, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!688 = !{!689, !606, !608, !610, !611, !598, !612, !613, !595}
!689 = distinct !{!689, !687, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!690 = !{!686, !689, !606, !608, !610, !598, !612, !595}
!691 = !{!686, !606, !608, !610, !598, !612, !595}
!692 = !{!693}
!693 = distinct !{!693, !694, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate: %self"}
!694 = distinct !{!694, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9alternate"}
!695 = !{!696, !698, !700, !702}
!696 = distinct !{!696, !697, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct9is_pretty: %self"}
!697 = distinct !{!697, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct9is_pretty"}
!698 = distinct !{!698, !699, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct6finish0Bb_: %_1"}
!699 = distinct !{!699, !"_RNCNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB7_11DebugStruct6finish0Bb_"}
!700 = distinct !{!700, !701, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs1_NtBL_8buildersNtB1j_11DebugStruct6finish0EB5_: %op"}
!701 = distinct !{!701, !"_RINvMNtCseX1YaHYvd1L_4core6resultINtB3_6ResultuNtNtB5_3fmt5ErrorE8and_thenuNCNvMs1_NtBL_8buildersNtB1j_11DebugStruct6finish0EB5_"}
!702 = distinct !{!702, !703, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish: %self"}
!703 = distinct !{!703, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3fmt8buildersNtB5_11DebugStruct6finish"}
!704 = !{!705}
!705 = distinct !{!705, !706, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!706 = distinct !{!706, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!707 = !{!708, !698, !700, !702}
!708 = distinct !{!708, !706, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!709 = !{!705, !708, !698, !700, !702}
!710 = !{!705, !698, !700, !702}
!711 = !{!712}
!712 = distinct !{!712, !713, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %self"}
!713 = distinct !{!713, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str"}
!714 = !{!715, !698, !700, !702}
!715 = distinct !{!715, !713, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter9write_str: %data.0"}
!716 = !{!712, !715, !698, !700, !702}
!717 = !{!712, !698, !700, !702}
!718 = !{!719}
!719 = distinct !{!719, !720, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new: %_0"}
!720 = distinct !{!720, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new"}
!721 = !{!722}
!722 = distinct !{!722, !720, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new: %write.1"}
!723 = !{!724}
!724 = distinct !{!724, !725, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt: %self"}
!725 = distinct !{!725, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt"}
!726 = !{!727}
!727 = distinct !{!727, !725, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt: %f"}
!728 = !{!729}
!729 = distinct !{!729, !730, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument6as_u16: %self"}
!730 = distinct !{!730, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument6as_u16"}
!731 = !{!732}
!732 = distinct !{!732, !733, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument6as_u16: %self"}
!733 = distinct !{!733, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument6as_u16"}
!734 = !{!735}
!735 = distinct !{!735, !736, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new: %_0"}
!736 = distinct !{!736, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new"}
!737 = !{!738}
!738 = distinct !{!738, !736, !"_RNvMs1_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter3new: %write.1"}
!739 = !{!740}
!740 = distinct !{!740, !741, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt: %self"}
!741 = distinct !{!741, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt"}
!742 = !{!743}
!743 = distinct !{!743, !741, !"_RNvMNtNtCseX1YaHYvd1L_4core3fmt2rtNtB2_8Argument3fmt: %f"}
!744 = !{!745}
!745 = distinct !{!745, !746, !"_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm4__fmt: %buf.0"}
!746 = distinct !{!746, !"_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm4__fmt"}
!747 = !{!748}
!748 = distinct !{!748, !749, !"_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm10__fmt_inner: %buf.0"}
!749 = distinct !{!749, !"_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm10__fmt_inner"}
!750 = !{!748, !745}
!751 = !{!752, !748, !745}
!752 = distinct !{!752, !753, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!753 = distinct !{!753, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!754 = !{!755, !748, !745}
!755 = distinct !{!755, !756, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!756 = distinct !{!756, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!757 = !{!758, !748, !745}
!758 = distinct !{!758, !759, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!759 = distinct !{!759, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!760 = !{!761, !748, !745}
!761 = distinct !{!761, !762, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!762 = distinct !{!762, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!763 = !{!764, !748, !745}
!764 = distinct !{!764, !765, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!765 = distinct !{!765, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!766 = !{!767, !748, !745}
!767 = distinct !{!767, !768, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!768 = distinct !{!768, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!769 = !{!770, !748, !745}
!770 = distinct !{!770, !771, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!771 = distinct !{!771, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!772 = !{!773}
!773 = distinct !{!773, !774, !"_RNvMs0_NtNtNtCseX1YaHYvd1L_4core3fmt3num3imph4__fmt: %buf.0"}
!774 = distinct !{!774, !"_RNvMs0_NtNtNtCseX1YaHYvd1L_4core3fmt3num3imph4__fmt"}
!775 = !{!776}
!776 = distinct !{!776, !777, !"_RNvMs0_NtNtNtCseX1YaHYvd1L_4core3fmt3num3imph10__fmt_inner: %buf.0"}
!777 = distinct !{!777, !"_RNvMs0_NtNtNtCseX1YaHYvd1L_4core3fmt3num3imph10__fmt_inner"}
!778 = !{!776, !773}
!779 = !{!780, !776, !773}
!780 = distinct !{!780, !781, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!781 = distinct !{!781, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!782 = !{!783, !776, !773}
!783 = distinct !{!783, !784, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!784 = distinct !{!784, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!785 = !{!786, !776, !773}
!786 = distinct !{!786, !787, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!787 = distinct !{!787, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!788 = !{!789}
!789 = distinct !{!789, !790, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!790 = distinct !{!790, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!791 = !{!792}
!792 = distinct !{!792, !793, !"_RNvMs5_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impt4__fmt: %buf.0"}
!793 = distinct !{!793, !"_RNvMs5_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impt4__fmt"}
!794 = !{!795}
!795 = distinct !{!795, !796, !"_RNvMs5_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impt10__fmt_inner: %buf.0"}
!796 = distinct !{!796, !"_RNvMs5_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impt10__fmt_inner"}
!797 = !{!795, !792}
!798 = !{!799, !795, !792}
!799 = distinct !{!799, !800, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!800 = distinct !{!800, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!801 = !{!802, !795, !792}
!802 = distinct !{!802, !803, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!803 = distinct !{!803, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!804 = !{!805, !795, !792}
!805 = distinct !{!805, !806, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!806 = distinct !{!806, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!807 = !{!808, !795, !792}
!808 = distinct !{!808, !809, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!809 = distinct !{!809, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!810 = !{!811, !795, !792}
!811 = distinct !{!811, !812, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!812 = distinct !{!812, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!813 = !{!814, !795, !792}
!814 = distinct !{!814, !815, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!815 = distinct !{!815, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!816 = !{!817, !795, !792}
!817 = distinct !{!817, !818, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!818 = distinct !{!818, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!819 = !{!820}
!820 = distinct !{!820, !821, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!821 = distinct !{!821, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!822 = !{!823}
!823 = distinct !{!823, !824, !"_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm4__fmt: %buf.0"}
!824 = distinct !{!824, !"_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm4__fmt"}
!825 = !{!826}
!826 = distinct !{!826, !827, !"_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm10__fmt_inner: %buf.0"}
!827 = distinct !{!827, !"_RNvMsa_NtNtNtCseX1YaHYvd1L_4core3fmt3num3impm10__fmt_inner"}
!828 = !{!826, !823}
!829 = !{!830, !826, !823}
!830 = distinct !{!830, !831, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!831 = distinct !{!831, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!832 = !{!833, !826, !823}
!833 = distinct !{!833, !834, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!834 = distinct !{!834, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!835 = !{!836, !826, !823}
!836 = distinct !{!836, !837, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!837 = distinct !{!837, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!838 = !{!839, !826, !823}
!839 = distinct !{!839, !840, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!840 = distinct !{!840, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!841 = !{!842, !826, !823}
!842 = distinct !{!842, !843, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!843 = distinct !{!843, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!844 = !{!845, !826, !823}
!845 = distinct !{!845, !846, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!846 = distinct !{!846, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!847 = !{!848, !826, !823}
!848 = distinct !{!848, !849, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!849 = distinct !{!849, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!850 = !{!851}
!851 = distinct !{!851, !852, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!852 = distinct !{!852, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!853 = !{!854, !856}
!854 = distinct !{!854, !855, !"_RNvXsm_NtNtCseX1YaHYvd1L_4core3fmt3numtNtB7_8LowerHex3fmt: %self"}
!855 = distinct !{!855, !"_RNvXsm_NtNtCseX1YaHYvd1L_4core3fmt3numtNtB7_8LowerHex3fmt"}
!856 = distinct !{!856, !855, !"_RNvXsm_NtNtCseX1YaHYvd1L_4core3fmt3numtNtB7_8LowerHex3fmt: %f"}
!857 = !{!858}
!858 = distinct !{!858, !859, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!859 = distinct !{!859, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!860 = !{!854}
!861 = !{!862, !864}
!862 = distinct !{!862, !863, !"_RNvXso_NtNtCseX1YaHYvd1L_4core3fmt3numtNtB7_8UpperHex3fmt: %self"}
!863 = distinct !{!863, !"_RNvXso_NtNtCseX1YaHYvd1L_4core3fmt3numtNtB7_8UpperHex3fmt"}
!864 = distinct !{!864, !863, !"_RNvXso_NtNtCseX1YaHYvd1L_4core3fmt3numtNtB7_8UpperHex3fmt: %f"}
!865 = !{!866}
!866 = distinct !{!866, !867, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!867 = distinct !{!867, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!868 = !{!862}
!869 = !{!870, !872}
!870 = distinct !{!870, !871, !"_RNvXsu_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8LowerHex3fmt: %self"}
!871 = distinct !{!871, !"_RNvXsu_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8LowerHex3fmt"}
!872 = distinct !{!872, !871, !"_RNvXsu_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8LowerHex3fmt: %f"}
!873 = !{!874}
!874 = distinct !{!874, !875, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!875 = distinct !{!875, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!876 = !{!870}
!877 = !{!878, !880}
!878 = distinct !{!878, !879, !"_RNvXsw_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8UpperHex3fmt: %self"}
!879 = distinct !{!879, !"_RNvXsw_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8UpperHex3fmt"}
!880 = distinct !{!880, !879, !"_RNvXsw_NtNtCseX1YaHYvd1L_4core3fmt3nummNtB7_8UpperHex3fmt: %f"}
!881 = !{!882}
!882 = distinct !{!882, !883, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_: %self"}
!883 = distinct !{!883, !"_RNvMs1_NtNtCseX1YaHYvd1L_4core3mem12maybe_uninitINtB5_11MaybeUninithE5writeB9_"}
!884 = !{!878}
!885 = !{!886}
!886 = distinct !{!886, !887, !"_RNvXsd_NtCsbmQ8rYDpDio_7kernels4workNtB5_4StopNtNtCseX1YaHYvd1L_4core3fmt5Debug3fmt: %self"}
!887 = distinct !{!887, !"_RNvXsd_NtCsbmQ8rYDpDio_7kernels4workNtB5_4StopNtNtCseX1YaHYvd1L_4core3fmt5Debug3fmt"}
!888 = !{i64 0, i64 3}
!889 = !{!890}
!890 = distinct !{!890, !887, !"_RNvXsd_NtCsbmQ8rYDpDio_7kernels4workNtB5_4StopNtNtCseX1YaHYvd1L_4core3fmt5Debug3fmt: %f"}
!891 = !{!886, !890}
!892 = !{!893, !895}
!893 = distinct !{!893, !894, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter15debug_lower_hex: %self"}
!894 = distinct !{!894, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter15debug_lower_hex"}
!895 = distinct !{!895, !896, !"_RNvXsU_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_5Debug3fmt: %f"}
!896 = distinct !{!896, !"_RNvXsU_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_5Debug3fmt"}
!897 = !{!898}
!898 = distinct !{!898, !896, !"_RNvXsU_NtNtCseX1YaHYvd1L_4core3fmt3numhNtB7_5Debug3fmt: %self"}
!899 = !{i64 4}
!900 = !{!901, !903}
!901 = distinct !{!901, !902, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter15debug_lower_hex: %self"}
!902 = distinct !{!902, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter15debug_lower_hex"}
!903 = distinct !{!903, !904, !"_RNvXsQ_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_5Debug3fmt: %f"}
!904 = distinct !{!904, !"_RNvXsQ_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_5Debug3fmt"}
!905 = !{!906}
!906 = distinct !{!906, !904, !"_RNvXsQ_NtNtCseX1YaHYvd1L_4core3fmt3numlNtB7_5Debug3fmt: %self"}
!907 = !{i64 2}
!908 = !{!909, !911}
!909 = distinct !{!909, !910, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter15debug_lower_hex: %self"}
!910 = distinct !{!910, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter15debug_lower_hex"}
!911 = distinct !{!911, !912, !"_RNvXsP_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_5Debug3fmt: %f"}
!912 = distinct !{!912, !"_RNvXsP_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_5Debug3fmt"}
!913 = !{!914}
!914 = distinct !{!914, !912, !"_RNvXsP_NtNtCseX1YaHYvd1L_4core3fmt3numsNtB7_5Debug3fmt: %self"}
!915 = !{!916, !918}
!916 = distinct !{!916, !917, !"_RNvNtNtCseX1YaHYvd1L_4core4char7methods15encode_utf8_raw: %dst.0"}
!917 = distinct !{!917, !"_RNvNtNtCseX1YaHYvd1L_4core4char7methods15encode_utf8_raw"}
!918 = distinct !{!918, !919, !"_RNvMNtNtCseX1YaHYvd1L_4core4char7methodsc11encode_utf8: %dst.0"}
!919 = distinct !{!919, !"_RNvMNtNtCseX1YaHYvd1L_4core4char7methodsc11encode_utf8"}
!920 = !{!921}
!921 = distinct !{!921, !922, !"_RNvXNtCsbmQ8rYDpDio_7kernels4workNtB2_4TextNtNtCseX1YaHYvd1L_4core3fmt5Write9write_str: %self"}
!922 = distinct !{!922, !"_RNvXNtCsbmQ8rYDpDio_7kernels4workNtB2_4TextNtNtCseX1YaHYvd1L_4core3fmt5Write9write_str"}
!923 = !{!924}
!924 = distinct !{!924, !922, !"_RNvXNtCsbmQ8rYDpDio_7kernels4workNtB2_4TextNtNtCseX1YaHYvd1L_4core3fmt5Write9write_str: %text.0"}
!925 = !{!926}
!926 = distinct !{!926, !927, !"_RNvNtCsbmQ8rYDpDio_7kernels4work6format: %buffer.0"}
!927 = distinct !{!927, !"_RNvNtCsbmQ8rYDpDio_7kernels4work6format"}
!928 = !{i8 0, i8 7}
!929 = !{!930, !932, !934}
!930 = distinct !{!930, !931, !"_RNCNvNtCsbmQ8rYDpDio_7kernels4work3run0B5_: %_2"}
!931 = distinct !{!931, !"_RNCNvNtCsbmQ8rYDpDio_7kernels4work3run0B5_"}
!932 = distinct !{!932, !933, !"_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_: argument 0"}
!933 = distinct !{!933, !"_RNvXs2_NtNtNtCseX1YaHYvd1L_4core3ops8function5implsQNCNvNtCsbmQ8rYDpDio_7kernels4work3run0INtB7_6FnOnceTRmEE9call_onceBU_"}
!934 = distinct !{!934, !935, !"_RINvMNtCseX1YaHYvd1L_4core6optionINtB3_6OptionRmE3mapNtNtCsbmQ8rYDpDio_7kernels4work2OpQNCNvBR_3run0EBT_: argument 0"}
!935 = distinct !{!935, !"_RINvMNtCseX1YaHYvd1L_4core6optionINtB3_6OptionRmE3mapNtNtCsbmQ8rYDpDio_7kernels4work2OpQNCNvBR_3run0EBT_"}
!936 = !{!937, !939, !941}
!937 = distinct !{!937, !938, !"_RNvXs0_NtNtNtCseX1YaHYvd1L_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsbmQ8rYDpDio_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_: %self"}
!938 = distinct !{!938, !"_RNvXs0_NtNtNtCseX1YaHYvd1L_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter4ItermENCNvNtCsbmQ8rYDpDio_7kernels4work3run0ENtNtNtB9_6traits8iterator8Iterator4nextB1u_"}
!939 = distinct !{!939, !940, !"_RNvXs_NtNtNtCseX1YaHYvd1L_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtB6_3map3MapINtNtNtBa_5slice4iter4ItermENCNvNtCsbmQ8rYDpDio_7kernels4work3run0EENtNtNtB8_6traits8iterator8Iterator4nextB1V_: %_0"}
!940 = distinct !{!940, !"_RNvXs_NtNtNtCseX1YaHYvd1L_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtB6_3map3MapINtNtNtBa_5slice4iter4ItermENCNvNtCsbmQ8rYDpDio_7kernels4work3run0EENtNtNtB8_6traits8iterator8Iterator4nextB1V_"}
!941 = distinct !{!941, !940, !"_RNvXs_NtNtNtCseX1YaHYvd1L_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtB6_3map3MapINtNtNtBa_5slice4iter4ItermENCNvNtCsbmQ8rYDpDio_7kernels4work3run0EENtNtNtB8_6traits8iterator8Iterator4nextB1V_: %self"}
!942 = !{!943}
!943 = distinct !{!943, !944, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %_0"}
!944 = distinct !{!944, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop"}
!945 = !{!946}
!946 = distinct !{!946, !944, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %self"}
!947 = !{!948, !943}
!948 = distinct !{!948, !949, !"_RNvXsq_NtCseX1YaHYvd1L_4core6resultINtB5_6ResultlNtNtCsbmQ8rYDpDio_7kernels4work4StopEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBP_: %_0"}
!949 = distinct !{!949, !"_RNvXsq_NtCseX1YaHYvd1L_4core6resultINtB5_6ResultlNtNtCsbmQ8rYDpDio_7kernels4work4StopEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBP_"}
!950 = !{!943, !946}
!951 = !{!952}
!952 = distinct !{!952, !953, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push: %self"}
!953 = distinct !{!953, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push"}
!954 = !{!955}
!955 = distinct !{!955, !956, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %self"}
!956 = distinct !{!956, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop"}
!957 = !{!958}
!958 = distinct !{!958, !956, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %_0"}
!959 = !{!958, !955}
!960 = !{!961}
!961 = distinct !{!961, !962, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %self"}
!962 = distinct !{!962, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop"}
!963 = !{!964}
!964 = distinct !{!964, !962, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %_0"}
!965 = !{!964, !961}
!966 = !{!967}
!967 = distinct !{!967, !968, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %self"}
!968 = distinct !{!968, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop"}
!969 = !{!970}
!970 = distinct !{!970, !968, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %_0"}
!971 = !{!970, !967}
!972 = !{!973}
!973 = distinct !{!973, !974, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %self"}
!974 = distinct !{!974, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop"}
!975 = !{!976}
!976 = distinct !{!976, !974, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %_0"}
!977 = !{!976, !973}
!978 = !{!979}
!979 = distinct !{!979, !980, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %self"}
!980 = distinct !{!980, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop"}
!981 = !{!982}
!982 = distinct !{!982, !980, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %_0"}
!983 = !{!982, !979}
!984 = !{!985}
!985 = distinct !{!985, !986, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %self"}
!986 = distinct !{!986, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop"}
!987 = !{!988}
!988 = distinct !{!988, !986, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %_0"}
!989 = !{!990}
!990 = distinct !{!990, !991, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push: %self"}
!991 = distinct !{!991, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push"}
!992 = !{!993}
!993 = distinct !{!993, !994, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %self"}
!994 = distinct !{!994, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop"}
!995 = !{!996}
!996 = distinct !{!996, !994, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %_0"}
!997 = !{!998}
!998 = distinct !{!998, !999, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push: %self"}
!999 = distinct !{!999, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push"}
!1000 = !{!1001}
!1001 = distinct !{!1001, !1002, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %self"}
!1002 = distinct !{!1002, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop"}
!1003 = !{!1004}
!1004 = distinct !{!1004, !1002, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %_0"}
!1005 = !{!1006}
!1006 = distinct !{!1006, !1007, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push: %self"}
!1007 = distinct !{!1007, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push"}
!1008 = !{!1009}
!1009 = distinct !{!1009, !1010, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push: %self"}
!1010 = distinct !{!1010, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push"}
!1011 = !{!1012}
!1012 = distinct !{!1012, !1013, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %self"}
!1013 = distinct !{!1013, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop"}
!1014 = !{!1015}
!1015 = distinct !{!1015, !1013, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack3pop: %_0"}
!1016 = !{!1017}
!1017 = distinct !{!1017, !1018, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push: %self"}
!1018 = distinct !{!1018, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push"}
!1019 = !{!1020}
!1020 = distinct !{!1020, !1021, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push: %self"}
!1021 = distinct !{!1021, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push"}
!1022 = !{!1023}
!1023 = distinct !{!1023, !1024, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push: %self"}
!1024 = distinct !{!1024, !"_RNvMs0_NtCsbmQ8rYDpDio_7kernels4workNtB5_5Stack4push"}
!1025 = !{i64 0, i64 4}
!1026 = !{!1027}
!1027 = distinct !{!1027, !1028, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter15debug_lower_hex: %self"}
!1028 = distinct !{!1028, !"_RNvMsa_NtCseX1YaHYvd1L_4core3fmtNtB5_9Formatter15debug_lower_hex"}
