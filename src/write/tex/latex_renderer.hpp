// What LaTeX reads in the place of directives.
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

class LatexRenderer {
 public:
  /// Boards become pages of the PDF that LaTeX finds as `boards`; "": they stay in TikZ.
  /// Rows stand as the invocation's style says.
  explicit LatexRenderer(Invocation& invocation, std::string boards = {});

  /// Whether several threads may set at once: pages of a PDF are counted.
  bool sets_on_any_thread() const { return boards_.empty(); }

  /// One line of code; empty where nothing is printed. E-SIZE and E-FONT are reported for boards
  /// that can be no page.
  std::string set(Content const& content);

  /// The same of one of them.
  std::string diagram(DiagramContent const& diagram);
  std::string men(InlinePieces const& men);
  std::string glossary(GlossaryContent const& glossary);

  /// One of a row of so many columns; the last one ends the row, and its twins stand below that.
  std::string diagram_across(DiagramContent const& diagram, std::size_t columns, bool last);

  /// What the code so far needs beside it, by name. Nothing may be set later.
  std::map<std::string, std::string> close();

 private:
  std::string without_twins(DiagramContent const& diagram);
  std::string twins(DiagramContent const& diagram);
  std::string with_pieces(std::string code, PieceSet const* pieces);
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
