// What English says.
#include "chess/languages/words.hpp"

namespace dawson::chess {

constexpr Words english_words{
    .caption =
        R"(
after: after; and: and; with: with; correction: correction; version: version; reprint: reprint;
number: No.; page: p.; author: author; task: stipulation; solution: solution; copy: copy;
dedicated: dedicated to; white: White; black: Black; neutral: Neutral)",
    .months = {"January", "February", "March", "April", "May", "June", "July", "August",
               "September", "October", "November", "December"},
    .first_day = "",
    .day = "",
    .quotes = {"“", "”", "‘", "’"},
    .goals =
        R"(
#: mate; =: stalemate; ==: double stalemate; ##: double mate; ##!: counter-mate;
#=: mate or stalemate; !=: autostalemate; !#: automate; +: check; x: capture; %: win of a piece;
z: target square; ep: en passant capture; 00: castling; ct: circuit; ctr: circuit by rebirth;
<>: exchange of places; <>r: exchange of places by rebirth; ~: any move)",
    .plays =
        R"(
h: help; s: self; r: reflex; semi-r: semi-reflex; hs: help-self; hr: help-reflex;
reci-h: reciprocal help)",
    .series = "ser-: series-; pser-: parry series-; phser-: parry help-series-",
    .marks =
        R"(
*: set play; vv: tries; v: try; w→: White begins; half-duplex: half-duplex; duplex: duplex;
quodlibet: quodlibet; after the key: after the key)",
    .play_stands = PlayStands::before,
    .feminine_goals = "",
    .either_after_play = "mate or stalemate",
    .goal_behind = {"play", "goal: ", "square"},
    .phrases =
        R"(
proof game: dia; series proof game: ser- dia; from A to B: a=>b; shortest proof game: dia;
checkmate: #; help-mate: h #; help-stalemate: h =; self-mate: s #; self-stalemate: s =;
reflex mate: r #; semi-reflex mate: semi-r #; helpselfmate: hs #; helpself-mate: hs #;
help selfmate: hs #; series mate: ser- #; seriesmate: ser- #; series helpmate: ser-h #;
serieshelpmate: ser-h #; series helpstalemate: ser-h =; series selfmate: ser-s #;
seriesselfmate: ser-s #; pg: dia; spg: dia; ortho-reconstruction:; orthoreconstruction:)",
    .in = "in",
    .exactly = "exactly",
    .after = "after",
    .introductory_moves = "introductory moves",
    .exactly_behind = false,
    .half = "½",
    .moves = {"move", "moves"},
    .one_below_two = false,
    .other_moves = "",
    .solutions = {"solution", "solutions"},
    .win = "win",
    .draw = "draw",
    .numbers = {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
                "eleven", "twelve"},
    .to_move = {"White to move", "Black to move", "Neutral to move"},
    .signs = {"moves and captures", "moves only", "captures only", "can be captured",
              "goes on like this", "over empty squares", "any piece, hopped over", "own piece",
              "enemy piece", "captures own pieces", "first move only", "en passant", "castling",
              "captured on the way", "ends here after capturing on the way", "may pass",
              "changes places with the piece that it captures", "may not capture a king"},
    .twins = {"rotate", "mirror", "shift", "Polish type", "further"},
    .but = "but",
    .invisible = {"total invisible", "total invisibles"},
    .zeroposition = "Zeroposition",
    .hands = {"In hand: ", "in hand", "Checks left: "},
    .listing = {.articles = "the; a; an",
                .number = "no.; no",
                .diagram = "problem; diagram",
                .by = "composed by; by",
                .sides =
                    R"(
white to move; white to play; white begins; white moves; white plays; black to move;
black to play; black begins; black moves; black plays)",
                .original = "original",
                .after = "after",
                .version = "version; vers.",
                .correction = "correction; corr.; corrected",
                .reprint = "reprint; reprinted",
                .dedicated = "dedicated; ded.; in memory; in memoriam; in honour",
                .dedicates = "to; for",
                .dedicated_at_end = "in memoriam",
                .issue = "no.; num.; issue; vol.",
                .page = "p.; pp.; page; pages",
                .months = "jan; feb; mar; apr; jun; jul; aug; sep; sept; oct; nov; dec",
                .ordinals = "first; second; third; fourth; fifth; special; shared; joint",
                .adjectives =
                    R"(
special; spec.; sp.; honorable; honourable; honorary; hon.; highly; high; very; shared)",
                .awards =
                    R"(
prizes; prize; pr.; pr; hms; hm; h.m.; mentions; mention; ment.; men.; commendations;
commendation; commended; comm.; comm; place; distinction; premio)",
                .behind_awards = "ex aequo; ex-aequo; ex æquo; e.a.; special; set; shared; 1st "
                                 "half-year; 2nd half-year",
                .tourneys = "tourney; tournament; memorial; wcct; wcci; torneo",
                .unknown = "?; anon.; anon; anonymous; n. n.; n.n.; n., n.; unknown",
                .no_names =
                    R"(
problem; problems; study; studies; task; theme; doubling; interference; cross; cycle;
promotion; miniature; meredith; mate; game; puzzle; record; chess; magazine; tidskrift;
bulletin; gambit; echo; collection; original)"},
    .joints = {},
    .contents = "Contents",
    .figure = "Figure",
    .table = "Table",
    .player = {"Play the solution", "Start", "Back", "Next", "End of the line", "Find the key",
               "Starting position", "Dawson cannot play beyond this point"},
    .copying = {"copied", "not copied", "QR code"},
    .ebook = {"Cover", "Beginning of the text", "Back to the text",
              "Headings, contents and notes are marked as such;"
              " each diagram is also described in words, square by square."},
    .attributes =
        R"(
Royal: Royal; Kamikaze: Kamikaze; Paralysing: Paralysing; Chameleon: Chameleon; Jigger: Jigger;
Volage: Volage; Functionary: Functionary; HalfNeutral: Half-neutral;
HurdleColourChanging: Hurdle colour changing; Protean: Protean; Magic: Magic;
Uncapturable: Uncapturable; Patrol: Patrol; FrischAuf: Frischauf; Bul: Bul; Dob: Dob; Anda: Anda;
AndaInverse: Anda inverse; AliceA: Board A; AliceB: Board B)",
    .pieces = ""};

}  // namespace dawson::chess
