/* Whatever a caller does wrong is a code and a message, and nothing else happens. */
#include "check.h"

static void null_pointers(void)
{
    irc_output output;
    irc_module module;
    EXPECT(IRC_NULL, irc_compile(NULL, 5, NULL, &output));
    CHECK(strstr(irc_error(), "`source` is null") && output.id == 0);
    EXPECT(IRC_NULL, irc_compile("", 0, NULL, NULL));
    EXPECT(IRC_NULL, irc_module_read("", 0, NULL, NULL, &output));
    EXPECT(IRC_NULL, irc_module_read("", 0, NULL, &module, NULL));
    module = irc_module_new();
    EXPECT(IRC_NULL, irc_module_print(module, NULL));
    EXPECT_NONE(IRC_NULL, irc_function_new(module, NULL, IRC_KERNEL, NULL, 0, NULL, 0).id);
    EXPECT_NONE(IRC_NULL, irc_function_new(module, "k", IRC_KERNEL, NULL, 1, NULL, 0).id);
    EXPECT_NONE(IRC_ARGUMENT, irc_function_new(module, "k", 9, NULL, 0, NULL, 0).id);
    EXPECT_NONE(IRC_UTF8, irc_function_new(module, "\xff", IRC_KERNEL, NULL, 0, NULL, 0).id);
    const irc_type none = 0x77, float3 = IRC_VECTOR(IRC_F32, 5);
    EXPECT_NONE(IRC_ARGUMENT, irc_function_new(module, "k", IRC_KERNEL, &none, 1, NULL, 0).id);
    EXPECT_NONE(IRC_ARGUMENT, irc_function_new(module, "k", IRC_KERNEL, &float3, 1, NULL, 0).id);
    OK(irc_module_free(module));
}

static void options(void)
{
    irc_output output;
    irc_options options = IRC_OPTIONS_INIT;
    options.target = "sm_91";
    EXPECT(IRC_ARGUMENT, irc_compile("", 0, &options, &output));
    CHECK(strstr(irc_error(), "sm_9"));
    options.target = "sm_30";
    EXPECT(IRC_ARGUMENT, irc_compile("", 0, &options, &output));
    options.target = NULL;
    options.ptx_version = "8.0";
    EXPECT(IRC_ARGUMENT, irc_compile("", 0, &options, &output));
    options.ptx_version = NULL;
    options.level = 4;
    EXPECT(IRC_ARGUMENT, irc_compile("", 0, &options, &output));
    options.level = 0;
    options.emit = "object";
    EXPECT(IRC_ARGUMENT, irc_compile("", 0, &options, &output));
    options.emit = NULL;
    options.language = "c";
    EXPECT(IRC_ARGUMENT, irc_compile("", 0, &options, &output));
    options.language = NULL;
    options.size = 0;
    EXPECT(IRC_ARGUMENT, irc_compile("", 0, &options, &output));
    /* An older program has a shorter struct. */
    options.size = sizeof options.size;
    OK(irc_compile("", 0, &options, &output));
    OK(irc_output_free(output));
    irc_machine_options machine = IRC_MACHINE_OPTIONS_INIT;
    machine.checks = "rice";
    EXPECT_NONE(IRC_ARGUMENT, irc_machine_new(&machine).id);
    CHECK(strstr(irc_error(), "did you mean `race`?"));
}

static void handles(void)
{
    irc_module none = {0}, module = irc_module_new(), made_up = {0x123456789abcdefu};
    irc_output output;
    EXPECT(IRC_HANDLE, irc_module_free(none));
    EXPECT(IRC_KIND, irc_module_free(made_up));
    made_up.id = module.id + 1;
    EXPECT(IRC_HANDLE, irc_module_free(made_up));
    made_up.id = module.id + ((uint64_t)1 << 32);
    EXPECT(IRC_HANDLE, irc_module_free(made_up));
    irc_output wrong = {module.id};
    EXPECT(IRC_KIND, irc_output_free(wrong));
    CHECK(strstr(irc_error(), "expected the handle of an output, found that of a module"));
    CHECK(irc_output_log(wrong) == NULL && irc_output_json(wrong) == NULL);
    CHECK(irc_output_count(wrong) == 0);
    OK(irc_module_free(module));
    EXPECT(IRC_HANDLE, irc_module_free(module));
    EXPECT(IRC_HANDLE, irc_module_print(module, &output));
    EXPECT_NONE(IRC_HANDLE, irc_function_new(module, "k", IRC_KERNEL, NULL, 0, NULL, 0).id);
    /* The next one has the same slot and another number. */
    irc_module next = irc_module_new();
    CHECK(next.id != module.id);
    EXPECT(IRC_HANDLE, irc_module_print(module, &output));
    OK(irc_module_free(next));
}

static irc_builder begin(irc_module module, const char *name, irc_value *param)
{
    const irc_type i32 = IRC_I32;
    irc_function function = irc_function_new(module, name, IRC_DEVICE, &i32, 1, &i32, 1);
    irc_builder builder = irc_builder_new(module, function);
    OK(irc_begin(builder, param, 1));
    return builder;
}

static void other_functions(void)
{
    irc_module one = irc_module_new(), two = irc_module_new();
    irc_value x, y, z;
    irc_builder b = begin(one, "f", &x), c = begin(one, "g", &y), d = begin(two, "f", &z);
    EXPECT_NONE(IRC_FOREIGN, irc_add(b, x, y).id);
    EXPECT_NONE(IRC_FOREIGN, irc_add(d, z, x).id);
    irc_block block = irc_block_new(c);
    EXPECT(IRC_FOREIGN, irc_br(b, block, NULL, 0));
    irc_value as_value = {block.id};
    EXPECT_NONE(IRC_KIND, irc_add(c, y, as_value).id);
    irc_function f = irc_function_find(one, "f");
    EXPECT_NONE(IRC_FOREIGN, irc_call(d, f, &z, 1, NULL, 0));
    EXPECT_NONE(IRC_FOREIGN, irc_builder_new(two, f).id);
    EXPECT_NONE(IRC_BUILD, irc_builder_new(one, f).id);
    irc_builder e = begin(two, "h", &z);
    irc_value made_up = {z.id + 12345};
    EXPECT_NONE(IRC_BUILD, irc_value_name(e, made_up, "none") != IRC_BUILD);
    OK(irc_builder_free(e));
    /* The first mistake is what the end tells. */
    OK(irc_ret(b, &x, 1));
    EXPECT(IRC_BUILD, irc_builder_check(b));
    EXPECT(IRC_BUILD, irc_builder_finish(b));
    CHECK(strstr(irc_error(), "the value belongs to something else"));
    EXPECT(IRC_HANDLE, irc_builder_finish(b));
    EXPECT_NONE(IRC_HANDLE, irc_add(b, x, x).id);
    OK(irc_builder_free(c));
    irc_output output;
    EXPECT(IRC_INPUT, irc_module_compile(one, NULL, &output));
    OK(irc_output_free(output));
    OK(irc_module_free(one));
    /* Its builder goes on with it. */
    OK(irc_module_free(two));
    EXPECT_NONE(IRC_OK, irc_int(d, IRC_I32, 3).id == 0);
    OK(irc_builder_free(d));
}

static void mistakes(void)
{
    irc_module module = irc_module_new();
    irc_value x;
    irc_builder b = begin(module, "a", &x);
    EXPECT_NONE(IRC_BUILD, irc_fadd(b, x, x).id == 0 ? 0 : 1);
    OK(irc_builder_free(b));
    b = begin(module, "b", &x);
    EXPECT_NONE(IRC_ARGUMENT, irc_op(b, "ad", NULL, 0, &x, 1, NULL).id);
    CHECK(strstr(irc_error(), "did you mean `add`?"));
    OK(irc_builder_free(b));
    b = begin(module, "c", &x);
    EXPECT_NONE(IRC_BUILD, irc_icmp(b, "less", x, x).id);
    CHECK(strstr(irc_error(), "less"));
    OK(irc_builder_free(b));
    b = begin(module, "d", &x);
    EXPECT_NONE(IRC_ARGUMENT, irc_int(b, IRC_I8, 300).id);
    CHECK(strstr(irc_error(), "300"));
    OK(irc_builder_free(b));
    b = begin(module, "e", &x);
    /* No terminator. */
    EXPECT(IRC_BUILD, irc_builder_finish(b));
    CHECK(strstr(irc_error(), "@e: block0 has no terminator"));
    CHECK(!irc_function_new(module, "f", IRC_KERNEL, NULL, 0, (const irc_type[]){IRC_I32}, 1).id);
    CHECK(!strcmp(irc_error(), "the kernel @f cannot have results"));
    const irc_type pointer = IRC_PTR_GLOBAL;
    irc_function f = irc_function_new(module, "f", IRC_KERNEL, &pointer, 1, NULL, 0);
    EXPECT(IRC_ARGUMENT, irc_function_attribute(module, f, 0, "align", 3));
    CHECK(!strcmp(irc_error(), "the alignment 3 is not a power of two"));
    OK(irc_function_attribute(module, f, 0, "align", 16));
    EXPECT(IRC_ARGUMENT, irc_function_attribute(module, f, 1, "align", 16));
    CHECK(strstr(irc_error(), "1 parameter, so none with the number 1"));
    EXPECT(IRC_ARGUMENT, irc_function_attribute(module, f, -1, "maxthreads", 16));
    CHECK(strstr(irc_error(), "unknown attribute `maxthreads`; there are: maxntid, "));
    EXPECT_NONE(IRC_ARGUMENT, irc_global_new(module, "g", "heap", IRC_I32, 3, NULL, 0).id);
    CHECK(strstr(irc_error(), "unknown space `heap`; there are: global"));
    EXPECT_NONE(IRC_ARGUMENT, irc_global_new(module, "g", "global", IRC_I32, 3, "12345678", 8).id);
    CHECK(!strcmp(irc_error(), "the contents have 8 bytes, the type 12"));
    OK(irc_module_free(module));
}

/* Whatever is wrong, the message says where: the location, the function, the name of a variable. */
static void places(void)
{
    static const struct { const char *name, *words, *message; } operations[] = {
        {"icmp", "lt", "`icmp lt %0, %1`: unknown comparison `lt`; did you mean `slt`?"},
        {"ad", NULL, "unknown operation `ad`; did you mean `add`?"},
        {"load", NULL, "`load %0, %1`: "},
        {"fadd", NULL, "block block0: `%1 = fadd`: "},
    };
    irc_module module = irc_module_new();
    irc_file file = irc_file_new(module, "my.src");
    char name[2] = "a", place[32];
    for (size_t i = 0; i <= sizeof operations / sizeof *operations; i++, name[0]++) {
        irc_value x;
        irc_builder b = begin(module, name, &x);
        irc_location(b, file, 12, 5);
        snprintf(place, sizeof place, "my.src:12:5: @%s: ", name);
        const char *message = "`count` (var0) is i32, the value ";
        if (i < sizeof operations / sizeof *operations) {
            const irc_value operands[] = {x, x};
            message = operations[i].message;
            irc_op(b, operations[i].name, operations[i].words, 0, operands, 2, NULL);
        } else {
            irc_variable count = irc_variable_new(b, IRC_I32);
            OK(irc_variable_name(b, count, "count"));
            irc_variable_set(b, count, irc_float(b, IRC_F32, 1));
        }
        CHECK(strstr(irc_error(), place) == irc_error());
        CHECK(strstr(irc_error(), message) == irc_error() + strlen(place));
        irc_builder_finish(b);
        CHECK(strstr(irc_error(), place) == irc_error());
    }
    OK(irc_module_free(module));
}

int main(void)
{
    CHECK(irc_error_status() == IRC_OK && !*irc_error());
    null_pointers();
    options();
    handles();
    other_functions();
    mistakes();
    places();
    return 0;
}
