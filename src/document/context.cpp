#include "document/context.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "document/directive_kinds.hpp"
#include "document/fields/problem_fields.hpp"
#include "document/fields/values.hpp"
#include "text/source.hpp"

namespace dawson::document {
bool has_fields(Directive const& directive) {
  return !directive.is_inline && !directive.broken && directive.foreign.end == 0;
}

std::shared_ptr<WrittenFields> written_fields(text::Source const& source,
                                              Directive const& directive, text::SourceId source_id,
                                              MarkupLanguage const& markup) {
  auto const written = std::make_shared<WrittenFields>();
  written->fields = block_fields(source, directive, source_id, markup, written->findings);
  return written;
}

bool takes_number(std::vector<FieldLine> const& fields, Settings const& settings) {
  FieldLine const* number = find_line(fields, FieldId::number);
  if (!number) number = find_line(settings.fields, FieldId::number);
  return number && join_lines(*number, *settings.markup).text() == automatic_number;
}

ContextReader::ContextReader(Settings settings) { take_over(std::move(settings)); }

void ContextReader::take_over(Settings settings) {
  if (settings.start) next_number_ = *settings.start;
  settings.start.reset();
  settings_ = std::make_shared<Settings const>(std::move(settings));
}

void ContextReader::stand_in(text::SourceId file, std::size_t depth) {
  while (files_.size() > depth + 1 || (files_.size() == depth + 1 && files_.back().id != file))
    leave_file();
  if (files_.size() <= depth) files_.push_back({file, settings_, {}, {}});
}

// Restores the settings from before the file. Problem numbers continue.
void ContextReader::leave_file() {
  File& file = files_.back();
  for (FieldLine& field : file.set) {
    std::erase_if(ended_, [&](FieldLine const& old) { return old.field == field.field; });
    ended_.push_back(std::move(field));
  }
  settings_ = std::move(file.outside);
  files_.pop_back();
}

std::vector<Context> ContextReader::read(text::Source const& source, text::SourceId source_id,
                                         std::span<Directive const> directives,
                                         Settings const& surroundings, text::Diagnostics& findings,
                                         NextFields const& next_fields) {
  source_id_ = source_id;
  if (files_.empty()) stand_in(source_id, 0);
  Settings here = *settings_;
  here.markup = surroundings.markup;
  here.links = surroundings.links;
  here.folder_of = surroundings.folder_of;
  here.read_file = surroundings.read_file;
  here.count_numbers = surroundings.count_numbers;
  here.dialect.squares = source.limits().squares;
  here.check_style = surroundings.check_style;
  if (!here.language) here.language = surroundings.language;
  if (!here.described) here.described = surroundings.described;
  here.below = surroundings.below;
  // A value from the front matter holds for its document only.
  if (here.across == across_of_front_) here.across = 1;
  across_of_front_ = here.across == 1 ? surroundings.across : 1;
  if (here.across == 1) here.across = across_of_front_;
  here.url = surroundings.url;
  here.recorded = surroundings.recorded;
  here.proved = surroundings.proved;
  settings_ = std::make_shared<Settings const>(std::move(here));
  std::vector<Context> contexts;
  contexts.reserve(directives.size());
  for (Directive const& directive : directives) {
    Context& context = contexts.emplace_back(Context{settings_, {}, false, 0, {}, {}, {}});
    std::size_t const before = findings.size();
    if (has_fields(directive))
      take_block(source, directive,
                 next_fields ? next_fields()
                             : written_fields(source, directive, source_id, *settings_->markup),
                 context, findings);
    Allowed const in_force = united(surroundings.allowed, settings_->allowed);
    context.allowed = united(std::move(context.allowed), in_force);
    drop_allowed(findings, context.allowed, before);
    text::set_source(findings, source_id, before);
  }
  return contexts;
}

void ContextReader::take_block(text::Source const& source, Directive const& directive,
                               std::shared_ptr<WrittenFields> const& written, Context& context,
                               text::Diagnostics& findings) {
  context.written = written;
  auto& fields = written->fields;
  if (!fields) return;
  if (text::any_error(written->findings)) {
    // So that errors in the values are reported too.
    if (opens_diagram(source, directive)) settle(*fields);
    return;
  }
  text::Diagnostics unread;  // reported when the directive itself is read
  if (opens(source, directive, Opens::defaults)) {
    if (text::Span const object = object_of(source, directive); object.begin == object.end)
      return take_defaults(*fields, directive, context, findings);
    return end_defaults(*fields, directive, context, findings);
  }
  if (settings_->strict && !ended_.empty() && opens_diagram(source, directive))
    report_of_ended(*fields, directive, findings);
  context.settings = settle(*fields);
  if (FieldLine const* const allow = find_line(*fields, FieldId::allow))
    context.allowed = read_allowed(*allow, *settings_->markup, unread);
  if (!opens_diagram(source, directive)) return;
  take_label(*fields, findings);
  context.many = find_line(*fields, FieldId::game) != nullptr;
  if (auto const many = problems_of_file(*fields, *settings_->markup, unread)) {
    context.many = true;
    context.first_number = next_number_;
    if (settings_->count_numbers) next_number_ += settings_->count_numbers(*many, *settings_);
    return;
  }
  if (!takes_number(*fields, *context.settings)) return;
  context.number = printed_number(*settings_, next_number_++);
}

// Removes the fields with the value `none` or `as before` and returns the settings without them.
std::shared_ptr<Settings const> ContextReader::settle(std::vector<FieldLine>& fields) const {
  static Settings const nothing;
  std::shared_ptr<Settings> settled;
  std::erase_if(fields, [&](FieldLine const& field) {
    Instead const instead = instead_of_value(field, *settings_->markup);
    if (instead == Instead::value) return false;
    if (!settled) settled = std::make_shared<Settings>(*settings_);
    take_back(*field.field, *settled, instead == Instead::none ? nothing : *files_.back().outside);
    return true;
  });
  return settled ? settled : settings_;
}

void ContextReader::end_defaults(std::vector<FieldLine> const& fields, Directive const& directive,
                                 Context& context, text::Diagnostics& findings) {
  File& file = files_.back();
  std::optional<text::Diagnostic> fault;
  if (!fields.empty())
    fault = text::error("E-FIELD", fields.front().name, "`defaults end` takes no fields",
                        "remove the fields: it only ends the `defaults` before it");
  else if (file.before.empty())
    fault = text::error("E-WORD", directive.word, "`defaults end` without an open `defaults`",
                        "remove it, or add a `defaults` before it in the same file");
  if (fault) {
    fault->source = source_id_;
    context.broken = fault;
    return findings.push_back(std::move(*fault));
  }
  settings_ = context.settings = std::move(file.before.back().first);
  file.set.resize(file.before.back().second);
  file.before.pop_back();
}

void ContextReader::set_for_book(std::vector<FieldLine> const& fields) {
  text::Diagnostics unused;
  auto const apply = [&](std::shared_ptr<Settings const>& settings) {
    Settings changed = *settings;
    apply_defaults(fields, changed);
    changed.of_book = false;
    changed.start.reset();
    settings = std::make_shared<Settings const>(std::move(changed));
  };
  for (File& file : files_) {
    apply(file.outside);
    for (auto& [settings, count] : file.before) apply(settings);
  }
}

void ContextReader::report_of_ended(std::vector<FieldLine> const& fields,
                                    Directive const& directive, text::Diagnostics& findings) {
  auto const among = [](std::vector<FieldLine> const& lines, FieldLine const& wanted) {
    return std::ranges::find(lines, wanted.field, &FieldLine::field) != lines.end();
  };
  std::erase_if(ended_, [&](FieldLine const& field) {
    bool const set =
        std::ranges::any_of(files_, [&](File const& file) { return among(file.set, field); });
    if (set || among(fields, field)) return false;
    auto finding = text::warning(
        "W-DEFAULTS", directive.opening,
        fmt::format("default `{}` of another file ignored: defaults end with their file",
                    field.field->name),
        "add `defaults: book` next to it to apply it to all later directives");
    finding.notes.push_back({field.name, "it is set here", field.source});
    findings.push_back(std::move(finding));
    return true;
  });
}

void ContextReader::take_defaults(std::vector<FieldLine> const& fields, Directive const& directive,
                                  Context& context, text::Diagnostics& findings) {
  Settings changed = *settings_;
  text::Diagnostics own = apply_defaults(fields, changed, files_.back().outside.get());
  // Checking here reports an error in a default once, not at every diagram that uses it.
  for (text::Diagnostic& finding : check_defaults(fields, directive.opening, changed))
    own.push_back(std::move(finding));
  std::ranges::move(check_placing(fields, *changed.markup), std::back_inserter(own));
  text::set_source(own, source_id_);
  text::sort_by_place(own);
  auto const first_error = std::ranges::find_if(own, text::is_error);
  if (first_error == own.end()) {
    bool const of_book = std::exchange(changed.of_book, false);
    if (of_book) set_for_book(fields);
    else files_.back().before.emplace_back(settings_, files_.back().set.size());
    take_over(std::move(changed));
    context.settings = settings_;
    if (!of_book) std::ranges::copy(fields, std::back_inserter(files_.back().set));
  } else {
    context.broken = *first_error;
  }
  findings.insert(findings.end(), own.begin(), own.end());
}

std::string written_label(std::vector<FieldLine> const& fields, MarkupLanguage const& markup) {
  FieldLine const* const field = find_line(fields, FieldId::label);
  return field && !field->lines.empty() ? join_lines(*field, markup).text() : std::string();
}

void ContextReader::take_label(std::vector<FieldLine> const& fields, text::Diagnostics& findings) {
  std::string const label = written_label(fields, *settings_->markup);
  if (label.empty()) return;
  text::Span const where = find_line(fields, FieldId::label)->lines.front().text.origin();
  auto const [first, is_new] = labels_.try_emplace(label, std::pair(source_id_, where));
  if (is_new) return;
  text::Diagnostic finding = text::warning(
      "W-LABEL", where,
      fmt::format("duplicate label `{}`; references lead to only one of the two", label),
      "choose another label");
  finding.notes.push_back({first->second.second, "the first one is here", first->second.first});
  findings.push_back(std::move(finding));
}

}  // namespace dawson::document
