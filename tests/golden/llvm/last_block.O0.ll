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
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %20 = call %struct.Index @_Z7indicesjjj(i32 noundef %17, i32 noundef %18, i32 noundef %19) #5
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
  store i32 %28, ptr %7, align 4
  %29 = load ptr, ptr %4, align 8
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %33 = call %struct.Index @_Z7indicesjjj(i32 noundef %30, i32 noundef %31, i32 noundef %32) #5
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
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 32, ptr %10, align 4
  br label %51

51:
  %52 = load i32, ptr %10, align 4
  %53 = icmp sgt i32 %52, 0
  br i1 %53, label %54, label %74

54:
  %55 = load i32, ptr %7, align 4
  %56 = load i32, ptr %10, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %70

58:
  %59 = load i32, ptr %7, align 4
  %60 = load i32, ptr %10, align 4
  %61 = add nsw i32 %59, %60
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = load i32, ptr %7, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %66
  %68 = load i32, ptr %67, align 4
  %69 = add nsw i32 %68, %64
  store i32 %69, ptr %67, align 4
  br label %70

70:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %71

71:
  %72 = load i32, ptr %10, align 4
  %73 = sdiv i32 %72, 2
  store i32 %73, ptr %10, align 4
  br label %51, !llvm.loop !4

74:
  %75 = load i32, ptr %7, align 4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %127

77:
  %78 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), align 4
  %79 = load ptr, ptr %5, align 8
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %83 = call %struct.Index @_Z7indicesjjj(i32 noundef %80, i32 noundef %81, i32 noundef %82) #5
  %84 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %85 = extractvalue %struct.Index %83, 0
  store i32 %85, ptr %84, align 4
  %86 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1
  %87 = extractvalue %struct.Index %83, 1
  store i32 %87, ptr %86, align 4
  %88 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2
  %89 = extractvalue %struct.Index %83, 2
  store i32 %89, ptr %88, align 4
  %90 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %79, i64 %92
  store i32 %78, ptr %93, align 4
  call void @_Z13__threadfencev() #5
  %94 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %95 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %96 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %97 = call %struct.Index @_Z7indicesjjj(i32 noundef %94, i32 noundef %95, i32 noundef %96) #5
  %98 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %99 = extractvalue %struct.Index %97, 0
  store i32 %99, ptr %98, align 4
  %100 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %101 = extractvalue %struct.Index %97, 1
  store i32 %101, ptr %100, align 4
  %102 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %103 = extractvalue %struct.Index %97, 2
  store i32 %103, ptr %102, align 4
  %104 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %105 = load i32, ptr %104, align 4
  %106 = sub i32 %105, 1
  %107 = call noundef i32 @_Z9atomicIncPjj(ptr noundef addrspacecast (ptr addrspace(1) @tickets to ptr), i32 noundef %106) #5
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %110 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %111 = call %struct.Index @_Z7indicesjjj(i32 noundef %108, i32 noundef %109, i32 noundef %110) #5
  %112 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %113 = extractvalue %struct.Index %111, 0
  store i32 %113, ptr %112, align 4
  %114 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %115 = extractvalue %struct.Index %111, 1
  store i32 %115, ptr %114, align 4
  %116 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %117 = extractvalue %struct.Index %111, 2
  store i32 %117, ptr %116, align 4
  %118 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %119 = load i32, ptr %118, align 4
  %120 = sub i32 %119, 1
  %121 = icmp eq i32 %107, %120
  %122 = zext i1 %121 to i8
  store i8 %122, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1
  %123 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1
  %124 = trunc i8 %123 to i1
  br i1 %124, label %125, label %126

125:
  call void @_Z13__threadfencev() #5
  br label %126

126:
  br label %127

127:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %128 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1
  %129 = trunc i8 %128 to i1
  br i1 %129, label %130, label %163

130:
  %131 = load i32, ptr %7, align 4
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %163

133:
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  br label %134

134:
  %135 = load i32, ptr %15, align 4
  %136 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %137 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %138 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %139 = call %struct.Index @_Z7indicesjjj(i32 noundef %136, i32 noundef %137, i32 noundef %138) #5
  %140 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %141 = extractvalue %struct.Index %139, 0
  store i32 %141, ptr %140, align 4
  %142 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1
  %143 = extractvalue %struct.Index %139, 1
  store i32 %143, ptr %142, align 4
  %144 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2
  %145 = extractvalue %struct.Index %139, 2
  store i32 %145, ptr %144, align 4
  %146 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0
  %147 = load i32, ptr %146, align 4
  %148 = icmp ult i32 %135, %147
  br i1 %148, label %149, label %160

149:
  %150 = load ptr, ptr %5, align 8
  %151 = load i32, ptr %15, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i32, ptr %150, i64 %152
  %154 = load i32, ptr %153, align 4
  %155 = load i32, ptr %14, align 4
  %156 = add nsw i32 %155, %154
  store i32 %156, ptr %14, align 4
  br label %157

157:
  %158 = load i32, ptr %15, align 4
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %15, align 4
  br label %134, !llvm.loop !6

160:
  %161 = load i32, ptr %14, align 4
  %162 = load ptr, ptr %6, align 8
  store i32 %161, ptr %162, align 4
  br label %163

163:
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

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

define linkonce_odr dso_local void @_Z13__threadfencev() #1 comdat {
  call void @llvm.nvvm.membar.gl()
  ret void
}

define linkonce_odr dso_local noundef i32 @_Z9atomicIncPjj(ptr noundef %0, i32 noundef %1) #1 comdat {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = atomicrmw uinc_wrap ptr %5, i32 %6 seq_cst, align 4
  ret i32 %7
}

declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #2

declare void @llvm.nvvm.membar.gl() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
