#include "semantics/solution/tree.hpp"

#include <algorithm>
#include <utility>

namespace dawson::semantics {

std::size_t end_of(std::vector<SolutionNode> const& nodes, std::size_t at) {
  std::size_t end = at + 1;
  while (end < nodes.size() && nodes[end].depth > nodes[at].depth) ++end;
  return end;
}

bool is_leaf(std::vector<SolutionNode> const& nodes, std::size_t at) {
  for (std::size_t below = at + 1; below < nodes.size() && nodes[below].depth > nodes[at].depth;
       ++below)
    if (nodes[below].kind != SolutionNode::Kind::text ||
        nodes[below].doubt == SolutionNode::Doubt::move)
      return false;
  return true;
}

void remove_unconfirmed_threats(std::vector<SolutionNode>& nodes,
                                std::vector<std::size_t>& parents) {
  if (std::ranges::none_of(nodes, &SolutionNode::unconfirmed)) return;
  std::vector<std::size_t> to(nodes.size());  // the new index of each node
  std::vector<bool> removed(nodes.size());
  std::vector<std::size_t> kept_parents;
  std::size_t kept = 0;
  for (std::size_t at = 0; at < nodes.size(); ++at) {
    SolutionNode& node = nodes[at];
    std::size_t const parent = parents[at];
    if (node.unconfirmed) {
      removed[at] = true;
      to[at] = to[parent];
      continue;
    }
    if (parent != no_parent && removed[parent] && node.kind == SolutionNode::Kind::moves) {
      node.skipped = 1;
      node.without_dots = true;
    }
    kept_parents.push_back(parent == no_parent ? no_parent : to[parent]);
    node.depth = parent == no_parent ? 0 : nodes[to[parent]].depth + 1;
    to[at] = kept;
    if (kept != at) nodes[kept] = std::move(node);
    ++kept;
  }
  nodes.resize(kept);
  parents = std::move(kept_parents);
}

namespace {

// Returns true if each node's parent is the closest node before it that is one level higher.
bool in_order(std::vector<SolutionNode> const& nodes, std::vector<std::size_t> const& parents) {
  std::vector<std::size_t> above;  // by depth, the last node
  for (std::size_t at = 0; at < nodes.size(); ++at) {
    auto const depth = static_cast<std::size_t>(nodes[at].depth);
    if (depth > 0 && (depth > above.size() || above[depth - 1] != parents[at])) return false;
    above.resize(depth);
    above.push_back(at);
  }
  return true;
}

}  // namespace

void put_in_order(std::vector<SolutionNode>& nodes, std::vector<std::size_t> const& parents) {
  if (in_order(nodes, parents)) return;
  // The last entry holds the roots. Siblings are chained backwards, so that a stack reverses them.
  std::vector<std::size_t> last_child(nodes.size() + 1, no_parent);
  std::vector<std::size_t> sibling_before(nodes.size(), no_parent);
  for (std::size_t at = 0; at < nodes.size(); ++at) {
    std::size_t& last = last_child[parents[at] == no_parent ? nodes.size() : parents[at]];
    sibling_before[at] = std::exchange(last, at);
  }
  std::vector<SolutionNode> out;
  out.reserve(nodes.size());
  std::vector<std::size_t> waiting;
  auto const wait = [&](std::size_t child) {
    for (; child != no_parent; child = sibling_before[child]) waiting.push_back(child);
  };
  for (wait(last_child.back()); !waiting.empty();) {
    std::size_t const at = waiting.back();
    waiting.pop_back();
    wait(last_child[at]);
    out.push_back(std::move(nodes[at]));
  }
  nodes = std::move(out);
}

}  // namespace dawson::semantics
