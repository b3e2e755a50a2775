#include <boost/test/unit_test.hpp>

#include "document/fields/values.hpp"
#include "document/listing/listing.hpp"
#include "reading.hpp"

namespace dawson::document {
namespace {

// "name: value / value" of each field that the lines give, one per line.
std::string fields(std::string const& listing) {
  auto const read = read_body(listing, 0);
  BOOST_REQUIRE(read.ok());
  std::string all;
  text::Diagnostics doubts;
  for (FieldLine const& field : fields_of_listing(*read, tex_markup, doubts)) {
    all += (all.empty() ? "" : "\n") + std::string(field.field->name) + ": ";
    for (ValueLine const& line : field.lines) {
      all += (&line == &field.lines.front() ? "" : " / ") + line.text.text();
      text::Span const span = line.text.origin();
      std::string const written = listing.substr(span.begin, span.end - span.begin);
      if (written.find_first_of("\\{$") == std::string::npos)
        BOOST_TEST(written == line.text.text());
    }
    BOOST_TEST(field.name.end > field.name.begin);
  }
  return all;
}

BOOST_AUTO_TEST_CASE(a_listing_is_equivalent_to_fields) {
  BOOST_TEST(fields("G161 - Petko Petkov\n"
                    "feenschach 1993, Prix spécial\n"
                    "FIDE Album 1992-1994\n"
                    "Mate in 2 moves (Circe)\n") ==
             "number: G161\nauthor: Petko Petkov\nsource: feenschach\ndate: 1993\n"
             "award: Prix spécial\nalbum: FIDE Album 1992-1994\nstipulation: Mate in 2 moves\n"
             "conditions: Circe");
  BOOST_TEST(fields("F307 - Reto Aschwanden\nProbleemblad 2, Mar/Apr 2002\nMate in 3 moves.") ==
             "number: F307\nauthor: Reto Aschwanden\nsource: Probleemblad\nissue: 2\n"
             "date: Mar/Apr 2002\nstipulation: Mate in 3 moves.");
  BOOST_TEST(
      fields("3874 - Jean-Michel Trillon\ndiagrammes 123, 10/1997\n"
             "Ortho-reconstruction in 25.0 moves (white starts)\n"
             "http://www.janko.at/Retros/d.php?ff=k1B5/-p1PP4/K1-p5/p1-p5/p7/2p1-p3/4P3/8") ==
      "number: 3874\nauthor: Jean-Michel Trillon\nsource: diagrammes\n"
      "issue: 123\ndate: 10/1997\n"
      "stipulation: Ortho-reconstruction in 25.0 moves (white starts)\n"
      "position: http://www.janko.at/Retros/d.php?ff=k1B5/-p1PP4/K1-p5/p1-p5/p7/2p1-p3/4P3/8");
  BOOST_TEST(
      fields("G148 - T. Wakashima\nPhénix 1993, 2e Prix\nFide Album 1986-1988\nser-s#11 (2 "
             "solutions)") ==
      "number: G148\nauthor: T. Wakashima\nsource: Phénix\ndate: 1993\naward: 2e Prix\nalbum: Fide "
      "Album 1986-1988\n"
      "stipulation: ser-s#11 (2 solutions)");
  BOOST_TEST(fields("G106 - Thomas Maeder\nfeenschach 1987, 2e Prix\nh=2 (Imitator e5)\n"
                    "(a) diagram (b) wK->g5 (c) Ie5->c5 (d) Ie5->a7") ==
             "number: G106\nauthor: Thomas Maeder\nsource: feenschach\ndate: 1987\naward: 2e "
             "Prix\nstipulation: h=2\n"
             "conditions: Imitator e5\ntwins: (a) diagram (b) wK->g5 (c) Ie5->c5 (d) Ie5->a7");
}

BOOST_AUTO_TEST_CASE(the_first_dash_between_blanks_separates_number_and_author) {
  struct Case {
    char const* line;
    char const* fields;
  };
  for (auto const& [line, expected] : {Case{"1 - A-B C", "number: 1\nauthor: A-B C"},
                                       {"1 -- A", "number: 1\nauthor: A"},
                                       {"1 – A", "number: 1\nauthor: A"},
                                       {"1 — A - B", "number: 1\nauthor: A - B"},
                                       {"12a-b - A", "number: 12a-b\nauthor: A"},
                                       {"1-A", "number: 1-A"},
                                       {"Starting position:", "title: Starting position:"},
                                       {"- A", "title: - A"},
                                       {"1  -  A", "number: 1\nauthor: A"}})
    BOOST_TEST_CONTEXT(line) BOOST_TEST(fields(line) == expected);
}

BOOST_AUTO_TEST_CASE(several_authors_may_be_on_the_line) {
  struct Case {
    char const* names;
    char const* authors;
  };
  for (auto const& [names, expected] :
       {Case{"A & B", "A / B"},
        {"A \\& B", "A / B"},
        {"A and B and C", "A / B / C"},
        {"A und B", "A / B"},
        {"A et B", "A / B"},
        {"A; B", "A / B"},
        {"Alexander Band", "Alexander Band"},
        {"{A and B} and C", "{A and B} / C"},
        {"A & ", "A"},
        {"A % and B", "A"},
        {"Kuhn, Ralf & Tüngler, Arnd", "Kuhn, Ralf / Tüngler, Arnd"}})
    BOOST_TEST_CONTEXT(names)
  BOOST_TEST(fields("1 - " + std::string(names)) == "number: 1\nauthor: " + std::string(expected));
  BOOST_TEST(shown(Reading(block("1 - Kuhn, Ralf & A. B\n8/8/8/8/8/8/8/K1k5"))
                       .problem()
                       .all(FieldId::author)) == "<Ralf Kuhn> | <A. B>");
}

BOOST_AUTO_TEST_CASE(a_word_after_the_last_comma_makes_an_award) {
  struct Case {
    char const* line;
    char const* fields;
  };
  for (auto const& [line, expected] :
       {Case{"feenschach 1993, 2e Prix", "source: feenschach\ndate: 1993\naward: 2e Prix"},
        {"The Problemist, 1990, 1st Prize", "source: The Problemist\ndate: 1990\naward: 1st Prize"},
        {"Schwalbe 2000, 1. Preis", "source: Schwalbe\ndate: 2000\naward: 1. Preis"},
        {"Schwalbe 2000, 3. ehrende Erwähnung",
         "source: Schwalbe\ndate: 2000\naward: 3. ehrende Erwähnung"},
        {"X, 2nd HM", "source: X\naward: 2nd HM"},
        {"X, 3rd Comm.", "source: X\naward: 3rd Comm."},
        {"X, Lob", "source: X\naward: Lob"},
        {"X, (PRIX)", "source: X\naward: (PRIX)"},
        {"Era, Community Chess", "source: Era, Community Chess"},
        {"X, Community Chess", "source-number: X\nsource: Community Chess"},
        {"Prix de X, 1990", "source: Prix de X\ndate: 1990"},
        {"Phénix 1990", "source: Phénix\ndate: 1990"},
        {"X, 1. Preis % y, 2. Preis", "source: X\naward: 1. Preis"},
        {"X % y", "source: X"}})
    BOOST_TEST_CONTEXT(line)
  BOOST_TEST(fields("1 - A\n" + std::string(line)) ==
             "number: 1\nauthor: A\n" + std::string(expected));
}

BOOST_AUTO_TEST_CASE(a_source_is_split_if_its_parts_print_the_same_line) {
  struct Case {
    char const* line;
    char const* fields;
  };
  for (auto const& [line, expected] :
       {Case{"Springaren 76, 6/1990, p. 12",
             "source: Springaren\nissue: 76\ndate: 6/1990\npages: p. 12"},
        {"Springaren 76", "source: Springaren\nissue: 76"},
        {"Springaren No. 7b, VII-IX/1990", "source: Springaren\nissue: No. 7b\ndate: VII-IX/1990"},
        {"Springaren 1990, 41-42", "source: Springaren\ndate: 1990\npages: 41-42"},
        {"Springaren, S. 41", "source: Springaren\npages: S. 41"},
        {"Die Zeit 8. 6. 1990", "source: Die Zeit\ndate: 8. 6. 1990"},
        {"Die Zeit 8.VI.1990", "source: Die Zeit\ndate: 8.VI.1990"},
        {"Le Monde 1er juin 1990", "source: Le Monde\ndate: 1er juin 1990"},
        {"Mainichi Sept. 1999", "source: Mainichi\ndate: Sept. 1999"},
        {"Mainichi 1999-07/09", "source: Mainichi\ndate: 1999-07/09"},
        {"Mainichi~1999", "source: Mainichi\ndate: 1999"},
        {"{Heft, 12} 1999", "source: {Heft, 12}\ndate: 1999"},
        {"64", "source: 64"},
        {"1999", "date: 1999"},
        {"Springaren, 1990", "source: Springaren\ndate: 1990"},
        {"Springaren 76,1990", "source: Springaren 76,1990"},
        {"Springaren 76, Oslo", "source: Springaren 76, Oslo"},
        {"Springaren 1990, 1991", "source: Springaren\ndate: 1990\npages: 1991"},
        {"Springaren 1, 1990, 2, 3", "source: Springaren 1, 1990, 2, 3"},
        {"Thema-64 12/13", "source: Thema-64 12/13"}})
    BOOST_TEST_CONTEXT(line)
  BOOST_TEST(fields("1 - A\n" + std::string(line)) ==
             "number: 1\nauthor: A\n" + std::string(expected));
  BOOST_TEST(fields("1 - A\nSpringaren 76\n1990") ==
             "number: 1\nauthor: A\nsource: Springaren\nissue: 76\ndate: 1990");
  BOOST_TEST(fields("1 - A\nSpringaren 76\nOslo 1990") ==
             "number: 1\nauthor: A\nsource: Springaren 76 / Oslo 1990");
}

BOOST_AUTO_TEST_CASE(ambiguous_lines_of_a_listing_are_reported) {
  auto const faults = [](std::string const& body) {
    return Reading(block(body + "\nffen: kK1")).faults();
  };
  BOOST_TEST(faults("Anna Abel\nSpringaren") == "W-LISTING `Anna Abel`");
  BOOST_TEST(faults("Anna Abel") == "W-LISTING `Anna Abel`");
  for (char const* clear : {"Anna Abel\nSpringaren 1990", "Anna Abel\n1. Preis", "Anna Abel\n#2",
                            "A. B. van Abel", "Anna Abel, Springaren 1990"})
    BOOST_TEST(faults(clear) == "", clear);
  for (char const* title : {"Excelsior", "The Steamroller", "Der Inder", "Task No. 7",
                            "four knights", "The long way home of Anna Abel", "1 - Anna Abel"})
    BOOST_TEST(faults(title) == "", title);
  BOOST_TEST(faults("Anna Abel\nauthor: Anna Abel") == "");
  BOOST_TEST(faults("author Anna Abel") == "W-LISTING `author`");
  BOOST_TEST(faults("1 - A\naward S. Loyd") == "W-LISTING `award`");
  BOOST_TEST(faults("1 - A\nsource Springaren 1990") == "W-LISTING `source`");
  BOOST_TEST(faults("1 - A\nafter S. Loyd") == "");
  BOOST_TEST(faults("title: T\nauthor Anna Abel") == "E-FIELD `author`");
}

BOOST_AUTO_TEST_CASE(german_and_french_field_names_suggest_the_english_names) {
  auto const remedy = [](std::string const& body) {
    Reading const reading(block(body + "\nffen: kK1"));
    return reading.faults() + " " + (reading.findings.empty() ? "" : reading.findings[0].hint);
  };
  BOOST_TEST(remedy("quelle: X") == "E-FIELD `quelle` write `source`: fields have English names");
  BOOST_TEST(remedy("Lösung: X") == "E-FIELD `Lösung` write `solution`: fields have English names");
  BOOST_TEST(remedy("number: 1\nénoncé: #2") ==
             "E-FIELD `énoncé` write `stipulation`: fields have English names");
  auto const option = read_options("groesse=5mm", 0);
  BOOST_TEST_REQUIRE(!option.ok());
  BOOST_TEST(option.error().hint == "write `size`: fields have English names");
  BOOST_TEST(read_options("flip, Größe=5mm", 0).error().hint == option.error().hint);
}

BOOST_AUTO_TEST_CASE(a_semicolon_without_a_blank_in_a_list_is_reported) {
  BOOST_TEST(Reading(with_kings("author: Maier,Hans;Kraft,Karl")).faults() == "");
  BOOST_TEST(Reading(with_kings("themes: A;B")).faults() == "W-LIST `;`");
  BOOST_TEST(Reading(with_kings("author: {A;B}; C")).faults() == "");
  BOOST_TEST(Reading(with_kings("title: A;B")).faults() == "");
}

BOOST_AUTO_TEST_CASE(a_percentage_that_latex_drops_is_reported) {
  BOOST_TEST(Reading(with_kings("remark: 50% correct")).faults() == "W-COMMENT `% correct`");
  BOOST_TEST(Reading(with_kings("remark: 50 % richtig")).faults() == "W-COMMENT `% richtig`");
  BOOST_TEST(Reading(block("1 - A\nX 100% Y\n8/8/8/8/8/8/8/K1k5")).faults() == "W-COMMENT `% Y`");
  for (char const* sound : {"remark: 50\\% correct", "remark: 50%", "date: 1987 % a guess",
                            "remark: so % a comment", "remark: one% two"})
    BOOST_TEST(Reading(with_kings(sound)).faults() == "", sound);
  BOOST_TEST(Reading(InMarkdown{}, "~~~ chess\nremark: 50% correct\nffen: kK1\n~~~\n").faults() ==
             "");
}

BOOST_AUTO_TEST_CASE(a_legend_may_name_pieces_as_the_position_does) {
  auto const legend = [](std::string const& body) {
    Reading const reading(block(body));
    std::string all = reading.faults();
    for (problem::LegendItem const& item : reading.problem().legend)
      all += shown({prose::Figurines{item.figures}, prose::Text{" "}}) + shown(item.name);
    return all;
  };
  std::string const janko = legend("men: wKd1, sDUc7\nlegend: q*2q = A");
  BOOST_TEST(janko != "");
  BOOST_TEST(legend("men: wKd1, sDUc7\nlegend: sD sDU = A") == janko);
  BOOST_TEST(legend("legend: sD, sDU = A\nmen: wKd1, sDUc7") == janko);
  BOOST_TEST(legend("men: White Kd1 Black Qc7\nlegend: Black Q = A") ==
             legend("men: White Kd1 Black Qc7\nlegend: q = A"));
  BOOST_TEST(Reading(block("men: wKd1, sDUc7\nlegend: sXYZ = A")).faults() == "E-SQUARE `Y`");
}

BOOST_AUTO_TEST_CASE(album_is_recognized_in_any_spelling) {
  for (std::string const line :
       {"FIDE Album 1992-1994", "Fide Album 1986-1988", "FIDE-Album 1990, 7", "in: fide album"})
    BOOST_TEST(fields("1 - A\n" + line) == "number: 1\nauthor: A\nalbum: " + line);
}

BOOST_AUTO_TEST_CASE(only_known_conditions_are_split_from_the_stipulation) {
  struct Case {
    char const* line;
    char const* fields;
  };
  for (auto const& [line, expected] :
       {Case{"h\\#2 (Circe)", "stipulation: h#2\nconditions: Circe"},
        {"#2 (Circe, Madrasi)", "stipulation: #2\nconditions: Circe / Madrasi"},
        {"#2 (K\\\"oko)", "stipulation: #2\nconditions: Köko"},
        {"h=2 (Imitator e5)", "stipulation: h=2\nconditions: Imitator e5"},
        {"h#2 (2 solutions)", "stipulation: h#2 (2 solutions)"},
        {"Mate in 3 moves (white starts)", "stipulation: Mate in 3 moves (white starts)"},
        {"#2 (Circe, see text)", "stipulation: #2 (Circe, see text)"},
        {"White to play and win", "stipulation: White to play and win"},
        {"h%3", "stipulation: h%3"}})
    BOOST_TEST_CONTEXT(line)
  BOOST_TEST(fields("1 - A\n" + std::string(line)) ==
             "number: 1\nauthor: A\n" + std::string(expected));
}

BOOST_AUTO_TEST_CASE(positions_need_no_field_name) {
  std::string const fen = "8/8/8/8/8/8/8/K1k5";
  BOOST_TEST(fields(fen) == "position: " + fen);
  BOOST_TEST(fields(fen + " w - - 0 1") == "position: " + fen + " w - - 0 1");
  BOOST_TEST(fields("1 - A\n" + fen) == "number: 1\nauthor: A\nposition: " + fen);
  BOOST_TEST(fields("X\nMar/Apr 2002") == "title: X\ndate: Mar/Apr 2002");
  BOOST_TEST(Reading(block(fen)).problem().position.board.cells().size() == 64u);
  auto const reading = Reading(block(fen + " b - - 3 9"));
  BOOST_TEST((reading.problem().position.to_move == chess::Side::black));
  BOOST_TEST(Reading(block("http://www.janko.at/Retros/d.php?ff=K1/%31k"))
                 .problem()
                 .position.board.cells()
                 .size() == 4u);
}

BOOST_AUTO_TEST_CASE(findings_point_to_places_in_the_lines_of_a_listing) {
  BOOST_TEST(Reading(block("1 - A\n8/8/8/8/8/8/8/8y")).faults() == "E-CHAR `y`");
  BOOST_TEST(Reading(block("1 - A {x\n8/8/8/8/8/8/8/K1k5")).faults() == "E-BRACE `{`");
  BOOST_TEST(Reading(block("1 - A\nfeenschach }, 1. Preis\n8/8/8/8/8/8/8/K1k5")).faults() ==
             "E-BRACE `}`");
  BOOST_TEST(Reading(block("1 - A\n$x$ \\'e (a) diagram\n(a) \\'e (b) Kz9$\\to$a1 (c) wQ\\to "
                           "a1\n8/8/8/8/8/8/8/K1k5"))
                 .faults() ==
             "W-LISTING `$x$ \\'e (a) diagram`; W-TWIN `\\'e`; W-TWIN `Kz9`; W-TWIN `wQ`");
  BOOST_TEST(Reading(block("1 - A\n8/8/8/8/8/8/8/K1k5\n8/8/8/8/8/8/8/K1k5")).faults() ==
             "E-POSITIONS `8/8/8/8/8/8/8/K1k5`");
  BOOST_TEST(Reading(block("1 - A\n#2\nh#2\n8/8/8/8/8/8/8/K1k5")).faults() == "E-TWICE `h#2`");
}

}  // namespace
}  // namespace dawson::document
