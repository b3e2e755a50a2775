#include "write/booklet/booklet_pictures.hpp"

#include <utility>

#include "backend/pdf/picture.hpp"
#include "prose/walk.hpp"
#include "session/invocation.hpp"
#include "session/pictures.hpp"

namespace dawson::run {

std::shared_ptr<pages::Picture const> BookletPictures::find(Invocation& invocation,
                                                            text::SourceId document,
                                                            text::Span where,
                                                            std::string const& path) {
  auto const [known, is_new] =
      known_.try_emplace(Pictures::file_of(invocation, document, where, path));
  if (!is_new) return known->second;
  backend::PictureFile const* const file =
      invocation.pictures().find(invocation, document, where, path, picture_in_booklet);
  if (!file) return nullptr;
  auto loaded = backend::load_picture(path, *file, invocation.sources().limits());
  if (loaded) return known->second = std::move(*loaded);
  loaded.error().span = address_place(invocation.sources()[document], where, path);
  invocation.report(std::move(loaded.error()), document);
  return nullptr;
}

namespace {

void take_far(Invocation& invocation, text::SourceId id, prose::Inlines& inlines,
              text::Span where) {
  for (prose::Inline& part : inlines) {
    auto* const image = std::get_if<prose::Image>(&part);
    if (!image) {
      if (auto* inner = prose::nested(part)) take_far(invocation, id, *inner, where);
      continue;
    }
    if (!is_far_picture(image->path)) continue;
    invocation.pictures().find(invocation, id, where, image->path, picture_in_booklet);
    prose::Inlines words = std::move(image->alt);
    if (words.empty()) words.push_back(prose::Text{image->path});
    part = prose::Styled{{}, {}, std::move(words)};
  }
}

}  // namespace

void take_far_pictures(Invocation& invocation, text::SourceId id, prose::Document& document) {
  prose::for_each_text(document, [&](prose::Inlines& inlines, text::Span where) {
    take_far(invocation, id, inlines, where);
  });
}

}  // namespace dawson::run
