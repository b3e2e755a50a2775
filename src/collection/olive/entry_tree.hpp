// An entry of YAML as a tree, for the reader of Olive's YAML.
//
// Design: it is made from libyaml's events, since the tree of yaml-cpp took four fifths of the time
// to read a file of problems.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/result.hpp"

namespace dawson::collection::olive {

/// A node of the tree.
struct Node {
  enum class Kind { null, scalar, list, map };

  Kind kind = Kind::null;
  std::size_t begin = 0;                                     ///< its first byte in the entry
  std::string text{};                                        ///< of a scalar
  std::vector<Node const*> items{};                          ///< of a list
  std::vector<std::pair<Node const*, Node const*>> pairs{};  ///< of a map: keys, values

  bool is(Kind asked) const { return kind == asked; }
  /// Returns the scalar of a map under the key; null without it.
  std::string const* scalar(std::string_view key) const;
};

/// The tree of an entry. An alias (`*a`) is the node that it names.
class Tree {
 public:
  /// Parses the first document of `entry`; E-YAML.
  static text::Result<Tree> read(std::string_view entry);

  /// Returns the root, owned by the tree.
  Node const& root() const { return nodes_.front(); }

 private:
  std::deque<Node> nodes_;
};

}  // namespace dawson::collection::olive
