#include "collection/diagram_sty/document_settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

namespace dawson::collection::diagram_sty {
namespace {

// What changes the look of diagrams, and Dawson's are set otherwise.
constexpr std::string_view not_followed[] = {"diagcenter",    "diagright",      "widedias",
                                             "solnamestyle",  "selectelchfont", "develop",
                                             "setboardwidth", "textproblem",    "solafterdiagram"};

// Fonts of captions, which \renewcommand changes.
constexpr std::string_view fonts[] = {"\\authorfont", "\\cityfont",  "\\sourcefont",
                                      "\\awardfont",  "\\dedicfont", "\\stipfont",
                                      "\\remfont",    "\\labelfont", "\\legendfont"};

// Environments of schwalbe.cls that put the award above the author.
constexpr std::string_view awards_first[] = {"Entscheid", "InformalEntscheid"};

// Commands and environments of it that count from 1 on.
constexpr std::string_view count_anew[] = {"Aufsatz", "bTurnier"};

// The side of a square in points of TeX for the option among others; nothing without one.
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
  constexpr std::size_t deepest = 255;  // TeX's groups end there
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
  text::Diagnostics unclosed;  // what is outside is LaTeX's to judge
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
      // What a macro will do is nobody's before it is used.
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
  } else if (schwalbe && std::ranges::find(count_anew, name) != std::end(count_anew)) {
    now.number = 1;
    now.prefix.clear();
  } else if (schwalbe && name == "diagcenter") {
    // They are.
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
  } else if (std::ranges::find(count_anew, environment) != std::end(count_anew)) {
    now.number = 1;
    now.prefix.clear();
  } else if (std::ranges::find(awards_first, environment) != std::end(awards_first)) {
    findings.push_back(is_not_followed(
        where, fmt::format("the award that {} prints above the author", environment)));
  }
}

}  // namespace dawson::collection::diagram_sty
