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

/// values[i] = ln(values[i] + floor) for i < count; values are 0 or more, and floor is a positive
/// normal number. Relative error below 1e-6.
void wl_log(float *values, float floor, size_t count);

/// values[i] = exp(values[i]) for i < count; arguments under -87 give zero. Relative error below 3e-7.
void wl_exp(float *values, size_t count);

/// Log densities of `densities` diagonal Gaussians at the point x of `dims` coordinates:
/// out[k] = constants[k] - sum over d of (x[d] - means[d * densities + k])^2 * precisions[d * densities + k].
/// Returns the largest. `densities` must be a multiple of 16.
float wl_gaussians(
    const float *x, const float *means, const float *precisions, const float *constants,
    size_t dims, size_t densities, float *out);

#endif
