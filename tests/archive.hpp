// The files of a ZIP archive, by their local headers (PKWARE's APPNOTE, 4.3.7).
#pragma once

#include <zlib.h>

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

struct ArchiveEntry {
  std::string name, bytes;
  bool stored = false;
  std::uint32_t extra = 0, flags = 0, date = 0;
};

namespace archive_detail {

inline std::uint32_t number(std::string const& bytes, std::size_t at, int size) {
  std::uint32_t out = 0;
  for (int i = size; i-- > 0;) out = out << 8U | static_cast<unsigned char>(bytes.at(at + i));
  return out;
}

inline std::string unpacked(std::string data, std::uint32_t size) {
  std::string out(size, '\0');
  z_stream stream{};
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) throw std::runtime_error("no memory");
  stream.next_in = reinterpret_cast<Bytef*>(data.data());
  stream.avail_in = static_cast<unsigned>(data.size());
  stream.next_out = reinterpret_cast<Bytef*>(out.data());
  stream.avail_out = size;
  int const answer = inflate(&stream, Z_FINISH);
  inflateEnd(&stream);
  if (answer != Z_STREAM_END) throw std::runtime_error("what is packed is not sound");
  return out;
}

}  // namespace archive_detail

inline std::vector<ArchiveEntry> entries_of(std::string const& archive) {
  using archive_detail::number;
  constexpr std::size_t header = 30;
  std::vector<ArchiveEntry> out;
  for (std::size_t at = 0; archive.compare(at, 4, "PK\3\4") == 0;) {
    ArchiveEntry entry;
    entry.flags = number(archive, at + 6, 2);
    entry.stored = number(archive, at + 8, 2) == 0;
    entry.date = number(archive, at + 12, 2);
    std::uint32_t const packed = number(archive, at + 18, 4), size = number(archive, at + 22, 4);
    std::uint32_t const name = number(archive, at + 26, 2);
    entry.extra = number(archive, at + 28, 2);
    entry.name = archive.substr(at + header, name);
    std::string data = archive.substr(at + header + name + entry.extra, packed);
    entry.bytes = entry.stored ? std::move(data) : archive_detail::unpacked(std::move(data), size);
    at += header + name + entry.extra + packed;
    out.push_back(std::move(entry));
  }
  return out;
}
