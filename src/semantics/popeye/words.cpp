#include "semantics/popeye/words.hpp"

#include <algorithm>
#include <array>
#include <map>

#include <fmt/format.h>

#include "semantics/popeye/condition_table.hpp"
#include "text/scanning.hpp"

namespace dawson::semantics::popeye {
namespace {

using chess::ChangeKind;
using chess::Side;

// If a word begins another one, the shorter one comes first.
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

// Rows like those of conditions; before the names, the number of arguments, "squares", or "grid"
// with the reason why it is not drawn.
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

bool is_separator(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == ';' || c == ',';
}

bool in_token(char c) {
  return text::is_alphanumeric(c) ||
         (c != '\0' && std::string_view("#=+-%>!.<()~/&|:[]{}?").find(c) != std::string_view::npos);
}

Tokens::Tokens(std::string_view text, std::size_t start, text::Diagnostics& findings)
    : text_(text), findings_(findings), token_(read(start, &findings_)) {}

Token Tokens::read(std::size_t at, text::Diagnostics* findings) const {
  while (at < text_.size() && !in_token(text_[at])) {
    std::size_t const begin = at;
    while (at < text_.size() && !in_token(text_[at]) && !is_separator(text_[at])) ++at;
    if (at > begin && findings)
      findings->push_back(
          text::warning("W-CHAR", {begin, at},
                        fmt::format("unexpected `{}`; ignored",
                                    text_.substr(begin, std::min<std::size_t>(at - begin, 20)))));
    while (at < text_.size() && is_separator(text_[at])) ++at;
  }
  std::size_t end = at;
  while (end < text_.size() && in_token(text_[end])) ++end;
  return {text_.substr(at, end - at), {at, end}};
}

Token Tokens::take() {
  Token const taken = token_;
  token_ = read(taken.where.end, &findings_);
  return taken;
}

Token Tokens::after() const { return read(token_.where.end, nullptr); }

Token Tokens::line(std::size_t begin) {
  std::size_t end = std::min(text_.find('\n', begin), text_.size());
  token_ = read(end, &findings_);
  while (begin < end && (is_separator(text_[begin]) || text_[begin] == '.')) ++begin;
  while (end > begin && is_separator(text_[end - 1])) --end;
  return {text_.substr(begin, end - begin), {begin, end}};
}

Token Tokens::rest_of_line(Token const& token) {
  // Lookahead has reported characters of this line, which turns out to be free text.
  std::size_t const end = std::min(text_.find('\n', token.where.end), text_.size());
  std::erase_if(findings_, [&](text::Diagnostic const& finding) {
    return finding.code == "W-CHAR" && finding.span.begin >= token.where.end &&
           finding.span.begin < end;
  });
  return line(token.where.end);
}

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

}  // namespace dawson::semantics::popeye
