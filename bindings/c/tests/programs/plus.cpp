// The header from C++.
#include "irc.h"
#include <cstring>
#include <string>

int main()
{
    const std::string text = "kernel @k() {\nentry:\n  ret\n}\n";
    irc_output output;
    if (irc_compile(text.data(), text.size(), nullptr, &output) != IRC_OK)
        return 1;
    const char *bytes = nullptr;
    std::size_t length = 0;
    if (irc_output_bytes(output, &bytes, &length) != IRC_OK)
        return 2;
    const bool is_there = std::string(bytes, length).find(".entry k") != std::string::npos;
    irc_module module = irc_module_new();
    irc_function kernel = irc_function_new(module, "k", IRC_KERNEL, nullptr, 0, nullptr, 0);
    irc_builder builder = irc_builder_new(module, kernel);
    irc_begin(builder, nullptr, 0);
    irc_value two = irc_add(builder, irc_int(builder, IRC_I32, 1), irc_int(builder, IRC_I32, 1));
    irc_assume(builder, irc_icmp(builder, "eq", two, irc_int(builder, IRC_I32, 2)));
    irc_ret(builder, nullptr, 0);
    if (irc_builder_finish(builder) != IRC_OK)
        return 3;
    if (irc_module_free(module) != IRC_OK || irc_output_free(output) != IRC_OK)
        return 4;
    irc_options options = IRC_OPTIONS_INIT;
    options.target = "sm_1";
    return is_there && irc_compile("", 0, &options, &output) == IRC_ARGUMENT && std::strlen(irc_error()) ? 0 : 5;
}
