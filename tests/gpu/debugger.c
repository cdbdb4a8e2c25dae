/* Launches the kernel of tests/golden/debug/scopes.ir once, for tests/gpu/debugger.sh. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

typedef int Result;
typedef void *Handle;
typedef unsigned long long Address;

static void *library;

static void *find(const char *name)
{
    void *found = dlsym(library, name);
    if (!found) {
        fprintf(stderr, "the driver has no %s\n", name);
        exit(1);
    }
    return found;
}

static void check(Result result, const char *what)
{
    if (result) {
        fprintf(stderr, "%s: error %d\n", what, result);
        exit(1);
    }
}

int main(int count, char **arguments)
{
    library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!library || count != 2) {
        fprintf(stderr, "usage: debugger CUBIN, where there is a driver\n");
        return 77;
    }
    Result (*init)(unsigned) = find("cuInit");
    Result (*create)(Handle *, unsigned, int) = find("cuCtxCreate_v2");
    Result (*load)(Handle *, const char *) = find("cuModuleLoad");
    Result (*function)(Handle *, Handle, const char *) = find("cuModuleGetFunction");
    Result (*alloc)(Address *, size_t) = find("cuMemAlloc_v2");
    Result (*launch)(Handle, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                     Handle, void **, void **) = find("cuLaunchKernel");
    Result (*synchronize)(void) = find("cuCtxSynchronize");
    Result (*copy)(void *, Address, size_t) = find("cuMemcpyDtoH_v2");
    if (init(0)) {
        fprintf(stderr, "there is no GPU\n");
        return 77;
    }
    Handle context, module, kernel;
    Address out;
    int n = 7, results[2];
    check(create(&context, 0, 0), "cuCtxCreate");
    check(load(&module, arguments[1]), "cuModuleLoad");
    check(function(&kernel, module, "_Z1kPii"), "cuModuleGetFunction");
    check(alloc(&out, sizeof results), "cuMemAlloc");
    void *parameters[] = {&out, &n};
    check(launch(kernel, 1, 1, 1, 1, 1, 1, 0, 0, parameters, 0), "cuLaunchKernel");
    check(synchronize(), "cuCtxSynchronize");
    check(copy(results, out, sizeof results), "cuMemcpyDtoH");
    printf("%d %d\n", results[0], results[1]);
    return results[0] == 55 && results[1] == 7 ? 0 : 1;
}
