#include "document/fields/field_reading.hpp"
#include "notation/notations.hpp"

#include <algorithm>

#include "terms/betza.hpp"

namespace dawson::document {
namespace {

// The Betza string behind the last colon; empty without one.
text::SourceMappedText moves_in(text::SourceMappedText const& meaning) {
  std::size_t const colon = meaning.text().rfind(':');
  if (colon == std::string::npos) return {};
  text::SourceMappedText word = meaning.part({colon + 1, meaning.text().size()}).trimmed();
  return terms::looks_like_betza(word.text()) ? word : text::SourceMappedText{};
}

bool is_lettered(chess::SquareContent const& occupant) {
  auto const* piece = std::get_if<chess::Piece>(&occupant);
  return piece && piece->kind == chess::Kind::letter;
}

// Janko's notation goes first: it is the one that legends had before there was another. But where
// the position's own has a letter for a man, no marker is meant.
std::optional<std::vector<chess::SquareContent>> read_key(text::SourceMappedText const& key,
                                                          FieldReading& reading) {
  notation::Dialect dialect = reading.settings.dialect;
  dialect.language = reading.settings.language;
  text::Diagnostics warnings;
  if (reading.notation) {
    auto own = notation::read_men(*reading.notation, key.text(), dialect, warnings);
    if (own && std::ranges::any_of(*own, is_lettered)) return std::move(*own);
    warnings.clear();
  }
  auto pieces = notation::read_men(notation::notation_of_men(), key.text(), dialect, warnings);
  if (!pieces && reading.notation && reading.notation != &notation::notation_of_men()) {
    warnings.clear();
    auto others = notation::read_men(*reading.notation, key.text(), dialect, warnings);
    // Its fault is told where it has a form for men alone, as the user then means it.
    if (others || reading.notation->read_men) pieces = std::move(others);
  }
  for (text::Diagnostic const& warning : warnings) reading.say(key.origin(warning));
  if (pieces) return std::move(*pieces);
  reading.say(key.origin(pieces.error()));
  return {};
}

}  // namespace

std::optional<problem::LegendItem> read_legend_item(text::SourceMappedText const& item,
                                                    FieldReading& reading) {
  std::size_t const equals = item.text().find('=');
  if (equals == std::string::npos) {
    reading.say(text::error("E-LEGEND", item.origin(), "legend item has no `=`",
                            "write the piece, `=` and its name, as in `*2q = grasshopper`"));
    return {};
  }
  text::SourceMappedText const key = item.part({0, equals}).trimmed();
  auto figures = read_key(key, reading);
  if (!figures) return {};
  text::SourceMappedText meaning = item.part({equals + 1, item.text().size()}).trimmed();
  text::SourceMappedText const moves = moves_in(meaning);
  if (!moves.empty()) {
    text::Diagnostics idle;
    auto const read = terms::read_betza(moves.text(), idle);
    for (text::Diagnostic const& warning : idle) reading.say(moves.origin(warning));
    if (!read) {
      reading.say(moves.origin(read.error()));
      return {};
    }
    meaning = meaning.part({0, meaning.text().rfind(':')}).trimmed();
  }
  if (meaning.empty()) {
    reading.say(text::error("E-LEGEND", item.origin(), "legend item has no name",
                            "add the name after `=`, as in `*2q = grasshopper`"));
    return {};
  }
  auto name = reading.host.prose(meaning, reading.settings.links, reading.findings);
  if (!name) return {};
  return problem::LegendItem{std::move(*figures), std::move(*name), moves.text()};
}

}  // namespace dawson::document
