// Drawings that SVG pictures repeat, made once for all pictures.
//
// Design: drawing and printing the pieces of each board again took ten million instructions per
// board, a hundred times as many as copying them.
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

/// Elements of SVG with a placeholder for each id: the ids differ between files.
struct SvgDrawn {
  static constexpr char id = '\1';
  static constexpr std::size_t own = static_cast<std::size_t>(-1);

  std::string text;
  std::vector<std::size_t> uses;  ///< owner of each id: a number of `SvgDrawings`, or `own`

  friend auto operator<=>(SvgDrawn const&, SvgDrawn const&) = default;
};

/// Appends a drawing to `out`, with each id replaced by the result of `id_of`.
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

/// Defined elements, by number. The elements that one uses have smaller numbers.
class SvgDrawings {
 public:
  /// Returns the number of an element, whose first id is `own`; equal elements have the same
  /// number.
  std::size_t define(SvgDrawn element);
  SvgDrawn const& operator[](std::size_t number) const { return *elements_[number].drawn; }
  std::uint64_t hash(std::size_t number) const { return elements_[number].hash; }

  /// Returns a number for a style and a piece set.
  std::size_t look(layout::Style const& style, drawing::PieceSet const* piece_set);

  /// Key of a drawing (`Canvas::repeated`) in one look and size; `draw` makes the drawing if it is
  /// new.
  struct Key {
    std::size_t look = 0;
    double scale = 1;
    std::string key;
    friend auto operator<=>(Key const&, Key const&) = default;
  };
  /// Returns the number of the drawing with this key; calls `draw` if it is new.
  std::size_t drawing(Key key, std::function<SvgDrawn()> const& draw);

 private:
  struct Look {
    layout::Style style;
    drawing::PieceSet const* piece_set;
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
