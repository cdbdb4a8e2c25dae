target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z3dotPKiS0_Pi(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  store i32 0, ptr %7, align 4
  %11 = load ptr, ptr %4, align 8
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %15 = call %struct.Index @_Z7indicesjjj(i32 noundef %12, i32 noundef %13, i32 noundef %14) #3
  %16 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %17 = extractvalue %struct.Index %15, 0
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %19 = extractvalue %struct.Index %15, 1
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %21 = extractvalue %struct.Index %15, 2
  store i32 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %23 = load i32, ptr %22, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %11, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = load ptr, ptr %5, align 8
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %31 = call %struct.Index @_Z7indicesjjj(i32 noundef %28, i32 noundef %29, i32 noundef %30) #3
  %32 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %33 = extractvalue %struct.Index %31, 0
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %35 = extractvalue %struct.Index %31, 1
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %37 = extractvalue %struct.Index %31, 2
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %39 = load i32, ptr %38, align 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %27, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %7, align 4
  %44 = call i32 asm "dp4a.s32.s32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %26, i32 %42, i32 %43) #4
  store i32 %44, ptr %7, align 4
  %45 = load i32, ptr %7, align 4
  %46 = load ptr, ptr %4, align 8
  %47 = getelementptr inbounds i32, ptr %46, i64 0
  %48 = load i32, ptr %47, align 4
  %49 = call i32 asm "vadd.s32.s32.s32.sat $0, $1.b0, $2.h1;", "=r,r,r"(i32 %45, i32 %48) #4
  store i32 %49, ptr %7, align 4
  %50 = load i32, ptr %7, align 4
  %51 = load ptr, ptr %4, align 8
  %52 = getelementptr inbounds i32, ptr %51, i64 1
  %53 = load i32, ptr %52, align 4
  %54 = load ptr, ptr %5, align 8
  %55 = getelementptr inbounds i32, ptr %54, i64 1
  %56 = load i32, ptr %55, align 4
  %57 = call i32 asm "lop3.b32 $0, $1, $2, $0, 0x96;", "=r,r,r,0"(i32 %53, i32 %56, i32 %50) #4
  store i32 %57, ptr %7, align 4
  %58 = load ptr, ptr %6, align 8
  %59 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %60 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %61 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %62 = call %struct.Index @_Z7indicesjjj(i32 noundef %59, i32 noundef %60, i32 noundef %61) #3
  %63 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %64 = extractvalue %struct.Index %62, 0
  store i32 %64, ptr %63, align 4
  %65 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %66 = extractvalue %struct.Index %62, 1
  store i32 %66, ptr %65, align 4
  %67 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %68 = extractvalue %struct.Index %62, 2
  store i32 %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %70 = load i32, ptr %69, align 4
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %58, i64 %71
  %73 = load i32, ptr %7, align 4
  %74 = load i32, ptr %7, align 4
  %75 = ashr i32 %74, 3
  %76 = call i32 asm "prmt.b32 $0, $1, $2, 0x5410;", "=r,r,r"(i32 %73, i32 %75) #4
  store i32 %76, ptr %72, align 4
  ret void
}

define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %9 = load i32, ptr %5, align 4
  store i32 %9, ptr %8, align 4
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %11 = load i32, ptr %6, align 4
  store i32 %11, ptr %10, align 4
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %13 = load i32, ptr %7, align 4
  store i32 %13, ptr %12, align 4
  %14 = load %struct.Index, ptr %4, align 4
  ret %struct.Index %14
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 106}
!5 = !{i64 208}
!6 = !{i64 289}
!7 = !{i64 365}
