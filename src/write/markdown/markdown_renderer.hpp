// What Markdown has in the place of directives: images with the lines of captions, or LaTeX for
// pandoc.
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
  /// `typeset` sets the letters of images.
  MarkdownRenderer(Invocation& invocation, MarkdownOptions const& options, layout::Typeset typeset);

  /// What stands for directives in running text.
  std::string in_line(Content const& content);

  /// What stands for a block: diagrams in rows that belong together, or one of anything else.
  std::string block(std::span<Row const> rows);

  /// An image, its alternative text plain.
  struct Picture {
    std::string alt, path;
    std::size_t width = 0, height = 0;  ///< pixels of CSS; 0: the picture itself says how large
  };
  /// The board of a diagram. Where it is too large to be one the error is reported, there is no
  /// picture, and `complete` says so.
  Picture picture(DiagramContent const& diagram);
  bool complete() const { return complete_; }

  /// Men in running text, one by one: an image, or without a path a character.
  std::vector<Picture> figurines(std::vector<chess::Occupant> const& men, PieceSet const* pieces,
                                 chess::Language language);

  /// What stands for a link without words that prints `text`, or the page where that is asked for
  /// and there are pages.
  std::string reference(prose::Link link, prose::Inlines text);

  /// What such a link prints in what directives print.
  prose::Inlines reference_text(prose::Link const& link, prose::Inlines text) const;

  /// The images that are kept, each once. Nothing may be set later.
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
  Picture image(layout::Scene const& scene, PieceSet const* pieces, backend::SvgWords const& words,
                std::string const& alt, DiagramContent const* diagram = nullptr);
  Picture pixels(layout::Scene const& scene, PieceSet const* pieces, backend::SvgWords const& words,
                 std::string const& alt, DiagramContent const* diagram);
  std::string written(Picture const& picture, bool html) const;
  std::string path(std::string bytes, std::string_view suffix);
  void keep(std::string const& name, std::string bytes);
  backend::MarkdownMen men_writer(PieceSet const* pieces, chess::Language language,
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
