// Keys of pages in styles and front matter: a typed member for each key, without a value if the key
// is not given. One table defines how each key is named, read, written and documented.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/templates/template.hpp"
#include "pages/design.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Place of a key, for messages.
struct PagePlace {
  text::Span key{}, where{};  ///< place of the key, place of its value
  text::SourceId source = text::at_hand;
  bool is_shipped = false;  ///< in a style of the program, which users cannot change
};

/// The value of a key, and its place.
template <class T>
struct PageValue : std::optional<T> {
  PagePlace place{};

  /// Returns the value without its place, or `other` if there is none.
  T otherwise(T other) const { return this->value_or(std::move(other)); }
};

/// A length in points.
struct Length {
  double points = 0;
};
/// Sides of squares, in millimetres.
struct SquareRange {
  double least = 0, most = 0;
};
/// A percentage.
struct Percent {
  double value = 0;
};
/// The head or the foot of some pages; no `line`: none is printed.
struct RunningText {
  std::optional<layout::Template> line{};
  std::string written{};
};

/// A colour, or none.
struct PageColour {
  std::optional<layout::Colour> colour{};
};

/// Alignment of paragraphs (`text.align`).
enum class TextAlign : std::uint8_t { justified, ragged };
/// First words of a chapter (`text.opening`).
enum class Opening : std::uint8_t { plain, small_caps };
/// Numerals of the page numbers before the body (`numbering.front`).
enum class FolioForm : std::uint8_t { arabic, roman };
/// Position of upper captions in a row (`diagrams.heads`): they end at the board, or begin on one
/// line.
enum class HeadPlace : std::uint8_t { board, level };
/// Quotation marks (`text.quotes`).
enum class QuoteForm : std::uint8_t { by_language, as_written };
/// Colour space of a PDF (`pdf.intent`).
enum class ColourIntent : std::uint8_t { srgb, grey };
/// Standards that a PDF conforms to (`pdf.standard`).
enum class PdfStandard : std::uint8_t { none, ua_1, a_2b, a_2u, a_2a };

/// Values of all keys of pages.
struct PageStyle {
  PageValue<pages::PaperSize> paper;
  PageValue<Length> inner, outer, top, bottom, gutter, bleed;
  PageValue<int> columns;
  PageValue<bool> crop_marks, one_sided;
  PageValue<std::string> font, title_font;
  PageValue<Length> size, leading, indent, paragraph_space;
  PageValue<TextAlign> align;
  PageValue<bool> hyphenation, italics, link_pages;
  PageValue<PageColour> link_colour, code_background;
  PageValue<layout::Flush> table_align;
  PageValue<Percent> letter_fit;
  PageValue<int> initials;  ///< 0: none
  PageValue<Opening> opening;
  PageValue<QuoteForm> quotes;
  PageValue<Length> chapter_size, chapter_leading;
  PageValue<int> chapter_sink;  ///< lines; 0: none
  PageValue<layout::Flush> chapter_align;
  PageValue<RunningText> head_odd, head_even, head_first, foot_odd, foot_even, foot_first;
  PageValue<FolioForm> front;
  PageValue<int> start;
  PageValue<pages::Chapters> chapters;
  PageValue<bool> parts;
  PageValue<int> number_sections;  ///< 0: none
  PageValue<bool> number_figures, number_tables;
  PageValue<int> across, down;  ///< diagrams per row; rows per column, 0: no grid
  PageValue<Length> gap;
  PageValue<SquareRange> squares;
  PageValue<pages::DiagramGrid::Align> grid_align;
  PageValue<pages::DiagramGrid::Spread> spread;
  PageValue<HeadPlace> heads;
  PageValue<int> floats, contents;  ///< 0: none
  PageValue<std::string> colophon;  ///< Markdown
  PageValue<int> index_columns;
  PageValue<std::vector<PdfStandard>> standards;
  PageValue<ColourIntent> intent;

  /// Places of the keys `page`, `head` and `foot` themselves.
  std::optional<PagePlace> page_place{}, head_place{}, foot_place{};
  /// Places of `tracking` in `fonts`, by slot; LaTeX does not use it.
  std::map<std::string, PagePlace> tracking{};
};

/// A key: its names, and how its value is read and written.
struct PageKey {
  std::string_view path;        ///< "page.inner"; "parts" for a top-level key
  std::string_view alias = {};  ///< top-level name of the same key; empty: none
  bool front_alias = false;     ///< the alias exists in front matter only
  double least = 0, most = 0;   ///< range of the value, in points, units or per cent
  bool no = false;              ///< the value `no` means 0
  int yes = -1;                 ///< number that the value `yes` means; -1: `yes` is no value
  std::span<std::string_view const> words = {};
  std::string_view otherwise = {};  ///< what applies without the key, for the manual
  /// Code of the warning for a bad top-level value in front matter.
  std::string_view margin_code = {};
  bool meaning = false;         ///< every output uses it, not only booklets
  bool ignored_in_tex = false;  ///< LaTeX decides it, whatever a style contains
  bool is_template = false, is_list = false;

  /// Reads a value into the style. Returns false, without a change of the style, if the text is not
  /// a value of the key. Items of a list are joined by commas.
  bool (*read)(PageKey const&, std::string_view text, PagePlace const&, PageStyle&) = nullptr;
  /// Returns the value as `read` reads it, without quotes; no value if the key is not given.
  std::optional<std::string> (*write)(PageKey const&, PageStyle const&) = nullptr;
  /// Copies the value of this key from `later`, if it is given there.
  void (*take_over)(PageStyle&, PageStyle const& later) = nullptr;
  /// Returns the place of the key; null if it is not given.
  PagePlace* (*place)(PageStyle&) = nullptr;
  /// Describes the possible values in words.
  std::string (*form)(PageKey const&) = nullptr;

  /// Returns the group with its full stop, "headings.chapter."; empty for a top-level key.
  std::string_view group() const { return path.substr(0, path.rfind('.') + 1); }
};

/// Returns all keys; keys of one group are adjacent.
std::span<PageKey const> page_keys();

/// A key that contains other keys, or groups of keys: "headings" contains "headings.chapter".
struct PageGroup {
  /// Which of its keys receive a value that is given to the group itself.
  enum class Whole : std::uint8_t {
    none,            ///< the group must contain keys
    first,           ///< the first one
    odd_and_even,    ///< the first two; also the third if the value is `none`
    odd_even_first,  ///< all of them
  };
  std::string_view name;
  Whole whole = Whole::none;
  std::optional<PagePlace> PageStyle::*place = nullptr;
};
/// Returns all groups.
std::span<PageGroup const> page_groups();

/// Copies all values that `later` has to `style`, key by key.
void take_over(PageStyle& style, PageStyle const& later);

/// Sets the source in the places of all keys that have none yet.
void set_source(PageStyle& style, text::SourceId source, bool is_shipped = false);

/// Returns the names of PDF standards.
std::span<std::string_view const> standard_words();
/// Returns the standard of that name; no value if there is none.
std::optional<PdfStandard> read_standard(std::string_view name);

/// Sets `across`, the number of diagrams in a row, from the style if it is still 1.
void take_across(PageStyle const& style, int& across);

/// Returns the style as lines of YAML, one group per line.
std::string written(PageStyle const& style);

}  // namespace dawson::run
