// Encodings of LaTeX documents.
#include "document/tex/input_encoding.hpp"

#include <boost/test/unit_test.hpp>

#include <fmt/format.h>

using namespace dawson;
using namespace dawson::document;

namespace {

// The text, and the finding: "Müller W-ENCODING@3".
std::string read(std::string bytes, text::Encoding const* of_master = nullptr) {
  TexBytes const made = read_tex_bytes(std::move(bytes), of_master);
  std::string out = made.text.substr(made.text.rfind('\n') + 1);
  if (made.encoding) out += fmt::format(" [{}]", made.encoding->name());
  if (made.finding) out += fmt::format(" {}@{}", made.finding->code, made.finding->span.begin);
  return out;
}

}  // namespace

BOOST_AUTO_TEST_CASE(inputenc_names_the_encoding) {
  BOOST_TEST(read("\\usepackage[latin1]{inputenc}\nM\xFCller") == "Müller [ISO-8859-1]");
  BOOST_TEST(read("\\usepackage[latin2]{inputenc}\nHo\xB3ubec") == "Hołubec [ISO-8859-2]");
  BOOST_TEST(read("\\inputencoding{applemac}\nM\x9Fller") == "Müller [MACINTOSH]");
  BOOST_TEST(read("\\RequirePackage[ansinew]{inputenc}\n\x96") == "– [CP1252]");
  BOOST_TEST(read("\\usepackage[latin1]{inputenc}\nMueller") == "Mueller [ISO-8859-1]",
             "what is generated is to fit");
  BOOST_TEST(read("% \\usepackage[latin2]{inputenc}\n\\usepackage[latin1]{inputenc}\n\xB3") ==
             "³ [ISO-8859-1]");
}

BOOST_AUTO_TEST_CASE(utf8_is_utf8_whatever_encoding_is_named) {
  BOOST_TEST(read("Müller") == "Müller");
  BOOST_TEST(read("\\usepackage[utf8]{inputenc}\nMüller") == "Müller");
  BOOST_TEST(read("\\usepackage[latin1]{inputenc}\nMüller") == "Müller W-ENCODING@12");
}

BOOST_AUTO_TEST_CASE(a_file_without_encoding_uses_its_main_files_or_western) {
  text::Encoding const* const polish = text::Encoding::find("ISO-8859-2");
  BOOST_TEST(read("Ho\xB3ubec", polish) == "Hołubec [ISO-8859-2]");
  BOOST_TEST(read("M\xFCller") == "Müller [CP1252] W-ENCODING@1");
  BOOST_TEST(read("\\usepackage[next]{inputenc}\nM\xFCller") == "Müller [CP1252] W-ENCODING@29");
}

BOOST_AUTO_TEST_CASE(characters_the_encoding_lacks_are_commands_or_reported) {
  std::string unsaid;
  text::Encoding const& latin1 = *text::Encoding::find("ISO-8859-1");
  BOOST_TEST(written_in(latin1, "Müller Čapek Łódź", unsaid) ==
             "M\xFCller \\v{C}apek \\L{}\xF3"
             "d\\'{z}");
  BOOST_TEST(unsaid == "");
  BOOST_TEST(written_in(latin1, "棋 a 棋", unsaid) == "? a ?");
  BOOST_TEST(unsaid == "棋");
}
