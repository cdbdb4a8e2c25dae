target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define dso_local ptx_kernel void @game_of_life(i32 noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %7 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %9 = mul i32 %5, %7
  %10 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add i32 %9, %10
  %13 = mul nuw nsw i32 %6, %8
  %14 = add nuw nsw i32 %13, %11
  %15 = icmp ult i32 %12, %0
  %16 = icmp ult i32 %14, %1
  %17 = select i1 %15, i1 %16, i1 false
  br i1 %17, label %18, label %111

18:
  %19 = add nsw i32 %14, -1
  %20 = add i32 %1, %19
  %21 = add i32 %0, -1
  %22 = add i32 %21, %12
  %23 = urem i32 %20, %1
  %24 = urem i32 %22, %0
  %25 = mul i32 %23, %0
  %26 = add i32 %25, %24
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = zext i8 %29 to i32
  %31 = urem i32 %20, %1
  %32 = add i32 %0, %12
  %33 = urem i32 %32, %0
  %34 = mul i32 %31, %0
  %35 = add i32 %34, %33
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 %36
  %38 = load i8, ptr %37, align 1
  %39 = zext i8 %38 to i32
  %40 = add nuw nsw i32 %30, %39
  %41 = urem i32 %20, %1
  %42 = add i32 %22, 2
  %43 = urem i32 %42, %0
  %44 = mul i32 %41, %0
  %45 = add i32 %44, %43
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 %46
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = add nuw nsw i32 %40, %49
  %51 = add i32 %1, %14
  %52 = urem i32 %51, %1
  %53 = urem i32 %22, %0
  %54 = mul i32 %52, %0
  %55 = add i32 %54, %53
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 %56
  %58 = load i8, ptr %57, align 1
  %59 = zext i8 %58 to i32
  %60 = add nuw nsw i32 %50, %59
  %61 = urem i32 %51, %1
  %62 = add i32 %22, 2
  %63 = urem i32 %62, %0
  %64 = mul i32 %61, %0
  %65 = add i32 %64, %63
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 %66
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  %70 = add nuw nsw i32 %60, %69
  %71 = add i32 %20, 2
  %72 = urem i32 %71, %1
  %73 = urem i32 %22, %0
  %74 = mul i32 %72, %0
  %75 = add i32 %74, %73
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 %76
  %78 = load i8, ptr %77, align 1
  %79 = zext i8 %78 to i32
  %80 = add nuw nsw i32 %70, %79
  %81 = urem i32 %71, %1
  %82 = add i32 %0, %12
  %83 = urem i32 %82, %0
  %84 = mul i32 %81, %0
  %85 = add i32 %84, %83
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 %86
  %88 = load i8, ptr %87, align 1
  %89 = zext i8 %88 to i32
  %90 = add nuw nsw i32 %80, %89
  %91 = urem i32 %71, %1
  %92 = mul i32 %91, %0
  %93 = add i32 %22, 2
  %94 = urem i32 %93, %0
  %95 = add i32 %92, %94
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr %2, i64 %96
  %98 = load i8, ptr %97, align 1
  %99 = zext i8 %98 to i32
  %100 = add nuw nsw i32 %90, %99
  %101 = mul i32 %14, %0
  %102 = add i32 %101, %12
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 %103
  %105 = load i8, ptr %104, align 1
  switch i32 %100, label %107 [
    i32 2, label %108
    i32 3, label %106
  ]

106:
  br label %108

107:
  br label %108

108:
  %109 = phi i8 [ 0, %107 ], [ %105, %18 ], [ 1, %106 ]
  %110 = getelementptr inbounds nuw i8, ptr %3, i64 %103
  store i8 %109, ptr %110, align 1
  br label %111

111:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
