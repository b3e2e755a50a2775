// The site: its routes, access rules and cache, for the command `serve`.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/address.hpp"
#include "server/http/http.hpp"
#include "server/http/response_cache.hpp"
#include "server/pictures.hpp"
#include "session/workers.hpp"

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
};

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
  bool is_addressed(std::string_view host) const;
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

}  // namespace dawson::server
