; ModuleID = 'last_block.cu'
source_filename = "last_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Index = type { i32, i32, i32 }

$_Z7indicesjjj = comdat any

$_Z13__threadfencev = comdat any

$_Z9atomicIncPjj = comdat any

@tickets = dso_local addrspace(1) externally_initialized global i32 0, align 4, !dbg !0
@_ZZ3sumPKiPiS1_E4part = internal addrspace(3) global [64 x i32] undef, align 4, !dbg !5
@_ZZ3sumPKiPiS1_E4last = internal addrspace(3) global i8 undef, align 1, !dbg !18
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @tickets to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z3sumPKiPiS1_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !7 {
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
    #dbg_declare(ptr %4, !28, !DIExpression(), !29)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !30, !DIExpression(), !31)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !32, !DIExpression(), !33)
    #dbg_declare(ptr %7, !34, !DIExpression(), !35)
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !36
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !36
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !36
  %20 = call %struct.Index @_Z7indicesjjj(i32 noundef %17, i32 noundef %18, i32 noundef %19) #5, !dbg !36
  %21 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !36
  %22 = extractvalue %struct.Index %20, 0, !dbg !36
  store i32 %22, ptr %21, align 4, !dbg !36
  %23 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1, !dbg !36
  %24 = extractvalue %struct.Index %20, 1, !dbg !36
  store i32 %24, ptr %23, align 4, !dbg !36
  %25 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2, !dbg !36
  %26 = extractvalue %struct.Index %20, 2, !dbg !36
  store i32 %26, ptr %25, align 4, !dbg !36
  %27 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !37
  %28 = load i32, ptr %27, align 4, !dbg !37
  store i32 %28, ptr %7, align 4, !dbg !35
  %29 = load ptr, ptr %4, align 8, !dbg !38
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !39
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !39
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !39
  %33 = call %struct.Index @_Z7indicesjjj(i32 noundef %30, i32 noundef %31, i32 noundef %32) #5, !dbg !39
  %34 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !39
  %35 = extractvalue %struct.Index %33, 0, !dbg !39
  store i32 %35, ptr %34, align 4, !dbg !39
  %36 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1, !dbg !39
  %37 = extractvalue %struct.Index %33, 1, !dbg !39
  store i32 %37, ptr %36, align 4, !dbg !39
  %38 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2, !dbg !39
  %39 = extractvalue %struct.Index %33, 2, !dbg !39
  store i32 %39, ptr %38, align 4, !dbg !39
  %40 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !40
  %41 = load i32, ptr %40, align 4, !dbg !40
  %42 = mul i32 %41, 64, !dbg !41
  %43 = load i32, ptr %7, align 4, !dbg !42
  %44 = add i32 %42, %43, !dbg !43
  %45 = zext i32 %44 to i64, !dbg !38
  %46 = getelementptr inbounds nuw i32, ptr %29, i64 %45, !dbg !38
  %47 = load i32, ptr %46, align 4, !dbg !38
  %48 = load i32, ptr %7, align 4, !dbg !44
  %49 = sext i32 %48 to i64, !dbg !45
  %50 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %49, !dbg !45
  store i32 %47, ptr %50, align 4, !dbg !46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !47
    #dbg_declare(ptr %10, !48, !DIExpression(), !50)
  store i32 32, ptr %10, align 4, !dbg !50
  br label %51, !dbg !51

51:                                               ; preds = %71, %3
  %52 = load i32, ptr %10, align 4, !dbg !52
  %53 = icmp sgt i32 %52, 0, !dbg !54
  br i1 %53, label %54, label %74, !dbg !55

54:                                               ; preds = %51
  %55 = load i32, ptr %7, align 4, !dbg !56
  %56 = load i32, ptr %10, align 4, !dbg !59
  %57 = icmp slt i32 %55, %56, !dbg !60
  br i1 %57, label %58, label %70, !dbg !60

58:                                               ; preds = %54
  %59 = load i32, ptr %7, align 4, !dbg !61
  %60 = load i32, ptr %10, align 4, !dbg !62
  %61 = add nsw i32 %59, %60, !dbg !63
  %62 = sext i32 %61 to i64, !dbg !64
  %63 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %62, !dbg !64
  %64 = load i32, ptr %63, align 4, !dbg !64
  %65 = load i32, ptr %7, align 4, !dbg !65
  %66 = sext i32 %65 to i64, !dbg !66
  %67 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %66, !dbg !66
  %68 = load i32, ptr %67, align 4, !dbg !67
  %69 = add nsw i32 %68, %64, !dbg !67
  store i32 %69, ptr %67, align 4, !dbg !67
  br label %70, !dbg !66

70:                                               ; preds = %58, %54
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !68
  br label %71, !dbg !69

71:                                               ; preds = %70
  %72 = load i32, ptr %10, align 4, !dbg !70
  %73 = sdiv i32 %72, 2, !dbg !70
  store i32 %73, ptr %10, align 4, !dbg !70
  br label %51, !dbg !71, !llvm.loop !72

74:                                               ; preds = %51
  %75 = load i32, ptr %7, align 4, !dbg !75
  %76 = icmp eq i32 %75, 0, !dbg !77
  br i1 %76, label %77, label %127, !dbg !77

77:                                               ; preds = %74
  %78 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), align 4, !dbg !78
  %79 = load ptr, ptr %5, align 8, !dbg !80
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !81
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !81
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !81
  %83 = call %struct.Index @_Z7indicesjjj(i32 noundef %80, i32 noundef %81, i32 noundef %82) #5, !dbg !81
  %84 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !81
  %85 = extractvalue %struct.Index %83, 0, !dbg !81
  store i32 %85, ptr %84, align 4, !dbg !81
  %86 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1, !dbg !81
  %87 = extractvalue %struct.Index %83, 1, !dbg !81
  store i32 %87, ptr %86, align 4, !dbg !81
  %88 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2, !dbg !81
  %89 = extractvalue %struct.Index %83, 2, !dbg !81
  store i32 %89, ptr %88, align 4, !dbg !81
  %90 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !82
  %91 = load i32, ptr %90, align 4, !dbg !82
  %92 = zext i32 %91 to i64, !dbg !80
  %93 = getelementptr inbounds nuw i32, ptr %79, i64 %92, !dbg !80
  store i32 %78, ptr %93, align 4, !dbg !83
  call void @_Z13__threadfencev() #5, !dbg !84
  %94 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !85
  %95 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !85
  %96 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !85
  %97 = call %struct.Index @_Z7indicesjjj(i32 noundef %94, i32 noundef %95, i32 noundef %96) #5, !dbg !85
  %98 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !85
  %99 = extractvalue %struct.Index %97, 0, !dbg !85
  store i32 %99, ptr %98, align 4, !dbg !85
  %100 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1, !dbg !85
  %101 = extractvalue %struct.Index %97, 1, !dbg !85
  store i32 %101, ptr %100, align 4, !dbg !85
  %102 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2, !dbg !85
  %103 = extractvalue %struct.Index %97, 2, !dbg !85
  store i32 %103, ptr %102, align 4, !dbg !85
  %104 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !86
  %105 = load i32, ptr %104, align 4, !dbg !86
  %106 = sub i32 %105, 1, !dbg !87
  %107 = call noundef i32 @_Z9atomicIncPjj(ptr noundef addrspacecast (ptr addrspace(1) @tickets to ptr), i32 noundef %106) #5, !dbg !88
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !89
  %109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !89
  %110 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !89
  %111 = call %struct.Index @_Z7indicesjjj(i32 noundef %108, i32 noundef %109, i32 noundef %110) #5, !dbg !89
  %112 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0, !dbg !89
  %113 = extractvalue %struct.Index %111, 0, !dbg !89
  store i32 %113, ptr %112, align 4, !dbg !89
  %114 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1, !dbg !89
  %115 = extractvalue %struct.Index %111, 1, !dbg !89
  store i32 %115, ptr %114, align 4, !dbg !89
  %116 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2, !dbg !89
  %117 = extractvalue %struct.Index %111, 2, !dbg !89
  store i32 %117, ptr %116, align 4, !dbg !89
  %118 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0, !dbg !90
  %119 = load i32, ptr %118, align 4, !dbg !90
  %120 = sub i32 %119, 1, !dbg !91
  %121 = icmp eq i32 %107, %120, !dbg !92
  %122 = zext i1 %121 to i8, !dbg !93
  store i8 %122, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1, !dbg !93
  %123 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1, !dbg !94
  %124 = trunc i8 %123 to i1, !dbg !94
  br i1 %124, label %125, label %126, !dbg !94

125:                                              ; preds = %77
  call void @_Z13__threadfencev() #5, !dbg !96
  br label %126, !dbg !96

126:                                              ; preds = %125, %77
  br label %127, !dbg !97

127:                                              ; preds = %126, %74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !98
  %128 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1, !dbg !99
  %129 = trunc i8 %128 to i1, !dbg !99
  br i1 %129, label %130, label %163, !dbg !101

130:                                              ; preds = %127
  %131 = load i32, ptr %7, align 4, !dbg !102
  %132 = icmp eq i32 %131, 0, !dbg !103
  br i1 %132, label %133, label %163, !dbg !101

133:                                              ; preds = %130
    #dbg_declare(ptr %14, !104, !DIExpression(), !106)
  store i32 0, ptr %14, align 4, !dbg !106
    #dbg_declare(ptr %15, !107, !DIExpression(), !109)
  store i32 0, ptr %15, align 4, !dbg !109
  br label %134, !dbg !110

134:                                              ; preds = %157, %133
  %135 = load i32, ptr %15, align 4, !dbg !111
  %136 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !113
  %137 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !113
  %138 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !113
  %139 = call %struct.Index @_Z7indicesjjj(i32 noundef %136, i32 noundef %137, i32 noundef %138) #5, !dbg !113
  %140 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0, !dbg !113
  %141 = extractvalue %struct.Index %139, 0, !dbg !113
  store i32 %141, ptr %140, align 4, !dbg !113
  %142 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1, !dbg !113
  %143 = extractvalue %struct.Index %139, 1, !dbg !113
  store i32 %143, ptr %142, align 4, !dbg !113
  %144 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2, !dbg !113
  %145 = extractvalue %struct.Index %139, 2, !dbg !113
  store i32 %145, ptr %144, align 4, !dbg !113
  %146 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0, !dbg !114
  %147 = load i32, ptr %146, align 4, !dbg !114
  %148 = icmp ult i32 %135, %147, !dbg !115
  br i1 %148, label %149, label %160, !dbg !116

149:                                              ; preds = %134
  %150 = load ptr, ptr %5, align 8, !dbg !117
  %151 = load i32, ptr %15, align 4, !dbg !118
  %152 = sext i32 %151 to i64, !dbg !117
  %153 = getelementptr inbounds i32, ptr %150, i64 %152, !dbg !117
  %154 = load i32, ptr %153, align 4, !dbg !117
  %155 = load i32, ptr %14, align 4, !dbg !119
  %156 = add nsw i32 %155, %154, !dbg !119
  store i32 %156, ptr %14, align 4, !dbg !119
  br label %157, !dbg !120

157:                                              ; preds = %149
  %158 = load i32, ptr %15, align 4, !dbg !121
  %159 = add nsw i32 %158, 1, !dbg !121
  store i32 %159, ptr %15, align 4, !dbg !121
  br label %134, !dbg !122, !llvm.loop !123

160:                                              ; preds = %134
  %161 = load i32, ptr %14, align 4, !dbg !125
  %162 = load ptr, ptr %6, align 8, !dbg !126
  store i32 %161, ptr %162, align 4, !dbg !127
  br label %163, !dbg !128

163:                                              ; preds = %160, %130, %127
  ret void, !dbg !129
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !130 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !139, !DIExpression(), !140)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !141, !DIExpression(), !142)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !143, !DIExpression(), !144)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !145
  %9 = load i32, ptr %5, align 4, !dbg !146
  store i32 %9, ptr %8, align 4, !dbg !145
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !145
  %11 = load i32, ptr %6, align 4, !dbg !147
  store i32 %11, ptr %10, align 4, !dbg !145
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !145
  %13 = load i32, ptr %7, align 4, !dbg !148
  store i32 %13, ptr %12, align 4, !dbg !145
  %14 = load %struct.Index, ptr %4, align 4, !dbg !149
  ret %struct.Index %14, !dbg !149
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local void @_Z13__threadfencev() #1 comdat !dbg !150 {
  call void @llvm.nvvm.membar.gl(), !dbg !153
  ret void, !dbg !154
}

; Function Attrs: convergent mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z9atomicIncPjj(ptr noundef %0, i32 noundef %1) #1 comdat !dbg !155 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !159, !DIExpression(), !160)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !161, !DIExpression(), !162)
  %5 = load ptr, ptr %3, align 8, !dbg !163
  %6 = load i32, ptr %4, align 4, !dbg !164
  %7 = atomicrmw uinc_wrap ptr %5, i32 %6 seq_cst, align 4, !dbg !165
  ret i32 %7, !dbg !166
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26}
!llvm.ident = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tickets", scope: !2, file: !3, line: 3, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "last_block.cu", directory: "/tmp/kernels")
!4 = !{!0, !5, !18}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!6 = distinct !DIGlobalVariable(name: "part", scope: !7, file: !3, line: 6, type: !15, isLocal: true, isDefinition: true)
!7 = distinct !DISubprogram(name: "sum", linkageName: "_Z3sumPKiPiS1_", scope: !3, file: !3, line: 5, type: !8, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!8 = !DISubroutineType(types: !9)
!9 = !{null, !10, !13, !13}
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !12)
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!14 = !{}
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 2048, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 64)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression(DW_OP_constu, 8, DW_OP_swap, DW_OP_xderef))
!19 = distinct !DIGlobalVariable(name: "last", scope: !7, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!20 = !DIBasicType(name: "bool", size: 8, encoding: DW_ATE_boolean)
!21 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!22 = !{i32 7, !"Dwarf Version", i32 2}
!23 = !{i32 2, !"Debug Info Version", i32 3}
!24 = !{i32 1, !"wchar_size", i32 4}
!25 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!26 = !{i32 7, !"frame-pointer", i32 2}
!27 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!28 = !DILocalVariable(name: "in", arg: 1, scope: !7, file: !3, line: 5, type: !10)
!29 = !DILocation(line: 5, column: 32, scope: !7)
!30 = !DILocalVariable(name: "parts", arg: 2, scope: !7, file: !3, line: 5, type: !13)
!31 = !DILocation(line: 5, column: 41, scope: !7)
!32 = !DILocalVariable(name: "out", arg: 3, scope: !7, file: !3, line: 5, type: !13)
!33 = !DILocation(line: 5, column: 53, scope: !7)
!34 = !DILocalVariable(name: "t", scope: !7, file: !3, line: 8, type: !12)
!35 = !DILocation(line: 8, column: 9, scope: !7)
!36 = !DILocation(line: 8, column: 13, scope: !7)
!37 = !DILocation(line: 8, column: 23, scope: !7)
!38 = !DILocation(line: 9, column: 15, scope: !7)
!39 = !DILocation(line: 9, column: 18, scope: !7)
!40 = !DILocation(line: 9, column: 27, scope: !7)
!41 = !DILocation(line: 9, column: 29, scope: !7)
!42 = !DILocation(line: 9, column: 36, scope: !7)
!43 = !DILocation(line: 9, column: 34, scope: !7)
!44 = !DILocation(line: 9, column: 10, scope: !7)
!45 = !DILocation(line: 9, column: 5, scope: !7)
!46 = !DILocation(line: 9, column: 13, scope: !7)
!47 = !DILocation(line: 10, column: 5, scope: !7)
!48 = !DILocalVariable(name: "s", scope: !49, file: !3, line: 11, type: !12)
!49 = distinct !DILexicalBlock(scope: !7, file: !3, line: 11, column: 5)
!50 = !DILocation(line: 11, column: 14, scope: !49)
!51 = !DILocation(line: 11, column: 10, scope: !49)
!52 = !DILocation(line: 11, column: 22, scope: !53)
!53 = distinct !DILexicalBlock(scope: !49, file: !3, line: 11, column: 5)
!54 = !DILocation(line: 11, column: 24, scope: !53)
!55 = !DILocation(line: 11, column: 5, scope: !49)
!56 = !DILocation(line: 12, column: 13, scope: !57)
!57 = distinct !DILexicalBlock(scope: !58, file: !3, line: 12, column: 13)
!58 = distinct !DILexicalBlock(scope: !53, file: !3, line: 11, column: 37)
!59 = !DILocation(line: 12, column: 17, scope: !57)
!60 = !DILocation(line: 12, column: 15, scope: !57)
!61 = !DILocation(line: 12, column: 36, scope: !57)
!62 = !DILocation(line: 12, column: 40, scope: !57)
!63 = !DILocation(line: 12, column: 38, scope: !57)
!64 = !DILocation(line: 12, column: 31, scope: !57)
!65 = !DILocation(line: 12, column: 25, scope: !57)
!66 = !DILocation(line: 12, column: 20, scope: !57)
!67 = !DILocation(line: 12, column: 28, scope: !57)
!68 = !DILocation(line: 13, column: 9, scope: !58)
!69 = !DILocation(line: 14, column: 5, scope: !58)
!70 = !DILocation(line: 11, column: 31, scope: !53)
!71 = !DILocation(line: 11, column: 5, scope: !53)
!72 = distinct !{!72, !55, !73, !74}
!73 = !DILocation(line: 14, column: 5, scope: !49)
!74 = !{!"llvm.loop.mustprogress"}
!75 = !DILocation(line: 15, column: 9, scope: !76)
!76 = distinct !DILexicalBlock(scope: !7, file: !3, line: 15, column: 9)
!77 = !DILocation(line: 15, column: 11, scope: !76)
!78 = !DILocation(line: 16, column: 29, scope: !79)
!79 = distinct !DILexicalBlock(scope: !76, file: !3, line: 15, column: 17)
!80 = !DILocation(line: 16, column: 9, scope: !79)
!81 = !DILocation(line: 16, column: 15, scope: !79)
!82 = !DILocation(line: 16, column: 24, scope: !79)
!83 = !DILocation(line: 16, column: 27, scope: !79)
!84 = !DILocation(line: 17, column: 9, scope: !79)
!85 = !DILocation(line: 18, column: 36, scope: !79)
!86 = !DILocation(line: 18, column: 44, scope: !79)
!87 = !DILocation(line: 18, column: 46, scope: !79)
!88 = !DILocation(line: 18, column: 16, scope: !79)
!89 = !DILocation(line: 18, column: 54, scope: !79)
!90 = !DILocation(line: 18, column: 62, scope: !79)
!91 = !DILocation(line: 18, column: 64, scope: !79)
!92 = !DILocation(line: 18, column: 51, scope: !79)
!93 = !DILocation(line: 18, column: 14, scope: !79)
!94 = !DILocation(line: 19, column: 13, scope: !95)
!95 = distinct !DILexicalBlock(scope: !79, file: !3, line: 19, column: 13)
!96 = !DILocation(line: 19, column: 19, scope: !95)
!97 = !DILocation(line: 20, column: 5, scope: !79)
!98 = !DILocation(line: 21, column: 5, scope: !7)
!99 = !DILocation(line: 22, column: 9, scope: !100)
!100 = distinct !DILexicalBlock(scope: !7, file: !3, line: 22, column: 9)
!101 = !DILocation(line: 22, column: 14, scope: !100)
!102 = !DILocation(line: 22, column: 17, scope: !100)
!103 = !DILocation(line: 22, column: 19, scope: !100)
!104 = !DILocalVariable(name: "total", scope: !105, file: !3, line: 23, type: !12)
!105 = distinct !DILexicalBlock(scope: !100, file: !3, line: 22, column: 25)
!106 = !DILocation(line: 23, column: 13, scope: !105)
!107 = !DILocalVariable(name: "i", scope: !108, file: !3, line: 24, type: !12)
!108 = distinct !DILexicalBlock(scope: !105, file: !3, line: 24, column: 9)
!109 = !DILocation(line: 24, column: 18, scope: !108)
!110 = !DILocation(line: 24, column: 14, scope: !108)
!111 = !DILocation(line: 24, column: 25, scope: !112)
!112 = distinct !DILexicalBlock(scope: !108, file: !3, line: 24, column: 9)
!113 = !DILocation(line: 24, column: 29, scope: !112)
!114 = !DILocation(line: 24, column: 37, scope: !112)
!115 = !DILocation(line: 24, column: 27, scope: !112)
!116 = !DILocation(line: 24, column: 9, scope: !108)
!117 = !DILocation(line: 24, column: 54, scope: !112)
!118 = !DILocation(line: 24, column: 60, scope: !112)
!119 = !DILocation(line: 24, column: 51, scope: !112)
!120 = !DILocation(line: 24, column: 45, scope: !112)
!121 = !DILocation(line: 24, column: 41, scope: !112)
!122 = !DILocation(line: 24, column: 9, scope: !112)
!123 = distinct !{!123, !116, !124, !74}
!124 = !DILocation(line: 24, column: 61, scope: !108)
!125 = !DILocation(line: 25, column: 16, scope: !105)
!126 = !DILocation(line: 25, column: 10, scope: !105)
!127 = !DILocation(line: 25, column: 14, scope: !105)
!128 = !DILocation(line: 26, column: 5, scope: !105)
!129 = !DILocation(line: 27, column: 1, scope: !7)
!130 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !131, file: !131, line: 14, type: !132, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!131 = !DIFile(filename: "./device.cuh", directory: "/tmp/kernels")
!132 = !DISubroutineType(types: !133)
!133 = !{!134, !21, !21, !21}
!134 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !131, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !135, identifier: "_ZTS5Index")
!135 = !{!136, !137, !138}
!136 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !134, file: !131, line: 13, baseType: !21, size: 32)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !134, file: !131, line: 13, baseType: !21, size: 32, offset: 32)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !134, file: !131, line: 13, baseType: !21, size: 32, offset: 64)
!139 = !DILocalVariable(name: "x", arg: 1, scope: !130, file: !131, line: 14, type: !21)
!140 = !DILocation(line: 14, column: 42, scope: !130)
!141 = !DILocalVariable(name: "y", arg: 2, scope: !130, file: !131, line: 14, type: !21)
!142 = !DILocation(line: 14, column: 54, scope: !130)
!143 = !DILocalVariable(name: "z", arg: 3, scope: !130, file: !131, line: 14, type: !21)
!144 = !DILocation(line: 14, column: 66, scope: !130)
!145 = !DILocation(line: 14, column: 78, scope: !130)
!146 = !DILocation(line: 14, column: 79, scope: !130)
!147 = !DILocation(line: 14, column: 82, scope: !130)
!148 = !DILocation(line: 14, column: 85, scope: !130)
!149 = !DILocation(line: 14, column: 71, scope: !130)
!150 = distinct !DISubprogram(name: "__threadfence", linkageName: "_Z13__threadfencev", scope: !131, file: !131, line: 41, type: !151, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!151 = !DISubroutineType(types: !152)
!152 = !{null}
!153 = !DILocation(line: 41, column: 42, scope: !150)
!154 = !DILocation(line: 41, column: 62, scope: !150)
!155 = distinct !DISubprogram(name: "atomicInc", linkageName: "_Z9atomicIncPjj", scope: !131, file: !131, line: 31, type: !156, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!156 = !DISubroutineType(types: !157)
!157 = !{!21, !158, !21}
!158 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!159 = !DILocalVariable(name: "p", arg: 1, scope: !155, file: !131, line: 31, type: !158)
!160 = !DILocation(line: 31, column: 48, scope: !155)
!161 = !DILocalVariable(name: "v", arg: 2, scope: !155, file: !131, line: 31, type: !21)
!162 = !DILocation(line: 31, column: 60, scope: !155)
!163 = !DILocation(line: 31, column: 95, scope: !155)
!164 = !DILocation(line: 31, column: 98, scope: !155)
!165 = !DILocation(line: 31, column: 72, scope: !155)
!166 = !DILocation(line: 31, column: 65, scope: !155)
