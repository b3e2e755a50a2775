// The table of notations: field names, command line names, readers and writers all derive from it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/grid.hpp"
#include "notation/janko/janko.hpp"
#include "notation/rank_measure.hpp"
#include "notation/write_result.hpp"
#include "notation/x2fen/x2fen_declared.hpp"
#include "text/limits.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// What a string does not say of the way in which it is to be read.
struct Dialect {
  Declared declared;                             ///< the characters of further men
  Turning turning = Turning::clockwise;          ///< which way turns go
  std::optional<chess::Language> language{};     ///< of letters, where the text leaves it open
  Letters letters{};                             ///< what they mean in games of variants
  std::size_t squares = text::Limits{}.squares;  ///< that a board may have
};

/// How much a string looks like a notation, strongest last: where two have a sign, the stronger
/// one tells.
enum class Sign : std::uint8_t {
  none,
  long_runs,   ///< numbers of squares that go over the end of a rank, and it can be read
  named_men,   ///< names in parentheses, and it can be read
  turned_men,  ///< turns, and it can be read
  characters,  ///< signs that no other notation has
  record,      ///< the number and the kind of its fields
  game,        ///< somebody has named the game
  opening,     ///< what it begins with
  address,
};

/// A row: all that is known of a notation outside of its own files.
struct Notation {
  std::string_view name;         ///< the field's and the option's name: "janko"
  std::string_view description;  ///< for the help: "Fairy FEN of janko.at (de Heer)"
  text::Result<chess::Position> (*reader)(std::string_view, Dialect const&, text::Diagnostics&);
  /// Of all that a row names below; what else a position has `write` tells.
  WriteResult (*writer)(chess::Position const&, Dialect const&);
  GridFields fields;
  Sign (*sign)(std::string_view) = nullptr;  ///< of a string; null: nothing gives it away
  bool declares = false;                     ///< it takes `Dialect::declared`
  bool turns = false;                        ///< it takes `Dialect::turning`
  bool variants = false;                     ///< it takes `Dialect::letters`
  bool words = false;                        ///< made of words: its lines join by a blank
  bool attributes = false;                   ///< of men are written
  bool hands = false;                        ///< men in hand are
  bool checks = false;                       ///< checks to give are
  bool counts = false;                       ///< the limit of a count is
  std::string_view game{};                   ///< whose letters it has where nobody names one
  bool frames = false;                       ///< framed squares are
  /// Whether it is a candidate for a string where nobody names the notation; null: always.
  bool (*candidate)(std::string_view) = nullptr;
  /// How it counts the squares of a rank; null where a string is not ranks of one length.
  RankForm const* ranks = nullptr;
  /// Men without a board, as they stand in running text; null where there is no such form.
  text::Result<std::vector<chess::Occupant>> (*read_men)(std::string_view, Dialect const&,
                                                         text::Diagnostics&) = nullptr;

  /// As the reader says; E-LIMIT too for a board of more squares than the dialect allows.
  text::Result<chess::Position> read(std::string_view text, Dialect const& dialect,
                                     text::Diagnostics& warnings) const;
  text::Result<chess::Position> read(std::string_view text, text::Diagnostics& warnings) const {
    return read(text, {}, warnings);
  }

  /// Adds to `written` what no writer of a row says that does not name it: men in hand, checks,
  /// limits, frames, edges.
  void tell_unsaid(chess::Position const& position, WriteResult& written) const;

  /// The position in this notation, and what is lost.
  WriteResult write(chess::Position const& position, Dialect const& dialect = {}) const;
};

/// All notations, in the order in which help lists them.
std::span<Notation const> notations();

/// The notation of that name; null if there is none.
Notation const* find_notation(std::string_view name);

/// The same of "fsf shogi", whose game goes into `dialect`; null if there is no such notation, or
/// none that takes games. E-VARIANT, E-LIMIT.
text::Result<Notation const*> find_notation(std::string_view name, Dialect& dialect);

/// Men without a board, "-*2q" or "sDU", as running text and legends name them: by `notation`'s
/// own form for them, else as a placement without empty squares. E-INLINE where there are such,
/// besides the notation's own faults.
text::Result<std::vector<chess::Occupant>> read_men(Notation const& notation, std::string_view text,
                                                    Dialect const& dialect,
                                                    text::Diagnostics& warnings);

/// The one that declarations, or turns of either way, belong to.
Notation const& notation_that(bool Notation::*takes);

/// The one that men in running text are in unless another is named.
Notation const& notation_of_men();

}  // namespace dawson::notation
