// What the board editor asks the program: a directive changed by hand, as text and as a picture.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/pictures.hpp"
#include "server/site.hpp"
#include "session/workers.hpp"

namespace dawson::server {

class EditService {
 public:
  explicit EditService(run::Workers& workers, text::Limits const& limits = picture_limits())
      : workers_(workers), limits_(limits) {}

  /// `/edit` is the editor; GET `/edit/men`, `/edit/words` and `/edit/man.svg` are what palette.hpp
  /// has; POST `/edit/apply` is `answer_to`.
  std::vector<Route> routes();

  /// Answers {"text": a directive, "host": "LaTeX" or "Markdown" (the default), "do": [steps]}. The
  /// text is a body, whose values are in that markup language, or a whole directive with its fences
  /// and options, which says itself what it is. Each step is one of
  ///   {"put": "e4", "man": MAN}, {"take": "e4"}, {"move": "e4", "to": "e5"}, {"empty": true},
  ///   {"turn": "e4", "by": eighths}, {"side": "e4"}, {"hole": "e4"}, {"size": [files, ranks]},
  ///   {"attribute": "Royal", "square": "e4"} (one that the man has is taken away),
  ///   {"notation": "ffen"}, {"host": "LaTeX"} (values are carried over), {"field": "author",
  ///   "value": "..."},
  ///   {"mark": "circle", "square": "e4"}, {"mark": "arrow", "square": "e4", "to": "e5"} (a mark
  ///   that is there is taken away);
  /// MAN as `notation::json` has men and texts: {"man": "king", "side": "white", "rotation": 90}.
  ///
  /// The answer has "text" (the body), "host", "directive" (with its fences), "notation",
  /// "findings" (as --diagnostics json, with "text" for people), and where the directive can be
  /// drawn "svg", "address" (of the picture, for what addresses can say), "unsaid" (fields that
  /// they cannot), "squares" (each with its name, its place in parts of the picture, what stands
  /// there, also in words, and its attributes), "fields" and "forms" (the position in each notation
  /// that can say all of it). 400 for what is no such request.
  Response answer_to(std::string const& body, run::ThreadFonts const& fonts) const;

 private:
  using Drawn = std::function<Response(Request const&, Address const&, run::ThreadFonts const&)>;
  Route on_worker(std::string method, std::string path, Drawn drawn);

  run::Workers& workers_;
  text::Limits limits_;
};

}  // namespace dawson::server
