#include "server/editor/pasted_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "backend/embedded_source.hpp"
#include "collection/directives.hpp"
#include "collection/formats.hpp"
#include "collection/markup.hpp"
#include "document/directive.hpp"
#include "document/directive_kinds.hpp"
#include "document/directive_span.hpp"
#include "document/directive_text.hpp"
#include "document/markdown/scan.hpp"
#include "document/reader.hpp"
#include "document/tex/scan.hpp"
#include "notation/address.hpp"
#include "notation/guess.hpp"
#include "text/scanning.hpp"
#include "text/source.hpp"

namespace dawson::server {
namespace {

using document::Directive;
using document::FieldLine;
using document::MarkupLanguage;

void add_lines(std::string& out, FieldLine const& field, MarkupLanguage const& markup) {
  std::vector<std::string> values;
  for (document::ValueLine const& line : field.lines) values.push_back(line.text.text());
  out += document::field_text(field.field->name, false, values, markup);
}

}  // namespace

std::optional<std::string> body_of_directive(text::Source const& source, Directive const& directive,
                                             MarkupLanguage const& markup,
                                             text::Diagnostics& findings) {
  auto const options = document::options_of(source, directive, markup);
  if (!options) {
    findings.push_back(options.error());
    return {};
  }
  std::string fields, body = document::body_text(source, directive).text();
  for (FieldLine const& option : *options) add_lines(fields, option, markup);
  if (!body.empty() && !body.ends_with('\n')) body += '\n';
  text::Diagnostics ignored;
  bool const listing =
      !document::read_sound_fields(text::SourceMappedText(body, 0), ignored).listing.empty();
  return listing ? body + fields : fields + body;
}

namespace {

// Returns whether the text consists of fields of a directive; tags of PGN are not written as
// fields.
bool is_body(std::string const& text) {
  std::size_t const begin = text.find_first_not_of(text::white_space);
  if (begin != std::string::npos && text[begin] == '[') return false;
  text::Diagnostics findings;
  document::Body const body =
      document::read_sound_fields(text::SourceMappedText(text, 0), findings);
  return findings.empty() && body.listing.empty();
}

// A directive that a scan of the text has found.
struct Found {
  MarkupLanguage const* markup = nullptr;
  document::Scan scan;
  std::size_t number = 0;  // of the first diagram among the directives

  Directive const& directive() const { return scan.directives[number]; }
};

std::optional<Found> find_directive(text::Source const& source, MarkupLanguage const& markup) {
  Found out{&markup,
            &markup == &document::tex_markup
                ? document::scan_tex(source)
                : document::scan_markdown(source, document::PluginFences::diagrams),
            0};
  std::vector<Directive>& all = out.scan.directives;
  std::erase_if(all, [](Directive const& one) { return one.foreign.end != 0; });
  if (all.empty()) return {};
  auto const is_diagram = [&](Directive const& one) {
    return one.is_inline || one.broken || document::opens_diagram(source, one);
  };
  out.number = static_cast<std::size_t>(std::ranges::find_if(all, is_diagram) - all.begin());
  return out;
}

// Returns whether the text has words outside of its directives; marks of quotes are no words.
bool has_words_around(std::string_view text, std::vector<Directive> const& directives) {
  std::size_t begin = 0;
  auto const is_blank = [&](std::size_t end) {
    return text.substr(begin, end - begin).find_first_not_of(" \t\r\n>") == text.npos;
  };
  for (Directive const& one : directives) {
    if (!is_blank(one.whole.begin)) return true;
    begin = one.whole.end;
  }
  return !is_blank(text.size());
}

std::optional<std::string> body_of_inline(text::Source const& source, Directive const& directive,
                                          MarkupLanguage const& markup,
                                          text::Diagnostics& findings) {
  auto const request = document::read_inline_request(source, directive, markup, findings);
  if (!request) return {};
  std::string out =
      document::field_text(request->notation->name, false, {{request->content.text()}}, markup);
  for (FieldLine const& option : request->board) add_lines(out, option, markup);
  return out;
}

text::Diagnostic left_out(text::Span where, std::string_view what) {
  return text::warning("W-EDIT", where,
                       fmt::format("{} left out: the editor has one diagram", what),
                       "paste the others one at a time");
}

std::optional<BodyOfDirective> body_of(Found const& found, text::Source const& source,
                                       text::Diagnostics& findings) {
  std::vector<Directive> const& all = found.scan.directives;
  findings.insert(findings.end(), found.scan.diagnostics.begin(), found.scan.diagnostics.end());
  if (found.number == all.size()) {
    findings.push_back(text::error("E-EDIT", all.front().opening, "no directive with a diagram",
                                   "paste a directive with a position"));
    return {};
  }
  Directive const& directive = found.directive();
  if (directive.broken) {
    findings.push_back(*directive.broken);
    return {};
  }
  if (all.size() > 1) {
    Directive const& other = all[found.number == 0 ? 1 : 0];
    findings.push_back(left_out(
        other.opening, all.size() == 2 ? std::string("a second directive is")
                                       : fmt::format("{} further directives are", all.size() - 1)));
  } else if (has_words_around(source.bytes(), all)) {
    findings.push_back(left_out(directive.opening, "text around the directive is"));
  }
  if (directive.word.end > directive.word.begin)
    findings.push_back(left_out(directive.word, "the word after `chess` is"));
  auto body = directive.is_inline ? body_of_inline(source, directive, *found.markup, findings)
                                  : body_of_directive(source, directive, *found.markup, findings);
  if (!body) return {};
  return BodyOfDirective{std::move(*body), found.markup};
}

// Returns the first directive in either markup language.
std::optional<Found> first_directive(text::Source const& source) {
  auto markdown = find_directive(source, document::markdown_markup);
  auto tex = find_directive(source, document::tex_markup);
  if (!markdown || !tex) return markdown ? std::move(markdown) : std::move(tex);
  auto const begins = [](Found const& one) { return one.scan.directives.front().whole.begin; };
  return begins(*tex) < begins(*markdown) ? std::move(tex) : std::move(markdown);
}

std::string body_of(collection::Record const& record, MarkupLanguage const& markup,
                    text::Diagnostics& findings) {
  auto const written = collection::in_document(record, collection::markup_of(markup), findings);
  std::string body;
  for (collection::RecordField const& field : written.record().fields)
    body += collection::write_field(field, written.record().markup);
  return body;
}

// Returns the first problem of a text in a format of files of problems.
std::optional<std::string> first_record(collection::Format const& format, std::string const& text,
                                        MarkupLanguage const& markup, text::Diagnostics& findings) {
  collection::Lines lines(collection::blocks_of(text));
  auto const reader = format.open({document::PluginFences::diagrams, {}});
  std::optional<std::string> body;
  std::size_t others = 0;
  for (collection::Stretch entry; reader->cut(lines, entry); entry = {}) {
    text::Diagnostics own;
    text::Source const source("text", entry.bytes);
    for (collection::Record const& record : reader->read(entry, source, own)) {
      if (body) ++others;
      else body = body_of(record, markup, own);
    }
    if (others > 0) continue;
    for (text::Diagnostic& finding : own) {
      finding.span = text::shifted(finding.span, entry.offset);
      findings.push_back(std::move(finding));
    }
  }
  if (body && others > 0)
    findings.push_back(left_out({}, others == 1 ? std::string("a second problem is")
                                                : fmt::format("{} further problems are", others)));
  return body;
}

// Returns the position that is all of the text.
std::optional<std::string> position(std::string const& text, MarkupLanguage const& markup,
                                    text::Diagnostics& findings) {
  std::size_t const begin = text.find_first_not_of(text::white_space);
  if (begin == std::string::npos) return {};
  std::size_t const end = text.find_last_not_of(text::white_space) + 1;
  std::string_view const written = std::string_view(text).substr(begin, end - begin);
  text::Diagnostics own;
  auto const guessed = notation::read_any(written, own);
  if (!guessed) return {};
  bool const is_address = notation::is_web_address(written);
  auto const again = is_address ? guessed->notation->write(guessed->position)
                                : notation::WriteResult{std::string(written), {}, {}};
  if (!again.ok()) return {};
  collection::Record record;
  record.add(guessed->notation->name, again.text, {begin, end});
  if (guessed->flipped) record.add("flip", "yes", {begin, end});
  for (text::Diagnostic& finding : own) {
    finding.span = text::shifted(finding.span, begin);
    findings.push_back(std::move(finding));
  }
  return body_of(record, markup, findings);
}

}  // namespace

std::optional<BodyOfDirective> read_pasted(std::string const& text, MarkupLanguage const& markup,
                                           text::Diagnostics& findings) {
  if (is_body(text)) return {};
  if (std::string carried = backend::source_in(text); !carried.empty())
    return BodyOfDirective{std::move(carried), &document::markdown_markup};
  text::Source const source("directive", text);
  if (auto const found = first_directive(source)) return body_of(*found, source, findings);
  auto const* const format = collection::format_by_sign(text);
  auto body =
      format ? first_record(*format, text, markup, findings) : position(text, markup, findings);
  if (!body) return {};
  return BodyOfDirective{std::move(*body), &markup};
}

collection::Format const* format_of_pasted(std::string const& text) {
  text::Source const source("text", text);
  auto const has_block = [](document::Scan const& scan) {
    return !std::ranges::all_of(scan.directives, &Directive::is_inline);
  };
  if (has_block(document::scan_tex(source, {}, true))) return collection::find_format("tex");
  if (has_block(document::scan_markdown(source, document::PluginFences::diagrams)))
    return collection::find_format("md");
  return collection::format_by_sign(text);
}

}  // namespace dawson::server
