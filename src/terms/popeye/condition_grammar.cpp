#include "terms/popeye/condition_grammar.hpp"

#include <array>

namespace dawson::terms::popeye {
namespace {

using terms::Takes;

constexpr auto circe_flags = std::to_array<Flag>({
    {{"RexInclusive", "RexInklusive", "RexInclusif"}, {}},
    {{"RexExclusive", "RexExklusive", "RexExclusif"}, {}},
    {{"Mirror", "Spiegel", "Malefique"}, {}},
    {{"Assassin", "Assassin", "Assassin"}, {}},
    {{"Diametral", "Diametral", "Diametral"}, {}},
    {{"VerticalMirror", "VertikalSpiegel", "MalefiqueVerticale"}, {}},
    {{"Clone", "Clone", "Clone"}, {}},
    {{"Chameleon", "Chamaeleon", "Chameleon"}, {"", "Chamäleon", "caméléon"}},
    {{"Turncoats", "Turncoat", "Turncoats"}, {}},
    {{"Couscous", "Couscous", "Couscous"}, {}},
    {{"LastMove", "LetzterZug", "CoupDernier"}, {}},
    {{"Equipollents", "Equipollents", "Equipollents"}, {}},
    {{"Parrain", "Parrain", "Parrain"}, {}},
    {{"ContraParrain", "ContraParrain", "ContraParrain"}, {}},
    {{"Cage", "Kaefig", "Cage"}, {"", "Käfig", ""}},
    {{"Rank", "Reihe", "Rangee"}, {"", "", "rangée"}},
    {{"File", "File", "Colonne"}, {}},
    {{"Symmetry", "Symmetrie", "Symetrie"}, {"", "", "symétrie"}},
    {{"VerticalSymmetry", "VertikaleSymmetrie", "VerticaleSymetrique"}, {}},
    {{"HorizontalSymmetry", "HorizontaleSymmetrie", "HorizontaleSymetrique"}, {}},
    {{"PWC", "Platzwechsel", "Echange"}, {"PWC", "", "échange"}},
    {{"Antipodes", "Antipoden", "Antipodes"}, {}},
    {{"Take&Make", "Take&Make", "Take&Make"}, {"Take & Make", "Take & Make", "Take & Make"}},
    {{"Super", "Super", "Super"}, {}},
    {{"April", "April", "Avril"}, {}},
    {{"Frischauf", "Frischauf", "Frischauf"}, {}},
    {{"Calvet", "Calvet", "Calvet"}, {"Calvet", "Calvet", "Calvet"}},
    {{"Cheylan", "Cheylan", "Cheylan"}, {"Cheylan", "Cheylan", "Cheylan"}},
    {{"Strict", "Strikt", "Stricte"}, {}},
    {{"Relaxed", "Locker", "Relache"}, {"", "", "relâché"}},
    {{"Volcanic", "Vulkan", "Volcanique"}, {}},
    {{"Parachute", "Fallschirm", "Parachute"}, {}},
    {{"Einstein", "Einstein", "Einstein"}, {"Einstein", "Einstein", "Einstein"}},
    {{"ReversalEinstein", "ReversesEinstein", "ReversEinstein"}, {}},
    {{"WaitCapture", "NaechsterSchlag", "PriseProchaine"}, {}},
    {{"CaptureSquare", "Schlagfeld", "CaseDePrise"}, {}},
    {{"Diagram", "Diagramm", "Diagramme"}, {}},
});
constexpr auto king_flags =
    std::to_array<Flag>({{{"RexInclusive", "RexInklusive", "RexInclusif"}, {}}});
constexpr auto no_king_flags =
    std::to_array<Flag>({{{"RexExclusive", "RexExklusive", "RexExclusif"}, {}}});
constexpr auto anticirce_flags =
    std::to_array<Flag>({{{"Calvet", "Calvet", "Calvet"}, {"Calvet", "Calvet", "Calvet"}},
                         {{"Cheylan", "Cheylan", "Cheylan"}, {"Cheylan", "Cheylan", "Cheylan"}}});
constexpr auto type_flags = std::to_array<Flag>({
    {{"Type1", "Typ1", "Type1"}, {"type 1", "Typ 1", "type 1"}},
    {{"Type2", "Typ2", "Type2"}, {"type 2", "Typ 2", "type 2"}},
    {{"Type3", "Typ3", "Type3"}, {"type 3", "Typ 3", "type 3"}},
    {{"TypeA", "TypA", "TypeA"}, {"type A", "Typ A", "type A"}},
    {{"TypeB", "TypB", "TypeB"}, {"type B", "Typ B", "type B"}},
    {{"TypeC", "TypC", "TypeC"}, {"type C", "Typ C", "type C"}},
    {{"TypeD", "TypD", "TypeD"}, {"type D", "Typ D", "type D"}},
    {{"RexInclusive", "RexInklusive", "RexInclusif"}, {}},
});
constexpr auto maximum_flags =
    std::to_array<Flag>({{{"Ultra", "Ultra", "Ultra"}, {}}, {{"Exact", "Exakt", "Exact"}, {}}});
constexpr auto vaulting_flags =
    std::to_array<Flag>({{{"Transmuting", "Transmutierende", "Transmute"}, {}}});
constexpr auto neighbour_flags = std::to_array<Flag>({{{"Neighbour", "Nachbar", "Voisin"}, {}}});
constexpr auto side_flags = std::to_array<Flag>(
    {{{"White", "Weiss", "Blanc"}, {"", "weiß", ""}}, {{"Black", "Schwarz", "Noir"}, {}}});
constexpr auto absolute_flags = std::to_array<Flag>({{{"Absolute", "Absolut", "Absolu"}, {}}});
constexpr auto inverse_flags =
    std::to_array<Flag>({{{"Inverse", "Invers", "Invverse"}, {"", "", "inverse"}}});
constexpr auto breton_flags =
    std::to_array<Flag>({{{"Adverse", "Advers", "Adverse"}, {}},
                         {{"Chromatic", "Chromatisch", "Chromatique"}, {}},
                         {{"PY", "PY", "PY"}, {"PY", "PY", "PY"}}});
constexpr auto pad_flags =
    std::to_array<Flag>({{{"Strict", "Strikt", "Stricte"}, {}},
                         {{"RexInclusive", "RexInklusive", "RexInclusif"}, {}},
                         {{"RexExclusive", "RexExklusive", "RexExclusif"}, {}}});
constexpr auto sentinel_flags = std::to_array<Flag>({
    {{"PionPropre", "PionPropre", "PionPropre"}, {}},
    {{"PionAdvers", "PionAdvers", "PionAdvers"}, {}},
    {{"PionNeutre", "PionNeutre", "PionNeutre"}, {}},
    {{"MaximumWhite", "MaximumWeiss", "MaximumBlanc"}, {}},
    {{"MaximumBlack", "MaximumSchwarz", "MaximumNoir"}, {}},
    {{"MaximumTotal", "MaximumTotal", "MaximumTotal"}, {}},
    {{"ParaSentinelles", "ParaSentinelles", "ParaSentinelles"}, {}},
    {{"Berolina", "Berolina", "Berolina"}, {}},
});
constexpr auto grid_flags = std::to_array<Flag>({
    {{"VerticalShift", "VertikalVerschieben", "VerticalDecalage"}, {}},
    {{"HorizontalShift", "HorizontalVerschieben", "HorizontalDecalage"}, {}},
    {{"DiagonalShift", "DiagonalVerschieben", "DiagonalDecalage"}, {}},
    {{"Orthogonal", "Orthogonal", "Orthogonale"}, {}},
    {{"Irregular", "Unregelmaessig", "Irreguliere"}, {"", "unregelmäßig", "irrégulière"}},
    {{"GridLine", "GitterLinie", "LigneGrille"}, {}},
});

}  // namespace

Grammar grammar_of(Takes takes) {
  switch (takes) {
    case Takes::none: return {};
    case Takes::kings: return {king_flags};
    case Takes::no_kings: return {no_king_flags};
    case Takes::anticirce: return {anticirce_flags};
    case Takes::circe: return {circe_flags, false, true};
    case Takes::squares: return {{}, true};
    case Takes::typed_squares: return {type_flags, true};
    case Takes::maximum: return {maximum_flags};
    case Takes::walks: return {{}, false, true};
    case Takes::vaulting: return {vaulting_flags, false, true};
    case Takes::neighbour: return {neighbour_flags, false, true};
    case Takes::types: return {type_flags};
    case Takes::side: return {side_flags};
    case Takes::absolute: return {absolute_flags};
    case Takes::inverse: return {inverse_flags};
    case Takes::one_number: return {{}, false, false, 1};
    case Takes::two_numbers: return {{}, false, false, 2};
    case Takes::breton: return {breton_flags};
    case Takes::pad: return {pad_flags};
    case Takes::sentinels: return {sentinel_flags, false, false, 3};
    case Takes::grid: return {grid_flags, false, false, 0, true};
    case Takes::last_capture: return {{}, false, false, 0, false, true};
  }
  return {};
}

}  // namespace dawson::terms::popeye
