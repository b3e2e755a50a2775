// An entry of YAML as a tree, made of libyaml's events: yaml-cpp's own took four fifths of the time
// that a file of problems needs.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/result.hpp"

namespace dawson::collection::olive {

struct Node {
  enum class Kind { null, scalar, list, map };

  Kind kind = Kind::null;
  std::size_t begin = 0;                                     ///< its first byte in the entry
  std::string text{};                                        ///< of a scalar
  std::vector<Node const*> items{};                          ///< of a list
  std::vector<std::pair<Node const*, Node const*>> pairs{};  ///< of a map: keys, values

  bool is(Kind asked) const { return kind == asked; }
  /// The scalar that a map has under the key; null without it.
  std::string const* scalar(std::string_view key) const;
};

/// A name (`*a`) is the node that it names.
class Tree {
 public:
  /// The first document of `entry`; E-YAML.
  static text::Result<Tree> read(std::string_view entry);

  Node const& root() const { return nodes_.front(); }

 private:
  std::deque<Node> nodes_;
};

}  // namespace dawson::collection::olive
