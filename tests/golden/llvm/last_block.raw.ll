target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z13__threadfencev = comdat any

$_Z9atomicIncPjj = comdat any

@tickets = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ3sumPKiPiS1_E4part = internal addrspace(3) global [64 x i32] undef, align 4
@_ZZ3sumPKiPiS1_E4last = internal addrspace(3) global i8 undef, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @tickets to ptr)], section "llvm.metadata"

define dso_local ptx_kernel void @_Z3sumPKiPiS1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.Index, align 4
  %9 = alloca %struct.Index, align 4
  %10 = alloca i32, align 4
  %11 = alloca %struct.Index, align 4
  %12 = alloca %struct.Index, align 4
  %13 = alloca %struct.Index, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca %struct.Index, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #6
  call void @llvm.lifetime.start.p0(ptr %8) #6
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %20 = call %struct.Index @_Z7indicesjjj(i32 noundef %17, i32 noundef %18, i32 noundef %19) #7
  %21 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %22 = extractvalue %struct.Index %20, 0
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1
  %24 = extractvalue %struct.Index %20, 1
  store i32 %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2
  %26 = extractvalue %struct.Index %20, 2
  store i32 %26, ptr %25, align 4
  %27 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0
  %28 = load i32, ptr %27, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #6
  store i32 %28, ptr %7, align 4
  %29 = load ptr, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #6
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %33 = call %struct.Index @_Z7indicesjjj(i32 noundef %30, i32 noundef %31, i32 noundef %32) #7
  %34 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %35 = extractvalue %struct.Index %33, 0
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1
  %37 = extractvalue %struct.Index %33, 1
  store i32 %37, ptr %36, align 4
  %38 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2
  %39 = extractvalue %struct.Index %33, 2
  store i32 %39, ptr %38, align 4
  %40 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0
  %41 = load i32, ptr %40, align 4
  %42 = mul i32 %41, 64
  %43 = load i32, ptr %7, align 4
  %44 = add i32 %42, %43
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %29, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = load i32, ptr %7, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %49
  store i32 %47, ptr %50, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #6
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %10) #6
  store i32 32, ptr %10, align 4
  br label %51

51:
  %52 = load i32, ptr %10, align 4
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %55, label %54

54:
  call void @llvm.lifetime.end.p0(ptr %10) #6
  br label %75

55:
  %56 = load i32, ptr %7, align 4
  %57 = load i32, ptr %10, align 4
  %58 = icmp slt i32 %56, %57
  br i1 %58, label %59, label %71

59:
  %60 = load i32, ptr %7, align 4
  %61 = load i32, ptr %10, align 4
  %62 = add nsw i32 %60, %61
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = load i32, ptr %7, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = add nsw i32 %69, %65
  store i32 %70, ptr %68, align 4
  br label %71

71:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %72

72:
  %73 = load i32, ptr %10, align 4
  %74 = sdiv i32 %73, 2
  store i32 %74, ptr %10, align 4
  br label %51, !llvm.loop !4

75:
  %76 = load i32, ptr %7, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %128

78:
  %79 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), align 4
  %80 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #6
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %83 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %84 = call %struct.Index @_Z7indicesjjj(i32 noundef %81, i32 noundef %82, i32 noundef %83) #7
  %85 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %86 = extractvalue %struct.Index %84, 0
  store i32 %86, ptr %85, align 4
  %87 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %88 = extractvalue %struct.Index %84, 1
  store i32 %88, ptr %87, align 4
  %89 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %90 = extractvalue %struct.Index %84, 2
  store i32 %90, ptr %89, align 4
  %91 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %92 = load i32, ptr %91, align 4
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr %80, i64 %93
  store i32 %79, ptr %94, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #6
  call void @_Z13__threadfencev() #7
  call void @llvm.lifetime.start.p0(ptr %12) #6
  %95 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %96 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %97 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %98 = call %struct.Index @_Z7indicesjjj(i32 noundef %95, i32 noundef %96, i32 noundef %97) #7
  %99 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %100 = extractvalue %struct.Index %98, 0
  store i32 %100, ptr %99, align 4
  %101 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %102 = extractvalue %struct.Index %98, 1
  store i32 %102, ptr %101, align 4
  %103 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %104 = extractvalue %struct.Index %98, 2
  store i32 %104, ptr %103, align 4
  %105 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %106 = load i32, ptr %105, align 4
  %107 = sub i32 %106, 1
  %108 = call noundef i32 @_Z9atomicIncPjj(ptr noundef addrspacecast (ptr addrspace(1) @tickets to ptr), i32 noundef %107) #7
  call void @llvm.lifetime.start.p0(ptr %13) #6
  %109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %110 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %111 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %112 = call %struct.Index @_Z7indicesjjj(i32 noundef %109, i32 noundef %110, i32 noundef %111) #7
  %113 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %114 = extractvalue %struct.Index %112, 0
  store i32 %114, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %116 = extractvalue %struct.Index %112, 1
  store i32 %116, ptr %115, align 4
  %117 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %118 = extractvalue %struct.Index %112, 2
  store i32 %118, ptr %117, align 4
  %119 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %120 = load i32, ptr %119, align 4
  %121 = sub i32 %120, 1
  %122 = icmp eq i32 %108, %121
  %123 = zext i1 %122 to i8
  store i8 %123, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1
  call void @llvm.lifetime.end.p0(ptr %13) #6
  call void @llvm.lifetime.end.p0(ptr %12) #6
  %124 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1, !range !7, !noundef !8
  %125 = trunc i8 %124 to i1
  br i1 %125, label %126, label %127

126:
  call void @_Z13__threadfencev() #7
  br label %127

127:
  br label %128

128:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %129 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1, !range !7, !noundef !8
  %130 = trunc i8 %129 to i1
  br i1 %130, label %131, label %165

131:
  %132 = load i32, ptr %7, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %165

134:
  call void @llvm.lifetime.start.p0(ptr %14) #6
  store i32 0, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #6
  store i32 0, ptr %15, align 4
  br label %135

135:
  %136 = load i32, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr %16) #6
  %137 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %138 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %139 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %140 = call %struct.Index @_Z7indicesjjj(i32 noundef %137, i32 noundef %138, i32 noundef %139) #7
  %141 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %142 = extractvalue %struct.Index %140, 0
  store i32 %142, ptr %141, align 4
  %143 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %144 = extractvalue %struct.Index %140, 1
  store i32 %144, ptr %143, align 4
  %145 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2
  %146 = extractvalue %struct.Index %140, 2
  store i32 %146, ptr %145, align 4
  %147 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %148 = load i32, ptr %147, align 4
  %149 = icmp ult i32 %136, %148
  call void @llvm.lifetime.end.p0(ptr %16) #6
  br i1 %149, label %151, label %150

150:
  call void @llvm.lifetime.end.p0(ptr %15) #6
  br label %162

151:
  %152 = load ptr, ptr %5, align 8
  %153 = load i32, ptr %15, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i32, ptr %152, i64 %154
  %156 = load i32, ptr %155, align 4
  %157 = load i32, ptr %14, align 4
  %158 = add nsw i32 %157, %156
  store i32 %158, ptr %14, align 4
  br label %159

159:
  %160 = load i32, ptr %15, align 4
  %161 = add nsw i32 %160, 1
  store i32 %161, ptr %15, align 4
  br label %135, !llvm.loop !9

162:
  %163 = load i32, ptr %14, align 4
  %164 = load ptr, ptr %6, align 8
  store i32 %163, ptr %164, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #6
  br label %165

165:
  call void @llvm.lifetime.end.p0(ptr %7) #6
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

define linkonce_odr dso_local void @_Z13__threadfencev() #2 comdat {
  call void @llvm.nvvm.membar.gl()
  ret void
}

define linkonce_odr dso_local noundef i32 @_Z9atomicIncPjj(ptr noundef %0, i32 noundef %1) #2 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw uinc_wrap ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #3

declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #3

declare void @llvm.nvvm.membar.gl() #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nocallback nounwind }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = !{i8 0, i8 2}
!8 = !{}
!9 = distinct !{!9, !5, !6}
