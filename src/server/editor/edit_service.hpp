// The services of the board editor: applies edits to a directive and returns its text and its
// picture.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/pictures.hpp"
#include "server/routes.hpp"
#include "session/workers.hpp"

namespace dawson::server {

/// Applies steps to a directive. The request is JSON: {"text": a directive, "host": "LaTeX" or
/// "Markdown" (the default), "do": [steps]}. The text is either a body, whose values are in the
/// markup language "host", or a whole directive with its fences and options, from which the
/// markup language is known. Each step is one of
///   {"put": "e4", "man": MAN}, {"take": "e4"}, {"move": "e4", "to": "e5"}, {"empty": true},
///   {"turn": "e4", "by": eighths}, {"side": "e4"}, {"hole": "e4"}, {"size": [files, ranks]},
///   {"attribute": "Royal", "square": "e4"} (removed if the piece has it), {"notation": "ffen"},
///   {"host": "LaTeX"} (values are converted), {"field": "author", "value": "..."},
///   {"mark": "circle", "square": "e4"}, {"mark": "arrow", "square": "e4", "to": "e5"} (a mark
///   is removed if it exists);
/// MAN is a piece or a text as in `notation::json`: {"man": "king", "side": "white",
/// "rotation": 90}.
///
/// The response has "text" (the body), "host", "directive" (with its fences), "notation" and
/// "findings" (as `--diagnostics json`, with "text" for people). If the directive can be drawn,
/// it also has "svg", "address" (of the picture, as far as addresses can express it), "unsaid"
/// (the fields that they cannot express), "squares" (each with its name, its place as a fraction
/// of the picture, its occupant, also in words, and its attributes), "fields" and "forms" (the
/// position in each notation that can express all of it). Status 400 for any other request.
Response answer_to_edit(std::string const& body, text::Limits const& limits,
                        std::shared_ptr<type::TypeCache> const& fonts);

/// Returns a value as a response. Bytes that are not UTF-8 become U+FFFD.
Response json_answer(nlohmann::ordered_json const& value);

/// A service of the board editor: its address, and the function that answers a request there.
struct EditorService {
  std::string_view method;
  std::string_view path;
  /// To be called on the thread that owns `fonts`.
  Response (*respond)(Request const& request, Address const& address, text::Limits const& limits,
                      std::shared_ptr<type::TypeCache> const& fonts);
  bool draws = false;  ///< drawing takes time: a server answers on a worker
};

/// Returns the services: GET `/edit/men`, `/edit/words` and `/edit/man.svg` return what palette.hpp
/// makes; POST `/edit/apply` calls `answer_to_edit`.
std::span<EditorService const> editor_services();

/// Returns the routes of the editor: its page at `/edit`, and its services. Drawing is done on
/// `workers`.
std::vector<Route> edit_routes(run::Workers& workers,
                               text::Limits const& limits = picture_limits());

}  // namespace dawson::server
