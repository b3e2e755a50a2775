#include "write/epub/ebook_pictures.hpp"

#include <fmt/format.h>

#include <utility>

#include "backend/png.hpp"
#include "drawing/board.hpp"
#include "layout/placed_caption.hpp"
#include "session/invocation.hpp"
#include "session/pictures.hpp"
#include "style/piece_sets.hpp"

namespace dawson::run {
namespace {

layout::CaptionEntry centred(std::string const& text, double size, bool bold) {
  prose::FontOverride look;
  look.size = size;
  if (bold) look.bold = true;
  layout::CaptionRow row;
  row.centre = {prose::Styled{look, {}, {prose::Text{text}}}};
  return {layout::EntryKind::line, {std::move(row)}, {}};
}

}  // namespace

std::string EbookPictures::take(text::SourceId document, text::Span where,
                                std::string const& path) {
  backend::PictureFile const* const found =
      invocation_.pictures().find(invocation_, document, where, path, picture_in_ebook);
  if (!found) return {};
  auto const [known, is_new] =
      names_.try_emplace(Pictures::file_of(invocation_, document, where, path));
  if (!is_new) return known->second;
  backend::EpubFile made;
  made.bytes = found->bytes;
  made.name = fmt::format("images/{}{}", files_.size() + 1, found->kind->suffix);
  made.type = found->kind->media_type;
  files_.push_back(std::move(made));
  return known->second = files_.back().name;
}

std::string made_cover(Invocation& invocation, DiagramContent const& diagram,
                       document::FrontMatter const& front, layout::Typeset const& typeset) {
  constexpr double width = 1200, inch = 72;  // pixels, points
  constexpr double of_title = 11, of_others = 7.5, leading = 13;
  layout::Scene const scene = scene_of(diagram, layout::screen_style());
  layout::Rectangle const frame = drawing::frame_box(scene);
  double const part = frame.width / 130;  // sizes are those of the usual board
  layout::Caption caption;
  caption.font.size = of_others * part;
  caption.font.leading = leading * part;
  if (!front.title.empty()) caption.above.push_back(centred(front.title, of_title * part, true));
  if (!front.subtitle.empty())
    caption.above.push_back(centred(front.subtitle, of_others * part, false));
  for (std::string const& author : front.authors)
    caption.below.push_back(centred(author, of_others * part, false));
  layout::CaptionPlace place;
  place.width = frame.width, place.height = frame.height;
  layout::PlacedCaption const placed = layout::place_caption(caption, place, typeset);
  double const dpi = width * inch / drawing::diagram_box(scene, placed).width;
  auto bytes =
      backend::png_diagram(scene, placed, dpi, typeset, pictures_of(diagram.design.piece_set),
                           invocation.sources().limits());
  return bytes ? std::move(*bytes) : std::string();
}

}  // namespace dawson::run
