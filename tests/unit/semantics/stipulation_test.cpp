#include "semantics/stipulation.hpp"

#include <string>
#include <vector>

#include <boost/test/unit_test.hpp>

namespace dawson::semantics {
namespace {

using chess::Language;

struct Meaning {
  std::string_view text;
  std::string_view play;
  std::string_view goal;
  int half_moves;
};

void check_meanings(std::vector<Meaning> const& meanings) {
  for (auto const& [text, play, goal, half_moves] : meanings) BOOST_TEST_CONTEXT(text) {
      auto const read = read_stipulation(text);
      BOOST_TEST(read.text == text);
      BOOST_REQUIRE(read.task.has_value());
      BOOST_TEST(read.task->play == play);
      BOOST_TEST(read.task->goal == goal);
      BOOST_TEST(read.task->half_moves == half_moves);
    }
}

text::Diagnostics doubts_of(std::string_view text) {
  text::Diagnostics findings;
  read_stipulation(text, findings);
  return findings;
}

std::string in_symbols(std::string_view text) {
  return stipulation_in_symbols(read_stipulation(text));
}
std::string in_words(std::string_view text, Language language) {
  return stipulation_in_words(read_stipulation(text), language);
}

BOOST_AUTO_TEST_SUITE(stipulations)

// Each with a task in words or in signs, and other fields.
std::string with(std::string_view text, std::string printed, TaskMore const& more) {
  return stipulation_with(text, std::move(printed), more, Language::english);
}

BOOST_AUTO_TEST_CASE(fields_about_a_task_are_added_in_the_format_of_the_task) {
  TaskMore const duplex{{chess::TaskMark::duplex}, ""}, two{{}, "2.1.1"};
  BOOST_TEST(with("h#2", "h#2", {}) == "h#2");
  BOOST_TEST(with("h#2", "h#2", two) == "h#2 2.1.1");
  BOOST_TEST(with("h#2", "h#2", duplex) == in_symbols("h#2 duplex"));
  BOOST_TEST(with("h#2", "Helpmate in 2 moves", duplex) == "Helpmate in 2 moves, duplex");
  // What is already in the task is printed once.
  BOOST_TEST(with("h#2 2.1.1", "h#2 2.1.1", two) == "h#2 2.1.1");
  BOOST_TEST(with("h#2 duplex", in_symbols("h#2 duplex"), duplex) == in_symbols("h#2 duplex"));
  BOOST_TEST(with("h#2 duplex", in_symbols("h#2 duplex"), two) == in_symbols("h#2 2.1.1 duplex"));
}

BOOST_AUTO_TEST_CASE(popeyes_signs_are_understood) {
  check_meanings({
      {"#3", "", "#", 6},
      {"h#2.5", "h", "#", 5},
      {"h#2½", "h", "#", 5},
      {"h#0.5", "h", "#", 1},
      {"H#2", "h", "#", 4},
      {"s#4", "s", "#", 8},
      {"semi-r#2", "semi-r", "#", 4},
      {"hs#3", "hs", "#", 6},
      {"hr#3", "hr", "#", 6},
      {"h=2", "h", "=", 4},
      {"h==3", "h", "==", 6},
      {"##2", "", "##", 4},
      {"##!3", "", "##!", 6},
      {"!=4", "", "!=", 8},
      {"+1", "", "+", 2},
      {"x57", "", "x", 114},
      {"~1", "", "~", 2},
      {"exact-#3", "exact-", "#", 6},
      {"ser-s#11", "ser-s", "#", 22},
      {"ser-#17", "ser-", "#", 34},
      {"pser-h#6", "pser-h", "#", 12},
      {"phser-s#6", "phser-s", "#", 12},
      {"2->ser-h#4", "2->ser-h", "#", 8},
      {"reci-h(=)#4", "reci-h(=)", "#", 8},
      {"ser-sctr2", "ser-s", "ctr", 4},
      {"dia6.5", "", "dia", 13},
      {"PG 12.5", "", "dia", 25},
      {"BP 12.0", "", "dia", 24},
      {"a=>b3", "", "a=>b", 6},
  });
}

BOOST_AUTO_TEST_CASE(a_target_square_and_a_length_run_together) {
  check_meanings({
      {"zg74", "", "zg7", 8},
      {"hZg74", "h", "zg7", 8},
      {"ze31", "", "ze3", 2},
      {"sKa74", "s", "ka7", 8},
      {"001", "", "00", 2},
      {"h003", "h", "00", 6},
      {"c813", "", "c81", 6},
  });
}

BOOST_AUTO_TEST_CASE(other_spellings_of_a_sign_are_understood) {
  check_meanings({
      {"2#", "", "#", 4},
      {"# 2", "", "#", 4},
      {" #2. ", "", "#", 4},
      {"s2#", "s", "#", 4},
      {"#2 (white starts)", "", "#", 4},
      {"+", "", "+", 0},
      {"=", "", "=", 0},
  });
}

BOOST_AUTO_TEST_CASE(words_are_understood_in_three_languages) {
  check_meanings({
      {"Mate in 3 moves.", "", "#", 6},
      {"Mate in 3", "", "#", 6},
      {"mate in three moves", "", "#", 6},
      {"Mate in 1 move", "", "#", 2},
      {"Matt in 3 Zügen", "", "#", 6},
      {"MATT IN 3 ZÜGEN", "", "#", 6},
      {"Matt in drei Zügen", "", "#", 6},
      {"Matt in 1 Zug", "", "#", 2},
      {"Mat en 3 coups", "", "#", 6},
      {"mat en un coup", "", "#", 2},
      {"Helpmate in 2.5 moves", "h", "#", 5},
      {"Hilfsmatt in 2½ Zügen", "h", "#", 5},
      {"Mat aidé en 2,5 coups", "h", "#", 5},
      {"Selbstmatt in 4 Zügen", "s", "#", 8},
      {"Beweispartie in 12,5 Zügen", "", "dia", 25},
  });
}

BOOST_AUTO_TEST_CASE(everything_else_is_free_text) {
  std::string const nul("#2\0", 3);
  for (std::string_view const text :
       std::vector<std::string_view>{"",
                                     " ",
                                     "See text",
                                     "#",
                                     "#0",
                                     "h#0",
                                     "2# 3",
                                     "#2.3",
                                     "#99999999999999999999",
                                     "99999999999999999999#",
                                     "12x #1",
                                     "#2 b) Black",
                                     "semi-h#2",
                                     "White mates in 3 moves",
                                     "Mate in moves",
                                     "Mate in 3movess",
                                     "Mate in 3 movess",
                                     "Mate in",
                                     "Ortho-reconstruction in 25.0 moves (white starts)",
                                     "#2 (",
                                     "#2 (a",
                                     "#2 )",
                                     "\xFF#2",
                                     "\xE2\x99\x94",
                                     nul})
    BOOST_TEST_CONTEXT(text) {
      BOOST_TEST(!read_stipulation(text).task.has_value());
      BOOST_TEST(read_stipulation(text).text == text);
      BOOST_TEST(in_symbols(text) == text);
      BOOST_TEST(in_words(text, Language::german) == text);
    }
}

BOOST_AUTO_TEST_CASE(direct_mates_are_converted_into_signs) {
  BOOST_TEST(in_symbols("Mate in 3 moves.") == "#3");
  BOOST_TEST(in_symbols("Matt in 1 Zug") == "#1");
  BOOST_TEST(in_symbols("Mat en dix coups") == "#10");
  BOOST_TEST(in_symbols("2#") == "#2");
  BOOST_TEST(in_symbols("Mate in 2 moves (white starts)") == "#2 (white starts)");
  BOOST_TEST(in_symbols("Mate in 2 moves. (Circe) (2 solutions)") == "#2 (Circe) (2 solutions)");
  BOOST_TEST(in_symbols("Helpmate in 2 moves.") == "h#2");
}

BOOST_AUTO_TEST_CASE(direct_mates_are_converted_into_words) {
  BOOST_TEST(in_words("#3", Language::english) == "Mate in 3 moves");
  BOOST_TEST(in_words("#1", Language::english) == "Mate in 1 move");
  BOOST_TEST(in_words("#3", Language::german) == "Matt in 3 Zügen");
  BOOST_TEST(in_words("#1", Language::german) == "Matt in 1 Zug");
  BOOST_TEST(in_words("#3", Language::french) == "Mat en 3 coups");
  BOOST_TEST(in_words("#1", Language::french) == "Mat en 1 coup");
  BOOST_TEST(in_words("Matt in 2 Zügen", Language::french) == "Mat en 2 coups");
  BOOST_TEST(in_words("#2 (Circe)", Language::german) == "Matt in 2 Zügen (Circe)");
}

BOOST_AUTO_TEST_CASE(signs_and_words_survive_a_round_trip) {
  for (int moves = 1; moves <= 60; ++moves)
    for (auto const language : {Language::english, Language::german, Language::french}) {
      std::string const signs = "#" + std::to_string(moves);
      BOOST_TEST(in_symbols(in_words(signs, language)) == signs);
    }
}

struct Printed {
  std::string_view signs, english, german, french;
};
constexpr Printed printed[] = {
    {"=2", "Stalemate in 2 moves", "Patt in 2 Zügen", "Pat en 2 coups"},
    {"h#3.5", "Helpmate in 3½ moves", "Hilfsmatt in 3½ Zügen", "Mat aidé en 3,5 coups"},
    {"h#0.5", "Helpmate in ½ move", "Hilfsmatt in ½ Zug", "Mat aidé en 0,5 coup"},
    {"h#1.5", "Helpmate in 1½ moves", "Hilfsmatt in 1½ Zügen", "Mat aidé en 1,5 coup"},
    {"h=2", "Helpstalemate in 2 moves", "Hilfspatt in 2 Zügen", "Pat aidé en 2 coups"},
    {"h==2", "Help double stalemate in 2 moves", "Hilfsdoppelpatt in 2 Zügen",
     "Pat double aidé en 2 coups"},
    {"s#4", "Selfmate in 4 moves", "Selbstmatt in 4 Zügen", "Mat inverse en 4 coups"},
    {"r#2", "Reflexmate in 2 moves", "Reflexmatt in 2 Zügen", "Mat réflexe en 2 coups"},
    {"semi-r#2", "Semi-reflexmate in 2 moves", "Semireflexmatt in 2 Zügen",
     "Mat semi-réflexe en 2 coups"},
    {"hs#3", "Help-selfmate in 3 moves", "Hilfsselbstmatt in 3 Zügen",
     "Mat inverse aidé en 3 coups"},
    {"hr=3", "Help-reflexstalemate in 3 moves", "Hilfsreflexpatt in 3 Zügen",
     "Pat réflexe aidé en 3 coups"},
    {"reci-h#3", "Reciprocal helpmate in 3 moves", "Reziprokes Hilfsmatt in 3 Zügen",
     "Mat aidé réciproque en 3 coups"},
    {"ser-#17", "Series-mate in 17 moves", "Serienzugmatt in 17 Zügen", "Mat de série en 17 coups"},
    {"ser-h=5", "Series-helpstalemate in 5 moves", "Serienzughilfspatt in 5 Zügen",
     "Pat aidé de série en 5 coups"},
    {"pser-h#6", "Parry series-helpmate in 6 moves", "Parade-Serienzughilfsmatt in 6 Zügen",
     "Mat aidé de série à parades en 6 coups"},
    {"exact-#3", "Mate in exactly 3 moves", "Matt in genau 3 Zügen", "Mat en 3 coups exactement"},
    {"2->ser-h#4", "Series-helpmate in 4 moves, after 2 introductory moves",
     "Serienzughilfsmatt in 4 Zügen, nach 2 Einleitungszügen",
     "Mat aidé de série en 4 coups, après 2 coups d’introduction"},
    {"zg74", "Target square g7 in 4 moves", "Zielfeld g7 in 4 Zügen", "Case-cible g7 en 4 coups"},
    {"hzg74", "Help play in 4 moves, goal: square g7", "Hilfsspiel in 4 Zügen, Ziel: Feld g7",
     "Jeu aidé en 4 coups, but\u00A0: case g7"},
    {"ser-zd612", "Series-play in 12 moves, goal: square d6",
     "Serienzugspiel in 12 Zügen, Ziel: Feld d6", "Jeu de série en 12 coups, but\u00A0: case d6"},
    {"~1", "Any move in 1 move", "Beliebiger Zug in 1 Zug", "Coup quelconque en 1 coup"},
    {"h~1", "Help play in 1 move, goal: any move", "Hilfsspiel in 1 Zug, Ziel: beliebiger Zug",
     "Jeu aidé en 1 coup, but\u00A0: coup quelconque"},
    {"h%2", "Help play in 2 moves, goal: win of a piece",
     "Hilfsspiel in 2 Zügen, Ziel: Figurengewinn", "Jeu aidé en 2 coups, but\u00A0: gain de pièce"},
    {"2->ser-h<>r4",
     "Series-help play in 4 moves, after 2 introductory moves, goal: exchange of places by rebirth",
     "Serienzughilfsspiel in 4 Zügen, nach 2 Einleitungszügen, Ziel: Platzwechsel durch "
     "Wiedergeburt",
     "Jeu aidé de série en 4 coups, après 2 coups d’introduction, but\u00A0: échange de places par "
     "renaissance"},
    {"exact-hep3*", "Help play in exactly 3 moves, goal: en passant capture, set play",
     "Hilfsspiel in genau 3 Zügen, Ziel: En-passant-Schlag, Satzspiel",
     "Jeu aidé en 3 coups exactement, but\u00A0: prise en passant, jeu apparent"},
    {"s#=3", "Selfmate or stalemate in 3 moves", "Selbstmatt oder -patt in 3 Zügen",
     "Mat ou pat inverse en 3 coups"},
    {"hx2", "Help capture in 2 moves", "Hilfsschlag in 2 Zügen", "Prise aidée en 2 coups"},
    {"phser-s#6", "Parry help-series-selfmate in 6 moves",
     "Parade-Hilfsserienzugselbstmatt in 6 Zügen",
     "Mat inverse avec série aidée à parades en 6 coups"},
    {"+1", "Check in 1 move", "Schachgebot in 1 Zug", "Échec en 1 coup"},
    {"x57", "Capture in 57 moves", "Schlag in 57 Zügen", "Prise en 57 coups"},
    {"PG 12.5", "Proof game in 12½ moves", "Beweispartie in 12½ Zügen",
     "Partie justificative en 12,5 coups"},
    {"a=>b 6", "From A to B in 6 moves", "Von A nach B in 6 Zügen", "De A à B en 6 coups"},
    {"h#2*", "Helpmate in 2 moves, set play", "Hilfsmatt in 2 Zügen, Satzspiel",
     "Mat aidé en 2 coups, jeu apparent"},
    {"h#2 duplex 2 sol.", "Helpmate in 2 moves, duplex, 2 solutions",
     "Hilfsmatt in 2 Zügen, Duplex, 2 Lösungen", "Mat aidé en 2 coups, duplex, 2 solutions"},
    {"h#2 w→ 2.1.1.1", "Helpmate in 2 moves, White begins, 2.1.1.1",
     "Hilfsmatt in 2 Zügen, Weiß beginnt, 2.1.1.1",
     "Mat aidé en 2 coups, les Blancs commencent, 2.1.1.1"},
};

BOOST_AUTO_TEST_CASE(all_tasks_have_words_in_three_languages_that_are_read_again) {
  for (auto const& [signs, english, german, french] : printed) BOOST_TEST_CONTEXT(signs) {
      BOOST_TEST(in_symbols(signs) == signs);
      BOOST_TEST(in_words(signs, Language::english) == english);
      BOOST_TEST(in_words(signs, Language::german) == german);
      BOOST_TEST(in_words(signs, Language::french) == french);
      for (std::string_view const words : {english, german, french}) {
        BOOST_TEST(in_symbols(words) == signs);
        BOOST_TEST(task_end(words) > 0U, words);
        BOOST_TEST(doubts_of(words).empty(), words);
      }
    }
}

BOOST_AUTO_TEST_CASE(exactly_is_read_before_and_after_the_moves) {
  for (std::string_view const words : {"Mat en exactement 3 coups", "Mat en 3 coups exactement"})
    BOOST_TEST(in_symbols(words) == "exact-#3", words);
}

BOOST_AUTO_TEST_CASE(play_whose_goal_is_missing_or_unknown_is_no_task) {
  BOOST_TEST(in_symbols("Jeu aidé en 4 coups, but : case g7") == "hzg74");
  for (std::string_view const words :
       {"Help play in 4 moves", "Help play in 4 moves, goal:", "Help play in 4 moves, goal: square",
        "Help play in 4 moves, goal: square g0", "Help play in 4 moves, goal: any moves",
        "Hilfsspiel in 4 Zügen, Ziel Feld g7", "Jeu de dames"})
    BOOST_TEST(in_symbols(words) == words);
  BOOST_TEST(!begins_like_task("Jeu de dames"));
}

BOOST_AUTO_TEST_CASE(composed_stipulations_are_read_again) {
  for (std::string_view const series : {"", "ser-", "pser-", "phser-", "3->ser-", "exact-"})
    for (std::string_view const play : {"", "h", "s", "r", "semi-r", "hs", "hr", "reci-h"})
      for (std::string_view const goal : {"#", "=", "==", "##", "##!", "#=", "!=", "!#", "x", "%",
                                          "zc3", "ep", "00", "ct", "ctr", "<>", "<>r", "~"})
        for (std::string_view const length : {"1", "4", "7.5"}) {
          std::string const signs =
              std::string(series) + std::string(play) + std::string(goal) + std::string(length);
          if (in_symbols(signs) != signs) BOOST_TEST(false, signs << " is " << in_symbols(signs));
          for (auto const language : {Language::english, Language::german, Language::french}) {
            std::string const words = in_words(signs, language);
            if (words == signs || in_symbols(words) != signs)
              BOOST_TEST(false, signs << " is " << words << ", which is " << in_symbols(words));
          }
        }
}

BOOST_AUTO_TEST_CASE(a_task_without_words_is_printed_in_signs) {
  for (std::string_view const text : {"reci-h(=)#4", "c813", "sKa74"})
    BOOST_TEST(in_words(text, Language::german) == in_symbols(text));
  BOOST_TEST(in_words("+", Language::german) == "Weiß am Zug gewinnt");
}

BOOST_AUTO_TEST_CASE(solutions_and_marks_are_read) {
  auto const two = read_stipulation("Helpmate in 3 moves, two solutions");
  BOOST_TEST(two.task.has_value());
  BOOST_TEST(two.intended == "2");
  BOOST_TEST(read_stipulation("Hilfsmatt in 2 Zügen, drei Lösungen.").intended == "3");
  BOOST_TEST(read_stipulation("h#3 4.1.1...").intended == "4.1.1...");
  BOOST_TEST(read_stipulation("#2").intended.empty());
  // Popeye's option removes the first half-move.
  TaskMore const begins{{chess::TaskMark::white_to_play}, {}};
  BOOST_TEST(stipulation_with("h#2", "h#2", begins, chess::Language::english) == "h#1.5");
  BOOST_TEST(stipulation_with("h#2*", "h#2*", begins, chess::Language::english) == "h#1.5*");
  BOOST_TEST(stipulation_with("h#2", "Helpmate in 2 moves", begins, chess::Language::english) ==
             "Helpmate in 1\u00BD moves");
  BOOST_TEST(stipulation_with("h#2.5", "h#2.5", begins, chess::Language::english) ==
             "h#2.5 w\u2192");
  auto const marked = read_stipulation("h#2* SetPlay WhiteToPlay HalbDuplex");
  using chess::TaskMark;
  BOOST_TEST((marked.marks ==
              std::vector{TaskMark::set_play, TaskMark::white_to_play, TaskMark::half_duplex}));
  BOOST_TEST(
      (read_stipulation("#2 *vv").marks == std::vector{TaskMark::set_play, TaskMark::some_tries}));
}

std::string reported(std::string_view text) {
  auto const found = doubts_of(text);
  if (found.empty()) return {};
  BOOST_TEST(found.size() == 1U);
  BOOST_TEST(found[0].code == "W-TASK");
  return std::string(text.substr(found[0].span.begin, found[0].span.end - found[0].span.begin)) +
         ": " + found[0].hint;
}

BOOST_AUTO_TEST_CASE(text_similar_to_a_task_is_reported_with_a_help) {
  BOOST_TEST(reported("h3#") == "h3#: write `h#3`");
  BOOST_TEST(reported(" ser-h5= ") == "ser-h5=: write `ser-h=5`");
  BOOST_TEST(reported("h#") == "h#: write `h#2` for two moves");
  BOOST_TEST(reported("Mat in 2 Zügen") == "Mat in 2 Zügen: write `Matt in 2 Zügen`");
  BOOST_TEST(reported("Matt en 3 coups") == "Matt en 3 coups: write `Mat en 3 coups`");
  BOOST_TEST(reported("Helpmat in 2 moves") == "Helpmat in 2 moves: did you mean `helpmate`?");
  for (std::string_view const sound :
       {"#2", "2#", "+", "=", "h#2.5", "See text", "Mate in 2", "White to play and win", "",
        "Who plays in this game?", "12x #1", "Ortho-reconstruction in 12 moves"})
    BOOST_TEST(reported(sound) == "", sound);
}

BOOST_AUTO_TEST_CASE(a_task_ends_where_something_else_begins) {
  struct Case {
    char const* text;
    char const* task;
  };
  for (auto const& [text, task] :
       {Case{"h#2 Circe", "h#2"},
        {"h#2", "h#2"},
        {"#2vv*", "#2"},
        {"= 4+5", "="},
        {"+ (4+5)", "+"},
        {"+", "+"},
        {"+5", "+5"},
        {"X 100", ""},
        {"h#2b", ""},
        {"White to play and win (3+2)", "White to play and win"},
        {"Matt in 8 Zügen, h.g.", "Matt in 8 Zügen"},
        {"Weiß am Zug setzt in 2 Zügen matt", "Weiß am Zug setzt in 2 Zügen matt"},
        {"Ortho-reconstruction in 25.0 moves (white starts)", "Ortho-reconstruction in 25.0 moves"},
        {"Win", "Win"},
        {"Winnipeg Free Press", ""},
        {"White", ""},
        {"Whitehead to move", ""},
        {"Mater 3, 1999", ""},
        {"", ""}})
    BOOST_TEST(std::string_view(text).substr(0, task_end(text)) == task, text);
}

BOOST_AUTO_TEST_CASE(words_that_begin_tasks_are_recognized) {
  for (std::string_view const line : {"White does", "Helpmate", "matt in", "Gewinn"})
    BOOST_TEST(begins_like_task(line), line);
  for (std::string_view const line : {"Whitehead", "Die Schwalbe", "feenschach", ""})
    BOOST_TEST(!begins_like_task(line), line);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::semantics
