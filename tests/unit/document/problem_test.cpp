#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

std::string faults(std::string const& bytes) { return Reading(bytes).faults(); }

struct Case {
  char const* body;
  char const* expected;
};

BOOST_AUTO_TEST_CASE(a_directive_has_one_position) {
  BOOST_TEST(faults(block("author: X")) == "E-POSITION `\\begin{chess}`");
  BOOST_TEST(faults(block("")) == "E-POSITION `\\begin{chess}`");
  BOOST_TEST(faults(block("janko: K1k\nffen: K1k")) == "E-POSITIONS `ffen`");
  BOOST_TEST(faults(block("1 - A\n8/8/8/8/8/8/8/8\nfen: 8/8/8/8/8/8/8/8")) == "E-POSITIONS `fen`");
  BOOST_TEST(faults("\\begin{chess}[janko=K1k]\njanko: K1k\n\\end{chess}") ==
             "E-POSITIONS `janko`");
  Reading const three(block("janko: K\nffen: K\nx2fen: K"));
  BOOST_TEST(three.faults() == "E-POSITIONS `ffen`; E-POSITIONS `x2fen`");
  BOOST_TEST(three.text(three.findings[1].notes.at(0).span) == "janko");
}

BOOST_AUTO_TEST_CASE(all_errors_of_a_directive_are_reported) {
  BOOST_TEST(faults(block("janko: K1k\nautor: X\n  goes on\nsize: y\nauthor: a\nauthor: b\ncity:\n"
                          "flip: maybe")) ==
             "E-FIELD `autor`; E-SIZE `y`; E-TWICE `author`; E-VALUE `city`; E-VALUE `maybe`");
  BOOST_TEST(faults(block("jankoo: K1k\nsize: none\ncity: none\nlabel: !")) ==
             "E-FIELD `jankoo`; E-LABEL `!`");
}

BOOST_AUTO_TEST_CASE(an_invalid_position_is_not_reported_as_missing) {
  BOOST_TEST(faults(block("fen: 8/8")) == "E-ROWS ``");
  BOOST_TEST(faults(block("janko: K1k/\n       Kyk\nauthor: X")) == "E-CHAR `y`");
  BOOST_TEST(faults(block("janko: K*5k")) == "W-ROT `*5`");
}

BOOST_AUTO_TEST_CASE(positions_on_several_lines_keep_their_columns) {
  std::string const bytes = block("  janko: K1k/\r\n      3/\n\n\t 1y1");
  Reading const reading(bytes);
  BOOST_REQUIRE(reading.faults() == "E-CHAR `y`");
  BOOST_TEST(reading.findings[0].span.begin == bytes.find('y'));
  text::Place const place = reading.source.place(reading.findings[0].span.begin);
  BOOST_TEST(place.line == 5u);
  BOOST_TEST(place.column == 4u);
}

BOOST_AUTO_TEST_CASE(the_piece_count_is_compared_with_the_board) {
  for (auto const& [body, expected] : {Case{"janko: K1k\ncount: 1+1", ""},
                                       {"count: (1+1)\njanko: K1k", ""},
                                       {"janko: K1k-q\ncount: 1+1+1", ""},
                                       {"janko: K1k-q\ncount: 1+1+1n", ""},
                                       {"janko: Kkc'1\ncount: 1+1", ""},
                                       {"janko: K1k\ncount: 8+7", "E-COUNT `8+7`"},
                                       {"janko: K1k-q\ncount: 1+1", "E-COUNT `1+1`"},
                                       {"janko: K1k\ncount: many", "E-COUNT `m`"}})
    BOOST_TEST_CONTEXT(body) BOOST_TEST(faults(block(body)) == expected);
  Reading const wrong(block("janko: K1k-q\ncount: 8+7"));
  BOOST_TEST(wrong.findings.at(0).message == "piece count is 8+7, but the board has 1+1+1");
  BOOST_TEST((Reading(with_kings("count: 1+1")).problem().count == chess::Count{1, 1, 0}));
  BOOST_TEST(!Reading(with_kings("")).problem().count);
}

BOOST_AUTO_TEST_CASE(authors_are_printed_in_reading_order) {
  for (auto const& [body, expected] :
       {Case{"author: Petkov, Petko", "<Petko Petkov>"},
        {"author: Petko Petkov", "<Petko Petkov>"},
        {"author: Tomasevi\\'c, M.; Staudte, Hans-Hilmar",
         "<M. Tomasevi\\'c> | <Hans-Hilmar Staudte>"},
        {"author: {Smith, Jr.}", "<{Smith, Jr.}>"},
        {"author: {von der Linden}, J.", "<J. {von der Linden}>"},
        {"author: Petkov ,  Petko", "<Petko Petkov>"},
        {"author: Petkov,", "<Petkov>"},
        {"author: |\n  A, B\n  C & D", "<B A> | <C> | <D>"},
        {"author: A\\, B", "<A\\, B>"},
        {"author: Sam Loyd and Karl Fabel", "<Sam Loyd> | <Karl Fabel>"},
        {"author: Hans Mayer UND Karl Fabel", "<Hans Mayer> | <Karl Fabel>"},
        {"author: Juan Ruiz y Jose Perez", "<Juan Ruiz> | <Jose Perez>"},
        {"author: Hans U. Mayer", "<Hans U. Mayer>"},
        {"author: Karl Fabel after Loyd", "<Karl Fabel>"},
        {"author: , B", "<B>"}})
    BOOST_TEST_CONTEXT(body)
  BOOST_TEST(shown(Reading(with_kings(body)).problem().all(FieldId::author)) == expected);
  Reading const doubtful(with_kings("author: A, B, C"));
  BOOST_TEST(doubtful.faults() == "W-AUTHOR `A, B, C`");
}

BOOST_AUTO_TEST_CASE(each_text_field_has_its_slot) {
  Reading const reading(
      with_kings("number: 1\nlabel: a-b:c.d_e/9\ncity: X; Y\ntitle: t\ndedication: d\nsource: "
                 "s\nissue: i\npages: p\ndate: da\n"
                 "tournament: to\naward: aw\nalbum: al\nafter: af\nversion: v\ncorrection: "
                 "c\nreprint: r\nsound: C+\n"
                 "remark: a; b\nthemes: x; y\ncomment: co\nsolution: so\nconditions: Circe; Take "
                 "\\& Make; \\textit{x}"));
  problem::Problem const& problem = reading.problem();
  BOOST_TEST(shown(problem.first(FieldId::number)) == "<1>");
  BOOST_TEST(problem.label == "a-b:c.d_e/9");
  BOOST_TEST(shown(problem.all(FieldId::city)) == "<X> | <Y>");
  BOOST_TEST(shown(problem.first(FieldId::title)) == "<t>");
  BOOST_TEST(shown(problem.first(FieldId::dedication)) == "<d>");
  BOOST_TEST(shown(problem.first(FieldId::source)) == "<s>");
  BOOST_TEST(shown(problem.first(FieldId::issue)) == "<i>");
  BOOST_TEST(shown(problem.first(FieldId::pages)) == "<p>");
  BOOST_TEST(shown(problem.first(FieldId::date)) == "<da>");
  BOOST_TEST(shown(problem.first(FieldId::tournament)) == "<to>");
  BOOST_TEST(shown(problem.first(FieldId::award)) == "<aw>");
  BOOST_TEST(shown(problem.first(FieldId::album)) == "<al>");
  BOOST_TEST(shown(problem.first(FieldId::after)) == "<af>");
  BOOST_TEST(shown(problem.first(FieldId::version)) == "<v>");
  BOOST_TEST(shown(problem.first(FieldId::correction)) == "<c>");
  BOOST_TEST(shown(problem.first(FieldId::reprint)) == "<r>");
  BOOST_TEST(shown(problem.first(FieldId::sound)) == "\"C+\"");
  BOOST_TEST(shown(problem.all(FieldId::remark)) == "<a> | <b>");
  BOOST_TEST(shown(problem.all(FieldId::themes)) == "<x> | <y>");
  BOOST_TEST(shown(problem.first(FieldId::comment)) == "<co>");
  BOOST_TEST(shown(problem.first(FieldId::solution)) == "<so>");
  BOOST_TEST(shown(problem.all(FieldId::conditions)) ==
             "\"Circe\" | \"Take & Make\" | <\\textit{x}>");
  BOOST_TEST(reading.text(problem.first(FieldId::source)->where) == "s");
}

BOOST_AUTO_TEST_CASE(a_value_that_is_only_a_comment_fills_no_slot) {
  Reading const reading(with_kings("number: % later\nsource: % a\n  % b\nauthor: % c"));
  BOOST_TEST(shown(reading.problem().first(FieldId::source)) == "none");
  BOOST_TEST(shown(reading.problem().first(FieldId::number)) == "none");
  BOOST_TEST(reading.problem().all(FieldId::author).empty());
}

BOOST_AUTO_TEST_CASE(text_with_markup_is_checked_with_exact_places) {
  for (auto const& [body, expected] :
       {Case{"title: a {b", "E-BRACE `{`"},
        {"title: a\n  b}", "E-BRACE `}`"},
        {"author: A; {B", "E-BRACE `{`"},
        {"solution: \\verb|x|", "E-VERB `\\verb`"},
        {"title: a\nsource: }\naward: {", "E-BRACE `}`; E-BRACE `{`"},
        {"conditions: \\foo}", "E-BRACE `}`"},
        {"draw: {", "E-BRACE `{`"},
        {"remark: a % {\n  b", ""},
        {"solution: see \\chess{-*2q}", ""},
        {"solution: a \\chess{y}", "E-CHAR `y`"},
        {"legend: K = \\chess{y}", "E-CHAR `y`"}})
    BOOST_TEST_CONTEXT(body) BOOST_TEST(faults(with_kings(body)) == expected);
}

BOOST_AUTO_TEST_CASE(labels_are_plain_text) {
  for (auto const& [body, expected] : {Case{"label: a b", "E-LABEL `a b`"},
                                       {"label: a\\b", "E-LABEL `a\\b`"},
                                       {"label: a,b", "E-LABEL `a,b`"},
                                       {"label: a\"b", "E-LABEL `a\"b`"},
                                       {"label: {a}", "E-LABEL `{a}`"},
                                       {"number: 1\nlabel: fig:1", ""},
                                       {"number: 1\nlabel: Ä1", ""}})
    BOOST_TEST_CONTEXT(body) BOOST_TEST(faults(with_kings(body)) == expected);
}

BOOST_AUTO_TEST_CASE(a_legend_names_pieces) {
  auto const legend = [](std::string const& body) {
    Reading const reading(with_kings(body));
    std::string all;
    for (problem::LegendItem const& item : reading.problem().legend)
      all += (all.empty() ? "" : " | ") + shown({prose::Figurines{item.figures}}) +
             shown(item.name) + item.betza;
    return all;
  };
  BOOST_TEST(legend("legend: *2q = grasshopper; *2N*2n = nightrider: NN") ==
             "[1 1 4]<grasshopper> | [4 0 4][4 1 4]<nightrider>NN");
  BOOST_TEST(legend("legend: *2q = hops: over one man; x = a: fmWfcF") ==
             "[1 1 4]<hops: over one man> | [10 1 0]<a>fmWfcF");
  BOOST_TEST(legend("legend: |\n  c = a = b & c\n  'x=\\emph{y}") ==
             "[9 1 0]<a = b \\& c> | [x]<\\emph{y}>");
  for (auto const& [body, expected] : {Case{"legend: grasshopper", "E-LEGEND `grasshopper`"},
                                       {"legend: *2q = a; *2y = b", "E-ROT `y`"},
                                       {"legend: = a", "E-EMPTY ``"},
                                       {"legend: *2q =; K = a", "E-LEGEND `*2q =`"},
                                       {"legend: *5q = a", "W-ROT `*5`"},
                                       {"legend: *2q = {", "E-BRACE `{`"},
                                       {"legend: *2q = a: NqN", "E-MOD `q`"},
                                       {"legend: *2q = : NN", "E-LEGEND `*2q = : NN`"},
                                       {"legend: *2q = a: gN", "W-NOMOVE `gN`"}})
    BOOST_TEST_CONTEXT(body) BOOST_TEST(faults(with_kings(body)) == expected);
}

BOOST_AUTO_TEST_CASE(twins_are_printed_with_their_labels_and_checked) {
  auto const twins = [](std::string const& body) {
    return shown(Reading(with_kings(body)).problem().all(FieldId::twins));
  };
  BOOST_TEST(twins("twins: (a) diagram (b) wK->b1") == "\"(a) diagram\" | \"(b) wK->b1\"");
  BOOST_TEST(twins("twins: b) wK$\\to$b1; c) remove c1") == "\"b) wK→b1\" | \"c) remove c1\"");
  BOOST_TEST(twins("twins: |\n  b) wK->b1\n  +c) wKb1->a1") == "\"b) wK->b1\" | \"+c) wKb1->a1\"");
  BOOST_TEST(twins("twins: b) \\textit{x}; c) wK->b1") == "<b) \\textit{x}> | \"c) wK->b1\"");
  BOOST_TEST(twins("twins: see text; b) y") == "\"see text\" | \"b) y\"");
  for (auto const& [body, expected] : {Case{"twins: b) wQ->b1", "W-TWIN `wQ`"},
                                       {"twins: b) wK->b9", "W-TWIN `b9`"},
                                       {"twins: b) wKa1->b1; +c) wKa1->b1", "W-TWIN `wKa1`"},
                                       {"twins: (a) diagram\n  (b) wK$\\to$d1", "W-TWIN `d1`"},
                                       {"twins: b) wKa1->b1; +c) wKb1->a1", ""}})
    BOOST_TEST_CONTEXT(body) BOOST_TEST(faults(with_kings(body)) == expected);
}

BOOST_AUTO_TEST_CASE(board_fields_have_their_values) {
  Reading const reading(
      with_kings("size: 0.6 cm\nstyle: tinted\nflip: yes\ncoordinates: inside\nmarks: frame a1 c1; "
                 "arrow a1-c1; text b1 \"1\"\ngrid: v1 0-1\n"
                 "edges: vertical cylinder\nregion: a1-b1\ncaption: none\ntomove: black\ndraw: "
                 "\\draw (a1) -- (b1); % x\n  \\fill;"));
  problem::View const& view = reading.problem().view;
  BOOST_TEST(view.size.value_or(0) == 6.0);
  BOOST_TEST((view.style == "tinted"));
  BOOST_TEST(view.flip);
  BOOST_TEST((view.coordinates == problem::Coordinates::inside));
  BOOST_TEST(view.marks.size() == 4u);
  BOOST_TEST(view.grid.lines.size() == 1u);
  BOOST_TEST((view.edges == chess::Edges::vertical_cylinder));
  BOOST_TEST(view.region.has_value());
  BOOST_TEST(view.caption == "none");
  BOOST_TEST((view.to_move == chess::Side::black));
  BOOST_TEST(view.draw == "\\draw (a1) -- (b1); \\fill;");
}

BOOST_AUTO_TEST_CASE(errors_in_board_fields_have_their_places) {
  for (auto const& [body, expected] :
       {Case{"size: 0mm", "E-SIZE `0mm`"},
        {"flip: maybe", "E-VALUE `maybe`"},
        {"coordinates: left", "E-VALUE `left`"},
        {"tomove: brown", "E-VALUE `brown`"},
        {"edges: round", "E-EDGES `round`"},
        {"marks: frame a1;\n  dot d1 a2", "E-SQUARE `d1`; E-SQUARE `a2`"},
        {"marks: frame a1;\n  frame \\#", "E-MARK `\\#`"},
        {"grid: v9 0-1", "E-GRID `v9 0-1`"},
        {"region: a1-d4", "E-SQUARE `d4`"},
        {"region: a1", "E-REGION ``"},
        {"grid: 2y2", "E-GRID `y`"}})
    BOOST_TEST_CONTEXT(body) BOOST_TEST(faults(with_kings(body)) == expected);
}

BOOST_AUTO_TEST_CASE(checks_that_need_a_board_require_a_valid_position) {
  BOOST_TEST(faults(block("marks: frame z9\ncount: 9+9\njanko: y")) == "E-CHAR `y`");
  BOOST_TEST(faults(block("marks: frame a1")) == "E-POSITION `\\begin{chess}`");
}

BOOST_AUTO_TEST_CASE(all_findings_of_a_directive_are_reported_in_order) {
  Reading const reading(block("author: {\ncount: 8+7\nsize: x\njanko: K1k"));
  BOOST_TEST(reading.faults() == "E-BRACE `{`; E-COUNT `8+7`; E-SIZE `x`");
  auto const* broken = std::get_if<Broken>(&reading.outcomes.at(0));
  BOOST_REQUIRE(broken);
  BOOST_TEST(broken->why.code == "E-BRACE");
}

BOOST_AUTO_TEST_CASE(one_bad_directive_does_not_stop_the_others) {
  Reading const reading(block("title: x") + with_kings("title: y") +
                        block("nonsense: x\njanko: K") + "\\chess{y} \\chess{K}\n" +
                        with_kings(""));
  BOOST_TEST(reading.faults() == "E-POSITION `\\begin{chess}`; E-FIELD `nonsense`; E-CHAR `y`");
  BOOST_REQUIRE(reading.outcomes.size() == 6u);
  BOOST_TEST(std::holds_alternative<Diagram>(reading.outcomes[1]));
  BOOST_TEST(std::holds_alternative<Figurines>(reading.outcomes[4]));
  BOOST_TEST(std::holds_alternative<Diagram>(reading.outcomes[5]));
}

BOOST_AUTO_TEST_CASE(fields_of_documents_are_errors_in_a_diagram) {
  for (std::string const name :
       {"across", "stipulations", "language", "prefix", "start", "numerals"})
    BOOST_TEST(faults(with_kings(name + ": 1")) == "E-FIELD `" + name + "`");
}

}  // namespace
}  // namespace dawson::document
