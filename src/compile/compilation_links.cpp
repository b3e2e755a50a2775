// What a book sets below its boards: links and codes.
#include <fmt/format.h>

#include <optional>

#include "chess/languages/words.hpp"
#include "compile/compilation.hpp"

namespace dawson::run {

void Compilation::link(DiagramContent& diagram, At const& at, text::Diagnostics& findings) {
  if (diagram.in_line) return;
  document::Settings const& settings = *at.context().settings;
  auto const& style = diagram.design.caption->links;
  problem::BoardLinks const wanted = settings.below ? *settings.below
                                     : style        ? *style
                                                    : renderer_.usual_links;
  problem::BoardLinks const set = wanted.both(renderer_.links);
  std::optional<text::Diagnostic> left_out;
  if (set.empty() && settings.below && !wanted.empty() && sets_)
    left_out = text::error(
        "W-LINK", {},
        renderer_.links.empty() ? "`links` ignored: this output has no links below its boards"
                                : "`links` ignored: this output has none of these below its boards",
        "use a web page, an e-book or a booklet; see `Below a board` in the manual");
  else if (set.empty()) return;
  diagram.links = diagram_links(diagram.problem, set, diagram.anchor, settings.url, left_out);
  if (auto const* const link = code_link(diagram); link && diagram.described)
    diagram.described->sentences.push_back(fmt::format(
        "{}: {}", chess::words(diagram.described->language).copying.qr_code, link->value));
  if (!left_out || !telling_ || !told_links_.insert(left_out->hint).second) return;
  left_out->span = at.opening;
  left_out->severity = text::Severity::warning;
  findings.push_back(std::move(*left_out));
}

}  // namespace dawson::run
