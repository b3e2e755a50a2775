#include "collection/diagram_sty/context.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "text/scanning.hpp"

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

// A command without arguments.
using Set = void (*)(DiagramStyContext&);
// A command with one argument.
using SetTo = void (*)(DiagramStyContext&, std::string const&);
// A LaTeX boolean.
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

namespace {

// Commands that change the look of diagrams and have no effect in Dawson.
constexpr std::string_view not_followed[] = {"diagcenter",    "diagright",      "widedias",
                                             "solnamestyle",  "selectelchfont", "develop",
                                             "setboardwidth", "textproblem",    "solafterdiagram"};

// Fonts of captions, which \renewcommand changes.
constexpr std::string_view fonts[] = {"\\authorfont", "\\cityfont",  "\\sourcefont",
                                      "\\awardfont",  "\\dedicfont", "\\stipfont",
                                      "\\remfont",    "\\labelfont", "\\legendfont"};

// Environments of schwalbe.cls that put the award above the author.
constexpr std::string_view awards_first[] = {"Entscheid", "InformalEntscheid"};

// Commands and environments of it that restart the diagram numbers at 1.
constexpr std::string_view restart_count[] = {"Aufsatz", "bTurnier"};

// Returns the side of a square in TeX points for a size among other options; nothing without a
// size.
std::optional<double> square_of(text::SourceMappedText const& options) {
  constexpr std::pair<std::string_view, double> sizes[] = {
      {"10pt", 12}, {"11pt", 14}, {"12pt", 16}};
  for (text::SourceMappedText const& given : parts(options, ','))
    for (auto const& [option, points] : sizes)
      if (given.text() == option) return points;
  return {};
}

text::Diagnostic is_not_followed(text::Span where, std::string_view name) {
  return text::warning(
      "W-COMMAND", where,
      fmt::format("{} is ignored: it affects only what diagram.sty typesets", name),
      "set `style` and `caption` in a directive `chess defaults`");
}

}  // namespace

void DocumentSettings::keep() {
  constexpr std::size_t deepest = 255;  // the limit of groups in TeX
  if (!outer_.empty() && outer_.size() <= deepest && !outer_.back())
    outer_.back() = std::make_unique<DiagramStyContext>(now);
}

void DocumentSettings::close() {
  if (outer_.empty()) return;
  std::unique_ptr<DiagramStyContext> const before = std::move(outer_.back());
  outer_.pop_back();
  if (!before) return;
  DiagramStyContext inner = std::exchange(now, *before);
  now.letters = std::move(inner.letters);
  now.number = inner.number;
  now.numerals = std::move(inner.numerals);
}

void DocumentSettings::read(std::string_view text, text::Span stretch,
                            text::Diagnostics& findings) {
  text::Diagnostics unclosed;  // LaTeX itself reports errors outside of diagrams
  Cursor cursor(text, stretch, unclosed);
  while (auto const command = cursor.next_or_brace()) {
    std::string_view const name = command->name;
    if (name == "{" || name == "begingroup" || name == "bgroup") {
      open();
    } else if (name == "}" || name == "endgroup" || name == "egroup") {
      close();
    } else if (name == "begin" || name == "end") {
      auto const environment = cursor.argument();
      if (environment && environment->text() == "document") continue;
      if (name == "end") {
        close();
      } else {
        open();
        if (environment && schwalbe) enter(environment->text(), cursor, command->where, findings);
      }
    } else if (name == "newcommand" || name == "providecommand" || name == "def") {
      // The effect of a macro is unknown until it is used.
      if (name == "def") {
        if (!cursor.next()) return;
      } else {
        cursor.sign("*");
        cursor.argument();
        while (cursor.option()) {}
      }
      cursor.argument();
    } else {
      take(*command, cursor, findings);
    }
  }
}

void DocumentSettings::take(Command const& command, Cursor& cursor, text::Diagnostics& findings) {
  std::string_view const name = command.name;
  keep();
  if (name == "renewcommand") {
    cursor.sign("*");
    auto const what = cursor.argument(), value = cursor.argument();
    if (what && value && what->text() == "\\computerproofedsymbol") now.sound = value->text();
    if (what && value && what->text() == "\\notcomputerproofedsymbol") now.unsound = value->text();
    if (what && std::ranges::find(fonts, what->text()) != std::end(fonts))
      findings.push_back(is_not_followed(command.where, what->text()));
  } else if (name == "usepackage" || name == "RequirePackage" || name == "documentclass") {
    load(command, cursor);
  } else if (schwalbe && std::ranges::find(restart_count, name) != std::end(restart_count)) {
    now.number = 1;
    now.prefix.clear();
  } else if (schwalbe && name == "diagcenter") {
    // Diagrams are centred anyway.
  } else if (!now.take(command, cursor, findings) &&
             std::ranges::find(not_followed, name) != std::end(not_followed)) {
    findings.push_back(is_not_followed(command.where, fmt::format("\\{}", name)));
  }
}

void DocumentSettings::load(Command const& command, Cursor& cursor) {
  bool const is_class = command.name == "documentclass";
  auto const options = cursor.option();
  auto const loaded = cursor.argument();
  if (!loaded) return;
  for (text::SourceMappedText const& item : parts(*loaded, ',')) {
    std::string_view const name = item.text();
    if (name != "schwalbe" && (is_class || name != "diagram")) continue;
    if (auto const square = square_of(options.value_or(text::SourceMappedText())))
      now.square = *square;
    if (name != "schwalbe") continue;
    schwalbe = true;
    now.shows_computer = now.shows_titles = false;
    now.shows_count = true;
    now.month_numerals = "Roman";
    if (is_class) now.square = 16;  // whatever its options are
  }
}

void DocumentSettings::enter(std::string_view environment, Cursor& cursor, text::Span where,
                             text::Diagnostics& findings) {
  keep();
  if (environment == "Urdrucke") {
    now.shows_city = true;
    now.shows_computer = false;
    now.count_in("arabic");
    now.take_number(cursor, findings);
  } else if (environment == "turnierberichte") {
    now.numbered = false;
  } else if (std::ranges::find(restart_count, environment) != std::end(restart_count)) {
    now.number = 1;
    now.prefix.clear();
  } else if (std::ranges::find(awards_first, environment) != std::end(awards_first)) {
    findings.push_back(is_not_followed(
        where, fmt::format("the award that {} prints above the author", environment)));
  }
}

}  // namespace dawson::collection::diagram_sty
