#include "text/encoding.hpp"

#include <fmt/format.h>
#include <iconv.h>

#include <algorithm>
#include <deque>
#include <mutex>

#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::text {
namespace {

bool is_utf16(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")) return true;
  constexpr std::size_t enough = 8;
  if (bytes.size() < enough) return false;
  bool low = true, high = true;
  for (std::size_t i = 0; i < enough; ++i) (i % 2 == 0 ? high : low) &= bytes[i] == '\0';
  return low != high;
}

// Returns the character of a byte; the control character with its number if the byte is undefined.
char32_t character_of(iconv_t converter, unsigned char byte) {
  char in = static_cast<char>(byte);
  std::array<char, 8> out{};
  char *from = &in, *to = out.data();
  std::size_t left = 1, room = out.size();
  ::iconv(converter, nullptr, nullptr, nullptr, nullptr);
  bool const known = ::iconv(converter, &from, &left, &to, &room) != static_cast<std::size_t>(-1);
  return known ? utf8_decode({out.data(), out.size() - room}, 0) : byte;
}

}  // namespace

Encoding const* Encoding::find(std::string_view name) {
  static std::mutex mutex;
  static std::deque<Encoding> known;
  std::lock_guard const lock(mutex);
  auto const found = std::ranges::find(known, name, &Encoding::name);
  if (found != known.end()) return &*found;
  auto* const converter = ::iconv_open("UTF-8", std::string(name).c_str());
  if (converter == reinterpret_cast<iconv_t>(-1))
    return nullptr;  // NOLINT: iconv reports errors so
  Encoding made(name);
  for (std::size_t i = 0; i < made.upper_.size(); ++i)
    made.upper_[i] = character_of(converter, static_cast<unsigned char>(0x80 + i));
  ::iconv_close(converter);
  return &known.emplace_back(made);
}

std::string Encoding::letter(char byte) const {
  std::string out;
  utf8_append(out, upper_[static_cast<unsigned char>(byte) - 0x80]);
  return out;
}

std::size_t Encoding::decoded_size(std::string_view bytes) const {
  std::size_t size = bytes.size();
  for (std::size_t at = find_beyond_ascii(bytes, 0); at != bytes.npos;
       at = find_beyond_ascii(bytes, at + 1))
    size += letter(bytes[at]).size() - 1;
  return size;
}

// Decodes from the end, so that no byte is overwritten before it is read.
std::string Encoding::decode(std::string text) const {
  std::size_t from = text.size(), to = decoded_size(text);
  text.resize(to);
  while (from < to) {
    char const byte = text[--from];
    if (static_cast<unsigned char>(byte) < 0x80) {
      text[--to] = byte;
      continue;
    }
    std::string const decoded = letter(byte);
    to -= decoded.size();
    text.replace(to, decoded.size(), decoded);
  }
  return text;
}

std::optional<char> Encoding::byte_of(char32_t character) const {
  if (character < 0x80) return static_cast<char>(character);
  auto const found = std::ranges::find(upper_, character);
  if (found == upper_.end()) return {};
  return static_cast<char>(0x80 + (found - upper_.begin()));
}

Encoding const& western() {
  static Encoding const& known = *Encoding::find("CP1252");
  return known;
}

std::string utf8_line(std::string_view line) {
  return find_invalid_utf8(line) == std::string_view::npos ? std::string(line)
                                                           : western().decode(std::string(line));
}

std::optional<Diagnostic> utf16_fault(std::string_view bytes) {
  if (!is_utf16(bytes)) return {};
  return error("E-UTF8", {}, "the file is UTF-16, which Dawson cannot read",
               "save it as UTF-8, or convert it with `iconv -f UTF-16 -t UTF-8`");
}

std::optional<Diagnostic> make_utf8(std::string& text) {
  std::size_t const foreign = find_invalid_utf8(text);
  if (foreign == std::string::npos) return {};
  auto const byte = static_cast<unsigned char>(text[foreign]);
  std::size_t const at = western().decoded_size(std::string_view(text).substr(0, foreign));
  text = western().decode(std::move(text));
  return error("E-UTF8", {at, at + utf8_length(text, at)},
               fmt::format("byte 0x{:02X} is not UTF-8; the file is read as CP1252", byte),
               "save the file in UTF-8");
}

}  // namespace dawson::text
