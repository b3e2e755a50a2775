#include "text/hash.hpp"

namespace dawson::text {

std::uint64_t fnv1a(std::string_view text, std::uint64_t hash) {
  for (char const c : text) hash = (hash ^ static_cast<unsigned char>(c)) * fnv_prime;
  return hash;
}

}  // namespace dawson::text
