static void show(uint64_t bits) { printf("%" PRIx64 "\n", bits); }

int main(void) {
    bits_t in[OPERANDS];
    uint64_t bits;
    for (int next = 0; scanf("%" SCNx64, &bits) == 1;) {
        in[next++] = (bits_t)bits;
        if (next == OPERANDS) {
            compute(in);
            next = 0;
        }
    }
    return 0;
}
