target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z5mixedPi(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
  %7 = load ptr, ptr %2, align 8
  %8 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %11 = call %struct.Index @_Z7indicesjjj(i32 noundef %8, i32 noundef %9, i32 noundef %10) #3
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %13 = extractvalue %struct.Index %11, 0
  store i32 %13, ptr %12, align 4
  %14 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %15 = extractvalue %struct.Index %11, 1
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %17 = extractvalue %struct.Index %11, 2
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %19 = load i32, ptr %18, align 4
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr %7, i64 %20
  %22 = load i32, ptr %21, align 4
  store i32 %22, ptr %3, align 4
  %23 = load i32, ptr %3, align 4
  %24 = call i32 asm sideeffect "{\0A\09.reg .b32 t, u<2>;\0A\09.reg .pred p;\0A\09.reg .v2 .b32 v;\0A\09mov.b32 t, $1; add.s32 u0, t, 1; { .reg .b64 t; cvt.s64.s32 t, $1; cvt.u32.u64 u1, t; }\0A\09mov.b32 v.x, u0; mov.b32 v.y, u1;\0A\09setp.lt.s32 p, v.x, v.y;\0A\09@p bra $$skip${:uid};\0A\09sub.s32 t, t, 3*(1+2);\0A$$skip${:uid}:\0A\09mov.b32 $0, t;\0A\09}", "=r,r"(i32 %23) #3
  store i32 %24, ptr %5, align 4
  %25 = load i32, ptr %5, align 4
  %26 = load ptr, ptr %2, align 8
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #3
  %31 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %32 = extractvalue %struct.Index %30, 0
  store i32 %32, ptr %31, align 4
  %33 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %34 = extractvalue %struct.Index %30, 1
  store i32 %34, ptr %33, align 4
  %35 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %36 = extractvalue %struct.Index %30, 2
  store i32 %36, ptr %35, align 4
  %37 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %38 = load i32, ptr %37, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %26, i64 %39
  store i32 %25, ptr %40, align 4
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

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 111, i64 115, i64 157, i64 174, i64 194, i64 305, i64 362, i64 410, i64 429, i64 455, i64 465, i64 503}
