#include "write/markdown/markdown_renderer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <utility>

#include "compile/compilation.hpp"
#include "document/markdown/definitions.hpp"
#include "edition/edition.hpp"
#include "edition/targets.hpp"
#include "prose/links.hpp"
#include "session/invocation.hpp"
#include "type/type.hpp"

namespace dawson::run {
namespace {

using document::Directive;

// Builds the output: the text of the document with the replacements of its directives.
class Assembly {
 public:
  /// `take` gets the text piece by piece; if it is null, `close` returns all of it.
  Assembly(std::string_view bytes, text::TakeText take) : bytes_(bytes), out_(std::move(take)) {}

  /// Replaces a part of the running text; called in order, before everything else.
  void put_later(text::Span replaced, std::string text) {
    later_.push_back({replaced, std::move(text)});
  }

  void put_inline(Directive const& directive, std::string const& text) {
    copy_to(directive.whole);
    out_.add(text);
  }

  // Writes the replacement, each line after the marks of quotes and lists, with the line ends of
  // the document.
  void put_block(Directive const& first, Directive const& last, std::string const& block) {
    open_block(first, last);
    add_to_block(block);
    close_block(last);
  }

  /// Begins a replacement that is written in several blocks.
  void open_block(Directive const& first, Directive const& last) {
    copy_to({first.whole.begin, last.whole.end});
    std::size_t const end_of_line = bytes_.find('\n', first.whole.begin);
    bool const crlf = end_of_line != std::string_view::npos && bytes_[end_of_line - 1] == '\r';
    line_end_ = crlf ? "\r\n" : "\n";
    block_ = &first.around;
    block_has_text_ = false;
  }

  void add_to_block(std::string_view text) {
    if (text.empty()) return;
    std::string const next_line = line_end_ + block_->prefix;
    if (block_has_text_) out_.add(next_line + next_line);
    else if (block_->part_before) out_.add(next_line);
    block_has_text_ = true;
    for (std::size_t at = 0;;) {
      std::size_t const end = text.find('\n', at);
      out_.add(text.substr(at, end - at));
      if (end == std::string_view::npos) return;
      out_.add(next_line);
      at = end + 1;
    }
  }

  // If the replacement is empty, the existing empty line separates the text around it.
  void close_block(Directive const& last) {
    if (last.around.part_after && block_has_text_)
      out_.add(fmt::format("{}{}", line_end_, separating_line(block_->prefix, last)));
  }

  std::string close() {
    copy_to({bytes_.size(), bytes_.size()});
    return out_.close();
  }

 private:
  void copy_to(text::Span replaced) {
    for (; next_ < later_.size() && later_[next_].first.begin < replaced.begin; ++next_) {
      auto const& [where, text] = later_[next_];
      out_.add(bytes_.substr(copied_, where.begin - copied_));
      out_.add(text);
      copied_ = where.end;
    }
    out_.add(bytes_.substr(copied_, replaced.begin - copied_));
    copied_ = replaced.end;
  }

  // Returns the empty line before the following text, within the quotes that both are in. (In
  // pandoc an empty line in a quote continues the quote with the text below it.)
  std::string_view separating_line(std::string_view prefix, Directive const& last) const {
    std::size_t const next = std::min(bytes_.find('\n', last.whole.end), bytes_.size() - 1) + 1;
    std::size_t end = 0;
    for (std::size_t at = next;
         at < bytes_.size() && document::container_signs.find(bytes_[at]) != std::string_view::npos;
         ++at) {
      if (bytes_[at] != '>') continue;
      std::size_t const quote = prefix.find('>', end);
      if (quote == std::string_view::npos) break;
      end = quote + 1;
    }
    return prefix.substr(0, end);
  }

  std::string_view bytes_;
  std::size_t copied_ = 0;
  std::vector<std::pair<text::Span, std::string>> later_;
  std::size_t next_ = 0;  // index in `later_`
  std::string line_end_;
  document::DirectiveContext const* block_ = nullptr;
  bool block_has_text_ = false;
  text::ChunkedText out_;
};

// The links of a document that have no text. Their text may depend on later directives, so all
// directives are read before the first is rendered.
class References {
 public:
  References(Invocation& invocation, CompiledDocument const& document)
      : in_text_(document::wordless_links(invocation.sources()[document.source])),
        in_values_(links_of_values(invocation.sources()[document.source], document.directives)) {
    if (empty()) return;
    read_targets(invocation, document, targets_);
    for (auto const& [label, number] : targets_.diagrams) figures_.insert(label);
  }

  bool empty() const { return in_text_.empty() && in_values_.empty(); }
  void add(Content const& content) { targets_.add(content); }

  // Adds links to targets in other documents; called after the last content.
  void add(LinkedDocuments& others, text::SourceId document) {
    for (auto const* links : {&in_text_, &in_values_})
      for (document::WordlessLink const& one : *links) others.add(targets_, document, one.link);
  }

  // Reports W-REFERENCE, also for references to pages in output without pages.
  text::Diagnostics check(bool has_pages) const {
    text::Diagnostics findings;
    ReferenceCheck references(targets_);
    for (auto const* links : {&in_text_, &in_values_})
      for (document::WordlessLink const& one : *links) {
        if (auto finding = references.fault(one.link, one.target))
          findings.push_back(std::move(*finding));
        else if (!has_pages) std::ranges::move(asked_pages({one}), std::back_inserter(findings));
      }
    return findings;
  }

  // Links without a target remain, since they may belong to other programs; so do links to figures
  // and tables, which have no numbers here.
  void put(Assembly& text, MarkdownRenderer& renderer) const {
    for (document::WordlessLink const& one : in_text_)
      if (std::string const label = prose::label_of(one.link);
          targets_.contains(label) && !figures_.contains(label)) {
        prose::Link link = one.link;
        link.target = targets_.address(link.target);
        text.put_later(one.whole, renderer.reference(std::move(link), targets_.printed(one.link)));
      }
  }

  void fill(Content& content, MarkdownRenderer const& renderer) const {
    resolve_references(content, [&](prose::Link& link) {
      prose::Inlines words = targets_.printed(link);
      link.target = targets_.address(link.target);
      return renderer.reference_text(link, std::move(words));
    });
  }

 private:
  std::vector<document::WordlessLink> in_text_, in_values_;
  std::set<std::string> figures_;
  ReferenceTargets targets_;
};

}  // namespace

Abilities abilities_of(Boards boards, backend::MarkdownDialect const* dialect) {
  Abilities out = boards == Boards::tikz ? markdown_tikz_abilities : markdown_abilities;
  out.anchors = !dialect || dialect->anchors != backend::MarkdownAnchors::none;
  return out;
}

namespace {

// Renders the directives of a document in place.
class Weaver {
 public:
  Weaver(Invocation& invocation, Compilation& compilation, CompiledDocument const& document,
         MarkdownOptions const& markdown, type::Type const& type, LinkedDocuments& others)
      : invocation_(invocation),
        compilation_(compilation),
        others_(others),
        document_(document),
        markdown_(markdown),
        renderer_(invocation, markdown, type.typeset()),
        text_(invocation.sources()[document.source].bytes(), markdown.take_text),
        references_(invocation, document),
        rows_(markdown_abilities, [this](Row row) { take(std::move(row)); }) {}

  WovenMarkdown run() {
    if (!references_.empty()) read_all();
    for (std::size_t i = 0; i < document_.directives.size(); ++i) put(i);
    rows_.finish();
    end_block();
    woven_.output = text_.close();
    woven_.assets = renderer_.close();
    woven_.complete = woven_.complete && renderer_.complete();
    return std::move(woven_);
  }

 private:
  void read_all() {
    for (std::size_t i = 0; i < document_.directives.size(); ++i) {
      read_.emplace_back();
      compilation_.each(document_, i, [&](Content&& content) {
        references_.add(content);
        read_.back().push_back(std::move(content));
      });
    }
    references_.add(others_, document_.source);
    invocation_.report(references_.check(markdown_.boards == Boards::tikz), document_.source);
    references_.put(text_, renderer_);
  }

  void put(std::size_t i) {
    bool follows = document_.follows(i);
    auto const add = [&](Content&& content) {
      references_.fill(content, renderer_);
      if (std::holds_alternative<ErrorContent>(content)) woven_.complete = false;
      rows_.add(std::move(content), i, follows);
      follows = true;
    };
    bool const many = document_.contexts[i].many;
    if (many) begin_many(i);
    if (read_.empty()) compilation_.each(document_, i, add);
    else
      for (Content& content : read_[i]) add(std::move(content));
    if (many) end_many(i);
  }

  // Begins the problems of a file, which are written one by one.
  void begin_many(std::size_t i) {
    rows_.finish();
    end_block();
    text_.open_block(document_.directives[i], document_.directives[i]);
    many_ = true;
  }
  void end_many(std::size_t i) {
    rows_.finish();
    text_.close_block(document_.directives[i]);
    many_ = false;
  }

  void take(Row row) {
    if (many_) return text_.add_to_block(renderer_.block({&row, 1}));
    if (!row.continues) end_block();
    block_.push_back(std::move(row));
  }

  // Writes rows that belong together as one block.
  void end_block() {
    if (block_.empty()) return;
    Directive const& first = document_.directives[block_.front().first()];
    if (first.is_inline)
      text_.put_inline(first, renderer_.in_line(block_.front().contents.front().content));
    else
      text_.put_block(first, document_.directives[block_.back().last()], renderer_.block(block_));
    block_.clear();
  }

  Invocation& invocation_;
  Compilation& compilation_;
  LinkedDocuments& others_;
  CompiledDocument const& document_;
  MarkdownOptions const& markdown_;
  MarkdownRenderer renderer_;
  Assembly text_;
  References references_;
  Rows rows_;
  std::vector<Row> block_;
  std::vector<std::vector<Content>> read_;  // all contents, if there are references
  bool many_ = false;                       // the problems of a file are being written
  WovenMarkdown woven_;
};

}  // namespace

WovenMarkdown weave_markdown(Invocation& invocation, text::SourceId id, WeaveOptions const& options,
                             MarkdownOptions const& markdown, Compilation* going_on) {
  type::Type const* const type = invocation.type();
  if (!type) return {{}, {}, false};
  Compilation alone(invocation, abilities_of(markdown.boards, markdown.dialect), options.defaults);
  Compilation& compilation = going_on ? *going_on : alone;
  CompiledDocument const document =
      read_directives_alone(invocation, id, compilation, FrontOwner::site);
  LinkedDocuments beside(invocation, options.defaults);
  LinkedDocuments& others = options.others ? *options.others : beside;
  WovenMarkdown woven = Weaver(invocation, compilation, document, markdown, *type, others).run();
  if (!going_on) compilation.close();
  return woven;
}

}  // namespace dawson::run
