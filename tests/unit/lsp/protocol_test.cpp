// Framing of messages, and positions in lines.
#include "lsp/documents/uri.hpp"
#include "lsp/protocol/line_index.hpp"
#include "lsp/protocol/message_stream.hpp"

#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

using namespace dawson::lsp;

namespace {

std::vector<std::string> bodies(std::string const& stream, std::size_t step) {
  MessageReader reader;
  std::vector<std::string> out;
  for (std::size_t at = 0; at < stream.size(); at += step) {
    reader.add(std::string_view(stream).substr(at, step));
    while (auto body = reader.next()) out.push_back(*body);
  }
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(messages_are_split_wherever_the_stream_is_cut) {
  std::string const stream =
      "Content-Length: 2\r\n\r\n{}"
      "content-length:4\r\nContent-Type: application/vscode-jsonrpc\r\n\r\nnull"
      "CONTENT-LENGTH: 0\n\n" +
      framed("[1]");
  std::vector<std::string> const expected{"{}", "null", "", "[1]"};
  for (std::size_t step = 1; step < stream.size(); ++step)
    BOOST_TEST(bodies(stream, step) == expected, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(headers_without_a_length_are_skipped) {
  BOOST_TEST(bodies("Length: 9\r\n\r\n" + framed("{}"), 7).size() == 1);
  BOOST_TEST(bodies("Content-Length: x\r\n\r\n" + framed("{}"), 7).size() == 1);
}

BOOST_AUTO_TEST_CASE(a_message_that_is_too_long_is_skipped_and_counted) {
  MessageReader reader;
  reader.add("Content-Length: 67108865\r\n\r\n");
  BOOST_TEST(!reader.next().has_value());
  std::string const block(1 << 20, 'x');
  for (int i = 0; i < 64; ++i) reader.add(block);
  reader.add("x" + framed("{}"));
  BOOST_TEST(reader.next().value_or("none") == "{}");
  BOOST_TEST(reader.take_skipped() == 1U);
  BOOST_TEST(reader.take_skipped() == 0U);
}

BOOST_AUTO_TEST_CASE(characters_are_units_of_the_encoding) {
  std::string const text = "a\xC3\xA4\xF0\x9D\x84\x9Ez\r\nb\rc\n";
  LineIndex const utf16(text, PositionEncoding::utf16), utf8(text, PositionEncoding::utf8);
  BOOST_TEST(utf16.lines() == 4U);
  std::size_t const z = text.find('z');
  BOOST_TEST(utf16.position(z).character == 4U);
  BOOST_TEST(utf8.position(z).character == 7U);
  BOOST_TEST(utf16.offset({0, 4}) == z);
  BOOST_TEST(utf8.offset({0, 7}) == z);
  BOOST_TEST(utf16.position(text.find('b')).line == 1U);
  BOOST_TEST(utf16.position(text.find('c')).line == 2U);
}

BOOST_AUTO_TEST_CASE(positions_beyond_the_text_are_clipped) {
  std::string const text = "ab\r\n\xF0\x9D\x84\x9E";
  LineIndex const lines(text, PositionEncoding::utf16);
  BOOST_TEST(lines.offset({0, 99}) == 2U);
  BOOST_TEST(lines.offset({99, 0}) == text.size());
  BOOST_TEST(lines.offset({1, 1}) == 4U);  // within a pair of surrogates
  auto const span = lines.span({{1, 0}, {0, 0}});
  BOOST_TEST(span.begin == span.end);
}

BOOST_AUTO_TEST_CASE(each_offset_of_a_character_comes_back) {
  std::string const text = "x\n\n\xC3\xBC\xF0\x9F\x99\x82\r\n\r\nend";
  for (auto const encoding : {PositionEncoding::utf8, PositionEncoding::utf16}) {
    LineIndex const lines(text, encoding);
    for (std::size_t at = 0; at <= text.size(); ++at) {
      bool const inside =
          at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80;
      bool const in_line_end =
          at > 0 && at < text.size() && text[at - 1] == '\r' && text[at] == '\n';
      if (!inside && !in_line_end) BOOST_TEST(lines.offset(lines.position(at)) == at);
    }
  }
}

BOOST_AUTO_TEST_CASE(paths_and_addresses) {
  std::string const path = "/tmp/a b/\xC3\xA4%41#.md";
  BOOST_TEST(path_of_uri(uri_of_path(path)) == path);
  BOOST_TEST(uri_of_path("/a b") == "file:///a%20b");
  BOOST_TEST(path_of_uri("file://host/x%2Fy") == "/x/y");
  BOOST_TEST(path_of_uri("file:///x%zz%") == "/x%zz%");
  BOOST_TEST(path_of_uri("untitled:Untitled-1") == "untitled:Untitled-1");
}
