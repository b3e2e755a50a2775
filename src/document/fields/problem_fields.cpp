#include "document/fields/problem_fields.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "document/directive_kinds.hpp"
#include "document/fields/field_reading.hpp"
#include "document/fields/position_field.hpp"
#include "document/game_moves.hpp"
#include "document/listing/listing.hpp"
#include "notation/characters.hpp"
#include "notation/guess.hpp"
#include "prose/prose.hpp"
#include "semantics/position_checks.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/stipulation_signs.hpp"
#include "semantics/study_phrases.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

using problem::Problem;
using text::SourceMappedText;

SyntaxParser const* parser_of(Syntax syntax) {
  for (auto const parsers : {printed_parsers(), board_parsers()}) {
    auto const found = std::ranges::find(parsers, syntax, &SyntaxParser::syntax);
    if (found != parsers.end()) return &*found;
  }
  return nullptr;
}

// Returns the notation of the position: by the name of its field, or guessed.
notation::Notation const* notation_of(std::vector<FieldLine> const& fields,
                                      notation::Dialect const& dialect) {
  auto const field = std::ranges::find_if(
      fields, [](FieldLine const& line) { return line.field->syntax == Syntax::position; });
  if (field == fields.end()) return nullptr;
  if (auto const* named = notation::find_notation(field->field->name)) return named;
  if (field->lines.empty()) return nullptr;
  std::string_view const text = field->lines.front().text.text();
  if (auto const* signalled = notation::notation_by_sign(text, dialect)) return signalled;
  text::Diagnostics unused;  // reported when the position is read
  auto const guessed = notation::read_any(text, unused, dialect);
  return guessed ? guessed->notation : nullptr;
}

// Reads all fields of one directive, in any order. Checks against the board wait until all fields
// are read.
class ProblemReader {
 public:
  ProblemReader(text::Span opening, Settings const& settings, text::Diagnostics& findings,
                Problem& problem)
      : reading_{opening, settings, *settings.markup, findings, problem} {}

  bool run(std::vector<FieldLine> const& own, std::optional<prose::Inlines> const& number) {
    std::size_t const before = errors();
    problem().where = reading_.opening;
    refuse_repetition(own);
    if (std::ranges::any_of(own, [&](FieldLine const& line) {
          return line.field->of_moves && !take_board_form(reading_, line);
        })) {
      has_position_ = true;
      readable_ = read_move_fields(reading_, own);
    }
    reading_.notation = notation_of(own, reading_.settings.dialect);
    std::vector<FieldLine const*> given;
    for (FieldLine const& field : own) given.push_back(&field);
    for (FieldLine const& field : reading_.settings.fields)
      if (std::ranges::find(own, field.field, &FieldLine::field) == own.end())
        given.push_back(&field);
    for (FieldLine const* const field : given) take(*field);
    take_played(own);
    if (!has_position_) {
      if (errors() == before)
        say(text::error("E-POSITION", reading_.opening, "directive has no position",
                        "add a field such as `fen: ...`, `ffen: ...` or `janko: ...`"));
    } else {
      take_operations();
      if (readable_) {
        draw_conditions(reading_, given);
        remark_attributes(reading_);
        complete_task(reading_);
      }
      if (readable_) {
        for (auto const& check : reading_.checks) check();
        std::size_t const prior = reading_.findings.size();
        static text::SourceMappedText const no_line;
        for (text::Diagnostic& finding : semantics::check_position(
                 problem(), position_where_, position_line_ ? *position_line_ : no_line))
          say(std::move(finding));
        text::set_source(reading_.findings, position_source_, prior);
      }
    }
    if (errors() != before) return false;
    finish_number(number);
    if (problem().view.anonymous) problem().hide_author();
    return true;
  }

 private:
  Problem& problem() { return reading_.problem; }
  void say(text::Diagnostic finding) { reading_.say(std::move(finding)); }
  std::size_t errors() const {
    return static_cast<std::size_t>(
        std::ranges::count(reading_.findings, text::Severity::error, &text::Diagnostic::severity));
  }

  static bool places(Field const& field) {
    return field.syntax == Syntax::position || field.syntax == Syntax::position_file ||
           field.syntax == Syntax::moves;
  }

  void refuse_repetition(std::vector<FieldLine> const& own) {
    FieldLine const* position = nullptr;
    for (std::size_t i = 0; i < own.size(); ++i) {
      bool const placed = places(*own[i].field);
      if (placed && position) {
        auto finding = text::error("E-POSITIONS", own[i].name, "second position in one directive",
                                   "write a separate directive for each position");
        finding.notes.push_back({position->name, "the first one is here"});
        say(std::move(finding));
      }
      if (placed && !position) position = &own[i];
      for (std::size_t j = 0; j < i && !placed; ++j) {
        if (own[j].field != own[i].field || own[i].field->adds_up) continue;
        auto finding = text::error("E-TWICE", own[i].name,
                                   fmt::format("duplicate field `{}`", own[i].field->name),
                                   "remove one of the two");
        finding.notes.push_back({own[j].name, "first given here"});
        say(std::move(finding));
      }
    }
  }

  // Reads a field. Its findings point to the source that contains the field.
  void take(FieldLine const& field) {
    std::size_t const before = reading_.findings.size();
    reading_.source = field.source;
    read(field);
    text::set_source(reading_.findings, field.source, before);
  }

  void read(FieldLine const& field) {
    Syntax const syntax = field.field->syntax;
    if (syntax == Syntax::position || syntax == Syntax::position_file) return take_position(field);
    if (reading_.markup.is_utf8)
      for (ValueLine const& line : field.lines)
        if (auto fault = notation::encoding_fault(line.text.text(), {0, line.text.text().size()}))
          return say(line.text.origin(*fault));
    if (problem::value_syntax(syntax) == problem::ValueSyntax::markup)
      for (ValueLine const& line : field.lines)
        if (auto doubt = doubt_of_percentage(line.text, reading_.markup)) say(std::move(*doubt));
    if (field.field->of_moves) return;  // read as a group
    if (auto fault = misplaced(field, reading_.markup)) return say(std::move(*fault));
    // Fields for the problems of a file were reported earlier.
    if (SyntaxParser const* const parser = parser_of(syntax)) parser->parse(reading_, field);
  }

  void take_position(FieldLine const& field) {
    if (has_position_) return;
    has_position_ = true;
    auto position = read_position_field(field, reading_.settings, reading_.findings);
    readable_ = position.has_value();
    position_where_ = field.name;
    if (!field.lines.empty()) {
      position_line_ = &field.lines.front().text;
      position_where_ = position_line_->origin();
    }
    position_source_ = field.source;
    if (!position) return;
    problem().position = std::move(position->position);
    problem().view.game = position->game;
    if (position->flipped) problem().view.flip = true;
  }

  // Plays the half-moves of `played` from the position, or else from the initial array.
  void take_played(std::vector<FieldLine> const& own) {
    auto const played = std::ranges::find_if(
        own, [](FieldLine const& line) { return line.field->syntax == Syntax::played; });
    if (played == own.end() || (has_position_ && !readable_)) return;
    std::size_t const before = reading_.findings.size();
    auto position = position_after(*played, has_position_ ? &problem().position : nullptr,
                                   reading_.settings, reading_.findings);
    text::set_source(reading_.findings, played->source, before);
    if (!has_position_) position_where_ = played->name;
    has_position_ = true;
    readable_ = position.has_value();
    if (position) problem().position = std::move(*position);
  }

  // Uses `id` and `dm` of an EPD record if the number or the stipulation is missing.
  void take_operations() {
    if (!problem().position.operations) return;
    for (chess::Operation const& operation : *problem().position.operations) {
      if (operation.opcode == "id" && !reading_.unnumbered && !problem().first(FieldId::number)) {
        std::string name = operation.operands;
        if (name.size() >= 2 && name.front() == '"' && name.back() == '"')
          name = name.substr(1, name.size() - 2);
        problem().entries[FieldId::number] = {{{prose::Text{std::move(name)}}, reading_.opening}};
      }
      if (operation.opcode == "dm" && !problem().stipulation) {
        std::string const stipulation = "#" + operation.operands;
        text::SourceMappedText placed;
        placed.append_for(stipulation, reading_.opening);
        take_stipulation(reading_, Plain(std::move(placed)),
                         {{prose::Text{stipulation}}, reading_.opening});
      }
    }
  }

  void finish_number(std::optional<prose::Inlines> const& number) {
    if (!problem().first(FieldId::number) && !problem().label.empty() &&
        reading_.markup.labels_need_numbers)
      say(text::warning("W-LABEL", reading_.label_where,
                        "label without a number: \\ref has nothing to print",
                        "add `number: ...`, or `number: auto`"));
    if (reading_.counted)
      problem().entries[FieldId::number].front().text = number.value_or(prose::Inlines{});
  }

  FieldReading reading_;
  bool has_position_ = false;
  text::Span position_where_;
  text::SourceMappedText const* position_line_ = nullptr;  // the first line of the position
  text::SourceId position_source_ = text::at_hand;
  bool readable_ = false;
};

}  // namespace

bool read_problem(Problem& out, std::vector<FieldLine> const& fields, text::Span opening,
                  Settings const& settings, text::Diagnostics& findings,
                  std::optional<prose::Inlines> const& number) {
  bool const own_game = std::ranges::any_of(
      fields, [](FieldLine const& line) { return line.field->syntax == Syntax::variant; });
  if (!own_game) return ProblemReader(opening, settings, findings, out).run(fields, number);
  std::size_t const before = findings.size();
  Settings game_settings = settings;
  game_settings.dialect = dialect_of(fields, settings, findings);
  if (findings.size() > before) return false;
  return ProblemReader(opening, game_settings, findings, out).run(fields, number);
}

std::optional<Problem> read_problem(std::vector<FieldLine> const& fields, text::Span opening,
                                    Settings const& settings, text::Diagnostics& findings,
                                    std::optional<prose::Inlines> const& number) {
  std::optional<Problem> out(std::in_place);
  if (!read_problem(*out, fields, opening, settings, findings, number)) out.reset();
  return out;
}

Instead instead_of_value(FieldLine const& field, MarkupLanguage const& markup) {
  Syntax const syntax = field.field->syntax;
  // Fast path: most values are ordinary and differ in their first line.
  if (field.lines.size() != 1 || field.field->of_moves || syntax == Syntax::position) return {};
  std::string_view const line = field.lines.front().text.text();
  bool const none = line.starts_with("none"), before = line.starts_with("as before");
  if (!none && !before) return Instead::value;
  std::string const value = join_lines(field, markup).text();
  if (before) return value == "as before" ? Instead::as_before : Instead::value;
  SyntaxParser const* const parser = parser_of(syntax);
  bool const decorative = field.field->id == FieldId::alt;  // for `alt: none`
  bool const of_page = syntax == Syntax::plain && !field.field->list &&
                       field.field->stands == problem::Stands::directive_alone;  // `head: none`
  bool const own =
      syntax == Syntax::warnings || decorative || of_page || (parser && parser->own_none);
  return value == "none" && !own ? Instead::none : Instead::value;
}

namespace {

std::string_view bytes(text::Source const& source, text::Span span) {
  return source.bytes().substr(span.begin, span.end - span.begin);
}

}  // namespace

std::optional<std::vector<FieldLine>> block_fields(text::Source const& source,
                                                   Directive const& directive,
                                                   text::SourceId source_id,
                                                   MarkupLanguage const& markup,
                                                   text::Diagnostics& findings) {
  auto options = options_of(source, directive, markup);
  if (!options) findings.push_back(options.error());
  Body body = read_sound_fields(body_text(source, directive), findings);
  if (!options) return {};

  if (!opens_diagram(source, directive) && !body.listing.empty()) {
    findings.push_back(
        text::error("E-FIELD", body.listing.front().origin(),
                    fmt::format("`{}` accepts only fields", bytes(source, directive.word)),
                    "write the line as `name: value`, or remove it"));
    body.listing.clear();
  }
  std::vector<FieldLine> fields = std::move(*options);
  std::vector<FieldLine> body_fields = fields_of_body(std::move(body), markup, findings);
  if (fields.empty()) fields = std::move(body_fields);
  else std::ranges::move(body_fields, std::back_inserter(fields));
  for (FieldLine& field : fields) field.source = source_id;
  return fields;
}

namespace {

// Returns the marks of all options; an item may have several words.
std::vector<chess::TaskMark> marks_of(problem::Problem const& problem) {
  std::vector<chess::TaskMark> marks;
  for (problem::Entry const& entry : problem.all(FieldId::options)) {
    std::string const words = prose::plain(entry.text);
    for (std::string_view const word : text::words_of(words)) {
      auto const mark = semantics::mark_of_option(word);
      if (mark && std::ranges::count(marks, *mark) == 0) marks.push_back(*mark);
    }
  }
  return marks;
}

// Prints a study in words with the side to move, which is known only with the position.
void name_mover(FieldReading& reading) {
  problem::Problem& problem = reading.problem;
  if (reading.settings.stipulations != Stipulations::words || !problem.stipulation->task ||
      problem.stipulation->task->half_moves > 0)
    return;
  auto const mover = problem.view.to_move ? problem.view.to_move : problem.position.to_move;
  if (mover != chess::Side(chess::Side::black)) return;
  problem.entries[FieldId::stipulation].front().text = {prose::Text{semantics::stipulation_in_words(
      *problem.stipulation, reading.settings.language.value_or(chess::Language::english), *mover)}};
}

// Reports a study's phrase that names the side that is not to move.
void check_mover(FieldReading& reading) {
  problem::Problem const& problem = reading.problem;
  auto const& task = problem.stipulation->task;
  if (!task || task->half_moves > 0) return;
  auto const phrase = semantics::read_study_phrase(problem.stipulation->text);
  if (!phrase || !phrase->side) return;
  chess::Side const white = chess::Side::white;
  auto const given = problem.view.to_move ? problem.view.to_move : problem.position.to_move;
  if (*phrase->side == given.value_or(white)) return;
  bool const names_black = *phrase->side != white;
  std::string const side = names_black ? "black" : "white";
  reading.say(text::warning(
      "W-TASK", problem.first(FieldId::stipulation)->where,
      fmt::format("stipulation names {}, but {} is to move", side, names_black ? "white" : "black"),
      fmt::format("add `tomove: {}`, or correct the stipulation", side)));
}

}  // namespace

void complete_task(FieldReading& reading) {
  problem::Problem& problem = reading.problem;
  if (!problem.stipulation || !problem.first(FieldId::stipulation)) return;
  chess::Stipulation& stipulation = *problem.stipulation;
  check_mover(reading);
  name_mover(reading);
  semantics::TaskMore more{marks_of(problem), {}};
  for (chess::TaskMark const mark : more.marks)
    if (std::ranges::count(stipulation.marks, mark) == 0) stipulation.marks.push_back(mark);
  if (problem::Entry const* const intended = problem.first(FieldId::intended)) {
    std::string field = prose::plain(intended->text);
    field.erase(std::min(field.find_first_not_of("0123456789."), field.size()));
    int const count = semantics::solutions_intended(field);
    int const prior = semantics::solutions_intended(stipulation.intended);
    if (count > 0 && prior > 0 && count != prior)
      reading.say(text::warning(
          "W-COUNT", intended->where,
          fmt::format("{} here, but {} in the stipulation", field, stipulation.intended),
          "remove or correct one of the two"));
    if (count > 0) stipulation.intended = field;
    if (count > 1 && prior == 0) more.intended = field;
  }
  problem::Entry& printed = problem.entries[FieldId::stipulation].front();
  if (printed.text.size() != 1 || !std::holds_alternative<prose::Text>(printed.text.front()))
    return;
  std::string& words = std::get<prose::Text>(printed.text.front()).text;
  words = semantics::stipulation_with(stipulation.text, std::move(words), more,
                                      reading.settings.language.value_or(chess::Language::english));
}

}  // namespace dawson::document
