#include "collection/position.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "collection/named_men.hpp"
#include "notation/men/men.hpp"
#include "notation/notations.hpp"

namespace dawson::collection {
namespace {

// What is Dawson's own in a list as Popeye has it: "S*Ud5".
constexpr char turn_sign = '*';

}  // namespace

RecordField const* position_of(Record const& record) {
  auto const found = std::ranges::find_if(record.fields, [](RecordField const& field) {
    return notation::find_notation(field.name) != nullptr;
  });
  return found == record.fields.end() ? nullptr : &*found;
}

std::optional<chess::Position> read_position(Record const& record, RecordField const& field,
                                             text::Diagnostics& findings) {
  text::SourceMappedText const& value = field.values.front();
  notation::Dialect dialect;
  if (RecordField const* const variant = record.find(Id::variant)) {
    auto letters = notation::read_variant(variant->values.front().text());
    if (!letters) {
      findings.push_back(variant->values.front().origin(letters.error()));
      return {};
    }
    dialect.letters = std::move(*letters);
  }
  text::Diagnostics own;
  auto position = notation::find_notation(field.name)->read(value.text(), dialect, own);
  if (!position) own.push_back(position.error());
  for (text::Diagnostic const& finding : own) findings.push_back(value.origin(finding));
  return position ? std::optional(std::move(*position)) : std::nullopt;
}

std::optional<EnglishList> english_list(Record const& record, RecordField const* field,
                                        std::string_view format, text::Diagnostics& findings) {
  if (!field) {
    findings.push_back(text::error("E-LOSS", record.where, "problem has no position",
                                   "add a position, such as `fen: ...`"));
    return {};
  }
  text::SourceMappedText const& value = field->values.front();
  std::string const& text = value.text();
  bool const own =
      field->name == "men" && text.find(turn_sign) == std::string::npos &&
      (text.starts_with("White ") || text.starts_with("Black ") || text.starts_with("Neutral "));
  if (own) return EnglishList{text};
  auto const position = read_position(record, *field, findings);
  if (!position) return {};
  NamedPieces const pieces = with_named_pieces(record, *position);
  auto written = notation::write_men(pieces.position);
  notation::WriteResult beside;
  notation::notation_that(&notation::Notation::attributes).tell_unsaid(pieces.position, beside);
  std::ranges::move(beside.unsupported, std::back_inserter(written.unsupported));
  for (std::string const& what : beside.dropped)
    findings.push_back(text::warning(
        "W-LOSS", value.origin(), fmt::format("{} cannot represent {}; left out", format, what)));
  bool const turned = written.text.find(turn_sign) != std::string::npos;
  if (written.ok() && !turned && !written.text.starts_with('['))
    return EnglishList{written.text, pieces.legend_said};
  std::string const why = written.ok() && !turned ? fmt::format("{} allows only 8x8 boards", format)
                          : turned                ? fmt::format("{} has no rotated pieces", format)
                                                  : notation::refusal(format, written);
  findings.push_back(text::error("E-LOSS", value.origin(), why,
                                 turned || !written.ok()
                                     ? "name rotated pieces in a legend: `legend: *2n = nightrider`"
                                     : "use another format, such as `--to json`"));
  return {};
}

}  // namespace dawson::collection
