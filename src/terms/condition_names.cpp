// Names of conditions that stand in no table of Popeye's: other words for what it has, and what it
// does not know, in the spelling of print.
#include "terms/conditions.hpp"

#include <array>

namespace dawson::terms {
namespace {

using chess::Edges;

constexpr auto names = std::to_array<FurtherName>({
    // Circe: captured men are reborn.
    {{"", "Vertikales Symmetriecirce", ""}, "VerticalSymmetryCirce"},
    {{"", "Horizontales Symmetriecirce", ""}, "HorizontalSymmetryCirce"},
    {{"", "Diametrales Circe", ""}, "DiametralCirce"},
    {{"Clone Circe", "Klon-Circe", ""}, "CirceClone"},
    {{"Mirror Clone Circe", "", ""}, "MirrorCirceClone"},
    {{"", "", "Circé de colonne"}, "FileCirce"},
    {{"", "", "Circé de rangée"}, "RankCirce"},
    {{"Exchange Circe", "", ""}, "PWC"},
    {{"", "", "Contre-Parrain"}, "ContraParrain"},
    {{"Double Agents Circe", "", ""}, "CirceDoubleAgents"},
    {{"", "Turncoats-Circe", ""}, "CirceTurncoats"},
    {{"April Circe", "Aprilcirce", "Circé avril"}, ""},
    {{"Strict Circe", "Striktes Circe", "Circé strict"}, ""},
    {{"Rex Inclusiv Circe", "Circe Rex inclusiv", "Circé avec rois"}, ""},
    {{"Martian Circe", "", ""}, "MarsCirce"},
    {{"Clone Anticirce", "", ""}, "AntiCloneCirce"},
    {{"Couscous Anticirce", "Anticouscouscirce", ""}, ""},
    {{"Mirror Immune chess", "", ""}, "MirrorImmunChess"},
    {{"Diagram Immune chess", "", ""}, "DiagramImmunChess"},
    {{"File Immune chess", "", ""}, "FileImmunChess"},

    // What paralyses, guards or forbids.
    {{"Partial Madrasi", "Partielles Madrasi", "Madrasi partiel"}, ""},
    {{"", "Disparates Schach", ""}, "Disparate"},
    {{"", "Patrouillenschach", ""}, "Patrouille"},
    {{"", "", "Échecs provocateurs"}, "ProvocationChess"},
    {{"", "", "Rois protégés"}, "ShieldedKings"},
    {{"", "", "Échecs centraux"}, "CentralChess"},
    {{"Kölner Kontaktschach", "", ""}, ""},
    {{"", "", "Échecs fantômes"}, "GhostChess"},

    // Men that change their colour or their kind.
    {{"Andernach", "", ""}, "AndernachChess"},
    {{"Super-Andernach", "Superandernachschach", ""}, ""},
    {{"", "", "Échecs tibétains"}, "Tibet"},
    {{"", "", "Échecs volages"}, "Volage"},
    {{"", "Verräterschach", "Échecs traîtres"}, "TraitorChess"},
    {{"", "Norwegisches Schach", "Échecs norvégiens"}, "NorskSjakk"},
    {{"Magic square", "Magisches Feld", ""}, "MagicSquares"},
    {{"Generalised Masand", "Allgemeines Masand", ""}, "MasandGeneralised"},
    {{"Einstein", "", ""}, "EinsteinChess"},
    {{"Anti-Einstein", "", ""}, "AntiEinsteinChess"},
    {{"Reverse Einstein", "", "Einstein inverse"}, "ReversalEinsteinChess"},
    {{"Reversal Einstein", "Inverses Einsteinschach", ""}, "ReversalEinsteinChess"},
    {{"", "", "Poursuite caméléon"}, "ChameleonPursuit"},
    {{"", "", "Séquence caméléon"}, "ChameleonSequence"},
    {{"", "Frankfurter Schach", "Échecs francfortois"}, "FrankfurtChess"},
    {{"", "", "Échecs relégation"}, "RelegationChess"},
    {{"Reflective king", "Reflektierender König", "Roi réflecteur"}, ""},
    {{"", "Transmutierender König", "Roi transmuté"}, "TransmutedKings"},
    {{"Supertransmuting kings", "Supertransmutierende Könige", "Rois supertransmutés"}, ""},
    {{"Supertransmuting king", "Supertransmutierender König", "Roi supertransmuté"}, ""},
    {{"Vaulting king", "", ""}, "VaultingKings"},
    {{"Magnetic chess", "Magnetschach", "Échecs magnétiques"}, ""},

    // What is a move, and who has to play it.
    {{"Double maximummer", "Doppellängstzüger", "Double maximum"}, ""},
    {{"", "Kürzestzüger", "Minimum"}, "BlackMinimummer"},
    {{"Double minimummer", "Doppelkürzestzüger", "Double minimum"}, ""},
    {{"Ultramaximummer", "Ultralängstzüger", ""}, ""},
    {{"Must check", "Schachzwang", "Échec obligatoire"}, ""},
    {{"Must capture", "Schlagzwang", "Prise forcée"}, ""},
    {{"Giveaway chess", "Räuberschach", ""}, ""},
    {{"No captures", "", "Sans prise"}, "NoCapture"},
    {{"Capture forbidden", "Schlagverbot", ""}, "NoCapture"},
    {{"Consequent series", "Konsequenter Serienzug", ""}, ""},
    {{"Forced square", "Zwangsfeld", "Case forcée"}, ""},
    {{"Consequent forced square", "Konsequentes Zwangsfeld", ""}, ""},
    {{"Edge mover", "Randzüger", "Coup au bord"}, ""},
    {{"Follow my leader", "Verfolgungszüger", "Poursuite"}, ""},
    {{"", "Duellanten", ""}, "DuellistChess"},
    {{"Synchronous mover", "Synchronzüger", "Coup synchrone"}, ""},
    {{"Synchron mover", "", ""}, ""},
    {{"Antisynchron mover", "Antisynchronzüger", ""}, ""},
    {{"Anti Take & Make", "", ""}, ""},
    {{"Messigny", "", ""}, "MessignyChess"},
    {{"Monochrome chess", "Einfarbiges Schach", "Échecs monochromes"}, "MonochromChess"},
    {{"Monochromatic", "Monochrom", ""}, "MonochromChess"},
    {{"Bichrome chess", "Zweifarbiges Schach", "Échecs bichromes"}, "BichromChess"},
    {{"Bichromatic", "Bichrom", ""}, "BichromChess"},
    {{"Bichrome", "", ""}, "BichromChess"},
    {{"", "", "Échecs chinois"}, "ChineseChess"},
    {{"", "Leofamilie", "Famille léo"}, "Leofamily"},
    {{"Normal pawns", "", "Pions normaux"}, "NormalPawn"},
    {{"Berolina chess", "Berolinaschach", "Échecs Berolina"}, ""},
    {{"", "", "Retour à la maison"}, "BackHome"},
    {{"", "Rollenwechsel", "Changement de rôle"}, "RoleExchange"},
    {{"Progressive chess", "Progressives Schach", "Échecs progressifs"}, ""},
    {{"Marseillais chess", "Doppelzugschach", "Échecs marseillais"}, ""},
    {{"Gravity chess", "Gravitationsschach", "Échecs gravité"}, ""},
    {{"Knightmate chess", "", ""}, ""},

    // Kings, checks and mates.
    {{"Anti-king", "Antikönig", "Antiroi"}, ""},
    {{"Oscillating kings", "Oszillierende Könige", "Rois oscillants"}, ""},
    {{"Royal square", "Königliches Feld", "Case royale"}, ""},
    {{"Rex multiplex", "", ""}, ""},
    {{"Rex solus", "", ""}, ""},
    {{"Dynamo", "Dynamoschach", "Échecs dynamo"}, ""},
    {{"Kamikaze", "Kamikazeschach", "Échecs kamikaze"}, ""},
    {{"Total invisible", "Total unsichtbar", "Invisible total"}, ""},
    {{"Kriegspiel", "", ""}, ""},

    // The board, and promotion.
    {{"", "", "Échecs à grille"}, "GridChess"},
    {{"", "", "Imitateur"}, "Imitator"},
    {{"Imitators", "Imitatoren", "Imitateurs"}, "Imitator"},
    {{"Promotion into imitator", "Umwandlung in Imitator", "Promotion en imitateur"}, ""},
    {{"", "Wächterschach", ""}, "Sentinelles"},
    {{"Holes", "Löcher", "Trous"}, "Hole"},
    {{"Vertical cylinder", "Vertikaler Zylinder", "Cylindre vertical"},
     "",
     Edges::vertical_cylinder},
    {{"Horizontal cylinder", "Horizontaler Zylinder", "Cylindre horizontal"},
     "",
     Edges::horizontal_cylinder},
    {{"Cylinder board", "Zylinderbrett", "Échiquier cylindrique"}, "", Edges::vertical_cylinder},
    {{"Cylinder chess", "Zylinderschach", "Échecs cylindriques"}, "", Edges::vertical_cylinder},
    {{"Cylinder", "Zylinder", "Cylindre"}, "", Edges::vertical_cylinder},
    {{"Anchor ring", "Ankerring", "Anneau"}, "", Edges::torus},
    {{"Torus", "Torusbrett", "Tore"}, "", Edges::torus},
    {{"Stereo chess", "Stereoschach", "Échecs stéréo"}, ""},
    {{"Space chess", "Raumschach", "Échecs dans l'espace"}, ""},
    {{"Hexagonal chess", "Hexagonalschach", "Échecs hexagonaux"}, ""},
    {{"", "Drehbrett", ""}, "ActuatedRevolvingBoard"},
    {{"", "Drehzentrum", ""}, "ActuatedRevolvingCentre"},
    {{"", "", "Boîte unique"}, "SingleBox"},
    {{"Promotion only in", "Umwandlung nur in", "Promotion seulement en"}, ""},
    {{"No promotion", "Ohne Umwandlung", "Sans promotion"}, ""},
    {{"", "Ohne weiße Umwandlung", "Sans promotion blanche"}, "NoWhitePromotion"},
    {{"", "Ohne schwarze Umwandlung", "Sans promotion noire"}, "NoBlackPromotion"},
    {{"Promotion squares", "Umwandlungsfelder", "Cases de promotion"}, ""},
});

}  // namespace

std::span<FurtherName const> further_condition_names() { return names; }

}  // namespace dawson::terms
