#include "type/flat_text.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;
using namespace dawson::type;

BOOST_AUTO_TEST_CASE(flat_text_contains_no_bytes_that_a_shaper_rejects) {
  auto const flat = flatten({prose::Text{"a\tb\xff->\uFFFC"}, prose::Emphasis{{prose::Text{"c"}}},
                             prose::LineBreak{}, prose::Text{"d"}},
                            {});
  BOOST_TEST(flat.text == "a b\uFFFD\u2192\uFFFDc\u2028d");
  BOOST_TEST(flat.span_at(flat.text.find('c')).font.italic);
  BOOST_TEST(!flat.span_at(0).font.italic);
}

BOOST_AUTO_TEST_CASE(emphasis_in_italics_is_upright) {
  layout::Font italic;
  italic.italic = true;
  BOOST_TEST(!flatten({prose::Emphasis{{prose::Text{"c"}}}}, italic).span_at(0).font.italic);
}

BOOST_AUTO_TEST_CASE(an_arrow_in_code_is_that_of_the_text_font) {
  auto const flat = flatten({prose::Code{"e1\u2192d1"}}, {});
  BOOST_TEST(flat.text == "e1\u2192d1");
  BOOST_REQUIRE_EQUAL(flat.spans.size(), 3U);
  BOOST_TEST((flat.spans[0].font.family == layout::Family::mono));
  BOOST_TEST((flat.spans[1].font.family == layout::Family::serif));
  BOOST_TEST((flat.spans[2].font.family == layout::Family::mono));
}

BOOST_AUTO_TEST_CASE(pieces_written_as_characters_are_figurines) {
  auto const flat = flatten({prose::Text{"1.\u2658\u2610"}}, {});
  BOOST_TEST(flat.text == "1.\uFFFC\u2610");
  auto const& piece = flat.span_at(2).figurine;
  BOOST_REQUIRE(piece.has_value());
  BOOST_TEST((std::get<chess::Piece>(*piece) ==
              chess::Piece{chess::Kind::knight, chess::Side::white, 0, {}}));
  BOOST_TEST(!flat.span_at(flat.text.size() - 1).figurine.has_value());
}
