#include "lsp/documents/book_reading.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <span>

#include "app/check_book.hpp"
#include "chess/language.hpp"
#include "disk/disk.hpp"
#include "document/tex/input_encoding.hpp"
#include "lsp/documents/document_fixes.hpp"
#include "lsp/documents/uri.hpp"
#include "session/changing_documents.hpp"
#include "session/invocation.hpp"
#include "session/project_file.hpp"
#include "session/style_files.hpp"
#include "text/files.hpp"
#include "text/limits.hpp"
#include "text/report.hpp"
#include "type/type.hpp"
#include "write/weave_options.hpp"

namespace dawson::lsp {
namespace {

namespace fs = std::filesystem;

// Codes of findings about something that has no effect.
constexpr std::array<std::string_view, 5> unnecessary{"W-UNPRINTED", "W-DRAW", "W-COLUMNS",
                                                      "W-DEFAULTS", "W-NOTHING"};

enum class LspSeverity : int { error = 1, warning, information, hint };

LspSeverity severity_of(text::Severity severity) {
  return severity == text::Severity::error     ? LspSeverity::error
         : severity == text::Severity::warning ? LspSeverity::warning
                                               : LspSeverity::information;
}

std::string absolute_name(std::string const& name) {
  // Documents that are no files have URIs: "untitled:Untitled-1".
  std::size_t const colon = name.find(':');
  if (name.starts_with('<') || (colon != std::string::npos && colon < name.find('/'))) return name;
  return fs::absolute(name).lexically_normal().string();
}

// What tells two findings of two readings of the same texts apart.
using FindingKey = std::tuple<text::SourceId, std::size_t, std::size_t, std::string, std::string>;
FindingKey key_of(text::Diagnostic const& finding) {
  return {finding.source, finding.span.begin, finding.span.end, finding.code, finding.message};
}

// Converts the findings of one run.
class FindingWriter {
 public:
  FindingWriter(run::Invocation& invocation, ReadingContext const& context)
      : sources_(invocation.sources()),
        context_(context),
        fixes_([this](text::SourceId id) { return outline_of(id); }) {}

  std::string uri(text::SourceId id) const {
    std::string const name = absolute_name(sources_[id].name());
    if (OpenDocument const* const open = context_.documents.find_file(name)) return open->uri;
    return name.starts_with('/') ? uri_of_path(name) : name;
  }

  FileFinding written(text::Diagnostic finding, bool is_hint) {
    fixes_.add(finding);
    FileFinding out{
        {}, finding.code, finding.span, finding.severity == text::Severity::warning, {}};
    Json& made = out.diagnostic;
    LspSeverity const severity = is_hint ? LspSeverity::hint : severity_of(finding.severity);
    made = {{"range", json_of(lines(finding.source).range(finding.span))},
            {"severity", static_cast<int>(severity)},
            {"source", "dawson"},
            {"message",
             finding.hint.empty() ? finding.message : finding.message + "\n" + finding.hint}};
    if (!finding.code.empty()) made["code"] = finding.code;
    if (!finding.code.empty() && !context_.settings.home.empty())
      made["codeDescription"] = {{"href", context_.settings.home + "#" + finding.code}};
    for (text::Note const& note : finding.notes)
      made["relatedInformation"].push_back(
          {{"location",
            {{"uri", uri(note.source)}, {"range", json_of(lines(note.source).range(note.span))}}},
           {"message", note.message}});
    if (std::ranges::count(unnecessary, finding.code) > 0) made["tags"] = Json::array({1});
    for (text::Fix const& fix : finding.fixes) {
      text::Span const where = text::edited_by(fix, finding);
      out.fixes.push_back({fix.title, fix.sure, where, fix.by});
      made["data"]["fixes"].push_back(
          {{"title", fix.title},
           {"sure", fix.sure},
           {"edits", Json::array({{{"range", json_of(lines(finding.source).range(where))},
                                   {"newText", fix.by}}})}});
    }
    return out;
  }

 private:
  // An open document has its outline.
  std::shared_ptr<Outline const> outline_of(text::SourceId id) const {
    std::string const& name = sources_[id].name();
    OpenDocument const* const open = context_.documents.find_file(absolute_name(name));
    if (!open || open->is_style) return outline_of_file(sources_[id]);
    return {std::shared_ptr<void>(), &open->read(context_.documents.encoding()).outline()};
  }

  LineIndex const& lines(text::SourceId id) {
    auto const found = lines_.find(id);
    if (found != lines_.end()) return found->second;
    return lines_.try_emplace(id, sources_[id].bytes(), context_.documents.encoding())
        .first->second;
  }

  text::Sources& sources_;
  ReadingContext const& context_;
  std::map<text::SourceId, LineIndex> lines_;
  DocumentFixes fixes_;
};

// Replaces the findings of each text beyond the limit by a note.
text::Diagnostics within_limit(text::Diagnostics findings, std::size_t most) {
  text::Diagnostics out;
  for (auto at = findings.begin(); at != findings.end();) {
    auto const end = std::ranges::find_if(
        at, findings.end(), [&](auto const& other) { return other.source != at->source; });
    auto const kept =
        static_cast<std::size_t>(end - at) > most ? at + static_cast<std::ptrdiff_t>(most) : end;
    std::move(at, kept, std::back_inserter(out));
    if (kept != end) out.push_back(text::note_of_omitted({kept, end}));
    at = end;
  }
  return out;
}

}  // namespace

run::WeaveOptions prepare(run::Invocation& invocation, std::string const& name,
                          document::MarkupLanguage const& markup, ReadingContext const& context) {
  invocation.disk().read_from(context.documents.texts());
  std::string const folder = fs::path(name).parent_path().string();
  if (context.settings.sandbox) {
    invocation.disk().confinement().begin();
    for (std::string const& one : context.folders) invocation.disk().confinement().admit(one);
    invocation.disk().confinement().admit(folder);
  }
  auto const set_limits = [&](std::map<std::string, std::uint64_t> const& project) {
    text::Limits limits;
    for (auto const* const numbers : {&project, &context.settings.limits})
      for (text::Limit const& row : text::limit_table())
        if (auto const found = numbers->find(std::string(row.name)); found != numbers->end())
          limits.*row.value = found->second;
    invocation.sources().set_limits(limits);
  };
  set_limits({});
  invocation.use_project(folder);
  set_limits(invocation.project().limits);
  invocation.use_style(context.settings.style);
  invocation.use_proofs(invocation.project().proofs);
  run::WeaveOptions options;
  options.defaults.markup = &markup;
  options.defaults.strict = context.settings.strict;
  options.defaults.language = chess::language_named(context.settings.language);
  run::read_defaults_file(invocation, context.settings.defaults, options.defaults);
  return options;
}

namespace {

run::ChangedReading read_once(run::Invocation& invocation, std::string const& root,
                              document::MarkupLanguage const& markup, ReadingContext const& context,
                              bool strict) {
  return run::read_changed(invocation, [&] {
    run::WeaveOptions options = prepare(invocation, root, markup, context);
    options.defaults.strict = strict;
    run::check_book(invocation, {root}, options);
  });
}

// Returns the findings of a book that is not read strictly.
std::set<FindingKey> usual_findings(std::string const& root, document::MarkupLanguage const& markup,
                                    ReadingContext const& context) {
  std::set<FindingKey> keys;
  run::Invocation invocation(context.fonts);
  for (text::Diagnostic const& one : read_once(invocation, root, markup, context, false).findings)
    keys.insert(key_of(one));
  return keys;
}

}  // namespace

BookReading read_book(std::string const& root, document::MarkupLanguage const& markup,
                      ReadingContext const& context) {
  BookReading out;
  run::Invocation invocation(context.fonts);
  bool const strict = context.settings.strict;
  run::ChangedReading read = read_once(invocation, root, markup, context, strict);
  std::set<FindingKey> const usual =
      strict ? usual_findings(root, markup, context) : std::set<FindingKey>();
  for (std::string const& input : read.inputs) {
    if (out.inputs.insert(run::whole_name(input)).second &&
        (text::has_markdown_suffix(fs::path(input).extension().string()) ||
         document::has_tex_suffix(input) || input == root))
      out.texts.push_back(absolute_name(input));
  }
  for (std::string const& one : read.watched) out.watched.insert(run::whole_name(one));
  FindingWriter writer(invocation, context);
  auto const file = [&](std::string const& name) -> BookFile& {
    BookFile& found = out.files[run::whole_name(name)];
    if (found.name.empty()) found.name = absolute_name(name);
    return found;
  };
  std::size_t const most = invocation.sources().limits().findings;
  for (text::Diagnostic const& one : within_limit(std::move(read.findings), most)) {
    std::string const& name = invocation.sources()[one.source].name();
    bool const is_hint = strict && one.severity != text::Severity::error && one.code != "W-MORE" &&
                         !usual.contains(key_of(one));
    file(name.empty() || name.starts_with('<') ? root : name)
        .findings.push_back(writer.written(one, is_hint));
  }
  if (!read.fault.empty()) {
    text::Diagnostic fault;
    fault.message = read.fault;
    file(root).findings.push_back(writer.written(fault, false));
  }
  return out;
}

}  // namespace dawson::lsp
