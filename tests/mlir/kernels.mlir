// Kernels in the dialects of MLIR: tools/record-mlir.sh makes LLVM IR of them. `saxpy` is y = a * x + y, `row_sums` sums rows by shuffles.
module attributes {gpu.container_module} {
  gpu.module @kernels {
    gpu.func @saxpy(%a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel {
      %i0 = gpu.block_id x
      %n = gpu.block_dim x
      %t = gpu.thread_id x
      %b = arith.muli %i0, %n : index
      %i = arith.addi %b, %t : index
      %c0 = arith.constant 0 : index
      %len = memref.dim %x, %c0 : memref<?xf32>
      %in = arith.cmpi ult, %i, %len : index
      scf.if %in {
        %u = memref.load %x[%i] : memref<?xf32>
        %v = memref.load %y[%i] : memref<?xf32>
        %p = arith.mulf %a, %u : f32
        %s = arith.addf %p, %v : f32
        memref.store %s, %y[%i] : memref<?xf32>
      }
      gpu.return
    }
    gpu.func @row_sums(%x: memref<?x32xf32>, %y: memref<?xf32>) kernel {
      %r = gpu.block_id x
      %t = gpu.thread_id x
      %u = memref.load %x[%r, %t] : memref<?x32xf32>
      %w = arith.constant 32 : i32
      %o16 = arith.constant 16 : i32
      %v16, %ok16 = gpu.shuffle xor %u, %o16, %w : f32
      %s16 = arith.addf %u, %v16 : f32
      %o8 = arith.constant 8 : i32
      %v8, %ok8 = gpu.shuffle xor %s16, %o8, %w : f32
      %s8 = arith.addf %s16, %v8 : f32
      %o4 = arith.constant 4 : i32
      %v4, %ok4 = gpu.shuffle xor %s8, %o4, %w : f32
      %s4 = arith.addf %s8, %v4 : f32
      %o2 = arith.constant 2 : i32
      %v2, %ok2 = gpu.shuffle xor %s4, %o2, %w : f32
      %s2 = arith.addf %s4, %v2 : f32
      %o1 = arith.constant 1 : i32
      %v1, %ok1 = gpu.shuffle xor %s2, %o1, %w : f32
      %s1 = arith.addf %s2, %v1 : f32
      %c0 = arith.constant 0 : index
      %first = arith.cmpi eq, %t, %c0 : index
      scf.if %first {
        memref.store %s1, %y[%r] : memref<?xf32>
      }
      gpu.return
    }
  }
}
