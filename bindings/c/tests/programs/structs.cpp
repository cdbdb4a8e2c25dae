/* Structs in C++: the same program. */
#include "structs.c"
