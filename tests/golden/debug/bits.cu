// Bit-fields: in units of several types, across them in a packed struct, in a union.
enum Colour { red, green, blue };
struct Bits {
  unsigned low : 3;
  unsigned next : 7;
  int wide : 12;
  unsigned long long longer : 40;
  char plain;
  int last : 5;
  Colour colour : 2;
};
struct __attribute__((packed)) Packed {
  unsigned first : 30;
  unsigned across : 7;
  unsigned long long far : 60;
  char plain;
};
union Either {
  int some : 9;
  int whole;
};
__attribute__((global)) void bits(Bits *from, Packed *packed, Either *either, int *out) {
  Bits local = *from;
  *out = local.next + packed->across + either->some;
}
