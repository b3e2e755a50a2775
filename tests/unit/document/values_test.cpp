#include <boost/test/unit_test.hpp>

#include "document/fields/values.hpp"
#include "document/tex/text.hpp"
#include "reading.hpp"

namespace dawson::document {
namespace {

// The only field of a body.
FieldLine field(std::string_view body) {
  auto read = read_body(body, 0);
  BOOST_REQUIRE(read.ok());
  BOOST_REQUIRE(read->fields.size() == 1u);
  return std::move(read->fields[0]);
}

std::string joined(std::string_view body) { return join_lines(field(body), tex_markup).text(); }

std::string list(std::string_view body) {
  std::string all;
  for (text::SourceMappedText const& part : split_list(field(body), tex_markup)) {
    text::Span const span = part.origin();
    if (part.text().find(' ') == std::string::npos)
      BOOST_TEST(body.substr(span.begin, span.end - span.begin) == part.text());
    all += "<" + part.text() + ">";
  }
  return all;
}

std::string markup(std::string_view value) {
  text::Diagnostics findings;
  auto const read = markup_tex(text::SourceMappedText(value, 0), {}, findings);
  std::string all = read ? shown(*read) : "";
  for (text::Diagnostic const& finding : findings)
    all += (all.empty() ? "" : "; ") + fault(finding, value);
  return all;
}

std::string plain(std::string_view value) {
  auto const read = plain_tex(text::SourceMappedText(value, 0));
  return read ? read->text() : "none";
}

BOOST_AUTO_TEST_CASE(lines_are_joined_by_a_blank_and_directly_in_positions) {
  BOOST_TEST(joined("title: a\n  b\n  c") == "a b c");
  BOOST_TEST(joined("fen: 8/8/\n  8/8") == "8/8/8/8");
  BOOST_TEST(joined("fen:\n  8/8") == "8/8");
  BOOST_TEST(joined("marks: frame\n  a1") == "frame a1");
  BOOST_TEST(joined("draw: \\a\n  \\b") == "\\a \\b");
}

BOOST_AUTO_TEST_CASE(a_blank_line_is_a_paragraph) {
  BOOST_TEST(joined("solution: a\n\n  b\n\n\n  c") == "a\n\nb\n\nc");
  BOOST_TEST(joined("solution: a\n\n  % x\n  b") == "a\n\nb");
  BOOST_TEST(joined("solution:\n\n  a") == "a");
  BOOST_TEST(joined("fen: 8/\n\n  8") == "8/8");
}

BOOST_AUTO_TEST_CASE(line_ends_after_a_bar_are_kept) {
  BOOST_TEST(joined("solution: |\n  a\n  b\n\n  c") == "a\nb\n\nc");
  BOOST_TEST(
      shown(
          Reading(with_kings("solution: |\n  a\n  b\n\n  c")).problem().first(FieldId::solution)) ==
      "<a\\newline b\\par c>");
}

BOOST_AUTO_TEST_CASE(comments_are_removed_from_text_and_code) {
  BOOST_TEST(joined("title: a % b\n  c") == "a c");
  BOOST_TEST(joined("title: a \\% b \\\\% c") == "a \\% b \\\\");
  BOOST_TEST(joined("title: % a") == "");
  BOOST_TEST(joined("title: % a\n  b") == "b");
  BOOST_TEST(joined("draw: \\a % b\n  \\c") == "\\a \\c");
  BOOST_TEST(joined("x2fen: %7/\n  8") == "%7/8");
  BOOST_TEST(joined("stipulation: %5") == "%5");
}

BOOST_AUTO_TEST_CASE(joined_lines_keep_their_columns) {
  std::string const body = "title: ab % x\n\n   cd\r\n\tef";
  text::SourceMappedText const value = join_lines(field(body), tex_markup);
  BOOST_TEST(value.text() == "ab\n\ncd ef");
  for (char const* part : {"ab", "b", "cd", "d", "ef", "f"}) {
    std::size_t const at = value.text().find(part), length = std::string_view(part).size();
    BOOST_TEST(
        (value.origin({at, at + length}) == text::Span{body.find(part), body.find(part) + length}));
  }
}

BOOST_AUTO_TEST_CASE(lists_are_split_at_semicolons) {
  struct Case {
    char const* body;
    char const* list;
  };
  for (auto const& [body, expected] : {Case{"author: A; B;C; D;", "<A><B;C><D>"},
                                       {"author: A;\n  B", "<A><B>"},
                                       {"author: {A; B}; C", "<{A; B}><C>"},
                                       {"author: A\\; B; C", "<A\\; B><C>"},
                                       {"author: ; ;", ""},
                                       {"author: \\{; B", "<\\{><B>"},
                                       {"remark: A % x; y\n  B", "<A B>"},
                                       {"author: |\n  A; B\n  C", "<A; B><C>"},
                                       {"remark: |\n  a % b\n  % c\n  d", "<a><d>"},
                                       {"remark: a;\n\n  b", "<a><b>"}})
    BOOST_TEST_CONTEXT(body) BOOST_TEST(list(body) == expected);
}

BOOST_AUTO_TEST_CASE(text_with_markup_is_unchanged) {
  struct Case {
    char const* value;
    char const* inlines;
  };
  for (auto const& [value, expected] :
       {Case{"", "<>"},
        {"a \\emph{b} $c$ ~d", "<a \\emph{b} $c$ ~d>"},
        {"a # b & c % d", "<a \\# b \\& c \\% d>"},
        {"a \\# \\& \\% \\{ \\} \\\\", "<a \\# \\& \\% \\{ \\} \\\\>"},
        {"a\n\nb", "<a\\par b>"},
        {"a\nb", "<a\\newline b>"},
        {"a \\\n\nb", "<a \\ \\par b>"},
        {"Pr\\'eis \\\"o", "<Pr\\'eis \\\"o>"},
        {"\\begin{x}\\end{x}", "<\\begin{x}\\end{x}>"},
        {"\\verbatim", "<\\verbatim>"}})
    BOOST_TEST_CONTEXT(value) BOOST_TEST(markup(value) == expected);
}

BOOST_AUTO_TEST_CASE(pieces_in_text_with_markup_are_figurines) {
  BOOST_TEST(markup("1.\\chess{Q}e4 \\chess|-*2q|!") == "<1.>[1 0 0]<e4 >[1 2 4]<!>");
  BOOST_TEST(markup("\\chess{K}") == "<>[0 0 0]");
  BOOST_TEST(markup("{\\chess{K}}") == "<{>[0 0 0]<}>");
  BOOST_TEST(markup("\\chess[ffen]|(Elephant)|") == "<>[14elephant 0 0]");
  BOOST_TEST(markup("\\chessboard \\\\chess{K}") == "<\\chessboard \\\\chess{K}>");
  BOOST_TEST(markup("\\chess{K}%\\chess{Q}") == "<>[0 0 0]<\\%\\chess{Q}>");
}

BOOST_AUTO_TEST_CASE(text_that_would_break_the_document_is_an_error) {
  struct Case {
    char const* value;
    char const* fault;
  };
  for (auto const& [value, expected] : {Case{"a {b", "E-BRACE `{`"},
                                        {"a {b}}", "E-BRACE `}`"},
                                        {"}{", "E-BRACE `}`"},
                                        {"{a {b}", "E-BRACE `{`"},
                                        {"a \\verb|b|", "E-VERB `\\verb`"},
                                        {"\\verb*|b|", "E-VERB `\\verb`"},
                                        {"\\lstinline|b|", "E-VERB `\\lstinline`"},
                                        {"a\\", "E-BRACE `\\`"},
                                        {"a\\\\\\", "E-BRACE `\\`"},
                                        {"\\chess{y}", "E-CHAR `y`"},
                                        {"\\chess{#1}", "E-MACRO `#1`"},
                                        {"\\chess", "E-INLINE `\\chess`"},
                                        {"\\chess{K/k}", "E-INLINE `\\chess{K/k}`"},
                                        {"\\chess{}", "E-EMPTY `\\chess{}`"},
                                        {"\\chess{y} \\chess{z}", "E-CHAR `y`; E-CHAR `z`"}})
    BOOST_TEST_CONTEXT(value) BOOST_TEST(markup(value) == expected);
}

BOOST_AUTO_TEST_CASE(code_is_unchanged_and_on_one_line) {
  auto const code = [](std::string_view value) {
    auto const read = code_tex(text::SourceMappedText(value, 0));
    return read ? *read : fault(read.error(), value);
  };
  BOOST_TEST(code("\\draw (a#1) & {b};\n\nc") == "\\draw (a#1) & {b};  c");
  BOOST_TEST(code("\\draw {") == "E-BRACE `{`");
  BOOST_TEST(code("\\draw\\") == "E-BRACE `\\`");
  BOOST_TEST(code("\\verb|x|") == "E-VERB `\\verb`");
}

BOOST_AUTO_TEST_CASE(tex_in_dawsons_own_syntax_is_understood) {
  struct Case {
    char const* value;
    char const* plain;
  };
  for (auto const& [value, expected] : {Case{"", ""},
                                        {"h\\#2", "h#2"},
                                        {"h#2", "h#2"},
                                        {"\\%\\&\\_\\$", "%&_$"},
                                        {"Pr\\'eis", "Préis"},
                                        {"K\\\"oko", "Köko"},
                                        {"K\\\"{o}ko", "Köko"},
                                        {"\\'{\\i}", "í"},
                                        {"\\v{c}\\v c", "čč"},
                                        {"\\c{c}", "ç"},
                                        {"\\H{o}", "ő"},
                                        {"L\\\"angstz\\\"uger", "Längstzüger"},
                                        {"\\ss{}a", "ßa"},
                                        {"\\ss a", "ßa"},
                                        {"\\o", "ø"},
                                        {"wK\\to g5", "wK→g5"},
                                        {"wK$\\rightarrow$g5", "wK→g5"},
                                        {"a\\ b\\,c\\/d\\-e", "a b cde"},
                                        {"{Take} {\\&} Make", "Take & Make"},
                                        {"2\\textonehalf", "2½"},
                                        {"1 \\ldots x", "1 …x"},
                                        {"a~b", "a~b"},
                                        {"\\textbf{x}", "none"},
                                        {"\\'x", "none"},
                                        {"\\'", "none"},
                                        {"a\\", "none"},
                                        {"\\'{e", "none"},
                                        {"\\\\", "none"},
                                        {"\\vs", "none"}})
    BOOST_TEST_CONTEXT(value) BOOST_TEST(plain(value) == expected);
}

BOOST_AUTO_TEST_CASE(interpreted_text_keeps_its_source_positions) {
  std::string const written = "a\\#{b}\\'e c";
  auto const value = plain_tex(text::SourceMappedText(written, 0));
  BOOST_REQUIRE(value.has_value());
  BOOST_TEST(value->text() == "a#bé c");
  struct Case {
    char const* part;
    char const* written;
  };
  for (auto const& [part, expected] :
       {Case{"a", "a"}, {"#", "\\#"}, {"b", "b"}, {"é", "\\'e"}, {"c", "c"}, {"#b", "\\#{b"}}) {
    std::size_t const at = value->text().find(part);
    text::Span const span = value->origin({at, at + std::string_view(part).size()});
    BOOST_TEST(written.substr(span.begin, span.end - span.begin) == expected);
  }
}

}  // namespace
}  // namespace dawson::document
