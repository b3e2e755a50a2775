#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

// "name=line/line¶line*" of each field (¶: a blank line before; *: has items) after the lines of
// the listing in <>.
std::string body(std::string_view bytes) {
  constexpr std::size_t origin = 100;
  auto const read = read_body(bytes, origin);
  if (!read) {
    text::Diagnostic moved = read.error();
    BOOST_REQUIRE(moved.span.begin >= origin);
    moved.span = {moved.span.begin - origin, moved.span.end - origin};
    moved.notes.clear();
    return fault(moved, bytes);
  }
  auto const check_place = [&](text::SourceMappedText const& text) {
    text::Span const span = text.origin();
    BOOST_TEST(bytes.substr(span.begin - origin, span.end - span.begin) == text.text());
  };
  std::string all;
  for (text::SourceMappedText const& line : read->listing) {
    check_place(line);
    all += "<" + line.text() + ">";
  }
  for (FieldLine const& field : read->fields) {
    BOOST_TEST(bytes.substr(field.name.begin - origin, field.name.end - field.name.begin) ==
               field.field->name);
    all += (all.empty() ? "" : " ") + std::string(field.field->name) + "=";
    for (ValueLine const& line : field.lines) {
      check_place(line.text);
      all += (&line == &field.lines.front() ? "" : "/") + std::string(line.paragraph ? "¶" : "") +
             line.text.text();
    }
    if (field.itemised) all += "*";
  }
  return all;
}

std::string hint(std::string_view bytes) {
  auto const read = read_body(bytes, 0);
  BOOST_REQUIRE(!read.ok());
  return read.error().hint;
}

BOOST_AUTO_TEST_CASE(a_field_is_a_name_a_colon_and_a_value) {
  BOOST_TEST(body("fen: 8/8\nauthor: X Y\n") == "fen=8/8 author=X Y");
  BOOST_TEST(body("fen:\t 8/8 \t\r\n") == "fen=8/8");
  BOOST_TEST(body("title: a: b") == "title=a: b");
  BOOST_TEST(body("  title: a\n  source: b") == "title=a source=b");
  BOOST_TEST(body("") == "");
  BOOST_TEST(body("\n \n\t\r\n") == "");
}

BOOST_AUTO_TEST_CASE(indented_lines_continue_the_value) {
  BOOST_TEST(body("fen: 8/8/\n     8/8\nauthor: X") == "fen=8/8//8/8 author=X");
  BOOST_TEST(body("fen:\n 8/8\n") == "fen=/8/8");
  BOOST_TEST(body("  title: a\n   b\n  source: c") == "title=a/b source=c");
  BOOST_TEST(body("title: a\r\n\tb\r\n") == "title=a/b");
  BOOST_TEST(body("solution: 1.a\n  author: x") == "solution=1.a/author: x");
}

BOOST_AUTO_TEST_CASE(a_solution_continues_at_moves_and_labels_without_an_indent) {
  BOOST_TEST(body("solution: 1.a b\n1...c 2.d\nauthor: X") == "solution=1.a b/1...c 2.d author=X");
  BOOST_TEST(body("solution:\na) 1.a\n(b) 1.b") == "solution=/a) 1.a/(b) 1.b");
  BOOST_TEST(body("solution: 1.a\nbut b") == "E-FIELD `but b`");
  BOOST_TEST(body("solution: 1.a\n2…b") == "solution=1.a/2…b");
  BOOST_TEST(body("solution: 1.a\n8/8/8/8") == "E-FIELD `8/8/8/8`");
  BOOST_TEST(body("author: X\n1.a") == "E-FIELD `1.a`");
  BOOST_TEST(body("solution: 1.a\nauthor: X\n2.b") == "E-FIELD `2.b`");
}

BOOST_AUTO_TEST_CASE(a_tab_indents_like_four_blanks) {
  BOOST_TEST(body("   title: a\n\tb") == "title=a/b");
  BOOST_TEST(body("\ttitle: a\n     b\n    source: c") == "title=a/b source=c");
  BOOST_TEST(body(" \ttitle: a\n    b") == "E-FIELD `b`");
}

BOOST_AUTO_TEST_CASE(a_blank_line_inside_a_value_is_a_paragraph) {
  BOOST_TEST(body("solution: a\n\n  b\n  c\n \t\n\n  d\n\nauthor: X") ==
             "solution=a/¶b/c/¶d author=X");
  BOOST_TEST(body("solution: a\n\n% c\n  b") == "solution=a/¶b");
}

BOOST_AUTO_TEST_CASE(a_bar_begins_a_list_of_items) {
  BOOST_TEST(body("twins: |\n  a) x\n  b) y\nauthor: X") == "twins=a) x/b) y* author=X");
  BOOST_TEST(body("twins: | a\n  b") == "twins=| a/b");
}

BOOST_AUTO_TEST_CASE(a_percent_sign_at_the_fields_indentation_begins_a_comment) {
  BOOST_TEST(body("% a\ntitle: b\n% c\nsource: d") == "title=b source=d");
  BOOST_TEST(body("  title: b\n  % c\n% d\n  source: e") == "title=b source=e");
  BOOST_TEST(body("title: b\n  % c") == "title=b/% c");
  BOOST_TEST(body("title: b % c") == "title=b % c");
  BOOST_TEST(body("%") == "");
}

BOOST_AUTO_TEST_CASE(a_number_sign_does_not_begin_a_comment) {
  BOOST_TEST(body("#2\n") == "<#2>");
  BOOST_TEST(body("title: a\n# b") == "E-FIELD `# b`");
}

BOOST_AUTO_TEST_CASE(lines_before_the_first_field_are_a_listing) {
  BOOST_TEST(body("1 - X\n  feenschach\n\njanko: K") == "<1 - X><feenschach> janko=K");
  BOOST_TEST(body("Starting position:\nA: b\nhttp://x") == "<Starting position:><A: b><http://x>");
  BOOST_TEST(body("Kings (a: b)") == "<Kings (a: b)>");
}

BOOST_AUTO_TEST_CASE(a_line_that_neither_is_nor_continues_a_field_is_an_error) {
  BOOST_TEST(body("fen: 8/8\n  8/8\n8/8") == "E-FIELD `8/8`");
  BOOST_TEST(body("  title: a\n  b c\n") == "E-FIELD `b c`");
}

BOOST_AUTO_TEST_CASE(the_closest_field_name_is_suggested) {
  struct Case {
    char const* body;
    char const* fault;
    char const* hint;
  };
  for (auto const& [text, fault, expected] :
       {Case{"authro: X", "E-FIELD `authro`", "did you mean `author`?"},
        {"stip: #2", "E-FIELD `stip`", "did you mean `stipulation`?"},
        {"Janko: K", "E-FIELD `Janko`", "did you mean `janko`?"},
        {"FEN: 8", "E-FIELD `FEN`", "did you mean `fen`?"},
        {"stipulatoin: #2", "E-FIELD `stipulatoin`", "did you mean `stipulation`?"},
        {"1 - X\nAward: x", "E-FIELD `Award`", "did you mean `award`?"},
        {"condition: Circe", "E-FIELD `condition`", "did you mean `conditions`?"},
        {"remarks: Circe", "E-FIELD `remarks`", "did you mean `remark`?"},
        {"title: a\nwhatever: b", "E-FIELD `whatever`",
         "correct the name, or indent the line to continue a value"}})
    BOOST_TEST_CONTEXT(text) {
      BOOST_TEST(body(text) == fault);
      BOOST_TEST(hint(text) == expected);
    }
}

BOOST_AUTO_TEST_CASE(a_blank_must_follow_the_colon) {
  BOOST_TEST(body("fen:8/8") == "E-FIELD `fen:`");
  BOOST_TEST(hint("fen:8/8") == "write `fen: ...`");
  BOOST_TEST(body("title: x\nauthor:X") == "E-FIELD `author:`");
  BOOST_TEST(body("http:x") == "<http:x>");
}

BOOST_AUTO_TEST_CASE(a_field_can_be_given_only_once) {
  BOOST_TEST(body("title: a\nauthor: X\ntitle: b") == "E-TWICE `title`");
  auto const read = read_body("title: a\ntitle: b", 0);
  BOOST_REQUIRE(read.error().notes.size() == 1u);
  BOOST_TEST((read.error().notes[0].span == text::Span{0, 5}));
}

BOOST_AUTO_TEST_CASE(a_field_must_have_a_value) {
  BOOST_TEST(body("title:") == "E-VALUE `title`");
  BOOST_TEST(body("title: \nauthor: X") == "E-VALUE `title`");
  BOOST_TEST(body("twins: |") == "E-VALUE `twins`");
  BOOST_TEST(body("title:\n\nauthor: X") == "E-VALUE `title`");
}

BOOST_AUTO_TEST_CASE(all_names_of_the_table_are_fields) {
  for (char const* name :
       {"fen",     "shredder",   "xfen",    "epd",         "ffen",       "janko",      "x2fen",
        "number",  "label",      "author",  "city",        "title",      "dedication", "source",
        "issue",   "pages",      "date",    "tournament",  "award",      "album",      "after",
        "version", "correction", "reprint", "stipulation", "conditions", "twins",      "sound",
        "count",   "tomove",     "legend",  "remark",      "themes",     "comment",    "solution",
        "size",    "style",      "flip",    "coordinates", "marks",      "grid",       "edges",
        "region",  "caption",    "draw"})
    BOOST_TEST_CONTEXT(name) {
      BOOST_TEST(find_field(name) != nullptr);
      BOOST_TEST(closest_field(name) == name);
    }
  BOOST_TEST(find_field("position") == nullptr);
  BOOST_TEST(find_field("") == nullptr);
  BOOST_TEST(closest_field("") == "");
  BOOST_TEST(closest_field("xyz") == "");
  BOOST_TEST(closest_field(std::string(1000, 'a')) == "");
}

}  // namespace
}  // namespace dawson::document
