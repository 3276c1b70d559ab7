#include "kernels.h"

#if defined(__x86_64__) && defined(__linux__)
#define WIDE __attribute__((target_clones("default", "arch=haswell", "arch=skylake-avx512")))
#else
#define WIDE
#endif

#pragma clang fp reassociate(on) contract(fast)

WIDE float wl_dot(const float *a, const float *b, size_t count) {
  float sum = 0;
  for (size_t i = 0; i < count; ++i) sum += a[i] * b[i];
  return sum;
}
