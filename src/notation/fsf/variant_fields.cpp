// The fields after the board of variants:
//
//     fields   = [ " " , mover , [ " " , rest ] ] ;
//     rest     = castling | castling , " " , passant | [ castling , " " ] , clocks
//              | castling , " " , passant , " " , checks | checks , " " , clocks
//              | castling , " " , passant , [ " " , checks ] , " " , clocks , [ " " , given ] ;
//     mover    = "w" | "b" ;
//     passant  = "-" | square , { square } | limit ;   (* a limit only where clocks follow *)
//     clocks   = number , " " , number ;
//     checks   = digit , "+" , digit ;                 (* still to be given *)
//     given    = "+" , "0".."3" , "+" , "0".."3" ;     (* of three *)
#include "notation/fsf/variant_board.hpp"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "chess/board.hpp"
#include "notation/characters.hpp"
#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth.hpp"

namespace dawson::notation {
namespace {

// A hole may be a square too.
bool is_square(chess::Board const& board, chess::Square square) {
  return board.rows() > 0 && square.rank < static_cast<int>(board.rows()) &&
         square.file < static_cast<int>(board.row(0).size());
}

using chess::Side;

constexpr unsigned checks_of_three = 3;

bool are_digits(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, is_digit);
}

class FieldsReader {
 public:
  FieldsReader(VariantFieldRules const& rules, Record& record) : rules_(rules), record_(record) {}

  /// Throws the first fault from the left.
  void run() {
    if (!next()) return;
    read_mover();
    if (!next()) return;
    bool const castling = !rules_.numbers_first || !(are_digits(field()) || is_checks());
    if (castling) {
      take(rules_.castling);
      if (!next()) return;
      if (read_clocks_after_castling()) return;
      if (!next()) return;
    }
    position().en_passant = position().en_passant.value_or("-");
    if (!position().castling) position().castling.emplace();
    if (is_checks()) {
      read_checks();
      if (!next()) return castling ? void() : too_short("the clocks");
    }
    read_clocks();
    if (castling && next()) read_given();
    refuse_more();
  }

 private:
  chess::Position& position() { return record_.position; }
  std::string_view field() const { return record_.written(span_); }
  char at(std::size_t index) const { return index < field().size() ? field()[index] : '\0'; }

  [[noreturn]] void fail(std::size_t index, std::string code, std::string message,
                         std::string hint) const {
    throw fault_at(record_.text, span_.begin + index, std::move(code), std::move(message),
                   std::move(hint));
  }
  std::string found(std::size_t index) const { return found_at(record_.text, span_.begin + index); }

  /// Goes to the field after the next blank; returns false at the end.
  bool next() {
    if (record_.at_end()) return false;
    std::string_view const text = record_.text;
    std::size_t const begin = record_.at + 1;
    span_ = {begin, std::min(text.find(' ', begin), text.size())};
    if (field().empty())
      throw fault_at(text, begin, "E-FIELD", "missing field after the blank",
                     "write one blank between two fields");
    if (at(0) == '|')
      fail(0, "E-FIELD", "`|` starts a second board", "write one directive for each board");
    record_.at = span_.end;
    return true;
  }

  [[noreturn]] void too_short(std::string_view before) const {
    throw text::error("E-FIELD", {record_.text.size(), record_.text.size()},
                      fmt::format("record ends before {}", before),
                      fmt::format("add {} at the end", before));
  }

  void refuse_more() const {
    if (auto fault = read_end(record_)) throw *fault;
  }

  void take(FieldReader reader) {
    if (auto fault = reader(span_, record_)) throw *fault;
  }

  void read_mover() {
    if (at(0) != 'w' && at(0) != 'b')
      fail(0, "E-STM", found(0) + " is not a side to move", "write `w` or `b`");
    if (field().size() > 1)
      fail(1, "E-STM", found(1) + " after the side to move", "write `w` or `b`");
    position().to_move = at(0) == 'w' ? Side::white : Side::black;
  }

  /// Reads the field after the castling rights; returns true if it began the clocks, and
  /// everything is read.
  bool read_clocks_after_castling() {
    if (rules_.numbers_first && are_digits(field())) {
      auto const blanks_after = std::ranges::count(record_.text.substr(span_.end), ' ');
      if (blanks_after == 0)
        fail(0, "E-EP", "expected the en passant square, found a number",
             "write `-` for no en passant square before the clocks: `- 0 1`");
      if (blanks_after > 1) {
        if (unsigned const limit = number(); limit > 0) position().counting_limit = limit;
        return false;
      }
      position().en_passant = "-";
      read_clocks();
      refuse_more();
      return true;
    }
    read_passant();
    return false;
  }

  void read_passant() {
    std::string const hint = "write `-` or the square that the pawn has just passed over";
    if (at(0) == '-' && field().size() > 1) fail(1, "E-EP", found(1) + " cannot follow `-`", hint);
    std::size_t squares = 0;
    for (std::size_t i = 0; at(0) != '-' && i < field().size(); ++squares) {
      if (squares == rules_.passant_squares)
        fail(i, "E-EP", found(i) + " after the en passant square", hint);
      std::size_t const file = i;
      while (is_lower(at(i))) ++i;
      std::size_t const rank = i;
      while (is_digit(at(i))) ++i;
      auto const on_file = chess::read_square(std::string(field().substr(file, rank - file)) + "1");
      if (rank == file || !on_file || !is_square(position().board, *on_file))
        fail(file, "E-EP", found(file) + " is not a file of the board", hint);
      if (rank == i) fail(rank, "E-EP", "en passant square has no rank", hint);
      auto const square = chess::read_square(field().substr(file, i - file));
      if (!square || !is_square(position().board, *square) || at(rank) == '0')
        fail(rank, "E-EP", fmt::format("the board has no rank {}", field().substr(rank, i - rank)),
             hint);
    }
    position().en_passant = std::string(field());
  }

  bool is_checks() const { return is_digit(at(0)) && field().find('+') != field().npos; }

  unsigned one_digit(std::size_t index, char most, std::string_view form) const {
    if (at(index) < '0' || at(index) > most)
      fail(index, "E-CHECKS", fmt::format("expected a number of checks, found {}", found(index)),
           fmt::format("write {}", form));
    return static_cast<unsigned>(at(index) - '0');
  }

  void expect_plus(std::size_t index, std::string_view form) const {
    if (at(index) != '+')
      fail(index, "E-CHECKS",
           fmt::format("expected `+` between the checks, found {}", found(index)),
           fmt::format("write {}", form));
  }

  void read_checks() {
    constexpr std::string_view form = "the checks that White and Black still have to give: `3+3`";
    unsigned const white = one_digit(0, '9', form);
    expect_plus(1, form);
    unsigned const black = one_digit(2, '9', form);
    if (field().size() > 3)
      fail(3, "E-CHECKS", found(3) + " after the checks", fmt::format("write {}", form));
    position().checks = chess::Checks{white, black};
  }

  void read_given() {
    constexpr std::string_view form = "the checks that White and Black have given: `+0+0`";
    if (at(0) != '+')
      fail(0, "E-FIELD", "too many fields in the record", "remove the fields after the clocks");
    unsigned const white = one_digit(1, '3', form);
    expect_plus(2, form);
    unsigned const black = one_digit(3, '3', form);
    if (field().size() > 4)
      fail(4, "E-CHECKS", found(4) + " after the checks", fmt::format("write {}", form));
    chess::Checks const left{checks_of_three - white, checks_of_three - black};
    if (position().checks && *position().checks != left)
      fail(0, "E-CHECKS", "checks differ from those before the clocks",
           "write the remaining checks once");
    position().checks = left;
  }

  unsigned number() const {
    auto const odd = std::ranges::find_if_not(field(), is_digit);
    if (odd != field().end())
      fail(static_cast<std::size_t>(odd - field().begin()), "E-CLOCK",
           fmt::format("{} is not part of a number",
                       found(static_cast<std::size_t>(odd - field().begin()))),
           "write the half-moves since the last capture or pawn move, and the move number: `0 1`");
    unsigned value = 0;
    if (std::from_chars(field().data(), field().data() + field().size(), value).ec != std::errc{})
      throw text::error("E-LIMIT", span_, "number is too large", "write a smaller number");
    return value;
  }

  void read_clocks() {
    position().halfmove = number();
    if (!next()) too_short("the move number");
    position().fullmove = std::max(number(), 1u);
    if (field().find_first_not_of('0') == field().npos)
      record_.warnings.push_back(
          text::warning("W-CLOCK", span_, "move number is 0; read as 1", "write `1`"));
  }

  VariantFieldRules const& rules_;
  Record& record_;
  text::Span span_;
};

// Accepts "e3", or "e3d4" for Berolina pawns; X2-FEN keeps squares that no board has.
bool are_squares(chess::Board const& board, std::string_view text) {
  while (!text.empty()) {
    std::size_t const rank = std::min(text.find_first_of("0123456789"), text.size());
    std::size_t const end = std::min(text.find_first_not_of("0123456789", rank), text.size());
    auto const square = chess::read_square(text.substr(0, end));
    if (!square || !is_square(board, *square)) return false;
    text.remove_prefix(end);
  }
  return true;
}

}  // namespace

Fault read_variant_fields(VariantFieldRules const& rules, Record& record) {
  try {
    FieldsReader(rules, record).run();
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  return {};
}

std::string variant_fields_text(chess::Position const& position, bool given, WriteResult& written) {
  if (!has_game(position) && !position.checks && !position.counting_limit) return {};
  Side const mover = position.to_move.value_or(Side::white);
  if (mover != Side(Side::white) && mover != Side(Side::black))
    written.unsupported.emplace_back("the side to move");
  std::string passant = position.en_passant.value_or("-");
  if (passant != "-" && !are_squares(position.board, passant))
    written.unsupported.push_back("the en passant square " + passant);
  if (position.counting_limit) {
    if (passant != "-")
      written.unsupported.emplace_back("a counting limit with an en passant square");
    passant = std::to_string(*position.counting_limit);
  }
  std::string text = fmt::format(
      " {} {} {}", mover == Side(Side::white) ? 'w' : 'b',
      castling_text(position.castling.value_or(std::vector<chess::CastlingRight>{})), passant);
  if (position.checks && !given)
    text += fmt::format(" {}+{}", position.checks->white, position.checks->black);
  text += clocks_text(position);
  if (position.checks && given)
    text += fmt::format(" +{}+{}", checks_of_three - position.checks->white,
                        checks_of_three - position.checks->black);
  return text;
}

}  // namespace dawson::notation
