#include "semantics/solution/evaluations.hpp"

#include <algorithm>
#include <array>

namespace dawson::semantics {
namespace {

// A hyphen of `written` matches any dash of the source. Longer signs come before their own
// beginnings.
struct Written {
  std::string_view written;
  std::string_view sign;
};
constexpr auto evaluations = std::to_array<Written>({
    {"+/-", "\u00B1"},      {"-/+", "\u2213"},    {"+/=", "+="},
    {"=/+", "=+"},          {"+=", "+="},         {"=+", "=+"},
    {"+-", "+\u2212"},      {"-+", "\u2212+"},    {"- +", "\u2212+"},
    {"=\u221E", "=\u221E"}, {"\u00B1", "\u00B1"}, {"\u2213", "\u2213"},
    {"\u2A72", "+="},       {"\u2A71", "=+"},     {"\u221E", "\u221E"},
    {"\u25A1", "\u25A1"},   {"\u25B3", "\u25B3"}, {"\u2206", "\u2206"},
    {"\u2313", "\u2313"},   {"\u2295", "\u2295"}, {"\u2A01", "\u2A01"},
    {"\u21C6", "\u21C6"},   {"\u21C4", "\u21C4"}, {"\u2191", "\u2191"},
    {"\u2299", "\u2299"},   {"N", "N"},
});

constexpr auto endings = std::to_array<std::string_view>({
    "wins",
    "win",
    "and wins",
    "White wins",
    "Black wins",
    "draws",
    "drawn",
    "draw",
    "and draws",
    "with mate",
    "loses",
    "looses",
    "etc.",
    "etc",
    "gewinnt",
    "und gewinnt",
    "Wei\u00DF gewinnt",
    "Schwarz gewinnt",
    "remis",
    "verliert",
    "usw.",
    "gagne",
    "et gagne",
    "gagnent",
    "les Blancs gagnent",
    "nulle",
    "partie nulle",
    "perd",
});

constexpr auto results = std::to_array<std::string_view>(
    {"1-0", "0-1", "1/2-1/2", "\u00BD-\u00BD", "1:0", "0:1", "\u00BD:\u00BD", "*"});

bool take_dash(Scan& scan) { return scan.take_any({"-", "\u2212", "\u2013", "\u2010", "\u2011"}); }

bool take_written(Scan& scan, std::string_view written) {
  Scan here = scan;
  for (std::size_t i = 0; i < written.size(); ++i)
    if (written[i] == '-' ? !take_dash(here) : !here.take(written.substr(i, 1))) return false;
  scan = here;
  return true;
}

// Rejects most half-moves early: they have a check or no sign at all.
bool may_begin_evaluation(char first, char second) {
  if (!is_ascii(first)) return true;
  bool const wide = !is_ascii(second);
  switch (first) {
    case '+': return wide || second == '-' || second == '/' || second == '=';
    case '-': return second == '+' || second == '/' || second == ' ';
    case '=': return wide || second == '+' || second == '/';
    // "N*e7" is a capture of a nightrider.
    case 'N':
      return !text::is_alphanumeric(second) && second != '~' && second != '*' && second != ':';
    default: return false;
  }
}

// Returns true if nothing follows that belongs to the same line of play.
bool ends_play(Scan scan) {
  scan.blanks();
  constexpr std::string_view closes = ")];,{";
  return scan.done() || closes.find(scan.ahead()) != std::string_view::npos;
}

bool take_result(Scan& scan) {
  return std::ranges::any_of(results,
                             [&](std::string_view result) { return take_written(scan, result); });
}

}  // namespace

std::string_view sign_of_glyph(int number) {
  struct Row {
    int number;
    std::string_view sign;
  };
  constexpr auto rows = std::to_array<Row>({
      {1, "!"},        {2, "?"},        {3, "!!"},       {4, "??"},       {5, "!?"},
      {6, "?!"},       {9, "??"},       {10, "="},       {11, "="},       {12, "="},
      {13, "\u221E"},  {14, "+="},      {15, "=+"},      {16, "\u00B1"},  {17, "\u2213"},
      {18, "+\u2212"}, {19, "\u2212+"}, {20, "+\u2212"}, {21, "\u2212+"}, {22, "zz"},
      {23, "zz"},      {143, "<="},     {144, "=="},     {145, "RR"},     {146, "N"},
  });
  auto const row = std::ranges::find(rows, number, &Row::number);
  return row == rows.end() ? std::string_view() : row->sign;
}

std::optional<Evaluation> take_evaluation(Scan& scan) {
  Scan here = scan;
  here.blanks();
  if (here.done() || !may_begin_evaluation(here.ahead(), here.ahead(1))) return {};
  std::size_t const from = here.at;
  for (Written const& one : evaluations) {
    Scan after = here;
    if (!take_written(after, one.written)) continue;
    // "Qd6+-wPe6" continues with a piece that leaves the board.
    if (is_ascii(one.written.back()) && text::is_alphanumeric(after.ahead())) continue;
    scan = after;
    return Evaluation{one.sign, {from, after.at}};
  }
  // An arrow before a square belongs to a twin.
  constexpr std::string_view arrow = "\u2192";
  Scan after = here;
  if (!after.take(arrow) || !(after.done() || after.blanks())) return {};
  scan.at = from + arrow.size();
  return Evaluation{arrow, {from, scan.at}};
}

std::optional<Ending> take_ending(Scan& scan) {
  Scan here = scan;
  here.blanks();
  std::size_t const from = here.at;
  for (Scan after = here; take_result(after) && ends_play(after);) {
    scan = after;
    return Ending{true, {from, after.at}};
  }
  for (std::string_view const words : endings) {
    Scan after = here;
    if (!after.take_word(words)) continue;
    after.take_any({".", "!"});
    Scan result = after;  // "wins 1-0"
    result.blanks();
    if (!ends_play(after) && !(take_result(result) && ends_play(result))) continue;
    scan = after;
    return Ending{false, {from, after.at}};
  }
  return {};
}

bool is_result(std::string_view words) {
  Scan scan{{words, 0}};
  return take_result(scan) && scan.done();
}

}  // namespace dawson::semantics
