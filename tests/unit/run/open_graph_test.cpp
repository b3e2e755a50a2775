#include "write/html/page_shell.hpp"

#include <boost/test/unit_test.hpp>
#include <map>
#include <string>

#include "session/invocation.hpp"

using namespace dawson;

namespace {

struct Woven {
  std::string html, findings;
  std::map<std::string, std::string> files;

  bool has(std::string const& part) const { return html.find(part) != std::string::npos; }
};

Woven woven(std::string bytes, std::string assets = {}) {
  Woven out;
  run::WebPageOptions options;
  options.assets = std::move(assets);
  options.take_image = [&](std::string const& name, std::string_view file) {
    out.files.emplace(name, file);
  };
  run::Invocation invocation;
  text::SourceId const source = invocation.sources().open("column.md", std::move(bytes));
  out.html = run::weave_page(invocation, source, {}, options).html;
  for (text::Diagnostic const& finding : invocation.take_findings()) {
    text::Place const place = invocation.sources()[source].place(finding.span.begin);
    out.findings +=
        finding.code + " " + std::to_string(place.line) + ":" + std::to_string(place.column) + ";";
  }
  return out;
}

std::string column(std::string const& keys) {
  return "---\n" + keys +
         "---\ntext\n\n```chess\nauthor: Petkov\nfen: 8/8/8/8/4K3/8/8/k7\n```\n\n" +
         "```chess\nfen: 8/8/8/8/4K3/8/8/7k\n```\n";
}

}  // namespace

BOOST_AUTO_TEST_SUITE(open_graph)

BOOST_AUTO_TEST_CASE(a_page_with_an_address_has_a_preview_of_its_first_diagram) {
  Woven const page = woven(column("title: K & <Q>\nurl: https://a.org/b/c.html\n"), "img");
  BOOST_TEST(page.findings == "");
  for (char const* part :
       {"<meta property=\"og:title\" content=\"K &amp; &lt;Q&gt;\" />",
        "<meta property=\"og:type\" content=\"article\" />",
        "<meta property=\"og:url\" content=\"https://a.org/b/c.html\" />",
        "<meta name=\"description\" content=\"Chess diagram: Petkov. White 1, Black 1. White, 1",
        "<meta property=\"og:description\" content=\"Chess diagram: Petkov."})
    BOOST_TEST(page.has(part), part);
  BOOST_REQUIRE(page.files.size() == 1U);
  auto const& [name, bytes] = *page.files.begin();
  BOOST_TEST(page.has("og:image\" content=\"https://a.org/b/img/" + name + "\""));
  BOOST_TEST(bytes.starts_with("\x89PNG"));
}

BOOST_AUTO_TEST_CASE(a_page_without_an_address_has_no_preview) {
  Woven const page = woven(column("title: Kings\n"));
  BOOST_TEST(!page.has("og:"));
  BOOST_TEST(!page.has("description\""));
  BOOST_TEST(page.files.empty());
}

BOOST_AUTO_TEST_CASE(an_invalid_address_is_reported_at_its_place) {
  for (char const* url : {"a.html", "/b/a.html", "//a.org/b", "a.org", "https://", "https://a b",
                          "ftp://a.org/b", "\"https://a.org/#b\""}) {
    Woven const page = woven(column("title: x\nurl: " + std::string(url) + "\n"));
    BOOST_TEST(page.findings == "W-YAML 3:6;", url);
    BOOST_TEST(!page.has("og:"), url);
  }
}

BOOST_AUTO_TEST_CASE(addresses_are_resolved_against_the_page) {
  BOOST_TEST(run::address_from("https://a.org", "x.png") == "https://a.org/x.png");
  BOOST_TEST(run::address_from("https://a.org/b", "x.png") == "https://a.org/x.png");
  BOOST_TEST(run::address_from("https://a.org/b/", "x.png") == "https://a.org/b/x.png");
  BOOST_TEST(run::address_from("https://a.org/b/?q=c/d", "x.png") == "https://a.org/b/x.png");
  BOOST_TEST(run::address_from("https://a.org/b/c", "/i/x.png") == "https://a.org/i/x.png");
  BOOST_TEST(run::address_from("https://a.org/b", "//c.org/x.png") == "https://c.org/x.png");
  BOOST_TEST(run::address_from("https://a.org/b", "http://c.org/x.png") == "http://c.org/x.png");
}

BOOST_AUTO_TEST_SUITE_END()
