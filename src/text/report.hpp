// Diagnostics as people, editors and programs read them.
#pragma once

#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/sources.hpp"

namespace dawson::text {

enum class ReportForm { human, brief, json };

struct ReportStyle {
  ReportForm form = ReportForm::human;
  bool colour = false;  ///< ANSI colours, in the human form alone
};

/// The text of one diagnostic, with its line end; its places are those of `sources`.
/// human: `FILE:LINE:COL: error: text [E-CODE]`, the source line, a caret under the span, the help.
/// brief: the first line of that. json: one object on one line, with byte offsets besides.
std::string report(Diagnostic const& diagnostic, Sources const& sources, ReportStyle style = {});

/// `text` as a terminal may show it: control characters, line ends among them, what turns the
/// direction of writing, and bytes that are no UTF-8 become U+FFFD; tabs stay.
std::string printable(std::string_view text);

/// "error", "warning" or "note".
std::string_view severity_name(Severity severity);

}  // namespace dawson::text
