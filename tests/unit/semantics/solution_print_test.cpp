#include "semantics/printing/solution_print.hpp"
#include "semantics/printing/prose_writer.hpp"

#include <string>
#include <string_view>

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>

#include "semantics/solution/canonical.hpp"
#include "semantics/solution/reader.hpp"

namespace dawson::semantics {
namespace {

using chess::Kind;
using chess::Language;
using chess::Side;

// Pieces as {colour kind rotation}, "{w1-0}" is an upright white queen; _emphasis_.
std::string flat(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& one : inlines) {
    if (auto const* text = std::get_if<prose::Text>(&one)) out += text->text;
    else if (auto const* at = std::get_if<prose::Break>(&one)) out += at->blank ? " " : "";
    else if (auto const* styled = std::get_if<prose::Styled>(&one)) out += flat(styled->inlines);
    else if (auto const* words = std::get_if<prose::Emphasis>(&one))
      out += '_' + flat(words->inlines) + '_';
    else if (auto const* styled = std::get_if<prose::Styled>(&one)) out += flat(styled->inlines);
    else if (auto const* figures = std::get_if<prose::Figurines>(&one)) {
      auto const& piece = std::get<chess::Piece>(figures->pieces.front());
      out += '{';
      out += piece.side == Side{Side::neutral} ? 'n' : piece.side == Side{Side::black} ? 'b' : 'w';
      out += piece.kind == Kind::named ? piece.name : std::to_string(static_cast<int>(piece.kind));
      out += '-' + std::to_string(piece.rotation) + '}';
    }
  }
  return out;
}

struct Setting {
  SolutionForm form;
  Language language = Language::english;
  std::string_view stipulation = "#2";
  problem::Problem problem{};
};

std::string printed(std::string_view text, Setting const& setting) {
  Solution const solution = read_solution(
      std::string(text),
      {setting.language, play_of(setting.stipulation, {}), &setting.problem.position});
  auto const words = [&](text::Span span) -> prose::Inlines {
    return {prose::Text{solution.words(span)}};
  };
  std::string out;
  for (SolutionLine const& line :
       print_solution(solution, setting.form, DiagramPieces(setting.problem), {words})) {
    bool const continues = line.kind == SolutionLine::Kind::further ||
                           line.kind == SolutionLine::Kind::variation ||
                           line.kind == SolutionLine::Kind::refutation;
    out += out.empty() ? "" : continues ? "\n" : "\n\n";
    out += std::string(static_cast<std::size_t>(line.depth), '>') + flat(line.text);
  }
  return out;
}

problem::Problem with_piece(chess::Piece piece) {
  problem::Problem problem;
  problem.position.board.open_row();
  problem.position.board.add({});
  problem.position.board.cells()[0].occupant = std::move(piece);
  return problem;
}

struct Row {
  Language language;
  std::string_view stipulation;
  std::string_view text;
  std::string_view run_in;
};
std::ostream& operator<<(std::ostream& out, Row const& row) { return out << row.text; }

Row const rows[] = {
    {Language::english, "#2",
     "   1.Qa1-h8 ! threat:\n      2.Qh8-e5 #\n      2.Qh8-c8 #\n   1...d6-d5\n      2.Qh8-c8 #\n"
     "   1...d6*c5\n      2.Qh8-c8 #\n   1...Kd7-e7\n      2.Qh8-f8 #\n      2.Qh8-g7 #",
     "1.Qa1-h8! (2.Qh8-e5#, Qh8-c8#) 1...d6-d5/d6*c5 2.Qh8-c8#, 1...Kd7-e7 2.Qh8-f8#/Qh8-g7#"},
    {Language::english, "#2",
     "1.Qb3! zz 1...Kd5 2.Qe4#\n1.Qb1? Ke5!\n1.Qb2? (2.Qe5#) 1...Kd3 2.Qd4#\n but\n 1...f6!\n"
     "*1...Kd5 2.Qd1#",
     "*1...Kd5 2.Qd1#\n\n1.Qb1? Ke5!; 1.Qb2? (2.Qe5#) 1...Kd3 2.Qd4#, but 1...f6!\n\n"
     "1.Qb3! zz 1...Kd5 2.Qe4#"},
    {Language::german, "#3", "1.Dd4! [2.Dd8#]\n1.– Ke6 2.Dd5+ Kf6 3.Df7#\n2.– Ke7 3.Dd7#",
     "1.Dd4! [2.Dd8#] 1.– Ke6 2.Dd5+ Kf6 3.Df7# (2.– Ke7 3.Dd7#)"},
    {Language::english, "h#2",
     "  1.Kd4-e3 Sf6-d5 +   2.Ke3-f2 Ra8-a2 #\n  1.Kd4-c3 Ra8-a2   2.Kc3-b4 Sf6-d5 #",
     "1.Kd4-e3 Sf6-d5+ 2.Ke3-f2 Ra8-a2#\n1.Kd4-c3 Ra8-a2 2.Kc3-b4 Sf6-d5#"},
    {Language::english, "h#1", "a)\n1.Kb1 Ra3#\nb) wRa4→b4\n1.Kc1 Rb1#\nNot bad.",
     "a)\u20021.Kb1 Ra3#\n\nb) wRa4→b4\u20021.Kc1 Rb1#\n\nNot bad."},
    {Language::english, "ser-h#2", "1.O-O 2.e2-e1=Q {at last} Ka1-a2[+wBc1] #",
     "1.0-0 2.e2-e1=Q (_at last_) Ka1-a2[+wBc1]#"},
    {Language::english, "#2", "1.Qd4! zz\nCook: 1.Sb2 ! (2.Sd3#)",
     "1.Qd4! zz\n\nCook: 1.Sb2! (2.Sd3#)"},
    {Language::english, "#3", "1.Qd4! Ke6 2.Bc2 ... Rg1#", "1.Qd4! Ke6 2.Bc2 ... Rg1#"},
    {Language::english, "=", "1.Qd4 $11 Ke6 $2", "1.Qd4\u00A0= Ke6?"},
    {Language::english, "h#1", "a)\n1.Kb1 Ra3#\nb) -wRa4, --bSb5\n1.Kc1 Rb1#",
     "a)\u20021.Kb1 Ra3#\n\nb) \u2212wRa4, \u2212bSb5\u20021.Kc1 Rb1#"},
};

BOOST_AUTO_TEST_CASE(a_comment_before_the_moves_has_no_braces) {
  BOOST_TEST(printed("{Last move: 0...e2-e4} 1.Qd1-d8 #", {}).find('{') == std::string::npos);
  BOOST_TEST(printed("a) {Note} 1.Qd1-d8 #", {}).find('{') == std::string::npos);
}

}  // namespace

BOOST_DATA_TEST_CASE(run_in_solutions_match_magazines, boost::unit_test::data::make(rows)) {
  BOOST_TEST(printed(sample.text, {{}, sample.language, sample.stipulation, {}}) == sample.run_in);
}

BOOST_DATA_TEST_CASE(solutions_printed_as_written_are_read_equally,
                     boost::unit_test::data::make(rows)) {
  SolutionForm form;
  form.lines = SolutionForm::Lines::as_written;
  SolutionContext const context{sample.language, play_of(sample.stipulation, {}), nullptr};
  std::string const text(sample.text);
  std::string const again = printed(text, {form, sample.language, sample.stipulation, {}});
  BOOST_TEST(canonical(read_solution(again, context)) == canonical(read_solution(text, context)));
  BOOST_TEST(printed(again, {form, sample.language, sample.stipulation, {}}) == again);
}

BOOST_AUTO_TEST_CASE(numbers_in_words_stay_with_their_half_moves) {
  auto const bound = [](prose::Inlines words) {
    bind_numbers(words);
    return prose::plain(words);
  };
  BOOST_TEST(bound({prose::Text{"then 9. Kc6 (12... Ra1), so 2.- Kxd6!"}}) ==
             "then 9.\u00A0Kc6 (12...\u00A0Ra1), so 2.-\u00A0Kxd6!");
  BOOST_TEST(bound({prose::Text{"in 1895. Two more, 3-4"}}) == "in 1895.\u00A0Two more, 3-4");
  BOOST_TEST(bound({prose::Text{"Rg6+ 10."}, prose::LineBreak{}, prose::Text{"Kc7"}}) ==
             "Rg6+ 10.\u00A0Kc7");
  prose::Inlines raw{prose::Raw{"9. Kc6"}};
  bind_numbers(raw);
  BOOST_TEST(std::get<prose::Raw>(raw.front()).text == "9.\\nobreakspace{}Kc6");
}

BOOST_AUTO_TEST_CASE(comments_are_in_one_pair_of_parentheses) {
  Setting const setting{{}, Language::english, "#2", {}};
  BOOST_TEST(printed("1.Qd4! {weak}", setting) == "1.Qd4! (_weak_)");
  BOOST_TEST(printed("1.Qd4! {(S~)}", setting) == "1.Qd4! _(S~)_");
}

BOOST_AUTO_TEST_CASE(words_and_evaluations_stay_where_they_are_written) {
  Setting const study{{}, Language::english, "+", {}};
  BOOST_TEST(printed("1.a5 Qd6 +- 2.a6! - + Qd7 \u2A72", study) ==
             "1.a5 Qd6\u00A0+- 2.a6!\u00A0-+ Qd7\u00A0\u2A72");
  BOOST_TEST(printed("1.a5 Qd6 2.a6 = Qd7 wins 1-0", study) == "1.a5 Qd6 2.a6\u00A0= Qd7 wins");
  BOOST_TEST(printed("1.a5 Qd6. The oldest idea", study) == "1.a5 Qd6. The oldest idea");
  BOOST_TEST(printed("1.a5 Qd6 quite good 2.a6", study) == "1.a5 Qd6 quite good 2.a6");
}

BOOST_AUTO_TEST_CASE(a_token_that_is_not_understood_leaves_the_figurines_of_the_others) {
  Setting setting;
  setting.form.pieces = SolutionForm::Men::figurines;
  BOOST_TEST(printed("1.Sc3+!\n\n1...Bh4 2.??Qf2&& Bxf2", setting).find("1.{w4-0}c3+!") == 0);
}

BOOST_AUTO_TEST_CASE(figurines_are_the_pieces_of_the_diagram) {
  Setting setting;
  setting.form.pieces = SolutionForm::Men::figurines;
  BOOST_TEST(printed("1.Nc3!", setting) == "1.{w4-0}c3!");
  setting.problem = with_piece({Kind::named, Side::black, 0, "nightrider"});
  BOOST_TEST(printed("1.Nc3!", setting) == "1.{wnightrider-0}c3!");
  BOOST_TEST(printed("1.Sc3!", setting) == "1.{w4-0}c3!");
  setting.problem = with_piece({Kind::queen, Side::white, 4, {}});
  setting.stipulation = "h#1";
  BOOST_TEST(printed("1.nGa1-c3 Gc3*d4[+bGe5] #", setting) ==
             "1.{n1-4}a1-c3 {w1-4}c3*d4[+{b1-4}e5]#");
  BOOST_TEST(printed("1.CAa1-c3 e7-e8=Q #", setting) == "1.CAa1-c3 e7-e8={w1-0}#");
}

BOOST_AUTO_TEST_CASE(signs_and_letters_are_those_of_the_style) {
  Setting setting;
  for (auto const& [key, value] : {std::pair{"capture", ":"},
                                   {"defender", "1.– "},
                                   {"threats", "[]"},
                                   {"zugzwang", "ZZ"},
                                   {"promotion", "X"},
                                   {"letters", "de"}})
    take_form(setting.form, key, value, Language::english);
  BOOST_TEST(printed("1.Qxd4! (2.Re8#) 1...f1=N 2.Bxb5#", setting) ==
             "1.D:d4! [2.Te8#] 1.– f1S 2.L:b5#");
  take_form(setting.form, "threats", "none", Language::english);
  take_form(setting.form, "capture", "none", Language::english);
  BOOST_TEST(printed("1.Qxd4! (2.Re8#) 1...f1=N 2.Qd4*b4#", setting) == "1.Dd4! f1S 2.Dd4-b4#");
  BOOST_TEST(printed("1.Kb4! zz", setting) == "1.Kb4! ZZ");
}

BOOST_AUTO_TEST_CASE(each_line_has_one_variation) {
  Setting setting;
  setting.form.lines = SolutionForm::Lines::lines;
  BOOST_TEST(printed("1.Qd4! (2.Qe3#) 1...Ke6 2.Qd5#, 1...Kc6 2.Qb6#", setting) ==
             "1.Qd4! (2.Qe3#)\n>1...Ke6 2.Qd5#\n>1...Kc6 2.Qb6#");
}

BOOST_AUTO_TEST_CASE(a_continued_twin_has_only_its_label) {
  Setting const setting{{}, Language::english, "h#1", {}};
  BOOST_TEST(printed("a)\n1.Kb1 Ra3#\n+c) wRa4-->b4\n1.Kc1 Rb1#", setting).find("+c)") ==
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(a_refutation_has_a_line) {
  Setting setting;
  setting.form.lines = SolutionForm::Lines::lines;
  std::string_view const two = "1.Rb3? zz 1...a6 2.Rb4# but 1...a5! 1...Kb7!";
  BOOST_TEST(printed(two, setting) == "1.Rb3? zz\n>1...a6 2.Rb4#\n>but 1...a5!\n>1...Kb7!");
  setting.form.lines = SolutionForm::Lines::run_in;
  BOOST_TEST(printed(two, setting) == "1.Rb3? zz 1...a6 2.Rb4#, but 1...a5!, 1...Kb7!");
  BOOST_TEST(printed("1.Qa1? (2.Qa8#) 1...Ra7!", setting) == "1.Qa1? (2.Qa8#) 1...Ra7!");
}

BOOST_AUTO_TEST_CASE(words_of_phases_stand_where_there_are_several_kinds) {
  Setting setting;
  take_form(setting.form, "phases", "words", Language::english);
  BOOST_TEST(
      printed("1.Qb3! zz 1...Kd5 2.Qe4#\n1.Qb1? Ke5!\n1.Qb2? Kd3!\n*1...Kd5 2.Qd1#", setting) ==
      "Set play: 1...Kd5 2.Qd1#\n\nTries: 1.Qb1? Ke5!; 1.Qb2? Kd3!\n\n"
      "Solution: 1.Qb3! zz 1...Kd5 2.Qe4#");
  BOOST_TEST(printed("1.Qb3! zz 1...Kd5 2.Qe4#", setting) == "1.Qb3! zz 1...Kd5 2.Qe4#");
}

BOOST_AUTO_TEST_CASE(lines_say_what_they_are) {
  Solution const solution = read_solution(
      "*1...Kd5 2.Qd1#\n1.Qb1? zz 1...Kc5 2.Qb6# but 1...Ke5!\n1.Qb3! zz 1...Kd5 2.Qe4#\n"
      "1...Kc5 2.Qa4#\nAnd words.",
      {Language::english, play_of("#2", {}), nullptr});
  SolutionForm form;
  form.lines = SolutionForm::Lines::lines;
  using Kind = SolutionLine::Kind;
  using Sort = SolutionLine::Sort;
  std::vector<std::pair<Kind, Sort>> kinds;
  for (SolutionLine const& line : print_solution(
           solution, form, DiagramPieces(problem::Problem()),
           {[&](text::Span at) { return prose::Inlines{prose::Text{solution.words(at)}}; }}))
    kinds.emplace_back(line.kind, line.sort);
  std::vector<std::pair<Kind, Sort>> const wanted{
      {Kind::phase, Sort::set},       {Kind::phase, Sort::attempt}, {Kind::variation, Sort::none},
      {Kind::refutation, Sort::none}, {Kind::phase, Sort::key},     {Kind::variation, Sort::none},
      {Kind::variation, Sort::none},  {Kind::words, Sort::none}};
  BOOST_TEST((kinds == wanted));
}

BOOST_AUTO_TEST_CASE(words_before_suffixes_keep_their_blank) {
  BOOST_TEST(printed("1.Qxg4 stalemate", {}) == "1.Qxg4\u00A0stalemate");
  BOOST_TEST(printed("1.e5xd6 e.p.", {}) == "1.e5xd6\u00A0e.p.");
}

BOOST_AUTO_TEST_CASE(one_sign_replaces_all_capture_signs) {
  BOOST_TEST(printed("1.Qxd4! Ke6 2.Rb8*b5#", {}) == "1.Qxd4! Ke6 2.Rb8xb5#");
  BOOST_TEST(printed("1.Rxd6! Ke6 2.R:b5#", {}) == "1.Rxd6! Ke6 2.Rxb5#");
}

BOOST_AUTO_TEST_CASE(words_after_a_dash_are_printed) {
  BOOST_TEST(printed("1.Qd1-d8 ! - aber unklar", {}) == "1.Qd1-d8! - aber unklar");
}

}  // namespace dawson::semantics
