// The renderer for Markdown: contents of directives become images with lines of captions, or LaTeX
// for pandoc.
#pragma once

#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/markdown.hpp"
#include "backend/svg.hpp"
#include "backend/svg_drawings.hpp"
#include "edition/diagram_rows.hpp"
#include "write/markdown/markdown_options.hpp"
#include "write/tex/latex_renderer.hpp"

namespace dawson::run {

class Invocation;
class MarkdownRenderer {
 public:
  /// `typeset` typesets the text in images; `invocation` and `options` must outlive this.
  MarkdownRenderer(Invocation& invocation, MarkdownOptions const& options, layout::Typeset typeset);

  /// Returns the text that replaces a directive in running text.
  std::string in_line(Content const& content);

  /// Returns the text that replaces a block: diagrams in rows that belong together, or one content
  /// of another kind.
  std::string block(std::span<Row const> rows);

  /// An image; its alternative text is plain text.
  struct Picture {
    std::string alt, path;
    std::size_t width = 0, height = 0;  ///< CSS pixels; 0: the image has its own size
  };
  /// Draws the board of a diagram. If it is too large, the error is reported, the picture is empty,
  /// and `complete` returns false.
  Picture picture(DiagramContent const& diagram);
  /// Returns whether all boards are drawn.
  bool complete() const { return complete_; }

  /// Returns pieces in running text, one by one: an image, or a character if its path is empty.
  std::vector<Picture> figurines(std::vector<chess::SquareContent> const& pieces,
                                 PieceSet const* piece_set, chess::Language language);

  /// Returns the text that replaces a link without words: `text`, or the page if the link asks for
  /// it and the output has pages.
  std::string reference(prose::Link link, prose::Inlines text);

  /// Returns the text of such a link in the contents of directives.
  prose::Inlines reference_text(prose::Link const& link, prose::Inlines text) const;

  /// Returns the images that are kept, each once. Nothing may be typeset later.
  std::vector<Asset> close();

 private:
  using Diagrams = std::vector<DiagramContent const*>;

  std::string diagrams(std::span<Row const> rows);
  std::string code_block(std::span<Row const> rows);
  std::string row(Diagrams const& diagrams, std::size_t columns);
  std::string glossary(GlossaryContent const& glossary);
  std::string failed(ErrorContent const& failed) const;
  backend::MarkdownDiagram diagram(DiagramContent const& diagram, bool html);
  std::string board(DiagramContent const& diagram, bool html);
  Picture image(layout::Scene const& scene, PieceSet const* piece_set,
                backend::SvgWords const& words, std::string const& alt,
                DiagramContent const* diagram = nullptr);
  Picture pixels(layout::Scene const& scene, PieceSet const* piece_set,
                 backend::SvgWords const& words, std::string const& alt,
                 DiagramContent const* diagram);
  std::string written(Picture const& picture, bool html) const;
  std::string path(std::string bytes, std::string_view suffix);
  void keep(std::string const& name, std::string bytes);
  backend::MarkdownPieces men_writer(PieceSet const* piece_set, chess::Language language,
                                     bool html = false);
  bool in_tikz() const { return options_.boards == Boards::tikz; }

  Invocation& invocation_;
  bool complete_ = true;
  LatexRenderer latex_;
  MarkdownOptions const& options_;
  backend::MarkdownDialect const& dialect_;
  layout::Typeset typeset_;
  backend::SvgDrawings drawings_;
  std::set<std::string> named_;
  std::vector<Asset> assets_;
};

}  // namespace dawson::run
