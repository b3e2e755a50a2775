// What a book makes of diagram.sty's diagrams: it reads them as records, and goes on as with any
// problem. What is not understood stays diagram.sty's, which the document has loaded.
#include "run/book/foreign_directive.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "chess/census.hpp"
#include "collection/diagram_sty/diagram_sty.hpp"
#include "collection/directives.hpp"
#include "run/book/book.hpp"
#include "run/job.hpp"

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

Content Book::foreign(At const& at, text::Diagnostics& findings) {
  using document::DiagramSty, document::Index;
  document::Directive const& wanted = at.directive();
  text::Source const& source = job_.sources()[at.source];
  std::size_t& read = surroundings_read_[at.source];
  surroundings_.read(source.bytes(), {read, wanted.whole.begin}, findings);
  read = wanted.whole.end;
  auto const command = foreign_command(source, wanted);
  if (!command) return foreign_diagram(at, findings);
  document::Settings const& settings = *at.context().settings;
  if (*command == DiagramSty::solutions)
    return solutions({settings.solution_columns}, at, wanted.foreign, findings);
  Index const kind{*command == DiagramSty::authors   ? Index::Of::authors
                   : *command == DiagramSty::sources ? Index::Of::sources
                                                     : Index::Of::themes,
                   document::IndexBy::numbers,
                   settings.language.value_or(chess::Language::english)};
  return index(kind, at, wanted.foreign, findings);
}

Content Book::foreign_diagram(At const& at, text::Diagnostics& findings) {
  document::Directive const& wanted = at.directive();
  document::Context context = at.context();
  text::SourceId const id = at.source;
  // Its letters are German unless the document defines others.
  if (!context.settings->language && surroundings_.now.letters.men == german_men) {
    auto settings = *context.settings;
    settings.language = chess::language_of_diagram_sty;
    context.settings = std::make_shared<document::Settings const>(std::move(settings));
  }
  std::string_view const bytes = job_.sources()[id].bytes();
  if (auto const kept = environment_kept(bytes, wanted)) {
    bool const is_error = text::is_error(*kept);
    if (is_error || !opens_in_a_group(wanted)) ++surroundings_.now.number;
    findings.push_back(*kept);
    if (is_error) return failed_at(at, *kept);
    if (solutions_.is_awaited()) tell_of_solution(bytes, wanted, findings);
    return Kept{};
  }
  auto const diagram = collection::diagram_sty::read_environment(bytes, wanted.opening, wanted.body,
                                                                 surroundings_.now, findings);
  if (diagram.counted) ++surroundings_.now.number;
  if (!diagram.understood) {
    if (solutions_.is_awaited()) tell_of_solution(bytes, wanted, findings);
    return Kept{};
  }
  auto const record = collection::in_document(as_printed(diagram), collection::Host::tex, findings);
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
                                own_look ? caption_of(diagram) : "schwalbe.sty", wanted.opening,
                                id));
  auto read = document::read_fields(fields, wanted.opening, id, context, findings);
  if (!read) return failed_at(at, read.error());
  // It counts the men whether there is a task or not, and prints solutions as they are written.
  if (!read->problem.count) read->problem.count = chess::count_men(read->problem.position.board);
  read->solution.reset();
  if (diagram.here.light_corner && read->problem.position.board.rectangular())
    read->problem.position.board.checker(chess::Shade::light);
  DiagramContent made = this->diagram(std::move(*read), at, findings);
  made.counted_by_diagram_sty = diagram.counted;
  if (own_look && diagram.here.outer_line_alone) made.problem.view.frame = outer_line;
  return made;
}

}  // namespace dawson::run
