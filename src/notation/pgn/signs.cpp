#include "notation/pgn/signs.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace dawson::notation::pgn {
namespace {

struct NumberedGlyph {
  int number;
  GlyphKind kind;
  std::string_view text;
};

// The first number of a text is the one that is written.
constexpr auto glyphs = std::to_array<NumberedGlyph>({
    {1, GlyphKind::mark, "!"},        {2, GlyphKind::mark, "?"},
    {3, GlyphKind::mark, "!!"},       {4, GlyphKind::mark, "??"},
    {5, GlyphKind::mark, "!?"},       {6, GlyphKind::mark, "?!"},
    {7, GlyphKind::sign, "\u25A1"},   {8, GlyphKind::sign, "\u25A1"},
    {9, GlyphKind::mark, "??"},       {10, GlyphKind::sign, "="},
    {11, GlyphKind::sign, "="},       {12, GlyphKind::sign, "="},
    {13, GlyphKind::sign, "\u221E"},  {14, GlyphKind::sign, "+="},
    {15, GlyphKind::sign, "=+"},      {16, GlyphKind::sign, "\u00B1"},
    {17, GlyphKind::sign, "\u2213"},  {18, GlyphKind::sign, "+-"},
    {19, GlyphKind::sign, "-+"},      {20, GlyphKind::sign, "+-"},
    {21, GlyphKind::sign, "-+"},      {22, GlyphKind::sign, "zz"},
    {23, GlyphKind::sign, "zz"},      {36, GlyphKind::sign, "\u2191"},
    {37, GlyphKind::sign, "\u2191"},  {40, GlyphKind::sign, "\u2192"},
    {41, GlyphKind::sign, "\u2192"},  {44, GlyphKind::sign, "=\u221E"},
    {45, GlyphKind::sign, "=\u221E"}, {132, GlyphKind::sign, "\u21C6"},
    {133, GlyphKind::sign, "\u21C6"}, {138, GlyphKind::sign, "\u2295"},
    {139, GlyphKind::sign, "\u2295"}, {140, GlyphKind::sign, "\u25B3"},
    {142, GlyphKind::sign, "\u2313"}, {145, GlyphKind::sign, "RR"},
    {146, GlyphKind::sign, "N"},      {201, GlyphKind::diagram, "[#]"},
    {220, GlyphKind::diagram, "[#]"}, {221, GlyphKind::diagram, "[#b]"},
});
constexpr int last_number = 255;

struct Evaluation {
  std::string_view written;  // a hyphen is any dash
  std::string_view sign;
};
constexpr auto evaluations = std::to_array<Evaluation>({
    {"+/-", "\u00B1"},      {"-/+", "\u2213"},    {"+/=", "+="},        {"=/+", "=+"},
    {"+-", "+-"},           {"-+", "-+"},         {"+=", "+="},         {"=+", "=+"},
    {"=\u221E", "=\u221E"}, {"\u00B1", "\u00B1"}, {"\u2213", "\u2213"}, {"\u2A72", "+="},
    {"\u2A71", "=+"},       {"\u221E", "\u221E"}, {"\u25A1", "\u25A1"}, {"\u2295", "\u2295"},
    {"\u2A01", "\u2295"},   {"\u25B3", "\u25B3"}, {"\u2206", "\u25B3"}, {"\u2313", "\u2313"},
    {"\u21C6", "\u21C6"},   {"\u21C4", "\u21C6"}, {"\u2191", "\u2191"}, {"\u2192", "\u2192"},
    {"\u2299", "zz"},       {"\u2A00", "zz"},
});
constexpr std::string_view arrow = "\u2192", white_wins = "+-";

bool is_space(char c) { return (c >= '\t' && c <= '\r') || c == ' '; }

bool take_written(text::Cursor& at, std::string_view written) {
  text::Cursor here = at;
  for (std::size_t i = 0; i < written.size(); ++i)
    if (written[i] == '-' ? !take_dash(here) : !here.take(written.substr(i, 1))) return false;
  at = here;
  return true;
}

}  // namespace

Glyph glyph_of(int number) {
  auto const row = std::ranges::find(glyphs, number, &NumberedGlyph::number);
  if (row != glyphs.end()) return {row->kind, row->text};
  return {number > 0 && number <= last_number ? GlyphKind::other : GlyphKind::dropped};
}

int glyph_number(std::string_view text) {
  auto const row = std::ranges::find(glyphs, text, &NumberedGlyph::text);
  return row == glyphs.end() || row->kind == GlyphKind::diagram ? 0 : row->number;
}

bool take_dash(text::Cursor& at) {
  return at.take_any({"-", "\u2212", "\u2013", "\u2010", "\u2011"});
}

std::string_view take_evaluation(text::Cursor& at) {
  for (Evaluation const& one : evaluations) {
    text::Cursor after = at;
    if (!take_written(after, one.written)) continue;
    if (one.written == white_wins && text::is_word(after.ahead())) continue;
    if (one.written == arrow && !at_end_of_word(after)) continue;
    at = after;
    return one.sign;
  }
  return {};
}

bool take_equality(text::Cursor& at) {
  text::Cursor after = at;
  if (!after.take("=") || !at_end_of_word(after)) return false;
  at = after;
  return true;
}

bool at_end_of_word(text::Cursor const& at) {
  constexpr std::string_view ends = "(){},;";
  if (at.done() || is_space(at.ahead()) || ends.find(at.ahead()) != std::string_view::npos)
    return true;
  text::Cursor here = at;
  return here.take_any({"\u00A0", "\u2009", "\u202F"});
}

void skip_white_space(text::Cursor& at) {
  do skip_white_space_in_line(at);
  while (at.take("\n"));
}

void skip_white_space_in_line(text::Cursor& at) {
  do at.take_while([](char c) { return is_space(c) && c != '\n'; });
  while (at.take_any({"\u00A0", "\u2009", "\u202F"}));
}

}  // namespace dawson::notation::pgn
