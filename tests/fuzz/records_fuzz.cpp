// Records of other programs' files, printed in LaTeX, HTML and Markdown: their values are plain
// text, without active characters. The first byte chooses the format, the markup language and
// whether the rest is the whole file or the text of each value of a record.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "disk/descriptors.hpp"
#include "disk/disk.hpp"
#include "scratch.hpp"
#include "session/invocation.hpp"
#include "text/scanning.hpp"
#include "type/type.hpp"
#include "write/html/page.hpp"
#include "write/markdown/markdown_renderer.hpp"
#include "write/tex/weave.hpp"

using namespace dawson;
using fuzz::require;

namespace {

enum Host : unsigned { tex, page, markdown, hosts };
constexpr char const* suffixes[] = {"json", "olv", "inp", "epd", "tex"};

// As a JSON string, which is also a YAML string.
std::string quoted(std::string const& text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string on_one_line(std::string text) {
  std::ranges::replace_if(
      text, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
  return text;
}

// A record whose texts are all `said`, after words that identify the field.
std::string record(std::string_view suffix, std::string const& said) {
  std::string const moves = "1.Sd4-e6 Ka1-a2\n" + said + "\n2.Se6-c5 Ka2-a1 " + said;
  if (suffix == "json")
    return fmt::format(
        "{{\"dawson\": 1, \"host\": \"plain\", \"fields\": [[\"men\", [\"White Kh3 Sd4 Black "
        "Ka1\"]],[\"author\", [{0}]],[\"source\", [{0}]],[\"title\", [{0}]],[\"conditions\", "
        "[{0}]],[\"remark\", [{0}]],[\"comment\", [{0}]],[\"twins\", [{0}]],[\"solution\", "
        "[{1}]]]}}\n",
        quoted("Q" + said), quoted(moves));
  if (suffix == "olv")
    return fmt::format(
        "---\nauthors:\n  - {0}\nsource: {0}\nkeywords:\n  - {0}\noptions:\n  - {0}\n"
        "algebraic:\n  white: [Kh3, Sd4]\n  black: [Ka1]\nstipulation: \"h=2\"\ncomments:\n"
        "  - {0}\nsolution: {1}\n",
        quoted("Q" + said), quoted(moves));
  std::string const line = on_one_line(said);
  if (suffix == "inp")
    return fmt::format(
        "BeginProblem\nAuthor Q{0}\nOrigin Q{0}\nTitle Q{0}\nPieces\n  White Kh3 Sd4\n"
        "  Black Ka1\nStipulation h=2\nEndProblem\n",
        line);
  if (suffix == "tex")
    return fmt::format(
        "\\begin{{diagram}}\n\\pieces{{wKh3, wSd4, sKa1}}\\author{{Q{0}}}\\source{{Q{0}}}\n"
        "\\dedic{{Q{0}}}\\stip{{h\\#2}}\\sol{{{0}}}\n\\end{{diagram}}\n",
        said);
  return fmt::format("8/8/8/8/3N4/7K/8/k7 w - - id \"Q{0}\"; c0 \"{0}\";\n", line);
}

// Active LaTeX that is not Dawson's; "" for none.
std::string active_tex(std::string_view text) {
  static std::set<std::string, std::less<>> const known = {
      "begin",          "end",    "relax",           "textbf",        "textit",
      "emph",           "textsc", "textsuperscript", "textbackslash", "textasciicircum",
      "textasciitilde", "char",   "input",           "par",           "textdollar"};
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    char const c = text[at];
    if (c == '{') ++depth;
    if (c == '}' && --depth < 0) return "a brace closes nothing";
    if (std::string_view("#&^_$~").find(c) != std::string_view::npos)
      return fmt::format("`{}` acts", text.substr(at, 20));
    if (c == '%' && at + 1 < text.size() && text[at + 1] != '\n')
      return fmt::format("`{}` is a comment", text.substr(at, 20));
    if (c != '\\') continue;
    std::size_t end = at + 1;
    while (end < text.size() && (text::is_letter(text[end]) || text[end] == '@')) ++end;
    std::string_view const word = text.substr(at + 1, end - at - 1);
    if (!word.empty() && !text::lower_case(word).starts_with("dawson") && !known.contains(word))
      return fmt::format("`\\{}` is not ours", word);
    at = std::max(end - 1, at + 1);
  }
  return depth == 0 ? "" : "a brace is not closed";
}

// The first element that is not in `ours`.
std::string foreign_element(std::string_view html, std::set<std::string, std::less<>> const& ours) {
  std::size_t const body = html.find("<main>"), end = html.find("</main>");
  for (std::size_t at = html.find('<', body); at < end; at = html.find('<', at + 1)) {
    std::size_t const name = at + (html[at + 1] == '/' ? 2 : 1);
    std::string_view const word = html.substr(name, html.find_first_of(" \n/>", name) - name);
    if (!ours.contains(word)) return fmt::format("<{}>", word);
  }
  return "";
}

std::set<std::string, std::less<>> const of_markdown = {"main", "p",   "strong", "em",
                                                        "br",   "img", "del"},
                                         of_pages = {"main",     "figure", "figcaption", "svg",
                                                     "p",        "div",    "span",       "strong",
                                                     "em",       "br",     "title",      "desc",
                                                     "defs",     "g",      "path",       "use",
                                                     "rect",     "circle", "image",      "text",
                                                     "b",        "i",      "small",      "sup",
                                                     "clipPath", "pattern"};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static fuzz::Scratch const scratch;
  static auto const opened = std::make_shared<type::TypeCache>();
  if (size < 2) return -1;
  unsigned const choice = data[0];
  unsigned const host = choice % hosts;
  std::string const suffix = suffixes[choice / hosts % std::size(suffixes)];
  bool const whole = choice >= 128;
  if (host == tex && suffix == "tex") return -1;  // TeX values may contain TeX
  std::string const said(fuzz::as_text(data + 1, size - 1));
  fuzz::put("r." + suffix, whole ? said : record(suffix, said));
  std::string const fields = "from: r." + suffix + "\ncaption: plain\n";
  run::Invocation invocation(opened);
  invocation.disk().confinement().begin();
  run::WeaveOptions options;
  try {
    if (host == tex) {
      auto const source =
          invocation.sources().open("a.tex", "\\begin{chess}\n" + fields + "\\end{chess}\n");
      options.stem = "a";
      run::Woven const woven = run::weave_tex(invocation, source, options);
      for (auto const& [name, text] : woven.files) {
        std::string const acts = active_tex(text);
        require(acts.empty(), "text of a record does nothing in LaTeX", acts + "\n" + text);
      }
    } else {
      auto const source = invocation.sources().open("a.md", "```chess\n" + fields + "```\n");
      std::string text;
      if (host == markdown) {
        run::MarkdownOptions how;
        how.draft = true;
        text = run::weave_markdown(invocation, source, options, how).output;
      }
      run::WebPageOptions how;
      how.draft = true;
      how.raw = host == page;
      auto const again = host == page ? source : invocation.sources().open("b.md", text);
      std::string const html = run::weave_page(invocation, again, options, how).html;
      std::string const foreign = foreign_element(html, host == page ? of_pages : of_markdown);
      require(foreign.empty(), "text of a record makes no element", foreign + "\n" + text + html);
    }
  } catch (run::SystemError const& refused) {
    require(*refused.what() != '\0', "what the system refuses is told");
  }
  fuzz::require_sound(invocation.take_findings(), invocation.sources());
  return 0;
}
