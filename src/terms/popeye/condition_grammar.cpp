#include "terms/popeye/condition_grammar.hpp"

#include <map>

namespace dawson::terms::popeye {
namespace {

constexpr std::string_view types = R"(
Type1,type 1|Typ1,Typ 1|,type 1; Type2,type 2|Typ2,Typ 2|,type 2; Type3,type 3|Typ3,Typ 3|,type 3;
TypeA,type A|TypA,Typ A|,type A; TypeB,type B|TypB,Typ B|,type B; TypeC,type C|TypC,Typ C|,type C;
TypeD,type D|TypD,Typ D|,type D; RexInclusive|RexInklusive|RexInclusif)";

// The words are rows as in the table of conditions.
struct Row {
  std::string_view name;
  std::string_view flags = {};
  Grammar besides = {};
};
Row const rows[] = {
    {"kings", "RexInclusive|RexInklusive|RexInclusif"},
    {"no_kings", "RexExclusive|RexExklusive|RexExclusif"},
    {"anticirce", "Calvet,Calvet|,Calvet|,Calvet; Cheylan,Cheylan|,Cheylan|,Cheylan"},
    {"circe",
     R"(
RexInclusive|RexInklusive|RexInclusif; RexExclusive|RexExklusive|RexExclusif;
Mirror|Spiegel|Malefique; Assassin; Diametral; VerticalMirror|VertikalSpiegel|MalefiqueVerticale;
Clone; Chameleon|Chamaeleon,Chamäleon|,caméléon; Turncoats|Turncoat; Couscous;
LastMove|LetzterZug|CoupDernier; Equipollents; Parrain; ContraParrain; Cage|Kaefig,Käfig;
Rank|Reihe|Rangee,rangée; File||Colonne; Symmetry|Symmetrie|Symetrie,symétrie;
VerticalSymmetry|VertikaleSymmetrie|VerticaleSymetrique;
HorizontalSymmetry|HorizontaleSymmetrie|HorizontaleSymetrique;
PWC,PWC|Platzwechsel|Echange,échange; Antipodes|Antipoden;
Take&Make,Take & Make|,Take & Make|,Take & Make; Super; April||Avril; Frischauf;
Calvet,Calvet|,Calvet|,Calvet; Cheylan,Cheylan|,Cheylan|,Cheylan; Strict|Strikt|Stricte;
Relaxed|Locker|Relache,relâché; Volcanic|Vulkan|Volcanique; Parachute|Fallschirm;
Einstein,Einstein|,Einstein|,Einstein; ReversalEinstein|ReversesEinstein|ReversEinstein;
WaitCapture|NaechsterSchlag|PriseProchaine; CaptureSquare|Schlagfeld|CaseDePrise;
Diagram|Diagramm|Diagramme)",
     {.walks = true}},
    {"squares", {}, {.squares = true}},
    {"typed_squares", types, {.squares = true}},
    {"maximum", "Ultra; Exact|Exakt"},
    {"walks", {}, {.walks = true}},
    {"vaulting", "Transmuting|Transmutierende|Transmute", {.walks = true}},
    {"neighbour", "Neighbour|Nachbar|Voisin", {.walks = true}},
    {"types", types},
    {"side", "White|Weiss,weiß|Blanc; Black|Schwarz|Noir"},
    {"absolute", "Absolute|Absolut|Absolu"},
    {"inverse", "Inverse|Invers|Invverse,inverse"},
    {"one_number", {}, {.numbers = 1}},
    {"two_numbers", {}, {.numbers = 2}},  // decimals, `-` for no limit
    {"breton", "Adverse|Advers; Chromatic|Chromatisch|Chromatique; PY,PY|,PY|,PY"},
    {"pad", R"(
Strict|Strikt|Stricte; RexInclusive|RexInklusive|RexInclusif;
RexExclusive|RexExklusive|RexExclusif)"},
    {"sentinels",
     R"(
PionPropre; PionAdvers; PionNeutre; MaximumWhite|MaximumWeiss|MaximumBlanc;
MaximumBlack|MaximumSchwarz|MaximumNoir; MaximumTotal; ParaSentinelles; Berolina)",
     {.numbers = 3}},
    {"grid",
     R"(
VerticalShift|VertikalVerschieben|VerticalDecalage;
HorizontalShift|HorizontalVerschieben|HorizontalDecalage;
DiagonalShift|DiagonalVerschieben|DiagonalDecalage; Orthogonal||Orthogonale;
Irregular|Unregelmaessig,unregelmäßig|Irreguliere,irrégulière; GridLine|GitterLinie|LigneGrille)",
     {.tokens = true}},
    {"last_capture", {}, {.piece = true}},
};

}  // namespace

Grammar const& grammar_of(std::string_view takes) {
  static auto const all = [] {
    std::map<std::string_view, Grammar> made;
    for (Row const& row : rows) {
      Grammar& grammar = made[row.name] = row.besides;
      grammar.flags = read_conditions_table(row.flags, true);
    }
    made[""];
    return made;
  }();
  return all.at(takes);
}

}  // namespace dawson::terms::popeye
