target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic7OFFSETS = internal unnamed_addr constant [1519 x i8] c"\AA\01\0A\01\04\01\05\17\01\1F\01\00\04\0C\0E\05\07\01\01\01V\01\1D\12\01\02\02\04\01\01\06\01\01\03\01\01\01\14\01S\01\8B\08\A6\01&\02\01\06)'\0E\01\01\01\02\01\02\01\01\08\1B\04\04\1D\0B\058\01\07\0Ef\01\08\04\08\04\03\0A\03\02\01\100\0De\18!\09\02\04\01\05\18\02\13\13\19\07\0B\05\18\01\07\07\01\08*\0A\0C\03\07\06L\01\10\01\03\04\0F\0D\13\01\08\02\02\02\16\01\07\01\01\03\04\03\08\02\02\02\02\01\01\08\01\04\02\01\05\0C\02\0A\01\04\03\01\06\04\02\02\16\01\07\01\02\01\02\01\02\04\05\04\02\02\02\04\01\07\04\01\01\11\06\0B\03\01\09\01\03\01\16\01\07\01\02\01\05\03\09\01\03\01\02\03\01\0F\04\15\04\04\03\01\08\02\02\02\16\01\07\01\02\01\05\03\08\02\02\02\02\09\02\04\02\01\05\0D\01\10\02\01\06\03\03\01\04\03\02\01\01\01\02\03\02\03\03\03\0C\04\05\03\03\01\03\03\01\06\01(\0D\01\03\01\17\01\10\03\08\01\03\01\03\08\02\01\03\01\02\02\04\1C\04\01\08\01\03\01\17\01\0A\01\05\03\08\01\03\01\03\08\02\05\03\01\04\0D\03\0C\0D\01\03\01)\02\08\01\03\01\03\01\01\05\04\07\05\16\06\01\03\01\12\03\18\01\09\01\01\02\07\08\06\01\01\01\08\12\02\0D:\05\07\06\013\02\01\01\01\05\01\18\01\01\01\13\01\03\02\05\01\01\06\01\0E\04 \01?\08\01$\04\13\04\10\01$C7\01\01\02\05\10@\0A\04\02&\01\01\05\01\02+\01\00\01\04\02\07\01\01\01\04\02)\01\04\02!\01\04\02\07\01\01\01\04\02\0F\019\01\04\02C%\10\10V\02\06\03\00\02\11\01\1A\05K\03\0B\07\14\0B\15\0C\14\0C\0D\01\03\01\02\0C4\02\13\0E\01\04\01CY\07+\05F\0A\1F\01\0C\04\09\17\1E\02\05\0B,\04\1A6\1C\04?\02\142\01\17\02\0B\0314\01\0F\01\083*\02\04\0A,\01\0B\0E7\16\03\0A$\02\0B\05+\02\03)\04\01\06\01\02\03\01\05\C0\13\22\0B\00\02\06\02&\02\06\02\08\01\01\01\01\01\01\01\1F\025\01\07\01\01\03\03\01\07\03\04\02\06\04\0D\05\03\01\07t\01\0D\01\10\0De\01\04\01\02\0A\01\01\03\05\06\01\01\01\01\01\01\04\01\0B\02\04\05\05\04\01\11)\004\00\E5\06\04\03\02\0C&\01\01\05\01\028\07\01\10\17\09\07\01\07\01\07\01\07\01\07\01\07\01\07\01\07\01 /\01\00\03\19\09\07\05\02\05\04V\06\03\01Z\01\04\05+\01^\11 0\10\00\00@\00C.\02\00\03\10\0A\02\14/\05\08\03q'\09\02g\02R\14\15\01!\184\0CD\01\01,\06\03\01\01\03\0A!\05#\0D\1D\033\01\0C\0F\01\10\10\0A\05\017\09\0E\12\17\03E\01\01\01\01\18\03\02\10\02\04\0B\06\02\06\02\06\09\07\01\07\01+\01\0E\06{\15\00\0C\17\041\00\00\02j&\07\0C\05\05\0C\01\0D\01\05\01\01\01\02\01\02\01l!\00\12@\026(\0Ct\05\01\87$\1A\06\1A\0BY\03\06\02\06\02\06\02\03#\0C\01\1A\01\13\01\02\01\0F\02\0E\22{E5\00\1D\031/ \0D\1E\05+\05\1E\02$\04\08\01\05*\9E\12$\04$\04(\084\0C\0B\01\0F\01\07\01\02\01\0B\01\0F\01\07\01\02\034\0C\00\09\16\0A\08\18\06\01*\01\09E\06\02\01\01,\01\02\03\01\02\17\0A\17\09\1FA\13\01\02\0A\16\0A\1A\06\1A&8\06\02@\04\01\02\05\08\01\03\01\1D*\1D\03\1D#\08\01\1C\1B6\0A\16\0A\13\0D\12nI73\0D3\0D(\22\1C\03\01\05\17\FA*\01\02\03\02\10\062\03\03\1D\0A\01\08\16*\12.\15\1B\17\09F+\05\0A9\09\01\0D\19\173\11\04\08#\03\01\09@\01\04\09\02\0A\01\01\01#\12\01\22\02\01\06\04>\07\01\01\01\04\01\0F\01\0A\079\17\04\01\08\02\02\02\16\01\07\01\02\01\05\03\08\02\02\02\02\03\01\06\01\05\07\1C\0A\01\01\02\01\01&\01\0A\01\01\02\01\01\04\01\02\03\01\01\01,B\01\03\01\04\14\03\1EB\02\02\01\01\B86\02\07\19\06\22?\01\01\03\01;6\02\01G\1B\02\0E\15\07\B99g@\1F\08\02\01\02\08\01\02\01\1E\01\02\02\02\02\04]\08\02.\02\06\01\01\01\02\1B3\02\0A\11H\05\01\12Ig\08X!\1F\09\01-\01\07\01\011\1E\02\16\01\0EI\07\01\02\01,\03\01\01\02\01\03\01\01\02\02\18\06\01\02\01%\01\02\01\04\01\01\17,\00\17\09\11\01)\03\03o\01O\00fo\11\C4\00a\0F\00\11\06\19\00\05\00\00/\00\00\07\1F\11O\11\1E\120\10\04\1F\15\05\13\00-\D3@ \19\02\19,K\049\07\11@\02\01\01\0C\07\09\00) as\00\04\01\07\01\02\01\00\0F\01\1D\03\02\01\0E\04\08\00\00k\05\0D\03\09\07\0A\04\01\00U\01G\01\02\02\01\02\02\02\04\01\0C\01\01\01\07\01A\01\04\02\08\01\07\01\1C\01\04\01\05\01\01\03\07\01\00\02\19\01\19\01\1F\01\19\01\1F\01\19\01\1F\01\19\01\1F\01\19\01\08\00\1F\06\06\D5\07\01\11\02\07\01\02\01\05\05>!\01p-\0A\07\10\01\00\1E\12,\00\1C\E4\1E\02\01\CF\1F\01\16\08\02\E0\07\01\04\01\02\01\0F\01\C5;D\03\01\03\01\00\04\01\1B\01\02\01\01\02\01\01\0A\01\04\01\01\01\01\06\01\04\01\01\01\01\01\01\03\01\02\01\01\02\01\01\01\01\01\01\01\01\01\01\02\01\01\02\04\01\07\01\04\01\04\01\01\01\0A\01\11\05\03\01\05\01\11\00\1A\06\1A\06\1A\00\00 \00\02\00\02\00\0F\00\00\00\00\00\05\00\00", align 1
@alloc_2b356c5d20699f7b86b1b086b3445ae3 = private unnamed_addr constant [41 x i8] c"library/core/src/unicode/unicode_data.rs\00", align 1
@alloc_11edb5b54d61ae1f3b3abef6ed83f81d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2b356c5d20699f7b86b1b086b3445ae3, [16 x i8] c"(\00\00\00\00\00\00\00z\00\00\00,\00\00\00" }>, align 8
@alloc_a434a7e153ac922489f2ed192aeda5a5 = private unnamed_addr constant [55 x i8] c" index out of bounds: the len is \C0\12 but the index is \C0\00", align 1
@alloc_7ef6fe6e5749e409bd35c794f395407d = private unnamed_addr constant [200 x i8] c"00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899", align 1
@alloc_db51a71a1b6b25b4224d4dc5277f93e7 = private unnamed_addr constant [256 x i8] c"\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\03\03\03\03\03\03\03\03\03\03\03\03\03\03\03\03\04\04\04\04\04\00\00\00\00\00\00\00\00\00\00\00", align 1
@_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS = internal unnamed_addr constant [204 x i8] c"\C2\02\00\00I\12\80\01m\16\C03\16\1F\808\B6$\00E\00,\E0M\050 N\004\E0R\C0M\E0U\8D\A4\00V\0D\A6@V\A4\D7\C0V\00\F9@an\FA\E0a>\FD\00b\80\02\C1d7\07\E1i\E0\1E\C1o\9A#!\98\90/\81\9904!\9A\FBC\81\9AGF\01\9B\00aA\9B\00ha\9B9j\A1\9B@m\C1\9B\D6\8C\A1\9D\F0\AFA\A0#\B1\E1\A0\FC\B2\C1\A1\00\BC\01\A3\00\D4!\A3\A6\D6a\A4\00\DF\01\A9\90\E2\E1\AB\D0\E4\E1\AE\00\EEa\AF0\F1\E1\B2\00\00\22\BB\E0\A6\E2\BB\1E\B8\02\BC\AE\CEB\BC\E1\EB\82\BC^\EE\C2\BC\00\F8\02\BD\1E\FA\22\BD\00\00C\BDK\13c\BDz4\83\BDz4\D4\BD", align 4
@_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11white_space14WHITESPACE_MAP = internal local_unnamed_addr constant [256 x i8] c"\02\02\02\02\02\02\02\02\02\02\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\02\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare void @llvm.assume(i1 noundef) #1

declare i64 @llvm.usub.sat.i64(i64, i64) #2

declare void @llvm.trap() #3

declare void @llvm.experimental.noalias.scope.decl(metadata) #4

declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #2

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #2

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
  call void @_RNvNtCs6wHCjA8NRxY_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_a434a7e153ac922489f2ed192aeda5a5, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %2) #14
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
  %_19.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #15, !noalias !40
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
  %_19.i.i = tail call noundef zeroext i1 %47(ptr noundef nonnull %_23.0.i.i, i32 noundef %_2.i3.i.i) #16, !noalias !46
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
  %_28.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #15, !noalias !40
  br i1 %_28.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb30.i

bb51.i:
  %_49.i = tail call fastcc noundef zeroext i1 @_RNvNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB7_9Formatter12pad_integral12write_prefix(ptr noalias noundef align 8 dereferenceable(24) %f, i32 noundef %spec.select.i, ptr noalias noundef readonly captures(address, read_provenance) %spec.select, i64 0) #15, !noalias !40
  br i1 %_49.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb56.i

bb56.i:
  %50 = getelementptr inbounds nuw i8, ptr %_23.1.i.i, i64 24
  %51 = load ptr, ptr %50, align 8, !invariant.load !2, !noalias !53, !nonnull !2
  %_52.i = call noundef zeroext i1 %51(ptr noundef nonnull %_23.0.i.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #16, !noalias !31
  br i1 %_52.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb2.i.i

bb2.i.i:
  %iter.sroa.0.0.i32.i = phi i16 [ %spec.select.i35.i, %bb5.i34.i ], [ 0, %bb56.i ]
  %exitcond.not.i33.i = icmp eq i16 %iter.sroa.0.0.i32.i, %.3.i.i
  br i1 %exitcond.not.i33.i, label %_RNvMs9_NtCs6wHCjA8NRxY_4core3fmtNtB5_11PostPadding5write.exit.i, label %bb5.i34.i

bb5.i34.i:
  %spec.select.i35.i = add i16 %iter.sroa.0.0.i32.i, 1
  %52 = load ptr, ptr %46, align 8, !invariant.load !2, !noalias !54, !nonnull !2
  %_11.i.i2 = call noundef zeroext i1 %52(ptr noundef nonnull %_23.0.i.i, i32 noundef range(i32 0, 1114112) %_0.sroa.0.0.i.i) #16, !noalias !54
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
  %_19.i54.i = tail call noundef zeroext i1 %55(ptr noundef nonnull %_23.0.i47.i, i32 noundef 48) #16, !noalias !61
  br i1 %_19.i54.i, label %_RNvMsa_NtCs6wHCjA8NRxY_4core3fmtNtB5_9Formatter12pad_integral.exit, label %bb10.i49.i

bb35.i:
  %56 = getelementptr inbounds nuw i8, ptr %_23.1.i48.i, i64 24
  %57 = load ptr, ptr %56, align 8, !invariant.load !2, !noalias !53, !nonnull !2
  %_37.i = call noundef zeroext i1 %57(ptr noundef nonnull %_23.0.i47.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #16, !noalias !31
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
  %61 = call noundef zeroext i1 %60(ptr noundef nonnull %_54.0.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %ptr.i.i.i.i.i.i, i64 noundef %new_len.i.i.i.i.i) #16, !noalias !31
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
  call void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %pi) #17
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
  %_7 = tail call noundef zeroext i1 %5(ptr noundef nonnull %_11.0, i32 noundef %0) #16
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
  %9 = tail call noundef zeroext i1 %8(ptr noundef nonnull %_12.0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %1, i64 noundef %2) #16
  br label %bb11
}

define internal void @_RNvNtNtCs6wHCjA8NRxY_4core3str8converts9from_utf8(ptr dead_on_unwind noalias noundef writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %v.0, i64 noundef range(i64 0, -9223372036854775808) %v.1) unnamed_addr #9 {
start:
  %blocks_end.sroa.0.0.i = tail call i64 @llvm.usub.sat.i64(i64 %v.1, i64 15)
  %_0.i.i.i.i = ptrtoint ptr %v.0 to i64
  %_9.i.i.i = add i64 %_0.i.i.i.i, 7
  %aligned_address.i.i.i = and i64 %_9.i.i.i, -8
  %byte_offset.i.i.i = sub i64 %aligned_address.i.i.i, %_0.i.i.i.i
  %_12.i.i.i = icmp ult i64 %byte_offset.i.i.i, 8
  tail call void @llvm.assume(i1 %_12.i.i.i), !noalias !68
  %_8.i.not14.not = icmp eq i64 %v.1, 0
  br i1 %_8.i.not14.not, label %bb4, label %bb6.i

bb6.i:
  %index.sroa.0.0.i15 = phi i64 [ %index.sroa.0.3.i, %bb88.i ], [ 0, %start ]
  %0 = getelementptr inbounds nuw i8, ptr %v.0, i64 %index.sroa.0.0.i15
  %first.i = load i8, ptr %0, align 1, !alias.scope !71, !noalias !68, !noundef !2
  %_14.i = icmp slt i8 %first.i, 0
  br i1 %_14.i, label %bb7.i, label %bb65.i

bb7.i:
  %_4.i = zext i8 %first.i to i64
  %1 = getelementptr inbounds nuw i8, ptr @alloc_db51a71a1b6b25b4224d4dc5277f93e7, i64 %_4.i
  %_2.i = load i8, ptr %1, align 1, !noalias !68, !noundef !2
  switch i8 %_2.i, label %bb3 [
    i8 2, label %bb12.i
    i8 3, label %bb11.i
    i8 4, label %bb10.i
  ]

bb86.i:
  %2 = add nuw nsw i64 %index.sroa.0.0.i15, 1
  br label %bb88.i

bb65.i:
  %_0.i54.i = sub nsw i64 %byte_offset.i.i.i, %index.sroa.0.0.i15
  %_3.i = and i64 %_0.i54.i, 7
  %3 = icmp eq i64 %_3.i, 0
  br i1 %3, label %bb69.i.preheader, label %bb86.i

bb69.i.preheader:
  %_91.i7 = icmp ult i64 %index.sroa.0.0.i15, %blocks_end.sroa.0.0.i
  br i1 %_91.i7, label %bb70.i, label %bb77.i

bb70.i:
  %index.sroa.0.1.i8 = phi i64 [ %6, %bb75.i ], [ %index.sroa.0.0.i15, %bb69.i.preheader ]
  %_0.i.i = getelementptr inbounds nuw i8, ptr %v.0, i64 %index.sroa.0.1.i8
  %_98.i = load i64, ptr %_0.i.i, align 8, !alias.scope !71, !noalias !68, !noundef !2
  %_0.i53.i = getelementptr inbounds nuw i8, ptr %_0.i.i, i64 8
  %_100.i = load i64, ptr %_0.i53.i, align 8, !alias.scope !71, !noalias !68, !noundef !2
  %4 = or i64 %_100.i, %_98.i
  %5 = and i64 %4, -9187201950435737472
  %brmerge.i.not = icmp eq i64 %5, 0
  br i1 %brmerge.i.not, label %bb75.i, label %bb77.i

bb77.i:
  %index.sroa.0.1.i.lcssa = phi i64 [ %index.sroa.0.0.i15, %bb69.i.preheader ], [ %6, %bb75.i ], [ %index.sroa.0.1.i8, %bb70.i ]
  %_102.i10 = icmp ult i64 %index.sroa.0.1.i.lcssa, %v.1
  br i1 %_102.i10, label %bb80.i, label %bb88.i

bb75.i:
  %6 = add nuw nsw i64 %index.sroa.0.1.i8, 16
  %_91.i = icmp ult i64 %6, %blocks_end.sroa.0.0.i
  br i1 %_91.i, label %bb70.i, label %bb77.i

bb80.i:
  %index.sroa.0.2.i11 = phi i64 [ %8, %bb81.i ], [ %index.sroa.0.1.i.lcssa, %bb77.i ]
  %7 = getelementptr inbounds nuw i8, ptr %v.0, i64 %index.sroa.0.2.i11
  %_105.i = load i8, ptr %7, align 1, !alias.scope !71, !noalias !68, !noundef !2
  %_104.i = icmp sgt i8 %_105.i, -1
  br i1 %_104.i, label %bb81.i, label %bb88.i

bb81.i:
  %8 = add nuw nsw i64 %index.sroa.0.2.i11, 1
  %_102.i = icmp ult i64 %8, %v.1
  br i1 %_102.i, label %bb80.i, label %bb88.i

bb88.i:
  %index.sroa.0.3.i = phi i64 [ %13, %bb63.i ], [ %2, %bb86.i ], [ %index.sroa.0.1.i.lcssa, %bb77.i ], [ %index.sroa.0.2.i11, %bb80.i ], [ %v.1, %bb81.i ]
  %_8.i.not = icmp ult i64 %index.sroa.0.3.i, %v.1
  br i1 %_8.i.not, label %bb6.i, label %bb4

bb12.i:
  %9 = add nuw nsw i64 %index.sroa.0.0.i15, 1
  %_19.not.i = icmp ult i64 %9, %v.1
  br i1 %_19.not.i, label %bb15.i, label %bb3

bb11.i:
  %10 = add nuw nsw i64 %index.sroa.0.0.i15, 1
  %_26.not.i = icmp ult i64 %10, %v.1
  br i1 %_26.not.i, label %bb20.i, label %bb3

bb10.i:
  %11 = add nuw nsw i64 %index.sroa.0.0.i15, 1
  %_54.not.i = icmp ult i64 %11, %v.1
  br i1 %_54.not.i, label %bb42.i, label %bb3

bb15.i:
  %12 = getelementptr inbounds nuw i8, ptr %v.0, i64 %9
  %_18.i = load i8, ptr %12, align 1, !alias.scope !71, !noalias !68, !noundef !2
  %_16.i = icmp sgt i8 %_18.i, -65
  br i1 %_16.i, label %bb3, label %bb63.i

bb63.i:
  %index.sroa.0.4.i = phi i64 [ %9, %bb15.i ], [ %17, %bb37.i ], [ %27, %bb60.i ]
  %13 = add nuw nsw i64 %index.sroa.0.4.i, 1
  br label %bb88.i

bb20.i:
  %14 = getelementptr inbounds nuw i8, ptr %v.0, i64 %10
  %_25.i = load i8, ptr %14, align 1, !alias.scope !71, !noalias !68, !noundef !2
  switch i8 %first.i, label %bb24.i [
    i8 -32, label %bb22.i
    i8 -19, label %bb32.i
  ]

bb24.i:
  %15 = add nsw i8 %first.i, 31
  %or.cond9.i = icmp ult i8 %15, 12
  br i1 %or.cond9.i, label %bb25.i, label %bb27.i

bb22.i:
  %16 = and i8 %_25.i, -32
  %or.cond.i = icmp eq i8 %16, -96
  br i1 %or.cond.i, label %bb34.i, label %bb3

bb32.i:
  %or.cond8.i = icmp slt i8 %_25.i, -96
  br i1 %or.cond8.i, label %bb34.i, label %bb3

bb34.i:
  %17 = add nuw nsw i64 %index.sroa.0.0.i15, 2
  %_47.not.i = icmp ult i64 %17, %v.1
  br i1 %_47.not.i, label %bb37.i, label %bb3

bb27.i:
  %18 = and i8 %first.i, -2
  %or.cond10.i = icmp eq i8 %18, -18
  %19 = icmp slt i8 %_25.i, -64
  %or.cond12.i = and i1 %or.cond10.i, %19
  br i1 %or.cond12.i, label %bb34.i, label %bb3

bb25.i:
  %or.cond13.i = icmp slt i8 %_25.i, -64
  br i1 %or.cond13.i, label %bb34.i, label %bb3

bb37.i:
  %20 = getelementptr inbounds nuw i8, ptr %v.0, i64 %17
  %_46.i = load i8, ptr %20, align 1, !alias.scope !71, !noalias !68, !noundef !2
  %_44.i = icmp sgt i8 %_46.i, -65
  br i1 %_44.i, label %bb3, label %bb63.i

bb42.i:
  %21 = getelementptr inbounds nuw i8, ptr %v.0, i64 %11
  %_53.i = load i8, ptr %21, align 1, !alias.scope !71, !noalias !68, !noundef !2
  switch i8 %first.i, label %bb46.i [
    i8 -16, label %bb44.i
    i8 -12, label %bb50.i
  ]

bb46.i:
  %22 = add nsw i8 %first.i, 15
  %or.cond16.i = icmp ult i8 %22, 3
  %23 = icmp slt i8 %_53.i, -64
  %or.cond18.i = and i1 %or.cond16.i, %23
  br i1 %or.cond18.i, label %bb52.i, label %bb3

bb44.i:
  %24 = add i8 %_53.i, 112
  %or.cond14.i = icmp ult i8 %24, 48
  br i1 %or.cond14.i, label %bb52.i, label %bb3

bb50.i:
  %or.cond15.i = icmp slt i8 %_53.i, -112
  br i1 %or.cond15.i, label %bb52.i, label %bb3

bb52.i:
  %25 = add nuw nsw i64 %index.sroa.0.0.i15, 2
  %_71.not.i = icmp ult i64 %25, %v.1
  br i1 %_71.not.i, label %bb55.i, label %bb3

bb55.i:
  %26 = getelementptr inbounds nuw i8, ptr %v.0, i64 %25
  %_70.i = load i8, ptr %26, align 1, !alias.scope !71, !noalias !68, !noundef !2
  %_68.i = icmp sgt i8 %_70.i, -65
  br i1 %_68.i, label %bb3, label %bb57.i

bb57.i:
  %27 = add nuw nsw i64 %index.sroa.0.0.i15, 3
  %_80.not.i = icmp ult i64 %27, %v.1
  br i1 %_80.not.i, label %bb60.i, label %bb3

bb60.i:
  %28 = getelementptr inbounds nuw i8, ptr %v.0, i64 %27
  %_79.i = load i8, ptr %28, align 1, !alias.scope !71, !noalias !68, !noundef !2
  %_77.i = icmp sgt i8 %_79.i, -65
  br i1 %_77.i, label %bb3, label %bb63.i

bb3:
  %_2.sroa.31.0 = phi i8 [ 3, %bb60.i ], [ undef, %bb12.i ], [ 1, %bb7.i ], [ undef, %bb34.i ], [ 1, %bb22.i ], [ undef, %bb11.i ], [ 1, %bb15.i ], [ undef, %bb52.i ], [ undef, %bb57.i ], [ 2, %bb55.i ], [ 1, %bb46.i ], [ undef, %bb10.i ], [ 2, %bb37.i ], [ 1, %bb25.i ], [ 1, %bb27.i ], [ 1, %bb32.i ], [ 1, %bb50.i ], [ 1, %bb44.i ]
  %_2.sroa.16.0 = phi i8 [ 1, %bb60.i ], [ 0, %bb12.i ], [ 1, %bb7.i ], [ 0, %bb34.i ], [ 1, %bb22.i ], [ 0, %bb11.i ], [ 1, %bb15.i ], [ 0, %bb52.i ], [ 0, %bb57.i ], [ 1, %bb55.i ], [ 1, %bb46.i ], [ 0, %bb10.i ], [ 1, %bb37.i ], [ 1, %bb25.i ], [ 1, %bb27.i ], [ 1, %bb32.i ], [ 1, %bb50.i ], [ 1, %bb44.i ]
  %29 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %index.sroa.0.0.i15, ptr %29, align 8
  %err.sroa.2.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i8 %_2.sroa.16.0, ptr %err.sroa.2.0..sroa_idx, align 8
  %err.sroa.3.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 17
  store i8 %_2.sroa.31.0, ptr %err.sroa.3.0..sroa_idx, align 1
  br label %bb6

bb4:
  %30 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %v.0, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 %v.1, ptr %31, align 8
  br label %bb6

bb6:
  %storemerge = phi i64 [ 0, %bb4 ], [ 1, %bb3 ]
  store i64 %storemerge, ptr %_0, align 8
  ret void
}

define internal noundef zeroext i1 @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic11lookup_slow(i32 noundef range(i32 0, 1114112) %c) unnamed_addr #10 {
start:
  %0 = shl nuw i32 %c, 11
  %_0.i23.i.i = icmp samesign ult i32 %c, 92729
  %1 = select i1 %_0.i23.i.i, i64 0, i64 25, !unpredictable !2
  %mid.1.i.i = add nuw nsw i64 %1, 13
  %_0.i.i16.1.i.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %mid.1.i.i
  %_3.i.i17.1.i.i = load i32, ptr %_0.i.i16.1.i.i, align 4, !alias.scope !73, !noalias !78, !noundef !2
  %_0.i.i18.1.i.i = shl i32 %_3.i.i17.1.i.i, 11
  %_0.i23.1.i.i = icmp ugt i32 %_0.i.i18.1.i.i, %0
  %2 = select i1 %_0.i23.1.i.i, i64 %1, i64 %mid.1.i.i, !unpredictable !2
  %mid.2.i.i = add nuw nsw i64 %2, 6
  %_0.i.i16.2.i.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %mid.2.i.i
  %_3.i.i17.2.i.i = load i32, ptr %_0.i.i16.2.i.i, align 4, !alias.scope !84, !noalias !78, !noundef !2
  %_0.i.i18.2.i.i = shl i32 %_3.i.i17.2.i.i, 11
  %_0.i23.2.i.i = icmp ugt i32 %_0.i.i18.2.i.i, %0
  %3 = select i1 %_0.i23.2.i.i, i64 %2, i64 %mid.2.i.i, !unpredictable !2
  %mid.3.i.i = add nuw nsw i64 %3, 3
  %_0.i.i16.3.i.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %mid.3.i.i
  %_3.i.i17.3.i.i = load i32, ptr %_0.i.i16.3.i.i, align 4, !alias.scope !86, !noalias !78, !noundef !2
  %_0.i.i18.3.i.i = shl i32 %_3.i.i17.3.i.i, 11
  %_0.i23.3.i.i = icmp ugt i32 %_0.i.i18.3.i.i, %0
  %4 = select i1 %_0.i23.3.i.i, i64 %3, i64 %mid.3.i.i, !unpredictable !2
  %mid.4.i.i = add nuw nsw i64 %4, 2
  %_0.i.i16.4.i.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %mid.4.i.i
  %_3.i.i17.4.i.i = load i32, ptr %_0.i.i16.4.i.i, align 4, !alias.scope !88, !noalias !78, !noundef !2
  %_0.i.i18.4.i.i = shl i32 %_3.i.i17.4.i.i, 11
  %_0.i23.4.i.i = icmp ugt i32 %_0.i.i18.4.i.i, %0
  %5 = select i1 %_0.i23.4.i.i, i64 %4, i64 %mid.4.i.i, !unpredictable !2
  %mid.5.i.i = add nuw nsw i64 %5, 1
  %_0.i.i16.5.i.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %mid.5.i.i
  %_3.i.i17.5.i.i = load i32, ptr %_0.i.i16.5.i.i, align 4, !alias.scope !90, !noalias !78, !noundef !2
  %_0.i.i18.5.i.i = shl i32 %_3.i.i17.5.i.i, 11
  %_0.i23.5.i.i = icmp ugt i32 %_0.i.i18.5.i.i, %0
  %6 = select i1 %_0.i23.5.i.i, i64 %5, i64 %mid.5.i.i, !unpredictable !2
  %_0.i.i.i.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %6
  %_3.i.i.i.i = load i32, ptr %_0.i.i.i.i, align 4, !alias.scope !92, !noalias !97, !noundef !2
  %_0.i.i14.i.i = shl i32 %_3.i.i.i.i, 11
  %_0.i.not.i.i.not = icmp eq i32 %_0.i.i14.i.i, %0
  %_0.i26.i.i = icmp ult i32 %_0.i.i14.i.i, %0
  %result.i.i = zext i1 %_0.i26.i.i to i64
  %7 = zext i1 %_0.i.not.i.i.not to i64
  %_0.sroa.4.1.i.i = add nuw nsw i64 %7, %result.i.i
  %last_idx.sroa.0.0.i = add nuw nsw i64 %_0.sroa.4.1.i.i, %6
  %_12.i = icmp ult i64 %last_idx.sroa.0.0.i, 51
  tail call void @llvm.assume(i1 %_12.i)
  %_15.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %last_idx.sroa.0.0.i
  %_3.i = load i32, ptr %_15.i, align 4, !alias.scope !99, !noundef !2
  %_2.i = lshr i32 %_3.i, 21
  %_0.i1 = zext nneg i32 %_2.i to i64
  %_3.i.i = icmp samesign ugt i64 %last_idx.sroa.0.0.i, 49
  br i1 %_3.i.i, label %bb12.i, label %bb9.i

bb9.i:
  %8 = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %last_idx.sroa.0.0.i
  %_5.i.i = getelementptr inbounds nuw i8, ptr %8, i64 4
  %_3.i2 = load i32, ptr %_5.i.i, align 4, !alias.scope !102, !noundef !2
  %_2.i3 = lshr i32 %_3.i2, 21
  %_0.i4 = zext nneg i32 %_2.i3 to i64
  br label %bb12.i

bb12.i:
  %_24.pn.i = phi i64 [ %_0.i4, %bb9.i ], [ 1519, %start ]
  %_3.i5.not.not = icmp eq i64 %last_idx.sroa.0.0.i, 0
  %_4.i = add nsw i64 %last_idx.sroa.0.0.i, -1
  %_0.sroa.3.0.i = select i1 %_3.i5.not.not, i64 undef, i64 %_4.i
  br i1 %_3.i5.not.not, label %_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionjE3mapmNCINvNtNtB5_7unicode12unicode_data11skip_searchKj33_Kj5ef_Es_0EB5_.exit, label %bb3.i

bb3.i:
  %_4.i.i = icmp ult i64 %_0.sroa.3.0.i, 51
  br i1 %_4.i.i, label %_RNCINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_Es_0B8_.exit.i, label %panic.i.i

panic.i.i:
  tail call void @_RNvNtCs6wHCjA8NRxY_4core9panicking18panic_bounds_check(i64 noundef -1, i64 noundef 51, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_11edb5b54d61ae1f3b3abef6ed83f81d) #14
  unreachable

_RNCINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_Es_0B8_.exit.i:
  %_3.i.i8 = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %_0.sroa.3.0.i
  %_2.i.i.i = load i32, ptr %_3.i.i8, align 4, !alias.scope !105, !noundef !2
  %_0.i.i.i = and i32 %_2.i.i.i, 2097151
  br label %_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionjE3mapmNCINvNtNtB5_7unicode12unicode_data11skip_searchKj33_Kj5ef_Es_0EB5_.exit

_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionjE3mapmNCINvNtNtB5_7unicode12unicode_data11skip_searchKj33_Kj5ef_Es_0EB5_.exit:
  %..i = phi i32 [ %_0.i.i.i, %_RNCINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_Es_0B8_.exit.i ], [ 0, %bb12.i ]
  %total.i = sub nsw i32 %c, %..i
  %9 = xor i64 %_0.i1, -1
  %_35.i = add nsw i64 %_24.pn.i, %9
  %_0.i.i.i1014.not = icmp eq i64 %_35.i, 0
  br i1 %_0.i.i.i1014.not, label %_RINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_EB6_.exit, label %bb19.i

bb19.i:
  %spec.select18 = phi i64 [ %spec.select, %bb22.i ], [ 1, %_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionjE3mapmNCINvNtNtB5_7unicode12unicode_data11skip_searchKj33_Kj5ef_Es_0EB5_.exit ]
  %prefix_sum.sroa.0.0.i17 = phi i32 [ %11, %bb22.i ], [ 0, %_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionjE3mapmNCINvNtNtB5_7unicode12unicode_data11skip_searchKj33_Kj5ef_Es_0EB5_.exit ]
  %offset_idx.sroa.0.0.i16 = phi i64 [ %12, %bb22.i ], [ %_0.i1, %_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionjE3mapmNCINvNtNtB5_7unicode12unicode_data11skip_searchKj33_Kj5ef_Es_0EB5_.exit ]
  %_40.i = icmp samesign ult i64 %offset_idx.sroa.0.0.i16, 1519
  tail call void @llvm.assume(i1 %_40.i)
  %10 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic7OFFSETS, i64 %offset_idx.sroa.0.0.i16
  %offset.i = load i8, ptr %10, align 1, !noundef !2
  %_45.i = zext i8 %offset.i to i32
  %11 = add i32 %prefix_sum.sroa.0.0.i17, %_45.i
  %_46.i = icmp ugt i32 %11, %total.i
  br i1 %_46.i, label %_RINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_EB6_.exit, label %bb22.i

bb22.i:
  %12 = add nuw nsw i64 %offset_idx.sroa.0.0.i16, 1
  %_0.i.i.i10 = icmp ult i64 %spec.select18, %_35.i
  %_0.i.i.i.i12 = zext i1 %_0.i.i.i10 to i64
  %spec.select = add nuw i64 %spec.select18, %_0.i.i.i.i12
  br i1 %_0.i.i.i10, label %bb19.i, label %_RINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_EB6_.exit

_RINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_EB6_.exit:
  %offset_idx.sroa.0.0.i.lcssa = phi i64 [ %_0.i1, %_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionjE3mapmNCINvNtNtB5_7unicode12unicode_data11skip_searchKj33_Kj5ef_Es_0EB5_.exit ], [ %offset_idx.sroa.0.0.i16, %bb19.i ], [ %12, %bb22.i ]
  %_48.i = and i64 %offset_idx.sroa.0.0.i.lcssa, 1
  %_0.i = icmp ne i64 %_48.i, 0
  ret i1 %_0.i
}

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

define internal void @_RNvCsfgHYwM92fyn_7___rustc17rust_begin_unwind(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_1) unnamed_addr #11 {
start:
  tail call void @llvm.trap()
  unreachable
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #12

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #12

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #12

define ptx_kernel void @parse(ptr noundef captures(address, read_provenance) %text, i64 noundef %width, ptr noundef writeonly captures(none) %sums, ptr noundef writeonly captures(none) %wrong) unnamed_addr #13 {
start:
  %_3.i = alloca [24 x i8], align 8
  %_0.i.i = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_0.i1.i = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_0.i2.i = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %_0.i.i, %_0.i1.i
  %_4.i = add i32 %_5.i, %_0.i2.i
  %_0.i3 = zext i32 %_4.i to i64
  %_11 = mul i64 %width, %_0.i3
  %_0.i2 = getelementptr inbounds nuw i8, ptr %text, i64 %_11
  call void @llvm.lifetime.start.p0(ptr nonnull %_3.i), !noalias !108
  call void @_RNvNtNtCs6wHCjA8NRxY_4core3str8converts9from_utf8(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_3.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_0.i2, i64 noundef range(i64 0, -9223372036854775808) %width) #18
  %_4.i4 = load i64, ptr %_3.i, align 8, !range !111, !noalias !108, !noundef !2
  %0 = trunc nuw i64 %_4.i4 to i1
  br i1 %0, label %bb3.i, label %bb2.i

bb3.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %_3.i), !noalias !108
  br label %_RNvNtCsNk7MfA4dMU_7kernels4work5parse.exit

bb2.i:
  %1 = getelementptr inbounds nuw i8, ptr %_3.i, i64 8
  %text.01.i = load ptr, ptr %1, align 8, !noalias !108, !nonnull !2, !noundef !2
  %2 = getelementptr inbounds nuw i8, ptr %_3.i, i64 16
  %text.12.i = load i64, ptr %2, align 8, !noalias !108, !noundef !2
  call void @llvm.lifetime.end.p0(ptr nonnull %_3.i), !noalias !108
  %_0.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %text.01.i, i64 %text.12.i
  br label %bb7.i

bb7.i:
  %iter.sroa.8.0.i = phi ptr [ %text.01.i, %bb2.i ], [ %iter.sroa.8.4.i, %bb7.i.backedge ]
  %iter.sroa.16.0.i = phi i64 [ 0, %bb2.i ], [ %iter.sroa.16.3.i, %bb7.i.backedge ]
  %iter.sroa.19.0.i = phi i64 [ 0, %bb2.i ], [ %iter.sroa.19.1.i, %bb7.i.backedge ]
  %iter.sroa.29.0.off0.i = phi i1 [ false, %bb2.i ], [ %iter.sroa.29.1.off0.i, %bb7.i.backedge ]
  %_20.sroa.2225.0.i = phi i64 [ undef, %bb2.i ], [ %_20.sroa.2225.0.i.be, %bb7.i.backedge ]
  %wrong.sroa.0.0.i = phi i32 [ 0, %bb2.i ], [ %wrong.sroa.0.0.i.be, %bb7.i.backedge ]
  %sum.sroa.0.0.i = phi i64 [ 0, %bb2.i ], [ %sum.sroa.0.0.i.be, %bb7.i.backedge ]
  br i1 %iter.sroa.29.0.off0.i, label %_RNvXsX_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_5SplitAcj2_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i, label %bb1.i.i.i.i.i.i

bb1.i.i.i.i.i.i:
  %iter.sroa.8.1.i = phi ptr [ %iter.sroa.8.3.i, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i ], [ %iter.sroa.8.0.i, %bb7.i ]
  %iter.sroa.16.1.i = phi i64 [ %iter.sroa.16.2.i, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i ], [ %iter.sroa.16.0.i, %bb7.i ]
  %3 = phi i64 [ %9, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i ], [ %iter.sroa.16.0.i, %bb7.i ]
  %_3.i.i23.i.i.i.i6.i.i.i.i.i.i = phi ptr [ %_3.i.i23.i.i.i.i7.i.i.i.i.i.i, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i ], [ %iter.sroa.8.0.i, %bb7.i ]
  %_2.sroa.5.0.i.i.i.i.i.i = phi i64 [ %_2.sroa.5.1.i.i.i.i.i.i, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i ], [ undef, %bb7.i ]
  %_2.sroa.8.0.i.i.i.i.i.i = phi i64 [ %_2.sroa.8.1.i.i.i.i.i.i, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i ], [ undef, %bb7.i ]
  %4 = ptrtoint ptr %_3.i.i23.i.i.i.i6.i.i.i.i.i.i to i64
  %_0.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %_3.i.i23.i.i.i.i6.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i23.i.i.i.i6.i.i.i.i.i.i, i64 1
  %iter.sroa.8.2.i = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i, ptr %iter.sroa.8.1.i, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i23.i.i.i.i5.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i23.i.i.i.i6.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.i.i.i:
  %x.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i23.i.i.i.i6.i.i.i.i.i.i, align 1, !noalias !112, !noundef !2
  %_7.i.i.i.i.i.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i.i.i.i.i.i, -1
  br i1 %_7.i.i.i.i.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i.i.i:
  %_3.i.i.i.i.i.i.i.i.i.i.i = and i8 %x.i.i.i.i.i.i.i.i.i.i, 31
  %_0.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_3.i.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i.i2.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i23.i.i.i.i5.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i2.i.i.i.i.i.i.i.i.i.i)
  %_3.i.i4.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i23.i.i.i.i5.i.i.i.i.i.i, i64 1
  %y.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i23.i.i.i.i5.i.i.i.i.i.i, align 1, !noalias !112, !noundef !2
  %_3.i7.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i.i.i.i.i.i.i.i.i, 6
  %_5.i.i.i.i.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i.i.i.i.i, 63
  %_4.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i8.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i7.i.i.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i.i.i.i
  %_14.i.i.i.i.i.i.i.i.i.i = icmp ugt i8 %x.i.i.i.i.i.i.i.i.i.i, -33
  br i1 %_14.i.i.i.i.i.i.i.i.i.i, label %bb13.i.i.i.i.i.i.i.i.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i.i.i.i:
  %_8.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %x.i.i.i.i.i.i.i.i.i.i to i32
  br label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i

bb13.i.i.i.i.i.i.i.i.i.i:
  %_0.i.i10.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i4.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i10.i.i.i.i.i.i.i.i.i.i)
  %_3.i.i12.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i23.i.i.i.i5.i.i.i.i.i.i, i64 2
  %z.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i4.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !112, !noundef !2
  %_3.i16.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_4.i.i.i.i.i.i.i.i.i.i.i, 6
  %_5.i17.i.i.i.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i.i.i.i.i, 63
  %_4.i18.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i17.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i19.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i16.i.i.i.i.i.i.i.i.i.i, %_4.i18.i.i.i.i.i.i.i.i.i.i
  %_21.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i.i.i.i.i.i.i.i.i, 12
  %5 = or disjoint i32 %_0.i19.i.i.i.i.i.i.i.i.i.i, %_21.i.i.i.i.i.i.i.i.i.i
  %_22.i.i.i.i.i.i.i.i.i.i = icmp ugt i8 %x.i.i.i.i.i.i.i.i.i.i, -17
  br i1 %_22.i.i.i.i.i.i.i.i.i.i, label %bb17.i.i.i.i.i.i.i.i.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i

bb17.i.i.i.i.i.i.i.i.i.i:
  %_0.i.i21.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i12.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i21.i.i.i.i.i.i.i.i.i.i)
  %_3.i.i23.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i23.i.i.i.i5.i.i.i.i.i.i, i64 3
  %w.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i12.i.i.i.i.i.i.i.i.i.i, align 1, !noalias !112, !noundef !2
  %_27.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i.i.i.i.i.i.i.i.i, 18
  %_26.i.i.i.i.i.i.i.i.i.i = and i32 %_27.i.i.i.i.i.i.i.i.i.i, 1835008
  %_3.i27.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i19.i.i.i.i.i.i.i.i.i.i, 6
  %_5.i28.i.i.i.i.i.i.i.i.i.i = and i8 %w.i.i.i.i.i.i.i.i.i.i, 63
  %_4.i29.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i28.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i30.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i27.i.i.i.i.i.i.i.i.i.i, %_4.i29.i.i.i.i.i.i.i.i.i.i
  %6 = or disjoint i32 %_0.i30.i.i.i.i.i.i.i.i.i.i, %_26.i.i.i.i.i.i.i.i.i.i
  br label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i

_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i:
  %iter.sroa.8.3.i = phi ptr [ %iter.sroa.8.2.i, %bb1.i.i.i.i.i.i ], [ %iter.sroa.8.2.i, %bb7.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i23.i.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i12.i.i.i.i.i.i.i.i.i.i, %bb13.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i4.i.i.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i.i.i ]
  %_3.i.i23.i.i.i.i7.i.i.i.i.i.i = phi ptr [ %_3.i.i23.i.i.i.i5.i.i.i.i.i.i, %bb1.i.i.i.i.i.i ], [ %_3.i.i23.i.i.i.i5.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i23.i.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i12.i.i.i.i.i.i.i.i.i.i, %bb13.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i4.i.i.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i.i.i ]
  %spec.select.i.i.i.i.i.i.i.i.i.i = phi i32 [ 1114112, %bb1.i.i.i.i.i.i ], [ %_8.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i ], [ %6, %bb17.i.i.i.i.i.i.i.i.i.i ], [ %5, %bb13.i.i.i.i.i.i.i.i.i.i ], [ %_0.i8.i.i.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i.i.i ]
  %.not.i.i.i.i.i.i.i.i = icmp eq i32 %spec.select.i.i.i.i.i.i.i.i.i.i, 1114112
  br i1 %.not.i.i.i.i.i.i.i.i, label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.i:
  %7 = ptrtoint ptr %_3.i.i23.i.i.i.i7.i.i.i.i.i.i to i64
  %_11.i.i.i.i.i.i.i.i = sub i64 %3, %4
  %8 = add i64 %_11.i.i.i.i.i.i.i.i, %7
  br label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i

_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i:
  %iter.sroa.16.2.i = phi i64 [ %iter.sroa.16.1.i, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i ], [ %8, %bb4.i.i.i.i.i.i.i.i ]
  %9 = phi i64 [ %3, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i ], [ %8, %bb4.i.i.i.i.i.i.i.i ]
  %_0.sroa.3.0.i.i.i.i.i.i.i.i = phi i32 [ 1114112, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i ], [ %spec.select.i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i.i.i = phi i64 [ undef, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i ], [ %3, %bb4.i.i.i.i.i.i.i.i ]
  %.not.i.i.i.i.i.i.i = icmp eq i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i, 1114112
  br i1 %.not.i.i.i.i.i.i.i, label %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i:
  %10 = ptrtoint ptr %_3.i.i23.i.i.i.i7.i.i.i.i.i.i to i64
  %_0.i.i6.i.i.i.i.i.i.i.i.i.i = icmp ne i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i, 44
  %_0.i.i6.1.i.i.i.i.i.i.i.i.i.i = icmp ne i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i, 59
  %_0.sroa.0.0.off0.ph.i.i.i.i.not.i.i.i.i.i.i = and i1 %_0.i.i6.i.i.i.i.i.i.i.i.i.i, %_0.i.i6.1.i.i.i.i.i.i.i.i.i.i
  %char_len.i.i.i.i.i.i.i = sub i64 %10, %4
  %_14.i.i.i.i.i.i.i = add i64 %char_len.i.i.i.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i.i.i.i
  %..i.i.i.i.i.i = zext i1 %_0.sroa.0.0.off0.ph.i.i.i.i.not.i.i.i.i.i.i to i64
  br label %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i

_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i:
  %_2.sroa.5.1.i.i.i.i.i.i = phi i64 [ %_2.sroa.5.0.i.i.i.i.i.i, %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ]
  %_2.sroa.8.1.i.i.i.i.i.i = phi i64 [ %_2.sroa.8.0.i.i.i.i.i.i, %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i ], [ %_14.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ]
  %storemerge3.i.i.i.i.i.i.i = phi i64 [ 2, %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i ], [ %..i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ]
  switch i64 %storemerge3.i.i.i.i.i.i.i, label %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.unreachabledefault [
    i64 0, label %bb4.i.i.i.i.i.i
    i64 2, label %bb4.i.i.i.i.i
    i64 1, label %bb1.i.i.i.i.i.i
  ]

_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.unreachabledefault:
  unreachable

default.unreachable:
  unreachable

bb4.i.i.i.i.i.i:
  %new_len.i.i.i.i.i.i = sub nuw i64 %_2.sroa.5.1.i.i.i.i.i.i, %iter.sroa.19.0.i
  %_0.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %text.01.i, i64 %iter.sroa.19.0.i
  br label %_RNvXsX_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_5SplitAcj2_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i

bb4.i.i.i.i.i:
  %new_len.i.i.i.i.i.i.i = sub nuw i64 %text.12.i, %iter.sroa.19.0.i
  %_0.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %text.01.i, i64 %iter.sroa.19.0.i
  br label %_RNvXsX_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_5SplitAcj2_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i

_RNvXsX_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_5SplitAcj2_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i:
  %iter.sroa.8.4.i = phi ptr [ %iter.sroa.8.0.i, %bb7.i ], [ %iter.sroa.8.3.i, %bb4.i.i.i.i.i.i ], [ %iter.sroa.8.3.i, %bb4.i.i.i.i.i ]
  %iter.sroa.16.3.i = phi i64 [ %iter.sroa.16.0.i, %bb7.i ], [ %iter.sroa.16.2.i, %bb4.i.i.i.i.i.i ], [ %iter.sroa.16.2.i, %bb4.i.i.i.i.i ]
  %iter.sroa.19.1.i = phi i64 [ %iter.sroa.19.0.i, %bb7.i ], [ %_2.sroa.8.1.i.i.i.i.i.i, %bb4.i.i.i.i.i.i ], [ %iter.sroa.19.0.i, %bb4.i.i.i.i.i ]
  %iter.sroa.29.1.off0.i = phi i1 [ true, %bb7.i ], [ false, %bb4.i.i.i.i.i.i ], [ true, %bb4.i.i.i.i.i ]
  %_0.sroa.4.1.i.i.i.i = phi i64 [ undef, %bb7.i ], [ %new_len.i.i.i.i.i.i, %bb4.i.i.i.i.i.i ], [ %new_len.i.i.i.i.i.i.i, %bb4.i.i.i.i.i ]
  %_0.sroa.0.1.i.i.i.i = phi ptr [ null, %bb7.i ], [ %_0.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i ], [ %_0.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !134)
  %.not.i.i.i = icmp eq ptr %_0.sroa.0.1.i.i.i.i, null
  br i1 %.not.i.i.i, label %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_3str4iter5SplitAcj2_ENvMB11_e4trimENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i, label %bb3.i.i.i

bb3.i.i.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !137)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !140)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !143)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !146)
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.1.i.i.i.i, i64 %_0.sroa.4.1.i.i.i.i
  br label %bb1.i.i.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i.i.i:
  %matcher.sroa.18.0.i.i.i.i.i.i.i = phi i64 [ 0, %bb3.i.i.i ], [ %matcher.sroa.18.1.i.i.i.i.i.i.i, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %matcher.sroa.4.0.i.i.i.i.i.i.i = phi ptr [ %_0.sroa.0.1.i.i.i.i, %bb3.i.i.i ], [ %matcher.sroa.4.2.i.i.i.i.i.i.i, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %11 = phi i64 [ 0, %bb3.i.i.i ], [ %17, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %_3.i.i23.i.i.i.i6.i.i.i.i.i.i.i.i.i = phi ptr [ %_0.sroa.0.1.i.i.i.i, %bb3.i.i.i ], [ %_3.i.i23.i.i.i.i7.i.i.i.i.i.i.i.i.i, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %_2.sroa.5.0.i.i.i.i.i.i.i.i.i = phi i64 [ undef, %bb3.i.i.i ], [ %_2.sroa.5.1.i.i.i.i.i.i.i.i.i, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %_2.sroa.8.0.i.i.i.i.i.i.i.i.i = phi i64 [ undef, %bb3.i.i.i ], [ %_2.sroa.8.1.i.i.i.i.i.i.i.i.i, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %12 = ptrtoint ptr %_3.i.i23.i.i.i.i6.i.i.i.i.i.i.i.i.i to i64
  %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp eq ptr %_3.i.i23.i.i.i.i6.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i23.i.i.i.i6.i.i.i.i.i.i.i.i.i, i64 1
  %matcher.sroa.4.1.i.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %matcher.sroa.4.0.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_3.i.i23.i.i.i.i5.i.i.i.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, ptr %_3.i.i23.i.i.i.i6.i.i.i.i.i.i.i.i.i, ptr %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  br i1 %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %x.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i23.i.i.i.i6.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !149, !noalias !150, !noundef !2
  %_7.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i.i.i.i.i.i.i.i.i, -1
  br i1 %_7.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %x.i.i.i.i.i.i.i.i.i.i.i.i.i, 31
  %_0.i.i.i.i.i.i.i1.i.i.i.i.i.i.i = zext nneg i8 %_3.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i23.i.i.i.i5.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i2.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %_3.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i23.i.i.i.i5.i.i.i.i.i.i.i.i.i, i64 1
  %y.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i23.i.i.i.i5.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !149, !noalias !150, !noundef !2
  %_3.i7.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i.i.i.i.i1.i.i.i.i.i.i.i, 6
  %_5.i.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i.i.i.i.i.i.i.i, 63
  %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i8.i.i.i.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i7.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_14.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i8 %x.i.i.i.i.i.i.i.i.i.i.i.i.i, -33
  br i1 %_14.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %_8.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %x.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  br label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i.i

bb13.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %_0.i.i10.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i10.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %_3.i.i12.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i23.i.i.i.i5.i.i.i.i.i.i.i.i.i, i64 2
  %z.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !149, !noalias !150, !noundef !2
  %_3.i16.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_4.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 6
  %_5.i17.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i.i.i.i.i.i.i.i, 63
  %_4.i18.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i17.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i19.i.i.i.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i16.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.i18.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_21.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i.i.i.i.i1.i.i.i.i.i.i.i, 12
  %13 = or disjoint i32 %_0.i19.i.i.i.i.i.i.i.i.i.i.i.i.i, %_21.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_22.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ugt i8 %x.i.i.i.i.i.i.i.i.i.i.i.i.i, -17
  br i1 %_22.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i.i

bb17.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %_0.i.i21.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i12.i.i.i.i.i.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i21.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %_3.i.i23.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3.i.i23.i.i.i.i5.i.i.i.i.i.i.i.i.i, i64 3
  %w.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i12.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !149, !noalias !150, !noundef !2
  %_27.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i.i.i.i.i1.i.i.i.i.i.i.i, 18
  %_26.i.i.i.i.i.i.i.i.i.i.i.i.i = and i32 %_27.i.i.i.i.i.i.i.i.i.i.i.i.i, 1835008
  %_3.i27.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i19.i.i.i.i.i.i.i.i.i.i.i.i.i, 6
  %_5.i28.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %w.i.i.i.i.i.i.i.i.i.i.i.i.i, 63
  %_4.i29.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i28.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i30.i.i.i.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i27.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.i29.i.i.i.i.i.i.i.i.i.i.i.i.i
  %14 = or disjoint i32 %_0.i30.i.i.i.i.i.i.i.i.i.i.i.i.i, %_26.i.i.i.i.i.i.i.i.i.i.i.i.i
  br label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i.i

_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i.i:
  %matcher.sroa.4.2.i.i.i.i.i.i.i = phi ptr [ %matcher.sroa.4.1.i.i.i.i.i.i.i, %bb1.i.i.i.i.i.i.i.i.i ], [ %matcher.sroa.4.1.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i23.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i12.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %_3.i.i23.i.i.i.i7.i.i.i.i.i.i.i.i.i = phi ptr [ %_3.i.i23.i.i.i.i5.i.i.i.i.i.i.i.i.i, %bb1.i.i.i.i.i.i.i.i.i ], [ %_3.i.i23.i.i.i.i5.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i23.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i12.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_3.i.i4.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ 1114112, %bb1.i.i.i.i.i.i.i.i.i ], [ %_8.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %14, %bb17.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %13, %bb13.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_0.i8.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %.not.i.i.i.i.i.i.i.i.i.i.i = icmp eq i32 %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i, 1114112
  br i1 %.not.i.i.i.i.i.i.i.i.i.i.i, label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.i.i.i.i:
  %15 = ptrtoint ptr %_3.i.i23.i.i.i.i7.i.i.i.i.i.i.i.i.i to i64
  %_11.i.i.i.i.i.i.i.i.i.i.i = sub i64 %11, %12
  %16 = add i64 %_11.i.i.i.i.i.i.i.i.i.i.i, %15
  br label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i

_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i:
  %matcher.sroa.18.1.i.i.i.i.i.i.i = phi i64 [ %matcher.sroa.18.0.i.i.i.i.i.i.i, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i.i ], [ %16, %bb4.i.i.i.i.i.i.i.i.i.i.i ]
  %17 = phi i64 [ %11, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i.i ], [ %16, %bb4.i.i.i.i.i.i.i.i.i.i.i ]
  %_0.sroa.3.0.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ 1114112, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i.i ], [ %spec.select.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i1.i.i = phi i64 [ undef, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i.i ], [ %11, %bb4.i.i.i.i.i.i.i.i.i.i.i ]
  %.not.i.i.i.i.i.i.i.i.i.i = icmp eq i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i.i.i.i, 1114112
  br i1 %.not.i.i.i.i.i.i.i.i.i.i, label %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i.i.i.i:
  %18 = ptrtoint ptr %_3.i.i23.i.i.i.i7.i.i.i.i.i.i.i.i.i to i64
  %char_len.i.i.i.i.i.i.i.i.i.i = sub i64 %18, %12
  switch i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i.i.i.i.i.i.i [
    i32 32, label %bb6.i.i.i.i.i.i.i.i.i.i
    i32 13, label %bb6.i.i.i.i.i.i.i.i.i.i
    i32 12, label %bb6.i.i.i.i.i.i.i.i.i.i
    i32 11, label %bb6.i.i.i.i.i.i.i.i.i.i
    i32 10, label %bb6.i.i.i.i.i.i.i.i.i.i
    i32 9, label %bb6.i.i.i.i.i.i.i.i.i.i
  ]

bb1.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %_5.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp samesign ult i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i.i.i.i, 133
  br i1 %_5.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i.i4.i.i, label %bb4.i.i.i6.i.i.i.i.i.i.i.i.i.i

bb4.i.i.i6.i.i.i.i.i.i.i.i.i.i:
  %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i = lshr i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i.i.i.i, 8
  switch i32 %_2.i.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i.i4.i.i [
    i32 0, label %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i
    i32 22, label %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i
    i32 32, label %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i
    i32 48, label %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  ]

bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %19 = icmp eq i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i.i.i.i, 5760
  br label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %20 = icmp eq i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i.i.i.i, 12288
  br label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i.i

bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %21 = and i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i.i.i.i, 255
  %_7.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i32 %21 to i64
  %22 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_7.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_5.i.i.i.i7.i.i.i.i.i.i.i.i.i.i = load i8, ptr %22, align 1, !noalias !166, !noundef !2
  %extract.t.i.i.i.i.i.i.i.i.i.i.i.i.i.i = trunc i8 %_5.i.i.i.i7.i.i.i.i.i.i.i.i.i.i to i1
  br label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %23 = and i32 %_0.sroa.3.0.i.i.i.i.i.i.i.i.i.i.i, 255
  %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i32 %23 to i64
  %24 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_13.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  %_11.i.i.i.i.i.i.i.i.i.i.i.i.i.i = load i8, ptr %24, align 1, !noalias !166, !noundef !2
  %25 = and i8 %_11.i.i.i.i.i.i.i.i.i.i.i.i.i.i, 2
  %extract.t3.i.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne i8 %25, 0
  br label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i.i

_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i.i:
  %_0.sroa.0.0.off0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i1 [ %19, %bb4.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %20, %bb2.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %extract.t3.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %extract.t.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  br i1 %_0.sroa.0.0.off0.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i.i4.i.i

bb7.i.i.i.i.i.i.i.i4.i.i:
  %_15.i.i.i.i.i.i.i.i.i.i = add i64 %_0.sroa.0.0.i.i.i.i.i.i.i.i.i1.i.i, %char_len.i.i.i.i.i.i.i.i.i.i
  br label %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i

bb6.i.i.i.i.i.i.i.i.i.i:
  %_14.i.i.i.i.i.i.i.i2.i.i = add i64 %_0.sroa.0.0.i.i.i.i.i.i.i.i.i1.i.i, %char_len.i.i.i.i.i.i.i.i.i.i
  br label %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i

_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i:
  %_2.sroa.5.1.i.i.i.i.i.i.i.i.i = phi i64 [ %_2.sroa.5.0.i.i.i.i.i.i.i.i.i, %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i.i.i.i1.i.i, %bb7.i.i.i.i.i.i.i.i4.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i.i.i.i1.i.i, %bb6.i.i.i.i.i.i.i.i.i.i ]
  %_2.sroa.8.1.i.i.i.i.i.i.i.i.i = phi i64 [ %_2.sroa.8.0.i.i.i.i.i.i.i.i.i, %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i ], [ %_15.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i4.i.i ], [ %_14.i.i.i.i.i.i.i.i2.i.i, %bb6.i.i.i.i.i.i.i.i.i.i ]
  %storemerge3.i.i.i.i.i.i.i.i.i.i = phi i64 [ 2, %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i.i.i.i.i ], [ 1, %bb7.i.i.i.i.i.i.i.i4.i.i ], [ 0, %bb6.i.i.i.i.i.i.i.i.i.i ]
  switch i64 %storemerge3.i.i.i.i.i.i.i.i.i.i, label %default.unreachable [
    i64 1, label %_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.loopexit194
    i64 2, label %_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i
    i64 0, label %bb1.i.i.i.i.i.i.i.i.i
  ]

_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.loopexit194:
  br label %_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i

_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i:
  %_4.sroa.5.0.i.i.i.i.i.i.i = phi i64 [ %_2.sroa.5.1.i.i.i.i.i.i.i.i.i, %_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.loopexit194 ], [ undef, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %_4.sroa.7.0.i.i.i.i.i.i.i = phi i64 [ %_2.sroa.8.1.i.i.i.i.i.i.i.i.i, %_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.loopexit194 ], [ undef, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %storemerge.i.i.i.i.i.i.i.i.i = phi i1 [ true, %_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.loopexit194 ], [ false, %_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %26 = ptrtoint ptr %matcher.sroa.4.2.i.i.i.i.i.i.i to i64
  %27 = sub i64 %matcher.sroa.18.1.i.i.i.i.i.i.i, %26
  br label %bb1.i.i4.i.i.i.i.i.i.i

bb1.i.i4.i.i.i.i.i.i.i:
  %_3.i1.i.i.i33.i.i.i.i5.i.i.i.i.i.i.i.i.i = phi ptr [ %_0.i.i.i.i.i.i.i.i.i.i.i.i.i.i, %_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i ], [ %_3.i1.i.i.i33.i.i.i.i6.i.i.i.i.i.i.i.i.i, %_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %_2.sroa.8.0.i.i6.i.i.i.i.i.i.i = phi i64 [ undef, %_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i ], [ %_2.sroa.8.1.i.i25.i.i.i.i.i.i.i, %_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %28 = ptrtoint ptr %_3.i1.i.i.i33.i.i.i.i5.i.i.i.i.i.i.i.i.i to i64
  %_0.i.i.i.i.i.i.i.i7.i.i.i.i.i.i.i = icmp eq ptr %matcher.sroa.4.2.i.i.i.i.i.i.i, %_3.i1.i.i.i33.i.i.i.i5.i.i.i.i.i.i.i.i.i
  %_3.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %_3.i1.i.i.i33.i.i.i.i5.i.i.i.i.i.i.i.i.i, i64 -1
  %spec.select.i.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i7.i.i.i.i.i.i.i, ptr %_3.i1.i.i.i33.i.i.i.i5.i.i.i.i.i.i.i.i.i, ptr %_3.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i
  br i1 %_0.i.i.i.i.i.i.i.i7.i.i.i.i.i.i.i, label %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i11.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i11.i.i.i.i.i.i.i:
  %w.i.i.i.i.i.i12.i.i.i.i.i.i.i = load i8, ptr %_3.i1.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !149, !noalias !167, !noundef !2
  %_6.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp sgt i8 %w.i.i.i.i.i.i12.i.i.i.i.i.i.i, -1
  br i1 %_6.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i13.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i13.i.i.i.i.i.i.i:
  %_0.i.i6.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %matcher.sroa.4.2.i.i.i.i.i.i.i, %spec.select.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i6.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %_3.i1.i.i.i8.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %spec.select.i.i.i.i.i.i.i, i64 -1
  %z.i.i.i.i.i.i14.i.i.i.i.i.i.i = load i8, ptr %_3.i1.i.i.i8.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !149, !noalias !167, !noundef !2
  %_3.i.i.i.i.i.i.i15.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i14.i.i.i.i.i.i.i, 31
  %_0.i.i.i.i.i.i.i16.i.i.i.i.i.i.i = zext nneg i8 %_3.i.i.i.i.i.i.i15.i.i.i.i.i.i.i to i32
  %_0.i11.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp slt i8 %z.i.i.i.i.i.i14.i.i.i.i.i.i.i, -64
  br i1 %_0.i11.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i

bb6.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %_8.i.i.i.i.i.i48.i.i.i.i.i.i.i = zext nneg i8 %w.i.i.i.i.i.i12.i.i.i.i.i.i.i to i32
  br label %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i.i.i.i.i

bb24.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %_3.i1.i.i.i33.i.i.i.i8.i.i.i.i.i.i.i.i.i = phi ptr [ %_3.i1.i.i.i33.i.i.i.i9.i.i.i.i.i.i.i.i.i, %bb22.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_3.i1.i.i.i8.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i13.i.i.i.i.i.i.i ]
  %ch.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ %_0.i28.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb22.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_0.i.i.i.i.i.i.i16.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i13.i.i.i.i.i.i.i ]
  %_3.i12.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %ch.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i.i, 6
  %_5.i.i.i.i.i.i.i17.i.i.i.i.i.i.i = and i8 %w.i.i.i.i.i.i12.i.i.i.i.i.i.i, 63
  %_4.i.i.i.i.i.i.i18.i.i.i.i.i.i.i = zext nneg i8 %_5.i.i.i.i.i.i.i17.i.i.i.i.i.i.i to i32
  %_0.i13.i.i.i.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i12.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i18.i.i.i.i.i.i.i
  br label %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i.i.i.i.i

bb12.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %_0.i.i16.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %matcher.sroa.4.2.i.i.i.i.i.i.i, %_3.i1.i.i.i8.i.i.i.i.i.i.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i16.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %_3.i1.i.i.i18.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %spec.select.i.i.i.i.i.i.i, i64 -2
  %y.i.i.i.i.i.i45.i.i.i.i.i.i.i = load i8, ptr %_3.i1.i.i.i18.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !149, !noalias !167, !noundef !2
  %_3.i22.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i45.i.i.i.i.i.i.i, 15
  %_0.i23.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_3.i22.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i24.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp slt i8 %y.i.i.i.i.i.i45.i.i.i.i.i.i.i, -64
  br i1 %_0.i24.i.i.i.i.i.i.i.i.i.i.i.i.i, label %bb17.i.i.i.i.i.i46.i.i.i.i.i.i.i, label %bb22.i.i.i.i.i.i.i.i.i.i.i.i.i

bb22.i.i.i.i.i.i.i.i.i.i.i.i.i:
  %_3.i1.i.i.i33.i.i.i.i9.i.i.i.i.i.i.i.i.i = phi ptr [ %_3.i1.i.i.i33.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i46.i.i.i.i.i.i.i ], [ %_3.i1.i.i.i18.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %ch.sroa.0.1.i.i.i.i.i.i.i.i.i.i.i.i.i = phi i32 [ %_0.i42.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i46.i.i.i.i.i.i.i ], [ %_0.i23.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb12.i.i.i.i.i.i.i.i.i.i.i.i.i ]
  %_3.i25.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %ch.sroa.0.1.i.i.i.i.i.i.i.i.i.i.i.i.i, 6
  %_5.i26.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i14.i.i.i.i.i.i.i, 63
  %_4.i27.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i26.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i28.i.i.i.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i25.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.i27.i.i.i.i.i.i.i.i.i.i.i.i.i
  br label %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i

bb17.i.i.i.i.i.i46.i.i.i.i.i.i.i:
  %_0.i.i31.i.i.i.i.i.i.i.i.i.i.i.i.i = icmp ne ptr %matcher.sroa.4.2.i.i.i.i.i.i.i, %_3.i1.i.i.i18.i.i.i.i.i.i.i.i.i.i.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i31.i.i.i.i.i.i.i.i.i.i.i.i.i)
  %_3.i1.i.i.i33.i.i.i.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %spec.select.i.i.i.i.i.i.i, i64 -3
  %x.i.i.i.i.i.i47.i.i.i.i.i.i.i = load i8, ptr %_3.i1.i.i.i33.i.i.i.i.i.i.i.i.i.i.i.i.i, align 1, !alias.scope !149, !noalias !167, !noundef !2
  %_3.i37.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %x.i.i.i.i.i.i47.i.i.i.i.i.i.i, 7
  %_0.i38.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_3.i37.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %_3.i39.i.i.i.i.i.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i38.i.i.i.i.i.i.i.i.i.i.i.i.i, 6
  %_5.i40.i.i.i.i.i.i.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i45.i.i.i.i.i.i.i, 63
  %_4.i41.i.i.i.i.i.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i40.i.i.i.i.i.i.i.i.i.i.i.i.i to i32
  %_0.i42.i.i.i.i.i.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i39.i.i.i.i.i.i.i.i.i.i.i.i.i, %_4.i41.i.i.i.i.i.i.i.i.i.i.i.i.i
  br label %bb22.i.i.i.i.i.i.i.i.i.i.i.i.i

_RNvXs0_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i.i.i.i.i:
  %_3.i1.i.i.i33.i.i.i.i6.i.i.i.i.i.i.i.i.i = phi ptr [ %_3.i1.i.i.i33.i.i.i.i8.i.i.i.i.i.i.i.i.i, %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %spec.select.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %spec.select.i.i.i.i.i.i.i, %bb1.i.i4.i.i.i.i.i.i.i ]
  %spec.select.i.i.i.i.i.i19.i.i.i.i.i.i.i = phi i32 [ %_0.i13.i.i.i.i.i.i.i.i.i.i.i.i.i, %bb24.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ %_8.i.i.i.i.i.i48.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i.i.i.i.i ], [ 1114112, %bb1.i.i4.i.i.i.i.i.i.i ]
  %.not.i1.i.i.i.i.i.i.i.i.i.i.i = icmp eq i32 %spec.select.i.i.i.i.i.i19.i.i.i.i.i.i.i, 1114112
  %29 = ptrtoint ptr %_3.i1.i.i.i33.i.i.i.i6.i.i.i.i.i.i.i.i.i to i64
  %index.i.i.i.i.i.i.i.i.i.i.i.i.i = add i64 %27, %29
  %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i = select i1 %.not.i1.i.i.i.i.i.i.i.i.i.i.i, i64 undef, i64 %index.i.i.i.i.i.i.i.i.i.i.i.i.i
  br i1 %.not.i1.i.i.i.i.i.i.i.i.i.i.i, label %_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i, label %bb3.i.i.i20.i.i.i.i.i.i.i

bb3.i.i.i20.i.i.i.i.i.i.i:
  %char_len.i.i.i21.i.i.i.i.i.i.i = sub i64 %28, %29
  switch i32 %spec.select.i.i.i.i.i.i19.i.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i30.i.i.i.i.i.i.i [
    i32 32, label %bb6.i.i.i22.i.i.i.i.i.i.i
    i32 13, label %bb6.i.i.i22.i.i.i.i.i.i.i
    i32 12, label %bb6.i.i.i22.i.i.i.i.i.i.i
    i32 11, label %bb6.i.i.i22.i.i.i.i.i.i.i
    i32 10, label %bb6.i.i.i22.i.i.i.i.i.i.i
    i32 9, label %bb6.i.i.i22.i.i.i.i.i.i.i
  ]

bb1.i.i.i.i.i.i30.i.i.i.i.i.i.i:
  %_5.i.i.i.i.i.i31.i.i.i.i.i.i.i = icmp samesign ult i32 %spec.select.i.i.i.i.i.i19.i.i.i.i.i.i.i, 133
  br i1 %_5.i.i.i.i.i.i31.i.i.i.i.i.i.i, label %bb7.i.i.i36.i.i.i.i.i.i.i, label %bb4.i.i.i7.i.i.i.i.i.i.i.i.i.i

bb4.i.i.i7.i.i.i.i.i.i.i.i.i.i:
  %_2.i.i.i.i.i.i.i32.i.i.i.i.i.i.i = lshr i32 %spec.select.i.i.i.i.i.i19.i.i.i.i.i.i.i, 8
  switch i32 %_2.i.i.i.i.i.i.i32.i.i.i.i.i.i.i, label %bb7.i.i.i36.i.i.i.i.i.i.i [
    i32 0, label %bb6.i.i.i.i.i.i.i42.i.i.i.i.i.i.i
    i32 22, label %bb4.i.i.i.i.i.i.i41.i.i.i.i.i.i.i
    i32 32, label %bb7.i.i.i.i8.i.i.i.i.i.i.i.i.i.i
    i32 48, label %bb2.i.i.i.i.i.i.i33.i.i.i.i.i.i.i
  ]

bb4.i.i.i.i.i.i.i41.i.i.i.i.i.i.i:
  %30 = icmp eq i32 %spec.select.i.i.i.i.i.i19.i.i.i.i.i.i.i, 5760
  br label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsNk7MfA4dMU_7kernels.exit.i.i.i34.i.i.i.i.i.i.i

bb2.i.i.i.i.i.i.i33.i.i.i.i.i.i.i:
  %31 = icmp eq i32 %spec.select.i.i.i.i.i.i19.i.i.i.i.i.i.i, 12288
  br label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsNk7MfA4dMU_7kernels.exit.i.i.i34.i.i.i.i.i.i.i

bb6.i.i.i.i.i.i.i42.i.i.i.i.i.i.i:
  %32 = and i32 %spec.select.i.i.i.i.i.i19.i.i.i.i.i.i.i, 255
  %_7.i.i.i.i.i.i.i43.i.i.i.i.i.i.i = zext nneg i32 %32 to i64
  %33 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_7.i.i.i.i.i.i.i43.i.i.i.i.i.i.i
  %_5.i.i.i.i9.i.i.i.i.i.i.i.i.i.i = load i8, ptr %33, align 1, !noalias !183, !noundef !2
  %extract.t.i.i.i.i.i.i.i44.i.i.i.i.i.i.i = trunc i8 %_5.i.i.i.i9.i.i.i.i.i.i.i.i.i.i to i1
  br label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsNk7MfA4dMU_7kernels.exit.i.i.i34.i.i.i.i.i.i.i

bb7.i.i.i.i8.i.i.i.i.i.i.i.i.i.i:
  %34 = and i32 %spec.select.i.i.i.i.i.i19.i.i.i.i.i.i.i, 255
  %_13.i.i.i.i.i.i.i38.i.i.i.i.i.i.i = zext nneg i32 %34 to i64
  %35 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_13.i.i.i.i.i.i.i38.i.i.i.i.i.i.i
  %_11.i.i.i.i.i.i.i39.i.i.i.i.i.i.i = load i8, ptr %35, align 1, !noalias !183, !noundef !2
  %36 = and i8 %_11.i.i.i.i.i.i.i39.i.i.i.i.i.i.i, 2
  %extract.t3.i.i.i.i.i.i.i40.i.i.i.i.i.i.i = icmp ne i8 %36, 0
  br label %_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsNk7MfA4dMU_7kernels.exit.i.i.i34.i.i.i.i.i.i.i

_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsNk7MfA4dMU_7kernels.exit.i.i.i34.i.i.i.i.i.i.i:
  %_0.sroa.0.0.off0.i.i.i.i.i.i35.i.i.i.i.i.i.i = phi i1 [ %30, %bb4.i.i.i.i.i.i.i41.i.i.i.i.i.i.i ], [ %31, %bb2.i.i.i.i.i.i.i33.i.i.i.i.i.i.i ], [ %extract.t3.i.i.i.i.i.i.i40.i.i.i.i.i.i.i, %bb7.i.i.i.i8.i.i.i.i.i.i.i.i.i.i ], [ %extract.t.i.i.i.i.i.i.i44.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i42.i.i.i.i.i.i.i ]
  br i1 %_0.sroa.0.0.off0.i.i.i.i.i.i35.i.i.i.i.i.i.i, label %bb6.i.i.i22.i.i.i.i.i.i.i, label %bb7.i.i.i36.i.i.i.i.i.i.i

bb7.i.i.i36.i.i.i.i.i.i.i:
  %_15.i.i.i37.i.i.i.i.i.i.i = add i64 %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i, %char_len.i.i.i21.i.i.i.i.i.i.i
  br label %_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i

bb6.i.i.i22.i.i.i.i.i.i.i:
  %_14.i.i.i23.i.i.i.i.i.i.i = add i64 %_0.sroa.0.0.i.i.i.i.i.i.i.i.i.i.i.i, %char_len.i.i.i21.i.i.i.i.i.i.i
  br label %_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i

_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i:
  %_2.sroa.8.1.i.i25.i.i.i.i.i.i.i = phi i64 [ %_2.sroa.8.0.i.i6.i.i.i.i.i.i.i, %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i.i.i.i.i ], [ %_15.i.i.i37.i.i.i.i.i.i.i, %bb7.i.i.i36.i.i.i.i.i.i.i ], [ %_14.i.i.i23.i.i.i.i.i.i.i, %bb6.i.i.i22.i.i.i.i.i.i.i ]
  %storemerge3.i.i.i26.i.i.i.i.i.i.i = phi i64 [ 2, %_RNvXs0_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back.exit.i.i.i.i.i.i.i.i.i.i.i ], [ 1, %bb7.i.i.i36.i.i.i.i.i.i.i ], [ 0, %bb6.i.i.i22.i.i.i.i.i.i.i ]
  switch i64 %storemerge3.i.i.i26.i.i.i.i.i.i.i, label %default.unreachable [
    i64 1, label %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels.exit.i.i.i.loopexit192
    i64 2, label %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels.exit.i.i.i
    i64 0, label %bb1.i.i4.i.i.i.i.i.i.i
  ]

_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels.exit.i.i.i.loopexit192:
  br label %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels.exit.i.i.i

_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels.exit.i.i.i:
  %_8.sroa.6.0.i.i.i.i.i.i.i = phi i64 [ %_2.sroa.8.1.i.i25.i.i.i.i.i.i.i, %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels.exit.i.i.i.loopexit192 ], [ undef, %_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %storemerge.i.i27.i.i.i.i.i.i.i = phi i1 [ true, %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels.exit.i.i.i.loopexit192 ], [ false, %_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels.exit.i.i.i.i.i.i.i.i.i ]
  %_4.sroa.5.0..i.i.i.i.i.i.i = select i1 %storemerge.i.i.i.i.i.i.i.i.i, i64 %_4.sroa.5.0.i.i.i.i.i.i.i, i64 0
  %_4.sroa.7.0..i.i.i.i.i.i.i = select i1 %storemerge.i.i.i.i.i.i.i.i.i, i64 %_4.sroa.7.0.i.i.i.i.i.i.i, i64 0
  %_8.sroa.6.0._4.sroa.7.0..i.i.i.i.i.i.i = select i1 %storemerge.i.i27.i.i.i.i.i.i.i, i64 %_8.sroa.6.0.i.i.i.i.i.i.i, i64 %_4.sroa.7.0..i.i.i.i.i.i.i
  %new_len.i.i.i.i.i.i.i.i.i = sub nuw i64 %_8.sroa.6.0._4.sroa.7.0..i.i.i.i.i.i.i, %_4.sroa.5.0..i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.1.i.i.i.i, i64 %_4.sroa.5.0..i.i.i.i.i.i.i
  br label %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_3str4iter5SplitAcj2_ENvMB11_e4trimENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i

_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_3str4iter5SplitAcj2_ENvMB11_e4trimENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i:
  %_0.sroa.0.0.i.i.i = phi ptr [ %_0.i.i.i.i.i.i.i.i.i.i, %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels.exit.i.i.i ], [ null, %_RNvXsX_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_5SplitAcj2_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i ]
  %_0.sroa.3.0.i.i.i = phi i64 [ %new_len.i.i.i.i.i.i.i.i.i, %_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels.exit.i.i.i ], [ undef, %_RNvXsX_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_5SplitAcj2_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i.i ]
  %.not.i = icmp eq ptr %_0.sroa.0.0.i.i.i, null
  br i1 %.not.i, label %_RNvNtCsNk7MfA4dMU_7kernels4work5parse.exit, label %bb10.i

bb10.i:
  switch i64 %_0.sroa.3.0.i.i.i, label %bb10.i.i.i.i.i [
    i64 0, label %_RINvMNtCs6wHCjA8NRxY_4core3stre5parselECsNk7MfA4dMU_7kernels.exit.i
    i64 1, label %bb8.i.i.i.i.i
  ]

bb8.i.i.i.i.i:
  %37 = load i8, ptr %_0.sroa.0.0.i.i.i, align 1, !alias.scope !184, !noundef !2
  switch i8 %37, label %bb10.i.i.i.i.i [
    i8 43, label %_RINvMNtCs6wHCjA8NRxY_4core3stre5parselECsNk7MfA4dMU_7kernels.exit.i
    i8 45, label %_RINvMNtCs6wHCjA8NRxY_4core3stre5parselECsNk7MfA4dMU_7kernels.exit.i
  ]

bb10.i.i.i.i.i:
  %38 = load i8, ptr %_0.sroa.0.0.i.i.i, align 1, !alias.scope !184, !noundef !2
  switch i8 %38, label %bb52.i.i.i.i.i [
    i8 43, label %bb12.i.i.i.i.i
    i8 45, label %bb11.i.i.i.i.i
  ]

bb12.i.i.i.i.i:
  %rest.0.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i, i64 1
  %rest.1.i.i.i.i.i = add nsw i64 %_0.sroa.3.0.i.i.i, -1
  br label %bb52.i.i.i.i.i

bb11.i.i.i.i.i:
  %rest.02.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i, i64 1
  %rest.13.i.i.i.i.i = add nsw i64 %_0.sroa.3.0.i.i.i, -1
  %39 = icmp samesign ult i64 %_0.sroa.3.0.i.i.i, 9
  br i1 %39, label %bb20.preheader.i.i.i.i.i, label %bb36.i.i.i.i.i

bb20.preheader.i.i.i.i.i:
  %_28.not120.i.i.i.i.i = icmp eq i64 %rest.13.i.i.i.i.i, 0
  br i1 %_28.not120.i.i.i.i.i, label %bb47.i.i.i.i.i, label %bb21.i.i.i.i.i

bb52.i.i.i.i.i:
  %src.sroa.27.0.i.i.i.i.i = phi i64 [ %rest.1.i.i.i.i.i, %bb12.i.i.i.i.i ], [ %_0.sroa.3.0.i.i.i, %bb10.i.i.i.i.i ]
  %src.sroa.0.0.i.i.i.i.i = phi ptr [ %rest.0.i.i.i.i.i, %bb12.i.i.i.i.i ], [ %_0.sroa.0.0.i.i.i, %bb10.i.i.i.i.i ]
  %40 = icmp samesign ult i64 %src.sroa.27.0.i.i.i.i.i, 8
  br i1 %40, label %bb14.preheader.i.i.i.i.i, label %bb25.i.i.i.i.i

bb14.preheader.i.i.i.i.i:
  %_15.not126.i.i.i.i.i = icmp eq i64 %src.sroa.27.0.i.i.i.i.i, 0
  br i1 %_15.not126.i.i.i.i.i, label %bb47.i.i.i.i.i, label %bb15.i.i.i.i.i

bb36.i.i.i.i.i:
  %result.sroa.0.0.i.i.i.i.i = phi i32 [ %_5.0.i76.i.i.i.i.i, %bb43.i.i.i.i.i ], [ 0, %bb11.i.i.i.i.i ]
  %src.sroa.27.1.i.i.i.i.i = phi i64 [ %rest.15.i.i.i.i.i, %bb43.i.i.i.i.i ], [ %rest.13.i.i.i.i.i, %bb11.i.i.i.i.i ]
  %src.sroa.0.1.i.i.i.i.i = phi ptr [ %rest.04.i.i.i.i.i, %bb43.i.i.i.i.i ], [ %rest.02.i.i.i.i.i, %bb11.i.i.i.i.i ]
  %_56.not.i.i.i.i.i = icmp eq i64 %src.sroa.27.1.i.i.i.i.i, 0
  br i1 %_56.not.i.i.i.i.i, label %bb47.i.i.i.i.i, label %bb37.i.i.i.i.i

bb47.i.i.i.i.i:
  %result.sroa.0.1.i.i.i.i.i = phi i32 [ %47, %bb24.i.i.i.i.i ], [ %51, %bb19.i.i.i.i.i ], [ %result.sroa.0.3.i.i.i.i.i, %bb25.i.i.i.i.i ], [ 0, %bb14.preheader.i.i.i.i.i ], [ 0, %bb20.preheader.i.i.i.i.i ], [ %result.sroa.0.0.i.i.i.i.i, %bb36.i.i.i.i.i ]
  %41 = zext i32 %result.sroa.0.1.i.i.i.i.i to i64
  %42 = shl nuw i64 %41, 32
  br label %_RINvMNtCs6wHCjA8NRxY_4core3stre5parselECsNk7MfA4dMU_7kernels.exit.i

bb37.i.i.i.i.i:
  %43 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %result.sroa.0.0.i.i.i.i.i, i32 10)
  %_5.1.i.i.i.i.i.i = extractvalue { i32, i1 } %43, 1
  %_64.i.i.i.i.i = load i8, ptr %src.sroa.0.1.i.i.i.i.i, align 1, !alias.scope !184, !noundef !2
  %_63.i.i.i.i.i = zext i8 %_64.i.i.i.i.i to i32
  %_0.i3.i.i.i.i.i.i = add nsw i32 %_63.i.i.i.i.i, -48
  %_14.i.i.i.i.i.i = icmp ugt i32 %_0.i3.i.i.i.i.i.i, 9
  %brmerge.i.i.i.i.i = select i1 %_14.i.i.i.i.i.i, i1 true, i1 %_5.1.i.i.i.i.i.i
  br i1 %brmerge.i.i.i.i.i, label %bb50.loopexit112.split.loop.exit118.i.i.i.i.i, label %bb43.i.i.i.i.i

bb43.i.i.i.i.i:
  %_5.0.i.i.i.i.i.i = extractvalue { i32, i1 } %43, 0
  %rest.15.i.i.i.i.i = add nsw i64 %src.sroa.27.1.i.i.i.i.i, -1
  %rest.04.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.1.i.i.i.i.i, i64 1
  %44 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %_5.0.i.i.i.i.i.i, i32 %_0.i3.i.i.i.i.i.i)
  %_5.1.i75.i.i.i.i.i = extractvalue { i32, i1 } %44, 1
  %_5.0.i76.i.i.i.i.i = extractvalue { i32, i1 } %44, 0
  br i1 %_5.1.i75.i.i.i.i.i, label %bb50.i.i.i.i.i, label %bb36.i.i.i.i.i

bb50.loopexit108.split.loop.exit124.i.i.i.i.i:
  %.mux106.le.i.i.i.i.i = select i1 %_14.i93.i.i.i.i.i, i64 256, i64 512
  br label %bb50.i.i.i.i.i

bb50.loopexit112.split.loop.exit118.i.i.i.i.i:
  %.mux.le.i.i.i.i.i = select i1 %_14.i.i.i.i.i.i, i64 256, i64 768
  br label %bb50.i.i.i.i.i

bb50.i.i.i.i.i:
  %_0.sroa.12.2.i.i.i.i.i = phi i64 [ 256, %bb15.i.i.i.i.i ], [ 512, %bb32.i.i.i.i.i ], [ 256, %bb21.i.i.i.i.i ], [ %.mux106.le.i.i.i.i.i, %bb50.loopexit108.split.loop.exit124.i.i.i.i.i ], [ %.mux.le.i.i.i.i.i, %bb50.loopexit112.split.loop.exit118.i.i.i.i.i ], [ 768, %bb43.i.i.i.i.i ]
  %45 = or disjoint i64 %_0.sroa.12.2.i.i.i.i.i, 1
  br label %_RINvMNtCs6wHCjA8NRxY_4core3stre5parselECsNk7MfA4dMU_7kernels.exit.i

bb21.i.i.i.i.i:
  %src.sroa.0.2123.i.i.i.i.i = phi ptr [ %rest.07.i.i.i.i.i, %bb24.i.i.i.i.i ], [ %rest.02.i.i.i.i.i, %bb20.preheader.i.i.i.i.i ]
  %src.sroa.27.2122.i.i.i.i.i = phi i64 [ %rest.18.i.i.i.i.i, %bb24.i.i.i.i.i ], [ %rest.13.i.i.i.i.i, %bb20.preheader.i.i.i.i.i ]
  %result.sroa.0.2121.i.i.i.i.i = phi i32 [ %47, %bb24.i.i.i.i.i ], [ 0, %bb20.preheader.i.i.i.i.i ]
  %_35.i.i.i.i.i = load i8, ptr %src.sroa.0.2123.i.i.i.i.i, align 1, !alias.scope !184, !noundef !2
  %_34.i.i.i.i.i = zext i8 %_35.i.i.i.i.i to i32
  %_0.i3.i82.i.i.i.i.i = add nsw i32 %_34.i.i.i.i.i, -48
  %_14.i83.i.i.i.i.i = icmp ult i32 %_0.i3.i82.i.i.i.i.i, 10
  br i1 %_14.i83.i.i.i.i.i, label %bb24.i.i.i.i.i, label %bb50.i.i.i.i.i

bb24.i.i.i.i.i:
  %46 = mul i32 %result.sroa.0.2121.i.i.i.i.i, 10
  %rest.18.i.i.i.i.i = add nsw i64 %src.sroa.27.2122.i.i.i.i.i, -1
  %rest.07.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.2123.i.i.i.i.i, i64 1
  %47 = sub i32 %46, %_0.i3.i82.i.i.i.i.i
  %_28.not.i.i.i.i.i = icmp eq i64 %rest.18.i.i.i.i.i, 0
  br i1 %_28.not.i.i.i.i.i, label %bb47.i.i.i.i.i, label %bb21.i.i.i.i.i

bb25.i.i.i.i.i:
  %result.sroa.0.3.i.i.i.i.i = phi i32 [ %_5.0.i96.i.i.i.i.i, %bb32.i.i.i.i.i ], [ 0, %bb52.i.i.i.i.i ]
  %src.sroa.27.3.i.i.i.i.i = phi i64 [ %rest.111.i.i.i.i.i, %bb32.i.i.i.i.i ], [ %src.sroa.27.0.i.i.i.i.i, %bb52.i.i.i.i.i ]
  %src.sroa.0.3.i.i.i.i.i = phi ptr [ %rest.010.i.i.i.i.i, %bb32.i.i.i.i.i ], [ %src.sroa.0.0.i.i.i.i.i, %bb52.i.i.i.i.i ]
  %_41.not.i.i.i.i.i = icmp eq i64 %src.sroa.27.3.i.i.i.i.i, 0
  br i1 %_41.not.i.i.i.i.i, label %bb47.i.i.i.i.i, label %bb26.i.i.i.i.i

bb26.i.i.i.i.i:
  %48 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %result.sroa.0.3.i.i.i.i.i, i32 10)
  %_5.1.i85.i.i.i.i.i = extractvalue { i32, i1 } %48, 1
  %_49.i.i.i.i.i = load i8, ptr %src.sroa.0.3.i.i.i.i.i, align 1, !alias.scope !184, !noundef !2
  %_48.i.i.i.i.i = zext i8 %_49.i.i.i.i.i to i32
  %_0.i3.i92.i.i.i.i.i = add nsw i32 %_48.i.i.i.i.i, -48
  %_14.i93.i.i.i.i.i = icmp ugt i32 %_0.i3.i92.i.i.i.i.i, 9
  %brmerge105.i.i.i.i.i = select i1 %_14.i93.i.i.i.i.i, i1 true, i1 %_5.1.i85.i.i.i.i.i
  br i1 %brmerge105.i.i.i.i.i, label %bb50.loopexit108.split.loop.exit124.i.i.i.i.i, label %bb32.i.i.i.i.i

bb32.i.i.i.i.i:
  %_5.0.i86.i.i.i.i.i = extractvalue { i32, i1 } %48, 0
  %rest.111.i.i.i.i.i = add nsw i64 %src.sroa.27.3.i.i.i.i.i, -1
  %rest.010.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.3.i.i.i.i.i, i64 1
  %49 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_5.0.i86.i.i.i.i.i, i32 %_0.i3.i92.i.i.i.i.i)
  %_5.1.i95.i.i.i.i.i = extractvalue { i32, i1 } %49, 1
  %_5.0.i96.i.i.i.i.i = extractvalue { i32, i1 } %49, 0
  br i1 %_5.1.i95.i.i.i.i.i, label %bb50.i.i.i.i.i, label %bb25.i.i.i.i.i

bb15.i.i.i.i.i:
  %src.sroa.0.4129.i.i.i.i.i = phi ptr [ %rest.014.i.i.i.i.i, %bb19.i.i.i.i.i ], [ %src.sroa.0.0.i.i.i.i.i, %bb14.preheader.i.i.i.i.i ]
  %src.sroa.27.4128.i.i.i.i.i = phi i64 [ %rest.115.i.i.i.i.i, %bb19.i.i.i.i.i ], [ %src.sroa.27.0.i.i.i.i.i, %bb14.preheader.i.i.i.i.i ]
  %result.sroa.0.4127.i.i.i.i.i = phi i32 [ %51, %bb19.i.i.i.i.i ], [ 0, %bb14.preheader.i.i.i.i.i ]
  %_22.i.i.i.i.i = load i8, ptr %src.sroa.0.4129.i.i.i.i.i, align 1, !alias.scope !184, !noundef !2
  %_21.i.i.i.i.i = zext i8 %_22.i.i.i.i.i to i32
  %_0.i3.i102.i.i.i.i.i = add nsw i32 %_21.i.i.i.i.i, -48
  %_14.i103.i.i.i.i.i = icmp ult i32 %_0.i3.i102.i.i.i.i.i, 10
  br i1 %_14.i103.i.i.i.i.i, label %bb19.i.i.i.i.i, label %bb50.i.i.i.i.i

bb19.i.i.i.i.i:
  %50 = mul i32 %result.sroa.0.4127.i.i.i.i.i, 10
  %rest.115.i.i.i.i.i = add nsw i64 %src.sroa.27.4128.i.i.i.i.i, -1
  %rest.014.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.4129.i.i.i.i.i, i64 1
  %51 = add i32 %_0.i3.i102.i.i.i.i.i, %50
  %_15.not.i.i.i.i.i = icmp eq i64 %rest.115.i.i.i.i.i, 0
  br i1 %_15.not.i.i.i.i.i, label %bb47.i.i.i.i.i, label %bb15.i.i.i.i.i

_RINvMNtCs6wHCjA8NRxY_4core3stre5parselECsNk7MfA4dMU_7kernels.exit.i:
  %_0.sroa.12.0.insert.insert.i.i.i.i.i = phi i64 [ 1, %bb10.i ], [ %45, %bb50.i.i.i.i.i ], [ %42, %bb47.i.i.i.i.i ], [ 257, %bb8.i.i.i.i.i ], [ 257, %bb8.i.i.i.i.i ]
  %52 = trunc i64 %_0.sroa.12.0.insert.insert.i.i.i.i.i to i1
  br i1 %52, label %bb13.i, label %bb14.i

bb13.i:
  %_0.i.i.i.i.i.i.i11.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i, i64 %_0.sroa.3.0.i.i.i
  %53 = ptrtoint ptr %_0.i.i.i.i.i.i.i11.i to i64
  %.neg.i.i.i.i = sub i64 %_0.sroa.3.0.i.i.i, %53
  br label %bb1.i.i.i

bb1.i.i.i:
  %54 = phi i64 [ 0, %bb13.i ], [ %62, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i ]
  %_2.sroa.5.0.i.i.i = phi i64 [ undef, %bb13.i ], [ %_2.sroa.5.1.i.i.i, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i ]
  %_0.i.i.i.i.i.i12.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i, i64 %54
  %_0.i.i.i.i5.i.i.i.i = icmp samesign ne i64 %54, %_0.sroa.3.0.i.i.i
  %spec.select.idx.i.i.i.i = zext i1 %_0.i.i.i.i5.i.i.i.i to i64
  %spec.select.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i.i12.i, i64 %spec.select.idx.i.i.i.i
  br i1 %_0.i.i.i.i5.i.i.i.i, label %bb4.i.i.i.i1.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i

bb4.i.i.i.i1.i.i:
  %x.i.i.i.i.i.i = load i8, ptr %_0.i.i.i.i.i.i12.i, align 1, !alias.scope !193, !noalias !196, !noundef !2
  %_7.i.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i.i, -1
  br i1 %_7.i.i.i.i.i.i, label %bb7.i.i.i.i6.i.i, label %bb8.i.i.i.i2.i.i

bb8.i.i.i.i2.i.i:
  %_3.i.i.i.i.i3.i.i = and i8 %x.i.i.i.i.i.i, 31
  %_0.i.i.i6.i.i.i.i = zext nneg i8 %_3.i.i.i.i.i3.i.i to i32
  %55 = add nuw nsw i64 %54, %spec.select.idx.i.i.i.i
  %_0.i.i2.i.i.i.i.i.i = icmp samesign ne i64 %55, %_0.sroa.3.0.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i2.i.i.i.i.i.i)
  %_3.i.i4.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i.i.i, i64 1
  %y.i.i.i.i.i.i = load i8, ptr %spec.select.i.i.i.i, align 1, !alias.scope !193, !noalias !196, !noundef !2
  %_3.i7.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i6.i.i.i.i, 6
  %_5.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i, 63
  %_4.i.i.i.i.i4.i.i = zext nneg i8 %_5.i.i.i.i.i.i.i to i32
  %_0.i8.i.i.i.i.i.i = or disjoint i32 %_3.i7.i.i.i.i.i.i, %_4.i.i.i.i.i4.i.i
  %_14.i.i.i.i5.i.i = icmp ugt i8 %x.i.i.i.i.i.i, -33
  br i1 %_14.i.i.i.i5.i.i, label %bb13.i.i.i.i.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i

bb7.i.i.i.i6.i.i:
  %_8.i.i.i.i7.i.i = zext nneg i8 %x.i.i.i.i.i.i to i32
  br label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i

bb13.i.i.i.i.i.i:
  %56 = add nuw nsw i64 %55, 1
  %_0.i.i10.i.i.i.i.i.i = icmp samesign ne i64 %56, %_0.sroa.3.0.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i10.i.i.i.i.i.i)
  %_3.i.i12.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i.i.i, i64 2
  %z.i.i.i.i.i.i = load i8, ptr %_3.i.i4.i.i.i.i.i.i, align 1, !alias.scope !193, !noalias !196, !noundef !2
  %_3.i16.i.i.i.i.i.i = shl nuw nsw i32 %_4.i.i.i.i.i4.i.i, 6
  %_5.i17.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i, 63
  %_4.i18.i.i.i.i.i.i = zext nneg i8 %_5.i17.i.i.i.i.i.i to i32
  %_0.i19.i.i.i.i.i.i = or disjoint i32 %_3.i16.i.i.i.i.i.i, %_4.i18.i.i.i.i.i.i
  %_21.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i6.i.i.i.i, 12
  %57 = or disjoint i32 %_0.i19.i.i.i.i.i.i, %_21.i.i.i.i.i.i
  %_22.i.i.i.i.i.i = icmp ugt i8 %x.i.i.i.i.i.i, -17
  br i1 %_22.i.i.i.i.i.i, label %bb17.i.i.i.i.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i

bb17.i.i.i.i.i.i:
  %58 = add nuw nsw i64 %55, 2
  %_0.i.i21.i.i.i.i.i.i = icmp samesign ne i64 %58, %_0.sroa.3.0.i.i.i
  tail call void @llvm.assume(i1 %_0.i.i21.i.i.i.i.i.i)
  %_3.i.i23.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i.i.i, i64 3
  %w.i.i.i.i.i.i = load i8, ptr %_3.i.i12.i.i.i.i.i.i, align 1, !alias.scope !193, !noalias !196, !noundef !2
  %_27.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i6.i.i.i.i, 18
  %_26.i.i.i.i.i.i = and i32 %_27.i.i.i.i.i.i, 1835008
  %_3.i27.i.i.i.i.i.i = shl nuw nsw i32 %_0.i19.i.i.i.i.i.i, 6
  %_5.i28.i.i.i.i.i.i = and i8 %w.i.i.i.i.i.i, 63
  %_4.i29.i.i.i.i.i.i = zext nneg i8 %_5.i28.i.i.i.i.i.i to i32
  %_0.i30.i.i.i.i.i.i = or disjoint i32 %_3.i27.i.i.i.i.i.i, %_4.i29.i.i.i.i.i.i
  %59 = or disjoint i32 %_0.i30.i.i.i.i.i.i, %_26.i.i.i.i.i.i
  br label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i

_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i:
  %iter.sroa.0.1.i.i.i.i = phi ptr [ %spec.select.i.i.i.i, %bb1.i.i.i ], [ %spec.select.i.i.i.i, %bb7.i.i.i.i6.i.i ], [ %_3.i.i23.i.i.i.i.i.i, %bb17.i.i.i.i.i.i ], [ %_3.i.i12.i.i.i.i.i.i, %bb13.i.i.i.i.i.i ], [ %_3.i.i4.i.i.i.i.i.i, %bb8.i.i.i.i2.i.i ]
  %spec.select.i.i.i.i.i.i = phi i32 [ 1114112, %bb1.i.i.i ], [ %_8.i.i.i.i7.i.i, %bb7.i.i.i.i6.i.i ], [ %59, %bb17.i.i.i.i.i.i ], [ %57, %bb13.i.i.i.i.i.i ], [ %_0.i8.i.i.i.i.i.i, %bb8.i.i.i.i2.i.i ]
  %.not.i.i.i.i = icmp eq i32 %spec.select.i.i.i.i.i.i, 1114112
  %60 = ptrtoint ptr %iter.sroa.0.1.i.i.i.i to i64
  %61 = add i64 %.neg.i.i.i.i, %60
  %_16.i.i.i.i = icmp ne i32 %spec.select.i.i.i.i.i.i, 35
  %..i.i.i = zext i1 %_16.i.i.i.i to i64
  %62 = select i1 %.not.i.i.i.i, i64 %54, i64 %61
  %_2.sroa.5.1.i.i.i = select i1 %.not.i.i.i.i, i64 %_2.sroa.5.0.i.i.i, i64 %54
  %storemerge2.i.i.i.i = select i1 %.not.i.i.i.i, i64 2, i64 %..i.i.i
  switch i64 %storemerge2.i.i.i.i, label %default.unreachable [
    i64 1, label %_RINvMNtCs6wHCjA8NRxY_4core3stre18trim_start_matchescECsNk7MfA4dMU_7kernels.exit.i.loopexit184
    i64 2, label %_RINvMNtCs6wHCjA8NRxY_4core3stre18trim_start_matchescECsNk7MfA4dMU_7kernels.exit.i
    i64 0, label %bb1.i.i.i
  ]

_RINvMNtCs6wHCjA8NRxY_4core3stre18trim_start_matchescECsNk7MfA4dMU_7kernels.exit.i.loopexit184:
  br label %_RINvMNtCs6wHCjA8NRxY_4core3stre18trim_start_matchescECsNk7MfA4dMU_7kernels.exit.i

_RINvMNtCs6wHCjA8NRxY_4core3stre18trim_start_matchescECsNk7MfA4dMU_7kernels.exit.i:
  %storemerge.i.i.i = phi i64 [ %_2.sroa.5.1.i.i.i, %_RINvMNtCs6wHCjA8NRxY_4core3stre18trim_start_matchescECsNk7MfA4dMU_7kernels.exit.i.loopexit184 ], [ %_0.sroa.3.0.i.i.i, %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i ]
  %new_len.i.i.i.i = sub nuw i64 %_0.sroa.3.0.i.i.i, %storemerge.i.i.i
  %_0.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.0.i.i.i, i64 %storemerge.i.i.i
  switch i64 %new_len.i.i.i.i, label %bb10.i.i.i [
    i64 0, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i
    i64 1, label %bb8.i.i.i
  ]

bb8.i.i.i:
  %63 = load i8, ptr %_0.i.i.i.i.i, align 1, !alias.scope !207, !noalias !212, !noundef !2
  switch i8 %63, label %bb10.i.i.i [
    i8 43, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i
    i8 45, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i
  ]

bb10.i.i.i:
  %64 = load i8, ptr %_0.i.i.i.i.i, align 1, !alias.scope !207, !noalias !212, !noundef !2
  switch i8 %64, label %bb52.i.i.i [
    i8 43, label %bb12.i.i.i
    i8 45, label %bb11.i.i.i
  ]

bb12.i.i.i:
  %rest.0.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i, i64 1
  %rest.1.i.i.i = add nsw i64 %new_len.i.i.i.i, -1
  br label %bb52.i.i.i

bb11.i.i.i:
  %rest.02.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i.i.i.i.i, i64 1
  %rest.13.i.i.i = add nsw i64 %new_len.i.i.i.i, -1
  %65 = icmp samesign ult i64 %new_len.i.i.i.i, 17
  br i1 %65, label %bb20.preheader.i.i.i, label %bb36.i.i.i

bb20.preheader.i.i.i:
  %_28.not117.i.i.i = icmp eq i64 %rest.13.i.i.i, 0
  br i1 %_28.not117.i.i.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i, label %bb21.i.i.i

bb52.i.i.i:
  %src.sroa.27.0.i.i.i = phi i64 [ %rest.1.i.i.i, %bb12.i.i.i ], [ %new_len.i.i.i.i, %bb10.i.i.i ]
  %src.sroa.0.0.i.i.i = phi ptr [ %rest.0.i.i.i, %bb12.i.i.i ], [ %_0.i.i.i.i.i, %bb10.i.i.i ]
  %66 = icmp samesign ult i64 %src.sroa.27.0.i.i.i, 16
  br i1 %66, label %bb14.preheader.i.i.i, label %bb26.i.i.i

bb14.preheader.i.i.i:
  %_15.not124.i.i.i = icmp eq i64 %src.sroa.27.0.i.i.i, 0
  br i1 %_15.not124.i.i.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i, label %bb15.i.i.i

bb36.i.i.i:
  %result.sroa.0.0.i.i.i = phi i64 [ %_5.0.i77.i.i.i, %bb43.i.i.i ], [ 0, %bb11.i.i.i ]
  %src.sroa.27.1.i.i.i = phi i64 [ %rest.15.i.i.i, %bb43.i.i.i ], [ %rest.13.i.i.i, %bb11.i.i.i ]
  %src.sroa.0.1.i.i.i = phi ptr [ %rest.04.i.i.i, %bb43.i.i.i ], [ %rest.02.i.i.i, %bb11.i.i.i ]
  %_56.not.i.i.not.i.not.not = icmp ne i64 %src.sroa.27.1.i.i.i, 0
  br i1 %_56.not.i.i.not.i.not.not, label %bb37.i.i.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i

bb37.i.i.i:
  %_64.i.i.i = load i8, ptr %src.sroa.0.1.i.i.i, align 1, !alias.scope !207, !noalias !212, !noundef !2
  %_63.i.i.i = zext i8 %_64.i.i.i to i32
  %_8.i.i.i.i = icmp ugt i8 %_64.i.i.i, 57
  %_0.i.i.i.i14.i = add nsw i32 %_63.i.i.i, -65
  %_10.i.i.i.i = and i32 %_0.i.i.i.i14.i, -33
  %67 = add nuw nsw i32 %_10.i.i.i.i, 10
  %_0.i3.i.i.i.i = add nsw i32 %_63.i.i.i, -48
  %value.sroa.0.0.i.i.i.i = select i1 %_8.i.i.i.i, i32 %67, i32 %_0.i3.i.i.i.i
  %_14.i.i.i.i = icmp ult i32 %value.sroa.0.0.i.i.i.i, 16
  %68 = add i64 %result.sroa.0.0.i.i.i, 576460752303423488
  %_5.1.i.i.i.i = icmp ult i64 %68, 1152921504606846976
  %or.cond.i = select i1 %_14.i.i.i.i, i1 %_5.1.i.i.i.i, i1 false
  br i1 %or.cond.i, label %bb43.i.i.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i

bb43.i.i.i:
  %_5.0.i.i.i.i = shl i64 %result.sroa.0.0.i.i.i, 4
  %rest.15.i.i.i = add nsw i64 %src.sroa.27.1.i.i.i, -1
  %rest.04.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.1.i.i.i, i64 1
  %x.i.i.i = zext nneg i32 %value.sroa.0.0.i.i.i.i to i64
  %69 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_5.0.i.i.i.i, i64 range(i64 0, 4294967296) %x.i.i.i)
  %_5.1.i76.i.i.i = extractvalue { i64, i1 } %69, 1
  %_5.0.i77.i.i.i = extractvalue { i64, i1 } %69, 0
  br i1 %_5.1.i76.i.i.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i, label %bb36.i.i.i

bb21.i.i.i:
  %src.sroa.0.2120.i.i.i = phi ptr [ %rest.07.i.i.i, %bb24.i.i.i ], [ %rest.02.i.i.i, %bb20.preheader.i.i.i ]
  %src.sroa.27.2119.i.i.i = phi i64 [ %rest.18.i.i.i, %bb24.i.i.i ], [ %rest.13.i.i.i, %bb20.preheader.i.i.i ]
  %result.sroa.0.2118.i.i.i = phi i64 [ %72, %bb24.i.i.i ], [ 0, %bb20.preheader.i.i.i ]
  %_35.i.i.i = load i8, ptr %src.sroa.0.2120.i.i.i, align 1, !alias.scope !207, !noalias !212, !noundef !2
  %_34.i.i.i = zext i8 %_35.i.i.i to i32
  %_8.i79.i.i.i = icmp ugt i8 %_35.i.i.i, 57
  %_0.i.i80.i.i.i = add nsw i32 %_34.i.i.i, -65
  %_10.i81.i.i.i = and i32 %_0.i.i80.i.i.i, -33
  %70 = add nuw nsw i32 %_10.i81.i.i.i, 10
  %_0.i3.i82.i.i.i = add nsw i32 %_34.i.i.i, -48
  %value.sroa.0.0.i83.i.i.i = select i1 %_8.i79.i.i.i, i32 %70, i32 %_0.i3.i82.i.i.i
  %_14.i84.i.i.i = icmp ugt i32 %value.sroa.0.0.i83.i.i.i, 15
  br i1 %_14.i84.i.i.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i, label %bb24.i.i.i

bb24.i.i.i:
  %71 = shl i64 %result.sroa.0.2118.i.i.i, 4
  %rest.18.i.i.i = add nsw i64 %src.sroa.27.2119.i.i.i, -1
  %rest.07.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.2120.i.i.i, i64 1
  %_39.i.i.i = zext nneg i32 %value.sroa.0.0.i83.i.i.i to i64
  %72 = sub i64 %71, %_39.i.i.i
  %_28.not.i.i.i = icmp eq i64 %rest.18.i.i.i, 0
  br i1 %_28.not.i.i.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i, label %bb21.i.i.i

bb25.i.i.i:
  %rest.011.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.3123.i.i.i, i64 1
  %rest.112.i.i.i = add nsw i64 %src.sroa.27.3122.i.i.i, -1
  %_5.0.i87.i.i.i = shl i64 %result.sroa.0.3121.i.i.i, 4
  %x14.i.i.i = zext nneg i32 %value.sroa.0.0.i93.i.i.i to i64
  %73 = or disjoint i64 %_5.0.i87.i.i.i, %x14.i.i.i
  %_41.not.i.i.i = icmp eq i64 %rest.112.i.i.i, 0
  br i1 %_41.not.i.i.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i, label %bb26.i.i.i

bb26.i.i.i:
  %src.sroa.0.3123.i.i.i = phi ptr [ %rest.011.i.i.i, %bb25.i.i.i ], [ %src.sroa.0.0.i.i.i, %bb52.i.i.i ]
  %src.sroa.27.3122.i.i.i = phi i64 [ %rest.112.i.i.i, %bb25.i.i.i ], [ %src.sroa.27.0.i.i.i, %bb52.i.i.i ]
  %result.sroa.0.3121.i.i.i = phi i64 [ %73, %bb25.i.i.i ], [ 0, %bb52.i.i.i ]
  %_49.i.i.i = load i8, ptr %src.sroa.0.3123.i.i.i, align 1, !alias.scope !207, !noalias !212, !noundef !2
  %_48.i.i.i = zext i8 %_49.i.i.i to i32
  %_8.i89.i.i.i = icmp ugt i8 %_49.i.i.i, 57
  %_0.i.i90.i.i.i = add nsw i32 %_48.i.i.i, -65
  %_10.i91.i.i.i = and i32 %_0.i.i90.i.i.i, -33
  %74 = add nuw nsw i32 %_10.i91.i.i.i, 10
  %_0.i3.i92.i.i.i = add nsw i32 %_48.i.i.i, -48
  %value.sroa.0.0.i93.i.i.i = select i1 %_8.i89.i.i.i, i32 %74, i32 %_0.i3.i92.i.i.i
  %_14.i94.i.i.i = icmp ugt i32 %value.sroa.0.0.i93.i.i.i, 15
  %75 = add i64 %result.sroa.0.3121.i.i.i, -576460752303423488
  %_5.1.i86.i.i.i = icmp ult i64 %75, -1152921504606846976
  %or.cond26.not.i = select i1 %_14.i94.i.i.i, i1 true, i1 %_5.1.i86.i.i.i
  br i1 %or.cond26.not.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i, label %bb25.i.i.i

bb15.i.i.i:
  %src.sroa.0.4127.i.i.i = phi ptr [ %rest.016.i.i.i, %bb19.i.i.i ], [ %src.sroa.0.0.i.i.i, %bb14.preheader.i.i.i ]
  %src.sroa.27.4126.i.i.i = phi i64 [ %rest.117.i.i.i, %bb19.i.i.i ], [ %src.sroa.27.0.i.i.i, %bb14.preheader.i.i.i ]
  %result.sroa.0.4125.i.i.i = phi i64 [ %78, %bb19.i.i.i ], [ 0, %bb14.preheader.i.i.i ]
  %_22.i.i.i = load i8, ptr %src.sroa.0.4127.i.i.i, align 1, !alias.scope !207, !noalias !212, !noundef !2
  %_21.i.i.i = zext i8 %_22.i.i.i to i32
  %_8.i100.i.i.i = icmp ugt i8 %_22.i.i.i, 57
  %_0.i.i101.i.i.i = add nsw i32 %_21.i.i.i, -65
  %_10.i102.i.i.i = and i32 %_0.i.i101.i.i.i, -33
  %76 = add nuw nsw i32 %_10.i102.i.i.i, 10
  %_0.i3.i103.i.i.i = add nsw i32 %_21.i.i.i, -48
  %value.sroa.0.0.i104.i.i.i = select i1 %_8.i100.i.i.i, i32 %76, i32 %_0.i3.i103.i.i.i
  %_14.i105.i.i.i = icmp ugt i32 %value.sroa.0.0.i104.i.i.i, 15
  br i1 %_14.i105.i.i.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i, label %bb19.i.i.i

bb19.i.i.i:
  %77 = shl i64 %result.sroa.0.4125.i.i.i, 4
  %rest.117.i.i.i = add nsw i64 %src.sroa.27.4126.i.i.i, -1
  %rest.016.i.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.4127.i.i.i, i64 1
  %_26.i.i.i = zext nneg i32 %value.sroa.0.0.i104.i.i.i to i64
  %78 = or disjoint i64 %77, %_26.i.i.i
  %_15.not.i.i.i = icmp eq i64 %rest.117.i.i.i, 0
  br i1 %_15.not.i.i.i, label %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i, label %bb15.i.i.i

_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i:
  %_20.sroa.0.0.off0.i = phi i1 [ true, %bb8.i.i.i ], [ false, %bb14.preheader.i.i.i ], [ %or.cond26.not.i, %bb26.i.i.i ], [ true, %_RINvMNtCs6wHCjA8NRxY_4core3stre18trim_start_matchescECsNk7MfA4dMU_7kernels.exit.i ], [ true, %bb8.i.i.i ], [ %_14.i105.i.i.i, %bb19.i.i.i ], [ %_14.i84.i.i.i, %bb24.i.i.i ], [ false, %bb20.preheader.i.i.i ], [ %_14.i105.i.i.i, %bb15.i.i.i ], [ %or.cond26.not.i, %bb25.i.i.i ], [ %_14.i84.i.i.i, %bb21.i.i.i ], [ %_56.not.i.i.not.i.not.not, %bb36.i.i.i ], [ %_56.not.i.i.not.i.not.not, %bb37.i.i.i ], [ %_56.not.i.i.not.i.not.not, %bb43.i.i.i ]
  %_20.sroa.2225.2.i = phi i64 [ %_20.sroa.2225.0.i, %bb8.i.i.i ], [ 0, %bb14.preheader.i.i.i ], [ %_20.sroa.2225.0.i, %bb26.i.i.i ], [ %_20.sroa.2225.0.i, %_RINvMNtCs6wHCjA8NRxY_4core3stre18trim_start_matchescECsNk7MfA4dMU_7kernels.exit.i ], [ %_20.sroa.2225.0.i, %bb8.i.i.i ], [ %78, %bb19.i.i.i ], [ %72, %bb24.i.i.i ], [ 0, %bb20.preheader.i.i.i ], [ %_20.sroa.2225.0.i, %bb15.i.i.i ], [ %73, %bb25.i.i.i ], [ %_20.sroa.2225.0.i, %bb21.i.i.i ], [ %_20.sroa.2225.0.i, %bb43.i.i.i ], [ %_20.sroa.2225.0.i, %bb37.i.i.i ], [ %result.sroa.0.0.i.i.i, %bb36.i.i.i ]
  br i1 %_20.sroa.0.0.off0.i, label %bb1.i.i.i.i.i16.i, label %bb19.i

bb14.i:
  %_0.i.i5 = ashr i64 %_0.sroa.12.0.insert.insert.i.i.i.i.i, 32
  %79 = add i64 %_0.i.i5, %sum.sroa.0.0.i
  br label %bb7.i.backedge

bb1.i.i.i.i.i16.i:
  %self.sroa.0.0.i.i.i.i.i.i = phi ptr [ %self.sroa.0.2.i.i.i.i.i.i, %_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsNk7MfA4dMU_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3d_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i.i.i.i ], [ %_0.sroa.0.0.i.i.i, %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i ]
  %init.sroa.0.0.i.i.i.i.i.i = phi i64 [ %_4.0.i.i.i.i.i.i.i.i, %_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsNk7MfA4dMU_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3d_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i.i.i.i ], [ 0, %_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix.exit.i ]
  %_0.i.i.i.i.i.i.i.i.i17.i = icmp ne ptr %self.sroa.0.0.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i11.i
  %spec.select.idx.i.i.i.i.i.i = zext i1 %_0.i.i.i.i.i.i.i.i.i17.i to i64
  %spec.select.i.i.i.i.i18.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i.i.i.i.i, i64 %spec.select.idx.i.i.i.i.i.i
  br i1 %_0.i.i.i.i.i.i.i.i.i17.i, label %bb4.i.i.i.i.i.i.i20.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i20.i:
  %x.i.i.i.i.i.i.i.i = load i8, ptr %self.sroa.0.0.i.i.i.i.i.i, align 1, !noalias !215, !noundef !2
  %_7.i.i.i.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i.i.i.i, -1
  br i1 %_7.i.i.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i.i:
  %_3.i.i.i.i.i.i.i.i.i = and i8 %x.i.i.i.i.i.i.i.i, 31
  %_0.i.i.i.i.i.i.i.i21.i = zext nneg i8 %_3.i.i.i.i.i.i.i.i.i to i32
  %_0.i.i2.i.i.i.i.i.i.i.i = icmp ne ptr %spec.select.i.i.i.i.i18.i, %_0.i.i.i.i.i.i.i11.i
  tail call void @llvm.assume(i1 %_0.i.i2.i.i.i.i.i.i.i.i)
  %_3.i.i4.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i.i.i.i18.i, i64 1
  %y.i.i.i.i.i.i.i.i = load i8, ptr %spec.select.i.i.i.i.i18.i, align 1, !noalias !215, !noundef !2
  %_3.i7.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i.i.i.i.i.i21.i, 6
  %_5.i.i.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i.i.i, 63
  %_4.i.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i.i.i.i.i.i.i.i.i to i32
  %_0.i8.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i7.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i.i
  %_14.i.i.i.i.i.i.i.i = icmp ugt i8 %x.i.i.i.i.i.i.i.i, -33
  br i1 %_14.i.i.i.i.i.i.i.i, label %bb13.i.i.i.i.i.i.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i.i:
  %_8.i.i.i.i.i.i.i.i = zext nneg i8 %x.i.i.i.i.i.i.i.i to i32
  br label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i

bb13.i.i.i.i.i.i.i.i:
  %_0.i.i10.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i4.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i11.i
  tail call void @llvm.assume(i1 %_0.i.i10.i.i.i.i.i.i.i.i)
  %_3.i.i12.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i.i.i.i18.i, i64 2
  %z.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i4.i.i.i.i.i.i.i.i, align 1, !noalias !215, !noundef !2
  %_3.i16.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_4.i.i.i.i.i.i.i.i.i, 6
  %_5.i17.i.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i.i.i, 63
  %_4.i18.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i17.i.i.i.i.i.i.i.i to i32
  %_0.i19.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i16.i.i.i.i.i.i.i.i, %_4.i18.i.i.i.i.i.i.i.i
  %_21.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i.i.i.i.i.i21.i, 12
  %80 = or disjoint i32 %_0.i19.i.i.i.i.i.i.i.i, %_21.i.i.i.i.i.i.i.i
  %_22.i.i.i.i.i.i.i.i = icmp ugt i8 %x.i.i.i.i.i.i.i.i, -17
  br i1 %_22.i.i.i.i.i.i.i.i, label %bb17.i.i.i.i.i.i.i.i, label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i

bb17.i.i.i.i.i.i.i.i:
  %_0.i.i21.i.i.i.i.i.i.i.i = icmp ne ptr %_3.i.i12.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i11.i
  tail call void @llvm.assume(i1 %_0.i.i21.i.i.i.i.i.i.i.i)
  %_3.i.i23.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %spec.select.i.i.i.i.i18.i, i64 3
  %w.i.i.i.i.i.i.i.i = load i8, ptr %_3.i.i12.i.i.i.i.i.i.i.i, align 1, !noalias !215, !noundef !2
  %_27.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i.i.i.i.i.i.i.i21.i, 18
  %_26.i.i.i.i.i.i.i.i = and i32 %_27.i.i.i.i.i.i.i.i, 1835008
  %_3.i27.i.i.i.i.i.i.i.i = shl nuw nsw i32 %_0.i19.i.i.i.i.i.i.i.i, 6
  %_5.i28.i.i.i.i.i.i.i.i = and i8 %w.i.i.i.i.i.i.i.i, 63
  %_4.i29.i.i.i.i.i.i.i.i = zext nneg i8 %_5.i28.i.i.i.i.i.i.i.i to i32
  %_0.i30.i.i.i.i.i.i.i.i = or disjoint i32 %_3.i27.i.i.i.i.i.i.i.i, %_4.i29.i.i.i.i.i.i.i.i
  %81 = or disjoint i32 %_0.i30.i.i.i.i.i.i.i.i, %_26.i.i.i.i.i.i.i.i
  br label %_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i

_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.i:
  %self.sroa.0.2.i.i.i.i.i.i = phi ptr [ %spec.select.i.i.i.i.i18.i, %bb1.i.i.i.i.i16.i ], [ %spec.select.i.i.i.i.i18.i, %bb7.i.i.i.i.i.i.i.i ], [ %_3.i.i23.i.i.i.i.i.i.i.i, %bb17.i.i.i.i.i.i.i.i ], [ %_3.i.i12.i.i.i.i.i.i.i.i, %bb13.i.i.i.i.i.i.i.i ], [ %_3.i.i4.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i ]
  %spec.select.i.i.i.i.i.i.i.i = phi i32 [ 1114112, %bb1.i.i.i.i.i16.i ], [ %_8.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i ], [ %81, %bb17.i.i.i.i.i.i.i.i ], [ %80, %bb13.i.i.i.i.i.i.i.i ], [ %_0.i8.i.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i.i ]
  %.not.i.i.i.i.i.i = icmp eq i32 %spec.select.i.i.i.i.i.i.i.i, 1114112
  br i1 %.not.i.i.i.i.i.i, label %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5CharsNCNvNtCsNk7MfA4dMU_7kernels4work5parse0ENtNtNtB9_6traits8iterator8Iterator5countB1w_.exit.i, label %bb3.i.i.i.i.i.i

bb3.i.i.i.i.i.i:
  %82 = and i32 %spec.select.i.i.i.i.i.i.i.i, 2097119
  %83 = add nsw i32 %82, -65
  %or.cond3.i.i.i.i.i.i.i.i.i.i = icmp ult i32 %83, 26
  br i1 %or.cond3.i.i.i.i.i.i.i.i.i.i, label %_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsNk7MfA4dMU_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3d_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i.i.i.i, label %bb1.i.i.i.i.i.i.i.i.i.i

bb1.i.i.i.i.i.i.i.i.i.i:
  %_7.i.i.i.i.i.i.i.i.i19.i = icmp samesign ult i32 %spec.select.i.i.i.i.i.i.i.i, 170
  br i1 %_7.i.i.i.i.i.i.i.i.i19.i, label %_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsNk7MfA4dMU_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3d_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i.i.i.i, label %bb5.i.i.i.i.i.i.i.i.i.i

bb5.i.i.i.i.i.i.i.i.i.i:
  %84 = tail call noundef zeroext i1 @_RNvNtNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data10alphabetic11lookup_slow(i32 noundef range(i32 170, 1114112) %spec.select.i.i.i.i.i.i.i.i) #15, !noalias !220
  %85 = zext i1 %84 to i64
  br label %_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsNk7MfA4dMU_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3d_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i.i.i.i

_RNCINvNtNtNtCs6wHCjA8NRxY_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsNk7MfA4dMU_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3d_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i.i.i.i:
  %_0.sroa.0.0.off0.i.i.i.i.i.i.i.i.i.i = phi i64 [ %85, %bb5.i.i.i.i.i.i.i.i.i.i ], [ 1, %bb3.i.i.i.i.i.i ], [ 0, %bb1.i.i.i.i.i.i.i.i.i.i ]
  %_4.0.i.i.i.i.i.i.i.i = add i64 %_0.sroa.0.0.off0.i.i.i.i.i.i.i.i.i.i, %init.sroa.0.0.i.i.i.i.i.i
  br label %bb1.i.i.i.i.i16.i

_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5CharsNCNvNtCsNk7MfA4dMU_7kernels4work5parse0ENtNtNtB9_6traits8iterator8Iterator5countB1w_.exit.i:
  %_25.i = trunc i64 %init.sroa.0.0.i.i.i.i.i.i to i32
  %_24.i = add i32 %wrong.sroa.0.0.i, 1
  %86 = add i32 %_24.i, %_25.i
  br label %bb7.i.backedge

bb19.i:
  %87 = xor i64 %_20.sroa.2225.2.i, %sum.sroa.0.0.i
  br label %bb7.i.backedge

bb7.i.backedge:
  %_20.sroa.2225.0.i.be = phi i64 [ %_20.sroa.2225.2.i, %bb19.i ], [ %_20.sroa.2225.2.i, %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5CharsNCNvNtCsNk7MfA4dMU_7kernels4work5parse0ENtNtNtB9_6traits8iterator8Iterator5countB1w_.exit.i ], [ %_20.sroa.2225.0.i, %bb14.i ]
  %wrong.sroa.0.0.i.be = phi i32 [ %wrong.sroa.0.0.i, %bb19.i ], [ %86, %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5CharsNCNvNtCsNk7MfA4dMU_7kernels4work5parse0ENtNtNtB9_6traits8iterator8Iterator5countB1w_.exit.i ], [ %wrong.sroa.0.0.i, %bb14.i ]
  %sum.sroa.0.0.i.be = phi i64 [ %87, %bb19.i ], [ %sum.sroa.0.0.i, %_RNvXs1_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5CharsNCNvNtCsNk7MfA4dMU_7kernels4work5parse0ENtNtNtB9_6traits8iterator8Iterator5countB1w_.exit.i ], [ %79, %bb14.i ]
  br label %bb7.i

_RNvNtCsNk7MfA4dMU_7kernels4work5parse.exit:
  %_0.sroa.3.0.i = phi i32 [ -1, %bb3.i ], [ %wrong.sroa.0.0.i, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_3str4iter5SplitAcj2_ENvMB11_e4trimENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i ]
  %_0.sroa.0.0.i = phi i64 [ -1, %bb3.i ], [ %sum.sroa.0.0.i, %_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_3str4iter5SplitAcj2_ENvMB11_e4trimENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels.exit.i ]
  %_0.i1 = getelementptr inbounds nuw i64, ptr %sums, i64 %_0.i3
  store i64 %_0.sroa.0.0.i, ptr %_0.i1, align 8
  %_0.i = getelementptr inbounds nuw i32, ptr %wrong, i64 %_0.i3
  store i32 %_0.sroa.3.0.i, ptr %_0.i, align 4
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #5 = { cold convergent minsize noinline noreturn nounwind optsize "target-cpu"="sm_75" }
attributes #6 = { nounwind "target-cpu"="sm_75" }
attributes #7 = { cold convergent noinline noreturn nounwind "target-cpu"="sm_75" }
attributes #8 = { noinline nounwind "target-cpu"="sm_75" }
attributes #9 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_75" }
attributes #10 = { convergent noinline nounwind "target-cpu"="sm_75" }
attributes #11 = { cold noreturn nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { convergent nounwind "target-cpu"="sm_75" }
attributes #14 = { noinline noreturn nounwind }
attributes #15 = { noinline nounwind }
attributes #16 = { inlinehint nounwind }
attributes #17 = { noreturn nounwind }
attributes #18 = { nounwind }

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
!69 = distinct !{!69, !70, !"_RNvNtNtCs6wHCjA8NRxY_4core3str11validations19run_utf8_validation: %_0"}
!70 = distinct !{!70, !"_RNvNtNtCs6wHCjA8NRxY_4core3str11validations19run_utf8_validation"}
!71 = !{!72}
!72 = distinct !{!72, !70, !"_RNvNtNtCs6wHCjA8NRxY_4core3str11validations19run_utf8_validation: %v.0"}
!73 = !{!74, !76}
!74 = distinct !{!74, !75, !"_RNCINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_E0B8_: %header"}
!75 = distinct !{!75, !"_RNCINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_E0B8_"}
!76 = distinct !{!76, !77, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB7_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBz_11skip_searchKj33_Kj5ef_E0E0B7_: %k:It1"}
!77 = distinct !{!77, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB7_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBz_11skip_searchKj33_Kj5ef_E0E0B7_"}
!78 = !{!79, !80, !82}
!79 = distinct !{!79, !77, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB7_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBz_11skip_searchKj33_Kj5ef_E0E0B7_: %_1"}
!80 = distinct !{!80, !81, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB5_7unicode12unicode_data20ShortOffsetRunHeader16binary_search_byNCINvB2_20binary_search_by_keymNCINvBx_11skip_searchKj33_Kj5ef_E0E0EB5_: argument 0"}
!81 = distinct !{!81, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB5_7unicode12unicode_data20ShortOffsetRunHeader16binary_search_byNCINvB2_20binary_search_by_keymNCINvBx_11skip_searchKj33_Kj5ef_E0E0EB5_"}
!82 = distinct !{!82, !83, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB5_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBx_11skip_searchKj33_Kj5ef_E0EB5_: %b"}
!83 = distinct !{!83, !"_RINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB5_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBx_11skip_searchKj33_Kj5ef_E0EB5_"}
!84 = !{!74, !85}
!85 = distinct !{!85, !77, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB7_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBz_11skip_searchKj33_Kj5ef_E0E0B7_: %k:It2"}
!86 = !{!74, !87}
!87 = distinct !{!87, !77, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB7_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBz_11skip_searchKj33_Kj5ef_E0E0B7_: %k:It3"}
!88 = !{!74, !89}
!89 = distinct !{!89, !77, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB7_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBz_11skip_searchKj33_Kj5ef_E0E0B7_: %k:It4"}
!90 = !{!74, !91}
!91 = distinct !{!91, !77, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB7_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBz_11skip_searchKj33_Kj5ef_E0E0B7_: %k:It5"}
!92 = !{!93, !95}
!93 = distinct !{!93, !94, !"_RNCINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_E0B8_: %header"}
!94 = distinct !{!94, !"_RNCINvNtNtCs6wHCjA8NRxY_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_E0B8_"}
!95 = distinct !{!95, !96, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB7_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBz_11skip_searchKj33_Kj5ef_E0E0B7_: %k"}
!96 = distinct !{!96, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB7_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBz_11skip_searchKj33_Kj5ef_E0E0B7_"}
!97 = !{!98, !80, !82}
!98 = distinct !{!98, !96, !"_RNCINvMNtCs6wHCjA8NRxY_4core5sliceSNtNtNtB7_7unicode12unicode_data20ShortOffsetRunHeader20binary_search_by_keymNCINvBz_11skip_searchKj33_Kj5ef_E0E0B7_: %_1"}
!99 = !{!100}
!100 = distinct !{!100, !101, !"_RNvMNtNtCs6wHCjA8NRxY_4core7unicode12unicode_dataNtB2_20ShortOffsetRunHeader11start_index: %self"}
!101 = distinct !{!101, !"_RNvMNtNtCs6wHCjA8NRxY_4core7unicode12unicode_dataNtB2_20ShortOffsetRunHeader11start_index"}
!102 = !{!103}
!103 = distinct !{!103, !104, !"_RNvMNtNtCs6wHCjA8NRxY_4core7unicode12unicode_dataNtB2_20ShortOffsetRunHeader11start_index: %self"}
!104 = distinct !{!104, !"_RNvMNtNtCs6wHCjA8NRxY_4core7unicode12unicode_dataNtB2_20ShortOffsetRunHeader11start_index"}
!105 = !{!106}
!106 = distinct !{!106, !107, !"_RNvMNtNtCs6wHCjA8NRxY_4core7unicode12unicode_dataNtB2_20ShortOffsetRunHeader10prefix_sum: %self"}
!107 = distinct !{!107, !"_RNvMNtNtCs6wHCjA8NRxY_4core7unicode12unicode_dataNtB2_20ShortOffsetRunHeader10prefix_sum"}
!108 = !{!109}
!109 = distinct !{!109, !110, !"_RNvNtCsNk7MfA4dMU_7kernels4work5parse: %text.0"}
!110 = distinct !{!110, !"_RNvNtCsNk7MfA4dMU_7kernels4work5parse"}
!111 = !{i64 0, i64 2}
!112 = !{!113, !115, !117, !119, !121, !122, !124, !125, !127, !128, !130, !132}
!113 = distinct !{!113, !114, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsNk7MfA4dMU_7kernels: %bytes"}
!114 = distinct !{!114, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsNk7MfA4dMU_7kernels"}
!115 = distinct !{!115, !116, !"_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next: %self"}
!116 = distinct !{!116, !"_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next"}
!117 = distinct !{!117, !118, !"_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!118 = distinct !{!118, !"_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!119 = distinct !{!119, !120, !"_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels: %_0"}
!120 = distinct !{!120, !"_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels"}
!121 = distinct !{!121, !120, !"_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels: %self"}
!122 = distinct !{!122, !123, !"_RNvYINtNtNtCs6wHCjA8NRxY_4core3str7pattern19MultiCharEqSearcherAcj2_ENtB5_8Searcher10next_matchCsNk7MfA4dMU_7kernels: %_0"}
!123 = distinct !{!123, !"_RNvYINtNtNtCs6wHCjA8NRxY_4core3str7pattern19MultiCharEqSearcherAcj2_ENtB5_8Searcher10next_matchCsNk7MfA4dMU_7kernels"}
!124 = distinct !{!124, !123, !"_RNvYINtNtNtCs6wHCjA8NRxY_4core3str7pattern19MultiCharEqSearcherAcj2_ENtB5_8Searcher10next_matchCsNk7MfA4dMU_7kernels: %self"}
!125 = distinct !{!125, !126, !"_RNvXsc_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_17CharArraySearcherKj2_ENtB5_8Searcher10next_matchCsNk7MfA4dMU_7kernels: %_0"}
!126 = distinct !{!126, !"_RNvXsc_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_17CharArraySearcherKj2_ENtB5_8Searcher10next_matchCsNk7MfA4dMU_7kernels"}
!127 = distinct !{!127, !126, !"_RNvXsc_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_17CharArraySearcherKj2_ENtB5_8Searcher10next_matchCsNk7MfA4dMU_7kernels: %self"}
!128 = distinct !{!128, !129, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalAcj2_E4nextCsNk7MfA4dMU_7kernels: %self"}
!129 = distinct !{!129, !"_RNvMsf_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_13SplitInternalAcj2_E4nextCsNk7MfA4dMU_7kernels"}
!130 = distinct !{!130, !131, !"_RNvXsX_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_5SplitAcj2_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels: %self"}
!131 = distinct !{!131, !"_RNvXsX_NtNtCs6wHCjA8NRxY_4core3str4iterINtB5_5SplitAcj2_ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels"}
!132 = distinct !{!132, !133, !"_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_3str4iter5SplitAcj2_ENvMB11_e4trimENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels: %self"}
!133 = distinct !{!133, !"_RNvXs0_NtNtNtCs6wHCjA8NRxY_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_3str4iter5SplitAcj2_ENvMB11_e4trimENtNtNtB9_6traits8iterator8Iterator4nextCsNk7MfA4dMU_7kernels"}
!134 = !{!135}
!135 = distinct !{!135, !136, !"_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionReE3mapBI_QNvMNtB5_3stre4trimECsNk7MfA4dMU_7kernels: argument 0"}
!136 = distinct !{!136, !"_RINvMNtCs6wHCjA8NRxY_4core6optionINtB3_6OptionReE3mapBI_QNvMNtB5_3stre4trimECsNk7MfA4dMU_7kernels"}
!137 = !{!138}
!138 = distinct !{!138, !139, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels: argument 0"}
!139 = distinct !{!139, !"_RNvXs2_NtNtNtCs6wHCjA8NRxY_4core3ops8function5implsQNvMNtBb_3stre4trimINtB7_6FnOnceTReEE9call_onceCsNk7MfA4dMU_7kernels"}
!140 = !{!141}
!141 = distinct !{!141, !142, !"_RNvYNvMNtCs6wHCjA8NRxY_4core3stre4trimINtNtNtB7_3ops8function5FnMutTReEE8call_mutCsNk7MfA4dMU_7kernels: argument 0"}
!142 = distinct !{!142, !"_RNvYNvMNtCs6wHCjA8NRxY_4core3stre4trimINtNtNtB7_3ops8function5FnMutTReEE8call_mutCsNk7MfA4dMU_7kernels"}
!143 = !{!144}
!144 = distinct !{!144, !145, !"_RNvMNtCs6wHCjA8NRxY_4core3stre4trim: %self.0"}
!145 = distinct !{!145, !"_RNvMNtCs6wHCjA8NRxY_4core3stre4trim"}
!146 = !{!147}
!147 = distinct !{!147, !148, !"_RINvMNtCs6wHCjA8NRxY_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsNk7MfA4dMU_7kernels: %self.0"}
!148 = distinct !{!148, !"_RINvMNtCs6wHCjA8NRxY_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsNk7MfA4dMU_7kernels"}
!149 = !{!147, !144, !141, !138, !135}
!150 = !{!151, !153, !155, !157, !159, !160, !162, !163, !165, !132}
!151 = distinct !{!151, !152, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsNk7MfA4dMU_7kernels: %bytes"}
!152 = distinct !{!152, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsNk7MfA4dMU_7kernels"}
!153 = distinct !{!153, !154, !"_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next: %self"}
!154 = distinct !{!154, !"_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next"}
!155 = distinct !{!155, !156, !"_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!156 = distinct !{!156, !"_RNvXs3_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!157 = distinct !{!157, !158, !"_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels: %_0"}
!158 = distinct !{!158, !"_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels"}
!159 = distinct !{!159, !158, !"_RNvXs8_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsNk7MfA4dMU_7kernels: %self"}
!160 = distinct !{!160, !161, !"_RNvYINtNtNtCs6wHCjA8NRxY_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels: %_0"}
!161 = distinct !{!161, !"_RNvYINtNtNtCs6wHCjA8NRxY_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels"}
!162 = distinct !{!162, !161, !"_RNvYINtNtNtCs6wHCjA8NRxY_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels: %self"}
!163 = distinct !{!163, !164, !"_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels: %_0"}
!164 = distinct !{!164, !"_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels"}
!165 = distinct !{!165, !164, !"_RNvXso_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsNk7MfA4dMU_7kernels: %self"}
!166 = !{!157, !159, !160, !162, !163, !165, !147, !144, !141, !138, !135, !132, !109}
!167 = !{!168, !170, !172, !174, !176, !177, !179, !180, !182, !132}
!168 = distinct !{!168, !169, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations23next_code_point_reverseINtNtNtB6_5slice4iter4IterhEECsNk7MfA4dMU_7kernels: %bytes"}
!169 = distinct !{!169, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations23next_code_point_reverseINtNtNtB6_5slice4iter4IterhEECsNk7MfA4dMU_7kernels"}
!170 = distinct !{!170, !171, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back: %self"}
!171 = distinct !{!171, !"_RNvXs0_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_5CharsNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back"}
!172 = distinct !{!172, !173, !"_RNvXs4_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back: %self"}
!173 = distinct !{!173, !"_RNvXs4_NtNtCs6wHCjA8NRxY_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back"}
!174 = distinct !{!174, !175, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels: %_0"}
!175 = distinct !{!175, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels"}
!176 = distinct !{!176, !175, !"_RNvXs9_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsNk7MfA4dMU_7kernels: %self"}
!177 = distinct !{!177, !178, !"_RNvYINtNtNtCs6wHCjA8NRxY_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsNk7MfA4dMU_7kernels: %_0"}
!178 = distinct !{!178, !"_RNvYINtNtNtCs6wHCjA8NRxY_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsNk7MfA4dMU_7kernels"}
!179 = distinct !{!179, !178, !"_RNvYINtNtNtCs6wHCjA8NRxY_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsNk7MfA4dMU_7kernels: %self"}
!180 = distinct !{!180, !181, !"_RNvXsp_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsNk7MfA4dMU_7kernels: %_0"}
!181 = distinct !{!181, !"_RNvXsp_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsNk7MfA4dMU_7kernels"}
!182 = distinct !{!182, !181, !"_RNvXsp_NtNtCs6wHCjA8NRxY_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsNk7MfA4dMU_7kernels: %self"}
!183 = !{!174, !176, !177, !179, !180, !182, !147, !144, !141, !138, !135, !132, !109}
!184 = !{!185, !187, !189, !191}
!185 = distinct !{!185, !186, !"_RNvMsp_NtCs6wHCjA8NRxY_4core3numl16from_ascii_radix: argument 0"}
!186 = distinct !{!186, !"_RNvMsp_NtCs6wHCjA8NRxY_4core3numl16from_ascii_radix"}
!187 = distinct !{!187, !188, !"_RNvMsp_NtCs6wHCjA8NRxY_4core3numl14from_str_radix: %src.0"}
!188 = distinct !{!188, !"_RNvMsp_NtCs6wHCjA8NRxY_4core3numl14from_str_radix"}
!189 = distinct !{!189, !190, !"_RNvXso_NtCs6wHCjA8NRxY_4core3numlNtNtNtB7_3str6traits7FromStr8from_str: %src.0"}
!190 = distinct !{!190, !"_RNvXso_NtCs6wHCjA8NRxY_4core3numlNtNtNtB7_3str6traits7FromStr8from_str"}
!191 = distinct !{!191, !192, !"_RINvMNtCs6wHCjA8NRxY_4core3stre5parselECsNk7MfA4dMU_7kernels: %self.0"}
!192 = distinct !{!192, !"_RINvMNtCs6wHCjA8NRxY_4core3stre5parselECsNk7MfA4dMU_7kernels"}
!193 = !{!194}
!194 = distinct !{!194, !195, !"_RINvMNtCs6wHCjA8NRxY_4core3stre18trim_start_matchescECsNk7MfA4dMU_7kernels: %self.0"}
!195 = distinct !{!195, !"_RINvMNtCs6wHCjA8NRxY_4core3stre18trim_start_matchescECsNk7MfA4dMU_7kernels"}
!196 = !{!197, !199, !201, !203, !204, !206}
!197 = distinct !{!197, !198, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsNk7MfA4dMU_7kernels: %bytes"}
!198 = distinct !{!198, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsNk7MfA4dMU_7kernels"}
!199 = distinct !{!199, !200, !"_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next: %self"}
!200 = distinct !{!200, !"_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next"}
!201 = distinct !{!201, !202, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next: %_0"}
!202 = distinct !{!202, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next"}
!203 = distinct !{!203, !202, !"_RNvXs_NtNtCs6wHCjA8NRxY_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next: %self"}
!204 = distinct !{!204, !205, !"_RNvYNtNtNtCs6wHCjA8NRxY_4core3str7pattern12CharSearcherNtB4_8Searcher11next_rejectCsNk7MfA4dMU_7kernels: %_0"}
!205 = distinct !{!205, !"_RNvYNtNtNtCs6wHCjA8NRxY_4core3str7pattern12CharSearcherNtB4_8Searcher11next_rejectCsNk7MfA4dMU_7kernels"}
!206 = distinct !{!206, !205, !"_RNvYNtNtNtCs6wHCjA8NRxY_4core3str7pattern12CharSearcherNtB4_8Searcher11next_rejectCsNk7MfA4dMU_7kernels: %self"}
!207 = !{!208, !210}
!208 = distinct !{!208, !209, !"_RNvMsr_NtCs6wHCjA8NRxY_4core3numx16from_ascii_radix: argument 1"}
!209 = distinct !{!209, !"_RNvMsr_NtCs6wHCjA8NRxY_4core3numx16from_ascii_radix"}
!210 = distinct !{!210, !211, !"_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix: %src.0"}
!211 = distinct !{!211, !"_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix"}
!212 = !{!213, !214}
!213 = distinct !{!213, !209, !"_RNvMsr_NtCs6wHCjA8NRxY_4core3numx16from_ascii_radix: %_0"}
!214 = distinct !{!214, !211, !"_RNvMsr_NtCs6wHCjA8NRxY_4core3numx14from_str_radix: %_0"}
!215 = !{!216, !218}
!216 = distinct !{!216, !217, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsNk7MfA4dMU_7kernels: %bytes"}
!217 = distinct !{!217, !"_RINvNtNtCs6wHCjA8NRxY_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsNk7MfA4dMU_7kernels"}
!218 = distinct !{!218, !219, !"_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next: %self"}
!219 = distinct !{!219, !"_RNvXNtNtCs6wHCjA8NRxY_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next"}
!220 = !{!221}
!221 = distinct !{!221, !222, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work5parse0B5_: %c"}
!222 = distinct !{!222, !"_RNCNvNtCsNk7MfA4dMU_7kernels4work5parse0B5_"}
