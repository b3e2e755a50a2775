#include "layout/figures.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "artwork/figures.hpp"
#include "chess/fairy_pieces.hpp"
#include "text/scanning.hpp"

namespace dawson::layout {
namespace {

using chess::Kind;
using chess::Piece;

// Returns the symbol of a kind that has its own.
artwork::Figure const* figure_of(Kind kind) {
  static auto const known = [] {
    std::array<artwork::Figure const*, static_cast<std::size_t>(Kind::letter)> figures;
    for (std::size_t i = 0; i < figures.size(); ++i)
      figures[i] = artwork::find_figure(chess::kind_name(static_cast<Kind>(i)));
    return figures;
  }();
  return known.at(static_cast<std::size_t>(kind));
}

// Other names of pieces with symbols. Problemists' names for the knight's compounds use the
// symbols of print; Capablanca's and X-FEN's names use symbols of their own.
constexpr std::pair<std::string_view, std::string_view> aliases[] = {
    {"amazon", "knight-queen"},
    {"knightqueen", "knight-queen"},
    {"empress", "knight-rook"},
    {"knightrook", "knight-rook"},
    {"princess", "knight-bishop"},
    {"knightbishop", "knight-bishop"},
    {"marshall", "chancellor"},
    {"cardinal", "archbishop"},
    {"commoner", "man"},
    {"alfil", "elephant"},
    {"sirene", "siren"},
    {"nereide", "nereid"},
    {"fers", "ferz"},
    {"firzan", "ferz"},
    {"vezir", "wazir"},
    // Symbols of Olive.
    {"rose lion", "rose"},
    {"rose hopper", "rose"},
    {"english equihopper", "equihopper"},
    {"french equihopper", "equihopper"},
    {"skylla", "knight-queen"},
    {"scarabeus", "knight-queen"},
    // Pieces of other games that move like a piece with a symbol, whatever their names there.
    {"advisor", "ferz"},
    {"angel", "knight-queen"},
    {"chariot", "rook"},
    {"dobutsu elephant", "ferz"},
    {"duchess", "ferz"},
    {"fox", "archbishop"},
    {"gold cannon", "cannon"},
    {"guard", "wazir"},
    {"hawk", "archbishop"},
    {"janus", "archbishop"},
    {"maharajah", "knight-queen"},
    {"makruk pawn", "pawn"},
    {"mann", "man"},
    {"marshal", "chancellor"},
    {"met", "ferz"},
    {"minister", "archbishop"},
    {"monk", "ferz"},
    {"mortar", "chancellor"},
    {"ninja", "archbishop"},
    {"prince", "man"},
    {"serpent", "rook"},
    {"shatranj pawn", "pawn"},
    {"sitke", "ferz"},
    {"vulture", "knight"},
    {"warlord", "archbishop"},
    {"wolf", "chancellor"},
    // The corner sign shows that these are promoted.
    {"dragon horse", "bishop"},
    {"dragon king", "rook"},
};

// Letters on the discs of pieces whose games have letters for them.
constexpr std::pair<std::string_view, std::string_view> game_letters[] = {
    {"gold general", "G"},     {"silver general", "S"},
    {"shogi knight", "N"},     {"lance", "L"},
    {"shogi pawn", "P"},       {"tokin", "+P"},
    {"promoted silver", "+S"}, {"promoted knight", "+N"},
    {"promoted lance", "+L"},  {"horse", "H"},
    {"xiangqi elephant", "E"}, {"soldier", "S"},
    {"janggi cannon", "C"},    {"janggi elephant", "E"},
    {"janggi soldier", "S"},   {"khon", "S"},
};

std::string capitalised(std::string_view name, std::size_t letters) {
  std::string out(name.substr(0, letters));
  if (!out.empty()) out[0] = text::to_upper(out[0]);
  return out;
}

}  // namespace

std::optional<TurnedFigure> figure_of(Piece const& piece) {
  if (piece.kind == Kind::letter) return {};
  if (piece.kind != Kind::named) return TurnedFigure{figure_of(piece.kind), piece.rotation};
  auto const* fairy = chess::find_fairy_piece(piece.name);
  std::string_view name = fairy ? fairy->name : std::string_view(piece.name);
  auto const alias =
      std::ranges::find(aliases, name, &std::pair<std::string_view, std::string_view>::first);
  if (alias != std::end(aliases)) name = alias->second;
  if (auto const* drawn = artwork::find_figure(name)) return TurnedFigure{drawn, piece.rotation};
  // The circle is the symbol of pieces without a symbol; a disc with letters is clearer.
  if (!fairy || fairy->figure.kind == Kind::circle) return {};
  return TurnedFigure{figure_of(fairy->figure.kind), (fairy->figure.rotation + piece.rotation) % 8};
}

bool is_duck(Piece const& piece) { return piece.kind == Kind::named && piece.name == "duck"; }

chess::Promotion promotion_of(Piece const& piece) {
  bool const dragon =
      piece.kind == Kind::named && (piece.name == "dragon king" || piece.name == "dragon horse");
  return dragon ? chess::Promotion::promoted : piece.promotion;
}

std::string abbreviation(Piece const& piece) {
  if (piece.kind == Kind::named)
    for (auto const& [name, letters] : game_letters)
      if (name == piece.name) return std::string(letters);
  return capitalised(piece.name, piece.kind == Kind::letter ? 1 : 2);
}

Abbreviations abbreviations(chess::Position const& position) {
  Abbreviations out;
  std::set<std::string> taken;
  chess::for_each_piece(position, [&](Piece const& piece) {
    if (piece.kind < Kind::letter || figure_of(piece) || out.contains(piece.name)) return;
    std::string written = abbreviation(piece);
    for (std::size_t third = 2; taken.contains(written) && third < piece.name.size(); ++third)
      written = capitalised(piece.name, 2) + piece.name[third];
    taken.insert(written);
    out[piece.name] = written;
  });
  return out;
}

}  // namespace dawson::layout
