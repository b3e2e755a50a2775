// Writes diagrams as compact LaTeX code for dawson.sty.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backend/latex/tex_caption.hpp"
#include "chess/piece.hpp"
#include "layout/captions/caption.hpp"
#include "layout/measures.hpp"
#include "layout/scene.hpp"

namespace dawson::backend {

/// Version of the interface between this back end and dawson.sty (\DawsonNeeds).
inline constexpr int tikz_interface = 10;

/// All code is written on one line: control words, numbers, lengths, braces and the user's own
/// text.

/// Board that is a page of a PDF.
struct PdfPage {
  /// As LaTeX finds it: letters, digits and other characters that TeX reads literally
  std::string file;
  std::size_t number = 1;
  /// Area that the page shows, in points of 1/72 inch from the squares' lower left corner
  layout::Rectangle reach;
};

/// Return the code of a board: TikZ, or a page of a PDF.
std::string tikz_board(layout::Scene const& scene);
std::string tikz_board_page(layout::Scene const& scene, PdfPage const& page);

/// Parts of a diagram other than its board and its caption.
struct TexDiagram {
  std::string number, label;       ///< for references, both empty without a label
  SlotFonts const& default_value;  ///< the fonts of dawson.sty
  /// Language in which references name the diagram
  chess::Language language = chess::Language::english;
  std::optional<layout::SquareCode> code{};  ///< below its caption
  bool has_default_fonts = false;  ///< the style of the caption is the one that `usual` belongs to
};

/// Returns the code of a diagram with its caption.
std::string tikz_diagram(layout::Scene const& scene, std::string const& board,
                         layout::Caption const& caption, TexDiagram const& about);

/// Positions of diagrams in the columns of a row, and the gap between columns.
struct TexRowLook {
  enum class Align : std::uint8_t { centre, edges, left };
  std::optional<double> gap;  ///< points of PDF; no value: one line
  Align align = Align::centre;
};

/// Returns a diagram, whose code is `diagram`, in its place in a row of `columns` columns; the last
/// one ends the row.
std::string tikz_across(std::string const& diagram, std::size_t columns, bool last,
                        TexRowLook const& look = {});

/// Returns a diagram, whose code is `diagram`, as a display: a paragraph of its own, placed as in a
/// row of one.
std::string tikz_display(std::string const& diagram, TexRowLook const& look = {});

/// Returns the code of a board in running text that is a page of a PDF.
std::string tikz_inline_page(layout::Scene const& scene, PdfPage const& page);

/// Returns the code of a board in running text.
std::string tikz_inline_board(layout::Scene const& scene);

/// Returns pieces in running text; `abbreviations` are those of the board that they belong to.
std::string tikz_figurines(std::vector<chess::SquareContent> const& pieces,
                           layout::Abbreviations const& abbreviations = {});

/// Returns the lines of a solution as LaTeX code, which may be split at any space. The first line
/// begins at the edge, as all lines of \DawsonSolutionOf without an indent of their own do.
std::string tikz_solution(std::vector<prose::Indented> const& lines);

/// Returns code that writes such a text to the file that `tikz_solutions` prints, and prints
/// nothing itself. `id` must be unique among the solutions of the document.
std::string tikz_solve(std::string_view id, std::string_view solution);

/// Returns code that prints the solutions written so far in `columns` columns.
std::string tikz_solutions(int columns = 1);

/// Returns a solution that a directive has chosen, at the place where it is printed.
std::string tikz_solution_of(std::string_view id, std::string_view solution);

/// Returns code that prints chosen solutions in `columns` columns; the file of the others is kept.
std::string tikz_chosen_solutions(int columns, std::string_view solutions);

struct TexGlossaryEntry {
  layout::Scene scene;
  layout::Caption caption;
  std::string board;  ///< code of its board
};

/// Returns small move diagrams in rows, then lines of a caption over the full width.
std::string tikz_glossary(std::vector<TexGlossaryEntry> const& entries,
                          std::vector<layout::CaptionRow> const& lines,
                          SlotFonts const& default_value, TexRowLook const& look = {});

/// Place that an index links to: its label, and the code of its number.
struct TexIndexed {
  std::string label, number;
};

/// Returns the pages of labels, each once, with consecutive pages as ranges.
std::string tikz_pages(std::vector<std::string> const& labels);

/// Returns the number of a diagram as a link to it.
std::string tikz_number(TexIndexed const& place);

/// Returns an index from the code of its groups and entries.
std::string tikz_index(std::string_view entries);
/// Returns a letter, or the name of the entries after it.
std::string tikz_index_group(std::string_view name);
/// Returns a name with its places.
std::string tikz_indexed(std::string_view name, std::string_view places);
/// Returns the dash for a name that is also on the line above.
std::string tikz_ditto();

/// Returns an index of problems, with its widest number, and an entry of it.
std::string tikz_problem_index(std::string_view widest, std::string_view entries);
std::string tikz_listed(std::string_view number, std::string_view task, std::string_view page);

/// Returns a line of the table of problems from the code of its four cells.
std::string tikz_problem(std::string_view number, std::string_view by, std::string_view task,
                         std::string_view page);
/// Returns the table of problems: its head, then lines made by `tikz_problem`.
std::string tikz_problems(std::string_view head, std::string_view lines);

/// Returns code that replaces a directive with an error: LaTeX stops there; drafts show the error.
std::string tikz_error(std::string_view code, std::size_t line, std::size_t column,
                       std::string_view message);

/// Returns code that checks at run time that dawson.sty fits this program.
std::string tikz_needs();

}  // namespace dawson::backend
