// The inner loops of feature extraction and acoustic scoring, compiled once per instruction set
// and chosen at load time by the dynamic linker. Arrays do not overlap; no pointer is kept.
#ifndef WORDLIGHT_KERNELS_H
#define WORDLIGHT_KERNELS_H

#include <stddef.h>

/// The sum over i < count of a[i] * b[i]; zero when count is zero.
float wl_dot(const float *a, const float *b, size_t count);

/// out[i] = window[i] * (x[i + 1] - alpha * x[i]) for i < count: pre-emphasis and window at once.
/// x holds count + 1 samples.
void wl_emphasize(const float *x, const float *window, float alpha, float *out, size_t count);

/// out[i] = re[i]^2 + im[i]^2 for i < count, from interleaved pairs.
void wl_power(const float *pairs, float *out, size_t count);

/// values[i] = ln(values[i] + floor) for i < count, the sums being positive normal numbers.
/// Relative error below 1e-6.
void wl_log(float *values, float floor, size_t count);

/// values[i] = exp(values[i] - shift) for i < count, exponents of at most 87; those under -86 are
/// taken for -86. Relative error below 3e-7.
void wl_exp(float *values, float shift, size_t count);

/// The most frames that the acoustic kernels take at a time.
#define WL_MOST_FRAMES 4

/// Diagonal Gaussians in an order that suits vector registers: rows of `densities` numbers, one for
/// each of `dims` dimensions. `densities` is a multiple of 16.
typedef struct {
  /// mean / variance.
  const float *slopes;
  /// 1 / (2 variance).
  const float *precisions;
  /// The log densities at the origin, one row.
  const float *constants;
  size_t dims, densities;
} wl_codebook;

/// Log densities of a codebook's Gaussians at `frames` (1 to WL_MOST_FRAMES) points, each `stride`
/// numbers behind the one before:
/// out[f * out_stride + k] = constants[k] + sum over d of x[d] * (slopes[d][k] - x[d] * precisions[d][k]).
/// best[f] receives the largest of each point.
void wl_gaussians(
    const float *x, size_t stride, size_t frames, wl_codebook codebook, float *out,
    size_t out_stride, float *best);

/// Products over streams of weighted sums of densities, for `frames` (1 to WL_MOST_FRAMES) points:
/// out[f] = product over s of (sum over k of weights[s * count + k] * densities[f * stride + s * count + k]).
/// `count` is a multiple of 16.
void wl_mixtures(
    const float *weights, const float *densities, size_t stride, size_t frames, size_t streams,
    size_t count, float *out);

#endif
