// The faces of text in the npm package, for HarfBuzz.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "drawing/shaped.hpp"
#include "text/c_library.hpp"

struct hb_face_t;
struct hb_font_t;
extern "C" void hb_face_destroy(hb_face_t*);
extern "C" void hb_font_destroy(hb_font_t*);

namespace dawson::type {

inline constexpr double units = 1024;  ///< Pango's, per point

/// A row of the table of faces.
struct FaceRow {
  std::string_view file;  ///< in the package's folder `fonts`
  std::string_view family;
  layout::Family kind;
  bool bold, italic;
};
/// Returns all faces of the package.
std::span<FaceRow const> face_rows();

/// A face, which is opened on first use: few texts need all of them.
class Face : public drawing::FontFile {
 public:
  explicit Face(FaceRow const& row) : row_(row) { family = row.family; }
  ~Face() override;
  std::string_view bytes() const override;
  unsigned index() const override { return 0; }

  FaceRow const& row() const { return row_; }
  /// Returns the face scaled to `size` points, in units.
  text::CPtr<hb_font_t, hb_font_destroy> font(double size) const;

 private:
  hb_face_t* opened() const;

  FaceRow const& row_;
  mutable text::CPtr<hb_face_t, hb_face_destroy> face_;
};

/// Returns the faces in the order in which one with a missing letter is searched.
std::vector<std::shared_ptr<Face const>> const& faces();

}  // namespace dawson::type
