// What styles and front matter say of pages: a typed member for each key, without a value where the
// key is not given. One table says how each is called, read, written and documented.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/templates/template.hpp"
#include "pages/design.hpp"
#include "text/sources.hpp"
#include "text/span.hpp"

namespace dawson::run {

/// Where a key stands, for messages.
struct PagePlace {
  text::Span key{}, where{};  ///< of the key, of its value
  text::SourceId source = text::at_hand;
};

/// The value of a key, and where it is given.
template <class T>
struct PageValue : std::optional<T> {
  PagePlace place{};

  /// As `otherwise`, without the place.
  T otherwise(T other) const { return this->value_or(std::move(other)); }
};

struct Length {
  double points = 0;
};
struct Percent {
  double value = 0;
};
/// The head or the foot of some pages; nothing: none is printed.
struct RunningText {
  std::optional<layout::Template> line{};
  std::string written{};
};

enum class TextAlign : std::uint8_t { justified, ragged };
enum class FolioForm : std::uint8_t { arabic, roman };
enum class RowSpread : std::uint8_t { foot, top };
enum class HeadPlace : std::uint8_t { board, level };
enum class QuoteForm : std::uint8_t { by_language, as_written };
enum class ColourIntent : std::uint8_t { srgb, grey };
enum class PdfStandard : std::uint8_t { none, ua_1, a_2b, a_2u, a_2a };

struct PageStyle {
  PageValue<pages::PaperSize> paper;
  PageValue<Length> inner, outer, top, bottom, gutter, bleed;
  PageValue<int> columns;
  PageValue<bool> crop_marks, one_sided;
  PageValue<std::string> font, title_font;
  PageValue<Length> size, leading, indent, paragraph_space;
  PageValue<TextAlign> align;
  PageValue<bool> hyphenation, italics;
  PageValue<Percent> letter_fit;
  PageValue<int> initials;  ///< 0: none
  PageValue<QuoteForm> quotes;
  PageValue<RunningText> head_odd, head_even, head_first, foot_odd, foot_even, foot_first;
  PageValue<FolioForm> front;
  PageValue<int> start;
  PageValue<pages::Chapters> chapters;
  PageValue<bool> parts;
  PageValue<int> number_sections;  ///< 0: none
  PageValue<bool> number_figures, number_tables;
  PageValue<int> across, down;  ///< of diagrams; no `down`: 0
  PageValue<Length> gap;
  PageValue<pages::DiagramGrid::Align> grid_align;
  PageValue<RowSpread> spread;
  PageValue<HeadPlace> heads;
  PageValue<int> floats, contents;  ///< 0: none
  PageValue<std::string> colophon;  ///< Markdown
  PageValue<int> index_columns;
  PageValue<std::vector<PdfStandard>> standards;
  PageValue<ColourIntent> intent;

  /// Of the keys `page`, `head` and `foot` themselves.
  std::optional<PagePlace> page_place{}, head_place{}, foot_place{};
};

/// A key: how it is called, and how its value is read and written.
struct PageKey {
  std::string_view path;        ///< "page.inner"; "parts" at the margin
  std::string_view alias = {};  ///< the same at the margin; empty: none
  bool front_alias = false;     ///< in front matter alone
  double least = 0, most = 0;   ///< points, numbers, per cent
  bool no = false;              ///< `no` is 0
  int yes = -1;                 ///< the number that `yes` is; -1: no value
  std::span<std::string_view const> words = {};
  std::string_view otherwise = {};    ///< without the key, for the manual
  std::string_view margin_code = {};  ///< of a bad value at the margin of front matter: a warning
  bool meaning = false;               ///< counts in every output, not in booklets alone
  bool ignored_in_tex = false;        ///< LaTeX decides it, whatever a style says
  bool is_template = false, is_list = false;

  /// Returns false, and leaves the style, where the text is no value of the key. Lists are joined
  /// by commas.
  bool (*read)(PageKey const&, std::string_view text, PagePlace const&, PageStyle&) = nullptr;
  /// The value as it is read again, without quotes; nothing where the key is not given.
  std::optional<std::string> (*write)(PageKey const&, PageStyle const&) = nullptr;
  void (*take_over)(PageStyle&, PageStyle const& later) = nullptr;
  PagePlace* (*place)(PageStyle&) = nullptr;  ///< null where the key is not given
  /// What its value is, in words.
  std::string (*form)(PageKey const&) = nullptr;

  std::string_view group() const { return path.substr(0, path.find('.') + 1); }
};

/// All keys. Those of a group stand together.
std::span<PageKey const> page_keys();

/// A key with keys of its own.
struct PageGroup {
  /// Which of its keys take a value that the group is given instead of keys.
  enum class Whole : std::uint8_t {
    none,            ///< it needs keys
    first,           ///< the first one
    odd_and_even,    ///< the first two, and the third one where the value is `none`
    odd_even_first,  ///< all
  };
  std::string_view name;
  Whole whole = Whole::none;
  std::optional<PagePlace> PageStyle::*place = nullptr;
};
std::span<PageGroup const> page_groups();

/// Values of `later` go before those of `style`, key by key.
void take_over(PageStyle& style, PageStyle const& later);

/// Sets the source of all places.
void set_source(PageStyle& style, text::SourceId source);

/// The names of standards of PDF, and the standard of a name.
std::span<std::string_view const> standard_words();
std::optional<PdfStandard> read_standard(std::string_view name);

/// Diagrams in a row where nothing else has said it.
void take_across(PageStyle const& style, int& across);

/// As lines of YAML, a group on a line.
std::string written(PageStyle const& style);

}  // namespace dawson::run
