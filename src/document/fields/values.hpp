// Reads values of fields in any markup language: joins lines, splits lists, picks words, and splits
// names of persons into titles, given names and surnames. For field parsers, captions and indexes.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "document/directive.hpp"
#include "document/markup.hpp"
#include "problem/problem.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// Joins the lines of a value into one text: without separator for positions, else with a blank; an
/// empty line of the source becomes "\n\n", the lines of itemised markup are separated by "\n".
/// Comments of the markup language are dropped from markup and code. `indented`: each line of
/// itemised markup keeps, as blanks, its indentation relative to the others.
text::SourceMappedText join_lines(FieldLine const& line, MarkupLanguage const& markup,
                                  bool indented = false);

/// Returns the least indentation of an itemised value's lines, in columns; for another value, a
/// number beyond the indentation of any line.
std::size_t least_indent(FieldLine const& line);

/// Returns W-COMMENT if a comment of the markup language begins with what is probably a percent
/// sign.
std::optional<text::Diagnostic> doubt_of_percentage(text::SourceMappedText const& line,
                                                    MarkupLanguage const& markup);

/// Returns E-FIELD if a field is used in a problem but allowed only in defaults.
std::optional<text::Diagnostic> misplaced(FieldLine const& line, MarkupLanguage const& markup);

/// Splits a list at `;` before a blank or the end, unless the markup language protects it; if the
/// value is itemised, returns its lines. Items are trimmed; empty ones are dropped.
std::vector<text::SourceMappedText> split_list(FieldLine const& line, MarkupLanguage const& markup);

/// Returns a name without the braces that protected its comma; an escaped brace is kept.
text::SourceMappedText without_braces(text::SourceMappedText const& name);

/// Returns an author's name in reading order: "Last, First" with one unprotected comma becomes
/// "First Last".
text::SourceMappedText in_reading_order(text::SourceMappedText const& name,
                                        MarkupLanguage const& markup);

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
                  fmt::format("use one of: {}", words)));
}

/// Splits the name of one author. In "Linde, Antonius van der" the comma ends the surname; in "Dr.
/// Piet ten Cate jr." the surname is the last word, with any of "jr., sen., II, III, IV" after it
/// and the words in lower case before it. Titles are "Prof. Dr. Univ.-Prof. PD Ing. Mag. Dipl.-X.
/// h.c. habil." before the given names. Initials: "Hans-Peter" becomes "H.-P."; a word that ends
/// with a full stop or begins in lower case is kept. No value if the name has several commas, or if
/// a part of it cannot be typeset alone.
std::optional<problem::PersonName> read_person_name(text::SourceMappedText const& name,
                                                    MarkupLanguage const& markup,
                                                    LinkDefinitions const& links);

/// Returns true if `word` is a title, "Prof.", "Dipl.-Ing.".
bool is_name_title(std::string_view word);

/// Returns true if `word` follows a surname, in any case: "jr.", "sen.", "III".
bool is_name_suffix(std::string_view word);

}  // namespace dawson::document
