// `\chess{...}` or, in Markdown, `` `chess ...` ``: men, or a small board, in running text.
#pragma once

#include <optional>
#include <vector>

#include "chess/man.hpp"
#include "document/chunk.hpp"
#include "document/directive.hpp"
#include "document/host.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

/// What an inline directive asks for, before it is read as men or as a board.
struct InlineRequest {
  Field const* notation = nullptr;
  std::vector<FieldLine> board;  ///< board fields from its options
  text::Mapped content;          ///< without the line ends of the host

  /// A whole placement, to be set as a board.
  bool is_board() const { return content.text().find('/') != std::string::npos; }
};

/// The options and the content of `directive` (of `source`). Nothing if there is an error among the
/// findings: E-OPTIONS, E-FIELD, E-EMPTY, or what the scanner found broken.
std::optional<InlineRequest> read_inline_request(text::Source const& source,
                                                 Directive const& directive, Host const& host,
                                                 text::Diagnostics& findings);

/// The men asked for. Nothing with E-INLINE (empty squares among them) or the notation's error.
std::optional<std::vector<chess::Occupant>> read_inline_men(InlineRequest const& request,
                                                            text::Diagnostics& findings);

}  // namespace dawson::document
