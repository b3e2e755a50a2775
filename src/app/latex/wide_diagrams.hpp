// Finds in LaTeX's output the diagrams that are wider than their lines, or in environments that are
// too high, and their places in the user's text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/directive_span.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// A message about a box that is too wide or too high. Lines are those of the woven file, and so of
/// its source.
struct WideBox {
  std::string file;            ///< as LaTeX names it; "" if unknown
  std::size_t first_line = 0;  ///< of the paragraph or the table
  std::size_t last_line = 0;
  double points = 0;      ///< of a box that LaTeX left too large; 0 if dawson.sty shrank it
  std::string message{};  ///< of dawson.sty; "" if LaTeX left the box too large
  bool is_high = false;   ///< too high; both lines are those where it ends

  bool operator==(WideBox const&) const = default;
};

/// Reads the output of LaTeX, and keeps the messages of its last run.
class WideBoxes {
 public:
  /// Reads one line, with its line end or without. LaTeX must not wrap lines.
  void take(std::string_view line);

  /// Returns the messages in their order, each once.
  std::vector<WideBox> const& boxes() const { return boxes_; }

 private:
  void follow_files(std::string_view line);
  void add(WideBox box);

  std::vector<std::string> files_;  // that LaTeX has opened; other names in parentheses too
  std::optional<WideBox> overfull_;
  bool in_text_ = false;  // lines of the box's text follow
  std::vector<WideBox> boxes_;
};

/// Returns the warning (W-WIDE) about `box` of `source`, at the directive that it holds; no value
/// if LaTeX left a box without a directive too large.
std::optional<text::Diagnostic> wide_diagram(WideBox const& box, text::Source const& source,
                                             std::vector<document::Directive> const& directives);

}  // namespace dawson::run
