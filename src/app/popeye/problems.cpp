#include "app/popeye/problems.hpp"

#include <optional>
#include <utility>

#include "collection/markup.hpp"
#include "compile/documents.hpp"
#include "disk/disk.hpp"
#include "session/includes.hpp"
#include "session/invocation.hpp"
#include "text/encoding.hpp"
#include "text/limits.hpp"

namespace dawson::run {
namespace {

using collection::Record;

// A book of which only the problems are wanted.
class ProblemsOfBook {
 public:
  ProblemsOfBook(Invocation& invocation, WeaveOptions const& options, TakeProblem const& take)
      : compilation_(invocation, any_markdown_abilities, options.defaults) {
    compilation_.set_nothing();
    compilation_.pass_problems(take);
  }

  Compilation& compilation() { return compilation_; }

  void read(CompiledDocument const& document, std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) compilation_.each(document, i, [](Content&&) {});
  }

  void read(FollowedBook const& book) {
    for (DirectiveRange const& stretch : book.stretches)
      read(book.documents[stretch.document], stretch.begin, stretch.end);
  }

 private:
  Compilation compilation_;
};

// Reads the records of one entry; none, and E-LIMIT, if that takes too long.
std::vector<Record> records_of(collection::EntryReader& reader, collection::Stretch const& entry,
                               text::Source const& source, text::Diagnostics& findings) {
  try {
    text::WorkBudget steps(source.limits());
    steps.allow_bytes(source.bytes().size());
    return reader.read(entry, source, findings);
  } catch (text::TooManySteps const&) {
    findings.push_back(text::too_many_steps({0, 0}, source.limits()));
    return {};
  }
}

}  // namespace

void problems_of_tex(Invocation& invocation, std::vector<std::string> const& names, bool follow,
                     WeaveOptions const& options, TakeProblem const& take) {
  invocation.leave_document_style();
  if (follow) {
    ProblemsOfBook book(invocation, options, take);
    book.read(read_book(invocation, book.compilation(), names, options.more_verbatim,
                        options.diagram_sty));
    return;
  }
  for (std::string const& name : names) {
    ProblemsOfBook book(invocation, options, take);
    book.read(read_alone(invocation, book.compilation(), invocation.open(name),
                         options.more_verbatim, options.diagram_sty));
  }
}

void problems_of_markdown(Invocation& invocation, std::vector<std::string> const& names,
                          bool follow, WeaveOptions const& options, TakeProblem const& take) {
  std::optional<ProblemsOfBook> book;
  for (std::string const& name : names) {
    if (!book || !follow) book.emplace(invocation, options, take);
    CompiledDocument const document = read_directives_alone(
        invocation, open_markdown(invocation, name), book->compilation(), FrontOwner::document);
    book->read(document, 0, document.directives.size());
  }
}

void problems_of_file(Invocation& invocation, std::string const& path,
                      collection::Format const& format, TakeProblem const& take) {
  auto input = invocation.disk().open(path);
  collection::Lines lines([&] { return input.next(); });
  if (auto fault = text::utf16_fault(lines.peek()))
    return invocation.report(std::move(*fault),
                             invocation.sources().open(path, std::string(lines.peek())));
  auto const reader = format.open({invocation.plugin_fences(), {}, {}});
  for (collection::Stretch entry; reader->cut(lines, entry); entry = {}) {
    text::SourceId const id = invocation.sources().open(path, entry.bytes, entry.first);
    text::Diagnostics findings, unused;
    std::vector<Record> const records =
        records_of(*reader, entry, invocation.sources()[id], findings);
    invocation.report(std::move(findings), id);
    for (Record const& record : records)
      take(collection::in_markup(record, collection::Markup::plain, unused), id);
  }
  text::Diagnostics of_file;
  reader->finish(of_file);
  if (!of_file.empty()) invocation.report(std::move(of_file), invocation.sources().open(path, ""));
}

}  // namespace dawson::run
