#include "collection/diagram_sty/surroundings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

#include "text/ascii.hpp"

namespace dawson::collection::diagram_sty {
namespace {

using text::SourceMappedText;

std::string roman(int number) {
  constexpr std::pair<int, std::string_view> values[] = {
      {1000, "m"}, {900, "cm"}, {500, "d"}, {400, "cd"}, {100, "c"}, {90, "xc"}, {50, "l"},
      {40, "xl"},  {10, "x"},   {9, "ix"},  {5, "v"},    {4, "iv"},  {1, "i"}};
  std::string out;
  for (auto const& [value, letters] : values)
    for (; number >= value; number -= value) out += letters;
  return out;
}

// A command that sets something by itself.
using Set = void (*)(DiagramStyContext&);
// One with an argument.
using SetTo = void (*)(DiagramStyContext&, std::string const&);
// A boolean of LaTeX's.
using Flag = bool DiagramStyContext::*;

std::map<std::string_view, Set> const& switches() {
  static std::map<std::string_view, Set> const table{
      {"nodiagnumbering", [](DiagramStyContext& s) { s.numbered = false; }},
      {"normalnames", [](DiagramStyContext& s) { s.reversed = false; }},
      {"reversednames", [](DiagramStyContext& s) { s.reversed = true; }},
      {"makeaindex", [](DiagramStyContext& s) { s.reversed = true; }},
      {"showcomputer", [](DiagramStyContext& s) { s.shows_computer = true; }},
      {"nocomputer", [](DiagramStyContext& s) { s.shows_computer = false; }},
      {"allwhite", [](DiagramStyContext& s) { s.all_white = true; }},
      {"switchcolors", [](DiagramStyContext& s) { s.light_corner = true; }},
      {"spacehorizontal", [](DiagramStyContext& s) { s.across = true; }},
      {"verticalcylinder", [](DiagramStyContext& s) { s.sides_open = true; }},
      {"horizontalcylinder", [](DiagramStyContext& s) { s.ends_open = true; }},
      {"noframe", [](DiagramStyContext& s) { s.sides_open = s.ends_open = true; }},
      {"noinnerframe", [](DiagramStyContext& s) { s.outer_line_alone = true; }},
      {"diagramx", [](DiagramStyContext& s) { s.square = 12; }},
      {"diagramxi", [](DiagramStyContext& s) { s.square = 14; }},
      {"diagramxii", [](DiagramStyContext& s) { s.square = 16; }},
      // Of schwalbe.sty.
      {"normaldia", [](DiagramStyContext& s) { s.square = 16; }},
      {"smalldia", [](DiagramStyContext& s) { s.square = 12; }},
  };
  return table;
}

std::map<std::string_view, SetTo> const& settings() {
  static std::map<std::string_view, SetTo> const table{
      {"diagnumbering", [](DiagramStyContext& s, std::string const& to) { s.count_in(to); }},
      {"spacelayout",
       [](DiagramStyContext& s, std::string const& to) { s.across = to == "horizontal"; }},
      {"setmonthstyle", [](DiagramStyContext& s, std::string const& to) { s.month_numerals = to; }},
      {"dianamestyle",
       [](DiagramStyContext& s, std::string const& to) {
         s.names = to == "sirname"  ? Names::surname
                   : to == "short"  ? Names::brief
                   : to == "noname" ? Names::none
                                    : Names::full;
       }},
  };
  return table;
}

std::map<std::string_view, Flag> const& flags() {
  static std::map<std::string_view, Flag> const table{
      {"piececounter", &DiagramStyContext::shows_count},
      {"showcomputer", &DiagramStyContext::shows_computer},
      {"showcity", &DiagramStyContext::shows_city},
      {"showacademictitle", &DiagramStyContext::shows_titles},
      {"legend", &DiagramStyContext::has_coordinates},
      {"allwhite", &DiagramStyContext::all_white},
  };
  return table;
}

}  // namespace

std::string numeral(std::string_view style, int number) {
  bool const small = number > 0 && number < 4000;
  bool const letter = number > 0 && number <= 26;
  if (style == "roman" && small) return roman(number);
  if (style == "Roman" && small) return text::upper_case(roman(number));
  if (style == "alph" && letter) return std::string(1, static_cast<char>('a' + number - 1));
  if (style == "Alph" && letter) return std::string(1, static_cast<char>('A' + number - 1));
  return std::to_string(number);
}

void DiagramStyContext::count_in(std::string_view style) {
  numerals = style;
  numbered = true;
  number = 1;
  prefix.clear();
}

std::string DiagramStyContext::printed_number() const { return prefix + numeral(numerals, number); }

std::string_view DiagramStyContext::edges() const {
  if (outer_line_alone) return "";
  if (sides_open && ends_open) return "torus";
  return sides_open ? "vertical cylinder" : ends_open ? "horizontal cylinder" : "";
}

bool DiagramStyContext::take(Command const& command, Cursor& cursor, text::Diagnostics& findings) {
  if (auto const found = switches().find(command.name); found != switches().end()) {
    found->second(*this);
    return true;
  }
  if (auto const found = settings().find(command.name); found != settings().end()) {
    if (auto const to = cursor.argument()) found->second(*this, to->text());
    return true;
  }
  if (command.name == "setboolean") {
    auto const name = cursor.argument(), value = cursor.argument();
    auto const flag = name ? flags().find(name->text()) : flags().end();
    if (flag != flags().end() && value) this->*flag->second = value->text() == "true";
    return flag != flags().end();
  }
  if (command.name == "stepcounter") {
    auto const counter = cursor.argument();
    if (counter && counter->text() == "board@nr") ++number;
    return true;
  }
  if (command.name == "diagnum") {
    take_number(cursor, findings);
    return true;
  }
  if (command.name == "DefinePieces") {
    auto const colours = cursor.argument(), pieces = cursor.argument(), turns = cursor.argument();
    bool const is_whole = colours && pieces && turns && colours->text().size() == 3 &&
                          pieces->text().size() == 6 && turns->text().size() == 3;
    if (is_whole) letters = {colours->text(), pieces->text(), turns->text()};
    else
      findings.push_back(text::warning("W-VALUE", command.where,
                                       "expected three colours, six pieces and three rotations",
                                       "write `\\DefinePieces{wbn}{KQRBNP}{LRU}`"));
    return true;
  }
  return false;
}

void DiagramStyContext::take_number(Cursor& cursor, text::Diagnostics& findings) {
  auto const option = cursor.option();
  auto const value = cursor.argument();
  if (!value) return;
  std::string const& digits = value->text();
  int from = 0;
  auto const read = std::from_chars(digits.data(), digits.data() + digits.size(), from);
  bool const is_number = read.ec == std::errc() && read.ptr == digits.data() + digits.size();
  if (is_number) number = std::clamp(from, -1'000'000, 1'000'000);
  else
    findings.push_back(text::warning("W-VALUE", value->origin(),
                                     "number known only to LaTeX; counting continues as before",
                                     "write it in digits"));
  prefix = option ? option->text() : std::string();
}

}  // namespace dawson::collection::diagram_sty
