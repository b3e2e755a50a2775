#include "document/fields/position_field.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>

#include "document/fields/values.hpp"
#include "document/listing/listing_fields.hpp"
#include "document/listing/near_position.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/guess.hpp"
#include "notation/notations.hpp"

namespace dawson::document {
namespace {

// One line of a file, and the notation that it is in (null: to be guessed).
struct FilePosition {
  std::string_view line;
  text::SourceId source = text::at_hand;
  std::size_t begin = 0;  // of the line, in the file
  notation::Notation const* notation = nullptr;
};

// The game whose men a position of this notation has.
std::optional<problem::Game> game_of(notation::Notation const& notation,
                                     notation::Dialect const& dialect) {
  using problem::Game;
  constexpr std::pair<std::string_view, Game> games[] = {
      {"shogi", Game::shogi}, {"xiangqi", Game::xiangqi}, {"janggi", Game::janggi}};
  std::string_view const family =
      notation::family_of(dialect.letters.named() ? dialect.letters.variant : notation.game);
  for (auto const& [name, game] : games)
    if (name == family) return game;
  return {};
}

bool shows_a_letter(chess::Cell const& cell) {
  auto const* const piece = chess::piece_on(cell);
  return piece && piece->kind == chess::Kind::letter;
}

text::Result<PlacedPieces> read_in(notation::Notation const* notation, std::string_view text,
                                   Settings const& settings, text::Diagnostics& warnings) {
  notation::Dialect dialect = settings.dialect;
  if (notation) {
    dialect.language = settings.language;
    auto position = notation->read(text, dialect, warnings);
    if (!position) return position.error();
    return PlacedPieces{std::move(*position), game_of(*notation, dialect)};
  }
  auto guessed = notation::read_any(text, warnings, dialect);
  if (!guessed) return guessed.error();
  // Of men known by letters W-LEGEND asks, unless a legend names them.
  if (std::ranges::any_of(guessed->position.board.cells(), shows_a_letter))
    std::erase_if(warnings, [](text::Diagnostic const& one) { return one.code == "W-GUESS"; });
  return PlacedPieces{std::move(guessed->position), game_of(*guessed->notation, dialect),
                      guessed->flipped};
}

text::Result<FilePosition> find_line(FieldLine const& field, text::SourceMappedText const& written,
                                     Settings const& settings) {
  std::string_view const value = written.text();
  FilePosition found;
  std::size_t begin = 0;
  std::size_t const blank = value.find(' ');
  if (blank != std::string_view::npos &&
      (found.notation = notation::find_notation(value.substr(0, blank))))
    begin = value.find_first_not_of(' ', blank);

  std::size_t line = 1;
  std::size_t end = value.size();
  std::size_t const colon = value.rfind(':');
  if (colon != std::string_view::npos && colon > begin) {
    char const* const last = value.data() + value.size();
    auto const [stop, failure] = std::from_chars(value.data() + colon + 1, last, line);
    if (failure == std::errc{} && stop == last) end = colon;
    else line = 1;
  }
  std::string const path(value.substr(begin, end - begin));
  if (!found.notation) {
    std::size_t const dot = path.rfind('.');
    if (dot != std::string::npos) found.notation = notation::find_notation(path.substr(dot + 1));
  }

  std::string const help = "give the path relative to the folder of the document that names it";
  auto const file =
      settings.read_file
          ? settings.read_file(file_named(path, settings.folder_of, field.source, written.origin()))
          : text::error("E-FILE", {}, fmt::format("cannot read {}", path), help);
  if (!file) return text::error("E-FILE", {begin, end}, file.error().message, help);
  std::string_view const bytes = file->bytes;
  std::size_t at = bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0;
  for (std::size_t n = 1; n < line && at < bytes.size(); ++n)
    at = std::min(bytes.find('\n', at), bytes.size() - 1) + 1;
  std::string_view text = bytes.substr(at, bytes.find('\n', at) - at);
  if (text.ends_with('\r')) text.remove_suffix(1);
  if (line == 0 || text.empty()) {
    auto const lines =
        std::ranges::count(bytes, '\n') + (bytes.empty() || bytes.back() == '\n' ? 0 : 1);
    return text::error("E-LINE", {end < value.size() ? end + 1 : begin, value.size()},
                       fmt::format("{} has no position on line {}", path, line),
                       fmt::format("name a line with a position (number of lines: {})", lines));
  }
  found.line = text;
  found.source = file->id;
  found.begin = at;
  return found;
}

}  // namespace

std::optional<PlacedPieces> read_position_field(FieldLine const& field, Settings const& settings,
                                                text::Diagnostics& findings) {
  text::SourceMappedText const value = join_lines(field, *settings.host);
  text::Diagnostics own;
  if (field.field->syntax != Syntax::position_file) {
    if (field.field == &refused_position()) {
      findings.push_back(value.origin(*fault_of_position(value.text())));
      return {};
    }
    auto position =
        read_in(notation::find_notation(field.field->name), value.text(), settings, own);
    for (text::Diagnostic const& warning : own) findings.push_back(value.origin(warning));
    if (position) return std::move(*position);
    findings.push_back(value.origin(position.error()));
    return {};
  }
  auto const found = find_line(field, value, settings);
  if (!found) {
    findings.push_back(value.origin(found.error()));
    return {};
  }
  auto position = read_in(found->notation, found->line, settings, own);
  if (!position) own.push_back(position.error());
  for (text::Diagnostic& finding : own) {
    finding.span = text::shifted(finding.span, found->begin);
    for (text::Note& note : finding.notes) note.span = text::shifted(note.span, found->begin);
    finding.notes.push_back({value.origin(), "the line is named here", field.source});
  }
  text::set_source(own, found->source);
  std::ranges::move(own, std::back_inserter(findings));
  return position ? std::optional(std::move(*position)) : std::nullopt;
}

std::optional<chess::Position> read_target(FieldLine const& field, Settings const& settings,
                                           text::Diagnostics& findings) {
  text::SourceMappedText const value = join_lines(field, *settings.host);
  bool const tells = notation::notation_by_sign(value.text()) != nullptr;
  bool const ranks = value.text().find('/') != std::string::npos;
  text::Diagnostics own;
  auto position =
      read_in(tells || ranks ? nullptr : &notation::notation_that(&notation::Notation::attributes),
              value.text(), settings, own);
  if (!position) own.push_back(position.error());
  for (text::Diagnostic const& finding : own) findings.push_back(value.origin(finding));
  return position ? std::optional(std::move(position->position)) : std::nullopt;
}

}  // namespace dawson::document
