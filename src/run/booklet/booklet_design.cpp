#include "run/booklet/booklet_design.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "text/names.hpp"

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

// All that a booklet takes from its front matter.
constexpr std::string_view known_keys[] = {"title",         "subtitle", "author",    "authors",
                                           "date",          "language", "lang",      "allow",
                                           "described",     "paper",    "font",      "chapters",
                                           "index columns", "quotes",   "titlepage", "toc"};

// What other programs take, and whoever writes it here waits for in vain.
struct Foreign {
  std::string_view key, remedy;
};
constexpr Foreign foreign_keys[] = {{"margin", "the margins follow from `paper`"},
                                    {"margins", "the margins follow from `paper`"},
                                    {"geometry", "write `paper: a4`, a5 or letter"},
                                    {"papersize", "write `paper: a4`, a5 or letter"},
                                    {"fontsize", "the size of the type follows from `paper`"},
                                    {"mainfont", "write `font: NAME`"},
                                    {"fontfamily", "write `font: NAME`"}};

// Front matter is other programs' too, so that only what is nearly ours is told.
void tell_near_keys(document::FrontMatter const& front, text::Diagnostics& findings) {
  for (document::FrontMatterEntry const& entry : front.further) {
    if (std::ranges::find(known_keys, entry.key) != std::end(known_keys)) continue;
    std::string_view const near = text::nearest_name(entry.key, known_keys);
    auto const foreign = std::ranges::find(foreign_keys, entry.key, &Foreign::key);
    bool const is_foreign = foreign != std::end(foreign_keys);
    if (near.empty() && !is_foreign) continue;
    findings.push_back(text::warning(
        "W-YAML", entry.where, fmt::format("booklets know no `{}` in front matter", entry.key),
        is_foreign ? std::string(foreign->remedy) : fmt::format("did you mean `{}`?", near)));
  }
}

}  // namespace

std::string further(document::FrontMatter const& front, std::string_view key) {
  auto const* entry = find(front, key);
  return entry ? entry->value : std::string();
}

BookletDesign choose_design(document::FrontMatter const& front, BookletOptions const& options,
                            text::Diagnostics& findings) {
  tell_near_keys(front, findings);
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
