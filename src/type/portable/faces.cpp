#include "type/portable/faces.hpp"

#include <string>

#include <hb.h>

#include "package/npm/core/package_files.hpp"

namespace dawson::type {

std::span<FaceRow const> face_rows() {
  static constexpr FaceRow rows[] = {
      {"LinLibertine_R.otf", "Linux Libertine O", layout::Family::serif, false, false},
      {"LinLibertine_RI.otf", "Linux Libertine O", layout::Family::serif, false, true},
      {"LinLibertine_RB.otf", "Linux Libertine O", layout::Family::serif, true, false},
      {"LinLibertine_RBI.otf", "Linux Libertine O", layout::Family::serif, true, true},
      {"LinBiolinum_R.otf", "Linux Biolinum O", layout::Family::sans, false, false},
      {"LinBiolinum_RI.otf", "Linux Biolinum O", layout::Family::sans, false, true},
      {"LinBiolinum_RB.otf", "Linux Biolinum O", layout::Family::sans, true, false},
      {"LinLibertine_M.otf", "Linux Libertine Mono O", layout::Family::mono, false, false},
  };
  return rows;
}

Face::~Face() = default;

std::string_view Face::bytes() const {
  return portable::package_file("fonts/" + std::string(row_.file));
}

hb_face_t* Face::opened() const {
  if (face_) return face_.get();
  std::string_view const all = bytes();
  text::CPtr<hb_blob_t, hb_blob_destroy> const blob(hb_blob_create(
      all.data(), static_cast<unsigned>(all.size()), HB_MEMORY_MODE_READONLY, nullptr, nullptr));
  face_.reset(hb_face_create(blob.get(), 0));
  return face_.get();
}

text::CPtr<hb_font_t, hb_font_destroy> Face::font(double size) const {
  text::CPtr<hb_font_t, hb_font_destroy> made(hb_font_create(opened()));
  int const scale = static_cast<int>(size * units);
  hb_font_set_scale(made.get(), scale, -scale);  // y downwards, as in Pango
  return made;
}

std::vector<std::shared_ptr<Face const>> const& faces() {
  static std::vector<std::shared_ptr<Face const>> const all = [] {
    std::vector<std::shared_ptr<Face const>> made;
    for (FaceRow const& row : face_rows()) made.push_back(std::make_shared<Face const>(row));
    return made;
  }();
  return all;
}

}  // namespace dawson::type
