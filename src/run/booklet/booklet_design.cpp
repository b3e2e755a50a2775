#include "run/booklet/booklet_design.hpp"

#include <fmt/format.h>

namespace dawson::run {
namespace {

bool says_no(std::string const& value) {
  return value == "false" || value == "no" || value == "none" || value == "off";
}

document::FrontMatterEntry const* find(document::FrontMatter const& front, std::string_view key) {
  for (document::FrontMatterEntry const& entry : front.further)
    if (entry.key == key) return &entry;
  return nullptr;
}

}  // namespace

std::string further(document::FrontMatter const& front, std::string_view key) {
  auto const* entry = find(front, key);
  return entry ? entry->value : std::string();
}

BookletDesign choose_design(document::FrontMatter const& front, BookletOptions const& options,
                            text::Diagnostics& findings) {
  pages::Paper paper = options.paper.value_or(pages::Paper::a5);
  if (auto const* entry = find(front, "paper"); entry && !options.paper) {
    if (auto const named = pages::paper_of(entry->value)) paper = *named;
    else
      findings.push_back(text::warning(
          "W-PAPER", entry->where, fmt::format("there is no paper `{}`: A5 is taken", entry->value),
          "write a4, a5 or letter"));
  }
  BookletDesign out{pages::design_for(paper, !options.one_sided)};
  out.design.chapters_on_new_pages = further(front, "chapters") != "run on";
  if (!front.language.empty()) out.design.language = front.language;
  if (auto const* entry = find(front, "index columns")) {
    std::string const& value = entry->value;
    if (value.size() == 1 && value[0] >= '1' && value[0] <= '4')
      out.design.index_columns = value[0] - '0';
    else
      findings.push_back(
          text::warning("W-YAML", entry->where,
                        fmt::format("`index columns` is a number from 1 to 4, not `{}`", value)));
  }
  if (auto const* entry = find(front, "quotes")) {
    if (entry->value == "as written" || entry->value == "by language")
      out.quotes_by_language = entry->value == "by language";
    else
      findings.push_back(text::warning(
          "W-YAML", entry->where,
          fmt::format("`quotes` is `by language` or `as written`, not `{}`", entry->value)));
  }
  out.title_page = !front.title.empty() && !says_no(further(front, "titlepage"));
  std::string const toc = further(front, "toc");
  out.contents = options.contents.value_or(!toc.empty() && !says_no(toc));
  return out;
}

}  // namespace dawson::run
