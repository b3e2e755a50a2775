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
    {"king", "König", "roi", "K", ""},
    {"queen", "Dame", "dame", "Q", ""},
    {"rook", "Turm", "tour", "R", ""},
    {"bishop", "Läufer", "fou", "B", ""},
    {"knight", "Springer", "cavalier", "N", ""},
    {"pawn", "Bauer", "pion", "fmWfcF", "without double step, capture in passing and promotion"},
};

constexpr NamedMan of_variants[] = {
    {"archbishop", "Erzbischof", "archevêque", "BN", ""},
    {"cardinal", "Kardinal", "cardinal", "BN", ""},
    {"chancellor", "Kanzler", "chancelier", "RN", ""},
    {"marshall", "Marschall", "maréchal", "RN", ""},
    {"centaur", "Zentaur", "centaure", "KN", ""},
    {"berolina pawn", "Berolina-Bauer", "pion berolina", "fmFfcW",
     "without double step, capture in passing and promotion"},
    {"threeleaper", "Dreispringer", "", "H", ""},
    {"tripper", "", "", "G", ""},
    {"dabbabarider", "Dabbabareiter", "", "DD", ""},
    {"alfilrider", "Alfilreiter", "", "AA", ""},
    {"alibaba", "Alibaba", "alibaba", "AD", ""},
    {"kirin", "Kirin", "kirin", "FD", ""},
    {"phoenix", "Phönix", "phénix", "WA", ""},
    {"dragon king", "Drachenkönig", "roi dragon", "RF", ""},
    {"dragon horse", "Drachenpferd", "cheval dragon", "BW", ""},
    {"gold general", "Goldgeneral", "général d'or", "WfF", ""},
    {"silver general", "Silbergeneral", "général d'argent", "FfW", ""},
    {"lance", "Lanze", "lance", "fR", ""},
    {"shogi knight", "Shogi-Springer", "cavalier du shogi", "ffN", ""},
    {"xiangqi horse", "Xiangqi-Pferd", "cheval du xiangqi", "nN", ""},
    {"xiangqi cannon", "Xiangqi-Kanone", "canon du xiangqi", "mRcpR", ""},
    {"xiangqi elephant", "Xiangqi-Elefant", "éléphant du xiangqi", "nA", ""},
    {"janggi elephant", "Janggi-Elefant", "éléphant du janggi", "nJ", ""},
    {"janggi cannon", "Janggi-Kanone", "canon du janggi", "pR",
     "which may neither hop over nor capture a cannon"},
    {"wizard", "Zauberer", "magicien", "FL", ""},
    {"champion", "Champion", "champion", "WAD", ""},
    {"crooked bishop", "", "", "zB", ""},
    {"crooked rook", "", "", "zR", ""},
    {"cylinder queen", "Zylinderdame", "dame cylindrique", "oQ", ""},
    {"cylinder rook", "Zylinderturm", "tour cylindrique", "oR", ""},
    {"cylinder bishop", "Zylinderläufer", "fou cylindrique", "oB", ""},
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
      if (!man.betza.empty()) add({man.name, man.german, man.french, man.betza, ""});
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
  for (auto const member : {&NamedMan::name, &NamedMan::german, &NamedMan::french})
    for (auto const& [moves, man] : table())
      if (!(man.*member).empty() && text::folded(man.*member) == wanted) return man.betza;
  return {};
}

}  // namespace dawson::terms
