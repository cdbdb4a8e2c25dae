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
  %13 = alloca i32, align 4
  %14 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  call void @llvm.lifetime.start.p0(ptr %4) #5
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %18 = call %struct.Index @_Z7indicesjjj(i32 noundef %15, i32 noundef %16, i32 noundef %17) #6
  %19 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %20 = extractvalue %struct.Index %18, 0
  store i32 %20, ptr %19, align 4
  %21 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1
  %22 = extractvalue %struct.Index %18, 1
  store i32 %22, ptr %21, align 4
  %23 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2
  %24 = extractvalue %struct.Index %18, 2
  store i32 %24, ptr %23, align 4
  %25 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0
  %26 = load i32, ptr %25, align 4
  call void @llvm.lifetime.end.p0(ptr %4) #5
  store i32 %26, ptr %3, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #5
  call void @llvm.lifetime.start.p0(ptr %6) #5
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %29 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %30 = call %struct.Index @_Z7indicesjjj(i32 noundef %27, i32 noundef %28, i32 noundef %29) #6
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
  call void @llvm.lifetime.end.p0(ptr %6) #5
  store i32 %38, ptr %5, align 4
  %39 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %40 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %41 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %42 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %43 = call %struct.Index @_Z7indicesjjj(i32 noundef %40, i32 noundef %41, i32 noundef %42) #6
  %44 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %45 = extractvalue %struct.Index %43, 0
  store i32 %45, ptr %44, align 4
  %46 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %47 = extractvalue %struct.Index %43, 1
  store i32 %47, ptr %46, align 4
  %48 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %49 = extractvalue %struct.Index %43, 2
  store i32 %49, ptr %48, align 4
  %50 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %51 = load i32, ptr %50, align 4
  %52 = load i32, ptr %5, align 4
  %53 = mul i32 %51, %52
  %54 = load i32, ptr %3, align 4
  %55 = add i32 %53, %54
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %39, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load i32, ptr %3, align 4
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %60
  store i32 %58, ptr %61, align 4
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store i32 2, ptr %8, align 4
  br label %62

62:
  %63 = load i32, ptr %8, align 4
  %64 = load i32, ptr %5, align 4
  %65 = icmp ule i32 %63, %64
  br i1 %65, label %67, label %66

66:
  store i32 2, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #5
  br label %120

67:
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %68 = load i32, ptr %8, align 4
  %69 = udiv i32 %68, 2
  store i32 %69, ptr %10, align 4
  br label %70

70:
  %71 = load i32, ptr %10, align 4
  %72 = icmp ugt i32 %71, 0
  br i1 %72, label %74, label %73

73:
  store i32 5, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #5
  br label %116

74:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr %11) #5
  %75 = load i32, ptr %3, align 4
  %76 = load i32, ptr %10, align 4
  %77 = xor i32 %75, %76
  store i32 %77, ptr %11, align 4
  %78 = load i32, ptr %11, align 4
  %79 = load i32, ptr %3, align 4
  %80 = icmp ugt i32 %78, %79
  br i1 %80, label %81, label %112

81:
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %82 = load i32, ptr %3, align 4
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %83
  %85 = load i32, ptr %84, align 4
  store i32 %85, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %86 = load i32, ptr %11, align 4
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %87
  %89 = load i32, ptr %88, align 4
  store i32 %89, ptr %13, align 4
  %90 = load i32, ptr %3, align 4
  %91 = load i32, ptr %8, align 4
  %92 = and i32 %90, %91
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %98

94:
  %95 = load i32, ptr %12, align 4
  %96 = load i32, ptr %13, align 4
  %97 = icmp ugt i32 %95, %96
  br i1 %97, label %102, label %111

98:
  %99 = load i32, ptr %12, align 4
  %100 = load i32, ptr %13, align 4
  %101 = icmp ult i32 %99, %100
  br i1 %101, label %102, label %111

102:
  %103 = load i32, ptr %13, align 4
  %104 = load i32, ptr %3, align 4
  %105 = zext i32 %104 to i64
  %106 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %105
  store i32 %103, ptr %106, align 4
  %107 = load i32, ptr %12, align 4
  %108 = load i32, ptr %11, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %109
  store i32 %107, ptr %110, align 4
  br label %111

111:
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %112

112:
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %113

113:
  %114 = load i32, ptr %10, align 4
  %115 = udiv i32 %114, 2
  store i32 %115, ptr %10, align 4
  br label %70, !llvm.loop !4

116:
  br label %117

117:
  %118 = load i32, ptr %8, align 4
  %119 = mul i32 %118, 2
  store i32 %119, ptr %8, align 4
  br label %62, !llvm.loop !7

120:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %121 = load i32, ptr %3, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw [0 x i32], ptr addrspacecast (ptr addrspace(3) @keys to ptr), i64 0, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %14) #5
  %126 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %127 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %128 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %129 = call %struct.Index @_Z7indicesjjj(i32 noundef %126, i32 noundef %127, i32 noundef %128) #6
  %130 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %131 = extractvalue %struct.Index %129, 0
  store i32 %131, ptr %130, align 4
  %132 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 1
  %133 = extractvalue %struct.Index %129, 1
  store i32 %133, ptr %132, align 4
  %134 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 2
  %135 = extractvalue %struct.Index %129, 2
  store i32 %135, ptr %134, align 4
  %136 = getelementptr inbounds nuw %struct.Index, ptr %14, i32 0, i32 0
  %137 = load i32, ptr %136, align 4
  %138 = load i32, ptr %5, align 4
  %139 = mul i32 %137, %138
  %140 = load i32, ptr %3, align 4
  %141 = add i32 %139, %140
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr %125, i64 %142
  store i32 %124, ptr %143, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #5
  call void @llvm.lifetime.end.p0(ptr %5) #5
  call void @llvm.lifetime.end.p0(ptr %3) #5
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

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
!7 = distinct !{!7, !5, !6}
