// The words of one language for descriptions of diagrams for screen readers. Each language is
// defined in a file `NAME.cpp` next to this one. `~` is a no-break space; alternative forms
// are separated by `|`; `{}` and `{name}` are placeholders.
#pragma once

#include <string>
#include <string_view>

#include "chess/languages/words.hpp"

namespace dawson::chess {

/// The words of each language, defined in `NAME.cpp`.
extern SpokenWords const spoken_english, spoken_german, spoken_french;

/// Kinds of pieces, in the order of the description; pawns come after all others.
inline constexpr auto spoken_pieces = std::to_array<std::string_view>(
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

/// Words for rotations, by eighths clockwise: one to seven.
using TurnWords = std::array<Word, 7>;

/// Words of a diagram's heading.
struct HeadWords {
  Word diagram, unnumbered, moves, moves_unnumbered;
  Word target;  ///< after a heading: the position to reach
  Word others;  ///< after the first author
  Word folded;  ///< label of text that can be expanded
};

/// Words for the shape and size of the board.
struct BoardWords {
  Word hexagons, rhombs, rectangle, files, ranks;
  Word planes, one_plane, stereo;
  Word rows, rank, rank_range, squares, to_the_right;
  Word wide, wide_one, missing, squares_there, run, runs_joined, none;
  Word grid, lines, between_files, between_ranks, file, file_range;
  Word region;
};

/// Words for the pieces on the board.
struct ArmyWords {
  Word pieces;  ///< "{} man|{} men"
  Word empty, nobody;
  Word letter;             ///< a piece known by a letter: "piece {}|pieces {}", and the gender
  Word before_attributes;  ///< separator within the brackets
  Word signs, letters, on;
  Word marks, from_to, coloured;
  Word drawings;
};

/// Words for castling rights, en passant, pieces in hand and the side to move. `number_to_move` is
/// for sides that have numbers instead of names.
struct RecordWords {
  Word castling, kingside, queenside, with_rook, wings_joined;
  Word en_passant, hands, holds_nothing, walls, promoted, duck;
  Word to_move, number_to_move, flipped;
};

/// Words for twins.
struct SpokenTwinWords {
  Word twins, goes, exchange, goes_off, comes, instead, substitute, rotate, mirror, shift, polish;
  Word diagram, continued, any_piece;
  Word text;  ///< before a twin that is not understood, in quotation marks
};

/// Words for move diagrams.
struct SpokenMoveWords {
  Word on, both, move, capture, none, own, enemy, any;
};

/// Words for the moves of solutions.
struct SpeechWords {
  Word to, takes, en_passant, promotion, check, double_check, mate, stalemate;
  Word short_castling, long_castling, group, move, move_of_side, line, key, attempt, set, threat;
  Word zugzwang, reply, refutation, twin;
};

/// All words for descriptions in one language; `spoken_words(Language)` returns them.
struct SpokenWords {
  Word colon, semicolon;           ///< including the blanks around them
  WordsFor<spoken_pieces> pieces;  ///< singular, plural, and the gender unless it is masculine
  NamedWords nouns;   ///< endings of other names in lower case, with their plurals, and the gender
                      ///< unless it is masculine; the first that fits counts
  Word prepositions;  ///< words within a noun after which nothing has a plural: "de", "d'"
  Word article, one;  ///< before a noun, by gender: "ein|eine|ein"; "one" as a count
  WordsFor<spoken_signs> signs;
  WordsFor<spoken_sides> sides;
  WordsFor<spoken_sides> counted;  ///< the sides within a sentence
  WordsFor<spoken_adjectives> adjectives;
  bool adjective_first;
  bool plural_by_gender;  ///< adjectives have four forms, m and f in singular and plural; otherwise
                          ///< m, f, n, plural
  bool names_have_capitals;  ///< names of pieces begin with a capital
  bool side_after_names;     ///< the side follows a piece's name in brackets: "sauterelle (Blancs)"
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
