// Tests of answers to requests, without a network.
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>
#include <future>

#include "backend/file_encoding.hpp"
#include "server/http/http.hpp"
#include "server/routes.hpp"

using namespace dawson;
using server::Request;
using server::Response;

namespace {

class OneSite {
 public:
  explicit OneSite(std::size_t threads = run::default_threads())
      : workers_(threads), site_({{"localhost", "[::1]"}, "1"}, routes(), workers_) {}
  ~OneSite() { workers_.end(); }

  Response ask(Request const& request) {
    std::promise<Response> promise;
    site_.answer(request, [&](Response response) { promise.set_value(std::move(response)); });
    return promise.get_future().get();
  }
  Response get(std::string const& target) { return ask(request("GET", target)); }
  std::future<Response> begin(std::string const& target) {
    auto const promise = std::make_shared<std::promise<Response>>();
    site_.answer(request("GET", target),
                 [promise](Response response) { promise->set_value(std::move(response)); });
    return promise->get_future();
  }

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

  run::Workers workers_;
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
  BOOST_TEST(header(put, "Allow") == "GET, HEAD, OPTIONS");
  BOOST_TEST(header(site.ask(OneSite::request("PUT", "/health")), "Allow") == "GET, HEAD");
  Response const posted = site.ask(OneSite::request("POST", "/health"));
  BOOST_TEST(posted.status == 405);
  BOOST_TEST(header(posted, "Allow") == "GET, HEAD");
  BOOST_TEST(header(site.get("/do"), "Allow") == "POST");
  BOOST_TEST(site.ask(OneSite::request("HEAD", board)).status == 200);
  BOOST_TEST(site.get("/d.php").body.find("Fairy FEN") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(pages_of_any_site_may_read_pictures_and_nothing_else) {
  OneSite site;
  for (char const* target : {board, "/d.php?ff=KK", "/board.svg?fen=9"})
    BOOST_TEST(header(site.get(target), "Access-Control-Allow-Origin") == "*", target);
  for (char const* target : {"/d.php", "/health", "/nothing", "/static/dawson.css"})
    BOOST_TEST(header(site.get(target), "Access-Control-Allow-Origin") == "", target);
  Request same = OneSite::request("GET", board);
  same.if_none_match = header(site.get(board), "ETag");
  BOOST_TEST(header(site.ask(same), "Access-Control-Allow-Origin") == "*");
  Response const asked = site.ask(OneSite::request("OPTIONS", board));
  BOOST_TEST(asked.status == 204);
  BOOST_TEST(asked.body == "");
  BOOST_TEST(header(asked, "Access-Control-Allow-Origin") == "*");
  BOOST_TEST(header(asked, "Access-Control-Allow-Methods") == "GET, HEAD, OPTIONS");
  BOOST_TEST(site.ask(OneSite::request("OPTIONS", "/health")).status == 405);
}

BOOST_AUTO_TEST_CASE(a_large_picture_does_not_delay_small_ones) {
  OneSite site;
  auto const at_once = [](std::future<Response> const& one) {
    return one.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
  };
  // A picture of twelve million pixels takes a thread a hundred times as long as the small ones
  // after it.
  auto large = site.begin("/board.png?fen=8/8/8/8/8/8/8/K6k&width=3500");
  for (int i = 0; i < 3; ++i)
    BOOST_TEST(site.get("/board.svg?fen=8/8/8/8/8/8/8/K6k&width=30" + std::to_string(i)).status ==
               200);
  bool const overtaken = !at_once(large);
  BOOST_TEST(overtaken);
  BOOST_TEST(large.get().status == 200);
}

BOOST_AUTO_TEST_CASE(pictures_drawn_in_parallel_equal_those_drawn_alone) {
  std::vector<std::string> targets;
  for (char const* suffix : {"png", "svg", "pdf", "txt", "tex"})
    for (char const* style : {"schwalbe", "problemist", "shogi", "hatched"})
      for (char const* what :
           {"fen=8/8/3kq3/8/8/2N5/8/K6R&author=J%C3%B3zsef+Kor%C3%A1nyi&stipulation=%233",
            "ffen=3(grasshopper)4/8&conditions=Circe&twins=b)+a1-a2&author=A.+Fischer",
            "moves=fhNfrlRK&title=%E5%B0%86+%D0%A8%D0%B0%D1%85", "men=White+Kc1+-*2Sb7&fen=9"})
        // Text that is not in a cache.
        targets.push_back(
            fmt::format("/board.{0}?style={1}&{2}&remark=a{3}x+b{3}y+*c{3}z*+**d{3}**", suffix,
                        style, what, targets.size()));
  std::vector<Response> alone;
  {
    OneSite one(1);
    for (std::string const& target : targets) alone.push_back(one.get(target));
  }
  for (int round = 0; round < 3; ++round) {
    OneSite many(8);
    std::vector<std::future<Response>> together;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      if (i >= 64) together[i - 64].wait();  // the queue is full
      together.push_back(many.begin(targets[i]));
    }
    for (std::size_t i = 0; i < targets.size(); ++i) {
      Response const response = together[i].get();
      BOOST_TEST(response.status == alone[i].status, targets[i]);
      BOOST_TEST((response.body == alone[i].body), targets[i]);
      BOOST_TEST((response.headers == alone[i].headers), targets[i]);
    }
  }
}

BOOST_AUTO_TEST_CASE(pictures_can_be_cached_for_ever_and_have_entity_tags) {
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

BOOST_AUTO_TEST_CASE(text_is_compressed_if_the_client_accepts_it) {
  OneSite site;
  std::string const plain = site.get(board).body;
  Request request = OneSite::request("GET", board);
  request.accept_encoding = "br, gzip";
  Response const packed = site.ask(request);
  BOOST_TEST(header(packed, "Content-Encoding") == "gzip");
  BOOST_TEST(header(packed, "Vary") == "Accept-Encoding");
  BOOST_TEST(packed.body == backend::Deflater().gzip(plain));
  BOOST_TEST(packed.body.size() < plain.size() / 2);
  // The tag is valid for both encodings of the picture.
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

BOOST_AUTO_TEST_CASE(answers_have_security_headers) {
  OneSite site;
  BOOST_TEST(header(site.get(board), "Content-Security-Policy") ==
             "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  Response const page = site.get("/d.php");
  BOOST_TEST(header(page, "X-Content-Type-Options") == "nosniff");
  std::string const policy = header(page, "Content-Security-Policy");
  BOOST_TEST(policy.find("script-src 'self'") != std::string::npos);
  BOOST_TEST(policy.find("frame-ancestors 'none'") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_cache_evicts_the_least_recently_used_entry) {
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

BOOST_AUTO_TEST_CASE(a_server_reports_its_health) {
  OneSite site;
  Response const answer = site.get("/health");
  BOOST_TEST(answer.status == 200);
  BOOST_TEST(answer.body.starts_with("ok"));
  BOOST_TEST(header(answer, "Cache-Control") == "no-store");
}

BOOST_AUTO_TEST_CASE(no_page_links_to_a_disabled_editor) {
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
