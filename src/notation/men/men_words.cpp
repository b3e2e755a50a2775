#include "notation/men/men_words.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "chess/attributes.hpp"
#include "chess/fairy_men.hpp"
#include "notation/letters.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"

namespace dawson::notation {
namespace {

using chess::Kind;
using chess::Language;
using chess::Side;

constexpr auto colours = std::to_array<ColourWord>({
    {"White", Side::white, Language::english},
    {"Black", Side::black, Language::english},
    {"Weiss", Side::white, Language::german},
    {"Schwarz", Side::black, Language::german},
    {"Blanc", Side::white, Language::french},
    {"Noir", Side::black, Language::french},
    {"Neutre", Side::neutral, Language::french},
    {"Neutral", Side::neutral, {}},
});

// All of them in all languages.
std::vector<std::string_view> attribute_words() {
  std::vector<std::string_view> words;
  for (chess::Attribute const& row : chess::attributes())
    for (auto const language : {Language::english, Language::german, Language::french})
      words.push_back(row.words.in(language));
  return words;
}

struct Orthodox {
  Kind kind;
  std::string_view name;
  chess::InLanguages letters;
};

constexpr auto orthodox_walks = std::to_array<Orthodox>({
    {Kind::king, "king", {"K", "K", "R"}},
    {Kind::queen, "queen", {"Q", "D", "D"}},
    {Kind::rook, "rook", {"R", "T", "T"}},
    {Kind::bishop, "bishop", {"B", "L", "F"}},
    {Kind::knight, "knight", {"S", "S", "C"}},
    {Kind::pawn, "pawn", {"P", "B", "P"}},
});

struct Walk {
  std::string_view letters;
  std::string_view name;
};

/// All walks of a language, the orthodox first.
std::vector<Walk> walks_in(Language language) {
  std::vector<Walk> walks;
  for (auto const& [kind, name, letters] : orthodox_walks)
    walks.push_back({letters.in(language), name});
  for (chess::FairyMan const& man : chess::fairy_men())
    walks.push_back({man.abbreviations.in(language), man.name});
  return walks;
}

std::string_view name_of(chess::Man const& man) {
  auto const* const found = std::ranges::find(orthodox_walks, man.kind, &Orthodox::kind);
  return found == orthodox_walks.end() ? std::string_view(man.name) : found->name;
}

// What stands behind the names of the two men whose ways a hunter goes, forwards and back.
constexpr std::string_view hunter = "-hunter";

std::string letters_in(Language language) {
  std::string all;
  for (auto const& [kind, name, letters] : orthodox_walks)
    all += (all.empty() ? "" : " ") + std::string(letters.in(language));
  return all;
}

std::string_view name_of(Language language) {
  return language == Language::german   ? "German"
         : language == Language::french ? "French"
                                        : "English";
}

/// How far two unlike walks are apart; walks of one or two letters have too few for edits.
std::size_t distance(std::string_view walk, std::string_view other) {
  constexpr std::size_t far = 9;
  if (walk.size() == 2 && other.size() == 2) {
    if (walk[0] == other[1] && walk[1] == other[0]) return 0;
    return walk[0] == other[0] ? 1 : walk[1] == other[1] ? 3 : far;
  }
  return walk[0] == other[0] ? 2 : walk.back() == other.back() ? 4 : far;
}

std::optional<Kind> orthodox_kind(std::string_view letter, Language language) {
  for (auto const& [kind, name, letters] : orthodox_walks)
    if (letters.in(language) == letter) return kind;
  return {};
}

}  // namespace

ColourWord const* find_colour_word(std::string_view word) {
  std::string const wanted = text::folded(word);
  auto const* const found = std::ranges::find(
      colours, wanted, [](ColourWord const& colour) { return text::folded(colour.word); });
  return found == colours.end() ? nullptr : found;
}

std::string_view attribute_in_english(std::string_view word) {
  std::string const wanted = text::folded(word);
  for (auto const& [words, mark] : chess::attributes())
    for (auto const language : {Language::english, Language::german, Language::french})
      if (text::folded(words.in(language)) == wanted) return words.english;
  return {};
}

std::string printed_attribute(std::string_view english, Language language) {
  // Where print does not write Popeye's word.
  constexpr auto printed = std::to_array<chess::InLanguages>({
      {"Royal", "Königlich", "Royal"},
      {"Paralysing", "Paralysierend", "Paralysant"},
      {"Chameleon", "Chamäleon", "Caméléon"},
      {"HalfNeutral", "Halbneutral", "Demi-neutre"},
      {"HurdleColourChanging", "Sprungbock wechselt die Farbe", "Sautoir change de couleur"},
      {"Protean", "Proteisch", "Protée"},
  });
  constexpr auto english_print = std::to_array<std::pair<std::string_view, std::string_view>>({
      {"HalfNeutral", "Half-neutral"},
      {"HurdleColourChanging", "Hurdle colour changing"},
      {"FrischAuf", "Frischauf"},
      {"AndaInverse", "Anda inverse"},
      {"AliceA", "Board A"},
      {"AliceB", "Board B"},
  });
  if (language == Language::english) {
    auto const* const found = std::ranges::find(
        english_print, english, &std::pair<std::string_view, std::string_view>::first);
    return std::string(found == english_print.end() ? english : found->second);
  }
  auto const* const found = std::ranges::find(printed, english, &chess::InLanguages::english);
  if (found != printed.end()) return std::string(found->in(language));
  auto const* const known = chess::find_attribute(english);
  return std::string(known ? known->words.in(language) : english);
}

bool is_attribute(std::string_view word) { return !attribute_in_english(word).empty(); }

std::string_view nearest_list_word(std::string_view word) {
  std::vector<std::string_view> words = attribute_words();
  for (ColourWord const& colour : colours) words.push_back(colour.word);
  return text::nearest_name(word, words);
}

std::optional<chess::Man> man_of_walk(std::string_view walk, Language language) {
  if (std::size_t const slash = walk.find('/'); slash != std::string_view::npos) {
    std::string_view const behind = walk.substr(slash + 1);
    if (behind.find('/') != std::string_view::npos) return {};
    auto const away = man_of_walk(walk.substr(0, slash), language);
    auto const back = man_of_walk(behind, language);
    if (!away || !back) return {};
    return chess::Man{Kind::named, Side::white, 0,
                      fmt::format("{}/{}{}", name_of(*away), name_of(*back), hunter)};
  }
  if (auto const kind = orthodox_kind(text::upper_case(walk), language))
    return chess::Man{*kind, Side::white, 0, {}};
  auto const* const found = chess::find_fairy_man(walk, language);
  if (found == nullptr) return {};
  return chess::Man{Kind::named, Side::white, 0, std::string(found->name)};
}

std::string walk_of(chess::Man const& man, Language language) {
  auto const of_name = [&](std::string_view name) -> std::string_view {
    auto const* const orthodox = std::ranges::find(orthodox_walks, name, &Orthodox::name);
    if (orthodox != orthodox_walks.end()) return orthodox->letters.in(language);
    auto const found = std::ranges::find(chess::fairy_men(), name, &chess::FairyMan::name);
    return found == chess::fairy_men().end() ? std::string_view()
                                             : found->abbreviations.in(language);
  };
  std::string_view name = name_of(man);
  std::size_t const slash = name.find('/');
  if (slash == std::string_view::npos || !name.ends_with(hunter)) return std::string(of_name(name));
  name.remove_suffix(hunter.size());
  std::string_view const away = of_name(name.substr(0, slash));
  std::string_view const back = of_name(name.substr(slash + 1));
  return away.empty() || back.empty() ? std::string() : fmt::format("{}/{}", away, back);
}

std::string english_walk(chess::Man const& man) { return walk_of(man, Language::english); }

std::string hint_for_walk(std::string_view given, Language language) {
  std::string const walk = text::upper_case(given);
  for (auto const other : {Language::english, Language::german, Language::french}) {
    auto const man = man_of_walk(walk, other);
    if (!man) continue;
    for (auto const& [letters, name] : walks_in(language))
      if (name == name_of(*man))
        return fmt::format("in {} {} is the {}, here write {}", name_of(other), walk, name,
                           letters);
  }
  auto const walks = walks_in(language);
  auto const nearest = std::ranges::min_element(
      walks, {}, [&](Walk const& other) { return distance(walk, other.letters); });
  constexpr std::size_t near = 5;
  if (distance(walk, nearest->letters) >= near)
    return fmt::format("in {} men are {}, and fairy men by Popeye's letters: {} is the grasshopper",
                       name_of(language), letters_in(language),
                       chess::find_fairy_man("grasshopper")->abbreviations.in(language));
  return fmt::format("the nearest is {}, the {}", nearest->letters, nearest->name);
}

std::vector<chess::Man> men_of_letter(char letter, std::optional<Language> language) {
  constexpr int quarter_turn = 2;
  switch (letter) {
    case 'C': return {{Kind::circle, Side::white, 0, {}}};
    case 'E': return {{Kind::named, Side::white, 0, "equihopper"}};
    case 'X': return {{Kind::named, Side::white, quarter_turn, "equihopper"}};
    default: break;
  }
  std::vector<chess::Man> men;
  for (auto const one : {Language::english, Language::german, Language::french}) {
    if (language ? *language != one : one == Language::french) continue;
    // English print has N; French lists cannot have C, which is the circle.
    bool const knight = letter == 'S' || (one == Language::english && letter == 'N');
    auto const kind = knight ? Kind::knight : orthodox_kind({&letter, 1}, one);
    if (kind && (men.empty() || men.back().kind != *kind))
      men.push_back({*kind, Side::white, 0, {}});
  }
  return men;
}

char german_letter(Kind kind) {
  auto const* const found = std::ranges::find(orthodox_walks, kind, &Orthodox::kind);
  return found == orthodox_walks.end() ? '\0' : found->letters.german.front();
}

}  // namespace dawson::notation
