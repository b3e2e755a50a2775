// A font file as HarfBuzz reads it: its measures, and the subset of it for a PDF.
//
// Design: a subset is kept for the next document with the same letters, such as previews and boards
// by address. Making and compressing its subsets took half of the time of a booklet of one page.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "drawing/shaped.hpp"

struct hb_face_t;  // HarfBuzz stays in the room
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

}  // namespace dawson::backend
