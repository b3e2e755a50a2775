// Classes in place of attributes `style`, and policies of pages.
#include "write/html/style_classes.hpp"

#include <boost/test/unit_test.hpp>
#include <string>

#include "backend/svg_words.hpp"
#include "text/hash.hpp"

using namespace dawson;

BOOST_AUTO_TEST_CASE(classes_replace_attributes_of_style_and_nothing_else) {
  run::StyleClasses classes;
  std::string const made = classes.replaced(
      "<p style=\"a:b\">style=\"x\" 1 < 2</p><p class='k' id=x style='a:b'/><!-- <p style=\"c\"> "
      "-->"
      "<b class=\"m n\" style=\"font-family:&quot;A &amp; B&quot;\"></b>"
      "<script>'<p style=\"c\">'</script>");
  std::string const rules = classes.rules();
  std::string const one = rules.substr(1, rules.find('.', 1) - 1);
  BOOST_TEST(one.starts_with("dawson-"));
  std::size_t const second = rules.find("\n.") + 2;
  std::string const two = rules.substr(second, rules.find('.', second) - second);
  bool const first_is_plain = rules.find("{a:b}") < rules.find("{font-family");
  std::string const& plain = first_is_plain ? one : two;
  std::string const& font = first_is_plain ? two : one;
  BOOST_TEST(made == "<p class=\"" + plain + "\">style=\"x\" 1 < 2</p><p class=\"k " + plain +
                         "\" id=x/><!-- <p style=\"c\"> --><b class=\"m n " + font +
                         "\"></b><script>'<p style=\"c\">'</script>");
  BOOST_TEST(rules.find("." + plain + "." + plain + "." + plain + "{a:b}\n") != std::string::npos);
  BOOST_TEST(rules.find("{font-family:\"A & B\"}\n") != std::string::npos);
  run::StyleClasses again;
  again.replaced("<p style=\"a:b\">");
  BOOST_TEST(rules.find(again.rules()) != std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_policy_has_the_hashes_of_inline_elements) {
  // SHA-256 of "abc", FIPS 180-4.
  BOOST_TEST(backend::svg::base64(text::sha256("abc")) ==
             "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
  BOOST_TEST(
      run::content_security_policy("<style>abc</style><script>abc</script><style>abc</style>") ==
      "script-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; "
      "style-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='");
  BOOST_TEST(run::content_security_policy("<link rel=\"stylesheet\" href=\"a.css\" />"
                                          "<script src=\"a.js\"></script>") ==
             "script-src 'self'; style-src 'self'");
  BOOST_TEST(run::content_security_policy("<p>text</p>") == "script-src 'none'; style-src 'none'");
}
