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

// exp x = 2^n exp r with r in [-ln 2 / 2, ln 2 / 2]. Adding 1.5 * 2^23 rounds a number to an integer,
// which then stands in the low bits.
static inline float exp_of(float x) {
#pragma clang fp reassociate(off)
  float clamped = x < -86.0f ? -86.0f : x;
  float shifted = clamped * 1.44269504f + 12582912.0f;
  float whole = shifted - 12582912.0f;
  float r = clamped - whole * 0.693359375f;
  r -= whole * -2.12194440e-4f;
  float p = 1.9875691500e-4f;
  p = p * r + 1.3981999507e-3f;
  p = p * r + 8.3334519073e-3f;
  p = p * r + 4.1665795894e-2f;
  p = p * r + 1.6666665459e-1f;
  p = p * r + 5.0000001201e-1f;
  p = p * r * r + r + 1.0f;
  uint32_t bits, power;
  memcpy(&bits, &p, sizeof bits);
  memcpy(&power, &shifted, sizeof power);
  bits += power << 23;
  memcpy(&p, &bits, sizeof p);
  return p;
}

WIDE void wl_exp(float *values, float shift, size_t count) {
  for (size_t i = 0; i < count; ++i) values[i] = exp_of(values[i] - shift);
}

// Sixteen neighbouring floats: one, two or four vector registers, as the instruction set has them.
typedef float lanes __attribute__((vector_size(64), aligned(4), may_alias));

// The sums of all frames stay in registers, and each parameter is loaded once for all of them. The
// number of frames is a constant wherever this is inlined.
static inline __attribute__((always_inline)) void gaussians_of(
    const float *x, size_t stride, const size_t frames, wl_codebook book, float *out,
    size_t out_stride, float *best) {
  lanes largest[WL_MOST_FRAMES];
  for (size_t f = 0; f < frames; ++f) largest[f] = *(const lanes *)book.constants - 3e38f;
  for (size_t k = 0; k < book.densities; k += 16) {
    lanes sums[WL_MOST_FRAMES];
    for (size_t f = 0; f < frames; ++f) sums[f] = *(const lanes *)(book.constants + k);
    const float *slopes = book.slopes + k, *precisions = book.precisions + k;
    for (size_t d = 0; d < book.dims; ++d) {
      lanes slope = *(const lanes *)slopes, precision = *(const lanes *)precisions;
      for (size_t f = 0; f < frames; ++f) {
        float at = x[f * stride + d];
        sums[f] += at * (slope - at * precision);
      }
      slopes += book.densities;
      precisions += book.densities;
    }
    for (size_t f = 0; f < frames; ++f) {
      *(lanes *)(out + f * out_stride + k) = sums[f];
      largest[f] = __builtin_elementwise_max(sums[f], largest[f]);
    }
  }
  for (size_t f = 0; f < frames; ++f) best[f] = __builtin_reduce_max(largest[f]);
}

WIDE void wl_gaussians(
    const float *x, size_t stride, size_t frames, wl_codebook codebook, float *out,
    size_t out_stride, float *best) {
  switch (frames) {
    case 1: gaussians_of(x, stride, 1, codebook, out, out_stride, best); break;
    case 2: gaussians_of(x, stride, 2, codebook, out, out_stride, best); break;
    case 3: gaussians_of(x, stride, 3, codebook, out, out_stride, best); break;
    default: gaussians_of(x, stride, 4, codebook, out, out_stride, best); break;
  }
}

static inline __attribute__((always_inline)) void mixtures_of(
    const float *weights, const float *densities, size_t stride, const size_t frames,
    size_t streams, size_t count, float *out) {
  for (size_t f = 0; f < frames; ++f) out[f] = 1;
  for (size_t s = 0; s < streams; ++s, weights += count, densities += count) {
    lanes sums[WL_MOST_FRAMES];
    for (size_t f = 0; f < frames; ++f) sums[f] = *(const lanes *)weights * 0;
    for (size_t k = 0; k < count; k += 16) {
      lanes weight = *(const lanes *)(weights + k);
      for (size_t f = 0; f < frames; ++f)
        sums[f] += weight * *(const lanes *)(densities + f * stride + k);
    }
    for (size_t f = 0; f < frames; ++f) {
      float sum = 0;
      for (size_t i = 0; i < 16; ++i) sum += sums[f][i];
      out[f] *= sum;
    }
  }
}

WIDE void wl_mixtures(
    const float *weights, const float *densities, size_t stride, size_t frames, size_t streams,
    size_t count, float *out) {
  switch (frames) {
    case 1: mixtures_of(weights, densities, stride, 1, streams, count, out); break;
    case 2: mixtures_of(weights, densities, stride, 2, streams, count, out); break;
    case 3: mixtures_of(weights, densities, stride, 3, streams, count, out); break;
    default: mixtures_of(weights, densities, stride, 4, streams, count, out); break;
  }
}
