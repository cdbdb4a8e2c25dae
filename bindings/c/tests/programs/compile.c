/* Texts to PTX and machine code, and what is wrong with them. */
#include "check.h"

static const char *SCALE = "kernel @scale(%n: i32, %a: f32, %x: ptr.global) {\n"
                           "entry:\n"
                           "  %tid = sreg tid.x\n"
                           "  %at = ptradd %x, %tid * 4\n"
                           "  %old = load.f32 %at\n"
                           "  %new = fmul %old, %a\n"
                           "  store %new, %at\n"
                           "  ret\n"
                           "}\n";

static void good_texts(void)
{
    irc_options options = IRC_OPTIONS_INIT;
    options.target = "sm_90";
    irc_output output;
    OK(irc_compile(SCALE, strlen(SCALE), &options, &output));
    CHECK(strstr(text_of(output), ".target sm_90") && strstr(text_of(output), ".visible .entry scale"));
    CHECK(irc_output_count(output) == 0 && strcmp(irc_output_json(output), "[]\n") == 0);
    OK(irc_output_free(output));

    const char *toy = "kernel fill(x: &global mut [u32]) { x[global_idx.x] = 7; }";
    options.name = "fill.toy";
    OK(irc_compile(toy, strlen(toy), &options, &output));
    CHECK(strstr(text_of(output), "fill"));
    OK(irc_output_free(output));

    const char *llvm = "define ptx_kernel void @zero(ptr %x) { store i32 0, ptr %x ret void }";
    options.name = "zero.ll";
    OK(irc_compile(llvm, strlen(llvm), &options, &output));
    CHECK(strstr(text_of(output), ".visible .entry zero"));
    OK(irc_output_free(output));

    options.name = NULL;
    options.emit = "ir";
    OK(irc_compile(SCALE, strlen(SCALE), &options, &output));
    CHECK(strstr(text_of(output), "kernel @scale"));
    OK(irc_output_free(output));
    options.emit = "abi";
    OK(irc_compile(SCALE, strlen(SCALE), &options, &output));
    CHECK(strstr(text_of(output), "\"scale\""));
    OK(irc_output_free(output));
}

static void wrong_texts(void)
{
    const char *text = "kernel @k() {\nentry:\n  %x = ad 1, 2\n  ret\n}\n";
    irc_options options = IRC_OPTIONS_INIT;
    options.name = "k.ir";
    irc_output output;
    EXPECT(IRC_INPUT, irc_compile(text, strlen(text), &options, &output));
    CHECK(strstr(irc_error(), "unknown operation"));
    irc_diagnostic found;
    CHECK(irc_output_count(output) >= 1);
    OK(irc_output_diagnostic(output, 0, &found, sizeof found));
    CHECK(found.severity == IRC_ERROR && strcmp(found.code, "I0109") == 0);
    CHECK(strcmp(found.file, "k.ir") == 0 && found.line == 3 && found.column == 8);
    CHECK(strstr(found.help, "did you mean `add`?") && !*found.kernel && !found.has_thread);
    CHECK(strstr(irc_output_json(output), "\"line\":3"));
    CHECK(strstr(irc_output_log(output), " --> k.ir:3:8"));
    const char *bytes = NULL;
    size_t length = 1;
    OK(irc_output_bytes(output, &bytes, &length));
    CHECK(length == 0 && bytes && !*bytes);
    EXPECT(IRC_ARGUMENT, irc_output_diagnostic(output, 99, &found, sizeof found));
    OK(irc_output_free(output));

    /* Well-formed, but not for this target. */
    const char *bulk = "kernel @k(%x: i32) {\nentry:\n  ptx.elect.sync %x\n  ret\n}\n";
    EXPECT(IRC_INPUT, irc_compile(bulk, strlen(bulk), &options, &output));
    CHECK(irc_output_count(output) >= 1);
    OK(irc_output_free(output));

    EXPECT(IRC_INPUT, irc_compile("\xff\xfe", 2, &options, &output));
    OK(irc_output_free(output));
    OK(irc_compile("", 0, &options, &output));
    OK(irc_output_free(output));
}

/* With an argument: the ptxas that makes a cubin. */
static void machine_code(const char *ptxas)
{
    irc_options options = IRC_OPTIONS_INIT;
    options.target = "sm_90";
    options.emit = "cubin";
    options.ptxas = ptxas;
    irc_output output;
    OK(irc_compile(SCALE, strlen(SCALE), &options, &output));
    const char *bytes;
    size_t length;
    OK(irc_output_bytes(output, &bytes, &length));
    CHECK(length > 64 && memcmp(bytes, "\177ELF", 4) == 0);
    OK(irc_output_free(output));
}

int main(int argc, char **argv)
{
    CHECK(irc_abi_version() == IRC_ABI_VERSION && *irc_version());
    good_texts();
    wrong_texts();
    if (argc > 1)
        machine_code(argv[1]);
    irc_options options = IRC_OPTIONS_INIT;
    options.emit = "cubin";
    options.ptxas = "there/is/none";
    irc_output output;
    EXPECT(IRC_PTXAS, irc_compile(SCALE, strlen(SCALE), &options, &output));
    CHECK(strstr(irc_error(), "there/is/none"));
    OK(irc_output_free(output));
    return 0;
}
