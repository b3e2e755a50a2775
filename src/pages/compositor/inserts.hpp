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

/// Where a row of diagrams may move.
enum class Floating : std::uint8_t { automatic, here, top, page, left, right };

/// Diagram; consecutive ones are in rows of `across`.
struct DiagramInsert {
  problem::Problem problem;
  layout::Caption caption;
  int across = 1;
  std::optional<layout::Style> style;  ///< no value: the default style
  std::string anchor;                  ///< target of indexes and links
  std::vector<DiagramInsert> twins{};  ///< small boards, in rows below it
  std::string source{};                ///< code on its left; empty if there is none
  bool span = false;                   ///< over all columns
  Floating floating = Floating::automatic;
  FigureWords words{};
  std::optional<layout::SquareCode> code{};  ///< below the caption
};

/// Directive that is text: solutions, an index.
struct TextInsert {
  std::vector<prose::Indented> lines;  ///< in small type
  std::size_t columns = 1;             ///< 0: as many as the page has room for (short entries)
  LayoutKind kind = LayoutKind::line;
};

/// Returns `style` with the indents of `line`; their em is that of the style's font.
ParagraphStyle indented(ParagraphStyle style, prose::Indented const& line);

/// Directive that consists of diagrams with text below them: a glossary. The diagrams form rows of
/// their own.
struct GlossaryInsert {
  std::vector<DiagramInsert> diagrams;
  TextInsert below;
};

/// Result of a directive; `std::monostate` if it prints nothing.
using Insert =
    std::variant<std::monostate, DiagramInsert, TextInsert, GlossaryInsert, prose::Table>;

}  // namespace dawson::pages
