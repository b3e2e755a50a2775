#include "layout/captions/caption_words.hpp"

#include <algorithm>
#include <array>

namespace dawson::layout {
namespace {

using chess::Language;

constexpr auto table = std::to_array<CaptionWord>({
    {"after", {"after", "nach", "d’après"}},
    {"and", {"and", "und", "et"}},
    {"with", {"with", "mit", "avec"}},
    {"correction", {"correction", "Korrektur", "correction"}},
    {"version", {"version", "Version", "version"}},
    {"reprint", {"reprint", "Nachdruck", "réimpression"}},
    {"number", {"No.", "Nr.", "nº"}},
    {"page", {"p.", "S.", "p."}},
    {"author", {"author", "Autor", "auteur"}},
    {"task", {"task", "Forderung", "énoncé"}},
    {"solution", {"solution", "Lösung", "solution"}},
    {"copy", {"copy", "kopieren", "copier"}},
    {"dedicated", {"dedicated to", "gewidmet", "dédié à"}},
    {"white", {"White", "Weiß", "Blancs"}},
    {"black", {"Black", "Schwarz", "Noirs"}},
    {"neutral", {"Neutral", "Neutral", "Neutres"}},
});

std::optional<std::string> own_word(std::string_view name, Language language, Words const& own) {
  auto const words = own.find(language);
  if (words == own.end()) return {};
  auto const found = words->second.find(name);
  if (found == words->second.end()) return {};
  return found->second;
}

}  // namespace

std::span<CaptionWord const> caption_words() { return table; }

std::optional<std::string> find_word(std::string_view name, Language language, Words const& own) {
  auto const row = std::ranges::find(table, name, &CaptionWord::name);
  for (Language const one : {language, Language::english}) {
    if (auto word = own_word(name, one, own)) return word;
    if (row != std::end(table)) return std::string(row->words.in(one));
  }
  for (auto const& [other, words] : own)
    if (auto word = own_word(name, other, own)) return word;
  return {};
}

}  // namespace dawson::layout
