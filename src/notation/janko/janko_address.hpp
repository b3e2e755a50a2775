// Addresses of the image service and of its fork: the placement in them, and where it stood.
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

/// The parameter `ff`; E-URL too where there is none.
struct Address : Unescaped {
  bool fork = false;  ///< image.php's: what differs is in `fork_kind` and `sb`
  chess::Edges edges = chess::Edges::none;  ///< the fork's `sb`
  std::optional<text::Diagnostic> doubt;    ///< W-URL: another value of `sb`, which is dropped
};

/// Whether `text` is an http or https address or an <img> element.
bool is_address(std::string_view text);

/// What a symbol of the fork at chessproblems.ca is in the script that it comes from: its S is a
/// knight, its x an imitator.
char symbol_of_fork(char symbol);

/// How a board is joined by the fork's `sb`: h, v and hv are a horizontal cylinder, a vertical one
/// and a torus, "" is none; nothing for other values.
std::optional<chess::Edges> edges_of_fork(std::string_view sb);

/// The placement in an address. The value of `ff` ends at `&`, `#`, the quote that closes the
/// attribute, or the end ("The Chess Diagrammer, How to use").
Address decode_address(std::string_view text);

}  // namespace dawson::notation
