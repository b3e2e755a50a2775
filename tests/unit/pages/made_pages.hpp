// Blocks made into pages by the typewriter.
#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "pages/page_maker.hpp"
#include "typewriter.hpp"

namespace dawson::pages {

inline prose::Block block(auto content) { return {{}, std::move(content)}; }
inline prose::Block set_text(std::string words) {
  return block(prose::Paragraph{{prose::Text{std::move(words)}}});
}
inline prose::Block heading(int level, std::string words) {
  return block(prose::Heading{level, {prose::Text{std::move(words)}}});
}

struct Made {
  std::vector<Page> pages;
  text::Diagnostics findings;
  std::vector<HeadingPlace> headings;
};

inline Made make(prose::Blocks const& blocks, ContentLookup const& lookup = {},
                 std::vector<prose::Footnote> const& notes = {},
                 Design const& design = design_for(default_paper(), true)) {
  WordCache sorts(typewriter(), {});
  Made made;
  PageMaker pages(design, sorts, {"Title", {}, {}, {}},
                  [&](Page&& page) { made.pages.push_back(std::move(page)); });
  std::map<std::string, prose::Footnote const*> known;
  for (prose::Footnote const& note : notes) known.emplace(note.label, &note);
  Compositor compositor(sorts, design, lookup, known);
  compositor.add(blocks);
  compositor.finish_row();
  pages.add(compositor.take());
  pages.end_chapter();
  made.findings = compositor.findings();
  std::ranges::copy(pages.findings(), std::back_inserter(made.findings));
  made.headings = pages.headings();
  return made;
}

/// A lookup for directives with one result each.
template <class Make>
auto one_each(Make make) {
  return [make](std::size_t index, std::function<void(Insert)> const& take) { take(make(index)); };
}

}  // namespace dawson::pages
