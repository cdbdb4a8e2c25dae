/*
 * irc for C: compiles to PTX and runs it on a simulator. docs/c.md is the guide.
 *
 * - A function that returns irc_status returns IRC_OK or what went wrong; irc_error() is the
 *   message. One that returns a handle or a number returns 0 where something goes wrong, and
 *   irc_error_status() tells what.
 * - Handles are numbers that are looked up. One that was freed or is of something else is an error,
 *   and never more than that.
 * - Every function can be called from every thread. Calls that use the same object wait for each
 *   other.
 * - What is freed are modules, outputs and machines, and builders by irc_builder_finish.
 */

#ifndef IRC_H
#define IRC_H

#include <stddef.h>
#include <stdint.h>

/*
 The fields of a struct lie as in C.
 */
#define IRC_STRUCT 0

/*
 The fields of a struct lie one behind the other, without gaps.
 */
#define IRC_PACKED 1

/*
 The function gets a copy of an aggregate.
 */
#define IRC_BYVAL 0

/*
 The aggregate is the result of the function.
 */
#define IRC_SRET 1

/*
 What a function is to the outside: launched from the host.
 */
#define IRC_KERNEL 0

/*
 Called from the device, seen by other modules.
 */
#define IRC_DEVICE 1

/*
 Called from the device, by this module alone.
 */
#define IRC_INTERNAL_DEVICE 2

/*
 Called from the device, defined elsewhere.
 */
#define IRC_EXTERNAL_DEVICE 3

/*
 The number of this interface. It grows with each change that old programs would notice.
 */
#define IRC_ABI_VERSION 1

/*
 No type: where an operation has none, or where an operand says it.
 */
#define IRC_NO_TYPE 0

/*
 A truth value.
 */
#define IRC_I1 1

/*
 An integer of 8 bits.
 */
#define IRC_I8 2

/*
 An integer of 16 bits.
 */
#define IRC_I16 3

/*
 An integer of 32 bits.
 */
#define IRC_I32 4

/*
 An integer of 64 bits.
 */
#define IRC_I64 5

/*
 An integer of 128 bits.
 */
#define IRC_I128 6

/*
 A float of 16 bits.
 */
#define IRC_F16 7

/*
 The upper half of a float of 32 bits.
 */
#define IRC_BF16 8

/*
 A float of 32 bits.
 */
#define IRC_F32 9

/*
 A float of 64 bits.
 */
#define IRC_F64 10

/*
 A pointer into any space.
 */
#define IRC_PTR 16

/*
 A pointer into global memory.
 */
#define IRC_PTR_GLOBAL 17

/*
 A pointer into shared memory.
 */
#define IRC_PTR_SHARED 18

/*
 A pointer into constant memory.
 */
#define IRC_PTR_CONST 19

/*
 A pointer into local memory.
 */
#define IRC_PTR_LOCAL 20

/*
 A pointer to parameters.
 */
#define IRC_PTR_PARAM 21

/*
 A handle of a texture.
 */
#define IRC_TEXREF 32

/*
 A handle of a sampler.
 */
#define IRC_SAMPLERREF 33

/*
 A handle of a surface.
 */
#define IRC_SURFREF 34

/*
 How a call went.
 */
typedef enum irc_status {
  /*
   Well.
   */
  IRC_OK = 0,
  /*
   The text or the module is wrong; the output has diagnostics.
   */
  IRC_INPUT = 1,
  /*
   There is no ptxas, or it failed; the output has diagnostics.
   */
  IRC_PTXAS = 2,
  /*
   The launch had faults; the output has them.
   */
  IRC_FAULT = 3,
  /*
   The launch could not begin; the output says why.
   */
  IRC_LAUNCH = 4,
  /*
   A pointer is null that must not be.
   */
  IRC_NULL = 5,
  /*
   A handle that is none, or none any more.
   */
  IRC_HANDLE = 6,
  /*
   A handle of something else than what is wanted.
   */
  IRC_KIND = 7,
  /*
   A handle of another module, function or machine.
   */
  IRC_FOREIGN = 8,
  /*
   A text is not UTF-8.
   */
  IRC_UTF8 = 9,
  /*
   An argument that cannot be.
   */
  IRC_ARGUMENT = 10,
  /*
   A mistake in building a function.
   */
  IRC_BUILD = 11,
  /*
   Memory of the machine: used up, or not allocated.
   */
  IRC_MEMORY = 12,
  /*
   A bug of irc.
   */
  IRC_INTERNAL = 13,
} irc_status;

/*
 How bad something is.
 */
typedef enum irc_severity {
  /*
   Nothing came of it.
   */
  IRC_ERROR = 0,
  /*
   Doubtful.
   */
  IRC_WARNING = 1,
  /*
   Worth knowing.
   */
  IRC_NOTE = 2,
} irc_severity;

/*
 The builder of the body of a function.
 */
typedef struct irc_builder {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_builder;

/*
 A module that is being built.
 */
typedef struct irc_module {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_module;

/*
 A function of a module.
 */
typedef struct irc_function {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_function;

/*
 A value of a function that is being built.
 */
typedef struct irc_value {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_value;

/*
 A block of a function that is being built.
 */
typedef struct irc_block {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_block;

/*
 A type: one of the numbers above, for vectors with the number of lanes in bits 8 to 15
 (`IRC_VECTOR`).
 */
typedef uint32_t irc_type;

/*
 A variable of a function that is being built.
 */
typedef struct irc_variable {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_variable;

/*
 A stack slot of a function that is being built.
 */
typedef struct irc_slot {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_slot;

/*
 A source file of a module.
 */
typedef struct irc_file {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_file;

/*
 A data type of a module: what an aggregate is made of.
 */
typedef struct irc_data {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_data;

/*
 A global variable of a module.
 */
typedef struct irc_global {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_global;

/*
 A simulated device.
 */
typedef struct irc_machine {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_machine;

/*
 How launches are run and watched. Begin with `IRC_MACHINE_OPTIONS_INIT`.
 */
typedef struct irc_machine_options {
  /*
   The size of this struct.
   */
  size_t size;
  /*
   What is looked for: a list such as `race,uninit`, `all` or `none`; all where it is null.
   */
  const char *checks;
  /*
   `fair`, `random` or `adversarial`; fair where it is null.
   */
  const char *schedule;
  /*
   The seed of the scheduler.
   */
  uint64_t seed;
  /*
   The most instructions of all warps together; the usual number where it is 0.
   */
  uint64_t steps;
} irc_machine_options;

/*
 A module that a machine has loaded.
 */
typedef struct irc_program {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_program;

/*
 What a call made, and what it found wrong.
 */
typedef struct irc_output {
  /*
   A number to be copied and compared, and nothing else; 0 is none.
   */
  uint64_t id;
} irc_output;

/*
 The shape of a launch. Begin with `IRC_LAUNCH_INIT`.
 */
typedef struct irc_launch {
  /*
   The size of this struct.
   */
  size_t size;
  /*
   CTAs in the grid.
   */
  uint32_t grid[3];
  /*
   Threads in a CTA.
   */
  uint32_t block[3];
  /*
   CTAs in a cluster; zeros for what the kernel says.
   */
  uint32_t cluster[3];
  /*
   Bytes of dynamic shared memory a CTA.
   */
  uint32_t shared;
} irc_launch;

/*
 An argument of a launch: the bytes of a parameter.
 */
typedef struct irc_argument {
  /*
   The first of them.
   */
  const void *data;
  /*
   How many there are.
   */
  size_t size;
} irc_argument;

/*
 How a text or a module is compiled. Begin with `IRC_OPTIONS_INIT`; what is null or 0 is as it is
 for the command.
 */
typedef struct irc_options {
  /*
   The size of this struct.
   */
  size_t size;
  /*
   What the text is called in diagnostics. Its ending tells the language.
   */
  const char *name;
  /*
   `auto`, `ir`, `toy` or `llvm`.
   */
  const char *language;
  /*
   Such as `sm_90`.
   */
  const char *target;
  /*
   The version of PTX, such as `8.0`; else the lowest that the module needs.
   */
  const char *ptx_version;
  /*
   `ptx`, `ir` (optimised), `cubin` or `abi` (what a launcher needs to know, as JSON).
   */
  const char *emit;
  /*
   The ptxas that makes a cubin; else it is looked for.
   */
  const char *ptxas;
  /*
   The folder of what a toy program imports; else it imports nothing.
   */
  const char *imports;
  /*
   How hard to optimise: 0 to 3.
   */
  uint32_t level;
  /*
   Not 0 for PTX without the lines of IR text.
   */
  uint32_t no_lines;
} irc_options;

/*
 A case of a switch.
 */
typedef struct irc_case {
  /*
   The value.
   */
  uint64_t value;
  /*
   Where it goes.
   */
  struct irc_block block;
} irc_case;

/*
 A diagnostic of a text or a fault of a launch. Texts are empty and numbers 0 where nothing is
 known; lines and columns count from 1. The texts live as long as the output.
 */
typedef struct irc_diagnostic {
  /*
   How bad it is.
   */
  enum irc_severity severity;
  /*
   Its code, such as `I0109`.
   */
  const char *code;
  /*
   What is wrong.
   */
  const char *message;
  /*
   The name of the text.
   */
  const char *file;
  /*
   Where it begins.
   */
  uint32_t line;
  /*
   Where it begins.
   */
  uint32_t column;
  /*
   Where it ends.
   */
  uint32_t end_line;
  /*
   Where it ends.
   */
  uint32_t end_column;
  /*
   What else is to be said, a line each.
   */
  const char *notes;
  /*
   What may help.
   */
  const char *help;
  /*
   For faults, the kernel.
   */
  const char *kernel;
  /*
   For faults, the line of the PTX.
   */
  uint32_t ptx_line;
  /*
   Whether `thread` is known.
   */
  uint32_t has_thread;
  /*
   For faults, the thread in its CTA.
   */
  uint32_t thread[3];
  /*
   For faults, the CTA.
   */
  uint32_t cta[3];
} irc_diagnostic;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/*
 Begins the body of a function that has none.
 */
struct irc_builder irc_builder_new(struct irc_module module, struct irc_function function);

/*
 Ends a function, and gives its builder back: IRC_BUILD with the first mistake, if there was one.
 Its blocks are sealed.
 */
enum irc_status irc_builder_finish(struct irc_builder builder);

/*
 Gives a builder back without ending its function, which stays unfinished: the module cannot be
 compiled.
 */
enum irc_status irc_builder_free(struct irc_builder builder);

/*
 IRC_BUILD with the first mistake, if there was one; the builder goes on.
 */
enum irc_status irc_builder_check(struct irc_builder builder);

/*
 Makes the entry with the parameters of the function, and goes there; writes the parameters.

 # Safety
 `params` is good for `count` values.
 */
enum irc_status irc_begin(struct irc_builder builder, struct irc_value *params, size_t count);

/*
 Makes a block. It gets its place when it is first gone to.
 */
struct irc_block irc_block_new(struct irc_builder builder);

/*
 Adds a parameter to a block; each branch to it needs an argument.
 */
struct irc_value irc_block_param(struct irc_builder builder, struct irc_block block, irc_type ty);

/*
 What follows goes to the end of this block.
 */
enum irc_status irc_block_enter(struct irc_builder builder, struct irc_block block);

/*
 Says that all branches to a block are made. Blocks that are not sealed are by
 `irc_builder_finish`.
 */
enum irc_status irc_block_seal(struct irc_builder builder, struct irc_block block);

/*
 Declares a variable that can be written more than once.
 */
struct irc_variable irc_variable_new(struct irc_builder builder, irc_type ty);

/*
 Names a variable, for messages and for people to read.

 # Safety
 `name` is a text.
 */
enum irc_status irc_variable_name(struct irc_builder builder,
                                  struct irc_variable variable,
                                  const char *name);

/*
 Writes a variable.
 */
enum irc_status irc_variable_set(struct irc_builder builder,
                                 struct irc_variable variable,
                                 struct irc_value value);

/*
 Reads a variable.
 */
struct irc_value irc_variable_get(struct irc_builder builder, struct irc_variable variable);

/*
 Makes a stack slot for a number of values of a type.
 */
struct irc_slot irc_slot_new(struct irc_builder builder, irc_type ty, uint64_t count);

/*
 Sets the location of what follows.
 */
enum irc_status irc_location(struct irc_builder builder,
                             struct irc_file file,
                             uint32_t line,
                             uint32_t column);

/*
 What follows has no location.
 */
enum irc_status irc_location_clear(struct irc_builder builder);

/*
 Names a value, for people to read.

 # Safety
 `name` is a text.
 */
enum irc_status irc_value_name(struct irc_builder builder,
                               struct irc_value value,
                               const char *name);

/*
 The type of a value, 0 if it is none.
 */
irc_type irc_value_type(struct irc_builder builder, struct irc_value value);

/*
 The data type of one value.
 */
struct irc_data irc_data_value(struct irc_module module, irc_type ty);

/*
 The data type of an array.
 */
struct irc_data irc_data_array(struct irc_module module, struct irc_data element, uint64_t count);

/*
 The data type of a struct: `IRC_STRUCT` or `IRC_PACKED`.

 # Safety
 `fields` points to `count` data types.
 */
struct irc_data irc_data_struct(struct irc_module module,
                                const struct irc_data *fields,
                                size_t count,
                                uint32_t kind);

/*
 Size and alignment of a data type, in bytes.

 # Safety
 `size` and `align` are good to be written.
 */
enum irc_status irc_data_layout(struct irc_module module,
                                struct irc_data data,
                                uint64_t *size,
                                uint32_t *align);

/*
 Where a field of a struct (from 0) or an element of an array begins, in bytes.

 # Safety
 `offset` is good to be written.
 */
enum irc_status irc_data_offset(struct irc_module module,
                                struct irc_data data,
                                uint64_t index,
                                uint64_t *offset);

/*
 Says that a parameter of a function (from 0), which is a pointer, stands for an aggregate:
 `IRC_BYVAL` or, for the first parameter of a function without results, `IRC_SRET`. In a kernel
 it is an `IRC_PTR_PARAM`, in other functions an `IRC_PTR_LOCAL` or `IRC_PTR`. Callers
 give the address of the aggregate.
 */
enum irc_status irc_function_aggregate(struct irc_module module,
                                       struct irc_function function,
                                       uint32_t param,
                                       uint32_t how,
                                       struct irc_data data);

/*
 Makes a stack slot for a data type.
 */
struct irc_slot irc_slot_of(struct irc_builder builder, struct irc_data data);

/*
 The address of a field of a struct (from 0), or of an element of an array, that begins at
 `address`.
 */
struct irc_value irc_field(struct irc_builder builder,
                           struct irc_value address,
                           struct irc_data data,
                           uint64_t index);

/*
 Adds a global variable: `count` values of a type in `global`, `const` or `shared` memory. Its
 first contents are `size` bytes, zeros where `contents` is null; shared memory has none. A
 shared array of 0 is the memory whose size the launch decides.

 # Safety
 `name` and `space` are texts; `contents` is null or points to `size` bytes.
 */
struct irc_global irc_global_new(struct irc_module module,
                                 const char *name,
                                 const char *space,
                                 irc_type ty,
                                 uint64_t count,
                                 const void *contents,
                                 size_t size);

/*
 Adds a global variable of a data type, such as a struct. Its first contents are `size` bytes, as
 they lie in memory (`irc_data_layout`), zeros where `contents` is null; shared memory has none.
 Pointers in it are 0 there: `irc_global_address` and `irc_global_function` say what they are.

 # Safety
 `name` and `space` are texts; `contents` is null or points to `size` bytes.
 */
struct irc_global irc_global_of(struct irc_module module,
                                const char *name,
                                const char *space,
                                struct irc_data data,
                                const void *contents,
                                size_t size);

/*
 Says that the pointer at an offset (`irc_data_offset`) of a global variable begins as the
 address of a global variable, `bytes` further on. An `IRC_PTR` has the generic address.
 */
enum irc_status irc_global_address(struct irc_module module,
                                   struct irc_global global,
                                   uint64_t offset,
                                   struct irc_global of,
                                   int64_t bytes);

/*
 Says that the pointer at an offset of a global variable begins as the address of a function.
 */
enum irc_status irc_global_function(struct irc_module module,
                                    struct irc_global global,
                                    uint64_t offset,
                                    struct irc_function function);

/*
 Makes a simulated device. Null options are good.

 # Safety
 The options are null, or begin with their size; texts are texts.
 */
struct irc_machine irc_machine_new(const struct irc_machine_options *options);

/*
 Gives a machine back with its memory and programs.
 */
enum irc_status irc_machine_free(struct irc_machine machine);

/*
 Loads PTX. The output has what is wrong with it (IRC_INPUT); there is none otherwise.

 # Safety
 `ptx` points to `length` bytes; `program` and `output` are null or good to be written.
 */
enum irc_status irc_machine_load(struct irc_machine machine,
                                 const char *ptx,
                                 size_t length,
                                 struct irc_program *program,
                                 struct irc_output *output);

/*
 Allocates global memory; its address, 0 if there is none.
 */
uint64_t irc_machine_allocate(struct irc_machine machine, uint64_t bytes);

/*
 Gives global memory back.
 */
enum irc_status irc_machine_release(struct irc_machine machine, uint64_t address);

/*
 Copies bytes to global memory.

 # Safety
 `from` points to `bytes` bytes.
 */
enum irc_status irc_machine_write(struct irc_machine machine,
                                  uint64_t address,
                                  const void *from,
                                  size_t bytes);

/*
 Copies bytes from global memory.

 # Safety
 `to` points to `bytes` bytes that nobody else uses.
 */
enum irc_status irc_machine_read(struct irc_machine machine,
                                 uint64_t address,
                                 void *to,
                                 size_t bytes);

/*
 The address of a global variable of a program, 0 if it has none of this name; its size in
 bytes, unless `bytes` is null.

 # Safety
 `name` is a text; `bytes` is null or good to be written.
 */
uint64_t irc_machine_variable(struct irc_machine machine,
                              struct irc_program program,
                              const char *name,
                              uint64_t *bytes);

/*
 Runs a kernel to its end. The output has what the kernel printed, and its faults.

 # Safety
 `kernel` is a text, `launch` points to a shape that begins with its size, `arguments` to `count`
 arguments with their bytes; `output` is null or good to be written.
 */
enum irc_status irc_machine_launch(struct irc_machine machine,
                                   struct irc_program program,
                                   const char *kernel,
                                   const struct irc_launch *launch,
                                   const struct irc_argument *arguments,
                                   size_t count,
                                   struct irc_output *output);

/*
 Compiles a text: IR, a toy program, LLVM IR or its bitcode. The output is there unless an
 argument is wrong; it has what was made and what was found. Null options are good.

 # Safety
 `source` points to `length` bytes, the options are null or begin with their size, and `output`
 is null or good to be written.
 */
enum irc_status irc_compile(const char *source,
                            size_t length,
                            const struct irc_options *options,
                            struct irc_output *output);

/*
 Makes an empty module.
 */
struct irc_module irc_module_new(void);

/*
 Reads a text into a module, to which functions can be added. The output has what was found.

 # Safety
 As for `irc_compile`; `module` is null or good to be written.
 */
enum irc_status irc_module_read(const char *source,
                                size_t length,
                                const struct irc_options *options,
                                struct irc_module *module,
                                struct irc_output *output);

/*
 Prints a module as IR text.

 # Safety
 `output` is null or good to be written.
 */
enum irc_status irc_module_print(struct irc_module module, struct irc_output *output);

/*
 Compiles a module, which stays as it is.

 # Safety
 As for `irc_compile`.
 */
enum irc_status irc_module_compile(struct irc_module module,
                                   const struct irc_options *options,
                                   struct irc_output *output);

/*
 Gives a module back. Builders of its functions can still be used.
 */
enum irc_status irc_module_free(struct irc_module module);

/*
 Declares a function; `irc_builder_new` builds its body.

 # Safety
 `name` is a text, `params` and `results` point to as many types as is said.
 */
struct irc_function irc_function_new(struct irc_module module,
                                     const char *name,
                                     uint32_t kind,
                                     const irc_type *params,
                                     size_t param_count,
                                     const irc_type *results,
                                     size_t result_count);

/*
 The function of this name.

 # Safety
 `name` is a text.
 */
struct irc_function irc_function_find(struct irc_module module, const char *name);

/*
 Says something of a function or of one of its parameters (from 0): `maxntid`, `reqntid`,
 `minnctapersm`, `maxnreg`, `noreturn`, `noinline` and `alwaysinline` of the function with
 `param` -1; `noalias`, `readonly` and `align` of a parameter. `value` is its number, such as
 the threads of a CTA, and of no meaning for those without one.

 # Safety
 `attribute` is a text.
 */
enum irc_status irc_function_attribute(struct irc_module module,
                                       struct irc_function function,
                                       int32_t param,
                                       const char *attribute,
                                       uint32_t value);

/*
 Adds a source file, which locations name.

 # Safety
 `path` is a text.
 */
struct irc_file irc_file_new(struct irc_module module, const char *path);

/*
 Makes any operation of the IR whose operands are values: docs/ir.md lists them all. `words` are
 those between its name and its operands, null for none; `type` is the controlling type where no
 operand has it, else 0. Returns the first result; writes the second, unless `second` is null.

 # Safety
 `name` is a text and `words` is null or one; `operands` points to `count` values, `second` is
 null or good to be written.
 */
struct irc_value irc_op(struct irc_builder builder,
                        const char *name,
                        const char *words,
                        irc_type ty,
                        const struct irc_value *operands,
                        size_t count,
                        struct irc_value *second);

/*
 Makes the instruction of a text of the IR, in which %0, %1 and so on are the operands, such as
 `%r = ptx.bfind.u32 %0`. Writes its results, and returns how many there are.

 # Safety
 `instruction` is a text; `operands` points to `count` values, `results` is good for `capacity`.
 */
size_t irc_inst(struct irc_builder builder,
                const char *instruction,
                const struct irc_value *operands,
                size_t count,
                struct irc_value *results,
                size_t capacity);

/*
 A number as a constant of an integer type; for floats see `irc_float`.
 */
struct irc_value irc_int(struct irc_builder builder, irc_type ty, int64_t value);

/*
 A number as a constant of a float type, rounded to nearest.
 */
struct irc_value irc_float(struct irc_builder builder, irc_type ty, double value);

/*
 The poison of a type.
 */
struct irc_value irc_poison(struct irc_builder builder, irc_type ty);

/*
 `ptradd`: base + index * scale + offset in bytes. The index is an i32 or i64.
 */
struct irc_value irc_ptradd(struct irc_builder builder,
                            struct irc_value base,
                            struct irc_value index,
                            uint32_t scale,
                            int64_t offset);

/*
 `ptradd` without an index: base + offset in bytes.
 */
struct irc_value irc_ptr_offset(struct irc_builder builder, struct irc_value base, int64_t offset);

/*
 `extract`: a lane of a vector.
 */
struct irc_value irc_extract(struct irc_builder builder, struct irc_value vector, uint8_t lane);

/*
 `insert`: a vector with one lane replaced.
 */
struct irc_value irc_insert(struct irc_builder builder,
                            struct irc_value vector,
                            struct irc_value value,
                            uint8_t lane);

/*
 `vbuild`: a vector of its lanes.

 # Safety
 `lanes` points to `count` values.
 */
struct irc_value irc_vbuild(struct irc_builder builder,
                            irc_type ty,
                            const struct irc_value *lanes,
                            size_t count);

/*
 `shuffle`: a vector whose lanes are lanes of the first then of the second vector.

 # Safety
 `lanes` points to `count` numbers.
 */
struct irc_value irc_shuffle(struct irc_builder builder,
                             irc_type ty,
                             struct irc_value first,
                             struct irc_value second,
                             const uint8_t *lanes,
                             size_t count);

/*
 `global_addr`: the address of a global variable.
 */
struct irc_value irc_global_addr(struct irc_builder builder, struct irc_global global);

/*
 `slot_addr`: the address of a stack slot.
 */
struct irc_value irc_slot_addr(struct irc_builder builder, struct irc_slot slot);

/*
 `func_addr`: the address of a function.
 */
struct irc_value irc_func_addr(struct irc_builder builder, struct irc_function function);

/*
 `alloca`: allocates bytes (an i64) on the stack, aligned to a power of two.
 */
struct irc_value irc_alloca(struct irc_builder builder, struct irc_value size, uint32_t align);

/*
 `barrier`: waits for all threads of the CTA; those of a warp come together where `aligned` is
 not 0, as at `__syncthreads`.
 */
enum irc_status irc_barrier(struct irc_builder builder, uint32_t aligned);

/*
 `br`: goes to a block.

 # Safety
 `arguments` points to `count` values.
 */
enum irc_status irc_br(struct irc_builder builder,
                       struct irc_block block,
                       const struct irc_value *arguments,
                       size_t count);

/*
 `condbr`: goes to one block where the condition is true, else to the other.

 # Safety
 The arguments point to as many values as is said.
 */
enum irc_status irc_condbr_args(struct irc_builder builder,
                                struct irc_value condition,
                                struct irc_block then_block,
                                const struct irc_value *then_arguments,
                                size_t then_count,
                                struct irc_block else_block,
                                const struct irc_value *else_arguments,
                                size_t else_count);

/*
 `condbr` to blocks without parameters.
 */
enum irc_status irc_condbr(struct irc_builder builder,
                           struct irc_value condition,
                           struct irc_block then_block,
                           struct irc_block else_block);

/*
 `switch`: goes to the block of the case that equals the value, else to another. The blocks have
 no parameters.

 # Safety
 `cases` points to `count` cases.
 */
enum irc_status irc_switch(struct irc_builder builder,
                           struct irc_value value,
                           struct irc_block default_block,
                           const struct irc_case *cases,
                           size_t count);

/*
 `ret`: returns from the function.

 # Safety
 `results` points to `count` values.
 */
enum irc_status irc_ret(struct irc_builder builder, const struct irc_value *results, size_t count);

/*
 `call`: calls a function. Writes its results, and returns how many there are.

 # Safety
 `operands` points to `count` values; `results` is good for `capacity`.
 */
size_t irc_call(struct irc_builder builder,
                struct irc_function function,
                const struct irc_value *operands,
                size_t count,
                struct irc_value *results,
                size_t capacity);

/*
 `call_indirect`: calls the function at an address, which has parameters and results of these
 types. Writes its results, and returns how many there are.

 # Safety
 The types and values point to as many as is said.
 */
size_t irc_call_indirect(struct irc_builder builder,
                         struct irc_value address,
                         const irc_type *param_types,
                         const irc_type *result_types,
                         size_t result_count,
                         const struct irc_value *operands,
                         size_t count,
                         struct irc_value *results,
                         size_t capacity);

/*
 The index of the thread in the grid, x: `ctaid.x * ntid.x + tid.x`.
 */
struct irc_value irc_thread_index_x(struct irc_builder builder);

/*
 What was made: a text or machine code, with a zero behind it that `length` does not count. It
 lives as long as the output. `length` may be null.

 # Safety
 `bytes` and `length` are null or good to be written.
 */
enum irc_status irc_output_bytes(struct irc_output output, const char **bytes, size_t *length);

/*
 All diagnostics and faults for people to read, an empty text if there are none; null where the
 handle is wrong. It lives as long as the output.
 */
const char *irc_output_log(struct irc_output output);

/*
 All diagnostics and faults as a JSON array; null where the handle is wrong. It lives as long as
 the output.
 */
const char *irc_output_json(struct irc_output output);

/*
 How many diagnostics and faults there are.
 */
size_t irc_output_count(struct irc_output output);

/*
 Writes a diagnostic or fault: its first `size` bytes, which is `sizeof *diagnostic`.

 # Safety
 `diagnostic` is null or good for that many bytes.
 */
enum irc_status irc_output_diagnostic(struct irc_output output,
                                      size_t index,
                                      struct irc_diagnostic *diagnostic,
                                      size_t size);

/*
 Gives an output back, with all texts of it.
 */
enum irc_status irc_output_free(struct irc_output output);

/*
 How the last call of this thread went.
 */
enum irc_status irc_error_status(void);

/*
 What went wrong in the last call of this thread, an empty text if nothing did. Good until the
 next call of the thread.
 */
const char *irc_error(void);

/*
 The number of the interface of this library: IRC_ABI_VERSION of the header that fits it.
 */
uint32_t irc_abi_version(void);

/*
 The version of irc.
 */
const char *irc_version(void);

/*
 Prints as `printf` of C does. Arguments are held against the format; their sizes go into it, so
 `%d` takes an i64, too. What a launch printed is in its output.

 # Safety
 `format` is a text; `operands` points to `count` values.
 */
enum irc_status irc_printf(struct irc_builder builder,
                           const char *format,
                           const struct irc_value *operands,
                           size_t count);

/*
 Ends the program with a message, the location and the function where a condition is false: a
 fault of the launch.

 # Safety
 `message` is a text.
 */
enum irc_status irc_assert(struct irc_builder builder,
                           struct irc_value condition,
                           const char *message);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

/* A vector type of 2, 3, 4 or 8 lanes. */
#define IRC_VECTOR(type, lanes) ((irc_type)((type) | (uint32_t)(lanes) << 8))

/* What structs begin with. */
#define IRC_OPTIONS_INIT {sizeof(irc_options), 0, 0, 0, 0, 0, 0, 0, 2, 0}
#define IRC_MACHINE_OPTIONS_INIT {sizeof(irc_machine_options), 0, 0, 0, 0}
#define IRC_LAUNCH_INIT {sizeof(irc_launch), {1, 1, 1}, {1, 1, 1}, {0, 0, 0}, 0}

/* A function for each operation. */
#include "irc_ops.h"

#endif /* IRC_H */
