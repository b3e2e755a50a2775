// Reports of diagnostics for people, editors and programs.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::text {

/// Form of a report: for people, short, or for programs.
enum class ReportForm { human, brief, json };

/// Form and colours of a report.
struct ReportStyle {
  ReportForm form = ReportForm::human;
  bool colour = false;  ///< ANSI colours, only in the human form
};

/// Returns the text of one diagnostic, with its line end; its places are in `sources`.
/// human: `FILE:LINE:COL: error: text [E-CODE]`, the source line, carets under the span, the help;
/// a note about the same line is a label below the carets, other notes follow with their lines.
/// brief: the first line of that. json: one object on one line, also with byte offsets.
std::string report(Diagnostic const& diagnostic, Sources const& sources, ReportStyle style = {});

/// Returns the note that replaces `findings` of one text (at least one) beyond the limit.
Diagnostic note_of_omitted(std::span<Diagnostic const> findings);

/// Returns `text` in a form that is safe on a terminal: control characters (including line ends),
/// characters that change the writing direction, and bytes that are not UTF-8 become U+FFFD; tabs
/// stay.
std::string printable(std::string_view text);

/// Returns "error", "warning" or "note".
std::string_view severity_name(Severity severity);

}  // namespace dawson::text
