#include "problem/fields.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <iterator>
#include <limits>

#include "text/scanning.hpp"

namespace dawson::problem {
namespace {

using Id = FieldId;
constexpr Field plain(Id id, std::string_view name, Syntax syntax) { return {id, name, syntax}; }
constexpr Field printed(Id id, std::string_view name, Syntax syntax) {
  Field row{id, name, syntax};
  row.printed = true;
  row.in_url = true;  // printed text reads no file
  return row;
}
constexpr Field printed(std::string_view name, Syntax syntax) {
  return printed(Id::unnamed, name, syntax);
}
constexpr Field list(Field row) { return row.list = true, row; }
constexpr Field in_url(Field row) { return row.in_url = true, row; }
constexpr Field ranges(Field row) { return row.ranges = true, row; }
constexpr Field adds_up(Field row) { return row.adds_up = true, row; }
constexpr Field of_board(Field row) { return row.of_board = true, row; }
constexpr Field of_one(Field row) { return row.stands = Stands::directive_alone, row; }
constexpr Field of_moves(Field row) { return row.of_moves = true, in_url(of_one(row)); }
constexpr Field default_alone(Field row) { return row.stands = Stands::defaults_alone, row; }

constexpr Field rows[] = {
    of_one(plain(Id::file, "file", Syntax::position_file)),
    of_one(plain(Id::from, "from", Syntax::problems_file)),
    list(of_one(plain(Id::select, "select", Syntax::selection))),
    list(of_one(plain(Id::sort, "sort", Syntax::sorting))),
    list(of_one(plain(Id::order, "order", Syntax::sorting))),
    printed(Id::number, "number", Syntax::number),
    of_one(plain(Id::label, "label", Syntax::label)),
    list(printed(Id::author, "author", Syntax::names)),
    list(printed(Id::city, "city", Syntax::text)),
    printed(Id::title, "title", Syntax::text),
    printed(Id::dedication, "dedication", Syntax::text),
    printed(Id::source_number, "source-number", Syntax::text),
    ranges(printed(Id::source, "source", Syntax::text)),
    list(printed(Id::white, "white", Syntax::names)),
    list(printed(Id::black, "black", Syntax::names)),
    printed(Id::white_elo, "white-elo", Syntax::text),
    printed(Id::black_elo, "black-elo", Syntax::text),
    ranges(printed(Id::issue, "issue", Syntax::text)),
    ranges(printed(Id::pages, "pages", Syntax::text)),
    ranges(printed(Id::date, "date", Syntax::date)),
    ranges(printed(Id::tournament, "tournament", Syntax::text)),
    printed(Id::site, "site", Syntax::text),
    printed(Id::round, "round", Syntax::text),
    printed(Id::result, "result", Syntax::result),
    printed(Id::eco, "eco", Syntax::text),
    printed(Id::opening, "opening", Syntax::text),
    printed(Id::annotator, "annotator", Syntax::text),
    ranges(printed(Id::award, "award", Syntax::text)),
    ranges(printed(Id::album, "album", Syntax::text)),
    printed(Id::after, "after", Syntax::text),
    printed(Id::version, "version", Syntax::text),
    printed(Id::correction, "correction", Syntax::text),
    ranges(printed(Id::reprint, "reprint", Syntax::text)),
    printed(Id::stipulation, "stipulation", Syntax::stipulation),
    // Conditions in the stipulation's parentheses are added to those of this field.
    adds_up(list(printed(Id::conditions, "conditions", Syntax::plain))),
    list(printed(Id::twins, "twins", Syntax::twins)),
    printed(Id::sound, "sound", Syntax::plain),
    printed(Id::count, "count", Syntax::count),
    of_board(printed(Id::tomove, "tomove", Syntax::side)),
    list(printed(Id::legend, "legend", Syntax::legend)),
    list(printed(Id::remark, "remark", Syntax::text)),
    list(printed(Id::themes, "themes", Syntax::text)),
    printed(Id::comment, "comment", Syntax::text),
    printed(Id::solution, "solution", Syntax::text),
    of_one(plain(Id::game, "game", Syntax::game)),
    of_one(printed(Id::played, "played", Syntax::played)),
    of_one(plain(Id::pgn, "pgn", Syntax::games)),
    plain(Id::tags, "tags", Syntax::tags),
    plain(Id::solution_language, "solution-language", Syntax::source_language),
    printed(Id::judgement, "judgement", Syntax::text),
    printed(Id::intended, "intended", Syntax::plain),
    printed("genre", Syntax::text),
    plain(Id::solution_form, "solution-form", Syntax::solution_form),
    plain(Id::print_solution, "print-solution", Syntax::solution_print),
    default_alone(plain(Id::solution_columns, "solution-columns", Syntax::solution_columns)),
    default_alone(plain(Id::index_by, "index-by", Syntax::index_by)),
    plain(Id::allow, "allow", Syntax::warnings),
    // Fields that only collections use; kept for conversions to other formats.
    of_one(plain(Id::target, "target", Syntax::target)),
    list(of_one(plain(Id::options, "options", Syntax::plain))),
    list(of_one(plain(Id::ids, "ids", Syntax::plain))),
    list(of_one(plain(Id::other, "other", Syntax::plain))),
    of_board(in_url(plain(Id::size, "size", Syntax::length))),
    of_board(plain(Id::style, "style", Syntax::style)),
    of_board(in_url(plain(Id::flip, "flip", Syntax::yes_or_no))),
    of_board(in_url(plain(Id::coordinates, "coordinates", Syntax::coordinates))),
    of_board(in_url(plain(Id::hand, "hand", Syntax::hand))),
    of_board(in_url(plain(Id::promoted, "promoted", Syntax::promoted))),
    in_url(plain(Id::show, "show", Syntax::shown)),
    of_board(in_url(plain(Id::baseline, "baseline", Syntax::baseline))),
    of_board(in_url(plain(Id::marks, "marks", Syntax::marks))),
    of_board(in_url(plain(Id::grid, "grid", Syntax::grid))),
    of_board(in_url(plain(Id::edges, "edges", Syntax::edges))),
    of_board(in_url(plain(Id::region, "region", Syntax::region))),
    in_url(plain(Id::twin_boards, "twin-boards", Syntax::yes_or_no)),
    plain(Id::anonymous, "anonymous", Syntax::yes_or_no),
    of_one(in_url(plain(Id::alt, "alt", Syntax::text))),
    of_board(plain(Id::caption, "caption", Syntax::caption)),
    of_board(plain(Id::draw, "draw", Syntax::code)),
    of_moves(plain(Id::moves, "moves", Syntax::moves)),
    of_moves(plain(Id::board, "board", Syntax::board)),
    of_moves(plain(Id::at, "at", Syntax::square)),
    of_moves(plain(Id::occupied, "occupied", Syntax::neighbours)),
    of_moves(plain(Id::figure, "figure", Syntax::piece)),
    default_alone(plain(Id::unnamed, "defaults", Syntax::defaults_reach)),
    default_alone(plain(Id::across, "across", Syntax::columns)),
    default_alone(plain(Id::described, "described", Syntax::described)),
    default_alone(plain(Id::stipulations, "stipulations", Syntax::stipulation_form)),
    default_alone(plain(Id::language, "language", Syntax::language)),
    default_alone(plain(Id::prefix, "prefix", Syntax::prefix)),
    default_alone(plain(Id::start, "start", Syntax::first_number)),
    default_alone(plain(Id::numerals, "numerals", Syntax::numerals)),
    default_alone(list(plain(Id::declare, "declare", Syntax::declarations))),
    default_alone(plain(Id::turns, "turns", Syntax::turning)),
    of_board(in_url(plain(Id::variant, "variant", Syntax::variant))),
    // Placement in booklets.
    plain(Id::unnamed, "float", Syntax::plain),
    plain(Id::unnamed, "span", Syntax::plain),
    // Only for the directive `page`.
    of_one(plain(Id::unnamed, "columns", Syntax::plain)),
    of_one(plain(Id::unnamed, "down", Syntax::plain)),
    of_one(plain(Id::unnamed, "vertical", Syntax::plain)),
    of_one(plain(Id::unnamed, "head", Syntax::plain)),
    of_one(plain(Id::unnamed, "foot", Syntax::plain)),
};

constexpr auto table = [] {
  auto all = std::to_array(rows);
  int next = static_cast<int>(Id::unnamed);
  for (Field& row : all)
    if (row.id == Id::unnamed) row.id = static_cast<Id>(next++);
  return all;
}();

}  // namespace

std::span<Field const> fields() { return table; }

// Called a hundred times per diagram.
Field const& field(FieldId id) {
  static constexpr auto rows_by_id = [] {
    std::array<Field const*, static_cast<std::size_t>(Id::unnamed) + std::size(rows)> all{};
    for (Field const& row : table) all[static_cast<std::size_t>(row.id)] = &row;
    return all;
  }();
  return *rows_by_id[static_cast<std::size_t>(id)];
}

ValueSyntax value_syntax(Syntax syntax) {
  switch (syntax) {
    case Syntax::position: return ValueSyntax::position;
    case Syntax::position_file:
    case Syntax::problems_file: return ValueSyntax::position;
    case Syntax::text:
    case Syntax::date:
    case Syntax::number:
    case Syntax::names:
    case Syntax::label:
    case Syntax::legend:
    case Syntax::game:
    case Syntax::played:
    case Syntax::prefix: return ValueSyntax::markup;
    case Syntax::code: return ValueSyntax::code;
    default: return ValueSyntax::own;
  }
}

namespace {

// Reads a number of `digits` digits after `sign`, and removes both.
std::optional<int> number(std::string_view& rest, std::string_view sign, std::size_t digits) {
  if (!rest.starts_with(sign) || rest.size() < sign.size() + digits) return {};
  int value = 0;
  for (char const c : rest.substr(sign.size(), digits)) {
    if (!text::is_digit(c)) return {};
    value = 10 * value + (c - '0');
  }
  rest.remove_prefix(sign.size() + digits);
  return value;
}

bool in_calendar(Date const& date) {
  using namespace std::chrono;
  if (!date.month) return true;
  month const first{static_cast<unsigned>(*date.month)};
  if (!first.ok()) return false;
  if (date.day)
    return year_month_day{year{date.year}, first, day{static_cast<unsigned>(*date.day)}}.ok();
  if (!date.last_month) return true;
  month const last{static_cast<unsigned>(*date.last_month)};
  return last.ok() && *date.last_month > *date.month;
}

}  // namespace

DateReading read_date(std::string_view text) {
  constexpr std::size_t digits_of_year = 4, digits_of_others = 2;
  auto const year = number(text, "", digits_of_year);
  if (!year) return {};
  Date date{*year, {}, {}, {}};
  date.month = number(text, "-", digits_of_others);
  if (date.month) date.day = number(text, "-", digits_of_others);
  if (date.month && !date.day) date.last_month = number(text, "/", digits_of_others);
  if (!text.empty()) return {};
  return {true, in_calendar(date) ? std::optional(date) : std::nullopt};
}

std::vector<std::string> dates_near(std::string_view text) {
  std::vector<std::string> out;
  auto const is_date = [](std::string const& one) { return read_date(one).date.has_value(); };
  constexpr std::size_t month_at = 5, day_at = 8, whole = 10;
  std::string exchanged(text);
  if (text.size() == whole)
    std::swap_ranges(exchanged.begin() + month_at, exchanged.begin() + month_at + 2,
                     exchanged.begin() + day_at);
  if (is_date(exchanged)) out.push_back(exchanged);
  int nearest = std::numeric_limits<int>::max();
  std::vector<std::string> changed;
  for (std::size_t at = month_at; at < text.size(); ++at) {
    if (!text::is_digit(text[at])) continue;
    int const weight = at + 1 < text.size() && text::is_digit(text[at + 1]) ? 10 : 1;
    for (char digit = '0'; digit <= '9'; ++digit) {
      std::string one(text);
      one[at] = digit;
      int const distance = weight * std::abs(digit - text[at]);
      if (distance > nearest || !is_date(one)) continue;
      if (distance < nearest) changed.clear();
      nearest = distance;
      changed.push_back(std::move(one));
    }
  }
  std::ranges::move(changed, std::back_inserter(out));
  return out;
}

}  // namespace dawson::problem
