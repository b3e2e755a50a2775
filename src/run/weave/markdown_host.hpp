// What Markdown has in the place of directives: images with the lines of captions, or LaTeX for
// pandoc.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/markdown.hpp"
#include "backend/svg.hpp"
#include "run/content.hpp"
#include "run/host_traits.hpp"
#include "run/weave/latex_host.hpp"

namespace dawson::run {

enum class Boards : std::uint8_t { svg, pdf, tikz };

struct MarkdownOptions {
  Boards boards = Boards::svg;
  std::string assets;  ///< the folder of images as the document written names it; "" is its own
  bool embed = false;  ///< images are addresses that hold them; there are no assets
  bool draft = false;  ///< directives in error become visible notes
  /// Whom it is written for; null: whoever reads the boards, pandoc those in PDF and TikZ.
  backend::MarkdownDialect const* dialect = nullptr;
  /// Take images, each perhaps several times, and the text of `weave_markdown` as they come; null:
  /// they are kept until the end.
  std::function<void(std::string const& name, std::string_view bytes)> take_image{};
  std::function<void(std::string_view)> take_text{};
};

/// An image, named after its content, so that no other image is renamed when one comes or goes.
struct Asset {
  std::string name;
  std::string bytes;
};

/// A diagram, and where it stands in the document.
struct PlacedContent {
  Content content;
  text::Span opening;
};

/// Whether a diagram comes into the row that `first` begins, as those do that only blank lines
/// part.
bool comes_into_row(PlacedContent const& first, document::Directive const& directive,
                    PlacedContent const& next);

class MarkdownHost {
 public:
  /// `typeset` sets the letters of images.
  MarkdownHost(Job& job, text::SourceId source, MarkdownOptions const& options,
               layout::Typeset typeset)
      : latex_(job),
        source_(source),
        options_(options),
        dialect_(options.dialect                 ? *options.dialect
                 : options.boards == Boards::svg ? backend::usual_markdown()
                                                 : backend::pandoc_markdown()),
        typeset_(std::move(typeset)) {}

  /// What stands for directives in running text.
  std::string in_line(Content const& content, text::Span where);

  /// What stands for a block: diagrams that come into rows, or one of anything else.
  std::string block(std::span<PlacedContent const> contents);

  /// An image, its alternative text plain.
  struct Picture {
    std::string alt, path;
  };
  /// The board of a diagram as an image.
  Picture picture(DiagramContent const& diagram);

  /// Men in running text, one by one: as a character or as an image with a path.
  struct Figurine {
    std::string text, path;
  };
  std::vector<Figurine> figurines(Men const& men);

  /// What stands for a link without words that prints `text`, or the page where that is asked for
  /// and there are pages.
  std::string reference(prose::Link link, prose::Inlines text);

  /// What such a link prints in what directives print.
  prose::Inlines reference_text(prose::Link const& link, prose::Inlines text) const;

  /// The images that are kept, each once. Nothing may be set later.
  std::vector<Asset> close();

 private:
  enum class Syntax : std::uint8_t { markdown, html };
  struct PlacedDiagram {
    DiagramContent const* diagram;
    text::Span where;
  };

  std::string diagrams(std::span<PlacedContent const> contents);
  std::string solutions(SolutionsContent const& solutions);
  std::string glossary(GlossaryContent const& glossary, text::Span where);
  std::string failed(Failed const& failed);
  std::string raw_block(std::span<PlacedContent const> contents);
  std::string row(std::vector<PlacedDiagram> const& diagrams, std::size_t columns);
  backend::MarkdownDiagram diagram(DiagramContent const& diagram, text::Span where,
                                   Syntax syntax = Syntax::markdown);
  std::string board(DiagramContent const& diagram, text::Span where,
                    Syntax syntax = Syntax::markdown);
  Picture image(layout::Scene const& scene, PieceSet const* pieces, backend::SvgWords const& words,
                std::string const& alt);
  std::string written(Picture const& picture, Syntax syntax) const;
  std::string path(std::string bytes, std::string_view suffix);
  void keep(std::string const& name, std::string bytes);
  std::string men(Men const& men, Syntax syntax = Syntax::markdown);
  backend::MarkdownMen men_writer(PieceSet const* pieces, Syntax syntax = Syntax::markdown);
  backend::HtmlParts html_parts(PieceSet const* pieces);
  std::optional<layout::Style> usual_style() const;

  LatexHost latex_;
  text::SourceId source_;
  MarkdownOptions const& options_;
  backend::MarkdownDialect const& dialect_;
  layout::Typeset typeset_;
  std::set<std::string> named_;
  std::vector<Asset> assets_;
};

}  // namespace dawson::run
