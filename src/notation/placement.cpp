#include "notation/placement.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

#include "notation/characters.hpp"
#include "text/scanning.hpp"

namespace dawson::notation {
namespace {

bool is_one_of(char c, std::string_view characters) {
  return c != '\0' && characters.find(c) != characters.npos;
}

constexpr std::string_view fen_pieces = "KQRBNPkqrbnp";
constexpr std::string_view janko_symbols = "KQRBNPCXSTkqrbnpcxst";
constexpr std::string_view x2fen_pieces = "KQRBNPACTkqrbnpact~!@#$%&()=*+{}";
constexpr std::string_view yacpdb_figures = "kqrbsnpeaofwdxKQRBSNPEAOFWDX";

// A character that the notation does not have is a fault; a letter still counts as a piece.
void add_foreign(char c, RankMeasure& rank) {
  ++rank.faults;
  if (text::is_letter(c)) ++rank.squares;
  else rank.open = true;
}

// Adds the adjacent digits here as one number.
void add_number(text::Cursor& cursor, RankMeasure& rank) {
  if (cursor.ahead() == '0') ++rank.faults;
  rank.squares += number_of_squares(cursor.part(cursor.take_while(is_digit)));
}

RankMeasure measure_fen(std::string_view text) {
  RankMeasure rank;
  bool digit = false;
  for (std::size_t at = 0; at < text.size(); ++at) {
    char const c = text[at];
    if (is_digit(c)) {
      rank.squares += static_cast<std::size_t>(c - '0');
      if (digit) ++rank.faults;
    } else if (is_one_of(c, fen_pieces)) {
      ++rank.squares;
    } else {
      bool const between = digit && at + 1 < text.size() && is_digit(text[at + 1]);
      add_foreign(c, rank);
      if (text::is_letter(c) && !between) rank.spare = 1;
    }
    digit = is_digit(c);
  }
  return rank;
}

// Measures with archbishop and chancellor, and the number 10.
RankMeasure measure_xfen(std::string_view text) {
  RankMeasure rank;
  for (text::Cursor cursor{text}; !cursor.done();) {
    char const c = cursor.ahead();
    if (is_digit(c)) add_number(cursor, rank);
    else if (++cursor.at; is_one_of(c, fen_pieces) || is_one_of(to_lower(c), "ac")) ++rank.squares;
    else add_foreign(c, rank);
  }
  return rank;
}

// Reads letters, digits and ")" after "(".
bool take_name(text::Cursor& cursor) {
  auto const letters = cursor.take_while(text::is_letter);
  cursor.take_while(is_digit);
  return letters.begin < letters.end && cursor.take(")");
}

RankMeasure measure_ffen(std::string_view text) {
  RankMeasure rank;
  if (text.starts_with("{W}") || text.starts_with("{U}")) text.remove_prefix(3);
  for (text::Cursor cursor{text}; !cursor.done();) {
    char const c = cursor.ahead();
    if (is_digit(c)) {
      add_number(cursor, rank);
    } else if (cursor.take("(")) {
      if (!take_name(cursor)) ++rank.faults;
      ++rank.squares;
    } else if (++cursor.at; text::is_letter(c) || c == '-') {
      ++rank.squares;
    } else {
      add_foreign(c, rank);
    }
  }
  return rank;
}

// Reads a turn, a piece after "-", or a text; nothing if none of them can follow.
bool take_janko_unit(text::Cursor& cursor) {
  bool const neutral = cursor.take("-");
  if (cursor.take("*")) {
    if (!is_digit(cursor.ahead())) return false;
    ++cursor.at;
  }
  if (!neutral && cursor.take("''")) {
    if (!is_digit(cursor.ahead()) || !is_digit(cursor.ahead(1))) return false;
    cursor.at += 2;
    return true;
  }
  bool const text = !neutral && cursor.take("'");
  if (!(text ? text::is_alphanumeric(cursor.ahead()) : is_one_of(cursor.ahead(), janko_symbols)))
    return false;
  ++cursor.at;
  return true;
}

RankMeasure measure_janko(std::string_view text) {
  RankMeasure rank;
  char before = '\0';
  for (text::Cursor cursor{text}; !cursor.done();) {
    char const c = cursor.ahead();
    if (is_digit(c)) {
      ++cursor.at;
      rank.squares += static_cast<std::size_t>(c - '0');
      if (c == '0') ++rank.faults;
      if (is_digit(before) && (before - '0') + (c - '0') <= 9) ++rank.doubts;
    } else if (is_one_of(c, "-*'") || is_one_of(c, janko_symbols)) {
      if (take_janko_unit(cursor)) ++rank.squares;
      else ++rank.faults;
    } else {
      ++cursor.at;
      add_foreign(c, rank);
    }
    before = c;
  }
  return rank;
}

RankMeasure measure_x2fen(std::string_view text) {
  RankMeasure rank;
  std::size_t const begin = std::min(text.find_first_not_of("0123456789"), text.size());
  text::Cursor cursor{text};
  if (begin < text.size() && is_one_of(text[begin], "<>")) cursor.at = begin + 1;
  cursor.take_while([](char c) { return c == '^'; });
  while (!cursor.done()) {
    char const c = cursor.ahead();
    if (is_digit(c)) add_number(cursor, rank);
    else if (++cursor.at; is_one_of(c, x2fen_pieces) || c == '_') ++rank.squares;
    else if (c != '-') add_foreign(c, rank);
  }
  return rank;
}

RankMeasure measure_fsf(std::string_view text) {
  RankMeasure rank;
  text = text.substr(0, text.find('['));
  for (text::Cursor cursor{text}; !cursor.done();) {
    char const c = cursor.ahead();
    if (is_digit(c)) {
      add_number(cursor, rank);
      continue;
    }
    cursor.take("+");
    char const piece = cursor.ahead();
    if (!cursor.done()) ++cursor.at;
    if (text::is_letter(piece)) ++rank.squares, cursor.take("~");
    else if (c != '+' && is_one_of(piece, "*_")) ++rank.squares;
    else ++rank.faults;
  }
  return rank;
}

RankMeasure measure_yacpdb(std::string_view text) {
  RankMeasure rank;
  bool digit = false;
  for (text::Cursor cursor{text}; !cursor.done();) {
    char const c = cursor.ahead();
    if (cursor.take("(")) {
      cursor.take_while([](char one) { return one != ')' && one != '('; });
      if (!cursor.take(")")) ++rank.faults;
      ++rank.squares;
    } else if (++cursor.at; is_digit(c)) {
      rank.squares += static_cast<std::size_t>(c - '0');
      if (digit) ++rank.faults;
    } else if (is_one_of(c, yacpdb_figures)) {
      ++rank.squares;
    } else {
      add_foreign(c, rank);
    }
    digit = is_digit(c);
  }
  return rank;
}

std::vector<std::string_view> rows_of(std::string_view placement) {
  std::vector<std::string_view> rows;
  for (std::size_t begin = 0; begin <= placement.size();) {
    std::size_t const end = std::min(placement.find('/', begin), placement.size());
    rows.push_back(placement.substr(begin, end - begin));
    begin = end + 1;
  }
  return rows;
}

std::size_t most_frequent(std::vector<RankMeasure> const& ranks) {
  std::size_t width = 0, most = 0;
  for (RankMeasure const& one : ranks) {
    auto const same =
        static_cast<std::size_t>(std::ranges::count(ranks, one.squares, &RankMeasure::squares));
    if (same > most) most = same, width = one.squares;
  }
  return width;
}

bool is_sound(RankForm const& form, std::string_view rank) {
  RankMeasure const measured = form.measure(rank);
  return measured.faults == 0 && measured.squares == form.files;
}

// Returns whether the text is two ranks without the slash between them, or with another character
// in its place.
bool is_two_ranks(RankForm const& form, std::string_view text) {
  for (std::size_t at = 1; at < text.size(); ++at)
    if (is_sound(form, text.substr(0, at)) &&
        (is_sound(form, text.substr(at)) || is_sound(form, text.substr(at + 1))))
      return true;
  return false;
}

// Returns whether the texts are one rank with an extra slash, or with a slash in place of another
// character.
bool is_one_rank(RankForm const& form, std::string_view first, std::string_view second) {
  RankMeasure const left = form.measure(first), right = form.measure(second);
  return left.faults + right.faults == 0 && left.squares + right.squares <= form.files;
}

// Returns whether a missing or extra slash is the only fault of the rows.
bool is_slip_of_slash(RankForm const& form, std::vector<std::string_view> const& rows,
                      std::size_t sound) {
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows.size() + 1 == form.ranks && sound + 1 == rows.size() && is_two_ranks(form, rows[i]))
      return true;
    if (rows.size() == form.ranks + 1 && sound + 2 == rows.size() && i + 1 < rows.size() &&
        !is_sound(form, rows[i]) && is_one_rank(form, rows[i], rows[i + 1]))
      return true;
  }
  return false;
}

}  // namespace

RankForm const fen_ranks{measure_fen, 8, 8};
RankForm const xfen_ranks{measure_xfen, 0, 8};
RankForm const ffen_ranks{measure_ffen};
RankForm const janko_ranks{measure_janko};
RankForm const x2fen_ranks{measure_x2fen, 0, 0, false};
RankForm const fsf_ranks{measure_fsf, 0, 0, false};  // the last rank may be pieces in hand
RankForm const yacpdb_ranks{measure_yacpdb, 8, 8};

BoardMeasure measure(RankForm const& form, std::string_view placement) {
  auto const rows = rows_of(placement);
  std::vector<RankMeasure> ranks;
  for (std::string_view const row : rows) ranks.push_back(form.measure(row));
  BoardMeasure board;
  board.ranks = rows.size();
  board.width = form.files != 0 ? form.files : most_frequent(ranks);
  for (RankMeasure const& rank : ranks) {
    bool const fits = (rank.squares == board.width && rank.squares > 0) ||
                      (rank.spare > 0 && rank.squares - rank.spare == board.width) ||
                      (rank.open && rank.squares < board.width);
    board.faults += rank.faults + (fits ? 0 : 1);
    board.foreign += rank.faults;
    board.doubts += rank.doubts;
    if (fits && rank.faults == 0) ++board.sound_ranks;
  }
  if (form.ranks == 0 || form.ranks == rows.size()) return board;
  if (is_slip_of_slash(form, rows, board.sound_ranks)) return board.faults = 1, board;
  board.faults += std::max(form.ranks, rows.size()) - std::min(form.ranks, rows.size());
  return board;
}

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
  constexpr std::size_t default_squares = 64;
  board_.cells().reserve(default_squares);
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

void Placement::add(chess::Kind kind, chess::Side side) {
  auto& occupant = put().occupant.emplace(std::in_place_type<chess::Piece>);
  auto& piece = std::get<chess::Piece>(occupant);
  piece.kind = kind;
  piece.side = side;
}

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
