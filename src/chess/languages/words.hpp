// What a language says: a file beside this one each. A word that is missing, or that stands in
// another's place, is a fault of the compiler.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "chess/language.hpp"

namespace dawson::chess {

extern Words const english_words, german_words, french_words;

/// A word that cannot be left out.
struct Word : std::string_view {
  constexpr Word(char const* text) : std::string_view(text) {}
};

/// How a language calls what has an English name, or a sign: "rook: Turm".
struct Named {
  std::string_view name;
  std::string_view word;
};

/// Such words, divided by semicolons; lines may end anywhere.
class NamedWords {
 public:
  constexpr NamedWords(char const* text) : rest_(text) {}

  /// The next of them, which is taken away.
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

/// Words for all of some names, in their order.
template <auto const& names>
class WordsFor {
 public:
  consteval WordsFor(char const* text) {
    NamedWords given(text);
    for (std::size_t i = 0; i < names.size(); ++i) {
      auto const one = given.take();
      if (!one || one->name != names[i]) throw "a name has no word in its place";
      words_[i] = one->word;
    }
    if (given.take()) throw "a word has no name";
  }

  std::string_view operator[](std::size_t place) const { return words_[place]; }
  /// Empty for what is none of the names.
  std::string_view operator[](std::string_view name) const {
    auto const place = static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    return place < names.size() ? words_[place] : std::string_view();
  }

 private:
  std::array<std::string_view, names.size()> words_;
};

/// The words of templates, `{word after}`, in the order of the manual.
inline constexpr auto caption_words = std::to_array<std::string_view>(
    {"after", "and", "with", "correction", "version", "reprint", "number", "page", "author", "task",
     "solution", "copy", "dedicated", "white", "black", "neutral"});

/// What is reached, what is played before it, and in series of moves: Popeye's signs. `z` has a
/// square behind it.
inline constexpr auto task_goals =
    std::to_array<std::string_view>({"#", "=", "==", "##", "##!", "#=", "!=", "!#", "+", "x", "%",
                                     "z", "ep", "00", "ct", "ctr", "<>", "<>r", "~"});
inline constexpr auto task_plays =
    std::to_array<std::string_view>({"h", "s", "r", "semi-r", "hs", "hr", "reci-h"});
inline constexpr auto task_series = std::to_array<std::string_view>({"ser-", "pser-", "phser-"});

/// What stands behind a task, as signs have it.
inline constexpr auto task_marks = std::to_array<std::string_view>(
    {"*", "vv", "v", "w→", "half-duplex", "duplex", "quodlibet", "after the key"});

/// Popeye's English attributes of men, in its order.
inline constexpr auto attribute_names =
    std::to_array<std::string_view>({"Royal",       "Kamikaze",    "Paralysing",
                                     "Chameleon",   "Jigger",      "Volage",
                                     "Functionary", "HalfNeutral", "HurdleColourChanging",
                                     "Protean",     "Magic",       "Uncapturable",
                                     "Patrol",      "FrischAuf",   "Bul",
                                     "Dob",         "Anda",        "AndaInverse",
                                     "AliceA",      "AliceB"});

/// What a list of words has between its blanks.
std::vector<std::string_view> alternatives(std::string_view words);

struct QuotationMarks {
  Word open, close, open_inner, close_inner;
};

/// What the signs of move diagrams mean, and the men that stand beside the one who moves.
struct SignWords {
  Word move_and_capture, move, capture, capturable, ride, path;
  Word any_man, friendly_man, enemy_man;
  Word own, first_move, passant, castling, taken, taken_end;
  Word pass, exchanges, spares_kings;  ///< of the man, without a sign
};

struct TwinWords {
  Word rotated, mirrored, shifted, recoloured, further;
};

/// Of games in which men are held in hand, and checks counted.
struct HandWords {
  Word held;     ///< before whose they are: "In hand: "
  Word counted;  ///< between two counts of men: "8+7, in hand 2+1"
  Word checks;   ///< before those that are still to be given
};

/// Of a language whose ligatures end where the members of a compound meet: Auf|lage. Words are
/// divided by blanks.
struct JointWords {
  Word prefixes;     ///< in f, before which no stem of their own letters has i or t: "auf"
  Word long_sounds;  ///< behind which no f is doubled: "au"
  Word endings;      ///< before which a stem in f is divided, and no compound: "ler"
};

/// Parts of an e-book that its reader offers to go to, and what it says of who can read it.
struct EbookWords {
  Word cover, beginning;
  Word back;     ///< from a note to where it is called
  Word summary;  ///< every picture has its words
};

/// Of the buttons that play a solution on a page.
struct PlayerWords {
  Word group;                    ///< what they are together
  Word first, back, next, last;  ///< positions
  Word hide;                     ///< the moves are hidden until asked for
  Word start;                    ///< the position that a solution begins at
  Word stopped;                  ///< what follows is not played
};

/// Of what stands below boards: a button that copies, and a code for cameras.
struct CopyWords {
  Word copied, refused;
  Word qr_code;
};

/// What people write in listings, whatever is printed: in small letters, divided by semicolons.
struct ListingWords {
  Word articles;
  Word number, diagram;  ///< before a number: "no."; with one on a line: "problem"
  Word by;               ///< before authors
  Word sides;            ///< whole lines: "white to move"
  Word original;         ///< published for the first time
  Word after, version, correction, reprint;  ///< these open lines
  Word dedicated, dedicates;                 ///< the same; the latter need a capital behind
  Word dedicated_at_end;
  Word issue, page;  ///< before their numbers
  Word months;       ///< cut short
  Word ordinals, adjectives, awards, behind_awards;
  Word tourneys;  ///< "*turnier": words that end so
  Word unknown;   ///< authors
  Word no_names;  ///< what titles and sources have and names have not
};

/// Those of all languages.
std::vector<std::string_view> listing_words(Word ListingWords::*kind);

/// Where what is played stands: before the goal, in one word with it, behind it.
enum class PlayStands : std::uint8_t { before, joined, behind };

struct Words {
  WordsFor<caption_words> caption;

  // Dates and quotation marks.
  std::array<Word, 12> months;
  Word first_day, day;  ///< what stands behind the number: "er", "."
  QuotationMarks quotes;

  // Tasks.
  WordsFor<task_goals> goals;
  WordsFor<task_plays> plays;
  WordsFor<task_series> series;
  WordsFor<task_marks> marks;
  PlayStands play_stands;
  Word feminine_goals;  ///< behind which a play takes an `e`: "x z ep"
  /// Tasks in words that are not put together: "help-mate: h #". Those that are printed come first,
  /// then what people write; without a sign where there is none.
  NamedWords phrases;
  Word in, exactly, after, introductory_moves;
  Word half;                  ///< behind a number: "½", ",5"
  std::array<Word, 2> moves;  ///< one and several
  bool one_below_two;         ///< one and a half is one
  Word other_moves;           ///< read besides, in small letters
  std::array<Word, 2> solutions;
  Word win, draw;
  std::array<Word, 12> numbers;  ///< from one on, with what is read besides: "einem ein eine"
  std::array<Word, 3> to_move;   ///< White, Black, neutral men

  SignWords signs;

  // Twins and solutions.
  TwinWords twins;
  Word but;
  std::array<Word, 2> invisible;  ///< one and several
  Word zeroposition;

  HandWords hands;

  ListingWords listing;

  std::optional<JointWords> joints;

  Word contents;       ///< the heading of a book's table
  Word figure, table;  ///< before the number of one
  PlayerWords player;
  CopyWords copying;
  EbookWords ebook;
  WordsFor<attribute_names> attributes;
  NamedWords men;  ///< all fairy men in the table's order, then whom one has a word for
};

}  // namespace dawson::chess
