// FFEN 0.02: rows of single letters, numbers, holes and bracketed names, after an optional board
// option.
//
//     ffen    = [ option ] , row , { "/" , row } ;
//     option  = "{" , ( "W" | "U" ) , "}" ;
//     row     = square , { square } ;
//     square  = number | letter | hole | name ;
//     number  = nonzero , { digit } ;                  (* all digits that follow are its own *)
//     name    = "(" , letter , { letter } , [ turn ] , { digit } , ")" ;  (* turn: ours *)
//
// The first character of a square tells which alternative it is, so the reader never goes back:
// each square goes to the placement as soon as it is read, and the first fault met, which is
// thrown, is the first from the left. A square for which there is no room is refused before
// anything inside it is.
#include "notation/ffen/ffen.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "notation/character.hpp"
#include "notation/letters.hpp"
#include "notation/placement.hpp"
#include "notation/support.hpp"
#include "notation/turns.hpp"
#include "text/ascii.hpp"
#include "text/cursor.hpp"

namespace dawson::notation {
namespace {

using chess::Shade;
using chess::Side;

/// "FFEN 0.02, long names": without a number the case of the first letter tells White from Black,
/// with one the number alone does.
Side side_of(std::string_view letters, std::size_t number, bool numbered) {
  if (!numbered) return is_upper(letters.front()) ? Side::white : Side::black;
  switch (number) {
    case 0: return Side::white;
    case 1: return Side::black;
    case 2: return Side::neutral;
    default: return Side::colour(static_cast<unsigned>(number));
  }
}

/// The eighths of a turn behind a name, our own addition: capitals behind a small letter, so that
/// no name in capitals is taken for one.
int turn_of(std::string_view letters) {
  int const eighths = turn_at_end(letters);
  std::size_t const word = turn_words[static_cast<std::size_t>(eighths)].size();
  return is_lower(letters[letters.size() - word - 1]) ? eighths : 0;
}

/// A name of one letter is that letter: "Brackets around a single character are ignored".
chess::Man man_named(std::string name, Side side) {
  if (name.size() > 1) return {chess::Kind::named, side, 0, std::move(name)};
  auto const orthodox = man_of(name.front(), orthodox_kinds);
  if (!orthodox) return {chess::Kind::letter, side, 0, std::move(name)};
  return {orthodox->kind, side, 0, {}};
}

chess::Man man_called(std::string_view letters, Side side) {
  int const eighths = turn_of(letters);
  std::string_view const turn = turn_words[static_cast<std::size_t>(eighths)];
  std::string name = text::lower_case(letters.substr(0, letters.size() - turn.size()));
  if (eighths == 0) return man_named(std::move(name), side);
  auto const kind = std::ranges::find(orthodox_kinds, name, chess::kind_name);
  chess::Man man = kind == orthodox_kinds.end() ? man_named(std::move(name), side)
                                                : chess::Man{*kind, side, 0, {}};
  man.rotation = eighths;
  return man;
}

std::string hint_for(char here) {
  switch (here) {
    case ' ': return "FFEN has no fields behind the board";
    case '{': return "an option stands once, before the board";
    case '*':
    case '\'': return "turned men and texts belong to the notation `janko`";
    default:
      return "letters are men, numbers empty squares, `-` is no square, `(name)` a man by name";
  }
}

class Reader {
 public:
  Reader(std::string_view text, text::Diagnostics& warnings)
      : cursor_{text}, warnings_(warnings), placement_(text) {}

  chess::Position run() {
    if (cursor_.take("{")) read_option();
    for (read_row(); !cursor_.done(); read_row()) placement_.open_row(cursor_.at++);
    chess::Position position;
    position.board = std::move(placement_.board());
    position.board.checker(lower_left_);
    return position;
  }

 private:
  text::Diagnostic fault(std::string code, std::string message, std::string hint = {}) const {
    return fault_at(cursor_.text, cursor_.at, std::move(code), std::move(message), std::move(hint));
  }
  std::string found() const { return found_at(cursor_.text, cursor_.at); }

  void read_option() {
    char const letter = cursor_.ahead();
    if (letter != 'W' && letter != 'U')
      throw fault("E-OPT", "an option is W or U, not " + found(),
                  "write {W} for a light square at the lower left, {U} for no shading");
    lower_left_ = letter == 'W' ? Shade::light : Shade::none;
    ++cursor_.at;
    if (!cursor_.take("}"))
      throw fault("E-OPT", "an option is one letter in braces, here stands " + found(),
                  "write {W} or {U}");
  }

  void read_row() {
    if (cursor_.done() || cursor_.ahead() == '/')
      throw fault("E-EMPTYROW", "a row without squares",
                  cursor_.text.empty() ? "write the rows from the top, separated by /" : "");
    while (read_square()) {}
    if (!cursor_.done() && cursor_.ahead() != '/') throw unexpected();
    placement_.close_row(cursor_.at);
  }

  bool read_square() {
    char const here = cursor_.ahead();
    bool const number = is_digit(here) && here != '0';
    if (!number && !text::is_letter(here) && here != '-' && here != '(') return false;
    placement_.make_room({cursor_.at, cursor_.at + 1});
    if (number) {
      text::Span const digits = cursor_.take_while(is_digit);
      placement_.add_empty(number_of_squares(cursor_.part(digits)), digits);
      return true;
    }
    ++cursor_.at;
    if (here == '(') read_name();
    else if (here == '-') placement_.add_hole();
    else placement_.add(man_called({&here, 1}, is_upper(here) ? Side::white : Side::black));
    return true;
  }

  void read_name() {
    std::string_view const letters = cursor_.part(cursor_.take_while(text::is_letter));
    if (letters.empty()) throw no_name();
    text::Span const digits = cursor_.take_while(is_digit);
    std::size_t const number = number_of_squares(cursor_.part(digits));
    if (number > square_limit)
      throw text::error("E-LIMIT", digits, "the number of the colour is too large");
    if (number >= 7)
      warnings_.push_back(
          text::warning("W-COLOUR", digits, fmt::format("colour {} has no convention", number),
                        "0 is white, 1 black, 2 neutral, 3 to 6 are further colours"));
    placement_.add(man_called(letters, side_of(letters, number, digits.begin < digits.end)));
    if (!cursor_.take(")")) throw no_name();
  }

  text::Diagnostic no_name() const {
    if (cursor_.done()) return fault("E-UNCLOSED", "the name is not closed", "write ) behind it");
    if (cursor_.ahead() == ')') return fault("E-NAME", "a name without letters");
    return fault("E-NAME", found() + " in a name",
                 "a name is letters and then, for a colour, digits: (grasshopper2)");
  }

  text::Diagnostic unexpected() const {
    char const here = cursor_.ahead();
    if (here == '{' && cursor_.at > 0 && cursor_.text[cursor_.at - 1] == '}')
      return fault("E-OPT", "a second option", "a board has one option, {W} or {U}");
    if (here == '0')
      return fault("E-ZERO", "a number of empty squares begins with 0", "drop the 0");
    return fault("E-CHAR", found() + " has no meaning here", hint_for(here));
  }

  text::Cursor cursor_;
  text::Diagnostics& warnings_;
  Placement placement_;
  Shade lower_left_ = Shade::dark;
};

}  // namespace

text::Result<chess::Position> read_ffen(std::string_view text, text::Diagnostics& warnings) {
  try {
    return Reader(without_return(text), warnings).run();
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
}

}  // namespace dawson::notation
