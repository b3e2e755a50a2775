// What LaTeX reads in the place of directives.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "backend/latex/tikz.hpp"
#include "run/content.hpp"
#include "run/weave/board_pages.hpp"

namespace dawson::run {

class LatexHost {
 public:
  /// Boards become pages of the PDF that LaTeX finds as `boards`; "": they stay in TikZ.
  explicit LatexHost(Job& job, std::string boards = {}) : job_(job), boards_(std::move(boards)) {}

  /// One line of code; empty where nothing is printed. E-SIZE and E-FONT are reported at `where` of
  /// `source`, for boards that can be no page.
  std::string set(Content const& content, text::SourceId source, text::Span where);

  std::string set(DiagramContent const& diagram, text::SourceId source, text::Span where);
  /// One of a row of so many columns; the last one ends the row, and its twins stand below that.
  std::string set_across(DiagramContent const& diagram, text::SourceId source, text::Span where,
                         std::size_t columns, bool last);
  std::string set(Men const& men);
  std::string set(GlossaryContent const& glossary);
  std::string set(IndexContent const& index);

  /// What the code so far needs beside it, by name. Nothing may be set later.
  std::map<std::string, std::string> close();

 private:
  std::string without_twins(DiagramContent const& diagram, text::SourceId source, text::Span where);
  std::string twins(DiagramContent const& diagram);
  std::string with_pieces(std::string const& code, PieceSet const* pieces);
  std::optional<backend::PdfPage> page_of(layout::Scene const& scene, PieceSet const* pieces,
                                          text::SourceId source, text::Span where);

  Job& job_;
  std::string boards_;
  BoardPages pages_;
  std::map<std::string, std::string> files_;
};

}  // namespace dawson::run
