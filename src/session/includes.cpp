#include "session/includes.hpp"

#include <algorithm>
#include <filesystem>
#include <vector>

#include <fmt/format.h>

#include "disk/disk.hpp"
#include "document/directive_kinds.hpp"
#include "document/front_matter.hpp"
#include "document/markdown/scan.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {
namespace {

namespace fs = std::filesystem;

class Splicer {
 public:
  explicit Splicer(Invocation& invocation, text::SourceId master)
      : invocation_(invocation), inclusions_(invocation.sources().limits()) {
    open_.push_back({master, key(master), {}, text::at_hand});
    add(0);
    open_.pop_back();
  }

  bool has_spliced() const { return has_spliced_; }
  std::string take_bytes() { return std::move(bytes_); }
  std::vector<SourceChunk> take_pieces() { return std::move(chunks_); }

 private:
  // A file that is being read, and the place that includes it.
  struct Open {
    text::SourceId id;
    std::string key;  // the same for all names of a file
    text::Span where;
    text::SourceId from;
  };

  void add(std::size_t begin) {
    text::SourceId const id = open_.back().id;
    text::Source const& source = invocation_.sources()[id];
    document::Scan const scan = document::scan_markdown(source, invocation_.plugin_fences());
    for (document::Directive const& directive : scan.directives) {
      if (directive.is_inline || directive.broken) continue;
      if (!document::opens(source, directive, document::Opens::include)) continue;
      has_spliced_ = true;
      copy(id, {begin, directive.whole.begin});
      begin = directive.whole.end;
      include_file(source, directive);
    }
    copy(id, {begin, source.bytes().size()});
  }

  void include_file(text::Source const& source, document::Directive const& directive) {
    text::SourceId const from = open_.back().id;
    auto const refuse = [&](text::Span where, std::string message, std::string help) {
      invocation_.report(text::error("E-INCLUDE", where, std::move(message), std::move(help)),
                         from);
    };
    text::Span const name = document::object_of(source, directive);
    if (name.begin == name.end)
      return refuse(directive.word, "missing file name after `include`",
                    "write `chess include FILE.md`");
    if (!directive.around.prefix.empty())
      return refuse(directive.opening, "`include` is not allowed in a quote or a list",
                    "move the block to the left margin");
    if (body_text(source, directive).text().find_first_not_of(" \t\r\n") != std::string_view::npos)
      return refuse(directive.word, "`include` takes no fields",
                    "remove the fields, and write one block for each file");
    if (inclusions_.full()) return;
    fs::path const folder = fs::path(source.name()).parent_path();
    std::string const file = (folder / fs::path(part(source, name))).lexically_normal().string();
    auto const read = invocation_.files_beside("")(file);
    if (!read)
      return refuse(name, read.error().message,
                    "write the path relative to the folder of the file that includes it");
    auto const known = std::ranges::find(open_, key(read->id), &Open::key);
    if (known != open_.end()) return refuse_cycle(name, from, *known);
    if (auto fault = inclusions_.add(invocation_.sources()[read->id].bytes().size(), name))
      return invocation_.report(std::move(*fault), from);
    open_.push_back({read->id, key(read->id), name, from});
    put("\n", from, directive.whole.begin);
    add(front_matter_end(read->id));
    open_.pop_back();
    put("\n", from, directive.whole.end);
  }

  void refuse_cycle(text::Span name, text::SourceId from, Open const& known) {
    text::Diagnostic finding =
        text::error("E-CYCLE", name, "this file includes itself",
                    "remove one of the `include` blocks that form the cycle");
    if (known.from != text::at_hand)
      finding.notes.push_back({known.where, "first included here", known.from});
    invocation_.report(std::move(finding), from);
  }

  std::size_t front_matter_end(text::SourceId id) {
    text::Source const& source = invocation_.sources()[id];
    text::Span const front = document::front_matter_span(source);
    if (front.begin == front.end) return source.start();
    invocation_.report(text::warning("W-INCLUDE", {front.begin, front.begin + 3},
                                     "the front matter of an included file is ignored",
                                     "move it to the main file"),
                       id);
    return front.end;
  }

  void copy(text::SourceId id, text::Span span) {
    if (span.begin >= span.end) return;
    chunks_.push_back({bytes_.size(), id, span.begin, open_.size() - 1});
    bytes_ += part(invocation_.sources()[id], span);
  }

  void put(std::string_view bytes, text::SourceId id, std::size_t place) {
    chunks_.push_back({bytes_.size(), id, place, open_.size() - 1});
    bytes_ += bytes;
  }

  std::string key(text::SourceId id) const { return whole_name(invocation_.sources()[id].name()); }

  static std::string_view part(text::Source const& source, text::Span span) {
    return source.bytes().substr(span.begin, span.end - span.begin);
  }

  Invocation& invocation_;
  Inclusions inclusions_;
  std::string bytes_;
  std::vector<SourceChunk> chunks_;
  std::vector<Open> open_;
  bool has_spliced_ = false;
};

}  // namespace

text::SourceId open_markdown(Invocation& invocation, std::string const& path) {
  return with_included(invocation, invocation.open(path));
}

text::SourceId with_included(Invocation& invocation, text::SourceId master) {
  // Nearly all documents include nothing; the code that typesets them scans them anyway.
  if (invocation.sources()[master].bytes().find("include") == std::string_view::npos) return master;
  Splicer splicer(invocation, master);
  if (!splicer.has_spliced()) return master;
  return invocation.open_spliced(std::string(invocation.sources()[master].name()),
                                 splicer.take_bytes(), splicer.take_pieces());
}

std::optional<text::Diagnostic> Inclusions::add(std::size_t bytes, text::Span where) {
  ++files_;
  bytes_ += bytes;
  bool const many = files_ > limits_.included;
  full_ = many || bytes_ > limits_.included_bytes;
  if (!full_) return {};
  return text::error(
      "E-LIMIT", where,
      many ? fmt::format("more than {} included files", limits_.included)
           : fmt::format("the included files have more than {} bytes", limits_.included_bytes),
      text::limit_hint(many ? "included" : "included-bytes"));
}

}  // namespace dawson::run
