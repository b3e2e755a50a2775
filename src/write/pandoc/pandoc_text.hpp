// Nodes of pandoc's tree, for running text, images and tables. For the filter for pandoc.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "prose/prose.hpp"

namespace dawson::run::pandoc {

using Json = nlohmann::ordered_json;

/// Returns the inlines for pieces in running text, as a list.
using MenWriter = std::function<Json(std::vector<chess::SquareContent> const&)>;

/// Returns a node of the tree, without or with a content.
Json node(std::string const& kind);
Json node(std::string const& kind, Json content);

/// Returns attributes: an id and classes, no pairs.
Json attributes(std::string const& id, std::vector<std::string> const& classes = {});

/// Returns a list of inlines. `men` returns a list too. HTML is raw, TeX is left out; footnote
/// marks are superscripts.
Json inlines(prose::Inlines const& inlines, MenWriter const& pieces);

/// Returns text as inlines, with blanks as pandoc has them.
Json words(std::string const& text);

/// Returns an image; `alt` is plain text.
Json image(std::string const& alt, std::string const& path);

/// Returns a table without a head; its cells contain blocks.
Json table(std::vector<std::vector<Json>> const& rows);

}  // namespace dawson::run::pandoc
