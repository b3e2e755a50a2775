// SVG files as written into outputs: dropped, repaired and refused parts.
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "backend/pictures/picture_file.hpp"
#include "backend/pictures/svg_reading.hpp"

using namespace dawson;

namespace {

constexpr char const* open =
    "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
    "width='9' height='9'>";

std::string svg(std::string const& inner) { return open + inner + "</svg>"; }

// The result for elements within a file, and the findings.
struct Read {
  std::string inner;
  std::string reported;
};

Read read_file(std::string const& file) {
  auto const read = backend::read_svg(file);
  if (!read) return {"", read.error().message};
  Read out;
  std::size_t const begin = read->bytes.find('>', read->bytes.find("<svg")) + 1;
  std::size_t const end = read->bytes.rfind("</svg>");
  if (end != std::string::npos) out.inner = read->bytes.substr(begin, end - begin);
  for (backend::DroppedPart const& part : read->dropped)
    out.reported += (out.reported.empty() ? "" : " ") + part.what;
  return out;
}

Read read(std::string const& inner) { return read_file(svg(inner)); }

}  // namespace

BOOST_AUTO_TEST_SUITE(svg_file)

BOOST_AUTO_TEST_CASE(a_file_with_nothing_to_drop_is_unchanged_byte_for_byte) {
  for (std::string const& file : {svg("<rect id='a'/><use xlink:href='#a'/><!-- x -->"),
                                  svg("<style>rect{fill:url(#g)}</style><linearGradient id='g'/>"),
                                  "<?xml version='1.0' encoding='UTF-8'?>\n" +
                                      svg("<text>\xC3\xBC &amp; &#252;</text>") + "\n"}) {
    auto const read = backend::read_svg(file);
    BOOST_REQUIRE(read.ok());
    BOOST_TEST(read->bytes == file);
    BOOST_TEST(read->dropped.empty());
  }
}

BOOST_AUTO_TEST_CASE(no_scripts_are_kept) {
  struct Row {
    std::string inner, kept, reported;
  };
  for (Row const& row : std::vector<Row>{
           {"<script>alert(1)</script><g/>", "<g/>", "`<script>`"},
           {"<s:script xmlns:s='http://www.w3.org/2000/svg'/>", "", "`<s:script>`"},
           {"<g onload='a()' onCLICK='b()'/>", "<g/>", "`onload` `onCLICK`"},
           {"<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>x</p></foreignObject>", "",
            "`<foreignObject>`"},
           {"<h:iframe xmlns:h='http://www.w3.org/1999/xhtml' src='x'/>", "", "`<h:iframe>`"},
           {"<set attributeName='xlink:href' to='javascript:a()'/>", "",
            "`<set attributeName=\"xlink:href\">`"},
           {"<a xlink:href='javascript:a()'><rect/></a>", "<g><rect/></g>", "`javascript:a()`"},
           {"<g style='width:expression(a())'/>", "<g style=\"width:none\"/>", "`expression()`"},
           {"<g xmlns:ev='http://www.w3.org/2001/xml-events' ev:event='load'/>",
            "<g xmlns:ev=\"http://www.w3.org/2001/xml-events\"/>", "`ev:event`"}}) {
    Read const made = read(row.inner);
    BOOST_TEST(made.inner == row.kept, row.inner << " became " << made.inner);
    BOOST_TEST(made.reported == row.reported);
  }
}

BOOST_AUTO_TEST_CASE(no_references_to_other_files_are_kept) {
  struct Row {
    std::string inner, kept, reported;
  };
  for (Row const& row : std::vector<Row>{
           {"<image xlink:href='http://a.b/c.png'/>", "", "`http://a.b/c.png`"},
           {"<image href='file:///etc/passwd'/>", "", "`file:///etc/passwd`"},
           {"<use href='other.svg#x'/>", "", "`other.svg#x`"},
           {"<image href='//a.b/c'/>", "", "`//a.b/c`"},
           {"<use href='data:image/svg+xml,x'/>", "", "`data:image/svg+xml,x`"},
           {"<use href='data:image/png;base64,x'/>", "", "`data:image/png;base64,x`"},
           {"<image href=' data:image/png;base64,AA'/><script/>",
            "<image href=\" data:image/png;base64,AA\"/>", "`<script>`"},
           {"<g fill='url(http://a.b/c#d)'/>", "<g fill=\"none\"/>", "`http://a.b/c#d`"},
           {"<g style='fill:url( \"x.svg#d\" ) red'/>", "<g style=\"fill:none red\"/>",
            "`x.svg#d`"},
           {"<style>@import 'a.css'; g{fill:u\\72l(//x/y)}</style>", "<style> g{fill:none}</style>",
            "`@import a.css` `//x/y`"},
           {"<style>g{cursor:image-set('a.png' 1x)}</style>", "<style>g{cursor:none}</style>",
            "`a.png`"},
           {"<g xml:base='http://a.b/'/>", "<g/>", "`xml:base=\"http://a.b/\"`"},
           {"<a href='http://a.b/'><g/></a>", "<g><g/></g>", "`http://a.b/`"}}) {
    Read const made = read(row.inner);
    BOOST_TEST(made.inner == row.kept, row.inner << " became " << made.inner);
    BOOST_TEST(made.reported == row.reported);
  }
  BOOST_TEST(read_file("<?xml-stylesheet href='http://a.b/c.css'?>" + svg("<g/>")).reported ==
             "`<?xml-stylesheet?>`");
}

BOOST_AUTO_TEST_CASE(ids_are_valid_names_and_unique) {
  Read const twice = read("<g id='a'/><rect id='a'/>");
  BOOST_TEST(twice.inner == "<g id=\"a\"/><rect/>");
  BOOST_TEST(twice.reported == "`id=\"a\"`");
  BOOST_TEST(read("<g id='Frame 1'/>").inner == "<g/>");
  Read const nobody = read("<use href='#b'/><g fill='url(#c)'/><g id='c d'/>");
  BOOST_TEST(nobody.inner == "<g fill=\"none\"/><g/>");
  BOOST_TEST(nobody.reported == "`#b` `#c` `id=\"c d\"`");
}

BOOST_AUTO_TEST_CASE(a_doctype_is_removed_and_its_entities_are_expanded) {
  std::string const external =
      "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' "
      "'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>\n";
  BOOST_TEST(read_file(external + svg("<g/>")).inner == "<g/>");
  BOOST_TEST(read_file(external + svg("<g/>")).reported == "");
  auto const whole = backend::read_svg(external + svg("<g/>"));
  BOOST_REQUIRE(whole.ok());
  BOOST_TEST(whole->bytes.find("DOCTYPE") == std::string::npos);
  BOOST_TEST(read_file("<!DOCTYPE svg [<!ENTITY c 'red'><!ENTITY t '<g/>'>]>" +
                       svg("<text fill='&c;'>&t;</text>"))
                 .inner == "<text fill=\"red\"><g/></text>");
  BOOST_TEST(read_file("<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/hostname'>]>" +
                       svg("<text>&x;</text>"))
                 .reported == "`entity x`");
  BOOST_TEST(read_file(external + svg("<text>a&nbsp;b</text>")).reported ==
             "undefined entity &nbsp; on line 2");
}

BOOST_AUTO_TEST_CASE(entities_that_grow_without_end_are_refused) {
  std::string entities = "<!ENTITY a0 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'>";
  for (int i = 1; i < 12; ++i) {
    entities += "<!ENTITY a" + std::to_string(i) + " '";
    for (int k = 0; k < 10; ++k) entities += "&a" + std::to_string(i - 1) + ";";
    entities += "'>";
  }
  auto const read =
      backend::read_svg("<!DOCTYPE svg [" + entities + "]>" + svg("<text>&a11;</text>"));
  BOOST_REQUIRE(!read.ok());
  BOOST_TEST(read.error().message.find("amplification") != std::string::npos, read.error().message);
}

BOOST_AUTO_TEST_CASE(every_encoding_is_converted_to_utf_8) {
  std::string const latin = svg("<text>\xFC</text>");
  Read const named = read_file("<?xml version='1.0' encoding='ISO-8859-1'?>" + latin);
  BOOST_TEST(named.inner == "<text>\xC3\xBC</text>");
  BOOST_TEST(named.reported == "");
  Read const other =
      read_file("<?xml version='1.0' encoding='KOI8-R'?>" + svg("<text>\xC1</text>"));
  BOOST_TEST(other.inner == "<text>\xD0\xB0</text>");
  auto const unnamed = backend::read_svg(latin);
  BOOST_REQUIRE(unnamed.ok());
  BOOST_TEST(unnamed->bytes.find("<text>\xC3\xBC</text>") != std::string::npos);
  BOOST_REQUIRE(unnamed->dropped.size() == 1U);
  BOOST_TEST((unnamed->dropped.front().why == backend::DroppedPart::Why::encoding));
  std::string wide = "\xFF\xFE";
  for (char const c : svg("<g/>")) wide += {c, '\0'};
  BOOST_TEST(read_file(wide).inner == "<g/>");
}

BOOST_AUTO_TEST_CASE(invisible_elements_are_dropped_and_notes_of_editors_kept) {
  BOOST_TEST(read("<flowRoot><flowPara>x</flowPara></flowRoot>").reported == "`<flowRoot>`");
  BOOST_TEST(
      read("<i:x xmlns:i='http://www.inkscape.org/namespaces/inkscape' i:label='a'/>").reported ==
      "");
}

BOOST_AUTO_TEST_CASE(attributes_unknown_to_svg_are_dropped) {
  BOOST_TEST(read("<g foo='1' fill='red' data-x='1' aria-label='a'/>").reported == "`foo`");
  BOOST_TEST(read("<g foo='1' fill='red'/>").inner == "<g fill=\"red\"/>");
  BOOST_TEST(read("<i:x xmlns:i='http://example.org/i' foo='a'/>").reported == "",
             "notes of other programs stay");
  BOOST_TEST(read("<g paint-order='stroke' style='fill:red' vector-effect='none'/>").inner ==
                 "<g style=\"paint-order:stroke;vector-effect:none;fill:red\"/>",
             "SVG 1.1 has properties of SVG 2 in style sheets alone");
}

BOOST_AUTO_TEST_CASE(an_input_that_is_no_svg_is_refused_with_a_reason) {
  for (auto const& [file, why] : std::vector<std::pair<std::string, std::string>>{
           {"<svg", "unclosed token on line 1"},
           {svg("\n<g>"), "mismatched tag on line 2"},
           {"<svg width='9' height='9'/>", "`svg` without xmlns="},
           {"<html xmlns='http://www.w3.org/1999/xhtml'/>", "`html` instead of `svg`"},
           {"<svg xmlns='http://www.w3.org/2000/svg' width='0' height='9'/>", "width 0"}})
    BOOST_TEST(read_file(file).reported.starts_with(why), file << ": " << read_file(file).reported);
}

BOOST_AUTO_TEST_CASE(many_dropped_parts_are_reported_together) {
  std::string many;
  for (int i = 0; i < 30; ++i) many += "<g on" + std::to_string(i) + "='x'/>";
  BOOST_TEST(read(many).reported.ends_with("`on9` 20 more parts"), read(many).reported);
}

BOOST_AUTO_TEST_CASE(addresses_in_stylesheets_are_found_in_any_spelling) {
  auto const cleaned = [](std::string const& css) {
    return backend::without_far_addresses(
        css, [](std::string const& address) { return backend::stays_in_picture(address); });
  };
  for (char const* same :
       {"a{b:url(#c)}", "a{b:'url(http://x)'}", "/* url(http://x) */a{}",
        "@namespace url(http://www.w3.org/2000/svg);", "a{b:url(#c", "\\", "/*", "@import", "'"})
    if (std::string(same) != "@import") BOOST_TEST(cleaned(same) == same);
  BOOST_TEST(cleaned("a{b:URL('x')}") == "a{b:none}");
  BOOST_TEST(cleaned("a{b:url(x\\29 y)}") == "a{b:none}");
  BOOST_TEST(cleaned("@\\69mport url(x);a{}") == "a{}");
  BOOST_TEST(cleaned("@import") == "");
}

BOOST_AUTO_TEST_SUITE_END()
