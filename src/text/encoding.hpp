// Encodings of files: within the program all texts are UTF-8.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::text {

/// An encoding with one byte per character, whose lower half is ASCII.
class Encoding {
 public:
  /// Returns the encoding with that name in iconv ("ISO-8859-1"), which must outlive it; null if
  /// the system does not know it. An undefined byte is the control character with its number, so
  /// that every text is written back byte for byte.
  static Encoding const* find(std::string_view name);

  /// Returns the name with which it was found.
  std::string_view name() const { return name_; }

  /// Returns the bytes as UTF-8, in place if the string has enough capacity.
  std::string decode(std::string bytes) const;

  /// Returns the length in bytes of the result of `decode`.
  std::size_t decoded_size(std::string_view bytes) const;

  /// Returns the byte for a character; no value if there is none.
  std::optional<char> byte_of(char32_t character) const;

 private:
  explicit Encoding(std::string_view name) : name_(name) {}
  std::string letter(char byte) const;  // as UTF-8; not of ASCII

  std::string_view name_;
  std::array<char32_t, 128> upper_{};
};

/// Returns Latin-1 with Microsoft's characters in 0x80 to 0x9F: the most likely encoding of texts
/// that are not UTF-8 and do not name one.
Encoding const& western();

/// Returns the line if it is UTF-8; otherwise decodes it from CP1252.
std::string utf8_line(std::string_view line);

/// Returns E-UTF8 for a file that begins with `bytes` in UTF-16: with its byte order mark, or with
/// zeros in place of every other letter. Dawson would find no directive in such a file.
std::optional<Diagnostic> utf16_fault(std::string_view bytes);

/// Converts a text to UTF-8 if it is not, and then returns E-UTF8 at the first invalid byte, with a
/// span in the converted text, which reports that it is read as `western`.
std::optional<Diagnostic> make_utf8(std::string& text);

}  // namespace dawson::text
