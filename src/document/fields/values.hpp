// Values of fields: the lines of one put together, lists taken apart, in any host.
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

/// The lines of a value as one text: by nothing for positions, else by a blank, an empty line of
/// the source as "\n\n", the lines of itemised host text as "\n". Comments of the host are dropped
/// from host text and code. `indented`: each line of itemised host text by what it is indented
/// beyond the others, in blanks.
text::Mapped join_lines(FieldLine const& line, Host const& host, bool indented = false);

/// The least indentation of an itemised value's lines; beyond any line's for another value.
std::size_t least_indent(FieldLine const& line);

/// W-COMMENT where a comment of the host begins with what is rather a sign for per cent.
std::optional<text::Diagnostic> doubt_of_percentage(text::Mapped const& line, Host const& host);

/// E-FIELD where a field stands in a problem that can stand in defaults alone.
std::optional<text::Diagnostic> misplaced(FieldLine const& line, Host const& host);

/// The parts of a list: split at `;` before a blank or the end where the host does not protect it;
/// or the lines themselves where the value is itemised. Trimmed; empty ones are dropped.
std::vector<text::Mapped> split_list(FieldLine const& line, Host const& host);

/// A name without the braces that have protected its comma; an escaped one stays.
text::Mapped without_braces(text::Mapped const& name);

/// An author's name in reading order: "Last, First" with one comma that nothing protects becomes
/// "First Last".
text::Mapped in_reading_order(text::Mapped const& name, Host const& host);

/// Takes over what the word `value` of `field` stands for. E-VALUE for any other word.
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
                  fmt::format("it is one of: {}", words)));
}

}  // namespace dawson::document
