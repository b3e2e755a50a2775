// What directives become on pages: diagrams, lines of text, glossaries, tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "layout/captions/caption.hpp"
#include "layout/style.hpp"
#include "pages/diagram.hpp"
#include "pages/lines/paragraph.hpp"
#include "pages/page.hpp"
#include "pages/structure.hpp"
#include "problem/problem.hpp"
#include "prose/blocks.hpp"
#include "prose/indented.hpp"

namespace dawson::pages {

/// Where a row of diagrams may go.
enum class Floating : std::uint8_t { automatic, here, top, page, left, right };

/// Diagrams that follow one another stand in rows of `across`.
struct DiagramInsert {
  problem::Problem problem;
  layout::Caption caption;
  int across = 1;
  std::optional<layout::Style> style;  ///< nothing: the usual one
  std::string anchor;                  ///< what indexes and links lead to
  std::vector<DiagramInsert> twins{};  ///< small boards, in rows below it
  std::string source{};                ///< code that stands on its left; empty without
  bool span = false;                   ///< over all columns
  Floating floating = Floating::automatic;
  FigureWords words{};
  std::optional<layout::SquareCode> code{};  ///< below the caption
};

/// A directive that is text: solutions, an index.
struct TextInsert {
  std::vector<prose::Indented> lines;  ///< in small type
  std::size_t columns = 1;             ///< 0: of short entries, as many as the page has room for
  ThingKind kind = ThingKind::line;
};

/// `style` with the indents of `line`, whose em is that of the style's font.
ParagraphStyle indented(ParagraphStyle style, prose::Indented const& line);

/// A directive that is diagrams with text below them: a glossary. The diagrams make rows of their
/// own.
struct GlossaryInsert {
  std::vector<DiagramInsert> diagrams;
  TextInsert below;
};

/// What a directive becomes; nothing for one that prints nothing.
using Insert =
    std::variant<std::monostate, DiagramInsert, TextInsert, GlossaryInsert, prose::Table>;

}  // namespace dawson::pages
