// Names of men are facts of their games: orthodox chess, problems (Popeye), shogi, xiangqi,
// Capablanca's and other variants.
#include "terms/men_by_moves.hpp"

#include <algorithm>
#include <utility>

#include "terms/betza.hpp"
#include "text/names.hpp"

namespace dawson::terms {
namespace {

constexpr NamedMan orthodox[] = {
    {"king", "K", ""},
    {"queen", "Q", ""},
    {"rook", "R", ""},
    {"bishop", "B", ""},
    {"knight", "N", ""},
    {"pawn", "fmWfcF", "without double step, capture in passing and promotion"},
};

constexpr NamedMan of_variants[] = {
    {"archbishop", "BN", ""},
    {"cardinal", "BN", ""},
    {"chancellor", "RN", ""},
    {"marshall", "RN", ""},
    {"centaur", "KN", ""},
    {"berolina pawn", "fmFfcW", "without double step, capture in passing and promotion"},
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
};

using KnownMan = std::pair<chess::Movement, NamedMan>;

std::vector<KnownMan> const& table() {
  static std::vector<KnownMan> const all = [] {
    std::vector<KnownMan> list;
    auto const add = [&](NamedMan const& man) {
      text::Diagnostics warnings;
      if (auto const read = read_betza(man.betza, warnings))
        list.emplace_back(chess::movement(*read), man);
    };
    for (NamedMan const& man : orthodox) add(man);
    for (chess::FairyMan const& man : chess::fairy_men())
      if (!man.betza.empty()) add({man.name, man.betza, ""});
    for (NamedMan const& man : of_variants) add(man);
    return list;
  }();
  return all;
}

}  // namespace

std::vector<NamedMan> men_by_moves(chess::Movement const& movement) {
  std::vector<NamedMan> found;
  for (auto const& [moves, man] : table())
    if (moves == movement) found.push_back(man);
  return found;
}

std::string_view betza_of(std::string_view name) {
  // Some names mean other men in variants (cardinal, archbishop): problems go before.
  if (auto const* fairy = chess::find_fairy_man(name)) return fairy->betza;
  std::string const wanted = text::folded(name);
  for (chess::Language const language : chess::all_languages)
    for (auto const& [moves, man] : table())
      if (text::folded(man.in(language)) == wanted) return man.betza;
  return {};
}

}  // namespace dawson::terms
