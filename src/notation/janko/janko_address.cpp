#include "notation/janko/janko_address.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "notation/janko/janko.hpp"

namespace dawson::notation {
namespace {

constexpr std::string_view scripts[] = {"d.php", "image.php"};

void take_edges(std::string_view address, std::size_t begin, Address& result) {
  auto const value = value_of("sb=", address.substr(begin));
  if (!value) return;
  std::size_t const at = begin + *value;
  std::string_view const sb = address.substr(at, address.find('&', at) - at);
  auto const edges = edges_of_fork(sb);
  if (edges) result.edges = *edges;
  else
    result.doubt = text::warning("W-URL", {at, at + sb.size()},
                                 fmt::format("unknown board `sb={}`; ignored", sb),
                                 "write `h` or `v` for a cylinder, `hv` for a torus");
}

}  // namespace

char symbol_of_fork(char symbol) {
  switch (symbol) {
    case 'S': return 'N';
    case 's': return 'n';
    case 'x': return 'c';
    default: return symbol;
  }
}

std::optional<chess::Edges> edges_of_fork(std::string_view sb) {
  using chess::Edges;
  if (sb.empty()) return Edges::none;
  if (sb == "h") return Edges::horizontal_cylinder;
  if (sb == "v") return Edges::vertical_cylinder;
  if (sb == "hv" || sb == "vh") return Edges::torus;
  return {};
}

bool is_address(std::string_view text) {
  // Without host or folder, as it stands in pages of the same place: "/Retros/d.php?ff=".
  std::string_view const path = text.substr(0, text.find('?'));
  return is_web_address(text) || std::ranges::any_of(scripts, [&](std::string_view script) {
           return path.size() < text.size() && path.ends_with(script) &&
                  path.find(' ') == path.npos;
         });
}

bool is_janko_address(std::string_view text) {
  return is_address(text) && std::ranges::any_of(scripts, [&](std::string_view script) {
           return text.find(script) != text.npos;
         });
}

Address decode_address(std::string_view text) {
  Address result;
  text::Span const span = address_span(text);
  std::string_view address = text.substr(0, span.end);
  address = address.substr(0, address.find('#', span.begin));
  result.fork = address.substr(0, address.find('?', span.begin)).ends_with(scripts[1]);
  if (result.fork) take_edges(address, span.begin, result);
  auto const value = value_of("ff=", address.substr(span.begin));
  if (!value) {
    result.fault =
        text::error("E-URL", {address.size(), address.size()}, "address has no parameter `ff`",
                    "write the placement after `d.php?ff=`");
    result.origins.push_back(address.size());
    return result;
  }
  std::size_t const at = span.begin + *value;
  static_cast<Unescaped&>(result) =
      unescaped(address, {at, std::min(address.find('&', at), address.size())});
  return result;
}

}  // namespace dawson::notation
