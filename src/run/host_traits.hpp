// What hosts can set, so that what they cannot is told before anything is set.
#pragma once

namespace dawson::run {

struct HostTraits {
  bool tikz_code = false;      ///< the code of `draw`
  bool named_colours = false;  ///< colours that only LaTeX may know
  bool html = false;           ///< tags in values
  bool indexes = false;
  bool columns = false;  ///< of solutions
  /// Anchors are made of the document's name: documents come together elsewhere.
  bool own_anchors = false;
  bool folds = false;   ///< solutions are folded below their heads, which are set apart
  bool anchors = true;  ///< there are places that labels name
};

inline constexpr HostTraits latex_traits{true, true, false, true, true, true};
inline constexpr HostTraits web_traits{false, false, true, false, false};  ///< with pictures
inline constexpr HostTraits page_traits{false, false, true, true, true, false, true};  ///< HTML
inline constexpr HostTraits pandoc_traits{true, true, false, false, false};     ///< with LaTeX
inline constexpr HostTraits print_traits{false, false, false, true, true};      ///< our own pages
inline constexpr HostTraits picture_traits{false, false, false, false, false};  ///< one diagram

}  // namespace dawson::run
