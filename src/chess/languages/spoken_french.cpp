// What French says of diagrams.
#include "chess/languages/spoken_words.hpp"

namespace dawson::chess {

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
    .side_behind_names = true,
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
             "{}, but", "{} et autres", "Position en toutes lettres"},
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
            .nobody = "Aucune pièce.",
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
            .nobody_held = "aucune",
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
