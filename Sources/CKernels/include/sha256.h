#pragma once

#include <stddef.h>
#include <stdint.h>

/// Mixes whole blocks of 64 bytes into the state of a SHA-256 (FIPS 180-4, section 6.2.2).
void wl_sha256_blocks(uint32_t state[8], const uint8_t *bytes, size_t block_count);
