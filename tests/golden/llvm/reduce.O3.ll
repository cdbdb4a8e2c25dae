target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ6reducePKfPfE4part = internal unnamed_addr addrspace(3) global [256 x float] undef, align 4

define dso_local ptx_kernel void @_Z6reducePKfPf(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = shl i32 %4, 8
  %6 = add i32 %5, %3
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 %10
  store float %9, ptr %11, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp samesign ult i32 %3, 128
  br i1 %12, label %13, label %20

13:
  %14 = zext nneg i32 %3 to i64
  %15 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 512
  %17 = load float, ptr %16, align 4
  %18 = load float, ptr %11, align 4
  %19 = fadd contract float %17, %18
  store float %19, ptr %11, align 4
  br label %20

20:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = icmp samesign ult i32 %3, 64
  br i1 %21, label %22, label %29

22:
  %23 = zext nneg i32 %3 to i64
  %24 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 256
  %26 = load float, ptr %25, align 4
  %27 = load float, ptr %11, align 4
  %28 = fadd contract float %26, %27
  store float %28, ptr %11, align 4
  br label %29

29:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp samesign ult i32 %3, 32
  br i1 %30, label %31, label %38

31:
  %32 = zext nneg i32 %3 to i64
  %33 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 128
  %35 = load float, ptr %34, align 4
  %36 = load float, ptr %11, align 4
  %37 = fadd contract float %35, %36
  store float %37, ptr %11, align 4
  br label %38

38:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = icmp samesign ult i32 %3, 16
  br i1 %39, label %40, label %47

40:
  %41 = zext nneg i32 %3 to i64
  %42 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 64
  %44 = load float, ptr %43, align 4
  %45 = load float, ptr %11, align 4
  %46 = fadd contract float %44, %45
  store float %46, ptr %11, align 4
  br label %47

47:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = icmp samesign ult i32 %3, 8
  br i1 %48, label %49, label %56

49:
  %50 = zext nneg i32 %3 to i64
  %51 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 32
  %53 = load float, ptr %52, align 4
  %54 = load float, ptr %11, align 4
  %55 = fadd contract float %53, %54
  store float %55, ptr %11, align 4
  br label %56

56:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %57 = icmp samesign ult i32 %3, 4
  br i1 %57, label %58, label %65

58:
  %59 = zext nneg i32 %3 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 16
  %62 = load float, ptr %61, align 4
  %63 = load float, ptr %11, align 4
  %64 = fadd contract float %62, %63
  store float %64, ptr %11, align 4
  br label %65

65:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %66 = icmp samesign ult i32 %3, 2
  br i1 %66, label %67, label %74

67:
  %68 = zext nneg i32 %3 to i64
  %69 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %71 = load float, ptr %70, align 4
  %72 = load float, ptr %11, align 4
  %73 = fadd contract float %71, %72
  store float %73, ptr %11, align 4
  br label %74

74:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = icmp eq i32 %3, 0
  br i1 %75, label %76, label %80

76:
  %77 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), i64 4), align 4
  %78 = load float, ptr %11, align 4
  %79 = fadd contract float %77, %78
  store float %79, ptr %11, align 4
  br label %80

80:
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %81 = icmp eq i32 %3, 0
  br i1 %81, label %82, label %86

82:
  %83 = zext nneg i32 %4 to i64
  %84 = getelementptr inbounds nuw float, ptr %1, i64 %83
  %85 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ6reducePKfPfE4part to ptr), align 4
  store float %85, ptr %84, align 4
  br label %86

86:
  ret void
}

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
