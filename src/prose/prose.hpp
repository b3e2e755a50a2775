// Running text as values: captions, solutions and text of Markdown documents, before a renderer
// typesets it, also without marks and as indented lines.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "chess/piece.hpp"

namespace dawson::prose {

struct Inline;
using Inlines = std::vector<Inline>;

/// UTF-8 text for the reader; the renderer escapes it.
struct Text {
  std::string text;
  friend bool operator==(Text const&, Text const&) = default;
};

/// The language of raw text.
enum class Markup : std::uint8_t { tex, html };

/// The user's own text in a markup language: written unchanged to outputs in that language, and
/// left out of others.
struct Raw {
  std::string text;
  Markup markup = Markup::tex;
  friend bool operator==(Raw const&, Raw const&) = default;
};

/// Pieces in running text.
struct Figurines {
  std::vector<chess::SquareContent> pieces;
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

/// Changes of the surrounding font: each member only if it is set.
struct FontOverride {
  std::optional<bool> bold;
  std::optional<Slope> slope;
  std::optional<bool> small_caps;
  std::string colour;  ///< as `layout::read_colour` reads it; empty: unchanged
  double size = 0;     ///< TeX points; 0: unchanged
  double leading = 0;  ///< distance between baselines in TeX points; 0: unchanged
  std::string family;  ///< sans, serif, typewriter or the name of a font; empty: unchanged
  double scale = 0;    ///< of the size around it; 0: unchanged
  std::optional<double> tracking{};  ///< space between letters, as a share of the size
  friend bool operator==(FontOverride const&, FontOverride const&) = default;
};

/// Returns `look` with the members that `later` sets.
FontOverride changed(FontOverride look, FontOverride const& later);

/// Text in another font. Text from a slot of a caption has the slot's name, so that a renderer with
/// names for fonts can leave the look to them.
struct Styled {
  FontOverride look;
  std::string slot;  ///< name of a field, "source-number"; empty: words of a template
  Inlines inlines;
  friend bool operator==(Styled const&, Styled const&) = default;
};

/// Slot of a half-move with its number and the signs around it. A line never ends within it.
inline constexpr char const* unit_slot = "unit";

/// Code in running text.
struct Code {
  std::string text;
  friend bool operator==(Code const&, Code const&) = default;
};

/// A link. `target` is a URL, or `#LABEL` of a heading or a diagram.
struct Link {
  std::string target;
  std::string title;
  Inlines inlines;
  friend bool operator==(Link const&, Link const&) = default;
};

/// A picture file; `alt` is its alternative text.
struct Image {
  std::string path;
  std::string title;
  Inlines alt;
  double width = 0;  ///< fraction of the available width; 0: the picture's own width
  friend bool operator==(Image const&, Image const&) = default;
};

/// The mark that refers to a footnote.
struct NoteMark {
  std::string label;
  friend bool operator==(NoteMark const&, NoteMark const&) = default;
};

/// A line break of the author.
struct LineBreak {
  friend bool operator==(LineBreak const&, LineBreak const&) = default;
};

/// A place between two units of a solution where a line may end.
struct Break {
  int penalty = 0;    ///< cost of ending the line here, as TeX's \penalty: 0 good, 10,000 never
  bool blank = true;  ///< a blank is printed here if the line does not end
  friend bool operator==(Break const&, Break const&) = default;
};

/// A directive of the document, by its index in the order of the source: a small board in running
/// text.
struct DirectiveAt {
  std::size_t index = 0;
  friend bool operator==(DirectiveAt const&, DirectiveAt const&) = default;
};

struct Inline : std::variant<Text, Raw, Figurines, Emphasis, Strong, Struck, Styled, Code, Link,
                             Image, NoteMark, LineBreak, Break, DirectiveAt> {
  using variant::variant;
  // Compiled once, in prose.cpp, since they use all types that text can contain.
  Inline();
  Inline(Inline const&);
  Inline(Inline&&) noexcept;
  Inline& operator=(Inline const&);
  Inline& operator=(Inline&&) noexcept;
  ~Inline();
  friend bool operator==(Inline const&, Inline const&);
};

/// Returns the contents of emphasis, struck or styled text, or a link; null for others. The
/// alternative text of an image is not included, since it is not text of the document.
Inlines* nested(Inline& part);
Inlines const* nested(Inline const& part);

/// Returns the readable text of `inlines` in one line: pieces as Unicode's chess symbols, or by
/// name if they have none; images by their alternative text. Raw text and note marks are left out.
std::string plain(Inlines const& inlines);

/// Returns the Unicode symbol of a piece, or its name if it has no symbol; for a text, the text
/// itself.
std::string plain(chess::SquareContent const& piece);

/// Space between a heading or a label and the text that follows in the same line: half an em.
inline constexpr char const* run_in_space = "\u2002";

/// A line of an entry with its indents, in em from the left edge of the column.
struct Indented {
  enum class Place : std::uint8_t {
    opens,      ///< first line of an entry, with space before it
    paragraph,  ///< another paragraph of the entry
    continues   ///< another line of the paragraph above
  };
  Inlines text;
  double first = 0, next = 1;  ///< indent of its first line, and of the lines after it
  Place place = Place::paragraph;
  std::string kind{};  ///< of a solution's line, as classes: "phase try", "variation d2", "words"
  bool board = false;  ///< prints the next board of the entry; `text` is empty
  friend bool operator==(Indented const&, Indented const&) = default;
};

/// Converts the lines for markup languages whose paragraphs have no indents: a continuing line
/// follows a line break in the paragraph above, deeper lines begin with an em space (U+2003) per
/// em.
std::vector<Inlines> without_indents(std::vector<Indented> const& lines);

}  // namespace dawson::prose
