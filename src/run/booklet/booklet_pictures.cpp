#include "run/booklet/booklet_pictures.hpp"

#include <utility>

#include "backend/pdf/picture.hpp"
#include "prose/walk.hpp"
#include "run/job.hpp"
#include "run/pictures.hpp"

namespace dawson::run {

std::shared_ptr<pages::Picture const> BookletPictures::find(Job& job, text::SourceId document,
                                                            text::Span where,
                                                            std::string const& path) {
  auto const [known, is_new] = known_.try_emplace(Pictures::file_of(job, document, where, path));
  if (!is_new) return known->second;
  backend::PictureFile const* const file =
      job.pictures().find(job, document, where, path, picture_in_booklet);
  if (!file) return nullptr;
  auto loaded = backend::load_picture(path, *file, job.sources().limits());
  if (loaded) return known->second = std::move(*loaded);
  loaded.error().span = address_place(job.sources()[document], where, path);
  job.report(std::move(loaded.error()), document);
  return nullptr;
}

namespace {

void take_far(Job& job, text::SourceId id, prose::Inlines& inlines, text::Span where) {
  for (prose::Inline& part : inlines) {
    auto* const image = std::get_if<prose::Image>(&part);
    if (!image) {
      if (auto* inner = prose::nested(part)) take_far(job, id, *inner, where);
      continue;
    }
    if (!is_far_picture(image->path)) continue;
    job.pictures().find(job, id, where, image->path, picture_in_booklet);
    prose::Inlines words = std::move(image->alt);
    if (words.empty()) words.push_back(prose::Text{image->path});
    part = prose::Styled{{}, {}, std::move(words)};
  }
}

}  // namespace

void take_far_pictures(Job& job, text::SourceId id, prose::Document& document) {
  prose::for_each_text(document, [&](prose::Inlines& inlines, text::Span where) {
    take_far(job, id, inlines, where);
  });
}

}  // namespace dawson::run
