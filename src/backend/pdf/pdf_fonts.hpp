// The fonts of a PDF file: font files as HarfBuzz reads them, the glyphs used, and the subsets that
// contain them.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "backend/pdf/pdf_file.hpp"
#include "drawing/shaped.hpp"

// A font file as HarfBuzz reads it: its measures, and the subset of it for a PDF.
//
// Design: a subset is kept for the next document with the same letters, such as previews and boards
// by address. Making and compressing its subsets took half of the time of a booklet of one page.

struct hb_face_t;  // keeps HarfBuzz out of this header
struct hb_font_t;

namespace dawson::backend {

class PdfFace : public drawing::MadeOfFont {
 public:
  /// Returns the face of a file, which keeps it.
  static std::shared_ptr<PdfFace> of(drawing::FontFile const& file);

  /// The bytes of the file must outlive this object.
  explicit PdfFace(drawing::FontFile const& file);
  ~PdfFace() override;
  PdfFace(PdfFace const&) = delete;
  PdfFace& operator=(PdfFace const&) = delete;

  hb_font_t* font() const { return font_; }
  double thousandths(double value) const { return value * 1000 / units_; }
  std::string postscript_name() const;  ///< valid as a name in a PDF
  bool is_cff() const { return is_cff_; }

  struct Subset {
    std::string packed;      ///< as returned by `pack`
    std::size_t length = 0;  ///< before `pack`
  };
  /// Returns the font reduced to these glyphs, each with its number, without tables that a PDF does
  /// not use: a CFF program, or a TrueType file. The reference is valid until the next call. Throws
  /// `std::bad_alloc`.
  Subset const& subset(std::vector<std::uint16_t> const& glyphs,
                       std::function<std::string_view(std::string_view)> const& pack);

 private:
  static constexpr std::size_t most_kept = 8'000'000;  // bytes of subsets

  std::string make_subset(std::vector<std::uint16_t> const& glyphs) const;

  std::map<std::vector<std::uint16_t>, Subset> subsets_;
  std::size_t kept_ = 0;
  hb_face_t* face_ = nullptr;
  hb_font_t* font_ = nullptr;
  double units_ = 1000;
  bool is_cff_ = false;
};

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
