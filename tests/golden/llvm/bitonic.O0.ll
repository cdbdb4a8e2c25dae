target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

@keys = external dso_local addrspace(3) global [0 x i32], align 4

define dso_local ptx_kernel void @_Z4sortPj(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.Index, align 4
  %7 = alloca %struct.Index, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #4
  %18 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %19 = extractvalue %struct.Index %17, 0
  store i32 %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %21 = extractvalue %struct.Index %17, 1
  store i32 %21, ptr %20, align 4
  %22 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %23 = extractvalue %struct.Index %17, 2
  store i32 %23, ptr %22, align 4
  %24 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %25 = load i32, ptr %24, align 4
  store i32 %25, ptr %3, align 4
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %29 = call %struct.Index @_Z7indicesjjj(i32 noundef %26, i32 noundef %27, i32 noundef %28) #4
  %30 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %31 = extractvalue %struct.Index %29, 0
  store i32 %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 1
  %33 = extractvalue %struct.Index %29, 1
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 2
  %35 = extractvalue %struct.Index %29, 2
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %6, i32 0, i32 0
  %37 = load i32, ptr %36, align 4
  store i32 %37, ptr %5, align 4
  %38 = load ptr, ptr %2, align 8
  %39 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %42 = call %struct.Index @_Z7indicesjjj(i32 noundef %39, i32 noundef %40, i32 noundef %41) #4
  %43 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %44 = extractvalue %struct.Index %42, 0
  store i32 %44, ptr %43, align 4
  %45 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %46 = extractvalue %struct.Index %42, 1
  store i32 %46, ptr %45, align 4
  %47 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %48 = extractvalue %struct.Index %42, 2
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %50 = load i32, ptr %49, align 4
  %51 = load i32, ptr %5, align 4
  %52 = mul i32 %50, %51
  %53 = load i32, ptr %3, align 4
  %54 = add i32 %52, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %38, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = load i32, ptr %3, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %59
  store i32 %57, ptr %60, align 4
  store i32 2, ptr %8, align 4
  br label %61

61:
  %62 = load i32, ptr %8, align 4
  %63 = load i32, ptr %5, align 4
  %64 = icmp ule i32 %62, %63
  br i1 %64, label %65, label %117

65:
  %66 = load i32, ptr %8, align 4
  %67 = udiv i32 %66, 2
  store i32 %67, ptr %9, align 4
  br label %68

68:
  %69 = load i32, ptr %9, align 4
  %70 = icmp ugt i32 %69, 0
  br i1 %70, label %71, label %113

71:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load i32, ptr %3, align 4
  %73 = load i32, ptr %9, align 4
  %74 = xor i32 %72, %73
  store i32 %74, ptr %10, align 4
  %75 = load i32, ptr %10, align 4
  %76 = load i32, ptr %3, align 4
  %77 = icmp ugt i32 %75, %76
  br i1 %77, label %78, label %109

78:
  %79 = load i32, ptr %3, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  store i32 %82, ptr %11, align 4
  %83 = load i32, ptr %10, align 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %84
  %86 = load i32, ptr %85, align 4
  store i32 %86, ptr %12, align 4
  %87 = load i32, ptr %3, align 4
  %88 = load i32, ptr %8, align 4
  %89 = and i32 %87, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %95

91:
  %92 = load i32, ptr %11, align 4
  %93 = load i32, ptr %12, align 4
  %94 = icmp ugt i32 %92, %93
  br i1 %94, label %99, label %108

95:
  %96 = load i32, ptr %11, align 4
  %97 = load i32, ptr %12, align 4
  %98 = icmp ult i32 %96, %97
  br i1 %98, label %99, label %108

99:
  %100 = load i32, ptr %12, align 4
  %101 = load i32, ptr %3, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %102
  store i32 %100, ptr %103, align 4
  %104 = load i32, ptr %11, align 4
  %105 = load i32, ptr %10, align 4
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %106
  store i32 %104, ptr %107, align 4
  br label %108

108:
  br label %109

109:
  br label %110

110:
  %111 = load i32, ptr %9, align 4
  %112 = udiv i32 %111, 2
  store i32 %112, ptr %9, align 4
  br label %68, !llvm.loop !4

113:
  br label %114

114:
  %115 = load i32, ptr %8, align 4
  %116 = mul i32 %115, 2
  store i32 %116, ptr %8, align 4
  br label %61, !llvm.loop !6

117:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = load i32, ptr %3, align 4
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = load ptr, ptr %2, align 8
  %123 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %124 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %125 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %126 = call %struct.Index @_Z7indicesjjj(i32 noundef %123, i32 noundef %124, i32 noundef %125) #4
  %127 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %128 = extractvalue %struct.Index %126, 0
  store i32 %128, ptr %127, align 4
  %129 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %130 = extractvalue %struct.Index %126, 1
  store i32 %130, ptr %129, align 4
  %131 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %132 = extractvalue %struct.Index %126, 2
  store i32 %132, ptr %131, align 4
  %133 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %134 = load i32, ptr %133, align 4
  %135 = load i32, ptr %5, align 4
  %136 = mul i32 %134, %135
  %137 = load i32, ptr %3, align 4
  %138 = add i32 %136, %137
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr %122, i64 %139
  store i32 %121, ptr %140, align 4
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

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
