target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float3 = type { float, float, float }
%struct.Hit = type { float, i32 }
%struct.uchar4 = type { i8, i8, i8, i8 }

define dso_local %struct.float3 @_Z5pointfff(float noundef %0, float noundef %1, float noundef %2) local_unnamed_addr #0 {
  %4 = insertvalue %struct.float3 poison, float %0, 0
  %5 = insertvalue %struct.float3 %4, float %1, 1
  %6 = insertvalue %struct.float3 %5, float %2, 2
  ret %struct.float3 %6
}

define dso_local %struct.float3 @_Zpl6float3S_(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %1) local_unnamed_addr #1 {
  %3 = load float, ptr %0, align 4
  %4 = load float, ptr %1, align 4
  %5 = fadd float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fadd float %7, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load float, ptr %13, align 4
  %15 = fadd float %12, %14
  %16 = insertvalue %struct.float3 poison, float %5, 0
  %17 = insertvalue %struct.float3 %16, float %10, 1
  %18 = insertvalue %struct.float3 %17, float %15, 2
  ret %struct.float3 %18
}

define dso_local %struct.float3 @_Zmi6float3S_(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %1) local_unnamed_addr #1 {
  %3 = load float, ptr %0, align 4
  %4 = load float, ptr %1, align 4
  %5 = fsub float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fsub float %7, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load float, ptr %13, align 4
  %15 = fsub float %12, %14
  %16 = insertvalue %struct.float3 poison, float %5, 0
  %17 = insertvalue %struct.float3 %16, float %10, 1
  %18 = insertvalue %struct.float3 %17, float %15, 2
  ret %struct.float3 %18
}

define dso_local %struct.float3 @_Zml6float3f(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0, float noundef %1) local_unnamed_addr #1 {
  %3 = load float, ptr %0, align 4
  %4 = fmul float %1, %3
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6 = load float, ptr %5, align 4
  %7 = fmul float %1, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load float, ptr %8, align 4
  %10 = fmul float %1, %9
  %11 = insertvalue %struct.float3 poison, float %4, 0
  %12 = insertvalue %struct.float3 %11, float %7, 1
  %13 = insertvalue %struct.float3 %12, float %10, 2
  ret %struct.float3 %13
}

define dso_local noundef float @_Z3dot6float3S_(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %1) local_unnamed_addr #1 {
  %3 = load float, ptr %0, align 4
  %4 = load float, ptr %1, align 4
  %5 = fmul float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fmul float %7, %9
  %11 = fadd float %5, %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load float, ptr %14, align 4
  %16 = fmul float %13, %15
  %17 = fadd float %11, %16
  ret float %17
}

define dso_local noundef float @_Z6length6float3(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0) local_unnamed_addr #1 {
  %2 = load float, ptr %0, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load float, ptr %5, align 4
  %7 = fmul float %2, %2
  %8 = fmul float %4, %4
  %9 = fadd float %7, %8
  %10 = fmul float %6, %6
  %11 = fadd float %9, %10
  %12 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %11)
  ret float %12
}

define dso_local %struct.float3 @_Z9normalize6float3(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0) local_unnamed_addr #1 {
  %2 = load float, ptr %0, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load float, ptr %5, align 4
  %7 = fmul float %2, %2
  %8 = fmul float %4, %4
  %9 = fadd float %7, %8
  %10 = fmul float %6, %6
  %11 = fadd float %9, %10
  %12 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %11)
  %13 = fdiv float 1.000000e+00, %12
  %14 = fmul float %2, %13
  %15 = fmul float %4, %13
  %16 = fmul float %6, %13
  %17 = insertvalue %struct.float3 poison, float %14, 0
  %18 = insertvalue %struct.float3 %17, float %15, 1
  %19 = insertvalue %struct.float3 %18, float %16, 2
  ret %struct.float3 %19
}

define dso_local %struct.Hit @_Z6nearer3HitS_(ptr noundef readonly byval(%struct.Hit) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Hit) align 4 captures(none) %1) local_unnamed_addr #2 {
  %3 = load float, ptr %0, align 4
  %4 = load float, ptr %1, align 4
  %5 = fcmp olt float %3, %4
  %6 = select i1 %5, float %3, float %4
  %7 = select i1 %5, ptr %0, ptr %1
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = insertvalue %struct.Hit poison, float %6, 0
  %11 = insertvalue %struct.Hit %10, i32 %9, 1
  ret %struct.Hit %11
}

define dso_local %struct.Hit @_Z5scene6float3(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0) local_unnamed_addr #1 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %3 = load float, ptr %2, align 4
  %4 = fadd float %3, 1.000000e+00
  %5 = load float, ptr %0, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load float, ptr %6, align 4
  %8 = fmul float %7, %7
  %9 = fadd float %5, 0x40019999A0000000
  %10 = fadd float %3, 2.500000e-01
  %11 = fmul float %9, %9
  %12 = fmul float %10, %10
  %13 = fadd float %12, %11
  %14 = fadd float %8, %13
  %15 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %14)
  %16 = fadd float %15, -1.000000e+00
  %17 = fcmp olt float %4, %16
  %18 = select i1 %17, float %4, float %16
  %19 = select i1 %17, i32 1, i32 2
  %20 = fmul float %5, %5
  %21 = fmul float %3, %3
  %22 = fadd float %21, %20
  %23 = fadd float %8, %22
  %24 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %23)
  %25 = fadd float %24, -1.000000e+00
  %26 = fcmp olt float %18, %25
  %27 = select i1 %26, float %18, float %25
  %28 = select i1 %26, i32 %19, i32 3
  %29 = fadd float %5, 0xC0019999A0000000
  %30 = fadd float %3, -2.500000e-01
  %31 = fmul float %29, %29
  %32 = fmul float %30, %30
  %33 = fadd float %32, %31
  %34 = fadd float %8, %33
  %35 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %34)
  %36 = fadd float %35, -1.000000e+00
  %37 = fcmp olt float %27, %36
  %38 = select i1 %37, float %27, float %36
  %39 = select i1 %37, i32 %28, i32 4
  %40 = insertvalue %struct.Hit poison, float %38, 0
  %41 = insertvalue %struct.Hit %40, i32 %39, 1
  ret %struct.Hit %41
}

define dso_local %struct.Hit @_Z5march6float3S_(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %1) local_unnamed_addr #1 {
  %3 = load float, ptr %0, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load float, ptr %6, align 4
  %8 = load float, ptr %1, align 4
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load float, ptr %11, align 4
  br label %16

13:
  %14 = add nuw nsw i32 %19, 1
  %15 = icmp eq i32 %14, 160
  br i1 %15, label %69, label %16, !llvm.loop !4

16:
  %17 = phi i32 [ undef, %2 ], [ %65, %13 ]
  %18 = phi float [ undef, %2 ], [ %64, %13 ]
  %19 = phi i32 [ 0, %2 ], [ %14, %13 ]
  %20 = phi float [ 0x3F947AE140000000, %2 ], [ %61, %13 ]
  %21 = fmul float %20, %8
  %22 = fmul float %20, %10
  %23 = fmul float %20, %12
  %24 = fadd float %3, %21
  %25 = fadd float %5, %22
  %26 = fadd float %7, %23
  %27 = fadd float %25, 1.000000e+00
  %28 = fmul float %26, %26
  %29 = fadd float %24, 0x40019999A0000000
  %30 = fadd float %25, 2.500000e-01
  %31 = fmul float %29, %29
  %32 = fmul float %30, %30
  %33 = fadd float %31, %32
  %34 = fadd float %28, %33
  %35 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %34)
  %36 = fadd float %35, -1.000000e+00
  %37 = fcmp olt float %27, %36
  %38 = select i1 %37, float %27, float %36
  %39 = select i1 %37, i32 1, i32 2
  %40 = fmul float %24, %24
  %41 = fmul float %25, %25
  %42 = fadd float %40, %41
  %43 = fadd float %28, %42
  %44 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %43)
  %45 = fadd float %44, -1.000000e+00
  %46 = fcmp olt float %38, %45
  %47 = select i1 %46, float %38, float %45
  %48 = select i1 %46, i32 %39, i32 3
  %49 = fadd float %24, 0xC0019999A0000000
  %50 = fadd float %25, -2.500000e-01
  %51 = fmul float %49, %49
  %52 = fmul float %50, %50
  %53 = fadd float %51, %52
  %54 = fadd float %28, %53
  %55 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %54)
  %56 = fadd float %55, -1.000000e+00
  %57 = fcmp olt float %47, %56
  %58 = select i1 %57, float %47, float %56
  %59 = select i1 %57, i32 %48, i32 4
  %60 = fcmp uge float %58, 0x3F50624DE0000000
  %61 = fadd float %20, %58
  %62 = fcmp ule float %61, 4.000000e+01
  %63 = select i1 %60, i1 %62, i1 false
  %64 = select i1 %60, float %18, float %20
  %65 = select i1 %60, i32 %17, i32 %59
  br i1 %63, label %13, label %66

66:
  %67 = xor i1 %62, true
  %68 = select i1 %60, i1 %67, i1 false
  br label %69

69:
  %70 = phi i1 [ %68, %66 ], [ true, %13 ]
  %71 = select i1 %70, float 4.000000e+01, float %64
  %72 = select i1 %70, i32 0, i32 %65
  %73 = insertvalue %struct.Hit poison, float %71, 0
  %74 = insertvalue %struct.Hit %73, i32 %72, 1
  ret %struct.Hit %74
}

define dso_local %struct.float3 @_Z6normal6float3(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0) local_unnamed_addr #1 {
  %2 = load float, ptr %0, align 4
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = load float, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load float, ptr %5, align 4
  %7 = fadd float %2, 0x3F60624DE0000000
  %8 = fadd float %4, 0.000000e+00
  %9 = fadd float %6, 0.000000e+00
  %10 = fadd float %8, 1.000000e+00
  %11 = fmul float %9, %9
  %12 = fadd float %7, 0x40019999A0000000
  %13 = fadd float %8, 2.500000e-01
  %14 = fmul float %12, %12
  %15 = fmul float %13, %13
  %16 = fadd float %14, %15
  %17 = fadd float %11, %16
  %18 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %17)
  %19 = fadd float %18, -1.000000e+00
  %20 = fcmp olt float %10, %19
  %21 = select i1 %20, float %10, float %19
  %22 = fmul float %7, %7
  %23 = fmul float %8, %8
  %24 = fadd float %22, %23
  %25 = fadd float %11, %24
  %26 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %25)
  %27 = fadd float %26, -1.000000e+00
  %28 = fcmp olt float %21, %27
  %29 = select i1 %28, float %21, float %27
  %30 = fadd float %7, 0xC0019999A0000000
  %31 = fadd float %8, -2.500000e-01
  %32 = fmul float %30, %30
  %33 = fmul float %31, %31
  %34 = fadd float %32, %33
  %35 = fadd float %11, %34
  %36 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %35)
  %37 = fadd float %36, -1.000000e+00
  %38 = fcmp olt float %29, %37
  %39 = select i1 %38, float %29, float %37
  %40 = fadd float %2, 0xBF60624DE0000000
  %41 = fadd float %4, 1.000000e+00
  %42 = fmul float %6, %6
  %43 = fadd float %40, 0x40019999A0000000
  %44 = fadd float %4, 2.500000e-01
  %45 = fmul float %43, %43
  %46 = fmul float %44, %44
  %47 = fadd float %46, %45
  %48 = fadd float %42, %47
  %49 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %48)
  %50 = fadd float %49, -1.000000e+00
  %51 = fcmp olt float %41, %50
  %52 = select i1 %51, float %41, float %50
  %53 = fmul float %40, %40
  %54 = fmul float %4, %4
  %55 = fadd float %54, %53
  %56 = fadd float %42, %55
  %57 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %56)
  %58 = fadd float %57, -1.000000e+00
  %59 = fcmp olt float %52, %58
  %60 = select i1 %59, float %52, float %58
  %61 = fadd float %40, 0xC0019999A0000000
  %62 = fadd float %4, -2.500000e-01
  %63 = fmul float %61, %61
  %64 = fmul float %62, %62
  %65 = fadd float %64, %63
  %66 = fadd float %42, %65
  %67 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %66)
  %68 = fadd float %67, -1.000000e+00
  %69 = fcmp olt float %60, %68
  %70 = select i1 %69, float %60, float %68
  %71 = fsub float %39, %70
  %72 = fadd float %2, 0.000000e+00
  %73 = fadd float %4, 0x3F60624DE0000000
  %74 = fadd float %73, 1.000000e+00
  %75 = fadd float %72, 0x40019999A0000000
  %76 = fadd float %73, 2.500000e-01
  %77 = fmul float %75, %75
  %78 = fmul float %76, %76
  %79 = fadd float %77, %78
  %80 = fadd float %11, %79
  %81 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %80)
  %82 = fadd float %81, -1.000000e+00
  %83 = fcmp olt float %74, %82
  %84 = select i1 %83, float %74, float %82
  %85 = fmul float %72, %72
  %86 = fmul float %73, %73
  %87 = fadd float %85, %86
  %88 = fadd float %11, %87
  %89 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %88)
  %90 = fadd float %89, -1.000000e+00
  %91 = fcmp olt float %84, %90
  %92 = select i1 %91, float %84, float %90
  %93 = fadd float %72, 0xC0019999A0000000
  %94 = fadd float %73, -2.500000e-01
  %95 = fmul float %93, %93
  %96 = fmul float %94, %94
  %97 = fadd float %95, %96
  %98 = fadd float %11, %97
  %99 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %98)
  %100 = fadd float %99, -1.000000e+00
  %101 = fcmp olt float %92, %100
  %102 = select i1 %101, float %92, float %100
  %103 = fadd float %4, 0xBF60624DE0000000
  %104 = fadd float %103, 1.000000e+00
  %105 = fadd float %2, 0x40019999A0000000
  %106 = fadd float %103, 2.500000e-01
  %107 = fmul float %105, %105
  %108 = fmul float %106, %106
  %109 = fadd float %107, %108
  %110 = fadd float %42, %109
  %111 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %110)
  %112 = fadd float %111, -1.000000e+00
  %113 = fcmp olt float %104, %112
  %114 = select i1 %113, float %104, float %112
  %115 = fmul float %2, %2
  %116 = fmul float %103, %103
  %117 = fadd float %115, %116
  %118 = fadd float %42, %117
  %119 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %118)
  %120 = fadd float %119, -1.000000e+00
  %121 = fcmp olt float %114, %120
  %122 = select i1 %121, float %114, float %120
  %123 = fadd float %2, 0xC0019999A0000000
  %124 = fadd float %103, -2.500000e-01
  %125 = fmul float %123, %123
  %126 = fmul float %124, %124
  %127 = fadd float %125, %126
  %128 = fadd float %42, %127
  %129 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %128)
  %130 = fadd float %129, -1.000000e+00
  %131 = fcmp olt float %122, %130
  %132 = select i1 %131, float %122, float %130
  %133 = fsub float %102, %132
  %134 = fadd float %6, 0x3F60624DE0000000
  %135 = fmul float %134, %134
  %136 = fadd float %77, %15
  %137 = fadd float %135, %136
  %138 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %137)
  %139 = fadd float %138, -1.000000e+00
  %140 = fcmp olt float %10, %139
  %141 = select i1 %140, float %10, float %139
  %142 = fadd float %85, %23
  %143 = fadd float %135, %142
  %144 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %143)
  %145 = fadd float %144, -1.000000e+00
  %146 = fcmp olt float %141, %145
  %147 = select i1 %146, float %141, float %145
  %148 = fadd float %95, %33
  %149 = fadd float %135, %148
  %150 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %149)
  %151 = fadd float %150, -1.000000e+00
  %152 = fcmp olt float %147, %151
  %153 = select i1 %152, float %147, float %151
  %154 = fadd float %6, 0xBF60624DE0000000
  %155 = fmul float %154, %154
  %156 = fadd float %107, %46
  %157 = fadd float %155, %156
  %158 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %157)
  %159 = fadd float %158, -1.000000e+00
  %160 = fcmp olt float %41, %159
  %161 = select i1 %160, float %41, float %159
  %162 = fadd float %115, %54
  %163 = fadd float %162, %155
  %164 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %163)
  %165 = fadd float %164, -1.000000e+00
  %166 = fcmp olt float %161, %165
  %167 = select i1 %166, float %161, float %165
  %168 = fadd float %125, %64
  %169 = fadd float %155, %168
  %170 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %169)
  %171 = fadd float %170, -1.000000e+00
  %172 = fcmp olt float %167, %171
  %173 = select i1 %172, float %167, float %171
  %174 = fsub float %153, %173
  %175 = fmul float %71, %71
  %176 = fmul float %133, %133
  %177 = fadd float %175, %176
  %178 = fmul float %174, %174
  %179 = fadd float %177, %178
  %180 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %179)
  %181 = fdiv float 1.000000e+00, %180
  %182 = fmul float %71, %181
  %183 = fmul float %133, %181
  %184 = fmul float %181, %174
  %185 = insertvalue %struct.float3 poison, float %182, 0
  %186 = insertvalue %struct.float3 %185, float %183, 1
  %187 = insertvalue %struct.float3 %186, float %184, 2
  ret %struct.float3 %187
}

define dso_local %struct.float3 @_Z6colourj6float3(i32 noundef %0, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %1) local_unnamed_addr #1 {
  switch i32 %0, label %16 [
    i32 1, label %3
    i32 2, label %17
    i32 3, label %15
  ]

3:
  %4 = load float, ptr %1, align 4
  %5 = tail call noundef float @llvm.floor.f32(float %4)
  %6 = fptosi float %5 to i32
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load float, ptr %7, align 4
  %9 = tail call noundef float @llvm.floor.f32(float %8)
  %10 = fptosi float %9 to i32
  %11 = add nsw i32 %10, %6
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  %14 = select i1 %13, %struct.float3 { float 0x3FEB333340000000, float 0x3FEB333340000000, float 0x3FE99999A0000000 }, %struct.float3 { float 2.500000e-01, float 0x3FD3333340000000, float 0x3FD6666660000000 }
  br label %17

15:
  br label %17

16:
  br label %17

17:
  %18 = phi %struct.float3 [ { float 2.500000e-01, float 5.000000e-01, float 0x3FECCCCCC0000000 }, %16 ], [ { float 0x3FEE666660000000, float 7.500000e-01, float 0x3FC99999A0000000 }, %15 ], [ %14, %3 ], [ { float 0x3FECCCCCC0000000, float 0x3FD3333340000000, float 2.500000e-01 }, %2 ]
  ret %struct.float3 %18
}

define dso_local %struct.float3 @_Z5shade6float3S_(ptr noundef readonly byval(%struct.float3) align 4 captures(none) %0, ptr noundef readonly byval(%struct.float3) align 4 captures(none) %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %4 = load float, ptr %3, align 4
  %5 = fmul float %4, 0x3FD99999A0000000
  %6 = fadd float %5, 0x3FE3333340000000
  %7 = fmul float %6, 0x3FE19999A0000000
  %8 = fmul float %6, 0x3FE6666660000000
  %9 = fmul float %6, 0x3FECCCCCC0000000
  %10 = load float, ptr %0, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load float, ptr %13, align 4
  %15 = load float, ptr %1, align 4
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load float, ptr %16, align 4
  br label %21

18:
  %19 = add nuw nsw i32 %24, 1
  %20 = icmp eq i32 %19, 160
  br i1 %20, label %353, label %21, !llvm.loop !4

21:
  %22 = phi i32 [ undef, %2 ], [ %70, %18 ]
  %23 = phi float [ undef, %2 ], [ %69, %18 ]
  %24 = phi i32 [ 0, %2 ], [ %19, %18 ]
  %25 = phi float [ 0x3F947AE140000000, %2 ], [ %66, %18 ]
  %26 = fmul float %15, %25
  %27 = fmul float %4, %25
  %28 = fmul float %17, %25
  %29 = fadd float %10, %26
  %30 = fadd float %12, %27
  %31 = fadd float %14, %28
  %32 = fadd float %30, 1.000000e+00
  %33 = fmul float %31, %31
  %34 = fadd float %29, 0x40019999A0000000
  %35 = fadd float %30, 2.500000e-01
  %36 = fmul float %34, %34
  %37 = fmul float %35, %35
  %38 = fadd float %36, %37
  %39 = fadd float %33, %38
  %40 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %39)
  %41 = fadd float %40, -1.000000e+00
  %42 = fcmp olt float %32, %41
  %43 = select i1 %42, float %32, float %41
  %44 = select i1 %42, i32 1, i32 2
  %45 = fmul float %29, %29
  %46 = fmul float %30, %30
  %47 = fadd float %45, %46
  %48 = fadd float %33, %47
  %49 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %48)
  %50 = fadd float %49, -1.000000e+00
  %51 = fcmp olt float %43, %50
  %52 = select i1 %51, float %43, float %50
  %53 = select i1 %51, i32 %44, i32 3
  %54 = fadd float %29, 0xC0019999A0000000
  %55 = fadd float %30, -2.500000e-01
  %56 = fmul float %54, %54
  %57 = fmul float %55, %55
  %58 = fadd float %56, %57
  %59 = fadd float %33, %58
  %60 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %59)
  %61 = fadd float %60, -1.000000e+00
  %62 = fcmp olt float %52, %61
  %63 = select i1 %62, float %52, float %61
  %64 = select i1 %62, i32 %53, i32 4
  %65 = fcmp uge float %63, 0x3F50624DE0000000
  %66 = fadd float %25, %63
  %67 = fcmp ule float %66, 4.000000e+01
  %68 = select i1 %65, i1 %67, i1 false
  %69 = select i1 %65, float %23, float %25
  %70 = select i1 %65, i32 %22, i32 %64
  br i1 %68, label %18, label %71

71:
  %72 = xor i1 %65, true
  %73 = select i1 %72, i1 true, i1 %67
  br i1 %73, label %74, label %353

74:
  %75 = fmul float %15, %69
  %76 = fmul float %4, %69
  %77 = fmul float %17, %69
  %78 = fadd float %10, %75
  %79 = fadd float %12, %76
  %80 = fadd float %14, %77
  %81 = fadd float %78, 0x3F60624DE0000000
  %82 = fadd float %79, 0.000000e+00
  %83 = fadd float %80, 0.000000e+00
  %84 = fadd float %82, 1.000000e+00
  %85 = fmul float %83, %83
  %86 = fadd float %81, 0x40019999A0000000
  %87 = fadd float %82, 2.500000e-01
  %88 = fmul float %86, %86
  %89 = fmul float %87, %87
  %90 = fadd float %88, %89
  %91 = fadd float %85, %90
  %92 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %91)
  %93 = fadd float %92, -1.000000e+00
  %94 = fcmp olt float %84, %93
  %95 = select i1 %94, float %84, float %93
  %96 = fmul float %81, %81
  %97 = fmul float %82, %82
  %98 = fadd float %96, %97
  %99 = fadd float %85, %98
  %100 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %99)
  %101 = fadd float %100, -1.000000e+00
  %102 = fcmp olt float %95, %101
  %103 = select i1 %102, float %95, float %101
  %104 = fadd float %81, 0xC0019999A0000000
  %105 = fadd float %82, -2.500000e-01
  %106 = fmul float %104, %104
  %107 = fmul float %105, %105
  %108 = fadd float %106, %107
  %109 = fadd float %85, %108
  %110 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %109)
  %111 = fadd float %110, -1.000000e+00
  %112 = fcmp olt float %103, %111
  %113 = select i1 %112, float %103, float %111
  %114 = fadd float %78, 0xBF60624DE0000000
  %115 = fadd float %79, 1.000000e+00
  %116 = fmul float %80, %80
  %117 = fadd float %114, 0x40019999A0000000
  %118 = fadd float %79, 2.500000e-01
  %119 = fmul float %117, %117
  %120 = fmul float %118, %118
  %121 = fadd float %120, %119
  %122 = fadd float %116, %121
  %123 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %122)
  %124 = fadd float %123, -1.000000e+00
  %125 = fcmp olt float %115, %124
  %126 = select i1 %125, float %115, float %124
  %127 = fmul float %114, %114
  %128 = fmul float %79, %79
  %129 = fadd float %128, %127
  %130 = fadd float %116, %129
  %131 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %130)
  %132 = fadd float %131, -1.000000e+00
  %133 = fcmp olt float %126, %132
  %134 = select i1 %133, float %126, float %132
  %135 = fadd float %114, 0xC0019999A0000000
  %136 = fadd float %79, -2.500000e-01
  %137 = fmul float %135, %135
  %138 = fmul float %136, %136
  %139 = fadd float %138, %137
  %140 = fadd float %116, %139
  %141 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %140)
  %142 = fadd float %141, -1.000000e+00
  %143 = fcmp olt float %134, %142
  %144 = select i1 %143, float %134, float %142
  %145 = fsub float %113, %144
  %146 = fadd float %78, 0.000000e+00
  %147 = fadd float %79, 0x3F60624DE0000000
  %148 = fadd float %147, 1.000000e+00
  %149 = fadd float %146, 0x40019999A0000000
  %150 = fadd float %147, 2.500000e-01
  %151 = fmul float %149, %149
  %152 = fmul float %150, %150
  %153 = fadd float %151, %152
  %154 = fadd float %85, %153
  %155 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %154)
  %156 = fadd float %155, -1.000000e+00
  %157 = fcmp olt float %148, %156
  %158 = select i1 %157, float %148, float %156
  %159 = fmul float %146, %146
  %160 = fmul float %147, %147
  %161 = fadd float %159, %160
  %162 = fadd float %85, %161
  %163 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %162)
  %164 = fadd float %163, -1.000000e+00
  %165 = fcmp olt float %158, %164
  %166 = select i1 %165, float %158, float %164
  %167 = fadd float %146, 0xC0019999A0000000
  %168 = fadd float %147, -2.500000e-01
  %169 = fmul float %167, %167
  %170 = fmul float %168, %168
  %171 = fadd float %169, %170
  %172 = fadd float %85, %171
  %173 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %172)
  %174 = fadd float %173, -1.000000e+00
  %175 = fcmp olt float %166, %174
  %176 = select i1 %175, float %166, float %174
  %177 = fadd float %79, 0xBF60624DE0000000
  %178 = fadd float %177, 1.000000e+00
  %179 = fadd float %78, 0x40019999A0000000
  %180 = fadd float %177, 2.500000e-01
  %181 = fmul float %179, %179
  %182 = fmul float %180, %180
  %183 = fadd float %181, %182
  %184 = fadd float %116, %183
  %185 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %184)
  %186 = fadd float %185, -1.000000e+00
  %187 = fcmp olt float %178, %186
  %188 = select i1 %187, float %178, float %186
  %189 = fmul float %78, %78
  %190 = fmul float %177, %177
  %191 = fadd float %189, %190
  %192 = fadd float %116, %191
  %193 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %192)
  %194 = fadd float %193, -1.000000e+00
  %195 = fcmp olt float %188, %194
  %196 = select i1 %195, float %188, float %194
  %197 = fadd float %78, 0xC0019999A0000000
  %198 = fadd float %177, -2.500000e-01
  %199 = fmul float %197, %197
  %200 = fmul float %198, %198
  %201 = fadd float %199, %200
  %202 = fadd float %116, %201
  %203 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %202)
  %204 = fadd float %203, -1.000000e+00
  %205 = fcmp olt float %196, %204
  %206 = select i1 %205, float %196, float %204
  %207 = fsub float %176, %206
  %208 = fadd float %80, 0x3F60624DE0000000
  %209 = fmul float %208, %208
  %210 = fadd float %151, %89
  %211 = fadd float %209, %210
  %212 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %211)
  %213 = fadd float %212, -1.000000e+00
  %214 = fcmp olt float %84, %213
  %215 = select i1 %214, float %84, float %213
  %216 = fadd float %159, %97
  %217 = fadd float %209, %216
  %218 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %217)
  %219 = fadd float %218, -1.000000e+00
  %220 = fcmp olt float %215, %219
  %221 = select i1 %220, float %215, float %219
  %222 = fadd float %169, %107
  %223 = fadd float %209, %222
  %224 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %223)
  %225 = fadd float %224, -1.000000e+00
  %226 = fcmp olt float %221, %225
  %227 = select i1 %226, float %221, float %225
  %228 = fadd float %80, 0xBF60624DE0000000
  %229 = fmul float %228, %228
  %230 = fadd float %181, %120
  %231 = fadd float %229, %230
  %232 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %231)
  %233 = fadd float %232, -1.000000e+00
  %234 = fcmp olt float %115, %233
  %235 = select i1 %234, float %115, float %233
  %236 = fadd float %189, %128
  %237 = fadd float %236, %229
  %238 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %237)
  %239 = fadd float %238, -1.000000e+00
  %240 = fcmp olt float %235, %239
  %241 = select i1 %240, float %235, float %239
  %242 = fadd float %199, %138
  %243 = fadd float %229, %242
  %244 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %243)
  %245 = fadd float %244, -1.000000e+00
  %246 = fcmp olt float %241, %245
  %247 = select i1 %246, float %241, float %245
  %248 = fsub float %227, %247
  %249 = fmul float %145, %145
  %250 = fmul float %207, %207
  %251 = fadd float %249, %250
  %252 = fmul float %248, %248
  %253 = fadd float %251, %252
  %254 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %253)
  %255 = fdiv float 1.000000e+00, %254
  %256 = fmul float %145, %255
  %257 = fmul float %207, %255
  %258 = fmul float %255, %248
  %259 = fmul float %256, 0x3F847AE140000000
  %260 = fmul float %257, 0x3F847AE140000000
  %261 = fmul float %258, 0x3F847AE140000000
  %262 = fadd float %78, %259
  %263 = fadd float %79, %260
  %264 = fadd float %80, %261
  br label %268

265:
  %266 = add nuw nsw i32 %269, 1
  %267 = icmp eq i32 %266, 160
  br i1 %267, label %313, label %268, !llvm.loop !4

268:
  %269 = phi i32 [ 0, %74 ], [ %266, %265 ]
  %270 = phi float [ 0x3F947AE140000000, %74 ], [ %308, %265 ]
  %271 = fmul float %270, 0x3FDC9F25C0000000
  %272 = fmul float %270, 0x3FE6E5B7E0000000
  %273 = fmul float %270, 0x3FE12C49E0000000
  %274 = fadd float %262, %271
  %275 = fadd float %263, %272
  %276 = fsub float %264, %273
  %277 = fadd float %275, 1.000000e+00
  %278 = fmul float %276, %276
  %279 = fadd float %274, 0x40019999A0000000
  %280 = fadd float %275, 2.500000e-01
  %281 = fmul float %279, %279
  %282 = fmul float %280, %280
  %283 = fadd float %281, %282
  %284 = fadd float %278, %283
  %285 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %284)
  %286 = fadd float %285, -1.000000e+00
  %287 = fcmp olt float %277, %286
  %288 = select i1 %287, float %277, float %286
  %289 = fmul float %274, %274
  %290 = fmul float %275, %275
  %291 = fadd float %289, %290
  %292 = fadd float %278, %291
  %293 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %292)
  %294 = fadd float %293, -1.000000e+00
  %295 = fcmp olt float %288, %294
  %296 = select i1 %295, float %288, float %294
  %297 = fadd float %274, 0xC0019999A0000000
  %298 = fadd float %275, -2.500000e-01
  %299 = fmul float %297, %297
  %300 = fmul float %298, %298
  %301 = fadd float %299, %300
  %302 = fadd float %278, %301
  %303 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %302)
  %304 = fadd float %303, -1.000000e+00
  %305 = fcmp olt float %296, %304
  %306 = select i1 %305, float %296, float %304
  %307 = fcmp uge float %306, 0x3F50624DE0000000
  %308 = fadd float %270, %306
  %309 = fcmp ule float %308, 4.000000e+01
  %310 = select i1 %307, i1 %309, i1 false
  br i1 %310, label %265, label %311

311:
  %312 = select i1 %307, float 0x3FE99999A0000000, float 0x3FC99999A0000000
  br label %313

313:
  %314 = phi float [ %312, %311 ], [ 0x3FE99999A0000000, %265 ]
  %315 = fmul float %256, 0x3FDC9F25C0000000
  %316 = fmul float %257, 0x3FE6E5B7E0000000
  %317 = fadd float %315, %316
  %318 = fmul float %258, 0x3FE12C49E0000000
  %319 = fsub float %317, %318
  %320 = tail call noundef float @llvm.maxnum.f32(float %319, float 0.000000e+00)
  %321 = fmul float %320, %314
  %322 = fadd float %321, 0x3FC99999A0000000
  %323 = fmul float %69, 0xBFA99999A0000000
  %324 = fmul float %323, 0x3FF7154760000000
  %325 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %324)
  switch i32 %70, label %336 [
    i32 1, label %326
    i32 2, label %337
    i32 3, label %335
  ]

326:
  %327 = tail call noundef float @llvm.floor.f32(float %78)
  %328 = fptosi float %327 to i32
  %329 = tail call noundef float @llvm.floor.f32(float %80)
  %330 = fptosi float %329 to i32
  %331 = add nsw i32 %330, %328
  %332 = and i32 %331, 1
  %333 = icmp eq i32 %332, 0
  %334 = select i1 %333, %struct.float3 { float 0x3FEB333340000000, float 0x3FEB333340000000, float 0x3FE99999A0000000 }, %struct.float3 { float 2.500000e-01, float 0x3FD3333340000000, float 0x3FD6666660000000 }
  br label %337

335:
  br label %337

336:
  br label %337

337:
  %338 = phi %struct.float3 [ { float 2.500000e-01, float 5.000000e-01, float 0x3FECCCCCC0000000 }, %336 ], [ { float 0x3FEE666660000000, float 7.500000e-01, float 0x3FC99999A0000000 }, %335 ], [ %334, %326 ], [ { float 0x3FECCCCCC0000000, float 0x3FD3333340000000, float 2.500000e-01 }, %313 ]
  %339 = extractvalue %struct.float3 %338, 0
  %340 = extractvalue %struct.float3 %338, 1
  %341 = extractvalue %struct.float3 %338, 2
  %342 = fmul float %325, %322
  %343 = fmul float %342, %339
  %344 = fmul float %342, %340
  %345 = fmul float %342, %341
  %346 = fsub float 1.000000e+00, %325
  %347 = fmul float %7, %346
  %348 = fmul float %8, %346
  %349 = fmul float %9, %346
  %350 = fadd float %347, %343
  %351 = fadd float %348, %344
  %352 = fadd float %349, %345
  br label %353

353:
  %354 = phi float [ %350, %337 ], [ %7, %71 ], [ %7, %18 ]
  %355 = phi float [ %351, %337 ], [ %8, %71 ], [ %8, %18 ]
  %356 = phi float [ %352, %337 ], [ %9, %71 ], [ %9, %18 ]
  %357 = insertvalue %struct.float3 poison, float %354, 0
  %358 = insertvalue %struct.float3 %357, float %355, 1
  %359 = insertvalue %struct.float3 %358, float %356, 2
  ret %struct.float3 %359
}

define dso_local noundef zeroext i8 @_Z4bytef(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call noundef float @llvm.maxnum.f32(float %0, float 0.000000e+00)
  %3 = tail call noundef float @llvm.minnum.f32(float %2, float 1.000000e+00)
  %4 = fmul float %3, 2.550000e+02
  %5 = tail call noundef i32 @llvm.nvvm.f2ui.rn(float %4)
  %6 = trunc i32 %5 to i8
  ret i8 %6
}

define dso_local ptx_kernel void @ray_marcher(i32 noundef %0, i32 noundef %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call range(i32 1, 257) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %8 = mul i32 %4, %6
  %9 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call range(i32 0, 256) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %11 = add i32 %8, %9
  %12 = mul nuw nsw i32 %5, %7
  %13 = add nuw nsw i32 %12, %10
  %14 = icmp ult i32 %11, %0
  %15 = icmp ult i32 %13, %1
  %16 = select i1 %14, i1 %15, i1 false
  br i1 %16, label %17, label %388

17:
  %18 = uitofp i32 %1 to float
  %19 = fdiv float 2.000000e+00, %18
  %20 = uitofp i32 %11 to float
  %21 = fadd float %20, 5.000000e-01
  %22 = fmul float %21, %19
  %23 = uitofp i32 %0 to float
  %24 = fdiv float %23, %18
  %25 = fsub float %22, %24
  %26 = uitofp nneg i32 %13 to float
  %27 = fadd float %26, 5.000000e-01
  %28 = fmul float %27, %19
  %29 = fsub float 1.000000e+00, %28
  %30 = fadd float %29, -2.500000e-01
  %31 = fmul float %25, %25
  %32 = fmul float %30, %30
  %33 = fadd float %31, %32
  %34 = fadd float %33, 0x40135C2900000000
  %35 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %34)
  %36 = fdiv float 1.000000e+00, %35
  %37 = fmul float %25, %36
  %38 = fmul float %30, %36
  %39 = fmul float %36, 0x40019999A0000000
  %40 = fmul float %38, 0x3FD99999A0000000
  %41 = fadd float %40, 0x3FE3333340000000
  %42 = fmul float %41, 0x3FE19999A0000000
  %43 = fmul float %41, 0x3FE6666660000000
  %44 = fmul float %41, 0x3FECCCCCC0000000
  br label %48

45:
  %46 = add nuw nsw i32 %51, 1
  %47 = icmp eq i32 %46, 160
  br i1 %47, label %362, label %48, !llvm.loop !4

48:
  %49 = phi i32 [ undef, %17 ], [ %97, %45 ]
  %50 = phi float [ undef, %17 ], [ %96, %45 ]
  %51 = phi i32 [ 0, %17 ], [ %46, %45 ]
  %52 = phi float [ 0x3F947AE140000000, %17 ], [ %93, %45 ]
  %53 = fmul float %37, %52
  %54 = fmul float %38, %52
  %55 = fmul float %39, %52
  %56 = fadd float %53, 0.000000e+00
  %57 = fadd float %54, 1.000000e+00
  %58 = fadd float %55, -6.000000e+00
  %59 = fadd float %57, 1.000000e+00
  %60 = fmul float %58, %58
  %61 = fadd float %56, 0x40019999A0000000
  %62 = fadd float %57, 2.500000e-01
  %63 = fmul float %61, %61
  %64 = fmul float %62, %62
  %65 = fadd float %63, %64
  %66 = fadd float %60, %65
  %67 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %66)
  %68 = fadd float %67, -1.000000e+00
  %69 = fcmp olt float %59, %68
  %70 = select i1 %69, float %59, float %68
  %71 = select i1 %69, i32 1, i32 2
  %72 = fmul float %56, %56
  %73 = fmul float %57, %57
  %74 = fadd float %72, %73
  %75 = fadd float %60, %74
  %76 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %75)
  %77 = fadd float %76, -1.000000e+00
  %78 = fcmp olt float %70, %77
  %79 = select i1 %78, float %70, float %77
  %80 = select i1 %78, i32 %71, i32 3
  %81 = fadd float %56, 0xC0019999A0000000
  %82 = fadd float %57, -2.500000e-01
  %83 = fmul float %81, %81
  %84 = fmul float %82, %82
  %85 = fadd float %83, %84
  %86 = fadd float %60, %85
  %87 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %86)
  %88 = fadd float %87, -1.000000e+00
  %89 = fcmp olt float %79, %88
  %90 = select i1 %89, float %79, float %88
  %91 = select i1 %89, i32 %80, i32 4
  %92 = fcmp uge float %90, 0x3F50624DE0000000
  %93 = fadd float %52, %90
  %94 = fcmp ule float %93, 4.000000e+01
  %95 = select i1 %92, i1 %94, i1 false
  %96 = select i1 %92, float %50, float %52
  %97 = select i1 %92, i32 %49, i32 %91
  br i1 %95, label %45, label %98

98:
  %99 = xor i1 %92, true
  %100 = select i1 %99, i1 true, i1 %94
  br i1 %100, label %101, label %362

101:
  %102 = fmul float %37, %96
  %103 = fmul float %38, %96
  %104 = fmul float %39, %96
  %105 = fadd float %102, 0.000000e+00
  %106 = fadd float %103, 1.000000e+00
  %107 = fadd float %104, -6.000000e+00
  %108 = fadd float %105, 0x3F60624DE0000000
  %109 = fadd float %106, 1.000000e+00
  %110 = fmul float %107, %107
  %111 = fadd float %108, 0x40019999A0000000
  %112 = fadd float %106, 2.500000e-01
  %113 = fmul float %111, %111
  %114 = fmul float %112, %112
  %115 = fadd float %114, %113
  %116 = fadd float %110, %115
  %117 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %116)
  %118 = fadd float %117, -1.000000e+00
  %119 = fcmp olt float %109, %118
  %120 = select i1 %119, float %109, float %118
  %121 = fmul float %108, %108
  %122 = fmul float %106, %106
  %123 = fadd float %122, %121
  %124 = fadd float %110, %123
  %125 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %124)
  %126 = fadd float %125, -1.000000e+00
  %127 = fcmp olt float %120, %126
  %128 = select i1 %127, float %120, float %126
  %129 = fadd float %108, 0xC0019999A0000000
  %130 = fadd float %106, -2.500000e-01
  %131 = fmul float %129, %129
  %132 = fmul float %130, %130
  %133 = fadd float %132, %131
  %134 = fadd float %110, %133
  %135 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %134)
  %136 = fadd float %135, -1.000000e+00
  %137 = fcmp olt float %128, %136
  %138 = select i1 %137, float %128, float %136
  %139 = fadd float %105, 0xBF60624DE0000000
  %140 = fadd float %139, 0x40019999A0000000
  %141 = fmul float %140, %140
  %142 = fadd float %114, %141
  %143 = fadd float %110, %142
  %144 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %143)
  %145 = fadd float %144, -1.000000e+00
  %146 = fcmp olt float %109, %145
  %147 = select i1 %146, float %109, float %145
  %148 = fmul float %139, %139
  %149 = fadd float %122, %148
  %150 = fadd float %110, %149
  %151 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %150)
  %152 = fadd float %151, -1.000000e+00
  %153 = fcmp olt float %147, %152
  %154 = select i1 %153, float %147, float %152
  %155 = fadd float %139, 0xC0019999A0000000
  %156 = fmul float %155, %155
  %157 = fadd float %132, %156
  %158 = fadd float %110, %157
  %159 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %158)
  %160 = fadd float %159, -1.000000e+00
  %161 = fcmp olt float %154, %160
  %162 = select i1 %161, float %154, float %160
  %163 = fsub float %138, %162
  %164 = fadd float %106, 0x3F60624DE0000000
  %165 = fadd float %164, 1.000000e+00
  %166 = fadd float %105, 0x40019999A0000000
  %167 = fadd float %164, 2.500000e-01
  %168 = fmul float %166, %166
  %169 = fmul float %167, %167
  %170 = fadd float %168, %169
  %171 = fadd float %110, %170
  %172 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %171)
  %173 = fadd float %172, -1.000000e+00
  %174 = fcmp olt float %165, %173
  %175 = select i1 %174, float %165, float %173
  %176 = fmul float %105, %105
  %177 = fmul float %164, %164
  %178 = fadd float %176, %177
  %179 = fadd float %110, %178
  %180 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %179)
  %181 = fadd float %180, -1.000000e+00
  %182 = fcmp olt float %175, %181
  %183 = select i1 %182, float %175, float %181
  %184 = fadd float %105, 0xC0019999A0000000
  %185 = fadd float %164, -2.500000e-01
  %186 = fmul float %184, %184
  %187 = fmul float %185, %185
  %188 = fadd float %186, %187
  %189 = fadd float %110, %188
  %190 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %189)
  %191 = fadd float %190, -1.000000e+00
  %192 = fcmp olt float %183, %191
  %193 = select i1 %192, float %183, float %191
  %194 = fadd float %106, 0xBF60624DE0000000
  %195 = fadd float %194, 1.000000e+00
  %196 = fadd float %194, 2.500000e-01
  %197 = fmul float %196, %196
  %198 = fadd float %168, %197
  %199 = fadd float %110, %198
  %200 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %199)
  %201 = fadd float %200, -1.000000e+00
  %202 = fcmp olt float %195, %201
  %203 = select i1 %202, float %195, float %201
  %204 = fmul float %194, %194
  %205 = fadd float %176, %204
  %206 = fadd float %110, %205
  %207 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %206)
  %208 = fadd float %207, -1.000000e+00
  %209 = fcmp olt float %203, %208
  %210 = select i1 %209, float %203, float %208
  %211 = fadd float %194, -2.500000e-01
  %212 = fmul float %211, %211
  %213 = fadd float %186, %212
  %214 = fadd float %110, %213
  %215 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %214)
  %216 = fadd float %215, -1.000000e+00
  %217 = fcmp olt float %210, %216
  %218 = select i1 %217, float %210, float %216
  %219 = fsub float %193, %218
  %220 = fadd float %107, 0x3F60624DE0000000
  %221 = fmul float %220, %220
  %222 = fadd float %168, %114
  %223 = fadd float %221, %222
  %224 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %223)
  %225 = fadd float %224, -1.000000e+00
  %226 = fcmp olt float %109, %225
  %227 = select i1 %226, float %109, float %225
  %228 = fadd float %176, %122
  %229 = fadd float %221, %228
  %230 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %229)
  %231 = fadd float %230, -1.000000e+00
  %232 = fcmp olt float %227, %231
  %233 = select i1 %232, float %227, float %231
  %234 = fadd float %186, %132
  %235 = fadd float %221, %234
  %236 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %235)
  %237 = fadd float %236, -1.000000e+00
  %238 = fcmp olt float %233, %237
  %239 = select i1 %238, float %233, float %237
  %240 = fadd float %107, 0xBF60624DE0000000
  %241 = fmul float %240, %240
  %242 = fadd float %241, %222
  %243 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %242)
  %244 = fadd float %243, -1.000000e+00
  %245 = fcmp olt float %109, %244
  %246 = select i1 %245, float %109, float %244
  %247 = fadd float %228, %241
  %248 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %247)
  %249 = fadd float %248, -1.000000e+00
  %250 = fcmp olt float %246, %249
  %251 = select i1 %250, float %246, float %249
  %252 = fadd float %241, %234
  %253 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %252)
  %254 = fadd float %253, -1.000000e+00
  %255 = fcmp olt float %251, %254
  %256 = select i1 %255, float %251, float %254
  %257 = fsub float %239, %256
  %258 = fmul float %163, %163
  %259 = fmul float %219, %219
  %260 = fadd float %258, %259
  %261 = fmul float %257, %257
  %262 = fadd float %260, %261
  %263 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %262)
  %264 = fdiv float 1.000000e+00, %263
  %265 = fmul float %163, %264
  %266 = fmul float %219, %264
  %267 = fmul float %264, %257
  %268 = fmul float %265, 0x3F847AE140000000
  %269 = fmul float %266, 0x3F847AE140000000
  %270 = fmul float %267, 0x3F847AE140000000
  %271 = fadd float %105, %268
  %272 = fadd float %106, %269
  %273 = fadd float %107, %270
  br label %277

274:
  %275 = add nuw nsw i32 %278, 1
  %276 = icmp eq i32 %275, 160
  br i1 %276, label %322, label %277, !llvm.loop !4

277:
  %278 = phi i32 [ 0, %101 ], [ %275, %274 ]
  %279 = phi float [ 0x3F947AE140000000, %101 ], [ %317, %274 ]
  %280 = fmul float %279, 0x3FDC9F25C0000000
  %281 = fmul float %279, 0x3FE6E5B7E0000000
  %282 = fmul float %279, 0x3FE12C49E0000000
  %283 = fadd float %271, %280
  %284 = fadd float %272, %281
  %285 = fsub float %273, %282
  %286 = fadd float %284, 1.000000e+00
  %287 = fmul float %285, %285
  %288 = fadd float %283, 0x40019999A0000000
  %289 = fadd float %284, 2.500000e-01
  %290 = fmul float %288, %288
  %291 = fmul float %289, %289
  %292 = fadd float %290, %291
  %293 = fadd float %287, %292
  %294 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %293)
  %295 = fadd float %294, -1.000000e+00
  %296 = fcmp olt float %286, %295
  %297 = select i1 %296, float %286, float %295
  %298 = fmul float %283, %283
  %299 = fmul float %284, %284
  %300 = fadd float %298, %299
  %301 = fadd float %287, %300
  %302 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %301)
  %303 = fadd float %302, -1.000000e+00
  %304 = fcmp olt float %297, %303
  %305 = select i1 %304, float %297, float %303
  %306 = fadd float %283, 0xC0019999A0000000
  %307 = fadd float %284, -2.500000e-01
  %308 = fmul float %306, %306
  %309 = fmul float %307, %307
  %310 = fadd float %308, %309
  %311 = fadd float %287, %310
  %312 = tail call noundef float @llvm.nvvm.sqrt.rn.f(float %311)
  %313 = fadd float %312, -1.000000e+00
  %314 = fcmp olt float %305, %313
  %315 = select i1 %314, float %305, float %313
  %316 = fcmp uge float %315, 0x3F50624DE0000000
  %317 = fadd float %279, %315
  %318 = fcmp ule float %317, 4.000000e+01
  %319 = select i1 %316, i1 %318, i1 false
  br i1 %319, label %274, label %320

320:
  %321 = select i1 %316, float 0x3FE99999A0000000, float 0x3FC99999A0000000
  br label %322

322:
  %323 = phi float [ %321, %320 ], [ 0x3FE99999A0000000, %274 ]
  %324 = fmul float %265, 0x3FDC9F25C0000000
  %325 = fmul float %266, 0x3FE6E5B7E0000000
  %326 = fadd float %324, %325
  %327 = fmul float %267, 0x3FE12C49E0000000
  %328 = fsub float %326, %327
  %329 = tail call noundef float @llvm.maxnum.f32(float %328, float 0.000000e+00)
  %330 = fmul float %329, %323
  %331 = fadd float %330, 0x3FC99999A0000000
  %332 = fmul float %96, 0xBFA99999A0000000
  %333 = fmul float %332, 0x3FF7154760000000
  %334 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %333)
  switch i32 %97, label %345 [
    i32 1, label %335
    i32 2, label %346
    i32 3, label %344
  ]

335:
  %336 = tail call noundef float @llvm.floor.f32(float %105)
  %337 = fptosi float %336 to i32
  %338 = tail call noundef float @llvm.floor.f32(float %107)
  %339 = fptosi float %338 to i32
  %340 = add nsw i32 %339, %337
  %341 = and i32 %340, 1
  %342 = icmp eq i32 %341, 0
  %343 = select i1 %342, %struct.float3 { float 0x3FEB333340000000, float 0x3FEB333340000000, float 0x3FE99999A0000000 }, %struct.float3 { float 2.500000e-01, float 0x3FD3333340000000, float 0x3FD6666660000000 }
  br label %346

344:
  br label %346

345:
  br label %346

346:
  %347 = phi %struct.float3 [ { float 2.500000e-01, float 5.000000e-01, float 0x3FECCCCCC0000000 }, %345 ], [ { float 0x3FEE666660000000, float 7.500000e-01, float 0x3FC99999A0000000 }, %344 ], [ %343, %335 ], [ { float 0x3FECCCCCC0000000, float 0x3FD3333340000000, float 2.500000e-01 }, %322 ]
  %348 = extractvalue %struct.float3 %347, 0
  %349 = extractvalue %struct.float3 %347, 1
  %350 = extractvalue %struct.float3 %347, 2
  %351 = fmul float %334, %331
  %352 = fmul float %351, %348
  %353 = fmul float %351, %349
  %354 = fmul float %351, %350
  %355 = fsub float 1.000000e+00, %334
  %356 = fmul float %42, %355
  %357 = fmul float %43, %355
  %358 = fmul float %44, %355
  %359 = fadd float %356, %352
  %360 = fadd float %357, %353
  %361 = fadd float %358, %354
  br label %362

362:
  %363 = phi float [ %359, %346 ], [ %42, %98 ], [ %42, %45 ]
  %364 = phi float [ %360, %346 ], [ %43, %98 ], [ %43, %45 ]
  %365 = phi float [ %361, %346 ], [ %44, %98 ], [ %44, %45 ]
  %366 = tail call noundef float @llvm.maxnum.f32(float %363, float 0.000000e+00)
  %367 = tail call noundef float @llvm.minnum.f32(float %366, float 1.000000e+00)
  %368 = fmul float %367, 2.550000e+02
  %369 = tail call noundef i32 @llvm.nvvm.f2ui.rn(float %368)
  %370 = trunc i32 %369 to i8
  %371 = tail call noundef float @llvm.maxnum.f32(float %364, float 0.000000e+00)
  %372 = tail call noundef float @llvm.minnum.f32(float %371, float 1.000000e+00)
  %373 = fmul float %372, 2.550000e+02
  %374 = tail call noundef i32 @llvm.nvvm.f2ui.rn(float %373)
  %375 = trunc i32 %374 to i8
  %376 = tail call noundef float @llvm.maxnum.f32(float %365, float 0.000000e+00)
  %377 = tail call noundef float @llvm.minnum.f32(float %376, float 1.000000e+00)
  %378 = fmul float %377, 2.550000e+02
  %379 = tail call noundef i32 @llvm.nvvm.f2ui.rn(float %378)
  %380 = trunc i32 %379 to i8
  %381 = mul i32 %13, %0
  %382 = add i32 %381, %11
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds nuw %struct.uchar4, ptr %2, i64 %383
  store i8 %370, ptr %384, align 4
  %385 = getelementptr inbounds nuw i8, ptr %384, i64 1
  store i8 %375, ptr %385, align 1
  %386 = getelementptr inbounds nuw i8, ptr %384, i64 2
  store i8 %380, ptr %386, align 2
  %387 = getelementptr inbounds nuw i8, ptr %384, i64 3
  store i8 -1, ptr %387, align 1
  br label %388

388:
  ret void
}

declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

declare float @llvm.nvvm.sqrt.rn.f(float) #5

declare float @llvm.floor.f32(float) #6

declare float @llvm.maxnum.f32(float, float) #6

declare float @llvm.nvvm.ex2.approx.f32(float) #5

declare i32 @llvm.nvvm.f2ui.rn(float) #4

declare float @llvm.minnum.f32(float, float) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="256" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
