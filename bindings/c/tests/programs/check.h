/* What the test programs share. A check that fails ends the program. */
#ifndef CHECK_H
#define CHECK_H

#include "irc.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                                  \
    do {                                                                                  \
        if (!(condition)) {                                                               \
            fprintf(stderr, "%s:%d: %s does not hold; irc says: %s\n", __FILE__, __LINE__, \
                    #condition, irc_error());                                             \
            exit(1);                                                                      \
        }                                                                                 \
    } while (0)

#define EXPECT(status, call)                                                             \
    do {                                                                                 \
        irc_status found_status = (call);                                                \
        if (found_status != (status)) {                                                  \
            fprintf(stderr, "%s:%d: %s gave %d, not %s; irc says: %s\n", __FILE__, __LINE__, \
                    #call, (int)found_status, #status, irc_error());                     \
            exit(1);                                                                     \
        }                                                                                \
    } while (0)

/* A call whose value is 0 because of this. */
#define EXPECT_NONE(status, call)               \
    do {                                        \
        CHECK(!(call));                         \
        EXPECT(status, irc_error_status());     \
    } while (0)

#define OK(call) EXPECT(IRC_OK, call)

static inline const char *text_of(irc_output output)
{
    const char *bytes = NULL;
    OK(irc_output_bytes(output, &bytes, NULL));
    return bytes;
}

#endif
