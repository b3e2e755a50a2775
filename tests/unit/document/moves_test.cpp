// Move diagrams and glossaries in directives.
#include "reading.hpp"

#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

#include "chess/board.hpp"

namespace dawson::document {
namespace {

std::string faults(std::string const& body) { return Reading(block(body)).faults(); }

/// The pieces on the board, "e4 1w": square, kind and side.
std::string pieces(chess::Board const& board) {
  std::string out;
  for (chess::Cell const& cell : board.cells()) {
    auto const* piece = cell.occupant ? std::get_if<chess::Piece>(&*cell.occupant) : nullptr;
    if (!piece) continue;
    chess::Square const square{cell.left / chess::quarters,
                               static_cast<int>(board.rows()) - 1 - cell.row};
    out += (out.empty() ? "" : ", ") + chess::square_name(square) + " " +
           std::to_string(static_cast<int>(piece->kind)) + "wbn"[piece->side.name] +
           (piece->rotation != 0 ? "*" + std::to_string(piece->rotation) : "") +
           (piece->name.empty() ? "" : ":" + piece->name);
  }
  return out;
}

Glossary const* glossary(Reading const& reading) {
  for (Outcome const& outcome : reading.outcomes)
    if (auto const* found = std::get_if<Glossary>(&outcome)) return found;
  return nullptr;
}

std::string entries(std::string const& document) {
  Reading const reading(document);
  Glossary const* found = glossary(reading);
  if (!found) return reading.faults();
  std::string out;
  for (Glossary::Item const& entry : found->entries)
    out += (out.empty() ? "" : ", ") + shown(entry.name) +
           (entry.diagram ? std::to_string(entry.diagram->view.moves->movement.size()) : "-");
  return out;
}

BOOST_AUTO_TEST_SUITE(move_fields)

BOOST_AUTO_TEST_CASE(a_move_diagram_has_its_piece_in_the_centre_of_an_empty_board) {
  Reading const reading(block("moves: N"));
  problem::Problem const& problem = reading.problem();
  BOOST_TEST(pieces(problem.position.board) == "e4 4w");
  BOOST_TEST(problem.view.moves->movement.size() == 8U);
  BOOST_TEST(!problem.view.moves->stand_ins);
  BOOST_TEST(problem.legend.size() == 1U);
  BOOST_TEST(shown(problem.legend[0].name) == "\"knight\"");
}

BOOST_AUTO_TEST_CASE(board_square_pieces_and_symbol_can_be_given) {
  Reading const reading(
      block("moves: fmWfcF\nboard: 5x6\nat: c5\noccupied: b4:enemy, c4:friend\nfigure: p\ncaption: "
            "plain"));
  problem::Problem const& problem = reading.problem();
  BOOST_TEST(pieces(problem.position.board) == "c5 5b, b4 5w, c4 5b");
  BOOST_TEST(problem.view.moves->stand_ins);
  for (chess::Slide const& ride : problem.view.moves->movement)
    BOOST_TEST(ride.step.dy == -1);  // Black's forwards
  BOOST_TEST(pieces(Reading(block("moves: QN\nfigure: Amazone")).problem().position.board) ==
             "e4 14w:amazon");
  BOOST_TEST(
      pieces(Reading(block("moves: LJ\nboard: ffen 3-/4/1R1r\nat: b1")).problem().position.board) ==
      "b1 2w, d1 2b");
  BOOST_TEST((Reading(block("moves: oR")).problem().view.edges == chess::Edges::vertical_cylinder));
}

BOOST_AUTO_TEST_CASE(hoppers_get_a_hurdle_unless_the_author_places_pieces) {
  BOOST_TEST(pieces(Reading(block("moves: vgR\nboard: 1x7")).problem().position.board) ==
             "a6 5n, a4 9w, a2 5n");
  BOOST_TEST(pieces(Reading(block("moves: gQ\nboard: 5x1")).problem().position.board) ==
             "b1 5n, c1 14w:grasshopper, d1 5n");
  BOOST_TEST(pieces(Reading(block("moves: jfA\nboard: 5x5")).problem().position.board) ==
             "b4 5n, d4 5n, c3 9w");
  BOOST_TEST(
      pieces(Reading(block("moves: vgR\nboard: 1x7\noccupied: none")).problem().position.board) ==
      "a4 9w");
}

BOOST_AUTO_TEST_CASE(errors_are_reported_at_their_place) {
  using Case = std::pair<std::string, std::string>;
  for (auto const& [body, expected] :
       {Case{"moves: Nq", "E-MOD `q`"},
        {"moves: N\n  fNh", "E-ATOM ``"},
        {"moves: gN", "W-NOMOVE `gN`"},
        {"moves: N\nboard: big", "E-BOARD `big`"},
        {"moves: N\nat: z9", "E-SQUARE `z9`"},
        {"moves: N\noccupied: 0,1", "E-VALUE `0,1`"},
        {"moves: N\nfigure: KQ", "E-MAN `KQ`"},
        {"moves: N\nfigure: ?", "E-CHAR `?`"},
        {"moves: N\nfen: 8/8/8/8/8/8/8/8", "E-POSITIONS `fen`"},
        {"fen: 8/8/8/8/8/8/8/8\nat: e4", "E-FIELD `at`"},
        {"at: e4", "E-FIELD `at`"},
        {"moves: N\ncount: 1+1", "E-COUNT `1+1`"},
        {"moves: R\nboard: x2fen 3/4/2K2/q3/3 w - - 0 1 standard hexagonal\nat: c3",
         "E-BOARD `x2fen 3/4/2K2/q3/3 w - - 0 1 standard hexagonal`"},
        {"moves: N\nmarks: frame j1", "E-SQUARE `j1`"}})
    BOOST_TEST_CONTEXT(body) BOOST_TEST(faults(body) == expected);
  BOOST_TEST(Reading("\\begin{chess} defaults\nmoves: N\n\\end{chess}\n").faults() ==
             "E-FIELD `moves`");
}

BOOST_AUTO_TEST_CASE(the_dialect_precedes_the_piece) {
  Reading const griffon(block("moves: xbetza [F?R]"));
  BOOST_TEST(griffon.problem().view.moves->movement.size() == 8U);
  BOOST_TEST(shown(griffon.problem().legend[0].name) == "\"griffon\"");
  BOOST_TEST(shown(Reading(block("moves: xbetza  ucR")).problem().legend[0].name) == "\"ucR\"");
  BOOST_TEST(faults("moves: xbetza KL") == "E-DIALECT `L`");
  BOOST_TEST(faults("legend: *2q = griffon: xbetza [F?\njanko: k1*2q1K") == "E-UNCLOSED ``");
  std::string const used = block("janko: k1*2q1K\nlegend: *2q = griffon: xbetza [F?R]") +
                           block("janko: k1*2n1K\nlegend: *2n = hook mover");
  BOOST_TEST(entries(used + "\\begin{chess} legend\n\\end{chess}\n") ==
             "\"griffon\"8, \"hook mover\"8");
}

BOOST_AUTO_TEST_CASE(the_board_of_a_glossary_has_room_for_the_longest_leap) {
  BOOST_TEST(glossary_board("gQ") == "9x9");
  BOOST_TEST(glossary_board("xbetza FX") == "9x9");
  BOOST_TEST(glossary_board("xbetza NXC") == "11x11");
}

BOOST_AUTO_TEST_CASE(a_castling_piece_is_on_its_first_rank_unless_a_square_is_given) {
  BOOST_TEST(pieces(Reading(block("moves: xbetza KisO2")).problem().position.board) ==
             "a1 2w, e1 0w, h1 2w");
  BOOST_TEST(pieces(Reading(block("moves: xbetza KO2\nfigure: k")).problem().position.board) ==
             "a8 2b, e8 0b, h8 2b");
  BOOST_TEST(pieces(Reading(block("moves: xbetza KO2\nat: d3")).problem().position.board) ==
             "a3 2w, d3 0w, h3 2w");
  BOOST_TEST(pieces(Reading(block("moves: xbetza K\nboard: 8x8")).problem().position.board) ==
             "e4 0w");
}

BOOST_AUTO_TEST_CASE(a_castling_piece_gets_a_partner_to_castle_with) {
  BOOST_TEST(pieces(Reading(block("moves: xbetza KisO2\nat: e1")).problem().position.board) ==
             "a1 2w, e1 0w, h1 2w");
  BOOST_TEST(
      pieces(Reading(block("moves: xbetza ljO2\nat: e1\nfigure: k")).problem().position.board) ==
      "b1 2b, e1 0b");
  BOOST_TEST(
      pieces(
          Reading(block("moves: xbetza KO2\nat: e1\noccupied: none")).problem().position.board) ==
      "e1 0w");
}

BOOST_AUTO_TEST_CASE(a_glossary_has_each_earlier_fairy_piece_once) {
  std::string const used = block("janko: k1*2q1K*1N\nlegend: *2q = grasshopper; *1N = hare: FnN") +
                           block("ffen: k(Zebra)1(grasshopper)K(rose)") +
                           block("janko: k-*2n1K*2q\nlegend: *2q = Grashüpfer; c = imitator");
  std::string const glossary_block = "\\begin{chess} legend\n\\end{chess}\n";
  BOOST_TEST(
      entries(used + glossary_block + block("ffen: k(lion)1K")) ==
      "\"grasshopper\"8, \"hare\"12, \"zebra\"8, \"rose\"16, \"imitator\"-, \"nightrider\"8");
  BOOST_TEST(entries(glossary_block) == "");
  BOOST_TEST(entries("\\begin{chess} legend\nnumber: 4\n\\end{chess}\n") == "E-FIELD `number`");
  BOOST_TEST(entries(used + "\\begin{chess} legend\nboard: 0x4\n\\end{chess}\n") ==
             "E-BOARD `0x4`");
}

BOOST_AUTO_TEST_CASE(a_neutral_piece_is_the_same_kind_of_piece) {
  BOOST_TEST(bare_name({prose::Raw{"neutral nightrider"}}) == "nightrider");
  BOOST_TEST(bare_name({prose::Raw{"neutraler Nachtreiter"}}) == "Nachtreiter");
  BOOST_TEST(bare_name({prose::Raw{"double grasshopper"}}) == "double grasshopper");
  BOOST_TEST(bare_name({prose::Raw{"\\emph{x}"}}) == "");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::document
