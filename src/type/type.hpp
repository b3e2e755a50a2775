// Text typeset by Pango, the implementation of `layout::Typeset` in a program with fonts, and the
// cache of opened fonts, hyphenation patterns and typeset texts.
#pragma once

#include <compare>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/shaped.hpp"
#include "layout/type.hpp"
#include "text/diagnostic.hpp"

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

class TypeCache {
 public:
  /// Opens fonts as `Type::open`. Fonts to which a job has added further families are opened again.
  text::Result<Type> type(Families const& families = {});

  /// Opens patterns as `hyphenation`.
  text::Result<std::function<std::vector<std::size_t>(std::string_view word)>> patterns(
      std::string_view language);

 private:
  // What cannot be opened is not kept: a document may name anything.
  struct Known {
    Type type;
    std::size_t installed;  // when it was opened
  };
  std::map<Families, Known> types_;
  std::map<std::string, std::function<std::vector<std::size_t>(std::string_view)>, std::less<>>
      patterns_;
};

}  // namespace dawson::type

struct hb_face_t;

namespace dawson::type {

/// Returns the file of `face`; its bytes live as long as the face.
std::shared_ptr<drawing::FontFile> file_of(hb_face_t* face);

/// Returns a cache key for a font (colour excluded).
std::string font_key(layout::Font const& font);

/// Returns a cache key for a plain text in a font and a measure: coordinates and names recur on
/// many boards. Empty for other inlines and long texts. Numbers in it are bytes, because printing
/// them took a fifteenth of the time of a booklet.
std::string word_key(prose::Inlines const& inlines, layout::Font const& font,
                     layout::Measure const& measure);

}  // namespace dawson::type
