// Diagrams as LaTeX: compact code against dawson.sty.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/latex/tex_caption.hpp"
#include "chess/man.hpp"
#include "layout/captions/caption.hpp"
#include "layout/scene.hpp"
#include "layout/square_code.hpp"

namespace dawson::backend {

/// The number of the interface between this back end and dawson.sty (\DawsonNeeds).
inline constexpr int tikz_interface = 9;

/// What is written is one line: control words, numbers, lengths, braces and the user's own text.

/// A board that is a page of a PDF.
struct PdfPage {
  std::string file;  ///< as LaTeX finds it: letters, digits and what else TeX takes literally
  std::size_t number = 1;
  layout::Rectangle
      reach;  ///< what the page shows, points of 1/72 inch from the squares' lower left corner
};

/// What stands for a board: TikZ, or a page.
std::string tikz_board(layout::Scene const& scene);
std::string tikz_board_page(layout::Scene const& scene, PdfPage const& page);

/// What a diagram needs besides its board and its caption.
struct TexDiagram {
  std::string number, label;  ///< for references, both empty without a label
  SlotFonts const& usual;     ///< the fonts that dawson.sty has
  chess::Language language = chess::Language::english;  ///< in which references name it
  std::optional<layout::SquareCode> code{};             ///< below its caption
  bool has_usual_fonts = false;  ///< the caption is of the very style that `usual` is of
};

/// A diagram with its caption.
std::string tikz_diagram(layout::Scene const& scene, std::string const& board,
                         layout::Caption const& caption, TexDiagram const& about);

/// Where diagrams of rows stand in their columns, and what is between these.
struct TexRowLook {
  enum class Align : std::uint8_t { centre, edges, left };
  std::optional<double> gap;  ///< points of PDF; nothing: a line
  Align align = Align::centre;
};

/// A diagram, of code `diagram`, in its place of a row of so many columns; the last one ends the
/// row.
std::string tikz_across(std::string const& diagram, std::size_t columns, bool last,
                        TexRowLook const& look = {});

std::string tikz_inline_page(layout::Scene const& scene, PdfPage const& page);

/// A board in running text.
std::string tikz_inline_board(layout::Scene const& scene);

/// Men in running text; `abbreviations` are those of a board that they belong to.
std::string tikz_figurines(std::vector<chess::Occupant> const& men,
                           layout::Abbreviations const& abbreviations = {});

/// The lines of a solution as LaTeX reads them; it can be parted at any blank. The first begins at
/// the edge, as all lines of \DawsonSolutionOf do that have no indents of their own.
std::string tikz_solution(std::vector<prose::Indented> const& lines);

/// Writes such a text to the file that `tikz_solutions` prints; nothing is set at the place itself.
/// No other solution of the document has that `id`.
std::string tikz_solve(std::string_view id, std::string_view solution);

/// Prints the solutions written so far in that many columns.
std::string tikz_solutions(int columns = 1);

/// One of those that a directive has chosen, where it is printed.
std::string tikz_solution_of(std::string_view id, std::string_view solution);

/// Prints chosen solutions in that many columns; the file that others are written to stays.
std::string tikz_chosen_solutions(int columns, std::string_view solutions);

struct TexGlossaryEntry {
  layout::Scene scene;
  layout::Caption caption;
  std::string board;  ///< what stands for it
};

/// Small move diagrams in rows, then lines of a caption over the whole width.
std::string tikz_glossary(std::vector<TexGlossaryEntry> const& entries,
                          std::vector<layout::CaptionRow> const& lines, SlotFonts const& usual);

/// A place that an index leads to: the label, and the code of its number.
struct TexIndexed {
  std::string label, number;
};

/// The pages of labels, each once, those that follow one another as ranges.
std::string tikz_pages(std::vector<std::string> const& labels);

/// The number of a diagram, which leads to it.
std::string tikz_number(TexIndexed const& place);

/// Names with their places, as code.
std::string tikz_index(std::vector<std::pair<std::string, std::string>> const& entries);

/// A line of the table of problems: number, who made it, task, page, as code.
std::string tikz_problem(std::string_view number, std::string_view by, std::string_view task,
                         std::string_view page);
std::string tikz_problems(std::string_view head, std::string_view lines);

/// What stands for a directive that has an error: stops LaTeX with it, shows it in drafts.
std::string tikz_error(std::string_view code, std::size_t line, std::size_t column,
                       std::string_view message);

/// Checks at run time that the style fits this program.
std::string tikz_needs();

}  // namespace dawson::backend
