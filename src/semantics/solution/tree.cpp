#include "semantics/solution/tree.hpp"

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
