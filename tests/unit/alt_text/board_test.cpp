// Boards, pieces and marks in words.
#include <boost/test/unit_test.hpp>

#include "alt_text/words.hpp"
#include "problems.hpp"

namespace dawson::alt_text {
namespace {

BOOST_AUTO_TEST_SUITE(boards)

BOOST_AUTO_TEST_CASE(pieces_are_listed_by_side_and_kind_pawns_last) {
  problem::Problem const problem = problem_in("fen", "7k/1p6/8/8/8/8/P7/K1N4R");
  BOOST_TEST(said(problem) ==
             "White, 4 men: king a1; rook h1; knight c1; pawn a2. Black, 2 men: king h8; pawn "
             "b7.");
  BOOST_TEST(said(problem, Language::german) ==
             "Weiß, 4 Steine: König a1; Turm h1; Springer c1; Bauer a2. Schwarz, 2 Steine: König "
             "h8; Bauer b7.");
  BOOST_TEST(said(problem, Language::french) ==
             "Blancs, 4 pièces : roi a1 ; tour h1 ; cavalier c1 ; pion a2. Noirs, 2 pièces : roi "
             "h8 ; pion b7.");
}

BOOST_AUTO_TEST_CASE(an_empty_board_says_so) {
  problem::Problem const problem = problem_in("fen", "8/8/8/8/8/8/8/8");
  BOOST_TEST(said(problem) == "Empty board.");
  BOOST_TEST(said(problem, Language::german) == "Leeres Brett.");
  BOOST_TEST(said(problem, Language::french) == "Échiquier vide.");
}

BOOST_AUTO_TEST_CASE(the_size_of_other_boards_comes_first) {
  problem::Problem const problem = problem_in("ffen", "k2/3/3/K2");
  BOOST_TEST(said(problem).starts_with("Board of 3 files and 4 ranks. White, 1 man: king a1."));
  BOOST_TEST(said(problem, Language::german).starts_with("Brett mit 3 Linien und 4 Reihen."));
  BOOST_TEST(said(problem, Language::french).starts_with("Échiquier de 3 colonnes et 4 rangées."));
}

BOOST_AUTO_TEST_CASE(joined_edges_grids_and_regions_are_said) {
  problem::Problem problem = problem_in("fen", "7k/8/8/8/8/8/8/K7");
  problem.view.edges = chess::Edges::torus;
  problem.view.grid.block_files = problem.view.grid.block_ranks = 2;
  problem.view.grid.lines.push_back({true, 2, 0, 8, {}});
  problem.view.region = chess::Area{{0, 0}, {3, 3}, {}, {}};
  BOOST_TEST(said(problem) ==
             "Opposite edges joined (torus). Grid of 2 by 2 squares. Grid lines: between files b "
             "and c, ranks 1 to 8. Only a1 to d4 is shown. White, 1 man: king a1.");
}

BOOST_AUTO_TEST_CASE(planes_are_counted_and_their_squares_have_the_letter) {
  problem::Problem const problem = problem_in("men", "[2x2x3] wKa1A, bKb2C");
  BOOST_TEST(said(problem) ==
             "3 planes of 2 files and 2 ranks: A to C. White, 1 man: king a1A. Black, 1 man: "
             "king b2C.");
  BOOST_TEST(said(problem, Language::german).starts_with("3 Ebenen mit 2 Linien und 2 Reihen:"));
}

BOOST_AUTO_TEST_CASE(a_board_of_hexagons_says_its_rows) {
  problem::Problem const problem = problem_in("x2fen", "k2/4/5/4/2K w - - 0 1 standard hexagonal");
  BOOST_TEST(said(problem).starts_with(
      "Board of hexagons. Rows: rank 1, 3 squares, 1 to the right; rank 2, 4 squares, ½ to the "
      "right; rank 3, 5 squares;"));
}

BOOST_AUTO_TEST_CASE(rotated_and_neutral_pieces_are_told_apart) {
  problem::Problem const problem = problem_in("janko", "*2q-n1K");
  BOOST_TEST(said(problem) ==
             "Board of 4 files and 1 rank. White, 1 man: king d1. Black, 1 man: queen (upside "
             "down) a1. Neutral, 1 man: knight b1.");
  std::vector<chess::SquareContent> const pieces{Piece{Kind::queen, Side::neutral, 4, {}},
                                                 Piece{Kind::triangle, Side::white, 0, {}}};
  BOOST_TEST(pieces_in_words(pieces, Language::english) ==
             "neutral queen (upside down), white triangle");
  BOOST_TEST(pieces_in_words(pieces, Language::german) ==
             "neutrale Dame (auf dem Kopf), weißes Dreieck");
  BOOST_TEST(plain(pieces_in_words(pieces, Language::french)) ==
             "dame neutre (tête en bas), triangle blanc");
}

BOOST_AUTO_TEST_CASE(a_legend_names_a_piece_in_the_language_of_the_description) {
  problem::Problem problem = problem_in("janko", "*2qK");
  problem.legend.push_back(
      {{Piece{Kind::queen, Side::black, 4, {}}}, {prose::Text{"Grasshopper"}}, {}});
  BOOST_TEST(sentence_of(problem, "Black") == "Black, 1 man: grasshopper a1.");
  BOOST_TEST(sentence_of(problem, "Schwarz", Language::german) ==
             "Schwarz, 1 Stein: Grashüpfer a1.");
  BOOST_TEST(sentence_of(problem, "Noirs", Language::french) == "Noirs, 1 pièce : sauterelle a1.");
}

BOOST_AUTO_TEST_CASE(markers_letters_and_marks_have_sentences_of_their_own) {
  problem::Problem problem = problem_in("fen", "8/8/8/8/8/8/8/K7");
  auto const put = [&](Square square, chess::SquareContent occupant) {
    problem.position.board.cells()[*chess::cell_at(problem.position.board, square)].occupant =
        std::move(occupant);
  };
  put({1, 0}, Piece{Kind::circle, Side::black, 0, {}});
  put({2, 0}, Piece{Kind::circle, Side::black, 0, {}});
  put({3, 0}, chess::Text{"7"});
  problem.drawn_by_fields.marks = true;
  problem.view.marks.push_back({chess::MarkKind::arrow, {{4, 3}, {4, 5}, {}, {}}, "red", {}});
  problem.view.marks.push_back({chess::MarkKind::frame, {{0, 0}, {0, 0}, {}, {}}, {}, {}});
  BOOST_TEST(said(problem) ==
             "White, 1 man: king a1. Signs: black circles b1, c1. Letters and numbers: 7 on d1. "
             "Marks: arrow from e4 to e6 in red; frame a1.");
  BOOST_TEST(sentence_of(problem, "Zeichen", Language::german) ==
             "Zeichen: schwarze Kreise b1, c1.");
  BOOST_TEST(sentence_of(problem, "Marques", Language::french) ==
             "Marques : flèche de e4 à e6 en rouge ; cadre a1.");
}

BOOST_AUTO_TEST_CASE(the_side_to_move_is_said_with_numbered_colours_too) {
  problem::Problem problem = problem_in("fen", "7k/8/8/8/8/8/8/K7");
  problem.view.to_move = Side::colour(3);
  BOOST_TEST(sentence_of(problem, "Colour") == "Colour 3 to move.");
  BOOST_TEST(sentence_of(problem, "Farbe", Language::german) == "Farbe 3 am Zug.");
  BOOST_TEST(sentence_of(problem, "Trait", Language::french) == "Trait à la couleur 3.");
  problem.view.to_move = Side::black;
  BOOST_TEST(sentence_of(problem, "Trait", Language::french) == "Trait aux Noirs.");
}

BOOST_AUTO_TEST_CASE(the_short_text_has_the_task_in_words_and_the_piece_count) {
  problem::Problem problem = problem_in("fen", "7k/8/8/8/8/8/8/KR6");
  problem.stipulation = semantics::read_stipulation("h~1");
  auto const text = [&](Language language) {
    return plain(describe(problem, {.language = language, .long_text = false}).full());
  };
  BOOST_TEST(text(Language::english) ==
             "Chess diagram. Help play in 1 move, goal: any move. White 2, Black 1.");
  BOOST_TEST(text(Language::german) ==
             "Schachdiagramm. Hilfsspiel in 1 Zug, Ziel: beliebiger Zug. Weiß 2, Schwarz 1.");
  BOOST_TEST(text(Language::french) ==
             "Diagramme d’échecs. Jeu aidé en 1 coup, but : coup quelconque. Blancs 2, Noirs 1.");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::alt_text
