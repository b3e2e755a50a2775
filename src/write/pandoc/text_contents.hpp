// Contents of directives as blocks and inlines of pandoc's tree in named styles. For documents of
// word processors and layout programs.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "compile/content.hpp"
#include "edition/diagram_rows.hpp"
#include "edition/targets.hpp"
#include "write/markdown/markdown_renderer.hpp"
#include "write/pandoc/nodes.hpp"
#include "write/pandoc/text_formats.hpp"

namespace dawson::run {

class TextContents {
 public:
  /// Writes contents for `format`. `typeset` typesets text on boards; `parts` writes what is not a
  /// piece in running text; `targets` has the numbers of diagrams. All must outlive this.
  TextContents(Invocation& invocation, TextFormat const& format, layout::Typeset typeset,
               ReferenceTargets const& targets, pandoc::InlineParts parts);

  /// Returns the inlines that replace a directive in running text.
  pandoc::Json in_line(Content const& content);

  /// Returns the blocks of a row: diagrams side by side, or one content of another kind.
  pandoc::Json blocks(Row const& row);

  /// Returns the functions for running text outside of directives.
  pandoc::InlineParts const& parts() const { return parts_; }

  /// Returns paragraphs in a named style, as a list.
  pandoc::Json styled(std::string_view style, pandoc::Json paragraphs) const;

  /// Returns a block of the format's own code.
  pandoc::Json raw(std::string_view code) const;

  /// Returns the images, each once, and moves the drawings of those that have one into `drawings`.
  std::vector<Asset> take_images(std::map<std::string, Asset>& drawings);

  /// Returns whether all boards are drawn; otherwise the error is reported.
  bool complete() const { return pixels_.complete() && drawn_.complete(); }

 private:
  using Json = pandoc::Json;
  using Diagrams = std::vector<DiagramContent const*>;

  pandoc::InlineParts with_pieces(PieceSet const* piece_set, chess::Language language);
  Json paragraph(std::string_view style, prose::Inlines const& text,
                 pandoc::InlineParts const& parts) const;
  Json pieces(InlinePieces const& pieces);
  Json picture(MarkdownRenderer::Picture const& shown, MarkdownRenderer::Picture const& drawn,
               double width, double height);
  Json board(DiagramContent const& diagram, std::size_t columns);
  Json caption(std::string_view style, layout::CaptionBlock const& block,
               layout::Caption const& caption, pandoc::InlineParts const& parts) const;
  std::vector<Json> diagram(DiagramContent const& diagram, std::size_t columns);
  Json row(Diagrams const& diagrams, std::size_t columns);
  Json solutions(SolutionsContent const& all);
  Json glossary(GlossaryContent const& glossary);
  Json index(IndexContent const& index);
  Json problems(ProblemTable const& table);
  Json link(std::string const& anchor, Json words) const;
  Json number_of(std::string const& anchor, prose::Inlines const& written) const;

  Invocation& invocation_;
  TextFormat const& format_;
  ReferenceTargets const& targets_;
  MarkdownOptions pixel_options_, drawn_options_;
  MarkdownRenderer pixels_, drawn_;
  std::map<std::string, std::string> drawing_of_;  // names of drawings by those of images
  pandoc::InlineParts parts_;
};

}  // namespace dawson::run
