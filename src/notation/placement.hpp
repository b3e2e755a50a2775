// Rectangular placements: their squares during parsing, with checks of their number, and estimates
// of how well a placement fits each notation, for guessing.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// A rank as one notation counts it.
struct RankMeasure {
  std::size_t squares = 0;
  std::size_t faults = 0;  ///< characters and sequences that the notation does not have
  std::size_t doubts = 0;  ///< text that it reads, but that is unusual: janko's `44` for 8
  bool open = false;       ///< a fault may represent any number of squares
  std::size_t spare = 0;   ///< squares of a foreign letter that can be dropped
};

/// How a notation measures a rank, and the size of its boards.
struct RankForm {
  RankMeasure (*measure)(std::string_view rank);
  std::size_t files = 0;  ///< files of its boards; 0: any number
  std::size_t ranks = 0;
  bool one_length = true;  ///< it cannot read ranks of different lengths
};

extern RankForm const fen_ranks, xfen_ranks, ffen_ranks, janko_ranks, x2fen_ranks, fsf_ranks,
    yacpdb_ranks;

/// The faults of a placement: those of its ranks, one per rank whose length differs from the form's
/// or from that of most ranks, and one per missing or additional rank. A slash that is missing,
/// additional, or replaced by a typing error is one fault on a board of fixed size.
struct BoardMeasure {
  std::size_t faults = 0;
  std::size_t foreign = 0;  ///< those of `faults` that are characters or sequences
  std::size_t doubts = 0;
  std::size_t width = 0;  ///< width of the form, or of most ranks
  std::size_t ranks = 0;
  std::size_t sound_ranks = 0;  ///< ranks of that width without faults
};
/// Returns the faults of `placement` in the notation of `form`.
BoardMeasure measure(RankForm const& form, std::string_view placement);

/// Maximum number of squares of a board (500x500), whatever `text::Limits` allow: a number beyond
/// it is E-LIMIT before anything is allocated. A million squares, which seven digits can ask for,
/// took 20 s and 2 GB to draw.
inline constexpr std::size_t square_limit = 250'000;

/// Help of E-WIDTH and of E-ROWS, where the notation has no better one.
inline constexpr std::string_view help_of_width =
    "change the pieces or the numbers of empty squares in this row";
inline constexpr std::string_view help_of_rows = "write every rank once, separated by `/`";

/// Returns E-LIMIT for the square or number at `at` that makes the board too large.
text::Diagnostic too_many_squares(text::Span at);

/// Returns the value of a run of digits; `square_limit` + 1 for every value beyond the limit.
std::size_t number_of_squares(std::string_view digits);

/// Adds W-RUN for more consecutive empty squares than there are letters for files: `91` hardly
/// means 91 files.
void check_run(std::size_t count, text::Span at, text::Diagnostics& warnings);

/// Receives the squares of a placement from left to right, rows from the top. The first row decides
/// the width unless `Shape` does. A square that does not fit throws a `text::Diagnostic`, so that
/// the calling grammar stops at the first error from the left; spans are bytes of `text`.
class Placement {
 public:
  struct Shape {
    std::vector<std::size_t> widths{};  ///< allowed widths of the first row; any if empty
    std::size_t rows = 0;               ///< number of rows; any if 0
    RankForm const* form =
        nullptr;  ///< counts the squares of a row that is too long, for the message
  };

  explicit Placement(std::string_view text);
  Placement(std::string_view text, Shape shape);

  /// Checks that a square can begin at `at`: throws E-WIDTH or E-LIMIT if the row or the board is
  /// full.
  void make_room(text::Span at);
  /// Adds `count` empty squares, written at `at`.
  void add_empty(std::size_t count, text::Span at);
  /// Adds one occupied square, hole or wall; call `make_room` before.
  void add(chess::SquareContent occupant);
  void add(chess::Piece piece);
  void add(chess::Kind kind, chess::Side side);
  void add_hole();
  void add_wall();
  /// Closes the row, which ends at byte `at`: E-WIDTH there if it is too short.
  void close_row(std::size_t at);
  /// Opens another row, after the slash at byte `at`: E-ROWS there if there are too many.
  void open_row(std::size_t at);
  /// Finishes the board after the last row, closed at byte `at`: E-ROWS there if rows are missing.
  void finish(std::size_t at) const;

  chess::Board& board() { return board_; }

 private:
  bool set_by_first_row() const { return board_.rows() > 1 && shape_.widths.empty(); }
  std::string row_name() const;
  /// Returns E-WIDTH for the row around `at`, which exceeds the maximum width.
  text::Diagnostic too_wide(text::Span at) const;
  chess::Cell& put();

  std::string_view text_;
  Shape shape_;
  chess::Board board_;
  std::size_t squares_in_row_ = 0;
  std::optional<std::size_t> widest_;  // maximum width of a row; no value: any
};

}  // namespace dawson::notation
