// The SoX resampler, which brings recordings to 16 kHz.
#ifndef CSOXR_SHIM_H
#define CSOXR_SHIM_H
#include <soxr.h>
#endif
