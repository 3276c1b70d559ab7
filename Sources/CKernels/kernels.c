#include "kernels.h"

#include <stdint.h>
#include <string.h>

#if defined(__x86_64__) && defined(__linux__)
#define WIDE __attribute__((target_clones("default", "arch=x86-64-v3", "arch=x86-64-v4")))
#else
#define WIDE
#endif

// Sums may be taken in any order: that is what lets them run in vector registers.
#pragma clang fp reassociate(on) contract(fast)

WIDE float wl_dot(const float *a, const float *b, size_t count) {
  float sum = 0;
  for (size_t i = 0; i < count; ++i) sum += a[i] * b[i];
  return sum;
}

WIDE void wl_emphasize(
    const float *x, const float *window, float alpha, float *out, size_t count) {
  for (size_t i = 0; i < count; ++i) out[i] = window[i] * (x[i + 1] - alpha * x[i]);
}

WIDE void wl_power(const float *pairs, float *out, size_t count) {
  for (size_t i = 0; i < count; ++i)
    out[i] = pairs[2 * i] * pairs[2 * i] + pairs[2 * i + 1] * pairs[2 * i + 1];
}

// ln x = e ln 2 + ln m with m in [sqrt 1/2, sqrt 2): a minimax polynomial of ln(1 + t) / t.
static inline float log_of(float x) {
  int32_t bits;
  memcpy(&bits, &x, sizeof bits);
  int32_t exponent = (bits - 0x3f3504f3) >> 23;
  bits -= exponent * 0x800000;
  float m;
  memcpy(&m, &bits, sizeof m);
  float t = m - 1, z = t * t;
  float p = 7.0376836292e-2f;
  p = p * t - 1.1514610310e-1f;
  p = p * t + 1.1676998740e-1f;
  p = p * t - 1.2420140846e-1f;
  p = p * t + 1.4249322787e-1f;
  p = p * t - 1.6668057665e-1f;
  p = p * t + 2.0000714765e-1f;
  p = p * t - 2.4999993993e-1f;
  p = p * t + 3.3333331174e-1f;
  return (float)exponent * 0.6931471806f + (t + z * (p * t - 0.5f));
}

WIDE void wl_log(float *values, float floor, size_t count) {
  for (size_t i = 0; i < count; ++i)
    values[i] = log_of(values[i] + floor);
}

// exp x = 2^n exp r with r in [-ln 2 / 2, ln 2 / 2].
static inline float exp_of(float x) {
  float clamped = x < -87.0f ? -87.0f : (x > 88.0f ? 88.0f : x);
  float n = clamped * 1.44269504f;
  int32_t whole = (int32_t)(n + (n < 0 ? -0.5f : 0.5f));
  float r = clamped - (float)whole * 0.693359375f;
  r -= (float)whole * -2.12194440e-4f;
  float p = 1.9875691500e-4f;
  p = p * r + 1.3981999507e-3f;
  p = p * r + 8.3334519073e-3f;
  p = p * r + 4.1665795894e-2f;
  p = p * r + 1.6666665459e-1f;
  p = p * r + 5.0000001201e-1f;
  p = p * r * r + r + 1.0f;
  int32_t bits = (whole + 127) * 0x800000;
  float scale;
  memcpy(&scale, &bits, sizeof scale);
  return x < -87.0f ? 0.0f : p * scale;
}

WIDE void wl_exp(float *values, size_t count) {
  for (size_t i = 0; i < count; ++i) values[i] = exp_of(values[i]);
}

// Sixteen neighbouring floats: one, two or four vector registers, as the instruction set has them.
typedef float lanes __attribute__((vector_size(64), aligned(4), may_alias));

WIDE float wl_gaussians(
    const float *x, const float *means, const float *precisions, const float *constants,
    size_t dims, size_t densities, float *out) {
  // Two groups of lanes are summed at a time, so that the sums stay in registers.
  lanes best = *(const lanes *)constants - 3e38f;
  size_t k = 0;
  for (; k + 32 <= densities; k += 32) {
    lanes a = *(const lanes *)(constants + k), b = *(const lanes *)(constants + k + 16);
    const float *m = means + k, *p = precisions + k;
    for (size_t d = 0; d < dims; ++d, m += densities, p += densities) {
      lanes u = x[d] - *(const lanes *)m, v = x[d] - *(const lanes *)(m + 16);
      a -= u * u * *(const lanes *)p;
      b -= v * v * *(const lanes *)(p + 16);
    }
    *(lanes *)(out + k) = a;
    *(lanes *)(out + k + 16) = b;
    best = __builtin_elementwise_max(a, best);
    best = __builtin_elementwise_max(b, best);
  }
  for (; k < densities; k += 16) {
    lanes a = *(const lanes *)(constants + k);
    for (size_t d = 0; d < dims; ++d) {
      lanes u = x[d] - *(const lanes *)(means + d * densities + k);
      a -= u * u * *(const lanes *)(precisions + d * densities + k);
    }
    *(lanes *)(out + k) = a;
    best = __builtin_elementwise_max(a, best);
  }
  return __builtin_reduce_max(best);
}
