#include "semantics/position_checks.hpp"

#include <string>

#include <boost/test/unit_test.hpp>

#include "notation/men/piece_list.hpp"
#include "semantics/stipulation.hpp"

namespace dawson::semantics {
namespace {

std::string reported(std::string_view pieces, std::string_view task,
                     std::string const& condition = "") {
  problem::Problem problem;
  problem.position = *notation::read_men_singly(pieces);
  problem.stipulation = read_stipulation(task);
  if (!condition.empty())
    problem.entries[problem::FieldId::conditions] = {{{prose::Text{condition}}, {}}};
  std::string out;
  for (text::Diagnostic const& finding : check_position(problem, {})) {
    BOOST_TEST(!finding.hint.empty());
    out += (out.empty() ? "" : "; ") + finding.code + " " + finding.message;
  }
  return out;
}

BOOST_AUTO_TEST_SUITE(position_checks)

BOOST_AUTO_TEST_CASE(the_king_to_be_mated_must_be_on_the_board) {
  BOOST_TEST(reported("wKa1 wQb1 bKh8", "#2") == "");
  BOOST_TEST(reported("wQb1 bKh8", "#2") == "");
  BOOST_TEST(reported("wKa1 wQb1", "#2") ==
             "W-KING Black has no king, but the stipulation is mate");
  BOOST_TEST(reported("wKa1 wQb1", "ser-h#5") ==
             "W-KING Black has no king, but the stipulation is mate");
  BOOST_TEST(reported("wKa1 wQb1", "ser-#5") ==
             "W-KING Black has no king, but the stipulation is mate");
  for (std::string_view const task : {"s#2", "hs#3", "r#2", "semi-r#2", "ser-s#4"}) {
    BOOST_TEST(
        reported("wQb1 bKh8", task) == "W-KING White has no king, but the stipulation is mate",
        task);
    BOOST_TEST(reported("wKa1 bQb1", task) == "", task);
  }
  BOOST_TEST(reported("nKa1 wQb1", "#2") == "", "a neutral king is everybody's");
  BOOST_TEST(reported("wQb1", "h=2") == "");
  BOOST_TEST(reported("wQb1", "See text") == "");
}

BOOST_AUTO_TEST_CASE(a_side_has_one_king_unless_conditions_allow_others) {
  BOOST_TEST(reported("wKa1 wKb1 bKh8", "#2") == "W-KING White has 2 kings");
  for (char const* condition : {"Extinction Chess", "Schlagschach", "Rex multiplex",
                                "Echecs Républicains", "Black royal square e8"}) {
    BOOST_TEST(reported("wKa1 wKb1 bKh8", "#2", condition) == "", condition);
    BOOST_TEST(reported("wKa1", "#2", condition) == "", condition);
  }
  BOOST_TEST(reported("wKa1 b(Royal)Gh8", "#2") == "");
  BOOST_TEST(reported("wKa1 wKb1 bKh8", "#2", "Circe") == "W-KING White has 2 kings");
}

BOOST_AUTO_TEST_CASE(pawns_are_not_on_the_first_or_last_rank) {
  BOOST_TEST(reported("wKa1 wPb1 bKh8 bPa2 bPc8", "#2") == "W-PAWN pawn on c8, b1");
  BOOST_TEST(reported("wKa1 bKh8 nPa8", "#2") == "");
}

BOOST_AUTO_TEST_CASE(names_similar_to_known_names_are_reported) {
  problem::Problem problem;
  problem.position = *notation::read_men_singly("wKa1 bKh8");
  problem.stipulation = read_stipulation("#2");
  auto const put = [&](std::string name) {
    auto const cell = chess::cell_at(problem.position.board, {3, 3});
    problem.position.board.cells()[*cell].occupant =
        chess::Piece{chess::Kind::named, chess::Side::white, 0, std::move(name)};
    return check_position(problem, {});
  };
  BOOST_TEST(put("grasshopper").empty());
  BOOST_TEST(put("dream of mine").empty());
  auto const slip = put("grashopper");
  BOOST_REQUIRE(slip.size() == 1U);
  BOOST_TEST(slip[0].code == "W-NAME");
  BOOST_TEST(slip[0].hint == "did you mean `grasshopper`?");
  BOOST_TEST(slip[0].fixes.empty());
}

BOOST_AUTO_TEST_CASE(a_misspelt_name_is_found_in_the_position) {
  problem::Problem problem;
  problem.position = *notation::read_men_singly("wKa1 bKh8");
  problem.stipulation = read_stipulation("#2");
  auto const cell = chess::cell_at(problem.position.board, {3, 3});
  problem.position.board.cells()[*cell].occupant =
      chess::Piece{chess::Kind::named, chess::Side::white, 0, "grashopper"};
  auto const check = [&](std::string_view written) {
    return check_position(problem, {1, 2}, {written, 10}).at(0);
  };
  auto const black = check("8/8/(grashopper)7/8");
  BOOST_TEST(black.span.begin == 15U);
  BOOST_TEST(black.span.end == 25U);
  BOOST_TEST(black.fixes.at(0).by == "grasshopper");
  BOOST_TEST(check("8/(Grashopper)7").fixes.at(0).by == "Grasshopper");
  BOOST_TEST(check("8/(Grashoppers)7").span.begin == 1U);
  BOOST_TEST(check("").fixes.empty());
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::semantics
