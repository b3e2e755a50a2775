#include "run/booklet/html_marks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "pages/lines/paragraph.hpp"
#include "prose/walk.hpp"

namespace dawson::run {
namespace {

struct Mark {
  std::string_view opens, closes;
  std::string_view slot;  // of the styled text; empty: small capitals
};
constexpr Mark marks[] = {{"<sub>", "</sub>", pages::lowered_slot},
                          {"<sup>", "</sup>", pages::raised_slot},
                          {"<span class=\"smallcaps\">", "</span>", {}},
                          {"<span class='smallcaps'>", "</span>", {}},
                          {"<span style=\"font-variant: small-caps\">", "</span>", {}},
                          {"<span style=\"font-variant:small-caps\">", "</span>", {}},
                          {"<span style=\"font-variant: small-caps;\">", "</span>", {}}};

prose::Raw const* html_of(prose::Inline const& part) {
  auto const* raw = std::get_if<prose::Raw>(&part);
  return raw && raw->markup == prose::Markup::html ? raw : nullptr;
}

class Taker {
 public:
  explicit Taker(text::Diagnostics& findings) : findings_(findings) {}

  void take(prose::Inlines& inlines, text::Span where) {
    where_ = where;
    take(inlines);
  }

 private:
  void take(prose::Inlines& inlines) {
    std::size_t at = 0;
    inlines = upto(inlines, at, {});
  }

  // What stands up to the end that is waited for, or to the end of all.
  prose::Inlines upto(prose::Inlines& from, std::size_t& at, std::string_view end) {
    prose::Inlines out;
    while (at < from.size()) {
      prose::Raw const* const raw = html_of(from[at]);
      if (!raw) {
        prose::Inline part = std::move(from[at++]);
        if (auto* inner = prose::nested(part)) take(*inner);
        out.push_back(std::move(part));
        continue;
      }
      std::string const html = raw->text;
      if (!end.empty() && html == end) return out;
      ++at;
      auto const* mark = std::ranges::find(marks, html, &Mark::opens);
      if (mark == std::end(marks)) {
        tell(html);
        continue;
      }
      prose::Styled styled;
      styled.slot = mark->slot;
      if (mark->slot.empty()) styled.look.small_caps = true;
      std::size_t const opened = at;
      std::size_t const close = find_end(from, at, mark->closes);
      if (close == from.size()) {
        at = opened;
        tell(html);
        continue;
      }
      styled.inlines = upto(from, at, mark->closes);
      ++at;
      out.push_back(std::move(styled));
    }
    return out;
  }

  static std::size_t find_end(prose::Inlines const& in, std::size_t from, std::string_view end) {
    while (from < in.size()) {
      prose::Raw const* const raw = html_of(in[from]);
      if (raw && raw->text == end) break;
      ++from;
    }
    return from;
  }

  void tell(std::string const& html) {
    if (html.starts_with("<!--")) return;
    findings_.push_back(text::warning(
        "W-HTML", where_, fmt::format("{} has no place in a booklet: it is left out", html),
        "<sub>, <sup>, <br> and <span class=\"smallcaps\"> have, closed in their paragraph"));
  }

  text::Diagnostics& findings_;
  text::Span where_;
};

}  // namespace

void take_html_marks(prose::Document& document, text::Diagnostics& findings) {
  Taker taker(findings);
  prose::for_each_text(
      document, [&](prose::Inlines& inlines, text::Span where) { taker.take(inlines, where); });
}

}  // namespace dawson::run
