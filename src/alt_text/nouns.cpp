#include "alt_text/words.hpp"

#include <algorithm>

#include "chess/languages/words.hpp"
#include "text/scanning.hpp"

namespace dawson::alt_text {
namespace {

struct Ending {
  std::string_view plural, gender;
  std::size_t same = 0;  // bytes that both forms of the word have in common
};

// Returns the first ending in the table that fits the word.
Ending ending_of(std::string_view word, chess::SpokenWords const& words) {
  std::string const folded = text::lower_case(word);
  for (chess::NamedWords rest = words.nouns; auto const one = rest.take();) {
    if (!folded.ends_with(one->name)) continue;
    std::size_t const bar = std::min(one->word.find('|'), one->word.size());
    std::string_view const plural = one->word.substr(0, bar);
    auto const differ = std::ranges::mismatch(one->name, plural);
    auto const common = static_cast<std::size_t>(differ.in1 - one->name.begin());
    return {plural.substr(common), one->word.substr(std::min(bar + 1, one->word.size())),
            word.size() - one->name.size() + common};
  }
  return {{}, {}, word.size()};
}

std::string plural_of(std::string_view word, Ending const& ending) {
  return std::string(word.substr(0, ending.same)).append(ending.plural);
}

// Returns true for a preposition, also for a word that begins with an elided one ("d'Andernach").
bool is_preposition(std::string_view word, chess::SpokenWords const& words) {
  return std::ranges::any_of(chess::alternatives(words.prepositions), [&](std::string_view one) {
    bool const elided = one.ends_with('\'') || one.ends_with("’");
    return elided ? word.starts_with(one) : word == one;
  });
}

}  // namespace

NounForms noun_forms(std::string_view name, chess::SpokenWords const& words) {
  if (words.adjective_first) {
    Ending const ending = ending_of(name, words);
    return {plural_of(name, ending), ending.gender};
  }
  NounForms forms{{}, ending_of(name.substr(0, name.find_first_of(" -")), words).gender};
  while (!name.empty()) {
    std::string_view const word = name.substr(0, name.find(' '));
    if (is_preposition(word, words)) break;
    bool const numbered = std::ranges::any_of(word, text::is_digit);
    forms.plural += numbered ? std::string(word) : plural_of(word, ending_of(word, words));
    name.remove_prefix(word.size());
    if (name.empty()) break;
    forms.plural += ' ';
    name.remove_prefix(1);
  }
  forms.plural += name;
  return forms;
}

}  // namespace dawson::alt_text
