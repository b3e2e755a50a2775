#include "run/weave/weave.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>

#include "backend/latex/tikz.hpp"
#include "document/tex/scan.hpp"
#include "run/book.hpp"
#include "run/follow.hpp"
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

// The text of a document with what stands in the place of its directives.
class Assembly {
 public:
  Assembly(std::string_view bytes, BookDocument const& document)
      : bytes_(bytes), document_(&document) {
    out_.reserve(bytes.size() + 2000 * document.directives.size());
  }

  void put(Book& book, LatexHost& host, std::size_t number) {
    document::Directive const& directive = document_->directives[number];
    out_ += bytes_.substr(copied_, directive.whole.begin - copied_);
    copied_ = directive.whole.end;
    Content const content = book.next(*document_, number);
    std::string code = host.set(content, document_->source, directive.opening);
    // Once a document, and not where it might be moved about: an inline man can stand in a title.
    auto const* diagram = std::get_if<DiagramContent>(&content);
    if (!checked_style_ && diagram && !diagram->in_line) {
      code = backend::tikz_needs() + code;
      checked_style_ = true;
    }
    if (code.empty()) code = nothing_before(bytes_.substr(copied_));
    append_replacement(out_, bytes_.substr(directive.whole.begin, copied_ - directive.whole.begin),
                       host.ahead(content), code);
  }

  std::string close() {
    out_ += bytes_.substr(copied_);
    return std::move(out_);
  }

 private:
  std::string_view bytes_;
  BookDocument const* document_;
  std::size_t copied_ = 0;
  bool checked_style_ = false;
  std::string out_;
};

}  // namespace

Woven weave_tex(Job& job, text::SourceId id, WeaveOptions const& options) {
  Book book(job, latex_traits, options.defaults);
  BookDocument const document = open_document(job, id, options, book);
  LatexHost host(job, options.boards);
  Assembly text(job.sources()[id].bytes(), document);
  for (std::size_t i = 0; i < document.directives.size(); ++i) text.put(book, host, i);
  return {text.close(), host.close()};
}

WovenBook weave_tex_book(Job& job, std::vector<std::string> const& names,
                         WeaveOptions const& options) {
  Book book(job, latex_traits, options.defaults);
  FollowedBook const read = read_book(job, book, names, options.more_verbatim);
  LatexHost host(job, options.boards);
  std::vector<Assembly> texts;
  texts.reserve(read.documents.size());
  for (BookDocument const& document : read.documents)
    texts.emplace_back(job.sources()[document.source].bytes(), document);
  for (Stretch const& stretch : read.stretches)
    for (std::size_t i = stretch.begin; i < stretch.end; ++i)
      texts[stretch.document].put(book, host, i);
  WovenBook woven;
  for (std::size_t i = 0; i < texts.size(); ++i)
    woven.documents.push_back(
        {std::string(job.sources()[read.documents[i].source].name()), texts[i].close()});
  woven.files = host.close();
  return woven;
}

void check_tex(Job& job, text::SourceId id, WeaveOptions const& options) {
  Book book(job, latex_traits, options.defaults);
  BookDocument const document = open_document(job, id, options, book);
  for (std::size_t i = 0; i < document.directives.size(); ++i) book.next(document, i);
}

void check_tex_book(Job& job, std::vector<std::string> const& names, WeaveOptions const& options) {
  Book book(job, latex_traits, options.defaults);
  FollowedBook const read = read_book(job, book, names, options.more_verbatim);
  for (Stretch const& stretch : read.stretches)
    for (std::size_t i = stretch.begin; i < stretch.end; ++i)
      book.next(read.documents[stretch.document], i);
}

}  // namespace dawson::run
