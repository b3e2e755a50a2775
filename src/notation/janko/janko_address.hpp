// Addresses of the image service and of its fork: the placement in them, and its bytes in the
// address.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/mark.hpp"
#include "notation/address.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// The value of the parameter `ff`; `fault` is E-URL also if there is none.
struct Address : Unescaped {
  bool fork = false;  ///< an address of image.php, with the differences of `symbol_of_fork` and
                      ///< `edges_of_fork`
  chess::Edges edges = chess::Edges::none;  ///< value of the fork's `sb`
  std::optional<text::Diagnostic> doubt;    ///< W-URL: unknown value of `sb`, which is ignored
};

/// Returns whether `text` is an http or https address or an <img> element.
bool is_address(std::string_view text);

/// Returns the original script's symbol for a symbol of the fork at chessproblems.ca: its S is a
/// knight, its x an imitator.
char symbol_of_fork(char symbol);

/// Returns the joined edges for the fork's `sb`: h, v and hv are a horizontal cylinder, a vertical
/// one and a torus, "" is none; no value for others.
std::optional<chess::Edges> edges_of_fork(std::string_view sb);

/// Returns the placement in an address. The value of `ff` ends at `&`, `#`, the quote that closes
/// the attribute, or the end ("The Chess Diagrammer, How to use").
Address decode_address(std::string_view text);

}  // namespace dawson::notation
