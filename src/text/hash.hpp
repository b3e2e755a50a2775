// Hash values of texts, equal on all machines. Not secure against deliberate collisions.
#pragma once

#include <cstdint>
#include <string_view>

namespace dawson::text {

inline constexpr std::uint64_t fnv_start = 0xcbf29ce484222325, fnv_prime = 0x100000001b3;

/// Returns FNV-1a (Fowler, Noll and Vo, variant 1a) of `text`, continued from `hash`.
std::uint64_t fnv1a(std::string_view text, std::uint64_t hash = fnv_start);

}  // namespace dawson::text
