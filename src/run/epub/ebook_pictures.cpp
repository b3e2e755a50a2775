#include "run/epub/ebook_pictures.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "backend/png.hpp"
#include "drawing/board.hpp"
#include "layout/placed_caption.hpp"
#include "prose/addresses.hpp"
#include "run/disk/disk.hpp"
#include "run/job.hpp"
#include "run/style/piece_sets.hpp"
#include "run/weave/page_pictures.hpp"

namespace dawson::run {
namespace {

text::Diagnostic not_taken(std::string const& path, std::string const& why) {
  return text::warning("W-IMAGE", {}, fmt::format("{} is not taken into the book: {}", path, why),
                       "pictures are PNG, JPEG, GIF or SVG files, named from the document's "
                       "folder; its words stand there");
}

layout::CaptionEntry centred(std::string const& text, double size, bool bold) {
  prose::Look look;
  look.size = size;
  if (bold) look.bold = true;
  layout::CaptionRow row;
  row.centre = {prose::Styled{look, {}, {prose::Text{text}}}};
  return {layout::EntryKind::line, {std::move(row)}, {}};
}

}  // namespace

EbookPictures::Found EbookPictures::find(std::string const& folder, std::string const& path) {
  if (path.empty()) return {};
  if (!prose::is_relative_address(path)) return {{}, not_taken(path, "a book holds its pictures")};
  std::string const file = (std::filesystem::path(folder) / path).lexically_normal().string();
  auto const [known, is_new] = names_.try_emplace(file);
  if (!is_new) return {known->second, {}};
  PictureKind const* const kind = picture_kind(path);
  if (!kind || !kind->in_ebooks)
    return {{}, not_taken(path, "its name tells no kind that readers of e-books must show")};
  try {
    backend::EpubFile made;
    made.bytes = job_.disk().read_regular(file);
    made.name = fmt::format("images/{}{}", files_.size() + 1, kind->suffix);
    made.type = kind->type;
    files_.push_back(std::move(made));
  } catch (SystemError const& refused) {
    return {{}, not_taken(path, refused.what())};
  }
  return {known->second = files_.back().name, {}};
}

std::string made_cover(Job& job, DiagramContent const& diagram, document::FrontMatter const& front,
                       layout::Typeset const& typeset) {
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
  auto bytes = backend::png_diagram(scene, placed, dpi, typeset, pictures_of(diagram.design.pieces),
                                    job.sources().limits());
  return bytes ? std::move(*bytes) : std::string();
}

}  // namespace dawson::run
