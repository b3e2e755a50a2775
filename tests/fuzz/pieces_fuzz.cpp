// A style in YAML with a folder of symbols in SVG, in each kind of output.
#include "pdf_check.hpp"
#include "scratch.hpp"
#include "session/invocation.hpp"
#include "type/libraries.hpp"
#include "type/type.hpp"
#include "write/booklet/booklet.hpp"
#include "write/markdown/markdown_renderer.hpp"
#include "write/tex/weave.hpp"

using namespace dawson;
using fuzz::require;

namespace {

constexpr std::string_view markdown_document =
    "```chess\nauthor: A\nstyle: own.yaml\njanko: K*2q-N/1p1\n```\n\n`chess Kq*2q-N`\n";
constexpr std::string_view tex_document =
    "\\begin{chess}\nstyle: own.yaml\njanko: K*2q-N/1p1\n\\end{chess}\n\\chess{Kq*2q-N}\n";

// One run of each kind; findings refer to existing texts.
template <class Run>
text::Diagnostics findings_of(std::string_view name, std::string_view text, Run run) {
  static auto const opened = std::make_shared<type::TypeCache>();
  run::Invocation invocation(opened);
  invocation.use_pieces("set");
  text::SourceId const id = invocation.sources().open(std::string(name), std::string(text));
  run(invocation, id);
  text::Diagnostics findings = invocation.take_findings();
  fuzz::require_sound(findings, invocation.sources());
  return findings;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  static fuzz::Scratch const scratch;
  static bool const kept = (type::keep_complaints(), true);
  require(kept, "GLib's warnings are kept");
  std::filesystem::create_directory("set");
  auto const parts = fuzz::parts(fuzz::as_text(data, size), 4);
  fuzz::put("own.yaml", parts[0]);
  constexpr char const* files[] = {"set/wK.svg", "set/bQ.svg", "set/white-knight.svg"};
  for (std::size_t i = 0; i < std::size(files); ++i) {
    if (parts[i + 1].empty()) std::filesystem::remove(files[i]);
    else fuzz::put(files[i], parts[i + 1]);
  }
  run::MarkdownOptions markdown;
  for (run::Boards const boards : {run::Boards::svg, run::Boards::pdf}) {
    markdown.boards = boards;
    findings_of("a.md", markdown_document, [&](run::Invocation& invocation, text::SourceId id) {
      run::weave_markdown(invocation, id, {}, markdown);
    });
  }
  findings_of("a.tex", tex_document, [&](run::Invocation& invocation, text::SourceId id) {
    run::weave_tex(invocation, id, {});
  });
  run::Booklet booklet;
  auto const findings =
      findings_of("a.md", markdown_document, [&](run::Invocation& invocation, text::SourceId id) {
        booklet = run::make_booklet(invocation, id, {});
      });
  require(text::any_error(findings) == booklet.pdf.empty(), "there is a PDF or an error");
  if (!booklet.pdf.empty()) fuzz::require_pdf(booklet.pdf, booklet.pages, fuzz::Objects::foreign);
  return 0;
}
