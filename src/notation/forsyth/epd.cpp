// EPD ("PGN 16.2"): the first four fields are FEN's, the rest is this grammar.
//
//     operations = { " " , operation } ;
//     operation  = opcode , { " " , operand } , ";" ;
//     opcode     = letter , 0..14 * ( letter | digit | "_" ) ;
//     operand    = '"' , { character - '"' } , '"' | character - '"' , { character } ;
//
// A character is any except the blank, the semicolon and control characters; in quotes, any except
// control characters. An opcode may occur once in a record.
#include "notation/forsyth/epd.hpp"

#include <algorithm>

#include <boost/spirit/home/x3.hpp>
#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth.hpp"

namespace dawson::notation {
namespace {

namespace x3 = boost::spirit::x3;
using Range = boost::iterator_range<char const*>;

struct Reading {
  std::string_view text;
  std::vector<chess::Operation> operations{};

  /// The grammar accepts bytes outside ASCII; this checks that they are UTF-8.
  std::string characters(Range range) const {
    auto const fault = encoding_fault(text, span_of(text, range.begin(), range.end()));
    if (fault) throw *fault;
    return {range.begin(), range.end()};
  }

  void open(Range opcode) {
    std::string name(opcode.begin(), opcode.end());
    if (std::ranges::find(operations, name, &chess::Operation::opcode) != operations.end())
      throw text::error("E-OP", span_of(text, opcode.begin(), opcode.end()),
                        "duplicate opcode `" + name + "`", "write each opcode once in a record");
    operations.push_back({std::move(name), {}});
  }

  void add(Range operand) {
    std::string& operands = operations.back().operands;
    if (!operands.empty()) operands += ' ';
    operands += characters(operand);
  }
};

// Actions: pass what is read to `Reading`.
auto const open_operation = [](auto& ctx) { x3::_val(ctx).open(x3::_attr(ctx)); };
auto const add_operand = [](auto& ctx) { x3::_val(ctx).add(x3::_attr(ctx)); };

namespace grammar {

// A rule with a phrase that error messages can name.
template <class Id>
using Phrase = x3::rule<Id>;

using x3::char_, x3::eoi, x3::lit, x3::raw, x3::repeat;

auto const control = char_('\x00', '\x1F') | char_('\x7F');
auto const quotable = char_ - (control | '"');
auto const character = char_ - (control | ' ' | ';');
auto const letter = char_('A', 'Z') | char_('a', 'z');
auto const word = letter | char_('0', '9') | '_';

auto const opens_opcode = Phrase<class OpensOpcode>{"opcode"} = &letter;
auto const ends_opcode = Phrase<class EndsOpcode>{"end of opcode"} = &char_(" ;");
auto const operand_ = Phrase<class OpensOperand>{"operand"} = &character;
auto const ends_string = Phrase<class EndsString>{"end of string"} = lit('"');
auto const ends_operand = Phrase<class EndsOperand>{"end of operand"} = &char_(" ;");
auto const next = Phrase<class Next>{"next operation"} = &lit(' ') | eoi;

auto const string = lit('"') > *quotable > ends_string;
auto const operand = raw[string | +character][add_operand] > ends_operand;
auto const opcode = raw[letter >> repeat(0, 14)[word]][open_operation] > ends_opcode;
auto const operation = opcode > *(lit(' ') > operand_ > operand) > lit(';') > next;
auto const operations = x3::rule<class Operations, Reading>{"operations"} =
    *(lit(' ') > opens_opcode > operation);

}  // namespace grammar

text::Diagnostic explain(std::string_view phrase, std::string_view text, std::size_t at) {
  std::string const found = found_at(text, at);
  if (phrase == grammar::opens_opcode.name)
    return fault_at(text, at, "E-OP", found + " cannot start an operation",
                    at < text.size() && is_digit(text[at])
                        ? "use the notation `fen` for a record with clocks"
                        : "write an operation as a name, operands and a semicolon: `dm 3;`");
  if (phrase == grammar::ends_string.name)
    return fault_at(text, at, "E-OP",
                    "expected a quotation mark at the end of the text, found " + found,
                    "write `\"` after the text");
  return fault_at(text, at, "E-OP",
                  at == text.size() ? "missing semicolon after the operation"
                                    : found + " is not allowed in an operation",
                  at == text.size()
                      ? "write `;` after the operation"
                      : "write one blank before each operand, and `;` after the last");
}

Fault read_operations(Record& record) {
  std::string_view const text = record.text;
  Reading result{text};
  char const* at = text.data() + record.at;
  try {
    x3::parse(at, text.data() + text.size(), grammar::operations, result);
  } catch (x3::expectation_failure<char const*> const& failure) {
    return explain(failure.which(), text, byte_of(text, failure.where()));
  } catch (text::Diagnostic const& fault) {
    return fault;
  }
  record.position.operations = std::move(result.operations);
  return {};
}

}  // namespace

text::Result<chess::Position> read_epd(std::string_view text, text::Diagnostics& warnings) {
  Record record{without_return(text), warnings};
  if (auto fault = read_ranks({orthodox_kinds(), {8}}, record)) return *fault;
  if (auto fault = read_turn({"wb", read_wings, read_en_passant}, record)) return *fault;
  if (auto fault = read_operations(record)) return *fault;
  return std::move(record.position);
}

WriteResult write_epd(chess::Position const& position) {
  constexpr std::size_t widths[] = {8};
  WriteResult written;
  written.unsupported = unsayable_ranks(position.board, {.kinds = orthodox_kinds()}, widths);
  if (!written.ok()) return written;
  std::string text = ranks_text(position.board) +
                     turn_text(position, {"wb", wings_text, read_en_passant}, written);
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
