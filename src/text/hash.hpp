// Hash values of texts, and names of files derived from their content, so that equal bytes have
// equal names.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace dawson::text {

inline constexpr std::uint64_t fnv_start = 0xcbf29ce484222325, fnv_prime = 0x100000001b3;

/// Returns FNV-1a (Fowler, Noll and Vo, variant 1a) of `text`, continued from `hash`.
std::uint64_t fnv1a(std::string_view text, std::uint64_t hash = fnv_start);

/// Returns the 32 hexadecimal digits of a UUID of version 5 (RFC 4122) in the namespace of zeros.
std::string uuid_digits(std::string_view bytes);

/// Returns the 32 bytes of SHA-256 (FIPS 180-4).
std::string sha256(std::string_view bytes);

/// Returns 20 hexadecimal digits for file names, equal on all machines: XXH3 with 128 bits, which
/// takes a hundredth of the time of SHA-1. Not secure against deliberate collisions.
std::string content_digits(std::string_view bytes);

}  // namespace dawson::text
