// Reads `\chess{...}` or, in Markdown, `` `chess ...` ``: pieces, or a small board, in running
// text.
#pragma once

#include <optional>
#include <vector>

#include "chess/man.hpp"
#include "document/chunk.hpp"
#include "document/directive.hpp"
#include "document/host.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

/// The contents of an inline directive, before they are read as pieces or as a board.
struct InlineRequest {
  Field const* notation = nullptr;
  std::vector<FieldLine> board;    ///< board fields from its options
  text::SourceMappedText content;  ///< without the line ends of the markup language

  /// Returns true for a whole placement, which is printed as a board.
  bool is_board() const { return content.text().find('/') != std::string::npos; }
};

/// Returns the options and the contents of `directive` (of `source`). No value if there is an error
/// among the findings: E-OPTIONS, E-FIELD, E-EMPTY, or an error that the scanner found.
std::optional<InlineRequest> read_inline_request(text::Source const& source,
                                                 Directive const& directive,
                                                 MarkupLanguage const& host,
                                                 text::Diagnostics& findings);

/// Returns the requested pieces. No value with E-INLINE (empty squares among them) or the
/// notation's error.
std::optional<std::vector<chess::SquareContent>> read_inline_pieces(InlineRequest const& request,
                                                                    text::Diagnostics& findings);

}  // namespace dawson::document
