// Text set by Pango: what `layout::Typeset` is in a program with fonts.
#pragma once

#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "layout/type.hpp"
#include "text/result.hpp"

namespace dawson::type {

/// The families that text is set in: the usual ones travel in the program.
struct Families {
  std::string serif = "Linux Libertine O";
  std::string sans = "Linux Biolinum O";
  std::string mono = "Linux Libertine Mono O";
  bool italics = true;  ///< else what would lean is bold
  auto operator<=>(Families const&) const = default;
};

struct LateFonts;

/// The fonts of one job. Lines that it shaped may outlive it.
class Type {
 public:
  /// E-FONT (without a span): a family is neither carried nor installed. A replacement of
  /// fontconfig's is none.
  static text::Result<Type> open(Families families = {});

  /// E-FONT: `family` is not installed; nothing if it is.
  std::optional<text::Diagnostic> missing(std::string const& family) const;

  /// How many files of installed families have been taken in so far, whose fonts may also stand for
  /// letters that others lack.
  std::size_t installed() const;

  /// Sets text of `language` as long as this lives: it says where ligatures end.
  layout::Typeset typeset(std::string_view language = {}) const;

 private:
  explicit Type(std::shared_ptr<LateFonts> fonts) : fonts_(std::move(fonts)) {}
  std::shared_ptr<LateFonts> fonts_;
};

}  // namespace dawson::type
