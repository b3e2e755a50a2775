// The table of notations: field names, command line names, readers and writers are all derived from
// it.
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
#include "notation/placement.hpp"
#include "notation/write_result.hpp"
#include "notation/x2fen/x2fen_declared.hpp"
#include "text/diagnostic.hpp"
#include "text/limits.hpp"

namespace dawson::notation {

/// Settings for reading a string that the string itself does not contain.
struct Dialect {
  Declared declared;                     ///< characters of additional pieces
  Turning turning = Turning::clockwise;  ///< direction of rotations
  std::optional<chess::Language>
      language{};     ///< language of letters, if the text does not decide it
  Letters letters{};  ///< meaning of letters in variants
  std::size_t squares = text::Limits{}.squares;  ///< maximum number of squares of a board
};

/// How strongly a string looks like a notation, strongest last. If several notations match, the
/// strongest sign decides.
enum class Sign : std::uint8_t {
  none,
  long_runs,      ///< readable, with runs of empty squares beyond the end of a rank
  named_pieces,   ///< readable, with names in parentheses
  turned_pieces,  ///< readable, with rotations
  characters,     ///< characters that no other notation has
  record,         ///< number and kind of its fields
  game,           ///< the game has been named
  opening,        ///< the beginning of the string
  address,
};

/// A row of the table: everything that other code needs to know about a notation.
struct Notation {
  std::string_view name;         ///< name of the field and the option: "janko"
  std::string_view description;  ///< for the help: "Fairy FEN of janko.at (de Heer)"
  text::Result<chess::Position> (*reader)(std::string_view, Dialect const&, text::Diagnostics&);
  /// Writes everything that the flags below name; `write` reports the rest.
  WriteResult (*writer)(chess::Position const&, Dialect const&);
  GridFields fields;
  Sign (*sign)(std::string_view) = nullptr;  ///< sign of a string; null: the notation has none
  bool declares = false;                     ///< uses `Dialect::declared`
  bool turns = false;                        ///< uses `Dialect::turning`
  bool variants = false;                     ///< uses `Dialect::letters`
  bool words = false;                        ///< made of words: its lines are joined with a blank
  bool attributes = false;                   ///< writes attributes of pieces
  bool hands = false;                        ///< writes pieces in hand
  bool checks = false;                       ///< writes checks to give
  bool counts = false;                       ///< writes the limit of a count
  std::string_view game{};                   ///< game whose letters it uses if none is named
  bool frames = false;                       ///< writes framed squares
  /// Returns whether it is a candidate for a string in an unnamed notation; null: always.
  bool (*candidate)(std::string_view) = nullptr;
  /// Counts the squares of a rank; null if a string is not made of ranks of equal length.
  RankForm const* ranks = nullptr;
  /// Reads pieces without a board, as in running text; null if the notation has no such form.
  text::Result<std::vector<chess::SquareContent>> (*read_men)(std::string_view, Dialect const&,
                                                              text::Diagnostics&) = nullptr;

  /// Reads a position. Errors are those of the reader, and E-LIMIT for a board of more squares than
  /// the dialect allows.
  text::Result<chess::Position> read(std::string_view text, Dialect const& dialect,
                                     text::Diagnostics& warnings) const;
  text::Result<chess::Position> read(std::string_view text, text::Diagnostics& warnings) const {
    return read(text, {}, warnings);
  }

  /// Adds to `written` what is lost if the row's writer does not write it: pieces in hand, checks,
  /// limits, frames, edges.
  void report_unsaid(chess::Position const& position, WriteResult& written) const;

  /// Returns the position in this notation, and what is lost.
  WriteResult write(chess::Position const& position, Dialect const& dialect = {}) const;
};

/// Returns all notations, in the order of the help.
std::span<Notation const> notations();

/// Returns the notation with that name; null if there is none.
Notation const* find_notation(std::string_view name);

/// Returns the notation of "fsf shogi" and stores the game in `dialect`; null if there is no such
/// notation, or if it has no games. E-VARIANT, E-LIMIT.
text::Result<Notation const*> find_notation(std::string_view name, Dialect& dialect);

/// Reads pieces without a board, "-*2q" or "sDU", as in running text and legends: in `notation`'s
/// own form for them, otherwise as a placement without empty squares. E-INLINE if there are empty
/// squares, and the errors of the notation.
text::Result<std::vector<chess::SquareContent>> read_men(Notation const& notation,
                                                         std::string_view text,
                                                         Dialect const& dialect,
                                                         text::Diagnostics& warnings);

/// Returns the notation that uses declarations, or rotations in either direction.
Notation const& notation_that(bool Notation::*takes);

/// Returns the default notation of pieces in running text.
Notation const& notation_of_men();

}  // namespace dawson::notation
