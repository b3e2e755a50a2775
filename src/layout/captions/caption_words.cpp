#include "layout/captions/caption_words.hpp"

#include "chess/languages/words.hpp"

namespace dawson::layout {
namespace {

using chess::Language;

std::optional<std::string> own_word(std::string_view name, Language language, Words const& own) {
  auto const words = own.find(language);
  if (words == own.end()) return {};
  auto const found = words->second.find(name);
  if (found == words->second.end()) return {};
  return found->second;
}

}  // namespace

std::optional<std::string> find_word(std::string_view name, Language language, Words const& own) {
  for (Language const one : {language, Language::english}) {
    if (auto word = own_word(name, one, own)) return word;
    if (std::string_view const word = chess::words(one).caption[name]; !word.empty())
      return std::string(word);
  }
  for (auto const& [other, words] : own)
    if (auto word = own_word(name, other, own)) return word;
  return {};
}

}  // namespace dawson::layout
