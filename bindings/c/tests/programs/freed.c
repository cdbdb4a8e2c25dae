/* Every function that takes a handle, after what it names was freed: IRC_HANDLE, and nothing else. */
#include "check.h"

#define GONE(call) EXPECT(IRC_HANDLE, call)
#define GONE_NONE(call) EXPECT_NONE(IRC_HANDLE, call)

static const char *KERNEL = "kernel @k() {\nentry:\n  ret\n}\n";

static void modules(void)
{
    irc_module m = irc_module_new();
    const irc_type pointer = IRC_PTR;
    irc_function f = irc_function_new(m, "f", IRC_DEVICE, &pointer, 1, NULL, 0);
    irc_data data = irc_data_value(m, IRC_I32);
    irc_global global = irc_global_new(m, "p", "global", IRC_PTR, 1, NULL, 0);
    uint64_t wide;
    uint32_t narrow;
    irc_output output;
    OK(irc_module_free(m));
    GONE(irc_module_free(m));
    GONE(irc_module_print(m, &output));
    GONE(irc_module_compile(m, NULL, &output));
    GONE_NONE(irc_function_new(m, "g", IRC_DEVICE, NULL, 0, NULL, 0).id);
    GONE_NONE(irc_function_find(m, "f").id);
    GONE(irc_function_attribute(m, f, -1, "noinline", 0));
    GONE(irc_function_aggregate(m, f, 0, IRC_BYVAL, data));
    GONE_NONE(irc_global_new(m, "x", "global", IRC_I32, 1, NULL, 0).id);
    GONE_NONE(irc_global_of(m, "x", "global", data, NULL, 0).id);
    GONE(irc_global_address(m, global, 0, global, 0));
    GONE(irc_global_function(m, global, 0, f));
    GONE_NONE(irc_file_new(m, "a.c").id);
    GONE_NONE(irc_data_value(m, IRC_I32).id);
    GONE_NONE(irc_data_array(m, data, 2).id);
    GONE_NONE(irc_data_struct(m, &data, 1, IRC_STRUCT).id);
    GONE(irc_data_layout(m, data, &wide, &narrow));
    GONE(irc_data_offset(m, data, 0, &wide));
    GONE_NONE(irc_builder_new(m, f).id);
}

static void builders(void)
{
    irc_module m = irc_module_new();
    irc_file file = irc_file_new(m, "a.c");
    irc_global global = irc_global_new(m, "x", "global", IRC_I32, 1, NULL, 0);
    irc_data data = irc_data_value(m, IRC_I32);
    const irc_type type = IRC_I32;
    irc_function f = irc_function_new(m, "f", IRC_DEVICE, &type, 1, &type, 1);
    irc_builder b = irc_builder_new(m, f);
    irc_value x, results[1];
    OK(irc_begin(b, &x, 1));
    irc_block block = irc_block_new(b);
    irc_variable variable = irc_variable_new(b, IRC_I32);
    irc_slot slot = irc_slot_new(b, IRC_I32, 1);
    OK(irc_builder_free(b));

    GONE(irc_builder_finish(b));
    GONE(irc_builder_free(b));
    GONE(irc_builder_check(b));
    GONE(irc_begin(b, &x, 1));
    GONE_NONE(irc_block_new(b).id);
    GONE_NONE(irc_block_param(b, block, IRC_I32).id);
    GONE(irc_block_enter(b, block));
    GONE(irc_block_seal(b, block));
    GONE_NONE(irc_variable_new(b, IRC_I32).id);
    GONE(irc_variable_set(b, variable, x));
    GONE(irc_variable_name(b, variable, "x"));
    GONE_NONE(irc_variable_get(b, variable).id);
    GONE_NONE(irc_slot_new(b, IRC_I32, 1).id);
    GONE_NONE(irc_slot_of(b, data).id);
    GONE_NONE(irc_field(b, x, data, 0).id);
    GONE(irc_location(b, file, 1, 1));
    GONE(irc_printf(b, "", &x, 1));
    GONE(irc_assert(b, x, ""));
    GONE(irc_location_clear(b));
    GONE(irc_value_name(b, x, "x"));
    GONE_NONE(irc_value_type(b, x));
    GONE_NONE(irc_op(b, "add", NULL, 0, &x, 1, NULL).id);
    GONE_NONE(irc_inst(b, "%r = add %0, %0", &x, 1, results, 1));
    GONE_NONE(irc_int(b, IRC_I32, 1).id);
    GONE_NONE(irc_float(b, IRC_F32, 1.0).id);
    GONE_NONE(irc_poison(b, IRC_I32).id);
    GONE_NONE(irc_ptradd(b, x, x, 4, 0).id);
    GONE_NONE(irc_ptr_offset(b, x, 4).id);
    GONE_NONE(irc_extract(b, x, 0).id);
    GONE_NONE(irc_insert(b, x, x, 0).id);
    GONE_NONE(irc_vbuild(b, IRC_VECTOR(IRC_I32, 2), &x, 1).id);
    const uint8_t lane = 0;
    GONE_NONE(irc_shuffle(b, IRC_VECTOR(IRC_I32, 2), x, x, &lane, 1).id);
    GONE_NONE(irc_global_addr(b, global).id);
    GONE_NONE(irc_slot_addr(b, slot).id);
    GONE_NONE(irc_func_addr(b, f).id);
    GONE_NONE(irc_alloca(b, x, 4).id);
    GONE(irc_barrier(b, 1));
    GONE(irc_br(b, block, NULL, 0));
    GONE(irc_condbr_args(b, x, block, NULL, 0, block, NULL, 0));
    GONE(irc_condbr(b, x, block, block));
    GONE(irc_switch(b, x, block, NULL, 0));
    GONE(irc_ret(b, &x, 1));
    GONE_NONE(irc_call(b, f, &x, 1, results, 1));
    GONE_NONE(irc_call_indirect(b, x, &type, &type, 1, &x, 1, results, 1));
    GONE_NONE(irc_thread_index_x(b).id);
    OK(irc_module_free(m));
}

static void machines(void)
{
    irc_output output, report;
    OK(irc_compile(KERNEL, strlen(KERNEL), NULL, &output));
    const char *ptx = text_of(output);
    irc_machine machine = irc_machine_new(NULL), other = irc_machine_new(NULL);
    irc_program program;
    OK(irc_machine_load(machine, ptx, strlen(ptx), &program, &report));
    uint64_t memory = irc_machine_allocate(machine, 4), bytes;
    uint32_t word = 0;
    irc_launch launch = IRC_LAUNCH_INIT;
    OK(irc_machine_launch(machine, program, "k", &launch, NULL, 0, &report));
    OK(irc_output_free(report));
    /* A program belongs to its machine. */
    EXPECT(IRC_FOREIGN, irc_machine_launch(other, program, "k", &launch, NULL, 0, &report));
    EXPECT_NONE(IRC_FOREIGN, irc_machine_variable(other, program, "x", &bytes));
    EXPECT(IRC_NULL, irc_machine_launch(machine, program, NULL, &launch, NULL, 0, &report));
    EXPECT(IRC_NULL, irc_machine_write(machine, memory, NULL, 4));
    EXPECT(IRC_NULL, irc_machine_read(machine, memory, NULL, 4));
    EXPECT(IRC_MEMORY, irc_machine_write(machine, memory + 2, &word, 4));
    OK(irc_machine_free(machine));
    GONE(irc_machine_free(machine));
    GONE(irc_machine_load(machine, ptx, strlen(ptx), &program, &report));
    GONE_NONE(irc_machine_allocate(machine, 4));
    GONE(irc_machine_release(machine, memory));
    GONE(irc_machine_write(machine, memory, &word, 4));
    GONE(irc_machine_read(machine, memory, &word, 4));
    GONE_NONE(irc_machine_variable(machine, program, "x", &bytes));
    GONE(irc_machine_launch(machine, program, "k", &launch, NULL, 0, &report));
    OK(irc_machine_free(other));

    irc_diagnostic diagnostic;
    const char *text;
    OK(irc_output_free(output));
    GONE(irc_output_free(output));
    GONE(irc_output_bytes(output, &text, NULL));
    GONE_NONE(irc_output_log(output));
    GONE_NONE(irc_output_json(output));
    GONE_NONE(irc_output_count(output));
    GONE(irc_output_diagnostic(output, 0, &diagnostic, sizeof diagnostic));
}

int main(void)
{
    modules();
    builders();
    machines();
    return 0;
}
