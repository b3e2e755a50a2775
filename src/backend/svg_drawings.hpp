// What pictures of SVG draw again: once for all of them. To draw and print each board's men anew
// took ten million instructions a board, a hundred times what copying them takes.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "layout/style.hpp"

namespace dawson::drawing {
class PieceSet;
}

namespace dawson::backend {

/// Elements of SVG, where a sign stands for each id: one file has them under other ids than the
/// next.
struct SvgDrawn {
  static constexpr char id = '\1';
  static constexpr std::size_t own = static_cast<std::size_t>(-1);

  std::string text;
  std::vector<std::size_t> uses;  ///< whose the ids are: a number of `SvgDrawings`, or `own`

  friend auto operator<=>(SvgDrawn const&, SvgDrawn const&) = default;
};

/// Puts what has been drawn at the end of `out`, each id as `id_of` has it.
template <class IdOf>
void append(std::string& out, SvgDrawn const& drawn, IdOf const& id_of) {
  std::size_t from = 0;
  for (std::size_t const used : drawn.uses) {
    std::size_t const at = drawn.text.find(SvgDrawn::id, from);
    out.append(drawn.text, from, at - from).append(id_of(used));
    from = at + 1;
  }
  out.append(drawn.text, from);
}

/// Elements that are defined, by number. Those that one uses have smaller numbers.
class SvgDrawings {
 public:
  /// The number of an element, whose `own` id is its first; equal ones have the same.
  std::size_t define(SvgDrawn element);
  SvgDrawn const& operator[](std::size_t number) const { return *elements_[number].drawn; }
  std::uint64_t hash(std::size_t number) const { return elements_[number].hash; }

  /// Stands for a style and a set of figures.
  std::size_t look(layout::Style const& style, drawing::PieceSet const* pieces);

  /// What has this key (`Canvas::repeated`) in one look and size; `draw` makes it when it is new.
  struct Key {
    std::size_t look = 0;
    double scale = 1;
    std::string key;
    friend auto operator<=>(Key const&, Key const&) = default;
  };
  std::size_t drawing(Key key, std::function<SvgDrawn()> const& draw);

 private:
  struct Look {
    layout::Style style;
    drawing::PieceSet const* pieces;
    std::size_t number;
  };

  std::map<SvgDrawn, std::size_t> numbers_;
  struct Element {
    SvgDrawn const* drawn;
    std::uint64_t hash;
  };
  std::vector<Element> elements_;
  std::vector<Look> looks_;
  std::size_t last_look_ = 0;
  std::map<Key, std::size_t> drawings_;
};

}  // namespace dawson::backend
