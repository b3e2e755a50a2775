// The renderer for LaTeX: contents of directives become code for `dawson.sty`.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>

#include "backend/latex/tikz.hpp"
#include "compile/content.hpp"
#include "write/tex/board_pages.hpp"

namespace dawson::run {

class Invocation;

/// Writes the code of contents, and keeps the files that it needs.
class LatexRenderer {
 public:
  /// Boards become pages of the PDF that LaTeX finds as `boards`; "": they stay in TikZ. Rows look
  /// as the invocation's style has it.
  explicit LatexRenderer(Invocation& invocation, std::string boards = {});

  /// Returns whether several threads may typeset at once; not if boards become numbered pages of a
  /// PDF.
  bool sets_on_any_thread() const { return boards_.empty(); }

  /// Returns one line of code; empty if nothing is printed. Reports E-SIZE and E-FONT for boards
  /// that cannot be a page.
  std::string set(Content const& content);

  /// Returns the code of a diagram, as `set`.
  std::string diagram(DiagramContent const& diagram);
  /// Returns the code of pieces in running text.
  std::string pieces(InlinePieces const& pieces);
  /// Returns the code of a glossary.
  std::string glossary(GlossaryContent const& glossary);

  /// Returns the code of a diagram in a row of `columns`. The last one ends the row, and boards of
  /// twins are below the row.
  std::string diagram_across(DiagramContent const& diagram, std::size_t columns, bool last);

  /// Returns the files that the code so far needs, by name. Nothing may be typeset later.
  std::map<std::string, std::string> close();

 private:
  std::string without_twins(DiagramContent const& diagram);
  std::string twins(DiagramContent const& diagram);
  std::string with_pieces(std::string code, PieceSet const* piece_set);
  std::optional<backend::PdfPage> page_of(DiagramContent const& diagram,
                                          layout::Scene const& scene);

  Invocation& invocation_;
  std::string boards_;
  backend::TexRowLook row_look_;
  BoardPages pages_;
  std::mutex mutex_;  // of the files
  std::map<std::string, std::string> files_;
};

}  // namespace dawson::run
