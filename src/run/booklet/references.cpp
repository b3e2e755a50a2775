// The tree of a document says what there is, but not where in its block a link stands: that is
// looked for in the block's bytes. Footnotes that nobody calls are not even in the tree: they are
// found by their lines.
#include "run/booklet/references.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "document/markdown/link_definitions.hpp"
#include "prose/walk.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"

namespace dawson::run {
namespace {

using text::Span;

class Checker {
 public:
  Checker(text::Source const& source, ReferenceTargets const& targets,
          std::set<std::string> const& set_notes)
      : bytes_(source.bytes()), targets_(targets), set_notes_(set_notes) {}

  text::Diagnostics run(prose::Document const& document,
                        std::vector<document::Directive> const& directives) {
    prose::for_each_inline(document, [&](prose::Inline const& part, Span where) {
      if (auto const* link = std::get_if<prose::Link>(&part)) look(*link, where);
      if (auto const* text = std::get_if<prose::Text>(&part)) look_for_calls(text->text, where);
    });
    for (document::Directive const& directive : directives)
      if (!directive.is_inline && !directive.broken) look_at_values(directive.body);
    look_for_notes(document, directives);
    return std::move(findings_);
  }

 private:
  void look(prose::Link const& link, Span where) {
    if (!link.target.starts_with('#')) return;
    auto finding = check_reference(targets_, link, where);
    auto const diagram = targets_.diagrams.find(link.target.substr(1));
    bool const may_be_told = diagram != targets_.diagrams.end() && diagram->second.empty();
    if (!finding && !may_be_told) return;
    Span const at = place(link.target, where);
    if (!finding) return;
    finding->span = at;
    findings_.push_back(std::move(*finding));
  }

  // The source up to the end of a part: a search in it does not run through all that follows.
  std::string_view to(Span part) const { return bytes_.substr(0, part.end); }

  // Where `target` stands in the block: there may be several, which come in their order.
  Span place(std::string const& target, Span where) {
    std::size_t& from = sought_[{where.begin, target}];
    std::string_view const block = to(where);
    for (std::size_t at = block.find(target, std::max(from, where.begin));
         at != std::string_view::npos; at = block.find(target, at + 1)) {
      std::size_t const end = at + target.size();
      bool const opens =
          at > 0 && (bytes_[at - 1] == '(' || bytes_[at - 1] == '<' || bytes_[at - 1] == ' ');
      bool const closes = end == bytes_.size() ||
                          std::string_view(")> \t\r\n").find(bytes_[end]) != std::string_view::npos;
      if (!opens || !closes) continue;
      from = end;
      return {at, end};
    }
    // A link whose address stands elsewhere, `[name]: #label`.
    std::size_t const at = bytes_.find("]: " + target);
    return at == std::string_view::npos ? where : Span{at + 3, at + 3 + target.size()};
  }

  void look_at_values(Span body) {
    std::string_view const text = to(body);
    for (std::size_t at = text.find("](#", body.begin); at != std::string_view::npos;
         at = text.find("](#", at + 1)) {
      std::size_t const end = text.find_first_of(") \t\r\n", at + 3);
      if (end == std::string_view::npos) return;
      prose::Link link{std::string(text.substr(at + 2, end - at - 2)), {}, {}};
      bool const has_words = text[at - 1] != '[';
      if (has_words) link.inlines.emplace_back();
      if (text.substr(end).starts_with(" \"page\"")) link.title = "page";
      if (auto finding = check_reference(targets_, link, {at + 2, end}))
        findings_.push_back(std::move(*finding));
    }
    for (document::NoteCall const& call : document::note_calls(text, body.begin))
      calls_of_fields_.emplace_back(call.label, call.where);
  }

  // What looks like the call of a footnote, and is still text, calls none.
  void look_for_calls(std::string_view text, Span where) {
    for (auto const& [label, within] : document::note_calls(text)) {
      std::string_view const call = text.substr(within.begin, within.end - within.begin);
      std::size_t const found = to(where).find(call, where.begin);
      called_in_vain_.emplace_back(
          label, found != std::string_view::npos ? Span{found, found + call.size()} : where);
    }
  }

  void look_for_notes(prose::Document const& document,
                      std::vector<document::Directive> const& directives) {
    std::vector<Span> left_alone;
    auto const code = [&](prose::Block const& block) {
      if (std::holds_alternative<prose::CodeBlock>(block.content))
        left_alone.push_back(block.where);
    };
    prose::for_each_block(document.blocks, code);
    for (prose::Footnote const& note : document.notes) prose::for_each_block(note.blocks, code);
    for (document::Directive const& directive : directives) left_alone.push_back(directive.whole);
    std::ranges::sort(left_alone, {}, &Span::begin);
    auto const is_text = [&](std::size_t at) {
      auto const after = std::ranges::upper_bound(left_alone, at, {}, &Span::begin);
      return after == left_alone.begin() || at >= std::prev(after)->end;
    };
    std::map<std::string, Span> defined;
    std::set<std::string> called;
    for (auto const& [label, where] : document::note_calls(bytes_)) {
      auto const [at, end] = where;
      if (!is_text(at)) continue;
      std::size_t const line = bytes_.rfind('\n', at) + 1;
      bool const defines =
          bytes_.substr(line, at - line).find_first_not_of("> \t") == std::string_view::npos &&
          bytes_.substr(end).starts_with(':');
      if (!defines) {
        called.insert(text::lower_case(label));
        continue;
      }
      auto const [first, is_new] = defined.try_emplace(text::lower_case(label), where);
      if (is_new) continue;
      text::Diagnostic finding = text::warning(
          "W-NOTE", where, fmt::format("a second footnote `{}`: it is left out", label),
          "give it a label of its own");
      finding.notes.push_back({first->second, "the first one is here"});
      findings_.push_back(std::move(finding));
    }
    look_for_callers(defined, called);
    std::vector<std::string_view> names;
    for (auto const& [label, where] : defined) names.push_back(label);
    for (auto const& [label, where] : called_in_vain_)
      if (is_text(where.begin)) miss(label, where, names);
    for (auto const& [label, where] : calls_of_fields_)
      if (!defined.contains(text::lower_case(label))) miss(label, where, names);
  }

  void look_for_callers(std::map<std::string, Span> const& defined,
                        std::set<std::string> const& called) {
    for (auto const& [label, where] : defined) {
      if (called.contains(label) || set_notes_.contains(label)) continue;
      auto const call = std::ranges::find_if(
          calls_of_fields_, [&](auto const& one) { return text::lower_case(one.first) == label; });
      if (call == calls_of_fields_.end())
        findings_.push_back(text::warning(
            "W-NOTE", where, fmt::format("nobody calls the footnote `{}`: it is left out", label),
            fmt::format("write [^{}] where it is to be called", label)));
      else
        findings_.push_back(text::warning(
            "W-NOTE", call->second,
            fmt::format("the footnote `{}` is left out: nothing that is printed calls it", label),
            "call it in a field that the caption prints as text"));
    }
  }

  void miss(std::string const& label, Span where, std::vector<std::string_view> const& names) {
    std::string_view const near = text::nearest_name(label, names);
    findings_.push_back(text::warning(
        "W-NOTE", where, fmt::format("there is no footnote `{}`", label),
        near.empty() ? fmt::format("write it in a paragraph of its own, [^{}]: ...", label)
                     : fmt::format("did you mean [^{}]?", near)));
  }

  std::string_view bytes_;
  ReferenceTargets const& targets_;
  std::set<std::string> const& set_notes_;
  std::map<std::pair<std::size_t, std::string>, std::size_t> sought_;
  std::vector<std::pair<std::string, Span>> called_in_vain_;
  std::vector<std::pair<std::string, Span>> calls_of_fields_;
  text::Diagnostics findings_;
};

}  // namespace

bool has_references(prose::Document const& document) {
  auto const in = [](prose::Block const& block) {
    auto const* paragraph = std::get_if<prose::Paragraph>(&block.content);
    return paragraph && std::ranges::any_of(paragraph->inlines, [](prose::Inline const& part) {
             auto const* link = std::get_if<prose::Link>(&part);
             return link && prose::is_reference(*link);
           });
  };
  return std::ranges::any_of(document.blocks, in);
}

text::Diagnostics check_references(text::Source const& source, prose::Document const& document,
                                   std::vector<document::Directive> const& directives,
                                   ReferenceTargets const& targets,
                                   std::set<std::string> const& set_notes) {
  return Checker(source, targets, set_notes).run(document, directives);
}

}  // namespace dawson::run
