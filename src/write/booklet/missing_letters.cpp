#include "write/booklet/missing_letters.hpp"

#include <fmt/format.h>

#include "text/utf8.hpp"

namespace dawson::run {

text::Diagnostics missing_letters(std::u32string_view letters, text::Source const& source,
                                  bool refused) {
  text::Diagnostics out;
  for (char32_t const letter : letters) {
    std::string bytes;
    text::utf8_append(bytes, letter);
    std::size_t const at = source.bytes().find(bytes);
    text::Span const where =
        at == std::string_view::npos ? text::Span{} : text::Span{at, at + bytes.size()};
    auto const tell = refused ? text::error : text::warning;
    out.push_back(tell(refused ? "E-PDF" : "W-LETTER", where,
                       fmt::format("no font has {} (U+{:04X}); a box is printed", bytes,
                                   static_cast<std::uint32_t>(letter)),
                       "choose another `font` in the front matter"));
  }
  return out;
}

}  // namespace dawson::run
