// A font file as HarfBuzz sees it: measures, and the part of it that goes into a PDF.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "drawing/shaped.hpp"

struct hb_face_t;  // HarfBuzz stays in the room
struct hb_font_t;

namespace dawson::backend {

class PdfFace {
 public:
  /// The file's bytes must outlive it.
  explicit PdfFace(drawing::FontFile const& file);
  ~PdfFace();
  PdfFace(PdfFace const&) = delete;
  PdfFace& operator=(PdfFace const&) = delete;

  hb_font_t* font() const { return font_; }
  double thousandths(double value) const { return value * 1000 / units_; }
  std::string postscript_name() const;  ///< as a name in a PDF can have it
  bool is_cff() const { return is_cff_; }

  /// The font with these glyphs, each with its number, and nothing that a PDF has no use for: a
  /// CFF program, or a TrueType file. Throws `std::bad_alloc`.
  std::string subset(std::vector<std::uint16_t> const& glyphs) const;

 private:
  hb_face_t* face_ = nullptr;
  hb_font_t* font_ = nullptr;
  double units_ = 1000;
  bool is_cff_ = false;
};

}  // namespace dawson::backend
