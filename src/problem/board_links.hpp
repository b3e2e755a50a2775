// Links below a board, with which readers use the position elsewhere.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace dawson::problem {

enum class BoardLink : std::uint8_t {
  fen,      ///< the position, for copying
  pgn,      ///< the solution as a game, for saving
  lichess,  ///< the board in the analysis of lichess
  yacpdb,   ///< the entry in a database, from the field `ids`
  pdb,
  winchloe,
  diagram,  ///< the diagram itself
  qr,       ///< in print: a QR code that leads to one of them
};

/// A kind of link and its name in styles and directives.
struct BoardLinkName {
  std::string_view name;
  BoardLink link;
};
/// All links, in printed order.
inline constexpr BoardLinkName board_link_names[] = {
    {"fen", BoardLink::fen},         {"pgn", BoardLink::pgn}, {"lichess", BoardLink::lichess},
    {"yacpdb", BoardLink::yacpdb},   {"pdb", BoardLink::pdb}, {"winchloe", BoardLink::winchloe},
    {"diagram", BoardLink::diagram}, {"qr", BoardLink::qr}};

/// A set of links.
class BoardLinks {
 public:
  constexpr BoardLinks() = default;
  constexpr BoardLinks(std::initializer_list<BoardLink> links) {
    for (BoardLink const link : links) add(link);
  }
  /// Adds a link to the set.
  constexpr void add(BoardLink link) { bits_ |= bit(link); }
  /// Returns whether the set contains a link.
  constexpr bool has(BoardLink link) const { return (bits_ & bit(link)) != 0; }
  /// Returns the links that are in both sets.
  constexpr BoardLinks both(BoardLinks other) const {
    other.bits_ &= bits_;
    return other;
  }
  constexpr bool empty() const { return bits_ == 0; }
  friend constexpr bool operator==(BoardLinks, BoardLinks) = default;

 private:
  static constexpr unsigned bit(BoardLink link) { return 1U << static_cast<unsigned>(link); }
  unsigned bits_ = 0;
};

/// Parses "fen lichess", with blanks, commas or semicolons as separators, or "none". Other words
/// are left out; `fault` receives a message about the first of them, with the closest name.
BoardLinks read_board_links(std::string_view words, std::string& fault);

/// Returns the links as text that `read_board_links` parses.
std::string written(BoardLinks links);

}  // namespace dawson::problem
