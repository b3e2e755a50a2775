#include "terms/popeye/words.hpp"

#include <array>

#include "terms/popeye/condition_table.hpp"
#include "text/ascii.hpp"

namespace dawson::terms::popeye {
namespace {

using chess::ChangeKind;
using chess::Side;

// Where one word begins another, the shorter stands first.
constexpr auto keyword_table = std::to_array<Keyword>({
    {Command::begin, {"BeginProblem", "AnfangProblem", "DebutProbleme"}},
    {Command::next, {"NextProblem", "WeiteresProblem", "asuivre"}},
    {Command::end, {"EndProblem", "EndeProblem", "FinProbleme"}},
    {Command::remark, {"remark", "Bemerkung", "remarque"}},
    {Command::author, {"author", "Autor", "auteur"}},
    {Command::origin, {"origin", "Quelle", "source"}},
    {Command::title, {"title", "Titel", "titre"}},
    {Command::award, {"award", "Auszeichnung", "prix"}},
    {Command::pieces, {"pieces", "Steine", "pieces"}},
    {Command::forsyth, {"Forsyth", "Forsyth", "Forsyth"}},
    {Command::game_array, {"InitialGameArray", "PartieAnfangsStellung", "PositionInitialePartie"}},
    {Command::stipulation, {"stipulation", "Forderung", "enonce"}},
    {Command::structured, {"sstipulation", "sForderung", "senonce"}},
    {Command::condition, {"condition", "Bedingung", "condition"}},
    {Command::option, {"option", "Option", "option"}},
    {Command::twin, {"twin", "Zwilling", "jumeau"}},
    {Command::zeroposition, {"zeroposition", "NullStellung", "zeroposition"}},
    {Command::protocol, {"protocol", "Protokoll", "protocol"}},
    {Command::latex, {"LaTeX", "LaTeX", "LaTeX"}},
    {Command::latex_men, {"LaTeXPieces", "LaTeXSteine", "PiecesLaTeX"}},
});

// Rows as those of conditions; before the names stands how many numbers follow, "squares", or
// "grid" of what keeps it from being drawn.
constexpr std::string_view option_table = R"(
SetPlay|Satzspiel|Apparent; WhiteToPlay|WeissBeginnt|ApparentSeul; Duplex;
HalfDuplex|HalbDuplex|DemiDuplex; Quodlibet; squares: NoCastling|KeineRochade|SansRoquer;
squares: CastlingMutuallyExclusive|RochadenGegenseitigAusschliessend|RoquesMutuellementExclusifs;
squares: EnPassant; PostKeyPlay|NachSchluessel|ApresCle; NoWk|OhneWk|SansRB; NoBk|OhneSk|SansRN;
Try|Verfuehrung|Essais; 1: Defence|Widerlegung|Defense; GoalIsEnd|ZielIstEnde|ButEstFin;
NullMoves|NullZuege|CoupsVides; Variations|Varianten|Variantes; 1: Threat|Drohung|Menace;
NoThreat|OhneDrohung|SansMenace; NoShortVariations|OhneKurzVarianten|SansVariantesCourtes;
1: MaxSolutions|MaxLoesungen; 1: MaxFlightsquares|MaxFluchtFelder|MaxCasesFuites;
2: NonTrivial|NichtTrivial; 1: Intelligent; 1: MaxTime|MaxZeit|MaxTemps;
MoveNumbers|Zugnummern|Trace; 1: StartMoveNumber|StartZugnummer|Enroute;
1: UpToMoveNumber|BisZugnummer|JusquAuCoup; Search|Suchen; MultiSolutions|MehrereLoesungen;
NoSymmetry|KeineSymmetrie|NonSymetrique;
StopOnShortSolutions|StopNachKurzloesungen|FinApresSolutionsCourtes;
KeepMatingPiece|HalteMattsetzendenStein|RetiensPieceMatante;
TrivialTriesAvoid|TrivialeFehlversucheUnterdruecken|TrivialEssaiSupprimer;
MatesIn1|MattsIn1|MatsEn1; NoBoard|OhneBrett|SansEchiquier; 1: Beep|Pieps|Bip;
no_grid: SuppressGrid|OhneGitter|SansGrille; WriteGrid|ZeichneGitter|AjouteGrille)";

constexpr auto colour_table = std::to_array<Colour>({
    {Side::white, {"White", "Weiss", "Blanc"}},
    {Side::black, {"Black", "Schwarz", "Noir"}},
    {Side::neutral, {"Neutral", "Neutral", "Neutre"}},
    {{}, {"TotalInvisible", "TotalUnsichtbar", "TotalInvisible"}},
});

constexpr auto change_table = std::to_array<Change>({
    {ChangeKind::move, ChangeTakes::squares_2, {"Move", "Versetze", "Deplacement"}},
    {ChangeKind::exchange, ChangeTakes::squares_2, {"Exchange", "Tausche", "Echange"}},
    {ChangeKind::remove, ChangeTakes::squares, {"Remove", "Entferne", "Ote"}},
    {ChangeKind::add, ChangeTakes::pieces, {"Add", "Hinzufuegen", "Ajoute"}},
    {ChangeKind::substitute, ChangeTakes::walks_2, {"Substitute", "Ersetze", "Remplace"}},
    {ChangeKind::rotate, ChangeTakes::angle, {"Rotate", "Drehung", "Rotation"}},
    {ChangeKind::mirror, ChangeTakes::axis, {"Mirror", "Spiegelung", "Miroir"}},
    {ChangeKind::shift, ChangeTakes::squares_2, {"Shift", "Verschiebung", "Translation"}},
    {ChangeKind::polish_type,
     ChangeTakes::nothing,
     {"PolishType", "Farbwechsel", "CouleurEchange"}},
    {ChangeKind::conditions, ChangeTakes::conditions, {"Condition", "Bedingung", "Condition"}},
    {ChangeKind::stipulation, ChangeTakes::stipulation, {"Stipulation", "Forderung", "Enonce"}},
    {ChangeKind::stipulation, ChangeTakes::structured, {"SStipulation", "SForderung", "SEnonce"}},
    {ChangeKind::move, ChangeTakes::continued, {"Continued", "Ferner", "EnPlus"}},
});

}  // namespace

std::span<Keyword const> keywords() { return keyword_table; }
std::span<Option const> options() {
  static auto const all = [] {
    std::vector<Option> made;
    for (Condition const& row : read_conditions_table(option_table, true)) {
      bool const number = !row.takes.empty() && text::is_digit(row.takes.front());
      made.push_back({row.words, number ? row.takes.front() - '0' : 0, row.takes == "squares",
                      row.takes == "no_grid"});
    }
    return made;
  }();
  return all;
}
std::span<Colour const> colours() { return colour_table; }
std::span<Change const> changes() { return change_table; }

std::optional<chess::Language> language_of(std::string_view token) {
  for (chess::Language const language : chess::all_languages)
    if (!token.empty() && begins_with(keyword_table.front().words.in(language), token))
      return language;
  return {};
}

bool begins_with(std::string_view word, std::string_view token) {
  if (token.size() > word.size()) return false;
  for (std::size_t i = 0; i < token.size(); ++i)
    if (text::to_lower(word[i]) != text::to_lower(token[i])) return false;
  return true;
}

}  // namespace dawson::terms::popeye
