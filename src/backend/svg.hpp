// Writes boards as SVG: a file for one board, or boards within an HTML page with common definitions
// that are written once.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "backend/svg_canvas.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {
class PieceSet;
}

namespace dawson::backend {

class SvgDrawings;

/// Texts in an SVG for readers who do not see it.
struct SvgWords {
  std::string title;        ///< its title: "Chess diagram: Petko Petkov. Mate in 2 moves."
  std::string description;  ///< the position in words; may be empty
  std::string position;     ///< the same for programs, "fen: 8/8/..."; may be empty
  std::string language{};   ///< of title and description, a tag: "de"; empty: the document's
  std::string details{};    ///< in a page: the id of an HTML element with more details
  bool decorative = false;  ///< it has no text, and is hidden from screen readers
};

/// Returns a complete SVG file; its size in millimetres is that of the board with what hangs from
/// it. Each piece is defined once and used on its squares, under an id that no other file has.
/// Letters are text in the typeface of `typeset`, followed by similar ones. `words` may contain any
/// bytes. `pieces` is a user's piece set (null: Dawson's). `known` contains drawings of earlier
/// files.
std::string svg_board(layout::Scene const& scene, SvgWords const& words,
                      layout::Typeset const& typeset, drawing::PieceSet const* piece_set = nullptr,
                      SvgDrawings* known = nullptr);

/// Returns the same with a caption; `wide` is its width in CSS pixels, if given.
std::string svg_diagram(layout::Scene const& scene, layout::PlacedCaption const& caption,
                        SvgWords const& words, layout::Typeset const& typeset,
                        drawing::PieceSet const* piece_set = nullptr,
                        std::optional<double> wide = {}, SvgDrawings* known = nullptr);

class SvgSheet {
 public:
  /// `new_id` returns an id for a drawing that is unique in the page. `of_xml`: the page is parsed
  /// as XML, where elements of SVG need their namespace.
  explicit SvgSheet(std::function<std::string(std::string_view drawn)> new_id, bool of_xml = false)
      : new_id_(std::move(new_id)), of_xml_(of_xml) {}

  /// Returns an `<svg class="board">`; its size in millimetres is that of the board with what hangs
  /// from it. Its ground has the board's outline. Below the pieces is the same outline with class
  /// `shade`, which is not painted: a page in dark mode can shade the board with it, and pieces
  /// keep their white bodies. What is beside the board has the class `beside`.
  std::string board(layout::Scene const& scene, SvgWords const& words,
                    layout::Typeset const& typeset, drawing::PieceSet const* piece_set = nullptr);

  /// Returns the same with the content of its squares in a `<g class="standing">`, which a script
  /// can change.
  std::string played_board(layout::Scene const& scene, SvgWords const& words,
                           layout::Typeset const& typeset,
                           drawing::PieceSet const* piece_set = nullptr);

  /// Returns the id of a definition that draws the content of the only square of `scene`, with the
  /// origin in the middle of the square.
  std::string placed_symbol(layout::Scene const& scene, layout::Typeset const& typeset,
                            drawing::PieceSet const* piece_set = nullptr);

  /// Returns the same for a piece in running text: `<svg class="piece">`, without a ground.
  std::string piece(layout::Scene const& scene, SvgWords const& words,
                    layout::Typeset const& typeset, drawing::PieceSet const* piece_set = nullptr);

  /// Returns an `<svg>` without size that contains all definitions that boards use so far; the page
  /// contains it once. Empty if there are none.
  std::string definitions() const;

 private:
  enum class Kind : std::uint8_t { board, played, piece };
  std::string picture(Kind kind, layout::Scene const& scene, SvgWords const& words,
                      layout::Typeset const& typeset, drawing::PieceSet const* piece_set);
  std::string const& id_of(std::size_t drawing);
  std::string said(SvgWords const& words);
  std::string_view name_space() const;

  std::function<std::string(std::string_view)> new_id_;
  bool of_xml_;
  SvgDrawings drawings_;
  std::map<std::size_t, std::string> ids_;  ///< of the drawings that the page has
  std::string definitions_;
};

}  // namespace dawson::backend
