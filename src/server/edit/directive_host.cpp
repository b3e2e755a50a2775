#include "server/edit/directive_host.hpp"

#include <algorithm>
#include <vector>

#include "collection/directives.hpp"
#include "document/chunk.hpp"
#include "document/directive.hpp"
#include "document/inline_men.hpp"
#include "document/markdown/scan.hpp"
#include "document/tex/scan.hpp"
#include "text/ascii.hpp"
#include "text/source.hpp"

namespace dawson::server {
namespace {

using document::Directive;
using document::FieldLine;
using document::MarkupLanguage;

MarkupLanguage const* host_of_opening(std::string_view text) {
  if (text.starts_with("\\begin{chess}") || text.starts_with("\\chess")) return &document::tex_host;
  bool const opens = text.starts_with('`') || text.starts_with("~~~");
  return opens ? &document::markdown_host : nullptr;
}

void add_lines(std::string& out, FieldLine const& field, MarkupLanguage const& host) {
  std::vector<std::string> values;
  for (document::ValueLine const& line : field.lines) values.push_back(line.text.text());
  out += document::field_text(field.field->name, false, values, host);
}

// The options of a block, where its body takes fields: below a listing.
std::optional<std::string> body_of_block(text::Source const& source, Directive const& directive,
                                         MarkupLanguage const& host, text::Diagnostics& findings) {
  text::Span const span = directive.options;
  auto const options =
      document::read_options(source.bytes().substr(span.begin, span.end - span.begin), span.begin,
                             host.options_part_at_blanks);
  if (!options) {
    findings.push_back(options.error());
    return {};
  }
  std::string fields, body = document::body_text(source, directive).text();
  for (FieldLine const& option : *options) add_lines(fields, option, host);
  if (!body.empty() && !body.ends_with('\n')) body += '\n';
  text::Diagnostics ignored;
  bool const listing =
      !document::read_sound_fields(text::SourceMappedText(body, 0), ignored).listing.empty();
  return listing ? body + fields : fields + body;
}

std::optional<std::string> body_of_inline(text::Source const& source, Directive const& directive,
                                          MarkupLanguage const& host, text::Diagnostics& findings) {
  auto const request = document::read_inline_request(source, directive, host, findings);
  if (!request) return {};
  std::string out =
      document::field_text(request->notation->name, false, {{request->content.text()}}, host);
  for (FieldLine const& option : request->board) add_lines(out, option, host);
  return out;
}

collection::Markup record_host(MarkupLanguage const& host) {
  return &host == &document::tex_host ? collection::Markup::tex : collection::Markup::markdown;
}

bool has_comment(FieldLine const& field, MarkupLanguage const& host) {
  return std::ranges::any_of(field.lines, [&](document::ValueLine const& line) {
    return host.without_comment(line.text).text() != line.text.text();
  });
}

// The lines of a field in another markup language; nothing where they are the same.
struct Carried {
  std::string lines;
  bool changed = false;
};
std::optional<Carried> carried(FieldLine const& field, MarkupLanguage const& from,
                               MarkupLanguage const& target, text::Diagnostics& findings) {
  if (!collection::form_of(field.field->name).known) return {};
  text::Diagnostics own;
  auto const read = collection::record_field(field, record_host(from), own);
  std::optional<Carried> out;
  if (read) {
    collection::Record const record{record_host(from), {*read}, {}};
    auto const written = collection::in_document(record, record_host(target), own);
    auto const& fields = written.record().fields;
    if (!fields.empty()) {
      bool const same =
          std::ranges::equal(fields.front().values, read->values,
                             [](auto const& a, auto const& b) { return a.text() == b.text(); });
      out = Carried{collection::write_field(fields.front(), record_host(target)),
                    !same || has_comment(field, from)};
    }
  }
  for (text::Diagnostic& finding : own) {
    finding.span = {};  // of the text as it was
    findings.push_back(std::move(finding));
  }
  return out;
}

}  // namespace

MarkupLanguage const* host_named(std::string_view name) {
  if (name == name_of(document::tex_host)) return &document::tex_host;
  return name == name_of(document::markdown_host) ? &document::markdown_host : nullptr;
}

std::string_view name_of(MarkupLanguage const& host) {
  return &host == &document::tex_host ? "LaTeX" : "Markdown";
}

std::optional<BodyOfDirective> body_of_directive(std::string const& text,
                                                 text::Diagnostics& findings) {
  std::size_t const begin = text.find_first_not_of(text::white_space);
  MarkupLanguage const* const host =
      begin == std::string::npos ? nullptr : host_of_opening(std::string_view(text).substr(begin));
  if (!host) return {};
  text::Source const source("directive", text);
  document::Scan const scan =
      host == &document::tex_host ? document::scan_tex(source) : document::scan_markdown(source);
  std::size_t const end = text.find_last_not_of(text::white_space) + 1;
  bool const alone = scan.directives.size() == 1 && scan.directives.front().whole.begin <= begin &&
                     scan.directives.front().whole.end >= end;
  if (!alone || scan.directives.front().word.end != 0) {
    findings.push_back(text::error("E-EDIT", {begin, begin}, "expected a single diagram",
                                   "paste one directive with a position"));
    return {};
  }
  Directive const& directive = scan.directives.front();
  if (directive.broken) {
    findings.push_back(*directive.broken);
    return {};
  }
  auto body =
      (directive.is_inline ? body_of_inline : body_of_block)(source, directive, *host, findings);
  if (!body) return {};
  return BodyOfDirective{std::move(*body), host};
}

std::string text_in_host(document::DirectiveText const& directive, MarkupLanguage const& target,
                         text::Diagnostics& findings) {
  std::string out = directive.text();
  if (&directive.host() == &target) return out;
  std::vector<FieldLine> const& fields = directive.fields();
  for (std::size_t i = fields.size(); i-- > directive.in_listing();) {
    auto const made = carried(fields[i], directive.host(), target, findings);
    if (!made || !made->changed) continue;
    text::Span lines = directive.lines_of(fields[i]);
    if (lines.end < out.size()) ++lines.end;
    out.replace(lines.begin, lines.end - lines.begin, made->lines);
  }
  std::string listed;
  bool changed = false;
  for (std::size_t i = 0; i < directive.in_listing(); ++i)
    if (auto const made = carried(fields[i], directive.host(), target, findings)) {
      listed += made->lines;
      changed = changed || made->changed;
    }
  if (!changed) return out;
  std::size_t const end = fields.size() > directive.in_listing()
                              ? directive.lines_of(fields[directive.in_listing()]).begin
                              : out.size();
  findings.push_back(
      text::warning("W-EDIT", {}, "the lines of the listing are replaced with fields"));
  return listed + out.substr(end);
}

}  // namespace dawson::server
