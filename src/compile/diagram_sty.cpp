// Diagrams of diagram.sty in a book: they are read as records and then treated like other
// problems. A diagram that Dawson cannot read is left to diagram.sty, which the document has
// loaded.
#include "compile/compilation_contents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "chess/board.hpp"
#include "collection/diagram_sty/diagram_sty.hpp"
#include "collection/directives.hpp"
#include "compile/compilation.hpp"
#include "document/listing/line_grammars.hpp"
#include "notation/export_forms.hpp"
#include "notation/notations.hpp"
#include "session/invocation.hpp"
#include "text/scanning.hpp"

namespace dawson::run {
namespace {

using document::FieldLine;

// The frame that \noinnerframe leaves, in points.
constexpr problem::Frame outer_line{true, 1.2, 0};

constexpr std::string_view german_pieces = "KDTLSB";

FieldLine made_field(document::FieldId id, std::string_view value, text::Span where,
                     text::SourceId source) {
  FieldLine line;
  line.field = &problem::field(id);
  line.name = where;
  line.source = source;
  text::SourceMappedText text;
  text.append_for(value, where);
  line.lines.push_back({std::move(text), false});
  return line;
}

bool has(std::vector<FieldLine> const& fields, document::FieldId id) {
  return std::ranges::any_of(fields, [&](FieldLine const& field) { return field.field->id == id; });
}

// Returns whether the environment begins in a group that ends before it does, as part of a macro.
bool opens_in_a_group(document::Directive const& directive) {
  return directive.broken && directive.broken->code == "W-COMMAND";
}

// Returns why a diagram is left to diagram.sty whatever it contains, or is an error; nothing for
// other diagrams.
std::optional<text::Diagnostic> environment_kept(std::string_view bytes,
                                                 document::Directive const& directive) {
  text::Span const opening = directive.opening;
  if (directive.broken && directive.broken->span.begin == opening.begin) return directive.broken;
  std::string_view const words = bytes.substr(opening.begin, opening.end - opening.begin);
  if (words.find("diagram}") == std::string_view::npos)
    return text::warning("W-COMMAND", opening, "left to diagram.sty: it has no board");
  if (directive.broken)
    return text::warning("W-COMMAND", opening, "left to diagram.sty: it is inside a macro");
  return {};
}

// Returns the comments of the environment, one line of a body each.
std::string comments_in(std::string_view body) {
  std::string out;
  for (std::size_t at = 0; (at = body.find_first_of("\\%", at)) != std::string_view::npos;) {
    std::size_t const end = body[at] == '%' ? std::min(body.find('\n', at), body.size())
                                            : std::min(at + 2, body.size());
    std::string_view const comment = text::without_tail(body.substr(at, end - at));
    if (body[at] == '%' && comment.find_first_not_of("% \t") != std::string_view::npos)
      out.append(comment).append("\n");
    at = end;
  }
  return out;
}

// Puts a name that would be split, such as "von Berg und Tal, Anna", in braces and in printed
// order.
void keep_together(text::SourceMappedText& name) {
  std::string_view const written = name.text();
  if (document::read_known_authors(written).parts.size() == 1) return;
  std::size_t const comma = std::min(written.find(", "), written.size());
  std::string const given(comma < written.size() ? written.substr(comma + 2) : "");
  text::SourceMappedText kept;
  kept.append_for(
      fmt::format("{{{}{}{}}}", given, given.empty() ? "" : " ", written.substr(0, comma)),
      name.origin());
  name = std::move(kept);
}

// Returns the fields of a directive that prints the same as `record`; without `caption` the
// caption of the document.
std::vector<collection::RecordField> fields_of(collection::Record out, bool sized,
                                               std::string_view caption,
                                               problem::Problem const& read) {
  using document::FieldId;
  if (sized) out.erase(FieldId::size);
  if (collection::RecordField* const authors = out.find(FieldId::author))
    std::ranges::for_each(authors->values, keep_together);
  out.add(FieldId::caption, caption, out.where);
  if (!out.find(FieldId::stipulation) && !out.find(FieldId::count))
    out.add(FieldId::count, chess::count_text(*read.count), out.where);
  if (out.find(FieldId::solution)) out.add(FieldId::solution_form, "as written", out.where);
  return std::move(out.fields);
}

// Returns the board in the first notation that can express all of it, with the name of the
// notation.
std::optional<std::pair<std::string, std::string>> first_notation(chess::Board const& board) {
  chess::Position position;
  position.board = board;
  for (std::string_view const name : notation::fallbacks) {
    notation::Notation const& one = *notation::find_notation(name);
    auto const written = one.write(position);
    text::Diagnostics ignored;
    if (!written.ok()) continue;
    auto const again = one.read(written.text, {}, ignored);
    if (again && again->board == board) return std::pair(std::string(name), written.text);
  }
  return {};
}

// Returns the body of a directive with these fields and this board.
std::optional<std::string> body_of(std::vector<collection::RecordField> fields,
                                   chess::Board const& board, std::string comments) {
  std::string out = std::move(comments);
  for (collection::RecordField& field : fields) {
    bool const is_position = notation::find_notation(field.name) != nullptr;
    if (is_position && board.lower_left == chess::Shade::light) {
      auto const said = first_notation(board);
      if (!said) return {};
      text::SourceMappedText text;
      text.append_for(said->second, field.where);
      field.values = {std::move(text)};
    }
    out += collection::write_field(field, collection::Markup::tex);
  }
  return out;
}

// Reports the solution of a diagram that is left to diagram.sty: it is never printed, since Dawson
// defines \putsol.
void report_unprinted_solution(std::string_view bytes, document::Directive const& kept,
                               text::Diagnostics& findings) {
  std::string_view const diagram =
      bytes.substr(kept.whole.begin, kept.whole.end - kept.whole.begin);
  if (diagram.find("\\sol") == std::string_view::npos) return;
  findings.push_back(text::warning(
      "W-UNPRINTED", kept.opening, "\\putsol does not print the solution of this diagram",
      "correct what W-COMMAND reports, so that Dawson can typeset the diagram"));
}

}  // namespace

std::optional<document::DiagramSty> foreign_command(text::Source const& source,
                                                    document::Directive const& directive) {
  text::Span const name = directive.foreign;
  if (directive.body.end != 0) return {};
  return document::command_of_diagram_sty(
      source.bytes().substr(name.begin + 1, name.end - name.begin - 1));
}

void Compilation::read_surroundings(text::SourceId source, std::size_t end,
                                    text::Diagnostics& findings) {
  std::size_t& read = surroundings_read_[source];
  if (read < end) surroundings_.read(invocation_.sources()[source].bytes(), {read, end}, findings);
  read = std::max(read, end);
}

Content Compilation::foreign(At const& at, text::Diagnostics& findings) {
  using document::DiagramSty, document::Index;
  document::Directive const& wanted = at.directive();
  text::Source const& source = invocation_.sources()[at.source];
  for (auto const& [outer, end] : at.document.around) {
    text::Diagnostics own;
    read_surroundings(outer, end, own);
    text::set_source(own, outer);
    std::ranges::move(own, std::back_inserter(findings));
  }
  read_surroundings(at.source, wanted.whole.begin, findings);
  surroundings_read_[at.source] = wanted.whole.end;
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

Content Compilation::foreign_diagram(At const& at, text::Diagnostics& findings) {
  document::Directive const& wanted = at.directive();
  document::Context context = at.context();
  text::SourceId const id = at.source;
  // Its letters are German unless the document defines others.
  if (!context.settings->language && surroundings_.now.letters.pieces == german_pieces) {
    auto settings = *context.settings;
    settings.language = chess::language_of_diagram_sty;
    context.settings = std::make_shared<document::Settings const>(std::move(settings));
  }
  std::string_view const bytes = invocation_.sources()[id].bytes();
  if (auto const kept = environment_kept(bytes, wanted)) {
    bool const is_error = text::is_error(*kept);
    if (is_error || !opens_in_a_group(wanted)) ++surroundings_.now.number;
    findings.push_back(*kept);
    if (is_error) return failed_at(at, *kept);
    if (solutions_.is_expected()) report_unprinted_solution(bytes, wanted, findings);
    return Verbatim{};
  }
  auto const diagram = collection::diagram_sty::read_environment(bytes, wanted.opening, wanted.body,
                                                                 surroundings_.now, findings);
  if (diagram.counted) ++surroundings_.now.number;
  if (!diagram.understood) {
    if (solutions_.is_expected()) report_unprinted_solution(bytes, wanted, findings);
    return Verbatim{};
  }
  auto const record =
      collection::in_document(as_printed(diagram), collection::Markup::tex, findings);
  std::vector<FieldLine> const& defaults = context.settings->fields;
  std::vector<FieldLine> fields;
  for (FieldLine& field : collection::field_lines(record, id))
    if (field.field->id != document::FieldId::size || !has(defaults, field.field->id))
      fields.push_back(std::move(field));
  bool const styled = invocation_.has_style() || has(defaults, document::FieldId::style) ||
                      has(defaults, document::FieldId::caption);
  bool const own_look = !styled && !surroundings_.schwalbe;
  if (!own_look) std::ranges::move(look_lost(diagram), std::back_inserter(findings));
  if (!styled)
    fields.push_back(made_field(document::FieldId::caption,
                                own_look ? caption_of(diagram) : "schwalbe.sty", wanted.opening,
                                id));
  auto read = document::read_fields(fields, wanted.opening, id, context, findings);
  if (!read) return failed_at(at, read.error());
  // diagram.sty prints the piece count even without a stipulation, and prints solutions as they
  // are written.
  if (!read->problem.count) read->problem.count = chess::count_pieces(read->problem.position.board);
  read->solution.reset();
  if (diagram.here.light_corner && read->problem.position.board.rectangular())
    read->problem.position.board.checker(chess::Shade::light);
  if (take_directive_) {
    bool const sized = has(defaults, document::FieldId::size);
    std::string_view const caption = styled ? "" : own_look ? caption_of(diagram) : "schwalbe.sty";
    auto body = body_of(
        fields_of(record.record(), sized, caption, read->problem), read->problem.position.board,
        comments_in(bytes.substr(wanted.body.begin, wanted.body.end - wanted.body.begin)));
    if (own_look && diagram.here.outer_line_alone) body.reset();
    if (body) take_directive_(std::move(*body));
    else
      findings.push_back(text::warning("W-KEPT", wanted.opening,
                                       "left as diagram.sty: no directive has this look",
                                       "remove `\\noinnerframe` and `\\switchcolors`"));
  }
  DiagramContent made = this->diagram(*read, at, findings);
  made.counted_by_diagram_sty = diagram.counted;
  if (own_look && diagram.here.outer_line_alone) made.problem.view.frame = outer_line;
  return made;
}

}  // namespace dawson::run
