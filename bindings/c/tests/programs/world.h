/* What the generated program of misuse calls the functions with: one of each kind of object, one that
   was freed, and one that belongs to another module. */
#ifndef WORLD_H
#define WORLD_H

#include "check.h"

struct world {
    irc_module irc_module, other_module;
    irc_function irc_function, other_function;
    irc_builder irc_builder, other_builder;
    irc_value irc_value, other_value;
    irc_block irc_block, other_block;
    irc_variable irc_variable, other_variable;
    irc_slot irc_slot, other_slot;
    irc_global irc_global, other_global;
    irc_file irc_file, other_file;
    irc_data irc_data, other_data;
    irc_output irc_output;
};

/* Those that need no new one for each call; of the machine that is there and of another. */
struct lasting {
    irc_machine irc_machine;
    irc_program irc_program, other_program;
    irc_module freed_module;
    irc_builder freed_builder;
    irc_output freed_output;
    irc_machine freed_machine;
};

static void half(irc_module module, irc_function *f, irc_builder *b, irc_value *v, irc_block *block,
                 irc_variable *variable, irc_slot *slot, irc_global *global, irc_file *file,
                 irc_data *data)
{
    const irc_type types[1] = {IRC_I32};
    *f = irc_function_new(module, "f", IRC_DEVICE, types, 1, types, 1);
    *global = irc_global_new(module, "x", "global", IRC_PTR, 1, NULL, 0);
    *file = irc_file_new(module, "a.c");
    *data = irc_data_value(module, IRC_I32);
    *b = irc_builder_new(module, irc_function_new(module, "g", IRC_DEVICE, types, 1, types, 1));
    OK(irc_begin(*b, v, 1));
    *block = irc_block_new(*b);
    *variable = irc_variable_new(*b, IRC_I32);
    *slot = irc_slot_new(*b, IRC_I32, 1);
}

static struct world make(void)
{
    struct world w;
    w.irc_module = irc_module_new();
    w.other_module = irc_module_new();
    half(w.irc_module, &w.irc_function, &w.irc_builder, &w.irc_value, &w.irc_block,
         &w.irc_variable, &w.irc_slot, &w.irc_global, &w.irc_file, &w.irc_data);
    half(w.other_module, &w.other_function, &w.other_builder, &w.other_value, &w.other_block,
         &w.other_variable, &w.other_slot, &w.other_global, &w.other_file, &w.other_data);
    OK(irc_module_print(w.irc_module, &w.irc_output));
    return w;
}

static void unmake(struct world w)
{
    OK(irc_builder_free(w.irc_builder));
    OK(irc_builder_free(w.other_builder));
    OK(irc_output_free(w.irc_output));
    OK(irc_module_free(w.irc_module));
    OK(irc_module_free(w.other_module));
}

static const char *KERNEL = ".version 8.0\n.target sm_90\n.address_size 64\n"
                            ".visible .entry k() { ret; }\n";

static struct lasting make_lasting(void)
{
    struct lasting l;
    irc_output output;
    irc_machine other = irc_machine_new(NULL);
    l.irc_machine = irc_machine_new(NULL);
    OK(irc_machine_load(l.irc_machine, KERNEL, strlen(KERNEL), &l.irc_program, &output));
    OK(irc_machine_load(other, KERNEL, strlen(KERNEL), &l.other_program, &output));
    OK(irc_machine_free(other));
    struct world w = make();
    l.freed_module = w.irc_module;
    l.freed_builder = w.irc_builder;
    l.freed_output = w.irc_output;
    l.freed_machine = other;
    unmake(w);
    return l;
}

/* A handle that is wrong is an error that says so; nothing is a bug of irc. */
static void refused(const char *call, int must)
{
    irc_status status = irc_error_status();
    if (status == IRC_INTERNAL || (must && status == IRC_OK)) {
        fprintf(stderr, "%s: %d: %s\n", call, (int)status, irc_error());
        exit(1);
    }
}

#endif
