// Boards within a page of HTML: what they have in common is defined once for all of them.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "backend/svg.hpp"
#include "backend/svg_drawings.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"

namespace dawson::backend {

class SvgSheet {
 public:
  /// `new_id` makes an id that nothing else in the page has, for what is drawn so. `of_xml`: the
  /// page is read as XML, where elements of SVG say that they are.
  explicit SvgSheet(std::function<std::string(std::string_view drawn)> new_id, bool of_xml = false)
      : new_id_(std::move(new_id)), of_xml_(of_xml) {}

  /// An `<svg class="board">` as large in millimetres as the board with what hangs from it. Its
  /// ground has the board's outline. Below the men lies the same outline as `shade`, which is not
  /// painted: a page in the dark may shade the board by it, and men keep their white bodies. What
  /// stands beside the board on the page has the class `beside`.
  std::string board(layout::Scene const& scene, SvgWords const& words,
                    layout::Typeset const& typeset, drawing::PieceSet const* pieces = nullptr);

  /// The same with what stands on its squares in a `<g class="standing">`, which a script may
  /// change.
  std::string played_board(layout::Scene const& scene, SvgWords const& words,
                           layout::Typeset const& typeset,
                           drawing::PieceSet const* pieces = nullptr);

  /// The id of a definition that draws what stands on the only square of `scene`, about the middle
  /// of which its origin is.
  std::string standing(layout::Scene const& scene, layout::Typeset const& typeset,
                       drawing::PieceSet const* pieces = nullptr);

  /// The same of a man in running text: `<svg class="man">`, without a ground.
  std::string man(layout::Scene const& scene, SvgWords const& words, layout::Typeset const& typeset,
                  drawing::PieceSet const* pieces = nullptr);

  /// An `<svg>` that takes no room, with what all boards so far use; it stands once in their page.
  /// Nothing where there is nothing.
  std::string definitions() const;

 private:
  enum class Kind : std::uint8_t { board, played, man };
  std::string picture(Kind kind, layout::Scene const& scene, SvgWords const& words,
                      layout::Typeset const& typeset, drawing::PieceSet const* pieces);
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
