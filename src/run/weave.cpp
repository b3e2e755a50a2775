#include "run/weave.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "backend/tex_escape.hpp"
#include "backend/tikz.hpp"
#include "document/reader.hpp"
#include "document/tex.hpp"
#include "layout/board.hpp"
#include "layout/caption.hpp"
#include "run/files_beside.hpp"
#include "run/styles.hpp"

namespace dawson::run {
namespace {

std::string tex_of(problem::Problem const& entry, bool in_line, std::optional<layout::Style> style) {
  if (style && in_line) style->coordinates = problem::Coordinates::none;   // there is no room for them in a line
  layout::Scene const scene = layout::lay_out(entry.position, entry.view, style);
  if (in_line) return backend::tikz_inline_board(scene);
  std::string const number = entry.number ? backend::tex_prose(entry.number->text) : std::string();
  return backend::tikz_diagram(scene, layout::lay_out_caption(entry), number, entry.label);
}

std::string tex_of(document::Solutions const& solutions) {
  std::vector<backend::TexSolution> entries;
  for (document::Solution const& solution : solutions.entries) {
    prose::Inlines authors;
    for (prose::Inlines const& author : solution.authors) {
      if (!authors.empty()) authors.push_back(prose::Text{", "});
      authors.insert(authors.end(), author.begin(), author.end());
    }
    entries.push_back({solution.number, std::move(authors), solution.text});
  }
  return backend::tikz_solutions(entries);
}

using StyleOf = std::function<std::optional<layout::Style>(problem::View const&)>;

std::string tex_of(document::Outcome const& outcome, text::Source const& source, StyleOf const& style_of) {
  if (auto const* diagram = std::get_if<document::Diagram>(&outcome))
    return tex_of(diagram->problem, diagram->in_line, style_of(diagram->problem.view));
  if (auto const* figurines = std::get_if<document::Figurines>(&outcome)) return backend::tikz_figurines(figurines->men);
  if (auto const* solutions = std::get_if<document::Solutions>(&outcome)) return tex_of(*solutions);
  if (auto const* broken = std::get_if<document::Broken>(&outcome)) {
    text::Place const place = source.place(broken->why.span.begin);
    return backend::tikz_error(broken->why.code, place.line, place.column, broken->why.message);
  }
  return {};
}

// An empty line would end a paragraph, and a blank at its end would show.
std::string nothing_before(std::string_view rest) {
  std::size_t const next = rest.find_first_not_of(" \t\r");
  return next == std::string_view::npos || rest[next] == '\n' ? "%" : "\\relax ";
}

// As many lines as the directive had: what it says stands on the last, `%` on those before.
void append_replacement(std::string& out, std::string_view replaced, std::string const& code) {
  for (std::size_t at = replaced.find('\n'); at != std::string_view::npos; at = replaced.find('\n', at + 1))
    out += at > 0 && replaced[at - 1] == '\r' ? "%\r\n" : "%\n";
  out += code;
}

}  // namespace

Woven weave_tex(text::Source const& source, WeaveOptions const& options) {
  document::Scan scan = document::scan_tex(source, options.more_verbatim);
  Woven woven;
  woven.diagnostics = std::move(scan.diagnostics);
  document::Settings settings = options.defaults;
  settings.read_file = files_beside(source.name());
  Styles styles(std::filesystem::path(source.name()).parent_path().string());
  settings.check_style = [&styles](std::string const& name) { return styles.fault(name); };
  auto const style_of = [&](problem::View const& view) {
    return view.style.empty() ? options.style : std::optional(*styles.find(view.style));
  };
  document::Reader reader(source, std::move(settings));
  std::string_view const bytes = source.bytes();
  woven.output.reserve(bytes.size() + 2000 * scan.directives.size());
  std::size_t copied = 0;
  bool checked_style = false;
  for (document::Directive const& directive : scan.directives) {
    woven.output += bytes.substr(copied, directive.whole.begin - copied);
    document::Outcome const outcome = reader.read(directive, woven.diagnostics);
    if (std::holds_alternative<document::Index>(outcome))
      woven.diagnostics.push_back(text::warning("W-INDEX", directive.word, "indexes are made by `dawson booklet` alone: this one is left out",
                                                "LaTeX has \\index and packages for it"));
    std::string code = tex_of(outcome, source, style_of);
    // Once a document, and not where it might be moved about: an inline man can stand in a title.
    auto const* diagram = std::get_if<document::Diagram>(&outcome);
    if (!checked_style && diagram && !diagram->in_line) {
      code = backend::tikz_needs() + code;
      checked_style = true;
    }
    if (code.empty()) code = nothing_before(bytes.substr(directive.whole.end));
    append_replacement(woven.output, bytes.substr(directive.whole.begin, directive.whole.end - directive.whole.begin), code);
    copied = directive.whole.end;
  }
  woven.output += bytes.substr(copied);
  std::ranges::stable_sort(woven.diagnostics, {}, [](text::Diagnostic const& finding) { return finding.span.begin; });
  return woven;
}

}  // namespace dawson::run
