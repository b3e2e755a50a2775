#include "run/weave/weave.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "backend/latex/tikz.hpp"
#include "document/tex/scan.hpp"
#include "run/book.hpp"
#include "run/follow.hpp"
#include "run/tex_name.hpp"
#include "run/weave/latex_host.hpp"
#include "run/weave/line_keeper.hpp"
#include "run/weave/many_diagrams.hpp"

namespace dawson::run {
namespace {

// An empty line would end a paragraph, and a blank at its end would show.
std::string nothing_before(std::string_view rest) {
  std::size_t const next = rest.find_first_not_of(" \t\r");
  return next == std::string_view::npos || rest[next] == '\n' ? "%" : "\\relax ";
}

// Lines of code as one: a line end stands for a blank, unless a `%` is before it.
std::string on_one_line(std::string_view lines) {
  std::string out;
  for (char const c : lines) {
    if (c != '\n') out += c;
    else if (out.ends_with('%') && !out.ends_with("\\%")) out.pop_back();
    else out += ' ';
  }
  return out;
}

BookDocument open_document(Job& job, text::SourceId id, WeaveOptions const& options, Book& book) {
  text::Source const& source = job.sources()[id];
  document::Scan scan = document::scan_tex(source, options.more_verbatim, options.diagram_sty);
  job.report(std::move(scan.diagnostics), id);
  BookDocument document{id,
                        std::filesystem::path(source.name()).parent_path().string(),
                        std::move(scan.directives),
                        {},
                        scan.dawson_missing};
  document::Settings own;
  own.host = &document::tex_host;
  book.scan(document, std::move(own));
  return document;
}

// The text of a document with what stands in the place of its directives.
class Assembly {
 public:
  Assembly(std::string_view bytes, BookDocument const& document, std::string stem,
           Beside beside = {})
      : bytes_(bytes), document_(&document), lines_(std::move(stem), std::move(beside)) {
    out_.reserve(bytes.size() + 2000 * document.directives.size());
  }

  void put(Book& book, LatexHost& host, std::size_t number) {
    if (document_->contexts[number].many) return put_many(book, host, number);
    Content content = Nothing{};
    book.each(*document_, number, [&](Content only) { content = std::move(only); });
    if (std::holds_alternative<Kept>(content)) return finish(host);
    auto const* diagram = std::get_if<DiagramContent>(&content);
    bool const in_row = diagram && !diagram->in_line && diagram->across > 1;
    int const across = in_row ? diagram->across : 1;
    bool const goes_on = in_row && across == across_ && follows(number);
    if (!goes_on) finish(host);
    if (!in_row) return write(host, number, content, {});
    if (!goes_on) first_row_ = true;
    across_ = across;
    bool const has_twins = !diagram->twins.empty();
    row_.push_back({number, std::move(content)});
    if (row_.size() == static_cast<std::size_t>(across) || has_twins) end_row(host);
    if (has_twins) across_ = 0;  // they stand between it and what follows
  }

  /// Writes what waits for the others of its row.
  void finish(LatexHost& host) {
    if (!row_.empty()) end_row(host);
    across_ = 0;
  }

  /// What it needs beside it joins `files`.
  std::string close(Job& job, std::map<std::string, std::string>& files) {
    copy(bytes_.size());
    std::string unsaid;
    std::string bytes = job.encoded(document_->source, std::move(out_), unsaid);
    for (auto const& [name, text] : lines_.files())
      files.emplace(name, job.encoded(document_->source, text, unsaid));
    if (!unsaid.empty())
      findings_.push_back(text::error("E-ENCODING", {},
                                      "the encoding of this document has no " + unsaid,
                                      "save it in UTF-8, which LaTeX reads without inputenc"));
    job.report(std::move(findings_), document_->source);
    return bytes;
  }

 private:
  struct Waiting {
    std::size_t number;
    Content content;
  };

  struct InRow {
    std::size_t columns = 0;  // 0: in none
    bool last = false;
  };

  // Whether nothing but blanks and comments stands between a directive and the one before it.
  bool follows(std::size_t number) const {
    if (number == 0) return false;
    std::size_t const begin = document_->directives[number - 1].whole.end;
    std::string_view rest = bytes_.substr(begin, document_->directives[number].whole.begin - begin);
    while (true) {
      rest.remove_prefix(std::min(rest.find_first_not_of(" \t\r\n"), rest.size()));
      if (rest.empty() || rest.front() != '%') return rest.empty();
      rest.remove_prefix(std::min(rest.find('\n'), rest.size()));
    }
  }

  // A row that is not full keeps the columns of those above it; alone it makes its own.
  void end_row(LatexHost& host) {
    std::vector<Waiting> const row = std::exchange(row_, {});
    auto const across = static_cast<std::size_t>(across_);
    std::size_t const columns = first_row_ ? row.size() : across;
    first_row_ = false;
    for (Waiting const& one : row)
      write(host, one.number, one.content,
            columns == 1 ? InRow{} : InRow{columns, &one == &row.back()});
  }

  // The problems of a file stand in a file beside the document; where there can be none, on the
  // last line of the directive.
  void put_many(Book& book, LatexHost& host, std::size_t number) {
    finish(host);
    document::Directive const& directive = copy_to(number);
    bool const apart = lines_.has_room_beside();
    std::string name, code;
    ManyDiagrams many(host, document_->source, directive.opening,
                      std::exchange(checked_style_, true) ? "" : backend::tikz_needs(),
                      [&](std::string_view lines) {
                        if (!apart) return void(code += lines);
                        if (name.empty()) name = lines_.next_file();
                        lines_.add_to_file(name, lines);
                      });
    book.each(*document_, number, [&](Content content) { many.take(std::move(content)); });
    many.finish();
    if (!name.empty()) code = fmt::format("\\input{{{}}}", name);
    code = on_one_line(code);
    if (code.empty()) code = nothing_before(bytes_.substr(copied_));
    append(directive, {"", "", std::move(code)});
  }

  document::Directive const& copy_to(std::size_t number) {
    document::Directive const& directive = document_->directives[number];
    copy(directive.whole.begin);
    copied_ = directive.whole.end;
    return directive;
  }

  // What stands before `end`, with the package that the document lacks.
  void copy(std::size_t end) {
    auto const at = document_->dawson_missing;
    if (at && *at >= copied_ && *at <= end && !added_) {
      added_ = true;
      out_ += bytes_.substr(copied_, *at - copied_);
      out_ += "\\usepackage{dawson}";
      copied_ = *at;
    }
    out_ += bytes_.substr(copied_, end - copied_);
  }

  void append(document::Directive const& directive, Replacement what) {
    if (!lines_.has_room_beside() && what.code.size() > tex_line) {
      findings_.push_back(text::warning(
          "W-LINES", directive.opening,
          fmt::format("on one line this would take {} bytes, and TeX reads {}: lines below are "
                      "further down than in the source",
                      what.code.size(), tex_line),
          "-o OUT.tex keeps them, what is too long stands in a file beside it"));
      what.code = cut_into_lines(what.code);
    }
    lines_.append(out_, bytes_.substr(directive.whole.begin, copied_ - directive.whole.begin),
                  std::move(what));
  }

  void write(LatexHost& host, std::size_t number, Content const& content, InRow in_row) {
    document::Directive const& directive = copy_to(number);
    auto const* diagram = std::get_if<DiagramContent>(&content);
    text::SourceId const source = document_->source;
    std::string code = in_row.columns > 0 ? host.set_across(*diagram, source, directive.opening,
                                                            in_row.columns, in_row.last)
                                          : host.set(content, source, directive.opening);
    // Once a document, and not where it might be moved about: an inline man can stand in a title.
    if (!checked_style_ && diagram && !diagram->in_line) {
      code = backend::tikz_needs() + code;
      checked_style_ = true;
    }
    if (code.empty()) code = nothing_before(bytes_.substr(copied_));
    if (diagram && diagram->counted_by_diagram_sty) code = "\\stepcounter{board@nr}" + code;
    if (directive.foreign.end != 0 && diagram) code = "\\ifvmode\\noindent\\fi" + code;
    Replacement what{"", "", std::move(code)};
    if (diagram && diagram->solution) {
      what.solution_id = diagram->solution->id;
      what.solution = backend::tikz_solution(diagram->solution->paragraphs);
    }
    append(directive, std::move(what));
  }

  std::string_view bytes_;
  BookDocument const* document_;
  std::size_t copied_ = 0;
  LineKeeper lines_;
  bool checked_style_ = false;
  bool added_ = false;  // the package that the document lacks
  std::vector<Waiting> row_;
  int across_ = 0;         // of the row that the next diagram may go on with
  bool first_row_ = true;  // of those that belong together
  std::string out_;
  text::Diagnostics findings_;
};

// A document of a book as LaTeX names it that runs in `folder`.
std::string stem_from(std::filesystem::path const& folder, std::string_view name) {
  auto const from = std::filesystem::absolute(folder.empty() ? "." : folder).lexically_normal();
  auto const file = std::filesystem::absolute(name).lexically_normal();
  return tex_stem(file.lexically_relative(from).generic_string());
}

}  // namespace

std::string tex_stem(std::string_view output) {
  if (output == "-" || !is_tex_name(output)) return {};
  return std::filesystem::path(output).replace_extension().generic_string();
}

Woven weave_tex(Job& job, text::SourceId id, WeaveOptions const& options) {
  Book book(job, latex_traits, options.defaults);
  BookDocument const document = open_document(job, id, options, book);
  LatexHost host(job, options.boards);
  Assembly text(job.sources()[id].bytes(), document, options.stem, options.beside);
  for (std::size_t i = 0; i < document.directives.size(); ++i) text.put(book, host, i);
  text.finish(host);
  book.close();
  Woven woven{{}, host.close()};
  woven.output = text.close(job, woven.files);
  return woven;
}

WovenBook weave_tex_book(Job& job, std::vector<std::string> const& names,
                         WeaveOptions const& options) {
  Book book(job, latex_traits, options.defaults);
  FollowedBook const read = read_book(job, book, names, options.more_verbatim, options.diagram_sty);
  LatexHost host(job, options.boards);
  std::vector<Assembly> texts;
  texts.reserve(read.documents.size());
  std::filesystem::path const folder = read.documents.front().folder;
  for (BookDocument const& document : read.documents) {
    text::Source const& source = job.sources()[document.source];
    texts.emplace_back(source.bytes(), document, stem_from(folder, source.name()));
  }
  for (Stretch const& stretch : read.stretches)
    for (std::size_t i = stretch.begin; i < stretch.end; ++i)
      texts[stretch.document].put(book, host, i);
  for (Assembly& text : texts) text.finish(host);
  book.close();
  WovenBook woven;
  woven.files = host.close();
  for (std::size_t i = 0; i < texts.size(); ++i)
    woven.documents.push_back({std::string(job.sources()[read.documents[i].source].name()),
                               texts[i].close(job, woven.files)});
  return woven;
}

void check_tex(Job& job, text::SourceId id, WeaveOptions const& options) {
  Book book(job, latex_traits, options.defaults);
  BookDocument const document = open_document(job, id, options, book);
  for (std::size_t i = 0; i < document.directives.size(); ++i)
    book.each(document, i, [](Content const&) {});
  book.close();
}

void check_tex_book(Job& job, std::vector<std::string> const& names, WeaveOptions const& options) {
  Book book(job, latex_traits, options.defaults);
  FollowedBook const read = read_book(job, book, names, options.more_verbatim, options.diagram_sty);
  for (Stretch const& stretch : read.stretches)
    for (std::size_t i = stretch.begin; i < stretch.end; ++i)
      book.each(read.documents[stretch.document], i, [](Content const&) {});
  book.close();
}

}  // namespace dawson::run
