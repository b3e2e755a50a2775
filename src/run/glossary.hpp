// The men of a glossary in the order in which every back end sets them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "document/reader.hpp"
#include "layout/caption.hpp"
#include "layout/style.hpp"

namespace dawson::run {

/// Diagrams first, then lines over the whole width: the men that have no diagram, then one key for
/// all.
struct Glossary {
  std::vector<problem::Problem const*> diagrams;  ///< of the glossary that was given
  std::vector<layout::Line> lines;
};

Glossary arranged(document::Glossary const& glossary);

/// The glossary in LaTeX, its diagrams in the styles that `style_of` finds for them; empty if there
/// is nothing in it.
std::string in_tex(
    Glossary const& glossary,
    std::function<std::optional<layout::Style>(problem::View const&)> const& style_of);

/// The figures of a glossary, whether they have diagrams or not.
std::vector<chess::Occupant> men_of(document::Glossary const& glossary);

/// One of the lines as running text: the figures or the sign, and what they mean.
prose::Inlines as_text(layout::Line const& line);

}  // namespace dawson::run
