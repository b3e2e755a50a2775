// Labels, numbers of diagrams, and files: definition, references, rename.
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>

#include "lsp/documents/uri.hpp"
#include "lsp/requests/answers.hpp"
#include "lsp/requests/named_files.hpp"
#include "text/scanning.hpp"

namespace dawson::lsp {
namespace {

using text::Span;

// Labels, or numbers of diagrams.
using PlacesOf = std::vector<LabelPlace> const& (Outline::*)() const;

// The label or number at the place of a request, and its places in the book.
struct LabelInBook {
  LabelPlace here;
  PlacesOf places_of = &Outline::labels;
  struct Place {
    BookText const* text;
    LabelPlace const* place;
  };
  std::vector<BookText> texts;
  std::vector<Place> places;
  bool of_number() const { return places_of == &Outline::numbers; }
};

// Returns true if the place is the label itself, not a heading from which a label is made.
bool is_written(LabelInBook::Place const& place) {
  return place.text->text->bytes(place.place->where) == place.place->label;
}
bool is_declared(LabelInBook::Place const& place) {
  return place.place->declares && is_written(place);
}

std::pair<LabelPlace const*, PlacesOf> place_at(RequestContext const& request) {
  Outline const& outline = request.text().outline();
  if (auto const* const label = outline.label_at(request.offset()))
    return {label, &Outline::labels};
  return {outline.number_at(request.offset()), &Outline::numbers};
}

std::optional<LabelInBook> label_in_book(RequestContext const& request) {
  auto const [here, places_of] = place_at(request);
  if (!here) return {};
  LabelInBook out{*here, places_of, request.workspace.texts_of(*request.document), {}};
  for (BookText const& text : out.texts)
    for (LabelPlace const& place : (text.text->outline().*places_of)())
      if (place.label == here->label) out.places.push_back({&text, &place});
  // The label of a diagram has precedence over that of a heading.
  if (std::ranges::any_of(out.places, is_declared))
    std::erase_if(out.places, [](auto const& place) { return !is_written(place); });
  return out;
}

// Returns true for a number that `select` can name: "12", "T-4", "12a".
bool is_selectable_number(std::string_view name) {
  std::string_view const first = name.substr(0, name.find(' '));
  return first == name && std::ranges::any_of(name, text::is_digit) &&
         name.find_first_of(",;\n\t`|=") == std::string_view::npos;
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
  auto const [here, places_of] = place_at(request);
  Json out = Json::array();
  if (!here) return out;
  for (LabelPlace const& place : (outline.*places_of)())
    if (place.label == here->label)
      out.push_back(
          {{"range", request.range(place.where)}, {"kind", place.declares ? write : read}});
  return out;
}

Json answer_prepare_rename(RequestContext const& request) {
  auto const label = label_in_book(request);
  if (!label) return nullptr;
  // The label of a heading is made from its words.
  bool const of_heading = std::ranges::any_of(
      label->places, [](auto const& place) { return place.place->declares && !is_written(place); });
  if (of_heading) return nullptr;
  return {{"range", request.range(label->here.where)}, {"placeholder", label->here.label}};
}

// Refuses a name that a label or number may not have, or that another one has.
void refuse_name(LabelInBook const& label, std::string const& name) {
  auto const refuse = [](std::string const& why) {
    throw RequestError(ErrorCode::invalid_params, why);
  };
  std::string_view const what = label.of_number() ? "number" : "label";
  if (!label.of_number() && !is_label(name))
    refuse(fmt::format("`{}` cannot be a label: use letters, digits and - : . _ /", name));
  if (label.of_number() && !is_selectable_number(name))
    refuse(
        fmt::format("`{}` cannot be a number that `select` names: use digits, with letters and "
                    "- before them",
                    name));
  if (std::ranges::count_if(label.places, is_declared) > 1 && label.of_number())
    refuse(fmt::format("several diagrams have the number `{}`", label.here.label));
  for (BookText const& text : label.texts)
    for (LabelPlace const& place : (text.text->outline().*label.places_of)())
      if (place.declares && place.label == name && name != label.here.label)
        refuse(fmt::format("the {} `{}` exists already", what, name));
}

Json answer_rename(RequestContext const& request) {
  std::string const name = text_in(request.parameters, "newName");
  auto const label = label_in_book(request);
  if (!label || answer_prepare_rename(request).is_null())
    throw RequestError(ErrorCode::invalid_params,
                       "only labels and numbers of diagrams can be renamed");
  refuse_name(*label, name);
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
