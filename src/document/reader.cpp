#include "document/reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/inline_men.hpp"
#include "document/listing.hpp"
#include "document/problem_fields.hpp"

namespace dawson::document {
namespace {

constexpr std::string_view glossary_board = "9x9", glossary_square = "3mm";
constexpr double inline_square =
    3.0;  // millimetres; eight of them stand between three lines of text

bool is_error(text::Diagnostic const& finding) { return finding.severity == text::Severity::error; }

FieldLine made_field(Field const& field, text::Mapped value, text::Span name) {
  FieldLine line;
  line.field = &field;
  line.name = name;
  line.lines.push_back({std::move(value), false});
  return line;
}

}  // namespace

Reader::Reader(text::Source const& source, Settings settings)
    : source_(source), settings_(std::move(settings)) {
  if (std::exchange(settings_.foreign, false))
    for (FieldLine& field : settings_.fields) field.foreign = true;
}

std::string_view Reader::bytes(text::Span span) const {
  return source_.bytes().substr(span.begin, span.end - span.begin);
}

Outcome Reader::read(Directive const& directive, text::Diagnostics& findings) {
  text::Diagnostics own;
  Outcome outcome = Silent{};
  if (directive.is_inline) outcome = read_inline(directive, own);
  else if (directive.broken) own.push_back(*directive.broken);
  else outcome = read_block(directive, own);
  std::ranges::stable_sort(own, {},
                           [](text::Diagnostic const& finding) { return finding.span.begin; });
  auto const first = std::ranges::find_if(own, is_error);
  if (first != own.end()) outcome = Broken{*first};
  findings.insert(findings.end(), own.begin(), own.end());
  return outcome;
}

Outcome Reader::read_block(Directive const& directive, text::Diagnostics& findings) {
  auto options = read_options(bytes(directive.options), directive.options.begin,
                              settings_.host->options_part_at_blanks);
  auto body = read_body(body_text(source_, directive));
  if (!options) findings.push_back(options.error());
  if (!body) findings.push_back(body.error());
  if (!options || !body) return Silent{};

  std::vector<FieldLine> fields = std::move(*options);
  if (directive.word.end == 0)
    for (FieldLine& field : fields_of_listing(body->listing, *settings_.host))
      fields.push_back(std::move(field));
  else if (!body->listing.empty())
    findings.push_back(
        text::error("E-FIELD", body->listing.front().origin(),
                    fmt::format("`{}` takes fields only, `name: value`", bytes(directive.word))));
  for (FieldLine& field : body->fields) fields.push_back(std::move(field));
  if (directive.word.end != 0) return read_word(directive, fields, findings);
  return read_diagram(fields, directive, findings);
}

Outcome Reader::read_word(Directive const& directive, std::vector<FieldLine> const& fields,
                          text::Diagnostics& findings) {
  std::string_view const word = bytes(directive.word);
  if (word == "defaults") {
    Settings changed = settings_;
    for (text::Diagnostic& finding : apply_defaults(fields, changed))
      findings.push_back(std::move(finding));
    // A default with a slip in it is reported here, once, and not at every diagram that takes it.
    for (text::Diagnostic& finding : check_defaults(fields, directive.opening, changed))
      findings.push_back(std::move(finding));
    if (std::ranges::none_of(findings, is_error)) settings_ = std::move(changed);
    return Silent{};
  }
  if (word == "solutions") {
    for (FieldLine const& field : fields)
      findings.push_back(text::error("E-FIELD", field.name, "`solutions` takes no fields"));
    if (std::ranges::any_of(findings, is_error)) return Silent{};
    return Solutions{std::exchange(solutions_, {})};
  }
  if (word == "legend") return read_glossary(fields, directive, findings);
  if (word == "index" || word.starts_with("index "))
    return read_index(directive, word, fields, findings);
  findings.push_back(text::error("E-WORD", directive.word,
                                 fmt::format("`{}` opens no directive", word),
                                 "the opening words are `defaults`, `solutions`, `legend` and "
                                 "`index`; fields stand on the lines below"));
  return Silent{};
}

Outcome Reader::read_index(Directive const& directive, std::string_view word,
                           std::vector<FieldLine> const& fields,
                           text::Diagnostics& findings) const {
  for (FieldLine const& field : fields)
    findings.push_back(text::error("E-FIELD", field.name, "`index` takes no fields"));
  std::size_t const last = word.find_last_of(' ');
  std::string_view const of =
      last == std::string_view::npos ? std::string_view() : word.substr(last + 1);
  if (of == "authors") return Index{Index::Of::authors};
  if (of == "sources") return Index{Index::Of::sources};
  if (of == "themes") return Index{Index::Of::themes};
  findings.push_back(
      text::error("E-WORD", directive.word,
                  of.empty() ? "an index of what?" : fmt::format("there is no index of `{}`", of),
                  "write `index authors`, `index sources` or `index themes`"));
  return Silent{};
}

Outcome Reader::read_diagram(std::vector<FieldLine> const& fields, Directive const& directive,
                             text::Diagnostics& findings) {
  auto problem = read_problem(fields, directive.opening, settings_, findings);
  if (!problem) return Silent{};
  check_label(fields, problem->label, findings);
  if (problem->solution) {
    Solution solution;
    if (problem->number) solution.number = problem->number->text;
    for (problem::Entry const& author : problem->authors) solution.authors.push_back(author.text);
    solution.text = problem->solution->text;
    solutions_.push_back(std::move(solution));
  }
  collect_fairy_men(*problem, settings_.language.value_or(chess::Language::english), fairy_men_);
  return Diagram{std::move(*problem), false, settings_.across};
}

void Reader::check_label(std::vector<FieldLine> const& fields, std::string const& label,
                         text::Diagnostics& findings) {
  auto const field =
      std::ranges::find_if(fields, [](FieldLine const& one) { return one.field->name == "label"; });
  if (label.empty() || field == fields.end() || field->lines.empty()) return;
  text::Span const where = field->lines.front().text.origin();
  auto const [first, is_new] = labels_.try_emplace(label, where);
  if (is_new) return;
  text::Diagnostic finding = text::warning(
      "W-LABEL", where,
      fmt::format("a second diagram with the label `{}`: references lead to one of them alone",
                  label),
      "give it a label of its own");
  finding.notes.push_back({first->second, "the first one is here"});
  findings.push_back(std::move(finding));
}

// Each entry is read as a directive of its own, with the fields of this one.
Outcome Reader::read_glossary(std::vector<FieldLine> const& fields, Directive const& directive,
                              text::Diagnostics& findings) {
  for (FieldLine const& field : fields)
    if (!is_board_field(*field.field) && field.field->name != "board")
      findings.push_back(text::error(
          "E-FIELD", field.name, fmt::format("`{}` has no meaning in `legend`", field.field->name),
          "it takes `board` and the fields of a board"));
  if (std::ranges::any_of(findings, is_error)) return Silent{};
  auto const given = [&](std::string_view name) {
    return std::ranges::any_of(fields,
                               [&](FieldLine const& field) { return field.field->name == name; });
  };
  auto const made = [&](std::string_view name, std::string_view value) {
    text::Mapped text;
    text.append_for(value, directive.opening);
    return made_field(*find_field(name), std::move(text), directive.opening);
  };
  Settings settings = settings_;
  std::erase_if(settings.fields,
                [](FieldLine const& field) { return field.field->name != "style"; });
  Glossary glossary;
  for (FairyManUsed const& man : fairy_men_) {
    Glossary::Item& entry = glossary.entries.emplace_back(Glossary::Item{man.figure, man.name, {}});
    if (man.betza.empty()) continue;
    std::vector<FieldLine> own = fields;
    own.push_back(made("moves", man.betza));
    if (!given("board")) own.push_back(made("board", glossary_board));
    if (!given("size")) own.push_back(made("size", glossary_square));
    text::Diagnostics of_entry;
    entry.diagram = read_problem(own, directive.opening, settings, of_entry);
    // What is wrong with the fields is wrong for all of them.
    if (!entry.diagram) {
      findings.insert(findings.end(), of_entry.begin(), of_entry.end());
      return Silent{};
    }
    problem::MoveDiagram& moves = *entry.diagram->view.moves;
    moves.key = false;
    entry.diagram->position.board
        .cells()[*chess::cell_at(entry.diagram->position.board, moves.from)]
        .occupant = man.figure;
    entry.diagram->legend = {{{man.figure}, man.name, man.betza}};
  }
  return glossary;
}

Outcome Reader::read_inline(Directive const& directive, text::Diagnostics& findings) {
  auto request = read_inline_request(source_, directive, *settings_.host, findings);
  if (!request) return Silent{};
  if (!request->is_board()) {
    auto men = read_inline_men(*request, findings);
    return men ? Outcome{Figurines{std::move(*men)}} : Outcome{Silent{}};
  }
  std::vector<FieldLine>& fields = request->board;
  bool const sized = std::ranges::any_of(
      fields, [](FieldLine const& field) { return field.field->name == "size"; });
  if (!sized) {
    text::Mapped size;
    size.append_for(fmt::format("{}mm", inline_square), directive.opening);
    fields.push_back(made_field(*find_field("size"), std::move(size), directive.opening));
  }
  fields.push_back(made_field(*request->notation, std::move(request->content), directive.opening));
  Settings bare;  // captions and numbers are no business of a board in running text
  bare.host = settings_.host;
  bare.check_style = settings_.check_style;
  auto read = read_problem(fields, directive.opening, bare, findings);
  return read ? Outcome{Diagram{std::move(*read), true, 1}} : Outcome{Silent{}};
}

}  // namespace dawson::document
