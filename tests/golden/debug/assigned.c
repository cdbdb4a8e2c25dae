// A variable whose address is taken: LLVM says of its assignments where in memory they go.
void change(int *);
int assigned(int n) {
  int kept = n * 2;
  change(&kept);
  int more = kept + 1;
  change(&kept);
  return kept + more;
}
__attribute__((noinline)) void change(int *at) { *at += 1; }
