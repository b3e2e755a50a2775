#include <boost/test/unit_test.hpp>

#include "layout/captions/template_reader.hpp"

using namespace dawson;
using namespace dawson::layout;

namespace {

std::string written(Parts const& parts);

std::string escaped(std::string const& text) {
  std::string out;
  for (char const c : text) {
    if (std::string_view("{}[]*\\|").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

struct Writer {
  std::string operator()(Literal const& literal) const { return escaped(literal.text); }
  std::string operator()(WordUse const& use) const { return "{word " + use.name + "}"; }
  std::string operator()(SlotUse const& use) const {
    std::string out = "{" + std::string(use.slot.name);
    if (use.first != 1 || use.last != all_items) out += " " + std::to_string(use.first);
    if (use.first != use.last && (use.first != 1 || use.last != all_items)) out += "-";
    if (use.last != use.first && use.last != all_items) out += std::to_string(use.last);
    for (FormWord const& form : forms_of(use.slot))
      if (form.form == use.form) out += " " + std::string(form.word);
    if (use.join) out += " join \"" + *use.join + "\"";
    if (use.last_separator)
      out += use.last_separator->is_word ? " last " + use.last_separator->text
                                         : " last \"" + use.last_separator->text + "\"";
    return out + "}";
  }
  std::string operator()(Emphasised const& marked) const {
    std::string const sign = marked.bold ? marked.italic ? "***" : "**" : "*";
    return sign + written(marked.parts) + sign;
  }
  std::string operator()(Group const& group) const {
    std::string out = "[";
    for (Condition const& condition : group.conditions)
      out += (condition.wants_value ? "{?" : "{!") + std::string(condition.slot.name) + "}";
    return out + written(group.parts) + "]";
  }
};

std::string written(Parts const& parts) {
  std::string out;
  for (Part const& part : parts) out += std::visit(Writer{}, part);
  return out;
}

std::string written(Template const& line) {
  std::string out;
  for (Parts const& cell : line.cells) {
    if (&cell != &line.cells.front()) out += "|";
    out += written(cell);
  }
  return out;
}

// "8 did you mean ..." for the first slip, "" for a template without one.
std::string slip(std::string_view text, TemplateRules const& rules = {}) {
  auto const read = read_template(text, rules);
  if (read) return {};
  BOOST_TEST(read.error().code == "E-TEMPLATE");
  BOOST_TEST(read.error().span.end > read.error().span.begin);
  return std::to_string(read.error().span.begin) + " " + read.error().message;
}

}  // namespace

BOOST_AUTO_TEST_CASE(templates_are_printed_as_they_were_read) {
  for (std::string_view const text :
       {"", "plain words, 50 % & #1_a <b> ~ $", "{author}", "{author 2-}", "{author 1}",
        "{author 2-3 join \" & \"}", "{author short join \", \" last and}",
        "{author join \"}\" last \"{\"}", "{stipulation words}", "{count neutral}", "{word after}",
        "[{?title}{!award} x]", "[, {date}[ ({pages})]]", "**[No. {number}]** *{city}*",
        "***{title}***", "**a *b* c**", "\\{\\}\\[\\]\\*\\\\\\|"}) {
    auto const read = read_template(text, {});
    BOOST_TEST_REQUIRE(read.ok(), text);
    BOOST_TEST(written(*read) == text);
  }
}

BOOST_AUTO_TEST_CASE(bars_with_blanks_around_them_part_cells) {
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

BOOST_AUTO_TEST_CASE(the_first_slip_is_told_at_its_place) {
  struct Row {
    std::string_view text, slip;
  };
  for (Row const& row : {
           Row{"in {yesterday}", "4 there is no slot `yesterday`"},
           Row{"{}", "0 these braces hold nothing"},
           Row{"x {date", "2 this brace is not closed, or a quotation mark in it is not"},
           Row{"date}", "4 this brace closes nothing"},
           Row{"a [b {date}", "2 this group is not closed"},
           Row{"{date}]", "6 this bracket closes nothing"},
           Row{"*[{date}*]", "8 emphasis and group cross"},
           Row{"[*{date}]*", "8 emphasis and group cross"},
           Row{"a *{date}", "2 this emphasis is not closed"},
           Row{"a ****b", "2 more than three asterisks"},
           Row{"*a ***b*** c*", "3 this emphasis is open already"},
           Row{"***a *b* c***", "5 this emphasis is open already"},
           Row{"* *", "0 there is nothing to emphasise"},
           Row{"a | b | c | d", "10 a line has three cells at the most: left, centre, right"},
           Row{"[{date} | {issue}]",
               "8 a bar parts cells: it cannot stand in a group or in emphasis"},
           Row{"*a | b*", "3 a bar parts cells: it cannot stand in a group or in emphasis"},
           Row{"a [b]", "2 this group can never vanish: no slot stands in it"},
           Row{"{?date} a", "0 a condition stands directly in a group"},
           Row{"[*{?date}* a]", "2 a condition stands directly in a group"},
           Row{"[{?date 1} a]", "8 a condition takes nothing but its field"},
           Row{"{date 2}", "6 `date` is no list: it has no items"},
           Row{"{city 0}", "6 `0` names no items"},
           Row{"{city 3-2}", "6 `3-2` names no items"},
           Row{"{city last and}", "6 `last` stands behind `join`"},
           Row{"{city join and}", "6 `join` is followed by a text in quotation marks"},
           Row{"{date join \"a\"}", "6 `date` is no list: it has no items to join"},
           Row{"{city join \"a\" 2}", "15 `city` takes no `2` here"},
           Row{"{author revers}", "8 `author` takes no `revers`"},
           Row{"{word befor}", "6 there is no word `befor`"},
           Row{"{word}", "1 no word is named"},
           Row{"\\emph{x}", "0 a backslash stands before a punctuation mark"},
           Row{"x\\", "1 a backslash stands before a punctuation mark"},
           Row{"{chapter}", "1 `chapter` belongs to the head or foot of a page"},
           Row{"{squares}", "1 `squares` belongs to the legend"},
       })
    BOOST_TEST(slip(row.text) == row.slip, row.text << ": " << slip(row.text));
}

BOOST_AUTO_TEST_CASE(a_place_has_its_own_slots_and_words) {
  TemplateRules legend{TemplatePlace::legend, true, nullptr};
  BOOST_TEST(slip("{figures}: {name}[, {squares}]", legend).empty());
  BOOST_TEST(slip("{author}", legend) == "1 `author` belongs to the caption");
  BOOST_TEST(slip("a | b", legend) == "2 there is one cell here: no bar parts it");
  Words const words{{chess::Language::german, {{"heft", "Heft"}}}};
  BOOST_TEST(slip("{word heft}", {TemplatePlace::caption, false, &words}).empty());
  BOOST_TEST(slip("{word heft}") == "6 there is no word `heft`");
}

BOOST_AUTO_TEST_CASE(a_slip_of_the_pen_is_corrected) {
  BOOST_TEST(read_template("{dedicaton}", {}).error().hint == "did you mean `dedication`?");
  BOOST_TEST(read_template("{count blck}", {}).error().hint == "did you mean `black`?");
}

BOOST_AUTO_TEST_CASE(nesting_has_an_end) {
  std::string deep;
  for (int i = 0; i < 100; ++i) deep += '[';
  BOOST_TEST(slip(deep) == "16 groups and emphasis are nested too deeply");
}

BOOST_AUTO_TEST_CASE(a_list_alone_on_its_line_repeats_it) {
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
