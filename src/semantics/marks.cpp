// The fields of a board. Each is one small grammar with shared parts:
//
//     marks   = mark , { ";" , mark } , [ ";" ] ;
//     mark    = shape , area , { area } , [ colour ]
//             | ( "arrow" | "line" ) , pair , { pair } , [ colour ]
//             | "text" , square , '"' , ... , '"' , [ colour ] ;
//     area    = square , [ dash , square ] ;
//     pair    = square , dash , square ;
//     square  = letter , [ letter ] , digit , { digit } ;
//     grid    = number , "x" , number | line , { ";" , line } , [ ";" ] ;
//     line    = ( "v" | "h" ) , number , number , "-" , number ;
//     region  = pair ;
//     count   = [ "(" ] , number , "+" , number , [ "+" , number , [ "n" ] ] , [ ")" ] ;
//     length  = digits , [ "." , digits ] , [ unit ] ;
//
// Colours begin with a letter too: a word in the shape of a square is read as a square, and it is
// an error if no square can have that name. Actions throw a `text::Diagnostic`; expectations name
// the phrase.
#include "semantics/marks.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "chess/board.hpp"
#include "notation/characters.hpp"
#include "text/closest_name.hpp"
#include "text/suggestions.hpp"
#include "text/utf8.hpp"

namespace dawson::semantics {
namespace {

namespace x3 = boost::spirit::x3;
using chess::MarkKind;
using Range = boost::iterator_range<char const*>;

/// The state that every grammar here fills.
struct Reading {
  std::string_view text;
  chess::Area area{};
  MarkKind kind = MarkKind::frame;
  std::size_t first_of_item = 0;
  std::vector<chess::Mark> marks{};
  chess::GridLine line{};
  chess::Grid grid{};
  chess::Count count{};
  double factor = 1;
  double length = 0;

  text::Span span(std::string_view part) const {
    auto const begin = static_cast<std::size_t>(part.data() - text.data());
    return {begin, begin + part.size()};
  }
};

std::string_view view(Range range) { return {range.begin(), range.size()}; }

text::Diagnostic no_square(Reading const& reading, std::string_view name) {
  return text::error("E-SQUARE", reading.span(name), fmt::format("`{}` is not a square", name),
                     "write file and rank, such as e4");
}

chess::Square square_at(Reading const& reading, std::string_view name) {
  auto const square = chess::read_square(name);
  if (!square) throw no_square(reading, name);
  return *square;
}

// Actions.
auto const reading = [](auto& ctx) -> Reading& { return x3::_val(ctx); };
auto const set_first = [](auto& ctx) {
  Reading& to = reading(ctx);
  text::Span const where = to.span(view(x3::_attr(ctx)));
  chess::Square const corner = square_at(to, view(x3::_attr(ctx)));
  to.area = {corner, corner, where, where};
};
auto const set_second = [](auto& ctx) {
  reading(ctx).area.to = square_at(reading(ctx), view(x3::_attr(ctx)));
  reading(ctx).area.to_where = reading(ctx).span(view(x3::_attr(ctx)));
};
auto const open_item = [](auto& ctx) { reading(ctx).first_of_item = reading(ctx).marks.size(); };
auto const set_kind = [](auto& ctx) { reading(ctx).kind = x3::_attr(ctx); };
auto const set_text = [](auto& ctx) { reading(ctx).kind = MarkKind::text; };
auto const add_mark = [](auto& ctx) {
  reading(ctx).marks.push_back({reading(ctx).kind, reading(ctx).area, {}, {}});
};
auto const add_pair = [](auto& ctx) {
  Reading& to = reading(ctx);
  if (to.area.from == to.area.to)
    throw text::error("E-MARK", {to.area.from_where.begin, to.area.to_where.end},
                      "start and end are the same square", "write two squares, such as e2-e4");
  to.marks.push_back({to.kind, to.area, {}, {}});
};
auto const set_content = [](auto& ctx) {
  std::string_view const written = view(x3::_attr(ctx));
  std::size_t const wrong = text::find_invalid_utf8(written);
  if (wrong != std::string_view::npos)
    throw notation::fault_at(reading(ctx).text, reading(ctx).span(written).begin + wrong, "E-UTF8",
                             "");
  reading(ctx).marks.back().text = written;
};
auto const set_colour = [](auto& ctx) {
  auto& all = reading(ctx).marks;
  for (std::size_t i = reading(ctx).first_of_item; i < all.size(); ++i)
    all[i].colour = view(x3::_attr(ctx));
};
auto const set_vertical = [](auto& ctx) { reading(ctx).line.vertical = true; };
auto const set_horizontal = [](auto& ctx) { reading(ctx).line.vertical = false; };
auto const set_at = [](auto& ctx) { reading(ctx).line.at = x3::_attr(ctx); };
auto const set_from = [](auto& ctx) { reading(ctx).line.from = x3::_attr(ctx); };
auto const set_to = [](auto& ctx) { reading(ctx).line.to = x3::_attr(ctx); };
auto const add_line = [](auto& ctx) {
  chess::GridLine one = reading(ctx).line;
  one.where = reading(ctx).span(view(x3::_attr(ctx)));
  if (one.from == one.to)
    throw text::error("E-GRID", one.where, "line has no length",
                      "write the two ends of the line: v2 1-8");
  if (one.from > one.to) std::swap(one.from, one.to);
  reading(ctx).grid.lines.push_back(one);
};
auto const set_files = [](auto& ctx) { reading(ctx).grid.block_files = x3::_attr(ctx); };
auto const set_ranks = [](auto& ctx) { reading(ctx).grid.block_ranks = x3::_attr(ctx); };
auto const check_blocks = [](auto& ctx) {
  if (reading(ctx).grid.block_files == 0 || reading(ctx).grid.block_ranks == 0)
    throw text::error("E-GRID", reading(ctx).span(view(x3::_attr(ctx))), "block has no squares",
                      "write 2x2 for Grid chess");
};
auto const set_white = [](auto& ctx) { reading(ctx).count.white = x3::_attr(ctx); };
auto const set_black = [](auto& ctx) { reading(ctx).count.black = x3::_attr(ctx); };
auto const set_neutral = [](auto& ctx) { reading(ctx).count.neutral = x3::_attr(ctx); };
auto const set_factor = [](auto& ctx) { reading(ctx).factor = x3::_attr(ctx); };
auto const set_length = [](auto& ctx) {
  Range const digits = x3::_attr(ctx);
  auto const [end, failure] = std::from_chars(digits.begin(), digits.end(), reading(ctx).length);
  if (failure != std::errc{}) reading(ctx).length = HUGE_VAL;
};

struct Shapes : x3::symbols<MarkKind> {
  Shapes() {
    add("frame", MarkKind::frame)("fill", MarkKind::fill)("circle", MarkKind::circle);
    add("cross", MarkKind::cross)("dot", MarkKind::dot)("crown", MarkKind::crown);
  }
} const shapes;

struct Strokes : x3::symbols<MarkKind> {
  Strokes() { add("arrow", MarkKind::arrow)("line", MarkKind::line); }
} const strokes;

struct Units : x3::symbols<double> {
  Units() { add("mm", 1.0)("cm", 10.0)("in", 25.4)("pt", 25.4 / 72.27)("bp", 25.4 / 72); }
} const units;

// The grammars. The name of a phrase completes "expected ...".
template <class Id>
using Phrase = x3::rule<Id>;

using x3::char_, x3::eoi, x3::expect, x3::lit, x3::raw;

auto const blanks = *char_(" \t");
auto const gap = +char_(" \t");
auto const digit = char_('0', '9');
auto const letter = char_('a', 'z') | char_('A', 'Z');
auto const number = x3::uint_parser<int, 10, 1, 5>{} >> !digit;
auto const dash = blanks >> (lit("->") | "-" | "–" | "→") >> blanks;
auto const square = letter >> -letter >> +digit >> !(letter | digit);
auto const xdigit = char_("0-9a-fA-F");  // x3::xdigit does not accept bytes beyond ASCII
auto const hex = xdigit >> xdigit >> xdigit;
auto const colour =
    (letter >> *(letter | digit | char_("!.:_-"))) | (lit('#') >> hex >> -hex >> !(letter | digit));

// Returns the closest word that begins a mark; empty if none is close.
std::string_view closest_mark(std::string_view written) {
  static std::vector<std::string> const words = [] {
    std::vector<std::string> out{"text"};
    auto const take = [&](std::string const& word, MarkKind) { out.push_back(word); };
    shapes.for_each(take);
    strokes.for_each(take);
    return out;
  }();
  std::vector<std::string_view> const names(words.begin(), words.end());
  return text::closest_name(written, names);
}

auto const a_mark = Phrase<class AMark>{"a mark"} = &((shapes | strokes | "text") >> !letter);
auto const a_gap = Phrase<class AGap>{"a blank"} = gap;
auto const a_square = Phrase<class ASquare>{"a square"} = &square;
auto const a_dash = Phrase<class ADash>{"`-` and a second square"} = dash;
auto const a_quote = Phrase<class AQuote>{"a text in double quotes"} = lit('"');
auto const unquote = Phrase<class Unquote>{"a double quote"} = lit('"');
auto const mark_end = Phrase<class MarkEnd>{"a square, a colour or `;`"} = blanks >>
                                                                           (lit(';') | eoi);
auto const a_number = x3::rule<class ANumber, int>{"a number"} = number;
auto const a_times = Phrase<class ATimes>{"`x`"} = lit('x') | "×";
auto const a_line = Phrase<class ALine>{"`v`, `h` or blocks (2x2)"} = &char_("vh");
auto const line_end = Phrase<class LineEnd>{"`;` or the end"} = blanks >> (lit(';') | eoi);
auto const a_plus = Phrase<class APlus>{"`+`"} = lit('+');
auto const closing = Phrase<class Closing>{"`)`"} = lit(')');
auto const a_length = Phrase<class ALength>{"a number with its unit"} = &(-lit('.') >> digit);
auto const ends = Phrase<class Ends>{"the end"} = blanks >> eoi;

auto const first = raw[square][set_first];
auto const second = expect[a_square] >> raw[square][set_second];
auto const area = raw[first >> -(dash >> second)][add_mark];
auto const pair = raw[first >> expect[a_dash] >> second][add_pair];
auto const opened = expect[a_gap] >> expect[a_square];
auto const content = raw[*(char_ - (char_('\0', '\x1F') | '"'))][set_content];
auto const lettered = lit("text")[set_text] >> opened >> first[add_mark] >> expect[a_gap] >>
                      expect[a_quote] >> content >> expect[unquote];
auto const mark = expect[a_mark][open_item] >>
                  (shapes[set_kind] >> opened >> area % gap |
                   strokes[set_kind] >> opened >> pair % gap | lettered) >>
                  -(gap >> raw[colour][set_colour]) >> expect[mark_end];
auto const marks = x3::rule<class Marks, Reading>{
    "marks"} = blanks >> mark >> *(blanks >> !eoi >> mark) >> blanks >> eoi;

auto const blocks = raw[number[set_files] >> blanks >> expect[a_times] >> blanks >>
                        expect[a_number][set_ranks]][check_blocks] >>
                    expect[ends];
auto const line = expect[a_line] >>
                  raw[(lit('v')[set_vertical] | lit('h')[set_horizontal]) >> blanks >>
                      expect[a_number][set_at] >> blanks >> expect[a_number][set_from] >>
                      expect[a_dash] >> expect[a_number][set_to]][add_line] >>
                  expect[line_end];
auto const grid = x3::rule<class GridRule, Reading>{
    "grid"} = blanks >> (blocks | line >> *(blanks >> !eoi >> line) >> blanks >> eoi);

auto const region = x3::rule<class Region, Reading>{"region"} =
    blanks >> expect[a_square] >> first >> expect[a_dash] >> second >> expect[ends];

auto const counted = expect[a_number][set_white] >> blanks >> expect[a_plus] >> blanks >>
                     expect[a_number][set_black] >>
                     -(blanks >> '+' >> blanks >> expect[a_number][set_neutral] >> -lit('n'));
auto const count = x3::rule<class CountRule, Reading>{"count"} =
    blanks >> (('(' >> blanks >> counted >> blanks >> expect[closing]) | counted) >> expect[ends];

auto const decimal = (+digit >> -('.' >> *digit)) | ('.' >> +digit);
auto const length = x3::rule<class Length, Reading>{"length"} =
    blanks >> expect[a_length] >> raw[decimal][set_length] >> blanks >> -units[set_factor] >>
    expect[ends];

std::string_view word_at(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end < text.size() &&
         (text::is_digit(text[end]) || text::is_lower(text::to_lower(text[end]))))
    ++end;
  return text.substr(at, end - at);
}

/// Parses all of `result.text`; an error has `code` unless it concerns a square.
template <class Grammar>
std::optional<text::Diagnostic> fault_in(Grammar const& grammar, Reading& result,
                                         std::string const& code, std::string const& hint) {
  std::string_view const text = result.text;
  char const* at = text.data();
  try {
    if (x3::parse(at, at + text.size(), grammar, result)) return {};
  } catch (text::Diagnostic const& fault) {
    return fault;
  } catch (x3::expectation_failure<char const*> const& failure) {
    auto const stopped = static_cast<std::size_t>(failure.where() - text.data());
    std::size_t const place = std::min(text.find_first_not_of(" \t", stopped), text.size());
    auto const word = word_at(text, place);
    if (failure.which() == a_square.name && !word.empty()) return no_square(result, word);
    if (failure.which() == a_mark.name && !word.empty())
      return text::suggesting(
          text::error(code, result.span(word), fmt::format("unknown mark `{}`", word), hint),
          closest_mark(word));
    return notation::fault_at(
        text, place, code,
        fmt::format("expected {}, found {}", failure.which(), notation::found_at(text, place)),
        hint);
  }
  return notation::fault_at(
      text, 0, code, fmt::format("{} has no meaning here", notation::found_at(text, 0)), hint);
}

void check_square(chess::Square square_named, text::Span where, chess::Board const& board,
                  text::Diagnostics& found) {
  if (chess::cell_at(board, square_named)) return;
  found.push_back(
      text::error("E-SQUARE", where,
                  fmt::format("the board has no square {}", chess::square_name(square_named)),
                  "count files from the left and ranks from the bottom"));
}

void check_area(chess::Area const& corners, chess::Board const& board, text::Diagnostics& found) {
  check_square(corners.from, corners.from_where, board, found);
  if (!(corners.to_where == corners.from_where))
    check_square(corners.to, corners.to_where, board, found);
}

}  // namespace

text::Result<std::vector<chess::Mark>> read_marks(std::string_view text) {
  Reading result{text};
  if (auto fault = fault_in(marks, result, "E-MARK",
                            "write frame, fill, circle, cross or dot with squares, arrow or line "
                            "with two (e2-e4), or text with a square and \"...\""))
    return *fault;
  return std::move(result.marks);
}

text::Result<chess::Grid> read_grid(std::string_view text) {
  Reading result{text};
  if (auto fault = fault_in(grid, result, "E-GRID",
                            "write 2x2, or lines counted in squares from the lower left corner: "
                            "v2 1-8; h4 0-3"))
    return *fault;
  return std::move(result.grid);
}

text::Result<chess::Edges> read_edges(std::string_view text) {
  constexpr std::string_view blank = " \t";
  std::string words;
  for (std::size_t at = 0; (at = text.find_first_not_of(blank, at)) != std::string_view::npos;) {
    std::size_t const end = std::min(text.find_first_of(blank, at), text.size());
    if (!words.empty()) words += ' ';
    for (char const c : text.substr(at, end - at)) words += text::to_lower(c);
    at = end;
  }
  if (auto const edges = chess::edges_named(words)) return *edges;
  return text::error("E-EDGES", {0, text.size()},
                     words.empty() ? "no edges given" : "unknown edges",
                     "write vertical cylinder, horizontal cylinder, torus or none");
}

text::Result<chess::Area> read_region(std::string_view text) {
  Reading result{text};
  if (auto fault = fault_in(region, result, "E-REGION", "write two corner squares: c3-h8"))
    return *fault;
  return result.area;
}

text::Result<chess::Count> read_count(std::string_view text) {
  Reading result{text};
  if (auto fault =
          fault_in(count, result, "E-COUNT",
                   "write the number of White's pieces, Black's and neutral ones: 8+7, 3+5+1"))
    return *fault;
  return result.count;
}

text::Result<double> read_length(std::string_view text) {
  Reading result{text};
  constexpr double longest = 200;
  if (auto fault = fault_in(
          length, result, "E-SIZE",
          "write a number with mm, cm, in, pt or bp after it, with a decimal point: 5.5mm"))
    return *fault;
  double const millimetres = result.length * result.factor;
  if (millimetres > 0 && millimetres <= longest) return millimetres;
  return text::error("E-SIZE", {0, text.size()},
                     millimetres > 0 ? "the length is more than 200 mm" : "the length is 0",
                     "write a length above 0 and at most 200 mm");
}

text::Diagnostics check_marks(std::vector<chess::Mark> const& marks_read,
                              chess::Board const& board) {
  text::Diagnostics found;
  for (chess::Mark const& one : marks_read) check_area(one.area, board, found);
  return found;
}

text::Diagnostics check_grid(chess::Grid const& grid_read, chess::Board const& board) {
  text::Diagnostics found;
  int const width = (board.right() - board.left() + chess::quarters - 1) / chess::quarters;
  int const height = static_cast<int>(board.rows());
  for (chess::GridLine const& one : grid_read.lines) {
    int const across = one.vertical ? width : height;
    int const along = one.vertical ? height : width;
    if (one.at <= across && std::max(one.from, one.to) <= along) continue;
    found.push_back(
        text::error("E-GRID", one.where,
                    fmt::format("line extends beyond the board of {} by {} squares", width, height),
                    "count squares from the lower left corner, which is 0"));
  }
  return found;
}

text::Diagnostics check_region(chess::Area const& region_read, chess::Board const& board) {
  text::Diagnostics found;
  check_area(region_read, board, found);
  return found;
}

}  // namespace dawson::semantics
