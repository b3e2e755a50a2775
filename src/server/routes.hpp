// The site: its routes, access rules and cache, the pages that the program contains with their
// files, and findings as JSON for them. For the command `serve`.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/http/http.hpp"
#include "server/pictures.hpp"
#include "session/workers.hpp"
#include "text/diagnostic.hpp"
#include "text/files.hpp"
#include "text/source.hpp"

namespace dawson::server {

/// Settings of a site.
struct SiteOptions {
  std::vector<std::string> hosts;  ///< host names that requests may be addressed to, without ports
  std::string version;  ///< the program's version: pictures may look different in another one
};

/// A page or a service: method and path, and the function that answers.
struct Route {
  std::string method;  ///< "GET" includes HEAD
  std::string path;
  std::function<void(Request const&, Address const&, Answer)> answer;
  bool for_programs =
      false;  ///< POST requests of programs and of pages of other sites are answered
};

/// Makes the response to a request.
using Responder = std::function<Response(Request const&, Address const&, run::ThreadFonts const&)>;

/// Returns a route whose responses `workers` make; 503 if too many requests wait.
Route on_worker(run::Workers& workers, std::string method, std::string path, Responder respond);

/// Answers all requests of a server.
class Site {
 public:
  /// Creates a site of the picture service and `routes`; a later route has precedence over an
  /// earlier one. `workers` draw the pictures, and must end before the site is destroyed.
  Site(SiteOptions options, std::vector<Route> routes, run::Workers& workers);

  /// Answers a request. Status 400: the address is malformed; 421: it is addressed to another host
  /// (someone else's page whose host name points here); 403: it is posted by a page of another
  /// site; 404; 405 with the allowed methods; 503: too many pictures are waiting. Pages of any site
  /// may read pictures (CORS).
  void answer(Request const& request, Answer answer);

 private:
  bool is_addressed(std::string_view markup) const;
  std::optional<Response> kept(std::string const& target);
  void answer_picture(Request const& request, Address const& address, Answer answer);
  void answer_route(Request const& request, Address const& address, Answer const& answer);
  Response finished(Request const& request, Response response) const;

  SiteOptions options_;
  std::vector<Route> routes_;
  std::mutex mutex_;  ///< protects the cache
  ResponseCache cache_;
  run::Workers& workers_;
};

/// Returns the files in `pages/`, with their file names.
std::span<text::EmbeddedFile const> page_files();

/// Returns a response with bytes that the program contains. The suffix of `name` determines their
/// type.
Response carried(std::string_view name, std::string_view bytes);

/// Returns the page of that name as a response. The page must exist.
Response page(std::string_view name);

/// Returns the routes of the static pages: the image service's explanation (at its own paths, if an
/// address asks for no picture), scripts and styles; and /health, which reports whether the server
/// answers. If `editor` is false, no page links to the board editor.
std::vector<Route> page_routes(bool editor = true);

/// Returns the routes of `--post`: POST /chess/svg, /chess/png and /chess/pdf draw the body of a
/// directive, which is the body of the request, and read no file. Errors have status 400 and are
/// plain text; warnings are in headers X-Dawson-Finding.
std::vector<Route> post_routes(run::Workers& workers);

}  // namespace dawson::server
