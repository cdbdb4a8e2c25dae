target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

define dso_local ptx_kernel void @_Z5votesPj(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #4
  call void @llvm.lifetime.start.p0(ptr %4) #4
  %9 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %12 = call %struct.Index @_Z7indicesjjj(i32 noundef %9, i32 noundef %10, i32 noundef %11) #5
  %13 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %14 = extractvalue %struct.Index %12, 0
  store i32 %14, ptr %13, align 4
  %15 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %16 = extractvalue %struct.Index %12, 1
  store i32 %16, ptr %15, align 4
  %17 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %18 = extractvalue %struct.Index %12, 2
  store i32 %18, ptr %17, align 4
  %19 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %20 = load i32, ptr %19, align 4
  %21 = and i32 %20, 31
  call void @llvm.lifetime.end.p0(ptr %4) #4
  store i32 %21, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #4
  call void @llvm.lifetime.start.p0(ptr %6) #4
  call void @llvm.lifetime.start.p0(ptr %7) #4
  %22 = load i32, ptr %3, align 4
  %23 = call i32 asm sideeffect "{ .reg .pred p; setp.gt.u32 p, $1, 7; vote.sync.ballot.b32 $0, p, 0xffffffff; }", "=r,r"(i32 %22) #5
  store i32 %23, ptr %5, align 4
  %24 = load i32, ptr %3, align 4
  %25 = udiv i32 %24, 4
  %26 = call i32 asm sideeffect "match.any.sync.b32 $0, $1, 0xffffffff;", "=r,r"(i32 %25) #5
  store i32 %26, ptr %6, align 4
  %27 = load i32, ptr %5, align 4
  %28 = call i32 asm sideeffect "{ .reg .pred p, q; setp.ne.u32 p, $1, 0; vote.sync.all.pred q, p, -1; selp.u32 $0, 1, 0, q; }", "=r,r"(i32 %27) #5
  store i32 %28, ptr %7, align 4
  %29 = load i32, ptr %7, align 4
  %30 = call i32 asm sideeffect "redux.sync.add.u32 $0, $0, 0xffffffff;", "=r,0"(i32 %29) #5
  store i32 %30, ptr %7, align 4
  %31 = load i32, ptr %5, align 4
  %32 = load i32, ptr %6, align 4
  %33 = xor i32 %31, %32
  %34 = load i32, ptr %7, align 4
  %35 = xor i32 %33, %34
  %36 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %8) #4
  %37 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %38 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %40 = call %struct.Index @_Z7indicesjjj(i32 noundef %37, i32 noundef %38, i32 noundef %39) #5
  %41 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %42 = extractvalue %struct.Index %40, 0
  store i32 %42, ptr %41, align 4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %44 = extractvalue %struct.Index %40, 1
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %46 = extractvalue %struct.Index %40, 2
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %36, i64 %49
  store i32 %35, ptr %50, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #4
  call void @llvm.lifetime.end.p0(ptr %7) #4
  call void @llvm.lifetime.end.p0(ptr %6) #4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  call void @llvm.lifetime.end.p0(ptr %3) #4
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 comdat {
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

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx83,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{i64 155}
!5 = !{i64 283}
!6 = !{i64 372}
!7 = !{i64 513}
