// The fields behind the placement ("PGN 16.1.3.2 to 16.1.3.6"), each behind one blank:
//
//     turn   = " " , mover , " " , castling , " " , passant ;
//     clocks = " " , halfmove , " " , fullmove ;
//
// What a castling or an en passant field may hold depends on the dialect, so here they are any
// characters up to a blank; the dialect's own reader goes through them from the left as soon as
// they are read. The first fault from the left is thrown.
#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

#include "notation/character.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/letters.hpp"

namespace dawson::notation {
namespace {

/// What is wanted at a place, and what is said where it is missing: the field's own error, and in a
/// record that ends there, the field that should follow.
struct Wanted {
  std::string_view phrase, code, next, remedy;
};

constexpr std::string_view castling_remedy = "write - where nobody may castle";
constexpr std::string_view passant_remedy = "write - for no en passant square";
constexpr std::string_view clocks_remedy =
    "write the clocks, such as 0 1; a record of four fields belongs to `epd`";
constexpr std::string_view halfmove_remedy =
    "the halfmove clock is a number, 0 after a pawn's move or a capture";
constexpr std::string_view fullmove_remedy = "the fullmove number is a number from 1";

class Fields {
 public:
  explicit Fields(Record& record) : record_(record) {}

  void blank(Wanted const& wanted) {
    want(here() == ' ', wanted);
    ++record_.at;
  }
  /// All up to the next blank.
  text::Span word(Wanted const& wanted) {
    want(!record_.at_end() && here() != ' ', wanted);
    return take(std::min(record_.text.find(' ', record_.at), record_.text.size()));
  }
  text::Span character(Wanted const& wanted) {
    want(!record_.at_end() && here() != ' ', wanted);
    return take(record_.at + 1);
  }
  unsigned number(Wanted const& wanted) {
    want(is_digit(here()), wanted);
    char const* const digits = record_.text.data() + record_.at;
    unsigned value = 0;
    auto const [end, failure] =
        std::from_chars(digits, record_.text.data() + record_.text.size(), value);
    text::Span const where = take(byte_of(record_.text, end));
    if (failure != std::errc{}) throw text::error("E-LIMIT", where, "the number is too large");
    return value;
  }
  void want(bool fits, Wanted const& wanted) const {
    if (fits) return;
    std::size_t const at = record_.at;
    if (record_.at_end())
      throw text::error("E-FIELD", {at, at}, fmt::format("the record ends before {}", wanted.next),
                        std::string(wanted.remedy));
    throw fault_at(record_.text, at, std::string(wanted.code),
                   fmt::format("{} instead of {}", found_at(record_.text, at), wanted.phrase),
                   std::string(wanted.remedy));
  }
  char here() const { return record_.at_end() ? '\0' : record_.text[record_.at]; }

 private:
  text::Span take(std::size_t end) { return {std::exchange(record_.at, end), end}; }

  Record& record_;
};

void set_mover(text::Span at, RecordRules const& rules, Record& record) {
  char const letter = record.text[at.begin];
  if (rules.movers.find(letter) == rules.movers.npos)
    throw fault_at(record.text, at.begin, "E-STM",
                   found_at(record.text, at.begin) + " is no side to move",
                   fmt::format("write {}", fmt::join(rules.movers, " or ")));
  for (int name = chess::Side::white; name < chess::Side::numbered; ++name)
    if (chess::Side const side = static_cast<chess::Side::Name>(name); letter_of(side) == letter)
      record.position.to_move = side;
}

}  // namespace

Fault read_turn(RecordRules const& rules, Record& record) {
  Fields fields(record);
  try {
    fields.blank({"a blank before the side to move", "E-STM", "the side to move", ""});
    set_mover(fields.character({"the side to move", "E-STM", "the side to move", ""}), rules,
              record);
    fields.blank(
        {"a blank after the side to move", "E-STM", "the castling rights", castling_remedy});
    if (auto fault = rules.castling(fields.word({"the castling rights", "E-CASTLE",
                                                 "the castling rights", castling_remedy}),
                                    record))
      return fault;
    fields.blank(
        {"a blank after the castling rights", "E-CASTLE", "the en passant square", passant_remedy});
    return rules.en_passant(
        fields.word({"the en passant square", "E-EP", "the en passant square", passant_remedy}),
        record);
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
}

Fault read_clocks(Record& record) {
  Fields fields(record);
  try {
    fields.blank({"a blank before the clocks", "E-EP", "the halfmove clock", clocks_remedy});
    record.position.halfmove =
        fields.number({"the halfmove clock", "E-CLOCK", "the halfmove clock", halfmove_remedy});
    fields.blank(
        {"a blank after the halfmove clock", "E-CLOCK", "the fullmove number", fullmove_remedy});
    std::size_t const begin = record.at;
    record.position.fullmove =
        fields.number({"the fullmove number", "E-CLOCK", "the fullmove number", fullmove_remedy});
    if (record.position.fullmove == 0u)
      return text::error("E-CLOCK", {begin, record.at}, "the first move has the number 1",
                         "write 1");
    fields.want(record.at_end() || fields.here() == ' ',
                {"the end of the fullmove number", "E-CLOCK", "the end", fullmove_remedy});
    return {};
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
}

}  // namespace dawson::notation
