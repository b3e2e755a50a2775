// LaTeX as printed by outputs that don't run TeX.
#include <boost/test/unit_test.hpp>

#include "document/tex/scan.hpp"
#include "document/tex/shown.hpp"

namespace dawson::document {
namespace {

std::string reported(prose::Inlines const& inlines) {
  std::string out;
  for (prose::Inline const& one : inlines) {
    if (auto const* text = std::get_if<prose::Text>(&one)) out += text->text;
    if (auto const* code = std::get_if<prose::Code>(&one)) out += "|" + code->text + "|";
    if (std::holds_alternative<prose::LineBreak>(one)) out += "/";
    if (auto const* at = std::get_if<prose::DirectiveAt>(&one))
      out += "@" + std::to_string(at->index);
    if (auto const* inside = prose::nested(one)) {
      auto const* styled = std::get_if<prose::Styled>(&one);
      char const* const sign = std::holds_alternative<prose::Emphasis>(one) ? "*"
                               : std::holds_alternative<prose::Strong>(one) ? "**"
                               : std::holds_alternative<prose::Link>(one)   ? "^"
                               : styled && styled->slot == tex_slot         ? "?"
                                                                            : "_";
      out += sign + reported(*inside) + sign;
    }
  }
  return out;
}

std::string shown(std::string_view tex) { return reported(shown_tex(tex)); }

std::string blocks(std::string const& bytes) {
  text::Source const source("", bytes);
  Scan const scan = scan_tex(source);
  std::string out;
  for (prose::Block const& block : shown_blocks(bytes, body_of_tex(bytes), scan.directives, 2)) {
    out += "[";
    if (auto const* one = std::get_if<prose::Paragraph>(&block.content))
      out += reported(one->inlines);
    if (auto const* one = std::get_if<prose::Heading>(&block.content))
      out += std::string(static_cast<std::size_t>(one->level), '#') + reported(one->inlines);
    if (auto const* one = std::get_if<prose::CodeBlock>(&block.content))
      out += "|" + one->text + "|";
    if (auto const* one = std::get_if<prose::DirectiveAt>(&block.content))
      out += "@" + std::to_string(one->index);
    out += "]";
  }
  return out;
}

BOOST_AUTO_TEST_CASE(text_that_latex_prints_is_shown) {
  BOOST_TEST(shown("Pr\\'eis -- ``so'' --- 50\\,\\%~x") == "Préis – “so” — 50 %\u00A0x");
  BOOST_TEST(shown("\\emph{a {\\bf b}} \\texttt{c\\d} {\\sc d}") == "*a **b*** |c\\d| _d_");
  BOOST_TEST(shown("a % comment\n  b\nc") == "a b c");
  BOOST_TEST(shown("a\\\\[2mm]b\\newline c") == "a/b/c");
  BOOST_TEST(shown("$1.Kd1 \\to$ \\href{https://x.org}{there}") == "1.Kd1 → ^there^");
}

BOOST_AUTO_TEST_CASE(other_commands_are_shown_as_written) {
  BOOST_TEST(shown("a \\foo*[x]{y}{z} b") == "a ?\\foo*[x]{y}{z}? b");
  BOOST_TEST(shown("\\foo") == "?\\foo?");
  BOOST_TEST(shown("{ \\foo{ } }}") == " ?\\foo{ }? ");
  BOOST_TEST(shown("{\\it") == "?\\it?");
  BOOST_TEST(shown("\\") == "?\\?");
  BOOST_TEST(shown("\\emph{") == "?\\emph?");
  std::string deep(5000, '{');
  BOOST_TEST(shown(deep + "x" + std::string(5000, '}')) == "x");
}

BOOST_AUTO_TEST_CASE(a_document_is_blocks_with_its_directives_among_them) {
  BOOST_TEST(blocks("\\title{x}\n\\begin{document}\n\\maketitle\n\\section*{A \\emph{b}}\nText \n"
                    "goes % not \n on.\n% alone\n\nNext \\chess{K} man.\n\\begin{chess}\nfen: 8\n"
                    "\\end{chess}\nBehind.\n\\end{document}\nnothing") ==
             "[##A *b*][Text  goes on. ][Next @0 man. ][@1][Behind. ]");
  BOOST_TEST(blocks("\\begin{itemize}\n\\item One\n\\item Two\n\\end{itemize}\n\\begin{verbatim}\n"
                    "\\x\n\\end{verbatim}\n\\subsection{S}") == "[• One ][• Two ][|\\x\n|][###S]");
  BOOST_TEST(blocks("\\begin{comment}x\\end{comment}\\section{open") == "[?\\section?open]");
  BOOST_TEST(blocks("") == "");
}

BOOST_AUTO_TEST_CASE(an_argument_of_a_command_is_found) {
  BOOST_TEST(argument_of_tex("%\\title{no}\n\\titles{no}\\title{A {b}}", "\\title") == "A {b}");
  BOOST_TEST(argument_of_tex("\\title{A", "\\title") == "");
}

}  // namespace
}  // namespace dawson::document
