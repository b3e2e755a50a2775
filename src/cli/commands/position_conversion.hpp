// Converts one position, for `convert`.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/commands/twin_conversion.hpp"
#include "collection/formats.hpp"
#include "compile/diagram/board.hpp"
#include "notation/export_forms.hpp"
#include "notation/notations.hpp"
#include "session/invocation.hpp"
#include "text/diagnostic.hpp"

namespace dawson::cli {

/// How a position is read and written.
struct Conversion {
  notation::Notation const* from = nullptr;  // null: to be guessed
  notation::Dialect dialect;                 // of the input
  notation::Dialect written;
  notation::ExportForm const* form = nullptr;  // the output, if it is not a notation
  notation::Notation const* to = nullptr;      // the output, if it is a notation
  bool lossy = false;
  notation::HtmlOptions html;
  TwinOptions twin;
  collection::Format const* record = nullptr;  ///< the position as a game without moves
  bool in_words_only = false;                  // the output is a description
  bool in_line = false;
  run::Say say = run::Say::long_text;
};

/// Converts one position; no value if there is an error among the findings, whose spans are bytes
/// of `text`.
std::optional<std::string> convert(std::string_view text, Conversion const& conversion,
                                   run::Invocation& invocation, text::Diagnostics& findings);

}  // namespace dawson::cli
