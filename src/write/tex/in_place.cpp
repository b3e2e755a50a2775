// The book is read as by `weave`, but each diagram of diagram.sty is replaced by a directive
// instead of code. The counter of diagram.sty is corrected if a later diagram is left to
// diagram.sty.
#include "write/tex/in_place.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "compile/compilation.hpp"
#include "compile/documents.hpp"
#include "disk/disk.hpp"
#include "document/directive_text.hpp"
#include "session/invocation.hpp"

namespace dawson::run {
namespace {

struct Written {
  std::size_t document, directive;
  std::string body;
  bool counted = true;
};

// Splits "a\nb\n" into two lines.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    lines.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

class Rewriting {
 public:
  Rewriting(Invocation& invocation, std::vector<std::string> const& names,
            WeaveOptions const& options)
      : invocation_(invocation), compilation_(invocation, latex_abilities, options.defaults) {
    for (std::string const& name : names) named_.insert(whole_name(name));
    read_ = read_book(invocation, compilation_, names, options.more_verbatim, options.diagram_sty);
  }

  std::vector<InPlace> run() {
    compilation_.set_nothing();
    for (DirectiveRange const& stretch : read_.stretches)
      for (std::size_t i = stretch.begin; i < stretch.end; ++i) take(stretch.document, i);
    compilation_.close();
    std::vector<InPlace> out;
    for (std::size_t i = 0; i < read_.documents.size(); ++i)
      if (auto made = rewritten(i)) out.push_back(std::move(*made));
    return out;
  }

 private:
  void take(std::size_t document, std::size_t number) {
    std::optional<std::string> body;
    compilation_.write_directives([&](std::string written) { body = std::move(written); });
    bool kept = false, counted = true;
    compilation_.each(read_.documents[document], number, [&](Content const& content) {
      kept = kept || std::holds_alternative<Verbatim>(content);
      if (auto const* diagram = std::get_if<DiagramContent>(&content))
        counted = diagram->counted_by_diagram_sty;
    });
    if (kept) last_kept_ = written_.size();
    else if (body) written_.push_back({document, number, std::move(*body), counted});
  }

  std::optional<InPlace> rewritten(std::size_t number) {
    CompiledDocument const& document = read_.documents[number];
    text::Source const& source = invocation_.sources()[document.source];
    std::string_view const bytes = source.bytes();
    bool const is_named = named_.contains(whole_name(source.name()));
    std::string out;
    std::size_t copied = 0, count = 0;
    for (std::size_t i = 0; i < written_.size(); ++i) {
      if (written_[i].document != number) continue;
      ++count;
      text::Span const whole = document.directives[written_[i].directive].whole;
      out.append(bytes.substr(copied, whole.begin - copied)).append("\\noindent");
      if (i < last_kept_ && written_[i].counted) out.append("\\stepcounter{board@nr}");
      out.append(document::in_place(
          source, whole, "",
          lines_of(document::block_text(written_[i].body, document::tex_markup))));
      while (out.ends_with('\n') || out.ends_with('\r'))
        out.pop_back();  // the document has its own
      copied = whole.end;
    }
    if (count == 0 || !is_named) {
      emit(document, count, is_named);
      return {};
    }
    std::string lost_letters;
    std::string made =
        invocation_.encoded(document.source, out.append(bytes.substr(copied)), lost_letters);
    if (lost_letters.empty()) return InPlace{std::string(source.name()), std::move(made)};
    invocation_.report(
        text::error("E-ENCODING", {}, "the encoding of this document has no " + lost_letters,
                    "save it in UTF-8, which LaTeX reads without inputenc"),
        document.source);
    return {};
  }

  void emit(CompiledDocument const& document, std::size_t count, bool is_named) {
    if (is_named)
      invocation_.report(
          text::warning("W-KEPT", {},
                        "this document contains no diagram to rewrite; left unchanged",
                        "load the package `diagram` in the document, or add `--diagram-sty`"),
          document.source);
    else if (count > 0)
      invocation_.report(
          text::warning(
              "W-KEPT", {},
              count == 1
                  ? "a diagram is left unchanged, since this document is not named"
                  : fmt::format("{} diagrams are left unchanged, since this document is not named",
                                count),
              "name it on the command line after the main file"),
          document.source);
  }

  Invocation& invocation_;
  Compilation compilation_;
  FollowedBook read_;
  std::set<std::string> named_;
  std::vector<Written> written_;  // in reading order
  // how many of `written_` come before the last diagram that is kept
  std::size_t last_kept_ = 0;
};

}  // namespace

std::vector<InPlace> write_in_place(Invocation& invocation, std::vector<std::string> const& names,
                                    WeaveOptions const& options) {
  return Rewriting(invocation, names, options).run();
}

}  // namespace dawson::run
