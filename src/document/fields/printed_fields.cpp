#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "chess/languages/words.hpp"
#include "document/fields/field_reading.hpp"
#include "document/fields/position_field.hpp"
#include "document/fields/values.hpp"
#include "problem/fields.hpp"
#include "semantics/drawn_conditions.hpp"
#include "semantics/marks.hpp"
#include "semantics/stipulation.hpp"
#include "semantics/twins/lists.hpp"
#include "text/scanning.hpp"

namespace dawson::document {
namespace {

using problem::Entry;
using text::SourceMappedText;

// Returns a twin with its label as the author wrote it: "(b)", "b)", "+c)".
std::string printed(chess::Twin const& twin, std::string_view written, chess::Language language) {
  std::string_view const label = written.substr(0, written.find(')') + 1);
  bool const has_zeroposition = semantics::after_zeroposition(twin.text, 0) > 0;
  std::string const zero = twin.zeroposition && !has_zeroposition
                               ? fmt::format("{} ", chess::words(language).zeroposition)
                               : "";
  return fmt::format("{}{}{}{}", zero, label, twin.text.empty() ? "" : " ",
                     semantics::with_minus_signs(twin.text));
}

// Returns an entry in Dawson's own syntax, or in the markup language if it contains TeX without a
// plain meaning.
Entry own_entry(FieldReading& reading, SourceMappedText const& value) {
  if (auto plain = reading.markup.plain(value))
    return {{prose::Text{plain->text()}}, value.origin()};
  auto raw = reading.markup.prose(value, reading.settings.links, reading.findings);
  return {raw ? std::move(*raw) : prose::Inlines{}, value.origin()};
}

// Warns of `;` without a blank: it separates nothing, which is rarely meant in a list.
void warn_of_semicolons(FieldReading& reading, FieldLine const& field) {
  if (!field.field->list || field.itemised) return;
  if (std::ranges::none_of(field.lines, [](ValueLine const& line) {
        return line.text.text().find(';') != std::string::npos;
      }))
    return;
  SourceMappedText const value = join_lines(field, reading.markup);
  std::string_view const text = value.text();
  for (std::size_t const at : reading.markup.separators(text, ';')) {
    if (at + 1 >= text.size() || text[at + 1] == ' ' || text[at + 1] == '\n') continue;
    return reading.say(
        text::warning("W-LIST", value.origin({at, at + 1}),
                      "`;` without a space after it does not separate items; printed as written",
                      fmt::format("write `{}; {}`", text.substr(0, at), text.substr(at + 1))));
  }
}

void take_text(FieldReading& reading, FieldLine const& field) {
  if (!field.field->list)
    return add_text(reading, field.field->id, join_lines(field, reading.markup));
  warn_of_semicolons(reading, field);
  for (SourceMappedText const& part : split_list(field, reading.markup))
    add_text(reading, field.field->id, part);
}

void take_plain(FieldReading& reading, FieldLine const& field) {
  std::vector<Entry>& entries = reading.problem.entries[field.field->id];
  if (!field.field->list)
    return entries.push_back(own_entry(reading, join_lines(field, reading.markup)));
  warn_of_semicolons(reading, field);
  for (SourceMappedText const& part : split_list(field, reading.markup))
    entries.push_back(own_entry(reading, part));
}

// Reads a date. A date that is in no calendar is printed all the same, since it may be meant
// ("1992-94").
void take_date(FieldReading& reading, FieldLine const& field) {
  SourceMappedText const value = join_lines(field, reading.markup);
  problem::DateReading const read = problem::read_date(value.text());
  if (read.has_shape && !read.date) {
    auto finding =
        text::warning("W-DATE", value.origin(),
                      fmt::format("`{}` is not a calendar date; printed as written", value.text()),
                      "write a date such as 1987, 1987-06, 1987-06-08 or 1987-07/09");
    for (std::string const& near : problem::dates_near(value.text()))
      finding = text::replaceable(std::move(finding), near, false);
    reading.say(std::move(finding));
  }
  add_text(reading, field.field->id, value);
}

// A field with this value prints nothing, not even its default.
constexpr std::string_view none_value = "none";

// Reads a number; the context provides an automatic one.
void take_number_field(FieldReading& reading, FieldLine const& field) {
  SourceMappedText const value = join_lines(field, reading.markup);
  reading.unnumbered = value.text() == none_value;
  if (reading.unnumbered) return;
  reading.counted = value.text() == automatic_number;
  if (!reading.counted) return add_text(reading, field.field->id, value);
  reading.problem.entries[field.field->id] = {Entry{{}, value.origin()}};
}

void take_names(FieldReading& reading, FieldLine const& field) {
  warn_of_semicolons(reading, field);
  std::vector<Entry>& entries = reading.problem.entries[field.field->id];
  for (SourceMappedText const& name : split_list(field, reading.markup)) {
    std::size_t const before = entries.size();
    add_text(reading, field.field->id, in_reading_order(name, reading.markup));
    if (entries.size() == before) continue;
    entries.back().where = name.origin();
    entries.back().name = read_person_name(name, reading.markup, reading.settings.links);
  }
}

void take_label(FieldReading& reading, FieldLine const& field) {
  SourceMappedText const value = join_lines(field, reading.markup);
  bool const is_valid = std::ranges::all_of(value.text(), [](char c) {
    return static_cast<unsigned char>(c) >= 0x80 || text::is_alphanumeric(c) ||
           std::string_view("-:._/").find(c) != std::string_view::npos;
  });
  if (!is_valid)
    return reading.say(text::error(
        "E-LABEL", value.origin(), "label has characters other than letters, digits and - : . _ /",
        fmt::format("replace the characters that {} reserves", reading.markup.label_reserves)));
  reading.problem.label = value.text();
  reading.label_where = value.origin();
}

void take_stipulation_field(FieldReading& reading, FieldLine const& field) {
  SourceMappedText const value = join_lines(field, reading.markup);
  take_stipulation(reading, reading.markup.own_syntax(value), own_entry(reading, value));
}

void take_twins(FieldReading& reading, FieldLine const& field) {
  // The value is read as a whole, since a twin can continue the one before it.
  SourceMappedText const value = join_lines(field, reading.markup);
  auto const plain = reading.markup.plain(value);
  auto const language = reading.settings.language.value_or(chess::Language::english);
  text::Diagnostics label_findings;  // reported once the board is known
  auto const twins = plain ? semantics::read_twins(plain->text(), language, label_findings)
                           : std::vector<chess::Twin>{};
  if (twins.empty()) return take_plain(reading, field);
  for (chess::Twin const& twin : twins) {
    std::string_view const whole =
        std::string_view(plain->text()).substr(twin.where.begin, twin.where.end - twin.where.begin);
    reading.problem.entries[field.field->id].push_back(
        {{prose::Text{printed(twin, whole, language)}}, value.origin()});
  }
  reading.check_on_board(*plain, [&reading, plain = *plain, language] {
    auto played = semantics::twins_on_board(plain.text(), language, reading.problem.position);
    reading.problem.twins = std::move(played.twins);
    for (text::Diagnostic& finding : semantics::check_twin_conditions(reading.problem)) {
      finding.span = {0, plain.text().size()};
      played.findings.push_back(std::move(finding));
    }
    return std::move(played.findings);
  });
}

void check_count(FieldReading& reading, chess::Count stated, text::Span where) {
  chess::Count const counted = chess::count_pieces(reading.problem.position.board);
  if (stated == counted) return;
  reading.say(text::replaceable(
      text::error("E-COUNT", where,
                  fmt::format("piece count is {}, but the board has {}", chess::count_text(stated),
                              chess::count_text(counted)),
                  "correct the position or the count (markers, letters and numbers are not "
                  "counted)"),
      chess::count_text(counted), false));
}

void take_count(FieldReading& reading, FieldLine const& field) {
  SourceMappedText const value = join_lines(field, reading.markup);
  Plain const plain = reading.markup.own_syntax(value);
  reading.problem.count_printed = plain.text() != none_value;
  if (!reading.problem.count_printed) return;
  chess::Count count;
  if (!reading.keep(semantics::read_count(plain.text()), plain, count)) return;
  reading.problem.count = count;
  reading.check_later(
      [&reading, count, where = value.origin()] { check_count(reading, count, where); });
}

void take_legend(FieldReading& reading, FieldLine const& field) {
  warn_of_semicolons(reading, field);
  for (SourceMappedText const& part : split_list(field, reading.markup))
    if (auto item = read_legend_item(part, reading))
      reading.problem.legend.push_back(std::move(*item));
}

void take_target(FieldReading& reading, FieldLine const& field) {
  reading.problem.target = read_target(field, reading.settings, reading.findings);
  take_plain(reading, field);
}

// Reports errors in the codes; the context has already read them.
void take_allowed(FieldReading& reading, FieldLine const& field) {
  read_allowed(field, reading.markup, reading.findings);
}

// Prints the result of a game with an en dash, and halves as one sign.
void take_result(FieldReading& reading, FieldLine const& field) {
  Plain const value = reading.plain(field);
  std::string_view result;
  choose<std::string_view>(
      field, value, {{"1-0", "1\u20130"}, {"0-1", "0\u20131"}, {"1/2-1/2", "\u00BD\u2013\u00BD"}},
      result, reading.findings);
  if (!result.empty())
    reading.problem.entries[field.field->id] = {
        {{prose::Text{std::string(result)}}, value.origin()}};
}

// Keeps the language for the printed letters; solutions read it themselves.
void take_source_language(FieldReading& reading, FieldLine const& field) {
  Plain const value = reading.plain(field);
  if (chess::language_named(value.text())) {
    reading.problem.entries[field.field->id] = {{{prose::Text{value.text()}}, value.origin()}};
    return;
  }
  reading.say(text::error("E-VALUE", value.origin(),
                          fmt::format("unknown language `{}`", value.text()),
                          fmt::format("use one of: {}", fmt::join(chess::language_codes(), ", "))));
}

constexpr SyntaxParser parsers[] = {
    {Syntax::text, take_text},     {Syntax::played, take_text},
    {Syntax::result, take_result}, {Syntax::source_language, take_source_language},
    {Syntax::plain, take_plain},   {Syntax::date, take_date},
    {Syntax::names, take_names},   {Syntax::number, take_number_field, true},
    {Syntax::label, take_label},   {Syntax::stipulation, take_stipulation_field},
    {Syntax::twins, take_twins},   {Syntax::count, take_count, true},
    {Syntax::legend, take_legend}, {Syntax::warnings, take_allowed},
    {Syntax::target, take_target},
};

}  // namespace

std::span<SyntaxParser const> printed_parsers() { return parsers; }

void add_text(FieldReading& reading, FieldId field, SourceMappedText const& value) {
  if (value.empty()) return;  // only a comment
  if (auto text = reading.markup.prose(value, reading.settings.links, reading.findings))
    reading.problem.entries[field].push_back({std::move(*text), value.origin()});
}

void take_stipulation(FieldReading& reading, Plain const& plain, Entry entry) {
  Settings const& settings = reading.settings;
  text::Diagnostics findings;
  chess::Stipulation const meaning = semantics::read_stipulation(plain.text(), findings);
  for (text::Diagnostic const& finding : findings) reading.say(plain.origin(finding));
  if (!entry.text.empty() && std::holds_alternative<prose::Text>(entry.text.front())) {
    if (settings.stipulations == Stipulations::symbols)
      entry.text = {prose::Text{semantics::stipulation_in_symbols(meaning)}};
    if (settings.stipulations == Stipulations::words)
      entry.text = {prose::Text{semantics::stipulation_in_words(
          meaning, settings.language.value_or(chess::Language::english))}};
  }
  reading.problem.stipulation = meaning;
  reading.problem.entries[FieldId::stipulation] = {std::move(entry)};
}

}  // namespace dawson::document
