#include "lsp/documents/outline.hpp"

#include <algorithm>
#include <utility>

#include "compile/collected_contents.hpp"
#include "document/fields/values.hpp"
#include "document/manuscript.hpp"
#include "document/tex/scan.hpp"
#include "document/tex/syntax.hpp"
#include "edition/targets.hpp"
#include "prose/blocks.hpp"
#include "text/scanning.hpp"

namespace dawson::lsp {
namespace {

using problem::FieldId;
using text::Span;

/// A heading command of LaTeX.
struct Sectioning {
  std::string_view command;
  int level;
};
constexpr Sectioning sectionings[] = {{"part", 1},       {"chapter", 2},       {"section", 3},
                                      {"subsection", 4}, {"subsubsection", 5}, {"paragraph", 6}};

// Commands whose argument is a label, or a list of labels.
constexpr std::string_view reference_commands[] = {
    "ref", "pageref", "autoref", "nameref", "hyperref", "cref", "Cref", "vref", "eqref"};

Span trimmed(std::string_view bytes, Span span) {
  std::string_view const part = text::trimmed(bytes.substr(span.begin, span.end - span.begin));
  std::size_t const begin = static_cast<std::size_t>(part.data() - bytes.data());
  return {begin, begin + part.size()};
}

}  // namespace

bool OutlinedDirective::is_diagram() const {
  return !directive.is_inline && kind &&
         (kind->opens == document::Opens::diagram || kind->opens == document::Opens::example);
}

document::FieldLine const* OutlinedDirective::field(FieldId id) const {
  if (auto const* const found = document::find_line(body.fields, id)) return found;
  return document::find_line(options, id);
}

document::FieldLine const* OutlinedDirective::field_at(std::size_t offset) const {
  auto const next = std::ranges::upper_bound(body.fields, offset, {},
                                             [](auto const& field) { return field.name.begin; });
  if (next != body.fields.begin()) {
    document::FieldLine const& field = *std::prev(next);
    if (offset <= std::max(field.name.end, span_of_value(field).end)) return &field;
  }
  for (document::FieldLine const& field : options)
    if (offset >= field.name.begin && offset <= std::max(field.name.end, span_of_value(field).end))
      return &field;
  return nullptr;
}

std::string value_of(document::FieldLine const& field) {
  std::string out;
  for (document::ValueLine const& line : field.lines) {
    std::string const part = line.text.trimmed().text();
    if (!out.empty() && !part.empty()) out += ' ';
    out += part;
  }
  return out;
}

Span span_of_value(document::FieldLine const& field) {
  std::optional<Span> whole;
  for (document::ValueLine const& line : field.lines) {
    text::SourceMappedText const part = line.text.trimmed();
    if (part.empty()) continue;
    Span const where = part.origin();
    whole = whole ? Span{whole->begin, where.end} : where;
  }
  return whole.value_or(Span{field.name.end, field.name.end});
}

std::vector<text::SourceMappedText> items_of(document::FieldLine const& field,
                                             document::MarkupLanguage const& markup) {
  if (field.field->list) return document::split_list(field, markup);
  std::vector<text::SourceMappedText> items;
  for (document::ValueLine const& line : field.lines)
    if (text::SourceMappedText part = line.text.trimmed(); !part.empty())
      items.push_back(std::move(part));
  return items;
}

bool is_label(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return text::is_alphanumeric(c) || std::string_view("-:._/").find(c) != std::string_view::npos;
  });
}

Outline::Outline(std::string name, std::string text, document::MarkupLanguage const& markup)
    : source_(std::make_unique<text::Source>(std::move(name), std::move(text))), markup_(&markup) {
  if (is_tex()) read_tex();
  else read_markdown();
  std::ranges::stable_sort(labels_, {}, [](LabelPlace const& one) { return one.where.begin; });
}

void Outline::read_directives() {
  for (document::Directive& directive : scan_.directives) {
    OutlinedDirective& out = directives_.emplace_back();
    out.directive = std::move(directive);
    document::Directive const& read = out.directive;
    out.faulty = read.broken.has_value();
    out.kind = document::opening_word(*source_, read);
    text::Diagnostics faults;
    if (!read.is_inline && read.foreign.begin == read.foreign.end)
      out.body = document::read_sound_fields(document::body_text(*source_, read), faults);
    if (read.options.begin < read.options.end) {
      auto options = document::options_of(*source_, read, *markup_);
      if (options) out.options = std::move(*options);
    }
    out.faulty = out.faulty || !faults.empty() || !out.kind;
    read_values(out);
  }
}

void Outline::read_values(OutlinedDirective const& directive) {
  if (auto const* const label = directive.field(FieldId::label))
    add_name(labels_, span_of_value(*label), true);
  auto const* const number = directive.field(FieldId::number);
  if (number && value_of(*number) != document::automatic_number)
    add_name(numbers_, span_of_value(*number), true);
  auto const* const select = directive.field(FieldId::select);
  if (select && directive.kind && directive.kind->opens == document::Opens::solutions)
    read_selection(*select);
  if (is_tex()) return;  // the whole text is searched for references
  constexpr std::string_view opening = "](#";
  Span const body = directive.directive.body;
  for (std::size_t at = body.begin; (at = bytes().find(opening, at)) < body.end;) {
    std::size_t const begin = at + opening.size();
    std::size_t const end = std::min(bytes().find_first_of(") \"\n", begin), body.end);
    labels_.push_back({std::string(bytes().substr(begin, end - begin)), {begin, end}, false});
    at = end;
  }
}

void Outline::read_selection(document::FieldLine const& select) {
  using Of = run::SolutionCriterion::Of;
  for (text::SourceMappedText const& item : items_of(select, *markup_)) {
    run::SolutionCriterion const read = run::solution_criterion(item);
    for (text::SourceMappedText const& name : read.names)
      add_name(read.of == Of::labels ? labels_ : numbers_, name.origin(), false);
  }
}

void Outline::add_name(std::vector<LabelPlace>& list, Span where, bool declares) const {
  if (where.begin < where.end)
    list.push_back(
        {std::string(bytes().substr(where.begin, where.end - where.begin)), where, declares});
}

void Outline::read_markdown() {
  document::ParsedMarkdown read = document::open_manuscript(*source_);
  scan_.directives = std::move(read.directives);
  language_ = read.surroundings.language;
  read_directives();
  auto const labelled = run::labelled_headings(read.document);
  std::size_t next = 0;
  prose::for_each_block(read.document.blocks, [&](prose::Block const& block) {
    if (auto const* const code = std::get_if<prose::CodeBlock>(&block.content)) {
      verbatim_.push_back(block.where);
      code_blocks_.push_back({block.where, code->info, code->text});
    }
    if (!std::holds_alternative<prose::Heading>(block.content) || next >= labelled.size()) return;
    run::LabelledHeading const& heading = labelled[next++];
    headings_.push_back({heading.words, heading.level, trimmed(bytes(), block.where)});
    labels_.push_back({heading.label, headings_.back().where, true});
  });
  // Inlines have the place of their block: links are searched in it, in their order.
  Span block;
  std::size_t from = 0;
  prose::for_each_inline(read.document, [&](prose::Inline const& part, Span where) {
    auto const* const link = std::get_if<prose::Link>(&part);
    if (!link || !link->target.starts_with('#')) return;
    if (!(where == block)) from = where.begin;
    block = where;
    std::string const written = "](" + link->target;
    std::size_t const at = bytes().find(written, from);
    if (at == std::string_view::npos || at >= where.end) return;
    from = at + written.size();
    labels_.push_back({link->target.substr(1), {at + 3, from}, false});
  });
}

void Outline::read_tex() {
  scan_ = document::scan_tex(*source_);
  read_directives();
  std::string_view const all = bytes();
  for (std::size_t at = 0; at < all.size();) {
    if (all[at] == '%') {
      std::size_t const end = std::min(all.find('\n', at), all.size());
      verbatim_.push_back({at, end});
      at = end;
      continue;
    }
    if (all[at] != '\\') {
      ++at;
      continue;
    }
    std::size_t const name = at + 1;
    std::size_t end = document::after_letters(all, name);
    std::string_view const word = all.substr(name, end - name);
    if (end == name) {  // an escaped character
      at = std::min(name + 1, all.size());
      continue;
    }
    std::size_t const begin = at;
    at = end;
    if (all.substr(end, 1) == "*") ++end;
    if (all.substr(end, 1) == "[") end = std::min(all.find(']', end), all.size() - 1) + 1;
    if (all.substr(end, 1) != "{") continue;
    std::size_t const close = document::closing_brace(all, end);
    if (close == std::string_view::npos) continue;
    Span const argument{end + 1, close};
    std::string_view const inside = all.substr(argument.begin, close - argument.begin);
    if (word == "begin" && document::is_verbatim_environment(inside)) {
      std::size_t const stop = all.find("\\end{" + std::string(inside) + "}", close);
      verbatim_.push_back({begin, std::min(stop, all.size())});
      at = std::min(stop, all.size());
    } else if (auto const* row = std::ranges::find(sectionings, word, &Sectioning::command);
               row != std::end(sectionings)) {
      headings_.push_back({std::string(inside), row->level, {begin, close + 1}});
    } else if (word == "label") {
      labels_.push_back({std::string(inside), argument, true});
    } else if (std::ranges::count(reference_commands, word) > 0) {
      for (std::size_t from = argument.begin; from <= close;) {
        std::size_t const comma = std::min(all.find(',', from), close);
        Span const one = trimmed(all, {from, comma});
        if (one.begin < one.end)
          labels_.push_back({std::string(all.substr(one.begin, one.end - one.begin)), one, false});
        from = comma + 1;
      }
    }
  }
}

OutlinedDirective const* Outline::directive_at(std::size_t offset) const {
  auto const next = std::ranges::upper_bound(
      directives_, offset, {}, [](auto const& one) { return one.directive.whole.begin; });
  if (next == directives_.begin()) return nullptr;
  OutlinedDirective const& found = *std::prev(next);
  return offset <= found.directive.whole.end ? &found : nullptr;
}

LabelPlace const* Outline::label_at(std::size_t offset) const {
  for (LabelPlace const& one : labels_)
    if (one.where.begin <= offset && offset <= one.where.end && is_label(one.label) &&
        bytes().substr(one.where.begin, one.where.end - one.where.begin) == one.label)
      return &one;
  return nullptr;
}

LabelPlace const* Outline::number_at(std::size_t offset) const {
  auto const found = std::ranges::find_if(numbers_, [&](LabelPlace const& one) {
    return one.where.begin <= offset && offset <= one.where.end;
  });
  return found == numbers_.end() ? nullptr : &*found;
}

chess::Language Outline::language_at(std::size_t offset) const {
  std::optional<chess::Language> language = language_;
  for (OutlinedDirective const& one : directives_) {
    if (one.directive.whole.begin > offset) break;
    if (!one.kind || one.kind->opens != document::Opens::defaults) continue;
    if (auto const* const field = one.field(FieldId::language))
      if (auto const named = chess::language_named(value_of(*field))) language = named;
  }
  return language.value_or(chess::Language::english);
}

bool Outline::is_verbatim(std::size_t offset) const {
  return std::ranges::any_of(verbatim_,
                             [&](Span one) { return one.begin <= offset && offset <= one.end; });
}

}  // namespace dawson::lsp
