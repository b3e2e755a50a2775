#include "write/tex/ignored_keys.hpp"

#include <string>

#include <fmt/format.h>

#include "session/invocation.hpp"
#include "style/styles.hpp"

namespace dawson::run {
namespace {

text::Diagnostic ignored(PagePlace const& place, std::string_view key, std::string help) {
  text::Diagnostic finding = text::warning(
      "W-KEY", place.key, fmt::format("`{}` is ignored in LaTeX", key), std::move(help));
  finding.source = place.source;
  return finding;
}

}  // namespace

// LaTeX itself places page breaks and heads, so a shipped style loses nothing by its keys of pages.
void report_ignored_keys(Invocation& invocation) {
  StyleSheet const* const style = invocation.chosen_style();
  if (!style) return;
  PageStyle pages = style->pages;
  for (PageKey const& key : page_keys()) {
    PagePlace const* const place = key.place(pages);
    if (!place || !key.ignored_in_tex || place->is_shipped) continue;
    invocation.report(ignored(*place, key.path,
                              "remove it, or use `dawson booklet`: LaTeX fills its pages itself"));
  }
  for (auto const& [name, look] : style->caption.fonts) {
    bool const is_of_page = name == layout::head_font || name == layout::foot_font;
    auto const place = pages.tracking.find(name);
    if (look.tracking.value_or(0) == 0 || is_of_page || place == pages.tracking.end()) continue;
    invocation.report(ignored(place->second, fmt::format("fonts.{}.tracking", name),
                              "give `\\Dawson...Font` of this slot letter spacing, for example "
                              "`\\lsstyle` of microtype"));
  }
}

}  // namespace dawson::run
