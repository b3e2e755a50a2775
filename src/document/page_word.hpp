// Reads words and fields that control pages: `columns 2`, `page`, `break`, `body`; `float`, `span`.
// Renderers without pages report that they have no effect.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/chunk.hpp"
#include "document/directive.hpp"
#include "document/fields/fields.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

/// A word that controls pages.
struct PageWord {
  enum class Kind : std::uint8_t {
    columns,
    own_page,
    own_page_end,
    new_page,
    new_column,
    new_recto,
    body
  };
  /// The vertical place of the contents of a page of its own; `spread` fills its height.
  enum class Vertical : std::uint8_t { spread, top, centre, foot };
  Kind kind = Kind::columns;
  int columns = 0;            ///< of `columns`, or of a page of its own; 0: unchanged
  int across = 0, down = -1;  ///< of that page; 0 and -1: unchanged
  Vertical vertical = Vertical::spread;
  bool head = true, foot = true;  ///< the page has a head, a foot
};

/// Returns true if a page of its own accepts the field.
bool is_of_page(Field const& field);

/// Parses a word with the text after it, "columns 2", and its fields. E-VALUE, E-WORD.
std::optional<PageWord> read_page_word(text::Source const& source, Directive const& directive,
                                       std::vector<FieldLine> const& fields,
                                       MarkupLanguage const& host, text::Diagnostics& findings);

/// Returns the errors in those fields of a diagram, or of defaults, that control its place.
/// E-VALUE; E-FIELD for fields of `page`.
text::Diagnostics check_placing(std::vector<FieldLine> const& fields, MarkupLanguage const& host);

}  // namespace dawson::document
