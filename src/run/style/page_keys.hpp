// What style files and front matter say of pages, key by key, before a design is made of it.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "layout/templates/template.hpp"
#include "text/sources.hpp"
#include "text/span.hpp"

namespace dawson::run {

/// A value, read by the form that the table of keys gives it.
struct PageValue {
  double number = 0;  ///< points, a number, the place of a word in its list, 0 and 1 for no and yes
  double second = 0;  ///< of paper: its height
  std::string text;   ///< as written
  std::optional<layout::Template> line{};  ///< of heads and feet; nothing: none
  text::Span key{}, where{};               ///< of the key, of the value
  text::SourceId source = text::at_hand;
};

/// By the key's path, "page.inner". "page" alone stands for where that key is.
using PageKeys = std::map<std::string, PageValue, std::less<>>;

/// The words of keys that choose, in the order of what `PageValue::number` counts.
inline constexpr std::string_view align_words_of_text[] = {"justified", "ragged"};
inline constexpr std::string_view numeral_words[] = {"arabic", "roman"};
inline constexpr std::string_view chapter_words[] = {"new page", "recto", "run on"};
inline constexpr std::string_view place_words_of_diagrams[] = {"centre", "edges", "left"};
inline constexpr std::string_view spread_words[] = {"foot", "top"};
inline constexpr std::string_view level_words[] = {"board", "level"};
inline constexpr std::string_view quote_key_words[] = {"by language", "as written"};
inline constexpr std::string_view intent_words[] = {"srgb", "grey"};
inline constexpr std::string_view standard_words[] = {"none", "ua-1", "a-2b", "a-2u", "a-2a"};

/// Diagrams in a row, where nothing else has said it: those of `diagrams.across`.
inline void take_across(PageKeys const& keys, int& across) {
  auto const value = keys.find("diagrams.across");
  if (across == 1 && value != keys.end()) across = static_cast<int>(value->second.number);
}

/// What `later` says goes before what is there, key by key.
inline void take_over(PageKeys& keys, PageKeys const& later) {
  for (auto const& [path, value] : later) keys.insert_or_assign(path, value);
}

}  // namespace dawson::run
