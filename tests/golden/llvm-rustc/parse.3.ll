target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic7OFFSETS = internal unnamed_addr constant [1519 x i8] c"\AA\01\0A\01\04\01\05\17\01\1F\01\00\04\0C\0E\05\07\01\01\01V\01\1D\12\01\02\02\04\01\01\06\01\01\03\01\01\01\14\01S\01\8B\08\A6\01&\02\01\06)'\0E\01\01\01\02\01\02\01\01\08\1B\04\04\1D\0B\058\01\07\0Ef\01\08\04\08\04\03\0A\03\02\01\100\0De\18!\09\02\04\01\05\18\02\13\13\19\07\0B\05\18\01\07\07\01\08*\0A\0C\03\07\06L\01\10\01\03\04\0F\0D\13\01\08\02\02\02\16\01\07\01\01\03\04\03\08\02\02\02\02\01\01\08\01\04\02\01\05\0C\02\0A\01\04\03\01\06\04\02\02\16\01\07\01\02\01\02\01\02\04\05\04\02\02\02\04\01\07\04\01\01\11\06\0B\03\01\09\01\03\01\16\01\07\01\02\01\05\03\09\01\03\01\02\03\01\0F\04\15\04\04\03\01\08\02\02\02\16\01\07\01\02\01\05\03\08\02\02\02\02\09\02\04\02\01\05\0D\01\10\02\01\06\03\03\01\04\03\02\01\01\01\02\03\02\03\03\03\0C\04\05\03\03\01\03\03\01\06\01(\0D\01\03\01\17\01\10\03\08\01\03\01\03\08\02\01\03\01\02\02\04\1C\04\01\08\01\03\01\17\01\0A\01\05\03\08\01\03\01\03\08\02\05\03\01\04\0D\03\0C\0D\01\03\01)\02\08\01\03\01\03\01\01\05\04\07\05\16\06\01\03\01\12\03\18\01\09\01\01\02\07\08\06\01\01\01\08\12\02\0D:\05\07\06\013\02\01\01\01\05\01\18\01\01\01\13\01\03\02\05\01\01\06\01\0E\04 \01?\08\01$\04\13\04\10\01$C7\01\01\02\05\10@\0A\04\02&\01\01\05\01\02+\01\00\01\04\02\07\01\01\01\04\02)\01\04\02!\01\04\02\07\01\01\01\04\02\0F\019\01\04\02C%\10\10V\02\06\03\00\02\11\01\1A\05K\03\0B\07\14\0B\15\0C\14\0C\0D\01\03\01\02\0C4\02\13\0E\01\04\01CY\07+\05F\0A\1F\01\0C\04\09\17\1E\02\05\0B,\04\1A6\1C\04?\02\142\01\17\02\0B\0314\01\0F\01\083*\02\04\0A,\01\0B\0E7\16\03\0A$\02\0B\05+\02\03)\04\01\06\01\02\03\01\05\C0\13\22\0B\00\02\06\02&\02\06\02\08\01\01\01\01\01\01\01\1F\025\01\07\01\01\03\03\01\07\03\04\02\06\04\0D\05\03\01\07t\01\0D\01\10\0De\01\04\01\02\0A\01\01\03\05\06\01\01\01\01\01\01\04\01\0B\02\04\05\05\04\01\11)\004\00\E5\06\04\03\02\0C&\01\01\05\01\028\07\01\10\17\09\07\01\07\01\07\01\07\01\07\01\07\01\07\01\07\01 /\01\00\03\19\09\07\05\02\05\04V\06\03\01Z\01\04\05+\01^\11 0\10\00\00@\00C.\02\00\03\10\0A\02\14/\05\08\03q'\09\02g\02R\14\15\01!\184\0CD\01\01,\06\03\01\01\03\0A!\05#\0D\1D\033\01\0C\0F\01\10\10\0A\05\017\09\0E\12\17\03E\01\01\01\01\18\03\02\10\02\04\0B\06\02\06\02\06\09\07\01\07\01+\01\0E\06{\15\00\0C\17\041\00\00\02j&\07\0C\05\05\0C\01\0D\01\05\01\01\01\02\01\02\01l!\00\12@\026(\0Ct\05\01\87$\1A\06\1A\0BY\03\06\02\06\02\06\02\03#\0C\01\1A\01\13\01\02\01\0F\02\0E\22{E5\00\1D\031/ \0D\1E\05+\05\1E\02$\04\08\01\05*\9E\12$\04$\04(\084\0C\0B\01\0F\01\07\01\02\01\0B\01\0F\01\07\01\02\034\0C\00\09\16\0A\08\18\06\01*\01\09E\06\02\01\01,\01\02\03\01\02\17\0A\17\09\1FA\13\01\02\0A\16\0A\1A\06\1A&8\06\02@\04\01\02\05\08\01\03\01\1D*\1D\03\1D#\08\01\1C\1B6\0A\16\0A\13\0D\12nI73\0D3\0D(\22\1C\03\01\05\17\FA*\01\02\03\02\10\062\03\03\1D\0A\01\08\16*\12.\15\1B\17\09F+\05\0A9\09\01\0D\19\173\11\04\08#\03\01\09@\01\04\09\02\0A\01\01\01#\12\01\22\02\01\06\04>\07\01\01\01\04\01\0F\01\0A\079\17\04\01\08\02\02\02\16\01\07\01\02\01\05\03\08\02\02\02\02\03\01\06\01\05\07\1C\0A\01\01\02\01\01&\01\0A\01\01\02\01\01\04\01\02\03\01\01\01,B\01\03\01\04\14\03\1EB\02\02\01\01\B86\02\07\19\06\22?\01\01\03\01;6\02\01G\1B\02\0E\15\07\B99g@\1F\08\02\01\02\08\01\02\01\1E\01\02\02\02\02\04]\08\02.\02\06\01\01\01\02\1B3\02\0A\11H\05\01\12Ig\08X!\1F\09\01-\01\07\01\011\1E\02\16\01\0EI\07\01\02\01,\03\01\01\02\01\03\01\01\02\02\18\06\01\02\01%\01\02\01\04\01\01\17,\00\17\09\11\01)\03\03o\01O\00fo\11\C4\00a\0F\00\11\06\19\00\05\00\00/\00\00\07\1F\11O\11\1E\120\10\04\1F\15\05\13\00-\D3@ \19\02\19,K\049\07\11@\02\01\01\0C\07\09\00) as\00\04\01\07\01\02\01\00\0F\01\1D\03\02\01\0E\04\08\00\00k\05\0D\03\09\07\0A\04\01\00U\01G\01\02\02\01\02\02\02\04\01\0C\01\01\01\07\01A\01\04\02\08\01\07\01\1C\01\04\01\05\01\01\03\07\01\00\02\19\01\19\01\1F\01\19\01\1F\01\19\01\1F\01\19\01\1F\01\19\01\08\00\1F\06\06\D5\07\01\11\02\07\01\02\01\05\05>!\01p-\0A\07\10\01\00\1E\12,\00\1C\E4\1E\02\01\CF\1F\01\16\08\02\E0\07\01\04\01\02\01\0F\01\C5;D\03\01\03\01\00\04\01\1B\01\02\01\01\02\01\01\0A\01\04\01\01\01\01\06\01\04\01\01\01\01\01\01\03\01\02\01\01\02\01\01\01\01\01\01\01\01\01\01\02\01\01\02\04\01\07\01\04\01\04\01\01\01\0A\01\11\05\03\01\05\01\11\00\1A\06\1A\06\1A\00\00 \00\02\00\02\00\0F\00\00\00\00\00\05\00\00", align 1
@alloc_db51a71a1b6b25b4224d4dc5277f93e7 = private unnamed_addr constant [256 x i8] c"\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\02\03\03\03\03\03\03\03\03\03\03\03\03\03\03\03\03\04\04\04\04\04\00\00\00\00\00\00\00\00\00\00\00", align 1
@_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS = internal unnamed_addr constant [204 x i8] c"\C2\02\00\00I\12\80\01m\16\C03\16\1F\808\B6$\00E\00,\E0M\050 N\004\E0R\C0M\E0U\8D\A4\00V\0D\A6@V\A4\D7\C0V\00\F9@an\FA\E0a>\FD\00b\80\02\C1d7\07\E1i\E0\1E\C1o\9A#!\98\90/\81\9904!\9A\FBC\81\9AGF\01\9B\00aA\9B\00ha\9B9j\A1\9B@m\C1\9B\D6\8C\A1\9D\F0\AFA\A0#\B1\E1\A0\FC\B2\C1\A1\00\BC\01\A3\00\D4!\A3\A6\D6a\A4\00\DF\01\A9\90\E2\E1\AB\D0\E4\E1\AE\00\EEa\AF0\F1\E1\B2\00\00\22\BB\E0\A6\E2\BB\1E\B8\02\BC\AE\CEB\BC\E1\EB\82\BC^\EE\C2\BC\00\F8\02\BD\1E\FA\22\BD\00\00C\BDK\13c\BDz4\83\BDz4\D4\BD", align 4
@_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data11white_space14WHITESPACE_MAP = internal local_unnamed_addr constant [256 x i8] c"\02\02\02\02\02\02\02\02\02\02\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\02\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\02\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 1

declare void @llvm.lifetime.start.p0(ptr captures(none)) #0

declare void @llvm.lifetime.end.p0(ptr captures(none)) #0

declare void @llvm.assume(i1 noundef) #1

declare i64 @llvm.usub.sat.i64(i64, i64) #2

declare void @llvm.experimental.noalias.scope.decl(metadata) #3

define internal void @_RNvNtNtCsg7NUrKUartL_4core3str8converts9from_utf8(ptr dead_on_unwind noalias noundef writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, ptr noalias noundef nonnull readonly captures(address, read_provenance) %v.0, i64 noundef range(i64 0, -9223372036854775808) %v.1) unnamed_addr #4 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2)
  %blocks_end.sroa.0.0.i = tail call i64 @llvm.usub.sat.i64(i64 %v.1, i64 15)
  %addr.i.i = ptrtoint ptr %v.0 to i64
  %_9.i.i = add i64 %addr.i.i, 7
  %aligned_address.i.i = and i64 %_9.i.i, -8
  %byte_offset.i.i = sub i64 %aligned_address.i.i, %addr.i.i
  %_12.i.i = icmp ult i64 %byte_offset.i.i, 8
  tail call void @llvm.assume(i1 %_12.i.i), !noalias !5
  %_8.i.not9.not = icmp eq i64 %v.1, 0
  br i1 %_8.i.not9.not, label %bb4, label %bb6.i

bb6.i:
  %index.sroa.0.0.i10 = phi i64 [ %index.sroa.0.3.i, %bb81.i ], [ 0, %start ]
  %0 = getelementptr inbounds nuw i8, ptr %v.0, i64 %index.sroa.0.0.i10
  %first.i = load i8, ptr %0, align 1, !alias.scope !2, !noalias !5, !noundef !7
  %_14.i = icmp slt i8 %first.i, 0
  br i1 %_14.i, label %bb90.i, label %bb64.i

bb79.i:
  %1 = add nuw nsw i64 %index.sroa.0.0.i10, 1
  br label %bb81.i

bb64.i:
  %_87.i = sub nsw i64 %byte_offset.i.i, %index.sroa.0.0.i10
  %_113.i = and i64 %_87.i, 7
  %2 = icmp eq i64 %_113.i, 0
  br i1 %2, label %bb66.i.preheader, label %bb79.i

bb66.i.preheader:
  %_90.i2 = icmp ult i64 %index.sroa.0.0.i10, %blocks_end.sroa.0.0.i
  br i1 %_90.i2, label %bb67.i, label %bb70.i

bb67.i:
  %index.sroa.0.1.i3 = phi i64 [ %5, %bb68.i ], [ %index.sroa.0.0.i10, %bb66.i.preheader ]
  %_94.i = getelementptr inbounds nuw i8, ptr %v.0, i64 %index.sroa.0.1.i3
  %_97.i = load i64, ptr %_94.i, align 8, !alias.scope !2, !noalias !5, !noundef !7
  %_100.i = getelementptr inbounds nuw i8, ptr %_94.i, i64 8
  %_99.i = load i64, ptr %_100.i, align 8, !alias.scope !2, !noalias !5, !noundef !7
  %3 = or i64 %_99.i, %_97.i
  %4 = and i64 %3, -9187201950435737472
  %brmerge.not.i = icmp eq i64 %4, 0
  br i1 %brmerge.not.i, label %bb68.i, label %bb70.i

bb70.i:
  %index.sroa.0.1.i.lcssa = phi i64 [ %index.sroa.0.0.i10, %bb66.i.preheader ], [ %5, %bb68.i ], [ %index.sroa.0.1.i3, %bb67.i ]
  %_101.i5 = icmp ult i64 %index.sroa.0.1.i.lcssa, %v.1
  br i1 %_101.i5, label %bb73.i, label %bb81.i

bb68.i:
  %5 = add nuw nsw i64 %index.sroa.0.1.i3, 16
  %_90.i = icmp ult i64 %5, %blocks_end.sroa.0.0.i
  br i1 %_90.i, label %bb67.i, label %bb70.i

bb73.i:
  %index.sroa.0.2.i6 = phi i64 [ %7, %bb74.i ], [ %index.sroa.0.1.i.lcssa, %bb70.i ]
  %6 = getelementptr inbounds nuw i8, ptr %v.0, i64 %index.sroa.0.2.i6
  %_104.i = load i8, ptr %6, align 1, !alias.scope !2, !noalias !5, !noundef !7
  %_103.i = icmp sgt i8 %_104.i, -1
  br i1 %_103.i, label %bb74.i, label %bb81.i

bb74.i:
  %7 = add nuw nsw i64 %index.sroa.0.2.i6, 1
  %_101.i = icmp ult i64 %7, %v.1
  br i1 %_101.i, label %bb73.i, label %bb81.i

bb81.i:
  %index.sroa.0.3.i = phi i64 [ %13, %bb62.i ], [ %1, %bb79.i ], [ %index.sroa.0.1.i.lcssa, %bb70.i ], [ %index.sroa.0.2.i6, %bb73.i ], [ %v.1, %bb74.i ]
  %_8.i.not = icmp ult i64 %index.sroa.0.3.i, %v.1
  br i1 %_8.i.not, label %bb6.i, label %bb4

bb90.i:
  %_111.i = zext i8 %first.i to i64
  %8 = getelementptr inbounds nuw i8, ptr @alloc_db51a71a1b6b25b4224d4dc5277f93e7, i64 %_111.i
  %_109.i = load i8, ptr %8, align 1, !noalias !8, !noundef !7
  switch i8 %_109.i, label %bb3 [
    i8 2, label %bb11.i
    i8 3, label %bb10.i
    i8 4, label %bb9.i
  ]

bb11.i:
  %9 = add nuw nsw i64 %index.sroa.0.0.i10, 1
  %_19.not.i = icmp ult i64 %9, %v.1
  br i1 %_19.not.i, label %bb14.i, label %bb3

bb10.i:
  %10 = add nuw nsw i64 %index.sroa.0.0.i10, 1
  %_26.not.i = icmp ult i64 %10, %v.1
  br i1 %_26.not.i, label %bb19.i, label %bb3

bb9.i:
  %11 = add nuw nsw i64 %index.sroa.0.0.i10, 1
  %_54.not.i = icmp ult i64 %11, %v.1
  br i1 %_54.not.i, label %bb41.i, label %bb3

bb14.i:
  %12 = getelementptr inbounds nuw i8, ptr %v.0, i64 %9
  %_18.i = load i8, ptr %12, align 1, !alias.scope !2, !noalias !5, !noundef !7
  %_16.i = icmp sgt i8 %_18.i, -65
  br i1 %_16.i, label %bb3, label %bb62.i

bb62.i:
  %index.sroa.0.4.i = phi i64 [ %9, %bb14.i ], [ %17, %bb36.i ], [ %27, %bb59.i ]
  %13 = add nuw nsw i64 %index.sroa.0.4.i, 1
  br label %bb81.i

bb19.i:
  %14 = getelementptr inbounds nuw i8, ptr %v.0, i64 %10
  %_25.i = load i8, ptr %14, align 1, !alias.scope !2, !noalias !5, !noundef !7
  switch i8 %first.i, label %bb23.i [
    i8 -32, label %bb21.i
    i8 -19, label %bb31.i
  ]

bb23.i:
  %15 = add nsw i8 %first.i, 31
  %or.cond10.i = icmp ult i8 %15, 12
  br i1 %or.cond10.i, label %bb24.i, label %bb26.i

bb21.i:
  %16 = and i8 %_25.i, -32
  %or.cond.i = icmp eq i8 %16, -96
  br i1 %or.cond.i, label %bb33.i, label %bb3

bb31.i:
  %or.cond9.i = icmp slt i8 %_25.i, -96
  br i1 %or.cond9.i, label %bb33.i, label %bb3

bb33.i:
  %17 = add nuw nsw i64 %index.sroa.0.0.i10, 2
  %_47.not.i = icmp ult i64 %17, %v.1
  br i1 %_47.not.i, label %bb36.i, label %bb3

bb26.i:
  %18 = and i8 %first.i, -2
  %or.cond11.i = icmp eq i8 %18, -18
  %19 = icmp slt i8 %_25.i, -64
  %or.cond13.i = and i1 %or.cond11.i, %19
  br i1 %or.cond13.i, label %bb33.i, label %bb3

bb24.i:
  %or.cond14.i = icmp slt i8 %_25.i, -64
  br i1 %or.cond14.i, label %bb33.i, label %bb3

bb36.i:
  %20 = getelementptr inbounds nuw i8, ptr %v.0, i64 %17
  %_46.i = load i8, ptr %20, align 1, !alias.scope !2, !noalias !5, !noundef !7
  %_44.i = icmp sgt i8 %_46.i, -65
  br i1 %_44.i, label %bb3, label %bb62.i

bb41.i:
  %21 = getelementptr inbounds nuw i8, ptr %v.0, i64 %11
  %_53.i = load i8, ptr %21, align 1, !alias.scope !2, !noalias !5, !noundef !7
  switch i8 %first.i, label %bb45.i [
    i8 -16, label %bb43.i
    i8 -12, label %bb49.i
  ]

bb45.i:
  %22 = add nsw i8 %first.i, 15
  %or.cond17.i = icmp ult i8 %22, 3
  %23 = icmp slt i8 %_53.i, -64
  %or.cond19.i = and i1 %or.cond17.i, %23
  br i1 %or.cond19.i, label %bb51.i, label %bb3

bb43.i:
  %24 = add i8 %_53.i, 112
  %or.cond15.i = icmp ult i8 %24, 48
  br i1 %or.cond15.i, label %bb51.i, label %bb3

bb49.i:
  %or.cond16.i = icmp slt i8 %_53.i, -112
  br i1 %or.cond16.i, label %bb51.i, label %bb3

bb51.i:
  %25 = add nuw nsw i64 %index.sroa.0.0.i10, 2
  %_71.not.i = icmp ult i64 %25, %v.1
  br i1 %_71.not.i, label %bb54.i, label %bb3

bb54.i:
  %26 = getelementptr inbounds nuw i8, ptr %v.0, i64 %25
  %_70.i = load i8, ptr %26, align 1, !alias.scope !2, !noalias !5, !noundef !7
  %_68.i = icmp sgt i8 %_70.i, -65
  br i1 %_68.i, label %bb3, label %bb56.i

bb56.i:
  %27 = add nuw nsw i64 %index.sroa.0.0.i10, 3
  %_80.not.i = icmp ult i64 %27, %v.1
  br i1 %_80.not.i, label %bb59.i, label %bb3

bb59.i:
  %28 = getelementptr inbounds nuw i8, ptr %v.0, i64 %27
  %_79.i = load i8, ptr %28, align 1, !alias.scope !2, !noalias !5, !noundef !7
  %_77.i = icmp sgt i8 %_79.i, -65
  br i1 %_77.i, label %bb3, label %bb62.i

bb3:
  %_2.sroa.31.0 = phi i8 [ 3, %bb59.i ], [ undef, %bb11.i ], [ 1, %bb90.i ], [ undef, %bb33.i ], [ 1, %bb21.i ], [ undef, %bb10.i ], [ 1, %bb14.i ], [ undef, %bb51.i ], [ undef, %bb56.i ], [ 2, %bb54.i ], [ 1, %bb45.i ], [ undef, %bb9.i ], [ 2, %bb36.i ], [ 1, %bb24.i ], [ 1, %bb26.i ], [ 1, %bb31.i ], [ 1, %bb49.i ], [ 1, %bb43.i ]
  %_2.sroa.16.0 = phi i8 [ 1, %bb59.i ], [ 0, %bb11.i ], [ 1, %bb90.i ], [ 0, %bb33.i ], [ 1, %bb21.i ], [ 0, %bb10.i ], [ 1, %bb14.i ], [ 0, %bb51.i ], [ 0, %bb56.i ], [ 1, %bb54.i ], [ 1, %bb45.i ], [ 0, %bb9.i ], [ 1, %bb36.i ], [ 1, %bb24.i ], [ 1, %bb26.i ], [ 1, %bb31.i ], [ 1, %bb49.i ], [ 1, %bb43.i ]
  %29 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %index.sroa.0.0.i10, ptr %29, align 8
  %err.sroa.2.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i8 %_2.sroa.16.0, ptr %err.sroa.2.0..sroa_idx, align 8
  %err.sroa.3.0..sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 17
  store i8 %_2.sroa.31.0, ptr %err.sroa.3.0..sroa_idx, align 1
  br label %bb5

bb4:
  %30 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %v.0, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 %v.1, ptr %31, align 8
  br label %bb5

bb5:
  %storemerge = phi i64 [ 0, %bb4 ], [ 1, %bb3 ]
  store i64 %storemerge, ptr %_0, align 8
  ret void
}

define internal noundef zeroext i1 @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic11lookup_slow(i32 noundef range(i32 0, 1114112) %c) unnamed_addr #5 {
start:
  %0 = shl nuw i32 %c, 11
  %_17.i = icmp samesign ult i32 %c, 92729
  %1 = select i1 %_17.i, i64 0, i64 25, !unpredictable !7
  %mid.1.i = add nuw nsw i64 %1, 13
  %_29.1.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %mid.1.i
  %_29.val.1.i = load i32, ptr %_29.1.i, align 4, !noalias !9, !noundef !7
  %_0.i.i12.1.i = shl i32 %_29.val.1.i, 11
  %_17.1.i = icmp ugt i32 %_0.i.i12.1.i, %0
  %2 = select i1 %_17.1.i, i64 %1, i64 %mid.1.i, !unpredictable !7
  %mid.2.i = add nuw nsw i64 %2, 6
  %_29.2.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %mid.2.i
  %_29.val.2.i = load i32, ptr %_29.2.i, align 4, !noalias !9, !noundef !7
  %_0.i.i12.2.i = shl i32 %_29.val.2.i, 11
  %_17.2.i = icmp ugt i32 %_0.i.i12.2.i, %0
  %3 = select i1 %_17.2.i, i64 %2, i64 %mid.2.i, !unpredictable !7
  %mid.3.i = add nuw nsw i64 %3, 3
  %_29.3.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %mid.3.i
  %_29.val.3.i = load i32, ptr %_29.3.i, align 4, !noalias !9, !noundef !7
  %_0.i.i12.3.i = shl i32 %_29.val.3.i, 11
  %_17.3.i = icmp ugt i32 %_0.i.i12.3.i, %0
  %4 = select i1 %_17.3.i, i64 %3, i64 %mid.3.i, !unpredictable !7
  %mid.4.i = add nuw nsw i64 %4, 2
  %_29.4.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %mid.4.i
  %_29.val.4.i = load i32, ptr %_29.4.i, align 4, !noalias !9, !noundef !7
  %_0.i.i12.4.i = shl i32 %_29.val.4.i, 11
  %_17.4.i = icmp ugt i32 %_0.i.i12.4.i, %0
  %5 = select i1 %_17.4.i, i64 %4, i64 %mid.4.i, !unpredictable !7
  %mid.5.i = add nuw nsw i64 %5, 1
  %_29.5.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %mid.5.i
  %_29.val.5.i = load i32, ptr %_29.5.i, align 4, !noalias !9, !noundef !7
  %_0.i.i12.5.i = shl i32 %_29.val.5.i, 11
  %_17.5.i = icmp ugt i32 %_0.i.i12.5.i, %0
  %6 = select i1 %_17.5.i, i64 %5, i64 %mid.5.i, !unpredictable !7
  %_35.i = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %6
  %_35.val.i = load i32, ptr %_35.i, align 4, !noalias !9, !noundef !7
  %_0.i.i.i = shl i32 %_35.val.i, 11
  %.not = icmp eq i32 %_0.i.i.i, %0
  %_27.i = icmp ult i32 %_0.i.i.i, %0
  %_26.i = zext i1 %_27.i to i64
  %7 = zext i1 %.not to i64
  %result.i = add nuw nsw i64 %7, %_26.i
  %last_idx.sroa.0.0.i = add nuw nsw i64 %result.i, %6
  %_13.i = icmp samesign ult i64 %last_idx.sroa.0.0.i, 51
  tail call void @llvm.assume(i1 %_13.i)
  %8 = getelementptr inbounds nuw i32, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic17SHORT_OFFSET_RUNS, i64 %last_idx.sroa.0.0.i
  %_44.i = load i32, ptr %8, align 4, !noundef !7
  %_43.i = lshr i32 %_44.i, 21
  %9 = zext nneg i32 %_43.i to i64
  %_45.i = icmp samesign ult i64 %last_idx.sroa.0.0.i, 50
  br i1 %_45.i, label %bb13.i, label %bb6.i

bb13.i:
  %_46.i = getelementptr inbounds nuw i8, ptr %8, i64 4
  %_48.i = load i32, ptr %_46.i, align 4, !noundef !7
  %_47.i = lshr i32 %_48.i, 21
  %_23.i = zext nneg i32 %_47.i to i64
  br label %bb6.i

bb6.i:
  %_23.pn.i = phi i64 [ %_23.i, %bb13.i ], [ 1519, %start ]
  %_49.i = icmp eq i64 %last_idx.sroa.0.0.i, 0
  br i1 %_49.i, label %bb18.i, label %bb17.i

bb17.i:
  %10 = getelementptr i8, ptr %8, i64 -4
  %_54.i = load i32, ptr %10, align 4, !noundef !7
  %_52.i = and i32 %_54.i, 2097151
  br label %bb18.i

bb18.i:
  %prev.sroa.0.0.i = phi i32 [ %_52.i, %bb17.i ], [ 0, %bb6.i ]
  %total.i = sub nsw i32 %c, %prev.sroa.0.0.i
  %11 = xor i64 %9, -1
  %iter2.i = add nsw i64 %_23.pn.i, %11
  %_55.i1.not = icmp eq i64 %iter2.i, 0
  br i1 %_55.i1.not, label %_RINvNtNtCsg7NUrKUartL_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_EB6_.exit, label %bb22.i

bb22.i:
  %iter.sroa.0.0.i4 = phi i64 [ %_56.i, %bb10.i ], [ 0, %bb18.i ]
  %prefix_sum.sroa.0.0.i3 = phi i32 [ %13, %bb10.i ], [ 0, %bb18.i ]
  %offset_idx.sroa.0.0.i2 = phi i64 [ %14, %bb10.i ], [ %9, %bb18.i ]
  %_32.i = icmp samesign ult i64 %offset_idx.sroa.0.0.i2, 1519
  tail call void @llvm.assume(i1 %_32.i)
  %12 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic7OFFSETS, i64 %offset_idx.sroa.0.0.i2
  %offset.i = load i8, ptr %12, align 1, !noundef !7
  %_37.i = zext i8 %offset.i to i32
  %13 = add i32 %prefix_sum.sroa.0.0.i3, %_37.i
  %_38.i = icmp ugt i32 %13, %total.i
  br i1 %_38.i, label %_RINvNtNtCsg7NUrKUartL_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_EB6_.exit, label %bb10.i

bb10.i:
  %_56.i = add nuw nsw i64 %iter.sroa.0.0.i4, 1
  %14 = add nuw nsw i64 %offset_idx.sroa.0.0.i2, 1
  %_55.i = icmp ult i64 %_56.i, %iter2.i
  br i1 %_55.i, label %bb22.i, label %_RINvNtNtCsg7NUrKUartL_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_EB6_.exit

_RINvNtNtCsg7NUrKUartL_4core7unicode12unicode_data11skip_searchKj33_Kj5ef_EB6_.exit:
  %offset_idx.sroa.0.0.i.lcssa = phi i64 [ %9, %bb18.i ], [ %offset_idx.sroa.0.0.i2, %bb22.i ], [ %14, %bb10.i ]
  %_40.i = and i64 %offset_idx.sroa.0.0.i.lcssa, 1
  %_0.i = icmp ne i64 %_40.i, 0
  ret i1 %_0.i
}

declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #2

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #2

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #2

declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

define ptx_kernel void @parse(ptr noundef captures(address, read_provenance) %text, i64 noundef %width, ptr noundef writeonly captures(none) %sums, ptr noundef writeonly captures(none) %wrong) unnamed_addr #7 {
start:
  %_3.i = alloca [24 x i8], align 8
  %block.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %threads.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %thread.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5.i = mul i32 %block.i, %threads.i
  %_4.i = add i32 %_5.i, %thread.i
  %_0.i = zext i32 %_4.i to i64
  %_11 = mul i64 %width, %_0.i
  %_10 = getelementptr inbounds nuw i8, ptr %text, i64 %_11
  call void @llvm.lifetime.start.p0(ptr nonnull %_3.i), !noalias !12
  call void @_RNvNtNtCsg7NUrKUartL_4core3str8converts9from_utf8(ptr noalias noundef nonnull sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_3.i, ptr noalias noundef nonnull readonly captures(address, read_provenance) %_10, i64 noundef range(i64 0, -9223372036854775808) %width) #8
  %_4.i1 = load i64, ptr %_3.i, align 8, !range !15, !noalias !12, !noundef !7
  %0 = trunc nuw i64 %_4.i1 to i1
  br i1 %0, label %bb3.i, label %bb2.i

bb3.i:
  call void @llvm.lifetime.end.p0(ptr nonnull %_3.i), !noalias !12
  br label %_RNvNtCsgvXjfpWt4al_7kernels4work5parse.exit

bb2.i:
  %1 = getelementptr inbounds nuw i8, ptr %_3.i, i64 8
  %text.01.i = load ptr, ptr %1, align 8, !noalias !12, !nonnull !7, !noundef !7
  %2 = getelementptr inbounds nuw i8, ptr %_3.i, i64 16
  %text.12.i = load i64, ptr %2, align 8, !noalias !12, !noundef !7
  call void @llvm.lifetime.end.p0(ptr nonnull %_3.i), !noalias !12
  %_37.i = getelementptr inbounds nuw i8, ptr %text.01.i, i64 %text.12.i
  %.pre.i.i.i = ptrtoint ptr %_37.i to i64
  br label %bb4.i

bb4.i:
  %iter.sroa.17.0.i = phi i64 [ 0, %bb2.i ], [ %iter.sroa.17.3.i, %bb4.i.backedge ]
  %iter.sroa.9.0.i = phi ptr [ %text.01.i, %bb2.i ], [ %iter.sroa.9.4.i, %bb4.i.backedge ]
  %iter.sroa.20.0.i = phi i64 [ 0, %bb2.i ], [ %iter.sroa.20.1.i, %bb4.i.backedge ]
  %iter.sroa.30.0.off0.i = phi i1 [ false, %bb2.i ], [ %iter.sroa.30.1.off0.i, %bb4.i.backedge ]
  %_17.sroa.13160.0.i = phi i64 [ undef, %bb2.i ], [ %_17.sroa.13160.0.i.be, %bb4.i.backedge ]
  %wrong.sroa.0.0.i = phi i32 [ 0, %bb2.i ], [ %wrong.sroa.0.0.i.be, %bb4.i.backedge ]
  %sum.sroa.0.0.i = phi i64 [ 0, %bb2.i ], [ %sum.sroa.0.0.i.be, %bb4.i.backedge ]
  br i1 %iter.sroa.30.0.off0.i, label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalAcj2_E4nextCsgvXjfpWt4al_7kernels.exit.i, label %bb1.i.i.i.i

bb1.i.i.i.i:
  %iter.sroa.17.1.i = phi i64 [ %iter.sroa.17.2.i, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i ], [ %iter.sroa.17.0.i, %bb4.i ]
  %iter.sroa.9.1.i = phi ptr [ %iter.sroa.9.3.i, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i ], [ %iter.sroa.9.0.i, %bb4.i ]
  %3 = phi i64 [ %10, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i ], [ %iter.sroa.17.0.i, %bb4.i ]
  %_13.i19.i.i.i8.i.i.i.i = phi ptr [ %_13.i19.i.i.i6.i.i.i.i, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i ], [ %iter.sroa.9.0.i, %bb4.i ]
  %_2.sroa.5.0.i.i.i.i = phi i64 [ %_2.sroa.5.1.i.i.i.i, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i ], [ undef, %bb4.i ]
  %_2.sroa.7.0.i.i.i.i = phi i64 [ %_2.sroa.7.1.i.i.i.i, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i ], [ undef, %bb4.i ]
  %_6.i.i.i.i.i.i.i.i = icmp eq ptr %_13.i19.i.i.i8.i.i.i.i, %_37.i
  %_13.i.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i.i8.i.i.i.i, i64 1
  br i1 %_6.i.i.i.i.i.i.i.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i, label %bb14.i.i.i.i.i.i.i

bb14.i.i.i.i.i.i.i:
  %x.i.i.i.i.i.i.i = load i8, ptr %_13.i19.i.i.i8.i.i.i.i, align 1, !noalias !16, !noundef !7
  %_7.i.i.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i.i.i, -1
  br i1 %_7.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i:
  %_33.i.i.i.i.i.i.i = and i8 %x.i.i.i.i.i.i.i, 31
  %init.i.i.i.i.i.i.i = zext nneg i8 %_33.i.i.i.i.i.i.i to i32
  %_6.i3.i.i.i.i.i.i.i = icmp ne ptr %_13.i.i.i.i.i.i.i.i, %_37.i
  %_13.i5.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i.i8.i.i.i.i, i64 2
  tail call void @llvm.assume(i1 %_6.i3.i.i.i.i.i.i.i)
  %y.i.i.i.i.i.i.i = load i8, ptr %_13.i.i.i.i.i.i.i.i, align 1, !noalias !16, !noundef !7
  %_36.i.i.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i.i.i, 6
  %_38.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i.i.i, 63
  %_37.i.i.i.i.i.i.i = zext nneg i8 %_38.i.i.i.i.i.i.i to i32
  %4 = or disjoint i32 %_36.i.i.i.i.i.i.i, %_37.i.i.i.i.i.i.i
  %_14.i.i.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i.i.i, -33
  br i1 %_14.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i.i.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i

bb3.i.i.i.i.i.i.i:
  %_8.i.i.i.i.i.i.i = zext nneg i8 %x.i.i.i.i.i.i.i to i32
  br label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i

bb6.i.i.i.i.i.i.i:
  %_6.i10.i.i.i.i.i.i.i = icmp ne ptr %_13.i5.i.i.i.i.i.i.i, %_37.i
  %_13.i12.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i.i8.i.i.i.i, i64 3
  tail call void @llvm.assume(i1 %_6.i10.i.i.i.i.i.i.i)
  %z.i.i.i.i.i.i.i = load i8, ptr %_13.i5.i.i.i.i.i.i.i, align 1, !noalias !16, !noundef !7
  %_41.i.i.i.i.i.i.i = shl nuw nsw i32 %_37.i.i.i.i.i.i.i, 6
  %_43.i.i.i.i.i.i.i = and i8 %z.i.i.i.i.i.i.i, 63
  %_42.i.i.i.i.i.i.i = zext nneg i8 %_43.i.i.i.i.i.i.i to i32
  %y_z.i.i.i.i.i.i.i = or disjoint i32 %_41.i.i.i.i.i.i.i, %_42.i.i.i.i.i.i.i
  %_21.i.i.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i.i.i, 12
  %5 = or disjoint i32 %y_z.i.i.i.i.i.i.i, %_21.i.i.i.i.i.i.i
  %_22.i.i.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i.i.i, -17
  br i1 %_22.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i.i.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i

bb8.i.i.i.i.i.i.i:
  %_6.i17.i.i.i.i.i.i.i = icmp ne ptr %_13.i12.i.i.i.i.i.i.i, %_37.i
  %_13.i19.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i.i8.i.i.i.i, i64 4
  tail call void @llvm.assume(i1 %_6.i17.i.i.i.i.i.i.i)
  %w.i.i.i.i.i.i.i = load i8, ptr %_13.i12.i.i.i.i.i.i.i, align 1, !noalias !16, !noundef !7
  %_27.i.i.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i.i.i, 18
  %_26.i.i.i.i.i.i.i = and i32 %_27.i.i.i.i.i.i.i, 1835008
  %_46.i.i.i.i.i.i.i = shl nuw nsw i32 %y_z.i.i.i.i.i.i.i, 6
  %_48.i.i.i.i.i.i.i = and i8 %w.i.i.i.i.i.i.i, 63
  %_47.i.i.i.i.i.i.i = zext nneg i8 %_48.i.i.i.i.i.i.i to i32
  %_28.i.i.i.i.i.i.i = or disjoint i32 %_46.i.i.i.i.i.i.i, %_47.i.i.i.i.i.i.i
  %6 = or disjoint i32 %_28.i.i.i.i.i.i.i, %_26.i.i.i.i.i.i.i
  br label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i

_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i:
  %iter.sroa.9.3.i = phi ptr [ %iter.sroa.9.1.i, %bb1.i.i.i.i ], [ %_13.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ], [ %_13.i19.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i ], [ %_13.i12.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i ], [ %_13.i5.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i ]
  %_13.i19.i.i.i6.i.i.i.i = phi ptr [ %_37.i, %bb1.i.i.i.i ], [ %_13.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ], [ %_13.i19.i.i.i.i.i.i.i, %bb8.i.i.i.i.i.i.i ], [ %_13.i12.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i ], [ %_13.i5.i.i.i.i.i.i.i, %bb4.i.i.i.i.i.i.i ]
  %_0.sroa.4.0.i.i.i.i.i.i.i = phi i32 [ undef, %bb1.i.i.i.i ], [ %_8.i.i.i.i.i.i.i, %bb3.i.i.i.i.i.i.i ], [ %6, %bb8.i.i.i.i.i.i.i ], [ %5, %bb6.i.i.i.i.i.i.i ], [ %4, %bb4.i.i.i.i.i.i.i ]
  %7 = icmp ult i32 %_0.sroa.4.0.i.i.i.i.i.i.i, 1114112
  %.pre9.i.i.i = ptrtoint ptr %_13.i19.i.i.i6.i.i.i.i to i64
  br i1 %_6.i.i.i.i.i.i.i.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i._RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i_crit_edge.i.i.i, label %bb9.i.i.i.i.i.i

_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i._RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i_crit_edge.i.i.i:
  %.pre11.i.i.i = sub i64 %.pre9.i.i.i, %.pre.i.i.i
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i

bb9.i.i.i.i.i.i:
  %8 = ptrtoint ptr %_13.i19.i.i.i8.i.i.i.i to i64
  %_7.i.i.i.i.i.i = sub i64 %.pre9.i.i.i, %8
  %9 = add i64 %_7.i.i.i.i.i.i, %3
  tail call void @llvm.assume(i1 %7)
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i

_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i:
  %iter.sroa.17.2.i = phi i64 [ %iter.sroa.17.1.i, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i._RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i_crit_edge.i.i.i ], [ %9, %bb9.i.i.i.i.i.i ]
  %char_len.i.i.pre-phi.i.i.i = phi i64 [ %.pre11.i.i.i, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i._RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i_crit_edge.i.i.i ], [ %_7.i.i.i.i.i.i, %bb9.i.i.i.i.i.i ]
  %10 = phi i64 [ %3, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i._RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i_crit_edge.i.i.i ], [ %9, %bb9.i.i.i.i.i.i ]
  %_0.sroa.3.0.i.i.i.i.i.i = phi i32 [ 1114112, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i._RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i_crit_edge.i.i.i ], [ %_0.sroa.4.0.i.i.i.i.i.i.i, %bb9.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i = phi i64 [ undef, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i._RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i_crit_edge.i.i.i ], [ %3, %bb9.i.i.i.i.i.i ]
  %.not.i.i.i.i.i = icmp eq i32 %_0.sroa.3.0.i.i.i.i.i.i, 1114112
  %_0.i.i.i.i.i.i.i.i.i = icmp ne i32 %_0.sroa.3.0.i.i.i.i.i.i, 44
  %_0.i.i.1.i.i.i.i.i.i.i = icmp ne i32 %_0.sroa.3.0.i.i.i.i.i.i, 59
  %spec.select.i.not.i.i.i.i.i = and i1 %_0.i.i.i.i.i.i.i.i.i, %_0.i.i.1.i.i.i.i.i.i.i
  %_12.i.i.i.i.i = add i64 %_0.sroa.0.0.i.i.i.i.i.i, %char_len.i.i.pre-phi.i.i.i
  %..i.i.i.i.i = zext i1 %spec.select.i.not.i.i.i.i.i to i64
  %_2.sroa.5.1.i.i.i.i = select i1 %.not.i.i.i.i.i, i64 %_2.sroa.5.0.i.i.i.i, i64 %_0.sroa.0.0.i.i.i.i.i.i
  %_2.sroa.7.1.i.i.i.i = select i1 %.not.i.i.i.i.i, i64 %_2.sroa.7.0.i.i.i.i, i64 %_12.i.i.i.i.i
  %storemerge4.i.i.i.i.i = select i1 %.not.i.i.i.i.i, i64 2, i64 %..i.i.i.i.i
  switch i64 %storemerge4.i.i.i.i.i, label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.unreachabledefault [
    i64 0, label %bb4.i.i.i.i
    i64 2, label %bb4.i.i.i
    i64 1, label %bb1.i.i.i.i
  ]

_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i.i.unreachabledefault:
  unreachable

default.unreachable:
  unreachable

bb4.i.i.i.i:
  %_16.i.i = sub nuw i64 %_2.sroa.5.1.i.i.i.i, %iter.sroa.20.0.i
  %_18.i.i = getelementptr inbounds nuw i8, ptr %text.01.i, i64 %iter.sroa.20.0.i
  br label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalAcj2_E4nextCsgvXjfpWt4al_7kernels.exit.i

bb4.i.i.i:
  %_17.i.i.i = sub nuw i64 %text.12.i, %iter.sroa.20.0.i
  %_19.i.i.i = getelementptr inbounds nuw i8, ptr %text.01.i, i64 %iter.sroa.20.0.i
  br label %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalAcj2_E4nextCsgvXjfpWt4al_7kernels.exit.i

_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalAcj2_E4nextCsgvXjfpWt4al_7kernels.exit.i:
  %iter.sroa.17.3.i = phi i64 [ %iter.sroa.17.0.i, %bb4.i ], [ %iter.sroa.17.2.i, %bb4.i.i.i.i ], [ %iter.sroa.17.2.i, %bb4.i.i.i ]
  %iter.sroa.9.4.i = phi ptr [ %iter.sroa.9.0.i, %bb4.i ], [ %iter.sroa.9.3.i, %bb4.i.i.i.i ], [ %iter.sroa.9.3.i, %bb4.i.i.i ]
  %iter.sroa.20.1.i = phi i64 [ %iter.sroa.20.0.i, %bb4.i ], [ %_2.sroa.7.1.i.i.i.i, %bb4.i.i.i.i ], [ %iter.sroa.20.0.i, %bb4.i.i.i ]
  %iter.sroa.30.1.off0.i = phi i1 [ true, %bb4.i ], [ false, %bb4.i.i.i.i ], [ true, %bb4.i.i.i ]
  %_0.sroa.4.1.i.i = phi i64 [ undef, %bb4.i ], [ %_16.i.i, %bb4.i.i.i.i ], [ %_17.i.i.i, %bb4.i.i.i ]
  %_0.sroa.0.1.i.i = phi ptr [ null, %bb4.i ], [ %_18.i.i, %bb4.i.i.i.i ], [ %_19.i.i.i, %bb4.i.i.i ]
  %.not.i = icmp eq ptr %_0.sroa.0.1.i.i, null
  br i1 %.not.i, label %_RNvNtCsgvXjfpWt4al_7kernels4work5parse.exit, label %bb16.i

bb16.i:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !32)
  %_8.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.1.i.i, i64 %_0.sroa.4.1.i.i
  br label %bb1.i.i.i9.i

bb1.i.i.i9.i:
  %matcher.sroa.18.0.i.i = phi i64 [ 0, %bb16.i ], [ %matcher.sroa.18.1.i.i, %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %matcher.sroa.4.0.i.i = phi ptr [ %_0.sroa.0.1.i.i, %bb16.i ], [ %matcher.sroa.4.2.i.i, %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %11 = phi i64 [ 0, %bb16.i ], [ %19, %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %_13.i19.i.i.i8.i.i.i10.i = phi ptr [ %_0.sroa.0.1.i.i, %bb16.i ], [ %_13.i19.i.i.i6.i.i.i29.i, %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %_2.sroa.5.0.i.i.i11.i = phi i64 [ undef, %bb16.i ], [ %_2.sroa.5.1.i.i.i37.i, %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %_2.sroa.7.0.i.i.i12.i = phi i64 [ undef, %bb16.i ], [ %_2.sroa.7.1.i.i.i38.i, %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %_6.i.i.i.i.i.i.i13.i = icmp eq ptr %_13.i19.i.i.i8.i.i.i10.i, %_8.i.i.i.i
  %_13.i.i.i.i.i.i.i14.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i.i8.i.i.i10.i, i64 1
  br i1 %_6.i.i.i.i.i.i.i13.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i28.i, label %bb14.i.i.i.i.i.i15.i

bb14.i.i.i.i.i.i15.i:
  %x.i.i.i.i.i.i16.i = load i8, ptr %_13.i19.i.i.i8.i.i.i10.i, align 1, !alias.scope !32, !noalias !35, !noundef !7
  %_7.i.i.i.i.i.i17.i = icmp sgt i8 %x.i.i.i.i.i.i16.i, -1
  br i1 %_7.i.i.i.i.i.i17.i, label %bb3.i.i.i.i.i.i63.i, label %bb4.i.i.i.i.i.i18.i

bb4.i.i.i.i.i.i18.i:
  %_33.i.i.i.i.i.i19.i = and i8 %x.i.i.i.i.i.i16.i, 31
  %init.i.i.i.i.i.i20.i = zext nneg i8 %_33.i.i.i.i.i.i19.i to i32
  %_6.i3.i.i.i.i.i.i21.i = icmp ne ptr %_13.i.i.i.i.i.i.i14.i, %_8.i.i.i.i
  %_13.i5.i.i.i.i.i.i22.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i.i8.i.i.i10.i, i64 2
  tail call void @llvm.assume(i1 %_6.i3.i.i.i.i.i.i21.i)
  %y.i.i.i.i.i.i23.i = load i8, ptr %_13.i.i.i.i.i.i.i14.i, align 1, !alias.scope !32, !noalias !35, !noundef !7
  %_36.i.i.i.i.i.i24.i = shl nuw nsw i32 %init.i.i.i.i.i.i20.i, 6
  %_38.i.i.i.i.i.i25.i = and i8 %y.i.i.i.i.i.i23.i, 63
  %_37.i.i.i.i.i.i26.i = zext nneg i8 %_38.i.i.i.i.i.i25.i to i32
  %12 = or disjoint i32 %_36.i.i.i.i.i.i24.i, %_37.i.i.i.i.i.i26.i
  %_14.i.i.i.i.i.i27.i = icmp samesign ugt i8 %x.i.i.i.i.i.i16.i, -33
  br i1 %_14.i.i.i.i.i.i27.i, label %bb6.i.i.i.i.i.i43.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i28.i

bb3.i.i.i.i.i.i63.i:
  %_8.i.i.i.i.i.i64.i = zext nneg i8 %x.i.i.i.i.i.i16.i to i32
  br label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i28.i

bb6.i.i.i.i.i.i43.i:
  %_6.i10.i.i.i.i.i.i44.i = icmp ne ptr %_13.i5.i.i.i.i.i.i22.i, %_8.i.i.i.i
  %_13.i12.i.i.i.i.i.i45.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i.i8.i.i.i10.i, i64 3
  tail call void @llvm.assume(i1 %_6.i10.i.i.i.i.i.i44.i)
  %z.i.i.i.i.i.i46.i = load i8, ptr %_13.i5.i.i.i.i.i.i22.i, align 1, !alias.scope !32, !noalias !35, !noundef !7
  %_41.i.i.i.i.i.i47.i = shl nuw nsw i32 %_37.i.i.i.i.i.i26.i, 6
  %_43.i.i.i.i.i.i48.i = and i8 %z.i.i.i.i.i.i46.i, 63
  %_42.i.i.i.i.i.i49.i = zext nneg i8 %_43.i.i.i.i.i.i48.i to i32
  %y_z.i.i.i.i.i.i50.i = or disjoint i32 %_41.i.i.i.i.i.i47.i, %_42.i.i.i.i.i.i49.i
  %_21.i.i.i.i.i.i51.i = shl nuw nsw i32 %init.i.i.i.i.i.i20.i, 12
  %13 = or disjoint i32 %y_z.i.i.i.i.i.i50.i, %_21.i.i.i.i.i.i51.i
  %_22.i.i.i.i.i.i52.i = icmp samesign ugt i8 %x.i.i.i.i.i.i16.i, -17
  br i1 %_22.i.i.i.i.i.i52.i, label %bb8.i.i.i.i.i.i53.i, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i28.i

bb8.i.i.i.i.i.i53.i:
  %_6.i17.i.i.i.i.i.i54.i = icmp ne ptr %_13.i12.i.i.i.i.i.i45.i, %_8.i.i.i.i
  %_13.i19.i.i.i.i.i.i55.i = getelementptr inbounds nuw i8, ptr %_13.i19.i.i.i8.i.i.i10.i, i64 4
  tail call void @llvm.assume(i1 %_6.i17.i.i.i.i.i.i54.i)
  %w.i.i.i.i.i.i56.i = load i8, ptr %_13.i12.i.i.i.i.i.i45.i, align 1, !alias.scope !32, !noalias !35, !noundef !7
  %_27.i.i.i.i.i.i57.i = shl nuw nsw i32 %init.i.i.i.i.i.i20.i, 18
  %_26.i.i.i.i.i.i58.i = and i32 %_27.i.i.i.i.i.i57.i, 1835008
  %_46.i.i.i.i.i.i59.i = shl nuw nsw i32 %y_z.i.i.i.i.i.i50.i, 6
  %_48.i.i.i.i.i.i60.i = and i8 %w.i.i.i.i.i.i56.i, 63
  %_47.i.i.i.i.i.i61.i = zext nneg i8 %_48.i.i.i.i.i.i60.i to i32
  %_28.i.i.i.i.i.i62.i = or disjoint i32 %_46.i.i.i.i.i.i59.i, %_47.i.i.i.i.i.i61.i
  %14 = or disjoint i32 %_28.i.i.i.i.i.i62.i, %_26.i.i.i.i.i.i58.i
  br label %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i28.i

_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i28.i:
  %matcher.sroa.4.2.i.i = phi ptr [ %matcher.sroa.4.0.i.i, %bb1.i.i.i9.i ], [ %_13.i.i.i.i.i.i.i14.i, %bb3.i.i.i.i.i.i63.i ], [ %_13.i19.i.i.i.i.i.i55.i, %bb8.i.i.i.i.i.i53.i ], [ %_13.i12.i.i.i.i.i.i45.i, %bb6.i.i.i.i.i.i43.i ], [ %_13.i5.i.i.i.i.i.i22.i, %bb4.i.i.i.i.i.i18.i ]
  %_13.i19.i.i.i6.i.i.i29.i = phi ptr [ %_13.i19.i.i.i8.i.i.i10.i, %bb1.i.i.i9.i ], [ %_13.i.i.i.i.i.i.i14.i, %bb3.i.i.i.i.i.i63.i ], [ %_13.i19.i.i.i.i.i.i55.i, %bb8.i.i.i.i.i.i53.i ], [ %_13.i12.i.i.i.i.i.i45.i, %bb6.i.i.i.i.i.i43.i ], [ %_13.i5.i.i.i.i.i.i22.i, %bb4.i.i.i.i.i.i18.i ]
  %_0.sroa.4.0.i.i.i.i.i.i30.i = phi i32 [ undef, %bb1.i.i.i9.i ], [ %_8.i.i.i.i.i.i64.i, %bb3.i.i.i.i.i.i63.i ], [ %14, %bb8.i.i.i.i.i.i53.i ], [ %13, %bb6.i.i.i.i.i.i43.i ], [ %12, %bb4.i.i.i.i.i.i18.i ]
  %15 = icmp ult i32 %_0.sroa.4.0.i.i.i.i.i.i30.i, 1114112
  br i1 %_6.i.i.i.i.i.i.i13.i, label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i33.i, label %bb9.i.i.i.i.i31.i

bb9.i.i.i.i.i31.i:
  %16 = ptrtoint ptr %_13.i19.i.i.i6.i.i.i29.i to i64
  %17 = ptrtoint ptr %_13.i19.i.i.i8.i.i.i10.i to i64
  %_7.i.i.i.i.i32.i = sub i64 %16, %17
  %18 = add i64 %_7.i.i.i.i.i32.i, %11
  tail call void @llvm.assume(i1 %15)
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i33.i

_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i33.i:
  %matcher.sroa.18.1.i.i = phi i64 [ %matcher.sroa.18.0.i.i, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i28.i ], [ %18, %bb9.i.i.i.i.i31.i ]
  %19 = phi i64 [ %11, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i28.i ], [ %18, %bb9.i.i.i.i.i31.i ]
  %_0.sroa.3.0.i.i.i.i.i34.i = phi i32 [ 1114112, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i28.i ], [ %_0.sroa.4.0.i.i.i.i.i.i30.i, %bb9.i.i.i.i.i31.i ]
  %_0.sroa.0.0.i.i.i.i.i35.i = phi i64 [ undef, %_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i28.i ], [ %11, %bb9.i.i.i.i.i31.i ]
  %.not.i.i.i.i36.i = icmp eq i32 %_0.sroa.3.0.i.i.i.i.i34.i, 1114112
  br i1 %.not.i.i.i.i36.i, label %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i, label %bb2.i.i.i.i.i

bb2.i.i.i.i.i:
  %20 = ptrtoint ptr %_13.i19.i.i.i8.i.i.i10.i to i64
  %21 = ptrtoint ptr %_13.i19.i.i.i6.i.i.i29.i to i64
  %char_len.i.i.i.i.i = sub i64 %21, %20
  switch i32 %_0.sroa.3.0.i.i.i.i.i34.i, label %bb1.i.i.i.i.i.i.i.i [
    i32 32, label %bb4.i.i.i.i.i
    i32 13, label %bb4.i.i.i.i.i
    i32 12, label %bb4.i.i.i.i.i
    i32 11, label %bb4.i.i.i.i.i
    i32 10, label %bb4.i.i.i.i.i
    i32 9, label %bb4.i.i.i.i.i
  ]

bb1.i.i.i.i.i.i.i.i:
  %_5.i.i.i.i.i.i.i.i = icmp samesign ult i32 %_0.sroa.3.0.i.i.i.i.i34.i, 133
  br i1 %_5.i.i.i.i.i.i.i.i, label %bb8.sink.split.i.i.i.i.i, label %bb4.i.i.i.i.i.i.i.i

bb4.i.i.i.i.i.i.i.i:
  %_2.i.i.i.i.i.i.i.i.i = lshr i32 %_0.sroa.3.0.i.i.i.i.i34.i, 8
  switch i32 %_2.i.i.i.i.i.i.i.i.i, label %bb8.sink.split.i.i.i.i.i [
    i32 0, label %bb6.i.i.i.i.i.i.i.i.i
    i32 22, label %bb4.i.i.i.i.i.i.i.i.i
    i32 32, label %bb7.i.i.i.i.i.i.i.i.i
    i32 48, label %bb2.i.i.i.i.i.i.i.i.i
  ]

bb4.i.i.i.i.i.i.i.i.i:
  %22 = icmp eq i32 %_0.sroa.3.0.i.i.i.i.i34.i, 5760
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i.i.i

bb2.i.i.i.i.i.i.i.i.i:
  %23 = icmp eq i32 %_0.sroa.3.0.i.i.i.i.i34.i, 12288
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i.i.i

bb6.i.i.i.i.i.i.i.i.i:
  %24 = and i32 %_0.sroa.3.0.i.i.i.i.i34.i, 255
  %_7.i.i.i.i.i.i.i.i.i = zext nneg i32 %24 to i64
  %25 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_7.i.i.i.i.i.i.i.i.i
  %_5.i.i.i.i.i.i.i.i.i = load i8, ptr %25, align 1, !noalias !49, !noundef !7
  %extract.t.i.i.i.i.i.i.i.i.i = trunc i8 %_5.i.i.i.i.i.i.i.i.i to i1
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i.i.i

bb7.i.i.i.i.i.i.i.i.i:
  %26 = and i32 %_0.sroa.3.0.i.i.i.i.i34.i, 255
  %_13.i.i.i.i.i.i.i.i.i = zext nneg i32 %26 to i64
  %27 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_13.i.i.i.i.i.i.i.i.i
  %_11.i.i.i.i.i.i.i.i.i = load i8, ptr %27, align 1, !noalias !49, !noundef !7
  %28 = and i8 %_11.i.i.i.i.i.i.i.i.i, 2
  %extract.t3.i.i.i.i.i.i.i.i.i = icmp ne i8 %28, 0
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i.i.i

_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i.i.i:
  %_0.sroa.0.0.off0.i.i.i.i.i.i.i.i = phi i1 [ %22, %bb4.i.i.i.i.i.i.i.i.i ], [ %23, %bb2.i.i.i.i.i.i.i.i.i ], [ %extract.t3.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i.i.i ], [ %extract.t.i.i.i.i.i.i.i.i.i, %bb6.i.i.i.i.i.i.i.i.i ]
  br i1 %_0.sroa.0.0.off0.i.i.i.i.i.i.i.i, label %bb4.i.i.i.i.i, label %bb8.sink.split.i.i.i.i.i

bb4.i.i.i.i.i:
  br label %bb8.sink.split.i.i.i.i.i

bb8.sink.split.i.i.i.i.i:
  %storemerge4.ph.i.i.i.i.i = phi i64 [ 0, %bb4.i.i.i.i.i ], [ 1, %bb4.i.i.i.i.i.i.i.i ], [ 1, %bb1.i.i.i.i.i.i.i.i ], [ 1, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i.i.i ]
  %_13.i.i.i.i.i = add i64 %char_len.i.i.i.i.i, %_0.sroa.0.0.i.i.i.i.i35.i
  br label %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i

_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i:
  %_2.sroa.5.1.i.i.i37.i = phi i64 [ %_2.sroa.5.0.i.i.i11.i, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i33.i ], [ %_0.sroa.0.0.i.i.i.i.i35.i, %bb8.sink.split.i.i.i.i.i ]
  %_2.sroa.7.1.i.i.i38.i = phi i64 [ %_2.sroa.7.0.i.i.i12.i, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i33.i ], [ %_13.i.i.i.i.i, %bb8.sink.split.i.i.i.i.i ]
  %storemerge4.i.i.i.i39.i = phi i64 [ 2, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next.exit.i.i.i.i33.i ], [ %storemerge4.ph.i.i.i.i.i, %bb8.sink.split.i.i.i.i.i ]
  switch i64 %storemerge4.i.i.i.i39.i, label %default.unreachable [
    i64 1, label %_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels.exit.i.i.loopexit233
    i64 2, label %_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels.exit.i.i
    i64 0, label %bb1.i.i.i9.i
  ]

_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels.exit.i.i.loopexit233:
  br label %_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels.exit.i.i

_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels.exit.i.i:
  %_4.sroa.5.0.i.i = phi i64 [ %_2.sroa.5.1.i.i.i37.i, %_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels.exit.i.i.loopexit233 ], [ undef, %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %_4.sroa.7.0.i.i = phi i64 [ %_2.sroa.7.1.i.i.i38.i, %_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels.exit.i.i.loopexit233 ], [ undef, %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %storemerge.i.i.i.i = phi i1 [ true, %_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels.exit.i.i.loopexit233 ], [ false, %_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %29 = ptrtoint ptr %matcher.sroa.4.2.i.i to i64
  %invariant.op.i.i.i.i = sub i64 %matcher.sroa.18.1.i.i, %29
  br label %bb1.i.i4.i.i

bb1.i.i4.i.i:
  %_20.i19.i.i.i8.i.i.i.i = phi ptr [ %_8.i.i.i.i, %_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels.exit.i.i ], [ %_20.i19.i.i.i6.i.i.i.i, %_RNvXs9_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %_2.sroa.7.0.i.i6.i.i = phi i64 [ undef, %_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels.exit.i.i ], [ %_2.sroa.7.1.i.i23.i.i, %_RNvXs9_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %30 = icmp eq ptr %matcher.sroa.4.2.i.i, %_20.i19.i.i.i8.i.i.i.i
  %_20.i.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %_20.i19.i.i.i8.i.i.i.i, i64 -1
  br i1 %30, label %_RINvNtNtCsg7NUrKUartL_4core3str11validations23next_code_point_reverseINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i, label %bb15.i.i.i.i.i.i.i

bb15.i.i.i.i.i.i.i:
  %w.i.i.i.i.i9.i.i = load i8, ptr %_20.i.i.i.i.i.i.i.i, align 1, !alias.scope !32, !noalias !50, !noundef !7
  %_6.i.i.i.i.i.i.i = icmp sgt i8 %w.i.i.i.i.i9.i.i, -1
  br i1 %_6.i.i.i.i.i.i.i, label %bb3.i.i.i.i.i52.i.i, label %bb4.i.i.i.i.i10.i.i

bb4.i.i.i.i.i10.i.i:
  %31 = icmp ne ptr %matcher.sroa.4.2.i.i, %_20.i.i.i.i.i.i.i.i
  %_20.i7.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %_20.i19.i.i.i8.i.i.i.i, i64 -2
  tail call void @llvm.assume(i1 %31)
  %z.i.i.i.i.i11.i.i = load i8, ptr %_20.i7.i.i.i.i.i.i.i, align 1, !alias.scope !32, !noalias !50, !noundef !7
  %_27.i.i.i.i.i12.i.i = and i8 %z.i.i.i.i.i11.i.i, 31
  %32 = zext nneg i8 %_27.i.i.i.i.i12.i.i to i32
  %_12.i.i.i.i.i.i.i = icmp slt i8 %z.i.i.i.i.i11.i.i, -64
  br i1 %_12.i.i.i.i.i.i.i, label %bb6.i.i.i.i.i44.i.i, label %bb11.i.i.i.i.i.i.i

bb3.i.i.i.i.i52.i.i:
  %_8.i.i.i.i.i53.i.i = zext nneg i8 %w.i.i.i.i.i9.i.i to i32
  br label %_RINvNtNtCsg7NUrKUartL_4core3str11validations23next_code_point_reverseINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i

bb11.i.i.i.i.i.i.i:
  %_173.i.i.i.i.i.i = phi ptr [ %_174.i.i.i.i.i.i, %bb10.i.i.i.i.i.i.i ], [ %_20.i7.i.i.i.i.i.i.i, %bb4.i.i.i.i.i10.i.i ]
  %ch.sroa.0.0.i.i.i.i.i.i.i = phi i32 [ %36, %bb10.i.i.i.i.i.i.i ], [ %32, %bb4.i.i.i.i.i10.i.i ]
  %_42.i.i.i.i.i13.i.i = shl nuw nsw i32 %ch.sroa.0.0.i.i.i.i.i.i.i, 6
  %_44.i.i.i.i.i.i.i = and i8 %w.i.i.i.i.i9.i.i, 63
  %_43.i.i.i.i.i14.i.i = zext nneg i8 %_44.i.i.i.i.i.i.i to i32
  %33 = or disjoint i32 %_42.i.i.i.i.i13.i.i, %_43.i.i.i.i.i14.i.i
  br label %_RINvNtNtCsg7NUrKUartL_4core3str11validations23next_code_point_reverseINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i

bb6.i.i.i.i.i44.i.i:
  %34 = icmp ne ptr %matcher.sroa.4.2.i.i, %_20.i7.i.i.i.i.i.i.i
  %_20.i13.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %_20.i19.i.i.i8.i.i.i.i, i64 -3
  tail call void @llvm.assume(i1 %34)
  %y.i.i.i.i.i45.i.i = load i8, ptr %_20.i13.i.i.i.i.i.i.i, align 1, !alias.scope !32, !noalias !50, !noundef !7
  %_31.i.i.i.i.i.i.i = and i8 %y.i.i.i.i.i45.i.i, 15
  %35 = zext nneg i8 %_31.i.i.i.i.i.i.i to i32
  %_16.i.i.i.i.i.i.i = icmp slt i8 %y.i.i.i.i.i45.i.i, -64
  br i1 %_16.i.i.i.i.i.i.i, label %bb8.i.i.i.i.i47.i.i, label %bb10.i.i.i.i.i.i.i

bb10.i.i.i.i.i.i.i:
  %_174.i.i.i.i.i.i = phi ptr [ %_20.i19.i.i.i.i.i.i.i, %bb8.i.i.i.i.i47.i.i ], [ %_20.i13.i.i.i.i.i.i.i, %bb6.i.i.i.i.i44.i.i ]
  %ch.sroa.0.1.i.i.i.i.i.i.i = phi i32 [ %39, %bb8.i.i.i.i.i47.i.i ], [ %35, %bb6.i.i.i.i.i44.i.i ]
  %_39.i.i.i.i.i.i.i = shl nuw nsw i32 %ch.sroa.0.1.i.i.i.i.i.i.i, 6
  %_41.i.i.i.i.i46.i.i = and i8 %z.i.i.i.i.i11.i.i, 63
  %_40.i.i.i.i.i.i.i = zext nneg i8 %_41.i.i.i.i.i46.i.i to i32
  %36 = or disjoint i32 %_39.i.i.i.i.i.i.i, %_40.i.i.i.i.i.i.i
  br label %bb11.i.i.i.i.i.i.i

bb8.i.i.i.i.i47.i.i:
  %37 = icmp ne ptr %matcher.sroa.4.2.i.i, %_20.i13.i.i.i.i.i.i.i
  %_20.i19.i.i.i.i.i.i.i = getelementptr inbounds i8, ptr %_20.i19.i.i.i8.i.i.i.i, i64 -4
  tail call void @llvm.assume(i1 %37)
  %x.i.i.i.i.i48.i.i = load i8, ptr %_20.i19.i.i.i.i.i.i.i, align 1, !alias.scope !32, !noalias !50, !noundef !7
  %_35.i.i.i.i.i.i.i = and i8 %x.i.i.i.i.i48.i.i, 7
  %38 = zext nneg i8 %_35.i.i.i.i.i.i.i to i32
  %_36.i.i.i.i.i49.i.i = shl nuw nsw i32 %38, 6
  %_38.i.i.i.i.i50.i.i = and i8 %y.i.i.i.i.i45.i.i, 63
  %_37.i.i.i.i.i51.i.i = zext nneg i8 %_38.i.i.i.i.i50.i.i to i32
  %39 = or disjoint i32 %_36.i.i.i.i.i49.i.i, %_37.i.i.i.i.i51.i.i
  br label %bb10.i.i.i.i.i.i.i

_RINvNtNtCsg7NUrKUartL_4core3str11validations23next_code_point_reverseINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i:
  %spec.select.i.i.i = phi i32 [ %33, %bb11.i.i.i.i.i.i.i ], [ %_8.i.i.i.i.i53.i.i, %bb3.i.i.i.i.i52.i.i ], [ 1114112, %bb1.i.i4.i.i ]
  %_20.i19.i.i.i6.i.i.i.i = phi ptr [ %_173.i.i.i.i.i.i, %bb11.i.i.i.i.i.i.i ], [ %_20.i.i.i.i.i.i.i.i, %bb3.i.i.i.i.i52.i.i ], [ %_20.i19.i.i.i8.i.i.i.i, %bb1.i.i4.i.i ]
  %40 = ptrtoint ptr %_20.i19.i.i.i6.i.i.i.i to i64
  %_13.i.i.reass.i.i.i.i = add i64 %invariant.op.i.i.i.i, %40
  %spec.select1.i.i.i = select i1 %30, i64 undef, i64 %_13.i.i.reass.i.i.i.i
  %.not.i.i.i15.i.i = icmp eq i32 %spec.select.i.i.i, 1114112
  br i1 %.not.i.i.i15.i.i, label %_RNvXs9_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsgvXjfpWt4al_7kernels.exit.i.i.i.i, label %bb2.i.i.i16.i.i

bb2.i.i.i16.i.i:
  %41 = ptrtoint ptr %_20.i19.i.i.i8.i.i.i.i to i64
  %char_len.i.i.i17.i.i = sub i64 %41, %40
  switch i32 %spec.select.i.i.i, label %bb1.i.i.i.i.i.i28.i.i [
    i32 32, label %bb4.i.i.i18.i.i
    i32 13, label %bb4.i.i.i18.i.i
    i32 12, label %bb4.i.i.i18.i.i
    i32 11, label %bb4.i.i.i18.i.i
    i32 10, label %bb4.i.i.i18.i.i
    i32 9, label %bb4.i.i.i18.i.i
  ]

bb1.i.i.i.i.i.i28.i.i:
  %_5.i.i.i.i.i.i29.i.i = icmp samesign ult i32 %spec.select.i.i.i, 133
  br i1 %_5.i.i.i.i.i.i29.i.i, label %bb8.sink.split.i.i.i19.i.i, label %bb4.i.i.i.i.i.i30.i.i

bb4.i.i.i.i.i.i30.i.i:
  %_2.i.i.i.i.i.i.i31.i.i = lshr i32 %spec.select.i.i.i, 8
  switch i32 %_2.i.i.i.i.i.i.i31.i.i, label %bb8.sink.split.i.i.i19.i.i [
    i32 0, label %bb6.i.i.i.i.i.i.i40.i.i
    i32 22, label %bb4.i.i.i.i.i.i.i39.i.i
    i32 32, label %bb7.i.i.i.i.i.i.i35.i.i
    i32 48, label %bb2.i.i.i.i.i.i.i32.i.i
  ]

bb4.i.i.i.i.i.i.i39.i.i:
  %42 = icmp eq i32 %spec.select.i.i.i, 5760
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i33.i.i

bb2.i.i.i.i.i.i.i32.i.i:
  %43 = icmp eq i32 %spec.select.i.i.i, 12288
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i33.i.i

bb6.i.i.i.i.i.i.i40.i.i:
  %44 = and i32 %spec.select.i.i.i, 255
  %_7.i.i.i.i.i.i.i41.i.i = zext nneg i32 %44 to i64
  %45 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_7.i.i.i.i.i.i.i41.i.i
  %_5.i.i.i.i.i.i.i42.i.i = load i8, ptr %45, align 1, !noalias !64, !noundef !7
  %extract.t.i.i.i.i.i.i.i43.i.i = trunc i8 %_5.i.i.i.i.i.i.i42.i.i to i1
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i33.i.i

bb7.i.i.i.i.i.i.i35.i.i:
  %46 = and i32 %spec.select.i.i.i, 255
  %_13.i.i.i.i.i.i.i36.i.i = zext nneg i32 %46 to i64
  %47 = getelementptr inbounds nuw i8, ptr @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data11white_space14WHITESPACE_MAP, i64 %_13.i.i.i.i.i.i.i36.i.i
  %_11.i.i.i.i.i.i.i37.i.i = load i8, ptr %47, align 1, !noalias !64, !noundef !7
  %48 = and i8 %_11.i.i.i.i.i.i.i37.i.i, 2
  %extract.t3.i.i.i.i.i.i.i38.i.i = icmp ne i8 %48, 0
  br label %_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i33.i.i

_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i33.i.i:
  %_0.sroa.0.0.off0.i.i.i.i.i.i34.i.i = phi i1 [ %42, %bb4.i.i.i.i.i.i.i39.i.i ], [ %43, %bb2.i.i.i.i.i.i.i32.i.i ], [ %extract.t3.i.i.i.i.i.i.i38.i.i, %bb7.i.i.i.i.i.i.i35.i.i ], [ %extract.t.i.i.i.i.i.i.i43.i.i, %bb6.i.i.i.i.i.i.i40.i.i ]
  br i1 %_0.sroa.0.0.off0.i.i.i.i.i.i34.i.i, label %bb4.i.i.i18.i.i, label %bb8.sink.split.i.i.i19.i.i

bb4.i.i.i18.i.i:
  br label %bb8.sink.split.i.i.i19.i.i

bb8.sink.split.i.i.i19.i.i:
  %storemerge4.ph.i.i.i20.i.i = phi i64 [ 0, %bb4.i.i.i18.i.i ], [ 1, %bb4.i.i.i.i.i.i30.i.i ], [ 1, %bb1.i.i.i.i.i.i28.i.i ], [ 1, %_RNvXs3_NtNtCsg7NUrKUartL_4core3str7patternNvMNtNtB9_4char7methodsc13is_whitespaceNtB5_11MultiCharEq7matchesCsgvXjfpWt4al_7kernels.exit.i.i.i33.i.i ]
  %_13.i.i.i21.i.i = add i64 %char_len.i.i.i17.i.i, %spec.select1.i.i.i
  br label %_RNvXs9_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsgvXjfpWt4al_7kernels.exit.i.i.i.i

_RNvXs9_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsgvXjfpWt4al_7kernels.exit.i.i.i.i:
  %_2.sroa.7.1.i.i23.i.i = phi i64 [ %_2.sroa.7.0.i.i6.i.i, %_RINvNtNtCsg7NUrKUartL_4core3str11validations23next_code_point_reverseINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i ], [ %_13.i.i.i21.i.i, %bb8.sink.split.i.i.i19.i.i ]
  %storemerge4.i.i.i24.i.i = phi i64 [ 2, %_RINvNtNtCsg7NUrKUartL_4core3str11validations23next_code_point_reverseINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels.exit.i.i.i.i.i.i ], [ %storemerge4.ph.i.i.i20.i.i, %bb8.sink.split.i.i.i19.i.i ]
  switch i64 %storemerge4.i.i.i24.i.i, label %default.unreachable [
    i64 1, label %_RINvMNtCsg7NUrKUartL_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsgvXjfpWt4al_7kernels.exit.i.loopexit231
    i64 2, label %_RINvMNtCsg7NUrKUartL_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsgvXjfpWt4al_7kernels.exit.i
    i64 0, label %bb1.i.i4.i.i
  ]

_RINvMNtCsg7NUrKUartL_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsgvXjfpWt4al_7kernels.exit.i.loopexit231:
  br label %_RINvMNtCsg7NUrKUartL_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsgvXjfpWt4al_7kernels.exit.i

_RINvMNtCsg7NUrKUartL_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsgvXjfpWt4al_7kernels.exit.i:
  %_8.sroa.6.0.i.i = phi i64 [ %_2.sroa.7.1.i.i23.i.i, %_RINvMNtCsg7NUrKUartL_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsgvXjfpWt4al_7kernels.exit.i.loopexit231 ], [ undef, %_RNvXs9_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %storemerge.i.i25.i.i = phi i1 [ true, %_RINvMNtCsg7NUrKUartL_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsgvXjfpWt4al_7kernels.exit.i.loopexit231 ], [ false, %_RNvXs9_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsgvXjfpWt4al_7kernels.exit.i.i.i.i ]
  %_4.sroa.5.0..i.i = select i1 %storemerge.i.i.i.i, i64 %_4.sroa.5.0.i.i, i64 0
  %_4.sroa.7.0..i.i = select i1 %storemerge.i.i.i.i, i64 %_4.sroa.7.0.i.i, i64 0
  %_8.sroa.6.0._4.sroa.7.0..i.i = select i1 %storemerge.i.i25.i.i, i64 %_8.sroa.6.0.i.i, i64 %_4.sroa.7.0..i.i
  %_16.i40.i = sub nuw i64 %_8.sroa.6.0._4.sroa.7.0..i.i, %_4.sroa.5.0..i.i
  %_18.i41.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.1.i.i, i64 %_4.sroa.5.0..i.i
  switch i64 %_16.i40.i, label %start.bb9_crit_edge.i.i [
    i64 0, label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i
    i64 1, label %bb7.i.i
  ]

start.bb9_crit_edge.i.i:
  %.pre.i.i = load i8, ptr %_18.i41.i, align 1, !alias.scope !65
  br label %bb9.i.i

bb7.i.i:
  %49 = load i8, ptr %_18.i41.i, align 1, !alias.scope !65, !noundef !7
  switch i8 %49, label %bb9.i.i [
    i8 43, label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i
    i8 45, label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i
  ]

bb9.i.i:
  %50 = phi i8 [ %.pre.i.i, %start.bb9_crit_edge.i.i ], [ %49, %bb7.i.i ]
  switch i8 %50, label %bb48.i.i [
    i8 43, label %bb11.i.i
    i8 45, label %bb10.i.i
  ]

bb11.i.i:
  %rest.0.i.i = getelementptr inbounds nuw i8, ptr %_18.i41.i, i64 1
  %rest.1.i.i = add nsw i64 %_16.i40.i, -1
  br label %bb48.i.i

bb10.i.i:
  %rest.04.i.i = getelementptr inbounds nuw i8, ptr %_18.i41.i, i64 1
  %rest.15.i.i = add nsw i64 %_16.i40.i, -1
  %51 = icmp samesign ult i64 %_16.i40.i, 9
  br i1 %51, label %bb19.preheader.i.i, label %bb28.i.i

bb19.preheader.i.i:
  %_26.not134.i.i = icmp eq i64 %rest.15.i.i, 0
  br i1 %_26.not134.i.i, label %bb30.i.i, label %bb20.i.i

bb30.i.i:
  %result.sroa.0.1.i.i = phi i32 [ %64, %bb23.i.i ], [ %73, %bb18.i.i ], [ %_74.0.i.i, %bb40.i.i ], [ 0, %bb13.preheader.i.i ], [ 0, %bb19.preheader.i.i ], [ %_82.0.i.i, %bb46.i.i ]
  %52 = zext i32 %result.sroa.0.1.i.i to i64
  %53 = shl nuw i64 %52, 32
  br label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i

bb28.i.i:
  %src.sroa.0.1133.i.i = phi ptr [ %rest.06.i.i, %bb46.i.i ], [ %rest.04.i.i, %bb10.i.i ]
  %src.sroa.26.1132.i.i = phi i64 [ %rest.17.i.i, %bb46.i.i ], [ %rest.15.i.i, %bb10.i.i ]
  %result.sroa.0.0131.i.i = phi i32 [ %_82.0.i.i, %bb46.i.i ], [ 0, %bb10.i.i ]
  %rest.06.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.1133.i.i, i64 1
  %rest.17.i.i = add nsw i64 %src.sroa.26.1132.i.i, -1
  %54 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %result.sroa.0.0131.i.i, i32 10)
  %_78.0.i.i = extractvalue { i32, i1 } %54, 0
  %_78.1.i.i = extractvalue { i32, i1 } %54, 1
  br i1 %_78.1.i.i, label %bb33.sink.split.i.i, label %bb43.i.i, !prof !68

bb43.i.i:
  %55 = load i8, ptr %src.sroa.0.1133.i.i, align 1, !alias.scope !65, !noundef !7
  %56 = zext i8 %55 to i32
  %57 = add nsw i32 %56, -48
  %_14.i.i.i = icmp ult i32 %57, 10
  br i1 %_14.i.i.i, label %bb63.i.i, label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i

bb63.i.i:
  %58 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %_78.0.i.i, i32 %57)
  %_82.1.i.i = extractvalue { i32, i1 } %58, 1
  br i1 %_82.1.i.i, label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i, label %bb46.i.i, !prof !68

bb46.i.i:
  %_82.0.i.i = extractvalue { i32, i1 } %58, 0
  %_52.not.i.i = icmp eq i64 %rest.17.i.i, 0
  br i1 %_52.not.i.i, label %bb30.i.i, label %bb28.i.i

bb33.sink.split.i.i:
  %src.sroa.0.3141.lcssa.sink.i.i = phi ptr [ %src.sroa.0.3141.i.i, %bb25.i.i ], [ %src.sroa.0.1133.i.i, %bb28.i.i ]
  %.sink.i.i = phi i64 [ 513, %bb25.i.i ], [ 769, %bb28.i.i ]
  %59 = load i8, ptr %src.sroa.0.3141.lcssa.sink.i.i, align 1, !alias.scope !65, !noundef !7
  %60 = add i8 %59, -48
  %_14.i106.i.i = icmp ult i8 %60, 10
  %61 = select i1 %_14.i106.i.i, i64 %.sink.i.i, i64 257
  br label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i

bb20.i.i:
  %src.sroa.0.2137.i.i = phi ptr [ %rest.09.i.i, %bb23.i.i ], [ %rest.04.i.i, %bb19.preheader.i.i ]
  %src.sroa.26.2136.i.i = phi i64 [ %rest.110.i.i, %bb23.i.i ], [ %rest.15.i.i, %bb19.preheader.i.i ]
  %result.sroa.0.2135.i.i = phi i32 [ %64, %bb23.i.i ], [ 0, %bb19.preheader.i.i ]
  %_33.i.i = load i8, ptr %src.sroa.0.2137.i.i, align 1, !alias.scope !65, !noundef !7
  %_32.i.i = zext i8 %_33.i.i to i32
  %62 = add nsw i32 %_32.i.i, -48
  %_14.i96.i.i = icmp ult i32 %62, 10
  br i1 %_14.i96.i.i, label %bb23.i.i, label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i

bb23.i.i:
  %63 = mul i32 %result.sroa.0.2135.i.i, 10
  %rest.110.i.i = add nsw i64 %src.sroa.26.2136.i.i, -1
  %rest.09.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.2137.i.i, i64 1
  %64 = sub i32 %63, %62
  %_26.not.i.i = icmp eq i64 %rest.110.i.i, 0
  br i1 %_26.not.i.i, label %bb30.i.i, label %bb20.i.i

bb48.i.i:
  %src.sroa.26.0.i.i = phi i64 [ %rest.1.i.i, %bb11.i.i ], [ %_16.i40.i, %bb9.i.i ]
  %src.sroa.0.0.i.i = phi ptr [ %rest.0.i.i, %bb11.i.i ], [ %_18.i41.i, %bb9.i.i ]
  %65 = icmp samesign ult i64 %src.sroa.26.0.i.i, 8
  br i1 %65, label %bb13.preheader.i.i, label %bb25.i.i

bb13.preheader.i.i:
  %_13.not142.i.i = icmp eq i64 %src.sroa.26.0.i.i, 0
  br i1 %_13.not142.i.i, label %bb30.i.i, label %bb14.i.i

bb25.i.i:
  %src.sroa.0.3141.i.i = phi ptr [ %rest.013.i.i, %bb40.i.i ], [ %src.sroa.0.0.i.i, %bb48.i.i ]
  %src.sroa.26.3140.i.i = phi i64 [ %rest.114.i.i, %bb40.i.i ], [ %src.sroa.26.0.i.i, %bb48.i.i ]
  %result.sroa.0.3139.i.i = phi i32 [ %_74.0.i.i, %bb40.i.i ], [ 0, %bb48.i.i ]
  %rest.013.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.3141.i.i, i64 1
  %rest.114.i.i = add nsw i64 %src.sroa.26.3140.i.i, -1
  %66 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %result.sroa.0.3139.i.i, i32 10)
  %_70.0.i.i = extractvalue { i32, i1 } %66, 0
  %_70.1.i.i = extractvalue { i32, i1 } %66, 1
  br i1 %_70.1.i.i, label %bb33.sink.split.i.i, label %bb37.i.i, !prof !68

bb37.i.i:
  %67 = load i8, ptr %src.sroa.0.3141.i.i, align 1, !alias.scope !65, !noundef !7
  %68 = zext i8 %67 to i32
  %69 = add nsw i32 %68, -48
  %_14.i101.i.i = icmp ult i32 %69, 10
  br i1 %_14.i101.i.i, label %bb55.i.i, label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i

bb55.i.i:
  %70 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_70.0.i.i, i32 %69)
  %_74.1.i.i = extractvalue { i32, i1 } %70, 1
  br i1 %_74.1.i.i, label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i, label %bb40.i.i, !prof !68

bb40.i.i:
  %_74.0.i.i = extractvalue { i32, i1 } %70, 0
  %_39.not.i.i = icmp eq i64 %rest.114.i.i, 0
  br i1 %_39.not.i.i, label %bb30.i.i, label %bb25.i.i

bb14.i.i:
  %src.sroa.0.4145.i.i = phi ptr [ %rest.016.i.i, %bb18.i.i ], [ %src.sroa.0.0.i.i, %bb13.preheader.i.i ]
  %src.sroa.26.4144.i.i = phi i64 [ %rest.117.i.i, %bb18.i.i ], [ %src.sroa.26.0.i.i, %bb13.preheader.i.i ]
  %result.sroa.0.4143.i.i = phi i32 [ %73, %bb18.i.i ], [ 0, %bb13.preheader.i.i ]
  %_20.i.i = load i8, ptr %src.sroa.0.4145.i.i, align 1, !alias.scope !65, !noundef !7
  %_19.i.i = zext i8 %_20.i.i to i32
  %71 = add nsw i32 %_19.i.i, -48
  %_14.i111.i.i = icmp ult i32 %71, 10
  br i1 %_14.i111.i.i, label %bb18.i.i, label %_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i

bb18.i.i:
  %72 = mul i32 %result.sroa.0.4143.i.i, 10
  %rest.117.i.i = add nsw i64 %src.sroa.26.4144.i.i, -1
  %rest.016.i.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.4145.i.i, i64 1
  %73 = add i32 %71, %72
  %_13.not.i.i = icmp eq i64 %rest.117.i.i, 0
  br i1 %_13.not.i.i, label %bb30.i.i, label %bb14.i.i

_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix.exit.i:
  %_0.sroa.12.0.insert.insert.i.i = phi i64 [ 257, %bb7.i.i ], [ %53, %bb30.i.i ], [ 1, %_RINvMNtCsg7NUrKUartL_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsgvXjfpWt4al_7kernels.exit.i ], [ 257, %bb7.i.i ], [ 257, %bb14.i.i ], [ 257, %bb20.i.i ], [ 513, %bb55.i.i ], [ %61, %bb33.sink.split.i.i ], [ 257, %bb37.i.i ], [ 769, %bb63.i.i ], [ 257, %bb43.i.i ]
  %74 = trunc i64 %_0.sroa.12.0.insert.insert.i.i to i1
  br i1 %74, label %bb6.i, label %bb7.i

bb6.i:
  %_30.i.i.i.i = getelementptr inbounds nuw i8, ptr %_0.sroa.0.1.i.i, i64 %_8.sroa.6.0._4.sroa.7.0..i.i
  %75 = ptrtoint ptr %_30.i.i.i.i to i64
  %.neg.i.i.i.i = sub i64 %_16.i40.i, %75
  br label %bb1.i.i.i

bb1.i.i.i:
  %76 = phi i64 [ 0, %bb6.i ], [ %86, %_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next.exit.i.i.i ]
  %_2.sroa.5.0.i.i.i = phi i64 [ undef, %bb6.i ], [ %_2.sroa.5.1.i.i.i, %_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next.exit.i.i.i ]
  %_22.i.i.i.i = getelementptr inbounds nuw i8, ptr %_18.i41.i, i64 %76
  %_6.i.i.not.i.i.i.i = icmp samesign ne i64 %76, %_16.i40.i
  %iter.sroa.0.0.idx.i.i.i.i = zext i1 %_6.i.i.not.i.i.i.i to i64
  %iter.sroa.0.0.i.i.i.i = getelementptr inbounds nuw i8, ptr %_22.i.i.i.i, i64 %iter.sroa.0.0.idx.i.i.i.i
  br i1 %_6.i.i.not.i.i.i.i, label %bb14.i.i.i.i.i, label %_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next.exit.i.i.i

bb14.i.i.i.i.i:
  %x.i.i.i.i.i = load i8, ptr %_22.i.i.i.i, align 1, !alias.scope !69, !noalias !72, !noundef !7
  %_7.i.i.i.i.i = icmp sgt i8 %x.i.i.i.i.i, -1
  br i1 %_7.i.i.i.i.i, label %bb3.i.i.i.i.i, label %bb4.i.i.i.i67.i

bb4.i.i.i.i67.i:
  %_33.i.i.i.i.i = and i8 %x.i.i.i.i.i, 31
  %init.i.i.i.i.i = zext nneg i8 %_33.i.i.i.i.i to i32
  %77 = add nuw nsw i64 %76, %iter.sroa.0.0.idx.i.i.i.i
  %_6.i3.i.i.i.i.i = icmp samesign ne i64 %77, %_16.i40.i
  %_13.i5.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.i.i.i.i, i64 1
  tail call void @llvm.assume(i1 %_6.i3.i.i.i.i.i)
  %y.i.i.i.i.i = load i8, ptr %iter.sroa.0.0.i.i.i.i, align 1, !alias.scope !69, !noalias !72, !noundef !7
  %_36.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i, 6
  %_38.i.i.i.i.i = and i8 %y.i.i.i.i.i, 63
  %_37.i.i.i.i.i = zext nneg i8 %_38.i.i.i.i.i to i32
  %78 = or disjoint i32 %_36.i.i.i.i.i, %_37.i.i.i.i.i
  %_14.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -33
  br i1 %_14.i.i.i.i.i, label %bb6.i.i.i.i.i, label %bb15.i.i.i.i

bb3.i.i.i.i.i:
  %_8.i.i.i.i.i = zext nneg i8 %x.i.i.i.i.i to i32
  br label %bb15.i.i.i.i

bb6.i.i.i.i.i:
  %79 = add nuw nsw i64 %77, 1
  %_6.i10.i.i.i.i.i = icmp samesign ne i64 %79, %_16.i40.i
  %_13.i12.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.i.i.i.i, i64 2
  tail call void @llvm.assume(i1 %_6.i10.i.i.i.i.i)
  %z.i.i.i.i.i = load i8, ptr %_13.i5.i.i.i.i.i, align 1, !alias.scope !69, !noalias !72, !noundef !7
  %_41.i.i.i.i.i = shl nuw nsw i32 %_37.i.i.i.i.i, 6
  %_43.i.i.i.i.i = and i8 %z.i.i.i.i.i, 63
  %_42.i.i.i.i.i = zext nneg i8 %_43.i.i.i.i.i to i32
  %y_z.i.i.i.i.i = or disjoint i32 %_41.i.i.i.i.i, %_42.i.i.i.i.i
  %_21.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i, 12
  %80 = or disjoint i32 %y_z.i.i.i.i.i, %_21.i.i.i.i.i
  %_22.i.i.i.i.i = icmp samesign ugt i8 %x.i.i.i.i.i, -17
  br i1 %_22.i.i.i.i.i, label %bb8.i.i.i.i.i, label %bb15.i.i.i.i

bb8.i.i.i.i.i:
  %81 = add nuw nsw i64 %77, 2
  %_6.i17.i.i.i.i.i = icmp samesign ne i64 %81, %_16.i40.i
  %_13.i19.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0.i.i.i.i, i64 3
  tail call void @llvm.assume(i1 %_6.i17.i.i.i.i.i)
  %w.i.i.i.i.i = load i8, ptr %_13.i12.i.i.i.i.i, align 1, !alias.scope !69, !noalias !72, !noundef !7
  %_27.i.i.i.i.i = shl nuw nsw i32 %init.i.i.i.i.i, 18
  %_26.i.i.i.i.i = and i32 %_27.i.i.i.i.i, 1835008
  %_46.i.i.i.i.i = shl nuw nsw i32 %y_z.i.i.i.i.i, 6
  %_48.i.i.i.i.i = and i8 %w.i.i.i.i.i, 63
  %_47.i.i.i.i.i = zext nneg i8 %_48.i.i.i.i.i to i32
  %_28.i.i.i.i.i = or disjoint i32 %_46.i.i.i.i.i, %_47.i.i.i.i.i
  %82 = or disjoint i32 %_28.i.i.i.i.i, %_26.i.i.i.i.i
  br label %bb15.i.i.i.i

bb15.i.i.i.i:
  %iter.sroa.0.1.i.i.i.i = phi ptr [ %_13.i5.i.i.i.i.i, %bb4.i.i.i.i67.i ], [ %iter.sroa.0.0.i.i.i.i, %bb3.i.i.i.i.i ], [ %_13.i19.i.i.i.i.i, %bb8.i.i.i.i.i ], [ %_13.i12.i.i.i.i.i, %bb6.i.i.i.i.i ]
  %_0.sroa.4.0.i.i.i.i.i = phi i32 [ %78, %bb4.i.i.i.i67.i ], [ %_8.i.i.i.i.i, %bb3.i.i.i.i.i ], [ %82, %bb8.i.i.i.i.i ], [ %80, %bb6.i.i.i.i.i ]
  %83 = icmp samesign ult i32 %_0.sroa.4.0.i.i.i.i.i, 1114112
  tail call void @llvm.assume(i1 %83)
  %84 = ptrtoint ptr %iter.sroa.0.1.i.i.i.i to i64
  %85 = add i64 %.neg.i.i.i.i, %84
  %_11.i.i.i.i = icmp ne i32 %_0.sroa.4.0.i.i.i.i.i, 35
  %..i.i.i.i = zext i1 %_11.i.i.i.i to i64
  br label %_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next.exit.i.i.i

_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next.exit.i.i.i:
  %86 = phi i64 [ %85, %bb15.i.i.i.i ], [ %_16.i40.i, %bb1.i.i.i ]
  %_2.sroa.5.1.i.i.i = phi i64 [ %76, %bb15.i.i.i.i ], [ %_2.sroa.5.0.i.i.i, %bb1.i.i.i ]
  %storemerge3.i.i.i.i = phi i64 [ %..i.i.i.i, %bb15.i.i.i.i ], [ 2, %bb1.i.i.i ]
  switch i64 %storemerge3.i.i.i.i, label %default.unreachable [
    i64 1, label %_RINvMNtCsg7NUrKUartL_4core3stre18trim_start_matchescECsgvXjfpWt4al_7kernels.exit.i.loopexit221
    i64 2, label %_RINvMNtCsg7NUrKUartL_4core3stre18trim_start_matchescECsgvXjfpWt4al_7kernels.exit.i
    i64 0, label %bb1.i.i.i
  ]

_RINvMNtCsg7NUrKUartL_4core3stre18trim_start_matchescECsgvXjfpWt4al_7kernels.exit.i.loopexit221:
  br label %_RINvMNtCsg7NUrKUartL_4core3stre18trim_start_matchescECsgvXjfpWt4al_7kernels.exit.i

_RINvMNtCsg7NUrKUartL_4core3stre18trim_start_matchescECsgvXjfpWt4al_7kernels.exit.i:
  %storemerge.i.i.i = phi i64 [ %_2.sroa.5.1.i.i.i, %_RINvMNtCsg7NUrKUartL_4core3stre18trim_start_matchescECsgvXjfpWt4al_7kernels.exit.i.loopexit221 ], [ %_16.i40.i, %_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next.exit.i.i.i ]
  %_14.i.i = sub nuw i64 %_16.i40.i, %storemerge.i.i.i
  %_16.i65.i = getelementptr inbounds nuw i8, ptr %_18.i41.i, i64 %storemerge.i.i.i
  switch i64 %_14.i.i, label %start.bb9_crit_edge.i119.i [
    i64 0, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i
    i64 1, label %bb7.i68.i
  ]

start.bb9_crit_edge.i119.i:
  %.pre.i120.i = load i8, ptr %_16.i65.i, align 1, !alias.scope !81, !noalias !84
  br label %bb9.i70.i

bb7.i68.i:
  %87 = load i8, ptr %_16.i65.i, align 1, !alias.scope !81, !noalias !84, !noundef !7
  switch i8 %87, label %bb9.i70.i [
    i8 43, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i
    i8 45, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i
  ]

bb9.i70.i:
  %88 = phi i8 [ %.pre.i120.i, %start.bb9_crit_edge.i119.i ], [ %87, %bb7.i68.i ]
  switch i8 %88, label %bb48.i101.i [
    i8 43, label %bb11.i98.i
    i8 45, label %bb10.i71.i
  ]

bb11.i98.i:
  %rest.0.i99.i = getelementptr inbounds nuw i8, ptr %_16.i65.i, i64 1
  %rest.1.i100.i = add nsw i64 %_14.i.i, -1
  br label %bb48.i101.i

bb10.i71.i:
  %rest.04.i72.i = getelementptr inbounds nuw i8, ptr %_16.i65.i, i64 1
  %rest.15.i73.i = add nsw i64 %_14.i.i, -1
  %89 = icmp samesign ult i64 %_14.i.i, 17
  br i1 %89, label %bb19.preheader.i89.i, label %bb28.i74.i

bb19.preheader.i89.i:
  %_26.not135.i.i = icmp eq i64 %rest.15.i73.i, 0
  br i1 %_26.not135.i.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb20.i90.i

bb28.i74.i:
  %src.sroa.0.1134.i.i = phi ptr [ %rest.06.i75.i, %bb46.i84.i ], [ %rest.04.i72.i, %bb10.i71.i ]
  %src.sroa.26.1133.i.i = phi i64 [ %rest.17.i76.i, %bb46.i84.i ], [ %rest.15.i73.i, %bb10.i71.i ]
  %result.sroa.0.0132.i.i = phi i64 [ %_82.0.i85.i, %bb46.i84.i ], [ 0, %bb10.i71.i ]
  %rest.06.i75.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.1134.i.i, i64 1
  %rest.17.i76.i = add nsw i64 %src.sroa.26.1133.i.i, -1
  %_78.0.i77.i = shl i64 %result.sroa.0.0132.i.i, 4
  %90 = add i64 %result.sroa.0.0132.i.i, -576460752303423488
  %_78.1.i78.i = icmp ult i64 %90, -1152921504606846976
  br i1 %_78.1.i78.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb43.i79.i, !prof !68

bb43.i79.i:
  %91 = load i8, ptr %src.sroa.0.1134.i.i, align 1, !alias.scope !81, !noalias !84, !noundef !7
  %92 = zext i8 %91 to i32
  %_8.i.i.i = icmp ugt i8 %91, 57
  %_11.i.i80.i = add nsw i32 %92, -65
  %_10.i.i.i = and i32 %_11.i.i80.i, -33
  %93 = add nuw nsw i32 %_10.i.i.i, 10
  %94 = add nsw i32 %92, -48
  %value.sroa.0.0.i.i.i = select i1 %_8.i.i.i, i32 %93, i32 %94
  %_14.i.i81.i = icmp ult i32 %value.sroa.0.0.i.i.i, 16
  br i1 %_14.i.i81.i, label %bb63.i82.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i

bb63.i82.i:
  %95 = zext nneg i32 %value.sroa.0.0.i.i.i to i64
  %96 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_78.0.i77.i, i64 %95)
  %_82.1.i83.i = extractvalue { i64, i1 } %96, 1
  br i1 %_82.1.i83.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb46.i84.i, !prof !68

bb46.i84.i:
  %_82.0.i85.i = extractvalue { i64, i1 } %96, 0
  %_52.not.i86.i = icmp eq i64 %rest.17.i76.i, 0
  br i1 %_52.not.i86.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb28.i74.i

bb20.i90.i:
  %src.sroa.0.2138.i.i = phi ptr [ %rest.09.i96.i, %bb23.i94.i ], [ %rest.04.i72.i, %bb19.preheader.i89.i ]
  %src.sroa.26.2137.i.i = phi i64 [ %rest.110.i95.i, %bb23.i94.i ], [ %rest.15.i73.i, %bb19.preheader.i89.i ]
  %result.sroa.0.2136.i.i = phi i64 [ %100, %bb23.i94.i ], [ 0, %bb19.preheader.i89.i ]
  %_33.i91.i = load i8, ptr %src.sroa.0.2138.i.i, align 1, !alias.scope !81, !noalias !84, !noundef !7
  %_32.i92.i = zext i8 %_33.i91.i to i32
  %_8.i92.i.i = icmp ugt i8 %_33.i91.i, 57
  %_11.i93.i.i = add nsw i32 %_32.i92.i, -65
  %_10.i94.i.i = and i32 %_11.i93.i.i, -33
  %97 = add nuw nsw i32 %_10.i94.i.i, 10
  %98 = add nsw i32 %_32.i92.i, -48
  %value.sroa.0.0.i95.i.i = select i1 %_8.i92.i.i, i32 %97, i32 %98
  %_14.i96.i93.i = icmp ugt i32 %value.sroa.0.0.i95.i.i, 15
  br i1 %_14.i96.i93.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb23.i94.i

bb23.i94.i:
  %99 = shl i64 %result.sroa.0.2136.i.i, 4
  %rest.110.i95.i = add nsw i64 %src.sroa.26.2137.i.i, -1
  %rest.09.i96.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.2138.i.i, i64 1
  %_37.i.i = zext nneg i32 %value.sroa.0.0.i95.i.i to i64
  %100 = sub i64 %99, %_37.i.i
  %_26.not.i97.i = icmp eq i64 %rest.110.i95.i, 0
  br i1 %_26.not.i97.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb20.i90.i

bb48.i101.i:
  %src.sroa.26.0.i102.i = phi i64 [ %rest.1.i100.i, %bb11.i98.i ], [ %_14.i.i, %bb9.i70.i ]
  %src.sroa.0.0.i103.i = phi ptr [ %rest.0.i99.i, %bb11.i98.i ], [ %_16.i65.i, %bb9.i70.i ]
  %101 = icmp samesign ult i64 %src.sroa.26.0.i102.i, 16
  br i1 %101, label %bb13.preheader.i111.i, label %bb25.i104.i

bb13.preheader.i111.i:
  %_13.not143.i.i = icmp eq i64 %src.sroa.26.0.i102.i, 0
  br i1 %_13.not143.i.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb14.i112.i

bb24.i.i:
  %rest.013.i107.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.3142.i.i, i64 1
  %rest.114.i108.i = add nsw i64 %src.sroa.26.3141.i.i, -1
  %_70.0.i109.i = shl nsw i64 %result.sroa.0.3140.i.i, 4
  %102 = zext nneg i32 %value.sroa.0.0.i101.i.i to i64
  %103 = or disjoint i64 %_70.0.i109.i, %102
  %_39.not.i110.i = icmp eq i64 %rest.114.i108.i, 0
  br i1 %_39.not.i110.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb25.i104.i

bb25.i104.i:
  %src.sroa.0.3142.i.i = phi ptr [ %rest.013.i107.i, %bb24.i.i ], [ %src.sroa.0.0.i103.i, %bb48.i101.i ]
  %src.sroa.26.3141.i.i = phi i64 [ %rest.114.i108.i, %bb24.i.i ], [ %src.sroa.26.0.i102.i, %bb48.i101.i ]
  %result.sroa.0.3140.i.i = phi i64 [ %103, %bb24.i.i ], [ 0, %bb48.i101.i ]
  %104 = add i64 %result.sroa.0.3140.i.i, -576460752303423488
  %_70.1.i105.i = icmp ult i64 %104, -1152921504606846976
  br i1 %_70.1.i105.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb37.i106.i, !prof !68

bb37.i106.i:
  %105 = load i8, ptr %src.sroa.0.3142.i.i, align 1, !alias.scope !81, !noalias !84, !noundef !7
  %106 = zext i8 %105 to i32
  %_8.i98.i.i = icmp ugt i8 %105, 57
  %_11.i99.i.i = add nsw i32 %106, -65
  %_10.i100.i.i = and i32 %_11.i99.i.i, -33
  %107 = add nuw nsw i32 %_10.i100.i.i, 10
  %108 = add nsw i32 %106, -48
  %value.sroa.0.0.i101.i.i = select i1 %_8.i98.i.i, i32 %107, i32 %108
  %_14.i102.i.i = icmp ult i32 %value.sroa.0.0.i101.i.i, 16
  br i1 %_14.i102.i.i, label %bb24.i.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i

bb14.i112.i:
  %src.sroa.0.4146.i.i = phi ptr [ %rest.016.i117.i, %bb18.i115.i ], [ %src.sroa.0.0.i103.i, %bb13.preheader.i111.i ]
  %src.sroa.26.4145.i.i = phi i64 [ %rest.117.i116.i, %bb18.i115.i ], [ %src.sroa.26.0.i102.i, %bb13.preheader.i111.i ]
  %result.sroa.0.4144.i.i = phi i64 [ %112, %bb18.i115.i ], [ 0, %bb13.preheader.i111.i ]
  %_20.i113.i = load i8, ptr %src.sroa.0.4146.i.i, align 1, !alias.scope !81, !noalias !84, !noundef !7
  %_19.i114.i = zext i8 %_20.i113.i to i32
  %_8.i110.i.i = icmp ugt i8 %_20.i113.i, 57
  %_11.i111.i.i = add nsw i32 %_19.i114.i, -65
  %_10.i112.i.i = and i32 %_11.i111.i.i, -33
  %109 = add nuw nsw i32 %_10.i112.i.i, 10
  %110 = add nsw i32 %_19.i114.i, -48
  %value.sroa.0.0.i113.i.i = select i1 %_8.i110.i.i, i32 %109, i32 %110
  %_14.i114.i.i = icmp ugt i32 %value.sroa.0.0.i113.i.i, 15
  br i1 %_14.i114.i.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb18.i115.i

bb18.i115.i:
  %111 = shl i64 %result.sroa.0.4144.i.i, 4
  %rest.117.i116.i = add nsw i64 %src.sroa.26.4145.i.i, -1
  %rest.016.i117.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.4146.i.i, i64 1
  %_24.i.i = zext nneg i32 %value.sroa.0.0.i113.i.i to i64
  %112 = or disjoint i64 %111, %_24.i.i
  %_13.not.i118.i = icmp eq i64 %rest.117.i116.i, 0
  br i1 %_13.not.i118.i, label %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i, label %bb14.i112.i

_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i:
  %_17.sroa.13160.2.i = phi i64 [ %_17.sroa.13160.0.i, %bb7.i68.i ], [ %_17.sroa.13160.0.i, %_RINvMNtCsg7NUrKUartL_4core3stre18trim_start_matchescECsgvXjfpWt4al_7kernels.exit.i ], [ %_17.sroa.13160.0.i, %bb14.i112.i ], [ 0, %bb13.preheader.i111.i ], [ 0, %bb19.preheader.i89.i ], [ %_17.sroa.13160.0.i, %bb7.i68.i ], [ %_17.sroa.13160.0.i, %bb20.i90.i ], [ %_17.sroa.13160.0.i, %bb37.i106.i ], [ %112, %bb18.i115.i ], [ %_17.sroa.13160.0.i, %bb25.i104.i ], [ %103, %bb24.i.i ], [ %100, %bb23.i94.i ], [ %_82.0.i85.i, %bb46.i84.i ], [ %_17.sroa.13160.0.i, %bb28.i74.i ], [ %_17.sroa.13160.0.i, %bb43.i79.i ], [ %_17.sroa.13160.0.i, %bb63.i82.i ]
  %.sink.i69.off0.i = phi i1 [ true, %bb7.i68.i ], [ true, %_RINvMNtCsg7NUrKUartL_4core3stre18trim_start_matchescECsgvXjfpWt4al_7kernels.exit.i ], [ %_14.i114.i.i, %bb18.i115.i ], [ false, %bb13.preheader.i111.i ], [ false, %bb19.preheader.i89.i ], [ true, %bb7.i68.i ], [ %_14.i96.i93.i, %bb23.i94.i ], [ true, %bb37.i106.i ], [ %_14.i114.i.i, %bb14.i112.i ], [ true, %bb25.i104.i ], [ false, %bb24.i.i ], [ %_14.i96.i93.i, %bb20.i90.i ], [ false, %bb46.i84.i ], [ true, %bb28.i74.i ], [ true, %bb43.i79.i ], [ true, %bb63.i82.i ]
  br i1 %.sink.i69.off0.i, label %bb1.i.i121.i, label %bb10.i

bb7.i:
  %_16.i = ashr i64 %_0.sroa.12.0.insert.insert.i.i, 32
  %113 = add i64 %_16.i, %sum.sroa.0.0.i
  br label %bb4.i.backedge

bb1.i.i121.i:
  %self.sroa.0.0.i.i.i = phi ptr [ %self.sroa.0.2.i.i.i, %_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsgvXjfpWt4al_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3e_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i ], [ %_18.i41.i, %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i ]
  %init.sroa.0.0.i.i.i = phi i32 [ %_4.0.i.i.i.i.i, %_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsgvXjfpWt4al_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3e_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i ], [ 0, %_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix.exit.i ]
  %_6.i.i.i.i.i.i = icmp ne ptr %self.sroa.0.0.i.i.i, %_30.i.i.i.i
  %self.sroa.0.1.idx.i.i.i = zext i1 %_6.i.i.i.i.i.i to i64
  %self.sroa.0.1.i.i.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.0.i.i.i, i64 %self.sroa.0.1.idx.i.i.i
  br i1 %_6.i.i.i.i.i.i, label %bb14.i.i.i.i122.i, label %_RNvXNtNtCsg7NUrKUartL_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i

bb14.i.i.i.i122.i:
  %x.i.i.i.i123.i = load i8, ptr %self.sroa.0.0.i.i.i, align 1, !noalias !86, !noundef !7
  %_7.i.i.i.i124.i = icmp sgt i8 %x.i.i.i.i123.i, -1
  br i1 %_7.i.i.i.i124.i, label %bb3.i.i.i.i155.i, label %bb4.i.i.i.i125.i

bb4.i.i.i.i125.i:
  %_33.i.i.i.i126.i = and i8 %x.i.i.i.i123.i, 31
  %init.i.i.i.i127.i = zext nneg i8 %_33.i.i.i.i126.i to i32
  %_6.i3.i.i.i.i128.i = icmp ne ptr %self.sroa.0.1.i.i.i, %_30.i.i.i.i
  %_13.i5.i.i.i.i129.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.1.i.i.i, i64 1
  tail call void @llvm.assume(i1 %_6.i3.i.i.i.i128.i)
  %y.i.i.i.i130.i = load i8, ptr %self.sroa.0.1.i.i.i, align 1, !noalias !86, !noundef !7
  %_36.i.i.i.i131.i = shl nuw nsw i32 %init.i.i.i.i127.i, 6
  %_38.i.i.i.i132.i = and i8 %y.i.i.i.i130.i, 63
  %_37.i.i.i.i133.i = zext nneg i8 %_38.i.i.i.i132.i to i32
  %114 = or disjoint i32 %_36.i.i.i.i131.i, %_37.i.i.i.i133.i
  %_14.i.i.i.i134.i = icmp samesign ugt i8 %x.i.i.i.i123.i, -33
  br i1 %_14.i.i.i.i134.i, label %bb6.i.i.i.i135.i, label %_RNvXNtNtCsg7NUrKUartL_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i

bb3.i.i.i.i155.i:
  %_8.i.i.i.i156.i = zext nneg i8 %x.i.i.i.i123.i to i32
  br label %_RNvXNtNtCsg7NUrKUartL_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i

bb6.i.i.i.i135.i:
  %_6.i10.i.i.i.i136.i = icmp ne ptr %_13.i5.i.i.i.i129.i, %_30.i.i.i.i
  %_13.i12.i.i.i.i137.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.1.i.i.i, i64 2
  tail call void @llvm.assume(i1 %_6.i10.i.i.i.i136.i)
  %z.i.i.i.i138.i = load i8, ptr %_13.i5.i.i.i.i129.i, align 1, !noalias !86, !noundef !7
  %_41.i.i.i.i139.i = shl nuw nsw i32 %_37.i.i.i.i133.i, 6
  %_43.i.i.i.i140.i = and i8 %z.i.i.i.i138.i, 63
  %_42.i.i.i.i141.i = zext nneg i8 %_43.i.i.i.i140.i to i32
  %y_z.i.i.i.i142.i = or disjoint i32 %_41.i.i.i.i139.i, %_42.i.i.i.i141.i
  %_21.i.i.i.i143.i = shl nuw nsw i32 %init.i.i.i.i127.i, 12
  %115 = or disjoint i32 %y_z.i.i.i.i142.i, %_21.i.i.i.i143.i
  %_22.i.i.i.i144.i = icmp samesign ugt i8 %x.i.i.i.i123.i, -17
  br i1 %_22.i.i.i.i144.i, label %bb8.i.i.i.i145.i, label %_RNvXNtNtCsg7NUrKUartL_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i

bb8.i.i.i.i145.i:
  %_6.i17.i.i.i.i146.i = icmp ne ptr %_13.i12.i.i.i.i137.i, %_30.i.i.i.i
  %_13.i19.i.i.i.i147.i = getelementptr inbounds nuw i8, ptr %self.sroa.0.1.i.i.i, i64 3
  tail call void @llvm.assume(i1 %_6.i17.i.i.i.i146.i)
  %w.i.i.i.i148.i = load i8, ptr %_13.i12.i.i.i.i137.i, align 1, !noalias !86, !noundef !7
  %_27.i.i.i.i149.i = shl nuw nsw i32 %init.i.i.i.i127.i, 18
  %_26.i.i.i.i150.i = and i32 %_27.i.i.i.i149.i, 1835008
  %_46.i.i.i.i151.i = shl nuw nsw i32 %y_z.i.i.i.i142.i, 6
  %_48.i.i.i.i152.i = and i8 %w.i.i.i.i148.i, 63
  %_47.i.i.i.i153.i = zext nneg i8 %_48.i.i.i.i152.i to i32
  %_28.i.i.i.i154.i = or disjoint i32 %_46.i.i.i.i151.i, %_47.i.i.i.i153.i
  %116 = or disjoint i32 %_28.i.i.i.i154.i, %_26.i.i.i.i150.i
  br label %_RNvXNtNtCsg7NUrKUartL_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i

_RNvXNtNtCsg7NUrKUartL_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next.exit.i.i.i:
  %self.sroa.0.2.i.i.i = phi ptr [ %self.sroa.0.1.i.i.i, %bb1.i.i121.i ], [ %self.sroa.0.1.i.i.i, %bb3.i.i.i.i155.i ], [ %_13.i19.i.i.i.i147.i, %bb8.i.i.i.i145.i ], [ %_13.i12.i.i.i.i137.i, %bb6.i.i.i.i135.i ], [ %_13.i5.i.i.i.i129.i, %bb4.i.i.i.i125.i ]
  %spec.select.i.i.i.i = phi i32 [ 1114112, %bb1.i.i121.i ], [ %_8.i.i.i.i156.i, %bb3.i.i.i.i155.i ], [ %116, %bb8.i.i.i.i145.i ], [ %115, %bb6.i.i.i.i135.i ], [ %114, %bb4.i.i.i.i125.i ]
  %.not.i.i.i = icmp eq i32 %spec.select.i.i.i.i, 1114112
  br i1 %.not.i.i.i, label %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5CharsNCNvNtCsgvXjfpWt4al_7kernels4work5parse0ENtNtNtB9_6traits8iterator8Iterator5countB1w_.exit.i, label %bb3.i.i.i

bb3.i.i.i:
  %117 = and i32 %spec.select.i.i.i.i, 2097119
  %118 = add nsw i32 %117, -65
  %or.cond3.i.i.i.i.i.i = icmp ult i32 %118, 26
  br i1 %or.cond3.i.i.i.i.i.i, label %_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsgvXjfpWt4al_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3e_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i, label %bb2.i.i.i.i.i.i

bb2.i.i.i.i.i.i:
  %_9.i.i.i.i.i.i = icmp samesign ult i32 %spec.select.i.i.i.i, 170
  br i1 %_9.i.i.i.i.i.i, label %_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsgvXjfpWt4al_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3e_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i, label %bb10.i.i.i.i.i.i

bb10.i.i.i.i.i.i:
  %119 = tail call noundef zeroext i1 @_RNvNtNtNtCsg7NUrKUartL_4core7unicode12unicode_data10alphabetic11lookup_slow(i32 noundef range(i32 0, 1114112) %spec.select.i.i.i.i) #9
  %120 = zext i1 %119 to i32
  br label %_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsgvXjfpWt4al_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3e_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i

_RNCINvNtNtNtCsg7NUrKUartL_4core4iter8adapters3map8map_foldcjjNCINvNvXs1_NtB6_6filterINtB18_6FilterppENtNtNtB8_6traits8iterator8Iterator5count8to_usizecNCNvNtCsgvXjfpWt4al_7kernels4work5parse0E0NCINvXsK_NtB1F_5accumjNtB3e_3Sum3sumINtB4_3MapNtNtNtBa_3str4iter5CharsBX_EE0E0B2v_.exit.i.i.i:
  %_0.sroa.0.0.off0.i.i.i.i.i.i = phi i32 [ %120, %bb10.i.i.i.i.i.i ], [ 1, %bb3.i.i.i ], [ 0, %bb2.i.i.i.i.i.i ]
  %_4.0.i.i.i.i.i = add i32 %_0.sroa.0.0.off0.i.i.i.i.i.i, %init.sroa.0.0.i.i.i
  br label %bb1.i.i121.i

_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5CharsNCNvNtCsgvXjfpWt4al_7kernels4work5parse0ENtNtNtB9_6traits8iterator8Iterator5countB1w_.exit.i:
  %_21.i = add i32 %wrong.sroa.0.0.i, 1
  %121 = add i32 %_21.i, %init.sroa.0.0.i.i.i
  br label %bb4.i.backedge

bb10.i:
  %122 = xor i64 %_17.sroa.13160.2.i, %sum.sroa.0.0.i
  br label %bb4.i.backedge

bb4.i.backedge:
  %_17.sroa.13160.0.i.be = phi i64 [ %_17.sroa.13160.2.i, %bb10.i ], [ %_17.sroa.13160.2.i, %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5CharsNCNvNtCsgvXjfpWt4al_7kernels4work5parse0ENtNtNtB9_6traits8iterator8Iterator5countB1w_.exit.i ], [ %_17.sroa.13160.0.i, %bb7.i ]
  %wrong.sroa.0.0.i.be = phi i32 [ %wrong.sroa.0.0.i, %bb10.i ], [ %121, %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5CharsNCNvNtCsgvXjfpWt4al_7kernels4work5parse0ENtNtNtB9_6traits8iterator8Iterator5countB1w_.exit.i ], [ %wrong.sroa.0.0.i, %bb7.i ]
  %sum.sroa.0.0.i.be = phi i64 [ %122, %bb10.i ], [ %sum.sroa.0.0.i, %_RNvXs1_NtNtNtCsg7NUrKUartL_4core4iter8adapters6filterINtB5_6FilterNtNtNtBb_3str4iter5CharsNCNvNtCsgvXjfpWt4al_7kernels4work5parse0ENtNtNtB9_6traits8iterator8Iterator5countB1w_.exit.i ], [ %113, %bb7.i ]
  br label %bb4.i

_RNvNtCsgvXjfpWt4al_7kernels4work5parse.exit:
  %_0.sroa.3.0.i = phi i32 [ -1, %bb3.i ], [ %wrong.sroa.0.0.i, %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalAcj2_E4nextCsgvXjfpWt4al_7kernels.exit.i ]
  %_0.sroa.0.0.i = phi i64 [ -1, %bb3.i ], [ %sum.sroa.0.0.i, %_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalAcj2_E4nextCsgvXjfpWt4al_7kernels.exit.i ]
  %_12 = getelementptr inbounds nuw i64, ptr %sums, i64 %_0.i
  store i64 %_0.sroa.0.0.i, ptr %_12, align 8
  %_13 = getelementptr inbounds nuw i32, ptr %wrong, i64 %_0.i
  store i32 %_0.sroa.3.0.i, ptr %_13, align 4
  ret void
}

attributes #0 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_75" }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(inaccessiblemem: write) "target-cpu"="sm_75" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "target-cpu"="sm_75" }
attributes #8 = { nounwind }
attributes #9 = { noinline nounwind }

!llvm.module.flags = !{!1}

!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!3}
!3 = distinct !{!3, !4, !"_RNvNtNtCsg7NUrKUartL_4core3str11validations19run_utf8_validation: %v.0"}
!4 = distinct !{!4, !"_RNvNtNtCsg7NUrKUartL_4core3str11validations19run_utf8_validation"}
!5 = !{!6}
!6 = distinct !{!6, !4, !"_RNvNtNtCsg7NUrKUartL_4core3str11validations19run_utf8_validation: %_0"}
!7 = !{}
!8 = !{!6, !3}
!9 = !{!10}
!10 = distinct !{!10, !11, !"_RINvMNtCsg7NUrKUartL_4core5sliceSNtNtNtB5_7unicode12unicode_data20ShortOffsetRunHeader16binary_search_byNCINvB2_20binary_search_by_keymNCINvBx_11skip_searchKj33_Kj5ef_E0E0EB5_: argument 0"}
!11 = distinct !{!11, !"_RINvMNtCsg7NUrKUartL_4core5sliceSNtNtNtB5_7unicode12unicode_data20ShortOffsetRunHeader16binary_search_byNCINvB2_20binary_search_by_keymNCINvBx_11skip_searchKj33_Kj5ef_E0E0EB5_"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_RNvNtCsgvXjfpWt4al_7kernels4work5parse: %text.0"}
!14 = distinct !{!14, !"_RNvNtCsgvXjfpWt4al_7kernels4work5parse"}
!15 = !{i64 0, i64 2}
!16 = !{!17, !19, !21, !23, !24, !26, !27, !29, !30}
!17 = distinct !{!17, !18, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels: %bytes"}
!18 = distinct !{!18, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels"}
!19 = distinct !{!19, !20, !"_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!20 = distinct !{!20, !"_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!21 = distinct !{!21, !22, !"_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels: %_0"}
!22 = distinct !{!22, !"_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels"}
!23 = distinct !{!23, !22, !"_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherAcj2_ENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels: %self"}
!24 = distinct !{!24, !25, !"_RNvYINtNtNtCsg7NUrKUartL_4core3str7pattern19MultiCharEqSearcherAcj2_ENtB5_8Searcher10next_matchCsgvXjfpWt4al_7kernels: %_0"}
!25 = distinct !{!25, !"_RNvYINtNtNtCsg7NUrKUartL_4core3str7pattern19MultiCharEqSearcherAcj2_ENtB5_8Searcher10next_matchCsgvXjfpWt4al_7kernels"}
!26 = distinct !{!26, !25, !"_RNvYINtNtNtCsg7NUrKUartL_4core3str7pattern19MultiCharEqSearcherAcj2_ENtB5_8Searcher10next_matchCsgvXjfpWt4al_7kernels: %self"}
!27 = distinct !{!27, !28, !"_RNvXsc_NtNtCsg7NUrKUartL_4core3str7patternINtB5_17CharArraySearcherKj2_ENtB5_8Searcher10next_matchCsgvXjfpWt4al_7kernels: %_0"}
!28 = distinct !{!28, !"_RNvXsc_NtNtCsg7NUrKUartL_4core3str7patternINtB5_17CharArraySearcherKj2_ENtB5_8Searcher10next_matchCsgvXjfpWt4al_7kernels"}
!29 = distinct !{!29, !28, !"_RNvXsc_NtNtCsg7NUrKUartL_4core3str7patternINtB5_17CharArraySearcherKj2_ENtB5_8Searcher10next_matchCsgvXjfpWt4al_7kernels: %self"}
!30 = distinct !{!30, !31, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalAcj2_E4nextCsgvXjfpWt4al_7kernels: %self"}
!31 = distinct !{!31, !"_RNvMsf_NtNtCsg7NUrKUartL_4core3str4iterINtB5_13SplitInternalAcj2_E4nextCsgvXjfpWt4al_7kernels"}
!32 = !{!33}
!33 = distinct !{!33, !34, !"_RINvMNtCsg7NUrKUartL_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsgvXjfpWt4al_7kernels: %self.0"}
!34 = distinct !{!34, !"_RINvMNtCsg7NUrKUartL_4core3stre12trim_matchesNvMNtNtB5_4char7methodsc13is_whitespaceECsgvXjfpWt4al_7kernels"}
!35 = !{!36, !38, !40, !42, !43, !45, !46, !48}
!36 = distinct !{!36, !37, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels: %bytes"}
!37 = distinct !{!37, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels"}
!38 = distinct !{!38, !39, !"_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next: %self"}
!39 = distinct !{!39, !"_RNvXs3_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits8iterator8Iterator4next"}
!40 = distinct !{!40, !41, !"_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels: %_0"}
!41 = distinct !{!41, !"_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels"}
!42 = distinct !{!42, !41, !"_RNvXs8_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher4nextCsgvXjfpWt4al_7kernels: %self"}
!43 = distinct !{!43, !44, !"_RNvYINtNtNtCsg7NUrKUartL_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels: %_0"}
!44 = distinct !{!44, !"_RNvYINtNtNtCsg7NUrKUartL_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels"}
!45 = distinct !{!45, !44, !"_RNvYINtNtNtCsg7NUrKUartL_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels: %self"}
!46 = distinct !{!46, !47, !"_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels: %_0"}
!47 = distinct !{!47, !"_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels"}
!48 = distinct !{!48, !47, !"_RNvXso_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_8Searcher11next_rejectCsgvXjfpWt4al_7kernels: %self"}
!49 = !{!40, !42, !43, !45, !46, !48, !33, !13}
!50 = !{!51, !53, !55, !57, !58, !60, !61, !63}
!51 = distinct !{!51, !52, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations23next_code_point_reverseINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels: %bytes"}
!52 = distinct !{!52, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations23next_code_point_reverseINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels"}
!53 = distinct !{!53, !54, !"_RNvXs4_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back: %self"}
!54 = distinct !{!54, !"_RNvXs4_NtNtCsg7NUrKUartL_4core3str4iterNtB5_11CharIndicesNtNtNtNtB9_4iter6traits12double_ended19DoubleEndedIterator9next_back"}
!55 = distinct !{!55, !56, !"_RNvXs9_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsgvXjfpWt4al_7kernels: %_0"}
!56 = distinct !{!56, !"_RNvXs9_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsgvXjfpWt4al_7kernels"}
!57 = distinct !{!57, !56, !"_RNvXs9_NtNtCsg7NUrKUartL_4core3str7patternINtB5_19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher9next_backCsgvXjfpWt4al_7kernels: %self"}
!58 = distinct !{!58, !59, !"_RNvYINtNtNtCsg7NUrKUartL_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsgvXjfpWt4al_7kernels: %_0"}
!59 = distinct !{!59, !"_RNvYINtNtNtCsg7NUrKUartL_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsgvXjfpWt4al_7kernels"}
!60 = distinct !{!60, !59, !"_RNvYINtNtNtCsg7NUrKUartL_4core3str7pattern19MultiCharEqSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsgvXjfpWt4al_7kernels: %self"}
!61 = distinct !{!61, !62, !"_RNvXsp_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsgvXjfpWt4al_7kernels: %_0"}
!62 = distinct !{!62, !"_RNvXsp_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsgvXjfpWt4al_7kernels"}
!63 = distinct !{!63, !62, !"_RNvXsp_NtNtCsg7NUrKUartL_4core3str7patternINtB5_21CharPredicateSearcherNvMNtNtB9_4char7methodsc13is_whitespaceENtB5_15ReverseSearcher16next_reject_backCsgvXjfpWt4al_7kernels: %self"}
!64 = !{!55, !57, !58, !60, !61, !63, !33, !13}
!65 = !{!66}
!66 = distinct !{!66, !67, !"_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix: argument 0"}
!67 = distinct !{!67, !"_RNvMsp_NtCsg7NUrKUartL_4core3numl16from_ascii_radix"}
!68 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!69 = !{!70}
!70 = distinct !{!70, !71, !"_RINvMNtCsg7NUrKUartL_4core3stre18trim_start_matchescECsgvXjfpWt4al_7kernels: %self.0"}
!71 = distinct !{!71, !"_RINvMNtCsg7NUrKUartL_4core3stre18trim_start_matchescECsgvXjfpWt4al_7kernels"}
!72 = !{!73, !75, !77, !78, !80}
!73 = distinct !{!73, !74, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels: %bytes"}
!74 = distinct !{!74, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels"}
!75 = distinct !{!75, !76, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next: %_0"}
!76 = distinct !{!76, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next"}
!77 = distinct !{!77, !76, !"_RNvXs_NtNtCsg7NUrKUartL_4core3str7patternNtB4_12CharSearcherNtB4_8Searcher4next: %self"}
!78 = distinct !{!78, !79, !"_RNvYNtNtNtCsg7NUrKUartL_4core3str7pattern12CharSearcherNtB4_8Searcher11next_rejectCsgvXjfpWt4al_7kernels: %_0"}
!79 = distinct !{!79, !"_RNvYNtNtNtCsg7NUrKUartL_4core3str7pattern12CharSearcherNtB4_8Searcher11next_rejectCsgvXjfpWt4al_7kernels"}
!80 = distinct !{!80, !79, !"_RNvYNtNtNtCsg7NUrKUartL_4core3str7pattern12CharSearcherNtB4_8Searcher11next_rejectCsgvXjfpWt4al_7kernels: %self"}
!81 = !{!82}
!82 = distinct !{!82, !83, !"_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix: argument 1"}
!83 = distinct !{!83, !"_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix"}
!84 = !{!85}
!85 = distinct !{!85, !83, !"_RNvMsr_NtCsg7NUrKUartL_4core3numx16from_ascii_radix: %_0"}
!86 = !{!87, !89}
!87 = distinct !{!87, !88, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels: %bytes"}
!88 = distinct !{!88, !"_RINvNtNtCsg7NUrKUartL_4core3str11validations15next_code_pointINtNtNtB6_5slice4iter4IterhEECsgvXjfpWt4al_7kernels"}
!89 = distinct !{!89, !90, !"_RNvXNtNtCsg7NUrKUartL_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next: %self"}
!90 = distinct !{!90, !"_RNvXNtNtCsg7NUrKUartL_4core3str4iterNtB2_5CharsNtNtNtNtB6_4iter6traits8iterator8Iterator4next"}
