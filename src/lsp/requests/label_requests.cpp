// Labels and files: definition, references, rename.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>

#include "lsp/documents/uri.hpp"
#include "lsp/requests/answers.hpp"
#include "lsp/requests/named_files.hpp"

namespace dawson::lsp {
namespace {

using text::Span;

// The label at the place of a request, and its places in the book.
struct LabelInBook {
  LabelPlace here;
  struct Place {
    BookText const* text;
    LabelPlace const* place;
  };
  std::vector<BookText> texts;
  std::vector<Place> places;
};

// Returns true if the place is the label itself, not a heading from which a label is made.
bool is_written(LabelInBook::Place const& place) {
  return place.text->text->bytes(place.place->where) == place.place->label;
}
bool is_declared(LabelInBook::Place const& place) {
  return place.place->declares && is_written(place);
}

std::optional<LabelInBook> label_in_book(RequestContext const& request) {
  LabelPlace const* const here = request.text().outline().label_at(request.offset());
  if (!here) return {};
  LabelInBook out{*here, request.workspace.texts_of(*request.document), {}};
  for (BookText const& text : out.texts)
    for (LabelPlace const& place : text.text->outline().labels())
      if (place.label == here->label) out.places.push_back({&text, &place});
  // The label of a diagram has precedence over that of a heading.
  if (std::ranges::any_of(out.places, is_declared))
    std::erase_if(out.places, [](auto const& place) { return !is_written(place); });
  return out;
}

Json location(LabelInBook::Place const& place) {
  return {{"uri", place.text->uri},
          {"range", json_of(place.text->text->lines().range(place.place->where))}};
}

}  // namespace

Json answer_definition(RequestContext const& request) {
  Json out = Json::array();
  if (auto const label = label_in_book(request)) {
    for (LabelInBook::Place const& place : label->places)
      if (place.place->declares) out.push_back(location(place));
    return out;
  }
  std::size_t const offset = request.offset();
  for (NamedFile const& file : named_files(request.text().outline(), request.document->name))
    if (file.where.begin <= offset && offset <= file.whole_end && !file.path.empty()) {
      Position const line{file.line > 0 ? file.line - 1 : 0, 0};
      out.push_back(
          {{"uri", request.workspace.uri_of(file.path)}, {"range", json_of(Range{line, line})}});
    }
  return out;
}

Json answer_references(RequestContext const& request) {
  auto const label = label_in_book(request);
  Json out = Json::array();
  if (!label) return out;
  bool const declaration = value_at(request.parameters, "context/includeDeclaration") == true;
  for (LabelInBook::Place const& place : label->places)
    if (declaration || !place.place->declares) out.push_back(location(place));
  return out;
}

Json answer_highlight(RequestContext const& request) {
  constexpr int read = 2, write = 3;  // kinds of highlights
  Outline const& outline = request.text().outline();
  LabelPlace const* const here = outline.label_at(request.offset());
  Json out = Json::array();
  if (!here) return out;
  for (LabelPlace const& place : outline.labels())
    if (place.label == here->label)
      out.push_back(
          {{"range", request.range(place.where)}, {"kind", place.declares ? write : read}});
  return out;
}

Json answer_prepare_rename(RequestContext const& request) {
  LabelPlace const* const here = request.text().outline().label_at(request.offset());
  if (!here) return nullptr;
  auto const label = label_in_book(request);
  // The label of a heading is made from its words.
  bool const of_heading = std::ranges::any_of(
      label->places, [](auto const& place) { return place.place->declares && !is_written(place); });
  if (of_heading) return nullptr;
  return {{"range", request.range(here->where)}, {"placeholder", here->label}};
}

Json answer_rename(RequestContext const& request) {
  std::string const name = text_in(request.parameters, "newName");
  auto const label = label_in_book(request);
  if (!label || answer_prepare_rename(request).is_null())
    throw RequestError(ErrorCode::invalid_params, "only labels can be renamed");
  if (!is_label(name))
    throw RequestError(
        ErrorCode::invalid_params,
        fmt::format("`{}` cannot be a label: use letters, digits and - : . _ /", name));
  for (BookText const& text : label->texts)
    for (LabelPlace const& place : text.text->outline().labels())
      if (place.declares && place.label == name && name != label->here.label)
        throw RequestError(ErrorCode::invalid_params,
                           fmt::format("the label `{}` exists already", name));
  std::map<std::string, Json> edits;  // by URI
  for (LabelInBook::Place const& place : label->places)
    if (is_written(place))
      edits[place.text->uri].push_back(
          {{"range", json_of(place.text->text->lines().range(place.place->where))},
           {"newText", name}});
  Json changes = Json::array();
  for (auto& [uri, list] : edits) {
    OpenDocument const* const open = request.workspace.documents().find(uri);
    Json const version = open ? Json(open->version) : Json(nullptr);
    changes.push_back(
        {{"textDocument", {{"uri", uri}, {"version", version}}}, {"edits", std::move(list)}});
  }
  return {{"documentChanges", std::move(changes)}};
}

}  // namespace dawson::lsp
