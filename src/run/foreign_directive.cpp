// What a book makes of diagram.sty's diagrams: it reads them as records, and goes on as with any
// problem. What is not understood stays diagram.sty's, which the document has loaded.
#include "run/foreign_directive.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "chess/census.hpp"
#include "collection/diagram_sty/diagram_sty.hpp"
#include "collection/directives.hpp"
#include "run/book.hpp"

namespace dawson::run {
namespace {

using document::FieldLine;

// What \noinnerframe leaves, in points.
constexpr problem::Frame outer_line{true, 1.2, 0};

constexpr std::string_view german_men = "KDTLSB";

FieldLine made_field(document::FieldId id, std::string_view value, text::Span where,
                     text::SourceId source) {
  FieldLine line;
  line.field = &problem::field(id);
  line.name = where;
  line.source = source;
  text::Mapped text;
  text.append_for(value, where);
  line.lines.push_back({std::move(text), false});
  return line;
}

bool has(std::vector<FieldLine> const& fields, document::FieldId id) {
  return std::ranges::any_of(fields, [&](FieldLine const& field) { return field.field->id == id; });
}

// A group ends before it does: it is a part of a macro.
bool opens_in_a_group(document::Directive const& directive) {
  return directive.broken && directive.broken->code == "W-COMMAND";
}

// Why a diagram stays diagram.sty's whatever it says, or is an error; nothing for others.
std::optional<text::Diagnostic> environment_kept(std::string_view bytes,
                                                 document::Directive const& directive) {
  text::Span const opening = directive.opening;
  if (directive.broken && directive.broken->span.begin == opening.begin) return directive.broken;
  std::string_view const words = bytes.substr(opening.begin, opening.end - opening.begin);
  if (words.find("diagram}") == std::string_view::npos)
    return text::warning("W-COMMAND", opening, "diagram.sty sets this, which has no board");
  if (directive.broken)
    return text::warning("W-COMMAND", opening, "diagram.sty sets this, which stands in a macro");
  return {};
}

// A diagram that stays diagram.sty's has its solution kept there, where nobody prints it: \putsol
// is ours.
void tell_of_solution(std::string_view bytes, document::Directive const& kept,
                      text::Diagnostics& findings) {
  std::string_view const diagram =
      bytes.substr(kept.whole.begin, kept.whole.end - kept.whole.begin);
  if (diagram.find("\\sol") == std::string_view::npos) return;
  findings.push_back(text::warning(
      "W-UNPRINTED", kept.opening, "\\putsol does not print the solution of this diagram",
      "mend what W-COMMAND names, so that Dawson can set the diagram"));
}

}  // namespace

std::optional<document::DiagramSty> foreign_command(text::Source const& source,
                                                    document::Directive const& directive) {
  text::Span const name = directive.foreign;
  if (directive.body.end != 0) return {};
  return document::command_of_diagram_sty(
      source.bytes().substr(name.begin + 1, name.end - name.begin - 1));
}

void Book::each_foreign(BookDocument const& document, std::size_t directive,
                        std::function<void(Content)> const& take) {
  using document::DiagramSty, document::Index;
  job_.one_is_set();
  document::Directive const& wanted = document.directives[directive];
  text::Source const& source = job_.sources()[document.source];
  document::Context const& context = document.contexts[directive];
  text::Diagnostics findings;
  std::size_t& read = surroundings_read_[document.source];
  surroundings_.read(source.bytes(), {read, wanted.whole.begin}, findings);
  read = wanted.whole.end;
  auto const language = context.settings->language.value_or(chess::Language::english);
  auto const made = [&]() -> Content {
    auto const command = foreign_command(source, wanted);
    if (!command) return foreign_diagram(document, directive, findings);
    if (*command == DiagramSty::solutions)
      return solutions({context.settings->solution_columns}, design_in_force(document, directive),
                       wanted.foreign, findings);
    Index const kind{*command == DiagramSty::authors   ? Index::Of::authors
                     : *command == DiagramSty::sources ? Index::Of::sources
                                                       : Index::Of::themes,
                     document::IndexBy::numbers, language};
    return index(kind, wanted.foreign, findings);
  };
  Content content = within_steps(document, directive, findings, made);
  text::set_source(findings, document.source);
  document::drop_allowed(findings, context.allowed);
  if (telling_) job_.report(std::move(findings), document.source);
  take(std::move(content));
}

Content Book::foreign_diagram(BookDocument const& document, std::size_t directive,
                              text::Diagnostics& findings) {
  document::Directive const& wanted = document.directives[directive];
  document::Context context = document.contexts[directive];
  text::SourceId const id = document.source;
  // Its letters are German unless the document defines others.
  if (!context.settings->language && surroundings_.now.letters.men == german_men) {
    auto settings = *context.settings;
    settings.language = chess::Language::german;
    context.settings = std::make_shared<document::Settings const>(std::move(settings));
  }
  std::string_view const bytes = job_.sources()[id].bytes();
  bool const awaits_solutions = printed_solutions_ < prints_solutions_;
  if (auto const kept = environment_kept(bytes, wanted)) {
    bool const is_error = text::is_error(*kept);
    if (is_error || !opens_in_a_group(wanted)) ++surroundings_.now.number;
    findings.push_back(*kept);
    if (is_error) return failed(job_.sources(), id, *kept, wanted.whole);
    if (awaits_solutions) tell_of_solution(bytes, wanted, findings);
    return Kept{};
  }
  auto const diagram = collection::diagram_sty::read_environment(bytes, wanted.opening, wanted.body,
                                                                 surroundings_.now, findings);
  if (diagram.counted) ++surroundings_.now.number;
  if (!diagram.understood) {
    if (awaits_solutions) tell_of_solution(bytes, wanted, findings);
    return Kept{};
  }
  collection::Record const record = as_printed(diagram);
  std::vector<FieldLine> const& defaults = context.settings->fields;
  std::vector<FieldLine> fields;
  for (FieldLine& field : collection::field_lines(record, id))
    if (field.field->id != document::FieldId::size || !has(defaults, field.field->id))
      fields.push_back(std::move(field));
  bool const styled = job_.has_style() || has(defaults, document::FieldId::style) ||
                      has(defaults, document::FieldId::caption);
  bool const own_look = !styled && !surroundings_.schwalbe;
  if (!own_look) std::ranges::move(look_lost(diagram), std::back_inserter(findings));
  if (!styled)
    fields.push_back(made_field(document::FieldId::caption,
                                own_look ? caption_of(diagram) : "schwalbe", wanted.opening, id));
  document::Outcome outcome = document::read_fields(fields, wanted.opening, id, context, findings);
  if (auto* read = std::get_if<document::Diagram>(&outcome)) {
    // It counts the men whether there is a task or not, and prints solutions as they are written.
    if (!read->problem.count) read->problem.count = chess::count_men(read->problem.position.board);
    read->solution.reset();
    if (diagram.here.light_corner && read->problem.position.board.rectangular())
      read->problem.position.board.checker(chess::Shade::light);
  }
  collector_.collect(outcome, wanted, context, findings);
  figures_.check(outcome, findings);
  Content made = content(std::move(outcome), {document, directive, id, wanted.opening}, findings);
  if (auto* shown = std::get_if<DiagramContent>(&made)) {
    shown->counted_by_diagram_sty = diagram.counted;
    if (own_look && diagram.here.outer_line_alone) shown->problem.view.frame = outer_line;
  }
  return made;
}

}  // namespace dawson::run
