#include <boost/test/unit_test.hpp>

#include <string>

#include "folder.hpp"
#include "run/styles.hpp"
#include "run/weave.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

Woven weave(Folder const& folder, std::string const& fields, WeaveOptions const& options = {}) {
  text::Source const source(
      folder / "a.tex", "\\begin{chess}\n" + fields + "janko: K7/8\n\\end{chess}\n\\chess{K/k}\n");
  return weave_tex(source, options);
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_file_is_told_from_a_name) {
  for (char const* file : {"my.yaml", "my.yml", "./tinted", "styles/my"})
    BOOST_TEST(names_style_file(file), file);
  for (char const* name : {"tinted", "my", "", "yaml"}) BOOST_TEST(!names_style_file(name), name);
}

BOOST_AUTO_TEST_CASE(files_are_sought_beside_the_document) {
  Folder const folder;
  put(folder / "my.yaml", "based on: tinted\npieces: sets/mine\n");
  Styles styles(folder.path());
  BOOST_TEST_REQUIRE(styles.find("my.yaml").ok());
  BOOST_TEST(styles.find("my.yaml")->pieces == folder / "sets/mine");
  BOOST_TEST(!styles.fault("my.yaml").has_value());
  BOOST_TEST(styles.find("tinted").ok());
  BOOST_TEST_REQUIRE(styles.fault("other.yaml").has_value());
  BOOST_TEST(has(styles.fault("other.yaml")->message, "No such file"));
  BOOST_TEST_REQUIRE(styles.fault("tintd").has_value());
  BOOST_TEST(has(styles.fault("tintd")->hint, "did you mean `tinted`?"));
  BOOST_TEST(has(styles.fault("none")->hint, "hatched, tinted, screen"));
}

BOOST_AUTO_TEST_CASE(a_slip_in_a_file_is_told_where_the_style_is_named) {
  Folder const folder;
  put(folder / "my.yaml", "colours:\n  light: whit\n");
  Woven const woven = weave(folder, "style: my.yaml\n");
  BOOST_TEST_REQUIRE(woven.diagnostics.size() == 1U);
  text::Diagnostic const& finding = woven.diagnostics.front();
  BOOST_TEST(finding.code == "E-STYLE");
  BOOST_TEST(has(finding.message, "my.yaml:2:10: `whit` is no colour"));
  BOOST_TEST((finding.span == text::Span{21, 28}));
  BOOST_TEST(has(woven.output, "\\DawsonError"));
}

BOOST_AUTO_TEST_CASE(a_diagram_has_its_own_style_before_that_of_all) {
  Folder const folder;
  put(folder / "my.yaml",
      "colours: {dark: grey 70%}\nsquare: 7mm\ncoordinates: {place: outside}\n");
  WeaveOptions options;
  BOOST_TEST(!has(weave(folder, "").output, "\\DawsonTinted"));
  options.style = layout::tinted_style();
  options.style->coordinates = problem::Coordinates::outside;
  std::string const all = weave(folder, "", options).output;
  BOOST_TEST(has(all, "\\DawsonTinted\\DawsonBoard{5.5mm}"));
  BOOST_TEST(has(all, "\\DawsonInline{\\DawsonTinted\\DawsonBoard{3mm}"));
  BOOST_TEST(has(all, "FileLabel"));
  BOOST_TEST(!has(all.substr(all.find("\\DawsonInline")), "FileLabel"),
             "a line of text has no room for coordinates");
  std::string const own = weave(folder, "style: my.yaml\n", options).output;
  BOOST_TEST(has(own, "{0.7}{45,0,0}{0,0}{}{,0}\\DawsonBoard{7mm}"));
  BOOST_TEST(has(weave(folder, "style: document\nsize: 4mm\n", options).output,
                 "\\DawsonTinted\\DawsonBoard{4mm}"));
}

BOOST_AUTO_TEST_CASE(a_style_in_the_defaults_is_checked_there_once) {
  text::Source const source(
      "a.tex",
      "\\begin{chess} defaults\nstyle: none.yaml\n\\end{chess}\n"
      "\\begin{chess}\njanko: K7/8\n\\end{chess}\n\\begin{chess}\njanko: K7/8\n\\end{chess}\n");
  Woven const woven = weave_tex(source, {});
  BOOST_TEST_REQUIRE(woven.diagnostics.size() == 1U);
  BOOST_TEST(woven.diagnostics.front().code == "E-STYLE");
}
