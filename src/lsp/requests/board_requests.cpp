// Dawson's own requests: the board at a place, the page of a document, conversion of a position.
#include <fmt/format.h>

#include "lsp/documents/directive_reading.hpp"
#include "lsp/requests/answers.hpp"
#include "lsp/requests/problem_names.hpp"
#include "notation/guess.hpp"
#include "notation/notations.hpp"
#include "session/changing_documents.hpp"
#include "session/invocation.hpp"
#include "write/html/page.hpp"
#include "write/html/page_parts.hpp"
#include "write/html/tex_page.hpp"
#include "write/weave_options.hpp"

namespace dawson::lsp {

Json answer_board(RequestContext const& request) {
  Outline const& outline = request.text().outline();
  std::size_t const offset = request.offset();
  OutlinedDirective const* const directive = outline.directive_at(offset);
  if (!directive) return nullptr;
  ScannedBook const book(request.workspace, *request.document);
  auto diagram = book.diagram_at(directive->directive.whole.begin);
  if (!diagram) return nullptr;
  auto const played = played_move_at(*diagram, offset);
  auto const drawing = played ? book.draw(*diagram, played->position, played->move)
                              : book.draw(*diagram, diagram->problem.position, "");
  return {{"svg", drawing.svg},
          {"words", drawing.words},
          {"range", request.range(directive->directive.whole)},
          {"caption", problem_name(*directive, outline.markup(), 1)}};
}

Json answer_preview(RequestContext const& request) {
  ReadingContext const context = request.workspace.context();
  run::Invocation invocation(context.fonts);
  std::string html;
  run::ChangedReading const read = run::read_changed(invocation, [&] {
    std::string const& name = request.document->name;
    document::MarkupLanguage const& markup = *request.document->markup;
    html = run::html_of(
        run::preview_page(invocation, name, prepare(invocation, name, markup, context)));
  });
  if (html.empty() && !read.fault.empty())
    throw RequestError(ErrorCode::internal_error, read.fault);
  return {{"html", html}, {"version", request.document->version}};
}

Json answer_command(RequestContext const& request) {
  std::string const command = text_in(request.parameters, "command");
  if (command != "dawson.convert")
    throw RequestError(ErrorCode::invalid_params, fmt::format("unknown command `{}`", command));
  Json const& arguments = member(request.parameters, "arguments");
  if (!arguments.is_array() || arguments.empty())
    throw RequestError(ErrorCode::invalid_params, "missing `arguments`");
  auto const* const notation = notation::find_notation(text_in(arguments[0], "to"));
  if (!notation) throw RequestError(ErrorCode::invalid_params, "unknown notation in `to`");
  text::Diagnostics warnings;
  auto const read = notation::read_any(text_in(arguments[0], "text"), warnings);
  if (!read)
    throw RequestError(ErrorCode::invalid_params,
                       fmt::format("{} [{}]", read.error().message, read.error().code));
  auto const written = notation->write(read->position);
  if (!written.ok())
    throw RequestError(ErrorCode::invalid_params,
                       fmt::format("`{}` cannot express the position", notation->name));
  return {{"text", written.text}, {"from", read->notation->name}};
}

}  // namespace dawson::lsp
