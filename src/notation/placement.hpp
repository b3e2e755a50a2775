// The squares of a rectangular placement as they are read, and the checks on their number.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "notation/rank_measure.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// No board has more squares than this (500x500), whatever `text::Limits` allow: a number beyond it
/// is E-LIMIT before anything is allocated. A million squares, which seven digits can ask for, took
/// 20 s and 2 GB to draw.
inline constexpr std::size_t square_limit = 250'000;

/// E-LIMIT for the square or number at `at` with which a board would have too many squares.
text::Diagnostic too_many_squares(text::Span at);

/// The value of a run of digits; `square_limit` + 1 for everything beyond the limit.
std::size_t number_of_squares(std::string_view digits);

/// W-RUN for more empty squares in a row than files have letters: `91` is hardly meant for them.
void check_run(std::size_t count, text::Span at, text::Diagnostics& warnings);

/// Takes the squares of a placement from left to right, rows from the top. The first row sets the
/// width unless `Shape` does. A square that does not fit throws a `text::Diagnostic`, so that the
/// grammar that calls stops at the first error from the left; spans are bytes of `text`.
class Placement {
 public:
  struct Shape {
    std::vector<std::size_t> widths{};  ///< that the first row may have; any if empty
    std::size_t rows = 0;               ///< as many rows; any number if 0
    RankForm const* form = nullptr;     ///< counts a row that is too long, for the message
  };

  explicit Placement(std::string_view text);
  Placement(std::string_view text, Shape shape);

  /// Throws E-WIDTH or E-LIMIT if the row or the board is full and no square can begin at `at`.
  void make_room(text::Span at);
  /// `count` empty squares, written at `at`.
  void add_empty(std::size_t count, text::Span at);
  void add(chess::Occupant occupant);
  void add(chess::Man man);
  void add_hole();
  void add_wall();
  /// The row is closed by what stands at byte `at`: E-WIDTH there if it is too short.
  void close_row(std::size_t at);
  /// A further row is opened by the slash at byte `at`: E-ROWS there if it is one too many.
  void open_row(std::size_t at);
  /// The last row has been closed at byte `at`: E-ROWS there if rows are missing.
  void finish(std::size_t at) const;

  chess::Board& board() { return board_; }

 private:
  bool set_by_first_row() const { return board_.rows() > 1 && shape_.widths.empty(); }
  std::string row_name() const;
  /// E-WIDTH for the row around `at`, which goes beyond the widest.
  text::Diagnostic too_wide(text::Span at) const;
  chess::Cell& put();

  std::string_view text_;
  Shape shape_;
  chess::Board board_;
  std::size_t squares_in_row_ = 0;
  std::optional<std::size_t> widest_;  // that a row may be; nothing: any will do
};

}  // namespace dawson::notation
