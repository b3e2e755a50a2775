#include "run/weave/check_text.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "document/markdown/called_notes.hpp"
#include "document/markdown/prose.hpp"
#include "document/markdown/raw_html.hpp"
#include "prose/walk.hpp"
#include "run/job.hpp"
#include "run/pictures.hpp"
#include "text/ascii.hpp"

namespace dawson::run {
namespace {

bool has_pictures(std::string_view bytes) { return bytes.find("![") != std::string_view::npos; }

bool has_html(std::string_view bytes) {
  for (std::size_t at = bytes.find('<'); at < bytes.size() && at + 1 < bytes.size();
       at = bytes.find('<', at + 1)) {
    char const next = bytes[at + 1];
    if (text::is_letter(next) || next == '/' || next == '!' || next == '?') return true;
  }
  return false;
}

}  // namespace

void check_text(Job& job, text::SourceId document) {
  text::Source const& source = job.sources()[document];
  std::string_view const bytes = source.bytes();
  bool const pictures = has_pictures(bytes), html = has_html(bytes);
  if (!pictures && !html) return;
  auto [tree, scan] =
      document::scan_with_notes(source, document::Inlines::all, job.plugin_fences());
  constexpr bool in_host = false;
  if (html) job.report(document::RawHtml(tree, in_host).findings(), document);
  if (!pictures) return;
  prose::for_each_inline(document::document_of(std::move(tree), scan),
                         [&](prose::Inline const& part, text::Span where) {
                           auto const* image = std::get_if<prose::Image>(&part);
                           if (image)
                             job.pictures().find(job, document, where, image->path,
                                                 picture_in_check);
                         });
}

}  // namespace dawson::run
