#include "server/http/http.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;

namespace {

// "path name=value ..." or "code column".
std::string read(std::string_view target) {
  auto const address = server::read_address(target);
  if (!address) return address.error().code + " " + std::to_string(address.error().span.begin);
  std::string out = address->path;
  for (auto const& [name, value] : address->parameters) out += " " + name + "=" + value;
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(an_address_has_a_path_and_parameters) {
  std::pair<std::string_view, std::string_view> const cases[] = {
      {"/", "/"},
      {"/board.svg?fen=8/8&width=360", "/board.svg fen=8/8 width=360"},
      {"/b?a=%23%C3%A4", "/b a=#\u00e4"},
      {"/b?a=1+2&c=%2B", "/b a=1 2 c=+"},
      {"/a%20b+c", "/a b+c"},
      {"/b?a&b=&=c&&d=e=f", "/b a= b= =c d=e=f"},
      {"/b?a=1#top", "/b a=1"},
      {"/b?a=%2", "E-URL 5"},
      {"/b?a=%g1", "E-URL 5"},
      {"/b?a=x%0Ab", "E-URL 6"},
      {"/b?a=%00", "E-URL 5"},
      {"/b?a=%7F", "E-URL 5"},
      {"/b?a=%FF", "E-URL 5"},
      {"/%0D", "E-URL 1"},
  };
  for (auto const& [target, wanted] : cases) BOOST_TEST(read(target) == wanted, target);
}

BOOST_AUTO_TEST_CASE(escaped_characters_are_decoded) {
  std::string every;
  for (int byte = ' '; byte < 0x7F; ++byte) every += static_cast<char>(byte);
  every += "\u00e4\u265a";
  auto const address = server::read_address("/b?a=" + server::escaped_value(every));
  BOOST_TEST_REQUIRE(address.ok());
  BOOST_TEST(*address->value("a") == every);
  BOOST_TEST(!address->value("b").has_value());
}
