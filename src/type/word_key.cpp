#include "type/word_key.hpp"

#include <initializer_list>

namespace dawson::type {
namespace {

constexpr std::size_t longest_kept = 60;  // bytes

void append_bytes(std::string& key, std::initializer_list<double> numbers) {
  for (double const number : numbers)
    key.append(reinterpret_cast<char const*>(&number), sizeof number);
}

}  // namespace

std::string font_key(layout::Font const& font) {
  std::string key;
  for (int const part : {static_cast<int>(font.family),
                         font.bold + 2 * font.italic + 4 * font.slanted + 8 * font.small_caps})
    key += static_cast<char>(part);
  append_bytes(key, {font.size});
  return key + font.named + '|';
}

std::string word_key(prose::Inlines const& inlines, layout::Font const& font,
                     layout::Measure const& measure) {
  auto const* text = inlines.size() == 1 ? std::get_if<prose::Text>(&inlines.front()) : nullptr;
  if (!text || text->text.size() > longest_kept) return {};
  std::string key = font_key(font);
  for (int const part : {static_cast<int>(measure.flush), static_cast<int>(measure.width > 0)})
    key += static_cast<char>(part);
  append_bytes(key, {font.colour.red, font.colour.green, font.colour.blue});
  if (measure.width > 0)
    append_bytes(key, {measure.width, measure.indent, measure.hanging, measure.first_short});
  return key + text->text;
}

}  // namespace dawson::type
