// What is served under which path, to whom, and how it may be kept.
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

struct SiteOptions {
  std::vector<std::string> hosts;  ///< names that a request may be addressed to, without ports
  std::string version;             ///< of the program: pictures may look different in another one
};

/// A page or a service: what it is called by, and what answers.
struct Route {
  std::string method;  ///< "GET" is for HEAD too
  std::string path;
  std::function<void(Request const&, Address const&, Answer)> answer;
};

class Site {
 public:
  /// `routes` besides the pictures; a later one goes before an earlier one.
  /// Pictures are drawn by `workers`, which end before this.
  Site(SiteOptions options, std::vector<Route> routes, run::Workers& workers);

  /// Answers a request: 421 where it is addressed to another host (a page of somebody else's that
  /// has its name point here), 403 to what another site's page posts, 404, 405 with what is
  /// allowed, 503 where too much waits to be drawn. Pages of any site may read pictures (CORS).
  void answer(Request const& request, Answer answer);

 private:
  bool is_addressed(std::string_view host) const;
  std::optional<Response> kept(std::string const& target);
  void answer_picture(Request const& request, Address const& address, Answer answer);
  void answer_route(Request const& request, Address const& address, Answer const& answer);
  Response finished(Request const& request, Response response) const;

  SiteOptions options_;
  std::vector<Route> routes_;
  std::mutex mutex_;  ///< of the cache
  ResponseCache cache_;
  run::Workers& workers_;
};

}  // namespace dawson::server
