#include <boost/test/unit_test.hpp>

#include "layout/templates/template.hpp"
#include "layout/templates/template_reader.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

// "8 did you mean ..." for the first error, "" for a template without errors.
std::string slip(std::string_view text, TemplateRules const& rules = {}) {
  auto const read = read_template(text, rules);
  if (read) return {};
  BOOST_TEST(read.error().code == "E-TEMPLATE");
  BOOST_TEST(read.error().span.end > read.error().span.begin);
  return std::to_string(read.error().span.begin) + " " + read.error().message;
}

}  // namespace

BOOST_AUTO_TEST_CASE(templates_are_written_as_they_were_read) {
  for (std::string_view const text :
       {"", "plain words, 50 % & #1_a <b> ~ $", "{author}", "{author 2-}", "{author 1}",
        "{author 2-3 join \" & \"}", "{author short join \", \" last and}",
        "{author join \"}\" last \"{\"}", "{stipulation words}", "{count neutral}", "{word after}",
        "[{?title}{!award} x]", "[, {date}[ ({pages})]]", "**[No. {number}]** *{city}*",
        "***{title}***", "**a *b* c**", " | {title} | ", "{number} | | {award}",
        "\\{\\}\\[\\]\\*\\\\\\|"}) {
    auto const read = read_template(text, {});
    BOOST_TEST_REQUIRE(read.ok(), text);
    BOOST_TEST(written(*read) == text);
  }
}

BOOST_AUTO_TEST_CASE(bars_between_blanks_separate_cells) {
  auto const cells = [](std::string_view text) {
    auto const read = read_template(text, {});
    return read ? written(*read) : slip(text);
  };
  BOOST_TEST(cells("a | b") == "a | b");
  BOOST_TEST(read_template("a | b", {})->cells.size() == 2U);
  BOOST_TEST(read_template(" | a | ", {})->cells.size() == 3U);
  BOOST_TEST(read_template("a | | b", {})->cells.size() == 3U);
  BOOST_TEST(read_template("|", {})->cells.size() == 2U);
  BOOST_TEST(read_template("a|b", {})->cells.size() == 1U);
  BOOST_TEST(read_template("a \\| b", {})->cells.size() == 1U);
}

BOOST_AUTO_TEST_CASE(three_asterisks_close_one_and_two) {
  auto const read = read_template("**a *b***", {});
  BOOST_TEST_REQUIRE(read.ok());
  BOOST_TEST(written(*read) == "**a *b***");
  auto const other = read_template("*a **b***", {});
  BOOST_TEST_REQUIRE(other.ok());
  auto const& outer = std::get<Emphasised>(other->cells[0][0]);
  BOOST_TEST((outer.italic && !outer.bold));
}

BOOST_AUTO_TEST_CASE(the_first_error_is_reported_at_its_place) {
  struct Row {
    std::string_view text, slip;
  };
  for (Row const& row : {
           Row{"in {yesterday}", "4 unknown slot `yesterday`"},
           Row{"{}", "0 empty braces"},
           Row{"x {date", "2 brace or quotation mark is not closed"},
           Row{"date}", "4 closing brace without an opening brace"},
           Row{"a [b {date}", "2 group is not closed"},
           Row{"{date}]", "6 closing bracket without an opening bracket"},
           Row{"*[{date}*]", "8 emphasis and group overlap"},
           Row{"[*{date}]*", "8 emphasis and group overlap"},
           Row{"a *{date}", "2 emphasis is not closed"},
           Row{"a ****b", "2 more than three asterisks"},
           Row{"*a ***b*** c*", "3 emphasis is already open"},
           Row{"***a *b* c***", "5 emphasis is already open"},
           Row{"* *", "0 empty emphasis"},
           Row{"a | b | c | d", "10 more than three cells in a line (left, centre, right)"},
           Row{"[{date} | {issue}]",
               "8 a bar separates cells: it cannot be in a group or in emphasis"},
           Row{"*a | b*", "3 a bar separates cells: it cannot be in a group or in emphasis"},
           Row{"a [b]", "2 group without a slot is always printed"},
           Row{"{?date} a", "0 a condition must be directly in a group"},
           Row{"[*{?date}* a]", "2 a condition must be directly in a group"},
           Row{"[{?date 1} a]", "8 unexpected text after the field of a condition"},
           Row{"{date 2}", "6 `date` is not a list: it has no items"},
           Row{"{city 0}", "6 `0` is not a range of items"},
           Row{"{city 3-2}", "6 `3-2` is not a range of items"},
           Row{"{city last and}", "6 `last` without `join` before it"},
           Row{"{city join \"a\" last foo}", "20 unknown word `foo`"},
           Row{"{city join \"a\" last}",
               "15 expected a text in quotation marks or a word after `last`"},
           Row{"{city join and}", "6 expected a text in quotation marks after `join`"},
           Row{"{date join \"a\"}", "6 `date` is not a list: it has no items to join"},
           Row{"{city join \"a\" 2}", "15 `city` takes no `2` here"},
           Row{"{author revers}", "8 `author` takes no `revers`"},
           Row{"{word befor}", "6 unknown word `befor`"},
           Row{"{word}", "1 missing the name of a word"},
           Row{"\\emph{x}", "0 expected a punctuation mark after the backslash"},
           Row{"x\\", "1 expected a punctuation mark after the backslash"},
           Row{"{chapter}", "1 `chapter` is a slot of the head or foot of a page"},
           Row{"{squares}", "1 `squares` is a slot of the legend"},
       })
    BOOST_TEST(slip(row.text) == row.slip, row.text << ": " << slip(row.text));
}

BOOST_AUTO_TEST_CASE(each_use_of_templates_has_its_own_slots_and_words) {
  TemplateRules legend{TemplatePlace::legend, true, nullptr};
  BOOST_TEST(slip("{figures}: {name}[, {squares}]", legend).empty());
  BOOST_TEST(slip("{author}", legend) == "1 `author` is a slot of the caption");
  BOOST_TEST(slip("a | b", legend) == "2 only one cell is allowed here: unexpected bar");
  Words const words{{chess::Language::german, {{"heft", "Heft"}}}};
  BOOST_TEST(slip("{word heft}", {TemplatePlace::caption, false, &words}).empty());
  BOOST_TEST(slip("{word heft}") == "6 unknown word `heft`");
}

BOOST_AUTO_TEST_CASE(a_typing_error_has_a_suggestion) {
  BOOST_TEST(read_template("{dedicaton}", {}).error().hint == "did you mean `dedication`?");
  BOOST_TEST(read_template("{count blck}", {}).error().hint == "did you mean `black`?");
}

BOOST_AUTO_TEST_CASE(nesting_is_limited) {
  std::string deep;
  for (int i = 0; i < 100; ++i) deep += '[';
  BOOST_TEST(slip(deep) == "16 groups and emphasis are nested too deeply");
}

BOOST_AUTO_TEST_CASE(a_list_alone_on_its_line_repeats_the_line) {
  auto const repeats = [](std::string_view text) {
    return repeated_list(*read_template(text, {})) != nullptr;
  };
  BOOST_TEST(repeats("{author}"));
  BOOST_TEST(repeats("by **{author 2-}** | x"));
  BOOST_TEST(!repeats("{author 1}"));
  BOOST_TEST(!repeats("{author join \" \"}"));
  BOOST_TEST(!repeats("{author}, {date}"));
  BOOST_TEST(!repeats("[{author}]"));
  BOOST_TEST(!repeats("{city}"));
  BOOST_TEST(!repeats("{title}"));
}
