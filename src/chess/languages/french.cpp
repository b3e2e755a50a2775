// What French says.
#include "chess/fairy_men_table.hpp"

namespace dawson::chess {
namespace {

constexpr char const pieces[] = R"(
leo: leo; mao: mao; pao: pao; vao: vao; rose: rose; grasshopper: sauterelle;
nightrider: noctambule; zebra: zèbre; camel: chameau; giraffe: girafe;
root-50-leaper: cavalier racine carrée cinquante; root-25-leaper: bucéphale; wazir: vizir;
alfil: alfil; fers: fers; dabbaba: dabbaba; lion: lion; nonstop equihopper: équisauteur non-stop;
locust: locuste; berolina pawn: pion berolina; amazon: amazone; empress: impératrice;
princess: princesse; gnu: gnou; antelope: antilope; squirrel: écureuil; waran: varan;
dragon: dragon; kangaroo: kangourou; spiralspringer: cavalier spirale; ubi-ubi: ubi-ubi;
hamster: hamster; moose: élan; eagle: aigle; sparrow: moineau; archbishop: archevêque;
reflecting bishop: fou rebondissant; cardinal: cardinal; nightrider hopper: noctambule sauteur;
dummy: pièce impuissante; camelrider: chameau noctambule; zebrarider: zèbre noctambule;
gnurider: gnou noctambule; camelrider hopper: chameau sauteur; zebrarider hopper: zèbre sauteur;
gnurider hopper: gnou sauteur; diagonal spiralspringer: cavalier spirale diagonal;
bouncy knight: cavalier rebondissant; equihopper: équisauteur; cat: CAT;
berolina superpawn: berolina superpion; superpawn: superpion; rook-lion: tour-lion;
bishop-lion: fou-lion; sirene: sirène; triton: triton; nereide: néréide; orphan: orphan;
edgehog: edgehog; moa: moa; rook/bishop-hunter: tour/fou chasseur;
bishop/rook-hunter: fou/tour chasseur; maorider: noctambule mao; moarider: noctambule moa;
rookhopper: sauterelle tour; bishophopper: sauterelle fou; erlking: roi des aulnes;
boyscout: boy-scout; girlscout: girl-scout; skylla: skylla; charybdis: charybdis;
contra-grasshopper: sauterelle contra; rose lion: rose lion; rose hopper: rose sauteur;
okapi: okapi; 3:7-leaper: 3:7-cavalier; grasshopper-2: sauterelle-2; grasshopper-3: sauterelle-3;
1:6-leaper: 1:6-cavalier; 2:4-leaper: 2:4-cavalier; 3:5-leaper: 3:5-cavalier;
double grasshopper: double sauterelle; kinghopper: roi sauteur; orix: orix;
1:5-leaper: 1:5-cavalier; 2:5-leaper: 2:5-cavalier; gral: gral; rook locust: tour locuste;
bishop locust: fou locuste; nightrider locust: noctambule locuste; wazirrider: vizir noctambule;
fersrider: fers noctambule; bison: bison; elephant: éléphant; nao: nao; rook-moose: élan tour;
rook-eagle: aigle tour; rook-sparrow: moineau tour; bishop-moose: élan fou;
bishop-eagle: aigle fou; bishop-sparrow: moineau fou; rao: rao; scorpion: scorpion;
marguerite: marguerite; 3:6-leaper: 3:6-cavalier; nightrider lion: noctambule lion;
maorider lion: noctambule mao lion; moarider lion: noctambule moa lion; friend: ami;
dolphin: dauphin; rabbit: lapin; bob: bob; english equihopper: équisauteur anglais;
french equihopper: équisauteur français; querquisite: querquisite; bouncer: bouncer;
tour-bouncer: tour-bouncer; fou-bouncer: fou-bouncer; chinese pawn: pion chinois;
radial knight: cavalier radial; reversed pawn: pion renversé; rose locust: rose locuste;
zebu: zébu; bouncy nightrider: noctambule rebondissant;
spiralspringer (2,0): cavalier spirale (2,0); spiralspringer (4,0): cavalier spirale (4,0);
diagonal spiralspringer (1,1): cavalier spirale diagonal (1,1);
diagonal spiralspringer (3,3): cavalier spirale diagonal (3,3); quintessence: quintessence;
double rookhopper: double tour-sauterelle; double bishophopper: double fou-sauterelle;
nonstop orix: orix non-stop; treehopper: treehopper; leafhopper: leafhopper;
greater treehopper: greater treehopper; greater leafhopper: greater leafhopper;
kangaroo lion: kangourou-lion; kao: kao; knighthopper: sauterelle cavalier; ship: bateau;
gryphon: gryphon; marine knight: cavalier marin; poseidon: poséidon; marine pawn: pion marin;
marine ship: bateau marin; sting: épine; senora: senora; faro: faro; loco: loco;
saltador: saltador; maohopper: sauteur mao; moahopper: sauteur moa;
contra-hamster: contra-hamster; eagle equihopper: équisauteur aigle;
eagle nonstop equihopper: équisauteur aigle non-stop; scarabeus: scarabée; king: roi; queen: dame;
rook: tour; bishop: fou; knight: cavalier; pawn: pion; chancellor: chancelier; marshall: maréchal;
centaur: centaure; threeleaper: bondisseur 0-3; dabbabarider: dabbaba noctambule;
alfilrider: alfil noctambule; alibaba: alibaba; kirin: kirin; phoenix: phénix;
dragon king: roi dragon;
dragon horse: cheval dragon; gold general: général d'or; silver general: général d'argent;
lance: lance; shogi knight: cavalier du shogi; xiangqi horse: cheval du xiangqi;
xiangqi cannon: canon du xiangqi; xiangqi elephant: éléphant du xiangqi;
janggi elephant: éléphant du janggi; janggi cannon: canon du janggi; wizard: magicien;
champion: champion; cylinder queen: dame cylindrique; cylinder rook: tour cylindrique;
cylinder bishop: fou cylindrique)";
static_assert(names_fairy_pieces(pieces));

}  // namespace

constexpr Words french_words{
    .caption =
        R"(
after: d’après; and: et; with: avec; correction: correction; version: version;
reprint: réimpression; number: nº; page: p.; author: auteur; task: énoncé; solution: solution;
copy: copier; dedicated: dédié à; white: Blancs; black: Noirs; neutral: Neutres)",
    .months = {"janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
               "octobre", "novembre", "décembre"},
    .first_day = "er",
    .day = "",
    .quotes = {"«\u00A0", "\u00A0»", "“", "”"},
    .goals =
        R"(
#: mat; =: pat; ==: pat double; ##: mat double; ##!: contre-mat; #=: mat ou pat; !=: autopat;
!#: automat; +: échec; x: prise; %: gain de pièce; z: case-cible; ep: prise en passant; 00: roque;
ct: circuit; ctr: circuit par renaissance; <>: échange de places;
<>r: échange de places par renaissance; ~: coup quelconque)",
    .plays =
        R"(
h: aidé; s: inverse; r: réflexe; semi-r: semi-réflexe; hs: inverse aidé; hr: réflexe aidé;
reci-h: aidé réciproque)",
    .series = "ser-: de série; pser-: de série à parades; phser-: avec série aidée à parades",
    .marks =
        R"(
*: jeu apparent; vv: essais; v: essai; w→: les Blancs commencent; half-duplex: demi-duplex;
duplex: duplex; quodlibet: quodlibet; after the key: après la clé)",
    .play_stands = PlayStands::behind,
    .feminine_goals = "x",
    .either_after_play = "mat ou pat",
    .goal_behind = {"jeu", "but\u00A0: ", "case"},
    .phrases =
        R"(
partie justificative: dia; partie justificative de série: ser- dia; de A à B: a=>b;
plus courte partie justificative: dia; échec et mat: #)",
    .in = "en",
    .exactly = "exactement",
    .after = "après",
    .introductory_moves = "coups d’introduction",
    .exactly_behind = true,
    .half = ",5",
    .moves = {"coup", "coups"},
    .one_below_two = true,
    .other_moves = "",
    .solutions = {"solution", "solutions"},
    .win = "gain",
    .draw = "nulle",
    .numbers = {"un une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix",
                "onze", "douze"},
    .to_move = {"Trait aux Blancs", "Trait aux Noirs", "Trait aux Neutres"},
    .signs = {"se déplace et capture", "se déplace seulement", "capture seulement",
              "peut être capturée", "continue ainsi", "par des cases vides", "sautoir quelconque",
              "pièce amie", "pièce ennemie", "capture les pièces amies", "premier coup seulement",
              "en passant", "roque", "capturée en chemin", "arrive ici après une capture en chemin",
              "peut passer", "échange sa place avec la pièce capturée",
              "ne peut pas capturer un roi"},
    .twins = {"rotation", "miroir", "translation", "couleurs échangées", "de plus"},
    .but = "mais",
    .invisible = {"total invisible", "totaux invisibles"},
    .zeroposition = "Zéroposition",
    .hands = {"En main\u00A0: ", "en main", "Échecs restants\u00A0: "},
    .listing = {.articles = "le; la; les; un; une; l'; l’",
                .number = "n°; nº",
                .diagram = "problème; diagramme; étude",
                .by = "par",
                .sides =
                    R"(
les blancs jouent; les blancs commencent; les noirs jouent; les noirs commencent; trait
aux blancs; trait aux noirs)",
                .original = "inédit; inedit",
                .after = "d'après; d’après",
                .version = "",
                .correction = "",
                .reprint = "réédition",
                .dedicated = "dédié; dédiée; dédiés; dédiées; à la mémoire; en hommage; hommage",
                .dedicates = "pour; à",
                .dedicated_at_end = "",
                .issue = "n°; nº",
                .page = "",
                .months = "",
                .ordinals = "premier; deuxième",
                .adjectives = "spécial; spéciale",
                .awards = "prix; recommandés; recommandé; recommandations; recommandation",
                .behind_awards = "spécial; spéciale; d'honneur; d’honneur",
                .tourneys = "tournoi; tournois; concours; mémorial",
                .unknown = "",
                .no_names = "mat; partie; échecs; inédit"},
    .joints = {},
    .contents = "Table des matières",
    .figure = "Figure",
    .table = "Tableau",
    .player = {"Jouer la solution", "Début", "Précédent", "Suivant", "Fin de la variante",
               "Trouver la clé", "Position de départ",
               "Dawson ne peut pas continuer à partir d’ici"},
    .copying = {"copié", "non copié", "Code QR"},
    .ebook = {"Couverture", "Début du texte", "Retour au texte",
              "Les titres, la table et les notes sont balisés comme tels ;"
              " chaque diagramme est aussi décrit en toutes lettres, case par case."},
    .attributes =
        R"(
Royal: Royal; Kamikaze: Kamikaze; Paralysing: Paralysant; Chameleon: Caméléon; Jigger: Jigger;
Volage: Volage; Functionary: Fonctionnaire; HalfNeutral: Demi-neutre;
HurdleColourChanging: Sautoir change de couleur; Protean: Protée; Magic: Magique;
Uncapturable: Imprenable; Patrol: Patrouille; FrischAuf: FrischAuf; Bul: Bul; Dob: Dob;
Anda: Anda; AndaInverse: AndaInverse; AliceA: AliceA; AliceB: AliceB)",
    .pieces = pieces};

}  // namespace dawson::chess
