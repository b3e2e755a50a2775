// The input of FFEN-to-HTML ("Detailed description" and "Implementation Notes"):
//
//     document = [ "{W}" | "{U}" ] , { digits | group | character } ;
//     group    = "(" , { character - ")" } , ")" ;
//
// A character is a piece if it is a letter other than x; "-" is no square, "/" ends a row, and all
// others are vacant squares. Brackets around one character are dropped; empty brackets mean
// nothing. The colours of the squares depend on the number of rows, so all squares are read before
// any is written.
#include "notation/ffen/ffenhtml.hpp"

#include <algorithm>
#include <vector>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/placement.hpp"

namespace dawson::notation {
namespace {

namespace x3 = boost::spirit::x3;
using Range = boost::iterator_range<char const*>;

enum class Shading { dark_corner, light_corner, none };

/// A square by its picture, without the digit for the colour of the square.
struct Square {
  std::string picture;
  std::string name;
  bool hole = false;
};

struct Reading {
  std::string_view text;
  text::Diagnostics& warnings;
  bool names_inverted = false;
  Shading shading = Shading::dark_corner;
  std::vector<std::vector<Square>> rows = {{}};
  std::size_t squares = 0;
  std::size_t row_begin = 0;

  text::Span span(Range range) const { return span_of(text, range.begin(), range.end()); }

  void check_encoding(Range range) const {
    if (auto fault = encoding_fault(text, span(range))) throw *fault;
  }

  void put(Square const& square, text::Span at, std::size_t count = 1) {
    if (count > square_limit - squares) throw too_many_squares(at);
    squares += count;
    rows.back().insert(rows.back().end(), count, square);
  }

  void add_vacant(Range digits) {
    put({"x", "", false}, span(digits), number_of_squares({digits.begin(), digits.end()}));
  }

  void add_character(Range character) {
    check_encoding(character);
    char const c = character.front();
    if (c == '/') return end_row(span(character));
    if (is_digit(c)) return add_vacant(character);
    if (c == '-') return put({"x", "", true}, span(character));
    if ((is_upper(c) || is_lower(c)) && to_lower(c) != 'x')
      return put(
          {std::string(1, to_lower(c)) + (is_upper(c) ? '0' : '1'), std::string(1, c), false},
          span(character));
    warnings.push_back(text::warning(
        "W-CHAR", span(character),
        found_at(text, span(character).begin) + " has no meaning here; read as an empty square"));
    put({"x", "", false}, span(character));
  }

  void add_group(Range content) {
    check_encoding(content);
    if (content.empty()) return;
    if (character_span(text, span(content).begin) == span(content)) return add_character(content);
    Square square{"", std::string(content.begin(), content.end()), false};
    for (char const c : content) square.picture += to_lower(c);
    if (!is_digit(content.back())) square.picture += colour_of(content.front());
    put(square, span(content));
  }

  char colour_of(char first) const {
    if (is_upper(first)) return names_inverted ? '1' : '0';
    if (is_lower(first)) return names_inverted ? '0' : '1';
    return '1';
  }

  void end_row(text::Span slash) {
    check_width(slash.begin);
    rows.emplace_back();
    row_begin = slash.end;
  }

  void check_width(std::size_t row_end) {
    if (rows.back().size() == rows.front().size()) return;
    warnings.push_back(text::warning(
        "W-RAGGED", {row_begin, row_end},
        fmt::format("row {} has {} square{}; row 1 has {}; printed as written", rows.size(),
                    rows.back().size(), rows.back().size() == 1 ? "" : "s", rows.front().size())));
  }
};

// Actions: pass what is read to `Reading`.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const set_light = [](auto& ctx) { reading(ctx).shading = Shading::light_corner; };
auto const set_none = [](auto& ctx) { reading(ctx).shading = Shading::none; };
auto const add_vacant = [](auto& ctx) { reading(ctx).add_vacant(x3::_attr(ctx)); };
auto const add_group = [](auto& ctx) { reading(ctx).add_group(x3::_attr(ctx)); };
auto const add_character = [](auto& ctx) { reading(ctx).add_character(x3::_attr(ctx)); };

namespace grammar {

using x3::char_, x3::lit, x3::raw;

auto const continuation = char_('\x80', '\xBF');
auto const ends_group = x3::rule<class EndsGroup>{"end of group"} = lit(')');

auto const option = lit("{W}")[set_light] | lit("{U}")[set_none];
auto const digits = raw[+char_('0', '9')][add_vacant];
auto const group = lit('(') > raw[*(char_ - ')')][add_group] > ends_group;
auto const character = raw[char_ >> *continuation][add_character];
auto const document = x3::rule<class Document, Reading>{"document"} = -option >>
                                                                      *(digits | group | character);

}  // namespace grammar

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

/// Appends the template with its placeholders replaced, in one pass; other characters are kept.
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

/// Returns the digit for the colour of a square: 0 white, 1 black, 2 uncoloured; empty for a hole.
std::string square_colour(Square const& square, Shading shading, std::size_t file,
                          std::size_t rank) {
  if (square.hole) return "";
  if (shading == Shading::none) return "2";
  bool const like_corner = (file + rank) % 2 == 0;
  return like_corner == (shading == Shading::dark_corner) ? "1" : "0";
}

std::string html_of(Reading const& result, HtmlOptions const& options) {
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
  if (text.empty())
    return text::error("E-EMPTYROW", {0, 0}, "row has no squares",
                       "write the rows from the top, separated by `/`");
  Reading result{text, warnings, options.names_inverted};
  char const* at = text.data();
  try {
    x3::parse(at, text.data() + text.size(), grammar::document, result);
  } catch (x3::expectation_failure<char const*> const&) {
    if (auto fault = encoding_fault(text, {0, text.size()})) return *fault;
    return text::error("E-UNCLOSED", {text.size(), text.size()}, "name has no closing bracket",
                       "write `)` after the name");
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  result.check_width(text.size());
  return html_of(result, options);
}

}  // namespace dawson::notation
