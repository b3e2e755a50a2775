// Running text as values: what captions, solutions and Markdown documents are made of before a back
// end sets it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "chess/man.hpp"

namespace dawson::prose {

struct Inline;
using Inlines = std::vector<Inline>;

/// UTF-8 text as it is to be read; the back end escapes it.
struct Text {
  std::string text;
  friend bool operator==(Text const&, Text const&) = default;
};

/// The language of raw text.
enum class Markup : std::uint8_t { tex, html };

/// The user's own text in the host's language: goes out as it came where that language is set, and
/// nowhere else.
struct Raw {
  std::string text;
  Markup markup = Markup::tex;
  friend bool operator==(Raw const&, Raw const&) = default;
};

/// Men named in running text.
struct Figurines {
  std::vector<chess::Occupant> men;
  friend bool operator==(Figurines const&, Figurines const&) = default;
};

struct Emphasis {
  Inlines inlines;
  friend bool operator==(Emphasis const&, Emphasis const&) = default;
};

struct Strong {
  Inlines inlines;
  friend bool operator==(Strong const&, Strong const&) = default;
};

struct Struck {
  Inlines inlines;
  friend bool operator==(Struck const&, Struck const&) = default;
};

enum class Slope : std::uint8_t { upright, italic, slanted };

/// What is changed of the font around: each member only if it says something.
struct Look {
  std::optional<bool> bold;
  std::optional<Slope> slope;
  std::optional<bool> small_caps;
  std::string colour;  ///< as `layout::read_colour` reads it; empty: unchanged
  double size = 0;     ///< points of TeX, 0: unchanged
  double leading = 0;  ///< distance between baselines, points of TeX, 0: unchanged
  std::string family;  ///< sans, serif, typewriter or a font's own name; empty: unchanged
  friend bool operator==(Look const&, Look const&) = default;
};

/// `look` with what `later` says of it changed.
Look changed(Look look, Look const& later);

/// Text in another font. What a `slot` of a caption printed names it, so that a back end which has
/// names for fonts can leave the look to them.
struct Styled {
  Look look;
  std::string slot;  ///< the name of a field, "source-number"; empty: words of a template
  Inlines inlines;
  friend bool operator==(Styled const&, Styled const&) = default;
};

struct Code {
  std::string text;
  friend bool operator==(Code const&, Code const&) = default;
};

/// `target` is a URL, or `#LABEL` of a heading or a diagram.
struct Link {
  std::string target;
  std::string title;
  Inlines inlines;
  friend bool operator==(Link const&, Link const&) = default;
};

struct Image {
  std::string path;
  std::string title;
  Inlines alt;
  double width = 0;  ///< part of the width that there is; 0: the picture's own
  friend bool operator==(Image const&, Image const&) = default;
};

/// The sign that refers to a footnote.
struct NoteMark {
  std::string label;
  friend bool operator==(NoteMark const&, NoteMark const&) = default;
};

/// A line end that the author wants to be kept.
struct LineBreak {
  friend bool operator==(LineBreak const&, LineBreak const&) = default;
};

/// A directive of the document, by its place in the order of the source: a small board in running
/// text.
struct DirectiveAt {
  std::size_t index = 0;
  friend bool operator==(DirectiveAt const&, DirectiveAt const&) = default;
};

struct Inline : std::variant<Text, Raw, Figurines, Emphasis, Strong, Struck, Styled, Code, Link,
                             Image, NoteMark, LineBreak, DirectiveAt> {
  using variant::variant;
  // Compiled once, in prose.cpp: they reach through all that text can hold.
  Inline();
  Inline(Inline const&);
  Inline(Inline&&) noexcept;
  Inline& operator=(Inline const&);
  Inline& operator=(Inline&&) noexcept;
  ~Inline();
  friend bool operator==(Inline const&, Inline const&);
};

/// What stands in it: in emphasis, struck or styled text, a link; null for others. The words for an
/// image are not text of the document.
Inlines* nested(Inline& part);
Inlines const* nested(Inline const& part);

}  // namespace dawson::prose
