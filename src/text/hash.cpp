#include "text/hash.hpp"

#define XXH_INLINE_ALL

#include <fmt/format.h>
#include <glib.h>
#include <xxhash.h>

#include "text/c_library.hpp"

namespace dawson::text {

std::uint64_t fnv1a(std::string_view text, std::uint64_t hash) {
  for (char const c : text) hash = (hash ^ static_cast<unsigned char>(c)) * fnv_prime;
  return hash;
}

std::string uuid_digits(std::string_view bytes) {
  constexpr std::size_t digits_of_uuid = 32;
  constexpr guchar zeros[16] = {};
  CPtr<GChecksum, g_checksum_free> const sum(g_checksum_new(G_CHECKSUM_SHA1));
  g_checksum_update(sum.get(), zeros, sizeof zeros);
  g_checksum_update(sum.get(), reinterpret_cast<guchar const*>(bytes.data()),
                    static_cast<gssize>(bytes.size()));
  std::string digits = g_checksum_get_string(sum.get());
  digits.resize(digits_of_uuid);
  digits[12] = '5';
  std::size_t const variant = std::string_view("0123456789abcdef").find(digits[16]) % 4;
  digits[16] = "89ab"[variant];
  return digits;
}

std::string sha256(std::string_view bytes) {
  constexpr gsize size = 32;
  CPtr<GChecksum, g_checksum_free> const sum(g_checksum_new(G_CHECKSUM_SHA256));
  g_checksum_update(sum.get(), reinterpret_cast<guchar const*>(bytes.data()),
                    static_cast<gssize>(bytes.size()));
  std::string digest(size, '\0');
  gsize written = size;
  g_checksum_get_digest(sum.get(), reinterpret_cast<guint8*>(digest.data()), &written);
  return digest;
}

std::string content_digits(std::string_view bytes) {
  constexpr std::size_t digits = 20;
  XXH128_hash_t const hash = XXH3_128bits(bytes.data(), bytes.size());
  return fmt::format("{:016x}{:016x}", hash.high64, hash.low64).substr(0, digits);
}

}  // namespace dawson::text
