// Fairy FEN of janko.at's Chess Diagrammer, in its own words "row8/row7/.../row1":
//
//     placement = row , { "/" , row } ;
//     row       = square , { square } ;
//     square    = count | unit | text ;
//     count     = "1".."9" ;                           (* one digit: 11 is two empty squares *)
//     unit      = [ "-" ] , [ turn ] , symbol ;
//     text      = [ turn ] , ( "''" , digit , digit | "'" , ( letter | digit ) ) ;
//     turn      = "*" , digit ;
//     men       = ( unit | text ) , { unit | text } ;   (* inline: no counts, no slashes *)
//
// The first fault met is the first from the left, and is thrown. A square for which there is no
// room is refused before anything inside it is.
#include "notation/janko/janko.hpp"

#include <fmt/format.h>

#include "notation/character.hpp"
#include "notation/janko/janko_address.hpp"
#include "notation/janko/janko_kinds.hpp"
#include "notation/letters.hpp"
#include "notation/placement.hpp"
#include "text/ascii.hpp"
#include "text/cursor.hpp"

namespace dawson::notation {
namespace {

std::string hint_for(std::string_view text, std::size_t at) {
  if (char const ascii = lookalike_at(text, at)) return fmt::format("write {} instead", ascii);
  switch (at < text.size() ? text[at] : '\0') {
    case ' ': return "this notation has no fields behind the board";
    case '"': return "a number of two digits is written with two apostrophes: ''23";
    case '(': return "names in brackets belong to the notation `ffen`";
    case '~': return "a neutral man is written with a hyphen: -B";
    default:
      return "men are K Q R B N P, markers C X S T; - makes them neutral, *1 to *3 turn them, "
             "' stands before a letter or number";
  }
}

text::Diagnostic unexpected_zero(std::string_view text, std::size_t at) {
  bool const ten = at > 0 && text[at - 1] == '1';
  return fault_at(text, at, "E-ZERO", "a number of empty squares is one digit, 1 to 9",
                  ten ? "write 91 for ten empty squares" : "drop the 0");
}

text::Diagnostic misplaced_turn(std::string_view text, std::size_t at) {
  std::string const found = found_at(text, at);
  bool const neutral_after =
      at + 1 < text.size() && text[at] == '-' && man_of(text[at + 1], janko_kinds()).has_value();
  if (neutral_after)
    return fault_at(text, at, "E-ROT", "the sign for neutral stands before the turn",
                    fmt::format("write -{}{}", text.substr(at - 2, 2), text[at + 1]));
  return fault_at(text, at, "E-ROT", "a turn, then no man but " + found,
                  "a turn is * and one digit, and the man follows: *1B");
}

/// A stretch of digits in a row that stand for empty squares, and all squares of that row, if it
/// were one number.
struct JoinedReading {
  std::string_view digits;  ///< the first of two or more digits; empty if there is none
  std::size_t squares = 0;
};

JoinedReading join_digits(std::string_view row) {
  JoinedReading joined;
  for (std::size_t i = 0; i < row.size();) {
    if (row[i] == '-') {
      ++i;
    } else if (row[i] == '*') {
      i += 2;
    } else if (row[i] == '\'') {
      i += row.substr(i, 2) == "''" ? 4 : 2;
      ++joined.squares;
    } else if (is_digit(row[i])) {
      std::size_t const end = std::min(row.find_first_not_of("0123456789", i), row.size());
      auto const digits = row.substr(i, end - i);
      if (joined.digits.empty() && digits.size() > 1) joined.digits = digits;
      joined.squares += number_of_squares(digits);
      i = end;
    } else {
      ++i;
      ++joined.squares;
    }
  }
  return joined;
}

/// Rows of different width that would be equal if digits side by side were one number: says so.
text::Diagnostic with_joined_digits(text::Diagnostic fault, std::string_view text) {
  std::size_t const slash =
      fault.span.begin == 0 ? text.npos : text.rfind('/', fault.span.begin - 1);
  if (fault.code != "E-WIDTH" || slash == text.npos) return fault;
  std::string_view const first = text.substr(0, text.find('/'));
  std::string_view const row = text.substr(slash + 1, text.find('/', slash + 1) - slash - 1);
  JoinedReading const above = join_digits(first), here = join_digits(row);
  std::string_view const digits = here.digits.empty() ? above.digits : here.digits;
  if (digits.empty() || above.squares != here.squares || here.squares > square_limit) return fault;
  std::size_t const number = number_of_squares(digits);
  fault.message += fmt::format("; this notation reads {} as {} single digits, {}", digits,
                               digits.size() == 2 ? "two" : std::to_string(digits.size()),
                               fmt::join(digits, digits.size() == 2 ? " and " : ", "));
  if (number <= 99)
    fault.hint = fmt::format("write {} for {} empty squares", janko_count(number), number);
  return fault;
}

class Reader {
 public:
  /// `fork`: of the script, whose symbols differ.
  Reader(std::string_view text, text::Diagnostics& warnings, Turning turning, bool fork)
      : cursor_{text}, warnings_(warnings), turning_(turning), fork_(fork) {}

  chess::Position read_placement() {
    placement_.emplace(cursor_.text);
    for (read_row(); !cursor_.done(); read_row()) placement_->open_row(cursor_.at++);
    chess::Position position;
    position.board = std::move(placement_->board());
    position.board.checker(chess::Shade::dark);
    return position;
  }

  std::vector<chess::Occupant> read_men() {
    while (!cursor_.done()) {
      if (!opens_man(cursor_.ahead())) throw unexpected();
      read_occupant();
    }
    return std::move(men_);
  }

 private:
  static bool is_symbol(char c) {
    return std::string_view("KQRBNPCXSTkqrbnpcxst").find(c) != std::string_view::npos;
  }
  static bool opens_man(char c) { return is_symbol(c) || c == '-' || c == '*' || c == '\''; }

  text::Diagnostic fault(std::string code, std::string message, std::string hint = {}) const {
    return fault_at(cursor_.text, cursor_.at, std::move(code), std::move(message), std::move(hint));
  }
  std::string found() const { return found_at(cursor_.text, cursor_.at); }

  void read_row() {
    if (cursor_.done() || cursor_.ahead() == '/')
      throw fault("E-EMPTYROW", "a row without squares",
                  cursor_.text.empty() ? "write the rows from the top, separated by /" : "");
    while (read_square()) {}
    if (!cursor_.done() && cursor_.ahead() != '/') throw unexpected();
    placement_->close_row(cursor_.at);
  }

  bool read_square() {
    char const here = cursor_.ahead();
    bool const number = is_digit(here) && here != '0';
    if (!number && !opens_man(here)) return false;
    text::Span const at{cursor_.at, cursor_.at + 1};
    placement_->make_room(at);
    if (!number) {
      read_occupant();
      return true;
    }
    placement_->add_empty(static_cast<std::size_t>(here - '0'), at);
    ++cursor_.at;
    return true;
  }

  void read_occupant() {
    bool const neutral = cursor_.take("-");
    int rotation = 0;
    if (neutral && !is_symbol(cursor_.ahead()) && cursor_.ahead() != '*') throw no_neutral();
    bool const turned = cursor_.ahead() == '*';
    if (turned) {
      rotation = read_turn();
      bool const text = cursor_.ahead() == '\'';
      if (neutral && text) throw no_neutral();
      if (!text && !is_symbol(cursor_.ahead())) throw misplaced_turn(cursor_.text, cursor_.at);
    }
    if (cursor_.ahead() == '\'') return add(chess::Text{read_text(), rotation});
    char const symbol = cursor_.text[cursor_.at++];
    auto man = *man_of(fork_ ? symbol_of_fork(symbol) : symbol, janko_kinds());
    man.rotation = rotation;
    if (neutral) man.side = chess::Side::neutral;
    add(std::move(man));
  }

  text::Diagnostic no_neutral() const {
    if (cursor_.ahead() == '\'')
      return fault("E-TEXT", "letters and numbers are never neutral", "drop the -");
    return fault("E-NEUTRAL", "`-` wants a man or marker, here stands " + found(),
                 "-B is a neutral bishop; a square that does not exist cannot be written");
  }

  /// The eighths that a turn comes to.
  int read_turn() {
    std::size_t const begin = cursor_.at++;
    bool const clockwise = turning_ == Turning::clockwise;
    if (!is_digit(cursor_.ahead()))
      throw fault("E-ROT", "`*` wants the number of quarter turns, here stands " + found(),
                  fmt::format("write *1, *2 or *3, {}clockwise", clockwise ? "" : "counter"));
    int const quarters = cursor_.text[cursor_.at++] - '0';
    int const eighths = (clockwise ? quarters : 12 - quarters) % 4 * 2;
    if (quarters < 1 || quarters > 3)
      warnings_.push_back(text::warning(
          "W-ROT", {begin, cursor_.at}, fmt::format("{} quarter turns", quarters),
          eighths == 0 ? "leave out the turn" : fmt::format("write *{}", quarters % 4)));
    return eighths;
  }

  std::string read_text() {
    std::size_t const digits = cursor_.take("''") ? 2 : 0;
    if (digits == 0) ++cursor_.at;
    std::size_t const begin = cursor_.at;
    for (std::size_t i = 0; i < digits; ++i, ++cursor_.at)
      if (!is_digit(cursor_.ahead()))
        throw fault("E-TEXT", "two apostrophes want two digits, here stands " + found(),
                    "one digit or letter takes one apostrophe: '7");
    if (digits == 0 && !text::is_alphanumeric(cursor_.ahead()))
      throw fault("E-TEXT", "an apostrophe wants a letter or digit, here stands " + found(),
                  "letters are A to Z and a to z");
    if (digits == 0) ++cursor_.at;
    return std::string(cursor_.part({begin, cursor_.at}));
  }

  void add(chess::Occupant occupant) {
    if (placement_) placement_->add(std::move(occupant));
    else men_.push_back(std::move(occupant));
  }

  text::Diagnostic unexpected() const {
    if (cursor_.ahead() == '0') return unexpected_zero(cursor_.text, cursor_.at);
    return fault("E-CHAR", found() + " has no meaning here", hint_for(cursor_.text, cursor_.at));
  }

  text::Cursor cursor_;
  text::Diagnostics& warnings_;
  Turning turning_;
  bool fork_;
  std::optional<Placement> placement_;  ///< absent for men that stand inline
  std::vector<chess::Occupant> men_;
};

text::Result<chess::Position> read_placement(std::string_view text, Turning turning,
                                             text::Diagnostics& warnings, bool fork = false) {
  try {
    return Reader(text, warnings, turning, fork).read_placement();
  } catch (text::Diagnostic const& fault) {
    return with_joined_digits(fault, text);
  }
}

}  // namespace

std::span<chess::Kind const> janko_kinds() {
  using chess::Kind;
  static constexpr Kind kinds[] = {Kind::king,   Kind::queen,   Kind::rook,   Kind::bishop,
                                   Kind::knight, Kind::pawn,    Kind::circle, Kind::cross,
                                   Kind::square, Kind::triangle};
  return kinds;
}

text::Result<chess::Position> read_janko(std::string_view text, text::Diagnostics& warnings) {
  return read_janko(text, Turning::clockwise, warnings);
}

text::Result<chess::Position> read_janko(std::string_view given, Turning turning,
                                         text::Diagnostics& warnings) {
  std::string_view const text = without_return(given);
  if (!is_address(text)) return read_placement(text, turning, warnings);
  Address const address = decode_address(text);
  text::Diagnostics found;
  auto position = read_placement(
      address.placement, address.fork ? Turning::counterclockwise : turning, found, address.fork);
  if (address.doubt) warnings.push_back(*address.doubt);
  for (text::Diagnostic& warning : found) {
    warning.span = address.origin(warning.span);
    warnings.push_back(std::move(warning));
  }
  if (position.ok()) position->edges = address.edges;
  if (position.ok())
    return address.fault ? text::Result<chess::Position>(*address.fault) : position;
  position.error().span = address.origin(position.error().span);
  bool const fault_first =
      address.fault && address.fault->span.begin <= position.error().span.begin;
  return fault_first ? *address.fault : position;
}

text::Result<std::vector<chess::Occupant>> read_janko_men(std::string_view given,
                                                          text::Diagnostics& warnings) {
  std::string_view const text = without_return(given);
  if (text.empty()) return text::error("E-EMPTY", {0, 0}, "no man", "name one, such as *2q");
  try {
    return Reader(text, warnings, Turning::clockwise, false).read_men();
  } catch (text::Diagnostic const& fault) {
    return with_joined_digits(fault, text);
  }
}

}  // namespace dawson::notation
