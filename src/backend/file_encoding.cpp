#include "backend/file_encoding.hpp"

#include <iterator>
#include <new>

#include <libdeflate.h>

namespace dawson::backend {

void append_decimal(std::string& out, long long steps, int places, bool bare) {
  if (steps < 0) out += '-', steps = -steps;
  for (; places > 0 && steps % 10 == 0; --places) steps /= 10;
  char digits[32];
  char* at = std::end(digits);
  for (; places > 0; --places, steps /= 10) *--at = static_cast<char>('0' + steps % 10);
  bool const whole = at == std::end(digits);
  if (!whole) *--at = '.';
  if (steps > 0 || !bare || whole) do
      *--at = static_cast<char>('0' + steps % 10);
    while ((steps /= 10) > 0);
  out.append(at, static_cast<std::size_t>(std::end(digits) - at));
}

namespace {

constexpr int level = 5;

}  // namespace

void Deflater::End::operator()(libdeflate_compressor* compressor) const {
  libdeflate_free_compressor(compressor);
}

Deflater::Deflater() : compressor_(libdeflate_alloc_compressor(level)) {
  if (compressor_ == nullptr) throw std::bad_alloc();
}

template <auto bound, auto compress>
std::string_view Deflater::packed(std::string_view bytes) {
  packed_.resize(bound(compressor_.get(), bytes.size()));
  return std::string_view(packed_).substr(
      0, compress(compressor_.get(), bytes.data(), bytes.size(), packed_.data(), packed_.size()));
}

std::string_view Deflater::zlib(std::string_view bytes) {
  return packed<libdeflate_zlib_compress_bound, libdeflate_zlib_compress>(bytes);
}

std::string_view Deflater::gzip(std::string_view bytes) {
  return packed<libdeflate_gzip_compress_bound, libdeflate_gzip_compress>(bytes);
}

std::optional<std::string> from_gzip(std::string_view packed) {
  std::unique_ptr<libdeflate_decompressor, void (*)(libdeflate_decompressor*)> const decompressor(
      libdeflate_alloc_decompressor(), libdeflate_free_decompressor);
  if (decompressor == nullptr) throw std::bad_alloc();
  // The decoded length is not known in advance: one deflated byte yields at most 1,032 bytes.
  constexpr std::size_t max_expansion = 1032;
  std::string out;
  for (std::size_t room = 4 * packed.size() + 1024;; room *= 4) {
    out.resize(room);
    std::size_t size = 0;
    auto const result = libdeflate_gzip_decompress(decompressor.get(), packed.data(), packed.size(),
                                                   out.data(), room, &size);
    if (result == LIBDEFLATE_SUCCESS) return out.resize(size), out;
    if (result != LIBDEFLATE_INSUFFICIENT_SPACE || room > max_expansion * packed.size() + 1024)
      return {};
  }
}

}  // namespace dawson::backend
