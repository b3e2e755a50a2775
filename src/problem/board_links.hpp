// What stands below a board for who wants to go on with it elsewhere.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

namespace dawson::problem {

enum class BoardLink : std::uint8_t {
  fen,      ///< the position, to be copied
  lichess,  ///< the board in lichess's analysis
  yacpdb,   ///< the entry of the database
  diagram,  ///< the diagram itself
  qr,       ///< in print: a code that leads to one of them
};

struct BoardLinkName {
  std::string_view name;
  BoardLink link;
};
/// In the order in which they stand.
inline constexpr BoardLinkName board_link_names[] = {{"fen", BoardLink::fen},
                                                     {"lichess", BoardLink::lichess},
                                                     {"yacpdb", BoardLink::yacpdb},
                                                     {"diagram", BoardLink::diagram},
                                                     {"qr", BoardLink::qr}};

class BoardLinks {
 public:
  constexpr BoardLinks() = default;
  constexpr BoardLinks(std::initializer_list<BoardLink> links) {
    for (BoardLink const link : links) add(link);
  }
  constexpr void add(BoardLink link) { bits_ |= bit(link); }
  constexpr bool has(BoardLink link) const { return (bits_ & bit(link)) != 0; }
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

/// "fen lichess", with blanks, commas or semicolons between them; "none". Nothing with another
/// word.
std::optional<BoardLinks> read_board_links(std::string_view words);

/// The same in words.
std::string written(BoardLinks links);

/// What is said where there is another word: "`links` is none or some of fen, lichess ...".
std::string board_links_fault(std::string_view words);

}  // namespace dawson::problem
