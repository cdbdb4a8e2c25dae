target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Add = type { %struct.Node.base, [4 x i8] }
%struct.Node.base = type <{ ptr, i32 }>
%struct.Index = type { i32, i32, i32 }
%struct.Times = type { %struct.Node.base, [4 x i8] }
%struct.Twice = type { %struct.Node.base, ptr }
%struct.Node = type <{ ptr, i32, [4 x i8] }>

$_Z7indicesjjj = comdat any

$_ZN3AddCI14NodeEi = comdat any

$_ZN5TimesCI14NodeEi = comdat any

$_ZN5TwiceC1EPK4Node = comdat any

$_ZN3AddCI24NodeEi = comdat any

$_ZN4NodeC2Ei = comdat any

$_ZNK3Add4evalEi = comdat any

$_ZN5TimesCI24NodeEi = comdat any

$_ZNK5Times4evalEi = comdat any

$_ZN5TwiceC2EPK4Node = comdat any

$_ZNK5Twice4evalEi = comdat any

$_ZTV3Add = comdat any

$_ZTV4Node = comdat any

$_ZTV5Times = comdat any

$_ZTV5Twice = comdat any

@_ZTV3Add = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK3Add4evalEi] }, comdat, align 8
@_ZTV4Node = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @__cxa_pure_virtual] }, comdat, align 8
@_ZTV5Times = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK5Times4evalEi] }, comdat, align 8
@_ZTV5Twice = linkonce_odr dso_local unnamed_addr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZNK5Twice4evalEi] }, comdat, align 8

define dso_local ptx_kernel void @_Z3runPi(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.Add, align 8
  %4 = alloca %struct.Index, align 4
  %5 = alloca %struct.Times, align 8
  %6 = alloca %struct.Twice, align 8
  %7 = alloca %struct.Index, align 4
  %8 = alloca [3 x ptr], align 8
  %9 = alloca i32, align 4
  %10 = alloca %struct.Index, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.Index, align 4
  %13 = alloca %struct.Index, align 4
  store ptr %0, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %3) #5
  call void @llvm.lifetime.start.p0(ptr %4) #5
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #6
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
  call void @_ZN3AddCI14NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %3, i32 noundef %25) #6
  call void @llvm.lifetime.end.p0(ptr %4) #5
  call void @llvm.lifetime.start.p0(ptr %5) #5
  call void @_ZN5TimesCI14NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef 3) #6
  call void @llvm.lifetime.start.p0(ptr %6) #5
  call void @llvm.lifetime.start.p0(ptr %7) #5
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %29 = call %struct.Index @_Z7indicesjjj(i32 noundef %26, i32 noundef %27, i32 noundef %28) #6
  %30 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %31 = extractvalue %struct.Index %29, 0
  store i32 %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 1
  %33 = extractvalue %struct.Index %29, 1
  store i32 %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 2
  %35 = extractvalue %struct.Index %29, 2
  store i32 %35, ptr %34, align 4
  %36 = getelementptr inbounds nuw %struct.Index, ptr %7, i32 0, i32 0
  %37 = load i32, ptr %36, align 4
  %38 = and i32 %37, 4
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %41

40:
  br label %42

41:
  br label %42

42:
  %43 = phi ptr [ %3, %40 ], [ %5, %41 ]
  call void @_ZN5TwiceC1EPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef %43) #6
  call void @llvm.lifetime.end.p0(ptr %7) #5
  call void @llvm.lifetime.start.p0(ptr %8) #5
  store ptr %3, ptr %8, align 8
  %44 = getelementptr inbounds ptr, ptr %8, i64 1
  store ptr %5, ptr %44, align 8
  %45 = getelementptr inbounds ptr, ptr %8, i64 2
  store ptr %6, ptr %45, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #5
  %46 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %10) #5
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %50 = call %struct.Index @_Z7indicesjjj(i32 noundef %47, i32 noundef %48, i32 noundef %49) #6
  %51 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %52 = extractvalue %struct.Index %50, 0
  store i32 %52, ptr %51, align 4
  %53 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 1
  %54 = extractvalue %struct.Index %50, 1
  store i32 %54, ptr %53, align 4
  %55 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 2
  %56 = extractvalue %struct.Index %50, 2
  store i32 %56, ptr %55, align 4
  %57 = getelementptr inbounds nuw %struct.Index, ptr %10, i32 0, i32 0
  %58 = load i32, ptr %57, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr %46, i64 %59
  %61 = load i32, ptr %60, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #5
  store i32 %61, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %11) #5
  store i32 0, ptr %11, align 4
  br label %62

62:
  %63 = load i32, ptr %11, align 4
  %64 = icmp slt i32 %63, 4
  br i1 %64, label %66, label %65

65:
  call void @llvm.lifetime.end.p0(ptr %11) #5
  br label %93

66:
  call void @llvm.lifetime.start.p0(ptr %12) #5
  %67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %69 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %70 = call %struct.Index @_Z7indicesjjj(i32 noundef %67, i32 noundef %68, i32 noundef %69) #6
  %71 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %72 = extractvalue %struct.Index %70, 0
  store i32 %72, ptr %71, align 4
  %73 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %74 = extractvalue %struct.Index %70, 1
  store i32 %74, ptr %73, align 4
  %75 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %76 = extractvalue %struct.Index %70, 2
  store i32 %76, ptr %75, align 4
  %77 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %78 = load i32, ptr %77, align 4
  %79 = load i32, ptr %11, align 4
  %80 = add i32 %78, %79
  %81 = urem i32 %80, 3
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw [3 x ptr], ptr %8, i64 0, i64 %82
  %84 = load ptr, ptr %83, align 8
  %85 = load i32, ptr %9, align 4
  %86 = load ptr, ptr %84, align 8
  %87 = getelementptr inbounds ptr, ptr %86, i64 0
  %88 = load ptr, ptr %87, align 8
  %89 = call noundef i32 %88(ptr noundef nonnull align 8 dereferenceable(12) %84, i32 noundef %85) #6
  store i32 %89, ptr %9, align 4
  call void @llvm.lifetime.end.p0(ptr %12) #5
  br label %90

90:
  %91 = load i32, ptr %11, align 4
  %92 = add nsw i32 %91, 1
  store i32 %92, ptr %11, align 4
  br label %62, !llvm.loop !4

93:
  %94 = load i32, ptr %9, align 4
  %95 = load ptr, ptr %2, align 8
  call void @llvm.lifetime.start.p0(ptr %13) #5
  %96 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %98 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %99 = call %struct.Index @_Z7indicesjjj(i32 noundef %96, i32 noundef %97, i32 noundef %98) #6
  %100 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %101 = extractvalue %struct.Index %99, 0
  store i32 %101, ptr %100, align 4
  %102 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %103 = extractvalue %struct.Index %99, 1
  store i32 %103, ptr %102, align 4
  %104 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %105 = extractvalue %struct.Index %99, 2
  store i32 %105, ptr %104, align 4
  %106 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %95, i64 %108
  store i32 %94, ptr %109, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #5
  call void @llvm.lifetime.end.p0(ptr %9) #5
  call void @llvm.lifetime.end.p0(ptr %8) #5
  call void @llvm.lifetime.end.p0(ptr %6) #5
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

define linkonce_odr dso_local void @_ZN3AddCI14NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @_ZN3AddCI24NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef %6) #6
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

define linkonce_odr dso_local void @_ZN5TimesCI14NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @_ZN5TimesCI24NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef %6) #6
  ret void
}

define linkonce_odr dso_local void @_ZN5TwiceC1EPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN5TwiceC2EPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef %6) #6
  ret void
}

define linkonce_odr dso_local void @_ZN3AddCI24NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @_ZN4NodeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef %6) #6
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV3Add, i32 0, i32 0, i32 2), ptr %5, align 8
  ret void
}

define linkonce_odr dso_local void @_ZN4NodeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV4Node, i32 0, i32 0, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.Node, ptr %5, i32 0, i32 1
  %7 = load i32, ptr %4, align 4
  store i32 %7, ptr %6, align 8
  ret void
}

define linkonce_odr dso_local noundef i32 @_ZNK3Add4evalEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw %struct.Node, ptr %5, i32 0, i32 1
  %8 = load i32, ptr %7, align 8
  %9 = add nsw i32 %6, %8
  ret i32 %9
}

declare dso_local void @__cxa_pure_virtual() unnamed_addr

define linkonce_odr dso_local void @_ZN5TimesCI24NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #2 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @_ZN4NodeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef %6) #6
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Times, i32 0, i32 0, i32 2), ptr %5, align 8
  ret void
}

define linkonce_odr dso_local noundef i32 @_ZNK5Times4evalEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = getelementptr inbounds nuw %struct.Node, ptr %5, i32 0, i32 1
  %8 = load i32, ptr %7, align 8
  %9 = mul nsw i32 %6, %8
  ret i32 %9
}

define linkonce_odr dso_local void @_ZN5TwiceC2EPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  call void @_ZN4NodeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef 0) #6
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Twice, i32 0, i32 0, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.Twice, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %4, align 8
  store ptr %7, ptr %6, align 8
  ret void
}

define linkonce_odr dso_local noundef i32 @_ZNK5Twice4evalEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) unnamed_addr #4 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.Twice, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw %struct.Twice, ptr %5, i32 0, i32 1
  %9 = load ptr, ptr %8, align 8
  %10 = load i32, ptr %4, align 4
  %11 = load ptr, ptr %9, align 8
  %12 = getelementptr inbounds ptr, ptr %11, i64 0
  %13 = load ptr, ptr %12, align 8
  %14 = call noundef i32 %13(ptr noundef nonnull align 8 dereferenceable(12) %9, i32 noundef %10) #6
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = call noundef i32 %17(ptr noundef nonnull align 8 dereferenceable(12) %7, i32 noundef %14) #6
  ret i32 %18
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.disable"}
