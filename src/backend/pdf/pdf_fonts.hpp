// The fonts of a PDF file: which glyphs are used, and the parts of the font files that go with it.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "backend/pdf/pdf_face.hpp"
#include "backend/pdf/pdf_file.hpp"
#include "drawing/shaped.hpp"

namespace dawson::backend {

/// One font. Characters are its glyphs' numbers, two bytes each.
class PdfFont {
 public:
  PdfFont(std::shared_ptr<drawing::FontFile const> file, std::string name, ObjectNumber number);

  std::string const& name() const { return name_; }  ///< in resources: "F1"
  ObjectNumber number() const { return number_; }

  /// Notes that a glyph is used for `text` (UTF-8; empty: for no text). Whether a reader who copies
  /// the glyph gets that text: it may stand for another one already.
  bool use(std::uint16_t glyph, std::string_view text);

  /// A glyph without ink that stands for this blank, or this end of a line, and nothing else; 0 for
  /// a font that has none.
  std::uint16_t blank(char sign);

  /// The glyph that is printed as this hyphen is and stands for a soft one; the same where there is
  /// no other.
  std::uint16_t soft_hyphen(std::uint16_t hyphen);

  /// Advance of a glyph, thousandths of the size.
  double width(std::uint16_t glyph);

  /// Writes the font with the glyphs used, and nothing else of it.
  void write(PdfFile& file) const;

 private:
  struct Used {
    bool used = false;
    float width = -1;
    std::string text;
  };
  Used& entry(std::uint16_t glyph);
  std::string unicode_map() const;
  std::string widths() const;

  std::shared_ptr<drawing::FontFile const> file_;
  std::shared_ptr<PdfFace> face_;
  std::string name_;
  ObjectNumber number_;
  std::vector<Used> glyphs_;
  std::map<char, std::uint16_t> blanks_;
};

/// A glyph in a string of such a font; the brackets are the caller's.
void append_glyph(std::string& out, std::uint16_t glyph);

class PdfFonts {
 public:
  explicit PdfFonts(PdfFile& file) : file_(file) {}

  PdfFont& of(std::shared_ptr<drawing::FontFile const> const& file);

  /// The font of the men.
  PdfFont& men();

  std::vector<std::unique_ptr<PdfFont>> const& all() const { return fonts_; }
  void write_all();

 private:
  PdfFile& file_;
  std::vector<std::unique_ptr<PdfFont>> fonts_;
  std::map<drawing::FontFile const*, PdfFont*> known_;
  PdfFont* men_ = nullptr;
};

}  // namespace dawson::backend
