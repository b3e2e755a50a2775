#include "collection/directives.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "collection/markup.hpp"
#include "collection/pgn/pasted_game.hpp"
#include "document/directive_kinds.hpp"
#include "document/directive_text.hpp"
#include "document/fields/problem_fields.hpp"
#include "document/fields/values.hpp"
#include "document/listing/listing.hpp"
#include "document/listing/listing_fields.hpp"
#include "document/markdown/scan.hpp"
#include "document/tex/scan.hpp"
#include "notation/guess.hpp"

namespace dawson::collection {
namespace {

using text::SourceMappedText;

// Adds the lines of a value as a body has them after a bar.
void add_lines(std::vector<document::ValueLine>& lines, SourceMappedText const& value) {
  std::string_view const text = value.text();
  bool paragraph = false;
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    std::size_t const begin = std::min(text.find_first_not_of(' ', at), end);
    if (begin < end) lines.push_back({value.part({begin, end}), paragraph, begin - at});
    paragraph = begin == end;
    at = end + 1;
  }
}

class DirectiveReader {
 public:
  DirectiveReader(text::Source const& source, Markup markup, text::Diagnostics& findings)
      : source_(source), markup_(markup), rules_(markup_rules(markup)), findings_(findings) {}

  std::vector<Record> run(document::PluginFences fences) {
    document::Scan scan = markup_ == Markup::tex ? document::scan_tex(source_)
                                                 : document::scan_markdown(source_, fences);
    for (text::Diagnostic& finding : scan.diagnostics) findings_.push_back(std::move(finding));
    for (document::Directive const& directive : scan.directives) take(directive);
    return std::move(records_);
  }

 private:
  std::string_view bytes(text::Span span) const {
    return source_.bytes().substr(span.begin, span.end - span.begin);
  }

  void take(document::Directive const& directive) {
    if (directive.is_inline || directive.foreign.end != 0) return;
    if (directive.broken) return findings_.push_back(*directive.broken);
    auto options = document::options_of(source_, directive, rules_);
    std::size_t const before = findings_.size();
    document::Body body =
        document::read_sound_fields(document::body_text(source_, directive), findings_);
    if (!options) return findings_.push_back(options.error());
    if (findings_.size() > before) return;
    if (opens(source_, directive, document::Opens::defaults)) {
      text::Span const object = document::object_of(source_, directive);
      if (object.begin == object.end) return take_defaults(body.fields);
      if (before_.empty()) return;
      defaults_ = std::move(before_.back());
      return before_.pop_back();
    }
    if (!opens(source_, directive, document::Opens::diagram)) {
      findings_.push_back(text::warning(
          "W-TEXT", directive.word,
          fmt::format("`{}` left out: it is not a chess problem", bytes(directive.word))));
      return;
    }
    Record record{markup_, {}, directive.opening};
    body.fields.insert(body.fields.begin(), options->begin(), options->end());
    std::vector<document::FieldLine> const fields =
        document::fields_of_body(std::move(body), rules_, findings_);
    using document::Instead;
    std::set<std::string_view> none;
    for (document::FieldLine const& field : fields) {
      Instead const instead = document::instead_of_value(field, rules_);
      if (instead == Instead::value) add(record, field);
      if (instead == Instead::none) none.insert(field.field->name);
    }
    for (RecordField const& field : defaults_)
      if (!record.find(field.name) && !none.contains(field.name)) record.fields.push_back(field);
    auto const* const games = document::find_line(fields, Id::pgn);
    if (!games) return records_.push_back(std::move(record));
    record.erase(Id::pgn);
    for (Record& game : pgn::records_of_field(*games, markup_, findings_)) {
      for (RecordField const& field : record.fields) {
        game.erase(field.name);
        game.fields.push_back(field);
      }
      records_.push_back(std::move(game));
    }
  }

  void take_defaults(std::vector<document::FieldLine> const& fields) {
    before_.push_back(defaults_);
    for (document::FieldLine const& field : fields) {
      Record one{markup_, {}, field.name};
      if (document::instead_of_value(field, rules_) != document::Instead::value) {
        std::erase_if(defaults_,
                      [&](RecordField const& old) { return old.name == field.field->name; });
        continue;
      }
      if (!form_of(field.field->name).known) {
        findings_.push_back(text::warning(
            "W-TEXT", field.name,
            fmt::format("`{}` left out: it is a setting of the document", field.field->name)));
        continue;
      }
      add(one, field);
      std::erase_if(defaults_,
                    [&](RecordField const& old) { return old.name == field.field->name; });
      for (RecordField& made : one.fields) defaults_.push_back(std::move(made));
    }
  }

  void add(Record& record, document::FieldLine const& field) {
    auto made = record_field(field, markup_, findings_);
    if (made && !record.find(made->name)) record.fields.push_back(std::move(*made));
  }

  text::Source const& source_;
  Markup markup_;
  document::MarkupLanguage const& rules_;
  text::Diagnostics& findings_;
  std::vector<RecordField> defaults_;
  std::vector<std::vector<RecordField>> before_;  // one entry per `defaults` that is still open
  std::vector<Record> records_;
};

}  // namespace

std::string write_field(RecordField const& field, Markup markup) {
  std::vector<std::string> values;
  for (SourceMappedText const& value : field.values) values.push_back(value.text());
  return document::field_text(field.name, form_of(field.name).list, values, markup_rules(markup));
}

std::string write_directive(DocumentRecord const& written) {
  Record const& record = written.record();
  std::string body;
  for (RecordField const& field : record.fields) body += write_field(field, record.markup);
  return document::block_text(body, markup_rules(record.markup));
}

std::optional<RecordField> record_field(document::FieldLine const& field, Markup markup,
                                        text::Diagnostics& findings) {
  document::MarkupLanguage const& rules = markup_rules(markup);
  Record made{markup, {}, field.name};
  std::string_view name = field.field->name;
  if (field.field == &document::refused_position()) {
    SourceMappedText const value = document::join_lines(field, rules);
    findings.push_back(value.origin(*document::fault_of_position(value.text())));
  } else if (field.field == &document::position_of_listing()) {
    SourceMappedText value = document::join_lines(field, rules);
    text::Diagnostics warnings;
    auto const guessed = notation::read_any(value.text(), warnings);
    if (!guessed) return findings.push_back(value.origin(guessed.error())), std::nullopt;
    for (text::Diagnostic const& warning : warnings)
      if (warning.code == "W-GUESS") findings.push_back(value.origin(warning));
    made.add(guessed->notation->name, std::move(value));
  } else if (auto fault = document::misplaced(field, rules)) {
    findings.push_back(std::move(*fault));
  } else if (field.field->list) {
    for (SourceMappedText& item : document::split_list(field, rules))
      made.add(name, std::move(item));
  } else {
    made.add(name, document::join_lines(field, rules, true));
  }
  if (made.fields.empty()) return {};
  made.fields.front().where = field.name;
  return std::move(made.fields.front());
}

std::vector<document::FieldLine> field_lines(DocumentRecord const& written, text::SourceId source) {
  std::vector<document::FieldLine> fields;
  for (RecordField const& field : written.record().fields) {
    document::FieldLine& line = fields.emplace_back();
    line.field = document::find_field(field.name);
    line.name = field.where;
    line.source = source;
    line.itemised = line.field->list;
    for (SourceMappedText const& value : field.values) {
      line.itemised = line.itemised || value.text().find('\n') != std::string::npos;
      add_lines(line.lines, value);
    }
  }
  return fields;
}

std::vector<Record> read_directives(text::Source const& document, Markup markup,
                                    document::PluginFences fences, text::Diagnostics& findings) {
  return DirectiveReader(document, markup, findings).run(fences);
}

}  // namespace dawson::collection
