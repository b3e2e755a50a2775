// The document tree lists the links, but not their positions within a block: those are found by
// searching the block's bytes. Footnotes without a call are not in the tree: they are found by
// their lines.
#include "edition/reference_checks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "compile/diagram/diagram_checks.hpp"
#include "document/markdown/definitions.hpp"
#include "prose/blocks.hpp"
#include "prose/links.hpp"
#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::run {
namespace {

using text::Span;

// The characters before and after `#label` if it is the target of a link.
constexpr std::string_view opens_target = "(< ";
constexpr std::string_view closes_target = ")> \t\r\n";

class Checker {
 public:
  Checker(text::Source const& source, ReferenceTargets const& targets,
          std::set<std::string> const& set_notes, bool relative_links)
      : bytes_(source.bytes()),
        targets_(targets),
        check_(targets),
        set_notes_(set_notes),
        relative_links_(relative_links),
        calls_(document::note_calls(bytes_)) {
    for (document::NoteCall const& call : calls_)
      places_of_calls_[call.label].push_back(call.where.begin);
    for (std::size_t at = bytes_.find('#'); at != std::string_view::npos;
         at = bytes_.find('#', at + 1))
      if (at > 0 && opens_target.find(bytes_[at - 1]) != std::string_view::npos)
        places_of_targets_[first_part(bytes_.substr(at))].push_back(at);
  }

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
    if (!link.target.starts_with('#')) {
      if (!prose::may_lead_to(link.target, relative_links_))
        findings_.push_back(link_is_text(link.target, where));
      return;
    }
    auto finding = check_.fault(link, where);
    auto const diagram = targets_.diagrams.find(link.target.substr(1));
    bool const is_reportable = diagram != targets_.diagrams.end() && diagram->second.empty();
    if (!finding && !is_reportable) return;
    Span const at = place(link.target, where);
    if (!finding) return;
    finding->span = at;
    findings_.push_back(std::move(*finding));
  }

  // The source up to the end of a part, so that a search does not scan the whole rest.
  std::string_view to(Span part) const { return bytes_.substr(0, part.end); }

  static std::string_view first_part(std::string_view target) {
    return target.substr(0, target.find_first_of(closes_target));
  }

  // Returns the position of `target` in the block; repeated targets are found in order.
  Span place(std::string const& target, Span where) {
    auto const known = places_of_targets_.find(first_part(target));
    if (known == places_of_targets_.end()) return where;
    std::vector<std::size_t> const& places = known->second;
    std::size_t& from = search_from_[{where.begin, target}];
    for (auto at = std::ranges::lower_bound(places, std::max(from, where.begin));
         at != places.end() && *at < where.end; ++at) {
      std::size_t const end = *at + target.size();
      bool const closes =
          end >= bytes_.size() || closes_target.find(bytes_[end]) != std::string_view::npos;
      if (!closes || !bytes_.substr(*at).starts_with(target)) continue;
      from = end;
      return {*at, end};
    }
    // A link whose address is defined elsewhere, `[name]: #label`.
    std::size_t& definition = definitions_.try_emplace(target, bytes_.size()).first->second;
    if (definition == bytes_.size())
      for (std::size_t const at : places)
        if (at > 2 && bytes_.substr(at - 3, 3) == "]: " && bytes_.substr(at).starts_with(target)) {
          definition = at;
          break;
        }
    return definition == bytes_.size() ? where : Span{definition, definition + target.size()};
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
      if (auto finding = check_.fault(link, {at + 2, end}))
        findings_.push_back(std::move(*finding));
    }
    for (document::NoteCall const& call : document::note_calls(text, body.begin))
      calls_of_fields_.emplace_back(call.label, call.where);
  }

  // A footnote call that the parser left as text has no footnote.
  void look_for_calls(std::string_view text, Span where) {
    for (auto const& [label, within] : document::note_calls(text)) {
      auto const known = places_of_calls_.find(label);
      if (known == places_of_calls_.end()) continue;
      auto const at = std::ranges::lower_bound(known->second, where.begin);
      bool const found = at != known->second.end() && *at < where.end;
      undefined_calls_.emplace_back(label,
                                    found ? Span{*at, *at + within.end - within.begin} : where);
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
    for (auto const& [label, where] : calls_) {
      auto const [at, end] = where;
      if (!is_text(at)) continue;
      // Only blanks and quotation marks (`>`) are skipped: a paragraph may be one line of many
      // calls.
      std::size_t const before = bytes_.substr(0, at).find_last_not_of("> \t");
      bool const begins_line = before == std::string_view::npos || bytes_[before] == '\n';
      bool const defines = begins_line && bytes_.substr(end).starts_with(':');
      if (!defines) {
        called.insert(text::lower_case(label));
        continue;
      }
      auto const [first, is_new] = defined.try_emplace(text::lower_case(label), where);
      if (is_new) continue;
      text::Diagnostic finding = text::warning(
          "W-NOTE", where, fmt::format("duplicate footnote `{}`; this one is left out", label),
          "choose another label");
      finding.notes.push_back({first->second, "first defined here"});
      findings_.push_back(std::move(finding));
    }
    look_for_callers(defined, called);
    std::vector<std::string_view> labels;
    for (auto const& [label, where] : defined) labels.push_back(label);
    text::NearNames names(std::move(labels));
    for (auto const& [label, where] : undefined_calls_)
      if (is_text(where.begin)) miss(label, where, names);
    for (auto const& [label, where] : calls_of_fields_)
      if (!defined.contains(text::lower_case(label))) miss(label, where, names);
  }

  void look_for_callers(std::map<std::string, Span> const& defined,
                        std::set<std::string> const& called) {
    std::map<std::string, Span> of_fields;
    for (auto const& [label, where] : calls_of_fields_)
      of_fields.try_emplace(text::lower_case(label), where);
    for (auto const& [label, where] : defined) {
      if (called.contains(label) || set_notes_.contains(label)) continue;
      auto const call = of_fields.find(label);
      if (call == of_fields.end())
        findings_.push_back(text::warning(
            "W-NOTE", where, fmt::format("footnote `{}` is never referenced; left out", label),
            fmt::format("write `[^{}]` where the number of the footnote should appear", label)));
      else
        findings_.push_back(text::warning(
            "W-NOTE", call->second,
            fmt::format("footnote `{}` is referenced only in text that is not printed; left out",
                        label),
            "reference it in a field that the caption prints as text"));
    }
  }

  void miss(std::string const& label, Span where, text::NearNames& names) {
    std::string_view const near = names.closest(label);
    findings_.push_back(text::warning("W-NOTE", where, fmt::format("unknown footnote `{}`", label),
                                      near.empty()
                                          ? fmt::format("add a paragraph `[^{}]: ...`", label)
                                          : fmt::format("did you mean `[^{}]`?", near)));
  }

  std::string_view bytes_;
  ReferenceTargets const& targets_;
  ReferenceCheck check_;
  std::set<std::string> const& set_notes_;
  bool relative_links_;
  std::vector<document::NoteCall> calls_;
  std::map<std::string_view, std::vector<std::size_t>> places_of_calls_;    // by the label
  std::map<std::string_view, std::vector<std::size_t>> places_of_targets_;  // by their first parts
  std::map<std::string, std::size_t> definitions_;
  std::map<std::pair<std::size_t, std::string>, std::size_t> search_from_;
  std::vector<std::pair<std::string, Span>> undefined_calls_;
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
                                   std::set<std::string> const& set_notes, bool relative_links) {
  return Checker(source, targets, set_notes, relative_links).run(document, directives);
}

}  // namespace dawson::run
