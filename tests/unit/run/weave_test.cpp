#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <utility>

#include "weaving.hpp"

using namespace dawson;
using Woven = run::WovenText;

namespace {

Woven weave(std::string bytes, run::WeaveOptions const& options = {}) {
  return run::woven("a.tex", std::move(bytes), options);
}

std::size_t lines(std::string const& text) {
  return static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

// Returns the lines of a text with their line ends; the last may have none.
std::vector<std::string> split(std::string const& text) {
  std::vector<std::string> all;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size() - 1) + 1;
    all.push_back(text.substr(at, end - at));
    at = end;
  }
  return all;
}

std::string codes(Woven const& woven) {
  std::string out;
  for (text::Diagnostic const& finding : woven.diagnostics)
    out += (out.empty() ? "" : " ") + finding.code;
  return out;
}

std::string const board = "\\begin{chess}\njanko: 8/8/8/8/8/8/8/K7\n\\end{chess}";

}  // namespace

BOOST_AUTO_TEST_CASE(a_document_without_directives_is_unchanged) {
  for (std::string const text : {"", "\n", "a", "a\r\nb\rc\n", "\xEF\xBB\xBF\\documentclass{x}\n",
                                 "\xFF\xFE latin\xE9\n", "\\verb|\\chess{K}| % \\chess{K}\n"}) {
    Woven const woven = weave(text);
    BOOST_TEST(woven.output == text);
    BOOST_TEST(woven.diagnostics.empty());
  }
}

BOOST_AUTO_TEST_CASE(text_around_a_directive_is_copied) {
  Woven const woven = weave("\xE9 before " + board + " behind\r\n\xFF\n");
  auto const all = split(woven.output);
  BOOST_TEST_REQUIRE(all.size() == 4U);
  BOOST_TEST(all[0] == "\xE9 before %\n");
  BOOST_TEST(all[1] == "%\n");
  BOOST_TEST(all[2].starts_with("\\DawsonNeeds{10}\\DawsonDiagram{"));
  BOOST_TEST(all[2].ends_with("} behind\r\n"));
  BOOST_TEST(all[3] == "\xFF\n");
}

BOOST_AUTO_TEST_CASE(a_replacement_occupies_as_many_lines_as_its_directive) {
  for (std::string const& text : std::initializer_list<std::string>{
           board, board + "\n", "a\n" + board + "\nb\n",
           "\\begin{chess}[size=5mm] % comment\n\n% more\njanko: 8/8/\n  8/8/\n  "
           "8/8/8/8\n\\end{chess}\n",
           "\\begin{chess} solutions\n\\end{chess}\n",
           "\\begin{chess} defaults\nsize: 5mm\n\n\\end{chess}\nx\n",
           "\\begin{chess}\nnonsense\n\\end{chess}\n", "\\begin{chess}\njanko: 8/9x\n",
           "\\chess{K\nQ} x\n", "\\chess{K\n\nQ} x\n"}) {
    BOOST_TEST(lines(weave(text).output) == lines(text), text);
  }
}

BOOST_AUTO_TEST_CASE(line_ends_do_not_change) {
  Woven const woven =
      weave("a\r\n\\begin{chess}\r\njanko: 8/8/8/8/8/8/8/8\r\n\\end{chess}\r\nb\r\n");
  auto const all = split(woven.output);
  BOOST_TEST_REQUIRE(all.size() == 5U);
  for (std::string const& line : all) BOOST_TEST(line.ends_with("\r\n"));
  BOOST_TEST(all[1] == "%\r\n");
  BOOST_TEST(woven.output.find("\r\r") == std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_style_is_checked_once_before_the_first_diagram) {
  Woven const woven = weave("\\section{\\chess{K}}\n" + board + "\n" + board + "\n");
  BOOST_TEST(woven.output.starts_with("\\section{\\DawsonwK{}}\n"));
  std::size_t const at = woven.output.find("\\DawsonNeeds{10}\\DawsonDiagram");
  BOOST_TEST(at != std::string::npos);
  BOOST_TEST(woven.output.find("\\DawsonNeeds", at + 1) == std::string::npos);
}

BOOST_AUTO_TEST_CASE(each_of_several_directives_on_a_line_is_replaced) {
  BOOST_TEST(weave("\\chess{K}, \\chess|-*2q|.\\chess[ffen]{Q}x\n").output ==
             "\\DawsonwK{}, \\DawsonnQU{}.\\DawsonwQ{}x\n");
}

BOOST_AUTO_TEST_CASE(a_placement_inline_is_a_small_board) {
  Woven const woven = weave("x \\chess{K7/8} y\n");
  BOOST_TEST(woven.output.starts_with("x \\DawsonInline{\\DawsonBoard{3mm}"));
  BOOST_TEST(woven.output.ends_with("}} y\n"));
}

BOOST_AUTO_TEST_CASE(a_directive_without_output_leaves_no_blank_and_no_paragraph) {
  std::string const silent = "\\begin{chess} defaults\nsize: 5mm\n\\end{chess}";
  std::pair<std::string, std::string> const cases[] = {{"", "%\n%\n%"},
                                                       {"\n", "%\n%\n%\n"},
                                                       {"  \r\nb", "%\n%\n%  \r\nb"},
                                                       {" b\n", "%\n%\n\\relax  b\n"},
                                                       {"% c\n", "%\n%\n\\relax % c\n"}};
  for (auto const& [after, expected] : cases) BOOST_TEST(weave(silent + after).output == expected);
}

BOOST_AUTO_TEST_CASE(an_error_leaves_a_placeholder_and_others_are_printed) {
  Woven const woven =
      weave("\\begin{chess}\njanko: 8/9y\n\\end{chess}\n" + board + "\n\\chess{}\n");
  auto const all = split(woven.output);
  BOOST_TEST_REQUIRE(all.size() == 7U);
  BOOST_TEST(all[2].starts_with("\\DawsonError{E-"));
  BOOST_TEST(all[2].find("}{2}{") != std::string::npos, "the line in the source");
  BOOST_TEST(all[5].starts_with("\\DawsonNeeds{10}\\DawsonDiagram"));
  BOOST_TEST(all[6].starts_with("\\DawsonError{E-EMPTY}{7}{1}"));
  BOOST_TEST(woven.diagnostics.size() == 2U);
}

BOOST_AUTO_TEST_CASE(findings_are_reported_in_source_order) {
  Woven const woven =
      weave("\\chess{}\n\\begin{chess}\nsize: x\nfen: 9\n\\end{chess}\n\\chess{#1}\n");
  BOOST_TEST(woven.diagnostics.size() >= 4U);
  BOOST_TEST(std::ranges::is_sorted(
      woven.diagnostics, {}, [](text::Diagnostic const& finding) { return finding.span.begin; }));
}

BOOST_AUTO_TEST_CASE(a_missing_end_affects_only_its_own_directive) {
  Woven const woven = weave("\\begin{chess}\njanko: 8/8\n" + board + "\nx\n");
  BOOST_TEST(codes(woven) == "E-END");
  BOOST_TEST(woven.output.find("\\DawsonError{E-END}{1}{1}") != std::string::npos);
  BOOST_TEST(woven.output.find("\\DawsonDiagram") != std::string::npos);
  BOOST_TEST(woven.output.ends_with("\nx\n"));
}

BOOST_AUTO_TEST_CASE(a_label_stores_the_number) {
  Woven const woven =
      weave("\\begin{chess}\nnumber: auto\nlabel: x\njanko: 8/8/8/8/8/8/8/8\n\\end{chess}");
  BOOST_TEST(woven.output.find("{\\DawsonRef{1}{x}{}\\DawsonLeft{\\DawsonNumber{1}}}") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(solutions_are_written_in_place_and_printed_on_request) {
  std::string const kings = "\\begin{chess}\nnumber: 1\nauthor: A; B\njanko: 7k/8/8/8/8/8/8/K6Q\n";
  std::string const print = "\\begin{chess} solutions\n\\end{chess}\n";
  Woven const woven =
      weave(kings + "solution: 1.\\chess{Q}b1\n\n  1.Qh1-g1\n\\end{chess}\n" + print);
  BOOST_TEST(codes(woven) == "");
  BOOST_TEST(woven.output.find("{{\\bfseries 1} (A, B).\\enskip "
                               "\\DawsonUnit{1.\\DawsonwQ{}b1,}\\penalty0\\ "
                               "\\DawsonUnit{1.\\DawsonwQ{}g1}}}%\n") != std::string::npos);
  BOOST_TEST(woven.output.ends_with("%\n\\DawsonSolutions{}\n"));
  BOOST_TEST(codes(weave(kings + "\\end{chess}\n" + print)) == "W-NOTHING");
}

BOOST_AUTO_TEST_CASE(an_index_lists_preceding_names_alphabetically) {
  auto const by = [](std::string const& author, std::string const& more) {
    return "\\begin{chess}\nauthor: " + author + "\n" + more + "\n\\end{chess}\n";
  };
  Woven const woven = weave(by("Zoe Zander", "number: 1\nfen: 8/8/8/8/8/8/8/k1K5") +
                            by("Jan M\\\"uller", "number: 2\nlabel: m\nfen: 8/8/8/8/8/8/8/k2K4") +
                            by("Ann Muls", "fen: 8/8/8/8/8/8/8/k3K3") +
                            "\\begin{chess} index authors\n\\end{chess}\n" +
                            "\\begin{chess} index authors\nindex-by: numbers\n\\end{chess}\n" +
                            by("Bo Late", "fen: 8/8/8/8/8/8/8/k4K2"));
  auto const all = split(woven.output);
  auto const line = [&](std::string const& with) {
    auto const found =
        std::ranges::find_if(all, [&](std::string const& l) { return l.find(with) != l.npos; });
    return found == all.end() ? std::string() : *found;
  };
  BOOST_TEST(
      line("\\DawsonPagesOf") ==
      "\\DawsonIndex{\\DawsonIndexed{M\\\"uller, Jan}{\\DawsonPagesOf{m}}\\DawsonIndexed{Muls, "
      "Ann}{\\DawsonPagesOf{diagram-atex-3}}\\DawsonIndexed{Zander, "
      "Zoe}{\\DawsonPagesOf{diagram-atex-1}}}\n");
  BOOST_TEST(
      line("\\DawsonNumberTo") ==
      "\\DawsonIndex{\\DawsonIndexed{M\\\"uller, Jan}{\\DawsonNumberTo{m}{2}}\\DawsonIndexed{"
      "Zander, Zoe}{\\DawsonNumberTo{diagram-atex-1}{1}}}\n");
  BOOST_TEST(woven.output.find("\\DawsonRef{}{diagram-atex-3}{}") != std::string::npos);
  BOOST_TEST(woven.output.find("diagram-atex-4") == std::string::npos);
  BOOST_TEST(codes(woven) == "W-INDEX");
}

BOOST_AUTO_TEST_CASE(long_solutions_use_the_lines_of_their_directive) {
  std::string words;
  for (int i = 0; i < 1500; ++i) words += " word";
  std::string text = "\\begin{chess}\njanko: K1k\nsolution:" + words + "\n\\end{chess}\n";
  text += "\\begin{chess} solutions\n\\end{chess}\n";
  Woven const woven = weave(text);
  BOOST_TEST(std::ranges::count(woven.output, '\n') == std::ranges::count(text, '\n'));
  std::size_t longest = 0, at = 0;
  for (std::size_t end; (end = woven.output.find('\n', at)) != std::string::npos; at = end + 1)
    longest = std::max(longest, end - at);
  BOOST_TEST(longest < 2600U);
}

BOOST_AUTO_TEST_CASE(listed_environments_are_left_alone) {
  std::string const text = "\\begin{code}\n\\chess{K}\n\\end{code}\n";
  BOOST_TEST(weave(text).output != text);
  run::WeaveOptions options;
  options.more_verbatim = {"code"};
  BOOST_TEST(weave(text, options).output == text);
}
