// Words and fields that say how pages are made: `columns 2`, `page`, `break`, `body`; `float`,
// `span`. What sets no pages tells that they have no effect.
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
  enum class Vertical : std::uint8_t { spread, top, centre, foot };
  Kind kind = Kind::columns;
  int columns = 0;            ///< of `columns`, of a page of its own; 0: as before
  int across = 0, down = -1;  ///< of that page; 0 and -1: as before
  Vertical vertical = Vertical::spread;
  bool head = true, foot = true;  ///< it has these
};

/// Whether a page of its own takes the field.
bool is_of_page(Field const& field);

/// What a word (with what stands behind it, "columns 2") and its fields say. E-VALUE, E-WORD.
std::optional<PageWord> read_page_word(text::Source const& source, Directive const& directive,
                                       std::vector<FieldLine> const& fields, Host const& host,
                                       text::Diagnostics& findings);

/// What is wrong with the fields of a diagram, or of defaults, that say where it is set. E-VALUE;
/// E-FIELD for those of `page`.
text::Diagnostics check_placing(std::vector<FieldLine> const& fields, Host const& host);

}  // namespace dawson::document
