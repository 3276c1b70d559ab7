// FFTW in single precision, which transforms frames.
#ifndef CFFTW_SHIM_H
#define CFFTW_SHIM_H
#include <fftw3.h>
#endif
