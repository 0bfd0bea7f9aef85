// How a kernel that was compiled twice is chosen: by the processor, unless a test asks for the plain one.
#ifndef KERNEL_CHOICE_H
#define KERNEL_CHOICE_H

#include <stdbool.h>

#if defined(__x86_64__)
#include <immintrin.h>
static inline bool has_avx2(bool portable) {
    return !portable && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2");
}
#define CHOOSE(portable, name, ...) (has_avx2(portable) ? name##_avx2(__VA_ARGS__) : name##_plain(__VA_ARGS__))
#else
#define CHOOSE(portable, name, ...) name##_plain(__VA_ARGS__)
#endif

#endif
