// Tests of styles in YAML, from the file to the rows of a caption. Pieces are on generated boards;
// the expected results are what a reader sees.
#include <boost/test/unit_test.hpp>

#include <cstdlib>
#include <string>

#include "backend/latex/tex_caption.hpp"
#include "compile/diagram/outputs.hpp"
#include "document/directive.hpp"
#include "document/fields/problem_fields.hpp"
#include "folder.hpp"
#include "layout/captions/solution_lines.hpp"
#include "places.hpp"
#include "style/shipped_styles.hpp"
#include "style/yaml_style.hpp"

using namespace dawson;
using namespace dawson::run;

namespace {

problem::Problem problem_of(std::string const& fields) {
  static std::string text;
  text = fields + "fen: 8/8/8/3k4/8/8/8/K6R\n";
  auto body = document::read_body(text, 0);
  BOOST_TEST_REQUIRE(body.ok());
  document::Settings settings;
  settings.markup = &document::markdown_markup;
  text::Diagnostics findings;
  auto problem = document::read_problem(body->fields, {}, settings, findings);
  BOOST_TEST_REQUIRE(problem.has_value(), fields);
  return *problem;
}

StyleSheet style_of(std::string const& yaml) {
  StyleReading read = read_style(text::Source("s.yaml", yaml), default_style(), shipped_styles());
  BOOST_TEST_REQUIRE(read.faults.empty(),
                     yaml << (read.faults.empty() ? "" : read.faults.front().message));
  return read.style;
}

std::string listed(std::string const& yaml, std::string const& fields, bool fits = true,
                   chess::Language language = chess::Language::english) {
  problem::Problem const problem = problem_of(fields);
  StyleSheet const style = style_of(yaml);
  return list_caption(compose_caption(problem, style.caption, language),
                      prose::without_indents(compose_solution(problem, style.caption, language)),
                      [&](auto const&) { return fits; });
}

// Returns the rows of one line of `above`.
std::string line(std::string const& line, std::string const& fields, std::string const& more = "") {
  return listed("caption:\n  above:\n  - '" + line + "'\n  below: []\n  legend: none\n" + more,
                fields);
}

// Returns "3:7 E-TEMPLATE" for each error.
std::string slips(std::string const& yaml) {
  text::Source const source("s.yaml", yaml);
  std::string out;
  for (text::Diagnostic const& fault :
       read_style(source, default_style(), shipped_styles()).faults) {
    text::Place const place = source.place(fault.span.begin);
    out += (out.empty() ? "" : "; ") + std::to_string(place.line) + ":" +
           std::to_string(place.column) + " " + fault.code;
  }
  return out;
}

// Returns the help for the first error.
std::string remedy(std::string const& yaml) {
  text::Source const source("s.yaml", yaml);
  auto const faults = read_style(source, default_style(), shipped_styles()).faults;
  BOOST_TEST_REQUIRE(!faults.empty());
  return faults.front().hint;
}

std::string const knight_tour =
    "number: 31\nauthor: Meyer, Anna; Berg, Ole van den\nsource: Springer\nissue: 4\n"
    "date: 2011-05\nstipulation: #4\nsound: C+\n";

}  // namespace

BOOST_AUTO_TEST_CASE(every_shipped_style_can_be_read) {
  for (std::string_view const name : shipped_names())
    BOOST_TEST(find_shipped(name) != nullptr, name);
  BOOST_TEST(find_shipped("nobody") == nullptr);
}

// After a change to the fields or to the default style, DAWSON_UPDATE=1 writes the file again.
BOOST_AUTO_TEST_CASE(dawson_sty_has_the_slots_and_fonts_of_the_default_style) {
  std::string const file = dawson::in_sources("tex/dawson-slots.tex");
  std::string const slots = backend::tex_slots(default_style().caption.fonts);
  if (std::getenv("DAWSON_UPDATE")) put(file, slots);
  BOOST_TEST(contents(file) == slots);
}

BOOST_AUTO_TEST_CASE(a_printed_style_can_be_read_back) {
  for (std::string_view const name : shipped_names()) {
    std::string const yaml = written(*find_shipped(name));
    BOOST_TEST(written(style_of(yaml)) == yaml, name);
  }
}

BOOST_AUTO_TEST_CASE(a_style_with_board_keys_only_has_the_default_captions) {
  BOOST_TEST(listed("based on: tinted\n", knight_tour) ==
             "above\t<b>31</b>\t\t\n"
             "above\t<b>Anna Meyer</b>\t\t\n"
             "above\t<b>Ole van den Berg</b>\t\t\n"
             "above\t<b><i>Springer</i></b> 4, 5/2011\t\t\n"
             "below\t#4\t\tC+ (2+1)\n");
}

BOOST_AUTO_TEST_CASE(number_and_author_share_a_line_where_they_fit) {
  BOOST_TEST(listed("based on: schwalbe\n", knight_tour) ==
             "above\t<b>31</b>\t\t<b>Anna Meyer</b>\n"
             "above\t\t<b>Ole van den Berg</b>\t\n"
             "above\t\t<sl>Springer 4, V/2011</sl>\t\n"
             "below\t#4\t\tC+ (2+1)\n");
  BOOST_TEST(listed("based on: schwalbe\n", knight_tour, false)
                 .starts_with("above\t<b>31</b>\t\t\nabove\t\t<b>Anna Meyer</b>\t\n"));
  BOOST_TEST(style_of("based on: schwalbe\n").board.single_frame);
}

BOOST_AUTO_TEST_CASE(a_tournament_has_the_date_if_there_is_no_source) {
  BOOST_TEST(listed("based on: diagram.sty\n", "tournament: Golden Knight\ndate: 1977\n") ==
             "above\t<i>Golden Knight 1977</i>\t\t\n");
  BOOST_TEST(listed("based on: diagram.sty\n",
                    "source: Springer\ntournament: Golden Knight\ndate: 1977\n") ==
             "above\t<b><i>Springer 1977</i></b>\t\t\nabove\t<i>Golden Knight</i>\t\t\n");
}

BOOST_AUTO_TEST_CASE(captions_can_be_centred) {
  BOOST_TEST(listed("based on: problemist\n", knight_tour) ==
             "above\t\t<b>31. Anna Meyer and Ole van den Berg</b>\t\n"
             "above\t\t<i>Springer</i> 4, May 2011\t\n"
             "below\t\t#4\t\nbelow\t\t(2+1) C+\t\n");
}

BOOST_AUTO_TEST_CASE(stacks_are_side_by_side) {
  BOOST_TEST(listed("caption: {above: [], below: [stacks: ['{stipulation}', ['{conditions}', "
                    "'{remark}'], '({count})']], legend: none}\n",
                    "stipulation: #4\nconditions: Circe; Koeko\nremark: try it\n") ==
             "below/stacks\t#4\tCirce\t(2+1)\nbelow/stacks\t\tKoeko\t\nbelow/stacks\t\ttry it\t\n");
}

BOOST_AUTO_TEST_CASE(text_can_be_beside_the_board) {
  BOOST_TEST(listed("caption: {above: [], below: [], legend: none, beside: {width: 4cm, lines: "
                    "['{author}', '', '{stipulation}']}}\n",
                    "author: A B\nstipulation: h#2\n") ==
             "beside\t<b>A B</b>\t\t\nbeside\t\t\t\nbeside\th#2\t\t\n");
}

BOOST_AUTO_TEST_CASE(a_french_style_has_small_caps_and_colour) {
  std::string const style =
      "caption:\n  above: ['{word number} {number}', '{author join \", \" last and}']\n  below: "
      "[]\n"
      "fonts: {author: {variant: small caps, weight: regular}, number: {colour: '#063'}}\n";
  BOOST_TEST(listed(style, knight_tour, true, chess::Language::french) ==
             "above\tn\u00BA <b><c #063>31</c></b>\t\t\n"
             "above\t<sc>Anna Meyer et Ole van den Berg</sc>\t\t\n");
}

BOOST_AUTO_TEST_CASE(groups_print_the_values_that_exist) {
  BOOST_TEST(line("{source}[, {date}][, {pages}]", "source: S\npages: 5\n") ==
             "above\t<b><i>S</i></b>, 5\t\t\n");
  BOOST_TEST(line("[{source}, ][{date}]", "date: 1930\n") == "above\t1930\t\t\n");
  BOOST_TEST(line("[{?award}{!title} for {source}]", "award: 1. Pr\nsource: S\n") ==
             "above\tfor <b><i>S</i></b>\t\t\n");
  BOOST_TEST(
      line("[{?award}{!title} for {source}]", "title: T\naward: 1. Pr\nsource: S\n").empty());
  BOOST_TEST(line("No. {number} | {title}", "title: T\n") == "above\t\t\t<i>T</i>\n");
}

BOOST_AUTO_TEST_CASE(emphasis_of_a_value_is_reversed_in_italics) {
  BOOST_TEST(line("{title}", "title: on *Saturn* again\n") ==
             "above\t<i>on</i> Saturn <i>again</i>\t\t\n");
  BOOST_TEST(line("*by* {title}", "title: x\n", "fonts: {title: none}\n") ==
             "above\t<i>by</i> x\t\t\n");
}

BOOST_AUTO_TEST_CASE(a_style_file_is_merged_key_by_key) {
  BOOST_TEST(line("{source}", "source: S\n", "fonts: {source: {weight: regular}}\n") ==
             "above\t<i>S</i>\t\t\n");
  BOOST_TEST(listed("based on: schwalbe\ncaption: {above: ['{number} {award}']}\n",
                    "number: 3\naward: Lob\nstipulation: #2\n") ==
             "above\t3 Lob\t\t\nbelow\t#2\t\t(2+1)\n");
  StyleSheet const taken = style_of("caption: schwalbe\ndark squares: flat\nframe: {inner: 2pt}\n");
  BOOST_TEST(taken.board.single_frame);
  BOOST_TEST((taken.board.shading == layout::Shading::flat));
  BOOST_TEST(taken.board.frame_inner == 2.0);
}

BOOST_AUTO_TEST_CASE(a_caption_style_includes_its_frame) {
  StyleSheet const doubled = style_of("based on: schwalbe\ncaption: feenschach\n");
  BOOST_TEST(!doubled.board.single_frame);
  StyleSheet const framed = style_of("frame: {lines: 1, inner: 2pt}\ncaption: plain\n");
  BOOST_TEST(framed.board.single_frame);
  BOOST_TEST(framed.board.frame_inner == 2.0);
}

BOOST_AUTO_TEST_CASE(headings_of_solutions_are_also_templates) {
  std::string const fields = "number: 8\nauthor: A B\nsolution: 1.Rh5+\nthemes: pin\n";
  BOOST_TEST(listed("caption: {above: [], below: []}\n", fields) ==
             "solution\t<b>8</b> (A B). 1.Rh5+\t\t\n");
  BOOST_TEST(
      listed("caption: {above: [], below: []}\n"
             "solutions: {head: '{number}:', head line: own, body: ['*{themes}*', solution]}\n",
             fields) == "solution\t8:\t\t\nsolution\t<i>pin</i>\t\t\nsolution\t1.Rh5+\t\t\n");
}

BOOST_AUTO_TEST_CASE(all_errors_of_a_file_are_reported_in_order) {
  BOOST_TEST(slips("caption:\n  above:\n  - '{nmber}'\n  - \"{x}\"\n  below: no\ndates: never\n") ==
             "3:7 E-TEMPLATE; 4:5 E-TEMPLATE; 5:10 E-STYLE; 6:8 E-STYLE");
  BOOST_TEST(slips("caption:\n  above:\n  - 'don''t {x}'\n") == "3:14 E-TEMPLATE");
  BOOST_TEST(slips("caption:\n  above:\n  - in {x}\n") == "3:9 E-TEMPLATE");
  BOOST_TEST(slips("caption: {below: [{columns: '{title}'}]}\n") == "1:30 E-TEMPLATE");
  BOOST_TEST(slips("caption: {below: [{line: 'a', columns: '{twins}'}]}\n") == "1:19 E-STYLE");
  BOOST_TEST(slips("caption: {beside: {side: left}}\n") == "1:11 E-STYLE");
  BOOST_TEST(slips("caption: nobody\n") == "1:10 E-STYLE");
  BOOST_TEST(slips("fonts: {title: {slope: steep}}\n") == "1:24 E-STYLE");
  BOOST_TEST(slips("fonts: {title: {tracking: 5%}}\n") == "");
  for (char const* tracking : {"5", "5pt", "51%", "-11%", "x%"})
    BOOST_TEST(slips(std::string("fonts: {title: {tracking: ") + tracking + "}}\n") ==
               "1:27 E-STYLE");
  BOOST_TEST(slips("caption: {number: hung}\n") == "");
  BOOST_TEST(slips("caption: {number: outside}\n") == "1:19 E-STYLE");
  BOOST_TEST(slips("words: {de: {heft: Heft}}\ncaption: {legend: '{word heft} {name}'}\n").empty());
  BOOST_TEST(remedy("caption: {above: [{author}]}\n") ==
             "write templates in single quotes: '{author}'");
  BOOST_TEST(remedy("fonts: {author: {colour: #800}}\n") ==
             "write templates and colours in single quotes: '{author}', '#800'");
  BOOST_TEST(slips("solutions: {columns: 5, body: ['{', comment]}\n") ==
             "1:22 E-STYLE; 1:33 E-TEMPLATE");
}
