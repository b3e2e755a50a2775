#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

std::string defaults(std::string const& body) {
  return "\\begin{chess} defaults\n" + body + "\n\\end{chess}\n";
}
std::string const solutions = "\\begin{chess} solutions\n\\end{chess}\n";

// The value that `value_of` returns for each diagram, joined by " | ".
template <class Function>
std::string of_diagrams(Reading const& reading, Function value_of) {
  BOOST_TEST(reading.faults() == "");
  std::string all;
  for (Outcome const& outcome : reading.outcomes)
    if (auto const* diagram = std::get_if<Diagram>(&outcome))
      all += (all.empty() ? "" : " | ") + value_of(diagram->problem);
  return all;
}

std::string numbers(std::string const& bytes) {
  return of_diagrams(Reading(bytes),
                     [](auto const& problem) { return shown(problem.first(FieldId::number)); });
}

std::string stipulation(std::string const& settings, std::string const& written) {
  return of_diagrams(
      Reading((settings.empty() ? "" : defaults(settings)) + with_kings("stipulation: " + written)),
      [](auto const& problem) { return shown(problem.first(FieldId::stipulation)); });
}

BOOST_AUTO_TEST_CASE(defaults_apply_to_all_that_follows) {
  auto const source = [](problem::Problem const& problem) {
    return shown(problem.first(FieldId::source));
  };
  BOOST_TEST(of_diagrams(Reading(with_kings("") + defaults("source: a") + with_kings("") +
                                 with_kings("source: b") + with_kings("")),
                         source) == "none | <a> | <b> | <a>");
  BOOST_TEST(
      of_diagrams(Reading(defaults("source: a\ncity: c") + defaults("source: b") + with_kings("")),
                  source) == "<b>");
  Reading const silent(defaults("source: a"));
  BOOST_TEST(std::holds_alternative<Silent>(silent.outcomes.at(0)));
}

BOOST_AUTO_TEST_CASE(defaults_may_be_options_and_apply_to_boards_of_their_kind) {
  Reading const reading("\\begin{chess}[size=7mm] defaults\ncaption: none\n\\end{chess}\n" +
                        with_kings(""));
  BOOST_TEST(reading.faults() == "");
  auto const& view = std::get<Diagram>(reading.outcomes.at(1)).problem.view;
  BOOST_TEST(view.size.value_or(0) == 7.0);
  BOOST_TEST(view.caption == "none");
  Reading const in_line(defaults("size: 7mm\nsource: a") + "\\chess{K/k}");
  BOOST_TEST(std::get<Diagram>(in_line.outcomes.at(1)).problem.view.size.value_or(0) == 3.0);
}

BOOST_AUTO_TEST_CASE(letters_are_those_of_the_diagrams_game_or_the_default_game) {
  auto const piece = [](problem::Problem const& problem) {
    chess::Piece const* const first = chess::piece_on(problem.position.board.cells().front());
    return first ? first->name : "nobody";
  };
  std::string const xiangqi = "r8/9/9/9/9/9/9/9/9/9";
  std::string const own = "\nvariant: { letters: \"r = raven: KN\", board: 9x10 }";
  BOOST_TEST(of_diagrams(Reading(defaults("variant: xiangqi") + block("fsf: " + xiangqi) +
                                 block("fsf: " + xiangqi + own) + block(xiangqi) +
                                 block("ffen: l8") + block("fsf: g4/5/5/5/5\nvariant: Minishogi")),
                         piece) == "chariot | raven | chariot | l | gold general");
}

BOOST_AUTO_TEST_CASE(an_unknown_game_is_reported_once) {
  BOOST_TEST(Reading(defaults("variant: shoggi")).faults() == "E-VARIANT `shoggi`");
  BOOST_TEST(Reading(block("fsf: k1\nvariant: shoggi")).faults() == "E-VARIANT `shoggi`");
  BOOST_TEST(Reading(block("fsf: q8/9/9/9/9/9/9/9/9\nvariant: shogi")).faults() == "E-MAN `q`");
}

BOOST_AUTO_TEST_CASE(errors_in_defaults_are_reported_once_and_change_nothing) {
  struct Case {
    char const* body;
    char const* faults;
  };
  for (auto const& [body, faults] : {Case{"label: x", "E-FIELD `label`"},
                                     {"size: x", "E-SIZE `x`"},
                                     {"source: {", "E-BRACE `{`"},
                                     {"stipulations: short", "E-VALUE `short`"},
                                     {"language: latin", "E-VALUE `latin`"},
                                     {"numerals: roma", "E-VALUE `roma`"},
                                     {"across: 0", "E-VALUE `0`"},
                                     {"across: 7", "E-VALUE `7`"},
                                     {"start: -1", "E-VALUE `-1`"},
                                     {"start: 3a", "E-VALUE `3a`"},
                                     {"prefix: {", "E-BRACE `{`"},
                                     {"prefix: \\chess{K}", "E-VALUE `\\chess{K}`"},
                                     {"janko: K", "E-FIELD `janko`"},
                                     {"syze: 4mm", "E-FIELD `syze`"}})
    BOOST_TEST_CONTEXT(body) {
      Reading const reading(defaults("dedication: x\n" + std::string(body)) + with_kings("") +
                            with_kings(""));
      BOOST_TEST(reading.faults() == faults);
      BOOST_TEST(std::holds_alternative<Broken>(reading.outcomes.at(0)));
      BOOST_TEST(
          shown(std::get<Diagram>(reading.outcomes.at(1)).problem.first(FieldId::dedication)) ==
          "none");
    }
  BOOST_TEST(Reading("\\begin{chess} defaults\nsome listing\n\\end{chess}").faults() ==
             "E-FIELD `some listing`");
}

BOOST_AUTO_TEST_CASE(a_default_that_does_not_fit_a_board_is_reported_with_the_diagram) {
  BOOST_TEST(Reading(defaults("marks: frame d1") + with_kings("") + with_kings("marks: frame a1"))
                 .faults() == "E-SQUARE `d1`");
}

// Defaults of a file "defaults", whose id is 7.
constexpr text::SourceId defaults_file = 7;
Settings foreign(std::string const& body) {
  Settings settings;
  auto read = read_body(body, 0);
  BOOST_REQUIRE(read.ok());
  for (FieldLine& field : read->fields) field.source = defaults_file;
  BOOST_TEST(apply_defaults(read->fields, settings).empty());
  return settings;
}

BOOST_AUTO_TEST_CASE(errors_in_defaults_of_another_file_are_reported_there) {
  struct Case {
    char const* body;
    char const* faults;  // bytes are those of the file of defaults
  };
  for (auto const& [body, faults] : {Case{"size: x", "E-SIZE `x`"},
                                     {"marks: frame d1", "E-SQUARE `d1`"},
                                     {"count: 9+9", "E-COUNT `9+9`"},
                                     {"source: a\n  {", "E-BRACE `{`"},
                                     {"stipulation: h\\#2", ""},
                                     {"conditions: Circe; \\x{", "E-BRACE `{`"},
                                     {"legend: *5q = x", "W-ROT `*5`"},
                                     {"draw: {", "E-BRACE `{`"}})
    BOOST_TEST_CONTEXT(body) {
      for (std::string const& before : {std::string(), defaults("dedication: x")}) {
        Reading const read(before + with_kings(""), foreign(body));
        std::string said;
        for (text::Diagnostic const& finding : read.findings) {
          BOOST_TEST(finding.source == defaults_file);
          said += fault(finding, body);
        }
        BOOST_TEST(said == faults);
      }
    }
}

BOOST_AUTO_TEST_CASE(errors_in_the_documents_own_defaults_point_to_them) {
  BOOST_TEST(
      Reading(defaults("marks: frame d1") + with_kings(""), foreign("marks: frame a1")).faults() ==
      "E-SQUARE `d1`");
  text::Diagnostics findings;
  Settings settings;
  for (char const* body : {"fen: 8/8", "label: x"}) {
    auto const read = read_body(body, 0);
    auto const found = apply_defaults(read->fields, settings);
    BOOST_REQUIRE(found.size() == 1u);
    BOOST_TEST(found[0].code == "E-FIELD");
    BOOST_TEST(settings.fields.empty());
  }
}

BOOST_AUTO_TEST_CASE(numbers_are_counted_on_request) {
  BOOST_TEST(numbers(with_kings("number: auto") + with_kings("number: 9") + with_kings("") +
                     with_kings("number: auto")) == "\"1\" | <9> | none | \"2\"");
  BOOST_TEST(numbers(defaults("number: auto") + with_kings("") + with_kings("number: X") +
                     with_kings("")) == "\"1\" | <X> | \"2\"");
  BOOST_TEST(numbers(defaults("number: auto\nprefix: T-\nstart: 7") + with_kings("") +
                     with_kings("")) == "<T->\"7\" | <T->\"8\"");
  BOOST_TEST(numbers(defaults("number: auto") + with_kings("") +
                     defaults("start: 1\nprefix: \\S{}") + with_kings("")) ==
             "\"1\" | <\\S{}>\"1\"");
  BOOST_TEST(numbers(with_kings("auto - X")) == "\"1\"");
}

BOOST_AUTO_TEST_CASE(numbers_can_have_several_kinds_of_numerals) {
  struct Case {
    char const* numerals;
    char const* start;
    char const* number;
  };
  for (auto const& [numerals, start, number] : {Case{"arabic", "14", "14"},
                                                {"roman", "14", "xiv"},
                                                {"Roman", "1999", "MCMXCIX"},
                                                {"alph", "1", "a"},
                                                {"alph", "26", "z"},
                                                {"alph", "27", "aa"},
                                                {"Alph", "52", "AZ"},
                                                {"Alph", "703", "AAA"},
                                                {"roman", "0", "0"},
                                                {"roman", "4000", "4000"},
                                                {"roman", "3999", "mmmcmxcix"}})
    BOOST_TEST_CONTEXT(numerals << " " << start)
  BOOST_TEST(
      numbers(defaults("number: auto\nnumerals: " + std::string(numerals) + "\nstart: " + start) +
              with_kings("")) == "\"" + std::string(number) + "\"");
}

BOOST_AUTO_TEST_CASE(stipulations_are_printed_as_the_author_wrote_them) {
  for (std::string const settings : {"", "stipulations: verbatim"}) {
    BOOST_TEST(stipulation(settings, "Mate in 3 moves.") == "\"Mate in 3 moves.\"");
    BOOST_TEST(stipulation(settings, "h\\#2") == "\"h#2\"");
    BOOST_TEST(stipulation(settings, "#2") == "\"#2\"");
    BOOST_TEST(stipulation(settings, "Who \\emph{won}? #1 \\% %") ==
               "<Who \\emph{won}? \\#1 \\% \\%>");
  }
}

BOOST_AUTO_TEST_CASE(stipulations_can_be_printed_in_symbols_or_words) {
  struct Case {
    char const* settings;
    char const* written;
    char const* printed;
  };
  for (auto const& [settings, written, printed] :
       {Case{"stipulations: symbols", "Mate in 3 moves", "\"#3\""},
        {"stipulations: symbols", "Matt in zwei Zügen.", "\"#2\""},
        {"stipulations: symbols", "White wins somehow", "\"White wins somehow\""},
        {"stipulations: words", "#3", "\"Mate in 3 moves\""},
        {"stipulations: words", "\\#3", "\"Mate in 3 moves\""},
        {"stipulations: words", "h#3", "\"Helpmate in 3 moves\""},
        {"stipulations: words\nlanguage: german", "#1", "\"Matt in 1 Zug\""},
        {"stipulations: words\nlanguage: de", "#2", "\"Matt in 2 Zügen\""},
        {"stipulations: words\nlanguage: french", "#2", "\"Mat en 2 coups\""},
        {"stipulations: words\nlanguage: fr", "#2 \\foo", "<\\#2 \\foo>"},
        {"stipulations: symbols", "Mate in 2 moves (white starts)", "\"#2 (white starts)\""}})
    BOOST_TEST_CONTEXT(written << " in " << settings)
  BOOST_TEST(stipulation(settings, written) == printed);
}

BOOST_AUTO_TEST_CASE(solutions_have_no_fields) {
  BOOST_TEST(Reading("\\begin{chess} solutions\nsize: 4mm\n\\end{chess}").faults() ==
             "E-FIELD `size`");
  BOOST_TEST(Reading("\\begin{chess} solutions\na line\n\\end{chess}").faults() ==
             "E-FIELD `a line`");
}

BOOST_AUTO_TEST_CASE(other_words_do_not_open_directives) {
  BOOST_TEST(Reading("\\begin{chess} default\n\\end{chess}").faults() == "E-WORD `default`");
  BOOST_TEST(Reading("\\begin{chess} fen: 8\n\\end{chess}").faults() == "E-WORD `fen: 8`");
}

}  // namespace
}  // namespace dawson::document
