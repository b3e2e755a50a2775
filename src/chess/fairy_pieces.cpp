#include "chess/fairy_pieces.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "chess/fairy_piece_table.hpp"
#include "chess/languages/words.hpp"
#include "text/closest_name.hpp"

namespace dawson::chess {
namespace {

char to_lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same_letters(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, to_lower, to_lower);
}

}  // namespace

std::span<FairyPiece const> fairy_pieces() { return fairy_pieces_table; }

std::string_view name_of_piece(std::string_view english, Language language) {
  static auto const known = per_language([](Language one) {
    std::unordered_map<std::string_view, std::string_view> names;
    for (NamedWords all = words(one).pieces; auto const piece = all.take();)
      names.emplace(piece->name, piece->word);
    return names;
  });
  if (known[language].empty()) return english;
  auto const found = known[language].find(english);
  return found == known[language].end() ? std::string_view() : found->second;
}

FairyPiece const* find_fairy_piece(std::string_view abbreviation, Language language) {
  for (FairyPiece const& piece : fairy_pieces())
    if (same_letters(piece.abbreviations.in(language), abbreviation)) return &piece;
  return nullptr;
}

FairyPiece const* find_fairy_piece(DefaultFigure const& figure) {
  if (figure.kind == Kind::circle) return nullptr;  // many pieces
  auto const found = std::ranges::find(fairy_pieces(), figure, &FairyPiece::figure);
  return found == fairy_pieces().end() ? nullptr : &*found;
}

std::optional<Kind> orthodox_kind(std::string_view letter, Language language) {
  std::size_t const found =
      letter.size() == 1 ? about(language).pieces.find(letter) : std::string_view::npos;
  if (found == std::string_view::npos) return {};
  return static_cast<Kind>(found);
}

// Other English spellings of names in the table.
constexpr std::pair<std::string_view, std::string_view> english_aliases[] = {
    {"siren", "sirene"}, {"nereid", "nereide"}, {"scylla", "skylla"},
    {"ferz", "fers"},    {"oryx", "orix"},      {"knightrider", "nightrider"}};

FairyPiece const* find_fairy_piece(std::string_view given) {
  // If languages share a name, the first language decides.
  static auto const known = [] {
    std::unordered_map<std::string, FairyPiece const*> names;
    for (Language const language : all_languages)
      for (FairyPiece const& piece : fairy_pieces())
        names.try_emplace(text::folded(name_of_piece(piece.name, language)), &piece);
    for (auto const& [alias, name] : english_aliases)
      names.try_emplace(std::string(alias), names.at(std::string(name)));
    return names;
  }();
  auto const found = known.find(text::folded(given));
  return found == known.end() ? nullptr : found->second;
}

std::string_view fairy_name(std::string_view name, Language language) {
  FairyPiece const* const piece = find_fairy_piece(name);
  return piece ? name_of_piece(piece->name, language) : name;
}

std::string_view closest_fairy_piece(std::string_view given) {
  std::vector<std::string_view> names;
  for (Language const language : all_languages)
    for (FairyPiece const& piece : fairy_pieces())
      names.push_back(name_of_piece(piece.name, language));
  return text::closest_name(given, names);
}

// Printed diagrams mark single pieces: a crown for a royal one, a frame for one that differs from
// others of its kind. Attributes of whole sides are given in words only.

namespace {

constexpr auto table = std::to_array<Attribute>({
    {{"Royal", "Koeniglich", "Royale"}, MarkKind::crown},
    {{"Kamikaze", "Kamikaze", "Kamikaze"}, {}},
    {{"Paralysing", "Paralysierend", "Paralysante"}, MarkKind::frame},
    {{"Chameleon", "Chamaeleon", "Cameleon"}, MarkKind::frame},
    {{"Jigger", "Jigger", "Jigger"}, MarkKind::frame},
    {{"Volage", "Volage", "Volage"}, {}},
    {{"Functionary", "Beamtet", "Fonctionnaire"}, {}},
    {{"HalfNeutral", "HalbNeutral", "DemiNeutre"}, MarkKind::frame},
    {{"HurdleColourChanging", "SprungbockFarbeWechselnd", "CouleurEchangeantSautoir"}, {}},
    {{"Protean", "Proteisch", "Protee"}, MarkKind::frame},
    {{"Magic", "Magisch", "Magique"}, MarkKind::frame},
    {{"Uncapturable", "Unschlagbar", "Imprenable"}, MarkKind::frame},
    {{"Patrol", "Patrouille", "Patrouille"}, {}},
    {{"FrischAuf", "FrischAuf", "FrischAuf"}, {}},
    {{"Bul", "Bul", "Bul"}, {}},
    {{"Dob", "Dob", "Dob"}, {}},
    {{"Anda", "Anda", "Anda"}, {}},
    {{"AndaInverse", "AndaInvers", "AndaInverse"}, {}},
    {{"AliceA", "AliceA", "AliceA"}, {}},
    {{"AliceB", "AliceB", "AliceB"}, {}},
});

static_assert(std::ranges::equal(table, attribute_names, {},
                                 [](Attribute const& one) { return one.words.english; }));

}  // namespace

std::span<Attribute const> attributes() { return table; }

Attribute const* find_attribute(std::string_view english) {
  auto const* const found =
      std::ranges::find(table, english, [](Attribute const& one) { return one.words.english; });
  return found == table.end() ? nullptr : found;
}

}  // namespace dawson::chess
