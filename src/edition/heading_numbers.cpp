#include "edition/heading_numbers.hpp"

#include <array>
#include <string>
#include <string_view>

#include "text/ascii.hpp"
#include "text/roman.hpp"

namespace dawson::run {
namespace {

// Takes the mark of a heading without a number away; whether there was one.
bool take_mark(prose::Inlines& inlines, std::string& written) {
  constexpr std::string_view mark = "{-}";
  auto const cut = [&](std::string& text) {
    if (!text.ends_with(mark)) return false;
    text.resize(text.size() - mark.size());
    while (text.ends_with(' ')) text.pop_back();
    return true;
  };
  auto* const last = inlines.empty() ? nullptr : std::get_if<prose::Text>(&inlines.back());
  if (!last || !cut(last->text)) return false;
  if (last->text.empty()) inlines.pop_back();
  cut(written);
  return true;
}

}  // namespace

void number_headings(prose::Blocks& blocks, pages::Design const& design, std::size_t body) {
  std::array<int, 6> counts{};
  int parts = 0;
  for (prose::Block& block : blocks) {
    auto* const heading = std::get_if<prose::Heading>(&block.content);
    if (!heading) continue;
    bool const marked = take_mark(heading->inlines, heading->written);
    if (marked || block.where.begin < body || design.number_sections == 0) continue;
    int const depth = heading->level - design.chapter_level();
    if (depth < 0) {
      heading->number = text::upper_case(text::roman(++parts));
      continue;
    }
    if (depth >= design.number_sections) continue;
    ++counts[static_cast<std::size_t>(depth)];
    for (auto i = static_cast<std::size_t>(depth) + 1; i < counts.size(); ++i) counts[i] = 0;
    for (int i = 0; i <= depth; ++i)
      heading->number += (i > 0 ? "." : "") + std::to_string(counts[static_cast<std::size_t>(i)]);
  }
}

}  // namespace dawson::run
