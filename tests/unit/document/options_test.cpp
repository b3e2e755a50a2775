#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

// "name=value" of each, or the error.
std::string options(std::string_view bytes) {
  constexpr std::size_t origin = 100;
  auto const read = read_options(bytes, origin);
  if (!read) {
    text::Diagnostic moved = read.error();
    BOOST_REQUIRE(moved.span.begin >= origin);
    moved.span = {moved.span.begin - origin, moved.span.end - origin};
    moved.notes.clear();
    return fault(moved, bytes);
  }
  std::string all;
  for (FieldLine const& field : *read) {
    BOOST_REQUIRE(field.lines.size() == 1u);
    text::SourceMappedText const& value = field.lines.front().text;
    text::Span const span = value.origin(), name = field.name;
    BOOST_TEST(bytes.substr(name.begin - origin, name.end - name.begin) == field.field->name);
    all += (all.empty() ? "" : " ") + std::string(field.field->name) + "=" + value.text() + "@" +
           std::string(bytes.substr(span.begin - origin, span.end - span.begin));
  }
  return all;
}

BOOST_AUTO_TEST_CASE(options_are_fields_in_one_line) {
  struct Case {
    char const* bytes;
    char const* options;
  };
  for (auto const& [bytes, expected] : {Case{"", ""},
                                        {" , ,", ""},
                                        {"size=5mm", "size=5mm@5mm"},
                                        {" size = 5mm , flip ", "size=5mm@5mm flip=yes@flip"},
                                        {"title={a, b},flip", "title=a, b@a, b flip=yes@flip"},
                                        {"title=a {b, c} d", "title=a {b, c} d@a {b, c} d"},
                                        {"title=\\{, flip", "title=\\{@\\{ flip=yes@flip"},
                                        {"janko", "janko=yes@janko"},
                                        {"size=", "size=@"},
                                        {"title=a=b", "title=a=b@a=b"},
                                        {"flip,\n size=5mm", "flip=yes@flip size=5mm@5mm"}})
    BOOST_TEST_CONTEXT(bytes) BOOST_TEST(options(bytes) == expected);
}

BOOST_AUTO_TEST_CASE(errors_in_options_have_their_places) {
  struct Case {
    char const* bytes;
    char const* fault;
  };
  for (auto const& [bytes, expected] : {Case{"5mm", "E-OPTIONS `5mm`"},
                                        {"flip, =x", "E-OPTIONS `=x`"},
                                        {"size 5mm", "E-OPTIONS `5mm`"},
                                        {"title=a}, flip", "E-OPTIONS `}, flip`"},
                                        {"sise=5mm", "E-FIELD `sise`"},
                                        {"Size=5mm", "E-FIELD `Size`"},
                                        {"flip, size=1mm, flip", "E-TWICE `flip`"}})
    BOOST_TEST_CONTEXT(bytes) BOOST_TEST(options(bytes) == expected);
}

BOOST_AUTO_TEST_CASE(options_are_added_to_the_fields_of_the_body) {
  std::string const rest = "\njanko: K1k\n\\end{chess}";
  BOOST_TEST(Reading("\\begin{chess}[size=7mm]" + rest).problem().view.size.value_or(0) == 7.0);
  BOOST_TEST(Reading("\\begin{chess}[size=7mm]\nsize: 6mm" + rest).faults() == "E-TWICE `size`");
  BOOST_TEST(Reading("\\begin{chess}[title=X]\nX" + rest).faults() == "E-TWICE `X`");
  BOOST_TEST(Reading("\\begin{chess}[sise=7mm]\nfoen: 8" + rest).faults() ==
             "E-FIELD `sise`; E-FIELD `foen`");
}

}  // namespace
}  // namespace dawson::document
