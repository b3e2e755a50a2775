// What German says.
#include "chess/fairy_men_table.hpp"

namespace dawson::chess {
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
dedicated: gewidmet; white: Weiß; black: Schwarz; neutral: Neutral)",
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
    .play_stands = PlayStands::joined,
    .feminine_goals = "",
    .either_after_play = "matt oder -patt",
    .goal_behind = {"Spiel", "Ziel: ", "Feld"},
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
    .exactly_behind = false,
    .half = "½",
    .moves = {"Zug", "Zügen"},
    .one_below_two = false,
    .other_moves = "zÜgen zuegen züge",
    .solutions = {"Lösung", "Lösungen"},
    .win = "Gewinn",
    .draw = "Remis",
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
    .but = "aber",
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
                .behind_awards = "geteilt; 1. halbjahr; 2. halbjahr",
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
               "Schlüssel suchen", "Anfangsstellung", "Ab hier kann Dawson nicht weiterspielen"},
    .copying = {"kopiert", "nicht kopiert", "QR-Code"},
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

}  // namespace dawson::chess
