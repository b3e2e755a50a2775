// Running text in pandoc's tree.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "prose/prose.hpp"

namespace dawson::run::pandoc {

using Json = nlohmann::ordered_json;

/// An image in the tree of a man in running text.
using MenWriter = std::function<Json(std::vector<chess::Occupant> const&)>;

/// A node of the tree, without a content or with one.
Json node(std::string const& kind);
Json node(std::string const& kind, Json content);

/// Attributes: an id, classes, no pairs.
Json attributes(std::string const& id, std::vector<std::string> const& classes = {});

/// A list of inlines. `men` gives a list too. HTML is raw, TeX is left out; signs of footnotes are
/// raised.
Json inlines(prose::Inlines const& inlines, MenWriter const& men);

/// Text as inlines, its blanks as pandoc has them.
Json words(std::string const& text);

/// An image; `alt` is plain text.
Json image(std::string const& alt, std::string const& path);

/// A table without a head whose cells hold blocks.
Json table(std::vector<std::vector<Json>> const& rows);

}  // namespace dawson::run::pandoc
