// Running text as values: what captions and solutions are made of before a back end sets it.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "chess/man.hpp"

namespace dawson::prose {

/// Dawson's own words and the values that it understands: UTF-8, escaped by the back end.
struct Text {
  std::string text;
  friend bool operator==(Text const&, Text const&) = default;
};

/// The user's own text in the host's language (LaTeX): goes out as it came.
struct Raw {
  std::string text;
  friend bool operator==(Raw const&, Raw const&) = default;
};

/// Men named in running text.
struct Figurines {
  std::vector<chess::Occupant> men;
  friend bool operator==(Figurines const&, Figurines const&) = default;
};

using Inline = std::variant<Text, Raw, Figurines>;
using Inlines = std::vector<Inline>;

}  // namespace dawson::prose
