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

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
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
    #dbg_declare(ptr %4, !27, !DIExpression(), !28)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !29, !DIExpression(), !30)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !31, !DIExpression(), !32)
    #dbg_declare(ptr %7, !33, !DIExpression(), !34)
  %17 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !35
  %18 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y(), !dbg !35
  %19 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z(), !dbg !35
  %20 = call %struct.Index @_Z7indicesjjj(i32 noundef %17, i32 noundef %18, i32 noundef %19) #5, !dbg !35
  %21 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !35
  %22 = extractvalue %struct.Index %20, 0, !dbg !35
  store i32 %22, ptr %21, align 4, !dbg !35
  %23 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 1, !dbg !35
  %24 = extractvalue %struct.Index %20, 1, !dbg !35
  store i32 %24, ptr %23, align 4, !dbg !35
  %25 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 2, !dbg !35
  %26 = extractvalue %struct.Index %20, 2, !dbg !35
  store i32 %26, ptr %25, align 4, !dbg !35
  %27 = getelementptr inbounds nuw %struct.Index, ptr %8, i32 0, i32 0, !dbg !36
  %28 = load i32, ptr %27, align 4, !dbg !36
  store i32 %28, ptr %7, align 4, !dbg !34
  %29 = load ptr, ptr %4, align 8, !dbg !37
  %30 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !38
  %31 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !38
  %32 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !38
  %33 = call %struct.Index @_Z7indicesjjj(i32 noundef %30, i32 noundef %31, i32 noundef %32) #5, !dbg !38
  %34 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !38
  %35 = extractvalue %struct.Index %33, 0, !dbg !38
  store i32 %35, ptr %34, align 4, !dbg !38
  %36 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 1, !dbg !38
  %37 = extractvalue %struct.Index %33, 1, !dbg !38
  store i32 %37, ptr %36, align 4, !dbg !38
  %38 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 2, !dbg !38
  %39 = extractvalue %struct.Index %33, 2, !dbg !38
  store i32 %39, ptr %38, align 4, !dbg !38
  %40 = getelementptr inbounds nuw %struct.Index, ptr %9, i32 0, i32 0, !dbg !39
  %41 = load i32, ptr %40, align 4, !dbg !39
  %42 = mul i32 %41, 64, !dbg !40
  %43 = load i32, ptr %7, align 4, !dbg !41
  %44 = add i32 %42, %43, !dbg !42
  %45 = zext i32 %44 to i64, !dbg !37
  %46 = getelementptr inbounds nuw i32, ptr %29, i64 %45, !dbg !37
  %47 = load i32, ptr %46, align 4, !dbg !37
  %48 = load i32, ptr %7, align 4, !dbg !43
  %49 = sext i32 %48 to i64, !dbg !44
  %50 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %49, !dbg !44
  store i32 %47, ptr %50, align 4, !dbg !45
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
    #dbg_declare(ptr %10, !47, !DIExpression(), !49)
  store i32 32, ptr %10, align 4, !dbg !49
  br label %51, !dbg !50

51:                                               ; preds = %71, %3
  %52 = load i32, ptr %10, align 4, !dbg !51
  %53 = icmp sgt i32 %52, 0, !dbg !53
  br i1 %53, label %54, label %74, !dbg !54

54:                                               ; preds = %51
  %55 = load i32, ptr %7, align 4, !dbg !55
  %56 = load i32, ptr %10, align 4, !dbg !58
  %57 = icmp slt i32 %55, %56, !dbg !59
  br i1 %57, label %58, label %70, !dbg !59

58:                                               ; preds = %54
  %59 = load i32, ptr %7, align 4, !dbg !60
  %60 = load i32, ptr %10, align 4, !dbg !61
  %61 = add nsw i32 %59, %60, !dbg !62
  %62 = sext i32 %61 to i64, !dbg !63
  %63 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %62, !dbg !63
  %64 = load i32, ptr %63, align 4, !dbg !63
  %65 = load i32, ptr %7, align 4, !dbg !64
  %66 = sext i32 %65 to i64, !dbg !65
  %67 = getelementptr inbounds [64 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), i64 0, i64 %66, !dbg !65
  %68 = load i32, ptr %67, align 4, !dbg !66
  %69 = add nsw i32 %68, %64, !dbg !66
  store i32 %69, ptr %67, align 4, !dbg !66
  br label %70, !dbg !65

70:                                               ; preds = %58, %54
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !67
  br label %71, !dbg !68

71:                                               ; preds = %70
  %72 = load i32, ptr %10, align 4, !dbg !69
  %73 = sdiv i32 %72, 2, !dbg !69
  store i32 %73, ptr %10, align 4, !dbg !69
  br label %51, !dbg !70, !llvm.loop !71

74:                                               ; preds = %51
  %75 = load i32, ptr %7, align 4, !dbg !74
  %76 = icmp eq i32 %75, 0, !dbg !76
  br i1 %76, label %77, label %127, !dbg !76

77:                                               ; preds = %74
  %78 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4part to ptr), align 4, !dbg !77
  %79 = load ptr, ptr %5, align 8, !dbg !79
  %80 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !80
  %81 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y(), !dbg !80
  %82 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z(), !dbg !80
  %83 = call %struct.Index @_Z7indicesjjj(i32 noundef %80, i32 noundef %81, i32 noundef %82) #5, !dbg !80
  %84 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !80
  %85 = extractvalue %struct.Index %83, 0, !dbg !80
  store i32 %85, ptr %84, align 4, !dbg !80
  %86 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 1, !dbg !80
  %87 = extractvalue %struct.Index %83, 1, !dbg !80
  store i32 %87, ptr %86, align 4, !dbg !80
  %88 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 2, !dbg !80
  %89 = extractvalue %struct.Index %83, 2, !dbg !80
  store i32 %89, ptr %88, align 4, !dbg !80
  %90 = getelementptr inbounds nuw %struct.Index, ptr %11, i32 0, i32 0, !dbg !81
  %91 = load i32, ptr %90, align 4, !dbg !81
  %92 = zext i32 %91 to i64, !dbg !79
  %93 = getelementptr inbounds nuw i32, ptr %79, i64 %92, !dbg !79
  store i32 %78, ptr %93, align 4, !dbg !82
  call void @_Z13__threadfencev() #5, !dbg !83
  %94 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !84
  %95 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !84
  %96 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !84
  %97 = call %struct.Index @_Z7indicesjjj(i32 noundef %94, i32 noundef %95, i32 noundef %96) #5, !dbg !84
  %98 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !84
  %99 = extractvalue %struct.Index %97, 0, !dbg !84
  store i32 %99, ptr %98, align 4, !dbg !84
  %100 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 1, !dbg !84
  %101 = extractvalue %struct.Index %97, 1, !dbg !84
  store i32 %101, ptr %100, align 4, !dbg !84
  %102 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 2, !dbg !84
  %103 = extractvalue %struct.Index %97, 2, !dbg !84
  store i32 %103, ptr %102, align 4, !dbg !84
  %104 = getelementptr inbounds nuw %struct.Index, ptr %12, i32 0, i32 0, !dbg !85
  %105 = load i32, ptr %104, align 4, !dbg !85
  %106 = sub i32 %105, 1, !dbg !86
  %107 = call noundef i32 @_Z9atomicIncPjj(ptr noundef addrspacecast (ptr addrspace(1) @tickets to ptr), i32 noundef %106) #5, !dbg !87
  %108 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !88
  %109 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !88
  %110 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !88
  %111 = call %struct.Index @_Z7indicesjjj(i32 noundef %108, i32 noundef %109, i32 noundef %110) #5, !dbg !88
  %112 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0, !dbg !88
  %113 = extractvalue %struct.Index %111, 0, !dbg !88
  store i32 %113, ptr %112, align 4, !dbg !88
  %114 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 1, !dbg !88
  %115 = extractvalue %struct.Index %111, 1, !dbg !88
  store i32 %115, ptr %114, align 4, !dbg !88
  %116 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 2, !dbg !88
  %117 = extractvalue %struct.Index %111, 2, !dbg !88
  store i32 %117, ptr %116, align 4, !dbg !88
  %118 = getelementptr inbounds nuw %struct.Index, ptr %13, i32 0, i32 0, !dbg !89
  %119 = load i32, ptr %118, align 4, !dbg !89
  %120 = sub i32 %119, 1, !dbg !90
  %121 = icmp eq i32 %107, %120, !dbg !91
  %122 = zext i1 %121 to i8, !dbg !92
  store i8 %122, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1, !dbg !92
  %123 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1, !dbg !93
  %124 = trunc i8 %123 to i1, !dbg !93
  br i1 %124, label %125, label %126, !dbg !93

125:                                              ; preds = %77
  call void @_Z13__threadfencev() #5, !dbg !95
  br label %126, !dbg !95

126:                                              ; preds = %125, %77
  br label %127, !dbg !96

127:                                              ; preds = %126, %74
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !97
  %128 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ3sumPKiPiS1_E4last to ptr), align 1, !dbg !98
  %129 = trunc i8 %128 to i1, !dbg !98
  br i1 %129, label %130, label %163, !dbg !100

130:                                              ; preds = %127
  %131 = load i32, ptr %7, align 4, !dbg !101
  %132 = icmp eq i32 %131, 0, !dbg !102
  br i1 %132, label %133, label %163, !dbg !100

133:                                              ; preds = %130
    #dbg_declare(ptr %14, !103, !DIExpression(), !105)
  store i32 0, ptr %14, align 4, !dbg !105
    #dbg_declare(ptr %15, !106, !DIExpression(), !108)
  store i32 0, ptr %15, align 4, !dbg !108
  br label %134, !dbg !109

134:                                              ; preds = %157, %133
  %135 = load i32, ptr %15, align 4, !dbg !110
  %136 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x(), !dbg !112
  %137 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y(), !dbg !112
  %138 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z(), !dbg !112
  %139 = call %struct.Index @_Z7indicesjjj(i32 noundef %136, i32 noundef %137, i32 noundef %138) #5, !dbg !112
  %140 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0, !dbg !112
  %141 = extractvalue %struct.Index %139, 0, !dbg !112
  store i32 %141, ptr %140, align 4, !dbg !112
  %142 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 1, !dbg !112
  %143 = extractvalue %struct.Index %139, 1, !dbg !112
  store i32 %143, ptr %142, align 4, !dbg !112
  %144 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 2, !dbg !112
  %145 = extractvalue %struct.Index %139, 2, !dbg !112
  store i32 %145, ptr %144, align 4, !dbg !112
  %146 = getelementptr inbounds nuw %struct.Index, ptr %16, i32 0, i32 0, !dbg !113
  %147 = load i32, ptr %146, align 4, !dbg !113
  %148 = icmp ult i32 %135, %147, !dbg !114
  br i1 %148, label %149, label %160, !dbg !115

149:                                              ; preds = %134
  %150 = load ptr, ptr %5, align 8, !dbg !116
  %151 = load i32, ptr %15, align 4, !dbg !117
  %152 = sext i32 %151 to i64, !dbg !116
  %153 = getelementptr inbounds i32, ptr %150, i64 %152, !dbg !116
  %154 = load i32, ptr %153, align 4, !dbg !116
  %155 = load i32, ptr %14, align 4, !dbg !118
  %156 = add nsw i32 %155, %154, !dbg !118
  store i32 %156, ptr %14, align 4, !dbg !118
  br label %157, !dbg !119

157:                                              ; preds = %149
  %158 = load i32, ptr %15, align 4, !dbg !120
  %159 = add nsw i32 %158, 1, !dbg !120
  store i32 %159, ptr %15, align 4, !dbg !120
  br label %134, !dbg !121, !llvm.loop !122

160:                                              ; preds = %134
  %161 = load i32, ptr %14, align 4, !dbg !124
  %162 = load ptr, ptr %6, align 8, !dbg !125
  store i32 %161, ptr %162, align 4, !dbg !126
  br label %163, !dbg !127

163:                                              ; preds = %160, %130, %127
  ret void, !dbg !128
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local %struct.Index @_Z7indicesjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 comdat !dbg !129 {
  %4 = alloca %struct.Index, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !138, !DIExpression(), !139)
  store i32 %1, ptr %6, align 4
    #dbg_declare(ptr %6, !140, !DIExpression(), !141)
  store i32 %2, ptr %7, align 4
    #dbg_declare(ptr %7, !142, !DIExpression(), !143)
  %8 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 0, !dbg !144
  %9 = load i32, ptr %5, align 4, !dbg !145
  store i32 %9, ptr %8, align 4, !dbg !144
  %10 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 1, !dbg !144
  %11 = load i32, ptr %6, align 4, !dbg !146
  store i32 %11, ptr %10, align 4, !dbg !144
  %12 = getelementptr inbounds nuw %struct.Index, ptr %4, i32 0, i32 2, !dbg !144
  %13 = load i32, ptr %7, align 4, !dbg !147
  store i32 %13, ptr %12, align 4, !dbg !144
  %14 = load %struct.Index, ptr %4, align 4, !dbg !148
  ret %struct.Index %14, !dbg !148
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

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local void @_Z13__threadfencev() #1 comdat !dbg !149 {
  call void @llvm.nvvm.membar.gl(), !dbg !152
  ret void, !dbg !153
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define linkonce_odr dso_local noundef i32 @_Z9atomicIncPjj(ptr noundef %0, i32 noundef %1) #1 comdat !dbg !154 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !158, !DIExpression(), !159)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !160, !DIExpression(), !161)
  %5 = load ptr, ptr %3, align 8, !dbg !162
  %6 = load i32, ptr %4, align 4, !dbg !163
  %7 = atomicrmw uinc_wrap ptr %5, i32 %6 seq_cst, align 4, !dbg !164
  ret i32 %7, !dbg !165
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_75" "target-features"="+ptx42,+ptx83,+sm_75" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nounwind }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!22, !23, !24, !25, !26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "tickets", scope: !2, file: !3, line: 3, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "last_block.cu", directory: "/src")
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
!27 = !DILocalVariable(name: "in", arg: 1, scope: !7, file: !3, line: 5, type: !10)
!28 = !DILocation(line: 5, column: 32, scope: !7)
!29 = !DILocalVariable(name: "parts", arg: 2, scope: !7, file: !3, line: 5, type: !13)
!30 = !DILocation(line: 5, column: 41, scope: !7)
!31 = !DILocalVariable(name: "out", arg: 3, scope: !7, file: !3, line: 5, type: !13)
!32 = !DILocation(line: 5, column: 53, scope: !7)
!33 = !DILocalVariable(name: "t", scope: !7, file: !3, line: 8, type: !12)
!34 = !DILocation(line: 8, column: 9, scope: !7)
!35 = !DILocation(line: 8, column: 13, scope: !7)
!36 = !DILocation(line: 8, column: 23, scope: !7)
!37 = !DILocation(line: 9, column: 15, scope: !7)
!38 = !DILocation(line: 9, column: 18, scope: !7)
!39 = !DILocation(line: 9, column: 27, scope: !7)
!40 = !DILocation(line: 9, column: 29, scope: !7)
!41 = !DILocation(line: 9, column: 36, scope: !7)
!42 = !DILocation(line: 9, column: 34, scope: !7)
!43 = !DILocation(line: 9, column: 10, scope: !7)
!44 = !DILocation(line: 9, column: 5, scope: !7)
!45 = !DILocation(line: 9, column: 13, scope: !7)
!46 = !DILocation(line: 10, column: 5, scope: !7)
!47 = !DILocalVariable(name: "s", scope: !48, file: !3, line: 11, type: !12)
!48 = distinct !DILexicalBlock(scope: !7, file: !3, line: 11, column: 5)
!49 = !DILocation(line: 11, column: 14, scope: !48)
!50 = !DILocation(line: 11, column: 10, scope: !48)
!51 = !DILocation(line: 11, column: 22, scope: !52)
!52 = distinct !DILexicalBlock(scope: !48, file: !3, line: 11, column: 5)
!53 = !DILocation(line: 11, column: 24, scope: !52)
!54 = !DILocation(line: 11, column: 5, scope: !48)
!55 = !DILocation(line: 12, column: 13, scope: !56)
!56 = distinct !DILexicalBlock(scope: !57, file: !3, line: 12, column: 13)
!57 = distinct !DILexicalBlock(scope: !52, file: !3, line: 11, column: 37)
!58 = !DILocation(line: 12, column: 17, scope: !56)
!59 = !DILocation(line: 12, column: 15, scope: !56)
!60 = !DILocation(line: 12, column: 36, scope: !56)
!61 = !DILocation(line: 12, column: 40, scope: !56)
!62 = !DILocation(line: 12, column: 38, scope: !56)
!63 = !DILocation(line: 12, column: 31, scope: !56)
!64 = !DILocation(line: 12, column: 25, scope: !56)
!65 = !DILocation(line: 12, column: 20, scope: !56)
!66 = !DILocation(line: 12, column: 28, scope: !56)
!67 = !DILocation(line: 13, column: 9, scope: !57)
!68 = !DILocation(line: 14, column: 5, scope: !57)
!69 = !DILocation(line: 11, column: 31, scope: !52)
!70 = !DILocation(line: 11, column: 5, scope: !52)
!71 = distinct !{!71, !54, !72, !73}
!72 = !DILocation(line: 14, column: 5, scope: !48)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 15, column: 9, scope: !75)
!75 = distinct !DILexicalBlock(scope: !7, file: !3, line: 15, column: 9)
!76 = !DILocation(line: 15, column: 11, scope: !75)
!77 = !DILocation(line: 16, column: 29, scope: !78)
!78 = distinct !DILexicalBlock(scope: !75, file: !3, line: 15, column: 17)
!79 = !DILocation(line: 16, column: 9, scope: !78)
!80 = !DILocation(line: 16, column: 15, scope: !78)
!81 = !DILocation(line: 16, column: 24, scope: !78)
!82 = !DILocation(line: 16, column: 27, scope: !78)
!83 = !DILocation(line: 17, column: 9, scope: !78)
!84 = !DILocation(line: 18, column: 36, scope: !78)
!85 = !DILocation(line: 18, column: 44, scope: !78)
!86 = !DILocation(line: 18, column: 46, scope: !78)
!87 = !DILocation(line: 18, column: 16, scope: !78)
!88 = !DILocation(line: 18, column: 54, scope: !78)
!89 = !DILocation(line: 18, column: 62, scope: !78)
!90 = !DILocation(line: 18, column: 64, scope: !78)
!91 = !DILocation(line: 18, column: 51, scope: !78)
!92 = !DILocation(line: 18, column: 14, scope: !78)
!93 = !DILocation(line: 19, column: 13, scope: !94)
!94 = distinct !DILexicalBlock(scope: !78, file: !3, line: 19, column: 13)
!95 = !DILocation(line: 19, column: 19, scope: !94)
!96 = !DILocation(line: 20, column: 5, scope: !78)
!97 = !DILocation(line: 21, column: 5, scope: !7)
!98 = !DILocation(line: 22, column: 9, scope: !99)
!99 = distinct !DILexicalBlock(scope: !7, file: !3, line: 22, column: 9)
!100 = !DILocation(line: 22, column: 14, scope: !99)
!101 = !DILocation(line: 22, column: 17, scope: !99)
!102 = !DILocation(line: 22, column: 19, scope: !99)
!103 = !DILocalVariable(name: "total", scope: !104, file: !3, line: 23, type: !12)
!104 = distinct !DILexicalBlock(scope: !99, file: !3, line: 22, column: 25)
!105 = !DILocation(line: 23, column: 13, scope: !104)
!106 = !DILocalVariable(name: "i", scope: !107, file: !3, line: 24, type: !12)
!107 = distinct !DILexicalBlock(scope: !104, file: !3, line: 24, column: 9)
!108 = !DILocation(line: 24, column: 18, scope: !107)
!109 = !DILocation(line: 24, column: 14, scope: !107)
!110 = !DILocation(line: 24, column: 25, scope: !111)
!111 = distinct !DILexicalBlock(scope: !107, file: !3, line: 24, column: 9)
!112 = !DILocation(line: 24, column: 29, scope: !111)
!113 = !DILocation(line: 24, column: 37, scope: !111)
!114 = !DILocation(line: 24, column: 27, scope: !111)
!115 = !DILocation(line: 24, column: 9, scope: !107)
!116 = !DILocation(line: 24, column: 54, scope: !111)
!117 = !DILocation(line: 24, column: 60, scope: !111)
!118 = !DILocation(line: 24, column: 51, scope: !111)
!119 = !DILocation(line: 24, column: 45, scope: !111)
!120 = !DILocation(line: 24, column: 41, scope: !111)
!121 = !DILocation(line: 24, column: 9, scope: !111)
!122 = distinct !{!122, !115, !123, !73}
!123 = !DILocation(line: 24, column: 61, scope: !107)
!124 = !DILocation(line: 25, column: 16, scope: !104)
!125 = !DILocation(line: 25, column: 10, scope: !104)
!126 = !DILocation(line: 25, column: 14, scope: !104)
!127 = !DILocation(line: 26, column: 5, scope: !104)
!128 = !DILocation(line: 27, column: 1, scope: !7)
!129 = distinct !DISubprogram(name: "indices", linkageName: "_Z7indicesjjj", scope: !130, file: !130, line: 14, type: !131, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!130 = !DIFile(filename: "./device.cuh", directory: "/src")
!131 = !DISubroutineType(types: !132)
!132 = !{!133, !21, !21, !21}
!133 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Index", file: !130, line: 13, size: 96, flags: DIFlagTypePassByValue, elements: !134, identifier: "_ZTS5Index")
!134 = !{!135, !136, !137}
!135 = !DIDerivedType(tag: DW_TAG_member, name: "x", scope: !133, file: !130, line: 13, baseType: !21, size: 32)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "y", scope: !133, file: !130, line: 13, baseType: !21, size: 32, offset: 32)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "z", scope: !133, file: !130, line: 13, baseType: !21, size: 32, offset: 64)
!138 = !DILocalVariable(name: "x", arg: 1, scope: !129, file: !130, line: 14, type: !21)
!139 = !DILocation(line: 14, column: 42, scope: !129)
!140 = !DILocalVariable(name: "y", arg: 2, scope: !129, file: !130, line: 14, type: !21)
!141 = !DILocation(line: 14, column: 54, scope: !129)
!142 = !DILocalVariable(name: "z", arg: 3, scope: !129, file: !130, line: 14, type: !21)
!143 = !DILocation(line: 14, column: 66, scope: !129)
!144 = !DILocation(line: 14, column: 78, scope: !129)
!145 = !DILocation(line: 14, column: 79, scope: !129)
!146 = !DILocation(line: 14, column: 82, scope: !129)
!147 = !DILocation(line: 14, column: 85, scope: !129)
!148 = !DILocation(line: 14, column: 71, scope: !129)
!149 = distinct !DISubprogram(name: "__threadfence", linkageName: "_Z13__threadfencev", scope: !130, file: !130, line: 41, type: !150, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!150 = !DISubroutineType(types: !151)
!151 = !{null}
!152 = !DILocation(line: 41, column: 42, scope: !149)
!153 = !DILocation(line: 41, column: 62, scope: !149)
!154 = distinct !DISubprogram(name: "atomicInc", linkageName: "_Z9atomicIncPjj", scope: !130, file: !130, line: 31, type: !155, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !14)
!155 = !DISubroutineType(types: !156)
!156 = !{!21, !157, !21}
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!158 = !DILocalVariable(name: "p", arg: 1, scope: !154, file: !130, line: 31, type: !157)
!159 = !DILocation(line: 31, column: 48, scope: !154)
!160 = !DILocalVariable(name: "v", arg: 2, scope: !154, file: !130, line: 31, type: !21)
!161 = !DILocation(line: 31, column: 60, scope: !154)
!162 = !DILocation(line: 31, column: 95, scope: !154)
!163 = !DILocation(line: 31, column: 98, scope: !154)
!164 = !DILocation(line: 31, column: 72, scope: !154)
!165 = !DILocation(line: 31, column: 65, scope: !154)
