#include "document/fields/position_field.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

#include <fmt/format.h>

#include "chess/fairy_pieces.hpp"
#include "document/fields/field_reading.hpp"
#include "document/fields/values.hpp"
#include "document/listing/listing_fields.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/guess.hpp"
#include "notation/men/men_words.hpp"
#include "notation/notations.hpp"
#include "prose/prose.hpp"
#include "semantics/betza/betza.hpp"
#include "semantics/conditions.hpp"
#include "semantics/drawn_conditions.hpp"
#include "semantics/popeye/conditions.hpp"

namespace dawson::document {
namespace {

// A line of a file with its notation (null: guess it).
struct FilePosition {
  std::string_view line;
  text::SourceId source = text::at_hand;
  std::size_t begin = 0;  // of the line within the file
  notation::Notation const* notation = nullptr;
};

// Returns the game whose pieces the notation uses.
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

bool has_letter_piece(chess::Cell const& cell) {
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
  // W-LEGEND reports pieces known only by letters, unless a legend names them.
  if (std::ranges::any_of(guessed->position.board.cells(), has_letter_piece))
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
    if (dot != std::string::npos &&
        path.substr(dot + 1) == problem::field(problem::FieldId::pgn).name)
      return text::error("E-FILE", {begin, end}, path + " has games, not one position per line",
                         fmt::format("write `from: {}` and `select: N`", path));
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
  text::SourceMappedText const value = join_lines(field, *settings.markup);
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
  text::SourceMappedText const value = join_lines(field, *settings.markup);
  bool const has_notation_mark = notation::notation_by_sign(value.text()) != nullptr;
  bool const ranks = value.text().find('/') != std::string::npos;
  text::Diagnostics own;
  auto position = read_in(has_notation_mark || ranks
                              ? nullptr
                              : &notation::notation_that(&notation::Notation::attributes),
                          value.text(), settings, own);
  if (!position) own.push_back(position.error());
  for (text::Diagnostic const& finding : own) findings.push_back(value.origin(finding));
  return position ? std::optional(std::move(position->position)) : std::nullopt;
}

namespace {

// Returns the Betza string after the last colon; empty without one.
text::SourceMappedText moves_in(text::SourceMappedText const& meaning) {
  std::size_t const colon = meaning.text().rfind(':');
  if (colon == std::string::npos) return {};
  text::SourceMappedText word = meaning.part({colon + 1, meaning.text().size()}).trimmed();
  return semantics::looks_like_betza(word.text()) ? word : text::SourceMappedText{};
}

bool is_lettered(chess::SquareContent const& occupant) {
  auto const* piece = std::get_if<chess::Piece>(&occupant);
  return piece && piece->kind == chess::Kind::letter;
}

// Reads the pieces of a legend item. Janko's notation is tried first, since legends had no other
// one at first. If the position's own notation reads the key as a letter piece, that reading wins
// over a marker.
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
    // A notation that has its own form for single pieces is meant, so its error is the one to
    // report.
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
    text::Diagnostics betza_warnings;
    auto const read = semantics::read_betza(moves.text(), betza_warnings);
    for (text::Diagnostic const& warning : betza_warnings) reading.say(moves.origin(warning));
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
  auto name = reading.markup.prose(meaning, reading.settings.links, reading.findings);
  if (!name) return {};
  return problem::LegendItem{std::move(*figures), std::move(*name), moves.text()};
}

namespace {

class ConditionDrawer {
 public:
  ConditionDrawer(FieldReading& reading, std::vector<FieldLine const*> const& given)
      : reading_(reading), fields_(given) {}

  void run() {
    std::size_t const before = reading_.findings.size();
    auto const line = std::ranges::find_if(
        fields_, [](FieldLine const* one) { return one->field->id == FieldId::conditions; });
    std::size_t checked = 0;
    problem().drawn_by_fields = {
        has_field(FieldId::grid) || semantics::popeye::hides_grid(options()),
        has_field(FieldId::edges), has_field(FieldId::marks)};
    if (!has_field(FieldId::edges) && problem().position.edges != chess::Edges::none)
      problem().view.edges = problem().position.edges;
    if (!problem().all(FieldId::conditions).empty())
      problem().undrawn = problem::Undrawn{problem().position, problem().view};
    for (problem::Entry const& entry : problem().all(FieldId::conditions)) {
      where_ = entry.where;
      if (++checked > max_conditions) {
        say(text::warning(
            "W-CONDITION", where_,
            fmt::format("more than {} conditions: the rest are printed but not interpreted",
                        max_conditions),
            "write other text as `remark: ...`"));
        break;
      }
      std::string const condition = prose::plain(entry.text);
      // A condition with markup commands is not interpreted.
      bool const plain = std::ranges::all_of(entry.text, [](prose::Inline const& part) {
        return std::holds_alternative<prose::Text>(part);
      });
      if (!plain) continue;
      if (auto finding = semantics::check_condition(condition)) say(std::move(*finding));
      draw(condition);
    }
    if (line != fields_.end()) text::set_source(reading_.findings, (*line)->source, before);
  }

 private:
  // Comparing a condition with a thousand names is slow, so their number is limited.
  static constexpr std::size_t max_conditions = 30;

  problem::Problem& problem() { return reading_.problem; }

  void say(text::Diagnostic finding) {
    finding.span = where_;
    reading_.say(std::move(finding));
  }

  bool has_field(FieldId field) const {
    return std::ranges::any_of(fields_,
                               [&](FieldLine const* line) { return line->field->id == field; });
  }

  void draw(std::string_view condition) {
    for (text::Diagnostic& finding : semantics::draw_condition(condition, problem().drawn_by_fields,
                                                               problem().position, problem().view))
      say(std::move(finding));
  }

  std::vector<std::string> options() {
    std::vector<std::string> out;
    for (problem::Entry const& entry : problem().all(FieldId::options))
      out.push_back(prose::plain(entry.text));
    return out;
  }

  FieldReading& reading_;
  std::vector<FieldLine const*> const& fields_;
  text::Span where_;
};

}  // namespace

void draw_conditions(FieldReading& reading, std::vector<FieldLine const*> const& given) {
  ConditionDrawer(reading, given).run();
}

void remark_attributes(FieldReading& reading) {
  auto const language = reading.settings.language.value_or(chess::Language::english);
  for (auto const& [words, mark] : chess::attributes()) {
    std::string squares;
    for (chess::Attributes const& one : reading.problem.position.attributes)
      if (std::ranges::count(one.words, words.english) > 0)
        squares += (squares.empty() ? "" : ", ") + chess::square_name(one.square);
    if (squares.empty()) continue;
    reading.problem.entries[FieldId::remark].push_back(
        {{prose::Text{
             fmt::format("{}: {}", notation::printed_attribute(words.english, language), squares)}},
         reading.opening});
  }
}

}  // namespace dawson::document
