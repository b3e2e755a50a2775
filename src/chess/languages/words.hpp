// The words of one language for printed text and for reading listings. Each language is defined in
// a file next to this one. The compiler rejects a table with a missing or misplaced word.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"

namespace dawson::chess {

/// The words of each language, defined in `english.cpp`, `german.cpp` and `french.cpp`.
extern Words const english_words, german_words, french_words;

/// A mandatory word: it has no default value.
struct Word : std::string_view {
  constexpr Word(char const* text) : std::string_view(text) {}
};

/// An English name or a sign, with its word in one language: "rook: Turm".
struct Named {
  std::string_view name;
  std::string_view word;
};

/// A list of `Named` words, separated by semicolons; line ends and blanks around a word are
/// ignored.
class NamedWords {
 public:
  /// `text` must exist as long as the list.
  constexpr NamedWords(char const* text) : rest_(text) {}

  /// Removes the next word from the list and returns it; no value at the end of the list.
  constexpr std::optional<Named> take() {
    std::string_view const one = trimmed(rest_.substr(0, rest_.find(';')));
    rest_.remove_prefix(std::min(rest_.find(';'), rest_.size() - 1) + 1);
    if (one.empty()) return {};
    std::size_t const end = std::min(one.find(": "), one.size() - 1);
    return Named{one.substr(0, end), trimmed(one.substr(end + 1))};
  }

 private:
  static constexpr std::string_view trimmed(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \n"), text.size()));
    return text.substr(0, text.find_last_not_of(" \n") + 1);
  }

  std::string_view rest_;
};

/// The words for all of `names`, in the same order; a missing, misplaced or additional word is a
/// compile error.
template <auto const& names>
class WordsFor {
 public:
  /// `text` is a list as in `NamedWords`.
  consteval WordsFor(char const* text) {
    NamedWords given(text);
    for (std::size_t i = 0; i < names.size(); ++i) {
      auto const one = given.take();
      if (!one || one->name != names[i]) throw "a name has no word in its place";
      words_[i] = one->word;
    }
    if (given.take()) throw "a word has no name";
  }

  /// Returns the word for the name with that index, from 0.
  std::string_view operator[](std::size_t place) const { return words_[place]; }
  /// Returns the word for `name`; empty if it is not one of the names.
  std::string_view operator[](std::string_view name) const {
    auto const place = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    return place < names.size() ? words_[place] : std::string_view();
  }

 private:
  std::array<std::string_view, names.size()> words_;
};

/// The words of caption templates, `{word after}`, in the order of the manual; those from `threat`
/// on are words of solutions too.
inline constexpr auto caption_words = std::to_array<std::string_view>(
    {"after",      "and",        "with",         "correction",  "version",       "reprint",
     "number",     "page",       "author",       "task",        "solution",      "copy",
     "dedicated",  "white",      "black",        "neutral",     "threat",        "zugzwang",
     "but",        "set-play",   "try",          "tries",       "solution-play", "mate",
     "stalemate",  "white-wins", "black-wins",   "draw",        "cook",          "or",
     "minor-dual", "two-movers", "three-movers", "more-movers", "studies",       "selfmates",
     "helpmates",  "fairies",    "other-tasks"});

/// Goals, kinds of play and series of moves, as Popeye's signs. A square follows the goal `z`.
inline constexpr auto task_goals =
    std::to_array<std::string_view>({"#", "=", "==", "##", "##!", "#=", "!=", "!#", "+", "x", "%",
                                     "z", "ep", "00", "ct", "ctr", "<>", "<>r", "~"});
inline constexpr auto task_plays =
    std::to_array<std::string_view>({"h", "s", "r", "semi-r", "hs", "hr", "reci-h"});
inline constexpr auto task_series = std::to_array<std::string_view>({"ser-", "pser-", "phser-"});

/// The signs after a task.
inline constexpr auto task_marks = std::to_array<std::string_view>(
    {"*", "vv", "v", "w→", "half-duplex", "duplex", "quodlibet", "after the key"});

/// Popeye's English attributes of pieces, in its order.
inline constexpr auto attribute_names =
    std::to_array<std::string_view>({"Royal",       "Kamikaze",    "Paralysing",
                                     "Chameleon",   "Jigger",      "Volage",
                                     "Functionary", "HalfNeutral", "HurdleColourChanging",
                                     "Protean",     "Magic",       "Uncapturable",
                                     "Patrol",      "FrischAuf",   "Bul",
                                     "Dob",         "Anda",        "AndaInverse",
                                     "AliceA",      "AliceB"});

/// Returns the blank-separated words of a list.
std::vector<std::string_view> alternatives(std::string_view words);

/// Quotation marks of two levels.
struct QuotationMarks {
  Word open, close, open_inner, close_inner;
};

/// The legend of the signs in move diagrams, and the names of the pieces next to the moving piece.
struct SignWords {
  Word move_and_capture, move, capture, capturable, ride, path;
  Word any_piece, friendly_piece, enemy_piece;
  Word own, first_move, passant, castling, taken, taken_end;
  Word pass, exchanges, spares_kings;  ///< properties of the piece that have no sign
};

/// Words of twins.
struct TwinWords {
  Word rotated, mirrored, shifted, recoloured, further;
};

/// Words of games with pieces in hand or with counted checks.
struct HandWords {
  Word held;     ///< before the side: "In hand: "
  Word counted;  ///< between two piece counts: "8+7, in hand 2+1"
  Word checks;   ///< before the checks still to give
};

/// Words for a language whose ligatures end where the members of a compound meet: Auf|lage. Words
/// are separated by blanks.
struct JointWords {
  Word prefixes;     ///< prefixes in f that are split from a stem that begins with l, i or t: "auf"
  Word long_sounds;  ///< sounds after which no f is doubled: "au"
  Word endings;      ///< endings after a stem in f; the word is no compound and keeps its ligature:
                     ///< "ler"
};

/// Navigation entries and the accessibility summary of an e-book.
struct EbookWords {
  Word cover, beginning;
  Word back;     ///< link from a note to its call
  Word summary;  ///< accessibility summary: every picture has a description
};

/// Labels of the buttons that replay a solution on a web page.
struct PlayerWords {
  Word group;                    ///< name of the group of buttons
  Word first, back, next, last;  ///< buttons that go to a position
  Word key, solution;            ///< button that hides the moves until the reader finds them; `key`
                                 ///< if the task has a key
  Word task;                     ///< what the reader does then; `›` is the button `next`
  Word start;                    ///< position at the start of a solution
  Word stopped;                  ///< the rest of the solution is not replayed
  Word resumes;                  ///< the first half-move after some that are not replayed
  Word position;                 ///< button that says the position in words
  Word flip;                     ///< button that turns the board
  Word picture;                  ///< button that saves the diagram
  Word board, empty;             ///< name of the grid of squares; a square without a piece
  Word right, wrong;             ///< about a move that the reader makes
  Word unplayed;                 ///< instead of the buttons: no half-move is replayed
};

/// Words below boards: for the buttons that copy and save, and the QR code.
struct CopyWords {
  Word copied, refused;
  Word save;  ///< button that saves the solution
  Word qr_code;
};

/// Words that are recognised in listings, in whatever language the document is printed: lower case,
/// separated by semicolons.
struct ListingWords {
  Word articles;
  Word number, diagram;  ///< before a number: "no."; with a number alone on a line: "problem"
  Word by;               ///< before authors
  Word sides;            ///< whole lines: "white to move"
  Word original;         ///< published for the first time
  Word after, version, correction, reprint;  ///< at the start of a line
  Word dedicated,
      dedicates;  ///< at the start of a line; a capital must follow those of `dedicates`
  Word dedicated_at_end;
  Word issue, page;  ///< before their numbers
  Word months;       ///< abbreviated
  Word ordinals, adjectives, awards, after_awards;
  Word tourneys;  ///< "*turnier": all words with that ending
  Word unknown;   ///< words for an unknown author
  Word no_names;  ///< words in titles and sources, never in names
};

/// Returns the words of that kind in all languages, or in one.
std::vector<std::string_view> listing_words(Word ListingWords::*kind);
std::vector<std::string_view> listing_words(Word ListingWords::*kind, Language language);

/// Position of the kind of play: before the goal, joined with it as one word, or after it.
enum class PlayPosition : std::uint8_t { before, joined, after };

/// Words for goals that are phrases, which follow the length: "Help play in 1 move, goal: any
/// move".
struct GoalWords {
  Word play;    ///< noun that the kind of play is joined with
  Word goal;    ///< before the goal, with its colon and blank
  Word square;  ///< before a target square
};

/// All words of one language; `words(Language)` returns them.
struct Words {
  WordsFor<caption_words> caption;

  // Dates and quotation marks.
  std::array<Word, 12> months;
  Word first_day, day;  ///< suffix of the number: "er", "."
  QuotationMarks quotes;

  // Tasks.
  WordsFor<task_goals> goals;
  WordsFor<task_plays> plays;
  WordsFor<task_series> series;
  WordsFor<task_marks> marks;
  PlayPosition play_position;
  Word feminine_goals;     ///< goals after which the kind of play gets an `e`: "x"
  Word either_after_play;  ///< the goal `#=` with a kind of play: "Selbst" + "matt oder -patt"
  GoalWords goal_after;
  /// Tasks with a phrase of their own: "help-mate: h #". Printed phrases come first, then phrases
  /// that are only read; the sign may be empty.
  NamedWords phrases;
  Word in, exactly, after, introductory_moves;
  bool exactly_after;         ///< `exactly` follows the moves: "en 4 coups exactement"
  Word half;                  ///< after a number: "½", ",5"
  std::array<Word, 2> moves;  ///< singular and plural
  bool one_below_two;         ///< 1.5 moves use the singular
  Word other_moves;           ///< other words that are read, lower case
  std::array<Word, 2> solutions;
  Word win, draw;
  std::array<Word, 4> studies;  ///< White wins, draws; Black wins, draws
  std::array<Word, 12>
      numbers;  ///< numbers from 1 to 12, each with other forms that are read: "einem ein eine"
  std::array<Word, 3> to_move;  ///< White, Black, neutral pieces

  SignWords signs;

  // Twins and solutions.
  TwinWords twins;
  std::array<Word, 2> invisible;  ///< singular and plural
  Word zeroposition;

  HandWords hands;

  ListingWords listing;

  std::optional<JointWords> joints;

  Word contents;       ///< heading of a book's table of contents
  Word figure, table;  ///< before the number of a figure or a table
  PlayerWords player;
  CopyWords copying;
  EbookWords ebook;
  WordsFor<attribute_names> attributes;
  NamedWords pieces;  ///< all fairy pieces in the table's order, then other pieces that have a word
};

// The words of one language for descriptions of diagrams for screen readers. Each language is
// defined in a file `NAME.cpp` next to this one. `~` is a no-break space; alternative forms
// are separated by `|`; `{}` and `{name}` are placeholders.

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
  Word after_move;
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
  Word empty, no_pieces;
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
