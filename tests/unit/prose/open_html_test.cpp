// HTML that includes the text around it, in several parts.
#include <boost/test/unit_test.hpp>
#include <string>
#include <vector>

#include "prose/open_html.hpp"

using namespace dawson;
using prose::HtmlPart;

namespace {

constexpr bool block = true, in_line = false;

// The repaired parts, separated by bars.
std::string repaired(std::vector<HtmlPart> const& parts, bool in_markup = false) {
  auto const faults = prose::html_faults(parts, in_markup);
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i)
    out += (i > 0 ? "|" : "") + prose::repaired_html(parts[i], i, faults);
  return out;
}

std::string one(std::string const& html) { return repaired({{html, 0, block}}); }

std::string kinds(std::vector<HtmlPart> const& parts) {
  std::string out;
  for (prose::HtmlFault const& fault : prose::html_faults(parts, false))
    out += std::to_string(fault.part) + ":" + std::to_string(fault.where.begin) + fault.name + " ";
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(open_html)

BOOST_AUTO_TEST_CASE(an_element_may_be_closed_in_a_later_part_of_its_parent) {
  BOOST_TEST(
      repaired(
          {{"<div>", 0, block}, {"<b>", 0, in_line}, {"</b>", 0, in_line}, {"</div>", 0, block}}) ==
      "<div>|<b>|</b>|</div>");
  BOOST_TEST(repaired({{"<div>", 1, block}, {"</div>", 0, block}}) == "&lt;div&gt;|");
  BOOST_TEST(repaired({{"<textarea>", 0, block}, {"<i>", 0, block}, {"</textarea>", 0, block}}) ==
             "<textarea>|<i>|</textarea>");
}

BOOST_AUTO_TEST_CASE(comments_and_tags_end_in_their_part) {
  BOOST_TEST(repaired({{"<!-- a", 0, block}, {"b -->", 0, block}}) ==
             "<pre class=\"html\">&lt;!-- a</pre>|b -->");
  BOOST_TEST(one("<!--> <!---> <!-- a --!> <!-- b -->") == "<!--> <!---> <!-- a --!> <!-- b -->");
  BOOST_TEST(one("<i title='a>b'>c</i> <p class=\"x") ==
             "<i title='a>b'>c</i> <pre class=\"html\">&lt;p class=&quot;x</pre>");
  BOOST_TEST(one("a < b, 1<2 </ x>") == "a < b, 1<2 </ x>");
}

BOOST_AUTO_TEST_CASE(formatting_may_overlap_and_other_elements_are_nested) {
  BOOST_TEST(one("<b><i></b></i>") == "<b><i></b></i>");
  BOOST_TEST(one("<div><span></div>") == "<div><span></div>");
  BOOST_TEST(one("<div><b></div>") == "<div>&lt;b&gt;</div>");
  BOOST_TEST(one("<p>a<p>b<ul><li>c</ul>") == "<p>a<p>b<ul><li>c</ul>");
}

BOOST_AUTO_TEST_CASE(raw_text_ends_with_its_element) {
  BOOST_TEST(one("<script>\"<div>\"</script>") == "<script>\"<div>\"</script>");
  BOOST_TEST(one("<STYLE>a</Style >") == "<STYLE>a</Style >");
  BOOST_TEST(one("<title>a</titles>") == "<pre class=\"html\">&lt;title&gt;a&lt;/titles&gt;</pre>");
  BOOST_TEST(one("x <plaintext> y </plaintext>").starts_with("x <pre class=\"html\">&lt;plain"));
}

BOOST_AUTO_TEST_CASE(slashes_close_elements_only_within_svg) {
  BOOST_TEST(one("<svg><g/><style/><br/></svg><br/>") == "<svg><g/><style/><br/></svg><br/>");
  BOOST_TEST(one("<span/>") == "<span/></span>");
  BOOST_TEST(one("<svg><g/>") == "&lt;svg&gt;<g/></g>");
  BOOST_TEST(one("<svg><![CDATA[ <div> ]]></svg>") == "<svg><![CDATA[ <div> ]]></svg>");
}

BOOST_AUTO_TEST_CASE(unclosed_anchors_are_closed_at_once) {
  BOOST_TEST(one("<a name='x'>") == "<a name='x'></a>");
  BOOST_TEST(one("<a href='x'>") == "&lt;a href='x'&gt;");
}

BOOST_AUTO_TEST_CASE(errors_are_reported_at_their_place) {
  BOOST_TEST(kinds({{"a <div>", 0, block}, {"</p></b>", 0, block}}) == "0:2div 1:0p 1:4b ");
}

BOOST_AUTO_TEST_CASE(each_message_fits_on_a_line) {
  std::string const address(200, 'x');
  for (std::string const& html :
       {"<a href='" + address + "'>", "<!--" + address, "</" + address + ">",
        "<b " + address + "/>", "<i '" + address, "<li " + address + ">"}) {
    auto const faults = prose::html_faults({{html, 0, block}}, true);
    BOOST_REQUIRE(!faults.empty());
    auto const finding = prose::html_finding(faults.front(), html);
    BOOST_TEST(finding.code == "W-HTML");
    BOOST_TEST(finding.message.size() <= 90U, finding.message);
    BOOST_TEST(!finding.hint.empty());
  }
}

BOOST_AUTO_TEST_SUITE_END()
