// Texts that are not UTF-8 on the disk: within the program all texts are.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::text {

/// An encoding of one byte a character whose lower half is ASCII's.
class Encoding {
 public:
  /// By the name that iconv has for it ("ISO-8859-1"), which lives on; null where the system does
  /// not know it. A byte that stands for nothing is the control of its number, so that what has
  /// been read comes out again byte for byte.
  static Encoding const* find(std::string_view name);

  std::string_view name() const { return name_; }

  /// The bytes as UTF-8, in their place where the string has room for what they take more.
  std::string decode(std::string bytes) const;

  /// How many bytes of UTF-8 `decode` makes of them.
  std::size_t decoded_size(std::string_view bytes) const;

  /// The byte for a character, if there is one.
  std::optional<char> byte_of(char32_t character) const;

 private:
  explicit Encoding(std::string_view name) : name_(name) {}
  std::string letter(char byte) const;  // as UTF-8; not of ASCII

  std::string_view name_;
  std::array<char32_t, 128> upper_{};
};

/// Latin-1 with Microsoft's signs in 0x80 to 0x9F: what texts are mostly that say nothing and are
/// not UTF-8.
Encoding const& western();

/// The line if it is UTF-8; otherwise what its bytes are in CP1252.
std::string utf8_line(std::string_view line);

/// E-UTF8 where a file that begins with `bytes` is UTF-16: by its mark, or by zeros in the place of
/// every other letter. In such a file nothing that Dawson looks for would be found.
std::optional<Diagnostic> utf16_fault(std::string_view bytes);

/// Makes UTF-8 of a text that should be: E-UTF8 at the first byte that is none says, in terms of
/// what the text becomes, that it is read as `western`.
std::optional<Diagnostic> make_utf8(std::string& text);

}  // namespace dawson::text
