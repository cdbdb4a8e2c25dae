/* Several threads at once: each with its own module, and all with one machine and one builder. */
#include "check.h"
#include <pthread.h>

enum { THREADS = 4, ROUNDS = 20 };

static irc_machine machine;
static irc_builder shared_builder;
static irc_value shared_param;

static void *work(void *number)
{
    char name[] = "k0";
    name[1] = (char)('0' + *(int *)number);
    for (int round = 0; round < ROUNDS; round++) {
        irc_module module = irc_module_new();
        const irc_type type = IRC_PTR_GLOBAL;
        irc_function kernel = irc_function_new(module, name, IRC_KERNEL, &type, 1, NULL, 0);
        irc_builder b = irc_builder_new(module, kernel);
        irc_value p;
        OK(irc_begin(b, &p, 1));
        irc_store(b, NULL, irc_int(b, IRC_I32, round), p);
        OK(irc_ret(b, NULL, 0));
        OK(irc_builder_finish(b));
        irc_output output, report;
        OK(irc_module_compile(module, NULL, &output));
        irc_program program;
        OK(irc_machine_load(machine, text_of(output), strlen(text_of(output)), &program, &report));
        uint64_t memory = irc_machine_allocate(machine, 4);
        irc_argument argument = {&memory, sizeof memory};
        OK(irc_machine_launch(machine, program, name, NULL, &argument, 1, &report));
        int32_t found = -1;
        OK(irc_machine_read(machine, memory, &found, sizeof found));
        CHECK(found == round);
        OK(irc_machine_release(machine, memory));
        OK(irc_output_free(report));
        OK(irc_output_free(output));
        OK(irc_module_free(module));
        CHECK(irc_add(shared_builder, shared_param, shared_param).id);
        /* The message is this thread's. */
        CHECK(!irc_module_free(module) || strstr(irc_error(), "the module is gone"));
    }
    return NULL;
}

int main(void)
{
    machine = irc_machine_new(NULL);
    irc_module module = irc_module_new();
    const irc_type i32 = IRC_I32;
    irc_function function = irc_function_new(module, "f", IRC_DEVICE, &i32, 1, NULL, 0);
    shared_builder = irc_builder_new(module, function);
    OK(irc_begin(shared_builder, &shared_param, 1));
    pthread_t threads[THREADS];
    int numbers[THREADS];
    for (int i = 0; i < THREADS; i++) {
        numbers[i] = i;
        CHECK(pthread_create(&threads[i], NULL, work, &numbers[i]) == 0);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    OK(irc_ret(shared_builder, NULL, 0));
    OK(irc_builder_finish(shared_builder));
    OK(irc_module_free(module));
    OK(irc_machine_free(machine));
    return 0;
}
