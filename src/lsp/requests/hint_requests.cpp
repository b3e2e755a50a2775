// What the editor shows between the lines: inlay hints, colours and links.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "alt_text/description.hpp"
#include "chess/board.hpp"
#include "layout/style.hpp"
#include "lsp/documents/directive_reading.hpp"
#include "lsp/documents/pieces.hpp"
#include "lsp/documents/uri.hpp"
#include "lsp/requests/answers.hpp"
#include "lsp/requests/named_files.hpp"
#include "lsp/requests/style_requests.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;
using text::Span;

Json hint(RequestContext const& request, std::size_t at, std::string const& label) {
  return {{"position", json_of(request.text().lines().position(at))},
          {"label", label},
          {"paddingLeft", true}};
}

// Returns the fields of the `defaults` before a directive, "style: schwalbe, number: auto".
std::string defaults_before(Outline const& outline, OutlinedDirective const& directive) {
  std::vector<std::pair<std::string, std::string>> fields;
  for (OutlinedDirective const& one : outline.directives()) {
    if (one.directive.whole.begin >= directive.directive.whole.begin) break;
    if (!one.kind || one.kind->opens != document::Opens::defaults) continue;
    if (Span const object = document::object_of(outline.source(), one.directive);
        object.begin < object.end)
      fields.clear();  // `defaults end`
    for (document::FieldLine const& field : one.body.fields) {
      std::erase_if(fields, [&](auto const& other) { return other.first == field.field->name; });
      fields.emplace_back(field.field->name, value_of(field));
    }
  }
  std::string out;
  for (auto const& [name, value] : fields) {
    bool const own = std::ranges::any_of(
        directive.body.fields, [&](auto const& field) { return field.field->name == name; });
    if (!own) out += fmt::format("{}{}: {}", out.empty() ? "" : ", ", name, value);
  }
  return out;
}

}  // namespace

Json answer_hints(RequestContext const& request) {
  ReadText const& text = request.text();
  Outline const& outline = text.outline();
  Span const wanted = text.lines().span(range_in(member(request.parameters, "range")));
  ServerSettings::Hints const& settings = request.workspace.settings().hints;
  Json out = Json::array();
  std::optional<ScannedBook> book;  // only for numbers
  for (OutlinedDirective const& one : outline.directives()) {
    if (!one.is_diagram() || !touch(one.directive.whole, wanted)) continue;
    if (settings.count && !one.field(FieldId::count))
      if (auto const written = position_in(one, outline.markup()))
        out.push_back(hint(request, span_of_value(*written->field).end,
                           chess::count_text(chess::count_pieces(written->position.board))));
    auto const* const number = one.field(FieldId::number);
    if (settings.numbers && number && value_of(*number) == "auto") {
      if (!book) book.emplace(request.workspace, *request.document);
      auto const* const context = book->context_at(one.directive.whole.begin);
      if (context && context->number)
        out.push_back(hint(
            request, span_of_value(*number).end,
            alt_text::prose_in_words(*context->number, outline.language_at(number->name.begin))));
    }
    if (settings.defaults)
      if (std::string const words = defaults_before(outline, one); !words.empty())
        out.push_back(
            hint(request, std::max(one.directive.opening.end, one.directive.options.end), words));
  }
  return out;
}

namespace {

void add_colour(Json& out, RequestContext const& request, Span where) {
  auto const colour = layout::read_colour(request.text().bytes(where));
  if (!colour) return;
  out.push_back(
      {{"range", request.range(where)},
       {"color",
        {{"red", colour->red}, {"green", colour->green}, {"blue", colour->blue}, {"alpha", 1}}}});
}

}  // namespace

Json answer_colours(RequestContext const& request) {
  Json out = Json::array();
  if (request.document->is_style) {
    for (Span const where : colours_of_style(request.text().bytes()))
      add_colour(out, request, where);
    return out;
  }
  Outline const& outline = request.text().outline();
  std::string_view const bytes = outline.bytes();
  for (OutlinedDirective const& one : outline.directives()) {
    auto const* const marks = one.field(FieldId::marks);
    if (!marks) continue;
    Span const whole = span_of_value(*marks);
    for (std::size_t at = whole.begin; at < whole.end;) {
      std::size_t const begin = std::min(bytes.find_first_not_of(" \t;\n", at), whole.end);
      std::size_t const end = std::min(bytes.find_first_of(" \t;\n", begin), whole.end);
      if (begin < end) add_colour(out, request, {begin, end});
      at = std::max(end, at + 1);
    }
  }
  return out;
}

Json answer_colour_forms(RequestContext const& request) {
  Json const& colour = member(request.parameters, "color");
  auto const part = [&](char const* name) {
    Json const& value = member(colour, name);
    double const share = value.is_number() ? value.get<double>() : 0;
    return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * 255));
  };
  std::string const written =
      fmt::format("#{:02x}{:02x}{:02x}", part("red"), part("green"), part("blue"));
  return Json::array({{{"label", written}}});
}

namespace {

// Adds the addresses of a style file or a field, without placeholders.
void add_addresses(Json& out, RequestContext const& request, Span where) {
  std::string_view const bytes = request.text().bytes();
  for (std::size_t at = where.begin; (at = bytes.find("http", at)) < where.end;) {
    std::size_t const end = std::min(bytes.find_first_of(" \t\r\n'\"<>{}", at), where.end);
    std::string_view const address = bytes.substr(at, end - at);
    if ((address.starts_with("http://") || address.starts_with("https://")) &&
        bytes.substr(end, 1) != "{")
      out.push_back({{"range", request.range({at, end})}, {"target", address}});
    at = end;
  }
}

}  // namespace

Json answer_links(RequestContext const& request) {
  Json out = Json::array();
  if (request.document->is_style) {
    add_addresses(out, request, {0, request.text().bytes().size()});
    return out;
  }
  for (OutlinedDirective const& one : request.text().outline().directives())
    for (document::FieldLine const& field : one.body.fields)
      add_addresses(out, request, span_of_value(field));
  for (NamedFile const& file : named_files(request.text().outline(), request.document->name))
    if (!file.path.empty())
      out.push_back(
          {{"range", request.range(file.where)}, {"target", request.workspace.uri_of(file.path)}});
  return out;
}

}  // namespace dawson::lsp
