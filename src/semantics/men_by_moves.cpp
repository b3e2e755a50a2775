// The names of pieces by game: orthodox chess, problems (Popeye), shogi, xiangqi, Capablanca's and
// other variants.
#include "semantics/men_by_moves.hpp"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "chess/targets.hpp"
#include "semantics/betza/betza.hpp"
#include "text/closest_name.hpp"

namespace dawson::semantics {
namespace {

constexpr NamedPiece orthodox[] = {
    {"king", "K", ""},
    {"queen", "Q", ""},
    {"rook", "R", ""},
    {"bishop", "B", ""},
    {"knight", "N", ""},
    {"pawn", "fmWfcF", "without double step, en passant capture and promotion"},
};

constexpr NamedPiece of_variants[] = {
    {"archbishop", "BN", ""},
    {"cardinal", "BN", ""},
    {"chancellor", "RN", ""},
    {"marshall", "RN", ""},
    {"centaur", "KN", ""},
    {"berolina pawn", "fmFfcW", "without double step, en passant capture and promotion"},
    {"threeleaper", "H", ""},
    {"tripper", "G", ""},
    {"dabbabarider", "DD", ""},
    {"alfilrider", "AA", ""},
    {"alibaba", "AD", ""},
    {"kirin", "FD", ""},
    {"phoenix", "WA", ""},
    {"dragon king", "RF", ""},
    {"dragon horse", "BW", ""},
    {"gold general", "WfF", ""},
    {"silver general", "FfW", ""},
    {"lance", "fR", ""},
    {"shogi knight", "ffN", ""},
    {"xiangqi horse", "nN", ""},
    {"xiangqi cannon", "mRcpR", ""},
    {"xiangqi elephant", "nA", ""},
    {"janggi elephant", "nJ", ""},
    {"janggi cannon", "pR", "which may neither hop over nor capture a cannon"},
    {"wizard", "FL", ""},
    {"champion", "WAD", ""},
    {"crooked bishop", "zB", ""},
    {"crooked rook", "zR", ""},
    {"cylinder queen", "oQ", ""},
    {"cylinder rook", "oR", ""},
    {"cylinder bishop", "oB", ""},
    // Pieces that the funny notation cannot describe.
    {"king", "xbetza KO2", ""},
    {"king", "xbetza KisO2", ""},
    {"pawn", "xbetza fmWfceFifmnD", "without promotion"},
    {"berolina pawn", "xbetza fmFfcWifmnA", "without en passant capture and promotion"},
    {"griffon", "xbetza FyafsF", ""},
    {"gryphon", "xbetza FyafsF", ""},
    {"manticore", "xbetza WyafsW", ""},
    {"hook mover", "xbetza RaR", ""},
    {"capricorn", "xbetza BaB", ""},
    {"lion of chu shogi", "xbetza KNADcaKmcabK", ""},
    {"checkers man", "xbetza fmFfcafmF", "which must take if it can, and goes on taking"},
    {"checkers king", "xbetza mFcafmF", "which must take if it can, and goes on taking"},
    {"universal leaper", "xbetza U", ""},
};

using KnownPiece = std::pair<chess::Movement, NamedPiece>;

// Chains can describe the same moves in different ways, so the reachable squares are compared: on
// an empty board, and on one with pieces on every fourth square, which distinguishes a horse from
// a knight.
class Sets {
 public:
  explicit Sets(chess::Movement const& movement) : aspects_(chess::aspects(movement)) {
    if (aspects_.chains) on_boards_ = on_boards(movement);
  }

  bool are_those_of(chess::Movement const& other) const {
    chess::Aspects other_aspects = chess::aspects(other);
    if (!other_aspects.chains && !aspects_.chains) return false;
    other_aspects.chains = aspects_.chains;
    if (!(other_aspects == aspects_)) return false;
    if (on_boards_.empty()) return false;
    return on_boards(other) == on_boards_;
  }

 private:
  static std::vector<chess::Targets> on_boards(chess::Movement const& movement) {
    constexpr int side = 17;
    chess::Occupancy arena(side, side);
    chess::Square const middle{side / 2, side / 2};
    std::vector<chess::Targets> all{chess::targets(movement, arena, middle)};
    std::uint32_t random = 7;
    for (int file = 0; file < side; ++file)
      for (int rank = 0; rank < side; ++rank) {
        random = random * 1664525U + 1013904223U;
        if (random >> 30 == 0)
          arena.put({file, rank},
                    (random >> 24 & 1U) != 0 ? chess::Content::enemy : chess::Content::friendly);
      }
    all.push_back(chess::targets(movement, arena, middle));
    return all;
  }

  chess::Aspects aspects_;
  std::vector<chess::Targets> on_boards_;
};

std::vector<KnownPiece> const& table() {
  static std::vector<KnownPiece> const all = [] {
    std::vector<KnownPiece> list;
    auto const add = [&](NamedPiece const& piece) {
      text::Diagnostics warnings;
      if (auto const read = read_betza(piece.betza, warnings))
        list.emplace_back(chess::movement(*read), piece);
    };
    for (NamedPiece const& piece : orthodox) add(piece);
    for (chess::FairyPiece const& piece : chess::fairy_pieces())
      if (!piece.betza.empty()) add({piece.name, piece.betza, ""});
    for (NamedPiece const& piece : of_variants) add(piece);
    return list;
  }();
  return all;
}

}  // namespace

std::vector<NamedPiece> pieces_by_moves(chess::Movement const& movement) {
  std::vector<NamedPiece> found;
  Sets const sets(movement);
  for (auto const& [moves, piece] : table())
    if (moves == movement || sets.are_those_of(moves)) found.push_back(piece);
  std::ranges::stable_sort(found, {},
                           [](NamedPiece const& piece) { return !piece.remark.empty(); });
  auto const same_name = [](NamedPiece const& a, NamedPiece const& b) { return a.name == b.name; };
  found.erase(std::ranges::unique(found, same_name).begin(), found.end());
  return found;
}

std::string_view betza_of(std::string_view name) {
  // Some names mean other pieces in variants (cardinal, archbishop); problems take precedence.
  if (auto const* fairy = chess::find_fairy_piece(name)) return fairy->betza;
  std::string const wanted = text::folded(name);
  for (chess::Language const language : chess::all_languages)
    for (auto const& [moves, piece] : table())
      if (text::folded(piece.in(language)) == wanted) return piece.betza;
  return {};
}

}  // namespace dawson::semantics
