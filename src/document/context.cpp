#include "document/context.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "document/fields/block_fields.hpp"
#include "document/fields/values.hpp"
#include "document/problems_of_file.hpp"
#include "document/words.hpp"
#include "text/sources.hpp"

namespace dawson::document {
namespace {

FieldLine const* find(std::vector<FieldLine> const& fields, FieldId id) {
  auto const found =
      std::ranges::find_if(fields, [&](FieldLine const& field) { return field.field->id == id; });
  return found == fields.end() ? nullptr : &*found;
}

}  // namespace

bool takes_number(std::vector<FieldLine> const& fields, Settings const& settings) {
  FieldLine const* number = find(fields, FieldId::number);
  if (!number) number = find(settings.fields, FieldId::number);
  return number && join_lines(*number, *settings.host).text() == automatic_number;
}

ContextReader::ContextReader(Settings settings) { take_over(std::move(settings)); }

void ContextReader::take_over(Settings settings) {
  if (settings.start) next_number_ = *settings.start;
  settings.start.reset();
  settings_ = std::make_shared<Settings const>(std::move(settings));
}

std::vector<Context> ContextReader::read(text::Source const& source, text::SourceId source_id,
                                         std::span<Directive const> directives,
                                         Settings const& surroundings,
                                         text::Diagnostics& findings) {
  source_id_ = source_id;
  Settings here = *settings_;
  here.host = surroundings.host;
  here.links = surroundings.links;
  here.read_file = surroundings.read_file;
  here.count_numbers = surroundings.count_numbers;
  here.dialect.squares = source.limits().squares;
  here.check_style = surroundings.check_style;
  if (!here.language) here.language = surroundings.language;
  here.page_language = surroundings.page_language;
  if (!here.described) here.described = surroundings.described;
  settings_ = std::make_shared<Settings const>(std::move(here));
  std::vector<Context> contexts;
  contexts.reserve(directives.size());
  for (Directive const& directive : directives) {
    Context& context = contexts.emplace_back(Context{settings_, {}, false, 0, {}, {}, {}});
    std::size_t const before = findings.size();
    if (!directive.is_inline && !directive.broken && directive.foreign.end == 0)
      take_block(source, directive, context, findings);
    Allowed const in_force = united(surroundings.allowed, settings_->allowed);
    context.allowed = united(std::move(context.allowed), in_force);
    drop_allowed(findings, context.allowed, before);
    text::set_source(findings, source_id, before);
  }
  return contexts;
}

void ContextReader::take_block(text::Source const& source, Directive const& directive,
                               Context& context, text::Diagnostics& findings) {
  auto const written = std::make_shared<WrittenFields>();
  written->fields =
      block_fields(source, directive, source_id_, *settings_->host, written->findings);
  context.written = written;
  auto const& fields = written->fields;
  if (!fields || text::any_error(written->findings)) return;
  text::Diagnostics unread;  // told when the directive itself is read
  if (opens(source, directive, Opens::defaults))
    return take_defaults(*fields, directive, context, findings);
  if (FieldLine const* const allow = find(*fields, FieldId::allow))
    context.allowed = read_allowed(*allow, *settings_->host, unread);
  if (!opens_diagram(source, directive)) return;
  take_label(*fields, findings);
  if (auto const many = problems_of_file(*fields, *settings_->host, unread)) {
    context.many = true;
    context.first_number = next_number_;
    if (settings_->count_numbers) next_number_ += settings_->count_numbers(*many, *settings_);
    return;
  }
  if (!takes_number(*fields, *settings_)) return;
  context.number = printed_number(*settings_, next_number_++);
}

void ContextReader::take_defaults(std::vector<FieldLine> const& fields, Directive const& directive,
                                  Context& context, text::Diagnostics& findings) {
  Settings changed = *settings_;
  text::Diagnostics own = apply_defaults(fields, changed);
  // A default with a slip in it is told here, once, and not at every diagram that takes it.
  for (text::Diagnostic& finding : check_defaults(fields, directive.opening, changed))
    own.push_back(std::move(finding));
  text::set_source(own, source_id_);
  text::sort_by_place(own);
  auto const slip = std::ranges::find_if(own, text::is_error);
  if (slip == own.end()) {
    take_over(std::move(changed));
    context.settings = settings_;  // what it says holds from here on
  } else {
    context.broken = *slip;
  }
  findings.insert(findings.end(), own.begin(), own.end());
}

void ContextReader::take_label(std::vector<FieldLine> const& fields, text::Diagnostics& findings) {
  FieldLine const* const field = find(fields, FieldId::label);
  if (!field || field->lines.empty()) return;
  text::Mapped const value = join_lines(*field, *settings_->host);
  if (value.empty()) return;
  text::Span const where = field->lines.front().text.origin();
  auto const [first, is_new] = labels_.try_emplace(value.text(), std::pair(source_id_, where));
  if (is_new) return;
  text::Diagnostic finding =
      text::warning("W-LABEL", where,
                    fmt::format("a second diagram with the label `{}`: references lead to one of "
                                "them alone",
                                value.text()),
                    "give it a label of its own");
  finding.notes.push_back({first->second.second, "the first one is here", first->second.first});
  findings.push_back(std::move(finding));
}

}  // namespace dawson::document
