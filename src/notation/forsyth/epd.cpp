// EPD ("PGN 16.2"): the first four fields are FEN's, the rest is this grammar.
//
//     operations = { " " , operation } ;
//     operation  = opcode , { " " , operand } , ";" ;
//     opcode     = letter , 0..14 * ( letter | digit | "_" ) ;
//     operand    = '"' , { character - '"' } , '"' | character - '"' , { character } ;
//
// A character is any but the blank, the semicolon and control characters; in quotes, any but
// control characters. An opcode may stand once in a record.
#include "notation/forsyth/epd.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "notation/character.hpp"
#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/letters.hpp"
#include "text/ascii.hpp"
#include "text/cursor.hpp"

namespace dawson::notation {
namespace {

bool in_opcode(char c) { return text::is_alphanumeric(c) || c == '_'; }
bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '\x7F'; }
bool in_operand(char c) { return !is_control(c) && c != ' ' && c != ';'; }
bool in_quotes(char c) { return !is_control(c) && c != '"'; }

class Reader {
 public:
  explicit Reader(Record const& record) : cursor_{record.text, record.at} {}

  /// Throws the first fault from the left.
  std::vector<chess::Operation> run() {
    while (cursor_.take(" ")) {
      read_opcode();
      while (cursor_.take(" ")) read_operand();
      expect(cursor_.take(";"));
      expect(cursor_.done() || cursor_.ahead() == ' ');
    }
    return std::move(operations_);
  }

 private:
  text::Diagnostic fault(std::string_view message, std::string hint) const {
    return fault_at(cursor_.text, cursor_.at, "E-OP",
                    fmt::format("{} {}", found_at(cursor_.text, cursor_.at), message),
                    std::move(hint));
  }

  void expect(bool fits) const {
    if (!fits)
      throw fault("in an operation",
                  cursor_.done()
                      ? "an operation ends with a semicolon"
                      : "operands stand behind one blank each, and a semicolon ends them");
  }
  void expect_end_of_word() const { expect(cursor_.ahead() == ' ' || cursor_.ahead() == ';'); }

  void read_opcode() {
    constexpr std::size_t longest = 15;
    if (!text::is_letter(cursor_.ahead()))
      throw fault("begins no operation",
                  is_digit(cursor_.ahead())
                      ? "a record with clocks belongs to `fen`"
                      : "an operation is a name, operands and a semicolon: dm 3;");
    text::Span const where = cursor_.take_while(
        [&, begin = cursor_.at](char c) { return in_opcode(c) && cursor_.at < begin + longest; });
    std::string name(cursor_.part(where));
    if (std::ranges::find(operations_, name, &chess::Operation::opcode) != operations_.end())
      throw text::error("E-OP", where, "the opcode " + name + " stands twice",
                        "an opcode stands once in a record");
    operations_.push_back({std::move(name), {}});
    expect_end_of_word();
  }

  /// Bytes outside ASCII must be UTF-8.
  void read_operand() {
    std::size_t const begin = cursor_.at;
    if (cursor_.take("\"")) {
      cursor_.take_while(in_quotes);
      if (!cursor_.take("\"")) throw fault("in a text in quotes", "close it with \"");
    } else {
      cursor_.take_while(in_operand);
      expect(cursor_.at > begin);
    }
    text::Span const where{begin, cursor_.at};
    if (auto const fault = encoding_fault(cursor_.text, where)) throw *fault;
    std::string& operands = operations_.back().operands;
    if (!operands.empty()) operands += ' ';
    operands += cursor_.part(where);
    expect_end_of_word();
  }

  text::Cursor cursor_;
  std::vector<chess::Operation> operations_;
};

constexpr RecordRules epd{orthodox_kinds, fen_widths, "wb",
                          read_wings,     wings_text, read_en_passant};

Fault read_operations(Record& record) {
  try {
    record.position.operations = Reader(record).run();
    return {};
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
}

}  // namespace

text::Result<chess::Position> read_epd(std::string_view text, text::Diagnostics& warnings) {
  Record record{without_return(text), warnings};
  if (auto fault = read_ranks(epd, record)) return *fault;
  if (auto fault = read_turn(epd, record)) return *fault;
  if (auto fault = read_operations(record)) return *fault;
  return std::move(record.position);
}

WriteResult write_epd(chess::Position const& position) {
  WriteResult written;
  written.unsupported = unsayable_ranks(position.board, epd);
  if (!written.ok()) return written;
  std::string text = ranks_text(position.board) + turn_text(position, epd, written);
  if (!written.ok()) return written;
  for (auto const& [opcode, operands] :
       position.operations.value_or(std::vector<chess::Operation>{}))
    text += fmt::format(" {}{}{};", opcode, operands.empty() ? "" : " ", operands);
  written.text = std::move(text);
  drop_clocks(position, written);
  drop_sections(position, written);
  drop_shade(position, chess::Shade::dark, written);
  return written;
}

}  // namespace dawson::notation
