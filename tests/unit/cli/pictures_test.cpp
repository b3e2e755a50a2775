// Tests of images in documents: e-books, pages, booklets and `check` report the same findings, and
// no output contains scripts or remote content. `tests/epub` checks the same cases with epubcheck.
#include <boost/test/unit_test.hpp>
#include <string>
#include <utility>
#include <vector>

#include "unit/cli/booklet_pages.hpp"

using namespace dawson;

namespace {

std::string svg(std::string const& inner, std::string const& more = "") {
  return "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
         "width='90' height='60'" +
         more + ">" + inner + "<rect width='9' height='9'/></svg>";
}

// One red pixel.
std::string const png(
    "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde\0\0\0\x0cIDATx\x9c"
    "c\xf8\xcf\xc0\0\0\x03\x01\x01\0\xc9\xfe\x92\xef\0\0\0\0IEND\xae"
    "B`\x82",
    69);
std::string const gif(
    "GIF89a\x01\0\x01\0\x80\0\0\xff\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02"
    "D\x01\0;",
    35);

struct Row {
  std::string name, bytes;
  std::string reported;  // the finding; empty: none
};

std::string laughs() {
  std::string entities = "<!ENTITY a0 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'>";
  for (int i = 1; i < 12; ++i) {
    entities += "<!ENTITY a" + std::to_string(i) + " '";
    for (int k = 0; k < 10; ++k) entities += "&a" + std::to_string(i - 1) + ";";
    entities += "'>";
  }
  return "<!DOCTYPE svg [" + entities + "]>" + svg("<text>&a11;</text>");
}

std::string damaged(std::string const& name, std::string const& why) {
  return "error: the image " + name + " " + why + " [E-IMAGE]";
}
std::string left_out(std::string const& name, std::string const& what) {
  return "warning: `" + what + "` on line 1 of " + name + " is left out [W-IMAGE]";
}

std::vector<Row> broken() {
  return {{"empty.png", "", damaged("empty.png", "is empty")},
          {"cut.png", png.substr(0, 50), damaged("cut.png", "is damaged")},
          {"text.png", "text", damaged("text.png", "is damaged or has an unknown format")},
          {"empty.gif", "", damaged("empty.gif", "is empty")},
          {"cut.gif", gif.substr(0, 30), damaged("cut.gif", "is damaged")},
          {"cut.svg", "<svg", damaged("cut.svg", "is damaged: unclosed token on line 1")},
          {"laughs.svg", laughs(),
           damaged("laughs.svg",
                   "is damaged: limit on input amplification factor (from DTD and "
                   "entities) breached on line 1")}};
}

std::vector<Row> repaired() {
  auto const row = [](std::string const& name, std::string const& bytes, std::string const& what) {
    return Row{name, bytes, what.empty() ? "" : left_out(name, what)};
  };
  return {
      row("png.jpg", png, ""),
      row("doctype.svg",
          "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' "
          "'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>" +
              svg(""),
          ""),
      row("entity.svg", "<!DOCTYPE svg [<!ENTITY red '#c00'>]>" + svg("<g fill='&red;'/>"), ""),
      row("latin.svg", "<?xml version='1.0' encoding='ISO-8859-1'?>" + svg("<title>\xFC</title>"),
          ""),
      row("outside.svg",
          "<!DOCTYPE svg [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>" + svg("<title>&e;</title>"),
          "entity e"),
      row("script.svg", svg("<script>evil()</script>"), "<script>"),
      row("onload.svg", svg("", " onload='evil()'"), "onload"),
      row("onclick.svg", svg("<g onclick='evil()'/>"), "onclick"),
      row("remote.svg", svg("<image xlink:href='http://evil.org/a.png'/>"),
          "http://evil.org/a.png"),
      row("file.svg", svg("<image href='file:///etc/evil'/>"), "file:///etc/evil"),
      row("use.svg", svg("<use xlink:href='http://evil.org/b.svg#b'/>"), "http://evil.org/b.svg#b"),
      row("url.svg", svg("<g style='fill:url(http://evil.org/c#c)'/>"), "http://evil.org/c#c"),
      row("css.svg", svg("<style>@import url(http://evil.org/d.css);</style>"),
          "http://evil.org/d.css"),
      row("twice.svg", svg("<g id='a'/><g id='a'/>"), "id=\"a\""),
      row("html.svg",
          svg("<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>evil</p></foreignObject>"),
          "<foreignObject>"),
  };
}

// Writes a document with all of them and returns the expected findings.
std::string document_of(Folder const& folder, std::vector<Row> const& rows) {
  std::string text, reported;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    put(folder / rows[i].name, rows[i].bytes);
    text += "![a](" + rows[i].name + ")\n\n";
    if (!rows[i].reported.empty())
      reported += "a.md:" + std::to_string(2 * i + 1) + ":6: " + rows[i].reported + "\n";
  }
  put(folder / "a.md", text);
  return reported;
}

std::vector<std::vector<std::string>> const outputs{{"check", "a.md"},
                                                    {"weave", "a.md", "-o", "a.html"},
                                                    {"weave", "--fragment", "a.md", "-o", "f.html"},
                                                    {"weave", "a.md", "-o", "a.epub"},
                                                    {"booklet", "a.md", "-o", "a.pdf"}};

}  // namespace

BOOST_AUTO_TEST_SUITE(pictures)

BOOST_AUTO_TEST_CASE(broken_images_are_the_same_errors_in_every_output) {
  Folder const folder;
  std::string const reported = document_of(folder, broken());
  for (std::vector<std::string> arguments : outputs) {
    arguments.insert(arguments.end(), {"--diagnostics", "short"});
    Ended const ended = run_program(arguments, folder.path());
    BOOST_TEST(ended.status == 1);
    BOOST_TEST(ended.err == reported, arguments[0] << " " << arguments.back());
  }
  for (char const* name : {"a.html", "f.html", "a.epub", "a.pdf"})
    BOOST_TEST(!std::filesystem::exists(folder / name), name);
}

BOOST_AUTO_TEST_CASE(unsafe_image_content_is_reported_and_omitted_in_every_output) {
  Folder const folder;
  std::string const reported = document_of(folder, repaired());
  for (std::vector<std::string> arguments : outputs) {
    arguments.insert(arguments.end(), {"--diagnostics", "short"});
    Ended const ended = run_program(arguments, folder.path());
    BOOST_TEST(ended.status == 0);
    BOOST_TEST(ended.err == reported, arguments[0]);
  }
  std::string const decode =
      " | grep -o 'base64,[^\"]*' | cut -c 8- | while read -r one; do echo \"$one\" | base64 -d; "
      "done";
  std::vector<std::string> const all{
      output_of("cat '" + (folder / "a.html") + "'" + decode, folder),
      output_of("cat '" + (folder / "f.html") + "'" + decode, folder),
      output_of("unzip -p '" + (folder / "a.epub") + "' '*/images/*'", folder)};
  for (std::string const& pictures : all) {
    BOOST_TEST(pictures.find("<rect") != std::string::npos);
    BOOST_TEST(pictures.find("<title>\xC3\xBC</title>") != std::string::npos);
    for (char const* part : {"evil", "script", "file:", "DOCTYPE", "ENTITY", "8859", "onload"})
      BOOST_TEST(pictures.find(part) == std::string::npos, part);
  }
  has_all(output_of("unzip -p '" + (folder / "a.epub") + "' '*.opf'", folder),
          {"href=\"images/1.png\"", "media-type=\"image/png\""});
}

BOOST_AUTO_TEST_CASE(a_booklet_prints_the_text_of_a_remote_image) {
  Folder const folder;
  put(folder / "a.md",
      "![badge](https://img.example.org/badge/x.svg)\n\n```chess\nfen: "
      "8/8/8/3K4/8/8/4q3/7k\n```\n");
  Ended const ended =
      run_program({"booklet", "a.md", "-o", "a.pdf", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(ended.status == 0);
  BOOST_TEST(ended.err ==
             "a.md:1:10: warning: https://img.example.org/badge/x.svg is not included in the "
             "booklet: pictures from the web are not downloaded [W-IMAGE]\n");
  has_all(text_of(folder, "a.pdf"), {"badge"});
  BOOST_TEST(run_program({"weave", "a.md", "-o", "a.html"}, folder.path()).err == "");
}

BOOST_AUTO_TEST_CASE(check_reports_a_missing_image_as_pages_do) {
  Folder const folder;
  put(folder / "a.md", "Text ![x](none.png).\n");
  std::string const place = "a.md:1:11: ";
  std::string const why = "cannot read none.png: No such file or directory [";
  Ended const check = run_program({"check", "a.md", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(check.status == 0);
  BOOST_TEST(check.err ==
             place + "warning: none.png is not included in the document: " + why + "W-IMAGE]\n");
  Ended const booklet =
      run_program({"booklet", "a.md", "-o", "a.pdf", "--diagnostics", "short"}, folder.path());
  BOOST_TEST(booklet.status == 1);
  BOOST_TEST(booklet.err == place + "error: " + why + "E-IMAGE]\n");
}

BOOST_AUTO_TEST_SUITE_END()
