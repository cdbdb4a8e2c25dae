// target: sm_80
#include "device.cuh"

__global__ void votes(unsigned *out) {
    unsigned lane = threadIdx.x & 31, ballot, same, all;
    asm volatile("{ .reg .pred p; setp.gt.u32 p, %1, 7; vote.sync.ballot.b32 %0, p, 0xffffffff; }" : "=r"(ballot) : "r"(lane));
    asm volatile("match.any.sync.b32 %0, %1, 0xffffffff;" : "=r"(same) : "r"(lane / 4));
    asm volatile("{ .reg .pred p, q; setp.ne.u32 p, %1, 0; vote.sync.all.pred q, p, -1; selp.u32 %0, 1, 0, q; }" : "=r"(all) : "r"(ballot));
    asm volatile("redux.sync.add.u32 %0, %0, 0xffffffff;" : "+r"(all));
    out[threadIdx.x] = ballot ^ same ^ all;
}
