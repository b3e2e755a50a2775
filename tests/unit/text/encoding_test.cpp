// Files that are not encoded in UTF-8.
#include "text/encoding.hpp"

#include <boost/test/unit_test.hpp>

#include "text/utf8.hpp"

using namespace dawson::text;

namespace {

std::string back(Encoding const& encoding, std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size(); at += utf8_length(text, at))
    out += encoding.byte_of(utf8_decode(text, at)).value_or('?');
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(every_byte_is_written_as_it_was_read) {
  std::string bytes;
  for (int byte = 0; byte < 256; ++byte) bytes += static_cast<char>(byte);
  for (char const* name : {"ISO-8859-1", "ISO-8859-2", "ISO-8859-3", "ISO-8859-15", "CP1252",
                           "CP1250", "MACINTOSH", "CP437", "CP850", "KOI8-R"}) {
    Encoding const* const encoding = Encoding::find(name);
    BOOST_TEST_REQUIRE(encoding != nullptr, name);
    std::string const text = encoding->decode(bytes);
    BOOST_TEST(find_invalid_utf8(text) == std::string::npos, name);
    BOOST_TEST(count_code_points(text) == 256U, name);
    BOOST_TEST(text.size() == encoding->decoded_size(bytes), name);
    BOOST_TEST(back(*encoding, text) == bytes, name);
  }
  BOOST_TEST(Encoding::find("no such encoding") == nullptr);
}

BOOST_AUTO_TEST_CASE(bytes_are_decoded_by_their_encoding) {
  BOOST_TEST(Encoding::find("ISO-8859-1")->decode("M\xFCller") == "Müller");
  BOOST_TEST(Encoding::find("ISO-8859-2")->decode("Ho\xB3ubec") == "Hołubec");
  BOOST_TEST(Encoding::find("MACINTOSH")->decode("M\x9Fller") == "Müller");
  BOOST_TEST(!Encoding::find("ISO-8859-1")->byte_of(U'ł').has_value());
}

BOOST_AUTO_TEST_CASE(a_line_that_is_not_utf8_is_read_as_western) {
  BOOST_TEST(utf8_line("M\xFCller \x96 \x80") == "Müller – €");
  BOOST_TEST(utf8_line("Müller") == "Müller");
  std::string sound = "Müller", other = "é M\xFCller";
  BOOST_TEST(!make_utf8(sound).has_value());
  BOOST_TEST(sound == "Müller");
  auto const fault = make_utf8(other);
  BOOST_REQUIRE(fault);
  BOOST_TEST(fault->code == "E-UTF8");
  BOOST_TEST(other == "Ã© Müller");
  BOOST_TEST(other.substr(fault->span.begin, fault->span.end - fault->span.begin) == "ü");
}
