#include "collection/pgn/pasted_game.hpp"

#include <string_view>

#include "collection/directives.hpp"
#include "collection/markup.hpp"
#include "collection/pgn/pgn.hpp"
#include "notation/pgn/tags.hpp"
#include "text/scanning.hpp"

namespace dawson::collection::pgn {

std::optional<std::string> directive_of_game(std::string const& text, Markup markup,
                                             text::Diagnostics& findings) {
  std::size_t const begin = text.find_first_not_of(text::white_space);
  if (begin == std::string::npos || text[begin] != '[') return {};
  std::string_view const line =
      std::string_view(text).substr(begin, text.find('\n', begin) - begin);
  if (line.find("\"]") == line.npos || notation::pgn::read_tag_line(line).empty()) return {};
  Lines lines(blocks_of(text));
  Cutter cutter;
  Stretch game;
  if (!cutter.cut(lines, game) || game.fault) return {};
  std::size_t const before = findings.size();
  Reader reader{TagRules{}};
  auto const record = reader.read(game.bytes, findings);
  for (std::size_t i = before; i < findings.size(); ++i)
    findings[i].span = text::shifted(findings[i].span, game.offset);
  if (!record) return {};
  return write_directive(in_document(*record, markup, findings));
}

std::vector<Record> records_of_field(document::FieldLine const& field, Markup markup,
                                     text::Diagnostics& findings) {
  std::string text;
  for (document::ValueLine const& line : field.lines)
    text += (line.paragraph ? "\n" : "") + line.text.text() + "\n";
  Lines lines(blocks_of(text));
  Cutter cutter;
  Reader reader{TagRules{}};
  std::vector<Record> records;
  text::Diagnostics found;
  for (Stretch game; cutter.cut(lines, game); game = {})
    if (auto const record = game.fault ? std::nullopt : reader.read(game.bytes, found)) {
      records.push_back(in_document(*record, markup, found).record());
      records.back().where = field.name;
      for (RecordField& one : records.back().fields) one.where = field.name;
    }
  reader.finish(found);
  for (text::Diagnostic& finding : found) finding.span = field.name;
  findings.insert(findings.end(), found.begin(), found.end());
  return records;
}

}  // namespace dawson::collection::pgn
