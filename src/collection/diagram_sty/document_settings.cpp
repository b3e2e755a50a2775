#include "collection/diagram_sty/document_settings.hpp"

#include <fmt/format.h>

#include <algorithm>
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

text::Diagnostic is_not_followed(text::Span where, std::string_view name) {
  return text::warning(
      "W-COMMAND", where,
      fmt::format("{} holds for what diagram.sty sets, and not for Dawson's diagrams", name),
      "`style` and `caption` in a directive `defaults` say what these look like");
}

}  // namespace

void DocumentSettings::keep() {
  constexpr std::size_t deepest = 255;  // TeX's groups end there
  if (!outer_.empty() && outer_.size() <= deepest && !outer_.back())
    outer_.back() = std::make_unique<Surroundings>(now);
}

void DocumentSettings::close() {
  if (outer_.empty()) return;
  std::unique_ptr<Surroundings> const before = std::move(outer_.back());
  outer_.pop_back();
  if (!before) return;
  Surroundings inner = std::exchange(now, *before);
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
      if (name == "begin") open();
      else close();
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
    auto const option = cursor.option();
    auto const package = cursor.argument();
    if (package && package->text() == "schwalbe") schwalbe = true;
    if (!option || !package || package->text() != "diagram") return;
    now.square = option->text() == "12pt" ? 16 : option->text() == "11pt" ? 14 : 12;
  } else if (!now.take(command, cursor, findings) &&
             std::ranges::find(not_followed, name) != std::end(not_followed)) {
    findings.push_back(is_not_followed(command.where, fmt::format("\\{}", name)));
  }
}

}  // namespace dawson::collection::diagram_sty
