// What English says of diagrams.
#include "chess/languages/spoken_words.hpp"

namespace dawson::chess {

constexpr SpokenWords spoken_english{
    .colon = ": ",
    .semicolon = "; ",
    .pieces =
        R"(
king: king|kings; queen: queen|queens; rook: rook|rooks; bishop: bishop|bishops;
knight: knight|knights; pawn: pawn|pawns; archbishop: archbishop|archbishops;
chancellor: chancellor|chancellors; robot: robot|robots)",
    .nouns = "moose: moose; s: ses; x: xes; ch: ches; y: ies; : s",
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
    .side_behind_names = false,
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
             "{} and others", "Position in words"},
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
            .pieces = "{} piece|{} pieces",
            .empty = "Empty board.",
            .nobody = "No pieces.",
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
            .nobody_held = "none",
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
            .rotate = "board rotated by {} degrees counterclockwise",
            .mirror = "mirrored, {a} to {b}",
            .shift = "shifted, {a} to {b}",
            .polish = "colours exchanged",
            .diagram = "diagram",
            .continued = "{}, continued: ",
            .any_piece = "piece|pieces",
            .text = "text: ",
        },
    .moves = {"{} on {}.", "Moves and captures: ", "Moves only: ", "Captures only: ", "No moves.",
              "Own pieces: ", "Enemy pieces: ", "Any pieces: "},
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
