// The fonts of a PDF file: the glyphs used, and the subsets of font files that contain them.
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

/// One font. Characters are the numbers of its glyphs, two bytes each.
class PdfFont {
 public:
  PdfFont(std::shared_ptr<drawing::FontFile const> file, std::string name, ObjectNumber number);

  std::string const& name() const { return name_; }  ///< in resources: "F1"
  ObjectNumber number() const { return number_; }

  /// Records that a glyph is used for `text` (UTF-8; empty: for no text). Returns whether copying
  /// the glyph gives that text; it may already represent another one.
  bool use(std::uint16_t glyph, std::string_view text);

  /// Returns a glyph without ink that represents only this space or line end; 0 if the font has
  /// none.
  std::uint16_t blank(char sign);

  /// Returns the glyph that looks like this hyphen and represents a soft hyphen; the same glyph if
  /// there is no other.
  std::uint16_t soft_hyphen(std::uint16_t hyphen);

  /// Returns the advance of a glyph, in thousandths of the size.
  double width(std::uint16_t glyph);

  /// Writes the font, reduced to the used glyphs.
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

/// Appends a glyph in a string of such a font; the caller writes the brackets.
void append_glyph(std::string& out, std::uint16_t glyph);

class PdfFonts {
 public:
  explicit PdfFonts(PdfFile& file) : file_(file) {}

  /// Returns the font of a font file.
  PdfFont& of(std::shared_ptr<drawing::FontFile const> const& file);

  /// Returns the font of the pieces.
  PdfFont& pieces();

  std::vector<std::unique_ptr<PdfFont>> const& all() const { return fonts_; }
  /// Writes all fonts with their used glyphs.
  void write_all();

 private:
  PdfFile& file_;
  std::vector<std::unique_ptr<PdfFont>> fonts_;
  std::map<drawing::FontFile const*, PdfFont*> known_;
  PdfFont* pieces_ = nullptr;
};

}  // namespace dawson::backend
