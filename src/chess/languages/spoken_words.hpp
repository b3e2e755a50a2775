// What a language says of diagrams to those who do not see them: a file `spoken_NAME.cpp` beside
// this one each. `~` is a no-break space; forms are divided by `|`; `{}` and `{name}` are filled.
#pragma once

#include <string>
#include <string_view>

#include "chess/languages/words.hpp"

namespace dawson::chess {

extern SpokenWords const spoken_english, spoken_german, spoken_french;

/// In the order in which they are said; pawns come last, behind all others.
inline constexpr auto spoken_men = std::to_array<std::string_view>(
    {"king", "queen", "rook", "bishop", "knight", "pawn", "archbishop", "chancellor", "robot"});
inline constexpr auto spoken_signs =
    std::to_array<std::string_view>({"circle", "cross", "square", "triangle", "imitator"});
inline constexpr auto spoken_sides =
    std::to_array<std::string_view>({"white", "black", "neutral", "red", "blue", "green", "yellow",
                                     "purple", "orange", "numbered"});
inline constexpr auto spoken_adjectives =
    std::to_array<std::string_view>({"white", "black", "neutral"});
inline constexpr auto spoken_marks = std::to_array<std::string_view>(
    {"frame", "fill", "circle", "cross", "dot", "crown", "arrow", "line", "text"});
inline constexpr auto spoken_colours =
    std::to_array<std::string_view>({"red", "blue", "green", "yellow", "orange", "purple", "violet",
                                     "black", "white", "gray", "grey", "brown"});
inline constexpr auto spoken_edges =
    std::to_array<std::string_view>({"vertical cylinder", "horizontal cylinder", "torus"});
inline constexpr auto spoken_sides_of_boards =
    std::to_array<std::string_view>({"left", "right", "lower", "upper"});

/// Of how men stand, by eighths clockwise: one to seven.
using TurnWords = std::array<Word, 7>;

struct HeadWords {
  Word diagram, unnumbered, moves, moves_unnumbered;
  Word target;  ///< behind a head: what is to be reached
  Word others;  ///< behind the first author
  Word folded;  ///< before what can be unfolded
};

struct BoardWords {
  Word hexagons, rhombs, rectangle, files, ranks;
  Word planes, one_plane, stereo;
  Word rows, rank, rank_range, squares, to_the_right;
  Word wide, wide_one, missing, squares_there, run, runs_joined, none;
  Word grid, lines, between_files, between_ranks, file, file_range;
  Word region;
};

struct ArmyWords {
  Word men;  ///< "{} man|{} men"
  Word empty, nobody;
  Word letter;             ///< a man who is known by a letter
  Word before_attributes;  ///< within the brackets
  Word signs, letters, on;
  Word marks, from_to, coloured;
  Word drawings;
};

struct RecordWords {
  Word castling, kingside, queenside, with_rook, wings_joined;
  Word en_passant, hands, nobody_held, walls, promoted, duck;
  Word to_move, flipped;
};

struct SpokenTwinWords {
  Word twins, goes, exchange, goes_off, comes, instead, substitute, rotate, mirror, shift, polish;
  Word diagram, continued, any_man;
};

struct SpokenMoveWords {
  Word on, both, move, capture, none, own, enemy, any;
};

struct SpeechWords {
  Word to, takes, en_passant, promotion, check, double_check, mate, stalemate;
  Word short_castling, long_castling, group, move, move_of_side, line, key, attempt, set, threat;
  Word zugzwang, reply, refutation, twin;
};

struct SpokenWords {
  Word colon, semicolon;     ///< with the blanks around them
  WordsFor<spoken_men> men;  ///< singular, plural, gender if it is not masculine
  WordsFor<spoken_signs> signs;
  WordsFor<spoken_sides> sides;
  WordsFor<spoken_sides> counted;  ///< the same within a sentence
  WordsFor<spoken_adjectives> adjectives;
  bool adjective_first;
  bool plural_by_gender;     ///< adjectives have four forms, m and f of each number; else m, f, n,
                             ///< plural
  bool names_have_capitals;  ///< of men known by name
  bool side_behind_names;  ///< men known by name have their side in brackets: "sauterelle (Blancs)"
  TurnWords turns;
  WordsFor<attribute_names> attributes;
  WordsFor<spoken_marks> marks;
  WordsFor<spoken_colours> colours;
  WordsFor<spoken_edges> edges;
  WordsFor<spoken_sides_of_boards> edge;
  HeadWords head;
  BoardWords board;
  ArmyWords army;
  RecordWords record;
  SpokenTwinWords twins;
  SpokenMoveWords moves;
  SpeechWords speech;
};

}  // namespace dawson::chess
