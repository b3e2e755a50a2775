#include "write/html/each.hpp"

#include <fmt/format.h>

#include <map>
#include <utility>
#include <vector>

#include "backend/html/blocks.hpp"
#include "compile/compilation.hpp"
#include "edition/edition.hpp"
#include "session/invocation.hpp"
#include "session/pictures.hpp"
#include "type/type.hpp"
#include "write/html/html_renderer.hpp"
#include "write/html/page_shell.hpp"

namespace dawson::run {
namespace {

class EachWriter {
 public:
  EachWriter(Invocation& invocation, text::SourceId id, WeaveOptions const& weaving,
             WebPageOptions const& options, type::Type const& type, Compilation* going_on)
      : invocation_(invocation),
        id_(id),
        options_(options),
        alone_(invocation, page_abilities(true), weaving.defaults),
        beside_(invocation, weaving.defaults),
        others_(weaving.others ? *weaving.others : beside_),
        compilation_(going_on ? *going_on : alone_),
        closes_(!going_on),
        renderer_(invocation, options, type.typeset(),
                  {{}, [](std::string const& path) { return path; }, backend::unresolved_note}) {}

  bool run(TakeFragment const& take) {
    read_edition(invocation_, id_, compilation_,
                 {.in_markup = true, .no_pages = "HTML has no pages"}, edition_);
    Contents contents;
    bool const complete = read_contents(invocation_, edition_, compilation_, contents, false);
    if (closes_) compilation_.close();
    add_others(invocation_, edition_, others_, edition_.targets);
    for (std::vector<Content>& of_directive : contents)
      for (Content& content : of_directive) {
        resolve_references(content, [this](prose::Link& link) {
          prose::Inlines words = edition_.targets.printed(link);
          link.target = edition_.targets.address(link.target);
          return words;
        });
        add(std::move(content));
      }
    for (auto const& [anchor, inner] : fragments_) take(anchor, fragment(inner));
    return complete && renderer_.complete();
  }

 private:
  void add(Content content) {
    if (auto* const solutions = std::get_if<SolutionsContent>(&content)) {
      for (SolutionContent& one : solutions->entries) {
        std::string const anchor = one.anchor;
        SolutionsContent alone{{}, 1, solutions->piece_set, solutions->as_collected};
        alone.entries.push_back(std::move(one));
        add_to(anchor, std::move(alone), {});
      }
      return;
    }
    auto const* const diagram = diagram_of(content);
    if (!diagram || diagram->anchor.empty()) return;
    std::string const anchor = diagram->anchor;
    text::Span const opening = diagram->opening;
    if (places_.emplace(anchor, fragments_.size()).second) fragments_.emplace_back(anchor, "");
    add_to(anchor, std::move(content), opening);
  }

  // Adds a content to the fragment of a diagram; its boards share no drawings with others.
  void add_to(std::string const& anchor, Content content, text::Span opening) {
    auto const place = places_.find(anchor);
    if (place == places_.end()) return;
    Row row;
    row.contents.push_back({std::move(content), 0});
    renderer_.begin_file();
    std::string html = html_of(renderer_.blocks(row));
    for (std::string const& label : backend::unresolved_notes(html))
      invocation_.report(
          text::warning("W-NOTE", opening,
                        fmt::format("footnote `{}` left out: a fragment has no notes", label),
                        "write it as a `remark`"),
          id_);
    fragments_[place->second].second +=
        renderer_.definitions() + backend::HtmlNotes(none_).resolved(std::move(html)) + "\n";
  }

  std::string fragment(std::string const& inner) const {
    auto const [begin, end] =
        fragment_around(edition_.manuscript.front_matter, options_, renderer_);
    return begin + inner + end;
  }

  Invocation& invocation_;
  text::SourceId id_;
  WebPageOptions const& options_;
  Compilation alone_;
  LinkedDocuments beside_;
  LinkedDocuments& others_;
  Compilation& compilation_;
  bool closes_;
  Edition edition_;
  HtmlRenderer renderer_;
  std::vector<prose::Footnote> none_;
  std::vector<std::pair<std::string, std::string>> fragments_;  // by anchor, in reading order
  std::map<std::string, std::size_t> places_;                   // of anchors in `fragments_`
};

}  // namespace

bool weave_each(Invocation& invocation, text::SourceId source, WeaveOptions const& options,
                WebPageOptions const& page, TakeFragment const& take, Compilation* compilation) {
  type::Type const* const type = invocation.type();
  if (!type) return false;
  WebPageOptions own = page;
  own.fragment = true;
  own.ids = ids_of_fragment(invocation.sources()[source]);
  return EachWriter(invocation, source, options, own, *type, compilation).run(take);
}

}  // namespace dawson::run
