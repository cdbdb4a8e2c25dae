// Types, scopes and variables of every kind, for the readers of LLVM IR: tools/record-debug.sh.

#define global __attribute__((address_space(1)))
#define shared __attribute__((address_space(3)))
#define constant __attribute__((address_space(4)))

typedef struct {
  int first;
  float second;
  unsigned low : 3;
  unsigned high : 5;
} Parts;
typedef union {
  int whole;
  float number;
  unsigned char bytes[4];
} Either;
enum Level { BELOW = -1, ABOVE = 5 };
typedef long Wide;
struct List {
  struct List *next;
  const volatile short *values[2][3];
};

global int counters[10];
shared float tile[32];
constant const Wide limit = 40;

static inline int square(int x) {
  int result = x * x;
  return result + 1;
}

static inline int both(int x, int y) {
  int sum = square(x);
  {
    int inner = square(y);
    sum += inner;
  }
  return sum;
}

static __attribute__((noinline)) int depth(struct List *list, int at) {
  return list == 0 ? at : depth(list->next, at + 1);
}

__attribute__((nvptx_kernel)) void types(int *out, Parts parts, const float *in, enum Level level,
                                         Either either, Wide count, struct List *list) {
  int last[4];
  Parts local = parts;
  for (int i = 0; i < count; i++) {
    int made = both(out[i], i);
    last[i & 3] = made;
    local.first += made;
    local.second = in[i] * 2.0f;
    out[i] = local.first + last[0] + either.whole + level + (int)local.second;
  }
  tile[count] = in[0];
  out[0] += counters[1] + (int)tile[2] + (int)limit + depth(list, 0);
}
