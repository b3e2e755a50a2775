#include "server/routes.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "backend/file_encoding.hpp"
#include "server/http/http.hpp"
#include "server/pictures.hpp"
#include "text/hash.hpp"
#include "text/scanning.hpp"

namespace dawson::server {
namespace {

constexpr std::size_t worth_packing = 512;  // bytes

// A weak hash suffices, since a collision affects only the client's own cache.
std::string tag_of(std::string_view version, std::string_view bytes) {
  return fmt::format("\"{:016x}\"", text::fnv1a(bytes, text::fnv1a(version)));
}

// Returns whether a list of tags names the tag, compressed or not, or is `*`.
bool names_tag(std::string_view list, std::string_view tag) {
  std::string_view const bare = tag.substr(0, tag.size() - 1);
  return list == "*" || list.find(bare) != std::string_view::npos;
}

std::string_view markup_of(std::string_view header) {
  std::size_t const port = header.rfind(':');
  bool const is_port = port != header.npos && header.find(']', port) == header.npos;
  return is_port ? header.substr(0, port) : header;
}

// Returns the policy for a browser; pages set their own.
std::string_view policy_of(std::string_view type) {
  if (type.starts_with("image/svg"))
    return "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  return "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' "
         "data:; connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; "
         "frame-ancestors 'none'";
}

bool is_packed_by_itself(std::string_view type) {
  return type == "image/png" || type == "application/pdf";
}

bool has_header(Response const& response, std::string_view name) {
  return std::ranges::any_of(response.headers,
                             [&](auto const& header) { return header.first == name; });
}

constexpr char const* of_pictures = "GET, HEAD, OPTIONS";

Response refused(std::string allowed) {
  Response out = plain(405, "this method is not allowed here");
  out.headers.emplace_back("Allow", std::move(allowed));
  return out;
}

}  // namespace

Site::Site(SiteOptions options, std::vector<Route> routes, run::Workers& workers)
    : options_(std::move(options)), routes_(std::move(routes)), workers_(workers) {}

bool Site::is_addressed(std::string_view host) const {
  std::string const name = text::lower_case(markup_of(host));
  return std::ranges::count(options_.hosts, name) > 0;
}

Response Site::finished(Request const& request, Response response) const {
  auto& headers = response.headers;
  headers.emplace_back("X-Content-Type-Options", "nosniff");
  headers.emplace_back("Referrer-Policy", "no-referrer");
  if (!has_header(response, "Content-Security-Policy"))
    headers.emplace_back("Content-Security-Policy", policy_of(response.type));
  if (!has_header(response, "Cache-Control")) headers.emplace_back("Cache-Control", "no-store");
  if (response.events || response.status != 200) return response;
  std::string tag = tag_of(options_.version, response.body);
  bool const same = !request.if_none_match.empty() && names_tag(request.if_none_match, tag);
  bool const can_pack = !is_packed_by_itself(response.type) && response.body.size() > worth_packing;
  if (can_pack) headers.emplace_back("Vary", "Accept-Encoding");
  if (can_pack && accepts_gzip(request.accept_encoding)) {
    tag.insert(tag.size() - 1, "-gz");
    if (!same) response.body = backend::Deflater().gzip(response.body);
    headers.emplace_back("Content-Encoding", "gzip");
  }
  headers.emplace_back("ETag", tag);
  if (same) {
    response.status = 304;
    response.body.clear();
  }
  return response;
}

std::optional<Response> Site::kept(std::string const& target) {
  std::lock_guard const lock(mutex_);
  Response const* const found = cache_.find(target);
  return found ? std::optional(*found) : std::nullopt;
}

void Site::answer_picture(Request const& request, Address const& address, Answer answer) {
  if (auto known = kept(request.target)) return answer(std::move(*known));
  auto const draw = [this, address, target = request.target,
                     answer](run::ThreadFonts const& fonts) {
    Response response;
    try {
      if (auto known = kept(target)) return answer(std::move(*known));
      response = draw_picture(address, target, fonts);
      if (response.status == 200)
        response.headers.emplace_back("Cache-Control", "public, max-age=31536000, immutable");
      std::lock_guard const lock(mutex_);
      cache_.keep(target, response);
    } catch (...) {
      response = failed(target);
    }
    answer(std::move(response));
  };
  if (workers_.add(draw)) return;
  Response busy = plain(503, "too many pictures are waiting to be drawn");
  busy.headers.emplace_back("Retry-After", "1");
  answer(std::move(busy));
}

void Site::answer(Request const& request, Answer send) {
  Answer const answer = [this, request, send = std::move(send)](Response response) {
    send(finished(request, std::move(response)));
  };
  if (!is_addressed(request.host))
    return answer(plain(421, "unknown host name; add it with `--allow-host`"));
  auto const address = read_address(request.target);
  if (!address) return answer(plain(400, address.error().message));
  if (!is_picture(*address)) return answer_route(request, *address, answer);
  Answer const shared = [answer](Response response) {
    auto& headers = response.headers;
    headers.emplace_back("Access-Control-Allow-Origin", "*");
    headers.emplace_back("Access-Control-Expose-Headers", "X-Dawson-Finding");
    answer(std::move(response));
  };
  if (request.method == "GET" || request.method == "HEAD")
    return answer_picture(request, *address, shared);
  if (request.method != "OPTIONS") return answer(refused(of_pictures));
  Response asked;
  asked.status = 204;
  asked.type.clear();
  asked.headers = {{"Allow", of_pictures},
                   {"Access-Control-Allow-Methods", of_pictures},
                   {"Access-Control-Allow-Headers", "*"},
                   {"Access-Control-Max-Age", "86400"}};
  shared(std::move(asked));
}

void Site::answer_route(Request const& request, Address const& address, Answer const& answer) {
  std::string const method = request.method == "HEAD" ? "GET" : request.method;
  std::set<std::string> allowed;
  for (auto route = routes_.rbegin(); route != routes_.rend(); ++route) {
    if (route->path != address.path) continue;
    allowed.insert(route->method);
    if (route->method != method) continue;
    if (method == "POST" && !route->for_programs &&
        text::lower_case(request.origin) != "http://" + text::lower_case(request.host))
      return answer(plain(403, "only pages of this server may send POST requests"));
    return route->answer(request, address, answer);
  }
  if (allowed.empty()) return answer(plain(404, "page not found"));
  if (allowed.count("GET") > 0) allowed.insert("HEAD");
  answer(refused(fmt::format("{}", fmt::join(allowed, ", "))));
}

Route on_worker(run::Workers& workers, std::string method, std::string path, Responder respond) {
  return {std::move(method), std::move(path),
          [&workers, respond](Request const& request, Address const& address, Answer answer) {
            bool const taken =
                workers.add([respond, request, address, answer](run::ThreadFonts const& fonts) {
                  Response out;
                  try {
                    out = respond(request, address, fonts);
                  } catch (...) {
                    out = failed(request.target);
                  }
                  answer(std::move(out));
                });
            if (!taken) answer(plain(503, "too many pictures are waiting to be drawn"));
          }};
}

std::vector<Route> post_routes(run::Workers& workers) {
  std::vector<Route> routes;
  for (std::string_view const name : {"svg", "png", "pdf"}) {
    run::Output const* const output = run::find_output(name);
    routes.push_back(
        on_worker(workers, "POST", fmt::format("/chess/{}", name),
                  [output](Request const& request, Address const&, run::ThreadFonts const& fonts) {
                    return draw_posted(request.body, *output, fonts);
                  }));
    routes.back().for_programs = true;
  }
  return routes;
}

namespace {

constexpr std::pair<std::string_view, std::string_view> types[] = {
    {".html", "text/html; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
};

std::string_view type_of(std::string_view name) {
  for (auto const& [suffix, type] : types)
    if (name.ends_with(suffix)) return type;
  return "application/octet-stream";
}

// Returns the explanation of pictures by address; one line of it is about the editor.
Response service_page(bool editor) {
  Response out = page("service.html");
  std::size_t const begin = editor ? out.body.npos : out.body.find("<p class=\"quiet\">");
  if (begin != out.body.npos) out.body.erase(begin, out.body.find("</main>", begin) - begin);
  return out;
}

}  // namespace

Response carried(std::string_view name, std::string_view bytes) {
  Response out;
  out.type = type_of(name);
  out.body = bytes;
  out.headers.emplace_back("Cache-Control", "no-cache");
  return out;
}

Response page(std::string_view name) {
  auto const files = page_files();
  return carried(name, std::ranges::find(files, name, &text::EmbeddedFile::name)->bytes);
}

std::vector<Route> page_routes(bool editor) {
  std::vector<Route> routes;
  for (text::EmbeddedFile const& file : page_files()) {
    if (file.name.ends_with(".html")) continue;  // each has its own path
    routes.push_back({"GET", "/static/" + std::string(file.name),
                      [file](Request const&, Address const&, Answer answer) {
                        answer(carried(file.name, file.bytes));
                      }});
  }
  for (char const* path : {"/d.php", "/image.php", "/board"})
    routes.push_back({"GET", path, [editor](Request const&, Address const&, Answer answer) {
                        answer(service_page(editor));
                      }});
  routes.push_back({"GET", "/health", [](Request const&, Address const&, Answer answer) {
                      answer(plain(200, "ok"));
                    }});
  return routes;
}

}  // namespace dawson::server
