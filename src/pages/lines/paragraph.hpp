// Typesets running text as lines, from words that are shaped once and reused.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "layout/type.hpp"
#include "pages/page.hpp"
#include "prose/prose.hpp"

namespace dawson::pages {

/// Function that returns where a word (letters only) may be divided: byte offsets of the letters
/// that would start a line, in order.
using Hyphenate = std::function<std::vector<std::size_t>(std::string_view word)>;

/// Place within a word where a line may end.
struct Division {
  std::size_t at = 0;  ///< byte offset of what would start the next line
  bool hyphen = true;  ///< a hyphen is inserted; otherwise the word has a sign of its own there
};

/// Word and the parts that it can be divided into.
struct Word {
  layout::TypeLine whole;
  std::vector<Division> divisions;
  /// Widths of the parts, one more than `divisions`; their sum is the width of the whole
  std::vector<double> parts;
  double hang = 0;  ///< how far its last sign may protrude at the end of a line
};

/// The word cache of a booklet: every word in every font in which it was typeset.
class WordCache {
 public:
  WordCache(layout::Typeset typeset, Hyphenate hyphenate)
      : typeset_(std::move(typeset)), hyphenate_(std::move(hyphenate)) {}

  /// Returns a word that is not divided, or a part of one. The reference is valid as long as the
  /// cache.
  layout::TypeLine const& word(std::string_view text, layout::Font const& font);

  /// Returns a word of running text (anything without spaces) with its divisions: by the patterns
  /// of the language, after hyphens and dashes between letters, after slashes of long addresses, in
  /// code after its signs. The reference is valid until the language changes.
  Word const& divisible(std::string_view text, layout::Font const& font);

  /// Divides words by the patterns of `hyphenate` from now on.
  void hyphenate_with(Hyphenate hyphenate);

  /// Typesets what is not text (pieces, note marks) on one line, without keeping it.
  layout::TypeLine set(prose::Inline const& what, layout::Font const& font);

  /// Returns the width of a space.
  double space(layout::Font const& font);

  /// Returns how far an inserted hyphen may protrude.
  double hyphen_hang(layout::Font const& font) {
    return hyphen_part_outside * word("-", font).width;
  }

  /// Returns the characters that no font has, each once, in the order of their appearance.
  std::u32string const& missing() const { return missing_; }
  /// Adds characters to `missing`.
  void note_missing(std::u32string_view characters);

  layout::Typeset const& typeset() const { return typeset_; }

  /// Returns whether typeset matter keeps its text, for lists of it and for running heads that name
  /// the content of their page.
  bool keeps_words() const { return keeps_words_; }
  void keep_words() { keeps_words_ = true; }

 private:
  static constexpr double hyphen_part_outside = 0.45;

  std::vector<Division> divisions(std::string_view text) const;
  static std::vector<Division> code_divisions(std::string_view text);
  double hang(std::string_view text, layout::Font const& font);

  struct Sorts {
    std::unordered_map<std::string, layout::TypeLine> words;
    std::unordered_map<std::string, Word> divisible;
    double space = -1;
  };
  Sorts& sorts(layout::Font const& font);

  layout::Typeset typeset_;
  Hyphenate hyphenate_;
  std::vector<std::pair<layout::Font, std::unique_ptr<Sorts>>> fonts_;  // a booklet has a dozen
  std::u32string missing_;
  bool keeps_words_ = false;
};

struct ParagraphStyle {
  layout::Font font;
  double width = 0;        ///< of the measure, points
  double indent = 0;       ///< of the first line
  double hanging = 0;      ///< of all lines but the first
  double first_short = 0;  ///< room that the first line leaves free at its right end
  layout::Flush flush = layout::Flush::justified;
  bool divide = true;  ///< words may be divided
  /// Number of lines, from `shorts_from` on, that are shorter by `short_by`
  std::size_t shorts = 0;
  double short_by = 0;
  std::size_t shorts_from = 0;
  bool short_left = true;  ///< on their left
  double letter_fit = 0;   ///< limit for widening or narrowing letters of justified lines
  /// Spaces of a ragged paragraph keep their width, and a line may be short by a third of the
  /// measure
  bool natural_spaces = false;
  /// Limit of a space's width in a justified paragraph, relative to its natural width: a paragraph
  /// that needs wider ones is ragged, with natural spaces. 0: no limit
  double loosest = 0;
  double figurine_size = 1;     ///< relative to that of the text
  double figurine_bearing = 0;  ///< em of the text, at both sides of a figurine within a line
  std::string about{};          ///< for the list of pages, of each line
};

/// From the top of a line to its baseline, as a share of the leading.
inline constexpr double baseline_part = 0.76;

/// A line of a paragraph; its matter has its origin at the left edge of the measure, on the
/// baseline.
struct SetLine {
  PageContent matter;
  double width = 0;                ///< of what is printed
  double ascent = 0, descent = 0;  ///< of its fonts and figurines, both positive
  double ink_ascent = 0;           ///< of what is printed
  std::vector<std::string> notes;  ///< labels of the footnotes that it calls, in order
  double scale = 1;                ///< horizontal scale of its letters
  double space = 0;                ///< width of a space of the text's font; 0: it has none
  double from = 0;         ///< start of the line; `width` counts from the edge of the measure
  std::string text;        ///< printed text, if it is kept
  std::string about;       ///< of its style, and whether it is ragged
  bool justified = false;  ///< from edge to edge
  bool last = false;       ///< of its paragraph
  bool divided = false;    ///< ends within a word
  /// Its widest word, if something in it is wider than the measure; empty for a board or a picture
  std::optional<std::string> too_wide{};
};

/// Functions for matter within running text.
struct InlineObjects {
  /// Mark of a footnote; without the function footnotes have none
  std::function<std::string(std::string const& label)> note_number;
  std::function<std::shared_ptr<layout::Scene const>(std::size_t directive)>
      board;  ///< a small board; may be null
  /// Null if not available; without the function alternative texts are printed
  std::function<std::shared_ptr<Picture const>(prose::Image const& image)> picture;
  double highest_picture = 0;                   ///< higher or wider pictures are made smaller
  Structure* structure = nullptr;               ///< null: typeset matter belongs to no part
  NodeId part = 0;                              ///< part of the text
  std::optional<layout::Colour> link_colour{};  ///< no value: links look like other text
  std::function<FigureWords(chess::SquareContent const& piece)> piece_words{};
  std::function<FigureWords(std::size_t directive)> board_words{};
};

/// Returns the anchor that the mark of a footnote links to.
std::string note_anchor(std::string_view number);

/// Notes that the text of `line` continues on the line below it.
void end_with_space(SetLine& line);

/// Returns the lines of `inlines`; none without text.
std::vector<SetLine> set_paragraph(WordCache& sorts, prose::Inlines const& inlines,
                                   ParagraphStyle const& style, InlineObjects const& inlays = {});

/// Return how many lines of `leading` a line with a board or a picture needs above and below the
/// room of other lines, and the height of these lines.
std::size_t lines_above(SetLine const& line, double leading);
std::size_t lines_below(SetLine const& line, double leading);
double room_above(SetLine const& line, double leading);
double room_below(SetLine const& line, double leading);

/// Returns only the letters: for outlines, running heads and metadata.
std::string plain_text(prose::Inlines const& inlines);

}  // namespace dawson::pages
