target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z10__syncwarpj = comdat any

$_Z15__shfl_xor_syncjii = comdat any

$_Z11__shfl_syncjii = comdat any

$_Z6__popcj = comdat any

$_Z13__ballot_syncji = comdat any

$_Z19__syncthreads_counti = comdat any

@_ZZ8exchangePiE5slots = internal addrspace(3) global [64 x i32] undef, align 4

define dso_local ptx_kernel void @_Z8exchangePi(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #7
  call void @llvm.lifetime.start.p0(ptr %4) #7
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %13 = call %struct.Index @_Z7indicesjjj(i32 noundef %10, i32 noundef %11, i32 noundef %12) #8
  %14 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %15 = extractvalue %struct.Index %13, 0
  store i32 %15, ptr %14, align 4
  %16 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %17 = extractvalue %struct.Index %13, 1
  store i32 %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %19 = extractvalue %struct.Index %13, 2
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %21 = load i32, ptr %20, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #7
  store i32 %21, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #7
  %22 = load i32, ptr %3, align 4
  %23 = srem i32 %22, 32
  store i32 %23, ptr %5, align 4
  call void @llvm.lifetime.start.p0(ptr %6) #7
  %24 = load ptr, ptr %2, align 8
  %25 = load i32, ptr %3, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4
  store i32 %28, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #7
  store i32 0, ptr %7, align 4
  br label %29

29:
  %30 = load i32, ptr %7, align 4
  %31 = icmp slt i32 %30, 5
  br i1 %31, label %33, label %32

32:
  call void @llvm.lifetime.end.p0(ptr %7) #7
  br label %72

33:
  %34 = load i32, ptr %6, align 4
  %35 = load i32, ptr %3, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE5slots to ptr), i64 0, i64 %36
  store i32 %34, ptr %37, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  call void @llvm.lifetime.start.p0(ptr %8) #7
  %38 = load i32, ptr %3, align 4
  %39 = load i32, ptr %7, align 4
  %40 = shl i32 1, %39
  %41 = xor i32 %38, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8exchangePiE5slots to ptr), i64 0, i64 %42
  %44 = load i32, ptr %43, align 4
  store i32 %44, ptr %8, align 4
  call void @_Z10__syncwarpj(i32 noundef -1) #8
  %45 = load i32, ptr %5, align 4
  %46 = and i32 %45, 1
  %47 = icmp ne i32 %46, 0
  br i1 %47, label %48, label %53

48:
  %49 = load i32, ptr %8, align 4
  %50 = call noundef i32 @_Z15__shfl_xor_syncjii(i32 noundef -1431655766, i32 noundef %49, i32 noundef 2) #8
  %51 = load i32, ptr %6, align 4
  %52 = add nsw i32 %51, %50
  store i32 %52, ptr %6, align 4
  br label %61

53:
  %54 = load i32, ptr %8, align 4
  %55 = load i32, ptr %5, align 4
  %56 = add nsw i32 %55, 6
  %57 = srem i32 %56, 32
  %58 = call noundef i32 @_Z11__shfl_syncjii(i32 noundef 1431655765, i32 noundef %54, i32 noundef %57) #8
  %59 = load i32, ptr %6, align 4
  %60 = sub nsw i32 %59, %58
  store i32 %60, ptr %6, align 4
  br label %61

61:
  %62 = load i32, ptr %6, align 4
  %63 = icmp sgt i32 %62, 0
  %64 = zext i1 %63 to i32
  %65 = call noundef i32 @_Z13__ballot_syncji(i32 noundef -1, i32 noundef %64) #8
  %66 = call noundef i32 @_Z6__popcj(i32 noundef %65) #8
  %67 = load i32, ptr %6, align 4
  %68 = xor i32 %67, %66
  store i32 %68, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7
  br label %69

69:
  %70 = load i32, ptr %7, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %7, align 4
  br label %29, !llvm.loop !4

72:
  call void @llvm.lifetime.start.p0(ptr %9) #7
  %73 = load i32, ptr %6, align 4
  %74 = srem i32 %73, 2
  %75 = icmp eq i32 %74, 0
  %76 = zext i1 %75 to i32
  %77 = call noundef i32 @_Z19__syncthreads_counti(i32 noundef %76) #8
  store i32 %77, ptr %9, align 4
  %78 = load i32, ptr %6, align 4
  %79 = load i32, ptr %9, align 4
  %80 = mul nsw i32 1000, %79
  %81 = add nsw i32 %78, %80
  %82 = load ptr, ptr %2, align 8
  %83 = load i32, ptr %3, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds i32, ptr %82, i64 %84
  store i32 %81, ptr %85, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #7
  call void @llvm.lifetime.end.p0(ptr %6) #7
  call void @llvm.lifetime.end.p0(ptr %5) #7
  call void @llvm.lifetime.end.p0(ptr %3) #7
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

define linkonce_odr dso_local void @_Z10__syncwarpj(i32 noundef %0) #2 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 %3)
  ret void
}

define linkonce_odr dso_local noundef i32 @_Z15__shfl_xor_syncjii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 comdat {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  %10 = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %7, i32 %8, i32 %9, i32 31)
  ret i32 %10
}

define linkonce_odr dso_local noundef i32 @_Z11__shfl_syncjii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 comdat {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %7 = load i32, ptr %4, align 4
  %8 = load i32, ptr %5, align 4
  %9 = load i32, ptr %6, align 4
  %10 = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %7, i32 %8, i32 %9, i32 31)
  ret i32 %10
}

define linkonce_odr dso_local noundef i32 @_Z6__popcj(i32 noundef %0) #2 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = call i32 @llvm.ctpop.i32(i32 %3)
  ret i32 %4
}

define linkonce_odr dso_local noundef i32 @_Z13__ballot_syncji(i32 noundef %0, i32 noundef %1) #2 comdat {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = icmp ne i32 %6, 0
  %8 = call i32 @llvm.nvvm.vote.ballot.sync(i32 %5, i1 %7)
  ret i32 %8
}

define linkonce_odr dso_local noundef i32 @_Z19__syncthreads_counti(i32 noundef %0) #2 comdat {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  %5 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %4)
  ret i32 %5
}

declare void @llvm.nvvm.bar.warp.sync(i32) #4

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #5

declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #5

declare i32 @llvm.ctpop.i32(i32) #6

declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #5

declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
