#include "notation/men/men_words.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "chess/fairy_pieces.hpp"
#include "chess/languages/words.hpp"
#include "notation/characters.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::notation {
namespace {

using chess::Kind;
using chess::Language;
using chess::Side;

constexpr auto colours = std::to_array<ColourWords>({
    {Side::white, {"White", "Weiss", "Blanc"}},
    {Side::black, {"Black", "Schwarz", "Noir"}},
    {Side::neutral, {"Neutral", "Neutral", "Neutre"}},
});

// Adds all words of a table in all languages.
void add_words(std::vector<std::string_view>& words, auto const& table) {
  for (auto const& row : table)
    for (Language const language : chess::all_languages) words.push_back(row.words.in(language));
}

// Names in the order of their kinds, as each language has its letters.
constexpr auto orthodox_names =
    std::to_array<std::string_view>({"king", "queen", "rook", "bishop", "knight", "pawn"});

std::string_view letter_of(std::size_t kind, Language language) {
  return chess::about(language).pieces.substr(kind, 1);
}

struct Walk {
  std::string_view letters;
  std::string_view name;
};

/// Returns all walks of a language, orthodox pieces first.
std::vector<Walk> walks_in(Language language) {
  std::vector<Walk> walks;
  for (std::size_t kind = 0; kind < orthodox_names.size(); ++kind)
    walks.push_back({letter_of(kind, language), orthodox_names[kind]});
  for (chess::FairyPiece const& piece : chess::fairy_pieces())
    walks.push_back({piece.abbreviations.in(language), piece.name});
  return walks;
}

std::string_view name_of(chess::Piece const& piece) {
  return piece.kind > Kind::pawn ? std::string_view(piece.name)
                                 : orthodox_names[static_cast<std::size_t>(piece.kind)];
}

// Follows the names of the two pieces that a hunter moves as, forwards and back.
constexpr std::string_view hunter = "-hunter";

std::string letters_in(Language language) {
  return fmt::format("{}", fmt::join(chess::about(language).pieces, " "));
}

/// Returns the distance of two unlike walks; walks of one or two letters are too short for an edit
/// distance.
std::size_t distance(std::string_view walk, std::string_view other) {
  constexpr std::size_t far = 9;
  if (walk.size() == 2 && other.size() == 2) {
    if (walk[0] == other[1] && walk[1] == other[0]) return 0;
    return walk[0] == other[0] ? 1 : walk[1] == other[1] ? 3 : far;
  }
  return walk[0] == other[0] ? 2 : walk.back() == other.back() ? 4 : far;
}

}  // namespace

bool ColourWords::has(std::string_view word, Language language) const {
  return text::folded(word) == text::folded(words.in(language));
}

ColourWords const* find_colour_word(std::string_view word) {
  for (ColourWords const& colour : colours)
    if (std::ranges::any_of(chess::all_languages,
                            [&](Language language) { return colour.has(word, language); }))
      return &colour;
  return nullptr;
}

std::string_view attribute_in_english(std::string_view word) {
  std::string const wanted = text::folded(word);
  for (auto const& [words, mark] : chess::attributes())
    for (auto const language : chess::all_languages)
      if (text::folded(words.in(language)) == wanted) return words.english;
  return {};
}

std::string printed_attribute(std::string_view english, Language language) {
  std::string_view const printed = chess::words(language).attributes[english];
  return std::string(printed.empty() ? english : printed);
}

bool is_attribute(std::string_view word) { return !attribute_in_english(word).empty(); }

std::string_view closest_list_word(std::string_view word) {
  std::vector<std::string_view> words;
  add_words(words, chess::attributes());
  add_words(words, colours);
  return text::closest_name(word, words);
}

std::optional<chess::Piece> piece_of_walk(std::string_view walk, Language language) {
  if (std::size_t const slash = walk.find('/'); slash != std::string_view::npos) {
    std::string_view const back_walk = walk.substr(slash + 1);
    if (back_walk.find('/') != std::string_view::npos) return {};
    auto const away = piece_of_walk(walk.substr(0, slash), language);
    auto const back = piece_of_walk(back_walk, language);
    if (!away || !back) return {};
    return chess::Piece{Kind::named, Side::white, 0,
                        fmt::format("{}/{}{}", name_of(*away), name_of(*back), hunter)};
  }
  if (auto const kind = chess::orthodox_kind(text::upper_case(walk), language))
    return chess::Piece{*kind, Side::white, 0, {}};
  auto const* const found = chess::find_fairy_piece(walk, language);
  if (found == nullptr) return {};
  return chess::Piece{Kind::named, Side::white, 0, std::string(found->name)};
}

std::string walk_of(chess::Piece const& piece, Language language) {
  auto const of_name = [&](std::string_view name) -> std::string_view {
    auto const* const orthodox = std::ranges::find(orthodox_names, name);
    if (orthodox != orthodox_names.end())
      return letter_of(static_cast<std::size_t>(orthodox - orthodox_names.begin()), language);
    auto const found = std::ranges::find(chess::fairy_pieces(), name, &chess::FairyPiece::name);
    return found == chess::fairy_pieces().end() ? std::string_view()
                                                : found->abbreviations.in(language);
  };
  std::string_view name = name_of(piece);
  std::size_t const slash = name.find('/');
  if (slash == std::string_view::npos || !name.ends_with(hunter)) return std::string(of_name(name));
  name.remove_suffix(hunter.size());
  std::string_view const away = of_name(name.substr(0, slash));
  std::string_view const back = of_name(name.substr(slash + 1));
  return away.empty() || back.empty() ? std::string() : fmt::format("{}/{}", away, back);
}

std::string english_walk(chess::Piece const& piece) { return walk_of(piece, Language::english); }

bool is_square_name(std::string_view word) {
  return word.size() > 1 && is_lower(word[0]) &&
         std::ranges::all_of(word.substr(1), [](char c) { return is_digit(c); });
}

std::string hint_for_walk(std::string_view given, Language language) {
  if (is_square_name(given))
    return fmt::format("a pawn has a letter too: write `{}{}`",
                       letter_of(static_cast<std::size_t>(Kind::pawn), language), given);
  std::string const walk = text::upper_case(given);
  for (Language const other : chess::all_languages) {
    auto const piece = piece_of_walk(walk, other);
    if (!piece) continue;
    for (auto const& [letters, name] : walks_in(language))
      if (name == name_of(*piece))
        return fmt::format("write `{3}` for the {2}; `{1}` is its letter in {0}",
                           chess::about(other).name, walk, name, letters);
  }
  auto const walks = walks_in(language);
  auto const closest = std::ranges::min_element(
      walks, {}, [&](Walk const& other) { return distance(walk, other.letters); });
  constexpr std::size_t near = 5;
  if (distance(walk, closest->letters) >= near)
    return fmt::format(
        "in {}, write {}, or Popeye's letters of a fairy piece: `{}` for the grasshopper",
        chess::about(language).name, letters_in(language),
        chess::find_fairy_piece("grasshopper")->abbreviations.in(language));
  return fmt::format("did you mean `{}`, the {}?", closest->letters, closest->name);
}

std::vector<chess::Piece> pieces_of_letter(char letter, std::optional<Language> language) {
  constexpr int quarter_turn = 2;
  switch (letter) {
    case 'C': return {{Kind::circle, Side::white, 0, {}}};
    case 'E': return {{Kind::named, Side::white, 0, "equihopper"}};
    case 'X': return {{Kind::named, Side::white, quarter_turn, "equihopper"}};
    default: break;
  }
  std::vector<chess::Piece> pieces;
  std::vector<Language> spoken{Language::english, chess::language_of_diagram_sty};
  if (language) spoken = {*language};
  for (Language const one : spoken) {
    // French lists cannot have C for the knight, which is the circle.
    bool const knight = letter == 'S' || letter == chess::about(one).print_knight;
    auto const kind = knight ? Kind::knight : orthodox_kind({&letter, 1}, one);
    if (kind && (pieces.empty() || pieces.back().kind != *kind))
      pieces.push_back({*kind, Side::white, 0, {}});
  }
  return pieces;
}

char german_letter(Kind kind) {
  return kind > Kind::pawn
             ? '\0'
             : letter_of(static_cast<std::size_t>(kind), chess::language_of_diagram_sty).front();
}

}  // namespace dawson::notation
