// One table per language, built once: codes have one or two characters, so two bytes index a row.
#include "semantics/solution/walks.hpp"

#include <algorithm>
#include <map>

#include "chess/fairy_pieces.hpp"
#include "notation/men/men_words.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using chess::Language;

using Codes = std::map<std::string, std::string, std::less<>>;

Codes codes_of(Language language) {
  Codes codes;
  auto const add = [&](chess::Piece const& piece) {
    std::string const walk = notation::walk_of(piece, language);
    if (!walk.empty()) codes.emplace(walk, notation::english_walk(piece));
  };
  for (auto const kind : {chess::Kind::king, chess::Kind::queen, chess::Kind::rook,
                          chess::Kind::bishop, chess::Kind::knight, chess::Kind::pawn})
    add({kind, chess::Side::white, 0, {}});
  for (chess::FairyPiece const& piece : chess::fairy_pieces())
    add({chess::Kind::named, chess::Side::white, 0, std::string(piece.name)});
  return codes;
}

Codes const& codes(Language language) {
  static auto const tables = chess::per_language(codes_of);
  return tables[language];
}

struct Attribute {
  std::string letters;  ///< in one language
  std::string english;
};

std::string capitals(std::string_view word) {
  std::string out;
  for (char const c : word)
    if (text::is_upper(c)) out += text::to_lower(c);
  return out;
}

std::vector<Attribute> const& attributes_of(Language language) {
  auto const make = [](Language of) {
    std::vector<Attribute> all;
    for (auto const& [words, mark] : chess::attributes())
      all.push_back({capitals(words.in(of)), capitals(words.english)});
    // Longest first: "hcc" is one attribute.
    std::ranges::stable_sort(all, std::ranges::greater{},
                             [](Attribute const& one) { return one.letters.size(); });
    return all;
  };
  static auto const tables = chess::per_language(make);
  return tables[language];
}

}  // namespace

std::string_view Letters::english(std::string_view code) const {
  if (n_is_knight && code == "N") return "S";
  if (code == "\u041A") return "K";
  auto const& known = codes(language);
  auto const found = known.find(code);
  return found == known.end() ? std::string_view() : std::string_view(found->second);
}

std::optional<std::string> Letters::attributes(std::string_view letters) const {
  std::string out;
  while (!letters.empty()) {
    auto const& known = attributes_of(language);
    auto const found = std::ranges::find_if(
        known, [&](Attribute const& one) { return letters.starts_with(one.letters); });
    if (found == known.end()) return {};
    out += found->english;
    letters.remove_prefix(found->letters.size());
  }
  return out;
}

std::optional<chess::Side> Letters::side(char letter) const {
  std::size_t const found = chess::about(language).sides.find(letter);
  if (found == std::string_view::npos) return {};
  return static_cast<chess::Side::Name>(found);
}

char english_letter(chess::Side side) {
  return side.name == chess::Side::white ? 'w' : side.name == chess::Side::black ? 'b' : 'n';
}

std::string walk_in(std::string_view english, Language language) {
  for (auto const& [code, walk] : codes(language))
    if (walk == english) return code;
  return std::string(english);
}

Letters letters_for(chess::Language language, chess::Position const* diagram, bool nightriders) {
  Letters letters;
  letters.language = language;
  letters.n_is_knight = chess::about(language).print_knight == 'N' && !nightriders;
  if (!diagram) return letters;
  letters.ranks = static_cast<int>(diagram->board.rows());
  letters.files = (diagram->board.right() - diagram->board.left()) / chess::quarters;
  letters.has_attributes = !diagram->attributes.empty();
  for (chess::Cell const& cell : diagram->board.cells()) {
    auto const* const piece = chess::piece_on(cell);
    if (!piece || piece->kind < chess::Kind::archbishop) continue;
    std::string const walk = notation::english_walk(*piece);
    if (walk == "N") letters.n_is_knight = false;
    if (walk.size() == 2 && text::is_digit(walk[1])) letters.digits.push_back(walk);
  }
  return letters;
}

}  // namespace dawson::semantics
