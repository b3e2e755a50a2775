// Assertions of fuzzers about an input. libFuzzer keeps the input of a run that aborts.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <string_view>

#include <fmt/format.h>

#include "text/diagnostic.hpp"
#include "text/report.hpp"
#include "text/source.hpp"

namespace dawson::fuzz {

inline std::string_view as_text(std::uint8_t const* data, std::size_t size) {
  return {reinterpret_cast<char const*>(data), size};
}

/// `details` are printed to help to analyse the failure.
inline void require(bool holds, std::string_view property, std::string_view details = {}) {
  if (holds) return;
  fmt::print(stderr, "does not hold: {}\n{}\n", property, details);
  std::abort();
}

/// A finding refers to a place within the text.
inline void require_sound(text::Diagnostic const& finding, std::size_t size) {
  require(finding.span.begin <= finding.span.end && finding.span.end <= size,
          "a finding lies within the text", finding.message);
  require(!finding.message.empty() && !finding.code.empty(), "a finding has a code and a message",
          finding.code);
  for (text::Note const& note : finding.notes)
    require(note.span.begin <= note.span.end && note.span.end <= size,
            "a note lies within the text", note.message);
}

inline void require_sound(text::Diagnostics const& findings, std::size_t size) {
  for (text::Diagnostic const& finding : findings) require_sound(finding, size);
}

/// For a run with several texts: each finding is within its text, and can be printed.
inline void require_sound(text::Diagnostics const& findings, text::Sources const& sources) {
  for (text::Diagnostic const& finding : findings) {
    auto const within = [&](text::Span span, text::SourceId source) {
      return span.begin <= span.end && span.end <= sources[source].bytes().size();
    };
    require(within(finding.span, finding.source), "a finding lies within its text",
            finding.message);
    require(!finding.message.empty() && !finding.code.empty(), "a finding has a code and a message",
            finding.code);
    for (text::Note const& note : finding.notes)
      require(within(note.span, note.source), "a note lies within its text", note.message);
    for (auto const form : {text::ReportForm::human, text::ReportForm::json})
      require(text::report(finding, sources, {form, true}).ends_with('\n'),
              "a finding can be printed", finding.message);
  }
}

template <class T>
bool require_sound(text::Result<T> const& result, std::size_t size) {
  if (!result) require_sound(result.error(), size);
  return result.ok();
}

}  // namespace dawson::fuzz
