#include "notation/placement.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "notation/character.hpp"

namespace dawson::notation {

text::Diagnostic too_many_squares(text::Span at) {
  return text::error("E-LIMIT", at, fmt::format("board has more than {} squares", square_limit),
                     "write a smaller board");
}

void check_run(std::size_t count, text::Span at, text::Diagnostics& warnings) {
  constexpr std::size_t files = 26;
  if (count > files)
    warnings.push_back(text::warning(
        "W-RUN", at, fmt::format("{} empty squares in a row; read as one number", count),
        "write `10` for 9 and 1 squares: adjacent digits are one number"));
}

std::size_t number_of_squares(std::string_view digits) {
  std::size_t value = 0;
  for (char const digit : digits)
    value = std::min(value * 10 + static_cast<std::size_t>(digit - '0'), square_limit + 1);
  return value;
}

Placement::Placement(std::string_view text) : Placement(text, Shape{}) {}

Placement::Placement(std::string_view text, Shape shape) : text_(text), shape_(std::move(shape)) {
  constexpr std::size_t usual_squares = 64;
  board_.cells().reserve(usual_squares);
  board_.open_row();
  if (!shape_.widths.empty()) widest_ = std::ranges::max(shape_.widths);
}

std::string Placement::row_name() const {
  return shape_.rows == 0 ? fmt::format("row {}", board_.rows())
                          : fmt::format("rank {}", shape_.rows + 1 - board_.rows());
}

text::Diagnostic Placement::too_wide(text::Span at) const {
  std::size_t const begin = at.begin == 0 ? 0 : text_.find_last_of('/', at.begin - 1) + 1;
  std::string_view const row =
      text_.substr(begin, std::min(text_.find_first_of("/ ", begin), text_.size()) - begin);
  RankMeasure const measured = shape_.form ? shape_.form->measure(row) : RankMeasure{};
  std::string const have = measured.faults == 0 && measured.squares > *widest_
                               ? std::to_string(measured.squares)
                               : fmt::format("more than {}", *widest_);
  return text::error("E-WIDTH", at,
                     set_by_first_row() ? fmt::format("{} has {} squares; row 1 has {}", row_name(),
                                                      have, *widest_)
                                        : fmt::format("{} has {} squares; expected {}", row_name(),
                                                      have, fmt::join(shape_.widths, " or ")),
                     std::string(help_of_width));
}

void Placement::make_room(text::Span at) {
  if (squares_in_row_ == widest_) throw too_wide(at);
  if (board_.cells().size() >= square_limit) throw too_many_squares(at);
}

void Placement::add_empty(std::size_t count, text::Span at) {
  if (count > square_limit) throw too_many_squares(at);
  make_room(at);
  if (widest_ && count > *widest_ - squares_in_row_) throw too_wide(at);
  if (count > square_limit - board_.cells().size()) throw too_many_squares(at);
  board_.add(static_cast<int>(squares_in_row_) * chess::quarters, count);
  squares_in_row_ += count;
}

void Placement::add(chess::SquareContent occupant) { put().occupant.emplace(std::move(occupant)); }

void Placement::add(chess::Piece piece) { put().occupant.emplace(std::move(piece)); }

void Placement::add_hole() { put().kind = chess::CellKind::hole; }

void Placement::add_wall() { put().kind = chess::CellKind::wall; }

chess::Cell& Placement::put() {
  return board_.add(static_cast<int>(squares_in_row_++) * chess::quarters);
}

void Placement::close_row(std::size_t at) {
  bool const fits = board_.rows() > 1 ? squares_in_row_ == widest_
                    : shape_.widths.empty()
                        ? true
                        : std::ranges::count(shape_.widths, squares_in_row_) > 0;
  if (fits) return;
  std::string const have = fmt::format("{} has {} square{}", row_name(), squares_in_row_,
                                       squares_in_row_ == 1 ? "" : "s");
  throw text::error("E-WIDTH", character_span(text_, at),
                    set_by_first_row() ? fmt::format("{}; row 1 has {}", have, *widest_)
                    : board_.rows() > 1
                        ? fmt::format("{}; expected {}", have, *widest_)
                        : fmt::format("{}; expected {}", have, fmt::join(shape_.widths, " or ")),
                    std::string(help_of_width));
}

void Placement::open_row(std::size_t at) {
  if (shape_.rows != 0 && board_.rows() == shape_.rows)
    throw text::error("E-ROWS", character_span(text_, at),
                      fmt::format("board has more than {} ranks", shape_.rows),
                      std::string(help_of_rows));
  if (board_.rows() == 1) widest_ = squares_in_row_;
  board_.open_row();
  squares_in_row_ = 0;
}

void Placement::finish(std::size_t at) const {
  if (shape_.rows != 0 && board_.rows() < shape_.rows)
    throw text::error("E-ROWS", character_span(text_, at),
                      fmt::format("board has {} rank{}; expected {}", board_.rows(),
                                  board_.rows() == 1 ? "" : "s", shape_.rows),
                      std::string(help_of_rows));
}

}  // namespace dawson::notation
