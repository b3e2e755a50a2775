// Text typeset by Pango: the implementation of `layout::Typeset` in a program with fonts.
#pragma once

#include <compare>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "layout/type.hpp"
#include "text/result.hpp"

namespace dawson::type {

/// Families for text; the program contains the default ones.
struct Families {
  std::string serif = "Linux Libertine O";
  std::string sans = "Linux Biolinum O";
  std::string mono = "Linux Libertine Mono O";
  bool italics = true;  ///< otherwise italic and slanted text is bold
  auto operator<=>(Families const&) const = default;
};

struct LateFonts;

/// Fonts of one job. Lines shaped with them may outlive this object.
class Type {
 public:
  /// Opens fonts. E-FONT (without a span): a family is neither in the program nor installed. A
  /// replacement by fontconfig does not count.
  static text::Result<Type> open(Families families = {});

  /// Returns E-FONT if `family` is not installed, otherwise no value.
  std::optional<text::Diagnostic> missing(std::string const& family) const;

  /// Returns how many files of installed families have been added so far; their fonts may also
  /// supply letters that others lack.
  std::size_t installed() const;

  /// Returns a function that typesets text of `language` while this object lives; the language
  /// determines where ligatures end.
  layout::Typeset typeset(std::string_view language = {}) const;

 private:
  explicit Type(std::shared_ptr<LateFonts> fonts) : fonts_(std::move(fonts)) {}
  std::shared_ptr<LateFonts> fonts_;
};

}  // namespace dawson::type
