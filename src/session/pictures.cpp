#include "session/pictures.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "disk/disk.hpp"
#include "prose/links.hpp"
#include "session/invocation.hpp"

namespace dawson::run {

namespace fs = std::filesystem;
using backend::PictureKind;

PictureUse const picture_in_page{.place = "page",
                                 .lost =
                                     "use a PNG, JPEG, GIF, SVG, WebP or AVIF file with a path "
                                     "relative to the document; place this one next to the page",
                                 .shows = &PictureKind::in_pages,
                                 .far_ones = true};
PictureUse const picture_in_ebook{.place = "book",
                                  .lost =
                                      "use a PNG, JPEG, GIF or SVG file with a path relative to "
                                      "the document; its description is printed instead",
                                  .shows = &PictureKind::in_ebooks};
PictureUse const picture_in_booklet{.place = "booklet",
                                    .lost =
                                        "use a PNG, JPEG, GIF, SVG or PDF file with a path "
                                        "relative to the document; download pictures from the web",
                                    .shows = &PictureKind::in_booklets,
                                    .missing_is_error = true,
                                    .decodes = true};
PictureUse const picture_in_text{.place = "text",
                                 .lost =
                                     "use a PNG, JPEG or GIF file with a path relative to the "
                                     "document; its description is printed instead",
                                 .shows = &PictureKind::in_texts};
PictureUse const picture_in_check{
    .place = "document",
    .lost = "use a PNG, JPEG, GIF or SVG file with a path relative to the document",
    .shows = nullptr,
    .far_ones = true};

namespace {

// Shortens an address for messages, since a data address contains the picture itself.
std::string shortened(std::string const& address) {
  constexpr std::size_t most = 120;
  return address.size() <= most ? address : address.substr(0, most) + "...";
}

std::string_view why_far(std::string_view address) {
  for (std::string_view const start : {"http:", "https:", "//"})
    if (address.starts_with(start)) return "pictures from the web are not downloaded";
  return "the address is not the path of a file";
}

text::Diagnostic not_taken(PictureUse const& use, std::string const& path, std::string_view why) {
  return text::warning("W-IMAGE", {},
                       fmt::format("{} is not included in the {}: {}", path, use.place, why),
                       std::string(use.lost));
}

}  // namespace

std::string Pictures::file_of(Invocation& invocation, text::SourceId document, text::Span where,
                              std::string const& path) {
  return (fs::path(invocation.folder_of(document, where)) / path).lexically_normal().string();
}

Pictures::Known& Pictures::open(Invocation& invocation, std::string const& path,
                                std::string const& file) {
  auto const known = known_.find(file);
  if (known != known_.end()) return known->second;
  try {
    std::string bytes = invocation.disk().read_regular(file);
    return known_.emplace(file, Known(backend::read_picture(path, std::move(bytes)))).first->second;
  } catch (SystemError const& refused) {
    Known missing(text::error("E-IMAGE", {}, refused.what(), std::string(picture_in_booklet.lost)));
    missing.is_missing = true;
    return known_.emplace(file, std::move(missing)).first->second;
  }
}

backend::PictureFile const* Pictures::find(Invocation& invocation, text::SourceId document,
                                           text::Span where, std::string const& path,
                                           PictureUse const& use) {
  if (path.empty()) return nullptr;
  std::string const file = is_far_picture(path) ? path : file_of(invocation, document, where, path);
  bool const is_new = !invocation.is_silent() && reported_.emplace(document, file).second;
  auto const say = [&](text::Diagnostic finding) {
    if (!is_new) return;
    finding.span = address_place(invocation.sources()[document], where, path);
    invocation.report(std::move(finding), document);
  };
  if (is_far_picture(path)) {
    if (!use.far_ones) say(not_taken(use, shortened(path), why_far(path)));
    return nullptr;
  }
  Known& known = open(invocation, path, file);
  if (known.read && !use.decodes && !known.is_decoded) {
    known.is_decoded = true;
    if (auto fault = backend::pixel_fault(path, *known.read, invocation.sources().limits()))
      known.read = Read(std::move(*fault));
  }
  if (!known.read) {
    if (known.is_missing && !use.missing_is_error)
      say(not_taken(use, path, known.read.error().message));
    else say(known.read.error());
    return nullptr;
  }
  backend::PictureFile const& picture = *known.read;
  if (!picture.kind || (use.shows && !(picture.kind->*use.shows))) {
    std::string const why = picture.kind ? fmt::format("{} is not supported", picture.kind->name)
                                         : std::string("unknown picture format");
    if (use.missing_is_error) say(backend::picture_fault(path, "is not included: " + why));
    else say(not_taken(use, path, why));
    return nullptr;
  }
  for (text::Diagnostic const& finding : picture.findings) say(finding);
  return &picture;
}

bool is_far_picture(std::string_view path) {
  return !prose::is_relative_address(path) || path.starts_with("//");
}

text::Span address_place(text::Source const& source, text::Span where, std::string_view address) {
  std::string_view const bytes = source.bytes().substr(0, where.end);
  std::size_t const at = bytes.find(address, where.begin);
  return at == std::string_view::npos ? where : text::Span{at, at + address.size()};
}

}  // namespace dawson::run
