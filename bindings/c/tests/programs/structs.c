/* Structs: passed to kernels, to functions and back, and what is wrong with them. */
#include "check.h"

typedef struct {
    float origin[3];
    int16_t kind;
    double weight;
} ray;

/* The same struct as the module has it. */
static irc_data ray_type(irc_module module)
{
    irc_data f32 = irc_data_value(module, IRC_F32);
    irc_data fields[3];
    fields[0] = irc_data_array(module, f32, 3);
    fields[1] = irc_data_value(module, IRC_I16);
    fields[2] = irc_data_value(module, IRC_F64);
    return irc_data_struct(module, fields, 3, IRC_STRUCT);
}

/* Structs lie as in C, unless they are packed. */
static void layouts(void)
{
    irc_module module = irc_module_new();
    irc_data type = ray_type(module);
    CHECK(type.id && type.id == ray_type(module).id);
    uint64_t size = 0, offset = 0;
    uint32_t align = 0;
    OK(irc_data_layout(module, type, &size, &align));
    CHECK(size == sizeof(ray) && align == 8);
    OK(irc_data_offset(module, type, 1, &offset));
    CHECK(offset == offsetof(ray, kind));
    OK(irc_data_offset(module, type, 2, &offset));
    CHECK(offset == offsetof(ray, weight));
    irc_data fields[2];
    fields[0] = irc_data_value(module, IRC_I8);
    fields[1] = irc_data_value(module, IRC_I32);
    OK(irc_data_layout(module, irc_data_struct(module, fields, 2, IRC_PACKED), &size, &align));
    CHECK(size == 5 && align == 1);
    OK(irc_data_layout(module, irc_data_struct(module, NULL, 0, IRC_STRUCT), &size, &align));
    CHECK(size == 0);
    OK(irc_module_free(module));
}

/* ray shifted(ray r, float by): each number of its origin grows by `by`, its weight doubles. */
static irc_function shifted(irc_module module, irc_data type)
{
    const irc_type types[3] = {IRC_PTR_LOCAL, IRC_PTR_LOCAL, IRC_F32};
    irc_function f = irc_function_new(module, "shifted", IRC_INTERNAL_DEVICE, types, 3, NULL, 0);
    OK(irc_function_aggregate(module, f, 0, IRC_SRET, type));
    OK(irc_function_aggregate(module, f, 1, IRC_BYVAL, type));
    irc_builder b = irc_builder_new(module, f);
    irc_value p[3];
    OK(irc_begin(b, p, 3));
    irc_data origin = irc_data_array(module, irc_data_value(module, IRC_F32), 3);
    irc_value to = irc_field(b, p[0], type, 0), from = irc_field(b, p[1], type, 0);
    for (uint64_t i = 0; i < 3; i++) {
        irc_value x = irc_load(b, IRC_F32, NULL, irc_field(b, from, origin, i));
        irc_store(b, NULL, irc_fadd(b, x, p[2]), irc_field(b, to, origin, i));
    }
    irc_value kind = irc_load(b, IRC_I16, NULL, irc_field(b, p[1], type, 1));
    irc_store(b, NULL, kind, irc_field(b, p[0], type, 1));
    irc_value weight = irc_load(b, IRC_F64, NULL, irc_field(b, p[1], type, 2));
    irc_store(b, NULL, irc_fadd(b, weight, weight), irc_field(b, p[0], type, 2));
    OK(irc_ret(b, NULL, 0));
    OK(irc_builder_finish(b));
    return f;
}

/* void kernel(ray r, ray *out): out[i] = shifted(r, i) */
static void passed(void)
{
    irc_module module = irc_module_new();
    irc_data type = ray_type(module);
    irc_function callee = shifted(module, type);
    const irc_type types[2] = {IRC_PTR_PARAM, IRC_PTR_GLOBAL};
    irc_function kernel = irc_function_new(module, "kernel", IRC_KERNEL, types, 2, NULL, 0);
    OK(irc_function_aggregate(module, kernel, 0, IRC_BYVAL, type));
    irc_builder b = irc_builder_new(module, kernel);
    irc_value p[2], arguments[3];
    OK(irc_begin(b, p, 2));
    irc_value i = irc_sreg(b, "tid.x"), size = irc_int(b, IRC_I64, sizeof(ray));
    arguments[0] = irc_slot_addr(b, irc_slot_of(b, type));
    arguments[1] = irc_slot_addr(b, irc_slot_of(b, type));
    arguments[2] = irc_stof(b, IRC_F32, i);
    irc_memcpy(b, "align(8, 8)", arguments[1], p[0], size);
    irc_call(b, callee, arguments, 3, NULL, 0);
    irc_value out = irc_ptradd(b, p[1], i, sizeof(ray), 0);
    irc_memcpy(b, "align(8, 8)", out, arguments[0], size);
    OK(irc_ret(b, NULL, 0));
    OK(irc_builder_finish(b));

    irc_output output, report;
    OK(irc_module_compile(module, NULL, &output));
    irc_machine machine = irc_machine_new(NULL);
    irc_program program;
    const char *ptx = text_of(output);
    OK(irc_machine_load(machine, ptx, strlen(ptx), &program, &report));
    ray given, results[4];
    memset(&given, 0, sizeof given);
    given.origin[1] = 10.0f;
    given.kind = -7;
    given.weight = 0.5;
    uint64_t memory = irc_machine_allocate(machine, sizeof results);
    irc_argument launched[2] = {{&given, sizeof given}, {&memory, sizeof memory}};
    irc_launch launch = IRC_LAUNCH_INIT;
    launch.block[0] = 4;
    EXPECT(IRC_OK, irc_machine_launch(machine, program, "kernel", &launch, launched, 2, &report));
    OK(irc_output_free(report));
    OK(irc_machine_read(machine, memory, results, sizeof results));
    for (int n = 0; n < 4; n++) {
        CHECK(results[n].origin[0] == (float)n && results[n].origin[1] == 10.0f + (float)n);
        CHECK(results[n].kind == -7 && results[n].weight == 1.0);
    }
    OK(irc_output_free(output));
    OK(irc_machine_free(machine));
    OK(irc_module_free(module));
}

typedef struct node {
    const struct node *next;
    float weights[2];
    int16_t kind;
} node;

static irc_data node_type(irc_module module)
{
    irc_data fields[3];
    fields[0] = irc_data_value(module, IRC_PTR);
    fields[1] = irc_data_array(module, irc_data_value(module, IRC_F32), 2);
    fields[2] = irc_data_value(module, IRC_I16);
    return irc_data_struct(module, fields, 3, IRC_STRUCT);
}

/* Global variables that are structs and point to each other: the kernel adds along the list. */
static void globals(void)
{
    irc_module module = irc_module_new();
    irc_data type = node_type(module);
    const node contents[2] = {{NULL, {1.5f, 2.5f}, -3}, {NULL, {10.0f, 20.0f}, 7}};
    irc_data pair = irc_data_array(module, type, 2);
    irc_global tail = irc_global_of(module, "tail", "global", pair, contents, sizeof contents);
    irc_global head = irc_global_of(module, "head", "const", type, &contents[1], sizeof(node));
    irc_global middle = irc_global_of(module, "middle", "global", type, NULL, 0);
    CHECK(tail.id && head.id && middle.id);
    /* head -> middle -> tail[1] */
    OK(irc_global_address(module, head, offsetof(node, next), middle, 0));
    OK(irc_global_address(module, middle, offsetof(node, next), tail, sizeof(node)));

    const irc_type types[1] = {IRC_PTR_GLOBAL};
    irc_function kernel = irc_function_new(module, "sum", IRC_KERNEL, types, 1, NULL, 0);
    irc_builder b = irc_builder_new(module, kernel);
    irc_value out;
    OK(irc_begin(b, &out, 1));
    irc_value at = irc_global_addr(b, head), total = irc_float(b, IRC_F32, 0);
    irc_data weights = irc_data_array(module, irc_data_value(module, IRC_F32), 2);
    for (int n = 0; n < 3; n++) {
        irc_value weight = irc_field(b, irc_field(b, at, type, 1), weights, 1);
        irc_value kind = irc_load(b, IRC_I16, NULL, irc_field(b, at, type, 2));
        total = irc_fadd(b, total, irc_load(b, IRC_F32, NULL, weight));
        total = irc_fadd(b, total, irc_stof(b, IRC_F32, kind));
        at = irc_load(b, IRC_PTR, NULL, irc_field(b, at, type, 0));
    }
    irc_store(b, NULL, total, out);
    OK(irc_ret(b, NULL, 0));
    OK(irc_builder_finish(b));

    irc_output output, report;
    EXPECT(IRC_OK, irc_module_compile(module, NULL, &output));
    const char *ptx = text_of(output);
    irc_machine machine = irc_machine_new(NULL);
    irc_program program;
    OK(irc_machine_load(machine, ptx, strlen(ptx), &program, &report));
    float result = 0;
    uint64_t memory = irc_machine_allocate(machine, sizeof result);
    irc_argument argument = {&memory, sizeof memory};
    irc_launch launch = IRC_LAUNCH_INIT;
    EXPECT(IRC_OK, irc_machine_launch(machine, program, "sum", &launch, &argument, 1, &report));
    OK(irc_output_free(report));
    OK(irc_machine_read(machine, memory, &result, sizeof result));
    /* head and tail[1] have the same contents, middle has zeros. */
    CHECK(result == 20.0f + 7.0f + 0.0f + 20.0f + 7.0f);
    OK(irc_output_free(output));
    OK(irc_machine_free(machine));
    OK(irc_module_free(module));
}

static void wrong_globals(void)
{
    irc_module module = irc_module_new(), other = irc_module_new();
    irc_data type = node_type(module), foreign = node_type(other);
    const node zero = {NULL, {0, 0}, 0};
    node pointing = zero;
    pointing.next = &zero;
    EXPECT_NONE(IRC_FOREIGN, irc_global_of(module, "a", "global", foreign, NULL, 0).id);
    EXPECT_NONE(IRC_ARGUMENT, irc_global_of(module, "a", "global", type, &zero, 3).id);
    EXPECT_NONE(IRC_ARGUMENT, irc_global_of(module, "a", "register", type, NULL, 0).id);
    EXPECT_NONE(IRC_ARGUMENT, irc_global_of(module, "a", "global", type, &pointing, sizeof zero).id);
    CHECK(strstr(irc_error(), "irc_global_address"));
    irc_global a = irc_global_of(module, "a", "global", type, &zero, sizeof zero);
    irc_global shared = irc_global_of(module, "s", "shared", type, NULL, 0);
    irc_global away = irc_global_of(other, "a", "global", foreign, NULL, 0), made_up = {a.id + 99};
    EXPECT_NONE(IRC_BUILD, irc_global_of(module, "a", "global", type, NULL, 0).id);
    EXPECT(IRC_ARGUMENT, irc_global_address(module, a, offsetof(node, weights), a, 0));
    EXPECT(IRC_ARGUMENT, irc_global_address(module, a, 4, a, 0));
    EXPECT(IRC_ARGUMENT, irc_global_address(module, a, sizeof(node), a, 0));
    EXPECT(IRC_ARGUMENT, irc_global_address(module, a, 0, shared, 0));
    EXPECT(IRC_ARGUMENT, irc_global_address(module, shared, 0, a, 0));
    EXPECT(IRC_FOREIGN, irc_global_address(module, a, 0, away, 0));
    EXPECT(IRC_HANDLE, irc_global_address(module, a, 0, made_up, 0));
    EXPECT(IRC_HANDLE, irc_global_address(module, made_up, 0, a, 0));
    irc_function f = irc_function_new(module, "f", IRC_DEVICE, NULL, 0, NULL, 0);
    OK(irc_global_function(module, a, 0, f));
    irc_global many = irc_global_new(module, "many", "global", IRC_PTR_GLOBAL, 4, NULL, 0);
    EXPECT(IRC_ARGUMENT, irc_global_function(module, many, 8, f));
    OK(irc_global_address(module, many, 24, a, 8));
    EXPECT(IRC_ARGUMENT, irc_global_address(module, many, 32, a, 8));
    irc_output output;
    OK(irc_module_print(module, &output));
    CHECK(strstr(text_of(output), "@a + 8"));
    OK(irc_output_free(output));
    OK(irc_module_free(other));
    OK(irc_module_free(module));
}

static void mistakes(void)
{
    irc_module module = irc_module_new(), other = irc_module_new();
    irc_data type = ray_type(module), foreign = ray_type(other), none = {0};
    uint64_t size, offset;
    uint32_t align;
    EXPECT_NONE(IRC_ARGUMENT, irc_data_value(module, 99).id);
    EXPECT_NONE(IRC_FOREIGN, irc_data_array(module, foreign, 2).id);
    EXPECT_NONE(IRC_HANDLE, irc_data_array(module, none, 2).id);
    EXPECT_NONE(IRC_ARGUMENT, irc_data_array(module, type, UINT64_MAX).id);
    EXPECT_NONE(IRC_NULL, irc_data_struct(module, NULL, 2, IRC_STRUCT).id);
    EXPECT_NONE(IRC_ARGUMENT, irc_data_struct(module, &type, 1, 7).id);
    EXPECT(IRC_NULL, irc_data_layout(module, type, NULL, &align));
    EXPECT(IRC_NULL, irc_data_layout(module, type, &size, NULL));
    EXPECT(IRC_FOREIGN, irc_data_layout(other, type, &size, &align));
    EXPECT(IRC_ARGUMENT, irc_data_offset(module, type, 3, &offset));
    irc_data made_up = {type.id + 12345};
    EXPECT(IRC_HANDLE, irc_data_layout(module, made_up, &size, &align));

    const irc_type types[2] = {IRC_PTR_PARAM, IRC_I32};
    irc_function kernel = irc_function_new(module, "k", IRC_KERNEL, types, 2, NULL, 0);
    EXPECT(IRC_FOREIGN, irc_function_aggregate(module, kernel, 0, IRC_BYVAL, foreign));
    EXPECT(IRC_ARGUMENT, irc_function_aggregate(module, kernel, 0, 2, type));
    EXPECT(IRC_ARGUMENT, irc_function_aggregate(module, kernel, 1, IRC_BYVAL, type));
    CHECK(strstr(irc_error(), "not a pointer"));
    EXPECT(IRC_ARGUMENT, irc_function_aggregate(module, kernel, 2, IRC_BYVAL, type));
    EXPECT(IRC_FOREIGN, irc_function_aggregate(other, kernel, 0, IRC_BYVAL, foreign));
    irc_value p[2];
    irc_builder b = irc_builder_new(module, kernel);
    OK(irc_begin(b, p, 2));
    EXPECT_NONE(IRC_ARGUMENT, irc_field(b, p[0], type, 3).id);
    EXPECT_NONE(IRC_FOREIGN, irc_field(b, p[0], foreign, 0).id);
    EXPECT_NONE(IRC_FOREIGN, irc_slot_of(b, foreign).id);
    OK(irc_builder_free(b));
    OK(irc_module_free(other));
    EXPECT(IRC_HANDLE, irc_data_layout(other, foreign, &size, &align));
    OK(irc_module_free(module));
}

int main(void)
{
    layouts();
    passed();
    globals();
    wrong_globals();
    mistakes();
    return 0;
}
