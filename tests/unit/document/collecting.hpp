// The third step of a book, for one outcome.
#pragma once

#include "document/reader.hpp"

namespace dawson::document {

inline void collect(Collector& collector, Outcome& outcome, Directive const& directive,
                    Context const& context, text::Diagnostics& findings) {
  if (auto const* diagram = std::get_if<Diagram>(&outcome); diagram && !diagram->in_line)
    collector.collect(diagram->problem, diagram->language);
  if (auto* glossary = std::get_if<Glossary>(&outcome))
    if (auto const fault = collector.fill(*glossary, directive, context, findings))
      outcome = Broken{*fault};
}

}  // namespace dawson::document
