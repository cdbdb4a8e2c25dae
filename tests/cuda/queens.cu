#include "device.cuh"

struct Board { signed char column[8]; };
__device__ __noinline__ bool fits(Board board, int row, int column) {
    for (int i = 0; i < row; i++) {
        int d = board.column[i] - column;
        if (d == 0 || d == row - i || d == i - row) return false;
    }
    return true;
}
__device__ __noinline__ int place(Board board, int row, int n) {
    if (row == n) return 1;
    int count = 0;
    for (int column = 0; column < n; column++)
        if (fits(board, row, column)) {
            Board next = board;
            next.column[row] = column;
            count += place(next, row + 1, n);
        }
    return count;
}
// Each thread puts the first queen into another column.
__global__ void queens(int *out, int n) {
    Board board;
    board.column[0] = threadIdx.x;
    out[threadIdx.x] = place(board, 1, n);
}
