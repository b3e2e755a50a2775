#include <boost/test/unit_test.hpp>

#include <string>

#include "folder.hpp"
#include "style/styles.hpp"
#include "weaving.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

WovenText weave(Folder const& folder, std::string const& fields, Designed const& designed = {}) {
  return woven(folder / "a.tex",
               "\\begin{chess}\n" + fields + "janko: K7/8\n\\end{chess}\n\\chess{K/k}\n", {},
               designed);
}

bool has(std::string const& text, std::string const& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_file_is_distinguished_from_a_name) {
  for (char const* file : {"my.yaml", "my.yml", "./tinted", "styles/my"})
    BOOST_TEST(document::names_style_file(file), file);
  for (char const* name : {"tinted", "my", "", "yaml"})
    BOOST_TEST(!document::names_style_file(name), name);
}

BOOST_AUTO_TEST_CASE(files_are_searched_beside_the_document) {
  Folder const folder;
  put(folder / "my.yaml", "based on: tinted\npieces: sets/mine\n");
  Disk disk;
  text::Sources sources;
  Styles styles(disk, sources);
  auto const find = [&](char const* name) -> StyleReading const& {
    return styles.find(name, folder.path());
  };
  BOOST_TEST_REQUIRE(find("my.yaml").faults.empty());
  BOOST_TEST(find("my.yaml").style.board.piece_set == folder / "sets/mine");
  BOOST_TEST(find("tinted").faults.empty());
  BOOST_TEST_REQUIRE(find("other.yaml").faults.size() == 1U);
  BOOST_TEST(has(find("other.yaml").faults.front().message, "No such file"));
  BOOST_TEST_REQUIRE(find("tintd").faults.size() == 1U);
  BOOST_TEST(has(find("tintd").faults.front().hint, "did you mean `tinted`?"));
  BOOST_TEST(has(find("grand").faults.front().hint, "hatched, tinted, screen, feenschach"));
}

BOOST_AUTO_TEST_CASE(an_error_in_a_style_file_is_reported_once_with_the_reference) {
  Folder const folder;
  put(folder / "my.yaml", "colours:\n  light: whit\n");
  Invocation invocation;
  text::SourceId const document =
      invocation.sources().open(folder / "a.tex",
                                "\\begin{chess}\nstyle: my.yaml\njanko: K7/8\n\\end{chess}\n"
                                "\\begin{chess}\nstyle: my.yaml\njanko: K7/8\n\\end{chess}\n");
  Woven const made = weave_tex(invocation, document, {});
  text::Diagnostics const findings = invocation.take_findings();
  BOOST_TEST_REQUIRE(findings.size() == 1U);
  text::Diagnostic const& finding = findings.front();
  BOOST_TEST(finding.code == "E-STYLE");
  BOOST_TEST(invocation.sources()[finding.source].name() == folder / "my.yaml");
  BOOST_TEST((finding.span == text::Span{18, 22}));
  BOOST_TEST_REQUIRE(finding.notes.size() == 1U);
  BOOST_TEST(finding.notes[0].source == document);
  BOOST_TEST((finding.notes[0].span == text::Span{21, 28}));
  BOOST_TEST(has(made.output, "\\DawsonError{E-STYLE}{2}"));
}

BOOST_AUTO_TEST_CASE(the_style_of_a_diagram_overrides_the_general_style) {
  Folder const folder;
  put(folder / "my.yaml",
      "colours: {dark: grey 70%}\nsquare: 7mm\ncoordinates: {place: outside}\n");
  put(folder / "all.yaml", "based on: tinted\ncoordinates: {place: outside}\n");
  BOOST_TEST(!has(weave(folder, "").output, "\\DawsonTinted"));
  Designed const designed{folder / "all.yaml", ""};
  std::string const all = weave(folder, "", designed).output;
  BOOST_TEST(has(all, "\\DawsonTinted\\DawsonBoard{5.5mm}"));
  BOOST_TEST(has(all, "\\DawsonInline{\\DawsonTinted\\DawsonBoard{3mm}"));
  BOOST_TEST(has(all, "FileLabel"));
  BOOST_TEST(!has(all.substr(all.find("\\DawsonInline")), "FileLabel"),
             "a line of text has no room for coordinates");
  std::string const own = weave(folder, "style: my.yaml\n", designed).output;
  BOOST_TEST(has(own, "\\DawsonStyle{dark=0.7}\\DawsonBoard{7mm}"));
  BOOST_TEST(has(weave(folder, "style: document\nsize: 4mm\n", designed).output,
                 "\\DawsonTinted\\DawsonBoard{4mm}"));
}

BOOST_AUTO_TEST_CASE(captions_override_the_frame_of_the_style) {
  Folder const folder;
  put(folder / "thick.yaml", "caption: plain\nframe: {lines: 1, inner: 2pt}\n");
  auto const single = [&](std::string const& fields, std::string const& style) {
    std::string const out = weave(folder, fields, {style, ""}).output;
    return has(out.substr(0, out.find("\\DawsonInline")), "\\DawsonSingle");
  };
  BOOST_TEST(single("", "schwalbe"));
  BOOST_TEST(!single("caption: feenschach\n", "schwalbe"));
  BOOST_TEST(single("caption: schwalbe\n", "tinted"));
  BOOST_TEST(single("caption: schwalbe\n", ""));
  BOOST_TEST(has(weave(folder, "caption: thick.yaml\n").output,
                 "\\DawsonStyle{frame inner=2}\\DawsonBoard"));
}

BOOST_AUTO_TEST_CASE(a_style_in_the_defaults_is_checked_there_once) {
  WovenText const made = woven(
      "a.tex",
      "\\begin{chess} defaults\nstyle: none.yaml\n\\end{chess}\n"
      "\\begin{chess}\njanko: K7/8\n\\end{chess}\n\\begin{chess}\njanko: K7/8\n\\end{chess}\n");
  BOOST_TEST_REQUIRE(made.diagnostics.size() == 1U);
  BOOST_TEST(made.diagnostics.front().code == "E-STYLE");
}
