// What FFEN-to-HTML reads ("Detailed description" and "Implementation Notes"):
//
//     document = [ "{W}" | "{U}" ] , { digits | group | character } ;
//     group    = "(" , { character - ")" } , ")" ;
//
// A character is a man if it is a letter other than x, "-" is no square, "/" ends a row, and all
// others are vacant squares. Brackets round one character are dropped, and with nothing in them
// they say nothing. The colours of the squares depend on the number of rows, so all squares are
// read first and set afterwards.
#include "notation/ffen/ffenhtml.hpp"

#include <vector>

#include <fmt/format.h>

#include "notation/character.hpp"
#include "notation/letters.hpp"
#include "notation/placement.hpp"
#include "text/ascii.hpp"
#include "text/cursor.hpp"

namespace dawson::notation {
namespace {

enum class Shading { dark_corner, light_corner, none };

/// A square by its picture, without the figure for the colour of the square.
struct Square {
  std::string picture;
  std::string name;
  bool hole = false;
};

class Reader {
 public:
  Reader(std::string_view text, text::Diagnostics& warnings, bool names_inverted)
      : cursor_{text}, warnings_(warnings), names_inverted_(names_inverted) {}

  /// Throws the first fault from the left.
  void run() {
    if (cursor_.take("{W}")) shading = Shading::light_corner;
    else if (cursor_.take("{U}")) shading = Shading::none;
    while (!cursor_.done()) {
      if (is_digit(cursor_.ahead())) add_vacant(cursor_.take_while(is_digit));
      else if (cursor_.take("(")) read_group();
      else add_character(take_character());
    }
    check_width(cursor_.at);
  }

  Shading shading = Shading::dark_corner;
  std::vector<std::vector<Square>> rows = {{}};

 private:
  void check_encoding(text::Span span) const {
    if (auto fault = encoding_fault(cursor_.text, span)) throw *fault;
  }

  /// One byte, and those that go on with its character.
  text::Span take_character() {
    std::size_t const begin = cursor_.at++;
    auto const goes_on = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    return {begin, cursor_.take_while(goes_on).end};
  }

  void read_group() {
    add_group(cursor_.take_while([](char c) { return c != ')'; }));
    if (cursor_.take(")")) return;
    check_encoding({0, cursor_.text.size()});
    throw text::error("E-UNCLOSED", {cursor_.at, cursor_.at}, "the name is not closed",
                      "write ) behind it");
  }

  void put(Square const& square, text::Span at, std::size_t count = 1) {
    if (count > square_limit - squares_) throw too_many_squares(at);
    squares_ += count;
    rows.back().insert(rows.back().end(), count, square);
  }

  void add_vacant(text::Span digits) {
    put({"x", "", false}, digits, number_of_squares(cursor_.part(digits)));
  }

  void add_character(text::Span at) {
    check_encoding(at);
    char const c = cursor_.text[at.begin];
    if (c == '/') return end_row(at);
    if (is_digit(c)) return add_vacant(at);
    if (c == '-') return put({"x", "", true}, at);
    if (text::is_letter(c) && to_lower(c) != 'x')
      return put(
          {std::string(1, to_lower(c)) + (is_upper(c) ? '0' : '1'), std::string(1, c), false}, at);
    warnings_.push_back(text::warning(
        "W-CHAR", at, found_at(cursor_.text, at.begin) + " is taken for a vacant square"));
    put({"x", "", false}, at);
  }

  void add_group(text::Span at) {
    check_encoding(at);
    if (at.begin == at.end) return;
    if (character_span(cursor_.text, at.begin) == at) return add_character(at);
    std::string_view const name = cursor_.part(at);
    Square square{text::lower_case(name), std::string(name), false};
    if (!is_digit(name.back())) square.picture += colour_of(name.front());
    put(square, at);
  }

  char colour_of(char first) const {
    if (is_upper(first)) return names_inverted_ ? '1' : '0';
    if (is_lower(first)) return names_inverted_ ? '0' : '1';
    return '1';
  }

  void end_row(text::Span slash) {
    check_width(slash.begin);
    rows.emplace_back();
    row_begin_ = slash.end;
  }

  void check_width(std::size_t row_end) {
    if (rows.back().size() == rows.front().size()) return;
    warnings_.push_back(
        text::warning("W-RAGGED", {row_begin_, row_end},
                      fmt::format("row {} has {} squares, row 1 has {}", rows.size(),
                                  rows.back().size(), rows.front().size())));
  }

  text::Cursor cursor_;
  text::Diagnostics& warnings_;
  bool names_inverted_;
  std::size_t squares_ = 0;
  std::size_t row_begin_ = 0;
};

std::string escaped(std::string_view text) {
  std::string result;
  for (char const c : text) switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      default: result += c;
    }
  return result;
}

/// Appends the template with its signs replaced, in one pass; other signs stay as they stand.
void set_square(std::string& html, std::string_view square, std::string_view file,
                std::string_view name) {
  for (std::size_t i = 0; i < square.size(); ++i) {
    char const sign = square[i] == '%' && i + 1 < square.size() ? square[i + 1] : '\0';
    if (sign == 'f') html += file;
    else if (sign == 's') html += name;
    else if (sign == '%') html += '%';
    else {
      html += square[i];
      continue;
    }
    ++i;
  }
}

/// The figure for the colour of a square: 0 white, 1 black, 2 uncoloured; a hole has none.
std::string square_colour(Square const& square, Shading shading, std::size_t file,
                          std::size_t rank) {
  if (square.hole) return "";
  if (shading == Shading::none) return "2";
  bool const like_corner = (file + rank) % 2 == 0;
  return like_corner == (shading == Shading::dark_corner) ? "1" : "0";
}

std::string html_of(Reader const& result, HtmlOptions const& options) {
  std::string html;
  for (std::size_t r = 0; r < result.rows.size(); ++r) {
    if (r > 0) html += "<BR>";
    std::size_t const rank = result.rows.size() - 1 - r;
    for (std::size_t file = 0; file < result.rows[r].size(); ++file) {
      Square const& square = result.rows[r][file];
      std::string const picture =
          square.picture + square_colour(square, result.shading, file, rank);
      if (options.escape) set_square(html, options.square, escaped(picture), escaped(square.name));
      else set_square(html, options.square, picture, square.name);
    }
  }
  return html;
}

}  // namespace

text::Result<std::string> ffen_to_html(std::string_view given, HtmlOptions const& options,
                                       text::Diagnostics& warnings) {
  std::string_view const text = without_return(given);
  if (text.empty()) return text::error("E-EMPTYROW", {0, 0}, "a row without squares");
  Reader result(text, warnings, options.names_inverted);
  try {
    result.run();
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  return html_of(result, options);
}

}  // namespace dawson::notation
