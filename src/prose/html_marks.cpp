#include "prose/html_marks.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "prose/walk.hpp"

namespace dawson::prose {
namespace {

struct Mark {
  std::string_view opens, element;
  std::string_view slot;  // of the styled text; empty: small capitals
};
constexpr Mark marks[] = {{"<sub>", "sub", lowered_slot},
                          {"<sup>", "sup", raised_slot},
                          {"<span class=\"smallcaps\">", "span", {}},
                          {"<span class='smallcaps'>", "span", {}},
                          {"<span style=\"font-variant: small-caps\">", "span", {}},
                          {"<span style=\"font-variant:small-caps\">", "span", {}},
                          {"<span style=\"font-variant: small-caps;\">", "span", {}}};

std::string const* html_of(Inline const& part) {
  auto const* raw = std::get_if<Raw>(&part);
  return raw && raw->markup == Markup::html ? &raw->text : nullptr;
}

bool begins_element(std::string_view html, std::string_view element) {
  if (!html.starts_with('<') || html.ends_with("/>")) return false;
  html.remove_prefix(1);
  return html.starts_with(element) &&
         std::string_view(" \t\r\n>").find(html[element.size()]) != std::string_view::npos;
}

bool ends_element(std::string_view html, std::string_view element) {
  return html.starts_with("</") && html.substr(2).starts_with(element) &&
         html.find_first_not_of(" \t\r\n", 2 + element.size()) == html.size() - 1;
}

class Taker {
 public:
  explicit Taker(std::function<bool(std::string const&, text::Span)> const& keep) : keep_(keep) {}

  void take(Inlines& inlines, text::Span where) {
    where_ = where;
    take(inlines);
  }

 private:
  void take(Inlines& inlines) {
    bool const has_any = std::ranges::any_of(
        inlines, [](Inline const& part) { return html_of(part) || nested(part); });
    if (has_any) inlines = part_of(inlines, 0, inlines.size());
  }

  Inlines part_of(Inlines& from, std::size_t at, std::size_t end) {
    Inlines out;
    for (; at < end; ++at) {
      std::string const* const html = html_of(from[at]);
      if (!html) {
        if (auto* inner = nested(from[at])) take(*inner);
        out.push_back(std::move(from[at]));
        continue;
      }
      auto const* mark = std::ranges::find(marks, *html, &Mark::opens);
      std::size_t const close =
          mark == std::end(marks) ? end : find_end(from, at + 1, end, mark->element);
      if (close == end) {
        if (keep_(*html, where_)) out.push_back(std::move(from[at]));
        continue;
      }
      Styled styled;
      styled.slot = mark->slot;
      if (mark->slot.empty()) styled.look.small_caps = true;
      styled.inlines = part_of(from, at + 1, close);
      out.push_back(std::move(styled));
      at = close;
    }
    return out;
  }

  // The end of an element that is open; elements of its name may be in it.
  static std::size_t find_end(Inlines const& in, std::size_t at, std::size_t end,
                              std::string_view element) {
    std::size_t open = 1;
    for (; at < end; ++at) {
      std::string const* const html = html_of(in[at]);
      if (!html) continue;
      if (begins_element(*html, element)) ++open;
      else if (ends_element(*html, element) && --open == 0) return at;
    }
    return end;
  }

  std::function<bool(std::string const&, text::Span)> const& keep_;
  text::Span where_;
};

}  // namespace

bool is_html_mark(std::string_view tag) {
  return std::ranges::find(marks, tag, &Mark::opens) != std::end(marks);
}

bool is_line_break(std::string_view tag) {
  return tag == "<br>" || tag == "<br/>" || tag == "<br />";
}

void resolve_inline_html(Document& document,
                         std::function<bool(std::string const&, text::Span)> const& keep) {
  Taker taker(keep);
  for_each_text(document, [&](Inlines& inlines, text::Span where) { taker.take(inlines, where); });
}

}  // namespace dawson::prose
