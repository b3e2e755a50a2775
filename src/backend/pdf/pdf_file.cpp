#include "backend/pdf/pdf_file.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "backend/file_encoding.hpp"
#include "text/hash.hpp"
#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

constexpr std::size_t objects_in_a_stream = 200;

constexpr std::uint64_t hash_starts[] = {text::fnv_start, 0x84222325cbf29ce4};

}  // namespace

PdfFile::PdfFile(Sink sink)
    : sink_(std::move(sink)), hashes_{hash_starts[0], hash_starts[1]}, places_(1) {
  put("%PDF-1.5\n%\xe2\xe3\xcf\xd3\n");
}

void PdfFile::put(std::string_view bytes) {
  sink_(bytes);
  length_ += bytes.size();
  hashes_[0] = text::fnv1a(bytes, hashes_[0]);
  hashes_[1] = (hashes_[1] ^ hashes_[0]) * text::fnv_prime;
}

std::string_view PdfFile::compressed(std::string_view data) { return deflater_.zlib(data); }

ObjectNumber PdfFile::reserve() {
  places_.emplace_back();
  return static_cast<ObjectNumber>(places_.size() - 1);
}

void PdfFile::write(ObjectNumber number, std::string_view object) {
  accumulated_.push_back(number);
  append_integer(accumulated_offsets_, number);
  accumulated_offsets_ += ' ';
  append_integer(accumulated_offsets_, static_cast<long long>(accumulated_bytes_.size()));
  accumulated_offsets_ += ' ';
  accumulated_bytes_ += object;
  accumulated_bytes_ += '\n';
  if (accumulated_.size() == objects_in_a_stream) write_accumulated();
}

ObjectNumber PdfFile::write(std::string_view object) {
  ObjectNumber const number = reserve();
  write(number, object);
  return number;
}

void PdfFile::write_accumulated() {
  if (accumulated_.empty()) return;
  ObjectNumber const number = reserve();
  for (std::size_t i = 0; i < accumulated_.size(); ++i)
    places_[accumulated_[i]] = {number, static_cast<std::uint32_t>(i), 2};
  std::string const entries =
      fmt::format("/Type/ObjStm/N {}/First {}", accumulated_.size(), accumulated_offsets_.size());
  std::string const data = accumulated_offsets_ + accumulated_bytes_;
  accumulated_.clear();
  accumulated_offsets_.clear();
  accumulated_bytes_.clear();
  write_stream(number, entries, data);
}

void PdfFile::write_stream(ObjectNumber number, std::string_view entries, std::string_view data) {
  write_compressed(number, entries, compressed(data));
}

void PdfFile::write_compressed(ObjectNumber number, std::string_view entries,
                               std::string_view packed) {
  write_raw(number, fmt::format("{}/Filter/FlateDecode", entries), packed);
}

void PdfFile::write_raw(ObjectNumber number, std::string_view entries, std::string_view data) {
  places_[number] = {length_, 0, 1};
  put(fmt::format("{} 0 obj\n<<{}/Length {}>>stream\n", number, entries, data.size()));
  put(data);
  put("\nendstream\nendobj\n");
}

void PdfFile::close(ObjectNumber catalog, ObjectNumber info) {
  write_accumulated();
  ObjectNumber const number = reserve();
  std::uint64_t const start = length_;
  places_[number] = {start, 0, 1};
  std::size_t wide = 1;  // bytes per offset
  while (wide < 8 && start >> (8 * wide) != 0) ++wide;
  std::string table;
  auto const bytes = [&](std::uint64_t value, std::size_t count) {
    for (std::size_t i = count; i-- > 0;) table += static_cast<char>(value >> (8 * i) & 0xff);
  };
  for (Place const& place : places_)
    bytes(place.kind, 1), bytes(place.at, wide), bytes(place.kind == 0 ? 0xff : place.index, 1);
  auto const identifier = fmt::format("<{:016x}{:016x}>", hashes_[0], hashes_[1]);
  std::string entries = fmt::format("/Type/XRef/Size {}/W[1 {} 1]/Root {} 0 R/ID[{}{}]",
                                    places_.size(), wide, catalog, identifier, identifier);
  if (info != 0) entries += fmt::format("/Info {} 0 R", info);
  write_stream(number, entries, table);
  put(fmt::format("startxref\n{}\n%%EOF\n", start));
}

void append_number(std::string& out, double value, int decimals) {
  double const factor = decimals == 3   ? 1000
                        : decimals == 2 ? 100
                        : decimals == 0 ? 1
                                        : std::pow(10, decimals);
  append_decimal(out, std::llround(value * factor), decimals, true);
}

void append_integer(std::string& out, long long value) { append_decimal(out, value, 0, false); }

void append_reference(std::string& out, ObjectNumber number) {
  append_integer(out, number);
  out += " 0 R";
}

std::string pdf_number(double value) {
  std::string out;
  append_number(out, value);
  return out;
}

std::string utf16_digits(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t const length = text::utf8_length(text, i);
    char32_t const character = length == 0 ? U'\uFFFD' : text::utf8_decode(text, i);
    auto const add = [&](std::uint32_t unit) {
      for (int shift = 12; shift >= 0; shift -= 4) out += "0123456789abcdef"[unit >> shift & 15];
    };
    if (character >= 0x10000) add(0xd800 + ((character - 0x10000) >> 10));
    add(character < 0x10000 ? static_cast<std::uint32_t>(character)
                            : 0xdc00 + ((character - 0x10000) & 0x3ff));
    i += std::max<std::size_t>(length, 1);
  }
  return out;
}

void append_escaped(std::string& out, std::string_view bytes) {
  auto const is_special = [](char c) { return c == '(' || c == ')' || c == '\\' || c == '\r'; };
  for (std::size_t at = 0; at < bytes.size();) {
    std::size_t const begin = at;
    while (at < bytes.size() && !is_special(bytes[at])) ++at;
    out.append(bytes, begin, at - begin);
    if (at == bytes.size()) return;
    if (bytes[at] == '\r') out += "\\r";
    else (out += '\\') += bytes[at];
    ++at;
  }
}

std::string pdf_bytes(std::string_view bytes) {
  std::string out = "(";
  out.reserve(bytes.size() + 2);
  append_escaped(out, bytes);
  out += ')';
  return out;
}

std::string pdf_text(std::string_view text) {
  if (std::ranges::all_of(text, [](unsigned char c) { return c >= 0x20 && c < 0x7f; }))
    return pdf_bytes(text);
  return "<feff" + utf16_digits(text) + ">";
}

}  // namespace dawson::backend
