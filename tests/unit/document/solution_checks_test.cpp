// Findings about a solution that does not fit its task, and solutions without findings.
#include <boost/test/unit_test.hpp>

#include <string>
#include <vector>

#include "no_mates.hpp"
#include "reading.hpp"

using namespace dawson::document;

namespace {

struct Row {
  std::string fields;
  std::string faults;  ///< "CODE `span`; ..."
};

std::string const rook = "fen: 4k3/8/4K3/R7/8/8/8/8\n";
std::string const key = rook + "stipulation: #1\nsolution: ";
std::string const help = rook + "stipulation: h#1\nsolution: ";

void check(std::vector<Row> const& rows) {
  for (Row const& row : rows) {
    Reading const reading(block(row.fields));
    std::string const faults = but_for_mates(reading.faults());
    BOOST_TEST(faults == row.faults, row.fields << faults);
  }
}

}  // namespace

BOOST_AUTO_TEST_CASE(the_last_move_has_the_goal_of_the_stipulation) {
  check({{key + "1.Ra5-a8#\n", ""},
         {key + "1.Ra5-a8=\n", "W-GOAL `Ra5-a8=`"},
         {key + "1.Ra5-a8\n", ""},
         {key + "|\n  1.Ra5-a8#\n  1.Ra5-a8\n", "W-GOAL `Ra5-a8`"},
         {help + "1.Ke8-d8 Ra5-a8#\n", ""},
         {help + "1.Ke8-d8 Ra5-a8=\n", "W-GOAL `Ra5-a8=`"},
         {rook + "stipulation: =1\nsolution: 1.Ra5-a8#\n", "W-GOAL `Ra5-a8#`"}});
}

BOOST_AUTO_TEST_CASE(help_play_is_as_long_as_the_task) {
  check({{rook + "stipulation: h#2\nsolution: 1.Ke8-d8 Ra5-a8#\n", "W-LENGTH `Ra5-a8#`"},
         {rook + "stipulation: h#2\nsolution: 1.Ke8-f8 Ra5-a1 2.Kf8-e8 Ra1-a8#\n", ""},
         {rook + "stipulation: h#1.5\nsolution: 1...Ra5-b5 2.Ke8-d8 Rb5-b8#\n", ""},
         {rook + "stipulation: ser-#2\nsolution: 1.Ra5-b5 2.Rb5-b8#\n", ""},
         {rook + "stipulation: ser-#3\nsolution: 1.Ra5-b5 2.Rb5-b8#\n", "W-LENGTH `Rb5-b8#`"}});
}

BOOST_AUTO_TEST_CASE(only_tries_are_refuted) {
  check({{key + "|\n  1.Ra5-a7? Ke8-d8!\n  1.Ra5-a8#\n", ""},
         {key + "|\n  1.Ra5-a7?\n  1.Ra5-a8#\n", "W-SIDE `Ra5-a7`"},
         {key + "|\n  1.Ra5-a7 Ke8-d8!\n", ""}});
}

BOOST_AUTO_TEST_CASE(a_move_without_an_answer_refutes) {
  check({{key + "|\n  1.Ra5-a7? Ke8-d8\n  1.Ra5-a8#\n", ""},
         {rook + "stipulation: #2\nsolution: |\n  1.Ra5-a7? Ke8-d8 2.Ra7-a8#\n  1.Ra5-a8#\n",
          "W-SIDE `Ra5-a7`"},
         {rook + "stipulation: +\nsolution: 1.Ra5-a7? Ke8-d8 2.Ra7-a8\n", ""}});
}

BOOST_AUTO_TEST_CASE(a_study_may_have_any_end) {
  check({{rook + "stipulation: +\nsolution: 1.Ra5-a8#\n", ""},
         {rook + "stipulation: +1\nsolution: 1.Ra5-a8#\n", "W-GOAL `Ra5-a8#`"}});
}

BOOST_AUTO_TEST_CASE(the_last_move_of_a_group_has_the_goal_of_all) {
  check({{"fen: 7k/8/6K1/R7/8/8/8/1R6\nstipulation: #1\nsolution: |\n  1.Ra5-a7 ! [2.Ra8, Rb8#]\n",
          ""},
         {"fen: 7k/8/6K1/R7/8/8/8/1R6\nstipulation: #1\nsolution: 1.Ra8#! 1.Rb8\n"
          "intended: 2\n",
          "W-COUNT `Ra8#`; W-GOAL `Rb8`"}});
}

// The board decides which move answers which.
BOOST_AUTO_TEST_CASE(an_unambiguous_group_is_not_reported) {
  std::string const board = "fen: 7k/p7/5K2/6R1/8/3Q4/8/1R6\nstipulation: #2\nsolution: 1.Kf7! ";
  check({{board + "1...a6/a5 2.Qh3#/Rh1#\n", ""},                  // each with each
         {board + "1...a6/a5 2.Qxa6/Rxa5\n", ""},                  // one with one
         {board + "1...a6/a5 2.Rxa5/Qxa6\n", ""},                  // crosswise
         {board + "1...a6/a5 2.Qh3#/Rh1#/Rh5#\n", ""},             // three for each of two
         {board + "1...a6/a5 2.Kf8/Kf6\n", "W-SLASH `Kf8`"},       // both after both
         {board + "1...a6/a5 2.Qxa6/Qc3#\n", "W-SLASH `Qxa6`"}});  // no answer to a5
}

BOOST_AUTO_TEST_CASE(a_problem_that_mentions_cooks_may_have_more_keys) {
  check(
      {{key + "|\n  1.Ra5-a8#!\n  1.Ra5-a8#! \\{cook\\}\n", ""},
       {rook + "stipulation: #1\nthemes: Cooked\nsolution: |\n  1.Ra5-a8#!\n  1.Ra5-a8#!\n", ""}});
}

BOOST_AUTO_TEST_CASE(unknown_twins_are_not_played) {
  check({{key + "|\n  a) 1.Rb5-b8#\n  b) 1.Rb5-b8#\n", "W-EMPTY `Rb5-b8#`"},
         {rook + "stipulation: #1\ntwins: b) h#1\nsolution: b) 1.Ke8-d8 Ra5-a8#\n", ""},
         {key + "b) h#1 1.Ke8-d8 Ra5-a8#\n", ""}});
}

BOOST_AUTO_TEST_CASE(a_twin_has_the_task_that_it_names) {
  std::string const twins = rook + "stipulation: h#1\ntwins: ";
  check(
      {{twins + "b) h=1\nsolution: |\n  a) 1.Ke8-d8 Ra5-a8#\n  b) 1.Ke8-d8 Ra5-a8#\n",
        "W-GOAL `Ra5-a8#`"},
       {twins + "b) h=1\nsolution: |\n  a) 1.Ke8-d8 Ra5-a8=\n  b) 1.Ke8-d8 Ra5-a8=\n",
        "W-GOAL `Ra5-a8=`"},
       {twins + "b) h#2\nsolution: b) 1.Ke8-d8 Ra5-a8#\n", "W-LENGTH `Ra5-a8#`"},
       {twins + "b) h#2\nsolution: b) 1.Ke8-d8 Ra6-a8#\n", "W-EMPTY `Ra6-a8#`; W-LENGTH `Ra6-a8#`"},
       {twins + "b) h#2; +c) wRa5->b5\nsolution: c) 1.Ke8-d8 Rb5-b8#\n", "W-LENGTH `Rb5-b8#`"},
       {twins + "b) Circe\nsolution: b) 1.Ke8-d8 Ra6-a8=\n", "W-GOAL `Ra6-a8=`"},
       {twins + "b) h#2; c) wRa5->b5\nsolution: c) 1.Ke8-d8 Rb5-b8#\n", ""},
       {twins + "b) #1\nsolution: b) 1.Ra5-a8=\n", "W-GOAL `Ra5-a8=`"},
       {twins + "b) #1\nsolution: b) 1.Ra5-a7! Ke8-d8\n", ""},
       {twins + "b) h#1.5\nsolution: b) 1...Ra5-b5 2.Ke8-d8 Rb5-b8#\n", ""},
       {twins + "b) h#1.5\nsolution: b) 1...Ra5-b5 2.Ke8-d8 Ra5-a8#\n", "W-EMPTY `Ra5-a8#`"},
       {twins + "b) ser-#2\nsolution: b) 1.Ra5-b5 2.Rb5-b8#\n", ""},
       {twins + "b) ser-#2\nsolution: b) 1.Ra5-b5 2.Ke8-d8\n", "W-SIDE `Ke8-d8`"}});
}

BOOST_AUTO_TEST_CASE(a_heading_in_the_solution_has_the_task_that_it_names) {
  std::string const second = help + "|\n  1.Ke8-d8 Ra5-a8#\n  ";
  check({{second + "b) h=1 1.Ke8-d8 Ra5-a8#\n", "W-GOAL `Ra5-a8#`"},
         {second + "b) h=1 1.Ke8-d8 Ra5-a8=\n", ""},
         {second + "b) h#2 1.Ke8-d8 Ra6-a8#\n", "W-EMPTY `Ra6-a8#`; W-LENGTH `Ra6-a8#`"},
         {second + "b) h#2\n  +c) wRa5->b5 1.Ke8-d8 Rb5-b8#\n", "W-LENGTH `Rb5-b8#`"},
         {second + "b) h#2\n  c) wRa5->b5 1.Ke8-d8 Rb5-b8#\n", ""},
         {second + "b) #1 1.Ra5-a8#!\n", ""},
         {second + "b) #2 1.Ra5-b5! Ke8-d8 2.Rb5-b9#\n", "W-SQUARE `Rb5-b9#`"},
         {second + "b) Circe 1.Ke8-d8 Ra6-a8=\n", "W-GOAL `Ra6-a8=`"},
         {second + "b) castled 1.Ke8-d8 Ra6-a8=\n", "W-TWIN `castled`"}});
}

BOOST_AUTO_TEST_CASE(a_twin_that_continues_from_an_unknown_one_is_not_played) {
  check({{help + "|\n  b) wRa6->b5\n  +c) wKe6->f6 1.Ke8-d8 Rb5-b8#\n",
          "W-TWIN `wRa6`; W-TWIN `wKe6->f6`"}});
}

BOOST_AUTO_TEST_CASE(a_legend_gives_the_letter_of_a_piece) {
  std::string const board = "janko: 4k3/8/4K3/*2Q7/8/8/8/8\n";
  check({{board + "legend: *2Q = Lion\nstipulation: ser-#1\nsolution: 1.LIa5-a8#\n",
          "W-RULE `LIa5-a8#`"},
         {board + "stipulation: ser-#1\nsolution: 1.LIa5-a8#\n", "W-WALK `LIa5-a8#`"}});
}

BOOST_AUTO_TEST_CASE(the_number_of_solutions_is_the_intended_one) {
  check(
      {{key + "|\n  1.Ra5-a8#!\n  1.Ra5-b5#!\n", "W-COUNT `Ra5-a8#`"},
       {rook + "stipulation: h#1\nintended: 2.1\nsolution: 1.Ke8-d8 Ra5-a8#\n", "W-COUNT `Ke8-d8`"},
       {rook + "stipulation: h#1\nintended: 1.1\nsolution: 1.Ke8-d8 Ra5-a8#\n", ""}});
}

BOOST_AUTO_TEST_CASE(letters_must_be_of_one_language) {
  check({{key + "1.Ta5-a8#\n", "W-MIXED `1.Ta5-a8#`"}, {key + "1.Ra5-a8#\n", ""}});
}

BOOST_AUTO_TEST_CASE(a_named_phase_is_not_another_key) {
  check({{key + "|\n  1.Ra5-a8#!\n  author: 1.Ra5-a7!\n", "W-GOAL `Ra5-a7`"},
         {key + "|\n  1.Ra5-a8#!\n  1.Ra5-a7!\n", "W-COUNT `Ra5-a8#`"}});
}

BOOST_AUTO_TEST_CASE(pgn_numbers_without_a_printed_sign_are_reported) {
  check({{rook + "stipulation: =\nsolution: 1.Ra5-a8 \\$11\n", ""},
         {rook + "stipulation: =\nsolution: 1.Ra5-a8 \\$99\n", "W-NAG `\\$99`"}});
}

BOOST_AUTO_TEST_CASE(a_zeroposition_is_played_only_in_its_twins) {
  std::string const twins = "fen: 8/8/4K3/R7/8/8/8/8\nstipulation: #1\ntwins: ";
  for (std::string const word : {"zeroposition", "Nullstellung", "z\u00E9roposition", "zero:"})
    check({{twins + word +
                " a) +bKe8 b) +bKd8, wKe6-d6\nsolution: |\n  a) 1.Ra5-a8#\n"
                "  b) 1.Ra5-a8#\n",
            ""},
           {twins + word + " a) +bKe8 b) +bKd8\nsolution: |\n  a) 1.Ra4-a8#\n",
            "W-EMPTY `Ra4-a8#`"}});
  check({{twins + "a) +bKe8 b) +bKd8\n", "W-KING `8/8/4K3/R7/8/8/8/8`"}});
}

// A solution that begins with a half-move is a solution, and all of it must be moves.
BOOST_AUTO_TEST_CASE(text_that_looks_like_moves_is_reported) {
  check({{key + "1 Ra5-a8#\n", ""},
         {key + "1.Ra5-a8# 2.Xd5 Ke4\n", "W-PROSE `2.Xd5 Ke4`"},
         {key + "1.Ra5-a8# quick, and quite good\n", ""},
         {key + "|\n  1.Ra5-a8#\n  Not 1.Ra5-b5 because of Kd7.\n",
          "W-PROSE `Not 1.Ra5-b5 because of Kd7.`"},
         {key + "|\n  1.Ra5-a8#\n  The king on e8 guards d7.\n", ""},
         {key + "The key is Ra8\n", ""},
         {rook + "stipulation: +\nsolution: |\n  1.Ra5-a8\n  1-0\n", ""}});
}

BOOST_AUTO_TEST_CASE(slips_of_numbers_and_twins_are_reported) {
  check({{key + "1.Ra5-a8# 2.\n", "W-MISSING `2.`"},
         {"fen: 8/8/8/8/8/1k6/8/1K5r\nstipulation: h#2\nsolution: 1.Rh1-h2 Kb1-c1 3.Rh2-h1\n",
          "W-LENGTH `Rh2-h1`; W-MISSING `Rh2-h1`"},
         {rook + "stipulation: #1\ntwins: a) Ra5=>b5\nsolution: a) Ra5=>c5 1.Rc8#\n",
          "W-TWIN `Ra5=>c5`"}});
}

BOOST_AUTO_TEST_CASE(a_mate_may_have_an_evaluation_instead_of_its_sign) {
  check({{key + "|\n  1.Ra5-a8#!\n  author: 1.Ra5-a8! +-\n", ""}});
}

BOOST_AUTO_TEST_CASE(one_of_several_moves_may_have_letters_of_another_language) {
  check({{rook + "stipulation: #2\nsolution: 1.Ra5-b5! Kd8 2.Tb8#\n", "W-MIXED `2.Tb8#`"}});
}

BOOST_AUTO_TEST_CASE(markup_of_the_document_is_not_an_unread_move) {
  std::string const note = "\n[^1]: Found later.\n";
  auto const faults = [&](std::string const& solution) {
    return but_for_mates(
        Reading(InMarkdown{}, "```chess\n" + key + solution + "\n```\n" + note).faults());
  };
  for (std::string const& solution : std::vector<std::string>{
           "1.Ra5-a8#[^1]", "1.Ra5-a8# [^1]", "1.Ra5-a8# *fine*", "1.Ra5-a8# **a model mate**",
           "1.`chess R`a5-a8#", "1.\u265Ca5-a8#", "1.Ra5-a8# <!-- 1.Rb5? Kd8 -->",
           "1.Ra5-a8# (a *fine* mate[^1])", "1.Ra5-a8#<br>", "1.Ra5-a8#<sup>1</sup>",
           "1.Ra5-a8# [see there](http://example.org/1)", "1.Ra5-a8# (a fine mate)",
           "[^1] 1.Ra5-a8#", "1.Ra5-a8#.", "1.Ra5-a8#(+)", "1.Ra5-a8# {1.Rb5}"})
    BOOST_TEST(faults(solution) == "", solution << ": " << faults(solution));
  BOOST_TEST(faults("1.Ra5-a8# *") == "");
  BOOST_TEST(faults("1.Ra5-a8# 2.*Kxd9*") == "W-PROSE `2.*Kxd9*`");
  BOOST_TEST(faults("1.Ra5-a8# *Kxd9*") == "");
  BOOST_TEST(faults("1.Ra5-a8# (Xd5)") == "");
  // A figurine in the text is read, and so is the half-move.
  BOOST_TEST(faults("1.`chess R`a5-a8=") == "W-GOAL ``chess R`a5-a8=`");
  auto const in_latex = [&](std::string const& solution) {
    return but_for_mates(Reading(block(key + solution + "\n")).faults());
  };
  for (std::string const& solution : std::vector<std::string>{
           "1.\\chess{R}a5-a8\\#", "1.Ra5-a8\\#\\footnote{1.Rb5? Kd8 is \\emph{no} try}",
           "1.Ra5-a8\\# \\emph{fine}", "1.Ra5-a8\\#\\label{x}", "1.Ra5-a8\\# \\quad"})
    BOOST_TEST(in_latex(solution) == "", solution << ": " << in_latex(solution));
  BOOST_TEST(in_latex("1.Ra5-a8\\# \\emph{Kxd9}") == "");
  // A macro of another package that may be a piece is not read.
  BOOST_TEST(in_latex("1.\\symrook a5-a8\\#") == "W-PROSE `1.\\symrook a5-a8\\#`");
  BOOST_TEST(in_latex("1.Ra5-a8\\# 2.\\symking xa8") == "W-PROSE `2.\\symking xa8`");
  BOOST_TEST(in_latex("1.\\chess{R}a5-a8=") == "W-GOAL `\\chess{R}a5-a8=`");
}

BOOST_AUTO_TEST_CASE(twins_without_a_solution_are_reported_if_others_have_one) {
  std::string const twins = rook + "stipulation: h#1\ntwins: (b) wRa5-b5\nsolution: ";
  check({{twins + "a) 1.Ke8-d8 Ra5-a8#\n  b) 1.Ke8-d8 Rb5-b8#\n", ""},
         {twins + "a) 1.Ke8-d8 Ra5-a8#\n  b)\n", "W-MISSING ``"},
         {twins + "a) 1.Ke8-d8 Ra5-a8#\n", ""},
         {twins + "1.Ke8-d8 Ra5-a8#\n", ""}});
}

BOOST_AUTO_TEST_CASE(mates_of_fairy_pieces_are_checked) {
  std::string const pieces =
      "men: White Ke8 Gb2 Ge6 Gh2 Black Ke1 Rd1 Rf1 Ge5 Pc5 Pe4 Pg5 Ge2\nstipulation: h#2\n";
  std::string const play = "solution: 1.Ge5-b5 Gb2-b6 2.";
  auto const faults = [](std::string const& fields) { return Reading(block(fields)).faults(); };
  BOOST_TEST(faults(pieces + play + "c5-c4 Ge6-e3#\n") == "");
  BOOST_TEST(faults(pieces + play + "g5-g4 Ge6-e3#\n") == "W-MATE `Ge6-e3#`");
  // With a condition, the pieces may have other moves.
  BOOST_TEST(faults(pieces + "conditions: Circe\n" + play + "g5-g4 Ge6-e3#\n") == "");
  std::string const self_check = "men: White Ka1 Gc1 Black Kh8 Rb1 Gh1\nstipulation: h#1\n";
  BOOST_TEST(faults(self_check + "solution: 1.Rb1-b7 Gc1-a3\n").find("W-RULE") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(twins_that_are_only_printed_are_reported) {
  std::string const solution = "\nsolution: a) 1.Ke8-d8 Ra5-a8#\n  b) 1.Ke8-d8 Rb5-b8#\n";
  check({{rook + "stipulation: h#1\ntwins: (b) wRa5-b5" + solution, ""},
         {rook + "stipulation: h#1\ntwins: (b) \\emph{Rook to b5}" + solution, "W-TWIN ``"}});
}

BOOST_AUTO_TEST_CASE(short_moves_of_fairy_pieces_are_played) {
  std::string const men = "men: White Ke5 Be6 Sg7 Pf6 Ng4 Black Kf8 Pd4\nstipulation: #2\n";
  std::string const rotated =
      "janko: 5k2/6N1/4BP2/4K3/3p2*2N1/8/8/8\nlegend: *2N = nightrider\n"
      "stipulation: #2\n";
  for (std::string const& board : {men, rotated})
    check({{board + "solution: 1.Na1! d3 2.Nd7#\n", ""},
           {board + "solution: 1.Na2! d3 2.Nd7#\n", "W-NOMAN `Na2`"},
           {board + "solution: 1.Na1! d2 2.Nd7#\n", "W-NOMAN `d2`"},
           {board + "solution: 1.Bh8! d3 2.Nd7#\n", "W-NOMAN `Bh8`"}});
}

BOOST_AUTO_TEST_CASE(a_word_that_means_but_keeps_its_place_in_a_sentence) {
  Reading const reading(block(key + "1.Ra5-a8 - aber unklar\n"));
  BOOST_TEST(reading.faults() == "");
}
