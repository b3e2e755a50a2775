#include "chess/fairy_piece_table.hpp"
#include "chess/languages/words.hpp"

namespace dawson::chess {

// German words of the notation and of pieces.

namespace {

constexpr char const pieces[] = R"(
leo: Leo; mao: Mao; pao: Pao; vao: Vao; rose: Rose; grasshopper: Grashüpfer;
nightrider: Nachtreiter; zebra: Zebra; camel: Kamel; giraffe: Giraffe;
root-50-leaper: Wurzel-50-Springer; root-25-leaper: Wurzel-25-Springer; wazir: Wesir;
alfil: Alfil; fers: Fers; dabbaba: Dabbaba; lion: Lion; nonstop equihopper: Non-stop Equihopper;
locust: Heuschrecke; berolina pawn: Berolina-Bauer; amazon: Amazone; empress: Kaiserin;
princess: Prinzessin; gnu: Gnu; antelope: Antilope; squirrel: Eichhörnchen; waran: Waran;
dragon: Drache; kangaroo: Känguru; spiralspringer: Spiralspringer; ubi-ubi: Ubi-Ubi;
hamster: Hamster; moose: Elch; eagle: Adler; sparrow: Spatz; archbishop: Erzbischof;
reflecting bishop: Reflektierender Läufer; cardinal: Kardinal;
nightrider hopper: Nachtreiterhüpfer; dummy: Dummy; camelrider: Kamelreiter;
zebrarider: Zebrareiter; gnurider: Gnureiter; camelrider hopper: Kamelreiterhüpfer;
zebrarider hopper: Zebrareiterhüpfer; gnurider hopper: Gnureiterhüpfer;
diagonal spiralspringer: Diagonalspiralspringer; bouncy knight: Reflektierender Springer;
equihopper: Equihopper; cat: CAT; berolina superpawn: Berolina-Superbauer; superpawn: Superbauer;
rook-lion: Turm-Lion; bishop-lion: Läufer-Lion; sirene: Sirene; triton: Triton; nereide: Nereide;
orphan: Orphan; edgehog: Randschwein; moa: Moa; rook/bishop-hunter: Turm/Läufer-Jäger;
bishop/rook-hunter: Läufer/Turm-Jäger; maorider: Maoreiter; moarider: Moareiter;
rookhopper: Turmhüpfer; bishophopper: Läuferhüpfer; erlking: Erlkönig; boyscout: Pfadfinder;
girlscout: Pfadfinderin; skylla: Skylla; charybdis: Charybdis;
contra-grasshopper: Kontragrashüpfer; rose lion: Rosenlion; rose hopper: Rosenhüpfer;
okapi: Okapi; 3:7-leaper: 3:7-Springer; grasshopper-2: Grashüpfer-2; grasshopper-3: Grashüpfer-3;
1:6-leaper: 1:6-Springer; 2:4-leaper: 2:4-Springer; 3:5-leaper: 3:5-Springer;
double grasshopper: Doppelgrashüpfer; kinghopper: Königshüpfer; orix: Orix;
1:5-leaper: 1:5-Springer; 2:5-leaper: 2:5-Springer; gral: Gral; rook locust: Turmheuschrecke;
bishop locust: Läuferheuschrecke; nightrider locust: Nachtreiterheuschrecke;
wazirrider: Wesirreiter; fersrider: Fersreiter; bison: Bison; elephant: Elefant; nao: Nao;
rook-moose: Turmelch; rook-eagle: Turmadler; rook-sparrow: Turmspatz; bishop-moose: Läuferelch;
bishop-eagle: Läuferadler; bishop-sparrow: Läuferspatz; rao: Rao; scorpion: Skorpion;
marguerite: Marguerite; 3:6-leaper: 3:6-Springer; nightrider lion: Nachtreiterlion;
maorider lion: Maoreiterlion; moarider lion: Moareiterlion; friend: Freund; dolphin: Delphin;
rabbit: Hase; bob: Bob; english equihopper: englischer Equihopper;
french equihopper: französischer Equihopper; querquisite: Odysseus; bouncer: Bouncer;
tour-bouncer: Turm-Bouncer; fou-bouncer: Läufer-Bouncer; chinese pawn: Chinesischer Bauer;
radial knight: Radialspringer; reversed pawn: Reversbauer; rose locust: Rosenheuschrecke;
zebu: Zebu; bouncy nightrider: Reflektierender Nachtreiter;
spiralspringer (2,0): Spiralspringer (2,0); spiralspringer (4,0): Spiralspringer (4,0);
diagonal spiralspringer (1,1): Diagonalspiralspringer (1,1);
diagonal spiralspringer (3,3): Diagonalspiralspringer (3,3); quintessence: Quintessenz;
double rookhopper: Doppelturmhüpfer; double bishophopper: Doppelläuferhüpfer;
nonstop orix: Non-stop Orix; treehopper: Treehopper; leafhopper: Leafhopper;
greater treehopper: Greater Treehopper; greater leafhopper: Greater Leafhopper;
kangaroo lion: Känguru-Lion; kao: Kao; knighthopper: Springerhüpfer; ship: Schiff;
gryphon: Gryphon; marine knight: Mariner Springer; poseidon: Poseidon; marine pawn: Mariner Bauer;
marine ship: Marines Schiff; sting: Stachel; senora: Senora; faro: Faro; loco: Loco;
saltador: Saltador; maohopper: Maohüpfer; moahopper: Moahüpfer; contra-hamster: Kontrahamster;
eagle equihopper: Adler-Equihopper; eagle nonstop equihopper: Adler-Non-stop-Equihopper;
scarabeus: Skarabäus; king: König; queen: Dame; rook: Turm; bishop: Läufer; knight: Springer;
pawn: Bauer; chancellor: Kanzler; marshall: Marschall; centaur: Zentaur;
threeleaper: Dreispringer; dabbabarider: Dabbabareiter; alfilrider: Alfilreiter; alibaba: Alibaba;
kirin: Kirin; phoenix: Phönix; dragon king: Drachenkönig; dragon horse: Drachenpferd;
gold general: Goldgeneral; silver general: Silbergeneral; lance: Lanze;
shogi knight: Shogi-Springer; xiangqi horse: Xiangqi-Pferd; xiangqi cannon: Xiangqi-Kanone;
xiangqi elephant: Xiangqi-Elefant; janggi elephant: Janggi-Elefant; janggi cannon: Janggi-Kanone;
wizard: Zauberer; champion: Champion; cylinder queen: Zylinderdame; cylinder rook: Zylinderturm;
cylinder bishop: Zylinderläufer)";
static_assert(names_fairy_pieces(pieces));

}  // namespace

constexpr Words german_words{
    .caption =
        R"(
after: nach; and: und; with: mit; correction: Korrektur; version: Version; reprint: Nachdruck;
number: Nr.; page: S.; author: Autor; task: Forderung; solution: Lösung; copy: kopieren;
dedicated: gewidmet; white: Weiß; black: Schwarz; neutral: Neutral; threat: droht;
zugzwang: Zugzwang; but: aber; set-play: Satz; try: Verführung; tries: Verführungen;
solution-play: Lösung; mate: matt; stalemate: patt; white-wins: Weiß gewinnt;
black-wins: Schwarz gewinnt; draw: remis;
cook: Nebenlösung; or: oder; minor-dual: kleiner Dual;
two-movers: Zweizüger; three-movers: Dreizüger; more-movers: Mehrzüger; studies: Studien;
selfmates: Selbstmatts; helpmates: Hilfsmatts; fairies: Märchenschach; other-tasks: Sonstige)",
    .months = {"Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
               "Oktober", "November", "Dezember"},
    .first_day = ".",
    .day = ".",
    .quotes = {"„", "“", "‚", "‘"},
    .goals =
        R"(
#: Matt; =: Patt; ==: Doppelpatt; ##: Doppelmatt; ##!: Kontramatt; #=: Matt oder Patt;
!=: Autopatt; !#: Automatt; +: Schachgebot; x: Schlag; %: Figurengewinn; z: Zielfeld;
ep: En-passant-Schlag; 00: Rochade; ct: Rundlauf; ctr: Rundlauf durch Wiedergeburt;
<>: Platzwechsel; <>r: Platzwechsel durch Wiedergeburt; ~: beliebiger Zug)",
    .plays =
        R"(
h: Hilfs; s: Selbst; r: Reflex; semi-r: Semireflex; hs: Hilfsselbst; hr: Hilfsreflex;
reci-h: Reziprokes Hilfs)",
    .series = "ser-: Serienzug; pser-: Parade-Serienzug; phser-: Parade-Hilfsserienzug",
    .marks =
        R"(
*: Satzspiel; vv: Verführungen; v: Verführung; w→: Weiß beginnt; half-duplex: Halbduplex;
duplex: Duplex; quodlibet: Quodlibet; after the key: nach dem Schlüssel)",
    .play_position = PlayPosition::joined,
    .feminine_goals = "",
    .either_after_play = "matt oder -patt",
    .goal_after = {"Spiel", "Ziel: ", "Feld"},
    .phrases =
        R"(
Beweispartie: dia; Serienzugbeweispartie: ser- dia; von A nach B: a=>b;
kürzeste beweispartie: dia; schachmatt: #; semi-reflexmatt: semi-r #; hilfs-selbstmatt: hs #;
serienmatt: ser- #; serien-matt: ser- #; serienzug-hilfsmatt: ser-h #; serienhilfsmatt: ser-h #;
serienzug-hilfspatt: ser-h =; serienzug-selbstmatt: ser-s #; serienselbstmatt: ser-s #;
ortho-rekonstruktion:; orthorekonstruktion:)",
    .in = "in",
    .exactly = "genau",
    .after = "nach",
    .introductory_moves = "Einleitungszügen",
    .exactly_after = false,
    .half = "½",
    .moves = {"Zug", "Zügen"},
    .one_below_two = false,
    .other_moves = "zÜgen zuegen züge",
    .solutions = {"Lösung", "Lösungen"},
    .win = "Gewinn",
    .draw = "Remis",
    .studies = {"Weiß am Zug gewinnt", "Weiß am Zug hält remis", "Schwarz am Zug gewinnt",
                "Schwarz am Zug hält remis"},
    .numbers = {"einem ein eine", "zwei", "drei", "vier", "fünf fuenf", "sechs", "sieben", "acht",
                "neun", "zehn", "elf", "zwölf"},
    .to_move = {"Weiß am Zug", "Schwarz am Zug", "Neutral am Zug"},
    .signs = {"zieht und schlägt", "zieht nur", "schlägt nur", "kann geschlagen werden",
              "geht so weiter", "über leere Felder", "beliebiger Stein als Bock", "eigener Stein",
              "gegnerischer Stein", "schlägt eigene Steine", "nur im ersten Zug", "en passant",
              "Rochade", "wird unterwegs geschlagen", "Ende des Zuges nach Schlag unterwegs",
              "darf aussetzen", "tauscht mit dem geschlagenen Stein den Platz",
              "darf keinen König schlagen"},
    .twins = {"Drehung", "Spiegelung", "Verschiebung", "Farbwechsel", "ferner"},
    .invisible = {"total unsichtbarer Stein", "total unsichtbare Steine"},
    .zeroposition = "Nullstellung",
    .hands = {"In der Hand: ", "in der Hand", "Verbleibende Schachgebote: "},
    .listing = {.articles = "der; die; das; ein; eine",
                .number = "nr.; nr",
                .diagram = "aufgabe; diagramm; studie",
                .by = "von",
                .sides =
                    R"(
weiß am zug; weiß beginnt; weiss am zug; weiss beginnt; schwarz am zug; schwarz beginnt)",
                .original = "urdruck",
                .after = "nach",
                .version = "fassung; neufassung",
                .correction = "verbesserung; verb.; korrektur; berichtigung",
                .reprint = "nachdruck",
                .dedicated = "dem andenken; zum gedenken; zu ehren",
                .dedicates = "für",
                .dedicated_at_end = "zum gedenken",
                .issue = "nr.; heft; bd.",
                .page = "s.; seite; seiten",
                .months = "okt; dez",
                .ordinals = "erster; zweiter; dritter; vierter; geteilter",
                .adjectives = "ehrende; ehrenvolle; ehr.; lobende; spezielle; spezieller",
                .awards =
                    R"(
preise; preis; sonderpreis; spezialpreis; ehrenpreis; trostpreis; lobe; lob; platz;
erwähnungen; erwähnung; erwaehnung; erw.; e. e.; e.e.)",
                .after_awards = "geteilt; 1. halbjahr; 2. halbjahr",
                .tourneys = "turnier*; *turnier; *turniers",
                .unknown = "unbekannt",
                .no_names = "studie; thema; matt; partie; rekord; schach; urdruck"},
    .joints =
        JointWords{
            .prefixes = "auf", .long_sounds = "au ei ie eu äu ai", .endings = "ler lung lig"},
    .contents = "Inhalt",
    .figure = "Abbildung",
    .table = "Tabelle",
    .player = {"Lösung nachspielen", "Anfang", "Zurück", "Weiter", "Ende der Variante",
               "Schlüssel suchen", "Lösung suchen",
               "Ziehen Sie auf dem Brett, oder drücken Sie › für den nächsten Zug",
               "Anfangsstellung", "Ab hier kann Dawson nicht weiterspielen", "Hier geht es weiter",
               "Stellung ansagen", "Brett drehen", "Diagramm speichern", "Brett", "leer", "Richtig",
               "Nicht in der Lösung", "Dawson kann diese Lösung nicht nachspielen"},
    .copying = {"kopiert", "nicht kopiert", "speichern", "QR-Code"},
    .ebook = {"Umschlag", "Anfang des Textes", "Zurück zum Text",
              "Überschriften, Inhalt und Anmerkungen sind als solche ausgezeichnet;"
              " jedes Diagramm ist auch in Worten beschrieben, Feld für Feld."},
    .attributes =
        R"(
Royal: Königlich; Kamikaze: Kamikaze; Paralysing: Paralysierend; Chameleon: Chamäleon;
Jigger: Jigger; Volage: Volage; Functionary: Beamtet; HalfNeutral: Halbneutral;
HurdleColourChanging: Sprungbock wechselt die Farbe; Protean: Proteisch; Magic: Magisch;
Uncapturable: Unschlagbar; Patrol: Patrouille; FrischAuf: FrischAuf; Bul: Bul; Dob: Dob;
Anda: Anda; AndaInverse: AndaInvers; AliceA: AliceA; AliceB: AliceB)",
    .pieces = pieces};

// German words for descriptions of diagrams.

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
    .prepositions = "",
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
    .side_after_names = true,
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
             "{} und andere", "Stellung in Worten", "Stellung nach {}"},
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
            .no_pieces = "Keine Steine.",
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
            .holds_nothing = "keine",
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
