#include "collection/pgn/pasted_game.hpp"

#include <string>

#include "collection/markup.hpp"
#include "collection/pgn/pgn.hpp"

namespace dawson::collection::pgn {

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
