struct Point { float x, y; int seen[3]; };
enum Colour { red, green = 5 };

static int twice(int value)
{
    int result = value * 2;
    return result + 1;
}

__attribute__((nvptx_kernel)) void variables(int *out, struct Point at, int count)
{
    int sum = 0;
    enum Colour colour = count > 3 ? red : green;
    for (int i = 0; i < count; i++) {
        int part = twice(out[i]) + at.seen[1];
        sum += part;
        out[i] = part;
    }
    out[0] = sum + colour;
}
