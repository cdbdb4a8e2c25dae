struct pair {
  int first;
  int second;
};
volatile int state;
__attribute__((noinline)) int next(void) { return state++; }
__attribute__((noinline)) void use(int *at) { state += *at; }
// Sums that nothing computes, memory at addresses and several operands.
int sums(struct pair *from, int count) {
  int total = 0;
  for (int i = 0; i < count; i++) {
    struct pair *behind = from + 1;
    int got = next();
    int more = got + 5;
    int less = got - count;
    int twice = got * 2;
    int *place = &from->second + got;
    use(&from->first);
    if (got)
      use(&behind->second);
    total += next();
    from = behind;
  }
  return total;
}
