#include "chess/languages/words.hpp"

namespace dawson::chess {

// English words of the notation and of pieces.

constexpr Words english_words{
    .caption =
        R"(
after: after; and: and; with: with; correction: correction; version: version; reprint: reprint;
number: No.; page: p.; author: author; task: stipulation; solution: solution; copy: copy;
dedicated: dedicated to; white: White; black: Black; neutral: Neutral; threat: threat;
zugzwang: zugzwang; but: but; set-play: Set play; try: Try; tries: Tries; solution-play: Solution;
mate: mate; stalemate: stalemate; white-wins: White wins; black-wins: Black wins; draw: draw;
cook: cook; or: or; minor-dual: minor dual;
two-movers: Two-movers; three-movers: Three-movers; more-movers: More-movers; studies: Studies;
selfmates: Selfmates; helpmates: Helpmates; fairies: Fairies; other-tasks: Others)",
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
    .play_position = PlayPosition::before,
    .feminine_goals = "",
    .either_after_play = "mate or stalemate",
    .goal_after = {"play", "goal: ", "square"},
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
    .exactly_after = false,
    .half = "½",
    .moves = {"move", "moves"},
    .one_below_two = false,
    .other_moves = "",
    .solutions = {"solution", "solutions"},
    .win = "win",
    .draw = "draw",
    .studies = {"White to play and win", "White to play and draw", "Black to play and win",
                "Black to play and draw"},
    .numbers = {"one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
                "eleven", "twelve"},
    .to_move = {"White to move", "Black to move", "Neutral to move"},
    .signs = {"moves and captures", "moves only", "captures only", "can be captured",
              "goes on like this", "over empty squares", "any man, hopped over", "own man",
              "enemy man", "captures own men", "first move only", "en passant", "castling",
              "taken on the way", "ends here after taking on the way", "may pass",
              "changes places with the man that it takes", "may not take a king"},
    .twins = {"rotate", "mirror", "shift", "Polish type", "further"},
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
                .after_awards = "ex aequo; ex-aequo; ex æquo; e.a.; special; set; shared; 1st "
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
               "Find the solution", "Make a move on the board, or press › for the next move",
               "Starting position", "Dawson cannot play beyond this point", "Play resumes here",
               "Say the position", "Flip the board", "Save the diagram", "Board", "empty", "Right",
               "Not in the solution", "Dawson cannot play this solution"},
    .copying = {"copied", "not copied", "save", "QR code"},
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

// English words for descriptions of diagrams.

constexpr SpokenWords spoken_english{
    .colon = ": ",
    .semicolon = "; ",
    .pieces =
        R"(
king: king|kings; queen: queen|queens; rook: rook|rooks; bishop: bishop|bishops;
knight: knight|knights; pawn: pawn|pawns; archbishop: archbishop|archbishops;
chancellor: chancellor|chancellors; robot: robot|robots)",
    .nouns = "moose: moose; s: ses; x: xes; ch: ches; y: ies; : s",
    .prepositions = "",
    .article = "a",
    .one = "one",
    .signs =
        R"(
circle: circle|circles; cross: cross|crosses; square: square|squares;
triangle: triangle|triangles; imitator: imitator|imitators)",
    .sides =
        R"(
white: White; black: Black; neutral: Neutral; red: Red; blue: Blue; green: Green;
yellow: Yellow; purple: Purple; orange: Orange; numbered: Colour {})",
    .counted =
        R"(
white: White; black: Black; neutral: neutral; red: red; blue: blue; green: green;
yellow: yellow; purple: purple; orange: orange; numbered: colour {})",
    .adjectives = "white: white; black: black; neutral: neutral",
    .adjective_first = true,
    .plural_by_gender = false,
    .names_have_capitals = false,
    .side_after_names = false,
    .turns = {"head to the upper right", "head to the right", "head to the lower right",
              "upside down", "head to the lower left", "head to the left",
              "head to the upper left"},
    .attributes =
        R"(
Royal: royal; Kamikaze: kamikaze; Paralysing: paralysing; Chameleon: chameleon; Jigger: jigger;
Volage: volage; Functionary: functionary; HalfNeutral: half-neutral;
HurdleColourChanging: hurdle colour changing; Protean: protean; Magic: magic;
Uncapturable: uncapturable; Patrol: patrol; FrischAuf: frisch auf; Bul: bul; Dob: dob;
Anda: anda; AndaInverse: anda inverse; AliceA: Alice A; AliceB: Alice B)",
    .marks =
        R"(
frame: frame|frames; fill: shading; circle: circle|circles; cross: cross|crosses; dot: dot|dots;
crown: crown|crowns; arrow: arrow|arrows; line: line|lines; text: text)",
    .colours =
        R"(
red: red; blue: blue; green: green; yellow: yellow; orange: orange; purple: purple;
violet: violet; black: black; white: white; gray: grey; grey: grey; brown: brown)",
    .edges =
        R"(
vertical cylinder: Left and right edges joined (vertical cylinder).;
horizontal cylinder: Lower and upper edges joined (horizontal cylinder).;
torus: Opposite edges joined (torus).)",
    .edge = "left: left edge; right: right edge; lower: lower edge; upper: upper edge",
    .head = {"Diagram {}", "Chess diagram", "Move diagram {}", "Move diagram", "{}, target",
             "{} and others", "Position in words", "Position after {}"},
    .board =
        {
            .hexagons = "Board of hexagons.",
            .rhombs = "Board of rhombs.",
            .rectangle = "Board of {} and {}.",
            .files = "{} file|{} files",
            .ranks = "{} rank|{} ranks",
            .planes = "{} planes of {} and {}: {} to {}.",
            .one_plane = "{} plane of {} and {}: {}.",
            .stereo = "Board of 8 files and 8 ranks, and 4 planes of 4 files and 4 ranks above it: "
                      "A to D.",
            .rows = "Rows: ",
            .rank = "rank {}",
            .rank_range = "ranks {} to {}",
            .squares = "{} square|{} squares",
            .to_the_right = "{} to the right",
            .wide = "Wide squares: ",
            .wide_one = "{} ({} wide)",
            .missing = "Missing square: |Missing squares: ",
            .squares_there = "Squares: ",
            .run = "{} to {}",
            .runs_joined = "{} and {}",
            .none = "none",
            .grid = "Grid of {} by {} squares.",
            .lines = "Grid lines: ",
            .between_files = "between files {} and {}",
            .between_ranks = "between ranks {} and {}",
            .file = "file {}",
            .file_range = "files {} to {}",
            .region = "Only {} to {} is shown.",
        },
    .army =
        {
            .pieces = "{} man|{} men",
            .empty = "Empty board.",
            .no_pieces = "No men.",
            .letter = "piece {}|pieces {}",
            .before_attributes = "",
            .signs = "Signs: ",
            .letters = "Letters and numbers: ",
            .on = "{} on {}",
            .marks = "Marks: ",
            .from_to = "from {} to {}",
            .coloured = "{} in {}",
            .drawings = "Further drawings are not described.",
        },
    .record =
        {
            .castling = "Castling: ",
            .kingside = "kingside",
            .queenside = "queenside",
            .with_rook = "{} with the rook {}",
            .wings_joined = "{} and {}",
            .en_passant = "En passant capture on {}.",
            .hands = "In hand, ",
            .holds_nothing = "none",
            .walls = "Walls: ",
            .promoted = "Promoted: ",
            .duck = "Duck on {}.",
            .to_move = "{} to move.",
            .number_to_move = "Colour {} to move.",
            .flipped = "Seen from Black’s side.",
        },
    .twins =
        {
            .twins = "Twins: ",
            .goes = "{man} from {a} to {b}",
            .exchange = "{man} {a} and {other} {b} change places",
            .goes_off = "without {man} {a}",
            .comes = "add {man}",
            .instead = "on {a} {man}",
            .substitute = "{men} become {others}",
            .rotate = "board turned by {} degrees counterclockwise",
            .mirror = "mirrored, {a} to {b}",
            .shift = "shifted, {a} to {b}",
            .polish = "colours exchanged",
            .diagram = "diagram",
            .continued = "{}, continued: ",
            .any_piece = "piece|pieces",
            .text = "text: ",
        },
    .moves = {"{} on {}.", "Moves and captures: ", "Moves only: ", "Captures only: ", "No moves.",
              "Own men: ", "Enemy men: ", "Any men: "},
    .speech = {.to = "to",
               .takes = "takes",
               .en_passant = ", en passant",
               .promotion = ", becomes {}",
               .check = ", check",
               .double_check = ", double check",
               .mate = ", mate",
               .stalemate = ", stalemate",
               .short_castling = "castles kingside",
               .long_castling = "castles queenside",
               .group = " or ",
               .move = "Move {}: ",
               .move_of_side = "Move {}, {}: ",
               .line = "Solution {}.",
               .key = "Key: ",
               .attempt = "Try: ",
               .set = "Set play.",
               .threat = "Threat, move {}: ",
               .zugzwang = "Zugzwang.",
               .reply = "After {}, move {}: ",
               .refutation = "Refuted by {}.",
               .twin = "Twin {}."}};

}  // namespace dawson::chess
