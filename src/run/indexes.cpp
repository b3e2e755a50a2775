#include "run/indexes.hpp"

#include <algorithm>
#include <iterator>

#include "layout/captions/caption_words.hpp"
#include "text/ascii.hpp"
#include "type/collation.hpp"

namespace dawson::run {

namespace {

// The letters of code: `M\"uller`, `\v{C}apek` without their accents, which sort among those.
std::string letters_of(std::string_view code) {
  constexpr std::string_view letters[] = {"ss", "ae", "oe", "aa", "AE", "OE", "AA",
                                          "o",  "O",  "l",  "L",  "i",  "j"};
  std::string out;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (code[i] == '{' || code[i] == '}') continue;
    if (code[i] != '\\') {
      out += code[i] == '~' ? ' ' : code[i];
      continue;
    }
    std::size_t end = i + 1;
    while (end < code.size() && text::is_letter(code[end])) ++end;
    std::string_view const word = code.substr(i + 1, end - i - 1);
    if (std::ranges::find(letters, word) != std::end(letters)) out += word;
    if (word.empty() && end < code.size()) ++end;  // an accent, or a sign
    if (!word.empty() && end < code.size() && code[end] == ' ') ++end;
    i = end - 1;
  }
  return out;
}

}  // namespace

std::vector<pages::IndexEntry> entries_of(IndexContent const& index, std::string_view language) {
  std::vector<pages::IndexEntry> entries;
  for (IndexedName const& name : index.names)
    entries.push_back({name.name, {{name.anchor, name.number}}});
  auto const collate = type::collation(language);
  return pages::sorted_index(std::move(entries),
                             [&](std::string_view code) { return collate(letters_of(code)); });
}

std::array<std::string, 4> problem_head(chess::Language language) {
  auto const word = [&](std::string_view name) {
    return layout::find_word(name, language, {}).value_or("");
  };
  return {word("number"), word("author"), word("task"), word("page")};
}

}  // namespace dawson::run
