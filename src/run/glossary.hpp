// The men of a glossary in the order in which every back end sets them.
#pragma once

#include <vector>

#include "document/reader.hpp"
#include "layout/caption.hpp"

namespace dawson::run {

/// Diagrams first, then lines over the whole width: the men that have no diagram, then one key for all.
struct Glossary {
  std::vector<problem::Problem const*> diagrams;   ///< of the glossary that was given
  std::vector<layout::Line> lines;
};

Glossary arranged(document::Glossary const& glossary);

/// One of the lines as running text: the figures or the sign, and what they mean.
prose::Inlines as_text(layout::Line const& line);

}  // namespace dawson::run
