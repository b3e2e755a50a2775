// A woven Markdown document: text outside directives is unchanged byte for byte, and keeps its
// meaning.
#include <algorithm>
#include <string>
#include <variant>
#include <vector>

#include "document/directive_kinds.hpp"
#include "document/fields/problem_fields.hpp"
#include "document/manuscript.hpp"
#include "document/markdown/definitions.hpp"
#include "document/markdown/scan.hpp"
#include "property.hpp"
#include "session/invocation.hpp"
#include "text/utf8.hpp"
#include "write/markdown/markdown_renderer.hpp"

using namespace dawson;
using fuzz::require;

namespace {

// Blocks in their nesting, without paragraphs, tables and directives, because replacements consist
// of those.
class Structure {
 public:
  static std::string of(text::Source const& source) {
    Structure structure;
    structure.add(document::open_manuscript(source).document.blocks);
    return std::move(structure.out_);
  }

 private:
  void add(prose::Blocks const& blocks) {
    for (prose::Block const& block : blocks)
      std::visit([this](auto const& content) { add(content); }, block.content);
  }
  void add(prose::Heading const& heading) { out_ += fmt::format("heading {}\n", heading.level); }
  void add(prose::Quote const& quote) {
    out_ += "quote\n";
    add(quote.blocks);
    out_ += "end\n";
  }
  void add(prose::List const& list) {
    out_ += fmt::format("list {} {}\n", list.ordered, list.start);
    for (prose::Blocks const& item : list.items) {
      out_ += "item\n";
      add(item);
    }
    out_ += "end\n";
  }
  void add(prose::CodeBlock const& code) {
    if (code.info != "{=latex}") out_ += fmt::format("code {} `{}`\n", code.info, code.text);
  }
  void add(prose::Rule const&) { out_ += "rule\n"; }
  // A row of diagrams is an HTML table.
  void add(prose::RawBlock const& raw) {
    if (!raw.text.starts_with("<table>\n")) out_ += fmt::format("raw `{}`\n", raw.text);
  }
  void add(prose::Paragraph const&) {}
  void add(prose::Table const&) {}
  void add(prose::DirectiveAt const&) {}

  std::string out_;
};

// The replaced parts: directives, and links without text.
std::vector<document::Directive> replaced_parts(text::Source const& source) {
  std::vector<document::Directive> parts = document::scan_markdown(source).directives;
  for (document::WordlessLink const& link : document::wordless_links(source)) {
    document::Directive& part = parts.emplace_back();
    part.whole = link.whole;
    part.is_inline = true;
  }
  std::ranges::sort(parts, {}, [](document::Directive const& part) { return part.whole.begin; });
  return parts;
}

// Only blank lines between the diagrams of a row are omitted.
void check_outside(std::string_view before, std::string_view after,
                   std::vector<document::Directive> const& directives) {
  std::size_t begin = 0, at = 0;
  for (document::Directive const& directive : directives) {
    require(begin <= directive.whole.begin && directive.whole.begin < directive.whole.end &&
                directive.whole.end <= before.size(),
            "directives follow one another", before);
    std::string_view const piece = before.substr(begin, directive.whole.begin - begin);
    if (!directive.around.continues) {
      std::size_t const found = after.find(piece, at);
      require(found != std::string_view::npos && (begin > 0 || found == 0),
              "what stands before a directive is copied", after);
      at = found + piece.size();
    }
    begin = directive.whole.end;
  }
  std::string_view const rest = before.substr(begin);
  require(at <= after.size() && after.substr(at).ends_with(rest) && (begin > 0 || after == before),
          "what stands behind all directives is copied", after);
}

// Without the text between the tags: it may be anything.
std::string tags_of(std::string_view svg) {
  std::string tags;
  for (std::size_t at = svg.find('<'); at != std::string_view::npos; at = svg.find('<', at + 1))
    tags += svg.substr(at, svg.find('>', at) - at);
  return tags;
}

// XML excludes most control characters.
void check_svg(std::string_view bytes) {
  require(text::find_invalid_utf8(bytes) == std::string_view::npos, "SVG is UTF-8", bytes);
  require(
      std::ranges::none_of(
          bytes,
          [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t'; }),
      "SVG is XML", bytes);
  std::string const tags = tags_of(bytes);
  require(tags.find("nan") == std::string::npos && tags.find("=\"inf") == std::string::npos,
          "SVG has numbers", bytes);
}

// Back-ticks at the beginning of a line open a block if none follow on the line: the replacement of
// an inline directive after them makes a block. And cmark-gfm 0.29 overlooks code after two
// back-ticks that are never closed.
bool has_runs_of_back_ticks(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    std::size_t const end = std::min(bytes.find_first_of("\r\n", at), bytes.size());
    std::string_view line = bytes.substr(at, end - at);
    line.remove_prefix(std::min(line.find_first_not_of(" \t>*+-.)0123456789"), line.size()));
    bool const fence = line.starts_with("```");
    if (fence) line.remove_prefix(std::min(line.find_first_not_of('`'), line.size()));
    if (line.find(fence ? "`" : "``") != std::string_view::npos) return true;
    at = end + 1;
  }
  return false;
}

void check(std::string_view text, run::Boards boards) {
  run::Invocation invocation;
  text::SourceId const id = invocation.sources().open("fuzz.md", std::string(text));
  text::Source const& source = invocation.sources()[id];
  run::MarkdownOptions options;
  options.boards = boards;
  run::WovenMarkdown const woven = run::weave_markdown(invocation, id, {}, options);
  fuzz::require_sound(invocation.take_findings(), invocation.sources());
  check_outside(source.bytes(), woven.output, replaced_parts(source));
  for (run::Asset const& asset : woven.assets) {
    require(woven.output.find(asset.name) != std::string::npos, "an image is used", woven.output);
    if (boards == run::Boards::svg) check_svg(asset.bytes);
  }
  // HTML in values may change the rest of the document.
  if (!woven.complete || source.bytes().find('<') != std::string_view::npos ||
      has_runs_of_back_ticks(source.bytes()))
    return;
  text::Source const output("fuzz.md", woven.output);
  require(document::scan_markdown(output).directives.empty(), "no directive is left", woven.output);
  // The source of an example is a separate block.
  for (document::Directive const& directive : document::scan_markdown(source).directives)
    if (document::opens_diagram(source, directive) && directive.word.end != 0) return;
  std::string const was = Structure::of(source), is = Structure::of(output);
  require(was == is, "the document's blocks are what they were",
          woven.output + "\n--- were\n" + was + "--- are\n" + is);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(std::uint8_t const* data, std::size_t size) {
  check(fuzz::as_text(data, size), run::Boards::svg);
  check(fuzz::as_text(data, size), run::Boards::tikz);
  return 0;
}
