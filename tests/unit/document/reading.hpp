// A document read as by `weave`, in a format that tests can compare.
#pragma once

#include <string>
#include <vector>

#include "document/reader.hpp"
#include "document/tex/scan.hpp"

namespace dawson::document {

/// A Markdown document, not LaTeX.
struct InMarkdown {};

struct Reading {
  explicit Reading(std::string bytes, Settings const& settings = {},
                   std::vector<std::string> const& more_verbatim = {});
  Reading(InMarkdown, std::string bytes, Settings settings = {});

  void read(Settings const& settings);

  std::string text(text::Span span) const;
  /// The directives that the scanner replaces, as in the source, joined by " | "; broken ones as
  /// "!CODE `span`".
  std::string directives() const;
  /// "CODE `span`" of all findings, joined by "; ".
  std::string faults() const;
  /// The problem of the only diagram.
  problem::Problem const& problem() const;

  text::Source source;
  Scan scan;
  std::vector<Outcome> outcomes;
  text::Diagnostics findings;
};

/// A directive with that body.
std::string block(std::string const& body);
/// The same with a position: two kings on a board of 3x1.
std::string with_kings(std::string const& body);

/// "CODE `span`" with the bytes of `source` under the span.
std::string fault(text::Diagnostic const& finding, std::string_view source);

/// Inlines as "text", <raw> and {pieces}, pieces as [kind side rotation]; marked ones as em(...),
/// strong(...), del(...), code(...), link(target|title|...), image(path|title|...), note(...), br,
/// at(index).
std::string shown(prose::Inlines const& inlines);
std::string shown(problem::Entry const* entry);
/// Entries joined by " | ".
std::string shown(std::span<problem::Entry const> entries);

}  // namespace dawson::document
