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
  %14 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %17 = call %struct.Index @_Z7indicesjjj(i32 noundef %14, i32 noundef %15, i32 noundef %16) #3
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
  call void @_ZN3AddCI14NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %3, i32 noundef %25) #3
  call void @_ZN5TimesCI14NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef 3) #3
  %26 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %28 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %29 = call %struct.Index @_Z7indicesjjj(i32 noundef %26, i32 noundef %27, i32 noundef %28) #3
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
  call void @_ZN5TwiceC1EPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %6, ptr noundef %43) #3
  store ptr %3, ptr %8, align 8
  %44 = getelementptr inbounds ptr, ptr %8, i64 1
  store ptr %5, ptr %44, align 8
  %45 = getelementptr inbounds ptr, ptr %8, i64 2
  store ptr %6, ptr %45, align 8
  %46 = load ptr, ptr %2, align 8
  %47 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %49 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %50 = call %struct.Index @_Z7indicesjjj(i32 noundef %47, i32 noundef %48, i32 noundef %49) #3
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
  store i32 %61, ptr %9, align 4
  store i32 0, ptr %11, align 4
  br label %62

62:
  %63 = load i32, ptr %11, align 4
  %64 = icmp slt i32 %63, 4
  br i1 %64, label %65, label %92

65:
  %66 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %68 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %69 = call %struct.Index @_Z7indicesjjj(i32 noundef %66, i32 noundef %67, i32 noundef %68) #3
  %70 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %71 = extractvalue %struct.Index %69, 0
  store i32 %71, ptr %70, align 4
  %72 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1
  %73 = extractvalue %struct.Index %69, 1
  store i32 %73, ptr %72, align 4
  %74 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2
  %75 = extractvalue %struct.Index %69, 2
  store i32 %75, ptr %74, align 4
  %76 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0
  %77 = load i32, ptr %76, align 4
  %78 = load i32, ptr %11, align 4
  %79 = add i32 %77, %78
  %80 = urem i32 %79, 3
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw [3 x ptr], ptr %8, i64 0, i64 %81
  %83 = load ptr, ptr %82, align 8
  %84 = load i32, ptr %9, align 4
  %85 = load ptr, ptr %83, align 8
  %86 = getelementptr inbounds ptr, ptr %85, i64 0
  %87 = load ptr, ptr %86, align 8
  %88 = call noundef i32 %87(ptr noundef nonnull align 8 dereferenceable(12) %83, i32 noundef %84) #3
  store i32 %88, ptr %9, align 4
  br label %89

89:
  %90 = load i32, ptr %11, align 4
  %91 = add nsw i32 %90, 1
  store i32 %91, ptr %11, align 4
  br label %62, !llvm.loop !4

92:
  %93 = load i32, ptr %9, align 4
  %94 = load ptr, ptr %2, align 8
  %95 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %96 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %97 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %98 = call %struct.Index @_Z7indicesjjj(i32 noundef %95, i32 noundef %96, i32 noundef %97) #3
  %99 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %100 = extractvalue %struct.Index %98, 0
  store i32 %100, ptr %99, align 4
  %101 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1
  %102 = extractvalue %struct.Index %98, 1
  store i32 %102, ptr %101, align 4
  %103 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2
  %104 = extractvalue %struct.Index %98, 2
  store i32 %104, ptr %103, align 4
  %105 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0
  %106 = load i32, ptr %105, align 4
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %94, i64 %107
  store i32 %93, ptr %108, align 4
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

define linkonce_odr dso_local void @_ZN3AddCI14NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @_ZN3AddCI24NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef %6) #3
  ret void
}

define linkonce_odr dso_local void @_ZN5TimesCI14NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @_ZN5TimesCI24NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef %6) #3
  ret void
}

define linkonce_odr dso_local void @_ZN5TwiceC1EPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  %6 = load ptr, ptr %4, align 8
  call void @_ZN5TwiceC2EPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %5, ptr noundef %6) #3
  ret void
}

define linkonce_odr dso_local void @_ZN3AddCI24NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @_ZN4NodeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef %6) #3
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV3Add, i32 0, i32 0, i32 2), ptr %5, align 8
  ret void
}

define linkonce_odr dso_local void @_ZN4NodeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 {
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

define linkonce_odr dso_local noundef i32 @_ZNK3Add4evalEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 {
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

define linkonce_odr dso_local void @_ZN5TimesCI24NodeEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  call void @_ZN4NodeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef %6) #3
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Times, i32 0, i32 0, i32 2), ptr %5, align 8
  ret void
}

define linkonce_odr dso_local noundef i32 @_ZNK5Times4evalEi(ptr noundef nonnull align 8 dereferenceable(12) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 {
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

define linkonce_odr dso_local void @_ZN5TwiceC2EPK4Node(ptr noundef nonnull align 8 dereferenceable(24) %0, ptr noundef %1) unnamed_addr #1 comdat align 2 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %5 = load ptr, ptr %3, align 8
  call void @_ZN4NodeC2Ei(ptr noundef nonnull align 8 dereferenceable(12) %5, i32 noundef 0) #3
  store ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV5Twice, i32 0, i32 0, i32 2), ptr %5, align 8
  %6 = getelementptr inbounds nuw %struct.Twice, ptr %5, i32 0, i32 1
  %7 = load ptr, ptr %4, align 8
  store ptr %7, ptr %6, align 8
  ret void
}

define linkonce_odr dso_local noundef i32 @_ZNK5Twice4evalEi(ptr noundef nonnull align 8 dereferenceable(24) %0, i32 noundef %1) unnamed_addr #1 comdat align 2 {
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
  %14 = call noundef i32 %13(ptr noundef nonnull align 8 dereferenceable(12) %9, i32 noundef %10) #3
  %15 = load ptr, ptr %7, align 8
  %16 = getelementptr inbounds ptr, ptr %15, i64 0
  %17 = load ptr, ptr %16, align 8
  %18 = call noundef i32 %17(ptr noundef nonnull align 8 dereferenceable(12) %7, i32 noundef %14) #3
  ret i32 %18
}

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
