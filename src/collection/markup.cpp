#include "collection/markup.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "collection/authors.hpp"
#include "collection/from_tex.hpp"
#include "prose/prose.hpp"
#include "prose/tex.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::collection {
namespace {

using text::SourceMappedText;

// Plain text has no protected groups, escapes or comments.
SourceMappedText as_it_is(SourceMappedText const& value) { return value; }

std::vector<std::size_t> everywhere(std::string_view text, char sign) {
  std::vector<std::size_t> places;
  for (std::size_t at = text.find(sign); at != std::string_view::npos; at = text.find(sign, at + 1))
    places.push_back(at);
  return places;
}

std::optional<document::Plain> plain_already(SourceMappedText const& value) {
  return document::Plain(value);
}

std::optional<prose::Inlines> lines_of(SourceMappedText const& value,
                                       document::LinkDefinitions const&, text::Diagnostics&) {
  prose::Inlines inlines;
  std::string_view const text = value.text();
  for (std::size_t at = 0; at <= text.size();) {
    std::size_t const end = std::min(text.find('\n', at), text.size());
    if (at > 0) inlines.push_back(prose::LineBreak{});
    if (end > at) inlines.push_back(prose::Text{std::string(text.substr(at, end - at))});
    at = end + 1;
  }
  return inlines;
}

document::MarkupLanguage const plain_host{.without_comment = as_it_is,
                                          .separators = everywhere,
                                          .position = as_it_is,
                                          .plain = plain_already,
                                          .prose = lines_of,
                                          .is_utf8 = true,
                                          .defaults_block = "a record of defaults",
                                          .inline_pieces = "a figurine",
                                          .label_reserves = "LaTeX"};

// Returns the bytes of the character at `at` if it is invisible; 0 for others.
std::size_t invisible_at(std::string_view plain, std::size_t at) {
  if (plain[at] >= ' ' && plain[at] < 0x7F) return 0;
  std::size_t const bytes = text::utf8_length(plain, at);
  return bytes > 0 && prose::tex_shapeless(text::utf8_decode(plain, at)) ? bytes : 0;
}

// Reports invisible characters of a value that are left out for LaTeX.
void report_invisible(SourceMappedText const& value, text::Diagnostics& findings) {
  std::string_view const plain = value.text();
  std::string names;
  text::Span where{};
  for (std::size_t at = 0; at < plain.size(); ++at) {
    std::size_t const bytes = invisible_at(plain, at);
    if (bytes == 0) continue;
    char32_t const character = text::utf8_decode(plain, at);
    auto const name = fmt::format("U+{:04X}", static_cast<std::uint32_t>(character));
    if (prose::tex_shapeless(character)->starts_with('\\') || names.find(name) != names.npos)
      continue;
    if (names.empty()) where = {at, at + bytes};
    names += (names.empty() ? "" : ", ") + name;
  }
  if (names.empty()) return;
  findings.push_back(text::warning("W-LETTER", value.origin(where),
                                   fmt::format("invisible characters left out of LaTeX: {}", names),
                                   "delete them from the source"));
}

std::string in_tex(std::string_view plain) {
  std::string out;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    char const c = plain[i];
    if (std::size_t const bytes = invisible_at(plain, i)) {
      out += *prose::tex_shapeless(text::utf8_decode(plain, i));
      i += bytes - 1;
      continue;
    }
    if (prose::joins_in_tex(c) && out.ends_with(c)) out += "{}";
    auto const escape = prose::tex_escape(c, prose::TexReader::people);
    if (escape.empty()) out += c;
    else out += escape;
  }
  return out;
}

// Characters that some Markdown flavour reads as inline marks; the bracket of a link follows `!`.
constexpr std::string_view markdown_marks = "\\`*_[]<|~$^@{}";

// Returns whether an address becomes a link without marks, where escapes would be part of it.
bool completes_bare_link(std::string_view before, std::string_view from) {
  return from.starts_with("://") ||
         (from.front() == '.' && text::lower_case(before).ends_with("www"));
}

std::string in_markdown(std::string_view plain) {
  std::string out;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    char const c = plain[i];
    char const next = i + 1 < plain.size() ? plain[i + 1] : '\0';
    bool const opens_entity = c == '&' && (text::is_letter(next) || next == '#');
    bool const escaped =
        markdown_marks.find(c) != std::string_view::npos || opens_entity ||
        completes_bare_link(plain.substr(i < 3 ? 0 : i - 3, std::min<std::size_t>(i, 3)),
                            plain.substr(i));
    if (escaped) out += '\\';
    out += c;
  }
  return out;
}

std::string with_backslashes(std::string_view text, std::string_view signs) {
  std::string out;
  for (char const c : text) {
    if (signs.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

// Returns the bytes of a legend's key with its equals sign: a key is pieces, in every markup
// language.
std::size_t key_of(FieldName field, std::string_view text) {
  if (field != problem::field(problem::FieldId::legend).name) return 0;
  std::size_t const equals = text.find(" = ");
  return equals == std::string_view::npos ? 0 : equals + std::string_view(" = ").size();
}

// Converts text in a markup language to the text that is printed.
class PlainReader {
 public:
  PlainReader(Markup from, text::Diagnostics& findings)
      : markup_(markup_rules(from)), from_(from), findings_(findings) {}

  SourceMappedText read(SourceMappedText const& value) {
    if (from_ == Markup::tex) return from_tex(value, Markup::plain, findings_);
    if (auto plain = of_markdown(value)) return *plain;
    findings_.push_back(text::warning("W-MARKUP", value.origin(),
                                      "Markdown not understood; kept as written",
                                      "write it as plain text"));
    return value;
  }

 private:
  // Converts line by line, since printing joins the lines of a paragraph.
  std::optional<SourceMappedText> of_markdown(SourceMappedText const& value) {
    text::Diagnostics ignored;
    std::string out;
    std::string_view const text = value.text();
    for (std::size_t at = 0; at <= text.size();) {
      std::size_t const end = std::min(text.find('\n', at), text.size());
      auto const inlines = markup_.prose(value.part({at, end}), {}, ignored);
      if (!inlines) return {};
      if (!std::ranges::all_of(*inlines, [](prose::Inline const& part) {
            return std::holds_alternative<prose::Text>(part);
          }))
        findings_.push_back(text::warning("W-MARKUP", value.origin({at, end}),
                                          "Markdown markup left out: plain text has none"));
      if (at > 0) out += '\n';
      out += prose::plain(*inlines);
      at = end + 1;
    }
    SourceMappedText plain;
    plain.append_for(out, value.origin());
    return plain;
  }

  document::MarkupLanguage const& markup_;
  Markup from_;
  text::Diagnostics& findings_;
};

Record in_plain(Record const& record, text::Diagnostics& findings) {
  document::MarkupLanguage const& markup = markup_rules(record.markup);
  PlainReader prose(record.markup, findings);
  Record out{Markup::plain, {}, record.where};
  for (RecordField const& field : record.fields) {
    ValueSyntax const value_syntax = form_of(field.name).value_syntax;
    for (SourceMappedText const& value : field.values) {
      std::size_t const key = key_of(field.name, value.text());
      if (key > 0) {
        SourceMappedText whole = markup.own_syntax(value.part({0, key})).mapped();
        SourceMappedText const name = prose.read(value.part({key, value.text().size()}));
        whole.append(name, {0, name.text().size()});
        out.add(field.name, std::move(whole));
      } else if (value_syntax == ValueSyntax::own)
        out.add(field.name, markup.own_syntax(value).mapped());
      else if (value_syntax == ValueSyntax::markup)
        out.add(field.name,
                prose.read(markup.braces_are_printed ? without_author_braces(field.name, value)
                                                     : value));
      else out.add(field.name, value);
    }
    if (RecordField* made = out.find(field.name)) made->where = field.where;
  }
  return out;
}

}  // namespace

document::MarkupLanguage const& markup_rules(Markup markup) {
  return markup == Markup::tex        ? document::tex_markup
         : markup == Markup::markdown ? document::markdown_markup
                                      : plain_host;
}

Markup markup_of(document::MarkupLanguage const& language) {
  return &language == &document::tex_markup ? Markup::tex : Markup::markdown;
}

std::string escaped(std::string_view plain, Markup target) {
  return target == Markup::tex        ? in_tex(plain)
         : target == Markup::markdown ? in_markdown(plain)
                                      : std::string(plain);
}

std::string escaped(std::string_view plain, ValueSyntax value_syntax, Markup target) {
  if (value_syntax == ValueSyntax::markup) return escaped(plain, target);
  if (value_syntax == ValueSyntax::code || target == Markup::plain) return std::string(plain);
  if (target == Markup::markdown) return with_backslashes(plain, "\\");
  if (value_syntax == ValueSyntax::position)
    return std::string(plain);  // no notation contains a backslash
  std::string out;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    char const c = plain[i];
    std::size_t const bytes = invisible_at(plain, i);
    if (c == '\\') out += prose::tex_escape(c, prose::TexReader::people);
    else if (bytes == 0) out += with_backslashes(std::string_view(&c, 1), "${}");
    else i += bytes - 1;
  }
  return out;
}

namespace {

// Text with markup is converted from LaTeX to Markdown directly, since plain text would lose
// pieces and marks.
Record tex_in_markdown(Record const& record, text::Diagnostics& findings) {
  Record own = record;
  std::erase_if(own.fields, [](RecordField const& field) {
    return form_of(field.name).value_syntax == ValueSyntax::markup;
  });
  Record out = in_markup(in_plain(own, findings), Markup::markdown, findings);
  for (RecordField field : record.fields) {
    if (form_of(field.name).value_syntax != ValueSyntax::markup) continue;
    for (SourceMappedText& value : field.values) {
      std::size_t const key = key_of(field.name, value.text());
      SourceMappedText made =
          key > 0 ? markup_rules(Markup::tex).own_syntax(value.part({0, key})).mapped()
                  : SourceMappedText();
      SourceMappedText const words =
          from_tex(value.part({key, value.text().size()}), Markup::markdown, findings);
      made.append(words, {0, words.text().size()});
      value = std::move(made);
    }
    out.fields.push_back(std::move(field));
  }
  arrange(out);
  return out;
}

}  // namespace

namespace {

// Returns `written`, which is `value` with escapes; each byte keeps its place, and an escape has
// that of its character.
SourceMappedText with_escapes(SourceMappedText const& value, std::string_view written) {
  std::string_view const plain = value.text();
  SourceMappedText out;
  std::size_t at = 0;
  for (std::size_t i = 0; i < plain.size();) {
    std::size_t equal = 0;
    while (i + equal < plain.size() && at + equal < written.size() &&
           plain[i + equal] == written[at + equal])
      ++equal;
    out.append(value, {i, i + equal});
    i += equal, at += equal;
    if (i == plain.size() || at == written.size()) break;
    bool const inserted = at + 1 < written.size() && written[at + 1] == plain[i];
    std::size_t const end =
        inserted ? at + 1 : std::min(written.find('}', at), written.size() - 1) + 1;
    out.append_for(written.substr(at, end - at), value.origin({i, i + 1}));
    i += inserted ? 0 : 1, at = end;
  }
  if (at < written.size())
    out.append_for(written.substr(at), value.origin({plain.size(), plain.size()}));
  if (out.text() == written) return out;
  SourceMappedText whole;
  whole.append_for(written, value.origin());
  return whole;
}

}  // namespace

Record in_markup(Record const& record, Markup target, text::Diagnostics& findings) {
  if (record.markup == target) return record;
  if (record.markup == Markup::tex && target == Markup::markdown)
    return tex_in_markdown(record, findings);
  if (record.markup != Markup::plain) {
    Record const plain = in_plain(record, findings);
    return target == Markup::plain ? plain : in_markup(plain, target, findings);
  }
  Record out{target, record.fields, record.where};
  for (RecordField& field : out.fields) {
    ValueSyntax const value_syntax = form_of(field.name).value_syntax;
    for (SourceMappedText& value : field.values) {
      std::string const& text = value.text();
      if (target == Markup::tex && value_syntax != ValueSyntax::position &&
          value_syntax != ValueSyntax::code)
        report_invisible(value, findings);
      std::size_t const key = key_of(field.name, text);
      std::string const written =
          text.substr(0, key) + escaped(std::string_view(text).substr(key), value_syntax, target);
      if (written == value.text()) continue;
      value = with_escapes(value, written);
    }
  }
  return out;
}

DocumentRecord in_document(Record const& record, Markup target, text::Diagnostics& findings) {
  Markup const markup = target == Markup::tex ? Markup::tex : Markup::markdown;
  Record made = in_markup(record, markup, findings);
  keep_authors_whole(made, record.markup == markup ? Braces::separated : Braces::doubtful,
                     findings);
  return DocumentRecord(std::move(made));
}

}  // namespace dawson::collection
