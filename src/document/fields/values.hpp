// Reads values of fields in any markup language: joins the lines of a value, splits lists, picks a
// word. For field parsers.
#pragma once

#include <fmt/format.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "document/directive.hpp"
#include "document/host.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

/// Joins the lines of a value into one text: without separator for positions, else with a blank; an
/// empty line of the source becomes "\n\n", the lines of itemised markup are separated by "\n".
/// Comments of the markup language are dropped from markup and code. `indented`: each line of
/// itemised markup keeps, as blanks, its indentation relative to the others.
text::SourceMappedText join_lines(FieldLine const& line, MarkupLanguage const& host,
                                  bool indented = false);

/// Returns the least indentation of an itemised value's lines, in columns; for another value, a
/// number beyond the indentation of any line.
std::size_t least_indent(FieldLine const& line);

/// Returns W-COMMENT if a comment of the markup language begins with what is probably a percent
/// sign.
std::optional<text::Diagnostic> doubt_of_percentage(text::SourceMappedText const& line,
                                                    MarkupLanguage const& host);

/// Returns E-FIELD if a field is used in a problem but allowed only in defaults.
std::optional<text::Diagnostic> misplaced(FieldLine const& line, MarkupLanguage const& host);

/// Splits a list at `;` before a blank or the end, unless the markup language protects it; if the
/// value is itemised, returns its lines. Items are trimmed; empty ones are dropped.
std::vector<text::SourceMappedText> split_list(FieldLine const& line, MarkupLanguage const& host);

/// Returns a name without the braces that protected its comma; an escaped brace is kept.
text::SourceMappedText without_braces(text::SourceMappedText const& name);

/// Returns an author's name in reading order: "Last, First" with one unprotected comma becomes
/// "First Last".
text::SourceMappedText in_reading_order(text::SourceMappedText const& name,
                                        MarkupLanguage const& host);

/// Assigns to `target` the meaning of the word `value` of `field`. E-VALUE for any other word.
template <class T, class Target>
void choose(FieldLine const& field, Plain const& value,
            std::vector<std::pair<std::string_view, T>> const& choices, Target& target,
            text::Diagnostics& findings) {
  std::string words;
  for (auto const& [word, meaning] : choices) {
    if (word == value.text()) {
      target = meaning;
      return;
    }
    words += fmt::format("{}{}", words.empty() ? "" : ", ", word);
  }
  findings.push_back(
      text::error("E-VALUE", value.origin(),
                  fmt::format("`{}` cannot be `{}`", field.field->name, value.text()),
                  fmt::format("write one of: {}", words)));
}

}  // namespace dawson::document
