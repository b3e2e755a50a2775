#include "server/http/gzip.hpp"

#include <zlib.h>

#include <new>

#include "text/ascii.hpp"

namespace dawson::server {

std::string gzip(std::string_view bytes) {
  z_stream stream{};
  constexpr int with_head_of_gzip = 15 + 16, memory = 8;
  if (deflateInit2(&stream, 6, Z_DEFLATED, with_head_of_gzip, memory, Z_DEFAULT_STRATEGY) != Z_OK)
    throw std::bad_alloc();
  std::string out(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = static_cast<uInt>(out.size());
  int const status = deflate(&stream, Z_FINISH);
  out.resize(stream.total_out);
  deflateEnd(&stream);
  if (status != Z_STREAM_END) throw std::bad_alloc();
  return out;
}

bool accepts_gzip(std::string_view accepted) {
  for (std::size_t at = 0; at < accepted.size();) {
    std::size_t const end = std::min(accepted.find(',', at), accepted.size());
    std::string coding;
    for (char const byte : accepted.substr(at, end - at))
      if (byte != ' ' && byte != '\t') coding += text::to_lower(byte);
    if (coding == "gzip" || coding == "*") return true;
    if (coding.starts_with("gzip;q=")) return coding.find_first_of("123456789") != coding.npos;
    at = end + 1;
  }
  return false;
}

}  // namespace dawson::server
