#include "compile/issue_labels.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <utility>

#include "collection/formats.hpp"
#include "compile/compilation.hpp"
#include "compile/include_graph.hpp"
#include "compile/markdown_directives.hpp"
#include "disk/disk.hpp"
#include "document/tex/input_encoding.hpp"
#include "session/include_markdown.hpp"
#include "session/invocation.hpp"
#include "text/markdown_files.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

class IssueReader {
 public:
  IssueReader(Invocation& invocation, document::MarkupLanguage const& host,
              document::Settings const& usual, layout::CaptionStyle const& style, Accumulated& into)
      : invocation_(invocation), host_(host), compilation_(invocation, abilities(host), usual) {
    compilation_.gather(into, style);
  }

  /// Why the file cannot be read; empty: it has been.
  std::string read(std::string const& file) {
    MutedFindings const silence(invocation_);
    try {
      if (document::has_tex_suffix(file)) return read_tex(file);
      if (text::has_markdown_suffix(file)) return read_markdown(file);
      if (!collection::format_of_file(file)) return fmt::format("unknown format of {}", file);
      return read_collection(file);
    } catch (SystemError const& refused) {
      return refused.what();
    }
  }

 private:
  static Abilities abilities(document::MarkupLanguage const& host) {
    Abilities out = &host == &document::tex_host ? latex_abilities : markdown_abilities;
    out.scans_all_first = false;
    return out;
  }

  std::string read_tex(std::string const& file) {
    if (&host_ != &document::tex_host) return other_host(file, "LaTeX");
    take(read_book(invocation_, compilation_, {file}, {}));
    return {};
  }

  std::string read_markdown(std::string const& file) {
    if (&host_ != &document::markdown_host) return other_host(file, "Markdown");
    auto const opened = invocation_.files_beside("")(file);
    if (!opened) return opened.error().message;
    take(opened_markdown(with_included(invocation_, opened->id)));
    return {};
  }

  CompiledDocument opened_markdown(text::SourceId id) {
    StyleSheet const* const style = invocation_.chosen_style();
    CompiledDocument document =
        read_directives_alone(invocation_, id, compilation_, FrontOwner::site);
    invocation_.set_style(style);
    return document;
  }

  // As the document that has nothing but its problems.
  std::string read_collection(std::string const& file) {
    invocation_.disk().open_regular(file);
    bool const tex = &host_ == &document::tex_host;
    std::string const field = fmt::format("from: {}\n", fs::path(file).filename().generic_string());
    text::SourceId const id = invocation_.sources().open(
        file, tex ? "\\begin{chess}\n" + field + "\\end{chess}\n" : "```chess\n" + field + "```\n");
    if (tex) take(read_alone(invocation_, compilation_, id, {}, false));
    else take(opened_markdown(id));
    return {};
  }

  static std::string other_host(std::string const& file, std::string_view host) {
    return fmt::format("{} is {}, but this document is not", file, host);
  }

  void take(CompiledDocument const& document) {
    for (std::size_t i = 0; i < document.directives.size(); ++i) take(document, i);
  }
  void take(FollowedBook const& read) {
    for (DirectiveRange const& stretch : read.stretches)
      for (std::size_t i = stretch.begin; i < stretch.end; ++i)
        take(read.documents[stretch.document], i);
  }
  void take(CompiledDocument const& document, std::size_t directive) {
    compilation_.each(document, directive, [](Content const&) {});
  }

  Invocation& invocation_;
  document::MarkupLanguage const& host_;
  Compilation compilation_;
};

}  // namespace

Accumulated read_issues(Invocation& invocation, document::FromOthers const& of,
                        document::MarkupLanguage const& host, document::Settings const& usual,
                        layout::CaptionStyle const& style, text::Diagnostics& findings) {
  Accumulated out;
  std::size_t const before = findings.size();
  for (std::size_t i = 0; i < of.files.size(); ++i) {
    text::SourceMappedText const& named = of.files[i];
    std::size_t const begin = out.solutions.size();
    fs::path const folder = invocation.folder_of(of.source, named.origin());
    std::string const file = (folder / named.text()).lexically_normal().string();
    std::size_t const failed = out.failed;
    std::string const fault = IssueReader(invocation, host, usual, style, out).read(file);
    // Files of one name in two folders have diagrams of one name.
    for (std::size_t one = begin; one < out.solutions.size(); ++one)
      out.solutions[one].content.id += fmt::format("-{}", i);
    if (!fault.empty())
      findings.push_back(
          text::error("E-FILE", named.origin(), fault,
                      "write a path from the folder of this document, to a file that ends with "
                      ".tex, .md or " +
                          collection::known_suffixes()));
    else if (out.failed > failed)
      findings.push_back(
          text::warning("W-ISSUE", named.origin(),
                        fmt::format("problems left out because of errors: {}", out.failed - failed),
                        fmt::format("run `dawson check {}`", file)));
  }
  text::set_source(findings, of.source, before);
  return out;
}

}  // namespace dawson::run
