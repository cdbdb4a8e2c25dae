/* Functions by the builder, and what they compute on the simulator. */
#include "check.h"

/* y[i] = a * x[i] + y[i], for i < n. */
static irc_module saxpy(void)
{
    irc_module module = irc_module_new();
    const irc_type types[] = {IRC_I32, IRC_F32, IRC_PTR_GLOBAL, IRC_PTR_GLOBAL};
    irc_function kernel = irc_function_new(module, "saxpy", IRC_KERNEL, types, 4, NULL, 0);
    OK(irc_function_attribute(module, kernel, 2, "noalias", 0));
    OK(irc_function_attribute(module, kernel, -1, "maxntid", 256));
    irc_file file = irc_file_new(module, "saxpy.array");
    irc_builder b = irc_builder_new(module, kernel);
    irc_value p[4];
    OK(irc_begin(b, p, 4));
    OK(irc_location(b, file, 7, 3));
    irc_value i = irc_thread_index_x(b);
    irc_block body = irc_block_new(b), done = irc_block_new(b);
    OK(irc_condbr(b, irc_icmp(b, "slt", i, p[0]), body, done));
    OK(irc_block_enter(b, body));
    irc_value x = irc_load(b, IRC_F32, NULL, irc_ptradd(b, p[2], i, 4, 0));
    irc_value at = irc_ptradd(b, p[3], i, 4, 0);
    OK(irc_location(b, file, 8, 5));
    irc_value sum = irc_fma(b, p[1], x, irc_load(b, IRC_F32, NULL, at));
    OK(irc_value_name(b, sum, "sum"));
    CHECK(irc_value_type(b, sum) == IRC_F32);
    irc_store(b, NULL, sum, at);
    OK(irc_br(b, done, NULL, 0));
    OK(irc_block_enter(b, done));
    OK(irc_ret(b, NULL, 0));
    OK(irc_builder_finish(b));
    return module;
}

static void runs(void)
{
    irc_module module = saxpy();
    irc_output output, report;
    OK(irc_module_print(module, &output));
    CHECK(strstr(text_of(output), "%sum = fma"));
    OK(irc_output_free(output));
    OK(irc_module_compile(module, NULL, &output));
    irc_machine machine = irc_machine_new(NULL);
    irc_program program;
    const char *ptx = text_of(output);
    OK(irc_machine_load(machine, ptx, strlen(ptx), &program, &report));

    float x[100], y[100];
    for (int i = 0; i < 100; i++) {
        x[i] = (float)i;
        y[i] = 1.0f;
    }
    uint64_t dx = irc_machine_allocate(machine, sizeof x), dy = irc_machine_allocate(machine, sizeof y);
    CHECK(dx && dy);
    OK(irc_machine_write(machine, dx, x, sizeof x));
    OK(irc_machine_write(machine, dy, y, sizeof y));
    int32_t n = 100;
    float a = 2.0f;
    irc_argument arguments[] = {{&n, sizeof n}, {&a, sizeof a}, {&dx, sizeof dx}, {&dy, sizeof dy}};
    irc_launch launch = IRC_LAUNCH_INIT;
    launch.grid[0] = 4;
    launch.block[0] = 32;
    OK(irc_machine_launch(machine, program, "saxpy", &launch, arguments, 4, &report));
    CHECK(irc_output_count(report) == 0);
    OK(irc_output_free(report));
    OK(irc_machine_read(machine, dy, y, sizeof y));
    for (int i = 0; i < 100; i++)
        CHECK(y[i] == 2.0f * (float)i + 1.0f);

    /* A fault names the line that the location says. */
    n = 101;
    EXPECT(IRC_FAULT, irc_machine_launch(machine, program, "saxpy", &launch, arguments, 4, &report));
    irc_diagnostic fault;
    OK(irc_output_diagnostic(report, 0, &fault, sizeof fault));
    CHECK(strcmp(fault.code, "R0101") == 0 && strcmp(fault.file, "saxpy.array") == 0);
    CHECK(fault.line == 7 && fault.ptx_line > 0 && strcmp(fault.kernel, "saxpy") == 0);
    CHECK(fault.has_thread && fault.thread[0] == 4 && fault.cta[0] == 3);
    CHECK(strstr(irc_output_json(report), "\"out-of-bounds\""));
    OK(irc_output_free(report));

    /* What cannot begin. */
    EXPECT(IRC_LAUNCH, irc_machine_launch(machine, program, "axpy", &launch, arguments, 4, &report));
    OK(irc_output_free(report));
    EXPECT(IRC_LAUNCH, irc_machine_launch(machine, program, "saxpy", &launch, arguments, 3, &report));
    OK(irc_output_free(report));
    EXPECT(IRC_INPUT, irc_machine_load(machine, "nonsense", 8, &program, &report));
    CHECK(irc_output_count(report) >= 1);
    OK(irc_output_free(report));
    OK(irc_machine_release(machine, dx));
    EXPECT(IRC_MEMORY, irc_machine_release(machine, dx));
    EXPECT(IRC_MEMORY, irc_machine_read(machine, dx, x, sizeof x));
    OK(irc_machine_free(machine));
    OK(irc_output_free(output));
    OK(irc_module_free(module));
}

/* A loop over a variable, a call, a switch, a slot, shared and global memory, text of PTX. */
static void the_rest(void)
{
    irc_module module = irc_module_new();
    const irc_type i32 = IRC_I32;
    irc_function twice = irc_function_new(module, "twice", IRC_INTERNAL_DEVICE, &i32, 1, &i32, 1);
    irc_value x, result;
    irc_builder b = irc_builder_new(module, twice);
    OK(irc_begin(b, &x, 1));
    result = irc_add(b, x, x);
    OK(irc_ret(b, &result, 1));
    OK(irc_builder_finish(b));
    CHECK(irc_function_find(module, "twice").id == twice.id);

    const int32_t table[4] = {10, 20, 30, 40};
    irc_global constants = irc_global_new(module, "table", "const", IRC_I32, 4, table, sizeof table);
    irc_global tile = irc_global_new(module, "tile", "shared", IRC_I32, 32, NULL, 0);
    const irc_type pointer = IRC_PTR_GLOBAL;
    irc_function kernel = irc_function_new(module, "rest", IRC_KERNEL, &pointer, 1, NULL, 0);
    b = irc_builder_new(module, kernel);
    irc_value out;
    OK(irc_begin(b, &out, 1));
    irc_value tid = irc_sreg(b, "tid.x");

    /* total = table[0] + .. + table[3] */
    irc_variable total = irc_variable_new(b, IRC_I32), at = irc_variable_new(b, IRC_I32);
    OK(irc_variable_set(b, total, irc_int(b, IRC_I32, 0)));
    OK(irc_variable_set(b, at, irc_int(b, IRC_I32, 0)));
    irc_block head = irc_block_new(b), body = irc_block_new(b), after = irc_block_new(b);
    OK(irc_br(b, head, NULL, 0));
    OK(irc_block_enter(b, head));
    irc_value now = irc_variable_get(b, at);
    OK(irc_condbr(b, irc_icmp(b, "ult", now, irc_int(b, IRC_I32, 4)), body, after));
    OK(irc_block_enter(b, body));
    irc_value element = irc_load(b, IRC_I32, NULL, irc_ptradd(b, irc_global_addr(b, constants), now, 4, 0));
    OK(irc_variable_set(b, total, irc_add(b, irc_variable_get(b, total), element)));
    OK(irc_variable_set(b, at, irc_add(b, now, irc_int(b, IRC_I32, 1))));
    OK(irc_br(b, head, NULL, 0));
    OK(irc_block_enter(b, after));
    OK(irc_block_seal(b, head));

    /* Through a slot, a vector and the neighbour's shared memory. */
    irc_slot slot = irc_slot_new(b, IRC_I32, 1);
    irc_store(b, NULL, irc_variable_get(b, total), irc_slot_addr(b, slot));
    irc_value read = irc_load(b, IRC_I32, "volatile", irc_slot_addr(b, slot));
    irc_value lanes[2] = {read, tid};
    irc_value pair = irc_vbuild(b, IRC_VECTOR(IRC_I32, 2), lanes, 2);
    const uint8_t swapped[] = {1, 0};
    pair = irc_shuffle(b, IRC_VECTOR(IRC_I32, 2), pair, pair, swapped, 2);
    pair = irc_insert(b, pair, irc_int(b, IRC_I32, 5), 0);
    irc_value sum = irc_add(b, irc_extract(b, pair, 0), irc_extract(b, pair, 1));
    irc_value shared = irc_global_addr(b, tile);
    irc_store(b, NULL, irc_add(b, sum, tid), irc_ptradd(b, shared, tid, 4, 0));
    OK(irc_barrier(b, 1));
    irc_value other = irc_xor(b, tid, irc_int(b, IRC_I32, 1));
    irc_value found = irc_load(b, IRC_I32, NULL, irc_ptradd(b, shared, other, 4, 0));
    CHECK(irc_call(b, twice, &found, 1, &result, 1) == 1);

    /* Lane 3 gets the bit that is highest in 64, by an instruction of PTX. */
    irc_block three = irc_block_new(b), rest = irc_block_new(b), end = irc_block_new(b);
    irc_value number = irc_block_param(b, end, IRC_I32);
    irc_case cases[] = {{3, {0}}};
    cases[0].block = three;
    OK(irc_switch(b, tid, rest, cases, 1));
    OK(irc_block_enter(b, three));
    irc_value bit, sixty_four = irc_int(b, IRC_I32, 64);
    CHECK(irc_inst(b, "%r = ptx.bfind.u32 %0", &sixty_four, 1, &bit, 1) == 1);
    OK(irc_br(b, end, &bit, 1));
    OK(irc_block_enter(b, rest));
    OK(irc_br(b, end, &result, 1));
    OK(irc_block_enter(b, end));
    irc_value second;
    irc_value carried = irc_addc(b, number, irc_int(b, IRC_I32, -1), irc_int(b, IRC_I1, 1), &second);
    CHECK(irc_value_type(b, second) == IRC_I1);
    irc_value place = irc_ptradd(b, out, tid, 4, 0);
    irc_op(b, "store", "volatile", IRC_NO_TYPE, (irc_value[]){carried, place}, 2, NULL);
    OK(irc_builder_check(b));
    OK(irc_ret(b, NULL, 0));
    OK(irc_builder_finish(b));

    irc_output output, report;
    OK(irc_module_compile(module, NULL, &output));
    irc_machine_options options = IRC_MACHINE_OPTIONS_INIT;
    options.schedule = "random";
    options.seed = 7;
    irc_machine machine = irc_machine_new(&options);
    irc_program program;
    OK(irc_machine_load(machine, text_of(output), strlen(text_of(output)), &program, &report));
    uint64_t bytes = 0;
    irc_machine_variable(machine, program, "none", &bytes);
    EXPECT(IRC_ARGUMENT, irc_error_status());
    int32_t results[32];
    uint64_t memory = irc_machine_allocate(machine, sizeof results);
    irc_argument argument = {&memory, sizeof memory};
    irc_launch launch = IRC_LAUNCH_INIT;
    launch.block[0] = 32;
    OK(irc_machine_launch(machine, program, "rest", &launch, &argument, 1, &report));
    OK(irc_machine_read(machine, memory, results, sizeof results));
    for (int i = 0; i < 32; i++)
        CHECK(results[i] == (i == 3 ? 6 : 2 * (105 + (i ^ 1))));
    OK(irc_output_free(report));
    OK(irc_output_free(output));
    OK(irc_machine_free(machine));
    OK(irc_module_free(module));
}

/* What a kernel prints is in the output, and so is the assertion that does not hold. */
static void prints(void)
{
    irc_module module = irc_module_new();
    const irc_type types[] = {IRC_I32, IRC_F32};
    irc_function kernel = irc_function_new(module, "talk", IRC_KERNEL, types, 2, NULL, 0);
    irc_file file = irc_file_new(module, "talk.src");
    irc_builder b = irc_builder_new(module, kernel);
    irc_value p[2];
    OK(irc_begin(b, p, 2));
    OK(irc_location(b, file, 4, 1));
    irc_value words[] = {irc_sreg(b, "tid.x"), p[1]};
    OK(irc_printf(b, "%d: %g%%\n", words, 2));
    OK(irc_assert(b, irc_icmp(b, "slt", words[0], p[0]), "tid < n"));
    OK(irc_ret(b, NULL, 0));
    OK(irc_builder_finish(b));
    irc_output ptx, report;
    OK(irc_module_compile(module, NULL, &ptx));
    irc_machine machine = irc_machine_new(NULL);
    irc_program program;
    OK(irc_machine_load(machine, text_of(ptx), strlen(text_of(ptx)), &program, &report));
    int32_t n = 2;
    float x = 1.5f;
    const irc_argument arguments[] = {{&n, sizeof n}, {&x, sizeof x}};
    irc_launch launch = IRC_LAUNCH_INIT;
    launch.block[0] = 2;
    OK(irc_machine_launch(machine, program, "talk", &launch, arguments, 2, &report));
    CHECK(!strcmp(text_of(report), "0: 1.5%\n1: 1.5%\n"));
    OK(irc_output_free(report));
    launch.block[0] = 3;
    EXPECT(IRC_FAULT, irc_machine_launch(machine, program, "talk", &launch, arguments, 2, &report));
    CHECK(strstr(irc_output_log(report), "talk.src:4: talk: `tid < n`"));
    OK(irc_output_free(report));
    OK(irc_output_free(ptx));
    OK(irc_machine_free(machine));
    OK(irc_module_free(module));

    module = irc_module_new();
    kernel = irc_function_new(module, "talk", IRC_KERNEL, types, 2, NULL, 0);
    b = irc_builder_new(module, kernel);
    OK(irc_begin(b, p, 2));
    EXPECT(IRC_BUILD, irc_printf(b, "%d", &p[1], 1));
    CHECK(!strcmp(irc_error(), "@talk: argument 0 is f32, which `%d` does not print"));
    EXPECT(IRC_BUILD, irc_builder_finish(b));
    OK(irc_module_free(module));
}

int main(void)
{
    runs();
    prints();
    the_rest();
    return 0;
}
