#include "run/weave/weave.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "backend/latex/tikz.hpp"
#include "document/tex/scan.hpp"
#include "run/book.hpp"
#include "run/weave/latex_host.hpp"

namespace dawson::run {
namespace {

// An empty line would end a paragraph, and a blank at its end would show.
std::string nothing_before(std::string_view rest) {
  std::size_t const next = rest.find_first_not_of(" \t\r");
  return next == std::string_view::npos || rest[next] == '\n' ? "%" : "\\relax ";
}

constexpr std::size_t fair_line = 2000;

// What one of `lines` lines takes of `rest`: up to a blank, so that the line end stands for it.
std::size_t line_of(std::string_view rest, std::size_t lines) {
  std::size_t const even = (rest.size() + lines - 1) / lines;
  std::size_t const wanted = std::max(even, std::min(fair_line, rest.size()));
  if (wanted >= rest.size()) return rest.size();
  std::size_t const before = rest.rfind(' ', wanted);
  if (before != std::string_view::npos && before > 0) return before;
  return std::min(rest.find(' ', wanted), rest.size());
}

// As many lines as the directive had: what it says stands on the last, what goes ahead of it on
// those before, `%` on the others.
void append_replacement(std::string& out, std::string_view replaced, std::string_view ahead,
                        std::string const& code) {
  std::size_t lines = static_cast<std::size_t>(std::ranges::count(replaced, '\n'));
  for (std::size_t at = replaced.find('\n'); at != std::string_view::npos;
       at = replaced.find('\n', at + 1)) {
    std::size_t const part = ahead.empty() ? 0 : line_of(ahead, lines);
    out += ahead.substr(0, part);
    if (part == ahead.size()) out += '%';
    ahead.remove_prefix(std::min(part + 1, ahead.size()));
    out += at > 0 && replaced[at - 1] == '\r' ? "\r\n" : "\n";
    --lines;
  }
  out += ahead;
  out += code;
}

BookDocument open_document(Job& job, text::SourceId id, WeaveOptions const& options, Book& book) {
  text::Source const& source = job.sources()[id];
  document::Scan scan = document::scan_tex(source, options.more_verbatim);
  job.report(std::move(scan.diagnostics), id);
  BookDocument document{id,
                        std::filesystem::path(source.name()).parent_path().string(),
                        std::move(scan.directives),
                        {}};
  document::Settings own;
  own.host = &document::tex_host;
  book.scan(document, std::move(own));
  return document;
}

}  // namespace

Woven weave_tex(Job& job, text::SourceId id, WeaveOptions const& options) {
  Book book(job, latex_traits, options.defaults);
  BookDocument const document = open_document(job, id, options, book);
  LatexHost host(job, options.boards);
  std::string_view const bytes = job.sources()[id].bytes();
  Woven woven;
  woven.output.reserve(bytes.size() + 2000 * document.directives.size());
  std::size_t copied = 0;
  bool checked_style = false;
  for (std::size_t i = 0; i < document.directives.size(); ++i) {
    document::Directive const& directive = document.directives[i];
    woven.output += bytes.substr(copied, directive.whole.begin - copied);
    Content const content = book.next(document, i);
    std::string code = host.set(content, id, directive.opening);
    // Once a document, and not where it might be moved about: an inline man can stand in a title.
    auto const* diagram = std::get_if<DiagramContent>(&content);
    if (!checked_style && diagram && !diagram->in_line) {
      code = backend::tikz_needs() + code;
      checked_style = true;
    }
    if (code.empty()) code = nothing_before(bytes.substr(directive.whole.end));
    append_replacement(
        woven.output,
        bytes.substr(directive.whole.begin, directive.whole.end - directive.whole.begin),
        host.ahead(content), code);
    copied = directive.whole.end;
  }
  woven.output += bytes.substr(copied);
  woven.files = host.close();
  return woven;
}

void check_tex(Job& job, text::SourceId id, WeaveOptions const& options) {
  Book book(job, latex_traits, options.defaults);
  BookDocument const document = open_document(job, id, options, book);
  for (std::size_t i = 0; i < document.directives.size(); ++i) book.next(document, i);
}

}  // namespace dawson::run
