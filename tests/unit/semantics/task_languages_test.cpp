#include <boost/test/unit_test.hpp>

#include "semantics/stipulation.hpp"
#include "semantics/stipulation_signs.hpp"

namespace dawson::semantics {
namespace {

struct Row {
  std::string text, signs;
};

BOOST_AUTO_TEST_CASE(tasks_in_other_languages_equal_their_signs) {
  for (Row const& row : {Row{"Мат в 2 хода", "#2"},
                         {"МАТ В ДВА ХОДА", "#2"},
                         {"Обратный мат в 3 хода.", "s#3"},
                         {"Кооперативный мат в 2,5 хода", "h#2.5"},
                         {"Серийный кооперативный мат в 7 ходов", "ser-h#7"},
                         {"Выигрыш", "+"},
                         {"Ничья", "="},
                         {"Мат за 2 ходи", "#2"},
                         {"Кооперативний мат за 2 ходи", "h#2"},
                         {"Помоћни мат у 2 потеза", "h#2"},
                         {"Ματ σε 2 κινήσεις", "#2"},
                         {"Βοηθητικό ματ σε δύο κινήσεις", "h#2"},
                         {"Matto in 2", "#2"},
                         {"Aiutomatto in 2½ mosse", "h#2.5"},
                         {"Mate en 2", "#2"},
                         {"Mate ayudado en tres jugadas", "h#3"},
                         {"Mate em 2 lances", "#2"},
                         {"Hulpmat in 2 zetten", "h#2"},
                         {"Mat w 2 posunięciach", "#2"},
                         {"Mat pomocniczy w 3 posunięciach", "h#3"},
                         {"Pomocný mat 3. ťahom", "h#3"},
                         {"Matt 2 lépésben", "#2"},
                         {"Hjälpmatt i 2 drag", "h#2"},
                         {"Apumatti 2 siirrolla", "h#2"},
                         {"Mat în 2 mutări", "#2"}}) {
    BOOST_TEST(stipulation_in_symbols(read_stipulation(row.text)) == row.signs, row.text);
    text::Diagnostics doubts;
    read_stipulation(row.text, doubts);
    BOOST_TEST(doubts.empty(), row.text);
    BOOST_TEST(task_end(row.text) >= row.text.size() - 1, row.text);
  }
}

BOOST_AUTO_TEST_CASE(sentences_in_other_languages_are_tasks_without_a_sign) {
  for (std::string const text :
       {"Белые начинают и дают мат в 2 хода", "Білі починають і виграють",
        "Τα λευκά παίζουν και κερδίζουν", "Il Bianco muove e vince", "Juegan blancas y ganan",
        "As brancas jogam e empatam", "Białe zaczynają i wygrywają", "Wit speelt en wint",
        "Bílý na tahu vyhraje", "Világos indul és nyer", "Vit drar och vinner"}) {
    BOOST_TEST(task_end(text) == text.size(), text);
    BOOST_TEST(task_end(text + " (3+2)") == text.size(), text);
  }
}

BOOST_AUTO_TEST_CASE(text_that_only_begins_like_a_task_is_not_a_task) {
  for (std::string const text :
       {"Matto", "Matto in", "Мат в хода", "Matt 2", "Mat Plus 3", "Il Bianco", "Wit speelt",
        "Remise Journal 3", "Las Palmas 2", "Mat in 2nd place", "Matto in 1234 mosse", "Mate en"})
    BOOST_TEST(task_end(text) == 0, text);
  BOOST_TEST(!read_foreign_task("Mate in 2"));
  BOOST_TEST(read_foreign_task("Mat in 2 Zügen")->end < std::string("Mat in 2 Zügen").size());
}

}  // namespace
}  // namespace dawson::semantics
