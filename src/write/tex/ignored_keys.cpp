#include "write/tex/ignored_keys.hpp"

#include <string>

#include <fmt/format.h>

#include "session/invocation.hpp"
#include "style/styles.hpp"

namespace dawson::run {
namespace {

text::Diagnostic ignored(text::Span where, std::string_view key, std::string help) {
  return text::warning("W-KEY", where, fmt::format("`{}` is ignored in LaTeX", key),
                       std::move(help));
}

// LaTeX itself places page breaks and heads.
text::Diagnostics keys_of_pages(PageStyle pages) {
  text::Diagnostics out;
  for (PageKey const& key : page_keys()) {
    PagePlace const* const place = key.place(pages);
    if (!place || !key.ignored_in_tex) continue;
    out.push_back(ignored(place->key, key.path,
                          "remove it, or use `dawson booklet`: LaTeX fills its pages itself"));
    out.back().source = place->source;
  }
  return out;
}

text::Diagnostics keys_of_captions(layout::CaptionStyle const& style) {
  text::Diagnostics out;
  for (auto const& [name, look] : style.fonts) {
    bool const is_of_page = name == layout::head_font || name == layout::foot_font;
    if (look.tracking.value_or(0) == 0 || is_of_page) continue;
    out.push_back(ignored({}, fmt::format("fonts.{}.tracking", name),
                          fmt::format("give `\\Dawson...Font` of this slot letter spacing, for "
                                      "example `\\lsstyle` of microtype")));
  }
  if (style.hung_number)
    out.push_back(
        ignored({}, "caption.number: hung", "use `dawson booklet`, or `number: in line`"));
  return out;
}

}  // namespace

void report_ignored_keys(Invocation& invocation) {
  StyleSheet const* const style = invocation.chosen_style();
  if (!style) return;
  invocation.report(keys_of_pages(style->pages));
  text::Diagnostics of_captions = keys_of_captions(style->caption);
  if (!of_captions.empty())
    invocation.report(std::move(of_captions), invocation.sources().open("style", ""));
}

}  // namespace dawson::run
