// The inner loops of feature extraction and acoustic scoring, compiled once per instruction set
// and chosen at load time by the dynamic linker.
#ifndef WORDLIGHT_KERNELS_H
#define WORDLIGHT_KERNELS_H

#include <stddef.h>

/// The sum over i < count of a[i] * b[i]; zero when count is zero.
float wl_dot(const float *a, const float *b, size_t count);

#endif
