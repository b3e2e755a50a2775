// Letters of pieces in moves become figurines; other letters don't.
#include <boost/test/unit_test.hpp>

#include "layout/captions/values.hpp"
#include "prose/prose.hpp"

using namespace dawson;

namespace {

// Pieces as @.
std::string read_back(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& part : inlines) {
    auto const* pieces = std::get_if<prose::Figurines>(&part);
    out += pieces ? std::string(pieces->pieces.size(), '@') : prose::plain({part});
  }
  return out;
}

std::string shown(std::string const& text, chess::Language language = chess::Language::english) {
  return read_back(layout::with_figurines({prose::Text{text}}, language));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(figurine_notation)

BOOST_AUTO_TEST_CASE(moves_of_pieces) {
  BOOST_TEST(shown("1.Qa4! (2.Sf3#) 1...Rxb2 2.Kd3-d4#") == "1.@a4! (2.@f3#) 1...@xb2 2.@d3-d4#");
  BOOST_TEST(shown("1.Sbd2 N1f3 Bc1xf4 R:a1 K~") == "1.@bd2 @1f3 @c1xf4 @:a1 @~");
}

BOOST_AUTO_TEST_CASE(promotions) {
  BOOST_TEST(shown("1.e8=Q b1=S+") == "1.e8=@ b1=@+");
  BOOST_TEST(shown("1.e8Q+") == "1.e8Q+");
}

BOOST_AUTO_TEST_CASE(words_and_names_are_unchanged) {
  for (char const* text : {"Key: Black to move", "Berger", "Se4k", "Qualität", "NB6",
                           "B. Author, Die Schwalbe 12", "Rule e4", "XKa1"})
    BOOST_TEST(shown(text) == text);
}

BOOST_AUTO_TEST_CASE(letters_are_those_of_the_language) {
  BOOST_TEST(shown("1.Da4 Tb2 Lc3 Sd4 Ke5", chess::Language::german) == "1.@a4 @b2 @c3 @d4 @e5");
  BOOST_TEST(shown("1.Da4 Tb2 Fc3 Cd4 Re5", chess::Language::french) == "1.@a4 @b2 @c3 @d4 @e5");
  BOOST_TEST(shown("1.Qa4", chess::Language::german) == "1.Qa4");
}

BOOST_AUTO_TEST_CASE(text_of_latex_has_figurines_and_its_commands_none) {
  auto const raw = [](std::string_view text) {
    std::string out;
    for (prose::Inline const& one :
         layout::with_figurines({prose::Raw{std::string(text)}}, chess::Language::english)) {
      auto const* const part = std::get_if<prose::Raw>(&one);
      out += part ? part->text : "@";
    }
    return out;
  };
  BOOST_TEST(raw("the threat is 31.Rxd6! and Nf3") == "the threat is 31.@xd6! and @f3");
  BOOST_TEST(raw(R"(\label{Rd6} \Rd6 $Rd6$ \cite[Rd6]{x}, Rd6)") ==
             R"(\label{Rd6} \Rd6 $Rd6$ \cite[Rd6]{x}, @d6)");
}

BOOST_AUTO_TEST_SUITE_END()
