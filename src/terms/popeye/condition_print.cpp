// Names of Popeye's conditions in print, where these are not the words taken apart at their
// capitals (English) or as they are (German, French).
#include <algorithm>
#include <array>

#include "terms/popeye/condition_table.hpp"
#include "text/ascii.hpp"

namespace dawson::terms {
namespace {

struct Printed {
  std::string_view word;  ///< Popeye's, English
  chess::InLanguages names;
};

constexpr auto table = std::to_array<Printed>({
    {"Circe", {"", "", "Circé"}},
    {"MirrorCirce", {"", "Spiegelcirce", "Circé Malefique"}},
    {"BichromChess", {"Bichromatic Chess", "Bichromes Schach", "Echecs Bichromatiques"}},
    {"MonochromChess", {"Monochromatic Chess", "Monochromes Schach", "Echecs Monochromatiques"}},
    {"GridChess", {"", "", "Echecs Grille"}},
    {"KoeKo", {"Köko", "Köko", "Köko"}},
    {"BlackEdgeMover", {"Black Edgemover", "Schwarzer Randzüger", ""}},
    {"WhiteEdgeMover", {"White Edgemover", "Weißer Randzüger", ""}},
    {"ChineseChess", {"Chinese pieces", "Chinesische Figuren", "Pièces chinoises"}},
    {"Patrouille", {"Patrol Chess", "Patrouilleschach", "Echecs Patrouille"}},
    {"PWC", {"Platzwechselcirce (PWC)", "Platzwechselcirce", "Circé Echange"}},
    {"NoCapture", {"Captureless Chess", "Schlagfrei", "Sans prises"}},
    {"ImmunChess", {"Immune Chess", "", "Echecs Immuns"}},
    {"ContactGridChess", {"", "Kontaktgitterschach", ""}},
    {"CavalierMajeur", {"", "Cavalier Majeur", "Cavalier Majeur"}},
    {"HaanerChess", {"Haan Chess", "Haaner Schach", "Echecs de Haan"}},
    {"ChameleonCirce", {"", "Chamäleoncirce", "Circé Caméléon"}},
    {"CouscousCirce", {"", "Couscouscirce", "Circé Couscous"}},
    {"EquipollentsCirce", {"", "Equipollents Circe", "Circé Equipollents"}},
    {"FileCirce", {"", "Liniencirce", "Circé Colonne"}},
    {"BlackMaximummer", {"Maximummer", "Schwarzer Längstzüger", "Maximum noir"}},
    {"BlackMinimummer", {"Minimummer", "Schwarzer Kürzestzüger", "Minimum noir"}},
    {"WhiteMaximummer", {"", "Weißer Längstzüger", "Maximum blanc"}},
    {"WhiteMinimummer", {"", "Weißer Kürzestzüger", "Minimum blanc"}},
    {"MagicSquares", {"Magic squares", "Magische Felder", "Cases magiques"}},
    {"Sentinelles", {"Sentinels", "", ""}},
    {"DoubleTibet", {"", "Doppeltibet", "Double Tibet"}},
    {"DiagramCirce", {"", "Diagrammcirce", "Circé Diagramme"}},
    {"BlackMustCapture", {"Black must capture", "Schwarzer Schlagzwang", "Prise forcée noire"}},
    {"WhiteMustCapture", {"White must capture", "Weißer Schlagzwang", "Prise forcée blanche"}},
    {"ReflectiveKings", {"Reflecting Kings", "Reflektierende Könige", "Rois réflecteurs"}},
    {"TransmutedKings", {"Transmuting Kings", "Transmutierende Könige", "Rois transmutés"}},
    {"BlackFollowMyLeader", {"Black Follow-my-leader", "Schwarzer Verfolgungszüger", ""}},
    {"WhiteFollowMyLeader", {"White Follow-my-leader", "Weißer Verfolgungszüger", ""}},
    {"DuellistChess", {"Duellists", "", "Duellistes"}},
    {"ParrainCirce", {"", "Circe Parrain", "Circé Parrain"}},
    {"NoIProm", {"no imitator promotion", "ohne Imitatorumwandlung", ""}},
    {"SymmetryCirce", {"Symmetrical Circe", "Symmetriecirce", "Circé Symétrique"}},
    {"VogtlaenderChess", {"Vogtländer Chess", "Vogtländerschach", ""}},
    {"EinsteinChess", {"", "Einsteinschach", "Echecs Einstein"}},
    {"NewKoeko", {"New Köko", "Neuköko", "Köko Nouveau"}},
    {"CirceClone", {"", "Circe Clone", "Circé Clone"}},
    {"AntiCirce", {"Anticirce", "Anticirce", "Anticircé"}},
    {"AntipodeanCirce", {"", "Antipodencirce", "Circé Antipodes"}},
    {"MirrorAntiCirce", {"Mirror Anticirce", "Spiegel-Anticirce", ""}},
    {"ReversalEinsteinChess", {"Reverse Einstein Chess", "Reverses Einsteinschach", ""}},
    {"SuperCirce", {"Supercirce", "Supercirce", "Supercircé"}},
    {"NorskSjakk", {"", "Norsk Sjakk", "Norsk Sjakk"}},
    {"TraitorChess", {"", "Traitorschach", ""}},
    {"AndernachChess", {"", "Andernachschach", "Echecs Andernach"}},
    {"WhiteForcedSquare", {"White forced squares", "Weiße Zwangsfelder", ""}},
    {"WhiteConsequentForcedSquare",
     {"White consequent forced squares", "Weiße konsequente Zwangsfelder", ""}},
    {"BlackForcedSquare", {"Black forced squares", "Schwarze Zwangsfelder", ""}},
    {"BlackConsequentForcedSquare",
     {"Black consequent forced squares", "Schwarze konsequente Zwangsfelder", ""}},
    {"ChameleonChess", {"", "Chamäleonschach", "Echecs Caméléons"}},
    {"FunctionaryChess", {"", "Beamtenschach", "Echecs Fonctionnaires"}},
    {"GlasgowChess", {"", "Glasgowschach", "Echecs Glasgow"}},
    {"AntiAndernachChess", {"Anti-Andernach", "Anti-Andernachschach", ""}},
    {"FrischAufCirce", {"Frischauf Circe", "Frischaufcirce", ""}},
    {"ChecklessChess", {"", "Ohneschach", "Sans échec"}},
    {"DiametralCirce", {"", "Diametralcirce", "Circé Diamétral"}},
    {"PromOnly", {"Promotion only to", "Umwandlung nur in", "Promotion seulement en"}},
    {"RankCirce", {"", "Reihencirce", "Circé Rangée"}},
    {"ExclusiveChess", {"", "Exklusivschach", "Echecs Exclusifs"}},
    {"MarsCirce", {"", "Marscirce", "Circé Martien"}},
    {"PhantomChess", {"", "Phantomschach", "Echecs Phantom"}},
    {"BlackRoyalSquare", {"Black royal square", "Schwarzes königliches Feld", "Case royale noire"}},
    {"WhiteRoyalSquare", {"White royal square", "Weißes königliches Feld", "Case royale blanche"}},
    {"CirceAssassin", {"", "Circe Assassin", "Circé Assassin"}},
    {"PatienceChess", {"", "Patience-Schach", ""}},
    {"RepublicanChess", {"", "Republikanerschach", "Echecs Républicains"}},
    {"ExtinctionChess", {"", "Ausrottungsschach", ""}},
    {"CentralChess", {"", "Zentralschach", ""}},
    {"ActuatedRevolvingBoard", {"", "Actuated Revolving Board", ""}},
    {"MessignyChess", {"", "Messignyschach", "Echecs Messigny"}},
    {"WhitePromSquares",
     {"White promotion squares", "Weiße Umwandlungsfelder", "Cases de promotion blanches"}},
    {"BlackPromSquares",
     {"Black promotion squares", "Schwarze Umwandlungsfelder", "Cases de promotion noires"}},
    {"NoWhitePromotion", {"No white promotion", "Keine weiße Umwandlung", ""}},
    {"NoBlackPromotion", {"No black promotion", "Keine schwarze Umwandlung", ""}},
    {"EiffelChess", {"", "Eiffelschach", "Echecs Eiffel"}},
    {"ActuatedRevolvingCentre", {"", "Actuated Revolving Centre", ""}},
    {"AprilChess", {"", "", "Echecs d’Avril"}},
    {"AlphabeticChess", {"", "Alphabetisches Schach", "Echecs Alphabétiques"}},
    {"CirceTurncoats", {"Turncoat Circe", "Turncoat-Circe", ""}},
    {"SingleBox", {"", "Nur Partiesatzsteine", "Single Box"}},
    {"AntiKings", {"Anti-Kings", "Antikönige", "Anti-Rois"}},
    {"AntiSuperCirce", {"Anti-Supercirce", "Anti-Supercirce", ""}},
    {"UltraPatrol", {"Ultra-Patrol", "Ultrapatrouille", "Ultra-patrouille"}},
    {"SwappingKings", {"", "Tauschkönige", "Rois échangés"}},
    {"RoyalDynasty", {"", "Königsdynastie", "Dynastie royale"}},
    {"Take&MakeChess", {"Take & Make", "Take & Make", "Take & Make"}},
    {"BlackChecks", {"Black checks", "Schwarzschächer", ""}},
    {"AnnanChess", {"", "", "Echecs Annan"}},
    {"VaultingKings", {"", "Vaulting Kings", "Vaulting Kings"}},
    {"ProteanChess", {"", "Proteisches Schach", "Echecs Protée"}},
    {"GenevaChess", {"", "Genfer Schach", "Echecs de Genève"}},
    {"AntiKoeko", {"Anti-Köko", "Anti-Köko", "Anti-Köko"}},
    {"CastlingChess", {"", "Rochadeschach", "Echecs Roque"}},
    {"LosingChess", {"", "", "Qui perd gagne"}},
    {"HauntedChess", {"", "", "Echecs Hantés"}},
    {"ProvocationChess", {"", "Provokationsschach", ""}},
    {"CageCirce", {"", "Käfigcirce", "Circé Cage"}},
    {"Football", {"Football Chess", "Fußballschach", "Echecs Football"}},
    {"KobulKings", {"Köbul Kings", "Kobulkönige", "Rois Kobul"}},
    {"ExchangeCastling", {"", "Platzwechselrochade", "Roque échange"}},
    {"SuperGuards", {"Superguards", "Superdeckungen", ""}},
    {"Wormholes", {"", "Wurmlöcher", "Trous de ver"}},
    {"MarineChess", {"", "Marines Schach", "Echecs Marins"}},
    {"UltramarineChess", {"", "Ultramarines Schach", ""}},
    {"BackHome", {"Back-Home", "Nach Hause", ""}},
    {"FaceToFace", {"Face-to-face", "Angesicht zu Angesicht", "Face à face"}},
    {"BackToBack", {"Back-to-back", "Rücken an Rücken", "Dos à dos"}},
    {"CheekToCheek", {"Cheek-to-cheek", "Wange an Wange", "Joue à joue"}},
    {"SnekChess", {"", "Snekschach", ""}},
    {"LastCapture", {"last capture", "letzter Schlag", "dernière prise"}},
    {"ArgentinianChess", {"", "Argentinisches Schach", "Echecs Argentins"}},
    {"LostPieces", {"Lost pieces", "Verlorene Steine", "Pièces perdues"}},
    {"PartialParalysis", {"", "Partielle Paralyse", "Paralysie partielle"}},
    {"Make&TakeChess", {"Make & Take", "Make & Take", "Make & Take"}},
    {"PointReflection", {"", "", "Réflexion centrale"}},
    {"MasandGeneralised", {"", "Masand verallgemeinert", "Masand généralisé"}},
    {"RoleExchange", {"", "", "Echange de rôle"}},
    {"SeriesCapture", {"", "Serienschlag", "Série-prise"}},
    {"CASTChess", {"CAST Chess", "", ""}},
    {"FuddledMen", {"", "Fuddled Men", "Fuddled Men"}},
    {"PowerTransfer", {"", "Krafttransfer", "Transfert de pouvoir"}},
    {"AntiGuards", {"Antiguards", "Antideckungen", ""}},
    {"FrankfurtChess", {"", "Frankfurtschach", ""}},
    {"AliceChess", {"", "Alice-Schach", "Echecs d’Alice"}},
    {"PADChess", {"PAD Chess", "", ""}},
    {"DangerCirce", {"", "Gefahrencirce", "Circé Danger"}},
    {"Maximummer", {"", "Längstzüger", ""}},
    {"UltraSchachZwang", {"", "Ultraschachzwang", ""}},
});

std::string taken_apart(std::string_view word) {
  std::string out;
  for (char const c : word) {
    if (text::is_upper(c) && !out.empty() && text::is_lower(out.back())) out += ' ';
    out += c;
  }
  return out;
}

}  // namespace

std::string printed_name(PopeyeCondition const& condition, chess::Language language) {
  auto const* found = std::ranges::find(table, condition.words.english, &Printed::word);
  if (found != table.end() && !found->names.in(language).empty())
    return std::string(found->names.in(language));
  return language == chess::Language::english ? taken_apart(condition.words.english)
                                              : std::string(condition.words.in(language));
}

}  // namespace dawson::terms
