// Weaving of Markdown documents, with its options: the renderer for their directives, and removal
// of images that are no longer named.
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
#include "backend/svg_canvas.hpp"
#include "compile/abilities.hpp"
#include "edition/diagram_rows.hpp"
#include "session/invocation.hpp"
#include "text/files.hpp"
#include "write/page_pictures.hpp"
#include "write/tex/latex_renderer.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

enum class Boards : std::uint8_t { svg, png, pdf, tikz };

/// Returns whether boards are drawn for screens.
constexpr bool on_screen(Boards boards) { return boards == Boards::svg || boards == Boards::png; }

struct MarkdownOptions {
  Boards boards = Boards::svg;
  std::string assets;         ///< folder of images as the output names it; "" is its own
  double dots = screen_dots;  ///< pixels per inch of PNG images
  bool embed = false;  ///< images are contained in their addresses (`data:`); there are no assets
  bool draft = false;  ///< directives with errors become visible notes
  /// Markdown flavour of the output; null: the default for SVG and PNG, pandoc for PDF and TikZ.
  backend::MarkdownDialect const* dialect = nullptr;
  /// Receive images, each perhaps several times, and the text of `weave_markdown` in pieces; null:
  /// they are kept until the end.
  std::function<void(std::string const& name, std::string_view bytes)> take_image{};
  text::TakeText take_text{};
};

/// An image, named after its content, so that other images keep their names when one is added or
/// removed.
struct Asset {
  std::string name;
  std::string bytes;
};

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

/// Returns whether a file name is one that weaving gives to images: `chess-`, twenty hexadecimal
/// digits of a hash, and the suffix of an image.
bool is_asset_name(std::string_view name);

/// Marks the files of `folder` with such names that are not in `wanted` for removal when the
/// outputs of the run are moved to their places. Each is reported (W-REMOVED, a note). Throws
/// SystemError.
void remove_stale_assets(Invocation& invocation, std::string const& folder,
                         std::set<std::string> const& wanted);

class Invocation;
class Compilation;

/// A woven document and its images.
struct WovenMarkdown {
  std::string output;         ///< text not passed to `take_text`
  std::vector<Asset> assets;  ///< images not passed to `take_image`, each once
  bool complete = true;       ///< no directive has an error
};

/// Weaves a Markdown document that `invocation` has opened. Text outside of directives is copied
/// byte for byte, except for blank lines between diagrams that share a row. Reports all findings to
/// `invocation`. Without fonts (which is reported) there is no output. `compilation` (null: the
/// document is a book by itself) is that of the documents before it, and continues in this one; the
/// caller closes it.
WovenMarkdown weave_markdown(Invocation& invocation, text::SourceId source,
                             WeaveOptions const& options, MarkdownOptions const& markdown,
                             Compilation* compilation = nullptr);

/// Returns the abilities of a woven Markdown document.
Abilities abilities_of(Boards boards, backend::MarkdownDialect const* dialect = nullptr);

}  // namespace dawson::run
