#include "backend/latex/tex_alt.hpp"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <array>

#include "text/utf8.hpp"

namespace dawson::backend {
namespace {

struct Command {
  char32_t character;
  std::string_view tex;
};

// Combining marks, as commands that take the letter.
constexpr Command accents[] = {{0x300, "\\`"}, {0x301, "\\'"}, {0x302, "\\^"}, {0x303, "\\~"},
                               {0x304, "\\="}, {0x306, "\\u"}, {0x307, "\\."}, {0x308, "\\\""},
                               {0x30A, "\\r"}, {0x30B, "\\H"}, {0x30C, "\\v"}, {0x323, "\\d"},
                               {0x327, "\\c"}, {0x328, "\\k"}};

constexpr Command spelled[] = {{U'#', "\\#"},
                               {U'$', "\\$"},
                               {U'%', "\\%"},
                               {U'&', "\\&"},
                               {U'_', "\\_"},
                               {U'{', "\\{"},
                               {U'}', "\\}"},
                               {U'\\', "\\textbackslash "},
                               {U'^', "\\textasciicircum "},
                               {U'~', "\\textasciitilde "},
                               {0xA0, "\\nobreakspace "},
                               {0xAB, "\\guillemotleft "},
                               {0xBB, "\\guillemotright "},
                               {0xBC, "\\textonequarter "},
                               {0xBD, "\\textonehalf "},
                               {0xBE, "\\textthreequarters "},
                               {0xB0, "\\textdegree "},
                               {0xD7, "\\texttimes "},
                               {0xDF, "\\ss "},
                               {0xC6, "\\AE "},
                               {0xE6, "\\ae "},
                               {0xD8, "\\O "},
                               {0xF8, "\\o "},
                               {0xD0, "\\DH "},
                               {0xF0, "\\dh "},
                               {0xDE, "\\TH "},
                               {0xFE, "\\th "},
                               {0x110, "\\DJ "},
                               {0x111, "\\dj "},
                               {0x131, "\\i "},
                               {0x141, "\\L "},
                               {0x142, "\\l "},
                               {0x152, "\\OE "},
                               {0x153, "\\oe "},
                               {0x2013, "\\textendash "},
                               {0x2014, "\\textemdash "},
                               {0x2018, "\\textquoteleft "},
                               {0x2019, "\\textquoteright "},
                               {0x201A, "\\quotesinglbase "},
                               {0x201C, "\\textquotedblleft "},
                               {0x201D, "\\textquotedblright "},
                               {0x201E, "\\quotedblbase "},
                               {0x2026, "\\textellipsis "}};

template <std::size_t count>
std::string_view command(Command const (&table)[count], char32_t character) {
  auto const* const row = std::ranges::find(table, character, &Command::character);
  return row == std::end(table) ? std::string_view() : row->tex;
}

// "\'{e}" for a letter with one accent; empty for others.
std::string accented(char32_t character) {
  gunichar base = 0, mark = 0;
  if (!g_unichar_decompose(character, &base, &mark) || base >= 0x80) return {};
  std::string_view const accent = command(accents, mark);
  if (accent.empty()) return {};
  return fmt::format("{}{{{}}}", accent, static_cast<char>(base));
}

}  // namespace

std::string tex_alt(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const length = std::max<std::size_t>(text::utf8_length(text, at), 1);
    std::string_view const written = text.substr(at, length);
    at += length;
    char32_t const character =
        length == 1 ? static_cast<unsigned char>(written.front()) : text::utf8_decode(written, 0);
    std::string_view const sign = command(spelled, character);
    // A control word takes the blank behind it: one that belongs to the text stands in braces.
    if (!sign.empty()) {
      out += sign;
      if (sign.back() == ' ' && at < text.size() && text[at] == ' ') out += "{}";
      continue;
    }
    std::string const letter = length > 1 ? accented(character) : std::string();
    out += letter.empty() ? written : std::string_view(letter);
  }
  return out;
}

std::string tikz_described(std::string_view text, std::string const& board) {
  return fmt::format("\\DawsonAlt{{{}}}{}", tex_alt(text), board);
}

}  // namespace dawson::backend
