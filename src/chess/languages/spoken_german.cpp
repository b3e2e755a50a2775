// What German says of diagrams.
#include "chess/languages/spoken_words.hpp"

namespace dawson::chess {

constexpr SpokenWords spoken_german{
    .colon = ": ",
    .semicolon = "; ",
    .pieces =
        R"(
king: König|Könige; queen: Dame|Damen|f; rook: Turm|Türme; bishop: Läufer|Läufer;
knight: Springer|Springer; pawn: Bauer|Bauern; archbishop: Erzbischof|Erzbischöfe;
chancellor: Kanzler|Kanzler; robot: Roboter|Roboter)",
    .nouns =
        R"(
könig: könige; dame: damen|f; turm: türme; ischer bauer: ische Bauern;
mariner bauer: marine Bauern; bauer: bauern; mariner springer: marine Springer;
ender springer: ende Springer; ender läufer: ende Läufer; ender nachtreiter: ende Nachtreiter;
ischer equihopper: ische Equihopper; marines schiff: marine Schiffe|n; bischof: bischöfe;
general: generäle; kardinal: kardinäle; gral: grale; waran: warane; drache: drachen; hase: hasen;
elefant: elefanten; wesir: wesire; elch: elche; spatz: spatzen; skorpion: skorpione;
delphin: delphine; freund: freunde; marschall: marschälle; zentaur: zentauren;
skarabäus: skarabäen; stachel: stacheln; kamel: kamele|n; pferd: pferde|n; schiff: schiffe|n;
schwein: schweine|n; eichhörnchen: eichhörnchen|n; zebra: zebras|n; gnu: gnus|n; zebu: zebus|n;
känguru: kängurus|n; okapi: okapis|n; quintessenz: quintessenzen|f; senora: senoras|f;
skylla: skyllas|f; charybdis: charybdis|f; moa: moas; erin: erinnen|f;
prinzessin: prinzessinnen|f; er: er; e: en|f; a: as; i: is; o: os; u: us; n: ns; d: ds; t: ts;
b: bs; l: ls; y: ys)",
    .article = "ein|eine|ein",
    .one = "ein|eine|ein",
    .signs =
        R"(
circle: Kreis|Kreise; cross: Kreuz|Kreuze|n; square: Quadrat|Quadrate|n;
triangle: Dreieck|Dreiecke|n; imitator: Imitator|Imitatoren)",
    .sides =
        R"(
white: Weiß; black: Schwarz; neutral: Neutral; red: Rot; blue: Blau; green: Grün;
yellow: Gelb; purple: Violett; orange: Orange; numbered: Farbe {})",
    .counted =
        R"(
white: Weiß; black: Schwarz; neutral: neutral; red: Rot; blue: Blau; green: Grün;
yellow: Gelb; purple: Violett; orange: Orange; numbered: Farbe {})",
    .adjectives =
        R"(
white: weißer|weiße|weißes|weiße; black: schwarzer|schwarze|schwarzes|schwarze;
neutral: neutraler|neutrale|neutrales|neutrale)",
    .adjective_first = true,
    .plural_by_gender = false,
    .names_have_capitals = true,
    .side_behind_names = true,
    .turns = {"Kopf nach rechts oben", "Kopf nach rechts", "Kopf nach rechts unten", "auf dem Kopf",
              "Kopf nach links unten", "Kopf nach links", "Kopf nach links oben"},
    .attributes =
        R"(
Royal: königlich; Kamikaze: Kamikaze; Paralysing: paralysierend; Chameleon: Chamäleon;
Jigger: Jigger; Volage: Volage; Functionary: beamtet; HalfNeutral: halbneutral;
HurdleColourChanging: Sprungbock wechselt Farbe; Protean: proteisch; Magic: magisch;
Uncapturable: unschlagbar; Patrol: Patrouille; FrischAuf: Frischauf; Bul: Bul; Dob: Dob;
Anda: Anda; AndaInverse: Anda invers; AliceA: Alice A; AliceB: Alice B)",
    .marks =
        R"(
frame: Rahmen; fill: Tönung; circle: Kreis|Kreise; cross: Kreuz|Kreuze; dot: Punkt|Punkte;
crown: Krone|Kronen; arrow: Pfeil|Pfeile; line: Linie|Linien; text: Text)",
    .colours =
        R"(
red: Rot; blue: Blau; green: Grün; yellow: Gelb; orange: Orange; purple: Violett;
violet: Violett; black: Schwarz; white: Weiß; gray: Grau; grey: Grau; brown: Braun)",
    .edges =
        R"(
vertical cylinder: Linker und rechter Rand verbunden (Vertikalzylinder).;
horizontal cylinder: Unterer und oberer Rand verbunden (Horizontalzylinder).;
torus: Gegenüberliegende Ränder verbunden (Torus).)",
    .edge = "left: linker Rand; right: rechter Rand; lower: unterer Rand; upper: oberer Rand",
    .head = {"Diagramm {}", "Schachdiagramm", "Zugdiagramm {}", "Zugdiagramm", "{}, Ziel",
             "{} und andere", "Stellung in Worten"},
    .board =
        {
            .hexagons = "Brett mit sechseckigen Feldern.",
            .rhombs = "Brett mit rautenförmigen Feldern.",
            .rectangle = "Brett mit {} und {}.",
            .files = "{} Linie|{} Linien",
            .ranks = "{} Reihe|{} Reihen",
            .planes = "{} Ebenen mit {} und {}: {} bis {}.",
            .one_plane = "{} Ebene mit {} und {}: {}.",
            .stereo = "Brett mit 8 Linien und 8 Reihen, darüber 4 Ebenen mit 4 Linien und 4 "
                      "Reihen: A bis D.",
            .rows = "Reihen: ",
            .rank = "Reihe {}",
            .rank_range = "Reihen {} bis {}",
            .squares = "{} Feld|{} Felder",
            .to_the_right = "{} nach rechts",
            .wide = "Breite Felder: ",
            .wide_one = "{} ({} breit)",
            .missing = "Es fehlt: |Es fehlen: ",
            .squares_there = "Felder: ",
            .run = "{} bis {}",
            .runs_joined = "{} und {}",
            .none = "keine",
            .grid = "Gitter von {} mal {} Feldern.",
            .lines = "Gitterlinien: ",
            .between_files = "zwischen den Linien {} und {}",
            .between_ranks = "zwischen den Reihen {} und {}",
            .file = "Linie {}",
            .file_range = "Linien {} bis {}",
            .region = "Gezeigt ist nur {} bis {}.",
        },
    .army =
        {
            .pieces = "{} Stein|{} Steine",
            .empty = "Leeres Brett.",
            .nobody = "Keine Steine.",
            .letter = "Stein {}|Steine {}",
            .before_attributes = "",
            .signs = "Zeichen: ",
            .letters = "Buchstaben und Zahlen: ",
            .on = "{} auf {}",
            .marks = "Markierungen: ",
            .from_to = "von {} nach {}",
            .coloured = "{} in {}",
            .drawings = "Weitere Zeichnungen sind nicht beschrieben.",
        },
    .record =
        {
            .castling = "Rochade: ",
            .kingside = "kurz",
            .queenside = "lang",
            .with_rook = "{} mit dem Turm {}",
            .wings_joined = "{} und {}",
            .en_passant = "En-passant-Schlag auf {}.",
            .hands = "In der Hand, ",
            .nobody_held = "keine",
            .walls = "Mauern: ",
            .promoted = "Umgewandelt: ",
            .duck = "Ente auf {}.",
            .to_move = "{} am Zug.",
            .number_to_move = "Farbe {} am Zug.",
            .flipped = "Aus schwarzer Sicht.",
        },
    .twins =
        {
            .twins = "Zwillinge: ",
            .goes = "{man} von {a} nach {b}",
            .exchange = "{man} {a} und {other} {b} tauschen die Plätze",
            .goes_off = "{man} {a} entfernt",
            .comes = "zusätzlich {man}",
            .instead = "auf {a} {man}",
            .substitute = "{men} werden {others}",
            .rotate = "Brett um {} Grad gegen den Uhrzeigersinn gedreht",
            .mirror = "gespiegelt, {a} nach {b}",
            .shift = "verschoben, {a} nach {b}",
            .polish = "Farben vertauscht",
            .diagram = "Diagramm",
            .continued = "{}, ferner: ",
            .any_piece = "Stein|Steine",
            .text = "Text: ",
        },
    .moves = {"{} auf {}.", "Zieht und schlägt: ", "Zieht nur: ", "Schlägt nur: ", "Keine Züge.",
              "Eigene Steine: ", "Gegnerische Steine: ", "Beliebige Steine: "},
    .speech = {.to = "nach",
               .takes = "schlägt",
               .en_passant = ", en passant",
               .promotion = ", wird {}",
               .check = ", Schach",
               .double_check = ", Doppelschach",
               .mate = ", matt",
               .stalemate = ", patt",
               .short_castling = "kurze Rochade",
               .long_castling = "lange Rochade",
               .group = " oder ",
               .move = "Zug {}: ",
               .move_of_side = "Zug {}, {}: ",
               .line = "Lösung {}.",
               .key = "Schlüssel: ",
               .attempt = "Verführung: ",
               .set = "Satzspiel.",
               .threat = "Drohung, Zug {}: ",
               .zugzwang = "Zugzwang.",
               .reply = "Nach {}, Zug {}: ",
               .refutation = "Widerlegt durch {}.",
               .twin = "Zwilling {}."}};

}  // namespace dawson::chess
