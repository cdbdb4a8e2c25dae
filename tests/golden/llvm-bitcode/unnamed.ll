target triple = "nvptx64-nvidia-cuda"

@0 = addrspace(1) global i32 1, align 4, !dbg !5
@1 = private addrspace(1) constant [4 x i8] c"abc\00"
@named = addrspace(1) global ptr addrspace(1) @1
@2 = internal alias i32 (i32), ptr @3

define internal i32 @3(i32 %x) noinline {
  %y = mul i32 %x, 5
  ret i32 %y
}

define ptx_kernel void @k(ptr addrspace(1) %p) {
  %x = load i32, ptr addrspace(1) @0
  %y = call i32 @3(i32 %x)
  store i32 %y, ptr addrspace(1) %p
  store volatile ptr addrspace(1) @1, ptr addrspace(1) @named
  %z = call i32 @2(i32 %x)
  store volatile i32 %z, ptr addrspace(1) %p
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", emissionKind: FullDebug, globals: !{!5})
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "i", scope: !0, file: !1, line: 1, type: !7, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
