#include "chess/fairy_piece_table.hpp"
#include "chess/languages/words.hpp"

namespace dawson::chess {

// French words of the notation and of pieces.

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
copy: copier;
dedicated: dédié à; white: Blancs; black: Noirs; neutral: Neutres; threat: menace;
zugzwang: blocus; but: mais; set-play: Jeu apparent; try: Essai; tries: Essais;
solution-play: Solution; mate: mat; stalemate: pat; white-wins: les Blancs gagnent;
black-wins: les Noirs gagnent; draw: nulle;
cook: démoli; or: ou; minor-dual: dual mineur;
two-movers: Deux coups; three-movers: Trois coups; more-movers: Multicoups; studies: Études;
selfmates: Mats inverses; helpmates: Mats aidés; fairies: Féeriques; other-tasks: Autres)",
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
    .play_position = PlayPosition::after,
    .feminine_goals = "x",
    .either_after_play = "mat ou pat",
    .goal_after = {"jeu", "but\u00A0: ", "case"},
    .phrases =
        R"(
partie justificative: dia; partie justificative de série: ser- dia; de A à B: a=>b;
plus courte partie justificative: dia; échec et mat: #)",
    .in = "en",
    .exactly = "exactement",
    .after = "après",
    .introductory_moves = "coups d’introduction",
    .exactly_after = true,
    .half = ",5",
    .moves = {"coup", "coups"},
    .one_below_two = true,
    .other_moves = "",
    .solutions = {"solution", "solutions"},
    .win = "gain",
    .draw = "nulle",
    .studies = {"Les Blancs jouent et gagnent", "Les Blancs jouent et font nulle",
                "Les Noirs jouent et gagnent", "Les Noirs jouent et font nulle"},
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
                .after_awards = "spécial; spéciale; d'honneur; d’honneur",
                .tourneys = "tournoi; tournois; concours; mémorial",
                .unknown = "",
                .no_names = "mat; partie; échecs; inédit"},
    .joints = {},
    .contents = "Table des matières",
    .figure = "Figure",
    .table = "Tableau",
    .player = {"Jouer la solution", "Début", "Précédent", "Suivant", "Fin de la variante",
               "Trouver la clé", "Trouver la solution",
               "Jouez sur l’échiquier, ou appuyez sur › pour le coup suivant", "Position de départ",
               "Dawson ne peut pas continuer à partir d’ici", "Le jeu reprend ici",
               "Dire la position", "Retourner l’échiquier", "Enregistrer le diagramme", "Échiquier",
               "vide", "Juste", "Pas dans la solution", "Dawson ne peut pas jouer cette solution"},
    .copying = {"copié", "non copié", "enregistrer", "Code QR"},
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

// French words for descriptions of diagrams.

constexpr SpokenWords spoken_french{
    .colon = "~: ",
    .semicolon = "~; ",
    .pieces =
        R"(
king: roi|rois; queen: dame|dames|f; rook: tour|tours|f; bishop: fou|fous;
knight: cavalier|cavaliers; pawn: pion|pions; archbishop: archevêque|archevêques;
chancellor: chancelier|chanceliers; robot: robot|robots)",
    .nouns =
        R"(
eau: eaux; cheval: chevaux; général: généraux; cardinal: cardinaux; spirale: spirale;
diagonal: diagonaux; radial: radiaux; non-stop: non-stop; contra: contra; racine: racine;
carrée: carrée; cinquante: cinquante; dame: dames|f; tour: tours|f; sauterelle: sauterelles|f;
rose: roses|f; girafe: girafes|f; impératrice: impératrices|f; princesse: princesses|f;
antilope: antilopes|f; pièce: pièces|f; sirène: sirènes|f; néréide: néréides|f;
locuste: locustes|f; marguerite: marguerites|f; quintessence: quintessences|f; épine: épines|f;
senora: senoras|f; lance: lances|f; double: doubles|f; s: s; x: x; z: z; : s)",
    .prepositions = "de du des d' d’",
    .article = "un|une|un",
    .one = "un|une|un",
    .signs =
        R"(
circle: cercle|cercles; cross: croix|croix|f; square: carré|carrés; triangle: triangle|triangles;
imitator: imitateur|imitateurs)",
    .sides =
        R"(
white: Blancs; black: Noirs; neutral: Neutres; red: Rouges; blue: Bleus; green: Verts;
yellow: Jaunes; purple: Violets; orange: Orange; numbered: Couleur {})",
    .counted =
        R"(
white: Blancs; black: Noirs; neutral: neutres; red: rouges; blue: bleus; green: verts;
yellow: jaunes; purple: violets; orange: orange; numbered: couleur {})",
    .adjectives =
        R"(
white: blanc|blanche|blancs|blanches; black: noir|noire|noirs|noires;
neutral: neutre|neutre|neutres|neutres)",
    .adjective_first = false,
    .plural_by_gender = true,
    .names_have_capitals = false,
    .side_after_names = true,
    .turns = {"tête en haut à droite", "tête à droite", "tête en bas à droite", "tête en bas",
              "tête en bas à gauche", "tête à gauche", "tête en haut à gauche"},
    .attributes =
        R"(
Royal: royale; Kamikaze: kamikaze; Paralysing: paralysante; Chameleon: caméléon;
Jigger: jigger; Volage: volage; Functionary: fonctionnaire; HalfNeutral: demi-neutre;
HurdleColourChanging: sautoir changeant de couleur; Protean: protéenne; Magic: magique;
Uncapturable: imprenable; Patrol: patrouille; FrischAuf: frisch auf; Bul: bul; Dob: dob;
Anda: anda; AndaInverse: anda inverse; AliceA: Alice A; AliceB: Alice B)",
    .marks =
        R"(
frame: cadre|cadres; fill: teinte; circle: cercle|cercles; cross: croix; dot: point|points;
crown: couronne|couronnes; arrow: flèche|flèches; line: ligne|lignes; text: texte)",
    .colours =
        R"(
red: rouge; blue: bleu; green: vert; yellow: jaune; orange: orange; purple: violet;
violet: violet; black: noir; white: blanc; gray: gris; grey: gris; brown: brun)",
    .edges =
        R"(
vertical cylinder: Bords gauche et droit joints (cylindre vertical).;
horizontal cylinder: Bords inférieur et supérieur joints (cylindre horizontal).;
torus: Bords opposés joints (tore).)",
    .edge = "left: bord gauche; right: bord droit; lower: bord inférieur; upper: bord supérieur",
    .head = {"Diagramme {}", "Diagramme d’échecs", "Diagramme de marche {}", "Diagramme de marche",
             "{}, but", "{} et autres", "Position en toutes lettres", "Position après {}"},
    .board =
        {
            .hexagons = "Échiquier à cases hexagonales.",
            .rhombs = "Échiquier à cases en losange.",
            .rectangle = "Échiquier de {} et {}.",
            .files = "{} colonne|{} colonnes",
            .ranks = "{} rangée|{} rangées",
            .planes = "{} plans de {} et {}~: {} à {}.",
            .one_plane = "{} plan de {} et {}~: {}.",
            .stereo =
                "Échiquier de 8 colonnes et 8 rangées, surmonté de 4 plans de 4 colonnes et 4 "
                "rangées~: A à D.",
            .rows = "Rangées~: ",
            .rank = "rangée {}",
            .rank_range = "rangées {} à {}",
            .squares = "{} case|{} cases",
            .to_the_right = "{} vers la droite",
            .wide = "Cases larges~: ",
            .wide_one = "{} (largeur {})",
            .missing = "Case absente~: |Cases absentes~: ",
            .squares_there = "Cases~: ",
            .run = "{} à {}",
            .runs_joined = "{} et {}",
            .none = "aucune",
            .grid = "Grille de {} sur {} cases.",
            .lines = "Lignes de grille~: ",
            .between_files = "entre les colonnes {} et {}",
            .between_ranks = "entre les rangées {} et {}",
            .file = "colonne {}",
            .file_range = "colonnes {} à {}",
            .region = "Seule la partie de {} à {} est montrée.",
        },
    .army =
        {
            .pieces = "{} pièce|{} pièces",
            .empty = "Échiquier vide.",
            .no_pieces = "Aucune pièce.",
            .letter = "pièce {}|pièces {}|f",
            .before_attributes = "pièce ",
            .signs = "Signes~: ",
            .letters = "Lettres et nombres~: ",
            .on = "{} en {}",
            .marks = "Marques~: ",
            .from_to = "de {} à {}",
            .coloured = "{} en {}",
            .drawings = "D’autres dessins ne sont pas décrits.",
        },
    .record =
        {
            .castling = "Roque~: ",
            .kingside = "petit",
            .queenside = "grand",
            .with_rook = "{} avec la tour {}",
            .wings_joined = "{} et {}",
            .en_passant = "Prise en passant en {}.",
            .hands = "En main, ",
            .holds_nothing = "aucune",
            .walls = "Murs~: ",
            .promoted = "Pièce promue~: |Pièces promues~: ",
            .duck = "Canard en {}.",
            .to_move = "Trait aux {}.",
            .number_to_move = "Trait à la couleur {}.",
            .flipped = "Vu du côté des Noirs.",
        },
    .twins =
        {
            .twins = "Jumeaux~: ",
            .goes = "{man} de {a} en {b}",
            .exchange = "{man} {a} et {other} {b} échangent leurs places",
            .goes_off = "sans {man} {a}",
            .comes = "ajouter {man}",
            .instead = "en {a} {man}",
            .substitute = "{men} deviennent {others}",
            .rotate = "échiquier tourné de {} degrés dans le sens inverse des aiguilles d’une "
                      "montre",
            .mirror = "en miroir, {a} en {b}",
            .shift = "décalé, {a} en {b}",
            .polish = "couleurs échangées",
            .diagram = "diagramme",
            .continued = "{}, de plus~: ",
            .any_piece = "pièce|pièces",
            .text = "texte~: ",
        },
    .moves = {"{} en {}.", "Se déplace et capture~: ", "Se déplace seulement~: ",
              "Capture seulement~: ", "Aucun coup.",
              "Pièces amies~: ", "Pièces ennemies~: ", "Pièces quelconques~: "},
    .speech = {.to = "en",
               .takes = "prend",
               .en_passant = ", en passant",
               .promotion = ", devient {}",
               .check = ", échec",
               .double_check = ", échec double",
               .mate = ", mat",
               .stalemate = ", pat",
               .short_castling = "petit roque",
               .long_castling = "grand roque",
               .group = " ou ",
               .move = "Coup {}~: ",
               .move_of_side = "Coup {}, {}~: ",
               .line = "Solution {}.",
               .key = "Clé~: ",
               .attempt = "Essai~: ",
               .set = "Jeu apparent.",
               .threat = "Menace, coup {}~: ",
               .zugzwang = "Blocus.",
               .reply = "Après {}, coup {}~: ",
               .refutation = "Réfuté par {}.",
               .twin = "Jumeau {}."}};

}  // namespace dawson::chess
