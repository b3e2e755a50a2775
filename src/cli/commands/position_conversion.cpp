#include "cli/commands/position_conversion.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>
#include <vector>

#include "alt_text/description.hpp"
#include "layout/captions/position_text.hpp"
#include "notation/guess.hpp"
#include "notation/men/men_words.hpp"
#include "notation/men/piece_list.hpp"

namespace dawson::cli {
namespace {

// Returns whether the text lists single pieces, as tables of twins do; documents have no such
// notation.
bool lists_single_pieces(std::string_view text, Conversion const& conversion) {
  return conversion.twin.any() && conversion.from && conversion.from->words &&
         notation::are_men_singly(text);
}

std::string in_words(chess::Position position, Conversion const& conversion) {
  problem::Problem problem;
  problem.position = std::move(position);
  return run::said(alt_text::describe(problem, {conversion.twin.language}), conversion.say);
}

// Writes single pieces as in running text.
std::optional<std::string> pieces_in_words(std::string_view text, Conversion const& conversion,
                                           text::Diagnostics& findings) {
  notation::Notation const& from = conversion.from ? *conversion.from : notation::notation_of_men();
  auto const pieces = notation::read_men(from, text, conversion.dialect, findings);
  if (pieces) return alt_text::pieces_in_words(*pieces, conversion.twin.language);
  findings.push_back(pieces.error());
  return {};
}

// Writes a position as a game without moves.
std::optional<std::string> as_record(chess::Position position, collection::Format const& format,
                                     text::Span where, text::Diagnostics& findings) {
  problem::Problem problem;
  problem.position = std::move(position);
  std::string const fen = layout::position_text(problem, layout::FenForm::whole).text;
  if (fen.empty()) {
    findings.push_back(text::error("E-LOSS", where,
                                   fmt::format("{} cannot represent this position", format.name),
                                   "use another format"));
    return {};
  }
  collection::Record record;
  record.where = where;
  record.add(layout::fen_name, fen, where);
  auto written = format.write(record, findings);
  if (written) written->erase(written->find_last_not_of('\n') + 1);
  return written;
}

}  // namespace

std::optional<std::string> convert(std::string_view text, Conversion const& conversion,
                                   run::Invocation& invocation, text::Diagnostics& findings) {
  notation::ExportForm const* const form = conversion.form;
  if (conversion.in_line) return pieces_in_words(text, conversion, findings);
  if (form && form->convert) {
    auto converted = form->convert(text, conversion.html, findings);
    if (converted) return std::move(*converted);
    findings.push_back(converted.error());
    return {};
  }
  notation::Notation const* from = conversion.from;
  bool const singly = lists_single_pieces(text, conversion);
  auto const read = [&]() -> text::Result<chess::Position> {
    if (singly) return notation::read_men_singly(text);
    if (from) return from->read(text, conversion.dialect, findings);
    auto guessed = notation::read_any(text, findings, conversion.dialect);
    if (!guessed) return guessed.error();
    from = guessed->notation;
    if (guessed->flipped) findings.push_back(notation::side_left_out(text));
    return std::move(guessed->position);
  };
  auto position = read();
  if (!position) {
    findings.push_back(position.error());
    return {};
  }
  if (conversion.twin.any()) {
    auto played = position_of_twin(conversion.twin, *position, invocation);
    if (!played) return {};
    *position = std::move(*played);
  }
  if (conversion.in_words_only) return in_words(std::move(*position), conversion);
  if (conversion.record)
    return as_record(std::move(*position), *conversion.record, {0, text.size()}, findings);
  if (!position->attributes.empty() && !singly && (form || !conversion.to->attributes))
    findings.push_back(text::warning(
        "W-ATTRIBUTE", {0, text.size()},
        fmt::format("attribute `{}` left out: this format has no attributes",
                    notation::printed_attribute(position->attributes.front().words.front(),
                                                chess::Language::english)),
        "use `--to men` to keep attributes"));
  std::vector<std::string> lost_pieces;
  if (singly && conversion.to == from && !form)
    return notation::write_men_singly(*position, lost_pieces);
  if (form && form->show) return form->show(*position, from->fields);

  notation::Notation const& target = *conversion.to;
  notation::Dialect const& dialect = conversion.written;
  notation::WriteResult written = target.write(*position, dialect);
  text::Span const whole{0, text.size()};
  if (!written.ok()) {
    notation::WriteResult const full = written;
    if (conversion.lossy)
      written = target.write(notation::sayable_part(*position, target, dialect), dialect);
    if (!conversion.lossy || !written.ok()) {
      findings.push_back(text::error(
          "E-LOSS", whole, notation::refusal(target.name, written.ok() ? full : written),
          conversion.lossy ? "use another format"
                           : "add `--lossy` to leave it out, or use another format"));
      return {};
    }
    findings.push_back(
        text::warning("W-LOSS", whole,
                      fmt::format("{} cannot represent {}; pieces set upright or left out",
                                  target.name, fmt::join(full.unsupported, ", "))));
  }
  if (!written.dropped.empty())
    findings.push_back(text::warning("W-LOSS", whole,
                                     fmt::format("{} cannot represent {}; left out", target.name,
                                                 fmt::join(written.dropped, ", "))));
  return form ? form->around(written.text) : std::move(written.text);
}

}  // namespace dawson::cli
