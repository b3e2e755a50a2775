// What is answered to whom, without a network.
#include <boost/test/unit_test.hpp>
#include <future>

#include "backend/deflate.hpp"
#include "server/http/accepts_gzip.hpp"
#include "server/http/response_cache.hpp"
#include "server/pages.hpp"
#include "server/site.hpp"

using namespace dawson;
using server::Request;
using server::Response;

namespace {

class OneSite {
 public:
  OneSite() : site_({{"localhost", "[::1]"}, "1"}, routes(), worker_) {}
  ~OneSite() { worker_.end(); }

  Response ask(Request const& request) {
    std::promise<Response> promise;
    site_.answer(request, [&](Response response) { promise.set_value(std::move(response)); });
    return promise.get_future().get();
  }
  Response get(std::string const& target) { return ask(request("GET", target)); }

  static Request request(std::string const& method, std::string const& target) {
    Request out;
    out.method = method;
    out.target = target;
    out.host = "localhost:8064";
    return out;
  }

 private:
  static std::vector<server::Route> routes() {
    auto all = server::page_routes();
    all.push_back(
        {"POST", "/do", [](Request const& request, server::Address const&, server::Answer answer) {
           answer(server::plain(200, request.body));
         }});
    return all;
  }

  server::Worker worker_;
  server::Site site_;
};

std::string header(Response const& response, std::string_view name) {
  for (auto const& [known, value] : response.headers)
    if (known == name) return value;
  return "";
}

constexpr char const* board = "/board.svg?fen=8/8/8/8/8/8/8/K6k";

}  // namespace

BOOST_AUTO_TEST_CASE(only_requests_to_this_host_are_answered) {
  OneSite site;
  for (char const* host : {"localhost", "localhost:8064", "LOCALHOST:1", "[::1]:8064", "[::1]"}) {
    Request request = OneSite::request("GET", board);
    request.host = host;
    BOOST_TEST(site.ask(request).status == 200, host);
  }
  for (char const* host :
       {"", "evil.example", "evil.example:8064", "localhost.evil.example", "::1"}) {
    Request request = OneSite::request("GET", board);
    request.host = host;
    BOOST_TEST(site.ask(request).status == 421, host);
  }
}

BOOST_AUTO_TEST_CASE(only_pages_of_this_server_may_post) {
  OneSite site;
  Request request = OneSite::request("POST", "/do");
  request.body = "x";
  for (char const* origin :
       {"", "null", "http://evil.example", "http://localhost:1", "https://localhost:8064"}) {
    request.origin = origin;
    BOOST_TEST(site.ask(request).status == 403, origin);
  }
  request.origin = "http://localhost:8064";
  BOOST_TEST(site.ask(request).body == "x\n");
}

BOOST_AUTO_TEST_CASE(other_paths_and_methods_are_refused) {
  OneSite site;
  BOOST_TEST(site.get("/nothing").status == 404);
  BOOST_TEST(site.get("/../etc/passwd").status == 404);
  BOOST_TEST(site.get("/static/../pages.cpp").status == 404);
  BOOST_TEST(site.get("/board.gif?fen=8/8").status == 404);
  BOOST_TEST(site.get("/board.svg?fen=%").status == 400);
  Response const put = site.ask(OneSite::request("PUT", board));
  BOOST_TEST(put.status == 405);
  BOOST_TEST(header(site.get("/do"), "Allow") == "POST");
  BOOST_TEST(site.ask(OneSite::request("HEAD", board)).status == 200);
  BOOST_TEST(site.get("/d.php").body.find("Fairy FEN") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(pictures_may_be_kept_for_ever_and_are_known_again_by_their_tag) {
  OneSite site;
  Response const first = site.get(board);
  BOOST_TEST(header(first, "Cache-Control") == "public, max-age=31536000, immutable");
  Request again = OneSite::request("GET", board);
  again.if_none_match = "\"0\", " + header(first, "ETag");
  Response const same = site.ask(again);
  BOOST_TEST(same.status == 304);
  BOOST_TEST(same.body == "");
  again.if_none_match = "\"0\"";
  BOOST_TEST(site.ask(again).status == 200);
  Response const fault = site.get("/board.svg?fen=9");
  BOOST_TEST(fault.status == 400);
  BOOST_TEST(header(fault, "Cache-Control") == "no-store");
  BOOST_TEST(header(fault, "ETag") == "");
}

BOOST_AUTO_TEST_CASE(text_is_packed_for_those_who_can_unpack_it) {
  OneSite site;
  std::string const plain = site.get(board).body;
  Request request = OneSite::request("GET", board);
  request.accept_encoding = "br, gzip";
  Response const packed = site.ask(request);
  BOOST_TEST(header(packed, "Content-Encoding") == "gzip");
  BOOST_TEST(header(packed, "Vary") == "Accept-Encoding");
  BOOST_TEST(packed.body == backend::Deflater().gzip(plain));
  BOOST_TEST(packed.body.size() < plain.size() / 2);
  // The same picture, whichever way it came.
  request.if_none_match = header(packed, "ETag");
  BOOST_TEST(site.ask(request).status == 304);
  request = OneSite::request("GET", "/board.png?fen=8/8/8/8/8/8/8/K6k");
  request.accept_encoding = "gzip";
  BOOST_TEST(header(site.ask(request), "Content-Encoding") == "");
  for (auto const& [accepted, yes] :
       std::initializer_list<std::pair<char const*, bool>>{{"", false},
                                                           {"gzip", true},
                                                           {"GZIP", true},
                                                           {"*", true},
                                                           {"br", false},
                                                           {"gzip;q=0", false},
                                                           {"gzip;q=0.000", false},
                                                           {"gzip; q=0.5", true},
                                                           {"xgzip", false}})
    BOOST_TEST(server::accepts_gzip(accepted) == yes, accepted);
}

BOOST_AUTO_TEST_CASE(browsers_are_told_what_they_may_do) {
  OneSite site;
  BOOST_TEST(header(site.get(board), "Content-Security-Policy") ==
             "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  Response const page = site.get("/d.php");
  BOOST_TEST(header(page, "X-Content-Type-Options") == "nosniff");
  std::string const policy = header(page, "Content-Security-Policy");
  BOOST_TEST(policy.find("script-src 'self'") != std::string::npos);
  BOOST_TEST(policy.find("frame-ancestors 'none'") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_cache_forgets_what_was_asked_for_longest_ago) {
  server::ResponseCache cache(3000);
  auto const answer = [](char letter) {
    Response out;
    out.body = std::string(700, letter);
    return out;
  };
  for (char const letter : {'a', 'b', 'c'}) cache.keep(std::string(1, letter), answer(letter));
  BOOST_TEST(cache.find("a")->body == std::string(700, 'a'));
  cache.keep("d", answer('d'));
  BOOST_TEST(cache.find("b") == nullptr);
  BOOST_TEST((cache.find("a") && cache.find("c") && cache.find("d")));
  BOOST_TEST(cache.bytes() <= 3000U);
  cache.keep("huge", [] {
    Response out;
    out.body = std::string(10000, 'x');
    return out;
  }());
  BOOST_TEST(cache.find("huge") == nullptr);
  BOOST_TEST(cache.find("a") != nullptr);
}

BOOST_AUTO_TEST_CASE(a_server_says_that_it_is_well) {
  OneSite site;
  Response const answer = site.get("/health");
  BOOST_TEST(answer.status == 200);
  BOOST_TEST(answer.body.starts_with("ok"));
  BOOST_TEST(header(answer, "Cache-Control") == "no-store");
}

BOOST_AUTO_TEST_CASE(without_the_editor_no_page_leads_to_it) {
  auto const leads_there = [](bool editor) {
    bool found = false;
    for (server::Route const& route : server::page_routes(editor))
      route.answer(OneSite::request("GET", route.path), {}, [&](Response const& page) {
        found = found || (page.type.starts_with("text/html") &&
                          page.body.find("/edit") != std::string::npos);
      });
    return found;
  };
  BOOST_TEST(leads_there(true));
  BOOST_TEST(!leads_there(false));
}
