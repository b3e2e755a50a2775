#include <boost/test/unit_test.hpp>

#include <string>
#include <utility>

#include "backend/latex/tikz.hpp"

using namespace dawson;
using namespace dawson::backend;
using chess::Kind, chess::Piece, chess::Side;

namespace {

// The code of a board without the parts that all boards have.
std::string code_of(layout::Scene const& scene) {
  std::string const code = tikz_inline_board(scene);
  std::string const opening = "\\DawsonInline{\\DawsonBoard{5.5mm}{0}{0}{1}{1}{";
  BOOST_REQUIRE_MESSAGE(code.starts_with(opening) && code.ends_with("}}"), code);
  return code.substr(opening.size(), code.size() - opening.size() - 2);
}

layout::Scene with_mark(chess::MarkKind kind, std::string colour) {
  layout::Scene scene;
  scene.marks = {{kind, {1, 2, 3, 1}, {1.5, 2.5}, {3.5, 2.5}, std::move(colour), "7", {}}};
  return scene;
}

layout::Scene with_pieces(std::vector<layout::Placed> pieces) {
  layout::Scene scene;
  scene.pieces = std::move(pieces);
  return scene;
}

Piece const king{Kind::king, Side::white, 0, {}};

}  // namespace

BOOST_AUTO_TEST_CASE(a_crown_is_a_path_in_one_colour) {
  layout::Scene scene = with_mark(chess::MarkKind::crown, "red");
  scene.marks[0].shape = {{{{0, 0}, {1, 0}, {0.5, 1}}, true}};
  BOOST_TEST(code_of(scene) ==
             "\\DawsonMarkCrown{\\DawsonFrom{0}{0}\\DawsonTo{1}{0}"
             "\\DawsonTo{0.5}{1}\\DawsonClose}{red}");
}

BOOST_AUTO_TEST_CASE(a_piece_with_a_symbol_is_one_control_word) {
  std::pair<Piece, std::string> const cases[] = {
      {{Kind::king, Side::white, 0, {}}, "\\DawsonwK{}"},
      {{Kind::queen, Side::black, 4, {}}, "\\DawsonbQU{}"},
      {{Kind::knight, Side::neutral, 2, {}}, "\\DawsonnNR{}"},
      {{Kind::pawn, Side::white, 6, {}}, "\\DawsonwPL{}"},
      {{Kind::queen, Side::white, 1, {}}, "\\DawsonwQNE{}"},
      {{Kind::knight, Side::black, 7, {}}, "\\DawsonbNNW{}"},
      {{Kind::circle, Side::black, 0, {}}, "\\DawsonbC{}"},
      {{Kind::triangle, Side::white, 0, {}}, "\\DawsonwT{}"},
      {{Kind::archbishop, Side::black, 0, {}}, "\\DawsonbArchbishop{}"},
      {{Kind::named, Side::white, 0, "grasshopper"}, "\\DawsonwQU{}"},
      {{Kind::named, Side::white, 2, "grasshopper"}, "\\DawsonwQL{}"},
      {{Kind::named, Side::neutral, 0, "zebra"}, "\\DawsonnZebra{}"}};
  for (auto const& [piece, expected] : cases) BOOST_TEST(tikz_figurines({piece}) == expected);
}

BOOST_AUTO_TEST_CASE(a_piece_without_a_symbol_is_a_disc) {
  std::pair<Piece, std::string> const cases[] = {
      {{Kind::letter, Side::neutral, 0, "z"}, "\\DawsonDisc{2}{0}{Z}"},
      {{Kind::named, Side::colour(9), 0, "whatsit"}, "\\DawsonDisc{9}{0}{Wh}"}};
  for (auto const& [piece, expected] : cases) BOOST_TEST(tikz_figurines({piece}) == expected);
}

BOOST_AUTO_TEST_CASE(another_colour_is_written_around_the_piece) {
  BOOST_TEST(tikz_figurines({Piece{Kind::king, Side::red, 0, {}}}) ==
             "\\DawsonColoured{3}{\\DawsonwK}");
  BOOST_TEST(tikz_figurines({Piece{Kind::king, Side::colour(9), 4, {}}}) ==
             "\\DawsonColoured{9}{\\DawsonwKU}");
}

BOOST_AUTO_TEST_CASE(texts_are_placed_like_pieces) {
  BOOST_TEST(tikz_figurines({chess::Text{"11", 2}, king}) == "\\DawsonText{90}{11}\\DawsonwK{}");
  BOOST_TEST(tikz_figurines({}) == "");
}

BOOST_AUTO_TEST_CASE(pieces_of_a_row_follow_each_other_with_skips) {
  BOOST_TEST(code_of(with_pieces({{{0, 1, 1, 1}, king},
                                  {{1, 1, 1, 1}, king},
                                  {{4, 1, 1, 1}, king},
                                  {{2, 0, 1, 1}, king}})) ==
             "\\DawsonRow{0}{1}{\\DawsonwK\\DawsonwK\\DawsonSkip{2}\\DawsonwK}\\DawsonRow{2}{0}{"
             "\\DawsonwK}");
}

BOOST_AUTO_TEST_CASE(a_piece_is_centred_in_a_wide_cell) {
  BOOST_TEST(code_of(with_pieces({{{0, 0, 1.5, 1}, king}, {{1.5, 0, 1, 1}, king}})) ==
             "\\DawsonRow{0.25}{0}{\\DawsonwK\\DawsonSkip{0.25}\\DawsonwK}");
}

BOOST_AUTO_TEST_CASE(marks_are_drawn_above_pieces_and_fills_below) {
  std::pair<chess::MarkKind, std::string> const cases[] = {
      {chess::MarkKind::frame, "\\DawsonMarkFrame{1}{2}{3}{1}{}"},
      {chess::MarkKind::fill, "\\DawsonMarkFill{1}{2}{3}{1}{}"},
      {chess::MarkKind::circle, "\\DawsonMarkCircle{1.5}{2.5}{}"},
      {chess::MarkKind::cross, "\\DawsonMarkCross{1.5}{2.5}{}"},
      {chess::MarkKind::dot, "\\DawsonMarkDot{1.5}{2.5}{}"},
      {chess::MarkKind::arrow, "\\DawsonArrow{1.5}{2.5}{3.5}{2.5}{}"},
      {chess::MarkKind::line, "\\DawsonLine{1.5}{2.5}{3.5}{2.5}{}"},
      {chess::MarkKind::text, "\\DawsonMarkText{1.5}{2.5}{7}"}};
  for (auto const& [kind, expected] : cases) {
    BOOST_TEST(code_of(with_mark(kind, "")) == expected);
    layout::Scene scene = with_mark(kind, "");
    scene.pieces = {{{0, 0, 1, 1}, king}};
    BOOST_TEST(code_of(scene).starts_with(expected) == (kind == chess::MarkKind::fill));
  }
}

BOOST_AUTO_TEST_CASE(colours_are_those_of_xcolor) {
  std::pair<std::string, std::string> const cases[] = {
      {"red", "red"},
      {"red!50!blue", "red!50!blue"},
      {"mygreen!20", "mygreen!20"},
      {"#f00", "rgb,1:red,1;green,0;blue,0"},
      {"#0a8040", "rgb,1:red,0.0392;green,0.502;blue,0.251"},
      {"navy", "rgb,1:red,0;green,0;blue,0.5"},
      {"grey 80%", "rgb,1:red,0.8;green,0.8;blue,0.8"},
      {"tint", "lightgray"},
      {"#", ""},
      {"#12", ""},
      {"#12x", ""},
      {"#12345", ""},
      {"#123456789", ""}};
  for (auto const& [written, expected] : cases) {
    BOOST_TEST(code_of(with_mark(chess::MarkKind::dot, written)) ==
               "\\DawsonMarkDot{1.5}{2.5}{" + expected + "}");
    BOOST_TEST(code_of(with_mark(chess::MarkKind::text, written)) ==
               "\\DawsonMarkText{1.5}{2.5}{" +
                   (expected.empty() ? "7}" : "{\\DawsonColour{" + expected + "}7}}"));
  }
  BOOST_TEST(code_of(with_mark(chess::MarkKind::dot, "ForestGreen!50")) ==
             "\\DawsonMarkDot{1.5}{2.5}{*forest*green!50}");
  BOOST_TEST(code_of(with_mark(chess::MarkKind::fill, "tint")) == "\\DawsonMarkFill{1}{2}{3}{1}{}");
}

BOOST_AUTO_TEST_CASE(a_board_is_drawn_from_background_to_foreground) {
  layout::Scene scene;
  scene.checkers = layout::Checkers{8, 7, false};
  scene.width = 8;
  scene.height = 7;
  scene.whole_frame = true;
  scene.grid = {{{2, 0}, {2, 7}}};
  scene.labels = {{layout::LabelPlace::file, {0.5, 0}, "a"},
                  {layout::LabelPlace::rank, {0, 0.5}, "1"}};
  scene.to_move = Side::black;
  scene.to_move_at = 6.5;
  scene.names = {{"a1", {0.5, 0.5}}};
  scene.code = "\\draw (a1);";
  BOOST_TEST(code_of(scene) ==
             "\\DawsonCheckers{8}{7}{1}\\DawsonGridLine{2}{0}{2}{7}\\DawsonFrame{8}{7}"
             "\\DawsonFileLabel{0.5}{a}"
             "\\DawsonRankLabel{0.5}{1}\\DawsonToMove{1}{6.5}\\DawsonNamed{a1}{0.5}{0.5}"
             "\\DawsonDraw{\\draw (a1);}");
}

BOOST_AUTO_TEST_CASE(coordinates_beside_squares_not_at_the_edge_have_positions) {
  layout::Scene scene;
  scene.labels = {{layout::LabelPlace::file, {0.5, 2}, "a"},
                  {layout::LabelPlace::rank, {1, 0.5}, "1"}};
  BOOST_TEST(code_of(scene) == "\\DawsonFileLabelAt{0.5}{2}{a}\\DawsonRankLabelAt{1}{0.5}{1}");
}

BOOST_AUTO_TEST_CASE(a_frame_that_is_no_rectangle_is_one_path_or_two) {
  layout::Scene scene;
  scene.outline = {{{{0, 0}, {2, 0}, {2, 2}, {0, 2}}, true}, {{{3, 0}, {4, 0}}, false}};
  BOOST_TEST(
      code_of(scene) ==
      "\\DawsonInner{\\DawsonFrom{-0.023}{-0.023}\\DawsonTo{2.023}{-0.023}\\DawsonTo{2.023}{"
      "2.023}\\DawsonTo{-0.023}{2.023}"
      "\\DawsonClose\\DawsonFrom{3}{-0.023}\\DawsonTo{4}{-0.023}}"
      "\\DawsonOuter{\\DawsonFrom{-0.1469}{-0.1469}\\DawsonTo{2.1469}{-0.1469}\\DawsonTo{2.1469}{"
      "2.1469}\\DawsonTo{-0.1469}{2.1469}"
      "\\DawsonClose\\DawsonFrom{3}{-0.1469}\\DawsonTo{4}{-0.1469}}");
  scene.single_frame = true;
  scene.outline.pop_back();
  BOOST_TEST(code_of(scene) ==
             "\\DawsonSingle{\\DawsonFrom{-0.0373}{-0.0373}\\DawsonTo{2.0373}{-0.0373}\\DawsonTo{2."
             "0373}{2.0373}"
             "\\DawsonTo{-0.0373}{2.0373}\\DawsonClose}");
}

BOOST_AUTO_TEST_CASE(a_diagram_is_as_wide_as_its_frame) {
  layout::Scene scene;
  scene.square = 5;
  scene.frame = {-0.14, -0.14, 8.28, 8.28};
  layout::Caption caption;
  prose::FontOverride bold;
  bold.bold = true;
  layout::CaptionRow author, task;
  author.left = {prose::Styled{bold, "author", {prose::Raw{"A. One"}}}};
  task.left = {prose::Text{"h#2"}};
  task.right = {prose::Text{"(2+1)"}};
  caption.above = {{layout::EntryKind::line, {author}, {}}};
  caption.below = {{layout::EntryKind::line, {task}, {}}};
  std::string const board = tikz_board(scene);
  BOOST_TEST(board == "\\DawsonBoard{5mm}{-0.14}{-0.14}{8.14}{8.14}{}");
  std::string const diagram =
      "\\DawsonDiagram{41.4mm}{\\DawsonLeft{\\DawsonAuthor{A.\\nobreakspace{}One}}}{" + board +
      "}{\\DawsonTwo{h\\#2}{(2+1)}}";
  SlotFonts const default_value{{"author", bold}};
  BOOST_TEST(tikz_diagram(scene, board, caption, {"", "", default_value}) == diagram);
  BOOST_TEST(tikz_diagram(scene, board, caption, {"", "", {}}) ==
             "\\DawsonWith{\\DawsonAuthorFontIs{\\bfseries}}{" + diagram + "}");
  BOOST_TEST(tikz_diagram(scene, board, {}, {"12", "p:x", default_value}) ==
             "\\DawsonDiagram{41.4mm}{\\DawsonRef{12}{p:x}{}}{" + board + "}{}");
}

BOOST_AUTO_TEST_CASE(a_hung_number_begins_the_first_row_of_each_choice) {
  layout::CaptionRow numbered, source;
  numbered.left = {prose::Styled{{}, "number", {prose::Text{"17"}}}, prose::Text{" A"}};
  numbered.right = {prose::Text{"R"}};
  source.left = {prose::Text{"S"}};
  layout::Caption caption;
  caption.above = {{layout::EntryKind::line, {numbered}, {numbered, source}},
                   {layout::EntryKind::line, {source}, {}}};
  std::string const hung = "\\DawsonHungNumber{\\DawsonNumber{17}}A";
  BOOST_TEST(tex_rows_above(caption, {}).find("\\DawsonHung") == std::string::npos);
  caption.hung_number = true;
  BOOST_TEST(tex_rows_above(caption, {}) == "\\DawsonElse{\\DawsonTwo{" + hung +
                                                "}{R}}{\\DawsonTwo{" + hung +
                                                "}{R}\\DawsonLeft{S}}\\DawsonLeft{S}");
  caption.above.erase(caption.above.begin());
  BOOST_TEST(tex_rows_above(caption, {}) == "\\DawsonLeft{S}");
}

BOOST_AUTO_TEST_CASE(captions_may_be_wider_and_narrower_than_the_frame) {
  layout::Scene scene;
  scene.square = 5;
  scene.frame = {0, 0, 8, 8};
  layout::Caption caption;
  layout::CaptionRow one;
  one.left = {prose::Text{"a"}};
  caption.above = {{layout::EntryKind::line, {one}, {}}};
  using Width = layout::CaptionWidth::Kind;
  auto const code = [&](Width kind, double length) {
    caption.width = {kind, length};
    return tikz_diagram(scene, "B", caption, {"", "", {}});
  };
  BOOST_TEST(code(Width::board, 0) == "\\DawsonDiagram{40mm}{\\DawsonLeft{a}}{B}{}");
  BOOST_TEST(code(Width::length, 60) == "\\DawsonDiagram{60mm}{\\DawsonLeft{a}}{B}{}");
  BOOST_TEST(code(Width::length, 30) ==
             "\\DawsonDiagram{40mm}{\\DawsonMeasured{30mm}\\DawsonLeft{a}}{B}{}");
  BOOST_TEST(code(Width::column, 0) ==
             "\\DawsonDiagram{\\DawsonColumn{40mm}}{\\DawsonLeft{a}}{B}{}");
  caption.width = {};
  caption.above.clear();
  caption.beside = layout::CaptionBeside{
      false, 50, layout::BesideStyle::Align::bottom, {{layout::EntryKind::line, {one}, {one}}}};
  BOOST_TEST(tikz_diagram(scene, "B", caption, {"", "", {}}) ==
             "\\DawsonDiagram{40mm}{\\DawsonBeside{R}{50mm}{2}{\\DawsonElse{\\DawsonLeft{a}}{"
             "\\DawsonLeft{a}}}}{B}{}");
}

BOOST_AUTO_TEST_CASE(solutions_and_errors_are_macros_too) {
  BOOST_TEST(tikz_solutions() == "\\DawsonSolutions{}");
  BOOST_TEST(tikz_solutions(2) == "\\DawsonSolutions{2}");
  BOOST_TEST(tikz_solve("b-1", tikz_solution({{{prose::Raw{"1.Qa1"}}},
                                              {{prose::Raw{"x"}}, 2, 3},
                                              {{prose::Text{"/"}}, 1.5, 1}})) ==
             "\\DawsonSolve{b-1}{\\DawsonSolutionDepth{2}\\DawsonSolutionLine{0}{1}1.Qa1"
             "\\DawsonSolutionLine{2}{3}x\\DawsonSolutionLine{1.5}{1}/}");
  BOOST_TEST(tikz_error("E-ADJ", 41, 17, "`1` and \"2\": see #3; the board's {x}\\y") ==
             "\\DawsonError{E-ADJ}{41}{17}{1 and 2 see 3 the board's x y}");
}

BOOST_AUTO_TEST_CASE(walls_are_one_path_with_separate_parts) {
  layout::Scene scene;
  scene.walls = {{0, 1, 1, 1}};
  BOOST_TEST(code_of(scene) ==
             "\\DawsonWalls{\\DawsonFrom{0}{1}\\DawsonTo{1}{1}\\DawsonTo{1}{2}\\DawsonTo{0}{2}"
             "\\DawsonClose}{\\DawsonWall{0}{1}{1}{1}}");
}

BOOST_AUTO_TEST_CASE(promoted_pieces_are_followed_by_their_sign) {
  Piece promoted = king, was_pawn = king;
  promoted.promotion = chess::Promotion::promoted;
  was_pawn.promotion = chess::Promotion::was_pawn;
  BOOST_TEST(code_of(with_pieces({{{0, 0, 1, 1}, promoted}, {{1, 0, 1, 1}, was_pawn}})) ==
             "\\DawsonRow{0}{0}{\\DawsonwK\\DawsonPromoted{1}\\DawsonwK\\DawsonPromoted{2}}");
  BOOST_TEST(tikz_figurines({Piece{Kind::named, Side::neutral, 0, "duck"}}) == "\\DawsonDuck{}");
}

BOOST_AUTO_TEST_CASE(pieces_in_hand_take_room_beside_and_below_the_frame) {
  layout::Scene scene;
  scene.frame = {0, 0, 1, 1};
  scene.held = {{{1.5, 0, 0.8, 0.8}, king}};
  scene.labels = {{layout::LabelPlace::hand, {2.3, 0.4}, "2"}};
  scene.hand_area = {1.5, 0, 1, 1};
  std::string const beside = tikz_inline_board(scene);
  BOOST_TEST(beside.starts_with("\\DawsonInline{\\DawsonRoomy{0mm}{8.25mm}{\\DawsonBoard"), beside);
  BOOST_TEST(beside.find("\\DawsonHandCount{2.3}{0.4}{2}\\DawsonHeld{0.8}{1.9}{0.4}{\\DawsonwK}") !=
                 std::string::npos,
             beside);
  BOOST_TEST(beside.find("HangsTo") == std::string::npos);
  scene.hand_area = {0, -1, 1, 0.8};
  std::string const below = tikz_inline_board(scene);
  BOOST_TEST(below.find("\\DawsonHangsTo{-1}") != std::string::npos, below);
  BOOST_TEST(below.find("Roomy") == std::string::npos, below);
}
