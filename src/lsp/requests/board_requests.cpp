// Dawson's own requests: the board at a place, the page of a document, conversion of a position.
#include <fmt/format.h>

#include <filesystem>
#include <utility>

#include "lsp/documents/directive_reading.hpp"
#include "lsp/requests/answers.hpp"
#include "lsp/requests/problem_names.hpp"
#include "notation/guess.hpp"
#include "notation/notations.hpp"
#include "session/changing_documents.hpp"
#include "session/includes.hpp"
#include "session/invocation.hpp"
#include "text/hash.hpp"
#include "write/html/page.hpp"
#include "write/html/page_parts.hpp"
#include "write/html/tex_page.hpp"
#include "write/markdown/markdown_renderer.hpp"
#include "write/tex/weave.hpp"
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

Workspace::Preview preview_of(Workspace const& workspace, OpenDocument const& document) {
  ReadingContext const context = workspace.context();
  run::Invocation invocation(context.fonts);
  std::string html;
  run::ChangedReading const read = run::read_changed(invocation, [&] {
    document::MarkupLanguage const& markup = *document.markup;
    html = run::html_of(run::preview_page(invocation, document.name,
                                          prepare(invocation, document.name, markup, context)));
  });
  if (html.empty()) html = read.fault;
  std::uint64_t const hash = text::fnv1a(html);
  return {hash, document.version, std::move(html)};
}

Json answer_preview(RequestContext const& request) {
  auto& previews = request.workspace.previews();
  auto const known = previews.find(request.document->uri);
  bool const is_new = known != previews.end() && known->second.html &&
                      known->second.version == request.document->version &&
                      !request.workspace.is_changed();
  Workspace::Preview& kept = previews[request.document->uri];
  if (!is_new) kept = preview_of(request.workspace, *request.document);
  std::string const html = *std::exchange(kept.html, {});
  return {{"html", html}, {"version", kept.version}};
}

namespace {

Json convert(Json const& argument) {
  auto const* const notation = notation::find_notation(text_in(argument, "to"));
  if (!notation) throw RequestError(ErrorCode::invalid_params, "unknown notation in `to`");
  text::Diagnostics warnings;
  auto const read = notation::read_any(text_in(argument, "text"), warnings);
  if (!read)
    throw RequestError(ErrorCode::invalid_params,
                       fmt::format("{} [{}]", read.error().message, read.error().code));
  auto const written = notation->write(read->position);
  if (!written.ok())
    throw RequestError(ErrorCode::invalid_params,
                       fmt::format("`{}` cannot express the position", notation->name));
  return {{"text", written.text}, {"from", read->notation->name}};
}

// Returns the woven document and the files that it needs beside it, by name.
Json weave(Workspace& workspace, Json const& argument) {
  OpenDocument const* const document = workspace.documents().find(text_in(argument, "uri"));
  if (!document || document->is_style)
    throw RequestError(ErrorCode::invalid_params, "the document is not open");
  ReadingContext const context = workspace.context();
  document::MarkupLanguage const& markup = *document->markup;
  std::string const name = std::filesystem::path(document->name).filename().string();
  run::Invocation invocation(context.fonts);
  std::map<std::string, std::string> files;
  run::ChangedReading const read = run::read_changed(invocation, [&] {
    run::WeaveOptions const options = prepare(invocation, document->name, markup, context);
    if (&markup == &document::tex_markup) {
      run::Woven woven = run::weave_tex(invocation, invocation.open(document->name), options);
      files = std::move(woven.files);
      files[name] = std::move(woven.output);
    } else {
      run::MarkdownOptions images;
      images.draft = true;
      images.take_image = [&](std::string const& image, std::string_view bytes) {
        files[image] = bytes;
      };
      text::SourceId const source = run::open_markdown(invocation, document->name);
      files[name] = run::weave_markdown(invocation, source, options, images).output;
    }
  });
  if (!read.fault.empty()) throw RequestError(ErrorCode::internal_error, read.fault);
  return {{"name", name}, {"files", files}};
}

}  // namespace

Json answer_command(RequestContext const& request) {
  std::string const command = text_in(request.parameters, "command");
  if (command != "dawson.convert" && command != "dawson.weave")
    throw RequestError(ErrorCode::invalid_params, fmt::format("unknown command `{}`", command));
  Json const& arguments = member(request.parameters, "arguments");
  if (!arguments.is_array() || arguments.empty())
    throw RequestError(ErrorCode::invalid_params, "missing `arguments`");
  return command == "dawson.convert" ? convert(arguments[0])
                                     : weave(request.workspace, arguments[0]);
}

}  // namespace dawson::lsp
