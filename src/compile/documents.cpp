#include "compile/documents.hpp"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "disk/disk.hpp"
#include "document/markdown/definitions.hpp"
#include "document/tex/scan.hpp"
#include "document/tex/scan_parts.hpp"
#include "session/includes.hpp"
#include "session/invocation.hpp"
#include "session/project_file.hpp"
#include "style/styles.hpp"

namespace dawson::run {

// The documents being read are on an explicit stack, each with its progress: a chain of included
// files may be of any length.

namespace {

namespace fs = std::filesystem;
using document::Include;
using document::IncludeFrom;

document::Settings tex_settings() {
  document::Settings out;
  out.markup = &document::tex_markup;
  return out;
}

CompiledDocument document_of(Invocation& invocation, text::SourceId id, document::Scan scan) {
  CompiledDocument out(invocation, id, std::move(scan.directives), std::move(scan.diagnostics));
  out.dawson_missing = scan.dawson_missing;
  return out;
}

class Walk {
 public:
  Walk(Invocation& invocation, Compilation& compilation,
       std::vector<std::string> const& more_verbatim, bool diagram_sty)
      : invocation_(invocation),
        compilation_(compilation),
        more_verbatim_(more_verbatim),
        diagram_sty_(diagram_sty) {}

  void read(std::string const& name) {
    if (known_.contains(whole_name(name))) return;  // another document has included it
    root_ = fs::path(name).parent_path();
    enter(invocation_.open(name), root_);
    while (!open_.empty()) step();
  }

  FollowedBook take() { return std::move(out_); }

 private:
  // A document that is being read.
  struct Open {
    std::size_t document = 0;
    std::vector<Include> includes;
    std::size_t next = 0;  // index in `includes`
    fs::path imported;     // the folder that \import named last
  };

  // The place where a file was first included; none for files named by the user.
  struct Known {
    text::SourceId source = text::at_hand;
    text::Span where;
    bool open = true;
  };

  void enter(text::SourceId id, fs::path imported) {
    text::Source const& source = invocation_.sources()[id];
    document::Scan scan = document::scan_tex(source, more_verbatim_, diagram_sty_);
    diagram_sty_ = scan.diagram_sty;
    // The including document loads the packages.
    if (!open_.empty())
      std::erase_if(scan.diagnostics, [](auto const& finding) { return finding.code == "W-STY"; });
    known_.try_emplace(whole_name(source.name()));
    std::vector<std::pair<text::SourceId, std::size_t>> around;
    for (Open const& outer : open_)
      around.emplace_back(out_.documents[outer.document].source,
                          outer.includes[outer.next - 1].whole.begin);
    open_.push_back({out_.documents.size(), std::move(scan.includes), 0, std::move(imported)});
    out_.documents.push_back(document_of(invocation_, id, std::move(scan)));
    out_.documents.back().around = std::move(around);
    out_.documents.back().depth = open_.size() - 1;
  }

  void step() {
    Open& top = open_.back();
    CompiledDocument& document = out_.documents[top.document];
    if (top.next == top.includes.size()) {
      read_to(top.document, document.directives.size());
      known_.at(whole_name(invocation_.sources()[document.source].name())).open = false;
      open_.pop_back();
      return;
    }
    Include const include = top.includes[top.next++];
    auto const directives_end = std::ranges::partition_point(
        document.directives, [&](document::Directive const& directive) {
          return directive.whole.begin < include.whole.begin;
        });
    read_to(top.document, static_cast<std::size_t>(directives_end - document.directives.begin()));
    take_in(include);
  }

  void read_to(std::size_t number, std::size_t end) {
    CompiledDocument& document = out_.documents[number];
    std::size_t const begin = document.contexts.size();
    compilation_.scan(document, tex_settings(), end);
    out_.stretches.push_back({number, begin, end});
  }

  void take_in(Include const& include) {
    text::SourceId const from = out_.documents[open_.back().document].source;
    if (include.made_later)
      return warn(from, include, "file not followed: LaTeX makes its name when it runs",
                  "name the files of the book on the command line, in their order");
    if (include.undecided)
      warn(from, include, "file in a conditional; treated as part of the book",
           "remove the conditional if the file always belongs to the book");
    if (fs::path(text_of(from, include.name)).is_absolute())
      warn(from, include, "absolute path: LaTeX reads this file, not the woven one",
           "write a path from the folder of the document, with `../` for the folder above");
    fs::path imported = open_.back().imported;
    auto const file = find(include, imported);
    if (!file && document::may_be_missing(text_of(from, include.whole))) return;
    if (!file) return missing(from, include);
    if (inclusions_.full()) return;
    auto const [known, is_new] = known_.try_emplace(whole_name(*file), Known{from, include.name});
    if (!is_new) return again(from, include, known->second);
    auto const read = invocation_.files_beside("")(*file);
    if (!read) {
      invocation_.report(text::error("E-INCLUDE", include.name, read.error().message,
                                     "correct the path, or make the file readable"),
                         from);
      return;
    }
    if (auto fault = inclusions_.add(invocation_.sources()[read->id].bytes().size(), include.name))
      return invocation_.report(std::move(*fault), from);
    enter(read->id, std::move(imported));
  }

  // Finds the file under the first of the names that LaTeX tries; `imported` becomes its import
  // folder.
  std::optional<std::string> find(Include const& include, fs::path& imported) const {
    CompiledDocument const& document = out_.documents[open_.back().document];
    fs::path const name(text_of(document.source, include.name));
    fs::path const folder(text_of(document.source, include.folder));
    std::vector<fs::path> folders;
    switch (include.from) {
      case IncludeFrom::here: folders = {imported, root_}; break;
      case IncludeFrom::beside: folders = {fs::path(document.folder)}; break;
      case IncludeFrom::named: folders = {root_ / folder}; break;
      case IncludeFrom::named_here: folders = {imported / folder}; break;
    }
    for (fs::path const& in : folders)
      for (bool const suffix : {true, false}) {
        if (!suffix && include.with_suffix) continue;
        fs::path file = in / name;
        if (suffix) file += ".tex";
        if (!has_file(invocation_.disk(), file.string())) continue;
        if (include.from == IncludeFrom::beside) imported = file.parent_path();
        else if (include.from != IncludeFrom::here) imported = in;
        return file.lexically_normal().string();
      }
    return {};
  }

  void missing(text::SourceId from, Include const& include) {
    std::string const name(text_of(from, include.name));
    // Only \input finds files of the TeX installation (\input{glyphtounicode}).
    if (include.from == IncludeFrom::here && !include.with_suffix)
      return warn(from, include, fmt::format("{} is not next to the document; not followed", name),
                  "correct the name, unless TeX finds the file elsewhere");
    invocation_.report(
        text::error("E-INCLUDE", include.name,
                    fmt::format("file not found: {}{}", name,
                                include.with_suffix ? ".tex" : " or " + name + ".tex"),
                    "correct the path; LaTeX runs in the folder of the document "
                    "named on the command line"),
        from);
  }

  void again(text::SourceId from, Include const& include, Known const& first) {
    text::Diagnostic finding =
        first.open
            ? text::error("E-CYCLE", include.name, "this file includes itself",
                          "remove this inclusion; LaTeX would read it until it runs out of memory")
            : text::warning("W-INCLUDE", include.name,
                            "file is included twice; only the first inclusion counts",
                            "remove one inclusion; LaTeX defines its labels twice");
    if (first.source != text::at_hand)
      finding.notes.push_back({first.where, "first included here", first.source});
    invocation_.report(std::move(finding), from);
  }

  void warn(text::SourceId from, Include const& include, std::string message, std::string help) {
    invocation_.report(
        text::warning("W-INCLUDE", include.name, std::move(message), std::move(help)), from);
  }

  std::string_view text_of(text::SourceId source, text::Span span) const {
    return invocation_.sources()[source].bytes().substr(span.begin, span.end - span.begin);
  }

  Invocation& invocation_;
  Inclusions inclusions_{invocation_.sources().limits()};
  Compilation& compilation_;
  std::vector<std::string> const& more_verbatim_;
  bool diagram_sty_;  // a document that is being read has loaded it
  fs::path root_;     // the folder that LaTeX runs in
  std::vector<Open> open_;
  std::map<std::string, Known> known_;
  FollowedBook out_;
};

}  // namespace

FollowedBook read_alone(Invocation& invocation, Compilation& compilation, text::SourceId id,
                        std::vector<std::string> const& more_verbatim, bool diagram_sty) {
  FollowedBook out;
  CompiledDocument& document = out.documents.emplace_back(document_of(
      invocation, id, document::scan_tex(invocation.sources()[id], more_verbatim, diagram_sty)));
  compilation.scan(document, tex_settings());
  out.stretches.push_back({0, 0, document.directives.size()});
  return out;
}

FollowedBook read_book(Invocation& invocation, Compilation& compilation,
                       std::vector<std::string> const& names,
                       std::vector<std::string> const& more_verbatim, bool diagram_sty) {
  Walk walk(invocation, compilation, more_verbatim, diagram_sty);
  for (std::string const& name : names) walk.read(name);
  return walk.take();
}

document::ScannedMarkdown scan_markdown(Invocation& invocation, text::SourceId id,
                                        document::Inlines inlines, FrontOwner owner) {
  document::ScannedMarkdown out =
      document::scan_with_notes(invocation.sources()[id], inlines, invocation.plugin_fences());
  document::FrontMatter& front = out.front.front;
  if (owner == FrontOwner::site) front.url = {};  // Hugo has paths there
  resolve_language(front, invocation.project());
  return out;
}

PageStyle settle_front_matter(Invocation& invocation, text::SourceId id,
                              document::ParsedMarkdown const& opened, FrontOwner owner) {
  invocation.use_document_style(opened.front_matter.style, id, owner);
  StyleSheet const* const style = invocation.chosen_style();
  PageStyle keys = style ? style->pages : PageStyle();
  text::Diagnostics findings;
  take_over(keys, read_front_keys(*opened.front_entries, invocation.sources()[id], findings));
  invocation.report(std::move(findings), id);
  return keys;
}

text::Diagnostics other_names_in(text::Source const& document) {
  return other_names(*document::read_front_matter(document).entries);
}

CompiledDocument read_directives_alone(Invocation& invocation, text::SourceId id,
                                       Compilation& compilation, FrontOwner owner) {
  document::ParsedMarkdown manuscript =
      document::open_without_text(scan_markdown(invocation, id, document::Inlines::of_scan, owner));
  CompiledDocument document(invocation, id, std::move(manuscript.directives),
                            std::move(manuscript.findings));
  PageStyle const pages = settle_front_matter(invocation, id, manuscript, owner);
  take_across(pages, manuscript.surroundings.across);
  compilation.scan(document, manuscript.surroundings);
  return document;
}

}  // namespace dawson::run
