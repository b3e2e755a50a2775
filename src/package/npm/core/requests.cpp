// Requests of the playground's pages: those of the board editor, as `dawson serve` answers them,
// and those about a document that the page keeps.
#include <algorithm>
#include <exception>
#include <memory>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "collection/formats.hpp"
#include "document/directive.hpp"
#include "document/directive_text.hpp"
#include "document/markup.hpp"
#include "server/editor/diagram_in_file.hpp"
#include "server/editor/edit_service.hpp"
#include "server/editor/palette.hpp"
#include "server/editor/pasted_text.hpp"
#include "server/http/http.hpp"
#include "text/limits.hpp"
#include "text/source.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::portable {
namespace {

using document::MarkupLanguage;
using nlohmann::ordered_json;
using server::Response;

// The document of a request, and the line that it asks about.
struct Asked {
  ordered_json const& values;
  text::Source file;
  MarkupLanguage const& markup;
  std::size_t line;
};

Response refused(text::Diagnostic const& fault) {
  return server::plain(409,
                       fault.message + (fault.hint.empty() ? std::string() : "; " + fault.hint));
}

Response diagram(Asked const& asked) {
  auto const line = server::opening_around(asked.file, asked.markup, asked.line);
  if (!line)
    return server::plain(
        409, fmt::format("line {} is not in a diagram; move the cursor into one", asked.line));
  auto const found = server::diagram_in_file(asked.file, asked.markup, *line);
  if (!found) return refused(found.error());
  return server::json_answer({{"text", found->body},
                              {"host", server::name_of(asked.markup)},
                              {"file", asked.file.name()},
                              {"line", *line},
                              {"version", found->version},
                              {"writes", true}});
}

Response save(Asked const& asked) {
  auto const made =
      server::with_diagram(asked.file, asked.markup, asked.line, asked.values.value("version", ""),
                           asked.values.value("text", ""));
  if (!made) return refused(made.error());
  return server::json_answer({{"document", *made}, {"line", asked.line}});
}

Response insert(Asked const& asked) {
  auto const made =
      server::with_blocks(asked.file, asked.markup, asked.line, asked.values.value("blocks", ""));
  if (!made) return refused(made.error());
  return server::json_answer({{"document", made->bytes}, {"line", made->line}});
}

struct DocumentService {
  std::string_view path;
  Response (*respond)(Asked const&);
};
constexpr DocumentService document_services[] = {
    {"/document/diagram", diagram},
    {"/document/save", save},
    {"/document/insert", insert},
};

// A body without fences becomes a whole directive of the document's markup language.
Response format(std::string text, MarkupLanguage const& markup) {
  auto const* const found = server::format_of_pasted(text);
  text::Diagnostics ignored;
  if (found || document::read_sound_fields(text::SourceMappedText(text, 0), ignored).fields.empty())
    return server::json_answer({{"format", found ? found->name : std::string_view()}});
  if (!text.ends_with('\n')) text += '\n';
  return server::json_answer({{"format", &markup == &document::tex_markup ? "tex" : "md"},
                              {"text", document::block_text(text, markup)}});
}

Response respond_about_document(std::string_view path, std::string const& body) {
  auto const* const service = std::ranges::find(document_services, path, &DocumentService::path);
  bool const is_known = service != std::end(document_services);
  if (!is_known && path != "/document/format") return server::plain(404, "page not found");
  ordered_json const values = ordered_json::parse(body);
  auto const* const markup = server::markup_named(values.at("host").get<std::string>());
  if (!markup) return server::plain(400, "unknown markup language");
  if (!is_known) return format(values.at("text"), *markup);
  return service->respond({values,
                           {values.value("file", "text"), values.at("document").get<std::string>()},
                           *markup,
                           values.at("line").get<std::size_t>()});
}

Response respond(std::string const& target, std::string body) {
  auto const address = server::read_address(target);
  if (!address) return refused(address.error());
  static auto const fonts = std::make_shared<type::TypeCache>();
  for (server::EditorService const& service : server::editor_services()) {
    if (service.path != address->path) continue;
    server::Request request;
    request.body = std::move(body);
    return service.respond(request, *address, server::picture_limits(), fonts);
  }
  text::Limits const limits;
  text::WorkBudget const steps(limits);
  return respond_about_document(address->path, body);
}

}  // namespace
}  // namespace dawson::portable

/// Answers a request of a page: `target` is its address, `body` JSON, or empty. Returns the status
/// of HTTP on a line, then the body of the response, valid until the next call.
///
/// The addresses are those of `server::editor_services`, and for a document, given as "document",
/// "host" ("LaTeX" or "Markdown") and "line": `/document/diagram` returns the diagram around the
/// line as `serve` does at /diagram; `/document/save` with its "version" and a new "text" of its
/// body, and `/document/insert` with "blocks", return the new "document" and the "line" of the
/// directive; `/document/format` returns the "format" of a "text" with problems, and that "text" as
/// a directive if it is the body of one. Status 409, with the reason: the document has no such
/// place.
extern "C" char const* dawson_request(char const* target, char const* body) {
  using namespace dawson;
  static std::string answer;
  server::Response response;
  try {
    response = portable::respond(target, body);
  } catch (nlohmann::json::exception const& error) {
    response = server::plain(400, error.what());
  } catch (text::TooManySteps const&) {
    response = server::plain(409, "the text takes too much work; shorten it");
  } catch (std::exception const& error) {
    response = server::plain(500, error.what());
  }
  answer = fmt::format("{}\n{}", response.status, response.body);
  return answer.c_str();
}
